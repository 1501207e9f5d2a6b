import { NOTE_CLOSE, NOTE_OPEN } from '@mingfa/files/printed/note-marks';
import type {
  PrintedBlock,
  PrintedFile,
  PrintedParagraph,
  PrintedRun,
} from '@mingfa/files/printed/printed-file';
import type { DocumentBlock, DocumentSpan, DraftDocument } from '@mingfa/legal/drafting/document-blocks';

/** Half points: of a form's words, and of a subtitle. */
const FORM_SIZE = 21;
const SUBTITLE_SIZE = 32;
// They stand for footnotes in printed files, and nobody's words may act as one.
const MARKS = new RegExp(`[${NOTE_OPEN}${NOTE_CLOSE}]`, 'g');

/** A drafted document as a file to be printed. Documents are Chinese, whoever exports them. */
export function printedDraft({ title, layout, pageFoot, blocks }: DraftDocument): PrintedFile {
  return {
    title,
    language: 'zh-CN',
    ...(layout === 'court' ? { layout } : {}),
    ...(pageFoot.length > 0 ? { pageFoot: wordsOf(pageFoot) } : {}),
    blocks: blocks.map((block) => blockOf(block, layout)),
  };
}

const wordsOf = (spans: readonly DocumentSpan[]) => spans.map(({ text }) => text).join('');
const runsOf = (spans: readonly DocumentSpan[], look: Omit<PrintedRun, 'text'> = {}): PrintedRun[] =>
  spans.map(({ text, bold }) => ({ ...look, text: text.replace(MARKS, ''), ...(bold ? { bold } : {}) }));

function blockOf(block: DocumentBlock, layout: DraftDocument['layout']): PrintedBlock {
  switch (block.kind) {
    case 'title':
      return { kind: 'heading', level: 1, align: 'centred', text: runsOf(block.spans) };
    case 'subtitle':
      return {
        ...{ kind: 'paragraph', style: 'Body', align: 'centred' },
        text: runsOf(block.spans, { size: SUBTITLE_SIZE }),
      };
    case 'heading':
      return { kind: 'heading', level: block.level, text: runsOf(block.spans) };
    case 'paragraph':
      return paragraphOf(block);
    case 'table':
      return {
        ...{ kind: 'form', widths: block.widths, headRows: block.headRows, size: FORM_SIZE },
        rows: block.rows.map(({ cells }) => ({
          cells: cells.map(({ paragraphs, columns, role }) => ({
            ...{ lines: paragraphs.map((spans) => runsOf(spans)), columns, role },
          })),
        })),
      };
    case 'signature':
      return {
        kind: 'together',
        blocks: block.lines.map((spans) => ({
          ...{ kind: 'paragraph', style: 'Body', text: runsOf(spans), firstLine: false },
          // Papers of court are signed at the right.
          ...(layout === 'court' ? { align: 'right' } : {}),
        })),
      };
    case 'page_break':
      return block;
  }
}

function paragraphOf({
  style,
  spans,
  notes = [],
}: Extract<DocumentBlock, { kind: 'paragraph' }>): PrintedParagraph {
  const marks = notes.map((_, number) => ({ text: `${NOTE_OPEN}${number}${NOTE_CLOSE}` }));
  const text = [...runsOf(spans), ...marks];
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
