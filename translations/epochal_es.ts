<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>The price book has no offer &quot;%1&quot;</source>
        <translation>La lista de precios no tiene ninguna oferta «%1»</translation>
    </message>
    <message>
        <source>Choose one of its ids, such as &quot;this-machine&quot;</source>
        <translation>Elija uno de sus identificadores, por ejemplo «this-machine»</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>Aún no se ha medido</translation>
    </message>
    <message>
        <source>Bound by data: steps wait for images %1 % of their time</source>
        <translation>Limitado por los datos: los pasos esperan imágenes el %1 % de su tiempo</translation>
    </message>
    <message>
        <source>Use more loader threads, or a lighter augmentation</source>
        <translation>Use más hilos de carga o un aumento de datos más ligero</translation>
    </message>
    <message>
        <source>Bound by communication: replicas wait for each other %1 % of the step time</source>
        <translation>Limitado por la comunicación: las réplicas se esperan unas a otras el %1 % del tiempo de paso</translation>
    </message>
    <message>
        <source>Use a larger batch per replica, or fewer replicas</source>
        <translation>Use un lote mayor por réplica o menos réplicas</translation>
    </message>
    <message>
        <source>Bound by compute, %1 % of the step time; the loader keeps up</source>
        <translation>Limitado por el cálculo, el %1 % del tiempo de paso; la carga de datos no se queda atrás</translation>
    </message>
    <message>
        <source>Bound by compute, %1 % of the step time; waiting for images takes %2 %</source>
        <translation>Limitado por el cálculo, el %1 % del tiempo de paso; la espera de imágenes ocupa el %2 %</translation>
    </message>
    <message>
        <source>The images are small (%1 x %2): images/s here says little about larger images</source>
        <translation>Las imágenes son pequeñas (%1 x %2): las imág./s de aquí dicen poco sobre imágenes mayores</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time like 2026-11-21T14:10:32.123Z</source>
        <translation>«%1» no es una hora del tipo 2026-11-21T14:10:32.123Z</translation>
    </message>
    <message>
        <source>Check that the disk works and the path is right</source>
        <translation>Compruebe que el disco funciona y que la ruta es correcta</translation>
    </message>
    <message>
        <source>Free some space on this disk, then go on</source>
        <translation>Libere espacio en este disco y continúe</translation>
    </message>
    <message>
        <source>Give yourself the right to write there, or choose another folder</source>
        <translation>Concédase permiso de escritura en ese lugar o elija otra carpeta</translation>
    </message>
    <message>
        <source>Check the path</source>
        <translation>Compruebe la ruta</translation>
    </message>
    <message>
        <source>The file system says: %1</source>
        <translation>El sistema de archivos indica: %1</translation>
    </message>
    <message>
        <source>The file has %1 bytes, more than the %2 such a file may have</source>
        <translation>El archivo tiene %1 bytes, más de los %2 que puede tener un archivo de este tipo</translation>
    </message>
    <message>
        <source>Check that this is the file meant</source>
        <translation>Compruebe que este es el archivo deseado</translation>
    </message>
    <message>
        <source>Another process is using this</source>
        <translation>Otro proceso lo está usando</translation>
    </message>
    <message>
        <source>Close the other window or worker first</source>
        <translation>Cierre antes la otra ventana o el otro proceso de entrenamiento</translation>
    </message>
    <message>
        <source>Not a valid JSON document: %1</source>
        <translation>No es un documento JSON válido: %1</translation>
    </message>
    <message>
        <source>Mend the file at that place, or restore it</source>
        <translation>Corrija el archivo en ese punto o restáurelo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a decimal number</source>
        <translation>«%1» no es un número decimal</translation>
    </message>
    <message>
        <source>Write digits with a point, such as 4.6016; no grouping and no exponent</source>
        <translation>Escriba las cifras con punto decimal, como 4.6016; sin separadores de miles ni exponente</translation>
    </message>
    <message>
        <source>An object was expected here</source>
        <translation>Aquí se esperaba un objeto</translation>
    </message>
    <message>
        <source>Text was expected here</source>
        <translation>Aquí se esperaba un texto</translation>
    </message>
    <message>
        <source>true or false was expected here</source>
        <translation>Aquí se esperaba true o false</translation>
    </message>
    <message>
        <source>A number of at least 0 was expected here</source>
        <translation>Aquí se esperaba un número igual o mayor que 0</translation>
    </message>
    <message>
        <source>A whole number of at least 0 was expected here</source>
        <translation>Aquí se esperaba un número entero igual o mayor que 0</translation>
    </message>
    <message>
        <source>A decimal amount in quotes, such as &quot;4.6016&quot;, was expected here</source>
        <translation>Aquí se esperaba un importe decimal entre comillas, como &quot;4.6016&quot;</translation>
    </message>
    <message>
        <source>One of these was expected here: %1</source>
        <translation>Aquí se esperaba uno de estos valores: %1</translation>
    </message>
    <message>
        <source>Mend this value in the file, or take the file out</source>
        <translation>Corrija este valor en el archivo o retire el archivo</translation>
    </message>
    <message>
        <source>A share of the hours, 0 to 1, was expected here</source>
        <translation>Aquí se esperaba una fracción de las horas, de 0 a 1</translation>
    </message>
    <message>
        <source>An offer needs an id</source>
        <translation>Toda oferta necesita un identificador</translation>
    </message>
    <message>
        <source>A currency code of three capitals, such as USD, was expected here</source>
        <translation>Aquí se esperaba un código de moneda de tres mayúsculas, como USD</translation>
    </message>
    <message>
        <source>A date such as 2026-11-09, 2026, &gt;=2025-11 or 2025..2026 was expected here</source>
        <translation>Aquí se esperaba una fecha como 2026-11-09, 2026, &gt;=2025-11 o 2025..2026</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>%1 or later</source>
        <translation>%1 o posterior</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Not ranked: the price is not known</source>
        <translation>Sin clasificar: no se conoce el precio</translation>
    </message>
    <message>
        <source>Not ranked: the price has no date</source>
        <translation>Sin clasificar: el precio no tiene fecha</translation>
    </message>
    <message>
        <source>Not ranked: the price has no source</source>
        <translation>Sin clasificar: el precio no tiene fuente</translation>
    </message>
    <message>
        <source>Not ranked: the price is of the accelerator alone, without a machine around it</source>
        <translation>Sin clasificar: el precio es solo del acelerador, sin una máquina que lo aloje</translation>
    </message>
    <message>
        <source>Not ranked: it is not known what the price pays for</source>
        <translation>Sin clasificar: no se sabe qué incluye el precio</translation>
    </message>
    <message>
        <source>This is not a price book</source>
        <translation>Esto no es una lista de precios</translation>
    </message>
    <message>
        <source>The price book has no version</source>
        <translation>La lista de precios no indica su versión</translation>
    </message>
    <message>
        <source>The price book is of version %1, this program reads up to %2</source>
        <translation>La lista de precios es de la versión %1; este programa lee hasta la %2</translation>
    </message>
    <message>
        <source>Install the newer version of Epochal</source>
        <translation>Instale la versión más reciente de Epochal</translation>
    </message>
    <message>
        <source>The price book has no list of offers</source>
        <translation>La lista de precios no contiene una lista de ofertas</translation>
    </message>
    <message>
        <source>Two offers have the same id</source>
        <translation>Dos ofertas tienen el mismo identificador</translation>
    </message>
    <message>
        <source>A line of the event log cannot be read: %1</source>
        <translation>No se puede leer una línea del registro de eventos: %1</translation>
    </message>
    <message>
        <source>Unknown event type &quot;%1&quot;</source>
        <translation>Tipo de evento desconocido: «%1»</translation>
    </message>
    <message>
        <source>Restore the file, or delete the run&apos;s folder</source>
        <translation>Restaure el archivo o elimine la carpeta de la ejecución</translation>
    </message>
    <message>
        <source>This is not an Epochal run</source>
        <translation>Esto no es una ejecución de Epochal</translation>
    </message>
    <message>
        <source>Written by a newer Epochal: format version %1, this one reads up to %2</source>
        <translation>Escrito por una versión más reciente de Epochal: versión de formato %1; esta lee hasta la %2</translation>
    </message>
    <message>
        <source>Use the newer Epochal</source>
        <translation>Use la versión más reciente de Epochal</translation>
    </message>
    <message>
        <source>The run&apos;s id or time of creation is missing</source>
        <translation>Falta el identificador o la hora de creación de la ejecución</translation>
    </message>
    <message>
        <source>The engine cannot be loaded: %1</source>
        <translation>No se puede cargar el motor: %1</translation>
    </message>
    <message>
        <source>Run packaging/setup again; comparing, pricing and reports work without the engine</source>
        <translation>Vuelva a ejecutar packaging/setup; la comparación, los precios y los informes funcionan sin el motor</translation>
    </message>
    <message>
        <source>The engine is of another build</source>
        <translation>El motor es de otra compilación</translation>
    </message>
    <message>
        <source>Build or install the program and its engine together</source>
        <translation>Compile o instale juntos el programa y su motor</translation>
    </message>
    <message>
        <source>There is no engine here to train with</source>
        <translation>Aquí no hay ningún motor con el que entrenar</translation>
    </message>
    <message>
        <source>Build the engine, or say in EPOCHAL_ENGINE where it is</source>
        <translation>Compile el motor o indique en EPOCHAL_ENGINE dónde está</translation>
    </message>
    <message>
        <source>This run is not being trained</source>
        <translation>Esta ejecución no se está entrenando</translation>
    </message>
    <message>
        <source>The worker ended before it began</source>
        <translation>El proceso de entrenamiento terminó antes de empezar</translation>
    </message>
    <message>
        <source>Its last words are in that file</source>
        <translation>Sus últimos mensajes están en ese archivo</translation>
    </message>
    <message>
        <source>Interrupted after a checkpoint; it can be resumed</source>
        <translation>Interrumpida tras un punto de control; se puede reanudar</translation>
    </message>
    <message>
        <source>All epochs done</source>
        <translation>Todas las épocas completadas</translation>
    </message>
    <message>
        <source>Trained: the target was reached</source>
        <translation>Modelo entrenado: se alcanzó el objetivo</translation>
    </message>
    <message>
        <source>Trained: top-1 stopped improving</source>
        <translation>Modelo entrenado: el top-1 dejó de mejorar</translation>
    </message>
    <message>
        <source>Stopped at the time limit</source>
        <translation>Detenida al llegar al límite de tiempo</translation>
    </message>
    <message>
        <source>Stopped at the budget</source>
        <translation>Detenida al llegar al presupuesto</translation>
    </message>
    <message>
        <source>Stopped on request</source>
        <translation>Detenida a petición del usuario</translation>
    </message>
    <message>
        <source>This run is being trained already</source>
        <translation>Esta ejecución ya se está entrenando</translation>
    </message>
    <message>
        <source>Watch it on the Live page, or stop it first</source>
        <translation>Sígala en la página En vivo o deténgala antes</translation>
    </message>
    <message>
        <source>The process ended without a word; what it logged is here, and it can be resumed</source>
        <translation>El proceso terminó sin dar aviso; lo que registró está aquí y se puede reanudar</translation>
    </message>
    <message>
        <source>Write a value such as %1</source>
        <translation>Escriba un valor como %1</translation>
    </message>
    <message>
        <source>%1 is outside the range %2 to %3</source>
        <translation>%1 está fuera del intervalo de %2 a %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2</source>
        <translation>«%1» no es uno de estos valores: %2</translation>
    </message>
    <message>
        <source>Write one of these words</source>
        <translation>Escriba una de estas palabras</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>¿Quería decir «%1»?</translation>
    </message>
    <message>
        <source>%1 is not a text</source>
        <translation>%1 no es un texto</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 no es un número entero</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 no es un número</translation>
    </message>
    <message>
        <source>%1 is not true or false</source>
        <translation>%1 no es true ni false</translation>
    </message>
    <message>
        <source>%1 is not a list of whole numbers</source>
        <translation>%1 no es una lista de números enteros</translation>
    </message>
    <message>
        <source>%1 is not a list of texts</source>
        <translation>%1 no es una lista de textos</translation>
    </message>
    <message>
        <source>%1 is not an amount in quotes, such as &quot;1.50&quot;</source>
        <translation>%1 no es un importe entre comillas, como &quot;1.50&quot;</translation>
    </message>
    <message>
        <source>%1 is not an amount above zero, such as &quot;1.50&quot;</source>
        <translation>%1 no es un importe mayor que cero entre comillas, como &quot;1.50&quot;</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot;</source>
        <translation>No existe el campo «%1»</translation>
    </message>
    <message>
        <source>The command &quot;schema&quot; lists all fields</source>
        <translation>La orden «schema» muestra todos los campos</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value</source>
        <translation>«%1» no tiene valor</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Escriba %1</translation>
    </message>
    <message>
        <source>Run name</source>
        <translation>Nombre de la ejecución</translation>
    </message>
    <message>
        <source>How the run is called in tables, charts and reports.</source>
        <translation>Cómo se llama la ejecución en tablas, gráficos e informes.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Words to find the run by.</source>
        <translation>Palabras para encontrar la ejecución.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Network architecture.</source>
        <translation>Arquitectura de la red.</translation>
    </message>
    <message>
        <source>ResNet-8, CIFAR style</source>
        <translation>ResNet-8, estilo CIFAR</translation>
    </message>
    <message>
        <source>ResNet-14, CIFAR style</source>
        <translation>ResNet-14, estilo CIFAR</translation>
    </message>
    <message>
        <source>ResNet-20, CIFAR style</source>
        <translation>ResNet-20, estilo CIFAR</translation>
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
        <translation>Bloque inicial</translation>
    </message>
    <message>
        <source>First layer: auto takes the small one below 64 pixels.</source>
        <translation>Primera capa: Auto usa la pequeña por debajo de 64 píxeles.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>3 × 3, for small images</source>
        <translation>3 × 3, para imágenes pequeñas</translation>
    </message>
    <message>
        <source>7 × 7, stride 2, with pooling</source>
        <translation>7 × 7, stride 2, con pooling</translation>
    </message>
    <message>
        <source>Normalisation</source>
        <translation>Normalización</translation>
    </message>
    <message>
        <source>Batch normalisation is computed on each replica; group normalisation does not depend on the batch.</source>
        <translation>La normalización por lotes se calcula en cada réplica; la normalización por grupos no depende del lote.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Por lotes</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Por grupos</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Semilla aleatoria</translation>
    </message>
    <message>
        <source>Fixes initial weights, order and augmentation: the same seed gives the same run on the same machine.</source>
        <translation>Fija los pesos iniciales, el orden y el aumento de datos: la misma semilla da la misma ejecución en la misma máquina.</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Where the images come from.</source>
        <translation>De dónde proceden las imágenes.</translation>
    </message>
    <message>
        <source>Fashion-MNIST</source>
        <translation>Fashion-MNIST</translation>
    </message>
    <message>
        <source>Folder of IDX files</source>
        <translation>Carpeta de archivos IDX</translation>
    </message>
    <message>
        <source>CIFAR-10, binary version</source>
        <translation>CIFAR-10, versión binaria</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>Sintético</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder of the files; empty takes the place where the Debian package puts Fashion-MNIST.</source>
        <translation>Carpeta de los archivos; si se deja vacía, aquella en la que el paquete de Debian instala Fashion-MNIST.</translation>
    </message>
    <message>
        <source>Augmentation</source>
        <translation>Aumento de datos</translation>
    </message>
    <message>
        <source>Random changes to training images.</source>
        <translation>Cambios aleatorios en las imágenes de entrenamiento.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Horizontal flip</source>
        <translation>Volteo horizontal</translation>
    </message>
    <message>
        <source>Horizontal flip and shift</source>
        <translation>Volteo horizontal y desplazamiento</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Colour channels of a synthetic image.</source>
        <translation>Canales de color de una imagen sintética.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>Height of a synthetic image.</source>
        <translation>Altura de una imagen sintética.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Width of a synthetic image.</source>
        <translation>Anchura de una imagen sintética.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Clases</translation>
    </message>
    <message>
        <source>Number of classes of synthetic images.</source>
        <translation>Número de clases de las imágenes sintéticas.</translation>
    </message>
    <message>
        <source>Training images</source>
        <translation>Imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como máximo</translation>
    </message>
    <message>
        <source>Images an epoch is made of; fewer than the data set has take its first ones.</source>
        <translation>Imágenes que componen una época; si son menos que las del conjunto de datos, se toman las primeras.</translation>
    </message>
    <message>
        <source>Validation images</source>
        <translation>Imágenes de validación</translation>
    </message>
    <message>
        <source>Images every evaluation goes over, all of them.</source>
        <translation>Imágenes que recorre cada evaluación, todas ellas.</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Hilos de carga</translation>
    </message>
    <message>
        <source>Threads that prepare batches while the model computes.</source>
        <translation>Hilos que preparan lotes mientras el modelo calcula.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>What computes: auto takes GPUs where there are any.</source>
        <translation>Qué dispositivo calcula: Auto usa las GPU si las hay.</translation>
    </message>
    <message>
        <source>NVIDIA GPU</source>
        <translation>GPU NVIDIA</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Copies of the model that share each batch and average their gradients: one a GPU, or several on a CPU.</source>
        <translation>Copias del modelo que se reparten cada lote y promedian sus gradientes: una por GPU, o varias en una CPU.</translation>
    </message>
    <message>
        <source>Compute threads</source>
        <translation>Hilos de cálculo</translation>
    </message>
    <message>
        <source>CPU threads over all replicas; none takes every core.</source>
        <translation>Hilos de CPU entre todas las réplicas; sin valor se usan todos los núcleos.</translation>
    </message>
    <message>
        <source>Numeric precision</source>
        <translation>Precisión numérica</translation>
    </message>
    <message>
        <source>bf16 keeps weights in fp32; auto takes bf16 where the device computes it natively.</source>
        <translation>bf16 mantiene los pesos en fp32; Auto usa bf16 si el dispositivo lo calcula de forma nativa.</translation>
    </message>
    <message>
        <source>Channels last</source>
        <translation>Canales al final</translation>
    </message>
    <message>
        <source>Memory layout NHWC, faster on most devices.</source>
        <translation>Disposición de memoria NHWC, más rápida en la mayoría de los dispositivos.</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>Tamaño de lote global</translation>
    </message>
    <message>
        <source>images</source>
        <translation>imágenes</translation>
    </message>
    <message>
        <source>Images a step takes over all replicas.</source>
        <translation>Imágenes que usa un paso entre todas las réplicas.</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Passes over the training images; the schedule spans them.</source>
        <translation>Pasadas por las imágenes de entrenamiento; el plan de la tasa las abarca todas.</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Peak rate, at this global batch size.</source>
        <translation>Tasa máxima, con este tamaño de lote global.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Plan de la tasa</translation>
    </message>
    <message>
        <source>How the learning rate changes over the epochs.</source>
        <translation>Cómo cambia la tasa de aprendizaje a lo largo de las épocas.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Escalonado</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>épocas</translation>
    </message>
    <message>
        <source>Epochs over which the rate rises linearly to its peak.</source>
        <translation>Épocas en las que la tasa sube linealmente hasta su máximo.</translation>
    </message>
    <message>
        <source>Steps after</source>
        <translation>Escalones tras</translation>
    </message>
    <message>
        <source>Epochs after which the rate is multiplied by the factor.</source>
        <translation>Épocas tras las cuales la tasa se multiplica por el factor.</translation>
    </message>
    <message>
        <source>Step factor</source>
        <translation>Factor de escalón</translation>
    </message>
    <message>
        <source>What each step multiplies the rate by.</source>
        <translation>Factor por el que cada escalón multiplica la tasa.</translation>
    </message>
    <message>
        <source>Final share of the rate</source>
        <translation>Fracción final de la tasa</translation>
    </message>
    <message>
        <source>The cosine ends at this share of the peak.</source>
        <translation>El coseno termina en esta fracción del máximo.</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Of stochastic gradient descent.</source>
        <translation>Del descenso de gradiente estocástico.</translation>
    </message>
    <message>
        <source>Nesterov&apos;s form of momentum.</source>
        <translation>Variante de Nesterov del momento.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Decaimiento de pesos</translation>
    </message>
    <message>
        <source>On weights of convolutions and the last layer, not on normalisation and biases.</source>
        <translation>Sobre los pesos de las convoluciones y de la última capa, no sobre la normalización ni los sesgos.</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Suavizado de etiquetas</translation>
    </message>
    <message>
        <source>Share of the target spread over all classes.</source>
        <translation>Fracción de la etiqueta objetivo repartida entre todas las clases.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>% top-1, validation</source>
        <translation>% top-1, validación</translation>
    </message>
    <message>
        <source>The run is trained once an evaluation reaches this.</source>
        <translation>El modelo se da por entrenado cuando una evaluación alcanza este valor.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Paciencia</translation>
    </message>
    <message>
        <source>epochs without gain</source>
        <translation>épocas sin mejora</translation>
    </message>
    <message>
        <source>The run is trained once top-1 has not improved for so many epochs.</source>
        <translation>El modelo se da por entrenado cuando el top-1 no mejora durante este número de épocas.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>Stops after so much active time.</source>
        <translation>Se detiene tras este tiempo activo.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Stops before the billed cost passes this amount, in the offer&apos;s currency; empty is no limit.</source>
        <translation>Se detiene antes de que el coste facturado supere este importe, en la moneda de la oferta; vacío, sin límite.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Punto de control cada</translation>
    </message>
    <message>
        <source>How often the state is saved, so that the run can be resumed.</source>
        <translation>Con qué frecuencia se guarda el estado, para poder reanudar la ejecución.</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Puntos de control conservados</translation>
    </message>
    <message>
        <source>The newest so many, besides the best.</source>
        <translation>Cuántos de los más recientes, además del mejor.</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Id of an offer in the price book; it is frozen into the run.</source>
        <translation>Identificador de una oferta de la lista de precios; queda fijada en la ejecución.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>min, billed</source>
        <translation>min, facturados</translation>
    </message>
    <message>
        <source>Installing and loading data on a rented machine, paid for before the first step.</source>
        <translation>Instalación y carga de datos en una máquina alquilada, que se pagan antes del primer paso.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Devices and parallelism</source>
        <translation>Dispositivos y paralelismo</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Receta</translation>
    </message>
    <message>
        <source>Stop and budget</source>
        <translation>Parada y presupuesto</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Remove it, or look it up in the schema</source>
        <translation>Quítelo o búsquelo en el esquema</translation>
    </message>
    <message>
        <source>%1 is not a group of fields in braces</source>
        <translation>%1 no es un grupo de campos entre llaves</translation>
    </message>
    <message>
        <source>Write the fields of this group in { }</source>
        <translation>Escriba los campos de este grupo entre { }</translation>
    </message>
    <message>
        <source>A run spec is a JSON object</source>
        <translation>La especificación de una ejecución es un objeto JSON</translation>
    </message>
    <message>
        <source>Put the fields in { }</source>
        <translation>Ponga los campos entre { }</translation>
    </message>
    <message>
        <source>%1 is not a run spec</source>
        <translation>%1 no es la especificación de una ejecución</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;</source>
        <translation>Escriba &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 is not a format version</source>
        <translation>%1 no es una versión de formato</translation>
    </message>
    <message>
        <source>A global batch of %1 cannot be shared evenly by %2 replicas</source>
        <translation>Un lote global de %1 no se puede repartir por igual entre %2 réplicas</translation>
    </message>
    <message>
        <source>Set it to %1</source>
        <translation>Cámbielo a %1</translation>
    </message>
    <message>
        <source>A global batch of %1 is more than the %2 training images</source>
        <translation>Un lote global de %1 supera las %2 imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>Take a smaller batch or more images</source>
        <translation>Use un lote menor o más imágenes</translation>
    </message>
    <message>
        <source>%1 warm-up epochs leave nothing of %2 epochs</source>
        <translation>%1 épocas de calentamiento no dejan nada de las %2 épocas</translation>
    </message>
    <message>
        <source>Take a shorter warm-up or more epochs</source>
        <translation>Use un calentamiento más corto o más épocas</translation>
    </message>
    <message>
        <source>Nesterov&apos;s form needs a momentum above zero</source>
        <translation>La variante de Nesterov necesita un momento mayor que cero</translation>
    </message>
    <message>
        <source>Set a momentum such as 0.9, or switch Nesterov off</source>
        <translation>Fije un momento como 0.9 o desactive Nesterov</translation>
    </message>
    <message>
        <source>The epochs of the steps must rise</source>
        <translation>Las épocas de los escalones deben ir en aumento</translation>
    </message>
    <message>
        <source>Write each epoch once, in order</source>
        <translation>Escriba cada época una sola vez y en orden</translation>
    </message>
    <message>
        <source>This data set needs a folder</source>
        <translation>Este conjunto de datos necesita una carpeta</translation>
    </message>
    <message>
        <source>Choose the folder that holds its files</source>
        <translation>Elija la carpeta que contiene sus archivos</translation>
    </message>
    <message>
        <source>The run has no name</source>
        <translation>La ejecución no tiene nombre</translation>
    </message>
    <message>
        <source>Give it one</source>
        <translation>Dele un nombre</translation>
    </message>
    <message>
        <source>A peak rate of %1 without warm-up may diverge in the first epoch</source>
        <translation>Una tasa máxima de %1 sin calentamiento puede divergir en la primera época</translation>
    </message>
    <message>
        <source>Warm up for an epoch or more</source>
        <translation>Use una época de calentamiento o más</translation>
    </message>
    <message>
        <source>Without a target there will be no time or cost to accuracy</source>
        <translation>Sin un objetivo no habrá tiempo ni coste hasta la exactitud objetivo</translation>
    </message>
    <message>
        <source>Set the top-1 you want to reach</source>
        <translation>Fije el top-1 que quiere alcanzar</translation>
    </message>
    <message>
        <source>Batch normalisation over %1 images a replica is noisy</source>
        <translation>La normalización por lotes con %1 imágenes por réplica es ruidosa</translation>
    </message>
    <message>
        <source>Take a larger global batch or group normalisation</source>
        <translation>Use un lote global mayor o la normalización por grupos</translation>
    </message>
    <message>
        <source>No checkpoint before the end of the run</source>
        <translation>No habrá ningún punto de control antes del final de la ejecución</translation>
    </message>
    <message>
        <source>Save every few epochs, so that the run can be resumed</source>
        <translation>Guarde cada pocas épocas, para poder reanudar la ejecución</translation>
    </message>
    <message>
        <source>First run: Fashion-MNIST, ResNet-8</source>
        <translation>Primera ejecución: Fashion-MNIST, ResNet-8</translation>
    </message>
    <message>
        <source>Fashion-MNIST, ResNet-20, to 93 %</source>
        <translation>Fashion-MNIST, ResNet-20, hasta el 93 %</translation>
    </message>
    <message>
        <source>Fashion-MNIST, ResNet-18, to 94 %</source>
        <translation>Fashion-MNIST, ResNet-18, hasta el 94 %</translation>
    </message>
    <message>
        <source>CIFAR-10, ResNet-20, to 91.25 %</source>
        <translation>CIFAR-10, ResNet-20, hasta el 91,25 %</translation>
    </message>
    <message>
        <source>Speed only: ResNet-50, synthetic 224 × 224</source>
        <translation>Solo velocidad: ResNet-50, sintético 224 × 224</translation>
    </message>
    <message>
        <source>The catalogue is open for reading only</source>
        <translation>El catálogo está abierto solo para lectura</translation>
    </message>
    <message>
        <source>Another workbench is writing this catalogue</source>
        <translation>Otra ventana de Epochal está escribiendo en este catálogo</translation>
    </message>
    <message>
        <source>It is opened for reading only; close the other one to change it here</source>
        <translation>Está abierto solo para lectura; cierre la otra para hacer cambios aquí</translation>
    </message>
    <message>
        <source>The catalogue has no such run</source>
        <translation>El catálogo no contiene esa ejecución</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not understood</source>
        <translation>No se entiende «%1»</translation>
    </message>
    <message>
        <source>Close the quotation mark</source>
        <translation>Cierre las comillas</translation>
    </message>
    <message>
        <source>Fields are name, state, model, data, devices, provider, tag, cost, top1, images/s, time, epochs, price, batch, seed</source>
        <translation>Los campos son name, state, model, data, devices, provider, tag, cost, top1, images/s, time, epochs, price, batch, seed</translation>
    </message>
    <message>
        <source>Write a value after %1</source>
        <translation>Escriba un valor después de %1</translation>
    </message>
    <message>
        <source>%1 is a word: write %1:value</source>
        <translation>%1 es una palabra: escriba %1:valor</translation>
    </message>
    <message>
        <source>%1 is a number: write %1&lt;5 or %1:5, with a decimal point</source>
        <translation>%1 es un número: escriba %1&lt;5 o %1:5, con punto decimal</translation>
    </message>
    <message>
        <source>Write something on both sides of it</source>
        <translation>Escriba algo a ambos lados</translation>
    </message>
    <message>
        <source>Write what it shall not be</source>
        <translation>Escriba qué se debe excluir</translation>
    </message>
    <message>
        <source>The catalogue was written by a newer Epochal: version %1, this one knows up to %2</source>
        <translation>El catálogo lo escribió una versión más reciente de Epochal: versión %1; esta conoce hasta la %2</translation>
    </message>
    <message>
        <source>It is opened for reading only; use the newer Epochal to change it</source>
        <translation>Está abierto solo para lectura; use la versión más reciente de Epochal para cambiarlo</translation>
    </message>
    <message>
        <source>Check the disk and the rights on the file</source>
        <translation>Compruebe el disco y los permisos del archivo</translation>
    </message>
    <message>
        <source>Close the other program that uses it</source>
        <translation>Cierre el otro programa que lo usa</translation>
    </message>
    <message>
        <source>Set it aside and index the runs again</source>
        <translation>Apártelo y vuelva a indexar las ejecuciones</translation>
    </message>
    <message>
        <source>The catalogue says: %1</source>
        <translation>El catálogo indica: %1</translation>
    </message>
    <message>
        <source>Give the folder with the files of cifar-10-binary.tar.gz.</source>
        <translation>Indique la carpeta con los archivos de cifar-10-binary.tar.gz.</translation>
    </message>
    <message>
        <source>The data set&apos;s %1 file is missing</source>
        <translation>Falta el archivo %1 del conjunto de datos</translation>
    </message>
    <message>
        <source>Not a CIFAR-10 file: %1 bytes are not a whole number of records of %2</source>
        <translation>No es un archivo CIFAR-10: %1 bytes no son un número entero de registros de %2</translation>
    </message>
    <message>
        <source>Label %1 is out of range: CIFAR-10 has the labels 0 to 9</source>
        <translation>La etiqueta %1 está fuera de rango: CIFAR-10 tiene las etiquetas de 0 a 9</translation>
    </message>
    <message>
        <source>Copy the file again from where it came from, or install the package again.</source>
        <translation>Vuelva a copiar el archivo desde su origen o a instalar el paquete.</translation>
    </message>
    <message>
        <source>The compressed file is damaged</source>
        <translation>El archivo comprimido está dañado</translation>
    </message>
    <message>
        <source>The file is cut short: its header promises %1 bytes, %2 are there</source>
        <translation>El archivo está truncado: su cabecera promete %1 bytes y hay %2</translation>
    </message>
    <message>
        <source>Not an IDX file of bytes with %1 dimensions</source>
        <translation>No es un archivo IDX de bytes con %1 dimensiones</translation>
    </message>
    <message>
        <source>Check that the folder holds the data set&apos;s own files, not renamed ones.</source>
        <translation>Compruebe que la carpeta contiene los archivos originales del conjunto de datos, no otros renombrados.</translation>
    </message>
    <message>
        <source>The file&apos;s header gives a size of zero</source>
        <translation>La cabecera del archivo indica un tamaño de cero</translation>
    </message>
    <message>
        <source>The file&apos;s header promises more data than a file of %1 bytes can hold</source>
        <translation>La cabecera del archivo promete más datos de los que caben en un archivo de %1 bytes</translation>
    </message>
    <message>
        <source>The file holds %1 bytes more than its header promises</source>
        <translation>El archivo contiene %1 bytes más de los que promete su cabecera</translation>
    </message>
    <message>
        <source>Install the package dataset-fashion-mnist, or give the folder of the files.</source>
        <translation>Instale el paquete dataset-fashion-mnist o indique la carpeta de los archivos.</translation>
    </message>
    <message>
        <source>Give the folder that holds the four IDX files.</source>
        <translation>Indique la carpeta que contiene los cuatro archivos IDX.</translation>
    </message>
    <message>
        <source>The folder holds several files that could be the %1 of one set</source>
        <translation>La carpeta contiene varios archivos que podrían ser «%1» de un mismo conjunto</translation>
    </message>
    <message>
        <source>Give a folder that holds one data set.</source>
        <translation>Indique una carpeta que contenga un solo conjunto de datos.</translation>
    </message>
    <message>
        <source>%1 images but %2 labels</source>
        <translation>%1 imágenes, pero %2 etiquetas</translation>
    </message>
    <message>
        <source>Check that the images and the labels belong together.</source>
        <translation>Compruebe que las imágenes y las etiquetas se corresponden.</translation>
    </message>
    <message>
        <source>Label %1 is out of range: Fashion-MNIST has the labels 0 to 9</source>
        <translation>La etiqueta %1 está fuera de rango: Fashion-MNIST tiene las etiquetas de 0 a 9</translation>
    </message>
    <message>
        <source>For another data set choose the source &quot;IDX folder&quot;.</source>
        <translation>Para otro conjunto de datos, elija el origen «Carpeta de archivos IDX».</translation>
    </message>
    <message>
        <source>Training images are %1 x %2 pixels, test images %3 x %4</source>
        <translation>Las imágenes de entrenamiento son de %1 x %2 píxeles; las de prueba, de %3 x %4</translation>
    </message>
    <message>
        <source>Synthetic data needs at least one training and one validation image</source>
        <translation>Los datos sintéticos necesitan al menos una imagen de entrenamiento y una de validación</translation>
    </message>
    <message>
        <source>Say how many images to make.</source>
        <translation>Indique cuántas imágenes se deben generar.</translation>
    </message>
    <message>
        <source>The checkpoint does not check out: %1</source>
        <translation>El punto de control no supera la verificación: %1</translation>
    </message>
    <message>
        <source>An earlier checkpoint is used if there is one</source>
        <translation>Se usa un punto de control anterior, si lo hay</translation>
    </message>
    <message>
        <source>The checkpoint was written by a newer version (format %1)</source>
        <translation>El punto de control lo escribió una versión más reciente (formato %1)</translation>
    </message>
    <message>
        <source>Resume with the version that wrote it</source>
        <translation>Reanude con la versión que lo escribió</translation>
    </message>
    <message>
        <source>The loss is no longer a number after step %1</source>
        <translation>La pérdida dejó de ser un número tras el paso %1</translation>
    </message>
    <message>
        <source>Take a lower learning rate or a longer warm-up</source>
        <translation>Use una tasa de aprendizaje menor o un calentamiento más largo</translation>
    </message>
    <message>
        <source>The run&apos;s log can no longer be written</source>
        <translation>Ya no se puede escribir en el registro de la ejecución</translation>
    </message>
    <message>
        <source>Free some space on this disk, then resume the run</source>
        <translation>Libere espacio en este disco y reanude la ejecución</translation>
    </message>
    <message>
        <source>A checkpoint could not be saved; training goes on: %1</source>
        <translation>No se pudo guardar un punto de control; el entrenamiento continúa: %1</translation>
    </message>
    <message>
        <source>Paused on request</source>
        <translation>En pausa a petición del usuario</translation>
    </message>
    <message>
        <source>The run asks for %1 GPUs; this machine has %2</source>
        <translation>La ejecución pide %1 GPU; esta máquina tiene %2</translation>
    </message>
    <message>
        <source>Take fewer devices, or the CPU</source>
        <translation>Use menos dispositivos o la CPU</translation>
    </message>
    <message>
        <source>A global batch of %1 images fits</source>
        <translation>Un lote global de %1 imágenes sí cabe</translation>
    </message>
    <message>
        <source>Choose a smaller network or free some memory</source>
        <translation>Elija una red menor o libere memoria</translation>
    </message>
    <message>
        <source>Training needs about %1 GB of memory; %2 GB are free</source>
        <translation>El entrenamiento necesita unos %1 GB de memoria; hay %2 GB libres</translation>
    </message>
    <message>
        <source>This CPU has no bfloat16 arithmetic (AVX512_BF16 or AMX)</source>
        <translation>Esta CPU no tiene aritmética bfloat16 (AVX512_BF16 o AMX)</translation>
    </message>
    <message>
        <source>Choose fp32, or leave it to auto</source>
        <translation>Elija fp32 o déjelo en Auto</translation>
    </message>
    <message>
        <source>The checkpoint is of another network: %1 differs</source>
        <translation>El punto de control es de otra red: %1 no coincide</translation>
    </message>
    <message>
        <source>Start a new run for another configuration</source>
        <translation>Inicie una ejecución nueva para otra configuración</translation>
    </message>
    <message>
        <source>Steps wait for data %1 % of their time</source>
        <translation>Los pasos esperan datos el %1 % de su tiempo</translation>
    </message>
    <message>
        <source>Take more loader threads</source>
        <translation>Use más hilos de carga</translation>
    </message>
    <message>
        <source>A small data set: %1 training images for %2 classes, and %3 validation images, with which a top-1 near 90 % is known to +/- %4 points</source>
        <translation>Conjunto de datos pequeño: %1 imágenes de entrenamiento para %2 clases y %3 imágenes de validación, con las que un top-1 cercano al 90 % se conoce con un margen de +/- %4 puntos</translation>
    </message>
    <message>
        <source>Take more images, or do not read small differences as progress</source>
        <translation>Use más imágenes o no interprete diferencias pequeñas como un avance</translation>
    </message>
    <message>
        <source>The checkpoint is of another configuration</source>
        <translation>El punto de control es de otra configuración</translation>
    </message>
    <message>
        <source>No checkpoint checks out; the run begins anew</source>
        <translation>Ningún punto de control supera la verificación; la ejecución empieza desde el principio</translation>
    </message>
    <message>
        <source>Take a smaller global batch or a smaller network</source>
        <translation>Use un lote global menor o una red menor</translation>
    </message>
    <message>
        <source>The GPU&apos;s memory is full</source>
        <translation>La memoria de la GPU está llena</translation>
    </message>
    <message>
        <source>The memory is full</source>
        <translation>La memoria está llena</translation>
    </message>
    <message>
        <source>LibTorch says: %1</source>
        <translation>LibTorch indica: %1</translation>
    </message>
    <message>
        <source>Resume the run from its last checkpoint</source>
        <translation>Reanude la ejecución desde su último punto de control</translation>
    </message>
    <message>
        <source>Unexpected: %1</source>
        <translation>Error inesperado: %1</translation>
    </message>
    <message>
        <source>The machine&apos;s description cannot be read</source>
        <translation>No se puede leer la descripción de la máquina</translation>
    </message>
    <message>
        <source>The catalogue was damaged; it was set aside and built anew from the run folders</source>
        <translation>El catálogo estaba dañado; se apartó y se reconstruyó a partir de las carpetas de las ejecuciones</translation>
    </message>
    <message>
        <source>Nothing of the runs is lost; delete the old file when you like</source>
        <translation>No se ha perdido nada de las ejecuciones; puede eliminar el archivo antiguo cuando quiera</translation>
    </message>
    <message>
        <source>A run in training cannot be moved to the trash</source>
        <translation>Una ejecución en entrenamiento no se puede mover a la papelera</translation>
    </message>
    <message>
        <source>Stop it first</source>
        <translation>Deténgala antes</translation>
    </message>
    <message>
        <source>The folder could not be moved to the trash</source>
        <translation>No se pudo mover la carpeta a la papelera</translation>
    </message>
    <message>
        <source>Archive the run instead, or delete the folder by hand</source>
        <translation>Archive la ejecución o elimine la carpeta manualmente</translation>
    </message>
    <message>
        <source>A chart can be saved as PNG, SVG or CSV.</source>
        <translation>Un gráfico se puede guardar como PNG, SVG o CSV.</translation>
    </message>
    <message>
        <source>End the file name with .png, .svg or .csv.</source>
        <translation>Termine el nombre del archivo en .png, .svg o .csv.</translation>
    </message>
    <message>
        <source>Cannot write the file: %1</source>
        <translation>No se puede escribir el archivo: %1</translation>
    </message>
    <message>
        <source>Choose a folder you may write to, with space left.</source>
        <translation>Elija una carpeta con permiso de escritura y espacio libre.</translation>
    </message>
