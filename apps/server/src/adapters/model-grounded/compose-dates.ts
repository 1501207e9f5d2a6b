import { type ArticleEvidence, isArticleEvidence } from '@mingfa/contract/evidence';
import { findCalculator } from '@mingfa/legal/calculators/registry';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { readStartDay } from '@mingfa/legal/questions/read-start-day';
import type { FoundGuide, FoundMaterial } from './found-material.ts';
import { ownWords } from './own-words.ts';
import type { Phrases } from './phrases.ts';
import { isSupported, labelOf } from './quote.ts';

/** Periods that only the debtor can plead, and that begin anew when the claim is made (民法典192, 195; 调解仲裁法27). */
const LIMITATIONS = ['civil-limitation', 'labour-arbitration-limitation'];
/** Whether a calculator works out such a period. */
export const isLimitation = (calculator: string | undefined): boolean =>
  calculator !== undefined && LIMITATIONS.includes(calculator);

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
    const day = calculator ? lastDay(calculator, reading, found) : null;
    if (isLimitation(calculator) && !day) unknownStart = true;
    const said = day ? `${phrases.lastDay(day, found.asOf, isLimitation(calculator))} ${words}` : words;
    if (!held) return `- ${said}`;
    told.push(held.index);
    const place = `${labelOf(held)}[${held.index}]`;
    return held.kind === 'digest' || isSupported(text.zh, held)
      ? `- ${phrases.citing(said, place)}`
      : `- ${place}\n  ${said}`;
  });
  return { lines, told, unknownStart };
}

/** The day a period ends, where the story says when it began; null else. */
function lastDay(id: string, reading: QuestionReading, { published }: FoundMaterial): string | null {
  const called = reading.calculator;
  if (called?.id === id && called.outcome.status === 'result') return called.outcome.date ?? null;
  if (!LIMITATIONS.includes(id)) return null;
  const startOn = readStartDay(id, reading.text, reading.dates);
  if (!startOn) return null;
  const outcome = findCalculator(id)?.calculate({ startOn }, published);
  return outcome?.status === 'result' ? (outcome.date ?? null) : null;
}
