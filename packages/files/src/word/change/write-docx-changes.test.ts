import { describe, expect, test } from 'vitest';
import type { DocxChange } from './docx-change.ts';
import {
  AUTHOR,
  aChange,
  expectedTexts,
  randomChanges,
  settled,
  textsOf,
  writeAndCheck,
} from './testing/check-writing.ts';
import { HARD, HARD_BODY, HARD_COMMENTS } from './testing/hard-body.ts';
import { resolveChanges } from './testing/resolve-changes.ts';
import { mainPart, readPart, wordPackage } from './testing/word-package.ts';
import { writeDocxChanges } from './write-docx-changes.ts';

const packageOf = (body: string) => wordPackage({ document: mainPart(body), comments: HARD_COMMENTS });

/** The words of a quote in a body of a few paragraphs. */
function on(
  body: string,
  quote: string,
  change: Partial<DocxChange> & Pick<DocxChange, 'action'>,
): DocxChange {
  const texts = textsOf(mainPart(body));
  const paragraph = texts.findIndex((text) => text.includes(quote));
  const start = texts[paragraph]?.indexOf(quote) ?? 0;
  return aChange({ id: quote, paragraph, start, end: start + quote.length, quote, ...change });
}
async function write(body: string, ...changes: DocxChange[]) {
  return await writeAndCheck(await packageOf(body), changes);
}

test('random changes to a file with everything in it: rejecting gives it back, accepting what was suggested', async () => {
  const source = mainPart(HARD_BODY);
  const original = await packageOf(HARD_BODY);
  let written = 0;
  for (let seed = 1; seed <= 120; seed += 1) {
    const changes = randomChanges(source, seed * 31, 25);
    const { outcomes, accepted } = await writeAndCheck(original, changes);
    written += [...outcomes.values()].filter((outcome) => outcome === 'written').length;
    const wanted = expectedTexts(source, changes, outcomes);
    expect(
      accepted.map(settled).filter((text) => text !== ''),
      `seed ${seed}`,
    ).toEqual(wanted);
  }
  expect(written).toBeGreaterThan(1200);
});

test('a replaced word is cut out of its run with the format on both sides; the rest of the part is byte for byte the same', async () => {
  const body = HARD.formats + HARD.last;
  const { document, accepted } = await write(body, on(body, '五千', { action: 'replace', text: '六千' }));
  expect(accepted[0]).toBe('租金为每月六千元整。');
  const bold = '<w:rPr><w:b/><w:u w:val="single"/></w:rPr>';
  const by = 'w:author="明法" w:date="2026-11-20T02:00:00Z"';
  expect(document).toBe(
    mainPart(body).replace(
      `<w:r>${bold}<w:t xml:space="preserve">五千元</w:t></w:r>`,
      `<w:commentRangeStart w:id="5"/><w:del w:id="6" ${by}><w:r>${bold}<w:delText xml:space="preserve">五千</w:delText></w:r></w:del><w:ins w:id="4" ${by}><w:r>${bold}<w:t xml:space="preserve">六千</w:t></w:r></w:ins><w:commentRangeEnd w:id="5"/><w:r><w:commentReference w:id="5"/></w:r><w:r>${bold}<w:t xml:space="preserve">元</w:t></w:r>`,
    ),
  );
});

test('words put in between two others have their format', async () => {
  const body = HARD.formats + HARD.last;
  const { document, accepted } = await write(
    body,
    on(body, '五千元', { action: 'replace', text: '五千多元' }),
  );
  expect(accepted[0]).toBe('租金为每月五千多元整。');
  expect(document).toMatch(
    /<w:ins [^>]*><w:r><w:rPr><w:b\/><w:u w:val="single"\/><\/w:rPr><w:t xml:space="preserve">[^<]*多/,
  );
});

