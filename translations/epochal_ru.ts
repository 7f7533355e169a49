<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>The price book has no offer &quot;%1&quot;</source>
        <translation>В справочнике цен нет предложения «%1»</translation>
    </message>
    <message>
        <source>Choose one of its IDs, such as &quot;this-machine&quot;</source>
        <translation>Выберите один из имеющихся идентификаторов, например «this-machine»</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>Ещё не измерено</translation>
    </message>
    <message>
        <source>Use more loader threads or lighter augmentation</source>
        <translation>Увеличьте число потоков загрузки или упростите аугментацию</translation>
    </message>
    <message>
        <source>Use a larger batch per replica or fewer replicas</source>
        <translation>Увеличьте пакет на реплику или уменьшите число реплик</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time in the form 2026-11-21T14:10:32.123Z</source>
        <translation>«%1» — не время в виде 2026-11-21T14:10:32.123Z</translation>
    </message>
    <message>
        <source>Check that the disk works and that the path is correct</source>
        <translation>Проверьте, что диск исправен и путь верен</translation>
    </message>
    <message>
        <source>Free up space on this disk, then continue</source>
        <translation>Освободите место на этом диске и продолжите</translation>
    </message>
    <message>
        <source>Grant yourself write permission there, or choose another folder</source>
        <translation>Получите право записи в это место или выберите другую папку</translation>
    </message>
    <message>
        <source>Check the path</source>
        <translation>Проверьте путь</translation>
    </message>
    <message>
        <source>File system error: %1</source>
        <translation>Ошибка файловой системы: %1</translation>
    </message>
    <message>
        <source>Check that this is the right file</source>
        <translation>Проверьте, что это нужный файл</translation>
    </message>
    <message>
        <source>Another process is using this</source>
        <translation>Используется другим процессом</translation>
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
        <source>Fix the file at that point, or restore a backup</source>
        <translation>Исправьте файл в этом месте или восстановите его из резервной копии</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a decimal number</source>
        <translation>«%1» — не десятичное число</translation>
    </message>
    <message>
        <source>Use digits and a decimal point, such as 4.6016, without thousands separators or an exponent</source>
        <translation>Укажите число с десятичной точкой, например 4.6016, без разделителей групп и экспоненты</translation>
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
        <source>One of these values was expected here: %1</source>
        <translation>Здесь ожидалось одно из значений: %1</translation>
    </message>
    <message>
        <source>Fix this value in the file, or remove the file</source>
        <translation>Исправьте это значение в файле или уберите файл</translation>
    </message>
    <message>
        <source>A fraction of the hours, from 0 to 1, was expected here</source>
        <translation>Здесь ожидалась доля часов от 0 до 1</translation>
    </message>
    <message>
        <source>An offer needs an ID</source>
        <translation>У предложения должен быть идентификатор</translation>
    </message>
    <message>
        <source>A currency code of three capital letters, such as USD, was expected here</source>
        <translation>Здесь ожидался код валюты из трёх заглавных букв, например USD</translation>
    </message>
    <message>
        <source>no date</source>
        <extracomment>stands in place of a price&apos;s date</extracomment>
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
        <translation>%1–%2</translation>
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
        <source>Not ranked: the price covers the accelerator only, without a host machine</source>
        <translation>Не ранжируется: цена только за ускоритель, без самой машины</translation>
    </message>
    <message>
        <source>Not ranked: it is not known what the price covers</source>
        <translation>Не ранжируется: неизвестно, что входит в цену</translation>
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
        <source>Two offers have the same ID</source>
        <translation>У двух предложений одинаковый идентификатор</translation>
    </message>
    <message>
        <source>Cannot read a line of the event log: %1</source>
        <translation>Не удалось прочитать строку журнала событий: %1</translation>
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
        <source>Written by a newer version of Epochal: format version %1; this version reads up to %2</source>
        <translation>Записано более новой версией Epochal: версия формата %1; эта версия читает форматы до %2</translation>
    </message>
    <message>
        <source>Use the newer version of Epochal</source>
        <translation>Используйте более новую версию Epochal</translation>
    </message>
    <message>
        <source>The run&apos;s ID or creation time is missing</source>
        <translation>Отсутствует идентификатор запуска или время его создания</translation>
    </message>
    <message>
        <source>Cannot load the engine: %1</source>
        <translation>Не удалось загрузить движок: %1</translation>
    </message>
    <message>
        <source>Run packaging/setup again; comparison, pricing and reports work without the engine</source>
        <translation>Выполните packaging/setup ещё раз; сравнение, расчёт цен и отчёты работают и без движка</translation>
    </message>
    <message>
        <source>The engine is from a different build</source>
        <translation>Движок из другой сборки</translation>
    </message>
    <message>
        <source>Build or install the program and its engine together</source>
        <translation>Соберите или установите программу вместе с её движком</translation>
    </message>
    <message>
        <source>No training engine was found</source>
        <translation>Движок для обучения не найден</translation>
    </message>
    <message>
        <source>Build the engine, or set EPOCHAL_ENGINE to its path</source>
        <translation>Соберите движок или укажите путь к нему в EPOCHAL_ENGINE</translation>
    </message>
    <message>
        <source>This run is not in progress</source>
        <translation>Этот запуск сейчас не выполняется</translation>
    </message>
    <message>
        <source>The worker process ended before the run started</source>
        <translation>Рабочий процесс завершился до начала запуска</translation>
    </message>
    <message>
        <source>Its last messages are in that file</source>
        <translation>Его последние сообщения — в этом файле</translation>
    </message>
    <message>
        <source>Interrupted after a checkpoint; the run can be resumed</source>
        <translation>Запуск прерван после контрольной точки; его можно продолжить</translation>
    </message>
    <message>
        <source>All epochs completed</source>
        <translation>Все эпохи пройдены</translation>
    </message>
    <message>
        <source>Trained: the target was reached</source>
        <translation>Модель обучена: цель достигнута</translation>
    </message>
    <message>
        <source>Stopped at the time limit</source>
        <translation>Остановлен по лимиту времени</translation>
    </message>
    <message>
        <source>Stopped at the budget limit</source>
        <translation>Остановлен по исчерпании бюджета</translation>
    </message>
    <message>
        <source>Stopped on request</source>
        <translation>Остановлен по запросу</translation>
    </message>
    <message>
        <source>This run is already in progress</source>
        <translation>Этот запуск уже выполняется</translation>
    </message>
    <message>
        <source>Watch it on the Live page, or stop it first</source>
        <translation>Следите за ним на странице «Наблюдение» или сначала остановите его</translation>
    </message>
    <message>
        <source>The process ended unexpectedly; its log was saved and the run can be resumed</source>
        <translation>Процесс неожиданно завершился; его журнал сохранён, и запуск можно продолжить</translation>
    </message>
    <message>
        <source>Use a value such as %1</source>
        <translation>Введите значение, например %1</translation>
    </message>
    <message>
        <source>%1 is outside the range %2 to %3</source>
        <translation>%1 вне диапазона от %2 до %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of: %2</source>
        <translation>«%1» не входит в список допустимых значений: %2</translation>
    </message>
    <message>
        <source>Use one of these values</source>
        <translation>Укажите одно из этих значений</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Возможно, имелось в виду «%1»?</translation>
    </message>
    <message>
        <source>%1 is not text</source>
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
        <source>%1 is not a list of text values</source>
        <translation>%1 — не список текстов</translation>
    </message>
    <message>
        <source>%1 is not an amount in quotes, such as &quot;1.50&quot;</source>
        <translation>%1 — не сумма в кавычках, например &quot;1.50&quot;</translation>
    </message>
    <message>
        <source>%1 is not an amount above zero in quotes, such as &quot;1.50&quot;</source>
        <translation>%1 — не сумма больше нуля в кавычках, например &quot;1.50&quot;</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot;</source>
        <translation>Нет поля «%1»</translation>
    </message>
    <message>
        <source>Run the &quot;schema&quot; command to list all fields</source>
        <translation>Выполните команду «schema», чтобы вывести все поля</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value</source>
        <translation>У «%1» нет значения</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>imperative: %1 = a value or an option that would work</extracomment>
        <translation>Укажите %1</translation>
    </message>
    <message>
        <source>Run name</source>
        <translation>Имя запуска</translation>
    </message>
    <message>
        <source>The run&apos;s name in tables, charts and reports.</source>
        <translation>Имя запуска в таблицах, на графиках и в отчётах.</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>field: words by which a run is found</extracomment>
        <translation>Теги</translation>
    </message>
    <message>
        <source>Keywords for finding the run.</source>
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
        <extracomment>noun: the first layer of a network</extracomment>
        <translation>Входной слой</translation>
    </message>
    <message>
        <source>First layer; &quot;Auto&quot; uses the small one for images under 64 pixels.</source>
        <translation>Первый слой сети; «Авто» выбирает малый для изображений меньше 64 пикселей.</translation>
    </message>
    <message>
        <source>Auto</source>
        <extracomment>the value of a setting such as patience or time limit</extracomment>
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
        <source>Normalization</source>
        <extracomment>field: the kind of normalization layers</extracomment>
        <translation>Нормализация</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>adjective, a value of &quot;Normalization&quot;: batch normalization</extracomment>
        <translation>Пакетная</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Групповая</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Sets the initial weights, data order and augmentation: the same seed gives the same run on the same machine.</source>
        <translation>Задаёт начальные веса, порядок данных и аугментацию: с тем же seed запуск на той же машине повторяется в точности.</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Набор данных</translation>
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
        <extracomment>adjective, a value of &quot;Data set&quot;: synthetic images</extracomment>
        <translation>Синтетические данные</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>field: where the data set&apos;s files are</extracomment>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Folder that contains the files; leave empty to use the one where the Debian package installs Fashion-MNIST.</source>
        <translation>Папка с файлами; если не указана, используется папка, в которую пакет Debian устанавливает Fashion-MNIST.</translation>
    </message>
    <message>
        <source>Augmentation</source>
        <translation>Аугментация</translation>
    </message>
    <message>
        <source>Random changes to training images.</source>
        <translation>Случайные преобразования обучающих изображений.</translation>
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
        <extracomment>field: color channels of an image</extracomment>
        <translation>Каналы</translation>
    </message>
    <message>
        <source>Color channels of a synthetic image.</source>
        <translation>Число цветовых каналов синтетического изображения.</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>field: of an image, in pixels</extracomment>
        <translation>Высота</translation>
    </message>
    <message>
        <source>pixels</source>
        <extracomment>unit, after the field&apos;s number</extracomment>
        <translation>пикселей</translation>
    </message>
    <message>
        <source>Height of a synthetic image.</source>
        <translation>Высота синтетического изображения.</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>field: of an image, in pixels</extracomment>
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
        <source>at most</source>
        <extracomment>unit, after the field&apos;s number: an upper limit</extracomment>
        <translation>максимум</translation>
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
        <source>Devices to train on; &quot;Auto&quot; uses GPUs if there are any.</source>
        <translation>На чём обучать; «Авто» выбирает GPU, если они есть.</translation>
    </message>
    <message>
        <source>NVIDIA GPU</source>
        <translation>NVIDIA GPU</translation>
    </message>
    <message>
        <source>Replicas</source>
        <extracomment>field: number of copies of the model</extracomment>
        <translation>Реплики</translation>
    </message>
    <message>
        <source>Copies of the model that share each batch and average their gradients: one per GPU, or several on a CPU.</source>
        <translation>Копии модели, которые делят между собой каждый пакет и усредняют градиенты: по одной на GPU или несколько на CPU.</translation>
    </message>
    <message>
        <source>Compute threads</source>
        <translation>Вычислительные потоки</translation>
    </message>
    <message>
        <source>Numeric precision</source>
        <extracomment>field: the number format of the computation</extracomment>
        <translation>Точность вычислений</translation>
    </message>
    <message>
        <source>Channels last</source>
        <translation>Формат channels last</translation>
    </message>
    <message>
        <source>NHWC memory layout; faster on most devices.</source>
        <translation>Расположение данных в памяти NHWC: быстрее на большинстве устройств.</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>Глобальный размер пакета</translation>
    </message>
    <message>
        <source>images</source>
        <extracomment>a unit of numbers</extracomment>
        <translation>изображений</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Эпохи</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Скорость обучения</translation>
    </message>
    <message>
        <source>Peak learning rate at this global batch size.</source>
        <translation>Пиковая скорость обучения при этом глобальном размере пакета.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <extracomment>noun, field: how the learning rate changes</extracomment>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>How the learning rate changes over the epochs.</source>
        <translation>Как скорость обучения меняется по эпохам.</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>adjective, a value of &quot;Schedule&quot;</extracomment>
        <translation>Постоянное</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>noun, a value of &quot;Schedule&quot;: the rate falls in steps</extracomment>
        <translation>Ступенчатое</translation>
    </message>
    <message>
        <source>Cosine</source>
        <extracomment>adjective, a value of &quot;Schedule&quot;</extracomment>
        <translation>Косинусное</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Разогрев</translation>
    </message>
    <message>
        <source>epochs</source>
        <extracomment>unit, after the field&apos;s number</extracomment>
        <translation>эпох</translation>
    </message>
    <message>
        <source>Epochs over which the learning rate rises linearly to its peak.</source>
        <translation>За сколько эпох скорость обучения линейно возрастает до пиковой.</translation>
    </message>
    <message>
        <source>Steps after</source>
        <extracomment>field: the epochs after which the learning rate falls by a step</extracomment>
        <translation>Ступени после</translation>
    </message>
    <message>
        <source>Epochs after which the learning rate is multiplied by the step factor.</source>
        <translation>Эпохи, после которых скорость обучения умножается на множитель ступени.</translation>
    </message>
    <message>
        <source>Step factor</source>
        <translation>Множитель ступени</translation>
    </message>
    <message>
        <source>Factor applied to the learning rate at each step.</source>
        <translation>Множитель, применяемый к скорости обучения на каждой ступени.</translation>
    </message>
    <message>
        <source>Final learning-rate fraction</source>
        <translation>Конечная доля скорости обучения</translation>
    </message>
    <message>
        <source>Momentum</source>
        <extracomment>noun, field: of the optimizer</extracomment>
        <translation>Момент</translation>
    </message>
    <message>
        <source>Momentum of stochastic gradient descent.</source>
        <translation>Момент стохастического градиентного спуска.</translation>
    </message>
    <message>
        <source>Nesterov momentum.</source>
        <translation>Момент Нестерова (Nesterov).</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Затухание весов</translation>
    </message>
    <message>
        <source>Applied to the weights of convolutions and of the last layer, not to normalization parameters or biases.</source>
        <translation>Применяется к весам свёрток и последнего слоя, но не к параметрам нормализации и смещениям.</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Сглаживание меток</translation>
    </message>
    <message>
        <source>Fraction of the target probability spread over all classes.</source>
        <translation>Доля целевой вероятности, распределяемая по всем классам.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>noun, field: the quality at which training ends</extracomment>
        <translation>Цель</translation>
    </message>
    <message>
        <source>% top-1, validation</source>
        <translation>% top-1, валидация</translation>
    </message>
    <message>
        <source>Training ends once an evaluation reaches this value.</source>
        <translation>Обучение завершается, как только валидация достигает этого значения.</translation>
    </message>
    <message>
        <source>Patience</source>
        <extracomment>noun, field: epochs without improvement before training ends</extracomment>
        <translation>Эпох без улучшения</translation>
    </message>
    <message>
        <source>epochs without improvement</source>
        <translation>эпох</translation>
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
        <source>Stops the run after this much active time.</source>
        <translation>Запуск останавливается после стольких часов активного времени.</translation>
    </message>
    <message>
        <source>Budget</source>
        <extracomment>noun, field: the most that a run may cost</extracomment>
        <translation>Бюджет</translation>
    </message>
    <message>
        <source>Stops the run before its billed cost exceeds this amount, in the offer&apos;s currency; leave empty for no limit.</source>
        <translation>Запуск останавливается, прежде чем оплачиваемая стоимость превысит эту сумму в валюте предложения; пусто — без ограничения.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <extracomment>field: before a number of epochs</extracomment>
        <translation>Период контрольных точек</translation>
    </message>
    <message>
        <source>How often the state is saved so that the run can be resumed.</source>
        <translation>Как часто сохраняется состояние, чтобы запуск можно было продолжить.</translation>
    </message>
    <message>
        <source>Checkpoints to keep</source>
        <extracomment>field: before a number</extracomment>
        <translation>Хранить контрольных точек</translation>
    </message>
    <message>
        <source>How many recent checkpoints to keep, besides the best.</source>
        <translation>Сколько последних контрольных точек хранить, не считая лучшей.</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>noun, field: a machine at a price from a provider</extracomment>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>ID of an offer in the price book; the offer is frozen into the run.</source>
        <translation>Идентификатор предложения в справочнике цен; предложение фиксируется в запуске.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <extracomment>noun, field: minutes billed before training begins</extracomment>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>min, billed</source>
        <extracomment>unit of the field &quot;Preparation&quot;: minutes that are billed</extracomment>
        <translation>мин, оплачиваются</translation>
    </message>
    <message>
        <source>Installation and data loading on a rented machine, paid for before the first step.</source>
        <translation>Установка и загрузка данных на арендованной машине: оплачиваются до первого шага.</translation>
    </message>
    <message>
        <source>What to train</source>
        <translation>Что обучать</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>noun, head of a column: the data set
----------
heading of a group of fields</extracomment>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Devices and parallelism</source>
        <translation>Устройства и параллелизм</translation>
    </message>
    <message>
        <source>Recipe</source>
        <extracomment>heading of a group of fields: how the network is trained</extracomment>
        <translation>Рецепт обучения</translation>
    </message>
    <message>
        <source>Stopping and budget</source>
        <translation>Остановка и бюджет</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>heading of a group of fields</extracomment>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Remove it, or check the schema</source>
        <translation>Удалите его или сверьтесь со схемой</translation>
    </message>
    <message>
        <source>%1 is not a JSON object</source>
        <translation>%1 — не объект JSON</translation>
    </message>
    <message>
        <source>Put the fields of this group in { }</source>
        <translation>Заключите поля этой группы в { }</translation>
    </message>
    <message>
        <source>A run spec must be a JSON object</source>
        <translation>Спецификация запуска должна быть объектом JSON</translation>
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
        <source>Use &quot;%1&quot;</source>
        <extracomment>imperative: %1 = a value that would work</extracomment>
        <translation>Укажите &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 is not a format version</source>
        <translation>%1 — не версия формата</translation>
    </message>
    <message>
        <source>A global batch of %1 cannot be split evenly across %2 replicas</source>
        <translation>Глобальный пакет размером %1 не делится поровну на реплики (их %2)</translation>
    </message>
    <message>
        <source>Use a shorter warm-up or more epochs</source>
        <translation>Сократите разогрев или увеличьте число эпох</translation>
    </message>
    <message>
        <source>The step epochs must be in increasing order</source>
        <translation>Эпохи ступеней должны идти по возрастанию</translation>
    </message>
    <message>
        <source>Enter each epoch once, in order</source>
        <translation>Укажите каждую эпоху один раз, по порядку</translation>
    </message>
    <message>
        <source>This data set needs a folder</source>
        <translation>Для этого набора данных нужна папка</translation>
    </message>
    <message>
        <source>Choose the folder that contains the data set&apos;s files</source>
        <translation>Выберите папку с файлами набора данных</translation>
    </message>
    <message>
        <source>The run has no name</source>
        <translation>У запуска нет имени</translation>
    </message>
    <message>
        <source>Give it a name</source>
        <translation>Задайте имя</translation>
    </message>
    <message>
        <source>A peak learning rate of %1 without warm-up may diverge in the first epoch</source>
        <translation>Обучение с пиковой скоростью %1 без разогрева может разойтись на первой эпохе</translation>
    </message>
    <message>
        <source>Use a warm-up of one epoch or more</source>
        <translation>Задайте разогрев в одну эпоху или больше</translation>
    </message>
    <message>
        <source>Use a larger global batch or group normalization</source>
        <translation>Увеличьте глобальный пакет или используйте групповую нормализацию</translation>
    </message>
    <message>
        <source>No checkpoint will be saved before the end of the run</source>
        <translation>До конца запуска не будет ни одной контрольной точки</translation>
    </message>
    <message>
        <source>Save one every few epochs so that the run can be resumed</source>
        <translation>Сохраняйте раз в несколько эпох, чтобы запуск можно было продолжить</translation>
    </message>
    <message>
        <source>First run: Fashion-MNIST, ResNet-8</source>
        <translation>Старт: Fashion-MNIST, ResNet-8</translation>
    </message>
    <message>
        <source>Fashion-MNIST, ResNet-20, to 93%</source>
        <translation>Fashion-MNIST, ResNet-20, до 93&#xa0;%</translation>
    </message>
    <message>
        <source>Fashion-MNIST, ResNet-18, to 94%</source>
        <translation>Fashion-MNIST, ResNet-18, до 94&#xa0;%</translation>
    </message>
    <message>
        <source>CIFAR-10, ResNet-20, to 91.25%</source>
        <translation>CIFAR-10, ResNet-20, до 91,25&#xa0;%</translation>
    </message>
    <message>
        <source>Speed only: ResNet-50, synthetic 224 × 224</source>
        <translation>Только скорость: ResNet-50, синтетические данные 224 × 224</translation>
    </message>
    <message>
        <source>It is open read-only here; close the other window to make changes</source>
        <translation>Здесь он открыт только для чтения; чтобы вносить изменения, закройте другое окно</translation>
    </message>
    <message>
        <source>Cannot parse &quot;%1&quot;</source>
        <translation>Не удалось разобрать «%1»</translation>
    </message>
    <message>
        <source>Close the quotation mark</source>
        <translation>Закройте кавычки</translation>
    </message>
    <message>
        <source>Enter a value after %1</source>
        <translation>Введите значение после %1</translation>
    </message>
    <message>
        <source>%1 is a text field: use %1:value</source>
        <extracomment>%1: name of a search field</extracomment>
        <translation>%1 — текстовое поле: введите %1:значение</translation>
    </message>
    <message>
        <source>%1 is a numeric field: use %1&lt;5 or %1:5, with a decimal point</source>
        <extracomment>%1: name of a search field</extracomment>
        <translation>%1 — числовое поле: введите %1&lt;5 или %1:5, с десятичной точкой</translation>
    </message>
    <message>
        <source>Enter a term on both sides of it</source>
        <extracomment>of the word &quot;or&quot; in a search</extracomment>
        <translation>Введите условие по обе стороны от него</translation>
    </message>
    <message>
        <source>Enter a term to exclude</source>
        <extracomment>after the word &quot;not&quot; in a search</extracomment>
        <translation>Введите, что нужно исключить</translation>
    </message>
    <message>
        <source>It is open read-only; use the newer version of Epochal to change it</source>
        <translation>Он открыт только для чтения; чтобы его изменить, используйте более новую версию Epochal</translation>
    </message>
    <message>
        <source>Check the disk and the file&apos;s permissions</source>
        <translation>Проверьте диск и права доступа к файлу</translation>
    </message>
    <message>
        <source>Close the other program that is using it</source>
        <translation>Закройте другую программу, которая его использует</translation>
    </message>
    <message>
        <source>Rename or move the file, then index the runs again</source>
        <translation>Переименуйте или переместите файл и проиндексируйте запуски заново</translation>
    </message>
    <message>
        <source>The data set&apos;s %1 file is missing</source>
        <translation>Отсутствует файл набора данных: %1</translation>
    </message>
    <message>
        <source>Copy the file again from its source, or reinstall the package</source>
        <translation>Скопируйте файл заново из источника или переустановите пакет</translation>
    </message>
    <message>
        <source>The compressed file is damaged</source>
        <translation>Сжатый файл повреждён</translation>
    </message>
    <message>
        <source>The file is truncated: its header declares %1 bytes, but only %2 are present</source>
        <translation>Файл обрезан: в заголовке указано %1&#xa0;Б, а есть только %2&#xa0;Б</translation>
    </message>
    <message>
        <source>Not an IDX file of bytes (expected number of dimensions: %1)</source>
        <translation>Это не файл IDX с байтовыми данными (ожидаемое число измерений: %1)</translation>
    </message>
    <message>
        <source>Check that the folder contains the original files of the data set, not renamed ones</source>
        <translation>Проверьте, что в папке исходные файлы набора данных, а не переименованные</translation>
    </message>
    <message>
        <source>The file header specifies a size of zero</source>
        <translation>В заголовке файла указан нулевой размер</translation>
    </message>
    <message>
        <source>The file header declares more data than a file of %1 bytes can hold</source>
        <translation>В заголовке файла указано больше данных, чем может вместить файл размером %1&#xa0;Б</translation>
    </message>
    <message>
        <source>The file is %1 bytes longer than its header declares</source>
        <translation>Файл на %1&#xa0;Б длиннее, чем указано в заголовке</translation>
    </message>
    <message>
        <source>Install the dataset-fashion-mnist package, or specify the folder with the files</source>
        <translation>Установите пакет dataset-fashion-mnist или укажите папку с файлами</translation>
    </message>
    <message>
        <source>Specify the folder that contains the four IDX files</source>
        <translation>Укажите папку с четырьмя файлами IDX</translation>
    </message>
    <message>
        <source>The folder contains several files that could be the %1 of one data set</source>
        <extracomment>%1: the English word images or labels</extracomment>
        <translation>В папке несколько файлов, подходящих на роль «%1» одного набора данных</translation>
    </message>
    <message>
        <source>Specify a folder that contains a single data set</source>
        <translation>Укажите папку с одним набором данных</translation>
    </message>
    <message>
        <source>%1 images but %2 labels</source>
        <translation>Изображений: %1, а меток: %2</translation>
    </message>
    <message>
        <source>Check that the images and labels match</source>
        <translation>Проверьте, что изображения и метки соответствуют друг другу</translation>
    </message>
    <message>
        <source>Label %1 is out of range: Fashion-MNIST labels run from 0 to 9</source>
        <translation>Метка %1 вне диапазона: в Fashion-MNIST метки от 0 до 9</translation>
    </message>
    <message>
        <source>The checkpoint failed verification: %1</source>
        <translation>Контрольная точка не прошла проверку: %1</translation>
    </message>
    <message>
        <source>An earlier checkpoint is used if there is one</source>
        <translation>Если есть более ранняя контрольная точка, используется она</translation>
    </message>
    <message>
        <source>The loss is NaN or infinite after step %1</source>
        <translation>После шага %1 потери — NaN или бесконечность</translation>
    </message>
    <message>
        <source>Use a lower learning rate or a longer warm-up</source>
        <translation>Уменьшите скорость обучения или увеличьте разогрев</translation>
    </message>
    <message>
        <source>Can no longer write to the run&apos;s log</source>
        <translation>Больше не удаётся писать в журнал запуска</translation>
    </message>
    <message>
        <source>Free some space on this disk, then resume the run</source>
        <translation>Освободите место на этом диске и продолжите запуск</translation>
    </message>
    <message>
        <source>A checkpoint could not be saved; training continues: %1</source>
        <translation>Не удалось сохранить контрольную точку; обучение продолжается: %1</translation>
    </message>
    <message>
        <source>Paused on request</source>
        <translation>Приостановлен по запросу</translation>
    </message>
    <message>
        <source>The run asks for more GPUs (%1) than this machine has (%2)</source>
        <translation>Запуск требует больше GPU (%1), чем есть на этой машине (%2)</translation>
    </message>
    <message>
        <source>Use fewer devices, or use the CPU</source>
        <translation>Используйте меньше устройств или CPU</translation>
    </message>
    <message>
        <source>Choose a smaller network or free some memory</source>
        <translation>Выберите сеть поменьше или освободите память</translation>
    </message>
    <message>
        <source>Training needs about %1 of memory; %2 is free</source>
        <translation>Для обучения нужно около %1 памяти; свободно %2</translation>
    </message>
    <message>
        <source>This CPU has no native bfloat16 support (AVX512_BF16 or AMX)</source>
        <translation>У этого CPU нет аппаратной поддержки bfloat16 (AVX512_BF16 или AMX)</translation>
    </message>
    <message>
        <source>Choose fp32 or Auto</source>
        <translation>Выберите fp32 или «Авто»</translation>
    </message>
    <message>
        <source>The checkpoint belongs to a different network: %1 differs</source>
        <translation>Контрольная точка относится к другой сети: отличается %1</translation>
    </message>
    <message>
        <source>Start a new run for a different configuration</source>
        <translation>Для другой конфигурации начните новый запуск</translation>
    </message>
    <message>
        <source>Use more loader threads</source>
        <translation>Увеличьте число потоков загрузки</translation>
    </message>
    <message>
        <source>Small data set: %1 training images for %2 classes. With %3 validation images, a top-1 accuracy near 90% is known only to within ±%4 percentage points</source>
        <translation>Малый набор данных: обучающих изображений — %1, классов — %2. При таком числе валидационных изображений (%3) точность top-1 около 90&#xa0;% известна с погрешностью ±%4&#xa0;процентного пункта</translation>
    </message>
    <message>
        <source>Use more images, or do not treat small differences as progress</source>
        <translation>Используйте больше изображений или не принимайте малые различия за прогресс</translation>
    </message>
    <message>
        <source>The checkpoint belongs to a different configuration</source>
        <translation>Контрольная точка относится к другой конфигурации</translation>
    </message>
    <message>
        <source>No checkpoint passed verification; the run starts from the beginning</source>
        <translation>Ни одна контрольная точка не прошла проверку; запуск начинается заново</translation>
    </message>
    <message>
        <source>Use a smaller global batch or a smaller network</source>
        <translation>Уменьшите глобальный пакет или выберите сеть поменьше</translation>
    </message>
    <message>
        <source>Out of GPU memory</source>
        <translation>Недостаточно памяти GPU</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Недостаточно памяти</translation>
    </message>
    <message>
        <source>LibTorch error: %1</source>
        <translation>Ошибка LibTorch: %1</translation>
    </message>
    <message>
        <source>Resume the run from its last checkpoint</source>
        <translation>Продолжите запуск с последней контрольной точки</translation>
    </message>
    <message>
        <source>Unexpected error: %1</source>
        <translation>Непредвиденная ошибка: %1</translation>
    </message>
    <message>
        <source>Cannot read the machine description</source>
        <translation>Не удалось прочитать описание машины</translation>
    </message>
    <message>
        <source>No run data was lost; you can delete the old file at any time</source>
        <translation>Данные запусков не потеряны; старый файл можно удалить в любое время</translation>
    </message>
    <message>
        <source>A run in progress cannot be moved to the trash</source>
        <translation>Выполняющийся запуск нельзя переместить в корзину</translation>
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
        <source>Archive the run instead, or delete the folder manually</source>
        <translation>Уберите запуск в архив или удалите папку вручную</translation>
    </message>
    <message>
        <source>A chart can be saved as PNG, SVG or CSV.</source>
        <translation>График можно сохранить в формате PNG, SVG или CSV.</translation>
    </message>
    <message>
        <source>Use a file name that ends in .png, .svg or .csv.</source>
        <translation>Укажите имя файла с расширением .png, .svg или .csv.</translation>
    </message>
    <message>
        <source>Cannot write the file: %1</source>
        <translation>Не удалось записать файл: %1</translation>
    </message>
    <message>
        <source>Choose a folder you can write to, with free space.</source>
        <translation>Выберите папку с правом записи и свободным местом.</translation>
    </message>
    <message>
        <source>This is not an accelerator table</source>
        <translation>Это не таблица ускорителей</translation>
    </message>
    <message>
        <source>An accelerator has no name</source>
        <translation>У ускорителя нет названия</translation>
    </message>
    <message>
        <source>Use digits with a decimal point, &quot;~&quot; before an approximate figure, &quot;34..37&quot; for a range</source>
        <translation>Используйте цифры с десятичной точкой, «~» перед приблизительным числом, «34..37» для диапазона</translation>
    </message>
    <message>
        <source>consistent</source>
        <extracomment>short verdict of an audit: the published figure is consistent with its inputs</extracomment>
        <translation>сходится</translation>
    </message>
    <message>
        <source>consistent within the rounding of its inputs: published %1, recomputed %2</source>
        <translation>сходится в пределах округления исходных данных: опубликовано %1, пересчитано %2</translation>
    </message>
    <message>
        <source>published as under %1, recomputed %2</source>
        <translation>опубликовано как меньше %1, пересчитано %2</translation>
    </message>
    <message>
        <source>published %1, recomputed %2</source>
        <translation>опубликовано %1, пересчитано %2</translation>
    </message>
    <message>
        <source>cannot be determined: the divisor may be zero</source>
        <translation>невозможно определить: делитель может быть нулём</translation>
    </message>
    <message>
        <source>price per hour of use, %1</source>
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
        <source>images/s per %1/h</source>
        <translation>изобр./с на %1/ч</translation>
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
        <source>Not ranked: the price book has no price of this kind for %1</source>
        <translation>Не ранжируется: в справочнике цен нет цены этого вида для %1</translation>
    </message>
    <message>
        <source>Not ranked: the rows use different data, so the task is not the same (%1)</source>
        <translation>Не ранжируется: данные разные, это не одна задача (%1)</translation>
    </message>
    <message>
        <source>Not ranked: the rows use different quality measures (%1)</source>
        <translation>Не ранжируется: разные метрики качества (%1)</translation>
    </message>
    <message>
        <source>Not ranked: the runs have different targets; choose one</source>
        <translation>Не ранжируется: у запусков разные цели; выберите одну</translation>
    </message>
    <message>
        <source>Not ranked: the sources measure time differently (%1)</source>
        <translation>Не ранжируется: источники измеряют время по-разному (%1)</translation>
    </message>
    <message>
        <source>Not ranked: the prices are in different currencies (%1); choose one</source>
        <translation>Не ранжируется: цены в разных валютах (%1); выберите одну</translation>
    </message>
    <message>
        <source>Published costs count training time only; run costs are as billed, including evaluation, start-up and preparation</source>
        <translation>Опубликованная стоимость учитывает только время обучения; стоимость запусков соответствует счёту — с валидацией, инициализацией и подготовкой</translation>
    </message>
    <message>
        <source>Prices whose exact date is not known: %1</source>
        <translation>Цены, точная дата которых неизвестна: %1</translation>
    </message>
    <message>
        <source>Some rows are priced on a machine other than the one they were measured on: the price changes, the time does not</source>
        <translation>Часть строк оценена по цене не той машины, на которой они измерены: меняется цена, но не время</translation>
    </message>
    <message>
        <source>Not ranked: the run is still in progress and has not reached the target</source>
        <translation>Не ранжируется: запуск ещё выполняется и не достиг цели</translation>
    </message>
    <message>
        <source>Not ranked: there is no evaluation result</source>
        <translation>Не ранжируется: нет результатов валидации</translation>
    </message>
    <message>
        <source>Not ranked: the target was never reached; the best value was %1</source>
        <translation>Не ранжируется: цель не достигнута; лучшее значение — %1</translation>
    </message>
    <message>
        <source>Not ranked: the source gives the time only without evaluation</source>
        <translation>Не ранжируется: в источнике есть время только без валидации</translation>
    </message>
    <message>
        <source>Not ranked: the source gives the time only with evaluation</source>
        <translation>Не ранжируется: в источнике есть время только с валидацией</translation>
    </message>
    <message>
        <source>Not ranked: the source gives throughput but no time</source>
        <translation>Не ранжируется: в источнике есть производительность, но нет времени</translation>
    </message>
    <message>
        <source>Not ranked: no time was measured</source>
        <translation>Не ранжируется: время не измерено</translation>
    </message>
    <message>
        <source>Not ranked: the run is still in progress</source>
        <translation>Не ранжируется: запуск ещё выполняется</translation>
    </message>
    <message>
        <source>Not ranked: the run did not finish</source>
        <translation>Не ранжируется: запуск не завершён</translation>
    </message>
    <message>
        <source>Not ranked: the source gives only the final value, which is above the target</source>
        <translation>Не ранжируется: в источнике есть только итоговое значение, а оно выше цели</translation>
    </message>
    <message>
        <source>Not ranked: there is no exchange rate from %1 to %2</source>
        <translation>Не ранжируется: нет курса %1 к %2</translation>
    </message>
    <message>
        <source>Each run is estimated from the most similar data</source>
        <translation>Каждый запуск оценён по самым похожим на него данным</translation>
    </message>
    <message>
        <source>Epochal trains only on NVIDIA GPUs and on CPUs</source>
        <translation>Epochal обучает только на GPU NVIDIA и на CPU</translation>
    </message>
    <message>
        <source>The run needs a GPU; this offer has none</source>
        <translation>Запуску нужен GPU; в этом предложении его нет</translation>
    </message>
    <message>
        <source>Does not fit in memory at a global batch size of %1</source>
        <translation>Не помещается в память при глобальном размере пакета %1</translation>
    </message>
    <message>
        <source>No estimate: the image size will be known after a first run</source>
        <translation>Нет оценки: размер изображений станет известен после первого запуска</translation>
    </message>
    <message>
        <source>No estimate: nothing has been measured on this processor yet</source>
        <translation>Нет оценки: на этом процессоре ещё ничего не измерено</translation>
    </message>
    <message>
        <source>No estimate: there is no measured or published throughput to scale to this device</source>
        <translation>Нет оценки: нет измеренной или опубликованной производительности для пересчёта на это устройство</translation>
    </message>
    <message>
        <source>Priced in %1; the price book has no exchange rate to %2</source>
        <translation>Цена в %1, а курса к %2 в справочнике цен нет</translation>
    </message>
    <message>
        <source>Measured here in the run %1</source>
        <translation>Измерено здесь, в запуске %1</translation>
    </message>
    <message>
        <source>An uncertainty factor of %1 is assumed: there are too few runs so far to tell how much they vary</source>
        <translation>Принята погрешность ×%1: запусков пока слишком мало, чтобы судить об их разбросе</translation>
    </message>
    <message>
        <source>The closest run had a global batch size of %1; this one has %2</source>
        <translation>У ближайшего запуска глобальный размер пакета %1, у этого — %2</translation>
    </message>
    <message>
        <source>An uncertainty factor of %1 is assumed: there are too few results to test the method on</source>
        <translation>Принята погрешность ×%1: результатов слишком мало, чтобы проверить на них метод</translation>
    </message>
    <message>
        <source>Limited by how fast the host launches kernels: 0.45 ms per convolution and step, as measured next to an H100</source>
        <translation>Ограничено тем, как быстро хост запускает ядра (kernels): 0,45&#xa0;мс на свёртку и шаг, как измерено на машине с H100</translation>
    </message>
    <message>
        <source>This is not a run estimate</source>
        <translation>Это не оценка запуска</translation>
    </message>
    <message>
        <source>The run itself is not affected; delete the file</source>
        <translation>Сам запуск не затронут; удалите файл</translation>
    </message>
    <message>
        <source>Cheapest to %1 %2</source>
        <extracomment>%1 %2 = &quot;93.00% top-1&quot; or &quot;AUC 0.9835&quot;</extracomment>
        <translation>Дешевле всего до %1 %2</translation>
    </message>
    <message>
        <source>Cheapest: %1</source>
        <extracomment>%1 = a group of rows</extracomment>
        <translation>Дешевле всего: %1</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Дешевле всего</translation>
    </message>
    <message>
        <source>Fastest to %1 %2</source>
        <extracomment>%1 %2 = &quot;93.00% top-1&quot; or &quot;AUC 0.9835&quot;</extracomment>
        <translation>Быстрее всего до %1 %2</translation>
    </message>
    <message>
        <source>Fastest: %1</source>
        <extracomment>%1 = a group of rows</extracomment>
        <translation>Быстрее всего: %1</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Быстрее всего</translation>
    </message>
    <message>
        <source>More expensive and slower than all others.</source>
        <translation>Дороже и медленнее всех остальных.</translation>
    </message>
    <message>
        <source>More expensive and slower than all others in the group &quot;%1&quot;.</source>
        <translation>Дороже и медленнее всех остальных в группе «%1».</translation>
    </message>
    <message>
        <source>Preparation is not included</source>
        <translation>Подготовка не учтена</translation>
    </message>
    <message>
        <source>Use input names, numbers, + - * / and parentheses</source>
        <translation>Используйте имена исходных величин, числа, + - * / и скобки</translation>
    </message>
    <message>
        <source>A fraction from 0 to 1, such as 0.757, was expected here</source>
        <translation>Здесь ожидалась доля от 0 до 1, например 0.757</translation>
    </message>
    <message>
        <source>A row needs an ID</source>
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
        <source>A figure as its source prints it was expected here</source>
        <translation>Здесь ожидалось число в том виде, в каком его приводит источник</translation>
    </message>
    <message>
        <source>A list of strings was expected here</source>
        <translation>Здесь ожидался список текстовых значений</translation>
    </message>
    <message>
        <source>Two rows have the same ID</source>
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
        <source>Choose a file in the epochal-study format</source>
        <translation>Выберите файл формата epochal-study</translation>
    </message>
    <message>
        <source>A study needs an ID</source>
        <translation>У исследования должен быть идентификатор</translation>
    </message>
    <message>
        <source>A study needs a title</source>
        <translation>У исследования должно быть название</translation>
    </message>
    <message>
        <source>A study needs a source</source>
        <translation>У исследования должен быть источник</translation>
    </message>
    <message>
        <source>Index the run folders again</source>
        <translation>Проиндексируйте папки запусков заново</translation>
    </message>
    <message>
        <source>Fields: name, state, model, data, devices, provider, tag, campaign, cost, top1, images/s, time, epochs, price, batch, seed</source>
        <translation>Поля: name, state, model, data, devices, provider, tag, campaign, cost, top1, images/s, time, epochs, price, batch, seed</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid run ID</source>
        <translation>«%1» — недопустимый идентификатор запуска</translation>
    </message>
    <message>
        <source>This run is in progress</source>
        <translation>Этот запуск сейчас выполняется</translation>
    </message>
    <message>
        <source>Import it after it ends</source>
        <translation>Импортируйте его, когда он завершится</translation>
    </message>
    <message>
        <source>No run folder was found</source>
        <translation>Папка запуска не найдена</translation>
    </message>
    <message>
        <source>Choose a folder whose subfolders each contain a run.json file</source>
        <translation>Выберите папку, в каждой вложенной папке которой есть файл run.json</translation>
    </message>
    <message>
        <source>A list was expected here</source>
        <translation>Здесь ожидался список</translation>
    </message>
    <message>
        <source>A number of days from 1 to 36500 was expected here</source>
        <translation>Здесь ожидалось число дней от 1 до 36&#xa0;500</translation>
    </message>
    <message>
        <source>Change this value, then save again</source>
        <translation>Измените это значение и сохраните снова</translation>
    </message>
    <message>
        <source>An offer needs a provider</source>
        <translation>У предложения должен быть провайдер</translation>
    </message>
    <message>
        <source>An offer needs an instance name</source>
        <translation>У предложения должен быть тип машины</translation>
    </message>
    <message>
        <source>A price needs the date it was seen, such as 2026-11-09</source>
        <translation>Укажите дату, на которую известна цена, например 2026-11-09</translation>
    </message>
    <message>
        <source>A price needs a source</source>
        <translation>У цены должен быть источник</translation>
    </message>
    <message>
        <source>An upfront payment needs the term it covers</source>
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
        <source>An exchange rate needs two different currencies</source>
        <translation>Для курса нужны две разные валюты</translation>
    </message>
    <message>
        <source>An exchange rate above zero was expected here</source>
        <translation>Здесь ожидался курс больше нуля</translation>
    </message>
    <message>
        <source>A date such as 2026-11-09 was expected here</source>
        <translation>Здесь ожидалась дата, например 2026-11-09</translation>
    </message>
    <message>
        <source>An exchange rate needs a source</source>
        <translation>У курса должен быть источник</translation>
    </message>
    <message>
        <source>The file is encoded in UTF-16, not UTF-8</source>
        <translation>Файл в кодировке UTF-16, а не UTF-8</translation>
    </message>
    <message>
        <source>This is not a text file</source>
        <translation>Это не текстовый файл</translation>
    </message>
    <message>
        <source>The file is not encoded in UTF-8: line %1 contains a character in another encoding</source>
        <translation>Файл не в кодировке UTF-8: в строке %1 символ другой кодировки</translation>
    </message>
    <message>
        <source>A quotation mark at the start of a field is never closed</source>
        <translation>Кавычка в начале поля не закрыта</translation>
    </message>
    <message>
        <source>Close the quotation mark, or double it inside a field</source>
        <translation>Закройте кавычку или удвойте её внутри поля</translation>
    </message>
    <message>
        <source>The import was canceled</source>
        <translation>Импорт отменён</translation>
    </message>
    <message>
        <source>The first line is not a table header: no comma, semicolon, tab or vertical bar splits it into columns</source>
        <translation>Первая строка — не заголовок таблицы: ни запятая, ни точка с запятой, ни табуляция, ни вертикальная черта не делят её на столбцы</translation>
    </message>
    <message>
        <source>Check the price with the provider</source>
        <translation>Уточните цену у провайдера</translation>
    </message>
    <message>
        <source>A price of zero means that the price is not known</source>
        <translation>Нулевая цена означает, что цена неизвестна</translation>
    </message>
    <message>
        <source>Check the unit: prices are per hour for the whole machine</source>
        <translation>Проверьте единицу: цены указываются за час для всей машины</translation>
    </message>
    <message>
        <source>Fill in the missing value in the list, or import the row unranked</source>
        <translation>Заполните недостающее значение в списке или импортируйте строку без ранжирования</translation>
    </message>
    <message>
        <source>%1 is not made with %2 GB: it is a modified card or a different one</source>
        <translation>%1 не выпускается с памятью %2&#xa0;ГБ: это переделанная или другая карта</translation>
    </message>
    <message>
        <source>Check the machine with the provider and enter the offer manually</source>
        <translation>Уточните машину у провайдера и введите предложение вручную</translation>
    </message>
    <message>
        <source>The price date, %1, is in the future</source>
        <translation>Дата цены, %1, ещё не наступила</translation>
    </message>
    <message>
        <source>Enter the date the price was seen</source>
        <translation>Укажите дату, на которую известна цена</translation>
    </message>
    <message>
        <source>The same offer is already in line %1</source>
        <translation>То же предложение уже есть в строке %1</translation>
    </message>
    <message>
        <source>The same offer is in line %1 at a different price</source>
        <translation>То же предложение есть в строке %1 по другой цене</translation>
    </message>
    <message>
        <source>Only the first of them can be imported</source>
        <translation>Импортировать можно только первое из них</translation>
    </message>
    <message>
        <source>%1 appears for several machines or price kinds: it is a placeholder, not a price</source>
        <translation>%1 указано сразу у нескольких машин или видов цены: это заглушка, а не цена</translation>
    </message>
    <message>
        <source>%1 appears under several names in this list: %2</source>
        <translation>%1 встречается в этом списке под разными названиями: %2</translation>
    </message>
    <message>
        <source>Use one name for the card throughout the list</source>
        <translation>Используйте для карты одно название во всём списке</translation>
    </message>
    <message>
        <source>Spot prices for this machine range from %1 to %2 within one region</source>
        <translation>Спотовые цены этой машины в пределах одного региона — от %1 до %2</translation>
    </message>
    <message>
        <source>Manually enter the offer for the zone you would rent in</source>
        <translation>Введите вручную предложение для той зоны, в которой будете арендовать</translation>
    </message>
    <message>
        <source>The list has prices from %1 both with and without tax, and the tax rate is not given</source>
        <extracomment>%1: a provider</extracomment>
        <translation>В списке есть цены %1 и с налогом, и без него, а ставка налога не указана</translation>
    </message>
    <message>
        <source>Fill in the column &quot;tax rate (%)&quot;</source>
        <translation>Заполните столбец «tax rate (%)»</translation>
    </message>
    <message>
        <source>There is no exchange rate from %1 to %2: the price is ranked only among prices in %1</source>
        <translation>Нет курса %1 к %2: цена ранжируется только среди цен в %1</translation>
    </message>
    <message>
        <source>Enter an exchange rate with its date and source</source>
        <translation>Введите курс с датой и источником</translation>
    </message>
    <message>
        <source>Prices in the column &quot;%1&quot; are not per hour</source>
        <translation>В столбце «%1» цены указаны не за час</translation>
    </message>
    <message>
        <source>Convert them to prices per hour in a column &quot;price per hour&quot;</source>
        <translation>Пересчитайте их в цены за час в столбце «price per hour»</translation>
    </message>
    <message>
        <source>The header does not match a price list from Epochal, SkyPilot or gpuhunt</source>
        <translation>Заголовок не соответствует прайс-листу Epochal, SkyPilot или gpuhunt</translation>
    </message>
    <message>
        <source>Export prices from Epochal to see which columns are needed</source>
        <translation>Экспортируйте цены из Epochal, чтобы увидеть нужные столбцы</translation>
    </message>
    <message>
        <source>The provider is not given</source>
        <translation>Провайдер не указан</translation>
    </message>
    <message>
        <source>Enter the provider above the list</source>
        <translation>Укажите провайдера над списком</translation>
    </message>
    <message>
        <source>The instance has no name</source>
        <translation>Тип машины не указан</translation>
    </message>
    <message>
        <source>Give the instance a name in the list</source>
        <translation>Укажите тип машины в списке</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date</source>
        <translation>«%1» — не дата</translation>
    </message>
    <message>
        <source>Write the date as 2026-11-09</source>
        <translation>Укажите дату в виде 2026-11-09</translation>
    </message>
    <message>
        <source>The accelerator&apos;s memory is not given</source>
        <translation>Память ускорителя не указана</translation>
    </message>
    <message>
        <source>Cannot determine the accelerator&apos;s memory from &quot;%1&quot;</source>
        <translation>Не удалось определить память ускорителя по «%1»</translation>
    </message>
    <message>
        <source>%1 MiB of memory is less than any accelerator has; the figure may be in GB</source>
        <translation>%1&#xa0;МиБ памяти — меньше, чем у любого ускорителя; возможно, имеются в виду ГБ</translation>
    </message>
    <message>
        <source>%1 MiB may be the memory of one accelerator or of all %2 together</source>
        <translation>%1&#xa0;МиБ — это может быть память одного ускорителя или всех вместе (%2)</translation>
    </message>
    <message>
        <source>The price covers the host only; its accelerators are priced in other rows</source>
        <translation>Цена только за хост; цены его ускорителей — в других строках</translation>
    </message>
    <message>
        <source>Add the two prices together and enter them manually as one offer</source>
        <translation>Сложите обе цены и введите сумму вручную как одно предложение</translation>
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
        <source>Check the price with the provider: it may apply in one region only</source>
        <translation>Уточните цену у провайдера: она может действовать только в одном регионе</translation>
    </message>
    <message>
        <source>The price is not given</source>
        <translation>Цена не указана</translation>
    </message>
    <message>
        <source>The spot price equals the on-demand price: there is no spot market here</source>
        <translation>Спотовая цена равна цене по требованию: спотового рынка здесь нет</translation>
    </message>
    <message>
        <source>Use the on-demand price</source>
        <translation>Используйте цену по требованию</translation>
    </message>
    <message>
        <source>The accelerator has no name</source>
        <translation>У ускорителя нет названия</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known value</source>
        <translation>«%1» — неизвестное значение</translation>
    </message>
    <message>
        <source>Use one of: %1</source>
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
        <source>Use three capital letters, such as USD</source>
        <translation>Укажите три заглавные буквы, например USD</translation>
    </message>
    <message>
        <source>Fields in the row: %1; in the header: %2</source>
        <translation>Полей в строке: %1; в заголовке: %2</translation>
    </message>
    <message>
        <source>Put fields that contain the delimiter in quotation marks</source>
        <translation>Заключите поля с разделителем в кавычки</translation>
    </message>
    <message>
        <source>The cell contains a formula: %1</source>
        <translation>В ячейке формула: %1</translation>
    </message>
    <message>
        <source>Replace the formula with its value</source>
        <translation>Замените формулу её значением</translation>
    </message>
    <message>
        <source>%1 may contain a decimal comma or a thousands separator</source>
        <translation>%1 может содержать десятичную запятую или разделитель тысяч</translation>
    </message>
    <message>
        <source>Specify that numbers use a decimal comma, or write 4.60 and 4600</source>
        <translation>Укажите, что в числах десятичная запятая, или пишите 4.60 и 4600</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» — не число</translation>
    </message>
    <message>
        <source>Use only digits and a decimal point, such as 4.6016</source>
        <translation>Укажите только цифры с десятичной точкой, например 4.6016</translation>
    </message>
    <message>
        <source>%1 is below zero</source>
        <translation>%1 меньше нуля</translation>
    </message>
    <message>
        <source>Correct the number, or leave the cell empty if it is not known</source>
        <translation>Исправьте число или оставьте ячейку пустой, если оно неизвестно</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains a unit or a currency</source>
        <translation>«%1» содержит единицу измерения или валюту</translation>
    </message>
    <message>
        <source>Write the price per hour as a plain number; the currency has its own column</source>
        <translation>Укажите цену за час просто числом; для валюты есть отдельный столбец</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither yes nor no</source>
        <translation>«%1» — ни yes, ни no</translation>
    </message>
    <message>
        <source>Use yes or no</source>
        <translation>Укажите yes или no</translation>
    </message>
    <message>
        <source>Cannot read the campaign file</source>
        <translation>Не удалось прочитать файл серии</translation>
    </message>
    <message>
        <source>Delete the file; the campaign&apos;s runs remain</source>
        <translation>Удалите файл; запуски серии останутся</translation>
    </message>
    <message>
        <source>Cannot read the queue order</source>
        <translation>Не удалось прочитать порядок очереди</translation>
    </message>
    <message>
        <source>Delete the file; the runs remain and can be started from the Runs page</source>
        <translation>Удалите файл; запуски останутся, их можно начать на странице «Запуски»</translation>
    </message>
    <message>
        <source>Campaign</source>
        <extracomment>field: runs that belong together, as a sweep makes them</extracomment>
        <translation>Серия</translation>
    </message>
    <message>
        <source>ID of the campaign the run belongs to; set by a sweep, empty if none.</source>
        <translation>Идентификатор серии, к которой относится запуск; его задаёт перебор, пусто — без серии.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; cannot be varied</source>
        <translation>Поле «%1» нельзя перебирать</translation>
    </message>
    <message>
        <source>Runs in a sweep are named after the values that differ</source>
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
        <source>The field &quot;%1&quot; has no values to vary over</source>
        <translation>Для перебора поля «%1» не заданы значения</translation>
    </message>
    <message>
        <source>Give it two or more values, or stop varying it</source>
        <translation>Задайте два значения или больше либо не перебирайте это поле</translation>
    </message>
    <message>
        <source>Use fewer values</source>
        <translation>Укажите меньше значений</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; has no effect here, so its values would make identical runs</source>
        <translation>Поле «%1» здесь ни на что не влияет, поэтому запуски с разными его значениями будут одинаковыми</translation>
    </message>
    <message>
        <source>Vary it in a separate sweep</source>
        <translation>Вынесите его в отдельный перебор</translation>
    </message>
    <message>
        <source>An axis needs a field and its values</source>
        <translation>Для оси нужны поле и его значения</translation>
    </message>
    <message>
        <source>Use {&quot;field&quot;: &quot;seed&quot;, &quot;values&quot;: [1, 2]}</source>
        <translation>Укажите {&quot;field&quot;: &quot;seed&quot;, &quot;values&quot;: [1, 2]}</translation>
    </message>
    <message>
        <source>The values are neither a list nor a string</source>
        <translation>Значения — не список и не строка</translation>
    </message>
    <message>
        <source>Use [1, 2] or &quot;1..2&quot;</source>
        <translation>Укажите [1, 2] или &quot;1..2&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong in a sweep, or has the wrong type</source>
        <translation>Ключ «%1» не относится к перебору или имеет неверный тип</translation>
    </message>
    <message>
        <source>Use a range such as %1</source>
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
        <source>The factor in &quot;%1&quot; does not lead from one end of the range to the other</source>
        <translation>Множитель в «%1» не ведёт от одного конца диапазона к другому</translation>
    </message>
    <message>
        <source>The range &quot;%1&quot; has too many values</source>
        <translation>В диапазоне «%1» слишком много значений</translation>
    </message>
    <message>
        <source>It was removed from the queue; resume it on the Runs page</source>
        <translation>Он убран из очереди; продолжите его на странице «Запуски»</translation>
    </message>
    <message>
        <source>Another window using this runs folder is managing the queue</source>
        <translation>Очередью управляет другое окно, открытое с этой папкой запусков</translation>
    </message>
    <message>
        <source>Add the runs there, or close that window</source>
        <translation>Добавьте запуски там или закройте то окно</translation>
    </message>
    <message>
        <source>Cannot remove the saved report: %1</source>
        <translation>Не удалось удалить сохранённый отчёт: %1</translation>
    </message>
    <message>
        <source>Check the write permissions of the folder</source>
        <translation>Проверьте права на запись в папку</translation>
    </message>
    <message>
        <source>This is not a saved report</source>
        <translation>Это не сохранённый отчёт</translation>
    </message>
    <message>
        <source>Delete the file and create the report again</source>
        <translation>Удалите файл и создайте отчёт заново</translation>
    </message>
    <message>
        <source>The report was not created: it was canceled</source>
        <translation>Отчёт не создан: операция отменена</translation>
    </message>
    <message>
        <source>There is no study with this ID</source>
        <translation>Исследования с таким идентификатором нет</translation>
    </message>
    <message>
        <source>Run epochal report --list to see the studies</source>
        <translation>Чтобы увидеть список исследований, выполните epochal report --list</translation>
    </message>
    <message>
        <source>This campaign has no runs</source>
        <translation>В этой серии нет запусков</translation>
    </message>
    <message>
        <source>Check the campaign ID and the Epochal folder (--home)</source>
        <translation>Проверьте идентификатор серии и папку Epochal (--home)</translation>
    </message>
    <message>
        <source>No run was specified for the report</source>
        <translation>Для отчёта не указан ни один запуск</translation>
    </message>
    <message>
        <source>Specify one or more run folders</source>
        <translation>Укажите одну или несколько папок запусков</translation>
    </message>
    <message>
        <source>There is no such published result</source>
        <translation>Такого опубликованного результата нет</translation>
    </message>
    <message>
        <source>DAWNBench: CIFAR-10</source>
        <translation>DAWNBench: CIFAR-10</translation>
    </message>
    <message>
        <source>Time and cost to 94% top-1 on CIFAR-10.</source>
        <translation>Время и стоимость до 94&#xa0;% top-1 на CIFAR-10.</translation>
    </message>
    <message>
        <source>training with data loading and start-up, excluding evaluation and checkpoints (DAWNBench)</source>
        <translation>обучение с загрузкой данных и инициализацией, без валидации и контрольных точек (DAWNBench)</translation>
    </message>
    <message>
        <source>Costs are derived: time to 94% top-1, times the entry&apos;s price per hour, without a billing quantum. A machine billed by the minute or hour costs more.</source>
        <translation>Стоимость рассчитана: время до 94&#xa0;% top-1 × цена заявки за час, без шага тарификации. Машина с поминутной или почасовой оплатой обходится дороже.</translation>
    </message>
    <message>
        <source>A task this small does not keep modern GPUs busy; seconds here say little about larger tasks.</source>
        <translation>Столь малая задача не загружает современные GPU полностью; секунды здесь мало говорят о более крупных задачах.</translation>
    </message>
    <message>
        <source>The fastest recipes reach 94% in most runs, not in all: one of them in 35 of 50.</source>
        <translation>Самые быстрые рецепты достигают 94&#xa0;% в большинстве запусков, но не во всех: один из них — в 35 из 50.</translation>
    </message>
    <message>
        <source>CIFAR-10 to 94% top-1</source>
        <translation>CIFAR-10 до 94&#xa0;% top-1</translation>
    </message>
    <message>
        <source>DAWNBench excludes evaluation from its times; do not compare it with MLPerf, which includes evaluation.</source>
        <translation>DAWNBench не включает валидацию в измеренное время; его нельзя сравнивать с MLPerf, где она включена.</translation>
    </message>
    <message>
        <source>cost to %1% top-1, %2</source>
        <translation>стоимость до %1&#xa0;% top-1, %2</translation>
    </message>
    <message>
        <source>DAWNBench: ImageNet</source>
        <translation>DAWNBench: ImageNet</translation>
    </message>
    <message>
        <source>Time and cost to 93% top-5 on ImageNet: the best and the typical entries of 2017 to 2020.</source>
        <translation>Время и стоимость до 93&#xa0;% top-5 на ImageNet: лучшие и типичные заявки 2017–2020 годов.</translation>
    </message>
    <message>
        <source>The drop from 358 to 7.43 USD in 25 months is mostly due to the recipe (images that grow during training, schedules), not the price.</source>
        <translation>Падение с 358 до 7,43&#xa0;USD за 25 месяцев — в основном заслуга рецепта (растущий при обучении размер изображений, расписания), а не цены.</translation>
    </message>
    <message>
        <source>One lucky run was enough to enter: nothing shows how often an entry reaches its target.</source>
        <translation>Для участия хватало одного удачного запуска: как часто заявка достигает цели, неизвестно.</translation>
    </message>
    <message>
        <source>The Huawei entry gives no price and is not ranked by cost.</source>
        <translation>В заявке Huawei нет цены, и по стоимости она не ранжируется.</translation>
    </message>
    <message>
        <source>Prices are those of each entry on its date, without a billing quantum.</source>
        <translation>Цены — из заявки на её дату, без шага тарификации.</translation>
    </message>
    <message>
        <source>ImageNet to 93% top-5</source>
        <translation>ImageNet до 93&#xa0;% top-5</translation>
    </message>
    <message>
        <source>cost to %1% top-5, %2</source>
        <translation>стоимость до %1&#xa0;% top-5, %2</translation>
    </message>
    <message>
        <source>GPU nodes in Managed Kubernetes</source>
        <translation>Узлы с GPU в Managed Kubernetes</translation>
    </message>
    <message>
        <source>Accelerators offered for clusters: powerful ones for training, weaker ones for inference.</source>
        <translation>Ускорители для кластеров: мощные — для обучения, более слабые — для инференса.</translation>
    </message>
    <message>
        <source>none: nothing was timed</source>
        <translation>нет: время не измерялось</translation>
    </message>
    <message>
        <source>The source gives neither times nor prices, so nothing can be ranked. It shows CPU vs. GPU charts without figures.</source>
        <translation>В источнике нет ни времени, ни цен, поэтому ранжировать нечего. В нём есть графики сравнения CPU и GPU без чисел.</translation>
    </message>
    <message>
        <source>Node groups come in fixed configurations; groups with GPUs do not autoscale.</source>
        <translation>Группы узлов имеют фиксированные конфигурации; группы с GPU не масштабируются автоматически.</translation>
    </message>
    <message>
        <source>To compare them, run the same training on each and apply the provider&apos;s price.</source>
        <translation>Чтобы сравнить их, выполните на каждом одно и то же обучение и рассчитайте его стоимость по цене провайдера.</translation>
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
        <source>ResNet-50 on synthetic images by GPU, with the purchase price of one GPU.</source>
        <translation>ResNet-50 на синтетических изображениях по GPU и цена покупки одного GPU.</translation>
    </message>
    <message>
        <source>throughput of training steps on synthetic images; no accuracy</source>
        <translation>производительность шагов обучения на синтетических изображениях; без точности</translation>
    </message>
    <message>
        <source>Images/s per 1,000 USD are derived here from the purchase price of one GPU alone; the machine around it, its power and its use are not included.</source>
        <translation>Изобр./с на 1&#xa0;000&#xa0;USD рассчитаны здесь по цене покупки одного GPU; сама машина, её питание и загрузка не учтены.</translation>
    </message>
    <message>
        <source>No hourly prices are given, so nothing is ranked by cost.</source>
        <translation>Почасовых цен нет, поэтому по стоимости ничего не ранжируется.</translation>
    </message>
    <message>
        <source>Synthetic images: these rates include no reading, decoding or augmentation; do not compare with training on real data.</source>
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
        <source>images/s per 1,000 USD of purchase price</source>
        <translation>изобр./с на 1&#xa0;000&#xa0;USD цены покупки</translation>
    </message>
    <message>
        <source>Many GPUs</source>
        <translation>Много GPU</translation>
    </message>
    <message>
        <source>How much faster training gets on many GPUs and TPUs, as cited in one article.</source>
        <translation>Насколько ускоряется обучение на многих GPU и TPU, по данным одной статьи.</translation>
    </message>
    <message>
        <source>as cited; the article does not say what was timed</source>
        <translation>как приведено в статье; что измерялось, в ней не сказано</translation>
    </message>
    <message>
        <source>Near-linear scaling to 1,024 TPUs is not consistent with its inputs: 256 minutes per epoch on one and 2.2 on 1,024 are a speed-up of 116, an efficiency of 11%.</source>
        <translation>Почти линейное масштабирование до 1&#xa0;024 TPU не сходится с исходными данными: 256 минут на эпоху на одном и 2,2 на 1&#xa0;024 — это ускорение 116, эффективность 11&#xa0;%.</translation>
    </message>
    <message>
        <source>A speed-up of 46.5 on 512 GPUs is an efficiency of 9%.</source>
        <translation>Ускорение 46,5 на 512 GPU — это эффективность 9&#xa0;%.</translation>
    </message>
    <message>
        <source>From two to four GPUs the cited speed-up more than doubles, from 1.7 to 3.5: more than linear, which the rounding of both figures can explain.</source>
        <translation>От двух до четырёх GPU приведённое ускорение растёт более чем вдвое, с 1,7 до 3,5: это больше линейного, что можно объяснить округлением обоих чисел.</translation>
    </message>
    <message>
        <source>The article credits the 46.5 to a paper whose title is about ResNet-50 on ImageNet, not BERT.</source>
        <translation>Статья приписывает значение 46,5 работе, в названии которой ResNet-50 на ImageNet, а не BERT.</translation>
    </message>
    <message>
        <source>Without prices or times, nothing can be ranked by cost.</source>
        <translation>Без цен и времени ранжировать по стоимости нечего.</translation>
    </message>
    <message>
        <source>Many GPUs: second-hand figures, without accuracy, batch size or software; they show scaling, not cost.</source>
        <translation>Много GPU: показатели из вторых рук, без точности, размера пакета и сведений о программном обеспечении; они показывают масштабирование, а не стоимость.</translation>
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
        <source>scaling efficiency on 1,024 TPUs, %</source>
        <translation>эффективность масштабирования на 1&#xa0;024 TPU, %</translation>
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
        <source>Minutes to 75.9% top-1 on ImageNet, rounds v0.7 to v4.0.</source>
        <translation>Минуты до 75,9&#xa0;% top-1 на ImageNet, раунды с v0.7 по v4.0.</translation>
    </message>
    <message>
        <source>run time including evaluation, excluding up to 30 min of initialization; mean of five runs without the fastest and the slowest (MLPerf)</source>
        <translation>запуск с валидацией, без инициализации до 30&#xa0;мин; среднее пяти запусков без самого быстрого и самого медленного (MLPerf)</translation>
    </message>
    <message>
        <source>The MLPerf name and logo are registered and unregistered trademarks of MLCommons Association in the United States and other countries. All rights reserved. Unauthorized use strictly prohibited. See www.mlcommons.org for more information.</source>
        <translation>Название и логотип MLPerf — зарегистрированные и незарегистрированные товарные знаки MLCommons Association в США и других странах. Все права защищены. Несанкционированное использование строго запрещено. Подробнее см. www.mlcommons.org.</translation>
    </message>
    <message>
        <source>Result not verified by MLCommons Association: minutes were computed from the published logs by the official rule, and images/s are derived as 1,281,167 images per epoch divided by the time, evaluation included. Neither is an official MLPerf metric.</source>
        <translation>Результат не проверен MLCommons Association: минуты вычислены из опубликованных журналов по официальному правилу, а изобр./с рассчитаны как 1&#xa0;281&#xa0;167 изображений на эпоху, делённые на время с валидацией. Ни то, ни другое не является официальной метрикой MLPerf.</translation>
    </message>
    <message>
        <source>MLPerf dropped cost on purpose, so no row has a price; any cost shown for a row is derived and is not an MLPerf result.</source>
        <translation>MLPerf намеренно отказался от стоимости, поэтому цен в строках нет; любая показанная для них стоимость рассчитана и не является результатом MLPerf.</translation>
    </message>
    <message>
        <source>From 8 to 3,584 H100, efficiency falls to 16%; a factor of 2.2 of that is due to more epochs at larger batches.</source>
        <translation>От 8 до 3&#xa0;584 H100 эффективность падает до 16&#xa0;%; в 2,2 раза — из-за большего числа эпох при больших пакетах.</translation>
    </message>
    <message>
        <source>ImageNet to 75.9% top-1</source>
        <translation>ImageNet до 75,9&#xa0;% top-1</translation>
    </message>
    <message>
        <source>MLPerf includes evaluation in its times; do not compare it with DAWNBench, which excludes evaluation, nor, without saying so, with figures from other divisions or rounds.</source>
        <translation>MLPerf включает валидацию в измеренное время; его нельзя сравнивать ни с DAWNBench, где она не включена, ни — без оговорки — с данными других категорий или раундов.</translation>
    </message>
    <message>
        <source>time efficiency from 8 to 64 H100, %</source>
        <translation>эффективность по времени от 8 до 64 H100, %</translation>
    </message>
    <message>
        <source>time efficiency from 8 to 3,584 H100, %</source>
        <translation>эффективность по времени от 8 до 3&#xa0;584 H100, %</translation>
    </message>
    <message>
        <source>epochs on 3,584 H100 as a multiple of those on 8</source>
        <translation>во сколько раз больше эпох нужно 3&#xa0;584 H100, чем 8</translation>
    </message>
    <message>
        <source>runs that missed the target, over all published logs, %</source>
        <translation>доля запусков, не достигших цели, по всем опубликованным журналам, %</translation>
    </message>
    <message>
        <source>Fine-tuning with MXNet, 2017</source>
        <translation>Дообучение с MXNet, 2017</translation>
    </message>
    <message>
        <source>ResNet-152 and ResNet-50 fine-tuned on Caltech-256 using one to eight AWS GPUs.</source>
        <translation>ResNet-152 и ResNet-50, дообученные на Caltech-256 на 1–8 GPU в AWS.</translation>
    </message>
    <message>
        <source>training as published, approximate; set-up separate</source>
        <translation>обучение, как указано в публикации, приблизительно; подготовка отдельно</translation>
    </message>
    <message>
        <source>Speed-ups are relative to one K80. The 7.6 for ResNet-50 is derived here from the published efficiency of 95%.</source>
        <translation>Ускорения — относительно одного K80. Значение 7,6 для ResNet-50 рассчитано здесь по опубликованной эффективности 95&#xa0;%.</translation>
    </message>
    <message>
        <source>After one epoch, top-1 is 83 to 83.4% for any number of GPUs; the source does not say which number gives which value.</source>
        <translation>После одной эпохи top-1 составляет от 83 до 83,4&#xa0;% при любом числе GPU; какое число даёт какое значение, в источнике не указано.</translation>
    </message>
    <message>
        <source>Under 2.5 EUR for six epochs is consistent with its inputs: 20 minutes at a third of 20 EUR/h are 2.2 EUR. The price of the P2 itself is not given.</source>
        <translation>Меньше 2,5&#xa0;EUR за шесть эпох — сходится: 20 минут при трети от 20&#xa0;EUR/ч — это 2,2&#xa0;EUR. Сама цена P2 не указана.</translation>
    </message>
    <message>
        <source>P3 machines cost 2.4 to about 20 EUR/h on demand, about three times as much as a P2 with as many GPUs; their times appear only in charts.</source>
        <translation>Машины P3 стоят от 2,4 до примерно 20&#xa0;EUR/ч по требованию, примерно втрое дороже P2 с тем же числом GPU; их время есть только на графиках.</translation>
    </message>
    <message>
        <source>The purchase price quoted for a DGX-1 with eight V100 is 149,000 USD; without a useful life and utilization, that gives no price per hour.</source>
        <translation>Цена покупки DGX-1 с восемью V100 — 149&#xa0;000&#xa0;USD; без срока службы и загрузки цены за час из этого не получить.</translation>
    </message>
    <message>
        <source>Reading and decoding alone ran at over 1,500 images/s with three threads, so the input did not hold the GPUs back.</source>
        <translation>Чтение и декодирование сами по себе шли со скоростью более 1&#xa0;500&#xa0;изобр./с в три потока, так что подготовка данных не задерживала GPU.</translation>
    </message>
    <message>
        <source>On four V100, NCCL was 3 to 4% slower than the framework&apos;s own reduction.</source>
        <translation>На четырёх V100 NCCL был на 3–4&#xa0;% медленнее собственной редукции фреймворка.</translation>
    </message>
    <message>
        <source>Fine-tuning with MXNet, 2017: pre-trained networks on Caltech-256; do not compare with training from scratch.</source>
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
        <source>spread of top-1 across the numbers of GPUs after one epoch, percentage points, at most</source>
        <translation>разброс top-1 при разном числе GPU после одной эпохи, процентных пунктов, не более</translation>
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
        <source>throughput of training steps, excluding warm-up; no time to accuracy</source>
        <translation>производительность шагов обучения без прогревочных шагов; без времени до целевой точности</translation>
    </message>
    <message>
        <source>On eight A100 the same network trains at 16.6 to 26.7 thousand images/s, depending on the framework: throughput without its software stack says little.</source>
        <translation>На восьми A100 одна и та же сеть обучается со скоростью от 16,6 до 26,7 тысячи изобр./с в зависимости от фреймворка: производительность без указания программного стека мало о чём говорит.</translation>
    </message>
    <message>
        <source>There is no table for the H100.</source>
        <translation>Таблицы для H100 нет.</translation>
    </message>
    <message>
        <source>PyTorch with mixed precision ends at 77.12 ± 0.11% top-1 after 90 epochs and at 78.43 ± 0.11% after 250 on a DGX A100, and at 75.81 ± 0.08% after 50 on a DGX-2.</source>
        <translation>PyTorch со смешанной точностью на DGX A100 приходит к 77,12&#xa0;± 0,11&#xa0;% top-1 после 90 эпох и 78,43&#xa0;± 0,11&#xa0;% после 250; на DGX-2 — к 75,81&#xa0;± 0,08&#xa0;% после 50.</translation>
    </message>
    <message>
        <source>No prices are given, so nothing is ranked by cost.</source>
        <translation>Цен нет, поэтому по стоимости ничего не ранжируется.</translation>
    </message>
    <message>
        <source>Throughput measured by the vendor on tuned containers: do not compare with time to accuracy or with results from another software stack.</source>
        <translation>Производительность по данным самого производителя, в оптимизированных контейнерах: нельзя сравнивать ни с временем до целевой точности, ни с результатами с другим программным стеком.</translation>
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
        <source>Painter identification, 2020</source>
        <translation>Определение художника, 2020</translation>
    </message>
    <message>
        <source>Identifying the painter of a painting: what one training run costs on rented GPUs, by AUC.</source>
        <translation>Определение художника по картине: сколько стоит одно обучение на арендованных GPU, по AUC.</translation>
    </message>
    <message>
        <source>training as published, excluding preparation</source>
        <translation>обучение, как указано в публикации, без подготовки</translation>
    </message>
    <message>
        <source>The T4 row of the heavy model is not consistent with its inputs: 1,003 s at 0.4087 ct/s are 4.10 EUR, not 4.50. The other eight costs are consistent.</source>
        <translation>Строка T4 для тяжёлой модели не сходится: 1&#xa0;003&#xa0;с по 0,4087 цента/с — это 4,10&#xa0;EUR, а не 4,50. Остальные восемь сумм сходятся.</translation>
    </message>
    <message>
        <source>The same machine has two prices: p2.xlarge 0.0429 and 0.0545 ct/s, the T4 machine 0.4087 and 0.2294 ct/s. The source does not say why.</source>
        <translation>У одной и той же машины две цены: p2.xlarge — 0,0429 и 0,0545 цента/с, машина с T4 — 0,4087 и 0,2294 цента/с. Почему, в источнике не сказано.</translation>
    </message>
    <message>
        <source>According to the text, one GTX 1080 Ti is two to three times slower on heavy models; according to its table, the T4 is 7.1 times as fast, and three cards together take 2.4 times as long as the T4.</source>
        <translation>По тексту один GTX 1080 Ti на тяжёлых моделях отстаёт в два-три раза; по таблице того же источника T4 быстрее в 7,1 раза, а три карты вместе отстают от него в 2,4 раза.</translation>
    </message>
    <message>
        <source>Prices are quoted in euro cents per second; multiply by 36 for euros per hour. Cost is time × price, without a billing quantum.</source>
        <translation>Цены указаны в евроцентах за секунду; чтобы получить евро в час, умножьте на 36. Стоимость — время × цена, без шага тарификации.</translation>
    </message>
    <message>
        <source>Preparation takes 20 to 60 minutes and is paid for, but is not included in these costs.</source>
        <translation>Подготовка занимает от 20 до 60 минут и оплачивается, но в эти суммы не входит.</translation>
    </message>
    <message>
        <source>The machines differ in more than their GPUs: HOSTKEY has a Xeon E5-2637 v4 with 16 GB, AWS 4 virtual CPUs with 61 GB, Google 4 virtual CPUs with 32 GB.</source>
        <translation>Машины различаются не только GPU: у HOSTKEY — Xeon E5-2637 v4 и 16&#xa0;ГБ, у AWS — 4 виртуальных CPU и 61&#xa0;ГБ, у Google — 4 виртуальных CPU и 32&#xa0;ГБ.</translation>
    </message>
    <message>
        <source>Painter identification, 2020: its data set and AUC have no counterpart in other rows; its costs exclude preparation and the billing quantum.</source>
        <translation>Определение художника, 2020: у этого набора данных и AUC нет аналогов в других строках; подготовка и шаг тарификации в стоимость не входят.</translation>
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
        <source>cost of one training run, %1</source>
        <translation>стоимость одного обучения, %1</translation>
    </message>
    <message>
        <source>heavy model&apos;s time on one GTX 1080 Ti as a multiple of that on the T4, at most</source>
        <translation>во сколько раз дольше тяжёлая модель обучается на одном GTX 1080 Ti, чем на T4, не более</translation>
    </message>
    <message>
        <source>Individual papers and projects</source>
        <translation>Отдельные статьи и проекты</translation>
    </message>
    <message>
        <source>ResNets on ImageNet and CIFAR-10 from papers, libraries and one user report.</source>
        <translation>Сети ResNet на ImageNet и CIFAR-10 из статей, библиотек и одного отчёта пользователя.</translation>
    </message>
    <message>
        <source>varies by row: each source measures time in its own way</source>
        <translation>зависит от строки: каждый источник измеряет время по-своему</translation>
    </message>
    <message>
        <source>About 90% from 8 to 256 P100 is consistent with its inputs: 29 h and 1 h give 91%.</source>
        <translation>Около 90&#xa0;% от 8 до 256 P100 — сходится: 29&#xa0;ч и 1&#xa0;ч дают 91&#xa0;%.</translation>
    </message>
    <message>
        <source>FFCV rows differ in their number of epochs: each is a different trade-off between cost and accuracy.</source>
        <translation>Строки FFCV различаются числом эпох: каждая — свой компромисс между стоимостью и точностью.</translation>
    </message>
    <message>
        <source>Individual papers and projects: each source has its own recipe and time basis; only rows from the same source are comparable.</source>
        <translation>Отдельные статьи и проекты: у каждого источника свой рецепт и свой способ измерения времени; сравнимы только строки одного источника.</translation>
    </message>
    <message>
        <source>Large batches on P100</source>
        <translation>Большие пакеты на P100</translation>
    </message>
    <message>
        <source>complete training, as announced</source>
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
        <source>gain from channels-last on ResNet-50, %</source>
        <translation>выигрыш от channels-last на ResNet-50, %</translation>
    </message>
    <message>
        <source>TPUv2 vs. V100, 2018</source>
        <translation>TPUv2 и V100, 2018</translation>
    </message>
    <message>
        <source>ResNet-50 on one Cloud TPU and on four V100: images per second and the cost of top-1 accuracy on ImageNet.</source>
        <translation>ResNet-50 на одном Cloud TPU и на четырёх V100: изображений в секунду и стоимость точности top-1 на ImageNet.</translation>
    </message>
    <message>
        <source>training, computed from epochs and images per second; excluding evaluation and start-up</source>
        <translation>обучение, по эпохам и изображениям в секунду; без валидации и инициализации</translation>
    </message>
    <message>
        <source>374 images/s per USD/h is consistent only within the rounding of its price: 3,128 at 8.4 USD/h is 372.4; at 8.35 to 8.45 it is 370.2 to 374.6.</source>
        <translation>374&#xa0;изобр./с на USD/ч сходится только в пределах округления цены: 3&#xa0;128 при 8,4&#xa0;USD/ч — это 372,4, при 8,35–8,45 — от 370,2 до 374,6.</translation>
    </message>
    <message>
        <source>73 USD to 76.4% is consistent only within the rounding of 1.3 million images; with that figure as published it is 74 USD.</source>
        <translation>73&#xa0;USD до 76,4&#xa0;% сходится только в пределах округления 1,3 миллиона изображений; если взять это число точно, получается 74&#xa0;USD.</translation>
    </message>
    <message>
        <source>TensorFlow is said to be about 3% behind MXNet on the V100; the two published figures, at different batch sizes, are 4.6% apart.</source>
        <translation>По тексту TensorFlow отстаёт от MXNet на V100 примерно на 3&#xa0;%; два опубликованных числа, при разных размерах пакета, расходятся на 4,6&#xa0;%.</translation>
    </message>
    <message>
        <source>Times to accuracy are computed here as the source defines them: epochs needed × 1.3 million images / images per second.</source>
        <translation>Время до целевой точности вычислено здесь по определению источника: нужные эпохи × 1,3 миллиона изображений / изображений в секунду.</translation>
    </message>
    <message>
        <source>The two implementations differ: the TPU one does more work to prepare its images, which lowers throughput and raises accuracy.</source>
        <translation>Две реализации различаются: реализация для TPU сложнее готовит изображения, что снижает производительность и повышает точность.</translation>
    </message>
    <message>
        <source>Both use mixed precision: bfloat16 on the TPU, float16 on the V100 (TensorFlow 1.7).</source>
        <translation>В обоих случаях точность смешанная: bfloat16 на TPU, float16 на V100 (TensorFlow 1.7).</translation>
    </message>
    <message>
        <source>TPUv2 vs. V100, 2018: its time is computed from epochs and images per second; do not compare it with times that include evaluation or start-up.</source>
        <translation>TPUv2 и V100, 2018: время вычислено по эпохам и изображениям в секунду; его нельзя сравнивать со временем, в котором учтены валидация или инициализация.</translation>
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
        <source>lead of the TPU over the V100 on synthetic images, %</source>
        <translation>насколько TPU опережает V100 на синтетических изображениях, %</translation>
    </message>
    <message>
        <source>lead of MXNet on the V100 over the TPU, %</source>
        <translation>насколько MXNet на V100 опережает TPU, %</translation>
    </message>
    <message>
        <source>lag of TensorFlow behind MXNet on the V100, at their batch sizes of 1,024 and 768, %</source>
        <translation>насколько TensorFlow отстаёт от MXNet на V100 при их размерах пакета 1&#xa0;024 и 768, %</translation>
    </message>
    <message>
        <source>hourly price of the monthly lease, %1</source>
        <translation>цена часа помесячной аренды, %1</translation>
    </message>
    <message>
        <source>final lead of the TPU in top-1, percentage points</source>
        <translation>насколько TPU впереди по итоговой top-1, процентных пунктов</translation>
    </message>
    <message>
        <source>hours to %1% top-1, at most</source>
        <translation>часов до %1&#xa0;% top-1, не более</translation>
    </message>
    <message>
        <source>More expensive and slower than all others in every group.</source>
        <translation>Дороже и медленнее всех остальных во всех группах.</translation>
    </message>
    <message>
        <source>The images are small (%1 × %2): images/s measured here says little about larger images</source>
        <translation>Изображения маленькие (%1 × %2): измеренные на них изобр./с мало говорят о больших изображениях</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file</source>
        <translation>Это канал или устройство, а не файл</translation>
    </message>
    <message>
        <source>Save its contents to a file and use that file</source>
        <translation>Сохраните его содержимое в файл и укажите этот файл</translation>
    </message>
    <message>
        <source>Shorten the search</source>
        <translation>Сократите запрос</translation>
    </message>
    <message>
        <source>This folder contains the run %1 but has a different name</source>
        <translation>В этой папке находится запуск %1, но имя у папки другое</translation>
    </message>
    <message>
        <source>Rename the folder to the run&apos;s ID, or move it out of the runs folder</source>
        <translation>Переименуйте папку по идентификатору запуска или уберите её из папки запусков</translation>
    </message>
    <message>
        <source>Training images are %1 × %2 pixels; test images are %3 × %4</source>
        <translation>Размер обучающих изображений в пикселях — %1 × %2, тестовых — %3 × %4</translation>
    </message>
    <message>
        <source>A number of seconds, at most one month, was expected here</source>
        <translation>Здесь ожидалось число секунд, не больше месяца</translation>
    </message>
    <message>
        <source>Use 3600 for hourly billing</source>
        <translation>Для почасовой тарификации укажите 3600</translation>
    </message>
    <message>
        <source>The currency is %1 in the row and %2 in the header</source>
        <translation>Валюта в строке — %1, а в заголовке — %2</translation>
    </message>
    <message>
        <source>Use the currency the price is in</source>
        <translation>Укажите валюту, в которой дана цена</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; appears twice in the header</source>
        <translation>Столбец «%1» встречается в заголовке дважды</translation>
    </message>
    <message>
        <source>Keep only the right one</source>
        <extracomment>of two columns with the same name</extracomment>
        <translation>Оставьте только нужный</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; uses a different unit: %2</source>
        <translation>Столбец «%1» задан в других единицах: %2</translation>
    </message>
    <message>
        <source>The text is %1 bytes long; at most %2 are allowed</source>
        <translation>Длина текста в байтах — %1, допустимо не более %2</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <extracomment>what to do about a text that is too long</extracomment>
        <translation>Сократите его</translation>
    </message>
    <message>
        <source>%1 is not encoded in UTF-8</source>
        <translation>%1 — не в кодировке UTF-8</translation>
    </message>
    <message>
        <source>Enter it in a program or terminal that uses UTF-8</source>
        <translation>Введите текст в программе или терминале с кодировкой UTF-8</translation>
    </message>
    <message>
        <source>It contains a line break or another control character</source>
        <translation>Содержит перевод строки или другой управляющий символ</translation>
    </message>
    <message>
        <source>Put it on a single line</source>
        <translation>Укажите в одной строке</translation>
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
        <source>How to use many GPUs for deep learning (translated article, undated)</source>
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
        <source>Intel, 16 Xeon nodes, v3.0</source>
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
        <translation>TensorFlow 1 20.06 с XLA, 40&#xa0;ГБ</translation>
    </message>
    <message>
        <source>TensorFlow 1 20.06 with XLA, 16 GB</source>
        <translation>TensorFlow 1 20.06 с XLA, 16&#xa0;ГБ</translation>
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
        <translation>4 vCPU, 32&#xa0;ГБ и T4</translation>
    </message>
    <message>
        <source>various sources, named in each row</source>
        <translation>разные источники, указаны в строках</translation>
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
        <translation>timm, channels last</translation>
    </message>
    <message>
        <source>timm, PyTorch 1.12</source>
        <translation>timm, PyTorch 1.12</translation>
    </message>
    <message>
        <source>timm, channels first</source>
        <translation>timm, channels first</translation>
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
        <source>4 × V100 server</source>
        <translation>сервер 4 × V100</translation>
    </message>
    <message>
        <source>Raise the campaign&apos;s budget, or launch the remaining runs again</source>
        <translation>Увеличьте бюджет серии или начните оставшиеся запуски заново</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>training time to the target (at most the whole training time), s</source>
        <translation>время обучения до целевой точности (не больше всего времени обучения), с</translation>
    </message>
    <message>
        <source>time to the target (at most the whole time), s</source>
        <translation>время до целевой точности (не больше всего времени), с</translation>
    </message>
    <message>
        <source>Prices are compared as quoted: with tax for %1, without tax for all others</source>
        <extracomment>%1 = a list of offers</extracomment>
        <translation>Цены сравниваются так, как указаны: с налогом — %1, остальные — без налога</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>it is not a checkpoint, or it is truncated</source>
        <translation>это не контрольная точка, либо файл обрезан</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>её формат неизвестен</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>файл неполный</translation>
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
        <source>it contains more data than its header declares</source>
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
        <source>Waiting for a run of the campaign to show what it costs</source>
        <translation>Ожидает, пока один из запусков серии не покажет свою стоимость</translation>
    </message>
    <message>
        <source>The budget &quot;%1&quot; is not an amount above zero</source>
        <translation>Бюджет «%1» должен быть суммой больше нуля</translation>
    </message>
    <message>
        <source>Enter an amount such as 5.00, or leave it empty for no limit</source>
        <translation>Укажите сумму, например 5.00, или оставьте поле пустым, чтобы снять ограничение</translation>
    </message>
    <message>
        <source>The campaign&apos;s cost so far is being added up</source>
        <translation>Подсчитывается текущая стоимость серии</translation>
    </message>
    <message>
        <source>Lambda, V100 16 GB</source>
        <translation>Lambda, V100 16&#xa0;ГБ</translation>
    </message>
    <message>
        <source>Lambda, A100 80 GB PCIe</source>
        <translation>Lambda, A100 80&#xa0;ГБ PCIe</translation>
    </message>
    <message>
        <source>Lambda, A100 80 GB SXM4</source>
        <translation>Lambda, A100 80&#xa0;ГБ SXM4</translation>
    </message>
    <message>
        <source>Lambda, GH200 96 GB</source>
        <translation>Lambda, GH200 96&#xa0;ГБ</translation>
    </message>
    <message>
        <source>PyTorch 21.03, 80 GB</source>
        <translation>PyTorch 21.03, 80&#xa0;ГБ</translation>
    </message>
    <message>
        <source>PyTorch 21.03, 16 GB</source>
        <translation>PyTorch 21.03, 16&#xa0;ГБ</translation>
    </message>
    <message>
        <source>PyTorch 21.03, 32 GB</source>
        <translation>PyTorch 21.03, 32&#xa0;ГБ</translation>
    </message>
    <message>
        <source>MXNet 22.10, 80 GB</source>
        <translation>MXNet 22.10, 80&#xa0;ГБ</translation>
    </message>
    <message>
        <source>MXNet 20.12, 16 GB</source>
        <translation>MXNet 20.12, 16&#xa0;ГБ</translation>
    </message>
    <message>
        <source>MXNet 20.12, 32 GB, DGX-2</source>
        <translation>MXNet 20.12, 32&#xa0;ГБ, DGX-2</translation>
    </message>
    <message>
        <source>Paddle, 80 GB</source>
        <translation>Paddle, 80&#xa0;ГБ</translation>
    </message>
    <message>
        <source>A campaign budget needs prices in one currency; &quot;%1&quot; has no price, or one in another currency</source>
        <translation>Для бюджета серии нужны цены в одной валюте; у «%1» нет цены или она в другой валюте</translation>
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
        <extracomment>error of the operating system</extracomment>
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
        <extracomment>error of the operating system</extracomment>
        <translation>файл уже существует</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>error of the operating system</extracomment>
        <translation>ошибка ввода-вывода</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>слишком много открытых файлов</translation>
    </message>
    <message>
        <source>Figures are computed from the remaining events</source>
        <translation>Показатели рассчитаны по остальным событиям</translation>
    </message>
    <message>
        <source>The search has more than %1 words or %2 characters</source>
        <translation>В запросе больше %1 слов или %2 символов</translation>
    </message>
    <message>
        <source>Give amounts in the main currency unit (dollars, not cents), and prices for the period named in the column header</source>
        <translation>Указывайте суммы в основных единицах валюты (доллары, а не центы), а цены — за период, названный в заголовке столбца</translation>
    </message>
    <message>
        <source>a number that is too large</source>
        <translation>слишком большое число</translation>
    </message>
    <message>
        <source>a character that is not UTF-8</source>
        <translation>символ не в кодировке UTF-8</translation>
    </message>
    <message>
        <source>a control character inside a string</source>
        <translation>управляющий символ внутри строки</translation>
    </message>
    <message>
        <source>the document ends unexpectedly</source>
        <translation>документ неожиданно обрывается</translation>
    </message>
    <message>
        <source>unexpected content</source>
        <extracomment>what is wrong with a JSON document</extracomment>
        <translation>неожиданное содержимое</translation>
    </message>
    <message>
        <source>unexpected &quot;%1&quot;</source>
        <translation>неожиданное «%1»</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; appears twice</source>
        <translation>ключ «%1» указан дважды</translation>
    </message>
    <message>
        <source>more than %1 keys in one object</source>
        <translation>больше %1 ключей в одном объекте</translation>
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
        <source>encoded as UTF-16, not as UTF-8</source>
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
        <source>the machine draws %1 W</source>
        <translation>машина потребляет %1&#xa0;Вт</translation>
    </message>
    <message>
        <source>no time is spent on preparation</source>
        <translation>на подготовку время не уходит</translation>
    </message>
    <message>
        <source>the tax, whose rate is not known, is not deducted from the price</source>
        <translation>налог по неизвестной ставке не вычтен из цены</translation>
    </message>
    <message>
        <source>Prices are compared without tax; it is deducted from: %1</source>
        <extracomment>%1 = a list of offers</extracomment>
        <translation>Цены сравниваются без налога; он вычтен у: %1</translation>
    </message>
    <message>
        <source>LibTorch no longer has kernels for the %1</source>
        <translation>В LibTorch больше нет ядер (kernels) для %1</translation>
    </message>
    <message>
        <source>Of your runs on this device, each estimated from the others, %1 of %2 fall within the range stated for them</source>
        <translation>У %1 из %2 ваших запусков на этом устройстве, оценённых каждый по остальным, измеренное значение попадает в указанный для них диапазон</translation>
    </message>
    <message>
        <source>Of your runs, each estimated this way from the others, %1 of %2 are within a factor of %3</source>
        <translation>Если каждый ваш запуск оценить так по остальным, у %1 из %2 оценка отличается от измеренного не более чем на множитель %3</translation>
    </message>
    <message>
        <source>No estimate: this network has %1 parameters and that of the closest result, %2, has %3; scaling is limited to a factor of %4</source>
        <translation>Нет оценки: у этой сети параметров %1, у сети ближайшего результата, %2, — %3; допустимый пересчёт — до ×%4</translation>
    </message>
    <message>
        <source>No estimate: images are %1 pixels a side here, and %2 in the closest result, %3; scaling is limited to a factor of %4</source>
        <extracomment>%1 and %2 = pixels, %3 = the name of the closest result</extracomment>
        <translation>Нет оценки: сторона изображения здесь — %1&#xa0;пикс., в ближайшем результате, %3, — %2; допустимый пересчёт — до ×%4</translation>
    </message>
    <message>
        <source>No estimate: the batch size per device is %1 here, and %2 in the closest result, %3; scaling is limited to a factor of %4</source>
        <extracomment>%1 and %2 = batch sizes, %3 = the name of the closest result</extracomment>
        <translation>Нет оценки: размер пакета на устройство здесь — %1, в ближайшем результате, %3, — %2; допустимый пересчёт — до ×%4</translation>
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
        <source>Its cost and time are those expected for one successful run: the totals of all its runs, including failed ones, divided by the number of runs that reached the target.</source>
        <translation>Стоимость и время — ожидаемые для одного успешного запуска: сумма по всем запускам, включая неудачные, делённая на число достигших цели.</translation>
    </message>
    <message>
        <source>Figure names, such as images_per_second, were expected here</source>
        <translation>Здесь ожидались имена показателей, например images_per_second</translation>
    </message>
    <message>
        <source>A whole number from 0 to 9 was expected here</source>
        <translation>Здесь ожидалось целое число от 0 до 9</translation>
    </message>
    <message>
        <source>A target needs a name and a quality</source>
        <translation>У цели должны быть название и качество</translation>
    </message>
    <message>
        <source>Too many symbolic links</source>
        <translation>слишком много символических ссылок</translation>
    </message>
    <message>
        <source>This is a symbolic link, which is not allowed in a run folder</source>
        <translation>Это символическая ссылка; в папке запуска они недопустимы</translation>
    </message>
    <message>
        <source>Replace it with the file itself</source>
        <extracomment>it = a symbolic link</extracomment>
        <translation>Замените её самим файлом</translation>
    </message>
    <message>
        <source>The file was moved or deleted while it was being written</source>
        <translation>Файл переместили или удалили во время записи</translation>
    </message>
    <message>
        <source>Do not move or delete files while a process is writing to them</source>
        <translation>Не перемещайте и не удаляйте файлы, пока в них пишет процесс</translation>
    </message>
    <message>
        <source>A list of names was expected here</source>
        <translation>Здесь ожидался список имён</translation>
    </message>
    <message>
        <source>Cannot use the NVIDIA GPUs: %1</source>
        <translation>Не удалось использовать GPU NVIDIA: %1</translation>
    </message>
    <message>
        <source>Check the driver with nvidia-smi, or use the CPU</source>
        <translation>Проверьте драйвер командой nvidia-smi или используйте CPU</translation>
    </message>
    <message>
        <source>the driver reported &quot;%1&quot; (%2)</source>
        <translation>драйвер сообщил «%1» (%2)</translation>
    </message>
    <message>
        <source>%1 is from a different build</source>
        <translation>%1 — из другой сборки</translation>
    </message>
    <message>
        <source>%1 has compute capability %2; LibTorch needs %3 or higher</source>
        <translation>У %1 вычислительные возможности (compute capability) %2; для LibTorch нужны не ниже %3</translation>
    </message>
    <message>
        <source>%1 replicas need %2 more open files; the system allows %3</source>
        <translation>Репликам (%1) нужно ещё открытых файлов: %2; система разрешает %3</translation>
    </message>
    <message>
        <source>Use fewer replicas, or allow more open files (ulimit -n)</source>
        <translation>Уменьшите число реплик или разрешите больше открытых файлов (ulimit -n)</translation>
    </message>
    <message>
        <source>The run needs %1 threads; the system allows %2</source>
        <translation>Запуску нужно потоков: %1; система разрешает %2</translation>
    </message>
    <message>
        <source>Use fewer replicas, compute threads or loader threads</source>
        <translation>Уменьшите число реплик, вычислительных потоков или потоков загрузки</translation>
    </message>
    <message>
        <source>its position in the run is invalid</source>
        <translation>её позиция в запуске недопустима</translation>
    </message>
    <message>
        <source>The network&apos;s weights contain NaN or infinity after step %1</source>
        <translation>После шага %1 среди весов сети есть NaN или бесконечность</translation>
    </message>
    <message>
        <source>Cannot read a checkpoint: %1</source>
        <translation>Не удалось прочитать контрольную точку: %1</translation>
    </message>
    <message>
        <source>Nothing was changed: make the file readable, or remove it from the folder to continue without it</source>
        <translation>Ничего не изменено: откройте доступ к файлу на чтение или уберите его из папки, чтобы продолжить без него</translation>
    </message>
    <message>
        <source>The checkpoint&apos;s position does not match the run&apos;s data and epochs</source>
        <translation>Позиция контрольной точки не соответствует данным и эпохам запуска</translation>
    </message>
    <message>
        <source>Restore the images the run started with, or start a new run</source>
        <translation>Верните изображения, с которыми запуск был начат, или начните новый запуск</translation>
    </message>
    <message>
        <source>The network&apos;s outputs contain NaN or infinity in the evaluation after epoch %1</source>
        <translation>При валидации после эпохи %1 среди выходов сети есть NaN или бесконечность</translation>
    </message>
    <message>
        <source>The run ended, but its result could not be saved: %1</source>
        <translation>Запуск закончился, но его результат не удалось сохранить: %1</translation>
    </message>
    <message>
        <source>This GPU has no native bfloat16 support</source>
        <translation>У этого GPU нет аппаратной поддержки bfloat16</translation>
    </message>
    <message>
        <source>Evaluating %1 validation images with %2 classes needs about %3 of memory; %4 is free</source>
        <translation>Для валидации (изображений: %1, классов: %2) нужно около %3 памяти; свободно %4</translation>
    </message>
    <message>
        <source>System error: %1</source>
        <translation>Ошибка системы: %1</translation>
    </message>
    <message>
        <source>The run&apos;s folder is gone: it was moved or deleted</source>
        <translation>Папки запуска больше нет: её переместили или удалили</translation>
    </message>
    <message>
        <source>Restore the folder and resume the run, or start a new one</source>
        <translation>Верните папку на место и продолжите запуск или начните новый</translation>
    </message>
    <message>
        <source>Keep only the rows you need in the list, such as machines with GPUs, or split the list</source>
        <translation>Оставьте в списке только нужные строки, например машины с GPU, или разделите список</translation>
    </message>
    <message>
        <source>Raise the budget, shorten the preparation, or choose a cheaper offer</source>
        <translation>Увеличьте бюджет, сократите подготовку или выберите предложение дешевле</translation>
    </message>
    <message>
        <source>This is not an import record</source>
        <translation>Это не запись об импорте</translation>
    </message>
    <message>
        <source>There is no import to undo</source>
        <translation>Отменять нечего: импорта не было</translation>
    </message>
    <message>
        <source>Only the last import can be undone, and only once</source>
        <translation>Отменить можно только последний импорт и только один раз</translation>
    </message>
    <message>
        <source>The folder %1 does not exist</source>
        <translation>Папка %1 не существует</translation>
    </message>
    <message>
        <source>Cannot read the folder %1</source>
        <translation>Не удалось прочитать папку %1</translation>
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
        <source>The folder could not be restored from the trash</source>
        <translation>Не удалось вернуть папку из корзины</translation>
    </message>
    <message>
        <source>Restore it from the trash manually, if it is still there</source>
        <translation>Восстановите её из корзины вручную, если она ещё там</translation>
    </message>
    <message>
        <source>Each row is its entry&apos;s log, with seconds and top-1 as logged; a log may continue past the target.</source>
        <translation>Каждая строка — журнал заявки: секунды и top-1 как в журнале; журнал может продолжаться после достижения цели.</translation>
    </message>
    <message>
        <source>The ResNet-18 entry reached 94% in six of seven runs; its row shows roughly the median run.</source>
        <translation>Заявка с ResNet-18 достигла 94&#xa0;% в шести запусках из семи; показан примерно медианный.</translation>
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
        <source>Costs are derived here: the time to the first evaluation at or above 93% top-5, times the entry&apos;s price per hour. Two of these were also listed on dawn.cs.stanford.edu, at 7.43 and 1,112.64 USD; both are consistent with the logs to the cent.</source>
        <translation>Стоимость рассчитана здесь: время до первой валидации не ниже 93&#xa0;% top-5 × цена заявки за час. Два значения указаны и на dawn.cs.stanford.edu: 7,43 и 1&#xa0;112,64&#xa0;USD; оба сходятся с журналами до цента.</translation>
    </message>
    <message>
        <source>Each row is its entry&apos;s log, with seconds and top-5 as logged; a log may continue past the target.</source>
        <translation>Каждая строка — журнал заявки: секунды и top-5 как в журнале; журнал может продолжаться после достижения цели.</translation>
    </message>
    <message>
        <source>Huawei excludes compilation, about 20 s for each of its four image sizes.</source>
        <translation>Huawei не учитывает компиляцию: около 20&#xa0;с на каждый из четырёх размеров изображений.</translation>
    </message>
    <message>
        <source>Alibaba ecs.gn6e, AIACC 1.3 with TensorFlow 2.1</source>
        <translation>Alibaba ecs.gn6e, AIACC 1.3 с TensorFlow 2.1</translation>
    </message>
    <message>
        <source>Alibaba 16 × ecs.gn6e, AIACC 1.3 with TensorFlow 2.1</source>
        <translation>Alibaba 16 × ecs.gn6e, AIACC 1.3 с TensorFlow 2.1</translation>
    </message>
    <message>
        <source>price of %1 machines, %2/h</source>
        <translation>цена за машины (%1 шт.), %2/ч</translation>
    </message>
    <message>
        <source>A B200 is no faster here than an H200, and on it mixed precision is 4% faster than FP32: a network this small no longer fills the newest GPUs.</source>
        <translation>B200 здесь не быстрее H200, а смешанная точность на нём на 4&#xa0;% быстрее FP32: столь малая сеть уже не загружает новейшие GPU.</translation>
    </message>
    <message>
        <source>Nominally identical machines differ by 7%: 45 tests of one H100 SXM5 gave 2,616 to 2,800 images/s, 29 tests of eight gave 20,728 to 22,120. The lowest value of each is the source&apos;s own first row, v1 here.</source>
        <translation>Номинально одинаковые машины расходятся на 7&#xa0;%: 45 измерений одного H100 SXM5 дали от 2&#xa0;616 до 2&#xa0;800&#xa0;изобр./с, 29 измерений восьми — от 20&#xa0;728 до 22&#xa0;120. Наименьшие значения обоих рядов — первая строка самого источника, здесь v1.</translation>
    </message>
    <message>
        <source>2.2 minutes is the whole training to 76.3% top-1 on 1,024 TPU v3 (Ying et al. 2018, arXiv:1811.06992), not an epoch, which takes 1.2 s there. The paper credited by the article is a different one, arXiv:1811.03600.</source>
        <translation>2,2 минуты — это всё обучение до 76,3&#xa0;% top-1 на 1&#xa0;024 TPU v3 (Ying и др., 2018, arXiv:1811.06992), а не эпоха, которая занимает там 1,2&#xa0;с. Статья, на которую ссылается автор, другая: arXiv:1811.03600.</translation>
    </message>
    <message>
        <source>The paper credited with the CNN&apos;s speed-ups (Krizhevsky et al. 2012) trained on two GTX 580; it has no runs on four or eight GPUs.</source>
        <translation>В статье, которой приписаны ускорения CNN (Krizhevsky и др., 2012), обучение шло на двух GTX 580; запусков на четырёх и восьми GPU в ней нет.</translation>
    </message>
    <message>
        <source>minutes per epoch on 1,024 TPUs, at the 1.05 million images/s of the paper that reports these 2.2 minutes</source>
        <translation>минут на эпоху на 1&#xa0;024 TPU при 1,05&#xa0;млн изобр./с из статьи, где приведены эти 2,2 минуты</translation>
    </message>
    <message>
        <source>MLPerf Training: epochs by batch size</source>
        <translation>MLPerf Training: эпохи и размер пакета</translation>
    </message>
    <message>
        <source>Epochs that ResNet-50 needs to reach 75.9% top-1 on ImageNet, by global batch size.</source>
        <translation>Сколько эпох нужно ResNet-50 до 75,9&#xa0;% top-1 на ImageNet при разных глобальных размерах пакета.</translation>
    </message>
    <message>
        <source>none: only epochs are given</source>
        <translation>нет: указаны только эпохи</translation>
    </message>
    <message>
        <source>Each row is the mean of 10 to 28 reference runs at one batch size; the source gives the epochs of every run. At least 75.9% was reached; how much more is not given.</source>
        <translation>Каждая строка — среднее 10–28 эталонных запусков с одним размером пакета; в источнике указаны эпохи каждого. Достигнуто не менее 75,9&#xa0;%, насколько больше — не сказано.</translation>
    </message>
    <message>
        <source>RCP means reference convergence point; the number after it is its batch size. Its devices are not always given; epochs depend on the batch size.</source>
        <translation>RCP — эталонная точка сходимости; число после RCP — её размер пакета. Устройства указаны не всегда; число эпох зависит от размера пакета.</translation>
    </message>
    <message>
        <source>From a batch of 3,264 to one of 67,840, the number of epochs grows by a factor of 2.4.</source>
        <translation>От пакета 3&#xa0;264 до 67&#xa0;840 число эпох растёт в 2,4 раза.</translation>
    </message>
    <message>
        <source>MLPerf Training, reference convergence points v4.0, mlcommons/logging</source>
        <translation>MLPerf Training, эталонные точки сходимости v4.0, mlcommons/logging</translation>
    </message>
    <message>
        <source>Epochs to 75.9% top-1</source>
        <translation>Эпох до 75,9&#xa0;% top-1</translation>
    </message>
    <message>
        <source>MLPerf&apos;s reference runs give epochs without time: they cannot be ranked by time or cost.</source>
        <translation>Для эталонных запусков MLPerf известны эпохи, но не время: их нельзя ранжировать по времени и стоимости.</translation>
    </message>
    <message>
        <source>Each row is the mean of its three scored runs: their time, and the epochs and accuracy at which they stopped.</source>
        <translation>Каждая строка — среднее трёх её зачётных запусков: их время, а также эпохи и точность в конце.</translation>
    </message>
    <message>
        <source>Both MosaicML rows are from the open division: 23.8 min in 27 epochs with another recipe, 110.5 min in 84 epochs with plain PyTorch.</source>
        <translation>Обе строки MosaicML — из открытой категории: 23,8&#xa0;мин за 27 эпох по другому рецепту и 110,5&#xa0;мин за 84 эпохи на чистом PyTorch.</translation>
    </message>
    <message>
        <source>Of the 1,668 readable logs of rounds v0.7 to v4.0, 74 missed the target: an expected cost has to count them.</source>
        <translation>74 из 1&#xa0;668 доступных для чтения журналов раундов v0.7–v4.0 не достигли цели: ожидаемая стоимость должна их учитывать.</translation>
    </message>
    <message>
        <source>The P2 rows used MXNet 0.11.0 with CUDA 8, ResNet-152 pre-trained on ImageNet-11k and ResNet-50 on ImageNet-1k. The batch size of the six epochs is not stated.</source>
        <translation>Строки на P2: MXNet 0.11.0 с CUDA 8, ResNet-152, предобученная на ImageNet-11k, и ResNet-50 — на ImageNet-1k. Размер пакета для шести эпох не указан.</translation>
    </message>
    <message>
        <source>On four V100, the open-source MXNet (0.12.0 and 1.0.0) was 15% slower than NVIDIA&apos;s container at 16 images per GPU, and less than 1% slower at 32.</source>
        <translation>На четырёх V100 MXNet с открытым кодом (0.12.0 и 1.0.0) был на 15&#xa0;% медленнее контейнера NVIDIA при 16 изображениях на GPU и менее чем на 1&#xa0;% — при 32.</translation>
    </message>
    <message>
        <source>The reference of 86.4% is the one the article cites from the MXNet documentation; machine and time are not given.</source>
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
        <source>The T4 takes 1.15 times as long for the heavy model as for the light one, every other machine 3.3 to 6.1 times as long. Its heavy row also implies 14.71 EUR/h: its times, its prices or both are doubtful, and so is what is said about the T4.</source>
        <translation>На T4 тяжёлая модель обучается в 1,15 раза дольше лёгкой, на всех других машинах — в 3,3–6,1 раза. Из строки T4 для тяжёлой модели следует и цена 14,71&#xa0;EUR/ч: сомнительны время, цены или то и другое, а с ними и сказанное о T4.</translation>
    </message>
    <message>
        <source>The text calls the time on a GTX 1080 Ti insignificantly longer than on the Google and AWS cards: for the heavy model it is 7.1 times that of the T4. The K80 is slower than the GTX 1080 Ti for both models.</source>
        <translation>В тексте время на GTX 1080 Ti названо незначительно большим, чем на картах Google и AWS: для тяжёлой модели оно в 7,1 раза больше, чем на T4. K80 медленнее GTX 1080 Ti на обеих моделях.</translation>
    </message>
    <message>
        <source>The text says &quot;almost an order of magnitude&quot; cheaper: it is 10 to 13 times for the heavy model and 28 to 31 times for the light one.</source>
        <translation>В тексте сказано «почти на порядок дешевле»: для тяжёлой модели это в 10–13 раз, для лёгкой — в 28–31 раз.</translation>
    </message>
    <message>
        <source>The article gives HOSTKEY&apos;s machines a Xeon E3 in one paragraph and a Xeon E5-2637 v4 in the next.</source>
        <translation>В одном абзаце статья указывает для машин HOSTKEY процессор Xeon E3, в следующем — Xeon E5-2637 v4.</translation>
    </message>
    <message>
        <source>heavy model&apos;s time on one GTX 1080 Ti as a multiple of that on the T4</source>
        <translation>во сколько раз дольше тяжёлая модель обучается на одном GTX 1080 Ti, чем на T4</translation>
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
        <source>heavy model&apos;s time as a multiple of the light model&apos;s</source>
        <translation>во сколько раз дольше обучается тяжёлая модель, чем лёгкая</translation>
    </message>
    <message>
        <source>hourly price of the T4 machine, %1</source>
        <translation>цена часа машины с T4, %1</translation>
    </message>
    <message>
        <source>The AWS P3 user report gives about 5,000 images/s on 8 GPUs and about 37,000 on 64: 78% of linear scaling from one. It states 79, which the rounding of 37,000 allows.</source>
        <translation>В отчёте пользователя AWS P3 — около 5&#xa0;000&#xa0;изобр./с на 8 GPU и около 37&#xa0;000 на 64: 78&#xa0;% линейного роста относительно одного GPU. В отчёте указано 79, что округление числа 37&#xa0;000 допускает.</translation>
    </message>
    <message>
        <source>The accuracies of torchvision&apos;s weights, offered as targets, were measured by timm at 224 pixels: ResNet-50 V1 has 92.87% top-5, below DAWNBench&apos;s 93%.</source>
        <translation>Точности весов torchvision, предлагаемые как цели, измерены в timm при 224 пикселях: у ResNet-50 V1 это 92,87&#xa0;% top-5, ниже 93&#xa0;% у DAWNBench.</translation>
    </message>
    <message>
        <source>Akiba et al. 2017, arXiv:1711.04325</source>
        <translation>Akiba и др., 2017, arXiv:1711.04325</translation>
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
        <source>heavy model&apos;s cost on the T4 as a multiple of that on one GTX 1080 Ti</source>
        <translation>во сколько раз дороже тяжёлая модель на T4, чем на одном GTX 1080 Ti</translation>
    </message>
    <message>
        <source>light model&apos;s cost on the T4 as a multiple of that on one GTX 1080 Ti</source>
        <translation>во сколько раз дороже лёгкая модель на T4, чем на одном GTX 1080 Ti</translation>
    </message>
    <message>
        <source>light model&apos;s cost on the K80 as a multiple of that on one GTX 1080 Ti</source>
        <translation>во сколько раз дороже лёгкая модель на K80, чем на одном GTX 1080 Ti</translation>
    </message>
    <message>
        <source>TF32 needs an NVIDIA GPU of the Ampere generation or later</source>
        <translation>TF32 поддерживают GPU NVIDIA начиная с поколения Ampere</translation>
    </message>
    <message>
        <source>Their tax rate is not known, so tax is still included in the prices of: %1</source>
        <extracomment>%1 = a list of offers</extracomment>
        <translation>Ставка налога неизвестна, поэтому налог остаётся в ценах: %1</translation>
    </message>
    <message>
        <source>There is no comparison, study or campaign with this name</source>
        <translation>Нет сравнения, исследования или серии с таким названием</translation>
    </message>
    <message>
        <source>Run epochal export comparison --list to see them</source>
        <translation>Чтобы увидеть их список, выполните epochal export comparison --list</translation>
    </message>
    <message>
        <source>Delete the file; the machine will be calibrated again</source>
        <translation>Удалите файл: машина будет откалибрована заново</translation>
    </message>
    <message>
        <source>P&amp;rovider</source>
        <translation>Прова&amp;йдер</translation>
    </message>
    <message>
        <source>&amp;Instance</source>
        <translation>Тип &amp;машины</translation>
    </message>
    <message>
        <source>Regio&amp;n</source>
        <translation>Ре&amp;гион</translation>
    </message>
    <message>
        <source>Use semicolons between regions that share a price</source>
        <translation>Несколько регионов с одной ценой разделяйте точкой с запятой</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>GP&amp;U</translation>
    </message>
    <message>
        <source>Number o&amp;f GPUs</source>
        <translation>&amp;Число GPU</translation>
    </message>
    <message>
        <source>GPU &amp;memory</source>
        <extracomment>memory of each GPU</extracomment>
        <translation>Пам&amp;ять GPU</translation>
    </message>
    <message>
        <source>GB each</source>
        <extracomment>unit of the field &quot;GPU memory&quot;: gigabytes per GPU</extracomment>
        <translation>ГБ на GPU</translation>
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
        <source>Price &amp;kind</source>
        <translation>В&amp;ид цены</translation>
    </message>
    <message>
        <source>Price c&amp;overs</source>
        <extracomment>field: followed by what the price includes</extracomment>
        <translation>Что в&amp;ходит в цену</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>&amp;Цена</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/ч</translation>
    </message>
    <message>
        <source>%1 per month</source>
        <translation>%1 в месяц</translation>
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
        <source>&amp;Term</source>
        <extracomment>noun, field: for how long an offer is rented</extracomment>
        <translation>&amp;Срок</translation>
    </message>
    <message>
        <source>months</source>
        <extracomment>unit, after the field&apos;s number</extracomment>
        <translation>месяцев</translation>
    </message>
    <message>
        <source>&amp;Upfront</source>
        <extracomment>adjective, field: a payment made in advance</extracomment>
        <translation>Пр&amp;едоплата</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <extracomment>share of all hours in which the machine is used</extracomment>
        <translation>&amp;Загрузка</translation>
    </message>
    <message>
        <source>% of all hours</source>
        <translation>% всех часов</translation>
    </message>
    <message>
        <source>&amp;Billing quantum</source>
        <extracomment>field: the unit of time to which billed time is rounded up</extracomment>
        <translation>&amp;Шаг тарификации</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>Time is rounded up to a multiple of this; leave empty if unknown</source>
        <extracomment>the billing quantum</extracomment>
        <translation>Время округляется вверх до кратного этому шагу; оставьте пустым, если шаг неизвестен</translation>
    </message>
    <message>
        <source>Minimum c&amp;harge</source>
        <extracomment>field: the least that a provider bills</extracomment>
        <translation>Мин. &amp;оплата</translation>
    </message>
    <message>
        <source>&amp;Purchase price</source>
        <translation>&amp;Цена покупки</translation>
    </message>
    <message>
        <source>&amp;Resale value</source>
        <translation>Цена перепрода&amp;жи</translation>
    </message>
    <message>
        <source>Useful &amp;life</source>
        <extracomment>field: years over which the machine&apos;s price is spread</extracomment>
        <translation>Срок с&amp;лужбы</translation>
    </message>
    <message>
        <source>years</source>
        <extracomment>unit, after the field&apos;s number</extracomment>
        <translation>лет</translation>
    </message>
    <message>
        <source>Po&amp;wer under load</source>
        <translation>Мо&amp;щность под нагрузкой</translation>
    </message>
    <message>
        <source>W at the wall</source>
        <translation>Вт от розетки</translation>
    </message>
    <message>
        <source>&amp;Tariff</source>
        <extracomment>noun, field: price of electricity</extracomment>
        <translation>&amp;Тариф</translation>
    </message>
    <message>
        <source>%1/kWh</source>
        <translation>%1/кВт·ч</translation>
    </message>
    <message>
        <source>&amp;Hosting</source>
        <extracomment>noun, field: what housing one&apos;s own machine costs per month</extracomment>
        <translation>&amp;Размещение</translation>
    </message>
    <message>
        <source>Price &amp;date</source>
        <translation>&amp;Дата цены</translation>
    </message>
    <message>
        <source>Date the price was seen: 2026-11-09; or 2026, &gt;=2025-11, 2025..2026</source>
        <translation>Дата, на которую известна цена: 2026-11-09; или 2026, &gt;=2025-11, 2025..2026</translation>
    </message>
    <message>
        <source>Sourc&amp;e</source>
        <translation>Источни&amp;к</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>not included</source>
        <extracomment>VAT</extracomment>
        <translation>не включён</translation>
    </message>
    <message>
        <source>included</source>
        <extracomment>participle, a value of &quot;VAT&quot;: the price includes it</extracomment>
        <translation>включён</translation>
    </message>
    <message>
        <source>On demand</source>
        <extracomment>a kind of price: without a commitment</extracomment>
        <translation>По требованию</translation>
    </message>
    <message>
        <source>Spot</source>
        <extracomment>a kind of price: of interruptible machines</extracomment>
        <translation>Спот</translation>
    </message>
    <message>
        <source>Reserved</source>
        <extracomment>adjective, a kind of price: for a term paid in advance</extracomment>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>Monthly</source>
        <extracomment>adjective, a kind of price: a lease by the month</extracomment>
        <translation>Помесячно</translation>
    </message>
    <message>
        <source>Your machine</source>
        <extracomment>a kind of price: of a machine that the user owns</extracomment>
        <translation>Своя машина</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Зафиксированная</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <extracomment>a value of &quot;Price covers&quot;</extracomment>
        <translation>Вся машина</translation>
    </message>
    <message>
        <source>machine</source>
        <extracomment>a value of &quot;Price covers&quot;, short form of &quot;Whole machine&quot;</extracomment>
        <translation>машина</translation>
    </message>
    <message>
        <source>One accelerator with its host</source>
        <translation>Один ускоритель с хостом</translation>
    </message>
    <message>
        <source>GPU + host</source>
        <translation>GPU + хост</translation>
    </message>
    <message>
        <source>Accelerator only</source>
        <extracomment>a value of &quot;Price covers&quot;</extracomment>
        <translation>Только ускоритель</translation>
    </message>
    <message>
        <source>GPU only</source>
        <extracomment>a value of &quot;Price covers&quot;, short form of &quot;Accelerator only&quot;</extracomment>
        <translation>только GPU</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>a value of &quot;Price covers&quot;</extracomment>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>The calibration was canceled</source>
        <translation>Калибровка отменена</translation>
    </message>
    <message>
        <source>The calibration measured nothing</source>
        <translation>Калибровка ничего не измерила</translation>
    </message>
    <message>
        <source>Launch a run instead: it shows how fast this machine is</source>
        <translation>Вместо этого выполните запуск: он покажет, насколько быстра эта машина</translation>
    </message>
    <message>
        <source>There are no runs in this folder</source>
        <translation>В этой папке нет запусков</translation>
    </message>
    <message>
        <source>Check the Epochal folder (--home)</source>
        <translation>Проверьте папку Epochal (--home)</translation>
    </message>
    <message>
        <source>This version cannot start runs in &quot;%1&quot;</source>
        <translation>Эта версия не умеет запускать обучение в «%1»</translation>
    </message>
    <message>
        <source>Resume the run on the Runs page, or use one of these in queue.json: %1</source>
        <translation>Продолжите запуск на странице «Запуски» или укажите в queue.json одно из значений: %1</translation>
    </message>
    <message>
        <source>This machine could not be calibrated</source>
        <translation>Не удалось откалибровать эту машину</translation>
    </message>
    <message>
        <source>the tax of %1 is deducted from the price</source>
        <translation>налог (%1) вычтен из цены</translation>
    </message>
    <message>
        <source>The rows end at different quality levels, %1 to %2. Choose a target to compare costs at the same quality</source>
        <translation>Строки заканчиваются при разном качестве, от %1 до %2. Выберите цель, чтобы сравнить стоимость при одинаковом качестве</translation>
    </message>
    <message numerus="yes">
        <source>Prices more than %1 day(s) old: %2</source>
        <translation>
            <numerusform>Цены старше %1 дня: %2</numerusform>
            <numerusform>Цены старше %1 дней: %2</numerusform>
            <numerusform>Цены старше %1 дней: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This offer has %1 device(s); the run needs %2</source>
        <translation>
            <numerusform>В этом предложении %1 устройство; запуску нужно %2</numerusform>
            <numerusform>В этом предложении %1 устройства; запуску нужно %2</numerusform>
            <numerusform>В этом предложении %1 устройств; запуску нужно %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run uses %1 of the %2 device(s) paid for</source>
        <translation>
            <numerusform>Запуск использует %1 из %2 оплачиваемого устройства</numerusform>
            <numerusform>Запуск использует %1 из %2 оплачиваемых устройств</numerusform>
            <numerusform>Запуск использует %1 из %2 оплачиваемых устройств</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your runs with this model and data has reached the target: the estimate is for the whole run of %1 epoch(s)</source>
        <translation>
            <numerusform>Ни один из ваших запусков с этой моделью и данными не достиг цели: оценка дана для всего запуска на %1 эпоху</numerusform>
            <numerusform>Ни один из ваших запусков с этой моделью и данными не достиг цели: оценка дана для всего запуска на %1 эпохи</numerusform>
            <numerusform>Ни один из ваших запусков с этой моделью и данными не достиг цели: оценка дана для всего запуска на %1 эпох</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured here by training for %1; no run yet</source>
        <translation>Измерено здесь: %1 обучения; запусков ещё нет</translation>
    </message>
    <message>
        <source>Scaled from training ResNet-8 here for %1; no run yet</source>
        <translation>Пересчитано по обучению ResNet-8 здесь в течение %1; запусков ещё нет</translation>
    </message>
    <message numerus="yes">
        <source>Measured here in %1 run(s), most recently %2</source>
        <translation>
            <numerusform>Измерено здесь в %1 запуске; последний — %2</numerusform>
            <numerusform>Измерено здесь в %1 запусках; последний — %2</numerusform>
            <numerusform>Измерено здесь в %1 запусках; последний — %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scaled from your %1 run(s) on this device; the closest is %2</source>
        <translation>
            <numerusform>Пересчитано по %1 вашему запуску на этом устройстве; ближайший — %2</numerusform>
            <numerusform>Пересчитано по %1 вашим запускам на этом устройстве; ближайший — %2</numerusform>
            <numerusform>Пересчитано по %1 вашим запускам на этом устройстве; ближайший — %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scaled from your %1 run(s) on other accelerators, such as %2</source>
        <translation>
            <numerusform>Пересчитано по %1 вашему запуску на других ускорителях, например %2</numerusform>
            <numerusform>Пересчитано по %1 вашим запускам на других ускорителях, например %2</numerusform>
            <numerusform>Пересчитано по %1 вашим запускам на других ускорителях, например %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 published result(s) on this accelerator, such as %2</source>
        <translation>
            <numerusform>По %1 опубликованному результату для этого ускорителя, например %2</numerusform>
            <numerusform>По %1 опубликованным результатам для этого ускорителя, например %2</numerusform>
            <numerusform>По %1 опубликованным результатам для этого ускорителя, например %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scaled from %1 published result(s) on other accelerators, such as %2</source>
        <translation>
            <numerusform>Пересчитано по %1 опубликованному результату для других ускорителей, например %2</numerusform>
            <numerusform>Пересчитано по %1 опубликованным результатам для других ускорителей, например %2</numerusform>
            <numerusform>Пересчитано по %1 опубликованным результатам для других ускорителей, например %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 published result(s), each predicted this way from the others, 9 in 10 are within a factor of %2</source>
        <translation>
            <numerusform>Из %1 опубликованного результата, если каждый так предсказать по остальным, 9 из 10 отличаются от предсказания не более чем на множитель %2</numerusform>
            <numerusform>Из %1 опубликованных результатов, если каждый так предсказать по остальным, 9 из 10 отличаются от предсказания не более чем на множитель %2</numerusform>
            <numerusform>Из %1 опубликованных результатов, если каждый так предсказать по остальным, 9 из 10 отличаются от предсказания не более чем на множитель %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 event(s) missing from the log at this point</source>
        <translation>
            <numerusform>В этом месте журнала недостаёт %1 события</numerusform>
            <numerusform>В этом месте журнала недостаёт %1 событий</numerusform>
            <numerusform>В этом месте журнала недостаёт %1 событий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 earlier event(s) not shown: see the run&apos;s log file</source>
        <translation>
            <numerusform>%1 более раннее событие — только в файле журнала запуска</numerusform>
            <numerusform>%1 более ранних события — только в файле журнала запуска</numerusform>
            <numerusform>%1 более ранних событий — только в файле журнала запуска</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 = a row of the comparison, %2 = a time
----------
%1 = a row of the comparison, %2 = an amount of money</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 in %3; nothing is faster.</source>
        <translation>%1: %2 за %3; быстрее ничего нет.</translation>
    </message>
    <message>
        <source>%1: %2 in %3.</source>
        <extracomment>%1 = a row of the comparison, %2 = an amount of money, %3 = a time</extracomment>
        <translation>%1: %2 за %3.</translation>
    </message>
    <message>
        <source>%1: %2 for %3, %4× the speed and %5× the cost of the cheapest.</source>
        <extracomment>%1 = a row of the comparison, %2 = a time, %3 = an amount of money</extracomment>
        <translation>%1: %2 за %3; скорость ×%4, стоимость ×%5 к самому дешёвому варианту.</translation>
    </message>
    <message>
        <source>%1: %2, %3 times as many as %4.</source>
        <extracomment>%1 and %4 = rows of the comparison, %2 = &quot;4.20 images/s per USD/h&quot;</extracomment>
        <translation>%1: %2, в сравнении с %4 — ×%3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 run(s) reached the target</source>
        <translation>
            <numerusform>%1: цель достигнута в %2 из %3 запуска</numerusform>
            <numerusform>%1: цель достигнута в %2 из %3 запусков</numerusform>
            <numerusform>%1: цель достигнута в %2 из %3 запусков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 device(s) instead of %3</source>
        <translation>
            <numerusform>%1: %2 устройство вместо %3</numerusform>
            <numerusform>%1: %2 устройства вместо %3</numerusform>
            <numerusform>%1: %2 устройств вместо %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2.</source>
        <translation>Ускорение %1, эффективность масштабирования %2.</translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2, cost down %3.</source>
        <translation>Ускорение %1, эффективность масштабирования %2, стоимость ниже на %3.</translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2, cost up %3.</source>
        <translation>Ускорение %1, эффективность масштабирования %2, стоимость выше на %3.</translation>
    </message>
    <message numerus="yes">
        <source>More expensive and slower than all others in %1 of %2 group(s).</source>
        <translation>
            <numerusform>Дороже и медленнее всех остальных в %1 из %2 группы.</numerusform>
            <numerusform>Дороже и медленнее всех остальных в %1 из %2 групп.</numerusform>
            <numerusform>Дороже и медленнее всех остальных в %1 из %2 групп.</numerusform>
        </translation>
    </message>
    <message>
        <source>20 to 60 min of preparation would add %1 to %2 on %3 and %4 to %5 on %6.</source>
        <extracomment>%1, %2, %4, %5 = amounts of money, %3 and %6 = rows of the comparison</extracomment>
        <translation>Подготовка от 20 до 60&#xa0;мин добавила бы от %1 до %2 на %3 и от %4 до %5 на %6.</translation>
    </message>
    <message>
        <source>Too few runs to say: %1; at least %2 are needed</source>
        <translation>Слишком мало запусков для вывода: %1, нужно не менее %2</translation>
    </message>
    <message>
        <source>All runs have the same settings</source>
        <translation>У всех запусков одинаковые настройки</translation>
    </message>
    <message>
        <source>Too few configurations to say: %1; at least %2 are needed</source>
        <translation>Слишком мало конфигураций для вывода: %1, нужно не менее %2</translation>
    </message>
    <message>
        <source>All runs have the same quality</source>
        <translation>Качество всех запусков одинаково</translation>
    </message>
    <message numerus="yes">
        <source>%1 log line(s) could not be read</source>
        <translation>
            <numerusform>Не удалось прочитать %1 строку журнала</numerusform>
            <numerusform>Не удалось прочитать %1 строки журнала</numerusform>
            <numerusform>Не удалось прочитать %1 строк журнала</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 event(s) missing from the end of the log</source>
        <translation>
            <numerusform>В конце журнала недостаёт %1 события</numerusform>
            <numerusform>В конце журнала недостаёт %1 событий</numerusform>
            <numerusform>В конце журнала недостаёт %1 событий</numerusform>
        </translation>
    </message>
    <message>
        <source>Communication-bound: replicas spend %1 of the step time waiting for each other</source>
        <translation>Узкое место — обмен данными: реплики ждут друг друга %1 времени шага</translation>
    </message>
    <message>
        <source>Compute-bound: compute takes %1 of the step time; the loader keeps up</source>
        <translation>Узкое место — вычисления: они занимают %1 времени шага; загрузка данных успевает</translation>
    </message>
    <message>
        <source>The file is %1; a file of this kind may be at most %2</source>
        <translation>Размер файла — %1, а для такого файла допустимо не более %2</translation>
    </message>
    <message>
        <source>longer than %1</source>
        <translation>больше %1</translation>
    </message>
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
        <source>%1 B</source>
        <extracomment>bytes</extracomment>
        <translation>%1 Б</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 КиБ</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 МиБ</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 ГиБ</translation>
    </message>
    <message>
        <source>%1 TiB</source>
        <translation>%1 ТиБ</translation>
    </message>
    <message>
        <source>day the offer was made</source>
        <translation>день создания предложения</translation>
    </message>
    <message>
        <source>Assumed, not measured: the purchase price, the resale value, the hours in use, the power and its price. Enter your own figures.</source>
        <translation>Предположено, а не измерено: цена покупки, цена перепродажи, часы использования, мощность и её цена. Введите свои значения.</translation>
    </message>
    <message numerus="yes">
        <source>Use a global batch of at most %1 image(s)</source>
        <translation>
            <numerusform>Используйте глобальный пакет не больше %1 изображения</numerusform>
            <numerusform>Используйте глобальный пакет не больше %1 изображений</numerusform>
            <numerusform>Используйте глобальный пакет не больше %1 изображений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use at most %1 validation image(s)</source>
        <translation>
            <numerusform>Используйте не больше %1 валидационного изображения</numerusform>
            <numerusform>Используйте не больше %1 валидационных изображений</numerusform>
            <numerusform>Используйте не больше %1 валидационных изображений</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps spend %1 of their time waiting for data</source>
        <translation>Шаги тратят %1 времени на ожидание данных</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>не объект JSON</translation>
    </message>
    <message>
        <source>no attempt or sequence number</source>
        <translation>нет номера попытки или порядкового номера</translation>
    </message>
    <message>
        <source>numbers that no run can have</source>
        <translation>числа, которых не бывает ни у одного запуска</translation>
    </message>
    <message>
        <source>%1 per hour is not a plausible price for this machine</source>
        <translation>%1 за час — неправдоподобная цена для этой машины</translation>
    </message>
    <message>
        <source>given at import</source>
        <translation>указано при импорте</translation>
    </message>
    <message>
        <source>The list is %1; at most %2 can be read</source>
        <translation>Размер списка — %1; прочитать можно не больше %2</translation>
    </message>
    <message numerus="yes">
        <source>The list has more than %1 price(s)</source>
        <translation>
            <numerusform>В списке больше %1 цены</numerusform>
            <numerusform>В списке больше %1 цен</numerusform>
            <numerusform>В списке больше %1 цен</numerusform>
        </translation>
    </message>
    <message>
        <source>The budget of %1 does not cover the start: preparation, loading and the provider&apos;s minimum charge come to %2</source>
        <translation>Бюджета %1 не хватает даже на начало: подготовка, загрузка и минимальная оплата у провайдера составляют %2</translation>
    </message>
    <message>
        <source>The campaign&apos;s budget of %1 has been spent</source>
        <translation>Бюджет серии %1 израсходован</translation>
    </message>
    <message numerus="yes">
        <source>The run was started %1 time(s) and interrupted each time</source>
        <translation>
            <numerusform>Запуск начинали %1 раз, и каждый раз он прерывался</numerusform>
            <numerusform>Запуск начинали %1 раза, и каждый раз он прерывался</numerusform>
            <numerusform>Запуск начинали %1 раз, и каждый раз он прерывался</numerusform>
        </translation>
    </message>
    <message>
        <source>Another process is working on this campaign</source>
        <translation>Над этой серией работает другой процесс</translation>
    </message>
    <message>
        <source>Wait until it has ended, or stop it there first</source>
        <translation>Дождитесь его завершения или сначала остановите её там</translation>
    </message>
    <message numerus="yes">
        <source>These values make more than %1 run(s)</source>
        <translation>
            <numerusform>При этих значениях получается больше %1 запуска</numerusform>
            <numerusform>При этих значениях получается больше %1 запусков</numerusform>
            <numerusform>При этих значениях получается больше %1 запусков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use a larger step, for at most %1 value(s)</source>
        <translation>
            <numerusform>Увеличьте шаг: не больше %1 значения</numerusform>
            <numerusform>Увеличьте шаг: не больше %1 значений</numerusform>
            <numerusform>Увеличьте шаг: не больше %1 значений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Batch normalization over %1 image(s) per replica is noisy</source>
        <translation>
            <numerusform>Пакетная нормализация по %1 изображению на реплику даёт много шума</numerusform>
            <numerusform>Пакетная нормализация по %1 изображениям на реплику даёт много шума</numerusform>
            <numerusform>Пакетная нормализация по %1 изображениям на реплику даёт много шума</numerusform>
        </translation>
    </message>
    <message>
        <source>day it was entered</source>
        <translation>день ввода</translation>
    </message>
    <message>
        <source>day of the entry</source>
        <translation>день записи</translation>
    </message>
    <message>
        <source>imagenet, CNN</source>
        <translation>imagenet, CNN</translation>
    </message>
    <message>
        <source>imagenet, one epoch</source>
        <translation>imagenet, одна эпоха</translation>
    </message>
    <message>
        <source>month the article refers to</source>
        <translation>месяц, о котором говорит статья</translation>
    </message>
    <message>
        <source>About 20 EUR/h.</source>
        <translation>Около 20&#xa0;EUR/ч.</translation>
    </message>
    <message>
        <source>imagenet throughput</source>
        <translation>imagenet, производительность</translation>
    </message>
    <message>
        <source>painter by painting</source>
        <translation>художник по картине</translation>
    </message>
    <message>
        <source>year of the article</source>
        <translation>год статьи</translation>
    </message>
    <message>
        <source>Printed as 0.0062 euro cents a second.</source>
        <translation>В источнике: 0,0062 евроцента в секунду.</translation>
    </message>
    <message>
        <source>Printed as 0.0202 euro cents a second.</source>
        <translation>В источнике: 0,0202 евроцента в секунду.</translation>
    </message>
    <message>
        <source>Printed as 0.0429 euro cents a second.</source>
        <translation>В источнике: 0,0429 евроцента в секунду.</translation>
    </message>
    <message>
        <source>Printed as 0.4087 euro cents a second.</source>
        <translation>В источнике: 0,4087 евроцента в секунду.</translation>
    </message>
    <message>
        <source>Printed as 0.0061 euro cents a second.</source>
        <translation>В источнике: 0,0061 евроцента в секунду.</translation>
    </message>
    <message>
        <source>Printed as 0.0545 euro cents a second.</source>
        <translation>В источнике: 0,0545 евроцента в секунду.</translation>
    </message>
    <message>
        <source>Printed as 0.2294 euro cents a second.</source>
        <translation>В источнике: 0,2294 евроцента в секунду.</translation>
    </message>
    <message>
        <source>Driven from an n1-standard-4.</source>
        <translation>Управляется с n1-standard-4.</translation>
    </message>
    <message>
        <source>Reserved for 12 months, nothing upfront.</source>
        <translation>Резерв на 12 месяцев, без предоплаты.</translation>
    </message>
    <message>
        <source>About 7,500 USD a month; a different host from AWS&apos;s; not measured.</source>
        <translation>Около 7&#xa0;500&#xa0;USD в месяц; хост другой, чем у AWS; не измерялось.</translation>
    </message>
    <message>
        <source>git blame date of the row</source>
        <translation>дата строки по git blame</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Region not stated in source (US list prices).</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Регион в источнике не указан (прейскурантные цены для США).</translation>
    </message>
    <message>
        <source>index gives a commit hash, no date</source>
        <translation>в индексе — хеш коммита, без даты</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Spot price from 2.85 to 3.39 across the zones of one region.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Спотовая цена в разных зонах одного региона — от 2,85 до 3,39.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Was 32.77 in the older table.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. В более старой таблице было 32,77.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance.</source>
        <translation>Что входит в цену, по данным источника: машина целиком.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. No spot price listed.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Спотовая цена не указана.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Spot price from 10.24 to 55.04 across the zones of us-east-1 in one snapshot.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Спотовая цена в зонах us-east-1 на один момент — от 10,24 до 55,04.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. On-demand price blank in the source.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Цена по требованию в источнике не указана.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Source memory 183359 MiB each.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Память в источнике — по 183&#xa0;359&#xa0;МиБ.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Lower date bound from the launch month of this type (unsourced).</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Нижняя граница даты — месяц появления этого типа (без источника).</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Source memory 22888 MiB each.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Память в источнике — по 22&#xa0;888&#xa0;МиБ.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Arm64 host: an x86-64 worker will not start.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Хост Arm64: рабочий процесс для x86-64 не запустится.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: accelerator only. Add the n1 host; e.g. full table row 0.82 with n1-highmem-8.</source>
        <translation>Что входит в цену, по данным источника: только ускоритель. Добавьте хост n1; например, полная строка таблицы с n1-highmem-8 — 0,82.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: accelerator only. Add the n1 host.</source>
        <translation>Что входит в цену, по данным источника: только ускоритель. Добавьте хост n1.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole device. Count = chips (8 cores); host shape from gpuhunt gcp.py TPU_HARDWARE_SPECS (hbm 64 GB).</source>
        <translation>Что входит в цену, по данным источника: устройство целиком. Количество — чипы (8 ядер); конфигурация хоста из gpuhunt gcp.py TPU_HARDWARE_SPECS (HBM 64&#xa0;ГБ).</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole device. HBM 128 GB.</source>
        <translation>Что входит в цену, по данным источника: устройство целиком. HBM 128&#xa0;ГБ.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole device. Row duplicated in the source.</source>
        <translation>Что входит в цену, по данным источника: устройство целиком. Строка в источнике повторяется.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole device.</source>
        <translation>Что входит в цену, по данным источника: устройство целиком.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole device. Placeholder: the same offer is priced 700.0 in zones without a price.</source>
        <translation>Что входит в цену, по данным источника: устройство целиком. Заглушка: в зонах без цены для того же предложения указано 700,0.</translation>
    </message>
    <message>
        <source>checked_at column</source>
        <translation>столбец checked_at</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance excluding the boot disk. GPU + 26 vCPU + 234 GiB summed from billing SKUs; 1g shape is spot/flex-start only.</source>
        <translation>Что входит в цену, по данным источника: машина целиком без загрузочного диска. GPU + 26 vCPU + 234&#xa0;ГиБ сложены из позиций тарификации; конфигурация 1g — только spot и flex-start.</translation>
    </message>
    <message>
        <source>retrieved field</source>
        <translation>поле retrieved</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Derived: 12.29 USD per GPU-hour x 8 as published; includes 8x400 Gb/s InfiniBand.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Рассчитано: 12,29&#xa0;USD за GPU-час × 8, как опубликовано; включает InfiniBand 8 × 400&#xa0;Гбит/с.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Per-GPU price rises with size (6.98 -&gt; 8.82).</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Цена за GPU растёт с размером (6,98 → 8,82).</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Derived: 3.3996 x 8.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Рассчитано: 3,3996 × 8.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Preemptible = 50% where offered; GPU quota per region.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Прерываемая машина, где она есть, — 50&#xa0;% цены; квота на GPU — по регионам.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host. List price rose 2.95 -&gt; 3.85 against the older catalogue.</source>
        <translation>Что входит в цену, по данным источника: один GPU с его долей хоста. Прейскурантная цена выросла с 2,95 до 3,85 по сравнению с прежним каталогом.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host.</source>
        <translation>Что входит в цену, по данным источника: один GPU с его долей хоста.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host. Arm64 host.</source>
        <translation>Что входит в цену, по данным источника: один GPU с его долей хоста. Хост Arm64.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host. Third-party hosts.</source>
        <translation>Что входит в цену, по данным источника: один GPU с его долей хоста. Хосты третьих лиц.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host. 3.99 when read on 2026-11-09 (data-receipts).</source>
        <translation>Что входит в цену, по данным источника: один GPU с его долей хоста. На 09.11.2026 — 3,99 (data-receipts).</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host. 1.79 when read on 2026-11-09.</source>
        <translation>Что входит в цену, по данным источника: один GPU с его долей хоста. На 09.11.2026 — 1,79.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU. 12 days later the median of 4 offers was 2.4024: a marketplace price must carry a timestamp and a sample size.</source>
        <translation>Что входит в цену, по данным источника: один GPU. 12 дней спустя медиана 4 предложений была 2,4024: у цены торговой площадки должны быть время и объём выборки.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. No spot market.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Спотового рынка нет.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: lowest matching offer. Source spot column is 0.00 = unknown, not free.</source>
        <translation>Что входит в цену, по данным источника: самое дешёвое из подходящих предложений. В столбце спотовых цен источника 0,00: неизвестно, а не бесплатно.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Some rows have an empty region.</source>
        <translation>Что входит в цену, по данным источника: машина целиком. В некоторых строках регион не указан.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Source spot equals on-demand; SizeInMiB holds 48 (really GB).</source>
        <translation>Что входит в цену, по данным источника: машина целиком. Спотовая цена в источнике равна цене по требованию; в SizeInMiB указано 48 (на самом деле ГБ).</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>имя файла</translation>
    </message>
    <message>
        <source>Price covers, according to the source: GPU only, without VAT. 745.21/122 in the source; plus vCPU 0.007377/h and RAM 0.002295/GB-h; preemptible = same price; capacity reservation = same price; GPU model not named there.</source>
        <translation>Что входит в цену, по данным источника: только GPU, без НДС. В источнике 745,21/122; плюс vCPU 0,007377/ч и ОЗУ 0,002295/ГБ·ч; прерываемый — по той же цене; резерв мощностей — по той же цене; модель GPU там не названа.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: GPU only, without VAT. 1016.90/122 in the source; GPU model not named there.</source>
        <translation>Что входит в цену, по данным источника: только GPU, без НДС. В источнике 1016,90/122; модель GPU там не названа.</translation>
    </message>
    <message>
        <source>The campaign&apos;s budget of %1 is not enough: %2 spent, %3 still needed by runs in progress, %4 expected for the next run</source>
        <translation>Бюджета серии %1 не хватает: израсходовано %2, выполняющимся запускам нужно ещё %3, на следующий запуск ожидается %4</translation>
    </message>
    <message numerus="yes">
        <source>Not ranked: %1 of %2 run(s) failed; choose a target to include what they cost</source>
        <translation>
            <numerusform>Не ранжируется: запусков с ошибкой — %1 из %2; выберите цель, чтобы учесть их стоимость</numerusform>
            <numerusform>Не ранжируется: запусков с ошибкой — %1 из %2; выберите цель, чтобы учесть их стоимость</numerusform>
            <numerusform>Не ранжируется: запусков с ошибкой — %1 из %2; выберите цель, чтобы учесть их стоимость</numerusform>
        </translation>
    </message>
    <message>
        <source>batch %1</source>
        <extracomment>part of a run&apos;s name, like the next ones: %1 = the global batch size</extracomment>
        <translation>пакет %1</translation>
    </message>
    <message>
        <source>rate %1</source>
        <extracomment>%1 = the learning rate</extracomment>
        <translation>скорость %1</translation>
    </message>
    <message>
        <source>weight decay %1</source>
        <translation>затухание весов %1</translation>
    </message>
    <message>
        <source>momentum %1</source>
        <translation>момент %1</translation>
    </message>
    <message>
        <source>smoothing %1</source>
        <translation>сглаживание %1</translation>
    </message>
    <message>
        <source>epochs %1</source>
        <translation>эпох: %1</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <extracomment>%1 = a setting that is on or off</extracomment>
        <translation>%1: да</translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation>%1: нет</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>seed %1</translation>
    </message>
    <message>
        <source>own calculation</source>
        <extracomment>noun: the source of a derived price</extracomment>
        <translation>собственный расчёт</translation>
    </message>
    <message>
        <source>For another data set, choose the source &quot;%1&quot;</source>
        <translation>Для другого набора данных выберите источник «%1»</translation>
    </message>
    <message>
        <source>no timestamp</source>
        <extracomment>what is wrong with a line of the event log</extracomment>
        <translation>нет отметки времени</translation>
    </message>
    <message>
        <source>Stopped at the budget limit. The bill exceeds the budget by %1: the start took %2</source>
        <translation>Остановлен по исчерпании бюджета. Счёт превышает бюджет на %1: начало заняло %2</translation>
    </message>
    <message>
        <source>Stopped at the budget limit. The bill exceeds the budget by %1</source>
        <translation>Остановлен по исчерпании бюджета. Счёт превышает бюджет на %1</translation>
    </message>
    <message>
        <source>CPU threads across all replicas; &quot;Auto&quot; uses every core.</source>
        <translation>Потоки CPU на все реплики; при значении «Авто» используются все ядра.</translation>
    </message>
    <message>
        <source>The keys of a sweep are name, scale_rate, budget, sample, sample_seed, base and axes</source>
        <translation>Ключи перебора: name, scale_rate, budget, sample, sample_seed, base и axes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Not ranked: the source gives only the final value, which is below the target</source>
        <translation>Не ранжируется: в источнике есть только итоговое значение, а оно ниже цели</translation>
    </message>
    <message>
        <source>None of %1 images checked can be used, such as %2: %3</source>
        <translation>Ни одно из проверенных изображений (%1) использовать нельзя, например %2: %3</translation>
    </message>
    <message>
        <source>Choose a folder with JPEG or PNG images</source>
        <translation>Выберите папку с изображениями JPEG или PNG</translation>
    </message>
    <message>
        <source>%1 of %2 images checked cannot be used, such as %3: %4</source>
        <translation>Непригодных среди проверенных изображений: %1 из %2, например %3: %4</translation>
    </message>
    <message>
        <source>Each is replaced by another image of its class; repair or remove them</source>
        <translation>Каждое заменяется другим изображением того же класса; исправьте или удалите их</translation>
    </message>
    <message>
        <source>%1 of %2 training images are used</source>
        <translation>Используется обучающих изображений: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 validation images are used</source>
        <translation>Используется валидационных изображений: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 class(es) without validation images, such as &quot;%2&quot;</source>
        <translation>
            <numerusform>%1 класс без валидационных изображений, например «%2»</numerusform>
            <numerusform>%1 класса без валидационных изображений, например «%2»</numerusform>
            <numerusform>%1 классов без валидационных изображений, например «%2»</numerusform>
        </translation>
    </message>
    <message>
        <source>The accuracy says nothing about these classes; add validation images</source>
        <translation>Точность ничего не говорит об этих классах; добавьте валидационные изображения</translation>
    </message>
    <message numerus="yes">
        <source>%1 image(s) replaced by others of the same class, such as %2: %3</source>
        <translation>
            <numerusform>%1 изображение заменено другим того же класса, например %2: %3</numerusform>
            <numerusform>%1 изображения заменены другими того же класса, например %2: %3</numerusform>
            <numerusform>%1 изображений заменены другими того же класса, например %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>All layers start from the weights in %1 (CRC-32 %2, tensors: %3)</source>
        <translation>Начальные веса всех слоёв взяты из %1 (CRC-32 %2, тензоров: %3)</translation>
    </message>
    <message>
        <source>All layers but the last start from the weights in %1 (CRC-32 %2, tensors: %3)</source>
        <translation>Начальные веса всех слоёв, кроме последнего, взяты из %1 (CRC-32 %2, тензоров: %3)</translation>
    </message>
    <message>
        <source>its pickle is damaged</source>
        <translation>данные pickle в файле повреждены</translation>
    </message>
    <message>
        <source>it is too large to be the weights of a network</source>
        <translation>в файле не только веса сети</translation>
    </message>
    <message>
        <source>it holds more than weights</source>
        <translation>в файле не только веса</translation>
    </message>
    <message>
        <source>it holds a view of a storage, as only very old files do</source>
        <translation>в файле есть представление (view) хранилища, как бывает лишь в очень старых файлах</translation>
    </message>
    <message>
        <source>a tensor is larger than its storage</source>
        <translation>тензор больше своего хранилища</translation>
    </message>
    <message>
        <source>its pickle has an instruction that weights do not need (%1)</source>
        <translation>в данных pickle есть инструкция, которая весам не нужна (%1)</translation>
    </message>
    <message>
        <source>its pickle has protocol %1 instead of 2</source>
        <translation>протокол pickle — %1, а не 2</translation>
    </message>
    <message>
        <source>it holds no state dict</source>
        <translation>в файле нет state dict</translation>
    </message>
    <message>
        <source>a tensor has no name</source>
        <translation>у тензора нет имени</translation>
    </message>
    <message>
        <source>it was written on a big-endian machine</source>
        <translation>файл записан на машине с порядком байтов big-endian</translation>
    </message>
    <message>
        <source>it is a TorchScript program, not a state dict</source>
        <translation>это программа TorchScript, а не state dict</translation>
    </message>
    <message>
        <source>its version is unknown</source>
        <translation>версия файла неизвестна</translation>
    </message>
    <message>
        <source>the data of %1 do not start where the previous tensor&apos;s end</source>
        <translation>данные %1 не следуют сразу за предыдущими</translation>
    </message>
    <message>
        <source>one value</source>
        <extracomment>a tensor that holds a single number</extracomment>
        <translation>одно значение</translation>
    </message>
    <message>
        <source>Choose the network that the weights were trained for, or other weights</source>
        <translation>Выберите сеть, для которой обучены эти веса, или другие веса</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>нет %1</translation>
    </message>
    <message>
        <source>the network has no %1 (%2)</source>
        <translation>в сети нет %1 (%2)</translation>
    </message>
    <message>
        <source>%1 contains NaN or infinity</source>
        <translation>в %1 есть NaN или бесконечность</translation>
    </message>
    <message>
        <source>%1 is %2 in the file and %3 in the network</source>
        <translation>%1: в файле %2, в сети %3</translation>
    </message>
    <message>
        <source>The weights cannot be used: %1</source>
        <translation>Эти веса использовать нельзя: %1</translation>
    </message>
    <message>
        <source>Save only the weights, as safetensors or with torch.save(model.state_dict(), file), or choose another file</source>
        <translation>Сохраните только веса, в формате safetensors или вызовом torch.save(model.state_dict(), file), либо выберите другой файл</translation>
    </message>
    <message>
        <source>it is neither safetensors nor PyTorch&apos;s .pth</source>
        <translation>файл не в формате safetensors и не .pth из PyTorch</translation>
    </message>
    <message>
        <source>its table of contents is damaged</source>
        <translation>оглавление файла повреждено</translation>
    </message>
    <message>
        <source>its part %1 is compressed or encrypted</source>
        <translation>часть файла %1 сжата или зашифрована</translation>
    </message>
    <message>
        <source>its part %1 is not where it should be</source>
        <translation>часть файла %1 находится не на своём месте</translation>
    </message>
    <message>
        <source>its part %1 is damaged</source>
        <translation>часть файла %1 повреждена</translation>
    </message>
    <message>
        <source>Trained: %1 stopped improving</source>
        <extracomment>%1: a measure of quality, &quot;top-1&quot;</extracomment>
        <translation>Модель обучена: улучшение прекратилось (%1)</translation>
    </message>
    <message>
        <source>The weights could not be exported</source>
        <translation>Не удалось экспортировать веса</translation>
    </message>
    <message>
        <source>The file %1 does not exist</source>
        <translation>Файл %1 не существует</translation>
    </message>
    <message>
        <source>Choose a file with the network&apos;s weights</source>
        <translation>Выберите файл с весами этой сети</translation>
    </message>
    <message>
        <source>The folder %1 has no subfolders; each class of images needs one</source>
        <translation>В папке %1 нет вложенных папок; каждому классу изображений нужна своя</translation>
    </message>
    <message>
        <source>The folder %1 has a single class, &quot;%2&quot;</source>
        <translation>В папке %1 только один класс, «%2»</translation>
    </message>
    <message>
        <source>Choose a folder with one subfolder of images for each class</source>
        <translation>Выберите папку, где у каждого класса своя вложенная папка с изображениями</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>Начальные веса</translation>
    </message>
    <message>
        <source>Other layers frozen</source>
        <translation>Заморозка слоёв</translation>
    </message>
    <message>
        <source>Epochs in which only the last layer is trained, before all layers are.</source>
        <translation>Сколько первых эпох обучается только последний слой; затем обучаются все.</translation>
    </message>
    <message>
        <source>Folder of images</source>
        <translation>Папка с изображениями</translation>
    </message>
    <message>
        <source>Random resized crop and flip</source>
        <translation>Случайный фрагмент и отражение</translation>
    </message>
    <message>
        <source>Color jitter</source>
        <extracomment>field: an augmentation that changes colors at random</extracomment>
        <translation>Вариация цвета</translation>
    </message>
    <message>
        <source>Changes brightness, contrast and saturation at random, by at most this fraction.</source>
        <translation>Случайно меняет яркость, контраст и насыщенность, не более чем на эту долю.</translation>
    </message>
    <message>
        <source>Random erasing</source>
        <extracomment>field: an augmentation that blanks out part of an image</extracomment>
        <translation>Случайное стирание</translation>
    </message>
    <message>
        <source>probability</source>
        <extracomment>unit of a field: from 0 to 1</extracomment>
        <translation>вероятность</translation>
    </message>
    <message>
        <source>Probability that a random rectangle of an image is blanked out.</source>
        <translation>Вероятность того, что случайный прямоугольник изображения будет стёрт.</translation>
    </message>
    <message>
        <source>Image size</source>
        <extracomment>field: side of the images, in pixels</extracomment>
        <translation>Размер изображения</translation>
    </message>
    <message>
        <source>Side of the square that the network sees. For validation, the shorter side is resized to 8/7 of it and the center is used.</source>
        <translation>Сторона квадрата, который видит сеть. Для валидации короткая сторона изображения приводится к 8/7 этого размера и берётся центр.</translation>
    </message>
    <message>
        <source>Validation share</source>
        <extracomment>field: the fraction of the samples for validation</extracomment>
        <translation>Доля валидации</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <extracomment>field: the algorithm that updates the weights</extracomment>
        <translation>Оптимизатор</translation>
    </message>
    <message>
        <source>How gradients change the weights.</source>
        <translation>Как градиенты меняют веса.</translation>
    </message>
    <message>
        <source>Rate is for batch size</source>
        <translation>Скорость — для пакета</translation>
    </message>
    <message>
        <source>The batch size for which the learning rate is given: it is scaled in proportion to the global batch.</source>
        <translation>Размер пакета, для которого указана скорость обучения: она пересчитывается пропорционально глобальному пакету.</translation>
    </message>
    <message>
        <source>Rate factor, other layers</source>
        <translation>Множитель скорости, остальные слои</translation>
    </message>
    <message>
        <source>Polynomial</source>
        <extracomment>adjective, a value of &quot;Schedule&quot;</extracomment>
        <translation>Полиномиальное</translation>
    </message>
    <message>
        <source>One cycle</source>
        <extracomment>a value of &quot;Schedule&quot;: the rate rises, then falls</extracomment>
        <translation>Один цикл</translation>
    </message>
    <message>
        <source>Fraction of the peak learning rate at which the schedule ends.</source>
        <translation>Доля пиковой скорости обучения, которой заканчивается расписание.</translation>
    </message>
    <message>
        <source>Exponent of the polynomial; 1 is a straight line.</source>
        <translation>Показатель степени полинома; 1 — прямая.</translation>
    </message>
    <message>
        <source>Decay of the running mean of the gradients.</source>
        <translation>Затухание скользящего среднего градиентов.</translation>
    </message>
    <message>
        <source>Decay of the running mean of the squared gradients.</source>
        <translation>Затухание скользящего среднего квадратов градиентов.</translation>
    </message>
    <message>
        <source>Added to the root of the squared gradients&apos; mean.</source>
        <translation>Прибавляется к корню из среднего квадрата градиентов.</translation>
    </message>
    <message>
        <source>Trust coefficient</source>
        <extracomment>field: of the optimizer LARS</extracomment>
        <translation>Коэффициент доверия</translation>
    </message>
    <message>
        <source>Scales each layer&apos;s rate by the ratio of its weights&apos; norm to its gradient&apos;s.</source>
        <translation>Масштабирует скорость каждого слоя на отношение нормы его весов к норме его градиента.</translation>
    </message>
    <message>
        <source>Clip gradients</source>
        <extracomment>verb, field: limits the norm of the gradients</extracomment>
        <translation>Ограничение градиентов</translation>
    </message>
    <message>
        <source>norm</source>
        <extracomment>noun, unit of the field &quot;Clip gradients&quot;</extracomment>
        <translation>норма</translation>
    </message>
    <message>
        <source>Gradients whose overall norm exceeds this are scaled down to it.</source>
        <translation>Градиенты, общая норма которых больше этого значения, уменьшаются до него.</translation>
    </message>
    <message>
        <source>Weight averaging</source>
        <translation>Усреднение весов</translation>
    </message>
    <message>
        <source>decay</source>
        <extracomment>noun, unit of the field &quot;Weight averaging&quot;: decay per step</extracomment>
        <translation>затухание</translation>
    </message>
    <message>
        <source>Decay per step of a moving average of the weights, which is evaluated and kept in place of the weights themselves.</source>
        <translation>Затухание за шаг скользящего среднего весов; на валидации проверяется и сохраняется оно, а не сами веса.</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>Накопление градиентов</translation>
    </message>
    <message>
        <source>parts</source>
        <extracomment>noun, plural, unit of the field &quot;Gradient accumulation&quot;</extracomment>
        <translation>частей</translation>
    </message>
    <message>
        <source>Parts into which each batch is split, one after another: the same batch with less memory, but batch normalization sees only one part at a time.</source>
        <translation>На сколько частей делится каждый пакет; они обрабатываются по очереди. Пакет тот же, памяти нужно меньше, но пакетная нормализация видит лишь одну часть за раз.</translation>
    </message>
    <message>
        <source>Quality measured by</source>
        <translation>Метрика качества</translation>
    </message>
    <message>
        <source>Training ends once the quality has not improved for this many epochs.</source>
        <translation>Обучение завершается, если качество не улучшалось столько эпох подряд.</translation>
    </message>
    <message>
        <source>Folders are nested too deeply</source>
        <translation>Слишком много уровней вложенных папок</translation>
    </message>
    <message>
        <source>The folder has more than %1 images</source>
        <translation>В папке больше изображений, чем допускается (%1)</translation>
    </message>
    <message>
        <source>Choose a folder with fewer images</source>
        <translation>Выберите папку, где изображений меньше</translation>
    </message>
    <message>
        <source>The class &quot;%1&quot; has no training images</source>
        <translation>В классе «%1» нет обучающих изображений</translation>
    </message>
    <message>
        <source>Put .jpg or .png files into its folder, or remove the folder</source>
        <translation>Добавьте в его папку файлы .jpg или .png или удалите папку</translation>
    </message>
    <message>
        <source>Set aside a smaller share for validation, or add images</source>
        <translation>Отведите под валидацию меньшую долю или добавьте изображения</translation>
    </message>
    <message>
        <source>The validation class &quot;%1&quot; has no folder for training</source>
        <translation>Для класса валидации «%1» нет папки с обучающими изображениями</translation>
    </message>
    <message>
        <source>Use the same class folders for training and validation</source>
        <translation>Сделайте папки классов для обучения и валидации одинаковыми</translation>
    </message>
    <message>
        <source>There are no validation images</source>
        <translation>Нет валидационных изображений</translation>
    </message>
    <message>
        <source>Set aside a larger share for validation, or add images</source>
        <translation>Отведите под валидацию большую долю или добавьте изображения</translation>
    </message>
    <message>
        <source>Replace or remove the file</source>
        <translation>Замените или удалите файл</translation>
    </message>
    <message>
        <source>Not a file</source>
        <translation>Это не файл</translation>
    </message>
    <message>
        <source>Empty or unreadable</source>
        <translation>Файл пуст или не читается</translation>
    </message>
    <message>
        <source>Neither JPEG nor PNG</source>
        <translation>Не JPEG и не PNG</translation>
    </message>
    <message>
        <source>The header is damaged</source>
        <translation>Заголовок повреждён</translation>
    </message>
    <message>
        <source>VGG-11 with batch normalization</source>
        <translation>VGG-11 с пакетной нормализацией</translation>
    </message>
    <message>
        <source>VGG-16 with batch normalization</source>
        <translation>VGG-16 с пакетной нормализацией</translation>
    </message>
    <message>
        <source>This network does not take images of %1 × %2 pixels</source>
        <translation>Эта сеть не принимает изображения %1 × %2 пикселей</translation>
    </message>
    <message>
        <source>Use images of %1 × %1 pixels, or another network</source>
        <translation>Используйте изображения %1 × %1 пикселей или другую сеть</translation>
    </message>
    <message>
        <source>Use images of %1 × %1 or %2 × %2 pixels, or another network</source>
        <translation>Используйте изображения %1 × %1 или %2 × %2 пикселей или другую сеть</translation>
    </message>
    <message>
        <source>Use images of at least %1 × %1 pixels, or another network</source>
        <translation>Используйте изображения не меньше %1 × %1 пикселей или другую сеть</translation>
    </message>
    <message>
        <source>Published: 94.9% top-1 (list of results in zalandoresearch/fashion-mnist)</source>
        <translation>Опубликовано: 94,9&#xa0;% top-1 (список результатов в zalandoresearch/fashion-mnist)</translation>
    </message>
    <message>
        <source>Published: 91.25% top-1 (He et al. 2016, table 6)</source>
        <translation>Опубликовано: 91,25&#xa0;% top-1 (He и др., 2016, табл. 6)</translation>
    </message>
    <message>
        <source>CIFAR-10, ResNet-18, to 94%</source>
        <translation>CIFAR-10, ResNet-18, до 94&#xa0;%</translation>
    </message>
    <message>
        <source>Published: 94% top-1 is the target of DAWNBench</source>
        <translation>Опубликовано: 94&#xa0;% top-1 — цель DAWNBench</translation>
    </message>
    <message>
        <source>ImageNet, ResNet-50, 90 epochs</source>
        <translation>ImageNet, ResNet-50, 90 эпох</translation>
    </message>
    <message>
        <source>Published: 76.3% top-1 (Goyal et al. 2017); 75.7% on four V100 after 84 epochs, 76.4% on a Cloud TPU after 86 (TPUv2 vs. V100, 2018)</source>
        <translation>Опубликовано: 76,3&#xa0;% top-1 (Goyal и др., 2017); 75,7&#xa0;% на четырёх V100 после 84 эпох, 76,4&#xa0;% на Cloud TPU после 86 (TPUv2 и V100, 2018)</translation>
    </message>
    <message>
        <source>Caltech-256, fine-tuning ResNet-50</source>
        <translation>Caltech-256, дообучение ResNet-50</translation>
    </message>
    <message>
        <source>Published: 75.5% top-1 after six epochs (BEEVA Labs 2017, with MXNet)</source>
        <translation>Опубликовано: 75,5&#xa0;% top-1 после шести эпох (BEEVA Labs, 2017, на MXNet)</translation>
    </message>
    <message>
        <source>Painter from painting, ResNet-101</source>
        <translation>Художник по картине, ResNet-101</translation>
    </message>
    <message>
        <source>Published: an AUC of 0.9835 (Catalyst team 2020)</source>
        <translation>Опубликовано: AUC 0,9835 (команда Catalyst, 2020)</translation>
    </message>
    <message>
        <source>Painter from painting, ResNet-34</source>
        <translation>Художник по картине, ResNet-34</translation>
    </message>
    <message>
        <source>Published: an AUC of 0.9091 (Catalyst team 2020)</source>
        <translation>Опубликовано: AUC 0,9091 (команда Catalyst, 2020)</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>top-5</source>
        <translation>top-5</translation>
    </message>
    <message>
        <source>% top-5, validation</source>
        <translation>% top-5, валидация</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>AUC, validation</source>
        <translation>AUC, валидация</translation>
    </message>
    <message>
        <source>loss</source>
        <extracomment>a measure of quality, in running text</extracomment>
        <translation>потери</translation>
    </message>
    <message>
        <source>loss, validation</source>
        <translation>потери, валидация</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>изобр./с</translation>
    </message>
    <message>
        <source>Use a global batch of %1</source>
        <translation>Используйте глобальный пакет размером %1</translation>
    </message>
    <message>
        <source>A peak learning rate of %1 is very high for %2</source>
        <translation>Пиковая скорость обучения %1 очень высока для %2</translation>
    </message>
    <message>
        <source>A peak learning rate of %1 is very low for %2</source>
        <translation>Пиковая скорость обучения %1 очень низка для %2</translation>
    </message>
    <message>
        <source>Try a peak learning rate of %1</source>
        <translation>Попробуйте пиковую скорость обучения %1</translation>
    </message>
    <message>
        <source>The learning rate stays at its peak: the run ends before the first step</source>
        <translation>Скорость обучения остаётся пиковой: запуск завершается до первой ступени</translation>
    </message>
    <message>
        <source>Enter an epoch before the last, or use another schedule</source>
        <translation>Укажите эпоху раньше последней или выберите другое расписание</translation>
    </message>
    <message>
        <source>Set the %1 you want to reach</source>
        <extracomment>%1: a measure of quality, &quot;top-1&quot;</extracomment>
        <translation>Задайте, какого значения нужно достичь (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Batch normalization over parts of %1 image(s) is noisy</source>
        <translation>
            <numerusform>Пакетная нормализация по частям из %1 изображения даёт много шума</numerusform>
            <numerusform>Пакетная нормализация по частям из %1 изображений даёт много шума</numerusform>
            <numerusform>Пакетная нормализация по частям из %1 изображений даёт много шума</numerusform>
        </translation>
    </message>
    <message>
        <source>Exponent</source>
        <extracomment>noun, field: of a polynomial schedule</extracomment>
        <translation>Показатель степени</translation>
    </message>
    <message>
        <source>Not ranked: some of the runs trained, others measured throughput, reading or inference</source>
        <translation>Не ранжируется: одни запуски обучали сеть, другие измеряли производительность, чтение или инференс</translation>
    </message>
    <message numerus="yes">
        <source>%1 size(s), each measured for %2; start-up and warm-up come on top</source>
        <translation>
            <numerusform>%1 размер, измеряется %2; инициализация и прогрев — сверх этого</numerusform>
            <numerusform>%1 размера, каждый измеряется %2; инициализация и прогрев — сверх этого</numerusform>
            <numerusform>%1 размеров, каждый измеряется %2; инициализация и прогрев — сверх этого</numerusform>
        </translation>
    </message>
    <message>
        <source>No estimate: it is not known how many sizes there will be; each is measured for %1</source>
        <translation>Нет оценки: неизвестно, сколько будет размеров; каждый измеряется %1</translation>
    </message>
    <message>
        <source>No estimate: the table cannot be read</source>
        <translation>Нет оценки: таблицу не удаётся прочитать</translation>
    </message>
    <message>
        <source>Throughput is limited by the lower of peak dense compute and memory bandwidth, each divided by what one sample needs (roofline)</source>
        <translation>Производительность ограничена меньшей из двух величин: пиковой производительностью плотных вычислений и пропускной способностью памяти, каждая из которых делится на потребность одного примера (roofline)</translation>
    </message>
    <message>
        <source>No estimate: training on a sample takes %1 times as much compute as in the closest result, %2; scaling is limited to a factor of %3</source>
        <translation>Нет оценки: вычислений на один пример — ×%1 по сравнению с ближайшим результатом (%2); допустимый пересчёт — до ×%3</translation>
    </message>
    <message>
        <source>No estimate: in the closest result, %2, training on a sample takes %1 times as much compute as here; scaling is limited to a factor of %3</source>
        <translation>Нет оценки: в ближайшем результате (%2) вычислений на один пример — ×%1 по сравнению с этим запуском; допустимый пересчёт — до ×%3</translation>
    </message>
    <message>
        <source>Cheapest per million %1</source>
        <translation>Самый дешёвый миллион %1</translation>
    </message>
    <message>
        <source>%1: %2, answering 95% of its requests within %3 ms.</source>
        <translation>%1: %2, 95&#xa0;% запросов получают ответ не позднее чем через %3 мс.</translation>
    </message>
    <message>
        <source>Most %1 per second</source>
        <translation>Больше всего %1 в секунду</translation>
    </message>
    <message>
        <source>%1: %2× the speed of the cheapest at %3× its price per million.</source>
        <extracomment>%1 = a row of the comparison, %2 and %3 = numbers of times</extracomment>
        <translation>%1: скорость ×%2, цена за миллион ×%3 к самому дешёвому варианту.</translation>
    </message>
    <message>
        <source>Most %1 for the price</source>
        <extracomment>%1 = &quot;images/s&quot; or &quot;rows/s&quot;</extracomment>
        <translation>Больше всего %1 на единицу цены</translation>
    </message>
    <message numerus="yes">
        <source>Bound by reading: %1 loader thread(s) deliver %2 %3, busy for only %4 of the time and waiting for the disk for the rest</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;, %4 = a share</extracomment>
        <translation>
            <numerusform>Узкое место — чтение: %1 поток загрузки выдаёт %2 %3, он занят лишь %4 времени, остальное ждёт диска</numerusform>
            <numerusform>Узкое место — чтение: %1 потока загрузки выдают %2 %3, они заняты лишь %4 времени, остальное ждут диска</numerusform>
            <numerusform>Узкое место — чтение: %1 потоков загрузки выдают %2 %3, они заняты лишь %4 времени, остальное ждут диска</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the files on a faster disk; more loader threads hardly help</source>
        <translation>Перенесите файлы на более быстрый диск; дополнительные потоки загрузки почти не помогут</translation>
    </message>
    <message numerus="yes">
        <source>Bound by decoding: %1 loader thread(s) deliver %2 %3; the steps could take %4</source>
        <extracomment>%2 and %4 = rates, %3 = &quot;images/s&quot;</extracomment>
        <translation>
            <numerusform>Узкое место — декодирование: %1 поток загрузки выдаёт %2 %3, а шаги могли бы принять %4</numerusform>
            <numerusform>Узкое место — декодирование: %1 потока загрузки выдают %2 %3, а шаги могли бы принять %4</numerusform>
            <numerusform>Узкое место — декодирование: %1 потоков загрузки выдают %2 %3, а шаги могли бы принять %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Use lighter augmentation, smaller files or a processor with more cores</source>
        <translation>Упростите аугментацию, уменьшите файлы или возьмите процессор с большим числом ядер</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 loader thread(s), which deliver %2 %3</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;</extracomment>
        <translation>
            <numerusform>Используйте %1 поток загрузки: он выдаёт %2 %3</numerusform>
            <numerusform>Используйте %1 потока загрузки: они выдают %2 %3</numerusform>
            <numerusform>Используйте %1 потоков загрузки: они выдают %2 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loader thread(s) deliver %2 %3</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;</extracomment>
        <translation>
            <numerusform>%1 поток загрузки выдаёт %2 %3</numerusform>
            <numerusform>%1 потока загрузки выдают %2 %3</numerusform>
            <numerusform>%1 потоков загрузки выдают %2 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bound by decoding: %1 loader thread(s) deliver %2 %3, busy for %4 of the time</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;, %4 = a share</extracomment>
        <translation>
            <numerusform>Узкое место — декодирование: %1 поток загрузки выдаёт %2 %3 и занят %4 времени</numerusform>
            <numerusform>Узкое место — декодирование: %1 потока загрузки выдают %2 %3 и заняты %4 времени</numerusform>
            <numerusform>Узкое место — декодирование: %1 потоков загрузки выдают %2 %3 и заняты %4 времени</numerusform>
        </translation>
    </message>
    <message>
        <source>Too small to show what the hardware can do: about %1 of a step with a batch of %2 is overhead that does not depend on the batch</source>
        <translation>Слишком мало, чтобы показать возможности оборудования: около %1 шага при пакете %2 — накладные расходы, не зависящие от пакета</translation>
    </message>
    <message>
        <source>Measure a larger batch, larger images or a larger network</source>
        <translation>Измерьте больший пакет, более крупные изображения или более крупную сеть</translation>
    </message>
    <message>
        <source>Data-bound: steps spend %1 of their time waiting for data</source>
        <translation>Узкое место — данные: %1 времени шагов уходит на их ожидание</translation>
    </message>
    <message>
        <source>Copy-bound: the device spends %1 of the step time waiting for data to be copied to it</source>
        <translation>Узкое место — копирование: %1 времени шага устройство ждёт, пока в него копируются данные</translation>
    </message>
    <message>
        <source>Use smaller images, or a machine with a faster link to its accelerators</source>
        <translation>Уменьшите изображения или возьмите машину с более быстрой связью с ускорителями</translation>
    </message>
    <message>
        <source>Compute-bound: compute takes %1 of the step time, waiting for data %2</source>
        <translation>Узкое место — вычисления: они занимают %1 времени шага, ожидание данных — %2</translation>
    </message>
    <message>
        <source>Preparing samples slows the steps down: %1 %2, where a throughput session reached %3</source>
        <extracomment>%1 and %3 = rates, %2 = &quot;images/s&quot;</extracomment>
        <translation>Подготовка примеров замедляет шаги: %1 %2, а при измерении производительности было %3</translation>
    </message>
    <message>
        <source>Save the file as &quot;CSV UTF-8&quot; and choose it again</source>
        <translation>Сохраните файл как «CSV UTF-8» и выберите его снова</translation>
    </message>
    <message>
        <source>Save the table as CSV with the names of its columns in the first line</source>
        <translation>Сохраните таблицу в формате CSV с названиями столбцов в первой строке</translation>
    </message>
    <message numerus="yes">
        <source>A row has more than %1 field(s)</source>
        <translation>
            <numerusform>В строке больше %1 поля</numerusform>
            <numerusform>В строке больше %1 полей</numerusform>
            <numerusform>В строке больше %1 полей</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that this is a table, with one row on each line</source>
        <translation>Убедитесь, что это таблица и каждая её строка начинается с новой строки файла</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строк</translation>
    </message>
    <message>
        <source>samples</source>
        <extracomment>unit: what the network is trained on, images or rows</extracomment>
        <translation>примеров</translation>
    </message>
    <message>
        <source>rows/s</source>
        <translation>строк/с</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>примеров/с</translation>
    </message>
    <message>
        <source>%1 per %2/h</source>
        <extracomment>%1 = &quot;4.20 images/s&quot;, %2 = a currency: for each unit of it that an hour costs</extracomment>
        <translation>%1 на %2/ч</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) without a value to predict were left out</source>
        <translation>
            <numerusform>Пропущена %1 строка без значения для предсказания</numerusform>
            <numerusform>Пропущены %1 строки без значения для предсказания</numerusform>
            <numerusform>Пропущено %1 строк без значения для предсказания</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair or remove them</source>
        <translation>Исправьте или удалите их</translation>
    </message>
    <message>
        <source>Packing was stopped</source>
        <translation>Упаковка остановлена</translation>
    </message>
    <message>
        <source>No image of class &quot;%1&quot; can be used for training</source>
        <translation>Ни одно изображение класса «%1» не пригодно для обучения</translation>
    </message>
    <message>
        <source>Repair its images, or remove its folder</source>
        <translation>Исправьте его изображения или удалите его папку</translation>
    </message>
    <message>
        <source>The packed file has no images for training or for validation</source>
        <translation>В файле нет упакованных изображений для обучения или для валидации</translation>
    </message>
    <message>
        <source>Pack a folder that has both</source>
        <translation>Упакуйте папку, в которой есть и те и другие</translation>
    </message>
    <message>
        <source>%1 consecutive images of one class cannot be used, such as %2: %3</source>
        <translation>Непригодны подряд несколько изображений одного класса (%1), например %2: %3</translation>
    </message>
    <message>
        <source>Check that the images are still there</source>
        <translation>Проверьте, что изображения на месте</translation>
    </message>
    <message>
        <source>Choose a file of weights to measure a trained network</source>
        <translation>Чтобы измерить обученную сеть, выберите файл весов</translation>
    </message>
    <message>
        <source>Not even the smallest batch fits into memory</source>
        <translation>В память не помещается даже самый маленький пакет</translation>
    </message>
    <message numerus="yes">
        <source>With a batch of %2, only %1 request(s) were answered: their 99th percentile is that of the slowest</source>
        <translation>
            <numerusform>При пакете %2 получен ответ лишь на %1 запрос: его время и есть 99-й перцентиль</numerusform>
            <numerusform>При пакете %2 получены ответы лишь на %1 запроса: их 99-й перцентиль — время самого медленного</numerusform>
            <numerusform>При пакете %2 получены ответы лишь на %1 запросов: их 99-й перцентиль — время самого медленного</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure for longer</source>
        <translation>Измеряйте дольше</translation>
    </message>
    <message>
        <source>No larger batch was measured: there are only %1 samples</source>
        <translation>Более крупные пакеты не измерялись: число примеров — всего %1</translation>
    </message>
    <message>
        <source>The gradients of %1 steps in a row, up to step %2, contain NaN or infinity</source>
        <translation>Градиенты %1 шагов подряд, до шага %2, содержат NaN или бесконечность</translation>
    </message>
    <message>
        <source>With more than %1 validation samples, the predictions of an evaluation are not kept: no confusion matrix can be shown</source>
        <translation>Если в валидационной выборке больше %1 примеров, предсказания при валидации не сохраняются: матрица ошибок недоступна</translation>
    </message>
    <message>
        <source>The predictions of an evaluation could not be saved; training is not affected: %1</source>
        <translation>Не удалось сохранить предсказания валидации; на обучение это не влияет: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 step(s) skipped in epoch %2: gradients with NaN or infinity</source>
        <translation>
            <numerusform>В эпохе %2 пропущен %1 шаг: в градиентах NaN или бесконечность</numerusform>
            <numerusform>В эпохе %2 пропущено %1 шага: в градиентах NaN или бесконечность</numerusform>
            <numerusform>В эпохе %2 пропущено %1 шагов: в градиентах NaN или бесконечность</numerusform>
        </translation>
    </message>
    <message>
        <source>fp16 needs an NVIDIA GPU</source>
        <translation>Для fp16 нужен GPU NVIDIA</translation>
    </message>
    <message>
        <source>A global batch of %1 exceeds the number of training samples (%2)</source>
        <translation>Глобальный пакет размером %1 больше числа обучающих примеров (%2)</translation>
    </message>
    <message>
        <source>Use a smaller batch or more samples</source>
        <translation>Уменьшите пакет или увеличьте число примеров</translation>
    </message>
    <message>
        <source>Scaled from %1 × %2 to %3 × %4 pixels, around its center</source>
        <translation>Масштабировано с %1 × %2 до %3 × %4 пикселей, взята центральная часть</translation>
    </message>
    <message>
        <source>The image cannot be used: %1</source>
        <translation>Изображение непригодно: %1</translation>
    </message>
    <message>
        <source>Choose a JPEG or PNG file that other programs can open</source>
        <translation>Выберите файл JPEG или PNG, который открывается в других программах</translation>
    </message>
    <message>
        <source>The network&apos;s outputs contain NaN or infinity</source>
        <translation>Выходы сети содержат NaN или бесконечность</translation>
    </message>
    <message>
        <source>Use the checkpoint of another epoch</source>
        <translation>Возьмите контрольную точку другой эпохи</translation>
    </message>
    <message>
        <source>The run&apos;s images have %1 channels; files have one or three</source>
        <translation>У изображений этого запуска каналов: %1; в файлах один или три</translation>
    </message>
    <message>
        <source>The validation set has no sample %1</source>
        <translation>В валидационной выборке нет примера %1</translation>
    </message>
    <message>
        <source>The data have changed since the run; train again</source>
        <translation>Данные изменились после запуска; обучите сеть заново</translation>
    </message>
    <message>
        <source>Small data set: %1 training rows. With %2 validation rows, the RMSE is known only to within ±%3</source>
        <translation>Малый набор данных: обучающих строк — %1. При таком числе валидационных строк (%2) RMSE известна с погрешностью ±%3</translation>
    </message>
    <message>
        <source>Use more rows, or do not treat small differences as progress</source>
        <translation>Используйте больше строк или не принимайте малые различия за прогресс</translation>
    </message>
    <message>
        <source>Small data set: %1 training rows for %2 classes. With %3 validation rows, a top-1 accuracy near 90% is known only to within ±%4 percentage points</source>
        <translation>Малый набор данных: обучающих строк — %1, классов — %2. При таком числе валидационных строк (%3) точность top-1 около 90&#xa0;% известна с погрешностью ±%4 процентного пункта</translation>
    </message>
    <message>
        <source>Restore the file, or start a new run</source>
        <translation>Восстановите прежний файл или начните новый запуск</translation>
    </message>
    <message>
        <source>%1. The run goes back to its last checkpoint, with %2 of the scheduled learning rate</source>
        <translation>%1. Запуск возвращается к последней контрольной точке; скорость обучения — %2 от заданной расписанием</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>класс %1</translation>
    </message>
    <message>
        <source>The saved predictions failed verification: %1</source>
        <translation>Сохранённые предсказания не прошли проверку: %1</translation>
    </message>
    <message>
        <source>The run&apos;s next evaluation writes the file again</source>
        <translation>Следующая валидация этого запуска запишет файл заново</translation>
    </message>
    <message>
        <source>its content was changed</source>
        <translation>содержимое файла изменено</translation>
    </message>
    <message>
        <source>it contains figures that no evaluation can have</source>
        <translation>в нём есть значения, невозможные при валидации</translation>
    </message>
    <message>
        <source>Everything measured</source>
        <extracomment>why a run ended: all sizes have been measured</extracomment>
        <translation>Всё измерено</translation>
    </message>
    <message>
        <source>Choose a CSV file</source>
        <translation>Выберите файл CSV</translation>
    </message>
    <message>
        <source>Kind of run</source>
        <translation>Вид запуска</translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>noun, a value of &quot;Kind of run&quot;</extracomment>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Training throughput</source>
        <translation>Производительность обучения</translation>
    </message>
    <message>
        <source>Input pipeline</source>
        <extracomment>a value of &quot;Kind of run&quot;: reading and decoding alone are measured</extracomment>
        <translation>Чтение данных</translation>
    </message>
    <message>
        <source>Inference</source>
        <extracomment>noun, a value of &quot;Kind of run&quot;</extracomment>
        <translation>Инференс</translation>
    </message>
    <message>
        <source>Batch sizes</source>
        <translation>Размеры пакета</translation>
    </message>
    <message>
        <source>Batch sizes to measure, across all replicas; leave empty to double from 1 to the largest that fits.</source>
        <translation>Измеряемые размеры пакета по всем репликам; если не указать, размер удваивается от 1 до наибольшего, который помещается в память.</translation>
    </message>
    <message>
        <source>Numbers of loader threads</source>
        <translation>Число потоков загрузки</translation>
    </message>
    <message>
        <source>Numbers of loader threads to measure; leave empty to double from 1 to the number of cores.</source>
        <translation>При каком числе потоков загрузки измерять; если не указать, оно удваивается от 1 до числа ядер.</translation>
    </message>
    <message>
        <source>Measured for</source>
        <extracomment>field: the seconds that each size is measured</extracomment>
        <translation>Длительность измерения</translation>
    </message>
    <message>
        <source>s each</source>
        <extracomment>unit: seconds for each size measured</extracomment>
        <translation>с на каждое</translation>
    </message>
    <message>
        <source>How long each of them is measured, after a warm-up.</source>
        <translation>Сколько измеряется каждое из значений после прогрева.</translation>
    </message>
    <message>
        <source>Latency limit</source>
        <translation>Предел задержки</translation>
    </message>
    <message>
        <source>ms, 95th percentile</source>
        <translation>мс, 95-й перцентиль</translation>
    </message>
    <message>
        <source>Hidden layers</source>
        <translation>Скрытые слои</translation>
    </message>
    <message>
        <source>units</source>
        <extracomment>noun, plural, after a list of numbers: units (neurons) of a layer</extracomment>
        <translation>нейронов</translation>
    </message>
    <message>
        <source>Units of each hidden layer of the multilayer perceptron; each category of the table has an embedding of its own.</source>
        <translation>Число нейронов каждого скрытого слоя многослойного перцептрона; у каждой категории таблицы свой эмбеддинг.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <extracomment>noun, field: a technique of training</extracomment>
        <translation>Дропаут</translation>
    </message>
    <message>
        <source>Fraction of each hidden layer&apos;s outputs that a training step leaves out.</source>
        <translation>Доля выходов каждого скрытого слоя, отбрасываемая на шаге обучения.</translation>
    </message>
    <message>
        <source>Where the samples come from.</source>
        <translation>Откуда берутся примеры.</translation>
    </message>
    <message>
        <source>Packed images</source>
        <extracomment>a value of &quot;Data set&quot;: images packed into one file</extracomment>
        <translation>Упакованные изображения</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Таблица (CSV)</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>field: path of a file</extracomment>
        <translation>Файл</translation>
    </message>
    <message>
        <source>A CSV file with the names of the columns in its first line (empty fields, NA, NaN and null are missing values), or a file of packed images.</source>
        <translation>Файл CSV с названиями столбцов в первой строке (пустые поля, NA, NaN и null — пропущенные значения) или файл с упакованными изображениями.</translation>
    </message>
    <message>
        <source>Column to predict</source>
        <translation>Предсказываемый столбец</translation>
    </message>
    <message>
        <source>Its name in the first line; leave empty for the last column.</source>
        <translation>Его название в первой строке; если не указать, берётся последний столбец.</translation>
    </message>
    <message>
        <source>Its values</source>
        <extracomment>field: what the column to predict holds, numbers or classes</extracomment>
        <translation>Его значения</translation>
    </message>
    <message>
        <source>Numbers are predicted by regression, such as prices; classes by classification.</source>
        <translation>Числа, например цены, предсказываются регрессией, классы — классификацией.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>noun, a value of &quot;Its values&quot;</extracomment>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Columns not used</source>
        <translation>Неиспользуемые столбцы</translation>
    </message>
    <message>
        <source>Names of columns that the network must not see, such as row numbers.</source>
        <translation>Названия столбцов, которые сеть не должна видеть, например номера строк.</translation>
    </message>
    <message>
        <source>Mixup</source>
        <translation>Mixup</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>альфа</translation>
    </message>
    <message>
        <source>Trains on mixtures of two images and of their classes; the shares follow a beta distribution with this parameter.</source>
        <translation>Обучает на смесях двух изображений и их классов; доли следуют бета-распределению с этим параметром.</translation>
    </message>
    <message>
        <source>Fraction of the samples set aside for validation: images are chosen by file name, if the folder has no validation folder, rows at random by the seed.</source>
        <translation>Доля примеров, отложенная для валидации: изображения выбираются по имени файла, если в папке нет папки валидации, строки — случайно, по seed.</translation>
    </message>
    <message>
        <source>Training samples</source>
        <translation>Обучающие примеры</translation>
    </message>
    <message>
        <source>Images or rows per epoch; 0 uses all. If the data set has more, the first ones are used; of a folder of images, the first of each class; of a table, rows at random by the seed.</source>
        <translation>Изображений или строк на эпоху; 0 — все. Если в наборе данных их больше, берутся первые; из папки с изображениями — первые в каждом классе; из таблицы — случайные строки по seed.</translation>
    </message>
    <message>
        <source>Validation samples</source>
        <translation>Валидационные примеры</translation>
    </message>
    <message>
        <source>Images or rows used in every evaluation; 0 uses all.</source>
        <translation>Число изображений или строк при каждой валидации; 0 — все.</translation>
    </message>
    <message>
        <source>bf16, fp16 and tf32 keep weights in fp32, and fp16 scales the loss; auto uses bf16 where the device supports it natively.</source>
        <translation>При bf16, fp16 и tf32 веса хранятся в fp32, а при fp16 потери масштабируются; «Авто» выбирает bf16, если устройство поддерживает его аппаратно.</translation>
    </message>
    <message>
        <source>Samples per step, across all replicas.</source>
        <translation>Примеров на шаг по всем репликам.</translation>
    </message>
    <message>
        <source>The packed file failed verification: %1</source>
        <translation>Файл с упакованными изображениями не прошёл проверку: %1</translation>
    </message>
    <message>
        <source>Pack the images again</source>
        <translation>Упакуйте изображения заново</translation>
    </message>
    <message>
        <source>This is not a file of packed images</source>
        <translation>Это не файл упакованных изображений</translation>
    </message>
    <message>
        <source>Choose a file written by &quot;epochal-worker pack&quot;</source>
        <translation>Выберите файл, записанный командой «epochal-worker pack»</translation>
    </message>
    <message>
        <source>Passes over the training samples; the learning-rate schedule spans all of them.</source>
        <translation>Проходы по обучающим примерам; расписание скорости обучения рассчитано на все.</translation>
    </message>
    <message>
        <source>What target, patience and the best checkpoint refer to, measured on the validation samples after each epoch.</source>
        <translation>К чему относятся цель, число эпох без улучшения и лучшая контрольная точка; измеряется на валидационных примерах после каждой эпохи.</translation>
    </message>
    <message>
        <source>If the loss diverges</source>
        <translation>Если потери расходятся</translation>
    </message>
    <message>
        <source>What to do once the loss is NaN or infinite: end the run as failed, leave out the step, or go back to the last checkpoint with half the learning rate.</source>
        <translation>Что делать, когда потери становятся NaN или бесконечными: завершить запуск с ошибкой, пропустить шаг или вернуться к последней контрольной точке с половинной скоростью обучения.</translation>
    </message>
    <message>
        <source>End the run</source>
        <translation>Завершить запуск</translation>
    </message>
    <message>
        <source>Skip the step</source>
        <translation>Пропустить шаг</translation>
    </message>
    <message>
        <source>Roll back</source>
        <extracomment>verb, a value of &quot;If the loss diverges&quot;: go back to the last checkpoint</extracomment>
        <translation>Откатить запуск</translation>
    </message>
    <message>
        <source>Add it to the columns that are not used</source>
        <translation>Добавьте его к неиспользуемым столбцам</translation>
    </message>
    <message>
        <source>The file %1 is empty</source>
        <translation>Файл %1 пуст</translation>
    </message>
    <message>
        <source>The first line holds numbers, not the names of columns</source>
        <translation>В первой строке числа, а не названия столбцов</translation>
    </message>
    <message>
        <source>Add a line with a name for each column</source>
        <translation>Добавьте строку с названием каждого столбца</translation>
    </message>
    <message>
        <source>Two columns are named &quot;%1&quot;</source>
        <translation>Два столбца называются «%1»</translation>
    </message>
    <message>
        <source>Give each column a name of its own</source>
        <translation>Дайте каждому столбцу своё название</translation>
    </message>
    <message>
        <source>The table has no column named &quot;%1&quot;</source>
        <translation>В таблице нет столбца «%1»</translation>
    </message>
    <message>
        <source>Its columns are: %1</source>
        <translation>Её столбцы: %1</translation>
    </message>
    <message>
        <source>The column to predict, &quot;%1&quot;, cannot be left out</source>
        <translation>Предсказываемый столбец, «%1», исключить нельзя</translation>
    </message>
    <message>
        <source>Remove it from the columns that are not used</source>
        <translation>Уберите его из неиспользуемых столбцов</translation>
    </message>
    <message>
        <source>Reading was canceled</source>
        <translation>Чтение отменено</translation>
    </message>
    <message>
        <source>The number of fields in line %1 (%2) differs from that in the first line (%3)</source>
        <translation>Число полей в строке %1 (%2) не такое, как в первой строке (%3)</translation>
    </message>
    <message>
        <source>Correct this line; text with a separator in it needs quotes</source>
        <translation>Исправьте эту строку; текст с разделителем внутри нужно заключить в кавычки</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; in the column &quot;%3&quot; is not a number</source>
        <translation>Строка %1: «%2» в столбце «%3» — не число</translation>
    </message>
    <message>
        <source>Correct this line, choose another column, or predict classes</source>
        <translation>Исправьте эту строку, выберите другой столбец или предсказывайте классы</translation>
    </message>
    <message numerus="yes">
        <source>The table has only %1 row(s) with a value to predict</source>
        <translation>
            <numerusform>В таблице только %1 строка со значением для предсказания</numerusform>
            <numerusform>В таблице только %1 строки со значением для предсказания</numerusform>
            <numerusform>В таблице только %1 строк со значением для предсказания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use a table with at least %1 row(s)</source>
        <translation>
            <numerusform>Возьмите таблицу, в которой не меньше %1 строки</numerusform>
            <numerusform>Возьмите таблицу, в которой не меньше %1 строк</numerusform>
            <numerusform>Возьмите таблицу, в которой не меньше %1 строк</numerusform>
        </translation>
    </message>
    <message>
        <source>No column is left to predict &quot;%1&quot; from</source>
        <translation>Не осталось столбцов, по которым предсказывать «%1»</translation>
    </message>
    <message>
        <source>Use more columns</source>
        <translation>Используйте больше столбцов</translation>
    </message>
    <message>
        <source>Choose another column, or predict numbers</source>
        <translation>Выберите другой столбец или предсказывайте числа</translation>
    </message>
    <message>
        <source>Every row has the same class, &quot;%1&quot;</source>
        <translation>У всех строк один и тот же класс, «%1»</translation>
    </message>
    <message>
        <source>Choose another column to predict</source>
        <translation>Выберите другой предсказываемый столбец</translation>
    </message>
    <message>
        <source>The table does not fit into memory</source>
        <translation>Таблица не помещается в память</translation>
    </message>
    <message>
        <source>Use fewer rows or columns, or free some memory</source>
        <translation>Уменьшите число строк или столбцов или освободите память</translation>
    </message>
    <message>
        <source>RMSE</source>
        <translation>RMSE</translation>
    </message>
    <message>
        <source>RMSE, validation</source>
        <translation>RMSE, валидация</translation>
    </message>
    <message>
        <source>MAE</source>
        <translation>MAE</translation>
    </message>
    <message>
        <source>MAE, validation</source>
        <translation>MAE, валидация</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>R², validation</source>
        <translation>R², валидация</translation>
    </message>
    <message>
        <source>Remove the zero</source>
        <translation>Удалите ноль</translation>
    </message>
    <message>
        <source>At most %1 hidden layers of at most %2 units are possible</source>
        <translation>Возможно не больше %1 скрытых слоёв по %2 нейронов в каждом</translation>
    </message>
    <message>
        <source>Use fewer or narrower layers</source>
        <translation>Уменьшите число слоёв или их ширину</translation>
    </message>
    <message>
        <source>A table is held in memory: there is no reading to measure</source>
        <translation>Таблица целиком хранится в памяти: измерять скорость чтения не имеет смысла</translation>
    </message>
    <message>
        <source>Measure training throughput instead</source>
        <translation>Измерьте вместо этого производительность обучения</translation>
    </message>
    <message>
        <source>This data set needs a file</source>
        <translation>Для этого набора данных нужен файл</translation>
    </message>
    <message>
        <source>This task is not measured by %1: %2 is used, without the target</source>
        <extracomment>%1, %2: measures of quality</extracomment>
        <translation>Метрика этой задачи — не %1: используется %2, без цели</translation>
    </message>
    <message>
        <source>Choose one of the task&apos;s measures</source>
        <translation>Выберите одну из метрик этой задачи</translation>
    </message>
    <message>
        <source>Without a target there will be no time or cost to reach it</source>
        <translation>Без цели не будет ни времени, ни стоимости её достижения</translation>
    </message>
    <message>
        <source>synthetic 3x224x224, 1000</source>
        <translation>синтетические данные 3x224x224, 1000</translation>
    </message>
    <message>
        <source>Use --nproc N, or start the ranks with torchrun or srun</source>
        <translation>Укажите --nproc N или запустите ранги с помощью torchrun или srun</translation>
    </message>
    <message>
        <source>This process is rank 0, or the only one</source>
        <translation>Этот процесс — ранг 0 или единственный</translation>
    </message>
    <message>
        <source>Start rank 0 with launch</source>
        <translation>Запустите ранг 0 командой launch</translation>
    </message>
    <message>
        <source>A sweep cannot be launched as ranks: its runs start their own</source>
        <translation>Перебор нельзя запустить как ранги: его запуски сами запускают свои</translation>
    </message>
    <message>
        <source>Use devices.ranks_as=processes instead</source>
        <translation>Используйте вместо этого devices.ranks_as=processes</translation>
    </message>
    <message>
        <source>The epochs with smaller images are counted in proportion to the network&apos;s multiply-adds</source>
        <translation>Эпохи с меньшими изображениями учтены пропорционально числу умножений-сложений сети</translation>
    </message>
    <message>
        <source>no run reached the target</source>
        <translation>ни один запуск не достиг цели</translation>
    </message>
    <message>
        <source>no run finished</source>
        <translation>ни один запуск не завершён</translation>
    </message>
    <message>
        <source>Scaling needs two sizes</source>
        <translation>Для масштабирования нужны два размера</translation>
    </message>
    <message>
        <source>weak scaling</source>
        <extracomment>the batch per device is constant</extracomment>
        <translation>слабое масштабирование</translation>
    </message>
    <message>
        <source>strong scaling</source>
        <translation>сильное масштабирование</translation>
    </message>
    <message numerus="yes">
        <source>%1 times the rate of %2 device(s): an efficiency of %3.</source>
        <translation>
            <numerusform>В %1 раза быстрее, чем на %2 устройстве: эффективность %3.</numerusform>
            <numerusform>В %1 раза быстрее, чем на %2 устройствах: эффективность %3.</numerusform>
            <numerusform>В %1 раза быстрее, чем на %2 устройствах: эффективность %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs %1, %2 times as much.</source>
        <translation>Стоимость — %1, в %2 раза больше.</translation>
    </message>
    <message numerus="yes">
        <source>%1 device(s)</source>
        <translation>
            <numerusform>%1 устройство</numerusform>
            <numerusform>%1 устройства</numerusform>
            <numerusform>%1 устройств</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One round on %1 device(s) beats %2 rounds on one</source>
        <translation>
            <numerusform>Один шаг на %1 устройстве быстрее %2 шагов на одном</numerusform>
            <numerusform>Один шаг на %1 устройствах быстрее %2 шагов на одном</numerusform>
            <numerusform>Один шаг на %1 устройствах быстрее %2 шагов на одном</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 rounds on one device beat one round on %1 device(s)</source>
        <translation>
            <numerusform>Один шаг на %1 устройстве медленнее %2 шагов на одном</numerusform>
            <numerusform>Один шаг на %1 устройствах медленнее %2 шагов на одном</numerusform>
            <numerusform>Один шаг на %1 устройствах медленнее %2 шагов на одном</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 samples take %2 ms in one step on %3 device(s), and %4 ms in %5 steps on one.</source>
        <translation>
            <numerusform>Примеров: %1 — за один шаг на %3 устройстве %2 мс, на одном %4 мс (шагов: %5).</numerusform>
            <numerusform>Примеров: %1 — за один шаг на %3 устройствах %2 мс, на одном %4 мс (шагов: %5).</numerusform>
            <numerusform>Примеров: %1 — за один шаг на %3 устройствах %2 мс, на одном %4 мс (шагов: %5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 experiment(s)</source>
        <translation>
            <numerusform>%1 эксперимент</numerusform>
            <numerusform>%1 эксперимента</numerusform>
            <numerusform>%1 экспериментов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One after another on %1 device(s), they take %2; side by side, each on one device, they should take %3.</source>
        <translation>
            <numerusform>Один за другим на %1 устройстве они занимают %2; одновременно, каждый на своём устройстве, должны занять %3.</numerusform>
            <numerusform>Один за другим на %1 устройствах они занимают %2; одновременно, каждый на своём устройстве, должны занять %3.</numerusform>
            <numerusform>Один за другим на %1 устройствах они занимают %2; одновременно, каждый на своём устройстве, должны занять %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>One after another is %1 times as fast.</source>
        <translation>Один за другим — в %1 раза быстрее.</translation>
    </message>
    <message numerus="yes">
        <source>On %1 device(s), %2 of %3 ms per step are communication that compute does not hide: %4.</source>
        <translation>
            <numerusform>На %1 устройстве %2 из %3 мс шага — обмен данными, не скрытый за вычислениями: %4.</numerusform>
            <numerusform>На %1 устройствах %2 из %3 мс шага — обмен данными, не скрытый за вычислениями: %4.</numerusform>
            <numerusform>На %1 устройствах %2 из %3 мс шага — обмен данными, не скрытый за вычислениями: %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for samples takes %1.</source>
        <translation>Ожидание примеров занимает %1.</translation>
    </message>
    <message>
        <source>Communication</source>
        <extracomment>heading of a finding: time that devices spend exchanging gradients</extracomment>
        <translation>Обмен данными</translation>
    </message>
    <message>
        <source>Serial share, by Amdahl&apos;s law</source>
        <translation>Последовательная доля по закону Амдала</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, 95% interval %2 to %3.</source>
        <translation>%1, интервал 95&#xa0;% — от %2 до %3.</translation>
    </message>
    <message>
        <source>No number of devices would be more than %1 times as fast as one.</source>
        <translation>Никакое число устройств не было бы быстрее одного более чем в %1 раза.</translation>
    </message>
    <message>
        <source>More devices were not measured.</source>
        <translation>Больше устройств не измерялось.</translation>
    </message>
    <message numerus="yes">
        <source>Strong scaling pays up to %1 device(s)</source>
        <translation>
            <numerusform>Сильное масштабирование выгодно до %1 устройства</numerusform>
            <numerusform>Сильное масштабирование выгодно до %1 устройств</numerusform>
            <numerusform>Сильное масштабирование выгодно до %1 устройств</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %3 × %4: %5; here, on %1 device(s): %6.</source>
        <translation>
            <numerusform>%2, %3 × %4: %5; здесь, на %1 устройстве: %6.</numerusform>
            <numerusform>%2, %3 × %4: %5; здесь, на %1 устройствах: %6.</numerusform>
            <numerusform>%2, %3 × %4: %5; здесь, на %1 устройствах: %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Published efficiencies</source>
        <translation>Опубликованная эффективность</translation>
    </message>
    <message numerus="yes">
        <source>A fit needs three sizes; this series has %1 size(s)</source>
        <translation>
            <numerusform>Для подгонки нужны три размера; в этом ряду %1 размер</numerusform>
            <numerusform>Для подгонки нужны три размера; в этом ряду %1 размера</numerusform>
            <numerusform>Для подгонки нужны три размера; в этом ряду %1 размеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This fit needs more than %1 run(s)</source>
        <translation>
            <numerusform>Для этой подгонки нужно больше %1 запуска</numerusform>
            <numerusform>Для этой подгонки нужно больше %1 запусков</numerusform>
            <numerusform>Для этой подгонки нужно больше %1 запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>The rates do not determine a curve</source>
        <translation>Производительность не определяет кривую</translation>
    </message>
    <message>
        <source>Unknown host: %1 (%2)</source>
        <translation>Неизвестный хост: %1 (%2)</translation>
    </message>
    <message>
        <source>Check the address</source>
        <translation>Проверьте адрес</translation>
    </message>
    <message>
        <source>Cannot listen on %1</source>
        <translation>Не удаётся принимать соединения на %1</translation>
    </message>
    <message>
        <source>Cannot connect to %1</source>
        <translation>Не удаётся подключиться к %1</translation>
    </message>
    <message>
        <source>Specify the folder with the files from %1</source>
        <translation>Укажите папку с файлами из %1</translation>
    </message>
    <message>
        <source>Not a %1 file: %2 bytes is more than %3 records of %4 bytes</source>
        <translation>Это не файл %1: размер в байтах (%2) больше, чем %3 записей по %4</translation>
    </message>
    <message>
        <source>Not a %1 file: %2 bytes is not a whole number of %3-byte records</source>
        <translation>Это не файл %1: размер в байтах (%2) не кратен длине записи (%3)</translation>
    </message>
    <message>
        <source>Label %1 is out of range: %2 labels run from 0 to %3</source>
        <translation>Метка %1 вне диапазона: в %2 метки от 0 до %3</translation>
    </message>
    <message>
        <source>Only folders of images can be previewed</source>
        <translation>Предпросмотр возможен только для папок с изображениями</translation>
    </message>
    <message>
        <source>Choose a folder of images as the source of the data</source>
        <translation>Выберите папку с изображениями как источник данных</translation>
    </message>
    <message>
        <source>Your network fails: %1</source>
        <translation>Сбой в вашей сети: %1</translation>
    </message>
    <message>
        <source>Test it in Python with images of this shape</source>
        <translation>Проверьте её в Python на изображениях такой формы</translation>
    </message>
    <message>
        <source>Export it with torch.jit.script(network).save(file)</source>
        <translation>Экспортируйте её через torch.jit.script(network).save(file)</translation>
    </message>
    <message>
        <source>The network needs the operator %1, which LibTorch does not have</source>
        <translation>Сети нужен оператор %1, которого нет в LibTorch</translation>
    </message>
    <message>
        <source>Export it without operators from other libraries</source>
        <translation>Экспортируйте её без операторов из других библиотек</translation>
    </message>
    <message>
        <source>LibTorch cannot load the network: %1</source>
        <translation>LibTorch не может загрузить сеть: %1</translation>
    </message>
    <message>
        <source>The network has no method &quot;forward&quot;</source>
        <translation>У сети нет метода «forward»</translation>
    </message>
    <message>
        <source>The network&apos;s inputs are (%1); it must take one tensor of images</source>
        <translation>Входы сети: (%1); она должна принимать один тензор изображений</translation>
    </message>
    <message>
        <source>The network returns %1 instead of one tensor</source>
        <translation>Сеть возвращает %1 вместо одного тензора</translation>
    </message>
    <message>
        <source>Export a module whose forward returns one number per class and image</source>
        <translation>Экспортируйте модуль, у которого forward возвращает по числу на класс для каждого изображения</translation>
    </message>
    <message>
        <source>The network&apos;s parameter %1 is of the type %2</source>
        <translation>Параметр сети %1 имеет тип %2</translation>
    </message>
    <message>
        <source>Export it with network.float(), not quantized</source>
        <translation>Экспортируйте её после network.float(), без квантования</translation>
    </message>
    <message>
        <source>The network&apos;s buffer %1 is of the type %2</source>
        <translation>Буфер сети %1 имеет тип %2</translation>
    </message>
    <message>
        <source>Use float32, float64 or int64 for it</source>
        <translation>Используйте для него float32, float64 или int64</translation>
    </message>
    <message>
        <source>The network has no parameters: its weights are constants</source>
        <translation>У сети нет параметров: её веса — константы</translation>
    </message>
    <message>
        <source>Export it without torch.jit.freeze or optimize_for_inference</source>
        <translation>Экспортируйте её без torch.jit.freeze и optimize_for_inference</translation>
    </message>
    <message>
        <source>None of the network&apos;s parameters can be trained (requires_grad is false)</source>
        <translation>Ни один параметр сети нельзя обучать (requires_grad — false)</translation>
    </message>
    <message>
        <source>Set requires_grad to True before exporting</source>
        <translation>Перед экспортом задайте requires_grad = True</translation>
    </message>
    <message>
        <source>The network changes its attribute %1 while it computes</source>
        <translation>При вычислении сеть меняет свой атрибут %1</translation>
    </message>
    <message>
        <source>Make it a buffer and update that in place</source>
        <translation>Сделайте его буфером и изменяйте буфер на месте</translation>
    </message>
    <message>
        <source>Export it with torch.jit.script: torch.jit.trace fixes the mode</source>
        <translation>Экспортируйте её через torch.jit.script: torch.jit.trace фиксирует режим</translation>
    </message>
    <message>
        <source>The network&apos;s %1 never behaves as in training</source>
        <translation>Слой %1 этой сети никогда не работает как при обучении</translation>
    </message>
    <message>
        <source>Choose a file that torch.jit.script(network).save(file) wrote</source>
        <translation>Выберите файл, записанный через torch.jit.script(network).save(file)</translation>
    </message>
    <message>
        <source>The file is not a TorchScript network</source>
        <translation>Этот файл — не сеть TorchScript</translation>
    </message>
    <message>
        <source>The network&apos;s file is damaged or incomplete</source>
        <translation>Файл сети повреждён или неполон</translation>
    </message>
    <message>
        <source>Copy or export it again</source>
        <translation>Скопируйте или экспортируйте его заново</translation>
    </message>
    <message>
        <source>The network&apos;s code reads or writes files (%1)</source>
        <translation>Код сети читает или записывает файлы (%1)</translation>
    </message>
    <message>
        <source>Do not use a network that you do not trust</source>
        <translation>Не используйте сеть, которой не доверяете</translation>
    </message>
    <message>
        <source>The file holds weights or a pickled module, not a TorchScript network</source>
        <translation>В файле веса или модуль в формате pickle, а не сеть TorchScript</translation>
    </message>
    <message>
        <source>The network&apos;s file has changed since the run was created</source>
        <translation>Файл сети изменился после создания запуска</translation>
    </message>
    <message>
        <source>Rank %1 (process %2 on %3) closed its connection</source>
        <translation>Ранг %1 (процесс %2 на %3) закрыл соединение</translation>
    </message>
    <message>
        <source>Rank %1 (process %2 on %3) ended with exit code %4</source>
        <translation>Ранг %1 (процесс %2 на %3) завершился с кодом %4</translation>
    </message>
    <message>
        <source>Its last messages are in worker.log</source>
        <translation>Его последние сообщения — в файле worker.log</translation>
    </message>
    <message>
        <source>Interrupted before the first step</source>
        <translation>Прерван до первого шага</translation>
    </message>
    <message numerus="yes">
        <source>Use a global batch of at most %1 row(s)</source>
        <translation>
            <numerusform>Используйте глобальный пакет не больше %1 строки</numerusform>
            <numerusform>Используйте глобальный пакет не больше %1 строк</numerusform>
            <numerusform>Используйте глобальный пакет не больше %1 строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating %1 validation rows needs about %2 of memory; %3 is free</source>
        <translation>Для валидации (строк: %1) нужно около %2 памяти; свободно %3</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %1 validation row(s)</source>
        <translation>
            <numerusform>Используйте не больше %1 строки для валидации</numerusform>
            <numerusform>Используйте не больше %1 строк для валидации</numerusform>
            <numerusform>Используйте не больше %1 строк для валидации</numerusform>
        </translation>
    </message>
    <message>
        <source>Export it with %1 outputs</source>
        <translation>Экспортируйте её с числом выходов %1</translation>
    </message>
    <message>
        <source>For %1 images the network returns a tensor of shape %2 instead of %3</source>
        <translation>Для %1 изображений сеть возвращает тензор формы %2 вместо %3</translation>
    </message>
    <message>
        <source>The network&apos;s outputs do not depend on its trainable parameters</source>
        <translation>Выходы сети не зависят от обучаемых параметров</translation>
    </message>
    <message>
        <source>Remove no_grad and detach from its forward</source>
        <translation>Уберите no_grad и detach из её forward</translation>
    </message>
    <message>
        <source>It is not known which layer of your own network is the last one</source>
        <translation>Неизвестно, какой слой собственной сети последний</translation>
    </message>
    <message>
        <source>Train all layers from the beginning</source>
        <translation>Обучайте все слои с самого начала</translation>
    </message>
    <message>
        <source>Use the same rate for all layers</source>
        <translation>Используйте одну скорость обучения для всех слоёв</translation>
    </message>
    <message>
        <source>From epoch %1 on, training images have their full size, %2 × %2 pixels</source>
        <translation>С эпохи %1 обучающие изображения имеют полный размер, %2 × %2 пикселей</translation>
    </message>
    <message>
        <source>All layers are trained from here on: %1 parameters, of which the last layer has %2</source>
        <translation>С этого момента обучаются все слои: параметров — %1, из них в последнем слое — %2</translation>
    </message>
    <message>
        <source>Contradictory launch settings: %1 and %2</source>
        <translation>Параметры запуска противоречат друг другу: %1 и %2</translation>
    </message>
    <message>
        <source>Unset one of them, or start all ranks in the same way</source>
        <translation>Удалите один из них или запустите все ранги одинаково</translation>
    </message>
    <message>
        <source>%1 is set, but %2 is missing</source>
        <translation>Задано %1, но не задано %2</translation>
    </message>
    <message>
        <source>Set it, or unset the other</source>
        <translation>Задайте недостающее или удалите заданное</translation>
    </message>
    <message>
        <source>Invalid value of %1: &quot;%2&quot;</source>
        <translation>Недопустимое значение %1: «%2»</translation>
    </message>
    <message>
        <source>Set it to a number, or unset it</source>
        <translation>Задайте число или удалите переменную</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list of nodes</source>
        <translation>«%1» — не список узлов</translation>
    </message>
    <message>
        <source>Give the address of rank 0 with --address</source>
        <translation>Укажите адрес ранга 0 с помощью --address</translation>
    </message>
    <message>
        <source>Start this session as a single process</source>
        <translation>Запустите этот сеанс одним процессом</translation>
    </message>
    <message>
        <source>Set devices.ranks_as to auto</source>
        <translation>Задайте devices.ranks_as=auto</translation>
    </message>
    <message>
        <source>Ranks: %1</source>
        <translation>Ранги: %1</translation>
    </message>
    <message>
        <source>Choose the file of a TorchScript network</source>
        <translation>Выберите файл сети TorchScript</translation>
    </message>
    <message>
        <source>Network file</source>
        <translation>Файл сети</translation>
    </message>
    <message>
        <source>Network file&apos;s hash</source>
        <translation>Хеш файла сети</translation>
    </message>
    <message>
        <source>Recorded when the run is created, so that it is never resumed with another network.</source>
        <translation>Записывается при создании запуска, чтобы его нельзя было продолжить с другой сетью.</translation>
    </message>
    <message>
        <source>Batch normalization is computed on each replica, unless it is synchronized; group normalization does not depend on the batch.</source>
        <translation>Пакетная нормализация вычисляется на каждой реплике, если она не синхронная; групповая не зависит от пакета.</translation>
    </message>
    <message>
        <source>A .safetensors or .pth file with the network&apos;s weights; its last layer is replaced if the classes differ. Leave empty for random weights, or for those in the file of your own network.</source>
        <translation>Файл .safetensors или .pth с весами сети; если классы другие, последний слой заменяется. Если файл не указан, веса случайные, а у собственной сети — из её файла.</translation>
    </message>
    <message>
        <source>CIFAR-100, binary version</source>
        <translation>CIFAR-100, двоичная версия</translation>
    </message>
    <message>
        <source>First image size</source>
        <translation>Начальный размер изображения</translation>
    </message>
    <message>
        <source>Side of the training images in the first epoch, from which they grow to the image size in steps of 32 pixels (progressive resizing). Validation images always have the image size.</source>
        <translation>Сторона обучающих изображений в первой эпохе; от неё они растут до размера изображения шагами по 32 пикселя (progressive resizing). Изображения для валидации всегда имеют полный размер.</translation>
    </message>
    <message>
        <source>Full size after</source>
        <translation>Полный размер после</translation>
    </message>
    <message>
        <source>of the epochs</source>
        <translation>от числа эпох</translation>
    </message>
    <message>
        <source>Fraction of the epochs after which training images have the image size. The last epoch always has it.</source>
        <translation>Доля эпох, после которой обучающие изображения имеют полный размер. В последней эпохе он полный всегда.</translation>
    </message>
    <message>
        <source>Replicas run as</source>
        <translation>Реплики работают как</translation>
    </message>
    <message>
        <source>&quot;Auto&quot; gives each of several GPUs a process of its own, and each CPU replica a thread.</source>
        <translation>«Авто» выделяет каждому из нескольких GPU отдельный процесс, а каждой реплике на CPU — поток.</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>noun, a value of &quot;Replicas run as&quot;</extracomment>
        <translation>Потоки</translation>
    </message>
    <message>
        <source>Processes</source>
        <extracomment>noun, a value of &quot;Replicas run as&quot;</extracomment>
        <translation>Процессы</translation>
    </message>
    <message>
        <source>Parallel algorithm</source>
        <translation>Параллельный алгоритм</translation>
    </message>
    <message>
        <source>Gather on one device</source>
        <translation>Сбор на одном устройстве</translation>
    </message>
    <message>
        <source>Sharded optimizer (ZeRO-1)</source>
        <translation>Распределённый оптимизатор (ZeRO-1)</translation>
    </message>
    <message>
        <source>Gradients exchanged in</source>
        <translation>Формат обмена градиентами</translation>
    </message>
    <message>
        <source>bf16 halves the bytes of the gradients that replicas exchange: each is rounded to 8 significant bits (by 0.4% at most), and sums are computed in fp32.</source>
        <translation>bf16 вдвое уменьшает объём градиентов, которыми обмениваются реплики: каждый округляется до 8 значащих битов (не более чем на 0,4&#xa0;%), а суммы вычисляются в fp32.</translation>
    </message>
    <message>
        <source>Synchronized batch normalization</source>
        <translation>Синхронная пакетная нормализация</translation>
    </message>
    <message>
        <source>Nothing is published for your own data: set a target once a first run has shown what is usual</source>
        <translation>Для ваших данных ничего не опубликовано: задайте цель, когда первый запуск покажет, чего ожидать</translation>
    </message>
    <message>
        <source>CIFAR-100, ResNet-18, to 77.54%</source>
        <translation>CIFAR-100, ResNet-18, до 77,54&#xa0;%</translation>
    </message>
    <message>
        <source>Published: 77.54% top-1 after 200 epochs (DeVries and Taylor 2017, table 1, no cutout)</source>
        <translation>Опубликовано: 77,54&#xa0;% top-1 после 200 эпох (DeVries и Taylor, 2017, табл. 1, без cutout)</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is varied along with &quot;%2&quot;, but has more or fewer values</source>
        <translation>Поле «%1» перебирается вместе с «%2», но число значений у них разное</translation>
    </message>
    <message>
        <source>Fields that are varied together need a value each</source>
        <translation>Полям, которые перебираются вместе, нужно по значению</translation>
    </message>
    <message>
        <source>Use {&quot;fields&quot;: [&quot;devices.count&quot;, &quot;seed&quot;], &quot;values&quot;: [[1, 1], [2, 1]]}</source>
        <translation>Укажите {&quot;fields&quot;: [&quot;devices.count&quot;, &quot;seed&quot;], &quot;values&quot;: [[1, 1], [2, 1]]}</translation>
    </message>
    <message>
        <source>Training images cannot grow from %1 to %2 pixels</source>
        <translation>Обучающие изображения не могут вырасти с %1 до %2 пикселей</translation>
    </message>
    <message>
        <source>Use a first size below the image size, or 0 for images of one size</source>
        <translation>Укажите начальный размер меньше размера изображения или 0, чтобы размер не менялся</translation>
    </message>
    <message>
        <source>Use a larger first size, or 0 for images of one size</source>
        <translation>Укажите больший начальный размер или 0, чтобы размер не менялся</translation>
    </message>
    <message>
        <source>Your own network needs a file</source>
        <translation>Для собственной сети нужен файл</translation>
    </message>
    <message>
        <source>From %1 to %2 devices, a run takes %3 of the time and costs %4 times as much.</source>
        <translation>От %1 к %2 устройствам запуск занимает %3 времени и стоит в %4 раза больше.</translation>
    </message>
    <message>
        <source>From %1 to %2 devices, a run takes %3 of the time and %4 times the device time.</source>
        <translation>От %1 к %2 устройствам запуск занимает %3 времени, а время всех устройств умножается на %4.</translation>
    </message>
    <message>
        <source>Factor on the learning rate of all layers but the last.</source>
        <translation>Множитель скорости обучения для всех слоёв, кроме последнего.</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>Этапы конвейера</translation>
    </message>
    <message>
        <source>Recompute activations</source>
        <translation>Пересчитывать активации</translation>
    </message>
    <message>
        <source>Backward computes a block&apos;s activations again instead of keeping them: about a third more work for a fraction of the memory. The result is the same.</source>
        <translation>Обратный проход заново вычисляет активации блока, а не хранит их: примерно на треть больше работы при намного меньшей памяти. Результат тот же.</translation>
    </message>
    <message>
        <source>The network has %1 pieces: it cannot be divided into %2 stages</source>
        <translation>Сеть состоит из частей (%1): разделить её на столько этапов (%2) нельзя</translation>
    </message>
    <message>
        <source>Use at most %1 stages</source>
        <translation>Этапов должно быть не больше %1</translation>
    </message>
    <message>
        <source>Split the batch into more parts, at least %1</source>
        <translation>Разделите пакет на большее число частей, не меньше %1</translation>
    </message>
    <message>
        <source>The trace could not be saved: %1</source>
        <translation>Не удалось сохранить трассировку: %1</translation>
    </message>
    <message>
        <source>A trace of steps %1 to %2 is in %3, for Perfetto or Chrome</source>
        <translation>Трассировка шагов с %1 по %2 — в файле %3, для Perfetto или Chrome</translation>
    </message>
    <message>
        <source>This process may not use CPU core %1</source>
        <translation>Этому процессу недоступно ядро CPU %1</translation>
    </message>
    <message>
        <source>Device numbers</source>
        <extracomment>field: the numbers of the GPUs or cores that a run uses</extracomment>
        <translation>Номера устройств</translation>
    </message>
    <message>
        <source>A device number is negative, or appears twice</source>
        <translation>Номер устройства отрицательный или указан дважды</translation>
    </message>
    <message>
        <source>Modeled: with %1 devices, exchanging gradients takes %2 of a step longer than computing hides, by the usual latency and bandwidth of their links. Such a model was within %3 of nine in ten published rates of ResNet-50</source>
        <translation>По модели: на устройствах (%1) обмен градиентами занимает %2 шага сверх того, что скрыто за вычислениями, при обычных задержке и пропускной способности их связей. Для ResNet-50 девять из десяти опубликованных скоростей отличались от такой модели не более чем на %3</translation>
    </message>
    <message>
        <source>Modeled: with %1 devices, exchanging gradients takes %2 of a step longer than computing hides, by the latency and bandwidth measured between the devices of this machine. Such a model was within %3 of nine in ten published rates of ResNet-50</source>
        <translation>По модели: на %1 устройствах обмен градиентами удлиняет шаг на %2 сверх того, что скрывают вычисления, при задержке и пропускной способности, измеренных между устройствами этой машины. Такая модель отклоняется не более чем на %3 от девяти из десяти опубликованных скоростей ResNet-50</translation>
    </message>
    <message>
        <source>Delete the file, and measure the links again</source>
        <translation>Удалите файл и измерьте каналы связи заново</translation>
    </message>
    <message>
        <source>This is not a table of links</source>
        <translation>Это не таблица каналов связи</translation>
    </message>
    <message>
        <source>The measurement was canceled</source>
        <translation>Измерение отменено</translation>
    </message>
    <message>
        <source>To repeat this run bit for bit, give these numbers as shares of the replicas</source>
        <translation>Чтобы повторить этот запуск бит в бит, задайте эти числа как доли реплик</translation>
    </message>
    <message>
        <source>Waits until the run in progress has ended</source>
        <translation>Ждёт завершения текущего запуска</translation>
    </message>
    <message>
        <source>Waits until one of %1 runs in progress has ended</source>
        <translation>Ждёт завершения одного из текущих запусков (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Waits until %1 GPU(s) are free</source>
        <translation>
            <numerusform>Ждёт, пока освободится %1 GPU</numerusform>
            <numerusform>Ждёт, пока освободятся %1 GPU</numerusform>
            <numerusform>Ждёт, пока освободятся %1 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Batch split</source>
        <extracomment>noun, field: how a batch is divided among replicas</extracomment>
        <translation>Разделение пакета</translation>
    </message>
    <message>
        <source>How each batch is divided among replicas. For devices of different speeds, it can be divided by the speed measured at the start, or by given shares.</source>
        <translation>Как каждый пакет делится между репликами. Для устройств разной скорости его можно делить по скорости, измеренной в начале, или по заданным долям.</translation>
    </message>
    <message>
        <source>Evenly</source>
        <extracomment>adverb, a value of &quot;Batch split&quot;</extracomment>
        <translation>Поровну</translation>
    </message>
    <message>
        <source>By measured speed</source>
        <translation>По измеренной скорости</translation>
    </message>
    <message>
        <source>By given shares</source>
        <translation>По заданным долям</translation>
    </message>
    <message>
        <source>Shares of the replicas</source>
        <translation>Доли реплик</translation>
    </message>
    <message>
        <source>One number for each replica: with 3, 1 the first gets three quarters of each batch.</source>
        <translation>По одному числу на реплику: при 3, 1 первая получает три четверти каждого пакета.</translation>
    </message>
    <message>
        <source>The speed of pipelines is not measured before they run</source>
        <translation>Скорость конвейеров заранее не измеряется</translation>
    </message>
    <message>
        <source>Split the batch evenly, or by given shares</source>
        <translation>Делите пакет поровну или по заданным долям</translation>
    </message>
    <message>
        <source>Use a global batch of at least %1</source>
        <translation>Задайте глобальный пакет не менее %1</translation>
    </message>
    <message>
        <source>A share must be between 1 and %1</source>
        <translation>Доля должна быть от 1 до %1</translation>
    </message>
    <message>
        <source>Shares are relative to each other: 3, 1 is the same as 6, 2</source>
        <translation>Доли относительны: 3, 1 — то же, что 6, 2</translation>
    </message>
    <message>
        <source>Give one number for each replica</source>
        <translation>Задайте по одному числу на реплику</translation>
    </message>
    <message>
        <source>With these shares, a replica gets no sample of a batch of %1</source>
        <translation>При таких долях одной из реплик не достаётся ни одного примера из пакета в %1</translation>
    </message>
    <message>
        <source>Use a larger batch or a larger smallest share</source>
        <translation>Увеличьте пакет или наименьшую долю</translation>
    </message>
    <message>
        <source>Record the steps again</source>
        <translation>Запишите шаги заново</translation>
    </message>
    <message>
        <source>Modeled: with %1 replicas, exchanging gradients takes %2 of a step, by the latency and bandwidth measured between them. Where that was checked, the model was up to %3 too fast</source>
        <translation>По модели: при %1 репликах обмен градиентами занимает %2 шага при измеренных между ними задержке и пропускной способности. Там, где это проверялось, модель завышала скорость не более чем на %3</translation>
    </message>
    <message>
        <source>There is no such run folder</source>
        <translation>Такой папки запуска нет</translation>
    </message>
    <message>
        <source>Put it back if it was moved or deleted; otherwise check the path</source>
        <translation>Верните её на место, если она перемещена или удалена; иначе проверьте путь</translation>
    </message>
    <message numerus="yes">
        <source>Other programs used part of the CPU during %1 run(s); alone, they might have been faster: %2</source>
        <extracomment>%2 = names of runs, each with the part that others used: &quot;resnet8 (38%)&quot;</extracomment>
        <translation>
            <numerusform>Во время %1 запуска процессор был отчасти занят другими программами; без этой нагрузки он мог быть быстрее: %2</numerusform>
            <numerusform>Во время %1 запусков процессор был отчасти занят другими программами; без этой нагрузки они могли быть быстрее: %2</numerusform>
            <numerusform>Во время %1 запусков процессор был отчасти занят другими программами; без этой нагрузки они могли быть быстрее: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute-bound: compute and the optimizer take %1 of the step time; the loader keeps up</source>
        <translation>Узкое место — вычисления: вместе с оптимизатором они занимают %1 времени шага; загрузка данных успевает</translation>
    </message>
    <message>
        <source>Compute-bound: compute and the optimizer take %1 of the step time, waiting for data %2</source>
        <translation>Узкое место — вычисления: вместе с оптимизатором они занимают %1 времени шага, ожидание данных — %2</translation>
    </message>
    <message>
        <source>The table has no rows</source>
        <translation>В таблице нет строк</translation>
    </message>
    <message>
        <source>Give every run a row with its name and figures</source>
        <translation>Добавьте для каждого запуска строку с именем и показателями</translation>
    </message>
    <message>
        <source>There is no column &quot;name&quot;</source>
        <translation>Нет столбца «name»</translation>
    </message>
    <message>
        <source>Add a column &quot;name&quot; that names the run of every row</source>
        <translation>Добавьте столбец «name» с именем запуска в каждой строке</translation>
    </message>
    <message>
        <source>No column says how good or how fast a run was</source>
        <translation>Ни один столбец не содержит данных о качестве или скорости запуска</translation>
    </message>
    <message>
        <source>Add a column such as top1, auc, rmse, loss or images_per_second</source>
        <translation>Добавьте столбец, например top1, auc, rmse, loss или images_per_second</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a number</source>
        <translation>%1: «%2» — не число</translation>
    </message>
    <message>
        <source>Write it with a decimal point, without a unit</source>
        <translation>Запишите его с десятичной точкой и без единицы измерения</translation>
    </message>
    <message>
        <source>Name the run that the row is about</source>
        <translation>Укажите имя запуска, к которому относится строка</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 не может быть равно %2</translation>
    </message>
    <message>
        <source>Write a fraction, such as 0.934, or a percentage with its sign, such as 93.4%</source>
        <translation>Запишите долю, например 0.934, или проценты со знаком, например 93.4%</translation>
    </message>
    <message>
        <source>Correct the figure</source>
        <translation>Исправьте показатель</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has epoch %2 twice</source>
        <translation>У «%1» эпоха %2 встречается дважды</translation>
    </message>
    <message>
        <source>Remove one of the rows, or give each run a name of its own</source>
        <translation>Удалите одну из строк или дайте каждому запуску своё имя</translation>
    </message>
    <message>
        <source>There is another study with the ID &quot;%1&quot;</source>
        <translation>Уже есть другое исследование с идентификатором «%1»</translation>
    </message>
    <message>
        <source>Rename the file, or change the ID in it</source>
        <translation>Переименуйте файл или измените идентификатор в нём</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has several rows, not all of them with an epoch</source>
        <translation>У «%1» несколько строк, и не во всех указана эпоха</translation>
    </message>
    <message>
        <source>An ID cannot contain a slash or a control character</source>
        <translation>Идентификатор не может содержать косую черту или управляющий символ</translation>
    </message>
    <message>
        <source>Write a whole number above 0, or leave the cell empty</source>
        <translation>Запишите целое число больше 0 или оставьте ячейку пустой</translation>
    </message>
    <message>
        <source>The table has more than %1 runs</source>
        <translation>В таблице больше %1 запусков</translation>
    </message>
    <message>
        <source>Import fewer at a time</source>
        <translation>Импортируйте по частям</translation>
    </message>
    <message>
        <source>The column holds one value per run; give different runs different names</source>
        <translation>В этом столбце одно значение на запуск; дайте разным запускам разные имена</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is missing here, but other rows of it have it</source>
        <translation>%1 у «%2» здесь не указано, а в других строках этого запуска указано</translation>
    </message>
    <message>
        <source>Fill it in for every evaluation, or for the last one only</source>
        <translation>Заполните для каждой валидации или только для последней</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is less than at an earlier epoch</source>
        <translation>%1 у «%2» меньше, чем в более ранней эпохе</translation>
    </message>
    <message>
        <source>training, without evaluation</source>
        <translation>обучение, без валидации</translation>
    </message>
    <message>
        <source>The network&apos;s inputs are (%1); it must take a tensor of numbers and one of categories</source>
        <translation>Входы сети: (%1); она должна принимать тензор чисел и тензор категорий</translation>
    </message>
    <message>
        <source>Export a module with forward(numbers, categories), or forward(numbers) if the table has only numbers</source>
        <translation>Экспортируйте модуль с forward(numbers, categories) или, если в таблице только числа, с forward(numbers)</translation>
    </message>
    <message>
        <source>Test it in Python: network(%1)</source>
        <extracomment>%1: Python code</extracomment>
        <translation>Проверьте её в Python: network(%1)</translation>
    </message>
    <message>
        <source>Export a module whose forward returns one number per row (rows × 1), or per class and row</source>
        <translation>Экспортируйте модуль, у которого forward возвращает по одному числу на строку (строки × 1) или по числу на класс для каждой строки</translation>
    </message>
    <message>
        <source>The network has %1 outputs, but a number is predicted</source>
        <translation>У сети выходов: %1, а предсказывается число</translation>
    </message>
    <message>
        <source>Export it with one output</source>
        <translation>Экспортируйте её с одним выходом</translation>
    </message>
    <message>
        <source>For %1 rows the network returns a tensor of shape %2 instead of %3</source>
        <translation>Для %1 строк сеть возвращает тензор формы %2 вместо %3</translation>
    </message>
    <message>
        <source>Export a module with forward(numbers, categories), or do not use these columns</source>
        <translation>Экспортируйте модуль с forward(numbers, categories) или не используйте эти столбцы</translation>
    </message>
    <message>
        <source>MLP</source>
        <extracomment>multilayer perceptron</extracomment>
        <translation>MLP</translation>
    </message>
    <message>
        <source>A file saved with torch.jit.script(network).save(): images in, or the numbers and the categories of a table&apos;s rows, and one output per class, or one for a number. The run starts from the weights in it. Photographs, and color images with initial weights, are normalized by ImageNet&apos;s mean and deviation, other images by those of the data set. The file contains code: use only files that you trust.</source>
        <translation>Файл, сохранённый через torch.jit.script(network).save(): на входе изображения или числа и категории строк таблицы, на выходе по числу на класс или одно, если предсказывается число. Запуск начинается с весов из этого файла. Фотографии, а при начальных весах и другие цветные изображения, нормализуются по среднему и отклонению ImageNet, остальные изображения — по среднему и отклонению самого набора данных. В файле есть код: используйте только файлы, которым доверяете.</translation>
    </message>
    <message>
        <source>The MLP takes rows of a table, not images</source>
        <translation>MLP принимает строки таблицы, а не изображения</translation>
    </message>
    <message>
        <source>Choose a network for images</source>
        <translation>Выберите сеть для изображений</translation>
    </message>
    <message numerus="yes">
        <source>The network has %1 output(s), but the data have %2 classes</source>
        <translation>
            <numerusform>У сети %1 выход, а в данных классов: %2</numerusform>
            <numerusform>У сети %1 выхода, а в данных классов: %2</numerusform>
            <numerusform>У сети %1 выходов, а в данных классов: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Bound by reading: steps spend %1 of their time waiting for data, and the loader spends %2 of its time reading files</source>
        <translation>Узкое место — чтение: %1 времени шагов уходит на ожидание данных, а потоки загрузки тратят %2 времени на чтение файлов</translation>
    </message>
    <message>
        <source>Use a faster disk or more loader threads</source>
        <translation>Возьмите более быстрый диск или увеличьте число потоков загрузки</translation>
    </message>
    <message>
        <source>Bound by decoding: steps spend %1 of their time waiting for data, and the loader spends %2 of its time decoding and augmenting images</source>
        <translation>Узкое место — декодирование: %1 времени шагов уходит на ожидание данных, а потоки загрузки тратят %2 времени на декодирование и аугментацию изображений</translation>
    </message>
    <message>
        <source>not ranked</source>
        <extracomment>in a column of ranks: of a row without a rank</extracomment>
        <translation>не ранжируется</translation>
    </message>
    <message>
        <source>no price</source>
        <extracomment>in a column of ranks: why a row has none</extracomment>
        <translation>нет цены</translation>
    </message>
    <message>
        <source>Not ranked: the source gives only a price</source>
        <translation>Не ранжируется: источник даёт только цену</translation>
    </message>
    <message>
        <source>price only</source>
        <extracomment>why a row has no rank: its source gives a price and nothing that was measured</extracomment>
        <translation>только цена</translation>
    </message>
    <message>
        <source>in progress</source>
        <extracomment>why a row has no rank: the run has not ended</extracomment>
        <translation>выполняется</translation>
    </message>
    <message>
        <source>time unknown</source>
        <extracomment>in a column of ranks: why a row has none</extracomment>
        <translation>время неизвестно</translation>
    </message>
    <message>
        <source>no evaluation</source>
        <extracomment>why a row has no rank: the model was not evaluated</extracomment>
        <translation>нет валидации</translation>
    </message>
    <message>
        <source>target not reached</source>
        <translation>цель не достигнута</translation>
    </message>
    <message>
        <source>latency too high</source>
        <extracomment>why a row has no rank: every batch size exceeds the latency limit</extracomment>
        <translation>задержка велика</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>why a row has no rank: the run did not finish</extracomment>
        <translation>не завершён</translation>
    </message>
    <message>
        <source>runs failed</source>
        <extracomment>why a row of several runs has no rank</extracomment>
        <translation>неудачные запуски</translation>
    </message>
    <message>
        <source>no exchange rate</source>
        <translation>нет курса</translation>
    </message>
    <message>
        <source>This catalog is already open in another Epochal window</source>
        <translation>Этот каталог уже открыт в другом окне Epochal</translation>
    </message>
    <message>
        <source>The catalog has no such run</source>
        <translation>В каталоге нет такого запуска</translation>
    </message>
    <message>
        <source>The catalog is damaged</source>
        <translation>Каталог повреждён</translation>
    </message>
    <message>
        <source>The catalog is open read-only</source>
        <translation>Каталог открыт только для чтения</translation>
    </message>
    <message>
        <source>The catalog has no curve for this run</source>
        <translation>В каталоге нет кривой этого запуска</translation>
    </message>
    <message>
        <source>The catalog entry for this run is damaged</source>
        <translation>Запись каталога об этом запуске повреждена</translation>
    </message>
    <message>
        <source>The catalog&apos;s version number is not one Epochal uses</source>
        <translation>Каталога с таким номером версии в Epochal не бывает</translation>
    </message>
    <message>
        <source>Catalog error: %1</source>
        <translation>Ошибка каталога: %1</translation>
    </message>
    <message>
        <source>it is neither JPEG nor PNG</source>
        <translation>это не JPEG и не PNG</translation>
    </message>
    <message>
        <source>it is larger than %1</source>
        <translation>файл больше %1</translation>
    </message>
    <message>
        <source>its data are damaged (%1)</source>
        <extracomment>%1 = what a library says of the image&apos;s data</extracomment>
        <translation>данные повреждены (%1)</translation>
    </message>
    <message>
        <source>it has too many pixels</source>
        <translation>в нём слишком много пикселей</translation>
    </message>
    <message>
        <source>decoding it would take too much memory</source>
        <translation>для декодирования нужно слишком много памяти</translation>
    </message>
    <message>
        <source>it is a kind of JPEG that cannot be decoded</source>
        <translation>такую разновидность JPEG декодировать нельзя</translation>
    </message>
    <message>
        <source>The catalog cannot be used, so the runs are indexed in memory for now: %1</source>
        <translation>Каталогом пока нельзя пользоваться, поэтому запуски индексируются в памяти: %1</translation>
    </message>
    <message>
        <source>The catalog was damaged; the old file was renamed and the catalog was rebuilt from the run folders</source>
        <translation>Каталог был повреждён; старый файл переименован, каталог построен заново по папкам запусков</translation>
    </message>
    <message>
        <source>%1: %2 in %3; no ranked row is faster.</source>
        <translation>%1: %2 за %3; среди ранжированных быстрее ничего нет.</translation>
    </message>
    <message>
        <source>Not ranked: %1 has no target, unlike the others; choose one for all</source>
        <extracomment>%1: name of a run</extracomment>
        <translation>Не ранжируется: цель есть не у всех запусков (её нет у %1); выберите одну для всех</translation>
    </message>
    <message numerus="yes">
        <source>Not ranked: %1 run(s) have no target; choose one for all</source>
        <translation>
            <numerusform>Не ранжируется: у %1 запуска нет цели; выберите одну для всех</numerusform>
            <numerusform>Не ранжируется: у %1 запусков нет цели; выберите одну для всех</numerusform>
            <numerusform>Не ранжируется: у %1 запусков нет цели; выберите одну для всех</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 run folder(s) missing</source>
        <translation>
            <numerusform>Отсутствует %1 папка запуска</numerusform>
            <numerusform>Отсутствуют %1 папки запусков</numerusform>
            <numerusform>Отсутствуют %1 папок запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>Put them back if they were moved or deleted</source>
        <translation>Верните их на место, если они перемещены или удалены</translation>
    </message>
    <message>
        <source>The replicas did not connect within %1</source>
        <translation>Реплики не соединились за %1</translation>
    </message>
    <message>
        <source>The number of processes to launch is not given</source>
        <translation>Не указано, сколько процессов запускать</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a figure in the form a source prints it</source>
        <translation>«%1» — не число в том виде, в каком его приводит источник</translation>
    </message>
    <message>
        <source>This is not a machine calibration</source>
        <translation>Это не калибровка машины</translation>
    </message>
    <message>
        <source>the machine draws %1 W in total, which its price includes (measured during the run: %2 W, processor and accelerators only)</source>
        <translation>вся машина потребляет %1&#xa0;Вт, и это учтено в её цене (измерено за время запуска: %2&#xa0;Вт, только процессор и ускорители)</translation>
    </message>
    <message>
        <source>Not ranked: no measured batch size meets the latency limit</source>
        <translation>Не ранжируется: ни один из измеренных размеров пакета не укладывается в предел задержки</translation>
    </message>
    <message>
        <source>The run needs %1, which this device does not support natively</source>
        <translation>Запуску нужен %1, но это устройство не поддерживает его аппаратно</translation>
    </message>
    <message>
        <source>Modeled: with %1 parts per batch, each of %2 stages is idle for %3 of a step, if all parts take equally long; communication between stages is not included</source>
        <translation>По модели: если пакет делится на части (%1), каждый из этапов (%2) простаивает %3 шага при одинаковом времени частей; пересылки между этапами не учтены</translation>
    </message>
    <message numerus="yes">
        <source>Modeled: what this is based on ran on no more than %1 device(s); what each doubling loses is the median of the published series</source>
        <translation>
            <numerusform>По модели: данные, на которых это основано, получены не более чем на %1 устройстве; потери при каждом удвоении — медиана опубликованных рядов</numerusform>
            <numerusform>По модели: данные, на которых это основано, получены не более чем на %1 устройствах; потери при каждом удвоении — медиана опубликованных рядов</numerusform>
            <numerusform>По модели: данные, на которых это основано, получены не более чем на %1 устройствах; потери при каждом удвоении — медиана опубликованных рядов</numerusform>
        </translation>
    </message>
    <message>
        <source>No estimate: how much your own network computes is not known, and it has not been measured on this device yet</source>
        <translation>Нет оценки: объём вычислений собственной сети неизвестен, и на этом устройстве она ещё не измерялась</translation>
    </message>
    <message>
        <source>Estimated as for all-reduce in fp32: no known run on this hardware combines its replicas as this one does</source>
        <translation>Оценено как для all-reduce в fp32: неизвестно ни одного запуска на этом оборудовании, в котором реплики работают вместе так же</translation>
    </message>
    <message>
        <source>The formula cannot be parsed from &quot;%1&quot; onward</source>
        <translation>Не удалось разобрать формулу, начиная с «%1»</translation>
    </message>
    <message>
        <source>This is not a record of a machine&apos;s measured links</source>
        <translation>Это не запись об измеренных каналах связи машины</translation>
    </message>
    <message>
        <source>Measured by the time to the target, it is %1: batch %2 needs %3 epochs, batch %4 needs %5.</source>
        <translation>По времени до цели — %1: с пакетом %2 нужно %3 эпох, с пакетом %4 — %5.</translation>
    </message>
    <message>
        <source>Measured by the time to the target, it is %1.</source>
        <translation>По времени до цели — %1.</translation>
    </message>
    <message>
        <source>Measured by the time of the whole run, it is %1.</source>
        <translation>По времени всего запуска — %1.</translation>
    </message>
    <message>
        <source>Side by side is %1 times as fast, if they do not slow each other down.</source>
        <translation>Одновременно — в %1 раза быстрее, если они не мешают друг другу.</translation>
    </message>
    <message>
        <source>%1; these runs set no upper limit on it.</source>
        <translation>%1; верхнего предела эти запуски не задают.</translation>
    </message>
    <message>
        <source>This is not a step trace</source>
        <translation>Это не трассировка шагов</translation>
    </message>
    <message>
        <source>Points [epoch, training s, active s, quality] in ascending order of epoch were expected here, with the row&apos;s times in all points or in none</source>
        <translation>Здесь ожидались точки [эпоха, обучение в с, активное время в с, качество] по возрастанию эпохи; времена строки — во всех точках или ни в одной</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>noun, head of a column: the number format of the computation</extracomment>
        <translation>Точность вычислений</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Глобальный пакет</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Провайдер</translation>
    </message>
    <message>
        <source>Instance</source>
        <extracomment>noun, head of a column: a provider&apos;s name for a type of machine</extracomment>
        <translation>Тип машины</translation>
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
        <source>Active time</source>
        <translation>Активное время</translation>
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
        <source>Cost to target</source>
        <extracomment>column of the runs table, beside &quot;Time to target&quot;</extracomment>
        <translation>Стоимость до цели</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Время до цели</translation>
    </message>
    <message>
        <source>Created</source>
        <extracomment>column of the runs table: when the run was created</extracomment>
        <translation>Создан</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Best loss</source>
        <extracomment>of the validation images, the lowest over the epochs</extracomment>
        <translation>Наименьшие потери</translation>
    </message>
    <message>
        <source>Last loss</source>
        <extracomment>of the validation images, after the last epoch</extracomment>
        <translation>Последние потери</translation>
    </message>
    <message>
        <source>Training loss</source>
        <extracomment>noun, head of a column: the loss on the training samples</extracomment>
        <translation>Потери на обучении</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>column of the runs table: the best quality, by the measure of each run</extracomment>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>Curve</source>
        <extracomment>column of the runs table: the quality over the epochs</extracomment>
        <translation>Кривая</translation>
    </message>
    <message>
        <source>Latency, p95</source>
        <extracomment>column of the runs table: the 95th percentile of an inference run&apos;s latency</extracomment>
        <translation>Задержка, p95</translation>
    </message>
    <message>
        <source>Price per million</source>
        <extracomment>column of the runs table: the price of a million images, or rows</extracomment>
        <translation>Цена за миллион</translation>
    </message>
    <message>
        <source>#</source>
        <translation>№</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>state of a run, in lower case like those after it</extracomment>
        <translation>выполняется</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>запускается</translation>
    </message>
    <message>
        <source>queued</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>в очереди</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>приостановлен</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>завершён</translation>
    </message>
    <message>
        <source>trained</source>
        <extracomment>state of a run: it reached its target or its quality stopped improving</extracomment>
        <translation>модель обучена</translation>
    </message>
    <message>
        <source>time limit</source>
        <extracomment>state of a run: it stopped at its time limit</extracomment>
        <translation>лимит времени</translation>
    </message>
    <message>
        <source>budget used up</source>
        <extracomment>state of a run: it stopped at its budget</extracomment>
        <translation>бюджет исчерпан</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>остановлен</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>прерван</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>unreachable</source>
        <extracomment>adjective, state of a run: its machine does not answer</extracomment>
        <translation>нет связи</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>participle, state of a run: its process is gone</extracomment>
        <translation>потерян</translation>
    </message>
    <message>
        <source>unreadable</source>
        <extracomment>adjective, state of a run: its files cannot be read</extracomment>
        <translation>не читается</translation>
    </message>
    <message>
        <source>all epochs completed</source>
        <extracomment>why a run ended, after its state: &quot;finished, all epochs completed&quot;</extracomment>
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
        <source>time limit reached</source>
        <translation>достигнут лимит времени</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>остановлен пользователем</translation>
    </message>
    <message>
        <source>everything measured</source>
        <translation>всё измерено</translation>
    </message>
    <message>
        <source>%1 classes, with %2 to %3 training images each; in total, %4 for training and %5 for validation</source>
        <translation>Классов: %1, обучающих изображений в каждом — от %2 до %3; всего %4 для обучения и %5 для валидации</translation>
    </message>
    <message>
        <source>Export a module whose forward takes only images</source>
        <translation>Экспортируйте модуль, у которого forward принимает только изображения</translation>
    </message>
    <message>
        <source>The network&apos;s %1 always behaves as in training, even during evaluation</source>
        <translation>Слой %1 этой сети всегда работает как при обучении, даже при валидации</translation>
    </message>
    <message>
        <source>Rank %1 makes no progress: process %2 on %3 has not finished a part of its work for %4, and the other ranks wait for it</source>
        <translation>Ранг %1 не продвигается: процесс %2 на %3 уже %4 не завершил ни одной части своей работы, и остальные ранги ждут его</translation>
    </message>
    <message>
        <source>Rank %1 makes no progress: process %2 on %3 has not finished a part of its work for %4, longer than any other rank</source>
        <translation>Ранг %1 не продвигается: процесс %2 на %3 уже %4 не завершил ни одной части своей работы, дольше всех остальных рангов</translation>
    </message>
    <message>
        <source>Rank %1 (process %2 on %3) was killed by signal %4</source>
        <translation>Ранг %1 (процесс %2 на %3) завершён сигналом %4</translation>
    </message>
    <message>
        <source>Rank %1 (process %2 on %3) has not been heard from for %4</source>
        <translation>Ранг %1 (процесс %2 на %3) не отвечает уже %4</translation>
    </message>
    <message>
        <source>Rank %1 did not connect within %2</source>
        <translation>Ранг %1 не подключился за %2</translation>
    </message>
    <message>
        <source>Check that all ranks were started and can reach the address of rank 0</source>
        <translation>Проверьте, что все ранги запущены и адрес ранга 0 им доступен</translation>
    </message>
    <message>
        <source>Rank %1 was killed by signal %2 before it connected</source>
        <translation>Ранг %1 завершён сигналом %2 до подключения</translation>
    </message>
    <message>
        <source>Rank %1 ended with exit code %2 before it connected</source>
        <translation>Ранг %1 завершился с кодом %2 до подключения</translation>
    </message>
    <message>
        <source>The network has random weights: its answers mean nothing, but its speed is the same</source>
        <translation>У сети случайные веса: её ответы ничего не значат, но скорость та же</translation>
    </message>
    <message>
        <source>No larger batch was measured: the next size would take longer than %1</source>
        <translation>Более крупные пакеты не измерялись: следующий занял бы больше %1</translation>
    </message>
    <message>
        <source>No larger batch was measured: throughput no longer increases</source>
        <translation>Более крупные пакеты не измерялись: производительность больше не растёт</translation>
    </message>
    <message>
        <source>The filters of the first layer were summed over red, green and blue, because the images are gray</source>
        <translation>Фильтры первого слоя просуммированы по красному, зелёному и синему каналам: изображения чёрно-белые</translation>
    </message>
    <message>
        <source>Each batch is divided among the replicas by their measured speed: %1</source>
        <extracomment>%1: numbers of samples, one for each replica: &quot;96, 32&quot;</extracomment>
        <translation>Каждый пакет делится между репликами по их измеренной скорости: %1</translation>
    </message>
    <message>
        <source>From epoch %1 on, training images have %2 × %2 pixels; they grow to %3 × %3, and only the images/s at that size count as the run&apos;s</source>
        <translation>С эпохи %1 обучающие изображения имеют размер %2 × %2 пикселей; они вырастут до %3 × %3, и скорость запуска в изображениях в секунду определяется только при этом размере</translation>
    </message>
    <message>
        <source>A trace of steps %1 to %2 is in %3, for Perfetto or Chrome. Exchanges between ranks took %4, of which %5 was hidden behind compute</source>
        <translation>Трассировка шагов с %1 по %2 — в файле %3, для Perfetto или Chrome. Обмен между рангами занял %4, из них %5 скрыто за вычислениями</translation>
    </message>
    <message numerus="yes">
        <source>The run lists %1 GPU(s); usable here: %2</source>
        <translation>
            <numerusform>В запуске указан %1 GPU; здесь доступно: %2</numerusform>
            <numerusform>В запуске указаны %1 GPU; здесь доступно: %2</numerusform>
            <numerusform>В запуске указано %1 GPU; здесь доступно: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Use GPUs that &quot;epochal-worker devices&quot; lists</source>
        <translation>Укажите GPU из списка команды «epochal-worker devices»</translation>
    </message>
    <message>
        <source>The first core is number 0. Use cores that this machine has</source>
        <translation>Первое ядро имеет номер 0. Укажите ядра, которые есть на этой машине</translation>
    </message>
    <message>
        <source>The run&apos;s model was trained on rows of a table, not on images</source>
        <translation>Модель этого запуска обучена на строках таблицы, а не на изображениях</translation>
    </message>
    <message>
        <source>Choose a run whose model was trained on images</source>
        <translation>Выберите запуск, модель которого обучена на изображениях</translation>
    </message>
    <message>
        <source>The image is gray: its gray values are used for red, green and blue</source>
        <translation>Изображение чёрно-белое: его яркость используется как красный, зелёный и синий</translation>
    </message>
    <message>
        <source>The network was trained on gray images: colors were converted to gray</source>
        <translation>Сеть обучена на чёрно-белых изображениях: цвета переведены в оттенки серого</translation>
    </message>
    <message>
        <source>Choose a run whose model was trained on gray or color images</source>
        <translation>Выберите запуск, модель которого обучена на чёрно-белых или цветных изображениях</translation>
    </message>
    <message>
        <source>The checkpoint belongs to a run with a different optimizer: it has no %1</source>
        <translation>Контрольная точка принадлежит запуску с другим оптимизатором: в ней нет %1</translation>
    </message>
    <message numerus="yes">
        <source>The table has %1 column(s) of categories, but the network takes only numbers</source>
        <translation>
            <numerusform>В таблице %1 столбец категорий, а сеть принимает только числа</numerusform>
            <numerusform>В таблице %1 столбца категорий, а сеть принимает только числа</numerusform>
            <numerusform>В таблице %1 столбцов категорий, а сеть принимает только числа</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn off channels last, or use reshape instead of view in the network</source>
        <translation>Отключите формат channels last или используйте в сети reshape вместо view</translation>
    </message>
    <message>
        <source>Replicas from here on: %1, before: %2. Each step uses the same samples, but results are no longer the same bit for bit</source>
        <translation>Реплик с этого места: %1, до этого: %2. Каждый шаг использует те же примеры, но результаты уже не совпадают бит в бит</translation>
    </message>
    <message>
        <source>The network is divided into %1 stages by the measured time of its layers: %2. With %3 parts per batch, each device is idle for about %4 of a step</source>
        <translation>Сеть разделена на этапы (%1) по времени, которое заняли её слои: %2. При делении пакета на части (%3) устройство простаивает около %4 шага</translation>
    </message>
    <message>
        <source>The table has changed since the run started: its columns or values differ</source>
        <translation>Таблица изменилась после начала обучения: её столбцы или значения стали другими</translation>
    </message>
    <message>
        <source>Rank 0 ended before this rank started</source>
        <translation>Ранг 0 завершил работу до начала работы этого ранга</translation>
    </message>
    <message>
        <source>it asks for %1, which weights do not need; none of it was executed</source>
        <translation>файл обращается к %1, что весам не нужно; ничего из него не выполнено</translation>
    </message>
    <message>
        <source>the data of %1 are missing or have the wrong size</source>
        <translation>данных %1 нет, или они другого размера</translation>
    </message>
    <message>
        <source>its header describes %1 in an unknown or impossible way</source>
        <translation>заголовок описывает %1 неизвестным или невозможным образом</translation>
    </message>
    <message>
        <source>The weights belong to a different network: %1</source>
        <translation>Веса от другой сети: %1</translation>
    </message>
    <message>
        <source>The weights belong to a different network, %1: %2</source>
        <translation>Веса от другой сети, %1: %2</translation>
    </message>
    <message>
        <source>%1 has a different data type</source>
        <translation>у %1 другой тип</translation>
    </message>
    <message>
        <source>The weights are for images with a different number of channels (%1) from the data&apos;s (%2)</source>
        <translation>Веса рассчитаны на изображения с другим числом каналов (%1), чем в данных (%2)</translation>
    </message>
    <message>
        <source>Use images with that number of channels, or other weights</source>
        <translation>Используйте изображения с таким же числом каналов или другие веса</translation>
    </message>
    <message>
        <source>the file does not contain predictions, or it is truncated</source>
        <translation>файл не содержит предсказаний, или он обрезан</translation>
    </message>
    <message>
        <source>Convert the figures to the unit in FORMATS.md, and leave the unit out of the header</source>
        <translation>Переведите показатели в единицу из FORMATS.md и уберите единицу из заголовка</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is &quot;%3&quot; here, but different in another of its rows</source>
        <translation>%1 у «%2» здесь «%3», а в другой строке этого запуска — другое значение</translation>
    </message>
    <message>
        <source>Fill in the column &quot;epoch&quot;, or give each run a name of its own</source>
        <translation>Заполните столбец «epoch» или дайте каждому запуску своё имя</translation>
    </message>
    <message>
        <source>Write the seconds since the run started, not those of an epoch</source>
        <translation>Указывайте секунды от начала запуска, а не длительность эпохи</translation>
    </message>
    <message>
        <source>Results from another tool, imported from a table.</source>
        <translation>Результаты другой программы, импортированные из таблицы.</translation>
    </message>
    <message>
        <source>since the run started, with evaluation</source>
        <translation>от начала запуска, с валидацией</translation>
    </message>
    <message>
        <source>The network gave no answer</source>
        <translation>Сеть не дала ответа</translation>
    </message>
    <message>
        <source>Try again, or run epochal-worker predict in a terminal for details</source>
        <translation>Повторите попытку или выполните epochal-worker predict в терминале, чтобы узнать подробности</translation>
    </message>
    <message>
        <source>Waits for the CPU, which other runs are using</source>
        <translation>Ждёт процессор, занятый другими запусками</translation>
    </message>
    <message>
        <source>Waits for CPU cores that other runs are using: %1</source>
        <extracomment>%1: numbers, &quot;0, 1&quot;</extracomment>
        <translation>Ждёт ядра процессора, занятые другими запусками: %1</translation>
    </message>
    <message>
        <source>Waits for GPUs that other runs are using: %1</source>
        <extracomment>%1: numbers, &quot;0, 1&quot;</extracomment>
        <translation>Ждёт GPU, занятые другими запусками: %1</translation>
    </message>
    <message>
        <source>Waits until the run that this window is training has ended</source>
        <translation>Ждёт завершения запуска, который обучается в этом окне</translation>
    </message>
    <message numerus="yes">
        <source>Start %1 rank(s), or change devices.count or parallel.stages</source>
        <translation>
            <numerusform>Запустите %1 ранг или измените devices.count или parallel.stages</numerusform>
            <numerusform>Запустите %1 ранга или измените devices.count или parallel.stages</numerusform>
            <numerusform>Запустите %1 рангов или измените devices.count или parallel.stages</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank %1 (process %2 on %3) was killed or crashed</source>
        <translation>Ранг %1 (процесс %2 на %3) был принудительно завершён или аварийно остановился</translation>
    </message>
    <message>
        <source>Try again, or run epochal-worker weights in a terminal for details</source>
        <translation>Повторите попытку или выполните epochal-worker weights в терминале, чтобы узнать подробности</translation>
    </message>
    <message>
        <source>Your network (TorchScript)</source>
        <translation>Собственная сеть (TorchScript)</translation>
    </message>
    <message>
        <source>What the run does: train to a target quality, run training steps as fast as possible, only read and decode samples, or answer requests with a trained network.</source>
        <translation>Что делает запуск: обучает до целевого качества, выполняет шаги обучения с предельной скоростью, только читает и декодирует примеры или отвечает на запросы обученной сетью.</translation>
    </message>
    <message>
        <source>The price per million samples is that of the cheapest batch size at which 95% of the requests meet this limit.</source>
        <translation>Цена за миллион примеров берётся для самого дешёвого размера пакета, при котором 95% запросов укладываются в этот предел.</translation>
    </message>
    <message>
        <source>Numbers of the GPUs, or of the CPU&apos;s logical cores, that this run uses; leave empty for any. Queued runs that use different ones run side by side.</source>
        <translation>Номера GPU или логических ядер CPU, которые использует этот запуск; пусто — любые. Запуски из очереди, использующие разные устройства, выполняются одновременно.</translation>
    </message>
    <message>
        <source>its table of images has changed since it was written</source>
        <translation>таблица изображений изменена после записи</translation>
    </message>
    <message>
        <source>image %1 has changed since it was written</source>
        <translation>изображение %1 изменено после записи</translation>
    </message>
    <message>
        <source>How replicas take a step: all-reduce sums the gradients on all of them; gathering sums them on the first device, which alone updates the weights; a sharded optimizer updates one share of the weights on each replica, and keeps its state for that share only.</source>
        <translation>Как реплики делают шаг: all-reduce суммирует градиенты на всех репликах; при сборе на одном устройстве их суммирует первое устройство, и только оно обновляет веса; распределённый оптимизатор обновляет на каждой реплике свою долю весов и хранит состояние только для неё.</translation>
    </message>
    <message>
        <source>Batch normalization uses the mean and variance over all replicas, as if one had the whole batch, at the cost of two exchanges per layer and step.</source>
        <translation>Пакетная нормализация использует среднее и дисперсию по всем репликам, как если бы весь пакет был на одной, ценой двух обменов на слой и шаг.</translation>
    </message>
    <message>
        <source>Devices that each replica is split across, for a network that does not fit on one: each computes some of its layers, for one part of the batch after another. The parts are those of &quot;Gradient accumulation&quot;.</source>
        <translation>Число устройств, по которым делится каждая реплика, если сеть не помещается на одно: каждое вычисляет часть слоёв, одну часть пакета за другой. Части задаёт «Накопление градиентов».</translation>
    </message>
    <message>
        <source>Your images, fine-tuning EfficientNet-B0</source>
        <translation>Свои изображения, дообучение EfficientNet-B0</translation>
    </message>
    <message>
        <source>Your table: prices or other numbers, MLP</source>
        <translation>Своя таблица: цены или другие числа, MLP</translation>
    </message>
    <message>
        <source>Give both the same number of values</source>
        <translation>Задайте обоим одинаковое число значений</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; has too many different values (%2 or more)</source>
        <translation>В столбце «%1» слишком много разных значений (%2 или больше)</translation>
    </message>
    <message>
        <source>Every number in the list must be at least 1</source>
        <translation>Каждое число списка должно быть не меньше 1</translation>
    </message>
    <message>
        <source>List each device once; the first is number 0</source>
        <translation>Укажите каждое устройство один раз; первое имеет номер 0</translation>
    </message>
    <message>
        <source>A global batch of %1 leaves some of %2 replicas without a sample</source>
        <translation>Глобальный пакет из %1 оставляет часть реплик (%2) без примеров</translation>
    </message>
    <message numerus="yes">
        <source>%1 share(s) given for %2 replicas</source>
        <translation>
            <numerusform>Задана %1 доля, а реплик: %2</numerusform>
            <numerusform>Заданы %1 доли, а реплик: %2</numerusform>
            <numerusform>Задано %1 долей, а реплик: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The warm-up would take up the whole run and is shortened (warm-up epochs: %1, total: %2, shortened to: %3)</source>
        <translation>Разогрев занял бы весь запуск, поэтому сокращён (эпох разогрева: %1, всего: %2, сокращён до: %3)</translation>
    </message>
    <message>
        <source>With %1 parts per batch, each of %2 stages is idle for %3 of a step</source>
        <translation>При делении пакета на части (%1) каждый из этапов (%2) простаивает %3 шага</translation>
    </message>
    <message>
        <source>its description of the images is invalid</source>
        <translation>её описание изображений недопустимо</translation>
    </message>
    <message>
        <source>The images have changed since the run started: their size, normalization or classes differ</source>
        <translation>Изображения изменились после начала обучения: их размер, нормализация или классы стали другими</translation>
    </message>
    <message>
        <source>Another run with the same configuration and seed may differ in its last bits: on a GPU, some of this network&apos;s operations may add up in no fixed order</source>
        <translation>Другой запуск с той же конфигурацией и тем же seed может отличаться в последних битах: на GPU некоторые операции этой сети могут складывать числа в произвольном порядке</translation>
    </message>
</context>
<context>
    <name>epochal::Program</name>
    <message>
        <source>This command</source>
        <extracomment>in front of a message: the command needs something</extracomment>
        <translation>Эта команда</translation>
    </message>
    <message>
        <source>What does accuracy cost, here and at every provider?</source>
        <translation>Сколько стоит точность — здесь и у каждого провайдера?</translation>
    </message>
    <message>
        <source>Path to the worker program</source>
        <translation>Путь к программе рабочего процесса</translation>
    </message>
    <message>
        <source>Theme: system, light or dark</source>
        <translation>Тема: system, light или dark</translation>
    </message>
    <message>
        <source>Spec to configure</source>
        <translation>Спецификация для настройки</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <extracomment>%1 = what went wrong, %2 = what to do about it</extracomment>
        <translation>%1. %2.</translation>
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
        <source>Writes a report on a run, a comparison of several runs, a campaign or a published study as PDF, HTML or CSV. Works without a display. The same input gives byte-identical files.</source>
        <translation>Записывает отчёт о запуске, сравнении нескольких запусков, серии запусков или опубликованном исследовании в PDF, HTML или CSV. Работает без дисплея. При одинаковых исходных данных файлы совпадают побайтно.</translation>
    </message>
    <message>
        <source>Published study with this ID; --list prints the IDs</source>
        <translation>Опубликованное исследование с этим идентификатором; список выводит --list</translation>
    </message>
    <message>
        <source>PDF file to write</source>
        <translation>PDF-файл для записи</translation>
    </message>
    <message>
        <source>HTML file to write: a single file with the charts embedded</source>
        <translation>HTML-файл для записи: один файл, графики внутри</translation>
    </message>
    <message>
        <source>CSV file to write: all figures of the report</source>
        <translation>CSV-файл для записи: все показатели отчёта</translation>
    </message>
    <message>
        <source>File to write; the extension selects the format: .pdf, .html or .csv. May be repeated</source>
        <translation>Файл для записи; формат определяется расширением: .pdf, .html или .csv. Можно указать несколько раз</translation>
    </message>
    <message>
        <source>Title of the report</source>
        <translation>Название отчёта</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>name of an option&apos;s value in the help of a command</extracomment>
        <translation>текст</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>name of an option&apos;s value in the help of a command: a language code</extracomment>
        <translation>код</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>папка</translation>
    </message>
    <message>
        <source>Run folders: one gives a run report, several give a comparison</source>
        <translation>Папки запусков: одна — отчёт о запуске, несколько — сравнение</translation>
    </message>
    <message>
        <source>Nothing to report on: specify run folders, --study or --campaign.</source>
        <translation>Не указано, о чём составить отчёт: укажите папки запусков, --study или --campaign.</translation>
    </message>
    <message>
        <source>A report covers run folders, a study or a campaign: specify only one of these.</source>
        <translation>Отчёт составляется по папкам запусков, исследованию или серии: укажите что-то одно.</translation>
    </message>
    <message>
        <source>Unknown format of %1: use the extension .pdf, .html or .csv.</source>
        <translation>Неизвестный формат файла %1: используйте расширение .pdf, .html или .csv.</translation>
    </message>
    <message>
        <source>No file to write: specify --pdf, --html, --csv or --output.</source>
        <translation>Не указан файл для записи: укажите --pdf, --html, --csv или --output.</translation>
    </message>
    <message>
        <source>All runs of the campaign with this ID; --list prints the IDs</source>
        <translation>Все запуски серии с этим идентификатором; список выводит --list</translation>
    </message>
    <message>
        <source>List the published studies and the campaigns, and exit</source>
        <translation>Вывести список опубликованных исследований и серий и выйти</translation>
    </message>
    <message>
        <source>Unknown theme &quot;%1&quot;: choose system, light or dark.</source>
        <translation>Неизвестная тема «%1»: выберите system, light или dark.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>name of an option&apos;s value in the help of a command</extracomment>
        <translation>имя</translation>
    </message>
    <message>
        <source>Only one spec can be configured at a time, but several were given: %1.</source>
        <translation>Одновременно можно настроить только одну спецификацию, а указано несколько: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a command nor an existing file.</source>
        <translation>«%1» — не команда и не существующий файл.</translation>
    </message>
    <message>
        <source>Run epochal --help for usage.</source>
        <extracomment>after what is wrong with the command line</extracomment>
        <translation>Чтобы вывести справку, выполните epochal --help.</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>of a price in a list: it can be imported</extracomment>
        <translation>пригодна</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>с пометкой</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>отклонена</translation>
    </message>
    <message>
        <source>%1/h</source>
        <extracomment>an amount of money per hour</extracomment>
        <translation>%1/ч</translation>
    </message>
    <message>
        <source>line %1: %2, %3</source>
        <extracomment>%1 = a line&apos;s number, %2 = good, flagged or rejected, %3 = the offer</extracomment>
        <translation>строка %1: %2, %3</translation>
    </message>
    <message>
        <source>import reads a price list (Epochal, SkyPilot or gpuhunt) and adds its good prices to the price book; undo reverts the last import. Works without a display.</source>
        <translation>import читает прайс-лист (Epochal, SkyPilot или gpuhunt) и добавляет пригодные цены в справочник цен; undo отменяет последний импорт. Работает без дисплея.</translation>
    </message>
    <message>
        <source>Provider of the prices, for lists that do not name it</source>
        <translation>Провайдер, которому принадлежат цены, если он не указан в прайс-листе</translation>
    </message>
    <message>
        <source>Date of the prices, such as 2026-11-09, for lists that do not state it</source>
        <translation>Дата цен, например 2026-11-09, если она не указана в прайс-листе</translation>
    </message>
    <message>
        <source>date</source>
        <extracomment>name of an option&apos;s value in the help of a command</extracomment>
        <translation>дата</translation>
    </message>
    <message>
        <source>Source of the list, for lists that do not state it</source>
        <translation>Источник прайс-листа, если он в нём не указан</translation>
    </message>
    <message>
        <source>Read numbers with a decimal comma: 4,60 means 4.60</source>
        <translation>Читать числа с десятичной запятой: 4,60 означает 4.60</translation>
    </message>
    <message>
        <source>Import only what matches: provider, instance, GPU or region</source>
        <translation>Импортировать только подходящее: провайдер, тип машины, GPU или регион</translation>
    </message>
    <message>
        <source>Import only machines with GPUs</source>
        <translation>Импортировать только машины с GPU</translation>
    </message>
    <message>
        <source>Import flagged prices too; they are never ranked</source>
        <translation>Импортировать и цены с пометкой; они никогда не ранжируются</translation>
    </message>
    <message>
        <source>Print the verdict on every price without importing any</source>
        <translation>Вывести заключение по каждой цене, ничего не импортируя</translation>
    </message>
    <message>
        <source>Print JSON lines: the verdict on every price, then a summary</source>
        <translation>Вывести строки JSON: заключение по каждой цене, затем итог</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Что делать</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Прайс-лист</translation>
    </message>
    <message>
        <source>Use import with a file, or undo.</source>
        <translation>Укажите import и файл либо undo.</translation>
    </message>
    <message>
        <source>Specify the price list to import.</source>
        <translation>Укажите прайс-лист для импорта.</translation>
    </message>
    <message>
        <source>Invalid date &quot;%1&quot;: use the form 2026-11-09.</source>
        <translation>Недопустимая дата «%1»: укажите её в виде 2026-11-09.</translation>
    </message>
    <message>
        <source>%1, %2 price list. Lines: %3; offers: good %4, flagged %5, rejected %6</source>
        <extracomment>%1 = a file, %2 = whose format, %3 to %6 = numbers</extracomment>
        <translation>%1, прайс-лист %2. Строк: %3; предложения: пригодных %4, с пометкой %5, отклонённых %6</translation>
    </message>
    <message>
        <source>Some numbers contain a comma: use --decimal-comma to read 4,60 as 4.60</source>
        <translation>В некоторых числах есть запятая: чтобы 4,60 читалось как 4.60, укажите --decimal-comma</translation>
    </message>
    <message>
        <source>Nothing was imported; prices that would be imported without --dry-run: %1</source>
        <translation>Ничего не импортировано; без --dry-run было бы импортировано цен: %1</translation>
    </message>
    <message>
        <source>Nothing was imported; use --dry-run to see why</source>
        <translation>Ничего не импортировано; чтобы узнать причину, используйте --dry-run</translation>
    </message>
    <message>
        <source>Prices imported: %1. Run epochal prices undo to revert the import</source>
        <translation>Импортировано цен: %1. Чтобы отменить импорт, выполните epochal prices undo</translation>
    </message>
    <message>
        <source>Import of %2 reverted; prices: %1</source>
        <translation>Импорт из %2 отменён; цен: %1</translation>
    </message>
    <message>
        <source>Writes tables for other programs: runs with all their settings and results; a comparison with its figures; the price book, which epochal prices import reads. Works without a display.</source>
        <translation>Записывает таблицы для других программ: запуски со всеми настройками и результатами; сравнение с его показателями; справочник цен, который читает epochal prices import. Работает без дисплея.</translation>
    </message>
    <message>
        <source>Write CSV; this is the default, unless the name of the file ends in .json</source>
        <translation>Записать CSV (по умолчанию, если имя файла не оканчивается на .json)</translation>
    </message>
    <message>
        <source>Write JSON: an array with one object per row</source>
        <translation>Записать JSON: массив, по объекту на строку</translation>
    </message>
    <message>
        <source>File to write (default: standard output)</source>
        <translation>Записываемый файл (по умолчанию стандартный вывод)</translation>
    </message>
    <message>
        <source>List the comparisons that can be exported, and exit</source>
        <translation>Вывести список сравнений, которые можно экспортировать, и выйти</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Что экспортировать</translation>
    </message>
    <message>
        <source>Name of a saved comparison, or ID of a study or a campaign</source>
        <translation>Название сохранённого сравнения либо идентификатор исследования или серии</translation>
    </message>
    <message>
        <source>Use either --csv or --json.</source>
        <translation>Укажите либо --csv, либо --json.</translation>
    </message>
    <message>
        <source>Use runs, prices, or comparison with a name.</source>
        <translation>Укажите runs, prices либо comparison и название.</translation>
    </message>
    <message>
        <source>Specify the comparison; --list prints those that exist.</source>
        <translation>Укажите сравнение; список выводит --list.</translation>
    </message>
    <message>
        <source>Run epochal %1 --help for usage.</source>
        <extracomment>%1 = a command: report, export, prices</extracomment>
        <translation>Чтобы вывести справку, выполните epochal %1 --help.</translation>
    </message>
    <message>
        <source>Compare time and cost to this quality, an accuracy in percent, such as 93.5</source>
        <translation>Сравнить время и стоимость до этого качества — точности в процентах, например 93.5</translation>
    </message>
    <message>
        <source>quality</source>
        <extracomment>name of an option&apos;s value in the help of a command</extracomment>
        <translation>качество</translation>
    </message>
    <message>
        <source>Invalid target &quot;%1&quot;: specify a number above 0 and at most 100.</source>
        <translation>Недопустимая цель «%1»: укажите число больше 0 и не больше 100.</translation>
    </message>
    <message>
        <source>Commands that need no window: epochal report, epochal export, epochal prices and epochal studies. For help, add --help to any of them.</source>
        <translation>Команды, которым окно не нужно: epochal report, epochal export, epochal prices и epochal studies. Чтобы вывести справку, добавьте --help.</translation>
    </message>
    <message>
        <source>No display is available to show a window. epochal report, epochal export, epochal prices, epochal studies and epochal-worker work without one.</source>
        <translation>Нет дисплея, на котором можно показать окно. Команды epochal report, epochal export, epochal prices, epochal studies и epochal-worker работают без дисплея.</translation>
    </message>
    <message>
        <source>No imported study has the ID &quot;%1&quot;.</source>
        <translation>Нет импортированного исследования с идентификатором «%1».</translation>
    </message>
    <message>
        <source>A file to import, or the ID of a study</source>
        <translation>Файл для импорта или идентификатор исследования</translation>
    </message>
    <message>
        <source>file or ID</source>
        <translation>файл или идентификатор</translation>
    </message>
    <message>
        <source>Use import with a file, or remove with the ID of a study.</source>
        <translation>Укажите import и файл или remove и идентификатор исследования.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported; they replace the former study &quot;%1&quot;</source>
        <extracomment>%1 = the ID of a study</extracomment>
        <translation>
            <numerusform>Импортирован %n результат вместо прежнего исследования «%1»</numerusform>
            <numerusform>Импортировано %n результата вместо прежнего исследования «%1»</numerusform>
            <numerusform>Импортировано %n результатов вместо прежнего исследования «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported; the study&apos;s ID is %1</source>
        <translation>
            <numerusform>Импортирован %n результат; идентификатор исследования — %1</numerusform>
            <numerusform>Импортировано %n результата; идентификатор исследования — %1</numerusform>
            <numerusform>Импортировано %n результатов; идентификатор исследования — %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Column not read: %1</source>
        <translation>Столбец не прочитан: %1</translation>
    </message>
    <message>
        <source>Folder with the catalog and the runs</source>
        <translation>Папка с каталогом и запусками</translation>
    </message>
    <message>
        <source>Unknown language &quot;%1&quot;. Use one of: %2.</source>
        <translation>Неизвестный язык «%1». Допустимые значения: %2.</translation>
    </message>
    <message>
        <source>Language: %1 (default: the system language)</source>
        <translation>Язык: %1 (по умолчанию — язык системы)</translation>
    </message>
    <message>
        <source>Interface language: %1</source>
        <translation>Язык интерфейса: %1</translation>
    </message>
    <message>
        <source>Unknown page &quot;%1&quot;. Use one of: %2.</source>
        <translation>Неизвестная страница «%1». Допустимые значения: %2.</translation>
    </message>
    <message>
        <source>Page to open: %1</source>
        <translation>Открываемая страница: %1</translation>
    </message>
    <message>
        <source>Lists the studies that can be compared. import adds results from other tools, from a CSV table or a study document; remove deletes what was imported. Works without a display.</source>
        <translation>Перечисляет исследования, которые можно сравнивать. import добавляет результаты других программ из таблицы CSV или файла исследования; remove удаляет импортированное. Работает без дисплея.</translation>
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
        <source>Enter digits and a decimal separator, such as %1</source>
        <translation>Введите цифры и десятичный разделитель, например %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::BarCharts</name>
    <message>
        <source>not measured</source>
        <extracomment>in a bar&apos;s place: the row has no such figure</extracomment>
        <translation>не измерено</translation>
    </message>
    <message>
        <source>No row has both a price and a time, so there is no cost to show.</source>
        <translation>Нет строк, где известны и цена, и время, поэтому нет и стоимости.</translation>
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
        <source>No row has a time on this basis.</source>
        <translation>Ни в одной строке нет времени, измеренного таким способом.</translation>
    </message>
    <message>
        <source>kWh</source>
        <translation>кВт·ч</translation>
    </message>
    <message>
        <source>No row has an energy measurement. Only machines that can measure it record it.</source>
        <translation>Ни в одной строке нет измерения энергии. Его записывают только машины, способные её измерять.</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <extracomment>in a bar&apos;s place</extracomment>
        <translation>стоимость неизвестна</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>время неизвестно</translation>
    </message>
    <message>
        <source>no %1 or price</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>нет %1 или цены</translation>
    </message>
    <message>
        <source>No row has both %1 and a price.</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>Ни для одной строки не известны сразу и производительность в %1, и цена.</translation>
    </message>
    <message>
        <source>%1 per million</source>
        <extracomment>%1: a currency</extracomment>
        <translation>%1 за миллион</translation>
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
    <name>epochal::ui::BoundWords</name>
    <message>
        <source>computing</source>
        <extracomment>what the steps of a run are bound by</extracomment>
        <translation>вычисление</translation>
    </message>
    <message>
        <source>waiting for data</source>
        <extracomment>what the steps of a run are bound by</extracomment>
        <translation>ожидание данных</translation>
    </message>
    <message>
        <source>communicating</source>
        <extracomment>what the steps of a run are bound by</extracomment>
        <translation>обмен данными</translation>
    </message>
    <message>
        <source>reading</source>
        <extracomment>what the steps of a run are bound by</extracomment>
        <translation>чтение</translation>
    </message>
    <message>
        <source>decoding</source>
        <extracomment>what the steps of a run are bound by: decoding image files</extracomment>
        <translation>декодирование</translation>
    </message>
    <message>
        <source>copying</source>
        <extracomment>what the steps of a run are bound by</extracomment>
        <translation>копирование</translation>
    </message>
    <message>
        <source>overhead</source>
        <extracomment>what the steps of a run are bound by: what a step costs whatever its batch</extracomment>
        <translation>накладные расходы</translation>
    </message>
</context>
<context>
    <name>epochal::ui::BulkBar</name>
    <message numerus="yes">
        <source>%n run(s) selected</source>
        <translation>
            <numerusform>Выбран %n запуск</numerusform>
            <numerusform>Выбрано %n запуска</numerusform>
            <numerusform>Выбрано %n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, total %2</source>
        <extracomment>%1 = &quot;2 trained, 1 failed&quot;, %2 = the sum of what they cost: &quot;12.30 USD&quot; or &quot;12.30 USD, without 2 what-ifs&quot;</extracomment>
        <translation>%1, всего %2</translation>
    </message>
    <message>
        <source>Deselect (Esc)</source>
        <extracomment>link: clears the selection, as the Esc key does</extracomment>
        <translation>Снять выбор (Esc)</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CampaignBudgetRow</name>
    <message numerus="yes">
        <source>%1 for all %n run(s)</source>
        <extracomment>%1 = a currency, the unit of a budget for all these runs together</extracomment>
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
        <source>Limit on the cost of all runs together. The queue starts no further run that is expected to exceed it, and reports this; runs in progress continue. Leave empty for no limit.</source>
        <translation>Предел общей стоимости всех запусков. Если с новым запуском ожидается превышение, очередь его не начинает и сообщает об этом; выполняющиеся запуски продолжаются. Пусто — без ограничения.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no campaign budget</extracomment>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CampaignModel</name>
    <message>
        <source>Run</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Запуск</translation>
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
        <translation>Текущая
стоимость</translation>
    </message>
    <message>
        <source>Removed</source>
        <extracomment>state of a run that was removed from the queue</extracomment>
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
        <source>%n running</source>
        <extracomment>runs of a campaign</extracomment>
        <translation>
            <numerusform>%n выполняется</numerusform>
            <numerusform>%n выполняются</numerusform>
            <numerusform>%n выполняется</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <extracomment>number of runs</extracomment>
        <translation>
            <numerusform>%n прерван</numerusform>
            <numerusform>%n прерваны</numerusform>
            <numerusform>%n прервано</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>number of runs</extracomment>
        <translation>
            <numerusform>%n с ошибкой</numerusform>
            <numerusform>%n с ошибкой</numerusform>
            <numerusform>%n с ошибкой</numerusform>
        </translation>
    </message>
    <message>
        <source>Active time so far</source>
        <translation>Текущее активное время</translation>
    </message>
    <message>
        <source>Time left</source>
        <extracomment>time until the end of the campaign</extracomment>
        <translation>Осталось</translation>
    </message>
    <message>
        <source>Estimated from the pace of finished runs and runs in progress; the ends of the range assume the fastest and the slowest of them.</source>
        <translation>По темпу завершённых и выполняющихся запусков; границы — по темпу самого быстрого и самого медленного из них.</translation>
    </message>
    <message>
        <source>Available once the first run shows its pace.</source>
        <translation>Появится, когда станет известен темп первого запуска.</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Текущая стоимость</translation>
    </message>
    <message>
        <source>Cost to finish</source>
        <translation>Стоимость до завершения</translation>
    </message>
    <message>
        <source>As billed by each run&apos;s offer, including preparation, minimum charge and billing quantum.</source>
        <translation>По тарификации предложения каждого запуска, включая подготовку, минимальную оплату и шаг тарификации.</translation>
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
        <source>Stop all?</source>
        <extracomment>the stop button of a campaign, pressed once</extracomment>
        <translation>Остановить все?</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb, button: stops all runs of the campaign</extracomment>
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
        <extracomment>verb, button</extracomment>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Compare the runs that have started</source>
        <translation>Сравнить начатые запуски</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>noun, button: creates a report on the campaign</extracomment>
        <translation>Отчёт…</translation>
    </message>
    <message>
        <source>Create a printable report on the campaign</source>
        <translation>Создать отчёт о серии для печати</translation>
    </message>
    <message>
        <source>Stop the runs in progress (each saves a checkpoint) and remove queued ones</source>
        <translation>Остановить выполняющиеся запуски с сохранением контрольной точки и убрать стоящие в очереди</translation>
    </message>
    <message>
        <source>No campaigns yet</source>
        <translation>Серий пока нет</translation>
    </message>
    <message>
        <source>Vary a field on the Configure page, such as the batch size over 32, 64, 128: its runs appear together here.</source>
        <translation>Задайте перебор поля на странице «Конфигурация», например размера пакета 32, 64, 128: запуски появятся здесь вместе.</translation>
    </message>
    <message>
        <source>Campaign &amp;budget</source>
        <translation>&amp;Бюджет серии</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no campaign budget</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Campaign budget</source>
        <translation>Бюджет серии</translation>
    </message>
    <message>
        <source>The most that all its runs may cost together. The queue does not start a run that is expected to exceed it; runs in progress continue.</source>
        <translation>Предельная общая стоимость всех запусков серии. Если с новым запуском ожидается превышение, очередь его не начинает; выполняющиеся запуски продолжаются.</translation>
    </message>
    <message numerus="yes">
        <source>%n stopped</source>
        <extracomment>number of runs</extracomment>
        <translation>
            <numerusform>%n остановлен</numerusform>
            <numerusform>%n остановлены</numerusform>
            <numerusform>%n остановлено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <extracomment>runs removed from the queue</extracomment>
        <translation>
            <numerusform>%n убран</numerusform>
            <numerusform>%n убраны</numerusform>
            <numerusform>%n убрано</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add the %n run(s) that remain to the queue; interrupted ones resume</source>
        <translation>
            <numerusform>Поставить в очередь %n оставшийся запуск; прерванный продолжится</numerusform>
            <numerusform>Поставить в очередь %n оставшихся запуска; прерванные продолжатся</numerusform>
            <numerusform>Поставить в очередь %n оставшихся запусков; прерванные продолжатся</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>button: the runs of an interrupted campaign that remain</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message numerus="yes">
        <source>%n queued</source>
        <extracomment>number of runs in the queue</extracomment>
        <translation>
            <numerusform>%n в очереди</numerusform>
            <numerusform>%n в очереди</numerusform>
            <numerusform>%n в очереди</numerusform>
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
        <source>SVG image (*.svg)</source>
        <translation>Изображение SVG (*.svg)</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Таблица CSV (*.csv)</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>Ось X</translation>
    </message>
    <message>
        <source>No smoothing</source>
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
        <source>Show all data</source>
        <translation>Показать все данные</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>verb, menu entry: copies the chart to the clipboard</extracomment>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Показать таблицей</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>noun: of a chart</extracomment>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <extracomment>noun, list: how much a curve is smoothed</extracomment>
        <translation>Сглаживание</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>noun, list: which figure the chart shows</extracomment>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <extracomment>an axis of a chart; so the next</extracomment>
        <translation>Логарифмическая ось Y</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Логарифмическая ось X</translation>
    </message>
    <message>
        <source>Logarithmic axes</source>
        <translation>Логарифмические оси</translation>
    </message>
    <message>
        <source>Export chart</source>
        <comment>title of a dialog</comment>
        <translation>Экспорт графика</translation>
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
    <name>epochal::ui::ClassHistogram</name>
    <message>
        <source>%1: %2 for training, %3 for validation</source>
        <extracomment>name of a class of images, and how many of them are for what</extracomment>
        <translation>%1: обучение — %2, валидация — %3</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ColumnHead</name>
    <message>
        <source>%1, %2</source>
        <extracomment>title of a column and its unit</extracomment>
        <translation>%1, %2</translation>
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
        <source>Cost against time</source>
        <translation>Стоимость и время</translation>
    </message>
    <message>
        <source>Speed-up by device count</source>
        <translation>Ускорение по числу устройств</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Эффективность масштабирования</translation>
    </message>
    <message>
        <source>Time by batch size</source>
        <translation>Время по размеру пакета</translation>
    </message>
    <message>
        <source>Break-even point</source>
        <translation>Точка безубыточности</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Cost by price kind</source>
        <translation>Стоимость по видам цены</translation>
    </message>
    <message>
        <source>Parameters that differ</source>
        <translation>Различающиеся параметры</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Качество</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Стоимость до цели</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Время до цели</translation>
    </message>
    <message>
        <source>%1 per price</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>%1 на единицу цены</translation>
    </message>
    <message>
        <source>%1 by batch size</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>%1 по размеру пакета</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareColumns</name>
    <message>
        <source>%1: %2</source>
        <comment>a published figure and what its audit says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not consistent</source>
        <extracomment>verdict of the audit on a figure</extracomment>
        <translation>не сходится</translation>
    </message>
    <message>
        <source>consistent</source>
        <extracomment>short verdict of an audit: the published figure is consistent with its inputs</extracomment>
        <translation>сходится</translation>
    </message>
    <message>
        <source>within rounding</source>
        <extracomment>of a published figure: consistent only if its inputs were rounded</extracomment>
        <translation>с округлением</translation>
    </message>
    <message>
        <source>cannot be determined</source>
        <extracomment>verdict of the audit on a figure</extracomment>
        <translation>нельзя определить</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>head of a column, its unit</extracomment>
        <translation>%1, %2</translation>
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
            <numerusform>%1, %n seed</numerusform>
            <numerusform>%1, %n seed</numerusform>
            <numerusform>%1, %n seed</numerusform>
        </translation>
    </message>
    <message>
        <source>Priced at</source>
        <extracomment>column: the offer whose price applies</extracomment>
        <translation>Цена по предложению</translation>
    </message>
    <message>
        <source>%1, what-if</source>
        <extracomment>an offer under which a run is priced though it did not run on it</extracomment>
        <translation>%1, что если</translation>
    </message>
    <message>
        <source>Ran on</source>
        <extracomment>column: the hardware</extracomment>
        <translation>Выполнялся на</translation>
    </message>
    <message>
        <source>Processor or accelerator</source>
        <translation>Процессор или ускоритель</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>head of a column: the number format of the computation, not a measure of quality</extracomment>
        <translation>Точность вычислений</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Глобальный пакет</translation>
    </message>
    <message>
        <source>Last %1</source>
        <extracomment>%1 = a measure, such as top-1: its value after the last epoch</extracomment>
        <translation>%1, последнее</translation>
    </message>
    <message>
        <source>%1 at epoch %2</source>
        <translation>%1 на эпохе %2</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>column: how many of the runs of a row reached the target, 3 of 5</extracomment>
        <translation>Достигли цели</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Epochs to target</source>
        <translation>Эпох до цели</translation>
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
        <source>Cost assumptions</source>
        <translation>Допущения стоимости</translation>
    </message>
    <message>
        <source>Throughput</source>
        <extracomment>head of a column: samples per second</extracomment>
        <translation>Производительность</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Wh</source>
        <translation>Вт·ч</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <extracomment>noun, head of a column: scaling efficiency</extracomment>
        <translation>Эффективность</translation>
    </message>
    <message>
        <source>Efficiency by time</source>
        <translation>Эффективность по времени</translation>
    </message>
    <message>
        <source>Published</source>
        <extracomment>participle, head of a column: the cost that the source gives</extracomment>
        <translation>Опубликовано</translation>
    </message>
    <message>
        <source>Relative to
the cheapest</source>
        <translation>К самому
дешёвому</translation>
    </message>
    <message>
        <source>Cost and time</source>
        <translation>Стоимость и время</translation>
    </message>
    <message>
        <source>Audit</source>
        <extracomment>noun, head of a column: whether a published figure is consistent</extracomment>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>n</source>
        <extracomment>column: number of runs of a row, one per seed</extracomment>
        <translation>n</translation>
    </message>
    <message>
        <source>Price per million</source>
        <translation>Цена за миллион</translation>
    </message>
    <message>
        <source>Latency, p95</source>
        <extracomment>column: the 95th percentile of an inference run&apos;s latency</extracomment>
        <translation>Задержка, p95</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>per hour</source>
        <extracomment>below &quot;Price&quot;, where the rows have no currency in common</extracomment>
        <translation>за час</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareControls</name>
    <message>
        <source>each row&apos;s own offer</source>
        <extracomment>first entry of the list that &quot;Priced at&quot; labels: an offer</extracomment>
        <translation>у каждой строки своё</translation>
    </message>
    <message>
        <source>There is no exchange rate from %1 to %2. Enter one on the Providers page.</source>
        <translation>Нет курса %1 к %2. Введите его на странице «Провайдеры».</translation>
    </message>
    <message>
        <source>These rows have no curves, so only their final results can be compared.</source>
        <translation>У этих строк нет кривых, поэтому сравнить можно только их итоги.</translation>
    </message>
    <message>
        <source>As quoted</source>
        <extracomment>entry of the currency list: the currency a price was quoted in</extracomment>
        <translation>Исходная</translation>
    </message>
    <message>
        <source>reached by %1 of %2</source>
        <translation>достигли %1 из %2</translation>
    </message>
    <message>
        <source>The prices frozen into the runs (%1)</source>
        <translation>Цены, зафиксированные в запусках (%1)</translation>
    </message>
    <message>
        <source>What if: the same machines at their latest price of this kind (%1)</source>
        <translation>Что если: те же машины по их последней цене этого вида (%1)</translation>
    </message>
    <message>
        <source>Time basis</source>
        <extracomment>list: which time is compared</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>What the offer charges for: preparation, pauses on a rented machine, the billing quantum</source>
        <translation>То, что оплачивается по предложению: подготовка, паузы на арендованной машине, шаг тарификации</translation>
    </message>
    <message>
        <source>Group by</source>
        <extracomment>verb, label of a list</extracomment>
        <translation>Группировка</translation>
    </message>
    <message>
        <source>Priced at</source>
        <extracomment>label of a list of offers: each row&apos;s own offer, or one for all rows</extracomment>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>What if: every row priced at one offer from the price book</source>
        <translation>Что если: все строки по одному предложению из справочника цен</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>Currency of prices and costs. Only currencies with an exchange rate can be chosen.</source>
        <translation>Валюта цен и стоимости. Выбрать можно только валюты, для которых есть курс.</translation>
    </message>
    <message>
        <source>Merge seeds</source>
        <extracomment>verb, check box</extracomment>
        <translation>Объединить seed</translation>
    </message>
    <message>
        <source>Runs that differ only in their seed become one row with mean and spread</source>
        <translation>Запуски, различающиеся только значением seed, объединяются в одну строку со средним и разбросом</translation>
    </message>
    <message>
        <source>No price of this kind is known for any of these machines. Add one on the Providers page.</source>
        <translation>Ни для одной из этих машин нет цены этого вида. Добавьте её на странице «Провайдеры».</translation>
    </message>
    <message>
        <source>Steps only: start-up, evaluation and checkpoints are not counted</source>
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
        <source>time basis: what the offer bills</source>
        <translation>время: то, что оплачивается по предложению</translation>
    </message>
    <message numerus="yes">
        <source>Audit: %n of %1 figure(s) is not consistent with its inputs</source>
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
        <source>Audit: all %n figure(s) are consistent with their inputs</source>
        <translation>
            <numerusform>Проверка: %n показатель, расхождений нет</numerusform>
            <numerusform>Проверка: %n показателя, расхождений нет</numerusform>
            <numerusform>Проверка: %n показателей, расхождений нет</numerusform>
        </translation>
    </message>
    <message>
        <source>What if: every row priced at %1</source>
        <extracomment>%1: an offer</extracomment>
        <translation>Что если: все строки по цене %1</translation>
    </message>
    <message>
        <source>What if: the same machines, price kind &quot;%1&quot;</source>
        <translation>Что если: те же машины, вид цены «%1»</translation>
    </message>
    <message>
        <source>Price kind &quot;%1&quot;: these are the frozen prices</source>
        <translation>Вид цены «%1»: это зафиксированные цены</translation>
    </message>
    <message numerus="yes">
        <source>%n published result(s)</source>
        <translation>
            <numerusform>%n опубликованный результат</numerusform>
            <numerusform>%n опубликованных результата</numerusform>
            <numerusform>%n опубликованных результатов</numerusform>
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
        <source>quality metric: %1</source>
        <translation>метрика качества: %1</translation>
    </message>
    <message>
        <source>time basis: %1</source>
        <translation>время: %1</translation>
    </message>
    <message>
        <source>1 %1 = %2 %3 on %4 (%5)</source>
        <translation>1&#xa0;%1 = %2&#xa0;%3 на %4 (%5)</translation>
    </message>
    <message>
        <source>time basis: steps only</source>
        <translation>время: только шаги</translation>
    </message>
    <message>
        <source>time basis: with start-up, evaluation and checkpoints</source>
        <translation>время: с инициализацией, валидацией и контрольными точками</translation>
    </message>
    <message>
        <source>What if: some rows are priced for hardware they did not run on</source>
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
        <source>cost assumptions: %1</source>
        <translation>допущения при расчёте стоимости: %1</translation>
    </message>
    <message>
        <source>%1 of %2 finished</source>
        <extracomment>%1, %2: numbers of runs</extracomment>
        <translation>завершено %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n diverged</source>
        <extracomment>verb, past tense: number of runs</extracomment>
        <translation>
            <numerusform>%n разошёлся</numerusform>
            <numerusform>%n разошлись</numerusform>
            <numerusform>%n разошлись</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not finish</source>
        <translation>
            <numerusform>%n не завершён</numerusform>
            <numerusform>%n не завершены</numerusform>
            <numerusform>%n не завершены</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported result(s)</source>
        <translation>
            <numerusform>%n импортированный результат</numerusform>
            <numerusform>%n импортированных результата</numerusform>
            <numerusform>%n импортированных результатов</numerusform>
        </translation>
    </message>
    <message>
        <source>Frozen or published prices; any other kind of price makes this a what-if</source>
        <translation>Зафиксированные цены запусков и опубликованные; при другом виде цены — «что если»</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareModel</name>
    <message>
        <source>What-if: priced for hardware it did not run on.</source>
        <translation>Что если: цена машины, на которой это не выполнялось.</translation>
    </message>
    <message>
        <source>What-if: priced at a different offer from the one it ran under.</source>
        <translation>Что если: цена другого предложения, а не того, по которому это выполнялось.</translation>
    </message>
    <message>
        <source>Cost assumptions: %1.</source>
        <translation>Допущения стоимости: %1.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparePage</name>
    <message>
        <source>Add runs or published results</source>
        <translation>Добавить запуски или опубликованные результаты</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>noun, button: chooses the columns of the table</extracomment>
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
        <extracomment>noun, button: creates a report on the comparison</extracomment>
        <translation>Отчёт…</translation>
    </message>
    <message>
        <source>Create a report on this comparison</source>
        <translation>Создать отчёт об этом сравнении</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>verb, button: exports the table</extracomment>
        <translation>Экспортировать…</translation>
    </message>
    <message>
        <source>Export the table to a CSV file</source>
        <translation>Экспортировать таблицу в файл CSV</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>verb, button: saves the comparison</extracomment>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Save this comparison under a name</source>
        <translation>Сохранить это сравнение под именем</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>verb, button: deletes a saved comparison</extracomment>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>verb, button: takes rows out of the comparison, deletes nothing</extracomment>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Remove the selected rows from this comparison</source>
        <translation>Убрать выбранные строки из этого сравнения</translation>
    </message>
    <message>
        <source>Frozen prices</source>
        <extracomment>a choice: the prices saved in the runs</extracomment>
        <translation>Зафиксированные цены</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Что сравнивается</translation>
    </message>
    <message>
        <source>Compared rows</source>
        <translation>Сравниваемые строки</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>name of a page</extracomment>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Choose two or more runs</source>
        <translation>Выберите два запуска или больше</translation>
    </message>
    <message>
        <source>A single run has nothing to be compared with. Choose more on the Runs page, or open a published study.</source>
        <translation>Один запуск сравнивать не с чем. Выберите ещё на странице «Запуски» или откройте опубликованное исследование.</translation>
    </message>
    <message>
        <source>Choose runs</source>
        <translation>Выбрать запуски</translation>
    </message>
    <message>
        <source>Open &quot;%1&quot;</source>
        <translation>Открыть «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Selected rows (%n)</source>
        <translation>
            <numerusform>Выбранные строки (%n)</numerusform>
            <numerusform>Выбранные строки (%n)</numerusform>
            <numerusform>Выбранные строки (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose on the Runs page…</source>
        <translation>Выбрать на странице «Запуски»…</translation>
    </message>
    <message>
        <source>Published results</source>
        <translation>Опубликованные результаты</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) removed from the comparison.</source>
        <translation>
            <numerusform>%n строка убрана из сравнения.</numerusform>
            <numerusform>%n строки убраны из сравнения.</numerusform>
            <numerusform>%n строк убрано из сравнения.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save comparison</source>
        <translation>Сохранение сравнения</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>noun, label of a text field</extracomment>
        <translation>Название</translation>
    </message>
    <message>
        <source>The comparison &quot;%1&quot; was deleted.</source>
        <translation>Сравнение «%1» удалено.</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Экспорт сравнения</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файлы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Сохранено в %1</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>Не удалось записать %1: %2</translation>
    </message>
    <message>
        <source>Epoch</source>
        <extracomment>noun, label of a number</extracomment>
        <translation>Эпоха</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb, menu entry: shows the run</extracomment>
        <translation>Открыть</translation>
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
        <source>Only the first %1 of %2 runs are compared; more could not be told apart.</source>
        <translation>Сравниваются только первые %1 из %2 запусков: больше было бы не различить.</translation>
    </message>
    <message>
        <source>Remove rows from the comparison</source>
        <translation>Убрать строки из сравнения</translation>
    </message>
    <message>
        <source>Delete a comparison</source>
        <translation>Удалить сравнение</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <extracomment>%1 = a price kind</extracomment>
        <translation>Что если: %1</translation>
    </message>
    <message>
        <source>Compare runs and published results</source>
        <translation>Сравнить запуски и опубликованные результаты</translation>
    </message>
    <message>
        <source>C&amp;ompare</source>
        <extracomment>verb, title of a page</extracomment>
        <translation>Ср&amp;авнение</translation>
    </message>
    <message>
        <source>Clone best</source>
        <extracomment>verb, button: configures a run like the best of the comparison</extracomment>
        <translation>Копировать лучшую</translation>
    </message>
    <message>
        <source>Configure a new run based on the best configuration</source>
        <translation>Настроить новый запуск на основе лучшей конфигурации</translation>
    </message>
    <message>
        <source>Select runs on the Runs page and press %1, or open a published study.</source>
        <translation>Выделите запуски на странице «Запуски» и нажмите %1 или откройте опубликованное исследование.</translation>
    </message>
    <message>
        <source>Quality at an epoch</source>
        <translation>Качество на эпохе</translation>
    </message>
    <message>
        <source>Add sizes…</source>
        <translation>Добавить размеры…</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) added to the queue.</source>
        <translation>
            <numerusform>В очередь добавлен %n запуск.</numerusform>
            <numerusform>В очередь добавлено %n запуска.</numerusform>
            <numerusform>В очередь добавлено %n запусков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of this comparison cannot be read and are missing here.</source>
        <translation>
            <numerusform>%n строку этого сравнения прочитать не удалось, здесь её нет.</numerusform>
            <numerusform>%n строки этого сравнения прочитать не удалось, здесь их нет.</numerusform>
            <numerusform>%n строк этого сравнения прочитать не удалось, здесь их нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation>Импортировать результаты…</translation>
    </message>
    <message>
        <source>Import results of other tools: a CSV table or a study</source>
        <translation>Импортировать результаты других программ: таблицу CSV или исследование</translation>
    </message>
    <message>
        <source>Delete this saved comparison, whose runs are kept, or this imported study</source>
        <translation>Удалить это сохранённое сравнение (запуски останутся) или это импортированное исследование</translation>
    </message>
    <message>
        <source>Imported results</source>
        <translation>Импортированные результаты</translation>
    </message>
    <message>
        <source>Train the same configuration on other numbers of devices</source>
        <translation>Обучить ту же конфигурацию на другом числе устройств</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareTable</name>
    <message>
        <source>Automatic columns</source>
        <translation>Автовыбор столбцов</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareWords</name>
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
        <extracomment>noun, in running text: with evaluation and checkpoints, without pauses</extracomment>
        <translation>активное время</translation>
    </message>
    <message>
        <source>billed time</source>
        <extracomment>noun, in running text: the time that the offer bills</extracomment>
        <translation>оплачиваемое время</translation>
    </message>
    <message>
        <source>No groups</source>
        <extracomment>an entry of the list &quot;Group by&quot;</extracomment>
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
        <extracomment>noun, an entry of the list &quot;Group by&quot;</extracomment>
        <translation>Исследование</translation>
    </message>
    <message>
        <source>The rows have prices in several currencies. Choose a currency to compare them in.</source>
        <translation>Цены строк — в разных валютах. Выберите одну валюту, чтобы сравнить их.</translation>
    </message>
    <message>
        <source>None of these rows has a usable price. Offer prices are on the Providers page.</source>
        <translation>Ни у одной строки нет пригодной цены. Цены предложений — на странице «Провайдеры».</translation>
    </message>
    <message>
        <source>on the Pareto frontier</source>
        <translation>на фронте Парето</translation>
    </message>
    <message>
        <source>on the frontier</source>
        <translation>на фронте Парето</translation>
    </message>
    <message>
        <source>as cheap as %1 but slower</source>
        <translation>стоит столько же, сколько %1, но медленнее</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>медленнее</translation>
    </message>
    <message>
        <source>as fast as %1 but more expensive</source>
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
        <source>more expensive, slower</source>
        <translation>дороже и медленнее</translation>
    </message>
    <message>
        <source>more expensive</source>
        <extracomment>of a row, in a column that compares it with others</extracomment>
        <translation>дороже</translation>
    </message>
    <message>
        <source>Without evaluation</source>
        <translation>Без валидации</translation>
    </message>
    <message>
        <source>With evaluation</source>
        <translation>С валидацией</translation>
    </message>
    <message>
        <source>As billed</source>
        <extracomment>a time basis: the time that the offer bills</extracomment>
        <translation>Оплачиваемое</translation>
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
        <source>%1, %</source>
        <extracomment>title of an axis or a column: a measure of quality, in percent</extracomment>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <extracomment>a difference between percentages</extracomment>
        <translation>%1 процентного пункта</translation>
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
        <source>Best loss</source>
        <translation>Наименьшие потери</translation>
    </message>
    <message>
        <source>Best RMSE</source>
        <translation>Наименьшая RMSE</translation>
    </message>
    <message>
        <source>Best MAE</source>
        <translation>Наименьшая MAE</translation>
    </message>
    <message>
        <source>Best R²</source>
        <translation>Лучший R²</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonCharts</name>
    <message>
        <source>Validation %1 over %2. The filled marker is the first evaluation at or above the target.</source>
        <translation>Валидация: %1; по горизонтали — %2. Закрашенный маркер — первая валидация на уровне цели или выше.</translation>
    </message>
    <message>
        <source>Validation %1 over %2.</source>
        <extracomment>%1: a measure of quality, %2: a time basis</extracomment>
        <translation>Валидация: %1; по горизонтали — %2.</translation>
    </message>
    <message>
        <source>Values below the start of the axis are not shown.</source>
        <translation>Значения ниже начала оси не показаны.</translation>
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
        <source>Time to the target by %1.</source>
        <extracomment>%1: a field on the horizontal axis</extracomment>
        <translation>Время до цели; по горизонтали — %1.</translation>
    </message>
    <message>
        <source>Time of the whole run by %1.</source>
        <extracomment>%1: a field on the horizontal axis</extracomment>
        <translation>Время всего запуска; по горизонтали — %1.</translation>
    </message>
    <message>
        <source>Cost to the target by %1.</source>
        <extracomment>%1: a field on the horizontal axis</extracomment>
        <translation>Стоимость до цели; по горизонтали — %1.</translation>
    </message>
    <message>
        <source>Cost of the whole run by %1.</source>
        <extracomment>%1: a field on the horizontal axis</extracomment>
        <translation>Стоимость всего запуска; по горизонтали — %1.</translation>
    </message>
    <message>
        <source>A tick mark shows a published cost that is not consistent with its inputs.</source>
        <translation>Чёрточкой отмечена опубликованная стоимость, которая не сходится с исходными данными.</translation>
    </message>
    <message>
        <source>Cost against time. For every point above or to the right of the line, some point on the line costs no more and takes no longer.</source>
        <translation>Стоимость и время. Для каждой точки выше или правее линии на ней есть точка, которая стоит не дороже и занимает не больше времени.</translation>
    </message>
    <message>
        <source>Speed-up by number of devices, relative to the fewest devices running the same workload.</source>
        <translation>Ускорение в зависимости от числа устройств относительно их наименьшего числа на той же задаче.</translation>
    </message>
    <message>
        <source>Markers as in Table 1.</source>
        <extracomment>the table below that lists the rows with their markers</extracomment>
        <translation>Маркеры — как в таблице 1.</translation>
    </message>
    <message>
        <source>%1 by %2.</source>
        <extracomment>%1: &quot;Images/s&quot;, %2: a field on the horizontal axis</extracomment>
        <translation>%1; по горизонтали — %2.</translation>
    </message>
    <message>
        <source>Price per million of each row, %1.</source>
        <translation>Цена за миллион в каждой строке, %1.</translation>
    </message>
    <message>
        <source>Validation %1 over %2. The filled marker is the first evaluation at or below the target.</source>
        <translation>Валидация: %1; по горизонтали — %2. Закрашенный маркер — первая валидация на уровне цели или ниже.</translation>
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
        <source>Caveats</source>
        <extracomment>heading: what limits the comparison</extracomment>
        <translation>На что обратить внимание</translation>
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
            <numerusform>Сравнение %n запуска: %1</numerusform>
            <numerusform>Сравнение %n запусков: %1</numerusform>
            <numerusform>Сравнение %n запусков: %1</numerusform>
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
        <source>Epochal, campaign report</source>
        <translation>Epochal, отчёт о серии запусков</translation>
    </message>
    <message>
        <source>Epochal, report on a published study</source>
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
        <translation>Наименьшая стоимость до цели</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Наименьшая стоимость</translation>
    </message>
    <message>
        <source>Fastest to target</source>
        <translation>Наименьшее время до цели</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Наименьшее время</translation>
    </message>
    <message>
        <source>What was varied</source>
        <translation>Что менялось</translation>
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
        <source>Accuracy by %1</source>
        <translation>Точность и %1</translation>
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
        <source>Scaling</source>
        <extracomment>noun, heading: how speed grows with the number of devices</extracomment>
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
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>Configuration shared by all runs</source>
        <translation>Конфигурация, общая для всех запусков</translation>
    </message>
    <message>
        <source>Environment by offer</source>
        <translation>Окружение по предложениям</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Цены</translation>
    </message>
    <message>
        <source>Prices frozen in the runs</source>
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
        <extracomment>heading: how published figures were checked</extracomment>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>heading: remarks of the source</extracomment>
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
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Sources of the published results</source>
        <translation>Источники опубликованных результатов</translation>
    </message>
    <message>
        <source>Not included</source>
        <extracomment>heading: what the report leaves out, and why</extracomment>
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
        <translation>Рассчитано по опубликованным данным</translation>
    </message>
    <message>
        <source>Share of the variance of %1 within the ranges searched: %2.</source>
        <extracomment>%1: a measure of quality, %2: how the figures were obtained</extracomment>
        <translation>Доля дисперсии %1 в пределах испытанных значений: %2.</translation>
    </message>
    <message>
        <source>Means over seeds with their standard deviation; small circles are single runs.</source>
        <translation>Средние по seed со стандартным отклонением; маленькие кружки — отдельные запуски.</translation>
    </message>
    <message>
        <source>No configuration whose runs all finished has a better %1 at a lower cost than one on the line.</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>Среди конфигураций, все запуски которых завершены, ни у одной нет лучшего значения %1 при меньшей стоимости, чем у конфигураций на линии.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>Most %1</source>
        <extracomment>%1 = a rate such as images/s, in front of the row with the most</extracomment>
        <translation>Больше всего %1</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Эффективность масштабирования</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Время шага</translation>
    </message>
    <message>
        <source>What the figures say about scaling</source>
        <translation>Что показатели говорят о масштабировании</translation>
    </message>
    <message>
        <source>How scaling is computed</source>
        <translation>Как вычислено масштабирование</translation>
    </message>
    <message>
        <source>Lowest price per million</source>
        <translation>Наименьшая цена за миллион</translation>
    </message>
    <message>
        <source>Price per million</source>
        <translation>Цена за миллион</translation>
    </message>
    <message>
        <source>Rates and prices</source>
        <translation>Производительность и цены</translation>
    </message>
    <message>
        <source>Epochal, report on imported results</source>
        <translation>Epochal, отчёт об импортированных результатах</translation>
    </message>
    <message>
        <source>Imported; source: %1, %2. %3</source>
        <extracomment>source, day, address</extracomment>
        <translation>Импортировано; источник: %1, %2. %3</translation>
    </message>
    <message>
        <source>Cheapest to target in &quot;%1&quot;</source>
        <extracomment>%1: a group of rows</extracomment>
        <translation>Наименьшая стоимость до цели в группе «%1»</translation>
    </message>
    <message>
        <source>Cheapest in &quot;%1&quot;</source>
        <extracomment>%1: a group of rows</extracomment>
        <translation>Наименьшая стоимость в группе «%1»</translation>
    </message>
    <message>
        <source>Fastest to target in &quot;%1&quot;</source>
        <extracomment>%1: a group of rows</extracomment>
        <translation>Наименьшее время до цели в группе «%1»</translation>
    </message>
    <message>
        <source>Fastest in &quot;%1&quot;</source>
        <extracomment>%1: a group of rows</extracomment>
        <translation>Наименьшее время в группе «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %n seed(s)</source>
        <translation>
            <numerusform>%1 по %n seed</numerusform>
            <numerusform>%1 по %n seed</numerusform>
            <numerusform>%1 по %n seed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonTables</name>
    <message>
        <source>Run</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>Price, %1</source>
        <translation>Цена, %1</translation>
    </message>
    <message>
        <source>n runs that differ only in their seed form one row: mean ± sample standard deviation.</source>
        <translation>n запусков, различающихся только значением seed, образуют одну строку: среднее ± выборочное стандартное отклонение.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <extracomment>a sentence about rows, their names</extracomment>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>calculated below</source>
        <extracomment>in place of the source of an own machine&apos;s price</extracomment>
        <translation>рассчитана ниже</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>Age, days</source>
        <extracomment>head of a column: days since the price was seen</extracomment>
        <translation>Возраст, дни</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>What-if: priced under these offers, but not run on them</source>
        <translation>Что если: оценены по этим предложениям, хотя выполнялись не по ним</translation>
    </message>
    <message>
        <source>Prices as listed by their source; some include tax.</source>
        <translation>Цены приведены как в источнике; некоторые включают налог.</translation>
    </message>
    <message>
        <source>Prices as listed by their source, without added tax.</source>
        <translation>Цены приведены как в источнике, налог не добавлен.</translation>
    </message>
    <message>
        <source>Ages are as of %1. Bold: older than %2 days; the ranking may have changed since.</source>
        <translation>Возраст указан на %1. Полужирным выделены цены старше %2 дн.: место с тех пор могло измениться.</translation>
    </message>
    <message>
        <source>Where the billing quantum is unknown, 1 s is assumed.</source>
        <translation>Если шаг тарификации неизвестен, он принят равным 1&#xa0;с.</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>the currency converted to</extracomment>
        <translation>Из</translation>
    </message>
    <message>
        <source>To</source>
        <translation>В</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Курс</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>under %1</source>
        <extracomment>a figure published as an upper bound</extracomment>
        <translation>менее %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Row</source>
        <extracomment>column: the formula with its inputs</extracomment>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Расчёт</translation>
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
        <translation>Заключение</translation>
    </message>
    <message>
        <source>The possible range follows from the rounding of the inputs by interval arithmetic: 8.4 means anything from 8.35 to 8.45. A figure is consistent if the computed value rounds to the published one.</source>
        <translation>Возможный диапазон следует из округления исходных данных по интервальной арифметике: 8,4 означает любое значение от 8,35 до 8,45. Показатель сходится, если вычисленное значение округляется до опубликованного.</translation>
    </message>
    <message>
        <source>Source of all prices: %1.</source>
        <translation>Источник всех цен: %1.</translation>
    </message>
    <message>
        <source>What-if: priced for hardware it did not run on, so nobody was billed this amount</source>
        <translation>Что если: цена машины, на которой это не выполнялось, поэтому таких сумм никто не платил</translation>
    </message>
    <message>
        <source>The cost assumes that %1</source>
        <extracomment>%1: &quot;every hour of the lease is used&quot;</extracomment>
        <translation>Стоимость рассчитана в предположении, что %1</translation>
    </message>
    <message>
        <source>Derived here</source>
        <translation>Рассчитано здесь</translation>
    </message>
    <message>
        <source>The source does not state these figures.</source>
        <translation>В источнике этих чисел нет.</translation>
    </message>
    <message>
        <source>Time of each row: %1.</source>
        <extracomment>%1: which clock</extracomment>
        <translation>Время каждой строки: %1.</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Цена за час</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonView</name>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
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
        <extracomment>a row whose money is that of a machine it did not run on</extracomment>
        <translation>%1 (что если)</translation>
    </message>
    <message>
        <source>what-if</source>
        <extracomment>adjective: a cost at a price that the run was not billed</extracomment>
        <translation>что если</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>все строки</translation>
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
        <source>%1, seed %2</source>
        <extracomment>%1: a row of several runs, %2: the seed of one of them</extracomment>
        <translation>%1, seed %2</translation>
    </message>
    <message>
        <source>price per hour</source>
        <translation>цена за час</translation>
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
        <source>driver %1</source>
        <translation>драйвер %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>noun: the part of the program that trains</extracomment>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Операционная система</translation>
    </message>
    <message>
        <source>what the offer bills, including preparation and pauses on a rented machine</source>
        <translation>то, что оплачивается по предложению, с подготовкой и паузами на арендованной машине</translation>
    </message>
    <message>
        <source>%1 (%2) at the first evaluation at or above %3.</source>
        <extracomment>%1: which clock, %2: what it counts, %3: the target</extracomment>
        <translation>%1 (%2) на момент первой валидации с результатом не ниже %3.</translation>
    </message>
    <message>
        <source>%1 of the whole run (%2).</source>
        <extracomment>%1: which time basis, %2: what it counts</extracomment>
        <translation>%1 всего запуска (%2).</translation>
    </message>
    <message>
        <source>Time basis of the source</source>
        <extracomment>what the source&apos;s times count</extracomment>
        <translation>Время в источнике</translation>
    </message>
    <message>
        <source>(preparation + time), rounded up to the billing quantum, × price per hour. A rented machine bills wall-clock time, pauses included; your own machine costs its time in use.</source>
        <translation>(подготовка + время), округлённые вверх до шага тарификации, × цена за час. Арендованная машина оплачивается по календарному времени, включая паузы; своя — по времени использования.</translation>
    </message>
    <message>
        <source>cost / lowest cost among the ranked rows of its group.</source>
        <translation>стоимость / наименьшая стоимость среди ранжируемых строк группы.</translation>
    </message>
    <message>
        <source>Across seeds</source>
        <extracomment>in front of how runs with different seeds are combined</extracomment>
        <translation>По значениям seed</translation>
    </message>
    <message>
        <source>mean ± sample standard deviation; failed runs are not in the mean quality and, without a target, not in time and cost.</source>
        <translation>среднее ± выборочное стандартное отклонение; запуски со сбоем не входят в среднее качество, а без цели — и в среднее время и стоимость.</translation>
    </message>
    <message>
        <source>Pareto frontier</source>
        <translation>Фронт Парето</translation>
    </message>
    <message>
        <source>Price of your own machine</source>
        <translation>Цена вашей машины</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Что если</translation>
    </message>
    <message>
        <source>rows marked this way are priced under an offer they did not run on: measured time, another price. Nothing shows that the other machine would take the same time.</source>
        <translation>строки с этой пометкой оценены по предложению, по которому не выполнялись: время измерено, цена другая. Неизвестно, понадобилось ли бы другой машине то же время.</translation>
    </message>
    <message>
        <source>No monetary figures because there is no price: %1.</source>
        <extracomment>%1: names of rows</extracomment>
        <translation>Нет денежных показателей, так как нет цены: %1.</translation>
    </message>
    <message>
        <source>No time or cost to the target, which was not reached: %1.</source>
        <extracomment>%1: names of rows</extracomment>
        <translation>Нет времени и стоимости до цели, так как она не достигнута: %1.</translation>
    </message>
    <message>
        <source>No time on this basis: %1.</source>
        <extracomment>%1: names of rows</extracomment>
        <translation>Нет времени, измеренного таким способом: %1.</translation>
    </message>
    <message>
        <source>No quality figure: %1.</source>
        <translation>Нет показателя качества: %1.</translation>
    </message>
    <message>
        <source>Skipped because it could not be read: %1.</source>
        <extracomment>%1: what went wrong and where</extracomment>
        <translation>Пропущено, так как не удалось прочитать: %1.</translation>
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
        <source>%1: %2 after %3 of %n epoch(s); its time and cost cover only this part.</source>
        <translation>
            <numerusform>%1: %2, пройдено %3 из %n эпохи; время и стоимость относятся только к этой части.</numerusform>
            <numerusform>%1: %2, пройдено %3 из %n эпох; время и стоимость относятся только к этой части.</numerusform>
            <numerusform>%1: %2, пройдено %3 из %n эпох; время и стоимость относятся только к этой части.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have not started.</source>
        <translation>
            <numerusform>%n запуск не начат.</numerusform>
            <numerusform>%n запуска не начаты.</numerusform>
            <numerusform>%n запусков не начато.</numerusform>
        </translation>
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
        <translation>По цене %1, выполнялся на</translation>
    </message>
    <message>
        <source>training steps only; DAWNBench, which also excludes evaluation and checkpoints, counts start-up and loading</source>
        <translation>только шаги обучения; DAWNBench, где валидация и контрольные точки тоже не учитываются, учитывает инициализацию и загрузку</translation>
    </message>
    <message>
        <source>start-up, evaluation and checkpoints included; MLPerf, which also counts evaluation, excludes up to 30 minutes of initialization</source>
        <translation>с инициализацией, валидацией и контрольными точками; MLPerf, где валидация тоже учитывается, не учитывает до 30 минут инициализации</translation>
    </message>
    <message>
        <source>Failed runs</source>
        <translation>Неудачные запуски</translation>
    </message>
    <message>
        <source>a row&apos;s time and cost are those of all its runs, including everything the failed ones spent, / runs that reached the target: the expected time and cost of one run that reaches it (expected running time, Auger and Hansen 2005).</source>
        <extracomment>/ is a division</extracomment>
        <translation>время и стоимость строки — это время и стоимость всех её запусков, включая всё потраченное неудачными, / число запусков, достигших цели: ожидаемые время и стоимость одного запуска, достигающего цели (expected running time, Auger и Hansen, 2005).</translation>
    </message>
    <message>
        <source>T(1) / (N × T(N)): time relative to the fewest devices running the same workload.</source>
        <translation>T(1) / (N × T(N)): время относительно наименьшего числа устройств на той же задаче.</translation>
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
        <source>rows not beaten by any other row of their group: none is cheaper and no slower, or faster and no more expensive.</source>
        <translation>строки, которые не превосходит ни одна другая строка их группы: нет ни более дешёвой и не более медленной, ни более быстрой и не более дорогой.</translation>
    </message>
    <message>
        <source>Key figures</source>
        <extracomment>in front of which rows may lead</extracomment>
        <translation>Ключевые показатели</translation>
    </message>
    <message>
        <source>rows with failed runs are not named cheapest, fastest or best: without a target, their figures leave out what those runs spent.</source>
        <translation>строки с неудачными запусками не называются самыми дешёвыми, быстрыми или лучшими: без цели в их показатели не входит то, что потратили эти запуски.</translation>
    </message>
    <message>
        <source>%1 (%2) at the first evaluation at or below %3.</source>
        <translation>%1 (%2) на момент первой валидации с результатом не выше %3.</translation>
    </message>
    <message>
        <source>samples in measured steps / time of those steps; warm-up steps excluded, device synchronized only at window boundaries. U = sd / sqrt(n) over the run&apos;s windows.</source>
        <translation>примеры за измеренные шаги / время этих шагов; без прогревочных шагов, устройство синхронизируется только на границах окон. U = sd / sqrt(n) по окнам запуска.</translation>
    </message>
    <message>
        <source>%1 / (price per hour). Multiplied by %2, this is the number of samples per unit of currency.</source>
        <extracomment>%1: &quot;images/s&quot;, %2: 3600</extracomment>
        <translation>%1 / (цена за час). Умножив на %2, получаем число примеров на единицу валюты.</translation>
    </message>
    <message>
        <source>R(N) / (N × R(1)): %1 relative to the fewest devices running the same workload.</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>R(N) / (N × R(1)): %1 относительно наименьшего числа устройств на той же задаче.</translation>
    </message>
    <message>
        <source>No %1: %2.</source>
        <extracomment>%1: &quot;images/s&quot;, %2: names of rows</extracomment>
        <translation>Нет %1: %2.</translation>
    </message>
    <message>
        <source>samples in measured batches / time of those batches, after a warm-up.</source>
        <translation>примеры в измеренных пакетах / время этих пакетов, после прогрева.</translation>
    </message>
    <message>
        <source>price per hour / %1 / (samples per second) × %2, with the fastest size measured or, for inference, the fastest that meets the latency limit. Throughput and latency are those of the same size.</source>
        <extracomment>%1: seconds of an hour, %2: a million</extracomment>
        <translation>цена за час / %1 / (примеров в секунду) × %2 при самом быстром измеренном размере, а при инференсе — при самом быстром из тех, что укладываются в предел задержки. Производительность и задержка относятся к тому же размеру.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ConfigurePage</name>
    <message>
        <source>Save this configuration under a name</source>
        <translation>Сохранить эту конфигурацию под именем</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>verb, button</extracomment>
        <translation>Сбросить всё</translation>
    </message>
    <message>
        <source>Return to the preset</source>
        <translation>Вернуться к шаблону</translation>
    </message>
    <message>
        <source>Open a configuration from a JSON file</source>
        <translation>Открыть конфигурацию из файла JSON</translation>
    </message>
    <message>
        <source>Save this configuration to a JSON file</source>
        <translation>Сохранить эту конфигурацию в файл JSON</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>View and edit the configuration as text</source>
        <translation>Просмотреть и изменить конфигурацию как текст</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Start training</source>
        <extracomment>verb, tip of a button</extracomment>
        <translation>Начать обучение</translation>
    </message>
    <message>
        <source>Preset</source>
        <extracomment>noun, label of a list</extracomment>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>Найти поле</translation>
    </message>
    <message>
        <source>Run in</source>
        <extracomment>label of a choice: this window, or a detached worker</extracomment>
        <translation>Выполнять</translation>
    </message>
    <message>
        <source>This window</source>
        <extracomment>where a run is run</extracomment>
        <translation>В этом окне</translation>
    </message>
    <message>
        <source>Detached worker</source>
        <translation>В отдельном процессе</translation>
    </message>
    <message>
        <source>A detached worker continues after the window is closed.</source>
        <translation>Отдельный рабочий процесс продолжается и после закрытия окна.</translation>
    </message>
    <message>
        <source>Start training (%1)</source>
        <translation>Начать обучение (%1)</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>verb, link: shows the first field to fix</extracomment>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Configure</source>
        <extracomment>name of a page</extracomment>
        <translation>Конфигурация</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Сохранение шаблона</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Open spec</source>
        <translation>Открытие спецификации</translation>
    </message>
    <message>
        <source>Specs (*.json);;All files (*)</source>
        <translation>Спецификации (*.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save spec</source>
        <translation>Сохранение спецификации</translation>
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
        <extracomment>a call to choose one, beside the launch button</extracomment>
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
        <extracomment>adjective, filter: the fields that are changed most</extracomment>
        <translation>Основные</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Все %1</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <extracomment>filter: the changed fields; %1 = their number</extracomment>
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
        <source>Vary the field over several values, or return to one</source>
        <translation>Перебирать несколько значений поля или вернуться к одному</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>В очередь</translation>
    </message>
    <message>
        <source>Run after those already queued</source>
        <translation>Выполнить после запусков, которые уже в очереди</translation>
    </message>
    <message>
        <source>Run after those already queued (%1)</source>
        <translation>Выполнить после запусков, которые уже в очереди (%1)</translation>
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
            <numerusform>%n seed</numerusform>
            <numerusform>%n seed</numerusform>
            <numerusform>%n seed</numerusform>
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
        <source>This creates %n run(s), each with its own folder. Nothing has been added yet.</source>
        <translation>
            <numerusform>Будет создан %n запуск, каждый в своей папке. Пока ничего не добавлено.</numerusform>
            <numerusform>Будет создано %n запуска, каждый в своей папке. Пока ничего не добавлено.</numerusform>
            <numerusform>Будет создано %n запусков, каждый в своей папке. Пока ничего не добавлено.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all</source>
        <extracomment>verb, button: adds the runs of a sweep to the queue</extracomment>
        <translation>Добавить все</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
    <message>
        <source>Checking this machine</source>
        <extracomment>whether it can train the run that is being launched</extracomment>
        <translation>Проверка этой машины</translation>
    </message>
    <message>
        <source>Configure a run and launch it</source>
        <translation>Настроить запуск и запустить обучение</translation>
    </message>
    <message>
        <source>&amp;Configure</source>
        <extracomment>verb, title of a page</extracomment>
        <translation>&amp;Конфигурация</translation>
    </message>
    <message>
        <source>%1 at random points of %2</source>
        <extracomment>number of runs, what varies; a point is one combination of the varied values</extracomment>
        <translation>%1 в случайных точках: %2</translation>
    </message>
    <message>
        <source>Open spec</source>
        <comment>step that can be undone</comment>
        <translation>Открыть спецификацию</translation>
    </message>
    <message>
        <source>Scaling experiment</source>
        <translation>Эксперимент по масштабированию</translation>
    </message>
    <message>
        <source>Scaling experiment…</source>
        <translation>Эксперимент по масштабированию…</translation>
    </message>
    <message>
        <source>Train the same configuration on more and more devices</source>
        <translation>Обучить ту же конфигурацию на всё большем числе устройств</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ConfusionModel</name>
    <message>
        <source>%1 of %2 samples of %3 recognized</source>
        <extracomment>%1: how many, %2: of how many, %3: a class of images or rows</extracomment>
        <translation>Распознано %1 из %2: %3</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>head of a column of a matrix: samples taken for classes that are not shown</extracomment>
        <translation>другие</translation>
    </message>
    <message>
        <source>of</source>
        <comment>samples in all</comment>
        <extracomment>head of a column of a matrix: all samples of a class, &quot;5 of 12&quot;</extracomment>
        <translation>из</translation>
    </message>
    <message>
        <source>%1 of %2 samples of %3 predicted as %4</source>
        <extracomment>%1: how many, %2: of how many, %3 and %4: classes of images or rows</extracomment>
        <translation>%1 из %2: %3 предсказано как %4</translation>
    </message>
    <message>
        <source>Predicted as %1</source>
        <extracomment>%1: a class of images or rows</extracomment>
        <translation>Предсказано как %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CoordinatesView</name>
    <message>
        <source>%1 %2 to %3</source>
        <extracomment>%1: an axis, %2, %3: the limits of the range chosen on it</extracomment>
        <translation>%1: от %2 до %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 line(s) in range</source>
        <translation>
            <numerusform>%n линия из %1 в диапазоне</numerusform>
            <numerusform>%n линии из %1 в диапазоне</numerusform>
            <numerusform>%n линий из %1 в диапазоне</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Drag along the axis to choose a range; drag the title to move the axis.</source>
        <translation>%1. Протяните мышью вдоль оси, чтобы выбрать диапазон; перетащите заголовок, чтобы передвинуть ось.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CostPanel</name>
    <message>
        <source>What this will cost</source>
        <extracomment>title of a panel</extracomment>
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
        <translation>Изменить стоимость машины…</translation>
    </message>
    <message>
        <source>To %1</source>
        <extracomment>%1 = the target, an accuracy with its percent sign</extracomment>
        <translation>До %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n epoch(s)</source>
        <translation>
            <numerusform>Все эпохи: %n</numerusform>
            <numerusform>Все %n эпохи</numerusform>
            <numerusform>Все %n эпох</numerusform>
        </translation>
    </message>
    <message>
        <source>The offer &quot;%1&quot; is not in the price book.</source>
        <translation>В справочнике цен нет предложения «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), one after another.</source>
        <translation>
            <numerusform>%n запуск, один за другим.</numerusform>
            <numerusform>%n запуска, один за другим.</numerusform>
            <numerusform>%n запусков, один за другим.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Epochs per run: about %1, based on %n of your runs.</source>
        <translation>
            <numerusform>Эпох на запуск: около %1, по %n вашему запуску.</numerusform>
            <numerusform>Эпох на запуск: около %1, по %n вашим запускам.</numerusform>
            <numerusform>Эпох на запуск: около %1, по %n вашим запускам.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Идёт оценка…</translation>
    </message>
    <message>
        <source>Selected offer</source>
        <translation>Выбранное предложение</translation>
    </message>
    <message>
        <source>No estimates; each row says why.</source>
        <translation>Оценок нет; причины — в строках.</translation>
    </message>
    <message>
        <source>None of your runs with this model and data has reached the target, so all epochs are counted.</source>
        <translation>Ни один ваш запуск с этой моделью и данными не достиг цели, поэтому учтены все эпохи.</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) ranked by cost</source>
        <translation>
            <numerusform>%n предложение упорядочено по стоимости</numerusform>
            <numerusform>%n предложения упорядочены по стоимости</numerusform>
            <numerusform>%n предложений упорядочено по стоимости</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::CurveAxes</name>
    <message>
        <source>Epoch</source>
        <extracomment>noun, an axis</extracomment>
        <translation>Эпоха</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>noun, an axis: a step of the optimizer</extracomment>
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
        <source>Cost</source>
        <extracomment>noun, an axis</extracomment>
        <translation>Стоимость</translation>
    </message>
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
        <extracomment>title of an axis; %1 = s, min or h</extracomment>
        <translation>время обучения, %1</translation>
    </message>
    <message>
        <source>active time, %1</source>
        <extracomment>title of an axis; %1 = s, min or h</extracomment>
        <translation>активное время, %1</translation>
    </message>
    <message>
        <source>billed time, %1</source>
        <extracomment>title of an axis; %1 = s, min or h</extracomment>
        <translation>оплачиваемое время, %1</translation>
    </message>
    <message>
        <source>cost so far, %1</source>
        <extracomment>title of an axis; %1 = a currency</extracomment>
        <translation>текущая стоимость, %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CurveCharts</name>
    <message>
        <source>None of these rows has a curve: published results give only the final value.</source>
        <translation>Ни у одной строки нет кривой: в опубликованных результатах есть только итог.</translation>
    </message>
    <message>
        <source>target, %1</source>
        <translation>цель, %1</translation>
    </message>
    <message>
        <source>target %1</source>
        <extracomment>%1 = a value: a line in the chart</extracomment>
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
    <message>
        <source>These rows have no figures for this axis.</source>
        <translation>У этих строк нет значений для этой оси.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), down to %1.</source>
        <translation>
            <numerusform>%n запуск, минимум %1.</numerusform>
            <numerusform>%n запуска, минимум %1.</numerusform>
            <numerusform>%n запусков, минимум %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s).</source>
        <comment>a measure of quality</comment>
        <translation>
            <numerusform>%1: %n запуск.</numerusform>
            <numerusform>%1: %n запуска.</numerusform>
            <numerusform>%1: %n запусков.</numerusform>
        </translation>
    </message>
    <message>
        <source>cost to target, %1</source>
        <translation>стоимость до цели, %1</translation>
    </message>
    <message>
        <source>%1 to target, %2</source>
        <comment>a clock, its unit</comment>
        <extracomment>%1 is a kind of time (&quot;training time&quot;), %2 its unit</extracomment>
        <translation>%1 до цели, %2</translation>
    </message>
    <message>
        <source>first at the target</source>
        <extracomment>what the filled markers of a curve say, and then the outlined ones</extracomment>
        <translation>первая, достигшая цели</translation>
    </message>
    <message>
        <source>other evaluations</source>
        <translation>другие валидации</translation>
    </message>
</context>
<context>
    <name>epochal::ui::DataPreview</name>
    <message numerus="yes">
        <source>%1 in %n class(es)</source>
        <extracomment>%1 = a number of images, such as &quot;300 images&quot;</extracomment>
        <translation>
            <numerusform>%1 в %n классе</numerusform>
            <numerusform>%1 в %n классах</numerusform>
            <numerusform>%1 в %n классах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n изображение</numerusform>
            <numerusform>%n изображения</numerusform>
            <numerusform>%n изображений</numerusform>
        </translation>
    </message>
    <message>
        <source>largest %1</source>
        <extracomment>number of images in the largest class</extracomment>
        <translation>наибольшее %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <extracomment>mean number of images in a class</extracomment>
        <translation>среднее %1</translation>
    </message>
    <message>
        <source>smallest %1</source>
        <extracomment>number of images in the smallest class</extracomment>
        <translation>наименьшее %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n training image(s) are used</source>
        <translation>
            <numerusform>Используется %1 из %n обучающего изображения</numerusform>
            <numerusform>Используется %1 из %n обучающих изображений</numerusform>
            <numerusform>Используется %1 из %n обучающих изображений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n validation image(s) are used</source>
        <translation>
            <numerusform>Используется %1 из %n валидационного изображения</numerusform>
            <numerusform>Используется %1 из %n валидационных изображений</numerusform>
            <numerusform>Используется %1 из %n валидационных изображений</numerusform>
        </translation>
    </message>
    <message>
        <source>Use all</source>
        <extracomment>verb, link: uses all images of the data set</extracomment>
        <translation>Использовать все</translation>
    </message>
    <message>
        <source>Use all training images</source>
        <translation>Использовать все обучающие изображения</translation>
    </message>
    <message>
        <source>Use all validation images</source>
        <translation>Использовать все валидационные изображения</translation>
    </message>
    <message>
        <source>There is no validation folder: %1 of the images are set aside for it, by file name.</source>
        <translation>Отдельной папки для валидации нет: под неё отведено %1 изображений, по имени файла.</translation>
    </message>
    <message numerus="yes">
        <source>The headers of %1 of %n file(s) have been checked.</source>
        <translation>
            <numerusform>Проверены заголовки %1 из %n файла.</numerusform>
            <numerusform>Проверены заголовки %1 из %n файлов.</numerusform>
            <numerusform>Проверены заголовки %1 из %n файлов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>numbers of images: those shown, all</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Checking files…</source>
        <translation>Проверка файлов…</translation>
    </message>
    <message numerus="yes">
        <source>Listing: %n file(s) so far</source>
        <translation>
            <numerusform>Просмотр папки: найден %n файл</numerusform>
            <numerusform>Просмотр папки: найдено %n файла</numerusform>
            <numerusform>Просмотр папки: найдено %n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Listing…</source>
        <translation>Просмотр папки…</translation>
    </message>
    <message>
        <source>Data preview</source>
        <extracomment>title of a panel</extracomment>
        <translation>Просмотр данных</translation>
    </message>
    <message>
        <source>Other %1</source>
        <extracomment>button: shows other images; %1 = how many</extracomment>
        <translation>Другие %1</translation>
    </message>
    <message>
        <source>Show other images</source>
        <translation>Показать другие изображения</translation>
    </message>
    <message>
        <source>training</source>
        <comment>images</comment>
        <translation>обучение</translation>
    </message>
    <message>
        <source>validation</source>
        <comment>images</comment>
        <translation>валидация</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>классы</translation>
    </message>
    <message>
        <source>unusable</source>
        <comment>files</comment>
        <translation>непригодны</translation>
    </message>
    <message>
        <source>There is no preview until the folder&apos;s error is fixed.</source>
        <translation>Просмотр появится, когда ошибка в папке будет исправлена.</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>Чтение папки</translation>
    </message>
    <message>
        <source>Sample images</source>
        <translation>Примеры изображений</translation>
    </message>
    <message>
        <source>Images per class, largest first</source>
        <translation>Изображений в классе, по убыванию</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n column(s)</source>
        <extracomment>%1 = a number of rows, such as &quot;300 rows&quot;</extracomment>
        <translation>
            <numerusform>%1, %n столбец</numerusform>
            <numerusform>%1, %n столбца</numerusform>
            <numerusform>%1, %n столбцов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows by &quot;%1&quot;</source>
        <extracomment>%1: the column of a table that is predicted</extracomment>
        <translation>Строки по «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no value of &quot;%1&quot; and are left out.</source>
        <extracomment>rows of a table; %1: the column to predict</extracomment>
        <translation>
            <numerusform>%n строка без значения «%1» не используется.</numerusform>
            <numerusform>%n строки без значения «%1» не используются.</numerusform>
            <numerusform>%n строк без значения «%1» не используются.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limits of training and validation samples leave %1 of %n row(s).</source>
        <translation>
            <numerusform>Ограничения числа обучающих и валидационных примеров оставляют %1 из %n строки.</numerusform>
            <numerusform>Ограничения числа обучающих и валидационных примеров оставляют %1 из %n строк.</numerusform>
            <numerusform>Ограничения числа обучающих и валидационных примеров оставляют %1 из %n строк.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the rows are set aside for validation, at random by the seed.</source>
        <translation>Под валидацию отведено %1 строк; они выбраны случайно, по seed.</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Чтение таблицы…</translation>
    </message>
    <message>
        <source>columns used</source>
        <extracomment>a number of columns of a table that a network sees</extracomment>
        <translation>столбцов</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>rows</comment>
        <extracomment>a number of rows of a table</extracomment>
        <translation>пропущено</translation>
    </message>
    <message>
        <source>There is no preview until the table&apos;s error is fixed.</source>
        <translation>Просмотр появится, когда ошибка в таблице будет исправлена.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Чтение таблицы</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Столбцы таблицы</translation>
    </message>
    <message>
        <source>As stored</source>
        <extracomment>adverb, choice: images as they are in the file</extracomment>
        <translation>Как в файле</translation>
    </message>
    <message>
        <source>As trained</source>
        <translation>Как в обучении</translation>
    </message>
    <message>
        <source>Images shown</source>
        <extracomment>label of a choice: as stored or as trained</extracomment>
        <translation>Показанные изображения</translation>
    </message>
</context>
<context>
    <name>epochal::ui::DecodingSpeed</name>
    <message numerus="yes">
        <source>%n loader thread(s) prepare at most %1 images/s here.</source>
        <extracomment>a rate of images, in images/s</extracomment>
        <translation>
            <numerusform>%n поток загрузки готовит здесь не больше %1 изобр./с.</numerusform>
            <numerusform>%n потока загрузки готовят здесь не больше %1 изобр./с.</numerusform>
            <numerusform>%n потоков загрузки готовят здесь не больше %1 изобр./с.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected on %2: %1 images/s.</source>
        <extracomment>%1: a rate in images/s, %2: an offer</extracomment>
        <translation>Ожидается на %2: %1 изобр./с.</translation>
    </message>
    <message>
        <source>The loader keeps up.</source>
        <translation>Загрузка успевает.</translation>
    </message>
    <message>
        <source>The steps will wait for images.</source>
        <translation>Шаги будут ждать изображений.</translation>
    </message>
    <message>
        <source>This machine has too few cores for that: use lighter augmentation, smaller files or a packed file.</source>
        <translation>У этой машины для этого слишком мало ядер: упростите аугментацию, уменьшите файлы или упакуйте их в один.</translation>
    </message>
    <message>
        <source>The thread waited for the disk for %1 of the time; a second measurement reads from memory.</source>
        <translation>Поток ждал диска %1 времени; повторное измерение читает из памяти.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>verb, button</extracomment>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Измерить снова</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Измерить</translation>
    </message>
    <message>
        <source>Reads, decodes, crops and augments up to %1 images with one thread</source>
        <translation>Читает, декодирует, обрезает и аугментирует до %1 изображений в одном потоке</translation>
    </message>
    <message>
        <source>Decoding: measuring…</source>
        <translation>Декодирование: идёт измерение…</translation>
    </message>
    <message>
        <source>Decoding could not be measured</source>
        <translation>Измерить декодирование не удалось</translation>
    </message>
    <message>
        <source>Decoding: %1 images/s per thread (%2 files in %3)</source>
        <extracomment>%1: a rate, %2: a number of files, %3: a duration</extracomment>
        <translation>Декодирование: %1 изобр./с на поток (файлов: %2, за %3)</translation>
    </message>
    <message>
        <source>Decoding speed on this machine</source>
        <translation>Скорость декодирования на этой машине</translation>
    </message>
    <message numerus="yes">
        <source>Set %n loader thread(s)</source>
        <translation>
            <numerusform>Использовать %n поток загрузки</numerusform>
            <numerusform>Использовать %n потока загрузки</numerusform>
            <numerusform>Использовать %n потоков загрузки</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::EntryWords</name>
    <message>
        <source>Your machine</source>
        <extracomment>the provider of one&apos;s own machine</extracomment>
        <translation>Своя машина</translation>
    </message>
    <message>
        <source>* Derived here from the figures in the source.</source>
        <translation>* Рассчитано здесь по данным источника.</translation>
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
    <message>
        <source>%1/h</source>
        <extracomment>unit of a price; %1 = a currency</extracomment>
        <translation>%1/ч</translation>
    </message>
</context>
<context>
    <name>epochal::ui::EstimateBreakdown</name>
    <message>
        <source>%1, &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1, &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Based on: %1.</source>
        <extracomment>names of the runs an estimate is made from</extracomment>
        <translation>На основе: %1.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <extracomment>what an estimate sums up: time in which sizes are measured</extracomment>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>noun, a part of the time</extracomment>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Evaluation, checkpoints</source>
        <translation>Валидация, контрольные точки</translation>
    </message>
    <message>
        <source>Start-up</source>
        <extracomment>noun, a part of the time</extracomment>
        <translation>Инициализация</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Billing round-up</source>
        <extracomment>time billed beyond the run because of the billing quantum and the minimum charge</extracomment>
        <translation>Округление при тарификации</translation>
    </message>
    <message numerus="yes">
        <source>Cheapest of the %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>Самое дешёвое из %n ранжируемого предложения.</numerusform>
            <numerusform>Самое дешёвое из %n ранжируемых предложений.</numerusform>
            <numerusform>Самое дешёвое из %n ранжируемых предложений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most expensive of the %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>Самое дорогое из %n ранжируемого предложения.</numerusform>
            <numerusform>Самое дорогое из %n ранжируемых предложений.</numerusform>
            <numerusform>Самое дорогое из %n ранжируемых предложений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Number %1 by cost of the %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>%1-е по стоимости из %n ранжируемого предложения.</numerusform>
            <numerusform>%1-е по стоимости из %n ранжируемых предложений.</numerusform>
            <numerusform>%1-е по стоимости из %n ранжируемых предложений.</numerusform>
        </translation>
    </message>
    <message>
        <source>costs %1 less</source>
        <extracomment>of another offer; %1 = an amount of money</extracomment>
        <translation>дешевле на %1</translation>
    </message>
    <message>
        <source>costs %1 more</source>
        <extracomment>of another offer; %1 = an amount of money</extracomment>
        <translation>дороже на %1</translation>
    </message>
    <message>
        <source>takes %1 less</source>
        <extracomment>of another offer; %1 = a duration</extracomment>
        <translation>быстрее на %1</translation>
    </message>
    <message>
        <source>takes %1 longer</source>
        <translation>дольше на %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: %2, %3.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1: %2, %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Preparation is %1 of this estimate.</source>
        <extracomment>%1 = a percentage</extracomment>
        <translation>Подготовка составляет %1 этой оценки.</translation>
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
        <source>It may still not fit: the memory used by the libraries themselves is not counted.</source>
        <translation>Может всё же не поместиться: память, занимаемая самими библиотеками, не учтена.</translation>
    </message>
    <message>
        <source>Within the budget of %1.</source>
        <translation>В пределах бюджета %1.</translation>
    </message>
    <message>
        <source>Expected to stay within the budget of %1; the high end of the range exceeds it.</source>
        <translation>Ожидаемая стоимость — в пределах бюджета %1; верхняя граница диапазона его превышает.</translation>
    </message>
    <message>
        <source>Over the budget of %1: a run would stop before it finishes.</source>
        <translation>Оценка выше бюджета %1: запуск остановится до завершения.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The budget of %1 applies to each run separately; there is no budget for all of them together.</source>
        <translation>Бюджет %1 действует для каждого запуска отдельно; общего бюджета нет.</translation>
    </message>
    <message>
        <source>Over the campaign budget of %1: the queue would hold back its last runs.</source>
        <translation>Оценка выше бюджета серии %1: последние запуски останутся в очереди.</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Измерение</translation>
    </message>
    <message>
        <source>Modeled, and therefore not ranked with the others.</source>
        <translation>Получено по модели, поэтому не ранжируется вместе с остальными.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::EvaluationPanel</name>
    <message>
        <source>Last evaluation</source>
        <extracomment>an entry of the list &quot;Evaluation&quot;, may be short</extracomment>
        <translation>Последняя</translation>
    </message>
    <message>
        <source>Best evaluation</source>
        <extracomment>an entry of the list &quot;Evaluation&quot;, may be short</extracomment>
        <translation>Лучшая</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <extracomment>noun, label of a list: which evaluation is shown</extracomment>
        <translation>Валидация</translation>
    </message>
    <message>
        <source>Confused</source>
        <extracomment>participle, a view: which classes are taken for which others</extracomment>
        <translation>Путаница</translation>
    </message>
    <message>
        <source>Worst images</source>
        <translation>Худшие</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>noun, label of a list: what is shown of the evaluation</extracomment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Of all classes</source>
        <translation>Все классы</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Матрица ошибок</translation>
    </message>
    <message>
        <source>Most confused pairs</source>
        <translation>Чаще всего путаются</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>What the evaluation predicted has not been saved yet.</source>
        <translation>Предсказания валидации ещё не сохранены.</translation>
    </message>
    <message>
        <source>The run has no saved predictions: an earlier version trained it, or they could not be saved.</source>
        <translation>У запуска нет сохранённых предсказаний: он выполнен в прежней версии или их не удалось сохранить.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The run ended before its first evaluation.</source>
        <translation>Запуск закончился до первой валидации.</translation>
    </message>
    <message>
        <source>Predicted and true</source>
        <translation>Предсказанное и истинное</translation>
    </message>
    <message>
        <source>Most confused</source>
        <translation>Что путается</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <extracomment>beside a title: the epoch that was evaluated</extracomment>
        <translation>эпоха %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n пример</numerusform>
            <numerusform>%n примера</numerusform>
            <numerusform>%n примеров</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 of %2&lt;/b&gt; wrong</source>
        <extracomment>%1: how many samples are wrong, %2: of how many</extracomment>
        <translation>&lt;b&gt;%1 из %2&lt;/b&gt; неверно</translation>
    </message>
    <message>
        <source>%1, the highest loss first</source>
        <extracomment>%1: &quot;sneaker → tennis shoes&quot;</extracomment>
        <translation>%1: сначала наибольшие потери</translation>
    </message>
    <message>
        <source>Highest loss first, with the predicted class</source>
        <translation>Сначала с наибольшими потерями; под каждым — предсказанный класс</translation>
    </message>
    <message>
        <source>Available after epoch 1, in about %1.</source>
        <extracomment>%1: a time</extracomment>
        <translation>Появится после эпохи 1, примерно через %1.</translation>
    </message>
    <message>
        <source>Available after epoch 1.</source>
        <translation>Появится после эпохи 1.</translation>
    </message>
    <message>
        <source>Rows: the true class. Columns: the predicted class.</source>
        <extracomment>of a matrix</extracomment>
        <translation>Строки — настоящий класс, столбцы — предсказанный класс.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::EvaluationScatter</name>
    <message>
        <source>Predicted and true</source>
        <translation>Предсказанное и истинное</translation>
    </message>
    <message>
        <source>True</source>
        <extracomment>adjective, title of an axis: true values</extracomment>
        <translation>Истинное значение</translation>
    </message>
    <message>
        <source>Predicted</source>
        <extracomment>adjective, title of an axis: predicted values</extracomment>
        <translation>Предсказанное значение</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <extracomment>%1: number of a sample within the validation set, counted from 1</extracomment>
        <translation>Пример %1</translation>
    </message>
    <message>
        <source>Equal</source>
        <extracomment>adjective, a line of the chart: predicted and true values are equal</extracomment>
        <translation>Равны</translation>
    </message>
    <message numerus="yes">
        <source>Predicted against true values of %n sample(s)</source>
        <translation>
            <numerusform>Предсказанные и истинные значения: %n пример</numerusform>
            <numerusform>Предсказанные и истинные значения: %n примера</numerusform>
            <numerusform>Предсказанные и истинные значения: %n примеров</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::FaultyList</name>
    <message numerus="yes">
        <source>%n file(s) cannot be used</source>
        <translation>
            <numerusform>%n файл использовать нельзя</numerusform>
            <numerusform>%n файла использовать нельзя</numerusform>
            <numerusform>%n файлов использовать нельзя</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n file(s) cannot be used</source>
        <translation>
            <numerusform>Не менее %n файла использовать нельзя</numerusform>
            <numerusform>Не менее %n файлов использовать нельзя</numerusform>
            <numerusform>Не менее %n файлов использовать нельзя</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Показать в папке</translation>
    </message>
    <message>
        <source>Not a .jpg, .jpeg or .png file</source>
        <translation>Не файл .jpg, .jpeg или .png</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>files, besides those that are named above</extracomment>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
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
    <message>
        <source>Choose a file</source>
        <translation>Выбрать файл</translation>
    </message>
    <message>
        <source>the last column</source>
        <extracomment>of a table: shown while no column is named</extracomment>
        <translation>последний столбец</translation>
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
        <extracomment>verb; %1 = a field</extracomment>
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
        <source>Scale with batch size</source>
        <translation>Масштабировать с размером пакета</translation>
    </message>
    <message>
        <source>Linear with batch size: %1 at the peak. %2</source>
        <extracomment>of the learning rate; %1 = the peak rates, %2 = a link</extracomment>
        <translation>Пропорционально размеру пакета: %1 на пике. %2</translation>
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
        <extracomment>verb, button: sets the field to its default</extracomment>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Ctrl+click to vary it over several values.</source>
        <translation>Ctrl+щелчок — перебрать несколько значений.</translation>
    </message>
    <message>
        <source>Vary over several values</source>
        <translation>Перебирать несколько значений</translation>
    </message>
    <message>
        <source>Vary %1</source>
        <extracomment>verb; %1 = a field</extracomment>
        <translation>Перебирать: %1</translation>
    </message>
    <message>
        <source>Set &quot;%1&quot; to %2</source>
        <extracomment>link; %1 = label of a field, %2 = its new value</extracomment>
        <translation>Задать «%1»: %2</translation>
    </message>
    <message>
        <source>CSV tables (*.csv);;All files (*)</source>
        <translation>Таблицы CSV (*.csv);;Все файлы (*)</translation>
    </message>
    <message>
        <source>TorchScript networks (*.pt *.pth *.ts);;All files (*)</source>
        <translation>Сети TorchScript (*.pt *.pth *.ts);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FieldWords</name>
    <message>
        <source>%1, %2</source>
        <extracomment>name of a field, its unit
----------
a file, the column of it that is predicted</extracomment>
        <translation>%1, %2</translation>
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
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>from the package</source>
        <extracomment>a folder that comes with the installed package</extracomment>
        <translation>из установленного пакета</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>weights that a network begins with</extracomment>
        <translation>случайные</translation>
    </message>
    <message>
        <source>the last one</source>
        <extracomment>a column of a table</extracomment>
        <translation>последний</translation>
    </message>
    <message>
        <source>doubled while they fit</source>
        <translation>удваиваются, пока помещаются в память</translation>
    </message>
    <message>
        <source>doubled up to the number of cores</source>
        <translation>удваиваются до числа ядер</translation>
    </message>
    <message>
        <source>those in its file</source>
        <extracomment>weights that a network begins with</extracomment>
        <translation>из её файла</translation>
    </message>
    <message numerus="yes">
        <source>epoch(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>эпоха</numerusform>
            <numerusform>эпохи</numerusform>
            <numerusform>эпох</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>epoch(s) without improvement</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>эпоха</numerusform>
            <numerusform>эпохи</numerusform>
            <numerusform>эпох</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hour(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>ч</numerusform>
            <numerusform>ч</numerusform>
            <numerusform>ч</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sample(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>пример</numerusform>
            <numerusform>примера</numerusform>
            <numerusform>примеров</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::FilterBar</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
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
        <extracomment>verb, button</extracomment>
        <translation>Сбросить фильтры</translation>
    </message>
    <message>
        <source>Archived</source>
        <extracomment>adjective, filter: archived runs</extracomment>
        <translation>Архивные</translation>
    </message>
    <message>
        <source>Show archived runs too</source>
        <translation>Показывать и архивные запуски</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1 из %n запуска</numerusform>
            <numerusform>%1 из %n запусков</numerusform>
            <numerusform>%1 из %n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>a filter: %1 = &quot;State&quot;, %2 of %3 = how many of its values are chosen</extracomment>
        <translation>%1: %2 из %3</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Убрать этот фильтр</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FilterPopup</name>
    <message>
        <source>All</source>
        <extracomment>check all values of a filter</extracomment>
        <translation>Все</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>check no value of a filter</extracomment>
        <translation>Ни одного</translation>
    </message>
    <message>
        <source>Counts follow the other filters</source>
        <translation>Числа — с учётом других фильтров</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 = a value that runs are filtered by, %2 = how many runs have it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only %1</source>
        <extracomment>%1 = a value that runs are filtered by: uncheck all others</extracomment>
        <translation>Только «%1»</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FindAction</name>
    <message>
        <source>Find action</source>
        <translation>Найти действие</translation>
    </message>
    <message>
        <source>Type part of its name</source>
        <extracomment>placeholder of the search for a menu action</extracomment>
        <translation>Введите часть названия</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Findings</name>
    <message>
        <source>The run failed; the figures cover it up to that point.</source>
        <translation>Запуск завершился ошибкой; показатели приведены на этот момент.</translation>
    </message>
    <message>
        <source>The run was interrupted and can be resumed; these are the figures so far.</source>
        <translation>Запуск прерван, его можно продолжить; показатели приведены на текущий момент.</translation>
    </message>
    <message>
        <source>The run has not finished; these are the figures so far.</source>
        <translation>Запуск не завершён; показатели приведены на текущий момент.</translation>
    </message>
    <message>
        <source>The target of %1 was reached in epoch %2, after %3 of active time and at a cost of %4.</source>
        <translation>Цель %1 достигнута на эпохе %2 за %3 активного времени при стоимости %4.</translation>
    </message>
    <message>
        <source>The target of %1 was reached in epoch %2, after %3 of active time.</source>
        <translation>Цель %1 достигнута на эпохе %2 за %3 активного времени.</translation>
    </message>
    <message>
        <source>The best epoch is the last one: more epochs might improve it.</source>
        <translation>Лучшая эпоха — последняя: дополнительные эпохи могут улучшить результат.</translation>
    </message>
    <message>
        <source>Training steps took %1 of the active time; the rest is start-up, evaluation and checkpoints.</source>
        <translation>Шаги обучения заняли %1 активного времени; остальное — инициализация, валидация и контрольные точки.</translation>
    </message>
    <message>
        <source>At %1, one %2 pays for training on %3 images.</source>
        <translation>При цене %1 за один %2 обрабатывается обучающих изображений: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The run was resumed %n time(s); its times are totals over all attempts.</source>
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
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>area under the ROC curve, one class against the rest, averaged over classes; rank-based, ties count as one half.</source>
        <translation>площадь под ROC-кривой, один класс против остальных, среднее по классам; по рангам, совпадения считаются за половину.</translation>
    </message>
    <message>
        <source>Three time bases</source>
        <translation>Три способа измерения времени</translation>
    </message>
    <message>
        <source>training, %1: steps only. Active, %2: with start-up, evaluation and checkpoints. Billed, %3: with preparation and pauses on a rented machine. Totals over all attempts.</source>
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
        <source>Price of your own machine</source>
        <translation>Цена вашей машины</translation>
    </message>
    <message>
        <source>validation figures (no evaluation yet)</source>
        <translation>показатели валидации (валидации ещё не было)</translation>
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
        <source>all monetary figures (the offer has no price)</source>
        <translation>все денежные показатели (у предложения нет цены)</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 = a sentence that lacks its full stop</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The run failed: %1. The figures cover it up to that point.</source>
        <translation>Запуск завершился ошибкой: %1. Показатели приведены на этот момент.</translation>
    </message>
    <message>
        <source>What-if: the run did not use its offer&apos;s hardware, so nobody paid any of these amounts.</source>
        <translation>Что если: запуск выполнялся не на машине своего предложения, поэтому этих денег никто не платил.</translation>
    </message>
    <message>
        <source>The target of %1 was not reached: the best %2 is %3 below it.</source>
        <extracomment>%2: a measure of quality, %3: a difference, &quot;1.20 percentage points&quot;</extracomment>
        <translation>Цель %1 не достигнута: лучшее значение %2 ниже неё на %3.</translation>
    </message>
    <message>
        <source>The target of %1 was not reached: the best %2 is %3 above it.</source>
        <translation>Цель %1 не достигнута: лучшее значение %2 выше неё на %3.</translation>
    </message>
    <message>
        <source>The best %1 is %2.</source>
        <translation>Лучшее значение %1 — %2.</translation>
    </message>
    <message>
        <source>The best %1 is %2. On %3 images its binomial standard error is %4 percentage points: smaller differences between runs mean little.</source>
        <translation>Лучшее значение %1 — %2. При числе изображений %3 его биномиальная стандартная ошибка — %4 процентного пункта: меньшие различия между запусками мало что значат.</translation>
    </message>
    <message>
        <source>The last epoch did not improve %1.</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>Последняя эпоха не улучшила значение %1.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n epoch(s) did not improve %1.</source>
        <translation>
            <numerusform>За последнюю %n эпоху значение %1 не улучшилось.</numerusform>
            <numerusform>За последние %n эпохи значение %1 не улучшилось.</numerusform>
            <numerusform>За последние %n эпох значение %1 не улучшилось.</numerusform>
        </translation>
    </message>
    <message>
        <source>active time at the first evaluation that reached the target, including start-up, evaluation and checkpoints. Steps only: %1. DAWNBench counts start-up but not evaluation or checkpoints; MLPerf counts evaluation but not up to 30 minutes of initialization.</source>
        <translation>активное время на момент первой валидации, достигшей цели, с инициализацией, валидацией и контрольными точками. Только шаги: %1. DAWNBench учитывает инициализацию, но не валидацию и контрольные точки; MLPerf учитывает валидацию, но не инициализацию (до 30 минут).</translation>
    </message>
    <message>
        <source>The best %1 is %2. On %3 rows its binomial standard error is %4 percentage points: smaller differences between runs mean little.</source>
        <translation>Лучшее значение %1 — %2. При числе строк %3 его биномиальная стандартная ошибка — %4 процентного пункта: меньшие различия между запусками мало что значат.</translation>
    </message>
    <message>
        <source>In the last epoch, %1 on the training samples is %2 higher than on the validation samples.</source>
        <extracomment>%1: a measure of quality, %2: a difference, &quot;1.20 percentage points&quot;</extracomment>
        <translation>На последней эпохе значение %1 на обучающей выборке выше, чем на валидационной, на %2.</translation>
    </message>
    <message>
        <source>In the last epoch, %1 on the training samples is %2 lower than on the validation samples.</source>
        <translation>На последней эпохе значение %1 на обучающей выборке ниже, чем на валидационной, на %2.</translation>
    </message>
    <message>
        <source>At %1, one %2 pays for training on %3 rows.</source>
        <extracomment>%1: price per hour, %2: currency</extracomment>
        <translation>При цене %1 за один %2 обрабатывается обучающих строк: %3.</translation>
    </message>
    <message>
        <source>correctly classified samples / samples, over the full validation set after each epoch; in training, over the epoch&apos;s samples while the weights were changing.</source>
        <translation>верно распознанные примеры / все примеры: на всей валидационной выборке после каждой эпохи; при обучении — на примерах эпохи, пока веса менялись.</translation>
    </message>
    <message>
        <source>RMSE, MAE</source>
        <translation>RMSE, MAE</translation>
    </message>
    <message>
        <source>root of the mean squared error and mean absolute error over the full validation set after each epoch, in the unit of the predicted column.</source>
        <translation>корень из среднеквадратичной ошибки и средняя абсолютная ошибка на всей валидационной выборке после каждой эпохи, в единицах предсказываемого столбца.</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>%1 ± U</source>
        <extracomment>%1: &quot;Images/s&quot;</extracomment>
        <translation>%1 ± U</translation>
    </message>
    <message>
        <source>samples in measured steps / time of those steps; warm-up steps excluded, device synchronized only at window boundaries. U = sd / sqrt(n) over n = %1 windows of about half a second.</source>
        <translation>примеры за измеренные шаги / время этих шагов; без прогревочных шагов, устройство синхронизируется только на границах окон. U = sd / sqrt(n), где n = %1 — число окон примерно по полсекунды.</translation>
    </message>
    <message>
        <source>%1 / (price per hour). Multiplied by %2, this is the number of samples per %3.</source>
        <extracomment>%1: &quot;images/s&quot;, %2: 3600, %3: a currency</extracomment>
        <translation>%1 / (цена за час). Умножив на %2, получаем число примеров на %3.</translation>
    </message>
    <message>
        <source>%1 (not measured)</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>%1 (не измерено)</translation>
    </message>
    <message>
        <source>%1 (no step was measured)</source>
        <translation>%1 (нет измеренных шагов)</translation>
    </message>
    <message>
        <source>1 − sum of squared errors / sum of squared deviations from the mean of the validation rows; 0 is no better than that mean, below 0 is worse.</source>
        <translation>1 − сумма квадратов ошибок / сумма квадратов отклонений от среднего по валидационным строкам; 0 − не лучше этого среднего, меньше 0 − хуже.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FindingsPanel</name>
    <message>
        <source>About the source</source>
        <translation>Об источнике</translation>
    </message>
    <message>
        <source>No findings from these figures yet.</source>
        <translation>Из этих показателей пока нельзя сделать выводов.</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>О чём говорят показатели</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FirstRunCard</name>
    <message>
        <source>Train a small network on this machine</source>
        <translation>Обучить небольшую сеть на этой машине</translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation>Чего ожидать</translation>
    </message>
    <message>
        <source>Top-1 on validation images, %, by epoch</source>
        <translation>Top-1 на валидационных изображениях, %, по эпохам</translation>
    </message>
    <message>
        <source>Launch the first run</source>
        <translation>Выполнить первый запуск</translation>
    </message>
    <message>
        <source>Look at its settings first</source>
        <translation>Сначала посмотреть его настройки</translation>
    </message>
    <message>
        <source>Needs Fashion-MNIST</source>
        <translation>Нужен Fashion-MNIST</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The download is 30 MB.</source>
        <translation>Объём загрузки — 30&#xa0;МБ.</translation>
    </message>
    <message>
        <source>Reads Fashion-MNIST</source>
        <translation>Читает Fashion-MNIST</translation>
    </message>
    <message>
        <source>%1 images from this disk; nothing is downloaded</source>
        <translation>%1 изображений с этого диска; ничего не загружается из сети</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n поток</numerusform>
            <numerusform>%n потока</numerusform>
            <numerusform>%n потоков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trains ResNet-8, %n epoch(s)</source>
        <translation>
            <numerusform>Обучает ResNet-8, %n эпоха</numerusform>
            <numerusform>Обучает ResNet-8, %n эпохи</numerusform>
            <numerusform>Обучает ResNet-8, %n эпох</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 parameters, on this machine: %2</source>
        <translation>Параметров: %1; на этой машине: %2</translation>
    </message>
    <message>
        <source>Shows every step</source>
        <translation>Показывает каждый шаг</translation>
    </message>
    <message>
        <source>Loss, accuracy, images/s and cost, as they come</source>
        <translation>Потери, точность, изобр./с и стоимость по мере поступления</translation>
    </message>
    <message>
        <source>Ends with the cost</source>
        <translation>В конце — стоимость</translation>
    </message>
    <message>
        <source>About %1 on this machine (%2 to %3)</source>
        <extracomment>%1 = a duration, %2 and %3 = the shortest and the longest expected</extracomment>
        <translation>Около %1 на этой машине (от %2 до %3)</translation>
    </message>
    <message>
        <source>Testing this machine for two seconds…</source>
        <translation>Проверка этой машины: две секунды…</translation>
    </message>
    <message>
        <source>The duration cannot be estimated. %1. %2</source>
        <translation>Длительность оценить нельзя. %1. %2</translation>
    </message>
    <message>
        <source>How long it takes is not known before it starts</source>
        <translation>Сколько времени это займёт, до начала неизвестно</translation>
    </message>
    <message>
        <source>Start-up</source>
        <extracomment>noun, a part of the time</extracomment>
        <translation>Инициализация</translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>noun, a part of the time</extracomment>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <extracomment>noun, a part of the time</extracomment>
        <translation>Валидация</translation>
    </message>
    <message>
        <source>What the result cost here and, as an estimate, what it costs on rented machines</source>
        <translation>Во что результат обошёлся здесь и, по оценке, обойдётся на арендованных машинах</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a cost at a price per hour: &quot;0.002 USD at 0.11 USD/h&quot;</extracomment>
        <translation>%1 при цене %2</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <translation>всего %1</translation>
    </message>
    <message numerus="yes">
        <source>about %1 after %n epoch(s)</source>
        <translation>
            <numerusform>около %1 после %n эпохи</numerusform>
            <numerusform>около %1 после %n эпох</numerusform>
            <numerusform>около %1 после %n эпох</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::FirstStart</name>
    <message>
        <source>First steps</source>
        <translation>Первые шаги</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Запусков пока нет</translation>
    </message>
    <message>
        <source>Epochal tells you how long a model takes to train on a machine, what it costs, and which offer would do it for less. It measures your runs here, and compares them with the prices of every provider and with published results.</source>
        <translation>Epochal показывает, сколько времени занимает обучение модели на машине, сколько оно стоит и какое предложение обойдётся дешевле. Он измеряет ваши запуски здесь и сравнивает их с ценами всех провайдеров и с опубликованными результатами.</translation>
    </message>
    <message>
        <source>Already have runs elsewhere?</source>
        <translation>Запуски уже есть в другом месте?</translation>
    </message>
    <message>
        <source>Import runs…</source>
        <translation>Импортировать запуски…</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>Показать запуски</translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation>Импортировать результаты…</translation>
    </message>
    <message>
        <source>a table of what other tools measured</source>
        <translation>таблица с измерениями других программ</translation>
    </message>
    <message>
        <source>folders copied from a server or from another catalog</source>
        <translation>папки, скопированные с сервера или из другого каталога</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FittedTable</name>
    <message>
        <source>Fit column widths</source>
        <translation>Подогнать ширину столбцов</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Formatter</name>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;мс</translation>
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
    <message>
        <source>%1 h</source>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <extracomment>how many times as much, a figure in a table</extracomment>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::HelpDialog</name>
    <message>
        <source>No page contains these words</source>
        <translation>Ни на одной странице нет этих слов</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Поиск в справке</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Страницы справки</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
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
        <extracomment>filter: all prices of the list</extracomment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>adjective, filter: prices that can be imported</extracomment>
        <translation>Пригодны</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>С пометкой</translation>
    </message>
    <message>
        <source>Rejected</source>
        <extracomment>participle, filter: prices that cannot be imported</extracomment>
        <translation>Отклонены</translation>
    </message>
    <message>
        <source>%1: price list in %2 format</source>
        <translation>%1: прайс-лист в формате %2</translation>
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
        <source>&amp;Date of the prices</source>
        <translation>&amp;Дата цен</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Источник</translation>
    </message>
    <message>
        <source>the provider&apos;s own name</source>
        <translation>название, которое использует провайдер</translation>
    </message>
    <message>
        <source>For lists that do not state it</source>
        <translation>Для списков, где это не указано</translation>
    </message>
    <message>
        <source>Import only what matches: provider, instance, GPU or region</source>
        <translation>Импортировать только подходящее: провайдер, тип машины, GPU или регион</translation>
    </message>
    <message>
        <source>Only machines with &amp;GPUs</source>
        <translation>Только машины с &amp;GPU</translation>
    </message>
    <message>
        <source>Also import &amp;flagged prices; they are never ranked</source>
        <translation>Импортировать и цены с по&amp;меткой; они никогда не ранжируются</translation>
    </message>
    <message>
        <source>Reading, %p%</source>
        <translation>Чтение, %p&#xa0;%</translation>
    </message>
    <message>
        <source>This list has no prices, only a header.</source>
        <translation>В этом прайс-листе нет цен, только заголовок.</translation>
    </message>
    <message>
        <source>Numbers use a decimal &amp;comma: 4,60 means 4.60</source>
        <translation>Десятичная &amp;запятая: 4,60 означает 4.60</translation>
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
        <source>rejected</source>
        <translation>отклонена</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>noun, head of a column: of the file</extracomment>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>noun, head of a column: whether a price is good, flagged or rejected</extracomment>
        <translation>Заключение</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Предложение</translation>
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
        <source>Problem</source>
        <extracomment>noun, head of a column</extracomment>
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
        <extracomment>noun, head of a column: of day</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>noun, head of a column: the part of the program that reported an issue</extracomment>
        <translation>Источник</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Что делать</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>sources of one problem; %1 = the latest, a run&apos;s name</extracomment>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Шаблоны</translation>
    </message>
    <message>
        <source>Prices</source>
        <extracomment>where an issue comes from</extracomment>
        <translation>Цены</translation>
    </message>
    <message>
        <source>Queue</source>
        <extracomment>noun, where an issue comes from</extracomment>
        <translation>Очередь</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Отчёты</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>where an issue comes from</extracomment>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Каталог</translation>
    </message>
</context>
<context>
    <name>epochal::ui::IssuesDock</name>
    <message>
        <source>Issues</source>
        <extracomment>noun, title of a panel: errors and warnings</extracomment>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>verb, button</extracomment>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>verb, button</extracomment>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>verb, button: empties the list</extracomment>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>verb, button</extracomment>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Show run</source>
        <extracomment>verb, button</extracomment>
        <translation>Показать запуск</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Language</name>
    <message>
        <source>Follow system</source>
        <translation>Как в системе</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LimitStrip</name>
    <message>
        <source>Latency limit</source>
        <translation>Предел задержки</translation>
    </message>
    <message>
        <source>Percentile</source>
        <extracomment>noun, label of a list</extracomment>
        <translation>Перцентиль</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>milliseconds</extracomment>
        <translation>мс</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no limit of latency</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>The run&apos;s own limit</source>
        <translation>Предел запуска</translation>
    </message>
    <message>
        <source>Judges the run by another limit. The run itself does not change.</source>
        <translation>Показывает запуск при другом пределе. Сам запуск не меняется.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveCharts</name>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>Top-1 accuracy, %</source>
        <translation>Точность top-1, %</translation>
    </message>
    <message>
        <source>This offer has no price. Choose another axis.</source>
        <translation>У этого предложения нет цены. Выберите другую ось.</translation>
    </message>
    <message>
        <source>The first evaluation comes after the first epoch.</source>
        <translation>Первая валидация выполняется после первой эпохи.</translation>
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
        <source>epoch %1</source>
        <translation>эпоха %1</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>adjective, in front of a duration: active time</extracomment>
        <translation>активное время</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>стоимость</translation>
    </message>
    <message>
        <source>train %1</source>
        <extracomment>noun, a line of the chart: of training; %1 = a value</extracomment>
        <translation>обучение %1</translation>
    </message>
    <message>
        <source>validation %1</source>
        <translation>валидация %1</translation>
    </message>
    <message>
        <source>best %1, epoch %2</source>
        <translation>лучшее %1, эпоха %2</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>цель %1</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <extracomment>noun, a mark in the chart</extracomment>
        <translation>контрольная точка</translation>
    </message>
    <message>
        <source>The first steps are warm-up and are not counted.</source>
        <translation>Первые шаги прогревочные и не учитываются.</translation>
    </message>
    <message>
        <source>data wait</source>
        <translation>ожидание данных</translation>
    </message>
    <message>
        <source>start-up and warm-up excluded</source>
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
        <source>%1: mean %2 over %n window(s).</source>
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
        <source>data wait: %1 of step time for %2</source>
        <extracomment>%1 = a percentage, %2 = how long that lasted</extracomment>
        <translation>ожидание данных: %1 времени шага в течение %2</translation>
    </message>
    <message>
        <source>The run ended before its first evaluation.</source>
        <translation>Запуск закончился до первой валидации.</translation>
    </message>
    <message>
        <source>diverged: loss is not a number</source>
        <extracomment>of a run</extracomment>
        <translation>обучение разошлось: потери — не число</translation>
    </message>
    <message>
        <source>The run diverged before there was anything to show: its loss is not a number.</source>
        <translation>Обучение разошлось прежде, чем появились данные для графика: потери — не число.</translation>
    </message>
    <message>
        <source>Top-5 accuracy, %</source>
        <translation>Точность top-5, %</translation>
    </message>
    <message>
        <source>Loss</source>
        <extracomment>noun, title of a chart and its axis</extracomment>
        <translation>Потери</translation>
    </message>
    <message>
        <source>The curve begins with the first steps; an evaluation comes after each epoch.</source>
        <translation>Кривая начинается с первых шагов; валидация выполняется после каждой эпохи.</translation>
    </message>
    <message>
        <source>training, by step</source>
        <translation>обучение по шагам</translation>
    </message>
    <message>
        <source>%1: validation %2, best %3 at epoch %4.</source>
        <extracomment>%1 = a measure, %2 and %3 its values</extracomment>
        <translation>%1: валидация %2, лучшее значение %3 на эпохе %4.</translation>
    </message>
    <message>
        <source>None of this has been measured.</source>
        <translation>Измерений этого показателя нет.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>process</source>
        <extracomment>memory of the process that trains</extracomment>
        <translation>процесс</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>noun, a line of the chart: electric power</extracomment>
        <translation>мощность</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <extracomment>title of a chart</extracomment>
        <translation>Скорость обучения</translation>
    </message>
    <message>
        <source>Utilization, %</source>
        <translation>Загрузка, %</translation>
    </message>
    <message>
        <source>Memory, GiB</source>
        <translation>Память, ГиБ</translation>
    </message>
    <message>
        <source>Power, W</source>
        <translation>Мощность, Вт</translation>
    </message>
    <message>
        <source>This offer has no price, so %1 cannot be calculated. Choose %2 instead.</source>
        <extracomment>%1: &quot;images/s per USD/h&quot;, %2: &quot;images/s&quot;</extracomment>
        <translation>У этого предложения нет цены, поэтому %1 рассчитать нельзя. Выберите %2.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveMarks</name>
    <message>
        <source>last layer</source>
        <extracomment>of a network: its learning rate</extracomment>
        <translation>последний слой</translation>
    </message>
    <message>
        <source>other layers</source>
        <extracomment>of a network: their learning rate</extracomment>
        <translation>остальные слои</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>скорость обучения</translation>
    </message>
    <message>
        <source>unfrozen</source>
        <extracomment>of a network: all its layers are trained from here on</extracomment>
        <translation>разморожено</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>a run went back to a checkpoint</extracomment>
        <translation>откат</translation>
    </message>
    <message>
        <source>new image size</source>
        <extracomment>the images became larger or smaller</extracomment>
        <translation>новый размер изображений</translation>
    </message>
    <message>
        <source>resumed</source>
        <extracomment>a run, from a checkpoint</extracomment>
        <translation>продолжение</translation>
    </message>
    <message>
        <source>epoch %1, step %2</source>
        <extracomment>%1 = epochs done, %2 = steps done</extracomment>
        <translation>эпоха %1, шаг %2</translation>
    </message>
    <message>
        <source>Learning rate, log scale</source>
        <translation>Скорость обучения, лог. шкала</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Скорость обучения</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LivePage</name>
    <message>
        <source>%1. Last event: %2.</source>
        <translation>%1. Последнее событие: %2.</translation>
    </message>
    <message>
        <source>%1: %2 Last event: %3.</source>
        <translation>%1. %2 Последнее событие: %3.</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>verb, button: continues a run</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>verb, button</extracomment>
        <translation>Приостановить</translation>
    </message>
    <message>
        <source>Stop %1 now? It saves a checkpoint and keeps all its measurements.</source>
        <extracomment>%1 = name of a run</extracomment>
        <translation>Остановить «%1» сейчас? Контрольная точка и все измерения сохранятся.</translation>
    </message>
    <message>
        <source>Stop now</source>
        <extracomment>verb, button</extracomment>
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
        <extracomment>verb, menu button</extracomment>
        <translation>Остановить…</translation>
    </message>
    <message>
        <source>Save checkpoint</source>
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
        <source>Open folder</source>
        <extracomment>button: opens the folder of the run</extracomment>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Follow</source>
        <extracomment>verb, button: the charts follow the latest events</extracomment>
        <translation>Следить</translation>
    </message>
    <message>
        <source>Show all data and follow the latest events (%1)</source>
        <extracomment>%1 = a keyboard shortcut</extracomment>
        <translation>Показывать все данные и следить за последними событиями (%1)</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>noun, label of a list</extracomment>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Ничего не выполняется</translation>
    </message>
    <message>
        <source>Configure and launch a run. Its accuracy, speed and cost appear here while it runs.</source>
        <translation>Настройте и начните запуск. Пока он выполняется, здесь видны точность, производительность и стоимость.</translation>
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
        <source>Show last run</source>
        <translation>Показать последний запуск</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>name of a page</extracomment>
        <translation>Наблюдение</translation>
    </message>
    <message>
        <source>Watch a run</source>
        <translation>Наблюдать за запуском</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <extracomment>adjective, title of a page: runs in progress</extracomment>
        <translation>На&amp;блюдение</translation>
    </message>
    <message>
        <source>Try images…</source>
        <extracomment>menu entry: classify one&apos;s own image files with the run&apos;s weights</extracomment>
        <translation>Проверить на своих изображениях…</translation>
    </message>
    <message>
        <source>Classify your own images with the weights of this run</source>
        <translation>Распознать свои изображения с весами этого запуска</translation>
    </message>
    <message>
        <source>Most confused</source>
        <extracomment>a part of the page: which classes are confused most</extracomment>
        <translation>Что путается</translation>
    </message>
    <message>
        <source>Show what the last evaluation got wrong</source>
        <translation>Показать ошибки последней валидации</translation>
    </message>
    <message>
        <source>Stop %1 now? The sizes measured so far are kept.</source>
        <extracomment>%1 = name of a run</extracomment>
        <translation>Остановить %1 сейчас? Уже измеренные размеры сохранятся.</translation>
    </message>
    <message>
        <source>Trace steps</source>
        <extracomment>menu entry: what each device did in the next few steps, as a file</extracomment>
        <translation>Трассировать шаги</translation>
    </message>
    <message>
        <source>Records the next steps, device by device, in a file in the run&apos;s folder for Perfetto or Chrome</source>
        <translation>Записывает следующие шаги, устройство за устройством, в файл в папке запуска для Perfetto или Chrome</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveView</name>
    <message>
        <source>Time: training %1 · active %2 · billed %3 (%4 preparation)</source>
        <translation>Время: обучение %1 · активное %2 · оплачиваемое %3 (подготовка %4)</translation>
    </message>
    <message>
        <source>Time: training %1 · active %2 · billed %3</source>
        <translation>Время: обучение %1 · активное %2 · оплачиваемое %3</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>of a run: a list of what happened</extracomment>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Stop rules</source>
        <extracomment>noun: the rules that stop a run</extracomment>
        <translation>Правила остановки</translation>
    </message>
    <message>
        <source>Ranks %1</source>
        <extracomment>title of a tab, with their number: &quot;Ranks 4&quot;</extracomment>
        <translation>Ранги: %1</translation>
    </message>
    <message>
        <source>One step</source>
        <extracomment>title of a tab: what each device does in a step</extracomment>
        <translation>Один шаг</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LoaderWords</name>
    <message>
        <source>reading %1</source>
        <extracomment>what loader threads do; %1: a time, &quot;0.31 ms&quot;</extracomment>
        <translation>чтение %1</translation>
    </message>
    <message>
        <source>decoding %1</source>
        <extracomment>what loader threads do: image files are decoded; %1: a time</extracomment>
        <translation>декодирование %1</translation>
    </message>
    <message>
        <source>preparation %1</source>
        <extracomment>what loader threads do: images are cropped, resized and changed, or made; %1: a time</extracomment>
        <translation>подготовка %1</translation>
    </message>
    <message numerus="yes">
        <source>In parallel with each step of rank 0, summed over %n loader thread(s): %1</source>
        <extracomment>%1: &quot;reading 0.31 ms, decoding 12.4 ms, preparation 3.20 ms&quot;</extracomment>
        <translation>
            <numerusform>Параллельно каждому шагу ранга 0, в сумме по %n потоку загрузки: %1</numerusform>
            <numerusform>Параллельно каждому шагу ранга 0, в сумме по %n потокам загрузки: %1</numerusform>
            <numerusform>Параллельно каждому шагу ранга 0, в сумме по %n потокам загрузки: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In parallel with each step, summed over %n loader thread(s): %1</source>
        <extracomment>%1: &quot;reading 0.31 ms, decoding 12.4 ms, preparation 3.20 ms&quot;</extracomment>
        <translation>
            <numerusform>Параллельно каждому шагу, в сумме по %n потоку загрузки: %1</numerusform>
            <numerusform>Параллельно каждому шагу, в сумме по %n потокам загрузки: %1</numerusform>
            <numerusform>Параллельно каждому шагу, в сумме по %n потокам загрузки: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::LogModel</name>
    <message>
        <source>Started</source>
        <extracomment>participle, an event: the run started</extracomment>
        <translation>Начат</translation>
    </message>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1, %2, на %3</translation>
    </message>
    <message>
        <source>Resumed</source>
        <extracomment>participle, an event: the run was resumed</extracomment>
        <translation>Продолжен</translation>
    </message>
    <message>
        <source>from %1: %2, %3, on %4</source>
        <translation>с %1: %2, %3, на %4</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Лучший результат</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <extracomment>noun, an event</extracomment>
        <translation>Валидация</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <extracomment>noun, an event</extracomment>
        <translation>Контрольная точка</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>noun, an event of no consequence; not a note of the user</extracomment>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>noun, an event</extracomment>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>noun, an event</extracomment>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Small data set</source>
        <translation>Малый набор данных</translation>
    </message>
    <message>
        <source>Data wait</source>
        <extracomment>noun, an event: steps wait for data</extracomment>
        <translation>Ожидание данных</translation>
    </message>
    <message>
        <source>Damaged checkpoint</source>
        <translation>Повреждённая контрольная точка</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>noun, head of a column: of day</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>Epoch</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Эпоха</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Событие</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Сообщение</translation>
    </message>
    <message>
        <source>validation %1, %2</source>
        <extracomment>%1: measures and their values, &quot;top-1 93.10%, loss 0.2150&quot;, %2: how long the evaluation took</extracomment>
        <translation>валидация: %1, %2</translation>
    </message>
    <message>
        <source>%1 (training waited %2)</source>
        <extracomment>%1: a checkpoint&apos;s file, its size and how long it took to save, %2: a duration</extracomment>
        <translation>%1 (обучение ждало %2)</translation>
    </message>
</context>
<context>
    <name>epochal::ui::MainWindow</name>
    <message>
        <source>Close Epochal</source>
        <translation>Закрыть Epochal</translation>
    </message>
    <message>
        <source>A run is in progress in this window.</source>
        <translation>В этом окне выполняется запуск.</translation>
    </message>
    <message>
        <source>It will save a checkpoint and stop; you can resume it from the Runs page. Detached runs continue.</source>
        <translation>Запуск сохранит контрольную точку и остановится; продолжить его можно на странице «Запуски». Запуски в отдельных процессах продолжатся.</translation>
    </message>
    <message>
        <source>Save checkpoint and close</source>
        <translation>Сохранить контрольную точку и закрыть</translation>
    </message>
    <message>
        <source>Keep open</source>
        <extracomment>verb, button: does not close the window</extracomment>
        <translation>Не закрывать</translation>
    </message>
    <message>
        <source>Saving checkpoints</source>
        <translation>Сохранение контрольных точек</translation>
    </message>
    <message>
        <source>Epochal</source>
        <translation>Epochal</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>noun, menu</extracomment>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>noun, menu</extracomment>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>noun, menu</extracomment>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <extracomment>noun, menu: of runs</extracomment>
        <translation>&amp;Запуск</translation>
    </message>
    <message>
        <source>&amp;Prices</source>
        <extracomment>noun, menu</extracomment>
        <translation>&amp;Цены</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>noun, menu</extracomment>
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
        <extracomment>verb, menu entry</extracomment>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>%1 is what was done, such as &quot;Archive runs&quot;</extracomment>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>verb, menu entry</extracomment>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>verb, menu entry</extracomment>
        <translation>&amp;Найти</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <extracomment>moves the keyboard focus to the next part of the window</extracomment>
        <translation>Следующая &amp;область</translation>
    </message>
    <message>
        <source>Reload all run &amp;folders</source>
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
        <extracomment>noun, menu entry: shows the panel of errors and warnings</extracomment>
        <translation>&amp;Сообщения</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
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
        <source>&amp;Queue and campaigns</source>
        <translation>О&amp;чередь и серии</translation>
    </message>
    <message>
        <source>Queue and campaigns</source>
        <translation>Очередь и серии</translation>
    </message>
    <message numerus="yes">
        <source>%n queued run(s) will wait until Epochal is opened again.</source>
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
    <message>
        <source>&amp;Contents</source>
        <extracomment>the pages of the help</extracomment>
        <translation>&amp;Содержание</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Первые шаги</translation>
    </message>
    <message>
        <source>&amp;Catalog</source>
        <extracomment>noun, menu: of runs</extracomment>
        <translation>&amp;Каталог</translation>
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
        <extracomment>noun, a kind of report</extracomment>
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
        <extracomment>noun, a field</extracomment>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Create report</source>
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
        <source>No campaigns yet: a sweep on the Configure page creates one.</source>
        <translation>Серий пока нет: серию создаёт перебор на странице «Конфигурация».</translation>
    </message>
    <message>
        <source>No runs yet.</source>
        <translation>Запусков пока нет.</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n run(s).</source>
        <translation>
            <numerusform>Сравнение %n запуска.</numerusform>
            <numerusform>Сравнение %n запусков.</numerusform>
            <numerusform>Сравнение %n запусков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one run for a run report, several for a comparison.</source>
        <translation>Выберите один запуск для отчёта о запуске или несколько — для сравнения.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>verb, button</extracomment>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>verb, button</extracomment>
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
        <source>This is the only known price for this offer. Editing it adds a new dated price; earlier prices stay here.</source>
        <translation>Это единственная известная цена предложения. Изменённая цена сохраняется отдельной записью с датой; прежние остаются в истории.</translation>
    </message>
    <message>
        <source>Hourly price by days since the first price</source>
        <translation>Цена за час по дням от даты первой цены</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>noun, a view of the panel</extracomment>
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
        <source>Save as a new dated price (Ctrl+S). Runs keep the price they were launched with.</source>
        <translation>Сохранить как новую цену с датой (Ctrl+S). Запуски сохраняют цену, с которой были начаты.</translation>
    </message>
    <message>
        <source>Revert</source>
        <extracomment>button: discards the changes that are not saved</extracomment>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Discard unsaved changes (Esc)</source>
        <translation>Сбросить несохранённые изменения (Esc)</translation>
    </message>
    <message>
        <source>No offer selected</source>
        <translation>Предложение не выбрано</translation>
    </message>
    <message>
        <source>Select a row to see how its price is made up.</source>
        <translation>Выберите строку, чтобы увидеть, из чего складывается её цена.</translation>
    </message>
    <message>
        <source>New machine</source>
        <extracomment>title of an offer being entered: a machine of the user&apos;s own</extracomment>
        <translation>Новая машина</translation>
    </message>
    <message>
        <source>New offer</source>
        <translation>Новое предложение</translation>
    </message>
    <message>
        <source>%1 × %2, %3 GB</source>
        <translation>%1 × %2, %3&#xa0;ГБ</translation>
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
        <extracomment>participle: of an offer</extracomment>
        <translation>не сохранено</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>price dated %1</source>
        <translation>на %1</translation>
    </message>
    <message>
        <source>not used by any run</source>
        <translation>не используется в запусках</translation>
    </message>
    <message numerus="yes">
        <source>used by %n run(s)</source>
        <translation>
            <numerusform>используется в %n запуске</numerusform>
            <numerusform>используется в %n запусках</numerusform>
            <numerusform>используется в %n запусках</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::OfferForm</name>
    <message>
        <source>Machine</source>
        <extracomment>noun, heading of a group of fields</extracomment>
        <translation>Машина</translation>
    </message>
    <message>
        <source>Price source</source>
        <extracomment>heading of a form</extracomment>
        <translation>Источник цены</translation>
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
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>no price</source>
        <extracomment>of an offer</extracomment>
        <translation>без цены</translation>
    </message>
    <message>
        <source>%1, cost of your own machine</source>
        <extracomment>%1 = a price per hour</extracomment>
        <translation>%1, стоимость вашей машины</translation>
    </message>
    <message>
        <source>no date</source>
        <extracomment>of an offer&apos;s price</extracomment>
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
        <translation>%1&#xa0;мин</translation>
    </message>
    <message>
        <source>Cost range, log
%1 to %2 %3</source>
        <translation>Диапазон, лог. шкала
от %1 до %2 %3</translation>
    </message>
    <message>
        <source>modeled</source>
        <extracomment>participle: a cost estimated by a model</extracomment>
        <translation>по модели</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 (over %n day(s) old)</source>
        <translation>
            <numerusform>%1, %2 (старше %n дня)</numerusform>
            <numerusform>%1, %2 (старше %n дней)</numerusform>
            <numerusform>%1, %2 (старше %n дней)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n day(s) old</source>
        <extracomment>%1 = a price, &quot;0.14 USD/h spot&quot;</extracomment>
        <translation>
            <numerusform>%1, %n день назад</numerusform>
            <numerusform>%1, %n дня назад</numerusform>
            <numerusform>%1, %n дней назад</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, over %n day(s) old</source>
        <extracomment>%1 = a price, &quot;0.14 USD/h spot&quot;</extracomment>
        <translation>
            <numerusform>%1, старше %n дня</numerusform>
            <numerusform>%1, старше %n дней</numerusform>
            <numerusform>%1, старше %n дней</numerusform>
        </translation>
    </message>
    <message>
        <source>Time
%1</source>
        <translation>Время
%1</translation>
    </message>
    <message>
        <source>billed %1</source>
        <extracomment>participle, of an offer; %1 = a duration: &quot;billed 23 s&quot;</extracomment>
        <translation>оплачивается %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::OwnMachineDialog</name>
    <message>
        <source>Cost of this machine</source>
        <translation>Стоимость этой машины</translation>
    </message>
    <message>
        <source>Your machine is not free: it was bought, it ages, it draws power. Runs keep the price they were launched with.</source>
        <translation>Своя машина не бесплатна: её купили, она стареет и потребляет электроэнергию. Запуски сохраняют цену, с которой были начаты.</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>&amp;Валюта</translation>
    </message>
    <message>
        <source>%1 per hour of use</source>
        <translation>%1 за час использования</translation>
    </message>
    <message>
        <source>Useful life and utilization must be above zero</source>
        <translation>Срок службы и загрузка должны быть больше нуля</translation>
    </message>
</context>
<context>
    <name>epochal::ui::OwnStudies</name>
    <message>
        <source>Import results</source>
        <translation>Импорт результатов</translation>
    </message>
    <message>
        <source>Tables and studies (*.csv *.tsv *.json)</source>
        <translation>Таблицы и исследования (*.csv *.tsv *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Delete a study</source>
        <translation>Удаление исследования</translation>
    </message>
    <message>
        <source>The study &quot;%1&quot; was deleted.</source>
        <translation>Исследование «%1» удалено.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported; they replace the former &quot;%1&quot;.</source>
        <translation>
            <numerusform>Импортирован %n результат вместо прежнего исследования «%1».</numerusform>
            <numerusform>Импортировано %n результата вместо прежнего исследования «%1».</numerusform>
            <numerusform>Импортировано %n результатов вместо прежнего исследования «%1».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported as &quot;%1&quot;.</source>
        <translation>
            <numerusform>Импортирован %n результат: исследование «%1».</numerusform>
            <numerusform>Импортировано %n результата: исследование «%1».</numerusform>
            <numerusform>Импортировано %n результатов: исследование «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignored: %1.</source>
        <translation>Пропущено: %1.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PairsModel</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>of the samples of a class: how many are wrong</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>head of a column: number of samples</extracomment>
        <translation>Ошибок</translation>
    </message>
    <message>
        <source>True → predicted</source>
        <extracomment>head of a column: true class and the class it was taken for</extracomment>
        <translation>Класс → предсказано</translation>
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
        <source>Follow system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>adjective, a theme</extracomment>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>adjective, a theme</extracomment>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <translation>%1 в час</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестна</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>verb, button</extracomment>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Папка данных</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PriceCharts</name>
    <message>
        <source>hours of use per month</source>
        <translation>часов использования в месяц</translation>
    </message>
    <message>
        <source>cost per month, %1</source>
        <translation>стоимость за месяц, %1</translation>
    </message>
    <message>
        <source>%1 h, %2 of the month</source>
        <translation>%1&#xa0;ч, %2 месяца</translation>
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
        <source>Hosting, %1 / (%2 h × %3)</source>
        <translation>Размещение, %1 / (%2&#xa0;ч × %3)</translation>
    </message>
    <message>
        <source>Energy, %1 kW × %2</source>
        <translation>Энергия, %1&#xa0;кВт × %2</translation>
    </message>
    <message>
        <source>Lease, %1 / (%2 h × %3)</source>
        <translation>Аренда, %1 / (%2&#xa0;ч × %3)</translation>
    </message>
    <message>
        <source>Hourly price</source>
        <translation>Почасовая цена</translation>
    </message>
    <message>
        <source>Upfront, %1 / (%2 × %3 h)</source>
        <translation>Предоплата, %1 / (%2 × %3&#xa0;ч)</translation>
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
        <source>with %1 VAT</source>
        <extracomment>%1 = a percentage</extracomment>
        <translation>с НДС %1</translation>
    </message>
    <message>
        <source>without VAT</source>
        <translation>без НДС</translation>
    </message>
    <message>
        <source>Price vs. use, %1</source>
        <extracomment>%1 = a currency per hour</extracomment>
        <translation>Цена в зависимости от загрузки, %1</translation>
    </message>
    <message>
        <source>use of the machine, % of hours</source>
        <translation>загрузка машины, % часов</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Эта машина</translation>
    </message>
    <message>
        <source>at %1 use</source>
        <extracomment>share of the hours in which the machine is used</extracomment>
        <translation>при загрузке %1</translation>
    </message>
    <message>
        <source>No rented offer with the same accelerators can be ranked against it.</source>
        <translation>Среди арендных предложений с теми же ускорителями нет пригодных для ранжирования.</translation>
    </message>
    <message>
        <source>%1 is cheaper than this machine at any level of use.</source>
        <translation>%1 дешевле этой машины при любой её загрузке.</translation>
    </message>
    <message>
        <source>Below %1 use, %2 is cheaper than this machine.</source>
        <extracomment>%1 = a percentage, %2 = an offer</extracomment>
        <translation>При загрузке ниже %1 дешевле этой машины — %2.</translation>
    </message>
    <message>
        <source>Purchase, (%1 − %2) / (%3 × %4 h × %5)</source>
        <translation>Покупка, (%1 − %2) / (%3 × %4&#xa0;ч × %5)</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PriceFilterBar</name>
    <message>
        <source>any</source>
        <extracomment>the first entry of a list: any value</extracomment>
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
        <source>Find provider, instance or GPU</source>
        <translation>Найти провайдера, тип машины или GPU</translation>
    </message>
    <message>
        <source>Latest price per offer</source>
        <translation>Последняя цена предложения</translation>
    </message>
    <message>
        <source>Earlier prices of an offer are in its history</source>
        <translation>Прежние цены предложения — в его истории</translation>
    </message>
    <message>
        <source>Hide unranked prices</source>
        <extracomment>prices that cannot be ranked</extracomment>
        <translation>Скрыть неранжируемые</translation>
    </message>
    <message>
        <source>Prices without a date or a source, or for an accelerator alone</source>
        <translation>Цены без даты или источника либо только за ускоритель</translation>
    </message>
    <message>
        <source>Retired</source>
        <extracomment>check box: show the offers that were retired</extracomment>
        <translation>Архивные</translation>
    </message>
    <message>
        <source>Show retired offers instead</source>
        <translation>Показать архивные предложения вместо этих</translation>
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
        <source>n</source>
        <comment>number of GPUs</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Per GPU</source>
        <extracomment>head of a column: the price per GPU</extracomment>
        <translation>За GPU</translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>noun, head of a column: days since the price was seen</extracomment>
        <translation>Возраст</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>noun, head of a column: of a GPU</extracomment>
        <translation>Память</translation>
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
        <translation>неизвестен</translation>
    </message>
    <message>
        <source>included</source>
        <extracomment>VAT</extracomment>
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
        <source>No exchange rate from %1 to %2: the price is shown as quoted</source>
        <extracomment>%1, %2 = currencies</extracomment>
        <translation>Нет курса %1 к %2: цена показана в исходной валюте</translation>
    </message>
    <message>
        <source>%1 at %2 %3, %4, %5</source>
        <translation>%1 по %2&#xa0;%3, %4, %5</translation>
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
        <source>The exact date of the price is unknown: %1</source>
        <extracomment>%1 = where the date comes from</extracomment>
        <translation>Точная дата цены неизвестна: %1</translation>
    </message>
    <message>
        <source>per hour</source>
        <extracomment>below the head of a column</extracomment>
        <translation>за час</translation>
    </message>
    <message>
        <source>days</source>
        <extracomment>noun, below the head of a column</extracomment>
        <translation>дни</translation>
    </message>
    <message>
        <source>GB each</source>
        <extracomment>memory of each GPU</extracomment>
        <translation>ГБ на GPU</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>ГиБ</translation>
    </message>
    <message>
        <source>web, software</source>
        <translation>веб, ПО</translation>
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
        <source>So&amp;ftware stack</source>
        <translation>&amp;Набор ПО</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Заметки</translation>
    </message>
    <message>
        <source>Why: ordering, console, billing</source>
        <translation>Почему: заказ, консоль, счета</translation>
    </message>
    <message>
        <source>Why: drivers, images, ready-made containers</source>
        <translation>Почему: драйверы, образы, готовые контейнеры</translation>
    </message>
    <message>
        <source>not rated</source>
        <extracomment>participle: of a provider</extracomment>
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
        <source>quoted currency</source>
        <extracomment>first choice after the label &quot;Show prices in&quot;</extracomment>
        <translation>исходной валюте</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>noun, button: chooses the columns of the table</extracomment>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>New offer</source>
        <translation>Новое предложение</translation>
    </message>
    <message>
        <source>Enter a price manually</source>
        <translation>Ввести цену вручную</translation>
    </message>
    <message>
        <source>Enter a machine you bought</source>
        <translation>Ввести купленную машину</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>verb, button: of an offer</extracomment>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Start a new offer from this one</source>
        <translation>Создать предложение на основе этого</translation>
    </message>
    <message>
        <source>Retire</source>
        <extracomment>button: hides an offer with all its prices</extracomment>
        <translation>В архив</translation>
    </message>
    <message>
        <source>Hide these offers and all their prices, or restore them</source>
        <translation>Скрыть предложения вместе со всеми ценами или вернуть их</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Импортировать цены…</translation>
    </message>
    <message>
        <source>Import a price list from Epochal, SkyPilot or gpuhunt</source>
        <translation>Импортировать прайс-лист Epochal, SkyPilot или gpuhunt</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Экспортировать CSV…</translation>
    </message>
    <message>
        <source>Save the rows of the table to a file</source>
        <translation>Сохранить строки таблицы в файл</translation>
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
        <source>Enter dated exchange rates between currencies</source>
        <translation>Ввести курсы валют с датами</translation>
    </message>
    <message>
        <source>Save offer</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save as a new dated price</source>
        <translation>Сохранить как новую цену с датой</translation>
    </message>
    <message>
        <source>Revert</source>
        <extracomment>button: discards the changes that are not saved</extracomment>
        <translation>Сбросить изменения</translation>
    </message>
    <message>
        <source>Discard unsaved changes</source>
        <translation>Сбросить несохранённые изменения</translation>
    </message>
    <message>
        <source>&amp;Show prices in</source>
        <extracomment>label of a list: &quot;quoted currency&quot;, EUR, USD</extracomment>
        <translation>&amp;Показывать цены в</translation>
    </message>
    <message>
        <source>Prices are converted only at rates that have a date and a source</source>
        <translation>Цены пересчитываются только по курсам с датой и источником</translation>
    </message>
    <message>
        <source>Prices</source>
        <extracomment>noun, accessible name of a table</extracomment>
        <translation>Цены</translation>
    </message>
    <message>
        <source>The price book is empty</source>
        <translation>Справочник цен пуст</translation>
    </message>
    <message>
        <source>Import a price list or enter an offer manually.</source>
        <translation>Импортируйте прайс-лист или введите предложение вручную.</translation>
    </message>
    <message>
        <source>No prices match the filters</source>
        <translation>Нет цен, подходящих под фильтры</translation>
    </message>
    <message>
        <source>Use fewer words, or show older and unranked prices too.</source>
        <translation>Упростите запрос или покажите также прежние и неранжируемые цены.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Сбросить фильтры</translation>
    </message>
    <message>
        <source>Cannot read your prices: %1. %2. The built-in prices are available.</source>
        <extracomment>%1 = what is wrong, %2 = what to do about it</extracomment>
        <translation>Не удалось прочитать ваши цены: %1. %2. Встроенные цены доступны.</translation>
    </message>
    <message>
        <source>Rename the file</source>
        <extracomment>button: sets an unreadable file aside under another name</extracomment>
        <translation>Переименовать файл</translation>
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
        <source>Change limit…</source>
        <extracomment>verb, link: the age from which prices are marked</extracomment>
        <translation>Изменить порог…</translation>
    </message>
    <message>
        <source>Show old prices</source>
        <extracomment>button</extracomment>
        <translation>Показать старые</translation>
    </message>
    <message>
        <source>Prices older than %3: %1 of %2; without an exact date: %4. Rankings that use them say so.</source>
        <extracomment>%3 = a number of days</extracomment>
        <translation>Цен старше %3: %1 из %2; без точной даты: %4. В рейтингах с такими ценами это отмечено.</translation>
    </message>
    <message>
        <source>Price age</source>
        <extracomment>noun, title of a dialog</extracomment>
        <translation>Возраст цен</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Restore offers</source>
        <translation>Вернуть предложения из архива</translation>
    </message>
    <message>
        <source>Retire offers</source>
        <translation>Убрать предложения в архив</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) restored.</source>
        <translation>
            <numerusform>Из архива возвращено %n предложение.</numerusform>
            <numerusform>Из архива возвращено %n предложения.</numerusform>
            <numerusform>Из архива возвращено %n предложений.</numerusform>
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
        <source>Saved to %1</source>
        <translation>Сохранено в %1</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>Не удалось записать %1: %2</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>button: opposite of &quot;Retire&quot;</extracomment>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Your changes to %1 are not saved.</source>
        <translation>Изменения в %1 не сохранены.</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Продолжить правку</translation>
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
        <source>Your changes to the new offer are not saved.</source>
        <translation>Изменения в новом предложении не сохранены.</translation>
    </message>
    <message>
        <source>Add your machine</source>
        <translation>Добавить свою машину</translation>
    </message>
    <message>
        <source>Providers</source>
        <extracomment>name of a page</extracomment>
        <translation>Провайдеры</translation>
    </message>
    <message>
        <source>Prices from every provider</source>
        <translation>Цены всех провайдеров</translation>
    </message>
    <message>
        <source>&amp;Providers</source>
        <translation>&amp;Провайдеры</translation>
    </message>
    <message>
        <source>Mark prices older than (days):</source>
        <translation>Отмечать цены старше, дней:</translation>
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
        <source>creating</source>
        <extracomment>state of a run: its folder is being created</extracomment>
        <translation>создаётся</translation>
    </message>
    <message>
        <source>will resume</source>
        <extracomment>state of a queued run that was interrupted</extracomment>
        <translation>будет продолжен</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Time left</source>
        <extracomment>column of the queue</extracomment>
        <translation>Осталось</translation>
    </message>
    <message>
        <source>on hold: budget</source>
        <extracomment>state of a queued run</extracomment>
        <translation>отложен: бюджет</translation>
    </message>
    <message>
        <source>CPU cores %1</source>
        <extracomment>the CPU cores that a queued run uses, &quot;0, 1&quot;</extracomment>
        <translation>Ядра CPU %1</translation>
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
        <source>Creating run folders: %1 of %2</source>
        <translation>Создание папок запусков: %1 из %2</translation>
    </message>
    <message>
        <source>Resume queue</source>
        <extracomment>verb, button</extracomment>
        <translation>Возобновить очередь</translation>
    </message>
    <message>
        <source>Pause queue</source>
        <translation>Приостановить очередь</translation>
    </message>
    <message>
        <source>auto: %1</source>
        <extracomment>automatic; %1 = the number of runs at a time</extracomment>
        <translation>авто: %1</translation>
    </message>
    <message>
        <source>Another window using this runs folder is managing the queue.</source>
        <translation>Очередью управляет другое окно, открытое с этой папкой запусков.</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb, button: shows the run</extracomment>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Показать запуск</translation>
    </message>
    <message>
        <source>Move to front</source>
        <extracomment>the selected run of the queue</extracomment>
        <translation>В начало</translation>
    </message>
    <message>
        <source>Run this next</source>
        <translation>Выполнить следующим</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>the selected run of the queue</extracomment>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Run this earlier</source>
        <translation>Выполнить раньше</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>the selected run of the queue</extracomment>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Run this later</source>
        <translation>Выполнить позже</translation>
    </message>
    <message>
        <source>Move to end</source>
        <extracomment>the selected run of the queue</extracomment>
        <translation>В конец</translation>
    </message>
    <message>
        <source>Run this last</source>
        <translation>Выполнить последним</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>verb, button: takes runs out of the queue</extracomment>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Remove from the queue and move its folder to the trash</source>
        <translation>Убрать из очереди и переместить папку в корзину</translation>
    </message>
    <message>
        <source>No new runs start; current runs continue</source>
        <translation>Новые запуски не начинаются; текущие продолжаются</translation>
    </message>
    <message>
        <source>Concurrent runs</source>
        <extracomment>label of a number field</extracomment>
        <translation>Одновременно</translation>
    </message>
    <message>
        <source>How many runs may run at the same time. Automatic: one per GPU, or a single run without a GPU. Runs that share a processor slow each other down, and their speed says nothing about a run on its own.</source>
        <translation>Сколько запусков могут выполняться одновременно. Автоматически: по одному на GPU, а без GPU — один. Запуски на одном процессоре замедляют друг друга, и их скорость ничего не говорит об отдельном запуске.</translation>
    </message>
    <message>
        <source>Queue</source>
        <extracomment>noun</extracomment>
        <translation>Очередь</translation>
    </message>
    <message>
        <source>The queue is empty</source>
        <translation>Очередь пуста</translation>
    </message>
    <message>
        <source>Vary a field on the Configure page, or add a run to the queue: runs start here one after another.</source>
        <translation>Задайте перебор поля на странице «Конфигурация» или добавьте запуск в очередь: запуски начинаются здесь один за другим.</translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation>Настроить запуск</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) removed from the queue.</source>
        <translation>
            <numerusform>Из очереди убран %n запуск.</numerusform>
            <numerusform>Из очереди убрано %n запуска.</numerusform>
            <numerusform>Из очереди убрано %n запусков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::RankChart</name>
    <message>
        <source>Own work, ms a step</source>
        <translation>Своя работа, мс на шаг</translation>
    </message>
    <message>
        <source>The ranks have not measured a step yet.</source>
        <translation>Ранги ещё не измерили ни одного шага.</translation>
    </message>
    <message>
        <source>rank %1</source>
        <extracomment>%1: the number of a rank</extracomment>
        <translation>ранг %1</translation>
    </message>
    <message numerus="yes">
        <source>Own work of %n rank(s) over active time.</source>
        <translation>
            <numerusform>Своя работа %n ранга в зависимости от активного времени.</numerusform>
            <numerusform>Своя работа %n рангов в зависимости от активного времени.</numerusform>
            <numerusform>Своя работа %n рангов в зависимости от активного времени.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::RankList</name>
    <message>
        <source>Rank %1 needs %2 longer than the others for a step: it waits for data.</source>
        <translation>Рангу %1 на шаг нужно на %2 больше времени, чем остальным: он ждёт данных.</translation>
    </message>
    <message>
        <source>Rank %1 needs %2 longer than the others for a step; the cause is not known.</source>
        <translation>Рангу %1 на шаг нужно на %2 больше времени, чем остальным; причина неизвестна.</translation>
    </message>
    <message>
        <source>Without that, about %1 %2 instead of %3.</source>
        <extracomment>%1: a rate, %2: &quot;images/s&quot;, %3: the rate now</extracomment>
        <translation>Без этого было бы примерно %1 %2 вместо %3.</translation>
    </message>
    <message>
        <source>ms a step</source>
        <extracomment>unit of a column of times: milliseconds for each training step</extracomment>
        <translation>мс на шаг</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>one of the processes or threads of a run on several devices</extracomment>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Устройство</translation>
    </message>
    <message>
        <source>a step</source>
        <extracomment>below the head of a column: per step</extracomment>
        <translation>на шаг</translation>
    </message>
    <message>
        <source>Own work</source>
        <extracomment>of a rank: time in which it does not wait for the others</extracomment>
        <translation>Своя работа</translation>
    </message>
    <message>
        <source>Wait for others</source>
        <extracomment>noun, head of a column: the time a rank waits for the other ranks</extracomment>
        <translation>Ожидание остальных</translation>
    </message>
    <message>
        <source>Data wait</source>
        <translation>Ожидание данных</translation>
    </message>
    <message>
        <source>Busy</source>
        <extracomment>adjective, head of a column: the share of the time that a GPU computes</extracomment>
        <translation>Загрузка</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>ГиБ</translation>
    </message>
    <message>
        <source>With a batch split by measured speed, about %1 %2.</source>
        <extracomment>%1: a rate, %2: &quot;images/s&quot;; &quot;Batch split&quot; is a field of the run&apos;s configuration</extracomment>
        <translation>С пакетом, разделённым по измеренной скорости, — около %1 %2.</translation>
    </message>
    <message>
        <source>Rank %1 needs %2 longer than the others for a step: its GPU is clocked at %3 MHz, the others at %4.</source>
        <translation>Рангу %1 на шаг нужно на %2 больше времени, чем остальным: его GPU работает на частоте %3 МГц, остальные — на %4 МГц.</translation>
    </message>
    <message>
        <source>Its temperature is %1 °C.</source>
        <extracomment>%1: degrees Celsius, of a GPU</extracomment>
        <translation>Его температура %1 °C.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>of a GPU: the rate of its multiprocessors</extracomment>
        <translation>Частота</translation>
    </message>
    <message>
        <source>MHz</source>
        <translation>МГц</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>of a GPU</extracomment>
        <translation>Температура</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RanksModel</name>
    <message>
        <source>%1, slow</source>
        <extracomment>%1: number of a rank that the others wait for</extracomment>
        <translation>%1, медленный</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RanksPanel</name>
    <message>
        <source>Ranks</source>
        <extracomment>of a run on several devices: its processes or threads</extracomment>
        <translation>Ранги</translation>
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
        <extracomment>columns of a table of exchange rates: Amount, is worth, Date, Source</extracomment>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>is worth</source>
        <translation>равна</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
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
        <source>on &amp;date</source>
        <extracomment>field labels form a sentence: One unit of EUR is worth 1.1 USD on (date) according to (source)</extracomment>
        <translation>на &amp;дату</translation>
    </message>
    <message>
        <source>according to the &amp;source</source>
        <extracomment>field labels form a sentence: One unit of EUR is worth 1.1 USD on (date) according to (source)</extracomment>
        <translation>&amp;по данным</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>European Central Bank, reference rate</source>
        <translation>ЕЦБ, справочный курс</translation>
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
        <source>Prices are converted only at these rates, and each converted price shows the date of its rate. Where there is no rate, a price stays in the currency it was quoted in. No rates are included: enter ones you trust.</source>
        <translation>Цены пересчитываются только по этим курсам, и у каждой пересчитанной цены указана дата курса. Если курса нет, цена остаётся в исходной валюте. В поставке курсов нет: введите те, которым доверяете.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Remedies</name>
    <message>
        <source>Resume</source>
        <extracomment>verb, button: continues a run</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>verb, button</extracomment>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Change &quot;%1&quot;…</source>
        <extracomment>button; %1 = label of a field, to be changed in a copy of the run</extracomment>
        <translation>Изменить «%1»…</translation>
    </message>
    <message>
        <source>Clone with %1 %2</source>
        <extracomment>button: configures a copy of the run; %1 = label of a field in lower case, %2 = its new value</extracomment>
        <translation>Копия: %1 %2</translation>
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
        <source>Time basis</source>
        <extracomment>label of a list: which time the report counts</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>Title of the report</source>
        <translation>Название отчёта</translation>
    </message>
    <message>
        <source>Title of the report; generated from its content if left empty</source>
        <translation>Название отчёта; если пусто, составляется по содержанию</translation>
    </message>
    <message>
        <source>Language of the report, regardless of the language of the window</source>
        <translation>Язык отчёта, независимо от языка окна</translation>
    </message>
    <message>
        <source>each row&apos;s own</source>
        <extracomment>shown in the target field of a report while no common target is set: each row counts to its own target</extracomment>
        <translation>у каждой своя</translation>
    </message>
    <message>
        <source>Which seconds are counted: training steps only; also start-up, evaluation and checkpoints; or billed time</source>
        <translation>Какие секунды считаются: только шаги обучения; также инициализация, валидация и контрольные точки; или оплачиваемое время</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>%1 up to which time and cost are counted</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>%1: значение, до которого считаются время и стоимость</translation>
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
        <extracomment>day of a report, its language, its kind: the last one goes where there is no room</extracomment>
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
        <source>Create a report from runs, a campaign or a published study</source>
        <translation>Создать отчёт о запусках, серии или опубликованном исследовании</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Сохранить PDF…</translation>
    </message>
    <message>
        <source>Save the report as a PDF</source>
        <translation>Сохранить отчёт в PDF</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>verb, button</extracomment>
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
        <source>Save the report as a single HTML file with embedded charts</source>
        <translation>Сохранить отчёт одним HTML-файлом со встроенными графиками</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save all figures of the report for a spreadsheet</source>
        <translation>Сохранить все показатели отчёта для электронной таблицы</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>verb, button: takes a report out of the list</extracomment>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Remove the report from the list; saved files stay</source>
        <translation>Убрать отчёт из списка; сохранённые файлы останутся</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>name of a page</extracomment>
        <translation>Отчёты</translation>
    </message>
    <message>
        <source>Report pages</source>
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
        <source>Create a report from your runs, a campaign or a published study. Its pages appear here as they will print.</source>
        <translation>Создайте отчёт о запусках, серии или опубликованном исследовании. Его страницы появятся здесь в том виде, в каком будут напечатаны.</translation>
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
        <source>Save report</source>
        <translation>Сохранение отчёта</translation>
    </message>
    <message>
        <source>Report saved: %1</source>
        <translation>Отчёт сохранён: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb, button: shows the report that was saved</extracomment>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <extracomment>%1 = title of a report</extracomment>
        <translation>Убран отчёт: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) could not be read and were skipped; the report lists them.</source>
        <translation>
            <numerusform>%n запуск не удалось прочитать, он пропущен; он указан в отчёте.</numerusform>
            <numerusform>%n запуска не удалось прочитать, они пропущены; они указаны в отчёте.</numerusform>
            <numerusform>%n запусков не удалось прочитать, они пропущены; они указаны в отчёте.</numerusform>
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
        <source>Remove report</source>
        <extracomment>name of a step that can be undone</extracomment>
        <translation>Убрать отчёт</translation>
    </message>
    <message>
        <source>Reports to print and send</source>
        <translation>Отчёты для печати и отправки</translation>
    </message>
    <message>
        <source>Repo&amp;rts</source>
        <translation>Отчёт&amp;ы</translation>
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
        <source>cost</source>
        <extracomment>noun, a figure that was checked</extracomment>
        <translation>стоимость</translation>
    </message>
    <message>
        <source>The derived figures were computed a second time from the events when this report was created: %1 of %2 agree.</source>
        <translation>При создании отчёта производные показатели пересчитаны по событиям: совпадает %1 из %2.</translation>
    </message>
    <message>
        <source>cost to target</source>
        <translation>стоимость до цели</translation>
    </message>
    <message>
        <source>best %1</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>лучшее значение %1</translation>
    </message>
    <message>
        <source>sizes measured</source>
        <extracomment>noun, a figure that was checked: how many sizes were measured</extracomment>
        <translation>измерено размеров</translation>
    </message>
    <message>
        <source>price per million</source>
        <translation>цена за миллион</translation>
    </message>
    <message>
        <source>unit of price</source>
        <extracomment>after &quot;images/s per&quot;</extracomment>
        <translation>единицу цены</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunColumns</name>
    <message>
        <source>auto-scaled</source>
        <extracomment>second line of the header of a column of small curves: each has a scale of its own</extracomment>
        <translation>свой масштаб</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>на %1</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>adjective, below the head of a column: in active time</extracomment>
        <translation>активное время</translation>
    </message>
    <message>
        <source>Wh</source>
        <translation>Вт·ч</translation>
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
        <source>The price of this offer is unknown.</source>
        <translation>Цена этого предложения неизвестна.</translation>
    </message>
    <message>
        <source>%1 per hour, price dated %2, frozen in the run</source>
        <extracomment>%1 = an amount of money, %2 = a date</extracomment>
        <translation>%1 в час, цена на %2, зафиксирована в запуске</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <extracomment>participle: runs outside all groups</extracomment>
        <translation>Без группировки</translation>
    </message>
    <message>
        <source>Seeds of the same configuration</source>
        <extracomment>a way of grouping runs</extracomment>
        <translation>Значения seed одной конфигурации</translation>
    </message>
    <message>
        <source>Launched individually</source>
        <extracomment>group of the runs that belong to no campaign</extracomment>
        <translation>Запущены отдельно</translation>
    </message>
    <message>
        <source>Unknown</source>
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
        <extracomment>in a group&apos;s cell: its runs have different values</extracomment>
        <translation>несколько</translation>
    </message>
    <message>
        <source>No mean: the amounts are in different currencies.</source>
        <translation>Среднего нет: суммы в разных валютах.</translation>
    </message>
    <message>
        <source>%1, from one run</source>
        <translation>%1, по одному запуску</translation>
    </message>
    <message>
        <source>Mean %1, standard deviation %2, n = %3</source>
        <translation>Среднее %1, стандартное отклонение %2, n = %3</translation>
    </message>
    <message>
        <source>No mean: the accuracies are on different data sets.</source>
        <translation>Среднего нет: точность получена на разных наборах данных.</translation>
    </message>
    <message>
        <source>%1, what-if</source>
        <extracomment>%1 = the instance a run is priced at, which is not the hardware it ran on</extracomment>
        <translation>%1, что если</translation>
    </message>
    <message>
        <source>What-if: priced for hardware it did not run on.</source>
        <translation>Что если: цена машины, на которой запуск не выполнялся.</translation>
    </message>
    <message>
        <source>validation</source>
        <extracomment>second line of a header: on the validation images</extracomment>
        <translation>валидация</translation>
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
        <source>%n data set(s): no mean</source>
        <translation>
            <numerusform>%n набор данных: без среднего</numerusform>
            <numerusform>%n набора данных: без среднего</numerusform>
            <numerusform>%n наборов данных: без среднего</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s): no mean</source>
        <extracomment>of a group of runs: they differ in more than their seed</extracomment>
        <translation>
            <numerusform>%n конфигурация: без среднего</numerusform>
            <numerusform>%n конфигурации: без среднего</numerusform>
            <numerusform>%n конфигураций: без среднего</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a quality and by what it is measured: &quot;93.10% top-1&quot;
----------
%1 = a number of runs, %2 = their state in lower case: &quot;10 trained&quot;</extracomment>
        <translation>%2: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, without %n what-if(s)</source>
        <extracomment>%1 = the sum of what runs cost; a what-if: a run priced for hardware it did not run on</extracomment>
        <translation>
            <numerusform>%1, без %n запуска «что если»</numerusform>
            <numerusform>%1, без %n запусков «что если»</numerusform>
            <numerusform>%1, без %n запусков «что если»</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 curve</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>кривая %1</translation>
    </message>
    <message>
        <source>%1 per price</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>%1 на единицу цены</translation>
    </message>
    <message>
        <source>No mean: the runs do not all have the same target.</source>
        <translation>Среднего нет: цель не у всех запусков одна и та же.</translation>
    </message>
    <message>
        <source>%1: %2 at epoch %3</source>
        <extracomment>%1: &quot;Best top-1&quot;, %2: its value</extracomment>
        <translation>%1: %2 на эпохе %3</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunConfusion</name>
    <message>
        <source>Table %1. %2, epoch %3</source>
        <extracomment>of a report; %1: a number, %2: what the table is about, %3: number of an epoch</extracomment>
        <translation>Таблица %1. %2, эпоха %3</translation>
    </message>
    <message>
        <source>%1 of %2 validation samples are wrong.</source>
        <translation>Неверно распознано %1 из %2 валидационных примеров.</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Матрица ошибок</translation>
    </message>
    <message>
        <source>True class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Recall, %</source>
        <extracomment>heads of columns: shares of a class</extracomment>
        <translation>Полнота, %</translation>
    </message>
    <message>
        <source>Precision, %</source>
        <translation>Точность (precision), %</translation>
    </message>
    <message>
        <source>Most confused classes</source>
        <translation>Чаще всего путаются</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Ошибок</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Из</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>Доля, %</translation>
    </message>
    <message>
        <source>Classes recognized least</source>
        <translation>Хуже всего распознаются</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>%1 of %2 classes are listed.</source>
        <translation>Показаны %1 из %2 классов.</translation>
    </message>
    <message>
        <source>Rows: the true class. Columns: the predicted class, by the numbers of the rows.</source>
        <translation>Строки — настоящий класс, столбцы — предсказанный класс, по номерам строк.</translation>
    </message>
    <message>
        <source>Predicted as</source>
        <translation>Предсказано как</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunFacts</name>
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
        <extracomment>noun: of the operating system</extracomment>
        <translation>Ядро ОС</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>noun: the part of the program that trains</extracomment>
        <translation>Движок</translation>
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
        <extracomment>noun: their number in the network</extracomment>
        <translation>Число параметров</translation>
    </message>
    <message>
        <source>%1 training, %2 validation</source>
        <extracomment>numbers of images, or of rows of a table</extracomment>
        <translation>обучение: %1, валидация: %2</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>of one image: channels, height, width</extracomment>
        <translation>Размерность</translation>
    </message>
    <message>
        <source>%1 × %2 × %3, %4 classes</source>
        <translation>%1 × %2 × %3, классов: %4</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>adjective: of a price</extracomment>
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
        <source>Tax</source>
        <extracomment>taxes</extracomment>
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
        <source>unknown, 1 s assumed</source>
        <extracomment>the billing quantum</extracomment>
        <translation>неизвестен, принят равным 1&#xa0;с</translation>
    </message>
    <message>
        <source>Price date</source>
        <translation>Дата цены</translation>
    </message>
    <message>
        <source>Date source</source>
        <extracomment>how the date of the price is known</extracomment>
        <translation>Источник даты</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>time in use</source>
        <translation>время использования</translation>
    </message>
    <message>
        <source>exact time</source>
        <extracomment>what is billed where there is no billing quantum</extracomment>
        <translation>точное время</translation>
    </message>
    <message>
        <source>Ran on</source>
        <extracomment>verb, past tense: before the machine that a run used</extracomment>
        <translation>Выполнялся на</translation>
    </message>
    <message>
        <source>CPU time of other programs</source>
        <extracomment>share of the processor&apos;s time while the run computed</extracomment>
        <translation>Процессорное время других программ</translation>
    </message>
    <message>
        <source>minimum charge %1</source>
        <extracomment>why more is billed than a run takes; %1: &quot;1 min&quot;</extracomment>
        <translation>минимальная оплата — %1</translation>
    </message>
    <message>
        <source>billing quantum %1</source>
        <extracomment>why more is billed than a run takes; %1: &quot;1 h&quot;</extracomment>
        <translation>шаг тарификации — %1</translation>
    </message>
    <message>
        <source>(%1 − %2) / (%3 × %4 h × %5) + %6 / (%7 h × %5) + %8 kW × %9 = %10 + %11 + %12 = %13 %14</source>
        <extracomment>Numbers of &quot;(purchase - resale) / (years x 8766 h x use) + hosting a month / (730.5 h x use) + power x tariff = amortisation + hosting + power = price&quot;.</extracomment>
        <translation>(%1 − %2) / (%3 × %4&#xa0;ч × %5) + %6 / (%7&#xa0;ч × %5) + %8&#xa0;кВт × %9 = %10 + %11 + %12 = %13&#xa0;%14</translation>
    </message>
    <message>
        <source>(%1 − %2) / (%3 × %4 h × %5) + %6 kW × %7 = %8 + %9 = %10 %11</source>
        <extracomment>Numbers of &quot;(purchase - resale) / (years x 8766 h x use) + power x tariff = amortisation + power = price&quot;.</extracomment>
        <translation>(%1 − %2) / (%3 × %4&#xa0;ч × %5) + %6&#xa0;кВт × %7 = %8 + %9 = %10&#xa0;%11</translation>
    </message>
    <message>
        <source>(purchase − resale) / (years × %1 h × use) + hosting per month / (%2 h × use) + power × tariff</source>
        <translation>(покупка − перепродажа) / (годы × %1 ч × загрузка) + размещение в месяц / (%2 ч × загрузка) + мощность × тариф</translation>
    </message>
    <message>
        <source>time in use × price per hour.</source>
        <translation>время использования × цена за час.</translation>
    </message>
    <message>
        <source>(preparation + time), rounded up to the billing quantum, × price per hour.</source>
        <translation>(подготовка + время) с округлением вверх до шага тарификации × цена за час.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunFiles</name>
    <message>
        <source>Files</source>
        <extracomment>noun, heading</extracomment>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>column: of a file</extracomment>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>noun, head of a column: of a file</extracomment>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Export weights…</source>
        <translation>Экспортировать веса…</translation>
    </message>
    <message>
        <source>Save the weights of the best epoch as a safetensors file</source>
        <translation>Сохранить веса лучшей эпохи в файл safetensors</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunHead</name>
    <message>
        <source>no price</source>
        <translation>без цены</translation>
    </message>
    <message>
        <source>price dated %1</source>
        <extracomment>%1 = a date, or words such as &quot;2025-11 or later&quot;</extracomment>
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
        <translation>%1, %2&#xa0;млн параметров</translation>
    </message>
    <message>
        <source>%1, %2 k parameters</source>
        <translation>%1, %2&#xa0;тыс. параметров</translation>
    </message>
    <message>
        <source>%1, %2 + %3 images</source>
        <translation>%1, изображений: %2 + %3</translation>
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
        <extracomment>noun: how much of a run is done</extracomment>
        <translation>Ход выполнения</translation>
    </message>
    <message>
        <source>run %1, %2</source>
        <translation>запуск %1, %2</translation>
    </message>
    <message>
        <source>what-if: priced at %1</source>
        <extracomment>an offer whose hardware is not what the run runs on</extracomment>
        <translation>что если: по цене предложения %1</translation>
    </message>
    <message>
        <source>%1, %2 + %3 rows</source>
        <translation>%1, строк: %2 + %3</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunInspector</name>
    <message>
        <source>Open</source>
        <extracomment>verb, button: shows the run</extracomment>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation>Копировать и изменить</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>verb, button: continues a run</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>noun, heading</extracomment>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Price frozen in the run</source>
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
        <extracomment>noun: what the user writes about a run</extracomment>
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
        <source>Time to %1</source>
        <translation>Время до %1</translation>
    </message>
    <message>
        <source>not reached</source>
        <extracomment>of the target accuracy</extracomment>
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
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Price date</source>
        <translation>Дата цены</translation>
    </message>
    <message>
        <source>Differences from run %1</source>
        <translation>Отличия от запуска %1</translation>
    </message>
    <message>
        <source>The configurations are the same.</source>
        <translation>Конфигурации совпадают.</translation>
    </message>
    <message>
        <source>Active time: includes evaluation and start-up</source>
        <translation>Активное время: с валидацией и инициализацией</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Ran on</source>
        <extracomment>column: the hardware</extracomment>
        <translation>Выполнялся на</translation>
    </message>
    <message>
        <source>What-if: priced for hardware it did not run on.</source>
        <translation>Что если: цена машины, на которой запуск не выполнялся.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <extracomment>preparation time that is not part of the cost</extracomment>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>не учтена</translation>
    </message>
    <message>
        <source>Cost, what-if</source>
        <translation>Стоимость, что если</translation>
    </message>
    <message>
        <source>The loss is not a number from epoch %1 on</source>
        <translation>С эпохи %1 потери — не число</translation>
    </message>
    <message>
        <source>The checkpoint of epoch %1 is sound</source>
        <translation>Контрольная точка эпохи %1 исправна</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>валидация</translation>
    </message>
    <message>
        <source>training</source>
        <translation>обучение</translation>
    </message>
    <message>
        <source>Loss by epoch</source>
        <translation>Потери по эпохам</translation>
    </message>
    <message>
        <source>Summary</source>
        <extracomment>noun, tab</extracomment>
        <translation>Сводка</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Конфигурация</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>a tab: the files of a run&apos;s folder</extracomment>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>noun, heading: the fields of a run</extracomment>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Part of the comparison</source>
        <translation>Входит в сравнение</translation>
    </message>
    <message>
        <source>Validation %1 by epoch, in percent</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>Валидация: %1 по эпохам, в процентах</translation>
    </message>
    <message>
        <source>Validation %1 by epoch</source>
        <translation>Валидация: %1 по эпохам</translation>
    </message>
    <message>
        <source>Latency, p95</source>
        <translation>Задержка, p95</translation>
    </message>
    <message>
        <source>Price per million</source>
        <translation>Цена за миллион</translation>
    </message>
    <message>
        <source>There is no sound checkpoint</source>
        <translation>Исправной контрольной точки нет</translation>
    </message>
    <message>
        <source>dashed: target %1</source>
        <extracomment>of a line in a chart; %1: &quot;91%&quot;</extracomment>
        <translation>пунктир: цель %1</translation>
    </message>
    <message>
        <source>Step bound by</source>
        <extracomment>followed by reading, decoding, copying, computing, communicating</extracomment>
        <translation>Узкое место шага</translation>
    </message>
    <message>
        <source>%1, epoch %2</source>
        <extracomment>%1: &quot;Best top-1&quot;</extracomment>
        <translation>%1, эпоха %2</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunNumbers</name>
    <message>
        <source>%1, epoch %2: %3. On the dashed line both are equal.</source>
        <extracomment>of a chart; %1: &quot;Predicted against true values of 500 samples&quot;, %2: number of an epoch, %3: measures of quality and their values</extracomment>
        <translation>%1, эпоха %2 — %3. На штриховой линии они равны.</translation>
    </message>
    <message>
        <source>%1 of the samples are drawn, including those furthest from the line.</source>
        <extracomment>of a chart; %1: how many of its samples</extracomment>
        <translation>Показано примеров: %1, в том числе самые далёкие от этой линии.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunQueue</name>
    <message>
        <source>Remove runs from the queue</source>
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
        <source>Epochal, run report</source>
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
        <source>Started %1 on %2, price %3.</source>
        <translation>Начат %1, предложение: %2, цена: %3.</translation>
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
        <source>at %1</source>
        <extracomment>%1 = a price</extracomment>
        <translation>при цене %1</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Стоимость до цели</translation>
    </message>
    <message>
        <source>whole run: %1</source>
        <translation>весь запуск: %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>billed time: %1</source>
        <translation>оплачиваемое время: %1</translation>
    </message>
    <message>
        <source>Accuracy by epoch</source>
        <translation>Точность по эпохам</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>Рис. %1.</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Эпоха</translation>
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
        <source>Bold: the best epoch. Times and costs are counted from the start of the run.</source>
        <translation>Полужирным выделена лучшая эпоха. Время и стоимость отсчитываются от начала запуска.</translation>
    </message>
    <message>
        <source>How the figures were computed</source>
        <translation>Как рассчитаны показатели</translation>
    </message>
    <message>
        <source>Not included</source>
        <extracomment>heading: what the report leaves out, and why</extracomment>
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
        <source>Audit</source>
        <extracomment>noun, heading: figures that were computed again</extracomment>
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
        <translation>Полужирным выделены значения, отличные от значений по умолчанию.</translation>
    </message>
    <message>
        <source>Environment</source>
        <extracomment>noun, heading: machine and software</extracomment>
        <translation>Окружение</translation>
    </message>
    <message>
        <source>Price frozen in the run</source>
        <translation>Цена, зафиксированная в запуске</translation>
    </message>
    <message>
        <source>Table %1. Estimate and outcome</source>
        <translation>Таблица %1. Оценка и итог</translation>
    </message>
    <message>
        <source>Figure</source>
        <extracomment>noun, head of a column: a quantity that was estimated</extracomment>
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
        <source>Time, including preparation</source>
        <translation>Время с подготовкой</translation>
    </message>
    <message>
        <source>Time to target, including preparation</source>
        <translation>Время до цели с подготовкой</translation>
    </message>
    <message>
        <source>The run did not do what was estimated, so there is nothing to compare.</source>
        <translation>Запуск сделал не то, что оценивалось, поэтому сравнивать нечего.</translation>
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
        <source>not counted</source>
        <translation>не учтена</translation>
    </message>
    <message>
        <source>Measured energy</source>
        <translation>Измеренная энергия</translation>
    </message>
    <message>
        <source>%1 Wh</source>
        <translation>%1&#xa0;Вт·ч</translation>
    </message>
    <message>
        <source>Measured mean power</source>
        <translation>Измеренная средняя мощность</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1&#xa0;Вт</translation>
    </message>
    <message>
        <source>Its cost at the machine&apos;s tariff</source>
        <translation>Её стоимость по тарифу машины</translation>
    </message>
    <message>
        <source>Included in the cost, at the assumed power</source>
        <translation>Учтено в стоимости, по принятой мощности</translation>
    </message>
    <message>
        <source>Started %1 on %2. What-if: priced at %3, %4, but not run on that hardware.</source>
        <extracomment>when, what it ran on, the offer, its price</extracomment>
        <translation>Начат %1 на %2. Что если: по цене %3, %4, хотя выполнялся на другой машине.</translation>
    </message>
    <message>
        <source>estimate (none was saved with the run)</source>
        <translation>оценка (вместе с запуском не сохранена)</translation>
    </message>
    <message>
        <source>%1 by epoch</source>
        <translation>%1 по эпохам</translation>
    </message>
    <message>
        <source>%1. Training dashed, validation solid.</source>
        <extracomment>of a chart; %1: a measure of quality and its unit</extracomment>
        <translation>%1. Штриховая линия — обучение, сплошная — валидация.</translation>
    </message>
    <message>
        <source>%1, validation.</source>
        <extracomment>of a chart; %1: a measure of quality and its unit</extracomment>
        <translation>%1, валидация.</translation>
    </message>
    <message>
        <source>%1 over active time</source>
        <extracomment>%1: &quot;Images/s&quot;</extracomment>
        <translation>%1 по активному времени</translation>
    </message>
    <message>
        <source>%1, one point per measured window; warm-up steps excluded.</source>
        <extracomment>%1: &quot;Images/s&quot;</extracomment>
        <translation>%1, по точке на каждое окно измерения; без прогревочных шагов.</translation>
    </message>
    <message>
        <source>Training %1</source>
        <extracomment>a column; %1: a measure of quality and its unit</extracomment>
        <translation>Обучение: %1</translation>
    </message>
    <message>
        <source>Validation %1</source>
        <extracomment>a column; %1: a measure of quality and its unit</extracomment>
        <translation>Валидация: %1</translation>
    </message>
    <message>
        <source>Table %1. Ranks</source>
        <translation>Таблица %1. Ранги</translation>
    </message>
    <message>
        <source>What each rank measured last, over about two seconds of its steps.</source>
        <translation>Последние измерения каждого ранга, примерно за две секунды шагов.</translation>
    </message>
    <message>
        <source>The pale line is training, step by step.</source>
        <extracomment>of a chart</extracomment>
        <translation>Бледная линия — обучение по шагам.</translation>
    </message>
    <message>
        <source>The filled marker is the best evaluation.</source>
        <extracomment>of a chart</extracomment>
        <translation>Закрашенный маркер — лучшая валидация.</translation>
    </message>
    <message>
        <source>The ring is around the first evaluation at or above the target.</source>
        <translation>Кольцом обведена первая валидация на уровне цели или выше.</translation>
    </message>
    <message>
        <source>The ring is around the first evaluation at or below the target.</source>
        <translation>Кольцом обведена первая валидация на уровне цели или ниже.</translation>
    </message>
    <message>
        <source>The band is the median of nine windows ± their spread.</source>
        <extracomment>of a chart</extracomment>
        <translation>Полоса — медиана девяти окон ± их разброс.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunTotals</name>
    <message>
        <source>Select a run to see its curve, price and note.</source>
        <translation>Выберите запуск, чтобы увидеть его кривую, цену и заметку.</translation>
    </message>
    <message>
        <source>Select a single run to see its curve, price and note.</source>
        <translation>Выделите один запуск, чтобы увидеть его кривую, цену и заметку.</translation>
    </message>
    <message>
        <source>Means</source>
        <extracomment>heading: means over the runs selected</extracomment>
        <translation>Средние</translation>
    </message>
    <message>
        <source>In common</source>
        <extracomment>heading: what all runs selected share</extracomment>
        <translation>Общее</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunWords</name>
    <message>
        <source>Stopping</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>Останавливается</translation>
    </message>
    <message>
        <source>Stopping after this epoch</source>
        <translation>Остановится после этой эпохи</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsModel</name>
    <message>
        <source>%1, compared</source>
        <extracomment>%1 = a run that is part of the comparison</extracomment>
        <translation>%1, в сравнении</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsPage</name>
    <message>
        <source>Columns</source>
        <extracomment>noun, button: chooses the columns of the table</extracomment>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>New run</source>
        <extracomment>noun, button</extracomment>
        <translation>Новый запуск</translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation>Настроить запуск</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb, button: shows the run&apos;s charts</extracomment>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Show the run&apos;s charts and log</source>
        <translation>Показать графики и журнал запуска</translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation>Копировать и изменить</translation>
    </message>
    <message>
        <source>Configure a new run based on this one</source>
        <translation>Настроить новый запуск на основе этого</translation>
    </message>
    <message>
        <source>Add tags to the selected runs</source>
        <translation>Добавить теги к выбранным запускам</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>verb, button</extracomment>
        <translation>Архивировать</translation>
    </message>
    <message>
        <source>Archive the selected runs or unarchive them</source>
        <translation>Переместить выбранные запуски в архив или вернуть их</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Переместить в корзину</translation>
    </message>
    <message>
        <source>Move the folders of the selected runs to the trash</source>
        <translation>Переместить папки выбранных запусков в корзину</translation>
    </message>
    <message>
        <source>Save the rows of the table to a file</source>
        <translation>Сохранить строки таблицы в файл</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Инспектор</translation>
    </message>
    <message>
        <source>Show details of a run that are not in the table</source>
        <translation>Показать сведения о запуске, которых нет в таблице</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>name of a page</extracomment>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>No runs match the search: %1</source>
        <extracomment>%1 = &quot;0 of 45&quot;</extracomment>
        <translation>Нет запусков, подходящих под запрос: %1</translation>
    </message>
    <message>
        <source>Use fewer words or show archived runs too.</source>
        <translation>Упростите запрос или покажите также архивные запуски.</translation>
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
        <extracomment>verb, a step that can be undone</extracomment>
        <translation>Добавить теги к запускам</translation>
    </message>
    <message>
        <source>Archive runs</source>
        <translation>Архивировать запуски</translation>
    </message>
    <message>
        <source>Unarchive runs</source>
        <translation>Вернуть запуски из архива</translation>
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
        <source>%n run(s) unarchived.</source>
        <translation>
            <numerusform>%n запуск возвращён из архива.</numerusform>
            <numerusform>%n запуска возвращены из архива.</numerusform>
            <numerusform>%n запусков возвращено из архива.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run in progress cannot be moved to the trash. Stop it first.</source>
        <translation>Выполняющийся запуск нельзя переместить в корзину. Сначала остановите его.</translation>
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
        <extracomment>title of a dialog</extracomment>
        <translation>Экспорт запусков</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файлы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>Не удалось записать %1: %2</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Отчёт…</translation>
    </message>
    <message>
        <source>Tag…</source>
        <extracomment>verb, button</extracomment>
        <translation>Теги…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Экспортировать CSV…</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>verb, button</extracomment>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Compare the selected runs (Ctrl+Shift+C)</source>
        <translation>Сравнить выбранные запуски (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Import runs…</source>
        <translation>Импортировать запуски…</translation>
    </message>
    <message>
        <source>No saved views yet</source>
        <translation>Сохранённых видов пока нет</translation>
    </message>
    <message>
        <source>Save view…</source>
        <translation>Сохранить вид…</translation>
    </message>
    <message>
        <source>Save view</source>
        <extracomment>title of a dialog</extracomment>
        <translation>Сохранение вида</translation>
    </message>
    <message>
        <source>View name (filter, sort order, grouping and columns):</source>
        <translation>Название вида (фильтр, порядок, группировка и столбцы):</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>submenu: saved views of the runs table to delete</extracomment>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>noun, button: saved views of the table</extracomment>
        <translation>Виды</translation>
    </message>
    <message>
        <source>Save the current filter, sort order, grouping and columns as a view, or return to a saved one</source>
        <translation>Сохранить текущие фильтр, порядок, группировку и столбцы как вид или вернуться к сохранённому</translation>
    </message>
    <message>
        <source>Group: seeds</source>
        <translation>Группы: seed</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Группы: %1</translation>
    </message>
    <message>
        <source>Group runs: means with standard deviations, and the number of runs</source>
        <translation>Группировать запуски: средние со стандартным отклонением и число запусков</translation>
    </message>
    <message>
        <source>Import runs: choose a folder of run folders</source>
        <extracomment>title of a folder dialog</extracomment>
        <translation>Импорт запусков: выбор папки с папками запусков</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) copied.</source>
        <translation>
            <numerusform>Скопирован %n запуск.</numerusform>
            <numerusform>Скопировано %n запуска.</numerusform>
            <numerusform>Скопировано %n запусков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) already here.</source>
        <translation>
            <numerusform>%n запуск уже здесь.</numerusform>
            <numerusform>%n запуска уже здесь.</numerusform>
            <numerusform>%n запусков уже здесь.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) could not be copied. %1. %2</source>
        <extracomment>%1: why the first one failed, %2: what to do</extracomment>
        <translation>
            <numerusform>Не удалось скопировать %n запуск. %1. %2</numerusform>
            <numerusform>Не удалось скопировать %n запуска. %1. %2</numerusform>
            <numerusform>Не удалось скопировать %n запусков. %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Group by</source>
        <extracomment>verb, menu</extracomment>
        <translation>Группировка</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Сохранено в %1</translation>
    </message>
    <message>
        <source>Move runs to the trash</source>
        <translation>Переместить запуски в корзину</translation>
    </message>
    <message>
        <source>Create a PDF report on the selected runs</source>
        <translation>Создать отчёт PDF о выбранных запусках</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Запуски</translation>
    </message>
    <message>
        <source>All runs are archived</source>
        <translation>Все запуски в архиве</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), hidden from this list.</source>
        <translation>
            <numerusform>%n запуск скрыт из этого списка.</numerusform>
            <numerusform>%n запуска скрыто из этого списка.</numerusform>
            <numerusform>%n запусков скрыто из этого списка.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show archived runs</source>
        <translation>Показать архивные запуски</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <extracomment>a button: compares that many runs</extracomment>
        <translation>Сравнить %1</translation>
    </message>
    <message>
        <source>Export weights</source>
        <extracomment>title of a dialog</extracomment>
        <translation>Экспорт весов</translation>
    </message>
    <message>
        <source>Weights (*.safetensors)</source>
        <translation>Веса (*.safetensors)</translation>
    </message>
    <message>
        <source>Try images…</source>
        <extracomment>menu entry: classify one&apos;s own image files with the run&apos;s weights</extracomment>
        <translation>Проверить на своих изображениях…</translation>
    </message>
    <message>
        <source>Classify your own images with the weights of the selected run</source>
        <translation>Распознать свои изображения с весами выбранного запуска</translation>
    </message>
    <message>
        <source>All runs in the catalog</source>
        <translation>Все запуски каталога</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SamplePictures</name>
    <message>
        <source>The folder has changed since the evaluation, so its images cannot be shown.</source>
        <translation>После валидации папка изменилась, поэтому показать изображения нельзя.</translation>
    </message>
    <message>
        <source>The data have changed since the evaluation, so the images cannot be shown.</source>
        <translation>После валидации данные изменились, поэтому показать изображения нельзя.</translation>
    </message>
    <message>
        <source>correct</source>
        <extracomment>below an image that the network recognized</extracomment>
        <translation>верно</translation>
    </message>
    <message>
        <source>is %1</source>
        <extracomment>below an image; %1: its true class, &quot;is Coat&quot;</extracomment>
        <translation>на деле %1</translation>
    </message>
    <message>
        <source>Is %1, %2</source>
        <extracomment>%1: a class, %2: the probability that the network gives it</extracomment>
        <translation>На деле: %1, %2</translation>
    </message>
    <message>
        <source>Loss %1</source>
        <translation>Потери %1</translation>
    </message>
    <message>
        <source>Sample %1 of the validation set</source>
        <extracomment>%1: number of a sample within the validation set, counted from 1</extracomment>
        <translation>Пример %1 валидационной выборки</translation>
    </message>
    <message>
        <source>Predicted as %1, %2</source>
        <extracomment>%1: a class, %2: the probability that the network gives it</extracomment>
        <translation>Предсказано как %1, %2</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SampleRow</name>
    <message>
        <source>of %1 points</source>
        <extracomment>unit of a number field; a point is one combination of the varied values</extracomment>
        <translation>всего точек: %1</translation>
    </message>
    <message>
        <source>Random sample</source>
        <translation>Случайная выборка</translation>
    </message>
    <message>
        <source>How many of the points to run, drawn at random without repetition.</source>
        <translation>Сколько точек запустить; они выбираются случайно и не повторяются.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>every point instead of a random sample of them</extracomment>
        <translation>все</translation>
    </message>
    <message>
        <source>Sample seed</source>
        <extracomment>the random seed of a sample of points</extracomment>
        <translation>Seed выборки</translation>
    </message>
    <message>
        <source>Another seed draws other points.</source>
        <translation>Другой seed даёт другие точки.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SampleWords</name>
    <message>
        <source>Images</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>of a table</extracomment>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Samples</source>
        <extracomment>images, or rows of a table</extracomment>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>training images</source>
        <translation>обучающие изображения</translation>
    </message>
    <message>
        <source>training rows</source>
        <extracomment>title of an axis: rows of a table</extracomment>
        <translation>обучающие строки</translation>
    </message>
    <message>
        <source>training samples</source>
        <extracomment>title of an axis: images, or rows of a table</extracomment>
        <translation>обучающие примеры</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <extracomment>%1: &quot;images/s&quot;, %2: &quot;USD/h&quot;</extracomment>
        <translation>%1 на %2</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingBoard</name>
    <message>
        <source>Form of the comparison</source>
        <translation>Вид сравнения</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Масштабирование</translation>
    </message>
    <message>
        <source>Times and charts</source>
        <translation>Время и графики</translation>
    </message>
    <message>
        <source>Weak: the batch per device is constant. Strong: the global batch is constant.</source>
        <translation>Слабое: постоянен пакет на устройство. Сильное: постоянен глобальный пакет.</translation>
    </message>
    <message>
        <source>Curve fitted to three or more sizes</source>
        <translation>Кривая, подогнанная к трём и более размерам</translation>
    </message>
    <message>
        <source>Measured, modeled and published figures are never ranked together</source>
        <translation>Измеренные, модельные и опубликованные показатели никогда не ранжируются вместе</translation>
    </message>
    <message>
        <source>Sizes of the scaling experiment</source>
        <translation>Размеры эксперимента по масштабированию</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingCharts</name>
    <message>
        <source>devices</source>
        <translation>устройства</translation>
    </message>
    <message>
        <source>No workload here was run on more than one device count.</source>
        <translation>Нет одинаковых задач, выполненных на разном числе устройств.</translation>
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
        <source>ideal</source>
        <extracomment>noun, a line of the chart: ideal scaling</extracomment>
        <translation>идеал</translation>
    </message>
    <message>
        <source>batch of %1</source>
        <translation>пакет %1</translation>
    </message>
    <message>
        <source>These rows do not differ in batch size. Vary the global batch size on the Configure page.</source>
        <translation>Эти строки не различаются размером пакета. Задайте перебор глобального размера пакета на странице «Конфигурация».</translation>
    </message>
    <message>
        <source>speed-up over the fewest devices, ×</source>
        <translation>ускорение относительно наименьшего числа устройств, ×</translation>
    </message>
    <message>
        <source>scaling efficiency, %</source>
        <translation>эффективность масштабирования, %</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>%2: &quot;images/s&quot;</extracomment>
        <translation>%1, по %2</translation>
    </message>
    <message>
        <source>global batch size, %1, log scale</source>
        <extracomment>%1: &quot;images&quot;</extracomment>
        <translation>глобальный размер пакета, %1, лог. шкала</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingContent</name>
    <message>
        <source>Speed-up by number of devices. Diamonds are published figures.</source>
        <translation>Ускорение по числу устройств. Ромбы — опубликованные показатели.</translation>
    </message>
    <message>
        <source>Speed-up by number of devices, with %1 fitted and its 95% interval; the tinted part is not measured. Diamonds are published figures.</source>
        <translation>Ускорение по числу устройств, подгонка (%1) и её интервал 95&#xa0;%; в закрашенной части измерений нет. Ромбы — опубликованные показатели.</translation>
    </message>
    <message>
        <source>Scaling efficiency: solid by rate, dashed by time. Diamonds are published figures.</source>
        <translation>Эффективность масштабирования: сплошная линия — по производительности, штриховая — по времени. Ромбы — опубликованные показатели.</translation>
    </message>
    <message>
        <source>Mean time of a step by number of devices.</source>
        <translation>Среднее время шага по числу устройств.</translation>
    </message>
    <message>
        <source>Modeled rows are the fit beyond the largest size measured; neither they nor published ones are ranked.</source>
        <translation>Модельные строки — продолжение подгонки за наибольший измеренный размер; ни они, ни опубликованные не ранжируются.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a heading, %2: sentences</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingDialog</name>
    <message>
        <source>&amp;Weak: %1 samples per device</source>
        <translation>&amp;Слабое: примеров на устройство — %1</translation>
    </message>
    <message>
        <source>Scaling experiment</source>
        <translation>Эксперимент по масштабированию</translation>
    </message>
    <message>
        <source>&amp;Constant batch</source>
        <translation>&amp;Постоянный пакет</translation>
    </message>
    <message>
        <source>&amp;Seeds for each size</source>
        <translation>С&amp;колько seed на размер</translation>
    </message>
    <message>
        <source>All of these sizes have been measured.</source>
        <translation>Все эти размеры уже измерены.</translation>
    </message>
    <message>
        <source>Choose weak or strong scaling.</source>
        <translation>Выберите слабое или сильное масштабирование.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s): %1</source>
        <translation>
            <numerusform>%n запуск: %1</numerusform>
            <numerusform>%n запуска: %1</numerusform>
            <numerusform>%n запусков: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Maximum devices</source>
        <translation>&amp;Устройств, не более</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s) (batch %1)</source>
        <extracomment>the global batch</extracomment>
        <translation>
            <numerusform>%n устройство (пакет %1)</numerusform>
            <numerusform>%n устройства (пакет %1)</numerusform>
            <numerusform>%n устройств (пакет %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;trong: %1 samples in total</source>
        <translation>С&amp;ильное: %1 примеров всего</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingView</name>
    <message>
        <source>Weak</source>
        <extracomment>scaling of training over devices: the batch of each device stays, or the global batch does</extracomment>
        <translation>Слабое</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильное</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law</source>
        <translation>закон Амдала</translation>
    </message>
    <message>
        <source>Universal Scalability Law</source>
        <translation>универсальный закон масштабируемости</translation>
    </message>
    <message>
        <source>weak, batch %1 per device</source>
        <extracomment>%1: a number of samples</extracomment>
        <translation>слабое, пакет %1 на устройство</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) measured</source>
        <translation>
            <numerusform>измерен %n запуск</numerusform>
            <numerusform>измерено %n запуска</numerusform>
            <numerusform>измерено %n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 devices modeled</source>
        <extracomment>%1, %2: numbers of devices</extracomment>
        <translation>модель: от %1 до %2 устройств</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Устройства</translation>
    </message>
    <message>
        <source>%1 ± U</source>
        <extracomment>%1: &quot;Images/s&quot;; U: the standard error</extracomment>
        <translation>%1 ± U</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>Efficiency by %1, %</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>Эффективность по %1, %</translation>
    </message>
    <message>
        <source>Efficiency by time, %</source>
        <translation>Эффективность по времени, %</translation>
    </message>
    <message>
        <source>Communication, %</source>
        <translation>Обмен данными, %</translation>
    </message>
    <message>
        <source>Epochs to %1</source>
        <extracomment>%1: a quality, &quot;93.00%&quot;</extracomment>
        <translation>Эпох до %1</translation>
    </message>
    <message>
        <source>Epochs to the target</source>
        <translation>Эпох до цели</translation>
    </message>
    <message>
        <source>Time to %1</source>
        <extracomment>%1: a quality, &quot;93.00%&quot;</extracomment>
        <translation>Время до %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Cost to %1%2</source>
        <extracomment>%1: a quality, &quot;93.00%&quot;, %2: &quot;, USD&quot;</extracomment>
        <translation>Стоимость до %1%2</translation>
    </message>
    <message>
        <source>batch %1</source>
        <extracomment>%1: a number of samples</extracomment>
        <translation>пакет %1</translation>
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
        <source>%1 to %2</source>
        <extracomment>two limits of an interval</extracomment>
        <translation>от %1 до %2</translation>
    </message>
    <message numerus="yes">
        <source>not ranked: no run on %n device(s) with batch %1</source>
        <translation>
            <numerusform>не ранжируется: нет запуска на %n устройстве с пакетом %1</numerusform>
            <numerusform>не ранжируется: нет запуска на %n устройствах с пакетом %1</numerusform>
            <numerusform>не ранжируется: нет запуска на %n устройствах с пакетом %1</numerusform>
        </translation>
    </message>
    <message>
        <source>published, not ranked</source>
        <translation>опубликовано, не ранжируется</translation>
    </message>
    <message>
        <source>Published</source>
        <extracomment>participle, heading: figures of others</extracomment>
        <translation>Опубликовано</translation>
    </message>
    <message>
        <source>beside your own, never ranked with them</source>
        <translation>рядом с вашими, без общего ранжирования</translation>
    </message>
    <message>
        <source>Speed-up and efficiency</source>
        <translation>Ускорение и эффективность</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Обмен данными</translation>
    </message>
    <message>
        <source>Fits</source>
        <extracomment>noun, plural, heading: curves fitted to measurements</extracomment>
        <translation>Подгонка</translation>
    </message>
    <message>
        <source>N / X = a + b (N − 1) + c N (N − 1) by least squares on relative errors; without c it is Amdahl&apos;s law, with it the Universal Scalability Law. Intervals are Fieller&apos;s, at 95%.</source>
        <translation>N / X = a + b (N − 1) + c N (N − 1) методом наименьших квадратов по относительным ошибкам; без c это закон Амдала, с c — универсальный закон масштабируемости. Интервалы — Филлера, 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Modeled</source>
        <extracomment>participle, heading: sizes beyond those measured</extracomment>
        <translation>Модель</translation>
    </message>
    <message>
        <source>The fit beyond the largest size measured. It assumes that nothing else changes there, such as the link between machines.</source>
        <translation>Продолжение подгонки за наибольший измеренный размер. Предполагается, что больше ничего не меняется, например связь между машинами.</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>устройства</translation>
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
        <source>%1, %2</source>
        <extracomment>%1: a series, %2: &quot;Amdahl&apos;s law&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>modeled, 95% interval</source>
        <translation>модель, интервал 95&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Speed-up of %n series over devices.</source>
        <translation>
            <numerusform>Ускорение %n ряда по числу устройств.</numerusform>
            <numerusform>Ускорение %n рядов по числу устройств.</numerusform>
            <numerusform>Ускорение %n рядов по числу устройств.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaling efficiency, %</source>
        <translation>Эффективность, %</translation>
    </message>
    <message>
        <source>Weak scaling, %</source>
        <translation>Слабое масштабирование, %</translation>
    </message>
    <message>
        <source>Strong scaling, %</source>
        <translation>Сильное масштабирование, %</translation>
    </message>
    <message>
        <source>by %1</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>по %1</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>по времени</translation>
    </message>
    <message numerus="yes">
        <source>Scaling efficiency of %n series over devices.</source>
        <translation>
            <numerusform>Эффективность %n ряда по числу устройств.</numerusform>
            <numerusform>Эффективность %n рядов по числу устройств.</numerusform>
            <numerusform>Эффективность %n рядов по числу устройств.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step time, ms</source>
        <translation>Время шага, мс</translation>
    </message>
    <message>
        <source>ms</source>
        <comment>milliseconds</comment>
        <translation>мс</translation>
    </message>
    <message>
        <source>data wait</source>
        <translation>ожидание данных</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>вычисления</translation>
    </message>
    <message>
        <source>communication, exposed</source>
        <translation>обмен без перекрытия</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>одно</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>published</source>
        <extracomment>scaling efficiencies or speed-ups that studies report</extracomment>
        <translation>опубликовано</translation>
    </message>
    <message>
        <source>%1 relative to the fewest devices, ×</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>%1 относительно наименьшего числа устройств, ×</translation>
    </message>
    <message>
        <source>Time that a step waits for other devices and that compute does not hide: 0 where compute hides all of it. Efficiency also falls where devices slow each other down while they compute.</source>
        <translation>Время, которое шаг ждёт другие устройства и которое не скрыто за вычислениями: 0, если скрыто всё. Эффективность падает и там, где устройства замедляют вычисления друг друга.</translation>
    </message>
    <message>
        <source>Speed-up: rate, or time, relative to the fewest devices of the same series. Efficiency: speed-up divided by how many times as many devices there are.</source>
        <translation>Ускорение — производительность или время относительно наименьшего числа устройств того же ряда. Эффективность — ускорение, делённое на то, во сколько раз больше устройств.</translation>
    </message>
    <message>
        <source>None of these runs has a rate.</source>
        <translation>Ни у одного из этих запусков нет производительности.</translation>
    </message>
    <message>
        <source>These runs did not record what their steps wait for; new runs do.</source>
        <translation>В этих запусках не измерялось, чего ждут шаги; в новых измеряется.</translation>
    </message>
    <message numerus="yes">
        <source>Step time for %n device count(s).</source>
        <translation>
            <numerusform>Время шага при %n числе устройств.</numerusform>
            <numerusform>Время шага при %n разных числах устройств.</numerusform>
            <numerusform>Время шага при %n разных числах устройств.</numerusform>
        </translation>
    </message>
    <message>
        <source>strong, batch %1 in total</source>
        <extracomment>%1: a number of samples</extracomment>
        <translation>сильное, пакет %1 всего</translation>
    </message>
    <message>
        <source>Relative cost</source>
        <translation>Относительная стоимость</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScatterChart</name>
    <message>
        <source>No row has both a cost and a time.</source>
        <translation>Нет строк, где известны и стоимость, и время.</translation>
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
    <message>
        <source>other groups</source>
        <translation>другие группы</translation>
    </message>
    <message>
        <source>some runs failed</source>
        <extracomment>what an outlined marker says of a row</extracomment>
        <translation>часть запусков не удалась</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SearchBoard</name>
    <message>
        <source>Configurations %1</source>
        <translation>Конфигурации %1</translation>
    </message>
    <message>
        <source>Runs %1</source>
        <translation>Запуски %1</translation>
    </message>
    <message>
        <source>Times and charts</source>
        <translation>Время и графики</translation>
    </message>
    <message>
        <source>What mattered</source>
        <extracomment>a view: which fields influenced the result</extracomment>
        <translation>Что повлияло</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <extracomment>in a chart&apos;s place</extracomment>
        <translation>Вычисляется…</translation>
    </message>
    <message>
        <source>%1: show all again (Esc)</source>
        <translation>%1: снова показать всё (Esc)</translation>
    </message>
    <message>
        <source>Remove range %1</source>
        <translation>Диапазон %1: убрать</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n in range</source>
        <translation>
            <numerusform>%1 из %n в диапазоне</numerusform>
            <numerusform>%1 из %n в диапазоне</numerusform>
            <numerusform>%1 из %n в диапазоне</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows shown</source>
        <extracomment>label of a choice: configurations or runs</extracomment>
        <translation>Что показывают строки</translation>
    </message>
    <message>
        <source>Configurations of the campaign</source>
        <translation>Конфигурации серии</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>what of a search is explained: accuracy, cost or time</extracomment>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Color</source>
        <extracomment>by what the lines of a chart are colored</extracomment>
        <translation>Цвет</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SearchView</name>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>No run of this campaign has started.</source>
        <translation>Ни один запуск этой серии ещё не начался.</translation>
    </message>
    <message>
        <source>%, validation</source>
        <translation>%, валидация</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>валидация</translation>
    </message>
    <message numerus="yes">
        <source>%n diverged</source>
        <translation>
            <numerusform>%n разошёлся</numerusform>
            <numerusform>%n разошлись</numerusform>
            <numerusform>%n разошлись</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a result</source>
        <translation>
            <numerusform>%n без результата</numerusform>
            <numerusform>%n без результата</numerusform>
            <numerusform>%n без результата</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>cost, %1</source>
        <translation>стоимость, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) over %1 axes.</source>
        <translation>
            <numerusform>%n запуск, осей: %1.</numerusform>
            <numerusform>%n запуска, осей: %1.</numerusform>
            <numerusform>%n запусков, осей: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s) over %1 axes.</source>
        <translation>
            <numerusform>%n конфигурация, осей: %1.</numerusform>
            <numerusform>%n конфигурации, осей: %1.</numerusform>
            <numerusform>%n конфигураций, осей: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against cost</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>%1 и стоимость</translation>
    </message>
    <message>
        <source>No finished run has both a cost and a result.</source>
        <translation>Нет завершённого запуска, у которого известны и стоимость, и результат.</translation>
    </message>
    <message>
        <source>cost of one run, %1</source>
        <translation>стоимость одного запуска, %1</translation>
    </message>
    <message>
        <source>frontier</source>
        <extracomment>noun, a line of the chart: the Pareto frontier</extracomment>
        <translation>фронт</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), %1 against cost.</source>
        <translation>
            <numerusform>%n строка, %1 и стоимость.</numerusform>
            <numerusform>%n строки, %1 и стоимость.</numerusform>
            <numerusform>%n строк, %1 и стоимость.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <extracomment>%1 = a number of percentage points</extracomment>
        <translation>%1 пункта</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <extracomment>%1, %2: two values of a setting, %3: by how much the accuracy, the cost or the time changes</extracomment>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>best near %1</source>
        <translation>лучше всего около %1</translation>
    </message>
    <message>
        <source>best from %1 to %2</source>
        <translation>лучше всего от %1 до %2</translation>
    </message>
    <message>
        <source>no clear effect</source>
        <translation>явного влияния нет</translation>
    </message>
    <message>
        <source>What mattered</source>
        <translation>Что повлияло</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>sd %1 points between seeds</source>
        <translation>σ = %1 пункта между разными seed</translation>
    </message>
    <message>
        <source>sd %1 between seeds</source>
        <translation>σ = %1 между разными seed</translation>
    </message>
    <message>
        <source>log</source>
        <comment>an axis</comment>
        <translation>лог. шкала</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <extracomment>%1: a configuration, &quot;c07&quot;</extracomment>
        <translation>%1, seed %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Конфигурация</translation>
    </message>
    <message>
        <source>Cost and %1</source>
        <translation>Стоимость и %1</translation>
    </message>
    <message>
        <source>%1
mean ± sd</source>
        <extracomment>%1: a quantity and its unit</extracomment>
        <translation>%1
среднее ± σ</translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <translation>Стоимость, %1</translation>
    </message>
    <message>
        <source>Seeds</source>
        <extracomment>noun, plural, head of a column</extracomment>
        <translation>Число seed</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>diverged</source>
        <extracomment>verb, past tense: of a run</extracomment>
        <translation>разошёлся</translation>
    </message>
    <message>
        <source>%1 of %2 diverged</source>
        <translation>разошлось %1 из %2</translation>
    </message>
    <message>
        <source>did not finish</source>
        <translation>не завершён</translation>
    </message>
    <message>
        <source>%1 of %2 did not finish</source>
        <translation>не завершено %1 из %2</translation>
    </message>
    <message>
        <source>not finished yet</source>
        <translation>ещё не завершён</translation>
    </message>
    <message>
        <source>on the frontier</source>
        <translation>на фронте Парето</translation>
    </message>
    <message>
        <source>%1: as good, same cost</source>
        <extracomment>%1: another configuration</extracomment>
        <translation>%1: не хуже, стоимость та же</translation>
    </message>
    <message>
        <source>%1: better</source>
        <translation>%1: лучше</translation>
    </message>
    <message>
        <source>%1: as good, cheaper</source>
        <translation>%1: не хуже, дешевле</translation>
    </message>
    <message>
        <source>%1: better, cheaper</source>
        <translation>%1: лучше, дешевле</translation>
    </message>
    <message>
        <source>Shares of the variance within the ranges searched: %1.</source>
        <translation>Доли дисперсии в пределах испытанных значений: %1.</translation>
    </message>
    <message>
        <source>final %1</source>
        <extracomment>%1: a measure of quality; that of a run&apos;s last evaluation</extracomment>
        <translation>%1 в конце</translation>
    </message>
    <message>
        <source>single run</source>
        <extracomment>what a small marker is: one of the runs that the large one averages</extracomment>
        <translation>отдельный запуск</translation>
    </message>
    <message>
        <source>some diverged or failed</source>
        <translation>часть разошлась или не удалась</translation>
    </message>
    <message>
        <source>share of variance</source>
        <extracomment>after the last number of an axis from 0 to 1</extracomment>
        <translation>доля дисперсии</translation>
    </message>
    <message>
        <source>whiskers: 95% interval</source>
        <extracomment>what the lines with ends across the bars are, after the title of their axis</extracomment>
        <translation>усы: интервал 95&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>random forest, %n run(s)</source>
        <translation>
            <numerusform>случайный лес, %n запуск</numerusform>
            <numerusform>случайный лес, %n запуска</numerusform>
            <numerusform>случайный лес, %n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>As good: the qualities shown are equal. Without repeated seeds nothing is known of their noise.</source>
        <translation>«Не хуже»: показанные значения качества равны. Без повторов с другими seed об их разбросе ничего не известно.</translation>
    </message>
    <message>
        <source>As good: the means are at most %1 standard errors of their difference apart; between seeds, the standard deviation is %2.</source>
        <extracomment>%1: a number, 2; %2: &quot;0.35 percentage points&quot;</extracomment>
        <translation>«Не хуже»: средние отличаются не более чем на %1 стандартные ошибки их разности; стандартное отклонение между seed — %2.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SeedsRow</name>
    <message numerus="yes">
        <source>run(s) per point</source>
        <extracomment>unit of a number field; a point is one combination of the varied values</extracomment>
        <translation>
            <numerusform>запуск на точку</numerusform>
            <numerusform>запуска на точку</numerusform>
            <numerusform>запусков на точку</numerusform>
        </translation>
    </message>
    <message>
        <source>Seeds</source>
        <extracomment>how many runs of every point, each with another random seed</extracomment>
        <translation>Число seed</translation>
    </message>
    <message>
        <source>Number of runs at each point that differ only in their seed: their spread shows how far a difference can be trusted.</source>
        <translation>Число запусков в каждой точке, различающихся только значением seed: их разброс показывает, насколько можно верить различию.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SeriesList</name>
    <message>
        <source>Lines of the chart</source>
        <translation>Линии графика</translation>
    </message>
    <message>
        <source>Lines of the chart: %1</source>
        <translation>Линии графика: %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SessionReport</name>
    <message>
        <source>%1, what-if</source>
        <translation>%1, что если</translation>
    </message>
    <message>
        <source>%1: %2. Numbers of threads measured: %3, %4.</source>
        <extracomment>kind of session, data set, number, state</extracomment>
        <translation>%1: %2. Измерено значений числа потоков: %3, %4.</translation>
    </message>
    <message>
        <source>%1: %2, %3. Batch sizes measured: %4, %5.</source>
        <extracomment>kind of session, data set, network, number, state</extracomment>
        <translation>%1: %2, %3. Измерено размеров пакета: %4, %5.</translation>
    </message>
    <message>
        <source>Latency, p95</source>
        <translation>Задержка, p95</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>limit %1 ms</source>
        <translation>предел %1 мс</translation>
    </message>
    <message>
        <source>Price per million %1</source>
        <translation>Цена за миллион %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>при цене %1</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>Активное время</translation>
    </message>
    <message numerus="yes">
        <source>%n size(s)</source>
        <translation>
            <numerusform>%n размер</numerusform>
            <numerusform>%n размера</numerusform>
            <numerusform>%n размеров</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>billed time: %1</source>
        <translation>оплачиваемое время: %1</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>Рис. %1.</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>О чём говорят показатели</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>heading and sentence of a finding</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The ring marks the chosen size.</source>
        <translation>Кольцом отмечен выбранный размер.</translation>
    </message>
    <message>
        <source>Time of a batch: p50 solid, p95 dashed, p99 dotted.</source>
        <translation>Время одного пакета: p50 — сплошная линия, p95 — штриховая, p99 — точечная.</translation>
    </message>
    <message>
        <source>Table %1. Sizes</source>
        <translation>Таблица %1. Размеры</translation>
    </message>
    <message>
        <source>Bold: the chosen size.</source>
        <translation>Полужирным выделен выбранный размер.</translation>
    </message>
    <message>
        <source>Filled: within the latency limit.</source>
        <translation>Закрашены размеры, которые укладываются в предел задержки.</translation>
    </message>
    <message>
        <source>Bold: the chosen size. An asterisk marks what is over the latency limit.</source>
        <translation>Полужирным выделен выбранный размер, звёздочкой — значения выше предела задержки.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SessionTiles</name>
    <message>
        <source>%1, what-if</source>
        <translation>%1, что если</translation>
    </message>
    <message>
        <source>this offer has no price</source>
        <translation>у этого предложения нет цены</translation>
    </message>
    <message>
        <source>Numbers of threads measured</source>
        <translation>Измерено значений числа потоков</translation>
    </message>
    <message>
        <source>Batch sizes measured</source>
        <translation>Измерено размеров пакета</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>%1 = a number: how many there are in all</extracomment>
        <translation>из %1</translation>
    </message>
    <message>
        <source>%1 active</source>
        <extracomment>%1 = a duration of active time</extracomment>
        <translation>%1 активного времени</translation>
    </message>
    <message>
        <source>now: %1</source>
        <extracomment>%1: &quot;batch of 128&quot;</extracomment>
        <translation>сейчас: %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>%1 = a duration that remains</extracomment>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>%1, the fastest within the limit</source>
        <extracomment>%1: &quot;batch of 64&quot;</extracomment>
        <translation>%1, самый быстрый из укладывающихся в предел</translation>
    </message>
    <message>
        <source>%1, the fastest</source>
        <translation>%1, быстрее всего</translation>
    </message>
    <message>
        <source>Latency, p95</source>
        <extracomment>caption; 95th percentile</extracomment>
        <translation>Задержка, p95</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>limit %1 ms</source>
        <translation>предел %1 мс</translation>
    </message>
    <message>
        <source>Price per million %1</source>
        <extracomment>%1: &quot;images&quot; or &quot;rows&quot;</extracomment>
        <translation>Цена за миллион %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>%1: &quot;0.11 USD/h&quot;</extracomment>
        <translation>при цене %1</translation>
    </message>
    <message>
        <source>no size meets the limit</source>
        <translation>ни один размер не укладывается в предел</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SessionView</name>
    <message>
        <source>Sizes</source>
        <extracomment>what a session measured one after another: batch sizes, or numbers of threads</extracomment>
        <translation>Размеры</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SizeCharts</name>
    <message>
        <source>loader threads, log scale</source>
        <translation>потоки загрузки, лог. шкала</translation>
    </message>
    <message>
        <source>batch size, %1, log scale</source>
        <translation>размер пакета, %1, лог. шкала</translation>
    </message>
    <message>
        <source>The first size is being measured.</source>
        <translation>Измеряется первый размер.</translation>
    </message>
    <message>
        <source>No size was measured.</source>
        <translation>Ни один размер не измерен.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>%1: what a chart shows, %2: a figure, %3: &quot;batch of 64&quot;</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>%1, ms</source>
        <extracomment>%1: latency, step time</extracomment>
        <translation>%1, мс</translation>
    </message>
    <message>
        <source>limit %1 ms, %2</source>
        <extracomment>%1: milliseconds, %2: &quot;p95&quot;</extracomment>
        <translation>предел %1 мс, %2</translation>
    </message>
    <message>
        <source>This offer has no price.</source>
        <translation>У этого предложения нет цены.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SizeFindings</name>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;мс</translation>
    </message>
    <message>
        <source>The limit is %1; the lowest latency is %2 (%3).</source>
        <extracomment>%1: &quot;25 ms&quot;, %2: &quot;p95 30.1 ms&quot;, %3: &quot;batch of 1&quot;</extracomment>
        <translation>Предел — %1; наименьшая задержка — %2 (%3).</translation>
    </message>
    <message>
        <source>The limit is %1.</source>
        <translation>Предел — %1.</translation>
    </message>
    <message>
        <source>The only size measured: %1.</source>
        <translation>Единственный измеренный размер: %1.</translation>
    </message>
    <message>
        <source>The fastest of those measured: %1, %2.</source>
        <extracomment>%1: &quot;3,508 images/s&quot;, %2: &quot;p95 19.4 ms&quot;</extracomment>
        <translation>Быстрее всех измеренных: %1, %2.</translation>
    </message>
    <message>
        <source>The fastest of those measured: %1.</source>
        <extracomment>%1: &quot;3,508 images/s&quot;</extracomment>
        <translation>Быстрее всех измеренных: %1.</translation>
    </message>
    <message>
        <source>A million %1 cost %2.</source>
        <extracomment>%1: &quot;images&quot; or &quot;rows&quot;, %2: an amount of money</extracomment>
        <translation>Миллион %1 стоит %2.</translation>
    </message>
    <message>
        <source>Over the limit: %1</source>
        <extracomment>heading; %1: &quot;batch of 128&quot;</extracomment>
        <translation>Выше предела: %1</translation>
    </message>
    <message>
        <source>%1, %2 more, but %3.</source>
        <extracomment>%1: &quot;4,020 images/s&quot;, %2: percentage more, %3: &quot;p95 40.0 ms&quot;</extracomment>
        <translation>%1, на %2 больше, но %3.</translation>
    </message>
    <message>
        <source>Nearly as fast: %1</source>
        <extracomment>heading; %1: &quot;batch of 32&quot;</extracomment>
        <translation>Почти так же быстро: %1</translation>
    </message>
    <message>
        <source>%1 of that rate, at %2.</source>
        <translation>%1 этой скорости при %2.</translation>
    </message>
    <message>
        <source>%1 of that rate.</source>
        <translation>%1 этой скорости.</translation>
    </message>
    <message>
        <source>What more threads bring</source>
        <translation>Что дают дополнительные потоки</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4 times as much.</source>
        <extracomment>%1: &quot;1 loader thread&quot;, %2: &quot;900 images/s&quot;, %3: &quot;8 loader threads&quot;, %4: a factor</extracomment>
        <translation>%1: %2. %3: больше в %4 раза.</translation>
    </message>
    <message>
        <source>What larger batches bring</source>
        <translation>Что дают большие пакеты</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the fastest (%4).</source>
        <extracomment>%1: &quot;batch of 1&quot;, %2: &quot;724 images/s&quot;, %3: a percentage, %4: &quot;batch of 256&quot;</extracomment>
        <translation>%1: %2, %3 от самого быстрого (%4).</translation>
    </message>
    <message>
        <source>Out of memory at %1</source>
        <extracomment>heading; %1: a batch size</extracomment>
        <translation>Не хватило памяти при %1</translation>
    </message>
    <message>
        <source>The largest that fits: %1, using %2.</source>
        <extracomment>%1: &quot;batch of 128&quot;, %2: an amount of memory</extracomment>
        <translation>Наибольший, который помещается: %1, занято %2.</translation>
    </message>
    <message>
        <source>The largest that fits: %1.</source>
        <translation>Наибольший, который помещается: %1.</translation>
    </message>
    <message>
        <source>What limits it</source>
        <translation>Что ограничивает скорость</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Что если</translation>
    </message>
    <message>
        <source>The run did not use its offer&apos;s hardware, so nobody paid any of these amounts.</source>
        <translation>Запуск выполнялся не на оборудовании своего предложения, поэтому этих сумм никто не платил.</translation>
    </message>
    <message>
        <source>The largest within the limit: %1, %2.</source>
        <extracomment>%1: &quot;batch of 64&quot;, %2: &quot;p95 19.4 ms&quot;</extracomment>
        <translation>Наибольший из укладывающихся в предел: %1, %2.</translation>
    </message>
    <message>
        <source>%1 in the measured batches / time of those batches, for about %2 per size, after a warm-up.</source>
        <extracomment>%1: &quot;images&quot; or &quot;rows&quot;, %2: a duration</extracomment>
        <translation>%1 в измеренных пакетах / время этих пакетов, около %2 на размер, после прогрева.</translation>
    </message>
    <message>
        <source>p50, p95, p99</source>
        <translation>p50, p95, p99</translation>
    </message>
    <message>
        <source>nearest-rank percentiles of the times of all measured batches of a size, each from its request to its result on the host.</source>
        <translation>перцентили (по ближайшему рангу) времени всех измеренных пакетов одного размера, каждого от запроса до результата на хосте.</translation>
    </message>
    <message>
        <source>Chosen size</source>
        <extracomment>%1: &quot;p95&quot;, %2: milliseconds</extracomment>
        <translation>Выбранный размер</translation>
    </message>
    <message>
        <source>the fastest whose %1 is at most %2 ms; the key figures are those of this size.</source>
        <translation>самый быстрый из тех, чей %1 не больше %2 мс; ключевые показатели относятся к нему.</translation>
    </message>
    <message>
        <source>the fastest; the key figures are those of this size.</source>
        <translation>самый быстрый; ключевые показатели относятся к нему.</translation>
    </message>
    <message>
        <source>%1 / (price per hour).</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>%1 / (цена за час).</translation>
    </message>
    <message>
        <source>price per hour / %1 / (%2) × %3.</source>
        <extracomment>%1: a currency, %2: seconds of an hour, %3: &quot;images/s&quot;, %4: a million</extracomment>
        <translation>цена за час / %1 / (%2) × %3.</translation>
    </message>
    <message>
        <source>Two time bases</source>
        <translation>Два способа измерения времени</translation>
    </message>
    <message>
        <source>active, %1: with start-up and warm-up. Billed, %2: with preparation and pauses on a rented machine.</source>
        <translation>активное, %1: с инициализацией и прогревом. Оплачиваемое, %2: с подготовкой и паузами на арендованной машине.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Price of your own machine</source>
        <translation>Цена вашей машины</translation>
    </message>
    <message>
        <source>all rates (no size was measured)</source>
        <translation>все скорости (ни один размер не измерен)</translation>
    </message>
    <message>
        <source>all monetary figures (the offer has no price)</source>
        <translation>все денежные показатели (у предложения нет цены)</translation>
    </message>
    <message>
        <source>energy (not measured)</source>
        <translation>энергия (не измерена)</translation>
    </message>
    <message>
        <source>Enough for it: %1.</source>
        <extracomment>%1: &quot;4 loader threads&quot;</extracomment>
        <translation>Для этого достаточно: %1.</translation>
    </message>
    <message>
        <source>What training takes</source>
        <translation>Сколько нужно обучению</translation>
    </message>
    <message>
        <source>No size meets the limit</source>
        <translation>Ни один размер не укладывается в предел</translation>
    </message>
    <message>
        <source>The fastest whose %1 meets the limit of %2 ms: %3, %4.</source>
        <extracomment>%1: &quot;p95&quot;, %2: milliseconds, %3: &quot;3,508 images/s&quot;, %4: &quot;p95 19.4 ms&quot;</extracomment>
        <translation>Самый быстрый из тех, чей %1 укладывается в %2 мс: %3, %4.</translation>
    </message>
    <message>
        <source>Run %1 (%2) would train at %3 if it never waited for data.</source>
        <extracomment>%1: number of a run, %2: a network, %3: &quot;1,009 images/s&quot;</extracomment>
        <translation>В запуске %1 (%2) обучение шло бы со скоростью %3, если бы не ждало данных.</translation>
    </message>
    <message>
        <source>None of the sizes measured is enough for it.</source>
        <translation>Ни одного из измеренных размеров для этого не хватает.</translation>
    </message>
    <message>
        <source>None of the sizes tried fits.</source>
        <translation>Ни один из испробованных размеров не помещается.</translation>
    </message>
    <message>
        <source>No size meets the limit.</source>
        <translation>Ни один размер не укладывается в предел.</translation>
    </message>
    <message>
        <source>a latency limit (the run had none)</source>
        <translation>предел задержки (у запуска его не было)</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SizeTable</name>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: &quot;Latency&quot;, %2: &quot;p95&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Data wait</source>
        <translation>Ожидание данных</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>ГиБ</translation>
    </message>
    <message>
        <source>per %1</source>
        <extracomment>%1: &quot;USD/h&quot;</extracomment>
        <translation>на %1</translation>
    </message>
    <message>
        <source>Price per million %1</source>
        <extracomment>%1: &quot;images&quot; or &quot;rows&quot;</extracomment>
        <translation>Цена за миллион %1</translation>
    </message>
    <message>
        <source>out of memory</source>
        <extracomment>of a size that does not fit into memory</extracomment>
        <translation>не хватило памяти</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>не измерено</translation>
    </message>
    <message>
        <source>being measured</source>
        <extracomment>of a size</extracomment>
        <translation>измеряется</translation>
    </message>
    <message>
        <source>Energy per million %1</source>
        <extracomment>%1: &quot;images&quot; or &quot;rows&quot;</extracomment>
        <translation>Энергия на миллион %1</translation>
    </message>
    <message>
        <source>Wh</source>
        <translation>Вт·ч</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SizeWords</name>
    <message>
        <source>%1 per %2</source>
        <extracomment>%1: &quot;images/s&quot;, %2: &quot;USD/h&quot;</extracomment>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>%1 per million %2</source>
        <extracomment>%1: a currency, %2: &quot;images&quot; or &quot;rows&quot;</extracomment>
        <translation>%1 за миллион %2</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Потоки загрузки</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Размер пакета</translation>
    </message>
    <message numerus="yes">
        <source>%n loader thread(s)</source>
        <translation>
            <numerusform>%n поток загрузки</numerusform>
            <numerusform>%n потока загрузки</numerusform>
            <numerusform>%n потоков загрузки</numerusform>
        </translation>
    </message>
    <message>
        <source>batch of %1</source>
        <extracomment>a batch of that many samples</extracomment>
        <translation>пакет %1</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Задержка</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Время шага</translation>
    </message>
    <message>
        <source>Time per batch</source>
        <translation>Время пакета</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SizesModel</name>
    <message>
        <source>%1, chosen</source>
        <extracomment>a size of a session; the one whose figures are the run&apos;s</extracomment>
        <translation>%1, выбран</translation>
    </message>
    <message>
        <source>%1, over the limit</source>
        <translation>%1, выше предела</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecDocument</name>
    <message>
        <source>Vary %1</source>
        <translation>Перебирать: %1</translation>
    </message>
    <message>
        <source>Scale learning rate with batch size</source>
        <extracomment>name of a step that can be undone</extracomment>
        <translation>Масштабировать скорость обучения с размером пакета</translation>
    </message>
    <message>
        <source>Campaign budget</source>
        <translation>Бюджет серии</translation>
    </message>
    <message>
        <source>Random sample</source>
        <translation>Случайная выборка</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecForm</name>
    <message>
        <source>Learning rate by epoch</source>
        <translation>Скорость обучения по эпохам</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Ничего не изменено.</translation>
    </message>
    <message>
        <source>No field has that name.</source>
        <translation>Полей с таким названием нет.</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <extracomment>a currency</extracomment>
        <translation>%1 на запуск</translation>
    </message>
    <message numerus="yes">
        <source>Learning rate by epoch: %1 of %n curve(s)</source>
        <translation>
            <numerusform>Скорость обучения по эпохам: %1 из %n кривой</numerusform>
            <numerusform>Скорость обучения по эпохам: %1 из %n кривых</numerusform>
            <numerusform>Скорость обучения по эпохам: %1 из %n кривых</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecJsonView</name>
    <message>
        <source>Same as the configuration in the form.</source>
        <translation>Совпадает с конфигурацией в форме.</translation>
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
        <extracomment>verb, button</extracomment>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Revert</source>
        <extracomment>button: discards the changes that are not saved</extracomment>
        <translation>Сбросить изменения</translation>
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
        <source>Engine: ready</source>
        <translation>Движок: готов</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <extracomment>numbers of runs, of those in progress and of those in the queue</extracomment>
        <translation>
            <numerusform>%n выполняется</numerusform>
            <numerusform>%n выполняются</numerusform>
            <numerusform>%n выполняется</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs: %1, %2 free</source>
        <extracomment>disk space</extracomment>
        <translation>Запуски: %1, свободно %2</translation>
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
        <source>Price book: %1, latest from %2</source>
        <translation>Справочник цен: %1, последняя на %2</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <extracomment>number of errors and warnings</extracomment>
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
        <source>Show what went wrong and how to fix it</source>
        <translation>Показать, что пошло не так и что с этим делать</translation>
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
    <message>
        <source>queue paused</source>
        <extracomment>the queue starts no runs at present</extracomment>
        <translation>очередь приостановлена</translation>
    </message>
    <message>
        <source>Engine: running</source>
        <translation>Движок: работает</translation>
    </message>
    <message>
        <source>Catalog read-only: %1</source>
        <translation>Каталог только для чтения: %1</translation>
    </message>
    <message>
        <source>Catalog: %1</source>
        <translation>Каталог: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n queued</source>
        <translation>
            <numerusform>%n в очереди</numerusform>
            <numerusform>%n в очереди</numerusform>
            <numerusform>%n в очереди</numerusform>
        </translation>
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
        <extracomment>noun, a part of the step time</extracomment>
        <translation>Вычисления</translation>
    </message>
    <message>
        <source>Communication, not overlapped</source>
        <extracomment>a part of the time of a step</extracomment>
        <translation>Обмен данными без перекрытия</translation>
    </message>
    <message>
        <source>Waiting for the disk</source>
        <extracomment>a part of the time of a step</extracomment>
        <translation>Ожидание диска</translation>
    </message>
    <message>
        <source>Waiting for decoding</source>
        <translation>Ожидание декодирования</translation>
    </message>
    <message>
        <source>Copying</source>
        <extracomment>a part of the time of a step: the device waits for samples to be copied to it</extracomment>
        <translation>Копирование</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <extracomment>a part of the time of a step: the weights are updated</extracomment>
        <translation>Оптимизатор</translation>
    </message>
    <message>
        <source>Loader threads prepare the next batches during the steps. Only the wait for them is part of a step&apos;s time.</source>
        <translation>Потоки загрузки готовят следующие пакеты во время шагов. Частью времени шага является только их ожидание.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StepLanes</name>
    <message>
        <source>Data wait</source>
        <translation>Ожидание данных</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a part of a step: samples are copied to the device</extracomment>
        <translation>Копирование</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>a part of a step: the forward pass</extracomment>
        <translation>Прямой проход</translation>
    </message>
    <message>
        <source>Backward</source>
        <extracomment>a part of a step: the backward pass</extracomment>
        <translation>Обратный проход</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <extracomment>a part of a step: the weights are updated</extracomment>
        <translation>Оптимизатор</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>noun, a part of the step time: everything else</extracomment>
        <translation>Прочее</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>a part of a step: devices exchange gradients, weights or activations</extracomment>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <extracomment>%1: number of a device of a run</extracomment>
        <translation>Ранг %1</translation>
    </message>
    <message>
        <source>Step of %1; %2 of the exchange was hidden behind computing</source>
        <translation>Шаг %1; %2 обмена скрыто за вычислениями</translation>
    </message>
    <message>
        <source>Step of %1</source>
        <translation>Шаг %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StepPicture</name>
    <message>
        <source>%1: %2, from %3 on</source>
        <extracomment>%1: a part of a step as recorded, &quot;backward&quot;, %2: how long it took, %3: when it began, after the step did</extracomment>
        <translation>%1: %2, с %3</translation>
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
        <source>not measured yet</source>
        <translation>измерений пока нет</translation>
    </message>
    <message>
        <source>waiting for the previous run</source>
        <translation>ожидает завершения предыдущего запуска</translation>
    </message>
    <message>
        <source>start-up, %1</source>
        <extracomment>noun: the run starts; %1 = a duration</extracomment>
        <translation>инициализация, %1</translation>
    </message>
    <message>
        <source>Scaling efficiency %1 = %2 / (%3 × %4 %5 of run %6)</source>
        <extracomment>%2 and %4: throughputs, %5: &quot;images/s&quot;</extracomment>
        <translation>Эффективность масштабирования %1 = %2 / (%3 × %4 %5 запуска %6)</translation>
    </message>
    <message>
        <source>Configures a copy of this run in which only this differs. This run goes on as it is.</source>
        <translation>Открывает настройки копии этого запуска, в которой отличается только это. Сам запуск продолжается без изменений.</translation>
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
        <extracomment>noun, a rule: the quality at which training ends</extracomment>
        <translation>Цель</translation>
    </message>
    <message>
        <source>best %1</source>
        <extracomment>%1 = a value: the best so far</extracomment>
        <translation>лучшее значение %1</translation>
    </message>
    <message>
        <source>reached</source>
        <extracomment>participle: of the target</extracomment>
        <translation>достигнута</translation>
    </message>
    <message>
        <source>%1 points to go</source>
        <translation>%1&#xa0;пункта до цели</translation>
    </message>
    <message>
        <source>Patience</source>
        <extracomment>noun, a rule: epochs without improvement before training ends</extracomment>
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
        <source>%1 since best</source>
        <extracomment>epochs since the best one</extracomment>
        <translation>%1 после лучшей</translation>
    </message>
    <message>
        <source>Budget</source>
        <extracomment>noun, a rule: the most that a run may cost</extracomment>
        <translation>Бюджет</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <extracomment>participle; %1 = an amount of money</extracomment>
        <translation>%1 к оплате</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Лимит времени</translation>
    </message>
    <message>
        <source>%1 active</source>
        <extracomment>%1 = a duration of active time</extracomment>
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
        <extracomment>noun, head of a column</extracomment>
        <translation>Правило остановки</translation>
    </message>
    <message>
        <source>Limit</source>
        <extracomment>noun, head of a column: where the rule stops the run</extracomment>
        <translation>Лимит</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>adverb, head of a column: where the run is</extracomment>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Estimate</source>
        <extracomment>noun, a row: what was estimated before the run</extracomment>
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
        <source>%1× the estimate, as expected</source>
        <extracomment>time taken over time estimated</extracomment>
        <translation>×%1 к оценке, как ожидалось</translation>
    </message>
    <message>
        <source>%1× the estimate, outside the range</source>
        <translation>×%1 к оценке, вне диапазона</translation>
    </message>
    <message>
        <source>%1 ≥ %2</source>
        <extracomment>%1: a measure of quality, %2: the target</extracomment>
        <translation>%1 ≥ %2</translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <extracomment>%1: a number, up to the target</extracomment>
        <translation>%1 до цели</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StudyCard</name>
    <message>
        <source>See what others measured</source>
        <translation>Посмотреть, что измерили другие</translation>
    </message>
    <message>
        <source>Published figures, entered row by row, recomputed and checked</source>
        <translation>Опубликованные показатели: введены построчно, пересчитаны и проверены</translation>
    </message>
    <message>
        <source>Open a published comparison</source>
        <translation>Открыть опубликованное сравнение</translation>
    </message>
    <message numerus="yes">
        <source>All %n comparison(s)</source>
        <translation>
            <numerusform>Всего %n сравнение</numerusform>
            <numerusform>Все %n сравнения</numerusform>
            <numerusform>Все %n сравнений</numerusform>
        </translation>
    </message>
    <message>
        <source>EUR for one training run</source>
        <translation>EUR за одно обучение</translation>
    </message>
    <message>
        <source>Images/s per USD/h</source>
        <translation>Изобр./с на USD/ч</translation>
    </message>
    <message>
        <source>For example, %1 for %2, published as %3</source>
        <extracomment>%1 = the recomputed figure, %2 = the name of a row, %3 = the figure that was published</extracomment>
        <translation>Например, %2: получено %1, опубликовано %3</translation>
    </message>
    <message>
        <source>Figures in these two studies, each recomputed from its inputs: %1. Consistent: %2, within rounding: %3, not consistent: %4.</source>
        <translation>Показателей в этих двух исследованиях, пересчитанных по исходным данным: %1. Сходятся: %2, с округлением: %3, не сходятся: %4.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SweepEditor</name>
    <message>
        <source>On</source>
        <extracomment>a value of a field that is on or off</extracomment>
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
        <source>Values to vary it over</source>
        <translation>Значения для перебора</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Значения: %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TableColumnsModel</name>
    <message numerus="yes">
        <source>%n class(es) to predict</source>
        <extracomment>a column of a table</extracomment>
        <translation>
            <numerusform>предсказание: %n класс</numerusform>
            <numerusform>предсказание: %n класса</numerusform>
            <numerusform>предсказание: %n классов</numerusform>
        </translation>
    </message>
    <message>
        <source>numbers to predict</source>
        <translation>предсказание: числа</translation>
    </message>
    <message>
        <source>not used</source>
        <extracomment>a column of a table</extracomment>
        <translation>не используется</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>a column of a table</extracomment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>numbers</source>
        <extracomment>what a column of a table holds</extracomment>
        <translation>числа</translation>
    </message>
    <message numerus="yes">
        <source>%n category(s)</source>
        <translation>
            <numerusform>%n категория</numerusform>
            <numerusform>%n категории</numerusform>
            <numerusform>%n категорий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>the values of a column: least, greatest</extracomment>
        <translation>от %1 до %2</translation>
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
        <source>%1, mean %2</source>
        <extracomment>%1: the range of a column&apos;s values</extracomment>
        <translation>%1, среднее %2</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Столбец</translation>
    </message>
    <message>
        <source>Holds</source>
        <extracomment>head of a list of columns of a table: what they hold</extracomment>
        <translation>Содержит</translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>head of a list of columns of a table: number of missing values</extracomment>
        <translation>Пропусков</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Значения</translation>
    </message>
    <message>
        <source>First rows</source>
        <extracomment>head of a list of columns of a table: their values in the first rows</extracomment>
        <translation>Первые строки</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TagsDialog</name>
    <message>
        <source>Tag runs</source>
        <translation>Добавление тегов к запускам</translation>
    </message>
    <message>
        <source>Tags to &amp;add, separated by commas</source>
        <translation>&amp;Добавляемые теги, через запятую</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TargetControl</name>
    <message>
        <source>Target</source>
        <extracomment>noun, label of a field</extracomment>
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
        <source>Accuracies required by benchmarks or reached by published weights</source>
        <translation>Точности, которых требуют тесты производительности или достигают опубликованные веса</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ThumbnailModel</name>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>width and height of an image</extracomment>
        <translation>%1 × %2 пикселей</translation>
    </message>
    <message>
        <source>Too large to preview</source>
        <translation>Слишком велико для просмотра</translation>
    </message>
    <message>
        <source>The picture cannot be decoded</source>
        <translation>Изображение не декодируется</translation>
    </message>
    <message>
        <source>Not trained on: the limit of training images leaves it out</source>
        <translation>Не участвует в обучении: не входит в ограничение числа обучающих изображений</translation>
    </message>
    <message>
        <source>As the first epoch trains on it, before any mixup</source>
        <translation>Как в обучении в первую эпоху, до смешивания (mixup)</translation>
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
        <extracomment>noun, below a number</extracomment>
        <translation>Эпоха</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>%1 = the number of epochs in all</extracomment>
        <translation>из %1</translation>
    </message>
    <message>
        <source>of %1, step %2 of %3</source>
        <translation>из %1, шаг %2 из %3</translation>
    </message>
    <message>
        <source>%1 active</source>
        <extracomment>%1 = a duration of active time</extracomment>
        <translation>%1 активного времени</translation>
    </message>
    <message>
        <source>%1 left, ends at %2</source>
        <extracomment>%1 = a duration, %2 = a time of day</extracomment>
        <translation>осталось %1, конец в %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>%1 = a duration that remains</extracomment>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>best %1 · target %2</source>
        <translation>лучшее %1 · цель %2</translation>
    </message>
    <message>
        <source>best %1, epoch %2</source>
        <translation>лучшее %1, эпоха %2</translation>
    </message>
    <message>
        <source>target %1</source>
        <extracomment>%1 = a value to reach</extracomment>
        <translation>цель %1</translation>
    </message>
    <message>
        <source>start-up and warm-up excluded</source>
        <translation>без инициализации и прогрева</translation>
    </message>
    <message numerus="yes">
        <source>%n window(s), jitter %1</source>
        <extracomment>%1: &quot;33.6 images/s&quot;, the spread of the windows&apos; rates; a dash for a single window</extracomment>
        <translation>
            <numerusform>%n окно, разброс %1</numerusform>
            <numerusform>%n окна, разброс %1</numerusform>
            <numerusform>%n окон, разброс %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 million images per %2</source>
        <translation>%1&#xa0;млн изображений на %2</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Текущая стоимость</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>%1 + %2 to finish</source>
        <translation>%1 + %2 до конца</translation>
    </message>
    <message>
        <source>= %1, budget %2</source>
        <translation>= %1, бюджет %2</translation>
    </message>
    <message>
        <source>budget %1</source>
        <extracomment>%1 = an amount of money</extracomment>
        <translation>бюджет %1</translation>
    </message>
    <message>
        <source>= %1, no budget</source>
        <translation>= %1, без бюджета</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <extracomment>participle; %1 = a duration</extracomment>
        <translation>к оплате %1</translation>
    </message>
    <message>
        <source>paused, but the machine is still billed</source>
        <translation>приостановлен, но машина оплачивается</translation>
    </message>
    <message>
        <source>CPU utilization</source>
        <translation>Загрузка CPU</translation>
    </message>
    <message>
        <source>GPU utilization</source>
        <translation>Загрузка GPU</translation>
    </message>
    <message>
        <source>%, %1 W</source>
        <translation>%, %1&#xa0;Вт</translation>
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
    <message>
        <source>%1, validation</source>
        <extracomment>caption; %1: a measure of quality</extracomment>
        <translation>%1, валидация</translation>
    </message>
    <message>
        <source>%1 million rows per %2</source>
        <translation>%1 млн строк на %2</translation>
    </message>
    <message>
        <source>measured once images have their full size</source>
        <translation>измеряется, когда изображения достигнут полного размера</translation>
    </message>
    <message>
        <source>other programs: %1</source>
        <extracomment>of the processor&apos;s time</extracomment>
        <translation>другие программы: %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TracePanel</name>
    <message>
        <source>Steps %1 to %2</source>
        <extracomment>steps that were recorded: the first and the last</extracomment>
        <translation>Шаги %1–%2</translation>
    </message>
    <message>
        <source>Trace</source>
        <extracomment>which recording of some steps is shown</extracomment>
        <translation>Трассировка</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>noun, label of a list</extracomment>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Trace steps</source>
        <extracomment>verb, button: records what devices do</extracomment>
        <translation>Трассировать шаги</translation>
    </message>
    <message>
        <source>Record a few steps to see what each device does, and what the others wait for.</source>
        <translation>Запишите несколько шагов, чтобы увидеть, чем занято каждое устройство и чего ждут остальные.</translation>
    </message>
    <message>
        <source>No steps of this run were recorded.</source>
        <translation>Шаги этого запуска не записывались.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Шаг %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TriedImage</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Not classified yet</source>
        <extracomment>instead of an image&apos;s classes</extracomment>
        <translation>Ещё не распознано</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TryImagesDialog</name>
    <message>
        <source>Choose images</source>
        <extracomment>title of a dialog</extracomment>
        <translation>Выбор изображений</translation>
    </message>
    <message>
        <source>Images (*.jpg *.jpeg *.png)</source>
        <translation>Изображения (*.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>What the network of %1 says, with its weights after epoch %2.</source>
        <extracomment>%1: name of a run, %2: a number</extracomment>
        <translation>Что говорит сеть запуска %1 с весами после эпохи %2.</translation>
    </message>
    <message>
        <source>What the network of %1 says of your images, with the weights of its best epoch. They are decoded and cropped as its validation images were.</source>
        <translation>Что скажет о ваших изображениях сеть запуска %1 с весами лучшей эпохи. Они декодируются и обрезаются так же, как валидационные.</translation>
    </message>
    <message>
        <source>Try images</source>
        <extracomment>verb, title of a dialog</extracomment>
        <translation>Проверка на своих изображениях</translation>
    </message>
    <message>
        <source>Drop JPEG or PNG files here, or choose them.</source>
        <translation>Перетащите сюда файлы JPEG или PNG или выберите их.</translation>
    </message>
    <message>
        <source>Choose images…</source>
        <translation>Выбрать изображения…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>verb, button</extracomment>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Classifying…</source>
        <extracomment>the network is at work</extracomment>
        <translation>Распознавание…</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Изображения</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ValueHistogram</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a class, a number of rows</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <extracomment>a range of values, a number of rows</extracomment>
        <translation>от %1 до %2: %3</translation>
    </message>
</context>
<context>
    <name>worker</name>
    <message>
        <source>Usage</source>
        <extracomment>noun, in front of a command</extracomment>
        <translation>Использование</translation>
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
        <extracomment>name of an option&apos;s value in the help of a command</extracomment>
        <translation>ТЕКСТ</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>ОБЯЗАТЕЛЬНО</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Вывести эту справку и выйти</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>noun, heading in the help of a command</extracomment>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Вывести версию и выйти</translation>
    </message>
    <message>
        <source>Start a new training run</source>
        <translation>Начать новый запуск</translation>
    </message>
    <message>
        <source>Folder to create the run folder in (default: runs under the data folder)</source>
        <translation>Папка, в которой создаётся папка запуска (по умолчанию: runs в папке данных)</translation>
    </message>
    <message>
        <source>Print every event as a line of JSON</source>
        <translation>Выводить каждое событие строкой JSON</translation>
    </message>
    <message>
        <source>Resume a run from its latest checkpoint</source>
        <translation>Продолжить запуск с последней контрольной точки</translation>
    </message>
    <message>
        <source>Check a spec and list every problem</source>
        <translation>Проверить спецификацию и вывести все ошибки</translation>
    </message>
    <message>
        <source>Also check whether this machine can run it: data, devices, memory</source>
        <extracomment>it = the spec</extracomment>
        <translation>Проверить также, можно ли выполнить её на этой машине: данные, устройства, память</translation>
    </message>
    <message>
        <source>Print the findings as JSON</source>
        <translation>Вывести замечания в JSON</translation>
    </message>
    <message>
        <source>Print the JSON schema of a run spec</source>
        <translation>Вывести JSON-схему спецификации запуска</translation>
    </message>
    <message>
        <source>List the devices this machine can train on</source>
        <translation>Вывести устройства этой машины, на которых можно обучать</translation>
    </message>
    <message>
        <source>Print the result as JSON</source>
        <translation>Вывести результат в JSON</translation>
    </message>
    <message>
        <source>Print the figures of a run</source>
        <translation>Вывести показатели запуска</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>noun, heading in the help of a command</extracomment>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Run spec to start from (JSON; default: the first-run spec)</source>
        <translation>Исходная спецификация запуска (JSON; по умолчанию — спецификация первого запуска)</translation>
    </message>
    <message>
        <source>Set a field: name=value; may be repeated</source>
        <translation>Задать поле: имя=значение; можно указать несколько раз</translation>
    </message>
    <message>
        <source>Run folder</source>
        <translation>Папка запуска</translation>
    </message>
    <message>
        <source>An option has no value, or an invalid one</source>
        <translation>У параметра нет значения, или оно недопустимо</translation>
    </message>
    <message>
        <source>Unknown argument: %1</source>
        <translation>Неизвестный аргумент: %1</translation>
    </message>
    <message>
        <source>A command is required</source>
        <translation>Укажите команду</translation>
    </message>
    <message>
        <source>The run folder is required</source>
        <translation>Укажите папку запуска</translation>
    </message>
    <message>
        <source>Run epochal-worker --help for the commands.</source>
        <translation>Чтобы вывести список команд, выполните epochal-worker --help.</translation>
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
        <source>best %1 at epoch %2, last %3 (validation images: %4)</source>
        <translation>лучшее значение %1 на эпохе %2, последнее %3 (валидационных изображений: %4)</translation>
    </message>
    <message>
        <source>%1 ± %2, jitter %3, windows: %4</source>
        <translation>%1 ± %2, разброс %3, окон: %4</translation>
    </message>
    <message>
        <source>time</source>
        <extracomment>noun, in front of times</extracomment>
        <translation>время</translation>
    </message>
    <message>
        <source>training %1, active %2, billed %3</source>
        <translation>обучение %1, активное %2, оплачиваемое %3</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>noun, in front of costs</extracomment>
        <translation>стоимость</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>noun, in front of a value</extracomment>
        <translation>цель</translation>
    </message>
    <message>
        <source>%1 at epoch %2: %3 training only, %4 with evaluation</source>
        <translation>%1 на эпохе %2: %3 только обучение, %4 с валидацией</translation>
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
        <translation>продолжен с %1</translation>
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
        <source>%1, cores: %2, %3, %4</source>
        <translation>%1, ядер: %2, %3, %4</translation>
    </message>
    <message>
        <source>advice: %1</source>
        <extracomment>noun; %1 = what to do about an error</extracomment>
        <translation>совет: %1</translation>
    </message>
    <message>
        <source>valid</source>
        <extracomment>adjective: of a spec</extracomment>
        <translation>спецификация корректна</translation>
    </message>
    <message>
        <source>run folder: %1</source>
        <translation>папка запуска: %1</translation>
    </message>
    <message>
        <source>Vary a field: name=32,64,128 or 1..5 or 32..512 x2; several fields give every combination, run one after another</source>
        <translation>Перебрать значения поля: имя=32,64,128, или 1..5, или 32..512 x2; несколько полей дают все сочетания, по очереди</translation>
    </message>
    <message>
        <source>campaign: %1</source>
        <translation>серия: %1</translation>
    </message>
    <message>
        <source>log</source>
        <extracomment>noun, in front of a file&apos;s path</extracomment>
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
        <translation>Не ранжируются:</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 64 invalid spec or options, 65 unreadable data or file, 66 diverged, 69 in use by another process, 70 internal error, 71 device, memory or disk, 75 interrupted after a checkpoint (continue with resume).</source>
        <translation>Коды завершения: 0 — готово, 64 — ошибка в спецификации или параметрах, 65 — не удалось прочитать данные или файл, 66 — обучение разошлось, 69 — занято другим процессом, 70 — внутренняя ошибка, 71 — устройство, память или диск, 75 — прервано после контрольной точки (продолжите командой resume).</translation>
    </message>
    <message>
        <source>Estimate the time and cost of a run on every offer</source>
        <translation>Оценить время и стоимость запуска по каждому предложению</translation>
    </message>
    <message>
        <source>Count all epochs, even if your runs show when the target is reached</source>
        <translation>Учитывать все эпохи, даже если по вашим запускам известно, когда достигается цель</translation>
    </message>
    <message>
        <source>what-if %1, at the price of %2, but run on %3</source>
        <extracomment>%1 = an amount of money, %2 = an offer, %3 = a machine</extracomment>
        <translation>что если: %1 по цене %2, но выполнялся на %3</translation>
    </message>
    <message>
        <source>(what-if)</source>
        <translation>(что если)</translation>
    </message>
    <message>
        <source>Use export runs or export prices</source>
        <translation>Укажите export runs или export prices</translation>
    </message>
    <message>
        <source>Measure this machine by training for about two seconds; estimates use the result</source>
        <translation>Измерить эту машину, обучая на ней около двух секунд; результат используется в оценках</translation>
    </message>
    <message>
        <source>Write all runs, or the price book, as a CSV table for other programs</source>
        <translation>Записать все запуски или справочник цен в виде таблицы CSV для других программ</translation>
    </message>
    <message>
        <source>runs or prices</source>
        <extracomment>not to be translated: runs, prices</extracomment>
        <translation>runs или prices</translation>
    </message>
    <message>
        <source>File to write (default: standard output)</source>
        <translation>Записываемый файл (по умолчанию стандартный вывод)</translation>
    </message>
    <message>
        <source>Write JSON instead: an array with one object per row</source>
        <translation>Записать JSON: массив, по объекту на строку</translation>
    </message>
    <message>
        <source>training    %1</source>
        <translation>обучение   %1</translation>
    </message>
    <message>
        <source>evaluation  %1</source>
        <translation>валидация  %1</translation>
    </message>
    <message>
        <source>%1  epoch %2 of %3  %4</source>
        <translation>%1  эпоха %2 из %3  %4</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>noun, heading in the help of a command</extracomment>
        <translation>Позиционные аргументы</translation>
    </message>
    <message>
        <source>Which random sample: another number draws others (default: 1)</source>
        <translation>Какая случайная выборка: другое число даёт другие сочетания (по умолчанию 1)</translation>
    </message>
    <message>
        <source>Write the trained weights of a run to a safetensors file</source>
        <translation>Записать обученные веса запуска в файл safetensors</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Файл для записи</translation>
    </message>
    <message>
        <source>Name of the checkpoint, such as step-000000469 (default: the best)</source>
        <extracomment>not to be translated: step-000000469</extracomment>
        <translation>Имя контрольной точки, например step-000000469 (по умолчанию лучшая)</translation>
    </message>
    <message>
        <source>Replace the file if it exists</source>
        <translation>Заменить файл, если он существует</translation>
    </message>
    <message>
        <source>The run folder and --output are required</source>
        <translation>Укажите папку запуска и --output</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a measure of quality, %2: its value</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The run has no such checkpoint</source>
        <translation>У запуска нет такой контрольной точки</translation>
    </message>
    <message>
        <source>Use the name of a file in that folder; the best one exists once an epoch has been evaluated</source>
        <translation>Укажите имя файла из этой папки; лучшая появляется после валидации первой эпохи</translation>
    </message>
    <message>
        <source>Choose another name, or replace it with --force</source>
        <translation>Выберите другое имя или замените файл с помощью --force</translation>
    </message>
    <message>
        <source>%1: averaged weights of %2, %3</source>
        <translation>%1: усреднённые веса из %2, %3</translation>
    </message>
    <message>
        <source>%1: weights of %2, %3</source>
        <translation>%1: веса из %2, %3</translation>
    </message>
    <message>
        <source>Trains models and shows what accuracy costs.</source>
        <translation>Обучает модели и показывает, сколько стоит точность.</translation>
    </message>
    <message>
        <source>Classify image files with the trained weights of a run</source>
        <translation>Распознать файлы изображений с обученными весами запуска</translation>
    </message>
    <message>
        <source>JPEG and PNG files</source>
        <translation>Файлы JPEG и PNG</translation>
    </message>
    <message>
        <source>Print samples of a run&apos;s validation set as JSON</source>
        <translation>Вывести примеры из валидационной выборки запуска в JSON</translation>
    </message>
    <message>
        <source>Their numbers, from 0</source>
        <translation>Их номера, начиная с 0</translation>
    </message>
    <message>
        <source>--output is required</source>
        <translation>Нужен параметр --output</translation>
    </message>
    <message>
        <source>The run folder, as --run, and at least one file are required</source>
        <translation>Нужны папка запуска (--run) и хотя бы один файл</translation>
    </message>
    <message>
        <source>Only a folder of images can be packed</source>
        <translation>Упаковать можно только папку изображений</translation>
    </message>
    <message>
        <source>Use --set data.source=image-folder --set data.path=FOLDER</source>
        <translation>Укажите --set data.source=image-folder --set data.path=ПАПКА</translation>
    </message>
    <message>
        <source>%1: %2 images for training and %3 for validation, %4</source>
        <translation>%1: изображений для обучения — %2, для валидации — %3; %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 file(s) left out that cannot be used</source>
        <translation>
            <numerusform>Пропущен %1 непригодный файл</numerusform>
            <numerusform>Пропущено %1 непригодных файла</numerusform>
            <numerusform>Пропущено %1 непригодных файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Train on it with --set data.source=packed --set data.file=%1</source>
        <translation>Обучение на нём: --set data.source=packed --set data.file=%1</translation>
    </message>
    <message>
        <source>With the weights of %1, epoch %2</source>
        <translation>Веса из %1, эпоха %2</translation>
    </message>
    <message>
        <source>%1, rows: %2 + %3</source>
        <translation>%1, строк: %2 + %3</translation>
    </message>
    <message>
        <source>%1, images: %2 + %3 of %4</source>
        <translation>%1, изображений: %2 + %3, размер %4</translation>
    </message>
    <message>
        <source>%1, %2, parameters: %3, rows: %4 + %5</source>
        <translation>%1, %2, параметров: %3, строк: %4 + %5</translation>
    </message>
    <message numerus="yes">
        <source>%1 loader thread(s)</source>
        <translation>
            <numerusform>%1 поток загрузки</numerusform>
            <numerusform>%1 потока загрузки</numerusform>
            <numerusform>%1 потоков загрузки</numerusform>
        </translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>пакет %1</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>не хватило памяти</translation>
    </message>
    <message>
        <source>p50 %1 ms, p95 %2 ms, p99 %3 ms</source>
        <translation>p50 %1 мс, p95 %2 мс, p99 %3 мс</translation>
    </message>
    <message>
        <source>waiting for data %1</source>
        <translation>ожидание данных %1</translation>
    </message>
    <message>
        <source>%1 per million</source>
        <translation>%1 за миллион</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>adjective, beside a line: the size with the highest rate</extracomment>
        <translation>лучший</translation>
    </message>
    <message>
        <source>within 5%</source>
        <extracomment>beside a line: the size is nearly as fast as the fastest</extracomment>
        <translation>в пределах 5&#xa0;%</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>noun, in front of a latency limit</extracomment>
        <translation>предел</translation>
    </message>
    <message>
        <source>best %1 at epoch %2, last %3 (validation rows: %4)</source>
        <translation>лучшее значение %1 на эпохе %2, последнее %3 (валидационных строк: %4)</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>эпоха %1 из %2</translation>
    </message>
    <message>
        <source>active %1</source>
        <translation>активное %1</translation>
    </message>
    <message>
        <source>Run a scaling experiment: the same training on more and more devices</source>
        <translation>Провести эксперимент по масштабированию: то же обучение на всё большем числе устройств</translation>
    </message>
    <message>
        <source>Numbers of replicas, such as 1,2,4 or 1..8 x2 (default: 1, 2, 4 … up to all devices of this machine)</source>
        <translation>Числа реплик, например 1,2,4 или 1..8 x2 (по умолчанию: 1, 2, 4 … до всех устройств этой машины)</translation>
    </message>
    <message>
        <source>Only with a constant batch per replica</source>
        <translation>Только с постоянным пакетом на реплику</translation>
    </message>
    <message>
        <source>Only with a constant global batch</source>
        <translation>Только с постоянным глобальным пакетом</translation>
    </message>
    <message>
        <source>Runs of each size, with different seeds</source>
        <translation>Число запусков каждого размера с разными seed</translation>
    </message>
    <message>
        <source>Run folder, to resume a run</source>
        <translation>Папка запуска, чтобы продолжить его</translation>
    </message>
    <message>
        <source>Processes on this machine</source>
        <translation>Процессов на этой машине</translation>
    </message>
    <message>
        <source>Which of the machines this is, from 0; machine 0 keeps the run folder</source>
        <translation>Номер этой машины, начиная с 0; папка запуска — на машине 0</translation>
    </message>
    <message>
        <source>Take part in a run as a rank other than 0</source>
        <translation>Участвовать в запуске как ранг, отличный от 0</translation>
    </message>
    <message>
        <source>Its rank among those on this machine, from 0</source>
        <translation>Его ранг среди рангов этой машины, начиная с 0</translation>
    </message>
    <message>
        <source>Ranks on this machine</source>
        <translation>Рангов на этой машине</translation>
    </message>
    <message>
        <source>Rank of this process, from 0</source>
        <translation>Ранг этого процесса, начиная с 0</translation>
    </message>
    <message>
        <source>Address of rank 0, where the ranks meet</source>
        <translation>Адрес ранга 0, по которому встречаются ранги</translation>
    </message>
    <message>
        <source>Port there (default: 29500)</source>
        <translation>Порт по этому адресу (по умолчанию: 29500)</translation>
    </message>
    <message>
        <source>Print images of a folder as they are trained on, or how fast they are decoded, as JSON</source>
        <translation>Вывести изображения папки такими, как они поступают в обучение, или скорость их декодирования, в формате JSON</translation>
    </message>
    <message>
        <source>Measure how fast one thread prepares this many images instead</source>
        <translation>Вместо этого измерить, как быстро один поток готовит столько изображений</translation>
    </message>
    <message>
        <source>Use the spec of one run, or the run command for a sweep</source>
        <translation>Укажите спецификацию одного запуска, а для перебора используйте команду run</translation>
    </message>
    <message>
        <source>Set session.kind to train, or use the run command</source>
        <translation>Задайте session.kind=train или используйте команду run</translation>
    </message>
    <message>
        <source>Only a single training run can be resumed with another number of replicas</source>
        <translation>Только отдельный запуск обучения можно продолжить с другим числом реплик</translation>
    </message>
    <message>
        <source>Record the next steps of a run in progress, for Perfetto</source>
        <translation>Записать следующие шаги выполняющегося запуска, для Perfetto</translation>
    </message>
    <message>
        <source>This run is not in progress</source>
        <translation>Этот запуск не выполняется</translation>
    </message>
    <message>
        <source>Start or resume it, then ask for a trace while it trains</source>
        <translation>Начните или продолжите его и запросите трассировку, пока идёт обучение</translation>
    </message>
    <message numerus="yes">
        <source>%1 device(s), %2, %3</source>
        <translation>
            <numerusform>%1 устройство, %2, %3</numerusform>
            <numerusform>%1 устройства, %2, %3</numerusform>
            <numerusform>%1 устройств, %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2 µs</source>
        <translation>%1  %2 мкс</translation>
    </message>
    <message>
        <source>No latency and bandwidth fit these times; estimates do not use them</source>
        <translation>Эти времена не описываются задержкой и пропускной способностью; в оценках они не используются</translation>
    </message>
    <message>
        <source>latency    %1 µs (95%: %2 to %3)</source>
        <translation>задержка                %1 мкс (95&#xa0;%: от %2 до %3)</translation>
    </message>
    <message>
        <source>bandwidth  %1 GB/s (95%: %2 to %3)</source>
        <translation>пропускная способность  %1 ГБ/с (95&#xa0;%: от %2 до %3)</translation>
    </message>
    <message>
        <source>Measure how fast the devices of this machine exchange gradients; estimates for several devices use the result</source>
        <translation>Измерить, как быстро устройства этой машины обмениваются градиентами; это учитывается в оценках для нескольких устройств</translation>
    </message>
    <message>
        <source>Devices that exchange (default: 2)</source>
        <translation>Число обменивающихся устройств (по умолчанию 2)</translation>
    </message>
    <message>
        <source>cpu, cuda or auto (default: auto)</source>
        <translation>cpu, cuda или auto (по умолчанию auto)</translation>
    </message>
    <message>
        <source>Language: %1 (default: from LC_ALL, LC_MESSAGES or LANG)</source>
        <translation>Язык: %1 (по умолчанию — из LC_ALL, LC_MESSAGES или LANG)</translation>
    </message>
    <message>
        <source>Unknown language &quot;%1&quot;. Use one of: %2.</source>
        <translation>Неизвестный язык «%1». Допустимые значения: %2.</translation>
    </message>
    <message>
        <source>Number of replicas from now on, if it changes: each step uses the same samples, divided among fewer or more devices</source>
        <translation>Число реплик с этого момента, если оно меняется: каждый шаг использует те же примеры, поделённые между меньшим или большим числом устройств</translation>
    </message>
    <message>
        <source>Start or resume a run with a process for each replica, on one or more machines</source>
        <translation>Начать или продолжить запуск с отдельным процессом на каждую реплику, на одной или нескольких машинах</translation>
    </message>
    <message>
        <source>Number of machines; start the same command on each (default: 1)</source>
        <translation>Число машин; запустите одну и ту же команду на каждой (по умолчанию: 1)</translation>
    </message>
    <message>
        <source>End as soon as this process, which must be the parent, ends</source>
        <translation>Завершиться вместе с этим процессом, который должен быть родительским</translation>
    </message>
    <message>
        <source>Write why a run ended whose own process is killed</source>
        <translation>Записать, почему закончился запуск, процесс которого принудительно завершён</translation>
    </message>
    <message>
        <source>The run&apos;s process, which started this one</source>
        <translation>Процесс запуска, который создал этот процесс</translation>
    </message>
    <message>
        <source>Total number of ranks</source>
        <translation>Всего рангов</translation>
    </message>
    <message>
        <source>Decode a folder of images into one file, which is read as fast as the disk allows</source>
        <translation>Декодировать папку изображений в один файл, который читается со скоростью диска</translation>
    </message>
    <message>
        <source>Maximum length of the shorter side in pixels, to which larger images are reduced; 0 reduces none (default: 256)</source>
        <translation>Наибольшая короткая сторона в пикселях, до которой уменьшаются изображения; 0 — не уменьшать (по умолчанию 256)</translation>
    </message>
    <message>
        <source>Run a random sample of this many combinations of a sweep, each with all its seeds</source>
        <translation>Запустить столько случайно выбранных сочетаний перебора, каждое со всеми его seed</translation>
    </message>
    <message>
        <source>costs use the price of %1, but the run is on %2, so all costs are what-ifs</source>
        <translation>стоимость рассчитана по цене %1, но запуск выполняется на %2, поэтому все суммы — «что если»</translation>
    </message>
    <message>
        <source>Only training runs can be scaled</source>
        <translation>Масштабировать можно только запуски обучения</translation>
    </message>
    <message>
        <source>The file already exists</source>
        <translation>Файл уже существует</translation>
    </message>
    <message>
        <source>The next steps will be recorded; the run&apos;s log will name the file</source>
        <translation>Следующие шаги будут записаны; имя файла появится в журнале запуска</translation>
    </message>
    <message>
        <source>A scaling experiment needs a spec without varied fields</source>
        <translation>Для эксперимента по масштабированию нужна спецификация без перебираемых полей</translation>
    </message>
    <message>
        <source>Leave out --replicas, or specify the folder of a single training run</source>
        <translation>Уберите --replicas или укажите папку одного запуска обучения</translation>
    </message>
</context>
</TS>
