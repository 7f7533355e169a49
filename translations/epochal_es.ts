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
        <translation>Primera ejecución: ResNet-8</translation>
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
    <message>
        <source>This is no table of accelerators</source>
        <translation>Esto no es una tabla de aceleradores</translation>
    </message>
    <message>
        <source>An accelerator without a name</source>
        <translation>Un acelerador sin nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a printed figure</source>
        <translation>«%1» no es una cifra impresa</translation>
    </message>
    <message>
        <source>Write digits with a decimal point, &quot;~&quot; before what is approximate, &quot;34..37&quot; for a range</source>
        <translation>Escriba cifras con punto decimal, «~» ante lo aproximado, «34..37» para un intervalo</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>se deduce</translation>
    </message>
    <message>
        <source>follows within the rounding of its inputs: published %1, recomputed %2</source>
        <translation>se deduce dentro del redondeo de sus datos: publicado %1, recalculado %2</translation>
    </message>
    <message>
        <source>published under %1, recomputed %2</source>
        <translation>publicado menos de %1, recalculado %2</translation>
    </message>
    <message>
        <source>published %1, recomputed %2</source>
        <translation>publicado %1, recalculado %2</translation>
    </message>
    <message>
        <source>cannot be told: what it is divided by may be zero</source>
        <translation>no se puede saber: el divisor puede ser cero</translation>
    </message>
    <message>
        <source>price of an hour of use, %1</source>
        <translation>precio de una hora de uso, %1</translation>
    </message>
    <message>
        <source>cost of the run, %1</source>
        <translation>coste de la ejecución, %1</translation>
    </message>
    <message>
        <source>cost to the target, %1</source>
        <translation>coste hasta el objetivo, %1</translation>
    </message>
    <message>
        <source>images/s for the price, per %1/h</source>
        <translation>imág./s por el precio, por %1/h</translation>
    </message>
    <message>
        <source>published cost, %1</source>
        <translation>coste publicado, %1</translation>
    </message>
    <message>
        <source>Not ranked: offer %1 is not in the price book</source>
        <translation>Sin clasificar: la oferta %1 no está en la lista de precios</translation>
    </message>
    <message>
        <source>Not ranked: the price book has no such price of %1</source>
        <translation>Sin clasificar: la lista de precios no tiene ese precio de %1</translation>
    </message>
    <message>
        <source>Not ranked: different data are no common task (%1)</source>
        <translation>Sin clasificar: con datos distintos no hay tarea común (%1)</translation>
    </message>
    <message>
        <source>Not ranked: different measures of quality (%1)</source>
        <translation>Sin clasificar: medidas de calidad distintas (%1)</translation>
    </message>
    <message>
        <source>Not ranked: the runs stop at different targets; choose one</source>
        <translation>Sin clasificar: las ejecuciones terminan en objetivos distintos; elija uno</translation>
    </message>
    <message>
        <source>Not ranked: the sources count time differently (%1)</source>
        <translation>Sin clasificar: las fuentes cuentan el tiempo de forma distinta (%1)</translation>
    </message>
    <message>
        <source>Not ranked: prices in different currencies (%1); choose one</source>
        <translation>Sin clasificar: precios en monedas distintas (%1); elija una</translation>
    </message>
    <message>
        <source>The rows end at different quality, %1 % to %2 %. Choose a target to compare the cost of the same quality</source>
        <translation>Las filas terminan con calidad distinta, de %1 % a %2 %. Elija un objetivo para comparar el coste de una misma calidad</translation>
    </message>
    <message>
        <source>Published costs count training time alone; those of runs follow the bill, with evaluation, start-up and preparation</source>
        <translation>Los costes publicados cuentan solo el tiempo de entrenamiento; los de las ejecuciones siguen la factura, con evaluación, arranque y preparación</translation>
    </message>
    <message>
        <source>Prices more than %1 days old: %2</source>
        <translation>Precios de más de %1 días: %2</translation>
    </message>
    <message>
        <source>Prices whose exact day is not known: %1</source>
        <translation>Precios cuyo día exacto no se conoce: %1</translation>
    </message>
    <message>
        <source>Some rows are priced on a machine they were not measured on: the price changes, the time does not</source>
        <translation>Algunas filas llevan el precio de una máquina en la que no se midieron: cambia el precio, no el tiempo</translation>
    </message>
    <message>
        <source>Not ranked: the run goes on and has not reached the target</source>
        <translation>Sin clasificar: la ejecución sigue en curso y no ha alcanzado el objetivo</translation>
    </message>
    <message>
        <source>Not ranked: nothing was evaluated</source>
        <translation>Sin clasificar: no se evaluó nada</translation>
    </message>
    <message>
        <source>Not ranked: the target was never reached; the best was %1</source>
        <translation>Sin clasificar: nunca se alcanzó el objetivo; lo mejor fue %1</translation>
    </message>
    <message>
        <source>Not ranked: the target was never reached; the best was %1 %</source>
        <translation>Sin clasificar: nunca se alcanzó el objetivo; lo mejor fue %1 %</translation>
    </message>
    <message>
        <source>Not ranked: its source gives the time without evaluation only</source>
        <translation>Sin clasificar: su fuente solo da el tiempo sin evaluación</translation>
    </message>
    <message>
        <source>Not ranked: its source gives the time with evaluation only</source>
        <translation>Sin clasificar: su fuente solo da el tiempo con evaluación</translation>
    </message>
    <message>
        <source>Not ranked: its source gives a rate but no time</source>
        <translation>Sin clasificar: su fuente da un rendimiento, pero ningún tiempo</translation>
    </message>
    <message>
        <source>Not ranked: no time was measured</source>
        <translation>Sin clasificar: no se midió ningún tiempo</translation>
    </message>
    <message>
        <source>Not ranked: the run goes on</source>
        <translation>Sin clasificar: la ejecución sigue en curso</translation>
    </message>
    <message>
        <source>Not ranked: the run did not finish</source>
        <translation>Sin clasificar: la ejecución no terminó</translation>
    </message>
    <message>
        <source>Not ranked: its source gives the end alone, which lies above the target</source>
        <translation>Sin clasificar: su fuente solo da el final, que está por encima del objetivo</translation>
    </message>
    <message>
        <source>Not ranked: there is no rate from %1 to %2</source>
        <translation>Sin clasificar: no hay tipo de cambio de %1 a %2</translation>
    </message>
    <message>
        <source>Each run by what is nearest to it</source>
        <translation>Cada ejecución según lo que tiene más cerca</translation>
    </message>
    <message>
        <source>This offer has %1 devices; the run asks for %2</source>
        <translation>Esta oferta tiene %1 dispositivos; la ejecución pide %2</translation>
    </message>
    <message>
        <source>The run uses %1 of the %2 devices paid for</source>
        <translation>La ejecución usa %1 de los %2 dispositivos que se pagan</translation>
    </message>
    <message>
        <source>No own run of this model and data has reached the target: all %1 epochs are counted</source>
        <translation>Ninguna ejecución propia con este modelo y estos datos ha alcanzado el objetivo: se cuentan las %1 épocas</translation>
    </message>
    <message>
        <source>Epochal trains on NVIDIA GPUs and on CPUs</source>
        <translation>Epochal entrena en GPU de NVIDIA y en CPU</translation>
    </message>
    <message>
        <source>The run asks for a GPU; this offer has none</source>
        <translation>La ejecución pide una GPU; esta oferta no tiene ninguna</translation>
    </message>
    <message>
        <source>Does not fit at a global batch of %1</source>
        <translation>No cabe con un lote global de %1</translation>
    </message>
    <message>
        <source>No estimate: the size of the images is known after a first run</source>
        <translation>Sin estimación: el tamaño de las imágenes se conoce tras una primera ejecución</translation>
    </message>
    <message>
        <source>No estimate: nothing was measured on this processor yet</source>
        <translation>Sin estimación: aún no se ha medido nada en este procesador</translation>
    </message>
    <message>
        <source>No estimate: no measured or published rate to scale to this device</source>
        <translation>Sin estimación: ningún rendimiento medido o publicado que escalar a este dispositivo</translation>
    </message>
    <message>
        <source>Priced in %1, and no exchange rate to %2 is in the price book</source>
        <translation>El precio está en %1 y la lista de precios no tiene tipo de cambio a %2</translation>
    </message>
    <message>
        <source>Measured here in the run %1</source>
        <translation>Medido aquí en la ejecución %1</translation>
    </message>
    <message>
        <source>Measured here in %1 runs, the latest of them %2</source>
        <translation>Medido aquí en %1 ejecuciones, la última de ellas %2</translation>
    </message>
    <message>
        <source>A factor of %1 is assumed: the runs so far are too few to tell how far they vary</source>
        <translation>Se supone un factor de %1: aún hay muy pocas ejecuciones para saber cuánto varían</translation>
    </message>
    <message>
        <source>The nearest run had a global batch of %1, this one has %2</source>
        <translation>La ejecución más próxima tenía un lote global de %1; esta tiene %2</translation>
    </message>
    <message>
        <source>Scaled from own runs on other accelerators (%1), such as %2</source>
        <translation>Escalado desde ejecuciones propias en otros aceleradores (%1), como %2</translation>
    </message>
    <message>
        <source>From published rows on this accelerator (%1), such as %2</source>
        <translation>A partir de filas publicadas de este acelerador (%1), como %2</translation>
    </message>
    <message>
        <source>Scaled from published rows on other accelerators (%1), such as %2</source>
        <translation>Escalado desde filas publicadas de otros aceleradores (%1), como %2</translation>
    </message>
    <message>
        <source>A factor of %1 is assumed: there are too few rows to try the method on</source>
        <translation>Se supone un factor de %1: hay muy pocas filas para probar el método</translation>
    </message>
    <message>
        <source>9 in 10 published rows (%1), each predicted this way from the others, lie within a factor of %2</source>
        <translation>9 de cada 10 filas publicadas (%1), cada una prevista así a partir de las demás, quedan dentro de un factor de %2</translation>
    </message>
    <message>
        <source>Images/s follow the lesser of peak dense arithmetic and memory bandwidth, each over what one image takes (roofline)</source>
        <translation>Las imág./s siguen al menor de dos límites, la aritmética densa máxima y el ancho de banda de memoria, cada uno dividido por lo que requiere una imagen (roofline)</translation>
    </message>
    <message>
        <source>Held back to what the host can launch: about 12 kernels a layer and step, 6 microseconds each, are assumed</source>
        <translation>Limitado a lo que el anfitrión puede lanzar: se suponen unos 12 kernels por capa y paso, de 6 microsegundos cada uno</translation>
    </message>
    <message>
        <source>This is no estimate of a run</source>
        <translation>Esto no es la estimación de una ejecución</translation>
    </message>
    <message>
        <source>The run itself is not affected; delete the file</source>
        <translation>La ejecución en sí no está afectada; elimine el archivo</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 s.</source>
        <translation>%1: %2 %3 en %4 s.</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 min %5 s.</source>
        <translation>%1: %2 %3 en %4 min %5 s.</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 h %5 min.</source>
        <translation>%1: %2 %3 en %4 h %5 min.</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 s, and nothing is faster.</source>
        <translation>%1: %2 %3 en %4 s, y nada es más rápido.</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 min %5 s, and nothing is faster.</source>
        <translation>%1: %2 %3 en %4 min %5 s, y nada es más rápido.</translation>
    </message>
    <message>
        <source>%1: %2 %3 in %4 h %5 min, and nothing is faster.</source>
        <translation>%1: %2 %3 en %4 h %5 min, y nada es más rápido.</translation>
    </message>
    <message>
        <source>%1: %2 s.</source>
        <translation>%1: %2 s.</translation>
    </message>
    <message>
        <source>%1: %2 min %3 s.</source>
        <translation>%1: %2 min %3 s.</translation>
    </message>
    <message>
        <source>%1: %2 h %3 min.</source>
        <translation>%1: %2 h %3 min.</translation>
    </message>
    <message>
        <source>Cheapest to %1 %2</source>
        <translation>Más barata hasta %1 %2</translation>
    </message>
    <message>
        <source>Cheapest to %1 %2 %</source>
        <translation>Más barata hasta %1 %2 %</translation>
    </message>
    <message>
        <source>Cheapest: %1</source>
        <translation>Más barata: %1</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Más barata</translation>
    </message>
    <message>
        <source>Fastest to %1 %2</source>
        <translation>Más rápida hasta %1 %2</translation>
    </message>
    <message>
        <source>Fastest to %1 %2 %</source>
        <translation>Más rápida hasta %1 %2 %</translation>
    </message>
    <message>
        <source>Fastest: %1</source>
        <translation>Más rápida: %1</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Más rápida</translation>
    </message>
    <message>
        <source>Most images for the price</source>
        <translation>Más imágenes por el precio</translation>
    </message>
    <message>
        <source>%1: %2 images/s per %3/h, %4 times as many as %5.</source>
        <translation>%1: %2 imág./s por %3/h, %4 veces las de %5.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs reached the target</source>
        <translation>%1: %2 de %3 ejecuciones alcanzaron el objetivo</translation>
    </message>
    <message>
        <source>%1: %2 devices for %3</source>
        <translation>%1: %2 dispositivos en lugar de %3</translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2 %.</source>
        <translation>Aceleración %1, eficiencia de escalado %2 %.</translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2 %, cost down %3 %.</source>
        <translation>Aceleración %1, eficiencia de escalado %2 %, coste un %3 % menor.</translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2 %, cost up %3 %.</source>
        <translation>Aceleración %1, eficiencia de escalado %2 %, coste un %3 % mayor.</translation>
    </message>
    <message>
        <source>Dearer and slower than all others.</source>
        <translation>Más cara y más lenta que todas las demás.</translation>
    </message>
    <message>
        <source>Dearer and slower than all others: %1.</source>
        <translation>Más cara y más lenta que todas las demás: %1.</translation>
    </message>
    <message>
        <source>Preparation is not in here</source>
        <translation>La preparación no está incluida</translation>
    </message>
    <message>
        <source>20 to 60 min of it would add %1 to %2 %3 on %4, %5 to %6 %3 on %7.</source>
        <translation>De 20 a 60 min de ella añadirían de %1 a %2 %3 en %4, de %5 a %6 %3 en %7.</translation>
    </message>
    <message>
        <source>The formula is not understood from &quot;%1&quot; on</source>
        <translation>La fórmula no se entiende a partir de «%1»</translation>
    </message>
    <message>
        <source>Use the names of the inputs, numbers, + - * / and parentheses</source>
        <translation>Use los nombres de los datos de entrada, números, + - * / y paréntesis</translation>
    </message>
    <message>
        <source>A share of one, such as 0.757, was expected here</source>
        <translation>Aquí se esperaba una fracción de uno, como 0.757</translation>
    </message>
    <message>
        <source>Points [epoch, training s, active s, quality] were expected here, epochs ascending</source>
        <translation>Aquí se esperaban puntos [época, s de entrenamiento, s activos, calidad], con las épocas en orden ascendente</translation>
    </message>
    <message>
        <source>A row needs an id</source>
        <translation>Toda fila necesita un identificador</translation>
    </message>
    <message>
        <source>A row needs a name</source>
        <translation>Toda fila necesita un nombre</translation>
    </message>
    <message>
        <source>A whole number above 0 was expected here</source>
        <translation>Aquí se esperaba un número entero mayor que 0</translation>
    </message>
    <message>
        <source>A printed figure was expected here</source>
        <translation>Aquí se esperaba una cifra impresa</translation>
    </message>
    <message>
        <source>A list of texts was expected here</source>
        <translation>Aquí se esperaba una lista de textos</translation>
    </message>
    <message>
        <source>Two rows have the same id</source>
        <translation>Dos filas tienen el mismo identificador</translation>
    </message>
    <message>
        <source>There is no row %1</source>
        <translation>No existe la fila %1</translation>
    </message>
    <message>
        <source>This is not a study</source>
        <translation>Esto no es un estudio</translation>
    </message>
    <message>
        <source>Choose a file of the format epochal-study</source>
        <translation>Elija un archivo con el formato epochal-study</translation>
    </message>
    <message>
        <source>A study needs an id</source>
        <translation>Todo estudio necesita un identificador</translation>
    </message>
    <message>
        <source>A study needs a title</source>
        <translation>Todo estudio necesita un título</translation>
    </message>
    <message>
        <source>A study needs its source</source>
        <translation>Todo estudio necesita su fuente</translation>
    </message>
    <message>
        <source>The catalogue has no curve of this run</source>
        <translation>El catálogo no tiene ninguna curva de esta ejecución</translation>
    </message>
    <message>
        <source>What the catalogue keeps of this run is damaged</source>
        <translation>Lo que el catálogo guarda de esta ejecución está dañado</translation>
    </message>
    <message>
        <source>Index the run folders again</source>
        <translation>Vuelva a indexar las carpetas de ejecuciones</translation>
    </message>
    <message>
        <source>Fields are name, state, model, data, devices, provider, tag, campaign, cost, top1, images/s, time, epochs, price, batch, seed</source>
        <translation>Los campos son name, state, model, data, devices, provider, tag, campaign, cost, top1, images/s, time, epochs, price, batch, seed</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a run</source>
        <translation>«%1» no puede ser el identificador de una ejecución</translation>
    </message>
    <message>
        <source>This run is being trained</source>
        <translation>Esta ejecución se está entrenando</translation>
    </message>
    <message>
        <source>Import it when it has ended</source>
        <translation>Impórtela cuando haya terminado</translation>
    </message>
    <message>
        <source>No run directory was found</source>
        <translation>No se encontró ninguna carpeta de ejecución</translation>
    </message>
    <message>
        <source>Choose a folder whose subfolders hold a run.json each</source>
        <translation>Elija una carpeta cuyas subcarpetas contengan un run.json cada una</translation>
    </message>
    <message>
        <source>A list was expected here</source>
        <translation>Aquí se esperaba una lista</translation>
    </message>
    <message>
        <source>A number of days from 1 to 36500 was expected here</source>
        <translation>Aquí se esperaba un número de días de 1 a 36500</translation>
    </message>
    <message>
        <source>Change this value, then save again</source>
        <translation>Cambie este valor y vuelva a guardar</translation>
    </message>
    <message>
        <source>An offer needs its provider</source>
        <translation>Toda oferta necesita su proveedor</translation>
    </message>
    <message>
        <source>An offer needs an instance name</source>
        <translation>Toda oferta necesita un tipo de instancia</translation>
    </message>
    <message>
        <source>A price needs the day it was seen, such as 2026-11-09</source>
        <translation>Todo precio necesita el día en que se vio, como 2026-11-09</translation>
    </message>
    <message>
        <source>A price needs its source</source>
        <translation>Todo precio necesita su fuente</translation>
    </message>
    <message>
        <source>An upfront payment needs the term it is for</source>
        <translation>Todo pago inicial necesita el plazo que cubre</translation>
    </message>
    <message>
        <source>A price above zero was expected here</source>
        <translation>Aquí se esperaba un precio mayor que cero</translation>
    </message>
    <message>
        <source>Not ranked: the price is not above zero</source>
        <translation>Sin clasificar: el precio no es mayor que cero</translation>
    </message>
    <message>
        <source>A rating from 1 to 5 was expected here</source>
        <translation>Aquí se esperaba una valoración de 1 a 5</translation>
    </message>
    <message>
        <source>A provider needs a name</source>
        <translation>Todo proveedor necesita un nombre</translation>
    </message>
    <message>
        <source>A rate is between two different currencies</source>
        <translation>Un tipo de cambio es entre dos monedas distintas</translation>
    </message>
    <message>
        <source>A rate above zero was expected here</source>
        <translation>Aquí se esperaba un tipo de cambio mayor que cero</translation>
    </message>
    <message>
        <source>A day such as 2026-11-09 was expected here</source>
        <translation>Aquí se esperaba un día como 2026-11-09</translation>
    </message>
    <message>
        <source>A rate needs its source</source>
        <translation>Todo tipo de cambio necesita su fuente</translation>
    </message>
    <message>
        <source>Save the file as &quot;CSV UTF-8&quot;, then import it again</source>
        <translation>Guarde el archivo como «CSV UTF-8» y vuelva a importarlo</translation>
    </message>
    <message>
        <source>The file is encoded as UTF-16, not as UTF-8</source>
        <translation>El archivo está codificado en UTF-16, no en UTF-8</translation>
    </message>
    <message>
        <source>This is not a text file</source>
        <translation>Esto no es un archivo de texto</translation>
    </message>
    <message>
        <source>The file is not encoded as UTF-8: line %1 has a character of another encoding</source>
        <translation>El archivo no está codificado en UTF-8: la línea %1 tiene un carácter de otra codificación</translation>
    </message>
    <message>
        <source>A quotation mark that begins a field never ends</source>
        <translation>Unas comillas que abren un campo no se cierran nunca</translation>
    </message>
    <message>
        <source>Close the quotation mark, or double it inside a field</source>
        <translation>Cierre las comillas, o duplíquelas dentro de un campo</translation>
    </message>
    <message>
        <source>The import was cancelled</source>
        <translation>La importación se canceló</translation>
    </message>
    <message>
        <source>The first line is not the head of a table: no comma, semicolon, tab or vertical bar parts it into columns</source>
        <translation>La primera línea no es la cabecera de una tabla: ninguna coma, punto y coma, tabulador o barra vertical la divide en columnas</translation>
    </message>
    <message>
        <source>Export the list as CSV with its head in the first line</source>
        <translation>Exporte la lista como CSV con la cabecera en la primera línea</translation>
    </message>
    <message>
        <source>Look the price up at the provider</source>
        <translation>Consulte el precio en el proveedor</translation>
    </message>
    <message>
        <source>A price of zero stands for one that is not known</source>
        <translation>Un precio de cero equivale a un precio desconocido</translation>
    </message>
    <message>
        <source>%1 %2 an hour is not a price anyone asks for this machine</source>
        <translation>%1 %2 por hora no es un precio que nadie pida por esta máquina</translation>
    </message>
    <message>
        <source>Check the unit: prices are of one hour of the whole machine</source>
        <translation>Compruebe la unidad: los precios son de una hora de la máquina completa</translation>
    </message>
    <message>
        <source>Fill the gap in the list, or take the row unranked</source>
        <translation>Complete la laguna de la lista, o acepte la fila sin clasificar</translation>
    </message>
    <message>
        <source>%1 is not made with %2 GB: a modified card, or another one</source>
        <translation>%1 no se fabrica con %2 GB: es una tarjeta modificada, u otra</translation>
    </message>
    <message>
        <source>Look the machine up at the provider, and enter the offer by hand</source>
        <translation>Consulte la máquina en el proveedor e introduzca la oferta a mano</translation>
    </message>
    <message>
        <source>The price&apos;s day, %1, lies ahead</source>
        <translation>El día del precio, %1, está en el futuro</translation>
    </message>
    <message>
        <source>Write the day the price was seen</source>
        <translation>Escriba el día en que se vio el precio</translation>
    </message>
    <message>
        <source>The same offer stands in line %1 already</source>
        <translation>La misma oferta ya figura en la línea %1</translation>
    </message>
    <message>
        <source>The same offer stands in line %1 at another price</source>
        <translation>La misma oferta figura en la línea %1 con otro precio</translation>
    </message>
    <message>
        <source>Only the first of them can be taken</source>
        <translation>Solo se puede aceptar la primera</translation>
    </message>
    <message>
        <source>%1 stands for several machines or kinds alike: a placeholder, not a price</source>
        <translation>%1 aparece igual en varias máquinas o tipos: es un comodín, no un precio</translation>
    </message>
    <message>
        <source>%1 goes under several names in this list: %2</source>
        <translation>%1 aparece con varios nombres en esta lista: %2</translation>
    </message>
    <message>
        <source>Give the card one name in the list</source>
        <translation>Dé a la tarjeta un solo nombre en la lista</translation>
    </message>
    <message>
        <source>Spot prices of this machine lie between %1 and %2 within one region</source>
        <translation>Los precios spot de esta máquina van de %1 a %2 dentro de una misma región</translation>
    </message>
    <message>
        <source>Enter the zone you would rent in by hand</source>
        <translation>Introduzca a mano la zona en la que alquilaría</translation>
    </message>
    <message>
        <source>Prices of %1 are with and without tax in one list, and the tax rate is not given</source>
        <translation>Los precios de %1 están con y sin impuestos en la misma lista, y no se indica el tipo impositivo</translation>
    </message>
    <message>
        <source>Fill the column &quot;tax rate (%)&quot;</source>
        <translation>Rellene la columna «tax rate (%)»</translation>
    </message>
    <message>
        <source>There is no rate from %1 to %2: the price is ranked among prices in %1 only</source>
        <translation>No hay tipo de cambio de %1 a %2: el precio solo se clasifica entre los precios en %1</translation>
    </message>
    <message>
        <source>Enter a rate with its day and source</source>
        <translation>Introduzca un tipo de cambio con su día y su fuente</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; gives prices in another unit than per hour</source>
        <translation>La columna «%1» da los precios en una unidad distinta de la hora</translation>
    </message>
    <message>
        <source>Convert them into prices per hour in a column &quot;price per hour&quot;</source>
        <translation>Conviértalos en precios por hora en una columna «price per hour»</translation>
    </message>
    <message>
        <source>The head is not that of a price list of Epochal, SkyPilot or gpuhunt</source>
        <translation>La cabecera no es la de una lista de precios de Epochal, SkyPilot o gpuhunt</translation>
    </message>
    <message>
        <source>Export the prices here to see which columns are needed</source>
        <translation>Exporte los precios de aquí para ver qué columnas hacen falta</translation>
    </message>
    <message>
        <source>The provider is not named</source>
        <translation>No se indica el proveedor</translation>
    </message>
    <message>
        <source>Name the provider above the list</source>
        <translation>Indique el proveedor encima de la lista</translation>
    </message>
    <message>
        <source>The instance has no name</source>
        <translation>La instancia no tiene nombre</translation>
    </message>
    <message>
        <source>Name the instance in the list</source>
        <translation>Dé un nombre a la instancia en la lista</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date</source>
        <translation>«%1» no es una fecha</translation>
    </message>
    <message>
        <source>Write the day as 2026-11-09</source>
        <translation>Escriba el día como 2026-11-09</translation>
    </message>
    <message>
        <source>The accelerator&apos;s memory is not given</source>
        <translation>No se indica la memoria del acelerador</translation>
    </message>
    <message>
        <source>The accelerator&apos;s memory cannot be read from &quot;%1&quot;</source>
        <translation>La memoria del acelerador no se puede leer en «%1»</translation>
    </message>
    <message>
        <source>%1 MiB of memory is less than any accelerator has; it may stand for GB</source>
        <translation>%1 MiB de memoria es menos de lo que tiene cualquier acelerador; quizá sean GB</translation>
    </message>
    <message>
        <source>%1 MiB may be the memory of one accelerator or of all %2 together</source>
        <translation>%1 MiB puede ser la memoria de un acelerador o la de los %2 juntos</translation>
    </message>
    <message>
        <source>The price is of the host alone; its accelerators are priced in other rows</source>
        <translation>El precio es solo del anfitrión; sus aceleradores tienen precio en otras filas</translation>
    </message>
    <message>
        <source>Add both prices by hand as one offer</source>
        <translation>Sume los dos precios a mano como una sola oferta</translation>
    </message>
    <message>
        <source>The accelerator is &quot;%1&quot; in one column and &quot;%2&quot; in another</source>
        <translation>El acelerador es «%1» en una columna y «%2» en otra</translation>
    </message>
    <message>
        <source>The region is not given</source>
        <translation>No se indica la región</translation>
    </message>
    <message>
        <source>The region is incomplete: &quot;%1&quot;</source>
        <translation>La región está incompleta: «%1»</translation>
    </message>
    <message>
        <source>Look the price up at the provider: it may hold in one region only</source>
        <translation>Consulte el precio en el proveedor: puede valer para una sola región</translation>
    </message>
    <message>
        <source>The price is not given</source>
        <translation>No se indica el precio</translation>
    </message>
    <message>
        <source>The spot price is the on-demand price: there is no spot market here</source>
        <translation>El precio spot es el precio bajo demanda: aquí no hay mercado spot</translation>
    </message>
    <message>
        <source>Take the on-demand price</source>
        <translation>Acepte el precio bajo demanda</translation>
    </message>
    <message>
        <source>The accelerator has no name</source>
        <translation>El acelerador no tiene nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here</source>
        <translation>«%1» no se conoce aquí</translation>
    </message>
    <message>
        <source>Write one of: %1</source>
        <translation>Escriba uno de estos valores: %1</translation>
    </message>
    <message>
        <source>A whole number up to a million was expected here</source>
        <translation>Aquí se esperaba un número entero de hasta un millón</translation>
    </message>
    <message>
        <source>A percentage from 0 to 100 was expected here</source>
        <translation>Aquí se esperaba un porcentaje de 0 a 100</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a currency code</source>
        <translation>«%1» no es un código de moneda</translation>
    </message>
    <message>
        <source>Write three capitals, such as USD</source>
        <translation>Escriba tres mayúsculas, como USD</translation>
    </message>
    <message>
        <source>The row has %1 fields, the head has %2</source>
        <translation>La fila tiene %1 campos y la cabecera, %2</translation>
    </message>
    <message>
        <source>Put fields that hold the delimiter into quotation marks</source>
        <translation>Ponga entre comillas los campos que contienen el separador</translation>
    </message>
    <message>
        <source>The cell holds a formula: %1</source>
        <translation>La celda contiene una fórmula: %1</translation>
    </message>
    <message>
        <source>Put the formula&apos;s value into the cell</source>
        <translation>Ponga en la celda el valor de la fórmula</translation>
    </message>
    <message>
        <source>%1 may be a decimal comma or grouped thousands</source>
        <translation>%1 puede llevar coma decimal o separador de miles</translation>
    </message>
    <message>
        <source>Say that numbers have a decimal comma, or write 4.60 and 4600</source>
        <translation>Indique que los números llevan coma decimal, o escriba 4.60 y 4600</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» no es un número</translation>
    </message>
    <message>
        <source>Write digits with a point, such as 4.6016, and nothing else</source>
        <translation>Escriba cifras con punto, como 4.6016, y nada más</translation>
    </message>
    <message>
        <source>%1 is below zero</source>
        <translation>%1 es menor que cero</translation>
    </message>
    <message>
        <source>Correct the number, or leave the cell empty where it is not known</source>
        <translation>Corrija el número, o deje la celda vacía si no se conoce</translation>
    </message>
    <message>
        <source>&quot;%1&quot; carries a unit or a currency</source>
        <translation>«%1» lleva una unidad o una moneda</translation>
    </message>
    <message>
        <source>Write the price of one hour as a plain number; its currency has its own column</source>
        <translation>Escriba el precio de una hora solo como número; su moneda tiene su propia columna</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither yes nor no</source>
        <translation>«%1» no es ni yes ni no</translation>
    </message>
    <message>
        <source>Write yes or no</source>
        <translation>Escriba yes o no</translation>
    </message>
    <message>
        <source>The campaign&apos;s document cannot be read</source>
        <translation>El documento de la serie no se puede leer</translation>
    </message>
    <message>
        <source>Delete the file; the campaign&apos;s runs stay</source>
        <translation>Elimine el archivo; las ejecuciones de la serie se conservan</translation>
    </message>
    <message>
        <source>The order of the queue cannot be read</source>
        <translation>El orden de la cola no se puede leer</translation>
    </message>
    <message>
        <source>Delete the file; the runs stay, and can be begun from the Runs page</source>
        <translation>Elimine el archivo; las ejecuciones se conservan y se pueden iniciar desde la página Ejecuciones</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Id of the campaign the run belongs to; a sweep sets it, empty is none.</source>
        <translation>Identificador de la serie a la que pertenece la ejecución; lo asigna un barrido, vacío es ninguna.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; cannot be varied</source>
        <translation>El campo «%1» no se puede variar</translation>
    </message>
    <message>
        <source>Runs of a sweep are named by the values that differ</source>
        <translation>Las ejecuciones de un barrido se nombran por los valores que difieren</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is varied twice</source>
        <translation>El campo «%1» se varía dos veces</translation>
    </message>
    <message>
        <source>Put all its values into one list</source>
        <translation>Ponga todos sus valores en una sola lista</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is varied over no value</source>
        <translation>El campo «%1» se varía sin ningún valor</translation>
    </message>
    <message>
        <source>Give it two values or more, or stop varying it</source>
        <translation>Dele dos valores o más, o deje de variarlo</translation>
    </message>
    <message>
        <source>The values make more than %1 runs</source>
        <translation>Los valores dan más de %1 ejecuciones</translation>
    </message>
    <message>
        <source>Take fewer values</source>
        <translation>Use menos valores</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; has no effect here, so its values make equal runs</source>
        <translation>El campo «%1» no tiene efecto aquí, así que sus valores dan ejecuciones iguales</translation>
    </message>
    <message>
        <source>Vary it in a sweep of its own</source>
        <translation>Varíelo en un barrido aparte</translation>
    </message>
    <message>
        <source>An axis is a field and its values</source>
        <translation>Un eje es un campo y sus valores</translation>
    </message>
    <message>
        <source>Write {&quot;field&quot;: &quot;seed&quot;, &quot;values&quot;: [1, 2]}</source>
        <translation>Escriba {&quot;field&quot;: &quot;seed&quot;, &quot;values&quot;: [1, 2]}</translation>
    </message>
    <message>
        <source>The values are neither a list nor a text</source>
        <translation>Los valores no son ni una lista ni un texto</translation>
    </message>
    <message>
        <source>Write [1, 2] or &quot;1..2&quot;</source>
        <translation>Escriba [1, 2] o &quot;1..2&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong into a sweep, or is of another type</source>
        <translation>«%1» no corresponde a un barrido, o es de otro tipo</translation>
    </message>
    <message>
        <source>Write a range such as %1</source>
        <translation>Escriba un intervalo como %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a range</source>
        <translation>«%1» no es un intervalo</translation>
    </message>
    <message>
        <source>The range &quot;%1&quot; has no step</source>
        <translation>El intervalo «%1» no tiene paso</translation>
    </message>
    <message>
        <source>The step of &quot;%1&quot; is zero</source>
        <translation>El paso de «%1» es cero</translation>
    </message>
    <message>
        <source>The factor of &quot;%1&quot; does not lead from one end to the other</source>
        <translation>El factor de «%1» no lleva de un extremo al otro</translation>
    </message>
    <message>
        <source>The range &quot;%1&quot; has too many values</source>
        <translation>El intervalo «%1» tiene demasiados valores</translation>
    </message>
    <message>
        <source>Take a wider step; %1 values are the most</source>
        <translation>Use un paso mayor; el máximo es de %1 valores</translation>
    </message>
    <message>
        <source>The run was begun %1 times and interrupted each time</source>
        <translation>La ejecución se inició %1 veces y se interrumpió todas ellas</translation>
    </message>
    <message>
        <source>It left the queue; resume it on the Runs page</source>
        <translation>Salió de la cola; reanúdela en la página Ejecuciones</translation>
    </message>
    <message>
        <source>Another window on this folder of runs keeps the queue</source>
        <translation>Otra ventana sobre esta carpeta de ejecuciones gestiona la cola</translation>
    </message>
    <message>
        <source>Add the runs there, or close it</source>
        <translation>Añada allí las ejecuciones, o ciérrela</translation>
    </message>
    <message>
        <source>The kept report could not be removed: %1</source>
        <translation>El informe guardado no se pudo eliminar: %1</translation>
    </message>
    <message>
        <source>Check who may write into the folder</source>
        <translation>Compruebe quién puede escribir en la carpeta</translation>
    </message>
    <message>
        <source>This is not a kept report</source>
        <translation>Esto no es un informe guardado</translation>
    </message>
    <message>
        <source>Remove the file and make the report anew</source>
        <translation>Elimine el archivo y vuelva a crear el informe</translation>
    </message>
    <message>
        <source>This report was kept by a newer Epochal</source>
        <translation>Este informe lo guardó un Epochal más reciente</translation>
    </message>
    <message>
        <source>Open it with that version</source>
        <translation>Ábralo con esa versión</translation>
    </message>
    <message>
        <source>The report was not made: it was stopped</source>
        <translation>El informe no se creó: se detuvo</translation>
    </message>
    <message>
        <source>There is no study with this id</source>
        <translation>No hay ningún estudio con este identificador</translation>
    </message>
    <message>
        <source>epochal report --list names the studies</source>
        <translation>epochal report --list muestra los estudios</translation>
    </message>
    <message>
        <source>There is no run of this campaign</source>
        <translation>No hay ninguna ejecución de esta serie</translation>
    </message>
    <message>
        <source>Check the campaign&apos;s id, and the home folder</source>
        <translation>Compruebe el identificador de la serie y la carpeta principal</translation>
    </message>
    <message>
        <source>No run was named for the report</source>
        <translation>No se indicó ninguna ejecución para el informe</translation>
    </message>
    <message>
        <source>Name one run folder or more</source>
        <translation>Indique una carpeta de ejecución o más</translation>
    </message>
    <message>
        <source>There is no such published row</source>
        <translation>No existe esa fila publicada</translation>
    </message>
    <message>
        <source>DAWNBench: CIFAR-10</source>
        <translation>DAWNBench: CIFAR-10</translation>
    </message>
    <message>
        <source>Time and cost to 94 % top-1 on CIFAR-10.</source>
        <translation>Tiempo y coste hasta el 94 % de top-1 en CIFAR-10.</translation>
    </message>
    <message>
        <source>training with data loading and start-up, evaluation and checkpoints left out (DAWNBench)</source>
        <translation>entrenamiento con carga de datos y arranque, sin evaluación ni puntos de control (DAWNBench)</translation>
    </message>
    <message>
        <source>Costs are derived: time to 94 % top-1, times the price per hour of the entry, without a billing quantum. A machine billed by the minute or hour costs more.</source>
        <translation>Los costes son derivados: tiempo hasta el 94 % de top-1 por el precio por hora de la participación, sin unidad mínima de facturación. Una máquina facturada por minutos u horas cuesta más.</translation>
    </message>
    <message>
        <source>So small a task does not keep modern GPUs busy; seconds here say little of larger ones.</source>
        <translation>Una tarea tan pequeña no mantiene ocupadas las GPU modernas; aquí los segundos dicen poco de tareas mayores.</translation>
    </message>
    <message>
        <source>The fastest recipes reach 94 % in most runs, not in all: one of them in 35 of 50.</source>
        <translation>Las recetas más rápidas alcanzan el 94 % en la mayoría de las ejecuciones, no en todas: una de ellas, en 35 de 50.</translation>
    </message>
    <message>
        <source>CIFAR-10 to 94 % top-1</source>
        <translation>CIFAR-10 hasta el 94 % de top-1</translation>
    </message>
    <message>
        <source>DAWNBench leaves evaluation out of its clock; it is not to be compared with MLPerf, whose clock keeps evaluation in.</source>
        <translation>DAWNBench deja la evaluación fuera de su reloj; no se debe comparar con MLPerf, cuyo reloj la incluye.</translation>
    </message>
    <message>
        <source>cost to %1 % top-1, %2</source>
        <translation>coste hasta el %1 % de top-1, %2</translation>
    </message>
    <message>
        <source>DAWNBench: ImageNet</source>
        <translation>DAWNBench: ImageNet</translation>
    </message>
    <message>
        <source>Time and cost to 93 % top-5 on ImageNet, the best and the typical entries of 2017 to 2020.</source>
        <translation>Tiempo y coste hasta el 93 % de top-5 en ImageNet, las mejores participaciones y las típicas de 2017 a 2020.</translation>
    </message>
    <message>
        <source>The fall from 358 to 7.43 USD in 25 months is mostly recipe (images that grow while training, schedules), not price.</source>
        <translation>La caída de 358 a 7,43 USD en 25 meses se debe sobre todo a la receta (imágenes que crecen durante el entrenamiento, planes de la tasa de aprendizaje), no al precio.</translation>
    </message>
    <message>
        <source>One lucky run was enough to enter: nothing says how often an entry reaches its target.</source>
        <translation>Bastaba una ejecución afortunada para participar: nada dice con qué frecuencia una participación alcanza su objetivo.</translation>
    </message>
    <message>
        <source>The Huawei entry gives no price and is not ranked by cost.</source>
        <translation>La participación de Huawei no da precio y no se clasifica por coste.</translation>
    </message>
    <message>
        <source>Prices are those of the entry on its day, billed without a quantum.</source>
        <translation>Los precios son los de la participación en su día, facturados sin unidad mínima.</translation>
    </message>
    <message>
        <source>ImageNet to 93 % top-5</source>
        <translation>ImageNet hasta el 93 % de top-5</translation>
    </message>
    <message>
        <source>cost to %1 % top-5, %2</source>
        <translation>coste hasta el %1 % de top-5, %2</translation>
    </message>
    <message>
        <source>GPU nodes in Managed Kubernetes</source>
        <translation>Nodos con GPU en Managed Kubernetes</translation>
    </message>
    <message>
        <source>Accelerators offered for clusters: strong ones to train on, weaker ones to serve from.</source>
        <translation>Aceleradores ofrecidos para clústeres: los potentes para entrenar, los más débiles para servir.</translation>
    </message>
    <message>
        <source>none: nothing was timed</source>
        <translation>ninguno: no se cronometró nada</translation>
    </message>
    <message>
        <source>The source prints neither times nor prices, so nothing can be ranked. It shows charts of CPU against GPU without figures.</source>
        <translation>La fuente no imprime ni tiempos ni precios, así que no se puede clasificar nada. Muestra gráficos de CPU frente a GPU sin cifras.</translation>
    </message>
    <message>
        <source>Node groups come in fixed configurations; groups with GPUs do not scale by themselves.</source>
        <translation>Los grupos de nodos tienen configuraciones fijas; los grupos con GPU no escalan por sí solos.</translation>
    </message>
    <message>
        <source>To compare them, run the same training on each and price it by the provider.</source>
        <translation>Para compararlos, lance el mismo entrenamiento en cada uno y aplique el precio del proveedor.</translation>
    </message>
    <message>
        <source>Accelerators offered</source>
        <translation>Aceleradores ofrecidos</translation>
    </message>
    <message>
        <source>Lambda: ResNet-50 throughput</source>
        <translation>Lambda: rendimiento de ResNet-50</translation>
    </message>
    <message>
        <source>ResNet-50 on synthetic images by GPU, with what one GPU costs to buy.</source>
        <translation>ResNet-50 con imágenes sintéticas por GPU, con el precio de compra de una GPU.</translation>
    </message>
    <message>
        <source>throughput of training steps on synthetic images; no accuracy</source>
        <translation>rendimiento de los pasos de entrenamiento con imágenes sintéticas; sin exactitud</translation>
    </message>
    <message>
        <source>Images/s for 1,000 USD are derived here from the purchase price of one GPU alone; the machine around it, its power and its use are not in it.</source>
        <translation>Las imág./s por 1000 USD se derivan aquí solo del precio de compra de una GPU; no incluyen la máquina que la aloja, su consumo ni su uso.</translation>
    </message>
    <message>
        <source>No hourly prices are given, so nothing is ranked by cost.</source>
        <translation>No se dan precios por hora, así que nada se clasifica por coste.</translation>
    </message>
    <message>
        <source>Synthetic images: no reading, decoding or augmentation is in these rates; not to be compared with training on real data.</source>
        <translation>Imágenes sintéticas: estos rendimientos no incluyen lectura, decodificación ni aumento de datos; no se deben comparar con un entrenamiento con datos reales.</translation>
    </message>
    <message>
        <source>Mixed precision</source>
        <translation>Precisión mixta</translation>
    </message>
    <message>
        <source>FP32 or TF32</source>
        <translation>FP32 o TF32</translation>
    </message>
    <message>
        <source>images/s for 1000 USD of purchase price</source>
        <translation>imág./s por 1000 USD de precio de compra</translation>
    </message>
    <message>
        <source>Many GPUs</source>
        <translation>Muchas GPU</translation>
    </message>
    <message>
        <source>How much faster training gets on many GPUs and TPUs, as one article cites it.</source>
        <translation>Cuánto se acelera el entrenamiento con muchas GPU y TPU, según las cifras que cita un artículo.</translation>
    </message>
    <message>
        <source>as cited; the article does not say what was timed</source>
        <translation>según la cita; el artículo no dice qué se cronometró</translation>
    </message>
    <message>
        <source>Near linear to 1,024 TPUs does not follow: 256 minutes an epoch on one and 2.2 on 1,024 are a speed-up of 116, an efficiency of 11 %.</source>
        <translation>Lo de casi lineal hasta 1024 TPU no se deduce: 256 minutos por época en una y 2,2 en 1024 son una aceleración de 116, una eficiencia del 11 %.</translation>
    </message>
    <message>
        <source>A speed-up of 46.5 on 512 GPUs is an efficiency of 9 %.</source>
        <translation>Una aceleración de 46,5 con 512 GPU es una eficiencia del 9 %.</translation>
    </message>
    <message>
        <source>From two to four GPUs the cited speed-up more than doubles, 1.7 to 3.5: more than linear, which the rounding of both figures can explain.</source>
        <translation>De dos a cuatro GPU la aceleración citada sube a más del doble, de 1,7 a 3,5: más que lineal, lo que el redondeo de ambas cifras puede explicar.</translation>
    </message>
    <message>
        <source>The article credits the 46.5 to a paper whose title speaks of ResNet-50 on ImageNet, not of BERT.</source>
        <translation>El artículo atribuye los 46,5 a una publicación cuyo título habla de ResNet-50 en ImageNet, no de BERT.</translation>
    </message>
    <message>
        <source>Without prices and times nothing can be ranked by cost.</source>
        <translation>Sin precios ni tiempos no se puede clasificar nada por coste.</translation>
    </message>
    <message>
        <source>Many GPUs: figures cited at second hand, without accuracy, batch size or software; they show scaling, not cost.</source>
        <translation>Muchas GPU: cifras citadas de segunda mano, sin exactitud, tamaño de lote ni software; muestran el escalado, no el coste.</translation>
    </message>
    <message>
        <source>CNN, ImageNet</source>
        <translation>CNN, ImageNet</translation>
    </message>
    <message>
        <source>ResNet-50, one epoch of ImageNet</source>
        <translation>ResNet-50, una época de ImageNet</translation>
    </message>
    <message>
        <source>BERT, SQuAD</source>
        <translation>BERT, SQuAD</translation>
    </message>
    <message>
        <source>scaling efficiency on 1024 TPUs, %</source>
        <translation>eficiencia de escalado con 1024 TPU, %</translation>
    </message>
    <message>
        <source>near linear</source>
        <translation>casi lineal</translation>
    </message>
    <message>
        <source>MLPerf Training: ResNet-50</source>
        <translation>MLPerf Training: ResNet-50</translation>
    </message>
    <message>
        <source>Minutes to 75.9 % top-1 on ImageNet, rounds v0.7 to v4.0.</source>
        <translation>Minutos hasta el 75,9 % de top-1 en ImageNet, rondas v0.7 a v4.0.</translation>
    </message>
    <message>
        <source>run time with evaluation in, up to 30 min of initialisation out, mean of five runs without the fastest and the slowest (MLPerf)</source>
        <translation>tiempo de ejecución con evaluación, sin hasta 30 min de inicialización, media de cinco ejecuciones sin la más rápida ni la más lenta (MLPerf)</translation>
    </message>
    <message>
        <source>The MLPerf name and logo are registered and unregistered trademarks of MLCommons Association in the United States and other countries. All rights reserved. Unauthorized use strictly prohibited. See www.mlcommons.org for more information.</source>
        <translation>El nombre y el logotipo de MLPerf son marcas registradas y no registradas de MLCommons Association en Estados Unidos y otros países. Todos los derechos reservados. Queda estrictamente prohibido el uso no autorizado. Véase www.mlcommons.org para más información.</translation>
    </message>
    <message>
        <source>Result not verified by MLCommons Association: minutes were computed from the published logs by the official rule, and images/s are derived from them as 1,281,167 images an epoch over the time, evaluation included. Neither is an official MLPerf metric.</source>
        <translation>Resultado no verificado por MLCommons Association: los minutos se calcularon a partir de los registros publicados según la regla oficial, y las imág./s se derivan de ellos como 1.281.167 imágenes por época entre el tiempo, evaluación incluida. Ninguna de las dos es una métrica oficial de MLPerf.</translation>
    </message>
    <message>
        <source>MLPerf dropped cost on purpose, so no row has a price; any cost shown for one is derived and no MLPerf result.</source>
        <translation>MLPerf suprimió el coste a propósito, así que ninguna fila tiene precio; todo coste mostrado para una de ellas es derivado y no es un resultado de MLPerf.</translation>
    </message>
    <message>
        <source>From 8 to 3,584 H100 efficiency falls to 16 %, a factor of 2.2 of which is more epochs at larger batches.</source>
        <translation>De 8 a 3584 H100 la eficiencia cae al 16 %; un factor de 2,2 de esa caída son más épocas con lotes mayores.</translation>
    </message>
    <message>
        <source>ImageNet to 75.9 % top-1</source>
        <translation>ImageNet hasta el 75,9 % de top-1</translation>
    </message>
    <message>
        <source>MLPerf keeps evaluation in its clock; it is not to be compared with DAWNBench, whose clock leaves evaluation out, nor with figures of other divisions or rounds without saying so.</source>
        <translation>MLPerf mantiene la evaluación en su reloj; no se debe comparar con DAWNBench, cuyo reloj la excluye, ni con cifras de otras divisiones o rondas sin decirlo.</translation>
    </message>
    <message>
        <source>time efficiency from 8 to 64 H100, %</source>
        <translation>eficiencia en tiempo de 8 a 64 H100, %</translation>
    </message>
    <message>
        <source>time efficiency from 8 to 3584 H100, %</source>
        <translation>eficiencia en tiempo de 8 a 3584 H100, %</translation>
    </message>
    <message>
        <source>how many times more epochs 3584 H100 need than 8</source>
        <translation>cuántas veces más épocas necesitan 3584 H100 que 8</translation>
    </message>
    <message>
        <source>runs that missed the target over all published logs, %</source>
        <translation>ejecuciones que no alcanzaron el objetivo en todos los registros publicados, %</translation>
    </message>
    <message>
        <source>Fine-tuning with MXNet, 2017</source>
        <translation>Ajuste fino con MXNet, 2017</translation>
    </message>
    <message>
        <source>ResNet-152 and ResNet-50 fine-tuned on Caltech-256 with one to eight GPUs of AWS.</source>
        <translation>ResNet-152 y ResNet-50 con ajuste fino en Caltech-256 con una a ocho GPU de AWS.</translation>
    </message>
    <message>
        <source>training as published, about; set-up apart</source>
        <translation>entrenamiento según lo publicado, aproximado; puesta en marcha aparte</translation>
    </message>
    <message>
        <source>Speed-ups are against one K80. The 7.6 of ResNet-50 is derived here from the 95 % efficiency that is printed.</source>
        <translation>Las aceleraciones son respecto a una K80. El 7,6 de ResNet-50 se deriva aquí de la eficiencia del 95 % impresa.</translation>
    </message>
    <message>
        <source>After one epoch top-1 is 83 to 83.4 % whatever the number of GPUs; the source does not say which number gives which.</source>
        <translation>Tras una época el top-1 es del 83 al 83,4 % con cualquier número de GPU; la fuente no dice qué número da cuál.</translation>
    </message>
    <message>
        <source>Under 2.5 EUR for six epochs follows: 20 minutes at a third of 20 EUR/h are 2.2 EUR. The price of the P2 itself is not printed.</source>
        <translation>Menos de 2,5 EUR por seis épocas se deduce: 20 minutos a un tercio de 20 EUR/h son 2,2 EUR. El precio de la propia P2 no está impreso.</translation>
    </message>
    <message>
        <source>P3 machines cost 2.4 to about 20 EUR/h on demand, about three times a P2 with as many GPUs; their times stand in charts only.</source>
        <translation>Las máquinas P3 cuestan de 2,4 a unos 20 EUR/h bajo demanda, unas tres veces lo que una P2 con igual número de GPU; sus tiempos solo están en gráficos.</translation>
    </message>
    <message>
        <source>A DGX-1 with eight V100 is quoted at 149,000 USD to buy; without years and use that makes no price per hour.</source>
        <translation>Una DGX-1 con ocho V100 se cotiza a 149.000 USD en compra; sin años ni uso, de ahí no sale un precio por hora.</translation>
    </message>
    <message>
        <source>Reading and decoding alone went at over 1,500 images/s with three threads, so the input did not hold the GPUs up.</source>
        <translation>Solo la lectura y la decodificación iban a más de 1500 imág./s con tres hilos, así que la entrada no frenaba las GPU.</translation>
    </message>
    <message>
        <source>NCCL was 3 to 4 % slower than the reduction of the framework itself on four V100.</source>
        <translation>NCCL fue entre un 3 y un 4 % más lento que la reducción del propio framework en cuatro V100.</translation>
    </message>
    <message>
        <source>Fine-tuning with MXNet, 2017: pre-trained networks on Caltech-256; not to be compared with training from scratch.</source>
        <translation>Ajuste fino con MXNet, 2017: redes preentrenadas en Caltech-256; no se debe comparar con un entrenamiento desde cero.</translation>
    </message>
    <message>
        <source>ResNet-152, one epoch</source>
        <translation>ResNet-152, una época</translation>
    </message>
    <message>
        <source>ResNet-50, one epoch</source>
        <translation>ResNet-50, una época</translation>
    </message>
    <message>
        <source>Six epochs on p2.8xlarge</source>
        <translation>Seis épocas en p2.8xlarge</translation>
    </message>
    <message>
        <source>Prices on demand, without times</source>
        <translation>Precios bajo demanda, sin tiempos</translation>
    </message>
    <message>
        <source>scaling efficiency on 8 K80, %</source>
        <translation>eficiencia de escalado con 8 K80, %</translation>
    </message>
    <message>
        <source>spread of top-1 over the numbers of GPUs after one epoch, percentage points, at most</source>
        <translation>dispersión del top-1 entre los números de GPU tras una época, puntos porcentuales, como máximo</translation>
    </message>
    <message>
        <source>cost of six epochs and set-up, %1, at most</source>
        <translation>coste de seis épocas y de la puesta en marcha, %1, como máximo</translation>
    </message>
    <message>
        <source>NVIDIA DeepLearningExamples: ResNet-50</source>
        <translation>NVIDIA DeepLearningExamples: ResNet-50</translation>
    </message>
    <message>
        <source>ResNet-50 v1.5 training throughput by framework, GPU and precision.</source>
        <translation>Rendimiento de entrenamiento de ResNet-50 v1.5 por framework, GPU y precisión numérica.</translation>
    </message>
    <message>
        <source>throughput of training steps, warm-up left out; no time to accuracy</source>
        <translation>rendimiento de los pasos de entrenamiento, sin los de calentamiento; sin tiempo hasta la exactitud objetivo</translation>
    </message>
    <message>
        <source>On eight A100 the same network trains at 16.6 to 26.7 thousand images/s, by framework: a rate without its software stack says little.</source>
        <translation>En ocho A100 la misma red se entrena a entre 16,6 y 26,7 mil imág./s, según el framework: un rendimiento sin su pila de software dice poco.</translation>
    </message>
    <message>
        <source>There is no table for the H100.</source>
        <translation>No hay tabla para la H100.</translation>
    </message>
    <message>
        <source>PyTorch with mixed precision on a DGX A100 ends at 77.12 +/- 0.11 % top-1 after 90 epochs and 78.43 +/- 0.11 % after 250; on a DGX-2 at 75.81 +/- 0.08 % after 50.</source>
        <translation>PyTorch con precisión mixta en una DGX A100 acaba en un 77,12 +/- 0,11 % de top-1 tras 90 épocas y en un 78,43 +/- 0,11 % tras 250; en una DGX-2, en un 75,81 +/- 0,08 % tras 50.</translation>
    </message>
    <message>
        <source>No prices are given, so nothing is ranked by cost.</source>
        <translation>No se dan precios, así que nada se clasifica por coste.</translation>
    </message>
    <message>
        <source>A vendor&apos;s own throughput on tuned containers: not to be compared with time to accuracy, nor with rows of another software stack.</source>
        <translation>Rendimiento del propio fabricante con contenedores optimizados: no se debe comparar con el tiempo hasta la exactitud objetivo, ni con filas de otra pila de software.</translation>
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
        <translation>Pintor por cuadro, 2020</translation>
    </message>
    <message>
        <source>Naming the painter from the painting: what one training costs on rented GPUs, by AUC.</source>
        <translation>Reconocer al pintor por el cuadro: lo que cuesta un entrenamiento en GPU alquiladas, por AUC.</translation>
    </message>
    <message>
        <source>training as published, preparation left out</source>
        <translation>entrenamiento según lo publicado, sin preparación</translation>
    </message>
    <message>
        <source>The T4 row of the heavy model does not follow: 1,003 s at 0.4087 ct/s are 4.10 EUR, not 4.50. The other eight costs do.</source>
        <translation>La fila de la T4 del modelo pesado no se deduce: 1003 s a 0,4087 ct/s son 4,10 EUR, no 4,50. Los otros ocho costes sí.</translation>
    </message>
    <message>
        <source>The same machine has two prices: p2.xlarge 0.0429 and 0.0545 ct/s, the T4 machine 0.4087 and 0.2294 ct/s. The source does not say why.</source>
        <translation>La misma máquina tiene dos precios: p2.xlarge, 0,0429 y 0,0545 ct/s; la máquina T4, 0,4087 y 0,2294 ct/s. La fuente no dice por qué.</translation>
    </message>
    <message>
        <source>The text puts one GTX 1080 Ti two to three times behind on heavy models; by its table the T4 is 7.1 times as fast, and three cards together are 2.4 times behind it.</source>
        <translation>El texto sitúa una GTX 1080 Ti de dos a tres veces por detrás en modelos pesados; según su tabla, la T4 es 7,1 veces más rápida, y tres tarjetas juntas quedan 2,4 veces por detrás.</translation>
    </message>
    <message>
        <source>Prices are quoted in euro cents a second; an hour is 36 times that in euros. Cost is time by price, without a billing quantum.</source>
        <translation>Los precios se dan en céntimos de euro por segundo; una hora son 36 veces eso en euros. El coste es tiempo por precio, sin unidad mínima de facturación.</translation>
    </message>
    <message>
        <source>Preparation takes 20 to 60 minutes and is paid for, but is not in these costs.</source>
        <translation>La preparación lleva de 20 a 60 minutos y se paga, pero no está en estos costes.</translation>
    </message>
    <message>
        <source>The machines differ beside their GPUs: HOSTKEY has a Xeon E5-2637 v4 with 16 GB, AWS 4 virtual CPUs with 61 GB, Google 4 virtual CPUs with 32 GB.</source>
        <translation>Las máquinas difieren en algo más que las GPU: HOSTKEY tiene un Xeon E5-2637 v4 con 16 GB; AWS, 4 CPU virtuales con 61 GB; Google, 4 CPU virtuales con 32 GB.</translation>
    </message>
    <message>
        <source>Painter by painting, 2020: its data set and AUC have no counterpart in other rows; its costs leave preparation and billing quantum out.</source>
        <translation>Pintor por cuadro, 2020: su conjunto de datos y su AUC no tienen equivalente en otras filas; sus costes excluyen la preparación y la unidad mínima de facturación.</translation>
    </message>
    <message>
        <source>Heavy: ResNet-101</source>
        <translation>Pesado: ResNet-101</translation>
    </message>
    <message>
        <source>Light: ResNet-34</source>
        <translation>Ligero: ResNet-34</translation>
    </message>
    <message>
        <source>cost of one training, %1</source>
        <translation>coste de un entrenamiento, %1</translation>
    </message>
    <message>
        <source>how many times longer the heavy model takes on one GTX 1080 Ti than on the T4, at most</source>
        <translation>cuántas veces más tarda el modelo pesado en una GTX 1080 Ti que en la T4, como máximo</translation>
    </message>
    <message>
        <source>Single papers and projects</source>
        <translation>Artículos y proyectos sueltos</translation>
    </message>
    <message>
        <source>ResNets on ImageNet and CIFAR-10 from papers, libraries and one user report.</source>
        <translation>ResNet en ImageNet y CIFAR-10 según artículos, bibliotecas y el informe de un usuario.</translation>
    </message>
    <message>
        <source>by row: each source counts its own time</source>
        <translation>según la fila: cada fuente cuenta su propio tiempo</translation>
    </message>
    <message>
        <source>About 90 % from 8 to 256 P100 follows: 29 h and 1 h make 91 %.</source>
        <translation>Cerca del 90 % de 8 a 256 P100 se deduce: 29 h y 1 h dan un 91 %.</translation>
    </message>
    <message>
        <source>FFCV rows differ in their number of epochs: each is a point on the way from cheap to accurate.</source>
        <translation>Las filas de FFCV difieren en el número de épocas: cada una es un punto en el camino de lo barato a lo exacto.</translation>
    </message>
    <message>
        <source>Single papers and projects: each source has its own recipe and clock; rows of one source only are comparable with each other.</source>
        <translation>Artículos y proyectos sueltos: cada fuente tiene su receta y su reloj; solo son comparables entre sí las filas de una misma fuente.</translation>
    </message>
    <message>
        <source>Large batches on P100</source>
        <translation>Lotes grandes en P100</translation>
    </message>
    <message>
        <source>whole training, as announced</source>
        <translation>entrenamiento completo, según lo anunciado</translation>
    </message>
    <message>
        <source>FFCV, ResNet-50 on p4d</source>
        <translation>FFCV, ResNet-50 en p4d</translation>
    </message>
    <message>
        <source>as published by FFCV</source>
        <translation>según lo publicado por FFCV</translation>
    </message>
    <message>
        <source>FFCV, ResNet-18 on one A100</source>
        <translation>FFCV, ResNet-18 en una A100</translation>
    </message>
    <message>
        <source>AWS P3, 90 epochs</source>
        <translation>AWS P3, 90 épocas</translation>
    </message>
    <message>
        <source>as reported by a user</source>
        <translation>según lo comunicado por un usuario</translation>
    </message>
    <message>
        <source>timm, ResNet-18 on RTX 3090</source>
        <translation>timm, ResNet-18 en RTX 3090</translation>
    </message>
    <message>
        <source>throughput of training steps</source>
        <translation>rendimiento de los pasos de entrenamiento</translation>
    </message>
    <message>
        <source>timm, ResNet-34 on RTX 3090</source>
        <translation>timm, ResNet-34 en RTX 3090</translation>
    </message>
    <message>
        <source>timm, ResNet-50 on RTX 3090</source>
        <translation>timm, ResNet-50 en RTX 3090</translation>
    </message>
    <message>
        <source>timm, ResNet-101 on RTX 3090</source>
        <translation>timm, ResNet-101 en RTX 3090</translation>
    </message>
    <message>
        <source>timm, ResNet-152 on RTX 3090</source>
        <translation>timm, ResNet-152 en RTX 3090</translation>
    </message>
    <message>
        <source>CIFAR-10 on one A100</source>
        <translation>CIFAR-10 en una A100</translation>
    </message>
    <message>
        <source>as published in its README</source>
        <translation>según lo publicado en su README</translation>
    </message>
    <message>
        <source>scaling efficiency from 8 to 256 P100, %</source>
        <translation>eficiencia de escalado de 8 a 256 P100, %</translation>
    </message>
    <message>
        <source>what channels-last gains on ResNet-50, %</source>
        <translation>lo que gana channels-last en ResNet-50, %</translation>
    </message>
    <message>
        <source>TPUv2 against V100, 2018</source>
        <translation>TPUv2 frente a V100, 2018</translation>
    </message>
    <message>
        <source>ResNet-50 on one Cloud TPU and on four V100: images per second, and the cost of top-1 on ImageNet.</source>
        <translation>ResNet-50 en una Cloud TPU y en cuatro V100: imágenes por segundo y coste del top-1 en ImageNet.</translation>
    </message>
    <message>
        <source>training, from epochs and images per second; evaluation and start-up left out</source>
        <translation>entrenamiento, a partir de épocas e imágenes por segundo; sin evaluación ni arranque</translation>
    </message>
    <message>
        <source>374 images/s per USD/h follows only within the rounding of its price: 3,128 at 8.4 USD/h are 372.4, at 8.35 to 8.45 they are 370.2 to 374.6.</source>
        <translation>374 imág./s por USD/h solo se deduce dentro del redondeo de su precio: 3128 a 8,4 USD/h son 372,4; entre 8,35 y 8,45 son de 370,2 a 374,6.</translation>
    </message>
    <message>
        <source>73 USD to 76.4 % follows only within the rounding of 1.3 million images; with that figure as printed it is 74 USD.</source>
        <translation>73 USD hasta el 76,4 % solo se deduce dentro del redondeo de 1,3 millones de imágenes; con esa cifra tal como está impresa son 74 USD.</translation>
    </message>
    <message>
        <source>TensorFlow is said to be about 3 % behind MXNet on the V100; the two figures printed, at different batches, lie 4.6 % apart.</source>
        <translation>Se dice que TensorFlow va cerca de un 3 % por detrás de MXNet en la V100; las dos cifras impresas, con lotes distintos, difieren un 4,6 %.</translation>
    </message>
    <message>
        <source>Times to accuracy are computed here as the source defines them: epochs needed, times 1.3 million images, over images per second.</source>
        <translation>Los tiempos hasta la exactitud objetivo se calculan aquí como los define la fuente: épocas necesarias por 1,3 millones de imágenes, entre imágenes por segundo.</translation>
    </message>
    <message>
        <source>The two implementations differ: the TPU one prepares its images with more work, which costs throughput and gains accuracy.</source>
        <translation>Las dos implementaciones difieren: la de la TPU prepara sus imágenes con más trabajo, lo que cuesta rendimiento y gana exactitud.</translation>
    </message>
    <message>
        <source>The precision is mixed on both: bfloat16 on the TPU, float16 on the V100 (TensorFlow 1.7).</source>
        <translation>La precisión es mixta en ambas: bfloat16 en la TPU, float16 en la V100 (TensorFlow 1.7).</translation>
    </message>
    <message>
        <source>TPUv2 against V100, 2018: its time is computed from epochs and images per second; it is not to be compared with a clock that keeps evaluation or start-up in.</source>
        <translation>TPUv2 frente a V100, 2018: su tiempo se calcula a partir de épocas e imágenes por segundo; no se debe comparar con un reloj que incluya la evaluación o el arranque.</translation>
    </message>
    <message>
        <source>Throughput, synthetic images</source>
        <translation>Rendimiento, imágenes sintéticas</translation>
    </message>
    <message>
        <source>ImageNet, 90 epochs</source>
        <translation>ImageNet, 90 épocas</translation>
    </message>
    <message>
        <source>how far the TPU is ahead of the V100 on synthetic images, %</source>
        <translation>cuánto aventaja la TPU a la V100 con imágenes sintéticas, %</translation>
    </message>
    <message>
        <source>how far MXNet on the V100 is ahead of the TPU, %</source>
        <translation>cuánto aventaja MXNet en la V100 a la TPU, %</translation>
    </message>
    <message>
        <source>how far TensorFlow is behind MXNet on the V100, at their batches of 1024 and 768, %</source>
        <translation>cuánto va TensorFlow por detrás de MXNet en la V100, con sus lotes de 1024 y 768, %</translation>
    </message>
    <message>
        <source>price of an hour of the monthly lease, %1</source>
        <translation>precio de una hora del alquiler mensual, %1</translation>
    </message>
    <message>
        <source>how far the TPU ends ahead in top-1, percentage points</source>
        <translation>ventaja final de la TPU en top-1, puntos porcentuales</translation>
    </message>
    <message>
        <source>hours to %1 % top-1, at most</source>
        <translation>horas hasta el %1 % de top-1, como máximo</translation>
    </message>
    <message>
        <source>Dearer and slower than all others in every group.</source>
        <translation>Más cara y más lenta que todas las demás en todos los grupos.</translation>
    </message>
    <message>
        <source>Dearer and slower than all others in %1 of %2 groups.</source>
        <translation>Más cara y más lenta que todas las demás en %1 de %2 grupos.</translation>
    </message>
    <message>
        <source>The images are small (%1 × %2): images/s here says little about larger images</source>
        <translation>Las imágenes son pequeñas (%1 × %2): las imág./s de aquí dicen poco sobre imágenes mayores</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file</source>
        <translation>Es una tubería o un dispositivo, no un archivo</translation>
    </message>
    <message>
        <source>Write what it holds into a file, and name that</source>
        <translation>Guarde su contenido en un archivo e indique ese archivo</translation>
    </message>
    <message>
        <source>The catalogue is damaged</source>
        <translation>El catálogo está dañado</translation>
    </message>
    <message>
        <source>Search for less at once</source>
        <translation>Acorte la búsqueda</translation>
    </message>
    <message>
        <source>This folder holds the run %1, under another name</source>
        <translation>Esta carpeta contiene la ejecución %1 con otro nombre</translation>
    </message>
    <message>
        <source>Give the folder the run&apos;s id as its name, or take it out of the runs</source>
        <translation>Dé a la carpeta el identificador de la ejecución como nombre o sáquela de la carpeta de ejecuciones</translation>
    </message>
    <message>
        <source>Training images are %1 × %2 pixels, test images %3 × %4</source>
        <translation>Las imágenes de entrenamiento son de %1 × %2 píxeles; las de prueba, de %3 × %4</translation>
    </message>
    <message>
        <source>Seconds of a month at most were expected here</source>
        <translation>Aquí se esperaban segundos, como máximo los de un mes</translation>
    </message>
    <message>
        <source>Write 3600 for billing by the hour</source>
        <translation>Escriba 3600 para la facturación por horas</translation>
    </message>
    <message>
        <source>The currency is %1 in the row and %2 in the head</source>
        <translation>La moneda es %1 en la fila y %2 en el encabezado</translation>
    </message>
    <message>
        <source>Write the one that the price is in</source>
        <translation>Escriba aquella en la que está el precio</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; stands twice in the head</source>
        <translation>La columna «%1» aparece dos veces en el encabezado</translation>
    </message>
    <message>
        <source>Keep the one that is meant</source>
        <translation>Deje la que corresponde</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is in another unit: %2</source>
        <translation>La columna «%1» está en otra unidad: %2</translation>
    </message>
    <message>
        <source>The text has %1 bytes, more than %2</source>
        <translation>El texto ocupa %1 bytes, más de los %2 permitidos</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <translation>Acórtelo</translation>
    </message>
    <message>
        <source>%1 is not encoded as UTF-8</source>
        <translation>%1 no está codificado en UTF-8</translation>
    </message>
    <message>
        <source>Write it in a program or terminal set to UTF-8</source>
        <translation>Escríbalo en un programa o terminal configurado en UTF-8</translation>
    </message>
    <message>
        <source>A line break or another control character is in it</source>
        <translation>Contiene un salto de línea u otro carácter de control</translation>
    </message>
    <message>
        <source>Write it on one line</source>
        <translation>Escríbalo en una sola línea</translation>
    </message>
    <message>
        <source>fast.ai on p3.16xlarge</source>
        <translation>fast.ai en p3.16xlarge</translation>
    </message>
    <message>
        <source>Cloud TPU v2-8, TensorFlow 1.11, progressive resizing</source>
        <translation>Cloud TPU v2-8, TensorFlow 1.11, redimensionado progresivo</translation>
    </message>
    <message>
        <source>Cloud TPU v2-8 and n1-standard-2</source>
        <translation>Cloud TPU v2-8 y n1-standard-2</translation>
    </message>
    <message>
        <source>p3.16xlarge, TensorFlow 1.11 with Horovod</source>
        <translation>p3.16xlarge, TensorFlow 1.11 con Horovod</translation>
    </message>
    <message>
        <source>p3.16xlarge, TensorFlow 1.5 with tensorpack</source>
        <translation>p3.16xlarge, TensorFlow 1.5 con tensorpack</translation>
    </message>
    <message>
        <source>Selectel: GPU nodes in Managed Kubernetes</source>
        <translation>Selectel: nodos con GPU en Managed Kubernetes</translation>
    </message>
    <message>
        <source>Managed Kubernetes node group</source>
        <translation>grupo de nodos de Managed Kubernetes</translation>
    </message>
    <message>
        <source>How to use many GPUs for deep learning (translated article; no date)</source>
        <translation>Cómo usar muchas GPU para el aprendizaje profundo (artículo traducido, sin fecha)</translation>
    </message>
    <message>
        <source>CNN on ImageNet</source>
        <translation>CNN en ImageNet</translation>
    </message>
    <message>
        <source>BERT on SQuAD</source>
        <translation>BERT en SQuAD</translation>
    </message>
    <message>
        <source>MLPerf Training, published logs v0.7 to v4.0</source>
        <translation>MLPerf Training, registros publicados de v0.7 a v4.0</translation>
    </message>
    <message>
        <source>NVIDIA and CoreWeave, v3.0</source>
        <translation>NVIDIA y CoreWeave, v3.0</translation>
    </message>
    <message>
        <source>MosaicML, open division, v2.0</source>
        <translation>MosaicML, división abierta, v2.0</translation>
    </message>
    <message>
        <source>MosaicML, plain PyTorch, v2.0</source>
        <translation>MosaicML, PyTorch puro, v2.0</translation>
    </message>
    <message>
        <source>Intel, 16 nodes of Xeon, v3.0</source>
        <translation>Intel, 16 nodos Xeon, v3.0</translation>
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
        <translation>BEEVA Labs: ajuste fino con MXNet en AWS, 2017</translation>
    </message>
    <message>
        <source>TensorFlow 1 20.06 with XLA, 40 GB</source>
        <translation>TensorFlow 1 20.06 con XLA, 40 GB</translation>
    </message>
    <message>
        <source>TensorFlow 1 20.06 with XLA, 16 GB</source>
        <translation>TensorFlow 1 20.06 con XLA, 16 GB</translation>
    </message>
    <message>
        <source>servernews.ru/1007329, Catalyst team, 2020</source>
        <translation>servernews.ru/1007329, equipo de Catalyst, 2020</translation>
    </message>
    <message>
        <source>HOSTKEY dedicated</source>
        <translation>HOSTKEY dedicado</translation>
    </message>
    <message>
        <source>dedicated</source>
        <translation>dedicado</translation>
    </message>
    <message>
        <source>4 vCPU, 32 GB and T4</source>
        <translation>4 vCPU, 32 GB y T4</translation>
    </message>
    <message>
        <source>Sources by row</source>
        <translation>Fuentes por fila</translation>
    </message>
    <message>
        <source>Goyal et al., ResNet-50</source>
        <translation>Goyal et al., ResNet-50</translation>
    </message>
    <message>
        <source>Goyal et al. 2017, arXiv:1706.02677; NVIDIA developer news</source>
        <translation>Goyal et al., 2017, arXiv:1706.02677; noticias de NVIDIA para desarrolladores</translation>
    </message>
    <message>
        <source>Akiba et al., ResNet-50</source>
        <translation>Akiba et al., ResNet-50</translation>
    </message>
    <message>
        <source>FFCV, 16 epochs</source>
        <translation>FFCV, 16 épocas</translation>
    </message>
    <message>
        <source>FFCV, 24 epochs</source>
        <translation>FFCV, 24 épocas</translation>
    </message>
    <message>
        <source>FFCV, 32 epochs</source>
        <translation>FFCV, 32 épocas</translation>
    </message>
    <message>
        <source>FFCV, 40 epochs</source>
        <translation>FFCV, 40 épocas</translation>
    </message>
    <message>
        <source>FFCV, 56 epochs</source>
        <translation>FFCV, 56 épocas</translation>
    </message>
    <message>
        <source>FFCV, 88 epochs</source>
        <translation>FFCV, 88 épocas</translation>
    </message>
    <message>
        <source>timm, channels last</source>
        <translation>timm, canales al final</translation>
    </message>
    <message>
        <source>timm, PyTorch 1.12</source>
        <translation>timm, PyTorch 1.12</translation>
    </message>
    <message>
        <source>timm, channels first</source>
        <translation>timm, canales al principio</translation>
    </message>
    <message>
        <source>KellerJordan, airbench</source>
        <translation>KellerJordan, airbench</translation>
    </message>
    <message>
        <source>TPUv2 and V100 on ResNet-50, 2018 (Russian translation on Habr)</source>
        <translation>TPUv2 y V100 con ResNet-50, 2018 (traducción rusa en Habr)</translation>
    </message>
    <message>
        <source>AWS p3.8xlarge, reserved</source>
        <translation>AWS p3.8xlarge, reservada</translation>
    </message>
    <message>
        <source>Cirrascale, monthly</source>
        <translation>Cirrascale, mensual</translation>
    </message>
    <message>
        <source>4 x V100 server</source>
        <translation>servidor de 4 × V100</translation>
    </message>
    <message>
        <source>Raise the campaign&apos;s budget, or launch the runs that are left anew</source>
        <translation>Aumente el presupuesto de la serie o inicie de nuevo las ejecuciones que quedan</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>training time to the target, at most the whole, s</source>
        <translation>tiempo de entrenamiento hasta el objetivo, a lo sumo el total, s</translation>
    </message>
    <message>
        <source>time to the target, at most the whole, s</source>
        <translation>tiempo hasta el objetivo, a lo sumo el total, s</translation>
    </message>
    <message>
        <source>Prices are compared as quoted; with tax: %1, all others without</source>
        <translation>Los precios se comparan tal como se indican; con impuestos: %1; los demás, sin impuestos</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>it is no checkpoint, or was cut short</source>
        <translation>no es un punto de control o está truncado</translation>
    </message>
    <message>
        <source>its format is not known</source>
        <translation>su formato es desconocido</translation>
    </message>
    <message>
        <source>it was cut short</source>
        <translation>está truncado</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation>su cabecera está dañada</translation>
    </message>
    <message>
        <source>its tensor %1 is damaged</source>
        <translation>su tensor %1 está dañado</translation>
    </message>
    <message>
        <source>it holds more data than its header names</source>
        <translation>contiene más datos de los que indica su cabecera</translation>
    </message>
    <message>
        <source>There is no architecture &quot;%1&quot;</source>
        <translation>No existe la arquitectura «%1»</translation>
    </message>
    <message>
        <source>Choose offers priced in one currency, or give each run its own budget</source>
        <translation>Elija ofertas con precio en una sola moneda o dé a cada ejecución su propio presupuesto</translation>
    </message>
    <message>
        <source>The campaign&apos;s budget of %1 %2 is spent</source>
        <translation>El presupuesto de la serie, %1 %2, está agotado</translation>
    </message>
    <message>
        <source>It waits until a run of the campaign has shown what it costs</source>
        <translation>Espera a que alguna ejecución de la serie muestre cuánto cuesta</translation>
    </message>
    <message>
        <source>The budget &quot;%1&quot; is not an amount above zero</source>
        <translation>El presupuesto «%1» no es un importe mayor que cero</translation>
    </message>
    <message>
        <source>Write an amount such as 5.00, or nothing for no limit</source>
        <translation>Escriba un importe como 5.00, o nada para no poner límite</translation>
    </message>
    <message>
        <source>A sweep has name, scale_rate, budget, base and axes</source>
        <translation>Un barrido tiene name, scale_rate, budget, base y axes</translation>
    </message>
    <message>
        <source>What the campaign has cost so far is being added up</source>
        <translation>Se está sumando lo que ha costado la serie hasta ahora</translation>
    </message>
    <message>
        <source>Lambda, V100 16 GB</source>
        <translation>Lambda, V100 16 GB</translation>
    </message>
    <message>
        <source>Lambda, A100 80 GB PCIe</source>
        <translation>Lambda, A100 80 GB PCIe</translation>
    </message>
    <message>
        <source>Lambda, A100 80 GB SXM4</source>
        <translation>Lambda, A100 80 GB SXM4</translation>
    </message>
    <message>
        <source>Lambda, GH200 96 GB</source>
        <translation>Lambda, GH200 96 GB</translation>
    </message>
    <message>
        <source>PyTorch 21.03, 80 GB</source>
        <translation>PyTorch 21.03, 80 GB</translation>
    </message>
    <message>
        <source>PyTorch 21.03, 16 GB</source>
        <translation>PyTorch 21.03, 16 GB</translation>
    </message>
    <message>
        <source>PyTorch 21.03, 32 GB</source>
        <translation>PyTorch 21.03, 32 GB</translation>
    </message>
    <message>
        <source>MXNet 22.10, 80 GB</source>
        <translation>MXNet 22.10, 80 GB</translation>
    </message>
    <message>
        <source>MXNet 20.12, 16 GB</source>
        <translation>MXNet 20.12, 16 GB</translation>
    </message>
    <message>
        <source>MXNet 20.12, 32 GB, DGX-2</source>
        <translation>MXNet 20.12, 32 GB, DGX-2</translation>
    </message>
    <message>
        <source>Paddle, 80 GB</source>
        <translation>Paddle, 80 GB</translation>
    </message>
    <message>
        <source>A campaign&apos;s budget needs prices in one currency; &quot;%1&quot; has no price, or one in another currency</source>
        <translation>El presupuesto de una serie requiere precios en una sola moneda; «%1» no tiene precio o lo tiene en otra moneda</translation>
    </message>
    <message>
        <source>The campaign&apos;s budget of %1 %2 is not enough: %3 spent, %4 still to be spent by runs in training, %5 expected of the next run</source>
        <translation>El presupuesto de la serie, %1 %2, no alcanza: %3 gastados, %4 por gastar en las ejecuciones en curso y %5 previstos para la siguiente</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Se ha superado la cuota de disco</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Operación no permitida</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>El sistema de archivos es de solo lectura</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe el archivo o el directorio</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>No es un directorio</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Es un directorio</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>El archivo ya existe</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Error de entrada/salida</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>Events missing from the log here: %1</source>
        <translation>Eventos que faltan aquí en el registro: %1</translation>
    </message>
    <message>
        <source>Figures are made of the others</source>
        <translation>Las cifras se calculan con los demás</translation>
    </message>
    <message>
        <source>The search has more than %1 words or %2 characters</source>
        <translation>La búsqueda tiene más de %1 palabras o %2 caracteres</translation>
    </message>
    <message>
        <source>The catalogue&apos;s version number is none of ours</source>
        <translation>El número de versión del catálogo no es de Epochal</translation>
    </message>
    <message>
        <source>Write amounts in the currency itself, and prices of the time that the column&apos;s name says</source>
        <translation>Escriba los importes en la propia moneda y los precios por el tiempo que indica el nombre de la columna</translation>
    </message>
    <message>
        <source>a number too large to compute with</source>
        <translation>un número demasiado grande</translation>
    </message>
    <message>
        <source>a character that is not UTF-8</source>
        <translation>un carácter que no es UTF-8</translation>
    </message>
    <message>
        <source>a control character within a string</source>
        <translation>un carácter de control dentro de una cadena</translation>
    </message>
    <message>
        <source>the document ends too early</source>
        <translation>el documento termina antes de tiempo</translation>
    </message>
    <message>
        <source>something else was expected here</source>
        <translation>aquí se esperaba otra cosa</translation>
    </message>
    <message>
        <source>something else was expected than &quot;%1&quot;</source>
        <translation>se esperaba otra cosa en lugar de «%1»</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is given twice</source>
        <translation>el miembro «%1» aparece dos veces</translation>
    </message>
    <message>
        <source>more than %1 members in one object</source>
        <translation>más de %1 miembros en un objeto</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>más de %1 niveles de anidamiento</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>longer than %1 bytes</source>
        <translation>más de %1 bytes</translation>
    </message>
    <message>
        <source>it is encoded as UTF-16, not as UTF-8</source>
        <translation>la codificación es UTF-16, no UTF-8</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <extracomment>a machine and its devices: &quot;HOSTKEY dedicated, 3 × GTX 1080 Ti&quot;</extracomment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>every hour of the reservation is used</source>
        <translation>se usan todas las horas de la reserva</translation>
    </message>
    <message>
        <source>every hour of the lease is used</source>
        <translation>se usan todas las horas del alquiler</translation>
    </message>
    <message>
        <source>it draws %1 W, of which processor and accelerators were measured at %2 W</source>
        <translation>consume %1 W, de los cuales procesador y aceleradores midieron %2 W</translation>
    </message>
    <message>
        <source>it draws %1 W</source>
        <translation>consume %1 W</translation>
    </message>
    <message>
        <source>no time is spent on preparation</source>
        <translation>no se dedica tiempo a la preparación</translation>
    </message>
    <message>
        <source>its tax of %1 % is taken out</source>
        <translation>su impuesto del %1&#xa0;% está descontado</translation>
    </message>
    <message>
        <source>its tax, at a rate not known, is left in</source>
        <translation>su impuesto, de tipo desconocido, no está descontado</translation>
    </message>
    <message>
        <source>Prices are compared without tax, which is taken out of: %1</source>
        <translation>Los precios se comparan sin impuestos, descontados en: %1</translation>
    </message>
    <message>
        <source>The run asks for bf16; this device does not compute it itself</source>
        <translation>La ejecución pide bf16; este dispositivo no lo calcula por sí mismo</translation>
    </message>
    <message>
        <source>LibTorch has no kernels for the %1 any more</source>
        <translation>LibTorch ya no tiene núcleos de cálculo para %1</translation>
    </message>
    <message>
        <source>%1 of %2 own runs on this device, each estimated from the others, lie within the range stated for them</source>
        <translation>%1 de %2 ejecuciones propias en este dispositivo, cada una estimada a partir de las demás, quedan dentro del intervalo indicado para ellas</translation>
    </message>
    <message>
        <source>Scaled from own runs on this device (%1), the nearest of them %2</source>
        <translation>Escalado a partir de ejecuciones propias en este dispositivo (%1); la más próxima es %2</translation>
    </message>
    <message>
        <source>%1 of %2 own runs, each estimated this way from the others, lie within a factor of %3</source>
        <translation>%1 de %2 ejecuciones propias, cada una estimada así a partir de las demás, quedan dentro de un factor de %3</translation>
    </message>
    <message>
        <source>No estimate: an image takes %1 times the arithmetic it took in the nearest row, %2; up to %3 times it is scaled</source>
        <translation>Sin estimación: una imagen requiere %1 veces los cálculos de la fila más próxima, %2; se escala hasta %3 veces</translation>
    </message>
    <message>
        <source>No estimate: in the nearest row, %2, an image took %1 times the arithmetic it takes here; up to %3 times it is scaled</source>
        <translation>Sin estimación: en la fila más próxima, %2, una imagen requería %1 veces los cálculos de aquí; se escala hasta %3 veces</translation>
    </message>
    <message>
        <source>No estimate: this network has %1 parameters, that of the nearest row, %2, has %3; up to %4 times it is scaled</source>
        <translation>Sin estimación: esta red tiene %1 parámetros y la de la fila más próxima, %2, tiene %3; se escala hasta %4 veces</translation>
    </message>
    <message>
        <source>No estimate: images of %1 pixels a side, and of %2 in the nearest row, %3; up to %4 times it is scaled</source>
        <translation>Sin estimación: imágenes de %1 píxeles de lado, y en la fila más próxima, %2, de %3; se escala hasta %4 veces</translation>
    </message>
    <message>
        <source>No estimate: a batch of %1 a device, and of %2 in the nearest row, %3; up to %4 times it is scaled</source>
        <translation>Sin estimación: un lote de %1 por dispositivo, y en la fila más próxima, %2, de %3; se escala hasta %4 veces</translation>
    </message>
    <message>
        <source>%1 (what-if)</source>
        <extracomment>a row whose money is that of a machine it did not run on</extracomment>
        <translation>%1 (hipótesis)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two rows that are equal</extracomment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>rows that are equal: the first, how many others</extracomment>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Its cost and time are what one that does is expected to take: those of all its runs, failures in, divided by the runs that reached it.</source>
        <translation>Su coste y su tiempo son los que cabe esperar de una ejecución que lo alcance: los de todas, fallidas incluidas, divididos entre las que lo alcanzaron.</translation>
    </message>
    <message>
        <source>Lines of the log that cannot be read: %1</source>
        <translation>Líneas del registro que no se pueden leer: %1</translation>
    </message>
    <message>
        <source>Events missing from the end of the log: %1</source>
        <translation>Eventos que faltan al final del registro: %1</translation>
    </message>
    <message>
        <source>Names of figures were expected here, such as images_per_second</source>
        <translation>Aquí se esperaban nombres de cifras, como images_per_second</translation>
    </message>
    <message>
        <source>A whole number from 0 to 9 was expected here</source>
        <translation>Aquí se esperaba un número entero de 0 a 9</translation>
    </message>
    <message>
        <source>A target needs a name and a quality</source>
        <translation>Un objetivo necesita un nombre y una calidad</translation>
    </message>
    <message>
        <source>Too many symbolic links</source>
        <translation>Demasiados enlaces simbólicos</translation>
    </message>
    <message>
        <source>This is a symbolic link, which a run&apos;s folder does not have</source>
        <translation>Es un enlace simbólico, que una carpeta de ejecución no tiene</translation>
    </message>
    <message>
        <source>Put the file itself in its place</source>
        <translation>Ponga en su lugar el propio archivo</translation>
    </message>
    <message>
        <source>The file was moved or deleted while it was written</source>
        <translation>El archivo se movió o se eliminó mientras se escribía</translation>
    </message>
    <message>
        <source>Leave files alone while a process writes them</source>
        <translation>No toque los archivos mientras un proceso los escribe</translation>
    </message>
    <message>
        <source>A list of names was expected here</source>
        <translation>Aquí se esperaba una lista de nombres</translation>
    </message>
    <message>
        <source>Not a CIFAR-10 file: %1 bytes are more than %2 records of %3</source>
        <translation>No es un archivo CIFAR-10: %1 bytes son más que %2 registros de %3</translation>
    </message>
    <message>
        <source>The NVIDIA GPUs cannot be used: %1</source>
        <translation>No se pueden usar las GPU de NVIDIA: %1</translation>
    </message>
    <message>
        <source>Check the driver with nvidia-smi, or take the CPU</source>
        <translation>Compruebe el controlador con nvidia-smi o elija la CPU</translation>
    </message>
    <message>
        <source>the driver says &quot;%1&quot; (%2)</source>
        <translation>el controlador dice «%1» (%2)</translation>
    </message>
    <message>
        <source>%1 is of another build</source>
        <translation>%1 es de otra compilación</translation>
    </message>
    <message>
        <source>%1 has compute capability %2, LibTorch needs %3</source>
        <translation>%1 tiene capacidad de cómputo %2; LibTorch necesita %3</translation>
    </message>
    <message>
        <source>%1 replicas need %2 open files; the system allows %3</source>
        <translation>%1 réplicas necesitan %2 archivos abiertos; el sistema permite %3</translation>
    </message>
    <message>
        <source>Take fewer replicas, or allow more open files (ulimit -n)</source>
        <translation>Tome menos réplicas o permita más archivos abiertos (ulimit -n)</translation>
    </message>
    <message>
        <source>The run needs %1 threads; the system gives %2</source>
        <translation>La ejecución necesita %1 hilos; el sistema da %2</translation>
    </message>
    <message>
        <source>Take fewer replicas, compute threads or loader threads</source>
        <translation>Tome menos réplicas, hilos de cálculo o hilos de carga</translation>
    </message>
    <message>
        <source>its position in the run is impossible</source>
        <translation>su posición en la ejecución es imposible</translation>
    </message>
    <message>
        <source>The network&apos;s weights are no longer numbers after step %1</source>
        <translation>Los pesos de la red ya no son números después del paso %1</translation>
    </message>
    <message>
        <source>A checkpoint cannot be read: %1</source>
        <translation>No se puede leer un punto de control: %1</translation>
    </message>
    <message>
        <source>Nothing was changed: make it readable, or take it out of the folder to go on without it</source>
        <translation>No se ha cambiado nada: hágalo legible o sáquelo de la carpeta para seguir sin él</translation>
    </message>
    <message>
        <source>The checkpoint&apos;s position does not fit the run&apos;s data and epochs</source>
        <translation>La posición del punto de control no encaja con los datos y las épocas de la ejecución</translation>
    </message>
    <message>
        <source>Give the run the images it began with, or start a new one</source>
        <translation>Dé a la ejecución las imágenes con las que empezó o inicie otra</translation>
    </message>
    <message>
        <source>The network&apos;s answers are no longer numbers at the evaluation after epoch %1</source>
        <translation>Las respuestas de la red ya no son números en la evaluación tras la época %1</translation>
    </message>
    <message>
        <source>The run ended, but its result could not be saved: %1</source>
        <translation>La ejecución terminó, pero no se pudo guardar su resultado: %1</translation>
    </message>
    <message>
        <source>This GPU has no bfloat16 arithmetic of its own</source>
        <translation>Esta GPU no tiene aritmética bfloat16 propia</translation>
    </message>
    <message>
        <source>Evaluating %1 validation images of %2 classes needs about %3 GB of memory; %4 GB are free</source>
        <translation>Evaluar %1 imágenes de validación de %2 clases necesita unos %3 GB de memoria; hay %4 GB libres</translation>
    </message>
    <message>
        <source>%1 validation images fit</source>
        <translation>Caben %1 imágenes de validación</translation>
    </message>
    <message>
        <source>The system says: %1</source>
        <translation>El sistema dice: %1</translation>
    </message>
    <message>
        <source>The run&apos;s folder is gone: it was moved or deleted</source>
        <translation>La carpeta de la ejecución ya no está: se movió o se eliminó</translation>
    </message>
    <message>
        <source>Put it back where it was and resume the run, or start a new one</source>
        <translation>Devuélvala a su sitio y reanude la ejecución, o inicie otra</translation>
    </message>
    <message>
        <source>Keep the rows you need in the list, such as those of machines with GPUs, or split it</source>
        <translation>Deje en la lista las filas que necesite, por ejemplo las máquinas con GPU, o divídala</translation>
    </message>
    <message>
        <source>The list has %1 MB, more than the %2 that are read</source>
        <translation>La lista tiene %1 MB, más de los %2 que se leen</translation>
    </message>
    <message>
        <source>The list has more than %1 prices</source>
        <translation>La lista tiene más de %1 precios</translation>
    </message>
    <message>
        <source>The budget of %1 %2 does not pay for a start: preparation, loading and what the provider bills at least come to %3 %2</source>
        <translation>El presupuesto de %1 %2 no cubre el inicio: preparación, carga y el mínimo que factura el proveedor suman %3 %2</translation>
    </message>
    <message>
        <source>Raise the budget, shorten the preparation, or choose a cheaper offer</source>
        <translation>Aumente el presupuesto, acorte la preparación o elija una oferta más barata</translation>
    </message>
    <message>
        <source>This is not the record of an import</source>
        <translation>No es el registro de una importación</translation>
    </message>
    <message>
        <source>There is no import to take back</source>
        <translation>No hay ninguna importación que deshacer</translation>
    </message>
    <message>
        <source>Only the last import can be taken back, once</source>
        <translation>Solo se puede deshacer la última importación, una vez</translation>
    </message>
    <message>
        <source>There is no folder %1</source>
        <translation>No existe la carpeta %1</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read</source>
        <translation>No se puede leer la carpeta %1</translation>
    </message>
    <message>
        <source>Check its permissions</source>
        <translation>Compruebe sus permisos</translation>
    </message>
    <message>
        <source>The folder %1 is empty</source>
        <translation>La carpeta %1 está vacía</translation>
    </message>
    <message>
        <source>The folder could not be taken back out of the trash</source>
        <translation>No se pudo recuperar la carpeta de la papelera</translation>
    </message>
    <message>
        <source>Restore it from the trash by hand, if it is still there</source>
        <translation>Restáurela a mano desde la papelera, si aún está allí</translation>
    </message>
    <message>
        <source>Until the catalogue can be used, the runs are indexed in memory: %1</source>
        <translation>Mientras no se pueda usar el catálogo, las ejecuciones se indexan en memoria: %1</translation>
    </message>
    <message>
        <source>Each row is its entry&apos;s log, seconds and top-1 as logged; a log may go on after the target.</source>
        <translation>Cada fila es el registro de su participación, con los segundos y el top-1 tal como constan; un registro puede seguir después del objetivo.</translation>
    </message>
    <message>
        <source>The ResNet-18 entry reached 94 % in six of seven runs and shows about the median one.</source>
        <translation>La participación con ResNet-18 alcanzó el 94&#xa0;% en seis de siete ejecuciones y muestra aproximadamente la mediana.</translation>
    </message>
    <message>
        <source>ResNet-18 on p3.2xlarge, PyTorch 0.3.1</source>
        <translation>ResNet-18 en p3.2xlarge, PyTorch 0.3.1</translation>
    </message>
    <message>
        <source>ResNet-164 on p2.xlarge, PyTorch 0.1.12</source>
        <translation>ResNet-164 en p2.xlarge, PyTorch 0.1.12</translation>
    </message>
    <message>
        <source>Costs are derived here: the time to the first evaluation at or above 93 % top-5, times the price per hour of the entry. Two of these were also read on dawn.cs.stanford.edu, 7.43 and 1,112.64 USD; both follow from the logs to the cent.</source>
        <translation>Los costes se derivan aquí: tiempo hasta la primera evaluación con un 93&#xa0;% de top-5 o más, por el precio por hora de la participación. Dos de ellos constaban también en dawn.cs.stanford.edu, 7,43 y 1112,64 USD; ambos salen de los registros al céntimo.</translation>
    </message>
    <message>
        <source>Each row is its entry&apos;s log, seconds and top-5 as logged; a log may go on after the target.</source>
        <translation>Cada fila es el registro de su participación, con los segundos y el top-5 tal como constan; un registro puede seguir después del objetivo.</translation>
    </message>
    <message>
        <source>Huawei leaves out what compiling takes, about 20 s for each of its four image sizes.</source>
        <translation>Huawei no cuenta la compilación, unos 20 s para cada uno de sus cuatro tamaños de imagen.</translation>
    </message>
    <message>
        <source>Alibaba ecs.gn6e, AIACC 1.3 with TensorFlow 2.1</source>
        <translation>Alibaba ecs.gn6e, AIACC 1.3 con TensorFlow 2.1</translation>
    </message>
    <message>
        <source>Alibaba 16 x ecs.gn6e, AIACC 1.3 with TensorFlow 2.1</source>
        <translation>Alibaba 16 x ecs.gn6e, AIACC 1.3 con TensorFlow 2.1</translation>
    </message>
    <message>
        <source>price of %1 machines, %2/h</source>
        <translation>precio de %1 máquinas, %2/h</translation>
    </message>
    <message>
        <source>A B200 is no faster here than an H200, and mixed precision 4 % faster than FP32 on it: so small a network no longer fills the newest GPUs.</source>
        <translation>Una B200 no es aquí más rápida que una H200, y en ella la precisión mixta es un 4&#xa0;% más rápida que FP32: una red tan pequeña ya no llena las GPU más recientes.</translation>
    </message>
    <message>
        <source>Machines said to be alike differ by 7 %: 45 tests of one H100 SXM5 gave 2,616 to 2,800 images/s, 29 of eight 20,728 to 22,120. The lowest of both is the source&apos;s own first row, here v1.</source>
        <translation>Las máquinas que se dicen iguales difieren en un 7&#xa0;%: 45 pruebas de una H100 SXM5 dieron de 2616 a 2800 imág./s, y 29 de ocho, de 20.728 a 22.120. Los mínimos de ambas son la primera fila de la propia fuente, aquí v1.</translation>
    </message>
    <message>
        <source>2.2 minutes are a whole training to 76.3 % top-1 on 1,024 TPU v3 (Ying et al. 2018, arXiv:1811.06992), not an epoch, which takes 1.2 s there. The paper that the article credits is another, arXiv:1811.03600.</source>
        <translation>2,2 minutos son un entrenamiento completo hasta el 76,3&#xa0;% de top-1 en 1024 TPU v3 (Ying et al. 2018, arXiv:1811.06992), no una época, que allí dura 1,2 s. El trabajo que cita el artículo es otro, arXiv:1811.03600.</translation>
    </message>
    <message>
        <source>The paper credited with the speed-ups of the CNN (Krizhevsky et al. 2012) trained on two GTX 580; it has no runs on four or eight GPUs.</source>
        <translation>El trabajo al que se atribuyen las aceleraciones de la CNN (Krizhevsky et al. 2012) entrenó en dos GTX 580; no tiene ejecuciones en cuatro ni en ocho GPU.</translation>
    </message>
    <message>
        <source>minutes of an epoch on 1024 TPUs, at the 1.05 million images/s of the paper that has these 2.2 minutes</source>
        <translation>minutos por época en 1024 TPU, con los 1,05 millones de imág./s del trabajo que da esos 2,2 minutos</translation>
    </message>
    <message>
        <source>MLPerf Training: epochs against batch</source>
        <translation>MLPerf Training: épocas según el lote</translation>
    </message>
    <message>
        <source>Epochs that ResNet-50 needs to 75.9 % top-1 on ImageNet, by global batch size.</source>
        <translation>Épocas que necesita ResNet-50 para el 75,9&#xa0;% de top-1 en ImageNet, según el tamaño de lote global.</translation>
    </message>
    <message>
        <source>none: epochs alone are given</source>
        <translation>ninguno: solo se dan épocas</translation>
    </message>
    <message>
        <source>Each row is the mean of 10 to 28 reference runs at one batch size; the source gives the epochs of every run. At least 75.9 % was reached, by how much is not given.</source>
        <translation>Cada fila es la media de 10 a 28 ejecuciones de referencia con un tamaño de lote; la fuente da las épocas de cada una. Se alcanzó al menos el 75,9&#xa0;%; no se dice cuánto más.</translation>
    </message>
    <message>
        <source>RCP is a reference convergence point, with its batch. Its devices are not always given; epochs follow from the batch.</source>
        <translation>RCP es un punto de convergencia de referencia, con su lote. No siempre se indican los dispositivos; las épocas dependen del lote.</translation>
    </message>
    <message>
        <source>From a batch of 3,264 to one of 67,840 the epochs grow 2.4 times.</source>
        <translation>De un lote de 3264 a uno de 67.840 las épocas se multiplican por 2,4.</translation>
    </message>
    <message>
        <source>MLPerf Training, reference convergence points v4.0, mlcommons/logging</source>
        <translation>MLPerf Training, puntos de convergencia de referencia v4.0, mlcommons/logging</translation>
    </message>
    <message>
        <source>Epochs to 75.9 % top-1</source>
        <translation>Épocas hasta el 75,9&#xa0;% de top-1</translation>
    </message>
    <message>
        <source>MLPerf&apos;s reference runs give epochs without time: nothing of them can be ranked by time or cost.</source>
        <translation>Las ejecuciones de referencia de MLPerf dan épocas sin tiempo: nada de ellas se puede clasificar por tiempo ni por coste.</translation>
    </message>
    <message>
        <source>A row is the mean of its three scored runs: their time, and the epochs and accuracy at which they stopped.</source>
        <translation>Una fila es la media de sus tres ejecuciones puntuadas: su tiempo, y las épocas y la exactitud con que se detuvieron.</translation>
    </message>
    <message>
        <source>Both MosaicML rows are of the open division: 23.8 min in 27 epochs of another recipe, 110.5 min in 84 epochs of plain PyTorch.</source>
        <translation>Ambas filas de MosaicML son de la división abierta: 23,8 min en 27 épocas con otra receta y 110,5 min en 84 épocas con PyTorch corriente.</translation>
    </message>
    <message>
        <source>74 of the 1,668 logs of rounds v0.7 to v4.0 that could be read missed the target: an expected cost has to count them.</source>
        <translation>74 de los 1668 registros legibles de las rondas v0.7 a v4.0 no alcanzaron el objetivo: un coste esperado tiene que contarlos.</translation>
    </message>
    <message>
        <source>The rows on P2 ran MXNet 0.11.0 with CUDA 8, ResNet-152 pre-trained on ImageNet-11k and ResNet-50 on ImageNet-1k. Which batch the six epochs had is not said.</source>
        <translation>Las filas en P2 usaban MXNet 0.11.0 con CUDA 8, ResNet-152 preentrenada en ImageNet-11k y ResNet-50 en ImageNet-1k. No se dice qué lote tuvieron las seis épocas.</translation>
    </message>
    <message>
        <source>On four V100 the open-source MXNet (0.12.0 and 1.0.0) was 15 % slower than NVIDIA&apos;s container at 16 images a GPU, and less than 1 % slower at 32.</source>
        <translation>En cuatro V100 el MXNet de código abierto (0.12.0 y 1.0.0) fue un 15&#xa0;% más lento que el contenedor de NVIDIA con 16 imágenes por GPU, y menos de un 1&#xa0;% más lento con 32.</translation>
    </message>
    <message>
        <source>The reference of 86.4 % is the one that the article cites from the documentation of MXNet; machine and time are not given.</source>
        <translation>La referencia del 86,4&#xa0;% es la que el artículo cita de la documentación de MXNet; no se indican máquina ni tiempo.</translation>
    </message>
    <message>
        <source>Reference, machine not given</source>
        <translation>Referencia, máquina no indicada</translation>
    </message>
    <message>
        <source>MXNet documentation, ResNet-152</source>
        <translation>Documentación de MXNet, ResNet-152</translation>
    </message>
    <message>
        <source>The T4 takes 1.15 times longer for the heavy model than for the light one, every other machine 3.3 to 6.1 times. Its heavy row also implies 14.71 EUR/h: its times, its prices or both are doubtful, and with them what is said of the T4.</source>
        <translation>La T4 tarda 1,15 veces más con el modelo pesado que con el ligero; las demás máquinas, de 3,3 a 6,1 veces. Su fila pesada implica además 14,71 EUR/h: sus tiempos, sus precios o ambos son dudosos, y con ellos lo que se dice de la T4.</translation>
    </message>
    <message>
        <source>The text calls the time on a GTX 1080 Ti insignificantly longer than on the cards of Google and AWS: against the T4 it is 7.1 times for the heavy model. The K80 is slower than the GTX 1080 Ti in both.</source>
        <translation>El texto dice que el tiempo en una GTX 1080 Ti es insignificantemente mayor que en las tarjetas de Google y AWS: frente a la T4 es 7,1 veces con el modelo pesado. La K80 es más lenta que la GTX 1080 Ti en ambos.</translation>
    </message>
    <message>
        <source>The text says cheaper by almost an order of magnitude: for the heavy model it is 10 to 13 times, for the light one 28 to 31 times.</source>
        <translation>El texto dice casi un orden de magnitud más barato: con el modelo pesado son de 10 a 13 veces; con el ligero, de 28 a 31.</translation>
    </message>
    <message>
        <source>The article names a Xeon E3 for HOSTKEY&apos;s machines in one paragraph and a Xeon E5-2637 v4 in the next.</source>
        <translation>El artículo atribuye a las máquinas de HOSTKEY un Xeon E3 en un párrafo y un Xeon E5-2637 v4 en el siguiente.</translation>
    </message>
    <message>
        <source>how many times longer the heavy model takes on one GTX 1080 Ti than on the T4</source>
        <translation>cuántas veces más tarda el modelo pesado en una GTX 1080 Ti que en la T4</translation>
    </message>
    <message>
        <source>insignificantly longer</source>
        <translation>insignificantemente más</translation>
    </message>
    <message>
        <source>almost an order of magnitude</source>
        <translation>casi un orden de magnitud</translation>
    </message>
    <message>
        <source>how many times longer the heavy model takes than the light one</source>
        <translation>cuántas veces más tarda el modelo pesado que el ligero</translation>
    </message>
    <message>
        <source>price of an hour of the T4 machine, %1</source>
        <translation>precio de una hora de la máquina con T4, %1</translation>
    </message>
    <message>
        <source>The user report of AWS P3 gives about 5,000 images/s on 8 and about 37,000 on 64 GPUs: 78 % of linear from one. It prints 79, which the rounding of 37,000 allows.</source>
        <translation>El informe de usuario de AWS P3 da unas 5000 imág./s con 8 GPU y unas 37.000 con 64: el 78&#xa0;% de lo lineal desde una. Imprime 79, que el redondeo de 37.000 permite.</translation>
    </message>
    <message>
        <source>The accuracies of torchvision&apos;s weights, offered as targets, are those that timm measured at 224 pixels: ResNet-50 V1 ends at 92.87 % top-5, below DAWNBench&apos;s 93.</source>
        <translation>Las exactitudes de los pesos de torchvision, ofrecidas como objetivos, son las que timm midió a 224 píxeles: ResNet-50 V1 acaba en el 92,87&#xa0;% de top-5, por debajo del 93 de DAWNBench.</translation>
    </message>
    <message>
        <source>Akiba et al. 2017, arXiv:1711.04325</source>
        <translation>Akiba et al. 2017, arXiv:1711.04325</translation>
    </message>
    <message>
        <source>scaling efficiency on 16 V100, %</source>
        <translation>eficiencia de escalado en 16 V100, %</translation>
    </message>
    <message>
        <source>scaling efficiency on 64 V100, %</source>
        <translation>eficiencia de escalado en 64 V100, %</translation>
    </message>
    <message>
        <source>ResNet-%1, torchvision weights %2</source>
        <translation>ResNet-%1, pesos de torchvision %2</translation>
    </message>
    <message>
        <source>Earlier events are only in the run&apos;s log file: %1</source>
        <translation>Los eventos anteriores solo están en el registro de la ejecución: %1</translation>
    </message>
    <message>
        <source>%1: %6 s for %2 %3, %4 times faster than the cheapest and %5 times more expensive.</source>
        <translation>%1: %6 s por %2 %3, %4 veces más rápido que el más barato y %5 veces más caro.</translation>
    </message>
    <message>
        <source>%1: %6 min %7 s for %2 %3, %4 times faster than the cheapest and %5 times more expensive.</source>
        <translation>%1: %6 min %7 s por %2 %3, %4 veces más rápido que el más barato y %5 veces más caro.</translation>
    </message>
    <message>
        <source>%1: %6 h %7 min for %2 %3, %4 times faster than the cheapest and %5 times more expensive.</source>
        <translation>%1: %6 h %7 min por %2 %3, %4 veces más rápido que el más barato y %5 veces más caro.</translation>
    </message>
    <message>
        <source>how many times more expensive the heavy model is on the T4 than on one GTX 1080 Ti</source>
        <translation>cuántas veces más caro es el modelo pesado en la T4 que en una GTX 1080 Ti</translation>
    </message>
    <message>
        <source>how many times more expensive the light model is on the T4 than on one GTX 1080 Ti</source>
        <translation>cuántas veces más caro es el modelo ligero en la T4 que en una GTX 1080 Ti</translation>
    </message>
    <message>
        <source>how many times more expensive the light model is on the K80 than on one GTX 1080 Ti</source>
        <translation>cuántas veces más caro es el modelo ligero en la K80 que en una GTX 1080 Ti</translation>
    </message>
