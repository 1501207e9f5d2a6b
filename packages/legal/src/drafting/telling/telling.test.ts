import { describe, expect, test } from 'vitest';
import { readStory } from '../read-story.ts';
import { normalTelling } from './normal-telling.ts';
import { toldDays } from './told-days.ts';
import { toldSums } from './told-sums.ts';

const TODAY = '2026-11-30';
const all = (story: string, path: RegExp) =>
  readStory(story, TODAY).flatMap((fact) => (path.test(fact.path) ? [fact.value] : []));
const parties = (story: string, side: string) => all(story, new RegExp(`^${side}/.*/name$`));
const claims = (story: string) => all(story, /^claims\/.*\/content$/);
const account = (story: string) => String(all(story, /^told_account$/)[0] ?? '');

describe('times and sums of a telling', () => {
  test('are in their year, and a house number or a day of the moon is no day', () => {
    const said = (text: string) => toldDays(text, TODAY).map((day) => day.text);
    expect(said('去年十一月签的，今年二月付了，三月没付')).toEqual(['2025年11月', '2026年2月', '2026年3月']);
    expect(said('今年八月五号打的，十二号又打')).toEqual(['2026年8月5日', '2026年8月12日']);
    expect(said('铺子在南湖路12号，三月初六订的婚')).toEqual([]);
  });

  test('are figures, and what is counted is no money', () => {
    const said = (text: string) => toldSums(text).map((sum) => sum.text);
    expect(said('租金两千六一个月，剩下三万零六百一直拖，一共六千多人看了')).toEqual(['2600元', '30600元']);
    expect(said('现在值八十来万')).toEqual(['80余万元']);
  });

  test('what is taken back is not told', () => {
    const told = normalTelling('我给他五万，不对，那回是四万五，银行卡转的。', TODAY);
    expect(told).toHaveLength('我给他五万，不对，那回是四万五，银行卡转的。'.length);
    expect(toldSums(told).map(({ value }) => value)).toEqual([45000]);
  });
});

describe('who is asked', () => {
  test('who vouched is never alone: who borrowed is asked before them', () => {
    const story =
      '老贺开棋牌室的，去年四月问我拿了六万周转，写了条子，月息一分。条子底下他姐夫签了个名，写的担保人。到期他不还。老贺大名贺长顺，他姐夫叫毕克俭。我叫万小芸。';
    expect(parties(story, 'defendants')).toEqual(['贺长顺', '毕克俭']);
    expect(all(story, /^guarantor_name$/)).toEqual(['毕克俭']);
  });

  test('an employer is read from what is done there, with its days and what is owed', () => {
    const job =
      '我在临江市春和酒店管理有限公司的二店洗碗，2024年3月2号进去的，一个月三千八。今年六月和七月两个月工资没发，八月只干到十号，老板娘丁艳说你别来了。我叫莫桂花。工资我想要回来，开除也得给个说法。';
    expect(parties(job, 'defendants')).toEqual(['临江市春和酒店管理有限公司']);
    expect(all(job, /^worked_from$/)).toEqual(['2024-03-02']);
    expect(all(job, /^worked_until$/)).toEqual(['2026-08-10']);
    expect(all(job, /^wages_unpaid$/)).toEqual([7600]);
  });
});

describe('what it is about, and what is asked', () => {
  test.each([
    [
      '我俩前年五月离的婚，协议写儿子跟我，他一个月给一千五抚养费，从去年一月起就没给过。我叫岳红，他叫郝建国。',
      '抚养费纠纷',
    ],
    [
      '楼上水管爆了，把我家地板和衣柜都泡了，找楼上冯秀云她不赔，物业来看过有登记。我叫秦放。',
      '财产损害赔偿纠纷',
    ],
    ['去年正月经媒人介绍认识她，彩礼给了十六万八，证也没领，她家不退。我叫钱卫东。', '婚约财产纠纷'],
    [
      '手机转账输错了，九千六转到庞立的人卡上，他承认收到就是不退，警察也联系过。我叫方雪梅。',
      '不当得利纠纷',
    ],
    ['门口广告牌上用我的照片做宣传，没经我同意，公众号上也发了，我去做了公证。我叫段志成。', '肖像权纠纷'],
  ])('%s', (story, cause) => {
    expect(all(story, /^cause$/)).toEqual([cause]);
  });

  test('a deposit, the rest of a price, an earnest doubled', () => {
    expect(
      claims(
        '去年八月租的房，房东叫白玉成，押金两千二，他另外收了三百块钱门禁押金。到期我交了钥匙，他不退。我叫殷乐。两千五退给我就行，利息无所谓。',
      ),
    ).toEqual(['请求判令被告退还押金2500元']);
    expect(
      claims(
        '我拉货的，给临江顺风物流有限公司跑了十九趟，运费该四万五千六，给过一万五，剩下三万零六百一直拖。我叫石磊。要求把剩下的运费结了，利息也要。',
      ),
    ).toEqual([
      '请求判令被告支付运费30600元',
      '请求判令被告支付逾期付款利息（以30600元为基数，自＿＿＿＿年＿＿月＿＿日起至实际付清之日止，按同期一年期贷款市场报价利率计算）',
    ]);
    expect(
      claims(
        '看中一套二手房，房东叫盛怀玉，我给了五万定金，后来房价涨了他反悔不卖了。我叫言冰。我要他双倍赔我。',
      ),
    ).toEqual(['请求判令被告双倍返还定金100000元']);
  });
});

describe('what is told as people talk', () => {
  test('is quoted as it was told, without who is named and what is asked for elsewhere', () => {
    expect(
      account(
        '哦我叫殷乐，房子去年八月租的，房东叫白玉成，押金两千二。到期我交了钥匙，他说墙脏了要扣。气死我了。两千二退给我。',
      ),
    ).toBe(
      '据原告自述：“哦我叫殷乐，房子去年八月租的，房东叫白玉成，押金两千二。到期我交了钥匙，他说墙脏了要扣。”',
    );
  });
});
