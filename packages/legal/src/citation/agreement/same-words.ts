/**
 * Words that papers use for one another and that no rule tells apart, each with the form they are compared in. What the law tells apart is
 * not here: 定金 and 订金, 终止 and 解除, 告知 and 通知, 一个月 and 三十日, 赔偿 and 补偿.
 */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/给付|付给/g, '支付'],
  [/偿还|归还|退还/g, '返还'],
  [/不足/g, '不满'],
  [/工时/g, '工作时间'],
  [/递交|呈交/g, '提交'],
  [/接到/g, '收到'],
  [/签订|缔结/g, '订立'],
  [/失去/g, '丧失'],
  [/提起诉讼|提出诉讼/g, '起诉'],
  [/负担/g, '承担'],
  [/(?:拿到|取得|得到|获得)(?=[^，。；]{0,8}(?:批准|同意|许可))/g, '经'],
  [/书面形式/g, '书面'],
  [/答覆|回复/g, '答复'],
  [/知悉|得知|知晓/g, '知道'],
  [/租赁期限|租赁期/g, '租期'],
];

/** A text in which words that say the same are the same words. */
export const sayTheSame = (text: string): string =>
  SAME.reduce((even, [words, same]) => even.replace(words, same), text);
