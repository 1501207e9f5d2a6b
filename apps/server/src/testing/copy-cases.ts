import pg from 'pg';

/** Tables of cases in an order in which each finds what it refers to. */
const TABLES = [
  'legal_case',
  'case_text',
  'case_number',
  'case_citation',
  'case_source',
  'case_library',
  'case_search_entry',
  'case_search_chunk',
  'case_search_block',
];
const ROWS_AT_ONCE = 500;

/** Copies all cases from one database into another that holds none, row by row as they are. */
export async function copyCases(from: pg.ClientConfig, to: pg.ClientConfig): Promise<void> {
  const [source, target] = [new pg.Client(from), new pg.Client(to)];
  await Promise.all([source.connect(), target.connect()]);
  for (const table of TABLES) {
    await source.query('begin');
    await source.query(
      `declare copied cursor for select to_jsonb(copied_row) as row from ${table} copied_row`,
    );
    for (;;) {
      const { rows } = await source.query<{ row: object }>(`fetch ${ROWS_AT_ONCE} from copied`);
      if (rows.length === 0) break;
      await target.query(
        `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows.map(({ row }) => row))],
      );
    }
    await source.query('commit');
    await target.query(`analyze ${table}`);
  }
  await Promise.all([source.end(), target.end()]);
}
