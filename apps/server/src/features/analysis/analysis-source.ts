import type { SharedBlock } from '@mingfa/contract/share-content';
import type { Language } from '@mingfa/contract/values';
import { coverInText } from '@mingfa/legal/redaction/cover-in-text';
import { sql } from 'drizzle-orm';
import { analysis } from '../../db/schema/analysis.ts';
import { AppError } from '../../ports/app-error.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';
import { ownAnalysis } from './own-analysis.ts';
import { coveredColumns, coverNumbers } from './result/cover-numbers.ts';
import { COLUMNS_ON_SCREEN, wordsTable } from './result/print-table.ts';
import { readWholeAnalysis, type WholeStep } from './result/read-whole-analysis.ts';
import { headingOf, remarksOf } from './result/step-remarks.ts';
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
    ...(table ? [{ kind: 'table', origin: 'program', columns: table.heads, rows: table.rows } as const] : []),
    ...(table?.remarks ?? []).flatMap((text) => say('program', text)),
    ...remarksOf(whole, language).flatMap((text) => say('program', text)),
  ];
}

/** Headings and paragraphs of a text. */
function textBlocks(markdown: string): SharedBlock[] {
  return markdown.split(/\n{2,}|\n(?=#)/).flatMap((part): SharedBlock[] => {
    const text = part.trim();
    const head = /^(#{1,6})\s+([^\n]*)(?:\n([\s\S]*))?$/.exec(text);
    if (!head) return plainBlocks(text);
    const [, signs = '', title = '', rest = ''] = head;
    return [
      { kind: 'heading', level: signs.length < 3 ? 2 : 3, text: title },
      ...(rest.trim() === '' ? [] : textBlocks(rest)),
    ];
  });
}

/** A list where every line is a point of it, a paragraph otherwise; without marks of stress, which are not shown. */
function plainBlocks(text: string): SharedBlock[] {
  const plain = text.replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2').replace(/`([^`\n]+)`/g, '$1');
  if (plain === '') return [];
  const points = plain.split('\n').map((line) => /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line)?.[1]);
  return points.every((point) => point !== undefined)
    ? [{ kind: 'list', origin: 'person', items: points }]
    : [{ kind: 'paragraph', origin: 'person', text: plain, notes: [] }];
}
