import { findMainPart } from '../../office/office-package.ts';
import { openPackage, type ZipPackage } from '../../office/open-package.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  readXmlTree as readElements,
  walkXml as walkElements,
  type XmlElement,
} from '../../office/read-xml.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import { decodePart } from '../change/part-text.ts';
import { readXmlTree, walkXml, type XmlNode } from '../change/xml-tree.ts';
import { fieldParts } from '../fill/field-parts.ts';
import { hasReachingFields } from '../fill/read-word-text.ts';
import { readStyles } from '../read/read-styles.ts';
import { hasActiveParts, reachesOut } from '../unsafe-parts.ts';
import { readLetterLines } from './letter-lines.ts';
import { LetterPictures } from './letter-pictures.ts';
import {
  LETTERHEAD_WORDS_BYTES,
  type LetterheadLook,
  type LetterheadPaper,
  type LetterheadProblem,
  type LetterheadReading,
  type PlacedLetterPicture,
} from './letterhead.ts';
import { type OpenLetterhead, openLetterhead } from './open-letterhead.ts';
import { readLinks } from './read-links.ts';
import { writeIntoLetterhead } from './write-into-letterhead.ts';

/**
 * Reads a Word file as a letterhead: its page, headers, footers and styles. Nothing in it is run, and a letter is written on it to see that it can be.
 * @throws ParseFailure where it is no Word file, is damaged, too long, or made to do harm
 */
export async function readLetterhead(content: Buffer): Promise<LetterheadReading> {
  const problems = await findProblems(content);
  if (problems.length > 0) return { look: null, problems };
  const letterhead = await openLetterhead(content);
  if (hasEmbedded(letterhead)) return { look: null, problems: ['embedded_files'] };
  const { look } = lookOf(letterhead);
  try {
    writeIntoLetterhead(await openLetterhead(content), TRIAL);
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    return { look: null, problems: ['cannot_write'] };
  }
  return { look, problems: [] };
}

/**
 * A letterhead with its pictures, as they are in the file: whoever shows them draws them anew first.
 * @throws ParseFailure, also where it is no letterhead
 */
export async function readLetterheadPaper(content: Buffer): Promise<LetterheadPaper<Buffer>> {
  if ((await findProblems(content)).length > 0) throw new ParseFailure('file_unsafe');
  const letterhead = await openLetterhead(content);
  const { look, parts } = lookOf(letterhead);
  return { look, pictures: parts.map((part) => letterhead.file.read(letterhead.file.find(part) ?? part)) };
}

const TRIAL = {
  title: '样张',
  language: 'zh-CN',
  blocks: [{ kind: 'paragraph', style: 'Body', text: '正文' }],
} as const;

/** What own templates are refused for, too. */
async function findProblems(content: Buffer): Promise<LetterheadProblem[]> {
  const zip = await openPackage({ path: '', name: '', content });
  try {
    const found = await findMainPart(zip);
    if (found?.format !== 'docx') throw new ParseFailure('unsupported_file');
    return [
      ...(hasActiveParts(zip, found.type) ? (['active_content'] as const) : []),
      ...((await reachesOut(zip)) || (await fetches(zip, found.main)) ? (['remote_content'] as const) : []),
    ];
  } finally {
    zip.close();
  }
}

/** Fields that fetch or start something, and pictures of the older kind that are named by an address. */
async function fetches(zip: ZipPackage, main: string): Promise<boolean> {
  let bytes = 0;
  for (const { name } of await fieldParts(zip, main)) {
    const part = await zip.read(name, LETTERHEAD_WORDS_BYTES - bytes);
    if (!part) throw new ParseFailure('file_damaged');
    bytes += part.length;
    const root = readElements(part);
    if (hasReachingFields(root)) return true;
    for (const element of walkElements(root)) {
      const source = attributeOf(element, 'src');
      if (source !== null && /^\s*(?:[a-z]{2,}:|\\\\|\/\/)/i.test(source)) return true;
    }
  }
  return false;
}

