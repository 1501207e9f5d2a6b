import { CHART_KIND_LABELS } from '@mingfa/contract/labels/table-labels';
import type { Language } from '@mingfa/contract/values';
import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { PrintedBlock, PrintedFile } from '@mingfa/files/printed/printed-file';
import { TEXT_WIDTH } from '@mingfa/files/printed/text-width';
import { chartHeight } from '@mingfa/tables/charts/chart-size';
import { fillFinding } from '../steps/find-figure.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import { wordsTable } from './print-table.ts';
import type { WholeStep } from './read-whole-analysis.ts';
import { headingOf, remarksOf } from './step-remarks.ts';

const SIZE = 18;
/** Tables with more columns are printed across. */
const UPRIGHT_COLUMNS = 6;
/** Between the margins of a page that lies across. */
const ACROSS_WIDTH = 14_170;
/** Dots of a chart as wide as the text and no higher than a page: its letters are somewhat smaller than those of a table. */
const UPRIGHT_CHART = { width: 640, heightMax: 900 };
const ACROSS_CHART = { width: 1000, heightMax: 560 };

/** An analysis as a file to be read: step by step, what was asked, what was answered and on what that rests. */
export function analysisFile(
  title: string,
  steps: readonly WholeStep[],
  { language, label }: { language: Language; label: FileLabel | null },
): PrintedFile {
  const words = ANALYSIS_WORDS[language];
  const landscape = steps.some(({ shown }) => (shown?.columns.length ?? 0) > UPRIGHT_COLUMNS);
  return {
    ...{ title, language, landscape, label },
    blocks: [
      { kind: 'heading', level: 1, text: title },
      ...steps.flatMap((whole): PrintedBlock[] => [
        ...(whole.step.kind === 'text' && whole.step.title === ''
          ? []
          : [{ kind: 'heading', level: 2, text: headingOf(whole, language) } as const]),
        ...saidIn(whole, language),
        ...chartOf(whole, language, landscape ? ACROSS_CHART : UPRIGHT_CHART),
        ...tableOf(whole, language, landscape ? ACROSS_WIDTH : TEXT_WIDTH),
        ...remarksOf(whole, language).map(remark),
      ]),
      remark(words.meaning),
    ],
  };
}

/** The words of a step. */
function saidIn({ step, outcome }: WholeStep, language: Language): PrintedBlock[] {
  const words = ANALYSIS_WORDS[language];
  switch (step.kind) {
    case 'text':
      return [{ kind: 'markdown', markdown: step.markdown, notes: [] }];
    case 'finding':
      return [
        {
          kind: 'paragraph',
          style: 'Body',
          text: [{ text: fillFinding(step.text, outcome.figures), bold: true }],
        },
        ...outcome.figures.map(
          ({ label, text }): PrintedBlock => ({
            kind: 'paragraph',
            style: 'Remark',
            text: words.figure(label, text),
          }),
        ),
      ];
    case 'question':
    case 'query': {
      const sql = outcome.sql ?? (step.kind === 'query' ? step.sql : '');
      return [
        ...(step.title !== '' && step.question !== '' ? [body(step.question)] : []),
        ...(step.kind === 'query' && step.explanation !== '' ? [body(step.explanation)] : []),
        ...sql
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((text): PrintedBlock => ({ kind: 'paragraph', style: 'Quoted', text, firstLine: false })),
      ];
    }
    case 'table':
    case 'chart':
      return [];
  }
}

const remark = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Remark', text });
const body = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Body', text });

/** The chart of a step, in front of the table that it was drawn from. */
function chartOf(
  { shown }: WholeStep,
  language: Language,
  { width, heightMax }: { width: number; heightMax: number },
): PrintedBlock[] {
  if (!shown?.chart) return [];
  const { columns } = shown;
  const { spec, rows } = shown.chart;
  const words = ANALYSIS_WORDS[language];
  const shows = [spec.x, ...spec.y].map((place) => columns[place]?.label ?? '');
  return [
    {
      ...{ kind: 'chart', spec, columns, rows, width },
      height: Math.min(heightMax, chartHeight(spec, rows.length)),
      words: { blank: words.blank, rows: words.counted },
      alternative: words.chart(CHART_KIND_LABELS[language][spec.kind], shows),
    },
    ...(rows.length < shown.totalRows ? [remark(words.drawn(rows.length, shown.totalRows))] : []),
  ];
}

function tableOf({ shown }: WholeStep, language: Language, width: number): PrintedBlock[] {
  if (!shown) return [];
  const { heads, areNumbers, rows, remarks } = wordsTable(shown, language);
  return [
    {
      ...{ kind: 'table', size: SIZE, rows },
      columns: heads.map((title, place) => ({
        ...{ title, width: Math.floor(width / heads.length) },
        ...(areNumbers[place] ? { align: 'right' as const } : {}),
      })),
    },
    ...remarks.map(remark),
  ];
}
