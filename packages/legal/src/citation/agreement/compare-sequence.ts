import type { ArticlePart } from './cited-text.ts';
import { sharedWeight, type WeighedPairs, weighPairs, wholeWeight } from './clauses.ts';
import { ORDERED } from './order-of-items.ts';
import type { SenseDifference } from './sense-difference.ts';

/** What comes before what; the words of both. */
interface Sequence {
  text: string;
  first: string;
  second: string;
}

/** 先清偿甲，再清偿乙: what is done first, and what after it. */
const FIRST_THEN =
  /(?:首先|(?<![优事预领率在原])先(?![前后决例期生予]|行为))([^。；;\n]{2,60}?)(?:[，,]\s*(?:然后|而后|之后|其后|最后|再(?![审次婚])|后(?![续果者]))|[，；,;]\s*(?:仍?不足|余下|剩余)的?部分)([^，。；;\n]{2,60})/g;
/** 甲优先于乙. */
const BEFORE = /([^，。；,;\n]{2,40}?)(?:应当?|可以?)?(?:优先于|先于)([^，。；,;\n]{2,40})/g;
/** 甲劣后于乙. */
const BEHIND = /([^，。；,;\n]{2,40}?)(?:应当?)?(?:劣后于|后于)([^，。；,;\n]{2,40})/g;

/** What tells one of two things from the other must weigh this much, and so much more than what it has of the other. */
const TELLING_WEIGHT = 2;
const FACTOR = 2;
/** So much of a thing must be told in the sentence. */
const KNOWN_SHARE = 0.3;

/** Two things that the article puts in one order, and the sentence in the other: 先还本金，再还利息, where the law has 先还利息，再还本金. */
export function reversedSequence(claim: string, named: readonly ArticlePart[]): SenseDifference | null {
  const said = sequencesIn(claim);
  if (said.length === 0) return null;
  const law = [...named.flatMap(({ text }) => sequencesIn(text)), ...sequencesOf(named)];
  for (const { text, first, second } of said) {
    const isSame = law.some(
      (one) => isLike(first, one.first, one.second) && isLike(second, one.second, one.first),
    );
    const turned = law.find((one) => {
      // What is done with either stands behind the second, in the sentence as in the law: 使用场地.
      const act = weighPairs(one.second);
      const tail = new Set([...weighPairs(second).keys()].filter((pair) => act.has(pair)));
      return isLike(first, one.second, one.first, tail) && isLike(second, one.first, one.second, tail);
    });
    if (turned && !isSame) return { kind: 'word', said: text, law: turned.text };
  }
  return null;
}

function sequencesIn(text: string): Sequence[] {
  const read = (pattern: RegExp, isTurned = false) =>
    [...text.matchAll(pattern)].map(([whole, one = '', other = '']) => ({
      text: whole.trim(),
      first: isTurned ? other : one,
      second: isTurned ? one : other,
    }));
  return [...read(FIRST_THEN), ...read(BEFORE), ...read(BEHIND, true)];
}

/** The items of a list that the article calls ordered, each before those behind it. */
function sequencesOf(named: readonly ArticlePart[]): Sequence[] {
  const items = named.filter(({ item, head }) => item !== null && ORDERED.test(head));
  return items.flatMap(({ text, paragraph }, at) =>
    items
      .slice(at + 1)
      .filter((other) => other.paragraph === paragraph)
      .map((other) => ({ text: `${text}${other.text}`, first: text, second: other.text })),
  );
}

/** Whether words speak of the one of two things: by what that one has, and the other has not. */
function isLike(said: string, one: string, other: string, ignored: ReadonlySet<number> = new Set()): boolean {
  const [pairs, ours, theirs] = [weighPairs(said), weighPairs(one), weighPairs(other)];
  const only = (held: WeighedPairs, without: WeighedPairs) =>
    new Map([...held].filter(([pair]) => !without.has(pair) && !ignored.has(pair)));
  const [own, others] = [only(ours, theirs), only(theirs, ours)];
  const weight = sharedWeight(pairs, own);
  return (
    weight > 0 &&
    weight >= Math.min(TELLING_WEIGHT, wholeWeight(own)) &&
    weight >= KNOWN_SHARE * wholeWeight(only(pairs, theirs)) &&
    weight >= FACTOR * sharedWeight(pairs, others)
  );
}
