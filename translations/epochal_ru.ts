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
        <translation>Первый запуск: ResNet-8</translation>
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
    <message>
        <source>This is no table of accelerators</source>
        <translation>Это не таблица ускорителей</translation>
    </message>
    <message>
        <source>An accelerator without a name</source>
        <translation>Ускоритель без названия</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a printed figure</source>
        <translation>«%1» — не печатное число</translation>
    </message>
    <message>
        <source>Write digits with a decimal point, &quot;~&quot; before what is approximate, &quot;34..37&quot; for a range</source>
        <translation>Пишите цифры с десятичной точкой, &quot;~&quot; перед приблизительным числом, &quot;34..37&quot; для диапазона</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>сходится</translation>
    </message>
    <message>
        <source>follows within the rounding of its inputs: published %1, recomputed %2</source>
        <translation>сходится в пределах округления исходных данных: опубликовано %1, пересчитано %2</translation>
    </message>
    <message>
        <source>published under %1, recomputed %2</source>
        <translation>опубликовано меньше %1, пересчитано %2</translation>
    </message>
    <message>
        <source>published %1, recomputed %2</source>
        <translation>опубликовано %1, пересчитано %2</translation>
    </message>
    <message>
        <source>cannot be told: what it is divided by may be zero</source>
        <translation>нельзя сказать: делитель может быть нулём</translation>
    </message>
    <message>
        <source>price of an hour of use, %1</source>
        <translation>цена часа использования, %1</translation>
    </message>
    <message>
        <source>cost of the run, %1</source>
        <translation>стоимость запуска, %1</translation>
    </message>
    <message>
        <source>cost to the target, %1</source>
        <translation>стоимость до цели, %1</translation>
    </message>
    <message>
        <source>images/s for the price, per %1/h</source>
        <translation>изобр./с за цену, на %1/ч</translation>
    </message>
    <message>
        <source>published cost, %1</source>
        <translation>опубликованная стоимость, %1</translation>
    </message>
    <message>
        <source>Not ranked: offer %1 is not in the price book</source>
        <translation>Не ранжируется: предложения %1 нет в справочнике цен</translation>
    </message>
    <message>
        <source>Not ranked: the price book has no such price of %1</source>
        <translation>Не ранжируется: в справочнике цен нет такой цены для %1</translation>
    </message>
    <message>
        <source>Not ranked: different data are no common task (%1)</source>
        <translation>Не ранжируется: разные данные — не общая задача (%1)</translation>
    </message>
    <message>
        <source>Not ranked: different measures of quality (%1)</source>
        <translation>Не ранжируется: разные меры качества (%1)</translation>
    </message>
    <message>
        <source>Not ranked: the runs stop at different targets; choose one</source>
        <translation>Не ранжируется: запуски останавливаются на разных целях; выберите одну</translation>
    </message>
    <message>
        <source>Not ranked: the sources count time differently (%1)</source>
        <translation>Не ранжируется: источники по-разному считают время (%1)</translation>
    </message>
    <message>
        <source>Not ranked: prices in different currencies (%1); choose one</source>
        <translation>Не ранжируется: цены в разных валютах (%1); выберите одну</translation>
    </message>
    <message>
        <source>The rows end at different quality, %1 % to %2 %. Choose a target to compare the cost of the same quality</source>
        <translation>Строки заканчиваются при разном качестве, от %1 % до %2 %. Выберите цель, чтобы сравнить стоимость одинакового качества</translation>
    </message>
    <message>
        <source>Published costs count training time alone; those of runs follow the bill, with evaluation, start-up and preparation</source>
        <translation>Опубликованная стоимость учитывает только время обучения; стоимость запусков соответствует счёту — с валидацией, инициализацией и подготовкой</translation>
    </message>
    <message>
        <source>Prices more than %1 days old: %2</source>
        <translation>Цены старше %1 дн.: %2</translation>
    </message>
    <message>
        <source>Prices whose exact day is not known: %1</source>
        <translation>Цены, точный день которых неизвестен: %1</translation>
    </message>
    <message>
        <source>Some rows are priced on a machine they were not measured on: the price changes, the time does not</source>
        <translation>Часть строк оценена по машине, на которой их не измеряли: меняется цена, но не время</translation>
    </message>
    <message>
        <source>Not ranked: the run goes on and has not reached the target</source>
        <translation>Не ранжируется: запуск продолжается и цели ещё не достиг</translation>
    </message>
    <message>
        <source>Not ranked: nothing was evaluated</source>
        <translation>Не ранжируется: валидации не было</translation>
    </message>
    <message>
        <source>Not ranked: the target was never reached; the best was %1</source>
        <translation>Не ранжируется: цель не достигнута; лучшее значение — %1</translation>
    </message>
    <message>
        <source>Not ranked: the target was never reached; the best was %1 %</source>
        <translation>Не ранжируется: цель не достигнута; лучшее значение — %1 %</translation>
    </message>
    <message>
        <source>Not ranked: its source gives the time without evaluation only</source>
        <translation>Не ранжируется: источник даёт время только без валидации</translation>
    </message>
    <message>
        <source>Not ranked: its source gives the time with evaluation only</source>
        <translation>Не ранжируется: источник даёт время только с валидацией</translation>
    </message>
    <message>
        <source>Not ranked: its source gives a rate but no time</source>
        <translation>Не ранжируется: источник даёт скорость, но не время</translation>
    </message>
    <message>
        <source>Not ranked: no time was measured</source>
        <translation>Не ранжируется: время не измерено</translation>
    </message>
    <message>
        <source>Not ranked: the run goes on</source>
        <translation>Не ранжируется: запуск продолжается</translation>
    </message>
    <message>
        <source>Not ranked: the run did not finish</source>
        <translation>Не ранжируется: запуск не завершён</translation>
    </message>
    <message>
        <source>Not ranked: its source gives the end alone, which lies above the target</source>
        <translation>Не ранжируется: источник даёт только итог, а он выше цели</translation>
    </message>
    <message>
        <source>Not ranked: there is no rate from %1 to %2</source>
        <translation>Не ранжируется: нет курса %1 к %2</translation>
    </message>
    <message>
        <source>Each run by what is nearest to it</source>
        <translation>Каждый запуск — по ближайшему к нему</translation>
    </message>
    <message>
        <source>This offer has %1 devices; the run asks for %2</source>
        <translation>В этом предложении устройств: %1; запуску нужно %2</translation>
    </message>
    <message>
        <source>The run uses %1 of the %2 devices paid for</source>
        <translation>Запуск использует %1 из %2 оплачиваемых устройств</translation>
    </message>
    <message>
        <source>No own run of this model and data has reached the target: all %1 epochs are counted</source>
        <translation>Ни один свой запуск с этой моделью и данными не достиг цели: считаются все эпохи (%1)</translation>
    </message>
    <message>
        <source>Epochal trains on NVIDIA GPUs and on CPUs</source>
        <translation>Epochal обучает на GPU NVIDIA и на CPU</translation>
    </message>
    <message>
        <source>The run asks for a GPU; this offer has none</source>
        <translation>Запуску нужен GPU; в этом предложении его нет</translation>
    </message>
    <message>
        <source>Does not fit at a global batch of %1</source>
        <translation>Не помещается при глобальном размере пакета %1</translation>
    </message>
    <message>
        <source>No estimate: the size of the images is known after a first run</source>
        <translation>Нет оценки: размер изображений станет известен после первого запуска</translation>
    </message>
    <message>
        <source>No estimate: nothing was measured on this processor yet</source>
        <translation>Нет оценки: на этом процессоре ещё ничего не измерено</translation>
    </message>
    <message>
        <source>No estimate: no measured or published rate to scale to this device</source>
        <translation>Нет оценки: нет измеренной или опубликованной скорости для пересчёта на это устройство</translation>
    </message>
    <message>
        <source>Priced in %1, and no exchange rate to %2 is in the price book</source>
        <translation>Цена в %1, а курса к %2 в справочнике цен нет</translation>
    </message>
    <message>
        <source>Measured here in the run %1</source>
        <translation>Измерено здесь в запуске %1</translation>
    </message>
    <message>
        <source>Measured here in %1 runs, the latest of them %2</source>
        <translation>Измерено здесь, запусков: %1, последний из них — %2</translation>
    </message>
    <message>
        <source>A factor of %1 is assumed: the runs so far are too few to tell how far they vary</source>
        <translation>Принят множитель %1: запусков пока слишком мало, чтобы судить об их разбросе</translation>
    </message>
    <message>
        <source>The nearest run had a global batch of %1, this one has %2</source>
        <translation>У ближайшего запуска глобальный размер пакета %1, у этого — %2</translation>
    </message>
    <message>
        <source>Scaled from own runs on other accelerators (%1), such as %2</source>
        <translation>Пересчитано по своим запускам на других ускорителях (%1), например %2</translation>
    </message>
    <message>
        <source>From published rows on this accelerator (%1), such as %2</source>
        <translation>По опубликованным строкам для этого ускорителя (%1), например %2</translation>
    </message>
    <message>
        <source>Scaled from published rows on other accelerators (%1), such as %2</source>
        <translation>Пересчитано по опубликованным строкам для других ускорителей (%1), например %2</translation>
    </message>
    <message>
        <source>A factor of %1 is assumed: there are too few rows to try the method on</source>
        <translation>Принят множитель %1: строк слишком мало, чтобы проверить на них метод</translation>
    </message>
    <message>
        <source>9 in 10 published rows (%1), each predicted this way from the others, lie within a factor of %2</source>
        <translation>9 из 10 опубликованных строк (%1), предсказанных так каждая по остальным, лежат в пределах множителя %2</translation>
    </message>
    <message>
        <source>Images/s follow the lesser of peak dense arithmetic and memory bandwidth, each over what one image takes (roofline)</source>
        <translation>Изобр./с определяются меньшим из двух: пиковая плотная арифметика или пропускная способность памяти, каждая делится на затраты одного изображения (roofline)</translation>
    </message>
    <message>
        <source>Held back to what the host can launch: about 12 kernels a layer and step, 6 microseconds each, are assumed</source>
        <translation>Ограничено тем, что успевает запускать хост: принято около 12 ядер (kernel) на слой и шаг, по 6 микросекунд каждое</translation>
    </message>
    <message>
        <source>This is no estimate of a run</source>
        <translation>Это не оценка запуска</translation>
    </message>
    <message>
        <source>The run itself is not affected; delete the file</source>
        <translation>Сам запуск не затронут; удалите файл</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 s.</source>
        <translation>%1: %2 %3 за %4 с.</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 min %5 s.</source>
        <translation>%1: %2 %3 за %4 мин %5 с.</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 h %5 min.</source>
        <translation>%1: %2 %3 за %4 ч %5 мин.</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 s, and nothing is faster.</source>
        <translation>%1: %2 %3 за %4 с, и быстрее ничего нет.</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 min %5 s, and nothing is faster.</source>
        <translation>%1: %2 %3 за %4 мин %5 с, и быстрее ничего нет.</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 h %5 min, and nothing is faster.</source>
        <translation>%1: %2 %3 за %4 ч %5 мин, и быстрее ничего нет.</translation>
    </message>
    <message>
        <source>%1: %2 s.</source>
        <translation>%1: %2 с.</translation>
    </message>
    <message>
        <source>%1: %2 min %3 s.</source>
        <translation>%1: %2 мин %3 с.</translation>
    </message>
    <message>
        <source>%1: %2 h %3 min.</source>
        <translation>%1: %2 ч %3 мин.</translation>
    </message>
    <message>
        <source>Cheapest to %1 %2</source>
        <translation>Дешевле всего до %1 %2</translation>
    </message>
    <message>
        <source>Cheapest to %1 %2 %</source>
        <translation>Дешевле всего до %1 %2 %</translation>
    </message>
    <message>
        <source>Cheapest: %1</source>
        <translation>Дешевле всего: %1</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Дешевле всего</translation>
    </message>
    <message>
        <source>Fastest to %1 %2</source>
        <translation>Быстрее всего до %1 %2</translation>
    </message>
    <message>
        <source>Fastest to %1 %2 %</source>
        <translation>Быстрее всего до %1 %2 %</translation>
    </message>
    <message>
        <source>Fastest: %1</source>
        <translation>Быстрее всего: %1</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Быстрее всего</translation>
    </message>
    <message>
        <source>Most images for the price</source>
        <translation>Больше всего изображений за цену</translation>
    </message>
    <message>
        <source>%1: %2 images/s per %3/h, %4 times as many as %5.</source>
        <translation>%1: %2 изобр./с на %3/ч, в %4 раза больше, чем %5.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs reached the target</source>
        <translation>%1: цель достигнута в %2 из %3 запусков</translation>
    </message>
    <message>
        <source>%1: %2 devices for %3</source>
        <translation>%1: устройств %2 вместо %3</translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2 %.</source>
        <translation>Ускорение %1, эффективность масштабирования %2 %.</translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2 %, cost down %3 %.</source>
        <translation>Ускорение %1, эффективность масштабирования %2 %, стоимость ниже на %3 %.</translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2 %, cost up %3 %.</source>
        <translation>Ускорение %1, эффективность масштабирования %2 %, стоимость выше на %3 %.</translation>
    </message>
    <message>
        <source>Dearer and slower than all others.</source>
        <translation>Дороже и медленнее всех остальных.</translation>
    </message>
    <message>
        <source>Dearer and slower than all others: %1.</source>
        <translation>Дороже и медленнее всех остальных: %1.</translation>
    </message>
    <message>
        <source>Preparation is not in here</source>
        <translation>Подготовка сюда не входит</translation>
    </message>
    <message>
        <source>20 to 60 min of it would add %1 to %2 %3 on %4, %5 to %6 %3 on %7.</source>
        <translation>Подготовка от 20 до 60 мин добавила бы от %1 до %2 %3 на %4 и от %5 до %6 %3 на %7.</translation>
    </message>
    <message>
        <source>The formula is not understood from &quot;%1&quot; on</source>
        <translation>Формула непонятна, начиная с «%1»</translation>
    </message>
    <message>
        <source>Use the names of the inputs, numbers, + - * / and parentheses</source>
        <translation>Используйте имена исходных величин, числа, + - * / и скобки</translation>
    </message>
    <message>
        <source>A share of one, such as 0.757, was expected here</source>
        <translation>Здесь ожидалась доля единицы, например 0.757</translation>
    </message>
    <message>
        <source>Points [epoch, training s, active s, quality] were expected here, epochs ascending</source>
        <translation>Здесь ожидались точки [эпоха, обучение в с, активное время в с, качество] по возрастанию эпох</translation>
    </message>
    <message>
        <source>A row needs an id</source>
        <translation>У строки должен быть идентификатор</translation>
    </message>
    <message>
        <source>A row needs a name</source>
        <translation>У строки должно быть название</translation>
    </message>
    <message>
        <source>A whole number above 0 was expected here</source>
        <translation>Здесь ожидалось целое число больше 0</translation>
    </message>
    <message>
        <source>A printed figure was expected here</source>
        <translation>Здесь ожидалось печатное число</translation>
    </message>
    <message>
        <source>A list of texts was expected here</source>
        <translation>Здесь ожидался список текстов</translation>
    </message>
    <message>
        <source>Two rows have the same id</source>
        <translation>У двух строк одинаковый идентификатор</translation>
    </message>
    <message>
        <source>There is no row %1</source>
        <translation>Строки %1 нет</translation>
    </message>
    <message>
        <source>This is not a study</source>
        <translation>Это не исследование</translation>
    </message>
    <message>
        <source>Choose a file of the format epochal-study</source>
        <translation>Выберите файл формата epochal-study</translation>
    </message>
    <message>
        <source>A study needs an id</source>
        <translation>У исследования должен быть идентификатор</translation>
    </message>
    <message>
        <source>A study needs a title</source>
        <translation>У исследования должно быть название</translation>
    </message>
    <message>
        <source>A study needs its source</source>
        <translation>У исследования должен быть источник</translation>
    </message>
    <message>
        <source>The catalogue has no curve of this run</source>
        <translation>В каталоге нет кривой этого запуска</translation>
    </message>
    <message>
        <source>What the catalogue keeps of this run is damaged</source>
        <translation>Сведения каталога об этом запуске повреждены</translation>
    </message>
    <message>
        <source>Index the run folders again</source>
        <translation>Проиндексируйте папки запусков заново</translation>
    </message>
    <message>
        <source>Fields are name, state, model, data, devices, provider, tag, campaign, cost, top1, images/s, time, epochs, price, batch, seed</source>
        <translation>Поля: name, state, model, data, devices, provider, tag, campaign, cost, top1, images/s, time, epochs, price, batch, seed</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a run</source>
        <translation>«%1» не может быть идентификатором запуска</translation>
    </message>
    <message>
        <source>This run is being trained</source>
        <translation>Этот запуск сейчас обучается</translation>
    </message>
    <message>
        <source>Import it when it has ended</source>
        <translation>Импортируйте его, когда он закончится</translation>
    </message>
    <message>
        <source>No run directory was found</source>
        <translation>Папка запуска не найдена</translation>
    </message>
    <message>
        <source>Choose a folder whose subfolders hold a run.json each</source>
        <translation>Выберите папку, в каждой вложенной папке которой есть run.json</translation>
    </message>
    <message>
        <source>A list was expected here</source>
        <translation>Здесь ожидался список</translation>
    </message>
    <message>
        <source>A number of days from 1 to 36500 was expected here</source>
        <translation>Здесь ожидалось число дней от 1 до 36500</translation>
    </message>
    <message>
        <source>Change this value, then save again</source>
        <translation>Измените это значение и сохраните снова</translation>
    </message>
    <message>
        <source>An offer needs its provider</source>
        <translation>У предложения должен быть провайдер</translation>
    </message>
    <message>
        <source>An offer needs an instance name</source>
        <translation>У предложения должно быть название машины</translation>
    </message>
    <message>
        <source>A price needs the day it was seen, such as 2026-11-09</source>
        <translation>У цены должен быть день, когда её видели, например 2026-11-09</translation>
    </message>
    <message>
        <source>A price needs its source</source>
        <translation>У цены должен быть источник</translation>
    </message>
    <message>
        <source>An upfront payment needs the term it is for</source>
        <translation>У предоплаты должен быть срок, за который она вносится</translation>
    </message>
    <message>
        <source>A price above zero was expected here</source>
        <translation>Здесь ожидалась цена больше нуля</translation>
    </message>
    <message>
        <source>Not ranked: the price is not above zero</source>
        <translation>Не ранжируется: цена не больше нуля</translation>
    </message>
    <message>
        <source>A rating from 1 to 5 was expected here</source>
        <translation>Здесь ожидалась оценка от 1 до 5</translation>
    </message>
    <message>
        <source>A provider needs a name</source>
        <translation>У провайдера должно быть название</translation>
    </message>
    <message>
        <source>A rate is between two different currencies</source>
        <translation>Курс связывает две разные валюты</translation>
    </message>
    <message>
        <source>A rate above zero was expected here</source>
        <translation>Здесь ожидался курс больше нуля</translation>
    </message>
    <message>
        <source>A day such as 2026-11-09 was expected here</source>
        <translation>Здесь ожидался день, например 2026-11-09</translation>
    </message>
    <message>
        <source>A rate needs its source</source>
        <translation>У курса должен быть источник</translation>
    </message>
    <message>
        <source>Save the file as &quot;CSV UTF-8&quot;, then import it again</source>
        <translation>Сохраните файл как «CSV UTF-8» и импортируйте его снова</translation>
    </message>
    <message>
        <source>The file is encoded as UTF-16, not as UTF-8</source>
        <translation>Файл в кодировке UTF-16, а не UTF-8</translation>
    </message>
    <message>
        <source>This is not a text file</source>
        <translation>Это не текстовый файл</translation>
    </message>
    <message>
        <source>The file is not encoded as UTF-8: line %1 has a character of another encoding</source>
        <translation>Файл не в кодировке UTF-8: в строке %1 символ другой кодировки</translation>
    </message>
    <message>
        <source>A quotation mark that begins a field never ends</source>
        <translation>Кавычка в начале поля нигде не закрыта</translation>
    </message>
    <message>
        <source>Close the quotation mark, or double it inside a field</source>
        <translation>Закройте кавычку или удвойте её внутри поля</translation>
    </message>
    <message>
        <source>The import was cancelled</source>
        <translation>Импорт отменён</translation>
    </message>
    <message>
        <source>The first line is not the head of a table: no comma, semicolon, tab or vertical bar parts it into columns</source>
        <translation>Первая строка — не заголовок таблицы: ни запятая, ни точка с запятой, ни табуляция, ни вертикальная черта не делят её на столбцы</translation>
    </message>
    <message>
        <source>Export the list as CSV with its head in the first line</source>
        <translation>Экспортируйте список как CSV с заголовком в первой строке</translation>
    </message>
    <message>
        <source>Look the price up at the provider</source>
        <translation>Уточните цену у провайдера</translation>
    </message>
    <message>
        <source>A price of zero stands for one that is not known</source>
        <translation>Нулевая цена означает, что цена неизвестна</translation>
    </message>
    <message>
        <source>%1 %2 an hour is not a price anyone asks for this machine</source>
        <translation>%1 %2 за час — такой цены за эту машину никто не просит</translation>
    </message>
    <message>
        <source>Check the unit: prices are of one hour of the whole machine</source>
        <translation>Проверьте единицу: цены указываются за час всей машины</translation>
    </message>
    <message>
        <source>Fill the gap in the list, or take the row unranked</source>
        <translation>Заполните пробел в списке или возьмите строку без ранжирования</translation>
    </message>
    <message>
        <source>%1 is not made with %2 GB: a modified card, or another one</source>
        <translation>%1 не выпускается с памятью %2 ГБ: это переделанная или другая карта</translation>
    </message>
    <message>
        <source>Look the machine up at the provider, and enter the offer by hand</source>
        <translation>Уточните машину у провайдера и введите предложение вручную</translation>
    </message>
    <message>
        <source>The price&apos;s day, %1, lies ahead</source>
        <translation>День цены, %1, ещё не наступил</translation>
    </message>
    <message>
        <source>Write the day the price was seen</source>
        <translation>Укажите день, когда видели цену</translation>
    </message>
    <message>
        <source>The same offer stands in line %1 already</source>
        <translation>То же предложение уже есть в строке %1</translation>
    </message>
    <message>
        <source>The same offer stands in line %1 at another price</source>
        <translation>То же предложение есть в строке %1 по другой цене</translation>
    </message>
    <message>
        <source>Only the first of them can be taken</source>
        <translation>Взять можно только первое из них</translation>
    </message>
    <message>
        <source>%1 stands for several machines or kinds alike: a placeholder, not a price</source>
        <translation>%1 стоит сразу у нескольких машин или видов цены: это заглушка, а не цена</translation>
    </message>
    <message>
        <source>%1 goes under several names in this list: %2</source>
        <translation>%1 встречается в этом списке под разными названиями: %2</translation>
    </message>
    <message>
        <source>Give the card one name in the list</source>
        <translation>Дайте карте в списке одно название</translation>
    </message>
    <message>
        <source>Spot prices of this machine lie between %1 and %2 within one region</source>
        <translation>Спотовые цены этой машины в одном регионе лежат между %1 и %2</translation>
    </message>
    <message>
        <source>Enter the zone you would rent in by hand</source>
        <translation>Введите вручную зону, в которой будете арендовать</translation>
    </message>
    <message>
        <source>Prices of %1 are with and without tax in one list, and the tax rate is not given</source>
        <translation>Цены %1 в одном списке указаны и с налогом, и без него, а ставка налога не указана</translation>
    </message>
    <message>
        <source>Fill the column &quot;tax rate (%)&quot;</source>
        <translation>Заполните столбец «tax rate (%)»</translation>
    </message>
    <message>
        <source>There is no rate from %1 to %2: the price is ranked among prices in %1 only</source>
        <translation>Нет курса %1 к %2: цена ранжируется только среди цен в %1</translation>
    </message>
    <message>
        <source>Enter a rate with its day and source</source>
        <translation>Введите курс с днём и источником</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; gives prices in another unit than per hour</source>
        <translation>Столбец «%1» даёт цены не за час, а в другой единице</translation>
    </message>
    <message>
        <source>Convert them into prices per hour in a column &quot;price per hour&quot;</source>
        <translation>Пересчитайте их в цены за час в столбце «price per hour»</translation>
    </message>
    <message>
        <source>The head is not that of a price list of Epochal, SkyPilot or gpuhunt</source>
        <translation>Заголовок не от списка цен Epochal, SkyPilot или gpuhunt</translation>
    </message>
    <message>
        <source>Export the prices here to see which columns are needed</source>
        <translation>Экспортируйте здешние цены, чтобы увидеть нужные столбцы</translation>
    </message>
    <message>
        <source>The provider is not named</source>
        <translation>Провайдер не указан</translation>
    </message>
    <message>
        <source>Name the provider above the list</source>
        <translation>Укажите провайдера над списком</translation>
    </message>
    <message>
        <source>The instance has no name</source>
        <translation>У машины нет названия</translation>
    </message>
    <message>
        <source>Name the instance in the list</source>
        <translation>Укажите название машины в списке</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date</source>
        <translation>«%1» — не дата</translation>
    </message>
    <message>
        <source>Write the day as 2026-11-09</source>
        <translation>Запишите день в виде 2026-11-09</translation>
    </message>
    <message>
        <source>The accelerator&apos;s memory is not given</source>
        <translation>Память ускорителя не указана</translation>
    </message>
    <message>
        <source>The accelerator&apos;s memory cannot be read from &quot;%1&quot;</source>
        <translation>Память ускорителя не читается из «%1»</translation>
    </message>
    <message>
        <source>%1 MiB of memory is less than any accelerator has; it may stand for GB</source>
        <translation>%1 МиБ памяти — меньше, чем у любого ускорителя; возможно, имеются в виду ГБ</translation>
    </message>
    <message>
        <source>%1 MiB may be the memory of one accelerator or of all %2 together</source>
        <translation>%1 МиБ — это может быть память одного ускорителя или всех вместе (%2)</translation>
    </message>
    <message>
        <source>The price is of the host alone; its accelerators are priced in other rows</source>
        <translation>Цена только за хост; его ускорители оценены в других строках</translation>
    </message>
    <message>
        <source>Add both prices by hand as one offer</source>
        <translation>Сложите обе цены вручную в одно предложение</translation>
    </message>
    <message>
        <source>The accelerator is &quot;%1&quot; in one column and &quot;%2&quot; in another</source>
        <translation>В одном столбце ускоритель «%1», в другом — «%2»</translation>
    </message>
    <message>
        <source>The region is not given</source>
        <translation>Регион не указан</translation>
    </message>
    <message>
        <source>The region is incomplete: &quot;%1&quot;</source>
        <translation>Регион указан не полностью: «%1»</translation>
    </message>
    <message>
        <source>Look the price up at the provider: it may hold in one region only</source>
        <translation>Уточните цену у провайдера: она может действовать только в одном регионе</translation>
    </message>
    <message>
        <source>The price is not given</source>
        <translation>Цена не указана</translation>
    </message>
    <message>
        <source>The spot price is the on-demand price: there is no spot market here</source>
        <translation>Спотовая цена равна цене по требованию: спотового рынка здесь нет</translation>
    </message>
    <message>
        <source>Take the on-demand price</source>
        <translation>Возьмите цену по требованию</translation>
    </message>
    <message>
        <source>The accelerator has no name</source>
        <translation>У ускорителя нет названия</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here</source>
        <translation>«%1» здесь неизвестно</translation>
    </message>
    <message>
        <source>Write one of: %1</source>
        <translation>Укажите одно из значений: %1</translation>
    </message>
    <message>
        <source>A whole number up to a million was expected here</source>
        <translation>Здесь ожидалось целое число до миллиона</translation>
    </message>
    <message>
        <source>A percentage from 0 to 100 was expected here</source>
        <translation>Здесь ожидался процент от 0 до 100</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a currency code</source>
        <translation>«%1» — не код валюты</translation>
    </message>
    <message>
        <source>Write three capitals, such as USD</source>
        <translation>Укажите три заглавные буквы, например USD</translation>
    </message>
    <message>
        <source>The row has %1 fields, the head has %2</source>
        <translation>Полей в строке: %1, в заголовке: %2</translation>
    </message>
    <message>
        <source>Put fields that hold the delimiter into quotation marks</source>
        <translation>Заключите поля с разделителем в кавычки</translation>
    </message>
    <message>
        <source>The cell holds a formula: %1</source>
        <translation>В ячейке формула: %1</translation>
    </message>
    <message>
        <source>Put the formula&apos;s value into the cell</source>
        <translation>Впишите в ячейку значение формулы</translation>
    </message>
    <message>
        <source>%1 may be a decimal comma or grouped thousands</source>
        <translation>%1 может содержать десятичную запятую или разделитель тысяч</translation>
    </message>
    <message>
        <source>Say that numbers have a decimal comma, or write 4.60 and 4600</source>
        <translation>Укажите, что в числах десятичная запятая, или пишите 4.60 и 4600</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» — не число</translation>
    </message>
    <message>
        <source>Write digits with a point, such as 4.6016, and nothing else</source>
        <translation>Пишите только цифры с точкой, например 4.6016</translation>
    </message>
    <message>
        <source>%1 is below zero</source>
        <translation>%1 меньше нуля</translation>
    </message>
    <message>
        <source>Correct the number, or leave the cell empty where it is not known</source>
        <translation>Исправьте число или оставьте ячейку пустой, если оно неизвестно</translation>
    </message>
    <message>
        <source>&quot;%1&quot; carries a unit or a currency</source>
        <translation>«%1» содержит единицу или валюту</translation>
    </message>
    <message>
        <source>Write the price of one hour as a plain number; its currency has its own column</source>
        <translation>Укажите цену одного часа просто числом; для валюты есть свой столбец</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither yes nor no</source>
        <translation>«%1» — ни yes, ни no</translation>
    </message>
    <message>
        <source>Write yes or no</source>
        <translation>Укажите yes или no</translation>
    </message>
    <message>
        <source>The campaign&apos;s document cannot be read</source>
        <translation>Документ серии не читается</translation>
    </message>
    <message>
        <source>Delete the file; the campaign&apos;s runs stay</source>
        <translation>Удалите файл; запуски серии останутся</translation>
    </message>
    <message>
        <source>The order of the queue cannot be read</source>
        <translation>Порядок очереди не читается</translation>
    </message>
    <message>
        <source>Delete the file; the runs stay, and can be begun from the Runs page</source>
        <translation>Удалите файл; запуски останутся, их можно начать на странице «Запуски»</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Серия</translation>
    </message>
    <message>
        <source>Id of the campaign the run belongs to; a sweep sets it, empty is none.</source>
        <translation>Идентификатор серии, к которой относится запуск; его задаёт перебор, пусто — без серии.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; cannot be varied</source>
        <translation>Поле «%1» нельзя перебирать</translation>
    </message>
    <message>
        <source>Runs of a sweep are named by the values that differ</source>
        <translation>Запуски перебора называются по различающимся значениям</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is varied twice</source>
        <translation>Поле «%1» перебирается дважды</translation>
    </message>
    <message>
        <source>Put all its values into one list</source>
        <translation>Сведите все его значения в один список</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is varied over no value</source>
        <translation>Для перебора поля «%1» нет значений</translation>
    </message>
    <message>
        <source>Give it two values or more, or stop varying it</source>
        <translation>Задайте два значения или больше либо не перебирайте его</translation>
    </message>
    <message>
        <source>The values make more than %1 runs</source>
        <translation>Значения дают больше %1 запусков</translation>
    </message>
    <message>
        <source>Take fewer values</source>
        <translation>Возьмите меньше значений</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; has no effect here, so its values make equal runs</source>
        <translation>Поле «%1» здесь ни на что не влияет, и его значения дают одинаковые запуски</translation>
    </message>
    <message>
        <source>Vary it in a sweep of its own</source>
        <translation>Вынесите его в отдельный перебор</translation>
    </message>
    <message>
        <source>An axis is a field and its values</source>
        <translation>Ось — это поле и его значения</translation>
    </message>
    <message>
        <source>Write {&quot;field&quot;: &quot;seed&quot;, &quot;values&quot;: [1, 2]}</source>
        <translation>Пишите {&quot;field&quot;: &quot;seed&quot;, &quot;values&quot;: [1, 2]}</translation>
    </message>
    <message>
        <source>The values are neither a list nor a text</source>
        <translation>Значения — не список и не текст</translation>
    </message>
    <message>
        <source>Write [1, 2] or &quot;1..2&quot;</source>
        <translation>Пишите [1, 2] или &quot;1..2&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong into a sweep, or is of another type</source>
        <translation>«%1» не относится к перебору или другого типа</translation>
    </message>
    <message>
        <source>Write a range such as %1</source>
        <translation>Укажите диапазон, например %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a range</source>
        <translation>«%1» — не диапазон</translation>
    </message>
    <message>
        <source>The range &quot;%1&quot; has no step</source>
        <translation>У диапазона «%1» нет шага</translation>
    </message>
    <message>
        <source>The step of &quot;%1&quot; is zero</source>
        <translation>Шаг в «%1» равен нулю</translation>
    </message>
    <message>
        <source>The factor of &quot;%1&quot; does not lead from one end to the other</source>
        <translation>Множитель в «%1» не ведёт от одного конца к другому</translation>
    </message>
    <message>
        <source>The range &quot;%1&quot; has too many values</source>
        <translation>В диапазоне «%1» слишком много значений</translation>
    </message>
    <message>
        <source>Take a wider step; %1 values are the most</source>
        <translation>Возьмите шаг шире; значений может быть не больше %1</translation>
    </message>
    <message>
        <source>The run was begun %1 times and interrupted each time</source>
        <translation>Запуск начинали %1 раз, и каждый раз он прерывался</translation>
    </message>
    <message>
        <source>It left the queue; resume it on the Runs page</source>
        <translation>Он убран из очереди; продолжите его на странице «Запуски»</translation>
    </message>
    <message>
        <source>Another window on this folder of runs keeps the queue</source>
        <translation>Очередь ведёт другое окно с этой папкой запусков</translation>
    </message>
    <message>
        <source>Add the runs there, or close it</source>
        <translation>Добавьте запуски там или закройте его</translation>
    </message>
    <message>
        <source>The kept report could not be removed: %1</source>
        <translation>Сохранённый отчёт не удалось удалить: %1</translation>
    </message>
    <message>
        <source>Check who may write into the folder</source>
        <translation>Проверьте, кому разрешена запись в папку</translation>
    </message>
    <message>
        <source>This is not a kept report</source>
        <translation>Это не сохранённый отчёт</translation>
    </message>
    <message>
        <source>Remove the file and make the report anew</source>
        <translation>Удалите файл и создайте отчёт заново</translation>
    </message>
    <message>
        <source>This report was kept by a newer Epochal</source>
        <translation>Этот отчёт сохранён более новой версией Epochal</translation>
    </message>
    <message>
        <source>Open it with that version</source>
        <translation>Откройте его в той версии</translation>
    </message>
    <message>
        <source>The report was not made: it was stopped</source>
        <translation>Отчёт не создан: процесс остановлен</translation>
    </message>
    <message>
        <source>There is no study with this id</source>
        <translation>Исследования с таким идентификатором нет</translation>
    </message>
    <message>
        <source>epochal report --list names the studies</source>
        <translation>epochal report --list перечисляет исследования</translation>
    </message>
    <message>
        <source>There is no run of this campaign</source>
        <translation>Запусков этой серии нет</translation>
    </message>
    <message>
        <source>Check the campaign&apos;s id, and the home folder</source>
        <translation>Проверьте идентификатор серии и домашнюю папку</translation>
    </message>
    <message>
        <source>No run was named for the report</source>
        <translation>Для отчёта не указан ни один запуск</translation>
    </message>
    <message>
        <source>Name one run folder or more</source>
        <translation>Укажите одну или несколько папок запусков</translation>
    </message>
    <message>
        <source>There is no such published row</source>
        <translation>Такой опубликованной строки нет</translation>
    </message>
    <message>
        <source>DAWNBench: CIFAR-10</source>
        <translation>DAWNBench: CIFAR-10</translation>
    </message>
    <message>
        <source>Time and cost to 94 % top-1 on CIFAR-10.</source>
        <translation>Время и стоимость до 94 % top-1 на CIFAR-10.</translation>
    </message>
    <message>
        <source>training with data loading and start-up, evaluation and checkpoints left out (DAWNBench)</source>
        <translation>обучение с загрузкой данных и инициализацией, без валидации и контрольных точек (DAWNBench)</translation>
    </message>
    <message>
        <source>Costs are derived: time to 94 % top-1, times the price per hour of the entry, without a billing quantum. A machine billed by the minute or hour costs more.</source>
        <translation>Стоимость выведена: время до 94 % top-1 × цена заявки за час, без шага тарификации. Машина с поминутной или почасовой оплатой стоит больше.</translation>
    </message>
    <message>
        <source>So small a task does not keep modern GPUs busy; seconds here say little of larger ones.</source>
        <translation>Столь малая задача не загружает современные GPU; секунды здесь мало говорят о более крупных.</translation>
    </message>
    <message>
        <source>The fastest recipes reach 94 % in most runs, not in all: one of them in 35 of 50.</source>
        <translation>Самые быстрые рецепты достигают 94 % в большинстве запусков, но не во всех: один из них — в 35 из 50.</translation>
    </message>
    <message>
        <source>CIFAR-10 to 94 % top-1</source>
        <translation>CIFAR-10 до 94 % top-1</translation>
    </message>
    <message>
        <source>DAWNBench leaves evaluation out of its clock; it is not to be compared with MLPerf, whose clock keeps evaluation in.</source>
        <translation>DAWNBench не учитывает валидацию во времени; его нельзя сравнивать с MLPerf, где валидация учитывается.</translation>
    </message>
    <message>
        <source>cost to %1 % top-1, %2</source>
        <translation>стоимость до %1 % top-1, %2</translation>
    </message>
    <message>
        <source>DAWNBench: ImageNet</source>
        <translation>DAWNBench: ImageNet</translation>
    </message>
    <message>
        <source>Time and cost to 93 % top-5 on ImageNet, the best and the typical entries of 2017 to 2020.</source>
        <translation>Время и стоимость до 93 % top-5 на ImageNet, лучшие и типичные заявки 2017–2020 годов.</translation>
    </message>
    <message>
        <source>The fall from 358 to 7.43 USD in 25 months is mostly recipe (images that grow while training, schedules), not price.</source>
        <translation>Падение с 358 до 7,43 USD за 25 месяцев — в основном заслуга рецепта (растущие при обучении изображения, расписания), а не цены.</translation>
    </message>
    <message>
        <source>One lucky run was enough to enter: nothing says how often an entry reaches its target.</source>
        <translation>Для участия хватало одного удачного запуска: как часто заявка достигает цели, неизвестно.</translation>
    </message>
    <message>
        <source>The Huawei entry gives no price and is not ranked by cost.</source>
        <translation>В заявке Huawei нет цены, и по стоимости она не ранжируется.</translation>
    </message>
    <message>
        <source>Prices are those of the entry on its day, billed without a quantum.</source>
        <translation>Цены — из заявки на её день, без шага тарификации.</translation>
    </message>
    <message>
        <source>ImageNet to 93 % top-5</source>
        <translation>ImageNet до 93 % top-5</translation>
    </message>
    <message>
        <source>cost to %1 % top-5, %2</source>
        <translation>стоимость до %1 % top-5, %2</translation>
    </message>
    <message>
        <source>GPU nodes in Managed Kubernetes</source>
        <translation>Узлы с GPU в Managed Kubernetes</translation>
    </message>
    <message>
        <source>Accelerators offered for clusters: strong ones to train on, weaker ones to serve from.</source>
        <translation>Ускорители для кластеров: мощные — для обучения, более слабые — для инференса.</translation>
    </message>
    <message>
        <source>none: nothing was timed</source>
        <translation>нет: время не измерялось</translation>
    </message>
    <message>
        <source>The source prints neither times nor prices, so nothing can be ranked. It shows charts of CPU against GPU without figures.</source>
        <translation>В источнике нет ни времени, ни цен, поэтому ранжировать нечего. Он показывает графики CPU против GPU без чисел.</translation>
    </message>
    <message>
        <source>Node groups come in fixed configurations; groups with GPUs do not scale by themselves.</source>
        <translation>Группы узлов имеют фиксированные конфигурации; группы с GPU сами не масштабируются.</translation>
    </message>
    <message>
        <source>To compare them, run the same training on each and price it by the provider.</source>
        <translation>Чтобы сравнить их, выполните на каждом одно и то же обучение и оцените его по провайдеру.</translation>
    </message>
    <message>
        <source>Accelerators offered</source>
        <translation>Предлагаемые ускорители</translation>
    </message>
    <message>
        <source>Lambda: ResNet-50 throughput</source>
        <translation>Lambda: производительность ResNet-50</translation>
    </message>
    <message>
        <source>ResNet-50 on synthetic images by GPU, with what one GPU costs to buy.</source>
        <translation>ResNet-50 на синтетических изображениях по GPU и цена покупки одного GPU.</translation>
    </message>
    <message>
        <source>throughput of training steps on synthetic images; no accuracy</source>
        <translation>производительность шагов обучения на синтетических изображениях; без точности</translation>
    </message>
    <message>
        <source>Images/s for 1,000 USD are derived here from the purchase price of one GPU alone; the machine around it, its power and its use are not in it.</source>
        <translation>Изобр./с на 1&#xa0;000 USD выведены здесь из цены покупки одного GPU; сама машина, её питание и загрузка не учтены.</translation>
    </message>
    <message>
        <source>No hourly prices are given, so nothing is ranked by cost.</source>
        <translation>Почасовых цен нет, поэтому по стоимости ничего не ранжируется.</translation>
    </message>
    <message>
        <source>Synthetic images: no reading, decoding or augmentation is in these rates; not to be compared with training on real data.</source>
        <translation>Синтетические изображения: чтение, декодирование и аугментация в эти скорости не входят; сравнивать с обучением на реальных данных нельзя.</translation>
    </message>
    <message>
        <source>Mixed precision</source>
        <translation>Смешанная точность</translation>
    </message>
    <message>
        <source>FP32 or TF32</source>
        <translation>FP32 или TF32</translation>
    </message>
    <message>
        <source>images/s for 1000 USD of purchase price</source>
        <translation>изобр./с на 1000 USD цены покупки</translation>
    </message>
    <message>
        <source>Many GPUs</source>
        <translation>Много GPU</translation>
    </message>
    <message>
        <source>How much faster training gets on many GPUs and TPUs, as one article cites it.</source>
        <translation>Насколько ускоряется обучение на многих GPU и TPU, по данным одной статьи.</translation>
    </message>
    <message>
        <source>as cited; the article does not say what was timed</source>
        <translation>как процитировано; в статье не сказано, что измерялось</translation>
    </message>
    <message>
        <source>Near linear to 1,024 TPUs does not follow: 256 minutes an epoch on one and 2.2 on 1,024 are a speed-up of 116, an efficiency of 11 %.</source>
        <translation>Почти линейный рост до 1&#xa0;024 TPU не сходится: 256 минут на эпоху на одном и 2,2 на 1&#xa0;024 — это ускорение 116, эффективность 11 %.</translation>
    </message>
    <message>
        <source>A speed-up of 46.5 on 512 GPUs is an efficiency of 9 %.</source>
        <translation>Ускорение 46,5 на 512 GPU — это эффективность 9 %.</translation>
    </message>
    <message>
        <source>From two to four GPUs the cited speed-up more than doubles, 1.7 to 3.5: more than linear, which the rounding of both figures can explain.</source>
        <translation>От двух до четырёх GPU приведённое ускорение растёт более чем вдвое, с 1,7 до 3,5: больше линейного, что объяснимо округлением обоих чисел.</translation>
    </message>
    <message>
        <source>The article credits the 46.5 to a paper whose title speaks of ResNet-50 on ImageNet, not of BERT.</source>
        <translation>Статья приписывает 46,5 работе, в названии которой ResNet-50 на ImageNet, а не BERT.</translation>
    </message>
    <message>
        <source>Without prices and times nothing can be ranked by cost.</source>
        <translation>Без цен и времени по стоимости ничего ранжировать нельзя.</translation>
    </message>
    <message>
        <source>Many GPUs: figures cited at second hand, without accuracy, batch size or software; they show scaling, not cost.</source>
        <translation>Много GPU: показатели из вторых рук, без точности, размера пакета и программного обеспечения; они показывают масштабирование, а не стоимость.</translation>
    </message>
    <message>
        <source>CNN, ImageNet</source>
        <translation>CNN, ImageNet</translation>
    </message>
    <message>
        <source>ResNet-50, one epoch of ImageNet</source>
        <translation>ResNet-50, одна эпоха ImageNet</translation>
    </message>
    <message>
        <source>BERT, SQuAD</source>
        <translation>BERT, SQuAD</translation>
    </message>
    <message>
        <source>scaling efficiency on 1024 TPUs, %</source>
        <translation>эффективность масштабирования на 1024 TPU, %</translation>
    </message>
    <message>
        <source>near linear</source>
        <translation>почти линейно</translation>
    </message>
    <message>
        <source>MLPerf Training: ResNet-50</source>
        <translation>MLPerf Training: ResNet-50</translation>
    </message>
    <message>
        <source>Minutes to 75.9 % top-1 on ImageNet, rounds v0.7 to v4.0.</source>
        <translation>Минуты до 75,9 % top-1 на ImageNet, раунды с v0.7 по v4.0.</translation>
    </message>
    <message>
        <source>run time with evaluation in, up to 30 min of initialisation out, mean of five runs without the fastest and the slowest (MLPerf)</source>
        <translation>время запуска с валидацией, без инициализации до 30 мин, среднее пяти запусков без самого быстрого и самого медленного (MLPerf)</translation>
    </message>
    <message>
        <source>The MLPerf name and logo are registered and unregistered trademarks of MLCommons Association in the United States and other countries. All rights reserved. Unauthorized use strictly prohibited. See www.mlcommons.org for more information.</source>
        <translation>Название и логотип MLPerf — зарегистрированные и незарегистрированные товарные знаки MLCommons Association в США и других странах. Все права защищены. Несанкционированное использование строго запрещено. Подробнее см. www.mlcommons.org.</translation>
    </message>
    <message>
        <source>Result not verified by MLCommons Association: minutes were computed from the published logs by the official rule, and images/s are derived from them as 1,281,167 images an epoch over the time, evaluation included. Neither is an official MLPerf metric.</source>
        <translation>Результат не проверен MLCommons Association: минуты вычислены из опубликованных журналов по официальному правилу, а изобр./с выведены из них как 1&#xa0;281&#xa0;167 изображений на эпоху, делённые на время с валидацией. Ни то, ни другое не является официальной метрикой MLPerf.</translation>
    </message>
    <message>
        <source>MLPerf dropped cost on purpose, so no row has a price; any cost shown for one is derived and no MLPerf result.</source>
        <translation>MLPerf намеренно отказался от стоимости, поэтому цен в строках нет; любая показанная для них стоимость выведена и не является результатом MLPerf.</translation>
    </message>
    <message>
        <source>From 8 to 3,584 H100 efficiency falls to 16 %, a factor of 2.2 of which is more epochs at larger batches.</source>
        <translation>От 8 до 3&#xa0;584 H100 эффективность падает до 16 %; из этого множитель 2,2 — дополнительные эпохи при больших пакетах.</translation>
    </message>
    <message>
        <source>ImageNet to 75.9 % top-1</source>
        <translation>ImageNet до 75,9 % top-1</translation>
    </message>
    <message>
        <source>MLPerf keeps evaluation in its clock; it is not to be compared with DAWNBench, whose clock leaves evaluation out, nor with figures of other divisions or rounds without saying so.</source>
        <translation>MLPerf учитывает валидацию во времени; его нельзя сравнивать ни с DAWNBench, где валидация не учитывается, ни — без оговорки — с данными других дивизионов или раундов.</translation>
    </message>
    <message>
        <source>time efficiency from 8 to 64 H100, %</source>
        <translation>эффективность по времени от 8 до 64 H100, %</translation>
    </message>
    <message>
        <source>time efficiency from 8 to 3584 H100, %</source>
        <translation>эффективность по времени от 8 до 3584 H100, %</translation>
    </message>
    <message>
        <source>how many times more epochs 3584 H100 need than 8</source>
        <translation>во сколько раз больше эпох нужно 3584 H100, чем 8</translation>
    </message>
    <message>
        <source>runs that missed the target over all published logs, %</source>
        <translation>запуски, не достигшие цели, по всем опубликованным журналам, %</translation>
    </message>
    <message>
        <source>Fine-tuning with MXNet, 2017</source>
        <translation>Дообучение с MXNet, 2017</translation>
    </message>
    <message>
        <source>ResNet-152 and ResNet-50 fine-tuned on Caltech-256 with one to eight GPUs of AWS.</source>
        <translation>ResNet-152 и ResNet-50, дообученные на Caltech-256 на одном — восьми GPU AWS.</translation>
    </message>
    <message>
        <source>training as published, about; set-up apart</source>
        <translation>обучение как опубликовано, приблизительно; подготовка отдельно</translation>
    </message>
    <message>
        <source>Speed-ups are against one K80. The 7.6 of ResNet-50 is derived here from the 95 % efficiency that is printed.</source>
        <translation>Ускорения — относительно одного K80. Значение 7,6 для ResNet-50 выведено здесь из напечатанной эффективности 95 %.</translation>
    </message>
    <message>
        <source>After one epoch top-1 is 83 to 83.4 % whatever the number of GPUs; the source does not say which number gives which.</source>
        <translation>После одной эпохи top-1 составляет от 83 до 83,4 % при любом числе GPU; какое число даёт какое значение, источник не говорит.</translation>
    </message>
    <message>
        <source>Under 2.5 EUR for six epochs follows: 20 minutes at a third of 20 EUR/h are 2.2 EUR. The price of the P2 itself is not printed.</source>
        <translation>Меньше 2,5 EUR за шесть эпох сходится: 20 минут при трети от 20 EUR/ч — это 2,2 EUR. Сама цена P2 не напечатана.</translation>
    </message>
    <message>
        <source>P3 machines cost 2.4 to about 20 EUR/h on demand, about three times a P2 with as many GPUs; their times stand in charts only.</source>
        <translation>Машины P3 стоят от 2,4 до примерно 20 EUR/ч по требованию, примерно втрое дороже P2 с тем же числом GPU; их время есть только на графиках.</translation>
    </message>
    <message>
        <source>A DGX-1 with eight V100 is quoted at 149,000 USD to buy; without years and use that makes no price per hour.</source>
        <translation>Цена покупки DGX-1 с восемью V100 — 149&#xa0;000 USD; без срока службы и загрузки цены за час из этого не получить.</translation>
    </message>
    <message>
        <source>Reading and decoding alone went at over 1,500 images/s with three threads, so the input did not hold the GPUs up.</source>
        <translation>Одни чтение и декодирование шли со скоростью более 1&#xa0;500 изобр./с в три потока, так что входные данные GPU не задерживали.</translation>
    </message>
    <message>
        <source>NCCL was 3 to 4 % slower than the reduction of the framework itself on four V100.</source>
        <translation>На четырёх V100 NCCL был на 3–4 % медленнее собственной редукции фреймворка.</translation>
    </message>
    <message>
        <source>Fine-tuning with MXNet, 2017: pre-trained networks on Caltech-256; not to be compared with training from scratch.</source>
        <translation>Дообучение с MXNet, 2017: предобученные сети на Caltech-256; сравнивать с обучением с нуля нельзя.</translation>
    </message>
    <message>
        <source>ResNet-152, one epoch</source>
        <translation>ResNet-152, одна эпоха</translation>
    </message>
    <message>
        <source>ResNet-50, one epoch</source>
        <translation>ResNet-50, одна эпоха</translation>
    </message>
    <message>
        <source>Six epochs on p2.8xlarge</source>
        <translation>Шесть эпох на p2.8xlarge</translation>
    </message>
    <message>
        <source>Prices on demand, without times</source>
        <translation>Цены по требованию, без времени</translation>
    </message>
    <message>
        <source>scaling efficiency on 8 K80, %</source>
        <translation>эффективность масштабирования на 8 K80, %</translation>
    </message>
    <message>
        <source>spread of top-1 over the numbers of GPUs after one epoch, percentage points, at most</source>
        <translation>разброс top-1 по числу GPU после одной эпохи, процентных пунктов, не более</translation>
    </message>
    <message>
        <source>cost of six epochs and set-up, %1, at most</source>
        <translation>стоимость шести эпох и подготовки, %1, не более</translation>
    </message>
    <message>
        <source>NVIDIA DeepLearningExamples: ResNet-50</source>
        <translation>NVIDIA DeepLearningExamples: ResNet-50</translation>
    </message>
    <message>
        <source>ResNet-50 v1.5 training throughput by framework, GPU and precision.</source>
        <translation>Производительность обучения ResNet-50 v1.5 по фреймворкам, GPU и точности вычислений.</translation>
    </message>
    <message>
        <source>throughput of training steps, warm-up left out; no time to accuracy</source>
        <translation>производительность шагов обучения без прогревочных шагов; без времени до целевой точности</translation>
    </message>
    <message>
        <source>On eight A100 the same network trains at 16.6 to 26.7 thousand images/s, by framework: a rate without its software stack says little.</source>
        <translation>На восьми A100 одна и та же сеть обучается со скоростью от 16,6 до 26,7 тысячи изобр./с в зависимости от фреймворка: скорость без программного стека мало о чём говорит.</translation>
    </message>
    <message>
        <source>There is no table for the H100.</source>
        <translation>Таблицы для H100 нет.</translation>
    </message>
    <message>
        <source>PyTorch with mixed precision on a DGX A100 ends at 77.12 +/- 0.11 % top-1 after 90 epochs and 78.43 +/- 0.11 % after 250; on a DGX-2 at 75.81 +/- 0.08 % after 50.</source>
        <translation>PyTorch со смешанной точностью на DGX A100 приходит к 77,12 +/- 0,11 % top-1 после 90 эпох и 78,43 +/- 0,11 % после 250; на DGX-2 — к 75,81 +/- 0,08 % после 50.</translation>
    </message>
    <message>
        <source>No prices are given, so nothing is ranked by cost.</source>
        <translation>Цен нет, поэтому по стоимости ничего не ранжируется.</translation>
    </message>
    <message>
        <source>A vendor&apos;s own throughput on tuned containers: not to be compared with time to accuracy, nor with rows of another software stack.</source>
        <translation>Собственная производительность производителя в настроенных контейнерах: нельзя сравнивать ни с временем до целевой точности, ни со строками с другим программным стеком.</translation>
    </message>
    <message>
        <source>A100, AMP</source>
        <translation>A100, AMP</translation>
    </message>
    <message>
        <source>A100, TF32</source>
        <translation>A100, TF32</translation>
    </message>
    <message>
        <source>V100, AMP</source>
        <translation>V100, AMP</translation>
    </message>
    <message>
        <source>V100, FP32</source>
        <translation>V100, FP32</translation>
    </message>
    <message>
        <source>Painter by painting, 2020</source>
        <translation>Художник по картине, 2020</translation>
    </message>
    <message>
        <source>Naming the painter from the painting: what one training costs on rented GPUs, by AUC.</source>
        <translation>Назвать художника по картине: сколько стоит одно обучение на арендованных GPU, по AUC.</translation>
    </message>
    <message>
        <source>training as published, preparation left out</source>
        <translation>обучение как опубликовано, без подготовки</translation>
    </message>
    <message>
        <source>The T4 row of the heavy model does not follow: 1,003 s at 0.4087 ct/s are 4.10 EUR, not 4.50. The other eight costs do.</source>
        <translation>Строка T4 для тяжёлой модели не сходится: 1&#xa0;003 с по 0,4087 цента/с — это 4,10 EUR, а не 4,50. Остальные восемь сумм сходятся.</translation>
    </message>
    <message>
        <source>The same machine has two prices: p2.xlarge 0.0429 and 0.0545 ct/s, the T4 machine 0.4087 and 0.2294 ct/s. The source does not say why.</source>
        <translation>У одной машины две цены: p2.xlarge — 0,0429 и 0,0545 цента/с, машина с T4 — 0,4087 и 0,2294 цента/с. Почему, источник не говорит.</translation>
    </message>
    <message>
        <source>The text puts one GTX 1080 Ti two to three times behind on heavy models; by its table the T4 is 7.1 times as fast, and three cards together are 2.4 times behind it.</source>
        <translation>По тексту один GTX 1080 Ti на тяжёлых моделях отстаёт в два-три раза; по таблице того же источника T4 быстрее в 7,1 раза, а три карты вместе отстают от него в 2,4 раза.</translation>
    </message>
    <message>
        <source>Prices are quoted in euro cents a second; an hour is 36 times that in euros. Cost is time by price, without a billing quantum.</source>
        <translation>Цены указаны в евроцентах за секунду; час — это в 36 раз больше в евро. Стоимость — время × цена, без шага тарификации.</translation>
    </message>
    <message>
        <source>Preparation takes 20 to 60 minutes and is paid for, but is not in these costs.</source>
        <translation>Подготовка занимает от 20 до 60 минут и оплачивается, но в эти суммы не входит.</translation>
    </message>
    <message>
        <source>The machines differ beside their GPUs: HOSTKEY has a Xeon E5-2637 v4 with 16 GB, AWS 4 virtual CPUs with 61 GB, Google 4 virtual CPUs with 32 GB.</source>
        <translation>Машины различаются не только GPU: у HOSTKEY — Xeon E5-2637 v4 и 16 ГБ, у AWS — 4 виртуальных CPU и 61 ГБ, у Google — 4 виртуальных CPU и 32 ГБ.</translation>
    </message>
    <message>
        <source>Painter by painting, 2020: its data set and AUC have no counterpart in other rows; its costs leave preparation and billing quantum out.</source>
        <translation>Художник по картине, 2020: у этого набора данных и AUC нет аналогов в других строках; подготовка и шаг тарификации в стоимость не входят.</translation>
    </message>
    <message>
        <source>Heavy: ResNet-101</source>
        <translation>Тяжёлая: ResNet-101</translation>
    </message>
    <message>
        <source>Light: ResNet-34</source>
        <translation>Лёгкая: ResNet-34</translation>
    </message>
    <message>
        <source>cost of one training, %1</source>
        <translation>стоимость одного обучения, %1</translation>
    </message>
    <message>
        <source>how many times longer the heavy model takes on one GTX 1080 Ti than on the T4, at most</source>
        <translation>во сколько раз дольше тяжёлая модель обучается на одном GTX 1080 Ti, чем на T4, не более</translation>
    </message>
    <message>
        <source>Single papers and projects</source>
        <translation>Отдельные статьи и проекты</translation>
    </message>
    <message>
        <source>ResNets on ImageNet and CIFAR-10 from papers, libraries and one user report.</source>
        <translation>Сети ResNet на ImageNet и CIFAR-10 из статей, библиотек и одного отчёта пользователя.</translation>
    </message>
    <message>
        <source>by row: each source counts its own time</source>
        <translation>по строкам: каждый источник считает время по-своему</translation>
    </message>
    <message>
        <source>About 90 % from 8 to 256 P100 follows: 29 h and 1 h make 91 %.</source>
        <translation>Около 90 % от 8 до 256 P100 сходится: 29 ч и 1 ч дают 91 %.</translation>
    </message>
    <message>
        <source>FFCV rows differ in their number of epochs: each is a point on the way from cheap to accurate.</source>
        <translation>Строки FFCV различаются числом эпох: каждая — точка на пути от дешёвого к точному.</translation>
    </message>
    <message>
        <source>Single papers and projects: each source has its own recipe and clock; rows of one source only are comparable with each other.</source>
        <translation>Отдельные статьи и проекты: у каждого источника свой рецепт и свой счёт времени; сравнимы только строки одного источника.</translation>
    </message>
    <message>
        <source>Large batches on P100</source>
        <translation>Большие пакеты на P100</translation>
    </message>
    <message>
        <source>whole training, as announced</source>
        <translation>всё обучение, как объявлено</translation>
    </message>
    <message>
        <source>FFCV, ResNet-50 on p4d</source>
        <translation>FFCV, ResNet-50 на p4d</translation>
    </message>
    <message>
        <source>as published by FFCV</source>
        <translation>как опубликовано FFCV</translation>
    </message>
    <message>
        <source>FFCV, ResNet-18 on one A100</source>
        <translation>FFCV, ResNet-18 на одном A100</translation>
    </message>
    <message>
        <source>AWS P3, 90 epochs</source>
        <translation>AWS P3, 90 эпох</translation>
    </message>
    <message>
        <source>as reported by a user</source>
        <translation>по сообщению пользователя</translation>
    </message>
    <message>
        <source>timm, ResNet-18 on RTX 3090</source>
        <translation>timm, ResNet-18 на RTX 3090</translation>
    </message>
    <message>
        <source>throughput of training steps</source>
        <translation>производительность шагов обучения</translation>
    </message>
    <message>
        <source>timm, ResNet-34 on RTX 3090</source>
        <translation>timm, ResNet-34 на RTX 3090</translation>
    </message>
    <message>
        <source>timm, ResNet-50 on RTX 3090</source>
        <translation>timm, ResNet-50 на RTX 3090</translation>
    </message>
    <message>
        <source>timm, ResNet-101 on RTX 3090</source>
        <translation>timm, ResNet-101 на RTX 3090</translation>
    </message>
    <message>
        <source>timm, ResNet-152 on RTX 3090</source>
        <translation>timm, ResNet-152 на RTX 3090</translation>
    </message>
    <message>
        <source>CIFAR-10 on one A100</source>
        <translation>CIFAR-10 на одном A100</translation>
    </message>
    <message>
        <source>as published in its README</source>
        <translation>как опубликовано в README</translation>
    </message>
    <message>
        <source>scaling efficiency from 8 to 256 P100, %</source>
        <translation>эффективность масштабирования от 8 до 256 P100, %</translation>
    </message>
    <message>
        <source>what channels-last gains on ResNet-50, %</source>
        <translation>выигрыш от channels-last на ResNet-50, %</translation>
    </message>
    <message>
        <source>TPUv2 against V100, 2018</source>
        <translation>TPUv2 против V100, 2018</translation>
    </message>
    <message>
        <source>ResNet-50 on one Cloud TPU and on four V100: images per second, and the cost of top-1 on ImageNet.</source>
        <translation>ResNet-50 на одном Cloud TPU и на четырёх V100: изображений в секунду и стоимость top-1 на ImageNet.</translation>
    </message>
    <message>
        <source>training, from epochs and images per second; evaluation and start-up left out</source>
        <translation>обучение, по эпохам и изображениям в секунду; без валидации и инициализации</translation>
    </message>
    <message>
        <source>374 images/s per USD/h follows only within the rounding of its price: 3,128 at 8.4 USD/h are 372.4, at 8.35 to 8.45 they are 370.2 to 374.6.</source>
        <translation>374 изобр./с на USD/ч сходится только в пределах округления цены: 3&#xa0;128 при 8,4 USD/ч — это 372,4, при 8,35–8,45 — от 370,2 до 374,6.</translation>
    </message>
    <message>
        <source>73 USD to 76.4 % follows only within the rounding of 1.3 million images; with that figure as printed it is 74 USD.</source>
        <translation>73 USD до 76,4 % сходится только в пределах округления 1,3 миллиона изображений; с этим числом, как оно напечатано, получается 74 USD.</translation>
    </message>
    <message>
        <source>TensorFlow is said to be about 3 % behind MXNet on the V100; the two figures printed, at different batches, lie 4.6 % apart.</source>
        <translation>По тексту TensorFlow отстаёт от MXNet на V100 примерно на 3 %; два напечатанных числа, при разных пакетах, расходятся на 4,6 %.</translation>
    </message>
    <message>
        <source>Times to accuracy are computed here as the source defines them: epochs needed, times 1.3 million images, over images per second.</source>
        <translation>Время до целевой точности вычислено здесь по определению источника: нужные эпохи × 1,3 миллиона изображений / изображений в секунду.</translation>
    </message>
    <message>
        <source>The two implementations differ: the TPU one prepares its images with more work, which costs throughput and gains accuracy.</source>
        <translation>Две реализации различаются: в TPU изображения готовятся сложнее, что снижает производительность и повышает точность.</translation>
    </message>
    <message>
        <source>The precision is mixed on both: bfloat16 on the TPU, float16 on the V100 (TensorFlow 1.7).</source>
        <translation>Точность вычислений смешанная на обоих: bfloat16 на TPU, float16 на V100 (TensorFlow 1.7).</translation>
    </message>
    <message>
        <source>TPUv2 against V100, 2018: its time is computed from epochs and images per second; it is not to be compared with a clock that keeps evaluation or start-up in.</source>
        <translation>TPUv2 против V100, 2018: время вычислено по эпохам и изображениям в секунду; его нельзя сравнивать со временем, в котором учтены валидация или инициализация.</translation>
    </message>
    <message>
        <source>Throughput, synthetic images</source>
        <translation>Производительность, синтетические изображения</translation>
    </message>
    <message>
        <source>ImageNet, 90 epochs</source>
        <translation>ImageNet, 90 эпох</translation>
    </message>
    <message>
        <source>how far the TPU is ahead of the V100 on synthetic images, %</source>
        <translation>насколько TPU опережает V100 на синтетических изображениях, %</translation>
    </message>
    <message>
        <source>how far MXNet on the V100 is ahead of the TPU, %</source>
        <translation>насколько MXNet на V100 опережает TPU, %</translation>
    </message>
    <message>
        <source>how far TensorFlow is behind MXNet on the V100, at their batches of 1024 and 768, %</source>
        <translation>насколько TensorFlow отстаёт от MXNet на V100 при их пакетах 1024 и 768, %</translation>
    </message>
    <message>
        <source>price of an hour of the monthly lease, %1</source>
        <translation>цена часа помесячной аренды, %1</translation>
    </message>
    <message>
        <source>how far the TPU ends ahead in top-1, percentage points</source>
        <translation>насколько TPU впереди по итоговой top-1, процентных пунктов</translation>
    </message>
    <message>
        <source>hours to %1 % top-1, at most</source>
        <translation>часы до %1 % top-1, не более</translation>
    </message>
    <message>
        <source>Dearer and slower than all others in every group.</source>
        <translation>Дороже и медленнее всех остальных во всех группах.</translation>
    </message>
    <message>
        <source>Dearer and slower than all others in %1 of %2 groups.</source>
        <translation>Дороже и медленнее всех остальных в %1 группах из %2.</translation>
    </message>
    <message>
        <source>The images are small (%1 × %2): images/s here says little about larger images</source>
        <translation>Изображения маленькие (%1 × %2): здешние изобр./с мало говорят о больших изображениях</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file</source>
        <translation>Это канал или устройство, а не файл</translation>
    </message>
    <message>
        <source>Write what it holds into a file, and name that</source>
        <translation>Запишите его содержимое в файл и укажите этот файл</translation>
    </message>
    <message>
        <source>The catalogue is damaged</source>
        <translation>Каталог повреждён</translation>
    </message>
    <message>
        <source>Search for less at once</source>
        <translation>Сократите запрос</translation>
    </message>
    <message>
        <source>This folder holds the run %1, under another name</source>
        <translation>В этой папке лежит запуск %1 под другим именем</translation>
    </message>
    <message>
        <source>Give the folder the run&apos;s id as its name, or take it out of the runs</source>
        <translation>Назовите папку идентификатором запуска или уберите её из папки запусков</translation>
    </message>
    <message>
        <source>Training images are %1 × %2 pixels, test images %3 × %4</source>
        <translation>Обучающие изображения — %1 × %2 пикс., тестовые — %3 × %4</translation>
    </message>
    <message>
        <source>Seconds of a month at most were expected here</source>
        <translation>Здесь ожидалось число секунд, не больше месяца</translation>
    </message>
    <message>
        <source>Write 3600 for billing by the hour</source>
        <translation>Для почасовой тарификации укажите 3600</translation>
    </message>
    <message>
        <source>The currency is %1 in the row and %2 in the head</source>
        <translation>Валюта в строке — %1, а в заголовке — %2</translation>
    </message>
    <message>
        <source>Write the one that the price is in</source>
        <translation>Укажите ту, в которой дана цена</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; stands twice in the head</source>
        <translation>Столбец «%1» встречается в заголовке дважды</translation>
    </message>
    <message>
        <source>Keep the one that is meant</source>
        <translation>Оставьте нужный</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is in another unit: %2</source>
        <translation>Столбец «%1» задан в других единицах: %2</translation>
    </message>
    <message>
        <source>The text has %1 bytes, more than %2</source>
        <translation>Длина текста в байтах — %1, допустимо не более %2</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <translation>Сократите его</translation>
    </message>
    <message>
        <source>%1 is not encoded as UTF-8</source>
        <translation>%1 — не в кодировке UTF-8</translation>
    </message>
    <message>
        <source>Write it in a program or terminal set to UTF-8</source>
        <translation>Введите текст в программе или терминале с кодировкой UTF-8</translation>
    </message>
    <message>
        <source>A line break or another control character is in it</source>
        <translation>Содержит перевод строки или другой управляющий символ</translation>
    </message>
    <message>
        <source>Write it on one line</source>
        <translation>Напишите в одну строку</translation>
    </message>
    <message>
        <source>fast.ai on p3.16xlarge</source>
        <translation>fast.ai на p3.16xlarge</translation>
    </message>
    <message>
        <source>Cloud TPU v2-8, TensorFlow 1.11, progressive resizing</source>
        <translation>Cloud TPU v2-8, TensorFlow 1.11, растущий размер изображений</translation>
    </message>
    <message>
        <source>Cloud TPU v2-8 and n1-standard-2</source>
        <translation>Cloud TPU v2-8 и n1-standard-2</translation>
    </message>
    <message>
        <source>p3.16xlarge, TensorFlow 1.11 with Horovod</source>
        <translation>p3.16xlarge, TensorFlow 1.11 с Horovod</translation>
    </message>
    <message>
        <source>p3.16xlarge, TensorFlow 1.5 with tensorpack</source>
        <translation>p3.16xlarge, TensorFlow 1.5 с tensorpack</translation>
    </message>
    <message>
        <source>Selectel: GPU nodes in Managed Kubernetes</source>
        <translation>Selectel: узлы с GPU в Managed Kubernetes</translation>
    </message>
    <message>
        <source>Managed Kubernetes node group</source>
        <translation>группа узлов Managed Kubernetes</translation>
    </message>
    <message>
        <source>How to use many GPUs for deep learning (translated article; no date)</source>
        <translation>Как использовать много GPU для глубокого обучения (переводная статья, без даты)</translation>
    </message>
    <message>
        <source>CNN on ImageNet</source>
        <translation>CNN на ImageNet</translation>
    </message>
    <message>
        <source>BERT on SQuAD</source>
        <translation>BERT на SQuAD</translation>
    </message>
    <message>
        <source>MLPerf Training, published logs v0.7 to v4.0</source>
        <translation>MLPerf Training, опубликованные журналы v0.7–v4.0</translation>
    </message>
    <message>
        <source>NVIDIA and CoreWeave, v3.0</source>
        <translation>NVIDIA и CoreWeave, v3.0</translation>
    </message>
    <message>
        <source>MosaicML, open division, v2.0</source>
        <translation>MosaicML, открытая категория, v2.0</translation>
    </message>
    <message>
        <source>MosaicML, plain PyTorch, v2.0</source>
        <translation>MosaicML, чистый PyTorch, v2.0</translation>
    </message>
    <message>
        <source>Intel, 16 nodes of Xeon, v3.0</source>
        <translation>Intel, 16 узлов Xeon, v3.0</translation>
    </message>
    <message>
        <source>tinycorp tinybox green, v4.0</source>
        <translation>tinycorp tinybox green, v4.0</translation>
    </message>
    <message>
        <source>tinycorp tinybox red, v4.0</source>
        <translation>tinycorp tinybox red, v4.0</translation>
    </message>
    <message>
        <source>BEEVA Labs: fine-tuning with MXNet on AWS, 2017</source>
        <translation>BEEVA Labs: дообучение с MXNet в AWS, 2017</translation>
    </message>
    <message>
        <source>TensorFlow 1 20.06 with XLA, 40 GB</source>
        <translation>TensorFlow 1 20.06 с XLA, 40 ГБ</translation>
    </message>
    <message>
        <source>TensorFlow 1 20.06 with XLA, 16 GB</source>
        <translation>TensorFlow 1 20.06 с XLA, 16 ГБ</translation>
    </message>
    <message>
        <source>servernews.ru/1007329, Catalyst team, 2020</source>
        <translation>servernews.ru/1007329, команда Catalyst, 2020</translation>
    </message>
    <message>
        <source>HOSTKEY dedicated</source>
        <translation>HOSTKEY, выделенный</translation>
    </message>
    <message>
        <source>dedicated</source>
        <translation>выделенный</translation>
    </message>
    <message>
        <source>4 vCPU, 32 GB and T4</source>
        <translation>4 vCPU, 32 ГБ и T4</translation>
    </message>
    <message>
        <source>Sources by row</source>
        <translation>Источники по строкам</translation>
    </message>
    <message>
        <source>Goyal et al., ResNet-50</source>
        <translation>Goyal и др., ResNet-50</translation>
    </message>
    <message>
        <source>Goyal et al. 2017, arXiv:1706.02677; NVIDIA developer news</source>
        <translation>Goyal и др., 2017, arXiv:1706.02677; новости NVIDIA для разработчиков</translation>
    </message>
    <message>
        <source>Akiba et al., ResNet-50</source>
        <translation>Akiba и др., ResNet-50</translation>
    </message>
    <message>
        <source>FFCV, 16 epochs</source>
        <translation>FFCV, 16 эпох</translation>
    </message>
    <message>
        <source>FFCV, 24 epochs</source>
        <translation>FFCV, 24 эпохи</translation>
    </message>
    <message>
        <source>FFCV, 32 epochs</source>
        <translation>FFCV, 32 эпохи</translation>
    </message>
    <message>
        <source>FFCV, 40 epochs</source>
        <translation>FFCV, 40 эпох</translation>
    </message>
    <message>
        <source>FFCV, 56 epochs</source>
        <translation>FFCV, 56 эпох</translation>
    </message>
    <message>
        <source>FFCV, 88 epochs</source>
        <translation>FFCV, 88 эпох</translation>
    </message>
    <message>
        <source>timm, channels last</source>
        <translation>timm, каналы последними</translation>
    </message>
    <message>
        <source>timm, PyTorch 1.12</source>
        <translation>timm, PyTorch 1.12</translation>
    </message>
    <message>
        <source>timm, channels first</source>
        <translation>timm, каналы первыми</translation>
    </message>
    <message>
        <source>KellerJordan, airbench</source>
        <translation>KellerJordan, airbench</translation>
    </message>
    <message>
        <source>TPUv2 and V100 on ResNet-50, 2018 (Russian translation on Habr)</source>
        <translation>TPUv2 и V100 на ResNet-50, 2018 (русский перевод на Хабре)</translation>
    </message>
    <message>
        <source>AWS p3.8xlarge, reserved</source>
        <translation>AWS p3.8xlarge, резерв</translation>
    </message>
    <message>
        <source>Cirrascale, monthly</source>
        <translation>Cirrascale, помесячно</translation>
    </message>
    <message>
        <source>4 x V100 server</source>
        <translation>сервер 4 × V100</translation>
    </message>
    <message>
        <source>Raise the campaign&apos;s budget, or launch the runs that are left anew</source>
        <translation>Увеличьте бюджет серии или начните оставшиеся запуски заново</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>training time to the target, at most the whole, s</source>
        <translation>время обучения до целевой точности, не больше всего времени, с</translation>
    </message>
    <message>
        <source>time to the target, at most the whole, s</source>
        <translation>время до целевой точности, не больше всего времени, с</translation>
    </message>
    <message>
        <source>Prices are compared as quoted; with tax: %1, all others without</source>
        <translation>Цены сравниваются так, как указаны; с налогом: %1, остальные без налога</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>it is no checkpoint, or was cut short</source>
        <translation>это не контрольная точка, либо файл обрезан</translation>
    </message>
    <message>
        <source>its format is not known</source>
        <translation>её формат неизвестен</translation>
    </message>
    <message>
        <source>it was cut short</source>
        <translation>файл обрезан</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>заголовок повреждён</translation>
    </message>
    <message>
        <source>its tensor %1 is damaged</source>
        <translation>тензор %1 повреждён</translation>
    </message>
    <message>
        <source>it holds more data than its header names</source>
        <translation>в ней больше данных, чем указано в заголовке</translation>
    </message>
    <message>
        <source>There is no architecture &quot;%1&quot;</source>
        <translation>Архитектуры «%1» нет</translation>
    </message>
    <message>
        <source>Choose offers priced in one currency, or give each run its own budget</source>
        <translation>Выберите предложения с ценой в одной валюте или задайте бюджет каждому запуску</translation>
    </message>
    <message>
        <source>The campaign&apos;s budget of %1 %2 is spent</source>
        <translation>Бюджет серии %1 %2 израсходован</translation>
    </message>
    <message>
        <source>It waits until a run of the campaign has shown what it costs</source>
        <translation>Ждёт, пока какой-нибудь запуск серии не покажет свою стоимость</translation>
    </message>
    <message>
        <source>The budget &quot;%1&quot; is not an amount above zero</source>
        <translation>Бюджет «%1» — не сумма больше нуля</translation>
    </message>
    <message>
        <source>Write an amount such as 5.00, or nothing for no limit</source>
        <translation>Укажите сумму, например 5.00, или оставьте пустым: без ограничения</translation>
    </message>
    <message>
        <source>A sweep has name, scale_rate, budget, base and axes</source>
        <translation>В переборе есть name, scale_rate, budget, base и axes</translation>
    </message>
    <message>
        <source>What the campaign has cost so far is being added up</source>
        <translation>Подсчитывается, во что серия обошлась на данный момент</translation>
    </message>
    <message>
        <source>Lambda, V100 16 GB</source>
        <translation>Lambda, V100 16 ГБ</translation>
    </message>
    <message>
        <source>Lambda, A100 80 GB PCIe</source>
        <translation>Lambda, A100 80 ГБ PCIe</translation>
    </message>
    <message>
        <source>Lambda, A100 80 GB SXM4</source>
        <translation>Lambda, A100 80 ГБ SXM4</translation>
    </message>
    <message>
        <source>Lambda, GH200 96 GB</source>
        <translation>Lambda, GH200 96 ГБ</translation>
    </message>
    <message>
        <source>PyTorch 21.03, 80 GB</source>
        <translation>PyTorch 21.03, 80 ГБ</translation>
    </message>
    <message>
        <source>PyTorch 21.03, 16 GB</source>
        <translation>PyTorch 21.03, 16 ГБ</translation>
    </message>
    <message>
        <source>PyTorch 21.03, 32 GB</source>
        <translation>PyTorch 21.03, 32 ГБ</translation>
    </message>
    <message>
        <source>MXNet 22.10, 80 GB</source>
        <translation>MXNet 22.10, 80 ГБ</translation>
    </message>
    <message>
        <source>MXNet 20.12, 16 GB</source>
        <translation>MXNet 20.12, 16 ГБ</translation>
    </message>
    <message>
        <source>MXNet 20.12, 32 GB, DGX-2</source>
        <translation>MXNet 20.12, 32 ГБ, DGX-2</translation>
    </message>
    <message>
        <source>Paddle, 80 GB</source>
        <translation>Paddle, 80 ГБ</translation>
    </message>
    <message>
        <source>A campaign&apos;s budget needs prices in one currency; &quot;%1&quot; has no price, or one in another currency</source>
        <translation>Для бюджета серии нужны цены в одной валюте; у «%1» цены нет или она в другой валюте</translation>
    </message>
    <message>
        <source>The campaign&apos;s budget of %1 %2 is not enough: %3 spent, %4 still to be spent by runs in training, %5 expected of the next run</source>
        <translation>Бюджета серии %1 %2 не хватит: израсходовано %3, идущим запускам нужно ещё %4, следующему ожидается %5</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>нет места на устройстве</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>превышена дисковая квота</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>недостаточно прав</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>операция не разрешена</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>файловая система доступна только для чтения</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>нет такого файла или каталога</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>это не каталог</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>это каталог</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>файл уже существует</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>ошибка ввода-вывода</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>слишком много открытых файлов</translation>
    </message>
    <message>
        <source>Events missing from the log here: %1</source>
        <translation>В журнале здесь недостаёт событий: %1</translation>
    </message>
    <message>
        <source>Figures are made of the others</source>
        <translation>Показатели рассчитаны по остальным</translation>
    </message>
    <message>
        <source>The search has more than %1 words or %2 characters</source>
        <translation>В запросе больше %1 слов или %2 символов</translation>
    </message>
    <message>
        <source>The catalogue&apos;s version number is none of ours</source>
        <translation>Номер версии каталога не является номером версии Epochal</translation>
    </message>
    <message>
        <source>Write amounts in the currency itself, and prices of the time that the column&apos;s name says</source>
        <translation>Указывайте суммы в самой валюте, а цены — за то время, которое названо в столбце</translation>
    </message>
    <message>
        <source>a number too large to compute with</source>
        <translation>слишком большое число</translation>
    </message>
    <message>
        <source>a character that is not UTF-8</source>
        <translation>символ не в кодировке UTF-8</translation>
    </message>
    <message>
        <source>a control character within a string</source>
        <translation>управляющий символ внутри строки</translation>
    </message>
    <message>
        <source>the document ends too early</source>
        <translation>документ обрывается</translation>
    </message>
    <message>
        <source>something else was expected here</source>
        <translation>здесь ожидалось другое</translation>
    </message>
    <message>
        <source>something else was expected than &quot;%1&quot;</source>
        <translation>вместо «%1» ожидалось другое</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is given twice</source>
        <translation>член «%1» задан дважды</translation>
    </message>
    <message>
        <source>more than %1 members in one object</source>
        <translation>больше %1 членов в одном объекте</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>больше %1 уровней вложенности</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>longer than %1 bytes</source>
        <translation>больше %1 байт</translation>
    </message>
    <message>
        <source>it is encoded as UTF-16, not as UTF-8</source>
        <translation>кодировка UTF-16, а не UTF-8</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <extracomment>a machine and its devices: &quot;HOSTKEY dedicated, 3 × GTX 1080 Ti&quot;</extracomment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>every hour of the reservation is used</source>
        <translation>каждый час резерва используется</translation>
    </message>
    <message>
        <source>every hour of the lease is used</source>
        <translation>каждый час аренды используется</translation>
    </message>
    <message>
        <source>it draws %1 W, of which processor and accelerators were measured at %2 W</source>
        <translation>машина потребляет %1 Вт, из них процессор и ускорители — по измерениям %2 Вт</translation>
    </message>
    <message>
        <source>it draws %1 W</source>
        <translation>машина потребляет %1 Вт</translation>
    </message>
    <message>
        <source>no time is spent on preparation</source>
        <translation>на подготовку время не уходит</translation>
    </message>
    <message>
        <source>its tax of %1 % is taken out</source>
        <translation>её налог, %1&#xa0;%, вычтен</translation>
    </message>
    <message>
        <source>its tax, at a rate not known, is left in</source>
        <translation>её налог по неизвестной ставке не вычтен</translation>
    </message>
    <message>
        <source>Prices are compared without tax, which is taken out of: %1</source>
        <translation>Цены сравниваются без налога; он вычтен у: %1</translation>
    </message>
    <message>
        <source>The run asks for bf16; this device does not compute it itself</source>
        <translation>Запуску нужен bf16; это устройство не вычисляет в нём само</translation>
    </message>
    <message>
        <source>LibTorch has no kernels for the %1 any more</source>
        <translation>В LibTorch больше нет ядер для %1</translation>
    </message>
    <message>
        <source>%1 of %2 own runs on this device, each estimated from the others, lie within the range stated for them</source>
        <translation>%1 из %2 своих запусков на этом устройстве, оценённых каждый по остальным, попадают в указанный для них диапазон</translation>
    </message>
    <message>
        <source>Scaled from own runs on this device (%1), the nearest of them %2</source>
        <translation>Пересчитано по своим запускам на этом устройстве (%1); ближайший из них — %2</translation>
    </message>
    <message>
        <source>%1 of %2 own runs, each estimated this way from the others, lie within a factor of %3</source>
        <translation>%1 из %2 своих запусков, оценённых так каждый по остальным, лежат в пределах множителя %3</translation>
    </message>
    <message>
        <source>No estimate: an image takes %1 times the arithmetic it took in the nearest row, %2; up to %3 times it is scaled</source>
        <translation>Оценки нет: на изображение нужно в %1 раза больше вычислений, чем в ближайшей строке, %2; пересчёт делается до %3 раз</translation>
    </message>
    <message>
        <source>No estimate: in the nearest row, %2, an image took %1 times the arithmetic it takes here; up to %3 times it is scaled</source>
        <translation>Оценки нет: в ближайшей строке, %2, на изображение нужно было в %1 раза больше вычислений, чем здесь; пересчёт делается до %3 раз</translation>
    </message>
    <message>
        <source>No estimate: this network has %1 parameters, that of the nearest row, %2, has %3; up to %4 times it is scaled</source>
        <translation>Оценки нет: у этой сети %1 параметров, у сети ближайшей строки, %2, — %3; пересчёт делается до %4 раз</translation>
    </message>
    <message>
        <source>No estimate: images of %1 pixels a side, and of %2 in the nearest row, %3; up to %4 times it is scaled</source>
        <translation>Оценки нет: сторона изображения %1 пикселей, в ближайшей строке, %2, — %3; пересчёт делается до %4 раз</translation>
    </message>
    <message>
        <source>No estimate: a batch of %1 a device, and of %2 in the nearest row, %3; up to %4 times it is scaled</source>
        <translation>Оценки нет: пакет на устройство %1, в ближайшей строке, %2, — %3; пересчёт делается до %4 раз</translation>
    </message>
    <message>
        <source>%1 (what-if)</source>
        <extracomment>a row whose money is that of a machine it did not run on</extracomment>
        <translation>%1 (что если)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two rows that are equal</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>rows that are equal: the first, how many others</extracomment>
        <translation>%1 и ещё %2</translation>
    </message>
    <message>
        <source>Its cost and time are what one that does is expected to take: those of all its runs, failures in, divided by the runs that reached it.</source>
        <translation>Стоимость и время — ожидаемые до одного достигшего цели запуска: всех его запусков, с неудачными, делённые на число достигших цели.</translation>
    </message>
    <message>
        <source>Lines of the log that cannot be read: %1</source>
        <translation>Строки журнала, которые нельзя прочитать: %1</translation>
    </message>
    <message>
        <source>Events missing from the end of the log: %1</source>
        <translation>Событий не хватает в конце журнала: %1</translation>
    </message>
    <message>
        <source>Names of figures were expected here, such as images_per_second</source>
        <translation>Здесь ожидались имена показателей, например images_per_second</translation>
    </message>
    <message>
        <source>A whole number from 0 to 9 was expected here</source>
        <translation>Здесь ожидалось целое число от 0 до 9</translation>
    </message>
    <message>
        <source>A target needs a name and a quality</source>
        <translation>У цели должны быть имя и качество</translation>
    </message>
    <message>
        <source>Too many symbolic links</source>
        <translation>Слишком много символических ссылок</translation>
    </message>
    <message>
        <source>This is a symbolic link, which a run&apos;s folder does not have</source>
        <translation>Это символическая ссылка, а в папке запуска их не бывает</translation>
    </message>
    <message>
        <source>Put the file itself in its place</source>
        <translation>Поместите на её место сам файл</translation>
    </message>
    <message>
        <source>The file was moved or deleted while it was written</source>
        <translation>Файл переместили или удалили во время записи</translation>
    </message>
    <message>
        <source>Leave files alone while a process writes them</source>
        <translation>Не трогайте файлы, пока их пишет процесс</translation>
    </message>
    <message>
        <source>A list of names was expected here</source>
        <translation>Здесь ожидался список имён</translation>
    </message>
    <message>
        <source>Not a CIFAR-10 file: %1 bytes are more than %2 records of %3</source>
        <translation>Это не файл CIFAR-10: %1 байт больше, чем %2 записей по %3</translation>
    </message>
    <message>
        <source>The NVIDIA GPUs cannot be used: %1</source>
        <translation>Графические ускорители NVIDIA использовать нельзя: %1</translation>
    </message>
    <message>
        <source>Check the driver with nvidia-smi, or take the CPU</source>
        <translation>Проверьте драйвер командой nvidia-smi или выберите процессор</translation>
    </message>
    <message>
        <source>the driver says &quot;%1&quot; (%2)</source>
        <translation>драйвер сообщает «%1» (%2)</translation>
    </message>
    <message>
        <source>%1 is of another build</source>
        <translation>%1 — из другой сборки</translation>
    </message>
    <message>
        <source>%1 has compute capability %2, LibTorch needs %3</source>
        <translation>У %1 вычислительные возможности %2, LibTorch нужны %3</translation>
    </message>
    <message>
        <source>%1 replicas need %2 open files; the system allows %3</source>
        <translation>Репликам (%1) нужно открытых файлов: %2; система разрешает %3</translation>
    </message>
    <message>
        <source>Take fewer replicas, or allow more open files (ulimit -n)</source>
        <translation>Возьмите меньше реплик или разрешите больше открытых файлов (ulimit -n)</translation>
    </message>
    <message>
        <source>The run needs %1 threads; the system gives %2</source>
        <translation>Запуску нужно потоков: %1; система даёт %2</translation>
    </message>
    <message>
        <source>Take fewer replicas, compute threads or loader threads</source>
        <translation>Возьмите меньше реплик, потоков вычислений или потоков загрузки</translation>
    </message>
    <message>
        <source>its position in the run is impossible</source>
        <translation>его место в обучении невозможно</translation>
    </message>
    <message>
        <source>The network&apos;s weights are no longer numbers after step %1</source>
        <translation>После шага %1 веса сети уже не числа</translation>
    </message>
    <message>
        <source>A checkpoint cannot be read: %1</source>
        <translation>Контрольную точку нельзя прочитать: %1</translation>
    </message>
    <message>
        <source>Nothing was changed: make it readable, or take it out of the folder to go on without it</source>
        <translation>Ничего не изменено: сделайте её читаемой или уберите из папки, чтобы продолжить без неё</translation>
    </message>
    <message>
        <source>The checkpoint&apos;s position does not fit the run&apos;s data and epochs</source>
        <translation>Место контрольной точки не подходит к данным и эпохам запуска</translation>
    </message>
    <message>
        <source>Give the run the images it began with, or start a new one</source>
        <translation>Верните запуску прежние изображения или начните новый</translation>
    </message>
    <message>
        <source>The network&apos;s answers are no longer numbers at the evaluation after epoch %1</source>
        <translation>На валидации после эпохи %1 ответы сети уже не числа</translation>
    </message>
    <message>
        <source>The run ended, but its result could not be saved: %1</source>
        <translation>Запуск закончился, но его результат не удалось сохранить: %1</translation>
    </message>
    <message>
        <source>This GPU has no bfloat16 arithmetic of its own</source>
        <translation>У этого GPU нет собственной арифметики bfloat16</translation>
    </message>
    <message>
        <source>Evaluating %1 validation images of %2 classes needs about %3 GB of memory; %4 GB are free</source>
        <translation>Для валидации на %1 изображениях с %2 классами нужно около %3 ГБ памяти; свободно %4 ГБ</translation>
    </message>
    <message>
        <source>%1 validation images fit</source>
        <translation>Помещается валидационных изображений: %1</translation>
    </message>
    <message>
        <source>The system says: %1</source>
        <translation>Система сообщает: %1</translation>
    </message>
    <message>
        <source>The run&apos;s folder is gone: it was moved or deleted</source>
        <translation>Папки запуска больше нет: её переместили или удалили</translation>
    </message>
    <message>
        <source>Put it back where it was and resume the run, or start a new one</source>
        <translation>Верните её на место и продолжите запуск или начните новый</translation>
    </message>
    <message>
        <source>Keep the rows you need in the list, such as those of machines with GPUs, or split it</source>
        <translation>Оставьте в списке нужные строки, например машины с GPU, или разделите его</translation>
    </message>
    <message>
        <source>The list has %1 MB, more than the %2 that are read</source>
        <translation>В списке %1 МБ, больше читаемых %2</translation>
    </message>
    <message>
        <source>The list has more than %1 prices</source>
        <translation>В списке больше %1 цен</translation>
    </message>
    <message>
        <source>The budget of %1 %2 does not pay for a start: preparation, loading and what the provider bills at least come to %3 %2</source>
        <translation>Бюджета %1 %2 не хватает на начало: подготовка, загрузка и минимум провайдера — это %3 %2</translation>
    </message>
    <message>
        <source>Raise the budget, shorten the preparation, or choose a cheaper offer</source>
        <translation>Увеличьте бюджет, сократите подготовку или выберите предложение дешевле</translation>
    </message>
    <message>
        <source>This is not the record of an import</source>
        <translation>Это не запись об импорте</translation>
    </message>
    <message>
        <source>There is no import to take back</source>
        <translation>Отменять нечего: импорта не было</translation>
    </message>
    <message>
        <source>Only the last import can be taken back, once</source>
        <translation>Отменить можно только последний импорт, один раз</translation>
    </message>
    <message>
        <source>There is no folder %1</source>
        <translation>Папки %1 нет</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read</source>
        <translation>Папку %1 нельзя прочитать</translation>
    </message>
    <message>
        <source>Check its permissions</source>
        <translation>Проверьте права доступа</translation>
    </message>
    <message>
        <source>The folder %1 is empty</source>
        <translation>Папка %1 пуста</translation>
    </message>
    <message>
        <source>The folder could not be taken back out of the trash</source>
        <translation>Не удалось вернуть папку из корзины</translation>
    </message>
    <message>
        <source>Restore it from the trash by hand, if it is still there</source>
        <translation>Восстановите её из корзины вручную, если она ещё там</translation>
    </message>
    <message>
        <source>Until the catalogue can be used, the runs are indexed in memory: %1</source>
        <translation>Пока каталогом нельзя пользоваться, запуски индексируются в памяти: %1</translation>
    </message>
    <message>
        <source>Each row is its entry&apos;s log, seconds and top-1 as logged; a log may go on after the target.</source>
        <translation>Каждая строка — журнал заявки: секунды и top-1 как записаны; журнал может продолжаться после цели.</translation>
    </message>
    <message>
        <source>The ResNet-18 entry reached 94 % in six of seven runs and shows about the median one.</source>
        <translation>Заявка с ResNet-18 достигла 94&#xa0;% в шести запусках из семи и показывает примерно медианный.</translation>
    </message>
    <message>
        <source>ResNet-18 on p3.2xlarge, PyTorch 0.3.1</source>
        <translation>ResNet-18 на p3.2xlarge, PyTorch 0.3.1</translation>
    </message>
    <message>
        <source>ResNet-164 on p2.xlarge, PyTorch 0.1.12</source>
        <translation>ResNet-164 на p2.xlarge, PyTorch 0.1.12</translation>
    </message>
    <message>
        <source>Costs are derived here: the time to the first evaluation at or above 93 % top-5, times the price per hour of the entry. Two of these were also read on dawn.cs.stanford.edu, 7.43 and 1,112.64 USD; both follow from the logs to the cent.</source>
        <translation>Стоимость выведена здесь: время до первой валидации не ниже 93&#xa0;% top-5 × цена заявки за час. Две из них указаны и на dawn.cs.stanford.edu: 7,43 и 1&#xa0;112,64 USD; обе сходятся с журналами до цента.</translation>
    </message>
    <message>
        <source>Each row is its entry&apos;s log, seconds and top-5 as logged; a log may go on after the target.</source>
        <translation>Каждая строка — журнал заявки: секунды и top-5 как записаны; журнал может продолжаться после цели.</translation>
    </message>
    <message>
        <source>Huawei leaves out what compiling takes, about 20 s for each of its four image sizes.</source>
        <translation>Huawei не учитывает компиляцию: около 20 с на каждый из четырёх размеров изображений.</translation>
    </message>
    <message>
        <source>Alibaba ecs.gn6e, AIACC 1.3 with TensorFlow 2.1</source>
        <translation>Alibaba ecs.gn6e, AIACC 1.3 с TensorFlow 2.1</translation>
    </message>
    <message>
        <source>Alibaba 16 x ecs.gn6e, AIACC 1.3 with TensorFlow 2.1</source>
        <translation>Alibaba 16 x ecs.gn6e, AIACC 1.3 с TensorFlow 2.1</translation>
    </message>
    <message>
        <source>price of %1 machines, %2/h</source>
        <translation>цена %1 машин, %2/ч</translation>
    </message>
    <message>
        <source>A B200 is no faster here than an H200, and mixed precision 4 % faster than FP32 on it: so small a network no longer fills the newest GPUs.</source>
        <translation>B200 здесь не быстрее H200, а смешанная точность на нём лишь на 4&#xa0;% быстрее FP32: столь малая сеть уже не загружает новейшие GPU.</translation>
    </message>
    <message>
        <source>Machines said to be alike differ by 7 %: 45 tests of one H100 SXM5 gave 2,616 to 2,800 images/s, 29 of eight 20,728 to 22,120. The lowest of both is the source&apos;s own first row, here v1.</source>
        <translation>Машины, названные одинаковыми, расходятся на 7&#xa0;%: 45 измерений одного H100 SXM5 дали от 2&#xa0;616 до 2&#xa0;800 изобр./с, 29 измерений восьми — от 20&#xa0;728 до 22&#xa0;120. Наименьшие значения обоих рядов — первая строка самого источника, здесь v1.</translation>
    </message>
    <message>
        <source>2.2 minutes are a whole training to 76.3 % top-1 on 1,024 TPU v3 (Ying et al. 2018, arXiv:1811.06992), not an epoch, which takes 1.2 s there. The paper that the article credits is another, arXiv:1811.03600.</source>
        <translation>2,2 минуты — это всё обучение до 76,3&#xa0;% top-1 на 1&#xa0;024 TPU v3 (Ying et al. 2018, arXiv:1811.06992), а не эпоха, которая занимает там 1,2 с. Статья, на которую ссылается автор, другая: arXiv:1811.03600.</translation>
    </message>
    <message>
        <source>The paper credited with the speed-ups of the CNN (Krizhevsky et al. 2012) trained on two GTX 580; it has no runs on four or eight GPUs.</source>
        <translation>Статья, которой приписаны ускорения CNN (Krizhevsky et al. 2012), обучала на двух GTX 580; запусков на четырёх и восьми GPU в ней нет.</translation>
    </message>
    <message>
        <source>minutes of an epoch on 1024 TPUs, at the 1.05 million images/s of the paper that has these 2.2 minutes</source>
        <translation>минут на эпоху на 1024 TPU при 1,05 млн изобр./с из статьи, где названы эти 2,2 минуты</translation>
    </message>
    <message>
        <source>MLPerf Training: epochs against batch</source>
        <translation>MLPerf Training: эпохи и размер пакета</translation>
    </message>
    <message>
        <source>Epochs that ResNet-50 needs to 75.9 % top-1 on ImageNet, by global batch size.</source>
        <translation>Сколько эпох нужно ResNet-50 до 75,9&#xa0;% top-1 на ImageNet при разных глобальных размерах пакета.</translation>
    </message>
    <message>
        <source>none: epochs alone are given</source>
        <translation>нет: указаны только эпохи</translation>
    </message>
    <message>
        <source>Each row is the mean of 10 to 28 reference runs at one batch size; the source gives the epochs of every run. At least 75.9 % was reached, by how much is not given.</source>
        <translation>Каждая строка — среднее 10–28 эталонных запусков с одним размером пакета; источник даёт эпохи каждого. Достигнуто не менее 75,9&#xa0;%, насколько больше — не сказано.</translation>
    </message>
    <message>
        <source>RCP is a reference convergence point, with its batch. Its devices are not always given; epochs follow from the batch.</source>
        <translation>RCP — эталонная точка сходимости со своим размером пакета. Устройства указаны не всегда; эпохи зависят от пакета.</translation>
    </message>
    <message>
        <source>From a batch of 3,264 to one of 67,840 the epochs grow 2.4 times.</source>
        <translation>От пакета 3&#xa0;264 до 67&#xa0;840 число эпох растёт в 2,4 раза.</translation>
    </message>
    <message>
        <source>MLPerf Training, reference convergence points v4.0, mlcommons/logging</source>
        <translation>MLPerf Training, эталонные точки сходимости v4.0, mlcommons/logging</translation>
    </message>
    <message>
        <source>Epochs to 75.9 % top-1</source>
        <translation>Эпох до 75,9&#xa0;% top-1</translation>
    </message>
    <message>
        <source>MLPerf&apos;s reference runs give epochs without time: nothing of them can be ranked by time or cost.</source>
        <translation>Эталонные запуски MLPerf дают эпохи без времени: по времени и стоимости их не ранжировать.</translation>
    </message>
    <message>
        <source>A row is the mean of its three scored runs: their time, and the epochs and accuracy at which they stopped.</source>
        <translation>Строка — среднее трёх её зачётных запусков: их время, а также эпохи и точность в конце.</translation>
    </message>
    <message>
        <source>Both MosaicML rows are of the open division: 23.8 min in 27 epochs of another recipe, 110.5 min in 84 epochs of plain PyTorch.</source>
        <translation>Обе строки MosaicML — из открытого дивизиона: 23,8 мин за 27 эпох по другому рецепту и 110,5 мин за 84 эпохи обычного PyTorch.</translation>
    </message>
    <message>
        <source>74 of the 1,668 logs of rounds v0.7 to v4.0 that could be read missed the target: an expected cost has to count them.</source>
        <translation>74 из 1&#xa0;668 читаемых журналов раундов v0.7–v4.0 цели не достигли: ожидаемая стоимость должна их учитывать.</translation>
    </message>
    <message>
        <source>The rows on P2 ran MXNet 0.11.0 with CUDA 8, ResNet-152 pre-trained on ImageNet-11k and ResNet-50 on ImageNet-1k. Which batch the six epochs had is not said.</source>
        <translation>Строки на P2: MXNet 0.11.0 с CUDA 8, ResNet-152, предобученная на ImageNet-11k, и ResNet-50 — на ImageNet-1k. С каким пакетом прошли шесть эпох, не сказано.</translation>
    </message>
    <message>
        <source>On four V100 the open-source MXNet (0.12.0 and 1.0.0) was 15 % slower than NVIDIA&apos;s container at 16 images a GPU, and less than 1 % slower at 32.</source>
        <translation>На четырёх V100 MXNet с открытым кодом (0.12.0 и 1.0.0) был на 15&#xa0;% медленнее контейнера NVIDIA при 16 изображениях на GPU и менее чем на 1&#xa0;% — при 32.</translation>
    </message>
    <message>
        <source>The reference of 86.4 % is the one that the article cites from the documentation of MXNet; machine and time are not given.</source>
        <translation>Эталон 86,4&#xa0;% статья приводит из документации MXNet; машина и время не указаны.</translation>
    </message>
    <message>
        <source>Reference, machine not given</source>
        <translation>Эталон, машина не указана</translation>
    </message>
    <message>
        <source>MXNet documentation, ResNet-152</source>
        <translation>Документация MXNet, ResNet-152</translation>
    </message>
    <message>
        <source>The T4 takes 1.15 times longer for the heavy model than for the light one, every other machine 3.3 to 6.1 times. Its heavy row also implies 14.71 EUR/h: its times, its prices or both are doubtful, and with them what is said of the T4.</source>
        <translation>На T4 тяжёлая модель учится в 1,15 раза дольше лёгкой, на всех других машинах — в 3,3–6,1 раза. Из её тяжёлой строки следует и цена 14,71 EUR/ч: сомнительны её время, цены или то и другое, а с ними и сказанное о T4.</translation>
    </message>
    <message>
        <source>The text calls the time on a GTX 1080 Ti insignificantly longer than on the cards of Google and AWS: against the T4 it is 7.1 times for the heavy model. The K80 is slower than the GTX 1080 Ti in both.</source>
        <translation>В тексте время на GTX 1080 Ti названо незначительно большим, чем на картах Google и AWS: против T4 на тяжёлой модели это 7,1 раза. K80 медленнее GTX 1080 Ti на обеих.</translation>
    </message>
    <message>
        <source>The text says cheaper by almost an order of magnitude: for the heavy model it is 10 to 13 times, for the light one 28 to 31 times.</source>
        <translation>В тексте сказано «почти на порядок дешевле»: для тяжёлой модели это 10–13 раз, для лёгкой 28–31 раз.</translation>
    </message>
    <message>
        <source>The article names a Xeon E3 for HOSTKEY&apos;s machines in one paragraph and a Xeon E5-2637 v4 in the next.</source>
        <translation>В одном абзаце статья называет машины HOSTKEY с Xeon E3, в следующем — с Xeon E5-2637 v4.</translation>
    </message>
    <message>
        <source>how many times longer the heavy model takes on one GTX 1080 Ti than on the T4</source>
        <translation>во сколько раз дольше тяжёлая модель учится на одной GTX 1080 Ti, чем на T4</translation>
    </message>
    <message>
        <source>insignificantly longer</source>
        <translation>незначительно дольше</translation>
    </message>
    <message>
        <source>almost an order of magnitude</source>
        <translation>почти на порядок</translation>
    </message>
    <message>
        <source>how many times longer the heavy model takes than the light one</source>
        <translation>во сколько раз дольше учится тяжёлая модель, чем лёгкая</translation>
    </message>
    <message>
        <source>price of an hour of the T4 machine, %1</source>
        <translation>цена часа машины с T4, %1</translation>
    </message>
    <message>
        <source>The user report of AWS P3 gives about 5,000 images/s on 8 and about 37,000 on 64 GPUs: 78 % of linear from one. It prints 79, which the rounding of 37,000 allows.</source>
        <translation>В отчёте пользователя AWS P3 — около 5&#xa0;000 изобр./с на 8 GPU и около 37&#xa0;000 на 64: 78&#xa0;% линейного роста от одного. Напечатано 79, что округление числа 37&#xa0;000 допускает.</translation>
    </message>
    <message>
        <source>The accuracies of torchvision&apos;s weights, offered as targets, are those that timm measured at 224 pixels: ResNet-50 V1 ends at 92.87 % top-5, below DAWNBench&apos;s 93.</source>
        <translation>Точности весов torchvision, предлагаемые как цели, измерены в timm при 224 пикселях: ResNet-50 V1 заканчивает на 92,87&#xa0;% top-5, ниже 93 у DAWNBench.</translation>
    </message>
    <message>
        <source>Akiba et al. 2017, arXiv:1711.04325</source>
        <translation>Akiba et al. 2017, arXiv:1711.04325</translation>
    </message>
    <message>
        <source>scaling efficiency on 16 V100, %</source>
        <translation>эффективность масштабирования на 16 V100, %</translation>
    </message>
    <message>
        <source>scaling efficiency on 64 V100, %</source>
        <translation>эффективность масштабирования на 64 V100, %</translation>
    </message>
    <message>
        <source>ResNet-%1, torchvision weights %2</source>
        <translation>ResNet-%1, веса torchvision %2</translation>
    </message>
    <message>
        <source>Earlier events are only in the run&apos;s log file: %1</source>
        <translation>Более ранние события есть только в журнале запуска: %1</translation>
    </message>
    <message>
        <source>%1: %6 s for %2 %3, %4 times faster than the cheapest and %5 times more expensive.</source>
        <translation>%1: %6 с за %2 %3 — в %4 раза быстрее самого дешёвого и в %5 раза дороже.</translation>
    </message>
    <message>
        <source>%1: %6 min %7 s for %2 %3, %4 times faster than the cheapest and %5 times more expensive.</source>
        <translation>%1: %6 мин %7 с за %2 %3 — в %4 раза быстрее самого дешёвого и в %5 раза дороже.</translation>
    </message>
    <message>
        <source>%1: %6 h %7 min for %2 %3, %4 times faster than the cheapest and %5 times more expensive.</source>
        <translation>%1: %6 ч %7 мин за %2 %3 — в %4 раза быстрее самого дешёвого и в %5 раза дороже.</translation>
    </message>
    <message>
        <source>how many times more expensive the heavy model is on the T4 than on one GTX 1080 Ti</source>
        <translation>во сколько раз дороже тяжёлая модель на T4, чем на одной GTX 1080 Ti</translation>
    </message>
    <message>
        <source>how many times more expensive the light model is on the T4 than on one GTX 1080 Ti</source>
        <translation>во сколько раз дороже лёгкая модель на T4, чем на одной GTX 1080 Ti</translation>
    </message>
    <message>
        <source>how many times more expensive the light model is on the K80 than on one GTX 1080 Ti</source>
        <translation>во сколько раз дороже лёгкая модель на K80, чем на одной GTX 1080 Ti</translation>
    </message>
