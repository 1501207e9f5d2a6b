/** Words of people as one line of an answer's text: what Markdown would make of them is not meant. */
export const plainLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~!]/g, (mark) => `\\${mark}`);
