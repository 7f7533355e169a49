<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>The price book has no offer &quot;%1&quot;</source>
        <translation>El catálogo de precios no tiene ninguna oferta «%1»</translation>
    </message>
    <message>
        <source>Choose one of its IDs, such as &quot;this-machine&quot;</source>
        <translation>Elija uno de sus identificadores, por ejemplo «this-machine»</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>Aún no se ha medido</translation>
    </message>
    <message>
        <source>Use more loader threads or lighter augmentation</source>
        <translation>Use más hilos de carga o un aumento de datos más ligero</translation>
    </message>
    <message>
        <source>Use a larger batch per replica or fewer replicas</source>
        <translation>Use un lote mayor por réplica o menos réplicas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time in the form 2026-11-21T14:10:32.123Z</source>
        <translation>«%1» no es una hora con la forma 2026-11-21T14:10:32.123Z</translation>
    </message>
    <message>
        <source>Check that the disk works and that the path is correct</source>
        <translation>Compruebe que el disco funciona y que la ruta es correcta</translation>
    </message>
    <message>
        <source>Free up space on this disk, then continue</source>
        <translation>Libere espacio en este disco y continúe</translation>
    </message>
    <message>
        <source>Grant yourself write permission there, or choose another folder</source>
        <translation>Obtenga permiso de escritura en esa ubicación o elija otra carpeta</translation>
    </message>
    <message>
        <source>Check the path</source>
        <translation>Compruebe la ruta</translation>
    </message>
    <message>
        <source>File system error: %1</source>
        <translation>Error del sistema de archivos: %1</translation>
    </message>
    <message>
        <source>Check that this is the right file</source>
        <translation>Compruebe que este es el archivo correcto</translation>
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
        <source>Fix the file at that point, or restore a backup</source>
        <translation>Corrija el archivo en ese punto o restaure una copia de seguridad</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a decimal number</source>
        <translation>«%1» no es un número decimal</translation>
    </message>
    <message>
        <source>Use digits and a decimal point, such as 4.6016, without thousands separators or an exponent</source>
        <translation>Escriba cifras con punto decimal, como 4.6016, sin separadores de miles ni exponente</translation>
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
        <source>One of these values was expected here: %1</source>
        <translation>Aquí se esperaba uno de estos valores: %1</translation>
    </message>
    <message>
        <source>Fix this value in the file, or remove the file</source>
        <translation>Corrija este valor en el archivo o retire el archivo</translation>
    </message>
    <message>
        <source>A fraction of the hours, from 0 to 1, was expected here</source>
        <translation>Aquí se esperaba una fracción de las horas, de 0 a 1</translation>
    </message>
    <message>
        <source>An offer needs an ID</source>
        <translation>Toda oferta necesita un identificador</translation>
    </message>
    <message>
        <source>A currency code of three capital letters, such as USD, was expected here</source>
        <translation>Aquí se esperaba un código de moneda de tres letras mayúsculas, como USD</translation>
    </message>
    <message>
        <source>no date</source>
        <extracomment>stands in place of a price&apos;s date</extracomment>
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
        <translation>Fuera de la clasificación: no se conoce el precio</translation>
    </message>
    <message>
        <source>Not ranked: the price has no date</source>
        <translation>Fuera de la clasificación: el precio no tiene fecha</translation>
    </message>
    <message>
        <source>Not ranked: the price has no source</source>
        <translation>Fuera de la clasificación: el precio no tiene fuente</translation>
    </message>
    <message>
        <source>Not ranked: the price covers the accelerator only, without a host machine</source>
        <translation>Fuera de la clasificación: el precio es solo del acelerador, sin una máquina que lo aloje</translation>
    </message>
    <message>
        <source>Not ranked: it is not known what the price covers</source>
        <translation>Fuera de la clasificación: no se sabe qué incluye el precio</translation>
    </message>
    <message>
        <source>This is not a price book</source>
        <translation>Esto no es un catálogo de precios</translation>
    </message>
    <message>
        <source>The price book has no version</source>
        <translation>El catálogo de precios no indica su versión</translation>
    </message>
    <message>
        <source>The price book has no list of offers</source>
        <translation>El catálogo de precios no contiene una lista de ofertas</translation>
    </message>
    <message>
        <source>Two offers have the same ID</source>
        <translation>Dos ofertas tienen el mismo identificador</translation>
    </message>
    <message>
        <source>Cannot read a line of the event log: %1</source>
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
        <source>Written by a newer version of Epochal: format version %1; this version reads up to %2</source>
        <translation>Escrito por una versión más reciente de Epochal: versión de formato %1; esta lee hasta la %2</translation>
    </message>
    <message>
        <source>Use the newer version of Epochal</source>
        <translation>Use la versión más reciente de Epochal</translation>
    </message>
    <message>
        <source>The run&apos;s ID or creation time is missing</source>
        <translation>Falta el identificador o la hora de creación de la ejecución</translation>
    </message>
    <message>
        <source>Cannot load the engine: %1</source>
        <translation>No se puede cargar el motor: %1</translation>
    </message>
    <message>
        <source>Run packaging/setup again; comparison, pricing and reports work without the engine</source>
        <translation>Vuelva a ejecutar packaging/setup; la comparación, los precios y los informes funcionan sin el motor</translation>
    </message>
    <message>
        <source>The engine is from a different build</source>
        <translation>El motor es de otra compilación</translation>
    </message>
    <message>
        <source>Build or install the program and its engine together</source>
        <translation>Compile o instale juntos el programa y su motor</translation>
    </message>
    <message>
        <source>No training engine was found</source>
        <translation>No se encontró ningún motor de entrenamiento</translation>
    </message>
    <message>
        <source>Build the engine, or set EPOCHAL_ENGINE to its path</source>
        <translation>Compile el motor o indique su ruta en EPOCHAL_ENGINE</translation>
    </message>
    <message>
        <source>This run is not in progress</source>
        <translation>Esta ejecución no está en curso</translation>
    </message>
    <message>
        <source>The worker process ended before the run started</source>
        <translation>El proceso de entrenamiento terminó antes de iniciar la ejecución</translation>
    </message>
    <message>
        <source>Its last messages are in that file</source>
        <translation>Sus últimos mensajes están en ese archivo</translation>
    </message>
    <message>
        <source>Interrupted after a checkpoint; the run can be resumed</source>
        <translation>Interrumpida tras un punto de control; se puede reanudar</translation>
    </message>
    <message>
        <source>All epochs completed</source>
        <translation>Todas las épocas completadas</translation>
    </message>
    <message>
        <source>Trained: the target was reached</source>
        <translation>Modelo entrenado: se alcanzó el objetivo</translation>
    </message>
    <message>
        <source>Stopped at the time limit</source>
        <translation>Detenida al llegar al límite de tiempo</translation>
    </message>
    <message>
        <source>Stopped at the budget limit</source>
        <translation>Detenida al llegar al límite del presupuesto</translation>
    </message>
    <message>
        <source>Stopped on request</source>
        <translation>Detenida a petición del usuario</translation>
    </message>
    <message>
        <source>This run is already in progress</source>
        <translation>Esta ejecución ya está en curso</translation>
    </message>
    <message>
        <source>Watch it on the Live page, or stop it first</source>
        <translation>Sígala en la página En vivo o deténgala antes</translation>
    </message>
    <message>
        <source>The process ended unexpectedly; its log was saved and the run can be resumed</source>
        <translation>El proceso terminó de forma inesperada; su registro se ha conservado y la ejecución se puede reanudar</translation>
    </message>
    <message>
        <source>Use a value such as %1</source>
        <translation>Escriba un valor como %1</translation>
    </message>
    <message>
        <source>%1 is outside the range %2 to %3</source>
        <translation>%1 está fuera del intervalo de %2 a %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of: %2</source>
        <translation>«%1» no es uno de estos valores: %2</translation>
    </message>
    <message>
        <source>Use one of these values</source>
        <translation>Escriba uno de estos valores</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>¿Quería decir «%1»?</translation>
    </message>
    <message>
        <source>%1 is not text</source>
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
        <source>%1 is not a list of text values</source>
        <translation>%1 no es una lista de textos</translation>
    </message>
    <message>
        <source>%1 is not an amount in quotes, such as &quot;1.50&quot;</source>
        <translation>%1 no es un importe entre comillas, como &quot;1.50&quot;</translation>
    </message>
    <message>
        <source>%1 is not an amount above zero in quotes, such as &quot;1.50&quot;</source>
        <translation>%1 no es un importe mayor que cero entre comillas, como &quot;1.50&quot;</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot;</source>
        <translation>No existe el campo «%1»</translation>
    </message>
    <message>
        <source>Run the &quot;schema&quot; command to list all fields</source>
        <translation>Ejecute la orden «schema» para ver todos los campos</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value</source>
        <translation>«%1» no tiene valor</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>imperative: %1 = a value or an option that would work</extracomment>
        <translation>Use %1</translation>
    </message>
    <message>
        <source>Run name</source>
        <translation>Nombre de la ejecución</translation>
    </message>
    <message>
        <source>The run&apos;s name in tables, charts and reports.</source>
        <translation>Nombre de la ejecución en tablas, gráficos e informes.</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>field: words by which a run is found</extracomment>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Keywords for finding the run.</source>
        <translation>Palabras clave para encontrar la ejecución.</translation>
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
        <extracomment>noun: the first layer of a network</extracomment>
        <translation>Bloque inicial</translation>
    </message>
    <message>
        <source>First layer; &quot;Auto&quot; uses the small one for images under 64 pixels.</source>
        <translation>Primera capa; «Auto» usa la pequeña con imágenes de menos de 64 píxeles.</translation>
    </message>
    <message>
        <source>Auto</source>
        <extracomment>the value of a setting such as patience or time limit</extracomment>
        <translation>Auto</translation>
    </message>
    <message>
        <source>3 × 3, for small images</source>
        <translation>3 × 3, para imágenes pequeñas</translation>
    </message>
    <message>
        <source>7 × 7, stride 2, with pooling</source>
        <translation>7 × 7, paso 2, con submuestreo (pooling)</translation>
    </message>
    <message>
        <source>Normalization</source>
        <extracomment>field: the kind of normalization layers</extracomment>
        <translation>Normalización</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>adjective, a value of &quot;Normalization&quot;: batch normalization</extracomment>
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
        <source>Sets the initial weights, data order and augmentation: the same seed gives the same run on the same machine.</source>
        <translation>Fija los pesos iniciales, el orden de los datos y el aumento de datos: la misma semilla da la misma ejecución en la misma máquina.</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
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
        <extracomment>adjective, a value of &quot;Data set&quot;: synthetic images</extracomment>
        <translation>Datos sintéticos</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>field: where the data set&apos;s files are</extracomment>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder that contains the files; leave empty to use the one where the Debian package installs Fashion-MNIST.</source>
        <translation>Carpeta de los archivos; si se deja vacía, se usa aquella en la que el paquete de Debian instala Fashion-MNIST.</translation>
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
        <extracomment>field: color channels of an image</extracomment>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Color channels of a synthetic image.</source>
        <translation>Canales de color de una imagen sintética.</translation>
    </message>
    <message>
        <source>Height</source>
        <extracomment>field: of an image, in pixels</extracomment>
        <translation>Altura</translation>
    </message>
    <message>
        <source>pixels</source>
        <extracomment>unit, after the field&apos;s number</extracomment>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>Height of a synthetic image.</source>
        <translation>Altura de una imagen sintética.</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>field: of an image, in pixels</extracomment>
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
        <source>at most</source>
        <extracomment>unit, after the field&apos;s number: an upper limit</extracomment>
        <translation>como máximo</translation>
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
        <source>Devices to train on; &quot;Auto&quot; uses GPUs if there are any.</source>
        <translation>Dispositivos para entrenar; «Auto» usa las GPU si las hay.</translation>
    </message>
    <message>
        <source>NVIDIA GPU</source>
        <translation>GPU NVIDIA</translation>
    </message>
    <message>
        <source>Replicas</source>
        <extracomment>field: number of copies of the model</extracomment>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Copies of the model that share each batch and average their gradients: one per GPU, or several on a CPU.</source>
        <translation>Copias del modelo que se reparten cada lote y promedian sus gradientes: una por GPU o varias en una CPU.</translation>
    </message>
    <message>
        <source>Compute threads</source>
        <translation>Hilos de cálculo</translation>
    </message>
    <message>
        <source>Numeric precision</source>
        <extracomment>field: the number format of the computation</extracomment>
        <translation>Precisión numérica</translation>
    </message>
    <message>
        <source>Channels last</source>
        <translation>Formato channels last</translation>
    </message>
    <message>
        <source>NHWC memory layout; faster on most devices.</source>
        <translation>Disposición NHWC en memoria; más rápida en la mayoría de los dispositivos.</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>Tamaño de lote global</translation>
    </message>
    <message>
        <source>images</source>
        <extracomment>a unit of numbers</extracomment>
        <translation>imágenes</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Peak learning rate at this global batch size.</source>
        <translation>Tasa de aprendizaje máxima con este tamaño de lote global.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <extracomment>noun, field: how the learning rate changes</extracomment>
        <translation>Plan de la tasa</translation>
    </message>
    <message>
        <source>How the learning rate changes over the epochs.</source>
        <translation>Cómo cambia la tasa de aprendizaje a lo largo de las épocas.</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>adjective, a value of &quot;Schedule&quot;</extracomment>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>noun, a value of &quot;Schedule&quot;: the rate falls in steps</extracomment>
        <translation>Escalonado</translation>
    </message>
    <message>
        <source>Cosine</source>
        <extracomment>adjective, a value of &quot;Schedule&quot;</extracomment>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>epochs</source>
        <extracomment>unit, after the field&apos;s number</extracomment>
        <translation>épocas</translation>
    </message>
    <message>
        <source>Epochs over which the learning rate rises linearly to its peak.</source>
        <translation>Épocas en las que la tasa de aprendizaje sube linealmente hasta su máximo.</translation>
    </message>
    <message>
        <source>Steps after</source>
        <extracomment>field: the epochs after which the learning rate falls by a step</extracomment>
        <translation>Escalones tras</translation>
    </message>
    <message>
        <source>Epochs after which the learning rate is multiplied by the step factor.</source>
        <translation>Épocas tras las cuales la tasa de aprendizaje se multiplica por el factor de escalón.</translation>
    </message>
    <message>
        <source>Step factor</source>
        <translation>Factor de escalón</translation>
    </message>
    <message>
        <source>Factor applied to the learning rate at each step.</source>
        <translation>Factor que se aplica a la tasa de aprendizaje en cada escalón.</translation>
    </message>
    <message>
        <source>Final learning-rate fraction</source>
        <translation>Fracción final de la tasa</translation>
    </message>
    <message>
        <source>Momentum</source>
        <extracomment>noun, field: of the optimizer</extracomment>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Momentum of stochastic gradient descent.</source>
        <translation>Momento del descenso de gradiente estocástico.</translation>
    </message>
    <message>
        <source>Nesterov momentum.</source>
        <translation>Momento de Nesterov.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Decaimiento de pesos</translation>
    </message>
    <message>
        <source>Applied to the weights of convolutions and of the last layer, not to normalization parameters or biases.</source>
        <translation>Se aplica a los pesos de las convoluciones y de la última capa, no a la normalización ni a los sesgos.</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Suavizado de etiquetas</translation>
    </message>
    <message>
        <source>Fraction of the target probability spread over all classes.</source>
        <translation>Fracción de la probabilidad objetivo repartida entre todas las clases.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>noun, field: the quality at which training ends</extracomment>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>% top-1, validation</source>
        <translation>% top-1, validación</translation>
    </message>
    <message>
        <source>Training ends once an evaluation reaches this value.</source>
        <translation>El entrenamiento termina cuando una evaluación alcanza este valor.</translation>
    </message>
    <message>
        <source>Patience</source>
        <extracomment>noun, field: epochs without improvement before training ends</extracomment>
        <translation>Paciencia</translation>
    </message>
    <message>
        <source>epochs without improvement</source>
        <translation>épocas sin mejora</translation>
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
        <source>Stops the run after this much active time.</source>
        <translation>Detiene la ejecución tras este tiempo activo.</translation>
    </message>
    <message>
        <source>Budget</source>
        <extracomment>noun, field: the most that a run may cost</extracomment>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Stops the run before its billed cost exceeds this amount, in the offer&apos;s currency; leave empty for no limit.</source>
        <translation>Detiene la ejecución antes de que el coste facturado supere este importe, en la moneda de la oferta; vacío, sin límite.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <extracomment>field: before a number of epochs</extracomment>
        <translation>Punto de control cada</translation>
    </message>
    <message>
        <source>How often the state is saved so that the run can be resumed.</source>
        <translation>Con qué frecuencia se guarda el estado, para poder reanudar la ejecución.</translation>
    </message>
    <message>
        <source>Checkpoints to keep</source>
        <extracomment>field: before a number</extracomment>
        <translation>Puntos de control que conservar</translation>
    </message>
    <message>
        <source>How many recent checkpoints to keep, besides the best.</source>
        <translation>Cuántos puntos de control recientes conservar, además del mejor.</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>noun, field: a machine at a price from a provider</extracomment>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>ID of an offer in the price book; the offer is frozen into the run.</source>
        <translation>Identificador de una oferta del catálogo de precios; la oferta queda fijada en la ejecución.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <extracomment>noun, field: minutes billed before training begins</extracomment>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>min, billed</source>
        <extracomment>unit of the field &quot;Preparation&quot;: minutes that are billed</extracomment>
        <translation>min, facturados</translation>
    </message>
    <message>
        <source>Installation and data loading on a rented machine, paid for before the first step.</source>
        <translation>Instalación y carga de datos en una máquina alquilada, que se pagan antes del primer paso.</translation>
    </message>
    <message>
        <source>What to train</source>
        <translation>Qué entrenar</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>noun, head of a column: the data set
----------
heading of a group of fields</extracomment>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Devices and parallelism</source>
        <translation>Dispositivos y paralelismo</translation>
    </message>
    <message>
        <source>Recipe</source>
        <extracomment>heading of a group of fields: how the network is trained</extracomment>
        <translation>Receta</translation>
    </message>
    <message>
        <source>Stopping and budget</source>
        <translation>Parada y presupuesto</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>heading of a group of fields</extracomment>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Remove it, or check the schema</source>
        <translation>Quítelo o consulte el esquema</translation>
    </message>
    <message>
        <source>%1 is not a JSON object</source>
        <translation>%1 no es un objeto JSON</translation>
    </message>
    <message>
        <source>Put the fields of this group in { }</source>
        <translation>Ponga los campos de este grupo entre { }</translation>
    </message>
    <message>
        <source>A run spec must be a JSON object</source>
        <translation>La especificación de una ejecución debe ser un objeto JSON</translation>
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
        <source>Use &quot;%1&quot;</source>
        <extracomment>imperative: %1 = a value that would work</extracomment>
        <translation>Indique &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 is not a format version</source>
        <translation>%1 no es una versión de formato</translation>
    </message>
    <message>
        <source>A global batch of %1 cannot be split evenly across %2 replicas</source>
        <translation>Un lote global de %1 no se puede repartir por igual entre %2 réplicas</translation>
    </message>
    <message>
        <source>Use a shorter warm-up or more epochs</source>
        <translation>Use un calentamiento más corto o más épocas</translation>
    </message>
    <message>
        <source>The step epochs must be in increasing order</source>
        <translation>Las épocas de los escalones deben ir en orden creciente</translation>
    </message>
    <message>
        <source>Enter each epoch once, in order</source>
        <translation>Escriba cada época una sola vez y en orden</translation>
    </message>
    <message>
        <source>This data set needs a folder</source>
        <translation>Este conjunto de datos necesita una carpeta</translation>
    </message>
    <message>
        <source>Choose the folder that contains the data set&apos;s files</source>
        <translation>Elija la carpeta que contiene los archivos del conjunto de datos</translation>
    </message>
    <message>
        <source>The run has no name</source>
        <translation>La ejecución no tiene nombre</translation>
    </message>
    <message>
        <source>Give it a name</source>
        <translation>Asígnele un nombre</translation>
    </message>
    <message>
        <source>A peak learning rate of %1 without warm-up may diverge in the first epoch</source>
        <translation>Una tasa de aprendizaje máxima de %1 sin calentamiento puede divergir en la primera época</translation>
    </message>
    <message>
        <source>Use a warm-up of one epoch or more</source>
        <translation>Use un calentamiento de una época o más</translation>
    </message>
    <message>
        <source>Use a larger global batch or group normalization</source>
        <translation>Use un lote global mayor o la normalización por grupos</translation>
    </message>
    <message>
        <source>No checkpoint will be saved before the end of the run</source>
        <translation>No se guardará ningún punto de control antes del final de la ejecución</translation>
    </message>
    <message>
        <source>Save one every few epochs so that the run can be resumed</source>
        <translation>Guarde uno cada pocas épocas para poder reanudar la ejecución</translation>
    </message>
    <message>
        <source>First run: Fashion-MNIST, ResNet-8</source>
        <translation>Inicio: Fashion-MNIST, ResNet-8</translation>
    </message>
    <message>
        <source>Fashion-MNIST, ResNet-20, to 93%</source>
        <translation>Fashion-MNIST, ResNet-20, hasta el 93&#xa0;%</translation>
    </message>
    <message>
        <source>Fashion-MNIST, ResNet-18, to 94%</source>
        <translation>Fashion-MNIST, ResNet-18, hasta el 94&#xa0;%</translation>
    </message>
    <message>
        <source>CIFAR-10, ResNet-20, to 91.25%</source>
        <translation>CIFAR-10, ResNet-20, hasta el 91,25&#xa0;%</translation>
    </message>
    <message>
        <source>Speed only: ResNet-50, synthetic 224 × 224</source>
        <translation>Solo velocidad: ResNet-50, datos sintéticos 224 × 224</translation>
    </message>
    <message>
        <source>It is open read-only here; close the other window to make changes</source>
        <translation>Aquí está abierto solo para lectura; cierre la otra ventana para hacer cambios</translation>
    </message>
    <message>
        <source>Cannot parse &quot;%1&quot;</source>
        <translation>No se puede interpretar «%1»</translation>
    </message>
    <message>
        <source>Close the quotation mark</source>
        <translation>Cierre las comillas</translation>
    </message>
    <message>
        <source>Enter a value after %1</source>
        <translation>Escriba un valor después de %1</translation>
    </message>
    <message>
        <source>%1 is a text field: use %1:value</source>
        <extracomment>%1: name of a search field</extracomment>
        <translation>%1 es un campo de texto: escriba %1:valor</translation>
    </message>
    <message>
        <source>%1 is a numeric field: use %1&lt;5 or %1:5, with a decimal point</source>
        <extracomment>%1: name of a search field</extracomment>
        <translation>%1 es un campo numérico: escriba %1&lt;5 o %1:5, con punto decimal</translation>
    </message>
    <message>
        <source>Enter a term on both sides of it</source>
        <extracomment>of the word &quot;or&quot; in a search</extracomment>
        <translation>Escriba un término a cada lado</translation>
    </message>
    <message>
        <source>Enter a term to exclude</source>
        <extracomment>after the word &quot;not&quot; in a search</extracomment>
        <translation>Escriba qué se debe excluir</translation>
    </message>
    <message>
        <source>It is open read-only; use the newer version of Epochal to change it</source>
        <translation>Está abierto solo para lectura; use la versión más reciente de Epochal para cambiarlo</translation>
    </message>
    <message>
        <source>Check the disk and the file&apos;s permissions</source>
        <translation>Compruebe el disco y los permisos del archivo</translation>
    </message>
    <message>
        <source>Close the other program that is using it</source>
        <translation>Cierre el otro programa que lo está usando</translation>
    </message>
    <message>
        <source>Rename or move the file, then index the runs again</source>
        <translation>Cambie el nombre del archivo o muévalo y vuelva a indexar las ejecuciones</translation>
    </message>
    <message>
        <source>The data set&apos;s %1 file is missing</source>
        <translation>Falta el archivo %1 del conjunto de datos</translation>
    </message>
    <message>
        <source>Copy the file again from its source, or reinstall the package</source>
        <translation>Vuelva a copiar el archivo desde su origen o reinstale el paquete</translation>
    </message>
    <message>
        <source>The compressed file is damaged</source>
        <translation>El archivo comprimido está dañado</translation>
    </message>
    <message>
        <source>The file is truncated: its header declares %1 bytes, but only %2 are present</source>
        <translation>El archivo está truncado: su cabecera indica %1 bytes, pero solo hay %2</translation>
    </message>
    <message>
        <source>Not an IDX file of bytes (expected number of dimensions: %1)</source>
        <translation>No es un archivo IDX de bytes (número de dimensiones esperado: %1)</translation>
    </message>
    <message>
        <source>Check that the folder contains the original files of the data set, not renamed ones</source>
        <translation>Compruebe que la carpeta contiene los archivos originales del conjunto de datos, no otros renombrados</translation>
    </message>
    <message>
        <source>The file header specifies a size of zero</source>
        <translation>La cabecera del archivo indica un tamaño de cero</translation>
    </message>
    <message>
        <source>The file header declares more data than a file of %1 bytes can hold</source>
        <translation>La cabecera del archivo indica más datos de los que caben en un archivo de %1 bytes</translation>
    </message>
    <message>
        <source>The file is %1 bytes longer than its header declares</source>
        <translation>El archivo tiene %1 bytes más de los que indica su cabecera</translation>
    </message>
    <message>
        <source>Install the dataset-fashion-mnist package, or specify the folder with the files</source>
        <translation>Instale el paquete dataset-fashion-mnist o indique la carpeta de los archivos</translation>
    </message>
    <message>
        <source>Specify the folder that contains the four IDX files</source>
        <translation>Indique la carpeta que contiene los cuatro archivos IDX</translation>
    </message>
    <message>
        <source>The folder contains several files that could be the %1 of one data set</source>
        <extracomment>%1: the English word images or labels</extracomment>
        <translation>La carpeta contiene varios archivos que podrían ser «%1» de un mismo conjunto de datos</translation>
    </message>
    <message>
        <source>Specify a folder that contains a single data set</source>
        <translation>Indique una carpeta que contenga un solo conjunto de datos</translation>
    </message>
    <message>
        <source>%1 images but %2 labels</source>
        <translation>%1 imágenes, pero %2 etiquetas</translation>
    </message>
    <message>
        <source>Check that the images and labels match</source>
        <translation>Compruebe que las imágenes y las etiquetas se corresponden</translation>
    </message>
    <message>
        <source>Label %1 is out of range: Fashion-MNIST labels run from 0 to 9</source>
        <translation>La etiqueta %1 está fuera de rango: las etiquetas de Fashion-MNIST van de 0 a 9</translation>
    </message>
    <message>
        <source>The checkpoint failed verification: %1</source>
        <translation>El punto de control no supera la verificación: %1</translation>
    </message>
    <message>
        <source>An earlier checkpoint is used if there is one</source>
        <translation>Se usa un punto de control anterior, si lo hay</translation>
    </message>
    <message>
        <source>The loss is NaN or infinite after step %1</source>
        <translation>La pérdida es NaN o infinita tras el paso %1</translation>
    </message>
    <message>
        <source>Use a lower learning rate or a longer warm-up</source>
        <translation>Use una tasa de aprendizaje menor o un calentamiento más largo</translation>
    </message>
    <message>
        <source>Can no longer write to the run&apos;s log</source>
        <translation>Ya no se puede escribir en el registro de la ejecución</translation>
    </message>
    <message>
        <source>Free some space on this disk, then resume the run</source>
        <translation>Libere espacio en este disco y reanude la ejecución</translation>
    </message>
    <message>
        <source>A checkpoint could not be saved; training continues: %1</source>
        <translation>No se pudo guardar un punto de control; el entrenamiento continúa: %1</translation>
    </message>
    <message>
        <source>Paused on request</source>
        <translation>En pausa a petición del usuario</translation>
    </message>
    <message>
        <source>The run asks for more GPUs (%1) than this machine has (%2)</source>
        <translation>La ejecución pide más GPU (%1) de las que tiene esta máquina (%2)</translation>
    </message>
    <message>
        <source>Use fewer devices, or use the CPU</source>
        <translation>Use menos dispositivos o la CPU</translation>
    </message>
    <message>
        <source>Choose a smaller network or free some memory</source>
        <translation>Elija una red menor o libere memoria</translation>
    </message>
    <message>
        <source>Training needs about %1 of memory; %2 is free</source>
        <translation>El entrenamiento necesita unos %1 de memoria; hay %2 libres</translation>
    </message>
    <message>
        <source>This CPU has no native bfloat16 support (AVX512_BF16 or AMX)</source>
        <translation>Esta CPU no admite bfloat16 de forma nativa (AVX512_BF16 o AMX)</translation>
    </message>
    <message>
        <source>Choose fp32 or Auto</source>
        <translation>Elija fp32 o Auto</translation>
    </message>
    <message>
        <source>The checkpoint belongs to a different network: %1 differs</source>
        <translation>El punto de control corresponde a otra red: %1 no coincide</translation>
    </message>
    <message>
        <source>Start a new run for a different configuration</source>
        <translation>Inicie una ejecución nueva para otra configuración</translation>
    </message>
    <message>
        <source>Use more loader threads</source>
        <translation>Use más hilos de carga</translation>
    </message>
    <message>
        <source>Small data set: %1 training images for %2 classes. With %3 validation images, a top-1 accuracy near 90% is known only to within ±%4 percentage points</source>
        <translation>Conjunto de datos pequeño: %1 imágenes de entrenamiento para %2 clases. Con %3 imágenes de validación, una exactitud top-1 cercana al 90&#xa0;% se conoce con un margen de ±%4 puntos porcentuales</translation>
    </message>
    <message>
        <source>Use more images, or do not treat small differences as progress</source>
        <translation>Use más imágenes o no interprete diferencias pequeñas como un avance</translation>
    </message>
    <message>
        <source>The checkpoint belongs to a different configuration</source>
        <translation>El punto de control corresponde a otra configuración</translation>
    </message>
    <message>
        <source>No checkpoint passed verification; the run starts from the beginning</source>
        <translation>Ningún punto de control supera la verificación; la ejecución empieza desde el principio</translation>
    </message>
    <message>
        <source>Use a smaller global batch or a smaller network</source>
        <translation>Use un lote global menor o una red menor</translation>
    </message>
    <message>
        <source>Out of GPU memory</source>
        <translation>No hay suficiente memoria en la GPU</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>No hay suficiente memoria</translation>
    </message>
    <message>
        <source>LibTorch error: %1</source>
        <translation>Error de LibTorch: %1</translation>
    </message>
    <message>
        <source>Resume the run from its last checkpoint</source>
        <translation>Reanude la ejecución desde su último punto de control</translation>
    </message>
    <message>
        <source>Unexpected error: %1</source>
        <translation>Error inesperado: %1</translation>
    </message>
    <message>
        <source>Cannot read the machine description</source>
        <translation>No se puede leer la descripción de la máquina</translation>
    </message>
    <message>
        <source>No run data was lost; you can delete the old file at any time</source>
        <translation>No se ha perdido ningún dato de las ejecuciones; puede eliminar el archivo antiguo cuando quiera</translation>
    </message>
    <message>
        <source>A run in progress cannot be moved to the trash</source>
        <translation>Una ejecución en curso no se puede mover a la papelera</translation>
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
        <source>Archive the run instead, or delete the folder manually</source>
        <translation>Archive la ejecución o elimine la carpeta manualmente</translation>
    </message>
    <message>
        <source>A chart can be saved as PNG, SVG or CSV.</source>
        <translation>Un gráfico se puede guardar como PNG, SVG o CSV.</translation>
    </message>
    <message>
        <source>Use a file name that ends in .png, .svg or .csv.</source>
        <translation>Use un nombre de archivo que termine en .png, .svg o .csv.</translation>
    </message>
    <message>
        <source>Cannot write the file: %1</source>
        <translation>No se pudo escribir el archivo: %1</translation>
    </message>
    <message>
        <source>Choose a folder you can write to, with free space.</source>
        <translation>Elija una carpeta con permiso de escritura y espacio libre.</translation>
    </message>
    <message>
        <source>This is not an accelerator table</source>
        <translation>Esto no es una tabla de aceleradores</translation>
    </message>
    <message>
        <source>An accelerator has no name</source>
        <translation>Un acelerador no tiene nombre</translation>
    </message>
    <message>
        <source>Use digits with a decimal point, &quot;~&quot; before an approximate figure, &quot;34..37&quot; for a range</source>
        <translation>Use cifras con punto decimal, «~» ante una cifra aproximada y «34..37» para un intervalo</translation>
    </message>
    <message>
        <source>consistent</source>
        <extracomment>short verdict of an audit: the published figure is consistent with its inputs</extracomment>
        <translation>cuadra</translation>
    </message>
    <message>
        <source>consistent within the rounding of its inputs: published %1, recomputed %2</source>
        <translation>cuadra dentro del redondeo de sus datos: publicado %1, recalculado %2</translation>
    </message>
    <message>
        <source>published as under %1, recomputed %2</source>
        <translation>publicado como inferior a %1, recalculado %2</translation>
    </message>
    <message>
        <source>published %1, recomputed %2</source>
        <translation>publicado %1, recalculado %2</translation>
    </message>
    <message>
        <source>cannot be determined: the divisor may be zero</source>
        <translation>no se puede determinar: el divisor puede ser cero</translation>
    </message>
    <message>
        <source>price per hour of use, %1</source>
        <translation>precio por hora de uso, %1</translation>
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
        <source>images/s per %1/h</source>
        <translation>imág./s por %1/h</translation>
    </message>
    <message>
        <source>published cost, %1</source>
        <translation>coste publicado, %1</translation>
    </message>
    <message>
        <source>Not ranked: offer %1 is not in the price book</source>
        <translation>Fuera de la clasificación: la oferta %1 no está en el catálogo de precios</translation>
    </message>
    <message>
        <source>Not ranked: the price book has no price of this kind for %1</source>
        <translation>Fuera de la clasificación: el catálogo de precios no tiene un precio de este tipo para %1</translation>
    </message>
    <message>
        <source>Not ranked: the rows use different data, so the task is not the same (%1)</source>
        <translation>Fuera de la clasificación: las filas usan datos distintos, así que la tarea no es la misma (%1)</translation>
    </message>
    <message>
        <source>Not ranked: the rows use different quality measures (%1)</source>
        <translation>Fuera de la clasificación: las filas usan métricas de calidad distintas (%1)</translation>
    </message>
    <message>
        <source>Not ranked: the runs have different targets; choose one</source>
        <translation>Fuera de la clasificación: las ejecuciones tienen objetivos distintos; elija uno</translation>
    </message>
    <message>
        <source>Not ranked: the sources measure time differently (%1)</source>
        <translation>Fuera de la clasificación: las fuentes miden el tiempo de forma distinta (%1)</translation>
    </message>
    <message>
        <source>Not ranked: the prices are in different currencies (%1); choose one</source>
        <translation>Fuera de la clasificación: los precios están en monedas distintas (%1); elija una</translation>
    </message>
    <message>
        <source>Published costs count training time only; run costs are as billed, including evaluation, start-up and preparation</source>
        <translation>Los costes publicados cuentan solo el tiempo de entrenamiento; los de las ejecuciones corresponden a lo facturado, incluidos la evaluación, el arranque y la preparación</translation>
    </message>
    <message>
        <source>Prices whose exact date is not known: %1</source>
        <translation>Precios cuya fecha exacta no se conoce: %1</translation>
    </message>
    <message>
        <source>Some rows are priced on a machine other than the one they were measured on: the price changes, the time does not</source>
        <translation>Algunas filas llevan el precio de una máquina distinta de aquella en la que se midieron: cambia el precio, no el tiempo</translation>
    </message>
    <message>
        <source>Not ranked: the run is still in progress and has not reached the target</source>
        <translation>Fuera de la clasificación: la ejecución sigue en curso y no ha alcanzado el objetivo</translation>
    </message>
    <message>
        <source>Not ranked: there is no evaluation result</source>
        <translation>Fuera de la clasificación: no hay ningún resultado de evaluación</translation>
    </message>
    <message>
        <source>Not ranked: the target was never reached; the best value was %1</source>
        <translation>Fuera de la clasificación: nunca se alcanzó el objetivo; el mejor valor fue %1</translation>
    </message>
    <message>
        <source>Not ranked: the source gives the time only without evaluation</source>
        <translation>Fuera de la clasificación: la fuente solo da el tiempo sin evaluación</translation>
    </message>
    <message>
        <source>Not ranked: the source gives the time only with evaluation</source>
        <translation>Fuera de la clasificación: la fuente solo da el tiempo con evaluación</translation>
    </message>
    <message>
        <source>Not ranked: the source gives throughput but no time</source>
        <translation>Fuera de la clasificación: la fuente da el rendimiento, pero no el tiempo</translation>
    </message>
    <message>
        <source>Not ranked: no time was measured</source>
        <translation>Fuera de la clasificación: no se midió ningún tiempo</translation>
    </message>
    <message>
        <source>Not ranked: the run is still in progress</source>
        <translation>Fuera de la clasificación: la ejecución sigue en curso</translation>
    </message>
    <message>
        <source>Not ranked: the run did not finish</source>
        <translation>Fuera de la clasificación: la ejecución no terminó</translation>
    </message>
    <message>
        <source>Not ranked: the source gives only the final value, which is above the target</source>
        <translation>Fuera de la clasificación: la fuente solo da el valor final, que está por encima del objetivo</translation>
    </message>
    <message>
        <source>Not ranked: there is no exchange rate from %1 to %2</source>
        <translation>Fuera de la clasificación: no hay tipo de cambio de %1 a %2</translation>
    </message>
    <message>
        <source>Each run is estimated from the most similar data</source>
        <translation>Cada ejecución se estima a partir de los datos más parecidos</translation>
    </message>
    <message>
        <source>Epochal trains only on NVIDIA GPUs and on CPUs</source>
        <translation>Epochal entrena solo en GPU de NVIDIA y en CPU</translation>
    </message>
    <message>
        <source>The run needs a GPU; this offer has none</source>
        <translation>La ejecución pide una GPU; esta oferta no tiene ninguna</translation>
    </message>
    <message>
        <source>Does not fit in memory at a global batch size of %1</source>
        <translation>No cabe en la memoria con un tamaño de lote global de %1</translation>
    </message>
    <message>
        <source>No estimate: the image size will be known after a first run</source>
        <translation>Sin estimación: el tamaño de las imágenes se conocerá tras una primera ejecución</translation>
    </message>
    <message>
        <source>No estimate: nothing has been measured on this processor yet</source>
        <translation>Sin estimación: aún no se ha medido nada en este procesador</translation>
    </message>
    <message>
        <source>No estimate: there is no measured or published throughput to scale to this device</source>
        <translation>Sin estimación: no hay ningún rendimiento medido o publicado que escalar a este dispositivo</translation>
    </message>
    <message>
        <source>Priced in %1; the price book has no exchange rate to %2</source>
        <translation>El precio está en %1 y el catálogo de precios no tiene tipo de cambio a %2</translation>
    </message>
    <message>
        <source>Measured here in the run %1</source>
        <translation>Medido aquí, en la ejecución %1</translation>
    </message>
    <message>
        <source>An uncertainty factor of %1 is assumed: there are too few runs so far to tell how much they vary</source>
        <translation>Se supone un factor de incertidumbre de %1: aún hay muy pocas ejecuciones para saber cuánto varían</translation>
    </message>
    <message>
        <source>The closest run had a global batch size of %1; this one has %2</source>
        <translation>La ejecución más próxima tenía un tamaño de lote global de %1; esta tiene %2</translation>
    </message>
    <message>
        <source>An uncertainty factor of %1 is assumed: there are too few results to test the method on</source>
        <translation>Se supone un factor de incertidumbre de %1: hay muy pocos resultados para probar el método</translation>
    </message>
    <message>
        <source>Limited by how fast the host launches kernels: 0.45 ms per convolution and step, as measured next to an H100</source>
        <translation>Limitado por la rapidez con que el host lanza los kernels: 0,45&#xa0;ms por convolución y paso, medidos junto a una H100</translation>
    </message>
    <message>
        <source>This is not a run estimate</source>
        <translation>Esto no es la estimación de una ejecución</translation>
    </message>
    <message>
        <source>The run itself is not affected; delete the file</source>
        <translation>La ejecución en sí no está afectada; elimine el archivo</translation>
    </message>
    <message>
        <source>Cheapest to %1 %2</source>
        <extracomment>%1 %2 = &quot;93.00% top-1&quot; or &quot;AUC 0.9835&quot;</extracomment>
        <translation>La más barata hasta %1 %2</translation>
    </message>
    <message>
        <source>Cheapest: %1</source>
        <extracomment>%1 = a group of rows</extracomment>
        <translation>La más barata: %1</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>La más barata</translation>
    </message>
    <message>
        <source>Fastest to %1 %2</source>
        <extracomment>%1 %2 = &quot;93.00% top-1&quot; or &quot;AUC 0.9835&quot;</extracomment>
        <translation>La más rápida hasta %1 %2</translation>
    </message>
    <message>
        <source>Fastest: %1</source>
        <extracomment>%1 = a group of rows</extracomment>
        <translation>La más rápida: %1</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>La más rápida</translation>
    </message>
    <message>
        <source>More expensive and slower than all others.</source>
        <translation>Más cara y más lenta que todas las demás.</translation>
    </message>
    <message>
        <source>More expensive and slower than all others in the group &quot;%1&quot;.</source>
        <translation>Más cara y más lenta que todas las demás en el grupo «%1».</translation>
    </message>
    <message>
        <source>Preparation is not included</source>
        <translation>La preparación no está incluida</translation>
    </message>
    <message>
        <source>Use input names, numbers, + - * / and parentheses</source>
        <translation>Use los nombres de los datos de entrada, números, + - * / y paréntesis</translation>
    </message>
    <message>
        <source>A fraction from 0 to 1, such as 0.757, was expected here</source>
        <translation>Aquí se esperaba una fracción de 0 a 1, como 0.757</translation>
    </message>
    <message>
        <source>A row needs an ID</source>
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
        <source>A figure as its source prints it was expected here</source>
        <translation>Aquí se esperaba una cifra en la forma en que la da la fuente</translation>
    </message>
    <message>
        <source>A list of strings was expected here</source>
        <translation>Aquí se esperaba una lista de textos</translation>
    </message>
    <message>
        <source>Two rows have the same ID</source>
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
        <source>Choose a file in the epochal-study format</source>
        <translation>Elija un archivo con el formato epochal-study</translation>
    </message>
    <message>
        <source>A study needs an ID</source>
        <translation>Todo estudio necesita un identificador</translation>
    </message>
    <message>
        <source>A study needs a title</source>
        <translation>Todo estudio necesita un título</translation>
    </message>
    <message>
        <source>A study needs a source</source>
        <translation>Todo estudio necesita una fuente</translation>
    </message>
    <message>
        <source>Index the run folders again</source>
        <translation>Vuelva a indexar las carpetas de ejecuciones</translation>
    </message>
    <message>
        <source>Fields: name, state, model, data, devices, provider, tag, campaign, cost, top1, images/s, time, epochs, price, batch, seed</source>
        <translation>Campos: name, state, model, data, devices, provider, tag, campaign, cost, top1, images/s, time, epochs, price, batch, seed</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid run ID</source>
        <translation>«%1» no es un identificador de ejecución válido</translation>
    </message>
    <message>
        <source>This run is in progress</source>
        <translation>Esta ejecución está en curso</translation>
    </message>
    <message>
        <source>Import it after it ends</source>
        <translation>Impórtela cuando haya terminado</translation>
    </message>
    <message>
        <source>No run folder was found</source>
        <translation>No se encontró ninguna carpeta de ejecución</translation>
    </message>
    <message>
        <source>Choose a folder whose subfolders each contain a run.json file</source>
        <translation>Elija una carpeta cuyas subcarpetas contengan un archivo run.json cada una</translation>
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
        <source>An offer needs a provider</source>
        <translation>Toda oferta necesita un proveedor</translation>
    </message>
    <message>
        <source>An offer needs an instance name</source>
        <translation>Toda oferta necesita un nombre de instancia</translation>
    </message>
    <message>
        <source>A price needs the date it was seen, such as 2026-11-09</source>
        <translation>Todo precio necesita la fecha en que se vio, como 2026-11-09</translation>
    </message>
    <message>
        <source>A price needs a source</source>
        <translation>Todo precio necesita una fuente</translation>
    </message>
    <message>
        <source>An upfront payment needs the term it covers</source>
        <translation>Todo pago inicial necesita el plazo que cubre</translation>
    </message>
    <message>
        <source>A price above zero was expected here</source>
        <translation>Aquí se esperaba un precio mayor que cero</translation>
    </message>
    <message>
        <source>Not ranked: the price is not above zero</source>
        <translation>Fuera de la clasificación: el precio no es mayor que cero</translation>
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
        <source>An exchange rate needs two different currencies</source>
        <translation>Un tipo de cambio necesita dos monedas distintas</translation>
    </message>
    <message>
        <source>An exchange rate above zero was expected here</source>
        <translation>Aquí se esperaba un tipo de cambio mayor que cero</translation>
    </message>
    <message>
        <source>A date such as 2026-11-09 was expected here</source>
        <translation>Aquí se esperaba una fecha como 2026-11-09</translation>
    </message>
    <message>
        <source>An exchange rate needs a source</source>
        <translation>Todo tipo de cambio necesita una fuente</translation>
    </message>
    <message>
        <source>The file is encoded in UTF-16, not UTF-8</source>
        <translation>El archivo está codificado en UTF-16, no en UTF-8</translation>
    </message>
    <message>
        <source>This is not a text file</source>
        <translation>Esto no es un archivo de texto</translation>
    </message>
    <message>
        <source>The file is not encoded in UTF-8: line %1 contains a character in another encoding</source>
        <translation>El archivo no está codificado en UTF-8: la línea %1 contiene un carácter de otra codificación</translation>
    </message>
    <message>
        <source>A quotation mark at the start of a field is never closed</source>
        <translation>Las comillas que abren un campo no se cierran</translation>
    </message>
    <message>
        <source>Close the quotation mark, or double it inside a field</source>
        <translation>Cierre las comillas o duplíquelas dentro de un campo</translation>
    </message>
    <message>
        <source>The import was canceled</source>
        <translation>La importación se canceló</translation>
    </message>
    <message>
        <source>The first line is not a table header: no comma, semicolon, tab or vertical bar splits it into columns</source>
        <translation>La primera línea no es la cabecera de una tabla: no la divide en columnas ninguna coma, punto y coma, tabulador ni barra vertical</translation>
    </message>
    <message>
        <source>Check the price with the provider</source>
        <translation>Confirme el precio con el proveedor</translation>
    </message>
    <message>
        <source>A price of zero means that the price is not known</source>
        <translation>Un precio de cero significa que el precio no se conoce</translation>
    </message>
    <message>
        <source>Check the unit: prices are per hour for the whole machine</source>
        <translation>Compruebe la unidad: los precios son por hora y por la máquina completa</translation>
    </message>
    <message>
        <source>Fill in the missing value in the list, or import the row unranked</source>
        <translation>Complete el dato que falta en la lista o importe la fila fuera de la clasificación</translation>
    </message>
    <message>
        <source>%1 is not made with %2 GB: it is a modified card or a different one</source>
        <translation>%1 no se fabrica con %2&#xa0;GB: es una tarjeta modificada u otra distinta</translation>
    </message>
    <message>
        <source>Check the machine with the provider and enter the offer manually</source>
        <translation>Confirme la máquina con el proveedor e introduzca la oferta a mano</translation>
    </message>
    <message>
        <source>The price date, %1, is in the future</source>
        <translation>La fecha del precio, %1, es futura</translation>
    </message>
    <message>
        <source>Enter the date the price was seen</source>
        <translation>Escriba la fecha en que se vio el precio</translation>
    </message>
    <message>
        <source>The same offer is already in line %1</source>
        <translation>La misma oferta ya figura en la línea %1</translation>
    </message>
    <message>
        <source>The same offer is in line %1 at a different price</source>
        <translation>La misma oferta figura en la línea %1 con otro precio</translation>
    </message>
    <message>
        <source>Only the first of them can be imported</source>
        <translation>Solo se puede importar la primera</translation>
    </message>
    <message>
        <source>%1 appears for several machines or price kinds: it is a placeholder, not a price</source>
        <translation>%1 aparece igual en varias máquinas o tipos de precio: es un valor de relleno, no un precio</translation>
    </message>
    <message>
        <source>%1 appears under several names in this list: %2</source>
        <translation>%1 aparece con varios nombres en esta lista: %2</translation>
    </message>
    <message>
        <source>Use one name for the card throughout the list</source>
        <translation>Use un solo nombre para la tarjeta en toda la lista</translation>
    </message>
    <message>
        <source>Spot prices for this machine range from %1 to %2 within one region</source>
        <translation>Los precios spot de esta máquina van de %1 a %2 dentro de una misma región</translation>
    </message>
    <message>
        <source>Manually enter the offer for the zone you would rent in</source>
        <translation>Introduzca a mano la oferta de la zona en la que alquilaría</translation>
    </message>
    <message>
        <source>The list has prices from %1 both with and without tax, and the tax rate is not given</source>
        <extracomment>%1: a provider</extracomment>
        <translation>La lista contiene precios de %1 con y sin impuestos, y no se indica el tipo impositivo</translation>
    </message>
    <message>
        <source>Fill in the column &quot;tax rate (%)&quot;</source>
        <translation>Rellene la columna «tax rate (%)»</translation>
    </message>
    <message>
        <source>There is no exchange rate from %1 to %2: the price is ranked only among prices in %1</source>
        <translation>No hay tipo de cambio de %1 a %2: el precio solo se clasifica entre los precios en %1</translation>
    </message>
    <message>
        <source>Enter an exchange rate with its date and source</source>
        <translation>Introduzca un tipo de cambio con su fecha y su fuente</translation>
    </message>
    <message>
        <source>Prices in the column &quot;%1&quot; are not per hour</source>
        <translation>Los precios de la columna «%1» no son por hora</translation>
    </message>
    <message>
        <source>Convert them to prices per hour in a column &quot;price per hour&quot;</source>
        <translation>Conviértalos en precios por hora en una columna «price per hour»</translation>
    </message>
    <message>
        <source>The header does not match a price list from Epochal, SkyPilot or gpuhunt</source>
        <translation>La cabecera no corresponde a una lista de precios de Epochal, SkyPilot o gpuhunt</translation>
    </message>
    <message>
        <source>Export prices from Epochal to see which columns are needed</source>
        <translation>Exporte los precios desde Epochal para ver qué columnas hacen falta</translation>
    </message>
    <message>
        <source>The provider is not given</source>
        <translation>No se indica el proveedor</translation>
    </message>
    <message>
        <source>Enter the provider above the list</source>
        <translation>Indique el proveedor encima de la lista</translation>
    </message>
    <message>
        <source>The instance has no name</source>
        <translation>La instancia no tiene nombre</translation>
    </message>
    <message>
        <source>Give the instance a name in the list</source>
        <translation>Dé un nombre a la instancia en la lista</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date</source>
        <translation>«%1» no es una fecha</translation>
    </message>
    <message>
        <source>Write the date as 2026-11-09</source>
        <translation>Escriba la fecha con el formato 2026-11-09</translation>
    </message>
    <message>
        <source>The accelerator&apos;s memory is not given</source>
        <translation>No se indica la memoria del acelerador</translation>
    </message>
    <message>
        <source>Cannot determine the accelerator&apos;s memory from &quot;%1&quot;</source>
        <translation>No se puede determinar la memoria del acelerador a partir de «%1»</translation>
    </message>
    <message>
        <source>%1 MiB of memory is less than any accelerator has; the figure may be in GB</source>
        <translation>%1&#xa0;MiB de memoria es menos de lo que tiene cualquier acelerador; quizá la cifra esté en GB</translation>
    </message>
    <message>
        <source>%1 MiB may be the memory of one accelerator or of all %2 together</source>
        <translation>%1&#xa0;MiB pueden ser la memoria de un acelerador o la de los %2 juntos</translation>
    </message>
    <message>
        <source>The price covers the host only; its accelerators are priced in other rows</source>
        <translation>El precio es solo del host; sus aceleradores tienen precio en otras filas</translation>
    </message>
    <message>
        <source>Add the two prices together and enter them manually as one offer</source>
        <translation>Sume los dos precios e introdúzcalos a mano como una sola oferta</translation>
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
        <source>Check the price with the provider: it may apply in one region only</source>
        <translation>Confirme el precio con el proveedor: puede valer para una sola región</translation>
    </message>
    <message>
        <source>The price is not given</source>
        <translation>No se indica el precio</translation>
    </message>
    <message>
        <source>The spot price equals the on-demand price: there is no spot market here</source>
        <translation>El precio spot es igual al precio bajo demanda: aquí no hay mercado spot</translation>
    </message>
    <message>
        <source>Use the on-demand price</source>
        <translation>Use el precio bajo demanda</translation>
    </message>
    <message>
        <source>The accelerator has no name</source>
        <translation>El acelerador no tiene nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known value</source>
        <translation>«%1» no es un valor conocido</translation>
    </message>
    <message>
        <source>Use one of: %1</source>
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
        <source>Use three capital letters, such as USD</source>
        <translation>Escriba tres letras mayúsculas, como USD</translation>
    </message>
    <message>
        <source>Fields in the row: %1; in the header: %2</source>
        <translation>Campos en la fila: %1; en la cabecera: %2</translation>
    </message>
    <message>
        <source>Put fields that contain the delimiter in quotation marks</source>
        <translation>Ponga entre comillas los campos que contienen el separador</translation>
    </message>
    <message>
        <source>The cell contains a formula: %1</source>
        <translation>La celda contiene una fórmula: %1</translation>
    </message>
    <message>
        <source>Replace the formula with its value</source>
        <translation>Sustituya la fórmula por su valor</translation>
    </message>
    <message>
        <source>%1 may contain a decimal comma or a thousands separator</source>
        <translation>%1 puede contener una coma decimal o un separador de miles</translation>
    </message>
    <message>
        <source>Specify that numbers use a decimal comma, or write 4.60 and 4600</source>
        <translation>Indique que los números llevan coma decimal o escriba 4.60 y 4600</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» no es un número</translation>
    </message>
    <message>
        <source>Use only digits and a decimal point, such as 4.6016</source>
        <translation>Escriba solo cifras con punto decimal, como 4.6016</translation>
    </message>
    <message>
        <source>%1 is below zero</source>
        <translation>%1 es menor que cero</translation>
    </message>
    <message>
        <source>Correct the number, or leave the cell empty if it is not known</source>
        <translation>Corrija el número o deje la celda vacía si no se conoce</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contains a unit or a currency</source>
        <translation>«%1» contiene una unidad o una moneda</translation>
    </message>
    <message>
        <source>Write the price per hour as a plain number; the currency has its own column</source>
        <translation>Escriba el precio por hora solo como número; la moneda tiene su propia columna</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither yes nor no</source>
        <translation>«%1» no es yes ni no</translation>
    </message>
    <message>
        <source>Use yes or no</source>
        <translation>Escriba yes o no</translation>
    </message>
    <message>
        <source>Cannot read the campaign file</source>
        <translation>No se puede leer el archivo de la serie</translation>
    </message>
    <message>
        <source>Delete the file; the campaign&apos;s runs remain</source>
        <translation>Elimine el archivo; las ejecuciones de la serie se conservan</translation>
    </message>
    <message>
        <source>Cannot read the queue order</source>
        <translation>No se puede leer el orden de la cola</translation>
    </message>
    <message>
        <source>Delete the file; the runs remain and can be started from the Runs page</source>
        <translation>Elimine el archivo; las ejecuciones se conservan y se pueden iniciar desde la página Ejecuciones</translation>
    </message>
    <message>
        <source>Campaign</source>
        <extracomment>field: runs that belong together, as a sweep makes them</extracomment>
        <translation>Serie</translation>
    </message>
    <message>
        <source>ID of the campaign the run belongs to; set by a sweep, empty if none.</source>
        <translation>Identificador de la serie a la que pertenece la ejecución; lo asigna un barrido; vacío si no hay ninguna.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; cannot be varied</source>
        <translation>El campo «%1» no se puede variar</translation>
    </message>
    <message>
        <source>Runs in a sweep are named after the values that differ</source>
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
        <source>The field &quot;%1&quot; has no values to vary over</source>
        <translation>El campo «%1» no tiene valores con los que variarlo</translation>
    </message>
    <message>
        <source>Give it two or more values, or stop varying it</source>
        <translation>Asígnele al menos dos valores o deje de variarlo</translation>
    </message>
    <message>
        <source>Use fewer values</source>
        <translation>Use menos valores</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; has no effect here, so its values would make identical runs</source>
        <translation>El campo «%1» no tiene efecto aquí, así que sus valores darían ejecuciones idénticas</translation>
    </message>
    <message>
        <source>Vary it in a separate sweep</source>
        <translation>Varíelo en un barrido aparte</translation>
    </message>
    <message>
        <source>An axis needs a field and its values</source>
        <translation>Un eje necesita un campo y sus valores</translation>
    </message>
    <message>
        <source>Use {&quot;field&quot;: &quot;seed&quot;, &quot;values&quot;: [1, 2]}</source>
        <translation>Use {&quot;field&quot;: &quot;seed&quot;, &quot;values&quot;: [1, 2]}</translation>
    </message>
    <message>
        <source>The values are neither a list nor a string</source>
        <translation>Los valores no son ni una lista ni una cadena</translation>
    </message>
    <message>
        <source>Use [1, 2] or &quot;1..2&quot;</source>
        <translation>Use [1, 2] o &quot;1..2&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong in a sweep, or has the wrong type</source>
        <translation>«%1» no pertenece a un barrido o es de un tipo incorrecto</translation>
    </message>
    <message>
        <source>Use a range such as %1</source>
        <translation>Use un intervalo como %1</translation>
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
        <source>The factor in &quot;%1&quot; does not lead from one end of the range to the other</source>
        <translation>El factor de «%1» no lleva de un extremo del intervalo al otro</translation>
    </message>
    <message>
        <source>The range &quot;%1&quot; has too many values</source>
        <translation>El intervalo «%1» tiene demasiados valores</translation>
    </message>
    <message>
        <source>It was removed from the queue; resume it on the Runs page</source>
        <translation>Se ha retirado de la cola; reanúdela en la página Ejecuciones</translation>
    </message>
    <message>
        <source>Another window using this runs folder is managing the queue</source>
        <translation>Otra ventana abierta con esta carpeta de ejecuciones gestiona la cola</translation>
    </message>
    <message>
        <source>Add the runs there, or close that window</source>
        <translation>Añada allí las ejecuciones o cierre esa ventana</translation>
    </message>
    <message>
        <source>Cannot remove the saved report: %1</source>
        <translation>No se pudo eliminar el informe guardado: %1</translation>
    </message>
    <message>
        <source>Check the write permissions of the folder</source>
        <translation>Compruebe los permisos de escritura de la carpeta</translation>
    </message>
    <message>
        <source>This is not a saved report</source>
        <translation>Esto no es un informe guardado</translation>
    </message>
    <message>
        <source>Delete the file and create the report again</source>
        <translation>Elimine el archivo y vuelva a crear el informe</translation>
    </message>
    <message>
        <source>The report was not created: it was canceled</source>
        <translation>El informe no se creó: se canceló la operación</translation>
    </message>
    <message>
        <source>There is no study with this ID</source>
        <translation>No hay ningún estudio con este identificador</translation>
    </message>
    <message>
        <source>Run epochal report --list to see the studies</source>
        <translation>Ejecute epochal report --list para ver los estudios</translation>
    </message>
    <message>
        <source>This campaign has no runs</source>
        <translation>Esta serie no tiene ejecuciones</translation>
    </message>
    <message>
        <source>Check the campaign ID and the Epochal folder (--home)</source>
        <translation>Compruebe el identificador de la serie y la carpeta de Epochal (--home)</translation>
    </message>
    <message>
        <source>No run was specified for the report</source>
        <translation>No se indicó ninguna ejecución para el informe</translation>
    </message>
    <message>
        <source>Specify one or more run folders</source>
        <translation>Indique una o varias carpetas de ejecución</translation>
    </message>
    <message>
        <source>There is no such published result</source>
        <translation>No existe ese resultado publicado</translation>
    </message>
    <message>
        <source>DAWNBench: CIFAR-10</source>
        <translation>DAWNBench: CIFAR-10</translation>
    </message>
    <message>
        <source>Time and cost to 94% top-1 on CIFAR-10.</source>
        <translation>Tiempo y coste hasta el 94&#xa0;% de top-1 en CIFAR-10.</translation>
    </message>
    <message>
        <source>training with data loading and start-up, excluding evaluation and checkpoints (DAWNBench)</source>
        <translation>entrenamiento con carga de datos y arranque, sin evaluación ni puntos de control (DAWNBench)</translation>
    </message>
    <message>
        <source>Costs are derived: time to 94% top-1, times the entry&apos;s price per hour, without a billing quantum. A machine billed by the minute or hour costs more.</source>
        <translation>Los costes se calculan aquí: tiempo hasta el 94&#xa0;% de top-1 multiplicado por el precio por hora del resultado presentado, sin unidad mínima de facturación. Una máquina facturada por minutos u horas cuesta más.</translation>
    </message>
    <message>
        <source>A task this small does not keep modern GPUs busy; seconds here say little about larger tasks.</source>
        <translation>Una tarea tan pequeña no mantiene ocupadas las GPU modernas; aquí los segundos dicen poco de tareas mayores.</translation>
    </message>
    <message>
        <source>The fastest recipes reach 94% in most runs, not in all: one of them in 35 of 50.</source>
        <translation>Las recetas más rápidas alcanzan el 94&#xa0;% en la mayoría de las ejecuciones, no en todas: una de ellas, en 35 de 50.</translation>
    </message>
    <message>
        <source>CIFAR-10 to 94% top-1</source>
        <translation>CIFAR-10 hasta el 94&#xa0;% de top-1</translation>
    </message>
    <message>
        <source>DAWNBench excludes evaluation from its times; do not compare it with MLPerf, which includes evaluation.</source>
        <translation>DAWNBench no cronometra la evaluación; no se debe comparar con MLPerf, que sí la incluye.</translation>
    </message>
    <message>
        <source>cost to %1% top-1, %2</source>
        <translation>coste hasta el %1&#xa0;% de top-1, %2</translation>
    </message>
    <message>
        <source>DAWNBench: ImageNet</source>
        <translation>DAWNBench: ImageNet</translation>
    </message>
    <message>
        <source>Time and cost to 93% top-5 on ImageNet: the best and the typical entries of 2017 to 2020.</source>
        <translation>Tiempo y coste hasta el 93&#xa0;% de top-5 en ImageNet: los mejores resultados presentados y los típicos, de 2017 a 2020.</translation>
    </message>
    <message>
        <source>The drop from 358 to 7.43 USD in 25 months is mostly due to the recipe (images that grow during training, schedules), not the price.</source>
        <translation>La caída de 358 a 7,43&#xa0;USD en 25 meses se debe sobre todo a la receta (imágenes que crecen durante el entrenamiento, planes de la tasa de aprendizaje), no al precio.</translation>
    </message>
    <message>
        <source>One lucky run was enough to enter: nothing shows how often an entry reaches its target.</source>
        <translation>Bastaba una ejecución afortunada para participar: nada indica con qué frecuencia un resultado presentado alcanza su objetivo.</translation>
    </message>
    <message>
        <source>The Huawei entry gives no price and is not ranked by cost.</source>
        <translation>El resultado de Huawei no indica precio y no se clasifica por coste.</translation>
    </message>
    <message>
        <source>Prices are those of each entry on its date, without a billing quantum.</source>
        <translation>Los precios son los de cada resultado presentado en su fecha, sin unidad mínima de facturación.</translation>
    </message>
    <message>
        <source>ImageNet to 93% top-5</source>
        <translation>ImageNet hasta el 93&#xa0;% de top-5</translation>
    </message>
    <message>
        <source>cost to %1% top-5, %2</source>
        <translation>coste hasta el %1&#xa0;% de top-5, %2</translation>
    </message>
    <message>
        <source>GPU nodes in Managed Kubernetes</source>
        <translation>Nodos con GPU en Managed Kubernetes</translation>
    </message>
    <message>
        <source>Accelerators offered for clusters: powerful ones for training, weaker ones for inference.</source>
        <translation>Aceleradores ofrecidos para clústeres: los potentes para entrenar, los más débiles para inferencia.</translation>
    </message>
    <message>
        <source>none: nothing was timed</source>
        <translation>ninguna: no se cronometró nada</translation>
    </message>
    <message>
        <source>The source gives neither times nor prices, so nothing can be ranked. It shows CPU vs. GPU charts without figures.</source>
        <translation>La fuente no da ni tiempos ni precios, así que no se puede clasificar nada. Muestra gráficos de CPU frente a GPU sin cifras.</translation>
    </message>
    <message>
        <source>Node groups come in fixed configurations; groups with GPUs do not autoscale.</source>
        <translation>Los grupos de nodos tienen configuraciones fijas; los grupos con GPU no escalan automáticamente.</translation>
    </message>
    <message>
        <source>To compare them, run the same training on each and apply the provider&apos;s price.</source>
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
        <source>ResNet-50 on synthetic images by GPU, with the purchase price of one GPU.</source>
        <translation>ResNet-50 con imágenes sintéticas por GPU, con el precio de compra de una GPU.</translation>
    </message>
    <message>
        <source>throughput of training steps on synthetic images; no accuracy</source>
        <translation>rendimiento de los pasos de entrenamiento con imágenes sintéticas; sin exactitud</translation>
    </message>
    <message>
        <source>Images/s per 1,000 USD are derived here from the purchase price of one GPU alone; the machine around it, its power and its use are not included.</source>
        <translation>Las imág./s por 1000&#xa0;USD se calculan aquí solo a partir del precio de compra de una GPU; no incluyen la máquina que la aloja, su consumo ni su uso.</translation>
    </message>
    <message>
        <source>No hourly prices are given, so nothing is ranked by cost.</source>
        <translation>No se dan precios por hora, así que no se clasifica nada por coste.</translation>
    </message>
    <message>
        <source>Synthetic images: these rates include no reading, decoding or augmentation; do not compare with training on real data.</source>
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
        <source>images/s per 1,000 USD of purchase price</source>
        <translation>imág./s por 1000&#xa0;USD de precio de compra</translation>
    </message>
    <message>
        <source>Many GPUs</source>
        <translation>Muchas GPU</translation>
    </message>
    <message>
        <source>How much faster training gets on many GPUs and TPUs, as cited in one article.</source>
        <translation>Cuánto se acelera el entrenamiento con muchas GPU y TPU, según las cifras que cita un artículo.</translation>
    </message>
    <message>
        <source>as cited; the article does not say what was timed</source>
        <translation>según la cita; el artículo no dice qué se cronometró</translation>
    </message>
    <message>
        <source>Near-linear scaling to 1,024 TPUs is not consistent with its inputs: 256 minutes per epoch on one and 2.2 on 1,024 are a speed-up of 116, an efficiency of 11%.</source>
        <translation>El escalado casi lineal hasta 1024 TPU no cuadra: 256 minutos por época en una y 2,2 en 1024 son una aceleración de 116, una eficiencia del 11&#xa0;%.</translation>
    </message>
    <message>
        <source>A speed-up of 46.5 on 512 GPUs is an efficiency of 9%.</source>
        <translation>Una aceleración de 46,5 con 512 GPU es una eficiencia del 9&#xa0;%.</translation>
    </message>
    <message>
        <source>From two to four GPUs the cited speed-up more than doubles, from 1.7 to 3.5: more than linear, which the rounding of both figures can explain.</source>
        <translation>De dos a cuatro GPU la aceleración citada sube a más del doble, de 1,7 a 3,5: más que lineal, lo que puede explicarse por el redondeo de ambas cifras.</translation>
    </message>
    <message>
        <source>The article credits the 46.5 to a paper whose title is about ResNet-50 on ImageNet, not BERT.</source>
        <translation>El artículo atribuye los 46,5 a una publicación cuyo título trata de ResNet-50 en ImageNet, no de BERT.</translation>
    </message>
    <message>
        <source>Without prices or times, nothing can be ranked by cost.</source>
        <translation>Sin precios ni tiempos no se puede clasificar nada por coste.</translation>
    </message>
    <message>
        <source>Many GPUs: second-hand figures, without accuracy, batch size or software; they show scaling, not cost.</source>
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
        <source>scaling efficiency on 1,024 TPUs, %</source>
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
        <source>Minutes to 75.9% top-1 on ImageNet, rounds v0.7 to v4.0.</source>
        <translation>Minutos hasta el 75,9&#xa0;% de top-1 en ImageNet, rondas v0.7 a v4.0.</translation>
    </message>
    <message>
        <source>run time including evaluation, excluding up to 30 min of initialization; mean of five runs without the fastest and the slowest (MLPerf)</source>
        <translation>tiempo de ejecución con evaluación, excluidos hasta 30&#xa0;min de inicialización; media de cinco ejecuciones sin la más rápida ni la más lenta (MLPerf)</translation>
    </message>
    <message>
        <source>The MLPerf name and logo are registered and unregistered trademarks of MLCommons Association in the United States and other countries. All rights reserved. Unauthorized use strictly prohibited. See www.mlcommons.org for more information.</source>
        <translation>El nombre y el logotipo de MLPerf son marcas registradas y no registradas de MLCommons Association en Estados Unidos y otros países. Todos los derechos reservados. Queda estrictamente prohibido el uso no autorizado. Véase www.mlcommons.org para más información.</translation>
    </message>
    <message>
        <source>Result not verified by MLCommons Association: minutes were computed from the published logs by the official rule, and images/s are derived as 1,281,167 images per epoch divided by the time, evaluation included. Neither is an official MLPerf metric.</source>
        <translation>Resultado no verificado por MLCommons Association: los minutos se calcularon a partir de los registros publicados según la regla oficial, y las imág./s se calculan como 1.281.167 imágenes por época divididas entre el tiempo, evaluación incluida. Ninguno de los dos valores es una métrica oficial de MLPerf.</translation>
    </message>
    <message>
        <source>MLPerf dropped cost on purpose, so no row has a price; any cost shown for a row is derived and is not an MLPerf result.</source>
        <translation>MLPerf suprimió el coste a propósito, así que ninguna fila tiene precio; todo coste mostrado para una de ellas es calculado y no es un resultado de MLPerf.</translation>
    </message>
    <message>
        <source>From 8 to 3,584 H100, efficiency falls to 16%; a factor of 2.2 of that is due to more epochs at larger batches.</source>
        <translation>De 8 a 3584 H100 la eficiencia cae al 16&#xa0;%; un factor de 2,2 de esa caída se debe a más épocas con lotes mayores.</translation>
    </message>
    <message>
        <source>ImageNet to 75.9% top-1</source>
        <translation>ImageNet hasta el 75,9&#xa0;% de top-1</translation>
    </message>
    <message>
        <source>MLPerf includes evaluation in its times; do not compare it with DAWNBench, which excludes evaluation, nor, without saying so, with figures from other divisions or rounds.</source>
        <translation>MLPerf incluye la evaluación en su tiempo; no se debe comparar con DAWNBench, que la excluye, ni con cifras de otras divisiones o rondas sin indicarlo.</translation>
    </message>
    <message>
        <source>time efficiency from 8 to 64 H100, %</source>
        <translation>eficiencia por tiempo de 8 a 64 H100, %</translation>
    </message>
    <message>
        <source>time efficiency from 8 to 3,584 H100, %</source>
        <translation>eficiencia por tiempo de 8 a 3584 H100, %</translation>
    </message>
    <message>
        <source>epochs on 3,584 H100 as a multiple of those on 8</source>
        <translation>épocas con 3584 H100 como múltiplo de las de 8</translation>
    </message>
    <message>
        <source>runs that missed the target, over all published logs, %</source>
        <translation>ejecuciones que no alcanzaron el objetivo, entre todos los registros publicados, %</translation>
    </message>
    <message>
        <source>Fine-tuning with MXNet, 2017</source>
        <translation>Ajuste fino con MXNet, 2017</translation>
    </message>
    <message>
        <source>ResNet-152 and ResNet-50 fine-tuned on Caltech-256 using one to eight AWS GPUs.</source>
        <translation>Ajuste fino de ResNet-152 y ResNet-50 en Caltech-256 con 1 a 8 GPU de AWS.</translation>
    </message>
    <message>
        <source>training as published, approximate; set-up separate</source>
        <translation>entrenamiento según lo publicado, aproximado; puesta en marcha aparte</translation>
    </message>
    <message>
        <source>Speed-ups are relative to one K80. The 7.6 for ResNet-50 is derived here from the published efficiency of 95%.</source>
        <translation>Las aceleraciones son respecto a una K80. El 7,6 de ResNet-50 se calcula aquí a partir de la eficiencia publicada del 95&#xa0;%.</translation>
    </message>
    <message>
        <source>After one epoch, top-1 is 83 to 83.4% for any number of GPUs; the source does not say which number gives which value.</source>
        <translation>Tras una época la exactitud top-1 es del 83 al 83,4&#xa0;% con cualquier número de GPU; la fuente no dice a qué número corresponde cada valor.</translation>
    </message>
    <message>
        <source>Under 2.5 EUR for six epochs is consistent with its inputs: 20 minutes at a third of 20 EUR/h are 2.2 EUR. The price of the P2 itself is not given.</source>
        <translation>Menos de 2,5&#xa0;EUR por seis épocas cuadra: 20 minutos a un tercio de 20&#xa0;EUR/h son 2,2&#xa0;EUR. El precio de la propia P2 no figura.</translation>
    </message>
    <message>
        <source>P3 machines cost 2.4 to about 20 EUR/h on demand, about three times as much as a P2 with as many GPUs; their times appear only in charts.</source>
        <translation>Las máquinas P3 cuestan de 2,4 a unos 20&#xa0;EUR/h bajo demanda, unas tres veces lo que una P2 con igual número de GPU; sus tiempos solo aparecen en gráficos.</translation>
    </message>
    <message>
        <source>The purchase price quoted for a DGX-1 with eight V100 is 149,000 USD; without a useful life and utilization, that gives no price per hour.</source>
        <translation>El precio de compra indicado para una DGX-1 con ocho V100 es de 149.000&#xa0;USD; sin vida útil ni utilización, de ahí no se obtiene un precio por hora.</translation>
    </message>
    <message>
        <source>Reading and decoding alone ran at over 1,500 images/s with three threads, so the input did not hold the GPUs back.</source>
        <translation>La lectura y la decodificación por sí solas superaban las 1500&#xa0;imág./s con tres hilos, así que la entrada de datos no frenaba las GPU.</translation>
    </message>
    <message>
        <source>On four V100, NCCL was 3 to 4% slower than the framework&apos;s own reduction.</source>
        <translation>En cuatro V100, NCCL fue entre un 3 y un 4&#xa0;% más lento que la reducción del propio framework.</translation>
    </message>
    <message>
        <source>Fine-tuning with MXNet, 2017: pre-trained networks on Caltech-256; do not compare with training from scratch.</source>
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
        <source>spread of top-1 across the numbers of GPUs after one epoch, percentage points, at most</source>
        <translation>dispersión de la exactitud top-1 entre los números de GPU tras una época, puntos porcentuales, como máximo</translation>
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
        <source>throughput of training steps, excluding warm-up; no time to accuracy</source>
        <translation>rendimiento de los pasos de entrenamiento, sin los de calentamiento; sin tiempo hasta la exactitud objetivo</translation>
    </message>
    <message>
        <source>On eight A100 the same network trains at 16.6 to 26.7 thousand images/s, depending on the framework: throughput without its software stack says little.</source>
        <translation>En ocho A100 la misma red se entrena a entre 16.600 y 26.700&#xa0;imág./s, según el framework: un rendimiento sin su pila de software dice poco.</translation>
    </message>
    <message>
        <source>There is no table for the H100.</source>
        <translation>No hay tabla para la H100.</translation>
    </message>
    <message>
        <source>PyTorch with mixed precision ends at 77.12 ± 0.11% top-1 after 90 epochs and at 78.43 ± 0.11% after 250 on a DGX A100, and at 75.81 ± 0.08% after 50 on a DGX-2.</source>
        <translation>PyTorch con precisión mixta en una DGX A100 acaba en un 77,12&#xa0;± 0,11&#xa0;% de top-1 tras 90 épocas y en un 78,43&#xa0;± 0,11&#xa0;% tras 250; en una DGX-2, en un 75,81&#xa0;± 0,08&#xa0;% tras 50.</translation>
    </message>
    <message>
        <source>No prices are given, so nothing is ranked by cost.</source>
        <translation>No se dan precios, así que no se clasifica nada por coste.</translation>
    </message>
    <message>
        <source>Throughput measured by the vendor on tuned containers: do not compare with time to accuracy or with results from another software stack.</source>
        <translation>Rendimiento medido por el propio fabricante con contenedores optimizados: no se debe comparar con el tiempo hasta la exactitud objetivo ni con resultados de otra pila de software.</translation>
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
        <translation>Identificación del pintor, 2020</translation>
    </message>
    <message>
        <source>Identifying the painter of a painting: what one training run costs on rented GPUs, by AUC.</source>
        <translation>Reconocer al pintor por el cuadro: lo que cuesta un entrenamiento en GPU alquiladas, por AUC.</translation>
    </message>
    <message>
        <source>training as published, excluding preparation</source>
        <translation>entrenamiento según lo publicado, sin preparación</translation>
    </message>
    <message>
        <source>The T4 row of the heavy model is not consistent with its inputs: 1,003 s at 0.4087 ct/s are 4.10 EUR, not 4.50. The other eight costs are consistent.</source>
        <translation>La fila de la T4 con el modelo pesado no cuadra: 1003&#xa0;s a 0,4087&#xa0;ct/s son 4,10&#xa0;EUR, no 4,50. Los otros ocho costes sí cuadran.</translation>
    </message>
    <message>
        <source>The same machine has two prices: p2.xlarge 0.0429 and 0.0545 ct/s, the T4 machine 0.4087 and 0.2294 ct/s. The source does not say why.</source>
        <translation>La misma máquina tiene dos precios: p2.xlarge, 0,0429 y 0,0545&#xa0;ct/s; la máquina T4, 0,4087 y 0,2294&#xa0;ct/s. La fuente no dice por qué.</translation>
    </message>
    <message>
        <source>According to the text, one GTX 1080 Ti is two to three times slower on heavy models; according to its table, the T4 is 7.1 times as fast, and three cards together take 2.4 times as long as the T4.</source>
        <translation>Según el texto, una GTX 1080 Ti es de dos a tres veces más lenta con modelos pesados; según su tabla, la T4 alcanza 7,1 veces su velocidad, y tres tarjetas juntas tardan 2,4 veces lo que la T4.</translation>
    </message>
    <message>
        <source>Prices are quoted in euro cents per second; multiply by 36 for euros per hour. Cost is time × price, without a billing quantum.</source>
        <translation>Los precios se dan en céntimos de euro por segundo; para obtener euros por hora, multiplique por 36. El coste es tiempo × precio, sin unidad mínima de facturación.</translation>
    </message>
    <message>
        <source>Preparation takes 20 to 60 minutes and is paid for, but is not included in these costs.</source>
        <translation>La preparación lleva de 20 a 60 minutos y se paga, pero no está incluida en estos costes.</translation>
    </message>
    <message>
        <source>The machines differ in more than their GPUs: HOSTKEY has a Xeon E5-2637 v4 with 16 GB, AWS 4 virtual CPUs with 61 GB, Google 4 virtual CPUs with 32 GB.</source>
        <translation>Las máquinas difieren en algo más que las GPU: HOSTKEY tiene un Xeon E5-2637 v4 con 16&#xa0;GB; AWS, 4 CPU virtuales con 61&#xa0;GB; Google, 4 CPU virtuales con 32&#xa0;GB.</translation>
    </message>
    <message>
        <source>Painter identification, 2020: its data set and AUC have no counterpart in other rows; its costs exclude preparation and the billing quantum.</source>
        <translation>Identificación del pintor, 2020: su conjunto de datos y su AUC no tienen equivalente en otras filas; sus costes excluyen la preparación y la unidad mínima de facturación.</translation>
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
        <source>cost of one training run, %1</source>
        <translation>coste de un entrenamiento, %1</translation>
    </message>
    <message>
        <source>heavy model&apos;s time on one GTX 1080 Ti as a multiple of that on the T4, at most</source>
        <translation>tiempo del modelo pesado en una GTX 1080 Ti como múltiplo del de la T4, a lo sumo</translation>
    </message>
    <message>
        <source>Individual papers and projects</source>
        <translation>Artículos y proyectos individuales</translation>
    </message>
    <message>
        <source>ResNets on ImageNet and CIFAR-10 from papers, libraries and one user report.</source>
        <translation>ResNet en ImageNet y CIFAR-10 según artículos, bibliotecas y el informe de un usuario.</translation>
    </message>
    <message>
        <source>varies by row: each source measures time in its own way</source>
        <translation>según la fila: cada fuente mide el tiempo a su manera</translation>
    </message>
    <message>
        <source>About 90% from 8 to 256 P100 is consistent with its inputs: 29 h and 1 h give 91%.</source>
        <translation>Cerca del 90&#xa0;% de 8 a 256 P100 cuadra: 29&#xa0;h y 1&#xa0;h dan un 91&#xa0;%.</translation>
    </message>
    <message>
        <source>FFCV rows differ in their number of epochs: each is a different trade-off between cost and accuracy.</source>
        <translation>Las filas de FFCV difieren en el número de épocas: cada una es un compromiso distinto entre coste y exactitud.</translation>
    </message>
    <message>
        <source>Individual papers and projects: each source has its own recipe and time basis; only rows from the same source are comparable.</source>
        <translation>Artículos y proyectos individuales: cada fuente tiene su receta y su base de tiempo; solo son comparables entre sí las filas de una misma fuente.</translation>
    </message>
    <message>
        <source>Large batches on P100</source>
        <translation>Lotes grandes en P100</translation>
    </message>
    <message>
        <source>complete training, as announced</source>
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
        <source>gain from channels-last on ResNet-50, %</source>
        <translation>ganancia con channels-last en ResNet-50, %</translation>
    </message>
    <message>
        <source>TPUv2 vs. V100, 2018</source>
        <translation>TPUv2 frente a V100, 2018</translation>
    </message>
    <message>
        <source>ResNet-50 on one Cloud TPU and on four V100: images per second and the cost of top-1 accuracy on ImageNet.</source>
        <translation>ResNet-50 en una Cloud TPU y en cuatro V100: imágenes por segundo y coste de la exactitud top-1 en ImageNet.</translation>
    </message>
    <message>
        <source>training, computed from epochs and images per second; excluding evaluation and start-up</source>
        <translation>entrenamiento, calculado a partir de épocas e imágenes por segundo; sin evaluación ni arranque</translation>
    </message>
    <message>
        <source>374 images/s per USD/h is consistent only within the rounding of its price: 3,128 at 8.4 USD/h is 372.4; at 8.35 to 8.45 it is 370.2 to 374.6.</source>
        <translation>374&#xa0;imág./s por USD/h solo cuadra dentro del redondeo de su precio: 3128 a 8,4&#xa0;USD/h son 372,4; entre 8,35 y 8,45 son de 370,2 a 374,6.</translation>
    </message>
    <message>
        <source>73 USD to 76.4% is consistent only within the rounding of 1.3 million images; with that figure as published it is 74 USD.</source>
        <translation>73&#xa0;USD hasta el 76,4&#xa0;% solo cuadra dentro del redondeo de 1,3 millones de imágenes; con esa cifra tal como se publicó son 74&#xa0;USD.</translation>
    </message>
    <message>
        <source>TensorFlow is said to be about 3% behind MXNet on the V100; the two published figures, at different batch sizes, are 4.6% apart.</source>
        <translation>Según el texto, TensorFlow queda cerca de un 3&#xa0;% por detrás de MXNet en la V100; las dos cifras publicadas, con tamaños de lote distintos, difieren un 4,6&#xa0;%.</translation>
    </message>
    <message>
        <source>Times to accuracy are computed here as the source defines them: epochs needed × 1.3 million images / images per second.</source>
        <translation>Los tiempos hasta la exactitud objetivo se calculan aquí como los define la fuente: épocas necesarias × 1,3 millones de imágenes / imágenes por segundo.</translation>
    </message>
    <message>
        <source>The two implementations differ: the TPU one does more work to prepare its images, which lowers throughput and raises accuracy.</source>
        <translation>Las dos implementaciones difieren: la de la TPU dedica más trabajo a preparar sus imágenes, lo que reduce el rendimiento y aumenta la exactitud.</translation>
    </message>
    <message>
        <source>Both use mixed precision: bfloat16 on the TPU, float16 on the V100 (TensorFlow 1.7).</source>
        <translation>Ambas usan precisión mixta: bfloat16 en la TPU, float16 en la V100 (TensorFlow 1.7).</translation>
    </message>
    <message>
        <source>TPUv2 vs. V100, 2018: its time is computed from epochs and images per second; do not compare it with times that include evaluation or start-up.</source>
        <translation>TPUv2 frente a V100, 2018: su tiempo se calcula a partir de épocas e imágenes por segundo; no se debe comparar con tiempos que incluyan la evaluación o el arranque.</translation>
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
        <source>lead of the TPU over the V100 on synthetic images, %</source>
        <translation>ventaja de la TPU sobre la V100 con imágenes sintéticas, %</translation>
    </message>
    <message>
        <source>lead of MXNet on the V100 over the TPU, %</source>
        <translation>ventaja de MXNet en la V100 sobre la TPU, %</translation>
    </message>
    <message>
        <source>lag of TensorFlow behind MXNet on the V100, at their batch sizes of 1,024 and 768, %</source>
        <translation>desventaja de TensorFlow respecto a MXNet en la V100, con sus tamaños de lote de 1024 y 768, %</translation>
    </message>
    <message>
        <source>hourly price of the monthly lease, %1</source>
        <translation>precio por hora del alquiler mensual, %1</translation>
    </message>
    <message>
        <source>final lead of the TPU in top-1, percentage points</source>
        <translation>ventaja final de la TPU en top-1, puntos porcentuales</translation>
    </message>
    <message>
        <source>hours to %1% top-1, at most</source>
        <translation>horas hasta el %1&#xa0;% de top-1, como máximo</translation>
    </message>
    <message>
        <source>More expensive and slower than all others in every group.</source>
        <translation>Más cara y más lenta que todas las demás en todos los grupos.</translation>
    </message>
    <message>
        <source>The images are small (%1 × %2): images/s measured here says little about larger images</source>
        <translation>Las imágenes son pequeñas (%1 × %2): las imág./s medidas con ellas dicen poco sobre imágenes mayores</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file</source>
        <translation>Es una tubería o un dispositivo, no un archivo</translation>
    </message>
    <message>
        <source>Save its contents to a file and use that file</source>
        <translation>Guarde su contenido en un archivo e indique ese archivo</translation>
    </message>
    <message>
        <source>Shorten the search</source>
        <translation>Acorte la búsqueda</translation>
    </message>
    <message>
        <source>This folder contains the run %1 but has a different name</source>
        <translation>Esta carpeta contiene la ejecución %1, pero tiene otro nombre</translation>
    </message>
    <message>
        <source>Rename the folder to the run&apos;s ID, or move it out of the runs folder</source>
        <translation>Cambie el nombre de la carpeta por el identificador de la ejecución o sáquela de la carpeta de ejecuciones</translation>
    </message>
    <message>
        <source>Training images are %1 × %2 pixels; test images are %3 × %4</source>
        <translation>Las imágenes de entrenamiento son de %1 × %2 píxeles; las de prueba, de %3 × %4</translation>
    </message>
    <message>
        <source>A number of seconds, at most one month, was expected here</source>
        <translation>Aquí se esperaba un número de segundos, como máximo los de un mes</translation>
    </message>
    <message>
        <source>Use 3600 for hourly billing</source>
        <translation>Escriba 3600 para la facturación por horas</translation>
    </message>
    <message>
        <source>The currency is %1 in the row and %2 in the header</source>
        <translation>La moneda es %1 en la fila y %2 en la cabecera</translation>
    </message>
    <message>
        <source>Use the currency the price is in</source>
        <translation>Indique la moneda en la que está el precio</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; appears twice in the header</source>
        <translation>La columna «%1» aparece dos veces en la cabecera</translation>
    </message>
    <message>
        <source>Keep only the right one</source>
        <extracomment>of two columns with the same name</extracomment>
        <translation>Deje solo la correcta</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; uses a different unit: %2</source>
        <translation>La columna «%1» usa otra unidad: %2</translation>
    </message>
    <message>
        <source>The text is %1 bytes long; at most %2 are allowed</source>
        <translation>El texto ocupa %1 bytes; se permiten %2 como máximo</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <extracomment>what to do about a text that is too long</extracomment>
        <translation>Acórtelo</translation>
    </message>
    <message>
        <source>%1 is not encoded in UTF-8</source>
        <translation>%1 no está codificado en UTF-8</translation>
    </message>
    <message>
        <source>Enter it in a program or terminal that uses UTF-8</source>
        <translation>Escríbalo en un programa o terminal configurado en UTF-8</translation>
    </message>
    <message>
        <source>It contains a line break or another control character</source>
        <translation>Contiene un salto de línea u otro carácter de control</translation>
    </message>
    <message>
        <source>Put it on a single line</source>
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
        <source>How to use many GPUs for deep learning (translated article, undated)</source>
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
        <source>Intel, 16 Xeon nodes, v3.0</source>
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
        <translation>4 vCPU, 32&#xa0;GB y T4</translation>
    </message>
    <message>
        <source>various sources, named in each row</source>
        <translation>varias fuentes, indicadas en cada fila</translation>
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
        <source>4 × V100 server</source>
        <translation>servidor de 4 × V100</translation>
    </message>
    <message>
        <source>Raise the campaign&apos;s budget, or launch the remaining runs again</source>
        <translation>Aumente el presupuesto de la serie o inicie de nuevo las ejecuciones restantes</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>training time to the target (at most the whole training time), s</source>
        <translation>tiempo de entrenamiento hasta el objetivo (como máximo, el tiempo de entrenamiento total), s</translation>
    </message>
    <message>
        <source>time to the target (at most the whole time), s</source>
        <translation>tiempo hasta el objetivo (como máximo, el tiempo total), s</translation>
    </message>
    <message>
        <source>Prices are compared as quoted: with tax for %1, without tax for all others</source>
        <extracomment>%1 = a list of offers</extracomment>
        <translation>Los precios se comparan tal como se indican: con impuestos, %1; los demás, sin impuestos</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>it is not a checkpoint, or it is truncated</source>
        <translation>no es un punto de control o está truncado</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>su formato es desconocido</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>el archivo está truncado</translation>
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
        <source>it contains more data than its header declares</source>
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
        <source>Waiting for a run of the campaign to show what it costs</source>
        <translation>En espera de que alguna ejecución de la serie muestre cuánto cuesta</translation>
    </message>
    <message>
        <source>The budget &quot;%1&quot; is not an amount above zero</source>
        <translation>El presupuesto «%1» no es un importe mayor que cero</translation>
    </message>
    <message>
        <source>Enter an amount such as 5.00, or leave it empty for no limit</source>
        <translation>Indique un importe como 5.00 o déjelo vacío para no poner límite</translation>
    </message>
    <message>
        <source>The campaign&apos;s cost so far is being added up</source>
        <translation>Se está sumando el coste de la serie hasta ahora</translation>
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
        <source>A campaign budget needs prices in one currency; &quot;%1&quot; has no price, or one in another currency</source>
        <translation>El presupuesto de una serie requiere precios en una sola moneda; «%1» no tiene precio o lo tiene en otra moneda</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>se ha superado la cuota de disco</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>error of the operating system</extracomment>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>el sistema de archivos es de solo lectura</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe el archivo o el directorio</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es un directorio</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es un directorio</translation>
    </message>
    <message>
        <source>File exists</source>
        <extracomment>error of the operating system</extracomment>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>error of the operating system</extracomment>
        <translation>error de entrada/salida</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>Figures are computed from the remaining events</source>
        <translation>Las cifras se calculan con los demás eventos</translation>
    </message>
    <message>
        <source>The search has more than %1 words or %2 characters</source>
        <translation>La búsqueda tiene más de %1 palabras o %2 caracteres</translation>
    </message>
    <message>
        <source>Give amounts in the main currency unit (dollars, not cents), and prices for the period named in the column header</source>
        <translation>Indique los importes en la unidad principal de la moneda (dólares, no centavos) y los precios por el período que indica la cabecera de la columna</translation>
    </message>
    <message>
        <source>a number that is too large</source>
        <translation>un número demasiado grande</translation>
    </message>
    <message>
        <source>a character that is not UTF-8</source>
        <translation>un carácter que no es UTF-8</translation>
    </message>
    <message>
        <source>a control character inside a string</source>
        <translation>un carácter de control dentro de una cadena</translation>
    </message>
    <message>
        <source>the document ends unexpectedly</source>
        <translation>el documento termina antes de tiempo</translation>
    </message>
    <message>
        <source>unexpected content</source>
        <extracomment>what is wrong with a JSON document</extracomment>
        <translation>contenido inesperado</translation>
    </message>
    <message>
        <source>unexpected &quot;%1&quot;</source>
        <translation>«%1» inesperado</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; appears twice</source>
        <translation>la clave «%1» aparece dos veces</translation>
    </message>
    <message>
        <source>more than %1 keys in one object</source>
        <translation>más de %1 claves en un objeto</translation>
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
        <source>encoded as UTF-16, not as UTF-8</source>
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
        <source>the machine draws %1 W</source>
        <translation>la máquina consume %1&#xa0;W</translation>
    </message>
    <message>
        <source>no time is spent on preparation</source>
        <translation>sin tiempo de preparación</translation>
    </message>
    <message>
        <source>the tax, whose rate is not known, is not deducted from the price</source>
        <translation>el impuesto, de tipo desconocido, no está descontado del precio</translation>
    </message>
    <message>
        <source>Prices are compared without tax; it is deducted from: %1</source>
        <extracomment>%1 = a list of offers</extracomment>
        <translation>Los precios se comparan sin impuestos; se han descontado en: %1</translation>
    </message>
    <message>
        <source>LibTorch no longer has kernels for the %1</source>
        <translation>LibTorch ya no tiene kernels para la %1</translation>
    </message>
    <message>
        <source>Of your runs on this device, each estimated from the others, %1 of %2 fall within the range stated for them</source>
        <translation>De sus ejecuciones en este dispositivo, cada una estimada a partir de las demás, %1 de %2 quedan dentro del intervalo indicado para ellas</translation>
    </message>
    <message>
        <source>Of your runs, each estimated this way from the others, %1 of %2 are within a factor of %3</source>
        <translation>De sus ejecuciones, cada una estimada así a partir de las demás, %1 de %2 quedan dentro de un factor de %3</translation>
    </message>
    <message>
        <source>No estimate: this network has %1 parameters and that of the closest result, %2, has %3; scaling is limited to a factor of %4</source>
        <translation>Sin estimación: esta red tiene %1 parámetros y la del resultado más próximo, %2, tiene %3; el escalado se limita a un factor de %4</translation>
    </message>
    <message>
        <source>No estimate: images are %1 pixels a side here, and %2 in the closest result, %3; scaling is limited to a factor of %4</source>
        <extracomment>%1 and %2 = pixels, %3 = the name of the closest result</extracomment>
        <translation>Sin estimación: las imágenes tienen aquí %1 píxeles de lado y, en el resultado más próximo, %3, tienen %2; el escalado se limita a un factor de %4</translation>
    </message>
    <message>
        <source>No estimate: the batch size per device is %1 here, and %2 in the closest result, %3; scaling is limited to a factor of %4</source>
        <extracomment>%1 and %2 = batch sizes, %3 = the name of the closest result</extracomment>
        <translation>Sin estimación: el tamaño de lote por dispositivo es aquí %1 y, en el resultado más próximo, %3, es %2; el escalado se limita a un factor de %4</translation>
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
        <source>Its cost and time are those expected for one successful run: the totals of all its runs, including failed ones, divided by the number of runs that reached the target.</source>
        <translation>Su coste y su tiempo son los que cabe esperar de una ejecución que alcance el objetivo: los totales de todas las suyas, incluidas las fallidas, divididos entre las que lo alcanzaron.</translation>
    </message>
    <message>
        <source>Figure names, such as images_per_second, were expected here</source>
        <translation>Aquí se esperaban nombres de cifras, como images_per_second</translation>
    </message>
    <message>
        <source>A whole number from 0 to 9 was expected here</source>
        <translation>Aquí se esperaba un número entero de 0 a 9</translation>
    </message>
    <message>
        <source>A target needs a name and a quality</source>
        <translation>Todo objetivo necesita un nombre y una calidad</translation>
    </message>
    <message>
        <source>Too many symbolic links</source>
        <translation>demasiados enlaces simbólicos</translation>
    </message>
    <message>
        <source>This is a symbolic link, which is not allowed in a run folder</source>
        <translation>Es un enlace simbólico, que no se admite en una carpeta de ejecución</translation>
    </message>
    <message>
        <source>Replace it with the file itself</source>
        <extracomment>it = a symbolic link</extracomment>
        <translation>Sustitúyalo por el propio archivo</translation>
    </message>
    <message>
        <source>The file was moved or deleted while it was being written</source>
        <translation>El archivo se movió o se eliminó mientras se escribía</translation>
    </message>
    <message>
        <source>Do not move or delete files while a process is writing to them</source>
        <translation>No mueva ni elimine archivos mientras un proceso escribe en ellos</translation>
    </message>
    <message>
        <source>A list of names was expected here</source>
        <translation>Aquí se esperaba una lista de nombres</translation>
    </message>
    <message>
        <source>Cannot use the NVIDIA GPUs: %1</source>
        <translation>No se pueden usar las GPU de NVIDIA: %1</translation>
    </message>
    <message>
        <source>Check the driver with nvidia-smi, or use the CPU</source>
        <translation>Compruebe el controlador con nvidia-smi o use la CPU</translation>
    </message>
    <message>
        <source>the driver reported &quot;%1&quot; (%2)</source>
        <translation>el controlador devolvió «%1» (%2)</translation>
    </message>
    <message>
        <source>%1 is from a different build</source>
        <translation>%1 es de otra compilación</translation>
    </message>
    <message>
        <source>%1 has compute capability %2; LibTorch needs %3 or higher</source>
        <translation>%1 tiene capacidad de cómputo %2; LibTorch necesita %3 o superior</translation>
    </message>
    <message>
        <source>%1 replicas need %2 more open files; the system allows %3</source>
        <translation>%1 réplicas necesitan %2 archivos abiertos más; el sistema permite %3</translation>
    </message>
    <message>
        <source>Use fewer replicas, or allow more open files (ulimit -n)</source>
        <translation>Use menos réplicas o permita más archivos abiertos (ulimit -n)</translation>
    </message>
    <message>
        <source>The run needs %1 threads; the system allows %2</source>
        <translation>La ejecución necesita %1 hilos; el sistema permite %2</translation>
    </message>
    <message>
        <source>Use fewer replicas, compute threads or loader threads</source>
        <translation>Use menos réplicas, hilos de cálculo o hilos de carga</translation>
    </message>
    <message>
        <source>its position in the run is invalid</source>
        <translation>su posición en la ejecución no es válida</translation>
    </message>
    <message>
        <source>The network&apos;s weights contain NaN or infinity after step %1</source>
        <translation>Los pesos de la red contienen NaN o infinitos tras el paso %1</translation>
    </message>
    <message>
        <source>Cannot read a checkpoint: %1</source>
        <translation>No se puede leer un punto de control: %1</translation>
    </message>
    <message>
        <source>Nothing was changed: make the file readable, or remove it from the folder to continue without it</source>
        <translation>No se ha cambiado nada: permita la lectura del archivo o retírelo de la carpeta para continuar sin él</translation>
    </message>
    <message>
        <source>The checkpoint&apos;s position does not match the run&apos;s data and epochs</source>
        <translation>La posición del punto de control no concuerda con los datos y las épocas de la ejecución</translation>
    </message>
    <message>
        <source>Restore the images the run started with, or start a new run</source>
        <translation>Restaure las imágenes con las que se inició la ejecución o inicie otra</translation>
    </message>
    <message>
        <source>The network&apos;s outputs contain NaN or infinity in the evaluation after epoch %1</source>
        <translation>Las salidas de la red contienen NaN o infinitos en la evaluación tras la época %1</translation>
    </message>
    <message>
        <source>The run ended, but its result could not be saved: %1</source>
        <translation>La ejecución terminó, pero no se pudo guardar su resultado: %1</translation>
    </message>
    <message>
        <source>This GPU has no native bfloat16 support</source>
        <translation>Esta GPU no admite bfloat16 de forma nativa</translation>
    </message>
    <message>
        <source>Evaluating %1 validation images with %2 classes needs about %3 of memory; %4 is free</source>
        <translation>Evaluar %1 imágenes de validación de %2 clases requiere unos %3 de memoria; hay %4 libres</translation>
    </message>
    <message>
        <source>System error: %1</source>
        <translation>Error del sistema: %1</translation>
    </message>
    <message>
        <source>The run&apos;s folder is gone: it was moved or deleted</source>
        <translation>La carpeta de la ejecución ya no está: se movió o se eliminó</translation>
    </message>
    <message>
        <source>Restore the folder and resume the run, or start a new one</source>
        <translation>Restaure la carpeta y reanude la ejecución o inicie otra</translation>
    </message>
    <message>
        <source>Keep only the rows you need in the list, such as machines with GPUs, or split the list</source>
        <translation>Deje en la lista solo las filas que necesite, por ejemplo las máquinas con GPU, o divida la lista</translation>
    </message>
    <message>
        <source>Raise the budget, shorten the preparation, or choose a cheaper offer</source>
        <translation>Aumente el presupuesto, acorte la preparación o elija una oferta más barata</translation>
    </message>
    <message>
        <source>This is not an import record</source>
        <translation>Esto no es el registro de una importación</translation>
    </message>
    <message>
        <source>There is no import to undo</source>
        <translation>No hay ninguna importación que deshacer</translation>
    </message>
    <message>
        <source>Only the last import can be undone, and only once</source>
        <translation>Solo se puede deshacer la última importación, y solo una vez</translation>
    </message>
    <message>
        <source>The folder %1 does not exist</source>
        <translation>No existe la carpeta %1</translation>
    </message>
    <message>
        <source>Cannot read the folder %1</source>
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
        <source>The folder could not be restored from the trash</source>
        <translation>No se pudo restaurar la carpeta desde la papelera</translation>
    </message>
    <message>
        <source>Restore it from the trash manually, if it is still there</source>
        <translation>Restáurela manualmente desde la papelera, si aún está allí</translation>
    </message>
    <message>
        <source>Each row is its entry&apos;s log, with seconds and top-1 as logged; a log may continue past the target.</source>
        <translation>Cada fila es el registro de su resultado presentado, con los segundos y el top-1 tal como constan; un registro puede continuar después del objetivo.</translation>
    </message>
    <message>
        <source>The ResNet-18 entry reached 94% in six of seven runs; its row shows roughly the median run.</source>
        <translation>El resultado presentado con ResNet-18 alcanzó el 94&#xa0;% en seis de siete ejecuciones; se muestra aproximadamente la mediana.</translation>
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
        <source>Costs are derived here: the time to the first evaluation at or above 93% top-5, times the entry&apos;s price per hour. Two of these were also listed on dawn.cs.stanford.edu, at 7.43 and 1,112.64 USD; both are consistent with the logs to the cent.</source>
        <translation>Los costes se calculan aquí: tiempo hasta la primera evaluación con un 93&#xa0;% de top-5 o más, multiplicado por el precio por hora del resultado presentado. Dos de ellos constaban también en dawn.cs.stanford.edu: 7,43 y 1112,64&#xa0;USD; ambos cuadran con los registros al céntimo.</translation>
    </message>
    <message>
        <source>Each row is its entry&apos;s log, with seconds and top-5 as logged; a log may continue past the target.</source>
        <translation>Cada fila es el registro de su resultado presentado, con los segundos y el top-5 tal como constan; un registro puede continuar después del objetivo.</translation>
    </message>
    <message>
        <source>Huawei excludes compilation, about 20 s for each of its four image sizes.</source>
        <translation>Huawei no cuenta la compilación, unos 20&#xa0;s para cada uno de sus cuatro tamaños de imagen.</translation>
    </message>
    <message>
        <source>Alibaba ecs.gn6e, AIACC 1.3 with TensorFlow 2.1</source>
        <translation>Alibaba ecs.gn6e, AIACC 1.3 con TensorFlow 2.1</translation>
    </message>
    <message>
        <source>Alibaba 16 × ecs.gn6e, AIACC 1.3 with TensorFlow 2.1</source>
        <translation>Alibaba 16 × ecs.gn6e, AIACC 1.3 con TensorFlow 2.1</translation>
    </message>
    <message>
        <source>price of %1 machines, %2/h</source>
        <translation>precio de %1 máquinas, %2/h</translation>
    </message>
    <message>
        <source>A B200 is no faster here than an H200, and on it mixed precision is 4% faster than FP32: a network this small no longer fills the newest GPUs.</source>
        <translation>Una B200 no es aquí más rápida que una H200, y en ella la precisión mixta es un 4&#xa0;% más rápida que FP32: una red tan pequeña ya no ocupa por completo las GPU más recientes.</translation>
    </message>
    <message>
        <source>Nominally identical machines differ by 7%: 45 tests of one H100 SXM5 gave 2,616 to 2,800 images/s, 29 tests of eight gave 20,728 to 22,120. The lowest value of each is the source&apos;s own first row, v1 here.</source>
        <translation>Máquinas nominalmente idénticas difieren en un 7&#xa0;%: 45 pruebas de una H100 SXM5 dieron de 2616 a 2800&#xa0;imág./s, y 29 de ocho, de 20.728 a 22.120. Los mínimos de ambas son la primera fila de la propia fuente, aquí v1.</translation>
    </message>
    <message>
        <source>2.2 minutes is the whole training to 76.3% top-1 on 1,024 TPU v3 (Ying et al. 2018, arXiv:1811.06992), not an epoch, which takes 1.2 s there. The paper credited by the article is a different one, arXiv:1811.03600.</source>
        <translation>2,2 minutos son el entrenamiento completo hasta el 76,3&#xa0;% de top-1 en 1024 TPU v3 (Ying et al., 2018, arXiv:1811.06992), no una época, que allí dura 1,2&#xa0;s. El trabajo que cita el artículo es otro, arXiv:1811.03600.</translation>
    </message>
    <message>
        <source>The paper credited with the CNN&apos;s speed-ups (Krizhevsky et al. 2012) trained on two GTX 580; it has no runs on four or eight GPUs.</source>
        <translation>El trabajo al que se atribuyen las aceleraciones de la CNN (Krizhevsky et al., 2012) entrenó en dos GTX 580; no tiene ejecuciones en cuatro ni en ocho GPU.</translation>
    </message>
    <message>
        <source>minutes per epoch on 1,024 TPUs, at the 1.05 million images/s of the paper that reports these 2.2 minutes</source>
        <translation>minutos por época en 1024 TPU, con los 1,05 millones de imág./s del trabajo que da esos 2,2 minutos</translation>
    </message>
    <message>
        <source>MLPerf Training: epochs by batch size</source>
        <translation>MLPerf Training: épocas según el tamaño de lote</translation>
    </message>
    <message>
        <source>Epochs that ResNet-50 needs to reach 75.9% top-1 on ImageNet, by global batch size.</source>
        <translation>Épocas que necesita ResNet-50 para el 75,9&#xa0;% de top-1 en ImageNet, según el tamaño de lote global.</translation>
    </message>
    <message>
        <source>none: only epochs are given</source>
        <translation>ninguna: solo se dan épocas</translation>
    </message>
    <message>
        <source>Each row is the mean of 10 to 28 reference runs at one batch size; the source gives the epochs of every run. At least 75.9% was reached; how much more is not given.</source>
        <translation>Cada fila es la media de 10 a 28 ejecuciones de referencia con un tamaño de lote; la fuente da las épocas de cada una. Se alcanzó al menos el 75,9&#xa0;%; no se dice cuánto más.</translation>
    </message>
    <message>
        <source>RCP means reference convergence point; the number after it is its batch size. Its devices are not always given; epochs depend on the batch size.</source>
        <translation>RCP significa punto de convergencia de referencia; el número que lo sigue es su tamaño de lote. No siempre se indican los dispositivos; las épocas dependen del tamaño de lote.</translation>
    </message>
    <message>
        <source>From a batch of 3,264 to one of 67,840, the number of epochs grows by a factor of 2.4.</source>
        <translation>De un lote de 3264 a uno de 67.840, el número de épocas se multiplica por 2,4.</translation>
    </message>
    <message>
        <source>MLPerf Training, reference convergence points v4.0, mlcommons/logging</source>
        <translation>MLPerf Training, puntos de convergencia de referencia v4.0, mlcommons/logging</translation>
    </message>
    <message>
        <source>Epochs to 75.9% top-1</source>
        <translation>Épocas hasta el 75,9&#xa0;% de top-1</translation>
    </message>
    <message>
        <source>MLPerf&apos;s reference runs give epochs without time: they cannot be ranked by time or cost.</source>
        <translation>Las ejecuciones de referencia de MLPerf dan épocas sin tiempo: no se pueden clasificar por tiempo ni por coste.</translation>
    </message>
    <message>
        <source>Each row is the mean of its three scored runs: their time, and the epochs and accuracy at which they stopped.</source>
        <translation>Cada fila es la media de sus tres ejecuciones puntuadas: su tiempo, y las épocas y la exactitud con que se detuvieron.</translation>
    </message>
    <message>
        <source>Both MosaicML rows are from the open division: 23.8 min in 27 epochs with another recipe, 110.5 min in 84 epochs with plain PyTorch.</source>
        <translation>Ambas filas de MosaicML son de la división abierta: 23,8&#xa0;min en 27 épocas con otra receta y 110,5&#xa0;min en 84 épocas con PyTorch puro.</translation>
    </message>
    <message>
        <source>Of the 1,668 readable logs of rounds v0.7 to v4.0, 74 missed the target: an expected cost has to count them.</source>
        <translation>74 de los 1668 registros legibles de las rondas v0.7 a v4.0 no alcanzaron el objetivo: un coste esperado tiene que contarlos.</translation>
    </message>
    <message>
        <source>The P2 rows used MXNet 0.11.0 with CUDA 8, ResNet-152 pre-trained on ImageNet-11k and ResNet-50 on ImageNet-1k. The batch size of the six epochs is not stated.</source>
        <translation>Las filas en P2 usaban MXNet 0.11.0 con CUDA 8, ResNet-152 preentrenada en ImageNet-11k y ResNet-50 en ImageNet-1k. No se indica el tamaño de lote de las seis épocas.</translation>
    </message>
    <message>
        <source>On four V100, the open-source MXNet (0.12.0 and 1.0.0) was 15% slower than NVIDIA&apos;s container at 16 images per GPU, and less than 1% slower at 32.</source>
        <translation>En cuatro V100 el MXNet de código abierto (0.12.0 y 1.0.0) fue un 15&#xa0;% más lento que el contenedor de NVIDIA con 16 imágenes por GPU, y menos de un 1&#xa0;% más lento con 32.</translation>
    </message>
    <message>
        <source>The reference of 86.4% is the one the article cites from the MXNet documentation; machine and time are not given.</source>
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
        <source>The T4 takes 1.15 times as long for the heavy model as for the light one, every other machine 3.3 to 6.1 times as long. Its heavy row also implies 14.71 EUR/h: its times, its prices or both are doubtful, and so is what is said about the T4.</source>
        <translation>La T4 tarda con el modelo pesado 1,15 veces lo que tarda con el ligero; las demás máquinas, de 3,3 a 6,1 veces. Su fila pesada implica además 14,71&#xa0;EUR/h: sus tiempos, sus precios o ambos son dudosos, y con ellos lo que se dice de la T4.</translation>
    </message>
    <message>
        <source>The text calls the time on a GTX 1080 Ti insignificantly longer than on the Google and AWS cards: for the heavy model it is 7.1 times that of the T4. The K80 is slower than the GTX 1080 Ti for both models.</source>
        <translation>El texto dice que el tiempo en una GTX 1080 Ti es insignificantemente mayor que en las tarjetas de Google y AWS: con el modelo pesado es 7,1 veces el de la T4. La K80 es más lenta que la GTX 1080 Ti con ambos modelos.</translation>
    </message>
    <message>
        <source>The text says &quot;almost an order of magnitude&quot; cheaper: it is 10 to 13 times for the heavy model and 28 to 31 times for the light one.</source>
        <translation>El texto dice «casi un orden de magnitud» más barato: con el modelo pesado son de 10 a 13 veces; con el ligero, de 28 a 31.</translation>
    </message>
    <message>
        <source>The article gives HOSTKEY&apos;s machines a Xeon E3 in one paragraph and a Xeon E5-2637 v4 in the next.</source>
        <translation>El artículo atribuye a las máquinas de HOSTKEY un Xeon E3 en un párrafo y un Xeon E5-2637 v4 en el siguiente.</translation>
    </message>
    <message>
        <source>heavy model&apos;s time on one GTX 1080 Ti as a multiple of that on the T4</source>
        <translation>tiempo del modelo pesado en una GTX 1080 Ti como múltiplo del de la T4</translation>
    </message>
    <message>
        <source>insignificantly longer</source>
        <translation>insignificantemente mayor</translation>
    </message>
    <message>
        <source>almost an order of magnitude</source>
        <translation>casi un orden de magnitud</translation>
    </message>
    <message>
        <source>heavy model&apos;s time as a multiple of the light model&apos;s</source>
        <translation>tiempo del modelo pesado como múltiplo del tiempo del ligero</translation>
    </message>
    <message>
        <source>hourly price of the T4 machine, %1</source>
        <translation>precio por hora de la máquina con T4, %1</translation>
    </message>
    <message>
        <source>The AWS P3 user report gives about 5,000 images/s on 8 GPUs and about 37,000 on 64: 78% of linear scaling from one. It states 79, which the rounding of 37,000 allows.</source>
        <translation>El informe de usuario de AWS P3 da unas 5000&#xa0;imág./s con 8 GPU y unas 37.000 con 64: el 78&#xa0;% del escalado lineal desde una. Indica 79, que el redondeo de 37.000 permite.</translation>
    </message>
    <message>
        <source>The accuracies of torchvision&apos;s weights, offered as targets, were measured by timm at 224 pixels: ResNet-50 V1 has 92.87% top-5, below DAWNBench&apos;s 93%.</source>
        <translation>Las exactitudes de los pesos de torchvision, ofrecidas como objetivos, son las que timm midió a 224 píxeles: ResNet-50 V1 tiene un 92,87&#xa0;% de top-5, por debajo del 93&#xa0;% de DAWNBench.</translation>
    </message>
    <message>
        <source>Akiba et al. 2017, arXiv:1711.04325</source>
        <translation>Akiba et al., 2017, arXiv:1711.04325</translation>
    </message>
    <message>
        <source>scaling efficiency on 16 V100, %</source>
        <translation>eficiencia de escalado con 16 V100, %</translation>
    </message>
    <message>
        <source>scaling efficiency on 64 V100, %</source>
        <translation>eficiencia de escalado con 64 V100, %</translation>
    </message>
    <message>
        <source>ResNet-%1, torchvision weights %2</source>
        <translation>ResNet-%1, pesos de torchvision %2</translation>
    </message>
    <message>
        <source>heavy model&apos;s cost on the T4 as a multiple of that on one GTX 1080 Ti</source>
        <translation>coste del modelo pesado en la T4 como múltiplo del de una GTX 1080 Ti</translation>
    </message>
    <message>
        <source>light model&apos;s cost on the T4 as a multiple of that on one GTX 1080 Ti</source>
        <translation>coste del modelo ligero en la T4 como múltiplo del de una GTX 1080 Ti</translation>
    </message>
    <message>
        <source>light model&apos;s cost on the K80 as a multiple of that on one GTX 1080 Ti</source>
        <translation>coste del modelo ligero en la K80 como múltiplo del de una GTX 1080 Ti</translation>
    </message>
    <message>
        <source>TF32 needs an NVIDIA GPU of the Ampere generation or later</source>
        <translation>TF32 requiere una GPU NVIDIA de la generación Ampere o posterior</translation>
    </message>
    <message>
        <source>Their tax rate is not known, so tax is still included in the prices of: %1</source>
        <extracomment>%1 = a list of offers</extracomment>
        <translation>No se conoce el tipo del impuesto, así que sigue incluido en los precios de: %1</translation>
    </message>
    <message>
        <source>There is no comparison, study or campaign with this name</source>
        <translation>No hay ninguna comparación, estudio ni serie con este nombre</translation>
    </message>
    <message>
        <source>Run epochal export comparison --list to see them</source>
        <translation>Ejecute epochal export comparison --list para verlos</translation>
    </message>
    <message>
        <source>Delete the file; the machine will be calibrated again</source>
        <translation>Elimine el archivo: la máquina se calibrará de nuevo</translation>
    </message>
    <message>
        <source>P&amp;rovider</source>
        <translation>Provee&amp;dor</translation>
    </message>
    <message>
        <source>&amp;Instance</source>
        <translation>Ins&amp;tancia</translation>
    </message>
    <message>
        <source>Regio&amp;n</source>
        <translation>&amp;Región</translation>
    </message>
    <message>
        <source>Use semicolons between regions that share a price</source>
        <translation>Separe con punto y coma varias regiones de un mismo precio</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>GP&amp;U</translation>
    </message>
    <message>
        <source>Number o&amp;f GPUs</source>
        <translation>&amp;Número de GPU</translation>
    </message>
    <message>
        <source>GPU &amp;memory</source>
        <extracomment>memory of each GPU</extracomment>
        <translation>M&amp;emoria de GPU</translation>
    </message>
    <message>
        <source>GB each</source>
        <extracomment>unit of the field &quot;GPU memory&quot;: gigabytes per GPU</extracomment>
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
        <source>Price &amp;kind</source>
        <translation>T&amp;ipo de precio</translation>
    </message>
    <message>
        <source>Price c&amp;overs</source>
        <extracomment>field: followed by what the price includes</extracomment>
        <translation>El precio inclu&amp;ye</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>Pre&amp;cio</translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation>%1/h</translation>
    </message>
    <message>
        <source>%1 per month</source>
        <translation>%1 al mes</translation>
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
        <source>&amp;Term</source>
        <extracomment>noun, field: for how long an offer is rented</extracomment>
        <translation>Pla&amp;zo</translation>
    </message>
    <message>
        <source>months</source>
        <extracomment>unit, after the field&apos;s number</extracomment>
        <translation>meses</translation>
    </message>
    <message>
        <source>&amp;Upfront</source>
        <extracomment>adjective, field: a payment made in advance</extracomment>
        <translation>Pago inicia&amp;l</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <extracomment>share of all hours in which the machine is used</extracomment>
        <translation>U&amp;so</translation>
    </message>
    <message>
        <source>% of all hours</source>
        <translation>% de todas las horas</translation>
    </message>
    <message>
        <source>&amp;Billing quantum</source>
        <extracomment>field: the unit of time to which billed time is rounded up</extracomment>
        <translation>Unid&amp;ad mínima de facturación</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Time is rounded up to a multiple of this; leave empty if unknown</source>
        <extracomment>the billing quantum</extracomment>
        <translation>El tiempo se redondea al alza a múltiplos de este valor; déjelo vacío si no se conoce</translation>
    </message>
    <message>
        <source>Minimum c&amp;harge</source>
        <extracomment>field: the least that a provider bills</extracomment>
        <translation>Car&amp;go mínimo</translation>
    </message>
    <message>
        <source>&amp;Purchase price</source>
        <translation>&amp;Precio de compra</translation>
    </message>
    <message>
        <source>&amp;Resale value</source>
        <translation>V&amp;alor de reventa</translation>
    </message>
    <message>
        <source>Useful &amp;life</source>
        <extracomment>field: years over which the machine&apos;s price is spread</extracomment>
        <translation>Vida úti&amp;l</translation>
    </message>
    <message>
        <source>years</source>
        <extracomment>unit, after the field&apos;s number</extracomment>
        <translation>años</translation>
    </message>
    <message>
        <source>Po&amp;wer under load</source>
        <translation>Potencia &amp;bajo carga</translation>
    </message>
    <message>
        <source>W at the wall</source>
        <translation>W en el enchufe</translation>
    </message>
    <message>
        <source>&amp;Tariff</source>
        <extracomment>noun, field: price of electricity</extracomment>
        <translation>Tar&amp;ifa</translation>
    </message>
    <message>
        <source>%1/kWh</source>
        <translation>%1/kWh</translation>
    </message>
    <message>
        <source>&amp;Hosting</source>
        <extracomment>noun, field: what housing one&apos;s own machine costs per month</extracomment>
        <translation>Alo&amp;jamiento</translation>
    </message>
    <message>
        <source>Price &amp;date</source>
        <translation>Fec&amp;ha del precio</translation>
    </message>
    <message>
        <source>Date the price was seen: 2026-11-09; or 2026, &gt;=2025-11, 2025..2026</source>
        <translation>Fecha en la que se vio el precio: 2026-11-09; o 2026, &gt;=2025-11, 2025..2026</translation>
    </message>
    <message>
        <source>Sourc&amp;e</source>
        <translation>&amp;Fuente</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>not included</source>
        <extracomment>VAT</extracomment>
        <translation>no incluido</translation>
    </message>
    <message>
        <source>included</source>
        <extracomment>participle, a value of &quot;VAT&quot;: the price includes it</extracomment>
        <translation>incluido</translation>
    </message>
    <message>
        <source>On demand</source>
        <extracomment>a kind of price: without a commitment</extracomment>
        <translation>Bajo demanda</translation>
    </message>
    <message>
        <source>Spot</source>
        <extracomment>a kind of price: of interruptible machines</extracomment>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Reserved</source>
        <extracomment>adjective, a kind of price: for a term paid in advance</extracomment>
        <translation>Reservado</translation>
    </message>
    <message>
        <source>Monthly</source>
        <extracomment>adjective, a kind of price: a lease by the month</extracomment>
        <translation>Mensual</translation>
    </message>
    <message>
        <source>Your machine</source>
        <extracomment>a kind of price: of a machine that the user owns</extracomment>
        <translation>Máquina propia</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Fijado</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <extracomment>a value of &quot;Price covers&quot;</extracomment>
        <translation>Toda la máquina</translation>
    </message>
    <message>
        <source>machine</source>
        <extracomment>a value of &quot;Price covers&quot;, short form of &quot;Whole machine&quot;</extracomment>
        <translation>máquina</translation>
    </message>
    <message>
        <source>One accelerator with its host</source>
        <translation>Un acelerador con su host</translation>
    </message>
    <message>
        <source>GPU + host</source>
        <translation>GPU con host</translation>
    </message>
    <message>
        <source>Accelerator only</source>
        <extracomment>a value of &quot;Price covers&quot;</extracomment>
        <translation>Solo el acelerador</translation>
    </message>
    <message>
        <source>GPU only</source>
        <extracomment>a value of &quot;Price covers&quot;, short form of &quot;Accelerator only&quot;</extracomment>
        <translation>solo GPU</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>a value of &quot;Price covers&quot;</extracomment>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>The calibration was canceled</source>
        <translation>La calibración se canceló</translation>
    </message>
    <message>
        <source>The calibration measured nothing</source>
        <translation>La calibración no midió nada</translation>
    </message>
    <message>
        <source>Launch a run instead: it shows how fast this machine is</source>
        <translation>Inicie una ejecución: mostrará lo rápida que es esta máquina</translation>
    </message>
    <message>
        <source>There are no runs in this folder</source>
        <translation>No hay ejecuciones en esta carpeta</translation>
    </message>
    <message>
        <source>Check the Epochal folder (--home)</source>
        <translation>Compruebe la carpeta de Epochal (--home)</translation>
    </message>
    <message>
        <source>This version cannot start runs in &quot;%1&quot;</source>
        <translation>Esta versión no puede iniciar ejecuciones en «%1»</translation>
    </message>
    <message>
        <source>Resume the run on the Runs page, or use one of these in queue.json: %1</source>
        <translation>Reanude la ejecución en la página Ejecuciones o use en queue.json uno de estos valores: %1</translation>
    </message>
    <message>
        <source>This machine could not be calibrated</source>
        <translation>No se pudo calibrar esta máquina</translation>
    </message>
    <message>
        <source>the tax of %1 is deducted from the price</source>
        <translation>el impuesto del %1 está descontado del precio</translation>
    </message>
    <message>
        <source>The rows end at different quality levels, %1 to %2. Choose a target to compare costs at the same quality</source>
        <translation>Las filas terminan con calidades distintas, del %1 al %2. Elija un objetivo para comparar los costes con la misma calidad</translation>
    </message>
    <message numerus="yes">
        <source>Prices more than %1 day(s) old: %2</source>
        <translation>
            <numerusform>Precios de más de %1 día: %2</numerusform>
            <numerusform>Precios de más de %1 días: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This offer has %1 device(s); the run needs %2</source>
        <translation>
            <numerusform>Esta oferta tiene %1 dispositivo; la ejecución pide %2</numerusform>
            <numerusform>Esta oferta tiene %1 dispositivos; la ejecución pide %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run uses %1 of the %2 device(s) paid for</source>
        <translation>
            <numerusform>La ejecución usa %1 de %2 dispositivo pagado</numerusform>
            <numerusform>La ejecución usa %1 de los %2 dispositivos pagados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your runs with this model and data has reached the target: the estimate is for the whole run of %1 epoch(s)</source>
        <translation>
            <numerusform>Ninguna de sus ejecuciones con este modelo y estos datos ha alcanzado el objetivo: se estima la ejecución entera, de %1 época</numerusform>
            <numerusform>Ninguna de sus ejecuciones con este modelo y estos datos ha alcanzado el objetivo: se estima la ejecución entera, de %1 épocas</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured here by training for %1; no run yet</source>
        <translation>Medido aquí con %1 de entrenamiento; aún no hay ejecuciones</translation>
    </message>
    <message>
        <source>Scaled from training ResNet-8 here for %1; no run yet</source>
        <translation>Escalado a partir de %1 de entrenamiento de ResNet-8 aquí; aún no hay ejecuciones</translation>
    </message>
    <message numerus="yes">
        <source>Measured here in %1 run(s), most recently %2</source>
        <translation>
            <numerusform>Medido aquí en %1 ejecución; la más reciente, %2</numerusform>
            <numerusform>Medido aquí en %1 ejecuciones; la más reciente, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scaled from your %1 run(s) on this device; the closest is %2</source>
        <translation>
            <numerusform>Escalado a partir de %1 ejecución suya en este dispositivo; la más próxima es %2</numerusform>
            <numerusform>Escalado a partir de %1 ejecuciones suyas en este dispositivo; la más próxima es %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scaled from your %1 run(s) on other accelerators, such as %2</source>
        <translation>
            <numerusform>Escalado a partir de %1 ejecución suya en otros aceleradores, como %2</numerusform>
            <numerusform>Escalado a partir de %1 ejecuciones suyas en otros aceleradores, como %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 published result(s) on this accelerator, such as %2</source>
        <translation>
            <numerusform>A partir de %1 resultado publicado de este acelerador, como %2</numerusform>
            <numerusform>A partir de %1 resultados publicados de este acelerador, como %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scaled from %1 published result(s) on other accelerators, such as %2</source>
        <translation>
            <numerusform>Escalado a partir de %1 resultado publicado de otros aceleradores, como %2</numerusform>
            <numerusform>Escalado a partir de %1 resultados publicados de otros aceleradores, como %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 published result(s), each predicted this way from the others, 9 in 10 are within a factor of %2</source>
        <translation>
            <numerusform>De %1 resultado publicado, previsto así a partir de los demás, 9 de cada 10 quedan dentro de un factor de %2</numerusform>
            <numerusform>De %1 resultados publicados, cada uno previsto así a partir de los demás, 9 de cada 10 quedan dentro de un factor de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 event(s) missing from the log at this point</source>
        <translation>
            <numerusform>Falta %1 evento en este punto del registro</numerusform>
            <numerusform>Faltan %1 eventos en este punto del registro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 earlier event(s) not shown: see the run&apos;s log file</source>
        <translation>
            <numerusform>%1 evento anterior no mostrado: véase el archivo de registro de la ejecución</numerusform>
            <numerusform>%1 eventos anteriores no mostrados: véase el archivo de registro de la ejecución</numerusform>
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
        <translation>%1: %2 en %3; ninguna es más rápida.</translation>
    </message>
    <message>
        <source>%1: %2 in %3.</source>
        <extracomment>%1 = a row of the comparison, %2 = an amount of money, %3 = a time</extracomment>
        <translation>%1: %2 en %3.</translation>
    </message>
    <message>
        <source>%1: %2 for %3, %4× the speed and %5× the cost of the cheapest.</source>
        <extracomment>%1 = a row of the comparison, %2 = a time, %3 = an amount of money</extracomment>
        <translation>%1: %2 por %3; %4 veces la velocidad y %5 veces el coste de la más barata.</translation>
    </message>
    <message>
        <source>%1: %2, %3 times as many as %4.</source>
        <extracomment>%1 and %4 = rows of the comparison, %2 = &quot;4.20 images/s per USD/h&quot;</extracomment>
        <translation>%1: %2, %3 veces las de %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 run(s) reached the target</source>
        <translation>
            <numerusform>%1: objetivo alcanzado en %2 de %3 ejecución</numerusform>
            <numerusform>%1: objetivo alcanzado en %2 de %3 ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 device(s) instead of %3</source>
        <translation>
            <numerusform>%1: %2 dispositivo en lugar de %3</numerusform>
            <numerusform>%1: %2 dispositivos en lugar de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2.</source>
        <translation>Aceleración %1, eficiencia de escalado %2.</translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2, cost down %3.</source>
        <translation>Aceleración %1, eficiencia de escalado %2, coste un %3 menor.</translation>
    </message>
    <message>
        <source>Speed-up %1, scaling efficiency %2, cost up %3.</source>
        <translation>Aceleración %1, eficiencia de escalado %2, coste un %3 mayor.</translation>
    </message>
    <message numerus="yes">
        <source>More expensive and slower than all others in %1 of %2 group(s).</source>
        <translation>
            <numerusform>Más cara y más lenta que todas las demás en %1 de %2 grupo.</numerusform>
            <numerusform>Más cara y más lenta que todas las demás en %1 de %2 grupos.</numerusform>
        </translation>
    </message>
    <message>
        <source>20 to 60 min of preparation would add %1 to %2 on %3 and %4 to %5 on %6.</source>
        <extracomment>%1, %2, %4, %5 = amounts of money, %3 and %6 = rows of the comparison</extracomment>
        <translation>Entre 20 y 60&#xa0;min de preparación añadirían de %1 a %2 en %3 y de %4 a %5 en %6.</translation>
    </message>
    <message>
        <source>Too few runs to say: %1; at least %2 are needed</source>
        <translation>Hay muy pocas ejecuciones para saberlo: %1; se necesitan al menos %2</translation>
    </message>
    <message>
        <source>All runs have the same settings</source>
        <translation>Todas las ejecuciones tienen los mismos ajustes</translation>
    </message>
    <message>
        <source>Too few configurations to say: %1; at least %2 are needed</source>
        <translation>Hay muy pocas configuraciones para saberlo: %1; se necesitan al menos %2</translation>
    </message>
    <message>
        <source>All runs have the same quality</source>
        <translation>Todas las ejecuciones tienen la misma calidad</translation>
    </message>
    <message numerus="yes">
        <source>%1 log line(s) could not be read</source>
        <translation>
            <numerusform>No se pudo leer %1 línea del registro</numerusform>
            <numerusform>No se pudieron leer %1 líneas del registro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 event(s) missing from the end of the log</source>
        <translation>
            <numerusform>Falta %1 evento al final del registro</numerusform>
            <numerusform>Faltan %1 eventos al final del registro</numerusform>
        </translation>
    </message>
    <message>
        <source>Communication-bound: replicas spend %1 of the step time waiting for each other</source>
        <translation>Limitado por la comunicación: las réplicas pasan el %1 del tiempo de paso esperándose unas a otras</translation>
    </message>
    <message>
        <source>Compute-bound: compute takes %1 of the step time; the loader keeps up</source>
        <translation>Limitado por el cálculo: ocupa el %1 del tiempo de paso; la carga de datos no se queda atrás</translation>
    </message>
    <message>
        <source>The file is %1; a file of this kind may be at most %2</source>
        <translation>El archivo ocupa %1; un archivo de este tipo puede ocupar como máximo %2</translation>
    </message>
    <message>
        <source>longer than %1</source>
        <translation>más de %1</translation>
    </message>
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
        <source>%1 B</source>
        <extracomment>bytes</extracomment>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 TiB</source>
        <translation>%1 TiB</translation>
    </message>
    <message>
        <source>day the offer was made</source>
        <translation>día en que se creó la oferta</translation>
    </message>
    <message>
        <source>Assumed, not measured: the purchase price, the resale value, the hours in use, the power and its price. Enter your own figures.</source>
        <translation>Supuestos, no medidos: el precio de compra, el valor de reventa, las horas de uso, la potencia y su precio. Introduzca sus propias cifras.</translation>
    </message>
    <message numerus="yes">
        <source>Use a global batch of at most %1 image(s)</source>
        <translation>
            <numerusform>Use un lote global de %1 imagen como máximo</numerusform>
            <numerusform>Use un lote global de %1 imágenes como máximo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use at most %1 validation image(s)</source>
        <translation>
            <numerusform>Use como máximo %1 imagen de validación</numerusform>
            <numerusform>Use como máximo %1 imágenes de validación</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps spend %1 of their time waiting for data</source>
        <translation>El %1 del tiempo de paso es espera de datos</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>no attempt or sequence number</source>
        <translation>sin número de intento o de secuencia</translation>
    </message>
    <message>
        <source>numbers that no run can have</source>
        <translation>números que ninguna ejecución puede tener</translation>
    </message>
    <message>
        <source>%1 per hour is not a plausible price for this machine</source>
        <translation>%1 por hora no es un precio verosímil para esta máquina</translation>
    </message>
    <message>
        <source>given at import</source>
        <translation>indicado al importar</translation>
    </message>
    <message>
        <source>The list is %1; at most %2 can be read</source>
        <translation>La lista ocupa %1; se pueden leer como máximo %2</translation>
    </message>
    <message numerus="yes">
        <source>The list has more than %1 price(s)</source>
        <translation>
            <numerusform>La lista tiene más de %1 precio</numerusform>
            <numerusform>La lista tiene más de %1 precios</numerusform>
        </translation>
    </message>
    <message>
        <source>The budget of %1 does not cover the start: preparation, loading and the provider&apos;s minimum charge come to %2</source>
        <translation>El presupuesto de %1 no cubre el inicio: la preparación, la carga y el cargo mínimo del proveedor suman %2</translation>
    </message>
    <message>
        <source>The campaign&apos;s budget of %1 has been spent</source>
        <translation>El presupuesto de la serie, %1, está agotado</translation>
    </message>
    <message numerus="yes">
        <source>The run was started %1 time(s) and interrupted each time</source>
        <translation>
            <numerusform>La ejecución se inició %1 vez y siempre se interrumpió</numerusform>
            <numerusform>La ejecución se inició %1 veces y siempre se interrumpió</numerusform>
        </translation>
    </message>
    <message>
        <source>Another process is working on this campaign</source>
        <translation>Otro proceso está trabajando en esta serie</translation>
    </message>
    <message>
        <source>Wait until it has ended, or stop it there first</source>
        <translation>Espere a que termine o deténgala primero allí</translation>
    </message>
    <message numerus="yes">
        <source>These values make more than %1 run(s)</source>
        <translation>
            <numerusform>Con estos valores resulta más de %1 ejecución</numerusform>
            <numerusform>Con estos valores resultan más de %1 ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use a larger step, for at most %1 value(s)</source>
        <translation>
            <numerusform>Use un paso mayor, para %1 valor como máximo</numerusform>
            <numerusform>Use un paso mayor, para %1 valores como máximo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Batch normalization over %1 image(s) per replica is noisy</source>
        <translation>
            <numerusform>La normalización por lotes con %1 imagen por réplica es ruidosa</numerusform>
            <numerusform>La normalización por lotes con %1 imágenes por réplica es ruidosa</numerusform>
        </translation>
    </message>
    <message>
        <source>day it was entered</source>
        <translation>día en que se introdujo</translation>
    </message>
    <message>
        <source>day of the entry</source>
        <translation>día del resultado presentado</translation>
    </message>
    <message>
        <source>imagenet, CNN</source>
        <translation>imagenet, CNN</translation>
    </message>
    <message>
        <source>imagenet, one epoch</source>
        <translation>imagenet, una época</translation>
    </message>
    <message>
        <source>month the article refers to</source>
        <translation>mes del que habla el artículo</translation>
    </message>
    <message>
        <source>About 20 EUR/h.</source>
        <translation>Unos 20 EUR/h.</translation>
    </message>
    <message>
        <source>imagenet throughput</source>
        <translation>imagenet, rendimiento</translation>
    </message>
    <message>
        <source>painter by painting</source>
        <translation>pintor a partir del cuadro</translation>
    </message>
    <message>
        <source>year of the article</source>
        <translation>año del artículo</translation>
    </message>
    <message>
        <source>Printed as 0.0062 euro cents a second.</source>
        <translation>En la fuente: 0,0062 céntimos de euro por segundo.</translation>
    </message>
    <message>
        <source>Printed as 0.0202 euro cents a second.</source>
        <translation>En la fuente: 0,0202 céntimos de euro por segundo.</translation>
    </message>
    <message>
        <source>Printed as 0.0429 euro cents a second.</source>
        <translation>En la fuente: 0,0429 céntimos de euro por segundo.</translation>
    </message>
    <message>
        <source>Printed as 0.4087 euro cents a second.</source>
        <translation>En la fuente: 0,4087 céntimos de euro por segundo.</translation>
    </message>
    <message>
        <source>Printed as 0.0061 euro cents a second.</source>
        <translation>En la fuente: 0,0061 céntimos de euro por segundo.</translation>
    </message>
    <message>
        <source>Printed as 0.0545 euro cents a second.</source>
        <translation>En la fuente: 0,0545 céntimos de euro por segundo.</translation>
    </message>
    <message>
        <source>Printed as 0.2294 euro cents a second.</source>
        <translation>En la fuente: 0,2294 céntimos de euro por segundo.</translation>
    </message>
    <message>
        <source>Driven from an n1-standard-4.</source>
        <translation>Se controla desde una n1-standard-4.</translation>
    </message>
    <message>
        <source>Reserved for 12 months, nothing upfront.</source>
        <translation>Reserva de 12 meses, sin pago inicial.</translation>
    </message>
    <message>
        <source>About 7,500 USD a month; a different host from AWS&apos;s; not measured.</source>
        <translation>Unos 7500&#xa0;USD al mes; host distinto del de AWS, no medido.</translation>
    </message>
    <message>
        <source>git blame date of the row</source>
        <translation>fecha de la fila según git blame</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Region not stated in source (US list prices).</source>
        <translation>El precio cubre, según la fuente: la instancia entera. La fuente no indica la región (precios de lista de EE. UU.).</translation>
    </message>
    <message>
        <source>index gives a commit hash, no date</source>
        <translation>el índice da un hash de commit, sin fecha</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Spot price from 2.85 to 3.39 across the zones of one region.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. El precio spot varía de 2,85 a 3,39 entre las zonas de una región.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Was 32.77 in the older table.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. En la tabla anterior era 32,77.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance.</source>
        <translation>El precio cubre, según la fuente: la instancia entera.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. No spot price listed.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. Sin precio spot en la lista.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Spot price from 10.24 to 55.04 across the zones of us-east-1 in one snapshot.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. Precio spot de 10,24 a 55,04 entre las zonas de us-east-1 en una misma instantánea.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. On-demand price blank in the source.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. El precio bajo demanda está en blanco en la fuente.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Source memory 183359 MiB each.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. Memoria según la fuente: 183.359&#xa0;MiB cada una.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Lower date bound from the launch month of this type (unsourced).</source>
        <translation>El precio cubre, según la fuente: la instancia entera. El límite inferior de la fecha es el mes de lanzamiento de este tipo (sin fuente).</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Source memory 22888 MiB each.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. Memoria según la fuente: 22.888&#xa0;MiB cada una.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Arm64 host: an x86-64 worker will not start.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. Host Arm64: un proceso de entrenamiento x86-64 no arrancará.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: accelerator only. Add the n1 host; e.g. full table row 0.82 with n1-highmem-8.</source>
        <translation>El precio cubre, según la fuente: solo el acelerador. Añada el host n1; p. ej., la fila completa de la tabla con n1-highmem-8 es 0,82.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: accelerator only. Add the n1 host.</source>
        <translation>El precio cubre, según la fuente: solo el acelerador. Añada el host n1.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole device. Count = chips (8 cores); host shape from gpuhunt gcp.py TPU_HARDWARE_SPECS (hbm 64 GB).</source>
        <translation>El precio cubre, según la fuente: el dispositivo entero. La cantidad son chips (8 núcleos); la configuración del host procede de gpuhunt gcp.py TPU_HARDWARE_SPECS (HBM de 64&#xa0;GB).</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole device. HBM 128 GB.</source>
        <translation>El precio cubre, según la fuente: el dispositivo entero. HBM de 128&#xa0;GB.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole device. Row duplicated in the source.</source>
        <translation>El precio cubre, según la fuente: el dispositivo entero. La fila está duplicada en la fuente.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole device.</source>
        <translation>El precio cubre, según la fuente: el dispositivo entero.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole device. Placeholder: the same offer is priced 700.0 in zones without a price.</source>
        <translation>El precio cubre, según la fuente: el dispositivo entero. Valor de relleno: la misma oferta figura a 700,0 en las zonas sin precio.</translation>
    </message>
    <message>
        <source>checked_at column</source>
        <translation>columna checked_at</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance excluding the boot disk. GPU + 26 vCPU + 234 GiB summed from billing SKUs; 1g shape is spot/flex-start only.</source>
        <translation>El precio cubre, según la fuente: la instancia entera sin el disco de arranque. GPU + 26 vCPU + 234&#xa0;GiB, sumados de los conceptos de facturación; la configuración 1g solo existe como spot o flex-start.</translation>
    </message>
    <message>
        <source>retrieved field</source>
        <translation>campo retrieved</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Derived: 12.29 USD per GPU-hour x 8 as published; includes 8x400 Gb/s InfiniBand.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. Calculado: 12,29&#xa0;USD por hora de GPU × 8, según lo publicado; incluye InfiniBand de 8 × 400&#xa0;Gb/s.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Per-GPU price rises with size (6.98 -&gt; 8.82).</source>
        <translation>El precio cubre, según la fuente: la instancia entera. El precio por GPU sube con el tamaño (6,98 → 8,82).</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Derived: 3.3996 x 8.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. Calculado: 3,3996 × 8.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Preemptible = 50% where offered; GPU quota per region.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. Interrumpible, donde se ofrece: 50&#xa0;%; cuota de GPU por región.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host. List price rose 2.95 -&gt; 3.85 against the older catalogue.</source>
        <translation>El precio cubre, según la fuente: por GPU, con su parte del host. El precio de lista subió de 2,95 a 3,85 respecto al catálogo anterior.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host.</source>
        <translation>El precio cubre, según la fuente: por GPU, con su parte del host.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host. Arm64 host.</source>
        <translation>El precio cubre, según la fuente: por GPU, con su parte del host. Host Arm64.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host. Third-party hosts.</source>
        <translation>El precio cubre, según la fuente: por GPU, con su parte del host. Hosts de terceros.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host. 3.99 when read on 2026-11-09 (data-receipts).</source>
        <translation>El precio cubre, según la fuente: por GPU, con su parte del host. 3,99 al consultarlo el 09/11/2026 (data-receipts).</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU incl. its share of host. 1.79 when read on 2026-11-09.</source>
        <translation>El precio cubre, según la fuente: por GPU, con su parte del host. 1,79 al consultarlo el 09/11/2026.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: per GPU. 12 days later the median of 4 offers was 2.4024: a marketplace price must carry a timestamp and a sample size.</source>
        <translation>El precio cubre, según la fuente: por GPU. 12 días después, la mediana de 4 ofertas era 2,4024: el precio de un mercado en línea debe llevar fecha, hora y tamaño de muestra.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. No spot market.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. Sin mercado spot.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: lowest matching offer. Source spot column is 0.00 = unknown, not free.</source>
        <translation>El precio cubre, según la fuente: la oferta adecuada más barata. La columna spot de la fuente es 0,00: desconocido, no gratis.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Some rows have an empty region.</source>
        <translation>El precio cubre, según la fuente: la instancia entera. Algunas filas tienen la región vacía.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: whole instance. Source spot equals on-demand; SizeInMiB holds 48 (really GB).</source>
        <translation>El precio cubre, según la fuente: la instancia entera. En la fuente, el precio spot es igual al precio bajo demanda; SizeInMiB contiene 48 (en realidad, GB).</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>nombre del archivo</translation>
    </message>
    <message>
        <source>Price covers, according to the source: GPU only, without VAT. 745.21/122 in the source; plus vCPU 0.007377/h and RAM 0.002295/GB-h; preemptible = same price; capacity reservation = same price; GPU model not named there.</source>
        <translation>El precio cubre, según la fuente: solo la GPU, sin IVA. 745,21/122 en la fuente; más vCPU a 0,007377/h y RAM a 0,002295/GB·h; interrumpible, al mismo precio; reserva de capacidad, al mismo precio; allí no se nombra el modelo de GPU.</translation>
    </message>
    <message>
        <source>Price covers, according to the source: GPU only, without VAT. 1016.90/122 in the source; GPU model not named there.</source>
        <translation>El precio cubre, según la fuente: solo la GPU, sin IVA. 1016,90/122 en la fuente; allí no se nombra el modelo de GPU.</translation>
    </message>
    <message>
        <source>The campaign&apos;s budget of %1 is not enough: %2 spent, %3 still needed by runs in progress, %4 expected for the next run</source>
        <translation>El presupuesto de la serie, %1, no basta: %2 gastados, %3 por gastar en las ejecuciones en curso y %4 previstos para la siguiente</translation>
    </message>
    <message numerus="yes">
        <source>Not ranked: %1 of %2 run(s) failed; choose a target to include what they cost</source>
        <translation>
            <numerusform>Fuera de la clasificación: falló %1 de %2 ejecución; elija un objetivo para incluir lo que costó</numerusform>
            <numerusform>Fuera de la clasificación: %1 de %2 ejecuciones con fallo; elija un objetivo para incluir lo que costaron</numerusform>
        </translation>
    </message>
    <message>
        <source>batch %1</source>
        <extracomment>part of a run&apos;s name, like the next ones: %1 = the global batch size</extracomment>
        <translation>lote %1</translation>
    </message>
    <message>
        <source>rate %1</source>
        <extracomment>%1 = the learning rate</extracomment>
        <translation>tasa %1</translation>
    </message>
    <message>
        <source>weight decay %1</source>
        <translation>decaimiento de pesos %1</translation>
    </message>
    <message>
        <source>momentum %1</source>
        <translation>momento %1</translation>
    </message>
    <message>
        <source>smoothing %1</source>
        <translation>suavizado %1</translation>
    </message>
    <message>
        <source>epochs %1</source>
        <translation>épocas %1</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <extracomment>%1 = a setting that is on or off</extracomment>
        <translation>%1: sí</translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation>%1: no</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>own calculation</source>
        <extracomment>noun: the source of a derived price</extracomment>
        <translation>cálculo propio</translation>
    </message>
    <message>
        <source>For another data set, choose the source &quot;%1&quot;</source>
        <translation>Para otro conjunto de datos, elija el origen «%1»</translation>
    </message>
    <message>
        <source>no timestamp</source>
        <extracomment>what is wrong with a line of the event log</extracomment>
        <translation>sin marca de tiempo</translation>
    </message>
    <message>
        <source>Stopped at the budget limit. The bill exceeds the budget by %1: the start took %2</source>
        <translation>Detenida al llegar al límite del presupuesto. La factura supera el presupuesto en %1: el inicio duró %2</translation>
    </message>
    <message>
        <source>Stopped at the budget limit. The bill exceeds the budget by %1</source>
        <translation>Detenida al llegar al límite del presupuesto. La factura supera el presupuesto en %1</translation>
    </message>
    <message>
        <source>CPU threads across all replicas; &quot;Auto&quot; uses every core.</source>
        <translation>Hilos de CPU entre todas las réplicas; con «Auto» se usan todos los núcleos.</translation>
    </message>
    <message>
        <source>The keys of a sweep are name, scale_rate, budget, sample, sample_seed, base and axes</source>
        <translation>Las claves de un barrido son name, scale_rate, budget, sample, sample_seed, base y axes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>Not ranked: the source gives only the final value, which is below the target</source>
        <translation>Fuera de la clasificación: la fuente solo da el valor final, que queda por debajo del objetivo</translation>
    </message>
    <message>
        <source>None of %1 images checked can be used, such as %2: %3</source>
        <translation>No se puede usar ninguna de las %1 imágenes comprobadas, como %2: %3</translation>
    </message>
    <message>
        <source>Choose a folder with JPEG or PNG images</source>
        <translation>Elija una carpeta con imágenes JPEG o PNG</translation>
    </message>
    <message>
        <source>%1 of %2 images checked cannot be used, such as %3: %4</source>
        <translation>No se pueden usar %1 de las %2 imágenes comprobadas, como %3: %4</translation>
    </message>
    <message>
        <source>Each is replaced by another image of its class; repair or remove them</source>
        <translation>Cada una se sustituye por otra imagen de su clase; repárelas o quítelas</translation>
    </message>
    <message>
        <source>%1 of %2 training images are used</source>
        <translation>Se usan %1 de las %2 imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>%1 of %2 validation images are used</source>
        <translation>Se usan %1 de las %2 imágenes de validación</translation>
    </message>
    <message numerus="yes">
        <source>%1 class(es) without validation images, such as &quot;%2&quot;</source>
        <translation>
            <numerusform>%1 clase sin imágenes de validación, como «%2»</numerusform>
            <numerusform>%1 clases sin imágenes de validación, como «%2»</numerusform>
        </translation>
    </message>
    <message>
        <source>The accuracy says nothing about these classes; add validation images</source>
        <translation>La exactitud no dice nada de estas clases; añada imágenes de validación</translation>
    </message>
    <message numerus="yes">
        <source>%1 image(s) replaced by others of the same class, such as %2: %3</source>
        <translation>
            <numerusform>%1 imagen sustituida por otra de la misma clase, como %2: %3</numerusform>
            <numerusform>%1 imágenes sustituidas por otras de la misma clase, como %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>All layers start from the weights in %1 (CRC-32 %2, tensors: %3)</source>
        <translation>Todas las capas parten de los pesos de %1 (CRC-32 %2, tensores: %3)</translation>
    </message>
    <message>
        <source>All layers but the last start from the weights in %1 (CRC-32 %2, tensors: %3)</source>
        <translation>Todas las capas menos la última parten de los pesos de %1 (CRC-32 %2, tensores: %3)</translation>
    </message>
    <message>
        <source>its pickle is damaged</source>
        <translation>su pickle está dañado</translation>
    </message>
    <message>
        <source>it is too large to be the weights of a network</source>
        <translation>es demasiado para ser los pesos de una red</translation>
    </message>
    <message>
        <source>it holds more than weights</source>
        <translation>contiene algo más que pesos</translation>
    </message>
    <message>
        <source>it holds a view of a storage, as only very old files do</source>
        <translation>contiene una vista de un almacenamiento (storage), propia solo de archivos muy antiguos</translation>
    </message>
    <message>
        <source>a tensor is larger than its storage</source>
        <translation>un tensor es mayor que su almacenamiento (storage)</translation>
    </message>
    <message>
        <source>its pickle has an instruction that weights do not need (%1)</source>
        <translation>su pickle tiene una instrucción que los pesos no necesitan (%1)</translation>
    </message>
    <message>
        <source>its pickle has protocol %1 instead of 2</source>
        <translation>su pickle usa el protocolo %1 en lugar del 2</translation>
    </message>
    <message>
        <source>it holds no state dict</source>
        <translation>no contiene ningún state dict</translation>
    </message>
    <message>
        <source>a tensor has no name</source>
        <translation>un tensor no tiene nombre</translation>
    </message>
    <message>
        <source>it was written on a big-endian machine</source>
        <translation>se escribió en una máquina big-endian</translation>
    </message>
    <message>
        <source>it is a TorchScript program, not a state dict</source>
        <translation>es un programa TorchScript, no un state dict</translation>
    </message>
    <message>
        <source>its version is unknown</source>
        <translation>su versión es desconocida</translation>
    </message>
    <message>
        <source>the data of %1 do not start where the previous tensor&apos;s end</source>
        <translation>los datos de %1 no van justo después de los anteriores</translation>
    </message>
    <message>
        <source>one value</source>
        <extracomment>a tensor that holds a single number</extracomment>
        <translation>un solo valor</translation>
    </message>
    <message>
        <source>Choose the network that the weights were trained for, or other weights</source>
        <translation>Elija la red para la que se entrenaron los pesos u otros pesos</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>the network has no %1 (%2)</source>
        <translation>la red no tiene %1 (%2)</translation>
    </message>
    <message>
        <source>%1 contains NaN or infinity</source>
        <translation>%1 contiene NaN o infinitos</translation>
    </message>
    <message>
        <source>%1 is %2 in the file and %3 in the network</source>
        <translation>%1 es %2 en el archivo y %3 en la red</translation>
    </message>
    <message>
        <source>The weights cannot be used: %1</source>
        <translation>No se pueden usar los pesos: %1</translation>
    </message>
    <message>
        <source>Save only the weights, as safetensors or with torch.save(model.state_dict(), file), or choose another file</source>
        <translation>Guarde solo los pesos, en safetensors o con torch.save(model.state_dict(), file), o elija otro archivo</translation>
    </message>
    <message>
        <source>it is neither safetensors nor PyTorch&apos;s .pth</source>
        <translation>no es ni safetensors ni .pth de PyTorch</translation>
    </message>
    <message>
        <source>its table of contents is damaged</source>
        <translation>su índice está dañado</translation>
    </message>
    <message>
        <source>its part %1 is compressed or encrypted</source>
        <translation>su parte %1 está comprimida o cifrada</translation>
    </message>
    <message>
        <source>its part %1 is not where it should be</source>
        <translation>su parte %1 no está donde debería</translation>
    </message>
    <message>
        <source>its part %1 is damaged</source>
        <translation>su parte %1 está dañada</translation>
    </message>
    <message>
        <source>Trained: %1 stopped improving</source>
        <extracomment>%1: a measure of quality, &quot;top-1&quot;</extracomment>
        <translation>Modelo entrenado: dejó de mejorar en %1</translation>
    </message>
    <message>
        <source>The weights could not be exported</source>
        <translation>No se pudieron exportar los pesos</translation>
    </message>
    <message>
        <source>The file %1 does not exist</source>
        <translation>El archivo %1 no existe</translation>
    </message>
    <message>
        <source>Choose a file with the network&apos;s weights</source>
        <translation>Elija un archivo con los pesos de la red</translation>
    </message>
    <message>
        <source>The folder %1 has no subfolders; each class of images needs one</source>
        <translation>La carpeta %1 no tiene subcarpetas; cada clase de imágenes necesita una</translation>
    </message>
    <message>
        <source>The folder %1 has a single class, &quot;%2&quot;</source>
        <translation>La carpeta %1 tiene una sola clase, «%2»</translation>
    </message>
    <message>
        <source>Choose a folder with one subfolder of images for each class</source>
        <translation>Elija una carpeta con una subcarpeta de imágenes por clase</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>Pesos iniciales</translation>
    </message>
    <message>
        <source>Other layers frozen</source>
        <translation>Congelación inicial</translation>
    </message>
    <message>
        <source>Epochs in which only the last layer is trained, before all layers are.</source>
        <translation>Épocas en las que solo se entrena la última capa, antes de entrenarlas todas.</translation>
    </message>
    <message>
        <source>Folder of images</source>
        <translation>Carpeta de imágenes</translation>
    </message>
    <message>
        <source>Random resized crop and flip</source>
        <translation>Recorte aleatorio reescalado y volteo</translation>
    </message>
    <message>
        <source>Color jitter</source>
        <extracomment>field: an augmentation that changes colors at random</extracomment>
        <translation>Variación de color</translation>
    </message>
    <message>
        <source>Changes brightness, contrast and saturation at random, by at most this fraction.</source>
        <translation>Cambia al azar el brillo, el contraste y la saturación, como máximo en esta fracción.</translation>
    </message>
    <message>
        <source>Random erasing</source>
        <extracomment>field: an augmentation that blanks out part of an image</extracomment>
        <translation>Borrado aleatorio</translation>
    </message>
    <message>
        <source>probability</source>
        <extracomment>unit of a field: from 0 to 1</extracomment>
        <translation>probabilidad</translation>
    </message>
    <message>
        <source>Probability that a random rectangle of an image is blanked out.</source>
        <translation>Probabilidad de que se borre un rectángulo aleatorio de una imagen.</translation>
    </message>
    <message>
        <source>Image size</source>
        <extracomment>field: side of the images, in pixels</extracomment>
        <translation>Tamaño de imagen</translation>
    </message>
    <message>
        <source>Side of the square that the network sees. For validation, the shorter side is resized to 8/7 of it and the center is used.</source>
        <translation>Lado del cuadrado que ve la red. En la validación, el lado corto de la imagen se lleva a 8/7 de este valor y se usa el centro.</translation>
    </message>
    <message>
        <source>Validation share</source>
        <extracomment>field: the fraction of the samples for validation</extracomment>
        <translation>Fracción de validación</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <extracomment>field: the algorithm that updates the weights</extracomment>
        <translation>Optimizador</translation>
    </message>
    <message>
        <source>How gradients change the weights.</source>
        <translation>Cómo cambian los pesos según los gradientes.</translation>
    </message>
    <message>
        <source>Rate is for batch size</source>
        <translation>Tasa para un lote de</translation>
    </message>
    <message>
        <source>The batch size for which the learning rate is given: it is scaled in proportion to the global batch.</source>
        <translation>Tamaño de lote para el que se indica la tasa de aprendizaje: esta se escala en proporción al lote global.</translation>
    </message>
    <message>
        <source>Rate factor, other layers</source>
        <translation>Factor de tasa, otras capas</translation>
    </message>
    <message>
        <source>Polynomial</source>
        <extracomment>adjective, a value of &quot;Schedule&quot;</extracomment>
        <translation>Polinómico</translation>
    </message>
    <message>
        <source>One cycle</source>
        <extracomment>a value of &quot;Schedule&quot;: the rate rises, then falls</extracomment>
        <translation>Un ciclo</translation>
    </message>
    <message>
        <source>Fraction of the peak learning rate at which the schedule ends.</source>
        <translation>Fracción de la tasa de aprendizaje máxima en la que termina el plan.</translation>
    </message>
    <message>
        <source>Exponent of the polynomial; 1 is a straight line.</source>
        <translation>Exponente del polinomio; con 1 es una recta.</translation>
    </message>
    <message>
        <source>Decay of the running mean of the gradients.</source>
        <translation>Decaimiento de la media móvil de los gradientes.</translation>
    </message>
    <message>
        <source>Decay of the running mean of the squared gradients.</source>
        <translation>Decaimiento de la media móvil de los gradientes al cuadrado.</translation>
    </message>
    <message>
        <source>Added to the root of the squared gradients&apos; mean.</source>
        <translation>Se suma a la raíz de la media de los gradientes al cuadrado.</translation>
    </message>
    <message>
        <source>Trust coefficient</source>
        <extracomment>field: of the optimizer LARS</extracomment>
        <translation>Coeficiente de confianza</translation>
    </message>
    <message>
        <source>Scales each layer&apos;s rate by the ratio of its weights&apos; norm to its gradient&apos;s.</source>
        <translation>Escala la tasa de cada capa según el cociente entre la norma de sus pesos y la de su gradiente.</translation>
    </message>
    <message>
        <source>Clip gradients</source>
        <extracomment>verb, field: limits the norm of the gradients</extracomment>
        <translation>Recorte de gradientes</translation>
    </message>
    <message>
        <source>norm</source>
        <extracomment>noun, unit of the field &quot;Clip gradients&quot;</extracomment>
        <translation>norma</translation>
    </message>
    <message>
        <source>Gradients whose overall norm exceeds this are scaled down to it.</source>
        <translation>Los gradientes cuya norma total supera este valor se reducen hasta él.</translation>
    </message>
    <message>
        <source>Weight averaging</source>
        <translation>Promedio de pesos</translation>
    </message>
    <message>
        <source>decay</source>
        <extracomment>noun, unit of the field &quot;Weight averaging&quot;: decay per step</extracomment>
        <translation>decaimiento</translation>
    </message>
    <message>
        <source>Decay per step of a moving average of the weights, which is evaluated and kept in place of the weights themselves.</source>
        <translation>Decaimiento por paso de una media móvil de los pesos, que se evalúa y se conserva en lugar de los propios pesos.</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>Acumulación de gradientes</translation>
    </message>
    <message>
        <source>parts</source>
        <extracomment>noun, plural, unit of the field &quot;Gradient accumulation&quot;</extracomment>
        <translation>partes</translation>
    </message>
    <message>
        <source>Parts into which each batch is split, one after another: the same batch with less memory, but batch normalization sees only one part at a time.</source>
        <translation>Partes en que se divide cada lote, procesadas una tras otra: el mismo lote con menos memoria, pero la normalización por lotes solo ve una parte cada vez.</translation>
    </message>
    <message>
        <source>Quality measured by</source>
        <translation>Métrica de calidad</translation>
    </message>
    <message>
        <source>Training ends once the quality has not improved for this many epochs.</source>
        <translation>El entrenamiento termina cuando la calidad no mejora durante este número de épocas.</translation>
    </message>
    <message>
        <source>Folders are nested too deeply</source>
        <translation>Las carpetas están anidadas a demasiada profundidad</translation>
    </message>
    <message>
        <source>The folder has more than %1 images</source>
        <translation>La carpeta tiene más de %1 imágenes</translation>
    </message>
    <message>
        <source>Choose a folder with fewer images</source>
        <translation>Elija una carpeta con menos imágenes</translation>
    </message>
    <message>
        <source>The class &quot;%1&quot; has no training images</source>
        <translation>La clase «%1» no tiene imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>Put .jpg or .png files into its folder, or remove the folder</source>
        <translation>Ponga archivos .jpg o .png en su carpeta o quite la carpeta</translation>
    </message>
    <message>
        <source>Set aside a smaller share for validation, or add images</source>
        <translation>Reserve una fracción menor para validación o añada imágenes</translation>
    </message>
    <message>
        <source>The validation class &quot;%1&quot; has no folder for training</source>
        <translation>La clase de validación «%1» no tiene carpeta de entrenamiento</translation>
    </message>
    <message>
        <source>Use the same class folders for training and validation</source>
        <translation>Use las mismas carpetas de clases para entrenamiento y validación</translation>
    </message>
    <message>
        <source>There are no validation images</source>
        <translation>No hay imágenes de validación</translation>
    </message>
    <message>
        <source>Set aside a larger share for validation, or add images</source>
        <translation>Reserve una fracción mayor para validación o añada imágenes</translation>
    </message>
    <message>
        <source>Replace or remove the file</source>
        <translation>Sustituya o quite el archivo</translation>
    </message>
    <message>
        <source>Not a file</source>
        <translation>No es un archivo</translation>
    </message>
    <message>
        <source>Empty or unreadable</source>
        <translation>Vacío o ilegible</translation>
    </message>
    <message>
        <source>Neither JPEG nor PNG</source>
        <translation>Ni JPEG ni PNG</translation>
    </message>
    <message>
        <source>The header is damaged</source>
        <translation>La cabecera está dañada</translation>
    </message>
    <message>
        <source>VGG-11 with batch normalization</source>
        <translation>VGG-11 con normalización por lotes</translation>
    </message>
    <message>
        <source>VGG-16 with batch normalization</source>
        <translation>VGG-16 con normalización por lotes</translation>
    </message>
    <message>
        <source>This network does not take images of %1 × %2 pixels</source>
        <translation>Esta red no admite imágenes de %1 × %2 píxeles</translation>
    </message>
    <message>
        <source>Use images of %1 × %1 pixels, or another network</source>
        <translation>Use imágenes de %1 × %1 píxeles u otra red</translation>
    </message>
    <message>
        <source>Use images of %1 × %1 or %2 × %2 pixels, or another network</source>
        <translation>Use imágenes de %1 × %1 o %2 × %2 píxeles, u otra red</translation>
    </message>
    <message>
        <source>Use images of at least %1 × %1 pixels, or another network</source>
        <translation>Use imágenes de al menos %1 × %1 píxeles u otra red</translation>
    </message>
    <message>
        <source>Published: 94.9% top-1 (list of results in zalandoresearch/fashion-mnist)</source>
        <translation>Publicado: 94,9&#xa0;% de top-1 (lista de resultados de zalandoresearch/fashion-mnist)</translation>
    </message>
    <message>
        <source>Published: 91.25% top-1 (He et al. 2016, table 6)</source>
        <translation>Publicado: 91,25&#xa0;% de top-1 (He et al., 2016, tabla 6)</translation>
    </message>
    <message>
        <source>CIFAR-10, ResNet-18, to 94%</source>
        <translation>CIFAR-10, ResNet-18, hasta el 94&#xa0;%</translation>
    </message>
    <message>
        <source>Published: 94% top-1 is the target of DAWNBench</source>
        <translation>Publicado: el 94&#xa0;% de top-1 es el objetivo de DAWNBench</translation>
    </message>
    <message>
        <source>ImageNet, ResNet-50, 90 epochs</source>
        <translation>ImageNet, ResNet-50, 90 épocas</translation>
    </message>
    <message>
        <source>Published: 76.3% top-1 (Goyal et al. 2017); 75.7% on four V100 after 84 epochs, 76.4% on a Cloud TPU after 86 (TPUv2 vs. V100, 2018)</source>
        <translation>Publicado: 76,3&#xa0;% de top-1 (Goyal et al., 2017); 75,7&#xa0;% en cuatro V100 tras 84 épocas y 76,4&#xa0;% en una Cloud TPU tras 86 (TPUv2 frente a V100, 2018)</translation>
    </message>
    <message>
        <source>Caltech-256, fine-tuning ResNet-50</source>
        <translation>Caltech-256, ajuste fino de ResNet-50</translation>
    </message>
    <message>
        <source>Published: 75.5% top-1 after six epochs (BEEVA Labs 2017, with MXNet)</source>
        <translation>Publicado: 75,5&#xa0;% de top-1 tras seis épocas (BEEVA Labs, 2017, con MXNet)</translation>
    </message>
    <message>
        <source>Painter from painting, ResNet-101</source>
        <translation>Pintor a partir del cuadro, ResNet-101</translation>
    </message>
    <message>
        <source>Published: an AUC of 0.9835 (Catalyst team 2020)</source>
        <translation>Publicado: AUC de 0,9835 (equipo de Catalyst, 2020)</translation>
    </message>
    <message>
        <source>Painter from painting, ResNet-34</source>
        <translation>Pintor a partir del cuadro, ResNet-34</translation>
    </message>
    <message>
        <source>Published: an AUC of 0.9091 (Catalyst team 2020)</source>
        <translation>Publicado: AUC de 0,9091 (equipo de Catalyst, 2020)</translation>
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
        <translation>% top-5, validación</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>AUC, validation</source>
        <translation>AUC, validación</translation>
    </message>
    <message>
        <source>loss</source>
        <extracomment>a measure of quality, in running text</extracomment>
        <translation>pérdida</translation>
    </message>
    <message>
        <source>loss, validation</source>
        <translation>pérdida, validación</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>imág./s</translation>
    </message>
    <message>
        <source>Use a global batch of %1</source>
        <translation>Use un lote global de %1</translation>
    </message>
    <message>
        <source>A peak learning rate of %1 is very high for %2</source>
        <translation>Una tasa de aprendizaje máxima de %1 es muy alta para %2</translation>
    </message>
    <message>
        <source>A peak learning rate of %1 is very low for %2</source>
        <translation>Una tasa de aprendizaje máxima de %1 es muy baja para %2</translation>
    </message>
    <message>
        <source>Try a peak learning rate of %1</source>
        <translation>Pruebe con una tasa de aprendizaje máxima de %1</translation>
    </message>
    <message>
        <source>The learning rate stays at its peak: the run ends before the first step</source>
        <translation>La tasa de aprendizaje se queda en su máximo: la ejecución termina antes del primer escalón</translation>
    </message>
    <message>
        <source>Enter an epoch before the last, or use another schedule</source>
        <translation>Indique una época anterior a la última o use otro plan</translation>
    </message>
    <message>
        <source>Set the %1 you want to reach</source>
        <extracomment>%1: a measure of quality, &quot;top-1&quot;</extracomment>
        <translation>Fije el valor de %1 que quiere alcanzar</translation>
    </message>
    <message numerus="yes">
        <source>Batch normalization over parts of %1 image(s) is noisy</source>
        <translation>
            <numerusform>La normalización por lotes con partes de %1 imagen es ruidosa</numerusform>
            <numerusform>La normalización por lotes con partes de %1 imágenes es ruidosa</numerusform>
        </translation>
    </message>
    <message>
        <source>Exponent</source>
        <extracomment>noun, field: of a polynomial schedule</extracomment>
        <translation>Exponente</translation>
    </message>
    <message>
        <source>Not ranked: some of the runs trained, others measured throughput, reading or inference</source>
        <translation>Fuera de la clasificación: unas ejecuciones entrenaron y otras midieron rendimiento, lectura o inferencia</translation>
    </message>
    <message numerus="yes">
        <source>%1 size(s), each measured for %2; start-up and warm-up come on top</source>
        <translation>
            <numerusform>%1 tamaño, medido durante %2; el arranque y el calentamiento se suman</numerusform>
            <numerusform>%1 tamaños, cada uno medido durante %2; el arranque y el calentamiento se suman</numerusform>
        </translation>
    </message>
    <message>
        <source>No estimate: it is not known how many sizes there will be; each is measured for %1</source>
        <translation>Sin estimación: no se sabe cuántos tamaños habrá; cada uno se mide durante %1</translation>
    </message>
    <message>
        <source>No estimate: the table cannot be read</source>
        <translation>Sin estimación: no se puede leer la tabla</translation>
    </message>
    <message>
        <source>Throughput is limited by the lower of peak dense compute and memory bandwidth, each divided by what one sample needs (roofline)</source>
        <translation>El rendimiento está limitado por el menor de dos valores, el cálculo denso máximo y el ancho de banda de memoria, cada uno dividido entre lo que requiere una muestra (roofline)</translation>
    </message>
    <message>
        <source>No estimate: training on a sample takes %1 times as much compute as in the closest result, %2; scaling is limited to a factor of %3</source>
        <translation>Sin estimación: entrenar con una muestra requiere %1 veces el cálculo del resultado más próximo, %2; el escalado se limita a un factor de %3</translation>
    </message>
    <message>
        <source>No estimate: in the closest result, %2, training on a sample takes %1 times as much compute as here; scaling is limited to a factor of %3</source>
        <translation>Sin estimación: en el resultado más próximo, %2, entrenar con una muestra requiere %1 veces el cálculo de aquí; el escalado se limita a un factor de %3</translation>
    </message>
    <message>
        <source>Cheapest per million %1</source>
        <translation>El millón de %1 más barato</translation>
    </message>
    <message>
        <source>%1: %2, answering 95% of its requests within %3 ms.</source>
        <translation>%1: %2, con el 95&#xa0;% de las peticiones respondidas en menos de %3 ms.</translation>
    </message>
    <message>
        <source>Most %1 per second</source>
        <translation>Más %1 por segundo</translation>
    </message>
    <message>
        <source>%1: %2× the speed of the cheapest at %3× its price per million.</source>
        <extracomment>%1 = a row of the comparison, %2 and %3 = numbers of times</extracomment>
        <translation>%1: %2 veces la velocidad del más barato y %3 veces su precio por millón.</translation>
    </message>
    <message>
        <source>Most %1 for the price</source>
        <extracomment>%1 = &quot;images/s&quot; or &quot;rows/s&quot;</extracomment>
        <translation>Más %1 por unidad de precio</translation>
    </message>
    <message numerus="yes">
        <source>Bound by reading: %1 loader thread(s) deliver %2 %3, busy for only %4 of the time and waiting for the disk for the rest</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;, %4 = a share</extracomment>
        <translation>
            <numerusform>Limitado por la lectura: %1 hilo de carga entrega %2 %3, ocupado solo el %4 del tiempo y esperando al disco el resto</numerusform>
            <numerusform>Limitado por la lectura: %1 hilos de carga entregan %2 %3, ocupados solo el %4 del tiempo y esperando al disco el resto</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the files on a faster disk; more loader threads hardly help</source>
        <translation>Ponga los archivos en un disco más rápido; más hilos de carga apenas ayudan</translation>
    </message>
    <message numerus="yes">
        <source>Bound by decoding: %1 loader thread(s) deliver %2 %3; the steps could take %4</source>
        <extracomment>%2 and %4 = rates, %3 = &quot;images/s&quot;</extracomment>
        <translation>
            <numerusform>Limitado por la decodificación: %1 hilo de carga entrega %2 %3; los pasos podrían absorber %4</numerusform>
            <numerusform>Limitado por la decodificación: %1 hilos de carga entregan %2 %3; los pasos podrían absorber %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Use lighter augmentation, smaller files or a processor with more cores</source>
        <translation>Use un aumento de datos más ligero, archivos más pequeños o un procesador con más núcleos</translation>
    </message>
    <message numerus="yes">
        <source>Use %1 loader thread(s), which deliver %2 %3</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;</extracomment>
        <translation>
            <numerusform>Use %1 hilo de carga, que entrega %2 %3</numerusform>
            <numerusform>Use %1 hilos de carga, que entregan %2 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loader thread(s) deliver %2 %3</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;</extracomment>
        <translation>
            <numerusform>%1 hilo de carga entrega %2 %3</numerusform>
            <numerusform>%1 hilos de carga entregan %2 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bound by decoding: %1 loader thread(s) deliver %2 %3, busy for %4 of the time</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;, %4 = a share</extracomment>
        <translation>
            <numerusform>Limitado por la decodificación: %1 hilo de carga entrega %2 %3, ocupado el %4 del tiempo</numerusform>
            <numerusform>Limitado por la decodificación: %1 hilos de carga entregan %2 %3, ocupados el %4 del tiempo</numerusform>
        </translation>
    </message>
    <message>
        <source>Too small to show what the hardware can do: about %1 of a step with a batch of %2 is overhead that does not depend on the batch</source>
        <translation>Demasiado pequeño para mostrar lo que puede el hardware: cerca del %1 de un paso con un lote de %2 es un coste fijo que no depende del lote</translation>
    </message>
    <message>
        <source>Measure a larger batch, larger images or a larger network</source>
        <translation>Mida un lote mayor, imágenes más grandes o una red mayor</translation>
    </message>
    <message>
        <source>Data-bound: steps spend %1 of their time waiting for data</source>
        <translation>Limitado por los datos: el %1 del tiempo de paso es espera de datos</translation>
    </message>
    <message>
        <source>Copy-bound: the device spends %1 of the step time waiting for data to be copied to it</source>
        <translation>Limitado por la copia: el dispositivo pasa el %1 del tiempo de paso esperando a que le copien los datos</translation>
    </message>
    <message>
        <source>Use smaller images, or a machine with a faster link to its accelerators</source>
        <translation>Use imágenes más pequeñas o una máquina con un enlace más rápido a sus aceleradores</translation>
    </message>
    <message>
        <source>Compute-bound: compute takes %1 of the step time, waiting for data %2</source>
        <translation>Limitado por el cálculo: ocupa el %1 del tiempo de paso; la espera de datos, el %2</translation>
    </message>
    <message>
        <source>Preparing samples slows the steps down: %1 %2, where a throughput session reached %3</source>
        <extracomment>%1 and %3 = rates, %2 = &quot;images/s&quot;</extracomment>
        <translation>La preparación de las muestras frena los pasos: %1 %2, mientras que la medición del rendimiento alcanzó %3</translation>
    </message>
    <message>
        <source>Save the file as &quot;CSV UTF-8&quot; and choose it again</source>
        <translation>Guarde el archivo como «CSV UTF-8» y vuelva a elegirlo</translation>
    </message>
    <message>
        <source>Save the table as CSV with the names of its columns in the first line</source>
        <translation>Guarde la tabla como CSV con los nombres de las columnas en la primera línea</translation>
    </message>
    <message numerus="yes">
        <source>A row has more than %1 field(s)</source>
        <translation>
            <numerusform>Una fila tiene más de %1 campo</numerusform>
            <numerusform>Una fila tiene más de %1 campos</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that this is a table, with one row on each line</source>
        <translation>Compruebe que sea una tabla con una fila por línea</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>samples</source>
        <extracomment>unit: what the network is trained on, images or rows</extracomment>
        <translation>muestras</translation>
    </message>
    <message>
        <source>rows/s</source>
        <translation>filas/s</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>muestras/s</translation>
    </message>
    <message>
        <source>%1 per %2/h</source>
        <extracomment>%1 = &quot;4.20 images/s&quot;, %2 = a currency: for each unit of it that an hour costs</extracomment>
        <translation>%1 por %2/h</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) without a value to predict were left out</source>
        <translation>
            <numerusform>Se omitió %1 fila sin valor que predecir</numerusform>
            <numerusform>Se omitieron %1 filas sin valor que predecir</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair or remove them</source>
        <translation>Repárelas o quítelas</translation>
    </message>
    <message>
        <source>Packing was stopped</source>
        <translation>Se detuvo el empaquetado</translation>
    </message>
    <message>
        <source>No image of class &quot;%1&quot; can be used for training</source>
        <translation>Ninguna imagen de la clase «%1» se puede usar para entrenar</translation>
    </message>
    <message>
        <source>Repair its images, or remove its folder</source>
        <translation>Repare sus imágenes o quite su carpeta</translation>
    </message>
    <message>
        <source>The packed file has no images for training or for validation</source>
        <translation>El archivo empaquetado no tiene imágenes de entrenamiento o de validación</translation>
    </message>
    <message>
        <source>Pack a folder that has both</source>
        <translation>Empaquete una carpeta que tenga ambas</translation>
    </message>
    <message>
        <source>%1 consecutive images of one class cannot be used, such as %2: %3</source>
        <translation>No se pueden usar %1 imágenes seguidas de una clase, como %2: %3</translation>
    </message>
    <message>
        <source>Check that the images are still there</source>
        <translation>Compruebe que las imágenes siguen ahí</translation>
    </message>
    <message>
        <source>Choose a file of weights to measure a trained network</source>
        <translation>Elija un archivo de pesos para medir una red entrenada</translation>
    </message>
    <message>
        <source>Not even the smallest batch fits into memory</source>
        <translation>Ni siquiera el lote más pequeño cabe en la memoria</translation>
    </message>
    <message numerus="yes">
        <source>With a batch of %2, only %1 request(s) were answered: their 99th percentile is that of the slowest</source>
        <translation>
            <numerusform>Con un lote de %2 solo se respondió a %1 petición: el percentil 99 es su tiempo</numerusform>
            <numerusform>Con un lote de %2 solo se respondió a %1 peticiones: su percentil 99 es el de la más lenta</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure for longer</source>
        <translation>Mida durante más tiempo</translation>
    </message>
    <message>
        <source>No larger batch was measured: there are only %1 samples</source>
        <translation>No se midieron lotes mayores: solo hay %1 muestras</translation>
    </message>
    <message>
        <source>The gradients of %1 steps in a row, up to step %2, contain NaN or infinity</source>
        <translation>Los gradientes de %1 pasos seguidos, hasta el paso %2, contienen NaN o infinitos</translation>
    </message>
    <message>
        <source>With more than %1 validation samples, the predictions of an evaluation are not kept: no confusion matrix can be shown</source>
        <translation>Con más de %1 muestras de validación no se guardan las predicciones de la evaluación: no se puede mostrar la matriz de confusión</translation>
    </message>
    <message>
        <source>The predictions of an evaluation could not be saved; training is not affected: %1</source>
        <translation>No se pudieron guardar las predicciones de una evaluación; el entrenamiento no se ve afectado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 step(s) skipped in epoch %2: gradients with NaN or infinity</source>
        <translation>
            <numerusform>Se omitió %1 paso en la época %2: gradientes con NaN o infinitos</numerusform>
            <numerusform>Se omitieron %1 pasos en la época %2: gradientes con NaN o infinitos</numerusform>
        </translation>
    </message>
    <message>
        <source>fp16 needs an NVIDIA GPU</source>
        <translation>fp16 requiere una GPU de NVIDIA</translation>
    </message>
    <message>
        <source>A global batch of %1 exceeds the number of training samples (%2)</source>
        <translation>Un lote global de %1 supera el número de muestras de entrenamiento (%2)</translation>
    </message>
    <message>
        <source>Use a smaller batch or more samples</source>
        <translation>Use un lote menor o más muestras</translation>
    </message>
    <message>
        <source>Scaled from %1 × %2 to %3 × %4 pixels, around its center</source>
        <translation>Escalada de %1 × %2 a %3 × %4 píxeles y recortada por el centro</translation>
    </message>
    <message>
        <source>The image cannot be used: %1</source>
        <translation>No se puede usar la imagen: %1</translation>
    </message>
    <message>
        <source>Choose a JPEG or PNG file that other programs can open</source>
        <translation>Elija un archivo JPEG o PNG que otros programas puedan abrir</translation>
    </message>
    <message>
        <source>The network&apos;s outputs contain NaN or infinity</source>
        <translation>Las salidas de la red contienen NaN o infinitos</translation>
    </message>
    <message>
        <source>Use the checkpoint of another epoch</source>
        <translation>Use el punto de control de otra época</translation>
    </message>
    <message>
        <source>The run&apos;s images have %1 channels; files have one or three</source>
        <translation>Las imágenes de la ejecución tienen %1 canales; los archivos tienen uno o tres</translation>
    </message>
    <message>
        <source>The validation set has no sample %1</source>
        <translation>El conjunto de validación no tiene la muestra %1</translation>
    </message>
    <message>
        <source>The data have changed since the run; train again</source>
        <translation>Los datos han cambiado desde la ejecución; vuelva a entrenar la red</translation>
    </message>
    <message>
        <source>Small data set: %1 training rows. With %2 validation rows, the RMSE is known only to within ±%3</source>
        <translation>Conjunto de datos pequeño: %1 filas de entrenamiento. Con %2 filas de validación, el RMSE solo se conoce con un margen de ±%3</translation>
    </message>
    <message>
        <source>Use more rows, or do not treat small differences as progress</source>
        <translation>Use más filas o no interprete diferencias pequeñas como un avance</translation>
    </message>
    <message>
        <source>Small data set: %1 training rows for %2 classes. With %3 validation rows, a top-1 accuracy near 90% is known only to within ±%4 percentage points</source>
        <translation>Conjunto de datos pequeño: %1 filas de entrenamiento para %2 clases. Con %3 filas de validación, una exactitud top-1 cercana al 90&#xa0;% se conoce con un margen de ±%4 puntos porcentuales</translation>
    </message>
    <message>
        <source>Restore the file, or start a new run</source>
        <translation>Restaure el archivo o inicie una ejecución nueva</translation>
    </message>
    <message>
        <source>%1. The run goes back to its last checkpoint, with %2 of the scheduled learning rate</source>
        <translation>%1. La ejecución vuelve a su último punto de control, con el %2 de la tasa de aprendizaje del plan</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>clase %1</translation>
    </message>
    <message>
        <source>The saved predictions failed verification: %1</source>
        <translation>Las predicciones guardadas no superan la verificación: %1</translation>
    </message>
    <message>
        <source>The run&apos;s next evaluation writes the file again</source>
        <translation>La próxima evaluación de la ejecución volverá a escribir el archivo</translation>
    </message>
    <message>
        <source>its content was changed</source>
        <translation>su contenido ha cambiado</translation>
    </message>
    <message>
        <source>it contains figures that no evaluation can have</source>
        <translation>contiene cifras imposibles en una evaluación</translation>
    </message>
    <message>
        <source>Everything measured</source>
        <extracomment>why a run ended: all sizes have been measured</extracomment>
        <translation>Todo medido</translation>
    </message>
    <message>
        <source>Choose a CSV file</source>
        <translation>Elija un archivo CSV</translation>
    </message>
    <message>
        <source>Kind of run</source>
        <translation>Tipo de ejecución</translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>noun, a value of &quot;Kind of run&quot;</extracomment>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Training throughput</source>
        <translation>Rendimiento del entrenamiento</translation>
    </message>
    <message>
        <source>Input pipeline</source>
        <extracomment>a value of &quot;Kind of run&quot;: reading and decoding alone are measured</extracomment>
        <translation>Lectura de datos</translation>
    </message>
    <message>
        <source>Inference</source>
        <extracomment>noun, a value of &quot;Kind of run&quot;</extracomment>
        <translation>Inferencia</translation>
    </message>
    <message>
        <source>Batch sizes</source>
        <translation>Tamaños de lote</translation>
    </message>
    <message>
        <source>Batch sizes to measure, across all replicas; leave empty to double from 1 to the largest that fits.</source>
        <translation>Tamaños de lote que se miden, sumando todas las réplicas; si se deja vacío, se duplica desde 1 hasta el mayor que quepa en la memoria.</translation>
    </message>
    <message>
        <source>Numbers of loader threads</source>
        <translation>Números de hilos de carga</translation>
    </message>
    <message>
        <source>Numbers of loader threads to measure; leave empty to double from 1 to the number of cores.</source>
        <translation>Números de hilos de carga que se miden; si se deja vacío, se duplican desde 1 hasta el número de núcleos.</translation>
    </message>
    <message>
        <source>Measured for</source>
        <extracomment>field: the seconds that each size is measured</extracomment>
        <translation>Duración de la medición</translation>
    </message>
    <message>
        <source>s each</source>
        <extracomment>unit: seconds for each size measured</extracomment>
        <translation>s cada uno</translation>
    </message>
    <message>
        <source>How long each of them is measured, after a warm-up.</source>
        <translation>Cuánto se mide cada uno, tras un calentamiento.</translation>
    </message>
    <message>
        <source>Latency limit</source>
        <translation>Límite de latencia</translation>
    </message>
    <message>
        <source>ms, 95th percentile</source>
        <translation>ms, percentil 95</translation>
    </message>
    <message>
        <source>Hidden layers</source>
        <translation>Capas ocultas</translation>
    </message>
    <message>
        <source>units</source>
        <extracomment>noun, plural, after a list of numbers: units (neurons) of a layer</extracomment>
        <translation>unidades</translation>
    </message>
    <message>
        <source>Units of each hidden layer of the multilayer perceptron; each category of the table has an embedding of its own.</source>
        <translation>Unidades de cada capa oculta del perceptrón multicapa; cada categoría de la tabla tiene su propia representación vectorial.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <extracomment>noun, field: a technique of training</extracomment>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Fraction of each hidden layer&apos;s outputs that a training step leaves out.</source>
        <translation>Fracción de las salidas de cada capa oculta que se descarta en cada paso de entrenamiento.</translation>
    </message>
    <message>
        <source>Where the samples come from.</source>
        <translation>De dónde vienen las muestras.</translation>
    </message>
    <message>
        <source>Packed images</source>
        <extracomment>a value of &quot;Data set&quot;: images packed into one file</extracomment>
        <translation>Imágenes empaquetadas</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabla (CSV)</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>field: path of a file</extracomment>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>A CSV file with the names of the columns in its first line (empty fields, NA, NaN and null are missing values), or a file of packed images.</source>
        <translation>Un archivo CSV con los nombres de las columnas en la primera línea (los campos vacíos, NA, NaN y null son valores ausentes) o un archivo de imágenes empaquetadas.</translation>
    </message>
    <message>
        <source>Column to predict</source>
        <translation>Columna que se predice</translation>
    </message>
    <message>
        <source>Its name in the first line; leave empty for the last column.</source>
        <translation>Su nombre en la primera línea; vacío, la última columna.</translation>
    </message>
    <message>
        <source>Its values</source>
        <extracomment>field: what the column to predict holds, numbers or classes</extracomment>
        <translation>Sus valores</translation>
    </message>
    <message>
        <source>Numbers are predicted by regression, such as prices; classes by classification.</source>
        <translation>Los números, como los precios, se predicen por regresión; las clases, por clasificación.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>noun, a value of &quot;Its values&quot;</extracomment>
        <translation>Números</translation>
    </message>
    <message>
        <source>Columns not used</source>
        <translation>Columnas sin usar</translation>
    </message>
    <message>
        <source>Names of columns that the network must not see, such as row numbers.</source>
        <translation>Nombres de las columnas que la red no debe ver, como los números de fila.</translation>
    </message>
    <message>
        <source>Mixup</source>
        <translation>Mixup</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>alfa</translation>
    </message>
    <message>
        <source>Trains on mixtures of two images and of their classes; the shares follow a beta distribution with this parameter.</source>
        <translation>Entrena con mezclas de dos imágenes y de sus clases; las proporciones siguen una distribución beta con este parámetro.</translation>
    </message>
    <message>
        <source>Fraction of the samples set aside for validation: images are chosen by file name, if the folder has no validation folder, rows at random by the seed.</source>
        <translation>Fracción de las muestras reservada para la validación: las imágenes se eligen por el nombre del archivo, si la carpeta no tiene una de validación; las filas, al azar según la semilla.</translation>
    </message>
    <message>
        <source>Training samples</source>
        <translation>Muestras de entrenamiento</translation>
    </message>
    <message>
        <source>Images or rows per epoch; 0 uses all. If the data set has more, the first ones are used; of a folder of images, the first of each class; of a table, rows at random by the seed.</source>
        <translation>Imágenes o filas por época; 0 las usa todas. Si el conjunto de datos tiene más, se usan las primeras; de una carpeta de imágenes, las primeras de cada clase; de una tabla, filas al azar según la semilla.</translation>
    </message>
    <message>
        <source>Validation samples</source>
        <translation>Muestras de validación</translation>
    </message>
    <message>
        <source>Images or rows used in every evaluation; 0 uses all.</source>
        <translation>Imágenes o filas que se usan en cada evaluación; con 0, todas.</translation>
    </message>
    <message>
        <source>bf16, fp16 and tf32 keep weights in fp32, and fp16 scales the loss; auto uses bf16 where the device supports it natively.</source>
        <translation>Con bf16, fp16 y tf32 los pesos se guardan en fp32, y con fp16 se escala la pérdida; «Auto» usa bf16 si el dispositivo lo admite de forma nativa.</translation>
    </message>
    <message>
        <source>Samples per step, across all replicas.</source>
        <translation>Muestras por paso, sumando todas las réplicas.</translation>
    </message>
    <message>
        <source>The packed file failed verification: %1</source>
        <translation>El archivo empaquetado no supera la verificación: %1</translation>
    </message>
    <message>
        <source>Pack the images again</source>
        <translation>Empaquete las imágenes de nuevo</translation>
    </message>
    <message>
        <source>This is not a file of packed images</source>
        <translation>Este no es un archivo de imágenes empaquetadas</translation>
    </message>
    <message>
        <source>Choose a file written by &quot;epochal-worker pack&quot;</source>
        <translation>Elija un archivo escrito por «epochal-worker pack»</translation>
    </message>
    <message>
        <source>Passes over the training samples; the learning-rate schedule spans all of them.</source>
        <translation>Pasadas por las muestras de entrenamiento; el plan de la tasa de aprendizaje las abarca todas.</translation>
    </message>
    <message>
        <source>What target, patience and the best checkpoint refer to, measured on the validation samples after each epoch.</source>
        <translation>A qué se refieren el objetivo, la paciencia y el mejor punto de control; se mide con las muestras de validación tras cada época.</translation>
    </message>
    <message>
        <source>If the loss diverges</source>
        <translation>Si la pérdida diverge</translation>
    </message>
    <message>
        <source>What to do once the loss is NaN or infinite: end the run as failed, leave out the step, or go back to the last checkpoint with half the learning rate.</source>
        <translation>Qué hacer si la pérdida es NaN o infinita: terminar la ejecución como fallida, omitir el paso o volver al último punto de control con la mitad de la tasa de aprendizaje.</translation>
    </message>
    <message>
        <source>End the run</source>
        <translation>Terminar la ejecución</translation>
    </message>
    <message>
        <source>Skip the step</source>
        <translation>Omitir el paso</translation>
    </message>
    <message>
        <source>Roll back</source>
        <extracomment>verb, a value of &quot;If the loss diverges&quot;: go back to the last checkpoint</extracomment>
        <translation>Volver al punto de control</translation>
    </message>
    <message>
        <source>Add it to the columns that are not used</source>
        <translation>Añádala a las columnas que no se usan</translation>
    </message>
    <message>
        <source>The file %1 is empty</source>
        <translation>El archivo %1 está vacío</translation>
    </message>
    <message>
        <source>The first line holds numbers, not the names of columns</source>
        <translation>La primera línea contiene números, no los nombres de las columnas</translation>
    </message>
    <message>
        <source>Add a line with a name for each column</source>
        <translation>Añada una línea con el nombre de cada columna</translation>
    </message>
    <message>
        <source>Two columns are named &quot;%1&quot;</source>
        <translation>Dos columnas se llaman «%1»</translation>
    </message>
    <message>
        <source>Give each column a name of its own</source>
        <translation>Dé a cada columna un nombre propio</translation>
    </message>
    <message>
        <source>The table has no column named &quot;%1&quot;</source>
        <translation>La tabla no tiene ninguna columna llamada «%1»</translation>
    </message>
    <message>
        <source>Its columns are: %1</source>
        <translation>Sus columnas son: %1</translation>
    </message>
    <message>
        <source>The column to predict, &quot;%1&quot;, cannot be left out</source>
        <translation>La columna que se predice, «%1», no se puede excluir</translation>
    </message>
    <message>
        <source>Remove it from the columns that are not used</source>
        <translation>Quítela de las columnas que no se usan</translation>
    </message>
    <message>
        <source>Reading was canceled</source>
        <translation>Se canceló la lectura</translation>
    </message>
    <message>
        <source>The number of fields in line %1 (%2) differs from that in the first line (%3)</source>
        <translation>El número de campos de la línea %1 (%2) no coincide con el de la primera línea (%3)</translation>
    </message>
    <message>
        <source>Correct this line; text with a separator in it needs quotes</source>
        <translation>Corrija esta línea; el texto que contiene un separador debe ir entre comillas</translation>
    </message>
    <message>
        <source>Line %1: &quot;%2&quot; in the column &quot;%3&quot; is not a number</source>
        <translation>Línea %1: «%2», en la columna «%3», no es un número</translation>
    </message>
    <message>
        <source>Correct this line, choose another column, or predict classes</source>
        <translation>Corrija esta línea, elija otra columna o prediga clases</translation>
    </message>
    <message numerus="yes">
        <source>The table has only %1 row(s) with a value to predict</source>
        <translation>
            <numerusform>La tabla solo tiene %1 fila con un valor que predecir</numerusform>
            <numerusform>La tabla solo tiene %1 filas con un valor que predecir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use a table with at least %1 row(s)</source>
        <translation>
            <numerusform>Use una tabla con al menos %1 fila</numerusform>
            <numerusform>Use una tabla con al menos %1 filas</numerusform>
        </translation>
    </message>
    <message>
        <source>No column is left to predict &quot;%1&quot; from</source>
        <translation>No queda ninguna columna con la que predecir «%1»</translation>
    </message>
    <message>
        <source>Use more columns</source>
        <translation>Use más columnas</translation>
    </message>
    <message>
        <source>Choose another column, or predict numbers</source>
        <translation>Elija otra columna o prediga números</translation>
    </message>
    <message>
        <source>Every row has the same class, &quot;%1&quot;</source>
        <translation>Todas las filas tienen la misma clase, «%1»</translation>
    </message>
    <message>
        <source>Choose another column to predict</source>
        <translation>Elija otra columna que predecir</translation>
    </message>
    <message>
        <source>The table does not fit into memory</source>
        <translation>La tabla no cabe en la memoria</translation>
    </message>
    <message>
        <source>Use fewer rows or columns, or free some memory</source>
        <translation>Use menos filas o columnas, o libere memoria</translation>
    </message>
    <message>
        <source>RMSE</source>
        <translation>RMSE</translation>
    </message>
    <message>
        <source>RMSE, validation</source>
        <translation>RMSE, validación</translation>
    </message>
    <message>
        <source>MAE</source>
        <translation>MAE</translation>
    </message>
    <message>
        <source>MAE, validation</source>
        <translation>MAE, validación</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>R², validation</source>
        <translation>R², validación</translation>
    </message>
    <message>
        <source>Remove the zero</source>
        <translation>Quite el cero</translation>
    </message>
    <message>
        <source>At most %1 hidden layers of at most %2 units are possible</source>
        <translation>Son posibles como máximo %1 capas ocultas de %2 unidades cada una</translation>
    </message>
    <message>
        <source>Use fewer or narrower layers</source>
        <translation>Use menos capas o capas más estrechas</translation>
    </message>
    <message>
        <source>A table is held in memory: there is no reading to measure</source>
        <translation>La tabla está en memoria: no hay lectura que medir</translation>
    </message>
    <message>
        <source>Measure training throughput instead</source>
        <translation>Mida en su lugar el rendimiento del entrenamiento</translation>
    </message>
    <message>
        <source>This data set needs a file</source>
        <translation>Este conjunto de datos necesita un archivo</translation>
    </message>
    <message>
        <source>This task is not measured by %1: %2 is used, without the target</source>
        <extracomment>%1, %2: measures of quality</extracomment>
        <translation>La métrica de esta tarea no es %1: se usa %2, sin el objetivo</translation>
    </message>
    <message>
        <source>Choose one of the task&apos;s measures</source>
        <translation>Elija una de las métricas de la tarea</translation>
    </message>
    <message>
        <source>Without a target there will be no time or cost to reach it</source>
        <translation>Sin un objetivo no habrá tiempo ni coste hasta alcanzarlo</translation>
    </message>
    <message>
        <source>synthetic 3x224x224, 1000</source>
        <translation>datos sintéticos 3x224x224, 1000</translation>
    </message>
    <message>
        <source>Use --nproc N, or start the ranks with torchrun or srun</source>
        <translation>Use --nproc N o inicie los rangos con torchrun o srun</translation>
    </message>
    <message>
        <source>This process is rank 0, or the only one</source>
        <translation>Este proceso es el rango 0 o el único</translation>
    </message>
    <message>
        <source>Start rank 0 with launch</source>
        <translation>Inicie el rango 0 con launch</translation>
    </message>
    <message>
        <source>A sweep cannot be launched as ranks: its runs start their own</source>
        <translation>Un barrido no se puede lanzar como rangos: sus ejecuciones inician los suyos</translation>
    </message>
    <message>
        <source>Use devices.ranks_as=processes instead</source>
        <translation>Use en su lugar devices.ranks_as=processes</translation>
    </message>
    <message>
        <source>The epochs with smaller images are counted in proportion to the network&apos;s multiply-adds</source>
        <translation>Las épocas con imágenes más pequeñas se cuentan en proporción a las multiplicaciones-sumas de la red</translation>
    </message>
    <message>
        <source>no run reached the target</source>
        <translation>ninguna ejecución alcanzó el objetivo</translation>
    </message>
    <message>
        <source>no run finished</source>
        <translation>no terminó ninguna ejecución</translation>
    </message>
    <message>
        <source>Scaling needs two sizes</source>
        <translation>El escalado necesita dos tamaños</translation>
    </message>
    <message>
        <source>weak scaling</source>
        <extracomment>the batch per device is constant</extracomment>
        <translation>escalado débil</translation>
    </message>
    <message>
        <source>strong scaling</source>
        <translation>escalado fuerte</translation>
    </message>
    <message numerus="yes">
        <source>%1 times the rate of %2 device(s): an efficiency of %3.</source>
        <translation>
            <numerusform>%1 veces la velocidad de %2 dispositivo: una eficiencia del %3.</numerusform>
            <numerusform>%1 veces la velocidad de %2 dispositivos: una eficiencia del %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs %1, %2 times as much.</source>
        <translation>Cuesta %1: el coste se multiplica por %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 device(s)</source>
        <translation>
            <numerusform>%1 dispositivo</numerusform>
            <numerusform>%1 dispositivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One round on %1 device(s) beats %2 rounds on one</source>
        <translation>
            <numerusform>Un paso en %1 dispositivo es mejor que %2 pasos en uno</numerusform>
            <numerusform>Un paso en %1 dispositivos es mejor que %2 pasos en uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 rounds on one device beat one round on %1 device(s)</source>
        <translation>
            <numerusform>%2 pasos en un dispositivo ganan a un paso en %1 dispositivo</numerusform>
            <numerusform>%2 pasos en un dispositivo ganan a un paso en %1 dispositivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 samples take %2 ms in one step on %3 device(s), and %4 ms in %5 steps on one.</source>
        <translation>
            <numerusform>%1 muestras tardan %2 ms en un paso en %3 dispositivo, y %4 ms en %5 pasos en uno.</numerusform>
            <numerusform>%1 muestras tardan %2 ms en un paso en %3 dispositivos, y %4 ms en %5 pasos en uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 experiment(s)</source>
        <translation>
            <numerusform>%1 experimento</numerusform>
            <numerusform>%1 experimentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One after another on %1 device(s), they take %2; side by side, each on one device, they should take %3.</source>
        <translation>
            <numerusform>Uno tras otro en %1 dispositivo tardan %2; a la vez, cada uno en un dispositivo, deberían tardar %3.</numerusform>
            <numerusform>Uno tras otro en %1 dispositivos tardan %2; a la vez, cada uno en un dispositivo, deberían tardar %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>One after another is %1 times as fast.</source>
        <translation>Uno tras otro, la velocidad es %1 veces la de todos a la vez.</translation>
    </message>
    <message numerus="yes">
        <source>On %1 device(s), %2 of %3 ms per step are communication that compute does not hide: %4.</source>
        <translation>
            <numerusform>En %1 dispositivo, %2 de %3 ms por paso son comunicación que el cálculo no oculta: %4.</numerusform>
            <numerusform>En %1 dispositivos, %2 de %3 ms por paso son comunicación que el cálculo no oculta: %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for samples takes %1.</source>
        <translation>La espera de muestras ocupa el %1.</translation>
    </message>
    <message>
        <source>Communication</source>
        <extracomment>heading of a finding: time that devices spend exchanging gradients</extracomment>
        <translation>Comunicación</translation>
    </message>
    <message>
        <source>Serial share, by Amdahl&apos;s law</source>
        <translation>Parte en serie, según la ley de Amdahl</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, 95% interval %2 to %3.</source>
        <translation>%1, intervalo del 95&#xa0;%: de %2 a %3.</translation>
    </message>
    <message>
        <source>No number of devices would be more than %1 times as fast as one.</source>
        <translation>Ningún número de dispositivos alcanzaría más de %1 veces la velocidad de uno solo.</translation>
    </message>
    <message>
        <source>More devices were not measured.</source>
        <translation>No se midieron más dispositivos.</translation>
    </message>
    <message numerus="yes">
        <source>Strong scaling pays up to %1 device(s)</source>
        <translation>
            <numerusform>El escalado fuerte compensa hasta %1 dispositivo</numerusform>
            <numerusform>El escalado fuerte compensa hasta %1 dispositivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %3 × %4: %5; here, on %1 device(s): %6.</source>
        <translation>
            <numerusform>%2, %3 × %4: %5; aquí, en %1 dispositivo: %6.</numerusform>
            <numerusform>%2, %3 × %4: %5; aquí, en %1 dispositivos: %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Published efficiencies</source>
        <translation>Eficiencias publicadas</translation>
    </message>
    <message numerus="yes">
        <source>A fit needs three sizes; this series has %1 size(s)</source>
        <translation>
            <numerusform>Un ajuste necesita tres tamaños; esta serie tiene %1 tamaño</numerusform>
            <numerusform>Un ajuste necesita tres tamaños; esta serie tiene %1 tamaños</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This fit needs more than %1 run(s)</source>
        <translation>
            <numerusform>Este ajuste necesita más de %1 ejecución</numerusform>
            <numerusform>Este ajuste necesita más de %1 ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>The rates do not determine a curve</source>
        <translation>Los rendimientos no determinan una curva</translation>
    </message>
    <message>
        <source>Unknown host: %1 (%2)</source>
        <translation>Host desconocido: %1 (%2)</translation>
    </message>
    <message>
        <source>Check the address</source>
        <translation>Compruebe la dirección</translation>
    </message>
    <message>
        <source>Cannot listen on %1</source>
        <translation>No se puede escuchar en %1</translation>
    </message>
    <message>
        <source>Cannot connect to %1</source>
        <translation>No se puede conectar a %1</translation>
    </message>
    <message>
        <source>Specify the folder with the files from %1</source>
        <translation>Indique la carpeta con los archivos de %1</translation>
    </message>
    <message>
        <source>Not a %1 file: %2 bytes is more than %3 records of %4 bytes</source>
        <translation>No es un archivo %1: %2 bytes superan %3 registros de %4 bytes</translation>
    </message>
    <message>
        <source>Not a %1 file: %2 bytes is not a whole number of %3-byte records</source>
        <translation>No es un archivo %1: %2 bytes no equivalen a un número entero de registros de %3 bytes</translation>
    </message>
    <message>
        <source>Label %1 is out of range: %2 labels run from 0 to %3</source>
        <translation>La etiqueta %1 está fuera de rango: las etiquetas de %2 van de 0 a %3</translation>
    </message>
    <message>
        <source>Only folders of images can be previewed</source>
        <translation>Solo se pueden previsualizar carpetas de imágenes</translation>
    </message>
    <message>
        <source>Choose a folder of images as the source of the data</source>
        <translation>Elija una carpeta de imágenes como origen de los datos</translation>
    </message>
    <message>
        <source>Your network fails: %1</source>
        <translation>Su red falla: %1</translation>
    </message>
    <message>
        <source>Test it in Python with images of this shape</source>
        <translation>Pruébela en Python con imágenes de esta forma</translation>
    </message>
    <message>
        <source>Export it with torch.jit.script(network).save(file)</source>
        <translation>Expórtela con torch.jit.script(network).save(file)</translation>
    </message>
    <message>
        <source>The network needs the operator %1, which LibTorch does not have</source>
        <translation>La red necesita el operador %1, que LibTorch no tiene</translation>
    </message>
    <message>
        <source>Export it without operators from other libraries</source>
        <translation>Expórtela sin operadores de otras bibliotecas</translation>
    </message>
    <message>
        <source>LibTorch cannot load the network: %1</source>
        <translation>LibTorch no puede cargar la red: %1</translation>
    </message>
    <message>
        <source>The network has no method &quot;forward&quot;</source>
        <translation>La red no tiene el método «forward»</translation>
    </message>
    <message>
        <source>The network&apos;s inputs are (%1); it must take one tensor of images</source>
        <translation>Las entradas de la red son (%1); debe recibir un solo tensor de imágenes</translation>
    </message>
    <message>
        <source>The network returns %1 instead of one tensor</source>
        <translation>La red devuelve %1 en lugar de un solo tensor</translation>
    </message>
    <message>
        <source>Export a module whose forward returns one number per class and image</source>
        <translation>Exporte un módulo cuyo forward devuelva un número por clase y por imagen</translation>
    </message>
    <message>
        <source>The network&apos;s parameter %1 is of the type %2</source>
        <translation>El parámetro %1 de la red es de tipo %2</translation>
    </message>
    <message>
        <source>Export it with network.float(), not quantized</source>
        <translation>Expórtela con network.float(), sin cuantizar</translation>
    </message>
    <message>
        <source>The network&apos;s buffer %1 is of the type %2</source>
        <translation>El búfer %1 de la red es de tipo %2</translation>
    </message>
    <message>
        <source>Use float32, float64 or int64 for it</source>
        <translation>Use float32, float64 o int64 para él</translation>
    </message>
    <message>
        <source>The network has no parameters: its weights are constants</source>
        <translation>La red no tiene parámetros: sus pesos son constantes</translation>
    </message>
    <message>
        <source>Export it without torch.jit.freeze or optimize_for_inference</source>
        <translation>Expórtela sin torch.jit.freeze ni optimize_for_inference</translation>
    </message>
    <message>
        <source>None of the network&apos;s parameters can be trained (requires_grad is false)</source>
        <translation>Ningún parámetro de la red se puede entrenar (requires_grad es false)</translation>
    </message>
    <message>
        <source>Set requires_grad to True before exporting</source>
        <translation>Ponga requires_grad a True antes de exportarla</translation>
    </message>
    <message>
        <source>The network changes its attribute %1 while it computes</source>
        <translation>La red cambia su atributo %1 mientras calcula</translation>
    </message>
    <message>
        <source>Make it a buffer and update that in place</source>
        <translation>Conviértalo en un búfer y modifíquelo in situ</translation>
    </message>
    <message>
        <source>Export it with torch.jit.script: torch.jit.trace fixes the mode</source>
        <translation>Expórtela con torch.jit.script: torch.jit.trace fija el modo</translation>
    </message>
    <message>
        <source>The network&apos;s %1 never behaves as in training</source>
        <translation>La capa %1 de la red no se comporta nunca como en el entrenamiento</translation>
    </message>
    <message>
        <source>Choose a file that torch.jit.script(network).save(file) wrote</source>
        <translation>Elija un archivo escrito por torch.jit.script(network).save(file)</translation>
    </message>
    <message>
        <source>The file is not a TorchScript network</source>
        <translation>El archivo no es una red TorchScript</translation>
    </message>
    <message>
        <source>The network&apos;s file is damaged or incomplete</source>
        <translation>El archivo de la red está dañado o incompleto</translation>
    </message>
    <message>
        <source>Copy or export it again</source>
        <translation>Cópielo o expórtelo de nuevo</translation>
    </message>
    <message>
        <source>The network&apos;s code reads or writes files (%1)</source>
        <translation>El código de la red lee o escribe archivos (%1)</translation>
    </message>
    <message>
        <source>Do not use a network that you do not trust</source>
        <translation>No use una red que no sea de confianza</translation>
    </message>
    <message>
        <source>The file holds weights or a pickled module, not a TorchScript network</source>
        <translation>El archivo contiene pesos o un módulo en formato pickle, no una red TorchScript</translation>
    </message>
    <message>
        <source>The network&apos;s file has changed since the run was created</source>
        <translation>El archivo de la red ha cambiado desde que se creó la ejecución</translation>
    </message>
    <message>
        <source>Rank %1 (process %2 on %3) closed its connection</source>
        <translation>El rango %1 (proceso %2 en %3) cerró su conexión</translation>
    </message>
    <message>
        <source>Rank %1 (process %2 on %3) ended with exit code %4</source>
        <translation>El rango %1 (proceso %2 en %3) terminó con el código de salida %4</translation>
    </message>
    <message>
        <source>Its last messages are in worker.log</source>
        <translation>Sus últimos mensajes están en worker.log</translation>
    </message>
    <message>
        <source>Interrupted before the first step</source>
        <translation>Interrumpida antes del primer paso</translation>
    </message>
    <message numerus="yes">
        <source>Use a global batch of at most %1 row(s)</source>
        <translation>
            <numerusform>Use un lote global de %1 fila como máximo</numerusform>
            <numerusform>Use un lote global de %1 filas como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>Evaluating %1 validation rows needs about %2 of memory; %3 is free</source>
        <translation>Evaluar %1 filas de validación requiere unos %2 de memoria; hay %3 libres</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %1 validation row(s)</source>
        <translation>
            <numerusform>Use como máximo %1 fila de validación</numerusform>
            <numerusform>Use como máximo %1 filas de validación</numerusform>
        </translation>
    </message>
    <message>
        <source>Export it with %1 outputs</source>
        <translation>Expórtela con %1 salidas</translation>
    </message>
    <message>
        <source>For %1 images the network returns a tensor of shape %2 instead of %3</source>
        <translation>Para %1 imágenes, la red devuelve un tensor de forma %2 en lugar de %3</translation>
    </message>
    <message>
        <source>The network&apos;s outputs do not depend on its trainable parameters</source>
        <translation>Las salidas de la red no dependen de sus parámetros entrenables</translation>
    </message>
    <message>
        <source>Remove no_grad and detach from its forward</source>
        <translation>Quite no_grad y detach de su forward</translation>
    </message>
    <message>
        <source>It is not known which layer of your own network is the last one</source>
        <translation>No se sabe cuál es la última capa de su propia red</translation>
    </message>
    <message>
        <source>Train all layers from the beginning</source>
        <translation>Entrene todas las capas desde el principio</translation>
    </message>
    <message>
        <source>Use the same rate for all layers</source>
        <translation>Use la misma tasa de aprendizaje para todas las capas</translation>
    </message>
    <message>
        <source>From epoch %1 on, training images have their full size, %2 × %2 pixels</source>
        <translation>Desde la época %1, las imágenes de entrenamiento tienen su tamaño completo, %2 × %2 píxeles</translation>
    </message>
    <message>
        <source>All layers are trained from here on: %1 parameters, of which the last layer has %2</source>
        <translation>A partir de aquí se entrenan todas las capas: %1 parámetros, de los cuales la última tiene %2</translation>
    </message>
    <message>
        <source>Contradictory launch settings: %1 and %2</source>
        <translation>Los ajustes de lanzamiento se contradicen: %1 y %2</translation>
    </message>
    <message>
        <source>Unset one of them, or start all ranks in the same way</source>
        <translation>Elimine uno de ellos o inicie todos los rangos de la misma manera</translation>
    </message>
    <message>
        <source>%1 is set, but %2 is missing</source>
        <translation>Se ha definido %1, pero falta %2</translation>
    </message>
    <message>
        <source>Set it, or unset the other</source>
        <translation>Defínalo o elimine el otro</translation>
    </message>
    <message>
        <source>Invalid value of %1: &quot;%2&quot;</source>
        <translation>Valor no válido de %1: «%2»</translation>
    </message>
    <message>
        <source>Set it to a number, or unset it</source>
        <translation>Asígnele un número o elimínelo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list of nodes</source>
        <translation>«%1» no es una lista de nodos</translation>
    </message>
    <message>
        <source>Give the address of rank 0 with --address</source>
        <translation>Indique la dirección del rango 0 con --address</translation>
    </message>
    <message>
        <source>Start this session as a single process</source>
        <translation>Inicie esta sesión como un solo proceso</translation>
    </message>
    <message>
        <source>Set devices.ranks_as to auto</source>
        <translation>Asigne auto a devices.ranks_as</translation>
    </message>
    <message>
        <source>Ranks: %1</source>
        <translation>Rangos: %1</translation>
    </message>
    <message>
        <source>Choose the file of a TorchScript network</source>
        <translation>Elija el archivo de una red TorchScript</translation>
    </message>
    <message>
        <source>Network file</source>
        <translation>Archivo de la red</translation>
    </message>
    <message>
        <source>Network file&apos;s hash</source>
        <translation>Hash del archivo de la red</translation>
    </message>
    <message>
        <source>Recorded when the run is created, so that it is never resumed with another network.</source>
        <translation>Se anota al crear la ejecución, para que nunca se reanude con otra red.</translation>
    </message>
    <message>
        <source>Batch normalization is computed on each replica, unless it is synchronized; group normalization does not depend on the batch.</source>
        <translation>La normalización por lotes se calcula en cada réplica, salvo que sea sincronizada; la normalización por grupos no depende del lote.</translation>
    </message>
    <message>
        <source>A .safetensors or .pth file with the network&apos;s weights; its last layer is replaced if the classes differ. Leave empty for random weights, or for those in the file of your own network.</source>
        <translation>Archivo .safetensors o .pth con los pesos de la red; si las clases son otras, se sustituye la última capa. Si queda vacío, los pesos son aleatorios o, en una red propia, los de su archivo.</translation>
    </message>
    <message>
        <source>CIFAR-100, binary version</source>
        <translation>CIFAR-100, versión binaria</translation>
    </message>
    <message>
        <source>First image size</source>
        <translation>Tamaño de imagen inicial</translation>
    </message>
    <message>
        <source>Side of the training images in the first epoch, from which they grow to the image size in steps of 32 pixels (progressive resizing). Validation images always have the image size.</source>
        <translation>Lado de las imágenes de entrenamiento en la primera época; desde ahí crecen hasta el tamaño de imagen en pasos de 32 píxeles (progressive resizing). Las imágenes de validación siempre tienen el tamaño de imagen.</translation>
    </message>
    <message>
        <source>Full size after</source>
        <translation>Tamaño completo tras</translation>
    </message>
    <message>
        <source>of the epochs</source>
        <translation>de las épocas</translation>
    </message>
    <message>
        <source>Fraction of the epochs after which training images have the image size. The last epoch always has it.</source>
        <translation>Fracción de las épocas tras la cual las imágenes de entrenamiento tienen el tamaño de imagen. En la última época siempre lo tienen.</translation>
    </message>
    <message>
        <source>Replicas run as</source>
        <translation>Las réplicas se ejecutan como</translation>
    </message>
    <message>
        <source>&quot;Auto&quot; gives each of several GPUs a process of its own, and each CPU replica a thread.</source>
        <translation>«Auto» da a cada una de varias GPU un proceso propio y a cada réplica en CPU un hilo.</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>noun, a value of &quot;Replicas run as&quot;</extracomment>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Processes</source>
        <extracomment>noun, a value of &quot;Replicas run as&quot;</extracomment>
        <translation>Procesos</translation>
    </message>
    <message>
        <source>Parallel algorithm</source>
        <translation>Algoritmo paralelo</translation>
    </message>
    <message>
        <source>Gather on one device</source>
        <translation>Reunión en un dispositivo</translation>
    </message>
    <message>
        <source>Sharded optimizer (ZeRO-1)</source>
        <translation>Optimizador repartido (ZeRO-1)</translation>
    </message>
    <message>
        <source>Gradients exchanged in</source>
        <translation>Formato de intercambio de gradientes</translation>
    </message>
    <message>
        <source>bf16 halves the bytes of the gradients that replicas exchange: each is rounded to 8 significant bits (by 0.4% at most), and sums are computed in fp32.</source>
        <translation>bf16 reduce a la mitad los bytes de los gradientes que intercambian las réplicas: cada uno se redondea a 8 bits significativos (en un 0,4&#xa0;% como máximo) y las sumas se calculan en fp32.</translation>
    </message>
    <message>
        <source>Synchronized batch normalization</source>
        <translation>Normalización por lotes sincronizada</translation>
    </message>
    <message>
        <source>Nothing is published for your own data: set a target once a first run has shown what is usual</source>
        <translation>No hay nada publicado para sus propios datos: fije un objetivo cuando una primera ejecución haya mostrado qué es lo habitual</translation>
    </message>
    <message>
        <source>CIFAR-100, ResNet-18, to 77.54%</source>
        <translation>CIFAR-100, ResNet-18, hasta el 77,54&#xa0;%</translation>
    </message>
    <message>
        <source>Published: 77.54% top-1 after 200 epochs (DeVries and Taylor 2017, table 1, no cutout)</source>
        <translation>Publicado: 77,54&#xa0;% de top-1 tras 200 épocas (DeVries y Taylor, 2017, tabla 1, sin cutout)</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is varied along with &quot;%2&quot;, but has more or fewer values</source>
        <translation>El campo «%1» varía junto con «%2», pero tiene más o menos valores</translation>
    </message>
    <message>
        <source>Fields that are varied together need a value each</source>
        <translation>Los campos que varían juntos necesitan un valor cada uno</translation>
    </message>
    <message>
        <source>Use {&quot;fields&quot;: [&quot;devices.count&quot;, &quot;seed&quot;], &quot;values&quot;: [[1, 1], [2, 1]]}</source>
        <translation>Use {&quot;fields&quot;: [&quot;devices.count&quot;, &quot;seed&quot;], &quot;values&quot;: [[1, 1], [2, 1]]}</translation>
    </message>
    <message>
        <source>Training images cannot grow from %1 to %2 pixels</source>
        <translation>Las imágenes de entrenamiento no pueden crecer de %1 a %2 píxeles</translation>
    </message>
    <message>
        <source>Use a first size below the image size, or 0 for images of one size</source>
        <translation>Use un tamaño inicial menor que el tamaño de imagen, o 0 para un solo tamaño</translation>
    </message>
    <message>
        <source>Use a larger first size, or 0 for images of one size</source>
        <translation>Use un tamaño inicial mayor, o 0 para un solo tamaño</translation>
    </message>
    <message>
        <source>Your own network needs a file</source>
        <translation>Su propia red necesita un archivo</translation>
    </message>
    <message>
        <source>From %1 to %2 devices, a run takes %3 of the time and costs %4 times as much.</source>
        <translation>De %1 a %2 dispositivos, una ejecución tarda el %3 del tiempo y su coste se multiplica por %4.</translation>
    </message>
    <message>
        <source>From %1 to %2 devices, a run takes %3 of the time and %4 times the device time.</source>
        <translation>De %1 a %2 dispositivos, una ejecución tarda el %3 del tiempo y ocupa %4 veces el tiempo de dispositivo.</translation>
    </message>
    <message>
        <source>Factor on the learning rate of all layers but the last.</source>
        <translation>Factor de la tasa de aprendizaje de todas las capas menos la última.</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>Etapas del pipeline</translation>
    </message>
    <message>
        <source>Recompute activations</source>
        <translation>Recalcular activaciones</translation>
    </message>
    <message>
        <source>Backward computes a block&apos;s activations again instead of keeping them: about a third more work for a fraction of the memory. The result is the same.</source>
        <translation>La pasada hacia atrás vuelve a calcular las activaciones de un bloque en lugar de guardarlas: cerca de un tercio más de trabajo por una fracción de la memoria. El resultado es el mismo.</translation>
    </message>
    <message>
        <source>The network has %1 pieces: it cannot be divided into %2 stages</source>
        <translation>La red tiene %1 piezas: no se puede dividir en %2 etapas</translation>
    </message>
    <message>
        <source>Use at most %1 stages</source>
        <translation>Use como máximo %1 etapas</translation>
    </message>
    <message>
        <source>Split the batch into more parts, at least %1</source>
        <translation>Divida el lote en más partes, al menos %1</translation>
    </message>
    <message>
        <source>The trace could not be saved: %1</source>
        <translation>No se pudo guardar la traza: %1</translation>
    </message>
    <message>
        <source>A trace of steps %1 to %2 is in %3, for Perfetto or Chrome</source>
        <translation>La traza de los pasos %1 a %2 está en %3, para Perfetto o Chrome</translation>
    </message>
    <message>
        <source>This process may not use CPU core %1</source>
        <translation>Este proceso no puede usar el núcleo de CPU %1</translation>
    </message>
    <message>
        <source>Device numbers</source>
        <extracomment>field: the numbers of the GPUs or cores that a run uses</extracomment>
        <translation>Números de los dispositivos</translation>
    </message>
    <message>
        <source>A device number is negative, or appears twice</source>
        <translation>Un número de dispositivo es negativo o aparece dos veces</translation>
    </message>
    <message>
        <source>Modeled: with %1 devices, exchanging gradients takes %2 of a step longer than computing hides, by the usual latency and bandwidth of their links. Such a model was within %3 of nine in ten published rates of ResNet-50</source>
        <translation>Según un modelo: con %1 dispositivos, el intercambio de gradientes ocupa un %2 del paso que el cálculo no oculta, con la latencia y el ancho de banda habituales de sus enlaces. Nueve de cada diez velocidades publicadas de ResNet-50 difieren de ese modelo en un %3 como máximo</translation>
    </message>
    <message>
        <source>Modeled: with %1 devices, exchanging gradients takes %2 of a step longer than computing hides, by the latency and bandwidth measured between the devices of this machine. Such a model was within %3 of nine in ten published rates of ResNet-50</source>
        <translation>Según el modelo: con %1 dispositivos, el intercambio de gradientes alarga el paso un %2 más de lo que oculta el cálculo, con la latencia y el ancho de banda medidos entre los dispositivos de esta máquina. Un modelo así se desvió como mucho un %3 de nueve de cada diez velocidades publicadas de ResNet-50</translation>
    </message>
    <message>
        <source>Delete the file, and measure the links again</source>
        <translation>Elimine el archivo y vuelva a medir los enlaces</translation>
    </message>
    <message>
        <source>This is not a table of links</source>
        <translation>Esto no es una tabla de enlaces</translation>
    </message>
    <message>
        <source>The measurement was canceled</source>
        <translation>Se canceló la medición</translation>
    </message>
    <message>
        <source>To repeat this run bit for bit, give these numbers as shares of the replicas</source>
        <translation>Para repetir esta ejecución bit a bit, indique estos números como partes de las réplicas</translation>
    </message>
    <message>
        <source>Waits until the run in progress has ended</source>
        <translation>Espera a que termine la ejecución en curso</translation>
    </message>
    <message>
        <source>Waits until one of %1 runs in progress has ended</source>
        <translation>Espera a que termine una de las %1 ejecuciones en curso</translation>
    </message>
    <message numerus="yes">
        <source>Waits until %1 GPU(s) are free</source>
        <translation>
            <numerusform>Espera a que quede libre %1 GPU</numerusform>
            <numerusform>Espera a que queden libres %1 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Batch split</source>
        <extracomment>noun, field: how a batch is divided among replicas</extracomment>
        <translation>División del lote</translation>
    </message>
    <message>
        <source>How each batch is divided among replicas. For devices of different speeds, it can be divided by the speed measured at the start, or by given shares.</source>
        <translation>Cómo se divide cada lote entre las réplicas. Con dispositivos de distinta velocidad, puede dividirse según la velocidad medida al comienzo o según partes indicadas.</translation>
    </message>
    <message>
        <source>Evenly</source>
        <extracomment>adverb, a value of &quot;Batch split&quot;</extracomment>
        <translation>Por igual</translation>
    </message>
    <message>
        <source>By measured speed</source>
        <translation>Según la velocidad medida</translation>
    </message>
    <message>
        <source>By given shares</source>
        <translation>Según partes indicadas</translation>
    </message>
    <message>
        <source>Shares of the replicas</source>
        <translation>Partes de las réplicas</translation>
    </message>
    <message>
        <source>One number for each replica: with 3, 1 the first gets three quarters of each batch.</source>
        <translation>Un número por réplica: con 3, 1 la primera recibe tres cuartos de cada lote.</translation>
    </message>
    <message>
        <source>The speed of pipelines is not measured before they run</source>
        <translation>La velocidad de los pipelines no se mide antes de ejecutarlos</translation>
    </message>
    <message>
        <source>Split the batch evenly, or by given shares</source>
        <translation>Divida el lote por igual o según partes indicadas</translation>
    </message>
    <message>
        <source>Use a global batch of at least %1</source>
        <translation>Use un lote global de al menos %1</translation>
    </message>
    <message>
        <source>A share must be between 1 and %1</source>
        <translation>Una parte debe estar entre 1 y %1</translation>
    </message>
    <message>
        <source>Shares are relative to each other: 3, 1 is the same as 6, 2</source>
        <translation>Las partes son relativas entre sí: 3, 1 es lo mismo que 6, 2</translation>
    </message>
    <message>
        <source>Give one number for each replica</source>
        <translation>Indique un número por réplica</translation>
    </message>
    <message>
        <source>With these shares, a replica gets no sample of a batch of %1</source>
        <translation>Con estas partes, una réplica no recibe ninguna muestra de un lote de %1</translation>
    </message>
    <message>
        <source>Use a larger batch or a larger smallest share</source>
        <translation>Use un lote mayor o aumente la parte más pequeña</translation>
    </message>
    <message>
        <source>Record the steps again</source>
        <translation>Vuelva a registrar los pasos</translation>
    </message>
    <message>
        <source>Modeled: with %1 replicas, exchanging gradients takes %2 of a step, by the latency and bandwidth measured between them. Where that was checked, the model was up to %3 too fast</source>
        <translation>Según el modelo: con %1 réplicas, el intercambio de gradientes ocupa el %2 de un paso, con la latencia y el ancho de banda medidos entre ellas. Donde se comprobó, el modelo fue como mucho un %3 demasiado rápido</translation>
    </message>
    <message>
        <source>There is no such run folder</source>
        <translation>No existe esa carpeta de ejecución</translation>
    </message>
    <message>
        <source>Put it back if it was moved or deleted; otherwise check the path</source>
        <translation>Devuélvala a su sitio si se movió o se borró; si no, compruebe la ruta</translation>
    </message>
    <message numerus="yes">
        <source>Other programs used part of the CPU during %1 run(s); alone, they might have been faster: %2</source>
        <extracomment>%2 = names of runs, each with the part that others used: &quot;resnet8 (38%)&quot;</extracomment>
        <translation>
            <numerusform>Otros programas usaron parte de la CPU durante %1 ejecución; sin esa carga podría haber sido más rápida: %2</numerusform>
            <numerusform>Otros programas usaron parte de la CPU durante %1 ejecuciones; sin esa carga podrían haber sido más rápidas: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute-bound: compute and the optimizer take %1 of the step time; the loader keeps up</source>
        <translation>Limitado por el cálculo: con el optimizador ocupa el %1 del tiempo de paso; la carga de datos no se queda atrás</translation>
    </message>
    <message>
        <source>Compute-bound: compute and the optimizer take %1 of the step time, waiting for data %2</source>
        <translation>Limitado por el cálculo: con el optimizador ocupa el %1 del tiempo de paso; la espera de datos, el %2</translation>
    </message>
    <message>
        <source>The table has no rows</source>
        <translation>La tabla no tiene filas</translation>
    </message>
    <message>
        <source>Give every run a row with its name and figures</source>
        <translation>Dé a cada ejecución una fila con su nombre y sus cifras</translation>
    </message>
    <message>
        <source>There is no column &quot;name&quot;</source>
        <translation>No hay ninguna columna «name»</translation>
    </message>
    <message>
        <source>Add a column &quot;name&quot; that names the run of every row</source>
        <translation>Añada una columna «name» con el nombre de la ejecución de cada fila</translation>
    </message>
    <message>
        <source>No column says how good or how fast a run was</source>
        <translation>Ninguna columna indica la calidad ni la velocidad de las ejecuciones</translation>
    </message>
    <message>
        <source>Add a column such as top1, auc, rmse, loss or images_per_second</source>
        <translation>Añada una columna como top1, auc, rmse, loss o images_per_second</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a number</source>
        <translation>%1: «%2» no es un número</translation>
    </message>
    <message>
        <source>Write it with a decimal point, without a unit</source>
        <translation>Escríbalo con punto decimal y sin unidad</translation>
    </message>
    <message>
        <source>Name the run that the row is about</source>
        <translation>Indique el nombre de la ejecución a la que se refiere la fila</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 no puede ser %2</translation>
    </message>
    <message>
        <source>Write a fraction, such as 0.934, or a percentage with its sign, such as 93.4%</source>
        <translation>Escriba una fracción, como 0.934, o un porcentaje con su signo, como 93.4%</translation>
    </message>
    <message>
        <source>Correct the figure</source>
        <translation>Corrija la cifra</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has epoch %2 twice</source>
        <translation>«%1» tiene dos veces la época %2</translation>
    </message>
    <message>
        <source>Remove one of the rows, or give each run a name of its own</source>
        <translation>Quite una de las filas o dé a cada ejecución su propio nombre</translation>
    </message>
    <message>
        <source>There is another study with the ID &quot;%1&quot;</source>
        <translation>Ya hay otro estudio con el identificador «%1»</translation>
    </message>
    <message>
        <source>Rename the file, or change the ID in it</source>
        <translation>Cambie el nombre del archivo o el identificador que contiene</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has several rows, not all of them with an epoch</source>
        <translation>«%1» tiene varias filas, no todas con época</translation>
    </message>
    <message>
        <source>An ID cannot contain a slash or a control character</source>
        <translation>Un identificador no puede contener una barra ni un carácter de control</translation>
    </message>
    <message>
        <source>Write a whole number above 0, or leave the cell empty</source>
        <translation>Escriba un número entero mayor que 0 o deje la celda vacía</translation>
    </message>
    <message>
        <source>The table has more than %1 runs</source>
        <translation>La tabla tiene más de %1 ejecuciones</translation>
    </message>
    <message>
        <source>Import fewer at a time</source>
        <translation>Impórtelas por partes</translation>
    </message>
    <message>
        <source>The column holds one value per run; give different runs different names</source>
        <translation>La columna tiene un valor por ejecución; dé nombres distintos a ejecuciones distintas</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is missing here, but other rows of it have it</source>
        <translation>Falta %1 de «%2» aquí, pero otras filas suyas lo tienen</translation>
    </message>
    <message>
        <source>Fill it in for every evaluation, or for the last one only</source>
        <translation>Rellénelo en todas las evaluaciones o solo en la última</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is less than at an earlier epoch</source>
        <translation>%1 de «%2» es menor que en una época anterior</translation>
    </message>
    <message>
        <source>training, without evaluation</source>
        <translation>entrenamiento, sin evaluación</translation>
    </message>
    <message>
        <source>The network&apos;s inputs are (%1); it must take a tensor of numbers and one of categories</source>
        <translation>Las entradas de la red son (%1); debe recibir un tensor de números y otro de categorías</translation>
    </message>
    <message>
        <source>Export a module with forward(numbers, categories), or forward(numbers) if the table has only numbers</source>
        <translation>Exporte un módulo con forward(numbers, categories) o, si la tabla solo tiene números, con forward(numbers)</translation>
    </message>
    <message>
        <source>Test it in Python: network(%1)</source>
        <extracomment>%1: Python code</extracomment>
        <translation>Pruébela en Python: network(%1)</translation>
    </message>
    <message>
        <source>Export a module whose forward returns one number per row (rows × 1), or per class and row</source>
        <translation>Exporte un módulo cuyo forward devuelva un número por fila (filas × 1), o por clase y por fila</translation>
    </message>
    <message>
        <source>The network has %1 outputs, but a number is predicted</source>
        <translation>La red tiene %1 salidas, pero se predice un número</translation>
    </message>
    <message>
        <source>Export it with one output</source>
        <translation>Expórtela con una sola salida</translation>
    </message>
    <message>
        <source>For %1 rows the network returns a tensor of shape %2 instead of %3</source>
        <translation>Para %1 filas, la red devuelve un tensor de forma %2 en lugar de %3</translation>
    </message>
    <message>
        <source>Export a module with forward(numbers, categories), or do not use these columns</source>
        <translation>Exporte un módulo con forward(numbers, categories) o no use esas columnas</translation>
    </message>
    <message>
        <source>MLP</source>
        <extracomment>multilayer perceptron</extracomment>
        <translation>MLP</translation>
    </message>
    <message>
        <source>A file saved with torch.jit.script(network).save(): images in, or the numbers and the categories of a table&apos;s rows, and one output per class, or one for a number. The run starts from the weights in it. Photographs, and color images with initial weights, are normalized by ImageNet&apos;s mean and deviation, other images by those of the data set. The file contains code: use only files that you trust.</source>
        <translation>Un archivo guardado con torch.jit.script(network).save(): entran imágenes, o los números y las categorías de las filas de una tabla, y sale un número por clase, o uno solo si se predice un número. La ejecución parte de los pesos que contiene. Las fotografías, y las imágenes en color si hay pesos iniciales, se normalizan con la media y la desviación de ImageNet; las demás imágenes, con las del conjunto de datos. El archivo contiene código: use solo archivos de confianza.</translation>
    </message>
    <message>
        <source>The MLP takes rows of a table, not images</source>
        <translation>El MLP recibe filas de una tabla, no imágenes</translation>
    </message>
    <message>
        <source>Choose a network for images</source>
        <translation>Elija una red para imágenes</translation>
    </message>
    <message numerus="yes">
        <source>The network has %1 output(s), but the data have %2 classes</source>
        <translation>
            <numerusform>La red tiene %1 salida, pero los datos tienen %2 clases</numerusform>
            <numerusform>La red tiene %1 salidas, pero los datos tienen %2 clases</numerusform>
        </translation>
    </message>
    <message>
        <source>Bound by reading: steps spend %1 of their time waiting for data, and the loader spends %2 of its time reading files</source>
        <translation>Limitado por la lectura: el %1 del tiempo de paso es espera de datos, y los hilos de carga dedican el %2 de su tiempo a leer archivos</translation>
    </message>
    <message>
        <source>Use a faster disk or more loader threads</source>
        <translation>Use un disco más rápido o más hilos de carga</translation>
    </message>
    <message>
        <source>Bound by decoding: steps spend %1 of their time waiting for data, and the loader spends %2 of its time decoding and augmenting images</source>
        <translation>Limitado por la decodificación: el %1 del tiempo de paso es espera de datos, y los hilos de carga dedican el %2 de su tiempo a decodificar y a aplicar el aumento de datos</translation>
    </message>
    <message>
        <source>not ranked</source>
        <extracomment>in a column of ranks: of a row without a rank</extracomment>
        <translation>fuera de la clasificación</translation>
    </message>
    <message>
        <source>no price</source>
        <extracomment>in a column of ranks: why a row has none</extracomment>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>Not ranked: the source gives only a price</source>
        <translation>Fuera de la clasificación: la fuente solo da el precio</translation>
    </message>
    <message>
        <source>price only</source>
        <extracomment>why a row has no rank: its source gives a price and nothing that was measured</extracomment>
        <translation>solo el precio</translation>
    </message>
    <message>
        <source>in progress</source>
        <extracomment>why a row has no rank: the run has not ended</extracomment>
        <translation>en curso</translation>
    </message>
    <message>
        <source>time unknown</source>
        <extracomment>in a column of ranks: why a row has none</extracomment>
        <translation>tiempo desconocido</translation>
    </message>
    <message>
        <source>no evaluation</source>
        <extracomment>why a row has no rank: the model was not evaluated</extracomment>
        <translation>sin evaluación</translation>
    </message>
    <message>
        <source>target not reached</source>
        <translation>sin alcanzar</translation>
    </message>
    <message>
        <source>latency too high</source>
        <extracomment>why a row has no rank: every batch size exceeds the latency limit</extracomment>
        <translation>latencia excesiva</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>why a row has no rank: the run did not finish</extracomment>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>runs failed</source>
        <extracomment>why a row of several runs has no rank</extracomment>
        <translation>ejecuciones fallidas</translation>
    </message>
    <message>
        <source>no exchange rate</source>
        <translation>sin tipo de cambio</translation>
    </message>
    <message>
        <source>This catalog is already open in another Epochal window</source>
        <translation>Este catálogo ya está abierto en otra ventana de Epochal</translation>
    </message>
    <message>
        <source>The catalog has no such run</source>
        <translation>El catálogo no contiene esa ejecución</translation>
    </message>
    <message>
        <source>The catalog is damaged</source>
        <translation>El catálogo está dañado</translation>
    </message>
    <message>
        <source>The catalog is open read-only</source>
        <translation>El catálogo está abierto solo para lectura</translation>
    </message>
    <message>
        <source>The catalog has no curve for this run</source>
        <translation>El catálogo no tiene ninguna curva de esta ejecución</translation>
    </message>
    <message>
        <source>The catalog entry for this run is damaged</source>
        <translation>La entrada del catálogo sobre esta ejecución está dañada</translation>
    </message>
    <message>
        <source>The catalog&apos;s version number is not one Epochal uses</source>
        <translation>El número de versión del catálogo no corresponde a Epochal</translation>
    </message>
    <message>
        <source>Catalog error: %1</source>
        <translation>Error del catálogo: %1</translation>
    </message>
    <message>
        <source>it is neither JPEG nor PNG</source>
        <translation>no es JPEG ni PNG</translation>
    </message>
    <message>
        <source>it is larger than %1</source>
        <translation>el archivo supera %1</translation>
    </message>
    <message>
        <source>its data are damaged (%1)</source>
        <extracomment>%1 = what a library says of the image&apos;s data</extracomment>
        <translation>los datos están dañados (%1)</translation>
    </message>
    <message>
        <source>it has too many pixels</source>
        <translation>tiene demasiados píxeles</translation>
    </message>
    <message>
        <source>decoding it would take too much memory</source>
        <translation>decodificarla requeriría demasiada memoria</translation>
    </message>
    <message>
        <source>it is a kind of JPEG that cannot be decoded</source>
        <translation>es un tipo de JPEG que no se puede decodificar</translation>
    </message>
    <message>
        <source>The catalog cannot be used, so the runs are indexed in memory for now: %1</source>
        <translation>El catálogo no se puede usar; por ahora las ejecuciones se indexan en memoria: %1</translation>
    </message>
    <message>
        <source>The catalog was damaged; the old file was renamed and the catalog was rebuilt from the run folders</source>
        <translation>El catálogo estaba dañado; el archivo se cambió de nombre y el catálogo se reconstruyó a partir de las carpetas de las ejecuciones</translation>
    </message>
    <message>
        <source>%1: %2 in %3; no ranked row is faster.</source>
        <translation>%1: %2 en %3; ninguna de la clasificación es más rápida.</translation>
    </message>
    <message>
        <source>Not ranked: %1 has no target, unlike the others; choose one for all</source>
        <extracomment>%1: name of a run</extracomment>
        <translation>Fuera de la clasificación: no todas las ejecuciones tienen objetivo (%1 no lo tiene); elija uno para todas</translation>
    </message>
    <message numerus="yes">
        <source>Not ranked: %1 run(s) have no target; choose one for all</source>
        <translation>
            <numerusform>Fuera de la clasificación: %1 ejecución no tiene objetivo; elija uno para todas</numerusform>
            <numerusform>Fuera de la clasificación: %1 ejecuciones no tienen objetivo; elija uno para todas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 run folder(s) missing</source>
        <translation>
            <numerusform>Falta %1 carpeta de ejecución</numerusform>
            <numerusform>Faltan %1 carpetas de ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Put them back if they were moved or deleted</source>
        <translation>Devuélvalas a su sitio si se movieron o eliminaron</translation>
    </message>
    <message>
        <source>The replicas did not connect within %1</source>
        <translation>Las réplicas no se conectaron en %1</translation>
    </message>
    <message>
        <source>The number of processes to launch is not given</source>
        <translation>No se indica cuántos procesos lanzar</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a figure in the form a source prints it</source>
        <translation>«%1» no es una cifra en la forma en que la da la fuente</translation>
    </message>
    <message>
        <source>This is not a machine calibration</source>
        <translation>Esto no es una calibración de una máquina</translation>
    </message>
    <message>
        <source>the machine draws %1 W in total, which its price includes (measured during the run: %2 W, processor and accelerators only)</source>
        <translation>la máquina entera consume %1&#xa0;W, incluidos en su precio (medido durante la ejecución: %2&#xa0;W, solo procesador y aceleradores)</translation>
    </message>
    <message>
        <source>Not ranked: no measured batch size meets the latency limit</source>
        <translation>Fuera de la clasificación: ningún tamaño de lote medido respeta el límite de latencia</translation>
    </message>
    <message>
        <source>The run needs %1, which this device does not support natively</source>
        <translation>La ejecución necesita %1 y este dispositivo no lo admite de forma nativa</translation>
    </message>
    <message>
        <source>Modeled: with %1 parts per batch, each of %2 stages is idle for %3 of a step, if all parts take equally long; communication between stages is not included</source>
        <translation>Según el modelo: con %1 partes por lote, cada una de las %2 etapas está inactiva el %3 de un paso, si todas las partes tardan lo mismo; la comunicación entre etapas no se incluye</translation>
    </message>
    <message numerus="yes">
        <source>Modeled: what this is based on ran on no more than %1 device(s); what each doubling loses is the median of the published series</source>
        <translation>
            <numerusform>Según un modelo: los datos en que se basa se obtuvieron con %1 dispositivo como máximo; la pérdida en cada duplicación es la mediana de las series publicadas</numerusform>
            <numerusform>Según un modelo: los datos en que se basa se obtuvieron con %1 dispositivos como máximo; la pérdida en cada duplicación es la mediana de las series publicadas</numerusform>
        </translation>
    </message>
    <message>
        <source>No estimate: how much your own network computes is not known, and it has not been measured on this device yet</source>
        <translation>Sin estimación: no se sabe cuánto calcula su propia red y aún no se ha medido en este dispositivo</translation>
    </message>
    <message>
        <source>Estimated as for all-reduce in fp32: no known run on this hardware combines its replicas as this one does</source>
        <translation>Estimado como con all-reduce en fp32: no se conoce ninguna ejecución en este hardware cuyas réplicas trabajen juntas de la misma forma</translation>
    </message>
    <message>
        <source>The formula cannot be parsed from &quot;%1&quot; onward</source>
        <translation>No se puede interpretar la fórmula a partir de «%1»</translation>
    </message>
    <message>
        <source>This is not a record of a machine&apos;s measured links</source>
        <translation>Esto no es un registro de los enlaces medidos de una máquina</translation>
    </message>
    <message>
        <source>Measured by the time to the target, it is %1: batch %2 needs %3 epochs, batch %4 needs %5.</source>
        <translation>Por el tiempo hasta el objetivo es del %1: el lote %2 necesita %3 épocas; el lote %4, %5.</translation>
    </message>
    <message>
        <source>Measured by the time to the target, it is %1.</source>
        <translation>Por el tiempo hasta el objetivo es del %1.</translation>
    </message>
    <message>
        <source>Measured by the time of the whole run, it is %1.</source>
        <translation>Por el tiempo de toda la ejecución es del %1.</translation>
    </message>
    <message>
        <source>Side by side is %1 times as fast, if they do not slow each other down.</source>
        <translation>A la vez es %1 veces más rápido, si no se estorban entre sí.</translation>
    </message>
    <message>
        <source>%1; these runs set no upper limit on it.</source>
        <translation>%1; estas ejecuciones no le fijan un límite superior.</translation>
    </message>
    <message>
        <source>This is not a step trace</source>
        <translation>Esto no es una traza de pasos</translation>
    </message>
    <message>
        <source>Points [epoch, training s, active s, quality] in ascending order of epoch were expected here, with the row&apos;s times in all points or in none</source>
        <translation>Aquí se esperaban puntos [época, s de entrenamiento, s activos, calidad] en orden ascendente de época, con los tiempos de la fila en todos los puntos o en ninguno</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>noun, head of a column: the number format of the computation</extracomment>
        <translation>Precisión numérica</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Lote global</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Instance</source>
        <extracomment>noun, head of a column: a provider&apos;s name for a type of machine</extracomment>
        <translation>Instancia</translation>
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
        <source>Active time</source>
        <translation>Tiempo activo</translation>
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
        <source>Cost to target</source>
        <extracomment>column of the runs table, beside &quot;Time to target&quot;</extracomment>
        <translation>Coste hasta el objetivo</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Tiempo hasta el objetivo</translation>
    </message>
    <message>
        <source>Created</source>
        <extracomment>column of the runs table: when the run was created</extracomment>
        <translation>Creación</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Best loss</source>
        <extracomment>of the validation images, the lowest over the epochs</extracomment>
        <translation>Mejor pérdida</translation>
    </message>
    <message>
        <source>Last loss</source>
        <extracomment>of the validation images, after the last epoch</extracomment>
        <translation>Última pérdida</translation>
    </message>
    <message>
        <source>Training loss</source>
        <extracomment>noun, head of a column: the loss on the training samples</extracomment>
        <translation>Pérdida de entrenamiento</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>column of the runs table: the best quality, by the measure of each run</extracomment>
        <translation>Mejor valor</translation>
    </message>
    <message>
        <source>Curve</source>
        <extracomment>column of the runs table: the quality over the epochs</extracomment>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Latency, p95</source>
        <extracomment>column of the runs table: the 95th percentile of an inference run&apos;s latency</extracomment>
        <translation>Latencia, p95</translation>
    </message>
    <message>
        <source>Price per million</source>
        <extracomment>column of the runs table: the price of a million images, or rows</extracomment>
        <translation>Precio por millón</translation>
    </message>
    <message>
        <source>#</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>state of a run, in lower case like those after it</extracomment>
        <translation>en curso</translation>
    </message>
    <message>
        <source>starting</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>iniciando</translation>
    </message>
    <message>
        <source>queued</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>en cola</translation>
    </message>
    <message>
        <source>paused</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>terminada</translation>
    </message>
    <message>
        <source>trained</source>
        <extracomment>state of a run: it reached its target or its quality stopped improving</extracomment>
        <translation>modelo entrenado</translation>
    </message>
    <message>
        <source>time limit</source>
        <extracomment>state of a run: it stopped at its time limit</extracomment>
        <translation>límite de tiempo</translation>
    </message>
    <message>
        <source>budget used up</source>
        <extracomment>state of a run: it stopped at its budget</extracomment>
        <translation>presupuesto agotado</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>detenida</translation>
    </message>
    <message>
        <source>interrupted</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>fallida</translation>
    </message>
    <message>
        <source>unreachable</source>
        <extracomment>adjective, state of a run: its machine does not answer</extracomment>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>participle, state of a run: its process is gone</extracomment>
        <translation>perdida</translation>
    </message>
    <message>
        <source>unreadable</source>
        <extracomment>adjective, state of a run: its files cannot be read</extracomment>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>all epochs completed</source>
        <extracomment>why a run ended, after its state: &quot;finished, all epochs completed&quot;</extracomment>
        <translation>todas las épocas completadas</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>objetivo alcanzado</translation>
    </message>
    <message>
        <source>no longer improving</source>
        <translation>ya no mejora</translation>
    </message>
    <message>
        <source>time limit reached</source>
        <translation>límite de tiempo alcanzado</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>detenida por el usuario</translation>
    </message>
    <message>
        <source>everything measured</source>
        <translation>todo medido</translation>
    </message>
    <message>
        <source>%1 classes, with %2 to %3 training images each; in total, %4 for training and %5 for validation</source>
        <translation>%1 clases, con entre %2 y %3 imágenes de entrenamiento cada una; en total, %4 de entrenamiento y %5 de validación</translation>
    </message>
    <message>
        <source>Export a module whose forward takes only images</source>
        <translation>Exporte un módulo cuyo forward reciba solo imágenes</translation>
    </message>
    <message>
        <source>The network&apos;s %1 always behaves as in training, even during evaluation</source>
        <translation>La capa %1 de la red se comporta siempre como en el entrenamiento, incluso en la evaluación</translation>
    </message>
    <message>
        <source>Rank %1 makes no progress: process %2 on %3 has not finished a part of its work for %4, and the other ranks wait for it</source>
        <translation>El rango %1 no avanza: el proceso %2 en %3 no ha terminado ninguna parte de su trabajo desde hace %4 y los demás rangos lo esperan</translation>
    </message>
    <message>
        <source>Rank %1 makes no progress: process %2 on %3 has not finished a part of its work for %4, longer than any other rank</source>
        <translation>El rango %1 no avanza: el proceso %2 en %3 no ha terminado ninguna parte de su trabajo desde hace %4, más que ningún otro rango</translation>
    </message>
    <message>
        <source>Rank %1 (process %2 on %3) was killed by signal %4</source>
        <translation>El rango %1 (proceso %2 en %3) terminó por la señal %4</translation>
    </message>
    <message>
        <source>Rank %1 (process %2 on %3) has not been heard from for %4</source>
        <translation>No hay noticias del rango %1 (proceso %2 en %3) desde hace %4</translation>
    </message>
    <message>
        <source>Rank %1 did not connect within %2</source>
        <translation>El rango %1 no se conectó en %2</translation>
    </message>
    <message>
        <source>Check that all ranks were started and can reach the address of rank 0</source>
        <translation>Compruebe que todos los rangos se han iniciado y pueden acceder a la dirección del rango 0</translation>
    </message>
    <message>
        <source>Rank %1 was killed by signal %2 before it connected</source>
        <translation>El rango %1 terminó por la señal %2 antes de conectarse</translation>
    </message>
    <message>
        <source>Rank %1 ended with exit code %2 before it connected</source>
        <translation>El rango %1 terminó con el código de salida %2 antes de conectarse</translation>
    </message>
    <message>
        <source>The network has random weights: its answers mean nothing, but its speed is the same</source>
        <translation>La red tiene pesos aleatorios: sus respuestas no significan nada, pero su velocidad es la misma</translation>
    </message>
    <message>
        <source>No larger batch was measured: the next size would take longer than %1</source>
        <translation>No se midieron lotes mayores: el siguiente tardaría más de %1</translation>
    </message>
    <message>
        <source>No larger batch was measured: throughput no longer increases</source>
        <translation>No se midieron lotes mayores: el rendimiento ya no aumenta</translation>
    </message>
    <message>
        <source>The filters of the first layer were summed over red, green and blue, because the images are gray</source>
        <translation>En los filtros de la primera capa se sumaron rojo, verde y azul, porque las imágenes están en escala de grises</translation>
    </message>
    <message>
        <source>Each batch is divided among the replicas by their measured speed: %1</source>
        <extracomment>%1: numbers of samples, one for each replica: &quot;96, 32&quot;</extracomment>
        <translation>Cada lote se reparte entre las réplicas según su velocidad medida: %1</translation>
    </message>
    <message>
        <source>From epoch %1 on, training images have %2 × %2 pixels; they grow to %3 × %3, and only the images/s at that size count as the run&apos;s</source>
        <translation>Desde la época %1, las imágenes de entrenamiento tienen %2 × %2 píxeles; crecerán hasta %3 × %3, y solo las imág./s a ese tamaño cuentan como las de la ejecución</translation>
    </message>
    <message>
        <source>A trace of steps %1 to %2 is in %3, for Perfetto or Chrome. Exchanges between ranks took %4, of which %5 was hidden behind compute</source>
        <translation>La traza de los pasos %1 a %2 está en %3, para Perfetto o Chrome. Los intercambios entre rangos duraron %4; el %5 quedó oculto tras el cálculo</translation>
    </message>
    <message numerus="yes">
        <source>The run lists %1 GPU(s); usable here: %2</source>
        <translation>
            <numerusform>La ejecución indica %1 GPU; utilizables aquí: %2</numerusform>
            <numerusform>La ejecución indica %1 GPU; utilizables aquí: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Use GPUs that &quot;epochal-worker devices&quot; lists</source>
        <translation>Use GPU de la lista de «epochal-worker devices»</translation>
    </message>
    <message>
        <source>The first core is number 0. Use cores that this machine has</source>
        <translation>El primer núcleo es el número 0. Use núcleos que tenga esta máquina</translation>
    </message>
    <message>
        <source>The run&apos;s model was trained on rows of a table, not on images</source>
        <translation>El modelo de la ejecución se entrenó con filas de una tabla, no con imágenes</translation>
    </message>
    <message>
        <source>Choose a run whose model was trained on images</source>
        <translation>Elija una ejecución cuyo modelo se haya entrenado con imágenes</translation>
    </message>
    <message>
        <source>The image is gray: its gray values are used for red, green and blue</source>
        <translation>La imagen está en escala de grises: sus valores de gris se usan como rojo, verde y azul</translation>
    </message>
    <message>
        <source>The network was trained on gray images: colors were converted to gray</source>
        <translation>La red se entrenó con imágenes en escala de grises: los colores se han convertido en gris</translation>
    </message>
    <message>
        <source>Choose a run whose model was trained on gray or color images</source>
        <translation>Elija una ejecución cuyo modelo se haya entrenado con imágenes en gris o en color</translation>
    </message>
    <message>
        <source>The checkpoint belongs to a run with a different optimizer: it has no %1</source>
        <translation>El punto de control es de una ejecución con otro optimizador: no contiene %1</translation>
    </message>
    <message numerus="yes">
        <source>The table has %1 column(s) of categories, but the network takes only numbers</source>
        <translation>
            <numerusform>La tabla tiene %1 columna de categorías, pero la red solo recibe números</numerusform>
            <numerusform>La tabla tiene %1 columnas de categorías, pero la red solo recibe números</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn off channels last, or use reshape instead of view in the network</source>
        <translation>Desactive el formato channels last o use reshape en lugar de view en la red</translation>
    </message>
    <message>
        <source>Replicas from here on: %1, before: %2. Each step uses the same samples, but results are no longer the same bit for bit</source>
        <translation>Réplicas a partir de aquí: %1, antes: %2. Cada paso usa las mismas muestras, pero los resultados ya no coinciden bit a bit</translation>
    </message>
    <message>
        <source>The network is divided into %1 stages by the measured time of its layers: %2. With %3 parts per batch, each device is idle for about %4 of a step</source>
        <translation>La red está dividida en %1 etapas según el tiempo que tardaron sus capas: %2. Con %3 partes por lote, un dispositivo queda inactivo cerca del %4 de cada paso</translation>
    </message>
    <message>
        <source>The table has changed since the run started: its columns or values differ</source>
        <translation>La tabla ha cambiado desde el inicio de la ejecución: sus columnas o valores difieren</translation>
    </message>
    <message>
        <source>Rank 0 ended before this rank started</source>
        <translation>El rango 0 terminó antes de que este rango empezara</translation>
    </message>
    <message>
        <source>it asks for %1, which weights do not need; none of it was executed</source>
        <translation>pide %1, que los pesos no necesitan; no se ejecutó nada</translation>
    </message>
    <message>
        <source>the data of %1 are missing or have the wrong size</source>
        <translation>los datos de %1 faltan o son de otro tamaño</translation>
    </message>
    <message>
        <source>its header describes %1 in an unknown or impossible way</source>
        <translation>su cabecera describe %1 de una forma desconocida o imposible</translation>
    </message>
    <message>
        <source>The weights belong to a different network: %1</source>
        <translation>Los pesos son de otra red: %1</translation>
    </message>
    <message>
        <source>The weights belong to a different network, %1: %2</source>
        <translation>Los pesos son de otra red, %1: %2</translation>
    </message>
    <message>
        <source>%1 has a different data type</source>
        <translation>%1 es de otro tipo</translation>
    </message>
    <message>
        <source>The weights are for images with a different number of channels (%1) from the data&apos;s (%2)</source>
        <translation>Los pesos son para imágenes con un número de canales (%1) distinto del de los datos (%2)</translation>
    </message>
    <message>
        <source>Use images with that number of channels, or other weights</source>
        <translation>Use imágenes con ese número de canales u otros pesos</translation>
    </message>
    <message>
        <source>the file does not contain predictions, or it is truncated</source>
        <translation>el archivo no contiene predicciones o está truncado</translation>
    </message>
    <message>
        <source>Convert the figures to the unit in FORMATS.md, and leave the unit out of the header</source>
        <translation>Convierta las cifras a la unidad de FORMATS.md y quite la unidad de la cabecera</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is &quot;%3&quot; here, but different in another of its rows</source>
        <translation>%1 de «%2» es aquí «%3», pero otra de sus filas tiene otro valor</translation>
    </message>
    <message>
        <source>Fill in the column &quot;epoch&quot;, or give each run a name of its own</source>
        <translation>Rellene la columna «epoch» o dé a cada ejecución su propio nombre</translation>
    </message>
    <message>
        <source>Write the seconds since the run started, not those of an epoch</source>
        <translation>Escriba los segundos desde el inicio de la ejecución, no los de una época</translation>
    </message>
    <message>
        <source>Results from another tool, imported from a table.</source>
        <translation>Resultados de otra herramienta, importados de una tabla.</translation>
    </message>
    <message>
        <source>since the run started, with evaluation</source>
        <translation>desde el inicio de la ejecución, con evaluación</translation>
    </message>
    <message>
        <source>The network gave no answer</source>
        <translation>La red no dio respuesta</translation>
    </message>
    <message>
        <source>Try again, or run epochal-worker predict in a terminal for details</source>
        <translation>Vuelva a intentarlo o ejecute epochal-worker predict en un terminal para ver los detalles</translation>
    </message>
    <message>
        <source>Waits for the CPU, which other runs are using</source>
        <translation>Espera a la CPU, que usan otras ejecuciones</translation>
    </message>
    <message>
        <source>Waits for CPU cores that other runs are using: %1</source>
        <extracomment>%1: numbers, &quot;0, 1&quot;</extracomment>
        <translation>Espera a núcleos de CPU que usan otras ejecuciones: %1</translation>
    </message>
    <message>
        <source>Waits for GPUs that other runs are using: %1</source>
        <extracomment>%1: numbers, &quot;0, 1&quot;</extracomment>
        <translation>Espera a GPU que usan otras ejecuciones: %1</translation>
    </message>
    <message>
        <source>Waits until the run that this window is training has ended</source>
        <translation>Espera a que termine la ejecución que se entrena en esta ventana</translation>
    </message>
    <message numerus="yes">
        <source>Start %1 rank(s), or change devices.count or parallel.stages</source>
        <translation>
            <numerusform>Inicie %1 rango o cambie devices.count o parallel.stages</numerusform>
            <numerusform>Inicie %1 rangos o cambie devices.count o parallel.stages</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank %1 (process %2 on %3) was killed or crashed</source>
        <translation>El rango %1 (proceso %2 en %3) fue terminado a la fuerza o falló</translation>
    </message>
    <message>
        <source>Try again, or run epochal-worker weights in a terminal for details</source>
        <translation>Vuelva a intentarlo o ejecute epochal-worker weights en un terminal para ver los detalles</translation>
    </message>
    <message>
        <source>Your network (TorchScript)</source>
        <translation>Red propia (TorchScript)</translation>
    </message>
    <message>
        <source>What the run does: train to a target quality, run training steps as fast as possible, only read and decode samples, or answer requests with a trained network.</source>
        <translation>Qué hace la ejecución: entrenar hasta una calidad objetivo, dar pasos de entrenamiento a toda velocidad, solo leer y decodificar muestras, o responder a peticiones con una red entrenada.</translation>
    </message>
    <message>
        <source>The price per million samples is that of the cheapest batch size at which 95% of the requests meet this limit.</source>
        <translation>El precio por millón de muestras es el del tamaño de lote más barato con el que el 95 % de las peticiones cumple este límite.</translation>
    </message>
    <message>
        <source>Numbers of the GPUs, or of the CPU&apos;s logical cores, that this run uses; leave empty for any. Queued runs that use different ones run side by side.</source>
        <translation>Números de las GPU, o de los núcleos lógicos de la CPU, que usa esta ejecución; vacío: cualesquiera. Las ejecuciones de la cola que usan dispositivos distintos se ejecutan a la vez.</translation>
    </message>
    <message>
        <source>its table of images has changed since it was written</source>
        <translation>su tabla de imágenes ha cambiado desde que se escribió</translation>
    </message>
    <message>
        <source>image %1 has changed since it was written</source>
        <translation>la imagen %1 ha cambiado desde que se escribió</translation>
    </message>
    <message>
        <source>How replicas take a step: all-reduce sums the gradients on all of them; gathering sums them on the first device, which alone updates the weights; a sharded optimizer updates one share of the weights on each replica, and keeps its state for that share only.</source>
        <translation>Cómo dan un paso las réplicas: all-reduce suma los gradientes en todas; al reunirlos, los suma el primer dispositivo, el único que actualiza los pesos; un optimizador repartido actualiza en cada réplica una parte de los pesos y guarda el estado solo de esa parte.</translation>
    </message>
    <message>
        <source>Batch normalization uses the mean and variance over all replicas, as if one had the whole batch, at the cost of two exchanges per layer and step.</source>
        <translation>La normalización por lotes usa la media y la varianza de todas las réplicas, como si una tuviera el lote entero, a costa de dos intercambios por capa y paso.</translation>
    </message>
    <message>
        <source>Devices that each replica is split across, for a network that does not fit on one: each computes some of its layers, for one part of the batch after another. The parts are those of &quot;Gradient accumulation&quot;.</source>
        <translation>Dispositivos entre los que se divide cada réplica cuando la red no cabe en uno: cada uno calcula algunas de sus capas, una parte del lote tras otra. Las partes son las de «Acumulación de gradientes».</translation>
    </message>
    <message>
        <source>Your images, fine-tuning EfficientNet-B0</source>
        <translation>Imágenes propias, ajuste fino de EfficientNet-B0</translation>
    </message>
    <message>
        <source>Your table: prices or other numbers, MLP</source>
        <translation>Tabla propia: precios u otros números, MLP</translation>
    </message>
    <message>
        <source>Give both the same number of values</source>
        <translation>Dé a ambos el mismo número de valores</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; has too many different values (%2 or more)</source>
        <translation>La columna «%1» tiene demasiados valores distintos (%2 o más)</translation>
    </message>
    <message>
        <source>Every number in the list must be at least 1</source>
        <translation>Cada número de la lista debe ser 1 o más</translation>
    </message>
    <message>
        <source>List each device once; the first is number 0</source>
        <translation>Indique cada dispositivo una vez; el primero es el número 0</translation>
    </message>
    <message>
        <source>A global batch of %1 leaves some of %2 replicas without a sample</source>
        <translation>Un lote global de %1 deja sin muestra a algunas de las %2 réplicas</translation>
    </message>
    <message numerus="yes">
        <source>%1 share(s) given for %2 replicas</source>
        <translation>
            <numerusform>Se ha dado %1 parte para %2 réplicas</numerusform>
            <numerusform>Se han dado %1 partes para %2 réplicas</numerusform>
        </translation>
    </message>
    <message>
        <source>The warm-up would take up the whole run and is shortened (warm-up epochs: %1, total: %2, shortened to: %3)</source>
        <translation>El calentamiento ocuparía toda la ejecución y se acorta (épocas de calentamiento: %1, total: %2, se acorta a: %3)</translation>
    </message>
    <message>
        <source>With %1 parts per batch, each of %2 stages is idle for %3 of a step</source>
        <translation>Con %1 partes por lote, cada una de las %2 etapas queda inactiva el %3 de cada paso</translation>
    </message>
    <message>
        <source>its description of the images is invalid</source>
        <translation>su descripción de las imágenes no es válida</translation>
    </message>
    <message>
        <source>The images have changed since the run started: their size, normalization or classes differ</source>
        <translation>Las imágenes han cambiado desde el inicio de la ejecución: su tamaño, normalización o clases difieren</translation>
    </message>
    <message>
        <source>Another run with the same configuration and seed may differ in its last bits: on a GPU, some of this network&apos;s operations may add up in no fixed order</source>
        <translation>Otra ejecución con la misma configuración y la misma semilla puede diferir en sus últimos bits: en una GPU, algunas operaciones de esta red pueden sumar sin un orden fijo</translation>
    </message>
</context>
<context>
    <name>epochal::Program</name>
    <message>
        <source>This command</source>
        <extracomment>in front of a message: the command needs something</extracomment>
        <translation>Esta orden</translation>
    </message>
    <message>
        <source>What does accuracy cost, here and at every provider?</source>
        <translation>¿Cuánto cuesta la exactitud, aquí y en cada proveedor?</translation>
    </message>
    <message>
        <source>Path to the worker program</source>
        <translation>Ruta del programa del proceso de entrenamiento</translation>
    </message>
    <message>
        <source>Theme: system, light or dark</source>
        <translation>Tema: system, light o dark</translation>
    </message>
    <message>
        <source>Spec to configure</source>
        <translation>Especificación que se va a configurar</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <extracomment>%1 = what went wrong, %2 = what to do about it</extracomment>
        <translation>%1. %2.</translation>
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
        <source>Writes a report on a run, a comparison of several runs, a campaign or a published study as PDF, HTML or CSV. Works without a display. The same input gives byte-identical files.</source>
        <translation>Escribe el informe de una ejecución, de una comparación de varias, de una serie o de un estudio publicado en PDF, HTML o CSV. Funciona sin pantalla. Con los mismos datos, el archivo es idéntico byte a byte.</translation>
    </message>
    <message>
        <source>Published study with this ID; --list prints the IDs</source>
        <translation>Estudio publicado con este identificador; --list muestra los identificadores</translation>
    </message>
    <message>
        <source>PDF file to write</source>
        <translation>Archivo PDF de salida</translation>
    </message>
    <message>
        <source>HTML file to write: a single file with the charts embedded</source>
        <translation>Archivo HTML de salida: un solo archivo con los gráficos incluidos</translation>
    </message>
    <message>
        <source>CSV file to write: all figures of the report</source>
        <translation>Archivo CSV de salida: todas las cifras del informe</translation>
    </message>
    <message>
        <source>File to write; the extension selects the format: .pdf, .html or .csv. May be repeated</source>
        <translation>Archivo de salida; la extensión determina el formato: .pdf, .html o .csv. Se puede repetir</translation>
    </message>
    <message>
        <source>Title of the report</source>
        <translation>Título del informe</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>name of an option&apos;s value in the help of a command</extracomment>
        <translation>texto</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>name of an option&apos;s value in the help of a command: a language code</extracomment>
        <translation>código</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Run folders: one gives a run report, several give a comparison</source>
        <translation>Carpetas de ejecución: una da el informe de una ejecución; varias, una comparación</translation>
    </message>
    <message>
        <source>Nothing to report on: specify run folders, --study or --campaign.</source>
        <translation>No hay nada de lo que informar: indique carpetas de ejecución, --study o --campaign.</translation>
    </message>
    <message>
        <source>A report covers run folders, a study or a campaign: specify only one of these.</source>
        <translation>Un informe abarca carpetas de ejecución, un estudio o una serie: indique solo una de estas opciones.</translation>
    </message>
    <message>
        <source>Unknown format of %1: use the extension .pdf, .html or .csv.</source>
        <translation>Formato desconocido de %1: use la extensión .pdf, .html o .csv.</translation>
    </message>
    <message>
        <source>No file to write: specify --pdf, --html, --csv or --output.</source>
        <translation>No hay ningún archivo de salida: indique --pdf, --html, --csv o --output.</translation>
    </message>
    <message>
        <source>All runs of the campaign with this ID; --list prints the IDs</source>
        <translation>Todas las ejecuciones de la serie con este identificador; --list muestra los identificadores</translation>
    </message>
    <message>
        <source>List the published studies and the campaigns, and exit</source>
        <translation>Enumera los estudios publicados y las series, y termina</translation>
    </message>
    <message>
        <source>Unknown theme &quot;%1&quot;: choose system, light or dark.</source>
        <translation>Tema desconocido «%1»: elija system, light o dark.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>name of an option&apos;s value in the help of a command</extracomment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Only one spec can be configured at a time, but several were given: %1.</source>
        <translation>Solo se puede configurar una especificación a la vez y se han indicado varias: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a command nor an existing file.</source>
        <translation>«%1» no es una orden ni un archivo existente.</translation>
    </message>
    <message>
        <source>Run epochal --help for usage.</source>
        <extracomment>after what is wrong with the command line</extracomment>
        <translation>Ejecute epochal --help para ver la ayuda.</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>of a price in a list: it can be imported</extracomment>
        <translation>correcta</translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>%1/h</source>
        <extracomment>an amount of money per hour</extracomment>
        <translation>%1/h</translation>
    </message>
    <message>
        <source>line %1: %2, %3</source>
        <extracomment>%1 = a line&apos;s number, %2 = good, flagged or rejected, %3 = the offer</extracomment>
        <translation>línea %1: %2, %3</translation>
    </message>
    <message>
        <source>import reads a price list (Epochal, SkyPilot or gpuhunt) and adds its good prices to the price book; undo reverts the last import. Works without a display.</source>
        <translation>import lee una lista de precios (de Epochal, SkyPilot o gpuhunt) y añade los precios correctos al catálogo de precios; undo deshace la última importación. Funciona sin pantalla.</translation>
    </message>
    <message>
        <source>Provider of the prices, for lists that do not name it</source>
        <translation>Proveedor de los precios, para listas que no lo indican</translation>
    </message>
    <message>
        <source>Date of the prices, such as 2026-11-09, for lists that do not state it</source>
        <translation>Fecha de los precios, como 2026-11-09, para listas que no la indican</translation>
    </message>
    <message>
        <source>date</source>
        <extracomment>name of an option&apos;s value in the help of a command</extracomment>
        <translation>fecha</translation>
    </message>
    <message>
        <source>Source of the list, for lists that do not state it</source>
        <translation>Fuente de la lista, para listas que no la indican</translation>
    </message>
    <message>
        <source>Read numbers with a decimal comma: 4,60 means 4.60</source>
        <translation>Lee los números con coma decimal: 4,60 equivale a 4.60</translation>
    </message>
    <message>
        <source>Import only what matches: provider, instance, GPU or region</source>
        <translation>Importa solo lo que coincida: proveedor, instancia, GPU o región</translation>
    </message>
    <message>
        <source>Import only machines with GPUs</source>
        <translation>Importa solo máquinas con GPU</translation>
    </message>
    <message>
        <source>Import flagged prices too; they are never ranked</source>
        <translation>Importa también los precios marcados; nunca entran en la clasificación</translation>
    </message>
    <message>
        <source>Print the verdict on every price without importing any</source>
        <translation>Muestra el veredicto de cada precio sin importar ninguno</translation>
    </message>
    <message>
        <source>Print JSON lines: the verdict on every price, then a summary</source>
        <translation>Muestra líneas JSON: el veredicto de cada precio y después un resumen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Lista de precios</translation>
    </message>
    <message>
        <source>Use import with a file, or undo.</source>
        <translation>Indique import con un archivo, o bien undo.</translation>
    </message>
    <message>
        <source>Specify the price list to import.</source>
        <translation>Indique la lista de precios que se va a importar.</translation>
    </message>
    <message>
        <source>Invalid date &quot;%1&quot;: use the form 2026-11-09.</source>
        <translation>Fecha no válida «%1»: use la forma 2026-11-09.</translation>
    </message>
    <message>
        <source>%1, %2 price list. Lines: %3; offers: good %4, flagged %5, rejected %6</source>
        <extracomment>%1 = a file, %2 = whose format, %3 to %6 = numbers</extracomment>
        <translation>%1, lista de precios de %2. Líneas: %3; ofertas: correctas %4, marcadas %5, rechazadas %6</translation>
    </message>
    <message>
        <source>Some numbers contain a comma: use --decimal-comma to read 4,60 as 4.60</source>
        <translation>Algunos números llevan coma: use --decimal-comma para que 4,60 se lea como 4.60</translation>
    </message>
    <message>
        <source>Nothing was imported; prices that would be imported without --dry-run: %1</source>
        <translation>No se ha importado nada; precios que se importarían sin --dry-run: %1</translation>
    </message>
    <message>
        <source>Nothing was imported; use --dry-run to see why</source>
        <translation>No se ha importado nada; use --dry-run para ver por qué</translation>
    </message>
    <message>
        <source>Prices imported: %1. Run epochal prices undo to revert the import</source>
        <translation>Precios importados: %1. Ejecute epochal prices undo para deshacer la importación</translation>
    </message>
    <message>
        <source>Import of %2 reverted; prices: %1</source>
        <translation>Importación de %2 deshecha; precios: %1</translation>
    </message>
    <message>
        <source>Writes tables for other programs: runs with all their settings and results; a comparison with its figures; the price book, which epochal prices import reads. Works without a display.</source>
        <translation>Escribe tablas para otros programas: las ejecuciones con todos sus ajustes y resultados; una comparación con sus cifras; el catálogo de precios, que epochal prices import puede leer. Funciona sin pantalla.</translation>
    </message>
    <message>
        <source>Write CSV; this is the default, unless the name of the file ends in .json</source>
        <translation>Escribe CSV; es lo predeterminado, salvo que el nombre del archivo termine en .json</translation>
    </message>
    <message>
        <source>Write JSON: an array with one object per row</source>
        <translation>Escribe JSON: una lista con un objeto por fila</translation>
    </message>
    <message>
        <source>File to write (default: standard output)</source>
        <translation>Archivo de salida (predeterminado: la salida estándar)</translation>
    </message>
    <message>
        <source>List the comparisons that can be exported, and exit</source>
        <translation>Enumera las comparaciones que se pueden exportar, y termina</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Qué exportar</translation>
    </message>
    <message>
        <source>Name of a saved comparison, or ID of a study or a campaign</source>
        <translation>Nombre de una comparación guardada, o identificador de un estudio o una serie</translation>
    </message>
    <message>
        <source>Use either --csv or --json.</source>
        <translation>Indique --csv o --json, no ambos.</translation>
    </message>
    <message>
        <source>Use runs, prices, or comparison with a name.</source>
        <translation>Indique runs, prices o comparison con un nombre.</translation>
    </message>
    <message>
        <source>Specify the comparison; --list prints those that exist.</source>
        <translation>Indique la comparación; --list muestra las que hay.</translation>
    </message>
    <message>
        <source>Run epochal %1 --help for usage.</source>
        <extracomment>%1 = a command: report, export, prices</extracomment>
        <translation>Ejecute epochal %1 --help para ver la ayuda.</translation>
    </message>
    <message>
        <source>Compare time and cost to this quality, an accuracy in percent, such as 93.5</source>
        <translation>Compara el tiempo y el coste hasta esta calidad, una exactitud en porcentaje, como 93.5</translation>
    </message>
    <message>
        <source>quality</source>
        <extracomment>name of an option&apos;s value in the help of a command</extracomment>
        <translation>calidad</translation>
    </message>
    <message>
        <source>Invalid target &quot;%1&quot;: specify a number above 0 and at most 100.</source>
        <translation>Objetivo no válido «%1»: indique un número mayor que 0 y de 100 como máximo.</translation>
    </message>
    <message>
        <source>Commands that need no window: epochal report, epochal export, epochal prices and epochal studies. For help, add --help to any of them.</source>
        <translation>Órdenes que no necesitan ventana: epochal report, epochal export, epochal prices y epochal studies. Para ver su ayuda, añada --help.</translation>
    </message>
    <message>
        <source>No display is available to show a window. epochal report, epochal export, epochal prices, epochal studies and epochal-worker work without one.</source>
        <translation>No hay ninguna pantalla donde mostrar una ventana. epochal report, epochal export, epochal prices, epochal studies y epochal-worker funcionan sin pantalla.</translation>
    </message>
    <message>
        <source>No imported study has the ID &quot;%1&quot;.</source>
        <translation>Ningún estudio importado tiene el identificador «%1».</translation>
    </message>
    <message>
        <source>A file to import, or the ID of a study</source>
        <translation>Un archivo que importar o el identificador de un estudio</translation>
    </message>
    <message>
        <source>file or ID</source>
        <translation>archivo o identificador</translation>
    </message>
    <message>
        <source>Use import with a file, or remove with the ID of a study.</source>
        <translation>Use import con un archivo o remove con el identificador de un estudio.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported; they replace the former study &quot;%1&quot;</source>
        <extracomment>%1 = the ID of a study</extracomment>
        <translation>
            <numerusform>%n resultado importado; sustituye al estudio anterior «%1»</numerusform>
            <numerusform>%n resultados importados; sustituyen al estudio anterior «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported; the study&apos;s ID is %1</source>
        <translation>
            <numerusform>%n resultado importado; el identificador del estudio es %1</numerusform>
            <numerusform>%n resultados importados; el identificador del estudio es %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Column not read: %1</source>
        <translation>Columna no leída: %1</translation>
    </message>
    <message>
        <source>Folder with the catalog and the runs</source>
        <translation>Carpeta con el catálogo y las ejecuciones</translation>
    </message>
    <message>
        <source>Unknown language &quot;%1&quot;. Use one of: %2.</source>
        <translation>Idioma desconocido «%1». Use uno de estos: %2.</translation>
    </message>
    <message>
        <source>Language: %1 (default: the system language)</source>
        <translation>Idioma: %1 (predeterminado: el del sistema)</translation>
    </message>
    <message>
        <source>Interface language: %1</source>
        <translation>Idioma de la interfaz: %1</translation>
    </message>
    <message>
        <source>Unknown page &quot;%1&quot;. Use one of: %2.</source>
        <translation>Página desconocida «%1». Use una de estas: %2.</translation>
    </message>
    <message>
        <source>Page to open: %1</source>
        <translation>Página que se va a abrir: %1</translation>
    </message>
    <message>
        <source>Lists the studies that can be compared. import adds results from other tools, from a CSV table or a study document; remove deletes what was imported. Works without a display.</source>
        <translation>Enumera los estudios que se pueden comparar. import añade resultados de otras herramientas, desde una tabla CSV o un documento de estudio; remove elimina lo importado. Funciona sin pantalla.</translation>
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
        <source>Enter digits and a decimal separator, such as %1</source>
        <translation>Introduzca cifras y un separador decimal, como %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::BarCharts</name>
    <message>
        <source>not measured</source>
        <extracomment>in a bar&apos;s place: the row has no such figure</extracomment>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>No row has both a price and a time, so there is no cost to show.</source>
        <translation>Ninguna fila tiene a la vez precio y tiempo, así que no hay ningún coste que mostrar.</translation>
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
        <source>No row has a time on this basis.</source>
        <translation>Ninguna fila tiene un tiempo con esta base de tiempo.</translation>
    </message>
    <message>
        <source>kWh</source>
        <translation>kWh</translation>
    </message>
    <message>
        <source>No row has an energy measurement. Only machines that can measure it record it.</source>
        <translation>Ninguna fila tiene una medición de energía. Solo la registran las máquinas capaces de medirla.</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <extracomment>in a bar&apos;s place</extracomment>
        <translation>coste desconocido</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>tiempo desconocido</translation>
    </message>
    <message>
        <source>no %1 or price</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>sin %1 o sin precio</translation>
    </message>
    <message>
        <source>No row has both %1 and a price.</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>Ninguna fila tiene a la vez un rendimiento en %1 y un precio.</translation>
    </message>
    <message>
        <source>%1 per million</source>
        <extracomment>%1: a currency</extracomment>
        <translation>%1 por millón</translation>
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
        <translation>el cálculo</translation>
    </message>
    <message>
        <source>waiting for data</source>
        <extracomment>what the steps of a run are bound by</extracomment>
        <translation>la espera de datos</translation>
    </message>
    <message>
        <source>communicating</source>
        <extracomment>what the steps of a run are bound by</extracomment>
        <translation>la comunicación</translation>
    </message>
    <message>
        <source>reading</source>
        <extracomment>what the steps of a run are bound by</extracomment>
        <translation>la lectura</translation>
    </message>
    <message>
        <source>decoding</source>
        <extracomment>what the steps of a run are bound by: decoding image files</extracomment>
        <translation>la decodificación</translation>
    </message>
    <message>
        <source>copying</source>
        <extracomment>what the steps of a run are bound by</extracomment>
        <translation>la copia</translation>
    </message>
    <message>
        <source>overhead</source>
        <extracomment>what the steps of a run are bound by: what a step costs whatever its batch</extracomment>
        <translation>la sobrecarga</translation>
    </message>
</context>
<context>
    <name>epochal::ui::BulkBar</name>
    <message numerus="yes">
        <source>%n run(s) selected</source>
        <translation>
            <numerusform>%n ejecución seleccionada</numerusform>
            <numerusform>%n ejecuciones seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, total %2</source>
        <extracomment>%1 = &quot;2 trained, 1 failed&quot;, %2 = the sum of what they cost: &quot;12.30 USD&quot; or &quot;12.30 USD, without 2 what-ifs&quot;</extracomment>
        <translation>%1, %2 en total</translation>
    </message>
    <message>
        <source>Deselect (Esc)</source>
        <extracomment>link: clears the selection, as the Esc key does</extracomment>
        <translation>Deseleccionar (Esc)</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CampaignBudgetRow</name>
    <message numerus="yes">
        <source>%1 for all %n run(s)</source>
        <extracomment>%1 = a currency, the unit of a budget for all these runs together</extracomment>
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
        <source>Limit on the cost of all runs together. The queue starts no further run that is expected to exceed it, and reports this; runs in progress continue. Leave empty for no limit.</source>
        <translation>Límite del coste de todas las ejecuciones juntas. La cola no inicia otra ejecución con la que se prevea superarlo, y lo indica; las que están en curso continúan. Vacío, sin límite.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no campaign budget</extracomment>
        <translation>sin valor</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CampaignModel</name>
    <message>
        <source>Run</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Ejecución</translation>
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
        <source>Removed</source>
        <extracomment>state of a run that was removed from the queue</extracomment>
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
        <source>%n running</source>
        <extracomment>runs of a campaign</extracomment>
        <translation>
            <numerusform>%n en curso</numerusform>
            <numerusform>%n en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <extracomment>number of runs</extracomment>
        <translation>
            <numerusform>%n interrumpida</numerusform>
            <numerusform>%n interrumpidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>number of runs</extracomment>
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
        <source>Time left</source>
        <extracomment>time until the end of the campaign</extracomment>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>Estimated from the pace of finished runs and runs in progress; the ends of the range assume the fastest and the slowest of them.</source>
        <translation>Según el ritmo de las ejecuciones terminadas o en curso; los extremos suponen el ritmo de la más rápida y el de la más lenta.</translation>
    </message>
    <message>
        <source>Available once the first run shows its pace.</source>
        <translation>Disponible en cuanto se conozca el ritmo de la primera ejecución.</translation>
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
        <source>As billed by each run&apos;s offer, including preparation, minimum charge and billing quantum.</source>
        <translation>Según la facturación de la oferta de cada ejecución, con preparación, cargo mínimo y unidad mínima incluidos.</translation>
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
        <source>Stop all?</source>
        <extracomment>the stop button of a campaign, pressed once</extracomment>
        <translation>¿Detener todo?</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>verb, button: stops all runs of the campaign</extracomment>
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
        <extracomment>verb, button</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare the runs that have started</source>
        <translation>Comparar las ejecuciones iniciadas</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>noun, button: creates a report on the campaign</extracomment>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Create a printable report on the campaign</source>
        <translation>Crear un informe imprimible de la serie</translation>
    </message>
    <message>
        <source>Stop the runs in progress (each saves a checkpoint) and remove queued ones</source>
        <translation>Detener las ejecuciones en curso, que guardan un punto de control, y quitar las que están en cola</translation>
    </message>
    <message>
        <source>No campaigns yet</source>
        <translation>Aún no hay series</translation>
    </message>
    <message>
        <source>Vary a field on the Configure page, such as the batch size over 32, 64, 128: its runs appear together here.</source>
        <translation>Varíe un campo en la página Configurar, por ejemplo el tamaño de lote con 32, 64, 128: sus ejecuciones aparecerán aquí juntas.</translation>
    </message>
    <message>
        <source>Campaign &amp;budget</source>
        <translation>Pres&amp;upuesto de la serie</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no campaign budget</extracomment>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>Campaign budget</source>
        <translation>Presupuesto de la serie</translation>
    </message>
    <message>
        <source>The most that all its runs may cost together. The queue does not start a run that is expected to exceed it; runs in progress continue.</source>
        <translation>Lo máximo que pueden costar juntas todas sus ejecuciones. La cola no inicia ninguna con la que se prevea superarlo; las que están en curso continúan.</translation>
    </message>
    <message numerus="yes">
        <source>%n stopped</source>
        <extracomment>number of runs</extracomment>
        <translation>
            <numerusform>%n detenida</numerusform>
            <numerusform>%n detenidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <extracomment>runs removed from the queue</extracomment>
        <translation>
            <numerusform>%n quitada</numerusform>
            <numerusform>%n quitadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add the %n run(s) that remain to the queue; interrupted ones resume</source>
        <translation>
            <numerusform>Poner en la cola %n ejecución restante; si se interrumpió, se reanuda</numerusform>
            <numerusform>Poner en la cola las %n ejecuciones restantes; las interrumpidas se reanudan</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>button: the runs of an interrupted campaign that remain</extracomment>
        <translation>Continuar</translation>
    </message>
    <message numerus="yes">
        <source>%n queued</source>
        <extracomment>number of runs in the queue</extracomment>
        <translation>
            <numerusform>%n en cola</numerusform>
            <numerusform>%n en cola</numerusform>
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
        <source>SVG image (*.svg)</source>
        <translation>Imagen SVG (*.svg)</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tabla CSV (*.csv)</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>Eje X</translation>
    </message>
    <message>
        <source>No smoothing</source>
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
        <source>Show all data</source>
        <translation>Mostrar todos los datos</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>verb, menu entry: copies the chart to the clipboard</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>noun: of a chart</extracomment>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <extracomment>noun, list: how much a curve is smoothed</extracomment>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>noun, list: which figure the chart shows</extracomment>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <extracomment>an axis of a chart; so the next</extracomment>
        <translation>Eje Y logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Eje X logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic axes</source>
        <translation>Ejes logarítmicos</translation>
    </message>
    <message>
        <source>Export chart</source>
        <comment>title of a dialog</comment>
        <translation>Exportar gráfico</translation>
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
    <name>epochal::ui::ClassHistogram</name>
    <message>
        <source>%1: %2 for training, %3 for validation</source>
        <extracomment>name of a class of images, and how many of them are for what</extracomment>
        <translation>%1: %2 de entrenamiento, %3 de validación</translation>
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
        <translation>Coste</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Cost against time</source>
        <translation>Coste frente al tiempo</translation>
    </message>
    <message>
        <source>Speed-up by device count</source>
        <translation>Aceleración según el número de dispositivos</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Eficiencia de escalado</translation>
    </message>
    <message>
        <source>Time by batch size</source>
        <translation>Tiempo según tamaño de lote</translation>
    </message>
    <message>
        <source>Break-even point</source>
        <translation>Punto de equilibrio</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Cost by price kind</source>
        <translation>Coste por tipo de precio</translation>
    </message>
    <message>
        <source>Parameters that differ</source>
        <translation>Parámetros que difieren</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Coste hasta el objetivo</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>Tiempo hasta el objetivo</translation>
    </message>
    <message>
        <source>%1 per price</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>%1 por unidad de precio</translation>
    </message>
    <message>
        <source>%1 by batch size</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>%1 según tamaño de lote</translation>
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
        <translation>no cuadra</translation>
    </message>
    <message>
        <source>consistent</source>
        <extracomment>short verdict of an audit: the published figure is consistent with its inputs</extracomment>
        <translation>cuadra</translation>
    </message>
    <message>
        <source>within rounding</source>
        <extracomment>of a published figure: consistent only if its inputs were rounded</extracomment>
        <translation>salvo redondeo</translation>
    </message>
    <message>
        <source>cannot be determined</source>
        <extracomment>verdict of the audit on a figure</extracomment>
        <translation>no se puede determinar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>head of a column, its unit</extracomment>
        <translation>%1, %2</translation>
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
        <source>Priced at</source>
        <extracomment>column: the offer whose price applies</extracomment>
        <translation>Precio según</translation>
    </message>
    <message>
        <source>%1, what-if</source>
        <extracomment>an offer under which a run is priced though it did not run on it</extracomment>
        <translation>%1, hipótesis</translation>
    </message>
    <message>
        <source>Ran on</source>
        <extracomment>column: the hardware</extracomment>
        <translation>Se ejecutó en</translation>
    </message>
    <message>
        <source>Processor or accelerator</source>
        <translation>Procesador o acelerador</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Precision</source>
        <extracomment>head of a column: the number format of the computation, not a measure of quality</extracomment>
        <translation>Precisión numérica</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Lote global</translation>
    </message>
    <message>
        <source>Last %1</source>
        <extracomment>%1 = a measure, such as top-1: its value after the last epoch</extracomment>
        <translation>Último %1</translation>
    </message>
    <message>
        <source>%1 at epoch %2</source>
        <translation>%1 en la época %2</translation>
    </message>
    <message>
        <source>Reached</source>
        <extracomment>column: how many of the runs of a row reached the target, 3 of 5</extracomment>
        <translation>Alcanzado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Epochs to target</source>
        <translation>Épocas hasta el objetivo</translation>
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
        <source>Cost assumptions</source>
        <translation>Supuestos del coste</translation>
    </message>
    <message>
        <source>Throughput</source>
        <extracomment>head of a column: samples per second</extracomment>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Wh</source>
        <translation>Wh</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <extracomment>noun, head of a column: scaling efficiency</extracomment>
        <translation>Eficiencia</translation>
    </message>
    <message>
        <source>Efficiency by time</source>
        <translation>Eficiencia por tiempo</translation>
    </message>
    <message>
        <source>Published</source>
        <extracomment>participle, head of a column: the cost that the source gives</extracomment>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Relative to
the cheapest</source>
        <translation>Respecto a la
más barata</translation>
    </message>
    <message>
        <source>Cost and time</source>
        <translation>Coste y tiempo</translation>
    </message>
    <message>
        <source>Audit</source>
        <extracomment>noun, head of a column: whether a published figure is consistent</extracomment>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>n</source>
        <extracomment>column: number of runs of a row, one per seed</extracomment>
        <translation>n</translation>
    </message>
    <message>
        <source>Price per million</source>
        <translation>Precio por millón</translation>
    </message>
    <message>
        <source>Latency, p95</source>
        <extracomment>column: the 95th percentile of an inference run&apos;s latency</extracomment>
        <translation>Latencia, p95</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>per hour</source>
        <extracomment>below &quot;Price&quot;, where the rows have no currency in common</extracomment>
        <translation>por hora</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareControls</name>
    <message>
        <source>each row&apos;s own offer</source>
        <extracomment>first entry of the list that &quot;Priced at&quot; labels: an offer</extracomment>
        <translation>la oferta de cada fila</translation>
    </message>
    <message>
        <source>There is no exchange rate from %1 to %2. Enter one on the Providers page.</source>
        <translation>No hay tipo de cambio de %1 a %2. Introduzca uno en la página Proveedores.</translation>
    </message>
    <message>
        <source>These rows have no curves, so only their final results can be compared.</source>
        <translation>Estas filas no tienen curvas, así que solo se pueden comparar sus resultados finales.</translation>
    </message>
    <message>
        <source>As quoted</source>
        <extracomment>entry of the currency list: the currency a price was quoted in</extracomment>
        <translation>Original</translation>
    </message>
    <message>
        <source>reached by %1 of %2</source>
        <translation>alcanzado por %1 de %2</translation>
    </message>
    <message>
        <source>The prices frozen into the runs (%1)</source>
        <translation>Los precios fijados en las ejecuciones (%1)</translation>
    </message>
    <message>
        <source>What if: the same machines at their latest price of this kind (%1)</source>
        <translation>Hipótesis: las mismas máquinas con su precio más reciente de este tipo (%1)</translation>
    </message>
    <message>
        <source>Time basis</source>
        <extracomment>list: which time is compared</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>What the offer charges for: preparation, pauses on a rented machine, the billing quantum</source>
        <translation>Lo que cobra la oferta: preparación, pausas en una máquina alquilada, unidad mínima de facturación</translation>
    </message>
    <message>
        <source>Group by</source>
        <extracomment>verb, label of a list</extracomment>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Priced at</source>
        <extracomment>label of a list of offers: each row&apos;s own offer, or one for all rows</extracomment>
        <translation>Precio según</translation>
    </message>
    <message>
        <source>What if: every row priced at one offer from the price book</source>
        <translation>Hipótesis: todas las filas con una oferta del catálogo de precios</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Currency of prices and costs. Only currencies with an exchange rate can be chosen.</source>
        <translation>Moneda de precios y costes. Solo se pueden elegir las que tienen tipo de cambio.</translation>
    </message>
    <message>
        <source>Merge seeds</source>
        <extracomment>verb, check box</extracomment>
        <translation>Agrupar semillas</translation>
    </message>
    <message>
        <source>Runs that differ only in their seed become one row with mean and spread</source>
        <translation>Las ejecuciones que solo difieren en la semilla forman una fila con media y dispersión</translation>
    </message>
    <message>
        <source>No price of this kind is known for any of these machines. Add one on the Providers page.</source>
        <translation>No se conoce ningún precio de este tipo para estas máquinas. Añada uno en la página Proveedores.</translation>
    </message>
    <message>
        <source>Steps only: start-up, evaluation and checkpoints are not counted</source>
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
        <source>time basis: what the offer bills</source>
        <translation>base de tiempo: lo que factura la oferta</translation>
    </message>
    <message numerus="yes">
        <source>Audit: %n of %1 figure(s) is not consistent with its inputs</source>
        <translation>
            <numerusform>Auditoría: %n de %1 cifras no cuadra con sus datos</numerusform>
            <numerusform>Auditoría: %n de %1 cifras no cuadran con sus datos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Audit: %n of %1 figure(s) cannot be checked</source>
        <translation>
            <numerusform>Auditoría: %n de %1 cifras no se puede comprobar</numerusform>
            <numerusform>Auditoría: %n de %1 cifras no se pueden comprobar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Audit: all %n figure(s) are consistent with their inputs</source>
        <translation>
            <numerusform>Auditoría: %n cifra cuadra con sus datos</numerusform>
            <numerusform>Auditoría: las %n cifras cuadran con sus datos</numerusform>
        </translation>
    </message>
    <message>
        <source>What if: every row priced at %1</source>
        <extracomment>%1: an offer</extracomment>
        <translation>Hipótesis: todas las filas con el precio de %1</translation>
    </message>
    <message>
        <source>What if: the same machines, price kind &quot;%1&quot;</source>
        <translation>Hipótesis: las mismas máquinas, tipo de precio «%1»</translation>
    </message>
    <message>
        <source>Price kind &quot;%1&quot;: these are the frozen prices</source>
        <translation>Tipo de precio «%1»: estos son los precios fijados</translation>
    </message>
    <message numerus="yes">
        <source>%n published result(s)</source>
        <translation>
            <numerusform>%n resultado publicado</numerusform>
            <numerusform>%n resultados publicados</numerusform>
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
        <source>quality metric: %1</source>
        <translation>métrica de calidad: %1</translation>
    </message>
    <message>
        <source>time basis: %1</source>
        <translation>base de tiempo: %1</translation>
    </message>
    <message>
        <source>1 %1 = %2 %3 on %4 (%5)</source>
        <translation>1 %1 = %2 %3 el %4 (%5)</translation>
    </message>
    <message>
        <source>time basis: steps only</source>
        <translation>base de tiempo: solo los pasos</translation>
    </message>
    <message>
        <source>time basis: with start-up, evaluation and checkpoints</source>
        <translation>base de tiempo: con arranque, evaluación y puntos de control</translation>
    </message>
    <message>
        <source>What if: some rows are priced for hardware they did not run on</source>
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
        <source>cost assumptions: %1</source>
        <translation>supuestos del coste: %1</translation>
    </message>
    <message>
        <source>%1 of %2 finished</source>
        <extracomment>%1, %2: numbers of runs</extracomment>
        <translation>%1 de %2 terminadas</translation>
    </message>
    <message numerus="yes">
        <source>%n diverged</source>
        <extracomment>verb, past tense: number of runs</extracomment>
        <translation>
            <numerusform>%n divergió</numerusform>
            <numerusform>%n divergieron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not finish</source>
        <translation>
            <numerusform>%n no terminó</numerusform>
            <numerusform>%n no terminaron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported result(s)</source>
        <translation>
            <numerusform>%n resultado importado</numerusform>
            <numerusform>%n resultados importados</numerusform>
        </translation>
    </message>
    <message>
        <source>Frozen or published prices; any other kind of price makes this a what-if</source>
        <translation>Precios fijados o publicados; con otro tipo de precio, el coste es hipotético</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareModel</name>
    <message>
        <source>What-if: priced for hardware it did not run on.</source>
        <translation>Hipótesis: con el precio de una máquina en la que no se ejecutó.</translation>
    </message>
    <message>
        <source>What-if: priced at a different offer from the one it ran under.</source>
        <translation>Hipótesis: con el precio de una oferta distinta de la de su ejecución.</translation>
    </message>
    <message>
        <source>Cost assumptions: %1.</source>
        <translation>Supuestos del coste: %1.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparePage</name>
    <message>
        <source>Add runs or published results</source>
        <translation>Añadir ejecuciones o resultados publicados</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>noun, button: chooses the columns of the table</extracomment>
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
        <extracomment>noun, button: creates a report on the comparison</extracomment>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Create a report on this comparison</source>
        <translation>Crear un informe de esta comparación</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>verb, button: exports the table</extracomment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export the table to a CSV file</source>
        <translation>Exportar la tabla a un archivo CSV</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>verb, button: saves the comparison</extracomment>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save this comparison under a name</source>
        <translation>Guardar esta comparación con un nombre</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>verb, button: deletes a saved comparison</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>verb, button: takes rows out of the comparison, deletes nothing</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the selected rows from this comparison</source>
        <translation>Quitar las filas seleccionadas de esta comparación</translation>
    </message>
    <message>
        <source>Frozen prices</source>
        <extracomment>a choice: the prices saved in the runs</extracomment>
        <translation>Precios fijados</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Qué se compara</translation>
    </message>
    <message>
        <source>Compared rows</source>
        <translation>Filas comparadas</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>name of a page</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Choose two or more runs</source>
        <translation>Elija dos o más ejecuciones</translation>
    </message>
    <message>
        <source>A single run has nothing to be compared with. Choose more on the Runs page, or open a published study.</source>
        <translation>Una sola ejecución no tiene con qué compararse. Elija más en la página Ejecuciones o abra un estudio publicado.</translation>
    </message>
    <message>
        <source>Choose runs</source>
        <translation>Elegir ejecuciones</translation>
    </message>
    <message>
        <source>Open &quot;%1&quot;</source>
        <translation>Abrir «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Selected rows (%n)</source>
        <translation>
            <numerusform>Fila seleccionada (%n)</numerusform>
            <numerusform>Filas seleccionadas (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose on the Runs page…</source>
        <translation>Elegir ejecuciones…</translation>
    </message>
    <message>
        <source>Published results</source>
        <translation>Resultados publicados</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) removed from the comparison.</source>
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
        <extracomment>noun, label of a text field</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The comparison &quot;%1&quot; was deleted.</source>
        <translation>La comparación «%1» se ha eliminado.</translation>
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
        <source>Saved to %1</source>
        <translation>Guardado en %1</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>Epoch</source>
        <extracomment>noun, label of a number</extracomment>
        <translation>Época</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb, menu entry: shows the run</extracomment>
        <translation>Abrir</translation>
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
        <source>Only the first %1 of %2 runs are compared; more could not be told apart.</source>
        <translation>Solo se comparan las %1 primeras de %2 ejecuciones; con más no se distinguirían.</translation>
    </message>
    <message>
        <source>Remove rows from the comparison</source>
        <translation>Quitar filas de la comparación</translation>
    </message>
    <message>
        <source>Delete a comparison</source>
        <translation>Eliminar una comparación</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <extracomment>%1 = a price kind</extracomment>
        <translation>Hipótesis: %1</translation>
    </message>
    <message>
        <source>Compare runs and published results</source>
        <translation>Comparar ejecuciones y resultados publicados</translation>
    </message>
    <message>
        <source>C&amp;ompare</source>
        <extracomment>verb, title of a page</extracomment>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>Clone best</source>
        <extracomment>verb, button: configures a run like the best of the comparison</extracomment>
        <translation>Clonar la mejor</translation>
    </message>
    <message>
        <source>Configure a new run based on the best configuration</source>
        <translation>Configurar una ejecución a partir de la mejor configuración</translation>
    </message>
    <message>
        <source>Select runs on the Runs page and press %1, or open a published study.</source>
        <translation>Seleccione ejecuciones en la página Ejecuciones y pulse %1, o abra un estudio publicado.</translation>
    </message>
    <message>
        <source>Quality at an epoch</source>
        <translation>Calidad en una época</translation>
    </message>
    <message>
        <source>Add sizes…</source>
        <translation>Añadir tamaños…</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) added to the queue.</source>
        <translation>
            <numerusform>%n ejecución añadida a la cola.</numerusform>
            <numerusform>%n ejecuciones añadidas a la cola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of this comparison cannot be read and are missing here.</source>
        <translation>
            <numerusform>%n fila de esta comparación no se puede leer y falta aquí.</numerusform>
            <numerusform>%n filas de esta comparación no se pueden leer y faltan aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation>Importar resultados…</translation>
    </message>
    <message>
        <source>Import results of other tools: a CSV table or a study</source>
        <translation>Importar resultados de otras herramientas: una tabla CSV o un estudio</translation>
    </message>
    <message>
        <source>Delete this saved comparison, whose runs are kept, or this imported study</source>
        <translation>Eliminar esta comparación guardada (las ejecuciones se conservan) o este estudio importado</translation>
    </message>
    <message>
        <source>Imported results</source>
        <translation>Resultados importados</translation>
    </message>
    <message>
        <source>Train the same configuration on other numbers of devices</source>
        <translation>Entrenar la misma configuración con otros números de dispositivos</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareTable</name>
    <message>
        <source>Automatic columns</source>
        <translation>Columnas automáticas</translation>
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
        <translation>tiempo de entrenamiento</translation>
    </message>
    <message>
        <source>active time</source>
        <extracomment>noun, in running text: with evaluation and checkpoints, without pauses</extracomment>
        <translation>tiempo activo</translation>
    </message>
    <message>
        <source>billed time</source>
        <extracomment>noun, in running text: the time that the offer bills</extracomment>
        <translation>tiempo facturado</translation>
    </message>
    <message>
        <source>No groups</source>
        <extracomment>an entry of the list &quot;Group by&quot;</extracomment>
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
        <extracomment>noun, an entry of the list &quot;Group by&quot;</extracomment>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>The rows have prices in several currencies. Choose a currency to compare them in.</source>
        <translation>Las filas tienen precios en varias monedas. Elija una para compararlas.</translation>
    </message>
    <message>
        <source>None of these rows has a usable price. Offer prices are on the Providers page.</source>
        <translation>Ninguna de estas filas tiene un precio utilizable. Los precios de las ofertas están en la página Proveedores.</translation>
    </message>
    <message>
        <source>on the Pareto frontier</source>
        <translation>en la frontera de Pareto</translation>
    </message>
    <message>
        <source>on the frontier</source>
        <translation>en la frontera</translation>
    </message>
    <message>
        <source>as cheap as %1 but slower</source>
        <translation>tan barata como %1, pero más lenta</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>más lenta</translation>
    </message>
    <message>
        <source>as fast as %1 but more expensive</source>
        <translation>tan rápida como %1, pero más cara</translation>
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
            <numerusform>más cara y más lenta que otras %n</numerusform>
        </translation>
    </message>
    <message>
        <source>more expensive, slower</source>
        <translation>más cara y más lenta</translation>
    </message>
    <message>
        <source>more expensive</source>
        <extracomment>of a row, in a column that compares it with others</extracomment>
        <translation>más cara</translation>
    </message>
    <message>
        <source>Without evaluation</source>
        <translation>Sin evaluación</translation>
    </message>
    <message>
        <source>With evaluation</source>
        <translation>Con evaluación</translation>
    </message>
    <message>
        <source>As billed</source>
        <extracomment>a time basis: the time that the offer bills</extracomment>
        <translation>Facturado</translation>
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
        <source>%1, %</source>
        <extracomment>title of an axis or a column: a measure of quality, in percent</extracomment>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <extracomment>a difference between percentages</extracomment>
        <translation>%1 puntos porcentuales</translation>
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
        <source>Best loss</source>
        <translation>Mejor pérdida</translation>
    </message>
    <message>
        <source>Best RMSE</source>
        <translation>Mejor RMSE</translation>
    </message>
    <message>
        <source>Best MAE</source>
        <translation>Mejor MAE</translation>
    </message>
    <message>
        <source>Best R²</source>
        <translation>Mejor R²</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonCharts</name>
    <message>
        <source>Validation %1 over %2. The filled marker is the first evaluation at or above the target.</source>
        <translation>Validación: %1 según %2. El marcador relleno es la primera evaluación que alcanza o supera el objetivo.</translation>
    </message>
    <message>
        <source>Validation %1 over %2.</source>
        <extracomment>%1: a measure of quality, %2: a time basis</extracomment>
        <translation>Validación: %1 según %2.</translation>
    </message>
    <message>
        <source>Values below the start of the axis are not shown.</source>
        <translation>Los valores por debajo del inicio del eje no se muestran.</translation>
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
        <source>Time to the target by %1.</source>
        <extracomment>%1: a field on the horizontal axis</extracomment>
        <translation>Tiempo hasta el objetivo según %1.</translation>
    </message>
    <message>
        <source>Time of the whole run by %1.</source>
        <extracomment>%1: a field on the horizontal axis</extracomment>
        <translation>Tiempo de toda la ejecución según %1.</translation>
    </message>
    <message>
        <source>Cost to the target by %1.</source>
        <extracomment>%1: a field on the horizontal axis</extracomment>
        <translation>Coste hasta el objetivo según %1.</translation>
    </message>
    <message>
        <source>Cost of the whole run by %1.</source>
        <extracomment>%1: a field on the horizontal axis</extracomment>
        <translation>Coste de toda la ejecución según %1.</translation>
    </message>
    <message>
        <source>A tick mark shows a published cost that is not consistent with its inputs.</source>
        <translation>La marca indica un coste publicado que no cuadra con sus datos.</translation>
    </message>
    <message>
        <source>Cost against time. For every point above or to the right of the line, some point on the line costs no more and takes no longer.</source>
        <translation>Coste frente al tiempo. Para cada punto por encima o a la derecha de la línea hay uno en ella que no cuesta más ni tarda más.</translation>
    </message>
    <message>
        <source>Speed-up by number of devices, relative to the fewest devices running the same workload.</source>
        <translation>Aceleración según el número de dispositivos, respecto al menor número con el mismo trabajo.</translation>
    </message>
    <message>
        <source>Markers as in Table 1.</source>
        <extracomment>the table below that lists the rows with their markers</extracomment>
        <translation>Marcadores como en la tabla 1.</translation>
    </message>
    <message>
        <source>%1 by %2.</source>
        <extracomment>%1: &quot;Images/s&quot;, %2: a field on the horizontal axis</extracomment>
        <translation>%1 según %2.</translation>
    </message>
    <message>
        <source>Price per million of each row, %1.</source>
        <translation>Precio por millón de cada fila, %1.</translation>
    </message>
    <message>
        <source>Validation %1 over %2. The filled marker is the first evaluation at or below the target.</source>
        <translation>Validación: %1 según %2. El marcador relleno es la primera evaluación que iguala el objetivo o queda por debajo.</translation>
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
        <source>Caveats</source>
        <extracomment>heading: what limits the comparison</extracomment>
        <translation>Advertencias</translation>
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
            <numerusform>Comparación de %n ejecución en %1</numerusform>
            <numerusform>Comparación de %n ejecuciones en %1</numerusform>
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
        <source>Epochal, campaign report</source>
        <translation>Epochal, informe de una serie</translation>
    </message>
    <message>
        <source>Epochal, report on a published study</source>
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
        <translation>La más barata</translation>
    </message>
    <message>
        <source>Fastest to target</source>
        <translation>La más rápida hasta el objetivo</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>La más rápida</translation>
    </message>
    <message>
        <source>What was varied</source>
        <translation>Qué se varió</translation>
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
        <source>Accuracy by %1</source>
        <translation>Exactitud según %1</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>Qué dicen las cifras</translation>
    </message>
    <message>
        <source>Cost against time</source>
        <translation>Coste frente al tiempo</translation>
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
        <source>Scaling</source>
        <extracomment>noun, heading: how speed grows with the number of devices</extracomment>
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
        <translation>Auditoría de las cifras publicadas</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Configuration shared by all runs</source>
        <translation>Configuración común a todas las ejecuciones</translation>
    </message>
    <message>
        <source>Environment by offer</source>
        <translation>Entorno por oferta</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Prices frozen in the runs</source>
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
        <extracomment>heading: how published figures were checked</extracomment>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>heading: remarks of the source</extracomment>
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
        <source>Sources of the published results</source>
        <translation>Fuentes de los resultados publicados</translation>
    </message>
    <message>
        <source>Not included</source>
        <extracomment>heading: what the report leaves out, and why</extracomment>
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
        <translation>Calculado a partir de las cifras publicadas</translation>
    </message>
    <message>
        <source>Share of the variance of %1 within the ranges searched: %2.</source>
        <extracomment>%1: a measure of quality, %2: how the figures were obtained</extracomment>
        <translation>Parte de la varianza de %1 dentro de los valores probados: %2.</translation>
    </message>
    <message>
        <source>Means over seeds with their standard deviation; small circles are single runs.</source>
        <translation>Medias entre semillas con su desviación típica; los círculos pequeños son ejecuciones individuales.</translation>
    </message>
    <message>
        <source>No configuration whose runs all finished has a better %1 at a lower cost than one on the line.</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>Ninguna configuración con todas sus ejecuciones terminadas tiene mejor %1 a menor coste que las de la línea.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 según %2</translation>
    </message>
    <message>
        <source>Most %1</source>
        <extracomment>%1 = a rate such as images/s, in front of the row with the most</extracomment>
        <translation>Más %1</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Eficiencia de escalado</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Tiempo de paso</translation>
    </message>
    <message>
        <source>What the figures say about scaling</source>
        <translation>Qué dicen las cifras sobre el escalado</translation>
    </message>
    <message>
        <source>How scaling is computed</source>
        <translation>Cómo se calcula el escalado</translation>
    </message>
    <message>
        <source>Lowest price per million</source>
        <translation>Menor precio por millón</translation>
    </message>
    <message>
        <source>Price per million</source>
        <translation>Precio por millón</translation>
    </message>
    <message>
        <source>Rates and prices</source>
        <translation>Rendimiento y precios</translation>
    </message>
    <message>
        <source>Epochal, report on imported results</source>
        <translation>Epochal, informe de resultados importados</translation>
    </message>
    <message>
        <source>Imported; source: %1, %2. %3</source>
        <extracomment>source, day, address</extracomment>
        <translation>Importado; fuente: %1, %2. %3</translation>
    </message>
    <message>
        <source>Cheapest to target in &quot;%1&quot;</source>
        <extracomment>%1: a group of rows</extracomment>
        <translation>La más barata hasta el objetivo de «%1»</translation>
    </message>
    <message>
        <source>Cheapest in &quot;%1&quot;</source>
        <extracomment>%1: a group of rows</extracomment>
        <translation>La más barata de «%1»</translation>
    </message>
    <message>
        <source>Fastest to target in &quot;%1&quot;</source>
        <extracomment>%1: a group of rows</extracomment>
        <translation>La más rápida hasta el objetivo de «%1»</translation>
    </message>
    <message>
        <source>Fastest in &quot;%1&quot;</source>
        <extracomment>%1: a group of rows</extracomment>
        <translation>La más rápida de «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%1 over %n seed(s)</source>
        <translation>
            <numerusform>%1 con %n semilla</numerusform>
            <numerusform>%1 entre %n semillas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonTables</name>
    <message>
        <source>Run</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Price, %1</source>
        <translation>Precio, %1</translation>
    </message>
    <message>
        <source>n runs that differ only in their seed form one row: mean ± sample standard deviation.</source>
        <translation>n ejecuciones que solo difieren en la semilla forman una fila: media ± desviación típica muestral.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <extracomment>a sentence about rows, their names</extracomment>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>calculated below</source>
        <extracomment>in place of the source of an own machine&apos;s price</extracomment>
        <translation>calculado más abajo</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Age, days</source>
        <extracomment>head of a column: days since the price was seen</extracomment>
        <translation>Antigüedad, días</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>What-if: priced under these offers, but not run on them</source>
        <translation>Hipótesis: con el precio de estas ofertas, pero sin ejecutarse en ellas</translation>
    </message>
    <message>
        <source>Prices as listed by their source; some include tax.</source>
        <translation>Precios tal como figuran en su fuente; algunos incluyen impuestos.</translation>
    </message>
    <message>
        <source>Prices as listed by their source, without added tax.</source>
        <translation>Precios tal como figuran en su fuente, sin añadir impuestos.</translation>
    </message>
    <message>
        <source>Ages are as of %1. Bold: older than %2 days; the ranking may have changed since.</source>
        <translation>La antigüedad se cuenta hasta el %1. En negrita: más de %2 días; la clasificación puede haber cambiado desde entonces.</translation>
    </message>
    <message>
        <source>Where the billing quantum is unknown, 1 s is assumed.</source>
        <translation>Si no se conoce la unidad mínima de facturación, se supone 1&#xa0;s.</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>the currency converted to</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tipo de cambio</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
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
        <source>Row</source>
        <extracomment>column: the formula with its inputs</extracomment>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Cálculo</translation>
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
        <source>The possible range follows from the rounding of the inputs by interval arithmetic: 8.4 means anything from 8.35 to 8.45. A figure is consistent if the computed value rounds to the published one.</source>
        <translation>El intervalo posible se obtiene del redondeo de los datos por aritmética de intervalos: 8,4 representa cualquier valor de 8,35 a 8,45. Una cifra cuadra si el valor calculado, redondeado, coincide con el publicado.</translation>
    </message>
    <message>
        <source>Source of all prices: %1.</source>
        <translation>Fuente de todos los precios: %1.</translation>
    </message>
    <message>
        <source>What-if: priced for hardware it did not run on, so nobody was billed this amount</source>
        <translation>Hipótesis: con el precio de una máquina en la que no se ejecutó, así que nadie pagó ese importe</translation>
    </message>
    <message>
        <source>The cost assumes that %1</source>
        <extracomment>%1: &quot;every hour of the lease is used&quot;</extracomment>
        <translation>El coste supone que %1</translation>
    </message>
    <message>
        <source>Derived here</source>
        <translation>Calculado aquí</translation>
    </message>
    <message>
        <source>The source does not state these figures.</source>
        <translation>Estas cifras no figuran en la fuente.</translation>
    </message>
    <message>
        <source>Time of each row: %1.</source>
        <extracomment>%1: which clock</extracomment>
        <translation>Tiempo de cada fila: %1.</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Precio por hora</translation>
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
        <translation>%1 hasta %2, %3</translation>
    </message>
    <message>
        <source>%1 (what-if)</source>
        <extracomment>a row whose money is that of a machine it did not run on</extracomment>
        <translation>%1 (hipótesis)</translation>
    </message>
    <message>
        <source>what-if</source>
        <extracomment>adjective: a cost at a price that the run was not billed</extracomment>
        <translation>hipótesis</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>todas las filas</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <extracomment>%1: a row of several runs, %2: the seed of one of them</extracomment>
        <translation>%1, semilla %2</translation>
    </message>
    <message>
        <source>price per hour</source>
        <translation>precio por hora</translation>
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
        <translation>controlador %1</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>noun: the part of the program that trains</extracomment>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Sistema operativo</translation>
    </message>
    <message>
        <source>what the offer bills, including preparation and pauses on a rented machine</source>
        <translation>lo que factura la oferta, incluidas la preparación y las pausas en una máquina alquilada</translation>
    </message>
    <message>
        <source>%1 (%2) at the first evaluation at or above %3.</source>
        <extracomment>%1: which clock, %2: what it counts, %3: the target</extracomment>
        <translation>%1 (%2) en la primera evaluación que alcanza o supera %3.</translation>
    </message>
    <message>
        <source>%1 of the whole run (%2).</source>
        <extracomment>%1: which time basis, %2: what it counts</extracomment>
        <translation>%1 de toda la ejecución (%2).</translation>
    </message>
    <message>
        <source>Time basis of the source</source>
        <extracomment>what the source&apos;s times count</extracomment>
        <translation>Base de tiempo de la fuente</translation>
    </message>
    <message>
        <source>(preparation + time), rounded up to the billing quantum, × price per hour. A rented machine bills wall-clock time, pauses included; your own machine costs its time in use.</source>
        <translation>(preparación + tiempo), redondeado al alza a la unidad mínima de facturación, × precio por hora. Una máquina alquilada factura el tiempo transcurrido, pausas incluidas; una propia cuesta su tiempo de uso.</translation>
    </message>
    <message>
        <source>cost / lowest cost among the ranked rows of its group.</source>
        <translation>coste / menor coste entre las filas clasificadas de su grupo.</translation>
    </message>
    <message>
        <source>Across seeds</source>
        <extracomment>in front of how runs with different seeds are combined</extracomment>
        <translation>Entre semillas</translation>
    </message>
    <message>
        <source>mean ± sample standard deviation; failed runs are not in the mean quality and, without a target, not in time and cost.</source>
        <translation>media ± desviación típica muestral; las ejecuciones con fallo no entran en la calidad media ni, sin objetivo, en el tiempo y el coste.</translation>
    </message>
    <message>
        <source>Pareto frontier</source>
        <translation>Frontera de Pareto</translation>
    </message>
    <message>
        <source>Price of your own machine</source>
        <translation>Precio de su propia máquina</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Hipótesis</translation>
    </message>
    <message>
        <source>rows marked this way are priced under an offer they did not run on: measured time, another price. Nothing shows that the other machine would take the same time.</source>
        <translation>las filas así marcadas llevan el precio de una oferta en la que no se ejecutaron: tiempo medido, otro precio. Nada indica que la otra máquina tardaría lo mismo.</translation>
    </message>
    <message>
        <source>No monetary figures because there is no price: %1.</source>
        <extracomment>%1: names of rows</extracomment>
        <translation>Sin importes por falta de precio: %1.</translation>
    </message>
    <message>
        <source>No time or cost to the target, which was not reached: %1.</source>
        <extracomment>%1: names of rows</extracomment>
        <translation>Sin tiempo ni coste hasta el objetivo, que no se alcanzó: %1.</translation>
    </message>
    <message>
        <source>No time on this basis: %1.</source>
        <extracomment>%1: names of rows</extracomment>
        <translation>Sin tiempo en esta base de tiempo: %1.</translation>
    </message>
    <message>
        <source>No quality figure: %1.</source>
        <translation>Sin cifra de calidad: %1.</translation>
    </message>
    <message>
        <source>Skipped because it could not be read: %1.</source>
        <extracomment>%1: what went wrong and where</extracomment>
        <translation>Omitido porque no se pudo leer: %1.</translation>
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
        <source>%1: %2 after %3 of %n epoch(s); its time and cost cover only this part.</source>
        <translation>
            <numerusform>%1: %2 tras %3 de %n época; su tiempo y su coste corresponden solo a esta parte.</numerusform>
            <numerusform>%1: %2 tras %3 de %n épocas; su tiempo y su coste corresponden solo a esta parte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have not started.</source>
        <translation>
            <numerusform>%n ejecución no ha empezado.</numerusform>
            <numerusform>%n ejecuciones no han empezado.</numerusform>
        </translation>
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
        <source>training steps only; DAWNBench, which also excludes evaluation and checkpoints, counts start-up and loading</source>
        <translation>solo los pasos de entrenamiento; DAWNBench, que tampoco cuenta la evaluación ni los puntos de control, sí cuenta el arranque y la carga</translation>
    </message>
    <message>
        <source>start-up, evaluation and checkpoints included; MLPerf, which also counts evaluation, excludes up to 30 minutes of initialization</source>
        <translation>con arranque, evaluación y puntos de control; MLPerf, que también cuenta la evaluación, excluye hasta 30 minutos de inicialización</translation>
    </message>
    <message>
        <source>Failed runs</source>
        <translation>Ejecuciones fallidas</translation>
    </message>
    <message>
        <source>a row&apos;s time and cost are those of all its runs, including everything the failed ones spent, / runs that reached the target: the expected time and cost of one run that reaches it (expected running time, Auger and Hansen 2005).</source>
        <extracomment>/ is a division</extracomment>
        <translation>el tiempo y el coste de una fila son los de todas sus ejecuciones, incluido todo lo que gastaron las fallidas, / las que alcanzaron el objetivo: el tiempo y el coste esperados de una que lo alcance (expected running time, Auger y Hansen, 2005).</translation>
    </message>
    <message>
        <source>T(1) / (N × T(N)): time relative to the fewest devices running the same workload.</source>
        <translation>T(1) / (N × T(N)): tiempo respecto al menor número de dispositivos con el mismo trabajo.</translation>
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
        <source>rows not beaten by any other row of their group: none is cheaper and no slower, or faster and no more expensive.</source>
        <translation>filas a las que ninguna otra de su grupo supera por ser más barata y no más lenta, o más rápida y no más cara.</translation>
    </message>
    <message>
        <source>Key figures</source>
        <extracomment>in front of which rows may lead</extracomment>
        <translation>Cifras clave</translation>
    </message>
    <message>
        <source>rows with failed runs are not named cheapest, fastest or best: without a target, their figures leave out what those runs spent.</source>
        <translation>las filas con ejecuciones fallidas no figuran como las más baratas, rápidas o mejores: sin objetivo, sus cifras no incluyen lo que gastaron esas ejecuciones.</translation>
    </message>
    <message>
        <source>%1 (%2) at the first evaluation at or below %3.</source>
        <translation>%1 (%2) en la primera evaluación con un valor igual o inferior a %3.</translation>
    </message>
    <message>
        <source>samples in measured steps / time of those steps; warm-up steps excluded, device synchronized only at window boundaries. U = sd / sqrt(n) over the run&apos;s windows.</source>
        <translation>muestras de los pasos medidos / tiempo de esos pasos; sin los pasos de calentamiento, con el dispositivo sincronizado solo en los límites de las ventanas. U = sd / sqrt(n) entre las ventanas de la ejecución.</translation>
    </message>
    <message>
        <source>%1 / (price per hour). Multiplied by %2, this is the number of samples per unit of currency.</source>
        <extracomment>%1: &quot;images/s&quot;, %2: 3600</extracomment>
        <translation>%1 / (precio por hora). Multiplicado por %2, es el número de muestras por unidad monetaria.</translation>
    </message>
    <message>
        <source>R(N) / (N × R(1)): %1 relative to the fewest devices running the same workload.</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>R(N) / (N × R(1)): %1 respecto al menor número de dispositivos con el mismo trabajo.</translation>
    </message>
    <message>
        <source>No %1: %2.</source>
        <extracomment>%1: &quot;images/s&quot;, %2: names of rows</extracomment>
        <translation>Sin %1: %2.</translation>
    </message>
    <message>
        <source>samples in measured batches / time of those batches, after a warm-up.</source>
        <translation>muestras de los lotes medidos / tiempo de esos lotes, tras un calentamiento.</translation>
    </message>
    <message>
        <source>price per hour / %1 / (samples per second) × %2, with the fastest size measured or, for inference, the fastest that meets the latency limit. Throughput and latency are those of the same size.</source>
        <extracomment>%1: seconds of an hour, %2: a million</extracomment>
        <translation>precio por hora / %1 / (muestras por segundo) × %2, con el tamaño más rápido de los medidos o, en inferencia, con el más rápido que cumple el límite de latencia. El rendimiento y la latencia son los del mismo tamaño.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ConfigurePage</name>
    <message>
        <source>Save this configuration under a name</source>
        <translation>Guardar esta configuración con un nombre</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>verb, button</extracomment>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Return to the preset</source>
        <translation>Volver a la plantilla</translation>
    </message>
    <message>
        <source>Open a configuration from a JSON file</source>
        <translation>Abrir una configuración desde un archivo JSON</translation>
    </message>
    <message>
        <source>Save this configuration to a JSON file</source>
        <translation>Guardar esta configuración en un archivo JSON</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>View and edit the configuration as text</source>
        <translation>Ver y editar la configuración como texto</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Start training</source>
        <extracomment>verb, tip of a button</extracomment>
        <translation>Iniciar el entrenamiento</translation>
    </message>
    <message>
        <source>Preset</source>
        <extracomment>noun, label of a list</extracomment>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>Buscar un campo</translation>
    </message>
    <message>
        <source>Run in</source>
        <extracomment>label of a choice: this window, or a detached worker</extracomment>
        <translation>Ejecutar en</translation>
    </message>
    <message>
        <source>This window</source>
        <extracomment>where a run is run</extracomment>
        <translation>Esta ventana</translation>
    </message>
    <message>
        <source>Detached worker</source>
        <translation>Proceso independiente</translation>
    </message>
    <message>
        <source>A detached worker continues after the window is closed.</source>
        <translation>Un proceso independiente continúa aunque se cierre la ventana.</translation>
    </message>
    <message>
        <source>Start training (%1)</source>
        <translation>Iniciar el entrenamiento (%1)</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>verb, link: shows the first field to fix</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Configure</source>
        <extracomment>name of a page</extracomment>
        <translation>Configurar</translation>
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
        <extracomment>a call to choose one, beside the launch button</extracomment>
        <translation>Elija una oferta</translation>
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
        <extracomment>adjective, filter: the fields that are changed most</extracomment>
        <translation>Básicos</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Todos %1</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <extracomment>filter: the changed fields; %1 = their number</extracomment>
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
        <source>Vary the field over several values, or return to one</source>
        <translation>Variar el campo con varios valores o volver a uno solo</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message>
        <source>Run after those already queued</source>
        <translation>Ejecutar después de las que ya están en cola</translation>
    </message>
    <message>
        <source>Run after those already queued (%1)</source>
        <translation>Ejecutar después de las que ya están en cola (%1)</translation>
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
        <source>This creates %n run(s), each with its own folder. Nothing has been added yet.</source>
        <translation>
            <numerusform>Se creará %n ejecución, con su propia carpeta. Aún no se ha añadido nada.</numerusform>
            <numerusform>Se crearán %n ejecuciones, cada una con su propia carpeta. Aún no se ha añadido nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all</source>
        <extracomment>verb, button: adds the runs of a sweep to the queue</extracomment>
        <translation>Añadir todas</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Checking this machine</source>
        <extracomment>whether it can train the run that is being launched</extracomment>
        <translation>Comprobando esta máquina</translation>
    </message>
    <message>
        <source>Configure a run and launch it</source>
        <translation>Configurar una ejecución e iniciar el entrenamiento</translation>
    </message>
    <message>
        <source>&amp;Configure</source>
        <extracomment>verb, title of a page</extracomment>
        <translation>&amp;Configurar</translation>
    </message>
    <message>
        <source>%1 at random points of %2</source>
        <extracomment>number of runs, what varies; a point is one combination of the varied values</extracomment>
        <translation>%1 en puntos al azar de %2</translation>
    </message>
    <message>
        <source>Open spec</source>
        <comment>step that can be undone</comment>
        <translation>Abrir especificación</translation>
    </message>
    <message>
        <source>Scaling experiment</source>
        <translation>Experimento de escalado</translation>
    </message>
    <message>
        <source>Scaling experiment…</source>
        <translation>Experimento de escalado…</translation>
    </message>
    <message>
        <source>Train the same configuration on more and more devices</source>
        <translation>Entrenar la misma configuración en cada vez más dispositivos</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ConfusionModel</name>
    <message>
        <source>%1 of %2 samples of %3 recognized</source>
        <extracomment>%1: how many, %2: of how many, %3: a class of images or rows</extracomment>
        <translation>Reconocidas %1 de %2 muestras de %3</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>head of a column of a matrix: samples taken for classes that are not shown</extracomment>
        <translation>otras</translation>
    </message>
    <message>
        <source>of</source>
        <comment>samples in all</comment>
        <extracomment>head of a column of a matrix: all samples of a class, &quot;5 of 12&quot;</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>%1 of %2 samples of %3 predicted as %4</source>
        <extracomment>%1: how many, %2: of how many, %3 and %4: classes of images or rows</extracomment>
        <translation>%1 de %2 muestras de %3 predichas como %4</translation>
    </message>
    <message>
        <source>Predicted as %1</source>
        <extracomment>%1: a class of images or rows</extracomment>
        <translation>Predicha como %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CoordinatesView</name>
    <message>
        <source>%1 %2 to %3</source>
        <extracomment>%1: an axis, %2, %3: the limits of the range chosen on it</extracomment>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 line(s) in range</source>
        <translation>
            <numerusform>%n de %1 líneas en el intervalo</numerusform>
            <numerusform>%n de %1 líneas en el intervalo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Drag along the axis to choose a range; drag the title to move the axis.</source>
        <translation>%1. Arrastre a lo largo del eje para elegir un intervalo; arrastre el título para mover el eje.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CostPanel</name>
    <message>
        <source>What this will cost</source>
        <extracomment>title of a panel</extracomment>
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
        <extracomment>%1 = the target, an accuracy with its percent sign</extracomment>
        <translation>Hasta el %1</translation>
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
        <translation>La oferta «%1» no está en el catálogo de precios.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), one after another.</source>
        <translation>
            <numerusform>%n ejecución.</numerusform>
            <numerusform>%n ejecuciones, una tras otra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Epochs per run: about %1, based on %n of your runs.</source>
        <translation>
            <numerusform>Épocas por ejecución: unas %1, según %n de sus ejecuciones.</numerusform>
            <numerusform>Épocas por ejecución: unas %1, según %n de sus ejecuciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Estimando…</translation>
    </message>
    <message>
        <source>Selected offer</source>
        <translation>Oferta seleccionada</translation>
    </message>
    <message>
        <source>No estimates; each row says why.</source>
        <translation>Sin estimaciones; cada fila dice por qué.</translation>
    </message>
    <message>
        <source>None of your runs with this model and data has reached the target, so all epochs are counted.</source>
        <translation>Ninguna de sus ejecuciones con este modelo y estos datos ha alcanzado el objetivo, así que se cuentan todas las épocas.</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) ranked by cost</source>
        <translation>
            <numerusform>%n oferta ordenada por coste</numerusform>
            <numerusform>%n ofertas ordenadas por coste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::CurveAxes</name>
    <message>
        <source>Epoch</source>
        <extracomment>noun, an axis</extracomment>
        <translation>Época</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>noun, an axis: a step of the optimizer</extracomment>
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
        <source>Cost</source>
        <extracomment>noun, an axis</extracomment>
        <translation>Coste</translation>
    </message>
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
        <extracomment>title of an axis; %1 = s, min or h</extracomment>
        <translation>tiempo de entrenamiento, %1</translation>
    </message>
    <message>
        <source>active time, %1</source>
        <extracomment>title of an axis; %1 = s, min or h</extracomment>
        <translation>tiempo activo, %1</translation>
    </message>
    <message>
        <source>billed time, %1</source>
        <extracomment>title of an axis; %1 = s, min or h</extracomment>
        <translation>tiempo facturado, %1</translation>
    </message>
    <message>
        <source>cost so far, %1</source>
        <extracomment>title of an axis; %1 = a currency</extracomment>
        <translation>coste hasta ahora, %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::CurveCharts</name>
    <message>
        <source>None of these rows has a curve: published results give only the final value.</source>
        <translation>Ninguna de estas filas tiene curva: los resultados publicados solo dan el valor final.</translation>
    </message>
    <message>
        <source>target, %1</source>
        <translation>objetivo, %1</translation>
    </message>
    <message>
        <source>target %1</source>
        <extracomment>%1 = a value: a line in the chart</extracomment>
        <translation>objetivo %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), up to %1.</source>
        <translation>
            <numerusform>%n ejecución, hasta %1.</numerusform>
            <numerusform>%n ejecuciones, hasta %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rows have no figures for this axis.</source>
        <translation>Estas filas no tienen cifras para este eje.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), down to %1.</source>
        <translation>
            <numerusform>%n ejecución, hasta un mínimo de %1.</numerusform>
            <numerusform>%n ejecuciones, hasta un mínimo de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s).</source>
        <comment>a measure of quality</comment>
        <translation>
            <numerusform>%1 de %n ejecución.</numerusform>
            <numerusform>%1 de %n ejecuciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>cost to target, %1</source>
        <translation>coste hasta el objetivo, %1</translation>
    </message>
    <message>
        <source>%1 to target, %2</source>
        <comment>a clock, its unit</comment>
        <extracomment>%1 is a kind of time (&quot;training time&quot;), %2 its unit</extracomment>
        <translation>%1 hasta el objetivo, %2</translation>
    </message>
    <message>
        <source>first at the target</source>
        <extracomment>what the filled markers of a curve say, and then the outlined ones</extracomment>
        <translation>primera en el objetivo</translation>
    </message>
    <message>
        <source>other evaluations</source>
        <translation>otras evaluaciones</translation>
    </message>
</context>
<context>
    <name>epochal::ui::DataPreview</name>
    <message numerus="yes">
        <source>%1 in %n class(es)</source>
        <extracomment>%1 = a number of images, such as &quot;300 images&quot;</extracomment>
        <translation>
            <numerusform>%1 en %n clase</numerusform>
            <numerusform>%1 en %n clases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n imagen</numerusform>
            <numerusform>%n imágenes</numerusform>
        </translation>
    </message>
    <message>
        <source>largest %1</source>
        <extracomment>number of images in the largest class</extracomment>
        <translation>mayor: %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <extracomment>mean number of images in a class</extracomment>
        <translation>media: %1</translation>
    </message>
    <message>
        <source>smallest %1</source>
        <extracomment>number of images in the smallest class</extracomment>
        <translation>menor: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n training image(s) are used</source>
        <translation>
            <numerusform>Se usa %1 de %n imagen de entrenamiento</numerusform>
            <numerusform>Se usan %1 de %n imágenes de entrenamiento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n validation image(s) are used</source>
        <translation>
            <numerusform>Se usa %1 de %n imagen de validación</numerusform>
            <numerusform>Se usan %1 de %n imágenes de validación</numerusform>
        </translation>
    </message>
    <message>
        <source>Use all</source>
        <extracomment>verb, link: uses all images of the data set</extracomment>
        <translation>Usar todas</translation>
    </message>
    <message>
        <source>Use all training images</source>
        <translation>Usar todas las imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>Use all validation images</source>
        <translation>Usar todas las imágenes de validación</translation>
    </message>
    <message>
        <source>There is no validation folder: %1 of the images are set aside for it, by file name.</source>
        <translation>No hay carpeta de validación: para ella se reserva el %1 de las imágenes, según el nombre de archivo.</translation>
    </message>
    <message numerus="yes">
        <source>The headers of %1 of %n file(s) have been checked.</source>
        <translation>
            <numerusform>Se han comprobado las cabeceras de %1 de %n archivo.</numerusform>
            <numerusform>Se han comprobado las cabeceras de %1 de %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>numbers of images: those shown, all</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Checking files…</source>
        <translation>Comprobando archivos…</translation>
    </message>
    <message numerus="yes">
        <source>Listing: %n file(s) so far</source>
        <translation>
            <numerusform>Enumerando: %n archivo hasta ahora</numerusform>
            <numerusform>Enumerando: %n archivos hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Listing…</source>
        <translation>Enumerando…</translation>
    </message>
    <message>
        <source>Data preview</source>
        <extracomment>title of a panel</extracomment>
        <translation>Vista previa de los datos</translation>
    </message>
    <message>
        <source>Other %1</source>
        <extracomment>button: shows other images; %1 = how many</extracomment>
        <translation>Otras %1</translation>
    </message>
    <message>
        <source>Show other images</source>
        <translation>Mostrar otras imágenes</translation>
    </message>
    <message>
        <source>training</source>
        <comment>images</comment>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>validation</source>
        <comment>images</comment>
        <translation>validación</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>clases</translation>
    </message>
    <message>
        <source>unusable</source>
        <comment>files</comment>
        <translation>no utilizables</translation>
    </message>
    <message>
        <source>There is no preview until the folder&apos;s error is fixed.</source>
        <translation>No habrá vista previa hasta que se corrija el error de la carpeta.</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>Lectura de la carpeta</translation>
    </message>
    <message>
        <source>Sample images</source>
        <translation>Imágenes de muestra</translation>
    </message>
    <message>
        <source>Images per class, largest first</source>
        <translation>Imágenes por clase, de mayor a menor</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n column(s)</source>
        <extracomment>%1 = a number of rows, such as &quot;300 rows&quot;</extracomment>
        <translation>
            <numerusform>%1, %n columna</numerusform>
            <numerusform>%1, %n columnas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows by &quot;%1&quot;</source>
        <extracomment>%1: the column of a table that is predicted</extracomment>
        <translation>Filas según «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no value of &quot;%1&quot; and are left out.</source>
        <extracomment>rows of a table; %1: the column to predict</extracomment>
        <translation>
            <numerusform>%n fila sin valor de «%1» no se usa.</numerusform>
            <numerusform>%n filas sin valor de «%1» no se usan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limits of training and validation samples leave %1 of %n row(s).</source>
        <translation>
            <numerusform>Los límites de muestras de entrenamiento y validación dejan %1 de %n fila.</numerusform>
            <numerusform>Los límites de muestras de entrenamiento y validación dejan %1 de %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the rows are set aside for validation, at random by the seed.</source>
        <translation>Para la validación se reserva el %1 de las filas, elegidas al azar según la semilla.</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Leyendo la tabla…</translation>
    </message>
    <message>
        <source>columns used</source>
        <extracomment>a number of columns of a table that a network sees</extracomment>
        <translation>columnas</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>rows</comment>
        <extracomment>a number of rows of a table</extracomment>
        <translation>sin usar</translation>
    </message>
    <message>
        <source>There is no preview until the table&apos;s error is fixed.</source>
        <translation>No habrá vista previa hasta que se corrija el error de la tabla.</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Lectura de la tabla</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Columnas de la tabla</translation>
    </message>
    <message>
        <source>As stored</source>
        <extracomment>adverb, choice: images as they are in the file</extracomment>
        <translation>Como en el archivo</translation>
    </message>
    <message>
        <source>As trained</source>
        <translation>Como al entrenar</translation>
    </message>
    <message>
        <source>Images shown</source>
        <extracomment>label of a choice: as stored or as trained</extracomment>
        <translation>Imágenes mostradas</translation>
    </message>
</context>
<context>
    <name>epochal::ui::DecodingSpeed</name>
    <message numerus="yes">
        <source>%n loader thread(s) prepare at most %1 images/s here.</source>
        <extracomment>a rate of images, in images/s</extracomment>
        <translation>
            <numerusform>%n hilo de carga prepara aquí como máximo %1 imág./s.</numerusform>
            <numerusform>%n hilos de carga preparan aquí como máximo %1 imág./s.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected on %2: %1 images/s.</source>
        <extracomment>%1: a rate in images/s, %2: an offer</extracomment>
        <translation>Esperado en %2: %1 imág./s.</translation>
    </message>
    <message>
        <source>The loader keeps up.</source>
        <translation>La carga da abasto.</translation>
    </message>
    <message>
        <source>The steps will wait for images.</source>
        <translation>Los pasos esperarán a las imágenes.</translation>
    </message>
    <message>
        <source>This machine has too few cores for that: use lighter augmentation, smaller files or a packed file.</source>
        <translation>Esta máquina tiene muy pocos núcleos para eso: use un aumento de datos más ligero, archivos más pequeños o un archivo empaquetado.</translation>
    </message>
    <message>
        <source>The thread waited for the disk for %1 of the time; a second measurement reads from memory.</source>
        <translation>El hilo esperó al disco el %1 del tiempo; una segunda medición lee de la memoria.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>verb, button</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Medir de nuevo</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Reads, decodes, crops and augments up to %1 images with one thread</source>
        <translation>Lee, decodifica, recorta y transforma hasta %1 imágenes con un hilo</translation>
    </message>
    <message>
        <source>Decoding: measuring…</source>
        <translation>Decodificación: midiendo…</translation>
    </message>
    <message>
        <source>Decoding could not be measured</source>
        <translation>No se pudo medir la decodificación</translation>
    </message>
    <message>
        <source>Decoding: %1 images/s per thread (%2 files in %3)</source>
        <extracomment>%1: a rate, %2: a number of files, %3: a duration</extracomment>
        <translation>Decodificación: %1 imág./s por hilo (%2 archivos en %3)</translation>
    </message>
    <message>
        <source>Decoding speed on this machine</source>
        <translation>Velocidad de decodificación en esta máquina</translation>
    </message>
    <message numerus="yes">
        <source>Set %n loader thread(s)</source>
        <translation>
            <numerusform>Usar %n hilo de carga</numerusform>
            <numerusform>Usar %n hilos de carga</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::EntryWords</name>
    <message>
        <source>Your machine</source>
        <extracomment>the provider of one&apos;s own machine</extracomment>
        <translation>Máquina propia</translation>
    </message>
    <message>
        <source>* Derived here from the figures in the source.</source>
        <translation>* Calculado aquí a partir de los datos de la fuente.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the first of several regions</extracomment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1/h</source>
        <extracomment>unit of a price; %1 = a currency</extracomment>
        <translation>%1/h</translation>
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
        <translation>A partir de: %1.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <extracomment>what an estimate sums up: time in which sizes are measured</extracomment>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>noun, a part of the time</extracomment>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Evaluation, checkpoints</source>
        <translation>Evaluación, puntos de control</translation>
    </message>
    <message>
        <source>Start-up</source>
        <extracomment>noun, a part of the time</extracomment>
        <translation>Arranque</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Billing round-up</source>
        <extracomment>time billed beyond the run because of the billing quantum and the minimum charge</extracomment>
        <translation>Redondeo de facturación</translation>
    </message>
    <message numerus="yes">
        <source>Cheapest of the %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>La más barata de %n oferta clasificable.</numerusform>
            <numerusform>La más barata de las %n ofertas clasificables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most expensive of the %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>La más cara de %n oferta clasificable.</numerusform>
            <numerusform>La más cara de las %n ofertas clasificables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Number %1 by cost of the %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>Puesto %1 por coste de %n oferta clasificable.</numerusform>
            <numerusform>Puesto %1 por coste entre las %n ofertas clasificables.</numerusform>
        </translation>
    </message>
    <message>
        <source>costs %1 less</source>
        <extracomment>of another offer; %1 = an amount of money</extracomment>
        <translation>cuesta %1 menos</translation>
    </message>
    <message>
        <source>costs %1 more</source>
        <extracomment>of another offer; %1 = an amount of money</extracomment>
        <translation>cuesta %1 más</translation>
    </message>
    <message>
        <source>takes %1 less</source>
        <extracomment>of another offer; %1 = a duration</extracomment>
        <translation>tarda %1 menos</translation>
    </message>
    <message>
        <source>takes %1 longer</source>
        <translation>tarda %1 más</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1: %2, %3.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1: %2, %3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Preparation is %1 of this estimate.</source>
        <extracomment>%1 = a percentage</extracomment>
        <translation>La preparación supone el %1 de esta estimación.</translation>
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
        <source>It may still not fit: the memory used by the libraries themselves is not counted.</source>
        <translation>Aun así, puede que no quepa: no se cuenta la memoria que usan las propias bibliotecas.</translation>
    </message>
    <message>
        <source>Within the budget of %1.</source>
        <translation>Dentro del presupuesto de %1.</translation>
    </message>
    <message>
        <source>Expected to stay within the budget of %1; the high end of the range exceeds it.</source>
        <translation>Lo previsto entra en el presupuesto de %1; el extremo superior del intervalo lo supera.</translation>
    </message>
    <message>
        <source>Over the budget of %1: a run would stop before it finishes.</source>
        <translation>Supera el presupuesto de %1: una ejecución se detendría antes de terminar.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The budget of %1 applies to each run separately; there is no budget for all of them together.</source>
        <translation>El presupuesto de %1 se aplica a cada ejecución por separado; no hay presupuesto para el conjunto.</translation>
    </message>
    <message>
        <source>Over the campaign budget of %1: the queue would hold back its last runs.</source>
        <translation>Supera el presupuesto de la serie, %1: la cola retendría las últimas ejecuciones.</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Medición</translation>
    </message>
    <message>
        <source>Modeled, and therefore not ranked with the others.</source>
        <translation>Obtenido con un modelo; por eso no se clasifica con los demás.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::EvaluationPanel</name>
    <message>
        <source>Last evaluation</source>
        <extracomment>an entry of the list &quot;Evaluation&quot;, may be short</extracomment>
        <translation>Última</translation>
    </message>
    <message>
        <source>Best evaluation</source>
        <extracomment>an entry of the list &quot;Evaluation&quot;, may be short</extracomment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <extracomment>noun, label of a list: which evaluation is shown</extracomment>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Confused</source>
        <extracomment>participle, a view: which classes are taken for which others</extracomment>
        <translation>Confusión</translation>
    </message>
    <message>
        <source>Worst images</source>
        <translation>Peores</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>noun, label of a list: what is shown of the evaluation</extracomment>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Of all classes</source>
        <translation>De todas las clases</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Matriz de confusión</translation>
    </message>
    <message>
        <source>Most confused pairs</source>
        <translation>Pares más confundidos</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>What the evaluation predicted has not been saved yet.</source>
        <translation>Las predicciones de la evaluación aún no se han guardado.</translation>
    </message>
    <message>
        <source>The run has no saved predictions: an earlier version trained it, or they could not be saved.</source>
        <translation>La ejecución no tiene predicciones guardadas: se hizo con una versión anterior o no se pudieron guardar.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The run ended before its first evaluation.</source>
        <translation>La ejecución terminó antes de su primera evaluación.</translation>
    </message>
    <message>
        <source>Predicted and true</source>
        <translation>Predicho y real</translation>
    </message>
    <message>
        <source>Most confused</source>
        <translation>Más confundidas</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <extracomment>beside a title: the epoch that was evaluated</extracomment>
        <translation>época %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n muestra</numerusform>
            <numerusform>%n muestras</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 of %2&lt;/b&gt; wrong</source>
        <extracomment>%1: how many samples are wrong, %2: of how many</extracomment>
        <translation>&lt;b&gt;%1 de %2&lt;/b&gt; incorrectas</translation>
    </message>
    <message>
        <source>%1, the highest loss first</source>
        <extracomment>%1: &quot;sneaker → tennis shoes&quot;</extracomment>
        <translation>%1, primero la mayor pérdida</translation>
    </message>
    <message>
        <source>Highest loss first, with the predicted class</source>
        <translation>Primero las de mayor pérdida, con la clase predicha</translation>
    </message>
    <message>
        <source>Available after epoch 1, in about %1.</source>
        <extracomment>%1: a time</extracomment>
        <translation>Se verá después de la época 1, en unos %1.</translation>
    </message>
    <message>
        <source>Available after epoch 1.</source>
        <translation>Se verá después de la época 1.</translation>
    </message>
    <message>
        <source>Rows: the true class. Columns: the predicted class.</source>
        <extracomment>of a matrix</extracomment>
        <translation>Filas: la clase real. Columnas: la clase predicha.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::EvaluationScatter</name>
    <message>
        <source>Predicted and true</source>
        <translation>Predicho y real</translation>
    </message>
    <message>
        <source>True</source>
        <extracomment>adjective, title of an axis: true values</extracomment>
        <translation>Valor real</translation>
    </message>
    <message>
        <source>Predicted</source>
        <extracomment>adjective, title of an axis: predicted values</extracomment>
        <translation>Valor predicho</translation>
    </message>
    <message>
        <source>Sample %1</source>
        <extracomment>%1: number of a sample within the validation set, counted from 1</extracomment>
        <translation>Muestra %1</translation>
    </message>
    <message>
        <source>Equal</source>
        <extracomment>adjective, a line of the chart: predicted and true values are equal</extracomment>
        <translation>Iguales</translation>
    </message>
    <message numerus="yes">
        <source>Predicted against true values of %n sample(s)</source>
        <translation>
            <numerusform>Valores predichos frente a reales de %n muestra</numerusform>
            <numerusform>Valores predichos frente a reales de %n muestras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::FaultyList</name>
    <message numerus="yes">
        <source>%n file(s) cannot be used</source>
        <translation>
            <numerusform>%n archivo no se puede usar</numerusform>
            <numerusform>%n archivos no se pueden usar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n file(s) cannot be used</source>
        <translation>
            <numerusform>Al menos %n archivo no se puede usar</numerusform>
            <numerusform>Al menos %n archivos no se pueden usar</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Not a .jpg, .jpeg or .png file</source>
        <translation>No es un archivo .jpg, .jpeg ni .png</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>files, besides those that are named above</extracomment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::FieldEditor</name>
    <message>
        <source>none</source>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>the last column</source>
        <extracomment>of a table: shown while no column is named</extracomment>
        <translation>la última columna</translation>
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
        <extracomment>verb; %1 = a field</extracomment>
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
        <source>Scale with batch size</source>
        <translation>Escalar con el tamaño de lote</translation>
    </message>
    <message>
        <source>Linear with batch size: %1 at the peak. %2</source>
        <extracomment>of the learning rate; %1 = the peak rates, %2 = a link</extracomment>
        <translation>Lineal con el tamaño de lote: %1 en el máximo. %2</translation>
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
        <extracomment>verb, button: sets the field to its default</extracomment>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Ctrl+click to vary it over several values.</source>
        <translation>Ctrl+clic para variarlo con varios valores.</translation>
    </message>
    <message>
        <source>Vary over several values</source>
        <translation>Variar con varios valores</translation>
    </message>
    <message>
        <source>Vary %1</source>
        <extracomment>verb; %1 = a field</extracomment>
        <translation>Variar %1</translation>
    </message>
    <message>
        <source>Set &quot;%1&quot; to %2</source>
        <extracomment>link; %1 = label of a field, %2 = its new value</extracomment>
        <translation>Cambiar «%1» a %2</translation>
    </message>
    <message>
        <source>CSV tables (*.csv);;All files (*)</source>
        <translation>Tablas CSV (*.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>TorchScript networks (*.pt *.pth *.ts);;All files (*)</source>
        <translation>Redes TorchScript (*.pt *.pth *.ts);;Todos los archivos (*)</translation>
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
        <source>from the package</source>
        <extracomment>a folder that comes with the installed package</extracomment>
        <translation>del paquete</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>weights that a network begins with</extracomment>
        <translation>aleatorios</translation>
    </message>
    <message>
        <source>the last one</source>
        <extracomment>a column of a table</extracomment>
        <translation>la última</translation>
    </message>
    <message>
        <source>doubled while they fit</source>
        <translation>se duplican mientras quepan</translation>
    </message>
    <message>
        <source>doubled up to the number of cores</source>
        <translation>se duplican hasta el número de núcleos</translation>
    </message>
    <message>
        <source>those in its file</source>
        <extracomment>weights that a network begins with</extracomment>
        <translation>los de su archivo</translation>
    </message>
    <message numerus="yes">
        <source>epoch(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>época</numerusform>
            <numerusform>épocas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>epoch(s) without improvement</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>época sin mejora</numerusform>
            <numerusform>épocas sin mejora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hour(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>hora</numerusform>
            <numerusform>horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sample(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>muestra</numerusform>
            <numerusform>muestras</numerusform>
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
        <extracomment>verb, button</extracomment>
        <translation>Quitar filtros</translation>
    </message>
    <message>
        <source>Archived</source>
        <extracomment>adjective, filter: archived runs</extracomment>
        <translation>Archivadas</translation>
    </message>
    <message>
        <source>Show archived runs too</source>
        <translation>Mostrar también las ejecuciones archivadas</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1 de %n ejecución</numerusform>
            <numerusform>%1 de %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>a filter: %1 = &quot;State&quot;, %2 of %3 = how many of its values are chosen</extracomment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Quitar este filtro</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FilterPopup</name>
    <message>
        <source>All</source>
        <extracomment>check all values of a filter</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>check no value of a filter</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Counts follow the other filters</source>
        <translation>Recuentos según los demás filtros</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 = a value that runs are filtered by, %2 = how many runs have it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only %1</source>
        <extracomment>%1 = a value that runs are filtered by: uncheck all others</extracomment>
        <translation>Solo %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FindAction</name>
    <message>
        <source>Find action</source>
        <translation>Buscar acción</translation>
    </message>
    <message>
        <source>Type part of its name</source>
        <extracomment>placeholder of the search for a menu action</extracomment>
        <translation>Escriba parte del nombre</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Findings</name>
    <message>
        <source>The run failed; the figures cover it up to that point.</source>
        <translation>La ejecución falló; las cifras son las registradas hasta ese momento.</translation>
    </message>
    <message>
        <source>The run was interrupted and can be resumed; these are the figures so far.</source>
        <translation>La ejecución se interrumpió y se puede reanudar; las cifras son las obtenidas hasta ahora.</translation>
    </message>
    <message>
        <source>The run has not finished; these are the figures so far.</source>
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
        <source>The best epoch is the last one: more epochs might improve it.</source>
        <translation>La mejor época es la última: con más épocas podría mejorar.</translation>
    </message>
    <message>
        <source>Training steps took %1 of the active time; the rest is start-up, evaluation and checkpoints.</source>
        <translation>Los pasos de entrenamiento ocuparon el %1 del tiempo activo; el resto es arranque, evaluación y puntos de control.</translation>
    </message>
    <message>
        <source>At %1, one %2 pays for training on %3 images.</source>
        <translation>A un precio de %1, cada %2 permite entrenar con %3 imágenes.</translation>
    </message>
    <message numerus="yes">
        <source>The run was resumed %n time(s); its times are totals over all attempts.</source>
        <translation>
            <numerusform>La ejecución se reanudó %n vez; sus tiempos suman todos los intentos.</numerusform>
            <numerusform>La ejecución se reanudó %n veces; sus tiempos suman todos los intentos.</numerusform>
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
        <translation>área bajo la curva ROC, una clase frente al resto, media de las clases; basada en rangos, los empates cuentan un medio.</translation>
    </message>
    <message>
        <source>Three time bases</source>
        <translation>Tres bases de tiempo</translation>
    </message>
    <message>
        <source>training, %1: steps only. Active, %2: with start-up, evaluation and checkpoints. Billed, %3: with preparation and pauses on a rented machine. Totals over all attempts.</source>
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
        <source>Price of your own machine</source>
        <translation>Precio de su propia máquina</translation>
    </message>
    <message>
        <source>validation figures (no evaluation yet)</source>
        <translation>cifras de validación (aún sin evaluaciones)</translation>
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
        <source>all monetary figures (the offer has no price)</source>
        <translation>todos los importes (la oferta no tiene precio)</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 = a sentence that lacks its full stop</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The run failed: %1. The figures cover it up to that point.</source>
        <translation>La ejecución falló: %1. Las cifras son las registradas hasta ese momento.</translation>
    </message>
    <message>
        <source>What-if: the run did not use its offer&apos;s hardware, so nobody paid any of these amounts.</source>
        <translation>Hipótesis: la ejecución no usó la máquina de su oferta, así que nadie pagó ninguno de estos importes.</translation>
    </message>
    <message>
        <source>The target of %1 was not reached: the best %2 is %3 below it.</source>
        <extracomment>%2: a measure of quality, %3: a difference, &quot;1.20 percentage points&quot;</extracomment>
        <translation>El objetivo de %1 no se alcanzó: el mejor valor de %2 queda %3 por debajo.</translation>
    </message>
    <message>
        <source>The target of %1 was not reached: the best %2 is %3 above it.</source>
        <translation>El objetivo de %1 no se alcanzó: el mejor valor de %2 queda %3 por encima.</translation>
    </message>
    <message>
        <source>The best %1 is %2.</source>
        <translation>El mejor valor de %1 es %2.</translation>
    </message>
    <message>
        <source>The best %1 is %2. On %3 images its binomial standard error is %4 percentage points: smaller differences between runs mean little.</source>
        <translation>El mejor valor de %1 es %2. Con %3 imágenes, su error estándar binomial es de %4 puntos porcentuales: las diferencias menores entre ejecuciones significan poco.</translation>
    </message>
    <message>
        <source>The last epoch did not improve %1.</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>La última época no mejoró el valor de %1.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n epoch(s) did not improve %1.</source>
        <translation>
            <numerusform>El valor de %1 lleva %n época sin mejorar.</numerusform>
            <numerusform>El valor de %1 lleva %n épocas sin mejorar.</numerusform>
        </translation>
    </message>
    <message>
        <source>active time at the first evaluation that reached the target, including start-up, evaluation and checkpoints. Steps only: %1. DAWNBench counts start-up but not evaluation or checkpoints; MLPerf counts evaluation but not up to 30 minutes of initialization.</source>
        <translation>tiempo activo en la primera evaluación que alcanzó el objetivo, incluidos arranque, evaluación y puntos de control. Solo los pasos: %1. DAWNBench cuenta el arranque, pero no la evaluación ni los puntos de control; MLPerf cuenta la evaluación, pero excluye hasta 30 minutos de inicialización.</translation>
    </message>
    <message>
        <source>The best %1 is %2. On %3 rows its binomial standard error is %4 percentage points: smaller differences between runs mean little.</source>
        <translation>El mejor valor de %1 es %2. Con %3 filas, su error estándar binomial es de %4 puntos porcentuales: las diferencias menores entre ejecuciones significan poco.</translation>
    </message>
    <message>
        <source>In the last epoch, %1 on the training samples is %2 higher than on the validation samples.</source>
        <extracomment>%1: a measure of quality, %2: a difference, &quot;1.20 percentage points&quot;</extracomment>
        <translation>En la última época, el valor de %1 en las muestras de entrenamiento supera en %2 al de las muestras de validación.</translation>
    </message>
    <message>
        <source>In the last epoch, %1 on the training samples is %2 lower than on the validation samples.</source>
        <translation>En la última época, el valor de %1 en las muestras de entrenamiento queda %2 por debajo del de las muestras de validación.</translation>
    </message>
    <message>
        <source>At %1, one %2 pays for training on %3 rows.</source>
        <extracomment>%1: price per hour, %2: currency</extracomment>
        <translation>A un precio de %1, cada %2 permite entrenar con %3 filas.</translation>
    </message>
    <message>
        <source>correctly classified samples / samples, over the full validation set after each epoch; in training, over the epoch&apos;s samples while the weights were changing.</source>
        <translation>muestras bien clasificadas / muestras, sobre todo el conjunto de validación después de cada época; en entrenamiento, sobre las muestras de la época mientras los pesos cambiaban.</translation>
    </message>
    <message>
        <source>RMSE, MAE</source>
        <translation>RMSE, MAE</translation>
    </message>
    <message>
        <source>root of the mean squared error and mean absolute error over the full validation set after each epoch, in the unit of the predicted column.</source>
        <translation>raíz del error cuadrático medio y error absoluto medio sobre todo el conjunto de validación después de cada época, en la unidad de la columna que se predice.</translation>
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
        <translation>muestras de los pasos medidos / tiempo de esos pasos; sin los pasos de calentamiento, con el dispositivo sincronizado solo en los límites de las ventanas. U = sd / sqrt(n) con n = %1 ventanas de aproximadamente medio segundo.</translation>
    </message>
    <message>
        <source>%1 / (price per hour). Multiplied by %2, this is the number of samples per %3.</source>
        <extracomment>%1: &quot;images/s&quot;, %2: 3600, %3: a currency</extracomment>
        <translation>%1 / (precio por hora). Multiplicado por %2, es el número de muestras por %3.</translation>
    </message>
    <message>
        <source>%1 (not measured)</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>%1 (sin medir)</translation>
    </message>
    <message>
        <source>%1 (no step was measured)</source>
        <translation>%1 (ningún paso medido)</translation>
    </message>
    <message>
        <source>1 − sum of squared errors / sum of squared deviations from the mean of the validation rows; 0 is no better than that mean, below 0 is worse.</source>
        <translation>1 − suma de los errores al cuadrado / suma de las desviaciones al cuadrado respecto a la media de las filas de validación; 0 no mejora esa media, y menos de 0 es peor.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FindingsPanel</name>
    <message>
        <source>About the source</source>
        <translation>Sobre la fuente</translation>
    </message>
    <message>
        <source>No findings from these figures yet.</source>
        <translation>Aún no hay conclusiones a partir de estas cifras.</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>Qué dicen las cifras</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FirstRunCard</name>
    <message>
        <source>Train a small network on this machine</source>
        <translation>Entrenar una red pequeña en esta máquina</translation>
    </message>
    <message>
        <source>What to expect</source>
        <translation>Qué esperar</translation>
    </message>
    <message>
        <source>Top-1 on validation images, %, by epoch</source>
        <translation>Top-1 en las imágenes de validación, %, por época</translation>
    </message>
    <message>
        <source>Launch the first run</source>
        <translation>Iniciar la primera ejecución</translation>
    </message>
    <message>
        <source>Look at its settings first</source>
        <translation>Ver antes su configuración</translation>
    </message>
    <message>
        <source>Needs Fashion-MNIST</source>
        <translation>Necesita Fashion-MNIST</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The download is 30 MB.</source>
        <translation>La descarga ocupa 30 MB.</translation>
    </message>
    <message>
        <source>Reads Fashion-MNIST</source>
        <translation>Lee Fashion-MNIST</translation>
    </message>
    <message>
        <source>%1 images from this disk; nothing is downloaded</source>
        <translation>%1 imágenes de este disco; no se descarga nada</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n hilo</numerusform>
            <numerusform>%n hilos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trains ResNet-8, %n epoch(s)</source>
        <translation>
            <numerusform>Entrena ResNet-8, %n época</numerusform>
            <numerusform>Entrena ResNet-8, %n épocas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 parameters, on this machine: %2</source>
        <translation>%1 parámetros, en esta máquina: %2</translation>
    </message>
    <message>
        <source>Shows every step</source>
        <translation>Muestra cada paso</translation>
    </message>
    <message>
        <source>Loss, accuracy, images/s and cost, as they come</source>
        <translation>Pérdida, exactitud, imág./s y coste, a medida que se obtienen</translation>
    </message>
    <message>
        <source>Ends with the cost</source>
        <translation>Termina con el coste</translation>
    </message>
    <message>
        <source>About %1 on this machine (%2 to %3)</source>
        <extracomment>%1 = a duration, %2 and %3 = the shortest and the longest expected</extracomment>
        <translation>Unos %1 en esta máquina (de %2 a %3)</translation>
    </message>
    <message>
        <source>Testing this machine for two seconds…</source>
        <translation>Probando esta máquina durante dos segundos…</translation>
    </message>
    <message>
        <source>The duration cannot be estimated. %1. %2</source>
        <translation>No se puede estimar la duración. %1. %2</translation>
    </message>
    <message>
        <source>How long it takes is not known before it starts</source>
        <translation>No se sabe cuánto tardará hasta que empiece</translation>
    </message>
    <message>
        <source>Start-up</source>
        <extracomment>noun, a part of the time</extracomment>
        <translation>Arranque</translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>noun, a part of the time</extracomment>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <extracomment>noun, a part of the time</extracomment>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>What the result cost here and, as an estimate, what it costs on rented machines</source>
        <translation>Lo que costó el resultado aquí y, como estimación, lo que cuesta en máquinas alquiladas</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>a cost at a price per hour: &quot;0.002 USD at 0.11 USD/h&quot;</extracomment>
        <translation>%1, con un precio de %2</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <translation>%1 en total</translation>
    </message>
    <message numerus="yes">
        <source>about %1 after %n epoch(s)</source>
        <translation>
            <numerusform>aprox. %1 tras %n época</numerusform>
            <numerusform>aprox. %1 tras %n épocas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::FirstStart</name>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Aún no hay ejecuciones</translation>
    </message>
    <message>
        <source>Epochal tells you how long a model takes to train on a machine, what it costs, and which offer would do it for less. It measures your runs here, and compares them with the prices of every provider and with published results.</source>
        <translation>Epochal le dice cuánto tarda en entrenarse un modelo en una máquina, cuánto cuesta y qué oferta lo haría por menos. Mide sus ejecuciones aquí y las compara con los precios de todos los proveedores y con resultados publicados.</translation>
    </message>
    <message>
        <source>Already have runs elsewhere?</source>
        <translation>¿Ya tiene ejecuciones en otro lugar?</translation>
    </message>
    <message>
        <source>Import runs…</source>
        <translation>Importar ejecuciones…</translation>
    </message>
    <message>
        <source>Show the runs</source>
        <translation>Mostrar las ejecuciones</translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation>Importar resultados…</translation>
    </message>
    <message>
        <source>a table of what other tools measured</source>
        <translation>una tabla con lo que midieron otras herramientas</translation>
    </message>
    <message>
        <source>folders copied from a server or from another catalog</source>
        <translation>carpetas copiadas de un servidor o de otro catálogo</translation>
    </message>
</context>
<context>
    <name>epochal::ui::FittedTable</name>
    <message>
        <source>Fit column widths</source>
        <translation>Ajustar el ancho de las columnas</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Formatter</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
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
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <extracomment>how many times as much, a figure in a table</extracomment>
        <translation>%1 ×</translation>
    </message>
</context>
<context>
    <name>epochal::ui::HelpDialog</name>
    <message>
        <source>No page contains these words</source>
        <translation>Ninguna página contiene estas palabras</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Help pages</source>
        <translation>Páginas de ayuda</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
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
        <translation>Todas</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>adjective, filter: prices that can be imported</extracomment>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marcadas</translation>
    </message>
    <message>
        <source>Rejected</source>
        <extracomment>participle, filter: prices that cannot be imported</extracomment>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>%1: price list in %2 format</source>
        <translation>%1: lista de precios en formato %2</translation>
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
        <source>&amp;Date of the prices</source>
        <translation>Fecha &amp;de los precios</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Fuente</translation>
    </message>
    <message>
        <source>the provider&apos;s own name</source>
        <translation>nombre que usa el proveedor</translation>
    </message>
    <message>
        <source>For lists that do not state it</source>
        <translation>Para listas que no lo indican</translation>
    </message>
    <message>
        <source>Import only what matches: provider, instance, GPU or region</source>
        <translation>Importar solo lo que coincida: proveedor, instancia, GPU o región</translation>
    </message>
    <message>
        <source>Only machines with &amp;GPUs</source>
        <translation>Solo máquinas con &amp;GPU</translation>
    </message>
    <message>
        <source>Also import &amp;flagged prices; they are never ranked</source>
        <translation>Importar ta&amp;mbién los precios marcados; nunca entran en la clasificación</translation>
    </message>
    <message>
        <source>Reading, %p%</source>
        <translation>Leyendo, %p&#xa0;%</translation>
    </message>
    <message>
        <source>This list has no prices, only a header.</source>
        <translation>Esta lista no contiene precios, solo la cabecera.</translation>
    </message>
    <message>
        <source>Numbers use a decimal &amp;comma: 4,60 means 4.60</source>
        <translation>Los números llevan &amp;coma decimal: 4,60 significa 4.60</translation>
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
        <source>rejected</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>noun, head of a column: of the file</extracomment>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>noun, head of a column: whether a price is good, flagged or rejected</extracomment>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
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
        <source>Problem</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Problema</translation>
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
        <extracomment>noun, head of a column: of day</extracomment>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>noun, head of a column: the part of the program that reported an issue</extracomment>
        <translation>Origen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>sources of one problem; %1 = the latest, a run&apos;s name</extracomment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Prices</source>
        <extracomment>where an issue comes from</extracomment>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Queue</source>
        <extracomment>noun, where an issue comes from</extracomment>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>where an issue comes from</extracomment>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Catálogo</translation>
    </message>
</context>
<context>
    <name>epochal::ui::IssuesDock</name>
    <message>
        <source>Issues</source>
        <extracomment>noun, title of a panel: errors and warnings</extracomment>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>verb, button</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>verb, button</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>verb, button: empties the list</extracomment>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>verb, button</extracomment>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Show run</source>
        <extracomment>verb, button</extracomment>
        <translation>Mostrar ejecución</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Language</name>
    <message>
        <source>Follow system</source>
        <translation>Según el sistema</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LimitStrip</name>
    <message>
        <source>Latency limit</source>
        <translation>Límite de latencia</translation>
    </message>
    <message>
        <source>Percentile</source>
        <extracomment>noun, label of a list</extracomment>
        <translation>Percentil</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>milliseconds</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no limit of latency</extracomment>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>The run&apos;s own limit</source>
        <translation>El límite de la ejecución</translation>
    </message>
    <message>
        <source>Judges the run by another limit. The run itself does not change.</source>
        <translation>Muestra la ejecución con otro límite. La ejecución no cambia.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveCharts</name>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>Top-1 accuracy, %</source>
        <translation>Exactitud top-1, %</translation>
    </message>
    <message>
        <source>This offer has no price. Choose another axis.</source>
        <translation>Esta oferta no tiene precio. Elija otro eje.</translation>
    </message>
    <message>
        <source>The first evaluation comes after the first epoch.</source>
        <translation>La primera evaluación llega tras la primera época.</translation>
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
        <source>epoch %1</source>
        <translation>época %1</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>adjective, in front of a duration: active time</extracomment>
        <translation>tiempo activo</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coste</translation>
    </message>
    <message>
        <source>train %1</source>
        <extracomment>noun, a line of the chart: of training; %1 = a value</extracomment>
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
        <source>target %1</source>
        <translation>objetivo %1</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <extracomment>noun, a mark in the chart</extracomment>
        <translation>punto de control</translation>
    </message>
    <message>
        <source>The first steps are warm-up and are not counted.</source>
        <translation>Los primeros pasos son de calentamiento y no se cuentan.</translation>
    </message>
    <message>
        <source>data wait</source>
        <translation>espera de datos</translation>
    </message>
    <message>
        <source>start-up and warm-up excluded</source>
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
        <source>%1: mean %2 over %n window(s).</source>
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
        <source>data wait: %1 of step time for %2</source>
        <extracomment>%1 = a percentage, %2 = how long that lasted</extracomment>
        <translation>espera de datos: %1 del tiempo de paso durante %2</translation>
    </message>
    <message>
        <source>The run ended before its first evaluation.</source>
        <translation>La ejecución terminó antes de su primera evaluación.</translation>
    </message>
    <message>
        <source>diverged: loss is not a number</source>
        <extracomment>of a run</extracomment>
        <translation>divergió: la pérdida ya no es un número</translation>
    </message>
    <message>
        <source>The run diverged before there was anything to show: its loss is not a number.</source>
        <translation>La ejecución divergió antes de que hubiera nada que mostrar: la pérdida ya no es un número.</translation>
    </message>
    <message>
        <source>Top-5 accuracy, %</source>
        <translation>Exactitud top-5, %</translation>
    </message>
    <message>
        <source>Loss</source>
        <extracomment>noun, title of a chart and its axis</extracomment>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>The curve begins with the first steps; an evaluation comes after each epoch.</source>
        <translation>La curva empieza con los primeros pasos; tras cada época hay una evaluación.</translation>
    </message>
    <message>
        <source>training, by step</source>
        <translation>entrenamiento por pasos</translation>
    </message>
    <message>
        <source>%1: validation %2, best %3 at epoch %4.</source>
        <extracomment>%1 = a measure, %2 and %3 its values</extracomment>
        <translation>%1: validación %2; mejor valor, %3, en la época %4.</translation>
    </message>
    <message>
        <source>None of this has been measured.</source>
        <translation>No hay mediciones de esta magnitud.</translation>
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
        <translation>proceso</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>noun, a line of the chart: electric power</extracomment>
        <translation>potencia</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <extracomment>title of a chart</extracomment>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Utilization, %</source>
        <translation>Utilización, %</translation>
    </message>
    <message>
        <source>Memory, GiB</source>
        <translation>Memoria, GiB</translation>
    </message>
    <message>
        <source>Power, W</source>
        <translation>Potencia, W</translation>
    </message>
    <message>
        <source>This offer has no price, so %1 cannot be calculated. Choose %2 instead.</source>
        <extracomment>%1: &quot;images/s per USD/h&quot;, %2: &quot;images/s&quot;</extracomment>
        <translation>Esta oferta no tiene precio, así que no se puede calcular el rendimiento en %1. Elija %2.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveMarks</name>
    <message>
        <source>last layer</source>
        <extracomment>of a network: its learning rate</extracomment>
        <translation>última capa</translation>
    </message>
    <message>
        <source>other layers</source>
        <extracomment>of a network: their learning rate</extracomment>
        <translation>demás capas</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>tasa de aprendizaje</translation>
    </message>
    <message>
        <source>unfrozen</source>
        <extracomment>of a network: all its layers are trained from here on</extracomment>
        <translation>descongelada</translation>
    </message>
    <message>
        <source>rolled back</source>
        <extracomment>a run went back to a checkpoint</extracomment>
        <translation>revertida</translation>
    </message>
    <message>
        <source>new image size</source>
        <extracomment>the images became larger or smaller</extracomment>
        <translation>nuevo tamaño de imagen</translation>
    </message>
    <message>
        <source>resumed</source>
        <extracomment>a run, from a checkpoint</extracomment>
        <translation>reanudada</translation>
    </message>
    <message>
        <source>epoch %1, step %2</source>
        <extracomment>%1 = epochs done, %2 = steps done</extracomment>
        <translation>época %1, paso %2</translation>
    </message>
    <message>
        <source>Learning rate, log scale</source>
        <translation>Tasa de aprendizaje, escala logarítmica</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LivePage</name>
    <message>
        <source>%1. Last event: %2.</source>
        <translation>%1. Último evento: %2.</translation>
    </message>
    <message>
        <source>%1: %2 Last event: %3.</source>
        <translation>%1. %2 Último evento: %3.</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>verb, button: continues a run</extracomment>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>verb, button</extracomment>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop %1 now? It saves a checkpoint and keeps all its measurements.</source>
        <extracomment>%1 = name of a run</extracomment>
        <translation>¿Detener %1 ahora? Se guardará un punto de control y se conservará todo lo medido.</translation>
    </message>
    <message>
        <source>Stop now</source>
        <extracomment>verb, button</extracomment>
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
        <extracomment>verb, menu button</extracomment>
        <translation>Detener…</translation>
    </message>
    <message>
        <source>Save checkpoint</source>
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
        <source>Open folder</source>
        <extracomment>button: opens the folder of the run</extracomment>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Follow</source>
        <extracomment>verb, button: the charts follow the latest events</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Show all data and follow the latest events (%1)</source>
        <extracomment>%1 = a keyboard shortcut</extracomment>
        <translation>Mostrar todos los datos y seguir los últimos eventos (%1)</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>noun, label of a list</extracomment>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>No hay nada en curso</translation>
    </message>
    <message>
        <source>Configure and launch a run. Its accuracy, speed and cost appear here while it runs.</source>
        <translation>Configure e inicie una ejecución. Mientras esté en curso, aquí aparecerán su exactitud, su rendimiento y su coste.</translation>
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
        <source>Show last run</source>
        <translation>Mostrar la última ejecución</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>name of a page</extracomment>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Watch a run</source>
        <translation>Observar una ejecución</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <extracomment>adjective, title of a page: runs in progress</extracomment>
        <translation>En &amp;vivo</translation>
    </message>
    <message>
        <source>Try images…</source>
        <extracomment>menu entry: classify one&apos;s own image files with the run&apos;s weights</extracomment>
        <translation>Probar imágenes…</translation>
    </message>
    <message>
        <source>Classify your own images with the weights of this run</source>
        <translation>Clasificar imágenes propias con los pesos de esta ejecución</translation>
    </message>
    <message>
        <source>Most confused</source>
        <extracomment>a part of the page: which classes are confused most</extracomment>
        <translation>Más confundidas</translation>
    </message>
    <message>
        <source>Show what the last evaluation got wrong</source>
        <translation>Mostrar los errores de la última evaluación</translation>
    </message>
    <message>
        <source>Stop %1 now? The sizes measured so far are kept.</source>
        <extracomment>%1 = name of a run</extracomment>
        <translation>¿Detener %1 ahora? Se conservan los tamaños ya medidos.</translation>
    </message>
    <message>
        <source>Trace steps</source>
        <extracomment>menu entry: what each device did in the next few steps, as a file</extracomment>
        <translation>Trazar pasos</translation>
    </message>
    <message>
        <source>Records the next steps, device by device, in a file in the run&apos;s folder for Perfetto or Chrome</source>
        <translation>Registra los próximos pasos, dispositivo por dispositivo, en un archivo de la carpeta de la ejecución para Perfetto o Chrome</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveView</name>
    <message>
        <source>Time: training %1 · active %2 · billed %3 (%4 preparation)</source>
        <translation>Tiempos: entrenamiento %1 · activo %2 · facturado %3 (%4 de preparación)</translation>
    </message>
    <message>
        <source>Time: training %1 · active %2 · billed %3</source>
        <translation>Tiempos: entrenamiento %1 · activo %2 · facturado %3</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>of a run: a list of what happened</extracomment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Stop rules</source>
        <extracomment>noun: the rules that stop a run</extracomment>
        <translation>Reglas de parada</translation>
    </message>
    <message>
        <source>Ranks %1</source>
        <extracomment>title of a tab, with their number: &quot;Ranks 4&quot;</extracomment>
        <translation>Rangos: %1</translation>
    </message>
    <message>
        <source>One step</source>
        <extracomment>title of a tab: what each device does in a step</extracomment>
        <translation>Un paso</translation>
    </message>
</context>
<context>
    <name>epochal::ui::LoaderWords</name>
    <message>
        <source>reading %1</source>
        <extracomment>what loader threads do; %1: a time, &quot;0.31 ms&quot;</extracomment>
        <translation>lectura %1</translation>
    </message>
    <message>
        <source>decoding %1</source>
        <extracomment>what loader threads do: image files are decoded; %1: a time</extracomment>
        <translation>decodificación %1</translation>
    </message>
    <message>
        <source>preparation %1</source>
        <extracomment>what loader threads do: images are cropped, resized and changed, or made; %1: a time</extracomment>
        <translation>preparación %1</translation>
    </message>
    <message numerus="yes">
        <source>In parallel with each step of rank 0, summed over %n loader thread(s): %1</source>
        <extracomment>%1: &quot;reading 0.31 ms, decoding 12.4 ms, preparation 3.20 ms&quot;</extracomment>
        <translation>
            <numerusform>En paralelo a cada paso del rango 0, en %n hilo de carga: %1</numerusform>
            <numerusform>En paralelo a cada paso del rango 0, sumando %n hilos de carga: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In parallel with each step, summed over %n loader thread(s): %1</source>
        <extracomment>%1: &quot;reading 0.31 ms, decoding 12.4 ms, preparation 3.20 ms&quot;</extracomment>
        <translation>
            <numerusform>En paralelo a cada paso, en %n hilo de carga: %1</numerusform>
            <numerusform>En paralelo a cada paso, sumando %n hilos de carga: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::LogModel</name>
    <message>
        <source>Started</source>
        <extracomment>participle, an event: the run started</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1, %2, en %3</translation>
    </message>
    <message>
        <source>Resumed</source>
        <extracomment>participle, an event: the run was resumed</extracomment>
        <translation>Reanudación</translation>
    </message>
    <message>
        <source>from %1: %2, %3, on %4</source>
        <translation>desde %1: %2, %3, en %4</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Mejor resultado</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <extracomment>noun, an event</extracomment>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <extracomment>noun, an event</extracomment>
        <translation>Punto de control</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>noun, an event of no consequence; not a note of the user</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>noun, an event</extracomment>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>noun, an event</extracomment>
        <translation>Error</translation>
    </message>
    <message>
        <source>Small data set</source>
        <translation>Conjunto de datos pequeño</translation>
    </message>
    <message>
        <source>Data wait</source>
        <extracomment>noun, an event: steps wait for data</extracomment>
        <translation>Espera de datos</translation>
    </message>
    <message>
        <source>Damaged checkpoint</source>
        <translation>Punto de control dañado</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>noun, head of a column: of day</extracomment>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Epoch</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Época</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>validation %1, %2</source>
        <extracomment>%1: measures and their values, &quot;top-1 93.10%, loss 0.2150&quot;, %2: how long the evaluation took</extracomment>
        <translation>validación: %1, %2</translation>
    </message>
    <message>
        <source>%1 (training waited %2)</source>
        <extracomment>%1: a checkpoint&apos;s file, its size and how long it took to save, %2: a duration</extracomment>
        <translation>%1 (el entrenamiento esperó %2)</translation>
    </message>
</context>
<context>
    <name>epochal::ui::MainWindow</name>
    <message>
        <source>Close Epochal</source>
        <translation>Cerrar Epochal</translation>
    </message>
    <message>
        <source>A run is in progress in this window.</source>
        <translation>Hay una ejecución en curso en esta ventana.</translation>
    </message>
    <message>
        <source>It will save a checkpoint and stop; you can resume it from the Runs page. Detached runs continue.</source>
        <translation>Guardará un punto de control y se detendrá; se podrá reanudar desde la página Ejecuciones. Las ejecuciones de procesos independientes continúan.</translation>
    </message>
    <message>
        <source>Save checkpoint and close</source>
        <translation>Guardar punto de control y cerrar</translation>
    </message>
    <message>
        <source>Keep open</source>
        <extracomment>verb, button: does not close the window</extracomment>
        <translation>No cerrar</translation>
    </message>
    <message>
        <source>Saving checkpoints</source>
        <translation>Guardando puntos de control</translation>
    </message>
    <message>
        <source>Epochal</source>
        <translation>Epochal</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>noun, menu</extracomment>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>noun, menu</extracomment>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>noun, menu</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <extracomment>noun, menu: of runs</extracomment>
        <translation>E&amp;jecución</translation>
    </message>
    <message>
        <source>&amp;Prices</source>
        <extracomment>noun, menu</extracomment>
        <translation>&amp;Precios</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>noun, menu</extracomment>
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
        <extracomment>verb, menu entry</extracomment>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>%1 is what was done, such as &quot;Archive runs&quot;</extracomment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>verb, menu entry</extracomment>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <extracomment>verb, menu entry</extracomment>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <extracomment>moves the keyboard focus to the next part of the window</extracomment>
        <translation>Siguiente &amp;zona</translation>
    </message>
    <message>
        <source>Reload all run &amp;folders</source>
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
        <extracomment>noun, menu entry: shows the panel of errors and warnings</extracomment>
        <translation>Avi&amp;sos</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Según el &amp;sistema</translation>
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
        <source>&amp;Queue and campaigns</source>
        <translation>Co&amp;la y series</translation>
    </message>
    <message>
        <source>Queue and campaigns</source>
        <translation>Cola y series</translation>
    </message>
    <message numerus="yes">
        <source>%n queued run(s) will wait until Epochal is opened again.</source>
        <translation>
            <numerusform>%n ejecución en cola esperará hasta que se vuelva a abrir Epochal.</numerusform>
            <numerusform>%n ejecuciones en cola esperarán hasta que se vuelva a abrir Epochal.</numerusform>
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
    <message>
        <source>&amp;Contents</source>
        <extracomment>the pages of the help</extracomment>
        <translation>&amp;Contenido</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Primeros pasos</translation>
    </message>
    <message>
        <source>&amp;Catalog</source>
        <extracomment>noun, menu: of runs</extracomment>
        <translation>&amp;Catálogo</translation>
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
        <extracomment>noun, a kind of report</extracomment>
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
        <extracomment>noun, a field</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Create report</source>
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
        <source>No campaigns yet: a sweep on the Configure page creates one.</source>
        <translation>Aún no hay series: un barrido en la página Configurar crea una.</translation>
    </message>
    <message>
        <source>No runs yet.</source>
        <translation>Aún no hay ejecuciones.</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n run(s).</source>
        <translation>
            <numerusform>Comparación de %n ejecución.</numerusform>
            <numerusform>Comparación de %n ejecuciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one run for a run report, several for a comparison.</source>
        <translation>Seleccione una ejecución para su informe o varias para una comparación.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>verb, button</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>verb, button</extracomment>
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
        <source>This is the only known price for this offer. Editing it adds a new dated price; earlier prices stay here.</source>
        <translation>Es el único precio conocido de esta oferta. Un precio modificado se guarda como entrada nueva con fecha; los anteriores se conservan aquí.</translation>
    </message>
    <message>
        <source>Hourly price by days since the first price</source>
        <translation>Precio por hora según los días desde el primer precio</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>noun, a view of the panel</extracomment>
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
        <source>Save as a new dated price (Ctrl+S). Runs keep the price they were launched with.</source>
        <translation>Guardar como precio nuevo con fecha (Ctrl+S). Las ejecuciones conservan el precio con el que se iniciaron.</translation>
    </message>
    <message>
        <source>Revert</source>
        <extracomment>button: discards the changes that are not saved</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard unsaved changes (Esc)</source>
        <translation>Descartar los cambios sin guardar (Esc)</translation>
    </message>
    <message>
        <source>No offer selected</source>
        <translation>Ninguna oferta seleccionada</translation>
    </message>
    <message>
        <source>Select a row to see how its price is made up.</source>
        <translation>Seleccione una fila para ver de qué se compone su precio.</translation>
    </message>
    <message>
        <source>New machine</source>
        <extracomment>title of an offer being entered: a machine of the user&apos;s own</extracomment>
        <translation>Máquina nueva</translation>
    </message>
    <message>
        <source>New offer</source>
        <translation>Oferta nueva</translation>
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
        <extracomment>participle: of an offer</extracomment>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>price dated %1</source>
        <translation>con fecha %1</translation>
    </message>
    <message>
        <source>not used by any run</source>
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
        <source>Machine</source>
        <extracomment>noun, heading of a group of fields</extracomment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Price source</source>
        <extracomment>heading of a form</extracomment>
        <translation>Origen del precio</translation>
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
        <extracomment>of an offer</extracomment>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>%1, cost of your own machine</source>
        <extracomment>%1 = a price per hour</extracomment>
        <translation>%1, coste de su propia máquina</translation>
    </message>
    <message>
        <source>no date</source>
        <extracomment>of an offer&apos;s price</extracomment>
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
    <message>
        <source>modeled</source>
        <extracomment>participle: a cost estimated by a model</extracomment>
        <translation>según modelo</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 (over %n day(s) old)</source>
        <translation>
            <numerusform>%1, %2 (de hace más de %n día)</numerusform>
            <numerusform>%1, %2 (de hace más de %n días)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n day(s) old</source>
        <extracomment>%1 = a price, &quot;0.14 USD/h spot&quot;</extracomment>
        <translation>
            <numerusform>%1, hace %n día</numerusform>
            <numerusform>%1, hace %n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, over %n day(s) old</source>
        <extracomment>%1 = a price, &quot;0.14 USD/h spot&quot;</extracomment>
        <translation>
            <numerusform>%1, de hace más de %n día</numerusform>
            <numerusform>%1, de hace más de %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Time
%1</source>
        <translation>Tiempo
%1</translation>
    </message>
    <message>
        <source>billed %1</source>
        <extracomment>participle, of an offer; %1 = a duration: &quot;billed 23 s&quot;</extracomment>
        <translation>facturado: %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::OwnMachineDialog</name>
    <message>
        <source>Cost of this machine</source>
        <translation>Coste de esta máquina</translation>
    </message>
    <message>
        <source>Your machine is not free: it was bought, it ages, it draws power. Runs keep the price they were launched with.</source>
        <translation>Su máquina no es gratis: se compró, envejece y consume electricidad. Las ejecuciones conservan el precio con el que se iniciaron.</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>&amp;Moneda</translation>
    </message>
    <message>
        <source>%1 per hour of use</source>
        <translation>%1 por hora de uso</translation>
    </message>
    <message>
        <source>Useful life and utilization must be above zero</source>
        <translation>La vida útil y la utilización deben ser mayores que cero</translation>
    </message>
</context>
<context>
    <name>epochal::ui::OwnStudies</name>
    <message>
        <source>Import results</source>
        <translation>Importar resultados</translation>
    </message>
    <message>
        <source>Tables and studies (*.csv *.tsv *.json)</source>
        <translation>Tablas y estudios (*.csv *.tsv *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Delete a study</source>
        <translation>Eliminar un estudio</translation>
    </message>
    <message>
        <source>The study &quot;%1&quot; was deleted.</source>
        <translation>El estudio «%1» se ha eliminado.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported; they replace the former &quot;%1&quot;.</source>
        <translation>
            <numerusform>%n resultado importado; sustituye al estudio anterior «%1».</numerusform>
            <numerusform>%n resultados importados; sustituyen al estudio anterior «%1».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported as &quot;%1&quot;.</source>
        <translation>
            <numerusform>%n resultado importado como «%1».</numerusform>
            <numerusform>%n resultados importados como «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignored: %1.</source>
        <translation>Omitido: %1.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PairsModel</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>of the samples of a class: how many are wrong</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Wrong</source>
        <extracomment>head of a column: number of samples</extracomment>
        <translation>Errores</translation>
    </message>
    <message>
        <source>True → predicted</source>
        <extracomment>head of a column: true class and the class it was taken for</extracomment>
        <translation>Real → predicha</translation>
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
        <source>Follow system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>adjective, a theme</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>adjective, a theme</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <translation>%1 por hora</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Edit…</source>
        <extracomment>verb, button</extracomment>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PriceCharts</name>
    <message>
        <source>hours of use per month</source>
        <translation>horas de uso al mes</translation>
    </message>
    <message>
        <source>cost per month, %1</source>
        <translation>coste mensual, %1</translation>
    </message>
    <message>
        <source>%1 h, %2 of the month</source>
        <translation>%1&#xa0;h, %2 del mes</translation>
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
        <source>Hosting, %1 / (%2 h × %3)</source>
        <translation>Alojamiento, %1 / (%2&#xa0;h × %3)</translation>
    </message>
    <message>
        <source>Energy, %1 kW × %2</source>
        <translation>Energía, %1 kW × %2</translation>
    </message>
    <message>
        <source>Lease, %1 / (%2 h × %3)</source>
        <translation>Alquiler, %1 / (%2&#xa0;h × %3)</translation>
    </message>
    <message>
        <source>Hourly price</source>
        <translation>Precio por hora</translation>
    </message>
    <message>
        <source>Upfront, %1 / (%2 × %3 h)</source>
        <translation>Pago inicial, %1 / (%2 × %3&#xa0;h)</translation>
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
        <source>with %1 VAT</source>
        <extracomment>%1 = a percentage</extracomment>
        <translation>con IVA del %1</translation>
    </message>
    <message>
        <source>without VAT</source>
        <translation>sin IVA</translation>
    </message>
    <message>
        <source>Price vs. use, %1</source>
        <extracomment>%1 = a currency per hour</extracomment>
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
        <source>at %1 use</source>
        <extracomment>share of the hours in which the machine is used</extracomment>
        <translation>con un uso del %1</translation>
    </message>
    <message>
        <source>No rented offer with the same accelerators can be ranked against it.</source>
        <translation>No hay ninguna oferta de alquiler con los mismos aceleradores que se pueda clasificar junto a ella.</translation>
    </message>
    <message>
        <source>%1 is cheaper than this machine at any level of use.</source>
        <translation>%1 es más barata que esta máquina sea cual sea el uso.</translation>
    </message>
    <message>
        <source>Below %1 use, %2 is cheaper than this machine.</source>
        <extracomment>%1 = a percentage, %2 = an offer</extracomment>
        <translation>Con un uso inferior al %1, %2 es más barata que esta máquina.</translation>
    </message>
    <message>
        <source>Purchase, (%1 − %2) / (%3 × %4 h × %5)</source>
        <translation>Compra, (%1 − %2) / (%3 × %4&#xa0;h × %5)</translation>
    </message>
</context>
<context>
    <name>epochal::ui::PriceFilterBar</name>
    <message>
        <source>any</source>
        <extracomment>the first entry of a list: any value</extracomment>
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
        <source>Find provider, instance or GPU</source>
        <translation>Buscar proveedor, instancia o GPU</translation>
    </message>
    <message>
        <source>Latest price per offer</source>
        <translation>Precio más reciente por oferta</translation>
    </message>
    <message>
        <source>Earlier prices of an offer are in its history</source>
        <translation>Los precios anteriores de una oferta están en su historial</translation>
    </message>
    <message>
        <source>Hide unranked prices</source>
        <extracomment>prices that cannot be ranked</extracomment>
        <translation>Ocultar precios no clasificables</translation>
    </message>
    <message>
        <source>Prices without a date or a source, or for an accelerator alone</source>
        <translation>Precios sin fecha o sin fuente, o solo de un acelerador</translation>
    </message>
    <message>
        <source>Retired</source>
        <extracomment>check box: show the offers that were retired</extracomment>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Show retired offers instead</source>
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
        <source>n</source>
        <comment>number of GPUs</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Per GPU</source>
        <extracomment>head of a column: the price per GPU</extracomment>
        <translation>Por GPU</translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>noun, head of a column: days since the price was seen</extracomment>
        <translation>Antigüedad</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>noun, head of a column: of a GPU</extracomment>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Ease of use</source>
        <translation>Facilidad de uso</translation>
    </message>
    <message>
        <source>none</source>
        <comment>billing quantum</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocida</translation>
    </message>
    <message>
        <source>included</source>
        <extracomment>VAT</extracomment>
        <translation>incluido</translation>
    </message>
    <message>
        <source>not included</source>
        <translation>no incluido</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No exchange rate from %1 to %2: the price is shown as quoted</source>
        <extracomment>%1, %2 = currencies</extracomment>
        <translation>No hay tipo de cambio de %1 a %2: el precio se muestra en su moneda original</translation>
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
        <source>The exact date of the price is unknown: %1</source>
        <extracomment>%1 = where the date comes from</extracomment>
        <translation>No se conoce la fecha exacta del precio: %1</translation>
    </message>
    <message>
        <source>per hour</source>
        <extracomment>below the head of a column</extracomment>
        <translation>por hora</translation>
    </message>
    <message>
        <source>days</source>
        <extracomment>noun, below the head of a column</extracomment>
        <translation>días</translation>
    </message>
    <message>
        <source>GB each</source>
        <extracomment>memory of each GPU</extracomment>
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
        <source>So&amp;ftware stack</source>
        <translation>Pila de &amp;software</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notas</translation>
    </message>
    <message>
        <source>Why: ordering, console, billing</source>
        <translation>Por qué: pedidos, consola, facturas</translation>
    </message>
    <message>
        <source>Why: drivers, images, ready-made containers</source>
        <translation>Por qué: controladores, imágenes, contenedores listos para usar</translation>
    </message>
    <message>
        <source>not rated</source>
        <extracomment>participle: of a provider</extracomment>
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
        <source>quoted currency</source>
        <extracomment>first choice after the label &quot;Show prices in&quot;</extracomment>
        <translation>su moneda original</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>noun, button: chooses the columns of the table</extracomment>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>New offer</source>
        <translation>Oferta nueva</translation>
    </message>
    <message>
        <source>Enter a price manually</source>
        <translation>Introducir un precio a mano</translation>
    </message>
    <message>
        <source>Enter a machine you bought</source>
        <translation>Introducir una máquina comprada</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>verb, button: of an offer</extracomment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Start a new offer from this one</source>
        <translation>Crear una oferta a partir de esta</translation>
    </message>
    <message>
        <source>Retire</source>
        <extracomment>button: hides an offer with all its prices</extracomment>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Hide these offers and all their prices, or restore them</source>
        <translation>Ocultar las ofertas con todos sus precios o recuperarlas</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Importar precios…</translation>
    </message>
    <message>
        <source>Import a price list from Epochal, SkyPilot or gpuhunt</source>
        <translation>Importar una lista de precios de Epochal, SkyPilot o gpuhunt</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Save the rows of the table to a file</source>
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
        <source>Enter dated exchange rates between currencies</source>
        <translation>Introducir tipos de cambio con fecha entre monedas</translation>
    </message>
    <message>
        <source>Save offer</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as a new dated price</source>
        <translation>Guardar como precio nuevo con fecha</translation>
    </message>
    <message>
        <source>Revert</source>
        <extracomment>button: discards the changes that are not saved</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard unsaved changes</source>
        <translation>Descartar los cambios sin guardar</translation>
    </message>
    <message>
        <source>&amp;Show prices in</source>
        <extracomment>label of a list: &quot;quoted currency&quot;, EUR, USD</extracomment>
        <translation>Mostrar &amp;precios en</translation>
    </message>
    <message>
        <source>Prices are converted only at rates that have a date and a source</source>
        <translation>Los precios se convierten solo con tipos de cambio que tienen fecha y fuente</translation>
    </message>
    <message>
        <source>Prices</source>
        <extracomment>noun, accessible name of a table</extracomment>
        <translation>Precios</translation>
    </message>
    <message>
        <source>The price book is empty</source>
        <translation>El catálogo de precios está vacío</translation>
    </message>
    <message>
        <source>Import a price list or enter an offer manually.</source>
        <translation>Importe una lista de precios o introduzca una oferta a mano.</translation>
    </message>
    <message>
        <source>No prices match the filters</source>
        <translation>Ningún precio cumple los filtros</translation>
    </message>
    <message>
        <source>Use fewer words, or show older and unranked prices too.</source>
        <translation>Use menos palabras o muestre también los precios anteriores y los no clasificables.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Quitar filtros</translation>
    </message>
    <message>
        <source>Cannot read your prices: %1. %2. The built-in prices are available.</source>
        <extracomment>%1 = what is wrong, %2 = what to do about it</extracomment>
        <translation>No se pudieron leer sus precios: %1. %2. Los precios incluidos en el programa están disponibles.</translation>
    </message>
    <message>
        <source>Rename the file</source>
        <extracomment>button: sets an unreadable file aside under another name</extracomment>
        <translation>Renombrar el archivo</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Change limit…</source>
        <extracomment>verb, link: the age from which prices are marked</extracomment>
        <translation>Cambiar el límite…</translation>
    </message>
    <message>
        <source>Show old prices</source>
        <extracomment>button</extracomment>
        <translation>Mostrar los antiguos</translation>
    </message>
    <message>
        <source>Prices older than %3: %1 of %2; without an exact date: %4. Rankings that use them say so.</source>
        <extracomment>%3 = a number of days</extracomment>
        <translation>Precios de más de %3: %1 de %2; sin fecha exacta: %4. Las clasificaciones que los usan lo indican.</translation>
    </message>
    <message>
        <source>Price age</source>
        <extracomment>noun, title of a dialog</extracomment>
        <translation>Antigüedad de los precios</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Restore offers</source>
        <translation>Recuperar ofertas</translation>
    </message>
    <message>
        <source>Retire offers</source>
        <translation>Retirar ofertas</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) restored.</source>
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
        <source>Saved to %1</source>
        <translation>Guardado en %1</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>button: opposite of &quot;Retire&quot;</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Your changes to %1 are not saved.</source>
        <translation>Los cambios en %1 no están guardados.</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n price(s)…</source>
        <translation>
            <numerusform>Importando %n precio…</numerusform>
            <numerusform>Importando %n precios…</numerusform>
        </translation>
    </message>
    <message>
        <source>Your changes to the new offer are not saved.</source>
        <translation>Los cambios en la oferta nueva no están guardados.</translation>
    </message>
    <message>
        <source>Add your machine</source>
        <translation>Añadir máquina propia</translation>
    </message>
    <message>
        <source>Providers</source>
        <extracomment>name of a page</extracomment>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Prices from every provider</source>
        <translation>Precios de todos los proveedores</translation>
    </message>
    <message>
        <source>&amp;Providers</source>
        <translation>&amp;Proveedores</translation>
    </message>
    <message>
        <source>Mark prices older than (days):</source>
        <translation>Días a partir de los cuales se marca un precio:</translation>
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
        <source>creating</source>
        <extracomment>state of a run: its folder is being created</extracomment>
        <translation>creándose</translation>
    </message>
    <message>
        <source>will resume</source>
        <extracomment>state of a queued run that was interrupted</extracomment>
        <translation>se reanudará</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Time left</source>
        <extracomment>column of the queue</extracomment>
        <translation>Restante</translation>
    </message>
    <message>
        <source>on hold: budget</source>
        <extracomment>state of a queued run</extracomment>
        <translation>retenida: presupuesto</translation>
    </message>
    <message>
        <source>CPU cores %1</source>
        <extracomment>the CPU cores that a queued run uses, &quot;0, 1&quot;</extracomment>
        <translation>Núcleos de CPU %1</translation>
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
        <source>Creating run folders: %1 of %2</source>
        <translation>Creando carpetas de ejecución: %1 de %2</translation>
    </message>
    <message>
        <source>Resume queue</source>
        <extracomment>verb, button</extracomment>
        <translation>Reanudar cola</translation>
    </message>
    <message>
        <source>Pause queue</source>
        <translation>Pausar cola</translation>
    </message>
    <message>
        <source>auto: %1</source>
        <extracomment>automatic; %1 = the number of runs at a time</extracomment>
        <translation>auto: %1</translation>
    </message>
    <message>
        <source>Another window using this runs folder is managing the queue.</source>
        <translation>Otra ventana abierta con esta carpeta de ejecuciones gestiona la cola.</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb, button: shows the run</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Mostrar la ejecución</translation>
    </message>
    <message>
        <source>Move to front</source>
        <extracomment>the selected run of the queue</extracomment>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Run this next</source>
        <translation>Ejecutarla a continuación</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>the selected run of the queue</extracomment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Run this earlier</source>
        <translation>Ejecutarla antes</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>the selected run of the queue</extracomment>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Run this later</source>
        <translation>Ejecutarla después</translation>
    </message>
    <message>
        <source>Move to end</source>
        <extracomment>the selected run of the queue</extracomment>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Run this last</source>
        <translation>Ejecutarla en último lugar</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>verb, button: takes runs out of the queue</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove from the queue and move its folder to the trash</source>
        <translation>Quitarla de la cola y mover su carpeta a la papelera</translation>
    </message>
    <message>
        <source>No new runs start; current runs continue</source>
        <translation>No se inician ejecuciones nuevas; las que están en curso continúan</translation>
    </message>
    <message>
        <source>Concurrent runs</source>
        <extracomment>label of a number field</extracomment>
        <translation>Simultáneas</translation>
    </message>
    <message>
        <source>How many runs may run at the same time. Automatic: one per GPU, or a single run without a GPU. Runs that share a processor slow each other down, and their speed says nothing about a run on its own.</source>
        <translation>Cuántas ejecuciones pueden estar en curso a la vez. Automático: una por GPU, y una sola si no hay GPU. Las que comparten procesador se frenan entre sí, y su velocidad no dice nada de una ejecución por separado.</translation>
    </message>
    <message>
        <source>Queue</source>
        <extracomment>noun</extracomment>
        <translation>Cola</translation>
    </message>
    <message>
        <source>The queue is empty</source>
        <translation>La cola está vacía</translation>
    </message>
    <message>
        <source>Vary a field on the Configure page, or add a run to the queue: runs start here one after another.</source>
        <translation>Varíe un campo en la página Configurar o añada una ejecución a la cola: aquí se inician una tras otra.</translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation>Configurar una ejecución</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) removed from the queue.</source>
        <translation>
            <numerusform>%n ejecución quitada de la cola.</numerusform>
            <numerusform>%n ejecuciones quitadas de la cola.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::RankChart</name>
    <message>
        <source>Own work, ms a step</source>
        <translation>Trabajo propio, ms por paso</translation>
    </message>
    <message>
        <source>The ranks have not measured a step yet.</source>
        <translation>Los rangos aún no han medido ningún paso.</translation>
    </message>
    <message>
        <source>rank %1</source>
        <extracomment>%1: the number of a rank</extracomment>
        <translation>rango %1</translation>
    </message>
    <message numerus="yes">
        <source>Own work of %n rank(s) over active time.</source>
        <translation>
            <numerusform>Trabajo propio de %n rango según el tiempo activo.</numerusform>
            <numerusform>Trabajo propio de %n rangos según el tiempo activo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::RankList</name>
    <message>
        <source>Rank %1 needs %2 longer than the others for a step: it waits for data.</source>
        <translation>El rango %1 tarda un %2 más que los demás en cada paso: espera datos.</translation>
    </message>
    <message>
        <source>Rank %1 needs %2 longer than the others for a step; the cause is not known.</source>
        <translation>El rango %1 tarda un %2 más que los demás en cada paso; se desconoce la causa.</translation>
    </message>
    <message>
        <source>Without that, about %1 %2 instead of %3.</source>
        <extracomment>%1: a rate, %2: &quot;images/s&quot;, %3: the rate now</extracomment>
        <translation>Sin ello serían unas %1 %2 en lugar de %3.</translation>
    </message>
    <message>
        <source>ms a step</source>
        <extracomment>unit of a column of times: milliseconds for each training step</extracomment>
        <translation>ms por paso</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>one of the processes or threads of a run on several devices</extracomment>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>a step</source>
        <extracomment>below the head of a column: per step</extracomment>
        <translation>por paso</translation>
    </message>
    <message>
        <source>Own work</source>
        <extracomment>of a rank: time in which it does not wait for the others</extracomment>
        <translation>Trabajo propio</translation>
    </message>
    <message>
        <source>Wait for others</source>
        <extracomment>noun, head of a column: the time a rank waits for the other ranks</extracomment>
        <translation>Espera a los demás</translation>
    </message>
    <message>
        <source>Data wait</source>
        <translation>Espera de datos</translation>
    </message>
    <message>
        <source>Busy</source>
        <extracomment>adjective, head of a column: the share of the time that a GPU computes</extracomment>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>With a batch split by measured speed, about %1 %2.</source>
        <extracomment>%1: a rate, %2: &quot;images/s&quot;; &quot;Batch split&quot; is a field of the run&apos;s configuration</extracomment>
        <translation>Con el lote dividido según la velocidad medida, unas %1 %2.</translation>
    </message>
    <message>
        <source>Rank %1 needs %2 longer than the others for a step: its GPU is clocked at %3 MHz, the others at %4.</source>
        <translation>El rango %1 tarda un %2 más que los demás en cada paso: su GPU funciona a %3 MHz y las demás a %4.</translation>
    </message>
    <message>
        <source>Its temperature is %1 °C.</source>
        <extracomment>%1: degrees Celsius, of a GPU</extracomment>
        <translation>Su temperatura es de %1 °C.</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>of a GPU: the rate of its multiprocessors</extracomment>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>MHz</source>
        <translation>MHz</translation>
    </message>
    <message>
        <source>Temperature</source>
        <extracomment>of a GPU</extracomment>
        <translation>Temperatura</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RanksModel</name>
    <message>
        <source>%1, slow</source>
        <extracomment>%1: number of a rank that the others wait for</extracomment>
        <translation>%1, lento</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RanksPanel</name>
    <message>
        <source>Ranks</source>
        <extracomment>of a run on several devices: its processes or threads</extracomment>
        <translation>Rangos</translation>
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
        <extracomment>columns of a table of exchange rates: Amount, is worth, Date, Source</extracomment>
        <translation>Importe</translation>
    </message>
    <message>
        <source>is worth</source>
        <translation>equivale a</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
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
        <source>on &amp;date</source>
        <extracomment>field labels form a sentence: One unit of EUR is worth 1.1 USD on (date) according to (source)</extracomment>
        <translation>con &amp;fecha</translation>
    </message>
    <message>
        <source>according to the &amp;source</source>
        <extracomment>field labels form a sentence: One unit of EUR is worth 1.1 USD on (date) according to (source)</extracomment>
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
        <source>Prices are converted only at these rates, and each converted price shows the date of its rate. Where there is no rate, a price stays in the currency it was quoted in. No rates are included: enter ones you trust.</source>
        <translation>Los precios se convierten solo con estos tipos de cambio, y cada precio convertido muestra la fecha de su tipo. Si no hay tipo de cambio, el precio queda en su moneda original. No se incluye ninguno: introduzca los que le merezcan confianza.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::Remedies</name>
    <message>
        <source>Resume</source>
        <extracomment>verb, button: continues a run</extracomment>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>verb, button</extracomment>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Change &quot;%1&quot;…</source>
        <extracomment>button; %1 = label of a field, to be changed in a copy of the run</extracomment>
        <translation>Cambiar «%1»…</translation>
    </message>
    <message>
        <source>Clone with %1 %2</source>
        <extracomment>button: configures a copy of the run; %1 = label of a field in lower case, %2 = its new value</extracomment>
        <translation>Clonar: %1 %2</translation>
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
        <source>Time basis</source>
        <extracomment>label of a list: which time the report counts</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Title of the report</source>
        <translation>Título del informe</translation>
    </message>
    <message>
        <source>Title of the report; generated from its content if left empty</source>
        <translation>Título del informe; si está vacío, se genera a partir de su contenido</translation>
    </message>
    <message>
        <source>Language of the report, regardless of the language of the window</source>
        <translation>Idioma del informe, independiente del de la ventana</translation>
    </message>
    <message>
        <source>each row&apos;s own</source>
        <extracomment>shown in the target field of a report while no common target is set: each row counts to its own target</extracomment>
        <translation>el de cada fila</translation>
    </message>
    <message>
        <source>Which seconds are counted: training steps only; also start-up, evaluation and checkpoints; or billed time</source>
        <translation>Qué segundos se cuentan: solo los pasos de entrenamiento; también el arranque, la evaluación y los puntos de control; o el tiempo facturado</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>%1 up to which time and cost are counted</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>Valor de %1 hasta el que se cuentan el tiempo y el coste</translation>
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
        <extracomment>day of a report, its language, its kind: the last one goes where there is no room</extracomment>
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
        <source>Create a report from runs, a campaign or a published study</source>
        <translation>Crear un informe de ejecuciones, de una serie o de un estudio publicado</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Save the report as a PDF</source>
        <translation>Guardar el informe en PDF</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>verb, button</extracomment>
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
        <source>Save the report as a single HTML file with embedded charts</source>
        <translation>Guardar el informe en un solo archivo HTML con los gráficos incluidos</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save all figures of the report for a spreadsheet</source>
        <translation>Guardar todas las cifras del informe para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>verb, button: takes a report out of the list</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the report from the list; saved files stay</source>
        <translation>Quitar el informe de la lista; los archivos guardados se conservan</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>name of a page</extracomment>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Report pages</source>
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
        <source>Create a report from your runs, a campaign or a published study. Its pages appear here as they will print.</source>
        <translation>Cree un informe de sus ejecuciones, de una serie o de un estudio publicado. Sus páginas aparecen aquí tal como se imprimirán.</translation>
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
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Report saved: %1</source>
        <translation>Informe guardado: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb, button: shows the report that was saved</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <extracomment>%1 = title of a report</extracomment>
        <translation>Quitado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) could not be read and were skipped; the report lists them.</source>
        <translation>
            <numerusform>%n ejecución no se pudo leer y se omitió; el informe la indica.</numerusform>
            <numerusform>%n ejecuciones no se pudieron leer y se omitieron; el informe las indica.</numerusform>
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
        <source>Remove report</source>
        <extracomment>name of a step that can be undone</extracomment>
        <translation>Quitar informe</translation>
    </message>
    <message>
        <source>Reports to print and send</source>
        <translation>Informes para imprimir y enviar</translation>
    </message>
    <message>
        <source>Repo&amp;rts</source>
        <translation>In&amp;formes</translation>
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
        <source>cost</source>
        <extracomment>noun, a figure that was checked</extracomment>
        <translation>coste</translation>
    </message>
    <message>
        <source>The derived figures were computed a second time from the events when this report was created: %1 of %2 agree.</source>
        <translation>Al crear este informe, las cifras derivadas se calcularon por segunda vez a partir de los eventos: coinciden %1 de %2.</translation>
    </message>
    <message>
        <source>cost to target</source>
        <translation>coste hasta el objetivo</translation>
    </message>
    <message>
        <source>best %1</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>mejor %1</translation>
    </message>
    <message>
        <source>sizes measured</source>
        <extracomment>noun, a figure that was checked: how many sizes were measured</extracomment>
        <translation>tamaños medidos</translation>
    </message>
    <message>
        <source>price per million</source>
        <translation>precio por millón</translation>
    </message>
    <message>
        <source>unit of price</source>
        <extracomment>after &quot;images/s per&quot;</extracomment>
        <translation>unidad de precio</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunColumns</name>
    <message>
        <source>auto-scaled</source>
        <extracomment>second line of the header of a column of small curves: each has a scale of its own</extracomment>
        <translation>escala propia</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>adjective, below the head of a column: in active time</extracomment>
        <translation>tiempo activo</translation>
    </message>
    <message>
        <source>Wh</source>
        <translation>Wh</translation>
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
        <source>The price of this offer is unknown.</source>
        <translation>El precio de esta oferta no se conoce.</translation>
    </message>
    <message>
        <source>%1 per hour, price dated %2, frozen in the run</source>
        <extracomment>%1 = an amount of money, %2 = a date</extracomment>
        <translation>%1 por hora, precio con fecha %2, fijado en la ejecución</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <extracomment>participle: runs outside all groups</extracomment>
        <translation>Sin agrupar</translation>
    </message>
    <message>
        <source>Seeds of the same configuration</source>
        <extracomment>a way of grouping runs</extracomment>
        <translation>Semillas de una misma configuración</translation>
    </message>
    <message>
        <source>Launched individually</source>
        <extracomment>group of the runs that belong to no campaign</extracomment>
        <translation>Iniciadas por separado</translation>
    </message>
    <message>
        <source>Unknown</source>
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
        <extracomment>in a group&apos;s cell: its runs have different values</extracomment>
        <translation>varios</translation>
    </message>
    <message>
        <source>No mean: the amounts are in different currencies.</source>
        <translation>Sin media: los importes están en monedas distintas.</translation>
    </message>
    <message>
        <source>%1, from one run</source>
        <translation>%1, de una ejecución</translation>
    </message>
    <message>
        <source>Mean %1, standard deviation %2, n = %3</source>
        <translation>Media %1, desviación típica %2, n = %3</translation>
    </message>
    <message>
        <source>No mean: the accuracies are on different data sets.</source>
        <translation>Sin media: las exactitudes son de conjuntos de datos distintos.</translation>
    </message>
    <message>
        <source>%1, what-if</source>
        <extracomment>%1 = the instance a run is priced at, which is not the hardware it ran on</extracomment>
        <translation>%1, hipótesis</translation>
    </message>
    <message>
        <source>What-if: priced for hardware it did not run on.</source>
        <translation>Hipótesis: con el precio de una máquina en la que no se ejecutó.</translation>
    </message>
    <message>
        <source>validation</source>
        <extracomment>second line of a header: on the validation images</extracomment>
        <translation>validación</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n data set(s): no mean</source>
        <translation>
            <numerusform>%n conjunto de datos: sin media</numerusform>
            <numerusform>%n conjuntos de datos: sin media</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s): no mean</source>
        <extracomment>of a group of runs: they differ in more than their seed</extracomment>
        <translation>
            <numerusform>%n configuración: sin media</numerusform>
            <numerusform>%n configuraciones: sin media</numerusform>
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
            <numerusform>%1, sin %n hipótesis</numerusform>
            <numerusform>%1, sin %n hipótesis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 curve</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>Curva de %1</translation>
    </message>
    <message>
        <source>%1 per price</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>%1 por unidad de precio</translation>
    </message>
    <message>
        <source>No mean: the runs do not all have the same target.</source>
        <translation>Sin media: no todas las ejecuciones tienen el mismo objetivo.</translation>
    </message>
    <message>
        <source>%1: %2 at epoch %3</source>
        <extracomment>%1: &quot;Best top-1&quot;, %2: its value</extracomment>
        <translation>%1: %2 en la época %3</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunConfusion</name>
    <message>
        <source>Table %1. %2, epoch %3</source>
        <extracomment>of a report; %1: a number, %2: what the table is about, %3: number of an epoch</extracomment>
        <translation>Tabla %1. %2, época %3</translation>
    </message>
    <message>
        <source>%1 of %2 validation samples are wrong.</source>
        <translation>%1 de %2 muestras de validación están mal clasificadas.</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Matriz de confusión</translation>
    </message>
    <message>
        <source>True class</source>
        <translation>Clase real</translation>
    </message>
    <message>
        <source>Recall, %</source>
        <extracomment>heads of columns: shares of a class</extracomment>
        <translation>Exhaustividad, %</translation>
    </message>
    <message>
        <source>Precision, %</source>
        <translation>Precisión, %</translation>
    </message>
    <message>
        <source>Most confused classes</source>
        <translation>Clases más confundidas</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>Proporción, %</translation>
    </message>
    <message>
        <source>Classes recognized least</source>
        <translation>Clases peor reconocidas</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>%1 of %2 classes are listed.</source>
        <translation>Se muestran %1 de %2 clases.</translation>
    </message>
    <message>
        <source>Rows: the true class. Columns: the predicted class, by the numbers of the rows.</source>
        <translation>Filas: la clase real. Columnas: la clase predicha, según los números de las filas.</translation>
    </message>
    <message>
        <source>Predicted as</source>
        <translation>Predicha como</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunFacts</name>
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
        <extracomment>noun: of the operating system</extracomment>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Engine</source>
        <extracomment>noun: the part of the program that trains</extracomment>
        <translation>Motor</translation>
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
        <extracomment>noun: their number in the network</extracomment>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>%1 training, %2 validation</source>
        <extracomment>numbers of images, or of rows of a table</extracomment>
        <translation>%1 de entrenamiento, %2 de validación</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>of one image: channels, height, width</extracomment>
        <translation>Dimensiones</translation>
    </message>
    <message>
        <source>%1 × %2 × %3, %4 classes</source>
        <translation>%1 × %2 × %3, %4 clases</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>adjective: of a price</extracomment>
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
        <source>Tax</source>
        <extracomment>taxes</extracomment>
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
        <source>unknown, 1 s assumed</source>
        <extracomment>the billing quantum</extracomment>
        <translation>desconocida, se supone 1&#xa0;s</translation>
    </message>
    <message>
        <source>Price date</source>
        <translation>Fecha del precio</translation>
    </message>
    <message>
        <source>Date source</source>
        <extracomment>how the date of the price is known</extracomment>
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
        <source>time in use</source>
        <translation>tiempo de uso</translation>
    </message>
    <message>
        <source>exact time</source>
        <extracomment>what is billed where there is no billing quantum</extracomment>
        <translation>tiempo exacto</translation>
    </message>
    <message>
        <source>Ran on</source>
        <extracomment>verb, past tense: before the machine that a run used</extracomment>
        <translation>Se ejecutó en</translation>
    </message>
    <message>
        <source>CPU time of other programs</source>
        <extracomment>share of the processor&apos;s time while the run computed</extracomment>
        <translation>Tiempo de CPU de otros programas</translation>
    </message>
    <message>
        <source>minimum charge %1</source>
        <extracomment>why more is billed than a run takes; %1: &quot;1 min&quot;</extracomment>
        <translation>cargo mínimo de %1</translation>
    </message>
    <message>
        <source>billing quantum %1</source>
        <extracomment>why more is billed than a run takes; %1: &quot;1 h&quot;</extracomment>
        <translation>unidad mínima de facturación de %1</translation>
    </message>
    <message>
        <source>(%1 − %2) / (%3 × %4 h × %5) + %6 / (%7 h × %5) + %8 kW × %9 = %10 + %11 + %12 = %13 %14</source>
        <extracomment>Numbers of &quot;(purchase - resale) / (years x 8766 h x use) + hosting a month / (730.5 h x use) + power x tariff = amortisation + hosting + power = price&quot;.</extracomment>
        <translation>(%1 − %2) / (%3 × %4&#xa0;h × %5) + %6 / (%7&#xa0;h × %5) + %8&#xa0;kW × %9 = %10 + %11 + %12 = %13&#xa0;%14</translation>
    </message>
    <message>
        <source>(%1 − %2) / (%3 × %4 h × %5) + %6 kW × %7 = %8 + %9 = %10 %11</source>
        <extracomment>Numbers of &quot;(purchase - resale) / (years x 8766 h x use) + power x tariff = amortisation + power = price&quot;.</extracomment>
        <translation>(%1 − %2) / (%3 × %4&#xa0;h × %5) + %6&#xa0;kW × %7 = %8 + %9 = %10&#xa0;%11</translation>
    </message>
    <message>
        <source>(purchase − resale) / (years × %1 h × use) + hosting per month / (%2 h × use) + power × tariff</source>
        <translation>(compra − reventa) / (años × %1 h × uso) + alojamiento al mes / (%2 h × uso) + potencia × tarifa</translation>
    </message>
    <message>
        <source>time in use × price per hour.</source>
        <translation>tiempo de uso × precio por hora.</translation>
    </message>
    <message>
        <source>(preparation + time), rounded up to the billing quantum, × price per hour.</source>
        <translation>(preparación + tiempo), redondeado al alza a la unidad mínima de facturación, × precio por hora.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunFiles</name>
    <message>
        <source>Files</source>
        <extracomment>noun, heading</extracomment>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>column: of a file</extracomment>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>noun, head of a column: of a file</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Export weights…</source>
        <translation>Exportar pesos…</translation>
    </message>
    <message>
        <source>Save the weights of the best epoch as a safetensors file</source>
        <translation>Guardar los pesos de la mejor época en un archivo safetensors</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunHead</name>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>price dated %1</source>
        <extracomment>%1 = a date, or words such as &quot;2025-11 or later&quot;</extracomment>
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
        <extracomment>noun: how much of a run is done</extracomment>
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
    <message>
        <source>%1, %2 + %3 rows</source>
        <translation>%1, %2 + %3 filas</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunInspector</name>
    <message>
        <source>Open</source>
        <extracomment>verb, button: shows the run</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation>Clonar y editar</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>verb, button: continues a run</extracomment>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>noun, heading</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Price frozen in the run</source>
        <translation>Precio fijado en la ejecución</translation>
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
        <extracomment>noun: what the user writes about a run</extracomment>
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
        <source>Time to %1</source>
        <translation>Tiempo hasta el %1</translation>
    </message>
    <message>
        <source>not reached</source>
        <extracomment>of the target accuracy</extracomment>
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
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Price date</source>
        <translation>Fecha del precio</translation>
    </message>
    <message>
        <source>Differences from run %1</source>
        <translation>Diferencias con la ejecución %1</translation>
    </message>
    <message>
        <source>The configurations are the same.</source>
        <translation>Las configuraciones son iguales.</translation>
    </message>
    <message>
        <source>Active time: includes evaluation and start-up</source>
        <translation>Tiempo activo: incluye evaluación y arranque</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Ran on</source>
        <extracomment>column: the hardware</extracomment>
        <translation>Se ejecutó en</translation>
    </message>
    <message>
        <source>What-if: priced for hardware it did not run on.</source>
        <translation>Hipótesis: con el precio de una máquina en la que no se ejecutó.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <extracomment>preparation time that is not part of the cost</extracomment>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>no se cuenta</translation>
    </message>
    <message>
        <source>Cost, what-if</source>
        <translation>Coste, hipótesis</translation>
    </message>
    <message>
        <source>The loss is not a number from epoch %1 on</source>
        <translation>La pérdida no es un número desde la época %1</translation>
    </message>
    <message>
        <source>The checkpoint of epoch %1 is sound</source>
        <translation>El punto de control de la época %1 es válido</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validación</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>Loss by epoch</source>
        <translation>Pérdida por época</translation>
    </message>
    <message>
        <source>Summary</source>
        <extracomment>noun, tab</extracomment>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>a tab: the files of a run&apos;s folder</extracomment>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>noun, heading: the fields of a run</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Part of the comparison</source>
        <translation>Forma parte de la comparación</translation>
    </message>
    <message>
        <source>Validation %1 by epoch, in percent</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>Validación: %1 por época, en porcentaje</translation>
    </message>
    <message>
        <source>Validation %1 by epoch</source>
        <translation>Validación: %1 por época</translation>
    </message>
    <message>
        <source>Latency, p95</source>
        <translation>Latencia, p95</translation>
    </message>
    <message>
        <source>Price per million</source>
        <translation>Precio por millón</translation>
    </message>
    <message>
        <source>There is no sound checkpoint</source>
        <translation>No hay ningún punto de control válido</translation>
    </message>
    <message>
        <source>dashed: target %1</source>
        <extracomment>of a line in a chart; %1: &quot;91%&quot;</extracomment>
        <translation>línea discontinua: objetivo %1</translation>
    </message>
    <message>
        <source>Step bound by</source>
        <extracomment>followed by reading, decoding, copying, computing, communicating</extracomment>
        <translation>El paso está limitado por</translation>
    </message>
    <message>
        <source>%1, epoch %2</source>
        <extracomment>%1: &quot;Best top-1&quot;</extracomment>
        <translation>%1, época %2</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunNumbers</name>
    <message>
        <source>%1, epoch %2: %3. On the dashed line both are equal.</source>
        <extracomment>of a chart; %1: &quot;Predicted against true values of 500 samples&quot;, %2: number of an epoch, %3: measures of quality and their values</extracomment>
        <translation>%1, época %2: %3. En la línea discontinua ambos son iguales.</translation>
    </message>
    <message>
        <source>%1 of the samples are drawn, including those furthest from the line.</source>
        <extracomment>of a chart; %1: how many of its samples</extracomment>
        <translation>Se dibujan %1 de las muestras, entre ellas las más alejadas de la línea.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunQueue</name>
    <message>
        <source>Remove runs from the queue</source>
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
        <source>Epochal, run report</source>
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
        <source>Started %1 on %2, price %3.</source>
        <translation>Iniciada el %1 en %2, precio: %3.</translation>
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
        <source>at %1</source>
        <extracomment>%1 = a price</extracomment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation>Coste hasta el objetivo</translation>
    </message>
    <message>
        <source>whole run: %1</source>
        <translation>en total: %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>billed time: %1</source>
        <translation>tiempo facturado: %1</translation>
    </message>
    <message>
        <source>Accuracy by epoch</source>
        <translation>Exactitud por época</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>Figura %1.</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
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
        <source>Bold: the best epoch. Times and costs are counted from the start of the run.</source>
        <translation>En negrita: la mejor época. Los tiempos y los costes se cuentan desde el inicio de la ejecución.</translation>
    </message>
    <message>
        <source>How the figures were computed</source>
        <translation>Cómo se calcularon las cifras</translation>
    </message>
    <message>
        <source>Not included</source>
        <extracomment>heading: what the report leaves out, and why</extracomment>
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
        <source>Audit</source>
        <extracomment>noun, heading: figures that were computed again</extracomment>
        <translation>Auditoría</translation>
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
        <translation>En negrita: distinto del valor predeterminado.</translation>
    </message>
    <message>
        <source>Environment</source>
        <extracomment>noun, heading: machine and software</extracomment>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>Price frozen in the run</source>
        <translation>Precio fijado en la ejecución</translation>
    </message>
    <message>
        <source>Table %1. Estimate and outcome</source>
        <translation>Tabla %1. Estimación y resultado</translation>
    </message>
    <message>
        <source>Figure</source>
        <extracomment>noun, head of a column: a quantity that was estimated</extracomment>
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
        <source>Time, including preparation</source>
        <translation>Tiempo, incluida la preparación</translation>
    </message>
    <message>
        <source>Time to target, including preparation</source>
        <translation>Tiempo hasta el objetivo, incluida la preparación</translation>
    </message>
    <message>
        <source>The run did not do what was estimated, so there is nothing to compare.</source>
        <translation>La ejecución no hizo lo que se estimó, así que no hay nada que comparar.</translation>
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
        <source>not counted</source>
        <translation>no se cuenta</translation>
    </message>
    <message>
        <source>Measured energy</source>
        <translation>Energía medida</translation>
    </message>
    <message>
        <source>%1 Wh</source>
        <translation>%1 Wh</translation>
    </message>
    <message>
        <source>Measured mean power</source>
        <translation>Potencia media medida</translation>
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
        <source>Included in the cost, at the assumed power</source>
        <translation>Incluido en el coste, con la potencia supuesta</translation>
    </message>
    <message>
        <source>Started %1 on %2. What-if: priced at %3, %4, but not run on that hardware.</source>
        <extracomment>when, what it ran on, the offer, its price</extracomment>
        <translation>Iniciada el %1 en %2. Hipótesis: con el precio de %3, %4, pero sin ejecutarse en esa máquina.</translation>
    </message>
    <message>
        <source>estimate (none was saved with the run)</source>
        <translation>estimación (no se guardó ninguna con la ejecución)</translation>
    </message>
    <message>
        <source>%1 by epoch</source>
        <translation>%1 por época</translation>
    </message>
    <message>
        <source>%1. Training dashed, validation solid.</source>
        <extracomment>of a chart; %1: a measure of quality and its unit</extracomment>
        <translation>%1. Entrenamiento en línea discontinua, validación en línea continua.</translation>
    </message>
    <message>
        <source>%1, validation.</source>
        <extracomment>of a chart; %1: a measure of quality and its unit</extracomment>
        <translation>%1, validación.</translation>
    </message>
    <message>
        <source>%1 over active time</source>
        <extracomment>%1: &quot;Images/s&quot;</extracomment>
        <translation>%1 según el tiempo activo</translation>
    </message>
    <message>
        <source>%1, one point per measured window; warm-up steps excluded.</source>
        <extracomment>%1: &quot;Images/s&quot;</extracomment>
        <translation>%1, un punto por ventana medida; sin los pasos de calentamiento.</translation>
    </message>
    <message>
        <source>Training %1</source>
        <extracomment>a column; %1: a measure of quality and its unit</extracomment>
        <translation>Entrenamiento: %1</translation>
    </message>
    <message>
        <source>Validation %1</source>
        <extracomment>a column; %1: a measure of quality and its unit</extracomment>
        <translation>Validación: %1</translation>
    </message>
    <message>
        <source>Table %1. Ranks</source>
        <translation>Tabla %1. Rangos</translation>
    </message>
    <message>
        <source>What each rank measured last, over about two seconds of its steps.</source>
        <translation>Lo último que midió cada rango, en unos dos segundos de pasos.</translation>
    </message>
    <message>
        <source>The pale line is training, step by step.</source>
        <extracomment>of a chart</extracomment>
        <translation>La línea pálida es el entrenamiento por pasos.</translation>
    </message>
    <message>
        <source>The filled marker is the best evaluation.</source>
        <extracomment>of a chart</extracomment>
        <translation>El marcador relleno es la mejor evaluación.</translation>
    </message>
    <message>
        <source>The ring is around the first evaluation at or above the target.</source>
        <translation>El círculo rodea la primera evaluación que alcanza o supera el objetivo.</translation>
    </message>
    <message>
        <source>The ring is around the first evaluation at or below the target.</source>
        <translation>El círculo rodea la primera evaluación con un valor igual o inferior al objetivo.</translation>
    </message>
    <message>
        <source>The band is the median of nine windows ± their spread.</source>
        <extracomment>of a chart</extracomment>
        <translation>La banda es la mediana de nueve ventanas ± su dispersión.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunTotals</name>
    <message>
        <source>Select a run to see its curve, price and note.</source>
        <translation>Seleccione una ejecución para ver su curva, su precio y su nota.</translation>
    </message>
    <message>
        <source>Select a single run to see its curve, price and note.</source>
        <translation>Seleccione una sola ejecución para ver su curva, su precio y su nota.</translation>
    </message>
    <message>
        <source>Means</source>
        <extracomment>heading: means over the runs selected</extracomment>
        <translation>Medias</translation>
    </message>
    <message>
        <source>In common</source>
        <extracomment>heading: what all runs selected share</extracomment>
        <translation>En común</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunWords</name>
    <message>
        <source>Stopping</source>
        <extracomment>participle, state of a run</extracomment>
        <translation>Deteniéndose</translation>
    </message>
    <message>
        <source>Stopping after this epoch</source>
        <translation>Se detendrá al terminar la época</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsModel</name>
    <message>
        <source>%1, compared</source>
        <extracomment>%1 = a run that is part of the comparison</extracomment>
        <translation>%1, en la comparación</translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsPage</name>
    <message>
        <source>Columns</source>
        <extracomment>noun, button: chooses the columns of the table</extracomment>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>New run</source>
        <extracomment>noun, button</extracomment>
        <translation>Ejecución nueva</translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation>Configurar una ejecución</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb, button: shows the run&apos;s charts</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show the run&apos;s charts and log</source>
        <translation>Mostrar los gráficos y el registro de la ejecución</translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation>Clonar y editar</translation>
    </message>
    <message>
        <source>Configure a new run based on this one</source>
        <translation>Configurar una ejecución a partir de esta</translation>
    </message>
    <message>
        <source>Add tags to the selected runs</source>
        <translation>Añadir etiquetas a las ejecuciones seleccionadas</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>verb, button</extracomment>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Archive the selected runs or unarchive them</source>
        <translation>Archivar o desarchivar las ejecuciones seleccionadas</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Move the folders of the selected runs to the trash</source>
        <translation>Mover a la papelera las carpetas de las ejecuciones seleccionadas</translation>
    </message>
    <message>
        <source>Save the rows of the table to a file</source>
        <translation>Guardar las filas de la tabla en un archivo</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Show details of a run that are not in the table</source>
        <translation>Mostrar los detalles de una ejecución que no están en la tabla</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>name of a page</extracomment>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>No runs match the search: %1</source>
        <extracomment>%1 = &quot;0 of 45&quot;</extracomment>
        <translation>Ninguna ejecución coincide con la búsqueda: %1</translation>
    </message>
    <message>
        <source>Use fewer words or show archived runs too.</source>
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
        <extracomment>verb, a step that can be undone</extracomment>
        <translation>Etiquetar ejecuciones</translation>
    </message>
    <message>
        <source>Archive runs</source>
        <translation>Archivar ejecuciones</translation>
    </message>
    <message>
        <source>Unarchive runs</source>
        <translation>Desarchivar ejecuciones</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) archived.</source>
        <translation>
            <numerusform>%n ejecución archivada.</numerusform>
            <numerusform>%n ejecuciones archivadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) unarchived.</source>
        <translation>
            <numerusform>%n ejecución desarchivada.</numerusform>
            <numerusform>%n ejecuciones desarchivadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A run in progress cannot be moved to the trash. Stop it first.</source>
        <translation>Una ejecución en curso no se puede mover a la papelera. Deténgala primero.</translation>
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
        <extracomment>title of a dialog</extracomment>
        <translation>Exportar ejecuciones</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>Cannot write %1: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Tag…</source>
        <extracomment>verb, button</extracomment>
        <translation>Etiquetar…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>Exportar CSV…</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>verb, button</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare the selected runs (Ctrl+Shift+C)</source>
        <translation>Comparar las ejecuciones seleccionadas (Ctrl+Mayús+C)</translation>
    </message>
    <message>
        <source>Import runs…</source>
        <translation>Importar ejecuciones…</translation>
    </message>
    <message>
        <source>No saved views yet</source>
        <translation>Aún no hay vistas guardadas</translation>
    </message>
    <message>
        <source>Save view…</source>
        <translation>Guardar vista…</translation>
    </message>
    <message>
        <source>Save view</source>
        <extracomment>title of a dialog</extracomment>
        <translation>Guardar vista</translation>
    </message>
    <message>
        <source>View name (filter, sort order, grouping and columns):</source>
        <translation>Nombre de la vista (filtro, orden, agrupación y columnas):</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>submenu: saved views of the runs table to delete</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>noun, button: saved views of the table</extracomment>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Save the current filter, sort order, grouping and columns as a view, or return to a saved one</source>
        <translation>Guardar el filtro, el orden, la agrupación y las columnas actuales como vista o volver a una guardada</translation>
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
        <source>Group runs: means with standard deviations, and the number of runs</source>
        <translation>Agrupar ejecuciones: medias con su desviación típica y número de ejecuciones</translation>
    </message>
    <message>
        <source>Import runs: choose a folder of run folders</source>
        <extracomment>title of a folder dialog</extracomment>
        <translation>Importar ejecuciones: elegir la carpeta que contiene las carpetas de ejecución</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) copied.</source>
        <translation>
            <numerusform>%n ejecución copiada.</numerusform>
            <numerusform>%n ejecuciones copiadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) already here.</source>
        <translation>
            <numerusform>%n ejecución ya estaba aquí.</numerusform>
            <numerusform>%n ejecuciones ya estaban aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) could not be copied. %1. %2</source>
        <extracomment>%1: why the first one failed, %2: what to do</extracomment>
        <translation>
            <numerusform>%n ejecución no se pudo copiar. %1. %2</numerusform>
            <numerusform>%n ejecuciones no se pudieron copiar. %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Group by</source>
        <extracomment>verb, menu</extracomment>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Guardado en %1</translation>
    </message>
    <message>
        <source>Move runs to the trash</source>
        <translation>Mover ejecuciones a la papelera</translation>
    </message>
    <message>
        <source>Create a PDF report on the selected runs</source>
        <translation>Crear un informe PDF de las ejecuciones seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>&amp;Ejecuciones</translation>
    </message>
    <message>
        <source>All runs are archived</source>
        <translation>Todas las ejecuciones están archivadas</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), hidden from this list.</source>
        <translation>
            <numerusform>%n ejecución, oculta en esta lista.</numerusform>
            <numerusform>%n ejecuciones, ocultas en esta lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show archived runs</source>
        <translation>Mostrar las ejecuciones archivadas</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <extracomment>a button: compares that many runs</extracomment>
        <translation>Comparar %1</translation>
    </message>
    <message>
        <source>Export weights</source>
        <extracomment>title of a dialog</extracomment>
        <translation>Exportar pesos</translation>
    </message>
    <message>
        <source>Weights (*.safetensors)</source>
        <translation>Pesos (*.safetensors)</translation>
    </message>
    <message>
        <source>Try images…</source>
        <extracomment>menu entry: classify one&apos;s own image files with the run&apos;s weights</extracomment>
        <translation>Probar imágenes…</translation>
    </message>
    <message>
        <source>Classify your own images with the weights of the selected run</source>
        <translation>Clasificar imágenes propias con los pesos de la ejecución seleccionada</translation>
    </message>
    <message>
        <source>All runs in the catalog</source>
        <translation>Todas las ejecuciones del catálogo</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SamplePictures</name>
    <message>
        <source>The folder has changed since the evaluation, so its images cannot be shown.</source>
        <translation>La carpeta ha cambiado desde la evaluación, así que no se pueden mostrar sus imágenes.</translation>
    </message>
    <message>
        <source>The data have changed since the evaluation, so the images cannot be shown.</source>
        <translation>Los datos han cambiado desde la evaluación, así que no se pueden mostrar las imágenes.</translation>
    </message>
    <message>
        <source>correct</source>
        <extracomment>below an image that the network recognized</extracomment>
        <translation>correcta</translation>
    </message>
    <message>
        <source>is %1</source>
        <extracomment>below an image; %1: its true class, &quot;is Coat&quot;</extracomment>
        <translation>es %1</translation>
    </message>
    <message>
        <source>Is %1, %2</source>
        <extracomment>%1: a class, %2: the probability that the network gives it</extracomment>
        <translation>Es %1, %2</translation>
    </message>
    <message>
        <source>Loss %1</source>
        <translation>Pérdida %1</translation>
    </message>
    <message>
        <source>Sample %1 of the validation set</source>
        <extracomment>%1: number of a sample within the validation set, counted from 1</extracomment>
        <translation>Muestra %1 del conjunto de validación</translation>
    </message>
    <message>
        <source>Predicted as %1, %2</source>
        <extracomment>%1: a class, %2: the probability that the network gives it</extracomment>
        <translation>Predicha como %1, %2</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SampleRow</name>
    <message>
        <source>of %1 points</source>
        <extracomment>unit of a number field; a point is one combination of the varied values</extracomment>
        <translation>de %1 puntos</translation>
    </message>
    <message>
        <source>Random sample</source>
        <translation>Muestra aleatoria</translation>
    </message>
    <message>
        <source>How many of the points to run, drawn at random without repetition.</source>
        <translation>Cuántos de los puntos se ejecutan; se eligen al azar y sin repetición.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>every point instead of a random sample of them</extracomment>
        <translation>todos</translation>
    </message>
    <message>
        <source>Sample seed</source>
        <extracomment>the random seed of a sample of points</extracomment>
        <translation>Semilla de la muestra</translation>
    </message>
    <message>
        <source>Another seed draws other points.</source>
        <translation>Otra semilla elige otros puntos.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SampleWords</name>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>of a table</extracomment>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Samples</source>
        <extracomment>images, or rows of a table</extracomment>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>training images</source>
        <translation>imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>training rows</source>
        <extracomment>title of an axis: rows of a table</extracomment>
        <translation>filas de entrenamiento</translation>
    </message>
    <message>
        <source>training samples</source>
        <extracomment>title of an axis: images, or rows of a table</extracomment>
        <translation>muestras de entrenamiento</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <extracomment>%1: &quot;images/s&quot;, %2: &quot;USD/h&quot;</extracomment>
        <translation>%1 por %2</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingBoard</name>
    <message>
        <source>Form of the comparison</source>
        <translation>Forma de la comparación</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Escalado</translation>
    </message>
    <message>
        <source>Times and charts</source>
        <translation>Tiempos y gráficos</translation>
    </message>
    <message>
        <source>Weak: the batch per device is constant. Strong: the global batch is constant.</source>
        <translation>Débil: el lote por dispositivo es constante. Fuerte: el lote global es constante.</translation>
    </message>
    <message>
        <source>Curve fitted to three or more sizes</source>
        <translation>Curva ajustada a tres o más tamaños</translation>
    </message>
    <message>
        <source>Measured, modeled and published figures are never ranked together</source>
        <translation>Las cifras medidas, modeladas y publicadas nunca se clasifican juntas</translation>
    </message>
    <message>
        <source>Sizes of the scaling experiment</source>
        <translation>Tamaños del experimento de escalado</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingCharts</name>
    <message>
        <source>devices</source>
        <translation>dispositivos</translation>
    </message>
    <message>
        <source>No workload here was run on more than one device count.</source>
        <translation>Ningún trabajo se ha ejecutado aquí con más de un número de dispositivos.</translation>
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
        <source>ideal</source>
        <extracomment>noun, a line of the chart: ideal scaling</extracomment>
        <translation>ideal</translation>
    </message>
    <message>
        <source>batch of %1</source>
        <translation>lote de %1</translation>
    </message>
    <message>
        <source>These rows do not differ in batch size. Vary the global batch size on the Configure page.</source>
        <translation>Estas filas no difieren en el tamaño de lote. Haga un barrido del tamaño de lote global en la página Configurar.</translation>
    </message>
    <message>
        <source>speed-up over the fewest devices, ×</source>
        <translation>aceleración respecto al menor número de dispositivos, ×</translation>
    </message>
    <message>
        <source>scaling efficiency, %</source>
        <translation>eficiencia de escalado, %</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <extracomment>%2: &quot;images/s&quot;</extracomment>
        <translation>%1, por %2</translation>
    </message>
    <message>
        <source>global batch size, %1, log scale</source>
        <extracomment>%1: &quot;images&quot;</extracomment>
        <translation>tamaño de lote global, %1, escala logarítmica</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingContent</name>
    <message>
        <source>Speed-up by number of devices. Diamonds are published figures.</source>
        <translation>Aceleración según el número de dispositivos. Los rombos son cifras publicadas.</translation>
    </message>
    <message>
        <source>Speed-up by number of devices, with %1 fitted and its 95% interval; the tinted part is not measured. Diamonds are published figures.</source>
        <translation>Aceleración según el número de dispositivos, con el ajuste (%1) y su intervalo del 95&#xa0;%; la parte sombreada no está medida. Los rombos son cifras publicadas.</translation>
    </message>
    <message>
        <source>Scaling efficiency: solid by rate, dashed by time. Diamonds are published figures.</source>
        <translation>Eficiencia de escalado: línea continua por rendimiento, discontinua por tiempo. Los rombos son cifras publicadas.</translation>
    </message>
    <message>
        <source>Mean time of a step by number of devices.</source>
        <translation>Tiempo medio de un paso según el número de dispositivos.</translation>
    </message>
    <message>
        <source>Modeled rows are the fit beyond the largest size measured; neither they nor published ones are ranked.</source>
        <translation>Las filas modeladas prolongan el ajuste más allá del mayor tamaño medido; ni ellas ni las publicadas se clasifican.</translation>
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
        <translation>&amp;Débil: %1 muestras por dispositivo</translation>
    </message>
    <message>
        <source>Scaling experiment</source>
        <translation>Experimento de escalado</translation>
    </message>
    <message>
        <source>&amp;Constant batch</source>
        <translation>&amp;Lote constante</translation>
    </message>
    <message>
        <source>&amp;Seeds for each size</source>
        <translation>&amp;Semillas por tamaño</translation>
    </message>
    <message>
        <source>All of these sizes have been measured.</source>
        <translation>Todos estos tamaños ya se han medido.</translation>
    </message>
    <message>
        <source>Choose weak or strong scaling.</source>
        <translation>Elija el escalado débil o el fuerte.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s): %1</source>
        <translation>
            <numerusform>%n ejecución: %1</numerusform>
            <numerusform>%n ejecuciones: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Maximum devices</source>
        <translation>&amp;Máximo de dispositivos</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s) (batch %1)</source>
        <extracomment>the global batch</extracomment>
        <translation>
            <numerusform>%n dispositivo (lote %1)</numerusform>
            <numerusform>%n dispositivos (lote %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;trong: %1 samples in total</source>
        <translation>&amp;Fuerte: %1 muestras en total</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingView</name>
    <message>
        <source>Weak</source>
        <extracomment>scaling of training over devices: the batch of each device stays, or the global batch does</extracomment>
        <translation>Débil</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law</source>
        <translation>ley de Amdahl</translation>
    </message>
    <message>
        <source>Universal Scalability Law</source>
        <translation>ley universal de escalabilidad</translation>
    </message>
    <message>
        <source>weak, batch %1 per device</source>
        <extracomment>%1: a number of samples</extracomment>
        <translation>débil, lote %1 por dispositivo</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) measured</source>
        <translation>
            <numerusform>%n ejecución medida</numerusform>
            <numerusform>%n ejecuciones medidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 devices modeled</source>
        <extracomment>%1, %2: numbers of devices</extracomment>
        <translation>modelo: de %1 a %2 dispositivos</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Dispositivos</translation>
    </message>
    <message>
        <source>%1 ± U</source>
        <extracomment>%1: &quot;Images/s&quot;; U: the standard error</extracomment>
        <translation>%1 ± U</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Efficiency by %1, %</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>Eficiencia por %1, %</translation>
    </message>
    <message>
        <source>Efficiency by time, %</source>
        <translation>Eficiencia por tiempo, %</translation>
    </message>
    <message>
        <source>Communication, %</source>
        <translation>Comunicación, %</translation>
    </message>
    <message>
        <source>Epochs to %1</source>
        <extracomment>%1: a quality, &quot;93.00%&quot;</extracomment>
        <translation>Épocas hasta %1</translation>
    </message>
    <message>
        <source>Epochs to the target</source>
        <translation>Épocas hasta el objetivo</translation>
    </message>
    <message>
        <source>Time to %1</source>
        <extracomment>%1: a quality, &quot;93.00%&quot;</extracomment>
        <translation>Tiempo hasta %1</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Cost to %1%2</source>
        <extracomment>%1: a quality, &quot;93.00%&quot;, %2: &quot;, USD&quot;</extracomment>
        <translation>Coste hasta %1%2</translation>
    </message>
    <message>
        <source>batch %1</source>
        <extracomment>%1: a number of samples</extracomment>
        <translation>lote %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>two limits of an interval</extracomment>
        <translation>de %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>not ranked: no run on %n device(s) with batch %1</source>
        <translation>
            <numerusform>fuera de la clasificación: no hay ejecución en %n dispositivo con lote %1</numerusform>
            <numerusform>fuera de la clasificación: no hay ejecución en %n dispositivos con lote %1</numerusform>
        </translation>
    </message>
    <message>
        <source>published, not ranked</source>
        <translation>publicado, fuera de la clasificación</translation>
    </message>
    <message>
        <source>Published</source>
        <extracomment>participle, heading: figures of others</extracomment>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>beside your own, never ranked with them</source>
        <translation>junto a los datos propios, sin clasificarse con ellos</translation>
    </message>
    <message>
        <source>Speed-up and efficiency</source>
        <translation>Aceleración y eficiencia</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Comunicación</translation>
    </message>
    <message>
        <source>Fits</source>
        <extracomment>noun, plural, heading: curves fitted to measurements</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>N / X = a + b (N − 1) + c N (N − 1) by least squares on relative errors; without c it is Amdahl&apos;s law, with it the Universal Scalability Law. Intervals are Fieller&apos;s, at 95%.</source>
        <translation>N / X = a + b (N − 1) + c N (N − 1) por mínimos cuadrados de los errores relativos; sin c es la ley de Amdahl y con c la ley universal de escalabilidad. Los intervalos son de Fieller, al 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Modeled</source>
        <extracomment>participle, heading: sizes beyond those measured</extracomment>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>The fit beyond the largest size measured. It assumes that nothing else changes there, such as the link between machines.</source>
        <translation>El ajuste más allá del mayor tamaño medido. Supone que allí no cambia nada más, como el enlace entre máquinas.</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>dispositivos</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n dispositivo</numerusform>
            <numerusform>%n dispositivos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a series, %2: &quot;Amdahl&apos;s law&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>modeled, 95% interval</source>
        <translation>modelo, intervalo del 95&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Speed-up of %n series over devices.</source>
        <translation>
            <numerusform>Aceleración de %n serie según los dispositivos.</numerusform>
            <numerusform>Aceleración de %n series según los dispositivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaling efficiency, %</source>
        <translation>Eficiencia de escalado, %</translation>
    </message>
    <message>
        <source>Weak scaling, %</source>
        <translation>Escalado débil, %</translation>
    </message>
    <message>
        <source>Strong scaling, %</source>
        <translation>Escalado fuerte, %</translation>
    </message>
    <message>
        <source>by %1</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>por %1</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>por tiempo</translation>
    </message>
    <message numerus="yes">
        <source>Scaling efficiency of %n series over devices.</source>
        <translation>
            <numerusform>Eficiencia de %n serie según los dispositivos.</numerusform>
            <numerusform>Eficiencia de %n series según los dispositivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step time, ms</source>
        <translation>Tiempo de paso, ms</translation>
    </message>
    <message>
        <source>ms</source>
        <comment>milliseconds</comment>
        <translation>ms</translation>
    </message>
    <message>
        <source>data wait</source>
        <translation>espera de datos</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>cálculo</translation>
    </message>
    <message>
        <source>communication, exposed</source>
        <translation>comunicación no solapada</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>published</source>
        <extracomment>scaling efficiencies or speed-ups that studies report</extracomment>
        <translation>publicado</translation>
    </message>
    <message>
        <source>%1 relative to the fewest devices, ×</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>%1 respecto al menor número de dispositivos, ×</translation>
    </message>
    <message>
        <source>Time that a step waits for other devices and that compute does not hide: 0 where compute hides all of it. Efficiency also falls where devices slow each other down while they compute.</source>
        <translation>Tiempo que un paso espera a otros dispositivos y que el cálculo no oculta: 0 si lo oculta todo. La eficiencia también baja cuando los dispositivos se ralentizan unos a otros al calcular.</translation>
    </message>
    <message>
        <source>Speed-up: rate, or time, relative to the fewest devices of the same series. Efficiency: speed-up divided by how many times as many devices there are.</source>
        <translation>Aceleración: rendimiento, o tiempo, frente al del menor número de dispositivos de la misma serie. Eficiencia: la aceleración dividida por cuántas veces más dispositivos hay.</translation>
    </message>
    <message>
        <source>None of these runs has a rate.</source>
        <translation>Ninguna de estas ejecuciones tiene rendimiento.</translation>
    </message>
    <message>
        <source>These runs did not record what their steps wait for; new runs do.</source>
        <translation>Estas ejecuciones no midieron a qué esperan sus pasos; las nuevas sí.</translation>
    </message>
    <message numerus="yes">
        <source>Step time for %n device count(s).</source>
        <translation>
            <numerusform>Tiempo de paso con %n número de dispositivos.</numerusform>
            <numerusform>Tiempo de paso con %n números de dispositivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>strong, batch %1 in total</source>
        <extracomment>%1: a number of samples</extracomment>
        <translation>fuerte, lote %1 en total</translation>
    </message>
    <message>
        <source>Relative cost</source>
        <translation>Coste relativo</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScatterChart</name>
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
        <translation>más barata
y más rápida</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), cost against time.</source>
        <translation>
            <numerusform>%n fila, coste frente a tiempo.</numerusform>
            <numerusform>%n filas, coste frente a tiempo.</numerusform>
        </translation>
    </message>
    <message>
        <source>other groups</source>
        <translation>otros grupos</translation>
    </message>
    <message>
        <source>some runs failed</source>
        <extracomment>what an outlined marker says of a row</extracomment>
        <translation>algunas ejecuciones fallaron</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SearchBoard</name>
    <message>
        <source>Configurations %1</source>
        <translation>Configuraciones %1</translation>
    </message>
    <message>
        <source>Runs %1</source>
        <translation>Ejecuciones %1</translation>
    </message>
    <message>
        <source>Times and charts</source>
        <translation>Tiempos y gráficos</translation>
    </message>
    <message>
        <source>What mattered</source>
        <extracomment>a view: which fields influenced the result</extracomment>
        <translation>Qué influyó</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <extracomment>in a chart&apos;s place</extracomment>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>%1: show all again (Esc)</source>
        <translation>%1: mostrar todo de nuevo (Esc)</translation>
    </message>
    <message>
        <source>Remove range %1</source>
        <translation>Quitar intervalo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n in range</source>
        <translation>
            <numerusform>%1 de %n en el intervalo</numerusform>
            <numerusform>%1 de %n en el intervalo</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows shown</source>
        <extracomment>label of a choice: configurations or runs</extracomment>
        <translation>Filas mostradas</translation>
    </message>
    <message>
        <source>Configurations of the campaign</source>
        <translation>Configuraciones de la serie</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>what of a search is explained: accuracy, cost or time</extracomment>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Color</source>
        <extracomment>by what the lines of a chart are colored</extracomment>
        <translation>Color</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SearchView</name>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>No run of this campaign has started.</source>
        <translation>Aún no ha empezado ninguna ejecución de esta serie.</translation>
    </message>
    <message>
        <source>%, validation</source>
        <translation>%, validación</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validación</translation>
    </message>
    <message numerus="yes">
        <source>%n diverged</source>
        <translation>
            <numerusform>%n divergió</numerusform>
            <numerusform>%n divergieron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a result</source>
        <translation>
            <numerusform>%n sin resultado</numerusform>
            <numerusform>%n sin resultado</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>cost, %1</source>
        <translation>coste, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) over %1 axes.</source>
        <translation>
            <numerusform>%n ejecución en %1 ejes.</numerusform>
            <numerusform>%n ejecuciones en %1 ejes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s) over %1 axes.</source>
        <translation>
            <numerusform>%n configuración en %1 ejes.</numerusform>
            <numerusform>%n configuraciones en %1 ejes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against cost</source>
        <extracomment>%1: a measure of quality</extracomment>
        <translation>%1 frente al coste</translation>
    </message>
    <message>
        <source>No finished run has both a cost and a result.</source>
        <translation>Ninguna ejecución terminada tiene a la vez coste y resultado.</translation>
    </message>
    <message>
        <source>cost of one run, %1</source>
        <translation>coste de una ejecución, %1</translation>
    </message>
    <message>
        <source>frontier</source>
        <extracomment>noun, a line of the chart: the Pareto frontier</extracomment>
        <translation>frontera</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), %1 against cost.</source>
        <translation>
            <numerusform>%n fila, %1 frente al coste.</numerusform>
            <numerusform>%n filas, %1 frente al coste.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <extracomment>%1 = a number of percentage points</extracomment>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <extracomment>%1, %2: two values of a setting, %3: by how much the accuracy, the cost or the time changes</extracomment>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>best near %1</source>
        <translation>óptimo cerca de %1</translation>
    </message>
    <message>
        <source>best from %1 to %2</source>
        <translation>óptimo de %1 a %2</translation>
    </message>
    <message>
        <source>no clear effect</source>
        <translation>sin efecto claro</translation>
    </message>
    <message>
        <source>What mattered</source>
        <translation>Qué influyó</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>sd %1 points between seeds</source>
        <translation>σ = %1 puntos entre semillas</translation>
    </message>
    <message>
        <source>sd %1 between seeds</source>
        <translation>σ = %1 entre semillas</translation>
    </message>
    <message>
        <source>log</source>
        <comment>an axis</comment>
        <translation>log</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <extracomment>%1: a configuration, &quot;c07&quot;</extracomment>
        <translation>%1, semilla %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Cost and %1</source>
        <translation>Coste y %1</translation>
    </message>
    <message>
        <source>%1
mean ± sd</source>
        <extracomment>%1: a quantity and its unit</extracomment>
        <translation>%1
media ± σ</translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <translation>Coste, %1</translation>
    </message>
    <message>
        <source>Seeds</source>
        <extracomment>noun, plural, head of a column</extracomment>
        <translation>Semillas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>diverged</source>
        <extracomment>verb, past tense: of a run</extracomment>
        <translation>divergió</translation>
    </message>
    <message>
        <source>%1 of %2 diverged</source>
        <translation>%1 de %2 divergieron</translation>
    </message>
    <message>
        <source>did not finish</source>
        <translation>no terminó</translation>
    </message>
    <message>
        <source>%1 of %2 did not finish</source>
        <translation>%1 de %2 no terminaron</translation>
    </message>
    <message>
        <source>not finished yet</source>
        <translation>aún no ha terminado</translation>
    </message>
    <message>
        <source>on the frontier</source>
        <translation>en la frontera</translation>
    </message>
    <message>
        <source>%1: as good, same cost</source>
        <extracomment>%1: another configuration</extracomment>
        <translation>%1: igual de buena, mismo coste</translation>
    </message>
    <message>
        <source>%1: better</source>
        <translation>%1: mejor</translation>
    </message>
    <message>
        <source>%1: as good, cheaper</source>
        <translation>%1: igual de buena, más barata</translation>
    </message>
    <message>
        <source>%1: better, cheaper</source>
        <translation>%1: mejor y más barata</translation>
    </message>
    <message>
        <source>Shares of the variance within the ranges searched: %1.</source>
        <translation>Partes de la varianza dentro de los valores probados: %1.</translation>
    </message>
    <message>
        <source>final %1</source>
        <extracomment>%1: a measure of quality; that of a run&apos;s last evaluation</extracomment>
        <translation>%1 final</translation>
    </message>
    <message>
        <source>single run</source>
        <extracomment>what a small marker is: one of the runs that the large one averages</extracomment>
        <translation>una sola ejecución</translation>
    </message>
    <message>
        <source>some diverged or failed</source>
        <translation>algunas divergieron o fallaron</translation>
    </message>
    <message>
        <source>share of variance</source>
        <extracomment>after the last number of an axis from 0 to 1</extracomment>
        <translation>parte de la varianza</translation>
    </message>
    <message>
        <source>whiskers: 95% interval</source>
        <extracomment>what the lines with ends across the bars are, after the title of their axis</extracomment>
        <translation>bigotes: intervalo del 95&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>random forest, %n run(s)</source>
        <translation>
            <numerusform>bosque aleatorio, %n ejecución</numerusform>
            <numerusform>bosque aleatorio, %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>As good: the qualities shown are equal. Without repeated seeds nothing is known of their noise.</source>
        <translation>«Igual de buena»: las calidades mostradas son iguales. Sin semillas repetidas no se conoce su ruido.</translation>
    </message>
    <message>
        <source>As good: the means are at most %1 standard errors of their difference apart; between seeds, the standard deviation is %2.</source>
        <extracomment>%1: a number, 2; %2: &quot;0.35 percentage points&quot;</extracomment>
        <translation>«Igual de buena»: las medias distan como mucho %1 errores estándar de su diferencia; la desviación típica entre semillas es de %2.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SeedsRow</name>
    <message numerus="yes">
        <source>run(s) per point</source>
        <extracomment>unit of a number field; a point is one combination of the varied values</extracomment>
        <translation>
            <numerusform>ejecución por punto</numerusform>
            <numerusform>ejecuciones por punto</numerusform>
        </translation>
    </message>
    <message>
        <source>Seeds</source>
        <extracomment>how many runs of every point, each with another random seed</extracomment>
        <translation>Número de semillas</translation>
    </message>
    <message>
        <source>Number of runs at each point that differ only in their seed: their spread shows how far a difference can be trusted.</source>
        <translation>Número de ejecuciones de cada punto que solo difieren en la semilla: su dispersión indica hasta qué punto se puede confiar en una diferencia.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SeriesList</name>
    <message>
        <source>Lines of the chart</source>
        <translation>Líneas del gráfico</translation>
    </message>
    <message>
        <source>Lines of the chart: %1</source>
        <translation>Líneas del gráfico: %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SessionReport</name>
    <message>
        <source>%1, what-if</source>
        <translation>%1, hipótesis</translation>
    </message>
    <message>
        <source>%1: %2. Numbers of threads measured: %3, %4.</source>
        <extracomment>kind of session, data set, number, state</extracomment>
        <translation>%1: %2. Números de hilos medidos: %3, %4.</translation>
    </message>
    <message>
        <source>%1: %2, %3. Batch sizes measured: %4, %5.</source>
        <extracomment>kind of session, data set, network, number, state</extracomment>
        <translation>%1: %2, %3. Tamaños de lote medidos: %4, %5.</translation>
    </message>
    <message>
        <source>Latency, p95</source>
        <translation>Latencia, p95</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>limit %1 ms</source>
        <translation>límite: %1 ms</translation>
    </message>
    <message>
        <source>Price per million %1</source>
        <translation>Precio por millón de %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>Active time</source>
        <translation>Tiempo activo</translation>
    </message>
    <message numerus="yes">
        <source>%n size(s)</source>
        <translation>
            <numerusform>%n tamaño</numerusform>
            <numerusform>%n tamaños</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>billed time: %1</source>
        <translation>tiempo facturado: %1</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>Figura %1.</translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation>Qué dicen las cifras</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>heading and sentence of a finding</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The ring marks the chosen size.</source>
        <translation>El anillo señala el tamaño elegido.</translation>
    </message>
    <message>
        <source>Time of a batch: p50 solid, p95 dashed, p99 dotted.</source>
        <translation>Tiempo de un lote: p50 en línea continua, p95 discontinua, p99 de puntos.</translation>
    </message>
    <message>
        <source>Table %1. Sizes</source>
        <translation>Tabla %1. Tamaños</translation>
    </message>
    <message>
        <source>Bold: the chosen size.</source>
        <translation>En negrita: el tamaño elegido.</translation>
    </message>
    <message>
        <source>Filled: within the latency limit.</source>
        <translation>Relleno: dentro del límite de latencia.</translation>
    </message>
    <message>
        <source>Bold: the chosen size. An asterisk marks what is over the latency limit.</source>
        <translation>En negrita: el tamaño elegido; con asterisco, lo que supera el límite de latencia.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SessionTiles</name>
    <message>
        <source>%1, what-if</source>
        <translation>%1, hipótesis</translation>
    </message>
    <message>
        <source>this offer has no price</source>
        <translation>esta oferta no tiene precio</translation>
    </message>
    <message>
        <source>Numbers of threads measured</source>
        <translation>Números de hilos medidos</translation>
    </message>
    <message>
        <source>Batch sizes measured</source>
        <translation>Tamaños de lote medidos</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>%1 = a number: how many there are in all</extracomment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1 active</source>
        <extracomment>%1 = a duration of active time</extracomment>
        <translation>activo: %1</translation>
    </message>
    <message>
        <source>now: %1</source>
        <extracomment>%1: &quot;batch of 128&quot;</extracomment>
        <translation>ahora: %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>%1 = a duration that remains</extracomment>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>%1, the fastest within the limit</source>
        <extracomment>%1: &quot;batch of 64&quot;</extracomment>
        <translation>%1, el más rápido dentro del límite</translation>
    </message>
    <message>
        <source>%1, the fastest</source>
        <translation>%1, lo más rápido</translation>
    </message>
    <message>
        <source>Latency, p95</source>
        <extracomment>caption; 95th percentile</extracomment>
        <translation>Latencia, p95</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>limit %1 ms</source>
        <translation>límite: %1 ms</translation>
    </message>
    <message>
        <source>Price per million %1</source>
        <extracomment>%1: &quot;images&quot; or &quot;rows&quot;</extracomment>
        <translation>Precio por millón de %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>%1: &quot;0.11 USD/h&quot;</extracomment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>no size meets the limit</source>
        <translation>ningún tamaño cumple el límite</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SessionView</name>
    <message>
        <source>Sizes</source>
        <extracomment>what a session measured one after another: batch sizes, or numbers of threads</extracomment>
        <translation>Tamaños</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SizeCharts</name>
    <message>
        <source>loader threads, log scale</source>
        <translation>hilos de carga, escala logarítmica</translation>
    </message>
    <message>
        <source>batch size, %1, log scale</source>
        <translation>tamaño de lote, %1, escala logarítmica</translation>
    </message>
    <message>
        <source>The first size is being measured.</source>
        <translation>Se está midiendo el primer tamaño.</translation>
    </message>
    <message>
        <source>No size was measured.</source>
        <translation>No se midió ningún tamaño.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>%1: what a chart shows, %2: a figure, %3: &quot;batch of 64&quot;</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>%1, ms</source>
        <extracomment>%1: latency, step time</extracomment>
        <translation>%1, ms</translation>
    </message>
    <message>
        <source>limit %1 ms, %2</source>
        <extracomment>%1: milliseconds, %2: &quot;p95&quot;</extracomment>
        <translation>límite: %1 ms, %2</translation>
    </message>
    <message>
        <source>This offer has no price.</source>
        <translation>Esta oferta no tiene precio.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SizeFindings</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>The limit is %1; the lowest latency is %2 (%3).</source>
        <extracomment>%1: &quot;25 ms&quot;, %2: &quot;p95 30.1 ms&quot;, %3: &quot;batch of 1&quot;</extracomment>
        <translation>El límite es %1; la latencia más baja es %2 (%3).</translation>
    </message>
    <message>
        <source>The limit is %1.</source>
        <translation>El límite es %1.</translation>
    </message>
    <message>
        <source>The only size measured: %1.</source>
        <translation>El único tamaño medido: %1.</translation>
    </message>
    <message>
        <source>The fastest of those measured: %1, %2.</source>
        <extracomment>%1: &quot;3,508 images/s&quot;, %2: &quot;p95 19.4 ms&quot;</extracomment>
        <translation>Lo más rápido de lo medido: %1, %2.</translation>
    </message>
    <message>
        <source>The fastest of those measured: %1.</source>
        <extracomment>%1: &quot;3,508 images/s&quot;</extracomment>
        <translation>Lo más rápido de lo medido: %1.</translation>
    </message>
    <message>
        <source>A million %1 cost %2.</source>
        <extracomment>%1: &quot;images&quot; or &quot;rows&quot;, %2: an amount of money</extracomment>
        <translation>Un millón de %1 cuesta %2.</translation>
    </message>
    <message>
        <source>Over the limit: %1</source>
        <extracomment>heading; %1: &quot;batch of 128&quot;</extracomment>
        <translation>Por encima del límite: %1</translation>
    </message>
    <message>
        <source>%1, %2 more, but %3.</source>
        <extracomment>%1: &quot;4,020 images/s&quot;, %2: percentage more, %3: &quot;p95 40.0 ms&quot;</extracomment>
        <translation>%1, un %2 más, pero %3.</translation>
    </message>
    <message>
        <source>Nearly as fast: %1</source>
        <extracomment>heading; %1: &quot;batch of 32&quot;</extracomment>
        <translation>Casi igual de rápido: %1</translation>
    </message>
    <message>
        <source>%1 of that rate, at %2.</source>
        <translation>El %1 de esa velocidad, con %2.</translation>
    </message>
    <message>
        <source>%1 of that rate.</source>
        <translation>El %1 de esa velocidad.</translation>
    </message>
    <message>
        <source>What more threads bring</source>
        <translation>Qué aportan más hilos</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4 times as much.</source>
        <extracomment>%1: &quot;1 loader thread&quot;, %2: &quot;900 images/s&quot;, %3: &quot;8 loader threads&quot;, %4: a factor</extracomment>
        <translation>%1: %2. %3: %4 veces esa cifra.</translation>
    </message>
    <message>
        <source>What larger batches bring</source>
        <translation>Qué aportan los lotes mayores</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the fastest (%4).</source>
        <extracomment>%1: &quot;batch of 1&quot;, %2: &quot;724 images/s&quot;, %3: a percentage, %4: &quot;batch of 256&quot;</extracomment>
        <translation>%1: %2, el %3 del más rápido (%4).</translation>
    </message>
    <message>
        <source>Out of memory at %1</source>
        <extracomment>heading; %1: a batch size</extracomment>
        <translation>Memoria insuficiente con %1</translation>
    </message>
    <message>
        <source>The largest that fits: %1, using %2.</source>
        <extracomment>%1: &quot;batch of 128&quot;, %2: an amount of memory</extracomment>
        <translation>El mayor que cabe: %1, con %2 en uso.</translation>
    </message>
    <message>
        <source>The largest that fits: %1.</source>
        <translation>El mayor que cabe: %1.</translation>
    </message>
    <message>
        <source>What limits it</source>
        <translation>Qué lo limita</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Hipótesis</translation>
    </message>
    <message>
        <source>The run did not use its offer&apos;s hardware, so nobody paid any of these amounts.</source>
        <translation>La ejecución no usó el hardware de su oferta, así que nadie pagó estos importes.</translation>
    </message>
    <message>
        <source>The largest within the limit: %1, %2.</source>
        <extracomment>%1: &quot;batch of 64&quot;, %2: &quot;p95 19.4 ms&quot;</extracomment>
        <translation>El mayor dentro del límite: %1, %2.</translation>
    </message>
    <message>
        <source>%1 in the measured batches / time of those batches, for about %2 per size, after a warm-up.</source>
        <extracomment>%1: &quot;images&quot; or &quot;rows&quot;, %2: a duration</extracomment>
        <translation>%1 de los lotes medidos / tiempo de esos lotes, unos %2 por tamaño, tras un calentamiento.</translation>
    </message>
    <message>
        <source>p50, p95, p99</source>
        <translation>p50, p95, p99</translation>
    </message>
    <message>
        <source>nearest-rank percentiles of the times of all measured batches of a size, each from its request to its result on the host.</source>
        <translation>percentiles (por el rango más próximo) de los tiempos de todos los lotes medidos de un tamaño, cada uno desde su petición hasta su resultado en el host.</translation>
    </message>
    <message>
        <source>Chosen size</source>
        <extracomment>%1: &quot;p95&quot;, %2: milliseconds</extracomment>
        <translation>Tamaño elegido</translation>
    </message>
    <message>
        <source>the fastest whose %1 is at most %2 ms; the key figures are those of this size.</source>
        <translation>el más rápido con un %1 de %2 ms como máximo; las cifras clave son las de este tamaño.</translation>
    </message>
    <message>
        <source>the fastest; the key figures are those of this size.</source>
        <translation>el más rápido; las cifras clave son las de este tamaño.</translation>
    </message>
    <message>
        <source>%1 / (price per hour).</source>
        <extracomment>%1: &quot;images/s&quot;</extracomment>
        <translation>%1 / (precio por hora).</translation>
    </message>
    <message>
        <source>price per hour / %1 / (%2) × %3.</source>
        <extracomment>%1: a currency, %2: seconds of an hour, %3: &quot;images/s&quot;, %4: a million</extracomment>
        <translation>precio por hora / %1 / (%2) × %3.</translation>
    </message>
    <message>
        <source>Two time bases</source>
        <translation>Dos bases de tiempo</translation>
    </message>
    <message>
        <source>active, %1: with start-up and warm-up. Billed, %2: with preparation and pauses on a rented machine.</source>
        <translation>activo, %1: con arranque y calentamiento. Facturado, %2: con preparación y pausas en una máquina alquilada.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Price of your own machine</source>
        <translation>Precio de su propia máquina</translation>
    </message>
    <message>
        <source>all rates (no size was measured)</source>
        <translation>todas las velocidades (no se midió ningún tamaño)</translation>
    </message>
    <message>
        <source>all monetary figures (the offer has no price)</source>
        <translation>todos los importes (la oferta no tiene precio)</translation>
    </message>
    <message>
        <source>energy (not measured)</source>
        <translation>energía (sin medir)</translation>
    </message>
    <message>
        <source>Enough for it: %1.</source>
        <extracomment>%1: &quot;4 loader threads&quot;</extracomment>
        <translation>Le basta con: %1.</translation>
    </message>
    <message>
        <source>What training takes</source>
        <translation>Lo que consume el entrenamiento</translation>
    </message>
    <message>
        <source>No size meets the limit</source>
        <translation>Ningún tamaño cumple el límite</translation>
    </message>
    <message>
        <source>The fastest whose %1 meets the limit of %2 ms: %3, %4.</source>
        <extracomment>%1: &quot;p95&quot;, %2: milliseconds, %3: &quot;3,508 images/s&quot;, %4: &quot;p95 19.4 ms&quot;</extracomment>
        <translation>El más rápido de los que cumplen el límite de %2 ms con %1: %3, %4.</translation>
    </message>
    <message>
        <source>Run %1 (%2) would train at %3 if it never waited for data.</source>
        <extracomment>%1: number of a run, %2: a network, %3: &quot;1,009 images/s&quot;</extracomment>
        <translation>La ejecución %1 (%2) entrenaría a %3 si nunca esperara datos.</translation>
    </message>
    <message>
        <source>None of the sizes measured is enough for it.</source>
        <translation>Ninguno de los tamaños medidos le basta.</translation>
    </message>
    <message>
        <source>None of the sizes tried fits.</source>
        <translation>Ninguno de los tamaños probados cabe.</translation>
    </message>
    <message>
        <source>No size meets the limit.</source>
        <translation>Ningún tamaño cumple el límite.</translation>
    </message>
    <message>
        <source>a latency limit (the run had none)</source>
        <translation>un límite de latencia (la ejecución no lo tenía)</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SizeTable</name>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: &quot;Latency&quot;, %2: &quot;p95&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Data wait</source>
        <translation>Espera de datos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>per %1</source>
        <extracomment>%1: &quot;USD/h&quot;</extracomment>
        <translation>por %1</translation>
    </message>
    <message>
        <source>Price per million %1</source>
        <extracomment>%1: &quot;images&quot; or &quot;rows&quot;</extracomment>
        <translation>Precio por millón de %1</translation>
    </message>
    <message>
        <source>out of memory</source>
        <extracomment>of a size that does not fit into memory</extracomment>
        <translation>memoria insuficiente</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>being measured</source>
        <extracomment>of a size</extracomment>
        <translation>midiéndose</translation>
    </message>
    <message>
        <source>Energy per million %1</source>
        <extracomment>%1: &quot;images&quot; or &quot;rows&quot;</extracomment>
        <translation>Energía por millón de %1</translation>
    </message>
    <message>
        <source>Wh</source>
        <translation>Wh</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SizeWords</name>
    <message>
        <source>%1 per %2</source>
        <extracomment>%1: &quot;images/s&quot;, %2: &quot;USD/h&quot;</extracomment>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>%1 per million %2</source>
        <extracomment>%1: a currency, %2: &quot;images&quot; or &quot;rows&quot;</extracomment>
        <translation>%1 por millón de %2</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Hilos de carga</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño de lote</translation>
    </message>
    <message numerus="yes">
        <source>%n loader thread(s)</source>
        <translation>
            <numerusform>%n hilo de carga</numerusform>
            <numerusform>%n hilos de carga</numerusform>
        </translation>
    </message>
    <message>
        <source>batch of %1</source>
        <extracomment>a batch of that many samples</extracomment>
        <translation>lote de %1</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Tiempo de paso</translation>
    </message>
    <message>
        <source>Time per batch</source>
        <translation>Tiempo por lote</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SizesModel</name>
    <message>
        <source>%1, chosen</source>
        <extracomment>a size of a session; the one whose figures are the run&apos;s</extracomment>
        <translation>%1, elegido</translation>
    </message>
    <message>
        <source>%1, over the limit</source>
        <translation>%1, por encima del límite</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecDocument</name>
    <message>
        <source>Vary %1</source>
        <translation>Variar %1</translation>
    </message>
    <message>
        <source>Scale learning rate with batch size</source>
        <extracomment>name of a step that can be undone</extracomment>
        <translation>Escalar la tasa de aprendizaje con el tamaño de lote</translation>
    </message>
    <message>
        <source>Campaign budget</source>
        <translation>Presupuesto de la serie</translation>
    </message>
    <message>
        <source>Random sample</source>
        <translation>Muestra aleatoria</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecForm</name>
    <message>
        <source>Learning rate by epoch</source>
        <translation>Tasa de aprendizaje por época</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>No hay cambios.</translation>
    </message>
    <message>
        <source>No field has that name.</source>
        <translation>Ningún campo tiene ese nombre.</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <extracomment>a currency</extracomment>
        <translation>%1 por ejecución</translation>
    </message>
    <message numerus="yes">
        <source>Learning rate by epoch: %1 of %n curve(s)</source>
        <translation>
            <numerusform>Tasa de aprendizaje por época: %1 de %n curva</numerusform>
            <numerusform>Tasa de aprendizaje por época: %1 de %n curvas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecJsonView</name>
    <message>
        <source>Same as the configuration in the form.</source>
        <translation>Coincide con la configuración del formulario.</translation>
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
        <extracomment>verb, button</extracomment>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Revert</source>
        <extracomment>button: discards the changes that are not saved</extracomment>
        <translation>Descartar</translation>
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
        <source>Engine: ready</source>
        <translation>Motor: listo</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <extracomment>numbers of runs, of those in progress and of those in the queue</extracomment>
        <translation>
            <numerusform>%n en curso</numerusform>
            <numerusform>%n en curso</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs: %1, %2 free</source>
        <extracomment>disk space</extracomment>
        <translation>Ejecuciones: %1, %2 libres</translation>
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
        <translation>Catálogo de precios: %1</translation>
    </message>
    <message>
        <source>Price book: %1, latest from %2</source>
        <translation>Catálogo de precios: %1, el último del %2</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <extracomment>number of errors and warnings</extracomment>
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
        <source>Show what went wrong and how to fix it</source>
        <translation>Mostrar qué ha fallado y cómo solucionarlo</translation>
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
    <message>
        <source>queue paused</source>
        <extracomment>the queue starts no runs at present</extracomment>
        <translation>cola en pausa</translation>
    </message>
    <message>
        <source>Engine: running</source>
        <translation>Motor: en marcha</translation>
    </message>
    <message>
        <source>Catalog read-only: %1</source>
        <translation>Catálogo de solo lectura: %1</translation>
    </message>
    <message>
        <source>Catalog: %1</source>
        <translation>Catálogo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n queued</source>
        <translation>
            <numerusform>%n en cola</numerusform>
            <numerusform>%n en cola</numerusform>
        </translation>
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
        <extracomment>noun, a part of the step time</extracomment>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Communication, not overlapped</source>
        <extracomment>a part of the time of a step</extracomment>
        <translation>Comunicación no solapada</translation>
    </message>
    <message>
        <source>Waiting for the disk</source>
        <extracomment>a part of the time of a step</extracomment>
        <translation>Espera del disco</translation>
    </message>
    <message>
        <source>Waiting for decoding</source>
        <translation>Espera de la decodificación</translation>
    </message>
    <message>
        <source>Copying</source>
        <extracomment>a part of the time of a step: the device waits for samples to be copied to it</extracomment>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <extracomment>a part of the time of a step: the weights are updated</extracomment>
        <translation>Optimizador</translation>
    </message>
    <message>
        <source>Loader threads prepare the next batches during the steps. Only the wait for them is part of a step&apos;s time.</source>
        <translation>Los hilos de carga preparan los lotes siguientes durante los pasos. Del tiempo de un paso solo forma parte la espera.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StepLanes</name>
    <message>
        <source>Data wait</source>
        <translation>Espera de datos</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>a part of a step: samples are copied to the device</extracomment>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>a part of a step: the forward pass</extracomment>
        <translation>Hacia delante</translation>
    </message>
    <message>
        <source>Backward</source>
        <extracomment>a part of a step: the backward pass</extracomment>
        <translation>Hacia atrás</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <extracomment>a part of a step: the weights are updated</extracomment>
        <translation>Optimizador</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>noun, a part of the step time: everything else</extracomment>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>a part of a step: devices exchange gradients, weights or activations</extracomment>
        <translation>Intercambio</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <extracomment>%1: number of a device of a run</extracomment>
        <translation>Rango %1</translation>
    </message>
    <message>
        <source>Step of %1; %2 of the exchange was hidden behind computing</source>
        <translation>Paso de %1; el %2 del intercambio quedó oculto por el cálculo</translation>
    </message>
    <message>
        <source>Step of %1</source>
        <translation>Paso de %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StepPicture</name>
    <message>
        <source>%1: %2, from %3 on</source>
        <extracomment>%1: a part of a step as recorded, &quot;backward&quot;, %2: how long it took, %3: when it began, after the step did</extracomment>
        <translation>%1: %2, desde %3</translation>
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
        <source>not measured yet</source>
        <translation>aún sin mediciones</translation>
    </message>
    <message>
        <source>waiting for the previous run</source>
        <translation>a la espera de la ejecución anterior</translation>
    </message>
    <message>
        <source>start-up, %1</source>
        <extracomment>noun: the run starts; %1 = a duration</extracomment>
        <translation>arranque, %1</translation>
    </message>
    <message>
        <source>Scaling efficiency %1 = %2 / (%3 × %4 %5 of run %6)</source>
        <extracomment>%2 and %4: throughputs, %5: &quot;images/s&quot;</extracomment>
        <translation>Eficiencia de escalado %1 = %2 / (%3 × %4 %5 de la ejecución %6)</translation>
    </message>
    <message>
        <source>Configures a copy of this run in which only this differs. This run goes on as it is.</source>
        <translation>Configura una copia de esta ejecución en la que solo cambia esto. Esta ejecución sigue como está.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StopRulesModel</name>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>noun, a rule: the quality at which training ends</extracomment>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>best %1</source>
        <extracomment>%1 = a value: the best so far</extracomment>
        <translation>mejor %1</translation>
    </message>
    <message>
        <source>reached</source>
        <extracomment>participle: of the target</extracomment>
        <translation>alcanzado</translation>
    </message>
    <message>
        <source>%1 points to go</source>
        <translation>faltan %1 puntos</translation>
    </message>
    <message>
        <source>Patience</source>
        <extracomment>noun, a rule: epochs without improvement before training ends</extracomment>
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
        <source>%1 since best</source>
        <extracomment>epochs since the best one</extracomment>
        <translation>desde la mejor: %1</translation>
    </message>
    <message>
        <source>Budget</source>
        <extracomment>noun, a rule: the most that a run may cost</extracomment>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <extracomment>participle; %1 = an amount of money</extracomment>
        <translation>facturado: %1</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>%1 active</source>
        <extracomment>%1 = a duration of active time</extracomment>
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
        <extracomment>noun, head of a column</extracomment>
        <translation>Regla de parada</translation>
    </message>
    <message>
        <source>Limit</source>
        <extracomment>noun, head of a column: where the rule stops the run</extracomment>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>adverb, head of a column: where the run is</extracomment>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Estimate</source>
        <extracomment>noun, a row: what was estimated before the run</extracomment>
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
        <source>%1× the estimate, as expected</source>
        <extracomment>time taken over time estimated</extracomment>
        <translation>%1 veces lo estimado, según lo previsto</translation>
    </message>
    <message>
        <source>%1× the estimate, outside the range</source>
        <translation>%1 veces lo estimado, fuera del intervalo</translation>
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
        <translation>faltan %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::StudyCard</name>
    <message>
        <source>See what others measured</source>
        <translation>Ver lo que midieron otros</translation>
    </message>
    <message>
        <source>Published figures, entered row by row, recomputed and checked</source>
        <translation>Cifras publicadas, introducidas fila por fila, recalculadas y comprobadas</translation>
    </message>
    <message>
        <source>Open a published comparison</source>
        <translation>Abrir una comparación publicada</translation>
    </message>
    <message numerus="yes">
        <source>All %n comparison(s)</source>
        <translation>
            <numerusform>%n comparación</numerusform>
            <numerusform>Las %n comparaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>EUR for one training run</source>
        <translation>EUR por ejecución de entrenamiento</translation>
    </message>
    <message>
        <source>Images/s per USD/h</source>
        <translation>Imág./s por USD/h</translation>
    </message>
    <message>
        <source>For example, %1 for %2, published as %3</source>
        <extracomment>%1 = the recomputed figure, %2 = the name of a row, %3 = the figure that was published</extracomment>
        <translation>Por ejemplo, %1 para %2, publicado como %3</translation>
    </message>
    <message>
        <source>Figures in these two studies, each recomputed from its inputs: %1. Consistent: %2, within rounding: %3, not consistent: %4.</source>
        <translation>Cifras de estos dos estudios, recalculadas a partir de sus datos: %1. Cuadran %2; salvo redondeo, %3; no cuadran %4.</translation>
    </message>
</context>
<context>
    <name>epochal::ui::SweepEditor</name>
    <message>
        <source>On</source>
        <extracomment>a value of a field that is on or off</extracomment>
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
        <source>Values to vary it over</source>
        <translation>Valores con los que se varía</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Valores de %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TableColumnsModel</name>
    <message numerus="yes">
        <source>%n class(es) to predict</source>
        <extracomment>a column of a table</extracomment>
        <translation>
            <numerusform>predicción: %n clase</numerusform>
            <numerusform>predicción: %n clases</numerusform>
        </translation>
    </message>
    <message>
        <source>numbers to predict</source>
        <translation>predicción: números</translation>
    </message>
    <message>
        <source>not used</source>
        <extracomment>a column of a table</extracomment>
        <translation>no se usa</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>a column of a table</extracomment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>numbers</source>
        <extracomment>what a column of a table holds</extracomment>
        <translation>números</translation>
    </message>
    <message numerus="yes">
        <source>%n category(s)</source>
        <translation>
            <numerusform>%n categoría</numerusform>
            <numerusform>%n categorías</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>the values of a column: least, greatest</extracomment>
        <translation>de %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, mean %2</source>
        <extracomment>%1: the range of a column&apos;s values</extracomment>
        <translation>%1, media %2</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Holds</source>
        <extracomment>head of a list of columns of a table: what they hold</extracomment>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>head of a list of columns of a table: number of missing values</extracomment>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>noun, head of a column</extracomment>
        <translation>Valores</translation>
    </message>
    <message>
        <source>First rows</source>
        <extracomment>head of a list of columns of a table: their values in the first rows</extracomment>
        <translation>Primeras filas</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TagsDialog</name>
    <message>
        <source>Tag runs</source>
        <translation>Etiquetar ejecuciones</translation>
    </message>
    <message>
        <source>Tags to &amp;add, separated by commas</source>
        <translation>Etiquetas que &amp;añadir, separadas por comas</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TargetControl</name>
    <message>
        <source>Target</source>
        <extracomment>noun, label of a field</extracomment>
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
        <source>Accuracies required by benchmarks or reached by published weights</source>
        <translation>Exactitudes que exigen las pruebas de referencia o que alcanzan los pesos publicados</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ThumbnailModel</name>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>width and height of an image</extracomment>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>Too large to preview</source>
        <translation>Demasiado grande para la vista previa</translation>
    </message>
    <message>
        <source>The picture cannot be decoded</source>
        <translation>La imagen no se puede decodificar</translation>
    </message>
    <message>
        <source>Not trained on: the limit of training images leaves it out</source>
        <translation>No se entrena con ella: el límite de imágenes de entrenamiento la deja fuera</translation>
    </message>
    <message>
        <source>As the first epoch trains on it, before any mixup</source>
        <translation>Como en la primera época del entrenamiento, antes de cualquier mezcla (mixup)</translation>
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
        <extracomment>noun, below a number</extracomment>
        <translation>Época</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>%1 = the number of epochs in all</extracomment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>of %1, step %2 of %3</source>
        <translation>de %1, paso %2 de %3</translation>
    </message>
    <message>
        <source>%1 active</source>
        <extracomment>%1 = a duration of active time</extracomment>
        <translation>%1 de tiempo activo</translation>
    </message>
    <message>
        <source>%1 left, ends at %2</source>
        <extracomment>%1 = a duration, %2 = a time of day</extracomment>
        <translation>quedan %1, fin a las %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>%1 = a duration that remains</extracomment>
        <translation>quedan %1</translation>
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
        <extracomment>%1 = a value to reach</extracomment>
        <translation>objetivo %1</translation>
    </message>
    <message>
        <source>start-up and warm-up excluded</source>
        <translation>sin arranque ni calentamiento</translation>
    </message>
    <message numerus="yes">
        <source>%n window(s), jitter %1</source>
        <extracomment>%1: &quot;33.6 images/s&quot;, the spread of the windows&apos; rates; a dash for a single window</extracomment>
        <translation>
            <numerusform>%n ventana, fluctuación %1</numerusform>
            <numerusform>%n ventanas, fluctuación %1</numerusform>
        </translation>
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
        <translation>%1 + %2 restantes</translation>
    </message>
    <message>
        <source>= %1, budget %2</source>
        <translation>= %1, presupuesto %2</translation>
    </message>
    <message>
        <source>budget %1</source>
        <extracomment>%1 = an amount of money</extracomment>
        <translation>presupuesto %1</translation>
    </message>
    <message>
        <source>= %1, no budget</source>
        <translation>= %1, sin presupuesto</translation>
    </message>
    <message>
        <source>%1 billed</source>
        <extracomment>participle; %1 = a duration</extracomment>
        <translation>facturado: %1</translation>
    </message>
    <message>
        <source>paused, but the machine is still billed</source>
        <translation>en pausa, pero la máquina se sigue facturando</translation>
    </message>
    <message>
        <source>CPU utilization</source>
        <translation>Uso de la CPU</translation>
    </message>
    <message>
        <source>GPU utilization</source>
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
    <message>
        <source>%1, validation</source>
        <extracomment>caption; %1: a measure of quality</extracomment>
        <translation>%1, validación</translation>
    </message>
    <message>
        <source>%1 million rows per %2</source>
        <translation>%1 millones de filas por %2</translation>
    </message>
    <message>
        <source>measured once images have their full size</source>
        <translation>se mide cuando las imágenes alcanzan su tamaño completo</translation>
    </message>
    <message>
        <source>other programs: %1</source>
        <extracomment>of the processor&apos;s time</extracomment>
        <translation>otros programas: %1</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TracePanel</name>
    <message>
        <source>Steps %1 to %2</source>
        <extracomment>steps that were recorded: the first and the last</extracomment>
        <translation>Pasos %1 a %2</translation>
    </message>
    <message>
        <source>Trace</source>
        <extracomment>which recording of some steps is shown</extracomment>
        <translation>Traza</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>noun, label of a list</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Trace steps</source>
        <extracomment>verb, button: records what devices do</extracomment>
        <translation>Trazar pasos</translation>
    </message>
    <message>
        <source>Record a few steps to see what each device does, and what the others wait for.</source>
        <translation>Registre unos pasos para ver qué hace cada dispositivo y a qué esperan los demás.</translation>
    </message>
    <message>
        <source>No steps of this run were recorded.</source>
        <translation>No se registró ningún paso de esta ejecución.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
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
        <translation>Aún sin clasificar</translation>
    </message>
</context>
<context>
    <name>epochal::ui::TryImagesDialog</name>
    <message>
        <source>Choose images</source>
        <extracomment>title of a dialog</extracomment>
        <translation>Elegir imágenes</translation>
    </message>
    <message>
        <source>Images (*.jpg *.jpeg *.png)</source>
        <translation>Imágenes (*.jpg *.jpeg *.png)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>What the network of %1 says, with its weights after epoch %2.</source>
        <extracomment>%1: name of a run, %2: a number</extracomment>
        <translation>Qué dice la red de %1, con sus pesos tras la época %2.</translation>
    </message>
    <message>
        <source>What the network of %1 says of your images, with the weights of its best epoch. They are decoded and cropped as its validation images were.</source>
        <translation>Qué dice de sus imágenes la red de %1, con los pesos de su mejor época. Se decodifican y recortan como sus imágenes de validación.</translation>
    </message>
    <message>
        <source>Try images</source>
        <extracomment>verb, title of a dialog</extracomment>
        <translation>Probar imágenes</translation>
    </message>
    <message>
        <source>Drop JPEG or PNG files here, or choose them.</source>
        <translation>Suelte aquí archivos JPEG o PNG, o elíjalos.</translation>
    </message>
    <message>
        <source>Choose images…</source>
        <translation>Elegir imágenes…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>verb, button</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Classifying…</source>
        <extracomment>the network is at work</extracomment>
        <translation>Clasificando…</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
</context>
<context>
    <name>epochal::ui::ValueHistogram</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
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
        <translation>de %1 a %2: %3</translation>
    </message>
</context>
<context>
    <name>worker</name>
    <message>
        <source>Usage</source>
        <extracomment>noun, in front of a command</extracomment>
        <translation>Uso</translation>
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
        <extracomment>name of an option&apos;s value in the help of a command</extracomment>
        <translation>TEXTO</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>OBLIGATORIO</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Muestra esta ayuda y termina</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>noun, heading in the help of a command</extracomment>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Muestra la versión y termina</translation>
    </message>
    <message>
        <source>Start a new training run</source>
        <translation>Inicia una ejecución nueva</translation>
    </message>
    <message>
        <source>Folder to create the run folder in (default: runs under the data folder)</source>
        <translation>Carpeta en la que se crea la carpeta de la ejecución (predeterminada: runs en la carpeta de datos)</translation>
    </message>
    <message>
        <source>Print every event as a line of JSON</source>
        <translation>Muestra cada evento como una línea de JSON</translation>
    </message>
    <message>
        <source>Resume a run from its latest checkpoint</source>
        <translation>Reanuda una ejecución desde su último punto de control</translation>
    </message>
    <message>
        <source>Check a spec and list every problem</source>
        <translation>Comprueba una especificación y enumera todos los problemas</translation>
    </message>
    <message>
        <source>Also check whether this machine can run it: data, devices, memory</source>
        <extracomment>it = the spec</extracomment>
        <translation>Comprueba además si esta máquina puede ejecutarla: datos, dispositivos, memoria</translation>
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
        <source>List the devices this machine can train on</source>
        <translation>Enumera los dispositivos de esta máquina con los que se puede entrenar</translation>
    </message>
    <message>
        <source>Print the result as JSON</source>
        <translation>Muestra el resultado como JSON</translation>
    </message>
    <message>
        <source>Print the figures of a run</source>
        <translation>Muestra las cifras de una ejecución</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>noun, heading in the help of a command</extracomment>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Run spec to start from (JSON; default: the first-run spec)</source>
        <translation>Especificación de partida (JSON; predeterminada: la de la primera ejecución)</translation>
    </message>
    <message>
        <source>Set a field: name=value; may be repeated</source>
        <translation>Fija un campo: nombre=valor; se puede repetir</translation>
    </message>
    <message>
        <source>Run folder</source>
        <translation>Carpeta de la ejecución</translation>
    </message>
    <message>
        <source>An option has no value, or an invalid one</source>
        <translation>A una opción le falta el valor o este no es válido</translation>
    </message>
    <message>
        <source>Unknown argument: %1</source>
        <translation>Argumento desconocido: %1</translation>
    </message>
    <message>
        <source>A command is required</source>
        <translation>Indique una orden</translation>
    </message>
    <message>
        <source>The run folder is required</source>
        <translation>Indique la carpeta de la ejecución</translation>
    </message>
    <message>
        <source>Run epochal-worker --help for the commands.</source>
        <translation>Ejecute epochal-worker --help para ver las órdenes.</translation>
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
        <source>best %1 at epoch %2, last %3 (validation images: %4)</source>
        <translation>mejor valor %1 en la época %2, último %3 (imágenes de validación: %4)</translation>
    </message>
    <message>
        <source>%1 ± %2, jitter %3, windows: %4</source>
        <translation>%1 ± %2, fluctuación %3, ventanas: %4</translation>
    </message>
    <message>
        <source>time</source>
        <extracomment>noun, in front of times</extracomment>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>training %1, active %2, billed %3</source>
        <translation>entrenamiento %1, activo %2, facturado %3</translation>
    </message>
    <message>
        <source>cost</source>
        <extracomment>noun, in front of costs</extracomment>
        <translation>coste</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>noun, in front of a value</extracomment>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>%1 at epoch %2: %3 training only, %4 with evaluation</source>
        <translation>%1 en la época %2: %3 solo entrenamiento, %4 con evaluación</translation>
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
        <source>warning: %1</source>
        <translation>advertencia: %1</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>error: %1</translation>
    </message>
    <message>
        <source>%1, cores: %2, %3, %4</source>
        <translation>%1, núcleos: %2, %3, %4</translation>
    </message>
    <message>
        <source>advice: %1</source>
        <extracomment>noun; %1 = what to do about an error</extracomment>
        <translation>consejo: %1</translation>
    </message>
    <message>
        <source>valid</source>
        <extracomment>adjective: of a spec</extracomment>
        <translation>especificación válida</translation>
    </message>
    <message>
        <source>run folder: %1</source>
        <translation>carpeta de la ejecución: %1</translation>
    </message>
    <message>
        <source>Vary a field: name=32,64,128 or 1..5 or 32..512 x2; several fields give every combination, run one after another</source>
        <translation>Varía un campo: nombre=32,64,128, o 1..5, o 32..512 x2; varios campos dan todas las combinaciones, una tras otra</translation>
    </message>
    <message>
        <source>campaign: %1</source>
        <translation>serie: %1</translation>
    </message>
    <message>
        <source>log</source>
        <extracomment>noun, in front of a file&apos;s path</extracomment>
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
        <translation>coste   %1</translation>
    </message>
    <message>
        <source>Not ranked:</source>
        <translation>Fuera de la clasificación:</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 64 invalid spec or options, 65 unreadable data or file, 66 diverged, 69 in use by another process, 70 internal error, 71 device, memory or disk, 75 interrupted after a checkpoint (continue with resume).</source>
        <translation>Códigos de salida: 0 correcto, 64 especificación u opciones no válidas, 65 datos o archivo ilegibles, 66 entrenamiento divergente, 69 en uso por otro proceso, 70 error interno, 71 dispositivo, memoria o disco, 75 interrumpida tras un punto de control (continúe con resume).</translation>
    </message>
    <message>
        <source>Estimate the time and cost of a run on every offer</source>
        <translation>Estima el tiempo y el coste de una ejecución con cada oferta</translation>
    </message>
    <message>
        <source>Count all epochs, even if your runs show when the target is reached</source>
        <translation>Cuenta todas las épocas, aunque sus ejecuciones indiquen cuándo se alcanza el objetivo</translation>
    </message>
    <message>
        <source>what-if %1, at the price of %2, but run on %3</source>
        <extracomment>%1 = an amount of money, %2 = an offer, %3 = a machine</extracomment>
        <translation>hipótesis: %1 con el precio de %2, pero se ejecutó en %3</translation>
    </message>
    <message>
        <source>(what-if)</source>
        <translation>(hipótesis)</translation>
    </message>
    <message>
        <source>Use export runs or export prices</source>
        <translation>Use export runs o export prices</translation>
    </message>
    <message>
        <source>Measure this machine by training for about two seconds; estimates use the result</source>
        <translation>Mide esta máquina entrenando unos dos segundos; las estimaciones usan el resultado</translation>
    </message>
    <message>
        <source>Write all runs, or the price book, as a CSV table for other programs</source>
        <translation>Escribe todas las ejecuciones, o el catálogo de precios, como tabla CSV para otros programas</translation>
    </message>
    <message>
        <source>runs or prices</source>
        <extracomment>not to be translated: runs, prices</extracomment>
        <translation>runs o prices</translation>
    </message>
    <message>
        <source>File to write (default: standard output)</source>
        <translation>Archivo de salida (predeterminado: la salida estándar)</translation>
    </message>
    <message>
        <source>Write JSON instead: an array with one object per row</source>
        <translation>Escribe JSON: una lista con un objeto por fila</translation>
    </message>
    <message>
        <source>training    %1</source>
        <translation>entrenamiento  %1</translation>
    </message>
    <message>
        <source>evaluation  %1</source>
        <translation>evaluación     %1</translation>
    </message>
    <message>
        <source>%1  epoch %2 of %3  %4</source>
        <translation>%1  época %2 de %3  %4</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>noun, heading in the help of a command</extracomment>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Which random sample: another number draws others (default: 1)</source>
        <translation>Qué muestra aleatoria: otro número elige otras (predeterminado: 1)</translation>
    </message>
    <message>
        <source>Write the trained weights of a run to a safetensors file</source>
        <translation>Escribe los pesos entrenados de una ejecución en un archivo safetensors</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Archivo de salida</translation>
    </message>
    <message>
        <source>Name of the checkpoint, such as step-000000469 (default: the best)</source>
        <extracomment>not to be translated: step-000000469</extracomment>
        <translation>Nombre del punto de control, como step-000000469 (predeterminado: el mejor)</translation>
    </message>
    <message>
        <source>Replace the file if it exists</source>
        <translation>Reemplaza el archivo si existe</translation>
    </message>
    <message>
        <source>The run folder and --output are required</source>
        <translation>Indique la carpeta de la ejecución y --output</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a measure of quality, %2: its value</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The run has no such checkpoint</source>
        <translation>La ejecución no tiene ese punto de control</translation>
    </message>
    <message>
        <source>Use the name of a file in that folder; the best one exists once an epoch has been evaluated</source>
        <translation>Use el nombre de un archivo de esa carpeta; el mejor existe en cuanto se evalúa una época</translation>
    </message>
    <message>
        <source>Choose another name, or replace it with --force</source>
        <translation>Elija otro nombre o reemplácelo con --force</translation>
    </message>
    <message>
        <source>%1: averaged weights of %2, %3</source>
        <translation>%1: pesos promediados de %2, %3</translation>
    </message>
    <message>
        <source>%1: weights of %2, %3</source>
        <translation>%1: pesos de %2, %3</translation>
    </message>
    <message>
        <source>Trains models and shows what accuracy costs.</source>
        <translation>Entrena modelos y muestra cuánto cuesta la exactitud.</translation>
    </message>
    <message>
        <source>Classify image files with the trained weights of a run</source>
        <translation>Clasifica archivos de imagen con los pesos entrenados de una ejecución</translation>
    </message>
    <message>
        <source>JPEG and PNG files</source>
        <translation>Archivos JPEG y PNG</translation>
    </message>
    <message>
        <source>Print samples of a run&apos;s validation set as JSON</source>
        <translation>Escribe como JSON muestras del conjunto de validación de una ejecución</translation>
    </message>
    <message>
        <source>Their numbers, from 0</source>
        <translation>Sus números, desde 0</translation>
    </message>
    <message>
        <source>--output is required</source>
        <translation>Falta --output</translation>
    </message>
    <message>
        <source>The run folder, as --run, and at least one file are required</source>
        <translation>Se necesitan la carpeta de la ejecución (--run) y al menos un archivo</translation>
    </message>
    <message>
        <source>Only a folder of images can be packed</source>
        <translation>Solo se puede empaquetar una carpeta de imágenes</translation>
    </message>
    <message>
        <source>Use --set data.source=image-folder --set data.path=FOLDER</source>
        <translation>Use --set data.source=image-folder --set data.path=CARPETA</translation>
    </message>
    <message>
        <source>%1: %2 images for training and %3 for validation, %4</source>
        <translation>%1: %2 imágenes de entrenamiento y %3 de validación, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 file(s) left out that cannot be used</source>
        <translation>
            <numerusform>Se omitió %1 archivo que no se puede usar</numerusform>
            <numerusform>Se omitieron %1 archivos que no se pueden usar</numerusform>
        </translation>
    </message>
    <message>
        <source>Train on it with --set data.source=packed --set data.file=%1</source>
        <translation>Para entrenar con él: --set data.source=packed --set data.file=%1</translation>
    </message>
    <message>
        <source>With the weights of %1, epoch %2</source>
        <translation>Con los pesos de %1, época %2</translation>
    </message>
    <message>
        <source>%1, rows: %2 + %3</source>
        <translation>%1, filas: %2 + %3</translation>
    </message>
    <message>
        <source>%1, images: %2 + %3 of %4</source>
        <translation>%1, imágenes: %2 + %3 de %4</translation>
    </message>
    <message>
        <source>%1, %2, parameters: %3, rows: %4 + %5</source>
        <translation>%1, %2, parámetros: %3, filas: %4 + %5</translation>
    </message>
    <message numerus="yes">
        <source>%1 loader thread(s)</source>
        <translation>
            <numerusform>%1 hilo de carga</numerusform>
            <numerusform>%1 hilos de carga</numerusform>
        </translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>lote %1</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memoria insuficiente</translation>
    </message>
    <message>
        <source>p50 %1 ms, p95 %2 ms, p99 %3 ms</source>
        <translation>p50 %1 ms, p95 %2 ms, p99 %3 ms</translation>
    </message>
    <message>
        <source>waiting for data %1</source>
        <translation>espera de datos %1</translation>
    </message>
    <message>
        <source>%1 per million</source>
        <translation>%1 por millón</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>adjective, beside a line: the size with the highest rate</extracomment>
        <translation>mejor</translation>
    </message>
    <message>
        <source>within 5%</source>
        <extracomment>beside a line: the size is nearly as fast as the fastest</extracomment>
        <translation>a menos del 5&#xa0;%</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>noun, in front of a latency limit</extracomment>
        <translation>límite</translation>
    </message>
    <message>
        <source>best %1 at epoch %2, last %3 (validation rows: %4)</source>
        <translation>mejor valor %1 en la época %2, último %3 (filas de validación: %4)</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>época %1 de %2</translation>
    </message>
    <message>
        <source>active %1</source>
        <translation>activo %1</translation>
    </message>
    <message>
        <source>Run a scaling experiment: the same training on more and more devices</source>
        <translation>Hace un experimento de escalado: el mismo entrenamiento en cada vez más dispositivos</translation>
    </message>
    <message>
        <source>Numbers of replicas, such as 1,2,4 or 1..8 x2 (default: 1, 2, 4 … up to all devices of this machine)</source>
        <translation>Números de réplicas, como 1,2,4 o 1..8 x2 (predeterminado: 1, 2, 4 … hasta todos los dispositivos de esta máquina)</translation>
    </message>
    <message>
        <source>Only with a constant batch per replica</source>
        <translation>Solo con un lote constante por réplica</translation>
    </message>
    <message>
        <source>Only with a constant global batch</source>
        <translation>Solo con un lote global constante</translation>
    </message>
    <message>
        <source>Runs of each size, with different seeds</source>
        <translation>Ejecuciones de cada tamaño, con semillas distintas</translation>
    </message>
    <message>
        <source>Run folder, to resume a run</source>
        <translation>Carpeta de la ejecución, para reanudarla</translation>
    </message>
    <message>
        <source>Processes on this machine</source>
        <translation>Procesos en esta máquina</translation>
    </message>
    <message>
        <source>Which of the machines this is, from 0; machine 0 keeps the run folder</source>
        <translation>Cuál de las máquinas es esta, desde 0; la máquina 0 guarda la carpeta de la ejecución</translation>
    </message>
    <message>
        <source>Take part in a run as a rank other than 0</source>
        <translation>Participa en una ejecución como un rango distinto de 0</translation>
    </message>
    <message>
        <source>Its rank among those on this machine, from 0</source>
        <translation>Su rango entre los de esta máquina, desde 0</translation>
    </message>
    <message>
        <source>Ranks on this machine</source>
        <translation>Rangos en esta máquina</translation>
    </message>
    <message>
        <source>Rank of this process, from 0</source>
        <translation>Rango de este proceso, desde 0</translation>
    </message>
    <message>
        <source>Address of rank 0, where the ranks meet</source>
        <translation>Dirección del rango 0, donde se encuentran los rangos</translation>
    </message>
    <message>
        <source>Port there (default: 29500)</source>
        <translation>Puerto en esa dirección (predeterminado: 29500)</translation>
    </message>
    <message>
        <source>Print images of a folder as they are trained on, or how fast they are decoded, as JSON</source>
        <translation>Muestra como JSON las imágenes de una carpeta tal como se entrenan, o la velocidad a la que se decodifican</translation>
    </message>
    <message>
        <source>Measure how fast one thread prepares this many images instead</source>
        <translation>Mide en su lugar a qué velocidad prepara un hilo esta cantidad de imágenes</translation>
    </message>
    <message>
        <source>Use the spec of one run, or the run command for a sweep</source>
        <translation>Use la especificación de una sola ejecución, o la orden run para un barrido</translation>
    </message>
    <message>
        <source>Set session.kind to train, or use the run command</source>
        <translation>Asigne train a session.kind o use la orden run</translation>
    </message>
    <message>
        <source>Only a single training run can be resumed with another number of replicas</source>
        <translation>Solo una ejecución de entrenamiento individual puede reanudarse con otro número de réplicas</translation>
    </message>
    <message>
        <source>Record the next steps of a run in progress, for Perfetto</source>
        <translation>Registra los próximos pasos de una ejecución en curso, para Perfetto</translation>
    </message>
    <message>
        <source>This run is not in progress</source>
        <translation>Esta ejecución no está en curso</translation>
    </message>
    <message>
        <source>Start or resume it, then ask for a trace while it trains</source>
        <translation>Iníciela o reanúdela y pida la traza mientras entrena</translation>
    </message>
    <message numerus="yes">
        <source>%1 device(s), %2, %3</source>
        <translation>
            <numerusform>%1 dispositivo, %2, %3</numerusform>
            <numerusform>%1 dispositivos, %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2 µs</source>
        <translation>%1  %2 µs</translation>
    </message>
    <message>
        <source>No latency and bandwidth fit these times; estimates do not use them</source>
        <translation>Ninguna latencia y ancho de banda se ajustan a estos tiempos; las estimaciones no los usan</translation>
    </message>
    <message>
        <source>latency    %1 µs (95%: %2 to %3)</source>
        <translation>latencia        %1 µs (95&#xa0;%: de %2 a %3)</translation>
    </message>
    <message>
        <source>bandwidth  %1 GB/s (95%: %2 to %3)</source>
        <translation>ancho de banda  %1 GB/s (95&#xa0;%: de %2 a %3)</translation>
    </message>
    <message>
        <source>Measure how fast the devices of this machine exchange gradients; estimates for several devices use the result</source>
        <translation>Mide a qué velocidad intercambian gradientes los dispositivos de esta máquina; las estimaciones para varios dispositivos usan el resultado</translation>
    </message>
    <message>
        <source>Devices that exchange (default: 2)</source>
        <translation>Dispositivos que intercambian (predeterminado: 2)</translation>
    </message>
    <message>
        <source>cpu, cuda or auto (default: auto)</source>
        <translation>cpu, cuda o auto (predeterminado: auto)</translation>
    </message>
    <message>
        <source>Language: %1 (default: from LC_ALL, LC_MESSAGES or LANG)</source>
        <translation>Idioma: %1 (predeterminado: según LC_ALL, LC_MESSAGES o LANG)</translation>
    </message>
    <message>
        <source>Unknown language &quot;%1&quot;. Use one of: %2.</source>
        <translation>Idioma desconocido «%1». Use uno de estos: %2.</translation>
    </message>
    <message>
        <source>Number of replicas from now on, if it changes: each step uses the same samples, divided among fewer or more devices</source>
        <translation>Número de réplicas a partir de ahora, si cambia: cada paso usa las mismas muestras, repartidas entre menos o más dispositivos</translation>
    </message>
    <message>
        <source>Start or resume a run with a process for each replica, on one or more machines</source>
        <translation>Inicia o reanuda una ejecución con un proceso por réplica, en una o varias máquinas</translation>
    </message>
    <message>
        <source>Number of machines; start the same command on each (default: 1)</source>
        <translation>Número de máquinas; inicie la misma orden en cada una (predeterminado: 1)</translation>
    </message>
    <message>
        <source>End as soon as this process, which must be the parent, ends</source>
        <translation>Terminar en cuanto termine este proceso, que debe ser el padre</translation>
    </message>
    <message>
        <source>Write why a run ended whose own process is killed</source>
        <translation>Anotar por qué terminó una ejecución cuyo proceso fue terminado a la fuerza</translation>
    </message>
    <message>
        <source>The run&apos;s process, which started this one</source>
        <translation>El proceso de la ejecución, que inició este</translation>
    </message>
    <message>
        <source>Total number of ranks</source>
        <translation>Rangos en total</translation>
    </message>
    <message>
        <source>Decode a folder of images into one file, which is read as fast as the disk allows</source>
        <translation>Decodificar una carpeta de imágenes en un solo archivo, que se lee a la velocidad del disco</translation>
    </message>
    <message>
        <source>Maximum length of the shorter side in pixels, to which larger images are reduced; 0 reduces none (default: 256)</source>
        <translation>Lado corto máximo en píxeles, al que se reducen las imágenes mayores; con 0 no se reducen (por defecto: 256)</translation>
    </message>
    <message>
        <source>Run a random sample of this many combinations of a sweep, each with all its seeds</source>
        <translation>Ejecuta una muestra aleatoria de este número de combinaciones de un barrido, cada una con todas sus semillas</translation>
    </message>
    <message>
        <source>costs use the price of %1, but the run is on %2, so all costs are what-ifs</source>
        <translation>los costes usan el precio de %1, pero la ejecución se hace en %2, así que todos los costes son una hipótesis</translation>
    </message>
    <message>
        <source>Only training runs can be scaled</source>
        <translation>Solo se pueden escalar las ejecuciones de entrenamiento</translation>
    </message>
    <message>
        <source>The file already exists</source>
        <translation>El archivo ya existe</translation>
    </message>
    <message>
        <source>The next steps will be recorded; the run&apos;s log will name the file</source>
        <translation>Se registrarán los próximos pasos; el registro de la ejecución indicará el archivo</translation>
    </message>
    <message>
        <source>A scaling experiment needs a spec without varied fields</source>
        <translation>Un experimento de escalado necesita una especificación sin campos variados</translation>
    </message>
    <message>
        <source>Leave out --replicas, or specify the folder of a single training run</source>
        <translation>Quite --replicas o indique la carpeta de una ejecución de entrenamiento</translation>
    </message>
</context>
</TS>
