import type { ReviewValue } from '@mingfa/contract/review-cell';

const CHARACTERS = 300;
/** Days of a unit, as people compare them. */
const DAYS = { hour: 1 / 24, day: 1, working_day: 1.4, week: 7, month: 30, year: 365 } as const;

/** What a value is grouped by: equal for values that mean the same, never empty; several values are a group of their own. */
export function groupOf(value: ReviewValue, parts: readonly { value: ReviewValue }[] = []): string {
  const key = parts.length > 1 ? parts.map((part) => keyOf(part.value)).join('；') : keyOf(value);
  return key.slice(0, CHARACTERS).toWellFormed() || '-';
}

function keyOf(value: ReviewValue): string {
  switch (value.kind) {
    case 'date':
      return value.date;
    case 'period':
      return periodKey(value.amount, value.unit);
    case 'money':
      return `${value.currency} ${plainNumber(value.amount)}`;
    case 'number':
      return `${plainNumber(value.number)} ${value.unit}`.trim();
    case 'yes_no':
      return value.yes ? 'yes' : 'no';
    case 'choice':
      return value.choice;
    case 'party':
      return value.parties
        .map(({ name }) => plainWords(name))
        .sort()
        .join('；');
    case 'article':
      return value.citations.map(plainWords).sort().join('；');
    default:
      return plainWords(value.text);
  }
}

/** 12 months are a year, a week is seven days; working days are compared with working days alone. */
function periodKey(amount: number, unit: keyof typeof DAYS): string {
  if (unit === 'year') return `${amount * 12} month`;
  if (unit === 'week') return `${amount * 7} day`;
  return `${amount} ${unit}`;
}

const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');
const plainNumber = (written: string): string =>
  Number.isFinite(Number(written)) ? String(Number(written)) : written;

/** What a value is sorted by; null where its words are. */
export function sortNumberOf(value: ReviewValue): number | null {
  const number =
    value.kind === 'date'
      ? Date.parse(value.date)
      : value.kind === 'period'
        ? value.amount * DAYS[value.unit]
        : value.kind === 'money'
          ? Number(value.amount)
          : value.kind === 'number'
            ? Number(value.number)
            : value.kind === 'yes_no'
              ? Number(value.yes)
              : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