</context>
<context>
    <name>epochal::Program</name>
    <message>
        <source>en, ru or es</source>
        <translation>en, ru или es</translation>
    </message>
    <message>
        <source>This command</source>
        <translation>Эта команда</translation>
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
        <source>A spec to configure</source>
        <translation>Спецификация для настройки</translation>
    </message>
    <message>
        <source>runs, configure, live, compare, providers or reports</source>
        <translation>runs, configure, live, compare, providers или reports</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <extracomment>%1 = what went wrong, %2 = what to do about it</extracomment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>epochal report --help says how it is used.</source>
        <translation>epochal report --help подскажет, как этим пользоваться.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>файл</translation>
    </message>
    <message>
        <source>id</source>
        <translation>идентификатор</translation>
    </message>
    <message>
        <source>Writes the report of a run, of a comparison of several, of a campaign or of a published study as PDF, HTML or CSV. Needs no display. The same input gives the same bytes.</source>
        <translation>Записывает отчёт о запуске, сравнении нескольких запусков, серии или опубликованном исследовании в PDF, HTML или CSV. Экран не нужен. Одинаковые входные данные дают одинаковые байты.</translation>
    </message>
    <message>
        <source>The published study with this id; --list names them</source>
        <translation>Опубликованное исследование с этим идентификатором; список выводит --list</translation>
    </message>
    <message>
        <source>The PDF file to write</source>
        <translation>PDF-файл для записи</translation>
    </message>
    <message>
        <source>The HTML file to write: one file, charts inside</source>
        <translation>HTML-файл для записи: один файл, графики внутри</translation>
    </message>
    <message>
        <source>The CSV file to write: all figures of the report</source>
        <translation>CSV-файл для записи: все показатели отчёта</translation>
    </message>
    <message>
        <source>A file to write; its ending decides: .pdf, .html or .csv. May be given again</source>
        <translation>Файл для записи; формат определяет расширение: .pdf, .html или .csv. Можно указать несколько раз</translation>
    </message>
    <message>
        <source>Compare time and cost to this top-1 in percent, such as 93.5</source>
        <translation>Сравнить время и стоимость до этой top-1 в процентах, например 93.5</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>процент</translation>
    </message>
    <message>
        <source>Title of the report</source>
        <translation>Название отчёта</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>en, ru or es; the system&apos;s if it is left out</source>
        <translation>en, ru или es; если не указан, язык системы</translation>
    </message>
    <message>
        <source>code</source>
        <translation>код</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>папка</translation>
    </message>
    <message>
        <source>Run folders: one makes a run&apos;s report, several make a comparison</source>
        <translation>Папки запусков: одна даёт отчёт о запуске, несколько — сравнение</translation>
    </message>
    <message>
        <source>There is no language %1: choose en, ru or es.</source>
        <translation>Языка %1 нет: выберите en, ru или es.</translation>
    </message>
    <message>
        <source>Nothing to report on: name run folders, --study or --campaign.</source>
        <translation>Отчёт составить не о чем: укажите папки запусков, --study или --campaign.</translation>
    </message>
    <message>
        <source>One report is of run folders, a study or a campaign, not of several of these.</source>
        <translation>Один отчёт — о папках запусков, исследовании или серии, но не о нескольких из них сразу.</translation>
    </message>
    <message>
        <source>The target is %1: give a percentage above 0 and up to 100.</source>
        <translation>Задана цель %1: укажите процент больше 0 и не больше 100.</translation>
    </message>
    <message>
        <source>%1 ends neither in .pdf nor in .html nor in .csv.</source>
        <translation>%1 не оканчивается ни на .pdf, ни на .html, ни на .csv.</translation>
    </message>
    <message>
        <source>No file to write: give --pdf, --html, --csv or --output.</source>
        <translation>Нет файла для записи: укажите --pdf, --html, --csv или --output.</translation>
    </message>
    <message>
        <source>All runs of the campaign with this id; --list names them</source>
        <translation>Все запуски серии с этим идентификатором; список выводит --list</translation>
    </message>
    <message>
        <source>Names the published studies and the campaigns, and leaves</source>
        <translation>Перечислить опубликованные исследования и серии запусков и завершить работу</translation>
    </message>
    <message>
        <source>There is no theme %1: choose system, light or dark.</source>
        <translation>Темы %1 нет: выберите system, light или dark.</translation>
    </message>
    <message>
        <source>There is no page %1: choose runs, configure, live, compare, providers or reports.</source>
        <translation>Страницы %1 нет: выберите runs, configure, live, compare, providers или reports.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>One spec can be configured at a time, not %1.</source>
        <translation>За раз настраивается одна спецификация, а не %1.</translation>
    </message>
    <message>
        <source>There is no command and no file %1.</source>
        <translation>Нет ни команды, ни файла %1.</translation>
    </message>
    <message>
        <source>Commands without a window: epochal report, epochal prices; each with --help.</source>
        <translation>Команды без окна: epochal report, epochal prices; у каждой есть --help.</translation>
    </message>
    <message>
        <source>epochal --help says how it is used.</source>
        <extracomment>after what is wrong with the command line</extracomment>
        <translation>О командах рассказывает epochal --help.</translation>
    </message>
    <message>
        <source>There is no display to show a window on. epochal report, epochal prices and epochal-worker need none.</source>
        <translation>Нет экрана, чтобы показать окно. Командам epochal report, epochal prices и epochal-worker он не нужен.</translation>
    </message>
    <message>
        <source>epochal prices --help says how it is used.</source>
        <translation>О командах рассказывает epochal prices --help.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>годится</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>помечено</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>отклонено</translation>
    </message>
    <message>
        <source>%1/h</source>
        <extracomment>an amount of money per hour</extracomment>
        <translation>%1/ч</translation>
    </message>
    <message>
        <source>line %1: %2, %3</source>
        <extracomment>%1 = a line&apos;s number, %2 = good, flagged or refused, %3 = the offer</extracomment>
        <translation>строка %1: %2, %3</translation>
    </message>
    <message>
        <source>import reads a price list (Epochal&apos;s, SkyPilot&apos;s or gpuhunt&apos;s) and keeps its good prices; undo takes the last import back. Needs no display.</source>
        <translation>import читает список цен (Epochal, SkyPilot или gpuhunt) и берёт годные; undo отменяет последний импорт. Экран не нужен.</translation>
    </message>
    <message>
        <source>Whose prices they are, for lists that do not say it</source>
        <translation>Чьи это цены — для списков, где это не сказано</translation>
    </message>
    <message>
        <source>The day of the prices, such as 2026-11-09, for lists that do not say it</source>
        <translation>День цен, например 2026-11-09, — для списков, где он не указан</translation>
    </message>
    <message>
        <source>day</source>
        <translation>день</translation>
    </message>
    <message>
        <source>Where the list is from, for lists that do not say it</source>
        <translation>Откуда список — для списков, где это не сказано</translation>
    </message>
    <message>
        <source>Numbers have a decimal comma: 4,60 is four and sixty hundredths</source>
        <translation>Десятичная запятая: 4,60 — это четыре целых шестьдесят сотых</translation>
    </message>
    <message>
        <source>Take only what matches: provider, instance, GPU or region</source>
        <translation>Взять только то, что подходит: провайдер, машина, GPU или регион</translation>
    </message>
    <message>
        <source>Take only machines with GPUs</source>
        <translation>Взять только машины с GPU</translation>
    </message>
    <message>
        <source>Take flagged prices too; they are never ranked</source>
        <translation>Взять и помеченные цены; они никогда не ранжируются</translation>
    </message>
    <message>
        <source>Print the verdict on every price, and take none</source>
        <translation>Показать решение по каждой цене и не брать ни одной</translation>
    </message>
    <message>
        <source>Print JSON lines: the verdict on every price, then a summary</source>
        <translation>Вывести строки JSON: решение по каждой цене, затем итог</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Что сделать</translation>
    </message>
    <message>
        <source>The price list</source>
        <translation>Список цен</translation>
    </message>
    <message>
        <source>Write import and a file, or undo.</source>
        <translation>Укажите import и файл или undo.</translation>
    </message>
    <message>
        <source>Name the price list to import.</source>
        <translation>Укажите список цен для импорта.</translation>
    </message>
    <message>
        <source>The day is %1: write it as 2026-11-09.</source>
        <translation>День указан как %1: пишите его как 2026-11-09.</translation>
    </message>
    <message>
        <source>%1, a price list of %2: lines %3; offers good %4, flagged %5, refused %6</source>
        <extracomment>%1 = a file, %2 = whose format, %3 to %6 = numbers</extracomment>
        <translation>%1, список цен %2: строк %3; предложения: годится %4, помечено %5, отклонено %6</translation>
    </message>
    <message>
        <source>Numbers with a comma were met: --decimal-comma takes 4,60 for four and sixty hundredths</source>
        <translation>Встретились числа с запятой: с --decimal-comma 4,60 — это четыре целых шестьдесят сотых</translation>
    </message>
    <message>
        <source>Nothing was imported; without --dry-run it would be: %1</source>
        <translation>Ничего не импортировано; без --dry-run было бы: %1</translation>
    </message>
    <message>
        <source>Nothing was imported; --dry-run says why</source>
        <translation>Ничего не импортировано; почему, скажет --dry-run</translation>
    </message>
    <message>
        <source>Imported: %1. epochal prices undo takes them back</source>
        <translation>Импортировано: %1. Отменить: epochal prices undo</translation>
    </message>
    <message>
        <source>Taken back: %1 of %2</source>
        <translation>Отменено: %1 из %2</translation>
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
    <name>epochal::ui::AmountField</name>
    <message>
        <source>Write digits and a decimal sign, such as %1</source>
        <translation>Введите цифры и десятичный знак, например %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::BarCharts</name>
    <message>
        <source>not measured</source>
        <translation>не измерено</translation>
    </message>
    <message>
        <source>No row has both a price and a time, so that none has a cost.</source>
        <translation>Ни в одной строке нет и цены, и времени, поэтому нет и стоимости.</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>нет стоимости</translation>
    </message>
    <message>
        <source>published %1</source>
        <translation>опубликовано %1</translation>
    </message>
    <message>
        <source>published, %1</source>
        <translation>опубликовано, %1</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>нет времени</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>No row has a time by this clock.</source>
        <translation>Ни в одной строке нет времени по этому счёту.</translation>
    </message>
    <message>
        <source>no rate or price</source>
        <translation>нет скорости или цены</translation>
    </message>
    <message>
        <source>images/s per %1</source>
        <translation>изобр./с на %1</translation>
    </message>
    <message>
        <source>price per hour</source>
        <translation>цена за час</translation>
    </message>
    <message>
        <source>No row has both a rate in images/s and a price.</source>
        <translation>Ни в одной строке нет и скорости в изобр./с, и цены.</translation>
    </message>
    <message>
        <source>kWh</source>
        <translation>кВт·ч</translation>
    </message>
    <message>
        <source>No row has its energy measured. A machine that can tell has it in its runs.</source>
        <translation>Ни в одной строке энергия не измерена. Она есть в запусках машины, которая умеет её измерять.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::BarView</name>
    <message>
        <source>%1: %2</source>
        <comment>a bar and its figure</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CampaignBudgetRow</name>
    <message numerus="yes">
        <source>%1 for all %n run(s)</source>
        <extracomment>a currency, for so many runs together</extracomment>
        <translation>
            <numerusform>%1 на %n запуск</numerusform>
            <numerusform>%1 на все %n запуска</numerusform>
            <numerusform>%1 на все %n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>Campaign budget</source>
        <translation>Бюджет серии</translation>
    </message>
    <message>
        <source>What all runs may cost together. The queue begins no further run that is expected to exceed it, and says so; runs in training go on. Empty is no limit.</source>
        <translation>Сколько могут стоить все запуски вместе. Очередь не начинает новый запуск, с которым ожидается превышение, и сообщает об этом; идущие запуски продолжаются. Пусто — без ограничения.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CampaignModel</name>
    <message>
        <source>Run</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Top-1
