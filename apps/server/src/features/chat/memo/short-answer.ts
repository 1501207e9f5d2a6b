const MOST_CHARACTERS = 400;

/** What an answer says first: its first paragraph that is no heading, as plain text without the marks of its sources. */
export function shortAnswer(markdown: string): string {
  const paragraph = markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .find((block) => block !== '' && !/^(?:#{1,6}\s|---|>|\|)/.test(block));
  const plain = (paragraph ?? '')
    .replace(/(?<!\\)\[\d{1,3}\](?!\()/g, '')
    .replace(/\*\*|__/g, '')
    .replace(/\\([\\`*_{}[\]<>#|~!.+-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...plain];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}……` : plain;
}
