<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>The price book has no offer &quot;%1&quot;</source>
        <translation>В справочнике цен нет предложения «%1»</translation>
    </message>
    <message>
        <source>Choose one of its ids, such as &quot;this-machine&quot;</source>
        <translation>Выберите один из его идентификаторов, например «this-machine»</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>Ещё не измерено</translation>
    </message>
    <message>
        <source>Bound by data: steps wait for images %1 % of their time</source>
        <translation>Узкое место — данные: шаги ждут изображений %1 % своего времени</translation>
    </message>
    <message>
        <source>Use more loader threads, or a lighter augmentation</source>
        <translation>Увеличьте число потоков загрузки или упростите аугментацию</translation>
    </message>
    <message>
        <source>Bound by communication: replicas wait for each other %1 % of the step time</source>
        <translation>Узкое место — обмен данными: реплики ждут друг друга %1 % времени шага</translation>
    </message>
    <message>
        <source>Use a larger batch per replica, or fewer replicas</source>
        <translation>Увеличьте пакет на реплику или уменьшите число реплик</translation>
    </message>
    <message>
        <source>Bound by compute, %1 % of the step time; the loader keeps up</source>
        <translation>Узкое место — вычисления, %1 % времени шага; загрузка данных успевает</translation>
    </message>
    <message>
        <source>Bound by compute, %1 % of the step time; waiting for images takes %2 %</source>
        <translation>Узкое место — вычисления, %1 % времени шага; ожидание изображений занимает %2 %</translation>
    </message>
    <message>
        <source>The images are small (%1 x %2): images/s here says little about larger images</source>
        <translation>Изображения малы (%1 x %2): изобр./с здесь мало говорят о более крупных изображениях</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time like 2026-11-21T14:10:32.123Z</source>
        <translation>«%1» — не время вида 2026-11-21T14:10:32.123Z</translation>
    </message>
    <message>
        <source>Check that the disk works and the path is right</source>
        <translation>Проверьте, что диск исправен и путь верен</translation>
    </message>
    <message>
        <source>Free some space on this disk, then go on</source>
        <translation>Освободите место на этом диске и продолжите</translation>
    </message>
    <message>
        <source>Give yourself the right to write there, or choose another folder</source>
        <translation>Получите право записи в это место или выберите другую папку</translation>
    </message>
    <message>
        <source>Check the path</source>
        <translation>Проверьте путь</translation>
    </message>
    <message>
        <source>The file system says: %1</source>
        <translation>Сообщение файловой системы: %1</translation>
    </message>
    <message>
        <source>The file has %1 bytes, more than the %2 such a file may have</source>
        <translation>Размер файла в байтах — %1, а для такого файла допустимо не более %2</translation>
    </message>
    <message>
        <source>Check that this is the file meant</source>
        <translation>Проверьте, что это нужный файл</translation>
    </message>
    <message>
        <source>Another process is using this</source>
        <translation>Это занято другим процессом</translation>
    </message>
    <message>
        <source>Close the other window or worker first</source>
        <translation>Сначала закройте другое окно или рабочий процесс</translation>
    </message>
    <message>
        <source>Not a valid JSON document: %1</source>
        <translation>Недопустимый документ JSON: %1</translation>
    </message>
    <message>
        <source>Mend the file at that place, or restore it</source>
        <translation>Исправьте файл в этом месте или восстановите его</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a decimal number</source>
        <translation>«%1» — не десятичное число</translation>
    </message>
    <message>
        <source>Write digits with a point, such as 4.6016; no grouping and no exponent</source>
        <translation>Пишите цифры с точкой, например 4.6016, без разделителей групп и без экспоненты</translation>
    </message>
    <message>
        <source>An object was expected here</source>
        <translation>Здесь ожидался объект</translation>
    </message>
    <message>
        <source>Text was expected here</source>
        <translation>Здесь ожидался текст</translation>
    </message>
    <message>
        <source>true or false was expected here</source>
        <translation>Здесь ожидалось true или false</translation>
    </message>
    <message>
        <source>A number of at least 0 was expected here</source>
        <translation>Здесь ожидалось число не меньше 0</translation>
    </message>
    <message>
        <source>A whole number of at least 0 was expected here</source>
        <translation>Здесь ожидалось целое число не меньше 0</translation>
    </message>
    <message>
        <source>A decimal amount in quotes, such as &quot;4.6016&quot;, was expected here</source>
        <translation>Здесь ожидалась десятичная сумма в кавычках, например &quot;4.6016&quot;</translation>
    </message>
    <message>
        <source>One of these was expected here: %1</source>
        <translation>Здесь ожидалось одно из значений: %1</translation>
    </message>
    <message>
        <source>Mend this value in the file, or take the file out</source>
        <translation>Исправьте это значение в файле или уберите файл</translation>
    </message>
    <message>
        <source>A share of the hours, 0 to 1, was expected here</source>
        <translation>Здесь ожидалась доля часов от 0 до 1</translation>
    </message>
    <message>
        <source>An offer needs an id</source>
        <translation>У предложения должен быть идентификатор</translation>
    </message>
    <message>
        <source>A currency code of three capitals, such as USD, was expected here</source>
        <translation>Здесь ожидался код валюты из трёх заглавных букв, например USD</translation>
    </message>
    <message>
        <source>A date such as 2026-11-09, 2026, &gt;=2025-11 or 2025..2026 was expected here</source>
        <translation>Здесь ожидалась дата вида 2026-11-09, 2026, &gt;=2025-11 или 2025..2026</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>%1 or later</source>
        <translation>%1 или позже</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Not ranked: the price is not known</source>
        <translation>Не ранжируется: цена неизвестна</translation>
    </message>
    <message>
        <source>Not ranked: the price has no date</source>
        <translation>Не ранжируется: у цены нет даты</translation>
    </message>
    <message>
        <source>Not ranked: the price has no source</source>
        <translation>Не ранжируется: у цены нет источника</translation>
    </message>
    <message>
        <source>Not ranked: the price is of the accelerator alone, without a machine around it</source>
        <translation>Не ранжируется: цена только за ускоритель, без самой машины</translation>
    </message>
    <message>
        <source>Not ranked: it is not known what the price pays for</source>
        <translation>Не ранжируется: неизвестно, за что взимается цена</translation>
    </message>
    <message>
        <source>This is not a price book</source>
        <translation>Это не справочник цен</translation>
    </message>
    <message>
        <source>The price book has no version</source>
        <translation>У справочника цен нет версии</translation>
    </message>
    <message>
        <source>The price book is of version %1, this program reads up to %2</source>
        <translation>Версия справочника цен — %1, эта программа читает версии до %2</translation>
    </message>
    <message>
        <source>Install the newer version of Epochal</source>
        <translation>Установите более новую версию Epochal</translation>
    </message>
    <message>
        <source>The price book has no list of offers</source>
        <translation>В справочнике цен нет списка предложений</translation>
    </message>
    <message>
        <source>Two offers have the same id</source>
        <translation>У двух предложений одинаковый идентификатор</translation>
    </message>
    <message>
        <source>A line of the event log cannot be read: %1</source>
        <translation>Не удаётся прочитать строку журнала событий: %1</translation>
    </message>
    <message>
        <source>Unknown event type &quot;%1&quot;</source>
        <translation>Неизвестный тип события «%1»</translation>
    </message>
    <message>
        <source>Restore the file, or delete the run&apos;s folder</source>
        <translation>Восстановите файл или удалите папку запуска</translation>
    </message>
    <message>
        <source>This is not an Epochal run</source>
        <translation>Это не запуск Epochal</translation>
    </message>
    <message>
        <source>Written by a newer Epochal: format version %1, this one reads up to %2</source>
        <translation>Записано более новой версией Epochal: версия формата %1, эта программа читает версии до %2</translation>
    </message>
    <message>
        <source>Use the newer Epochal</source>
        <translation>Используйте более новую версию Epochal</translation>
    </message>
    <message>
        <source>The run&apos;s id or time of creation is missing</source>
        <translation>Отсутствует идентификатор запуска или время его создания</translation>
    </message>
    <message>
        <source>The engine cannot be loaded: %1</source>
        <translation>Не удаётся загрузить движок: %1</translation>
    </message>
    <message>
        <source>Run packaging/setup again; comparing, pricing and reports work without the engine</source>
        <translation>Выполните packaging/setup ещё раз; сравнение, расчёт цен и отчёты работают и без движка</translation>
    </message>
    <message>
        <source>The engine is of another build</source>
        <translation>Движок из другой сборки</translation>
    </message>
    <message>
        <source>Build or install the program and its engine together</source>
        <translation>Соберите или установите программу вместе с её движком</translation>
    </message>
    <message>
        <source>There is no engine here to train with</source>
        <translation>Здесь нет движка для обучения</translation>
    </message>
    <message>
        <source>Build the engine, or say in EPOCHAL_ENGINE where it is</source>
        <translation>Соберите движок или укажите в EPOCHAL_ENGINE, где он находится</translation>
    </message>
    <message>
        <source>This run is not being trained</source>
        <translation>Этот запуск сейчас не обучается</translation>
    </message>
    <message>
        <source>The worker ended before it began</source>
        <translation>Рабочий процесс завершился, не начав работу</translation>
    </message>
    <message>
        <source>Its last words are in that file</source>
        <translation>Его последние сообщения — в этом файле</translation>
    </message>
    <message>
        <source>Interrupted after a checkpoint; it can be resumed</source>
        <translation>Запуск прерван после контрольной точки; его можно продолжить</translation>
    </message>
    <message>
        <source>All epochs done</source>
        <translation>Все эпохи пройдены</translation>
    </message>
    <message>
        <source>Trained: the target was reached</source>
        <translation>Обучена: цель достигнута</translation>
    </message>
    <message>
        <source>Trained: top-1 stopped improving</source>
        <translation>Обучена: точность top-1 перестала расти</translation>
    </message>
    <message>
        <source>Stopped at the time limit</source>
        <translation>Остановлен по лимиту времени</translation>
    </message>
    <message>
        <source>Stopped at the budget</source>
        <translation>Остановлен по исчерпании бюджета</translation>
    </message>
    <message>
        <source>Stopped on request</source>
        <translation>Остановлен по запросу</translation>
    </message>
    <message>
        <source>This run is being trained already</source>
        <translation>Этот запуск уже обучается</translation>
    </message>
    <message>
        <source>Watch it on the Live page, or stop it first</source>
        <translation>Следите за ним на странице «Наблюдение» или сначала остановите его</translation>
    </message>
    <message>
        <source>The process ended without a word; what it logged is here, and it can be resumed</source>
        <translation>Процесс завершился без сообщений; всё, что он записал, сохранено, и запуск можно продолжить</translation>
    </message>
    <message>
        <source>Write a value such as %1</source>
        <translation>Напишите значение, например %1</translation>
    </message>
    <message>
        <source>%1 is outside the range %2 to %3</source>
        <translation>%1 вне диапазона от %2 до %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2</source>
        <translation>«%1» не входит в список допустимых значений: %2</translation>
    </message>
    <message>
        <source>Write one of these words</source>
        <translation>Напишите одно из этих слов</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Возможно, имелось в виду «%1»?</translation>
    </message>
    <message>
        <source>%1 is not a text</source>
        <translation>%1 — не текст</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 — не целое число</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 — не число</translation>
    </message>
    <message>
        <source>%1 is not true or false</source>
        <translation>%1 — не true и не false</translation>
    </message>
    <message>
        <source>%1 is not a list of whole numbers</source>
        <translation>%1 — не список целых чисел</translation>
    </message>
    <message>
        <source>%1 is not a list of texts</source>
        <translation>%1 — не список текстов</translation>
    </message>
    <message>
        <source>%1 is not an amount in quotes, such as &quot;1.50&quot;</source>
        <translation>%1 — не сумма в кавычках, например &quot;1.50&quot;</translation>
    </message>
    <message>
        <source>%1 is not an amount above zero, such as &quot;1.50&quot;</source>
        <translation>%1 — не сумма больше нуля, например &quot;1.50&quot;</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot;</source>
        <translation>Нет поля «%1»</translation>
    </message>
    <message>
        <source>The command &quot;schema&quot; lists all fields</source>
        <translation>Все поля перечисляет команда «schema»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value</source>
        <translation>У «%1» нет значения</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Напишите %1</translation>
    </message>
    <message>
        <source>Run name</source>
        <translation>Имя запуска</translation>
    </message>
    <message>
        <source>How the run is called in tables, charts and reports.</source>
        <translation>Как запуск называется в таблицах, на графиках и в отчётах.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Теги</translation>
    </message>
    <message>
        <source>Words to find the run by.</source>
        <translation>Слова, по которым можно найти запуск.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Network architecture.</source>
        <translation>Архитектура сети.</translation>
    </message>
    <message>
        <source>ResNet-8, CIFAR style</source>
        <translation>ResNet-8, для CIFAR</translation>
    </message>
    <message>
        <source>ResNet-14, CIFAR style</source>
        <translation>ResNet-14, для CIFAR</translation>
    </message>
    <message>
        <source>ResNet-20, CIFAR style</source>
        <translation>ResNet-20, для CIFAR</translation>
    </message>
    <message>
        <source>ResNet-18</source>
        <translation>ResNet-18</translation>
    </message>
    <message>
        <source>ResNet-34</source>
        <translation>ResNet-34</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>ResNet-101</source>
        <translation>ResNet-101</translation>
    </message>
    <message>
        <source>ResNet-152</source>
        <translation>ResNet-152</translation>
    </message>
    <message>
        <source>Stem</source>
        <translation>Входной слой</translation>
    </message>
    <message>
        <source>First layer: auto takes the small one below 64 pixels.</source>
        <translation>Первый слой сети; «Авто» берёт малый для изображений меньше 64 пикселей.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Авто</translation>
    </message>
    <message>
        <source>3 × 3, for small images</source>
        <translation>3 × 3, для малых изображений</translation>
    </message>
    <message>
        <source>7 × 7, stride 2, with pooling</source>
        <translation>7 × 7, шаг 2, с пулингом</translation>
    </message>
    <message>
        <source>Normalisation</source>
        <translation>Нормализация</translation>
    </message>
    <message>
        <source>Batch normalisation is computed on each replica; group normalisation does not depend on the batch.</source>
        <translation>Пакетная нормализация вычисляется на каждой реплике; групповая не зависит от пакета.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Пакетная</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Групповая</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Начальное значение (seed)</translation>
    </message>
    <message>
        <source>Fixes initial weights, order and augmentation: the same seed gives the same run on the same machine.</source>
        <translation>Задаёт начальные веса, порядок и аугментацию: одно и то же значение даёт один и тот же запуск на той же машине.</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Набор данных</translation>
    </message>
    <message>
        <source>Where the images come from.</source>
        <translation>Откуда берутся изображения.</translation>
    </message>
    <message>
        <source>Fashion-MNIST</source>
        <translation>Fashion-MNIST</translation>
    </message>
    <message>
        <source>Folder of IDX files</source>
        <translation>Папка с файлами IDX</translation>
    </message>
    <message>
        <source>CIFAR-10, binary version</source>
        <translation>CIFAR-10, двоичная версия</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>Синтетические данные</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Folder of the files; empty takes the place where the Debian package puts Fashion-MNIST.</source>
        <translation>Папка с файлами; если пусто, берётся место, куда пакет Debian помещает Fashion-MNIST.</translation>
    </message>
    <message>
        <source>Augmentation</source>
        <translation>Аугментация</translation>
    </message>
    <message>
        <source>Random changes to training images.</source>
        <translation>Случайные изменения обучающих изображений.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Horizontal flip</source>
        <translation>Зеркальное отражение</translation>
    </message>
    <message>
        <source>Horizontal flip and shift</source>
        <translation>Зеркальное отражение и сдвиг</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Каналы</translation>
    </message>
    <message>
        <source>Colour channels of a synthetic image.</source>
        <translation>Число цветовых каналов синтетического изображения.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>пикселей</translation>
    </message>
    <message>
        <source>Height of a synthetic image.</source>
        <translation>Высота синтетического изображения.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Width of a synthetic image.</source>
        <translation>Ширина синтетического изображения.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Классы</translation>
    </message>
    <message>
        <source>Number of classes of synthetic images.</source>
        <translation>Число классов синтетических изображений.</translation>
    </message>
    <message>
        <source>Training images</source>
        <translation>Обучающие изображения</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>максимум</translation>
    </message>
    <message>
        <source>Images an epoch is made of; fewer than the data set has take its first ones.</source>
        <translation>Сколько изображений составляют эпоху; если меньше, чем в наборе данных, берутся первые.</translation>
    </message>
    <message>
        <source>Validation images</source>
        <translation>Валидационные изображения</translation>
    </message>
    <message>
        <source>Images every evaluation goes over, all of them.</source>
        <translation>Изображения, по всем из которых проходит каждая валидация.</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Потоки загрузки</translation>
    </message>
    <message>
        <source>Threads that prepare batches while the model computes.</source>
        <translation>Потоки, которые готовят пакеты, пока модель вычисляет.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Устройства</translation>
    </message>
    <message>
        <source>What computes: auto takes GPUs where there are any.</source>
        <translation>На чём вычислять: «Авто» берёт GPU, если они есть.</translation>
    </message>
    <message>
        <source>NVIDIA GPU</source>
        <translation>NVIDIA GPU</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Реплики</translation>
    </message>
    <message>
        <source>Copies of the model that share each batch and average their gradients: one a GPU, or several on a CPU.</source>
        <translation>Копии модели, которые делят между собой каждый пакет и усредняют градиенты: по одной на GPU или несколько на CPU.</translation>
    </message>
    <message>
        <source>Compute threads</source>
        <translation>Вычислительные потоки</translation>
    </message>
    <message>
        <source>CPU threads over all replicas; none takes every core.</source>
        <translation>Потоки CPU на все реплики; если не задано, занимаются все ядра.</translation>
    </message>
    <message>
        <source>Numeric precision</source>
        <translation>Точность вычислений</translation>
    </message>
    <message>
        <source>bf16 keeps weights in fp32; auto takes bf16 where the device computes it natively.</source>
        <translation>bf16 хранит веса в fp32; «Авто» берёт bf16, если устройство поддерживает его аппаратно.</translation>
    </message>
    <message>
        <source>Channels last</source>
        <translation>Формат channels last</translation>
    </message>
    <message>
        <source>Memory layout NHWC, faster on most devices.</source>
        <translation>Расположение в памяти NHWC: быстрее на большинстве устройств.</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>Глобальный размер пакета</translation>
    </message>
    <message>
        <source>images</source>
        <translation>изображений</translation>
    </message>
    <message>
        <source>Images a step takes over all replicas.</source>
        <translation>Сколько изображений обрабатывает шаг на всех репликах.</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Эпохи</translation>
    </message>
    <message>
        <source>Passes over the training images; the schedule spans them.</source>
        <translation>Проходы по обучающим изображениям; расписание рассчитано на все эпохи.</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Скорость обучения</translation>
    </message>
    <message>
        <source>Peak rate, at this global batch size.</source>
        <translation>Пиковая скорость при этом глобальном размере пакета.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>How the learning rate changes over the epochs.</source>
        <translation>Как скорость обучения меняется по эпохам.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Постоянное</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Ступенчатое</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Косинусное</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Разогрев</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>эпох</translation>
    </message>
    <message>
        <source>Epochs over which the rate rises linearly to its peak.</source>
        <translation>За сколько эпох скорость обучения линейно возрастает до пиковой.</translation>
    </message>
    <message>
        <source>Steps after</source>
        <translation>Ступени после</translation>
    </message>
    <message>
        <source>Epochs after which the rate is multiplied by the factor.</source>
        <translation>После каких эпох скорость обучения умножается на множитель.</translation>
    </message>
    <message>
        <source>Step factor</source>
        <translation>Множитель ступени</translation>
    </message>
    <message>
        <source>What each step multiplies the rate by.</source>
        <translation>На что умножается скорость обучения на каждой ступени.</translation>
    </message>
    <message>
        <source>Final share of the rate</source>
        <translation>Конечная доля скорости</translation>
    </message>
    <message>
        <source>The cosine ends at this share of the peak.</source>
        <translation>На этой доле пиковой скорости заканчивается косинусное расписание.</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Момент</translation>
    </message>
    <message>
        <source>Of stochastic gradient descent.</source>
        <translation>Момент стохастического градиентного спуска.</translation>
    </message>
    <message>
        <source>Nesterov&apos;s form of momentum.</source>
        <translation>Момент в форме Нестерова (Nesterov).</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Затухание весов</translation>
    </message>
    <message>
        <source>On weights of convolutions and the last layer, not on normalisation and biases.</source>
        <translation>Для весов свёрток и последнего слоя, но не для нормализации и смещений.</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Сглаживание меток</translation>
    </message>
    <message>
        <source>Share of the target spread over all classes.</source>
        <translation>Доля целевой вероятности, распределяемая по всем классам.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>% top-1, validation</source>
        <translation>% top-1, валидация</translation>
    </message>
    <message>
        <source>The run is trained once an evaluation reaches this.</source>
        <translation>Модель считается обученной, как только валидация достигает этого значения.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Терпение</translation>
    </message>
    <message>
        <source>epochs without gain</source>
        <translation>эпох без улучшения</translation>
    </message>
    <message>
        <source>The run is trained once top-1 has not improved for so many epochs.</source>
        <translation>Модель считается обученной, если точность top-1 не улучшалась столько эпох.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Лимит времени</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>ч</translation>
    </message>
    <message>
        <source>Stops after so much active time.</source>
        <translation>Остановить после стольких часов активного времени.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Бюджет</translation>
    </message>
    <message>
        <source>Stops before the billed cost passes this amount, in the offer&apos;s currency; empty is no limit.</source>
        <translation>Остановить, прежде чем оплачиваемая стоимость превысит эту сумму в валюте предложения; пусто — без ограничения.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Период контрольных точек</translation>
    </message>
    <message>
        <source>How often the state is saved, so that the run can be resumed.</source>
        <translation>Как часто сохраняется состояние, чтобы запуск можно было продолжить.</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Хранить контрольных точек</translation>
    </message>
    <message>
        <source>The newest so many, besides the best.</source>
        <translation>Столько самых новых, не считая лучшей.</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>Id of an offer in the price book; it is frozen into the run.</source>
        <translation>Идентификатор предложения в справочнике цен; предложение фиксируется в запуске.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>min, billed</source>
        <translation>мин, оплачиваются</translation>
    </message>
    <message>
        <source>Installing and loading data on a rented machine, paid for before the first step.</source>
        <translation>Установка и загрузка данных на арендованной машине: оплачиваются до первого шага.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что обучать</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Devices and parallelism</source>
        <translation>Устройства и параллелизм</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Рецепт обучения</translation>
    </message>
    <message>
        <source>Stop and budget</source>
        <translation>Остановка и бюджет</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Remove it, or look it up in the schema</source>
        <translation>Удалите его или сверьтесь со схемой</translation>
    </message>
    <message>
        <source>%1 is not a group of fields in braces</source>
        <translation>%1 — не группа полей в фигурных скобках</translation>
    </message>
    <message>
        <source>Write the fields of this group in { }</source>
        <translation>Запишите поля этой группы в { }</translation>
    </message>
    <message>
        <source>A run spec is a JSON object</source>
        <translation>Спецификация запуска — это объект JSON</translation>
    </message>
    <message>
        <source>Put the fields in { }</source>
        <translation>Заключите поля в { }</translation>
    </message>
    <message>
        <source>%1 is not a run spec</source>
        <translation>%1 — не спецификация запуска</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;</source>
        <translation>Напишите &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 is not a format version</source>
        <translation>%1 — не версия формата</translation>
    </message>
    <message>
        <source>A global batch of %1 cannot be shared evenly by %2 replicas</source>
        <translation>Глобальный пакет размером %1 не делится поровну на реплики (их %2)</translation>
    </message>
    <message>
        <source>Set it to %1</source>
        <translation>Задайте %1</translation>
    </message>
    <message>
        <source>A global batch of %1 is more than the %2 training images</source>
        <translation>Глобальный пакет размером %1 больше числа обучающих изображений (%2)</translation>
    </message>
    <message>
        <source>Take a smaller batch or more images</source>
        <translation>Возьмите меньший пакет или больше изображений</translation>
    </message>
    <message>
        <source>%1 warm-up epochs leave nothing of %2 epochs</source>
        <translation>Разогрев (эпох: %1) не оставляет ничего от всех эпох (%2)</translation>
    </message>
    <message>
        <source>Take a shorter warm-up or more epochs</source>
        <translation>Возьмите более короткий разогрев или больше эпох</translation>
    </message>
    <message>
        <source>Nesterov&apos;s form needs a momentum above zero</source>
        <translation>Форма Нестерова (Nesterov) требует момента больше нуля</translation>
    </message>
    <message>
        <source>Set a momentum such as 0.9, or switch Nesterov off</source>
        <translation>Задайте момент, например 0,9, или отключите Nesterov</translation>
    </message>
    <message>
        <source>The epochs of the steps must rise</source>
        <translation>Эпохи ступеней должны возрастать</translation>
    </message>
    <message>
        <source>Write each epoch once, in order</source>
        <translation>Напишите каждую эпоху один раз, по порядку</translation>
    </message>
    <message>
        <source>This data set needs a folder</source>
        <translation>Для этого набора данных нужна папка</translation>
    </message>
    <message>
        <source>Choose the folder that holds its files</source>
        <translation>Выберите папку с его файлами</translation>
    </message>
    <message>
        <source>The run has no name</source>
        <translation>У запуска нет имени</translation>
    </message>
    <message>
        <source>Give it one</source>
        <translation>Дайте ему имя</translation>
    </message>
    <message>
        <source>A peak rate of %1 without warm-up may diverge in the first epoch</source>
        <translation>Обучение с пиковой скоростью %1 без разогрева может разойтись в первой эпохе</translation>
    </message>
    <message>
        <source>Warm up for an epoch or more</source>
        <translation>Задайте разогрев в одну эпоху или больше</translation>
    </message>
    <message>
        <source>Without a target there will be no time or cost to accuracy</source>
        <translation>Без цели не будет ни времени, ни стоимости до целевой точности</translation>
    </message>
    <message>
        <source>Set the top-1 you want to reach</source>
        <translation>Задайте точность top-1, которую хотите достичь</translation>
    </message>
    <message>
        <source>Batch normalisation over %1 images a replica is noisy</source>
        <translation>Пакетная нормализация при %1 изобр. на реплику даёт много шума</translation>
    </message>
    <message>
        <source>Take a larger global batch or group normalisation</source>
        <translation>Возьмите больший глобальный пакет или групповую нормализацию</translation>
    </message>
    <message>
        <source>No checkpoint before the end of the run</source>
        <translation>До конца запуска не будет ни одной контрольной точки</translation>
    </message>
    <message>
        <source>Save every few epochs, so that the run can be resumed</source>
        <translation>Сохраняйте раз в несколько эпох, чтобы запуск можно было продолжить</translation>
    </message>
    <message>
        <source>First run: Fashion-MNIST, ResNet-8</source>
        <translation>Первый запуск: Fashion-MNIST, ResNet-8</translation>
    </message>
    <message>
        <source>Fashion-MNIST, ResNet-20, to 93 %</source>
        <translation>Fashion-MNIST, ResNet-20, до 93 %</translation>
    </message>
    <message>
        <source>Fashion-MNIST, ResNet-18, to 94 %</source>
        <translation>Fashion-MNIST, ResNet-18, до 94 %</translation>
    </message>
    <message>
        <source>CIFAR-10, ResNet-20, to 91.25 %</source>
        <translation>CIFAR-10, ResNet-20, до 91,25 %</translation>
    </message>
    <message>
        <source>Speed only: ResNet-50, synthetic 224 × 224</source>
        <translation>Только скорость: ResNet-50, синтетические данные 224 × 224</translation>
    </message>
    <message>
        <source>The catalogue is open for reading only</source>
        <translation>Каталог открыт только для чтения</translation>
    </message>
    <message>
        <source>Another workbench is writing this catalogue</source>
        <translation>В этот каталог пишет другое окно Epochal</translation>
    </message>
    <message>
        <source>It is opened for reading only; close the other one to change it here</source>
        <translation>Он открыт только для чтения; закройте другое окно, чтобы вносить изменения здесь</translation>
    </message>
    <message>
        <source>The catalogue has no such run</source>
        <translation>В каталоге нет такого запуска</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not understood</source>
        <translation>Не удалось разобрать «%1»</translation>
    </message>
    <message>
        <source>Close the quotation mark</source>
        <translation>Закройте кавычки</translation>
    </message>
    <message>
        <source>Fields are name, state, model, data, devices, provider, tag, cost, top1, images/s, time, epochs, price, batch, seed</source>
        <translation>Поля: name, state, model, data, devices, provider, tag, cost, top1, images/s, time, epochs, price, batch, seed</translation>
    </message>
    <message>
        <source>Write a value after %1</source>
        <translation>Напишите значение после %1</translation>
    </message>
    <message>
        <source>%1 is a word: write %1:value</source>
        <translation>%1 — слово: пишите %1:значение</translation>
    </message>
    <message>
        <source>%1 is a number: write %1&lt;5 or %1:5, with a decimal point</source>
        <translation>%1 — число: пишите %1&lt;5 или %1:5, с десятичной точкой</translation>
    </message>
    <message>
        <source>Write something on both sides of it</source>
        <translation>Напишите что-нибудь по обе стороны от него</translation>
    </message>
    <message>
        <source>Write what it shall not be</source>
        <translation>Напишите, чего быть не должно</translation>
    </message>
    <message>
        <source>The catalogue was written by a newer Epochal: version %1, this one knows up to %2</source>
        <translation>Каталог записан более новой версией Epochal: версия %1, эта программа знает версии до %2</translation>
    </message>
    <message>
        <source>It is opened for reading only; use the newer Epochal to change it</source>
        <translation>Он открыт только для чтения; чтобы его изменить, используйте более новую версию Epochal</translation>
    </message>
    <message>
        <source>Check the disk and the rights on the file</source>
        <translation>Проверьте диск и права на файл</translation>
    </message>
    <message>
        <source>Close the other program that uses it</source>
        <translation>Закройте другую программу, которая его использует</translation>
    </message>
    <message>
        <source>Set it aside and index the runs again</source>
        <translation>Уберите его в сторону и проиндексируйте запуски заново</translation>
    </message>
    <message>
        <source>The catalogue says: %1</source>
        <translation>Сообщение каталога: %1</translation>
    </message>
    <message>
        <source>Give the folder with the files of cifar-10-binary.tar.gz.</source>
        <translation>Укажите папку с файлами из cifar-10-binary.tar.gz.</translation>
    </message>
    <message>
        <source>The data set&apos;s %1 file is missing</source>
        <translation>Отсутствует файл набора данных: %1</translation>
    </message>
    <message>
        <source>Not a CIFAR-10 file: %1 bytes are not a whole number of records of %2</source>
        <translation>Не файл CIFAR-10: размер в байтах (%1) не кратен длине записи (%2)</translation>
    </message>
    <message>
        <source>Label %1 is out of range: CIFAR-10 has the labels 0 to 9</source>
        <translation>Метка %1 вне диапазона: в CIFAR-10 метки от 0 до 9</translation>
    </message>
    <message>
        <source>Copy the file again from where it came from, or install the package again.</source>
        <translation>Скопируйте файл заново из источника или переустановите пакет.</translation>
    </message>
    <message>
        <source>The compressed file is damaged</source>
        <translation>Сжатый файл повреждён</translation>
    </message>
    <message>
        <source>The file is cut short: its header promises %1 bytes, %2 are there</source>
        <translation>Файл обрезан: в заголовке обещано байт: %1, в наличии: %2</translation>
    </message>
    <message>
        <source>Not an IDX file of bytes with %1 dimensions</source>
        <translation>Не файл IDX из байтов с числом измерений %1</translation>
    </message>
    <message>
        <source>Check that the folder holds the data set&apos;s own files, not renamed ones.</source>
        <translation>Проверьте, что в папке лежат исходные файлы набора данных, а не переименованные.</translation>
    </message>
    <message>
        <source>The file&apos;s header gives a size of zero</source>
        <translation>В заголовке файла указан нулевой размер</translation>
    </message>
    <message>
        <source>The file&apos;s header promises more data than a file of %1 bytes can hold</source>
        <translation>В заголовке файла обещано больше данных, чем вмещает файл размером %1 Б</translation>
    </message>
    <message>
        <source>The file holds %1 bytes more than its header promises</source>
        <translation>Файл на %1 Б длиннее, чем обещано в заголовке</translation>
    </message>
    <message>
        <source>Install the package dataset-fashion-mnist, or give the folder of the files.</source>
        <translation>Установите пакет dataset-fashion-mnist или укажите папку с файлами.</translation>
    </message>
    <message>
        <source>Give the folder that holds the four IDX files.</source>
        <translation>Укажите папку с четырьмя файлами IDX.</translation>
    </message>
    <message>
        <source>The folder holds several files that could be the %1 of one set</source>
        <translation>В папке несколько файлов, подходящих на роль «%1» одного набора</translation>
    </message>
    <message>
        <source>Give a folder that holds one data set.</source>
        <translation>Укажите папку с одним набором данных.</translation>
    </message>
    <message>
        <source>%1 images but %2 labels</source>
        <translation>Изображений: %1, а меток: %2</translation>
    </message>
    <message>
        <source>Check that the images and the labels belong together.</source>
        <translation>Проверьте, что изображения и метки относятся друг к другу.</translation>
    </message>
    <message>
        <source>Label %1 is out of range: Fashion-MNIST has the labels 0 to 9</source>
        <translation>Метка %1 вне диапазона: в Fashion-MNIST метки от 0 до 9</translation>
    </message>
    <message>
        <source>For another data set choose the source &quot;IDX folder&quot;.</source>
        <translation>Для другого набора данных выберите источник «Папка с файлами IDX».</translation>
    </message>
    <message>
        <source>Training images are %1 x %2 pixels, test images %3 x %4</source>
        <translation>Обучающие изображения — %1 x %2 пикс., тестовые — %3 x %4</translation>
    </message>
    <message>
        <source>Synthetic data needs at least one training and one validation image</source>
        <translation>Для синтетических данных нужны хотя бы одно обучающее и одно валидационное изображение</translation>
    </message>
    <message>
        <source>Say how many images to make.</source>
        <translation>Укажите, сколько изображений создать.</translation>
    </message>
    <message>
        <source>The checkpoint does not check out: %1</source>
        <translation>Контрольная точка не прошла проверку: %1</translation>
    </message>
    <message>
        <source>An earlier checkpoint is used if there is one</source>
        <translation>Если есть более ранняя контрольная точка, используется она</translation>
    </message>
    <message>
        <source>The checkpoint was written by a newer version (format %1)</source>
        <translation>Контрольная точка записана более новой версией (формат %1)</translation>
    </message>
    <message>
        <source>Resume with the version that wrote it</source>
        <translation>Продолжите в той версии, которая её записала</translation>
    </message>
    <message>
        <source>The loss is no longer a number after step %1</source>
        <translation>После шага %1 потери перестали быть числом</translation>
    </message>
    <message>
        <source>Take a lower learning rate or a longer warm-up</source>
        <translation>Возьмите меньшую скорость обучения или более длинный разогрев</translation>
    </message>
    <message>
        <source>The run&apos;s log can no longer be written</source>
        <translation>Больше не удаётся писать в журнал запуска</translation>
    </message>
    <message>
        <source>Free some space on this disk, then resume the run</source>
        <translation>Освободите место на этом диске и продолжите запуск</translation>
    </message>
    <message>
        <source>A checkpoint could not be saved; training goes on: %1</source>
        <translation>Не удалось сохранить контрольную точку; обучение продолжается: %1</translation>
    </message>
    <message>
        <source>Paused on request</source>
        <translation>Приостановлен по запросу</translation>
    </message>
    <message>
        <source>The run asks for %1 GPUs; this machine has %2</source>
        <translation>Запуск требует GPU: %1; на этой машине их %2</translation>
    </message>
    <message>
        <source>Take fewer devices, or the CPU</source>
        <translation>Возьмите меньше устройств или CPU</translation>
    </message>
    <message>
        <source>A global batch of %1 images fits</source>
        <translation>Поместится глобальный пакет размером %1</translation>
    </message>
    <message>
        <source>Choose a smaller network or free some memory</source>
        <translation>Выберите сеть поменьше или освободите память</translation>
    </message>
    <message>
        <source>Training needs about %1 GB of memory; %2 GB are free</source>
        <translation>Для обучения нужно около %1 ГБ памяти; свободно %2 ГБ</translation>
    </message>
    <message>
        <source>This CPU has no bfloat16 arithmetic (AVX512_BF16 or AMX)</source>
        <translation>У этого CPU нет арифметики bfloat16 (AVX512_BF16 или AMX)</translation>
    </message>
    <message>
        <source>Choose fp32, or leave it to auto</source>
        <translation>Выберите fp32 или оставьте «Авто»</translation>
    </message>
    <message>
        <source>The checkpoint is of another network: %1 differs</source>
        <translation>Контрольная точка от другой сети: отличается %1</translation>
    </message>
    <message>
        <source>Start a new run for another configuration</source>
        <translation>Для другой конфигурации начните новый запуск</translation>
    </message>
    <message>
        <source>Steps wait for data %1 % of their time</source>
        <translation>Шаги ждут данных %1 % своего времени</translation>
    </message>
    <message>
        <source>Take more loader threads</source>
        <translation>Возьмите больше потоков загрузки</translation>
    </message>
    <message>
        <source>A small data set: %1 training images for %2 classes, and %3 validation images, with which a top-1 near 90 % is known to +/- %4 points</source>
        <translation>Малый набор данных: обучающих изображений — %1, классов — %2, валидационных изображений — %3; при таком их числе top-1 около 90 % известна с погрешностью (в процентных пунктах) ± %4</translation>
    </message>
    <message>
        <source>Take more images, or do not read small differences as progress</source>
        <translation>Возьмите больше изображений или не принимайте малые различия за прогресс</translation>
    </message>
    <message>
        <source>The checkpoint is of another configuration</source>
        <translation>Контрольная точка от другой конфигурации</translation>
    </message>
    <message>
        <source>No checkpoint checks out; the run begins anew</source>
        <translation>Ни одна контрольная точка не прошла проверку; запуск начинается заново</translation>
    </message>
    <message>
        <source>Take a smaller global batch or a smaller network</source>
        <translation>Возьмите меньший глобальный пакет или сеть поменьше</translation>
    </message>
    <message>
        <source>The GPU&apos;s memory is full</source>
        <translation>Память GPU заполнена</translation>
    </message>
    <message>
        <source>The memory is full</source>
        <translation>Память заполнена</translation>
    </message>
    <message>
        <source>LibTorch says: %1</source>
        <translation>Сообщение LibTorch: %1</translation>
    </message>
    <message>
        <source>Resume the run from its last checkpoint</source>
        <translation>Продолжите запуск с последней контрольной точки</translation>
    </message>
    <message>
        <source>Unexpected: %1</source>
        <translation>Непредвиденная ошибка: %1</translation>
    </message>
    <message>
        <source>The machine&apos;s description cannot be read</source>
        <translation>Не удаётся прочитать описание машины</translation>
    </message>
    <message>
        <source>The catalogue was damaged; it was set aside and built anew from the run folders</source>
        <translation>Каталог был повреждён; он убран в сторону и построен заново по папкам запусков</translation>
    </message>
    <message>
        <source>Nothing of the runs is lost; delete the old file when you like</source>
        <translation>Данные запусков не потеряны; старый файл можно удалить в любое время</translation>
    </message>
    <message>
        <source>A run in training cannot be moved to the trash</source>
        <translation>Запуск, который обучается, нельзя переместить в корзину</translation>
    </message>
    <message>
        <source>Stop it first</source>
        <translation>Сначала остановите его</translation>
    </message>
    <message>
        <source>The folder could not be moved to the trash</source>
        <translation>Не удалось переместить папку в корзину</translation>
    </message>
    <message>
        <source>Archive the run instead, or delete the folder by hand</source>
        <translation>Уберите запуск в архив или удалите папку вручную</translation>
    </message>
    <message>
        <source>A chart can be saved as PNG, SVG or CSV.</source>
        <translation>График можно сохранить в формате PNG, SVG или CSV.</translation>
    </message>
    <message>
        <source>End the file name with .png, .svg or .csv.</source>
        <translation>Имя файла должно оканчиваться на .png, .svg или .csv.</translation>
    </message>
    <message>
        <source>Cannot write the file: %1</source>
        <translation>Не удаётся записать файл: %1</translation>
    </message>
    <message>
        <source>Choose a folder you may write to, with space left.</source>
        <translation>Выберите папку с правом записи и свободным местом.</translation>
    </message>