%</source>
        <translation>Top-1
%</translation>
    </message>
    <message>
        <source>Active
time</source>
        <translation>Активное
время</translation>
    </message>
    <message>
        <source>Cost
so far</source>
        <translation>Стоимость
пока</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Убран</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CampaignView</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>a figure, its least and its most</extracomment>
        <translation>%1 (от %2 до %3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>Готово %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n in training</source>
        <translation>
            <numerusform>%n обучается</numerusform>
            <numerusform>%n обучаются</numerusform>
            <numerusform>%n обучаются</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n ожидает</numerusform>
            <numerusform>%n ожидают</numerusform>
            <numerusform>%n ожидают</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <translation>
            <numerusform>%n прерван</numerusform>
            <numerusform>%n прервано</numerusform>
            <numerusform>%n прервано</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n с ошибкой</numerusform>
            <numerusform>%n с ошибкой</numerusform>
            <numerusform>%n с ошибкой</numerusform>
        </translation>
    </message>
    <message>
        <source>Active time so far</source>
        <translation>Активное время пока</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>До конца</translation>
    </message>
    <message>
        <source>By the pace of the runs that are done or in training; the least and the most are those of a single run.</source>
        <translation>По темпу завершённых и обучающихся запусков; наименьшее и наибольшее — по отдельным запускам.</translation>
    </message>
    <message>
        <source>Known once the first run shows its pace.</source>
        <translation>Станет известно, когда первый запуск покажет свой темп.</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Стоимость на данный момент</translation>
    </message>
    <message>
        <source>Cost to finish</source>
        <translation>Стоимость до завершения</translation>
    </message>
    <message>
        <source>As each run&apos;s own offer bills it: preparation, minimum and quantum in.</source>
        <translation>По тарификации предложения каждого запуска: с подготовкой, минимальной оплатой и шагом тарификации.</translation>
    </message>
    <message>
        <source>Without a price</source>
        <translation>Без цены</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n запуск</numerusform>
            <numerusform>%n запуска</numerusform>
            <numerusform>%n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop all of it?</source>
        <translation>Остановить всё?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Серия</translation>
    </message>
    <message>
        <source>Runs of the campaign</source>
        <translation>Запуски серии</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Put the runs that have begun side by side</source>
        <translation>Поставить начатые запуски рядом</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Отчёт…</translation>
    </message>
    <message>
        <source>The campaign as a document to print</source>
        <translation>Серия как документ для печати</translation>
    </message>
    <message>
        <source>Stops what trains, which keeps a checkpoint, and takes out what waits</source>
        <translation>Останавливает обучающиеся запуски с сохранением контрольной точки и убирает ожидающие</translation>
    </message>
    <message>
        <source>No campaigns yet</source>
        <translation>Серий пока нет</translation>
    </message>
    <message>
        <source>Vary a field on the Configure page, such as the batch size over 32, 64, 128: its runs stand together here.</source>
        <translation>Переберите поле на странице «Настройка», например размер пакета 32, 64, 128: его запуски будут собраны здесь.</translation>
    </message>
    <message>
        <source>&amp;Budget of the campaign</source>
        <translation>&amp;Бюджет серии</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Budget of the campaign</source>
        <translation>Бюджет серии</translation>
    </message>
    <message>
        <source>What all its runs may cost together. The queue begins no run that is expected to exceed it; runs in training go on.</source>
        <translation>Сколько могут стоить все её запуски вместе. Очередь не начинает запуск, с которым ожидается превышение; идущие запуски продолжаются.</translation>
    </message>
    <message numerus="yes">
        <source>%n stopped</source>
        <translation>
            <numerusform>%n остановлен</numerusform>
            <numerusform>%n остановлены</numerusform>
            <numerusform>%n остановлено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken out</source>
        <translation>
            <numerusform>%n убран</numerusform>
            <numerusform>%n убраны</numerusform>
            <numerusform>%n убрано</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
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
    <name>epochal::ui::CompareCharts</name>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Images/s per price</source>
        <translation>Изобр./с за цену</translation>
    </message>
    <message>
        <source>Cost against time</source>
        <translation>Стоимость и время</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>Cost to accuracy</source>
        <translation>Стоимость до целевой точности</translation>
    </message>
    <message>
        <source>Time to accuracy</source>
        <translation>Время до целевой точности</translation>
    </message>
    <message>
        <source>Speed-up over devices</source>
        <translation>Ускорение по устройствам</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Эффективность масштабирования</translation>
    </message>
    <message>
        <source>Images/s over batch size</source>
        <translation>Изобр./с по размеру пакета</translation>
    </message>
    <message>
        <source>Time over batch size</source>
        <translation>Время по размеру пакета</translation>
    </message>
    <message>
        <source>Break-even use</source>
        <translation>Загрузка в точке безубыточности</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Cost by kind of price</source>
        <translation>Стоимость по видам цены</translation>
    </message>
    <message>
        <source>Parameters that differ</source>
        <translation>Различающиеся параметры</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Эпоха</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Время обучения</translation>
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
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareColumns</name>
    <message>
        <source>per hour</source>
        <translation>за час</translation>
    </message>
    <message>
        <source>Provider, machine</source>
        <translation>Провайдер, машина</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запуск</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seed(s)</source>
        <translation>
            <numerusform>%1, %n начальное значение</numerusform>
            <numerusform>%1, %n начальных значения</numerusform>
            <numerusform>%1, %n начальных значений</numerusform>
        </translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
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
        <source>images</source>
        <translation>изображений</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Лучшее %1</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Последнее %1</translation>
    </message>
    <message>
        <source>%1 at epoch %2</source>
        <translation>%1 в эпохе %2</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Цель достигнута</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>эпоха</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Стоимость до цели</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>изобр./с</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Изобр./с</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>на %1</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>times</source>
        <translation>раз</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Эффективность</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Опубликовано</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Against the
cheapest</source>
        <translation>К самому
дешёвому</translation>
    </message>
    <message>
        <source>Cost and time</source>
        <translation>Стоимость и время</translation>
    </message>
    <message>
        <source>published %1, recomputed %2</source>
        <translation>опубликовано %1, пересчитано %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a published figure and what its audit says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>не сходится</translation>
    </message>
    <message>
        <source>%, by time</source>
        <translation>%, по времени</translation>
    </message>
    <message>
        <source>Priced at</source>
        <translation>Оценён по</translation>
    </message>
    <message>
        <source>%1, what-if</source>
        <extracomment>an offer under which a run is priced though it did not run on it</extracomment>
        <translation>%1, что если</translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation>Где выполнялся</translation>
    </message>
    <message>
        <source>Processor or accelerator</source>
        <translation>Процессор или ускоритель</translation>
    </message>
    <message>
        <source>Cost assumes</source>
        <translation>Допущения стоимости</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>сходится</translation>
    </message>
    <message>
        <source>within rounding</source>
        <translation>с округлением</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>нельзя сказать</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareControls</name>
    <message>
        <source>each row&apos;s own offer</source>
        <translation>своему предложению</translation>
    </message>
    <message>
        <source>There is no rate from %1 to %2. Enter one on the Providers page.</source>
        <translation>Нет курса %1 к %2. Введите его на странице «Провайдеры».</translation>
    </message>
    <message>
        <source>These rows have no curves, so that only their ends can be compared.</source>
        <translation>У этих строк нет кривых, поэтому сравнить можно только их итоги.</translation>
    </message>
    <message>
        <source>As quoted</source>
        <translation>исходная</translation>
    </message>
    <message>
        <source>reached by %1 of %2</source>
        <translation>достигли %1 из %2</translation>
    </message>
    <message>
        <source>As frozen</source>
        <translation>Исходные</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>По требованию</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Спот</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>Месячные</translation>
    </message>
    <message>
        <source>Own machine</source>
        <translation>Своя</translation>
    </message>
    <message>
        <source>Kind of price</source>
        <translation>Вид цены</translation>
    </message>
    <message>
        <source>The prices that the runs were frozen with (%1)</source>
        <translation>Цены, зафиксированные в запусках (%1)</translation>
    </message>
    <message>
        <source>What if: the same machines by their newest price of this kind (%1)</source>
        <translation>Что если: те же машины по их новейшей цене этого вида (%1)</translation>
    </message>
    <message>
        <source>Evaluation out</source>
        <translation>Без валидации</translation>
    </message>
    <message>
        <source>Evaluation in</source>
        <translation>С валидацией</translation>
    </message>
    <message>
        <source>As billed</source>
        <translation>К оплате</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Счёт времени</translation>
    </message>
    <message>
        <source>What the offer charges for: preparation, pauses on a rented machine, the billing quantum</source>
        <translation>За что берёт плату предложение: подготовка, паузы на арендованной машине, шаг тарификации</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Группировать по</translation>
    </message>
    <message>
        <source>Priced by</source>
        <translation>Цена по</translation>
    </message>
    <message>
        <source>What if: every row by one offer of the price book</source>
        <translation>Что если: все строки по одному предложению из справочника цен</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>Currency of prices and costs. Only those with a rate can be chosen.</source>
        <translation>Валюта цен и стоимости. Выбрать можно только валюты, для которых есть курс.</translation>
    </message>
    <message>
        <source>Seeds as one row</source>
        <translation>Начальные значения в одной строке</translation>
    </message>
    <message>
        <source>Runs that differ in their seed alone become one row with mean and spread</source>
        <translation>Запуски, различающиеся только начальным значением, объединяются в строку со средним и разбросом</translation>
    </message>
    <message>
        <source>No price of this kind is known for any of these machines. Add one on the Providers page.</source>
        <translation>Ни для одной из этих машин нет цены этого вида. Добавьте её на странице «Провайдеры».</translation>
    </message>
    <message>
        <source>Steps alone: start-up, evaluation and checkpoints are left out</source>
        <translation>Только шаги: без инициализации, валидации и контрольных точек</translation>
    </message>
    <message>
        <source>Steps, start-up, evaluation and checkpoints</source>
        <translation>Шаги, инициализация, валидация и контрольные точки</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareHead</name>
    <message>
        <source>clock: what the offer bills</source>
        <translation>счёт времени: что оплачивается по предложению</translation>
    </message>
    <message numerus="yes">
        <source>Audit: %n of %1 figure(s) does not follow from its inputs</source>
        <translation>
            <numerusform>Проверка: %n из %1 показателей не сходится с исходными данными</numerusform>
            <numerusform>Проверка: %n из %1 показателей не сходятся с исходными данными</numerusform>
            <numerusform>Проверка: %n из %1 показателей не сходятся с исходными данными</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Audit: %n of %1 figure(s) cannot be checked</source>
        <translation>
            <numerusform>Проверка: %n из %1 показателей нельзя проверить</numerusform>
            <numerusform>Проверка: %n из %1 показателей нельзя проверить</numerusform>
            <numerusform>Проверка: %n из %1 показателей нельзя проверить</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Audit: all %n figure(s) follow from their inputs</source>
        <translation>
            <numerusform>Проверка: %n показатель, все сходятся с исходными данными</numerusform>
            <numerusform>Проверка: %n показателя, все сходятся с исходными данными</numerusform>
            <numerusform>Проверка: %n показателей, все сходятся с исходными данными</numerusform>
        </translation>
    </message>
    <message>
        <source>What if: every row priced by %1</source>
        <translation>Что если: все строки по цене %1</translation>
    </message>
    <message>
        <source>What if: the same machines, price kind “%1”</source>
        <translation>Что если: те же машины, вид цены «%1»</translation>
    </message>
    <message>
        <source>Price kind “%1”: these are the frozen prices</source>
        <translation>Вид цены «%1»: это зафиксированные цены</translation>
    </message>
    <message>
        <source>Prices as frozen or published; other kinds price these rows as a what-if</source>
        <translation>Цены как зафиксированы или опубликованы; другие виды оценивают эти строки по принципу «что если»</translation>
    </message>
    <message numerus="yes">
        <source>%n published row(s)</source>
        <translation>
            <numerusform>%n опубликованная строка</numerusform>
            <numerusform>%n опубликованные строки</numerusform>
            <numerusform>%n опубликованных строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n запуск</numerusform>
            <numerusform>%n запуска</numerusform>
            <numerusform>%n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>quality measure: %1</source>
        <translation>мера качества: %1</translation>
    </message>
    <message>
        <source>clock: %1</source>
        <translation>счёт времени: %1</translation>
    </message>
    <message>
        <source>1 %1 = %2 %3 on %4 (%5)</source>
        <translation>1 %1 = %2 %3 на %4 (%5)</translation>
    </message>
    <message>
        <source>clock: steps alone</source>
        <translation>счёт времени: только шаги</translation>
    </message>
    <message>
        <source>clock: with start-up, evaluation and checkpoints</source>
        <translation>счёт времени: с инициализацией, валидацией и контрольными точками</translation>
    </message>
    <message>
        <source>What if: some rows are priced at hardware that they did not run on</source>
        <translation>Что если: часть строк оценена по машинам, на которых они не выполнялись</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n row(s))</source>
        <translation>
            <numerusform>%1 (%n строка)</numerusform>
            <numerusform>%1 (%n строки)</numerusform>
            <numerusform>%1 (%n строк)</numerusform>
        </translation>
    </message>
    <message>
        <source>costs assume: %1</source>
        <translation>допущения стоимости: %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareModel</name>
    <message>
        <source>What-if: priced at hardware that it did not run on.</source>
        <translation>Что если: цена машины, на которой это не выполнялось.</translation>
    </message>
    <message>
        <source>What-if: priced by another offer than it ran under.</source>
        <translation>Что если: цена другого предложения, чем при запуске.</translation>
    </message>
    <message>
        <source>The cost assumes: %1.</source>
        <translation>Допущения стоимости: %1.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparePage</name>
    <message>
        <source>Add runs or published rows</source>
        <translation>Добавить запуски или опубликованные строки</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Add runs…</source>
        <translation>Добавить запуски…</translation>
    </message>
    <message>
        <source>Choose runs on the Runs page</source>
        <translation>Выбрать запуски на странице «Запуски»</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Отчёт…</translation>
    </message>
    <message>
        <source>Write a report of this comparison</source>
        <translation>Составить отчёт об этом сравнении</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспортировать…</translation>
    </message>
    <message>
        <source>Write the table to a CSV file</source>
        <translation>Записать таблицу в CSV-файл</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Keep this comparison under a name</source>
        <translation>Сохранить это сравнение под именем</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Забыть</translation>
    </message>
    <message>
        <source>Forget this saved comparison; its runs stay</source>
        <translation>Забыть это сохранённое сравнение; его запуски останутся</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Take the chosen rows out of this comparison</source>
        <translation>Убрать выбранные строки из этого сравнения</translation>
    </message>
    <message>
        <source>Prices as frozen</source>
        <translation>Цены как зафиксированы</translation>
    </message>
    <message>
        <source>What if: on demand</source>
        <translation>Что если: по требованию</translation>
    </message>
    <message>
        <source>What if: reserved</source>
        <translation>Что если: резерв</translation>
    </message>
    <message>
        <source>What if: spot</source>
        <translation>Что если: спот</translation>
    </message>
    <message>
        <source>What if: monthly</source>
        <translation>Что если: помесячно</translation>
    </message>
    <message>
        <source>What if: own machine</source>
        <translation>Что если: своя машина</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Что сравнивается</translation>
    </message>
    <message>
        <source>Rows compared</source>
        <translation>Сравниваемые строки</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Choose two runs or more</source>
        <translation>Выберите два запуска или больше</translation>
    </message>
    <message>
        <source>One run alone has nothing to be compared with. Choose more on the Runs page, or open a published study.</source>
        <translation>Один запуск сравнивать не с чем. Выберите другие на странице «Запуски» или откройте опубликованное исследование.</translation>
    </message>
    <message>
        <source>Select runs on the Runs page and press Ctrl+Shift+C, or open a published study.</source>
        <translation>Выделите запуски на странице «Запуски» и нажмите Ctrl+Shift+C или откройте опубликованное исследование.</translation>
    </message>
    <message>
        <source>Choose runs</source>
        <translation>Выбрать запуски</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation>Открыть «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Chosen rows (%n)</source>
        <translation>
            <numerusform>Выбранные строки (%n)</numerusform>
            <numerusform>Выбранные строки (%n)</numerusform>
            <numerusform>Выбранные строки (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs of the Runs page…</source>
        <translation>Запуски страницы «Запуски»…</translation>
    </message>
    <message>
        <source>Published rows</source>
        <translation>Опубликованные строки</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) taken out of the comparison.</source>
        <translation>
            <numerusform>%n строка убрана из сравнения.</numerusform>
            <numerusform>%n строки убраны из сравнения.</numerusform>
            <numerusform>%n строк убрано из сравнения.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save comparison</source>
        <translation>Сохранить сравнение</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>The comparison “%1” is forgotten.</source>
        <translation>Сравнение «%1» забыто.</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Экспортировать сравнение</translation>
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
        <source>Accuracy at an epoch</source>
        <translation>Точность в эпохе</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Эпоха</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Nothing is ranked.</source>
        <translation>Ничего не ранжируется.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n row(s)</source>
        <translation>
            <numerusform>Сравнение %n строки</numerusform>
            <numerusform>Сравнение %n строк</numerusform>
            <numerusform>Сравнение %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of %2 runs are compared: more would not be told apart.</source>
        <translation>Сравниваются первые %1 из %2 запусков: больше было бы не различить.</translation>
    </message>
    <message>
        <source>Take rows out of the comparison</source>
        <translation>Убрать строки из сравнения</translation>
    </message>
    <message>
        <source>Forget a comparison</source>
        <translation>Забыть сравнение</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareTable</name>
    <message>
        <source>Columns as they suit</source>
        <translation>Столбцы автоматически</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareWords</name>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>top-5</source>
        <translation>top-5</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>время обучения</translation>
    </message>
    <message>
        <source>active time</source>
        <translation>активное время</translation>
    </message>
    <message>
        <source>billed time</source>
        <translation>оплачиваемое время</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Без групп</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Провайдер</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Ускоритель</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Устройства</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Размер пакета</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Исследование</translation>
    </message>
    <message>
        <source>The rows have prices in several currencies. Choose one to compare them in.</source>
        <translation>Цены строк — в разных валютах. Выберите одну, чтобы сравнить их.</translation>
    </message>
    <message>
        <source>None of these rows has a price that can be used. Prices of offers stand on the Providers page.</source>
        <translation>Ни у одной строки нет пригодной цены. Цены предложений — на странице «Провайдеры».</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>on the Pareto frontier</source>
        <translation>на фронте Парето</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>не ранжируется</translation>
    </message>
    <message>
        <source>on the frontier</source>
        <translation>на фронте</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>что если</translation>
    </message>
    <message>
        <source>as cheap as %1, and slower</source>
        <translation>столько же стоит, сколько %1, но медленнее</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>нет цены</translation>
    </message>
    <message>
        <source>target not reached</source>
        <translation>цель не достигнута</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>нет времени</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>медленнее</translation>
    </message>
    <message>
        <source>as fast as %1, and more expensive</source>
        <translation>так же быстро, как %1, но дороже</translation>
    </message>
    <message>
        <source>more expensive and slower than all others</source>
        <translation>дороже и медленнее всех остальных</translation>
    </message>
    <message>
        <source>more expensive and slower than %1</source>
        <translation>дороже и медленнее, чем %1</translation>
    </message>
    <message numerus="yes">
        <source>more expensive and slower than %n others</source>
        <translation>
            <numerusform>дороже и медленнее %n другой</numerusform>
            <numerusform>дороже и медленнее %n других</numerusform>
            <numerusform>дороже и медленнее %n других</numerusform>
        </translation>
    </message>
    <message>
        <source>more expensive and slower</source>
        <translation>дороже и медленнее</translation>
    </message>
    <message>
        <source>more expensive</source>
        <translation>дороже</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonCharts</name>
    <message>
        <source>target %1</source>
        <translation>цель %1</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <extracomment>axis title, where the axis begins</extracomment>
        <translation>%1, от %2</translation>
    </message>
    <message>
        <source>Validation %1 over %2. The filled marker is the first evaluation at or above the target.</source>
        <translation>Валидация: %1; по горизонтали — %2. Закрашенный маркер — первая валидация на уровне цели или выше.</translation>
    </message>
    <message>
        <source>Validation %1 over %2.</source>
        <translation>Валидация: %1; по горизонтали — %2.</translation>
    </message>
    <message>
        <source>Values below the axis are cut off.</source>
        <translation>Значения ниже начала оси обрезаны.</translation>
    </message>
    <message>
        <source>Pareto frontier</source>
        <translation>Фронт Парето</translation>
    </message>
    <message>
        <source>cost, %1</source>
        <translation>стоимость, %1</translation>
    </message>
    <message>
        <source>%1, log scale</source>
        <translation>%1, лог. шкала</translation>
    </message>
    <message>
        <source>Cost of each row, %1.</source>
        <translation>Стоимость каждой строки, %1.</translation>
    </message>
    <message>
        <source>Time of each row: %1.</source>
        <extracomment>%1: which clock</extracomment>
        <translation>Время каждой строки: %1.</translation>
    </message>
    <message>
        <source>images/s per %1</source>
        <translation>изобр./с на %1</translation>
    </message>
    <message>
        <source>Images per second for each %1 of price.</source>
        <translation>Изображений в секунду на каждый %1 цены.</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>линейно</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>устройства</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>ускорение</translation>
    </message>
    <message>
        <source>Speed-up over devices against the fewest of the same work; dashed: linear.</source>
        <translation>Ускорение по числу устройств относительно наименьшего их числа в той же работе; пунктир — линейное.</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>изобр./с</translation>
    </message>
    <message>
        <source>Images per second over %1.</source>
        <translation>Изображений в секунду; по горизонтали — %1.</translation>
    </message>
    <message>
        <source>Time to the target over %1.</source>
        <translation>Время до цели; по горизонтали — %1.</translation>
    </message>
    <message>
        <source>Time of the whole run over %1.</source>
        <translation>Время всего запуска; по горизонтали — %1.</translation>
    </message>
    <message>
        <source>Cost to the target over %1.</source>
        <translation>Стоимость до цели; по горизонтали — %1.</translation>
    </message>
    <message>
        <source>Cost of the whole run over %1.</source>
        <translation>Стоимость всего запуска; по горизонтали — %1.</translation>
    </message>
    <message>
        <source>Best %1 over %2.</source>
        <translation>Лучшее значение %1; по горизонтали — %2.</translation>
    </message>
    <message>
        <source>A tick is a published cost that does not follow from its inputs.</source>
        <translation>Чёрточка — опубликованная стоимость, которая не сходится с исходными данными.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>не измерено</translation>
    </message>
    <message>
        <source>Cost, preparation included, against time. To each point above or right of its line there is one on it that costs no more and takes no longer.</source>
        <translation>Стоимость с подготовкой и время. Для каждой точки выше или правее линии на ней есть точка, которая стоит не дороже и занимает не больше времени.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonReport</name>
    <message numerus="yes">
        <source>Epochal %1 · %n row(s)</source>
        <translation>
            <numerusform>Epochal %1 · %n строка</numerusform>
            <numerusform>Epochal %1 · %n строки</numerusform>
            <numerusform>Epochal %1 · %n строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Epochal %1 · %n run(s)</source>
        <translation>
            <numerusform>Epochal %1 · %n запуск</numerusform>
            <numerusform>Epochal %1 · %n запуска</numerusform>
            <numerusform>Epochal %1 · %n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>Read with care</source>
        <translation>Читать с осторожностью</translation>
    </message>
    <message>
        <source>Table %1. %2</source>
        <translation>Таблица %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Campaign of %n run(s)</source>
        <translation>
            <numerusform>Серия из %n запуска</numerusform>
            <numerusform>Серия из %n запусков</numerusform>
            <numerusform>Серия из %n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>Campaign %1</source>
        <translation>Серия %1</translation>
    </message>
    <message>
        <source>What %1 %2 on %3 costs</source>
        <extracomment>%1: &quot;93.50 %&quot;, %2: &quot;top-1&quot;, %3: data set</extracomment>
        <translation>Сколько стоит %1 %2 на %3</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n run(s) on %1</source>
        <translation>
            <numerusform>Сравнение %n запуска на %1</numerusform>
            <numerusform>Сравнение %n запусков на %1</numerusform>
            <numerusform>Сравнение %n запусков на %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n run(s)</source>
        <translation>
            <numerusform>Сравнение %n запуска</numerusform>
            <numerusform>Сравнение %n запусков</numerusform>
            <numerusform>Сравнение %n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>Epochal, report of a campaign</source>
        <translation>Epochal, отчёт о серии запусков</translation>
    </message>
    <message>
        <source>Epochal, report of a published study</source>
        <translation>Epochal, отчёт об опубликованном исследовании</translation>
    </message>
    <message>
        <source>Epochal, comparison</source>
        <translation>Epochal, сравнение</translation>
    </message>
    <message>
        <source>Published by %1, %2. %3</source>
        <translation>Опубликовано: %1, %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s),</source>
        <translation>
            <numerusform>%n предложение,</numerusform>
            <numerusform>%n предложения,</numerusform>
            <numerusform>%n предложений,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>%n запуск.</numerusform>
            <numerusform>%n запуска.</numerusform>
            <numerusform>%n запусков.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cheapest to target</source>
        <translation>Дешевле всех до цели</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Дешевле всего</translation>
    </message>
    <message>
        <source>Fastest to target</source>
        <translation>Быстрее всех до цели</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Быстрее всего</translation>
    </message>
    <message>
        <source>Most images/s per %1</source>
        <translation>Больше всего изобр./с на %1</translation>
    </message>
    <message numerus="yes">
        <source>Best %1 over %n seed(s)</source>
        <translation>
            <numerusform>Лучшее значение %1 по %n начальному значению</numerusform>
            <numerusform>Лучшее значение %1 по %n начальным значениям</numerusform>
            <numerusform>Лучшее значение %1 по %n начальным значениям</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Лучшее %1</translation>
    </message>
    <message>
        <source>What was varied</source>
        <translation>Что менялось</translation>
    </message>
    <message>
        <source>Images per second</source>
        <translation>Изображений в секунду</translation>
    </message>
    <message>
        <source>Time to the target</source>
        <translation>Время до цели</translation>
    </message>
    <message>
        <source>Time of the run</source>
        <translation>Время запуска</translation>
    </message>
    <message>
        <source>Cost to the target</source>
        <translation>Стоимость до цели</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Стоимость запуска</translation>
    </message>
    <message>
        <source>Accuracy over %1</source>
        <translation>Точность и %1</translation>
    </message>
    <message>
        <source>AUC over %1</source>
        <translation>AUC и %1</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>О чём говорят показатели</translation>
    </message>
    <message>
        <source>Cost against time</source>
        <translation>Стоимость и время</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Images per second for the price</source>
        <translation>Изображений в секунду за цену</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Масштабирование</translation>
    </message>
    <message>
        <source>Time and cost of the runs</source>
        <translation>Время и стоимость запусков</translation>
    </message>
    <message>
        <source>Cost and time to %1 %2</source>
        <translation>Стоимость и время до %1 %2</translation>
    </message>
    <message>
        <source>Audit of the published figures</source>
        <translation>Проверка опубликованных показателей</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Что различается</translation>
    </message>
    <message>
        <source>Configuration, equal in all runs</source>
        <translation>Конфигурация, общая для всех запусков</translation>
    </message>
    <message>
        <source>Environment, per offer</source>
        <translation>Окружение, по предложениям</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Цены</translation>
    </message>
    <message>
        <source>Prices frozen into the runs</source>
        <translation>Цены, зафиксированные в запусках</translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <translation>Курсы валют</translation>
    </message>
    <message>
        <source>How the figures were computed</source>
        <translation>Как рассчитаны показатели</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1: where a row comes from, %2: a sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>source</comment>
        <extracomment>%1: a day or two, %2: where rows come from</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Sources of the published rows</source>
        <translation>Источники опубликованных строк</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Не приведено</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>Рис. %1.</translation>
    </message>
    <message>
        <source>Published by %1. %2</source>
        <extracomment>source, day, address</extracomment>
        <translation>Опубликовано: %1. %2</translation>
    </message>
    <message>
        <source>Time and cost</source>
        <translation>Время и стоимость</translation>
    </message>
    <message>
        <source>Derived from the published figures</source>
        <translation>Выведено из опубликованных данных</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonTables</name>
    <message>
        <source>Best %1, %</source>
        <translation>Лучшее %1, %</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Лучшее %1</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Время до цели</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>head of a column, which clock</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Стоимость до цели</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>head of a column, its unit</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Достигли</translation>
    </message>
    <message>
        <source>Price, %1</source>
        <translation>Цена, %1</translation>
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
        <source>× cheapest</source>
        <translation>× к минимуму</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>Efficiency, %</source>
        <translation>Эффективность, %</translation>
    </message>
    <message>
        <source>n runs that differ in their seed alone make one row: mean ± sample standard deviation.</source>
        <translation>n запусков, различающихся только начальным значением, образуют одну строку: среднее ± выборочное стандартное отклонение.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <extracomment>a sentence about rows, their names</extracomment>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>%1, what-if</source>
        <extracomment>an offer under which a run is priced though it ran under another</extracomment>
        <translation>%1, что если</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>own calculation, below</source>
        <translation>собственный расчёт, ниже</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
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
        <source>Price covers</source>
        <translation>Что входит в цену</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>Дата цены</translation>
    </message>
    <message>
        <source>Age, days</source>
        <translation>Возраст, дни</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>What-if: priced under these offers, though not run on them</source>
        <translation>Что если: оценены по этим предложениям, хотя на них не запускались</translation>
    </message>
    <message>
        <source>Prices as listed by their source; some include tax.</source>
        <translation>Цены — как в источнике; некоторые включают налог.</translation>
    </message>
    <message>
        <source>Prices as listed by their source, tax not added.</source>
        <translation>Цены — как в источнике, налог не добавлен.</translation>
    </message>
    <message>
        <source>Ages are counted to %1; bold: older than %2 days, a rank may have changed since.</source>
        <translation>Возраст отсчитан до %1; полужирным — старше %2 дн., место с тех пор могло измениться.</translation>
    </message>
    <message>
        <source>Where the billing quantum is not known, 1 s is assumed.</source>
        <translation>Если шаг тарификации неизвестен, принят 1 с.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Из</translation>
    </message>
    <message>
        <source>To</source>
        <translation>В</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>under %1</source>
        <extracomment>a figure published as an upper bound</extracomment>
        <translation>менее %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>сходится</translation>
    </message>
    <message>
        <source>within the rounding of its inputs</source>
        <translation>в пределах округления исходных данных</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>не сходится</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>нельзя сказать</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>From its inputs</source>
        <translation>Из исходных данных</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Опубликовано</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Пересчитано</translation>
    </message>
    <message>
        <source>Possible range</source>
        <translation>Возможный диапазон</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>The possible range comes from the rounding of the inputs by interval arithmetic: 8.4 stands for anything from 8.35 to 8.45. A figure follows when what was computed rounds to what was published.</source>
        <translation>Возможный диапазон следует из округления исходных данных по интервальной арифметике: 8,4 означает любое значение от 8,35 до 8,45. Показатель сходится, если вычисленное округляется до опубликованного.</translation>
    </message>
    <message>
        <source>Source of all: %1.</source>
        <translation>Источник у всех: %1.</translation>
    </message>
    <message>
        <source>Energy, Wh</source>
        <translation>Энергия, Вт·ч</translation>
    </message>
    <message>
        <source>Priced at</source>
        <translation>Оценён по</translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation>Где выполнялся</translation>
    </message>
    <message>
        <source>Efficiency by time, %</source>
        <translation>Эффективность по времени, %</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Глобальный пакет</translation>
    </message>
    <message>
        <source>Epochs to target</source>
        <translation>Эпох до цели</translation>
    </message>
    <message>
        <source>What-if: priced at hardware that it did not run on, so its money is no one&apos;s bill</source>
        <translation>Что если: цена машины, на которой это не выполнялось, поэтому таких денег никто не платил</translation>
    </message>
    <message>
        <source>The cost assumes that %1</source>
        <extracomment>%1: &quot;every hour of the lease is used&quot;</extracomment>
        <translation>Стоимость предполагает, что %1</translation>
    </message>
    <message>
        <source>Derived here</source>
        <translation>Выведено здесь</translation>
    </message>
    <message>
        <source>The source does not print these figures.</source>
        <translation>Источник этих чисел не печатает.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonView</name>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>время обучения</translation>
    </message>
    <message>
        <source>active time</source>
        <translation>активное время</translation>
    </message>
    <message>
        <source>billed time</source>
        <translation>оплачиваемое время</translation>
    </message>
    <message>
        <source>currency/h</source>
        <extracomment>unit of a price</extracomment>
        <translation>валюта/ч</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/ч</translation>
    </message>
    <message>
        <source>h</source>
        <translation>ч</translation>
    </message>
    <message>
        <source>min</source>
        <translation>мин</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>title of an axis: which clock, unit</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <extracomment>title of an axis: which clock, the target, unit</extracomment>
        <translation>%1 до %2, %3</translation>
    </message>
    <message>
        <source>%1 (what-if)</source>
        <translation>%1 (что если)</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>что если</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonWords</name>
    <message>
        <source>%1. %2</source>
        <extracomment>heading of a finding, its sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>driver %1</source>
        <translation>драйвер %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Операционная система</translation>
    </message>
    <message>
        <source>Images/s ± U</source>
        <translation>Изобр./с ± U</translation>
    </message>
    <message>
        <source>images in measured steps / time of those steps; warm-up steps left out, device synchronised at window edges only. U = sd / sqrt(n) over the run&apos;s windows.</source>
        <translation>изображения на измеренных шагах / время этих шагов; без прогревочных шагов, устройство синхронизируется только на границах окон. U = sd / sqrt(n) по окнам запуска.</translation>
    </message>
    <message>
        <source>Images/s per %1</source>
        <translation>Изобр./с на %1</translation>
    </message>
    <message>
        <source>images/s / (price per hour). Times %1 it is images for each unit of money.</source>
        <translation>изобр./с / (цена за час). Умножив на %1, получаем число изображений на единицу валюты.</translation>
    </message>
    <message>
        <source>what the offer bills: preparation and pauses on a rented machine included</source>
        <translation>то, за что взимается плата: с подготовкой и паузами на арендованной машине</translation>
    </message>
    <message>
        <source>Time to target</source>
        <extracomment>%1: which clock, %2: what it counts, %3: the target</extracomment>
        <translation>Время до цели</translation>
    </message>
    <message>
        <source>%1 (%2) at the first evaluation at or above %3.</source>
        <translation>%1 (%2) при первой валидации не ниже %3.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>%1 of the whole run (%2).</source>
        <translation>%1 всего запуска (%2).</translation>
    </message>
    <message>
        <source>The source&apos;s clock</source>
        <translation>Счёт времени источника</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Стоимость до цели</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>(preparation + time), rounded up to the billing quantum, × price per hour. A rented machine bills wall time, pauses included; an own machine costs its time in use.</source>
        <translation>(подготовка + время), округлённые вверх до шага тарификации, × цена за час. Арендованная машина оплачивается по календарному времени, включая паузы; своя — по времени использования.</translation>
    </message>
    <message>
        <source>× cheapest</source>
        <translation>× к минимуму</translation>
    </message>
    <message>
        <source>cost / least cost among the ranked rows of its group.</source>
        <translation>стоимость / наименьшая стоимость среди ранжируемых строк группы.</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Эффективность</translation>
    </message>
    <message>
        <source>R(N) / (N × R(1)): images/s against those of the fewest devices doing the same work.</source>
        <translation>R(N) / (N × R(1)): изобр./с относительно наименьшего числа устройств в той же работе.</translation>
    </message>
    <message>
        <source>Over seeds</source>
        <translation>По начальным значениям</translation>
    </message>
    <message>
        <source>all runs of a row enter: mean ± sample standard deviation.</source>
        <translation>учитываются все запуски строки: среднее ± выборочное стандартное отклонение.</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>Фронт</translation>
    </message>
    <message>
        <source>Own machine&apos;s price</source>
        <translation>Цена своей машины</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Что если</translation>
    </message>
    <message>
        <source>rows marked so are priced under an offer that they did not run on: measured time, another price. Nothing says that the other machine would take the same time.</source>
        <translation>строки с этой пометкой оценены по предложению, на котором не запускались: измеренное время, другая цена. Ничто не говорит, что другой машине понадобилось бы то же время.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No figure in money, for want of a price: %1.</source>
        <translation>Нет денежных показателей из-за отсутствия цены: %1.</translation>
    </message>
    <message>
        <source>Time and cost to the target, not reached: %1.</source>
        <translation>Время и стоимость до цели, не достигнута: %1.</translation>
    </message>
    <message>
        <source>No time by this clock: %1.</source>
        <translation>Нет времени по этому счёту: %1.</translation>
    </message>
    <message>
        <source>No images/s: %1.</source>
        <translation>Нет изобр./с: %1.</translation>
    </message>
    <message>
        <source>No figure of quality: %1.</source>
        <translation>Нет показателя качества: %1.</translation>
    </message>
    <message>
        <source>Left out, for it could not be read: %1.</source>
        <extracomment>%1: what went wrong and where</extracomment>
        <translation>Пропущено, не удалось прочитать: %1.</translation>
    </message>
    <message>
        <source>images/s per price</source>
        <translation>изобр./с за цену</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 after %3 of %n epoch(s).</source>
        <extracomment>name of a run, its state or why it ended, epochs done</extracomment>
        <translation>
            <numerusform>%1: %2, пройдено %3 из %n эпохи.</numerusform>
            <numerusform>%1: %2, пройдено %3 из %n эпох.</numerusform>
            <numerusform>%1: %2, пройдено %3 из %n эпох.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 after %3 of %n epoch(s); its time and cost are those of this part.</source>
        <translation>
            <numerusform>%1: %2, пройдено %3 из %n эпохи; время и стоимость относятся к этой части.</numerusform>
            <numerusform>%1: %2, пройдено %3 из %n эпох; время и стоимость относятся к этой части.</numerusform>
            <numerusform>%1: %2, пройдено %3 из %n эпох; время и стоимость относятся к этой части.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have not begun.</source>
        <translation>
            <numerusform>%n запуск не начат.</numerusform>
            <numerusform>%n запуска не начаты.</numerusform>
            <numerusform>%n запусков не начаты.</numerusform>
        </translation>
    </message>
    <message>
        <source>(purchase – resale) / (years × %1 h × use) + hosting a month / (%2 h × use) + power × tariff</source>
        <translation>(покупка – перепродажа) / (годы × %1 ч × загрузка) + размещение в месяц / (%2 ч × загрузка) + мощность × тариф</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>все строки</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n ядро</numerusform>
            <numerusform>%n ядра</numerusform>
            <numerusform>%n ядер</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n compute thread(s)</source>
        <translation>
            <numerusform>%n вычислительный поток</numerusform>
            <numerusform>%n вычислительных потока</numerusform>
            <numerusform>%n вычислительных потоков</numerusform>
        </translation>
    </message>
    <message>
        <source>Priced at %1, ran on</source>
        <extracomment>label of a machine: the offer that its runs are priced at though they did not run on it</extracomment>
        <translation>Оценён по %1, выполнялся на</translation>
    </message>
    <message>
        <source>training steps alone; DAWNBench, which leaves evaluation and checkpoints out too, counts start-up and loading</source>
        <translation>только шаги обучения; DAWNBench, где валидация и контрольные точки тоже не в счёт, учитывает инициализацию и загрузку</translation>
    </message>
    <message>
        <source>start-up, evaluation and checkpoints included; MLPerf, which counts evaluation too, leaves out up to 30 minutes of initialisation</source>
        <translation>с инициализацией, валидацией и контрольными точками; MLPerf, где валидация тоже в счёт, не учитывает до 30 минут инициализации</translation>
    </message>
    <message>
        <source>Failed seeds</source>
        <translation>Неудачные запуски</translation>
    </message>
    <message>
        <source>time and cost of a row are those of all its runs, failures with all they spent, / runs that reached the target: what one that reaches it is expected to take (expected running time, Auger and Hansen 2005).</source>
        <translation>время и стоимость строки — это время и стоимость всех её запусков, включая всё потраченное неудачными, / запуски, достигшие цели: столько ожидается до одного достигшего (expected running time, Auger и Hansen, 2005).</translation>
    </message>
    <message>
        <source>Efficiency by time</source>
        <translation>Эффективность по времени</translation>
    </message>
    <message>
        <source>T(1) / (N × T(N)): time against that of the fewest devices doing the same work.</source>
        <translation>T(1) / (N × T(N)): время против времени наименьшего числа устройств на той же работе.</translation>
    </message>
    <message>
        <source>time of the row</source>
        <translation>время строки</translation>
    </message>
    <message>
        <source>cost of the row</source>
        <translation>стоимость строки</translation>
    </message>
    <message>
        <source>rows that no other row of their group beats by being cheaper and no slower, or faster and no more expensive.</source>
        <translation>строки, которые никакая другая строка их группы не превосходит: ни дешевле и не медленнее, ни быстрее и не дороже.</translation>
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
    <message>
        <source>Vary this field</source>
        <translation>Перебирать это поле</translation>
    </message>
    <message>
        <source>Vary the field over several values, or go back to one</source>
        <translation>Перебирать несколько значений поля или вернуться к одному</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>В очередь</translation>
    </message>
    <message>
        <source>Train after the runs that wait already</source>
        <translation>Обучить после запусков, которые уже ждут</translation>
    </message>
    <message>
        <source>Train after the runs that wait already (%1)</source>
        <translation>Обучить после запусков, которые уже ждут (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) added to the queue.</source>
        <translation>
            <numerusform>В очередь добавлен %n запуск.</numerusform>
            <numerusform>В очередь добавлено %n запуска.</numerusform>
            <numerusform>В очередь добавлено %n запусков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the queue</source>
        <translation>Показать очередь</translation>
    </message>
    <message numerus="yes">
        <source>Launch %n run(s)</source>
        <translation>
            <numerusform>Начать %n запуск</numerusform>
            <numerusform>Начать %n запуска</numerusform>
            <numerusform>Начать %n запусков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n начальное значение</numerusform>
            <numerusform>%n начальных значения</numerusform>
            <numerusform>%n начальных значений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a field, number of its values</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n значение</numerusform>
            <numerusform>%n значения</numerusform>
            <numerusform>%n значений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>number of runs, what varies</extracomment>
        <translation>%1, %2</translation>
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
        <source>That makes %n run(s), each with a folder of its own. Nothing is added yet.</source>
        <translation>
            <numerusform>Получится %n запуск, каждый в своей папке. Пока ничего не добавлено.</numerusform>
            <numerusform>Получится %n запуска, каждый в своей папке. Пока ничего не добавлено.</numerusform>
            <numerusform>Получится %n запусков, каждый в своей папке. Пока ничего не добавлено.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all of them</source>
        <translation>Добавить все</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CostPanel</name>
    <message>
        <source>prices</source>
        <translation>цены</translation>
    </message>
    <message>
        <source>What will this cost</source>
        <translation>Стоимость</translation>
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
        <translation>Изменить стоимость…</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>До %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n epoch(s)</source>
        <translation>
            <numerusform>Вся %n эпоха</numerusform>
            <numerusform>Все %n эпохи</numerusform>
            <numerusform>Все %n эпох</numerusform>
        </translation>
    </message>
    <message>
        <source>The offer &quot;%1&quot; is not in the price book.</source>
        <translation>В справочнике цен нет предложения «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), one after the other.</source>
        <translation>
            <numerusform>%n запуск, один за другим.</numerusform>
            <numerusform>%n запуска, один за другим.</numerusform>
            <numerusform>%n запусков, один за другим.</numerusform>
        </translation>
    </message>
    <message>
        <source>No run here has reached the target yet: all epochs are counted.</source>
        <translation>Ни один запуск здесь ещё не достиг цели: считаются все эпохи.</translation>
    </message>
    <message numerus="yes">
        <source>About %1 epochs a run by %n own run(s).</source>
        <translation>
            <numerusform>Эпох на запуск: около %1, по %n своему запуску.</numerusform>
            <numerusform>Эпох на запуск: около %1, по %n своим запускам.</numerusform>
            <numerusform>Эпох на запуск: около %1, по %n своим запускам.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Идёт оценка…</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) by cost</source>
        <translation>
            <numerusform>%n предложение по стоимости</numerusform>
            <numerusform>%n предложения по стоимости</numerusform>
            <numerusform>%n предложений по стоимости</numerusform>
        </translation>
    </message>
    <message>
        <source>No offer can be estimated: each says why.</source>
        <translation>Ни одно предложение оценить нельзя: у каждого указано почему.</translation>
    </message>
    <message>
        <source>The chosen offer</source>
        <translation>Выбранное предложение</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CurveCharts</name>
    <message>
        <source>epoch</source>
        <translation>эпоха</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>training time, %1</source>
        <translation>время обучения, %1</translation>
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
        <source>training images</source>
        <translation>обучающие изображения</translation>
    </message>
    <message>
        <source>cost so far, %1</source>
        <translation>стоимость на данный момент, %1</translation>
    </message>
    <message>
        <source>%1, %</source>
        <comment>a measure of quality</comment>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>None of these rows has a curve: published rows give their end alone.</source>
        <translation>Ни у одной строки нет кривой: опубликованные строки дают только итог.</translation>
    </message>
    <message>
        <source>target, %1</source>
        <translation>цель, %1</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>цель %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), up to %1.</source>
        <translation>
            <numerusform>%n запуск, до %1.</numerusform>
            <numerusform>%n запуска, до %1.</numerusform>
            <numerusform>%n запусков, до %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accuracy of %n run(s).</source>
        <translation>
            <numerusform>Точность %n запуска.</numerusform>
            <numerusform>Точность %n запусков.</numerusform>
            <numerusform>Точность %n запусков.</numerusform>
        </translation>
    </message>
    <message>
        <source>cost to accuracy, %1</source>
        <translation>стоимость до целевой точности, %1</translation>
    </message>
    <message>
        <source>%1 to accuracy, %2</source>
        <comment>a clock, its unit</comment>
        <translation>%1 до целевой точности, %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, seed %2</translation>
    </message>
    <message>
        <source>These rows give no figures for this axis.</source>
        <translation>У этих строк нет чисел для этой оси.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::EntryWords</name>
    <message>
        <source>Own</source>
        <extracomment>the provider of one&apos;s own machine</extracomment>
        <translation>Своя</translation>
    </message>
    <message>
        <source>* Derived here from what the source prints.</source>
        <translation>* Выведено здесь из напечатанного источником.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the first of several regions</extracomment>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::EstimateBreakdown</name>
    <message>
        <source>%1, &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1, &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <translation>Источник: %1.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Evaluation, checkpoints</source>
        <translation>Валидация, контрольные точки</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Инициализация</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Billed beyond</source>
        <translation>Оплата сверх</translation>
    </message>
    <message numerus="yes">
        <source>Cheapest of %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>Дешевле всех из %n ранжируемого предложения.</numerusform>
            <numerusform>Дешевле всех из %n ранжируемых предложений.</numerusform>
            <numerusform>Дешевле всех из %n ранжируемых предложений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dearest of %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>Дороже всех из %n ранжируемого предложения.</numerusform>
            <numerusform>Дороже всех из %n ранжируемых предложений.</numerusform>
            <numerusform>Дороже всех из %n ранжируемых предложений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Number %1 by cost of %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>№ %1 по стоимости из %n ранжируемого предложения.</numerusform>
            <numerusform>№ %1 по стоимости из %n ранжируемых предложений.</numerusform>
            <numerusform>№ %1 по стоимости из %n ранжируемых предложений.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>на %1 меньше</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>на %1 больше</translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <translation>на %1 короче</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>на %1 дольше</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: %2, %3.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1: %2, %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 of this estimate is preparation.</source>
        <translation>%1 этой оценки — подготовка.</translation>
    </message>
    <message>
        <source>%1 of %2 similar runs reached the target.</source>
        <translation>Похожих запусков, достигших цели: %1 из %2.</translation>
    </message>
    <message>
        <source>Expected cost: %1.</source>
        <translation>Ожидаемая стоимость: %1.</translation>
    </message>
    <message>
        <source>It may not fit after all: the libraries&apos; own memory is not counted.</source>
        <translation>Может всё же не поместиться: собственная память библиотек не учтена.</translation>
    </message>
    <message>
        <source>Within the budget of %1.</source>
        <translation>В пределах бюджета %1.</translation>
    </message>
    <message>
        <source>Within the budget of %1 as expected; over it at the dear end of the range.</source>
        <translation>По ожиданию — в пределах бюджета %1; на дорогом конце диапазона — сверх него.</translation>
    </message>
    <message>
        <source>Over the budget of %1: a run would stop before its end.</source>
        <translation>Сверх бюджета %1: запуск остановится раньше конца.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The budget of %1 is each run&apos;s own; all of them together have none.</source>
        <translation>Бюджет %1 задан каждому запуску; общего бюджета нет.</translation>
    </message>
    <message>
        <source>Over the campaign&apos;s budget of %1: the queue would hold its last runs.</source>
        <translation>Сверх бюджета серии %1: последние запуски останутся ждать в очереди.</translation>
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
    <message>
        <source>In the run with %1: %2</source>
        <extracomment>the values of a run within a sweep, then what is wrong with it</extracomment>
        <translation>В запуске с %1: %2</translation>
    </message>
    <message>
        <source>%1 for every batch size. %2</source>
        <translation>%1 для всех размеров пакета. %2</translation>
    </message>
    <message>
        <source>Scale with the batch</source>
        <translation>Масштабировать с пакетом</translation>
    </message>
    <message>
        <source>Linear with the batch: %1 at the peak. %2</source>
        <translation>Линейно с пакетом: %1 на пике. %2</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Оставить %1</translation>
    </message>
    <message>
        <source>Back to one value</source>
        <translation>Вернуть одно значение</translation>
    </message>
    <message>
        <source>Vary this field</source>
        <translation>Перебирать это поле</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Ctrl+click varies it over several values.</source>
        <translation>Ctrl+щелчок — перебор нескольких значений.</translation>
    </message>
    <message>
        <source>Vary over several values</source>
        <translation>Перебирать несколько значений</translation>
    </message>
    <message>
        <source>Vary %1</source>
        <translation>Перебирать: %1</translation>
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
    <message>
        <source>Campaign</source>
        <translation>Серия</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1 из %n запуска</numerusform>
            <numerusform>%1 из %n запусков</numerusform>
            <numerusform>%1 из %n запусков</numerusform>
        </translation>
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
        <source>(purchase – resale) / (years × %1 h × use) + hosting a month / (%2 h × use) + power × tariff</source>
        <translation>(покупка – перепродажа) / (годы × %1 ч × загрузка) + размещение в месяц / (%2 ч × загрузка) + мощность × тариф</translation>
    </message>
    <message>
        <source>What-if: the run did not run on hardware of its offer, so no figure in money was paid by anyone.</source>
        <translation>Что если: запуск выполнялся не на машине своего предложения, поэтому этих денег никто не платил.</translation>
    </message>
    <message>
        <source>active time at the first evaluation at or above the target: start-up, evaluation and checkpoints are in. Steps alone: %1. DAWNBench counts start-up and leaves evaluation and checkpoints out; MLPerf counts evaluation and leaves out up to 30 minutes of initialisation.</source>
        <translation>активное время до первой валидации, на которой достигнута цель: с инициализацией, валидацией и контрольными точками. Только шаги: %1. DAWNBench учитывает инициализацию, но не валидацию и контрольные точки; MLPerf учитывает валидацию, но не до 30 минут инициализации.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FindingsPanel</name>
    <message>
        <source>About the source</source>
        <translation>Об источнике</translation>
    </message>
    <message>
        <source>Nothing follows from these figures yet.</source>
        <translation>Из этих показателей пока ничего не следует.</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>О чём говорят показатели</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FittedTable</name>
    <message>
        <source>Fit widths</source>
        <translation>Подогнать ширину</translation>
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
    <name>epochal::ui::ImportPricesDialog</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Пригодны</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>С пометкой</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Отклонены</translation>
    </message>
    <message>
        <source>%1: a price list of %2</source>
        <translation>%1: прайс-лист %2</translation>
    </message>
    <message numerus="yes">
        <source>Import %n price(s)</source>
        <translation>
            <numerusform>Импортировать %n цену</numerusform>
            <numerusform>Импортировать %n цены</numerusform>
            <numerusform>Импортировать %n цен</numerusform>
        </translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Импорт цен</translation>
    </message>
    <message>
        <source>&amp;Provider</source>
        <translation>&amp;Провайдер</translation>
    </message>
    <message>
        <source>&amp;Day of the prices</source>
        <translation>&amp;День цен</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Источник</translation>
    </message>
    <message>
        <source>as it calls itself</source>
        <translation>как сам себя называет</translation>
    </message>
    <message>
        <source>For lists that do not say it themselves</source>
        <translation>Для списков, где это не указано</translation>
    </message>
    <message>
        <source>Numbers have a decimal &amp;comma: 4,60 is four and sixty hundredths</source>
        <translation>Десятичная &amp;запятая: 4,60 — четыре целых шестьдесят сотых</translation>
    </message>
    <message>
        <source>Take only what matches: provider, instance, GPU or region</source>
        <translation>Взять только подходящее: провайдер, машина, GPU или регион</translation>
    </message>
    <message>
        <source>Only machines with &amp;GPUs</source>
        <translation>Только машины с &amp;GPU</translation>
    </message>
    <message>
        <source>Take &amp;flagged prices too; they are never ranked</source>
        <translation>Взять и цены с по&amp;меткой; они никогда не ранжируются</translation>
    </message>
    <message>
        <source>Reading, %p %</source>
        <translation>Чтение, %p %</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ImportRowsModel</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>good</source>
        <translation>пригодна</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>с пометкой</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>отклонена</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>Price kind</source>
        <translation>Вид цены</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Цена за час</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Столбец</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Что не так</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Что делать</translation>
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
    <message>
        <source>run %1: %2</source>
        <translation>запуск %1: %2</translation>
    </message>
    <message>
        <source>data wait %1 of the step for %2</source>
        <translation>ожидание данных: %1 шага в течение %2</translation>
    </message>
    <message>
        <source>The run ended before its first evaluation.</source>
        <translation>Запуск закончился до первой валидации.</translation>
    </message>
    <message>
        <source>diverged: the loss is not a number</source>
        <translation>расходится: потери уже не число</translation>
    </message>
    <message>
        <source>The run diverged before there was anything to show: its loss is not a number.</source>
        <translation>Запуск разошёлся раньше, чем было что показать: потери уже не число.</translation>
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
    <message>
        <source>Compare…</source>
        <translation>Сравнить…</translation>
    </message>
    <message>
        <source>Show the last run</source>
        <translation>Показать последний запуск</translation>
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
        <extracomment>%1 is what was done, such as &quot;Archive runs&quot;</extracomment>
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
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Put runs and published results side by side</source>
        <translation>Сопоставить запуски и опубликованные результаты</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Провайдеры</translation>
    </message>
    <message>
        <source>Prices of every provider</source>
        <translation>Цены всех провайдеров</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Отчёты</translation>
    </message>
    <message>
        <source>Reports to print and to send</source>
        <translation>Отчёты для печати и отправки</translation>
    </message>
    <message>
        <source>C&amp;ompare</source>
        <translation>Ср&amp;авнение</translation>
    </message>
    <message>
        <source>&amp;Providers</source>
        <translation>&amp;Провайдеры</translation>
    </message>
    <message>
        <source>Repo&amp;rts</source>
        <translation>Отчёт&amp;ы</translation>
    </message>
    <message>
        <source>&amp;Queue and campaigns</source>
        <translation>О&amp;чередь и серии</translation>
    </message>
    <message>
        <source>Queue and campaigns</source>
        <translation>Очередь и серии</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) in the queue wait until Epochal is opened again.</source>
        <translation>
            <numerusform>%n запуск в очереди подождёт следующего открытия Epochal.</numerusform>
            <numerusform>%n запуска в очереди подождут следующего открытия Epochal.</numerusform>
            <numerusform>%n запусков в очереди подождут следующего открытия Epochal.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Отменить: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Повторить: %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::NewReportDialog</name>
    <message>
        <source>New report</source>
        <translation>Новый отчёт</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Серия</translation>
    </message>
    <message>
        <source>Published study</source>
        <translation>Опубликованное исследование</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Make report</source>
        <translation>Создать отчёт</translation>
    </message>
    <message>
        <source>#%1  %2  ·  %3</source>
        <translation>#%1  %2  ·  %3</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>There is no campaign yet: a sweep on Configure makes one.</source>
        <translation>Серий пока нет: серию создаёт перебор на странице «Настройка».</translation>
    </message>
    <message>
        <source>There is no run yet.</source>
        <translation>Запусков пока нет.</translation>
    </message>
    <message numerus="yes">
        <source>A comparison of %n run(s).</source>
        <translation>
            <numerusform>Сравнение %n запуска.</numerusform>
            <numerusform>Сравнение %n запусков.</numerusform>
            <numerusform>Сравнение %n запусков.</numerusform>
        </translation>
    </message>
    <message>
        <source>One run makes a run&apos;s report, several a comparison.</source>
        <translation>Один запуск даёт отчёт о запуске, несколько — сравнение.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>epochal::ui::OfferEditor</name>
    <message numerus="yes">
        <source>%n price(s), newest first</source>
        <translation>
            <numerusform>%n цена, сначала новые</numerusform>
            <numerusform>%n цены, сначала новые</numerusform>
            <numerusform>%n цен, сначала новые</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the only price known of this offer. An edited price is saved as a new row of its day; the earlier ones stay here.</source>
        <translation>Это единственная известная цена предложения. Изменённая цена сохраняется новой строкой своего дня; прежние остаются здесь.</translation>
    </message>
    <message>
        <source>Price per hour against days since the first of them</source>
        <translation>Цена за час по дням от первой из цен</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Провайдер</translation>
    </message>
    <message>
        <source>Save offer</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Keep it as a row of its day (Ctrl+S). Runs keep the price they were launched with.</source>
        <translation>Сохранить строкой своего дня (Ctrl+S). Запуски сохраняют цену, с которой были начаты.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Take back what was typed (Esc)</source>
        <translation>Отменить введённое (Esc)</translation>
    </message>
    <message>
        <source>No offer chosen</source>
        <translation>Предложение не выбрано</translation>
    </message>
    <message>
        <source>Choose a row to see what its price is made of.</source>
        <translation>Выберите строку, чтобы увидеть, из чего складывается её цена.</translation>
    </message>
    <message>
        <source>New own machine</source>
        <translation>Новая своя машина</translation>
    </message>
    <message>
        <source>New offer</source>
        <translation>Новое предложение</translation>
    </message>
    <message>
        <source>own machine</source>
        <translation>своя машина</translation>
    </message>
    <message>
        <source>%1 × %2, %3 GB</source>
        <translation>%1 × %2, %3 ГБ</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 vCPU</source>
        <translation>vCPU: %1</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>не сохранено</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation>от %1</translation>
    </message>
    <message>
        <source>used by no run</source>
        <translation>запусков с ним нет</translation>
    </message>
    <message numerus="yes">
        <source>used by %n run(s)</source>
        <translation>
            <numerusform>%n запуск с ним</numerusform>
            <numerusform>%n запуска с ним</numerusform>
            <numerusform>%n запусков с ним</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::OfferForm</name>
    <message>
        <source>not included</source>
        <translation>не включён</translation>
    </message>
    <message>
        <source>included</source>
        <translation>включён</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 в месяц</translation>
    </message>
    <message>
        <source>% of all hours</source>
        <translation>% всех часов</translation>
    </message>
    <message>
        <source>Price &amp;kind</source>
        <translation>&amp;Вид цены</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>&amp;Цена</translation>
    </message>
    <message>
        <source>&amp;Upfront</source>
        <translation>Пр&amp;едоплата</translation>
    </message>
    <message>
        <source>&amp;Term</source>
        <translation>&amp;Срок</translation>
    </message>
    <message>
        <source>months</source>
        <translation>месяцев</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Использование</translation>
    </message>
    <message>
        <source>&amp;Purchase</source>
        <translation>&amp;Цена покупки</translation>
    </message>
    <message>
        <source>&amp;Resale value</source>
        <translation>Цена перепрода&amp;жи</translation>
    </message>
    <message>
        <source>Useful &amp;life</source>
        <translation>Срок с&amp;лужбы</translation>
    </message>
    <message>
        <source>years</source>
        <translation>лет</translation>
    </message>
    <message>
        <source>Po&amp;wer at load</source>
        <translation>Мо&amp;щность под нагрузкой</translation>
    </message>
    <message>
        <source>W at the wall</source>
        <translation>Вт от розетки</translation>
    </message>
    <message>
        <source>&amp;Tariff</source>
        <translation>&amp;Тариф</translation>
    </message>
    <message>
        <source>%1/kWh</source>
        <translation>%1/кВт·ч</translation>
    </message>
    <message>
        <source>&amp;Hosting</source>
        <translation>&amp;Размещение</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>&amp;Валюта</translation>
    </message>
    <message>
        <source>ISO code</source>
        <translation>Код ISO</translation>
    </message>
    <message>
        <source>&amp;VAT</source>
        <translation>&amp;НДС</translation>
    </message>
    <message>
        <source>VAT r&amp;ate</source>
        <translation>Ст&amp;авка НДС</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>&amp;Billed by</source>
        <translation>&amp;Шаг тарификации</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>Billed at &amp;least</source>
        <translation>Мин. &amp;оплата</translation>
    </message>
    <message>
        <source>Price c&amp;overs</source>
        <translation>Цена вкл&amp;ючает</translation>
    </message>
    <message>
        <source>Pro&amp;vider</source>
        <translation>&amp;Провайдер</translation>
    </message>
    <message>
        <source>&amp;Instance</source>
        <translation>Тип &amp;машины</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>Ре&amp;гион</translation>
    </message>
    <message>
        <source>GP&amp;U</source>
        <translation>GP&amp;U</translation>
    </message>
    <message>
        <source>&amp;Number of GPUs</source>
        <translation>&amp;Число GPU</translation>
    </message>
    <message>
        <source>GPU &amp;memory</source>
        <translation>Пам&amp;ять GPU</translation>
    </message>
    <message>
        <source>GB each</source>
        <translation>ГБ каждый</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>ОЗУ</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>ГиБ</translation>
    </message>
    <message>
        <source>Price &amp;dated</source>
        <translation>&amp;Дата цены</translation>
    </message>
    <message>
        <source>Sourc&amp;e</source>
        <translation>Источни&amp;к</translation>
    </message>
    <message>
        <source>The day the price was seen: 2026-11-09; or 2026, &gt;=2025-11, 2025..2026</source>
        <translation>День, когда цену видели: 2026-11-09; или 2026, &gt;=2025-11, 2025..2026</translation>
    </message>
    <message>
        <source>Time is rounded up to it; empty where it is not known</source>
        <translation>Время округляется вверх до него; пусто, если неизвестен</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Машина</translation>
    </message>
    <message>
        <source>Where the price is from</source>
        <translation>Откуда цена</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>Use is at most 100 % of all hours</source>
        <translation>Использование — не более 100 % всех часов</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>машина</translation>
    </message>
    <message>
        <source>GPU + host</source>
        <translation>GPU + хост</translation>
    </message>
    <message>
        <source>GPU only</source>
        <translation>только GPU</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Separate several regions of one price by semicolons</source>
        <translation>Несколько регионов с одной ценой разделяйте точкой с запятой</translation>
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
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>без цены</translation>
    </message>
    <message>
        <source>%1, own machine&apos;s cost</source>
        <translation>%1, стоимость своей машины</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Memory
