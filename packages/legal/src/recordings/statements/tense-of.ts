const PART = '(?:早上|上午|中午|下午|晚上)?';
const SELF = '(?:我们?|咱们?|俺)?';
/** 我办的, 转了, 交过: what was done on a day; 过去 and 过来 are ways. */
const DONE =
  /(?<!^)了(?!吧)|过(?![去来户年])|(?:办|签|买|付|交|借|收|给|转|搬|入职|写|打|开|租|寄|发|装|修)的/;
/** 九月就走了, 三号之前, 每个礼拜三: what leaves open whether it was or will be. */
const OPEN = /[要会]|就|[以之]?前|后|准备|打算|每|都|一般|平时|如果|要是/;
const WILL = new RegExp(
  `^${PART}(?:吧|肯定|一定|保证)|^${PART}${SELF}(?:就|再|会|要|先)*(?:送|开过去|过去|过来|去|来|给|发|打|转|交|拿|还|付|寄|搬|办|签)|^${PART}[，,][^，。]{0,6}(?:肯定|一定|保证)`,
);
const RECURS = /每|都|一般|平时|以前|当时|的$/;

/** Whether the rest of a clause behind a day tells of what was or of what is to come; null where it tells neither. */
export function tenseOf(behind: string): 'past' | 'future' | null {
  const own = /^[^，。！？；]*/.exec(behind)?.[0] ?? '';
  if (DONE.test(own)) return OPEN.test(own) ? null : 'past';
  const rest = /^[^。！？；]*/.exec(behind)?.[0] ?? '';
  return WILL.test(rest) && !RECURS.test(own) ? 'future' : null;
}
