import type { PageLack, WordPaperLack } from '../simplified-pages.ts';
import type { Labels } from './labels.ts';
import { LETTERHEAD_LACK_LABELS } from './letterhead-labels.ts';

const OF_TEXT: Labels<WordPaperLack> = {
  'zh-CN': {
    body_pictures: '正文里的图片',
    body_shapes: '正文里的图形（文本框只取文字）',
    body_notes: '脚注和尾注',
    merged_rows: '跨行合并的单元格（分开显示）',
    nested_tables: '表格里的表格（只取文字）',
  },
  en: {
    body_pictures: 'pictures in the text',
    body_shapes: 'shapes in the text (of text boxes the words alone)',
    body_notes: 'footnotes and endnotes',
    merged_rows: 'cells over several rows (shown apart)',
    nested_tables: 'tables inside tables (their words alone)',
  },
};
/** What a PDF lacks of the Word file it was made of. */
export const PAGE_LACK_LABELS: Labels<PageLack> = {
  'zh-CN': { ...LETTERHEAD_LACK_LABELS['zh-CN'], ...OF_TEXT['zh-CN'] },
  en: { ...LETTERHEAD_LACK_LABELS.en, ...OF_TEXT.en },
};
