import { LONG_WORDS } from '@mingfa/legal/words/long-words';
import { drawChartSvg } from '../../charts/draw-chart.ts';
import { isWebAddress } from '../../printed/is-web-address.ts';
import type {
  SetBlock,
  SetForm,
  SetInline,
  SetLine,
  SetParagraph,
  SetTable,
} from '../../printed/set-block.ts';
import { isWholeRow } from '../../printed/whole-row.ts';

/** Long words are set in pieces, so short that a line is hardly stretched; of what is no word any more longer ones: they take time. */
const PIECE = 2;
const PIECE_OF_ENDLESS = 8;
const ENDLESS = 2000;
/** In a cell a shorter word is wider than its column; a covered number is cut in what covers it, and its digits stay together. */
const LONG_IN_CELL =
  /[^\s\u2e80-\u9fff\u{20000}-\u{3ffff}\uf900-\ufaff\uff00-\uffef]{14,}|[\dA-Za-z]*\*{5,}[\dA-Za-z]*/gu;
const IN_COVER = /(?<=\*{3})(?=\*{2})/;
/** Longer than what stays of a number on either side. */
const UNBROKEN_PART = 12;
/** Cells longer than this fill most of a page: their row is parted. */
const WHOLE_CHARACTERS = 700;
/** What is longer is set as several paragraphs without a space between them: the time for one grows with the square of its length. */
const PARAGRAPH_CHARACTERS = 8000;
/** A line to write on, short enough to stand in a line of the text as a whole. */
const BLANK = /([_＿]{2,24})/u;
/** Characters of private use: fonts of the machine have signs there that mean something else. */
const PRIVATE = /([\ue000-\uf8ff\u{f0000}-\u{10ffff}]+)/u;

/** Blocks as the program that sets them takes them. Everything is data: strings, numbers, booleans. */
export function typstBlocks(blocks: readonly SetBlock[]): unknown[] {
  return quotedTogether(blocks).flatMap(dataOf);
}

function dataOf(block: SetBlock): unknown {
  switch (block.kind) {
    case 'heading':
      return { ...block, line: lineOf(block.line) };
    case 'paragraph':
      return paragraphOf(block);
    case 'together':
      return { ...block, blocks: block.blocks.flatMap(paragraphOf) };
    case 'form':
      return formOf(block);
    case 'quote':
      return { ...block, blocks: typstBlocks(block.blocks) };
    case 'list':
      return { ...block, items: block.items.map(typstBlocks) };
    case 'code':
      return { ...block, lines: block.lines.map((line) => piecesOf(line.replace(/^ +/, spaced))) };
    case 'table':
      return tableOf(block);
    case 'chart':
      return { kind: 'chart', svg: drawChartSvg(block), alternative: block.alternative };
    case 'rule':
    case 'page_break':
      return block;
  }
}

function paragraphOf(block: SetParagraph): object[] {
  const lines = partsOf(block.line);
  const long = lines.length > 1;
  return lines.map((line, at) => ({ ...block, line: lineOf(line), long, goesOn: at < lines.length - 1 }));
}

function formOf(form: SetForm): unknown {
  return {
    ...form,
    rows: form.rows.map((cells) =>
      cells.map((cell) => ({
        ...cell,
        whole: isWholeRow(cells),
        lines: cell.lines.flatMap(partsOf).map((line) => lineOf(line, LONG_IN_CELL)),
      })),
    ),
  };
}

/** A line in parts that are not too long to be set. */
function partsOf(line: SetLine): SetInline[][] {
  const parts: SetInline[][] = [[]];
  let room = PARAGRAPH_CHARACTERS;
  for (const inline of line) {
    if (inline.kind !== 'text') {
      parts.at(-1)?.push(inline);
      continue;
    }
    let { text } = inline;
    while (text.length > room) {
      // Not between the halves of a rare character.
      const cut = /[\ud800-\udbff]/.test(text.charAt(room - 1)) ? room - 1 : room;
      parts.at(-1)?.push({ ...inline, text: text.slice(0, cut) });
      text = text.slice(cut);
      room = PARAGRAPH_CHARACTERS;
      parts.push([]);
    }
    parts.at(-1)?.push({ ...inline, text });
    room -= text.length;
  }
  return parts;
}

/** What somebody said in several paragraphs is one quotation. */
function quotedTogether(blocks: readonly SetBlock[]): SetBlock[] {
  const joined: SetBlock[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph' || block.style !== 'Quoted') {
      joined.push(block);
      continue;
    }
    const said: SetBlock = { ...block, style: 'Body' };
    const last = joined.at(-1);
    if (last?.kind === 'quote') joined[joined.length - 1] = { ...last, blocks: [...last.blocks, said] };
    else joined.push({ kind: 'quote', blocks: [said] });
  }
  return joined;
}

function tableOf(table: SetTable): unknown {
  const cellsOf = (cells: readonly (readonly SetLine[])[]) =>
    cells.map((cell) => cell.flatMap(partsOf).map((line) => lineOf(line, LONG_IN_CELL)));
  return {
    ...table,
    head: [cellsOf(table.head), table.head.every(isShort)],
    rows: table.rows.map((cells) => [cellsOf(cells), table.wholeRows && cells.every(isShort)]),
  };
}

const isShort = (cell: readonly SetLine[]): boolean =>
  cell.flat().reduce((sum, inline) => sum + ('text' in inline ? inline.text.length : 0), 0) <=
  WHOLE_CHARACTERS;

interface PrintedPiece {
  /** Stands in one line. */
  whole?: boolean;
  /** Of the code points of private use, for which there is a font of its own. */
  own?: boolean;
  pieces: string[];
}

const lineOf = (line: SetLine, longWords = LONG_WORDS): unknown[] =>
  line.flatMap((inline: SetInline): unknown[] => {
    if (inline.kind === 'break') return [inline];
    if (inline.kind === 'note') return [{ kind: 'note', pieces: piecesOf(inline.text, longWords) }];
    const { text, link, ...plain } = inline;
    const look = isWebAddress(link) ? { ...plain, link } : plain;
    // Odd places of a split are what it was split by: lines to write on, and what is of private use.
    const printed = text
      .split(BLANK)
      .flatMap((said, line): PrintedPiece[] =>
        line % 2 === 1
          ? [{ ...look, whole: true, pieces: [said] }]
          : said
              .split(PRIVATE)
              .map((words, at) => ({ ...look, own: at % 2 === 1, pieces: piecesOf(words, longWords) })),
      );
    return printed.filter(({ pieces }) => pieces.length > 0);
  });

/** A text in pieces between which a line may end. */
function piecesOf(text: string, longWords = LONG_WORDS): string[] {
  const line = text.replace(/[\n\r\t]+/g, ' ');
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: word, index } of line.matchAll(longWords)) {
    for (const [at, piece] of piecesOfWord(word).entries())
      pieces.push(at === 0 ? line.slice(from, index) + piece : piece);
    from = index + word.length;
  }
  const rest = line.slice(from);
  return rest === '' ? pieces : [...pieces, rest];
}

function piecesOfWord(word: string): string[] {
  if (!IN_COVER.test(word)) return cut(word);
  return word.split(IN_COVER).flatMap((part) => (part.length > UNBROKEN_PART ? cut(part) : [part]));
}

function cut(word: string): string[] {
  const letters = [...word];
  const length = letters.length > ENDLESS ? PIECE_OF_ENDLESS : PIECE;
  return Array.from({ length: Math.ceil(letters.length / length) }, (_, at) =>
    letters.slice(at * length, (at + 1) * length).join(''),
  );
}

const spaced = (spaces: string) => '\u00a0'.repeat(spaces.length);
