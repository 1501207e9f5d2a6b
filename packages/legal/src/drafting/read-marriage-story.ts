import type { QuestionAmount } from '../questions/read-amounts.ts';
import { rowPath } from './fact-sheet.ts';
import { debtFacts, propertyFacts } from './read-shared-property.ts';
import { clauseBefore } from './story-amounts.ts';
import { memberAt, type StoryCast, type StorySide, tokenOf } from './story-cast.ts';
import type { StoryChild } from './story-children.ts';
import { clauseAt, type StoryClause } from './story-clauses.ts';
import type { StoryDetail } from './story-details.ts';
import type { StoryFact } from './story-fact.ts';
import type { StorySides } from './story-sides.ts';
import { foundIn } from './story-words.ts';

const NO_CHILDREN = /(?:没有|没|无|未)(?:生育|共同)?(?:过)?(?:孩子|子女|小孩|生育)/;
const GROUND =
  /感情(?:已经|已|确已|完全|彻底)?破裂|感情不[和好]|性格不合|分居|出轨|婚外情|外遇|家暴|家庭暴力|打我|打人|打骂|打成|打伤|把(?:我|俺|原告)[^，。]{0,4}打|动手|打俺|开始赌|好赌|网赌|百家乐|回娘家|殴打|赌博|赌钱|吸毒|酗酒|遗弃|虐待|冷暴力|不忠|同居|不管家|不顾家|长期不和|矛盾|报过?了?警|派出所|告诫书|人身安全保护令|妇联|验伤|伤情|轻微伤|轻伤/;
/** 打人倒是没有, 从来没动过手: what did not happen is no ground. */
const DENIES =
  /(?:打(?:人|我)?|动手|家暴|家庭暴力|出轨|外遇|赌博?|吸毒|虐待)[^，。；]{0,4}(?:没有?|不曾|未曾)(?:过)?$|(?:没有?|从不|不曾|未曾)(?:过)?[^，。；]{0,3}(?:打(?:过|人|我)|动过?手|家暴|家庭暴力|出轨|外遇)/;
/** A clause that goes on with the same complaint. */
const GOES_ON = /^(?:还|也|且|并|又|经常|总是|从不|不|没|未|导致|致使)/;
const ASKS = /要求|请求|判令|诉请|想要|希望/;
/** What is told beside the grounds: of property, debts, children, and suits. */
const OTHER_MATTER = /[房车贷债]|存款|财产|抚养|起诉|诉讼|判决|法院|律师|离婚|我叫|身份证|登记结婚|生育|出生/;
const SIDES: readonly [RegExp, 'own' | StorySide | 'other'][] = [
  [/^(?:我|本人)/, 'own'],
  [/^(?:他|她|对方|其)/, 'other'],
  [/^原告/, 'claimants'],
  [/^被告/, 'defendants'],
];
const WHO = '(我|本人|他|她|对方|原告|被告|[\\ue000-\\ue3e7])';
const RAISED = [
  new RegExp(`(?:由|归|跟|随|判给)${WHO}(?:直接)?(?:抚养|带|养)(?!至今|到现在|的)`, 'g'),
  new RegExp(`(?:大的|小的|老大|老二)[^，。；]{0,4}(?:归|跟|由)${WHO}(?:抚养|养|带)?(?=[，。；]|$)`, 'g'),
  new RegExp(`(?:孩子|子女|小孩|儿子|女儿)[^，。；]{0,4}(?:都|均)?(?:归|跟)${WHO}(?=[，。；]|$)`, 'g'),
  new RegExp(`抚养权(?:判)?(?:归|给)${WHO}`, 'g'),
  new RegExp(`${WHO}(?:要|想要|争取)(?:儿子|女儿|孩子|小孩|子女|[\\ue000-\\ue3e7])?的?抚养权`, 'g'),
];
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
    ...sexOfSpouses(cast, sides, details),
    ...propertyFacts(story, cast, clauses, amounts, (word) => sideOfWord(word, cast, sides)),
    ...debtFacts(story, clauses, amounts),
    ...earlierSuits(story, clauses),
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

