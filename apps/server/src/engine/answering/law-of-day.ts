import type { Language } from '@mingfa/contract/values';
import { formatCitation } from '@mingfa/legal/citation/citations';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { shortLawTitle } from '@mingfa/legal/statute/law-title';
import { type TransitionRule, transitionRules } from '@mingfa/legal/statute/transition-rules';
import type { PlaceOfDay } from '../retrieval/index.ts';
import { addArticle } from './article-source.ts';
import type { ToldRule } from './earlier-rules.ts';
import type { LibraryReader } from './library-reader.ts';
import type { SourceList } from './source-list.ts';

/** Names in one sentence; more of them nobody reads. */
const NAMES_MAX = 4;

/** What is said before an answer by the law of an earlier day. */
export interface AskedDay {
  day: string;
  today: string;
  language: Language;
  /** What the answer rests on today, as the law of the day has it. */
  places: readonly PlaceOfDay[];
  /** Of these the places that decide the points which were asked: `民法典 1136`. */
  deciding?: readonly string[];
  /** The answer also tells what a guide says by today's law. */
  isGuided: boolean;
  /** What is asked of may have happened on a later day of the story, by today's law. */
  hasLater?: boolean;
  /** The words of the story that name the day, where the answer is by today's law all the same. */
  said?: string;
}

/** What is said before an answer that leads with the rule of that time, or before one for which that rule was the same. */
export function tellRuleOfDay({ rule, said, day, transition }: ToldRule, language: Language): string {
  const words = WORDS[language];
  const told = rule.same
    ? words.sameRule(said ?? day, rule.answer[language === 'en' ? 'en' : 'zh'])
    : `**${words.ruleFirst(said ?? day)}**${words.stop}`;
  // On a line of its own: our words are no statement of what the article says.
  const decides = rule.transition && words.decides(placeNamed(rule.transition, transition), transition);
  return decides ? `${told}\n\n- ${decides}` : told;
}

/** Only what the library holds is named as a citation, for the check to look at. */
function placeNamed(place: string, number: number | null): string {
  const [name = '', key = ''] = place.split(' ');
  const article = parseArticleKey(key);
  const cited = article
    ? formatCitation({ name: shortLawTitle(name), article, paragraph: null, item: null })
    : place;
  return number === null ? cited.replace(/》第([^》]+)$/, '》（$1）') : cited;
}

/**
 * Says first where the law of the day is not held, was otherwise, or was another law, and which rules let today's law judge what
 * happened then all the same. Those rules join the sources. Null where the answer rests on the law of the day as it stands.
 */
export async function tellLawOfDay(
  library: LibraryReader,
  sources: SourceList,
  asked: AskedDay,
): Promise<string | null> {
  const words = WORDS[asked.language];
  const standing = describeStanding(asked, words);
  if (standing === null) return null;
  const rules = transitionRules(
    asked.places.flatMap(({ law, asked: key }) => {
      const article = parseArticleKey(key)?.main;
      const decides = asked.deciding?.includes(`${law.shortTitle} ${key}`) ?? false;
      return article === undefined ? [] : [{ title: law.title, article, decides }];
    }),
    asked.day,
  );
  const [first] = rules;
  if (asked.hasLater && asked.said !== undefined) {
    const decides = first ? [words.rule(first, await numberOf(library, sources, first, asked.today))] : [];
    return [words.perhaps(asked.said), ...decides].join('\n\n');
  }
  const told: string[] = [];
  let source: string | null = null;
  for (const rule of rules) {
    if (rule.source !== source) told.push(words.exceptions(rule));
    source = rule.source;
    told.push(words.rule(rule, await numberOf(library, sources, rule, asked.today)));
  }
  const then = asked.said === undefined ? (asked.isGuided ? words.guided : '') : words.answeredToday;
  return [`**${standing}**${words.stop}${then}`, told.join('\n')].join('\n\n').trim();
}

function describeStanding({ day, said, places }: AskedDay, words: Words): string | null {
  const named = (some: readonly PlaceOfDay[]) =>
    [...new Set(some.map(({ law }) => `《${law.shortTitle}》`))].slice(0, NAMES_MAX);
  const of = (standing: PlaceOfDay['standing']) => places.filter((place) => place.standing === standing);
  const notYet = of('not_yet');
  const former = new Map(notYet.flatMap((place) => place.former.map((one) => [one.name, one] as const)));
  const inForce = [...former.values()].slice(0, NAMES_MAX);
  // An interpretation goes with the law it interprets.
  const unborn = notYet.filter(({ law, former }) => former.length === 0 && law.kind !== '司法解释');
  const withoutText = of('not_held');
  const laws = withoutText.filter(({ law }) => law.kind !== '司法解释');
  const missing = inForce.filter(({ isHeld }) => !isHeld);
  const others = named(inForce.length + laws.length > 0 ? laws : withoutText);
  const isNoneHeld = missing.length > 0 && missing.length === inForce.length;
  const notHeld = isNoneHeld ? others : [...missing.map(words.law), ...others];
  const changed = named(of('changed'));
  const parts = [
    ...(inForce.length > 0 ? [words.inForce(inForce.map(words.law))] : []),
    ...(isNoneHeld
      ? [words.noneHeld(missing.length, notHeld)]
      : notHeld.length > 0
        ? [words.notHeld(notHeld)]
        : []),
    ...(unborn.length > 0 ? [words.notYet(named(unborn))] : []),
    ...(changed.length > 0 ? [words.changed(changed)] : []),
  ];
  // Only interpretations are younger than the day.
  if (parts.length === 0 && notYet.length > 0) parts.push(words.notYet(named(notYet)));
  if (parts.length === 0) return null;
  return said === undefined ? words.of(day, parts) : words.ofSaid(said, parts);
}

