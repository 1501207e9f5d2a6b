import { attributeOf, walkXml, type XmlElement } from '../../office/read-xml.ts';
import { readWordText, WORD_NAMESPACES } from './word-text.ts';

/** A footnote or comment; footnotes have no author. */
export interface WordNote {
  text: string;
  author: string | null;
}

/**
 * Footnotes, endnotes or comments of a part, by id; some programs give one id to several. The lines above notes are kept in the
 * same part and are no notes.
 */
export function readNotes(root: XmlElement | null): Map<string, WordNote[]> {
  const notes = new Map<string, WordNote[]>();
  for (const note of root?.children ?? []) {
    const type = attributeOf(note, 'type');
    if (type !== null && type !== 'normal') continue;
    const lines: string[] = [];
    for (const element of walkXml(note)) {
      if (!WORD_NAMESPACES.has(element.uri) || element.local !== 'p') continue;
      const { text } = readWordText(element);
      if (text !== '') lines.push(text);
    }
    const id = attributeOf(note, 'id');
    if (id === null || lines.length === 0) continue;
    const known = notes.get(id) ?? [];
    known.push({ text: lines.join('\n'), author: attributeOf(note, 'author') });
    notes.set(id, known);
  }
  return notes;
}
