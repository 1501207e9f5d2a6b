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

describe('an employment', () => {
  const AT = '我2021年3月1日入职北京明达网络有限公司，';

  test('what is wished for is no fact', () => {
    const wish = '我想要公司支付违法解除赔偿金、未签劳动合同双倍工资、加班费和年休假工资。';
    expect(all(`${AT}合同签了三年。${wish}`, 'has_labour_contract')).toEqual([true]);
    expect(all(`${AT}签了书面劳动合同。请求支付未签劳动合同的二倍工资。`, 'has_labour_contract')).toEqual([
      true,
    ]);
    expect(all(`${AT}${wish}`, 'has_labour_contract')).toEqual([]);
    expect(all(`${AT}一直没签劳动合同。${wish}`, 'has_labour_contract')).toEqual([false]);
    expect(
      all(`${AT}被裁。仲裁请求：1. 支付未签订劳动合同双倍工资；2. 支付加班费。`, 'has_labour_contract'),
    ).toEqual([]);
  });

  test('a renewal that failed, or a contract that was asked for, is none that was signed; 不久 denies nothing', () => {
    for (const words of ['2024年没有续签劳动合同', '我多次要求签劳动合同', '公司拒绝签劳动合同'])
      expect(all(`${AT}${words}。`, 'has_labour_contract')).not.toContain(true);
    expect(all(`${AT}入职不久签了劳动合同。`, 'has_labour_contract')).toEqual([true]);
  });

  test('a story that says both leaves it open', () => {
    expect(all(`${AT}没签劳动合同，后来又签了劳动合同。`, 'has_labour_contract')).toEqual([]);
  });

  test('a wish for several payments makes a claim of each', () => {
    const story = `${AT}被裁。我想要公司支付违法解除赔偿金、未签劳动合同双倍工资、加班费和年休假工资。`;
    const claims = readStory(story, TODAY).filter(({ path }) => path.endsWith('/content'));
    expect(claims.map(({ value }) => value)).toEqual([
      '请求公司支付违法解除赔偿金',
      '请求公司支付未签劳动合同双倍工资',
      '请求公司支付加班费',
      '请求公司支付年休假工资',
    ]);
    expect(claims.map(({ start, end }) => story.slice(start, end))[2]).toBe('加班费');
  });

  test('a colon or 希望 makes no other claim of it', () => {
    expect(all(`${AT}被裁。请求：支付拖欠工资27000元、经济补偿36000元。`, 'claims/c1/content')).toEqual([
      '请求支付拖欠工资27000元',
    ]);
    expect(all(`${AT}被裁，我希望公司支付经济补偿。`, 'claims/c1/content')).toEqual(['请求公司支付经济补偿']);
  });

  test('words for being sent away tell when it ended', () => {
    for (const words of ['人事说部门撤销，第二天不用来了', '我被裁了', '公司不让我来上班了'])
      expect(all(`${AT}2024年6月3日，${words}。`, 'worked_until')).toEqual(['2024-06-03']);
    expect(all(`${AT}2024年6月3日，人事说部门撤销，第二天不用来了。`, 'ended_how')).toEqual(['dismissed']);
    expect(all(`${AT}2024年6月3日我辞职了，公司说不用来了。`, 'ended_how')).toEqual([]);
    expect(all('我在北京明达网络有限公司做会计，2024年6月3日老板说别来了。', 'cause')).toEqual(['劳动争议']);
  });
});

describe('people beside a loan', () => {
  const LOAN =
    '原告周志宏，男，住临江市河东区柳树路18号302房。2023年4月10日，被告陈立强（男，住临江市河西区江北路66号）因周转向周志宏借款50万元，孙晓梅在合同上签字承担连带责任保证。';
  const who = (story: string) =>
    readStory(story, TODAY).flatMap(({ path, value }) => (path.endsWith('/name') ? [path, value] : []));

  test('who vouches in writing is sued as well; who does so by word only where the story says so', () => {
    expect(all(LOAN, 'defendants/孙晓梅/name')).toEqual(['孙晓梅']);
    const byWord = '2023年4月10日陈立强向我借款5万元。孙晓梅口头担保，说他不还就来找她。';
    expect(all(byWord, 'defendants/孙晓梅/name')).toEqual([]);
    expect(all(LOAN, 'defendants/陈立强/name')).toEqual(['陈立强']);
    expect(all(`${LOAN}现周志宏起诉陈立强、孙晓梅，要求还款。`, 'defendants/孙晓梅/name')).toEqual([
      '孙晓梅',
    ]);
  });

  test('a lawyer named behind the firm acts for the party', () => {
    const story = `${LOAN}现周志宏委托江南律师事务所律师李静起诉陈立强。`;
    expect(all(story, 'claimant_agents/李静/name')).toEqual(['李静']);
    expect(all(story, 'claimant_agents/李静/workplace')).toEqual(['江南律师事务所']);
    expect(who(story)).not.toContain('defendants/李静/name');
  });

  test('an address ends where its bracket does, and keeps its room', () => {
    expect(all(LOAN, 'defendants/陈立强/domicile')).toEqual(['临江市河西区江北路66号']);
    expect(all(LOAN, 'claimants/周志宏/domicile')).toEqual(['临江市河东区柳树路18号302房']);
    const stray = '我叫林晓燕，经常居住地成都市高新区天府二街200号）2012年10月1日与赵刚登记结婚，我要离婚。';
    expect(all(stray, 'claimants/林晓燕/residence')).toEqual(['成都市高新区天府二街200号']);
  });
});