</context>
<context>
    <name>epochal::Program</name>
    <message>
        <source>Writes the PDF report of one run</source>
        <translation>Записывает отчёт PDF об одном запуске</translation>
    </message>
    <message>
        <source>The file to write</source>
        <translation>Файл для записи</translation>
    </message>
    <message>
        <source>en, ru or es</source>
        <translation>en, ru или es</translation>
    </message>
    <message>
        <source>This command</source>
        <translation>Эта команда</translation>
    </message>
    <message>
        <source>The run&apos;s folder</source>
        <translation>Папка запуска</translation>
    </message>
    <message>
        <source>What does accuracy cost, here and at every provider?</source>
        <translation>Сколько стоит точность — здесь и у каждого провайдера?</translation>
    </message>
    <message>
        <source>Folder of the catalogue and the runs</source>
        <translation>Папка каталога и запусков</translation>
    </message>
    <message>
        <source>The worker program</source>
        <translation>Программа рабочего процесса</translation>
    </message>
    <message>
        <source>system, light or dark</source>
        <translation>system, light или dark</translation>
    </message>
    <message>
        <source>runs, configure or live</source>
        <translation>runs, configure или live</translation>
    </message>
    <message>
        <source>A spec to configure</source>
        <translation>Спецификация для настройки</translation>
    </message>
