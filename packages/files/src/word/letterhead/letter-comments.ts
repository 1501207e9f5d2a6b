import type { PrintedComment } from '../../printed/printed-file.ts';
import { storable } from '../../printed/storable.ts';
import { declarePart } from '../change/package-links.ts';
import { escapeXml } from '../change/xml-tree.ts';
import type { PlacedComments } from '../place-comments.ts';
import { wordsXml } from './letter-runs.ts';
import type { OpenLetterhead } from './open-letterhead.ts';

const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
/** Half points. */
const SIZE = 20;

/** Puts the comments that stand somewhere into a part of their own; its name, or null where there is none. */
export function writeComments(
  { file, main, tree }: OpenLetterhead,
  comments: readonly PrintedComment[],
  placed: PlacedComments,
): string | null {
  const wanted = new Set([...placed.values()].flatMap(({ opens }) => opens));
  if (wanted.size === 0) return null;
  const written = comments.map((comment, id) => (wanted.has(id) ? commentXml(comment, id) : '')).join('');
  const part = `${main.slice(0, main.lastIndexOf('/') + 1)}mingfa-comments.xml`;
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${escapeXml(tree.root.uri)}">${written}</w:comments>`;
  file.replace(part, Buffer.from(xml, 'utf8'));
  declarePart(file, part, CONTENT_TYPE);
  return part;
}

function commentXml({ author, text, at }: PrintedComment, id: number): string {
  const paragraphs = storable(text)
    .split('\n')
    .map(
      (line) =>
        `<w:p><w:pPr><w:ind w:firstLineChars="0" w:firstLine="0"/></w:pPr><w:r><w:rPr><w:sz w:val="${SIZE}"/></w:rPr>${wordsXml(line)}</w:r></w:p>`,
    );
  const name = storable(author);
  return `<w:comment w:id="${id}" w:author="${escapeXml(name)}" w:date="${escapeXml(`${at.slice(0, 19)}Z`)}" w:initials="${escapeXml([...name].slice(0, 2).join(''))}">${paragraphs.join('')}</w:comment>`;
}
