import type { PackageFile } from '../change/package-file.ts';
import { attributeOf, childOf, walkXml, type XmlNode } from '../change/xml-tree.ts';
import type { LetterheadLook, LetterPicture, PlacedLetterPicture } from './letterhead.ts';
import type { PackageLink } from './read-links.ts';

/** Of a length of drawings (English metric units) to a twentieth of a point. */
const EMU = 635;
/** No letterhead has more, and every picture is drawn anew. */
const PICTURES_MAX = 8;
const PICTURE_BYTES = 2 * 1024 * 1024;

/** Where a drawing of a header or footer stands: in its line, or at a place of the page. */
type FoundPicture =
  | { kind: 'inline'; picture: LetterPicture }
  | { kind: 'floating'; picture: PlacedLetterPicture };

/** The PNG and JPEG pictures in headers and footers, each part of the package once. */
export class LetterPictures {
  /** Names of the parts; a picture says its place among them. */
  readonly parts: string[] = [];
  readonly #file: PackageFile;
  readonly #page: LetterheadLook['page'];

  constructor(file: PackageFile, page: LetterheadLook['page']) {
    this.#file = file;
    this.#page = page;
  }

  /** Null: it is no picture, or none of the kinds that are taken over. */
  read(drawing: XmlNode, links: readonly PackageLink[], story: 'header' | 'footer'): FoundPicture | null {
    const frame = childOf(drawing, 'inline') ?? childOf(drawing, 'anchor');
    const extent = frame && childOf(frame, 'extent');
    const blips = frame ? [...walkXml(frame)].filter(({ local }) => local === 'blip') : [];
    const [blip, ...others] = blips;
    if (!frame || !extent || !blip || others.length > 0) return null;
    const id = attributeOf(blip, 'embed');
    const link = links.find((one) => one.id === id && one.kind === 'image' && !one.external);
    const file = link ? this.#fileOf(link.target) : null;
    const { width: pageWidth, height: pageHeight } = this.#page;
    const width = Math.min(pageWidth, twips(extent, 'cx'));
    const height = Math.min(pageHeight, twips(extent, 'cy'));
    if (file === null || width < 1 || height < 1) return null;
    const picture = { file, width, height };
    if (frame.local === 'inline') return { kind: 'inline', picture };
    return { kind: 'floating', picture: { ...picture, ...this.#place(frame, picture, story) } };
  }

  #fileOf(target: string): number | null {
    const held = this.parts.indexOf(target);
    if (held !== -1) return held;
    const name = this.#file.find(target);
    if (name === null || this.parts.length >= PICTURES_MAX) return null;
    const content = this.#file.read(name);
    if (content.length > PICTURE_BYTES || !isPicture(content)) return null;
    return this.parts.push(target) - 1;
  }

  /** From the left and the top of the page. */
  #place(anchor: XmlNode, { width, height }: LetterPicture, story: 'header' | 'footer') {
    const page = this.#page;
    const across = side(anchor, 'positionH', width, (from) =>
      from === 'page' || from === 'leftMargin'
        ? [0, from === 'page' ? page.width : page.left]
        : from === 'rightMargin'
          ? [page.width - page.right, page.right]
          : [page.left, page.width - page.left - page.right],
    );
    const down = side(anchor, 'positionV', height, (from) => {
      if (from === 'page') return [0, page.height];
      if (from === 'topMargin') return [0, page.top];
      if (from === 'bottomMargin') return [page.height - page.bottom, page.bottom];
      if (from === 'margin') return [page.top, page.height - page.top - page.bottom];
      return story === 'header' ? [page.header, height] : [page.height - page.footer - height, height];
    });
    return {
      x: Math.max(-width, Math.min(page.width, across)),
      y: Math.max(-height, Math.min(page.height, down)),
    };
  }
}

/** Where a side begins: by its distance from an area, or by how it stands in it. `areaOf` tells where an area begins, and its length. */
function side(
  anchor: XmlNode,
  name: string,
  length: number,
  areaOf: (from: string) => readonly [number, number],
): number {
  const position = childOf(anchor, name);
  const [start, room] = areaOf((position && attributeOf(position, 'relativeFrom')) ?? '');
  const offset = position && childOf(position, 'posOffset');
  if (offset) return start + Math.round((Number(offset.text.trim()) || 0) / EMU);
  const align = (position && childOf(position, 'align'))?.text.trim();
  if (align === 'center') return start + Math.round((room - length) / 2);
  return align === 'right' || align === 'bottom' ? start + room - length : start;
}

const twips = (node: XmlNode, name: string): number =>
  Math.round((Number(attributeOf(node, name)) || 0) / EMU);

/** PNG and JPEG, by their first bytes: what the name of a part says may be wrong. */
const isPicture = (content: Buffer): boolean =>
  content.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' ||
  content.toString('latin1', 0, 3) === '\xff\xd8\xff';