describe('what stands between a paragraph and its words:', () => {
  test('a link keeps its address when words in and around it change', async () => {
    const body = HARD.link + HARD.last;
    const { document, accepted } = await write(
      body,
      on(body, '见平台', { action: 'replace', text: '阅乙方' }),
    );
    expect(accepted[0]).toBe('详阅乙方规则全文。');
    expect(document).toContain('<w:hyperlink r:id="rId5" w:history="1">');
  });

  test('a field is struck as a whole, and what was not meant is written again', async () => {
    const body = HARD.field + HARD.last;
    const changed = await write(body, on(body, '第十', { action: 'replace', text: '本合同第二' }));
    expect(changed.accepted[0]).toBe('依照本合同第二二条处理，并见第三条。');
    expect(changed.document).toContain(
      '<w:delInstrText xml:space="preserve"> REF _Ref1 \\r </w:delInstrText>',
    );
    const untouched = await write(body, on(body, '条处理', { action: 'replace', text: '款办理' }));
    expect(untouched.document).not.toContain('delInstrText');
  });

  test.each([
    ['a number that Word computes', HARD.simpleField, '12'],
    ['a table of contents over several paragraphs', HARD.openField, '第一条'],
    ['the end of one', HARD.closedField, '第二条'],
    ['a locked control', HARD.controls, '锁定'],
    ['a control bound to data', HARD.controls, '绑定'],
    ['words with their reading', HARD.ruby, '银行'],
    ['a formula', HARD.ruby, 'a+b'],
  ])('%s takes a comment with the wording in it instead of a change', async (_, paragraph, quote) => {
    const body = paragraph + HARD.last;
    const { outcomes, document, content } = await write(
      body,
      on(body, quote, { action: 'replace', text: '别的' }),
    );
    expect(outcomes.get(quote)).toBe('comment');
    expect(document).not.toMatch(/<w:(?:ins|del) w:id="\d+" w:author="明法"/);
    expect(await readPart(content, 'word/comments.xml')).toContain(`批注 ${quote}（建议另附）`);
  });

  test("somebody else's insertion is parted around new words, and their deletion stays theirs", async () => {
    const body = HARD.others + HARD.last;
    const { document, accepted } = await write(body, on(body, '十日', { action: 'replace', text: '三十日' }));
    expect(accepted[0]).toBe('乙方应当在三十日内交付移来的话。');
    const theirs = [...document.matchAll(/<w:ins w:id="(\d+)" w:author="王律师"/g)].map((match) => match[1]);
    expect(theirs).toHaveLength(2);
    expect(new Set(theirs).size).toBe(2);
    expect(document).not.toMatch(/<w:ins [^>]*王律师[^>]*>(?:(?!<\/w:ins>).)*<w:ins /);
    expect(document).toContain('可以随时');
  });

  test('pictures and notes in the struck words stay', async () => {
    const body = HARD.objects + HARD.last;
    const source = await write(body, on(body, '金额以发票', { action: 'replace', text: '价款按合同' }));
    const accepted = resolveChanges(source.document, AUTHOR.name, 'accept');
    expect(accepted).toContain('<w:footnoteReference w:id="2"/>');
    expect(accepted).toContain('<w:drawing>');
    expect(source.accepted[0]).toContain('价款按合同为准');
  });

  test('a text box changes in both of its halves, and its comment hangs on the shape', async () => {
    const body = HARD.textBox + HARD.last;
    const { document, accepted } = await write(
      body,
      on(body, '条款一', { action: 'replace', text: '条款甲' }),
      on(body, '框内条款二', { action: 'insert', paragraphs: [{ text: '框内条款三', like: 2 }] }),
    );
    expect(accepted.filter((text) => text.includes('条款甲'))).toHaveLength(2);
    expect(accepted.filter((text) => text === '框内条款三')).toHaveLength(2);
    const boxes = document.match(/<w:txbxContent>.*?<\/w:txbxContent>/g) ?? [];
    expect(boxes.join('')).not.toContain('comment');
    expect(document).toMatch(
      /<w:commentRangeStart [^>]*>(?:<w:commentRangeStart [^>]*>)?<w:r><mc:AlternateContent>/,
    );
  });

  test('words in front of, in and behind what Word ignores are found though blanks differ', async () => {
    const body = HARD.blanks + HARD.last;
    const change = {
      ...on(body, '前后 有空格', { action: 'replace', text: '没有' }),
      quote: '前后有空格',
      start: 0,
      end: 5,
    };
    const { accepted } = await write(body, change);
    expect(accepted[0]).toBe('没有  又');
  });
});