</context>
<context>
    <name>epochal::Program</name>
    <message>
        <source>Writes the PDF report of one run</source>
        <translation>Escribe el informe PDF de una ejecución</translation>
    </message>
    <message>
        <source>The file to write</source>
        <translation>Archivo que se va a escribir</translation>
    </message>
    <message>
        <source>en, ru or es</source>
        <translation>en, ru o es</translation>
    </message>
    <message>
        <source>This command</source>
        <translation>Esta orden</translation>
    </message>
    <message>
        <source>The run&apos;s folder</source>
        <translation>Carpeta de la ejecución</translation>
    </message>
    <message>
        <source>What does accuracy cost, here and at every provider?</source>
        <translation>¿Cuánto cuesta la exactitud, aquí y en cada proveedor?</translation>
    </message>
    <message>
        <source>Folder of the catalogue and the runs</source>
        <translation>Carpeta del catálogo y de las ejecuciones</translation>
    </message>
    <message>
        <source>The worker program</source>
        <translation>Programa del proceso de entrenamiento</translation>
    </message>
    <message>
        <source>system, light or dark</source>
        <translation>system, light o dark</translation>
    </message>
    <message>
        <source>runs, configure or live</source>
        <translation>runs, configure o live</translation>
    </message>
    <message>
        <source>A spec to configure</source>
        <translation>Especificación que se va a configurar</translation>
    </message>