GB</source>
        <translation>Память
ГБ</translation>
    </message>
    <message>
        <source>Time
s</source>
        <translation>Время
с</translation>
    </message>
    <message>
        <source>Time
min</source>
        <translation>Время
мин</translation>
    </message>
    <message>
        <source>Time
h</source>
        <translation>Время
ч</translation>
    </message>
    <message>
        <source>Cost range
0 to %1 %2</source>
        <translation>Диапазон стоимости
от 0 до %1 %2</translation>
    </message>
    <message>
        <source>Cost range</source>
        <translation>Диапазон стоимости</translation>
    </message>
    <message>
        <source>Cost
%1</source>
        <translation>Стоимость
%1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>Cost range, log
%1 to %2 %3</source>
        <translation>Диапазон, лог. шкала
от %1 до %2 %3</translation>
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
        <translation>Цена &amp;перепродажи в конце</translation>
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
    <message>
        <source>&amp;Hosting</source>
        <translation>&amp;Размещение</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 в месяц</translation>
    </message>
    <message>
        <source> + %1 / (%2 h × %3)</source>
        <extracomment>hosting of an own machine: amount a month / (hours in a month x use), added to the formula before it</extracomment>
        <translation> + %1 / (%2 ч × %3)</translation>
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
    <name>epochal::ui::PriceCharts</name>
    <message>
        <source>hours of use in a month</source>
        <translation>часов использования в месяц</translation>
    </message>
    <message>
        <source>cost of the month, %1</source>
        <translation>стоимость месяца, %1</translation>
    </message>
    <message>
        <source>%1 h, %2 of the month</source>
        <translation>%1 ч, %2 месяца</translation>
    </message>
    <message>
        <source>Provider, machine</source>
        <translation>Провайдер, машина</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Устройства</translation>
    </message>
    <message>
        <source>As frozen</source>
        <translation>Как зафиксировано</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Параметр</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PriceCostView</name>
    <message>
        <source>Cost per hour of use</source>
        <translation>Стоимость часа использования</translation>
    </message>
    <message>
        <source>Cost per hour</source>
        <translation>Стоимость часа</translation>
    </message>
    <message>
        <source>Purchase, (%1 − %2) / (%3 × %4 h × %5)</source>
        <translation>Покупка, (%1 − %2) / (%3 × %4 ч × %5)</translation>
    </message>
    <message>
        <source>Hosting, %1 / (%2 h × %3)</source>
        <translation>Размещение, %1 / (%2 ч × %3)</translation>
    </message>
    <message>
        <source>Energy, %1 kW × %2</source>
        <translation>Энергия, %1 кВт × %2</translation>
    </message>
    <message>
        <source>Lease, %1 / (%2 h × %3)</source>
        <translation>Аренда, %1 / (%2 ч × %3)</translation>
    </message>
    <message>
        <source>Price by the hour</source>
        <translation>Почасовая цена</translation>
    </message>
    <message>
        <source>Upfront, %1 / (%2 × %3 h)</source>
        <translation>Предоплата, %1 / (%2 × %3 ч)</translation>
    </message>
    <message>
        <source>Price used in rankings, %1</source>
        <translation>Цена для ранжирования, %1</translation>
    </message>
    <message>
        <source>Price, %1</source>
        <translation>Цена, %1</translation>
    </message>
    <message>
        <source>with VAT of %1</source>
        <translation>с НДС %1</translation>
    </message>
    <message>
        <source>without VAT</source>
        <translation>без НДС</translation>
    </message>
    <message>
        <source>Price against use, %1</source>
        <translation>Цена и использование, %1</translation>
    </message>
    <message>
        <source>use of the machine, % of hours</source>
        <translation>использование машины, % часов</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Эта машина</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>при цене %1</translation>
    </message>
    <message>
        <source>No rented offer with the same accelerators can be ranked beside it.</source>
        <translation>Нет арендного предложения с теми же ускорителями, которое можно ранжировать рядом.</translation>
    </message>
    <message>
        <source>%1 is cheaper than this machine however busy it is.</source>
        <translation>%1 дешевле этой машины при любой её загрузке.</translation>
    </message>
    <message>
        <source>Below %1 use, %2 is cheaper than this machine.</source>
        <translation>При использовании ниже %1 дешевле этой машины — %2.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PriceFilterBar</name>
    <message>
        <source>any</source>
        <translation>все</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Провайдер</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Price kind</source>
        <translation>Вид цены</translation>
    </message>
    <message>
        <source>Find provider, instance or GPU</source>
        <translation>Найти провайдера, машину или GPU</translation>
    </message>
    <message>
        <source>Newest price per offer</source>
        <translation>Новейшая цена предложения</translation>
    </message>
    <message>
        <source>Earlier prices of the same offer are its history</source>
        <translation>Прежние цены того же предложения — его история</translation>
    </message>
    <message>
        <source>Hide what cannot be ranked</source>
        <translation>Скрыть неранжируемые</translation>
    </message>
    <message>
        <source>Prices without a date or a source, or of an accelerator alone</source>
        <translation>Цены без даты или источника либо только за ускоритель</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Архив</translation>
    </message>
    <message>
        <source>Show the offers that were retired instead</source>
        <translation>Показать вместо этого предложения из архива</translation>
    </message>
    <message>
        <source>Old prices only: show all</source>
        <translation>Только старые цены: показать все</translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s)</source>
        <translation>
            <numerusform>%n провайдер</numerusform>
            <numerusform>%n провайдера</numerusform>
            <numerusform>%n провайдеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <translation>
            <numerusform>%1 из %n строки</numerusform>
            <numerusform>%1 из %n строк</numerusform>
            <numerusform>%1 из %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PricesModel</name>
    <message>
        <source>Provider</source>
        <translation>Провайдер</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Машина</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>n</source>
        <comment>number of GPUs</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Per GPU</source>
        <translation>За GPU</translation>
    </message>
    <message>
        <source>Price kind</source>
        <translation>Вид цены</translation>
    </message>
    <message>
        <source>Quantum</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>Дата цены</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Возраст</translation>
    </message>
    <message>
        <source>Price covers</source>
        <translation>Что входит в цену</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Регион</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>ОЗУ</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>НДС</translation>
    </message>
    <message>
        <source>Ease of use</source>
        <translation>Удобство</translation>
    </message>
    <message>
        <source>none</source>
        <comment>billing quantum</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>машина</translation>
    </message>
    <message>
        <source>GPU + host</source>
        <translation>GPU + хост</translation>
    </message>
    <message>
        <source>GPU only</source>
        <translation>только GPU</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no rate from %1 to %2: the price stands as it was quoted</source>
        <translation>Нет курса %1 к %2: цена оставлена как указана</translation>
    </message>
    <message>
        <source>%1 at %2 %3, %4, %5</source>
        <translation>%1 по %2 %3, %4, %5</translation>
    </message>
    <message numerus="yes">
        <source>Older than %n day(s)</source>
        <translation>
            <numerusform>Старше %n дня</numerusform>
            <numerusform>Старше %n дней</numerusform>
            <numerusform>Старше %n дней</numerusform>
        </translation>
    </message>
    <message>
        <source>The price&apos;s day is not known exactly: %1</source>
        <translation>День цены точно не известен: %1</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>за час</translation>
    </message>
    <message>
        <source>billed by</source>
        <translation>тарификации</translation>
    </message>
    <message>
        <source>days</source>
        <translation>дни</translation>
    </message>
    <message>
        <source>GB each</source>
        <translation>ГБ каждый</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>ГиБ</translation>
    </message>
    <message>
        <source>web, software</source>
        <translation>веб, ПО</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ProviderView</name>
    <message>
        <source>How easy %1 is to use</source>
        <extracomment>%1 is a provider&apos;s name</extracomment>
        <translation>Насколько удобен %1</translation>
    </message>
    <message>
        <source>&amp;Web interface</source>
        <translation>&amp;Веб-интерфейс</translation>
    </message>
    <message>
        <source>&amp;Software set</source>
        <translation>&amp;Набор ПО</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Заметки</translation>
    </message>
    <message>
        <source>Why: ordering, consoles, bills</source>
        <translation>Почему: заказ, консоли, счета</translation>
    </message>
    <message>
        <source>Why: drivers, images, ready containers</source>
        <translation>Почему: драйверы, образы, готовые контейнеры</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>без оценки</translation>
    </message>
    <message>
        <source>1, poor</source>
        <translation>1, плохо</translation>
    </message>
    <message>
        <source>2, weak</source>
        <translation>2, слабо</translation>
    </message>
    <message>
        <source>3, fair</source>
        <translation>3, приемлемо</translation>
    </message>
    <message>
        <source>4, good</source>
        <translation>4, хорошо</translation>
    </message>
    <message>
        <source>5, very good</source>
        <translation>5, очень хорошо</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ProvidersPage</name>
    <message>
        <source>as quoted</source>
        <translation>как указана</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>New offer</source>
        <translation>Новое предложение</translation>
    </message>
    <message>
        <source>Enter a price by hand</source>
        <translation>Ввести цену вручную</translation>
    </message>
    <message>
        <source>New own machine</source>
        <translation>Новая своя машина</translation>
    </message>
    <message>
        <source>Enter a machine that was bought</source>
        <translation>Ввести купленную машину</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Begin an offer that is like this one</source>
        <translation>Начать предложение, похожее на это</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>В архив</translation>
    </message>
    <message>
        <source>Put the offers out of sight, with all their prices, or back</source>
        <translation>Убрать предложения из виду со всеми ценами или вернуть</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Импорт цен…</translation>
    </message>
    <message>
        <source>Read a price list: ours, SkyPilot&apos;s or gpuhunt&apos;s</source>
        <translation>Прочитать прайс-лист: наш, SkyPilot или gpuhunt</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Экспортировать CSV…</translation>
    </message>
    <message>
        <source>Write the rows of the table to a file</source>
        <translation>Записать строки таблицы в файл</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>История цен</translation>
    </message>
    <message>
        <source>Show the earlier prices of this offer</source>
        <translation>Показать прежние цены этого предложения</translation>
    </message>
    <message>
        <source>Exchange rates…</source>
        <translation>Курсы валют…</translation>
    </message>
    <message>
        <source>Enter dated rates between currencies</source>
        <translation>Ввести курсы валют с датами</translation>
    </message>
    <message>
        <source>Save offer</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Keep it as a row of its day</source>
        <translation>Сохранить строкой своего дня</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Take back what was typed</source>
        <translation>Отменить введённое</translation>
    </message>
    <message>
        <source>&amp;Show prices in</source>
        <translation>&amp;Показывать цены в</translation>
    </message>
    <message>
        <source>A price is converted by a rate with a day and a source, never by a guess</source>
        <translation>Цена пересчитывается по курсу с днём и источником, а не наугад</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Цены</translation>
    </message>
    <message>
        <source>The price book is empty</source>
        <translation>Справочник цен пуст</translation>
    </message>
    <message>
        <source>Import a price list, or enter an offer by hand.</source>
        <translation>Импортируйте прайс-лист или введите предложение вручную.</translation>
    </message>
    <message>
        <source>No price answers the filters</source>
        <translation>Фильтрам не отвечает ни одна цена</translation>
    </message>
    <message>
        <source>Use fewer words, or show older and unranked prices too.</source>
        <translation>Уменьшите число слов или покажите также старые и неранжируемые цены.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Сбросить фильтры</translation>
    </message>
    <message>
        <source>Your own prices cannot be read: %1. %2. The shipped prices work.</source>
        <translation>Ваши цены не читаются: %1. %2. Поставляемые цены работают.</translation>
    </message>
    <message>
        <source>Put the file aside</source>
        <translation>Отложить файл</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n день</numerusform>
            <numerusform>%n дня</numerusform>
            <numerusform>%n дней</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the limit…</source>
        <translation>Изменить порог…</translation>
    </message>
    <message>
        <source>Show the old ones</source>
        <translation>Показать старые</translation>
    </message>
    <message>
        <source>%1 of %2 prices are older than %3, %4 carry no exact day. Rankings that use them say so.</source>
        <translation>Цен старше %3: %1 из %2, без точного дня: %4. Рейтинги по ним это отмечают.</translation>
    </message>
    <message>
        <source>Age of prices</source>
        <translation>Возраст цен</translation>
    </message>
    <message>
        <source>Mark prices older than so many days:</source>
        <translation>Отмечать цены старше, дней:</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Bring offers back</source>
        <translation>Вернуть предложения</translation>
    </message>
    <message>
        <source>Retire offers</source>
        <translation>Убрать предложения в архив</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) brought back.</source>
        <translation>
            <numerusform>Возвращено %n предложение.</numerusform>
            <numerusform>Возвращено %n предложения.</numerusform>
            <numerusform>Возвращено %n предложений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) retired.</source>
        <translation>
            <numerusform>В архив убрано %n предложение.</numerusform>
            <numerusform>В архив убрано %n предложения.</numerusform>
            <numerusform>В архив убрано %n предложений.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. Runs keep the price they were launched with.</source>
        <translation>Сохранено. Запуски сохраняют цену, с которой были начаты.</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Импорт цен</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Прайс-листы (*.csv *.tsv *.txt);;Все файлы (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) imported.</source>
        <translation>
            <numerusform>Импортирована %n цена.</numerusform>
            <numerusform>Импортировано %n цены.</numerusform>
            <numerusform>Импортировано %n цен.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export prices</source>
        <translation>Экспорт цен</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файлы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Записано в %1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Не удалось записать %1: %2</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Your changes to %1 are not saved.</source>
        <translation>Изменения в %1 не сохранены.</translation>
    </message>
    <message>
        <source>Go back to them</source>
        <translation>Вернуться к ним</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n price(s)…</source>
        <translation>
            <numerusform>Импортируется %n цена…</numerusform>
            <numerusform>Импортируются %n цены…</numerusform>
            <numerusform>Импортируется %n цен…</numerusform>
        </translation>
    </message>
    <message>
        <source>Your changes to a new offer are not saved.</source>
        <translation>Ваши изменения в новом предложении не сохранены.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::QueueModel</name>
    <message>
        <source>Detached worker</source>
        <translation>В отдельном процессе</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>В этом окне</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>being made</source>
        <translation>создаётся</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>ждёт</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>продолжается</translation>
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
        <source>Left</source>
        <translation>Осталось</translation>
    </message>
    <message>
        <source>held by budget</source>
        <translation>ждёт: бюджет</translation>
    </message>
