import { DATASET_LIMITS, type TableShape, type TableStep } from '@mingfa/contract/dataset-table';
import type { BuildPlan, BuiltTable } from '../../../ports/table-engine.ts';
import type { SourceFile } from '../messages.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { TableFailure } from '../table-failure.ts';
import { applyStep, type StagedTable } from './apply-step.ts';
import { formulaSql } from './formula-sql.ts';
import type { Loader } from './open-loader.ts';
import { isLeftOut } from './propose-table.ts';
import { loadRows } from './sources.ts';
import { tooLarge } from './text-source.ts';
import { type TypedColumn, typeColumns } from './type-columns.ts';

/** Builds all tables of a plan. */
export async function buildTables(
  loader: Loader,
  files: readonly SourceFile[],
  plan: BuildPlan,
  tell: (done: number) => void,
): Promise<{ tables: BuiltTable[]; touched: number[] }> {
  const tables: BuiltTable[] = [];
  const touched = plan.steps.map(() => 0);
  const taken = plan.tables.filter(({ isSkipped }) => !isSkipped);
  const labels = uniqueLabels(taken);
  for (const [index, shape] of taken.entries()) {
    const share = 1000 / taken.length;
    const told = (part: number) => tell(Math.round(share * (index + part)));
    const file = files[shape.file];
    if (!file)
      throw new TableFailure('table_unreadable', {
        problem: { 'zh-CN': '文件不在', en: 'its file is not there' },
      });
    const staged = await stageRows(loader, file, shape, told);
    for (const [at, { table, step }] of plan.steps.entries())
      if (table === shape.name) touched[at] = await applyStep(loader, staged.table, step as TableStep);
    told(0.55);
    tables.push(await writeTable(loader, shape, { ...staged, label: labels[index] ?? shape.label }));
    told(1);
  }
  for (const { name, label } of tables) {
    const isName = /^t\d+(?:_unreadable)?$/i.test(label);
    if (!isName)
      await loader.run(`CREATE VIEW ${quoteName(label)} AS SELECT * EXCLUDE ("_row") FROM ${name}`);
  }
  await loader.run('CHECKPOINT');
  return { tables, touched };
}

