import JSZip from 'jszip';
import { expect, test } from 'vitest';
import type { FileLabel } from '../../labels/file-label.ts';
import { writeWordFile } from './write-word-file.ts';

const implicit = { Label: '1', ContentProducer: '甲 & <乙>', ProduceID: 'cnv_1', ReservedCode1: '' };
const LABEL: FileLabel = { text: '【AI 生成】本文件由人工智能生成', position: 'beginning', implicit };

async function written(label: FileLabel | null) {
  const bytes = await writeWordFile({
    title: '押金',
    language: 'zh-CN',
    label,
    blocks: [{ kind: 'heading', level: 1, text: '押金不退' }],
  });
  const zip = await JSZip.loadAsync(bytes);
  const read = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  const footers = Object.keys(zip.files).filter((name) => /word\/footer\d+\.xml/.test(name));
  const custom = await read('docProps/custom.xml');
  const [, value] = /name="AIGC"[^>]*><vt:lpwstr>([^<]*)</.exec(custom) ?? [];
  return {
    document: await read('word/document.xml'),
    footer: (await Promise.all(footers.map(read))).join(''),
    custom,
    implicit: value ? JSON.parse(unescaped(value)) : null,
  };
}
const unescaped = (xml: string) =>
  xml.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

test('the explicit label stands before all else and in the footer; the implicit one is read back from the properties', async () => {
  const { document, footer, custom, implicit: read } = await written(LABEL);
  expect(document.indexOf(LABEL.text ?? '')).toBeLessThan(document.indexOf('押金不退'));
  expect(document.split(LABEL.text ?? '')).toHaveLength(2);
  expect(footer).toContain(LABEL.text);
  expect(read).toEqual(implicit);
  expect([...custom.matchAll(/name="AIGC"/g)]).toHaveLength(1);
});

test('at the end, too, where an administrator wants it there', async () => {
  const { document } = await written({ ...LABEL, position: 'both' });
  expect(document.split(LABEL.text ?? '')).toHaveLength(3);
});

test('a clean copy keeps the implicit label alone', async () => {
  const { document, footer, implicit: read } = await written({ ...LABEL, text: null });
  expect(document + footer).not.toContain('AI 生成');
  expect(read).toEqual(implicit);
});

test('a file without words of a model has none of it', async () => {
  const { document, footer, custom } = await written(null);
  expect(document + footer).not.toContain('AI 生成');
  expect(custom).not.toContain('AIGC');
  // As in a PDF of it: of how many pages each is one.
  expect(footer).toMatch(/PAGE[\s\S]* \/ [\s\S]*NUMPAGES/);
});
