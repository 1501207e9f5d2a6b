import {
  attributeOf,
  childOf,
  childrenOf,
  valueIn,
  walkXml,
  type XmlElement,
} from '../../office/read-xml.ts';
import type { Styles } from './read-styles.ts';

/** One level of a list: how its number looks and when it begins again. */
export interface NumberingLevel {
  start: number;
  format: string;
  /** `第%1条`, `%1.%2`. */
  text: string;
  /** The level (from 1) after which this one begins again; 0: never. Null: after every higher one. */
  restartAfter: number | null;
  /** All numbers of this level in digits. */
  isLegal: boolean;
  /** Style whose paragraphs have this level. */
  styleId: string | null;
}

/** A list that paragraphs name by `numId`. Lists with the same `key` go on counting together. */
export interface NumberingList {
  key: string;
  levels: readonly (NumberingLevel | undefined)[];
  /** First numbers that this list sets anew, by level. */
  startOverrides: ReadonlyMap<number, number>;
}

/** The list a `numId` stands for; null where it stands for none. */
export type Numbering = (numId: string) => NumberingList | null;

const LEVELS = 9;

/** Reads `numbering.xml`. */
export function readNumbering(root: XmlElement | null, styles: Styles): Numbering {
  const abstracts = new Map(
    childrenOf(root, 'abstractNum').map((element) => [attributeOf(element, 'abstractNumId') ?? '', element]),
  );
  const nums = new Map(
    childrenOf(root, 'num').map((element) => [attributeOf(element, 'numId') ?? '', element]),
  );
  const known = new Map<string, NumberingList | null>();

  /** The definition a list stands on; one may point to another by way of a numbering style. */
  const findAbstract = (numId: string): [string, XmlElement] | null => {
    const seen = new Set<string>();
    for (let next: string | null = numId; next !== null && !seen.has(next); ) {
      seen.add(next);
      const key = valueIn(nums.get(next), 'abstractNumId');
      const abstract = key === null ? undefined : abstracts.get(key);
      if (key === null || !abstract) return null;
      const link = valueIn(abstract, 'numStyleLink');
      if (link === null) return [key, abstract];
      next = styles.numberingOf(link);
    }
    return null;
  };

  const readList = (numId: string): NumberingList | null => {
    const found = findAbstract(numId);
    if (!found) return null;
    const [key, abstract] = found;
    const levels = readLevels(abstract);
    const startOverrides = new Map<number, number>();
    for (const override of childrenOf(nums.get(numId), 'lvlOverride')) {
      const ilvl = levelNumber(override);
      if (ilvl === null) continue;
      const start = valueIn(override, 'startOverride');
      if (start !== null) startOverrides.set(ilvl, wholeNumber(start, 1));
      const own = childOf(override, 'lvl');
      if (own) levels[ilvl] = readLevel(own);
    }
    return { key, levels, startOverrides };
  };

  return (numId) => {
    // 0 takes the number off a paragraph whose style has one.
    if (numId === '0') return null;
    if (!known.has(numId)) known.set(numId, readList(numId));
    return known.get(numId) ?? null;
  };
}

function readLevels(parent: XmlElement): (NumberingLevel | undefined)[] {
  const levels: (NumberingLevel | undefined)[] = [];
  for (const element of childrenOf(parent, 'lvl')) {
    const ilvl = levelNumber(element);
    if (ilvl !== null) levels[ilvl] = readLevel(element);
  }
  return levels;
}

function readLevel(element: XmlElement): NumberingLevel {
  const restart = valueIn(element, 'lvlRestart');
  return {
    start: wholeNumber(valueIn(element, 'start'), 0),
    format: formatOf(element),
    text: (valueIn(element, 'lvlText') ?? '').slice(0, 100),
    restartAfter: restart === null ? null : wholeNumber(restart, 0),
    isLegal: childOf(element, 'isLgl') !== null && valueIn(element, 'isLgl') !== '0',
    styleId: valueIn(element, 'pStyle'),
  };
}

/** Newer formats stand in `mc:AlternateContent`, with an older one for readers that do not know them. */
function formatOf(element: XmlElement): string {
  const direct = valueIn(element, 'numFmt');
  if (direct !== null) return direct;
  const found = [...walkXml(element)]
    .filter(({ local }) => local === 'numFmt')
    .map((format) => attributeOf(format, 'val') ?? '');
  return found.findLast((format) => format !== 'custom') ?? 'decimal';
}

function levelNumber(element: XmlElement): number | null {
  const ilvl = Number(attributeOf(element, 'ilvl'));
  return Number.isInteger(ilvl) && ilvl >= 0 && ilvl < LEVELS ? ilvl : null;
}

function wholeNumber(text: string | null, otherwise: number): number {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) && value >= 0 && value <= 32_767 ? value : otherwise;
}
