import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { readWordText, type WordElement } from './word-text.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The first element of some XML, as plain nodes. */
function paragraphOf(inner: string): WordElement {
  const parser = new SaxesParser({ xmlns: true });
  type Node = WordElement & { children: Node[]; text: string };
  const open: Node[] = [];
  let root: Node | undefined;
  parser.on('opentag', ({ local, uri, attributes }) => {
    const node: Node = {
      local,
      uri,
      text: '',
      children: [],
      attributes: Object.values(attributes).map((attribute) => ({ ...attribute })),
    };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser
    .write(
      `<w:p xmlns:w="${WORD}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${inner}</w:p>`,
    )
    .close();
  return root as Node;
}
const textOf = (inner: string) => readWordText(paragraphOf(inner)).text;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

test('tabs, breaks, hyphens and symbols are one character each', () => {
  expect(
    textOf(
      `<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>甲</w:t><w:tab/><w:t>乙</w:t><w:br/><w:t>丙</w:t><w:noBreakHyphen/><w:softHyphen/><w:sym w:font="Wingdings 2" w:char="F052"/></w:r>`,
    ),
  ).toBe('甲\t乙\n丙-☑');
});

test('what was struck out is not in the text, and is known with its place and author', () => {
  const read = readWordText(
    paragraphOf(
      `${run('租金')}<w:del w:author="王"><w:r><w:delText>五千</w:delText></w:r><w:r><w:delText>元</w:delText></w:r></w:del><w:ins w:author="王">${run('六千元')}</w:ins>${run('。')}<w:moveFrom w:author="李">${run('押金')}</w:moveFrom>`,
    ),
  );
  expect(read.text).toBe('租金六千元。');
  expect(read.changes).toEqual([
    { kind: 'deleted', start: 2, end: 2, author: '王', text: '五千元' },
    { kind: 'inserted', start: 2, end: 5, author: '王', text: '六千元' },
    { kind: 'deleted', start: 6, end: 6, author: '李', text: '押金' },
  ]);
});

test('of a field only the result is text, in fields inside fields, too', () => {
  const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const code = '<w:r><w:instrText> IF 1 </w:instrText></w:r>';
  expect(
    textOf(
      `${run('见')}${char('begin')}${code}${char('begin')}${code}${char('separate')}${run('1')}${char('end')}${char('separate')}${run('第三条')}${char('end')}${run('。')}`,
    ),
  ).toBe('见第三条。');
});

test('text boxes, fallbacks, hidden runs and annotations of ruby are left out', () => {
  expect(
    textOf(
      `<w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent><w:p>${run('盒')}</w:p></w:txbxContent></w:drawing></mc:Choice><mc:Fallback>${run('旧')}</mc:Fallback></mc:AlternateContent></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>隐</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>显</w:t></w:r><w:r><w:ruby><w:rt>${run('yīn')}</w:rt><w:rubyBase>${run('音')}</w:rubyBase></w:ruby></w:r>`,
    ),
  ).toBe('显音');
});

test('formulas, links, content controls and inserted runs inside them are text', () => {
  expect(
    textOf(
      `<w:hyperlink>${run('链接')}</w:hyperlink><w:sdt><w:sdtPr><w:alias/></w:sdtPr><w:sdtContent>${run('控件')}</w:sdtContent></w:sdt><m:oMath><m:r><m:t>a×b</m:t></m:r></m:oMath>`,
    ),
  ).toBe('链接控件a×b');
});

test('white space at both ends is cut off, and an offset still finds its element', () => {
  const read = readWordText(paragraphOf(`${run('　　第一')}${run('条　租金  ')}`));
  expect(read.text).toBe('第一条　租金');
  for (const { element, start, end } of read.pieces) {
    expect(end - start).toBe(element.text.length);
    for (let offset = Math.max(start, 0); offset < Math.min(end, read.text.length); offset += 1) {
      expect(element.text[offset - start]).toBe(read.text[offset]);
    }
  }
});

test('a hundred thousand fields left open take no time that grows with their square', () => {
  // Time of this thread's own work: a busy machine changes nothing in it.
  const began = process.threadCpuUsage();
  const node = paragraphOf(`${'<w:r><w:fldChar w:fldCharType="begin"/><w:t>x</w:t></w:r>'.repeat(100_000)}`);
  expect(readWordText(node).text).toBe('');
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(5_000);
});
