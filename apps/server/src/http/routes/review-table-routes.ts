import * as contract from '@mingfa/contract/review-table';
import * as content from '@mingfa/contract/review-table-content';
import * as result from '@mingfa/contract/review-table-result';
import * as table from '../../features/review-table/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Review tables: documents that are asked the same questions. */
export function reviewTableRoutes(context: table.ReviewTableContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listReviewTables, table.listReviewTables),
    bind(contract.listReviewColumnLibrary, table.listReviewColumnLibrary),
    bind(contract.createReviewTable, table.createReviewTable),
    bind(contract.getReviewTable, table.getReviewTable),
    bind(contract.getReviewTableProgress, table.getReviewTableProgress),
    bind(contract.updateReviewTable, table.updateReviewTable),
    bind(contract.deleteReviewTable, table.deleteReviewTable),
    bind(contract.runReviewTable, table.runReviewTable),
    bind(contract.cancelReviewTable, table.cancelReviewTable),
    bind(content.listReviewRows, table.listReviewRows),
    bind(content.addReviewRows, table.addReviewRows),
    bind(content.removeReviewRows, table.removeReviewRows),
    bind(content.addReviewColumns, table.addReviewColumns),
    bind(content.updateReviewColumn, table.updateReviewColumn),
    bind(content.removeReviewColumn, table.removeReviewColumn),
    bind(content.orderReviewColumns, table.orderReviewColumns),
    bind(content.getReviewCell, table.getReviewCell),
    bind(content.checkReviewCell, table.checkReviewCell),
    bind(content.unlockReviewCell, table.unlockReviewCell),
    bind(content.setReviewCell, table.setReviewCell),
    bind(content.chooseReviewAnswer, table.chooseReviewAnswer),
    bind(result.listReviewGroups, table.listReviewGroups),
    bind(result.getReviewMemo, table.getReviewMemo),
    bind(result.exportReviewTable, table.exportReviewTable),
    bind(result.createDatasetFromReviewTable, table.createDatasetFromReviewTable),
  ];
}