</context>
<context>
    <name>epochal::ui::About</name>
    <message>
        <source>About Epochal</source>
        <translation>О программе Epochal</translation>
    </message>
    <message>
        <source>Epochal %1</source>
        <translation>Epochal %1</translation>
    </message>
    <message>
        <source>What does accuracy cost, here and at every provider?</source>
        <translation>Сколько стоит точность — здесь и у каждого провайдера?</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Trains with LibTorch 2.11; built with Qt %1, Qt Charts, SQLite and nlohmann/json.</source>
        <translation>Свободное программное обеспечение на условиях GNU General Public License версии 3 или более поздней. Обучает с помощью LibTorch 2.11; собрано с Qt %1, Qt Charts, SQLite и nlohmann/json.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ChartPanel</name>
    <message>
        <source>Export chart</source>
        <translation>Экспортировать график</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation>Изображение PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Рисунок SVG (*.svg)</translation>
    </message>
    <message>
        <source>Table of values (*.csv)</source>
        <translation>Таблица значений (*.csv)</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>Ось X</translation>
    </message>
    <message>
        <source>Smoothing off</source>
        <translation>Без сглаживания</translation>
    </message>
    <message>
        <source>Smoothing %1</source>
        <translation>Сглаживание %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fit all data</source>
        <translation>Показать все данные</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Показать таблицей</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Сглаживание</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ChartView</name>
    <message numerus="yes">
        <source>%n value(s) below</source>
        <translation>
            <numerusform>%n значение ниже</numerusform>
            <numerusform>%n значения ниже</numerusform>
            <numerusform>%n значений ниже</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of 0 or less not shown</source>
        <translation>
            <numerusform>не показано %n значение ≤ 0</numerusform>
            <numerusform>не показаны %n значения ≤ 0</numerusform>
            <numerusform>не показано %n значений ≤ 0</numerusform>
        </translation>
    </message>
    <message>
        <source>axis starts at %1</source>
        <translation>ось начинается с %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ChipField</name>
    <message>
        <source>Remove %1</source>
        <translation>Убрать %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ConfigurePage</name>
    <message>
        <source>Keep this configuration under a name</source>
        <translation>Сохранить эту конфигурацию под именем</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить всё</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Вернуться к шаблону</translation>
    </message>
    <message>
        <source>Read a configuration from a JSON file</source>
        <translation>Прочитать конфигурацию из файла JSON</translation>
    </message>
    <message>
        <source>Write this configuration to a JSON file</source>
        <translation>Записать эту конфигурацию в файл JSON</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Read and edit the configuration as text</source>
        <translation>Читать и править конфигурацию как текст</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Begin the training</source>
        <translation>Начать обучение</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>Найти поле</translation>
    </message>
    <message>
        <source>Train in</source>
        <translation>Обучать</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>В этом окне</translation>
    </message>
    <message>
        <source>Detached worker</source>
        <translation>В отдельном процессе</translation>
    </message>
    <message>
        <source>A detached worker goes on when the window is closed.</source>
        <translation>Отдельный рабочий процесс продолжается и после закрытия окна.</translation>
    </message>
    <message>
        <source>Begin the training (%1)</source>
        <translation>Начать обучение (%1)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Configure</source>
        <translation>Настройка</translation>
    </message>
    <message>
        <source>presets</source>
        <translation>шаблоны</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Сохранить как шаблон</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Open spec</source>
        <translation>Открыть спецификацию</translation>
    </message>
    <message>
        <source>Specs (*.json);;All files (*)</source>
        <translation>Спецификации (*.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save spec</source>
        <translation>Сохранить спецификацию</translation>
    </message>
    <message>
        <source>Specs (*.json)</source>
        <translation>Спецификации (*.json)</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>Как в прошлый раз</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) to fix</source>
        <translation>
            <numerusform>Исправьте %n поле</numerusform>
            <numerusform>Исправьте %n поля</numerusform>
            <numerusform>Исправьте %n полей</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an offer</source>
        <translation>Выберите предложение</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n предупреждение</numerusform>
            <numerusform>%n предупреждения</numerusform>
            <numerusform>%n предупреждений</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to launch</source>
        <translation>Готово к запуску</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>Основные</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Все %1</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>Изменено %1</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Сохранить как шаблон…</translation>
    </message>
    <message>
        <source>Open spec…</source>
        <translation>Открыть спецификацию…</translation>
    </message>
    <message>
        <source>Save spec…</source>
        <translation>Сохранить спецификацию…</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CostPanel</name>
    <message>
        <source>Run %1, the same model, data and batch on this machine, went at %2 images/s.</source>
        <translation>Запуск %1 с той же моделью, данными и пакетом на этой машине шёл со скоростью %2 изобр./с.</translation>
    </message>
    <message>
        <source>The offer &quot;%1&quot; is not in the price book</source>
        <translation>Предложения «%1» нет в справочнике цен</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид цены</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>Цена на дату</translation>
    </message>
    <message>
        <source>Pays for</source>
        <translation>Что оплачивается</translation>
    </message>
    <message>
        <source>Billed by</source>
        <translation>Шаг тарификации</translation>
    </message>
    <message>
        <source>not known, counted as %1</source>
        <translation>неизвестен, принят за %1</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Регион</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Not ranked</source>
        <translation>Не ранжируется</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>цены</translation>
    </message>
    <message>
        <source>What will this cost</source>
        <translation>Сколько это будет стоить</translation>
    </message>
    <message>
        <source>Find an offer</source>
        <translation>Найти предложение</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Предложения</translation>
    </message>
    <message>
        <source>Edit this machine&apos;s cost…</source>
        <translation>Изменить стоимость этой машины…</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FieldEditor</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Выбрать папку</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FieldRow</name>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Вернуть значение %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Сбросить поле «%1»</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FilterBar</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>any</source>
        <translation>все</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Провайдер</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Тег</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n запуска</numerusform>
            <numerusform>%n запусков</numerusform>
            <numerusform>%n запусков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <translation>
            <numerusform>%1, выбран %n</numerusform>
            <numerusform>%1, выбрано %n</numerusform>
            <numerusform>%1, выбрано %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Search: words, cost&lt;5, state:finished</source>
        <translation>Поиск: слова, cost&lt;5, state:finished</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Поиск запусков</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Сбросить фильтры</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Архивные</translation>
    </message>
    <message>
        <source>Show archived runs too</source>
        <translation>Показывать и архивные запуски</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FindAction</name>
    <message>
        <source>Find action</source>
        <translation>Найти действие</translation>
    </message>
    <message>
        <source>Words of its name</source>
        <translation>Слова из его названия</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Findings</name>
    <message>
        <source>The run failed; the figures are those up to its end.</source>
        <translation>Запуск завершился ошибкой; показатели приведены до его конца.</translation>
    </message>
    <message>
        <source>The run was interrupted and can be resumed; the figures are those so far.</source>
        <translation>Запуск прерван, его можно продолжить; показатели приведены на данный момент.</translation>
    </message>
    <message>
        <source>The run has not ended; the figures are those so far.</source>
        <translation>Запуск не завершён; показатели приведены на данный момент.</translation>
    </message>
    <message>
        <source>The target of %1 was reached in epoch %2, after %3 of active time and at a cost of %4.</source>
        <translation>Цель %1 достигнута в эпохе %2 за %3 активного времени при стоимости %4.</translation>
    </message>
    <message>
        <source>The target of %1 was reached in epoch %2, after %3 of active time.</source>
        <translation>Цель %1 достигнута в эпохе %2 за %3 активного времени.</translation>
    </message>
    <message>
        <source>The target of %1 was not reached: the best top-1 is %2 points below it.</source>
        <translation>Цель %1 не достигнута: лучшая точность top-1 ниже её на %2 п.&#xa0;п.</translation>
    </message>
    <message>
        <source>The best top-1 is %1.</source>
        <translation>Лучшая точность top-1 — %1.</translation>
    </message>
    <message>
        <source>The best top-1 is %1. On %2 images its binomial standard error is %3 points: smaller differences between runs mean little.</source>
        <extracomment>%2: images, %3: percentage points</extracomment>
        <translation>Лучшая точность top-1 — %1. Её биномиальная стандартная ошибка на %2 изобр. равна %3 п.&#xa0;п.: меньшие различия между запусками мало что значат.</translation>
    </message>
    <message>
        <source>The best epoch is the last one: more epochs might improve it.</source>
        <translation>Лучшая эпоха — последняя: дополнительные эпохи могут улучшить результат.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n epoch(s) brought no better top-1.</source>
        <translation>
            <numerusform>После лучшей прошла ещё %n эпоха без улучшения точности top-1.</numerusform>
            <numerusform>После лучшей прошли ещё %n эпохи без улучшения точности top-1.</numerusform>
            <numerusform>После лучшей прошло ещё %n эпох без улучшения точности top-1.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the last epoch top-1 on the training images is %1 points above that on the validation images.</source>
        <translation>В последней эпохе точность top-1 на обучающих изображениях выше, чем на валидационных, на %1 п.&#xa0;п.</translation>
    </message>
    <message>
        <source>Training steps took %1 of the active time; the rest is start-up, evaluation and checkpoints.</source>
        <translation>Шаги обучения заняли %1 активного времени; остальное — инициализация, валидация и контрольные точки.</translation>
    </message>
    <message>
        <source>At %1 one %2 trains on %3 images.</source>
        <translation>При цене %1 за один %2 обрабатывается обучающих изображений: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The run was continued %n time(s); its clocks add up over all attempts.</source>
        <translation>
            <numerusform>Запуск продолжали %n раз; его время суммируется по всем попыткам.</numerusform>
            <numerusform>Запуск продолжали %n раза; его время суммируется по всем попыткам.</numerusform>
            <numerusform>Запуск продолжали %n раз; его время суммируется по всем попыткам.</numerusform>
        </translation>
    </message>
    <message>
        <source>Top-1, top-5</source>
        <translation>Top-1, top-5</translation>
    </message>
    <message>
        <source>correct images / images, over the full validation set after each epoch; in training, over the epoch&apos;s images while the weights moved.</source>
        <translation>верно распознанные изображения / все изображения: на всей валидационной выборке после каждой эпохи; при обучении — на изображениях эпохи, пока веса менялись.</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>area under the ROC curve, one class against the rest, mean over classes; by rank, ties count one half.</source>
        <translation>площадь под ROC-кривой, один класс против остальных, среднее по классам; по рангам, совпадения считаются за половину.</translation>
    </message>
    <message>
        <source>Images/s ± U</source>
        <translation>Изобр./с ± U</translation>
    </message>
    <message>
        <source>Images/s per %1</source>
        <translation>Изобр./с на %1</translation>
    </message>
    <message>
        <source>images/s / (price per hour). Times %1 it is images per %2.</source>
        <translation>изобр./с / (цена за час). Умножив на %1, получаем число изображений на %2.</translation>
    </message>
    <message>
        <source>Three clocks</source>
        <translation>Три счёта времени</translation>
    </message>
    <message>
        <source>training, %1: steps only. Active, %2: with start-up, evaluation and checkpoints. Billed, %3: with preparation and pauses on a rented machine. Added up over all attempts.</source>
        <translation>обучение, %1: только шаги. Активное, %2: с инициализацией, валидацией и контрольными точками. Оплачиваемое, %3: с подготовкой и паузами на арендованной машине. Суммируются по всем попыткам.</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Время до цели</translation>
    </message>
    <message>
        <source>active time at the first evaluation at or above the target, evaluation and checkpoints included: MLPerf&apos;s choice. DAWNBench leaves evaluation out: %1.</source>
        <translation>активное время до первой валидации на уровне цели или выше, включая валидацию и контрольные точки, как принято в MLPerf. DAWNBench не учитывает валидацию: %1.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>time in use × price per hour.</source>
        <translation>время использования × цена за час.</translation>
    </message>
    <message>
        <source>(preparation + time), rounded up to the billing quantum, × price per hour.</source>
        <translation>(подготовка + время) с округлением вверх до шага тарификации × цена за час.</translation>
    </message>
    <message>
        <source>Own machine&apos;s price</source>
        <translation>Цена своей машины</translation>
    </message>
    <message>
        <source>validation figures (no evaluation yet)</source>
        <translation>показатели валидации (валидации ещё не было)</translation>
    </message>
    <message>
        <source>AUC (not measured)</source>
        <translation>AUC (не измерен)</translation>
    </message>
    <message>
        <source>time and cost to a target (the run had none)</source>
        <translation>время и стоимость до цели (у запуска её не было)</translation>
    </message>
    <message>
        <source>time and cost to the target (not reached)</source>
        <translation>время и стоимость до цели (не достигнута)</translation>
    </message>
    <message>
        <source>images/s (no measured step)</source>
        <translation>изобр./с (нет измеренных шагов)</translation>
    </message>
    <message>
        <source>all figures in money (the offer has no price)</source>
        <translation>все показатели в деньгах (у предложения нет цены)</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 = a sentence that lacks its full stop</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The run failed: %1. The figures are those up to its end.</source>
        <translation>Запуск завершился ошибкой: %1. Показатели приведены до его конца.</translation>
    </message>
    <message>
        <source>images in measured steps / time of those steps; warm-up steps left out, device synchronised at window edges only. U = sd / sqrt(n) over n = %1 windows of about half a second.</source>
        <translation>изображения в измеренных шагах / время этих шагов; прогревочные шаги исключены, устройство синхронизируется только на границах окон. U = sd / sqrt(n), где n = %1 — число окон примерно по полсекунды.</translation>
    </message>
    <message>
        <source>(purchase – resale) / (years × %1 h × use) + power × tariff</source>
        <translation>(покупка – перепродажа) / (годы × %1 ч × загрузка) + мощность × тариф</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Formatter</name>
    <message>
        <source>%1 s</source>
        <extracomment>A duration; h, min and s are the symbols of the units</extracomment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 мин %2 с</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 ч %2 мин</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>%1 B</source>
        <comment>bytes</comment>
        <translation>%1 Б</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>КиБ</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>МиБ</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>ГиБ</translation>
    </message>
    <message>
        <source>TiB</source>
        <translation>ТиБ</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>сегодня %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 = what went wrong, %2 = the file, field or device it is about</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Issues</name>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n раз)</numerusform>
            <numerusform>%1 (%n раза)</numerusform>
            <numerusform>%1 (%n раз)</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Что делать</translation>
    </message>
