import { attributeOf, childOf, childrenOf, valueIn, type XmlElement } from '../../office/read-xml.ts';
import { readStyles } from '../read/read-styles.ts';
import type { LetterheadLook } from './letterhead.ts';

/** A style as text refers to it and as its file calls it. */
export interface LetterStyle {
  id: string;
  name: string;
  /** It numbers its paragraphs by itself, and documents bring their numbers as words. */
  isNumbered: boolean;
}

/** The styles of a letterhead by what a letter uses them for; null: the file has none. */
export interface LetterStyles {
  title: LetterStyle | null;
  headings: (LetterStyle | null)[];
  /** Null: the usual paragraph, which refers to no style. */
  body: LetterStyle | null;
  bodyName: string | null;
  isBodyNumbered: boolean;
  quote: LetterStyle | null;
  table: LetterStyle | null;
  footnoteText: LetterStyle | null;
  footnoteReference: LetterStyle | null;
  fonts: LetterheadLook['fonts'];
  size: number;
  firstLine: number;
}

const CHAIN_MAX = 20;
/** Half points that Word has where a file names none. */
const SIZE = 20;
const NAME_CHARACTERS = 300;

/** Reads what a letter needs of the styles; `sampleTable` is the style of the first table in the sample. */
export function readLetterStyles(
  root: XmlElement | null,
  theme: XmlElement | null,
  sampleTable: string | null,
): LetterStyles {
  const all = childrenOf(root, 'style');
  const byId = new Map(all.map((style) => [attributeOf(style, 'styleId') ?? '', style]));
  const isDefault = (style: XmlElement) => /^(?:1|true|on)$/.test(attributeOf(style, 'default') ?? '');
  const numbered = readStyles(root);
  const find = (type: string, pattern: RegExp, isWanted = (_: XmlElement) => true): LetterStyle | null => {
    const style = all.find(
      (one) =>
        attributeOf(one, 'type') === type &&
        pattern.test((valueIn(one, 'name') ?? '').trim()) &&
        isWanted(one),
    );
    const id = style && attributeOf(style, 'styleId');
    if (!style || !id) return null;
    const isNumbered = type === 'paragraph' && hasNumber(numbered.paragraph(id)?.numId);
    return { id, name: nameOf(style), isNumbered };
  };
  const standard = all.find((one) => attributeOf(one, 'type') === 'paragraph' && isDefault(one));
  const body = find('paragraph', /^(?:正文|正文文本|正文首行缩进)$/, (one) => !isDefault(one));
  const headings = [1, 2, 3].map((level) =>
    find('paragraph', new RegExp(`^(?:heading|标题) ?${level}$`, 'i')),
  );
  const tableOfSample =
    sampleTable === null
      ? null
      : find('table', /./, (one) => attributeOf(one, 'styleId') === sampleTable && !isDefault(one));
  const defaults = childOf(childOf(root, 'docDefaults'), 'rPrDefault');
  const chainOf = (id: string | null | undefined) => {
    const chain: XmlElement[] = [];
    for (let at = id; typeof at === 'string' && chain.length < CHAIN_MAX; ) {
      const style = byId.get(at);
      if (!style || chain.includes(style)) break;
      chain.push(style);
      at = valueIn(style, 'basedOn');
    }
    return chain;
  };
  const bodyChain = chainOf(body?.id ?? (standard ? attributeOf(standard, 'styleId') : null));
  const fontsOf = (chain: XmlElement[]) => {
    const looks = [...chain.map((style) => childOf(style, 'rPr')), childOf(defaults, 'rPr')];
    return {
      latin: fontIn(looks, theme, ['ascii', 'hAnsi']),
      chinese: fontIn(looks, theme, ['eastAsia']),
    };
  };
  const firstOf = (parent: 'pPr' | 'rPr', name: string, attribute: string) =>
    bodyChain
      .map((style) => childOf(childOf(style, parent), name))
      .map((found) => (found ? attributeOf(found, attribute) : null))
      .find((value) => value !== null) ?? null;
  const size = Number(firstOf('rPr', 'sz', 'val') ?? valueIn(childOf(defaults, 'rPr'), 'sz')) || SIZE;
  return {
    title: find('paragraph', /^(?:title|标题)$/i),
    headings,
    body,
    bodyName: body?.name ?? (standard ? nameOf(standard) : null),
    isBodyNumbered: hasNumber(numbered.paragraph(body?.id ?? null)?.numId),
    quote: find('paragraph', /^(?:quote|引用)$/i),
    table: tableOfSample ?? find('table', /^(?:table grid|网格型|表格网格)$/i),
    footnoteText: find('paragraph', /^(?:footnote text|脚注文本)$/i),
    footnoteReference: find('character', /^(?:footnote reference|脚注引用)$/i),
    fonts: { body: fontsOf(bodyChain), heading: fontsOf(chainOf(headings[0]?.id)) },
    size: Math.round(Math.min(400, Math.max(2, size))),
    // Hundredths of a character count before a length.
    firstLine: Math.round(
      Math.min(
        4000,
        Math.max(
          0,
          (Number(firstOf('pPr', 'ind', 'firstLineChars')) / 100) * size * 10 ||
            Number(firstOf('pPr', 'ind', 'firstLine')) ||
            0,
        ),
      ),
    ),
  };
}

const hasNumber = (numId: string | null | undefined) => typeof numId === 'string' && numId !== '0';
const nameOf = (style: XmlElement) => (valueIn(style, 'name') ?? '').slice(0, NAME_CHARACTERS);

/** The nearest font that is named, by itself or as one of the theme. */
function fontIn(
  looks: readonly (XmlElement | null)[],
  theme: XmlElement | null,
  names: readonly string[],
): string | null {
  for (const look of looks) {
    const fonts = childOf(look, 'rFonts');
    if (!fonts) continue;
    for (const name of names) {
      const themed = attributeOf(fonts, `${name}Theme`);
      const font = (themed && themeFont(theme, themed)) || attributeOf(fonts, name);
      if (font) return font.slice(0, NAME_CHARACTERS);
    }
  }
  return null;
}

/** `minorEastAsia`, `majorHAnsi`: a font of the theme; for Chinese by its script where none is named. */
function themeFont(theme: XmlElement | null, name: string): string | null {
  const scheme = childOf(childOf(theme, 'themeElements'), 'fontScheme');
  const fonts = childOf(scheme, name.startsWith('major') ? 'majorFont' : 'minorFont');
  if (!/EastAsia$/.test(name)) {
    const latin = childOf(fonts, 'latin');
    return latin ? attributeOf(latin, 'typeface') || null : null;
  }
  const named = childOf(fonts, 'ea');
  const hans = childrenOf(fonts, 'font').find((font) => attributeOf(font, 'script') === 'Hans');
  return (named && attributeOf(named, 'typeface')) || (hans && attributeOf(hans, 'typeface')) || null;
}