</context>
<context>
    <name>epochal::ui::About</name>
    <message>
        <source>About Epochal</source>
        <translation>Acerca de Epochal</translation>
    </message>
    <message>
        <source>Epochal %1</source>
        <translation>Epochal %1</translation>
    </message>
    <message>
        <source>What does accuracy cost, here and at every provider?</source>
        <translation>¿Cuánto cuesta la exactitud, aquí y en cada proveedor?</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Trains with LibTorch 2.11; built with Qt %1, Qt Charts, SQLite and nlohmann/json.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Entrena con LibTorch 2.11; desarrollado con Qt %1, Qt Charts, SQLite y nlohmann/json.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ChartPanel</name>
    <message>
        <source>Export chart</source>
        <translation>Exportar gráfico</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>Table of values (*.csv)</source>
        <translation>Tabla de valores (*.csv)</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>Eje X</translation>
    </message>
    <message>
        <source>Smoothing off</source>
        <translation>Sin suavizado</translation>
    </message>
    <message>
        <source>Smoothing %1</source>
        <translation>Suavizado %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Fit all data</source>
        <translation>Ajustar a todos los datos</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Suavizado</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ChartView</name>
    <message numerus="yes">
        <source>%n value(s) below</source>
        <translation>
            <numerusform>%n valor por debajo</numerusform>
            <numerusform>%n valores por debajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of 0 or less not shown</source>
        <translation>
            <numerusform>%n valor de 0 o menos no mostrado</numerusform>
            <numerusform>%n valores de 0 o menos no mostrados</numerusform>
        </translation>
    </message>
    <message>
        <source>axis starts at %1</source>
        <translation>el eje empieza en %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ChipField</name>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ConfigurePage</name>
    <message>
        <source>Keep this configuration under a name</source>
        <translation>Conservar esta configuración con un nombre</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Volver a la plantilla</translation>
    </message>
    <message>
        <source>Read a configuration from a JSON file</source>
        <translation>Leer una configuración de un archivo JSON</translation>
    </message>
    <message>
        <source>Write this configuration to a JSON file</source>
        <translation>Escribir esta configuración en un archivo JSON</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Read and edit the configuration as text</source>
        <translation>Leer y editar la configuración como texto</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Begin the training</source>
        <translation>Empezar el entrenamiento</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>Buscar un campo</translation>
    </message>
    <message>
        <source>Train in</source>
        <translation>Entrenar en</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>Esta ventana</translation>
    </message>
    <message>
        <source>Detached worker</source>
        <translation>Proceso independiente</translation>
    </message>
    <message>
        <source>A detached worker goes on when the window is closed.</source>
        <translation>Un proceso independiente continúa aunque se cierre la ventana.</translation>
    </message>
    <message>
        <source>Begin the training (%1)</source>
        <translation>Empezar el entrenamiento (%1)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Configure</source>
        <translation>Configurar</translation>
    </message>
    <message>
        <source>presets</source>
        <translation>plantillas</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>Guardar como plantilla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Open spec</source>
        <translation>Abrir especificación</translation>
    </message>
    <message>
        <source>Specs (*.json);;All files (*)</source>
        <translation>Especificaciones (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save spec</source>
        <translation>Guardar especificación</translation>
    </message>
    <message>
        <source>Specs (*.json)</source>
        <translation>Especificaciones (*.json)</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>Última vez</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) to fix</source>
        <translation>
            <numerusform>%n campo por corregir</numerusform>
            <numerusform>%n campos por corregir</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an offer</source>
        <translation>Elegir una oferta</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to launch</source>
        <translation>Todo listo para iniciar</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>Básicos</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Todos %1</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>Modificados %1</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Guardar como plantilla…</translation>
    </message>
    <message>
        <source>Open spec…</source>
        <translation>Abrir especificación…</translation>
    </message>
    <message>
        <source>Save spec…</source>
        <translation>Guardar especificación…</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CostPanel</name>
    <message>
        <source>Run %1, the same model, data and batch on this machine, went at %2 images/s.</source>
        <translation>La ejecución %1, con el mismo modelo, los mismos datos y el mismo lote en esta máquina, alcanzó %2 imág./s.</translation>
    </message>
    <message>
        <source>The offer &quot;%1&quot; is not in the price book</source>
        <translation>La oferta «%1» no está en la lista de precios</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>Fecha del precio</translation>
    </message>
    <message>
        <source>Pays for</source>
        <translation>Incluye</translation>
    </message>
    <message>
        <source>Billed by</source>
        <translation>Unidad facturada</translation>
    </message>
    <message>
        <source>not known, counted as %1</source>
        <translation>desconocida, se cuenta como %1</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Not ranked</source>
        <translation>Sin clasificar</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>precios</translation>
    </message>
    <message>
        <source>What will this cost</source>
        <translation>Cuánto costará esto</translation>
    </message>
    <message>
        <source>Find an offer</source>
        <translation>Buscar una oferta</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Ofertas</translation>
    </message>
    <message>
        <source>Edit this machine&apos;s cost…</source>
        <translation>Editar el coste de esta máquina…</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FieldEditor</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
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
        <translation>Restablecer a %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
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
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <translation>
            <numerusform>%1, %n seleccionada</numerusform>
            <numerusform>%1, %n seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Search: words, cost&lt;5, state:finished</source>
        <translation>Buscar: palabras, cost&lt;5, state:finished</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Buscar ejecuciones</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Quitar filtros</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivadas</translation>
    </message>
    <message>
        <source>Show archived runs too</source>
        <translation>Mostrar también las ejecuciones archivadas</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FindAction</name>
    <message>
        <source>Find action</source>
        <translation>Buscar acción</translation>
    </message>
    <message>
        <source>Words of its name</source>
        <translation>Palabras de su nombre</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Findings</name>
    <message>
        <source>The run failed; the figures are those up to its end.</source>
        <translation>La ejecución falló; las cifras llegan hasta su final.</translation>
    </message>
    <message>
        <source>The run was interrupted and can be resumed; the figures are those so far.</source>
        <translation>La ejecución se interrumpió y se puede reanudar; las cifras son las obtenidas hasta ahora.</translation>
    </message>
    <message>
        <source>The run has not ended; the figures are those so far.</source>
        <translation>La ejecución no ha terminado; las cifras son las obtenidas hasta ahora.</translation>
    </message>
    <message>
        <source>The target of %1 was reached in epoch %2, after %3 of active time and at a cost of %4.</source>
        <translation>El objetivo de %1 se alcanzó en la época %2, tras %3 de tiempo activo y con un coste de %4.</translation>
    </message>
    <message>
        <source>The target of %1 was reached in epoch %2, after %3 of active time.</source>
        <translation>El objetivo de %1 se alcanzó en la época %2, tras %3 de tiempo activo.</translation>
    </message>
    <message>
        <source>The target of %1 was not reached: the best top-1 is %2 points below it.</source>
        <translation>El objetivo de %1 no se alcanzó: el mejor top-1 queda %2 puntos por debajo.</translation>
    </message>
    <message>
        <source>The best top-1 is %1.</source>
        <translation>El mejor top-1 es %1.</translation>
    </message>
    <message>
        <source>The best top-1 is %1. On %2 images its binomial standard error is %3 points: smaller differences between runs mean little.</source>
        <extracomment>%2: images, %3: percentage points</extracomment>
        <translation>El mejor top-1 es %1. Con %2 imágenes, su error estándar binomial es de %3 puntos: las diferencias menores entre ejecuciones significan poco.</translation>
    </message>
    <message>
        <source>The best epoch is the last one: more epochs might improve it.</source>
        <translation>La mejor época es la última: con más épocas podría mejorar.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n epoch(s) brought no better top-1.</source>
        <translation>
            <numerusform>El top-1 lleva %n época sin mejorar.</numerusform>
            <numerusform>El top-1 lleva %n épocas sin mejorar.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the last epoch top-1 on the training images is %1 points above that on the validation images.</source>
        <translation>En la última época, el top-1 en las imágenes de entrenamiento supera en %1 puntos al de las imágenes de validación.</translation>
    </message>
    <message>
        <source>Training steps took %1 of the active time; the rest is start-up, evaluation and checkpoints.</source>
        <translation>Los pasos de entrenamiento ocuparon el %1 del tiempo activo; el resto es arranque, evaluación y puntos de control.</translation>
    </message>
    <message>
        <source>At %1 one %2 trains on %3 images.</source>
        <translation>A %1, cada %2 permite entrenar con %3 imágenes.</translation>
    </message>
    <message numerus="yes">
        <source>The run was continued %n time(s); its clocks add up over all attempts.</source>
        <translation>
            <numerusform>La ejecución se reanudó %n vez; sus relojes suman todos los intentos.</numerusform>
            <numerusform>La ejecución se reanudó %n veces; sus relojes suman todos los intentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Top-1, top-5</source>
        <translation>Top-1, top-5</translation>
    </message>
    <message>
        <source>correct images / images, over the full validation set after each epoch; in training, over the epoch&apos;s images while the weights moved.</source>
        <translation>imágenes correctas / imágenes, sobre todo el conjunto de validación después de cada época; en entrenamiento, sobre las imágenes de la época mientras los pesos cambiaban.</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>area under the ROC curve, one class against the rest, mean over classes; by rank, ties count one half.</source>
        <translation>área bajo la curva ROC, una clase frente al resto, media de las clases; por rangos, los empates cuentan un medio.</translation>
    </message>
    <message>
        <source>Images/s ± U</source>
        <translation>Imág./s ± U</translation>
    </message>
    <message>
        <source>Images/s per %1</source>
        <translation>Imág./s por %1</translation>
    </message>
    <message>
        <source>images/s / (price per hour). Times %1 it is images per %2.</source>
        <translation>imág./s / (precio por hora). Multiplicado por %1 son las imágenes por %2.</translation>
    </message>
    <message>
        <source>Three clocks</source>
        <translation>Tres relojes</translation>
    </message>
    <message>
        <source>training, %1: steps only. Active, %2: with start-up, evaluation and checkpoints. Billed, %3: with preparation and pauses on a rented machine. Added up over all attempts.</source>
        <translation>entrenamiento, %1: solo los pasos. Activo, %2: con arranque, evaluación y puntos de control. Facturado, %3: con preparación y pausas en una máquina alquilada. Suma de todos los intentos.</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Tiempo hasta el objetivo</translation>
    </message>
    <message>
        <source>active time at the first evaluation at or above the target, evaluation and checkpoints included: MLPerf&apos;s choice. DAWNBench leaves evaluation out: %1.</source>
        <translation>tiempo activo hasta la primera evaluación que alcanza o supera el objetivo, con evaluación y puntos de control incluidos: el criterio de MLPerf. DAWNBench excluye la evaluación: %1.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>time in use × price per hour.</source>
        <translation>tiempo de uso × precio por hora.</translation>
    </message>
    <message>
        <source>(preparation + time), rounded up to the billing quantum, × price per hour.</source>
        <translation>(preparación + tiempo), redondeado hacia arriba a la unidad mínima de facturación, × precio por hora.</translation>
    </message>
    <message>
        <source>Own machine&apos;s price</source>
        <translation>Precio de la máquina propia</translation>
    </message>
    <message>
        <source>validation figures (no evaluation yet)</source>
        <translation>cifras de validación (aún no hay ninguna evaluación)</translation>
    </message>
    <message>
        <source>AUC (not measured)</source>
        <translation>AUC (sin medir)</translation>
    </message>
    <message>
        <source>time and cost to a target (the run had none)</source>
        <translation>tiempo y coste hasta un objetivo (la ejecución no tenía ninguno)</translation>
    </message>
    <message>
        <source>time and cost to the target (not reached)</source>
        <translation>tiempo y coste hasta el objetivo (no alcanzado)</translation>
    </message>
    <message>
        <source>images/s (no measured step)</source>
        <translation>imág./s (ningún paso medido)</translation>
    </message>
    <message>
        <source>all figures in money (the offer has no price)</source>
        <translation>todas las cifras en dinero (la oferta no tiene precio)</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 = a sentence that lacks its full stop</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The run failed: %1. The figures are those up to its end.</source>
        <translation>La ejecución falló: %1. Las cifras llegan hasta su final.</translation>
    </message>
    <message>
        <source>images in measured steps / time of those steps; warm-up steps left out, device synchronised at window edges only. U = sd / sqrt(n) over n = %1 windows of about half a second.</source>
        <translation>imágenes de los pasos medidos / tiempo de esos pasos; sin los pasos de calentamiento, con el dispositivo sincronizado solo en los bordes de las ventanas. U = sd / sqrt(n) con n = %1 ventanas de aproximadamente medio segundo.</translation>
    </message>
    <message>
        <source>(purchase – resale) / (years × %1 h × use) + power × tariff</source>
        <translation>(compra – reventa) / (años × %1 h × uso) + potencia × tarifa</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Formatter</name>
    <message>
        <source>%1 s</source>
        <extracomment>A duration; h, min and s are the symbols of the units</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 B</source>
        <comment>bytes</comment>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>TiB</source>
        <translation>TiB</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>hoy %1</translation>
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
            <numerusform>%1 (%n vez)</numerusform>
            <numerusform>%1 (%n veces)</numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
