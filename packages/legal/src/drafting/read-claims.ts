import { readAmounts } from '../questions/read-amounts.ts';
import { rowPath } from './fact-sheet.ts';
import { labourClaims, type ToldWork } from './labour-sums.ts';
import { labourWishes } from './labour-wishes.ts';
import { claimsByHead } from './read-heads.ts';
import { claimParts, type ToldClaim } from './split-claim.ts';
import type { StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';
import type { StorySides } from './story-sides.ts';
import { type DemandRoles, wordDemand } from './word-demand.ts';

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
/** 诉讼费他出: costs that the other side shall bear, wherever it is said. */
const BEARS_COSTS =
  /(?:诉讼费用?|案件受理费|受理费|打官司的?(?:钱|费用?))(?:都|全|也|要|应|一并)*(?:由|让|归|要)?(?:他们?|她们?|对方|被告|被申请人|公司|[\u4e00-\u9fff]{2,8}?)(?:公司)?(?:来|也|要|全部?|都|共同)*(?:出|承担|负担|掏|付|给|担)|承担(?:本案)?(?:全部)?(?:诉讼费|案件受理费|受理费)/;
const NO_COSTS = /谁|我(?:们)?(?:出|承担|负担|付|掏)|吗|是否|多少/;
/** A demand as people say it: 我要柏丽娟退1万4, 想要回押金. */
const SAYS_WANT =
  /^(?:所以|现在?|故|因此|于是|而且)?(?:我们?|本人)?(?:现在?|就|只|也|是)?(?:要(?!是|不|么|强|饭)|想(?!到|起|过|了|办法|不|咨询|问|知道|着)|希望|请求|要求|坚决要|诉求)/;
const WANTED =
  /退|赔|还(?!有|是|没|在)|付|补(?!充)|支付|要回|拿回|讨回|解除|撤销|离婚|修(?!改)|拆|搬走|停止|恢复|清理|承担|道歉/;
/** What goes on in the same breath: 还有违约金1万2, 再赔三倍, 把漏水修好. */
const WANTS_MORE =
  /^(?:(?:并且?|以及|和|同时|还要|还有|另外|再|也|还|要|让他?们?|由|把)[^，。]{0,24}(?:退|赔|付|补|修|拆|搬|还|利息|违约金|损失|费|金|工资)|(?:退|赔|付|补|搬|拆|恢复|清理|停止|修|支付|返还|解除|撤销)|(?:从|自|按)[^，。]{0,24}利息|(?:逾期|延期)?利息|[\u4e00-\u9fff]{1,5}费[^，。]{0,10}由?(?:对方|他们?|她们?|被告)(?:出|承担|负担|掏))/;
/** Somebody goes to court, and says next what for. */
const GOES_TO_COURT = /(?:想|要|准备|打算|决定)[^，。]{0,6}(?:起诉|仲裁|告(?![诉知])|打官司)/;
/** What was offered, refused or is told of the past is no demand. */
const NARRATED =
  /(?:要|让|叫)我们?(?:再|另外?|还)?(?:补|交|赔|付|出|掏)(?!偿)|只(?:肯|愿|给|退|付|赔)|不肯|拒绝|不同意|不理|不退|不给|没(?:有)?(?:退|赔|还|付|修)|(?:退|赔|还|付|修)了|说|结果/;

/** What a story asks the court or the commission for, each claim with its sum. Costs are a fact of their own. */
export function readClaims(
  story: string,
  clauses: readonly StoryClause[],
  cause: string,
  { own, isForAnother }: Pick<StorySides, 'own' | 'isForAnother'>,
  work: ToldWork,
): StoryFact[] {
  const me = own === 'claimants' && !isForAnother ? roleOfTeller(story, cause) : null;
  const roles = {
    asks: me,
    asked: isBeforeCommission(story, cause) ? '被申请人' : own === 'claimants' ? '被告' : '原告',
    orders: isBeforeCommission(story, cause) ? '裁决' : '判令',
    isPrice: PRICE_OWED.test(story),
  } as const;
  const listed = numberedClaims(story);
  const told = listed.length > 0 ? listed : askedClaims(story, clauses, cause);
  const costs = told.find(({ text }) => COSTS.test(text)) ?? costsSaid(clauses);
  // Of what is asked with a sum of its own there is a claim already, whatever else was told of it.
  const byHead =
    listed.length > 0 || HAS_OWN_RULES.test(cause)
      ? []
      : claimsByHead(clauses, roles.asked, roles.orders).filter(
          ({ noun }) => !told.some(({ text }) => /\d/.test(text) && text.includes(noun)),
        );
  const isAsked = (claim: ToldClaim) => byHead.some(({ text }) => sameSum(text, claim.text));
  const claims = [
    ...told
      .filter(({ text }) => !COSTS.test(text))
      .flatMap((claim) => claimParts(claim, listed.length > 0))
      .filter(
        (claim) =>
          byHead.length === 0 || (/\d/.test(claim.text) && !isAsked(claim)) || !MONEY.test(claim.text),
      )
      .flatMap((claim) => computed(claim, cause, work, roles)),
    ...byHead,
  ];
  if (cause === '劳动争议' && listed.length === 0)
    claims.push(
      ...labourWishes(
        clauses,
        claims.map(({ worded, text }) => worded?.content ?? text),
        work,
        roles,
      ),
    );
  return [
    ...(costs ? [{ path: 'fees_claimed', value: true, start: costs.start, end: costs.end }] : []),
    // Of a loan the rules of a template write the claims.
    ...(cause === '民间借贷纠纷' ? [] : claims.flatMap((claim, index) => claimFacts(claim, index, roles))),
    ...(cause === '劳动争议' ? claims.flatMap(kindsOfClaim) : []),
  ];
}

/** 尾款一分不给: what is asked for was never handed over, and is paid, not given back. */
const PRICE_OWED =
  /(?:尾款|工程款|装修款|货款|加工费|运费|劳务费|工钱|服务费)[^。；\n]{0,16}(?:不给|没给|未付|没付|不付|不结|没结|拖|欠)|欠[^。；\n]{0,8}(?:尾款|工程款|装修款|货款|加工费|运费|劳务费|工钱|服务费)/;
/** Of these the rules of their own write what is asked. */
const HAS_OWN_RULES = /^(?:离婚纠纷|劳动争议|民间借贷纠纷)$/;
const MONEY = /赔|退|还|付|金|款|费|租|余额/;
const sameSum = (one: string, other: string): boolean => {
  const [sum] = readAmounts(one);
  return sum !== undefined && readAmounts(other).some(({ value }) => value === sum.value);
};

/** 我要双倍工资和赔偿金: each by its name, with its sum where it can be worked out. */
function computed(
  claim: ToldClaim,
  cause: string,
  work: ToldWork,
  { asked, orders }: DemandRoles,
): ToldClaim[] {
  const made = cause === '劳动争议' ? labourClaims(claim.text, work, asked, orders) : null;
  return made ? made.map((worded) => ({ ...claim, worded })) : [claim];
}

function costsSaid(clauses: readonly StoryClause[]): ToldClaim | null {
  const clause = clauses.find(({ text }) => BEARS_COSTS.test(text) && !NO_COSTS.test(text));
  return clause ? { text: clause.text, start: clause.start, end: clause.end } : null;
}

/** What a claim calls whoever brings it: before the commission another name than before a court. */
const roleOfTeller = (story: string, cause: string): string =>
  isBeforeCommission(story, cause) ? '申请人' : '原告';
const isBeforeCommission = (story: string, cause: string): boolean =>
  cause === '劳动争议' && !/法院|起诉/.test(story);
/** 赔偿我精神损害: the teller; 我们 and 我公司 are others’ names for a party, and stay. */
const ME = /我(?![们司方国厂店市省]|公司|单位|的?当事人)/g;
const OWN_NUMBER = /^\s*(?:\(?\d{1,2}\)|\d{1,2}[.、．)])(?!\d)\s*/;

