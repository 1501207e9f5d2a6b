import { rememberByText } from '../../words/remember-by-text.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { areEnumerations } from './connections.ts';
import { DECISIVE_WORDS } from './decisive-words.ts';
import { areDeniedAlike, isBreach, isKnownDenial } from './denials.ts';
import { isOneTimeLimit } from './one-time-limit.ts';
import { OPPOSITE_PERSONS } from './opposites.ts';
import { areComparable } from './parties.ts';
import type { SenseDifference } from './sense-difference.ts';

interface Token {
  text: string;
  /** What another word of the same kind in its place would change; null for what tells nothing by itself. */
  kind: string | null;
  /** The same for words that say the same. */
  id: string;
}

/** Words that decide, by kind and by what they say. */
const TELLING: ReadonlyMap<string, Omit<Token, 'text'>> = new Map<string, Omit<Token, 'text'>>([
  ...DECISIVE_WORDS.flatMap((groups, kind) =>
    groups.flatMap((group) =>
      group.map((word) => [word, { kind: `decisive ${kind}`, id: group[0] ?? word }] as const),
    ),
  ),
  ...OPPOSITE_PERSONS.flat().map((word) => [word, { kind: 'person', id: word }] as const),
  ...Object.entries({
    must: ['应当', '应该', '必须'],
    may: ['可以', '有权', '能够'],
    never: ['不得', '不能', '不可以', '无权', '禁止', '不应当', '不应', '严禁'],
    not: ['不予', '不', '没有', '没', '未', '无', '无需', '无须', '不需要', '不必', '不用'],
  }).flatMap(([id, words]) => words.map((word) => [word, { kind: 'force', id }] as const)),
  ...Object.entries({
    or: ['或者', '或'],
    and: ['并且', '并', '而且', '以及', '和', '及', '且', '与'],
  }).flatMap(([id, words]) => words.map((word) => [word, { kind: 'connection', id }] as const)),
  // Words in which a shorter one is not meant.
  ...[
    '不动产',
    '不可抗力',
    '不正当',
    '不当',
    '不同',
    '不满',
    '未满',
    '不能超过',
    '不能少于',
    '不能低于',
    '不得低于',
    '不得高于',
    '不高于',
    '不影响',
    '无理由',
    '不服',
    '不法',
    '不足',
    '不够',
    '应当知道',
    '应当发现',
    '应当预见',
    '拒不',
    '不超过',
    '不少于',
    '不低于',
    '不得超过',
    '不得少于',
  ].map((word) => [word, { kind: null, id: word }] as const),
  ...[
    '未成年',
    '无期徒刑',
    '无限',
    '无偿',
    '无固定',
    '无民事',
    '和解',
    '共和',
    '和平',
    '合并',
    '并购',
    '及时',
    '以及',
    '普及',
    '涉及',
    '参与',
    '与否',
    '给与',
    '赠与',
  ].map(
    (word) =>
      [word, { kind: word === '以及' ? 'connection' : null, id: word === '以及' ? 'and' : word }] as const,
  ),
]);
const TOKEN = new RegExp(
  `${[...TELLING.keys()].sort((a, b) => b.length - a.length).join('|')}|[^、\\s“”"（）()《》]`,
  'gu',
);

/** Clauses of fewer characters are in many rules. */
const LEAST_LENGTH = 6;
/** A longer clause is compared by its beginning. */
const MOST_TOKENS = 120;
/** Clauses must share so much of the sentence's and of the law's before they are laid word by word. */
const SAID_SHARE = 0.62;
const HELD_SHARE = 0.45;
/** A clause of the law that repeats a sentence's almost as well as the best one may be what is meant. */
const NEARLY = 0.92;

/**
 * A word that stands in a sentence where the law has another one of its kind: 应当 for 可以, 出租人 for 承租人, 或者 for 并.
 * Only clauses that repeat one of the law's nearly word for word are compared.
 */
export function otherWordInPlace(claim: string, law: string): SenseDifference | null {
  const held = clausesOf(law).map((clause) => ({ clause, tokens: tokensOf(clause) }));
  for (const clause of clausesOf(claim)) {
    const tokens = tokensOf(clause);
    const length = lengthOf(tokens);
    if (length < LEAST_LENGTH) continue;
    const own = new Set(tokens.map(({ id }) => id));
    const pairs = held
      .filter((one) => mayShare(own, one.tokens, length))
      .map((one) => ({ ...one, ...align(tokens, one.tokens) }))
      .filter(
        ({ shared, tokens: others }) =>
          shared >= SAID_SHARE * length && shared >= HELD_SHARE * lengthOf(others),
      );
    const best = Math.max(0, ...pairs.map(({ shared }) => shared));
    const nearest = pairs.filter(({ shared }) => shared >= NEARLY * best);
    const differences = nearest.map((one) => {
      const difference = differenceIn(one.gaps, areEnumerations(clause.text, one.clause.text));
      // 单位要偿还 is a consequence, and 单位不偿还的 a case.
      const isOfCase = clause.text.endsWith('的') !== one.clause.text.endsWith('的');
      if (difference === 'force' && isOneTimeLimit(clause.text, one.clause.text)) return null;
      return difference === 'negation' &&
        (isOfCase ||
          areDeniedAlike(clause.text, one.clause.text) ||
          isKnownDenial(clause.text, law) ||
          isBreach(clause.text, one.clause.text))
        ? null
        : difference;
    });
    const [first] = differences;
    if (first && differences.every((one) => one !== null))
      return { kind: first, said: clause.text, law: nearest[0]?.clause.text ?? '' };
  }
  return null;
}

