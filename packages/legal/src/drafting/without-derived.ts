import { entryAt, type FactSheet, type FactSource } from './fact-sheet.ts';

/** The sheet without what a rule offered for a fact, as long as nobody confirmed it. */
export function withoutDerived(sheet: FactSheet, path: string, rule: string): FactSheet {
  const held = entryAt(sheet, path);
  if (!held) return sheet;
  const isDerived = (source: FactSource) => source.kind === 'rule' && source.rule === rule;
  const others = held.others.filter(({ source }) => !isDerived(source));
  const { [path]: _, ...rest } = sheet.entries;
  if (!isDerived(held.chosen.source) || held.confirmed)
    return others.length === held.others.length
      ? sheet
      : { ...sheet, entries: { ...sheet.entries, [path]: { ...held, others } } };
  const [next, ...more] = others;
  return {
    ...sheet,
    entries: next ? { ...rest, [path]: { chosen: next, confirmed: false, others: more } } : rest,
  };
}
