/** Words of dialects beside those of the written language, of the same length: a place in the one is a place in the other. */
const DIALECT: readonly (readonly [string, string])[] = [
  ['晓得', '知道'],
  ['啥子', '什么'],
  ['咋个', '怎么'],
  ['冇得', '没有'],
  ['没得', '没有'],
  ['莫得', '没有'],
  ['恁们', '你们'],
  ['恁', '你'],
  ['侬', '你'],
  ['俺', '我'],
  ['冇', '没'],
  ['嘞', '的'],
  ['啥', '什'],
];
const ANY = new RegExp(DIALECT.map(([said]) => said).join('|'), 'g');
const WRITTEN = new Map<string, string>(DIALECT);
/** 不是没得, 要得, 舍不得: of another word. */
const FIXED = /[要舍懂]没得|莫得罪|啥都/g;

/** Speech in the words of the written language where one dialect word stands for one of them: 晓得 as 知道, 恁 as 你. */
export const plainSpeech = (text: string): string =>
  FIXED.test(text) ? text : text.replace(ANY, (said) => WRITTEN.get(said) ?? said);
