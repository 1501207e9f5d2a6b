import { formatNumber } from './format-number.ts';
import type { Numbering, NumberingList } from './read-numbering.ts';

/** Characters a number can end with and still stand apart from the words behind it. */
const PARTED = /[、）］】》．：；。\u2460-\u249b\u3251-\u32bf]$/;

/** Counts numbered paragraphs in document order and says what number Word puts in front of each. */
export class NumberCounter {
  private readonly numbering: Numbering;
  private readonly counters = new Map<string, (number | undefined)[]>();
  private readonly startedLists = new Set<string>();

  constructor(numbering: Numbering) {
    this.numbering = numbering;
  }

  /** The level that a list reserves for a style. */
  levelOfStyle(numId: string, styleId: string): number | null {
    const index = this.numbering(numId)?.levels.findIndex((level) => level?.styleId === styleId) ?? -1;
    return index >= 0 ? index : null;
  }

  /** The number of the next paragraph of a list, with a blank behind it where it needs one; null where none is shown. */
  next(numId: string, ilvl: number): string | null {
    const list = this.numbering(numId);
    const level = list?.levels[ilvl];
    if (!list || !level) return null;
    const counters = this.counters.get(list.key) ?? [];
    this.counters.set(list.key, counters);
    this.startList(numId, list, counters);
    const before = counters[ilvl];
    counters[ilvl] = before === undefined ? startOf(list, ilvl) : before + 1;
    this.restartDeeper(list, counters, ilvl);
    const shown = level.format === 'bullet' ? bulletOf(level.text) : fillIn(list, counters, ilvl);
    if (shown === '') return null;
    return PARTED.test(shown) ? shown : `${shown} `;
  }

  /** A list that sets its first numbers anew does so once, when it is met first. */
  private startList(numId: string, list: NumberingList, counters: (number | undefined)[]): void {
    if (this.startedLists.has(numId)) return;
    this.startedLists.add(numId);
    for (const ilvl of list.startOverrides.keys()) counters[ilvl] = undefined;
  }

  private restartDeeper(list: NumberingList, counters: (number | undefined)[], ilvl: number): void {
    for (let deeper = ilvl + 1; deeper < counters.length; deeper += 1) {
      const after = list.levels[deeper]?.restartAfter ?? null;
      if (after === null || (after > 0 && ilvl < after)) counters[deeper] = undefined;
    }
  }
}

const startOf = (list: NumberingList, ilvl: number): number =>
  list.startOverrides.get(ilvl) ?? list.levels[ilvl]?.start ?? 1;

function fillIn(list: NumberingList, counters: readonly (number | undefined)[], ilvl: number): string {
  const own = list.levels[ilvl];
  if (!own || own.format === 'none') return own?.text.replace(/%[1-9]/g, '').trim() ?? '';
  return own.text
    .replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      const level = list.levels[index];
      if (!level) return '';
      return formatNumber(counters[index] ?? startOf(list, index), own.isLegal ? 'decimal' : level.format);
    })
    .trim();
}

/** Bullets are characters of symbol fonts; what cannot be shown without the font is a bullet all the same. */
function bulletOf(text: string): string {
  const sign = text.trim();
  if (sign === '') return '';
  return /^[\u0021-\u00ff\u2010-\u27bf\u3000-\u33ff\uff00-\uffef]{1,3}$/.test(sign) ? sign : '•';
}
