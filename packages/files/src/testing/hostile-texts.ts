import type { HostileFile } from './hostile-file.ts';

const MAIL = 'From: a@b.c\r\nTo: d@e.f\r\nSubject: x\r\nMIME-Version: 1.0\r\n';
/** Bytes that follow no rule, always the same. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let index = 0; index < length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[index] = state >> 16;
  }
  return bytes;
}

export const HOSTILE_TEXTS: readonly HostileFile[] = [
  {
    what: 'a mail of ten thousand parts',
    name: 'a.eml',
    make: () =>
      `${MAIL}Content-Type: multipart/mixed; boundary=b\r\n\r\n${Array.from({ length: 10_000 }, (_, index) => `--b\r\nContent-Type: application/octet-stream; name="f${index}"\r\nContent-Disposition: attachment\r\n\r\nx\r\n`).join('')}--b--\r\n`,
    words: '附件：f0',
    fails: ['file_unsafe'],
  },
  {
    what: 'mails inside mails, five hundred deep',
    name: 'a.eml',
    make() {
      let mail = `${MAIL}\r\n最里面`;
      for (let depth = 0; depth < 500; depth += 1)
        mail = `${MAIL}Content-Type: message/rfc822\r\n\r\n${mail}`;
      return mail;
    },
    words: 'x',
    fails: ['file_unsafe'],
  },
  {
    what: 'a mail of parts inside parts, five thousand deep',
    name: 'a.eml',
    make: () =>
      `${MAIL}${Array.from({ length: 5000 }, (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`).join('')}\r\nx`,
    words: 'x',
    fails: ['file_unsafe'],
  },
  {
    what: 'a mail with a header of twenty megabytes',
    name: 'a.eml',
    make: () => `${MAIL}X-Long: ${'x'.repeat(20_000_000)}\r\n\r\nx`,
    fails: ['file_unsafe'],
  },
  {
    what: 'a mail with a million headers',
    name: 'a.eml',
    make: () => `${MAIL}${'X-A: b\r\n'.repeat(1_000_000)}\r\nx`,
    fails: ['file_unsafe'],
  },
  {
    what: 'a mail whose addresses and names are made to confuse',
    name: 'a.eml',
    make: () =>
      `${MAIL}Cc: ${'"<(,;:'.repeat(50_000)}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; name="..\\..\\\u202egpj.exe/../x"\r\nContent-Disposition: attachment\r\n\r\n正文\r\n--b--`,
    words: '正文',
    fails: ['file_damaged', 'file_unsafe'],
  },
  {
    what: 'a page nested a hundred thousand deep',
    name: 'a.html',
    make: () => `<html>${'<div>'.repeat(100_000)}x${'</div>'.repeat(100_000)}`,
    fails: ['file_unsafe'],
  },
  {
    what: 'a page nested two thousand deep',
    name: 'a.html',
    make: () => `<html>${'<div>'.repeat(2000)}正文${'</div>'.repeat(2000)}`,
    words: '正文',
  },
  {
    what: 'tables inside tables, a thousand deep',
    name: 'a.html',
    make: () => `<html>${'<table><tr><td>'.repeat(1000)}正文`,
    words: '正文',
  },
  {
    what: 'a million end tags without a beginning',
    name: 'a.html',
    make: () => `<html>${'</p></div></b>'.repeat(700_000)}正文`,
    words: '正文',
  },
  {
    what: 'a tag with half a million attributes',
    name: 'a.html',
    make: () => `<html><p ${Array.from({ length: 500_000 }, (_, index) => `a${index}=1`).join(' ')}>正文`,
    words: '正文',
  },
  {
    what: 'a page that never ends a tag, a comment or an entity',
    name: 'a.html',
    make: () => `<html>正文${'&#'.repeat(500_000)}<!--${'<'.repeat(5_000_000)}`,
    words: '正文',
  },
  {
    what: 'a table of a hundred megabytes in one line of quotation marks',
    name: 'a.csv',
    make: () => '"'.repeat(100_000_001),
    fails: ['file_too_long', 'file_damaged', 'file_unsafe'],
  },
  {
    what: 'a table of thirty megabytes behind a quotation mark that nothing closes',
    name: 'a.csv',
    make: () => `a,b\n"${'x,y\n'.repeat(7_500_000)}`,
    fails: ['file_too_long', 'file_damaged', 'file_unsafe'],
  },
  {
    what: 'a line of ten million columns',
    name: 'a.csv',
    make: () => `${'x,'.repeat(10_000_000)}\n`,
    words: 'x',
    fails: ['file_damaged', 'file_too_long'],
  },
  {
    what: 'a text of fifty megabytes in one line',
    name: 'a.txt',
    make: () => 'x'.repeat(50_000_000),
    fails: ['file_too_long'],
  },
  {
    what: 'a text of thirty megabytes in one line without a blank',
    name: 'a.txt',
    make: () => `正文${'甲'.repeat(10_000_000)}`,
    words: '正文甲',
  },
  {
    what: 'a text of a million lines',
    name: 'a.txt',
    make: () => '短行\n'.repeat(1_000_000),
    fails: ['file_too_many_blocks'],
  },
  {
    what: 'brackets made to lead a search for headings astray',
    name: 'a.txt',
    make: () =>
      `正文\n${['（', '第一', '一', '附件', '第', '"', '　', '1.1.'].map((sign) => sign.repeat(200_000)).join('\n')}`,
    words: '正文',
  },
  { what: 'noise', name: 'a.txt', make: () => noise(3_000_000), fails: ['unsupported_file', 'file_damaged'] },
  {
    what: 'a text with broken characters here and there',
    name: 'a.txt',
    make: () =>
      Buffer.concat([
        Buffer.from('合同正文。'.repeat(3000)),
        Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
        Buffer.from('结尾'),
      ]),
    words: '结尾',
  },
  {
    what: 'wide characters cut in half, surrogates alone',
    name: 'a.txt',
    make: () =>
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from('正文'.repeat(500), 'utf16le'),
        Buffer.from([0x00, 0xd8, 0x41, 0x00, 0x00, 0xdc, 0x42]),
      ]),
    words: '正文',
  },
  {
    what: 'Markdown nested a hundred thousand deep',
    name: 'a.md',
    make: () => `正文\n\n${'>'.repeat(100_000)} x\n\n${'- '.repeat(50_000)}y`,
    words: '正文',
  },
  {
    what: 'Markdown of brackets, marks and backticks',
    name: 'a.md',
    make: () =>
      `正文\n\n${'['.repeat(50_000)}\n\n${'*a _b '.repeat(50_000)}\n\n${'`a ``b '.repeat(30_000)}\n\n${'![a]('.repeat(30_000)}\n\n${'<a '.repeat(30_000)}`,
    words: '正文',
  },
  {
    what: 'a Markdown table of ten thousand columns',
    name: 'a.md',
    make: () => `正文\n\n${'|a'.repeat(10_000)}|\n${'|-'.repeat(10_000)}|\n${'|b\n'.repeat(2000)}`,
    words: '正文',
  },
];
