import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

const intent = (text: string) => readQuestion(text).intent;
const called = (text: string) => {
  const { calculator } = readQuestion(text);
  return calculator && { id: calculator.id, inputs: calculator.inputs, status: calculator.outcome.status };
};

describe('what a question wants', () => {
  test.each(['你好', '您好！', '在吗？', 'Hello', 'good morning', '你是谁', '你能做什么？', '明法你好'])(
    '%s is a greeting',
    (text) => {
      expect(intent(text)).toBe('greeting');
    },
  );

  test.each(['谢谢', '好的，谢谢！', '非常感谢', 'Thanks a lot', 'thank you', '明白了'])(
    '%s is thanks',
    (text) => {
      expect(intent(text)).toBe('thanks');
    },
  );

  test.each([
    '你好，我被公司辞退了',
    '谢谢，那押金呢',
    '好的，那我要怎么起诉',
    'hello, my landlord keeps my deposit',
  ])('a greeting before a question is no greeting: %s', (text) => {
    expect(intent(text)).toBe('rule');
  });

  test.each(['协议离婚好还是起诉离婚好', '买的基金亏了一半，是找银行好还是找证监会好'])(
    'which of two ways is better may be a matter of law: %s',
    (text) => expect(intent(text)).toBe('rule'),
  );

  test.each([
    '今天天气怎么样',
    '写首诗',
    '帮我写一首关于合同的诗',
    '1+1',
    '12*(3+4)等于多少？',
    '给我讲个笑话',
    '推荐几部好看的电影',
    '现在几点了',
    '用python写一个爬虫',
    'What is the weather like in Beijing?',
    'tell me a joke',
    '年终奖五万，买黄金划算还是存银行划算？',
    '？？？',
  ])('%s is not a legal question', (text) => {
    expect(intent(text)).toBe('not_legal');
  });

  test.each([
    '邻居家狗咬了我',
    '老公打我',
    '楼上漏水把我家泡了',
    '孩子在学校摔断了腿',
    '公司要我签竞业协议',
    '网上买的手机是翻新的',
    '前男友发我照片',
    '写诗骂人算诽谤吗',
    '下雨天路滑在超市摔倒了谁负责',
    '天气原因航班取消能退票赔偿吗',
    '公司让我翻译合同不给钱',
    '彩礼能要回来吗',
    'N+1',
    '120和119',
  ])('%s is not turned away', (text) => {
    expect(intent(text)).toBe('rule');
  });

  test.each([
    '民法典577条',
    '《民法典》第五百七十七条',
    '民法典第577条是什么内容？',
    '请问劳动合同法第四十七条怎么规定的',
    'What does Article 577 of the Civil Code say?',
  ])('%s asks for an article', (text) => {
    expect(intent(text)).toBe('article');
  });

  test('a question that cites an article but asks something else is no request for the article', () => {
    const reading = readQuestion('按照民法典第1079条，分居满两年起诉离婚法院一定会判离吗');
    expect(reading.intent).toBe('rule');
    expect(reading.citations[0]?.article).toEqual({ main: 1079, sub: 0 });
  });

  test.each([
    ['帮我写一份民事起诉状', '民事起诉状'],
    ['借条怎么写', '借条'],
    ['有没有离婚协议书模板', '离婚协议书'],
    ['起草一份租房合同', '租房合同'],
  ])('%s wants a document', (text, document) => {
    expect(readQuestion(text)).toMatchObject({ intent: 'document', document });
  });

  test('asking about a document is not asking for one', () => {
    expect(intent('签合同要注意什么')).toBe('rule');
    expect(intent('申请书有格式要求吗')).toBe('rule');
  });

  test('it sees who, whether, how and what punishment is asked', () => {
    expect(readQuestion('偷1500块钱判几年')).toMatchObject({ intent: 'rule', asksPunishment: true });
    expect(readQuestion('高空抛物砸到人谁负责').asksWho).toBe(true);
    expect(readQuestion('试用期被辞退有没有赔偿')).toMatchObject({
      intent: 'rule',
      asksWhether: true,
      calculator: null,
    });
    expect(readQuestion('房东不退押金怎么办').asksHow).toBe(true);
    expect(readQuestion('How long do I have to appeal?').language).toBe('en');
  });
});

