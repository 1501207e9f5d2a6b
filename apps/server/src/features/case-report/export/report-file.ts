import type { ReportBlock, ReportContent } from '@mingfa/contract/case-report-content';
import type { Language } from '@mingfa/contract/values';
import { NOTE_CLOSE, NOTE_OPEN } from '@mingfa/files/printed/note-marks';
import type { PrintedBlock, PrintedFile } from '@mingfa/files/printed/printed-file';
import { REPORT_WORDS } from '../content/report-words.ts';

/** What stands under the title. */
export interface ReportSignature {
  language: Language;
  author: string;
  /** In China. */
  day: string;
}

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
/** Twentieths of a point between the margins of a page in court layout (156 mm). */
const TEXT_WIDTH = 8840;
/** Shares of the columns by how many there are. */
const SHARES: Record<number, readonly number[]> = {
  3: [15, 29, 56],
  4: [44, 16, 14, 26],
  5: [36, 18, 20, 12, 14],
  6: [7, 24, 18, 16, 18, 17],
};
const TABLE_SIZE = 21;
/** Longer cells fill most of a page: a row of them is parted. */
const WHOLE_CHARACTERS = 700;
/** Lines of the annex: 18 pt. */
const ANNEX_SPACING = { line: 360 };
const CHINESE = /[\u4e00-\u9fff]/;

/** A report as a printed file in the layout of court papers, the log as its annex. */
export function reportFile(content: ReportContent, { language, author, day }: ReportSignature): PrintedFile {
  const words = REPORT_WORDS[language];
  const sections = content.sections.flatMap(({ section, title, blocks }, at): PrintedBlock[] => [
    {
      kind: 'heading',
      level: 2,
      text: language === 'en' ? `${at + 1}. ${title}` : `${NUMERALS[at]}、${title}`,
    },
    ...(section === 'conclusion' && blocks.length === 0
      ? [plain(words.noConclusion)]
      : printedBlocks(blocks, words)),
  ]);
  return {
    title: content.title,
    language,
    layout: 'court',
    blocks: [
      ...titleOf(content.title, language),
      ...sections,
      { kind: 'paragraph', style: 'Body', align: 'right', text: author || words.noName },
      { kind: 'paragraph', style: 'Body', align: 'right', text: day },
      { kind: 'heading', level: 2, text: words.annex, pageBreak: true },
      ...content.log.blocks.flatMap(annexBlock),
    ],
  };
}

/** A title in another language than the report's stands beneath one that says what the paper is. */
function titleOf(title: string, language: Language): PrintedBlock[] {
  if (CHINESE.test(title) === (language === 'zh-CN')) return [{ kind: 'heading', level: 1, text: title }];
  return [{ kind: 'heading', level: 1, text: REPORT_WORDS[language].reportTitle }, plain(title)];
}

/** The log is small print: whoever checks it has its text. */
function annexBlock(block: ReportBlock): PrintedBlock[] {
  if (block.kind === 'paragraph')
    return [{ kind: 'paragraph', style: 'Remark', text: block.text, spacing: ANNEX_SPACING }];
  return wordsOfBlock(block);
}

function printedBlocks(blocks: readonly ReportBlock[], words: { ownWords: string }): PrintedBlock[] {
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1];
    const begins = isOwn(block) && !(before && isOwn(before));
    const mark: PrintedBlock = { kind: 'paragraph', style: 'Remark', text: words.ownWords };
    return begins ? [mark, ...wordsOfBlock(block)] : wordsOfBlock(block);
  });
}

const isOwn = (block: ReportBlock): boolean => block.kind === 'paragraph' && block.origin === 'own';

function wordsOfBlock(block: ReportBlock): PrintedBlock[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', level: 3, text: block.text }];
    case 'table':
      return [tableOf(block)];
    case 'paragraph': {
      const notes = block.notes.map(({ text }) => text);
      return [{ kind: 'paragraph', style: 'Body', text: withMarks(block), notes }];
    }
    case 'quote':
      return block.text.split('\n').map((text, line, lines) => ({
        kind: 'paragraph',
        style: 'Quoted',
        // The mark stands behind the last word that is quoted.
        text: line === lines.length - 1 ? `${text}${NOTE_OPEN}0${NOTE_CLOSE}` : text,
        notes: [block.source],
      }));
  }
}

const plain = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Body', text });

/** The text with a mark where each footnote stands. */
function withMarks({ text, notes }: Extract<ReportBlock, { kind: 'paragraph' }>): string {
  const placed = notes
    .map(({ at }, number) => ({ at: Math.min(at, text.length), number }))
    .sort((a, b) => a.at - b.at);
  let marked = '';
  let from = 0;
  for (const { at, number } of placed) {
    marked += `${text.slice(from, at)}${NOTE_OPEN}${number}${NOTE_CLOSE}`;
    from = at;
  }
  return marked + text.slice(from);
}

function tableOf({ columns, rows }: Extract<ReportBlock, { kind: 'table' }>): PrintedBlock {
  const shares = SHARES[columns.length] ?? columns.map(() => 100 / columns.length);
  return {
    kind: 'table',
    columns: columns.map((title, at) => ({
      title,
      width: Math.round((TEXT_WIDTH * (shares[at] ?? 10)) / 100),
    })),
    rows: rows.map((cells) => cells.map((cell) => cell.split('\n'))),
    size: TABLE_SIZE,
    wholeRows: rows.every((cells) => cells.every((cell) => cell.length <= WHOLE_CHARACTERS)),
  };
}
