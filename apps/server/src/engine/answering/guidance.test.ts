import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenAnswering, openAnswering, PLAIN_GUIDANCE } from '../../testing/open-answering.ts';
import type { Guidance } from './guidance.ts';

let engine: OpenAnswering;
beforeAll(async () => {
  engine = await openAnswering();
}, 300_000);
afterAll(() => engine.close());

const within = (law: Partial<Guidance['law']>, more: Partial<Guidance> = {}): Guidance => ({
  ...PLAIN_GUIDANCE,
  refusals: { ...PLAIN_GUIDANCE.refusals, referTo: '刑事律师' },
  ...more,
  law: { ...PLAIN_GUIDANCE.law, ...law },
});
const LABOUR = within({ fields: ['labour'] });
const DISMISSED = '公司突然口头辞退我，干了三年，月工资8000，没给任何赔偿，怎么办';
const DRUNK = '昨晚喝酒开车被交警查到，酒精含量120，会坐牢吗';

test('a guidance that asks for nothing changes no word of an answer', async () => {
  const [plain, guided] = [await engine.ask(DISMISSED), await engine.ask(DISMISSED, PLAIN_GUIDANCE)];
  expect(guided.text).toBe(plain.text);
  expect(guided.data('facts')).toEqual(plain.data('facts'));
  expect(guided.data('insufficient')).toBeUndefined();
});

test('within its fields it answers as everywhere', async () => {
  const { text, data } = await engine.ask(DISMISSED, LABOUR);
  const plain = await engine.ask(DISMISSED);
  expect(text).toBe(plain.text);
  expect(data('insufficient')).toBeUndefined();
  expect(data('follow-ups')).toEqual(plain.data('follow-ups'));
});

test('what lies in another field is not answered: what it is about, what is answered here, and whom to ask', async () => {
  const { text, data, laws } = await engine.ask(DRUNK, LABOUR);
  expect(data('insufficient')).toEqual({
    reason: 'out_of_scope',
    about: '酒驾醉驾的后果',
    referTo: '刑事律师',
  });
  expect(text).toMatch(
    /^\*\*资料不足\*\*：您问的是“酒驾醉驾的后果”.*只回答劳动用工的问题。\n\n可以问：刑事律师。$/,
  );
  expect(laws).toEqual([]);
});

test('a law that is left out is nowhere: no source, no article of a guide, no related article', async () => {
  const { text, laws, data } = await engine.ask(
    DISMISSED,
    within({ lawsWithout: ['劳动争议仲裁法', '劳动争议调解仲裁法'] }),
  );
  expect(data('insufficient')).toBeUndefined();
  expect(laws).toContain('劳动合同法');
  expect(laws).not.toContain('劳动争议调解仲裁法');
  expect(text).not.toContain('调解仲裁法》第');
});

test('of an article of a law that is not its own it says so, by whatever name the law is called', async () => {
  const only = within({ lawsOnly: ['劳动合同法', '中华人民共和国劳动法'] });
  for (const question of ['民法典1079条写了什么', '《中华人民共和国民法典》第一千零七十九条的内容是什么？']) {
    const { data, laws, text } = await engine.ask(question, only);
    expect(data('insufficient')).toMatchObject({ reason: 'out_of_scope', about: '《民法典》' });
    expect(text).toContain('《劳动合同法》');
    expect(laws).toEqual([]);
  }
  const { data, laws } = await engine.ask('劳动合同法第47条写了什么', only);
  expect(data('insufficient')).toBeUndefined();
  expect(new Set(laws)).toEqual(new Set(['劳动合同法']));
});

test('an article that is not held is 资料不足, and not answered from another', async () => {
  const { data, text } = await engine.ask('《海商法》第二百零四条怎么规定？', within({}));
  expect(data('insufficient')).toMatchObject({ reason: 'not_held' });
  expect(text).toContain('没有收录');
});

test('a refused topic is refused before anything is searched, with typing errors understood', async () => {
  const guidance = within(
    {},
    { refusals: { topics: [{ about: '刑事案件', words: ['坐牢', '刑事'] }], outOfScope: true, referTo: '' } },
  );
  const { data, text, laws } = await engine.ask(DRUNK, guidance);
  expect(data('insufficient')).toEqual({ reason: 'refused_topic', about: '刑事案件', referTo: '' });
  expect(text).toContain('12348');
  expect(data('step')).toBeUndefined();
  expect(laws).toEqual([]);
  expect((await engine.ask(DISMISSED, guidance)).data('insufficient')).toBeUndefined();
});

