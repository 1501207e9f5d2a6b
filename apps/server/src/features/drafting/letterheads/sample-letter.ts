import type { DocumentBlock, DocumentCell, DraftDocument } from '@mingfa/legal/drafting/document-blocks';

const spans = (text: string) => [{ text, origin: { kind: 'template' } as const }];
const said = (text: string, style: 'body' | 'plain' = 'body'): DocumentBlock => ({
  ...{ kind: 'paragraph', style, spans: spans(text) },
});
const cell = (text: string, role: DocumentCell['role'] = 'content'): DocumentCell => ({
  ...{ paragraphs: [spans(text)], columns: 1, role },
});

/** A letter without a matter, that shows how a title, headings, text, a table and lines to sign on look. */
export function sampleLetter(): DraftDocument {
  return {
    ...{ title: '样张', layout: 'plain', pageFoot: [] },
    blocks: [
      { kind: 'title', spans: spans('关于某事项的函（样张）') },
      said('某某公司：', 'plain'),
      said('这是样张，用来查看信头与样式：页边距、页眉页脚、标题、正文和表格都取自您上传的文件。'),
      { kind: 'heading', level: 2, spans: spans('一、一级标题') },
      said('正文使用文件里的“正文”样式，字体、行距和首行缩进与之相同。'.repeat(3)),
      { kind: 'heading', level: 3, spans: spans('（一）二级标题') },
      {
        ...{ kind: 'table', widths: [30, 70], headRows: 1 },
        rows: [
          { cells: [cell('项目', 'head'), cell('内容', 'head')] },
          { cells: [cell('表格'), cell('使用文件里的表格样式；没有时画细线。')] },
        ],
      },
      { kind: 'signature', lines: [spans('某某律师事务所'), spans('＿＿＿＿年＿＿月＿＿日')] },
    ],
  };
}
