import { paperDay } from '../../courses/told-matter.ts';
import { clauseAt } from '../../story-clauses.ts';
import type { Telling } from '../telling.ts';
import type { ToldSum } from '../told-sums.ts';
import type { PutClaim } from './claims-of-lease.ts';
import { beforeSum } from './standard/told-parts.ts';

/** What the whole contract comes to. */
const PRICE =
  /(?:总价|价格|价款?|合同价|总款|房价|车价|合同(?:总)?(?:金额|价款?)|一共)(?:款)?(?:是|为|共|才)?[^，。；\d]{0,3}$/;
/** 民法典 586: an earnest is one as far as a fifth of what the contract comes to. */
const SHARE = 0.2;

/** 又发了解除通知, 寄过解约函. */
const NOTICE_GIVEN =
  /(?<!(?:他们?|她们?|对方)[^，。；]{0,6})(?:发|寄|送)(?:了|过)[^，。；]{0,8}(?:解除|解约)[^，。；]{0,6}(?:通知|函)/;
/** The day on which the notice came, as it was told behind it; open where no such day is sure. */
function arrivedOn({ text, days }: Telling, from: number): string {
  const day = days.find(
    ({ start, end, precision, isYearSure }) =>
      start > from &&
      precision === 'day' &&
      isYearSure &&
      /^(?:就)?(?:签收|收到|送达|送到)/.test(text.slice(end)),
  );
  return paperDay(day?.iso ?? null);
}

/**
 * A buyer wants double the earnest back: as far as it is one, and what was paid beyond that once (民法典 586, 587). Where a penalty was agreed
 * too, one of both is chosen (588), and it is the earnest that is asked.
 */
export function earnestClaims(telling: Telling, earnest: ToldSum, put: PutClaim): void {
  const { text, sums } = telling;
  const notice = NOTICE_GIVEN.exec(text);
  // 民法典 565: a contract ends when the notice arrives, and the court finds that it did.
  if (notice) put('解除', `确认双方的合同已于${arrivedOn(telling, notice.index)}解除`, null);
  else if (/不(?:想)?(?:要|买|订|租)了|解除|退(?:货|房|车|单)|不(?:想)?跟?(?:他|她|他们)?合作了/.test(text))
    put('解除', '解除双方的合同', null);
  const prices = sums.filter(
    (sum) => !sum.isRough && sum.value > earnest.value && PRICE.test(beforeSum(telling, sum)),
  );
  const [price, other] = prices;
  const most = price && !other ? Math.round(price.value * SHARE * 100) / 100 : Number.POSITIVE_INFINITY;
  if (earnest.value <= most) {
    put('定金', `双倍返还定金${earnest.value * 2}元`, { ...earnest, value: earnest.value * 2 });
    besidesEarnest(telling, earnest, put);
    return;
  }
  const beyond = Math.round((earnest.value - most) * 100) / 100;
  put('定金', `双倍返还定金${most * 2}元（定金以合同标的额${price?.value}元的20%即${most}元为限）`, {
    ...earnest,
    value: most * 2,
  });
  put('预付款', `返还已付款中超出定金限额的部分${beyond}元`, { ...earnest, value: beyond });
  besidesEarnest(telling, earnest, put);
}

/** What is called 订金 is no earnest and goes back once; a loss beyond the earnest is asked as far as it can be proved (民法典 588 ¶2). */
function besidesEarnest({ text, sums, clauses }: Telling, earnest: ToldSum, put: PutClaim): void {
  const advance = sums.find((sum) => {
    const sentence = clauseAt(clauses, sum.start)?.sentence;
    const said = sentence ? text.slice(sentence.start, sentence.end) : '';
    return !sum.isRough && sum.value !== earnest.value && /订金/.test(said) && !/定金/.test(said);
  });
  if (advance) put('订金', `返还订金${advance.value}元`, advance);
  if (LOSS.test(text))
    put('定金以外的损失', '赔偿定金不足以弥补的损失＿＿＿元（以能够证明的、超过定金数额的部分为限）', null);
}
const LOSS =
  /(?:贵|多花|多付)了|差价|另(?:外)?(?:买|购|找|订)了?|(?:从|找|跟)(?:别|另)(?:家|处|的厂)[^，。；]{0,4}(?:买|订|拿)|少(?:做|赚|卖)|停产|停工|(?:造成|有|受)(?:了)?[^，。；]{0,6}损失/;