</context>
<context>
    <name>epochal::Program</name>
    <message>
        <source>en, ru or es</source>
        <translation>en, ru o es</translation>
    </message>
    <message>
        <source>This command</source>
        <translation>Esta orden</translation>
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
        <source>A spec to configure</source>
        <translation>Especificación que se va a configurar</translation>
    </message>
    <message>
        <source>runs, configure, live, compare, providers or reports</source>
        <translation>runs, configure, live, compare, providers o reports</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <extracomment>%1 = what went wrong, %2 = what to do about it</extracomment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>epochal report --help says how it is used.</source>
        <translation>epochal report --help explica su uso.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>Writes the report of a run, of a comparison of several, of a campaign or of a published study as PDF, HTML or CSV. Needs no display. The same input gives the same bytes.</source>
        <translation>Escribe el informe de una ejecución, de una comparación de varias, de una serie o de un estudio publicado en PDF, HTML o CSV. No necesita pantalla. Los mismos datos dan los mismos bytes.</translation>
    </message>
    <message>
        <source>The published study with this id; --list names them</source>
        <translation>El estudio publicado con este identificador; --list los muestra</translation>
    </message>
    <message>
        <source>The PDF file to write</source>
        <translation>El archivo PDF que se escribe</translation>
    </message>
    <message>
        <source>The HTML file to write: one file, charts inside</source>
        <translation>El archivo HTML que se escribe: un solo archivo, con los gráficos dentro</translation>
    </message>
    <message>
        <source>The CSV file to write: all figures of the report</source>
        <translation>El archivo CSV que se escribe: todas las cifras del informe</translation>
    </message>
    <message>
        <source>A file to write; its ending decides: .pdf, .html or .csv. May be given again</source>
        <translation>Un archivo que se escribe; decide su extensión: .pdf, .html o .csv. Se puede repetir</translation>
    </message>
    <message>
        <source>Compare time and cost to this top-1 in percent, such as 93.5</source>
        <translation>Comparar tiempo y coste hasta este top-1 en porcentaje, como 93.5</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>porcentaje</translation>
    </message>
    <message>
        <source>Title of the report</source>
        <translation>Título del informe</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>en, ru or es; the system&apos;s if it is left out</source>
        <translation>en, ru o es; si se omite, el del sistema</translation>
    </message>
    <message>
        <source>code</source>
        <translation>código</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Run folders: one makes a run&apos;s report, several make a comparison</source>
        <translation>Carpetas de ejecución: una da el informe de una ejecución; varias, una comparación</translation>
    </message>
    <message>
        <source>There is no language %1: choose en, ru or es.</source>
        <translation>No existe el idioma %1: elija en, ru o es.</translation>
    </message>
    <message>
        <source>Nothing to report on: name run folders, --study or --campaign.</source>
        <translation>No hay nada de que informar: indique carpetas de ejecución, --study o --campaign.</translation>
    </message>
    <message>
        <source>One report is of run folders, a study or a campaign, not of several of these.</source>
        <translation>Un informe es de carpetas de ejecución, de un estudio o de una serie, no de varias de estas cosas.</translation>
    </message>
    <message>
        <source>The target is %1: give a percentage above 0 and up to 100.</source>
        <translation>El objetivo es %1: indique un porcentaje mayor que 0 y hasta 100.</translation>
    </message>
    <message>
        <source>%1 ends neither in .pdf nor in .html nor in .csv.</source>
        <translation>%1 no termina ni en .pdf ni en .html ni en .csv.</translation>
    </message>
    <message>
        <source>No file to write: give --pdf, --html, --csv or --output.</source>
        <translation>Ningún archivo que escribir: indique --pdf, --html, --csv o --output.</translation>
    </message>
    <message>
        <source>All runs of the campaign with this id; --list names them</source>
        <translation>Todas las ejecuciones de la serie con este identificador; --list las enumera</translation>
    </message>
    <message>
        <source>Names the published studies and the campaigns, and leaves</source>
        <translation>Enumera los estudios publicados y las series, y termina</translation>
    </message>
    <message>
        <source>There is no theme %1: choose system, light or dark.</source>
        <translation>No existe el tema %1: elija system, light o dark.</translation>
    </message>
    <message>
        <source>There is no page %1: choose runs, configure, live, compare, providers or reports.</source>
        <translation>No existe la página %1: elija runs, configure, live, compare, providers o reports.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>One spec can be configured at a time, not %1.</source>
        <translation>Solo se puede configurar una especificación a la vez, no %1.</translation>
    </message>
    <message>
        <source>There is no command and no file %1.</source>
        <translation>No existe ni orden ni archivo %1.</translation>
    </message>
    <message>
        <source>Commands without a window: epochal report, epochal prices; each with --help.</source>
        <translation>Órdenes sin ventana: epochal report, epochal prices; cada una con --help.</translation>
    </message>
    <message>
        <source>epochal --help says how it is used.</source>
        <extracomment>after what is wrong with the command line</extracomment>
        <translation>epochal --help explica cómo se usa.</translation>
    </message>
    <message>
        <source>There is no display to show a window on. epochal report, epochal prices and epochal-worker need none.</source>
        <translation>No hay pantalla donde mostrar una ventana. epochal report, epochal prices y epochal-worker no la necesitan.</translation>
    </message>
    <message>
        <source>epochal prices --help says how it is used.</source>
        <translation>epochal prices --help explica cómo se usa.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>%1/h</source>
        <extracomment>an amount of money per hour</extracomment>
        <translation>%1/h</translation>
    </message>
    <message>
        <source>line %1: %2, %3</source>
        <extracomment>%1 = a line&apos;s number, %2 = good, flagged or refused, %3 = the offer</extracomment>
        <translation>línea %1: %2, %3</translation>
    </message>
    <message>
        <source>import reads a price list (Epochal&apos;s, SkyPilot&apos;s or gpuhunt&apos;s) and keeps its good prices; undo takes the last import back. Needs no display.</source>
        <translation>import lee una lista de precios (de Epochal, SkyPilot o gpuhunt) y se queda con los buenos; undo deshace la última importación. No necesita pantalla.</translation>
    </message>
    <message>
        <source>Whose prices they are, for lists that do not say it</source>
        <translation>De quién son los precios, para listas que no lo dicen</translation>
    </message>
    <message>
        <source>The day of the prices, such as 2026-11-09, for lists that do not say it</source>
        <translation>El día de los precios, como 2026-11-09, para listas que no lo dicen</translation>
    </message>
    <message>
        <source>day</source>
        <translation>día</translation>
    </message>
    <message>
        <source>Where the list is from, for lists that do not say it</source>
        <translation>De dónde es la lista, para listas que no lo dicen</translation>
    </message>
    <message>
        <source>Numbers have a decimal comma: 4,60 is four and sixty hundredths</source>
        <translation>Los números llevan coma decimal: 4,60 son cuatro con sesenta centésimas</translation>
    </message>
    <message>
        <source>Take only what matches: provider, instance, GPU or region</source>
        <translation>Tomar solo lo que coincida: proveedor, instancia, GPU o región</translation>
    </message>
    <message>
        <source>Take only machines with GPUs</source>
        <translation>Tomar solo máquinas con GPU</translation>
    </message>
    <message>
        <source>Take flagged prices too; they are never ranked</source>
        <translation>Tomar también los precios marcados; nunca se clasifican</translation>
    </message>
    <message>
        <source>Print the verdict on every price, and take none</source>
        <translation>Mostrar el veredicto de cada precio y no tomar ninguno</translation>
    </message>
    <message>
        <source>Print JSON lines: the verdict on every price, then a summary</source>
        <translation>Mostrar líneas JSON: el veredicto de cada precio y un resumen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>The price list</source>
        <translation>La lista de precios</translation>
    </message>
    <message>
        <source>Write import and a file, or undo.</source>
        <translation>Escriba import y un archivo, o undo.</translation>
    </message>
    <message>
        <source>Name the price list to import.</source>
        <translation>Indique la lista de precios que se va a importar.</translation>
    </message>
    <message>
        <source>The day is %1: write it as 2026-11-09.</source>
        <translation>El día es %1: escríbalo como 2026-11-09.</translation>
    </message>
    <message>
        <source>%1, a price list of %2: lines %3; offers good %4, flagged %5, refused %6</source>
        <extracomment>%1 = a file, %2 = whose format, %3 to %6 = numbers</extracomment>
        <translation>%1, una lista de precios de %2: líneas %3; ofertas buenas %4, marcadas %5, rechazadas %6</translation>
    </message>
    <message>
        <source>Numbers with a comma were met: --decimal-comma takes 4,60 for four and sixty hundredths</source>
        <translation>Hay números con coma: --decimal-comma toma 4,60 por cuatro con sesenta centésimas</translation>
    </message>
    <message>
        <source>Nothing was imported; without --dry-run it would be: %1</source>
        <translation>No se ha importado nada; sin --dry-run serían: %1</translation>
    </message>
    <message>
        <source>Nothing was imported; --dry-run says why</source>
        <translation>No se ha importado nada; --dry-run dice por qué</translation>
    </message>
    <message>
        <source>Imported: %1. epochal prices undo takes them back</source>
        <translation>Importados: %1. epochal prices undo lo deshace</translation>
    </message>
    <message>
        <source>Taken back: %1 of %2</source>
        <translation>Deshechos: %1 de %2</translation>
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
    <name>epochal::ui::AmountField</name>
    <message>
        <source>Write digits and a decimal sign, such as %1</source>
        <translation>Escriba cifras y un signo decimal, como %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::BarCharts</name>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>No row has both a price and a time, so that none has a cost.</source>
        <translation>Ninguna fila tiene a la vez precio y tiempo, así que ninguna tiene coste.</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>sin coste</translation>
    </message>
    <message>
        <source>published %1</source>
        <translation>publicado %1</translation>
    </message>
    <message>
        <source>published, %1</source>
        <translation>publicado, %1</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>sin tiempo</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>No row has a time by this clock.</source>
        <translation>Ninguna fila tiene un tiempo según este reloj.</translation>
    </message>
    <message>
        <source>no rate or price</source>
        <translation>sin rendimiento o precio</translation>
    </message>
    <message>
        <source>images/s per %1</source>
        <translation>imág./s por %1</translation>
    </message>
    <message>
        <source>price per hour</source>
        <translation>precio por hora</translation>
    </message>
    <message>
        <source>No row has both a rate in images/s and a price.</source>
        <translation>Ninguna fila tiene a la vez un rendimiento en imág./s y un precio.</translation>
    </message>
    <message>
        <source>kWh</source>
        <translation>kWh</translation>
    </message>
    <message>
        <source>No row has its energy measured. A machine that can tell has it in its runs.</source>
        <translation>Ninguna fila tiene medida su energía. Una máquina capaz de medirla la registra en sus ejecuciones.</translation>
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
            <numerusform>%1 para %n ejecución</numerusform>
            <numerusform>%1 para las %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Campaign budget</source>
        <translation>Presupuesto de la serie</translation>
    </message>
    <message>
        <source>What all runs may cost together. The queue begins no further run that is expected to exceed it, and says so; runs in training go on. Empty is no limit.</source>
        <translation>Lo que pueden costar juntas todas las ejecuciones. La cola no inicia otra ejecución con la que se prevea superarlo, y lo indica; las que están en curso continúan. Vacío: sin límite.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CampaignModel</name>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
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
        <translation>Tiempo
