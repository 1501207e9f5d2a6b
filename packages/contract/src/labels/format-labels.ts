import type { PrintedFormat } from '../printed-format.ts';
import type { Labels } from './labels.ts';

/** Formats a file is exported in. */
export const FORMAT_LABELS: Labels<PrintedFormat | 'png' | 'md'> = {
  'zh-CN': { docx: 'Word', pdf: 'PDF', html: '网页（HTML）', png: '长图（PNG）', md: 'Markdown' },
  en: { docx: 'Word', pdf: 'PDF', html: 'Web page (HTML)', png: 'Long picture (PNG)', md: 'Markdown' },
};
