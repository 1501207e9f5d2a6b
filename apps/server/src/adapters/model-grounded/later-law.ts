import { askedPoints, type FoundGuide } from './found-material.ts';
import { ownWords } from './own-words.ts';
import { overlap, termsOf } from './passages.ts';

/** With so much of the gist of an article a sentence may rest on it. */
const MAY_REST = 0.15;

/** Whether an article of a guide was otherwise, or not there, on the day asked for. */
export function isOfLaterLaw({ standings }: FoundGuide, at: number): boolean {
  const standing = standings?.[at];
  return standing === 'changed' || standing === 'not_held' || standing === 'not_yet';
}

/**
 * Tells the sentences of a guide that rest on articles which were otherwise, or not there, on the day asked for: they are no law of
 * that day. A sentence is law of the day only where it shares with the gist of articles that were the same, and of no other.
 */
export function findLaterSentences(one: FoundGuide, language: 'zh' | 'en'): (sentence: string) => boolean {
  const { articles } = one.guide;
  const isLater = articles.map((_, at) => isOfLaterLaw(one, at));
  if (!isLater.includes(true)) return () => false;
  // What only says where to go proves no rule of the day.
  const rests = articles.flatMap(({ why }, at) =>
    one.standings?.[at] === 'procedure' ? [] : [{ gist: why[language], isLater: isLater[at] === true }],
  );
  if (rests.every((article) => article.isLater)) return () => true;
  const ofLaterPoint = askedPoints(one)
    .filter(({ source }) => isLater[articles.findIndex(({ place }) => place === source)] === true)
    .map(({ answer }) => ownWords(answer[language]));
  return (sentence) => {
    if (ofLaterPoint.includes(sentence)) return true;
    const bearing = rests.filter(({ gist }) => overlap(termsOf(gist), sentence) >= MAY_REST);
    return bearing.length === 0 || bearing.some((article) => article.isLater);
  };
}
