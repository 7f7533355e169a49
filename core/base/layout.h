#pragma once

namespace epochal {

/// Every folder and file with a fixed name that Epochal keeps, and nowhere else: in the data folder (home.h: dataHome)
/// and in the folder of a run. FORMATS.md describes each.
namespace layout {

// In the data folder.
inline constexpr const char* kRunsFolder = "runs";  ///< has a folder for each run, named by its id
inline constexpr const char* kCampaignsFolder = "campaigns";
inline constexpr const char* kReportsFolder = "reports";
inline constexpr const char* kStudiesFolder = "studies";
inline constexpr const char* kPresetsFolder = "presets";
inline constexpr const char* kCatalogue = "catalogue.sqlite";
inline constexpr const char* kQueue = "queue.json";
inline constexpr const char* kQueueLock = "queue.lock";
inline constexpr const char* kThisMachine = "this-machine.json";
inline constexpr const char* kPriceBook = "price-book.json";
inline constexpr const char* kPriceBookLock = "price-book.lock";
inline constexpr const char* kPriceImport = "price-import.json";
inline constexpr const char* kCalibration = "calibration.json";
inline constexpr const char* kMeasuredLinks = "measured-links.json";

// In the folder of a run.
inline constexpr const char* kRun = "run.json";
inline constexpr const char* kSpec = "spec.json";
inline constexpr const char* kMachine = "machine.json";
inline constexpr const char* kOffer = "offer.json";
inline constexpr const char* kEstimate = "estimate.json";
inline constexpr const char* kEvents = "events.jsonl";
inline constexpr const char* kExit = "exit.json";
inline constexpr const char* kLabels = "labels.json";
inline constexpr const char* kCommands = "commands.jsonl";
inline constexpr const char* kRunLock = "run.lock";
inline constexpr const char* kLastPredictions = "predictions-last.bin";
inline constexpr const char* kBestPredictions = "predictions-best.bin";
inline constexpr const char* kWorkerLog = "worker.log";
inline constexpr const char* kCheckpointsFolder = "checkpoints";

inline constexpr const char* kAll[] = {kRunsFolder,
                                       kCampaignsFolder,
                                       kReportsFolder,
                                       kStudiesFolder,
                                       kPresetsFolder,
                                       kCatalogue,
                                       kQueue,
                                       kQueueLock,
                                       kThisMachine,
                                       kPriceBook,
                                       kPriceBookLock,
                                       kPriceImport,
                                       kCalibration,
                                       kMeasuredLinks,
                                       kRun,
                                       kSpec,
                                       kMachine,
                                       kOffer,
                                       kEstimate,
                                       kEvents,
                                       kExit,
                                       kLabels,
                                       kCommands,
                                       kRunLock,
                                       kLastPredictions,
                                       kBestPredictions,
                                       kWorkerLog,
                                       kCheckpointsFolder};

// In the folder of checkpoints.
inline constexpr const char* kBestCheckpoint = "best.ckpt";

}  // namespace layout

}  // namespace epochal
