import { DATASET_LIMITS } from '@mingfa/contract/dataset-limits';
import type { TableShape, TableStep } from '@mingfa/contract/dataset-table';
import { quoteName, quoteText } from '@mingfa/tables/sql/sql-text';
import type { BuildPlan, BuiltTable } from '../../../ports/table-engine.ts';
import type { SourceFile } from '../messages.ts';
import { TableFailure } from '../table-failure.ts';
import { applyStep, type StagedTable } from './apply-step.ts';
import { formulaSql } from './formula-sql.ts';
import type { Loader } from './open-loader.ts';
import { isLeftOut } from './propose-table.ts';
import { loadRows } from './sources.ts';
import { tooLarge } from './text-source.ts';
import { type TypedColumn, typeColumns } from './type-columns.ts';

/** Steps that leave cells and rows as they are written. */
const META_STEPS: readonly TableStep['kind'][] = ['rename', 'retype', 'drop_column', 'calculate'];

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
    const steps = plan.steps.filter(({ table }) => table === shape.name);
    const isChanged = steps.some(({ step }) => !META_STEPS.includes(step.kind));
    const staged = await stageRows(loader, file, shape, { isChanged, told });
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
  { isChanged, told }: { isChanged: boolean; told: (part: number) => void },
): Promise<Staged> {
  const raw = `raw_${shape.name}`;
  const { columns: width, number } = await loadRows(loader, file, shape, raw);
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
  const leftOut = await findLeftOut(loader, `raw.${raw}`, width, shape);
  const conditions = [
    ...(head > 0 ? [`_o > ${head}`] : []),
    ...(leftOut > 0 ? ['_o NOT IN (SELECT place FROM raw.left_out)'] : []),
  ];
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
  // What nobody changes is read where it lies.
  await loader.run(
    `CREATE ${isChanged ? 'TABLE' : 'VIEW'} ${stage} AS SELECT ${number} AS _n, ${cells.join(', ')} FROM raw.${raw}${where}`,
  );
  return {
    table: { stage, columns: columns.map((column) => ({ ...column })), calculated: [] },
    rowsLeftOut: Math.min(Math.max(0, rows), leftOut),
  };
}

/** Cells of a row that are looked at, and what they may say where it is no data. */
const LOOKED_CELLS = 3;
const SUSPECT =
  '计|total|sum|总[额和]|。[\\s　]*$|^[\\s　]*(?:以上|本(?:流水|表|账单|对账单|回单|清单|报表|明细|页|凭证)|温馨|特别|重要|友情|声明|数据来源|查询|共|end of|this |[*]{3}|[-]{3}|={3})|^[\\s　]*(?:制表|制单|审核|复核|打印|经办|以下空白|备注|注|说明|单位负责|出纳|会计)';

/** Finds rows that are no data, by the rules that people saw in the proposal; the engine picks those that may be some. @returns how many */
async function findLeftOut(loader: Loader, raw: string, width: number, shape: TableShape): Promise<number> {
  await loader.run('CREATE OR REPLACE TABLE raw.left_out (place BIGINT)');
  const cells = Array.from({ length: width }, (_, index) => `r${index + 1}`);
  const labels = new Map(shape.columns.map(({ name, label }) => [`r${name.slice(1)}`, label]));
  const suspects = cells.slice(0, LOOKED_CELLS).flatMap((cell) => {
    const label = labels.get(cell);
    return [
      `regexp_matches(${cell}, ${quoteText(SUSPECT)}, 'i')`,
      ...(label === undefined ? [] : [`${cell} = ${quoteText(label)}`]),
    ];
  });
  // Where the first cells say nothing, the first that does may be a note, a sum or the head.
  const first = cells.slice(0, LOOKED_CELLS).map((cell) => `${cell} IS NULL`);
  suspects.push(`(${first.join(' AND ')})`);
  const found = await loader.connection.stream(
    `SELECT _o, ${cells.join(', ')} FROM ${raw} WHERE _o > ${shape.skipRows + shape.headerRows} AND (${suspects.map((test) => `coalesce(${test}, false)`).join(' OR ')})`,
  );
  const appender = await loader.writer.createAppender('left_out', 'main', 'raw');
  let count = 0;
  for (let chunk = await found.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await found.fetchChunk())
    for (const [at, ...row] of chunk.getRows()) {
      const texts = row.map((cell) => (cell === null ? '' : String(cell)));
      if (!isLeftOut(texts, shape)) continue;
      appender.appendBigInt(BigInt(String(at)));
      appender.endRow();
      count += 1;
    }
  appender.closeSync();
  return count;
}

