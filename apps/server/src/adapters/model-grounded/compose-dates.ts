import { type ArticleEvidence, isArticleEvidence } from '@mingfa/contract/evidence';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { isLimitation, workOutLastDay } from '@mingfa/legal/questions/work-out';
import type { FoundGuide, FoundMaterial } from './found-material.ts';
import { isOfLaterLaw } from './later-law.ts';
import { ownWords } from './own-words.ts';
import type { Phrases } from './phrases.ts';
import { isSupported } from './quote.ts';

/** Deadlines told; the first ones of a guide are the most pressing. */
const DEADLINES_MAX = 2;

/**
 * Last days by what a guide names, computed where the story says the day they start from; `later` are the words on periods that were
 * otherwise on the day asked for.
 */
export function composeDates(
  one: FoundGuide,
  reading: QuestionReading,
  found: FoundMaterial,
  phrases: Phrases,
): { lines: string[]; later: string[]; told: number[]; unknownStart: boolean } {
  const { guide, sources } = one;
  const language = found.language === 'en' ? 'en' : 'zh';
  const sourceOf = (place: string): ArticleEvidence | undefined => {
    const number = sources[guide.articles.findIndex((article) => article.place === place)];
    return found.evidence.filter(isArticleEvidence).find(({ index }) => index === number);
  };
  const cited: number[] = [];
  const later: string[] = [];
  let unknownStart = false;
  const lines = guide.deadlines.slice(0, DEADLINES_MAX).flatMap(({ text, source, calculator }) => {
    const held = sourceOf(source);
    const words = ownWords(text[language]);
    const day = calculator ? workOutLastDay(calculator, reading, found.published) : null;
    if (isLimitation(calculator) && !day) unknownStart = true;
    const told = day ? phrases.lastDay(day, found.today ?? found.asOf, isLimitation(calculator)) : null;
    const at = guide.articles.findIndex((article) => article.place === source);
    if (isOfLaterLaw(one, at)) {
      later.push(`- ${words}`);
      // The calculators of limitation know the periods of former law.
      return told && isLimitation(calculator) ? [`- ${told}`] : [];
    }
    const said = told ? `${told} ${words}` : words;
    if (!held) return `- ${said}`;
    cited.push(held.index);
    const place = `${phrases.place(held)}[${held.index}]`;
    return language === 'en' || held.kind === 'digest' || isSupported(text.zh, held)
      ? `- ${phrases.citing(said, place)}`
      : `- ${place}\n  ${said}`;
  });
  return { lines, later, told: cited, unknownStart };
}
