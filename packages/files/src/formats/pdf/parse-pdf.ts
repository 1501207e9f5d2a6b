import type { DocumentPart } from '@mingfa/contract/document-content';
import { BlockComposer, type LaidPage } from '../../pages/layout/compose-blocks.ts';
import { layoutPage } from '../../pages/layout/layout-pages.ts';
import { takeRuledTables } from '../../pages/layout/ruled-tables.ts';
import { findRunningHeads } from '../../pages/layout/running-heads.ts';
import { turnSize } from '../../pages/layout/turn-page.ts';
import type { ParseEvent } from '../../reading/parse-event.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import type { ReadableFile } from '../../reading/source-file.ts';
import { findIgnored } from './find-ignored.ts';
import { openPdf } from './open-pdf.ts';
import { type PdfPage, PdfPageReader } from './read-pdf-page.ts';

/** Reads a PDF: all pages first, because heads, sizes and unfinished paragraphs are known from their neighbours. */
export async function* parsePdf(file: ReadableFile, limits: ParserLimits): AsyncGenerator<ParseEvent> {
  const document = await openPdf(file.content ?? file.path, limits, 'text');
  try {
    yield { kind: 'found', format: 'pdf', pages: document.numPages };
    const reader = new PdfPageReader(document);
    const pages: PdfPage[] = [];
    let characters = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await reader.read(number);
      characters += page.pieces.reduce((sum, { text }) => sum + text.length, 0);
      if (characters > limits.characters) throw new ParseFailure('file_unsafe');
      pages.push(page);
      yield { kind: 'progress', done: number, total: document.numPages };
    }
    yield* composeParts(pages, limits);
    for (const what of await findIgnored(document)) yield { kind: 'ignored', what };
  } finally {
    await document.loadingTask.destroy();
  }
}

function* composeParts(pages: readonly PdfPage[], limits: ParserLimits): Generator<ParseEvent> {
  const readable = pages.filter(({ source }) => source === 'text');
  const running = findRunningHeads(
    readable.map(({ number, pieces, turns, ...size }) => ({
      number,
      pieces,
      height: turnSize(size, turns).height,
    })),
  );
  const laid = pages.map((page): LaidPage => {
    if (page.source === 'none') return { ...page, items: [] };
    const { tables, rest } = takeRuledTables(
      page.pieces.filter((piece) => !running.has(piece)),
      page.rulings,
    );
    return { ...page, items: layoutPage(rest, tables) };
  });
  const composer = new BlockComposer(laid, limits.blockCharacters);
  let blocks = 0;
  const nameBlock = () => {
    if (blocks >= limits.blocks) throw new ParseFailure('file_unsafe');
    blocks += 1;
    return `b${blocks - 1}`;
  };
  const parts = laid.map((page, index): DocumentPart => {
    return {
      number: page.number,
      page: page.number,
      width: page.width,
      height: page.height,
      source: pages[index]?.source ?? 'text',
      blocks: composer.compose(page, laid[index + 1], nameBlock),
    };
  });
  closeLevels(parts);
  for (const part of parts) yield { kind: 'part', part };
}

/** Levels are counted from 1 without gaps. */
function closeLevels(parts: readonly DocumentPart[]): void {
  const headings = parts.flatMap(({ blocks }) => blocks.filter(({ level }) => level !== null));
  const levels = [...new Set(headings.map(({ level }) => level ?? 1))].toSorted((a, b) => a - b);
  for (const heading of headings) heading.level = levels.indexOf(heading.level ?? 1) + 1;
}
