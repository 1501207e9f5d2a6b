import { and, eq } from 'drizzle-orm';
import { reviewCell } from '../../../db/schema/review-table.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { GeneratedWords, LabelledThing } from '../../../ports/generated-words.ts';
import { WordsCollector } from '../../generated-label/index.ts';
import { ownTable, type TableRow } from '../own-table.ts';

/** Whose words the cells of a table are: a rule's are the program's, a model's the model's, those somebody wrote theirs. */
export async function generatedInTable(
  { db }: Pick<RequestContext, 'db'>,
  table: TableRow,
): Promise<GeneratedWords> {
  const cells = await db
    .select({ chosen: reviewCell.chosen, words: reviewCell.words })
    .from(reviewCell)
    .where(and(eq(reviewCell.tableId, table.id), eq(reviewCell.state, 'found')));
  const said = { rule: [] as string[], model: [] as string[], hand: [] as string[] };
  for (const { chosen, words } of cells) if (chosen) said[chosen].push(words);
  const collector = new WordsCollector();
  if (said.rule.length > 0) collector.add('program', said.rule.join('\n'));
  if (said.hand.length > 0) collector.add('person', said.hand.join('\n'));
  if (said.model.length > 0) {
    collector.add('model', said.model.join('\n'));
    collector.addModel(table.model ?? '—', table.updatedAt);
  }
  return collector.words();
}

/** Review tables, for the label their files carry. */
export const LABELLED_REVIEW_TABLES: LabelledThing = {
  kind: 'review_table',
  find: async (context, tableId) =>
    generatedInTable(context, await ownTable(context.db, context.caller, tableId)),
};
