/** Words of people as one line of an answer's text: what Markdown would make of them is not meant, nor a link, nor the number of a source. */
export const plainLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~!]/g, (mark) => `\\${mark}`)
    .replace(/:\/\//g, '\\://')
    .replace(/\bwww\./gi, 'www\\.')
    .replaceAll('@', '\\@')
    .replace(/【(\d+)】/g, '［$1］');
