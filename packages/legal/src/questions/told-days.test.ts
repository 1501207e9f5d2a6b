import { expect, test } from 'vitest';
import { readDates } from './read-dates.ts';
import { readDueDay } from './read-due-day.ts';
import { readQuestion } from './read-question.ts';
import { workOutToldDays } from './told-days.ts';
import { ruleOfPeriod } from './told-rules.ts';
import { turnsOnTime } from './turns-on-time.ts';
import { workOutLastDay } from './work-out-days.ts';

/** A Monday. */
const TODAY = '2026-11-23';
const read = (story: string) => readQuestion(story, undefined, TODAY);
const toldOf = (story: string) => workOutToldDays(read(story)).map(({ period, day }) => `${period} ${day}`);

test.each([
  ['去年3月借我5万说年底还', '2025-12-31', '2025-12-31'],
  ['2023年5月8号借给他2万，他说过完年就还', '2024-02-10', '2024-02-24'],
  ['2024年2月借了3万，讲好五一前还', '2024-04-30', '2024-04-30'],
  ['2025年1月5号借给同事1万，半年内还我', '2025-07-05', '2025-07-05'],
  ['2026年8月20号借他8000，下个月发工资还', '2026-09-01', '2026-09-30'],
  ['今年3月借的，打完粮食还', '2026-09-01', '2026-12-31'],
  ['22年6月借给他5万，说好借一年', '2023-06-01', '2023-06-30'],
  ['2021年6月借他6万，说下个月底还，一直没给', '2021-07-31', '2021-07-31'],
  ['2023年9月打的欠条，写明年6月30号之前还清', '2024-06-30', '2024-06-30'],
  ['2024年10月12号转给他1万周转，三个月后还', '2025-01-12', '2025-01-12'],
  ['2023年5月12号我室友说他妈住院差钱，跟我借了5万，说年底前一定还你', '2023-12-31', '2023-12-31'],
  ['2023年5月12号认识他，去年才跟我借了5万，说年底还', '2025-12-31', '2025-12-31'],
  ['2024年3月表弟说要买车，首付不够，我就借给他8万，他说半年内还我', '2024-09-01', '2024-09-30'],
])('a due day is told as seen from the day of the loan: %s', (story, first, last) => {
  expect(readDueDay(story, readDates(story, TODAY))).toMatchObject({ first, last });
});

test.each([
  '2020年借出，已经三年了还没还',
  '2019年4月拿了他的欠条，欠条过三年还有用吗',
  '去年借他2万，他说明年五一前还',
  '入职三个月后还没签合同',
  '2023年5月12号认识他，后来他跟我借了5万，说年底还',
])('no due day is told where the words say none: %s', (story) => {
  expect(readDueDay(story, readDates(story, TODAY))).toBeNull();
});

test.each([
  ['去年十一月借给同事3万', '2025-11'],
  ['去年十一放假前说好的', '2025-10-01'],
  ['今年五一结婚', '2026-05-01'],
  ['去年十一号楼漏水', '2025'],
])('a feast is told from a month and a number of its name: %s', (story, iso) => {
  expect(readDates(story, TODAY).map((date) => date.iso)).toEqual([iso]);
});

