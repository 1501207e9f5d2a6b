import type { CalculatorInputs } from '../calculators/calculation.ts';
import type { CalculatorRule } from './calculator-rule.ts';
import { debtsIn } from './estate-debts-rule.ts';
import {
  childrenThatCount,
  type Dead,
  isUnborn,
  numberOf,
  parentsAlive,
  siblingsIn,
  spouseAlive,
  whoDied,
} from './estate-people.ts';
import { readThingsLeft, type ThingsLeft } from './estate-things.ts';
import { branchesOf } from './heirs-branches.ts';
import type { QuestionAmount } from './read-amounts.ts';

const NO_WILL =
  /(?:没有?|无|未|从没|也没)(?:留下?|立下?|写|有)?(?:过)?(?:什么|任何)?(?:遗嘱|遗言)|没留话|no will|without a will|(?:did not|didn't) leave a will/gi;
const WILL = /遗嘱|遗赠|公证给|\bwill\b(?! (?:i|we|he|she|they|it|you|get|be|have|not|the|my|a)\b)/i;
/** 存款遗嘱里没提: what a will does not speak of goes by the order of heirs (民法典 1154). */
const BEYOND_WILL = /没有?(?:提|写|说|处分|安排|涉及)|一个?字(?:都|也)?没|没在遗嘱/;
const BEYOND_THING =
  /(存款|存折|现金|车|房子|股票|理财)(?:的事)?(?:在)?(?:遗嘱)?(?:里|上|中)?(?:面)?(?:没有?(?:提|写|说)|一个?字)/;
/** What is owed is paid first. */
const OWES =
  /(?<!没有?|无)(?:欠(?:了)?(?:债|款|钱|别人|银行|外债)|负债|外债|债务|(?:房贷|贷款)(?![^，。]{0,4}(?:还清|结清|没有)))/;
const NO_DEBT = /(?:没有?|无|不欠)(?:任何|什么)?(?:外债|债务|负债|欠债|贷款|房贷|债)/g;
/** What belongs to somebody else is not left by the one who died. */
const OF_ANOTHER = /是(?:爷爷|奶奶|外公|外婆|姥姥|姥爷|叔叔|伯伯|别人|公家|单位|租)的/;
const CARED_FOR = /丧偶儿媳|丧偶女婿|儿媳妇?是外人|儿媳没/;

/** Bought or owned with somebody outside the marriage, or with a husband or wife who died before a second marriage. */
const OWNED_WITH_OTHERS =
  /(?:和|跟|与)(?:我|他|她)?(?:叔|伯|姑|舅|姨|哥|弟|姐|妹|爷爷|奶奶|朋友|别人)[^，。；]{0,8}(?:一起|合伙|共同|合)[^，。；]{0,3}(?:买|盖|建|出资|所有)|(?:再婚|后妈|继母|后爸|继父)[\s\S]*(?:和|跟)我[妈爸][^，。；]{0,4}(?:一起|共同|婚后|买)/;
/** Who declined shares no more, and who stays is another number. */
const DECLINED = /(?<!让|叫|要|逼|劝)(?:[姑伯叔舅姨哥姐弟妹妈爸]|他|她)(?:已经|都|自愿|书面|签字|说)*放弃/;

/** Whoever counts beside what was left: 合葬, 去世后 another died too. */
const DIED_LATER = /后来[^，。]{0,8}(?:去世|过世|走了|没了|不在了)/;

interface Estate {
  estate?: number | undefined;
  ownThings?: number | undefined;
  joint?: boolean | undefined;
}

/** What was left for the form: all of it where it is of one kind, else what was joint and what was one's own. */
function estateOf({ joint, own, untold, count }: ThingsLeft): Estate {
  if (count === 0) return {};
  if (joint === 0 && own === 0) return { estate: untold };
  if (own === 0) return { estate: joint + untold, joint: true };
  // Of what is bought in a marriage it is presumed that both own it.
  return joint + untold > 0
    ? { estate: joint + untold, joint: true, ownThings: own }
    : { estate: own, joint: false };
}

/** What the will does not speak of, where there is one; null where the will may settle all. */
function beyondWill(text: string, amounts: readonly QuestionAmount[]): readonly QuestionAmount[] | null {
  if (!WILL.test(text.replace(NO_WILL, ''))) return amounts;
  const thing = BEYOND_THING.exec(text)?.[1];
  const left = amounts.filter(
    ({ start, end }) =>
      BEYOND_WILL.test(/^[^。；！？;!?\n]{0,16}/.exec(text.slice(end))?.[0] ?? '') ||
      (thing !== undefined && text.slice(Math.max(0, start - 8), end + 6).includes(thing)),
  );
  return left.length === 1 ? left : null;
}

/** Brothers and sisters of somebody who left no heir of the first order, as one of them or a nephew tells it. */
function secondOrder(text: string, who: Dead): number | undefined {
  if (who === 'sibling') {
    const others = siblingsIn(text);
    return others > 0 ? others + 1 : /(?:只有|只剩|就剩?)我(?:一个|自己)?/.test(text) ? 1 : undefined;
  }
  if (who !== 'uncle') return undefined;
  if (/(?:就|只有)他?(?:兄弟|姐妹|兄妹|姐弟)俩/.test(text)) return 1;
  const told = /([一二两三四五六七八]|\d)个?(?:兄弟姐妹|姐妹|兄弟|兄妹|姐弟)/.exec(text);
  return told ? numberOf(told[1]) : undefined;
}

/** The people who share: with children of a grandparent by branches, one of which somebody may stand in for. */
function heirsOf(text: string, who: Dead, today?: string): CalculatorInputs | null {
  const branches = branchesOf(text, who, today);
  if (branches === null) return null;
  const born = branches?.children ?? childrenThatCount(text, who);
  const unborn = isUnborn(text) && who === 'spouse';
  const children = unborn ? (born ?? 0) + 1 : born;
  return {
    spouse: spouseAlive(text, who),
    asSpouse: who === 'spouse' || undefined,
    children,
    unborn: unborn || undefined,
    parents: parentsAlive(text, who),
    sharers: branches?.sharers,
    diedAfter: branches?.diedAfter,
    siblings: secondOrder(text, who),
  };
}

/** Shares of heirs, where a story tells who is left. */
export const HEIRS_RULE: CalculatorRule = {
  id: 'heirs-shares',
  answers: 'amount',
  matches: (text, { amounts }, asks) =>
    (asks.amount || /怎么分|如何分|\bmy share\b/i.test(text)) &&
    amounts.length > 0 &&
    /分|继承|拿|inherit|share/i.test(text) &&
    !/诉讼费|抚恤|工伤|工亡|肇事|车祸|事故/.test(text) &&
    (!/离婚/.test(text) || /遗产|继承|遗嘱/.test(text)) &&
    whoDied(text) !== null,
  inputs(text, { amounts, today }) {
    const who = whoDied(text);
    if (
      !who ||
      who === 'parent_in_law' ||
      OF_ANOTHER.test(text) ||
      OWNED_WITH_OTHERS.test(text) ||
      DECLINED.test(text) ||
      CARED_FOR.test(text)
    )
      return null;
    const left = beyondWill(text, amounts);
    if (left === null) return null;
    const heirs = heirsOf(text, who, today);
    if (heirs === null) return null;
    if (DIED_LATER.test(text) && heirs.sharers === undefined) return null;
    const owes = OWES.test(text.replace(NO_DEBT, ''));
    const debts = owes ? debtsIn(text, left) : [];
    // Of a married person's debt it is not told whether both owed it.
    const isClear = !owes || (debts.length > 0 && heirs.spouse === false);
    const things = readThingsLeft(
      text,
      left.filter((amount) => !debts.includes(amount)),
    );
    return {
      ...(isClear ? estateOf(things) : {}),
      debt: isClear && debts.length > 0 ? debts.reduce((sum, { value }) => sum + value, 0) : undefined,
      ...heirs,
      beyondWill: left !== amounts || undefined,
    };
  },
};