activo</translation>
    </message>
    <message>
        <source>Cost
so far</source>
        <translation>Coste
hasta ahora</translation>
    </message>
    <message>
        <source>Taken out</source>
        <translation>Quitada</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CampaignView</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>a figure, its least and its most</extracomment>
        <translation>%1 (de %2 a %3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 de %2 terminadas</translation>
    </message>
    <message numerus="yes">
        <source>%n in training</source>
        <translation>
            <numerusform>%n en entrenamiento</numerusform>
            <numerusform>%n en entrenamiento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <translation>
            <numerusform>%n interrumpida</numerusform>
            <numerusform>%n interrumpidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fallida</numerusform>
            <numerusform>%n fallidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Active time so far</source>
        <translation>Tiempo activo hasta ahora</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Hasta el final</translation>
    </message>
    <message>
        <source>By the pace of the runs that are done or in training; the least and the most are those of a single run.</source>
        <translation>Según el ritmo de las ejecuciones terminadas o en entrenamiento; el mínimo y el máximo son los de una sola ejecución.</translation>
    </message>
    <message>
        <source>Known once the first run shows its pace.</source>
        <translation>Se conoce en cuanto la primera ejecución muestra su ritmo.</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Coste hasta ahora</translation>
    </message>
    <message>
        <source>Cost to finish</source>
        <translation>Coste hasta terminar</translation>
    </message>
    <message>
        <source>As each run&apos;s own offer bills it: preparation, minimum and quantum in.</source>
        <translation>Como lo factura la oferta de cada ejecución: con preparación, cargo mínimo y unidad mínima.</translation>
    </message>
    <message>
        <source>Without a price</source>
        <translation>Sin precio</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop all of it?</source>
        <translation>¿Detenerlo todo?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Runs of the campaign</source>
        <translation>Ejecuciones de la serie</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Put the runs that have begun side by side</source>
        <translation>Poner una junto a otra las ejecuciones iniciadas</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>The campaign as a document to print</source>
        <translation>La serie como documento para imprimir</translation>
    </message>
    <message>
        <source>Stops what trains, which keeps a checkpoint, and takes out what waits</source>
        <translation>Detiene lo que se entrena, que conserva un punto de control, y retira lo que espera</translation>
    </message>
    <message>
        <source>No campaigns yet</source>
        <translation>Aún no hay series</translation>
    </message>
    <message>
        <source>Vary a field on the Configure page, such as the batch size over 32, 64, 128: its runs stand together here.</source>
        <translation>Varíe un campo en la página Configurar, como el tamaño de lote en 32, 64, 128: sus ejecuciones aparecen aquí juntas.</translation>
    </message>
    <message>
        <source>&amp;Budget of the campaign</source>
        <translation>Pres&amp;upuesto de la serie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Budget of the campaign</source>
        <translation>Presupuesto de la serie</translation>
    </message>
    <message>
        <source>What all its runs may cost together. The queue begins no run that is expected to exceed it; runs in training go on.</source>
        <translation>Lo que pueden costar juntas todas sus ejecuciones. La cola no inicia ninguna con la que se prevea superarlo; las que están en curso continúan.</translation>
    </message>
    <message numerus="yes">
        <source>%n stopped</source>
        <translation>
            <numerusform>%n detenida</numerusform>
            <numerusform>%n detenidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken out</source>
        <translation>
            <numerusform>%n quitada</numerusform>
            <numerusform>%n quitadas</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
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
    <name>epochal::ui::CompareCharts</name>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Images/s per price</source>
        <translation>Imág./s por precio</translation>
    </message>
    <message>
        <source>Cost against time</source>
        <translation>Coste frente a tiempo</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Cost to accuracy</source>
        <translation>Coste hasta la exactitud objetivo</translation>
    </message>
    <message>
        <source>Time to accuracy</source>
        <translation>Tiempo hasta la exactitud objetivo</translation>
    </message>
    <message>
        <source>Speed-up over devices</source>
        <translation>Aceleración según dispositivos</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Eficiencia de escalado</translation>
    </message>
    <message>
        <source>Images/s over batch size</source>
        <translation>Imág./s según tamaño de lote</translation>
    </message>
    <message>
        <source>Time over batch size</source>
        <translation>Tiempo según tamaño de lote</translation>
    </message>
    <message>
        <source>Break-even use</source>
        <translation>Uso de equilibrio</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Cost by kind of price</source>
        <translation>Coste por tipo de precio</translation>
    </message>
    <message>
        <source>Parameters that differ</source>
        <translation>Parámetros que difieren</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Tiempo de entrenamiento</translation>
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
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareColumns</name>
    <message>
        <source>per hour</source>
        <translation>por hora</translation>
    </message>
    <message>
        <source>Provider, machine</source>
        <translation>Proveedor, máquina</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seed(s)</source>
        <translation>
            <numerusform>%1, %n semilla</numerusform>
            <numerusform>%1, %n semillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión numérica</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Lote global</translation>
    </message>
    <message>
        <source>images</source>
        <translation>imágenes</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Mejor %1</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Último %1</translation>
    </message>
    <message>
        <source>%1 at epoch %2</source>
        <translation>%1 en la época %2</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Objetivo alcanzado</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>época</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Coste hasta el objetivo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>imág./s</translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation>Imág./s</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>times</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Eficiencia</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Verificación</translation>
    </message>
    <message>
        <source>Against the
cheapest</source>
        <translation>Frente a la
más barata</translation>
    </message>
    <message>
        <source>Cost and time</source>
        <translation>Coste y tiempo</translation>
    </message>
    <message>
        <source>published %1, recomputed %2</source>
        <translation>publicado %1, recalculado %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a published figure and what its audit says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>no se deduce</translation>
    </message>
    <message>
        <source>%, by time</source>
        <translation>%, por tiempo</translation>
    </message>
    <message>
        <source>Priced at</source>
        <translation>Con el precio de</translation>
    </message>
    <message>
        <source>%1, what-if</source>
        <extracomment>an offer under which a run is priced though it did not run on it</extracomment>
        <translation>%1, hipótesis</translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation>Se ejecutó en</translation>
    </message>
    <message>
        <source>Processor or accelerator</source>
        <translation>Procesador o acelerador</translation>
    </message>
    <message>
        <source>Cost assumes</source>
        <translation>El coste supone</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>se deduce</translation>
    </message>
    <message>
        <source>within rounding</source>
        <translation>dentro del redondeo</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>no se puede saber</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareControls</name>
    <message>
        <source>each row&apos;s own offer</source>
        <translation>la oferta de cada fila</translation>
    </message>
    <message>
        <source>There is no rate from %1 to %2. Enter one on the Providers page.</source>
        <translation>No hay tipo de cambio de %1 a %2. Introduzca uno en la página Proveedores.</translation>
    </message>
    <message>
        <source>These rows have no curves, so that only their ends can be compared.</source>
        <translation>Estas filas no tienen curvas, así que solo se pueden comparar sus finales.</translation>
    </message>
    <message>
        <source>As quoted</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>reached by %1 of %2</source>
        <translation>alcanzado por %1 de %2</translation>
    </message>
    <message>
        <source>As frozen</source>
        <translation>Fijado</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>Bajo demanda</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reservada</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
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
        <source>Kind of price</source>
        <translation>Tipo de precio</translation>
    </message>
    <message>
        <source>The prices that the runs were frozen with (%1)</source>
        <translation>Los precios fijados en las ejecuciones (%1)</translation>
    </message>
    <message>
        <source>What if: the same machines by their newest price of this kind (%1)</source>
        <translation>Hipótesis: las mismas máquinas con su precio más reciente de este tipo (%1)</translation>
    </message>
    <message>
        <source>Evaluation out</source>
        <translation>Sin evaluación</translation>
    </message>
    <message>
        <source>Evaluation in</source>
        <translation>Con evaluación</translation>
    </message>
    <message>
        <source>As billed</source>
        <translation>Facturado</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>What the offer charges for: preparation, pauses on a rented machine, the billing quantum</source>
        <translation>Lo que cobra la oferta: preparación, pausas en una máquina alquilada, unidad mínima de facturación</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Priced by</source>
        <translation>Precio según</translation>
    </message>
    <message>
        <source>What if: every row by one offer of the price book</source>
        <translation>Hipótesis: todas las filas con una oferta de la lista de precios</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Currency of prices and costs. Only those with a rate can be chosen.</source>
        <translation>Moneda de precios y costes. Solo se pueden elegir las que tienen tipo de cambio.</translation>
    </message>
    <message>
        <source>Seeds as one row</source>
        <translation>Semillas en una fila</translation>
    </message>
    <message>
        <source>Runs that differ in their seed alone become one row with mean and spread</source>
        <translation>Las ejecuciones que solo difieren en la semilla forman una fila con media y dispersión</translation>
    </message>
    <message>
        <source>No price of this kind is known for any of these machines. Add one on the Providers page.</source>
        <translation>No se conoce ningún precio de este tipo para estas máquinas. Añada uno en la página Proveedores.</translation>
    </message>
    <message>
        <source>Steps alone: start-up, evaluation and checkpoints are left out</source>
        <translation>Solo los pasos: sin arranque, evaluación ni puntos de control</translation>
    </message>
    <message>
        <source>Steps, start-up, evaluation and checkpoints</source>
        <translation>Pasos, arranque, evaluación y puntos de control</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareHead</name>
    <message>
        <source>clock: what the offer bills</source>
        <translation>reloj: lo que factura la oferta</translation>
    </message>
    <message numerus="yes">
        <source>Audit: %n of %1 figure(s) does not follow from its inputs</source>
        <translation>
            <numerusform>Verificación: %n de %1 cifras no se deduce de sus datos</numerusform>
            <numerusform>Verificación: %n de %1 cifras no se deducen de sus datos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Audit: %n of %1 figure(s) cannot be checked</source>
        <translation>
            <numerusform>Verificación: %n de %1 cifras no se puede comprobar</numerusform>
            <numerusform>Verificación: %n de %1 cifras no se pueden comprobar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Audit: all %n figure(s) follow from their inputs</source>
        <translation>
            <numerusform>Verificación: la %n cifra se deduce de sus datos</numerusform>
            <numerusform>Verificación: las %n cifras se deducen de sus datos</numerusform>
        </translation>
    </message>
    <message>
        <source>What if: every row priced by %1</source>
        <translation>Hipótesis: todas las filas con el precio de %1</translation>
    </message>
    <message>
        <source>What if: the same machines, price kind “%1”</source>
        <translation>Hipótesis: las mismas máquinas, tipo de precio «%1»</translation>
    </message>
    <message>
        <source>Price kind “%1”: these are the frozen prices</source>
        <translation>Tipo de precio «%1»: estos son los precios fijados</translation>
    </message>
    <message>
        <source>Prices as frozen or published; other kinds price these rows as a what-if</source>
        <translation>Precios fijados o publicados; otros tipos dan a estas filas un precio de hipótesis</translation>
    </message>
    <message numerus="yes">
        <source>%n published row(s)</source>
        <translation>
            <numerusform>%n fila publicada</numerusform>
            <numerusform>%n filas publicadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>quality measure: %1</source>
        <translation>medida de calidad: %1</translation>
    </message>
    <message>
        <source>clock: %1</source>
        <translation>reloj: %1</translation>
    </message>
    <message>
        <source>1 %1 = %2 %3 on %4 (%5)</source>
        <translation>1 %1 = %2 %3 el %4 (%5)</translation>
    </message>
    <message>
        <source>clock: steps alone</source>
        <translation>reloj: solo los pasos</translation>
    </message>
    <message>
        <source>clock: with start-up, evaluation and checkpoints</source>
        <translation>reloj: con arranque, evaluación y puntos de control</translation>
    </message>
    <message>
        <source>What if: some rows are priced at hardware that they did not run on</source>
        <translation>Hipótesis: algunas filas llevan el precio de máquinas en las que no se ejecutaron</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n row(s))</source>
        <translation>
            <numerusform>%1 (%n fila)</numerusform>
            <numerusform>%1 (%n filas)</numerusform>
        </translation>
    </message>
    <message>
        <source>costs assume: %1</source>
        <translation>los costes suponen: %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareModel</name>
    <message>
        <source>What-if: priced at hardware that it did not run on.</source>
        <translation>Hipótesis: con el precio de una máquina en la que no se ejecutó.</translation>
    </message>
    <message>
        <source>What-if: priced by another offer than it ran under.</source>
        <translation>Hipótesis: con el precio de otra oferta que la de su ejecución.</translation>
    </message>
    <message>
        <source>The cost assumes: %1.</source>
        <translation>El coste supone: %1.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparePage</name>
    <message>
        <source>Add runs or published rows</source>
        <translation>Añadir ejecuciones o filas publicadas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Add runs…</source>
        <translation>Añadir ejecuciones…</translation>
    </message>
    <message>
        <source>Choose runs on the Runs page</source>
        <translation>Elegir ejecuciones en la página Ejecuciones</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Write a report of this comparison</source>
        <translation>Escribir un informe de esta comparación</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write the table to a CSV file</source>
        <translation>Guardar la tabla en un archivo CSV</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Keep this comparison under a name</source>
        <translation>Conservar esta comparación con un nombre</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Forget this saved comparison; its runs stay</source>
        <translation>Olvidar esta comparación guardada; sus ejecuciones se conservan</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Take the chosen rows out of this comparison</source>
        <translation>Quitar las filas elegidas de esta comparación</translation>
    </message>
    <message>
        <source>Prices as frozen</source>
        <translation>Precios fijados</translation>
    </message>
    <message>
        <source>What if: on demand</source>
        <translation>Hipótesis: bajo demanda</translation>
    </message>
    <message>
        <source>What if: reserved</source>
        <translation>Hipótesis: reservada</translation>
    </message>
    <message>
        <source>What if: spot</source>
        <translation>Hipótesis: spot</translation>
    </message>
    <message>
        <source>What if: monthly</source>
        <translation>Hipótesis: mensual</translation>
    </message>
    <message>
        <source>What if: own machine</source>
        <translation>Hipótesis: máquina propia</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Qué se compara</translation>
    </message>
    <message>
        <source>Rows compared</source>
        <translation>Filas comparadas</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Choose two runs or more</source>
        <translation>Elija dos ejecuciones o más</translation>
    </message>
    <message>
        <source>One run alone has nothing to be compared with. Choose more on the Runs page, or open a published study.</source>
        <translation>Una sola ejecución no tiene con qué compararse. Elija más en la página Ejecuciones, o abra un estudio publicado.</translation>
    </message>
    <message>
        <source>Select runs on the Runs page and press Ctrl+Shift+C, or open a published study.</source>
        <translation>Seleccione ejecuciones en la página Ejecuciones y pulse Ctrl+Shift+C, o abra un estudio publicado.</translation>
    </message>
    <message>
        <source>Choose runs</source>
        <translation>Elegir ejecuciones</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation>Abrir «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Chosen rows (%n)</source>
        <translation>
            <numerusform>Fila elegida (%n)</numerusform>
            <numerusform>Filas elegidas (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs of the Runs page…</source>
        <translation>Ejecuciones de la página Ejecuciones…</translation>
    </message>
    <message>
        <source>Published rows</source>
        <translation>Filas publicadas</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) taken out of the comparison.</source>
        <translation>
            <numerusform>%n fila quitada de la comparación.</numerusform>
            <numerusform>%n filas quitadas de la comparación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save comparison</source>
        <translation>Guardar comparación</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The comparison “%1” is forgotten.</source>
        <translation>La comparación «%1» se ha olvidado.</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Exportar comparación</translation>
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
        <source>Accuracy at an epoch</source>
        <translation>Exactitud en una época</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Nothing is ranked.</source>
        <translation>Nada se clasifica.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n row(s)</source>
        <translation>
            <numerusform>Comparación de %n fila</numerusform>
            <numerusform>Comparación de %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of %2 runs are compared: more would not be told apart.</source>
        <translation>Se comparan las %1 primeras de %2 ejecuciones: más no se distinguirían.</translation>
    </message>
    <message>
        <source>Take rows out of the comparison</source>
        <translation>Quitar filas de la comparación</translation>
    </message>
    <message>
        <source>Forget a comparison</source>
        <translation>Olvidar una comparación</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareTable</name>
    <message>
        <source>Columns as they suit</source>
        <translation>Columnas automáticas</translation>
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
        <translation>tiempo de entrenamiento</translation>
    </message>
    <message>
        <source>active time</source>
        <translation>tiempo activo</translation>
    </message>
    <message>
        <source>billed time</source>
        <translation>tiempo facturado</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sin grupos</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Acelerador</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño de lote</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>The rows have prices in several currencies. Choose one to compare them in.</source>
        <translation>Las filas tienen precios en varias monedas. Elija una para compararlas.</translation>
    </message>
    <message>
        <source>None of these rows has a price that can be used. Prices of offers stand on the Providers page.</source>
        <translation>Ninguna de estas filas tiene un precio utilizable. Los precios de las ofertas están en la página Proveedores.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>on the Pareto frontier</source>
        <translation>en la frontera de Pareto</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>sin clasificar</translation>
    </message>
    <message>
        <source>on the frontier</source>
        <translation>en la frontera</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>hipótesis</translation>
    </message>
    <message>
        <source>as cheap as %1, and slower</source>
        <translation>tan barata como %1 y más lenta</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>target not reached</source>
        <translation>objetivo no alcanzado</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>sin tiempo</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>más lenta</translation>
    </message>
    <message>
        <source>as fast as %1, and more expensive</source>
        <translation>tan rápida como %1 y más cara</translation>
    </message>
    <message>
        <source>more expensive and slower than all others</source>
        <translation>más cara y más lenta que todas las demás</translation>
    </message>
    <message>
        <source>more expensive and slower than %1</source>
        <translation>más cara y más lenta que %1</translation>
    </message>
    <message numerus="yes">
        <source>more expensive and slower than %n others</source>
        <translation>
            <numerusform>más cara y más lenta que %n otra</numerusform>
            <numerusform>más cara y más lenta que %n otras</numerusform>
        </translation>
    </message>
    <message>
        <source>more expensive and slower</source>
        <translation>más cara y más lenta</translation>
    </message>
    <message>
        <source>more expensive</source>
        <translation>más cara</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonCharts</name>
    <message>
        <source>target %1</source>
        <translation>objetivo %1</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <extracomment>axis title, where the axis begins</extracomment>
        <translation>%1, desde %2</translation>
    </message>
    <message>
        <source>Validation %1 over %2. The filled marker is the first evaluation at or above the target.</source>
        <translation>Validación: %1 según %2. El marcador relleno es la primera evaluación que alcanza o supera el objetivo.</translation>
    </message>
    <message>
        <source>Validation %1 over %2.</source>
        <translation>Validación: %1 según %2.</translation>
    </message>
    <message>
        <source>Values below the axis are cut off.</source>
        <translation>Los valores por debajo del eje quedan cortados.</translation>
    </message>
    <message>
        <source>Pareto frontier</source>
        <translation>Frontera de Pareto</translation>
    </message>
    <message>
        <source>cost, %1</source>
        <translation>coste, %1</translation>
    </message>
    <message>
        <source>%1, log scale</source>
        <translation>%1, escala logarítmica</translation>
    </message>
    <message>
        <source>Cost of each row, %1.</source>
        <translation>Coste de cada fila, %1.</translation>
    </message>
    <message>
        <source>Time of each row: %1.</source>
        <extracomment>%1: which clock</extracomment>
        <translation>Tiempo de cada fila: %1.</translation>
    </message>
    <message>
        <source>images/s per %1</source>
        <translation>imág./s por %1</translation>
    </message>
    <message>
        <source>Images per second for each %1 of price.</source>
        <translation>Imágenes por segundo por cada %1 de precio.</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineal</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>dispositivos</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>aceleración</translation>
    </message>
    <message>
        <source>Speed-up over devices against the fewest of the same work; dashed: linear.</source>
        <translation>Aceleración según dispositivos, respecto al menor número con el mismo trabajo; línea discontinua: lineal.</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>imág./s</translation>
    </message>
    <message>
        <source>Images per second over %1.</source>
        <translation>Imágenes por segundo según %1.</translation>
    </message>
    <message>
        <source>Time to the target over %1.</source>
        <translation>Tiempo hasta el objetivo según %1.</translation>
    </message>
    <message>
        <source>Time of the whole run over %1.</source>
        <translation>Tiempo de toda la ejecución según %1.</translation>
    </message>
    <message>
        <source>Cost to the target over %1.</source>
        <translation>Coste hasta el objetivo según %1.</translation>
    </message>
    <message>
        <source>Cost of the whole run over %1.</source>
        <translation>Coste de toda la ejecución según %1.</translation>
    </message>
    <message>
        <source>Best %1 over %2.</source>
        <translation>Mejor %1 según %2.</translation>
    </message>
    <message>
        <source>A tick is a published cost that does not follow from its inputs.</source>
        <translation>La marca es un coste publicado que no se deduce de sus datos.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>Cost, preparation included, against time. To each point above or right of its line there is one on it that costs no more and takes no longer.</source>
        <translation>Coste, con la preparación, frente al tiempo. Para cada punto por encima o a la derecha de la línea hay uno en ella que no cuesta más ni tarda más.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonReport</name>
    <message numerus="yes">
        <source>Epochal %1 · %n row(s)</source>
        <translation>
            <numerusform>Epochal %1 · %n fila</numerusform>
            <numerusform>Epochal %1 · %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Epochal %1 · %n run(s)</source>
        <translation>
            <numerusform>Epochal %1 · %n ejecución</numerusform>
            <numerusform>Epochal %1 · %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Read with care</source>
        <translation>Léase con cautela</translation>
    </message>
    <message>
        <source>Table %1. %2</source>
        <translation>Tabla %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Campaign of %n run(s)</source>
        <translation>
            <numerusform>Serie de %n ejecución</numerusform>
            <numerusform>Serie de %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Campaign %1</source>
        <translation>Serie %1</translation>
    </message>
    <message>
        <source>What %1 %2 on %3 costs</source>
        <extracomment>%1: &quot;93.50 %&quot;, %2: &quot;top-1&quot;, %3: data set</extracomment>
        <translation>Lo que cuesta un %1 de %2 en %3</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n run(s) on %1</source>
        <translation>
            <numerusform>Comparación de %n ejecución con %1</numerusform>
            <numerusform>Comparación de %n ejecuciones con %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n run(s)</source>
        <translation>
            <numerusform>Comparación de %n ejecución</numerusform>
            <numerusform>Comparación de %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Epochal, report of a campaign</source>
        <translation>Epochal, informe de una serie</translation>
    </message>
    <message>
        <source>Epochal, report of a published study</source>
        <translation>Epochal, informe de un estudio publicado</translation>
    </message>
    <message>
        <source>Epochal, comparison</source>
        <translation>Epochal, comparación</translation>
    </message>
    <message>
        <source>Published by %1, %2. %3</source>
        <translation>Publicado por %1, %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s),</source>
        <translation>
            <numerusform>%n oferta,</numerusform>
            <numerusform>%n ofertas,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>%n ejecución.</numerusform>
            <numerusform>%n ejecuciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cheapest to target</source>
        <translation>La más barata hasta el objetivo</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Más barata</translation>
    </message>
    <message>
        <source>Fastest to target</source>
        <translation>La más rápida hasta el objetivo</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Más rápida</translation>
    </message>
    <message>
        <source>Most images/s per %1</source>
        <translation>Más imág./s por %1</translation>
    </message>
    <message numerus="yes">
        <source>Best %1 over %n seed(s)</source>
        <translation>
            <numerusform>Mejor %1 con %n semilla</numerusform>
            <numerusform>Mejor %1 entre %n semillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Mejor %1</translation>
    </message>
    <message>
        <source>What was varied</source>
        <translation>Qué se varió</translation>
    </message>
    <message>
        <source>Images per second</source>
        <translation>Imágenes por segundo</translation>
    </message>
    <message>
        <source>Time to the target</source>
        <translation>Tiempo hasta el objetivo</translation>
    </message>
    <message>
        <source>Time of the run</source>
        <translation>Tiempo de la ejecución</translation>
    </message>
    <message>
        <source>Cost to the target</source>
        <translation>Coste hasta el objetivo</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Coste de la ejecución</translation>
    </message>
    <message>
        <source>Accuracy over %1</source>
        <translation>Exactitud según %1</translation>
    </message>
    <message>
        <source>AUC over %1</source>
        <translation>AUC según %1</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>Qué dicen las cifras</translation>
    </message>
    <message>
        <source>Cost against time</source>
        <translation>Coste frente a tiempo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Images per second for the price</source>
        <translation>Imágenes por segundo por el precio</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Escalado</translation>
    </message>
    <message>
        <source>Time and cost of the runs</source>
        <translation>Tiempo y coste de las ejecuciones</translation>
    </message>
    <message>
        <source>Cost and time to %1 %2</source>
        <translation>Coste y tiempo hasta %1 de %2</translation>
    </message>
    <message>
        <source>Audit of the published figures</source>
        <translation>Verificación de las cifras publicadas</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Qué difiere</translation>
    </message>
    <message>
        <source>Configuration, equal in all runs</source>
        <translation>Configuración, igual en todas las ejecuciones</translation>
    </message>
    <message>
        <source>Environment, per offer</source>
        <translation>Entorno, por oferta</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Prices frozen into the runs</source>
        <translation>Precios fijados en las ejecuciones</translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <translation>Tipos de cambio</translation>
    </message>
    <message>
        <source>How the figures were computed</source>
        <translation>Cómo se calcularon las cifras</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Verificación</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
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
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Sources of the published rows</source>
        <translation>Fuentes de las filas publicadas</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>No incluido</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>Figura %1.</translation>
    </message>
    <message>
        <source>Published by %1. %2</source>
        <extracomment>source, day, address</extracomment>
        <translation>Publicado por %1. %2</translation>
    </message>
    <message>
        <source>Time and cost</source>
        <translation>Tiempo y coste</translation>
    </message>
    <message>
        <source>Derived from the published figures</source>
        <translation>Derivado de las cifras publicadas</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonTables</name>
    <message>
        <source>Best %1, %</source>
        <translation>Mejor %1, %</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Mejor %1</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Tiempo hasta el objetivo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>head of a column, which clock</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Coste hasta el objetivo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>head of a column, its unit</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Alcanzado</translation>
    </message>
    <message>
        <source>Price, %1</source>
        <translation>Precio, %1</translation>
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
        <source>× cheapest</source>
        <translation>× más barata</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Efficiency, %</source>
        <translation>Eficiencia, %</translation>
    </message>
    <message>
        <source>n runs that differ in their seed alone make one row: mean ± sample standard deviation.</source>
        <translation>n ejecuciones que solo difieren en la semilla forman una fila: media ± desviación típica muestral.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <extracomment>a sentence about rows, their names</extracomment>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>%1, what-if</source>
        <extracomment>an offer under which a run is priced though it ran under another</extracomment>
        <translation>%1, hipótesis</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>own calculation, below</source>
        <translation>cálculo propio, abajo</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
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
        <source>Price covers</source>
        <translation>El precio incluye</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>Fecha del precio</translation>
    </message>
    <message>
        <source>Age, days</source>
        <translation>Antigüedad, días</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>What-if: priced under these offers, though not run on them</source>
        <translation>Hipótesis: con el precio de estas ofertas, aunque no se ejecutaron en ellas</translation>
    </message>
    <message>
        <source>Prices as listed by their source; some include tax.</source>
        <translation>Precios tal como los da su fuente; algunos incluyen impuestos.</translation>
    </message>
    <message>
        <source>Prices as listed by their source, tax not added.</source>
        <translation>Precios tal como los da su fuente, sin añadir impuestos.</translation>
    </message>
    <message>
        <source>Ages are counted to %1; bold: older than %2 days, a rank may have changed since.</source>
        <translation>La antigüedad se cuenta hasta el %1; en negrita: más de %2 días, el orden puede haber cambiado desde entonces.</translation>
    </message>
    <message>
        <source>Where the billing quantum is not known, 1 s is assumed.</source>
        <translation>Donde no se conoce la unidad mínima de facturación, se supone 1 s.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>under %1</source>
        <extracomment>a figure published as an upper bound</extracomment>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>se deduce</translation>
    </message>
    <message>
        <source>within the rounding of its inputs</source>
        <translation>dentro del redondeo de sus datos</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>no se deduce</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>no se puede saber</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>From its inputs</source>
        <translation>De sus datos</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Recalculado</translation>
    </message>
    <message>
        <source>Possible range</source>
        <translation>Intervalo posible</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>The possible range comes from the rounding of the inputs by interval arithmetic: 8.4 stands for anything from 8.35 to 8.45. A figure follows when what was computed rounds to what was published.</source>
        <translation>El intervalo posible sale del redondeo de los datos por aritmética de intervalos: 8,4 representa cualquier valor de 8,35 a 8,45. Una cifra se deduce cuando lo calculado se redondea a lo publicado.</translation>
    </message>
    <message>
        <source>Source of all: %1.</source>
        <translation>Fuente de todos: %1.</translation>
    </message>
    <message>
        <source>Energy, Wh</source>
        <translation>Energía, Wh</translation>
    </message>
    <message>
        <source>Priced at</source>
        <translation>Con el precio de</translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation>Se ejecutó en</translation>
    </message>
    <message>
        <source>Efficiency by time, %</source>
        <translation>Eficiencia por tiempo, %</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Lote global</translation>
    </message>
    <message>
        <source>Epochs to target</source>
        <translation>Épocas hasta el objetivo</translation>
    </message>
    <message>
        <source>What-if: priced at hardware that it did not run on, so its money is no one&apos;s bill</source>
        <translation>Hipótesis: con el precio de una máquina en la que no se ejecutó, así que nadie pagó ese dinero</translation>
    </message>
    <message>
        <source>The cost assumes that %1</source>
        <extracomment>%1: &quot;every hour of the lease is used&quot;</extracomment>
        <translation>El coste supone que %1</translation>
    </message>
    <message>
        <source>Derived here</source>
        <translation>Derivado aquí</translation>
    </message>
    <message>
        <source>The source does not print these figures.</source>
        <translation>La fuente no imprime estas cifras.</translation>
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
        <translation>tiempo de entrenamiento</translation>
    </message>
    <message>
        <source>active time</source>
        <translation>tiempo activo</translation>
    </message>
    <message>
        <source>billed time</source>
        <translation>tiempo facturado</translation>
    </message>
    <message>
        <source>currency/h</source>
        <extracomment>unit of a price</extracomment>
        <translation>moneda/h</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/h</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>title of an axis: which clock, unit</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <extracomment>title of an axis: which clock, the target, unit</extracomment>
        <translation>%1 hasta %2, %3</translation>
    </message>
    <message>
        <source>%1 (what-if)</source>
        <translation>%1 (hipótesis)</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>hipótesis</translation>
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
        <translation>controlador %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Sistema operativo</translation>
    </message>
    <message>
        <source>Images/s ± U</source>
        <translation>Imág./s ± U</translation>
    </message>
    <message>
        <source>images in measured steps / time of those steps; warm-up steps left out, device synchronised at window edges only. U = sd / sqrt(n) over the run&apos;s windows.</source>
        <translation>imágenes de los pasos medidos / tiempo de esos pasos; sin los pasos de calentamiento, con el dispositivo sincronizado solo en los bordes de las ventanas. U = sd / sqrt(n) entre las ventanas de la ejecución.</translation>
    </message>
    <message>
        <source>Images/s per %1</source>
        <translation>Imág./s por %1</translation>
    </message>
    <message>
        <source>images/s / (price per hour). Times %1 it is images for each unit of money.</source>
        <translation>imág./s / (precio por hora). Multiplicado por %1, son imágenes por cada unidad de dinero.</translation>
    </message>
    <message>
        <source>what the offer bills: preparation and pauses on a rented machine included</source>
        <translation>lo que factura la oferta: con la preparación y las pausas en una máquina alquilada</translation>
    </message>
    <message>
        <source>Time to target</source>
        <extracomment>%1: which clock, %2: what it counts, %3: the target</extracomment>
        <translation>Tiempo hasta el objetivo</translation>
    </message>
    <message>
        <source>%1 (%2) at the first evaluation at or above %3.</source>
        <translation>%1 (%2) en la primera evaluación que alcanza o supera %3.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>%1 of the whole run (%2).</source>
        <translation>%1 de toda la ejecución (%2).</translation>
    </message>
    <message>
        <source>The source&apos;s clock</source>
        <translation>El reloj de la fuente</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Coste hasta el objetivo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>(preparation + time), rounded up to the billing quantum, × price per hour. A rented machine bills wall time, pauses included; an own machine costs its time in use.</source>
        <translation>(preparación + tiempo), redondeado hacia arriba a la unidad mínima de facturación, × precio por hora. Una máquina alquilada factura el tiempo real, pausas incluidas; una propia cuesta su tiempo de uso.</translation>
    </message>
    <message>
        <source>× cheapest</source>
        <translation>× más barata</translation>
    </message>
    <message>
        <source>cost / least cost among the ranked rows of its group.</source>
        <translation>coste / menor coste entre las filas clasificadas de su grupo.</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Eficiencia</translation>
    </message>
    <message>
        <source>R(N) / (N × R(1)): images/s against those of the fewest devices doing the same work.</source>
        <translation>R(N) / (N × R(1)): imág./s frente a las del menor número de dispositivos con el mismo trabajo.</translation>
    </message>
    <message>
        <source>Over seeds</source>
        <translation>Entre semillas</translation>
    </message>
    <message>
        <source>all runs of a row enter: mean ± sample standard deviation.</source>
        <translation>entran todas las ejecuciones de una fila: media ± desviación típica muestral.</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>Frontera</translation>
    </message>
    <message>
        <source>Own machine&apos;s price</source>
        <translation>Precio de la máquina propia</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Hipótesis</translation>
    </message>
    <message>
        <source>rows marked so are priced under an offer that they did not run on: measured time, another price. Nothing says that the other machine would take the same time.</source>
        <translation>las filas así marcadas llevan el precio de una oferta en la que no se ejecutaron: tiempo medido, otro precio. Nada indica que la otra máquina tarde lo mismo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>No figure in money, for want of a price: %1.</source>
        <translation>Sin cifras en dinero, por falta de un precio: %1.</translation>
    </message>
    <message>
        <source>Time and cost to the target, not reached: %1.</source>
        <translation>Tiempo y coste hasta el objetivo, no alcanzado: %1.</translation>
    </message>
    <message>
        <source>No time by this clock: %1.</source>
        <translation>Sin tiempo según este reloj: %1.</translation>
    </message>
    <message>
        <source>No images/s: %1.</source>
        <translation>Sin imág./s: %1.</translation>
    </message>
    <message>
        <source>No figure of quality: %1.</source>
        <translation>Sin cifra de calidad: %1.</translation>
    </message>
    <message>
        <source>Left out, for it could not be read: %1.</source>
        <extracomment>%1: what went wrong and where</extracomment>
        <translation>Omitido, porque no se pudo leer: %1.</translation>
    </message>
    <message>
        <source>images/s per price</source>
        <translation>imág./s por precio</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 after %3 of %n epoch(s).</source>
        <extracomment>name of a run, its state or why it ended, epochs done</extracomment>
        <translation>
            <numerusform>%1: %2 tras %3 de %n época.</numerusform>
            <numerusform>%1: %2 tras %3 de %n épocas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 after %3 of %n epoch(s); its time and cost are those of this part.</source>
        <translation>
            <numerusform>%1: %2 tras %3 de %n época; su tiempo y su coste son los de esta parte.</numerusform>
            <numerusform>%1: %2 tras %3 de %n épocas; su tiempo y su coste son los de esta parte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have not begun.</source>
        <translation>
            <numerusform>%n ejecución no ha empezado.</numerusform>
            <numerusform>%n ejecuciones no han empezado.</numerusform>
        </translation>
    </message>
    <message>
        <source>(purchase – resale) / (years × %1 h × use) + hosting a month / (%2 h × use) + power × tariff</source>
        <translation>(compra – reventa) / (años × %1 h × uso) + alojamiento al mes / (%2 h × uso) + potencia × tarifa</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>todas las filas</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n núcleo</numerusform>
            <numerusform>%n núcleos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n compute thread(s)</source>
        <translation>
            <numerusform>%n hilo de cálculo</numerusform>
            <numerusform>%n hilos de cálculo</numerusform>
        </translation>
    </message>
    <message>
        <source>Priced at %1, ran on</source>
        <extracomment>label of a machine: the offer that its runs are priced at though they did not run on it</extracomment>
        <translation>Con el precio de %1, se ejecutó en</translation>
    </message>
    <message>
        <source>training steps alone; DAWNBench, which leaves evaluation and checkpoints out too, counts start-up and loading</source>
        <translation>solo los pasos de entrenamiento; DAWNBench, que tampoco cuenta la evaluación ni los puntos de control, cuenta el arranque y la carga</translation>
    </message>
    <message>
        <source>start-up, evaluation and checkpoints included; MLPerf, which counts evaluation too, leaves out up to 30 minutes of initialisation</source>
        <translation>con arranque, evaluación y puntos de control; MLPerf, que también cuenta la evaluación, descuenta hasta 30 minutos de inicialización</translation>
    </message>
    <message>
        <source>Failed seeds</source>
        <translation>Semillas fallidas</translation>
    </message>
    <message>
        <source>time and cost of a row are those of all its runs, failures with all they spent, / runs that reached the target: what one that reaches it is expected to take (expected running time, Auger and Hansen 2005).</source>
        <translation>el tiempo y el coste de una fila son los de todas sus ejecuciones, con todo lo que gastaron las fallidas, / las que alcanzaron el objetivo: lo que cabe esperar de una que lo alcance (expected running time, Auger y Hansen 2005).</translation>
    </message>
    <message>
        <source>Efficiency by time</source>
        <translation>Eficiencia por tiempo</translation>
    </message>
    <message>
        <source>T(1) / (N × T(N)): time against that of the fewest devices doing the same work.</source>
        <translation>T(1) / (N × T(N)): tiempo frente al del menor número de dispositivos con el mismo trabajo.</translation>
    </message>
    <message>
        <source>time of the row</source>
        <translation>tiempo de la fila</translation>
    </message>
    <message>
        <source>cost of the row</source>
        <translation>coste de la fila</translation>
    </message>
    <message>
        <source>rows that no other row of their group beats by being cheaper and no slower, or faster and no more expensive.</source>
        <translation>filas a las que ninguna otra de su grupo supera por ser más barata y no más lenta, o más rápida y no más cara.</translation>
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
    <message>
        <source>Vary this field</source>
        <translation>Variar este campo</translation>
    </message>
    <message>
        <source>Vary the field over several values, or go back to one</source>
        <translation>Variar el campo con varios valores, o volver a uno solo</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message>
        <source>Train after the runs that wait already</source>
        <translation>Entrenar después de las ejecuciones que ya esperan</translation>
    </message>
    <message>
        <source>Train after the runs that wait already (%1)</source>
        <translation>Entrenar después de las ejecuciones que ya esperan (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) added to the queue.</source>
        <translation>
            <numerusform>%n ejecución añadida a la cola.</numerusform>
            <numerusform>%n ejecuciones añadidas a la cola.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the queue</source>
        <translation>Mostrar la cola</translation>
    </message>
    <message numerus="yes">
        <source>Launch %n run(s)</source>
        <translation>
            <numerusform>Iniciar %n</numerusform>
            <numerusform>Iniciar %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n semilla</numerusform>
            <numerusform>%n semillas</numerusform>
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
            <numerusform>%n valor</numerusform>
            <numerusform>%n valores</numerusform>
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
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %n run(s), each with a folder of its own. Nothing is added yet.</source>
        <translation>
            <numerusform>Será %n ejecución, con su propia carpeta. Aún no se ha añadido nada.</numerusform>
            <numerusform>Serán %n ejecuciones, cada una con su propia carpeta. Aún no se ha añadido nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all of them</source>
        <translation>Añadir todas</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CostPanel</name>
    <message>
        <source>prices</source>
        <translation>precios</translation>
    </message>
    <message>
        <source>What will this cost</source>
        <translation>Coste</translation>
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
        <translation>Editar este coste…</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>Hasta %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n epoch(s)</source>
        <translation>
            <numerusform>%n época</numerusform>
            <numerusform>Las %n épocas</numerusform>
        </translation>
    </message>
    <message>
        <source>The offer &quot;%1&quot; is not in the price book.</source>
        <translation>La oferta «%1» no está en la lista de precios.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), one after the other.</source>
        <translation>
            <numerusform>%n ejecución.</numerusform>
            <numerusform>%n ejecuciones, una tras otra.</numerusform>
        </translation>
    </message>
    <message>
        <source>No run here has reached the target yet: all epochs are counted.</source>
        <translation>Aquí ninguna ejecución ha alcanzado aún el objetivo: se cuentan todas las épocas.</translation>
    </message>
    <message numerus="yes">
        <source>About %1 epochs a run by %n own run(s).</source>
        <translation>
            <numerusform>Unas %1 épocas por ejecución, según %n ejecución propia.</numerusform>
            <numerusform>Unas %1 épocas por ejecución, según %n ejecuciones propias.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Estimando…</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) by cost</source>
        <translation>
            <numerusform>%n oferta por coste</numerusform>
            <numerusform>%n ofertas por coste</numerusform>
        </translation>
    </message>
    <message>
        <source>No offer can be estimated: each says why.</source>
        <translation>No se puede estimar ninguna oferta: cada una dice por qué.</translation>
    </message>
    <message>
        <source>The chosen offer</source>
        <translation>La oferta elegida</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CurveCharts</name>
    <message>
        <source>epoch</source>
        <translation>época</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>training time, %1</source>
        <translation>tiempo de entrenamiento, %1</translation>
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
        <source>training images</source>
        <translation>imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>cost so far, %1</source>
        <translation>coste hasta ahora, %1</translation>
    </message>
    <message>
        <source>%1, %</source>
        <comment>a measure of quality</comment>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>None of these rows has a curve: published rows give their end alone.</source>
        <translation>Ninguna de estas filas tiene curva: las filas publicadas solo dan su final.</translation>
    </message>
    <message>
        <source>target, %1</source>
        <translation>objetivo, %1</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>objetivo %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), up to %1.</source>
        <translation>
            <numerusform>%n ejecución, hasta %1.</numerusform>
            <numerusform>%n ejecuciones, hasta %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accuracy of %n run(s).</source>
        <translation>
            <numerusform>Exactitud de %n ejecución.</numerusform>
            <numerusform>Exactitud de %n ejecuciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>cost to accuracy, %1</source>
        <translation>coste hasta la exactitud objetivo, %1</translation>
    </message>
    <message>
        <source>%1 to accuracy, %2</source>
        <comment>a clock, its unit</comment>
        <translation>%1 hasta la exactitud objetivo, %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, semilla %2</translation>
    </message>
    <message>
        <source>These rows give no figures for this axis.</source>
        <translation>Estas filas no dan cifras para este eje.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::EntryWords</name>
    <message>
        <source>Own</source>
        <extracomment>the provider of one&apos;s own machine</extracomment>
        <translation>Propia</translation>
    </message>
    <message>
        <source>* Derived here from what the source prints.</source>
        <translation>* Derivado aquí de lo que imprime la fuente.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the first of several regions</extracomment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
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
        <translation>A partir de: %1.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Evaluation, checkpoints</source>
        <translation>Evaluación, puntos de control</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Arranque</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Billed beyond</source>
        <translation>Facturado de más</translation>
    </message>
    <message numerus="yes">
        <source>Cheapest of %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>La más barata de %n oferta clasificable.</numerusform>
            <numerusform>La más barata de %n ofertas clasificables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dearest of %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>La más cara de %n oferta clasificable.</numerusform>
            <numerusform>La más cara de %n ofertas clasificables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Number %1 by cost of %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>Número %1 por coste de %n oferta clasificable.</numerusform>
            <numerusform>Número %1 por coste de %n ofertas clasificables.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 menos</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <translation>%1 más corta</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>%1 más larga</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: %2, %3.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1: %2, %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 of this estimate is preparation.</source>
        <translation>%1 de esta estimación es preparación.</translation>
    </message>
    <message>
        <source>%1 of %2 similar runs reached the target.</source>
        <translation>%1 de %2 ejecuciones similares alcanzaron el objetivo.</translation>
    </message>
    <message>
        <source>Expected cost: %1.</source>
        <translation>Coste esperado: %1.</translation>
    </message>
    <message>
        <source>It may not fit after all: the libraries&apos; own memory is not counted.</source>
        <translation>Quizá no quepa: no se cuenta la memoria de las propias bibliotecas.</translation>
    </message>
    <message>
        <source>Within the budget of %1.</source>
        <translation>Dentro del presupuesto de %1.</translation>
    </message>
    <message>
        <source>Within the budget of %1 as expected; over it at the dear end of the range.</source>
        <translation>Lo esperado entra en el presupuesto de %1; el extremo caro del intervalo lo supera.</translation>
    </message>
    <message>
        <source>Over the budget of %1: a run would stop before its end.</source>
        <translation>Supera el presupuesto de %1: una ejecución se detendría antes de terminar.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The budget of %1 is each run&apos;s own; all of them together have none.</source>
        <translation>El presupuesto de %1 es de cada ejecución; en conjunto no tienen ninguno.</translation>
    </message>
    <message>
        <source>Over the campaign&apos;s budget of %1: the queue would hold its last runs.</source>
        <translation>Supera el presupuesto de la serie de %1: la cola retendría las últimas ejecuciones.</translation>
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
    <message>
        <source>In the run with %1: %2</source>
        <extracomment>the values of a run within a sweep, then what is wrong with it</extracomment>
        <translation>En la ejecución con %1: %2</translation>
    </message>
    <message>
        <source>%1 for every batch size. %2</source>
        <translation>%1 con cualquier tamaño de lote. %2</translation>
    </message>
    <message>
        <source>Scale with the batch</source>
        <translation>Escalar con el lote</translation>
    </message>
    <message>
        <source>Linear with the batch: %1 at the peak. %2</source>
        <translation>Lineal con el lote: %1 en el máximo. %2</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Mantener %1</translation>
    </message>
    <message>
        <source>Back to one value</source>
        <translation>Volver a un solo valor</translation>
    </message>
    <message>
        <source>Vary this field</source>
        <translation>Variar este campo</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Ctrl+click varies it over several values.</source>
        <translation>Ctrl+clic lo varía con varios valores.</translation>
    </message>
    <message>
        <source>Vary over several values</source>
        <translation>Variar con varios valores</translation>
    </message>
    <message>
        <source>Vary %1</source>
        <translation>Variar %1</translation>
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
    <message>
        <source>Campaign</source>
        <translation>Serie</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1 de %n ejecución</numerusform>
            <numerusform>%1 de %n ejecuciones</numerusform>
        </translation>
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
        <source>(purchase – resale) / (years × %1 h × use) + hosting a month / (%2 h × use) + power × tariff</source>
        <translation>(compra – reventa) / (años × %1 h × uso) + alojamiento al mes / (%2 h × uso) + potencia × tarifa</translation>
    </message>
    <message>
        <source>What-if: the run did not run on hardware of its offer, so no figure in money was paid by anyone.</source>
        <translation>Hipótesis: la ejecución no fue en la máquina de su oferta, así que nadie pagó ninguna de estas sumas.</translation>
    </message>
    <message>
        <source>active time at the first evaluation at or above the target: start-up, evaluation and checkpoints are in. Steps alone: %1. DAWNBench counts start-up and leaves evaluation and checkpoints out; MLPerf counts evaluation and leaves out up to 30 minutes of initialisation.</source>
        <translation>tiempo activo en la primera evaluación que alcanza o supera el objetivo: incluye arranque, evaluación y puntos de control. Solo los pasos: %1. DAWNBench cuenta el arranque y no la evaluación ni los puntos de control; MLPerf cuenta la evaluación y descuenta hasta 30 minutos de inicialización.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FindingsPanel</name>
    <message>
        <source>About the source</source>
        <translation>Sobre la fuente</translation>
    </message>
    <message>
        <source>Nothing follows from these figures yet.</source>
        <translation>De estas cifras aún no se deduce nada.</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>Qué dicen las cifras</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FittedTable</name>
    <message>
        <source>Fit widths</source>
        <translation>Ajustar anchos</translation>
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
        <translation>Todo</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marcadas</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>%1: a price list of %2</source>
        <translation>%1: una lista de precios de %2</translation>
    </message>
    <message numerus="yes">
        <source>Import %n price(s)</source>
        <translation>
            <numerusform>Importar %n precio</numerusform>
            <numerusform>Importar %n precios</numerusform>
        </translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Importar precios</translation>
    </message>
    <message>
        <source>&amp;Provider</source>
        <translation>&amp;Proveedor</translation>
    </message>
    <message>
        <source>&amp;Day of the prices</source>
        <translation>&amp;Día de los precios</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Fuente</translation>
    </message>
    <message>
        <source>as it calls itself</source>
        <translation>como se llama a sí misma</translation>
    </message>
    <message>
        <source>For lists that do not say it themselves</source>
        <translation>Para listas que no lo indican</translation>
    </message>
    <message>
        <source>Numbers have a decimal &amp;comma: 4,60 is four and sixty hundredths</source>
        <translation>Los números llevan &amp;coma decimal: 4,60 son cuatro con sesenta centésimas</translation>
    </message>
    <message>
        <source>Take only what matches: provider, instance, GPU or region</source>
        <translation>Tomar solo lo que coincida: proveedor, instancia, GPU o región</translation>
    </message>
    <message>
        <source>Only machines with &amp;GPUs</source>
        <translation>Solo máquinas con &amp;GPU</translation>
    </message>
    <message>
        <source>Take &amp;flagged prices too; they are never ranked</source>
        <translation>Aceptar ta&amp;mbién los precios marcados; nunca se clasifican</translation>
    </message>
    <message>
        <source>Reading, %p %</source>
        <translation>Leyendo, %p %</translation>
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
        <translation>correcta</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Price kind</source>
        <translation>Tipo de precio</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Precio por hora</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué falla</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
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
    <message>
        <source>run %1: %2</source>
        <translation>ejecución %1: %2</translation>
    </message>
    <message>
        <source>data wait %1 of the step for %2</source>
        <translation>espera de datos: %1 del paso durante %2</translation>
    </message>
    <message>
        <source>The run ended before its first evaluation.</source>
        <translation>La ejecución terminó antes de su primera evaluación.</translation>
    </message>
    <message>
        <source>diverged: the loss is not a number</source>
        <translation>diverge: la pérdida ya no es un número</translation>
    </message>
    <message>
        <source>The run diverged before there was anything to show: its loss is not a number.</source>
        <translation>La ejecución divergió antes de que hubiera nada que mostrar: su pérdida ya no es un número.</translation>
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
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Show the last run</source>
        <translation>Mostrar la última ejecución</translation>
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
        <extracomment>%1 is what was done, such as &quot;Archive runs&quot;</extracomment>
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
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Put runs and published results side by side</source>
        <translation>Poner juntas ejecuciones y resultados publicados</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Prices of every provider</source>
        <translation>Precios de todos los proveedores</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Reports to print and to send</source>
        <translation>Informes para imprimir y enviar</translation>
    </message>
    <message>
        <source>C&amp;ompare</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>&amp;Providers</source>
        <translation>&amp;Proveedores</translation>
    </message>
    <message>
        <source>Repo&amp;rts</source>
        <translation>In&amp;formes</translation>
    </message>
    <message>
        <source>&amp;Queue and campaigns</source>
        <translation>Co&amp;la y series</translation>
    </message>
    <message>
        <source>Queue and campaigns</source>
        <translation>Cola y series</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) in the queue wait until Epochal is opened again.</source>
        <translation>
            <numerusform>%n ejecución en cola espera hasta que se vuelva a abrir Epochal.</numerusform>
            <numerusform>%n ejecuciones en cola esperan hasta que se vuelva a abrir Epochal.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::NewReportDialog</name>
    <message>
        <source>New report</source>
        <translation>Informe nuevo</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Published study</source>
        <translation>Estudio publicado</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Make report</source>
        <translation>Crear informe</translation>
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
        <translation>Aún no hay series: un barrido en Configurar crea una.</translation>
    </message>
    <message>
        <source>There is no run yet.</source>
        <translation>Aún no hay ejecuciones.</translation>
    </message>
    <message numerus="yes">
        <source>A comparison of %n run(s).</source>
        <translation>
            <numerusform>Una comparación de %n ejecución.</numerusform>
            <numerusform>Una comparación de %n ejecuciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>One run makes a run&apos;s report, several a comparison.</source>
        <translation>Una ejecución da el informe de una ejecución; varias, una comparación.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>epochal::ui::OfferEditor</name>
    <message numerus="yes">
        <source>%n price(s), newest first</source>
        <translation>
            <numerusform>%n precio</numerusform>
            <numerusform>%n precios, primero el más reciente</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the only price known of this offer. An edited price is saved as a new row of its day; the earlier ones stay here.</source>
        <translation>Es el único precio conocido de esta oferta. Un precio modificado se guarda como fila nueva de su día; los anteriores se conservan aquí.</translation>
    </message>
    <message>
        <source>Price per hour against days since the first of them</source>
        <translation>Precio por hora según los días desde el primero</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Save offer</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keep it as a row of its day (Ctrl+S). Runs keep the price they were launched with.</source>
        <translation>Guardarla como fila de su día (Ctrl+S). Las ejecuciones conservan el precio con el que se iniciaron.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Take back what was typed (Esc)</source>
        <translation>Deshacer lo escrito (Esc)</translation>
    </message>
    <message>
        <source>No offer chosen</source>
        <translation>Ninguna oferta elegida</translation>
    </message>
    <message>
        <source>Choose a row to see what its price is made of.</source>
        <translation>Elija una fila para ver de qué se compone su precio.</translation>
    </message>
    <message>
        <source>New own machine</source>
        <translation>Nueva máquina propia</translation>
    </message>
    <message>
        <source>New offer</source>
        <translation>Oferta nueva</translation>
    </message>
    <message>
        <source>own machine</source>
        <translation>máquina propia</translation>
    </message>
    <message>
        <source>%1 × %2, %3 GB</source>
        <translation>%1 × %2, %3 GB</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 vCPU</source>
        <translation>%1 vCPU</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation>precio de %1</translation>
    </message>
    <message>
        <source>used by no run</source>
        <translation>no la usa ninguna ejecución</translation>
    </message>
    <message numerus="yes">
        <source>used by %n run(s)</source>
        <translation>
            <numerusform>la usa %n ejecución</numerusform>
            <numerusform>la usan %n ejecuciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::OfferForm</name>
    <message>
        <source>not included</source>
        <translation>no incluidos</translation>
    </message>
    <message>
        <source>included</source>
        <translation>incluidos</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 al mes</translation>
    </message>
    <message>
        <source>% of all hours</source>
        <translation>% de todas las horas</translation>
    </message>
    <message>
        <source>Price &amp;kind</source>
        <translation>T&amp;ipo de precio</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>&amp;Precio</translation>
    </message>
    <message>
        <source>&amp;Upfront</source>
        <translation>Pa&amp;go inicial</translation>
    </message>
    <message>
        <source>&amp;Term</source>
        <translation>Pla&amp;zo</translation>
    </message>
    <message>
        <source>months</source>
        <translation>meses</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>U&amp;so</translation>
    </message>
    <message>
        <source>&amp;Purchase</source>
        <translation>&amp;Compra</translation>
    </message>
    <message>
        <source>&amp;Resale value</source>
        <translation>V&amp;alor de reventa</translation>
    </message>
    <message>
        <source>Useful &amp;life</source>
        <translation>Vida úti&amp;l</translation>
    </message>
    <message>
        <source>years</source>
        <translation>años</translation>
    </message>
    <message>
        <source>Po&amp;wer at load</source>
        <translation>Potencia en car&amp;ga</translation>
    </message>
    <message>
        <source>W at the wall</source>
        <translation>W en el enchufe</translation>
    </message>
    <message>
        <source>&amp;Tariff</source>
        <translation>Tari&amp;fa</translation>
    </message>
    <message>
        <source>%1/kWh</source>
        <translation>%1/kWh</translation>
    </message>
    <message>
        <source>&amp;Hosting</source>
        <translation>Alo&amp;jamiento</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>&amp;Moneda</translation>
    </message>
    <message>
        <source>ISO code</source>
        <translation>código ISO</translation>
    </message>
    <message>
        <source>&amp;VAT</source>
        <translation>I&amp;VA</translation>
    </message>
    <message>
        <source>VAT r&amp;ate</source>
        <translation>Tip&amp;o de IVA</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>&amp;Billed by</source>
        <translation>F&amp;acturado por</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Billed at &amp;least</source>
        <translation>Mínimo &amp;facturado</translation>
    </message>
    <message>
        <source>Price c&amp;overs</source>
        <translation>E&amp;l precio cubre</translation>
    </message>
    <message>
        <source>Pro&amp;vider</source>
        <translation>Provee&amp;dor</translation>
    </message>
    <message>
        <source>&amp;Instance</source>
        <translation>Instan&amp;cia</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>&amp;Región</translation>
    </message>
    <message>
        <source>GP&amp;U</source>
        <translation>GP&amp;U</translation>
    </message>
    <message>
        <source>&amp;Number of GPUs</source>
        <translation>&amp;Número de GPU</translation>
    </message>
    <message>
        <source>GPU &amp;memory</source>
        <translation>M&amp;emoria de GPU</translation>
    </message>
    <message>
        <source>GB each</source>
        <translation>GB por GPU</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Price &amp;dated</source>
        <translation>Fec&amp;ha del precio</translation>
    </message>
    <message>
        <source>Sourc&amp;e</source>
        <translation>Fuen&amp;te</translation>
    </message>
    <message>
        <source>The day the price was seen: 2026-11-09; or 2026, &gt;=2025-11, 2025..2026</source>
        <translation>El día en que se vio el precio: 2026-11-09; o 2026, &gt;=2025-11, 2025..2026</translation>
    </message>
    <message>
        <source>Time is rounded up to it; empty where it is not known</source>
        <translation>El tiempo se redondea hacia arriba a ella; vacío si no se conoce</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Where the price is from</source>
        <translation>De dónde procede el precio</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Use is at most 100 % of all hours</source>
        <translation>El uso es como máximo el 100 % de todas las horas</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>máquina</translation>
    </message>
    <message>
        <source>GPU + host</source>
        <translation>GPU + anfitrión</translation>
    </message>
    <message>
        <source>GPU only</source>
        <translation>solo GPU</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Separate several regions of one price by semicolons</source>
        <translation>Separe con punto y coma varias regiones de un mismo precio</translation>
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
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>%1, own machine&apos;s cost</source>
        <translation>%1, coste de la máquina propia</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Memory