</context>
<context>
    <name>epochal::ui::IssuesDock</name>
    <message>
        <source>Issues</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Language</name>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveAxes</name>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>Tiempo activo</translation>
    </message>
    <message>
        <source>Billed time</source>
        <translation>Tiempo facturado</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveCharts</name>
    <message>
        <source>epoch</source>
        <translation>época</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>training images</source>
        <translation>imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>cost so far, %1</source>
        <translation>coste hasta ahora, %1</translation>
    </message>
    <message>
        <source>active time, %1</source>
        <translation>tiempo activo, %1</translation>
    </message>
    <message>
        <source>billed time, %1</source>
        <translation>tiempo facturado, %1</translation>
    </message>
    <message>
        <source>Accuracy, top-1, %</source>
        <translation>Exactitud, top-1, %</translation>
    </message>
    <message>
        <source>top-1, %</source>
        <translation>top-1, %</translation>
    </message>
    <message>
        <source>This offer has no price. Choose another axis.</source>
        <translation>Esta oferta no tiene precio. Elija otro eje.</translation>
    </message>
    <message>
        <source>The first evaluation follows the first epoch.</source>
        <translation>La primera evaluación llega tras la primera época.</translation>
    </message>
    <message>
        <source>train</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validación</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>época %1</translation>
    </message>
    <message>
        <source>active</source>
        <translation>tiempo activo</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coste</translation>
    </message>
    <message>
        <source>train %1</source>
        <translation>entrenamiento %1</translation>
    </message>
    <message>
        <source>validation %1</source>
        <translation>validación %1</translation>
    </message>
    <message>
        <source>best %1, epoch %2</source>
        <translation>mejor %1, época %2</translation>
    </message>
    <message>
        <source>Validation top-1 %1, best %2 at epoch %3.</source>
        <translation>Top-1 de validación: %1; mejor: %2 en la época %3.</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>objetivo %1</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>punto de control</translation>
    </message>
    <message>
        <source>Images/s per %1/h</source>
        <translation>Imág./s por %1/h</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Imág./s</translation>
    </message>
    <message>
        <source>This offer has no price: images/s per %1/h cannot be told. Images/s can.</source>
        <translation>Esta oferta no tiene precio: las imág./s por %1/h no se pueden calcular; las imág./s, sí.</translation>
    </message>
    <message>
        <source>The first steps warm up and are left out.</source>
        <translation>Los primeros pasos son de calentamiento y no se cuentan.</translation>
    </message>
    <message>
        <source>images/s per %1/h</source>
        <translation>imág./s por %1/h</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>imág./s</translation>
    </message>
    <message>
        <source>data wait</source>
        <translation>espera de datos</translation>
    </message>
    <message>
        <source>start-up and warm-up left out</source>
        <translation>sin arranque ni calentamiento</translation>
    </message>
    <message numerus="yes">
        <source>mean of %n window(s)</source>
        <translation>
            <numerusform>media de %n ventana</numerusform>
            <numerusform>media de %n ventanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: mean %2 of %n window(s).</source>
        <translation>
            <numerusform>%1: media %2 de %n ventana.</numerusform>
            <numerusform>%1: media %2 de %n ventanas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::LivePage</name>
    <message>
        <source>%1. The last event came %2.</source>
        <translation>%1. Último evento: %2.</translation>
    </message>
    <message>
        <source>%1: %2 The last event came %3.</source>
        <translation>%1: %2 Último evento: %3.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop %1 now? It keeps a checkpoint and all that it measured.</source>
        <translation>¿Detener %1 ahora? Se conservan un punto de control y todo lo medido.</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Detener ahora</translation>
    </message>
    <message>
        <source>Stop after this epoch</source>
        <translation>Detener al terminar la época</translation>
    </message>
    <message>
        <source>Stop after epoch</source>
        <translation>Detener tras la época</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Detener…</translation>
    </message>
    <message>
        <source>Checkpoint now</source>
        <translation>Guardar punto de control</translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation>Clonar y editar</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Run folder</source>
        <translation>Carpeta de la ejecución</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Show all data and the newest events as they come (%1)</source>
        <translation>Mostrar todos los datos y los eventos más recientes según llegan (%1)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>No hay nada en curso</translation>
    </message>
    <message>
        <source>Configure a run and launch it. Its accuracy, speed and cost appear here while it trains.</source>
        <translation>Configure una ejecución e inicie el entrenamiento. Aquí aparecerán su exactitud, su velocidad y su coste mientras entrena.</translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation>Configurar una ejecución</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveView</name>
    <message>
        <source>Images/s per %1/h</source>
        <translation>Imág./s por %1/h</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Imág./s</translation>
    </message>
    <message>
        <source>Clocks: training %1 · active %2 · billed %3 (%4 preparation)</source>
        <translation>Relojes: entrenamiento %1 · activo %2 · facturado %3 (%4 de preparación)</translation>
    </message>
    <message>
        <source>Clocks: training %1 · active %2 · billed %3</source>
        <translation>Relojes: entrenamiento %1 · activo %2 · facturado %3</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LogModel</name>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1, %2, en %3</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Reanudación</translation>
    </message>
    <message>
        <source>from %1: %2, %3, on %4</source>
        <translation>desde %1: %2, %3, en %4</translation>
    </message>
    <message>
        <source>validation top-1 %1, top-5 %2, loss %3, %4</source>
        <translation>validación: top-1 %1, top-5 %2, pérdida %3, %4</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>La mejor hasta ahora</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Punto de control</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Small data set</source>
        <translation>Conjunto de datos pequeño</translation>
    </message>
    <message>
        <source>Data wait</source>
        <translation>Espera de datos</translation>
    </message>
    <message>
        <source>Damaged checkpoint</source>
        <translation>Punto de control dañado</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