describe('a marriage', () => {
  const STORY =
    '我叫林晓燕，2012年10月1日与丈夫赵刚登记结婚。丈夫赵刚长期酗酒，经常打我，我去医院看过两次。我在2023年11月5日报过警，派出所出具了告诫书。我2024年3月起诉离婚，法院判决不准离婚。婚后共同购买位于成都市高新区天府三街88号5栋1202室的房屋，现值200万元，还有一辆车牌号川A12345的轿车，值8万元，房贷还剩60万元。我要求：1. 离婚；2. 赔偿我精神损害5万元；3. 房子归我，我要求分70%。';

  test('the house, the car and the debt are rows of their own, with the share that is asked', () => {
    const facts = Object.fromEntries(readStory(STORY, TODAY).map(({ path, value }) => [path, value]));
    expect(facts).toMatchObject({
      'shared_property/p1/kind': 'home',
      'shared_property/p1/value': 2_000_000,
      'shared_property/p1/how': '原告要求分70%',
      'shared_property/p2/description': '川A12345',
      'shared_property/p2/value': 80_000,
      'shared_debts/d1/description': '房贷还剩60万元',
      'shared_debts/d1/amount': 600_000,
      has_shared_debts: true,
    });
    const alone = '我和赵刚2012年10月1日登记结婚，我要离婚。婚后他赌博欠债20万元，我们借给他弟弟5万元。';
    expect(all(alone, 'has_shared_debts')).toEqual([]);
  });

  test('the earlier suit is told, the sex of both from what one calls the other, and no ground is lost', () => {
    expect(all(STORY, 'earlier_divorce_suits')).toEqual(['原告2024年3月起诉离婚，法院判决不准离婚']);
    expect(all(STORY, 'claimants/林晓燕/gender')).toEqual(['female']);
    expect(all(STORY, 'defendants/赵刚/gender')).toEqual(['male']);
    expect(all(STORY, 'divorce_ground')).toEqual([
      '丈夫赵刚长期酗酒，经常打原告，原告去医院看过两次。原告在2023年11月5日报过警，派出所出具了告诫书',
    ]);
  });

  test('a claim has neither the number of its list nor 我', () => {
    for (const head of ['我要求：', '我想要'])
      expect(
        all(`我和赵刚2012年登记结婚。${head}1. 离婚；2. 赔偿我精神损害5万元。`, 'claims/c2/content'),
      ).toEqual(['赔偿原告精神损害5万元']);
  });
});

describe('proof that is spoken of', () => {
  const proof = (story: string) =>
    readStory(story, TODAY).flatMap(({ path, value }) => (/^evidence\/.*\/name$/.test(path) ? [value] : []));

  test('each piece is a row by the name it is told with', () => {
    const story =
      '我借给李强5万元，签了借款合同，他出具收条。我有银行转账记录和微信聊天记录，收条还在我手里。';
    expect(proof(story)).toEqual(['借款合同', '收条', '银行转账记录', '微信聊天记录']);
    for (const { path, value, start, end } of readStory(story, TODAY))
      if (/^evidence\/.*\/name$/.test(path)) expect(story.slice(start, end)).toBe(value);
    expect(proof('我要离婚，他打我，我报过警，派出所出具了告诫书。')).toEqual(['告诫书']);
  });

  test('what is not there, only wanted, or spoken of for another reason is none', () => {
    expect(proof('我借给李强5万元，没有借条，请帮我写一份借款合同。')).toEqual([]);
    expect(proof('公司解除劳动合同，我想要未签劳动合同双倍工资。')).toEqual([]);
  });
});
