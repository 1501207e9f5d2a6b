import type { CaseDetail } from '@mingfa/contract/case';
import type { LawStatus } from '@mingfa/contract/evidence';
import { formatChineseNumeral } from '@mingfa/legal/figures/numerals';
import { formatArticleLabel, parseArticleKey } from '@mingfa/legal/statute/article-number';
import { asc, eq } from 'drizzle-orm';
import { caseCitation } from '../../../db/schema/case.ts';
import { type ResolvedPlace, resolvePlaces } from '../../../engine/library/index.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { CaseRow } from '../require-case.ts';

type CitationRow = typeof caseCitation.$inferSelect;

/** The articles that the court names, where they stand in the text of the day of the decision, and what became of each since. */
export async function describeCitations(
  context: Pick<AppContext, 'db' | 'clock'>,
  row: Pick<CaseRow, 'id' | 'decidedOn' | 'decidedIn'>,
): Promise<CaseDetail['citations']> {
  const cited = await context.db
    .select()
    .from(caseCitation)
    .where(eq(caseCitation.caseId, row.id))
    .orderBy(asc(caseCitation.titleKey), asc(caseCitation.articleKey), asc(caseCitation.paragraph));
  const places = await placeCitations(context, row, cited);
  return cited.map((one, at) => ({
    label: labelOf(one),
    isBasis: one.isBasis,
    ...(places[at] as PlacedCitation),
  }));
}

/** Where a cited article stands, and what became of it. */
export type PlacedCitation = Pick<CaseDetail['citations'][number], 'location' | 'statusToday'>;

/** Where articles stand in the text of the day of the decision, and what became of each since; in their order. */
export async function placeCitations(
  context: Pick<AppContext, 'db' | 'clock'>,
  row: Pick<CaseRow, 'decidedOn' | 'decidedIn'>,
  cited: readonly Pick<CitationRow, 'title' | 'articleKey' | 'paragraph' | 'item'>[],
): Promise<PlacedCitation[]> {
  const today = todayInChina(context.clock);
  const then = dayWithin(row) ?? today;
  const places = (asOf: string) =>
    cited.map(({ title, articleKey }) => ({ lawName: title, article: parseArticleKey(articleKey), asOf }));
  const [before, now] = await Promise.all([
    resolvePlaces(context, places(then)),
    resolvePlaces(context, places(today)),
  ]);
  return cited.map((one, at) => {
    const [old, present] = [before[at] as ResolvedPlace, now[at] as ResolvedPlace];
    const shown = old.article ? old : present;
    return {
      location: shown.law && {
        lawId: shown.law.id,
        // Without the text of that day the reader says so, rather than open another text under the same number.
        versionId: isOfAnotherDay(old) ? null : (shown.version?.id ?? null),
        articleKey: one.articleKey,
        paragraph: one.paragraph || null,
        item: one.item || null,
      },
      statusToday: statusToday(old, present),
    };
  });
}

/** A masked day is taken for the last that it can be. */
function dayWithin({ decidedOn, decidedIn }: Pick<CaseRow, 'decidedOn' | 'decidedIn'>): string | null {
  if (decidedOn) return decidedOn;
  if (!decidedIn) return null;
  return decidedIn.length === 4 ? `${decidedIn}-12-31` : `${decidedIn}-28`;
}

/** The law read otherwise on the day of the decision, and that text is not held. */
const isOfAnotherDay = ({ state }: ResolvedPlace): boolean =>
  state === 'version_not_held' || state === 'not_yet_effective';

/** What became of the article: an article that reads otherwise today, or is gone from its law, was changed. */
function statusToday(old: ResolvedPlace, present: ResolvedPlace): LawStatus | null {
  if (present.state === 'repealed') return '已废止';
  if (present.state === 'not_yet_effective') return '尚未生效';
  if (present.state === 'not_found') return old.article ? '已修改' : null;
  if (present.state === 'version_not_held') return '已修改';
  if (present.state === 'digest_only') return '现行有效';
  if (present.state !== 'held') return null;
  if (isOfAnotherDay(old)) return '已修改';
  return old.article && old.article.textHash !== present.article?.textHash ? '已修改' : '现行有效';
}

function labelOf({ title, articleKey, paragraph, item }: CitationRow): string {
  const number = parseArticleKey(articleKey);
  const article = number ? formatArticleLabel(number) : '';
  const ofParagraph = paragraph > 0 ? `第${formatChineseNumeral(paragraph)}款` : '';
  const ofItem = item > 0 ? `第（${formatChineseNumeral(item)}）项` : '';
  return `《${title}》${article}${ofParagraph}${ofItem}`;
}
