import type { SharedBlock } from '@mingfa/contract/share-content';
import type { Language } from '@mingfa/contract/values';
import { coverInText } from '@mingfa/legal/redaction/cover-in-text';
import { sql } from 'drizzle-orm';
import { analysis } from '../../db/schema/analysis.ts';
import { AppError } from '../../ports/app-error.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';
import { ownAnalysis } from './own-analysis.ts';
import { ANALYSIS_WORDS } from './result/analysis-words.ts';
import { barsOfChart } from './result/bars-of-chart.ts';
import { coveredColumns, coverNumbers } from './result/cover-numbers.ts';
import { COLUMNS_ON_SCREEN, type WordsTable, wordsTable } from './result/print-table.ts';
import { readWholeAnalysis, type WholeStep } from './result/read-whole-analysis.ts';
import { headingOf, remarksOf } from './result/step-remarks.ts';
import { textBlocks } from './result/text-blocks.ts';
import { fillFinding } from './steps/find-figure.ts';

/** An analysis as something that can be shared. Numbers of identity, accounts and telephones stay covered; names are masked by whoever shares. */
export const analysisSource: ShareSourceKind = {
  kind: 'analysis',
  type: 'report',
  async snapshot(context, { sourceId }, { withSources }) {
    const { db, caller, language } = context;
    const row = await ownAnalysis(db, caller, sourceId);
    if (row.state === 'working') throw new AppError('run_in_progress');
    const steps = await readWholeAnalysis(db, row, language);
    return {
      title: coverInText(row.title),
      content: {
        kind: 'sheet',
        blocks: coverNumbers(steps).flatMap((step) => blocksOf(step, language, withSources)),
      },
      privateWords: [],
      coveredColumns: steps.flatMap((step) =>
        coveredColumns(step).map((label) => coverInText(`${headingOf(step, language)} · ${label}`)),
      ),
    };
  },
  isThere: (ownerId, sourceId) =>
    sql<boolean>`exists (select 1 from ${analysis} where ${analysis.id} = ${sourceId}
      and ${analysis.ownerId} = ${ownerId})`,
};

function blocksOf(whole: WholeStep, language: Language, withSources: boolean): SharedBlock[] {
  const { step, outcome, shown } = whole;
  const say = (origin: 'person' | 'model' | 'program', text: string): SharedBlock[] =>
    text.trim() === '' ? [] : [{ kind: 'paragraph', origin, text: text.trim(), notes: [] }];
  const heading: SharedBlock[] =
    step.kind === 'text' && step.title === ''
      ? []
      : [{ kind: 'heading', level: 2, text: headingOf(whole, language) }];
  const table = shown && wordsTable(shown, language, COLUMNS_ON_SCREEN);
  const bars = shown && barsOfChart(shown, COLUMNS_ON_SCREEN);
  return [
    ...heading,
    ...(step.kind === 'text' ? textBlocks(step.markdown) : []),
    ...(step.kind === 'finding' ? say('person', fillFinding(step.text, outcome.figures)) : []),
    ...(step.kind === 'query' ? say('model', step.explanation) : []),
    ...(withSources && outcome.sql && (step.kind === 'query' || step.kind === 'question')
      ? say(step.kind === 'query' ? step.origin : 'program', outcome.sql).map((block) =>
          block.kind === 'paragraph' ? { ...block, language: 'sql' as const } : block,
        )
      : []),
    ...(table ? [{ kind: 'table', origin: 'program', ...withBars(table, bars, language) } as const] : []),
    ...(table?.remarks ?? []).flatMap((text) => say('program', text)),
    ...remarksOf(whole, language).flatMap((text) => say('program', text)),
  ];
}

/** A shared page draws no chart: behind its table each figure has a bar. */
function withBars(
  { heads, rows }: WordsTable,
  bars: ReturnType<typeof barsOfChart>,
  language: Language,
): { columns: string[]; rows: string[][] } {
  if (!bars) return { columns: heads, rows };
  return {
    columns: [...heads, ANALYSIS_WORDS[language].share(bars.label)],
    rows: rows.map((row, index) => [...row, bars.lines[index] ?? '']),
  };
}
