import type { Placeholder } from '../contract.ts';
import { articleOf, clausesById } from '../contract-text.ts';
import type { Check, CheckInput, CheckResult } from './check.ts';

/** What a contract cannot be performed or enforced without. */
const ESSENTIAL =
  /价|款|金额|租金|费|期限|日期|利率|违约金|比例|数量|面积|法院|仲裁|总额|起|至|price|fee|rent|amount|term|date|rate|interest|percent|court|arbitra|days?\b/i;
/** More findings of this kind than a person reads one by one. */
const MOST = 4;

/** Places still open, one finding for each clause and one for the opening words; signatures are signed by hand. */
export const checkPlaceholders: Check = (input) => {
  const groups = new Map<string, Placeholder[]>();
  for (const one of input.contract.placeholders) {
    if (one.section === 'signature') continue;
    const key = keyOf(input, one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const findings = [...groups].map(([key, places]) => finding(input, key, places));
  if (findings.length <= MOST) return findings;
  const essential = findings.filter(({ level }) => level === 'high').slice(0, MOST - 1);
  const others = findings.filter((one) => !essential.includes(one));
  return [...essential, combined(others)];
};

function keyOf({ contract }: CheckInput, { clauseId, section }: Placeholder): string {
  const clause = clauseId === null ? undefined : clausesById(contract).get(clauseId);
  if (!clause) return section === 'annex' ? 'annex' : section === 'preamble' ? 'preamble' : 'body';
  return articleOf(contract, clause).id;
}

function finding({ text }: CheckInput, key: string, places: readonly Placeholder[]): CheckResult {
  const labels = [...new Set(places.map(({ label }) => label).filter((label) => label.length > 1))];
  const named = labels
    .slice(0, 5)
    .map((label) => `“${label}”`)
    .join('、');
  const isEssential = text.isContract && /^c/.test(key) && labels.some((label) => ESSENTIAL.test(label));
  return {
    spans: places.slice(0, 20).map(({ span }) => span),
    clauseId: key.startsWith('c') ? key : null,
    level: isEssential ? 'high' : key === 'annex' || !text.isContract ? 'low' : 'medium',
    detail: {
      zh: `${key === 'preamble' ? (text.isContract ? '合同首部' : '文首') : '本条'}有${places.length}处未填写${named ? `（${named}${labels.length > 5 ? '等' : ''}）` : ''}。`,
      en: `${places.length} place${places.length === 1 ? '' : 's'} still to be filled in${named ? ` (${named})` : ''}.`,
    },
  };
}

function combined(findings: readonly CheckResult[]): CheckResult {
  const spans = findings.flatMap((one) => one.spans);
  return {
    spans: spans.slice(0, 40),
    clauseId: null,
    level: 'medium',
    detail: {
      zh: `另有${findings.length}个条款共${spans.length}处未填写。`,
      en: `${spans.length} more places in ${findings.length} clauses are still open.`,
    },
  };
}
