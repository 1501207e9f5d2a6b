import { isQuestion } from '../is-question.ts';
import { placeOf, type Segment } from '../transcript.ts';
import type { Difference } from './difference.ts';
import { findSpokenDates } from './find-spoken-dates.ts';
import { spokenSentences } from './spoken-sentences.ts';

/** What somebody says was done, or was not. */
interface Told {
  segment: Segment;
  text: string;
  isDone: boolean;
  /** 还, 付, 收, 签. */
  deed: string;
  /** 房租; 钱 for any sum owed; empty where it was not named. */
  thing: string;
  /** Who did it as far as a pronoun tells: a speaker, or `他`. */
  doer: string | null;
  isWhole: boolean;
  days: string[];
  index: number;
}

const THING =
  /押金|租金|房租|工资|薪水|底薪|彩礼|定金|订金|首付|尾款|货款|工程款|利息|本金|奖金|提成|医药费|医疗费|赔偿款?|补偿金?|违约金|中介费|物业费|水电费|学费|抚养费|赡养费|加班费|房款|车款|社保|发票|钥匙|(?:劳动|租房|租赁|买卖|购房|借款|装修)?合同|协议|[借欠收]条|字|货|钱|借款|款/;
/** 货款 was paid where it was received; what was paid can be owed back: 押金交了, 押金没退. */
const HANDED = '付给发交结转';
const NOT_DONE = new RegExp(
  `(?:没有?|未)(?:跟|向|给|把)?(?:[你我他她您]们?)?(?:任何)?(还|[${HANDED}退赔]|收(?:到)?|[拿领](?=到)|签)(?!不)`,
);
const DONE = new RegExp(
  `(?<![没不未别])(还|[${HANDED}退赔]|收(?:到)?|签)(?:[清完掉齐好足]|给)?(?:[你我他她您]们?)?(?:[了过]|(?<=[清完齐])的?$)`,
);
const SUPPOSED =
  /要是|如果|假如|万一|就算|除非|的话|不然|以后|之后|等到?|才|听说|[说讲]|以为|应该|可能|好像|会|就要|打算|准备|保证|一定|答应|明[天年]|后天|下个?[月周]|马上|尽快|赶紧|必须/;
const PARTLY = /一部分|一半|部分|先|剩|还有|还差|余|几个月|第[一二三四五六七八九十\d]|现在|刚/;
/** What falls due again and again: that of one month was paid, and of another not. */
const RECURRING = /房租|租金|工资|薪水|底薪|物业费|水电费|学费|抚养费|赡养费|加班费|利息|社保|奖金|提成/;
/** 一直没还 and 已经还了 without what: of what was just spoken of. */
const NEAR = 6;
/** Turns within which one answers another. */
const AT_ONCE = 2;
const MOST = 50;
/** More of one kind are held against no others. */
const MOST_HELD = 300;

/** What one says was paid, handed over or signed, and the same or another that it was not: of the same thing, and by the same person. */
export function doneDifferences(segments: readonly Segment[], names: readonly string[]): Difference[] {
  const told = toldDeeds(segments);
  const done = told.filter(({ isDone }) => isDone).slice(0, MOST_HELD);
  const found: Difference[] = [];
  for (const not of told.filter(({ isDone }) => !isDone).slice(0, MOST_HELD)) {
    const seen = new Set<string>();
    for (const one of done) {
      if (found.length === MOST) return found;
      if (seen.has(one.text) || !areAgainst(not, one, names)) continue;
      seen.add(one.text);
      const [first, second] = not.index < one.index ? [not, one] : [one, not];
      found.push({
        kind: 'deed',
        topic: not.thing || one.thing || not.deed,
        isSameSpeaker: one.segment.speaker === not.segment.speaker,
        one: side(first),
        other: side(second),
      });
    }
  }
  return found;
}

function toldDeeds(segments: readonly Segment[]): Told[] {
  const indexOf = new Map(segments.map((segment, index) => [segment, index]));
  const speakers = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))];
  return spokenSentences(segments).flatMap(({ segment, text }) => {
    if (isQuestion(text)) return [];
    return text.split(/[，,]/).flatMap((clause): Told[] => {
      const not = NOT_DONE.exec(clause);
      const match = not ?? DONE.exec(clause);
      if (!match || SUPPOSED.test(clause) || PARTLY.test(clause)) return [];
      const near = THING.exec(clause)?.[0] ?? THING.exec(text.slice(0, text.indexOf(clause)))?.[0];
      return [
        {
          ...{
            segment,
            text,
            isDone: not === null,
            deed: (match[1] ?? '').slice(0, 1).replace(/[拿领]/, '收'),
          },
          thing: near === undefined || /^(?:借款|款|钱)$/.test(near) ? (near ? '钱' : '') : near,
          doer: doerOf(clause.slice(0, match.index), segment, speakers),
          isWhole: /[清完齐足]|全部?|都/.test(clause) && !/一分|一毛|从来/.test(clause),
          days: findSpokenDates(clause).map(({ raw }) => raw),
          index: indexOf.get(segment) ?? 0,
        },
      ];
    });
  });
}

/** 你 is the other one, where there are two. */
function doerOf(front: string, { speaker }: Segment, speakers: readonly string[]): string | null {
  const word = [...front.matchAll(/[我你您他她](?!的)/g)].at(-1)?.[0];
  if (word === undefined) return null;
  if (word === '我') return speaker;
  if (/[他她]/.test(word)) return speakers.length === 2 ? '他' : null;
  return speakers.length === 2 ? (speakers.find((one) => one !== speaker) ?? null) : null;
}

function areAgainst(not: Told, done: Told, names: readonly string[]): boolean {
  if (not.segment === done.segment) return false;
  const isSame = not.segment.speaker === done.segment.speaker;
  // Without a thing the two have to stand side by side, and be of two people.
  if (not.thing === '' || done.thing === '') {
    const isNear = Math.abs(not.index - done.index) <= NEAR;
    if (!isNear || isSame || not.deed !== done.deed || not.segment.speaker === null) return false;
  } else if (not.thing !== done.thing) return false;
  if (not.deed !== done.deed && !areOfOneHanding(not, done)) return false;
  if (not.isWhole && !done.isWhole) return false;
  const isOfOthers = not.doer !== null && done.doer !== null && not.doer !== done.doer && !answers(not, done);
  if (isOfOthers && not.deed !== '收' && done.deed !== '收') return false;
  if (RECURRING.test(not.thing) && not.days.join() !== done.days.join()) return false;
  const [first, second] = [not, done].map(({ text }) => names.filter((name) => text.includes(name)));
  return !first?.length || !second?.length || first.some((name) => second.includes(name));
}

/** 他没还——我早还了: who takes the word right behind and says it of themselves is most likely the one spoken of, as before a mediator. */
function answers(one: Told, other: Told): boolean {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  return (
    first.doer === '他' && second.doer === second.segment.speaker && second.index - first.index <= AT_ONCE
  );
}

/** 工资没付 and 工资发了, 没收到货款 and 货款付了; 货 is no 钱. */
function areOfOneHanding(not: Told, done: Told): boolean {
  const isHanded = ({ deed }: Told) => HANDED.includes(deed) || deed === '收';
  return isHanded(not) && isHanded(done) && not.thing !== '' && not.thing !== '钱';
}

const side = ({ segment, text }: Told): Difference['one'] => ({
  ...placeOf(segment),
  ...{ speaker: segment.speaker, said: text, context: text },
});
