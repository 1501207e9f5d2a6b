import { type CourseClaim, courseClaim, type ToldCourse } from './told-course.ts';
import {
  countOf,
  dailyRate,
  dayIn,
  daysAfter,
  dayTold,
  inFen,
  lastSumTold,
  OPEN,
  sumIn,
  sumTold,
  type ToldMatter,
  wordsTold,
} from './told-matter.ts';

/** That nothing was signed: what is said of a contract then would be untrue. */
const NO_PAPER =
  /(?:没|未|没有)(?:有)?(?:签|订|书面)[^，。]{0,8}(?:合同|协议)|没有?(?:书面)?合同|口头(?:约定|说|谈)/;

/** 五月十二号仓管签的验收单: who took the goods signed for them, and made no contract. */
const SIGNED_FOR_GOODS = /签[^，。；]{0,6}(?:收|单|字)/;
/** 验收合格后三十日内付清, 货到30天内付款: from what the term of payment is counted. */
const TERM =
  /(验收|收货|签收|到货|货到|交货|送货)[^，。；]{0,8}?([一二三四五六七八九十\d]{1,3})[日天](?:之)?内[^，。；]{0,8}(?:付|结)/;
const TERMS: Readonly<Record<string, string>> = { 验收: '验收合格后', 交货: '交货后' };
const GOODS_CAME = /^[^。；]{0,14}(?:送到|送达|到货|收货|签收|交货|交付|发到|运到)/;

/** A seller wants the price: 民法典 509, 577, 585, 595, 626; of who vouched in writing 686, 688. */
export function saleCourse(told: ToldMatter): ToldCourse | null {
  const { story } = told;
  const owed = lastSumTold(
    told,
    /(?:还欠|尚欠|仍欠|欠(?:了|着)?|还差|剩)[^，。\d]{0,8}$/,
    /客户[^，。]{0,6}也?欠/,
  );
  if (!owed || !/货|卖|供|送/.test(story)) return null;
  const signed = dayTold(told, /^[^。；]{0,30}签/, SIGNED_FOR_GOODS);
  const number = wordsTold(told, /编号[:：是为]?\s*([A-Za-z0-9()（）-]{4,30})/);
  const price = sumTold(told, /(?:总价|价款|合同(?:总)?金额|总额|货款总)[^，。\d]{0,6}$/);
  const accepted = dayTold(told, /^[^。；]{0,14}验收/);
  const [, event, term] = TERM.exec(story) ?? [];
  const days = term ? countOf(term) : null;
  const came = event === '验收' ? accepted : dayTold(told, GOODS_CAME);
  const due = came && days !== null ? daysAfter(came.value, days) : null;
  const penalty = /(?:逾期)[^。；]{0,16}?([万千百]分之[一二三四五六七八九十\d]+)/.exec(story)?.[1];
  const rate = penalty ? dailyRate(penalty) : null;
  const settled = dayTold(told, /^[^。；]{0,14}对(?!方|公)(?:了|过)?[^，。]{0,4}[账帐]/);
  const paid = told.amounts.filter(({ start }) => {
    const clause = told.clauses.find((one) => one.start <= start && start < one.end);
    return (
      clause !== undefined &&
      /(?:付[了过]|又付|先付|支付[了过]|打[了过]|给过|(?:公账|公户|账户|对公|微信|转账)(?:付|打|汇))[^，。\d]{0,4}$/.test(
        story.slice(clause.start, start),
      )
    );
  });
  const received = paid.reduce((sum, { value }) => sum + value, 0);
  const sentences: string[] = [
    NO_PAPER.test(story) && !signed
      ? `原告与被告没有签订书面合同，双方约定原告向被告供货，总价款${sumIn(price)}${term ? `，${TERMS[event ?? ''] ?? '收货后'}${days}日内付清` : ''}。`
      : `${dayIn(signed)}，原告与被告签订买卖合同${number ? `（编号${number.value}）` : ''}，约定原告向被告供货，总价款${sumIn(price)}${term ? `，${TERMS[event ?? ''] ?? '收货后'}${days}日内付清` : ''}${penalty ? `，逾期每日按${penalty}支付违约金` : ''}。`,
    accepted
      ? `原告已按约交付全部货物，${dayIn(accepted)}验收合格。`
      : `原告已按约交付货物（交付和验收的日期：${OPEN}）。`,
    // What came is told only where it comes to what is owed, or where nobody told the price.
    ...(paid.length > 0 && (!price || price.value - received === owed.value)
      ? [`被告已支付货款${received}元。`]
      : []),
    ...(settled
      ? [`${dayIn(settled)}，双方对账，确认被告尚欠货款${owed.value}元。`]
      : [`被告尚欠货款${owed.value}元。`]),
  ];
  const vouches = guarantorIn(told);
  if (vouches) sentences.push(`被告${vouches}书面承诺对上述货款承担连带保证责任。`, '被告至今没有付清。');
  else sentences.push('被告至今没有付清。');
  const from = due ? dayIn({ ...owed, value: daysAfter(due, 1) }) : '＿＿＿＿年＿＿月＿＿日';
  const claims: CourseClaim[] = [
    courseClaim('货款', `请求判令被告支付货款${owed.value}元`, owed.value, owed),
    ...(rate !== null
      ? [
          courseClaim(
            '违约金',
            `请求判令被告支付违约金（以${owed.value}元为基数，自${from}起至实际付清之日止，按每日${penalty}即每日${inFen(owed.value * rate)}元计算）`,
            null,
            owed,
          ),
        ]
      : []),
  ];
  if (vouches)
    claims.push(courseClaim('连带', `请求判令被告${vouches}对上述债务承担连带保证责任`, null, owed));
  return { sentences, claims };
}

/** A person on the other side who vouched in writing: 民法典 685, 688. */
function guarantorIn({ story, sides }: ToldMatter): string | null {
  const people = [...sides.sideOf].filter(([{ kind }, side]) => side !== sides.own && kind === 'person');
  const found = people.find(([{ name }]) =>
    new RegExp(`${name}[^。；\\n]{0,40}(?:手写|书面|签|写|出具)[^。；\\n]{0,30}(?:担保|保证责任|连带)`).test(
      story,
    ),
  );
  return found?.[0].name ?? null;
}
