const CHARACTERS_MAX = 60;

/** The media type of a Word file. */
export const DOCX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Media types of what is exported to be read, by the ending of its name. */
export const EXPORT_MEDIA_TYPES = {
  docx: DOCX_MEDIA_TYPE,
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  png: 'image/png',
  md: 'text/markdown; charset=utf-8',
} as const;

/** A file name made of a title, without what no system takes and without the ending of the file it is about. */
export function exportFileName(title: string, ending: string, otherwise: string): string {
  const clean = title
    .replace(/\.(?:docx|pdf|txt|md|markdown|html?|xlsx|pptx|csv|eml|png|jpe?g)$/i, '')
    .replace(/[\u0000-\u001f\\/:*?"<>|]+/g, ' ')
    .trim();
  return `${[...clean].slice(0, CHARACTERS_MAX).join('') || otherwise}${ending}`;
}
