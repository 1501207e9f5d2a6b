import { areEnumerations } from './connections.ts';
import type { SenseDifference } from './sense-difference.ts';

const CONNECTIONS_MAX = 120;
const CONNECTIONS = /(或者处?|或)|(并且|而且|以及|同时|并处|并|且|和|及)/g;

/** The clause around a place, as far as anybody reads. */
const clauseAt = (text: string, at: number) => {
  const before = /[^，。；：,\n]*$/.exec(text.slice(Math.max(0, at - 60), at))?.[0] ?? '';
  return before + (/^[^，。；：,\n]*/.exec(text.slice(at, at + 60))?.[0] ?? '');
};

/** 没收违法所得或者罚款 for 没收违法所得，并处罚款; all conditions for one of them. */
export function otherConnection(claim: string, law: string): SenseDifference | null {
  if (
    /情形之一|条件之一|之一的/.test(law) &&
    /同时(?:满足|具备|符合|存在)|(?:全部|都)(?:满足|具备|符合)|缺一不可/.test(claim) &&
    !/同时(?:满足|具备|符合)/.test(law)
  )
    return { kind: 'connection', said: '同时', law: '之一' };
  if (
    /(?:同时|应当)(?:满足|具备|符合)?(?:下列|以下)?(?:条件|情形)?/.test(law) &&
    /同时(?:满足|具备|符合)|具备下列条件/.test(law) &&
    /之一|任一|任意一|其中一(?:项|个)|满足一/.test(claim) &&
    !/之一/.test(law)
  )
    return { kind: 'connection', said: '之一', law: '同时' };
  if (
    /(?:下列|以下)条件(?:的|[：:])/.test(law) &&
    !/之一/.test(law) &&
    /(?:条件|情形)之一|任一(?:项|条件)|满足其中/.test(claim)
  )
    return { kind: 'connection', said: '之一', law: '下列条件' };
  const joints = (text: string) =>
    [...text.matchAll(CONNECTIONS)].slice(0, CONNECTIONS_MAX).map((match) => ({
      kind: match[1] ? 'or' : 'and',
      word: match[0],
      left: text.slice(Math.max(0, match.index - 2), match.index),
      right: text.slice(match.index + match[0].length, match.index + match[0].length + 2),
      before: text.slice(Math.max(0, match.index - 10), match.index),
      clause: clauseAt(text, match.index),
    }));
  const said = joints(claim);
  const held = joints(law);
  // 违约金和定金都有的，只能二选一 says of both what the law says with 或者.
  const isChoice = /二选一|[选择]其?一|任选|之一/.test(claim);
  for (const joint of said) {
    if (isChoice && joint.kind === 'and') continue;
    if (!/^\p{Script=Han}{2}$/u.test(joint.left) || !/^\p{Script=Han}{2}$/u.test(joint.right)) continue;
    const same = held.filter(
      ({ left, right, before }) =>
        right === joint.right &&
        !right.startsWith('其') &&
        (left === joint.left || before.includes(joint.left)),
    );
    const [other] = same;
    if (other && areEnumerations(joint.clause, other.clause)) continue;
    if (other && same.every(({ kind }) => kind !== joint.kind))
      return {
        kind: 'connection',
        said: joint.left + joint.word + joint.right,
        law: other.left + other.word + other.right,
      };
  }
  return null;
}
