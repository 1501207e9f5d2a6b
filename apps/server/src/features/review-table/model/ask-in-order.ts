import type { ErrorCode } from '@mingfa/contract/errors';
import type { ResolvedModel } from '../../../ports/model.ts';
import type { ColumnRow } from '../own-table.ts';
import type { ReviewTableContext } from '../review-table-context.ts';
import type { ColumnsRead } from '../thread/column-jobs.ts';
import { askDocument, type ModelAnswers } from './ask-document.ts';

/** Columns one after another of which each is asked once those it depends on were; what goes round in a circle comes last. */
function inOrder(columns: readonly ColumnRow[]): ColumnRow[][] {
  const levels: ColumnRow[][] = [];
  let left = [...columns];
  while (left.length > 0) {
    const ids = new Set(left.map(({ id }) => id));
    const ready = left.filter(({ dependsOn }) => !dependsOn.some((id) => ids.has(id)));
    const level = ready.length > 0 ? ready : left;
    levels.push(level);
    left = left.filter((column) => !level.includes(column));
  }
  return levels;
}

/** Asks models the questions of one document in the order of their dependence, with what is known of the columns they name. */
export async function askInOrder(
  context: ReviewTableContext,
  models: readonly ResolvedModel[],
  asked: readonly ColumnRow[],
  read: ColumnsRead & { isWhole: boolean },
  /** Words of the cells of this row, by column; what is found is added. */
  known: Map<string, { label: string; words: string }>,
  signal: AbortSignal,
): Promise<ModelAnswers> {
  const all: ModelAnswers = { answers: new Map(), failure: null, model: null };
  for (const level of inOrder(asked)) {
    const columns = level.map(({ id, label, instruction, kind, choices, dependsOn }) => ({
      ...{ columnId: id, label, kind, choices },
      instruction: dependsOn.reduce((text, on) => {
        const one = known.get(on);
        return one ? text.replaceAll(`{${one.label}}`, () => one.words) : text;
      }, instruction),
    }));
    const { answers, failure, model } = await askDocument(context, models, columns, read, signal);
    for (const [columnId, answer] of answers) {
      all.answers.set(columnId, answer);
      const label = level.find(({ id }) => id === columnId)?.label ?? '';
      known.set(columnId, { label, words: answer.value?.text ?? '—' });
    }
    all.model = model ?? all.model;
    if (failure !== null) return { ...all, failure: failure satisfies ErrorCode };
  }
  return all;
}