/** 我丈夫, or a story that begins with a husband nobody else is told to have. */
const isOfTeller = (before: string, scene: string): boolean =>
  /(?:我|本人)(?:的|和|与|跟)?$/.test(before) ||
  (/(?:^|[，。；跟和与])$/.test(before) && !/[他她]的?(?:老公|丈夫|老婆|妻子|媳妇)/.test(scene));

const HUSBAND = /(?:老公|丈夫)(?:是|叫|名叫)?([\ue000-\ue3e7])?/g;
const SISTER = /我(?:的)?(?:亲|大|二|小)?(?:姐姐?|妹妹?)(?:叫|是|名叫)?([\ue000-\ue3e7])/g;
const BROTHER = /我(?:的)?(?:亲|大|二|小)?(?:哥哥?|弟弟?)(?:叫|是|名叫)?([\ue000-\ue3e7])/g;
const WIFE = /(?:老婆|妻子|媳妇)(?:是|叫|名叫)?([\ue000-\ue3e7])?/g;

/** The sex of both from what one calls the other: 我丈夫, 妻子林晓燕; what was told already needs none. */
function sexOfSpouses(
  cast: StoryCast,
  { sideOf, own, isForAnother }: StorySides,
  details: readonly StoryDetail[],
): StoryFact[] {
  const parties = [...sideOf];
  if (parties.length === 0 || parties.length > 2) return [];
  const told = new Map<StorySide, { value: string; start: number; end: number }[]>();
  const say = (side: StorySide, value: string, start: number, end: number) =>
    told.set(side, [...(told.get(side) ?? []), { value, start, end }]);
  for (const [pattern, sex, other] of [
    [HUSBAND, 'male', 'female'],
    [WIFE, 'female', 'male'],
    [SISTER, 'female', 'male'],
    [BROTHER, 'male', 'female'],
  ] as const)
    for (const match of cast.scene.matchAll(pattern)) {
      const member = memberAt(cast, match[1]);
      const isTellers = !isForAnother && isOfTeller(cast.scene.slice(0, match.index), cast.scene);
      const side = member ? sideOf.get(member) : isTellers ? otherSide(own) : undefined;
      if (!side) continue;
      const start = cast.placeOf(match.index);
      say(side, sex, start, start + 2);
      say(otherSide(side), other, start, start + 2);
    }
  return parties.flatMap(([member, side]): StoryFact[] => {
    const [first, ...rest] = told.get(side) ?? [];
    const isKnown = details.some(({ of, field }) => of === member && field === 'gender');
    if (!first || isKnown || rest.some(({ value }) => value !== first.value)) return [];
    if (parties.some(([one, on]) => one !== member && on === side)) return [];
    return [{ path: rowPath(side, member.name, 'gender'), ...first }];
  });
}

const otherSide = (side: StorySide): StorySide => (side === 'claimants' ? 'defendants' : 'claimants');

const SUED_BEFORE =
  /(?:起诉|诉至|诉讼|诉请|提出)[^。；\n]{0,20}离婚|离婚[^，。；\n]{0,6}(?:诉讼|起诉)|起诉过?离/;
const ENDED_SO =
  /(?:不准|不予|未准|没有?准许|驳回|没判|不判|判不)[^，。；\n]{0,6}(?:离|诉讼请求|请求)|撤诉|撤回起诉|撤回了/;

