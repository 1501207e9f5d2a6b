import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { workOutToldDays } from './told-days.ts';
import { workOutLastDay } from './work-out-days.ts';

/** A Monday. */
const TODAY = '2026-11-23';
const read = (story: string) => readQuestion(story, undefined, TODAY);
const ARBITRATION = '劳动争议调解仲裁法 27';

test.each([
  // English: the day it was said, not the day of asking.
  [
    ARBITRATION,
    'On Nov 12 my boss told me today is your last day, and yesterday he refused to pay. By when do I file?',
    '2027-11-12',
  ],
  [
    ARBITRATION,
    'I have worked here since March 2022. On October 30 HR said it was my last day. Today they sent me a paper.',
    '2027-11-01',
  ],
  [ARBITRATION, 'On Nov 3 the manager said "today is your last day". How long do I have?', '2027-11-03'],
  [ARBITRATION, '公司今天才给我离职证明，我是9月1号离职的，最晚哪天仲裁', '2027-09-01'],
  [ARBITRATION, '今天被公司辞退，2024年3月5日入职，最晚哪天仲裁', '2027-11-23'],
  [ARBITRATION, 'I got fired. My last working day was Nov 6. Deadline to file?', '2027-11-08'],
  [
    ARBITRATION,
    'On Nov 15 I got an email: effective today you are terminated. What is the deadline?',
    '2027-11-15',
  ],
  // A demand or promise with its day begins the year anew.
  [ARBITRATION, '去年9月20号被辞退，欠两个月工资，老板今年3月1号答应4月底给，还能仲裁吗', '2027-03-01'],
  [ARBITRATION, '2025年10月8日离职，公司欠我工资8000，2026年5月6号老板发微信说下个月一定给', '2027-05-06'],
  [
    ARBITRATION,
    '去年11月2号不干了 欠我三个月工资 今年3月15号我去要 他说五一给 一直没给 还能告吗',
    '2027-03-15',
  ],
  // It ends with the employment, not with the notice of it.
  [ARBITRATION, '今年9月10号通知我，合同10月15号到期不续，最晚哪天仲裁', '2027-10-15'],
  // Two years from the last day the judgment gave to pay.
  ['民事诉讼法 250', '判决2024年12月25日生效，判他10日内付清，一直没给，最晚哪天申请执行', '2027-01-04'],
  ['民事诉讼法 250', '2025年3月3日判决生效，写明生效之日起三十日内支付12万', '2027-04-02'],
  ['民事诉讼法 250', '2025年3月3日收到判决，生效后10日内付清，他没给', '2027-03-03'],
])('the starting day is the one the words say: %s, %s', (source, story, day) => {
  expect(workOutLastDay({ source }, read(story))?.day).toBe(day);
});

test.each([
  [ARBITRATION, '我打算11月30号离职，公司没给过加班费，最晚什么时候仲裁'],
  [ARBITRATION, '准备12月15号走人，年假没休，最晚哪天申请仲裁'],
  [ARBITRATION, '我想干到11月28号就辞职，年假钱还能要吗'],
  [ARBITRATION, '公司昨天跟我说不续签了，合同到11月30号，最晚哪天仲裁'],
  [ARBITRATION, '11月20日公司发通知，说11月27日解除劳动合同，最晚哪天仲裁'],
  [ARBITRATION, 'HR told me on Nov 2 that Nov 30 is my last day. By when must I file?'],
  [ARBITRATION, 'On Nov 15 the boss called me in. "Today is your last day," he said.'],
  [ARBITRATION, '11月18号人事让我签协商解除，还没签，公司给三个月工资'],
  [ARBITRATION, '我爸上个月走了，没留遗嘱，在厂里还有工资没结'],
  [ARBITRATION, '11月6号我弟被警察带走了，他公司问我怎么办'],
  ['工伤保险条例 17', '去年12月1日上班摔断腿，工伤认定下来了，公司不给钱，最晚哪天'],
  ['工伤保险条例 17', '今年4月2日手被机器压断，工伤认了，评了七级，能拿多少'],
  ['工伤保险条例 17', '我爸2026年10月3日在工地去世，认定工亡了，能赔多少'],
  ['消费者权益保护法 25', '11月19号网上买的包签收了，是假货，想退一赔三'],
])('what lies ahead or is done already begins no period: %s, %s', (source, story) => {
  expect(workOutLastDay({ source }, read(story))).toBeNull();
});

test.each([
  '去年12月10号摔伤，公司没给申报工伤，也没认定工伤，最晚哪天',
  '去年12月10号在车间摔伤，还没去认定工伤，来得及吗',
  '去年12月10号上班摔伤，想申请工伤认定，最晚哪天',
])('recognition still to be asked for keeps its day: %s', (story) => {
  expect(workOutLastDay({ source: '工伤保险条例 17' }, read(story))?.day).toBe('2026-12-10');
});

test.each([
  ['劳动仲裁裁决11月12号收到的，裁我拿2万，我觉得少，怎么办', 'labour_suit 2026-11-27'],
  ['仲裁裁决书11月16日拿到，公司应付5万，我不满意，几天内起诉', 'labour_suit 2026-12-01'],
  ['公司欠薪，仲裁的裁决书11月17号送达，少了一半，接下来咋办', 'labour_suit 2026-12-02'],
  ['11月19号网上买的鞋签收了，不合适，几天内能退', 'no_reason_return 2026-11-26'],
  ['直播间买的羽绒服11月19日到货，试了不喜欢，商家不退，还能退吗', 'no_reason_return 2026-11-26'],
  ['在淘宝买的手机，上周四收到，用了一次，想退，来得及吗', 'no_reason_return 2026-11-26'],
])('a short period that is asked for is told: %s', (story, day) => {
  expect(workOutToldDays(read(story)).map((one) => `${one.period} ${one.day}`)).toContain(day);
});

test.each(['超市买的过期牛奶，11月10号买的，还能要赔偿吗', '11月2号买到过期的面包，赔多少'])(
  'food out of date asks for no limitation: %s',
  (story) => {
    expect(read(story).calculator?.id).not.toBe('civil-limitation');
  },
);
