/** Words many files are called by; alone they name none. */
const GENERIC =
  /^(?:合同|协议|协议书|合同书|文件|附件|文档|资料|材料|扫描件?|图片|报告|通知|表格|清单|contract|agreement|document|file|scan|doc)$/i;
/** What a name says of its version. */
const VERSION =
  /[（(【[][^（()）【】[\]]*[)）】\]]|(?:19|20)\d{2}[年.\-_]?\d{0,2}[月.\-_]?\d{0,2}日?|v\d+(?:\.\d+)*|终稿|定稿|最终版?|修订[版稿]|签署[版稿]|盖章[版件]|副本|草[案稿]|扫描件/gi;
const SHORTEST = 3;

/**
 * How much of a file's name stands in a question, in characters: the whole name without its ending, else without what it says of
 * its version, else the longest of its parts. 0: the question does not name it.
 */
export function nameInQuestion(question: string, fileName: string): number {
  const asked = fold(question);
  const stem = fileName.replace(/\.[a-z0-9]{1,5}$/i, '');
  const isIn = (words: string) => words.length >= SHORTEST && !GENERIC.test(words) && asked.includes(words);
  const whole = fold(stem);
  // The whole name says more than any part of another name can.
  if (isIn(whole)) return whole.length + 1;
  const parts = stem
    .replace(VERSION, ' ')
    .split(/[\s_\-－—.·,，、]+/)
    .map(fold);
  const found = [parts.join(''), ...parts].filter(isIn);
  return Math.max(0, ...found.map(({ length }) => length));
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-－—·《》<>“”"'（）()【】[\]]/g, '');