</context>
<context>
    <name>epochal::ui::QueuePanel</name>
    <message>
        <source>Queue %1</source>
        <translation>Очередь %1</translation>
    </message>
    <message>
        <source>Campaigns %1</source>
        <translation>Серии %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::QueueView</name>
    <message>
        <source>Run folders: %1 of %2 made</source>
        <translation>Папки запусков: создано %1 из %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Pause queue</source>
        <translation>Приостановить очередь</translation>
    </message>
    <message>
        <source>auto: %1</source>
        <translation>авто: %1</translation>
    </message>
    <message>
        <source>Another window on this folder of runs keeps the queue.</source>
        <translation>Очередь ведёт другое окно с этой папкой запусков.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Показать запуск</translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>Train it next</source>
        <translation>Обучить следующим</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Train it earlier</source>
        <translation>Обучить раньше</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Train it later</source>
        <translation>Обучить позже</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>До конца</translation>
    </message>
    <message>
        <source>Train it last</source>
        <translation>Обучить последним</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Out of the queue; its folder goes to the trash</source>
        <translation>Убрать из очереди; его папка попадёт в корзину</translation>
    </message>
    <message>
        <source>Nothing more begins; what trains goes on</source>
        <translation>Новые запуски не начинаются; текущие продолжаются</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>Одновременно</translation>
    </message>
    <message>
        <source>Runs side by side. Automatic is one a GPU, and one without: runs that share a processor slow one another, and their speed says nothing of a run alone.</source>
        <translation>Запуски параллельно. Автоматически — по одному на GPU и один без GPU: запуски на одном процессоре замедляют друг друга, и их скорость ничего не говорит об отдельном запуске.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Очередь</translation>
    </message>
    <message>
        <source>Nothing waits</source>
        <translation>Ничего не ждёт</translation>
    </message>
    <message>
        <source>Vary a field on the Configure page, or add a run to the queue: runs begin here one after the other.</source>
        <translation>Задайте перебор поля на странице «Настройка» или добавьте запуск в очередь: запуски начинаются здесь один за другим.</translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation>Настроить запуск</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) taken out of the queue.</source>
        <translation>
            <numerusform>Из очереди убран %n запуск.</numerusform>
            <numerusform>Из очереди убрано %n запуска.</numerusform>
            <numerusform>Из очереди убрано %n запусков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::RatesDialog</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <translation>Курсы валют</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>is worth</source>
        <translation>равна</translation>
    </message>
    <message>
        <source>On the day</source>
        <translation>На день</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>&amp;One unit of</source>
        <translation>&amp;Одна единица</translation>
    </message>
    <message>
        <source>is &amp;worth</source>
        <translation>&amp;равна</translation>
    </message>
    <message>
        <source>on the &amp;day</source>
        <translation>на &amp;день</translation>
    </message>
    <message>
        <source>as &amp;said by</source>
        <translation>&amp;по данным</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>European Central Bank, reference rate</source>
        <translation>Европейский центральный банк, справочный курс</translation>
    </message>
    <message>
        <source>&amp;Add rate</source>
        <translation>До&amp;бавить курс</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Prices are converted by these rates only, and what is converted shows the rate&apos;s day. Where there is no rate, a price stays as it was quoted. None are shipped: enter those you trust.</source>
        <translation>Цены пересчитываются только по этим курсам, и у пересчитанного указан день курса. Где курса нет, цена остаётся в исходной валюте. В поставке курсов нет: введите те, которым доверяете.</translation>
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
    <name>epochal::ui::ReportOptions</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Target, %</source>
        <translation>Цель, %</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Счёт времени</translation>
    </message>
    <message>
        <source>Title of the report</source>
        <translation>Название отчёта</translation>
    </message>
    <message>
        <source>Title of the report; made from its content while it is empty</source>
        <translation>Название отчёта; пока пусто, составляется по содержанию</translation>
    </message>
    <message>
        <source>Language of the report, whatever the window speaks</source>
        <translation>Язык отчёта, независимо от языка окна</translation>
    </message>
    <message>
        <source>Top-1 to which time and cost are counted</source>
        <translation>Точность top-1, до которой считаются время и стоимость</translation>
    </message>
    <message>
        <source>own</source>
        <translation>своё</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Активное</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>Оплачиваемое</translation>
    </message>
    <message>
        <source>Which seconds are counted: steps alone, start-up, evaluation and checkpoints too, or what is billed</source>
        <translation>Какие секунды считаются: только шаги, ещё инициализация, валидация и контрольные точки или оплачиваемое время</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ReportsModel</name>
    <message>
        <source>Run</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Серия</translation>
    </message>
    <message>
        <source>Published study</source>
        <translation>Опубликованное исследование</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>day of a report, its kind, its language: the last ones go where there is no room</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ReportsPage</name>
    <message>
        <source>New report…</source>
        <translation>Новый отчёт…</translation>
    </message>
    <message>
        <source>Make a report of runs, a campaign or a published study</source>
        <translation>Создать отчёт о запусках, серии или опубликованном исследовании</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Сохранить PDF…</translation>
    </message>
    <message>
        <source>Write the report as a PDF</source>
        <translation>Записать отчёт в PDF</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Напечатать отчёт</translation>
    </message>
    <message>
        <source>HTML…</source>
        <translation>HTML…</translation>
    </message>
    <message>
        <source>Write the report as one HTML file, charts inside</source>
        <translation>Записать отчёт одним HTML-файлом, с графиками внутри</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Write all figures of the report for a spreadsheet</source>
        <translation>Записать все показатели отчёта для электронной таблицы</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Remove the report from the list; files written stay</source>
        <translation>Убрать отчёт из списка; записанные файлы остаются</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Отчёты</translation>
    </message>
    <message>
        <source>Pages of the report</source>
        <translation>Страницы отчёта</translation>
    </message>
    <message>
        <source>Reading runs: %v of %m</source>
        <extracomment>on a progress bar: runs read so far, of how many</extracomment>
        <translation>Чтение запусков: %v из %m</translation>
    </message>
    <message>
        <source>No reports yet</source>
        <translation>Отчётов пока нет</translation>
    </message>
    <message>
        <source>Make one of your runs, of a campaign or of a published study. Its pages stand here as they will be printed.</source>
        <translation>Создайте отчёт о своих запусках, серии или опубликованном исследовании. Его страницы видны здесь так, как будут напечатаны.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Сохранить отчёт</translation>
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
        <source>Removed: %1</source>
        <translation>Убрано: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) could not be read and are left out; the report names them.</source>
        <translation>
            <numerusform>%n запуск не удалось прочитать, он пропущен; отчёт его называет.</numerusform>
            <numerusform>%n запуска не удалось прочитать, они пропущены; отчёт их называет.</numerusform>
            <numerusform>%n запусков не удалось прочитать, они пропущены; отчёт их называет.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 = what went wrong, %2 = what to do about it</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>Remove a report</source>
        <translation>Удалить отчёт</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunAudit</name>
    <message>
        <source>%1: %2 in the report, %3 recomputed.</source>
        <extracomment>%1: figure, %2, %3: numbers</extracomment>
        <translation>%1: %2 в отчёте, %3 при пересчёте.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>audit</comment>
        <extracomment>%1: name of a run, %2: a sentence</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>изобр./с</translation>
    </message>
    <message>
        <source>best top-1</source>
        <translation>лучшая точность top-1</translation>
    </message>
    <message>
        <source>active time</source>
        <translation>активное время</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>время обучения</translation>
    </message>
    <message>
        <source>time to target</source>
        <translation>время до цели</translation>
    </message>
    <message>
        <source>images/s per price</source>
        <translation>изобр./с за цену</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>стоимость</translation>
    </message>
    <message>
        <source>The derived figures were counted a second time from the events when this report was made: %1 of %2 agree.</source>
        <translation>Производные показатели посчитаны по событиям второй раз при создании отчёта: совпадает %1 из %2.</translation>
    </message>
    <message>
        <source>cost to target</source>
        <translation>стоимость до цели</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunColumns</name>
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
        <translation>Машина</translation>
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
        <translation>Изобр./с за цену</translation>
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
        <source>Campaign</source>
        <translation>Серия</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Реплики</translation>
    </message>
    <message>
        <source>Billed time</source>
        <translation>Оплачиваемое время</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
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
        <translation>активное время</translation>
    </message>
    <message>
        <source>Wh</source>
        <translation>Вт·ч</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ждёт</translation>
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
        <translation>%1 в час, цена от %2, зафиксирована в запуске</translation>
    </message>
    <message>
        <source>Best %1 at epoch %2</source>
        <translation>Лучшее %1 в эпохе %2</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Без группировки</translation>
    </message>
    <message>
        <source>Seeds of one configuration</source>
        <translation>Начальные значения одной конфигурации</translation>
    </message>
    <message>
        <source>Launched alone</source>
        <translation>Запущены отдельно</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Неизвестно</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n run(s))</source>
        <translation>
            <numerusform>%1 (%n запуск)</numerusform>
            <numerusform>%1 (%n запуска)</numerusform>
            <numerusform>%1 (%n запусков)</numerusform>
        </translation>
    </message>
    <message>
        <source>several</source>
        <translation>несколько</translation>
    </message>
    <message>
        <source>Amounts in several currencies have no mean.</source>
        <translation>У сумм в разных валютах нет среднего.</translation>
    </message>
    <message>
        <source>%1, of one run</source>
        <translation>%1, по одному запуску</translation>
    </message>
    <message>
        <source>Mean %1, standard deviation %2, n = %3</source>
        <translation>Среднее %1, стандартное отклонение %2, n = %3</translation>
    </message>
    <message>
        <source>Accuracies on several data sets have no mean.</source>
        <translation>У точностей на разных наборах данных нет среднего.</translation>
    </message>
    <message>
        <source>What several targets took has no mean.</source>
        <translation>У затрат до разных целей нет среднего.</translation>
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
    <message>
        <source>(%1 – %2) / (%3 × %4 h × %5) + %6 / (%7 h × %5) + %8 kW × %9 = %10 + %11 + %12 = %13 %14</source>
        <extracomment>Numbers of &quot;(purchase - resale) / (years x 8766 h x use) + hosting a month / (730.5 h x use) + power x tariff = amortisation + hosting + power = price&quot;.</extracomment>
        <translation>(%1 – %2) / (%3 × %4 ч × %5) + %6 / (%7 ч × %5) + %8 кВт × %9 = %10 + %11 + %12 = %13 %14</translation>
    </message>
    <message>
        <source>time in use</source>
        <translation>время использования</translation>
    </message>
    <message>
        <source>exact time</source>
        <translation>точное время</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>не читается</translation>
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
    <message>
        <source>run %1, %2</source>
        <translation>запуск %1, %2</translation>
    </message>
    <message>
        <source>what-if: priced at %1</source>
        <extracomment>an offer whose hardware is not what the run runs on</extracomment>
        <translation>что если: по цене %1</translation>
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
    <message>
        <source>Ran on</source>
        <translation>Где выполнялся</translation>
    </message>
    <message>
        <source>What-if: its price is that of other hardware than it ran on.</source>
        <translation>Что если: это цена другой машины, не той, на которой он выполнялся.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>none counted</source>
        <translation>не учтена</translation>
    </message>
    <message>
        <source>Cost, what-if</source>
        <translation>Стоимость, что если</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunQueue</name>
    <message>
        <source>Queue</source>
        <translation>Очередь</translation>
    </message>
    <message>
        <source>Take runs out of the queue</source>
        <translation>Убрать запуски из очереди</translation>
    </message>
    <message>
        <source>Reorder the queue</source>
        <translation>Изменить порядок очереди</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunReport</name>
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
    <message>
        <source>Audit</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>О чём говорят показатели</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Конфигурация</translation>
    </message>
    <message>
        <source>Bold: changed from the default.</source>
        <translation>Полужирным: изменено относительно значений по умолчанию.</translation>
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
        <source>Table %1. Estimate and outcome</source>
        <translation>Таблица %1. Оценка и итог</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Диапазон</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Outcome / estimate</source>
        <translation>Итог / оценка</translation>
    </message>
    <message>
        <source>Within the range</source>
        <translation>В диапазоне</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>low and high end of a range</extracomment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Time, preparation included</source>
        <translation>Время с подготовкой</translation>
    </message>
    <message>
        <source>Time to target, preparation included</source>
        <translation>Время до цели с подготовкой</translation>
    </message>
    <message>
        <source>The run did not do what was estimated, so there is nothing to compare.</source>
        <translation>Запуск сделал не то, что оценивалось, поэтому сравнивать нечего.</translation>
    </message>
    <message>
        <source>Estimate: none was kept with this run.</source>
        <translation>Оценка: у этого запуска не сохранена.</translation>
    </message>
    <message>
        <source>%1, what-if</source>
        <translation>%1, что если</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>none counted</source>
        <translation>не учтена</translation>
    </message>
    <message>
        <source>Energy, measured</source>
        <translation>Энергия, измерена</translation>
    </message>
    <message>
        <source>%1 Wh</source>
        <translation>%1 Вт·ч</translation>
    </message>
    <message>
        <source>Mean power, measured</source>
        <translation>Средняя мощность, измерена</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 Вт</translation>
    </message>
    <message>
        <source>Its cost at the machine&apos;s tariff</source>
        <translation>Её стоимость по тарифу машины</translation>
    </message>
    <message>
        <source>In the cost, by the power assumed</source>
        <translation>В стоимости, по принятой мощности</translation>
    </message>
    <message>
        <source>Started %1 on %2. What-if: priced at %3, %4, whose hardware it did not run on.</source>
        <extracomment>when, what it ran on, the offer, its price</extracomment>
        <translation>Начат %1 на %2. Что если: по цене %3, %4, на машине которого он не выполнялся.</translation>
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
    <message>
        <source>Stopping</source>
        <translation>Останавливается</translation>
    </message>
    <message>
        <source>Stopping after this epoch</source>
        <translation>Остановится после этой эпохи</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Не читается</translation>
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
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Put the chosen runs side by side (Ctrl+Shift+C)</source>
        <translation>Сопоставить выбранные запуски (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Configure a run and launch it: it stands here from its first second. Or copy runs here from another folder.</source>
        <translation>Настройте и начните запуск: он появится здесь с первой секунды. Или скопируйте сюда запуски из другой папки.</translation>
    </message>
    <message>
        <source>Import runs…</source>
        <translation>Импорт запусков…</translation>
    </message>
    <message>
        <source>No view is saved yet</source>
        <translation>Сохранённых видов пока нет</translation>
    </message>
    <message>
        <source>Save this view…</source>
        <translation>Сохранить этот вид…</translation>
    </message>
    <message>
        <source>Save view</source>
        <translation>Сохранить вид</translation>
    </message>
    <message>
        <source>Name of this filter, order, grouping and columns:</source>
        <translation>Имя этого фильтра, порядка, группировки и столбцов:</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Забыть</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Виды</translation>
    </message>
    <message>
        <source>Save this filter, order, grouping and columns under a name, or go back to one saved</source>
        <translation>Сохранить этот фильтр, порядок, группировку и столбцы под именем или вернуться к сохранённым</translation>
    </message>
    <message>
        <source>Group: seeds</source>
        <translation>Группы: начальные значения</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Группы: %1</translation>
    </message>
    <message>
        <source>Put runs together: means with their standard deviation, and how many runs</source>
        <translation>Объединить запуски: средние со стандартным отклонением и число запусков</translation>
    </message>
    <message>
        <source>Import runs: a folder of run directories</source>
        <translation>Импорт запусков: папка с каталогами запусков</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) copied here.</source>
        <translation>
            <numerusform>Сюда скопирован %n запуск.</numerusform>
            <numerusform>Сюда скопировано %n запуска.</numerusform>
            <numerusform>Сюда скопировано %n запусков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) were here already.</source>
        <translation>
            <numerusform>%n запуск уже был здесь.</numerusform>
            <numerusform>%n запуска уже были здесь.</numerusform>
            <numerusform>%n запусков уже были здесь.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be copied. %1. %2</source>
        <translation>
            <numerusform>Не удалось скопировать %n. %1. %2</numerusform>
            <numerusform>Не удалось скопировать %n. %1. %2</numerusform>
            <numerusform>Не удалось скопировать %n. %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Группировать по</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Записано в %1</translation>
    </message>
    <message>
        <source>Move runs to the trash</source>
        <translation>Переместить запуски в корзину</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingCharts</name>
    <message>
        <source>devices</source>
        <translation>устройства</translation>
    </message>
    <message>
        <source>No work here was done on two numbers of devices.</source>
        <translation>Ни одна работа здесь не выполнена на двух разных числах устройств.</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n устройство</numerusform>
            <numerusform>%n устройства</numerusform>
            <numerusform>%n устройств</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by time</source>
        <translation>%1, по времени</translation>
    </message>
    <message>
        <source>%1, by images/s</source>
        <translation>%1, по изобр./с</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>идеал</translation>
    </message>
    <message>
        <source>global batch size, images, log scale</source>
        <translation>глобальный размер пакета, изображений, лог. шкала</translation>
    </message>
    <message>
        <source>batch of %1</source>
        <translation>пакет %1</translation>
    </message>
    <message>
        <source>These rows do not differ in batch size. Sweep optimizer.global_batch on Configure.</source>
        <translation>Эти строки не различаются размером пакета. Задайте перебор optimizer.global_batch на странице «Настройка».</translation>
    </message>
    <message>
        <source>times as fast as on the fewest devices</source>
        <translation>во сколько раз быстрее, чем на наименьшем числе устройств</translation>
    </message>
    <message>
        <source>scaling efficiency, %</source>
        <translation>эффективность масштабирования, %</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>изобр./с</translation>
    </message>
    <message>
        <source>%1 to the target, s</source>
        <translation>%1 до цели, с</translation>
    </message>
    <message>
        <source>%1, s</source>
        <translation>%1, с</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScatterChart</name>
    <message>
        <source>%1, s, log scale</source>
        <comment>a clock</comment>
        <translation>%1, с, лог. шкала</translation>
    </message>
    <message>
        <source>cost, %1, log scale</source>
        <translation>стоимость, %1, лог. шкала</translation>
    </message>
    <message>
        <source>No row has both a cost and a time.</source>
        <translation>Ни у одной строки нет и стоимости, и времени.</translation>
    </message>
    <message>
        <source>frontier, %1</source>
        <translation>фронт, %1</translation>
    </message>
    <message>
        <source>cheaper
