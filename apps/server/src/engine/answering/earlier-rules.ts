import { type EarlierRule, NO_POINT } from '@mingfa/content/earlier-rule';
import type { Guide } from '@mingfa/content/guide';
import { isArticleEvidence } from '@mingfa/contract/evidence';
import { readEventDays } from '@mingfa/legal/questions/read-event-days';
import { formatArticleKey, parseArticleKey } from '@mingfa/legal/statute/article-number';
import type { FoundGuide } from '../retrieval/index.ts';
import { addArticle } from './article-source.ts';
import type { LibraryReader } from './library-reader.ts';
import type { SourceList } from './source-list.ts';

/** The rule of an earlier time that a story calls for. */
export interface CalledRule {
  rule: EarlierRule;
  /** The day of the story, and the words it was read from: none where the day was chosen. */
  day: string;
  said: string | null;
}

/** The same with its articles among the sources of the answer; null where the library does not hold them. */
export interface ToldRule extends CalledRule {
  source: number | null;
  transition: number | null;
}

/** What the rule is chosen by. */
export interface ToldStory {
  text: string;
  /** Ids of the points that were asked. */
  points: readonly string[];
  asOf: string;
  today: string;
}

/**
 * The first rule of a guide for what happened on a day of the story, those of the points that were asked before those of the whole
 * situation. A day is that of the loan or the death only where a word of it is told with the day.
 */
export function callEarlierRule(guide: Guide, { text, points, asOf, today }: ToldStory): CalledRule | null {
  const rules = (guide.earlier ?? []).filter(({ notAsked }) => !notAsked?.some((id) => points.includes(id)));
  const fitting = [
    ...rules.filter(({ asked }) => asked?.some((id) => points.includes(id))),
    ...rules.filter(({ asked }) => !asked || (points.length === 0 && asked.includes(NO_POINT))),
  ];
  if (fitting.length === 0) return null;
  const days = asOf === today ? tellDays(text, today) : [{ from: asOf, to: asOf, said: null, told: text }];
  for (const rule of fitting)
    for (const { from, to, said, told } of days)
      if (to < rule.before && from >= (rule.from ?? '') && isTold(rule, told))
        return { rule, day: from, said };
  return null;
}

const isTold = ({ toldBy }: EarlierRule, told: string): boolean =>
  !toldBy || [...toldBy.zh, ...toldBy.en].some((word) => told.toLowerCase().includes(word.toLowerCase()));

/** The days of a story with what is told of each: from its clause to that of the next day, the beginning with the first. */
function tellDays(text: string, today: string) {
  let after = 0;
  const days = readEventDays(text, today).map((day) => {
    const at = Math.max(text.indexOf(day.said, after), after);
    after = at + day.said.length;
    return { ...day, at };
  });
  const starts = days.map(({ at }, index) => {
    if (index === 0) return 0;
    const clause = beginningOfClause(text, at);
    return clause > (days[index - 1]?.at ?? 0) ? clause : at;
  });
  return days.map((day, index) => ({ ...day, told: text.slice(starts[index], starts[index + 1]) }));
}

const beginningOfClause = (text: string, at: number): number =>
  Math.max(...[...'，。；！？,.;!?\n'].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;

/** For each guide what held on a day of the story, where it is written of. */
export async function tellEarlierRules(
  library: LibraryReader,
  sources: SourceList,
  guides: readonly FoundGuide[],
  story: Omit<ToldStory, 'points'>,
): Promise<(ToldRule | null)[]> {
  const told: (ToldRule | null)[] = [];
  for (const { guide, points } of guides) {
    const called = callEarlierRule(guide, { ...story, points });
    told.push(called && (await tellEarlierRule(library, sources, called, story.today)));
  }
  return told;
}

/** Takes the older law and the article that makes it decide among the sources. */
async function tellEarlierRule(
  library: LibraryReader,
  sources: SourceList,
  called: CalledRule,
  today: string,
): Promise<ToldRule> {
  const add = async (place: string | undefined, day: string, status: '现行有效' | null) => {
    const [lawName = '', key = ''] = place?.split(' ') ?? [];
    const article = parseArticleKey(key);
    return article
      ? addArticle(library, sources, { lawName, article, paragraph: null, item: null }, day, status)
      : null;
  };
  const { source, transition } = called.rule;
  return {
    ...called,
    source: typeof source === 'string' ? await add(source, called.day, null) : null,
    transition: await add(transition, today, '现行有效'),
  };
}

/** The library for the check of an answer that cites law of an earlier day: that law is looked up as it stood on that day. */
export function withEarlierLaw(
  library: LibraryReader,
  sources: SourceList,
  told: readonly (ToldRule | null)[],
): LibraryReader {
  const earlier = told.flatMap((one) => {
    const source = sources.all().find(({ index }) => index === one?.source);
    if (!one || !source || !isArticleEvidence(source)) return [];
    return [{ day: one.day, title: source.title, shortTitle: source.shortTitle, place: source.place }];
  });
  if (earlier.length === 0) return library;
  return {
    ...library,
    async resolvePlaces(places, asOf) {
      const resolved = await library.resolvePlaces(places, asOf);
      return Promise.all(
        resolved.map(async (found, at) => {
          const asked = places[at];
          // By its name: a law and its successor may be one in the library, or share a short title.
          const old = earlier.find(
            ({ place, title, shortTitle }) =>
              asked &&
              place.articleKey === formatArticleKey(asked.article) &&
              [title, shortTitle].includes(asked.lawName),
          );
          if (!asked || !old) return found;
          const [then] = await library.resolvePlaces([{ ...asked, lawName: old.title }], old.day);
          return then ?? found;
        }),
      );
    },
  };
}
