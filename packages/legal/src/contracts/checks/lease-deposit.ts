import { parseNumeral } from '../../figures/numerals.ts';
import { type MoneyAmount, readMoney } from '../read-money.ts';
import type { Sentence } from '../sentences.ts';
import type { Check, CheckInput } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';

/** No statute caps it; more than a quarter's rent is far above what secures rent and repairs. */
const MOST_MONTHS = 3;
const DEPOSIT = /押金|(?:租赁|履约|房屋|租房|经营|质量)?保证金|\bdeposit\b/i;
const IN_MONTHS =
  /(?:押金|保证金)[^，,。；]{0,14}?(\d{1,2}|[一二两三四五六七八九十]{1,2})个?月的?(?:租金|房租)|(\d{1,2}|[一二两三四五六七八九十]{1,2})个月的?(?:租金|房租)?(?:作为|的)?(?:租赁|履约)?(?:押金|保证金)|押([一二两三四五六七八九十])付/;

/** A deposit of more than three months' rent. */
export const checkLeaseDeposit: Check = (input) => {
  const rent = monthlyRent(input);
  return allSentences(input).flatMap((sentence) => {
    const found = inMonths(sentence) ?? (rent === null ? null : asAmount(sentence, rent));
    if (!found || found.months <= MOST_MONTHS + 0.01) return [];
    const months = Math.round(found.months * 10) / 10;
    return [
      {
        spans: [spanIn(sentence, found.start, found.end)],
        clauseId: sentence.clause?.id ?? null,
        detail: {
          zh: `押金相当于${months}个月的租金。`,
          en: `The deposit is ${months} months' rent.`,
        },
      },
    ];
  });
};

interface Deposit {
  months: number;
  start: number;
  end: number;
}

function inMonths({ text }: Sentence): Deposit | null {
  const match = IN_MONTHS.exec(text);
  if (!match) return null;
  const raw = match[1] ?? match[2] ?? match[3] ?? '';
  return { months: parseNumeral(raw) ?? 0, start: match.index, end: match.index + match[0].length };
}

function asAmount({ text }: Sentence, rent: number): Deposit | null {
  const at = DEPOSIT.exec(text);
  if (!at) return null;
  const amount = readMoney(text).find(({ start }) => start > at.index && start - at.index <= 24);
  return amount ? { months: amount.value / rent, start: amount.start, end: amount.end } : null;
}

/** The rent of a month, where one is stated. */
function monthlyRent(input: CheckInput): number | null {
  for (const { text } of allSentences(input)) {
    if (!/租|\brent\b/i.test(text)) continue;
    const found = readMoney(text).flatMap((amount) => perMonth(text, amount) ?? []);
    if (found[0] !== undefined) return found[0];
  }
  return null;
}

function perMonth(text: string, { value, start, end, currency }: MoneyAmount): number | null {
  if (currency !== 'CNY' || value <= 0) return null;
  const before = /[^，,。；;]*$/.exec(text.slice(Math.max(0, start - 24), start))?.[0] ?? '';
  const after = text.slice(end, end + 24).replace(/^[（(][^）)]{0,24}[）)]/, '');
  if (/平方|㎡|平米|押金|保证金|deposit|square/i.test(before + after.slice(0, 6))) return null;
  if (/(?:每年|年租金|年租)/.test(before) || /^\s*[/／每]年/.test(after)) return value / 12;
  const isMonthly =
    /(?:每月|月租金?)|monthly rent/i.test(before) ||
    /^\s*(?:整)?\s*(?:[/／每]月|(?:per|a|each) month)/i.test(after);
  return isMonthly ? value : null;
}