</context>
<context>
    <name>epochal::ui::IssuesDock</name>
    <message>
        <source>Issues</source>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Language</name>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveAxes</name>
    <message>
        <source>Epoch</source>
        <translation>Эпоха</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>Активное время</translation>
    </message>
    <message>
        <source>Billed time</source>
        <translation>Оплачиваемое время</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>min</source>
        <translation>мин</translation>
    </message>
    <message>
        <source>h</source>
        <translation>ч</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveCharts</name>
    <message>
        <source>epoch</source>
        <translation>эпоха</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>training images</source>
        <translation>обучающие изображения</translation>
    </message>
    <message>
        <source>cost so far, %1</source>
        <translation>стоимость на данный момент, %1</translation>
    </message>
    <message>
        <source>active time, %1</source>
        <translation>активное время, %1</translation>
    </message>
    <message>
        <source>billed time, %1</source>
        <translation>оплачиваемое время, %1</translation>
    </message>
    <message>
        <source>Accuracy, top-1, %</source>
        <translation>Точность, top-1, %</translation>
    </message>
    <message>
        <source>top-1, %</source>
        <translation>top-1, %</translation>
    </message>
    <message>
        <source>This offer has no price. Choose another axis.</source>
        <translation>У этого предложения нет цены. Выберите другую ось.</translation>
    </message>
    <message>
        <source>The first evaluation follows the first epoch.</source>
        <translation>Первая валидация выполняется после первой эпохи.</translation>
    </message>
    <message>
        <source>train</source>
        <translation>обучение</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>валидация</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>эпоха %1</translation>
    </message>
    <message>
        <source>active</source>
        <translation>активное время</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>стоимость</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>обучение %1</translation>
    </message>
    <message>
        <source>validation %1</source>
        <translation>валидация %1</translation>
    </message>
    <message>
        <source>best %1, epoch %2</source>
        <translation>лучшая %1, эпоха %2</translation>
    </message>
    <message>
        <source>Validation top-1 %1, best %2 at epoch %3.</source>
        <translation>Валидация: top-1 %1, лучшая %2 в эпохе %3.</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>цель %1</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>контрольная точка</translation>
    </message>
    <message>
        <source>Images/s per %1/h</source>
        <translation>Изобр./с на %1/ч</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Изобр./с</translation>
    </message>
    <message>
        <source>This offer has no price: images/s per %1/h cannot be told. Images/s can.</source>
        <translation>У этого предложения нет цены: изобр./с на %1/ч указать нельзя. Доступны изобр./с.</translation>
    </message>
    <message>
        <source>The first steps warm up and are left out.</source>
        <translation>Первые шаги прогревочные и не учитываются.</translation>
    </message>
    <message>
        <source>images/s per %1/h</source>
        <translation>изобр./с на %1/ч</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>изобр./с</translation>
    </message>
    <message>
        <source>data wait</source>
        <translation>ожидание данных</translation>
    </message>
    <message>
        <source>start-up and warm-up left out</source>
        <translation>без инициализации и прогрева</translation>
    </message>
    <message numerus="yes">
        <source>mean of %n window(s)</source>
        <translation>
            <numerusform>среднее по %n окну</numerusform>
            <numerusform>среднее по %n окнам</numerusform>
            <numerusform>среднее по %n окнам</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: mean %2 of %n window(s).</source>
        <translation>
            <numerusform>%1: среднее %2 по %n окну.</numerusform>
            <numerusform>%1: среднее %2 по %n окнам.</numerusform>
            <numerusform>%1: среднее %2 по %n окнам.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::LivePage</name>
    <message>
        <source>%1. The last event came %2.</source>
        <translation>%1. Последнее событие: %2.</translation>
    </message>
    <message>
        <source>%1: %2 The last event came %3.</source>
        <translation>%1: %2 Последнее событие: %3.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Приостановить</translation>
    </message>
    <message>
        <source>Stop %1 now? It keeps a checkpoint and all that it measured.</source>
        <translation>Остановить «%1» сейчас? Контрольная точка и все измерения сохранятся.</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Остановить сейчас</translation>
    </message>
    <message>
        <source>Stop after this epoch</source>
        <translation>Остановить после текущей эпохи</translation>
    </message>
    <message>
        <source>Stop after epoch</source>
        <translation>Остановить после эпохи</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Остановить…</translation>
    </message>
    <message>
        <source>Checkpoint now</source>
        <translation>Сохранить контрольную точку</translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation>Копировать и изменить</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Run folder</source>
        <translation>Папка запуска</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Следить</translation>
    </message>
    <message>
        <source>Show all data and the newest events as they come (%1)</source>
        <translation>Показывать все данные и новые события по мере поступления (%1)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Ничего не выполняется</translation>
    </message>
    <message>
        <source>Configure a run and launch it. Its accuracy, speed and cost appear here while it trains.</source>
        <translation>Настройте запуск и запустите обучение. Во время обучения здесь видны точность, производительность и стоимость.</translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation>Настроить запуск</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveView</name>
    <message>
        <source>Images/s per %1/h</source>
        <translation>Изобр./с на %1/ч</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Изобр./с</translation>
    </message>
    <message>
        <source>Clocks: training %1 · active %2 · billed %3 (%4 preparation)</source>
        <translation>Время: обучение %1 · активное %2 · оплачиваемое %3 (подготовка %4)</translation>
    </message>
    <message>
        <source>Clocks: training %1 · active %2 · billed %3</source>
        <translation>Время: обучение %1 · активное %2 · оплачиваемое %3</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LogModel</name>
    <message>
        <source>Started</source>
        <translation>Начат</translation>
    </message>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1, %2, на %3</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Продолжен</translation>
    </message>
    <message>
        <source>from %1: %2, %3, on %4</source>
        <translation>с %1: %2, %3, на %4</translation>
    </message>
    <message>
        <source>validation top-1 %1, top-5 %2, loss %3, %4</source>
        <translation>валидация: top-1 %1, top-5 %2, потери %3, %4</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Лучший результат</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Валидация</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Контрольная точка</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Small data set</source>
        <translation>Малый набор данных</translation>
    </message>
    <message>
        <source>Data wait</source>
        <translation>Ожидание данных</translation>
    </message>
    <message>
        <source>Damaged checkpoint</source>
        <translation>Повреждённая контрольная точка</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Эпоха</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Событие</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
