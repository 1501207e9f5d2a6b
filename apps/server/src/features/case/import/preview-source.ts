import type { CaseFieldMapping } from '@mingfa/contract/case-import';
import { decodeText } from '@mingfa/files/text/decode-text';
import { type FileTextParser, openLocalSource, type SourceFile } from '../../../engine/importing/index.ts';
import { CASE_KINDS, TABLE_FILE } from './case-kinds.ts';
import { isProblem } from './case-record.ts';
import { chooseMapping, hashOfColumns, type KnownMappings } from './choose-mapping.ts';
import { caseMasker } from './mask-case.ts';
import { readCase } from './read-case.ts';
import { readRecords } from './read-records.ts';
import { readTable } from './read-table.ts';
import type { TableRow } from './record-of-row.ts';

/** Rows and documents that a preview shows. */
const SHOWN = 10;
const CELL_CHARACTERS = 500;

/** What a file would be read as. */
export interface SourcePreview {
  table: {
    columns: string[];
    columnsHash: string;
    mapping: CaseFieldMapping;
    isSaved: boolean;
    rows: TableRow[];
  } | null;
  cases: {
    file: string;
    title: string | null;
    number: string | null;
    court: string | null;
    cause: string | null;
    decidedOn: string | null;
    problem: string | null;
  }[];
}

/**
 * Reads the beginning of a file that is to be imported: its first rows, and what its first documents are.
 * @throws UnusableSource, BadTable with a message for people
 */
export async function previewSource(
  parser: FileTextParser,
  file: { path: string; name: string },
  { known, masksNames }: { known: KnownMappings; masksNames: boolean },
): Promise<SourcePreview> {
  const source = await openLocalSource(file.path, file.name, CASE_KINDS);
  try {
    const [first] = source.files;
    const isTable = source.files.length === 1 && first !== undefined && TABLE_FILE.test(first.path);
    const table = isTable ? await previewTable(first, known) : null;
    const cases: SourcePreview['cases'] = source.problems
      .slice(0, SHOWN)
      .map(({ file: name, problem }) => unread(name, problem));
    for (const one of source.files) {
      for await (const record of readRecords(parser, one, known)) {
        cases.push(isProblem(record) ? unread(record.path, record.problem) : describe(record, masksNames));
        if (cases.length >= SHOWN) return { table, cases };
      }
    }
    return { table, cases };
  } finally {
    await source.close();
  }
}

async function previewTable(file: SourceFile, known: KnownMappings): Promise<SourcePreview['table']> {
  const rows: TableRow[] = [];
  for await (const read of readTable(file.path, decodeText(await file.read()) ?? '')) {
    if ('row' in read) rows.push(read.row);
    if (rows.length >= SHOWN) break;
  }
  // Mappings are kept by the columns of the first row, which decide; rows in JSON may have more.
  const ownColumns = Object.keys(rows[0] ?? {});
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const shown = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.slice(0, CELL_CHARACTERS)])),
  );
  return {
    columns,
    columnsHash: hashOfColumns(ownColumns),
    ...chooseMapping(ownColumns, known),
    rows: shown,
  };
}

const unread = (file: string, problem: string): SourcePreview['cases'][number] => ({
  file,
  title: null,
  number: null,
  court: null,
  cause: null,
  decidedOn: null,
  problem,
});

function describe(
  record: Parameters<typeof readCase>[0],
  masksNames: boolean,
): SourcePreview['cases'][number] {
  const read = readCase(record);
  if ('problem' in read) return unread(record.path, read.problem);
  const { reading, paragraphs } = read;
  return {
    file: record.path,
    title: caseMasker(read, { names: masksNames })((reading.title ?? paragraphs[0] ?? '').slice(0, 300)),
    number: reading.numbers[0]?.number ?? reading.ownNumber,
    court: reading.court,
    cause: reading.causes[0] ?? null,
    decidedOn: reading.date,
    problem: null,
  };
}
