import type { QuestionAmount } from '../questions/read-amounts.ts';
import type { FactValue } from './fact-sheet.ts';
import { rowPath } from './fact-sheet.ts';
import { clauseBefore } from './story-amounts.ts';
import { type StoryCast, type StorySide, tokenOf } from './story-cast.ts';
import type { StoryChild } from './story-children.ts';
import { clauseAt, type StoryClause } from './story-clauses.ts';
import type { StoryDetail } from './story-details.ts';
import type { StoryFact } from './story-fact.ts';
import type { StorySides } from './story-sides.ts';
import { foundIn } from './story-words.ts';

const NO_CHILDREN = /(?:没有|没|无|未)(?:生育|共同)?(?:过)?(?:孩子|子女|小孩|生育)/;
const GROUND =
  /感情(?:已经|已|确已|完全|彻底)?破裂|感情不[和好]|性格不合|分居|出轨|婚外情|外遇|家暴|家庭暴力|打我|动手|殴打|赌博|赌钱|吸毒|酗酒|遗弃|虐待|冷暴力|不忠|同居|不管家|不顾家|长期不和|矛盾/;
/** A clause that goes on with the same complaint. */
const GOES_ON = /^(?:还|也|且|并|又|经常|总是|从不|不|没|未|导致|致使)/;
const ASKS = /要求|请求|判令|诉请|想要|希望/;
const HOME = /房(?:子|屋|产|$)|住房|商品房|住宅|一套[^，。]{0,8}房|室/;
const OWN_HOME = /婚前|父母[^，。]{0,6}(?:买|出资|名下)|租(?:的|了|住)|租房/;
const BOUGHT = /婚后|共同|我们|双方|夫妻/;
const ADDRESS =
  /(?:位于|坐落(?:于|在)?|坐落地?[:：]|在|地址[:：是为]?)([\u4e00-\u9fff]{2,}[\u4e00-\u9fffA-Za-z0-9\-#]*\d+[\u4e00-\u9fffA-Za-z0-9\-#]*(?:号|室|幢|栋|单元|楼))/;
const WORTH = /(?:值|估值|价值|市值|市价|现价|估价)[^，。\d]{0,6}$/;
const PLATE = /(?:车牌号?(?:码)?[:：为是]{0,2})([\u4e00-\u9fff][A-Z][A-Z0-9]{5,6})/;
const SIDES: readonly [RegExp, 'own' | StorySide | 'other'][] = [
  [/^(?:我|本人)/, 'own'],
  [/^(?:他|她|对方|其)/, 'other'],
  [/^原告/, 'claimants'],
  [/^被告/, 'defendants'],
];
const WHO = '(我|本人|他|她|对方|原告|被告|[\\ue000-\\ue3e7])';
const RAISED = [
  new RegExp(`(?:由|归|跟|随|判给)${WHO}(?:直接)?(?:抚养|带|养)(?!至今|到现在|的)`, 'g'),
  new RegExp(`抚养权(?:判)?(?:归|给)${WHO}`, 'g'),
  new RegExp(`${WHO}(?:要|想要|争取)(?:儿子|女儿|孩子|小孩|子女|[\\ue000-\\ue3e7])?的?抚养权`, 'g'),
];
const HOME_TO = new RegExp(`房(?:子|屋|产)?(?:[^，。]{0,10})归${WHO}`);
const CAR_TO = new RegExp(`(?:车|[A-Z0-9]{5})[^。；\\n抚]{0,10}归${WHO}(?!抚养)`);

/** What a story tells of a marriage that ends: children, who raises them, support, the home, and why. */
export function readMarriageStory(
  story: string,
  cast: StoryCast,
  sides: StorySides,
  children: readonly StoryChild[],
  details: readonly StoryDetail[],
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
): StoryFact[] {
  return [
    ...childFacts(cast, sides, children, details),
    ...(children.length > 0 ? [] : foundIn(story, 'has_children', NO_CHILDREN, false)),
    ...supportFacts(clauses, amounts, sides),
    ...homeFacts(story, cast, sides, clauses, amounts),
    ...foundIn(story, 'has_shared_debts', /(?:没有|无)(?:夫妻)?(?:共同)?(?:外债|债务)/, false),
    ...groundFact(story, clauses),
  ];
}

/** The side a word means: 我 is the teller, 他 the other, a name whoever bears it. */
function sideOfWord(
  word: string,
  cast: StoryCast,
  { own, sideOf, isForAnother }: StorySides,
): 'claimant' | 'defendant' | null {
  if (isForAnother && /^[他她其]$/.test(word)) return null;
  const member = cast.members.find((_, index) => tokenOf(index) === word);
  const found = member ? sideOf.get(member) : SIDES.find(([says]) => says.test(word))?.[1];
  const other: StorySide = own === 'claimants' ? 'defendants' : 'claimants';
  const side = found === 'own' ? own : found === 'other' ? other : found;
  return side === undefined ? null : side === 'claimants' ? 'claimant' : 'defendant';
}

function childFacts(
  cast: StoryCast,
  sides: StorySides,
  children: readonly StoryChild[],
  details: readonly StoryDetail[],
): StoryFact[] {
  const [first] = children;
  const place = first?.member.mentions[0];
  if (!first || !place) return [];
  const raised = RAISED.flatMap((pattern) => [...cast.scene.matchAll(pattern)]).flatMap((match) => {
    const by = sideOfWord(match[1] ?? '', cast, sides);
    const sentence = /[^。；\n]*$/.exec(cast.scene.slice(0, match.index))?.[0] ?? '';
    const named = children.filter(({ member }) => sentence.includes(tokenOf(cast.members.indexOf(member))));
    const start = cast.placeOf(match.index);
    // One child, all of them, or those the sentence names: whom else it is said of is open.
    const isAll =
      children.length === 1 ||
      /(?:[两二三四俩仨]个?|几个)(?:孩子|子女|小孩)|[都均](?:归|由|判)/.test(sentence + match[0]);
    const of = isAll ? children : named;
    return by === null || /一直|至今/.test(sentence) ? [] : [{ by, of, start, end: start + match[0].length }];
  });
  return [
    { path: 'has_children', value: true, ...place },
    ...children.flatMap(({ member, gender, born }): StoryFact[] => {
      const at = (field: string) => rowPath('children', member.name, field);
      const name = member.mentions[0] ?? place;
      const sex = gender ?? details.find(({ of, field }) => of === member && field === 'gender')?.value;
      return [
        { path: at('name'), value: member.name, ...name },
        ...(sex === undefined ? [] : [{ path: at('gender'), value: sex, ...name }]),
        ...(born ? [{ path: at('born_on'), value: born.iso, start: born.start, end: born.end }] : []),
        ...raised
          .filter(({ of }) => of.some((child) => child.member === member))
          .slice(0, 1)
          .map(({ by, start, end }) => ({ path: at('raised_by'), value: by, start, end })),
      ];
    }),
  ];
}

function supportFacts(
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
  { own }: StorySides,
): StoryFact[] {
  for (const { value, start, end } of amounts) {
    const clause = clauseAt(clauses, start);
    const before = clauseBefore(clauses, start);
    if (!clause || !/抚养费|生活费/.test(clause.text) || !/每个?月|一个?月|\/月/.test(clause.text)) continue;
    if (/从来|没有?付|没给|拖欠|曾/.test(clause.text)) continue;
    const payer = /(?:由)?(原告|被告|我|本人|他|她|对方)[^，。]{0,10}(?:支付|付|给|承担|出)/.exec(
      before,
    )?.[1];
    const word = payer && SIDES.find(([says]) => says.test(payer))?.[1];
    const side =
      word === 'own' ? own : word === 'other' ? (own === 'claimants' ? 'defendants' : 'claimants') : word;
    return [
      { path: 'child_support', value, start, end },
      ...(side
        ? [
            {
              path: 'child_support_payer',
              value: side === 'claimants' ? 'claimant' : 'defendant',
              start,
              end,
            },
          ]
        : []),
    ];
  }
  return [];
}

/** Homes and cars of both; what was had before the marriage, or is rented, is none of them. */
function homeFacts(
  story: string,
  cast: StoryCast,
  sides: StorySides,
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
): StoryFact[] {
  const facts: StoryFact[] = [];
  const seen = new Set<number>();
  for (const clause of clauses) {
    const { sentence } = clause;
    if (seen.has(sentence.start)) continue;
    seen.add(sentence.start);
    const words = story.slice(sentence.start, sentence.end);
    if (OWN_HOME.test(words) || !BOUGHT.test(words)) continue;
    const key = `p${new Set(facts.map(({ path }) => path.split('/')[1])).size + 1}`;
    const put = (field: string, value: FactValue, start: number, end: number) =>
      facts.push({ path: rowPath('shared_property', key, field), value, start, end });
    const address = HOME.test(words) ? ADDRESS.exec(words) : null;
    const plate = address ? null : PLATE.exec(words);
    const found = address ?? plate;
    if (!found?.[1]) continue;
    const start = sentence.start + words.indexOf(found[1], found.index);
    put('kind', address ? 'home' : 'car', start, start + found[1].length);
    put('description', found[1], start, start + found[1].length);
    const worth = amounts.find(
      (one) =>
        one.start >= sentence.start &&
        one.end <= sentence.end &&
        WORTH.test(clauseBefore(clauses, one.start)),
    );
    if (worth) put('value', worth.value, worth.start, worth.end);
    const to = (address ? HOME_TO : CAR_TO).exec(cast.scene);
    const by = to && sideOfWord(to[1] ?? '', cast, sides);
    if (to && by) put('goes_to', by, cast.placeOf(to.index), cast.placeOf(to.index) + to[0].length);
  }
  const [first] = facts;
  if (first)
    return [{ path: 'has_shared_property', value: true, start: first.start, end: first.end }, ...facts];
  return foundIn(story, 'has_shared_property', /(?:没有|无)(?:夫妻)?共同财产/, false);
}

/** Why the divorce is asked, in the teller's own words: the clauses of each sentence from the first that tells it to the last. */
function groundFact(story: string, clauses: readonly StoryClause[]): StoryFact[] {
  const stretches: { start: number; end: number }[] = [];
  const goesOn = (at: number): number => {
    const [here, next] = [clauses[at], clauses[at + 1]];
    const isSameSentence = next !== undefined && next.sentence.start === here?.sentence.start;
    return isSameSentence && GOES_ON.test(next.text) && !ASKS.test(next.text)
      ? goesOn(at + 1)
      : (here?.end ?? 0);
  };
  for (const [index, clause] of clauses.entries()) {
    if (
      !GROUND.test(clause.text) ||
      ASKS.test(clause.text) ||
      /[？?]/.test(story.charAt(clause.sentence.end))
    )
      continue;
    const before = clauses[index - 1];
    const isReason =
      before !== undefined &&
      before.sentence.start === clause.sentence.start &&
      /^[^，]{0,2}(?:因|由于)/.test(before.text);
    const last = stretches.at(-1);
    if (last && last.start >= clause.sentence.start) last.end = goesOn(index);
    else stretches.push({ start: isReason ? before.start : clause.start, end: goesOn(index) });
  }
  const [first] = stretches;
  const last = stretches.at(-1);
  if (!first || !last) return [];
  const value = stretches.map(({ start, end }) => story.slice(start, end).trim()).join('。');
  return [{ path: 'divorce_ground', value, start: first.start, end: last.end }];
}
