import { basename } from 'node:path/posix';
import { decodeText } from '@mingfa/files/text/decode-text';
import {
  describeFailure,
  type FileTextParser,
  readFileText,
  type SourceFile,
} from '../../../engine/importing/index.ts';
import { TABLE_FILE } from './case-kinds.ts';
import {
  type CaseRecord,
  CHARACTERS_MAX,
  isProblem,
  type RecordProblem,
  recordsOfText,
} from './case-record.ts';
import { chooseMapping, type KnownMappings } from './choose-mapping.ts';
import { BadTable, readTable } from './read-table.ts';
import { recordsOfRow } from './record-of-row.ts';
import { tidyText } from './tidy-text.ts';

const NO_TEXT = '不是文本文件，或编码无法识别 / not a text, or of an unknown encoding';
const NOTHING = '文件是空的 / the file is empty';
const TOO_LONG = `文书过长（上限 ${CHARACTERS_MAX / 10_000} 万字） / the document is too long`;

/**
 * The documents that a file holds, one after the other; what cannot be read is a problem of its own and stops nothing.
 * @param known how the columns of tables are read
 */
export async function* readRecords(
  parser: FileTextParser,
  file: SourceFile,
  known: KnownMappings,
): AsyncGenerator<CaseRecord | RecordProblem> {
  const { path } = file;
  try {
    const content = await file.read();
    const records = TABLE_FILE.test(path)
      ? readTableRecords(path, content, known)
      : readDocument(parser, path, content);
    for await (const record of records) yield checked(record);
  } catch (error) {
    yield { path, problem: error instanceof BadTable ? error.message : describeFailure(error) };
  }
}

async function* readTableRecords(
  path: string,
  content: Buffer,
  known: KnownMappings,
): AsyncGenerator<CaseRecord | RecordProblem> {
  const text = decodeText(content);
  if (text === null) throw new BadTable(NO_TEXT);
  const isCsv = /\.[ct]sv$/i.test(path);
  let rows = 0;
  let chosen: ReturnType<typeof chooseMapping> | null = null;
  for await (const read of readTable(path, text)) {
    rows += 1;
    const place = read.number === 1 && /\.json$/i.test(path) ? path : `${path}#${read.number}`;
    if ('problem' in read) {
      yield { path: place, problem: read.problem };
      continue;
    }
    // Rows of a table in JSON need not have the same keys.
    if (chosen === null || !(isCsv || chosen.isSaved)) chosen = chooseMapping(Object.keys(read.row), known);
    yield* recordsOfRow(place, read.row, chosen.mapping);
  }
  if (rows === 0) throw new BadTable(NOTHING);
}

async function* readDocument(
  parser: FileTextParser,
  path: string,
  content: Buffer,
): AsyncGenerator<CaseRecord | RecordProblem> {
  const isMarkdown = /\.(?:md|markdown)$/i.test(path);
  if (/\.(?:txt|md|markdown)$/i.test(path) && decodeText(content) === null) throw new BadTable(NO_TEXT);
  const raw = await readFileText(parser, path, content);
  const { text, title } = tidyText(raw, isMarkdown);
  // A case in Markdown is named by its file where its headings name none.
  const named = title ?? (isMarkdown ? basename(path).replace(/\.[^.]+$/, '') : null);
  yield* recordsOfText(path, text, named === null ? {} : { title: named });
}

function checked(record: CaseRecord | RecordProblem): CaseRecord | RecordProblem {
  if (isProblem(record)) return record;
  if (record.text === '') return { path: record.path, problem: NOTHING };
  return record.text.length > CHARACTERS_MAX ? { path: record.path, problem: TOO_LONG } : record;
}
