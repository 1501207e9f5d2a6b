import { loadLexicon } from '@mingfa/content/lexicon';
import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import { chooseTextSearch } from '../../apps/server/src/choose-text-search.ts';
import { readEnvironment } from '../../apps/server/src/env.ts';
import { auditInThread } from '../../apps/server/src/features/citation-audit/thread/audit-in-thread.ts';
import type { AuditMessage } from '../../apps/server/src/features/citation-audit/thread/audit-jobs.ts';
import { openDatabase } from '../../apps/server/src/installation/open-database.ts';
import { silentLogger } from '../../apps/server/src/runtime/silent-logger.ts';
import { systemClock } from '../../apps/server/src/runtime/system-clock.ts';
import { todayInChina } from '../../apps/server/src/runtime/today-in-china.ts';
import { makeLongText } from './make-long-text.ts';

/** Audits as their thread does them, in this process, so that they can be profiled. */
export interface Audits {
  audit(text: string): Promise<AuditedCitation[]>;
  /** A text over the library's own laws. */
  makeText(characters: number, charactersEach?: number): ReturnType<typeof makeLongText>;
  close(): Promise<void>;
}

/** Opens the library of a data folder that no server runs over. */
export async function openAudits(dataFolder: string): Promise<Audits> {
  const database = await openDatabase(readEnvironment({ MINGFA_DATA_DIR: dataFolder }), silentLogger);
  const { connection } = database;
  const library = {
    db: connection.db,
    search: chooseTextSearch(connection),
    everydayWords: await loadLexicon(),
  };
  const today = todayInChina(systemClock);
  return {
    async audit(text) {
      const citations: AuditedCitation[] = [];
      const work = { subject: { pasted: text }, asOf: today, today, askedBy: null, from: 0, found: 0 };
      const take = (message: AuditMessage) => {
        if (message.kind === 'step') citations.push(...message.step.citations);
      };
      await auditInThread({ postMessage: take }, library, work);
      return citations;
    },
    makeText: (characters, charactersEach) => makeLongText(connection.db, characters, charactersEach),
    close: () => database.close(),
  };
}
