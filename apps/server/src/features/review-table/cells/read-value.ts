import type { ReviewColumnKind, ReviewValue } from '@mingfa/contract/review-cell';
import { findAmounts } from '@mingfa/legal/figures/find-amounts';
import { findDates } from '@mingfa/legal/figures/find-dates';
import { findDurations } from '@mingfa/legal/figures/find-durations';
import { findPercentages } from '@mingfa/legal/figures/find-percentages';
import { parseDecimal } from '@mingfa/legal/figures/numerals';

const YES = /^(?:是|有|yes|true|y|√|对|已约定|有约定)$/i;
const NO = /^(?:否|不是|没有|无|不|no|false|n|×|未约定)$/i;
const LIST = /[；;\n]+/;
const PARTS_MAX = 50;

/** Words as a value of a column's kind, as a person or a model wrote them; null where they are none. */
export function readValue(
  { kind, choices }: { kind: ReviewColumnKind; choices: readonly string[] },
  written: string,
): ReviewValue | null {
  const text = written.trim();
  if (text === '') return null;
  switch (kind) {
    case 'text':
    case 'quote':
      return { kind, text };
    case 'date': {
      const iso = findDates(text)[0]?.iso;
      return iso ? { kind, date: iso, text } : null;
    }
    case 'period': {
      const found = findDurations(text)[0];
      if (!found) return null;
      return { kind, amount: found.count, unit: found.unit === 'workday' ? 'working_day' : found.unit, text };
    }
    case 'money': {
      const found = findAmounts(text)[0];
      return found ? { kind, amount: String(found.value), currency: found.currency ?? 'CNY', text } : null;
    }
    case 'number':
      return readNumber(text);
    case 'yes_no':
      return YES.test(text) || NO.test(text) ? { kind, yes: YES.test(text), text } : null;
    case 'choice': {
      const choice = choices.find((one) => one.toLowerCase() === text.toLowerCase());
      return choice === undefined ? null : { kind, choice, text: choice };
    }
    case 'party': {
      const parties = parts(text).map(readParty);
      return parties.length > 0 ? { kind, parties, text } : null;
    }
    case 'article': {
      const citations = parts(text);
      return citations.length > 0 ? { kind, citations, text } : null;
    }
  }
}

function readNumber(text: string): ReviewValue | null {
  const share = findPercentages(text)[0];
  if (share) return { kind: 'number', number: String(share.percent), unit: '%', text };
  const match = /^(-?[\d,.]+|[〇零一二两三四五六七八九十百千万亿点]+)\s*(\D{0,12})$/.exec(text);
  if (!match) return null;
  const [, digits = '', unit = ''] = match;
  const isBelow = digits.startsWith('-');
  const number = parseDecimal(isBelow ? digits.slice(1) : digits);
  return number === null ? null : { kind: 'number', number: String(isBelow ? -number : number), unit, text };
}

const parts = (text: string): string[] =>
  text
    .split(LIST)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, PARTS_MAX);

/** `甲方：某公司` has a role and a name. */
function readParty(text: string): { name: string; role: string } {
  const at = text.search(/[：:]/);
  return at > 0 && at <= 20
    ? { role: text.slice(0, at).trim(), name: text.slice(at + 1).trim() || text }
    : { role: '', name: text };
}
