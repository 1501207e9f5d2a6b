import { dataOf, readAnswerParts } from '@mingfa/contract/answer-part';
import { RUN_STATE_LABELS } from '@mingfa/contract/labels/run-labels';
import { tellUnderstood } from '@mingfa/contract/labels/understood-labels';
import { tellWhose } from '@mingfa/contract/labels/whose-labels';
import type { Language } from '@mingfa/contract/values';
import { holdsModelWords } from '@mingfa/contract/words-origin';
import { listRuns, type RunRow } from '../../../engine/runs/index.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { ANSWER } from '../answer-subject.ts';
import { depthOf, readBranch } from '../branch.ts';
import type { MessageRow } from '../own-rows.ts';
import type { ExportEntry } from './export-document.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { nameOfSource, placeNotes } from './place-notes.ts';

/** Messages read at a time: each may carry long sources, and reading all at once would hold up everybody. */
const PAGE = 20;

/**
 * The shown branch, oldest first, with its citations turned into footnotes.
 * @param isMarked answers of a model are marked as generated; in a clean copy they are not
 */
export async function collectEntries(
  context: AppContext,
  leafMessageId: string | null,
  language: Language,
  isMarked: boolean,
): Promise<ExportEntry[]> {
  const total = await depthOf(context.db, leafMessageId);
  const entries: ExportEntry[] = [];
  for (let from = 1; from <= total; from += PAGE) {
    const rows = await readBranch(context.db, leafMessageId, { from, to: from + PAGE - 1 });
    const runs = await listRuns(
      context.db,
      ANSWER,
      rows.map((row) => row.id),
    );
    for (const row of rows) {
      const written = runs.get(row.id);
      entries.push(
        row.role === 'user' ? entryOfQuestion(row) : entryOfAnswer(row, written, { language, isMarked }),
      );
    }
  }
  return entries;
}

/** A question as it was written. */
export function entryOfQuestion(row: MessageRow): ExportEntry {
  return { role: 'user', isGenerated: false, markdown: row.text, notes: [], remark: '', sources: [] };
}

/** @param of.isMarked whether an answer of a model says so */
export function entryOfAnswer(
  row: MessageRow,
  written: RunRow | undefined,
  { language, isMarked }: { language: Language; isMarked: boolean },
): ExportEntry {
  const words = EXPORT_WORDS[language];
  const parts = readAnswerParts(row.parts);
  const sources = dataOf(parts, 'evidence')?.sources ?? [];
  const check = dataOf(parts, 'citation-check');
  const understood = dataOf(parts, 'understood');
  const state = written?.state;
  const model = written?.model ?? null;
  const generatedBy = holdsModelWords(row.text, { model, check }) ? model : null;
  const remark = [
    understood && tellUnderstood(understood, language),
    generatedBy ? (isMarked ? tellWhose(generatedBy, language) : null) : model && words.model(model),
    written ? words.asOf(row.asOf) : null,
    check && check.total > 0 ? words.checked(check) : null,
    state === 'cancelled' || state === 'failed' || state === 'interrupted'
      ? RUN_STATE_LABELS[language][state]
      : null,
  ];
  return {
    role: 'assistant',
    isGenerated: isMarked && generatedBy !== null,
    ...placeNotes(row.text, { sources, check }, language),
    remark: remark.filter((part) => typeof part === 'string').join(' · '),
    sources: [...new Set(sources.filter(({ index }) => row.text.includes(`[${index}]`)).map(nameOfSource))],
  };
}
