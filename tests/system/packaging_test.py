"""The scripts in packaging/ that make decisions: what they find, and what they do not touch."""

import hashlib
import importlib.machinery
import importlib.util
import pathlib
import sys
import tempfile
import unittest
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.dont_write_bytecode = True


def load(name: str):
    path = ROOT / "packaging" / name
    loader = importlib.machinery.SourceFileLoader(path.stem, str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(path.stem, loader))
    loader.exec_module(module)
    return module


translations = load("checks/translations")
paths = load("checks/paths")

FILE = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{language}">
<context><name>Page</name>{messages}</context></TS>"""


def message(source: str, translation: str) -> str:
    return f"<message><source>{source}</source><translation>{translation}</translation></message>"


def plural(source: str, *forms: str) -> str:
    inner = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    return f'<message numerus="yes"><source>{source}</source><translation>{inner}</translation></message>'


class Translations(unittest.TestCase):
    def check(self, russian: str, wanted: str | None = None) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (("committed", russian), ("current", wanted or russian)):
                (pathlib.Path(folder) / name).mkdir()
                for language in translations.LANGUAGES:
                    (pathlib.Path(folder) / name / f"epochal_{language}.ts").write_text(
                        FILE.format(language=language, messages=text if language == "ru" else ""))
            return translations.check(pathlib.Path(folder) / "committed", pathlib.Path(folder) / "current")

    def test_complete_file_passes(self):
        self.assertEqual(self.check(message("&amp;Open %1…", "&amp;Открыть %1…") + plural("%n runs", "%n запуск", "%n запуска", "%n запусков")), [])

    def test_unfinished(self):
        self.assertIn("unfinished", self.check('<message><source>a</source><translation type="unfinished"/></message>')[0])

    def test_empty(self):
        self.assertIn("empty", self.check(message("a", ""))[0])

    def test_missing_and_left_over(self):
        problems = self.check(message("old", "старый"), message("new", "новый"))
        self.assertEqual(len(problems), 2)

    def test_plural_forms(self):
        self.assertIn("plural forms", self.check(plural("%n runs", "%n запуск", "%n запуска"))[0])
        self.assertIn("plural forms", self.check(plural("%n runs", "%n запуск", "%n запуска", ""))[0])
        self.assertIn("placeholders", self.check(plural("%n runs", "запуск", "%n запуска", "%n запусков"))[0])

    def test_marks(self):
        for source, translation, what in (("%1 of %2", "%1 из", "placeholders"), ("Stop…", "Стоп", "final punctuation"),
                                          ("&Stop", "Стоп", "accelerator"), ("<b>a</b>", "<i>а</i>", "tags"), (" a", "а", "outer spaces"),
                                          ("Stop…", "Стоп...", "three dots"), ("Price", "Цена amp;цены", "XML entity"),
                                          ("Price", "Цена Цена", "twice")):
            with self.subTest(source):
                self.assertTrue(any(what in problem for problem in translations.compare(source, translation)))

    def test_one_word_for_one_thing(self):
        glossary = [{"term": "data set", "en": "data set*", "except": "^Set", "ru": "набор* данных", "es": "conjunto* de datos"}]

        def named(source: str, translation: str, language: str = "ru") -> list[str]:
            return translations.misnamed(language, source, translation, glossary)

        self.assertEqual(named("&Data sets", "&Наборы данных"), [])
        self.assertEqual(named("Two data sets", "Два датасета")[0][:29], "the glossary calls 'data set'")
        self.assertEqual(len(named("A data set", "Un dataset", "es")), 1)
        self.assertEqual(named("A metadata set", "Другое"), [])
        self.assertEqual(named("The key \"data set\"", "Ключ «data set»"), [], "a key stays English")
        self.assertEqual(named("Set a data set", "Выберите"), [], "an exception of the glossary")

    def test_the_glossary_is_checked(self):
        self.assertTrue(any("glossary" in problem for problem in self.check(message("This data set", "Этот датасет"))))

    def test_order_of_placeholders_is_free(self):
        self.assertEqual(translations.compare("%1 of %2", "из %2 взято %1"), [])


class Paths(unittest.TestCase):
    def test_private_paths(self):
        for text in ("see /" + "home/me/x", '"/' + 'root/data"', "../" + "shared/x"):
            self.assertTrue(paths.PRIVATE.search(text), text)
        own = ("$HOME/x", "~/work", "https://example.org/" + "home/x", "/usr/share/datasets", "core/" + "work/x")
        for text in own:
            self.assertFalse(paths.PRIVATE.search(text), text)


class Wheels(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.wheels = wheels = load("wheels.py")
        wheels.ROOT = pathlib.Path(self.temporary.name)
        wheels.WHEELS = wheels.ROOT / ".deps" / "wheels"
        wheels.WHEELS.mkdir(parents=True)
        wheels.say = lambda text: None
        self.site = wheels.ROOT / ".deps" / "site"

    def wheel(self, name: str, files: dict[str, str]):
        path = self.wheels.WHEELS / f"{name}-1-py3-none-any.whl"
        with zipfile.ZipFile(path, "w") as archive:
            for entry, text in files.items():
                archive.writestr(entry, text)
        sha = hashlib.sha256(path.read_bytes()).hexdigest()
        return self.wheels.Wheel(f"{name}==1 --hash=sha256:{sha}  # 1 MB", "here")

    def test_two_wheels_share_a_folder_and_a_set_grows(self):
        first = self.wheel("a", {"nvidia/cu13/lib/a.so": "a", "nvidia/cu13/include/a.h": "h"})
        self.wheels.install(self.site, [first], None)
        self.assertEqual((self.site / "nvidia/cu13/lib/a.so").read_text(), "a")
        self.assertEqual(list(self.wheels.WHEELS.glob("*.whl")), [])
        second = self.wheel("b", {"nvidia/cu13/lib/b.so": "b"})
        self.wheels.install(self.site, [first, second], None)
        self.assertEqual(sorted(path.name for path in (self.site / "nvidia/cu13/lib").iterdir()), ["a.so", "b.so"])

    def test_second_call_does_nothing(self):
        first = self.wheel("a", {"a.txt": "a"})
        self.wheels.install(self.site, [first], None)
        before = (self.site / self.wheels.STAMP).stat().st_mtime_ns
        self.wheels.fetch = lambda _: self.fail("fetched again")
        self.wheels.install(self.site, [first], None)
        self.assertEqual((self.site / self.wheels.STAMP).stat().st_mtime_ns, before)

    def test_headers_alone(self):
        first = self.wheel("a", {"nvidia/cu13/lib/a.so": "a", "nvidia/cu13/include/a.h": "h"})
        self.wheels.install(self.site, [first], "include")
        self.assertTrue((self.site / "nvidia/cu13/include/a.h").exists())
        self.assertFalse((self.site / "nvidia/cu13/lib").exists())

    def test_every_pin_is_understood(self):
        pins = sorted((ROOT / "packaging").glob("requirements-*.txt"))
        found = self.wheels.read([str(pin) for pin in pins])
        self.assertEqual(len({wheel.name for wheel in found}), len(found))
        self.assertIn("torch", {wheel.name for wheel in found})


if __name__ == "__main__":
    unittest.main()
