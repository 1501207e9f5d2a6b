import { isIsoDate } from '../figures/calendar.ts';
import { isWholeFen, MAX_YUAN } from '../figures/money.ts';
import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from '../judgments/case-number.ts';
import { impossibleCaseNumber } from '../judgments/impossible-case-number.ts';
import { readCourt } from '../judgments/read-court.ts';
import { hasCreditCodeCheck, hasIdentityCheck } from '../redaction/check-digits.ts';
import type { IsoDate } from '../statute/statute.ts';
import { toFlatText } from '../words/flat-text.ts';
import type { FactDefinition } from './fact-definition.ts';
import type { FactValue } from './fact-sheet.ts';

/** What is wrong with a value: a key for the reader's language, with its figures. */
export const FACT_PROBLEMS = [
  'not_of_its_kind',
  'too_long',
  'more_than_cents',
  'out_of_range',
  'no_such_day',
  'day_ahead',
  'no_such_choice',
  'identity_length',
  'identity_birthday',
  'identity_check',
  'credit_code_form',
  'credit_code_check',
  'mobile_form',
  'case_number_form',
  'case_number_impossible',
  'court_form',
] as const;
/** A problem with its figures. */
export interface FactProblem {
  problem: (typeof FACT_PROBLEMS)[number];
  least?: number;
  greatest?: number;
}

const TEXT_MAX = 500;
const LONG_TEXT_MAX = 50_000;

/** What is wrong with the value of a fact; null where nothing is. Identity numbers by GB 11643, credit codes by GB 32100. */
export function checkFact(definition: FactDefinition, value: FactValue, today: IsoDate): FactProblem | null {
  switch (definition.kind) {
    case 'yes_no':
      return typeof value === 'boolean' ? null : { problem: 'not_of_its_kind' };
    case 'money':
    case 'percent':
    case 'count':
      return typeof value === 'number' ? checkNumber(definition, value) : { problem: 'not_of_its_kind' };
    case 'list':
      return { problem: 'not_of_its_kind' };
    default:
      return typeof value === 'string'
        ? checkText(definition, value.trim(), today)
        : { problem: 'not_of_its_kind' };
  }
}

function checkNumber({ kind, least = 0, greatest }: FactDefinition, value: number): FactProblem | null {
  const most = greatest ?? (kind === 'money' ? MAX_YUAN : kind === 'percent' ? 100_000 : 1_000_000);
  if (!Number.isFinite(value) || value < least || value > most)
    return { problem: 'out_of_range', least, greatest: most };
  if (kind === 'count' && !Number.isInteger(value)) return { problem: 'not_of_its_kind' };
  return kind === 'money' && !isWholeFen(value) ? { problem: 'more_than_cents' } : null;
}

function checkText(definition: FactDefinition, value: string, today: IsoDate): FactProblem | null {
  const greatest = definition.kind === 'long_text' ? LONG_TEXT_MAX : TEXT_MAX;
  if (value.length > greatest) return { problem: 'too_long', greatest };
  switch (definition.kind) {
    case 'date':
      if (!isIsoDate(value)) return { problem: 'no_such_day' };
      return definition.past && value > today ? { problem: 'day_ahead' } : null;
    case 'choice':
      return definition.options?.some((option) => option.value === value)
        ? null
        : { problem: 'no_such_choice' };
    case 'identity_number':
      return checkIdentity(value.toUpperCase(), today);
    case 'credit_code':
      return checkCreditCode(value.toUpperCase());
    case 'mobile':
      return /^(?:\+?86[- ]?)?1[3-9]\d{9}$|^0\d{2,3}[- ]?[2-9]\d{6,7}(?:-\d{1,6})?$/.test(value)
        ? null
        : { problem: 'mobile_form' };
    case 'case_number':
      return checkCaseNumber(value, today);
    case 'court':
      return readCourt(value, null, '').level === null || !/法院$/.test(value)
        ? { problem: 'court_form' }
        : null;
    default:
      return null;
  }
}

function checkIdentity(value: string, today: IsoDate): FactProblem | null {
  if (!/^[1-9]\d{16}[\dX]$/.test(value)) return { problem: 'identity_length' };
  const born = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`;
  if (!isIsoDate(born) || born > today) return { problem: 'identity_birthday' };
  return hasIdentityCheck(value) ? null : { problem: 'identity_check' };
}

function checkCreditCode(value: string): FactProblem | null {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(value)) return { problem: 'credit_code_form' };
  return hasCreditCodeCheck(value) ? null : { problem: 'credit_code_check' };
}

function checkCaseNumber(value: string, today: IsoDate): FactProblem | null {
  const flat = toFlatText(value);
  const [match] = [...flat.matchAll(CASE_NUMBER_PATTERN)];
  const number = match && match[0] === flat ? readCaseNumberMatch(match) : null;
  if (!number) return { problem: 'case_number_form' };
  return impossibleCaseNumber(number, Number(today.slice(0, 4)))
    ? { problem: 'case_number_impossible' }
    : null;
}
