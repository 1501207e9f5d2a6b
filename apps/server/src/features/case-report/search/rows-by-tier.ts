import {
  CASE_TIERS,
  type CaseTier,
  isProcuratorateCase,
  tierOfCase,
} from '@mingfa/legal/judgments/case-tier';
import type { HearingCourts } from '@mingfa/legal/judgments/hearing-courts';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import type { CaseColumn, CaseIndex } from '../../../engine/cases/index.ts';
import { readPublishers } from '../read-publishers.ts';

/** The library seen from a hearing court. */
export interface TieredLibrary {
  tierOf: (row: number) => CaseTier;
  /** Typical cases that do not say who published them, and therefore stand outside the order. */
  isUnplaced: (row: number) => boolean;
}

/** The last courts that somebody looked from: a report is described anew with each of its changes. */
const known = new WeakMap<CaseIndex, { courts: string; library: TieredLibrary }>();

/** Puts every case of the library in its tier, seen from a hearing court. */
export async function readTiers(
  db: DatabaseOrTransaction,
  index: CaseIndex,
  courts: HearingCourts,
): Promise<TieredLibrary> {
  const key = JSON.stringify(courts);
  const last = known.get(index);
  if (last?.courts === key) return last.library;
  const { authority, level, region, court } = index.columns;
  const publishers = await readPublishers(db, index);
  const procuratorate = new Map(
    [...index.ownNumbers]
      .filter(([ownNumber]) => isProcuratorateCase({ ownNumber }))
      .map(([own, row]) => [row, own]),
  );
  // Cases of one court and authority share their tier, whatever else they are.
  const shared = new Map<string, CaseTier>();
  const tiers = new Uint8Array(index.size);
  const publisherOf = (row: number) => publishers.get(index.ids[row] as string) ?? null;
  const isTypical = (row: number) => fieldOf(authority, row) === 'typical';
  for (let row = 0; row < index.size; row += 1) {
    const read = () =>
      tierOfCase(
        {
          authority: fieldOf(authority, row) ?? 'ordinary',
          level: fieldOf(level, row),
          region: fieldOf(region, row),
          court: fieldOf(court, row),
          ownNumber: procuratorate.get(row) ?? null,
          publisher: publisherOf(row),
        },
        courts,
      );
    const codes = [authority, level, region, court].map((column) => column.codes[row]).join(' ');
    const isAlone = isTypical(row) || procuratorate.has(row);
    const tier = isAlone ? read() : (shared.get(codes) ?? read());
    if (!isAlone) shared.set(codes, tier);
    tiers[row] = CASE_TIERS.indexOf(tier);
  }
  const tierOf = (row: number) => CASE_TIERS[tiers[row] as number] as CaseTier;
  const library: TieredLibrary = {
    tierOf,
    isUnplaced: (row) => isTypical(row) && tierOf(row) === 'other' && publisherOf(row) === null,
  };
  known.set(index, { courts: key, library });
  return library;
}

const fieldOf = <Value extends string>({ values, codes }: CaseColumn<Value>, row: number): Value | null => {
  const code = codes[row] as number;
  return code === 0 ? null : (values[code] as Value);
};
