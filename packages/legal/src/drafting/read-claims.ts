import { readAmounts } from '../questions/read-amounts.ts';
import { rowPath } from './fact-sheet.ts';
import type { StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';
import type { StorySides } from './story-sides.ts';

/** What the teller asks for: 我要求公司支付…, 请求判令…; what others ask and what is only wondered about is no claim. */
const ASKING =
  /^(?:现在?|故|因此|所以|特|于是|为此)?(?:我们?|本人|原告|申请人)?(?:现在?|只|就|特|依法)?(?:要求|请求|诉求(?:是|:|：)?|诉请|希望(?:法院)?判令?|想让|(?:想要?|希望)(?=(?:让|请)?(?:公司|单位|对方|用人单位|老板|他们?|她)?[^，。]{0,4}(?:支付|付|赔偿|补偿|补发|给)[^，。]{0,40}(?:工资|赔偿金|补偿|加班|年休?假|奖金|提成|金$))|想要(?=[^，。]{0,8}(?:还|付|赔|退)[^，。]{0,24}\d)|我?要(?=离婚|解除|[^，。]{0,6}(?:赔偿|支付|返还|退还|归还)[^，。]{0,24}\d))/;
const WONDERS = /能否|能不能|可否|可不可以|可以.{0,12}吗|是否|吗$|应该|应当|怎么|如何|谁/;
const CLAIMS =
  /还|付|赔|补偿|归还|返还|退|离婚|解除|确认|撤销|交付|继续履行|搬离|腾退|抚养|承担|过户|分割|停止|道歉/;
/** A clause behind a claim that asks for one thing more. */
const MORE =
  /^(?:并|并且|以及|和|同时|还要|另外|再)?(?:判令|依法|由?(?:被告|对方|公司|被申请人|他|她))?(?:支付|赔偿|返还|退还|归还|偿还|补发|补缴|解除|确认|继续履行|交付|搬离|腾退|赔礼道歉|分割)/;
/** Heads of numbered claims. */
const HEAD =
  /(?:(?:我|本人)(?:现在?)?(?:的)?(?:要求|诉求|想要?|希望|请求|要)(?:是|有)?|要求|诉讼请求|仲裁请求|请求事项|反诉请求|诉求|请求(?:法院)?(?:依法)?(?:判令|判决)?|判令)(?:如下)?(?:[:：]\s*|(?=\(?[1一][.、．)]))/g;
const NUMBER =
  /(?:^|(?<=[\s；;。，,:：]))(?:\(?\d{1,2}\)|\(?[一二三四五六七八九十]{1,2}\)|(?:\d{1,2}|[一二三四五六七八九十]{1,2})[.、．])(?!\d)\s*/g;
/** So many heads are looked behind for numbers. */
const HEADS_MAX = 12;
const LIST_ENDS = /\n\s*(?:事实|理由|事实与理由|证据|此致)|$/;
const COSTS = /(?:诉讼费|案件受理费|诉讼费用|受理费)/;

interface Told {
  text: string;
  start: number;
  end: number;
}

/** What a story asks the court or the commission for, each claim with its sum. Costs are a fact of their own. */
export function readClaims(
  story: string,
  clauses: readonly StoryClause[],
  cause: string,
  { own, isForAnother }: Pick<StorySides, 'own' | 'isForAnother'>,
): StoryFact[] {
  const me = own === 'claimants' && !isForAnother ? roleOfTeller(story, cause) : null;
  const listed = numberedClaims(story);
  const told = listed.length > 0 ? listed : askedClaims(story, clauses);
  const costs = told.find(({ text }) => COSTS.test(text)) ?? null;
  const claims = told
    .filter(({ text }) => !COSTS.test(text))
    .flatMap(onePaymentEach)
    .flatMap(oneSumEach);
  return [
    ...(costs ? [{ path: 'fees_claimed', value: true, start: costs.start, end: costs.end }] : []),
    // Of a loan the rules of a template write the claims.
    ...(cause === '民间借贷纠纷' ? [] : claims.flatMap((claim, index) => claimFacts(claim, index, me))),
    ...(cause === '劳动争议' ? claims.flatMap(kindsOfClaim) : []),
  ];
}

/** What a claim calls whoever brings it: before the commission another name than before a court. */
const roleOfTeller = (story: string, cause: string): string =>
  cause === '劳动争议' && !/法院|起诉/.test(story) ? '申请人' : '原告';
/** 赔偿我精神损害: the teller; 我们 and 我公司 are others’ names for a party, and stay. */
const ME = /我(?![们司方国厂店市省]|公司|单位|的?当事人)/g;
const OWN_NUMBER = /^\s*(?:\(?\d{1,2}\)|\d{1,2}[.、．)])(?!\d)\s*/;

function claimFacts({ text, start, end }: Told, index: number, me: string | null): StoryFact[] {
  const amount = sumOf(text);
  const content = text
    .replace(OWN_NUMBER, '')
    .replace(ASKING, '请求')
    .replace(/^请求[:：]\s*/, '请求');
  const path = (field: string) => rowPath('claims', `c${index + 1}`, field);
  return [
    { path: path('content'), value: me ? content.replace(ME, me) : content, start, end },
    ...(amount
      ? [{ path: path('amount'), value: amount.value, start: start + amount.start, end: start + amount.end }]
      : []),
  ];
}

