import type { ReviewColumnRule } from './column-rule.ts';
import { placeQuote } from './place-quote.ts';
import { type Passage, readPassages } from './read-passages.ts';
import { isAgreement, NOT_FOR_THIS_PAPER, nothingSaid } from './subject-column.ts';
import { takeWords } from './take-values.ts';

/** A column that lists what stands behind a label, once for every side: codes, addresses, representatives. */
interface ListedColumn extends Omit<ReviewColumnRule, 'read' | 'kind'> {
  /** Words of the label; with one, the document speaks of it. */
  about: RegExp;
  english?: RegExp;
  /** The value is the last group; flag `g`. */
  values: RegExp;
  most: number;
  sections?: readonly Passage['section'][];
}

/** Lists the values in the order of the document, each once, divided by `；`; the first is quoted. */
export function listedColumn(column: ListedColumn): ReviewColumnRule {
  const { about, english, values, most, sections = ['preamble', 'signature', 'body'], ...rule } = column;
  const take = takeWords('text', most);
  return {
    ...rule,
    kind: 'text',
    read(input) {
      if (!isAgreement(input)) return NOT_FOR_THIS_PAPER;
      const subject = input.contract.language === 'en' ? english : about;
      if (!subject) return NOT_FOR_THIS_PAPER;
      const passages = readPassages(input.contract).all.filter(
        ({ section, text }) => sections.includes(section) && subject.test(text),
      );
      const [first] = passages;
      if (!first) return nothingSaid(input);
      const found = passages.flatMap((passage) =>
        [...passage.text.matchAll(values)].flatMap((match) => {
          const taken = take(passage, match);
          return taken ? [{ passage, taken }] : [];
        }),
      );
      const [one] = found;
      if (!one) {
        const at = Math.max(0, first.text.search(subject));
        return {
          state: 'not_found',
          value: null,
          ...placeQuote(input, { ...first, text: first.raw }, at, at + 1),
          confidence: first.open.length > 0 ? 'high' : 'medium',
        };
      }
      return {
        state: 'found',
        value: { kind: 'text', text: [...new Set(found.map(({ taken }) => taken.value.text))].join('；') },
        ...placeQuote(input, { ...one.passage, text: one.passage.raw }, one.taken.start, one.taken.end),
        confidence: 'high',
      };
    },
  };
}
