import { findCitations } from '@mingfa/legal/citation/citations';
import { type ArticleNumber, formatArticleKey, parseArticleKey } from '@mingfa/legal/statute/article-number';
import { loadDigests } from '../load-digests.ts';
import { loadGuides } from '../load-guides.ts';
import { loadHome } from '../load-home.ts';
import { loadPlaybook } from '../load-playbook.ts';
import { loadUrgent } from '../load-urgent.ts';

/** An article that our content cites, by the name it calls the law by. */
export interface CitedPlace {
  lawName: string;
  article: ArticleNumber;
  /** What cites it: `guides/dog-bite`, one of several. */
  by: string;
}

/** A place as content writes it: `劳动合同法 47`. */
const PLACE = /^(\S+) (\d+(?:-\d+)?)$/;

/** Every article that our content cites, each under each name once: in the lists of places, and by the law's name in a text. */
export async function listCitedPlaces(): Promise<CitedPlace[]> {
  const [guides, digests, rules, home, { urgent, numbers }] = await Promise.all([
    loadGuides(),
    loadDigests(),
    loadPlaybook(),
    loadHome(),
    loadUrgent(),
  ]);
  const places = new Map<string, CitedPlace>();
  const cite = (by: string, texts: readonly string[]) => {
    for (const text of texts)
      for (const { lawName, article } of placesIn(text)) {
        const key = `${lawName} ${formatArticleKey(article)}`;
        if (!places.has(key)) places.set(key, { lawName, article, by });
      }
  };
  for (const { earlier: _, ...guide } of guides)
    cite(`guides/${guide.id}`, [...guide.articles.map(({ place }) => place), ...textsIn(guide)]);
  for (const { shortTitle, digests: held } of digests) {
    cite(
      `digests/${shortTitle}`,
      held.flatMap((digest) => [`${shortTitle} ${digest.article}`, ...digest.related, ...textsIn(digest)]),
    );
  }
  for (const rule of rules) cite(`playbook/${rule.ruleId}`, [...rule.articles, ...textsIn(rule)]);
  for (const { id, answeredBy } of home.questions) cite(`home/${id}`, answeredBy);
  for (const one of urgent) cite(`urgent/${one.kind}`, one.sources);
  for (const { number, source } of numbers) cite(`urgent/${number}`, [source]);
  // Last: what held earlier rests on law that a fresh library does not hold, and its answer says so.
  for (const { id, earlier } of guides) cite(`earlier/${id}`, textsIn(earlier));
  return [...places.values()];
}

function placesIn(text: string): Omit<CitedPlace, 'by'>[] {
  const [, name, key] = PLACE.exec(text) ?? [];
  const listed = parseArticleKey(key ?? '');
  if (name && listed) return [{ lawName: name, article: listed }];
  return findCitations(text).flatMap((citation) =>
    citation.type === 'statute' && citation.law.kind === 'named' && citation.article
      ? [{ lawName: citation.law.name, article: citation.article }]
      : [],
  );
}

/** Every text in what was read from a file. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
