import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { ColumnRef, TableFilter, TableQuery } from '@mingfa/contract/table-query';
import { namesInSql } from '@mingfa/tables/sql/rename-in-sql';
import type { AskingStep } from '../steps/asked-sum.ts';

/** A table as templates know it. */
export interface NamedTable {
  name: string;
  label: string;
  columns: readonly { name: string; label: string }[];
}

/** The columns that a query names, and those they are reckoned with. */
function refsOf(query: TableQuery): ColumnRef[] {
  const kept = (filters: readonly TableFilter[] = []) => filters.map(({ of }) => of);
  const named = [
    ...query.joins.flatMap(({ left, right }) => [left, right]),
    ...kept(query.filters),
    ...query.dimensions.map(({ of }) => of),
    ...query.measures.flatMap(({ of, only, against }) => [
      ...(of ? [of] : []),
      ...kept(only),
      ...(against?.of ? [against.of] : []),
      ...kept(against?.only),
    ]),
    ...query.columns,
    ...query.order.flatMap(({ by }) => ('of' in by ? [by.of] : [])),
  ];
  return named.flatMap(({ table, column, by }) => [
    { table, column },
    ...(by ? [{ table, column: by.column }] : []),
  ]);
}

/** A query with other columns in the place of its own. */
export function mapQuery(
  query: TableQuery,
  columnFor: (ref: ColumnRef) => ColumnRef,
  tableFor: (table: string) => string,
): TableQuery {
  const refFor = ({ by, ...ref }: ColumnRef): ColumnRef => ({
    ...columnFor(ref),
    ...(by ? { by: { how: by.how, column: columnFor({ table: ref.table, column: by.column }).column } } : {}),
  });
  const withRef = <Part extends { of: ColumnRef }>(part: Part): Part => ({ ...part, of: refFor(part.of) });
  const withRefs = <Figure extends { of: ColumnRef | null; only?: TableFilter[] }>(
    figure: Figure,
  ): Figure => ({
    ...figure,
    of: figure.of && refFor(figure.of),
    ...(figure.only ? { only: figure.only.map(withRef) } : {}),
  });
  return {
    ...query,
    from: tableFor(query.from),
    joins: query.joins.map((join) => ({ ...join, left: refFor(join.left), right: refFor(join.right) })),
    filters: query.filters.map(withRef),
    dimensions: query.dimensions.map(withRef),
    measures: query.measures.map((measure) => ({
      ...withRefs(measure),
      ...(measure.against ? { against: withRefs(measure.against) } : {}),
    })),
    columns: query.columns.map(refFor),
    order: query.order.map(({ by, descending }) => ({
      by: 'of' in by ? { of: refFor(by.of) } : by,
      descending,
    })),
  };
}

/** Which tables and columns a step uses: those its query names, whose label stands in its SQL as a name, or in its words. */
export function usedBy(step: AskingStep, tables: readonly NamedTable[]): ColumnRef[] {
  const all = tables.flatMap(({ name: table, columns }) =>
    columns.map(({ name: column, label }) => ({ table, column, label })),
  );
  const without = ({ table, column }: ColumnRef): ColumnRef => ({ table, column });
  if (step.kind === 'query') {
    const names = namesInSql(step.sql);
    const named = tables.filter(({ name, label }) => names.has(name) || names.has(label));
    return all
      .filter(({ table, label }) => names.has(label) && named.some(({ name }) => name === table))
      .map(without);
  }
  if (step.query) {
    const refs = refsOf(step.query);
    return all
      .filter(({ table, column }) => refs.some((ref) => ref.table === table && ref.column === column))
      .map(without);
  }
  return all.filter(({ label }) => label !== '' && step.question.includes(label)).map(without);
}

/** Steps without what they were answered: figures of findings stand at their places in answers. */
export function withoutFigures(step: AnalysisStep): AnalysisStep {
  if (step.kind !== 'finding') return step;
  return { ...step, figures: step.figures.map((figure) => ({ ...figure, rowKey: null, seen: null })) };
}
