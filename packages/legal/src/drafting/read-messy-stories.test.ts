import { describe, expect, test } from 'vitest';
import { readStory } from './read-story.ts';

const TODAY = '2026-11-29';
const list = (story: string, path: RegExp) =>
  readStory(story, TODAY).flatMap((fact) => (path.test(fact.path) ? [fact.value] : []));
const parties = (story: string) => list(story, /^(?:claimants|defendants)\/.*\/name$/);

describe('who is who', () => {
  test('a road, a bridge or a village is nobody', () => {
    expect(
      parties(
        '我叫方晓岚，在江南村和张家桥之间租了房东的房子，旁边是武定北路，押金2000元他不退，要求他退押金。',
      ),
    ).toEqual(['方晓岚']);
  });

  test('the firm of who tells it is the claimant, and each firm has its own address', () => {
    const story =
      '我是做建材生意的，绍兴鼎盛建材有限公司，我是法定代表人谢国安，公司在绍兴市越城区胜利东路88号，去年3月给杭州云帆装饰有限公司供货，货款86000元没付，云帆在杭州市余杭区文一西路1500号，要他们付货款86000元。';
    expect(list(story, /^claimants\/.*\/(?:name|representative|domicile)$/)).toEqual([
      '绍兴鼎盛建材有限公司',
      '谢国安',
      '绍兴市越城区胜利东路88号',
    ]);
    expect(list(story, /^defendants\/.*\/domicile$/)).toEqual(['杭州市余杭区文一西路1500号']);
  });

  test('the firm that took the money is sued and not its boss, for what is demanded and not for what is said in passing', () => {
    const story =
      '我在美容院办了储值卡，充了6800，店关门了，老板娘韩雪还欠房东房租。公司全名是长沙丽颜美容服务有限公司。我要求退卡里剩的5200元。';
    expect(parties(story)).toEqual(['长沙丽颜美容服务有限公司']);
    expect(list(story, /^cause$/)).toEqual(['服务合同纠纷']);
  });

  test('people and firms are introduced as people talk', () => {
    expect(parties('我有个老同学叫鲁成刚，2024年3月5日找我借了5万元，一直没还。')).toEqual(['鲁成刚']);
    expect(parties('我进的这个厂，叫无锡恒锐精密机械有限公司，每个月工资6500，把我开除了。')).toEqual([
      '无锡恒锐精密机械有限公司',
    ]);
  });

  test('whither somebody went is nobody, and who is told of as 他 is the one who is divorced, and no child', () => {
    const story =
      '我跟他2015年5月领的证，女儿2018年生的。他叫滕海川，在矿上。他妈带过孩子，后来腿疼就回林西了。我替他还过3万。他说孩子姓滕，不给我。打人倒是没有，就是天天网赌。我要离婚。';
    expect(list(story, /^defendants\/.*\/name$/)).toEqual(['滕海川']);
    expect(list(story, /^(?:claimants|children)\/.*\/name$/)).toEqual([]);
    expect(list(story, /^(?:divorce_)?grounds?$/).join('')).not.toContain('打人');
    expect(parties('我到厂里上班，被拖欠工资。公司名字泉州梵立贸易有限公司，在丰泽。')).toEqual([
      '泉州梵立贸易有限公司',
    ]);
  });

  test('a name its teller hides is one all the same, and a road is none', () => {
    expect(parties('我借给应某5万，他在武青南路和佳灵路交叉口开店，应某写了借条。')).toEqual(['应某']);
  });

  test('a code with a right check digit is of the firm named last, another number of nobody', () => {
    const story = '我借给无锡恒锐精密机械有限公司30万元，代码91320214MA1MXYXR1X，一直不还。';
    expect(list(story, /credit_code$/)).toEqual(['91320214MA1MXYXR1X']);
    expect(list(story.replace('R1X', 'R1Y'), /credit_code$/)).toEqual([]);
  });
});

describe('a loan', () => {
  test('what was paid in each of the first months was interest, and 过了三天 is another day', () => {
    const story =
      '我借给庄成义8万，月息两分，2024年4月10号微信转了三万，过了三天又银行卡转了5万。头四个月他倒是每个月给我1600，后来就不给了。';
    expect(list(story, /^loan_interest_paid$/)).toEqual([6400]);
    expect(list(story, /^loan_parts$/)).toEqual([
      '2024年4月10日以微信转账方式交付30000元、2024年4月13日以银行转账方式交付50000元',
    ]);
    expect(list(story.replace('过了三天', '过了两三天'), /^loan_parts$/).join('')).not.toMatch(/4月1[1-9]/);
  });

  test('is due a year from when it was made, never ahead of 到现在没还', () => {
    const story = '姜大勇前年（2024年）3月18号借了我8万，3月20日补的借条，说好一年就还，到现在没还。';
    expect(list(story, /^loan_due_on$/)).toEqual(['2025-03-18']);
    expect(list('姜大勇2026年10月8日借了我8万，说好一年就还，到现在没还。', /^loan_due_on$/)).toEqual([]);
  });

  test('that came partly in cash was not all transferred', () => {
    const story = '姜大勇2024年4月2日向我借款20万元，15万转账加5万现金，写了20万的借条。';
    expect(list(story, /^loan_method$/)).toEqual(['mixed']);
    expect(list(story, /^loan_parts$/)).toEqual(['以转账方式交付150000元、以现金方式交付50000元']);
    expect(new Set(list(story, /^loan_principal$/))).toEqual(new Set([200000]));
  });
});

describe('what is asked', () => {
  test('has a claim of each head of money that is wanted', () => {
    const crash =
      '我骑车被鲁志强开的货车撞了，交警认定他全责。医药费花了12300元，误工费6000，司机垫付了交通费400，我都要他赔。';
    expect(list(crash, /^claims\/.*\/amount$/)).toEqual([12300, 6000]);
    const goods =
      '我给姜大勇供货，货款53000元没付，合同写逾期每天按万分之五付违约金，我要他付货款，违约金也要付。';
    expect(list(goods, /^claims\/.*\/content$/)).toEqual([
      '请求判令被告支付货款53000元',
      '请求判令被告支付违约金（按约定的每日万分之五，计算至实际付清之日）',
    ]);
  });

  test('of an employment is worked out where wage and days are told, and open where they are not', () => {
    const story =
      '我2022年3月1日入职无锡恒锐精密机械有限公司，月工资8000元，没签劳动合同，2023年9月30日公司把我辞退了。我要双倍工资和赔偿金。';
    expect(list(story, /^claims\/.*\/amount$/)).toEqual([88000, 32000]);
    expect(list(story.replace('月工资8000元，', ''), /^claims\/.*\/amount$/)).toEqual([]);
  });
});

describe('what happened', () => {
  test('is told in years, and what another said of himself stays his', () => {
    expect(
      list('我家去年装修，包给了施工队，今年5月墙皮掉了，她说：我不管。要求她赔2万元。', /^story$/),
    ).toEqual(['原告家2025年装修，包给了施工队，2026年5月墙皮掉了，她说：我不管。']);
  });

  test('a mortgage stands beside 没有外债', () => {
    const story = '我要跟老公宋涛离婚，婚后买了套房，还欠银行房贷35万，外面没有债务。';
    expect(list(story, /^has_shared_debts$/)).toEqual([true, false]);
  });

  test('proof that is said in passing to be there is listed, what is not there is not', () => {
    const story =
      '我被公司辞退了，厂牌我还留着，当时的会也拍了录像，送货的单子他签过字，都在我手里，欠条没有写。';
    expect(list(story, /^evidence\/.*\/name$/)).toEqual(['厂牌', '录像', '送货的单子']);
  });
});
