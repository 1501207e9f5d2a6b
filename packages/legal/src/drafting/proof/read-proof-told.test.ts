import { describe, expect, test } from 'vitest';
import { readStory } from '../read-story.ts';

const TODAY = '2026-11-30';
const rowsOf = (story: string) => {
  const facts = readStory(story, TODAY).filter(({ path }) => path.startsWith('evidence/'));
  return facts
    .filter(({ path }) => path.endsWith('/name'))
    .map(({ path, value }) => {
      const at = (field: string) =>
        facts.find((one) => one.path === path.replace(/\/name$/, `/${field}`))?.value ?? '';
      return { name: value, source: at('source'), proves: at('proves') };
    });
};
const namesOf = (story: string) => rowsOf(story).map(({ name }) => name);

describe('deeds leave papers behind', () => {
  test('money by a phone, over a counter and back again', () => {
    const story =
      '我叫向阳，2025年10月3日我从农商行柜台取了3万给同学郝建国，10月9日又微信转给他2万，他写了张借条。今年三月他微信转我5000。我要他还钱。';
    expect(namesOf(story)).toEqual(['借条', '取款凭条', '微信转账记录']);
    expect(rowsOf(story)[1]?.source).toBe('可向开户银行调取');
    expect(rowsOf(story)[2]?.proves).toBe('借款的交付和还款情况（2025年10月9日20000元，5000元）');
  });

  test('a hospital, an insurer, the traffic police and whoever saw it', () => {
    const story =
      '我叫季长河，今年6月8日骑车被出租车撞了，司机叫骆宾，交警认定他全责。我住了九天院，医药费6200元，车有交强险。邻居老宋看见了。我要他赔钱。';
    expect(namesOf(story)).toEqual([
      '交通事故认定书',
      '驾驶证、行驶证',
      '病历、诊断证明',
      '医疗费票据',
      '保险单',
      '证人邻居老宋的证言',
    ]);
  });

  test('a firm stands in its register, and what was shipped was signed for', () => {
    const story =
      '我们公司叫苏州恒泰纺织有限公司，今年给杭州美裳服饰有限公司发了七批布，每次都有签收，货款43万，他们只付了18万。没有书面合同，都是微信下单。我们要货款。';
    expect(namesOf(story)).toEqual(['送货凭证', '付款凭证', '微信聊天记录', '被告的工商登记信息']);
  });

  test('a will lies with whoever took it out, pictures with whoever runs the camera', () => {
    const will =
      '我妈今年6月走的，留下一套老房子。我哥费国强拿出一张纸，说是妈的遗嘱，房子全归他。我叫费国富，我要分房子。';
    expect(rowsOf(will).find(({ name }) => name === '遗嘱')?.source).toBe('由对方持有，可申请法院责令提交');
    const camera =
      '我叫水清，今年7月在超市滑倒骨折，超市说不关他们事，过道有监控。我要华联超市有限公司赔钱。';
    expect(rowsOf(camera).find(({ name }) => name === '监控录像')?.source).toBe(
      '可申请法院向监控的管理人调取',
    );
  });

  test('a chat is said to be of what it was about', () => {
    const story =
      '我叫岑雪，2024年3月进的云川鼎泰商贸有限公司。今年10月16日我微信跟老板说工资再不发我就走。我要工资。';
    expect(rowsOf(story).find(({ name }) => name === '微信聊天记录')?.proves).toBe(
      '双方就工资沟通的内容（2026年10月16日）',
    );
  });
});

describe('what a story says there is none of is never listed', () => {
  test.each([
    ['我借给郝建国8万现金，没写条子，也没有转账，我没录音，要他还钱。', []],
    ['我叫岑雪，郝建国欠我3万，我让他打个欠条他不打。我要他还钱。', []],
    ['我借给郝建国8万现金，借条丢了。要他还钱。', []],
    ['如果没有借条只有转账记录，我借给郝建国的8万现金能不能要回来？', []],
    ['郝建国向我借8万现金，明天我发个微信催一下行不行？我要他还钱。', []],
  ])('%s', (story, names) => {
    expect(namesOf(story)).toEqual(names);
  });

  test('a paper that is not signed, and a contract that is silent, are there all the same', () => {
    const names = namesOf(
      '我叫岑雪，在云川鼎泰商贸有限公司上班，签了劳动合同，合同没写奖金。调岗单我没签字，离职证明也没给我。我要赔偿金。',
    );
    expect(names).toContain('劳动合同');
    expect(names).toContain('调岗单');
    expect(names).not.toContain('离职证明');
  });
});
