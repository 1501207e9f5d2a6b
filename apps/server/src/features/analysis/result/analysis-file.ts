import type { Language } from '@mingfa/contract/values';
import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { PrintedBlock, PrintedFile } from '@mingfa/files/printed/printed-file';
import { TEXT_WIDTH } from '@mingfa/files/printed/text-width';
import { fillFinding } from '../steps/find-figure.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import { BAR, wordsTable } from './print-table.ts';
import type { WholeStep } from './read-whole-analysis.ts';
import { headingOf, remarksOf } from './step-remarks.ts';

const SIZE = 18;
/** Tables with more columns are printed across. */
const UPRIGHT_COLUMNS = 6;
/** The longest bar in signs as wide as they are high, with room at its sides. */
const BAR_WIDTH = BAR * SIZE * 10 + 400;
/** Between the margins of a page that lies across. */
const ACROSS_WIDTH = 14_170;

/** An analysis as a file to be read: step by step, what was asked, what was answered and on what that rests. */
export function analysisFile(
  title: string,
  steps: readonly WholeStep[],
  { language, label }: { language: Language; label: FileLabel | null },
): PrintedFile {
  const words = ANALYSIS_WORDS[language];
  const landscape = steps.some(({ shown }) => (shown?.columns.length ?? 0) > UPRIGHT_COLUMNS);
  const remark = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Remark', text });
  return {
    ...{ title, language, landscape, label },
    blocks: [
      { kind: 'heading', level: 1, text: title },
      ...steps.flatMap((whole): PrintedBlock[] => [
        ...(whole.step.kind === 'text' && whole.step.title === ''
          ? []
          : [{ kind: 'heading', level: 2, text: headingOf(whole, language) } as const]),
        ...saidIn(whole, language),
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

const body = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Body', text });

function tableOf({ shown }: WholeStep, language: Language, width: number): PrintedBlock[] {
  if (!shown) return [];
  const { heads, areNumbers, rows, remarks, hasBars } = wordsTable(shown, language);
  const left = hasBars ? width - BAR_WIDTH : width;
  const others = heads.length - (hasBars ? 1 : 0);
  return [
    {
      ...{ kind: 'table', size: SIZE, rows },
      columns: heads.map((title, place) => ({
        ...{ title, width: place === others ? BAR_WIDTH : Math.floor(left / others) },
        ...(areNumbers[place] ? { align: 'right' as const } : {}),
      })),
    },
    ...remarks.map((text): PrintedBlock => ({ kind: 'paragraph', style: 'Remark', text })),
  ];
}
