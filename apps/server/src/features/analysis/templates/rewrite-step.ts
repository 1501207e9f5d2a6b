import type { TemplateDataset } from '@mingfa/contract/analysis-template';
import type { ColumnRef } from '@mingfa/contract/table-query';
import { renameInSql } from '@mingfa/tables/sql/rename-in-sql';
import type { AskingStep } from '../steps/asked-sum.ts';
import type { MatchedDataset } from './match-columns.ts';
import { mapQuery } from './used-columns.ts';

/** What a dataset of a template becomes. */
interface Replacement extends MatchedDataset {
  template: TemplateDataset;
  datasetId: string;
}

/** A step of a template as it asks another dataset; names without a match stay as they are. */
export function rewriteStep(step: AskingStep, replacement: Replacement): AskingStep {
  const { datasetId, columns } = replacement;
  if (step.kind === 'query')
    return { ...step, datasetId, sql: renameInSql(step.sql, renamerFor(replacement)) };
  const refFor = (ref: ColumnRef): ColumnRef =>
    columns.find(({ from }) => from.table === ref.table && from.column === ref.column)?.to ?? ref;
  const tableFor = (table: string) => replacement.tables.get(table)?.name ?? table;
  return {
    ...{ ...step, datasetId, question: rewriteWords(step.question, replacement) },
    query: step.query && mapQuery(step.query, refFor, tableFor),
  };
}

/** Names in SQL: tables by name and label, columns by label. */
function renamerFor({ template, tables, columns }: Replacement): (name: string) => string | null {
  const names = new Map<string, string>();
  for (const table of template.tables) {
    const to = tables.get(table.name);
    if (!to) continue;
    names.set(table.name, to.name);
    names.set(table.label, to.label);
  }
  for (const { fromLabel, toLabel } of columns) if (toLabel !== null) names.set(fromLabel, toLabel);
  return (name) => {
    const other = names.get(name);
    return other === undefined || other === name ? null : other;
  };
}

/** Words in which columns are called as the dataset calls them, the longest names first. */
function rewriteWords(question: string, { columns }: Replacement): string {
  const named = columns
    .flatMap(({ fromLabel, toLabel }) =>
      toLabel === null || fromLabel === '' ? [] : [{ fromLabel, toLabel }],
    )
    .toSorted((one, other) => other.fromLabel.length - one.fromLabel.length);
  let rest = question;
  let written = '';
  while (rest !== '') {
    const found = named.find(({ fromLabel }) => rest.startsWith(fromLabel));
    written += found ? found.toLabel : (rest[0] ?? '');
    rest = rest.slice(found ? found.fromLabel.length : 1);
  }
  return written;
}