/** A suit for divorce that came to nothing, as it is told: from its first clause to how it ended. */
function earlierSuits(story: string, clauses: readonly StoryClause[]): StoryFact[] {
  for (const [index, { text, start, sentence }] of clauses.entries()) {
    if (!SUED_BEFORE.test(text)) continue;
    const end = clauses
      .slice(index, index + 5)
      .find((one) => one.start < sentence.end && ENDED_SO.test(one.text));
    if (!end) continue;
    const before = clauses[index - 1];
    const isDay =
      before?.sentence.start === sentence.start && /^[^，]{0,4}\d{4}年[\d年月日]{0,8}$/.test(before.text);
    const from = isDay ? before.start : start;
    const value = story.slice(from, end.end);
    return [{ path: 'earlier_divorce_suits', value, start: from, end: end.end }];
  }
  return [];
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
      /(?:[两二三四俩仨]个?|几个)(?:孩子|子女|小孩)|[都均](?:归|由|判|跟)/.test(sentence + match[0]);
    // 大的跟他，小的跟我: of two, in the order of birth.
    const byAge = children.length === 2 ? /^(?:(大的|老大)|(?:小的|老二))/.exec(match[0]) : null;
    const of = byAge ? children.slice(byAge[1] ? 0 : 1, byAge[1] ? 1 : 2) : isAll ? children : named;
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
  { own, sideOf }: StorySides,
): StoryFact[] {
  for (const { value, start, end } of amounts) {
    const clause = clauseAt(clauses, start);
    const before = clauseBefore(clauses, start);
    if (
      !clause ||
      !/抚养费|生活费|(?:每个?|一个)(?:孩子|小孩|娃)|(?:他|她|对方|被告)[^，。]{0,6}每个?月[^，。]{0,4}[给付]/.test(
        clause.text,
      ) ||
      !/每个?月|一个?月|\/月/.test(clause.text)
    )
      continue;
    if (/从来|没有?付|没给|拖欠|曾|[给付]过/.test(clause.text)) continue;
    const payer = /(?:由)?(原告|被告|我|本人|他|她|对方)[^，。]{0,10}(?:支付|付|给|承担|出)/.exec(
      before,
    )?.[1];
    const named = [...sideOf].find(([{ name }]) => before.includes(name))?.[1];
    const word = payer && SIDES.find(([says]) => says.test(payer))?.[1];
    const side =
      named ??
      (word === 'own' ? own : word === 'other' ? (own === 'claimants' ? 'defendants' : 'claimants') : word);
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

const BESIDE_GROUND = /[房车贷债]|存款|财产|^(?:他|她|对方)?(?:现在)?住(?!院)/;

/** Why the divorce is asked, in the teller's own words: the clauses of each sentence from the first that tells it to the last. */
function groundFact(story: string, clauses: readonly StoryClause[]): StoryFact[] {
  const stretches: { start: number; end: number }[] = [];
  const goesOn = (at: number): number => {
    const [here, next] = [clauses[at], clauses[at + 1]];
    const isSameSentence = next !== undefined && next.sentence.start === here?.sentence.start;
    return isSameSentence &&
      !ASKS.test(next.text) &&
      ((GOES_ON.test(next.text) && !/[债贷]/.test(next.text)) || !OTHER_MATTER.test(next.text))
      ? goesOn(at + 1)
      : (here?.end ?? 0);
  };
  for (const [index, clause] of clauses.entries()) {
    if (
      !GROUND.test(clause.text) ||
      DENIES.test(clause.text) ||
      ASKS.test(clause.text) ||
      /[？?]/.test(story.charAt(clause.sentence.end))
    )
      continue;
    const before = clauses[index - 1];
    const isReason =
      before !== undefined &&
      before.sentence.start === clause.sentence.start &&
      !/结的?婚|领证|登记/.test(before.text) &&
      /^[^，]{0,2}(?:因|由于)|^[^，]{0,6}\d{1,2}月(?:\d{1,2}日|份)?(?:起|晚|凌晨|上午|下午|前后)?$|^[^，]{0,6}\d{4}年(?:\d{1,2}月)?[^，]{0,4}$|\d{1,2}月(?:\d{1,2}[日号])?起?[^，]{0,8}(?:回娘家|搬出|搬走|分开)/.test(
        before.text,
      );
    const last = stretches.at(-1);
    // What is told between of the house and its mortgage is no ground.
    const isParted = clauses.some(
      ({ text, start, end }) =>
        last !== undefined && start >= last.end && end < clause.start && BESIDE_GROUND.test(text),
    );
    if (last && last.start >= clause.sentence.start && !isParted) last.end = goesOn(index);
    else stretches.push({ start: isReason ? before.start : clause.start, end: goesOn(index) });
  }
  const [first] = stretches;
  const last = stretches.at(-1);
  if (!first || !last) return [];
  const value = stretches
    .map(({ start, end }, index) => {
      const isSameSentence = !/[。！？!?\n]/.test(story.slice(stretches[index - 1]?.end ?? start, start));
      return `${index === 0 ? '' : isSameSentence ? '，' : '。'}${story.slice(start, end).trim()}`;
    })
    .join('');
  return [{ path: 'divorce_ground', value, start: first.start, end: last.end }];
}
