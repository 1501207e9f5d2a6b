import type { CaseArticle, CaseSection } from '@mingfa/contract/case';
import { eq } from 'drizzle-orm';
import { caseText } from '../../../db/schema/case.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { type CaseRow, requireCase } from '../require-case.ts';
import { type PlacedCitation, placeCitations } from './describe-citations.ts';
import { findCitedPlaces } from './find-cited-places.ts';

/** The text by sections, names masked as the installation masked them when it was imported. */
export async function getCaseText(context: RequestContext, input: { caseId: string }) {
  const row = await requireCase(context, input.caseId);
  const { id, digest } = row;
  const [text] = await context.db.select().from(caseText).where(eq(caseText.caseId, id));
  if (!text) throw new AppError('not_found');
  // A digest is ours, and there in both languages.
  const paragraphs = digest && context.language === 'en' ? digest.english : text.masked.split('\n');
  const linked = digest ? new Map<number, CaseArticle[]>() : await linkArticles(context, row, paragraphs);
  const sections = text.sections.map(
    ({ kind, from, to }): CaseSection => ({
      kind,
      paragraphs: paragraphs.slice(from - 1, to).map((paragraph, at) => ({
        number: from + at,
        text: paragraph,
        articles: linked.get(from + at) ?? [],
      })),
    }),
  );
  return { caseId: id, isMasked: text.masked !== text.original, sections };
}

/** The articles named in each paragraph that the library holds, by the number of the paragraph. */
async function linkArticles(
  context: RequestContext,
  row: CaseRow,
  paragraphs: readonly string[],
): Promise<Map<number, CaseArticle[]>> {
  const cited = findCitedPlaces(paragraphs.join('\n'));
  const places = await placeCitations(context, row, cited);
  const linked = new Map<number, CaseArticle[]>();
  let number = 1;
  let start = 0;
  for (const [at, one] of cited.entries()) {
    while (number <= paragraphs.length && one.start > start + (paragraphs[number - 1] ?? '').length) {
      start += (paragraphs[number - 1] ?? '').length + 1;
      number += 1;
    }
    const { location, statusToday } = places[at] as PlacedCitation;
    const end = one.end - start;
    if (!location || end > (paragraphs[number - 1] ?? '').length) continue;
    const held = linked.get(number) ?? [];
    if ((held.at(-1)?.end ?? 0) > one.start - start) continue;
    linked.set(number, [...held, { start: one.start - start, end, location, statusToday }]);
  }
  return linked;
}
