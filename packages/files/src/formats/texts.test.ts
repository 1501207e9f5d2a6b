import { expect, test } from 'vitest';
import { readBytes } from '../testing/read-blocks.ts';

const lines = async (content: Buffer | string, name: string) =>
  (await readBytes(content, name)).blocks.map(({ kind, level, text }) => `${kind}${level ?? ''}: ${text}`);

test('a plain text has a block a line, its title and numbered headings found', async () => {
  expect(
    await lines(
      '柜台租赁合同\n\n第一条　租金标准\n１．每月五千元。\n　　第二条　承租方应当按时支付租金。',
      'a.txt',
    ),
  ).toEqual([
    'heading1: 柜台租赁合同',
    'heading2: 第一条　租金标准',
    'paragraph: １．每月五千元。',
    'paragraph: 第二条　承租方应当按时支付租金。',
  ]);
});

test('lines broken at the edge of the page are joined, those of a list or a poem are not', async () => {
  const sentence = '承租方对于租用的柜台只有使用权没有所有权不准以任何形式进行转租转让除非出租方事先书面同意';
  const broken = Array.from({ length: 8 }, () => `${sentence.slice(0, 30)}\n${sentence.slice(30)}。`).join(
    '\n',
  );
  expect(await lines(broken, 'a.txt')).toEqual(Array.from({ length: 8 }, () => `paragraph: ${sentence}。`));
  const poem = Array.from({ length: 12 }, (_, index) => `风筝飞得很高很高第${index}行`).join('\n');
  expect(await lines(poem, 'a.txt')).toHaveLength(12);
});

test('a table drawn with lines is a table', async () => {
  const drawn = '┌──┬──┐\n│姓名│地址│\n├──┼──┤\n│张三│北京│\n│　　│海淀│\n└──┴──┘';
  const { blocks } = await readBytes(`登记表\n${drawn}\n完`, 'a.txt');
  expect(blocks[1]).toMatchObject({ kind: 'table', text: '姓名\t地址\n张三\t北京海淀' });
  expect(blocks[2]?.text).toBe('完');
});

test('old and wide encodings are read', async () => {
  const gbk = Buffer.from([0xb5, 0xda, 0xd2, 0xbb, 0xcc, 0xf5]);
  expect((await readBytes(gbk, 'a.txt')).blocks[0]?.text).toBe('第一条');
  expect((await readBytes(Buffer.from('\ufeff第一条', 'utf16le'), 'a.txt')).blocks[0]?.text).toBe('第一条');
});

test('Markdown keeps headings, numbers of nested lists, tables and footnotes; tags are no text', async () => {
  const text = [
    '---',
    'title: x',
    '---',
    '# Agreement',
    '',
    'Some **bold** [link](https://example.com) text.<br>More',
    '',
    '1. <span class="h">Service</span>',
    '    1. Access.',
    '    2. Support.',
    '2. Fees',
    '',
    '- one',
    '',
    '| a | b |',
    '|---|---|',
    '| 1 | 2 |',
    '',
    'Note[^1].',
    '',
    '[^1]: The note.',
    '',
    '<div hidden>no</div><p>yes</p>',
  ].join('\n');
  expect(await lines(text, 'a.md')).toEqual([
    'paragraph: title: x',
    'heading1: Agreement',
    'paragraph: Some bold link text.\nMore',
    'list_item: 1. Service',
    'list_item: 1.1 Access.',
    'list_item: 1.2 Support.',
    'list_item: 2. Fees',
    'list_item: • one',
    'table: a\tb\n1\t2',
    'paragraph: Note.',
    'footnote: [1] The note.',
    'paragraph: yes',
  ]);
});

test('Markdown of megabytes is read by its lines, which costs no minute', async () => {
  const text = '# 标题\n\n甲方**按照**[约定](https://example.com)支付。\n\n- 项\n3. 目\n\n---\n\n'.repeat(
    20_000,
  );
  const { blocks } = await readBytes(text, 'a.md');
  expect(blocks.slice(0, 4).map(({ kind, text: words }) => `${kind}: ${words}`)).toEqual([
    'heading: 标题',
    'paragraph: 甲方按照约定支付。',
    'list_item: • 项',
    'list_item: 3. 目',
  ]);
  expect(blocks).toHaveLength(80_000);
});

test('a page keeps headings, lists and tables; scripts, styles, navigation and what is hidden are no text', async () => {
  const html = `<!doctype html><html><head><title>t</title><style>p{}</style></head><body><nav>menu</nav>
    <h1>通知 </h1><p>第一段&nbsp;<b>粗体</b>。<br>换行</p><div style="display: none">藏</div><p hidden>藏</p>
    <ol start="3"><li>甲<li>乙<ul><li>丙</ul></ol><script>alert(1)</script>
    <table><tr><th>名<th>额</tr><tr><td>风筝</td><td>5<br>元</td></tr></table>
    <table><tr><td>布局<table><tr><td>a</td><td>b</td></tr></table></td><td>旁边</td></tr></table>
    <pre>一
  二</pre><noscript>不</noscript><p>未完`;
  const { blocks, ignored } = await readBytes(html, 'a.html');
  expect(blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'heading: 通知',
    'paragraph: 第一段 粗体。\n换行',
    'list_item: 3. 甲',
    'list_item: 4. 乙',
    'list_item: • 丙',
    'table: 名\t额\n风筝\t5 元',
    'paragraph: 布局',
    'table: a\tb',
    'paragraph: 旁边',
    'paragraph: 一\n二',
    'paragraph: 未完',
  ]);
  expect(ignored).toEqual(['scripts']);
});

test('a page in Big5 is read by what it says of itself', async () => {
  const head = '<html><head><meta charset="big5"></head><body><p>';
  const page = Buffer.concat([
    Buffer.from(head),
    Buffer.from([0xa4, 0xa4, 0xa4, 0xe5]),
    Buffer.from('</p></body></html>'),
  ]);
  expect((await readBytes(page, 'a.html')).blocks[0]?.text).toBe('中文');
});

test('a CSV file has its delimiter found, quotes and line breaks inside them kept together', async () => {
  const semicolons = '姓名;金额;备注\n张三;100;"一；\n二"\n李四;200;"说""好"""\n';
  expect((await readBytes(semicolons, 'a.csv')).blocks.map(({ text, row }) => [row, text])).toEqual([
    [1, '姓名\t金额\t备注'],
    [2, '姓名: 张三; 金额: 100; 备注: 一； 二'],
    [3, '姓名: 李四; 金额: 200; 备注: 说"好"'],
  ]);
  expect((await readBytes('a\tb\n1\t2\n3\t4\n', 'data')).format).toBe('csv');
});

test('a quotation mark that nothing closes swallows no rows', async () => {
  const { blocks } = await readBytes('品名,数量\n5" 钉,3\n"风筝,4\n线,5\n', 'a.csv');
  expect(blocks.map(({ row }) => row)).toEqual([1, 2, 3, 4]);
});
