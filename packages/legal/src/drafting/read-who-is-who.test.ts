import { describe, expect, test } from 'vitest';
import { readStory } from './read-story.ts';

const TODAY = '2026-11-29';
const named = (story: string, side: 'claimants' | 'defendants') =>
  readStory(story, TODAY).flatMap(({ path, value }) =>
    path.startsWith(`${side}/`) && path.endsWith('/name') ? [value] : [],
  );
const one = (story: string, path: string) =>
  readStory(story, TODAY).find((fact) => fact.path === path)?.value;

describe('who is who in a story', () => {
  test('the teller names themselves late, and is who claims', () => {
    expect(named('欠条上写的是欠潘秀兰两万元。我就是潘秀兰。庞国栋欠我两万元不还。', 'claimants')).toEqual([
      '潘秀兰',
    ]);
    expect(named('我姓阮，阮志文，开洗车店的。褚卫东欠我两万元借款不还。', 'claimants')).toEqual(['阮志文']);
  });

  const VOUCHED =
    '这个钱永福是我以前的邻居，他在乡下养鱼。2025年3月6日他说要买饲料，找我借4万，我当天转账给他。借条上写了用半年。他表弟章立新在借条上签字写了“担保人”。我就是莫春燕。';
  test('who borrowed and who vouched are both sued, and the guarantee ends six months after the loan fell due', () => {
    expect(named(VOUCHED, 'defendants')).toEqual(['钱永福', '章立新']);
    expect(named(VOUCHED, 'claimants')).toEqual(['莫春燕']);
    expect(one(VOUCHED, 'guarantor_name')).toBe('章立新');
    expect(one(VOUCHED, 'loan_borrower')).toBe('钱永福');
    expect(one(VOUCHED, 'loan_due_on')).toBe('2025-09-06');
    expect(one(VOUCHED, 'guarantee_ends_on')).toBe('2026-03-06');
  });

  test('somebody of whom it is asked whether they can be sued is never who claims', () => {
    const story =
      '我叫苗文静。绵竹市双河食品有限公司欠我货款38000元，他们老总叫齐大鹏，能不能把齐大鹏一起告了？';
    expect(named(story, 'claimants')).toEqual(['苗文静']);
    expect(named(story, 'defendants')).toContain('绵竹市双河食品有限公司');
    expect(one(story, 'told_words')).toContain('能不能把齐大鹏一起告了');
    const person =
      '我叫苗文静。卓海洋打了我，是他哥卓海峰喊的人。我要卓海洋赔医药费2100元，可以把卓海峰也告了吗？';
    expect(named(person, 'claimants')).toEqual(['苗文静']);
    expect(named(person, 'defendants')).toEqual(['卓海洋', '卓海峰']);
  });

  test('a firm that fetched goods from the teller is the buyer', () => {
    const story =
      '我们公司是南充市玉泉粮油有限公司。好滋味，就是广安市好滋味餐饮有限公司，前年开始一直在我们这边进货，还欠货款21000元。';
    expect(named(story, 'defendants')).toEqual(['广安市好滋味餐饮有限公司']);
    expect(named(story, 'claimants')).toEqual(['南充市玉泉粮油有限公司']);
  });

  test('the employer is the firm whose full name the teller believes to remember', () => {
    for (const said of ['公司全称应该是', '公司是', '单位名字好像叫'])
      expect(
        named(
          `我叫段小娟，在那边当收银员。${said}德阳市云顶酒店管理有限公司。今年5月的工资没发。`,
          'defendants',
        ),
      ).toEqual(['德阳市云顶酒店管理有限公司']);
  });

  test('who posted of the teller is sued under their own name, and not under the one they go by on the net', () => {
    const story =
      '我叫骆玉梅。对面楼的严春花，网名“花姐”，在业主群里发我的视频，说我是小偷。保安小丁可以作证。';
    expect(named(story, 'defendants')).toEqual(['严春花']);
  });

  test('of partners the one who sold the business is sued', () => {
    const story =
      '我跟鲍志强、方小虎合伙开了个理发店，我出了6万。鲍志强把店转让了9万，钱没分给我。我叫贺美玲。';
    expect(one(story, 'cause')).toBe('合伙合同纠纷');
    expect(named(story, 'defendants')).toEqual(['鲍志强']);
  });

  test('of two who are sued, 他 in a sentence without a name is neither', () => {
    expect(one(`${VOUCHED}他住在双流区。`, 'defendants/章立新/domicile')).toBeUndefined();
  });

  test('each side lives where its own label says', () => {
    const story =
      '2025年1月5日，被告温志刚向原告汤小丽借款30000元。原告住临江市河东区石桥路5号，被告住临江市河西区竹林街9号。';
    expect(one(story, 'claimants/汤小丽/domicile')).toBe('临江市河东区石桥路5号');
    expect(one(story, 'defendants/温志刚/domicile')).toBe('临江市河西区竹林街9号');
  });
});