/** Programs and files inside of a header or footer would go out with every letter. */
function hasEmbedded({ file, section }: OpenLetterhead): boolean {
  return section.stories.some(({ part }) =>
    readLinks(file, part).some(({ kind }) =>
      /^(?:oleObject|package|control|aFChunk|subDocument)$/i.test(kind),
    ),
  );
}

function lookOf({ file, section, styles, styleElements, hasEven }: OpenLetterhead): {
  look: LetterheadLook;
  /** Of its pictures. */
  parts: string[];
} {
  const known = readStyles(styleElements);
  const isCentred = (style: string | null) => known.paragraph(style)?.isCentered ?? false;
  const roots = new Map<string, XmlNode>();
  for (const { part } of section.stories) {
    const name = file.find(part);
    if (name !== null) roots.set(part, readXmlTree(decodePart(file.read(name)).text).root);
  }
  const pictures = new LetterPictures(file, section.page);
  const floating = { default: [] as PlacedLetterPicture[], first: [] as PlacedLetterPicture[] };
  let taken = 0;
  const linesOf = (kind: 'header' | 'footer', of: 'default' | 'first') => {
    const part = section.stories.find((story) => story.kind === kind && story.of === of)?.part;
    const root = part === undefined ? undefined : roots.get(part);
    if (part === undefined || !root) return [];
    const links = readLinks(file, part);
    const pictureOf = (drawing: XmlNode) => {
      const found = pictures.read(drawing, links, kind);
      if (found) taken += 1;
      if (found?.kind === 'floating') floating[of].push(found.picture);
      return found?.kind === 'inline' ? found.picture : null;
    };
    return readLetterLines(root, { isCentred, pictureOf });
  };
  const ofPages = (kind: 'header' | 'footer') => ({
    usual: linesOf(kind, 'default'),
    first: section.hasFirst ? linesOf(kind, 'first') : null,
  });
  const count = (locals: readonly string[]) =>
    [...roots.values()].reduce(
      (sum, root) =>
        sum + [...walkXml(root)].filter((node) => locals.includes(node.local) && isShown(node)).length,
      0,
    );
  const drawn = count(['blip', 'imagedata']);
  const headers = ofPages('header');
  const footers = ofPages('footer');
  const { title, headings, bodyName, table, fonts, size, firstLine } = styles;
  const look: LetterheadLook = {
    ...{ page: section.page, headers, footers, fonts, size, firstLine, pictures: drawn },
    floating: { usual: floating.default, first: section.hasFirst ? floating.first : null },
    styles: {
      ...{ title: title?.name ?? null, headings: headings.map((style) => style?.name ?? null) },
      ...{ body: bodyName, table: table?.name ?? null },
    },
    pdfLacks: [
      ...(drawn > taken ? (['pictures'] as const) : []),
      ...(count(['wsp', 'txbxContent', 'textpath', 'line', 'rect', 'oval']) > 0 ? (['shapes'] as const) : []),
      ...(count(['pBdr']) > 0 || [...roots.values()].some((root) => hasLinedStyle(root, styleElements))
        ? (['lines'] as const)
        : []),
      ...(count(['tbl']) > 0 ? (['tables'] as const) : []),
      ...(hasEven && section.stories.some(({ of }) => of === 'even') ? (['even_pages'] as const) : []),
      ...(section.columns > 1 ? (['columns'] as const) : []),
      ...(section.hasBorders ? (['page_borders'] as const) : []),
    ],
  };
  return { look, parts: pictures.parts };
}

/** The usual header of Chinese Word has a line below it by its style. */
function hasLinedStyle(root: XmlNode, styles: XmlElement | null): boolean {
  const lined = new Set(
    childrenOf(styles, 'style')
      .filter((style) => childOf(childOf(style, 'pPr'), 'pBdr') !== null)
      .map((style) => attributeOf(style, 'styleId')),
  );
  return [...walkXml(root)].some(
    (node) =>
      node.local === 'pStyle' && lined.has(node.attributes.find(({ local }) => local === 'val')?.value ?? ''),
  );
}

/** What is written once more for older readers counts once. */
function isShown(node: XmlNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at.local === 'Fallback') return false;
  return true;
}
