import { describe, expect, test } from 'vitest';
import { readOurSide } from './read-our-side.ts';
import { readStory } from './read-story.ts';
import { toldDays } from './telling/told-days.ts';

const TODAY = '2026-11-29';
const all = (story: string, path: RegExp) =>
  readStory(story, TODAY).flatMap((fact) => (path.test(fact.path) ? [fact.value] : []));
const WIFE =
  '我叫柏青，是护士。上周法院的人给我寄来起诉状副本，我是第二被告，第一被告是我丈夫耿大海，告我们的原告叫宗明辉。状子上说我丈夫前年八月六号跟他借了12万，要我一起还。借条只有耿大海一个人签的字，钱他拿去打赏主播了。去年三月他收过我支付宝转的两千。传票写一月八号下午两点半开庭。';

describe('who is sued', () => {
  test('answers alone where the spouse is sued first, and who is called 原告 sues', () => {
    expect(all(WIFE, /^claimants\/.*\/name$/)).toEqual(['宗明辉']);
    expect(all(WIFE, /^defendants\/.*\/name$/)).toEqual(['柏青']);
    expect(readOurSide(WIFE).map(({ value }) => value)).toEqual(['defendant']);
    expect(String(all(WIFE, /^answers\/.*\/reason$/)[0])).toContain('第一千零六十四条');
  });

  test('what they paid the other side was not lent to them', () => {
    expect(all(WIFE, /^loan_principal$/)).toEqual([120000]);
    expect(all(WIFE, /^loan_method$/)).toEqual([]);
  });

  test('the day on which the complaint came is read', () => {
    const story =
      '我叫柏青。11月20号法院寄来一个包裹，我当天签收的，我成了被告，原告叫宗明辉，说我欠他货款3万。';
    expect(all(story, /^complaint_received_on$/)).toEqual(['2026-11-20']);
  });

  test('a summons that was brought, and who is called 原告: the teller answers, and not their former spouse', () => {
    const story =
      '11月20号法院的人给我送了一张传票，写着明年1月6号上午开庭。原告叫覃保山，是我前妻的牌友。说我前妻甘小玲去年四月跟他借了九万，非要我跟甘小玲一起还。借条就甘小玲一个人签的字，我没签过。';
    expect(all(story, /^claimants\/.*\/name$/)).toEqual(['覃保山']);
    expect(all(story, /^defendants\/.*\/name$/)).toEqual([]);
    expect(readOurSide(story).map(({ value }) => value)).toEqual(['defendant']);
    expect(all(story, /^complaint_received_on$/)).toEqual(['2026-11-20']);
    const sues = readOurSide('原告是我，被告叫覃保山，他欠我货款3万元，他说要我等着才还。');
    expect(sues.map(({ value }) => value)).not.toContain('defendant');
  });

  test('an advertisement sues nobody', () => {
    const story =
      '我叫高盛，装修广告里说免费设计，我被广告骗了，交了定金3000元给合肥美居装饰有限公司，他们不退。我要退定金。';
    expect(readOurSide(story).map(({ value }) => value)).toEqual(['claimant']);
  });

  test('a hearing somebody is summoned to is the next such day, whatever was told before', () => {
    const days = (text: string) => toldDays(text, TODAY).map(({ iso }) => iso);
    expect(days('去年3月5日他起诉我。传票写12月22号上午九点开庭。').at(-1)).toBe('2026-12-22');
    expect(days('去年3月5日他起诉我。传票写一月八号下午两点半开庭。').at(-1)).toBe('2027-01-08');
    expect(days('去年3月5日他起诉我，4月10号开庭审理过一次。').at(-1)).toBe('2025-04-10');
  });
});
