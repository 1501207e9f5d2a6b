import type { QuestionDate } from '../questions/read-dates.ts';
import { type CastMember, memberAt, type StoryCast } from './story-cast.ts';
import type { StoryClause } from './story-clauses.ts';

/** A child a story names, with what is told of it. */
export interface StoryChild {
  member: CastMember;
  gender: 'male' | 'female' | null;
  born: QuestionDate | null;
}

const P = '([\\ue000-\\ue3e7])';
const SON =
  '(?:大的|小的|大|小|二)?(?:儿子|男娃)|婚生子|婚生男孩|长子|次子|[一两]子|[一]个?男孩|男孩|[大小]儿子|一个?儿子';
const DAUGHTER =
  '(?:大的|小的|大|小|二)?(?:女儿|闺女|姑娘)|婚生女|婚生女孩|长女|次女|[一两]女|[一]个?女孩|女孩|一个?女儿';
const CHILD = '孩子|小孩|子女|婚生子女|(?<=[，。；])[大小]的|老[大二三]';
const NAMED = '(?:，|,|、)?(?:取名|名叫|叫做?|名为|姓名|名|:|：|\\()? ?';
const PATTERNS: readonly [RegExp, StoryChild['gender']][] = [
  [new RegExp(`(?:${SON})${NAMED}${P}`, 'g'), 'male'],
  [new RegExp(`(?:${DAUGHTER})${NAMED}${P}`, 'g'), 'female'],
  [new RegExp(`(?:${CHILD})${NAMED}${P}`, 'g'), null],
];
const BIRTH = /生|育|诞|孩子|儿子|女儿/;

/** Children of two who divorce: who is named behind son, daughter or child, with the day of birth told beside. */
export function readChildren(
  cast: StoryCast,
  clauses: readonly StoryClause[],
  dates: readonly QuestionDate[],
): StoryChild[] {
  const children = new Map<CastMember, StoryChild>();
  for (const [pattern, gender] of PATTERNS)
    for (const { 1: token } of cast.scene.matchAll(pattern)) {
      const member = memberAt(cast, token);
      if (member?.kind !== 'person' || children.has(member)) continue;
      children.set(member, { member, gender, born: null });
    }
  for (const child of children.values())
    child.born = bornOn(child.member, [...children.keys()], clauses, dates);
  // In the order of birth as far as it is told, else as they are named.
  return [...children.values()].sort((one, other) =>
    one.born && other.born
      ? one.born.iso.localeCompare(other.born.iso)
      : (one.member.mentions[0]?.start ?? 0) - (other.member.mentions[0]?.start ?? 0),
  );
}

/** The day beside a child's name: behind it, or before it where the clause tells of a birth. */
function bornOn(
  member: CastMember,
  children: readonly CastMember[],
  clauses: readonly StoryClause[],
  dates: readonly QuestionDate[],
): QuestionDate | null {
  for (const mention of member.mentions) {
    const at = clauses.findIndex(({ start, end }) => start <= mention.start && mention.start < end);
    const clause = clauses[at];
    if (!clause) continue;
    const next = clauses[at + 1];
    const until = children
      .flatMap(({ mentions }) => mentions)
      .filter(({ start }) => start > mention.start)
      .reduce((first, { start }) => Math.min(first, start), Number.POSITIVE_INFINITY);
    const own = dates.findLast(({ start, end }) => end <= mention.start && start >= clause.start);
    if (own && /^[^，]{0,6}(?:生|出生|育|诞)/.test(clause.text.slice(own.end - clause.start))) return own;
    const behind = dates.find(
      ({ start }) =>
        start >= mention.end &&
        start < until &&
        (start < clause.end || (next?.sentence.start === clause.sentence.start && start < next.end)),
    );
    const told = behind && clauses.find(({ start, end }) => start <= behind.start && behind.start < end);
    if (behind && told && BIRTH.test(told.text)) return behind;
    const before = dates.findLast(({ start, end }) => end <= mention.start && start >= clause.start);
    if (before && BIRTH.test(clause.text)) return before;
  }
  return null;
}
