import type { CloneContent } from '@mingfa/contract/clone-content';

/** Who stand against one another; each side as people call it. */
const SIDES: readonly (readonly [RegExp, RegExp])[] = [
  [/租客|租户|承租人|\btenants?\b/i, /房东|出租人|\blandlords?\b/i],
  [/员工|劳动者|打工人|职工|\b(?:employees?|workers?)\b/i, /用人单位|企业主|雇主|\bemployers?\b/i],
];

/**
 * Whether a question is one of those against whom a clone stands. Who speaks of a tenant has one (租客拖欠租金我能收回房子吗): it is no
 * question for a clone that says it serves tenants, and names no landlord.
 */
export function isOfOtherSide(
  question: string,
  { name, introduction, opening }: Pick<CloneContent, 'name' | 'introduction' | 'opening'>,
): boolean {
  const own = [name, introduction, opening].join('\n');
  return SIDES.some(
    ([one, other]) =>
      (one.test(own) && !other.test(own) && one.test(question)) ||
      (other.test(own) && !one.test(own) && other.test(question)),
  );
}
