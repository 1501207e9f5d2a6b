import { expect, test } from 'vitest';
import { shape, slideParts, writeZip } from '../../testing/office-packages.ts';
import { readBytes } from '../../testing/read-blocks.ts';

const TABLE =
  '<p:graphicFrame><p:nvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr><a:graphic><a:graphicData><a:tbl>' +
  '<a:tr><a:tc gridSpan="2"><a:txBody><a:p><a:r><a:t>期限</a:t></a:r></a:p></a:txBody></a:tc><a:tc hMerge="1"><a:txBody><a:p/></a:txBody></a:tc></a:tr>' +
  '<a:tr><a:tc><a:txBody><a:p><a:r><a:t>上诉</a:t></a:r></a:p></a:txBody></a:tc><a:tc><a:txBody><a:p><a:r><a:t>15 日</a:t></a:r></a:p></a:txBody></a:tc></a:tr>' +
  '</a:tbl></a:graphicData></a:graphic></p:graphicFrame>';

test('a slide is a page with its title, texts, tables and notes; page numbers and dates are left out', async () => {
  const slides = slideParts([
    {
      tree:
        shape(['第一点', '第二点']) +
        shape(['诉讼', '期间'], 'title') +
        shape(['3'], 'sldNum') +
        `<p:grpSp>${shape(['组内'])}</p:grpSp>`,
    },
    { tree: '' },
    {
      tree: shape(['表'], 'ctrTitle') + TABLE,
      notes: shape(['讲到这里停一下'], 'body') + shape(['3'], 'sldNum'),
    },
  ]);
  const { parts, pages, format } = await readBytes(await writeZip(slides), 'talk.pptx');
  expect([format, pages]).toEqual(['pptx', 3]);
  expect(
    parts.map(({ page, width, height, blocks }) => [
      page,
      width,
      height,
      blocks.map(({ kind, text }) => `${kind}: ${text}`),
    ]),
  ).toEqual([
    [1, 720, 540, ['heading: 诉讼 期间', 'paragraph: 第一点', 'paragraph: 第二点', 'paragraph: 组内']],
    [2, 720, 540, []],
    [3, 720, 540, ['heading: 表', 'table: 期限\n上诉\t15 日', 'footnote: 讲到这里停一下']],
  ]);
  expect(parts[2]?.blocks[1]?.rows?.[0]).toMatchObject([{ text: '期限', columnSpan: 2 }]);
  expect(parts[2]?.blocks.every(({ page }) => page === 3)).toBe(true);
});
