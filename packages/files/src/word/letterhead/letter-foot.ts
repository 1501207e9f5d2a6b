import { appendToRoot, declarePart } from '../change/package-links.ts';
import { decodePart } from '../change/part-text.ts';
import { WordMarkup } from '../change/word-document.ts';
import { escapeXml, readXmlTree } from '../change/xml-tree.ts';
import { wordsXml } from './letter-runs.ts';
import type { LetterStory } from './letter-section.ts';
import type { OpenLetterhead } from './open-letterhead.ts';

const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml';
/** Half points. */
const FOOT_SIZE = 24;
const LABEL_SIZE = 16;
const LABEL_COLOUR = '6B6878';

/** A footer that was made, and of which pages. */
export interface MadeFooter {
  part: string;
  of: LetterStory['of'];
}

/**
 * Puts our own words on every page: at the end of each footer of the letterhead, and into footers that it lacks. The answer are those.
 * @param words `foot` is where each page is signed, `label` what a model's words are marked by
 */
export function writeFoot(
  { file, main, section, hasEven, tree }: OpenLetterhead,
  words: { foot: string | null; label: string | null },
): MadeFooter[] {
  if (words.foot === null && words.label === null) return [];
  const said = (uri: string) =>
    (words.foot === null ? '' : paragraphXml(words.foot, uri, 'left', `<w:sz w:val="${FOOT_SIZE}"/>`)) +
    (words.label === null
      ? ''
      : paragraphXml(
          words.label,
          uri,
          'center',
          `<w:color w:val="${LABEL_COLOUR}"/><w:sz w:val="${LABEL_SIZE}"/>`,
        ));
  const footers = section.stories.filter(({ kind }) => kind === 'footer');
  for (const part of new Set(footers.map(({ part }) => part))) {
    const name = file.find(part);
    if (name === null) continue;
    const held = decodePart(file.read(name));
    const footer = readXmlTree(held.text);
    file.replace(name, held.encode(appendToRoot(footer, said(new WordMarkup(footer).uri))));
  }
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const pages: LetterStory['of'][] = [
    'default',
    ...(section.hasFirst ? (['first'] as const) : []),
    ...(hasEven ? (['even'] as const) : []),
  ];
  return pages
    .filter((of) => !footers.some((footer) => footer.of === of))
    .map((of) => {
      const part = `${folder}mingfa-footer-${of}.xml`;
      const { uri } = tree.root;
      const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:ftr xmlns:w="${escapeXml(uri)}">${said(uri)}</w:ftr>`;
      file.replace(part, Buffer.from(xml, 'utf8'));
      declarePart(file, part, CONTENT_TYPE);
      return { part, of };
    });
}

/** The prefix is declared here: whatever it means around it is not ours to know. */
const paragraphXml = (text: string, uri: string, side: string, look: string) =>
  `<w:p xmlns:w="${escapeXml(uri)}"><w:pPr><w:ind w:firstLineChars="0" w:firstLine="0"/><w:jc w:val="${side}"/></w:pPr><w:r><w:rPr>${look}</w:rPr>${wordsXml(text)}</w:r></w:p>`;
