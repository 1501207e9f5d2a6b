/** A way in which money is handed over: the value of its field, and how a paper calls it. */
export interface LoanWay {
  method: 'wechat' | 'alipay' | 'bank' | 'cash';
  says: RegExp;
  said: string;
}

/** The ways in which money of a loan is handed over. */
export const LOAN_WAYS: readonly LoanWay[] = [
  { method: 'wechat', says: /微信/, said: '微信转账' },
  { method: 'alipay', says: /支付宝/, said: '支付宝转账' },
  { method: 'bank', says: /银行|[工农中建交招]行|卡上?转|汇款|卡里?转/, said: '银行转账' },
  { method: 'cash', says: /现金|现钱|现款/, said: '现金' },
];

/** The one way that words name; null where they name none, or two. */
export function wayIn(words: string): LoanWay | null {
  const [way, other] = LOAN_WAYS.filter(({ says }) => says.test(words));
  return way && !other ? way : null;
}