function claimFacts(
  { text, start, end, lead = 0, isSpoken, worded: ready }: ToldClaim,
  index: number,
  roles: DemandRoles,
): StoryFact[] {
  const { asks, asked, orders } = roles;
  const row = (field: string) => rowPath('claims', `c${index + 1}`, field);
  if (ready)
    return [
      { path: row('content'), value: ready.content, start, end },
      ...(ready.amount === null
        ? []
        : [{ path: row('amount'), value: ready.amount, ...(ready.at ?? { start, end }) }]),
    ];
  const content = text
    .replace(OWN_NUMBER, '')
    .replace(ASKING, '请求')
    .replace(/^请求([^，。:：]{0,6})[:：]\s*/, '请求$1')
    .replace(/^请求(?:他们?|她们?)(?!的)/, `请求${orders}${asked}`);
  const worded = asks ? content.replace(ME, asks) : content;
  const isDivorce = isSpoken && asks !== null && /(?:跟|和|与|同)[^，。]{1,12}离婚$/.test(text);
  const value = isDivorce
    ? `请求${orders}${asks}与${asked}离婚`
    : isSpoken
      ? wordDemand(text, roles)
      : worded;
  // 把28000要回来 says that it is money only once it is worded.
  const later = isSpoken ? sumOf(value) : null;
  const amount = sumOf(text) ?? (later && { ...later, start: lead, end: text.length });
  return [
    { path: row('content'), value, start, end },
    ...(amount
      ? [
          {
            path: row('amount'),
            value: amount.value,
            start: start + amount.start - lead,
            end: start + amount.end - lead,
          },
        ]
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

function numberedClaims(story: string): ToldClaim[] {
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

function askedClaims(story: string, clauses: readonly StoryClause[], cause: string): ToldClaim[] {
  const told: ToldClaim[] = [];
  let sentence = -1;
  for (const { text, start, sentence: inSentence } of clauses) {
    const trimmed = text.trim();
    const at = start + text.indexOf(trimmed);
    if (WONDERS.test(trimmed) || /[？?]/.test(story.charAt(inSentence.end))) continue;
    const isOpen = sentence === inSentence.start;
    const isAsked = ASKING.test(trimmed) && CLAIMS.test(trimmed) && !isToldOnly(trimmed);
    const isMore = isOpen && MORE.test(trimmed);
    const isSpoken = !isAsked && !isMore && isSaidDemand(trimmed, isOpen, cause);
    if (GOES_TO_COURT.test(trimmed)) sentence = inSentence.start;
    if (!isAsked && !isMore && !isSpoken) continue;
    sentence = inSentence.start;
    told.push({
      text: trimmed.replace(/^(?:并且?|以及|和|同时|还要|另外|再)(?=[\u4e00-\u9fff]{3})/, ''),
      start: at,
      end: at + trimmed.length,
      isSpoken: isSpoken || (isAsked && ORAL.test(trimmed)) || (isMore && NOUN_ALONE.test(trimmed)),
    });
  }
  return told;
}

/** 请求他赔13500元 needs other words before a court; who is asked by name, or is 被告 already, does not. */
const ORAL =
  /^(?:我们?|本人)?要(?:公司|单位|用人单位|对方|老板|厂里|店里)(?:支付|付|赔|补)|^(?:我们?|本人)?(?:要求?|想要|想让|请求)(?:让)?(?:他们?|她们?)|^(?:我们?|本人)?(?:要求?|请求)[^，。]{0,12}(?:(?<![返归退])退(?!还|货|车|租)|赔(?!偿)|(?<![支])付(?!款|清))(?=[^，。]*\d)/;
/** 还要赔偿金: what is asked, without a verb. */
const NOUN_ALONE =
  /^(?:并且?|以及|和|同时|还要|另外|再)(?:赔偿金|补偿金|[\u4e00-\u9fff]{0,6}(?:费|金|利息|工资))\d*[万千元块]*$/;
const isToldOnly = (words: string): boolean => /只(?:肯|愿|给|退|付|赔)|不肯/.test(words);

const NOTHING_NAMED = /(?:赔偿?|(?<!经济)补偿|退钱?|付钱?|赔钱|还钱)$|[这那](?:笔|些)/;

function isSaidDemand(words: string, isOpen: boolean, cause: string): boolean {
  // 让汪大海退我1万5: who shall, and how much.
  if (/^让(?!我)[^，。]{1,12}(?:退|赔|付|还)[^，。]{0,8}\d/.test(words) && !NARRATED.test(words))
    return cause !== '离婚纠纷';
  if (NARRATED.test(words) || COSTS.test(words)) return BEARS_COSTS.test(words) && !NO_COSTS.test(words);
  // 我想要赔偿, 要回这笔钱 tell no claim of their own.
  if (NOTHING_NAMED.test(words) && !/\d/.test(words)) return false;
  // Who raises whom and who gets what are facts of their own in a divorce.
  if (cause === '离婚纠纷')
    return (
      (SAYS_WANT.test(words) && /离婚$/.test(words)) ||
      (isOpen && /^[^，。]{0,4}精神损害[^，。]*\d/.test(words))
    );
  return (SAYS_WANT.test(words) && WANTED.test(words)) || (isOpen && WANTS_MORE.test(words));
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

function kindsOfClaim({ text: said, start, end, worded }: ToldClaim): StoryFact[] {
  const text = worded?.content ?? said;
  const kind = KINDS.find(([, says, not]) => says.test(text) && !not?.test(text));
  return kind ? [{ path: kind[0], value: true, start, end }] : [];
}
