import type { LawWords } from '@mingfa/legal/citation/agreement/law-words';
import type { Database } from '../../../db/client.ts';
import type { LibraryReader } from '../../../engine/answering/library-reader.ts';
import { readWordsOfLaws } from '../../../engine/answering/read-law-words.ts';

/** A brief goes back and forth between the same laws; a code takes some megabytes, most take a tenth of one. */
const LAWS_KEPT = 400;

/** Keeps the words of more laws than answers need, and reads those of all laws that a stretch cites in one query while it is compared. */
export function keepingWords(db: Database, reader: LibraryReader): LibraryReader {
  const kept = new Map<string, Promise<LawWords | null>>();
  const keep = (versionId: string, reading: Promise<LawWords | null>) => {
    kept.delete(versionId);
    kept.set(versionId, reading);
    const [oldest] = kept.keys();
    if (kept.size > LAWS_KEPT && oldest !== undefined) kept.delete(oldest);
    return reading;
  };
  return {
    ...reader,
    async resolvePlaces(places, asOf) {
      const resolved = await reader.resolvePlaces(places, asOf);
      const wanted = new Map<string, { lawId: string; versionId: string }>();
      for (const { article, location } of resolved) {
        if (!article || !location?.versionId || kept.has(location.versionId)) continue;
        wanted.set(location.versionId, { lawId: location.lawId, versionId: location.versionId });
      }
      const reading = readWordsOfLaws(db, [...wanted.values()]);
      for (const versionId of wanted.keys()) {
        const one = reading.then((read) => read.get(versionId) ?? null);
        // Whoever asks for it hears that it could not be read; nobody may ask.
        one.catch(() => {});
        keep(versionId, one);
      }
      return resolved;
    },
    readLawWords: (lawId, versionId) =>
      keep(versionId, kept.get(versionId) ?? reader.readLawWords(lawId, versionId)),
  };
}