</context>
<context>
    <name>epochal::ui::MainWindow</name>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The report is written: %1</source>
        <translation>Informe creado: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Close Epochal</source>
        <translation>Cerrar Epochal</translation>
    </message>
    <message>
        <source>A run is being trained in this window.</source>
        <translation>En esta ventana se está entrenando una ejecución.</translation>
    </message>
    <message>
        <source>It will write a checkpoint and leave; the Runs page can resume it. Runs of detached workers go on.</source>
        <translation>Guardará un punto de control y terminará; se podrá reanudar desde la página «Ejecuciones». Las ejecuciones de procesos independientes continúan.</translation>
    </message>
    <message>
        <source>Checkpoint and close</source>
        <translation>Guardar punto de control y cerrar</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>No cerrar</translation>
    </message>
    <message>
        <source>Writing checkpoints</source>
        <translation>Guardando puntos de control</translation>
    </message>
    <message>
        <source>Epochal</source>
        <translation>Epochal</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Every run of the catalogue</source>
        <translation>Todas las ejecuciones del catálogo</translation>
    </message>
    <message>
        <source>Configure</source>
        <translation>Configurar</translation>
    </message>
    <message>
        <source>Put a run together and launch it</source>
        <translation>Preparar una ejecución e iniciar el entrenamiento</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Watch a run</source>
        <translation>Observar una ejecución</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;jecución</translation>
    </message>
    <message>
        <source>&amp;Catalogue</source>
        <translation>&amp;Catálogo</translation>
    </message>
    <message>
        <source>&amp;Prices</source>
        <translation>&amp;Precios</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Ejecuciones</translation>
    </message>
    <message>
        <source>&amp;Configure</source>
        <translation>&amp;Configurar</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>En &amp;vivo</translation>
    </message>
    <message>
        <source>&amp;Next region</source>
        <translation>Siguiente &amp;zona</translation>
    </message>
    <message>
        <source>Read all run &amp;folders again</source>
        <translation>Volver a leer todas las car&amp;petas de ejecuciones</translation>
    </message>
    <message>
        <source>&amp;Choose an offer</source>
        <translation>&amp;Elegir una oferta</translation>
    </message>
    <message>
        <source>&amp;About Epochal</source>
        <translation>&amp;Acerca de Epochal</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca de &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Issues</source>
        <translation>Avi&amp;sos</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>Find &amp;action…</source>
        <translation>Buscar &amp;acción…</translation>
    </message>
    <message>
        <source>This &amp;machine&apos;s cost…</source>
        <translation>Coste de esta &amp;máquina…</translation>
    </message>
