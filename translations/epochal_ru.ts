<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>RunWords</name>
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
</context>
<context>
    <name>epochal::ui::ChipField</name>
    <message>
        <source>Remove %1</source>
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
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
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
    <name>epochal::ui::Findings</name>
    <message>
        <source>The run failed; the figures are those up to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run failed: %1 The figures are those up to its end.</source>
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
        <source>The target of %1 was not reached.</source>
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
        <source>The steps waited for data for %1 of their time.</source>
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
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The price cannot be ranked against others: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/h</source>
        <translation type="unfinished"></translation>
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
        <source>images in measured steps / time of those steps; warm-up steps left out, device synchronised at window edges only. U = sd / √n over n = %1 windows of about half a second.</source>
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
        <source>(purchase − resale) / (years × %1 h × use) + power × tariff</source>
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
    <name>epochal::ui::NoticeBar</name>
    <message>
        <source>Close</source>
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
        <source>%1 %2/h</source>
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
        <source>(%1 − %2) / (%3 × %4 h × %5) + %6 kW × %7 = %8 + %9 = %10 %11/h</source>
        <extracomment>Numbers of &quot;(purchase - resale) / (years x 8766 h x use) + power x tariff = amortisation + power = price&quot;.</extracomment>
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
</context>
<context>
    <name>epochal::ui::RunReport</name>
    <message>
        <source>%1/h</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>%1 on %2, batch %3, seed %4. %5 of %6 epochs, %7.</source>
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
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Images/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n window(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
        <source>Top-1, %. Training dashed, validation solid. The filled marker is the first evaluation at or above the target. The axis does not begin at zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-1, %. Training dashed, validation solid. The axis does not begin at zero.</source>
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
    <name>epochal::ui::RunsTable</name>
    <message>
        <source>Fit widths</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
