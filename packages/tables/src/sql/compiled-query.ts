import type { ResultColumn } from '@mingfa/contract/table-query';

/** SQL with the columns it answers, in their order. */
export interface CompiledQuery {
  sql: string;
  columns: ResultColumn[];
}