describe('the calculator a question calls for', () => {
  test.each([
    ['诉讼标的 50 万元, 诉讼费多少', 'court-fee', { claim: 500_000 }],
    ['起诉要回20万，诉讼费要交多少？', 'court-fee', { claim: 200_000 }],
    ['离婚财产300万起诉要多少钱', 'court-fee', { caseKind: 'divorce', claim: 3_000_000 }],
    ['申请财产保全20万要交多少费', 'preservation-fee', { value: 200_000 }],
    ['执行费100万要多少', 'execution-fee', { value: 1_000_000 }],
    ['工作三年月薪8000被辞退赔多少', 'severance', { monthlyWage: 8_000, serviceMonths: 36 }],
    [
      '2015年3月入职，2024年5月被辞退，一个月5000，赔多少',
      'severance',
      { monthlyWage: 5_000, serviceMonths: 110 },
    ],
    [
      '2005年3月入职，2024年5月被违法辞退，一个月5000，赔多少',
      'severance',
      { monthlyWage: 5_000, startOn: '2005-03-01', endOn: '2024-04-30', ground: 'unlawful' },
    ],
    [
      '被裁员了，N+1怎么算，年薪24万，干了5年半',
      'severance',
      { monthlyWage: 20_000, serviceMonths: 66, ground: 'notice' },
    ],
    [
      '公司没签劳动合同，干了8个月，月工资6000，双倍工资怎么算',
      'doubled-wage',
      { monthlyWage: 6_000, serviceMonths: 8 },
    ],
    [
      '周末加班2天，国庆加班3天，月薪8700，加班费多少',
      'overtime-pay',
      { monthlyWage: 8_700, restDayHours: 16, holidayHours: 24 },
    ],
    [
      '2024年5月10日收到民事判决书，最晚哪天上诉',
      'appeal-deadline',
      { procedure: 'civil', document: 'judgment', servedOn: '2024-05-10' },
    ],
    ['申请执行的期限是多久', 'procedural-deadline', { kind: 'execution' }],
    ['收到劳动仲裁裁决书不服，多少天内起诉', 'procedural-deadline', { kind: 'labour_suit' }],
    ['劳动仲裁时效多久', 'labour-arbitration-limitation', {}],
    ['诉讼时效几年', 'civil-limitation', {}],
    ['工伤十级伤残赔多少钱，月工资6000', 'work-injury-allowance', { grade: 10, monthlyWage: 6_000 }],
    ['月收入1万，两个孩子抚养费多少', 'child-support', { monthlyIncome: 10_000, children: 2 }],
    ['年假5天没休，月薪8700，怎么赔', 'annual-leave-pay', { monthlyWage: 8_700, daysNotTaken: 5 }],
    ['买了500元假货赔多少', 'consumer-damages', { price: 500, kind: 'fraud' }],
    ['买到过期食品20元能赔多少', 'consumer-damages', { price: 20, kind: 'food' }],
    ['定金5万，对方违约双倍返还多少', 'deposit', { deposit: 50_000, breachBy: 'receiver' }],
    ['欠条是2019年5月1日到期的，过期了还能起诉吗', 'civil-limitation', { startOn: '2019-05-01' }],
  ])('%s', (text, id, inputs) => {
    expect(called(text)).toEqual({ id, inputs, status: 'result' });
  });

  test('a loan without the LPR is read, and the LPR asked for', () => {
    expect(called('欠我10万年利率24%借了一年利息')).toEqual({
      id: 'loan-interest',
      inputs: { principal: 100_000, annualRate: 24, months: 12 },
      status: 'needs',
    });
    expect(called('月息2分借5万借了8个月，当时LPR 3.45%，利息多少')).toEqual({
      id: 'loan-interest',
      inputs: { principal: 50_000, annualRate: 24, months: 8, lprAtContract: 3.45 },
      status: 'result',
    });
  });

  test('injury asks for the income of the place, and keeps what was said', () => {
    expect(called('交通事故八级伤残赔多少，65岁')).toEqual({
      id: 'personal-injury',
      inputs: { kind: 'disability', grade: 8, age: 65 },
      status: 'needs',
    });
    expect(called('车祸死亡赔偿金怎么算')).toMatchObject({ inputs: { kind: 'death' }, status: 'needs' });
  });

  test('an appeal period without a date states the rule', () => {
    const { intent: wanted, calculator } = readQuestion('判决书收到几天内上诉');
    expect(wanted).toBe('deadline');
    expect(calculator?.outcome).toMatchObject({ status: 'result' });
    expect(
      calculator?.outcome.status === 'result' && calculator.outcome.lines.map(({ value }) => value),
    ).toEqual([15, 10, 15]);
  });

  test('a bank loan is no private loan, and a question of principle calls for no calculator', () => {
    expect(called('银行贷款20万利息怎么算')).toBeNull();
    expect(called('主债权经过诉讼时效，抵押权是否存续？')).toBeNull();
    expect(called('在2020年8月20号之前的借款适用四倍LPR吗？')).toBeNull();
    expect(called('经济补偿和赔偿金有什么区别')).toBeNull();
  });

  test('how long an authority takes, or what to do once it is too late, is no deadline', () => {
    for (const text of [
      '劳动仲裁多久出结果',
      '行政复议要多久',
      '离婚案件多久判下来',
      '超过上诉期怎么办',
      '过了诉讼时效怎么办',
    ]) {
      expect(called(text), text).toBeNull();
    }
    expect(called('行政复议要多久之内提出')?.id).toBe('procedural-deadline');
  });

  test('hours of every day are multiplied by the days named, and asked for where none are', () => {
    expect(called('每天加班2小时，加了22天，工资4350，加班费怎么算')?.inputs).toEqual({
      monthlyWage: 4_350,
      workdayHours: 44,
    });
    expect(called('每天加班2小时，工资4350，加班费怎么算')).toMatchObject({
      inputs: { monthlyWage: 4_350 },
      status: 'needs',
    });
  });

  test('figures that contradict each other are not computed', () => {
    expect(called('2024年5月1日入职，2023年1月1日被辞退，月薪5000，赔多少')?.inputs).not.toHaveProperty(
      'endOn',
    );
  });
});

