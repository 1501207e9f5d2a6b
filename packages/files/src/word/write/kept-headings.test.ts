import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { writeWordFile } from './write-word-file.ts';

test.each([null, 'court'] as const)(
  'headings of papers in the layout %s stay with what they head',
  async (layout) => {
    const bytes = await writeWordFile({
      ...{ title: '合同', language: 'zh-CN', label: null, ...(layout ? { layout } : {}) },
      blocks: [
        { kind: 'heading', level: 1, text: '合同' },
        { kind: 'heading', level: 2, text: '一、房屋' },
      ],
    });
    const zip = await JSZip.loadAsync(bytes);
    const styles = (await zip.file('word/styles.xml')?.async('string')) ?? '';
    for (const id of ['Title', 'Heading2', 'Heading3']) {
      const [style = ''] = new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`).exec(styles) ?? [];
      expect(style, id).toContain('<w:keepNext/>');
    }
  },
);
