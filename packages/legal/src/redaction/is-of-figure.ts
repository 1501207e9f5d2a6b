/** 那二〇二四年, 那二月: the numeral goes on behind what looks like a name. */
const GOES_ON =
  /^[〇零一二两三四五六七八九十百千万亿\d点]*(?:[〇零年月号日块元角分钱万千百]|点[〇零一二三四五六七八九])/;
const NUMERAL_END = /[〇零一二两三四五六七八九十百千万亿]+$/;
/** 毛二, 块二: a coin and how many of it; nobody is called so. */
const COINS = /^[毛块角分元][〇零一二两三四五六七八九十]{1,2}$/;
/** 收过钱, 付过款: 过 tells that it was done, and is no surname. */
const DONE = /^过[钱款账货]/;
/** The people of every example. */
const PLACEHOLDERS = /^(?:张三|李四|王五|赵六)$/;

/** Whether what looks like a name is the edge of a day or a sum, or a verb and what it was done with: no name, and masked it would destroy the figure. */
export function isOfFigure(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  if (COINS.test(name) || DONE.test(name)) return true;
  return NUMERAL_END.test(name) && !PLACEHOLDERS.test(name) && GOES_ON.test(text.slice(end, end + 12));
}
