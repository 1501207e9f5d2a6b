import { rememberByText } from '../../words/remember-by-text.ts';
import { sharedWeight, type WeighedPairs, weighPairs, wholeWeight } from './clauses.ts';
import { OPPOSITE_PERSONS } from './opposites.ts';
import { areComparable, SOMEBODY } from './parties.ts';
import type { SenseDifference } from './sense-difference.ts';

interface Deed {
  person: string;
  pairs: WeighedPairs;
  text: string;
}

const PERSONS = [...new Set(OPPOSITE_PERSONS.flat())].sort((a, b) => b.length - a.length);
const PERSON = new RegExp(`(?<![孙祖被])(?:${PERSONS.join('|')})(?<!被告(?=人))`, 'g');
/** Everyday names of those whom the law calls otherwise. */
const OTHERWISE_NAMED = new Set([
  '卖方',
  '买方',
  '出借人',
  '贷款人',
  '父母',
  '子女',
  '保险公司',
  '自然人',
  '法人',
]);
/** 出租人 and 承租人 stand for each other. */
const OPPOSITES = new Map<string, Set<string>>();
for (const [one, other] of OPPOSITE_PERSONS) {
  OPPOSITES.set(one, (OPPOSITES.get(one) ?? new Set()).add(other));
  OPPOSITES.set(other, (OPPOSITES.get(other) ?? new Set()).add(one));
}

/** What each person named does: the words up to the next person or the end of the rule; of whom something is asked, nothing. */
const deedsOf: (text: string) => readonly Deed[] = rememberByText(readDeeds, 600);

function readDeeds(text: string): Deed[] {
  return text.split(/[。；;\n]/).flatMap((rule) => {
    const found = [...rule.matchAll(PERSON)];
    return found.flatMap((match, index) => {
      const before = rule.slice(Math.max(0, match.index - 3), match.index);
      if (
        /[向对与和给、为以凭]$|要求$|请求$|通知$|催告$|告知$|责令$|督促$|允许$|准许$|(?:支付|给付|付给|返还|退还|交付)$|[让使令]$|或者$|根据$|按照$/.test(
          before,
        )
      )
        return [];
      const until = found[index + 1]?.index ?? rule.length;
      const words = rule.slice(match.index + match[0].length, until);
      if (/^[、和与的或]|^.{0,8}(?:要求|请求|主张|申请|可以要|有权要)|^(?:所在|住所)/.test(words)) return [];
      return [{ person: match[0], text: words, pairs: weighPairs(words) }];
    });
  });
}

const DEED_WEIGHT = 6;
const DEED_WEIGHT_NEARBY = 4;

/** Somebody who does what the article has the other side do. */
export function swappedPerson(
  claim: string,
  texts: readonly string[],
  isNearby: boolean,
): SenseDifference | null {
  const held = texts.flatMap(deedsOf);
  const whole = texts.join('\n');
  const least = isNearby ? DEED_WEIGHT_NEARBY : DEED_WEIGHT;
  for (const deed of deedsOf(claim)) {
    const weight = wholeWeight(deed.pairs);
    if (weight < least) continue;
    // Where parties of a case act, somebody of another name may be whom the rule means.
    const isStranger =
      isNearby &&
      !claim.includes(SOMEBODY) &&
      !OTHERWISE_NAMED.has(deed.person) &&
      !whole.includes(deed.person);
    const isOther = (person: string) =>
      (OPPOSITES.get(deed.person)?.has(person) ?? false) ||
      (isStranger && person !== deed.person && areComparable(person, deed.person));
    const likeness = (of: (person: string) => boolean) =>
      Math.max(
        0,
        ...held.filter(({ person }) => of(person)).map(({ pairs }) => sharedWeight(deed.pairs, pairs)),
      );
    const own = likeness((person) => person === deed.person);
    const other = likeness(isOther);
    if (other < Math.max(least, 0.5 * weight) || own > 0.5 * other) continue;
    const law = held.find(
      ({ person, pairs }) => isOther(person) && sharedWeight(deed.pairs, pairs) === other,
    );
    return {
      kind: 'person',
      said: `${deed.person}${deed.text}`,
      law: `${law?.person ?? ''}${law?.text ?? ''}`,
    };
  }
  return null;
}
