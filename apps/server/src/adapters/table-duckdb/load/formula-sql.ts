import type { TableColumn } from '@mingfa/contract/dataset-table';
import { TableFailure } from '../table-failure.ts';

/** SQL of a calculated column. @throws TableFailure `step_refused` */
export function formulaSql(_formula: string, _column: TableColumn, _columns: readonly TableColumn[]): string {
  throw new TableFailure('step_refused', {
    problem: { 'zh-CN': '公式暂不可用', en: 'formulas cannot be read yet' },
  });
}