/** Labels of tables, each once: DuckDB does not tell `A` from `a`. */
function uniqueLabels(shapes: readonly TableShape[]): string[] {
  const taken = new Set<string>();
  return shapes.map(({ label }) => {
    const clean = label.replaceAll('\0', '');
    let unique = clean;
    for (let next = 2; taken.has(unique.toLowerCase()); next += 1) unique = `${clean} ${next}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

interface Staged {
  table: StagedTable;
  rowsLeftOut: number;
}

async function stageRows(
  loader: Loader,
  file: SourceFile,
  shape: TableShape,
  told: (part: number) => void,
): Promise<Staged> {
  const raw = `raw_${shape.name}`;
  const width = await loadRows(loader, file, shape, raw);
  told(0.35);
  const columns = shape.columns.filter(({ isSkipped }) => !isSkipped);
  if (columns.length === 0)
    throw new TableFailure('table_unreadable', {
      problem: { 'zh-CN': '没有选任何一列', en: 'no column was chosen' },
    });
  const cells = columns.map(({ name }) => {
    const at = Number(name.slice(1));
    return at <= width ? `r${at} AS ${name}` : `NULL::VARCHAR AS ${name}`;
  });
  const head = shape.skipRows + shape.headerRows;
  const [counted] = await loader.rows(`SELECT count(*) FROM raw.${raw}`);
  const rows = Number(counted?.[0] ?? 0) - head;
  if (rows > DATASET_LIMITS.rows) throw tooLarge();
  const stage = `raw.stage_${shape.name}`;
  await findLeftOut(loader, `raw.${raw}`, width, shape);
  const conditions = [...(head > 0 ? [`rowid >= ${head}`] : []), '_n NOT IN (SELECT _n FROM raw.left_out)'];
  await loader.run(
    `CREATE OR REPLACE TABLE ${stage} AS SELECT _n, ${cells.join(', ')} FROM raw.${raw} WHERE ${conditions.join(' AND ')}`,
  );
  await loader.run(`DROP TABLE raw.${raw}`);
  const [kept] = await loader.rows(`SELECT count(*) FROM ${stage}`);
  return {
    table: { stage, columns: columns.map((column) => ({ ...column })), calculated: [] },
    rowsLeftOut: Math.max(0, rows - Number(kept?.[0] ?? 0)),
  };
}

/** How cells of rows begin or end that may be no data; the rules that people saw in the proposal decide. */
const SUSPECT =
  '计|total|sum|总[额和]|^[\\s　]*(?:制表|制单|审核|复核|打印|经办|以下空白|备注|注|说明|单位负责|出纳|会计)';

async function findLeftOut(loader: Loader, raw: string, width: number, shape: TableShape): Promise<void> {
  await loader.run('CREATE OR REPLACE TABLE raw.left_out (_n BIGINT)');
  const cells = Array.from({ length: width }, (_, index) => `r${index + 1}`);
  const looked = [...cells.slice(0, 3), ...(width > 3 ? [`coalesce(${cells.join(', ')})`] : [])];
  const heads = shape.columns.slice(0, 40).map(({ name, label }) => ({ cell: `r${name.slice(1)}`, label }));
  const isHead = heads
    .filter(({ cell }) => cells.includes(cell))
    .map(({ cell, label }) => `coalesce(trim(${cell}) = ${quoteText(label)}, false)`);
  const suspects = looked.map(
    (cell) => `coalesce(regexp_matches(${cell}, ${quoteText(SUSPECT)}, 'i'), false)`,
  );
  const found = await loader.connection.stream(
    `SELECT _n, ${cells.join(', ')} FROM ${raw} WHERE ${[...suspects, ...isHead].join(' OR ')}`,
  );
  const appender = await loader.writer.createAppender('left_out', 'main', 'raw');
  for (let chunk = await found.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await found.fetchChunk())
    for (const [number, ...row] of chunk.getRows()) {
      const texts = row.map((cell) => (cell === null ? '' : String(cell)));
      if (!isLeftOut(texts, shape)) continue;
      appender.appendBigInt(BigInt(String(number)));
      appender.endRow();
    }
  appender.closeSync();
}

async function writeTable(
  loader: Loader,
  shape: TableShape,
  { table, rowsLeftOut, label }: Staged & { label: string },
): Promise<BuiltTable> {
  const { name } = shape;
  const typed = await typeColumns(loader, table.stage, table.columns);
  const values = typed.map(({ column, expression }) => `${expression} AS ${quoteName(column.label)}`);
  const calculated = table.calculated.map(
    ({ column, formula }) => `${formulaSql(formula, column, table.columns)} AS ${quoteName(column.label)}`,
  );
  const read = `SELECT s._n AS "_row", ${values.join(', ')} FROM ${table.stage} s ${typed.map(({ join }) => join).join(' ')}`;
  const whole = calculated.length === 0 ? read : `SELECT *, ${calculated.join(', ')} FROM (${read})`;
  await loader.run(`CREATE OR REPLACE TABLE ${name} AS ${whole}`);
  const [unordered] = await loader.rows(
    `SELECT count(*) FROM (SELECT "_row" <= lag("_row") OVER (ORDER BY rowid) AS is_before FROM ${name}) WHERE is_before`,
  );
  if (Number(unordered?.[0] ?? 0) > 0)
    await loader.run(`CREATE OR REPLACE TABLE ${name} AS ${whole} ORDER BY 1`);
  await writeUnreadable(loader, name, table.stage, typed);
  await loader.run(`DROP TABLE ${table.stage}`);
  for (const { read: texts } of typed) if (texts) await loader.run(`DROP TABLE ${texts}`);
  return describe(loader, name, label, rowsLeftOut, table);
}

/** Cells that their column cannot read stay as they are written. */
async function writeUnreadable(
  loader: Loader,
  name: string,
  stage: string,
  typed: readonly TypedColumn[],
): Promise<void> {
  await loader.run(
    `CREATE OR REPLACE TABLE ${name}_unreadable ("_row" BIGINT, "column" VARCHAR, "text" VARCHAR)`,
  );
  for (const { column, read } of typed)
    if (read)
      await loader.run(
        `INSERT INTO ${name}_unreadable SELECT s._n, ${quoteText(column.name)}, s.${column.name} FROM ${stage} s JOIN ${read} m ON m.text = s.${column.name} JOIN ${name} t ON t."_row" = s._n WHERE m.is_unreadable OR (m.value IS NOT NULL AND t.${quoteName(column.label)} IS NULL)`,
      );
}

async function describe(
  loader: Loader,
  name: string,
  label: string,
  rowsLeftOut: number,
  { columns, calculated }: StagedTable,
): Promise<BuiltTable> {
  const all = [
    ...columns.map((column) => ({ column, formula: null })),
    ...calculated.map(({ column, formula }) => ({ column, formula })),
  ];
  const [figures = []] = await loader.rows(
    `SELECT count(*), ${all.map(({ column }) => `count(${quoteName(column.label)})`).join(', ')} FROM ${name}`,
  );
  const unreadable = new Map(
    (await loader.rows(`SELECT "column", count(*) FROM ${name}_unreadable GROUP BY 1`)).map(
      ([column, cells]) => [String(column), Number(cells)],
    ),
  );
  const rows = Number(figures[0]);
  return {
    ...{ name, label, rows, rowsLeftOut },
    columns: all.map(({ column, formula }, index) => {
      const failed = unreadable.get(column.name) ?? 0;
      return { ...column, formula, unreadable: failed, empty: rows - Number(figures[index + 1]) - failed };
    }),
  };
}
