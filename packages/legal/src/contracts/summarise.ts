import { findDurations } from '../figures/find-durations.ts';
import { characterBigrams } from '../words/segmentation.ts';
import type { Contract, Pause } from './contract.ts';
import type { DocumentReading, PaperKind } from './document-reading.ts';
import { readDocumentDates } from './read-document-dates.ts';
import { readMoney } from './read-money.ts';
import type { Sentence } from './sentences.ts';

const MOST_SENTENCES = 8;
const FEWEST_SENTENCES = 5;
const SHORTEST = 12;
const LONGEST = 180;
/** Longer papers are weighed by their first sentences and those with cue words. */
const MOST_WEIGHED = 1500;
const AT_ONCE = 80;

/** Topics a summary of this kind of paper should have, one sentence each before any second. */
const CONTRACT_TOPICS: readonly [string, RegExp][] = [
  [
    'subject',
    /(?:委托|出租|承租|购买|采购|出售|转让|借款|提供|承包|合作|聘用|购销|租用|租赁|开发|供应)[^。]{2,40}(?:给|向|与|乙方|甲方|服务|项目|房屋|货物|设备|如下)|grants?|agrees? to (?:provide|sell|purchase|license)|provide.{0,30}services/i,
  ],
  [
    'price',
    /总价|总金额|价款|租金|货款|服务费|报酬|费用总|工资|借款金额|转让价|fees?\b|purchase price|royalt/i,
  ],
  ['payment', /支付|付款|结算|缴纳|\bpay(?:s|ment)?\b/i],
  ['term', /期限|有效期|租期|工期|交货时间|交付时间|自.{2,20}至|\bterm\b/i],
  ['performance', /交付|交货|验收|质量|维修|保密|知识产权|deliver|warrant|confidential/i],
  ['breach', /违约金|违约责任|赔偿|解除|liab|indemnif|terminat/i],
  ['dispute', /争议|仲裁|法院|governed by|arbitrat|jurisdiction/i],
];
const JUDGMENT_TOPICS: readonly [string, RegExp][] = [
  ['case', /一案|纠纷/],
  ['claims', /诉讼请求|诉称|请求判令|上诉称|申请称|指控/],
  ['defence', /辩称/],
  ['facts', /查明|经查/],
  ['reasoning', /本院认为|合议庭认为|应予支持|不予支持|依照/],
  ['ruling', /判决如下|裁定如下|^[一二三四五六七八九十]、|驳回|撤销|维持|准许|判处/],
  ['costs', /受理费|诉讼费/],
];
const OTHER_TOPICS: readonly [string, RegExp][] = [
  ['purpose', /为了|根据|依据|目的|受.{2,20}委托|背景/],
  ['finding', /认为|经.{1,8}核查|发现|表明|结果|建议|结论/],
  ['duty', /应当|必须|不得|须/],
  ['conclusion', /综上|因此|据此|请求|此致|特此/],
];

/** Sentences that carry a paper, in its order and its own words: by topic, position, facts and likeness to the whole. */
export async function summarise(
  contract: Contract,
  sentences: readonly Sentence[],
  kind: PaperKind,
  pause?: Pause,
): Promise<DocumentReading['summary']> {
  const topics = kind === 'judgment' ? JUDGMENT_TOPICS : isContract(kind) ? CONTRACT_TOPICS : OTHER_TOPICS;
  const candidates = sentences.filter((sentence) => isWhole(sentence)).slice(0, MOST_WEIGHED);
  const weighed = await weigh(candidates, topics, pause);
  const chosen: Weighed[] = [];
  const take = (one: Weighed | undefined) => {
    if (one && !chosen.includes(one) && !chosen.some((other) => likeness(one.bigrams, other.bigrams) > 0.6))
      chosen.push(one);
  };
  for (const [index, [name]] of topics.entries()) {
    const best = weighed
      .filter(({ topic }) => topic.has(index))
      .map((one) => ({
        one,
        weight: one.weight + (tells(name, one.sentence.text, one.index / candidates.length) ? 1.5 : 0),
      }))
      .toSorted((a, b) => b.weight - a.weight);
    take(best.find(({ one }) => !chosen.includes(one))?.one);
    if (chosen.length >= MOST_SENTENCES) break;
  }
  for (const one of weighed.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length >= FEWEST_SENTENCES) break;
    take(one);
  }
  const opening = openingOf(contract, sentences);
  const picked = chosen.toSorted((a, b) => a.index - b.index).map(({ sentence }) => sentence);
  const all = opening && !picked.includes(opening) ? [opening, ...picked] : picked;
  return all.slice(0, MOST_SENTENCES).map(({ text, span }) => ({ sentence: text, span }));
}

