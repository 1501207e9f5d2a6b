import { streamXml, type XmlHandler } from '../../office/read-xml.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';

/** The texts that cells name by number, without the reading aids of East Asian text. */
export async function readSharedStrings(
  chunks: AsyncIterable<Buffer> | null,
  limits: { nesting: number; characters: number },
): Promise<string[]> {
  const reader = new StringsReader(limits.characters);
  if (chunks) for await (const _ of streamXml(chunks, reader, limits.nesting));
  return reader.strings;
}

class StringsReader implements XmlHandler {
  readonly strings: string[] = [];
  private readonly charactersMax: number;
  private characters = 0;
  private parts: string[] = [];
  private inText = false;
  private phoneticDepth = 0;

  constructor(charactersMax: number) {
    this.charactersMax = charactersMax;
  }

  open(local: string): void {
    if (local === 'si') this.parts = [];
    else if (local === 'rPh') this.phoneticDepth += 1;
    else if (local === 't') this.inText = this.phoneticDepth === 0;
  }

  text(text: string): void {
    if (this.inText) this.parts.push(text);
  }

  close(local: string): void {
    if (local === 't') this.inText = false;
    else if (local === 'rPh') this.phoneticDepth -= 1;
    else if (local === 'si') {
      const text = this.parts.join('');
      this.characters += text.length + 8;
      if (this.characters > this.charactersMax * 2) throw new ParseFailure('file_unsafe');
      this.strings.push(text);
    }
  }
}
