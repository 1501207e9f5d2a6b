import { entryAt, type FactSheet, rowPath, rowsOf } from './fact-sheet.ts';

const NAME_MAX = 100;

/** What a matter is called by who quarrels about what: 张三诉李四等民间借贷. Empty where neither is known. */
export function nameMatter(sheet: FactSheet): string {
  const value = (path: string) => {
    const held = entryAt(sheet, path)?.chosen.value;
    return typeof held === 'string' ? held.trim() : '';
  };
  const side = (list: string) => {
    const names = rowsOf(sheet, list).flatMap((row) => value(rowPath(list, row, 'name')) || []);
    return names.length > 1 ? `${names[0]}等` : (names[0] ?? '');
  };
  const [claimants, defendants] = [side('claimants'), side('defendants')];
  // Where it is in doubt what the trouble is, the matter is not called by it.
  const isInDoubt = (entryAt(sheet, 'cause')?.others.length ?? 0) > 0;
  const trouble = isInDoubt ? '' : value('cause').replace(/纠纷$/, '');
  const parties = claimants && defendants ? `${claimants}诉${defendants}` : claimants || defendants;
  return `${parties}${trouble}`.slice(0, NAME_MAX);
}
