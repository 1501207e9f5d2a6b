import { dataOf, readAnswerParts } from '@mingfa/contract/answer-part';
import type { Language } from '@mingfa/contract/values';
import { inArray } from 'drizzle-orm';
import { run } from '../../../db/schema/chat.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { depthOf, readBranch } from '../branch.ts';
import type { MessageRow } from '../own-rows.ts';
import type { ExportEntry } from './export-document.ts';
import { EXPORT_WORDS, type ExportWords } from './export-words.ts';
import { placeNotes } from './place-notes.ts';

/** Messages read at a time: each may carry long sources, and reading all at once would hold up everybody. */
const PAGE = 20;

/** The shown branch, oldest first, with its citations turned into footnotes. */
export async function collectEntries(
  context: AppContext,
  leafMessageId: string | null,
  language: Language,
): Promise<ExportEntry[]> {
  const words = EXPORT_WORDS[language];
  const total = await depthOf(context.db, leafMessageId);
  const entries: ExportEntry[] = [];
  for (let from = 1; from <= total; from += PAGE) {
    const rows = await readBranch(context.db, leafMessageId, { from, to: from + PAGE - 1 });
    const ids = rows.map((row) => row.id);
    const runs = await context.db.select().from(run).where(inArray(run.messageId, ids));
    for (const row of rows) {
      const written = runs.find(({ messageId }) => messageId === row.id);
      entries.push(row.role === 'user' ? entryOfQuestion(row) : entryOfAnswer(row, written, words));
    }
  }
  return entries;
}

function entryOfQuestion(row: MessageRow): ExportEntry {
  return { role: 'user', markdown: row.text, notes: [], remark: '' };
}

function entryOfAnswer(
  row: MessageRow,
  written: typeof run.$inferSelect | undefined,
  words: ExportWords,
): ExportEntry {
  const parts = readAnswerParts(row.parts);
  const sources = dataOf(parts, 'evidence')?.sources ?? [];
  const check = dataOf(parts, 'citation-check');
  const state = written?.state;
  const remark = [
    written?.model ? words.model(written.model) : null,
    written ? words.asOf(written.asOf) : null,
    check && check.total > 0 ? words.checked(check.verified, check.total, check.libraryDate) : null,
    state === 'cancelled' || state === 'failed' || state === 'interrupted' ? words.runStates[state] : null,
  ];
  return {
    role: 'assistant',
    ...placeNotes(row.text, { sources, check }, words),
    remark: remark.filter((part) => part !== null).join(' · '),
  };
}
