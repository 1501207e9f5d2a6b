import type { SectionKind } from './judgment-reading.ts';
import type { TextSentence } from './lay-out-text.ts';

/** What a sentence opens. */
export interface SectionCue {
  kind: SectionKind;
  /** Offset in the sentence at which the section begins. */
  from: number;
  /** False where another court found or held it. */
  own: boolean;
  /** Who speaks: `own`, or the words that name the other court. */
  voice: string;
}

/** Where a sentence stands. */
export interface CuePlace {
  /** First of the body. */
  isFirst: boolean;
  atLineStart: boolean;
  /** Kind of the section that is open. */
  within: SectionKind | null;
  /** Kinds that were opened before; `own-reasoning` where the court itself has begun to reason. */
  seen: ReadonlySet<string>;
}

/** 判决如下： and its kin, at the end of a line or before what is ordered. */
export const RULING_OPENS =
  /(?:判决|裁定|决定|调解|协议|通知|命令|作出如下判决|申明|公告|复函|答复|支付令)(?:如下)(?:内容|协议|判决|裁定)?[:：]?(?= *$)|(?:判决|裁定|决定|通知|命令)如下[:：]|(?:达成|自愿达成)(?:如下|以下)(?:调解)?协议[:：，]?[^。]{0,40}[:：]?(?= *$)|达成(?:如下|以下)(?:调解)?协议[:：]|发出如下支付令[:：]/g;

const COURT =
  '(?:一审|二审|原审|再审|原一审|原二审|初审|[^，。；：:]{0,24}?(?:法院|高院|中院)|该院|原判|原判决|一、二审法院|仲裁委|仲裁委员会)';
const OWN_REASONING =
  /(?:^|[，；。])((?:经(?:审理|审查|复核|再审|评议|合议|合议庭评议|研究|复议|审判委员会讨论)[^，。]{0,16}[，,] *)?(?:综上(?:所述)?[，,])?本院(?:再审|二审|经?审查|经?审理|经?复核|经研究|经再审|经复议|赔偿委员会|审查后|合议庭|一审|执行局)*(?:综合)?认为)/;
const OWN_COMPENSATION = /^(本院赔偿委员会(?:经审[理查])?认为)/;
const LOWER_REASONING = new RegExp(
  `^(${COURT}(?:(?:经|再审|二审|一审|重审|另案|作出)?(?:审理|审查|复核)?(?:后|判决|裁定)?)?(?:还|又|并)?认为)[，,：:]?`,
);
const OWN_FACTS =
  /^((?:本院|现)?(?:经)?(?:本院)?(?:依法)?(?:公开)?(?:二审|再审|重新)?(?:审理|审查|复核|再审|庭审|开庭审理|审判|复议|询问|听证|依职权)?(?:中|后)?(?:另|又|还|再)?(?:查明|确认|审理查明|审查查明|认定(?:如下|以下)?(?:的)?(?:法律)?事实|对.{0,12}(?:事实|证据).{0,8}(?:认定|确认)(?:如下)?))(?:的?(?:法律)?事实)?(?:如下|与.{0,20}一致)?[，,：:。]?/;
const LOWER_FACTS = new RegExp(
  `^(${COURT}(?:经|依法)?(?:公开)?(?:开庭)?(?:二审|一审|再审|重审)?(?:审理|审查|庭审)?(?:后)?(?:另|还|再|又)?(?:查明(?!的)|认定(?:事实|如下)(?!清楚|不清|错误|有误|正确)|确认[，：:]|认定[，：:]))`,
);
const CLAIMS =
  /^[^，。：:]{0,80}?(?:诉称|起诉称|起诉认为|上诉称|申请再审称|申请再审(?:的)?(?:主要)?理由|再审请求|申诉称|申诉提出|申诉认为|申诉理由|申请称|请求称|反诉称|复议称|异议称|抗诉认为|抗诉称|抗诉提出|抗诉意见|指控[:：，]|指控(?:称)?|自诉称|上诉提出|上诉理由|上诉请求|诉讼请求[:：]|赔偿请求[:：]|提出[^，。]{0,14}(?:诉讼|上诉|再审|复议)?请求[:：]|请求事项[:：]|执行异议称|提出异议)|^[^，。：:]{2,40}(?:依据|根据)[^。]{4,80}[向申][^。，]{0,6}申请再审/;
const CLAIMS_ASKED =
  /(?:(?:提起|提出)[^。，]{0,24}(?:诉讼|上诉|反诉|申诉|再审|异议|复议|申请)|起诉|诉至|诉请|申请再审|向[^。，]{2,24}(?:法院|[本我]院)[^。，]{0,6}(?:申请|申诉))[^。]{0,120}?(?:请求|要求|主张|认为|理由|称|以)[^。]{4,}|以[^。]{6,}为由[，,](?:向|提)/;