/** Figures are compared elsewhere; here one stands for another. */
const NUMBER = /[\d〇零一二两三四五六七八九十百千万亿]+/g;

const tokensOf = ({ text }: Clause): readonly Token[] => tokensIn(text);
const tokensIn = rememberByText((text: string): readonly Token[] => {
  return [...text.replace(NUMBER, '#').matchAll(TOKEN)]
    .slice(0, MOST_TOKENS)
    .map(([word]) => ({ text: word, ...(TELLING.get(word) ?? { kind: null, id: word }) }));
}, 1500);

const lengthOf = (tokens: readonly Token[]) => tokens.reduce((sum, { text }) => sum + text.length, 0);

/** Whether it is worth laying them side by side. */
function mayShare(own: ReadonlySet<string>, others: readonly Token[], length: number): boolean {
  let shared = 0;
  for (const { id, text } of others) if (own.has(id)) shared += text.length;
  return shared >= SAID_SHARE * length;
}

interface Gap {
  said: Token[];
  held: Token[];
  /** The words both have before it and behind it. */
  before: string;
  after: string;
}

/** The longest run of words both have in the same order, and what stands between them in either. */
function align(said: readonly Token[], held: readonly Token[]): { shared: number; gaps: Gap[] } {
  const width = held.length + 1;
  const table = new Uint16Array((said.length + 1) * width);
  const at = (row: number, column: number) => table[row * width + column] ?? 0;
  for (let row = said.length - 1; row >= 0; row -= 1)
    for (let column = held.length - 1; column >= 0; column -= 1)
      table[row * width + column] =
        said[row]?.id === held[column]?.id
          ? at(row + 1, column + 1) + (said[row]?.text.length ?? 0)
          : Math.max(at(row + 1, column), at(row, column + 1));
  const gaps: Gap[] = [];
  let gap: Gap = { said: [], held: [], before: '', after: '' };
  let [row, column] = [0, 0];
  while (row < said.length || column < held.length) {
    const [one, other] = [said[row], held[column]];
    if (one && other && one.id === other.id) {
      if (gap.said.length > 0 || gap.held.length > 0) gaps.push({ ...gap, after: one.text });
      gap = { said: [], held: [], before: one.text, after: '' };
      row += 1;
      column += 1;
    } else if (other && (!one || at(row, column + 1) >= at(row + 1, column))) {
      gap.held.push(other);
      column += 1;
    } else if (one) {
      gap.said.push(one);
      row += 1;
    }
  }
  if (gap.said.length > 0 || gap.held.length > 0) gaps.push(gap);
  return { shared: at(0, 0), gaps };
}

function differenceIn(gaps: readonly Gap[], isEnumerated: boolean): SenseDifference['kind'] | null {
  for (const gap of gaps) {
    const forces = [gap.said, gap.held].map((some) => some.filter(({ kind }) => kind === 'force'));
    const [said = [], held = []] = forces;
    const isDenied = (some: readonly Token[]) => some.some(({ id }) => id === 'never' || id === 'not');
    // 造成损失不用负责的 denies a verb of its own, and nothing that both say.
    const isOwnVerb = [gap.said, gap.held].some((some) => {
      const at = some.findLastIndex(({ id }) => id === 'never' || id === 'not');
      return at >= 0 && lengthOf(some.slice(at + 1)) >= 2;
    });
    if (isDenied(said) !== isDenied(held) && !isOwnVerb && isShort(gap) && isWithin(gap)) return 'negation';
    const [one, other] = [said[0]?.id, held[0]?.id];
    if ((one === 'must' && other === 'may') || (one === 'may' && other === 'must')) return 'force';
    for (const token of gap.said) {
      const { kind } = token;
      if (kind === null || kind === 'force') continue;
      const alike = gap.held.filter((held) => held.kind === kind && areComparable(held.id, token.id));
      if (alike.length === 0 || alike.some(({ id }) => id === token.id)) continue;
      if (kind === 'connection' && isEnumerated) continue;
      return kind === 'person' || kind === 'connection' ? kind : 'word';
    }
  }
  return null;
}

/** 一年内行使 and 一年内不行使的 speak of one period; what begins or ends a clause may be said in the next one. */
const isWithin = ({ said, held, before, after }: Gap) =>
  (before !== '' && after !== '' && !/^[内#]$/.test(before)) ||
  [said, held].every((some) => some.some(({ kind }) => kind === 'force'));
const isShort = ({ said, held }: Gap) => lengthOf(said) <= 4 && lengthOf(held) <= 4;
