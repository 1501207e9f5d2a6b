import type { ReviewCell, ReviewRow } from '@mingfa/contract/review-cell';
import type { SharedBlock } from '@mingfa/contract/share-content';
import { sql } from 'drizzle-orm';
import { reviewTable } from '../../db/schema/review-table.ts';
import { AppError } from '../../ports/app-error.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';
import { ownTable } from './own-table.ts';
import { cellWords, checkedWords, partWords } from './result/cell-words.ts';
import { type ClauseOf, clausesOfDocuments } from './result/clauses-of-documents.ts';
import { coveredReviewColumns, coverReview } from './result/cover-review.ts';
import { writeMemo } from './result/get-memo.ts';
import { MEMO_WORDS, type MemoWords } from './result/memo-words.ts';
import { readWholeTable } from './result/read-whole-table.ts';
import { placeWords } from './result/source-link.ts';

/** A review table as something that can be shared: its memo, then question by question what each document says; numbers of persons stay covered. Files have numbers for names. */
export const reviewTableSource: ShareSourceKind = {
  kind: 'review_table',
  type: 'report',
  async snapshot(context, { sourceId }, { withSources }) {
    const { db, language } = context;
    const table = await ownTable(db, context.caller, sourceId);
    if (table.state === 'working') throw new AppError('run_in_progress');
    const words = MEMO_WORDS[language];
    const memo = coverReview(await writeMemo(db, table, language));
    const whole = await readWholeTable(context, table, language);
    const { columns } = whole;
    const rows = coverReview(whole.rows);
    const clauseOf = await clausesOfDocuments(
      db,
      whole.rows.flatMap(({ documentId }) => documentId ?? []),
    );
    const covered = coveredReviewColumns(whole.rows, rows);
    const named = whole.rows.map((row, index) => ({ row, name: `${words.columns.file} ${index + 1}` }));
    const say = (text: string): SharedBlock => ({ kind: 'paragraph', origin: 'program', text, notes: [] });
    const blocks = columns.flatMap(({ id, label }, index): SharedBlock[] => [
      { kind: 'heading', level: 2, text: label },
      ...(memo.columns[index]?.sentences ?? []).map(say),
      {
        kind: 'table',
        origin: originOf(rows, id),
        columns: [words.columns.file, words.columns.value, ...(withSources ? [words.columns.quote] : [])],
        rows: rows.map((row, at) => {
          const name = named[at]?.name ?? '';
          const cell = row.cells.find(({ columnId }) => columnId === id);
          return [
            name,
            cell ? saidIn(cell, words) : '',
            ...(withSources ? [quoteIn(cell, words, clauseOf)] : []),
          ];
        }),
      },
    ]);
    return {
      title: table.title,
      content: { kind: 'sheet', blocks: [...memo.sentences.map(say), ...blocks, ...words.meaning.map(say)] },
      coveredColumns: columns.filter(({ id }) => covered.has(id)).map(({ label }) => label),
      privateWords: named.map(({ row, name }) => ({ written: row.name, replacement: name })),
    };
  },
  isThere: (ownerId, sourceId) =>
    sql<boolean>`exists (select 1 from ${reviewTable} where ${reviewTable.id} = ${sourceId}
      and ${reviewTable.ownerId} = ${ownerId})`,
};

/** Words of a model are told as such, also where they are some among others. */
const originOf = (rows: readonly ReviewRow[], columnId: string): 'model' | 'program' =>
  rows.some(({ cells }) =>
    cells.some((cell) => cell.columnId === columnId && cell.answer?.method === 'model'),
  )
    ? 'model'
    : 'program';

const saidIn = (cell: ReviewCell, words: MemoWords): string =>
  [
    cellWords(cell, words),
    partWords(cell, words),
    cell.deviation ? words.deviation[cell.deviation] : '',
    checkedWords(cell) === '' ? '' : words.source.checked,
  ]
    .filter((part) => part !== '')
    .join('\n');

function quoteIn(cell: ReviewCell | undefined, words: MemoWords, clauseOf: ClauseOf): string {
  const { quote = '', place = null } = cell?.answer ?? {};
  return [quote, place ? placeWords(place, words, clauseOf) : ''].filter((part) => part !== '').join('\n');
}
