/** 没去同行 到10月底, 平均15000 每个月; 8000 元 and 月薪 8000 go on. */
const BLANK_END =
  /^[\p{Script=Han}）)] \p{Script=Han}$|^\d (?![元块万千百个年月天号日岁倍多左右])\p{Script=Han}$/u;

/** Whether the space at this place ends a clause, as it does where somebody writes without commas. */
export const isBlankEnd = (text: string, at: number): boolean =>
  text[at] === ' ' && BLANK_END.test(text.slice(Math.max(0, at - 1), at + 2));
