#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/launch/campaign.h"
#include "ui/pages/parts/run_words.h"

namespace epochal::ui {

/// The runs of a campaign, named by what distinguishes them. GUI thread.
class CampaignModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Run, Best, Time, Cost, ColumnCount };
    static constexpr int kIdRole = Qt::UserRole + 1;
    using QAbstractTableModel::QAbstractTableModel;

    void setRuns(const Sweep& sweep, std::vector<CampaignRun> runs);
    void retranslate();
    [[nodiscard]] QString id(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const CampaignRun& run, int column) const;
    [[nodiscard]] Quality measure() const;  ///< of the first run
    [[nodiscard]] static StateLook stateOf(const CampaignRun& run);
    std::vector<SweepAxis> axes_;
    std::vector<CampaignRun> runs_;
};

}  // namespace epochal::ui