describe('whole paragraphs', () => {
  const like = (body: string, text: string) => textsOf(mainPart(body)).indexOf(text);

  test('a new one has the format and numbering of the one it is like, and rejecting removes it wholly', async () => {
    const body = HARD.numbered + HARD.last;
    const lines = [
      { text: '违约方应当赔偿损失。', like: 0 },
      { text: '另行约定的除外。', like: 1 },
    ];
    const { document, accepted } = await write(
      body,
      on(body, '双方应当诚信履行。', { action: 'insert', paragraphs: lines }),
    );
    expect(accepted).toEqual([
      '双方应当诚信履行。',
      '违约方应当赔偿损失。',
      '另行约定的除外。',
      '签字盖章处',
    ]);
    expect(document).toMatch(
      /<w:p><w:pPr><w:pStyle w:val="a3"\/><w:numPr><w:ilvl w:val="0"\/><w:numId w:val="2"\/><\/w:numPr><w:rPr><w:ins w:id="\d+" w:author="明法"[^>]*\/><w:b\/><\/w:rPr><\/w:pPr>/,
    );
    expect(document).not.toMatch(/明法[^>]*\/><w:b\/><w:rPrChange/);
  });

  test('in a cell, at the end of a section, of a box and of the text no empty paragraph is left by rejecting', async () => {
    const body = HARD.table + HARD.section + HARD.blockControl + HARD.textBox;
    const places = ['单价', '含税', '内表', '本节末尾。', '控件内的段落', '框内条款二', '正文前'];
    const changes = places.map((quote) =>
      on(body, quote, { action: 'insert', paragraphs: [{ text: `新${quote}`, like: like(body, quote) }] }),
    );
    const { accepted, outcomes } = await write(body, ...changes);
    expect(new Set(outcomes.values())).toEqual(new Set(['written']));
    for (const quote of places.slice(0, 6)) expect(accepted[accepted.indexOf(quote) + 1]).toBe(`新${quote}`);
  });

  test('behind a table that belongs to the clause it goes behind the table', async () => {
    const body = HARD.formats + HARD.table + HARD.last;
    const change = on(body, '含税', {
      action: 'insert',
      clauseStart: 0,
      paragraphs: [{ text: '表后条款', like: 0 }],
    });
    const { accepted, document } = await write(body, change);
    expect(accepted.slice(-2)).toEqual(['表后条款', '签字盖章处']);
    expect(document).toMatch(/<\/w:tbl><w:p>.*表后条款/s);
  });

  test('one of which nothing is left goes with its mark, and the next keeps its format', async () => {
    const body = HARD.formats + HARD.numbered + HARD.last;
    const change = on(body, '租金为每月五千元整。', { action: 'remove' });
    const { document } = await write(body, change);
    expect(textsOf(resolveChanges(document, AUTHOR.name, 'accept'))).toEqual([
      '双方应当诚信履行。',
      '签字盖章处',
    ]);
    expect(resolveChanges(document, AUTHOR.name, 'accept')).toContain('<w:pStyle w:val="a3"/>');
  });

  test('of two suggestions for the same words the second becomes a comment', async () => {
    const body = HARD.formats + HARD.last;
    const { outcomes, accepted } = await write(
      body,
      on(body, '每月五千元', { action: 'replace', text: '每季一万五千元' }),
      { ...on(body, '五千元整', { action: 'replace', text: '六千元整' }), id: 'second' },
    );
    expect(outcomes.get('second')).toBe('comment');
    expect(accepted[0]).toBe('租金为每季一万五千元整。');
  });

  test('a place that is not there is said to be nothing', async () => {
    const { outcomes } = await write(
      HARD.last,
      aChange({ id: 'x', action: 'replace', paragraph: 99, text: 'y' }),
    );
    expect(outcomes.get('x')).toBe('nothing');
  });
});

