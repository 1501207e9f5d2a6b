import { type ArticleEvidence, isArticleEvidence } from '@mingfa/contract/evidence';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { isLimitation, workOutLastDay } from '@mingfa/legal/questions/work-out';
import type { FoundGuide, FoundMaterial } from './found-material.ts';
import { ownWords } from './own-words.ts';
import type { Phrases } from './phrases.ts';
import { isSupported } from './quote.ts';

/** Deadlines told; the first ones of a guide are the most pressing. */
const DEADLINES_MAX = 2;

/** Last days by what a guide names, computed where the story says the day they start from. */
export function composeDates(
  { guide, sources }: FoundGuide,
  reading: QuestionReading,
  found: FoundMaterial,
  phrases: Phrases,
): { lines: string[]; told: number[]; unknownStart: boolean } {
  const language = found.language === 'en' ? 'en' : 'zh';
  const sourceOf = (place: string): ArticleEvidence | undefined => {
    const number = sources[guide.articles.findIndex((article) => article.place === place)];
    return found.evidence.filter(isArticleEvidence).find(({ index }) => index === number);
  };
  const told: number[] = [];
  let unknownStart = false;
  const lines = guide.deadlines.slice(0, DEADLINES_MAX).map(({ text, source, calculator }) => {
    const held = sourceOf(source);
    const words = ownWords(text[language]);
    const day = calculator ? workOutLastDay(calculator, reading, found.published) : null;
    if (isLimitation(calculator) && !day) unknownStart = true;
    const said = day ? `${phrases.lastDay(day, found.asOf, isLimitation(calculator))} ${words}` : words;
    if (!held) return `- ${said}`;
    told.push(held.index);
    const place = `${phrases.place(held)}[${held.index}]`;
    return language === 'en' || held.kind === 'digest' || isSupported(text.zh, held)
      ? `- ${phrases.citing(said, place)}`
      : `- ${place}\n  ${said}`;
  });
  return { lines, told, unknownStart };
}
