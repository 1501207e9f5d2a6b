import { DatasetsScreen } from '../../features/dataset/index.ts';
import { ReviewTableList } from '../../features/review-table/index.ts';

/** Datasets and review tables know nothing of each other; they meet here. */
export default function DatasetsWithReviewTables() {
  return <DatasetsScreen ReviewTables={ReviewTableList} />;
}
