import { findIgnored, relationshipsOf } from '../../office/office-package.ts';
import type { ZipPackage } from '../../office/open-package.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  readXmlTree,
  streamXml,
  walkXml,
  type XmlElement,
} from '../../office/read-xml.ts';
import { BlockWriter } from '../../reading/block-writer.ts';
import type { ParseEvent } from '../../reading/parse-event.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import type { ReadableFile } from '../../reading/source-file.ts';
import { SheetRows } from '../sheet-rows.ts';
import { findMerges, MergedCells } from './merged-cells.ts';
import { readNumberFormats } from './number-formats.ts';
import { openWorkbook, type SheetPart } from './open-workbook.ts';
import { type CellSources, SheetReader } from './read-sheet.ts';

const SIDE_PART_BYTES_MAX = 32 * 1024 * 1024;

/** A workbook: a heading for each sheet, a block for each row, then the comments of its cells. */
export async function* parseXlsx(file: ReadableFile, limits: ParserLimits): AsyncGenerator<ParseEvent> {
  const workbook = await openWorkbook(file, limits);
  const { zip, main, sheets } = workbook;
  try {
    yield { kind: 'found', format: 'xlsx', pages: null };
    const sources = await workbook.readSources(readNumberFormats);
    const writer = new BlockWriter(limits);
    for (const [index, sheet] of sheets.entries()) {
      yield* readSheet(zip, sheet, sources, writer, limits);
      yield { kind: 'progress', done: index + 1, total: sheets.length };
    }
    yield* writer.finish();
    for (const what of await findIgnored(zip, [main])) yield { kind: 'ignored', what };
  } finally {
    zip.close();
  }
}

async function* readSheet(
  zip: ZipPackage,
  sheet: SheetPart,
  sources: CellSources,
  writer: BlockWriter,
  limits: ParserLimits,
): AsyncGenerator<ParseEvent> {
  const look = zip.open(sheet.part);
  const body = zip.open(sheet.part);
  if (!look || !body) return;
  const merged = new MergedCells(await findMerges(look));
  const comments = await readComments(zip, sheet.part);
  const anchors = new Map<number, string>();
  const reader = new SheetReader(sources);
  let rows: SheetRows | null = null;
  for await (const _ of streamXml(body, reader, limits.nesting)) {
    for (const row of reader.rows.splice(0)) {
      if (!rows) {
        // A sheet without anything in it is not named either.
        const text = sheet.isHidden ? `${sheet.name}（隐藏）` : sheet.name;
        writer.add({ kind: 'heading', level: 1, text, part: sheet.name });
        rows = new SheetRows(writer, sheet.name, (number, block) => {
          if (comments.has(number)) anchors.set(number, block.id);
        });
      }
      merged.fill(row);
      rows.add(row);
    }
    yield* writer.takeParts();
  }
  rows?.end();
  for (const [row, notes] of comments) {
    for (const { cell, text, author } of notes) {
      writer.add({
        kind: 'comment',
        text: `${cell}: ${text}`,
        author,
        part: sheet.name,
        row,
        anchorId: anchors.get(row) ?? null,
      });
    }
  }
  writer.endPart();
  yield* writer.takeParts();
}

interface CellComment {
  cell: string;
  text: string;
  author: string | null;
}

/** Comments by row. */
async function readComments(zip: ZipPackage, sheetPart: string): Promise<Map<number, CellComment[]>> {
  const comments = new Map<number, CellComment[]>();
  const part = (await relationshipsOf(zip, sheetPart)).find(
    ({ type, external }) => type === 'comments' && !external,
  );
  const root = part ? await readTree(zip, part.target) : null;
  const authors = childrenOf(childOf(root, 'authors'), 'author').map(({ text }) => text);
  for (const comment of childrenOf(childOf(root, 'commentList'), 'comment')) {
    const cell = attributeOf(comment, 'ref') ?? '';
    const row = Number(/\d+$/.exec(cell)?.[0] ?? 0);
    const text = [...walkXml(comment)]
      .filter(({ local }) => local === 't')
      .map((part) => part.text)
      .join('')
      .trim();
    if (text === '' || row === 0) continue;
    const author = authors[Number(attributeOf(comment, 'authorId'))] ?? null;
    const known = comments.get(row) ?? [];
    known.push({ cell, text, author });
    comments.set(row, known);
  }
  return comments;
}

async function readTree(zip: ZipPackage, part: string): Promise<XmlElement | null> {
  const content = await zip.read(part, SIDE_PART_BYTES_MAX);
  return content ? readXmlTree(content) : null;
}