/** How a claim before a higher court is told. */
const ASKED_HERE = /向[本我]院|不服|上诉(?:请求|称|理由|认为)|申请再审称|再审请求|申诉称|抗诉/;
const ASKED_BELOW = /向(?:一审|原审)法院|一审诉称|(?:一审|原审)(?:时)?(?:起诉|诉讼请求|诉称)/;
const WEIGHS = /^(?:关于|对于|鉴于|综上|因此|首先|其次|再次|最后|此外|另外|根据|依照|依据|据此)/;
const DEFENCE =
  /^[^。：:]{0,90}?(?:答辩称|辩称|答辩认为|答辩意见|提交意见[称认]|提交[^，。]{0,10}意见(?:称|认为)?|陈述(?:意见)?称|陈述认为|述称|述称意见|反驳称|未(?:向[^，。]{0,10})?(?:提交|作|发表|提出)[^，。]{0,12}(?:答辩|意见)|未答辩|辩护(?:人|意见)[^，。]{0,30}(?:提出|认为|为|：|称)|辩解称|辩解提出|没有异议|对指控[^，。]{0,20}(?:异议|供认)|同意[^，。]{0,10}(?:上诉人|原审)(?:的)?(?:意见|答辩)|的意见与[^。]{0,20}(?:相同|一致)|发表(?:了)?(?:如下)?[^，。]{0,6}意见|代理人提出|公诉机关认为|出庭[^，。]{0,12}意见)/;
const ISSUES =
  /^[^。]{0,60}?(?:争议|本案|案件|审查|再审)[^，。]{0,14}焦点|^[^。]{0,40}(?:归纳|总结)[^，。]{0,10}焦点/;
const BASIS_FIRST = /^(?:根据|依照|依据|按照|为|鉴于|经(?:审查|研究))[^。]{4,}(?:判决|裁定|决定|通知)如下/;
const SUMS_UP = /^(?:综上|综合以上|据此|因此，本院|鉴于)/;

/** Tells what a sentence opens; null where it goes on with what is open. */
export function cueOf(sentence: TextSentence, place: CuePlace): SectionCue | null {
  const flat = sentence.flat.slice(0, 600);
  const own = OWN_REASONING.exec(flat) ?? OWN_COMPENSATION.exec(flat);
  if (own && !inQuotation(flat, own.index)) {
    return {
      kind: 'reasoning',
      from: own.index + own[0].length - (own[1]?.length ?? 0),
      own: true,
      voice: 'own',
    };
  }
  if (place.seen.has('own-reasoning')) return null;
  if (place.isFirst) {
    if (BASIS_FIRST.test(flat)) return { kind: 'reasoning', from: 0, own: true, voice: 'own' };
    return openingClaims(flat);
  }
  const below = belowCue(flat, place);
  if (below) return below;
  if (OWN_FACTS.test(flat) || (place.seen.has('asked-here') && FOUND_HERE.test(flat))) {
    // 另查明 alone goes on with the facts that are open, whoever found them.
    if (place.within === 'facts' && !/^(?:本院|经)/.test(flat) && !FOUND_HERE.test(flat)) return null;
    if (place.within === 'facts' && place.seen.has('own-facts')) return null;
    return { kind: 'facts', from: 0, own: true, voice: 'own' };
  }
  // Behind the court's own findings what parties say is weighed, not told.
  if (place.seen.has('own-facts') && place.within === 'facts') return issuesCue(flat, place);
  const isTold = !/^(?:根据|围绕|针对|依照)/.test(flat) && !(isNarrated(place.within) && WEIGHS.test(flat));
  if (isTold && DEFENCE.test(flat) && (place.atLineStart || place.within === 'claims')) {
    return { kind: 'defence', from: 0, own: true, voice: '' };
  }
  // Within the procedure only what is asked of this court opens the claims.
  const isAskedHere = place.within === 'procedure' && /向[本我]院/.test(flat);
  if (isTold && (place.atLineStart || isAskedHere) && asks(flat, place)) {
    return { kind: 'claims', from: 0, own: true, voice: voiceOfClaims(flat) };
  }
  return issuesCue(flat, place);
}

const isNarrated = (within: SectionKind | null) => within === 'reasoning' || within === 'facts';

