<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>The price book has no offer &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of its ids, such as &quot;this-machine&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound by data: steps wait for images %1 % of their time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use more loader threads, or a lighter augmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound by communication: replicas wait for each other %1 % of the step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a larger batch per replica, or fewer replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound by compute, %1 % of the step time; the loader keeps up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound by compute, %1 % of the step time; waiting for images takes %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The images are small (%1 x %2): images/s here says little about larger images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time like 2026-11-21T14:10:32.123Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the disk works and the path is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space on this disk, then go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give yourself the right to write there, or choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has %1 bytes, more than the %2 such a file may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that this is the file meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another process is using this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the other window or worker first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a valid JSON document: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the file at that place, or restore it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a decimal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write digits with a point, such as 4.6016; no grouping and no exponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object was expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text was expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false was expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number of at least 0 was expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number of at least 0 was expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A decimal amount in quotes, such as &quot;4.6016&quot;, was expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of these was expected here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend this value in the file, or take the file out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A share of the hours, 0 to 1, was expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offer needs an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A currency code of three capitals, such as USD, was expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A date such as 2026-11-09, 2026, &gt;=2025-11 or 2025..2026 was expected here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ranked: the price is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ranked: the price has no date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ranked: the price has no source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ranked: the price is of the accelerator alone, without a machine around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ranked: it is not known what the price pays for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a price book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price book has no version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price book is of version %1, this program reads up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the newer version of Epochal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price book has no list of offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two offers have the same id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line of the event log cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown event type &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the file, or delete the run&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not an Epochal run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written by a newer Epochal: format version %1, this one reads up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the newer Epochal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run&apos;s id or time of creation is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine cannot be loaded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run packaging/setup again; comparing, pricing and reports work without the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine is of another build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build or install the program and its engine together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no engine here to train with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the engine, or say in EPOCHAL_ENGINE where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run is not being trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker ended before it began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its last words are in that file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted after a checkpoint; it can be resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All epochs done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained: the target was reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained: top-1 stopped improving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped at the time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped at the budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped on request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run is being trained already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch it on the Live page, or stop it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The process ended without a word; what it logged is here, and it can be resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a value such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the range %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one of these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a list of whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an amount in quotes, such as &quot;1.50&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an amount above zero, such as &quot;1.50&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command &quot;schema&quot; lists all fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the run is called in tables, charts and reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to find the run by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network architecture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ResNet-8, CIFAR style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ResNet-14, CIFAR style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ResNet-20, CIFAR style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ResNet-18</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ResNet-34</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ResNet-101</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ResNet-152</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First layer: auto takes the small one below 64 pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 × 3, for small images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 × 7, stride 2, with pooling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch normalisation is computed on each replica; group normalisation does not depend on the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixes initial weights, order and augmentation: the same seed gives the same run on the same machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the images come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fashion-MNIST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of IDX files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIFAR-10, binary version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the files; empty takes the place where the Debian package puts Fashion-MNIST.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Augmentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random changes to training images.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizontal flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizontal flip and shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour channels of a synthetic image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height of a synthetic image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of a synthetic image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of classes of synthetic images.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images an epoch is made of; fewer than the data set has take its first ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images every evaluation goes over, all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads that prepare batches while the model computes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What computes: auto takes GPUs where there are any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of the model that share each batch and average their gradients: one a GPU, or several on a CPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU threads over all replicas; none takes every core.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numeric precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bf16 keeps weights in fp32; auto takes bf16 where the device computes it natively.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory layout NHWC, faster on most devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images a step takes over all replicas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes over the training images; the schedule spans them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak rate, at this global batch size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the learning rate changes over the epochs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs over which the rate rises linearly to its peak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs after which the rate is multiplied by the factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each step multiplies the rate by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final share of the rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cosine ends at this share of the peak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of stochastic gradient descent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nesterov&apos;s form of momentum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On weights of convolutions and the last layer, not on normalisation and biases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the target spread over all classes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% top-1, validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is trained once an evaluation reaches this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epochs without gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is trained once top-1 has not improved for so many epochs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops after so much active time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops before the billed cost passes this amount, in the offer&apos;s currency; empty is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the state is saved, so that the run can be resumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest so many, besides the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of an offer in the price book; it is frozen into the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min, billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installing and loading data on a rented machine, paid for before the first step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices and parallelism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it, or look it up in the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a group of fields in braces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the fields of this group in { }</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run spec is a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the fields in { }</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a run spec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a format version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A global batch of %1 cannot be shared evenly by %2 replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A global batch of %1 is more than the %2 training images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a smaller batch or more images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 warm-up epochs leave nothing of %2 epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a shorter warm-up or more epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nesterov&apos;s form needs a momentum above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a momentum such as 0.9, or switch Nesterov off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The epochs of the steps must rise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write each epoch once, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This data set needs a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder that holds its files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A peak rate of %1 without warm-up may diverge in the first epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm up for an epoch or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a target there will be no time or cost to accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the top-1 you want to reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch normalisation over %1 images a replica is noisy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a larger global batch or group normalisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No checkpoint before the end of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save every few epochs, so that the run can be resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First run: Fashion-MNIST, ResNet-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fashion-MNIST, ResNet-20, to 93 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fashion-MNIST, ResNet-18, to 94 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIFAR-10, ResNet-20, to 91.25 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed only: ResNet-50, synthetic 224 × 224</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue is open for reading only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another workbench is writing this catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is opened for reading only; close the other one to change it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue has no such run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the quotation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields are name, state, model, data, devices, provider, tag, cost, top1, images/s, time, epochs, price, batch, seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a value after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a word: write %1:value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a number: write %1&lt;5 or %1:5, with a decimal point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write something on both sides of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what it shall not be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue was written by a newer Epochal: version %1, this one knows up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is opened for reading only; use the newer Epochal to change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk and the rights on the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the other program that uses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it aside and index the runs again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the folder with the files of cifar-10-binary.tar.gz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data set&apos;s %1 file is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a CIFAR-10 file: %1 bytes are not a whole number of records of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label %1 is out of range: CIFAR-10 has the labels 0 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the file again from where it came from, or install the package again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compressed file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is cut short: its header promises %1 bytes, %2 are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not an IDX file of bytes with %1 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the folder holds the data set&apos;s own files, not renamed ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file&apos;s header gives a size of zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file&apos;s header promises more data than a file of %1 bytes can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds %1 bytes more than its header promises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the package dataset-fashion-mnist, or give the folder of the files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the folder that holds the four IDX files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder holds several files that could be the %1 of one set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a folder that holds one data set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 images but %2 labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the images and the labels belong together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label %1 is out of range: Fashion-MNIST has the labels 0 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For another data set choose the source &quot;IDX folder&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training images are %1 x %2 pixels, test images %3 x %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synthetic data needs at least one training and one validation image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how many images to make.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checkpoint does not check out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier checkpoint is used if there is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checkpoint was written by a newer version (format %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume with the version that wrote it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loss is no longer a number after step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a lower learning rate or a longer warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run&apos;s log can no longer be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space on this disk, then resume the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checkpoint could not be saved; training goes on: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused on request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run asks for %1 GPUs; this machine has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take fewer devices, or the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A global batch of %1 images fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller network or free some memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training needs about %1 GB of memory; %2 GB are free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This CPU has no bfloat16 arithmetic (AVX512_BF16 or AMX)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose fp32, or leave it to auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checkpoint is of another network: %1 differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new run for another configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps wait for data %1 % of their time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take more loader threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small data set: %1 training images for %2 classes, and %3 validation images, with which a top-1 near 90 % is known to +/- %4 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take more images, or do not read small differences as progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checkpoint is of another configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No checkpoint checks out; the run begins anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a smaller global batch or a smaller network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU&apos;s memory is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LibTorch says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the run from its last checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unexpected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine&apos;s description cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue was damaged; it was set aside and built anew from the run folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the runs is lost; delete the old file when you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run in training cannot be moved to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder could not be moved to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive the run instead, or delete the folder by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chart can be saved as PNG, SVG or CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the file name with .png, .svg or .csv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write the file: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder you may write to, with space left.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::Program</name>
    <message>
        <source>Writes the PDF report of one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en, ru or es</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does accuracy cost, here and at every provider?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the catalogue and the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system, light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs, configure or live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spec to configure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::About</name>
    <message>
        <source>About Epochal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does accuracy cost, here and at every provider?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Trains with LibTorch 2.11; built with Qt %1, Qt Charts, SQLite and nlohmann/json.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::ChartPanel</name>
    <message>
        <source>Export chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action and its key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit all data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::ChartView</name>
    <message numerus="yes">
        <source>%n value(s) below</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of 0 or less not shown</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>axis starts at %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::ChipField</name>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::ConfigurePage</name>
    <message>
        <source>Save as preset...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this configuration under a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open spec...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a configuration from a JSON file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save spec...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write this configuration to a JSON file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read and edit the configuration as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detached worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A detached worker goes on when the window is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the training (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open spec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specs (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save spec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specs (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) to fix</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::CostPanel</name>
    <message>
        <source>Run %1, the same model, data and batch on this machine, went at %2 images/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer &quot;%1&quot; is not in the price book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known, counted as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will this cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit this machine&apos;s cost...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::FieldRow</name>
    <message>
        <source>%1. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::FilterBar</name>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Search: words, cost&lt;5, state:finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show archived runs too</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::FindAction</name>
    <message>
        <source>Find action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of its name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::Findings</name>
    <message>
        <source>The run failed; the figures are those up to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was interrupted and can be resumed; the figures are those so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run has not ended; the figures are those so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of %1 was reached in epoch %2, after %3 of active time and at a cost of %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of %1 was reached in epoch %2, after %3 of active time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of %1 was not reached: the best top-1 is %2 points below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best top-1 is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best top-1 is %1. On %2 images its binomial standard error is %3 points: smaller differences between runs mean little.</source>
        <extracomment>%2: images, %3: percentage points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best epoch is the last one: more epochs might improve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The last %n epoch(s) brought no better top-1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>In the last epoch top-1 on the training images is %1 points above that on the validation images.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training steps took %1 of the active time; the rest is start-up, evaluation and checkpoints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 one %2 trains on %3 images.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The run was continued %n time(s); its clocks add up over all attempts.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Top-1, top-5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct images / images, over the full validation set after each epoch; in training, over the epoch&apos;s images while the weights moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AUC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>area under the ROC curve, one class against the rest, mean over classes; by rank, ties count one half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images/s ± U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images/s per %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>images/s / (price per hour). Times %1 it is images per %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three clocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training, %1: steps only. Active, %2: with start-up, evaluation and checkpoints. Billed, %3: with preparation and pauses on a rented machine. Added up over all attempts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active time at the first evaluation at or above the target, evaluation and checkpoints included: MLPerf&apos;s choice. DAWNBench leaves evaluation out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time in use × price per hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(preparation + time), rounded up to the billing quantum, × price per hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own machine&apos;s price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation figures (no evaluation yet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AUC (not measured)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time and cost to a target (the run had none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time and cost to the target (not reached)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>images/s (no measured step)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all figures in money (the offer has no price)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 = a sentence that lacks its full stop</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run failed: %1. The figures are those up to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>images in measured steps / time of those steps; warm-up steps left out, device synchronised at window edges only. U = sd / sqrt(n) over n = %1 windows of about half a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(purchase – resale) / (years × %1 h × use) + power × tariff</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::Formatter</name>
    <message>
        <source>%1 s</source>
        <extracomment>A duration; h, min and s are the symbols of the units</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 B</source>
        <comment>bytes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 = what went wrong, %2 = the file, field or device it is about</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::Issues</name>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::IssuesDock</name>
    <message>
        <source>Issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::Language</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveAxes</name>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveCharts</name>
    <message>
        <source>epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost so far, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active time, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billed time, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy, top-1, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top-1, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This offer has no price. Choose another axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first evaluation follows the first epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best %1, epoch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation top-1 %1, best %2 at epoch %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images/s per %1/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This offer has no price: images/s per %1/h cannot be told. Images/s can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first steps warm up and are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>images/s per %1/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>images/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start-up and warm-up left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>mean of %n window(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: mean %2 of %n window(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::LivePage</name>
    <message>
        <source>%1. The last event came %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 The last event came %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop %1 now? It keeps a checkpoint and all that it measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after this epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all data and the newest events as they come (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configure a run and launch it. Its accuracy, speed and cost appear here while it trains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveView</name>
    <message>
        <source>Images/s per %1/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clocks: training %1 · active %2 · billed %3 (%4 preparation)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clocks: training %1 · active %2 · billed %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::LogModel</name>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1: %2, %3, on %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation top-1 %1, top-5 %2, loss %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::MainWindow</name>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Epochal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is being trained in this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will write a checkpoint and leave; the Runs page can resume it. Runs of detached workers go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint and close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every run of the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a run together and launch it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;action...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Configure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read all run &amp;folders again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This &amp;machine&apos;s cost...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose an offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Epochal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::NumberEditor</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::OffersModel</name>
    <message>
        <source>not ranked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 (%n day(s) old)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory
GB each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price
%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::OwnMachineDialog</name>
    <message>
        <source>What this machine costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An own machine is not free: it was bought, it ages, it draws power. Runs keep the price they were launched with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Purchase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resale at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Years of life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of hours in &amp;use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Po&amp;wer while training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity &amp;tariff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 an hour of use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years and use must be above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1 − %2) / (%3 years × %4 h × %5) + %6 kW × %7</source>
        <extracomment>the own-machine formula with its numbers: (purchase - resale) / (years x hours x use) + kW x tariff</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine&apos;s price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::ReportCharts</name>
    <message>
        <source>epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top-1, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top-1, %, from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active time, s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active time, min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active time, h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>images/s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunFacts</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the package&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cores, threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cores, %2 threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, driver %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numeric precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to train, %2 to validate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 × %3, %4 classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price covers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known, 1 s assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day known by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monthly lease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an accelerator and its share of the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the accelerator only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all epochs done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer improving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>budget spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>name of a field, its unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1 – %2) / (%3 × %4 h × %5) + %6 kW × %7 = %8 + %9 = %10 %11</source>
        <extracomment>Numbers of &quot;(purchase - resale) / (years x 8766 h x use) + power x tariff = amortisation + power = price&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunHead</name>
    <message>
        <source>no price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n thread(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>global batch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 M parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 k parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 + %3 images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, global batch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempt %1, started %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunInspector</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a run to see its curve, its price and its note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price, frozen in the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags and note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note for later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, run %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No evaluation yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation top-1 over epochs, in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best top-1, epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best top-5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best AUC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images/s per %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configurations are the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunReport</name>
    <message>
        <source>Epochal: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochal, report of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochal %1 · run %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>state of a run, and why it ended</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun %1 on %2, price %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best top-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, epoch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images/s per %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost to target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>caption</comment>
        <extracomment>number of a figure or table, its caption</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy over epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images per second over active time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the figures say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images per second, a point for each measured window; warm-up steps left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training top-1, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation top-1, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-5, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AUC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table %1. Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold: the best epoch. Times and costs are those since the start of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold: changed from the default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price frozen into the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the figures were computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, batch %3, seed %4. %5 of %6 epochs, %7.</source>
        <extracomment>data set, model, batch, seed; epochs done and asked, state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>windows measured: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-1, %. Training dashed, validation solid. The filled marker is the first evaluation at or above the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-1, %. Training dashed, validation solid.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunWords</name>
    <message>
        <source>Trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One accelerator with its host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsModel</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-1 curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best top-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best top-5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best AUC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images/s per price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>epochs done / epochs asked for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of this offer is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 an hour, price of %2, frozen in the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best %1 at epoch %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsPage</name>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configure a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the run&apos;s charts and log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the run&apos;s PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clone &amp;&amp; edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configure a run that begins as this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add tags to the chosen runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the chosen runs out of sight, or back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the chosen runs&apos; folders to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the rows of the table to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the table cannot say of one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configure a run and launch it: it stands here from its first second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run answers the search: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use fewer words, or show archived runs too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading run folders: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring runs back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) archived.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) brought back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run in progress stays. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) moved to the trash.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsTable</name>
    <message>
        <source>Fit widths</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecForm</name>
    <message>
        <source>Learning rate over epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No field is called so.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecJsonView</name>
    <message>
        <source>This is the form&apos;s configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready to apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Apply JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration as JSON</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::StatusStrip</name>
    <message>
        <source>Engine: training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine: ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Runs %1, %2 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalogue read-only: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalogue: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Price book: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price book: %1, newest %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what went wrong and what to do about it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::StepBar</name>
    <message>
        <source>Data wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Communication, not overlapped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::StepStrip</name>
    <message>
        <source>Step time %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median of the last 50 windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing measured yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for the run before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start-up, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::StopRulesModel</name>
    <message>
        <source>none</source>
        <comment>no limit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top-1 ≥ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 since the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::TagsDialog</name>
    <message>
        <source>Tag runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags to &amp;add, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::TextEditor</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::TileStrip</name>
    <message>
        <source>this offer has no price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1, step %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left, ends %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-1, validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best %1 · target %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best %1, epoch %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start-up and warm-up left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n window(s), jitter %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Images/s per %1/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 million images per %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 to finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= %1, budget %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= %1, no budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused, the machine is still billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%, %1 W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>epochal::ui::Workbench</name>
    <message>
        <source>Prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