test.each([
  ['收到法院支付令三天了 我根本没欠他钱 最晚什么时候交异议', 'payment_order_objection 2026-12-07'],
  ['仲裁裁决书上个月28号拿到的 公司说要去起诉 他们还来得及吗', 'labour_suit 2026-11-12'],
  ['给前女友担保的8万 借条写2026年1月31号还清 没写担保到哪天 债主上周才找我', 'guarantee 2026-07-31'],
  ['伯伯遗嘱留给我老公一套房，他是侄子 10月12号看到遗嘱 到现在没说要不要', 'legacy_acceptance 2026-12-11'],
  ['劳动能力鉴定11月10号拿的 工伤评了十级 不服 多久内能再鉴定', 'disability_reassessment 2026-11-25'],
  ['一年合同 试用期写了4个月 7月1号入职 昨天说不合格让我走人', 'probation_end_2 2026-08-30'],
  ['公司2015年注册的 认缴到2045年 新公司法要我什么时候缴', 'old_company_capital 2032-06-30'],
  ['在4S店9月20号提的新车 前天方向盘突然打不动了 能退车吗', 'car_return 2026-11-19'],
  ['丈母娘跟团去桂林11月10号回来的 被拉去购物店强迫消费6800 还能退吗', 'tour_refund 2026-12-10'],
  ['我弟10月30号被刑拘了 说是团伙诈骗 什么时候能知道批不批捕', 'arrest_decision_long 2026-12-06'],
  ['9月3号一起去民政局申请离婚 冷静期过了没去领证 还能领吗', 'divorce_certificate 2026-11-02'],
  ['房子被法院查封 我提了案外人异议被驳回 裁定11月20号收到的', 'execution_objection_suit 2026-12-07'],
  ['商事仲裁裁决9月10号收到 想撤销 最晚哪天', 'set_aside_award 2026-12-10'],
  ['签了私了协议8月3号 10月9号复查才发现骨裂 能反悔吗', 'mistake_rescission 2027-01-07'],
  ['离婚两年了 今年8月15号才发现他离婚前偷偷买了一套房 还能分吗', 'civil-limitation 2029-08-15'],
  [
    '没签劳动合同 2024年5月6号来的 一直干到现在 双倍工资还能要多少',
    'labour-arbitration-limitation 2026-05-06',
  ],
  ['二审判决6月3号收到的 我想申请再审 最晚哪天', 'retrial 2026-12-03'],
  ['交警9月25号给的处罚决定书罚2000 想复议 最晚几号', 'reconsideration 2026-11-24'],
  ['复议决定维持了 11月12号寄到我手里 我还想起诉 来得及吗', 'suit_after_reconsideration 2026-11-27'],
  ['责任认定书11月19号拿到 判我主责 我不服 怎么办', 'traffic_review 2026-11-24'],
  ['派出所11月18号给了不予立案通知书 我被骗3万 不服怎么办', 'police_refusal_review 2026-11-25'],
  ['执行异议被驳回 裁定11月16号收到 说可以复议 最晚哪天', 'execution_reconsideration 2026-11-26'],
  ['11月10号收到起诉状和传票 想提管辖异议 来得及不', 'answer 2026-11-25'],
  ['上周三逛街被拉进美容院 一热刷了9800办了疗程卡 7天内能全退吗', 'prepaid_return 2026-11-25'],
  ['公司9月28号开股东会没通知我 我10月20号才知道 想撤销决议 来得及吗', 'company_resolution 2026-12-21'],
  ['去年12月5号发现卖家隐瞒泡水车 现在还能撤销合同退车吗', 'contract_rescission 2026-12-07'],
  ['8月20号离职的 公司欠三个月工资 最晚哪天申请仲裁', 'labour-arbitration-limitation 2027-08-20'],
  ['欠条写2023年12月底还清 没催过 时效到哪天', 'civil-limitation 2026-12-31'],
  ['说好2024年春节前还的3万 2023年10月借的 有没有过三年', 'civil-limitation 2027-02-09'],
  ['我欠他5万 2022年6月30号到期 他今年9月才来要 我还用还吗', 'civil-limitation 2025-06-30'],
  ['10月31号到11月5号跟团去云南 被强迫购物 还能退吗', 'tour_refund 2026-12-07'],
  ['法院给了驳回起诉的裁定书 11月12号收到的 不是判决 想上诉', 'appeal 2026-11-23'],
  [
    'I received the payment order on 16 November, I owe nothing. By when must I object?',
    'payment_order_objection 2026-12-01',
  ],
  [
    'I lent him 30k in March 2023, he promised to repay by 30 June 2023. Is it too late?',
    'civil-limitation 2026-06-30',
  ],
])('a story tells the period it is in by its own words: %s', (story, day) => {
  expect(toldOf(story)).toContain(day);
});

test.each([
  '他欠我钱，我想申请支付令，去哪个法院',
  '公司11月20号让我签协商解除，给两个月工资，能签吗',
  '租的房子11月1号到期，房东让我搬',
  '老公被行政拘留10天，什么时候出来',
])('another stage, or the other side’s, tells none: %s', (story) => {
  expect(toldOf(story)).toEqual([]);
});

const limitationOf = (story: string) => workOutLastDay({ source: '民法典 188' }, read(story))?.day;

test.each([
  ['2022年5月表哥跟我拿了4万 条子上写 年底还 去年3月10号微信问过一回 他说再宽限几个月', '2028-03-10'],
  ['2023年6月1号到期的借款，2026年8月才去要，他不给', '2026-06-01'],
  ['借款2020年10月到2021年10月15号到期，我年年催，去年12月20号他说明年一定还', '2028-12-20'],
  ['2018年借的，2019年6月30号到期。今年6月1号他重新写了还款协议，写10月31号前还清', '2029-10-31'],
  ['分12期，最后一期是2023年12月20号，2023年1月20号起还', '2026-12-21'],
  ['今年2月借的 钱8月15号到期他没还', '2029-08-15'],
])('a limitation runs from the due day last agreed, and anew from a promise: %s', (story, day) => {
  expect(limitationOf(story)).toBe(day);
});

test('a day named twice is the same day', () => {
  const days = readDates('房东让我11月30号前搬，要是同意11月30号搬走，能要多少', TODAY);
  expect(days.map(({ iso }) => iso)).toEqual(['2026-11-30', '2026-11-30']);
});

test('没写啥时候还 begins nothing with a bare year', () => {
  expect(limitationOf('2019年借的，没写啥时候还，今年我手术想让他还')).toBeUndefined();
});

test('where nothing turns on time it is not spoken of', () => {
  expect(turnsOnTime(read('超市买的面包过了保质期，上周买的，能要一千吗'))).toBe(false);
  expect(turnsOnTime(read('公司这周让我签协议，补偿少给了，能签吗'))).toBe(false);
  expect(turnsOnTime(read('2023年借给他的，还能要吗'))).toBe(true);
});

test('a period that is over says what may still help', () => {
  const [day] = workOutToldDays(read('9月3号一起去民政局申请离婚 冷静期过了没去领证 还能领吗'));
  expect(day && ruleOfPeriod(day).after?.zh).toMatch(/重新一起申请/);
});
