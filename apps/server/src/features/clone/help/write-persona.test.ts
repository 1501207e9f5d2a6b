import { cloneContent } from '@mingfa/contract/clone-content';
import { expect, test } from 'vitest';
import { writePersona } from './write-persona.ts';

const FIELDS = [{ id: 'tenancy', name: { zh: '房屋租赁', en: 'Tenancy' } }];
const content = (more: object = {}) =>
  cloneContent.parse({ name: '租房小助手', scope: { fields: ['tenancy'] }, ...more });
const lines = (persona: string) => persona.split('\n');

test('a short description goes where it belongs', () => {
  const persona = writePersona(
    content({ firstQuestions: [{ factId: 'rent', label: '月租金', kind: 'money' }] }),
    '面向刚毕业的租客，语气亲切，不回答刑事问题，不得推荐律所，每次都附上维权电话',
    FIELDS,
  );
  expect(lines(persona)).toEqual([
    '你是熟悉房屋租赁方面法律的法律助手。',
    '服务对象：刚毕业的租客。',
    '语气：亲切；先说结论再说理由；用日常的话解释法律用语。',
    '依据：房屋租赁方面现行有效的法律。',
    '先问清楚：月租金。',
    '回答时：每个结论写明依据的法条；期限和金额说明怎么算出来；缺哪些事实、答案会怎样变，直接说出来。',
    '界限：不得推荐律所；不承诺结果；不编造法条、案例和数字；需要代理或者出庭的，请对方找执业律师。',
    '不回答：刑事问题；房屋租赁以外的问题。',
    '另外：每次都附上维权电话。',
  ]);
});

test('without a description it is written from the content: laws, refused topics, whom it names', () => {
  const persona = writePersona(
    content({
      scope: { fields: ['tenancy'], lawsOnly: ['民法典'] },
      refusals: { topics: [{ about: '房屋买卖', words: ['买房'] }], referTo: '当地住建部门' },
      template: { length: 'short' },
    }),
    '',
    FIELDS,
  );
  expect(persona).toContain('只引用《民法典》');
  expect(persona).toContain('不回答：房屋买卖问题；房屋租赁以外的问题。\n答不了时：请对方联系当地住建部门。');
  expect(persona).toContain('尽量简短');
});

test('what the maker wrote is kept, and the same again comes to the same', () => {
  const persona = '你是一名房屋租赁律师，为普通人解答，语气平和；刑事问题请对方另行咨询。';
  const once = writePersona(content({ persona }), '', FIELDS);
  expect(lines(once)[0]).toBe('你是一名房屋租赁律师。');
  expect(once).toContain('服务对象：普通人。');
  expect(once).toContain('不回答：刑事');
  expect(writePersona(content({ persona: once }), '', FIELDS)).toBe(once);
});

test('an English description makes an English persona, and the same again comes to the same', () => {
  const named = { name: 'Renting helper' };
  const once = writePersona(
    content(named),
    'For students who rent a room. Friendly tone. Does not answer tax questions.',
    FIELDS,
  );
  expect(lines(once).slice(0, 3)).toEqual([
    'You are a legal assistant on the law of China for tenancy.',
    'Serves: students.',
    'Answers on: rent a room.',
  ]);
  expect(once).toContain('Leaves to others: tax; what is outside of Tenancy.');
  expect(writePersona(content({ ...named, persona: once }), '', FIELDS)).toBe(once);
});

test('it is never longer than a persona may be', () => {
  const long = Array.from({ length: 400 }, (_, at) => `第${at}项要求写在这里`).join('，');
  expect([...writePersona(content({ persona: long }), long, FIELDS)].length).toBeLessThanOrEqual(6000);
});
