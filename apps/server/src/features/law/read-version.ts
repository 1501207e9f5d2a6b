import {
  type LawEntry,
  readLibrary,
  representativeVersion,
  type VersionEntry,
  versionOnDay,
} from '../../engine/library/index.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { LawContext } from './law-context.ts';

export interface VersionChoice {
  lawId: string;
  versionId?: string | undefined;
  asOf?: string | undefined;
}

export interface ChosenVersion {
  law: LawEntry;
  /** Null where only digests are held. */
  version: VersionEntry | null;
  asOf: string;
  today: string;
}

/**
 * The version somebody asked for: by its id (also a former one), or as of a day, today by default.
 * Without a day, a law that is not in force shows its coming or its last text.
 * @throws AppError not_found, version_not_held
 */
export async function chooseVersion(
  context: Pick<LawContext, 'db' | 'clock'>,
  choice: VersionChoice,
): Promise<ChosenVersion> {
  const index = await readLibrary(context);
  const today = todayInChina(context.clock);
  const asOf = choice.asOf ?? today;
  const law = index.laws.get(choice.lawId);
  if (!law) throw new AppError('not_found');
  if (choice.versionId) {
    const version = index.versions.get(choice.versionId);
    if (!version || version.lawId !== law.id) throw new AppError('not_found');
    return { law, version, asOf, today };
  }
  const found = versionOnDay(law, asOf);
  if (found.state === 'no_text') return { law, version: null, asOf, today };
  if (found.state === 'version_not_held') {
    // Who names no day gets the newest text in force that we hold; its status says that it was amended since.
    const newest = choice.asOf ? null : representativeVersion(law, today);
    if (!newest) throw new AppError('version_not_held');
    return { law, version: newest, asOf, today };
  }
  // The day lies before the law: there was no text, held or not.
  if (found.state === 'not_yet_effective' && choice.asOf && asOf < today)
    throw new AppError('version_not_held');
  return { law, version: found.version, asOf, today };
}
