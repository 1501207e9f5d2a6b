import { sharedWeight, weighPairs } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** Points of a procedure or of a contract, before, at or after which something must be done. */
const POINT =
  /(起诉|立案|受理|开庭|(?:法庭)?辩论终结|宣判|判决生效|裁决作出|执行(?:程序)?终结|举证期限届满|答辩期(?:限|间)?届满|合同(?:成立|订立|签订|生效|解除|终止)|交付|验收|竣工|违约|起运|登记|公证)(?:之?(前|后)|(时))(?![间效限段常任款述者])/g;
/** Words that people take for each other. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^法庭/, ''],
  [/立案/, '受理'],
  [/合同(?:成立|签订)/, '合同订立'],
  [/合同终止/, '合同解除'],
];
/** What is said of the point must share this much with what the law says of its own. */
const CLAUSE_WEIGHT = 3;

/** Another point of the procedure: 辩论终结前补正 for 起诉前补正, where the article says nothing of the other. */
export function otherTurningPoint(claim: string, law: string): SenseDifference | null {
  const held = pointsIn(law);
  for (const said of held.length === 0 ? [] : pointsIn(claim)) {
    if (held.some(({ point, side }) => point === said.point && side === said.side)) continue;
    const alike = held.filter(
      ({ side, behind }) => side === said.side && sharedWeight(behind, said.behind) >= CLAUSE_WEIGHT,
    );
    const [first, ...more] = alike;
    if (first && more.length === 0) return { kind: 'word', said: said.text, law: first.text };
  }
  return null;
}

const pointsIn = (text: string) =>
  [...text.matchAll(POINT)].map((match) => {
    const [words, point = '', side = '', at = ''] = match;
    const behind = text.slice(match.index + words.length).split(/[，。；：,;\n]/)[0] ?? '';
    return {
      text: words,
      point: SAME.reduce((name, [said, same]) => name.replace(said, same), point),
      side: side || at,
      behind: weighPairs(behind),
    };
  });