</context>
<context>
    <name>epochal::ui::MainWindow</name>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The report is written: %1</source>
        <translation>Отчёт записан: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Close Epochal</source>
        <translation>Закрыть Epochal</translation>
    </message>
    <message>
        <source>A run is being trained in this window.</source>
        <translation>В этом окне идёт обучение.</translation>
    </message>
    <message>
        <source>It will write a checkpoint and leave; the Runs page can resume it. Runs of detached workers go on.</source>
        <translation>Будет записана контрольная точка, и обучение остановится; продолжить его можно на странице «Запуски». Запуски отдельных рабочих процессов продолжатся.</translation>
    </message>
    <message>
        <source>Checkpoint and close</source>
        <translation>Сохранить точку и закрыть</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Не закрывать</translation>
    </message>
    <message>
        <source>Writing checkpoints</source>
        <translation>Запись контрольных точек</translation>
    </message>
    <message>
        <source>Epochal</source>
        <translation>Epochal</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Every run of the catalogue</source>
        <translation>Все запуски каталога</translation>
    </message>
    <message>
        <source>Configure</source>
        <translation>Настройка</translation>
    </message>
    <message>
        <source>Put a run together and launch it</source>
        <translation>Настроить запуск и запустить обучение</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Наблюдение</translation>
    </message>
    <message>
        <source>Watch a run</source>
        <translation>Наблюдать за запуском</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Запуск</translation>
    </message>
    <message>
        <source>&amp;Catalogue</source>
        <translation>&amp;Каталог</translation>
    </message>
    <message>
        <source>&amp;Prices</source>
        <translation>&amp;Цены</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Найти</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Запуски</translation>
    </message>
    <message>
        <source>&amp;Configure</source>
        <translation>&amp;Настройка</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>На&amp;блюдение</translation>
    </message>
    <message>
        <source>&amp;Next region</source>
        <translation>Следующая &amp;область</translation>
    </message>
    <message>
        <source>Read all run &amp;folders again</source>
        <translation>Перечитать все &amp;папки запусков</translation>
    </message>
    <message>
        <source>&amp;Choose an offer</source>
        <translation>&amp;Выбрать предложение</translation>
    </message>
    <message>
        <source>&amp;About Epochal</source>
        <translation>&amp;О программе Epochal</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>О библиотеке &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Issues</source>
        <translation>&amp;Сообщения</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>&amp;Как в системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>Find &amp;action…</source>
        <translation>Найти &amp;действие…</translation>
    </message>
    <message>
        <source>This &amp;machine&apos;s cost…</source>
        <translation>Стоимость этой &amp;машины…</translation>
    </message>
