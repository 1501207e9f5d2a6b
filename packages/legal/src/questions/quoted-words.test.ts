import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { sumOf } from './testing/sum-of.ts';
import { workOutToldDays } from './told-days.ts';
import { hasDueDay, workOutPeriod } from './work-out-days.ts';

const TODAY = '2026-11-28';
const read = (story: string) => readQuestion(story, undefined, TODAY);
const daysOf = (story: string) => read(story).dates.map(({ iso }) => iso);

test.each([
  ['物业群里说“10月8号漏水的都来登记”，我家是9月28号被楼上淹的', ['2026-09-28']],
  ['老板9月12号跟我说“你干到10月底就走吧”，我10月31号办的离职', ['2026-09-12', '2026-10-31']],
  ['工友说他的仲裁11月5号就过期了，我是今年3月20号被开的', ['2026-03-20']],
  ['老板说「12月1号你就别来了」，我还没走', []],
  ['老板娘讲“你这个月25号结完工资就回家吧”，我11月20号收到的解除通知书', ['2026-11-20']],
])('a day that others say, or of their own case, is none of the story: %s', (story, days) => {
  expect(daysOf(story)).toEqual(days);
});

test.each([
  ['借条上写着“2025年3月1日前还清”', ['2025-03-01']],
  ['通知书写的是“合同于2026年10月31日解除”', ['2026-10-31']],
  ['他发微信说“我12月20号前一定还你”', ['2026-12-20']],
])('a day that a paper says, or somebody promises to pay by, stands: %s', (story, days) => {
  expect(daysOf(story)).toEqual(days);
});

test('a sum that the other side names in quotation marks is no sum of the teller', () => {
  const story = '退租时房东说“你把5000押金当违约金吧”，我押金交了3500，租期满了他不退，能要回多少';
  expect(sumOf('lease-refund', story)).not.toBe(5000);
});

test.each([
  ['他撞了我，误工他赔我说一天200，我实际一天350，歇了12天，住院花了7600', 11800],
  ['被车撞了，保险公司说误工一天只认120，我平时一天260，医生开了20天假，医药费3300，能要多少', 8500],
  ['被车撞了，对方说误工一天150，我平时一天300，在家歇了10天，医药费花了2000，能赔多少', 5000],
])('lost pay goes by what one made, not by what is offered for a day: %s', (story, sum) => {
  expect(sumOf('injury-costs', story)).toBe(sum);
});

test('probation that was cut short counts as long as it was served', () => {
  const story = '试用期约定6个月，合同签了一年，试用期5000，转正后6500，我干了5个月才转正，怎么赔';
  expect(sumOf('probation-damages', story)).toBe(19_500);
});

test('who was paid a part of all their wages is told what is left', () => {
  const story = '在工地一共干了19个月，一个月6000，到现在一共给了8万2，剩下的能要多少';
  expect(sumOf('wages-due', story)).toBe(32_000);
});

test('a penalty of a home goes by the down payment and the loan', () => {
  const story = '开发商晚交房186天，合同写违约金按已付房款万分之一每天，我首付52万贷款98万，能要多少违约金';
  expect(sumOf('agreed-penalty', story)).toBe(27_900);
});

test('a fee by the square metre is read without the word for yuan', () => {
  expect(sumOf('property-fee', '物业费每平米1.8，房子110平，两年没交了，应该交多少')).toBe(4752);
  const story = '物业费一平2.1，我家96平，欠了14个月，物业起诉说要我交5600还有滞纳金，我该交多少';
  expect(sumOf('property-fee', story)).toBe(2822.4);
});

test.each([
  ['我哥打架被判了一年二个月，11月21号拿到的判决书，觉得判重了，怎么办', 'appeal 2026-12-01'],
  ['我是受害人，打我的人只判了拘役4个月，判决11月25号收到，我不服能上诉吗', 'victim_protest 2026-11-30'],
  ['肇事司机刑事判决判了缓刑，我们觉得判轻了，11月26号收到判决书怎么办', 'victim_protest 2026-12-01'],
  ['刑附民判赔我3万医药费，我觉得少，11月22号收到判决，可以就民事部分上诉吗', 'appeal 2026-12-02'],
  ['法院判我赔他8万，一审判决11月20号收到，觉得太多了', 'appeal 2026-12-07'],
  ['仲裁裁决书上写的日期是10月28号，我是11月18号才收到快递的，起诉最晚几号', 'labour_suit 2026-12-03'],
  ['交警11月10号开的认定书我11月23号签收的，说我主责不服', 'traffic_review 2026-11-26'],
])('who was judged is told the time that is theirs: %s', (story, told) => {
  expect(workOutToldDays(read(story)).map(({ period, day }) => `${period} ${day}`)).toContain(told);
});

test('a victim is told no time to appeal, and a criminal case no civil retrial', () => {
  const victim = '我是受害人，打我的人只判了拘役4个月，判决11月25号收到，我不服能上诉吗';
  expect(workOutPeriod('appeal', { source: '刑事诉讼法 230' }, read(victim))).toBeNull();
  const final = '二审维持原判了，判三年，11月2号拿到裁定，想再申诉怎么弄';
  expect(workOutPeriod('victim_protest', { source: '刑事诉讼法 229' }, read(final))).toBeNull();
  expect(workOutPeriod('retrial', { source: '民事诉讼法 216' }, read(final))).toBeNull();
});

test.each([
  ['刑拘到今天第25天了', '2026-11-04'],
  ['我弟被刑拘到现在20天了', '2026-11-08'],
])('a stay that is counted up to today began that long ago: %s', (story, day) => {
  expect(daysOf(story)).toEqual([day]);
});

test('three years run from knowing whose fault it was, where that came later', () => {
  const story = '医院2023年4月给我妈做手术出了问题，今年8月鉴定出来才知道是医生的错，过时效没';
  expect(workOutPeriod('civil-limitation', { source: '民法典 188' }, read(story))).toMatchObject({
    startOn: '2026-08-01',
  });
});

test('a promise on paper to pay within a year is due a year later', () => {
  const story = '男方2023年5月20号写保证书说一年内还我8万，没还，能告到什么时候';
  expect(workOutPeriod('civil-limitation', { source: '民法典 188' }, read(story))).toMatchObject({
    startOn: '2024-05-20',
    day: '2027-05-20',
  });
});

test.each([
  ['去年邻居写了张纸条说欠我4万2025年底前还清，到今天没给', true],
  ['前年过年前借给表弟3万，他当时说年底前一定还', true],
  ['离婚协议写他2025年6月30号前给我12万，一直没给', true],
  ['2019年借给他4万，借条没写还款日期', false],
  ['去年3月借给同事2万，一直没还', false],
])('a debt has a day it was due or none: %s', (story, has) => {
  expect(hasDueDay(read(story))).toBe(has);
});
