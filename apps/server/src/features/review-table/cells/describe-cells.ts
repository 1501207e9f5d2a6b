import type { ErrorCode } from '@mingfa/contract/errors';
import type { ReviewAnswer, ReviewCell } from '@mingfa/contract/review-cell';
import type { Language } from '@mingfa/contract/values';
import type { StoredAnswer } from '../../../db/schema/review-table.ts';
import { AppError } from '../../../ports/app-error.ts';
import { toErrorAnswer } from '../../../runtime/error-answer.ts';
import type { CellRow } from '../own-table.ts';
import type { Target } from './deviations.ts';

/** What is said of cells besides what they are. */
export interface CellWords {
  /** What whoever checked them is called. */
  checkedBy: string;
  targets: readonly Target[];
  language: Language;
}

/** Cells as they are shown, each held against its column's target. */
export function describeCells(
  cells: readonly CellRow[],
  { checkedBy, targets, language }: CellWords,
): ReviewCell[] {
  const targetOf = new Map(targets.map((target) => [target.columnId, target]));
  return cells.map((cell) => {
    const says = cell.state === 'not_agreed' ? '' : cell.state === 'found' ? cell.group : null;
    const target = targetOf.get(cell.columnId);
    const answer = cell.chosen && answerOf(cell.chosen, cell[cell.chosen]);
    return {
      rowId: cell.rowId,
      columnId: cell.columnId,
      state: cell.state,
      answer,
      other: otherOf(cell),
      checked: cell.checkedAt ? { by: checkedBy, at: cell.checkedAt.toISOString() } : null,
      group: cell.group,
      deviation: target && says !== null && says !== target.says ? target.kind : null,
      message:
        cell.state === 'failed' || cell.state === 'not_read'
          ? messageOf(cell.errorCode, language)
          : answer?.reason
            ? WORDS[language].reasons[answer.reason]
            : null,
      revision: cell.revision,
    };
  });
}

/** What the method says that was not chosen, where it differs; beside a person's own words, what the rule or the model has. */
function otherOf(cell: CellRow): ReviewAnswer | null {
  if (cell.chosen === 'hand') return answerOf('rule', cell.rule) ?? answerOf('model', cell.model);
  if (!cell.disagrees) return null;
  return cell.chosen === 'rule' ? answerOf('model', cell.model) : answerOf('rule', cell.rule);
}

const answerOf = (method: ReviewAnswer['method'], stored: StoredAnswer | null): ReviewAnswer | null =>
  stored && { method, ...stored };

const WORDS = {
  'zh-CN': {
    partly: '文件没有全部读完，读到的部分里没有',
    quota: '今日可以用模型的次数已用完，明天可以接着填',
    reasons: {
      blank: '文件里写到了，但该处是空白、待填或者没有勾选',
      elsewhere: '文件里写到了，但另见附件、订单或者其他文件',
      contradicting: '文件里前后（或者大小写）不一致，请核对原文',
      doubtful: '找到了相近的内容，但不能确定说的就是这一项，请核对原文',
    },
  },
  en: {
    partly: 'The document was not read wholly; what was read does not have it.',
    quota: 'What a model may be asked today is used up; go on tomorrow.',
    reasons: {
      blank: 'The document speaks of it, but the place is blank, to be filled in or not ticked.',
      elsewhere: 'The document speaks of it, but leaves it to an annex, an order or another paper.',
      contradicting: 'Figures or words of the document contradict each other; look at its text.',
      doubtful: 'Something near was found; whether it answers this is not certain. Look at the text.',
    },
  },
};

/** Why a cell or a document says nothing, in words. */
export function messageOf(
  code: string | null,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  if (code === null) return WORDS[language].partly;
  if (code === 'quota_exceeded') return WORDS[language].quota;
  return toErrorAnswer(new AppError(code as ErrorCode, values), { language, requestId: '' }).body
    .errorMessage;
}
