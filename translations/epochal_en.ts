<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>core</name>
    <message numerus="yes">
        <source>Prices more than %1 day(s) old: %2</source>
        <translation>
            <numerusform>Prices more than %1 day old: %2</numerusform>
            <numerusform>Prices more than %1 days old: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This offer has %1 device(s); the run needs %2</source>
        <translation>
            <numerusform>This offer has %1 device; the run needs %2</numerusform>
            <numerusform>This offer has %1 devices; the run needs %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run uses %1 of the %2 device(s) paid for</source>
        <translation>
            <numerusform>The run uses %1 of the %2 device paid for</numerusform>
            <numerusform>The run uses %1 of the %2 devices paid for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your runs with this model and data has reached the target: the estimate is for the whole run of %1 epoch(s)</source>
        <translation>
            <numerusform>None of your runs with this model and data has reached the target: the estimate is for the whole run of %1 epoch</numerusform>
            <numerusform>None of your runs with this model and data has reached the target: the estimate is for the whole run of %1 epochs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured here in %1 run(s), most recently %2</source>
        <translation>
            <numerusform>Measured here in %1 run, most recently %2</numerusform>
            <numerusform>Measured here in %1 runs, most recently %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scaled from your %1 run(s) on this device; the closest is %2</source>
        <translation>
            <numerusform>Scaled from your %1 run on this device; the closest is %2</numerusform>
            <numerusform>Scaled from your %1 runs on this device; the closest is %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scaled from your %1 run(s) on other accelerators, such as %2</source>
        <translation>
            <numerusform>Scaled from your %1 run on other accelerators, such as %2</numerusform>
            <numerusform>Scaled from your %1 runs on other accelerators, such as %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 published result(s) on this accelerator, such as %2</source>
        <translation>
            <numerusform>From %1 published result on this accelerator, such as %2</numerusform>
            <numerusform>From %1 published results on this accelerator, such as %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scaled from %1 published result(s) on other accelerators, such as %2</source>
        <translation>
            <numerusform>Scaled from %1 published result on other accelerators, such as %2</numerusform>
            <numerusform>Scaled from %1 published results on other accelerators, such as %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 published result(s), each predicted this way from the others, 9 in 10 are within a factor of %2</source>
        <translation>
            <numerusform>Of %1 published result, each predicted this way from the others, 9 in 10 are within a factor of %2</numerusform>
            <numerusform>Of %1 published results, each predicted this way from the others, 9 in 10 are within a factor of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 event(s) missing from the log at this point</source>
        <translation>
            <numerusform>%1 event missing from the log at this point</numerusform>
            <numerusform>%1 events missing from the log at this point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 earlier event(s) not shown: see the run&apos;s log file</source>
        <translation>
            <numerusform>%1 earlier event not shown: see the run&apos;s log file</numerusform>
            <numerusform>%1 earlier events not shown: see the run&apos;s log file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 run(s) reached the target</source>
        <translation>
            <numerusform>%1: %2 of %3 run reached the target</numerusform>
            <numerusform>%1: %2 of %3 runs reached the target</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 device(s) instead of %3</source>
        <translation>
            <numerusform>%1: %2 device instead of %3</numerusform>
            <numerusform>%1: %2 devices instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More expensive and slower than all others in %1 of %2 group(s).</source>
        <translation>
            <numerusform>More expensive and slower than all others in %1 of %2 group.</numerusform>
            <numerusform>More expensive and slower than all others in %1 of %2 groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 log line(s) could not be read</source>
        <translation>
            <numerusform>%1 log line could not be read</numerusform>
            <numerusform>%1 log lines could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 event(s) missing from the end of the log</source>
        <translation>
            <numerusform>%1 event missing from the end of the log</numerusform>
            <numerusform>%1 events missing from the end of the log</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use a global batch of at most %1 image(s)</source>
        <translation>
            <numerusform>Use a global batch of at most %1 image</numerusform>
            <numerusform>Use a global batch of at most %1 images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use at most %1 validation image(s)</source>
        <translation>
            <numerusform>Use at most %1 validation image</numerusform>
            <numerusform>Use at most %1 validation images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list has more than %1 price(s)</source>
        <translation>
            <numerusform>The list has more than %1 price</numerusform>
            <numerusform>The list has more than %1 prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run was started %1 time(s) and interrupted each time</source>
        <translation>
            <numerusform>The run was started %1 time and interrupted each time</numerusform>
            <numerusform>The run was started %1 times and interrupted each time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These values make more than %1 run(s)</source>
        <translation>
            <numerusform>These values make more than %1 run</numerusform>
            <numerusform>These values make more than %1 runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use a larger step, for at most %1 value(s)</source>
        <translation>
            <numerusform>Use a larger step, for at most %1 value</numerusform>
            <numerusform>Use a larger step, for at most %1 values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Batch normalization over %1 image(s) per replica is noisy</source>
        <translation>
            <numerusform>Batch normalization over %1 image per replica is noisy</numerusform>
            <numerusform>Batch normalization over %1 images per replica is noisy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not ranked: %1 of %2 run(s) failed; choose a target to include what they cost</source>
        <translation>
            <numerusform>Not ranked: %1 of %2 run failed; choose a target to include what they cost</numerusform>
            <numerusform>Not ranked: %1 of %2 runs failed; choose a target to include what they cost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 class(es) without validation images, such as &quot;%2&quot;</source>
        <translation>
            <numerusform>%1 class without validation images, such as &quot;%2&quot;</numerusform>
            <numerusform>%1 classes without validation images, such as &quot;%2&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 image(s) replaced by others of the same class, such as %2: %3</source>
        <translation>
            <numerusform>%1 image replaced by another of the same class, such as %2: %3</numerusform>
            <numerusform>%1 images replaced by others of the same class, such as %2: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Batch normalization over parts of %1 image(s) is noisy</source>
        <translation>
            <numerusform>Batch normalization over parts of %1 image is noisy</numerusform>
            <numerusform>Batch normalization over parts of %1 images is noisy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 size(s), each measured for %2; start-up and warm-up come on top</source>
        <translation>
            <numerusform>%1 size, measured for %2; start-up and warm-up come on top</numerusform>
            <numerusform>%1 sizes, each measured for %2; start-up and warm-up come on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bound by reading: %1 loader thread(s) deliver %2 %3, busy for only %4 of the time and waiting for the disk for the rest</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;, %4 = a share</extracomment>
        <translation>
            <numerusform>Bound by reading: %1 loader thread delivers %2 %3, busy for only %4 of the time and waiting for the disk for the rest</numerusform>
            <numerusform>Bound by reading: %1 loader threads deliver %2 %3, busy for only %4 of the time and waiting for the disk for the rest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bound by decoding: %1 loader thread(s) deliver %2 %3; the steps could take %4</source>
        <extracomment>%2 and %4 = rates, %3 = &quot;images/s&quot;</extracomment>
        <translation>
            <numerusform>Bound by decoding: %1 loader thread delivers %2 %3; the steps could take %4</numerusform>
            <numerusform>Bound by decoding: %1 loader threads deliver %2 %3; the steps could take %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %1 loader thread(s), which deliver %2 %3</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;</extracomment>
        <translation>
            <numerusform>Use %1 loader thread, which delivers %2 %3</numerusform>
            <numerusform>Use %1 loader threads, which deliver %2 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loader thread(s) deliver %2 %3</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;</extracomment>
        <translation>
            <numerusform>%1 loader thread delivers %2 %3</numerusform>
            <numerusform>%1 loader threads deliver %2 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bound by decoding: %1 loader thread(s) deliver %2 %3, busy for %4 of the time</source>
        <extracomment>%2 = a rate, %3 = &quot;images/s&quot;, %4 = a share</extracomment>
        <translation>
            <numerusform>Bound by decoding: %1 loader thread delivers %2 %3, busy for %4 of the time</numerusform>
            <numerusform>Bound by decoding: %1 loader threads deliver %2 %3, busy for %4 of the time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row has more than %1 field(s)</source>
        <translation>
            <numerusform>A row has more than %1 field</numerusform>
            <numerusform>A row has more than %1 fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) without a value to predict were left out</source>
        <translation>
            <numerusform>%1 row without a value to predict was left out</numerusform>
            <numerusform>%1 rows without a value to predict were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a batch of %2, only %1 request(s) were answered: their 99th percentile is that of the slowest</source>
        <translation>
            <numerusform>With a batch of %2, only %1 request was answered: the 99th percentile is its time</numerusform>
            <numerusform>With a batch of %2, only %1 requests were answered: their 99th percentile is that of the slowest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 step(s) skipped in epoch %2: gradients with NaN or infinity</source>
        <translation>
            <numerusform>%1 step skipped in epoch %2: gradients with NaN or infinity</numerusform>
            <numerusform>%1 steps skipped in epoch %2: gradients with NaN or infinity</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table has only %1 row(s) with a value to predict</source>
        <translation>
            <numerusform>The table has only %1 row with a value to predict</numerusform>
            <numerusform>The table has only %1 rows with a value to predict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use a table with at least %1 row(s)</source>
        <translation>
            <numerusform>Use a table with at least %1 row</numerusform>
            <numerusform>Use a table with at least %1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 times the rate of %2 device(s): an efficiency of %3.</source>
        <translation>
            <numerusform>%1 times the rate of %2 device: an efficiency of %3.</numerusform>
            <numerusform>%1 times the rate of %2 devices: an efficiency of %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 device(s)</source>
        <translation>
            <numerusform>%1 device</numerusform>
            <numerusform>%1 devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One round on %1 device(s) beats %2 rounds on one</source>
        <translation>
            <numerusform>One round on %1 device beats %2 rounds on one</numerusform>
            <numerusform>One round on %1 devices beats %2 rounds on one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 rounds on one device beat one round on %1 device(s)</source>
        <translation>
            <numerusform>%2 rounds on one device beat one round on %1 device</numerusform>
            <numerusform>%2 rounds on one device beat one round on %1 devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 samples take %2 ms in one step on %3 device(s), and %4 ms in %5 steps on one.</source>
        <translation>
            <numerusform>%1 samples take %2 ms in one step on %3 device, and %4 ms in %5 steps on one.</numerusform>
            <numerusform>%1 samples take %2 ms in one step on %3 devices, and %4 ms in %5 steps on one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 experiment(s)</source>
        <translation>
            <numerusform>%1 experiment</numerusform>
            <numerusform>%1 experiments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One after another on %1 device(s), they take %2; side by side, each on one device, they should take %3.</source>
        <translation>
            <numerusform>One after another on %1 device, they take %2; side by side, each on one device, they should take %3.</numerusform>
            <numerusform>One after another on %1 devices, they take %2; side by side, each on one device, they should take %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %1 device(s), %2 of %3 ms per step are communication that compute does not hide: %4.</source>
        <translation>
            <numerusform>On %1 device, %2 of %3 ms per step are communication that compute does not hide: %4.</numerusform>
            <numerusform>On %1 devices, %2 of %3 ms per step are communication that compute does not hide: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Strong scaling pays up to %1 device(s)</source>
        <translation>
            <numerusform>Strong scaling pays up to %1 device</numerusform>
            <numerusform>Strong scaling pays up to %1 devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %3 × %4: %5; here, on %1 device(s): %6.</source>
        <translation>
            <numerusform>%2, %3 × %4: %5; here, on %1 device: %6.</numerusform>
            <numerusform>%2, %3 × %4: %5; here, on %1 devices: %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fit needs three sizes; this series has %1 size(s)</source>
        <translation>
            <numerusform>A fit needs three sizes; this series has %1 size</numerusform>
            <numerusform>A fit needs three sizes; this series has %1 sizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This fit needs more than %1 run(s)</source>
        <translation>
            <numerusform>This fit needs more than %1 run</numerusform>
            <numerusform>This fit needs more than %1 runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use a global batch of at most %1 row(s)</source>
        <translation>
            <numerusform>Use a global batch of at most %1 row</numerusform>
            <numerusform>Use a global batch of at most %1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use at most %1 validation row(s)</source>
        <translation>
            <numerusform>Use at most %1 validation row</numerusform>
            <numerusform>Use at most %1 validation rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waits until %1 GPU(s) are free</source>
        <translation>
            <numerusform>Waits until %1 GPU is free</numerusform>
            <numerusform>Waits until %1 GPUs are free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other programs used part of the CPU during %1 run(s); alone, they might have been faster: %2</source>
        <extracomment>%2 = names of runs, each with the part that others used: &quot;resnet8 (38%)&quot;</extracomment>
        <translation>
            <numerusform>Other programs used part of the CPU during %1 run; alone, it might have been faster: %2</numerusform>
            <numerusform>Other programs used part of the CPU during %1 runs; alone, they might have been faster: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The network has %1 output(s), but the data have %2 classes</source>
        <translation>
            <numerusform>The network has %1 output, but the data have %2 classes</numerusform>
            <numerusform>The network has %1 outputs, but the data have %2 classes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not ranked: %1 run(s) have no target; choose one for all</source>
        <translation>
            <numerusform>Not ranked: %1 run has no target; choose one for all</numerusform>
            <numerusform>Not ranked: %1 runs have no target; choose one for all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 run folder(s) missing</source>
        <translation>
            <numerusform>%1 run folder missing</numerusform>
            <numerusform>%1 run folders missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Modeled: what this is based on ran on no more than %1 device(s); what each doubling loses is the median of the published series</source>
        <translation>
            <numerusform>Modeled: what this is based on ran on no more than %1 device; what each doubling loses is the median of the published series</numerusform>
            <numerusform>Modeled: what this is based on ran on no more than %1 devices; what each doubling loses is the median of the published series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run lists %1 GPU(s); usable here: %2</source>
        <translation>
            <numerusform>The run lists %1 GPU; usable here: %2</numerusform>
            <numerusform>The run lists %1 GPUs; usable here: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table has %1 column(s) of categories, but the network takes only numbers</source>
        <translation>
            <numerusform>The table has %1 column of categories, but the network takes only numbers</numerusform>
            <numerusform>The table has %1 columns of categories, but the network takes only numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start %1 rank(s), or change devices.count or parallel.stages</source>
        <translation>
            <numerusform>Start %1 rank, or change devices.count or parallel.stages</numerusform>
            <numerusform>Start %1 ranks, or change devices.count or parallel.stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share(s) given for %2 replicas</source>
        <translation>
            <numerusform>%1 share given for %2 replicas</numerusform>
            <numerusform>%1 shares given for %2 replicas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::Program</name>
    <message numerus="yes">
        <source>%n result(s) imported; they replace the former study &quot;%1&quot;</source>
        <extracomment>%1 = the ID of a study</extracomment>
        <translation>
            <numerusform>%n result imported; it replaces the former study &quot;%1&quot;</numerusform>
            <numerusform>%n results imported; they replace the former study &quot;%1&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported; the study&apos;s ID is %1</source>
        <translation>
            <numerusform>%n result imported; the study&apos;s ID is %1</numerusform>
            <numerusform>%n results imported; the study&apos;s ID is %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::BulkBar</name>
    <message numerus="yes">
        <source>%n run(s) selected</source>
        <translation>
            <numerusform>%n run selected</numerusform>
            <numerusform>%n runs selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::CampaignBudgetRow</name>
    <message numerus="yes">
        <source>%1 for all %n run(s)</source>
        <extracomment>%1 = a currency, the unit of a budget for all these runs together</extracomment>
        <translation>
            <numerusform>%1 for %n run</numerusform>
            <numerusform>%1 for all %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::CampaignView</name>
    <message numerus="yes">
        <source>%n running</source>
        <extracomment>runs of a campaign</extracomment>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <extracomment>number of runs</extracomment>
        <translation>
            <numerusform>%n interrupted</numerusform>
            <numerusform>%n interrupted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <extracomment>number of runs</extracomment>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stopped</source>
        <extracomment>number of runs</extracomment>
        <translation>
            <numerusform>%n stopped</numerusform>
            <numerusform>%n stopped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <extracomment>runs removed from the queue</extracomment>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add the %n run(s) that remain to the queue; interrupted ones resume</source>
        <translation>
            <numerusform>Add the %n run that remains to the queue; if interrupted, it resumes</numerusform>
            <numerusform>Add the %n runs that remain to the queue; interrupted ones resume</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queued</source>
        <extracomment>number of runs in the queue</extracomment>
        <translation>
            <numerusform>%n queued</numerusform>
            <numerusform>%n queued</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ChartView</name>
    <message numerus="yes">
        <source>%n value(s) below</source>
        <translation>
            <numerusform>%n value below</numerusform>
            <numerusform>%n values below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of 0 or less not shown</source>
        <translation>
            <numerusform>%n value of 0 or less not shown</numerusform>
            <numerusform>%n values of 0 or less not shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareColumns</name>
    <message numerus="yes">
        <source>%1, %n seed(s)</source>
        <translation>
            <numerusform>%1, %n seed</numerusform>
            <numerusform>%1, %n seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareHead</name>
    <message numerus="yes">
        <source>Audit: %n of %1 figure(s) is not consistent with its inputs</source>
        <translation>
            <numerusform>Audit: %n of %1 figures is not consistent with its inputs</numerusform>
            <numerusform>Audit: %n of %1 figures are not consistent with their inputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Audit: %n of %1 figure(s) cannot be checked</source>
        <translation>
            <numerusform>Audit: %n of %1 figures cannot be checked</numerusform>
            <numerusform>Audit: %n of %1 figures cannot be checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Audit: all %n figure(s) are consistent with their inputs</source>
        <translation>
            <numerusform>Audit: %n figure is consistent with its inputs</numerusform>
            <numerusform>Audit: all %n figures are consistent with their inputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n published result(s)</source>
        <translation>
            <numerusform>%n published result</numerusform>
            <numerusform>%n published results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n row(s))</source>
        <translation>
            <numerusform>%1 (%n row)</numerusform>
            <numerusform>%1 (%n rows)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diverged</source>
        <extracomment>verb, past tense: number of runs</extracomment>
        <translation>
            <numerusform>%n diverged</numerusform>
            <numerusform>%n diverged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not finish</source>
        <translation>
            <numerusform>%n did not finish</numerusform>
            <numerusform>%n did not finish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported result(s)</source>
        <translation>
            <numerusform>%n imported result</numerusform>
            <numerusform>%n imported results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparePage</name>
    <message numerus="yes">
        <source>Selected rows (%n)</source>
        <translation>
            <numerusform>Selected row (%n)</numerusform>
            <numerusform>Selected rows (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) removed from the comparison.</source>
        <translation>
            <numerusform>%n row removed from the comparison.</numerusform>
            <numerusform>%n rows removed from the comparison.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n row(s)</source>
        <translation>
            <numerusform>Comparison of %n row</numerusform>
            <numerusform>Comparison of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) added to the queue.</source>
        <translation>
            <numerusform>%n run added to the queue.</numerusform>
            <numerusform>%n runs added to the queue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of this comparison cannot be read and are missing here.</source>
        <translation>
            <numerusform>%n row of this comparison cannot be read and is missing here.</numerusform>
            <numerusform>%n rows of this comparison cannot be read and are missing here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::CompareWords</name>
    <message numerus="yes">
        <source>more expensive and slower than %n others</source>
        <translation>
            <numerusform>more expensive and slower than %n other</numerusform>
            <numerusform>more expensive and slower than %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonReport</name>
    <message numerus="yes">
        <source>Epochal %1 · %n row(s)</source>
        <translation>
            <numerusform>Epochal %1 · %n row</numerusform>
            <numerusform>Epochal %1 · %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Epochal %1 · %n run(s)</source>
        <translation>
            <numerusform>Epochal %1 · %n run</numerusform>
            <numerusform>Epochal %1 · %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign of %n run(s)</source>
        <translation>
            <numerusform>Campaign of %n run</numerusform>
            <numerusform>Campaign of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n run(s) on %1</source>
        <translation>
            <numerusform>Comparison of %n run on %1</numerusform>
            <numerusform>Comparison of %n runs on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n run(s)</source>
        <translation>
            <numerusform>Comparison of %n run</numerusform>
            <numerusform>Comparison of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s),</source>
        <translation>
            <numerusform>%n offer,</numerusform>
            <numerusform>%n offers,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>%n run.</numerusform>
            <numerusform>%n runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 over %n seed(s)</source>
        <translation>
            <numerusform>%1 over %n seed</numerusform>
            <numerusform>%1 over %n seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonView</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ComparisonWords</name>
    <message numerus="yes">
        <source>%1: %2 after %3 of %n epoch(s).</source>
        <extracomment>name of a run, its state or why it ended, epochs done</extracomment>
        <translation>
            <numerusform>%1: %2 after %3 of %n epoch.</numerusform>
            <numerusform>%1: %2 after %3 of %n epochs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 after %3 of %n epoch(s); its time and cost cover only this part.</source>
        <translation>
            <numerusform>%1: %2 after %3 of %n epoch; its time and cost cover only this part.</numerusform>
            <numerusform>%1: %2 after %3 of %n epochs; its time and cost cover only this part.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) have not started.</source>
        <translation>
            <numerusform>%n run has not started.</numerusform>
            <numerusform>%n runs have not started.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n compute thread(s)</source>
        <translation>
            <numerusform>%n compute thread</numerusform>
            <numerusform>%n compute threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ConfigurePage</name>
    <message numerus="yes">
        <source>%n field(s) to fix</source>
        <translation>
            <numerusform>%n field to fix</numerusform>
            <numerusform>%n fields to fix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) added to the queue.</source>
        <translation>
            <numerusform>%n run added to the queue.</numerusform>
            <numerusform>%n runs added to the queue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Launch %n run(s)</source>
        <translation>
            <numerusform>Launch %n run</numerusform>
            <numerusform>Launch %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n seed</numerusform>
            <numerusform>%n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This creates %n run(s), each with its own folder. Nothing has been added yet.</source>
        <translation>
            <numerusform>This creates %n run, with its own folder. Nothing has been added yet.</numerusform>
            <numerusform>This creates %n runs, each with its own folder. Nothing has been added yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::CoordinatesView</name>
    <message numerus="yes">
        <source>%n of %1 line(s) in range</source>
        <translation>
            <numerusform>%n of %1 lines in range</numerusform>
            <numerusform>%n of %1 lines in range</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::CostPanel</name>
    <message numerus="yes">
        <source>All %n epoch(s)</source>
        <translation>
            <numerusform>All %n epoch</numerusform>
            <numerusform>All %n epochs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), one after another.</source>
        <translation>
            <numerusform>%n run, one after another.</numerusform>
            <numerusform>%n runs, one after another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Epochs per run: about %1, based on %n of your runs.</source>
        <translation>
            <numerusform>Epochs per run: about %1, based on %n of your runs.</numerusform>
            <numerusform>Epochs per run: about %1, based on %n of your runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) ranked by cost</source>
        <translation>
            <numerusform>%n offer ranked by cost</numerusform>
            <numerusform>%n offers ranked by cost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::CurveCharts</name>
    <message numerus="yes">
        <source>%n run(s), up to %1.</source>
        <translation>
            <numerusform>%n run, up to %1.</numerusform>
            <numerusform>%n runs, up to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), down to %1.</source>
        <translation>
            <numerusform>%n run, down to %1.</numerusform>
            <numerusform>%n runs, down to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s).</source>
        <comment>a measure of quality</comment>
        <translation>
            <numerusform>%1 of %n run.</numerusform>
            <numerusform>%1 of %n runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::DataPreview</name>
    <message numerus="yes">
        <source>%1 in %n class(es)</source>
        <extracomment>%1 = a number of images, such as &quot;300 images&quot;</extracomment>
        <translation>
            <numerusform>%1 in %n class</numerusform>
            <numerusform>%1 in %n classes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n training image(s) are used</source>
        <translation>
            <numerusform>%1 of %n training image is used</numerusform>
            <numerusform>%1 of %n training images are used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n validation image(s) are used</source>
        <translation>
            <numerusform>%1 of %n validation image is used</numerusform>
            <numerusform>%1 of %n validation images are used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The headers of %1 of %n file(s) have been checked.</source>
        <translation>
            <numerusform>The headers of %1 of %n file have been checked.</numerusform>
            <numerusform>The headers of %1 of %n files have been checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Listing: %n file(s) so far</source>
        <translation>
            <numerusform>Listing: %n file so far</numerusform>
            <numerusform>Listing: %n files so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n column(s)</source>
        <extracomment>%1 = a number of rows, such as &quot;300 rows&quot;</extracomment>
        <translation>
            <numerusform>%1, %n column</numerusform>
            <numerusform>%1, %n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no value of &quot;%1&quot; and are left out.</source>
        <extracomment>rows of a table; %1: the column to predict</extracomment>
        <translation>
            <numerusform>%n row has no value of &quot;%1&quot; and is left out.</numerusform>
            <numerusform>%n rows have no value of &quot;%1&quot; and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limits of training and validation samples leave %1 of %n row(s).</source>
        <translation>
            <numerusform>The limits of training and validation samples leave %1 of %n row.</numerusform>
            <numerusform>The limits of training and validation samples leave %1 of %n rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::DecodingSpeed</name>
    <message numerus="yes">
        <source>%n loader thread(s) prepare at most %1 images/s here.</source>
        <extracomment>a rate of images, in images/s</extracomment>
        <translation>
            <numerusform>%n loader thread prepares at most %1 images/s here.</numerusform>
            <numerusform>%n loader threads prepare at most %1 images/s here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n loader thread(s)</source>
        <translation>
            <numerusform>Set %n loader thread</numerusform>
            <numerusform>Set %n loader threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::EntryWords</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1 is the first of several regions</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::EstimateBreakdown</name>
    <message numerus="yes">
        <source>Cheapest of the %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>Cheapest of the %n offer that can be ranked.</numerusform>
            <numerusform>Cheapest of the %n offers that can be ranked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most expensive of the %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>Most expensive of the %n offer that can be ranked.</numerusform>
            <numerusform>Most expensive of the %n offers that can be ranked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Number %1 by cost of the %n offer(s) that can be ranked.</source>
        <translation>
            <numerusform>Number %1 by cost of the %n offer that can be ranked.</numerusform>
            <numerusform>Number %1 by cost of the %n offers that can be ranked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::EvaluationPanel</name>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::EvaluationScatter</name>
    <message numerus="yes">
        <source>Predicted against true values of %n sample(s)</source>
        <translation>
            <numerusform>Predicted against true values of %n sample</numerusform>
            <numerusform>Predicted against true values of %n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::FaultyList</name>
    <message numerus="yes">
        <source>%n file(s) cannot be used</source>
        <translation>
            <numerusform>%n file cannot be used</numerusform>
            <numerusform>%n files cannot be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n file(s) cannot be used</source>
        <translation>
            <numerusform>At least %n file cannot be used</numerusform>
            <numerusform>At least %n files cannot be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>files, besides those that are named above</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::FieldWords</name>
    <message numerus="yes">
        <source>epoch(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>epoch</numerusform>
            <numerusform>epochs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>epoch(s) without improvement</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>epoch without improvement</numerusform>
            <numerusform>epochs without improvement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hour(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>hour</numerusform>
            <numerusform>hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sample(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform>sample</numerusform>
            <numerusform>samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::FilterBar</name>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <translation>
            <numerusform>%1, %n selected</numerusform>
            <numerusform>%1, %n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1 of %n run</numerusform>
            <numerusform>%1 of %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::Findings</name>
    <message numerus="yes">
        <source>The run was resumed %n time(s); its times are totals over all attempts.</source>
        <translation>
            <numerusform>The run was resumed %n time; its times are totals over all attempts.</numerusform>
            <numerusform>The run was resumed %n times; its times are totals over all attempts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n epoch(s) did not improve %1.</source>
        <translation>
            <numerusform>The last %n epoch did not improve %1.</numerusform>
            <numerusform>The last %n epochs did not improve %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::FirstRunCard</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trains ResNet-8, %n epoch(s)</source>
        <translation>
            <numerusform>Trains ResNet-8, %n epoch</numerusform>
            <numerusform>Trains ResNet-8, %n epochs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 after %n epoch(s)</source>
        <translation>
            <numerusform>about %1 after %n epoch</numerusform>
            <numerusform>about %1 after %n epochs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ImportPricesDialog</name>
    <message numerus="yes">
        <source>Import %n price(s)</source>
        <translation>
            <numerusform>Import %n price</numerusform>
            <numerusform>Import %n prices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::Issues</name>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n time)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>sources of one problem; %1 = the latest, a run&apos;s name</extracomment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::LiveCharts</name>
    <message numerus="yes">
        <source>mean of %n window(s)</source>
        <translation>
            <numerusform>mean of %n window</numerusform>
            <numerusform>mean of %n windows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: mean %2 over %n window(s).</source>
        <translation>
            <numerusform>%1: mean %2 over %n window.</numerusform>
            <numerusform>%1: mean %2 over %n windows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::LoaderWords</name>
    <message numerus="yes">
        <source>In parallel with each step of rank 0, summed over %n loader thread(s): %1</source>
        <extracomment>%1: &quot;reading 0.31 ms, decoding 12.4 ms, preparation 3.20 ms&quot;</extracomment>
        <translation>
            <numerusform>In parallel with each step of rank 0, on %n loader thread: %1</numerusform>
            <numerusform>In parallel with each step of rank 0, summed over %n loader threads: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In parallel with each step, summed over %n loader thread(s): %1</source>
        <extracomment>%1: &quot;reading 0.31 ms, decoding 12.4 ms, preparation 3.20 ms&quot;</extracomment>
        <translation>
            <numerusform>In parallel with each step, on %n loader thread: %1</numerusform>
            <numerusform>In parallel with each step, summed over %n loader threads: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::MainWindow</name>
    <message numerus="yes">
        <source>%n queued run(s) will wait until Epochal is opened again.</source>
        <translation>
            <numerusform>%n queued run will wait until Epochal is opened again.</numerusform>
            <numerusform>%n queued runs will wait until Epochal is opened again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::NewReportDialog</name>
    <message numerus="yes">
        <source>Comparison of %n run(s).</source>
        <translation>
            <numerusform>Comparison of %n run.</numerusform>
            <numerusform>Comparison of %n runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::OfferEditor</name>
    <message numerus="yes">
        <source>%n price(s), newest first</source>
        <translation>
            <numerusform>%n price, newest first</numerusform>
            <numerusform>%n prices, newest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>used by %n run(s)</source>
        <translation>
            <numerusform>used by %n run</numerusform>
            <numerusform>used by %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::OffersModel</name>
    <message numerus="yes">
        <source>%1, %2 (%n day(s) old)</source>
        <translation>
            <numerusform>%1, %2 (%n day old)</numerusform>
            <numerusform>%1, %2 (%n days old)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 (over %n day(s) old)</source>
        <translation>
            <numerusform>%1, %2 (over %n day old)</numerusform>
            <numerusform>%1, %2 (over %n days old)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n day(s) old</source>
        <extracomment>%1 = a price, &quot;0.14 USD/h spot&quot;</extracomment>
        <translation>
            <numerusform>%1, %n day old</numerusform>
            <numerusform>%1, %n days old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, over %n day(s) old</source>
        <extracomment>%1 = a price, &quot;0.14 USD/h spot&quot;</extracomment>
        <translation>
            <numerusform>%1, over %n day old</numerusform>
            <numerusform>%1, over %n days old</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::OwnStudies</name>
    <message numerus="yes">
        <source>%n result(s) imported; they replace the former &quot;%1&quot;.</source>
        <translation>
            <numerusform>%n result imported; it replaces the former &quot;%1&quot;.</numerusform>
            <numerusform>%n results imported; they replace the former &quot;%1&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) imported as &quot;%1&quot;.</source>
        <translation>
            <numerusform>%n result imported as &quot;%1&quot;.</numerusform>
            <numerusform>%n results imported as &quot;%1&quot;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::PriceFilterBar</name>
    <message numerus="yes">
        <source>%n provider(s)</source>
        <translation>
            <numerusform>%n provider</numerusform>
            <numerusform>%n providers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <translation>
            <numerusform>%1 of %n row</numerusform>
            <numerusform>%1 of %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::PricesModel</name>
    <message numerus="yes">
        <source>Older than %n day(s)</source>
        <translation>
            <numerusform>Older than %n day</numerusform>
            <numerusform>Older than %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ProvidersPage</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) restored.</source>
        <translation>
            <numerusform>%n offer restored.</numerusform>
            <numerusform>%n offers restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) retired.</source>
        <translation>
            <numerusform>%n offer retired.</numerusform>
            <numerusform>%n offers retired.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) imported.</source>
        <translation>
            <numerusform>%n price imported.</numerusform>
            <numerusform>%n prices imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Importing %n price(s)…</source>
        <translation>
            <numerusform>Importing %n price…</numerusform>
            <numerusform>Importing %n prices…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::QueueView</name>
    <message numerus="yes">
        <source>%n run(s) removed from the queue.</source>
        <translation>
            <numerusform>%n run removed from the queue.</numerusform>
            <numerusform>%n runs removed from the queue.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::RankChart</name>
    <message numerus="yes">
        <source>Own work of %n rank(s) over active time.</source>
        <translation>
            <numerusform>Own work of %n rank over active time.</numerusform>
            <numerusform>Own work of %n ranks over active time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ReportsPage</name>
    <message numerus="yes">
        <source>%n run(s) could not be read and were skipped; the report lists them.</source>
        <translation>
            <numerusform>%n run could not be read and was skipped; the report lists it.</numerusform>
            <numerusform>%n runs could not be read and were skipped; the report lists them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunColumns</name>
    <message numerus="yes">
        <source>%1 (%n run(s))</source>
        <translation>
            <numerusform>%1 (%n run)</numerusform>
            <numerusform>%1 (%n runs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n data set(s): no mean</source>
        <translation>
            <numerusform>%n data set: no mean</numerusform>
            <numerusform>%n data sets: no mean</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s): no mean</source>
        <extracomment>of a group of runs: they differ in more than their seed</extracomment>
        <translation>
            <numerusform>%n configuration: no mean</numerusform>
            <numerusform>%n configurations: no mean</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, without %n what-if(s)</source>
        <extracomment>%1 = the sum of what runs cost; a what-if: a run priced for hardware it did not run on</extracomment>
        <translation>
            <numerusform>%1, without %n what-if</numerusform>
            <numerusform>%1, without %n what-ifs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunHead</name>
    <message numerus="yes">
        <source>%1, %n thread(s)</source>
        <translation>
            <numerusform>%1, %n thread</numerusform>
            <numerusform>%1, %n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunReport</name>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n epoch</numerusform>
            <numerusform>%n epochs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::RunsPage</name>
    <message numerus="yes">
        <source>%n run(s) archived.</source>
        <translation>
            <numerusform>%n run archived.</numerusform>
            <numerusform>%n runs archived.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) unarchived.</source>
        <translation>
            <numerusform>%n run unarchived.</numerusform>
            <numerusform>%n runs unarchived.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) moved to the trash.</source>
        <translation>
            <numerusform>%n run moved to the trash.</numerusform>
            <numerusform>%n runs moved to the trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) copied.</source>
        <translation>
            <numerusform>%n run copied.</numerusform>
            <numerusform>%n runs copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) already here.</source>
        <translation>
            <numerusform>%n run already here.</numerusform>
            <numerusform>%n runs already here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) could not be copied. %1. %2</source>
        <extracomment>%1: why the first one failed, %2: what to do</extracomment>
        <translation>
            <numerusform>%n run could not be copied. %1. %2</numerusform>
            <numerusform>%n runs could not be copied. %1. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), hidden from this list.</source>
        <translation>
            <numerusform>%n run, hidden from this list.</numerusform>
            <numerusform>%n runs, hidden from this list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingCharts</name>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingDialog</name>
    <message numerus="yes">
        <source>%n run(s): %1</source>
        <translation>
            <numerusform>%n run: %1</numerusform>
            <numerusform>%n runs: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n device(s) (batch %1)</source>
        <extracomment>the global batch</extracomment>
        <translation>
            <numerusform>%n device (batch %1)</numerusform>
            <numerusform>%n devices (batch %1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScalingView</name>
    <message numerus="yes">
        <source>%n run(s) measured</source>
        <translation>
            <numerusform>%n run measured</numerusform>
            <numerusform>%n runs measured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not ranked: no run on %n device(s) with batch %1</source>
        <translation>
            <numerusform>not ranked: no run on %n device with batch %1</numerusform>
            <numerusform>not ranked: no run on %n devices with batch %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Speed-up of %n series over devices.</source>
        <translation>
            <numerusform>Speed-up of %n series over devices.</numerusform>
            <numerusform>Speed-up of %n series over devices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scaling efficiency of %n series over devices.</source>
        <translation>
            <numerusform>Scaling efficiency of %n series over devices.</numerusform>
            <numerusform>Scaling efficiency of %n series over devices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step time for %n device count(s).</source>
        <translation>
            <numerusform>Step time for %n device count.</numerusform>
            <numerusform>Step time for %n device counts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ScatterChart</name>
    <message numerus="yes">
        <source>%n row(s), cost against time.</source>
        <translation>
            <numerusform>%n row, cost against time.</numerusform>
            <numerusform>%n rows, cost against time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::SearchBoard</name>
    <message numerus="yes">
        <source>%1 of %n in range</source>
        <translation>
            <numerusform>%1 of %n in range</numerusform>
            <numerusform>%1 of %n in range</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::SearchView</name>
    <message numerus="yes">
        <source>%n diverged</source>
        <translation>
            <numerusform>%n diverged</numerusform>
            <numerusform>%n diverged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a result</source>
        <translation>
            <numerusform>%n without a result</numerusform>
            <numerusform>%n without a result</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) over %1 axes.</source>
        <translation>
            <numerusform>%n run over %1 axes.</numerusform>
            <numerusform>%n runs over %1 axes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s) over %1 axes.</source>
        <translation>
            <numerusform>%n configuration over %1 axes.</numerusform>
            <numerusform>%n configurations over %1 axes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), %1 against cost.</source>
        <translation>
            <numerusform>%n row, %1 against cost.</numerusform>
            <numerusform>%n rows, %1 against cost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>random forest, %n run(s)</source>
        <translation>
            <numerusform>random forest, %n run</numerusform>
            <numerusform>random forest, %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::SeedsRow</name>
    <message numerus="yes">
        <source>run(s) per point</source>
        <extracomment>unit of a number field; a point is one combination of the varied values</extracomment>
        <translation>
            <numerusform>run per point</numerusform>
            <numerusform>runs per point</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::SessionReport</name>
    <message numerus="yes">
        <source>%n size(s)</source>
        <translation>
            <numerusform>%n size</numerusform>
            <numerusform>%n sizes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::SizeWords</name>
    <message numerus="yes">
        <source>%n loader thread(s)</source>
        <translation>
            <numerusform>%n loader thread</numerusform>
            <numerusform>%n loader threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecForm</name>
    <message numerus="yes">
        <source>Learning rate by epoch: %1 of %n curve(s)</source>
        <translation>
            <numerusform>Learning rate by epoch: %1 of %n curve</numerusform>
            <numerusform>Learning rate by epoch: %1 of %n curves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::SpecJsonView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::StatusStrip</name>
    <message numerus="yes">
        <source>%n running</source>
        <extracomment>numbers of runs, of those in progress and of those in the queue</extracomment>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s)</source>
        <translation>
            <numerusform>%n price</numerusform>
            <numerusform>%n prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <extracomment>number of errors and warnings</extracomment>
        <translation>
            <numerusform>%n issue</numerusform>
            <numerusform>%n issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queued</source>
        <translation>
            <numerusform>%n queued</numerusform>
            <numerusform>%n queued</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::StopRulesModel</name>
    <message numerus="yes">
        <source>%n epoch(s)</source>
        <translation>
            <numerusform>%n epoch</numerusform>
            <numerusform>%n epochs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::StudyCard</name>
    <message numerus="yes">
        <source>All %n comparison(s)</source>
        <translation>
            <numerusform>All %n comparison</numerusform>
            <numerusform>All %n comparisons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::TableColumnsModel</name>
    <message numerus="yes">
        <source>%n class(es) to predict</source>
        <extracomment>a column of a table</extracomment>
        <translation>
            <numerusform>%n class to predict</numerusform>
            <numerusform>%n classes to predict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n category(s)</source>
        <translation>
            <numerusform>%n category</numerusform>
            <numerusform>%n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::TileStrip</name>
    <message numerus="yes">
        <source>%n window(s), jitter %1</source>
        <extracomment>%1: &quot;33.6 images/s&quot;, the spread of the windows&apos; rates; a dash for a single window</extracomment>
        <translation>
            <numerusform>%n window, jitter %1</numerusform>
            <numerusform>%n windows, jitter %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::ValueHistogram</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>worker</name>
    <message numerus="yes">
        <source>%1 file(s) left out that cannot be used</source>
        <translation>
            <numerusform>%1 file left out that cannot be used</numerusform>
            <numerusform>%1 files left out that cannot be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loader thread(s)</source>
        <translation>
            <numerusform>%1 loader thread</numerusform>
            <numerusform>%1 loader threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 device(s), %2, %3</source>
        <translation>
            <numerusform>%1 device, %2, %3</numerusform>
            <numerusform>%1 devices, %2, %3</numerusform>
        </translation>
    </message>
</context>
</TS>
