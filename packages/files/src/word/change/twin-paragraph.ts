import type { WordDocument } from './word-document.ts';
import { walkXml, type XmlNode } from './xml-tree.ts';

const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** The paragraph of the other half of `mc:AlternateContent` that is this one for programs of another age; null without one. */
export function twinParagraph(word: WordDocument, paragraph: XmlNode): XmlNode | null {
  let branch: XmlNode | null = paragraph;
  while (branch && !(branch.uri === COMPATIBILITY && ['Choice', 'Fallback'].includes(branch.local))) {
    branch = branch.parent;
  }
  const other = branch?.parent?.children.find(
    (sibling) => sibling !== branch && sibling.local !== branch.local,
  );
  if (!branch || !other) return null;
  const index = paragraphsIn(word, branch).indexOf(paragraph);
  return paragraphsIn(word, other)[index] ?? null;
}

const paragraphsIn = (word: WordDocument, node: XmlNode): XmlNode[] =>
  [...walkXml(node)].filter((one) => word.is(one, 'p'));
