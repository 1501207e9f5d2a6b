import { expect, test } from 'vitest';
import { drawing, lines, makePdf } from '../../testing/make-pdf.ts';
import { paragraph, writeWord } from '../../testing/office-packages.ts';
import { readBytes } from '../../testing/read-blocks.ts';

const base64 = (content: Buffer | string) =>
  Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n');
const HEAD = [
  'From: =?UTF-8?B?5byg5LiJ?= <zhang@example.com>',
  'To: li@example.com, Wang <wang@example.com>',
  'Subject: =?UTF-8?B?5ZCI5ZCM5L+u5pS5?=',
  'Date: Mon, 3 Feb 2025 10:00:00 +0800',
  'MIME-Version: 1.0',
];

interface Attached {
  type: string;
  name?: string;
  content: Buffer | string;
  isPlain?: boolean;
}

/** A mail with a text and attachments. */
function mail(
  body: string,
  attachments: readonly Attached[] = [],
  bodyType = 'text/plain',
  boundary = 'b1',
): string {
  const parts = [
    `Content-Type: ${bodyType}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(body)}`,
    ...attachments.map(({ type, name, content, isPlain }) =>
      isPlain
        ? `Content-Type: ${type}\r\n\r\n${content}`
        : `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment${name ? `; filename="${name}"` : ''}\r\n\r\n${base64(content)}`,
    ),
  ];
  return [
    ...HEAD,
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...parts.map((part) => `--${boundary}\r\n${part}`),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

const shown = async (content: string) =>
  (await readBytes(content, 'x.eml')).blocks.map(({ kind, level, text, part }) => [
    `${kind}${level ?? ''}`,
    text,
    part,
  ]);

test('a mail has its subject, people, date and text', async () => {
  expect(await shown(mail('第一行\r\n\r\n第二行'))).toEqual([
    ['heading1', '合同修改', null],
    ['paragraph', '发件人：张三 <zhang@example.com>', null],
    ['paragraph', '收件人：li@example.com；Wang <wang@example.com>', null],
    ['paragraph', '日期：2025-02-03 10:00 (+08:00)', null],
    ['paragraph', '第一行', null],
    ['paragraph', '第二行', null],
  ]);
});

test('a mail of HTML alone is read like a page', async () => {
  const texts = (await shown(mail('<h2>标题</h2><p>正文</p><script>x</script>', [], 'text/html'))).map(
    ([, text]) => text,
  );
  expect(texts.slice(4)).toEqual(['标题', '正文']);
});

test('attachments are read under their names, without pages and places in their own file; others are named with the reason', async () => {
  const contract = await writeWord({ body: paragraph('第一条 租金') + paragraph('五千元。') });
  const blocks = await shown(
    mail('见附件', [
      { type: 'application/octet-stream', name: 'contract.docx', content: contract },
      { type: 'image/png', name: 'photo.png', content: Buffer.from('89504e470d0a1a0a00', 'hex') },
      { type: 'text/csv', name: 'rows.csv', content: '姓名,金额\n张三,5\n李四,6\n' },
      { type: 'application/octet-stream', name: 'broken.docx', content: contract.subarray(0, 200) },
    ]),
  );
  expect(blocks.slice(5)).toEqual([
    ['heading1', '附件：contract.docx', 'contract.docx'],
    ['heading2', '第一条 租金', 'contract.docx'],
    ['paragraph', '五千元。', 'contract.docx'],
    ['heading1', '附件：photo.png', 'photo.png'],
    ['paragraph', '（附件未读取：不支持的类型，image/png，1 KB）', 'photo.png'],
    ['heading1', '附件：rows.csv', 'rows.csv'],
    ['table', '姓名\t金额', 'rows.csv'],
    ['table', '姓名: 张三; 金额: 5', 'rows.csv'],
    ['table', '姓名: 李四; 金额: 6', 'rows.csv'],
    ['heading1', '附件：broken.docx', 'broken.docx'],
    ['paragraph', '（附件未读取：已损坏，application/octet-stream，1 KB）', 'broken.docx'],
  ]);
  const { blocks: all } = await readBytes(
    mail('x', [{ type: 'application/octet-stream', name: 'contract.docx', content: contract }]),
    'x.eml',
  );
  expect(all.every(({ page, paragraph: index }) => page === null && index === null)).toBe(true);
});

test('a PDF in a mail is read from memory, a damaged one is named', async () => {
  const pdf = makePdf([{ content: drawing(...lines(72, 100, ['The rent is five thousand yuan.'])) }]);
  const attached = (content: Buffer) => mail('x', [{ type: 'application/pdf', name: 'a.pdf', content }]);
  const { blocks } = await readBytes(attached(Buffer.from(pdf)), 'x.eml');
  expect(blocks.at(-1)).toMatchObject({
    text: 'The rent is five thousand yuan.',
    part: 'a.pdf',
    page: null,
    box: null,
  });
  const damaged = await shown(attached(Buffer.from('%PDF-1.7 nothing')));
  expect(damaged.at(-1)?.[1]).toBe('（附件未读取：已损坏，application/pdf，1 KB）');
});

test('a mail inside a mail is read with its attachments, one deeper is only named', async () => {
  const deepest = mail('最里面', [], 'text/plain', 'b3');
  const inner = mail(
    '里面',
    [
      { type: 'message/rfc822', content: deepest, isPlain: true },
      { type: 'text/plain', name: 'note.txt', content: '便条' },
    ],
    'text/plain',
    'b2',
  );
  const texts = (await shown(mail('外面', [{ type: 'message/rfc822', content: inner, isPlain: true }]))).map(
    ([, text]) => text,
  );
  expect(texts).toContain('外面');
  expect(texts).toContain('里面');
  expect(texts).toContain('便条');
  expect(texts).not.toContain('最里面');
  expect(texts.filter((text) => text?.startsWith('（附件未读取：不支持的类型，message/rfc822'))).toHaveLength(
    1,
  );
});
