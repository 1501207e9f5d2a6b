import type { CourseClaim, ToldCourse } from './courses/told-course.ts';
import { rowPath } from './fact-sheet.ts';
import type { StoryFact } from './story-fact.ts';

/** What people call what a claim is for. */
const CALLED: Readonly<Record<string, RegExp>> = {
  医疗费: /医[药疗]费|药费|药钱/,
  劳动报酬: /劳动报酬|工资|工钱/,
  道歉: /道歉|名誉/,
  精神损害: /精神(?:损害|损失|抚慰|赔偿)/,
  精神损害抚慰金: /精神(?:损害|损失|抚慰|赔偿)/,
  经济损失: /(?<!精神)损失/,
  退: /退/,
  倍: /倍/,
  损失: /损失/,
  停止: /停止|删除|撤/,
  赔偿: /赔偿(?:经济|财产)?(?:损失)?＿?\d|赔偿经济损失/,
  房: /房屋?归/,
  分割: /分割/,
  抚养: /抚养(?!费纠)/,
  登记: /登记|撤/,
  损害: /损害赔偿/,
};

/**
 * The claims of a story: those that the teller asks for, and what follows from what was told and was not asked in other words. Where the course
 * tells its sum or its terms, a demand without any stands back behind it.
 */
export function claimsTold(
  asked: readonly StoryFact[],
  course: ToldCourse | null,
  wanted: readonly CourseClaim[],
): StoryFact[] {
  // 我要退车，检测费也要他出: what was worded of the whole wish holds what single clauses made of it, and more.
  if (!course?.claims.length && holdsAll(wanted, asked))
    return mergeClaims(
      asked.filter(({ path }) => !path.startsWith('claims/')),
      null,
      wanted,
    );
  const hasSum = asked.some(({ path }) => path.endsWith('/amount'));
  const isComposed = (course?.claims.length ?? 0) > 0;
  if (hasSum || isComposed || wanted.length === 0)
    return mergeClaims(asked, course, isComposed ? wanted : wanted.filter(({ noun }) => BESIDE.test(noun)));
  // What is wished for as people talk stands in words for a court already.
  return mergeClaims(
    asked.filter(({ path }) => !path.startsWith('claims/')),
    null,
    wanted,
  );
}

/** Whether every sum that was asked is among what is wanted, which asks more sums, or the end of a contract. */
function holdsAll(wanted: readonly CourseClaim[], asked: readonly StoryFact[]): boolean {
  const sums = wanted.flatMap(({ worded }) => (worded?.amount == null ? [] : [worded.amount]));
  const contents = asked.filter(({ path }) => /^claims\/[^/]+\/content$/.test(path));
  const told = asked.flatMap(({ path, value }) =>
    /^claims\/[^/]+\/amount$/.test(path) ? [Number(value)] : [],
  );
  return (
    contents.length > 0 &&
    told.length === contents.length &&
    told.every((sum) => sums.includes(sum)) &&
    wanted.some(({ noun }) => noun === '退' || noun === '解除') &&
    wanted.length > contents.length
  );
}

/** The claims of a course, with sums that the telling has and the course did not read. */
function filledFrom(course: readonly CourseClaim[], wanted: readonly CourseClaim[]): CourseClaim[] {
  const beside = wanted.filter(({ noun }) => BESIDE.test(noun) && !course.some((one) => one.noun === noun));
  if (course.length === 0) return [...wanted];
  const filled = course.map((claim) => {
    const told = wanted.find(({ noun, worded }) => noun === claim.noun && worded?.amount != null);
    const isOpen = claim.worded?.amount === null && /＿/.test(claim.worded.content);
    // 两千五退给我: what is asked back is what was wished for.
    const isWished = claim.noun === '押金' && told?.worded?.amount !== claim.worded?.amount;
    return told && (isOpen || isWished) ? told : claim;
  });
  return [...filled, ...beside];
}
/** What is asked beside a sum, and was told in its own words. */
const BESIDE =
  /^(?:利息|律师费|公证费|医疗费|误工费|护理费|营养费|住院伙食补助费|残疾赔偿金|精神损害抚慰金|车辆维修费)$/;

function mergeClaims(
  asked: readonly StoryFact[],
  course: ToldCourse | null,
  wanted: readonly CourseClaim[],
): StoryFact[] {
  const made = filledFrom(course?.claims ?? [], wanted);
  const isOf = (noun: string, content: string) => (CALLED[noun] ?? new RegExp(noun)).test(content);
  const rowOf = ({ path }: StoryFact) => path.split('/')[1] ?? '';
  const vague = new Set(
    asked
      .filter(({ path, value }) => path.endsWith('/content') && !/\d/.test(String(value)))
      .filter(({ value }) => made.some(({ noun }) => isOf(noun, String(value))))
      .map(rowOf),
  );
  const kept = asked.filter((fact) => !(fact.path.startsWith('claims/') && vague.has(rowOf(fact))));
  const contents = kept.filter(({ path }) => path.endsWith('/content')).map(({ value }) => String(value));
  const sums = new Set(kept.filter(({ path }) => path.endsWith('/amount')).map(({ value }) => value));
  const further = made.filter(
    ({ noun, worded }) =>
      !contents.some((content) => isOf(noun, content)) &&
      !(worded?.amount != null && sums.has(worded.amount)),
  );
  const rows = new Set(asked.filter(({ path }) => path.startsWith('claims/')).map(rowOf)).size;
  return [
    ...kept,
    ...further.flatMap(({ worded, start, end }, index): StoryFact[] => {
      const row = (field: string) => rowPath('claims', `c${rows + index + 1}`, field);
      if (!worded) return [];
      return [
        { path: row('content'), value: worded.content, start, end },
        ...(worded.amount === null ? [] : [{ path: row('amount'), value: worded.amount, start, end }]),
      ];
    }),
  ];
}
