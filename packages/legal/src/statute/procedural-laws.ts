import { lawKey } from './law-title.ts';

/**
 * Laws of procedure, fees and offices: who goes to court, to arbitration or to an authority today does so by today's text, whatever
 * the day of what happened.
 */
const PROCEDURAL = new Set(
  [
    '民事诉讼法',
    '刑事诉讼法',
    '行政诉讼法',
    '行政复议法',
    '劳动争议调解仲裁法',
    '仲裁法',
    '人民调解法',
    '法律援助法',
    '诉讼费用交纳办法',
    '道路交通事故处理程序规定',
    '公安机关办理刑事案件程序规定',
    '公安机关办理行政案件程序规定',
    '执行程序解释',
    '工伤保险行政案件规定',
  ].map((name) => lawKey(name)),
);

/** Whether a law only says how and where one proceeds, so that today's text holds for what happened earlier. */
export const isProcedural = (title: string): boolean =>
  PROCEDURAL.has(lawKey(title)) ||
  /^最高人民法院关于适用《?(?:中华人民共和国)?(?:民事|刑事|行政)诉讼法/.test(title);
