import type { SimilarCase } from '@mingfa/contract/case-search';
import { eq } from 'drizzle-orm';
import { caseText } from '../../../db/schema/case.ts';
import { causeLine } from '../../../engine/cases/index.ts';
import { requireCase } from '../require-case.ts';
import { type SimilarContext, similarTo } from './similar-to.ts';

const MOST_CHARACTERS = 20_000;

/**
 * Cases similar to one of the library, by the facts that its court found: of the same area and the same branch of causes, so that
 * none is shown where none is close.
 * @throws AppError `not_found`
 */
export async function listSimilarCases(
  context: SimilarContext,
  { caseId, limit }: { caseId: string; limit: number },
): Promise<{ items: SimilarCase[] }> {
  const { causes, area } = await requireCase(context, caseId);
  const [text] = await context.db.select().from(caseText).where(eq(caseText.caseId, caseId));
  const paragraphs = text?.masked.split('\n') ?? [];
  const facts = text?.sections.filter(({ kind }) => kind === 'facts') ?? [];
  const told = facts.flatMap(({ from, to }) => paragraphs.slice(from - 1, to));
  const story = (told.length > 0 ? told : paragraphs).join('\n').slice(0, MOST_CHARACTERS);
  const branches = [...new Set(causes.flatMap((cause) => causeLine(cause).at(-1) ?? []))];
  const filters = { area: [area], cause: branches };
  const { items } = await similarTo(context, { story, causes, filters, except: caseId, limit });
  return { items };
}
