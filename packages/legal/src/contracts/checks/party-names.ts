import { toFlatText } from '../../words/flat-text.ts';
import type { Party } from '../contract.ts';
import { isCompany, isNaturalPerson, normalisePartyName } from '../party-name.ts';
import type { Check, CheckResult } from './check.ts';
import { allLines, spanOn } from './check-lines.ts';

const COMPANY = /[\u4e00-\u9fff()]{4,40}?(?:股份有限公司|有限责任公司|有限公司)/g;
const ACCOUNT =
  /(?:账户名称?|帐户名称?|户\s?名|开户名称?|收款人|收款单位|单位名称|账户名)\s*[:：]\s*([\u4e00-\u9fff()（）A-Za-z·]{2,40})/g;

/** Names beside one party's label that differ, company names in the text that are almost a party's, and accounts of others. */
export const checkPartyNames: Check = (input) => [
  ...input.parties.flatMap(differingMentions),
  ...similarNames(input),
  ...foreignAccounts(input),
];

function differingMentions(party: Party): CheckResult[] {
  const [first, ...others] = party.mentions;
  if (!first) return [];
  const other = others.find(
    ({ name, section }) =>
      normalisePartyName(name) !== normalisePartyName(first.name) &&
      // Whoever signs for a company writes their own name beside its label.
      !(section === 'signature' && isCompany(first.name) && isNaturalPerson(name)),
  );
  if (!other) return [];
  return [
    {
      spans: [other.span, first.span],
      clauseId: null,
      detail: {
        zh: `${party.label}在合同首部为“${first.name}”，此处为“${other.name}”。`,
        en: `${party.label} is “${first.name}” at the top and “${other.name}” here.`,
      },
    },
  ];
}

function similarNames(input: Parameters<Check>[0]): CheckResult[] {
  const names = input.parties.flatMap(({ name }) => (name && /公司/.test(name) ? [name] : []));
  if (names.length === 0) return [];
  const results: CheckResult[] = [];
  for (const { line, clause } of allLines(input)) {
    for (const match of toFlatText(line.text).matchAll(COMPANY)) {
      const found = match[0];
      const near = names.find((name) => isAlmost(normalisePartyName(found), normalisePartyName(name)));
      if (!near || names.some((name) => normalisePartyName(found).endsWith(normalisePartyName(name))))
        continue;
      results.push({
        spans: [spanOn(line, match.index, match.index + found.length)],
        clauseId: clause?.id ?? null,
        detail: {
          zh: `此处“${found}”与当事人名称“${near}”不一致。`,
          en: `“${found}” here is not quite the party's name “${near}”.`,
        },
      });
    }
  }
  return results.slice(0, 3);
}

/** One or two characters apart: 有限公司 and 有限责任公司 are not the same company. */
function isAlmost(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 2 || Math.min(a.length, b.length) < 6) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return head >= 2 && Math.max(a.length, b.length) - head - tail <= 2;
}

function foreignAccounts(input: Parameters<Check>[0]): CheckResult[] {
  const names = input.parties.flatMap(({ name }) => (name ? [normalisePartyName(name)] : []));
  if (names.length < Math.max(2, input.parties.length)) return [];
  return allLines(input).flatMap(({ line, clause }) =>
    [...line.text.matchAll(ACCOUNT)].flatMap((match) => {
      const name = match[1] ?? '';
      const known = normalisePartyName(name);
      if (/填写|银行$/.test(name) || names.some((one) => known.startsWith(one) || one.startsWith(known)))
        return [];
      const start = match.index + match[0].length - name.length;
      return [
        {
          spans: [spanOn(line, start, start + name.length)],
          clauseId: clause?.id ?? null,
          level: 'medium' as const,
          detail: {
            zh: `收款账户户名“${name}”不是合同任何一方的名称，付款后难以证明已向对方履行。`,
            en: `The account is in the name of “${name}”, who is no party; payment to it is hard to prove as performance.`,
          },
        },
      ];
    }),
  );
}
