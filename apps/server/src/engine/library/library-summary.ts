import type { AppContext } from '../../ports/app-context.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { LibraryIndex } from './library-index.ts';
import { readLibrary } from './read-library.ts';

export interface LibrarySummary {
  laws: number;
  versions: number;
  articles: number;
  digests: number;
  /** Nothing but our digests is held. */
  starterOnly: boolean;
  /** Day of the newest text; null while only digests are held. */
  libraryDate: string | null;
}

/** What the library holds, counted from the index. */
export async function summarizeLibrary(context: Pick<AppContext, 'db' | 'clock'>): Promise<LibrarySummary> {
  const index = await readLibrary(context);
  return { ...summarizeIndex(index), libraryDate: libraryDateOf(index, todayInChina(context.clock)) };
}

const counted = new WeakMap<LibraryIndex, Omit<LibrarySummary, 'libraryDate'>>();

/** The counts of an index, made once for each. */
export function summarizeIndex(index: LibraryIndex): Omit<LibrarySummary, 'libraryDate'> {
  const known = counted.get(index);
  if (known) return known;
  let versions = 0;
  let articles = 0;
  let digests = 0;
  for (const law of index.laws.values()) {
    versions += law.versions.length;
    digests += law.digestCount;
    for (const version of law.versions) articles += version.articleCount;
  }
  const summary = { laws: index.laws.size, versions, articles, digests, starterOnly: versions === 0 };
  counted.set(index, summary);
  return summary;
}

/** The newest day of promulgation among the texts held; what is dated after today is a slip of its source. */
export function libraryDateOf(index: LibraryIndex, today: string): string | null {
  let newest: string | null = null;
  for (const law of index.laws.values()) {
    for (const { promulgatedOn } of law.versions) {
      if (promulgatedOn && promulgatedOn <= today && (newest === null || promulgatedOn > newest)) {
        newest = promulgatedOn;
      }
    }
  }
  return newest;
}
