import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { ColumnRef } from '@mingfa/contract/table-query';
import { flatQuestion } from './flat-question.ts';
import type { QuestionReading } from './question-reading.ts';
import type { ColumnCandidate, QuestionToken } from './question-token.ts';
import { SYNONYMS } from './synonyms.ts';

/** A token that may mean columns. */
export type ColumnToken = Extract<QuestionToken, { kind: 'column' }>;

/** One column that words mean, and others they could have meant. */
export interface ResolvedColumn {
  column: TableColumn;
  of: ColumnRef;
  others: ColumnRef[];
}

const SAID = 80;
/** Behind what people say, these ends of a label change nothing: 供应商 is 供应商名称. */
const NAMING_END = /^(?:名称|名|姓名|户名|全称|简称|单位|编号|号|号码|类型|类别)$/;
/** Numbers that add up to nothing: balances, prices of one, ages, rates. */
const NOT_ADDITIVE =
  /余额|结余|单价|年龄|利率|税率|费率|比例|折扣|系数|balance|unit price|rate|age$|年份|序号/i;

/** Cells of words, or of yes and no. */
export const isText = ({ kind }: TableColumn) => kind === 'text' || kind === 'yes_no';
/** Cells of numbers. */
export const isNumber = ({ kind }: TableColumn) => kind === 'number';
/** Cells of days, with or without a time. */
export const isDay = ({ kind }: TableColumn) => kind === 'date' || kind === 'time';

/** Whether the cells of a column can be added up. */
export const isAdditive = ({ kind, meaning, label }: TableColumn): boolean =>
  kind === 'number' && meaning !== 'rate' && meaning !== 'code' && !NOT_ADDITIVE.test(label);

/** Whether words name a column rather than only say what the table is about: the whole label, its end, or all but 名称 at its end. */
export function namesColumn(token: ColumnToken, candidate: ColumnCandidate): boolean {
  if (namesPlainly(token, candidate)) return true;
  const { label, meaning } = candidate.column;
  return (
    !flatQuestion(label).includes(flatQuestion(token.text)) && (meaning === 'name' || meaning === 'category')
  );
}

/** As {@link namesColumn}, without columns of names and kinds that another word for a part of their label may mean. */
export function namesPlainly(token: ColumnToken, { column, score }: ColumnCandidate): boolean {
  if (score >= SAID) return true;
  const word = flatQuestion(token.text);
  const label = flatQuestion(column.label)
    .replace(/\([^()]*\)/g, '')
    .trim();
  if (label.endsWith(word)) return true;
  const at = label.indexOf(word);
  if (at >= 0) return NAMING_END.test(label.slice(at + word.length));
  // Contracts of 合同编号.
  const isSaidOtherwise = SYNONYMS.get(word)?.some(
    (same) => label.startsWith(same) && NAMING_END.test(label.slice(same.length)),
  );
  return isText(column) && isSaidOtherwise === true;
}

/** The one column of a kind that words mean; null where they mean none, or several alike. */
export function resolveColumn(
  token: ColumnToken,
  test: (column: TableColumn) => boolean,
  mustName = false,
): ResolvedColumn | null {
  const fitting = token.candidates.filter(
    (candidate) => test(candidate.column) && (!mustName || namesColumn(token, candidate)),
  );
  const best = Math.max(...fitting.map(({ score }) => score));
  const top = fitting.filter(({ score }) => score === best);
  const chosen = top.length > 1 ? likeliest(top) : top[0];
  if (!chosen) return null;
  return {
    column: chosen.column,
    of: chosen.of,
    others: fitting.filter((other) => other !== chosen).map(({ of }) => of),
  };
}

/** Of 供应商名称 and 供应商编号 the name; of two names none. */
function likeliest(candidates: readonly ColumnCandidate[]): ColumnCandidate | undefined {
  if (!candidates.every(({ column }) => isText(column))) return undefined;
  const names = candidates.filter(({ column }) => column.meaning === 'name');
  return names.length === 1 ? names[0] : undefined;
}

/** The one column that a question without a word for it can mean: the only amount, or the only one plainly called so. */
export function defaultAmount(reading: QuestionReading): ResolvedColumn | null {
  const amounts = reading.columns((column) => isAdditive(column) && column.meaning === 'amount');
  const numbers =
    amounts.length > 0
      ? amounts
      : reading.columns((column) => isAdditive(column) && column.meaning === 'plain');
  const plain = numbers.filter(({ label }) =>
    /^(?:交易|付款|收款|支付|发生)?(?:金额|额|发生额)(?:[（(].*)?$|^amount\b/i.test(label),
  );
  const [only] = numbers.length === 1 ? numbers : plain.length === 1 && !hasOpposites(numbers) ? plain : [];
  if (!only) return null;
  return {
    column: only,
    of: reading.refOf(only),
    others: numbers.filter((other) => other !== only).map((other) => reading.refOf(other)),
  };
}

/** 借方 beside 贷方, 收入 beside 支出: neither is the amount. */
export const hasOpposites = (columns: readonly TableColumn[]): boolean =>
  [/借方|支出|付款|付出|debit|expense/i, /贷方|收入|收款|credit|income/i].every((side) =>
    columns.some(({ label }) => side.test(label)),
  );

/** The date that a time in the question is held against: the one named, the only one, or the one plainly called so. */
export function resolveDate(
  reading: QuestionReading,
): { resolved: ResolvedColumn; tokens: ColumnToken[] } | null {
  const tokens = reading.tokens.filter((token): token is ColumnToken => token.kind === 'column');
  const named = tokens.flatMap((token) => {
    const resolved = resolveColumn(token, isDay, true);
    const isDate =
      token.candidates.every(({ column }) => isDay(column)) || /日|期|时间|date|time/.test(token.text);
    return resolved && isDate ? [{ resolved, token }] : [];
  });
  const distinct = new Set(named.map(({ resolved }) => resolved.column.name));
  const [first] = named;
  if (first && distinct.size === 1)
    return { resolved: first.resolved, tokens: named.map(({ token }) => token) };
  if (first) return null;
  const dates = reading.columns(isDay);
  const asResolved = (column: TableColumn) => ({
    resolved: {
      column,
      of: reading.refOf(column),
      others: dates.filter((other) => other !== column).map((other) => reading.refOf(other)),
    },
    tokens: [],
  });
  if (dates[0] && dates.length === 1) return asResolved(dates[0]);
  // 付款 of 付款日期, where the question says 去年付款.
  const hinted = dates.filter((date) =>
    tokens.some(({ candidates }) => candidates.some(({ column }) => column === date)),
  );
  if (hinted[0] && hinted.length === 1) return asResolved(hinted[0]);
  const plain = dates.filter(({ label }) =>
    /^(?:交易|发生|业务|记账)?(?:日期|时间)$|^(?:date|transaction date)$/i.test(label),
  );
  // 交易日期 beside 交易时间.
  const days = plain.length > 1 ? plain.filter(({ kind }) => kind === 'date') : plain;
  return days[0] && days.length === 1 ? asResolved(days[0]) : null;
}