</context>
<context>
    <name>epochal::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>epochal::ui::OffersModel</name>
    <message numerus="yes">
        <source>%1, %2 (%n day(s) old)</source>
        <translation>
            <numerusform>%1, %2 (%n день назад)</numerusform>
            <numerusform>%1, %2 (%n дня назад)</numerusform>
            <numerusform>%1, %2 (%n дней назад)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This machine, %1</source>
        <translation>Эта машина, %1</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>Memory
GB each</source>
        <translation>Память
ГБ каждый</translation>
    </message>
    <message>
        <source>Price
%1</source>
        <translation>Цена
%1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::OwnMachineDialog</name>
    <message>
        <source>What this machine costs</source>
        <translation>Стоимость этой машины</translation>
    </message>
    <message>
        <source>An own machine is not free: it was bought, it ages, it draws power. Runs keep the price they were launched with.</source>
        <translation>Своя машина не бесплатна: её купили, она стареет и потребляет электроэнергию. Запуски сохраняют цену, с которой были начаты.</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>&amp;Валюта</translation>
    </message>
    <message>
        <source>&amp;Purchase</source>
        <translation>&amp;Цена покупки</translation>
    </message>
    <message>
        <source>&amp;Resale at the end</source>
        <translation>Цена &amp;перепродажи в конце срока</translation>
    </message>
    <message>
        <source>&amp;Years of life</source>
        <translation>&amp;Срок службы</translation>
    </message>
    <message>
        <source>Share of hours in &amp;use</source>
        <translation>&amp;Загрузка, доля часов</translation>
    </message>
    <message>
        <source>Po&amp;wer while training</source>
        <translation>&amp;Мощность при обучении</translation>
    </message>
    <message>
        <source>Electricity &amp;tariff</source>
        <translation>&amp;Тариф на электроэнергию</translation>
    </message>
    <message>
        <source>years</source>
        <translation>лет</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>W</source>
        <translation>Вт</translation>
    </message>
    <message>
        <source>%1/kWh</source>
        <translation>%1/кВт·ч</translation>
    </message>
    <message>
        <source>%1 an hour of use</source>
        <translation>%1 за час использования</translation>
    </message>
    <message>
        <source>Years and use must be above zero</source>
        <translation>Срок службы и загрузка должны быть больше нуля</translation>
    </message>
    <message>
        <source>(%1 − %2) / (%3 years × %4 h × %5) + %6 kW × %7</source>
        <extracomment>the own-machine formula with its numbers: (purchase - resale) / (years x hours x use) + kW x tariff</extracomment>
        <translation>(%1 − %2) / (%3 г. × %4 ч × %5) + %6 кВт × %7</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>This machine&apos;s price</source>
        <translation>Цена этой машины</translation>
    </message>
    <message>
        <source>Folder of runs</source>
        <translation>Папка запусков</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>%1 в час</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестна</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Изменить…</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ReportCharts</name>
    <message>
        <source>epoch</source>
        <translation>эпоха</translation>
    </message>
    <message>
        <source>training</source>
        <translation>обучение</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>валидация</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>цель %1</translation>
    </message>
    <message>
        <source>top-1, %</source>
        <translation>top-1, %</translation>
    </message>
    <message>
        <source>top-1, %, from %1</source>
        <translation>top-1, %, от %1</translation>
    </message>
    <message>
        <source>active time, s</source>
        <translation>активное время, с</translation>
    </message>
    <message>
        <source>active time, min</source>
        <translation>активное время, мин</translation>
    </message>
    <message>
        <source>active time, h</source>
        <translation>активное время, ч</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>изобр./с</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunFacts</name>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>the package&apos;s</source>
        <translation>из установленного пакета</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Машина</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Процессор</translation>
    </message>
    <message>
        <source>Cores, threads</source>
        <translation>Ядра, потоки</translation>
    </message>
    <message>
        <source>%1 cores, %2 threads</source>
        <translation>ядер: %1, потоков: %2</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Ускоритель</translation>
    </message>
    <message>
        <source>%1, %2, driver %3</source>
        <translation>%1, %2, драйвер %3</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Операционная система</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Ядро ОС</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Устройства обучения</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Compute threads</source>
        <translation>Вычислительные потоки</translation>
    </message>
    <message>
        <source>Numeric precision</source>
        <translation>Точность вычислений</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Число параметров</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>%1 to train, %2 to validate</source>
        <translation>обучение: %1, валидация: %2</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>%1 × %2 × %3, %4 classes</source>
        <translation>%1 × %2 × %3, классов: %4</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Регион</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид цены</translation>
    </message>
    <message>
        <source>Price covers</source>
        <translation>Что входит в цену</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Налог</translation>
    </message>
    <message>
        <source>included</source>
        <translation>включён</translation>
    </message>
    <message>
        <source>not included</source>
        <translation>не включён</translation>
    </message>
    <message>
        <source>Billed by</source>
        <translation>Шаг тарификации</translation>
    </message>
    <message>
        <source>not known, 1 s assumed</source>
        <translation>неизвестен, принят равным 1 с</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Минимальная оплата</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>Цена на дату</translation>
    </message>
    <message>
        <source>Day known by</source>
        <translation>Источник даты</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>по требованию</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>спотовая</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>резерв</translation>
    </message>
    <message>
        <source>monthly lease</source>
        <translation>помесячная аренда</translation>
    </message>
    <message>
        <source>own machine</source>
        <translation>своя машина</translation>
    </message>
    <message>
        <source>the whole machine</source>
        <translation>вся машина</translation>
    </message>
    <message>
        <source>an accelerator and its share of the host</source>
        <translation>ускоритель и его доля хоста</translation>
    </message>
    <message>
        <source>the accelerator only</source>
        <translation>только ускоритель</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>в очереди</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>запускается</translation>
    </message>
    <message>
        <source>running</source>
        <translation>выполняется</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>приостановлен</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>нет связи</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>прерван</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>завершён</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>потерян</translation>
    </message>
    <message>
        <source>all epochs done</source>
        <translation>все эпохи пройдены</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>цель достигнута</translation>
    </message>
    <message>
        <source>no longer improving</source>
        <translation>улучшение прекратилось</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>достигнут лимит времени</translation>
    </message>
    <message>
        <source>budget spent</source>
        <translation>бюджет исчерпан</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>остановлен пользователем</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>name of a field, its unit</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/ч</translation>
    </message>
    <message>
        <source>(%1 – %2) / (%3 × %4 h × %5) + %6 kW × %7 = %8 + %9 = %10 %11</source>
        <extracomment>Numbers of &quot;(purchase - resale) / (years x 8766 h x use) + power x tariff = amortisation + power = price&quot;.</extracomment>
        <translation>(%1 – %2) / (%3 × %4 ч × %5) + %6 кВт × %7 = %8 + %9 = %10 %11</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunHead</name>
    <message>
        <source>no price</source>
        <translation>без цены</translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation>цена на %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n thread(s)</source>
        <translation>
            <numerusform>%1, %n поток</numerusform>
            <numerusform>%1, %n потока</numerusform>
            <numerusform>%1, %n потоков</numerusform>
        </translation>
    </message>
    <message>
        <source>global batch %1</source>
        <translation>глобальный пакет %1</translation>
    </message>
    <message>
        <source>%1, %2 M parameters</source>
        <translation>%1, %2 млн параметров</translation>
    </message>
    <message>
        <source>%1, %2 k parameters</source>
        <translation>%1, %2 тыс. параметров</translation>
    </message>
    <message>
        <source>%1, %2 + %3 images</source>
        <translation>%1, %2 + %3 изображений</translation>
    </message>
    <message>
        <source>%1, global batch %2</source>
        <translation>%1, глобальный пакет %2</translation>
    </message>
    <message>
        <source>attempt %1, started %2</source>
        <translation>попытка %1, начало %2</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход выполнения</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunInspector</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation>Копировать и изменить</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Choose a run to see its curve, its price and its note.</source>
        <translation>Выберите запуск, чтобы увидеть его кривую, цену и заметку.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Price, frozen in the run</source>
        <translation>Цена, зафиксированная в запуске</translation>
    </message>
    <message>
        <source>Tags and note</source>
        <translation>Теги и заметка</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Добавить тег</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Теги</translation>
    </message>
    <message>
        <source>A note for later</source>
        <translation>Заметка на будущее</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>%1, run %2</source>
        <translation>%1, запуск %2</translation>
    </message>
    <message>
        <source>No evaluation yet</source>
        <translation>Валидации ещё не было</translation>
    </message>
    <message>
        <source>Validation top-1 over epochs, in percent</source>
        <translation>Top-1 на валидации по эпохам, в процентах</translation>
    </message>
    <message>
        <source>Best top-1, epoch %1</source>
        <translation>Лучшая top-1, эпоха %1</translation>
    </message>
    <message>
        <source>Best top-5</source>
        <translation>Лучшая top-5</translation>
    </message>
    <message>
        <source>Best AUC</source>
        <translation>Лучший AUC</translation>
    </message>
    <message>
        <source>Time to %1</source>
        <translation>Время до %1</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>не достигнута</translation>
    </message>
    <message>
        <source>Cost to %1</source>
        <translation>Стоимость до %1</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Эпохи</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Изобр./с</translation>
    </message>
    <message>
        <source>Images/s per %1</source>
        <translation>Изобр./с на %1</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>Активное время</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>Дата цены</translation>
    </message>
    <message>
        <source>Differs from run %1</source>
        <translation>Отличия от запуска %1</translation>
    </message>
    <message>
        <source>The configurations are the same.</source>
        <translation>Конфигурации совпадают.</translation>
    </message>
    <message>
        <source>Active time: evaluation and start-up are in</source>
        <translation>Активное время: с валидацией и инициализацией</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид цены</translation>
    </message>
    <message>
        <source>Billed by</source>
        <translation>Шаг тарификации</translation>
    </message>
    <message>
        <source>Billed time</source>
        <translation>Оплачиваемое время</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunReport</name>
    <message>
        <source>Epochal: %1</source>
        <translation>Epochal: %1</translation>
    </message>
    <message>
        <source>Epochal, report of a run</source>
        <translation>Epochal, отчёт о запуске</translation>
    </message>
    <message>
        <source>Epochal %1 · run %2</source>
        <translation>Epochal %1 · запуск %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>state of a run, and why it ended</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Begun %1 on %2, price %3.</source>
        <translation>Начат %1, предложение %2, цена %3.</translation>
    </message>
    <message>
        <source>Best top-1</source>
        <translation>Лучшая top-1</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>эпоха %1 из %2</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Время до цели</translation>
    </message>
    <message>
        <source>%1, epoch %2</source>
        <translation>%1, эпоха %2</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>Активное время</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n эпоха</numerusform>
            <numerusform>%n эпохи</numerusform>
            <numerusform>%n эпох</numerusform>
        </translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Изобр./с</translation>
    </message>
    <message>
        <source>Images/s per %1</source>
        <translation>Изобр./с на %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>при цене %1</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Стоимость до цели</translation>
    </message>
    <message>
        <source>whole run %1</source>
        <translation>весь запуск %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation>оплачивается %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>caption</comment>
        <extracomment>number of a figure or table, its caption</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Accuracy over epochs</source>
        <translation>Точность по эпохам</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>Рис. %1.</translation>
    </message>
    <message>
        <source>Images per second over active time</source>
        <translation>Изображений в секунду по активному времени</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>Что говорят показатели</translation>
    </message>
    <message>
        <source>Images per second, a point for each measured window; warm-up steps left out.</source>
        <translation>Изображений в секунду, по точке на каждое окно измерения; без прогревочных шагов.</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Эпоха</translation>
    </message>
    <message>
        <source>Training top-1, %</source>
        <translation>Top-1 на обучении, %</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Потери на обучении</translation>
    </message>
    <message>
        <source>Validation top-1, %</source>
        <translation>Top-1 на валидации, %</translation>
    </message>
    <message>
        <source>Top-5, %</source>
        <translation>Top-5, %</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Потери на валидации</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Скорость обучения</translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <translation>Стоимость, %1</translation>
    </message>
    <message>
        <source>Table %1. Epochs</source>
        <translation>Таблица %1. Эпохи</translation>
    </message>
    <message>
        <source>Bold: the best epoch. Times and costs are those since the start of the run.</source>
        <translation>Жирным выделена лучшая эпоха. Время и стоимость отсчитываются от начала запуска.</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Конфигурация</translation>
    </message>
    <message>
        <source>Bold: changed from the default.</source>
        <translation>Жирным выделены значения, отличные от значений по умолчанию.</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Окружение</translation>
    </message>
    <message>
        <source>Price frozen into the run</source>
        <translation>Цена, зафиксированная в запуске</translation>
    </message>
    <message>
        <source>How the figures were computed</source>
        <translation>Как рассчитаны показатели</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Не приведено</translation>
    </message>
    <message>
        <source>%1: %2, batch %3, seed %4. %5 of %6 epochs, %7.</source>
        <extracomment>data set, model, batch, seed; epochs done and asked, state</extracomment>
        <translation>%1: %2, пакет (batch) %3, seed %4. Эпохи: %5 из %6, %7.</translation>
    </message>
    <message>
        <source>windows measured: %1</source>
        <translation>измерено окон: %1</translation>
    </message>
    <message>
        <source>Top-1, %. Training dashed, validation solid. The filled marker is the first evaluation at or above the target.</source>
        <translation>Top-1, %. Обучение показано пунктиром, валидация сплошной линией. Закрашенный маркер: первая валидация, на которой достигнута цель.</translation>
    </message>
    <message>
        <source>Top-1, %. Training dashed, validation solid.</source>
        <translation>Top-1, %. Обучение показано пунктиром, валидация сплошной линией.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunWords</name>
    <message>
        <source>Trained</source>
        <translation>Обучена</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завершён</translation>
    </message>
    <message>
        <source>At time limit</source>
        <translation>Лимит времени</translation>
    </message>
    <message>
        <source>At budget</source>
        <translation>Бюджет исчерпан</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Остановлен</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>В очереди</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Запускается</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Выполняется</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Приостановлен</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Нет связи</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Прерван</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Потерян</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>По требованию</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Спотовая</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>Помесячная аренда</translation>
    </message>
    <message>
        <source>Own machine</source>
        <translation>Своя машина</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <translation>Вся машина</translation>
    </message>
    <message>
        <source>One accelerator with its host</source>
        <translation>Один ускоритель с хостом</translation>
    </message>
    <message>
        <source>Accelerator only</source>
        <translation>Только ускоритель</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/ч</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsModel</name>
    <message>
        <source>No.</source>
        <translation>Ном.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Устройства</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Точность вычислений</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Глобальный пакет</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Провайдер</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Тип машины</translation>
    </message>
    <message>
        <source>Top-1 curve</source>
        <translation>Кривая top-1</translation>
    </message>
    <message>
        <source>Best top-1</source>
        <translation>Лучшая top-1</translation>
    </message>
    <message>
        <source>Best top-5</source>
        <translation>Лучшая top-5</translation>
    </message>
    <message>
        <source>Best AUC</source>
        <translation>Лучший AUC</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Эпохи</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Изобр./с</translation>
    </message>
    <message>
        <source>Images/s per price</source>
        <translation>Изобр./с на цену</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>To target</source>
        <translation>До цели</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Время до цели</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>Активное время</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Теги</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Начат</translation>
    </message>
    <message>
        <source>own scale</source>
        <translation>свой масштаб</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>images</source>
        <translation>изображений</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>на %1</translation>
    </message>
    <message>
        <source>active</source>
        <translation>активное</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ожидание</translation>
    </message>
    <message>
        <source>no curve</source>
        <translation>нет кривой</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>epochs done / epochs asked for</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The price of this offer is not known.</source>
        <translation>Цена этого предложения неизвестна.</translation>
    </message>
    <message>
        <source>%1 an hour, price of %2, frozen in the run</source>
        <translation>%1 в час, цена на %2, зафиксирована в запуске</translation>
    </message>
    <message>
        <source>Best %1 at epoch %2</source>
        <translation>Лучшая %1 в эпохе %2</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsPage</name>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Новый запуск</translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation>Настроить запуск</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Show the run&apos;s charts and log</source>
        <translation>Показать графики и журнал запуска</translation>
    </message>
    <message>
        <source>Write the run&apos;s PDF</source>
        <translation>Записать отчёт о запуске в PDF</translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation>Копировать и изменить</translation>
    </message>
    <message>
        <source>Configure a run that begins as this one</source>
        <translation>Настроить новый запуск на основе этого</translation>
    </message>
    <message>
        <source>Add tags to the chosen runs</source>
        <translation>Добавить теги к выбранным запускам</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Архивировать</translation>
    </message>
    <message>
        <source>Put the chosen runs out of sight, or back</source>
        <translation>Убрать выбранные запуски из виду или вернуть их</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Переместить в корзину</translation>
    </message>
    <message>
        <source>Move the chosen runs&apos; folders to the trash</source>
        <translation>Переместить папки выбранных запусков в корзину</translation>
    </message>
    <message>
        <source>Write the rows of the table to a file</source>
        <translation>Записать строки таблицы в файл</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Инспектор</translation>
    </message>
    <message>
        <source>Show what the table cannot say of one run</source>
        <translation>Показать сведения о запуске, которых нет в таблице</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Запусков пока нет</translation>
    </message>
    <message>
        <source>Configure a run and launch it: it stands here from its first second.</source>
        <translation>Настройте запуск и запустите обучение: он появится здесь с первой же секунды.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>No run answers the search: %1</source>
        <translation>Поиску не соответствует ни один запуск: %1</translation>
    </message>
    <message>
        <source>Use fewer words, or show archived runs too.</source>
        <translation>Сократите запрос или покажите также архивные запуски.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Сбросить фильтры</translation>
    </message>
    <message>
        <source>Reading run folders: %1 of %2</source>
        <translation>Чтение папок запусков: %1 из %2</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>Изменить теги</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Изменить заметку</translation>
    </message>
    <message>
        <source>Tag runs</source>
        <translation>Добавить теги к запускам</translation>
    </message>
    <message>
        <source>Archive runs</source>
        <translation>Архивировать запуски</translation>
    </message>
    <message>
        <source>Bring runs back</source>
        <translation>Вернуть запуски</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) archived.</source>
        <translation>
            <numerusform>%n запуск перемещён в архив.</numerusform>
            <numerusform>%n запуска перемещены в архив.</numerusform>
            <numerusform>%n запусков перемещено в архив.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) brought back.</source>
        <translation>
            <numerusform>%n запуск возвращён из архива.</numerusform>
            <numerusform>%n запуска возвращены из архива.</numerusform>
            <numerusform>%n запусков возвращено из архива.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>A run in progress stays. Stop it first.</source>
        <translation>Выполняющийся запуск остаётся на месте. Сначала остановите его.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) moved to the trash.</source>
        <translation>
            <numerusform>%n запуск перемещён в корзину.</numerusform>
            <numerusform>%n запуска перемещены в корзину.</numerusform>
            <numerusform>%n запусков перемещено в корзину.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Export runs</source>
        <translation>Экспортировать запуски</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файлы CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Не удалось записать %1: %2</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Отчёт…</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>Добавить теги…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Экспортировать CSV…</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsTable</name>
    <message>
        <source>Fit widths</source>
        <translation>Подогнать ширину</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecForm</name>
    <message>
        <source>Learning rate over epochs</source>
        <translation>Скорость обучения по эпохам</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Ничего не изменено.</translation>
    </message>
    <message>
        <source>No field is called so.</source>
        <translation>Полей с таким названием нет.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecJsonView</name>
    <message>
        <source>This is the form&apos;s configuration.</source>
        <translation>Это конфигурация из формы.</translation>
    </message>
    <message>
        <source>Ready to apply.</source>
        <translation>Можно применить.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply JSON</source>
        <translation>Применить JSON</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Отменить изменения</translation>
    </message>
    <message>
        <source>Back to the form</source>
        <translation>Вернуться к форме</translation>
    </message>
    <message>
        <source>Configuration as JSON</source>
        <translation>Конфигурация в формате JSON</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StatusStrip</name>
    <message>
        <source>Engine: training</source>
        <translation>Движок: обучение</translation>
    </message>
    <message>
        <source>Engine: ready</source>
        <translation>Движок: готов</translation>
    </message>
    <message>
        <source>Queue: %1, %2</source>
        <translation>Очередь: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n выполняется</numerusform>
            <numerusform>%n выполняются</numerusform>
            <numerusform>%n выполняется</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n ожидает</numerusform>
            <numerusform>%n ожидают</numerusform>
            <numerusform>%n ожидает</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs %1, %2 free</source>
        <translation>Запуски: %1, свободно %2</translation>
    </message>
    <message>
        <source>Catalogue read-only: %1</source>
        <translation>Каталог только для чтения: %1</translation>
    </message>
    <message>
        <source>Catalogue: %1</source>
        <translation>Каталог: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n запуск</numerusform>
            <numerusform>%n запуска</numerusform>
            <numerusform>%n запусков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%n цена</numerusform>
            <numerusform>%n цены</numerusform>
            <numerusform>%n цен</numerusform>
        </translation>
    </message>
    <message>
        <source>Price book: %1</source>
        <translation>Справочник цен: %1</translation>
    </message>
    <message>
        <source>Price book: %1, newest %2</source>
        <translation>Справочник цен: %1, новейшая на %2</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <translation>
            <numerusform>%n сообщение</numerusform>
            <numerusform>%n сообщения</numerusform>
            <numerusform>%n сообщений</numerusform>
        </translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Нет сообщений</translation>
    </message>
    <message>
        <source>Show what went wrong and what to do about it</source>
        <translation>Показать, что пошло не так и что с этим делать</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StepBar</name>
    <message>
        <source>Data wait</source>
        <translation>Ожидание данных</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Вычисления</translation>
    </message>
    <message>
        <source>Communication, not overlapped</source>
        <translation>Обмен данными без перекрытия</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StepStrip</name>
    <message>
        <source>Step time %1</source>
        <translation>Время шага %1</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Время шага</translation>
    </message>
    <message>
        <source>median of the last 50 windows</source>
        <translation>медиана последних 50 окон</translation>
    </message>
    <message>
        <source>nothing measured yet</source>
        <translation>измерений пока нет</translation>
    </message>
    <message>
        <source>waiting for the run before it</source>
        <translation>ожидает завершения предыдущего запуска</translation>
    </message>
    <message>
        <source>start-up, %1</source>
        <translation>инициализация, %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StopRulesModel</name>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>top-1 ≥ %1</source>
        <translation>top-1 ≥ %1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>лучшая %1</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>достигнута</translation>
    </message>
    <message>
        <source>%1 points to go</source>
        <translation>%1 п.&#xa0;п. до цели</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Эпох без улучшения</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n эпоха</numerusform>
            <numerusform>%n эпохи</numerusform>
            <numerusform>%n эпох</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 since the best</source>
        <translation>%1 после лучшей</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Бюджет</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation>%1 к оплате</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Лимит времени</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>%1 активного времени</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Эпохи</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>пройдено %1</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Правило остановки</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Лимит</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TagsDialog</name>
    <message>
        <source>Tag runs</source>
        <translation>Добавить теги к запускам</translation>
    </message>
    <message>
        <source>Tags to &amp;add, with commas between them</source>
        <translation>&amp;Добавить теги, через запятую</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TileStrip</name>
    <message>
        <source>this offer has no price</source>
        <translation>у этого предложения нет цены</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Эпоха</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>из %1</translation>
    </message>
    <message>
        <source>of %1, step %2 of %3</source>
        <translation>из %1, шаг %2 из %3</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>%1 активного времени</translation>
    </message>
    <message>
        <source>%1 left, ends %2</source>
        <translation>осталось %1, конец в %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>Top-1, validation</source>
        <translation>Top-1, валидация</translation>
    </message>
    <message>
        <source>best %1 · target %2</source>
        <translation>лучшая %1 · цель %2</translation>
    </message>
    <message>
        <source>best %1, epoch %2</source>
        <translation>лучшая %1, эпоха %2</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>цель %1</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Изобр./с</translation>
    </message>
    <message>
        <source>start-up and warm-up left out</source>
        <translation>без инициализации и прогрева</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message numerus="yes">
        <source>%n window(s), jitter %1</source>
        <translation>
            <numerusform>%n окно, разброс %1</numerusform>
            <numerusform>%n окна, разброс %1</numerusform>
            <numerusform>%n окон, разброс %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Images/s per %1/h</source>
        <translation>Изобр./с на %1/ч</translation>
    </message>
    <message>
        <source>%1 million images per %2</source>
        <translation>%1 млн изображений на %2</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Стоимость на данный момент</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>%1 + %2 to finish</source>
        <translation>%1 + %2 до завершения</translation>
    </message>
    <message>
        <source>= %1, budget %2</source>
        <translation>= %1, бюджет %2</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>бюджет %1</translation>
    </message>
    <message>
        <source>= %1, no budget</source>
        <translation>= %1, без бюджета</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation>оплачивается %1</translation>
    </message>
    <message>
        <source>paused, the machine is still billed</source>
        <translation>приостановлен, но машина оплачивается</translation>
    </message>
    <message>
        <source>CPU busy</source>
        <translation>Загрузка CPU</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>Загрузка GPU</translation>
    </message>
    <message>
        <source>%, %1 W</source>
        <translation>%, %1 Вт</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 of memory</source>
        <translation>%1 памяти</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Workbench</name>
    <message>
        <source>Prices</source>
        <translation>Цены</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Каталог</translation>
    </message>
</context>
</TS>
