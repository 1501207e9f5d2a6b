import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPackage } from '../office/open-package.ts';
import { readXmlTree, walkXml, type XmlElement } from '../office/read-xml.ts';
import { readBytes } from '../testing/read-blocks.ts';
import { readWordText, WORD_NAMESPACES } from '../word/read/word-text.ts';

/** They stand beside the project and are no part of it. */
const folder = join(import.meta.dirname, '../../../../../shared/data/documents');
const present = existsSync(folder);
if (!present && process.env.CI) throw new Error(`the documents are missing at ${folder}`);

const files = present
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:docx|txt|md)$/.test(name),
    )
  : [];
const withEnding = (ending: string) => files.filter((name) => name.endsWith(ending));
const dense = (text: string) => text.replace(/[\s\u3000\u00a0\ufeff]/g, '');

/** Every `w:p` of a Word file in document order, found without the reader under test. */
async function paragraphsOf(path: string): Promise<XmlElement[]> {
  const zip = await openPackage({ path, name: path });
  const content = await zip.read('word/document.xml', 100_000_000);
  zip.close();
  const root = readXmlTree(content as Buffer);
  return [...walkXml(root)].filter(({ uri, local }) => local === 'p' && WORD_NAMESPACES.has(uri));
}

describe.skipIf(!present)('the documents of the field, where they are there', () => {
  test.each(withEnding('.docx'))(
    '%s: no word is lost, and every block is found again in the file',
    async (name) => {
      const path = join(folder, name);
      const { blocks, format } = await readBytes(readFileSync(path), name);
      expect(format).toBe('docx');
      const paragraphs = await paragraphsOf(path);
      const ownText = (index: number) => readWordText(paragraphs[index] as XmlElement).text;
      let read = '';
      for (const block of blocks) {
        if (block.paragraph !== null) {
          expect(block.text).toBe((block.number ?? '') + ownText(block.paragraph));
          read += dense(ownText(block.paragraph));
        }
        for (const cell of block.rows?.flat() ?? []) {
          for (const { paragraph, start } of cell.paragraphs ?? []) {
            const own = ownText(paragraph);
            expect(cell.text.slice(start, start + own.length)).toBe(own);
            read += dense(own);
          }
        }
      }
      expect(read).toBe(paragraphs.map((paragraph) => dense(readWordText(paragraph).text)).join(''));
    },
  );

  test.each(withEnding('.txt'))('%s: no word is lost', async (name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    const { blocks } = await readBytes(Buffer.from(source), name);
    const words = (text: string) => dense(text).replace(/[\u2500-\u257f]/g, '');
    // Cells of a drawn table whose words go on in the next line are put together, so that order counts only outside.
    const sorted = (text: string) => [...words(text)].sort().join('');
    expect(sorted(blocks.map(({ text }) => text).join(''))).toBe(sorted(source));
  });

  test.each(withEnding('.md'))('%s: words are kept, marks and tags are not', async (name) => {
    const { blocks } = await readBytes(readFileSync(join(folder, name)), name);
    const text = blocks.map((block) => block.text).join('\n');
    expect(text.length).toBeGreaterThan(300);
    expect(text).not.toMatch(/<\/?span|\*\*|\]\(http/);
  });

  test('titles and clauses of contracts are found as headings', async () => {
    const { blocks } = await readBytes(
      readFileSync(join(folder, 'cn-docx', '房屋租赁合同_b.docx')),
      'a.docx',
    );
    const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
    expect(headings[0]).toBe('房屋租赁合同');
    expect(headings).toHaveLength(16);
    expect(blocks.find(({ number }) => number !== null)).toMatchObject({ number: '2）', paragraph: 26 });
  });

  test('a reviewer’s comments hang on the clauses they were written on', async () => {
    const name = '软件技术支持服务合同_批注版.docx';
    const { blocks } = await readBytes(readFileSync(join(folder, 'cn-docx-reviewed', name)), name);
    const comments = blocks.filter(({ kind }) => kind === 'comment');
    expect(comments).toHaveLength(11);
    for (const { anchorId, author } of comments) {
      expect(author).toBe('AI审核');
      expect(blocks.find(({ id }) => id === anchorId)?.kind).toBe('paragraph');
    }
    expect(
      blocks.find(({ id }) => id === comments.find(({ text }) => text.includes('日利率'))?.anchorId)?.text,
    ).toMatch(/^6\.1/);
  });

  test.each(withEnding('.docx').filter((name) => name.includes('court-forms')))(
    '%s: every place to fill in is there',
    async (name) => {
      const manifest = JSON.parse(readFileSync(join(folder, name.replace(/docx$/, 'json')), 'utf8')) as {
        fields: { key: string }[];
      };
      const text = (await readBytes(readFileSync(join(folder, name)), name)).blocks
        .map((block) => block.text)
        .join('\n');
      expect(manifest.fields.filter(({ key }) => !text.includes(`{{${key}}}`))).toEqual([]);
    },
  );
});