GB</source>
        <translation>Memoria
GB</translation>
    </message>
    <message>
        <source>Time
s</source>
        <translation>Tiempo
s</translation>
    </message>
    <message>
        <source>Time
min</source>
        <translation>Tiempo
min</translation>
    </message>
    <message>
        <source>Time
h</source>
        <translation>Tiempo
h</translation>
    </message>
    <message>
        <source>Cost range
0 to %1 %2</source>
        <translation>Intervalo de coste
0 a %1 %2</translation>
    </message>
    <message>
        <source>Cost range</source>
        <translation>Intervalo de coste</translation>
    </message>
    <message>
        <source>Cost
%1</source>
        <translation>Coste
%1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Cost range, log
%1 to %2 %3</source>
        <translation>Intervalo, escala log.
%1 a %2 %3</translation>
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
    <message>
        <source>&amp;Hosting</source>
        <translation>Alo&amp;jamiento</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 al mes</translation>
    </message>
    <message>
        <source> + %1 / (%2 h × %3)</source>
        <extracomment>hosting of an own machine: amount a month / (hours in a month x use), added to the formula before it</extracomment>
        <translation> + %1 / (%2 h × %3)</translation>
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
    <name>epochal::ui::PriceCharts</name>
    <message>
        <source>hours of use in a month</source>
        <translation>horas de uso al mes</translation>
    </message>
    <message>
        <source>cost of the month, %1</source>
        <translation>coste del mes, %1</translation>
    </message>
    <message>
        <source>%1 h, %2 of the month</source>
        <translation>%1 h, %2 del mes</translation>
    </message>
    <message>
        <source>Provider, machine</source>
        <translation>Proveedor, máquina</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>As frozen</source>
        <translation>Fijado</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PriceCostView</name>
    <message>
        <source>Cost per hour of use</source>
        <translation>Coste por hora de uso</translation>
    </message>
    <message>
        <source>Cost per hour</source>
        <translation>Coste por hora</translation>
    </message>
    <message>
        <source>Purchase, (%1 − %2) / (%3 × %4 h × %5)</source>
        <translation>Compra, (%1 − %2) / (%3 × %4 h × %5)</translation>
    </message>
    <message>
        <source>Hosting, %1 / (%2 h × %3)</source>
        <translation>Alojamiento, %1 / (%2 h × %3)</translation>
    </message>
    <message>
        <source>Energy, %1 kW × %2</source>
        <translation>Energía, %1 kW × %2</translation>
    </message>
    <message>
        <source>Lease, %1 / (%2 h × %3)</source>
        <translation>Alquiler, %1 / (%2 h × %3)</translation>
    </message>
    <message>
        <source>Price by the hour</source>
        <translation>Precio por horas</translation>
    </message>
    <message>
        <source>Upfront, %1 / (%2 × %3 h)</source>
        <translation>Pago inicial, %1 / (%2 × %3 h)</translation>
    </message>
    <message>
        <source>Price used in rankings, %1</source>
        <translation>Precio usado al clasificar, %1</translation>
    </message>
    <message>
        <source>Price, %1</source>
        <translation>Precio, %1</translation>
    </message>
    <message>
        <source>with VAT of %1</source>
        <translation>con IVA del %1</translation>
    </message>
    <message>
        <source>without VAT</source>
        <translation>sin IVA</translation>
    </message>
    <message>
        <source>Price against use, %1</source>
        <translation>Precio según el uso, %1</translation>
    </message>
    <message>
        <source>use of the machine, % of hours</source>
        <translation>uso de la máquina, % de horas</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Esta máquina</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>No rented offer with the same accelerators can be ranked beside it.</source>
        <translation>No hay ninguna oferta de alquiler clasificable con los mismos aceleradores.</translation>
    </message>
    <message>
        <source>%1 is cheaper than this machine however busy it is.</source>
        <translation>%1 es más barata que esta máquina por mucho que se use.</translation>
    </message>
    <message>
        <source>Below %1 use, %2 is cheaper than this machine.</source>
        <translation>Por debajo de un uso del %1, %2 es más barata que esta máquina.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PriceFilterBar</name>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Price kind</source>
        <translation>Tipo de precio</translation>
    </message>
    <message>
        <source>Find provider, instance or GPU</source>
        <translation>Buscar proveedor, instancia o GPU</translation>
    </message>
    <message>
        <source>Newest price per offer</source>
        <translation>Precio más reciente por oferta</translation>
    </message>
    <message>
        <source>Earlier prices of the same offer are its history</source>
        <translation>Los precios anteriores de la misma oferta son su historial</translation>
    </message>
    <message>
        <source>Hide what cannot be ranked</source>
        <translation>Ocultar lo no clasificable</translation>
    </message>
    <message>
        <source>Prices without a date or a source, or of an accelerator alone</source>
        <translation>Precios sin fecha o sin fuente, o solo de un acelerador</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Show the offers that were retired instead</source>
        <translation>Mostrar en su lugar las ofertas retiradas</translation>
    </message>
    <message>
        <source>Old prices only: show all</source>
        <translation>Solo precios antiguos: mostrar todos</translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s)</source>
        <translation>
            <numerusform>%n proveedor</numerusform>
            <numerusform>%n proveedores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <translation>
            <numerusform>%1 de %n fila</numerusform>
            <numerusform>%1 de %n filas</numerusform>
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
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instancia</translation>
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
        <translation>Precio</translation>
    </message>
    <message>
        <source>Per GPU</source>
        <translation>Por GPU</translation>
    </message>
    <message>
        <source>Price kind</source>
        <translation>Tipo de precio</translation>
    </message>
    <message>
        <source>Quantum</source>
        <translation>Unidad mínima</translation>
    </message>
    <message>
        <source>Dated</source>
        <translation>Fecha del precio</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Antigüedad</translation>
    </message>
    <message>
        <source>Price covers</source>
        <translation>El precio incluye</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>IVA</translation>
    </message>
    <message>
        <source>Ease of use</source>
        <translation>Facilidad de uso</translation>
    </message>
    <message>
        <source>none</source>
        <comment>billing quantum</comment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>máquina</translation>
    </message>
    <message>
        <source>GPU + host</source>
        <translation>GPU + anfitrión</translation>
    </message>
    <message>
        <source>GPU only</source>
        <translation>solo GPU</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no rate from %1 to %2: the price stands as it was quoted</source>
        <translation>No hay tipo de cambio de %1 a %2: el precio se deja como se publicó</translation>
    </message>
    <message>
        <source>%1 at %2 %3, %4, %5</source>
        <translation>%1 a %2 %3, %4, %5</translation>
    </message>
    <message numerus="yes">
        <source>Older than %n day(s)</source>
        <translation>
            <numerusform>Más de %n día</numerusform>
            <numerusform>Más de %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>The price&apos;s day is not known exactly: %1</source>
        <translation>El día del precio no se conoce con exactitud: %1</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>por hora</translation>
    </message>
    <message>
        <source>billed by</source>
        <translation>de facturación</translation>
    </message>
    <message>
        <source>days</source>
        <translation>días</translation>
    </message>
    <message>
        <source>GB each</source>
        <translation>GB por GPU</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>web, software</source>
        <translation>web, software</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ProviderView</name>
    <message>
        <source>How easy %1 is to use</source>
        <extracomment>%1 is a provider&apos;s name</extracomment>
        <translation>Facilidad de uso de %1</translation>
    </message>
    <message>
        <source>&amp;Web interface</source>
        <translation>Interfaz &amp;web</translation>
    </message>
    <message>
        <source>&amp;Software set</source>
        <translation>Conjunto de &amp;software</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notas</translation>
    </message>
    <message>
        <source>Why: ordering, consoles, bills</source>
        <translation>Por qué: pedidos, consolas, facturas</translation>
    </message>
    <message>
        <source>Why: drivers, images, ready containers</source>
        <translation>Por qué: controladores, imágenes, contenedores listos</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>sin valorar</translation>
    </message>
    <message>
        <source>1, poor</source>
        <translation>1, mala</translation>
    </message>
    <message>
        <source>2, weak</source>
        <translation>2, floja</translation>
    </message>
    <message>
        <source>3, fair</source>
        <translation>3, aceptable</translation>
    </message>
    <message>
        <source>4, good</source>
        <translation>4, buena</translation>
    </message>
    <message>
        <source>5, very good</source>
        <translation>5, muy buena</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ProvidersPage</name>
    <message>
        <source>as quoted</source>
        <translation>original</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>New offer</source>
        <translation>Oferta nueva</translation>
    </message>
    <message>
        <source>Enter a price by hand</source>
        <translation>Introducir un precio a mano</translation>
    </message>
    <message>
        <source>New own machine</source>
        <translation>Nueva máquina propia</translation>
    </message>
    <message>
        <source>Enter a machine that was bought</source>
        <translation>Introducir una máquina comprada</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Begin an offer that is like this one</source>
        <translation>Empezar una oferta como esta</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Put the offers out of sight, with all their prices, or back</source>
        <translation>Retirar de la vista las ofertas, con todos sus precios, o recuperarlas</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Importar precios…</translation>
    </message>
    <message>
        <source>Read a price list: ours, SkyPilot&apos;s or gpuhunt&apos;s</source>
        <translation>Leer una lista de precios: de Epochal, SkyPilot o gpuhunt</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Write the rows of the table to a file</source>
        <translation>Guardar las filas de la tabla en un archivo</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>Historial de precios</translation>
    </message>
    <message>
        <source>Show the earlier prices of this offer</source>
        <translation>Mostrar los precios anteriores de esta oferta</translation>
    </message>
    <message>
        <source>Exchange rates…</source>
        <translation>Tipos de cambio…</translation>
    </message>
    <message>
        <source>Enter dated rates between currencies</source>
        <translation>Introducir tipos de cambio con fecha entre monedas</translation>
    </message>
    <message>
        <source>Save offer</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keep it as a row of its day</source>
        <translation>Guardarla como fila de su día</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Take back what was typed</source>
        <translation>Deshacer lo escrito</translation>
    </message>
    <message>
        <source>&amp;Show prices in</source>
        <translation>&amp;Mostrar precios en</translation>
    </message>
    <message>
        <source>A price is converted by a rate with a day and a source, never by a guess</source>
        <translation>Un precio se convierte con un tipo de cambio con día y fuente, nunca a ojo</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>The price book is empty</source>
        <translation>La lista de precios está vacía</translation>
    </message>
    <message>
        <source>Import a price list, or enter an offer by hand.</source>
        <translation>Importe una lista de precios, o introduzca una oferta a mano.</translation>
    </message>
    <message>
        <source>No price answers the filters</source>
        <translation>Ningún precio cumple los filtros</translation>
    </message>
    <message>
        <source>Use fewer words, or show older and unranked prices too.</source>
        <translation>Use menos palabras, o muestre también los precios anteriores y los no clasificables.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Quitar filtros</translation>
    </message>
    <message>
        <source>Your own prices cannot be read: %1. %2. The shipped prices work.</source>
        <translation>Sus propios precios no se pueden leer: %1. %2. Los precios incluidos funcionan.</translation>
    </message>
    <message>
        <source>Put the file aside</source>
        <translation>Apartar el archivo</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the limit…</source>
        <translation>Cambiar el límite…</translation>
    </message>
    <message>
        <source>Show the old ones</source>
        <translation>Mostrar los antiguos</translation>
    </message>
    <message>
        <source>%1 of %2 prices are older than %3, %4 carry no exact day. Rankings that use them say so.</source>
        <translation>%1 de %2 precios tienen más de %3; %4 no llevan día exacto. Las clasificaciones que los usan lo indican.</translation>
    </message>
    <message>
        <source>Age of prices</source>
        <translation>Antigüedad de los precios</translation>
    </message>
    <message>
        <source>Mark prices older than so many days:</source>
        <translation>Marcar los precios con más de estos días:</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Bring offers back</source>
        <translation>Recuperar ofertas</translation>
    </message>
    <message>
        <source>Retire offers</source>
        <translation>Retirar ofertas</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) brought back.</source>
        <translation>
            <numerusform>%n oferta recuperada.</numerusform>
            <numerusform>%n ofertas recuperadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) retired.</source>
        <translation>
            <numerusform>%n oferta retirada.</numerusform>
            <numerusform>%n ofertas retiradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. Runs keep the price they were launched with.</source>
        <translation>Guardado. Las ejecuciones conservan el precio con el que se iniciaron.</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Importar precios</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Listas de precios (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) imported.</source>
        <translation>
            <numerusform>%n precio importado.</numerusform>
            <numerusform>%n precios importados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export prices</source>
        <translation>Exportar precios</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Your changes to %1 are not saved.</source>
        <translation>Sus cambios en %1 no están guardados.</translation>
    </message>
    <message>
        <source>Go back to them</source>
        <translation>Volver a ellos</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n price(s)…</source>
        <translation>
            <numerusform>Importando %n precio…</numerusform>
            <numerusform>Importando %n precios…</numerusform>
        </translation>
    </message>
    <message>
        <source>Your changes to a new offer are not saved.</source>
        <translation>Sus cambios en una oferta nueva no están guardados.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::QueueModel</name>
    <message>
        <source>Detached worker</source>
        <translation>Proceso independiente</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>Esta ventana</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>being made</source>
        <translation>creándose</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>se reanudará</translation>
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
        <source>Left</source>
        <translation>Restante</translation>
    </message>
    <message>
        <source>held by budget</source>
        <translation>retenida: presupuesto</translation>
    </message>
