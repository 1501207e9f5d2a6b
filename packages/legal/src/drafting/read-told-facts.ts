import { findAmounts } from '../figures/find-amounts.ts';
import { findDates } from '../figures/find-dates.ts';
import { findPercentages } from '../figures/find-percentages.ts';
import { checkFact } from './check-fact.ts';
import { cleanText } from './clean-text.ts';
import type { FactDefinition } from './fact-definition.ts';
import type { FactValue } from './fact-sheet.ts';
import type { StoryFact } from './story-fact.ts';

/** A fact that somebody says a text tells, with the words it is read from. */
export interface ToldFact {
  /** As those of a story: `loan_principal`, `claimants/周明远/phone`. */
  path: string;
  value: FactValue;
  quote: string;
}

const plain = (text: string) => text.normalize('NFKC').replace(/[\s\-－—]/g, '');

/**
 * The facts that a text really tells: each stands where its words do, has the form of its kind, and is said by these words. The others are
 * dropped, since nobody could tell them from what was made up.
 * @param definitionOf what a path names; null for what there is not
 */
export function readToldFacts(
  text: string,
  told: readonly ToldFact[],
  definitionOf: (path: string) => FactDefinition | null,
  today: string,
): { facts: StoryFact[]; dropped: number } {
  const facts = told.flatMap(({ path, value: said, quote }): StoryFact[] => {
    const definition = definitionOf(path);
    const start = quote.trim() === '' ? -1 : text.indexOf(quote);
    const value = definition && inItsKind(definition, said);
    if (!definition || start < 0 || value === null || value === undefined) return [];
    if (checkFact(definition, value, today) || !isSaid(definition, value, text, quote)) return [];
    return [{ path, value, start, end: start + quote.length }];
  });
  return { facts, dropped: told.length - facts.length };
}

function inItsKind({ kind, options = [] }: FactDefinition, said: FactValue): FactValue | null {
  switch (kind) {
    case 'money':
    case 'percent':
    case 'count': {
      const number = typeof said === 'number' ? said : Number(String(said).replaceAll(',', ''));
      return typeof said === 'boolean' || !Number.isFinite(number) ? null : number;
    }
    case 'yes_no':
      return typeof said === 'boolean' ? said : null;
    case 'choice': {
      const option = options.find(({ value, written }) => value === said || written === said);
      return option?.value ?? null;
    }
    case 'list':
      return null;
    default: {
      const words = typeof said === 'string' ? cleanText(said).trim() : '';
      return words === '' ? null : words;
    }
  }
}

/** Whether the quoted words say the value: a figure, a day or a name that is not in them was worked out, or made up. */
function isSaid({ kind }: FactDefinition, value: FactValue, text: string, quote: string): boolean {
  switch (kind) {
    case 'money':
    case 'count':
      return findAmounts(quote).some((amount) => amount.value === value);
    case 'percent':
      return (
        findPercentages(quote).some(({ percent }) => percent === value) ||
        findAmounts(quote).some((amount) => amount.value === value)
      );
    case 'date':
      return findDates(quote).some(({ year, month, day }) => {
        const [toldYear, toldMonth, toldDay] = String(value).split('-').map(Number);
        return (year === null || year === toldYear) && month === toldMonth && day === toldDay;
      });
    // What a choice is called stands in no text.
    case 'choice':
    case 'yes_no':
      return true;
    case 'long_text':
      return plain(text).includes(plain(String(value)));
    default:
      return plain(quote).includes(plain(String(value)));
  }
}
