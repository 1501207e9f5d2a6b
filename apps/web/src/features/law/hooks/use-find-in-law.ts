import { useDeferredValue, useMemo, useState } from 'react';
import type { LawText } from '../components/law-facts.tsx';
import { findMatches, type LawMatch, wordsToFind } from '../model/find-in-law.ts';

/** Words looked for in the shown text, how often they stand in it, and at which of these places the reader is. */
export function useFindInLaw(text: LawText | null) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  // Typing stays quick in a law of a thousand articles.
  const settled = useDeferredValue(typed);
  const words = useMemo(() => (text ? wordsToFind(settled, text.articles) : ''), [text, settled]);
  const matches = useMemo(() => (text ? findMatches(text, words) : []), [text, words]);
  const place = matches.length === 0 ? 0 : Math.min(at, matches.length - 1);
  const go = (to: number) => setAt(matches.length === 0 ? 0 : (to + matches.length) % matches.length);
  return {
    typed,
    /** What is marked in the text; empty while nothing is looked for. */
    words,
    matches,
    /** From 0; where the reader is among the matches. */
    place,
    current: (matches[place] ?? null) as LawMatch | null,
    type: (next: string) => {
      setTyped(next);
      setAt(0);
    },
    next: () => go(place + 1),
    previous: () => go(place - 1),
    goTo: (articleKey: string) => go(matches.findIndex((match) => match.place === articleKey)),
  };
}

export type FindInLaw = ReturnType<typeof useFindInLaw>;
