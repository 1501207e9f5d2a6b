import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../db/schema/account.ts';
import { type OpenAnswering, openAnswering, PLAIN_GUIDANCE } from '../../testing/open-answering.ts';
import { writeCase } from '../../testing/write-case.ts';

let engine: OpenAnswering;
let before: { deposit: string; thanks: string };
const DEPOSIT = '我租的房子到期了，房屋没有损坏，房东不退还押金，我该怎么办？';
const TOLD =
  '租赁期满房屋没有损坏，房东以房屋有损坏为由不退还押金的，应当退还押金，主张损坏的出租人应当举证。';

beforeAll(async () => {
  engine = await openAnswering();
  before = { deposit: (await engine.ask(DEPOSIT)).text, thanks: (await engine.ask('谢谢')).text };
  const { context } = engine;
  await context.db.insert(user).values({ id: 'owner', role: 'user', createdAt: context.clock.now() });
  const rental = {
    causes: ['房屋租赁合同纠纷'],
    citations: ['577', '585', '710', '714', '721', '733'].map((articleKey) => ({
      title: '中华人民共和国民法典',
      articleKey,
    })),
    sections: [
      { kind: 'facts' as const, paragraphs: ['经审理查明：租赁期满，房屋没有损坏，房东不退还押金。'] },
      { kind: 'reasoning' as const, paragraphs: [TOLD] },
    ],
  };
  await writeCase(context, {
    ...rental,
    title: '张某与某虚构置业公司房屋租赁合同纠纷一审民事判决书（虚构）',
    number: '（2019）浙0199民初123号',
    court: '杭州市虚构区人民法院',
    decidedOn: '2019-05-04',
  });
  await writeCase(context, {
    ...rental,
    title: '李某与某虚构置业公司房屋租赁合同纠纷一审民事判决书（虚构）',
    number: '（2024）浙0199民初456号',
    court: '杭州市虚构区人民法院',
    decidedOn: '2024-05-04',
    ownerId: 'owner',
  });
  await writeCase(context, {
    title: '王某与某虚构物业公司物业服务合同纠纷一审民事判决书（虚构）',
    number: '（2023）浙0199民初789号',
    sections: [{ kind: 'reasoning', paragraphs: ['房屋租赁到期，押金另案处理，物业费应当交纳。'] }],
  });
  await writeCase(context, {
    title: '某虚构机械公司买卖合同纠纷再审民事判决书（虚构）',
    number: '（2022）最高法民再7号',
    court: '最高人民法院',
    sections: [{ kind: 'reasoning', paragraphs: ['本院认为，机械设备的质量检验期间届满。'] }],
  });
}, 300_000);
afterAll(() => engine.close());

test('behind the law the answer tells a case that fits, quoted, numbered, and with what differs', async () => {
  const { text, data } = await engine.ask(DEPOSIT);
  expect(text.startsWith(before.deposit)).toBe(true);
  const told = text.slice(before.deposit.length);
  expect(told).toContain('## 类似案例');
  expect(told).toMatch(
    /（2019）浙0199民初123号 · 普通案例 · 杭州市虚构区人民法院 · 2019-05-04：“[^”]+”\[\d+\]（2019 年的裁判/,
  );
  expect(told).toContain('其他案例仅供参考');
  expect(told).not.toContain('机械');
  // Words alone are not enough: it rests on no article that answers.
  expect(told).not.toContain('民初789号');
  const source = data('evidence')?.sources.find(({ kind }) => kind === 'case');
  expect(source).toMatchObject({ caseNumber: '（2019）浙0199民初123号', text: TOLD });
});

test('its number and its source are checked like any citation', async () => {
  const { data } = await engine.ask(DEPOSIT);
  const sources = data('evidence')?.sources ?? [];
  const check = data('citation-check');
  const number = check?.citations.find(({ type }) => type === 'case');
  expect(number).toMatchObject({ state: 'verified' });
  const marked = check?.citations.find(
    ({ sourceIndex }) => sourceIndex !== null && sources[sourceIndex - 1]?.kind === 'case',
  );
  expect(marked).toMatchObject({ type: 'source', state: 'verified' });
});

test("a case of one's own is told to its owner alone", async () => {
  expect((await engine.ask(DEPOSIT)).text).not.toContain('民初456号');
  expect((await engine.ask(DEPOSIT, null, { askedBy: 'stranger' })).text).not.toContain('民初456号');
  const { text, data } = await engine.ask(DEPOSIT, null, { askedBy: 'owner' });
  expect(text).toContain('民初456号');
  const cited = data('citation-check')?.citations.filter(({ type }) => type === 'case') ?? [];
  expect(cited.map(({ state }) => state)).toEqual(['verified', 'verified']);
});

test('none is told of another matter, in an emergency, of what the law says, or where thanks are all there is', async () => {
  expect((await engine.ask('谢谢')).text).toBe(before.thanks);
  expect((await engine.ask('租赁合同到期后押金应当怎么退还')).text).not.toContain('类似案例');
  expect((await engine.ask('试用期被辞退有没有赔偿')).text).not.toContain('类似案例');
  expect((await engine.ask('我租的房子到期了房东不退押金，还在门口打我，现在就在打')).text).not.toContain(
    '类似案例',
  );
});

test('a guidance tells cases where its skills name them, and else none', async () => {
  const allowed = { ...PLAIN_GUIDANCE, skills: ['search_laws', 'search_cases'] };
  expect((await engine.ask(DEPOSIT, allowed)).text).toContain('类似案例');
  expect((await engine.ask(DEPOSIT, { ...PLAIN_GUIDANCE, skills: ['search_laws'] })).text).toBe(
    before.deposit,
  );
});

test('a case that is named comes with its own words', async () => {
  const { text } = await engine.ask('（2022）最高法民再7号对机械设备的质量检验期间怎么说');
  expect(text).toContain('“本院认为，机械设备的质量检验期间届满。”');
});
