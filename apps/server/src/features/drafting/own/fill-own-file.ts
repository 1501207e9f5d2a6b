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
import { onPaper, type PrintedPages } from '../letterheads/on-paper.ts';

interface OwnFilled {
  sheet: FactSheet | null;
  label: FileLabel | null;
}

/**
 * The Word file of a template, filled with the facts of a sheet; null: with blanks, to be filled in by hand.
 * @throws AppError `not_found`, `store_unavailable`, and what `WordTemplates` throws
 */
export async function fillOwnFile(
  context: DraftingContext & RequestContext,
  compiled: CompiledOwnTemplate,
  dictionary: FactDictionary,
  { sheet, label }: OwnFilled,
): Promise<Uint8Array> {
  const { row, filling } = await ownFilling(context, compiled, dictionary, sheet);
  const filled = await context.files.withPath(row.fileKey, (path) =>
    context.wordTemplates.fill({ path, name: row.fileName }, filling, label, context.signal),
  );
  if (!filled) throw new AppError('store_unavailable');
  return filled;
}

/**
 * The same as a PDF of ours: the page, headers and footers of the file, its text as headings, paragraphs and tables, and what that lacks.
 * @throws AppError as {@link fillOwnFile}, `print_too_large`
 */
export async function printOwnFile(
  context: DraftingContext & RequestContext,
  compiled: CompiledOwnTemplate,
  dictionary: FactDictionary,
  { sheet, label, title }: OwnFilled & { title: string },
): Promise<PrintedPages> {
  const { row, filling } = await ownFilling(context, compiled, dictionary, sheet);
  const paper = await context.files.withPath(row.fileKey, (path) =>
    context.wordTemplates.paper({ path, name: row.fileName }, filling, context.signal),
  );
  if (!paper) throw new AppError('store_unavailable');
  const printed = { title, language: 'zh-CN', label, blocks: paper.blocks } as const;
  const content = await context.printer.write(onPaper(printed, paper), 'pdf', context.signal);
  return { content, simplified: [...paper.look.pdfLacks, ...paper.lacks] };
}

async function ownFilling(
  context: DraftingContext & RequestContext,
  compiled: CompiledOwnTemplate,
  dictionary: FactDictionary,
  sheet: FactSheet | null,
) {
  const [row] = await context.db.select().from(ownTemplate).where(eq(ownTemplate.id, compiled.own.id));
  if (!row) throw new AppError('not_found');
  const facts = { sheet: sheet ?? EMPTY_SHEET, today: todayInChina(context.clock) };
  return { row, filling: fillOwnValues(compiled, new OwnScope(compiled, dictionary, facts, sheet === null)) };
}
