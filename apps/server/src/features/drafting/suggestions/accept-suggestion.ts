import type { WrittenParts } from '@mingfa/contract/draft-state';
import type * as contract from '@mingfa/contract/draft-suggestion';
import type { SuggestionCheck, SuggestionProblem } from '@mingfa/contract/draft-suggestion';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { auditedStateLabel } from '@mingfa/contract/labels/citation-audit-labels';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import { eq } from 'drizzle-orm';
import { draft } from '../../../db/schema/drafting.ts';
import { listRuns } from '../../../engine/runs/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { describeDraft } from '../drafts/describe-draft.ts';
import { refuseOldRevision } from '../drafts/refuse-old-revision.ts';
import { catalogFor } from '../own/own-catalog.ts';
import { type DraftOfMatter, holdDraft } from '../own-rows.ts';
import { requireTemplate, type TemplateCatalog } from '../templates/template-catalog.ts';
import { checkMended } from './check-suggestion.ts';
import { describeSuggestion } from './describe-suggestion.ts';
import { decide } from './end-suggestions.ts';
import { ownSuggestion, type SuggestionRow } from './own-suggestion.ts';
import type { SuggestionContext } from './suggestion-context.ts';
import { SUGGESTION } from './suggestion-subject.ts';
import { placeOfSelection, wordsOfPart } from './suggestion-target.ts';

type Input = EndpointInput<typeof contract.acceptSuggestion>;

/**
 * Takes a suggestion over, as the model's words: checked now, whatever was found when it was written.
 * @throws AppError `not_found`, `run_in_progress`, `suggestion_decided`, `suggestion_empty`, `suggestion_problems`, `draft_changed`, `selection_gone`
 */
export async function acceptSuggestion(
  context: SuggestionContext & RequestContext,
  { draftId, suggestionId, seenRevision, text, accepted }: Input,
): Promise<EndpointOutput<typeof contract.acceptSuggestion>> {
  const place = { draftId, suggestionId };
  const row = await ownSuggestion(context.db, context.caller, place);
  if (row.decision !== 'open') throw new AppError('suggestion_decided');
  const checked = await checkMended(context, row, text);
  const words = cleanText(text ?? row.text);
  if (words.trim() === '') throw new AppError('suggestion_empty');
  refuseProblems(context, checked, accepted);
  const catalog = await catalogFor(context);
  const model = (await listRuns(context.db, SUGGESTION, [row.id])).get(row.id)?.model ?? null;
  return context.db.transaction(async (tx) => {
    const held = await holdDraft(tx, context.caller, draftId);
    await decide(context, tx, row, {
      decision: 'accepted',
      acceptedText: words,
      checked,
    });
    const parts = partsWith(context, catalog, held, row, words, model);
    refuseOldRevision(held.draft, { ...held.draft, parts }, seenRevision);
    const changed =
      row.part === null
        ? held.draft
        : (
            await tx
              .update(draft)
              .set({ parts, revision: held.draft.revision + 1, savedAt: context.clock.now() })
              .where(eq(draft.id, draftId))
              .returning()
          )[0];
    if (!changed) throw new AppError('not_found');
    const after = { draft: changed, matter: held.matter };
    return {
      suggestion: await describeSuggestion(tx, await ownSuggestion(tx, context.caller, place)),
      words: { text: words, model },
      draft: await describeDraft(tx, catalog, after, todayInChina(context.clock)),
    };
  });
}

const keyOf = ({ start, raw, state }: SuggestionProblem) => JSON.stringify([start, raw, state]);

/** @throws AppError `suggestion_problems` with each citation that is neither mended nor accepted */
function refuseProblems(
  { language }: Pick<RequestContext, 'language'>,
  { problems }: SuggestionCheck,
  accepted: readonly SuggestionProblem[],
): void {
  const named = new Set(accepted.map(keyOf));
  const left = problems.filter((problem) => !named.has(keyOf(problem)));
  if (left.length === 0) return;
  throw new AppError(
    'suggestion_problems',
    { count: left.length },
    {
      details: left.map(({ start, raw, state }) => ({
        path: `citation.${start}`,
        message: `${raw} ${auditedStateLabel({ state, type: 'statute', isWholeLaw: false }, language)}`,
      })),
    },
  );
}

/** The parts of the draft with these words in the part, or in the place of the chosen ones in it. @throws AppError `selection_gone` */
function partsWith(
  { clock }: Pick<RequestContext, 'clock'>,
  catalog: TemplateCatalog,
  held: DraftOfMatter,
  { part, selection }: SuggestionRow,
  words: string,
  model: string | null,
): WrittenParts {
  if (part === null) return held.draft.parts;
  const entry = requireTemplate(catalog, held.draft.templateId);
  const whole = wordsOfPart(catalog, entry, held, part, todayInChina(clock));
  const at = selection ? placeOfSelection(whole, selection) : { start: 0, end: whole.length };
  const text = `${whole.slice(0, at.start)}${words}${whole.slice(at.end)}`;
  return { ...held.draft.parts, [part]: { text, by: 'model', ...(model === null ? {} : { model }) } };
}