function issuesCue(flat: string, place: CuePlace): SectionCue | null {
  if (place.atLineStart && ISSUES.test(flat) && !/^本院/.test(flat)) {
    return { kind: 'issues', from: 0, own: true, voice: '' };
  }
  // Within the procedure only what is asked of this court opens the claims.
  const isAskedHere = place.within === 'procedure' && /向[本我]院/.test(flat);
  if ((place.atLineStart || isAskedHere) && asks(flat, place)) {
    return { kind: 'claims', from: 0, own: true, voice: '' };
  }
  if (place.atLineStart && SUMS_UP.test(flat) && (place.within === 'issues' || place.within === 'facts')) {
    return { kind: 'reasoning', from: 0, own: true, voice: 'own' };
  }
  return null;
}

/** What a court below found or held; not where a party before this court speaks of it. */
function belowCue(flat: string, place: CuePlace): SectionCue | null {
  if (/^(?:本院|经)/.test(flat)) return null;
  const speaksHere =
    place.seen.has('asked-here') && (place.within === 'defence' || place.within === 'claims');
  const facts = LOWER_FACTS.exec(flat);
  if (facts?.[1] && (!speaksHere || place.atLineStart)) {
    return { kind: 'facts', from: 0, own: false, voice: voiceOf(facts[1]) };
  }
  const reasoning = LOWER_REASONING.exec(flat);
  if (!reasoning?.[1] || (speaksHere && !place.seen.has('asked-below'))) return null;
  return { kind: 'reasoning', from: 0, own: false, voice: voiceOf(reasoning[1]) };
}

/** 二审另查明, 再审查明 without 法院, behind what was asked of this court: its own. */
const FOUND_HERE = /^(?:二审|再审)(?:期间|中)?[，,]?(?:另|又|还|再)?查明[^的]/;

/** Whose ear a claim was meant for, kept with the kinds that were opened. */
const voiceOfClaims = (flat: string): string =>
  ASKED_BELOW.test(flat) ? 'below' : ASKED_HERE.test(flat) ? 'here' : '';

function asks(flat: string, place: CuePlace): boolean {
  if (CLAIMS.test(flat)) return true;
  if (place.within === 'claims') return false;
  if (place.within === 'reasoning' && !ASKED_HERE.test(flat)) return false;
  return CLAIMS_ASKED.test(flat) && !/一案[，,]/.test(flat.slice(0, 200)) && !/^本院|^经|撤回/.test(flat);
}

/** 本案争议焦点为：一、…；二、…: told within the reasoning, as a list. */
const LISTED_ISSUES =
  /(?:本案|双方|当事人|二审|再审|案件)[^，。；：:]{0,16}焦点(?:问题)?(?:为|是|有|如下|在于|归纳为)[^，。；]{0,8}?[：:，,]? {0,2}(?=(?:一、|1[.、．](?!\d)|\(一\)|\(1\)|①|第一[，、]))/;

/** The place within a sentence of the reasoning at which a list of issues begins; null where none does. */
export function issuesWithin(flat: string): number | null {
  return LISTED_ISSUES.exec(flat.slice(0, 600))?.index ?? null;
}

/** A further issue of such a list, in a sentence of its own. */
export const isFurtherIssue = (flat: string): boolean =>
  /^(?:[二三四五六七八九十]、|[2-9][.、．](?!\d)|\([二三四五六七八九十2-9]\)|[②-⑨])/.test(flat) &&
  /是否|应否|能否|可否|如何|何时|[？?]/.test(flat);

/** 本院在审查…一案中，某人提出申请认为…: the claims begin within the sentence. */
const ASKED_WITHIN =
  /^本院(?:在)?审[查理][^。，]{4,160}案(?:件)?(?:的?过程)?中[，,](?=[^，。]{2,40}(?:提出|申请)[^。]{0,12}(?:认为|称|请求))/;

/** The place within a sentence at which claims begin; null where none do. */
export function claimsWithin(flat: string): number | null {
  const match = ASKED_WITHIN.exec(flat.slice(0, 400));
  return match ? match[0].length : null;
}

/** A first sentence that goes into the claims at once. */
function openingClaims(flat: string): SectionCue | null {
  return /^[^，。]{0,40}(?:诉称|指控[:：])/.test(flat) && !/一案/.test(flat.slice(0, 200))
    ? { kind: 'claims', from: 0, own: true, voice: '' }
    : null;
}

const voiceOf = (words: string): string =>
  /一审|初审/.test(words)
    ? 'first'
    : /二审/.test(words)
      ? 'second'
      : /再审/.test(words)
        ? 'retrial'
        : 'lower';

const inQuotation = (flat: string, at: number) => {
  const before = flat.slice(0, at);
  return before.lastIndexOf('“') > before.lastIndexOf('”');
};
