import { sharedWeight, weighPairs } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 第一期, 最后一期, 首次, 末批: which of several. */
const ORDINAL =
  /(第[一二三四五六七八九十\d]+|最后一?|最初一?|首|末)(?:个|笔)?([期次批季届])(?![间限望待款货])/g;
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^(?:首|最初一?|第1)$/, '第一'],
  [/^(?:末|最后一?)$/, '最后'],
];
/** What is said of it must share this much with what the law says of its own. */
const AROUND_WEIGHT = 4;
const AROUND_LENGTH = 16;

/** Another one of several: 第一期届满 for 最后一期届满, where the article says nothing of the first. */
export function otherOrdinal(claim: string, law: string): SenseDifference | null {
  const held = ordinalsIn(law);
  for (const said of held.length === 0 ? [] : ordinalsIn(claim)) {
    const ofUnit = held.filter(({ unit }) => unit === said.unit);
    if (ofUnit.some(({ which }) => which === said.which)) continue;
    const other = ofUnit.find(({ around }) => sharedWeight(around, said.around) >= AROUND_WEIGHT);
    if (other) return { kind: 'word', said: said.text, law: other.text };
  }
  return null;
}

const ordinalsIn = (text: string) =>
  [...text.matchAll(ORDINAL)].map((match) => {
    const [words, ordinal = '', unit = ''] = match;
    const which = SAME.find(([pattern]) => pattern.test(ordinal))?.[1] ?? ordinal;
    const behind = match.index + words.length;
    const [before, after] = [
      text
        .slice(Math.max(0, match.index - AROUND_LENGTH), match.index)
        .split(/[。；;\n]/)
        .at(-1) ?? '',
      text.slice(behind, behind + AROUND_LENGTH).split(/[。；;\n]/)[0] ?? '',
    ];
    return { text: words, which, unit, around: weighPairs(`${before} ${after}`) };
  });