and faster</source>
        <translation>дешевле
и быстрее</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), cost against time.</source>
        <translation>
            <numerusform>%n строка, стоимость и время.</numerusform>
            <numerusform>%n строки, стоимость и время.</numerusform>
            <numerusform>%n строк, стоимость и время.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::SeedsRow</name>
    <message numerus="yes">
        <source>run(s) a point</source>
        <translation>
            <numerusform>запуск на точку</numerusform>
            <numerusform>запуска на точку</numerusform>
            <numerusform>запусков на точку</numerusform>
        </translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Начальные значения</translation>
    </message>
    <message>
        <source>Runs of every point that differ in their seed alone: their spread says how far a difference can be trusted.</source>
        <translation>Запуски каждой точки, различающиеся только начальным значением: их разброс показывает, насколько можно верить различию.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecDocument</name>
    <message>
        <source>Vary %1</source>
        <translation>Перебирать: %1</translation>
    </message>
    <message>
        <source>Learning rate with the batch</source>
        <translation>Скорость обучения с пакетом</translation>
    </message>
    <message>
        <source>Campaign budget</source>
        <translation>Бюджет серии</translation>
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
    <message>
        <source>%1 a run</source>
        <extracomment>a currency</extracomment>
        <translation>%1 на запуск</translation>
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
            <numerusform>%n идёт</numerusform>
            <numerusform>%n идут</numerusform>
            <numerusform>%n идут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n ждёт</numerusform>
            <numerusform>%n ждут</numerusform>
            <numerusform>%n ждут</numerusform>
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
    <message>
        <source>Queue paused: %1, %2</source>
        <translation>Очередь приостановлена: %1, %2</translation>
    </message>
    <message>
        <source>Show the queue and the campaigns</source>
        <translation>Показать очередь и серии</translation>
    </message>
    <message>
        <source>Engine: paused</source>
        <translation>Движок: приостановлен</translation>
    </message>
    <message>
        <source>Engine: stopping after this epoch</source>
        <translation>Движок: остановится после этой эпохи</translation>
    </message>
    <message>
        <source>Engine: stopping</source>
        <translation>Движок: останавливается</translation>
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
    <message>
        <source>Scaling efficiency %1 = %2 / (%3 × %4 images/s of run %5)</source>
        <translation>Эффективность масштабирования %1 = %2 / (%3 × %4 изобр./с запуска %5)</translation>
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
    <message>
        <source>Estimate</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Between %1 and %2.</source>
        <translation>От %1 до %2.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>took %1, %2</source>
        <translation>заняло %1, %2</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>заняло %1</translation>
    </message>
    <message>
        <source>%1 times, as expected</source>
        <translation>×%1 к оценке, как ожидалось</translation>
    </message>
    <message>
        <source>%1 times, outside the range</source>
        <translation>×%1 к оценке, вне диапазона</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SweepEditor</name>
    <message>
        <source>On</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Back to one value</source>
        <translation>Вернуть одно значение</translation>
    </message>
    <message>
        <source>Values or a range: %1</source>
        <translation>Значения или диапазон: %1</translation>
    </message>
    <message>
        <source>The values to vary it over</source>
        <translation>Значения для перебора</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Значения: %1</translation>
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
    <name>epochal::ui::TargetControl</name>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a target and whose it is, &quot;75.9 % MLPerf&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Known targets</source>
        <translation>Известные цели</translation>
    </message>
    <message>
        <source>Accuracies that benchmarks ask for and published weights reach</source>
        <translation>Точности, которых требуют тесты производительности и достигают опубликованные веса</translation>
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
    <message>
        <source>%1, what-if</source>
        <extracomment>a figure in money for a machine that the run does not run on: &quot;Cost, what-if&quot;</extracomment>
        <translation>%1, что если</translation>
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
<context>
    <name>worker</name>
    <message>
        <source>Trains image models and says what accuracy costs.</source>
        <translation>Обучает модели изображений и показывает, сколько стоит точность.</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Использование</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Позиционные аргументы</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>ПАРАМЕТРЫ</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>КОМАНДА</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>ТЕКСТ</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>ОБЯЗАТЕЛЬНО</translation>
    </message>
    <message>
        <source>Print this help and leave</source>
        <translation>Вывести эту справку и выйти</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Print the version and leave</source>
        <translation>Вывести версию и выйти</translation>
    </message>
    <message>
        <source>en, ru or es; without it as LC_ALL, LC_MESSAGES or LANG say</source>
        <translation>en, ru или es; без него — по LC_ALL, LC_MESSAGES или LANG</translation>
    </message>
    <message>
        <source>Train a new run</source>
        <translation>Обучить новый запуск</translation>
    </message>
    <message>
        <source>Folder the run&apos;s folder is made in (default: runs under the data folder)</source>
        <translation>Папка, где создаётся папка запуска (по умолчанию: runs в папке данных)</translation>
    </message>
    <message>
        <source>Print every event as a line of JSON</source>
        <translation>Выводить каждое событие строкой JSON</translation>
    </message>
    <message>
        <source>Go on with a run from its newest checkpoint</source>
        <translation>Продолжить запуск с новейшей контрольной точки</translation>
    </message>
    <message>
        <source>Say what is wrong with a spec, all of it</source>
        <translation>Сказать, что не так в спецификации, полностью</translation>
    </message>
    <message>
        <source>Also ask whether this machine can train it: data, devices, memory</source>
        <translation>Проверить также, может ли эта машина её обучить: данные, устройства, память</translation>
    </message>
    <message>
        <source>Print the findings as JSON</source>
        <translation>Вывести замечания в JSON</translation>
    </message>
    <message>
        <source>Print the JSON schema of a run spec</source>
        <translation>Вывести схему JSON спецификации запуска</translation>
    </message>
    <message>
        <source>Say what this machine can train on</source>
        <translation>Показать, на чём может обучать эта машина</translation>
    </message>
    <message>
        <source>Print as JSON</source>
        <translation>Вывести в JSON</translation>
    </message>
    <message>
        <source>Print the figures of a run</source>
        <translation>Вывести показатели запуска</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Run spec to start from (JSON); without it the first-run spec</source>
        <translation>Исходная спецификация запуска (JSON); без неё — спецификация первого запуска</translation>
    </message>
    <message>
        <source>Set a field: name=value, as often as needed</source>
        <translation>Задать поле: name=value, сколько угодно раз</translation>
    </message>
    <message>
        <source>The run&apos;s folder</source>
        <translation>Папка запуска</translation>
    </message>
    <message>
        <source>An option lacks its value, or has one that cannot be read</source>
        <translation>У параметра нет значения, или оно не читается</translation>
    </message>
    <message>
        <source>This was not understood: %1</source>
        <translation>Не понято: %1</translation>
    </message>
    <message>
        <source>A command is needed</source>
        <translation>Нужна команда</translation>
    </message>
    <message>
        <source>The run&apos;s folder is needed</source>
        <translation>Нужна папка запуска</translation>
    </message>
    <message>
        <source>epochal-worker --help says what there is.</source>
        <translation>epochal-worker --help выводит справку.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>эпох</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>best %1 at epoch %2, last %3 (validation images: %4)</source>
        <translation>лучшее %1 в эпохе %2, последнее %3 (валидационных изображений: %4)</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>изобр./с</translation>
    </message>
    <message>
        <source>%1 ± %2, jitter %3, windows: %4</source>
        <translation>%1 ± %2, джиттер %3, окон: %4</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>training %1, active %2, billed %3</source>
        <translation>обучение %1, активное %2, оплачиваемое %3</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>стоимость</translation>
    </message>
    <message>
        <source>target</source>
        <translation>цель</translation>
    </message>
    <message>
        <source>%1 at epoch %2: %3 training only, %4 with evaluation</source>
        <translation>%1 в эпохе %2: %3 только обучение, %4 с валидацией</translation>
    </message>
    <message>
        <source>%1  epoch %2 of %3  %4 images/s</source>
        <translation>%1  эпоха %2 из %3  %4 изобр./с</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>%1, %2, parameters: %3, images: %4 + %5 of %6</source>
        <translation>%1, %2, параметров: %3, изображений: %4 + %5 из %6</translation>
    </message>
    <message>
        <source>resumed from %1</source>
        <translation>продолжено с %1</translation>
    </message>
    <message>
        <source>epoch %1 of %2  top-1 %3  top-5 %4  loss %5  %6 images/s  active %7</source>
        <translation>эпоха %1 из %2  top-1 %3  top-5 %4  потери %5  %6 изобр./с  активное %7</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>предупреждение: %1</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>ошибка: %1</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ждёт</translation>
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
        <source>%1 GiB</source>
        <translation>%1 ГиБ</translation>
    </message>
    <message>
        <source>%1, cores: %2, %3, %4</source>
        <translation>%1, ядер: %2, %3, %4</translation>
    </message>
    <message>
        <source>advice: %1</source>
        <translation>совет: %1</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>run folder: %1</source>
        <translation>папка запуска: %1</translation>
    </message>
    <message>
        <source>%1 s</source>
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
        <source>Vary a field: name=32,64,128 or 1..5 or 32..512 x2; several fields make every combination, trained one after the other</source>
        <translation>Варьировать поле: имя=32,64,128, или 1..5, или 32..512 x2; несколько полей дают все сочетания, обучаемые одно за другим</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>точность top-1 %1</translation>
    </message>
    <message>
        <source>campaign: %1</source>
        <translation>серия: %1</translation>
    </message>
    <message>
        <source>There is no language %1: choose en, ru or es.</source>
        <translation>Языка %1 нет: выберите en, ru или es.</translation>
    </message>
    <message>
        <source>log</source>
        <translation>журнал</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (от %2 до %3)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>time  %1</source>
        <translation>время  %1</translation>
    </message>
    <message>
        <source>cost  %1</source>
        <translation>стоимость  %1</translation>
    </message>
    <message>
        <source>Not ranked:</source>
        <translation>Вне рейтинга:</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 64 wrong spec or options, 65 data or a file that cannot be read, 66 diverged, 69 in use by another process, 70 internal, 71 device, memory or disk, 75 interrupted after a checkpoint (resume it).</source>
        <translation>Коды завершения: 0 — готово, 64 — ошибка в спецификации или параметрах, 65 — данные или файл нельзя прочитать, 66 — обучение разошлось, 69 — занято другим процессом, 70 — внутренняя ошибка, 71 — устройство, память или диск, 75 — прервано после контрольной точки (продолжите командой resume).</translation>
    </message>
    <message>
        <source>Say what a run would take and cost on every offer</source>
        <translation>Сообщить, сколько времени и денег займёт запуск по каждому предложению</translation>
    </message>
    <message>
        <source>Count all epochs, even where own runs say when the target is reached</source>
        <translation>Считать все эпохи, даже если свои запуски говорят, когда достигается цель</translation>
    </message>
    <message>
        <source>what-if %1, priced at %2 but run on %3</source>
        <translation>что если %1, по цене %2, но выполнялся на %3</translation>
    </message>
    <message>
        <source>priced at %1 but run on %2, so every amount of money is a what-if</source>
        <translation>по цене %1, но выполняется на %2, поэтому все суммы — «что если»</translation>
    </message>
    <message>
        <source>(what-if)</source>
        <translation>(что если)</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>не читается</translation>
    </message>
</context>
</TS>
