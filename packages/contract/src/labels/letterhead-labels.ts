import type { z } from 'zod';
import type { letterheadLack } from '../letterhead.ts';
import type { Labels } from './labels.ts';

/** Why a Word file cannot be a letterhead. */
export const LETTERHEAD_PROBLEM_LABELS: Labels<
  'active_content' | 'remote_content' | 'embedded_files' | 'cannot_write'
> = {
  'zh-CN': {
    active_content: '文件带有宏或者控件，请另存为不带宏的 .docx',
    remote_content: '文件会在打开时读取外部内容（链接的图片、模板或者域），请去掉后再上传',
    embedded_files: '页眉或者页脚里嵌入了别的文件或者程序，请改成图片',
    cannot_write: '文件的结构有错，请用 Word 或 WPS 打开后另存一次再上传',
  },
  en: {
    active_content: 'it has macros or controls: save it as .docx without them',
    remote_content:
      'it would fetch something when opened (linked pictures, templates or fields): remove that first',
    embedded_files: 'its header or footer holds another file or program: put a picture there instead',
    cannot_write: 'its structure is broken: open it in Word or WPS, save it again and upload that',
  },
};
/** What a PDF does not take over of a letterhead. */
export const LETTERHEAD_LACK_LABELS: Labels<z.infer<typeof letterheadLack>> = {
  'zh-CN': {
    pictures: '不是 PNG、JPEG 的图片',
    shapes: '文本框、图形和水印',
    lines: '页眉页脚的线条',
    tables: '页眉页脚里的表格（只取文字）',
    even_pages: '偶数页的页眉页脚',
    columns: '分栏',
    page_borders: '页面边框',
  },
  en: {
    pictures: 'pictures that are no PNG or JPEG',
    shapes: 'text boxes, shapes and watermarks',
    lines: 'lines of headers and footers',
    tables: 'tables in headers and footers (their words alone)',
    even_pages: 'headers and footers of even pages',
    columns: 'columns',
    page_borders: 'borders of the page',
  },
};
