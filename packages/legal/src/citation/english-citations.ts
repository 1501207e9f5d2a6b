import { ENGLISH_TITLES } from '../statute/law-abbreviations.ts';
import type { StatuteCitation } from './citation.ts';

const NAMES = Object.keys(ENGLISH_TITLES)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[-]/g, '[- ]'))
  .join('|');
const COUNTRY = "(?:(?:the )?(?:PRC|Chinese|China's|China’s) )?";
const OF_COUNTRY = "(?: of (?:the )?(?:PRC|People['’]s Republic of China|China))?";
const LAW = `(?:the )?(${COUNTRY}(?:${NAMES})${OF_COUNTRY})`;
const ARTICLE = '(?:Articles?|Arts?\\.?)';
const NUMBER = '(\\d{1,4})(?:-(\\d{1,2}))?';
const PARAGRAPH = '(?:\\((\\d{1,2})\\)|,? (?:paragraph|para\\.?) (\\d{1,2}))?';

/** Article 577 of the Civil Code; Articles 46 and 47 of the Labor Contract Law. */
const ARTICLE_FIRST = new RegExp(
  `\\b${ARTICLE} ${NUMBER}${PARAGRAPH}((?:(?:,| and|, and| or|-| to) \\d{1,4})*|-\\d{1,4})(?: of | \\(| )${LAW}`,
  'gi',
);
/** Civil Code, Article 577; Civil Code Art. 577. */
const LAW_FIRST = new RegExp(`\\b${LAW},? ${ARTICLE} ${NUMBER}${PARAGRAPH}`, 'gi');
/** Article 14 of the Interpretation on … (《…解释》), Article 14 of the 《…解释》: the Chinese title says which law, whatever it is called in English. */
const TITLE_BEHIND = new RegExp(
  `\\b${ARTICLE} ${NUMBER}${PARAGRAPH} of (?:the )?(?:[a-z][a-z0-9 ,.'’()-]{0,160}?\\()?《([^《》\\n]{2,80})》\\)?`,
  'gi',
);
/** First paragraph of Article 577. */
const PARAGRAPH_BEFORE = /(?:\b(?:paragraph|para\.?) (\d{1,2}),? (?:of )?)$/i;

function citation(
  text: string,
  start: number,
  end: number,
  name: string,
  main: number,
  sub: number,
  paragraph: number | null,
): StatuteCitation {
  return {
    type: 'statute',
    raw: text.slice(start, end),
    start,
    end,
    law: { kind: 'named', name, marked: false },
    article: { main, sub },
    to: null,
    paragraph,
    item: null,
    subitem: null,
  };
}

/** Finds citations of Chinese laws written in English, for the laws whose English name is in use and those whose Chinese title is added. */
export function findEnglishCitations(text: string, flat: string): StatuteCitation[] {
  if (!/\bArt/i.test(flat)) return [];
  const found: StatuteCitation[] = [];
  for (const match of flat.matchAll(TITLE_BEHIND)) {
    const paragraph = Number(match[3] ?? match[4] ?? 0) || null;
    const end = match.index + match[0].length;
    // Of the text itself: in the flat one its brackets are narrow.
    const name = /《(.+)》/.exec(text.slice(match.index, end))?.[1] ?? '';
    found.push(citation(text, match.index, end, name, Number(match[1]), Number(match[2] ?? 0), paragraph));
  }
  for (const match of flat.matchAll(ARTICLE_FIRST)) {
    const name = match[6] ?? '';
    const before = PARAGRAPH_BEFORE.exec(flat.slice(Math.max(0, match.index - 24), match.index));
    const start = match.index - (before?.[0].length ?? 0);
    const rest = match[5] ?? '';
    const end = match.index + match[0].length;
    const headEnd = end - (match[0].length - match[0].indexOf(rest, match[0].indexOf(match[1] ?? '')));
    const paragraph = Number(match[3] ?? match[4] ?? before?.[1] ?? 0) || null;
    const first = citation(
      text,
      start,
      rest ? headEnd : end,
      name,
      Number(match[1]),
      Number(match[2] ?? 0),
      paragraph,
    );
    found.push(first);
    if (!rest) continue;
    const numbers = [...rest.matchAll(/\d+/g)];
    const only = numbers[0];
    if (numbers.length === 1 && only && /-| to/.test(rest)) {
      first.end = end;
      first.raw = text.slice(start, end);
      first.to = { main: Number(only[0]), sub: 0 };
      continue;
    }
    let from = headEnd;
    for (const [index, number] of numbers.entries()) {
      const to = index === numbers.length - 1 ? end : headEnd + number.index + number[0].length;
      const next = citation(text, from, to, name, Number(number[0]), 0, null);
      next.law = { kind: 'anaphoric', word: '', antecedent: name };
      found.push(next);
      from = to;
    }
  }
  for (const match of flat.matchAll(LAW_FIRST)) {
    const paragraph = Number(match[4] ?? match[5] ?? 0) || null;
    const end = match.index + match[0].length;
    found.push(
      citation(text, match.index, end, match[1] ?? '', Number(match[2]), Number(match[3] ?? 0), paragraph),
    );
  }
  return found;
}
