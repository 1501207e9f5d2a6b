import type { TableQuery } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import type { AskedTable } from './asked-tables.ts';
import { compileGroups } from './compile-groups.ts';
import { compileRows } from './compile-rows.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { QueryProblem } from './query-problem.ts';

/**
 * SQL of a query: the same for the same query, readable, and with every name and value quoted. `language` is that of the columns' names.
 * @throws QueryProblem where the query asks what its tables cannot answer
 */
export function compileQuery(
  query: TableQuery,
  tables: readonly AskedTable[],
  language: Language,
): CompiledQuery {
  if (query.measures.length === 0 && query.dimensions.length === 0)
    return compileRows(query, tables, language);
  if (query.columns.length > 0) throw new QueryProblem('wrong_place', 'columns');
  return compileGroups(query, tables, language);
}
