import {
  attributeOf,
  childOf,
  childrenOf,
  switchIn,
  valueIn,
  type XmlElement,
} from '../../office/read-xml.ts';

/** What a paragraph style says of structure, with what it takes from the styles it is based on. */
export interface ParagraphStyle {
  id: string;
  /** In English for the styles of Word, whatever its language. */
  name: string;
  /** 1–9; null for body text. */
  level: number | null;
  isTitle: boolean;
  isContents: boolean;
  numId: string | null;
  ilvl: number | null;
  isBold: boolean;
  isCentered: boolean;
}

/** Styles by id; null stands for the default one. */
export interface Styles {
  paragraph(id: string | null): ParagraphStyle | null;
  /** `numId` of a numbering style. */
  numberingOf(id: string): string | null;
}

/** No document bases a style on more than a few others; a circle ends here. */
const CHAIN_MAX = 20;

/** Reads `styles.xml`. */
export function readStyles(root: XmlElement | null): Styles {
  const all = new Map<string, XmlElement>();
  let standard: string | null = null;
  for (const style of childrenOf(root, 'style')) {
    const id = attributeOf(style, 'styleId') ?? '';
    all.set(id, style);
    const isDefault = /^(?:1|true|on)$/.test(attributeOf(style, 'default') ?? '');
    if (isDefault && attributeOf(style, 'type') === 'paragraph') standard ??= id;
  }
  const known = new Map<string, ParagraphStyle | null>();
  return {
    paragraph(id) {
      const key = id !== null && all.has(id) ? id : standard;
      if (key === null) return null;
      if (!known.has(key)) known.set(key, describeStyle(key, chainOf(all, key)));
      return known.get(key) ?? null;
    },
    numberingOf: (id) => valueIn(childOf(childOf(all.get(id), 'pPr'), 'numPr'), 'numId'),
  };
}

/** A style and those it is based on, nearest first. */
function chainOf(all: ReadonlyMap<string, XmlElement>, id: string): XmlElement[] {
  const chain: XmlElement[] = [];
  for (let next: string | null = id; next !== null && chain.length < CHAIN_MAX; ) {
    const style: XmlElement | undefined = all.get(next);
    if (!style || chain.includes(style)) break;
    chain.push(style);
    next = valueIn(style, 'basedOn');
  }
  return chain;
}

function describeStyle(id: string, chain: readonly XmlElement[]): ParagraphStyle {
  const first = <T>(read: (properties: XmlElement, style: XmlElement) => T | null): T | null => {
    for (const style of chain) {
      const properties = childOf(style, 'pPr');
      const found = properties ? read(properties, style) : null;
      if (found !== null) return found;
    }
    return null;
  };
  const name = (chain[0] ? valueIn(chain[0], 'name') : null) ?? id;
  const names = chain.map((style) => valueIn(style, 'name') ?? '');
  const outline = first((properties) => valueIn(properties, 'outlineLvl'));
  const bold = chain.map((style) => switchIn(childOf(style, 'rPr'), 'b')).find((value) => value !== null);
  const ilvl = first((properties) => valueIn(childOf(properties, 'numPr'), 'ilvl'));
  return {
    id,
    name,
    level: outline !== null ? levelOfOutline(outline) : levelOfName(names),
    isTitle: /^(?:title|标题)$/i.test(name.trim()),
    isContents: /^(?:toc|目录) ?\d?$/i.test(name.trim()),
    numId: first((properties) => valueIn(childOf(properties, 'numPr'), 'numId')),
    ilvl: ilvl === null ? null : Number(ilvl),
    isBold: bold ?? false,
    isCentered: first((properties) => valueIn(properties, 'jc')) === 'center',
  };
}

/** `w:outlineLvl` counts from 0; 9 is body text. */
export function levelOfOutline(value: string): number | null {
  const outline = Number(value);
  return Number.isInteger(outline) && outline >= 0 && outline <= 8 ? outline + 1 : null;
}

function levelOfName(names: readonly string[]): number | null {
  for (const name of names) {
    const match = /^(?:heading|标题|überschrift|titre) ?([1-9])$/i.exec(name.trim());
    if (match) return Number(match[1]);
  }
  return null;
}
