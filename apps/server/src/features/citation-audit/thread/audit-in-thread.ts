import type { EverydayWord } from '@mingfa/legal/citation/support';
import type { Database } from '../../../db/client.ts';
import { openLibraryReader } from '../../../engine/answering/open-library-reader.ts';
import { parseStoredParts } from '../../../engine/documents/parse-stored-parts.ts';
import { readRevision } from '../../../engine/library/load-library.ts';
import { expireLibrary, readLibrary } from '../../../engine/library/read-library.ts';
import type { PlaceQuery } from '../../../engine/library/resolve-places.ts';
import type { TextSearch } from '../../../ports/text-search.ts';
import { systemClock } from '../../../runtime/system-clock.ts';
import type { AuditMessage, AuditWork } from './audit-jobs.ts';
import { auditText } from './audit-text.ts';
import { AuditedText } from './audited-text.ts';
import { NEAREST_SEARCHES_MAX, NearestFinder } from './find-nearest.ts';
import { SuccessorFinder } from './find-successors.ts';
import { keepingWords } from './keeping-words.ts';
import { readingAhead } from './reading-ahead.ts';
import { rememberPlaces } from './remember-places.ts';

/** What a thread keeps from one text to the next. */
interface ThreadLibrary {
  db: Database;
  search: Pick<TextSearch, 'candidates'>;
  everydayWords: readonly EverydayWord[];
}

/** Audits a text that the thread was sent, and tells each stretch as it is done. */
export async function auditInThread(
  port: { postMessage(message: AuditMessage): void },
  { db, search, everydayWords }: ThreadLibrary,
  data: AuditWork,
): Promise<void> {
  const tell = (message: AuditMessage) => port.postMessage(message);
  const text =
    'pasted' in data.subject
      ? AuditedText.ofPasted(data.subject.pasted)
      : AuditedText.ofDocument(data.subject.documentId, parseStoredParts(data.subject.parts));
  await seeChanges(db);
  const resolve = rememberPlaces(db);
  const reader = keepingWords(
    db,
    readingAhead(
      db,
      await openLibraryReader({ db, clock: systemClock }, everydayWords, data.askedBy, resolve),
    ),
  );
  const library = {
    reader,
    resolvePlaces: (places: readonly AskedPlace[], day: string) =>
      resolve(places.map((place) => ({ ...place, asOf: day }))),
    successors: new SuccessorFinder(db, reader, data.today),
    nearest: new NearestFinder(
      db,
      search,
      data.asOf,
      data.taken ? NEAREST_SEARCHES_MAX / 2 : NEAREST_SEARCHES_MAX,
    ),
  };
  for await (const step of auditText(library, text, data)) tell({ kind: 'step', step });
  tell({ kind: 'end', libraryDate: await reader.libraryDate(), characters: text.text.length });
}

/** The thread may have waited for minutes: what was imported meanwhile counts. */
async function seeChanges(db: Database): Promise<void> {
  const [known, held] = await Promise.all([readLibrary({ db }), readRevision(db)]);
  if (known.revision !== held.revision) expireLibrary({ db });
}

type AskedPlace = Omit<PlaceQuery, 'asOf'>;
