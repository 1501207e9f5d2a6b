import type { CitationState } from '@mingfa/contract/evidence';
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
import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { PrintedBlock, PrintedCell, PrintedFile } from '@mingfa/files/printed/printed-file';
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
  /** Null: no finding is a model's. */
  label: FileLabel | null;
}

/** Twentieths of a point over the 257 mm between the margins of a landscape page. */
const WIDTHS = [680, 960, 2900, 3900, 2150, 3080, 900];
const CENTRED = new Set([0, 1, 6]);
const LEVEL_COLOURS = { high: 'B3261E', medium: '8A5A00', low: '4A5568' } as const;
const SIZE = 19;

/** The findings of a review as a printed file of their own. */
export function reportFile({ language, review, findings, label }: ReportExport): PrintedFile {
  const words = REVIEW_WORDS[language];
  const line = (label: string, text: string): PrintedBlock => ({
    kind: 'paragraph',
    style: 'Body',
    spacing: { after: 20, line: 300 },
    text: [
      { text: label, bold: true, size: 21 },
      { text, size: 21 },
    ],
  });
  const looked = review.model === null ? words.rulesAlone : words.model(review.model);
  return {
    title: `${words.report} ${review.documentName}`,
    language,
    landscape: true,
    label,
    blocks: [
      { kind: 'heading', level: 1, text: words.report },
      line(words.file, review.documentName),
      line(words.side, REVIEW_SIDE_LABELS[language][review.side]),
      line(words.kind, CONTRACT_KIND_LABELS[language][review.contractKind]),
      line(words.playbook, `${review.playbookName} · ${looked} · ${words.asOf(review.asOf)}`),
      ...(review.modelErrorMessage ? [remark(review.modelErrorMessage)] : []),
      {
        kind: 'paragraph',
        style: 'Body',
        spacing: { before: 120, after: 120 },
        text: [{ text: words.counts(review.counts), bold: true }],
      },
      findings.length === 0
        ? remark(words.nothing)
        : table(findings, label?.text ? words : { ...words, byModel: '' }, language),
      { kind: 'paragraph', style: 'Remark', spacing: { before: 200 }, text: words.caution },
    ],
  };
}

function table(findings: readonly Finding[], words: ReviewWords, language: Language): PrintedBlock {
  return {
    kind: 'table',
    columns: words.columns.map((title, index) => ({
      title,
      width: WIDTHS[index] ?? 1000,
      ...(CENTRED.has(index) ? { align: 'centred' as const } : {}),
    })),
    size: SIZE,
    rows: findings.map((finding, index) => cellsOf(finding, index, words, language)),
  };
}

/** Green where verified, grey where nothing could be compared, amber for the rest. */
const COLORS: Partial<Record<CitationState, string>> = {
  verified: '1B7A3D',
  not_compared: '5A5866',
  digest_only: '5A5866',
  version_not_held: '5A5866',
  not_in_library: '5A5866',
};

function cellsOf(finding: Finding, index: number, words: ReviewWords, language: Language): PrintedCell[] {
  const place =
    finding.clauseLabel ||
    (finding.type === 'missing' ? FINDING_TYPE_LABELS[language].missing : words.general);
  const mark = finding.source === 'model' ? words.byModel : '';
  const quote =
    finding.quote === '' ? [] : lines(language === 'en' ? `“${finding.quote}”` : `“${finding.quote}”`);
  const articles = finding.articles.map(({ citation, state }) => [
    { text: citation },
    {
      text: `（${CITATION_STATE_LABELS[language][state]}）`,
      size: 17,
      color: COLORS[state] ?? '8A5A00',
    },
  ]);
  return [
    String(index + 1),
    [
      [
        {
          text: FINDING_LEVEL_LABELS[language][finding.level],
          bold: true,
          color: LEVEL_COLOURS[finding.level],
        },
      ],
    ],
    [bold(place), ...quote],
    [bold(finding.title + mark), ...lines(finding.reason)],
    articles.length > 0 ? articles : '—',
    finding.suggestion === '' ? '—' : lines(finding.suggestion),
    FINDING_DECISION_LABELS[language][finding.decision],
  ];
}

const lines = (text: string) => text.split('\n');
const bold = (text: string) => [{ text, bold: true }];
const remark = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Remark', text });
