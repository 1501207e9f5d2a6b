import { attributeOf, childOf, walkXml, type XmlNode } from '../change/xml-tree.ts';
import type { LetterheadLook } from './letterhead.ts';
import type { PackageLink } from './read-links.ts';

/** A header or footer that the section refers to. */
export interface LetterStory {
  kind: 'header' | 'footer';
  /** Of which pages. */
  of: 'default' | 'first' | 'even';
  part: string;
}

/** The section of a letterhead whose page every letter has. */
export interface LetterSection {
  /** Null: the file says nothing of its page. */
  node: XmlNode | null;
  stories: LetterStory[];
  page: LetterheadLook['page'];
  /** Its first page has a header and footer of its own. */
  hasFirst: boolean;
  columns: number;
  hasBorders: boolean;
}

const INCH = 1440;
/** A4, and the margins that Word has where a file names none. */
const USUAL = { width: 11_906, height: 16_838, margin: INCH, edge: 720 };
const PAGE_MAX = 31_680;
/** Two inches. */
const TEXT_MIN = 2 * INCH;
/** Twentieths of a point of the units that the strict form of the standard knows. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ pt: 20, in: INCH, cm: INCH / 2.54, mm: INCH / 25.4, pc: 240, pi: 240 },
};

/** The first section that has a header or a footer, else the last: it begins the letter. */
export function findSection(root: XmlNode, links: readonly PackageLink[]): LetterSection {
  const sections = [...walkXml(root)].filter(
    ({ local, uri, parent }) => local === 'sectPr' && uri === root.uri && parent?.local !== 'sectPrChange',
  );
  const found = sections.map((node) => ({ node, stories: storiesOf(node, links) }));
  const chosen = found.find(({ stories }) => stories.length > 0) ?? found.at(-1);
  const node = chosen?.node ?? null;
  const child = (name: string) => (node ? childOf(node, name) : null);
  const size = child('pgSz');
  const margin = child('pgMar');
  const columns = child('cols');
  return {
    ...{ node, stories: chosen?.stories ?? [], hasFirst: isOn(child('titlePg')) },
    columns: Number((columns && attributeOf(columns, 'num')) ?? 1) || 1,
    hasBorders: child('pgBorders') !== null,
    page: soundPage({
      width: twips(size, 'w', USUAL.width),
      height: twips(size, 'h', USUAL.height),
      // Negative: text goes into the header however high that is.
      top: Math.abs(twips(margin, 'top', USUAL.margin)),
      bottom: Math.abs(twips(margin, 'bottom', USUAL.margin)),
      left: twips(margin, 'left', USUAL.margin) + twips(margin, 'gutter', 0),
      right: twips(margin, 'right', USUAL.margin),
      header: Math.abs(twips(margin, 'header', USUAL.edge)),
      footer: Math.abs(twips(margin, 'footer', USUAL.edge)),
    }),
  };
}

/** A page that leaves room for a text; margins that leave none are the usual ones. */
function soundPage(page: LetterheadLook['page']): LetterheadLook['page'] {
  const width = Math.max(TEXT_MIN * 2, page.width);
  const height = Math.max(TEXT_MIN * 2, page.height);
  const isWide = Math.min(page.left, page.right) >= 0 && width - page.left - page.right >= TEXT_MIN;
  const isHigh = height - page.top - page.bottom >= TEXT_MIN;
  const margin = TEXT_MIN / 2;
  return {
    ...{ ...page, width, height },
    ...(isWide ? {} : { left: margin, right: margin }),
    ...(isHigh ? {} : { top: margin, bottom: margin }),
  };
}

function storiesOf(section: XmlNode, links: readonly PackageLink[]): LetterStory[] {
  return section.children.flatMap((child): LetterStory[] => {
    const kind = { headerReference: 'header', footerReference: 'footer' }[child.local] as LetterStory['kind'];
    const id = attributeOf(child, 'id');
    const link = kind && links.find((one) => one.id === id && one.kind === kind && !one.external);
    const of = attributeOf(child, 'type') ?? 'default';
    return link && isPages(of) ? [{ kind, of, part: link.target }] : [];
  });
}

const isPages = (of: string): of is LetterStory['of'] => ['default', 'first', 'even'].includes(of);

/** A switch that is there is on, unless it says otherwise. */
export const isOn = (found: { attributes: readonly { local: string; value: string }[] } | null): boolean =>
  found !== null &&
  !/^(?:0|false|off)$/.test(found.attributes.find(({ local }) => local === 'val')?.value ?? 'on');

/** A length, in twentieths of a point where it has no unit. */
function twips(node: XmlNode | null, name: string, usual: number): number {
  const [, number, unit] =
    /^(-?\d+(?:\.\d+)?)([a-z]{2})?$/.exec((node && attributeOf(node, name)) ?? '') ?? [];
  if (number === undefined) return usual;
  const value = Math.round(Number(number) * (unit === undefined ? 1 : (UNITS[unit] ?? 1)));
  return Math.max(-PAGE_MAX, Math.min(PAGE_MAX, value));
}
