import type { QuestionAmount } from './read-amounts.ts';

/** What was left, in yuan, by whose it was; what is not said stands in `untold`. */
export interface ThingsLeft {
  joint: number;
  own: number;
  untold: number;
  /** How many things were told. */
  count: number;
}

const JOINT =
  /共同|夫妻|婚后|结婚后|婚内|我们(?:俩|两个?人?|两口子)|两口子|两个人|俩人|他俩|他们俩|一起|和我[妈爸]|我?爸妈名下|父母名下|joint|after (?:we|they) (?:got )?married|together/gi;
const OWN =
  /婚前|结婚前|(?<![一两俩二三四五六几])个人(?:的|名下|财产|存款|账户|所有)|[他她]自己(?:的|名下)|before (?:we|they) (?:got )?(?:married|marriage)|before (?:the |our |their )?marriage|own property|of (?:his|her) own|premarital|pre-marital/gi;
/** What is no part of what was left, or is somebody's offer of how to share it. */
const NOT_LEFT =
  /抚恤|丧葬|办?后事|安葬|保险金|宅基地|医药费|医疗费|看病|治病|住院|彩礼|花了|每个?月|一年|年薪|退休金|一人|每人|赔|补偿|各(?:拿|分|得)|[只才就]给|给我|分我|补我?|让我|当时|当年|买的?时候|买入|原价|借|欠|贷|还了|条子|债|\bowed?\b|\bloan|\blent\b|\boffer/i;
const THING =
  /房|屋|楼|宅|铺|门面|存款|存折|卡|现金|车|股票|基金|理财|公积金|遗产|财产|留下|留了|名下|值|估|拆迁款|钱|攒|存|银行|账户|flat|apartment|house|home|savings|deposit|estate|worth|account|left|cash|car/i;

const SENTENCE_END = /[。；！？;!?\n]/;
/** A space ends a clause between Chinese words alone. */
const CLAUSE_END = /[，。；！？,;!?\n （(]/;
const ENGLISH_CLAUSE_END = /[;!?\n(]|[.,] /;

/** The words an amount is told with: from the clause behind the last amount up to the end of its own. */
function contextOf(
  text: string,
  amounts: readonly QuestionAmount[],
  at: number,
): { before: string; after: string } {
  const amount = amounts[at] as QuestionAmount;
  const ends = /\p{Script=Han}/u.test(text) ? CLAUSE_END : ENGLISH_CLAUSE_END;
  const previous = amounts[at - 1]?.end ?? 0;
  const head = text.slice(previous, amount.start);
  const sentence = Math.max(...[...head].map((sign, index) => (SENTENCE_END.test(sign) ? index + 1 : 0)), 0);
  const first = previous > 0 ? head.search(ends) + 1 : 0;
  const before = head.slice(Math.max(sentence, first));
  const rest = text.slice(amount.end, amounts[at + 1]?.start ?? text.length);
  // 60万，是她婚前的: what it is said to be stands behind.
  const tail = rest.replace(/^[，, ](?=(?:都|全|这)?(?:是|属于))/, '');
  const end = tail.search(ends);
  return { before, after: end < 0 ? tail : tail.slice(0, end) };
}

/** The clause an amount itself stands in, up to it. */
const clauseOf = (before: string): string =>
  /\p{Script=Han}/u.test(before) ? before.slice(before.search(/[^，,。；;！？!?\s]*$/)) : before;

/** Where words stand that are nearest to the amount: the last before it, the first behind it. */
const nearest = (words: RegExp, text: string, side: 'before' | 'after'): number => {
  const places = [...text.matchAll(words)].map(({ index }) => index);
  const place = side === 'before' ? places.at(-1) : places[0];
  return place === undefined ? Number.POSITIVE_INFINITY : side === 'before' ? text.length - place : place;
};

function kindOf(text: string, before: string, after: string): 'joint' | 'own' | 'untold' {
  const places = [
    [clauseOf(before), 'before'],
    [after, 'after'],
    [before, 'before'],
  ] as const;
  for (const [near, side] of places) {
    const [joint, own] = [nearest(JOINT, near, side), nearest(OWN, near, side)];
    if (Number.isFinite(Math.min(joint, own))) return own < joint ? 'own' : 'joint';
  }
  // 2015年再婚, 房子是2010年买的: what was bought before is one's own.
  const bought = /((?:19|20)\d{2})年?[^，。；\d]{0,8}(?:买|购|盖|建|分)/.exec(before)?.[1];
  const married = /((?:19|20)\d{2})年?[^，。；\d]{0,8}(?:再婚|结的?婚|领证|又结)/.exec(text)?.[1];
  if (bought && married) return Number(bought) < Number(married) ? 'own' : 'joint';
  return 'untold';
}

/** What was left as a story tells it thing by thing: 房子值180万, 存款42万. A sum of all that is told is not counted again. */
export function readThingsLeft(text: string, amounts: readonly QuestionAmount[]): ThingsLeft {
  const things = amounts.flatMap((amount, at) => {
    if (
      ['wage', 'yearly_wage', 'support', 'rent', 'principal', 'arrears', 'medical', 'fine'].includes(
        amount.role,
      )
    )
      return [];
    const { before, after } = contextOf(text, amounts, at);
    const clause = clauseOf(before);
    if (
      NOT_LEFT.test(clause) ||
      /^[^，。]{0,3}(?:过户给|赠与|送给|转给|给了|借条|欠条|外债|的?债)/.test(after)
    )
      return [];
    if (!THING.test(`${before}${after}`)) return [];
    return [
      {
        value: amount.value,
        kind: kindOf(text, before, after),
        isSum: /一共|总共|合计|加起来|加在一起/.test(clause),
      },
    ];
  });
  const summed = things.filter(
    (thing) =>
      !(
        thing.isSum &&
        things.length > 2 &&
        things.reduce((sum, { value }) => sum + value, 0) === thing.value * 2
      ),
  );
  const sumOf = (kind: string) =>
    summed.filter((thing) => thing.kind === kind).reduce((sum, { value }) => sum + value, 0);
  return { joint: sumOf('joint'), own: sumOf('own'), untold: sumOf('untold'), count: summed.length };
}