async function writeTable(
  loader: Loader,
  shape: TableShape,
  { table, rowsLeftOut, label }: Staged & { label: string },
): Promise<BuiltTable> {
  const { name } = shape;
  const typed = await typeColumns(loader, table.stage, table.columns);
  const values = typed.map(({ column, expression }) => `${expression} AS ${quoteName(column.label)}`);
  const beside = typed.flatMap(({ values }) => (values ? [`POSITIONAL JOIN ${values}`] : [])).join(' ');
  const read = `SELECT s._n AS "_row", ${values.join(', ')} FROM ${table.stage} s ${beside}`;
  await createTable(loader, name, withCalculated(read, table), table.calculated.length > 0);
  await writeUnreadable(loader, name, table.stage, typed);
  for (const { read: texts, values: looked } of typed)
    for (const done of [texts, looked]) if (done) await loader.run(`DROP TABLE ${done}`);
  await dropRaw(loader, shape.name);
  return describe(loader, name, label, rowsLeftOut, table);
}

/** Columns that are calculated come one after another: each may rest on those before it. */
function withCalculated(read: string, { columns, calculated }: StagedTable): string {
  let sql = read;
  const known = [...columns];
  for (const { column, formula } of calculated) {
    sql = `SELECT *, ${formulaSql(formula, column, known)} AS ${quoteName(column.label)} FROM (${sql})`;
    known.push(column);
  }
  return sql;
}

async function createTable(loader: Loader, name: string, sql: string, isCalculated: boolean): Promise<void> {
  try {
    await loader.run(`CREATE OR REPLACE TABLE ${name} AS ${sql}`);
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    // What numbers cannot hold shows only when they are counted.
    if (!isCalculated || !/Out of Range|Overflow|Conversion|Invalid Input/i.test(said)) throw error;
    throw new TableFailure('step_refused', {
      problem: {
        'zh-CN': '公式算出的数太大，或值不合适',
        en: 'the formula gives numbers that are too large, or takes values it cannot',
      },
    });
  }
}

/** What was as written is not needed any more: its room is for the next table. */
async function dropRaw(loader: Loader, name: string): Promise<void> {
  const tables = await loader.rows(
    `SELECT table_name, table_type FROM information_schema.tables WHERE table_catalog = 'raw' AND table_name IN ('stage_${name}', 'raw_${name}', 'raw_${name}_rows') ORDER BY table_type DESC`,
  );
  for (const [table, type] of tables)
    await loader.run(`DROP ${type === 'VIEW' ? 'VIEW' : 'TABLE'} raw.${table}`);
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
  for (const { column, read } of typed) {
    if (!read) continue;
    const [failed] = await loader.rows(`SELECT count(*) FROM ${read} WHERE is_unreadable`);
    // Beyond what can be stored are numbers alone.
    if (Number(failed?.[0] ?? 0) > 0 || column.kind === 'number')
      await loader.run(
        `INSERT INTO ${name}_unreadable SELECT s._n, ${quoteText(column.name)}, s.${column.name} FROM ${stage} s JOIN ${read} m ON m.text = s.${column.name} ${column.kind === 'number' ? `JOIN ${name} t ON t."_row" = s._n WHERE m.is_unreadable OR (m.value IS NOT NULL AND t.${quoteName(column.label)} IS NULL)` : 'WHERE m.is_unreadable'}`,
      );
  }
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
