import { describeFigure } from '@mingfa/legal/calculators/describe-figure';
import { checkStatedFigure, type LawFigure } from '@mingfa/legal/citation/agreement/check-stated-figure';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { readStatedFigure } from '@mingfa/legal/questions/read-stated-figure';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import type { FoundMaterial } from './found-material.ts';
import type { Phrases } from './phrases.ts';

/** Says plainly whether a figure that a question states of one article is the article's; nothing where it was not compared. */
export function composeStatedFigure(
  reading: QuestionReading,
  found: FoundMaterial,
  phrases: Phrases,
): string[] {
  const stated = readStatedFigure(reading);
  const [asked, ...others] = found.asked;
  if (!stated || asked?.state !== 'held' || others.length > 0) return [];
  const { citation, statement } = stated;
  const source = found.evidence.find((one) => {
    if (one.kind !== 'law' || !asked.label.startsWith(`《${one.shortTitle}》`)) return false;
    const number = parseArticleKey(one.place.articleKey);
    return number?.main === citation.article?.main && number?.sub === citation.article?.sub;
  });
  if (!source) return [];
  const checked = checkStatedFigure(statement, {
    articleText: source.text,
    paragraph: citation.paragraph,
    item: citation.item,
    everyday: found.words.flatMap(({ legal }) => legal).join(' '),
  });
  if (!checked) return [];
  const figures = checked.law.map((one) => (phrases.language === 'en' ? inEnglish(one) : one.words));
  const place = `${phrases.place(source)}[${source.index}]`;
  return [`**${phrases.statedFigure(checked.isRight, place, figures)}**`];
}

const DAYS_OF_YEAR = 360;
const DAYS_OF_MONTH = 30;

/** A figure of the law as English says it; as the law writes it where it counts something else. */
function inEnglish({ kind, value, bound, words }: LawFigure): string {
  const said = countInEnglish(kind, value);
  return said === null ? words : `${BOUNDS[bound]}${said}`;
}

const BOUNDS = { least: 'at least ', more: 'more than ', most: 'at most ', less: 'less than ', exact: '' };

function countInEnglish(kind: LawFigure['kind'], value: number): string | null {
  const say = (count: number, unit: Parameters<typeof describeFigure>[0]['unit']) =>
    describeFigure({ value: count, unit }, 'en');
  if (kind === 'share') return say(value, 'percent');
  if (kind === 'money') return say(value, 'yuan');
  if (kind === 'multiple') return say(value, 'times');
  if (kind !== 'time' || value < 1) return null;
  if (value % DAYS_OF_YEAR === 0) return say(value / DAYS_OF_YEAR, 'year');
  return value % DAYS_OF_MONTH === 0 ? say(value / DAYS_OF_MONTH, 'month') : say(value, 'day');
}
