import { AnalysisList } from '../../features/analysis/index.ts';
import { DatasetsScreen } from '../../features/dataset/index.ts';
import { ReviewTableList } from '../../features/review-table/index.ts';

/** Datasets, analyses and review tables know nothing of each other; they meet here. */
export default function DatasetsWithReviewTables() {
  return <DatasetsScreen Analyses={AnalysisList} ReviewTables={ReviewTableList} />;
}