</context>
<context>
    <name>epochal::ui::QueuePanel</name>
    <message>
        <source>Queue %1</source>
        <translation>Cola %1</translation>
    </message>
    <message>
        <source>Campaigns %1</source>
        <translation>Series %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::QueueView</name>
    <message>
        <source>Run folders: %1 of %2 made</source>
        <translation>Carpetas de ejecución: %1 de %2 creadas</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Pause queue</source>
        <translation>Pausar cola</translation>
    </message>
    <message>
        <source>auto: %1</source>
        <translation>auto: %1</translation>
    </message>
    <message>
        <source>Another window on this folder of runs keeps the queue.</source>
        <translation>Otra ventana gestiona la cola de esta carpeta de ejecuciones.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Mostrar la ejecución</translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Train it next</source>
        <translation>Entrenarla la siguiente</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Train it earlier</source>
        <translation>Entrenarla antes</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Train it later</source>
        <translation>Entrenarla después</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Hasta el final</translation>
    </message>
    <message>
        <source>Train it last</source>
        <translation>Entrenarla la última</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Out of the queue; its folder goes to the trash</source>
        <translation>Quitarla de la cola; su carpeta va a la papelera</translation>
    </message>
    <message>
        <source>Nothing more begins; what trains goes on</source>
        <translation>No empieza nada más; lo que se entrena continúa</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>A la vez</translation>
    </message>
    <message>
        <source>Runs side by side. Automatic is one a GPU, and one without: runs that share a processor slow one another, and their speed says nothing of a run alone.</source>
        <translation>Ejecuciones simultáneas. Automático: una por GPU, y una si no hay GPU; las que comparten procesador se frenan entre sí, y su velocidad no dice nada de una ejecución sola.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Nothing waits</source>
        <translation>Nada en espera</translation>
    </message>
    <message>
        <source>Vary a field on the Configure page, or add a run to the queue: runs begin here one after the other.</source>
        <translation>Varíe un campo en la página Configurar, o añada una ejecución a la cola: aquí empiezan una tras otra.</translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation>Configurar una ejecución</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) taken out of the queue.</source>
        <translation>
            <numerusform>%n ejecución retirada de la cola.</numerusform>
            <numerusform>%n ejecuciones retiradas de la cola.</numerusform>
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
        <translation>Tipos de cambio</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>is worth</source>
        <translation>equivale a</translation>
    </message>
    <message>
        <source>On the day</source>
        <translation>El día</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>&amp;One unit of</source>
        <translation>&amp;Una unidad de</translation>
    </message>
    <message>
        <source>is &amp;worth</source>
        <translation>&amp;equivale a</translation>
    </message>
    <message>
        <source>on the &amp;day</source>
        <translation>el &amp;día</translation>
    </message>
    <message>
        <source>as &amp;said by</source>
        <translation>&amp;según</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>European Central Bank, reference rate</source>
        <translation>Banco Central Europeo, tipo de referencia</translation>
    </message>
    <message>
        <source>&amp;Add rate</source>
        <translation>&amp;Añadir tipo</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Prices are converted by these rates only, and what is converted shows the rate&apos;s day. Where there is no rate, a price stays as it was quoted. None are shipped: enter those you trust.</source>
        <translation>Los precios se convierten solo con estos tipos de cambio, y lo convertido muestra el día del tipo. Donde no hay tipo, el precio queda como se indicó. No se incluye ninguno: introduzca los que le merezcan confianza.</translation>
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
    <name>epochal::ui::ReportOptions</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Target, %</source>
        <translation>Objetivo, %</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Title of the report</source>
        <translation>Título del informe</translation>
    </message>
    <message>
        <source>Title of the report; made from its content while it is empty</source>
        <translation>Título del informe; si está vacío, se forma con su contenido</translation>
    </message>
    <message>
        <source>Language of the report, whatever the window speaks</source>
        <translation>Idioma del informe, sea cual sea el de la ventana</translation>
    </message>
    <message>
        <source>Top-1 to which time and cost are counted</source>
        <translation>Top-1 hasta el que se cuentan tiempo y coste</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>Facturado</translation>
    </message>
    <message>
        <source>Which seconds are counted: steps alone, start-up, evaluation and checkpoints too, or what is billed</source>
        <translation>Qué segundos se cuentan: solo los pasos, también arranque, evaluación y puntos de control, o lo que se factura</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ReportsModel</name>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Published study</source>
        <translation>Estudio publicado</translation>
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
        <translation>Informe nuevo…</translation>
    </message>
    <message>
        <source>Make a report of runs, a campaign or a published study</source>
        <translation>Crear un informe de ejecuciones, de una serie o de un estudio publicado</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Write the report as a PDF</source>
        <translation>Escribir el informe como PDF</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Imprimir el informe</translation>
    </message>
    <message>
        <source>HTML…</source>
        <translation>HTML…</translation>
    </message>
    <message>
        <source>Write the report as one HTML file, charts inside</source>
        <translation>Escribir el informe en un solo archivo HTML, con los gráficos dentro</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Write all figures of the report for a spreadsheet</source>
        <translation>Escribir todas las cifras del informe para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the report from the list; files written stay</source>
        <translation>Quitar el informe de la lista; los archivos escritos se conservan</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Pages of the report</source>
        <translation>Páginas del informe</translation>
    </message>
    <message>
        <source>Reading runs: %v of %m</source>
        <extracomment>on a progress bar: runs read so far, of how many</extracomment>
        <translation>Leyendo ejecuciones: %v de %m</translation>
    </message>
    <message>
        <source>No reports yet</source>
        <translation>Aún no hay informes</translation>
    </message>
    <message>
        <source>Make one of your runs, of a campaign or of a published study. Its pages stand here as they will be printed.</source>
        <translation>Cree uno de sus ejecuciones, de una serie o de un estudio publicado. Sus páginas aparecen aquí tal como se imprimirán.</translation>
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
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>The report is written: %1</source>
        <translation>El informe está escrito: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Quitado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) could not be read and are left out; the report names them.</source>
        <translation>
            <numerusform>%n ejecución no se pudo leer y se omite; el informe la nombra.</numerusform>
            <numerusform>%n ejecuciones no se pudieron leer y se omiten; el informe las nombra.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 = what went wrong, %2 = what to do about it</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Remove a report</source>
        <translation>Eliminar un informe</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunAudit</name>
    <message>
        <source>%1: %2 in the report, %3 recomputed.</source>
        <extracomment>%1: figure, %2, %3: numbers</extracomment>
        <translation>%1: %2 en el informe, %3 recalculado.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>audit</comment>
        <extracomment>%1: name of a run, %2: a sentence</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>imág./s</translation>
    </message>
    <message>
        <source>best top-1</source>
        <translation>mejor top-1</translation>
    </message>
    <message>
        <source>active time</source>
        <translation>tiempo activo</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>tiempo de entrenamiento</translation>
    </message>
    <message>
        <source>time to target</source>
        <translation>tiempo hasta el objetivo</translation>
    </message>
    <message>
        <source>images/s per price</source>
        <translation>imág./s por precio</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coste</translation>
    </message>
    <message>
        <source>The derived figures were counted a second time from the events when this report was made: %1 of %2 agree.</source>
        <translation>Las cifras derivadas se calcularon por segunda vez a partir de los eventos al crear este informe: %1 de %2 coinciden.</translation>
    </message>
    <message>
        <source>cost to target</source>
        <translation>coste hasta el objetivo</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunColumns</name>
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
        <translation>Precisión numérica</translation>
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
        <translation>Hasta objetivo</translation>
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
        <source>Campaign</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Billed time</source>
        <translation>Tiempo facturado</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
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
        <translation>tiempo activo</translation>
    </message>
    <message>
        <source>Wh</source>
        <translation>Wh</translation>
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
        <translation>El precio de esta oferta no se conoce.</translation>
    </message>
    <message>
        <source>%1 an hour, price of %2, frozen in the run</source>
        <translation>%1 por hora, precio del %2, fijado en la ejecución</translation>
    </message>
    <message>
        <source>Best %1 at epoch %2</source>
        <translation>Mejor %1 en la época %2</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>Sin agrupar</translation>
    </message>
    <message>
        <source>Seeds of one configuration</source>
        <translation>Semillas de una configuración</translation>
    </message>
    <message>
        <source>Launched alone</source>
        <translation>Iniciadas por separado</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n run(s))</source>
        <translation>
            <numerusform>%1 (%n ejecución)</numerusform>
            <numerusform>%1 (%n ejecuciones)</numerusform>
        </translation>
    </message>
    <message>
        <source>several</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>Amounts in several currencies have no mean.</source>
        <translation>Los importes en varias monedas no tienen media.</translation>
    </message>
    <message>
        <source>%1, of one run</source>
        <translation>%1, de una ejecución</translation>
    </message>
    <message>
        <source>Mean %1, standard deviation %2, n = %3</source>
        <translation>Media %1, desviación típica %2, n = %3</translation>
    </message>
    <message>
        <source>Accuracies on several data sets have no mean.</source>
        <translation>Las exactitudes con varios conjuntos de datos no tienen media.</translation>
    </message>
    <message>
        <source>What several targets took has no mean.</source>
        <translation>Lo que costaron varios objetivos no tiene media.</translation>
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
    <message>
        <source>(%1 – %2) / (%3 × %4 h × %5) + %6 / (%7 h × %5) + %8 kW × %9 = %10 + %11 + %12 = %13 %14</source>
        <extracomment>Numbers of &quot;(purchase - resale) / (years x 8766 h x use) + hosting a month / (730.5 h x use) + power x tariff = amortisation + hosting + power = price&quot;.</extracomment>
        <translation>(%1 – %2) / (%3 × %4 h × %5) + %6 / (%7 h × %5) + %8 kW × %9 = %10 + %11 + %12 = %13 %14</translation>
    </message>
    <message>
        <source>time in use</source>
        <translation>tiempo de uso</translation>
    </message>
    <message>
        <source>exact time</source>
        <translation>tiempo exacto</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
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
    <message>
        <source>run %1, %2</source>
        <translation>ejecución %1, %2</translation>
    </message>
    <message>
        <source>what-if: priced at %1</source>
        <extracomment>an offer whose hardware is not what the run runs on</extracomment>
        <translation>hipótesis: con el precio de %1</translation>
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
    <message>
        <source>Ran on</source>
        <translation>Se ejecutó en</translation>
    </message>
    <message>
        <source>What-if: its price is that of other hardware than it ran on.</source>
        <translation>Hipótesis: su precio es el de una máquina distinta de aquella en la que se ejecutó.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>none counted</source>
        <translation>no se cuenta</translation>
    </message>
    <message>
        <source>Cost, what-if</source>
        <translation>Coste, hipótesis</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunQueue</name>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Take runs out of the queue</source>
        <translation>Quitar ejecuciones de la cola</translation>
    </message>
    <message>
        <source>Reorder the queue</source>
        <translation>Reordenar la cola</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunReport</name>
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
    <message>
        <source>Audit</source>
        <translation>Verificación</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>Qué dicen las cifras</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Bold: changed from the default.</source>
        <translation>Negrita: distinto del valor predeterminado.</translation>
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
        <source>Table %1. Estimate and outcome</source>
        <translation>Tabla %1. Estimación y resultado</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>Estimado</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Outcome / estimate</source>
        <translation>Resultado / estimación</translation>
    </message>
    <message>
        <source>Within the range</source>
        <translation>Dentro del intervalo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>low and high end of a range</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Time, preparation included</source>
        <translation>Tiempo, preparación incluida</translation>
    </message>
    <message>
        <source>Time to target, preparation included</source>
        <translation>Tiempo hasta el objetivo, preparación incluida</translation>
    </message>
    <message>
        <source>The run did not do what was estimated, so there is nothing to compare.</source>
        <translation>La ejecución no hizo lo que se estimó, así que no hay nada que comparar.</translation>
    </message>
    <message>
        <source>Estimate: none was kept with this run.</source>
        <translation>Estimación: no se guardó ninguna con esta ejecución.</translation>
    </message>
    <message>
        <source>%1, what-if</source>
        <translation>%1, hipótesis</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>none counted</source>
        <translation>no se cuenta</translation>
    </message>
    <message>
        <source>Energy, measured</source>
        <translation>Energía, medida</translation>
    </message>
    <message>
        <source>%1 Wh</source>
        <translation>%1 Wh</translation>
    </message>
    <message>
        <source>Mean power, measured</source>
        <translation>Potencia media, medida</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>Its cost at the machine&apos;s tariff</source>
        <translation>Su coste con la tarifa de la máquina</translation>
    </message>
    <message>
        <source>In the cost, by the power assumed</source>
        <translation>En el coste, con la potencia supuesta</translation>
    </message>
    <message>
        <source>Started %1 on %2. What-if: priced at %3, %4, whose hardware it did not run on.</source>
        <extracomment>when, what it ran on, the offer, its price</extracomment>
        <translation>Iniciada: %1, en %2. Hipótesis: con el precio de %3, %4, en cuya máquina no se ejecutó.</translation>
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
    <message>
        <source>Stopping</source>
        <translation>Deteniéndose</translation>
    </message>
    <message>
        <source>Stopping after this epoch</source>
        <translation>Se detendrá al terminar la época</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
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
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Put the chosen runs side by side (Ctrl+Shift+C)</source>
        <translation>Comparar las ejecuciones elegidas (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Configure a run and launch it: it stands here from its first second. Or copy runs here from another folder.</source>
        <translation>Configure una ejecución e iníciela: aparece aquí desde su primer segundo. O copie aquí ejecuciones de otra carpeta.</translation>
    </message>
    <message>
        <source>Import runs…</source>
        <translation>Importar ejecuciones…</translation>
    </message>
    <message>
        <source>No view is saved yet</source>
        <translation>Aún no hay vistas guardadas</translation>
    </message>
    <message>
        <source>Save this view…</source>
        <translation>Guardar esta vista…</translation>
    </message>
    <message>
        <source>Save view</source>
        <translation>Guardar vista</translation>
    </message>
    <message>
        <source>Name of this filter, order, grouping and columns:</source>
        <translation>Nombre de este filtro, orden, agrupación y columnas:</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Save this filter, order, grouping and columns under a name, or go back to one saved</source>
        <translation>Guardar este filtro, orden, agrupación y columnas con un nombre, o volver a una vista guardada</translation>
    </message>
    <message>
        <source>Group: seeds</source>
        <translation>Grupos: semillas</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Grupos: %1</translation>
    </message>
    <message>
        <source>Put runs together: means with their standard deviation, and how many runs</source>
        <translation>Agrupar ejecuciones: medias con su desviación típica y número de ejecuciones</translation>
    </message>
    <message>
        <source>Import runs: a folder of run directories</source>
        <translation>Importar ejecuciones: una carpeta de carpetas de ejecución</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) copied here.</source>
        <translation>
            <numerusform>%n ejecución copiada aquí.</numerusform>
            <numerusform>%n ejecuciones copiadas aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) were here already.</source>
        <translation>
            <numerusform>%n ejecución ya estaba aquí.</numerusform>
            <numerusform>%n ejecuciones ya estaban aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be copied. %1. %2</source>
        <translation>
            <numerusform>%n no se pudo copiar. %1. %2</numerusform>
            <numerusform>%n no se pudieron copiar. %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>Move runs to the trash</source>
        <translation>Mover ejecuciones a la papelera</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingCharts</name>
    <message>
        <source>devices</source>
        <translation>dispositivos</translation>
    </message>
    <message>
        <source>No work here was done on two numbers of devices.</source>
        <translation>Aquí ningún trabajo se hizo con dos números de dispositivos.</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n dispositivo</numerusform>
            <numerusform>%n dispositivos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by time</source>
        <translation>%1, por tiempo</translation>
    </message>
    <message>
        <source>%1, by images/s</source>
        <translation>%1, por imág./s</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>ideal</translation>
    </message>
    <message>
        <source>global batch size, images, log scale</source>
        <translation>tamaño de lote global, imágenes, escala logarítmica</translation>
    </message>
    <message>
        <source>batch of %1</source>
        <translation>lote de %1</translation>
    </message>
    <message>
        <source>These rows do not differ in batch size. Sweep optimizer.global_batch on Configure.</source>
        <translation>Estas filas no difieren en tamaño de lote. Haga un barrido de optimizer.global_batch en Configurar.</translation>
    </message>
    <message>
        <source>times as fast as on the fewest devices</source>
        <translation>veces más rápido que con menos dispositivos</translation>
    </message>
    <message>
        <source>scaling efficiency, %</source>
        <translation>eficiencia de escalado, %</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>imág./s</translation>
    </message>
    <message>
        <source>%1 to the target, s</source>
        <translation>%1 hasta el objetivo, s</translation>
    </message>
    <message>
        <source>%1, s</source>
        <translation>%1, s</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScatterChart</name>
    <message>
        <source>%1, s, log scale</source>
        <comment>a clock</comment>
        <translation>%1, s, escala logarítmica</translation>
    </message>
    <message>
        <source>cost, %1, log scale</source>
        <translation>coste, %1, escala logarítmica</translation>
    </message>
    <message>
        <source>No row has both a cost and a time.</source>
        <translation>Ninguna fila tiene a la vez coste y tiempo.</translation>
    </message>
    <message>
        <source>frontier, %1</source>
        <translation>frontera, %1</translation>
    </message>
    <message>
        <source>cheaper