describe('packages of other makers', () => {
  const change = (text: string) => [
    aChange({ id: 'r', action: 'replace', quote: '五千', end: 2, text }),
    aChange({ id: 'i', action: 'insert', paragraphs: [{ text: '新条', like: 0 }] }),
  ];
  const expectWritten = async (parts: Parameters<typeof wordPackage>[0]) => {
    const original = await wordPackage(parts);
    const { content, outcomes } = await writeDocxChanges(original, change('六千'), AUTHOR);
    expect([...outcomes.values()]).toEqual(['written', 'written']);
    return content;
  };

  test('without comments and without relationships both are made, linked and declared', async () => {
    const content = await expectWritten({
      document: mainPart(HARD.formats + HARD.last),
      parts: { 'word/_rels/document.xml.rels': null },
    });
    expect(await readPart(content, 'word/_rels/document.xml.rels')).toContain(
      'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"',
    );
    expect(await readPart(content, '[Content_Types].xml')).toContain('PartName="/word/comments.xml"');
    expect((await readPart(content, 'word/comments.xml')).match(/<w:comment /g)).toHaveLength(2);
  });

  test('with prefixes of their own, or none, everything added is in the right namespace', async () => {
    const main = mainPart(HARD.formats + HARD.last);
    const renamed = main
      .replaceAll('<w:', '<ns0:')
      .replaceAll('</w:', '</ns0:')
      .replaceAll(' w:', ' ns0:')
      .replace('xmlns:w=', 'xmlns:ns0=');
    const bare = main
      .replaceAll('<w:', '<')
      .replaceAll('</w:', '</')
      .replace('xmlns:w=', 'xmlns=')
      .replaceAll(/ w:(\w+)=/g, ' v:$1=');
    for (const document of [renamed, bare]) {
      const written = await readPart(await expectWritten({ document }), 'word/document.xml');
      expect(textsOf(resolveChanges(written, AUTHOR.name, 'accept')).slice(0, 2)).toEqual([
        '租金为每月六千元整。',
        '新条',
      ]);
    }
  });

  test('in UTF-16 and behind a byte order mark the encoding stays', async () => {
    const main = mainPart(HARD.formats + HARD.last).replace('UTF-8', 'UTF-16');
    const little = await expectWritten({ document: Buffer.from(`\ufeff${main}`, 'utf16le') });
    const JSZip = (await import('jszip')).default;
    const bytes = await (await JSZip.loadAsync(little)).file('word/document.xml')?.async('nodebuffer');
    expect(bytes?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xfe]));
    expect(bytes?.toString('utf16le')).toContain('六千');
    const marked = await expectWritten({ document: `\ufeff${mainPart(HARD.formats + HARD.last)}` });
    expect((await readPart(marked, 'word/document.xml')).startsWith('\ufeff')).toBe(true);
  });

  test('in the strict form the relationship is the strict one', async () => {
    const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
    const main = mainPart(HARD.formats + HARD.last).replace(
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      strict,
    );
    const content = await expectWritten({ document: main });
    expect(await readPart(content, 'word/comments.xml')).toContain(strict);
    expect(await readPart(content, 'word/_rels/document.xml.rels')).toContain(
      'purl.oclc.org/ooxml/officeDocument/relationships/comments',
    );
  });

  test('comments take the style Word has for them, where the file has it', async () => {
    const styles =
      '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="a9"><w:name w:val="annotation text"/></w:style></w:styles>';
    const content = await expectWritten({
      document: mainPart(HARD.formats + HARD.last),
      parts: {
        'word/styles.xml': styles,
        'word/_rels/document.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="/word/styles.xml"/></Relationships>',
      },
    });
    expect(await readPart(content, 'word/comments.xml')).toContain('<w:pStyle w:val="a9"/>');
  });

  test('characters that XML does not take are left out', async () => {
    const original = await packageOf(HARD.formats + HARD.last);
    const hostile = 'a\u0000\u0007\ud800b]]>\u202e<w:p/>&amp;"';
    const changes = [
      aChange({ id: hostile, action: 'replace', quote: '五千', end: 2, text: hostile, comment: hostile }),
    ];
    const { accepted } = await writeAndCheck(original, changes);
    expect(accepted[0]).toContain('a\ufffdb]]>\u202e<w:p/>&amp;"');
  });
});
