import type { MessagePort } from 'node:worker_threads';
import { loadLexicon } from '@mingfa/content/lexicon';
import type { LawWords } from '@mingfa/legal/citation/agreement/law-words';
import type { Database } from '../../../db/client.ts';
import type { LibraryReader } from '../../../engine/answering/library-reader.ts';
import { openLibraryReader } from '../../../engine/answering/open-library-reader.ts';
import { parseStoredParts } from '../../../engine/documents/parse-stored-parts.ts';
import { resolvePlaces } from '../../../engine/library/resolve-places.ts';
import type { TextSearch } from '../../../ports/text-search.ts';
import { systemClock } from '../../../runtime/system-clock.ts';
import type { AuditMessage, AuditThreadData } from './audit-jobs.ts';
import { auditText } from './audit-text.ts';
import { AuditedText } from './audited-text.ts';
import { NearestFinder } from './find-nearest.ts';
import { SuccessorFinder } from './find-successors.ts';

/** A brief goes back and forth between the same laws; a code takes some megabytes, most take a tenth of one. */
const LAWS_KEPT = 400;

/** Audits the text that the thread was given, and tells each stretch as it is done. */
export async function auditInThread(
  port: MessagePort,
  { db, search }: { db: Database; search: Pick<TextSearch, 'candidates'> },
  data: AuditThreadData,
): Promise<void> {
  const tell = (message: AuditMessage) => port.postMessage(message);
  const text =
    'pasted' in data.subject
      ? AuditedText.ofPasted(data.subject.pasted)
      : AuditedText.ofDocument(data.subject.documentId, parseStoredParts(data.subject.parts));
  const reader = keepingWords(
    await openLibraryReader({ db, clock: systemClock }, await loadLexicon(), data.askedBy),
  );
  const library = {
    reader,
    resolvePlaces: (places: readonly AskedPlace[], day: string) =>
      resolvePlaces(
        { db },
        places.map((place) => ({ ...place, asOf: day })),
      ),
    successors: new SuccessorFinder(db, reader, data.today),
    nearest: new NearestFinder(db, search, data.asOf),
  };
  for await (const step of auditText(library, text, data)) tell({ kind: 'step', step });
  tell({ kind: 'end', libraryDate: await reader.libraryDate(), characters: text.text.length });
}

type AskedPlace = Omit<Parameters<typeof resolvePlaces>[1][number], 'asOf'>;

/** Keeps the words of more laws than answers need. */
function keepingWords(reader: LibraryReader): LibraryReader {
  const kept = new Map<string, Promise<LawWords | null>>();
  return {
    ...reader,
    readLawWords(lawId, versionId) {
      const reading = kept.get(versionId) ?? reader.readLawWords(lawId, versionId);
      kept.delete(versionId);
      kept.set(versionId, reading);
      const [oldest] = kept.keys();
      if (kept.size > LAWS_KEPT && oldest !== undefined) kept.delete(oldest);
      return reading;
    },
  };
}