/** A sentence on the price is worth most with a sum, one on the term with a time. */
function tells(topic: string, text: string, position: number): boolean {
  if (topic === 'subject' || topic === 'case') return position < 0.25;
  if (topic === 'ruling') return position > 0.75;
  if (topic === 'reasoning') return /本院认为|合议庭认为/.test(text);
  if (topic === 'price' || topic === 'costs') return readMoney(text).length > 0;
  if (topic === 'term') return readDocumentDates(text).length > 0 || findDurations(text).length > 0;
  if (topic === 'payment') return findDurations(text).length > 0 || /\d[%％]/.test(text);
  if (topic === 'breach') return /\d[%％‰]|分之|元/.test(text);
  return topic === 'dispute' && /法院|仲裁|court|arbitrat|laws? of/i.test(text);
}

const isContract = (kind: PaperKind) =>
  !['judgment', 'pleading', 'statute', 'letter', 'report', 'other'].includes(kind);

/** A whole sentence with little left open; no heading, no definition, no piece of one. */
function isWhole({ text, line }: Sentence, times = 1): boolean {
  const isChinese = /[\u4e00-\u9fff]/.test(text);
  if (line.isTable || text.length < SHORTEST || text.length > LONGEST * (isChinese ? 1 : 2 * times))
    return false;
  if (
    /^(?:原告|被告|上诉人|被上诉人|申请人|被申请人|再审申请人|委托代理人|法定代表人)[^，。]{0,40}[:：]/.test(
      text,
    )
  )
    return false;
  if (/[:：]$|^[(（a-z“"]|※/.test(text) || (!isChinese && /shall have the meaning|\bmeans\b/.test(text)))
    return false;
  const open = text.match(/[_＿×]{2,}|\s{4,}|【\s*】|\{\{/g)?.length ?? 0;
  const hasVerb = isChinese
    ? /[，,]|应|须|自|至|为|由|向|将|是|有|按|经|可|不|已|在|就|同意|负责|提供|支付|承担/.test(text)
    : /[A-Za-z]{3,}(?:\s[A-Za-z(]+){5,}/.test(text);
  return open <= 1 && hasVerb;
}

interface Weighed {
  sentence: Sentence;
  index: number;
  weight: number;
  topic: Set<number>;
  bigrams: Set<string>;
}

async function weigh(
  sentences: readonly Sentence[],
  topics: readonly [string, RegExp][],
  pause?: Pause,
): Promise<Weighed[]> {
  const bigrams: Set<string>[] = [];
  const frequency = new Map<string, number>();
  for (const [index, { text }] of sentences.entries()) {
    const own = new Set(characterBigrams(text));
    bigrams.push(own);
    for (const bigram of own) frequency.set(bigram, (frequency.get(bigram) ?? 0) + 1);
    if (index % AT_ONCE === 0) await pause?.();
  }
  const weighed: Weighed[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const own = bigrams[index] ?? new Set<string>();
    const topic = new Set(topics.flatMap(([, pattern], at) => (pattern.test(sentence.text) ? [at] : [])));
    const weight = weightOf(sentence, index, sentences.length, own, frequency) + topic.size * 0.5;
    weighed.push({ sentence, index, topic, bigrams: own, weight });
    if (index % AT_ONCE === 0) await pause?.();
  }
  return weighed;
}

function weightOf(
  sentence: Sentence,
  index: number,
  count: number,
  own: ReadonlySet<string>,
  frequency: ReadonlyMap<string, number>,
): number {
  const { text } = sentence;
  let shared = 0;
  for (const bigram of own) shared += Math.log(1 + (frequency.get(bigram) ?? 0));
  const central = own.size === 0 ? 0 : shared / own.size;
  const facts =
    Number(readMoney(text).length > 0) +
    Number(readDocumentDates(text).length > 0) +
    Number(findDurations(text).length > 0);
  const position = 1 - index / Math.max(1, count);
  const length = text.length > 110 ? -0.4 : text.length < 20 ? -0.3 : 0;
  return central * 0.5 + facts * 0.6 + position * 0.8 + length;
}

/** The sentence that says what the contract is about, where the opening words have one. */
function openingOf(contract: Contract, sentences: readonly Sentence[]): Sentence | undefined {
  const opening = new Set(contract.preamble.map(({ blockId }) => blockId));
  return sentences.find(
    (one) =>
      opening.has(one.span.blockId) &&
      isWhole(one, 3) &&
      /就|双方|协商|委托|订立|签订|between|agree/.test(one.text) &&
      one.text.length >= 20,
  );
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const bigram of a) if (b.has(bigram)) common += 1;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}
