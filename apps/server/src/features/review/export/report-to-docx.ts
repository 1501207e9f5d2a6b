import { CITATION_STATE_LABELS } from '@mingfa/contract/labels/citation-labels';
import {
  CONTRACT_KIND_LABELS,
  FINDING_DECISION_LABELS,
  FINDING_LEVEL_LABELS,
  FINDING_TYPE_LABELS,
  REVIEW_SIDE_LABELS,
} from '@mingfa/contract/labels/review-labels';
import type { Finding, Review } from '@mingfa/contract/review';
import type { Language } from '@mingfa/contract/values';
import {
  AlignmentType,
  type FileChild,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { packDocument } from '../../../engine/word-export/pack-document.ts';
import { storable } from '../../../engine/word-export/storable.ts';
import { REVIEW_WORDS, type ReviewWords } from './review-words.ts';

/** A review, ready to be set as a report. */
export interface ReportExport {
  language: Language;
  review: Pick<
    Review,
    | 'documentName'
    | 'side'
    | 'contractKind'
    | 'playbookName'
    | 'model'
    | 'asOf'
    | 'counts'
    | 'modelErrorMessage'
  >;
  findings: Finding[];
}

/** Twentieths of a point over the 257 mm between the margins of a landscape page. */
const WIDTHS = [680, 960, 2900, 3900, 2150, 3080, 900];
const LEVEL_COLOURS = { high: 'B3261E', medium: '8A5A00', low: '4A5568' } as const;

/** The findings of a review as a Word file of their own. Takes long for long ones: call it in a worker. */
export async function reportToDocx({ language, review, findings }: ReportExport): Promise<Uint8Array> {
  const words = REVIEW_WORDS[language];
  const line = (label: string, text: string) =>
    new Paragraph({
      style: 'Body',
      spacing: { after: 20, line: 300 },
      children: [
        new TextRun({ text: label, bold: true, size: 21 }),
        new TextRun({ text: storable(text), size: 21 }),
      ],
    });
  const looked = review.model === null ? words.rulesAlone : words.model(review.model);
  const children: FileChild[] = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: words.report }),
    line(words.file, review.documentName),
    line(words.side, REVIEW_SIDE_LABELS[language][review.side]),
    line(words.kind, CONTRACT_KIND_LABELS[language][review.contractKind]),
    line(words.playbook, `${review.playbookName} · ${looked} · ${words.asOf(review.asOf)}`),
    ...(review.modelErrorMessage ? [remark(review.modelErrorMessage)] : []),
    new Paragraph({
      style: 'Body',
      spacing: { before: 120, after: 120 },
      children: [new TextRun({ text: words.counts(review.counts), bold: true })],
    }),
    findings.length === 0 ? remark(words.nothing) : table(findings, words, language),
    new Paragraph({ style: 'Remark', spacing: { before: 200 }, text: words.caution }),
  ];
  return await packDocument({ title: `${words.report} ${review.documentName}`, children, landscape: true });
}

function table(findings: readonly Finding[], words: ReviewWords, language: Language): Table {
  return new Table({
    columnWidths: WIDTHS,
    width: { size: WIDTHS.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    rows: [
      new TableRow({
        tableHeader: true,
        children: words.columns.map((text, index) => cell(index, [[bold(text)]], 'F3F1FA')),
      }),
      ...findings.map(
        (finding, index) => new TableRow({ children: cellsOf(finding, index, words, language) }),
      ),
    ],
  });
}

function cellsOf(finding: Finding, index: number, words: ReviewWords, language: Language): TableCell[] {
  const plain = (text: string) => new TextRun({ text: storable(text), size: 19 });
  const place =
    finding.clauseLabel ||
    (finding.type === 'missing' ? FINDING_TYPE_LABELS[language].missing : words.general);
  const mark = finding.source === 'model' ? words.byModel : '';
  const quote =
    finding.quote === '' ? [] : lines(language === 'en' ? `“${finding.quote}”` : `“${finding.quote}”`);
  const articles = finding.articles.map(({ citation, state }) => [
    plain(citation),
    new TextRun({
      text: `（${CITATION_STATE_LABELS[language][state]}）`,
      size: 17,
      color: state === 'verified' ? '1B7A3D' : '8A5A00',
    }),
  ]);
  return [
    cell(0, [[plain(String(index + 1))]]),
    cell(1, [
      [
        new TextRun({
          text: FINDING_LEVEL_LABELS[language][finding.level],
          size: 19,
          bold: true,
          color: LEVEL_COLOURS[finding.level],
        }),
      ],
    ]),
    cell(2, [[bold(place)], ...quote.map((text) => [plain(text)])]),
    cell(3, [[bold(finding.title + mark)], ...lines(finding.reason).map((text) => [plain(text)])]),
    cell(4, articles.length > 0 ? articles : [[plain('—')]]),
    cell(
      5,
      finding.suggestion === '' ? [[plain('—')]] : lines(finding.suggestion).map((text) => [plain(text)]),
    ),
    cell(6, [[plain(FINDING_DECISION_LABELS[language][finding.decision])]]),
  ];
}

const lines = (text: string) => text.split('\n');
const bold = (text: string) => new TextRun({ text: storable(text), size: 19, bold: true });
const remark = (text: string) => new Paragraph({ style: 'Remark', text: storable(text) });

function cell(column: number, paragraphs: TextRun[][], fill?: string): TableCell {
  return new TableCell({
    width: { size: WIDTHS[column] ?? 1000, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.TOP,
    margins: { top: 60, bottom: 60, left: 90, right: 90 },
    ...(fill ? { shading: { fill } } : {}),
    children: paragraphs.map(
      (children) =>
        new Paragraph({
          alignment: column < 2 || column === 6 ? AlignmentType.CENTER : AlignmentType.LEFT,
          spacing: { line: 264, after: 20 },
          children,
        }),
    ),
  });
}