describe('hostile and odd input', () => {
  test.each([
    ['digits', '1'.repeat(1_000_000)],
    ['equals signs', `${'='.repeat(1_000_000)}x`],
    ['one interjection', `${'嗯'.repeat(1_000_000)}x`],
    ['numerals', '一万'.repeat(500_000)],
    ['years', '三年'.repeat(500_000)],
    ['articles', '第一条'.repeat(300_000)],
    ['blanks', `${' '.repeat(1_000_000)}a`],
    ['controls', '\u0000\u202e'.repeat(100_000)],
    ['nothing', ''],
  ])('a text of %s is read at once', (_name, text) => {
    // Time of this thread's own work: a busy machine changes nothing in it.
    const began = process.threadCpuUsage();
    readQuestion(text);
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(2_000);
  });
});

const QUESTIONS = join(import.meta.dirname, '../../../../../shared/data/retrieval/statute-questions.jsonl');
const present = existsSync(QUESTIONS);
if (!present && process.env.CI) throw new Error(`the lay questions are missing at ${QUESTIONS}`);
if (!present) console.warn(`skipped: no lay questions at ${QUESTIONS}`);

test.skipIf(!present)('of real lay questions at most one in a hundred is turned away', () => {
  const rows = readFileSync(QUESTIONS, 'utf8')
    .trim()
    .split('\n')
    .map((line): { question: string } => JSON.parse(line));
  const wrong = rows.filter(({ question }) => ['greeting', 'thanks', 'not_legal'].includes(intent(question)));
  expect(rows.length).toBeGreaterThan(1_000);
  expect(wrong.length / rows.length).toBeLessThanOrEqual(0.01);
});