</context>
<context>
    <name>epochal::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>epochal::ui::OffersModel</name>
    <message numerus="yes">
        <source>%1, %2 (%n day(s) old)</source>
        <translation>
            <numerusform>%1, %2 (hace %n día)</numerusform>
            <numerusform>%1, %2 (hace %n días)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This machine, %1</source>
        <translation>Esta máquina, %1</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Memory
GB each</source>
        <translation>Memoria
GB c/u</translation>
    </message>
    <message>
        <source>Price
%1</source>
        <translation>Precio
%1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::OwnMachineDialog</name>
    <message>
        <source>What this machine costs</source>
        <translation>Cuánto cuesta esta máquina</translation>
    </message>
    <message>
        <source>An own machine is not free: it was bought, it ages, it draws power. Runs keep the price they were launched with.</source>
        <translation>Una máquina propia no es gratis: se compró, envejece y consume electricidad. Las ejecuciones conservan el precio con el que se iniciaron.</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>&amp;Moneda</translation>
    </message>
    <message>
        <source>&amp;Purchase</source>
        <translation>&amp;Compra</translation>
    </message>
    <message>
        <source>&amp;Resale at the end</source>
        <translation>&amp;Reventa al final</translation>
    </message>
    <message>
        <source>&amp;Years of life</source>
        <translation>&amp;Años de vida útil</translation>
    </message>
    <message>
        <source>Share of hours in &amp;use</source>
        <translation>Proporción de horas en &amp;uso</translation>
    </message>
    <message>
        <source>Po&amp;wer while training</source>
        <translation>&amp;Potencia durante el entrenamiento</translation>
    </message>
    <message>
        <source>Electricity &amp;tariff</source>
        <translation>&amp;Tarifa eléctrica</translation>
    </message>
    <message>
        <source>years</source>
        <translation>años</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>%1/kWh</source>
        <translation>%1/kWh</translation>
    </message>
    <message>
        <source>%1 an hour of use</source>
        <translation>%1 por hora de uso</translation>
    </message>
    <message>
        <source>Years and use must be above zero</source>
        <translation>Los años y el uso deben ser mayores que cero</translation>
    </message>
    <message>
        <source>(%1 − %2) / (%3 years × %4 h × %5) + %6 kW × %7</source>
        <extracomment>the own-machine formula with its numbers: (purchase - resale) / (years x hours x use) + kW x tariff</extracomment>
        <translation>(%1 − %2) / (%3 años × %4 h × %5) + %6 kW × %7</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>This machine&apos;s price</source>
        <translation>Precio de esta máquina</translation>
    </message>
    <message>
        <source>Folder of runs</source>
        <translation>Carpeta de ejecuciones</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>%1 por hora</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ReportCharts</name>
    <message>
        <source>epoch</source>
        <translation>época</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validación</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>objetivo %1</translation>
    </message>
    <message>
        <source>top-1, %</source>
        <translation>top-1, %</translation>
    </message>
    <message>
        <source>top-1, %, from %1</source>
        <translation>top-1, %, desde %1</translation>
    </message>
    <message>
        <source>active time, s</source>
        <translation>tiempo activo, s</translation>
    </message>
    <message>
        <source>active time, min</source>
        <translation>tiempo activo, min</translation>
    </message>
    <message>
        <source>active time, h</source>
        <translation>tiempo activo, h</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>imág./s</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunFacts</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>the package&apos;s</source>
        <translation>la del paquete</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Procesador</translation>
    </message>
    <message>
        <source>Cores, threads</source>
        <translation>Núcleos, hilos</translation>
    </message>
    <message>
        <source>%1 cores, %2 threads</source>
        <translation>%1 núcleos, %2 hilos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Acelerador</translation>
    </message>
    <message>
        <source>%1, %2, driver %3</source>
        <translation>%1, %2, controlador %3</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Sistema operativo</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Entrenamiento en</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Compute threads</source>
        <translation>Hilos de cálculo</translation>
    </message>
    <message>
        <source>Numeric precision</source>
        <translation>Precisión numérica</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>%1 to train, %2 to validate</source>
        <translation>%1 de entrenamiento, %2 de validación</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Dimensiones</translation>
    </message>
    <message>
        <source>%1 × %2 × %3, %4 classes</source>
        <translation>%1 × %2 × %3, %4 clases</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo de precio</translation>
    </message>
    <message>
        <source>Price covers</source>
        <translation>El precio incluye</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Impuestos</translation>
    </message>
    <message>
        <source>included</source>
        <translation>incluidos</translation>
    </message>
    <message>
        <source>not included</source>
        <translation>no incluidos</translation>
    </message>
    <message>
        <source>Billed by</source>
        <translation>Unidad de facturación</translation>
    </message>
    <message>
        <source>not known, 1 s assumed</source>
        <translation>desconocida, se supone 1 s</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Cargo mínimo</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>Fecha del precio</translation>
    </message>
    <message>
        <source>Day known by</source>
        <translation>Origen de la fecha</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>bajo demanda</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>spot</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reservada</translation>
    </message>
    <message>
        <source>monthly lease</source>
        <translation>alquiler mensual</translation>
    </message>
    <message>
        <source>own machine</source>
        <translation>máquina propia</translation>
    </message>
    <message>
        <source>the whole machine</source>
        <translation>toda la máquina</translation>
    </message>
    <message>
        <source>an accelerator and its share of the host</source>
        <translation>un acelerador y su parte del host</translation>
    </message>
    <message>
        <source>the accelerator only</source>
        <translation>solo el acelerador</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en cola</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>iniciando</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>all epochs done</source>
        <translation>todas las épocas completadas</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>objetivo alcanzado</translation>
    </message>
    <message>
        <source>no longer improving</source>
        <translation>sin más mejora</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>límite de tiempo</translation>
    </message>
    <message>
        <source>budget spent</source>
        <translation>presupuesto agotado</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>detenida por el usuario</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>name of a field, its unit</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/h</translation>
    </message>
    <message>
        <source>(%1 – %2) / (%3 × %4 h × %5) + %6 kW × %7 = %8 + %9 = %10 %11</source>
        <extracomment>Numbers of &quot;(purchase - resale) / (years x 8766 h x use) + power x tariff = amortisation + power = price&quot;.</extracomment>
        <translation>(%1 – %2) / (%3 × %4 h × %5) + %6 kW × %7 = %8 + %9 = %10 %11</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunHead</name>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation>precio con fecha %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n thread(s)</source>
        <translation>
            <numerusform>%1, %n hilo</numerusform>
            <numerusform>%1, %n hilos</numerusform>
        </translation>
    </message>
    <message>
        <source>global batch %1</source>
        <translation>lote global %1</translation>
    </message>
    <message>
        <source>%1, %2 M parameters</source>
        <translation>%1, %2 M de parámetros</translation>
    </message>
    <message>
        <source>%1, %2 k parameters</source>
        <translation>%1, %2 mil parámetros</translation>
    </message>
    <message>
        <source>%1, %2 + %3 images</source>
        <translation>%1, %2 + %3 imágenes</translation>
    </message>
    <message>
        <source>%1, global batch %2</source>
        <translation>%1, lote global %2</translation>
    </message>
    <message>
        <source>attempt %1, started %2</source>
        <translation>intento %1, inicio: %2</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunInspector</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation>Clonar y editar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Choose a run to see its curve, its price and its note.</source>
        <translation>Seleccione una ejecución para ver su curva, su precio y su nota.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Price, frozen in the run</source>
        <translation>Precio, fijado en la ejecución</translation>
    </message>
    <message>
        <source>Tags and note</source>
        <translation>Etiquetas y nota</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Añadir una etiqueta</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>A note for later</source>
        <translation>Una nota para más adelante</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>%1, run %2</source>
        <translation>%1, ejecución %2</translation>
    </message>
    <message>
        <source>No evaluation yet</source>
        <translation>Aún sin evaluaciones</translation>
    </message>
    <message>
        <source>Validation top-1 over epochs, in percent</source>
        <translation>Top-1 de validación por época, en porcentaje</translation>
    </message>
    <message>
        <source>Best top-1, epoch %1</source>
        <translation>Mejor top-1, época %1</translation>
    </message>
    <message>
        <source>Best top-5</source>
        <translation>Mejor top-5</translation>
    </message>
    <message>
        <source>Best AUC</source>
        <translation>Mejor AUC</translation>
    </message>
    <message>
        <source>Time to %1</source>
        <translation>Tiempo hasta el %1</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>no alcanzado</translation>
    </message>
    <message>
        <source>Cost to %1</source>
        <translation>Coste hasta el %1</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Imág./s</translation>
    </message>
    <message>
        <source>Images/s per %1</source>
        <translation>Imág./s por %1</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>Tiempo activo</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>Fecha del precio</translation>
    </message>
    <message>
        <source>Differs from run %1</source>
        <translation>Diferencias con la ejecución %1</translation>
    </message>
    <message>
        <source>The configurations are the same.</source>
        <translation>Las configuraciones son iguales.</translation>
    </message>
    <message>
        <source>Active time: evaluation and start-up are in</source>
        <translation>Tiempo activo: incluye evaluación y arranque</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Billed by</source>
        <translation>Unidad facturada</translation>
    </message>
    <message>
        <source>Billed time</source>
        <translation>Tiempo facturado</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
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
        <translation>Epochal, informe de una ejecución</translation>
    </message>
    <message>
        <source>Epochal %1 · run %2</source>
        <translation>Epochal %1 · ejecución %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>state of a run, and why it ended</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Begun %1 on %2, price %3.</source>
        <translation>Iniciada el %1 en %2, precio: %3.</translation>
    </message>
    <message>
        <source>Best top-1</source>
        <translation>Mejor top-1</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>época %1 de %2</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Tiempo hasta el objetivo</translation>
    </message>
    <message>
        <source>%1, epoch %2</source>
        <translation>%1, época %2</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>Tiempo activo</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n época</numerusform>
            <numerusform>%n épocas</numerusform>
        </translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Imág./s</translation>
    </message>
    <message>
        <source>Images/s per %1</source>
        <translation>Imág./s por %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Coste hasta el objetivo</translation>
    </message>
    <message>
        <source>whole run %1</source>
        <translation>ejecución completa: %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation>facturado: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>caption</comment>
        <extracomment>number of a figure or table, its caption</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Accuracy over epochs</source>
        <translation>Exactitud por época</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>Figura %1.</translation>
    </message>
    <message>
        <source>Images per second over active time</source>
        <translation>Imágenes por segundo según el tiempo activo</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>Qué dicen las cifras</translation>
    </message>
    <message>
        <source>Images per second, a point for each measured window; warm-up steps left out.</source>
        <translation>Imágenes por segundo, un punto por cada ventana medida; sin los pasos de calentamiento.</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Training top-1, %</source>
        <translation>Top-1 de entrenamiento, %</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Pérdida de entrenamiento</translation>
    </message>
    <message>
        <source>Validation top-1, %</source>
        <translation>Top-1 de validación, %</translation>
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
        <translation>Pérdida de validación</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <translation>Coste, %1</translation>
    </message>
    <message>
        <source>Table %1. Epochs</source>
        <translation>Tabla %1. Épocas</translation>
    </message>
    <message>
        <source>Bold: the best epoch. Times and costs are those since the start of the run.</source>
        <translation>En negrita: la mejor época. Los tiempos y los costes se cuentan desde el inicio de la ejecución.</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Bold: changed from the default.</source>
        <translation>En negrita: distinto del valor predeterminado.</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>Price frozen into the run</source>
        <translation>Precio fijado en la ejecución</translation>
    </message>
    <message>
        <source>How the figures were computed</source>
        <translation>Cómo se calcularon las cifras</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>No incluido</translation>
    </message>
    <message>
        <source>%1: %2, batch %3, seed %4. %5 of %6 epochs, %7.</source>
        <extracomment>data set, model, batch, seed; epochs done and asked, state</extracomment>
        <translation>%1: %2, lote %3, semilla %4. %5 de %6 épocas, %7.</translation>
    </message>
    <message>
        <source>windows measured: %1</source>
        <translation>ventanas medidas: %1</translation>
    </message>
    <message>
        <source>Top-1, %. Training dashed, validation solid. The filled marker is the first evaluation at or above the target.</source>
        <translation>Top-1, %. Entrenamiento en línea discontinua, validación en línea continua. El marcador relleno es la primera evaluación que alcanza o supera el objetivo.</translation>
    </message>
    <message>
        <source>Top-1, %. Training dashed, validation solid.</source>
        <translation>Top-1, %. Entrenamiento en línea discontinua, validación en línea continua.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunWords</name>
    <message>
        <source>Trained</source>
        <translation>Entrenado</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>At time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>At budget</source>
        <translation>Presupuesto agotado</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpida</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>Bajo demanda</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reservada</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>Mensual</translation>
    </message>
    <message>
        <source>Own machine</source>
        <translation>Máquina propia</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <translation>Toda la máquina</translation>
    </message>
    <message>
        <source>One accelerator with its host</source>
        <translation>Un acelerador con su host</translation>
    </message>
    <message>
        <source>Accelerator only</source>
        <translation>Solo el acelerador</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/h</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsModel</name>
    <message>
        <source>No.</source>
        <translation>Núm.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Lote global</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instancia</translation>
    </message>
    <message>
        <source>Top-1 curve</source>
        <translation>Curva top-1</translation>
    </message>
    <message>
        <source>Best top-1</source>
        <translation>Mejor top-1</translation>
    </message>
    <message>
        <source>Best top-5</source>
        <translation>Mejor top-5</translation>
    </message>
    <message>
        <source>Best AUC</source>
        <translation>Mejor AUC</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Imág./s</translation>
    </message>
    <message>
        <source>Images/s per price</source>
        <translation>Imág./s por precio</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>To target</source>
        <translation>Hasta el objetivo</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Tiempo hasta el objetivo</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>Tiempo activo</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>own scale</source>
        <translation>escala propia</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>images</source>
        <translation>imágenes</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>active</source>
        <translation>activo</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>no curve</source>
        <translation>sin curva</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>epochs done / epochs asked for</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The price of this offer is not known.</source>
        <translation>El precio de esta oferta es desconocido.</translation>
    </message>
    <message>
        <source>%1 an hour, price of %2, frozen in the run</source>
        <translation>%1 por hora, precio con fecha %2, fijado en la ejecución</translation>
    </message>
    <message>
        <source>Best %1 at epoch %2</source>
        <translation>Mejor: %1 en la época %2</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsPage</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nueva ejecución</translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation>Configurar una ejecución</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show the run&apos;s charts and log</source>
        <translation>Mostrar los gráficos y el registro de la ejecución</translation>
    </message>
    <message>
        <source>Write the run&apos;s PDF</source>
        <translation>Crear el PDF de la ejecución</translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation>Clonar y editar</translation>
    </message>
    <message>
        <source>Configure a run that begins as this one</source>
        <translation>Configurar una ejecución a partir de esta</translation>
    </message>
    <message>
        <source>Add tags to the chosen runs</source>
        <translation>Añadir etiquetas a las ejecuciones seleccionadas</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Put the chosen runs out of sight, or back</source>
        <translation>Ocultar las ejecuciones seleccionadas o volver a mostrarlas</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Move the chosen runs&apos; folders to the trash</source>
        <translation>Mover a la papelera las carpetas de las ejecuciones seleccionadas</translation>
    </message>
    <message>
        <source>Write the rows of the table to a file</source>
        <translation>Guardar las filas de la tabla en un archivo</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Show what the table cannot say of one run</source>
        <translation>Mostrar los detalles de una ejecución que no caben en la tabla</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Aún no hay ejecuciones</translation>
    </message>
    <message>
        <source>Configure a run and launch it: it stands here from its first second.</source>
        <translation>Configure una ejecución e inicie el entrenamiento: aparecerá aquí desde el primer segundo.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>No run answers the search: %1</source>
        <translation>Ninguna ejecución coincide con la búsqueda: %1</translation>
    </message>
    <message>
        <source>Use fewer words, or show archived runs too.</source>
        <translation>Use menos palabras o muestre también las ejecuciones archivadas.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Quitar filtros</translation>
    </message>
    <message>
        <source>Reading run folders: %1 of %2</source>
        <translation>Leyendo carpetas de ejecuciones: %1 de %2</translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation>Editar etiquetas</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Editar nota</translation>
    </message>
    <message>
        <source>Tag runs</source>
        <translation>Etiquetar ejecuciones</translation>
    </message>
    <message>
        <source>Archive runs</source>
        <translation>Archivar ejecuciones</translation>
    </message>
    <message>
        <source>Bring runs back</source>
        <translation>Recuperar ejecuciones</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) archived.</source>
        <translation>
            <numerusform>%n ejecución archivada.</numerusform>
            <numerusform>%n ejecuciones archivadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) brought back.</source>
        <translation>
            <numerusform>%n ejecución recuperada.</numerusform>
            <numerusform>%n ejecuciones recuperadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>A run in progress stays. Stop it first.</source>
        <translation>Una ejecución en curso no se puede mover. Deténgala primero.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) moved to the trash.</source>
        <translation>
            <numerusform>%n ejecución movida a la papelera.</numerusform>
            <numerusform>%n ejecuciones movidas a la papelera.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Export runs</source>
        <translation>Exportar ejecuciones</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>Etiquetar…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsTable</name>
    <message>
        <source>Fit widths</source>
        <translation>Ajustar anchuras</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecForm</name>
    <message>
        <source>Learning rate over epochs</source>
        <translation>Tasa de aprendizaje por época</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>No hay cambios.</translation>
    </message>
    <message>
        <source>No field is called so.</source>
        <translation>Ningún campo se llama así.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecJsonView</name>
    <message>
        <source>This is the form&apos;s configuration.</source>
        <translation>Esta es la configuración del formulario.</translation>
    </message>
    <message>
        <source>Ready to apply.</source>
        <translation>Listo para aplicar.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply JSON</source>
        <translation>Aplicar JSON</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Back to the form</source>
        <translation>Volver al formulario</translation>
    </message>
    <message>
        <source>Configuration as JSON</source>
        <translation>Configuración en JSON</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StatusStrip</name>
    <message>
        <source>Engine: training</source>
        <translation>Motor: entrenando</translation>
    </message>
    <message>
        <source>Engine: ready</source>
        <translation>Motor: listo</translation>
    </message>
    <message>
        <source>Queue: %1, %2</source>
        <translation>Cola: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n en curso</numerusform>
            <numerusform>%n en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs %1, %2 free</source>
        <translation>Ejecuciones: %1, %2 libres</translation>
    </message>
    <message>
        <source>Catalogue read-only: %1</source>
        <translation>Catálogo de solo lectura: %1</translation>
    </message>
    <message>
        <source>Catalogue: %1</source>
        <translation>Catálogo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%n precio</numerusform>
            <numerusform>%n precios</numerusform>
        </translation>
    </message>
    <message>
        <source>Price book: %1</source>
        <translation>Lista de precios: %1</translation>
    </message>
    <message>
        <source>Price book: %1, newest %2</source>
        <translation>Lista de precios: %1, el último del %2</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Sin avisos</translation>
    </message>
    <message>
        <source>Show what went wrong and what to do about it</source>
        <translation>Mostrar qué ha fallado y cómo solucionarlo</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StepBar</name>
    <message>
        <source>Data wait</source>
        <translation>Espera de datos</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Communication, not overlapped</source>
        <translation>Comunicación, no solapada</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StepStrip</name>
    <message>
        <source>Step time %1</source>
        <translation>Tiempo de paso: %1</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Tiempo de paso</translation>
    </message>
    <message>
        <source>median of the last 50 windows</source>
        <translation>mediana de las últimas 50 ventanas</translation>
    </message>
    <message>
        <source>nothing measured yet</source>
        <translation>aún sin mediciones</translation>
    </message>
    <message>
        <source>waiting for the run before it</source>
        <translation>a la espera de la ejecución anterior</translation>
    </message>
    <message>
        <source>start-up, %1</source>
        <translation>arranque, %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StopRulesModel</name>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>top-1 ≥ %1</source>
        <translation>top-1 ≥ %1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>mejor %1</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>alcanzado</translation>
    </message>
    <message>
        <source>%1 points to go</source>
        <translation>faltan %1 puntos</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Paciencia</translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n época</numerusform>
            <numerusform>%n épocas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 since the best</source>
        <translation>%1 desde la mejor</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation>facturado: %1</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>activo: %1</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>completadas: %1</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Regla de parada</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TagsDialog</name>
    <message>
        <source>Tag runs</source>
        <translation>Etiquetar ejecuciones</translation>
    </message>
    <message>
        <source>Tags to &amp;add, with commas between them</source>
        <translation>Etiquetas que &amp;añadir, separadas por comas</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TileStrip</name>
    <message>
        <source>this offer has no price</source>
        <translation>esta oferta no tiene precio</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>of %1, step %2 of %3</source>
        <translation>de %1, paso %2 de %3</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>%1 de tiempo activo</translation>
    </message>
    <message>
        <source>%1 left, ends %2</source>
        <translation>quedan %1, fin a las %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Top-1, validation</source>
        <translation>Top-1, validación</translation>
    </message>
    <message>
        <source>best %1 · target %2</source>
        <translation>mejor %1 · objetivo %2</translation>
    </message>
    <message>
        <source>best %1, epoch %2</source>
        <translation>mejor %1, época %2</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>objetivo %1</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Imág./s</translation>
    </message>
    <message>
        <source>start-up and warm-up left out</source>
        <translation>sin arranque ni calentamiento</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message numerus="yes">
        <source>%n window(s), jitter %1</source>
        <translation>
            <numerusform>%n ventana, fluctuación %1</numerusform>
            <numerusform>%n ventanas, fluctuación %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Images/s per %1/h</source>
        <translation>Imág./s por %1/h</translation>
    </message>
    <message>
        <source>%1 million images per %2</source>
        <translation>%1 millones de imágenes por %2</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Coste hasta ahora</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>%1 + %2 to finish</source>
        <translation>%1 + %2 hasta terminar</translation>
    </message>
    <message>
        <source>= %1, budget %2</source>
        <translation>= %1, presupuesto %2</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>presupuesto %1</translation>
    </message>
    <message>
        <source>= %1, no budget</source>
        <translation>= %1, sin presupuesto</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation>facturado: %1</translation>
    </message>
    <message>
        <source>paused, the machine is still billed</source>
        <translation>en pausa, la máquina se sigue facturando</translation>
    </message>
    <message>
        <source>CPU busy</source>
        <translation>Uso de la CPU</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>Uso de la GPU</translation>
    </message>
    <message>
        <source>%, %1 W</source>
        <translation>%, %1 W</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of memory</source>
        <translation>%1 de memoria</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Workbench</name>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
</context>
</TS>