/** The number of a rule among the sources; null where its text is not held. */
const numberOf = (
  library: LibraryReader,
  sources: SourceList,
  { source, article, paragraph, item }: TransitionRule,
  today: string,
): Promise<number | null> =>
  addArticle(
    library,
    sources,
    { lawName: source, article: { main: article, sub: 0 }, paragraph, item },
    today,
    '现行有效',
  );

/** With its law in every line: a bare article would be taken for one of the code the line speaks of. */
const placeOf = ({ source, article, paragraph, item }: TransitionRule): string =>
  formatCitation({ name: shortLawTitle(source), article: { main: article, sub: 0 }, paragraph, item });

const nested = (title: string): string => title.replaceAll('《', '〈').replaceAll('》', '〉');

interface Words {
  ruleFirst(said: string): string;
  sameRule(said: string, answer: string): string;
  decides(place: string, source: number | null): string;
  perhaps(said: string): string;
  law(law: { name: string; nameEn: string }): string;
  inForce(laws: string[]): string;
  /** None of the laws just named is held, nor the text of others. */
  noneHeld(count: number, others: string[]): string;
  notHeld(laws: string[]): string;
  notYet(laws: string[]): string;
  changed(laws: string[]): string;
  of(day: string, parts: string[]): string;
  ofSaid(said: string, parts: string[]): string;
  /** Marks stand inside the full stop: outside they would not be read as marks between Chinese characters. */
  stop: string;
  guided: string;
  /** The answer is by today's law, and the day can be chosen. */
  answeredToday: string;
  exceptions(rule: TransitionRule): string;
  rule(rule: TransitionRule, source: number | null): string;
}

const mark = (source: number | null): string => (source === null ? '' : `[${source}]`);

const WORDS: Record<Language, Words> = {
  'zh-CN': {
    ruleFirst: (said) => `您说到“${said}”，那时的规定不同：下面先说当时的，再说今天的`,
    sameRule: (said, answer) => `您说到“${said}”：${answer}`,
    decides: (place, source) => `${place}${mark(source)}\n  用那时的还是今天的法律，由这一条定`,
    perhaps: (said) =>
      `您说到“${said}”：要问的事如果发生在那时，那时的法律不同，点这个日期看；下面按今天的法律写。`,
    law: ({ name }) => `《${name}》`,
    inForce: (laws) => `当时适用的是${laws.join('')}`,
    noneHeld: (count, others) =>
      `法规库没有收录${count > 1 ? '它们' : '它'}${others.length > 0 ? `和${others.join('')}` : ''}当时的文本`,
    notHeld: (laws) => `法规库没有收录${laws.join('')}当时的文本`,
    notYet: (laws) => `当时还没有${laws.join('')}`,
    changed: (laws) => `${laws.join('')}当时的条文与今天不同`,
    of: (day, parts) => `按 ${day} 的法律：${parts.join('；')}`,
    ofSaid: (said, parts) => `您说到“${said}”，那时的法律不同：${parts.join('；')}`,
    stop: '。',
    guided: '下面标明“按今天的法律”的内容只供参照；程序、费用和办理机关以今天的为准。',
    answeredToday: '下面按今天的法律写；要按那时的法律看，点这个日期。',
    exceptions: ({ source, documentNumber }) =>
      `适用哪时的法律，看《${nested(source)}》（${documentNumber}）：\n`,
    rule: (rule, source) => `- ${rule.zh}（${placeOf(rule)}${mark(source)}）`,
  },
  en: {
    ruleFirst: (said) =>
      `You speak of “${said}”, when the rule was another: what held then comes first, today’s rule after it`,
    sameRule: (said, answer) => `You speak of “${said}”: ${answer}`,
    decides: (place, source) => `${place}${mark(source)}\n  which law judges it is ruled there`,
    perhaps: (said) =>
      `You speak of “${said}”: if what you ask about happened then, the law was another; choose that day to see it. Below stands today’s law.`,
    law: ({ name, nameEn }) => `the ${nameEn} (${name})`,
    inForce: (laws) => `${laws.join(' and ')} applied then`,
    noneHeld: (count, others) =>
      `the library holds ${count > 1 ? 'none of them' : 'no text of it'}${others.length > 0 ? `, nor the text of that day of ${others.join(', ')}` : ''}`,
    notHeld: (laws) => `the library does not hold the text of that day of ${laws.join(', ')}`,
    notYet: (laws) => `${laws.join(', ')} did not exist yet`,
    changed: (laws) => `${laws.join(', ')} read differently then`,
    of: (day, parts) => `By the law of ${day}: ${parts.join('; ')}`,
    ofSaid: (said, parts) => `You speak of “${said}”, when the law was another: ${parts.join('; ')}`,
    stop: '.',
    guided:
      ' What is marked as today’s law below is for orientation only; procedure, fees and offices are today’s.',
    answeredToday: ' Below stands today’s law; choose that day to see the law of then.',
    exceptions: ({ source, documentNumber }) =>
      `Which law judges it is ruled in 《${nested(source)}》 (${documentNumber}):\n`,
    // Our English words are no statement of what the Chinese text says.
    rule: (rule, source) => `- ${placeOf(rule)}${mark(source)}\n  ${rule.en}`,
  },
};