test('what is urgent is said first, whatever is refused', async () => {
  const guidance = within(
    { fields: ['labour'] },
    { refusals: { topics: [{ about: '自杀', words: ['不想活', '自杀'] }], outOfScope: true, referTo: '' } },
  );
  const alone = await engine.ask('我不想活了，今晚就想跳楼', guidance);
  expect(alone.text).toBe((await engine.ask('我不想活了，今晚就想跳楼')).text);
  expect(alone.data('insufficient')).toBeUndefined();
  const beaten = '老公正在打我，我躲在厕所里，怎么办';
  const plain = await engine.ask(beaten);
  const [firstBlock = ''] = plain.text.split('\n\n## ');
  const refused = await engine.ask(beaten, guidance);
  expect(refused.text.startsWith(firstBlock)).toBe(true);
  expect(refused.data('insufficient')?.reason).toBe('out_of_scope');
  expect(refused.laws).toEqual([]);
});

test('who greets or thanks is answered as everywhere', async () => {
  for (const question of ['你好', '谢谢']) {
    const { text, data } = await engine.ask(question, LABOUR);
    expect(text).toBe((await engine.ask(question)).text);
    expect(data('insufficient')).toBeUndefined();
  }
});

test('what has nothing to do with law, or with the law of China, is not for who answers from some law alone', async () => {
  for (const question of ['推荐一部好看的电影', '做戚风蛋糕为什么总是塌？']) {
    const { text, data, laws } = await engine.ask(question, LABOUR);
    expect(data('insufficient')).toMatchObject({ reason: 'out_of_scope', referTo: '刑事律师' });
    expect(text).toContain('只回答劳动用工的问题');
    expect(laws).toEqual([]);
    expect((await engine.ask(question, within({}))).data('insufficient')).toBeUndefined();
  }
  const abroad = '我在加拿大上班，按加拿大法律老板能随时辞退我吗';
  expect((await engine.ask(abroad, LABOUR)).data('insufficient')).toMatchObject({
    reason: 'out_of_scope',
    about: '加拿大的法律',
  });
  expect((await engine.ask(abroad, within({}))).data('insufficient')).toBeUndefined();
});

const asking = (firstQuestions: Guidance['firstQuestions']) =>
  within({ fields: ['labour'] }, { firstQuestions });
const ENTRY: Guidance['firstQuestions'][number] = {
  factId: 'entry-date',
  label: '入职日期',
  help: '',
  kind: 'date',
  options: [],
  required: true,
};
const SIGNED: Guidance['firstQuestions'][number] = {
  factId: 'signed-contract',
  label: '有没有签合同',
  help: '书面的',
  kind: 'choice',
  options: ['签了书面合同', '没有签'],
  required: true,
};
const CITY: Guidance['firstQuestions'][number] = {
  factId: 'city',
  label: '所在城市',
  help: '',
  kind: 'text',
  options: [],
  required: false,
};

test('what must be known first is asked at the top, and the answer goes on', async () => {
  const guidance = asking([ENTRY, SIGNED, CITY]);
  const { text, data } = await engine.ask('公司口头辞退我，没给赔偿，怎么办', guidance);
  expect(text).toMatch(
    /^\*\*先请补充\*\*：入职日期、有没有签合同（签了书面合同／没有签：书面的）。下面先按您已经说的写。\n\n/,
  );
  expect(text).toContain('## 结论');
  expect(data('facts')?.missing.slice(0, 3)).toEqual([
    { id: 'entry-date', label: '入职日期', kind: 'date', options: [], required: true, help: '' },
    {
      id: 'signed-contract',
      label: '有没有签合同',
      kind: 'choice',
      options: ['签了书面合同', '没有签'],
      required: true,
      help: '书面的',
    },
    { id: 'city', label: '所在城市', kind: 'text', options: [], required: false, help: '' },
  ]);
});

test('what was told is not asked: in the story, as a line of the question, or before', async () => {
  const guidance = asking([ENTRY, SIGNED]);
  const question = '我2021年3月入职，公司口头辞退我，没给赔偿，怎么办\n有没有签合同：签了书面合同';
  const told = await engine.ask(question, guidance);
  expect(told.text).not.toContain('先请补充');
  expect(told.data('facts')?.known[0]).toEqual({
    id: 'signed-contract',
    label: '有没有签合同',
    value: '签了书面合同',
    said: '签了书面合同',
  });
  const later = await engine.ask('那能赔多少钱', guidance, {
    history: [
      { role: 'user', text: question },
      { role: 'assistant', text: '……' },
    ],
  });
  expect(later.text).not.toContain('先请补充');
});