/** The sum of a claim. 每月支付3000元 is none that is sued for; two sums joined by 和 make one, of others it is open which counts. */
function sumOf(text: string): { value: number; start: number; end: number } | null {
  const amounts = /每个?[月年]|按月|\/月/.test(text) ? [] : readAmounts(text);
  const [first] = amounts;
  const last = amounts.at(-1);
  if (!first || !last || amounts.length === 1) return first ?? null;
  const isJoined = amounts
    .slice(1)
    .every(({ start }, index) => JOINS.test(text.slice(amounts[index]?.end, start)));
  if (!isJoined) return /基数|限额?|为限/.test(text) ? null : first;
  const fen = amounts.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
  return { value: fen / 100, start: first.start, end: last.end };
}
const JOINS = /^[^，。；按自为]{0,2}(?:和|及|与|以及|、|加上?)[^，。；按自为]{0,14}$/;

/** What an employer or a debtor pays: a part of a list that names one is a claim of its own. */
const PAYMENT =
  /工资|薪|赔偿金|补偿|补助金|加班费|加班|年休?假|社保|公积金|奖金?|提成|津贴|报销|违约金|利息|押金|租金|货款|费$|损失|金$/;
const PAYS = /^.{0,24}?(?:支付|给付|赔偿|补偿|补发|付|赔|补|给)(?:我们?|本人|原告|申请人)?(?:的)?/;

/** 请求公司支付赔偿金、加班费和年休假工资 makes three, where each names a kind of payment; sums that stand within one stay with it. */
function onePaymentEach(claim: Told): Told[] {
  const lead = PAYS.exec(claim.text)?.[0];
  if (!lead || !claim.text.includes('、') || readAmounts(claim.text).length > 0) return [claim];
  const parts = [...claim.text.slice(lead.length).matchAll(/(?:(?!、|以及|和|及)[\s\S]|和(?=解))+/g)];
  if (parts.length < 2 || !parts.every(([part]) => PAYMENT.test(part) && part.length <= 30)) return [claim];
  return parts.map(({ index, 0: part }) => {
    const start = claim.start + lead.length + index;
    return { text: `${lead}${part}`, start, end: start + part.length };
  });
}

/** 赔偿金43400元、工资9300元 are two claims. */
function oneSumEach(claim: Told): Told[] {
  const parts = [...claim.text.matchAll(/[^、]+/g)];
  const isEachASum =
    parts.length > 1 &&
    parts.every(([part]) => /\d[\d,.]*(?:万|千)?元?$/.test(part) && readAmounts(part).length === 1);
  if (!isEachASum) return [claim];
  return parts.map(({ index, 0: text }) => ({
    text,
    start: claim.start + index,
    end: claim.start + index + text.length,
  }));
}

function numberedClaims(story: string): Told[] {
  for (const head of [...story.matchAll(HEAD)].slice(0, HEADS_MAX)) {
    const from = head.index + head[0].length;
    const rest = story.slice(from);
    const until = from + rest.search(LIST_ENDS);
    const numbers = [...story.slice(from, until).matchAll(NUMBER)];
    if (numbers.length < 2 || (numbers[0]?.index ?? 9) > 2) continue;
    return numbers.flatMap((number, index) => {
      const start = from + number.index + number[0].length;
      const next = numbers[index + 1];
      const whole = story.slice(start, next ? from + next.index : until);
      const text = (next ? whole : (/^[^。\n]*/.exec(whole)?.[0] ?? '')).replace(/[；;。，,\s]+$/, '');
      return text === '' ? [] : [{ text, start, end: start + text.length }];
    });
  }
  return [];
}

function askedClaims(story: string, clauses: readonly StoryClause[]): Told[] {
  const told: Told[] = [];
  let sentence = -1;
  for (const { text, start, sentence: inSentence } of clauses) {
    const trimmed = text.trim();
    const at = start + text.indexOf(trimmed);
    const isAsked =
      ASKING.test(trimmed) &&
      CLAIMS.test(trimmed) &&
      !WONDERS.test(trimmed) &&
      !/[？?]/.test(story.charAt(inSentence.end));
    const isMore = sentence === inSentence.start && MORE.test(trimmed) && !WONDERS.test(trimmed);
    if (!isAsked && !isMore) continue;
    sentence = inSentence.start;
    told.push({
      text: trimmed.replace(/^(?:并且?|以及|和|同时|还要|另外|再)(?=[\u4e00-\u9fff]{3})/, ''),
      start: at,
      end: at + trimmed.length,
    });
  }
  return told;
}

/** The rows of the official labour form, by the words of a claim. */
const KINDS: readonly [string, RegExp, RegExp?][] = [
  ['sues_for_double_wage', /(?:双倍|二倍|两倍|2倍)工资|未签[^，。]{0,8}合同/],
  ['sues_for_overtime', /加班/],
  ['sues_for_leave', /年休?假/],
  ['sues_for_insurance', /社(?:会)?保险?|养老保险/],
  ['sues_for_unlawful_end', /赔偿金|违法解除|违法终止/],
  ['sues_for_severance', /经济补偿/, /赔偿金/],
  ['sues_for_wages', /工资|薪/, /双倍|二倍|两倍|2倍|年休?假|加班|停工/],
];

function kindsOfClaim({ text, start, end }: Told): StoryFact[] {
  const kind = KINDS.find(([, says, not]) => says.test(text) && !not?.test(text));
  return kind ? [{ path: kind[0], value: true, start, end }] : [];
}
