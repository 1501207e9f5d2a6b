import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { workOutPeriod } from './work-out-days.ts';

const lastOf = (period: string, source: string, story: string): string | null =>
  workOutPeriod(period, { source }, readQuestion(story, undefined, '2026-11-23'))?.day ?? null;

/** Worked out by hand from the articles named. */
test.each([
  [
    'appeal',
    '民事诉讼法 171',
    '一审判决2026年3月5日拿到，已经上诉，二审2026年9月20号维持原判，最晚哪天',
    null,
  ],
  ['appeal', '民事诉讼法 171', '10月28号邮寄出的判决书，11月9号我签收，上诉最晚哪天', '2026-11-24'],
  ['appeal', '民事诉讼法 171', '判决2026年11月18日拿到，对方已经上诉了，我也不服，最晚哪天', '2026-12-03'],
  [
    'traffic_review',
    '道路交通事故处理程序规定 71',
    '事故认定书10月8号收到，复核也做过了维持，最晚哪天',
    null,
  ],
  [
    'labour_suit',
    '劳动争议调解仲裁法 50',
    '劳动仲裁裁决书2026年8月1号收到的，当时没起诉，公司不付钱，申请执行最晚哪天',
    null,
  ],
  [
    'execution',
    '民事诉讼法 250',
    '法院2024年10月15日判决生效，2025年3月我已申请强制执行，终结本次了，过期了吗',
    null,
  ],
  [
    'no_reason_return',
    '消费者权益保护法 25',
    '2026年10月1日签收，七天内申请退货商家同意了，我寄回去他不退钱，最晚哪天',
    null,
  ],
  [
    'reconsideration',
    '行政复议法 20',
    '11月2日交警开罚单，11月9日才收到处罚决定书，想复议最晚哪天',
    '2027-01-08',
  ],
  ['civil-limitation', '民法典 188', '交通事故认定书10月8号收到，现在想起诉司机要钱，最晚什么时候', null],
  [
    'civil-limitation',
    '民法典 188',
    '合同约定2023年6月30日付货款，2026年5月10日对方发对账函承认欠8万，时效最晚哪天',
    '2029-05-10',
  ],
])(
  'no day is told of a stage that is over, nor from another event: %s %s %s',
  (period, source, story, day) => {
    expect(lastOf(period, source, story)).toBe(day);
  },
);

test('the end of a year that is named is of that year, and the vague end of one begins no period on its last day', () => {
  const due = workOutPeriod(
    'civil-limitation',
    { source: '民法典 188' },
    readQuestion('2022年8月9日借给他6万，说好2023年底还，还能告吗', undefined, '2026-11-23'),
  );
  expect(due?.startOn).toBe('2023-12-31');
  const found = workOutPeriod(
    'civil-limitation',
    { source: '民法典 188' },
    readQuestion('2024年底发现老公给小三转钱，要回来最晚哪天', undefined, '2026-11-23'),
  );
  expect(found?.startOn).not.toBe('2024-12-31');
});
