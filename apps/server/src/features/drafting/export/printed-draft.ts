import { NOTE_CLOSE, NOTE_OPEN } from '@mingfa/files/printed/note-marks';
import type {
  PrintedBlock,
  PrintedFile,
  PrintedParagraph,
  PrintedRun,
} from '@mingfa/files/printed/printed-file';
import type { DocumentBlock, DocumentSpan, DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import { spansOf } from '@mingfa/legal/drafting/document-text';
import { CLOSING } from '@mingfa/legal/drafting/drop-empty-closing';

/** Half points: of a form's words, and of a subtitle. */
const FORM_SIZE = 21;
const SUBTITLE_SIZE = 32;
// They stand for footnotes in printed files, and nobody's words may act as one.
const MARKS = new RegExp(`[${NOTE_OPEN}${NOTE_CLOSE}]`, 'g');

/** How a document is printed: its layout, and the numbers that its comments have in the file. */
interface Printing {
  layout: DraftDocument['layout'];
  numbers: ReadonlyMap<string, number>;
}

/**
 * A drafted document as a file to be printed. Documents are Chinese, whoever exports them.
 * @param commentsBy who noted what stands at its words, where that shall be in the file; a PDF never has it
 */
export function printedDraft(document: DraftDocument, commentsBy: string | null = null): PrintedFile {
  const { title, layout, pageFoot, blocks } = document;
  const noted = new Map(
    (commentsBy === null ? [] : spansOf(document)).flatMap(({ comments = [] }) =>
      comments.map((one) => [one.id, one] as const),
    ),
  );
  const printing = { layout, numbers: new Map([...noted.keys()].map((id, number) => [id, number])) };
  return {
    title,
    language: 'zh-CN',
    ...(layout === 'court' ? { layout } : {}),
    ...(pageFoot.length > 0 ? { pageFoot: wordsOf(pageFoot) } : {}),
    ...(commentsBy !== null && noted.size > 0
      ? { comments: [...noted.values()].map(({ text, at }) => ({ author: commentsBy, text, at })) }
      : {}),
    blocks: withSalutations(blocks.map((block) => blockOf(block, printing))),
  };
}

/** Lines from 此致 to the signature at most: the salutation and whom it is to. */
const SALUTATION_LINES = 3;
/** A paragraph of so many characters at most goes with the signature below it. */
const SHORT = 120;

/** 此致 and the court, or a short last paragraph, go to the page of the signature below them: one that stands alone signs nothing. */
function withSalutations(blocks: readonly PrintedBlock[]): PrintedBlock[] {
  const joined: PrintedBlock[] = [];
  for (const block of blocks) {
    const from = block.kind === 'together' ? keptWith(joined) : -1;
    if (block.kind !== 'together' || from === -1) joined.push(block);
    else {
      const above = joined.splice(from).filter((one) => one.kind === 'paragraph');
      joined.push({ ...block, blocks: [...above, ...block.blocks] });
    }
  }
  return joined;
}

/** Where that begins which stays with a signature; -1 where nothing does. */
function keptWith(blocks: readonly PrintedBlock[]): number {
  const salutation = salutationBefore(blocks);
  const last = blocks.at(-1);
  const isShort = last?.kind === 'paragraph' && printedWords(last).length <= SHORT;
  if (salutation === -1) return isShort ? blocks.length - 1 : -1;
  // The sentence that sums up stands above 此致.
  const above = blocks[salutation - 1];
  return above?.kind === 'paragraph' && CLOSING.test(printedWords(above)) ? salutation - 1 : salutation;
}

/** Where 此致 stands at the end of what was printed so far, with nothing but paragraphs behind it; -1 where it does not. */
function salutationBefore(blocks: readonly PrintedBlock[]): number {
  const first = Math.max(0, blocks.length - SALUTATION_LINES);
  const at = blocks.findLastIndex(
    (one, place) => place >= first && one.kind === 'paragraph' && printedWords(one) === '此致',
  );
  return at !== -1 && blocks.slice(at).every(({ kind }) => kind === 'paragraph') ? at : -1;
}

const printedWords = ({ text }: PrintedParagraph) =>
  (typeof text === 'string' ? text : text.map((run) => run.text).join('')).trim();

const wordsOf = (spans: readonly DocumentSpan[]) => spans.map(({ text }) => text).join('');
const runsOf = (
  spans: readonly DocumentSpan[],
  { numbers }: Printing,
  look: Omit<PrintedRun, 'text'> = {},
): PrintedRun[] =>
  spans.map(({ text, bold, comments = [] }) => ({
    ...{ ...look, text: text.replace(MARKS, ''), ...(bold ? { bold } : {}) },
    ...commentsOf(comments, numbers),
  }));

/** What of the comments is in the file. */
function commentsOf(
  comments: NonNullable<DocumentSpan['comments']>,
  numbers: Printing['numbers'],
): Pick<PrintedRun, 'comments'> {
  const found = comments.flatMap(({ id }) => numbers.get(id) ?? []);
  return found.length > 0 ? { comments: found } : {};
}

function blockOf(block: DocumentBlock, printing: Printing): PrintedBlock {
  switch (block.kind) {
    case 'title':
      return { kind: 'heading', level: 1, align: 'centred', text: runsOf(block.spans, printing) };
    case 'subtitle':
      return {
        ...{ kind: 'paragraph', style: 'Body', align: 'centred' },
        text: runsOf(block.spans, printing, { size: SUBTITLE_SIZE }),
      };
    case 'heading':
      return { kind: 'heading', level: block.level, text: runsOf(block.spans, printing) };
    case 'paragraph':
      return paragraphOf(block, printing);
    case 'table':
      return {
        ...{ kind: 'form', widths: block.widths, headRows: block.headRows, size: FORM_SIZE },
        rows: block.rows.map(({ cells }) => ({
          cells: cells.map(({ paragraphs, columns, role }) => ({
            ...{ lines: paragraphs.map((spans) => runsOf(spans, printing)), columns, role },
          })),
        })),
      };
    case 'signature':
      return {
        kind: 'together',
        blocks: block.lines.map((spans) => ({
          ...{ kind: 'paragraph', style: 'Body', text: runsOf(spans, printing), firstLine: false },
          // Papers of court are signed at the right.
          ...(printing.layout === 'court' ? { align: 'right' } : {}),
        })),
      };
    case 'page_break':
      return block;
  }
}

function paragraphOf(
  { style, spans, notes = [] }: Extract<DocumentBlock, { kind: 'paragraph' }>,
  printing: Printing,
): PrintedParagraph {
  // No program comments on a footnote: what is noted there stands at its sign.
  const marks = notes.map((note, number) => ({
    text: `${NOTE_OPEN}${number}${NOTE_CLOSE}`,
    ...commentsOf(
      note.flatMap(({ comments = [] }) => comments),
      printing.numbers,
    ),
  }));
  const text = [...runsOf(spans, printing), ...marks];
  const said = {
    kind: 'paragraph',
    text,
    ...(notes.length > 0 ? { notes: notes.map(wordsOf) } : {}),
  } as const;
  switch (style) {
    case 'body':
      return { ...said, style: 'Body' };
    case 'plain':
      return { ...said, style: 'Body', firstLine: false };
    case 'remark':
      return { ...said, style: 'Remark', firstLine: false };
    case 'centred':
    case 'right':
      return { ...said, style: 'Body', align: style };
  }
}
