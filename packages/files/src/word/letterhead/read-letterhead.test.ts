import { expect, test } from 'vitest';
import { HOSTILE_PACKAGES } from '../../testing/hostile-packages.ts';
import { readLetterhead, readLetterheadPaper } from './read-letterhead.ts';
import { firmLetterhead } from './testing/firm-letterhead.ts';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const problemsOf = async (content: Promise<Buffer>) => (await readLetterhead(await content)).problems;

test('a letterhead is read: its page, what stands in headers and footers, fonts, styles, and what a PDF lacks of it', async () => {
  const { look } = await readLetterhead(await firmLetterhead());
  expect(look).toMatchObject({
    page: { width: 11_906, height: 16_838, top: 2000, right: 1500, bottom: 1700, left: 1700 },
    headers: {
      usual: [
        {
          align: 'left',
          pieces: [{ text: '明正律师事务所' }, { tab: true }, { text: 'www.example.com' }],
        },
      ],
      first: [
        { align: 'left', pieces: [{ picture: { file: 0, width: 2400, height: 600 } }] },
        { align: 'right' },
      ],
    },
    footers: {
      usual: [
        {
          align: 'centred',
          pieces: [
            { text: '第 ' },
            { field: 'page' },
            { text: ' 页，共 ' },
            { field: 'pages' },
            { text: ' 页' },
          ],
        },
      ],
      first: [],
    },
    fonts: {
      body: { latin: 'Times New Roman', chinese: '宋体' },
      heading: { latin: 'Times New Roman', chinese: '黑体' },
    },
    ...{ size: 24, firstLine: 480, pictures: 1 },
    styles: { title: 'Title', headings: ['heading 1', 'heading 2', null], body: 'Normal', table: '本所表格' },
    pdfLacks: ['lines'],
  });
});

test('the page of the first section with a header counts, and lengths may have units', async () => {
  const first = `<w:p><w:pPr><w:sectPr><w:headerReference w:type="default" r:id="rId5"/><w:pgSz w:w="21cm" w:h="29.7cm"/><w:pgMar w:top="1in" w:bottom="72pt" w:left="2cm" w:right="2cm" w:header="1cm" w:footer="1cm"/></w:sectPr></w:pPr></w:p>`;
  const { look } = await readLetterhead(
    await firmLetterhead({ sample: first, section: '<w:sectPr><w:pgSz w:w="8000" w:h="8000"/></w:sectPr>' }),
  );
  expect(look?.page).toMatchObject({ width: 11_906, height: 16_838, top: 1440, bottom: 1440, left: 1134 });
  expect(look?.headers.usual).toHaveLength(1);
});

test.each([
  [
    'a field that fetches a text',
    { header: '<w:p><w:fldSimple w:instr="INCLUDETEXT \\\\\\\\a\\\\b"/></w:p>' },
    'remote_content',
  ],
  [
    'DDE',
    { sample: '<w:p><w:r><w:instrText>DDEAUTO cmd "/c calc"</w:instrText></w:r></w:p>' },
    'remote_content',
  ],
  [
    'a linked picture',
    {
      headerLinks: `<Relationship Id="rId9" Type="${TYPES}/image" Target="http://example.com/a.png" TargetMode="External"/>`,
    },
    'remote_content',
  ],
  [
    'a picture by its address',
    {
      header:
        '<w:p><w:r><w:pict><v:imagedata xmlns:v="urn:v" src="http://example.com/a.png"/></w:pict></w:r></w:p>',
    },
    'remote_content',
  ],
  ['macros', { parts: { 'word/vbaProject.bin': new Uint8Array([1]) } }, 'active_content'],
  [
    'a program in the header',
    {
      headerLinks: `<Relationship Id="rId9" Type="${TYPES}/oleObject" Target="embeddings/a.bin"/>`,
      parts: { 'word/embeddings/a.bin': new Uint8Array([1]) },
    },
    'embedded_files',
  ],
] as const)('no letterhead: %s', async (_what, changes, problem) => {
  expect(await problemsOf(firmLetterhead(changes))).toEqual([problem]);
});

test.each(
  // Bombs are stopped where every package is opened.
  HOSTILE_PACKAGES.filter(({ name, what }) => name.endsWith('.docx') && !/unfolds|thousand/.test(what)).map(
    (one) => [one.what, one] as const,
  ),
)('nothing worse than a refusal: %s', async (_what, { make }) => {
  const outcome = await readLetterhead(Buffer.from(await make())).then(
    ({ problems }) => problems,
    (error: { code?: string }) => error.code,
  );
  expect(outcome).toBeDefined();
});

const drawing = (kind: string, place: string, id = 'rId1') =>
  `<w:p><w:r><w:drawing><wp:${kind} xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">${place}<wp:extent cx="635000" cy="317500"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><a:blip xmlns:r="${TYPES}" r:embed="${id}"/></a:graphicData></a:graphic></wp:${kind}></w:drawing></w:r></w:p>`;
const PLACE =
  '<wp:positionH relativeFrom="page"><wp:posOffset>635000</wp:posOffset></wp:positionH><wp:positionV relativeFrom="topMargin"><wp:align>center</wp:align></wp:positionV>';
const first = '<w:sectPr><w:headerReference w:type="default" r:id="rId6"/></w:sectPr>';

test('a picture that stands beside the lines is placed on the page', async () => {
  const { look, pictures } = await readLetterheadPaper(
    await firmLetterhead({
      section: '<w:sectPr><w:headerReference w:type="default" r:id="rId5"/></w:sectPr>',
      header: drawing('anchor', PLACE),
      parts: {
        'word/_rels/header1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${TYPES}/image" Target="media/logo.png"/></Relationships>`,
      },
    }),
  );
  expect(pictures).toHaveLength(1);
  const top = look.page.top;
  expect(look.floating?.usual).toEqual([
    { file: 0, width: 1000, height: 500, x: 1000, y: Math.round((top - 500) / 2) },
  ]);
  expect(look.pdfLacks).not.toContain('pictures');
});

test.each([
  ['is no PNG or JPEG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['calls itself one', 'GIF89a'],
  ['is too large', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2_200_000)])],
])('a picture that %s is left out, and the letterhead says so', async (_, content) => {
  const letterhead = await firmLetterhead({
    section: first,
    parts: { 'word/media/logo.png': content },
  });
  const { look, pictures } = await readLetterheadPaper(letterhead);
  expect(pictures).toEqual([]);
  expect(look.pdfLacks).toContain('pictures');
});