test('in English it is said in English', async () => {
  const { text, data } = await engine.ask(
    'I was caught drunk driving last night with 120 mg. Will I go to jail?',
    LABOUR,
    { language: 'en' },
  );
  expect(data('insufficient')?.reason).toBe('out_of_scope');
  expect(text).toMatch(/^\*\*Not enough to answer\*\*: you ask about .* I answer on Employment only\./);
});

test('of two troubles the one within is answered, and the other one is named at the end', async () => {
  const two =
    '公司拖欠我三个月工资不给，想问怎么要；另外我上个月喝酒开车被交警查了，酒精含量一百二，这个会怎么判';
  const { text, data } = await engine.ask(two, LABOUR);
  expect(data('insufficient')).toBeUndefined();
  expect(text).toContain('## 结论');
  expect(text).toMatch(/您还说到“酒驾醉驾的后果”，不在我能回答的范围里。可以问：刑事律师。$/);
});

test('law that its maker names, in a heading, a question or a referral, is no citation of the answer and gets no tick', async () => {
  const law = '《劳动合同法》第四十七条';
  const guidance = within(
    { fields: ['labour'] },
    {
      refusals: { ...PLAIN_GUIDANCE.refusals, referTo: `${law}的律师 www.sample.cn` },
      firstQuestions: [{ ...ENTRY, label: `按${law}问` }],
      template: {
        ...PLAIN_GUIDANCE.template,
        parts: [
          { part: 'conclusion', heading: { zh: `${law}怎么说`, en: '' } },
          { part: 'why', heading: { zh: '', en: '' } },
        ],
      },
    },
  );
  const two =
    '公司拖欠我三个月工资不给，想问怎么要；另外我上个月喝酒开车被交警查了，酒精含量一百二，这个会怎么判';
  const { text, data } = await engine.ask(two, guidance);
  const check = data('citation-check');
  expect(text).toContain(`按${law}问`);
  expect(text).toContain(`## ${law}怎么说`);
  expect(text).toContain(`可以问：${law}的律师 www\\.sample.cn`);
  expect(check?.aside).toHaveLength(3);
  expect(check?.citations.length).toBeGreaterThan(0);
  for (const { start, end, raw } of check?.citations ?? []) {
    expect(text.slice(start, end)).toBe(raw);
    expect(check?.aside?.some((words) => start < words.end && end > words.start)).toBe(false);
  }
});

test('where nothing is refused outside, it answers by what it has and by no other law', async () => {
  const guidance = within(
    { lawsOnly: ['劳动合同法'] },
    { refusals: { topics: [], outOfScope: false, referTo: '' } },
  );
  const { data, laws } = await engine.ask(DRUNK, guidance);
  expect(data('insufficient')).toBeUndefined();
  expect(laws.filter((law) => law !== '劳动合同法')).toEqual([]);
});

test('a search within some laws is as full as one of all law', async () => {
  const { laws, data } = await engine.ask(
    '公司不交社保怎么办',
    within({ lawsOnly: ['社会保险法', '劳动合同法'] }),
  );
  expect(new Set(laws)).toEqual(new Set(['社会保险法', '劳动合同法']));
  expect(data('evidence')?.sources.length).toBeGreaterThanOrEqual(6);
});

test('who asks within a field likely means it, where what lies outside is not far likelier', async () => {
  const { data, laws } = await engine.ask('网约车出了事故，乘客受伤找谁赔', within({ fields: ['traffic'] }));
  expect(data('insufficient')).toBeUndefined();
  expect(laws.length).toBeGreaterThan(0);
});

test('a guide to several procedures answers by what it has on the one whose law is named', async () => {
  const criminal = within({ fields: ['crime', 'procedure'], lawsOnly: ['刑法', '刑事诉讼法'] });
  const { data, text, laws } = await engine.ask('被告人自己上诉，会不会判得更重', criminal);
  expect(data('insufficient')).toBeUndefined();
  expect(text).toContain('不得加重刑罚');
  expect(laws).toContain('刑事诉讼法');
  expect(text).not.toMatch(/《民事诉讼法》|民事上诉状/);
});
