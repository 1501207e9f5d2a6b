/** A longer name is cut off. */
const NAME_MAX_CHARACTERS = 24;

/** What a pasted text is called: its first line without the marks of a heading, or the first sentence of that. */
export function nameOfText(beginning: string): string {
  const line = beginning.split(/[\r\n]/).find((one) => one.trim() !== '') ?? '';
  const plain = line.replace(/^[\s#>*_\-+　]+|[\s*_　]+$/g, '');
  const sentence = /^[^。！？；]+/.exec(plain)?.[0] ?? plain;
  return sentence.length > NAME_MAX_CHARACTERS ? `${sentence.slice(0, NAME_MAX_CHARACTERS)}…` : sentence;
}
