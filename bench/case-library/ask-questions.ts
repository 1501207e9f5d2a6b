import { segmentWords } from '@mingfa/legal/words/segmentation';
import type { MadeCase } from './make-cases.ts';

/** A question to the search as a request asks it. */
export type Question = Record<string, string>;

const ARTICLES = ['刑法第二百三十四条', '民事诉讼法第二百条', '合同法第六十条', '刑事诉讼法第二百三十五条'];
const SECTIONS = ['facts', 'reasoning', 'ruling', 'claims'];

/**
 * Questions of eight kinds about made cases, each asked once: two words, three words, a sentence, a phrase, a choice and an exclusion, a
 * number, a cited article, words in one section with a filter.
 */
export function makeQuestions(cases: readonly MadeCase[]): Question[] {
  return cases.map((one, at) => {
    const lines = one.text.split('\n').filter((line) => line.length > 60);
    const line = lines[at % lines.length] ?? one.text;
    const words = [...new Set(segmentWords(line))].filter(
      (word) => word.length > 1 && /^\p{Script=Han}+$/u.test(word),
    );
    const word = (number: number) => words[(at * 7 + number * 3) % Math.max(1, words.length)] ?? '合同';
    const sentence = /[一-鿿]{10,26}/.exec(line.slice(20))?.[0] ?? word(0);
    const kinds: Question[] = [
      { q: `${word(0)} ${word(1)}` },
      { q: `${word(0)} ${word(1)} ${word(2)}` },
      { q: sentence },
      { q: `"${sentence.slice(0, 6)}"` },
      { q: `${word(0)} OR ${word(1)} NOT ${word(2)}` },
      { q: /（\d{4}）\S+?号/.exec(one.text)?.[0] ?? word(0) },
      { q: ARTICLES[at % ARTICLES.length] ?? '' },
      {
        q: `${word(0)} ${word(1)}`,
        section: SECTIONS[at % SECTIONS.length] ?? 'facts',
        yearFrom: '2015',
        area: at % 2 ? 'civil' : 'criminal',
      },
    ];
    return kinds[at % kinds.length] as Question;
  });
}

/** What a screen asks for before anything is typed, and while filters are clicked. */
export const FACET_QUESTIONS: readonly Question[] = [
  { pageSize: '1' },
  { pageSize: '1', area: 'civil' },
  { pageSize: '1', yearFrom: '2016', yearTo: '2020' },
  { pageSize: '1', level: 'basic', kind: 'judgment' },
  { pageSize: '1', region: '浙江' },
];