and faster</source>
        <translation>más barato
y más rápido</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), cost against time.</source>
        <translation>
            <numerusform>%n fila, coste frente a tiempo.</numerusform>
            <numerusform>%n filas, coste frente a tiempo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::SeedsRow</name>
    <message numerus="yes">
        <source>run(s) a point</source>
        <translation>
            <numerusform>ejecución por punto</numerusform>
            <numerusform>ejecuciones por punto</numerusform>
        </translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Semillas</translation>
    </message>
    <message>
        <source>Runs of every point that differ in their seed alone: their spread says how far a difference can be trusted.</source>
        <translation>Ejecuciones de cada punto que solo difieren en la semilla: su dispersión dice cuánto se puede confiar en una diferencia.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecDocument</name>
    <message>
        <source>Vary %1</source>
        <translation>Variar %1</translation>
    </message>
    <message>
        <source>Learning rate with the batch</source>
        <translation>Tasa de aprendizaje según el lote</translation>
    </message>
    <message>
        <source>Campaign budget</source>
        <translation>Presupuesto de la serie</translation>
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
    <message>
        <source>%1 a run</source>
        <extracomment>a currency</extracomment>
        <translation>%1 por ejecución</translation>
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
    <message>
        <source>Queue paused: %1, %2</source>
        <translation>Cola en pausa: %1, %2</translation>
    </message>
    <message>
        <source>Show the queue and the campaigns</source>
        <translation>Mostrar la cola y las series</translation>
    </message>
    <message>
        <source>Engine: paused</source>
        <translation>Motor: en pausa</translation>
    </message>
    <message>
        <source>Engine: stopping after this epoch</source>
        <translation>Motor: se detendrá al terminar la época</translation>
    </message>
    <message>
        <source>Engine: stopping</source>
        <translation>Motor: deteniéndose</translation>
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
    <message>
        <source>Scaling efficiency %1 = %2 / (%3 × %4 images/s of run %5)</source>
        <translation>Eficiencia de escalado %1 = %2 / (%3 × %4 imág./s de la ejecución %5)</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StopRulesModel</name>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>sin fijar</translation>
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
    <message>
        <source>Estimate</source>
        <translation>Estimación</translation>
    </message>
    <message>
        <source>Between %1 and %2.</source>
        <translation>Entre %1 y %2.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>took %1, %2</source>
        <translation>tardó %1, %2</translation>
    </message>
    <message>
        <source>took %1</source>
        <translation>tardó %1</translation>
    </message>
    <message>
        <source>%1 times, as expected</source>
        <translation>%1 veces, según lo previsto</translation>
    </message>
    <message>
        <source>%1 times, outside the range</source>
        <translation>%1 veces, fuera del intervalo</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SweepEditor</name>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Back to one value</source>
        <translation>Volver a un solo valor</translation>
    </message>
    <message>
        <source>Values or a range: %1</source>
        <translation>Valores o un intervalo: %1</translation>
    </message>
    <message>
        <source>The values to vary it over</source>
        <translation>Los valores con los que se varía</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Valores de %1</translation>
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
    <name>epochal::ui::TargetControl</name>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a target and whose it is, &quot;75.9 % MLPerf&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Known targets</source>
        <translation>Objetivos conocidos</translation>
    </message>
    <message>
        <source>Accuracies that benchmarks ask for and published weights reach</source>
        <translation>Exactitudes que piden las pruebas de referencia y alcanzan los pesos publicados</translation>
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
    <message>
        <source>%1, what-if</source>
        <extracomment>a figure in money for a machine that the run does not run on: &quot;Cost, what-if&quot;</extracomment>
        <translation>%1, hipótesis</translation>
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
<context>
    <name>worker</name>
    <message>
        <source>Trains image models and says what accuracy costs.</source>
        <translation>Entrena modelos de imagen y dice lo que cuesta la exactitud.</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPCIONES</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>ORDEN</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTO</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>OBLIGATORIO</translation>
    </message>
    <message>
        <source>Print this help and leave</source>
        <translation>Muestra esta ayuda y termina</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Print the version and leave</source>
        <translation>Muestra la versión y termina</translation>
    </message>
    <message>
        <source>en, ru or es; without it as LC_ALL, LC_MESSAGES or LANG say</source>
        <translation>en, ru o es; si se omite, según LC_ALL, LC_MESSAGES o LANG</translation>
    </message>
    <message>
        <source>Train a new run</source>
        <translation>Entrena una ejecución nueva</translation>
    </message>
    <message>
        <source>Folder the run&apos;s folder is made in (default: runs under the data folder)</source>
        <translation>Carpeta en la que se crea la carpeta de la ejecución (predeterminada: runs en la carpeta de datos)</translation>
    </message>
    <message>
        <source>Print every event as a line of JSON</source>
        <translation>Muestra cada evento como una línea de JSON</translation>
    </message>
    <message>
        <source>Go on with a run from its newest checkpoint</source>
        <translation>Reanuda una ejecución desde su punto de control más reciente</translation>
    </message>
    <message>
        <source>Say what is wrong with a spec, all of it</source>
        <translation>Dice qué falla en una especificación, todo a la vez</translation>
    </message>
    <message>
        <source>Also ask whether this machine can train it: data, devices, memory</source>
        <translation>Comprueba además si esta máquina puede entrenarla: datos, dispositivos, memoria</translation>
    </message>
    <message>
        <source>Print the findings as JSON</source>
        <translation>Muestra los resultados como JSON</translation>
    </message>
    <message>
        <source>Print the JSON schema of a run spec</source>
        <translation>Muestra el esquema JSON de la especificación de una ejecución</translation>
    </message>
    <message>
        <source>Say what this machine can train on</source>
        <translation>Dice con qué puede entrenar esta máquina</translation>
    </message>
    <message>
        <source>Print as JSON</source>
        <translation>Muestra como JSON</translation>
    </message>
    <message>
        <source>Print the figures of a run</source>
        <translation>Muestra las cifras de una ejecución</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Run spec to start from (JSON); without it the first-run spec</source>
        <translation>Especificación de partida (JSON); si se omite, la de la primera ejecución</translation>
    </message>
    <message>
        <source>Set a field: name=value, as often as needed</source>
        <translation>Fija un campo: nombre=valor, tantas veces como haga falta</translation>
    </message>
    <message>
        <source>The run&apos;s folder</source>
        <translation>La carpeta de la ejecución</translation>
    </message>
    <message>
        <source>An option lacks its value, or has one that cannot be read</source>
        <translation>A una opción le falta su valor, o el que tiene no se puede leer</translation>
    </message>
    <message>
        <source>This was not understood: %1</source>
        <translation>No se entendió esto: %1</translation>
    </message>
    <message>
        <source>A command is needed</source>
        <translation>Hace falta una orden</translation>
    </message>
    <message>
        <source>The run&apos;s folder is needed</source>
        <translation>Hace falta la carpeta de la ejecución</translation>
    </message>
    <message>
        <source>epochal-worker --help says what there is.</source>
        <translation>epochal-worker --help muestra lo que hay.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>épocas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>best %1 at epoch %2, last %3 (validation images: %4)</source>
        <translation>mejor %1 en la época %2, último %3 (imágenes de validación: %4)</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>imág./s</translation>
    </message>
    <message>
        <source>%1 ± %2, jitter %3, windows: %4</source>
        <translation>%1 ± %2, fluctuación %3, ventanas: %4</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>training %1, active %2, billed %3</source>
        <translation>entrenamiento %1, activo %2, facturado %3</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coste</translation>
    </message>
    <message>
        <source>target</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>%1 at epoch %2: %3 training only, %4 with evaluation</source>
        <translation>%1 en la época %2: %3 solo entrenamiento, %4 con evaluación</translation>
    </message>
    <message>
        <source>%1  epoch %2 of %3  %4 images/s</source>
        <translation>%1  época %2 de %3  %4 imág./s</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>%1, %2, parameters: %3, images: %4 + %5 of %6</source>
        <translation>%1, %2, parámetros: %3, imágenes: %4 + %5 de %6</translation>
    </message>
    <message>
        <source>resumed from %1</source>
        <translation>reanudada desde %1</translation>
    </message>
    <message>
        <source>epoch %1 of %2  top-1 %3  top-5 %4  loss %5  %6 images/s  active %7</source>
        <translation>época %1 de %2  top-1 %3  top-5 %4  pérdida %5  %6 imág./s  activo %7</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>advertencia: %1</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>error: %1</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
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
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1, cores: %2, %3, %4</source>
        <translation>%1, núcleos: %2, %3, %4</translation>
    </message>
    <message>
        <source>advice: %1</source>
        <translation>consejo: %1</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>válida</translation>
    </message>
    <message>
        <source>run folder: %1</source>
        <translation>carpeta de la ejecución: %1</translation>
    </message>
    <message>
        <source>%1 s</source>
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
        <source>Vary a field: name=32,64,128 or 1..5 or 32..512 x2; several fields make every combination, trained one after the other</source>
        <translation>Variar un campo: nombre=32,64,128, o 1..5, o 32..512 x2; varios campos dan todas las combinaciones, entrenadas una tras otra</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>exactitud top-1 %1</translation>
    </message>
    <message>
        <source>campaign: %1</source>
        <translation>serie: %1</translation>
    </message>
    <message>
        <source>There is no language %1: choose en, ru or es.</source>
        <translation>No existe el idioma %1: elija en, ru o es.</translation>
    </message>
    <message>
        <source>log</source>
        <translation>registro</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (de %2 a %3)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>time  %1</source>
        <translation>tiempo  %1</translation>
    </message>
    <message>
        <source>cost  %1</source>
        <translation>coste  %1</translation>
    </message>
    <message>
        <source>Not ranked:</source>
        <translation>Sin clasificar:</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 64 wrong spec or options, 65 data or a file that cannot be read, 66 diverged, 69 in use by another process, 70 internal, 71 device, memory or disk, 75 interrupted after a checkpoint (resume it).</source>
        <translation>Códigos de salida: 0 hecho, 64 especificación u opciones incorrectas, 65 datos o un archivo que no se puede leer, 66 diverge, 69 en uso por otro proceso, 70 interno, 71 dispositivo, memoria o disco, 75 interrumpida tras un punto de control (reanúdela).</translation>
    </message>
    <message>
        <source>Say what a run would take and cost on every offer</source>
        <translation>Decir cuánto tardaría y costaría una ejecución con cada oferta</translation>
    </message>
    <message>
        <source>Count all epochs, even where own runs say when the target is reached</source>
        <translation>Contar todas las épocas, aunque las ejecuciones propias digan cuándo se alcanza el objetivo</translation>
    </message>
    <message>
        <source>what-if %1, priced at %2 but run on %3</source>
        <translation>hipótesis %1, con el precio de %2 pero ejecutada en %3</translation>
    </message>
    <message>
        <source>priced at %1 but run on %2, so every amount of money is a what-if</source>
        <translation>con el precio de %1 pero en %2, así que toda suma de dinero es una hipótesis</translation>
    </message>
    <message>
        <source>(what-if)</source>
        <translation>(hipótesis)</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
</context>
</TS>
