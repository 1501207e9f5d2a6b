import { describe, expect, test } from 'vitest';
import { readStory } from './read-story.ts';

const TODAY = '2026-11-29';
const list = (story: string, path: RegExp) =>
  readStory(story, TODAY).flatMap((fact) => (path.test(fact.path) ? [fact.value] : []));
const claims = (story: string) => list(story, /^claims\/.*\/content$/).map(String);
const one = (story: string, path: string) =>
  readStory(story, TODAY).find((fact) => fact.path === path)?.value;

const HIT =
  '我叫乔月英。今年6月3日我骑车在人民路口被甘小军的车撞了，交警认定甘小军全责。我右边手腕骨折，住院9天，医疗费大概两万一左右，单据上是20873.4元。医生喊休息两个月。我在超市理货，一个月4200。我女儿请假照顾，她一个月5000。自行车修了310。';

describe('money that is told', () => {
  test('the exact figure stands for the rough one of the same thing, and neither twice', () => {
    expect(claims(HIT).join('')).toContain('医疗费20873.4元');
    expect(claims(HIT).join('')).not.toContain('21000');
    expect(String(one(HIT, 'story'))).toContain('医疗费20873.4元');
  });

  test('two sums of two things both stand', () => {
    const story = '我叫乔月英。2025年3月1日我借给柯大山大概5万元，2025年4月1日实际又借给他3万元。他都没还。';
    expect(list(story, /^loan_parts$/)).toEqual(['2025年3月1日交付50000元、2025年4月1日交付30000元']);
  });

  test('of an injury each head that was told is claimed: time off, care and the mending of what was damaged', () => {
    const all = claims(HIT).join('\n');
    expect(all).toContain('误工费8400元（医嘱休息2个月，月收入4200元）');
    expect(all).toMatch(/护理费＿＿＿元（护理人月收入5000元/);
    expect(all).toContain('车辆维修费310元');
    expect(String(one(HIT, 'story'))).toContain('经诊断为右边手腕骨折');
  });

  test('an insurer under its short name pays first, within its limits', () => {
    const insured = `${HIT}他的车子在阳光财险眉山分公司买的交强险。`;
    expect(claims(insured)[0]).toMatch(/眉山分公司在机动车交通事故责任强制保险.*限额内先行赔偿/);
  });

  test('a price that is owed is paid, and not given back, and its interest is asked for in words for a court', () => {
    const story =
      '我叫翟大军，做门窗的。去年给凌志高家装了门窗，尾款6200元一直不给。我就想把这6200要回来，利息也要算。';
    expect(claims(story)).toEqual(['请求判令被告支付6200元', '请求判令被告支付利息']);
  });

  const POSTED =
    '我叫路文娟。今年9月2日康丽丽在小区微信群里发我的照片，说我“欠钱不还”，还发到快手上，快手上的后来删了。我去看病花了372元药费，公证花了1200。我要她道歉，赔精神损失2000，药费也要她出。';
  test('a head is claimed once, medicine money too, and what is deleted already is not to be deleted', () => {
    const all = claims(POSTED);
    expect(all.filter((claim) => claim.includes('精神'))).toHaveLength(1);
    expect(all.join('')).toContain('医疗费372元');
    const [stop] = all.filter((claim) => claim.includes('删除'));
    expect(stop).toContain('微信群');
    expect(stop).not.toContain('快手');
  });

  test('who was told to delete and did not is asked to', () => {
    const [stop] = claims(POSTED.replace('快手上的后来删了', '我喊她把快手上的删了她不理')).filter((claim) =>
      claim.includes('删除'),
    );
    expect(stop).toContain('快手');
  });

  const FIRED =
    '我叫敖小兰，公司是巴中市锦程超市有限公司，我当收银员，每个月工资3600，没签过合同。今年4月、5月的工资没发。6月10日店长叫我不用来了，我没写过离职申请。我要公司把工资给我，加班费也要，双倍工资和辞退的赔偿都要。';
  test('each claim of a wage dispute stands alone, with its sum or a blank', () => {
    const all = claims(FIRED);
    expect(all).toContain('请求裁决被申请人支付拖欠的工资7200元（每月3600元，共2个月）');
    expect(all).toContain('请求裁决被申请人支付加班费＿＿＿元');
    expect(all.filter((claim) => /[双二]倍/.test(claim))).toHaveLength(1);
    expect(all.filter((claim) => /赔偿金/.test(claim))).toHaveLength(1);
    expect(one(FIRED, 'ended_how')).toBe('dismissed');
  });

  test('of two claims in one breath the one without a sum is its own', () => {
    const story =
      '申请人敖小兰在巴中市锦程超市有限公司工作。公司拖欠工资。申请人要求支付违法解除劳动合同赔偿金21600元、拖欠的工资。';
    expect(claims(story)).toEqual(['请求支付违法解除劳动合同赔偿金21600元', '请求支付拖欠的工资']);
    const [sum] = readStory(story, TODAY).filter(({ path }) => path.endsWith('/amount'));
    expect([sum?.value, story.slice(sum?.start, sum?.end)]).toEqual([21600, '21600元']);
  });
});

describe('what people say is no account for a court', () => {
  test.each([
    '我们是卖涂料的，眉山市彩虹涂料有限公司。简阳市安居装饰有限公司欠我们货款，第一批三万四，第二批两万八。他们老总见面就哭穷。我要货款。',
    '我叫佟丽。楼上王大发把我家泡了，说我装修没做好，还说我找茬。我要他赔3000。',
  ])('and stands beside it: %s', (story) => {
    expect(String(one(story, 'story') ?? '')).not.toMatch(/我|老总|原告家泡/);
    expect(String(one(story, 'told_words'))).toMatch(/第一批三万四|说我装修没做好/);
  });
});
