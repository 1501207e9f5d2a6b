import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { FactDictionary } from '@mingfa/legal/drafting/fact-definition';
import { EMPTY_SHEET, type FactSheet } from '@mingfa/legal/drafting/fact-sheet';
import { fillOwnValues } from '@mingfa/legal/drafting/own/fill-own-values';
import { OwnScope } from '@mingfa/legal/drafting/own/own-scope';
import type { CompiledOwnTemplate } from '@mingfa/legal/drafting/own/own-template-of';
import { eq } from 'drizzle-orm';
import { ownTemplate } from '../../../db/schema/drafting.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { DraftingContext } from '../drafting-context.ts';

/**
 * The Word file of a template, filled with the facts of a sheet; null: with blanks, to be filled in by hand.
 * @throws AppError `not_found`, `store_unavailable`, and what `WordTemplates` throws
 */
export async function fillOwnFile(
  context: DraftingContext & RequestContext,
  compiled: CompiledOwnTemplate,
  dictionary: FactDictionary,
  { sheet, label }: { sheet: FactSheet | null; label: FileLabel | null },
): Promise<Uint8Array> {
  const [row] = await context.db.select().from(ownTemplate).where(eq(ownTemplate.id, compiled.own.id));
  if (!row) throw new AppError('not_found');
  const facts = { sheet: sheet ?? EMPTY_SHEET, today: todayInChina(context.clock) };
  const filling = fillOwnValues(compiled, new OwnScope(compiled, dictionary, facts, sheet === null));
  const filled = await context.files.withPath(row.fileKey, (path) =>
    context.wordTemplates.fill({ path, name: row.fileName }, filling, label, context.signal),
  );
  if (!filled) throw new AppError('store_unavailable');
  return filled;
}
