const MOST_CHARACTERS = 400;

/** Headings under which an answer says what follows from its law. */
const CONCLUSION = /^#{1,6}\s+(?:结论|Conclusion|Short answer)\s*$/i;

/**
 * What an answer says first, as plain text without the marks of its sources: the first paragraph under each of its conclusions,
 * one for each trouble; without such a heading its first paragraph.
 */
export function shortAnswer(markdown: string): string {
  const blocks = markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const isText = (block: string | undefined) => block !== undefined && !/^(?:#{1,6}\s|---|>|\|)/.test(block);
  const concluded = blocks.filter((block, at) => isText(block) && CONCLUSION.test(blocks[at - 1] ?? ''));
  const told = concluded.length > 0 ? concluded : blocks.filter(isText).slice(0, 1);
  return told.map(plainLine).join('\n');
}

function plainLine(paragraph: string): string {
  const plain = paragraph
    .replace(/(?<!\\)\[\d{1,3}\](?!\()/g, '')
    .replace(/\*\*|__/g, '')
    .replace(/\\([\\`*_{}[\]<>#|~!.+-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...plain];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}……` : plain;
}
