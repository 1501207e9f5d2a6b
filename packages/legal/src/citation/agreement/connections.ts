/** Words that ask for both, and do not only name one more. */
const BOTH = /并[处且]|并(?!购)|(?<![处而并])且|同时|都(?!不)|二选一|之一/;
const NAMED_ON = /、[^，。；]*(?:和|及|与|或)|任何|不得|禁止|不许|不准|不能|不允许|均不/;

/**
 * Whether two clauses only name several of one kind, or deny them: then 和 and 或 say the same, as in 体罚、变相体罚和其他侮辱
 * and 不得体罚、变相体罚或者其他侮辱.
 */
export const areEnumerations = (one: string, other: string): boolean =>
  [one, other].every((text) => NAMED_ON.test(text) && !BOTH.test(text));
