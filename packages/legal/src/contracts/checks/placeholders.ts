import type { Party, Placeholder, Span } from '../contract.ts';
import { articleOf, clausesById } from '../contract-text.ts';
import type { RuleText } from '../rule-text.ts';
import { textAt } from '../text-at.ts';
import type { Check, CheckInput, CheckResult } from './check.ts';

/** What a contract cannot be performed or enforced without. */
const ESSENTIAL =
  /价|款|金额|租金|费|期限|日期|利率|违约金|比例|数量|面积|法院|仲裁|总额|起|至|price|fee|rent|amount|term|date|rate|interest|percent|court|arbitra|days?\b/i;
/** More findings of this kind than a person reads one by one. */
const MOST = 4;
/** What says who a party is. */
const IDENTITY = /^[甲乙丙丁]方$|身份证|证件号|信用代码|纳税人识别号|姓名/;

/** Places still open: one finding for who the parties are, one for each clause and one for the opening words; signatures are signed by hand. */
export const checkPlaceholders: Check = (input) => {
  const groups = new Map<string, Placeholder[]>();
  const parties = unnamedParties(input);
  const identity: Placeholder[] = [];
  for (const one of input.contract.placeholders) {
    if (one.section === 'signature' || parties.some(({ span }) => covers(span, one.span))) continue;
    if (input.text.isContract && one.section === 'preamble' && IDENTITY.test(one.label)) {
      identity.push(one);
      continue;
    }
    const key = keyOf(input, one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const who = parties.length + identity.length > 0 ? [nobodyNamed(input, parties, identity)] : [];
  const findings = [...groups].map(([key, places]) => finding(input, key, places));
  if (findings.length <= MOST) return [...who, ...findings];
  const essential = findings.filter(({ level }) => level === 'high').slice(0, MOST - 1);
  const others = findings.filter((one) => !essential.includes(one));
  return [...who, ...essential, combined(others)];
};

/** Parties with nothing beside their label anywhere, as far as the opening words or the signatures introduce them. */
function unnamedParties({ contract, text }: CheckInput): { party: Party; span: Span }[] {
  if (!text.isContract) return [];
  const lines = [...contract.preamble, ...contract.signature];
  return contract.parties.flatMap((party) => {
    const line = lines.find(({ blockId, start, end }) => {
      const { span } = party;
      return blockId === span.blockId && start <= span.start && end >= span.end;
    });
    if (party.name !== null || !line) return [];
    const from = party.span.start - line.start;
    const extent = BLANK_BEHIND.exec(line.text.slice(from));
    const end = party.span.start + (extent?.[0].length ?? party.span.end - party.span.start);
    return [{ party, span: { ...party.span, end } }];
  });
}

/** 甲方（出租人）：____ with its brackets and blank. */
const BLANK_BEHIND =
  /^[^\s:：（()）_＿]{1,12}(?:\s?[（(][^（()）]{1,24}[)）])?\s{0,4}[:：]?(?:\s?[（(][^（()）]{1,12}[)）])?(?:[\s_＿]*[_＿])?/;

const covers = (outer: Span, inner: Span) =>
  outer.blockId === inner.blockId && inner.start >= outer.start && inner.start <= outer.end;

/** Who the parties are is one matter, however many blanks are left for it. */
function nobodyNamed(
  { text, contract }: CheckInput,
  parties: readonly { party: Party; span: Span }[],
  identity: readonly Placeholder[],
): CheckResult {
  const labels = [...new Set(identity.map(({ label }) => label).filter((label) => !/^.方$/.test(label)))];
  const names = [
    ...parties.map(({ party }) => party.label),
    ...identity.flatMap(({ label }) => (/^.方$/.test(label) ? [label] : [])),
  ];
  const zh = [
    names.length > 0 ? `${names.join('、')}的姓名或者名称` : '',
    labels.length > 0 ? labels.join('、') : '',
  ].filter((part) => part !== '');
  const en = [
    names.length > 0 ? `the name of ${names.join(' and ')}` : '',
    labels.length > 0 ? labels.join(', ') : '',
  ].filter((part) => part !== '');
  const spans = [...parties.map(({ span }) => span), ...identity.map((one) => withLabel(text, one))];
  const order = [...contract.preamble, ...contract.signature].map(({ blockId }) => blockId);
  return {
    spans: spans
      .toSorted((a, b) => order.indexOf(a.blockId) - order.indexOf(b.blockId) || a.start - b.start)
      .slice(0, 20),
    clauseId: null,
    level: 'high',
    articles: ['《民法典》第四百七十条', '《民法典》第五百一十条'],
    detail: {
      zh: `没有写明谁是合同当事人：${zh.join('，以及')}没有填写。`,
      en: `Who the parties are is not filled in: ${en.join('; ')}.`,
    },
  };
}

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
    spans: places.slice(0, 20).map((place) => withLabel(text, place)),
    clauseId: key.startsWith('c') ? key : null,
    level: isEssential ? 'high' : key === 'annex' || !text.isContract ? 'low' : 'medium',
    detail: {
      zh: `${key === 'preamble' ? (text.isContract ? '合同首部' : '文首') : '本条'}有${places.length}处未填写${named ? `（${named}${labels.length > 5 ? '等' : ''}）` : ''}。`,
      en: `${places.length} place${places.length === 1 ? '' : 's'} still to be filled in${named ? ` (${named})` : ''}.`,
    },
  };
}

/** A blank alone shows nothing: it is quoted with the words that say what belongs there. */
function withLabel(text: RuleText, { span }: Placeholder): Span {
  const line = text.blocks
    .get(span.blockId)
    ?.find(({ start, end }) => start <= span.start && end >= span.end);
  if (!line || line.isTable || /[\u4e00-\u9fffA-Za-z]{2}/.test(textAt(text, span))) return span;
  const before = line.text.slice(line.numberLength, span.start - line.start);
  const words = /[^，,。；;:：、()（）\t_＿]{1,14}[\s:：￥¥$]*$/.exec(before)?.[0] ?? '';
  const isCut = words.length < before.length && /[A-Za-z]$/.test(before.slice(0, -words.length));
  const shown = (isCut ? words.replace(/^[A-Za-z]+/, '') : words).trimStart();
  return { ...span, start: span.start - shown.length };
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
