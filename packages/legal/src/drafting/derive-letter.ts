import { entryAt, type FactSheet, type FactValue, offerFact, rowPath, rowsOf } from './fact-sheet.ts';
import { withoutDerived } from './without-derived.ts';

/** Whom a letter is from and to, what it is about and what it asks: what the suit of the same matter says of them. */
export const LETTER = ['our_client', 'letter_addressee', 'letter_subject', 'letter_demands'] as const;
const RULE = 'letter_of_suit';
const AMOUNT_RULE = 'sum_of_claims';
const FIELDS = [
  'party_kind',
  'name',
  'gender',
  'born_on',
  'identity_number',
  'domicile',
  'phone',
  'representative',
  'credit_code',
] as const;
/** The row that is offered; a row a person made keeps its place. */
const ROW = 's1';

/**
 * The sheet with what other papers of the matter need of its parties and claims: client and addressee by the side that is ours, and what is
 * to be preserved by the claims. Offered anew where what it follows from changed; what somebody typed stays.
 */
export function deriveLetter(before: FactSheet, after: FactSheet, has: (fact: string) => boolean): FactSheet {
  let sheet = after;
  const offer = (path: string, value: FactValue | undefined, old: FactValue | undefined, rule: string) => {
    if (value === old) return;
    sheet = withoutDerived(sheet, path, rule);
    if (value !== undefined) sheet = offerFact(sheet, path, { value, source: { kind: 'rule', rule } });
  };
  const [now, then] = [paperOf(after), paperOf(before)];
  for (const [list, side] of [
    ['our_client', 'ours'],
    ['letter_addressee', 'theirs'],
  ] as const) {
    if (!has(list)) continue;
    const row = rowsOf(after, list)[0] ?? ROW;
    for (const field of FIELDS) offer(rowPath(list, row, field), now[side][field], then[side][field], RULE);
  }
  if (has('letter_subject')) offer('letter_subject', now.subject, then.subject, RULE);
  // Somebody who has begun a list of their own writes it to the end.
  const isTyped = rowsOf(after, 'letter_demands').some((row) => !/^s\d+$/.test(row));
  if (has('letter_demands') && !isTyped)
    for (let at = 0; at < Math.max(now.demands.length, then.demands.length); at += 1) {
      const path = (field: string) => rowPath('letter_demands', `s${at + 1}`, field);
      offer(path('content'), now.demands[at]?.content, then.demands[at]?.content, RULE);
      offer(path('amount'), now.demands[at]?.amount, then.demands[at]?.amount, RULE);
    }
  if (has('preserve_amount')) offer('preserve_amount', now.sum, then.sum, AMOUNT_RULE);
  return sheet;
}

type Party = Partial<Record<(typeof FIELDS)[number], FactValue>>;
interface Paper {
  ours: Party;
  theirs: Party;
  subject: string | undefined;
  demands: { content: string; amount: number | undefined }[];
  sum: number | undefined;
}

function paperOf(sheet: FactSheet): Paper {
  const value = (path: string) => entryAt(sheet, path)?.chosen.value;
  const number = (path: string) => {
    const held = value(path);
    return typeof held === 'number' ? held : undefined;
  };
  const party = (list: string): Party => {
    const [row] = rowsOf(sheet, list);
    if (!row) return {};
    return Object.fromEntries(
      FIELDS.flatMap((field) => {
        const held = value(rowPath(list, row, field));
        return held === undefined ? [] : [[field, held]];
      }),
    );
  };
  const side = value('our_side');
  const isOurs = side === 'claimant';
  const cause = value('cause');
  const claims = rowsOf(sheet, 'claims').flatMap((row) => {
    const content = value(rowPath('claims', row, 'content'));
    return typeof content === 'string'
      ? [{ content: asDemand(content), amount: number(rowPath('claims', row, 'amount')) }]
      : [];
  });
  const principal = number('loan_principal');
  const repaid = number('loan_repaid') ?? 0;
  const left =
    number('loan_principal_left') ??
    (principal === undefined
      ? undefined
      : value('loan_repaid_as') === 'principal' || repaid === 0
        ? principal - repaid
        : undefined);
  const sums = claims.flatMap(({ amount }) => amount ?? []);
  return {
    ours: side === undefined ? {} : party(isOurs ? 'claimants' : 'defendants'),
    theirs: side === undefined ? {} : party(isOurs ? 'defendants' : 'claimants'),
    subject: isOurs && typeof cause === 'string' ? cause.replace(/纠纷$/, '') : undefined,
    demands: !isOurs
      ? []
      : claims.length > 0
        ? claims
        : left !== undefined && left > 0
          ? [{ content: `向委托人偿还借款本金${left}元`, amount: left }]
          : [],
    sum: sums.length > 0 ? Math.round(sums.reduce((sum, one) => sum + one, 0) * 100) / 100 : left,
  };
}

/** 请求判令被告退还押金7200元 asks of whoever reads the letter: 退还押金7200元. */
const asDemand = (claim: string): string =>
  claim
    .replace(/^请求(?:依法)?(?:判令|裁决)?(?:被告|被申请人)?/, '')
    .replaceAll('原告', '委托人')
    .replaceAll('申请人', '委托人')
    .replace(/。$/, '');
