/** Most characters of an article that are kept and searched. */
const KEPT_MAX = 60_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** No database keeps NUL, and no reader sees the others. */
const CONTROLS = /\p{Cc}/gu;

/** The text of an article as the article reader wrote it: a line for each heading, paragraph, list item and row. */
export function articleText(html: string): { text: string; isCut: boolean } {
  const lines = html
    .replace(/<\/(?:td|th)>\s*<(?:td|th)[^>]*>/g, ' | ')
    .replace(/<br>/g, '\n')
    .replace(/<[^<>]*>/g, '\n')
    .replace(/&(\w+|#\d+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split('\n')
    .map((line) => line.replace(CONTROLS, ' ').trim())
    .filter(Boolean);
  const text = lines.join('\n').toWellFormed();
  return text.length <= KEPT_MAX
    ? { text, isCut: false }
    : { text: text.slice(0, KEPT_MAX).toWellFormed(), isCut: true };
}
