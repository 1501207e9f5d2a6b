import {
  attributeOf,
  childOf,
  childrenOf,
  switchIn,
  valueIn,
  type XmlElement,
} from '../../office/read-xml.ts';
import type { PrintedRun } from '../../printed/printed-file.ts';
import { type ParagraphContext, readParagraphs } from '../read/read-paragraph.ts';
import { readWordText } from '../read/word-text.ts';
import type { WordPaperBlock } from './word-paper.ts';

/** What a paragraph says of its look. */
interface Look {
  align: 'right' | 'centred' | undefined;
  hasFirstLine: boolean;
  /** Steps of 21 pt. */
  indent: number;
}

const STEP = 420;
const STEPS_MAX = 8;
const HEADING_LEVEL_MAX = 5;
/** A heading longer than this is a paragraph in a style that somebody liked. */
const HEADING_CHARACTERS = 80;

/** What paragraphs of one file are printed with. */
export interface PaperContext extends ParagraphContext {
  /** Half points of running text. */
  size: number;
  /** Its style indents first lines. */
  hasFirstLine: boolean;
}

/** A paragraph, with those of text boxes in it, as blocks. */
export function printParagraph(element: XmlElement, context: PaperContext): WordPaperBlock[] {
  const properties = childOf(element, 'pPr');
  const breaks = pageBreaksIn(element, properties);
  const blocks = readParagraphs(element, context).flatMap((read, at): WordPaperBlock[] => {
    const look = lookOf(properties, read.isCentered, context);
    // Those of a text box have no element of their own here: their words alone are known.
    const lines = at === 0 ? linesOf(element, read.number ?? '', context) : [[{ text: read.text }]];
    if (read.isTitle && read.text !== '')
      return [{ kind: 'heading', level: 1, align: 'centred', text: lines.flat() }];
    if (read.level !== null && read.text !== '' && read.text.length <= HEADING_CHARACTERS) {
      const level = Math.min(read.level + 1, HEADING_LEVEL_MAX) as 2 | 3 | 4 | 5;
      return [
        {
          ...{ kind: 'heading', level, text: lines.flat() },
          ...(look.align === 'centred' ? { align: 'centred' as const } : {}),
        },
      ];
    }
    return lines.map((text, line) => ({
      ...{ kind: 'paragraph', style: 'Body', text },
      ...(look.align ? { align: look.align } : {}),
      ...(look.hasFirstLine && line === 0 ? {} : { firstLine: false as const }),
      ...(look.indent > 0 ? { indent: look.indent } : {}),
    }));
  });
  return [
    ...(breaks.before ? [{ kind: 'page_break' } as const] : []),
    // A paragraph of a page's end alone is none.
    ...(breaks.isOnly ? [] : blocks),
    ...(breaks.after ? [{ kind: 'page_break' } as const] : []),
  ];
}

/** The words of a paragraph as runs, a list for each of its lines. */
export function linesOf(element: XmlElement, number: string, context: PaperContext): PrintedRun[][] {
  const style = context.styles.paragraph(valueIn(childOf(element, 'pPr'), 'pStyle'));
  const { text, pieces } = readWordText(element);
  const lines: PrintedRun[][] = [number === '' ? [] : [{ text: number }]];
  for (const { start, end, run } of pieces) {
    const said = text.slice(Math.max(0, start), Math.max(0, end));
    const look = runLook(run, style?.isBold ?? false, context.size);
    for (const [at, part] of said.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ ...look, text: spaced(part) });
    }
  }
  return lines;
}

/** Blanks that are meant to be seen: several in a row, and stops. */
const spaced = (text: string): string =>
  text.replace(/\t/g, '\u3000\u3000').replace(/ {2,}/g, (blanks) => '\u00a0'.repeat(blanks.length));

function runLook(run: XmlElement | null, isBold: boolean, usualSize: number): Omit<PrintedRun, 'text'> {
  const properties = childOf(run, 'rPr');
  const size = Number(valueIn(properties, 'sz'));
  const underline = valueIn(properties, 'u');
  const color = valueIn(properties, 'color');
  return {
    ...((switchIn(properties, 'b') ?? isBold) ? { bold: true } : {}),
    ...(underline !== null && underline !== 'none' ? { underline: true } : {}),
    ...(switchIn(properties, 'strike') ? { strike: true } : {}),
    ...(size >= 8 && size <= 144 && size !== usualSize ? { size } : {}),
    ...(color !== null && /^[0-9a-f]{6}$/i.test(color) ? { color } : {}),
  };
}

function lookOf(properties: XmlElement | null, isCentred: boolean, context: PaperContext): Look {
  const side = valueIn(properties, 'jc');
  const indent = childOf(properties, 'ind');
  const length = (...names: string[]) =>
    names
      .map((name) => (indent ? attributeOf(indent, name) : null))
      .flatMap((value) => (value === null ? [] : [Number(value) || 0]))[0] ?? null;
  const first = length('firstLineChars', 'firstLine');
  const hanging = length('hangingChars', 'hanging') ?? 0;
  const left = length('left', 'start') ?? 0;
  return {
    align: isCentred ? 'centred' : side === 'right' || side === 'end' ? 'right' : undefined,
    hasFirstLine: first === null ? context.hasFirstLine && hanging === 0 : first > 0,
    indent: Math.max(0, Math.min(STEPS_MAX, Math.round(left / STEP))),
  };
}

/** Whether a page ends before or behind a paragraph. */
function pageBreaksIn(element: XmlElement, properties: XmlElement | null) {
  const runs = childrenOf(element, 'r');
  const breaking = runs.filter((run) =>
    childrenOf(run, 'br').some((one) => attributeOf(one, 'type') === 'page'),
  );
  const isOnly = breaking.length > 0 && readWordText(element).text.trim() === '';
  return {
    before:
      switchIn(properties, 'pageBreakBefore') === true ||
      (breaking.length > 0 && breaking[0] === runs[0] && !isOnly),
    after: breaking.length > 0 && (isOnly || breaking[0] !== runs[0]),
    isOnly,
  };
}
