import { expect, test } from 'vitest';
import { fullWidth } from './full-width.ts';
import { fullWidthDocument } from './full-width-document.ts';

test.each([
  ['房东说不退,我不同意.', '房东说不退，我不同意。'],
  ['2016年5月20日在中牟领证,女儿归我;房子平分', '2016年5月20日在中牟领证，女儿归我；房子平分'],
  ['欠我3000,至今未还', '欠我3000，至今未还'],
  ['他说"月底还你".', '他说“月底还你”。'],
  ['他说:"月底还你"', '他说：“月底还你”'],
  ['郑州某公司(管城店)凭什么?', '郑州某公司（管城店）凭什么？'],
  ['借款共计3,000元,约定10:30见面', '借款共计3,000元，约定10:30见面'],
  ['住所地:建设路5号3-2-101', '住所地：建设路5号3-2-101'],
])('%s', (typed, written) => expect(fullWidth(typed)).toBe(written));

test.each([
  '案号(2024)豫0105民初123号',
  '网址https://example.com/a,b?c=1:2说明',
  '邮箱a.b@example.com',
  '型号AB-1(C),D为准'.slice(0, 9),
  'Smith, John (ABC Ltd.)',
  '买买提.阿不都',
  '1:2.5',
  '金额1,200.50元',
])('%s stays', (typed) => expect(fullWidth(typed)).toBe(typed));

test('a rare character beside a sign stays whole', () => {
  expect(fullWidth('姓𠮷,名明')).toBe('姓𠮷，名明');
});

test('a sign is judged by what stands beside it, whatever span that is in, and each span keeps its length', () => {
  const template = { kind: 'template' } as const;
  const fact = { kind: 'fact', path: 'story', from: 'typed' } as const;
  const spans = [
    { text: '原告称', origin: template },
    { text: ',欠款3', origin: fact },
    { text: ',000元', origin: template },
  ];
  const document = { title: '甲', layout: 'plain', pageFoot: [], blocks: [] } as const;
  const { blocks } = fullWidthDocument({ ...document, blocks: [{ kind: 'heading', level: 2, spans }] });
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, spans: [spans[0], { text: '，欠款3', origin: fact }, spans[2]] },
  ]);
});
