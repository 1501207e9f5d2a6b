import type { StoredAnswer } from '../../../db/schema/review-table.ts';
import type { CellRow } from '../own-table.ts';
import { groupOf, sortNumberOf } from './group-of.ts';

type Answers = Pick<CellRow, 'rule' | 'model' | 'hand'>;
type Decided = Pick<
  CellRow,
  'state' | 'chosen' | 'words' | 'group' | 'sortNumber' | 'disagrees' | 'errorCode'
>;
const CHARACTERS = 2000;
const SURE = { high: 2, medium: 1, low: 0 } as const;

/**
 * What a cell says by its answers: the rule's, unless it found nothing or is less sure than a model that did.
 * @param chosen whose answer it is to be, where somebody has said so
 */
export function decideCell(answers: Answers, chosen: CellRow['chosen'] = choose(answers)): Decided {
  const answer = chosen && answers[chosen];
  if (!answer)
    return {
      ...{ state: 'waiting', chosen: null, words: '', group: null, sortNumber: null },
      ...{ disagrees: false, errorCode: null },
    };
  const { rule, model } = answers;
  return {
    state: answer.state,
    chosen,
    words: (answer.value?.text ?? '').slice(0, CHARACTERS).toWellFormed(),
    group: answer.value && groupOf(answer.value, answer.parts),
    sortNumber: answer.value && sortNumberOf(answer.value),
    disagrees: rule !== null && model !== null && saysOf(rule) !== saysOf(model),
    errorCode: null,
  };
}

function choose({ rule, model }: Answers): CellRow['chosen'] {
  if (!rule || !model) return rule ? 'rule' : model ? 'model' : null;
  if (model.state !== 'found') return 'rule';
  return rule.state === 'found' && SURE[rule.confidence] >= SURE[model.confidence] ? 'rule' : 'model';
}

const saysOf = ({ state, value, parts }: StoredAnswer): string =>
  value ? `found ${groupOf(value, parts)}` : state;
