const CHARACTERS_MAX = 60;

/** The media type of a Word file. */
export const DOCX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A file name made of a title, without what no system takes and without the ending of the file it is about. */
export function exportFileName(title: string, ending: string, otherwise: string): string {
  const clean = title
    .replace(/\.(?:docx|pdf|txt|md|markdown|html?|xlsx|pptx|csv|eml|png|jpe?g)$/i, '')
    .replace(/[\u0000-\u001f\\/:*?"<>|]+/g, ' ')
    .trim();
  return `${[...clean].slice(0, CHARACTERS_MAX).join('') || otherwise}${ending}`;
}
