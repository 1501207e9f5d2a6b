import { describe, expect, test } from 'vitest';
import { readStory } from './read-story.ts';

const TODAY = '2026-11-29';
const facts = (story: string) => {
  const read = new Map<string, unknown>();
  for (const { path, value } of readStory(story, TODAY)) if (!read.has(path)) read.set(path, value);
  return Object.fromEntries(read);
};
const list = (story: string, path: RegExp) =>
  readStory(story, TODAY).flatMap((fact) => (path.test(fact.path) ? [fact.value] : []));
const claims = (story: string) => list(story, /^claims\/.*\/content$/);

const DEPOSIT =
  '我叫罗子昂，住临江市河西区松柏路9号。去年6月1号我租了房东蓝玉梅（电话13800000021）的房子，地址是临江市河东区学府街3号502室，押金3200。今年5月31号到期我搬走了，她说“墙脏了，我不退”。我有租房合同、微信记录、钥匙交接单。要她退3200押金，再要点利息，诉讼费她出。';
const CRASH =
  '2026年3月6日早上我骑车上班，在临江市河东区中山路被邢大伟开的货车撞了，货车是临江市通达运输有限公司的，在安平财产保险股份有限公司临江中心支公司投保。交警认定邢大伟全责。我叫毛小梅，13800000022。要求邢大伟、临江市通达运输有限公司和保险公司赔偿医疗费18600元、误工费6000元。';

describe('a trouble whose facts no rules compose', () => {
  test('is told as it happened: without who everybody is, what is asked for and what proves it, and with 原告 for 我', () => {
    expect(facts(DEPOSIT).story).toBe(
      '2025年6月1日原告租了房东蓝玉梅的房子，地址是临江市河东区学府街3号502室，押金3200。2026年5月31日到期原告搬走了，她说“墙脏了，我不退”。',
    );
  });

  test('has a claim of each thing that is demanded, in words for a court', () => {
    expect(claims(DEPOSIT)).toEqual([
      '请求判令被告退还3200元押金',
      '请求判令被告支付逾期付款利息（以3200元为基数，自＿＿＿＿年＿＿月＿＿日起至实际付清之日止，按同期一年期贷款市场报价利率计算）',
    ]);
    expect(facts(DEPOSIT)).toMatchObject({ 'claims/c1/amount': 3200, fees_claimed: true });
    expect(list(CRASH, /^claims\/.*\/amount$/)).toEqual([18600, 6000]);
  });

  test('lists the proof that is said to be there', () => {
    expect(list(DEPOSIT, /^evidence\/.*\/name$/)).toEqual(['租房合同', '微信记录', '钥匙交接单']);
  });

  test('puts driver, carrier and insurer on the other side', () => {
    expect(list(CRASH, /^defendants\/.*\/name$/)).toEqual([
      '邢大伟',
      '临江市通达运输有限公司',
      '安平财产保险股份有限公司临江中心支公司',
    ]);
    expect(facts(CRASH).cause).toBe('机动车交通事故责任纠纷');
  });

  test('does not send the landlord to live in the flat', () => {
    expect(facts(DEPOSIT)['defendants/蓝玉梅/domicile']).toBeUndefined();
    expect(facts(DEPOSIT)['claimants/罗子昂/domicile']).toBe('临江市河西区松柏路9号');
  });

  test('leaves the words of who tells it for a relative, and calls the relative what they are', () => {
    const story = facts(
      '我妈叫古秀英，2026年5月2日被邻居车大强家的狗咬伤，医药费4300元，是我送她去的医院。要求车大强赔偿医药费4300元。',
    ).story;
    expect(story).toBe('原告古秀英，2026年5月2日被邻居车大强家的狗咬伤，医药费4300元，是我送她去的医院。');
  });

  test('takes no offer or refusal for a demand', () => {
    expect(claims('我在临江市跃动健身有限公司办了年卡3000元，店关了，他们只肯退500元。')).toEqual([]);
  });
});

describe('a loan told in everyday words', () => {
  test('is of the sum its IOU names, of which what was transferred and what came in cash are parts', () => {
    const story =
      '我叫孔令山，朋友苗大海2023年4月2号找我借钱，我给他转了四万五，另外五千给的现金，借条上写的是借5万元，说好一年还。';
    expect(list(story, /^loan_principal$/)).toEqual([50000]);
    expect(facts(story).loan_method).toBe('mixed');
  });

  test('that came in parts has each with its day, and no one day', () => {
    const read = facts(
      '我叫孔令山，苗大海借钱周转，2023年4月2日我转给他5万元，2023年6月9日又转给他3万元，借条写了8万元。',
    );
    expect(read.loan_parts).toBe('2023年4月2日交付50000元、2023年6月9日交付30000元');
    expect(read.loan_on).toBeUndefined();
  });

  test('has interest that was paid apart from what was paid back, and a guarantor who is asked to pay as a defendant', () => {
    const read = facts(
      '我叫孔令山，苗大海向我借款10万元，月息一分，方小武做担保。苗大海付过利息共8000元。现在要求苗大海还10万元，方小武也要一起还。',
    );
    expect(read).toMatchObject({ loan_interest_paid: 8000, 'defendants/方小武/name': '方小武' });
    expect(read.loan_repaid).toBeUndefined();
  });
});

describe('a job told in everyday words', () => {
  const JOB = '我叫鲍春生，2022年5月9日进的临江市瑞丰机械有限公司当车工，每月工资6000，';

  test('a contract signed late is one, and there was none before', () => {
    expect(facts(`${JOB}一直没签劳动合同，到23年4月才补签的。`)).toMatchObject({
      has_labour_contract: true,
      labour_contract_late: '2023年4月',
    });
  });

  test('what several months come to is owed, and no wage of a month; a sum that is only demanded is neither', () => {
    expect(list(`${JOB}今年7月8月两个月工资没发，一共1万2。`, /^(?:wages_unpaid|monthly_wage)$/)).toEqual([
      6000, 12000,
    ]);
    expect(list(`${JOB}我要公司支付拖欠工资9000元。`, /^wages_unpaid$/)).toEqual([]);
  });

  test('where the firm is, is the firm’s', () => {
    expect(facts(`${JOB}公司地址是临江市河东区工业路5号。我住临江市河西区枫林街6号。`)).toMatchObject({
      'defendants/临江市瑞丰机械有限公司/domicile': '临江市河东区工业路5号',
      'claimants/鲍春生/domicile': '临江市河西区枫林街6号',
    });
  });
});

test('children stand in the order of their birth, each with who is to raise it; 我想离婚 is a claim', () => {
  const story =
    '我叫柯敏，老公叫贝志明，2009年3月3日登记结婚，2011年2月2日生女儿贝小溪，2015年7月7日又生了儿子贝小川。我想离婚。大的跟他，小的跟我。';
  expect(list(story, /^children\/.*\/name$/)).toEqual(['贝小溪', '贝小川']);
  expect(list(story, /^children\/.*\/raised_by$/)).toEqual(['defendant', 'claimant']);
  expect(claims(story)).toEqual([
    '请求判令准予原告与被告离婚',
    '请求判令婚生子女贝小溪由被告直接抚养、贝小川由原告直接抚养',
  ]);
});
