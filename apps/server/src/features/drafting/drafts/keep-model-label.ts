import type { WrittenParts } from '@mingfa/contract/draft-state';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { draftSuggestion } from '../../../db/schema/drafting.ts';
import type { DraftRow } from '../own-rows.ts';
import type { DraftWords } from './refuse-old-revision.ts';

/** So many characters in a row are nobody's by chance. */
const RUN_CHARACTERS = 12;

const plain = (text: string) => text.replace(/[\s\p{P}]/gu, '');

/** Whether words of one text are left in another; a text shorter than a run as a whole. */
function hasRunOf(text: string, of: string): boolean {
  const [after, before] = [plain(text), plain(of)];
  const length = Math.min(RUN_CHARACTERS, before.length);
  if (length === 0) return false;
  const runs = new Set<string>();
  for (let at = 0; at + length <= before.length; at += 1) runs.add(before.slice(at, at + length));
  for (let at = 0; at + length <= after.length; at += 1)
    if (runs.has(after.slice(at, at + length))) return true;
  return false;
}

/**
 * A part that a model wrote stays the model's when a person edits it, as long as so many characters of the model's in a row are left in it
 * (decision 026: too much is the safe side). Words that are all a person's are theirs.
 */
export async function keepModelLabel(
  tx: Transaction,
  held: DraftRow,
  words: DraftWords,
): Promise<DraftWords> {
  const edited = Object.keys(words.parts).filter(
    (id) => held.parts[id]?.by === 'model' && words.parts[id]?.by === 'person',
  );
  if (edited.length === 0) return words;
  const accepted = await tx
    .select({ part: draftSuggestion.part, text: draftSuggestion.acceptedText })
    .from(draftSuggestion)
    .where(
      and(
        eq(draftSuggestion.draftId, held.id),
        eq(draftSuggestion.decision, 'accepted'),
        inArray(draftSuggestion.part, edited),
      ),
    );
  const parts: WrittenParts = { ...words.parts };
  for (const id of edited) {
    const [before, after] = [held.parts[id], words.parts[id]];
    if (!before || !after) continue;
    const told = accepted.filter(({ part }) => part === id).map(({ text }) => text ?? '');
    // Of a copy, and of what came otherwise, only what stood there is known.
    const own = told.length > 0 ? told : [before.text];
    if (own.some((text) => hasRunOf(after.text, text))) parts[id] = { ...before, text: after.text };
  }
  return { ...words, parts };
}
