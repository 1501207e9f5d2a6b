import { describe, expect, test } from 'vitest';
import { contradictedPaths, EMPTY_SHEET, entryAt, rowsOf, sheetOf } from './fact-sheet.ts';
import { offerStory } from './offer-story.ts';
import { readStory } from './read-story.ts';
import { STORY_MAX } from './story-clauses.ts';

const TODAY = '2026-11-28';
const read = (story: string) =>
  Object.fromEntries(readStory(story, TODAY).map(({ path, value }) => [path, value]));

const LOAN =
  '我叫周明远，身份证号110101198804120010，电话13800000001，住临江市河东区柳树路18号。2024年3月1日，朋友郑建平因为开店找我借12万元，我通过银行转账给他12万元，他写了借条，约定2025年3月1日前还清，年利率6%。到期后他只还了2万元，我2026年10月8日又催他，他还是不还。';

describe('the facts of a story', () => {
  test('of a loan: who, how much, when, on which terms', () => {
    expect(read(LOAN)).toMatchObject({
      cause: '民间借贷纠纷',
      'claimants/周明远/name': '周明远',
      'claimants/周明远/identity_number': '110101198804120010',
      'claimants/周明远/phone': '13800000001',
      'claimants/周明远/domicile': '临江市河东区柳树路18号',
      'defendants/郑建平/name': '郑建平',
      loan_principal: 120000,
      loan_on: '2024-03-01',
      loan_due_on: '2025-03-01',
      loan_rate: 6,
      loan_repaid: 20000,
      loan_demanded_on: '2026-10-08',
      loan_method: 'bank',
      loan_in_writing: true,
    });
  });

  test('of a job: the employer, the days, the wage and what is owed', () => {
    const facts = read(
      '我在临江市云帆餐饮管理有限公司上班，2023年2月1日入职，月工资5200元，没有签劳动合同。2026年8月31日公司把我辞退了，还拖欠两个月工资10400元。要求公司支付工资10400元。',
    );
    expect(facts).toMatchObject({
      cause: '劳动争议',
      'defendants/临江市云帆餐饮管理有限公司/party_kind': 'organisation',
      worked_from: '2023-02-01',
      worked_until: '2026-08-31',
      monthly_wage: 5200,
      wages_unpaid: 10400,
      has_labour_contract: false,
      'claims/c1/content': '请求公司支付工资10400元',
      'claims/c1/amount': 10400,
    });
  });

  test('whoever was served a complaint is the defendant', () => {
    const facts = read(
      '我叫郑建平，我收到法院的传票，周明远起诉说我借了他12万元，其实周明远借给我的只有10万元。',
    );
    expect(facts['defendants/郑建平/name']).toBe('郑建平');
    expect(facts['claimants/周明远/name']).toBe('周明远');
    expect(facts['claimants/郑建平/name']).toBeUndefined();
  });

  test('every fact stands where it was read', () => {
    // What proof is for follows from its kind, and stands in no words of the story.
    for (const { path, value, start, end } of readStory(LOAN, TODAY)) {
      if (/^evidence\/.*\/(?:name|source|proves)$/.test(path)) continue;
      const said = LOAN.slice(start, end);
      expect(said).not.toBe('');
      if (typeof value === 'string' && /^[\u4e00-\u9fff\d]{3,}$/.test(value) && !value.endsWith('纠纷'))
        expect(said).toBe(value);
    }
  });

  test('what is told in two ways stands as a contradiction', () => {
    const story = '被告李强于2024年5月6日向原告张小燕借款50000元，后又称借款60000元。';
    const sheet = offerStory(EMPTY_SHEET, story, readStory(story, TODAY));
    expect(contradictedPaths(sheet)).toEqual(['loan_principal']);
    const entry = entryAt(sheet, 'loan_principal');
    expect([entry?.chosen, ...(entry?.others ?? [])].map((one) => one?.value)).toEqual([50000, 60000]);
    expect(entry?.chosen.source).toMatchObject({ kind: 'story', place: { quote: '50000元' } });
  });

  test('somebody who is on the sheet already keeps their row', () => {
    const held = sheetOf({ claimants: [{ name: '周明远' }] });
    const sheet = offerStory(held, LOAN, readStory(LOAN, TODAY));
    expect(rowsOf(sheet, 'claimants')).toEqual(['r1']);
    expect(entryAt(sheet, 'claimants/r1/phone')?.chosen.value).toBe('13800000001');
    expect(rowsOf(sheet, 'defendants')).toHaveLength(1);
  });

  test('nothing is read out of nothing, and of a long text its beginning is read', () => {
    expect(readStory('', TODAY)).toEqual([]);
    expect(readStory('今天天气很好。', TODAY)).toEqual([]);
    const long = `\u202e<b>${'我借给他一万元，'.repeat(100_000)}`;
    expect(readStory(long, TODAY).every(({ end }) => end <= STORY_MAX)).toBe(true);
  });
});
