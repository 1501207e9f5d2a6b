/** Text of the library is data: nothing in it may act as Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&')
    .replace(/^(\s*)([-+])/u, '$1\\$2')
    .replace(/^(\d+)\./u, '$1\\.');
}
