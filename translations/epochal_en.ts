<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
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
</context>
<context>
    <name>epochal::ui::FilterBar</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <translation>
            <numerusform>%1, %n selected</numerusform>
            <numerusform>%1, %n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>epochal::ui::Findings</name>
    <message numerus="yes">
        <source>The last %n epoch(s) brought no better top-1.</source>
        <translation>
            <numerusform>The last %n epoch brought no better top-1.</numerusform>
            <numerusform>The last %n epochs brought no better top-1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run was continued %n time(s); its clocks add up over all attempts.</source>
        <translation>
            <numerusform>The run was continued %n time; its clocks add up over all attempts.</numerusform>
            <numerusform>The run was continued %n times; its clocks add up over all attempts.</numerusform>
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
        <source>%1: mean %2 of %n window(s).</source>
        <translation>
            <numerusform>%1: mean %2 of %n window.</numerusform>
            <numerusform>%1: mean %2 of %n windows.</numerusform>
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
        <source>%n run(s) brought back.</source>
        <translation>
            <numerusform>%n run brought back.</numerusform>
            <numerusform>%n runs brought back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) moved to the trash.</source>
        <translation>
            <numerusform>%n run moved to the trash.</numerusform>
            <numerusform>%n runs moved to the trash.</numerusform>
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
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
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
        <translation>
            <numerusform>%n issue</numerusform>
            <numerusform>%n issues</numerusform>
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
    <name>epochal::ui::TileStrip</name>
    <message numerus="yes">
        <source>%n window(s), jitter %1</source>
        <translation>
            <numerusform>%n window, jitter %1</numerusform>
            <numerusform>%n windows, jitter %1</numerusform>
        </translation>
    </message>
</context>
</TS>
