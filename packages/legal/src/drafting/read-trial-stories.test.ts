import { describe, expect, test } from 'vitest';
import { readStory } from './read-story.ts';

const TODAY = '2026-11-29';
const all = (story: string, path: string) =>
  readStory(story, TODAY).flatMap((fact) => (fact.path === path ? [fact.value] : []));

describe('the days of a loan', () => {
  const LENT =
    '2023年4月10日，被告陈立强（男，1982年7月5日生，住临江市河西区江北路66号）因经营饭店周转向周志宏借款50万元。';

  test('an aside behind a name does not part the day from what was done on it', () => {
    expect(all(LENT, 'loan_on')).toEqual(['2023-04-10']);
    const [day] = readStory(LENT, TODAY).filter(({ path }) => path === 'loan_on');
    expect(LENT.slice(day?.start, day?.end)).toBe('2023年4月10日');
  });

  test('the term tells when it is due; days on which interest was paid are no days of lending or paying back', () => {
    const story = `${LENT}约定借期一年，自2023年4月10日至2024年4月9日，年利率12%。陈立强支付了2023年7月10日、10月10日两个季度的利息，后以转账方式又付过一次，此后未还。`;
    expect(all(story, 'loan_on')).toEqual(['2023-04-10']);
    expect(all(story, 'loan_due_on')).toEqual(['2024-04-09']);
    expect(all(story, 'loan_repaid')).toEqual([]);
    expect(all('我借给李强5万元。2023年7月10日，他转账给我利息3000元。', 'loan_on')).toEqual([]);
    expect(all('我借给李强5万元，借款期限为2023年4月10日至2024年4月9日。', 'loan_due_on')).toEqual([
      '2024-04-09',
    ]);
  });

  test('where several days may be that of the loan it stays open', () => {
    expect(all('2023年4月10日李强向我借款5万元，2023年5月6日我又借给李强3万元。', 'loan_on')).toEqual([]);
  });
});
