import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { ColumnRef } from '@mingfa/contract/table-query';
import { firstDate } from './first-date.ts';
import { flatQuestion } from './flat-question.ts';
import { isAdditive } from './is-additive.ts';
import { paidSoFar } from './paid-so-far.ts';
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

/** Cells of words, or of yes and no. */
export const isText = ({ kind }: TableColumn) => kind === 'text' || kind === 'yes_no';
/** Cells of numbers. */
export const isNumber = ({ kind }: TableColumn) => kind === 'number';
/** Cells of days, with or without a time. */
export const isDay = ({ kind }: TableColumn) => kind === 'date' || kind === 'time';

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

/** The column of numbers that words mean; of 金额 beside 合同金额 and 已付金额 the one of what a row is. */
export function resolveFigure(reading: QuestionReading, token: ColumnToken): ResolvedColumn | null {
  const resolved = resolveColumn(token, isNumber);
  if (resolved) return resolved;
  const fitting = token.candidates.filter(({ column }) => isNumber(column));
  const own = fitting.filter(({ column }) =>
    reading.nouns.some((noun) => flatQuestion(column.label) === `${noun}${flatQuestion(token.text)}`),
  );
  const [only, ...more] = own;
  if (!only || more.length > 0) return null;
  return {
    column: only.column,
    of: only.of,
    others: fitting.filter((other) => other !== only).map(({ of }) => of),
  };
}

/** The one column that a question without a word for it can mean: the only amount, or the only one plainly called so. */
export function defaultAmount(reading: QuestionReading): ResolvedColumn | null {
  const amounts = reading.columns((column) => isAdditive(column) && column.meaning === 'amount');
  const numbers =
    amounts.length > 0
      ? amounts
      : reading.columns((column) => isAdditive(column) && column.meaning === 'plain');
  const plain = numbers.filter(
    ({ label }) =>
      reading.nouns.some((noun) => flatQuestion(label) === `${noun}金额`) ||
      /^(?:交易|付款|收款|支付|发生)?(?:金额|额|发生额)(?:[（(].*)?$|^amount\b|^total(?:[ _](?:amount|price))?$|^(?:价税合计|总价|总金额|小计)/i.test(
        label,
      ),
  );
  const wholes = [paidSoFar(numbers)?.whole ?? []].flat();
  const [only] =
    numbers.length === 1 ? numbers : plain.length === 1 && !hasOpposites(numbers) ? plain : wholes;
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

/** The day that a figure is of: 赔付日期 of 赔付金额; of what is paid or ended later than rows begin none; else the one that rows begin with. */
function dateOfFigure(
  reading: QuestionReading,
  dates: readonly TableColumn[],
  tokens: readonly ColumnToken[],
): TableColumn | null {
  const figures = tokens.flatMap((token) => resolveColumn(token, isNumber, true)?.column.label ?? []);
  const own = dates.filter(({ label }) => figures.some((figure) => figure.startsWith(stemOf(label))));
  if (own[0] && own.length === 1) return own[0];
  if (figures.some((label) => LATER.test(label))) return null;
  const ofRows = dates.filter(({ label }) =>
    reading.nouns.some((noun) => flatQuestion(label).replace(/_/g, ' ').startsWith(noun)),
  );
  return ofRows[0] && ofRows.length === 1 ? ofRows[0] : firstDate(dates);
}

const stemOf = (label: string) => label.replace(/(?:日期|时间|日|[_ ]date)$/i, '') || label;
const LATER = /^已|付款|支付|收款|回款|还款|结算|判决|赔付|paid|received|settled/i;

/** Whether a column is said right beside a time. */
export function isBesideTime({ tokens }: QuestionReading, token: QuestionToken): boolean {
  const at = tokens.indexOf(token);
  return [tokens[at - 1], tokens[at + 1]].some(
    (beside) =>
      beside?.kind === 'time' ||
      (beside?.kind === 'grammar' && (beside.word === 'part' || beside.word === 'which_part')),
  );
}

/** The date that a time in the question is held against: the one named, the only one, or the one plainly called so. */
export function resolveDate(
  reading: QuestionReading,
): { resolved: ResolvedColumn; tokens: ColumnToken[] } | null {
  const tokens = reading.tokens.filter((token): token is ColumnToken => token.kind === 'column');
  const all = tokens.flatMap((token) => {
    const isOfDays = token.candidates.every(({ column }) => isDay(column));
    const resolved = resolveColumn(token, isDay, !isOfDays);
    const isDate = isOfDays || /日|期|时间|date|time/.test(token.text);
    return resolved && isDate ? [{ resolved, token }] : [];
  });
  const several = new Set(all.map(({ resolved }) => resolved.column.name)).size > 1;
  // 2024年立案还没结案的: of several the one beside the time.
  const named = several ? all.filter(({ token }) => isBesideTime(reading, token)) : all;
  if (several && named.length === 0) return null;
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
  const hinting = tokens.filter(({ text }) => !reading.nouns.includes(flatQuestion(text)));
  const hinted = dates.filter((date) =>
    hinting.some(({ candidates }) => candidates.some(({ column }) => column === date)),
  );
  if (hinted[0] && hinted.length === 1) return asResolved(hinted[0]);
  const plain = dates.filter(({ label }) =>
    /^(?:交易|发生|业务|记账)?(?:日期|时间)$|^(?:date|transaction date)$/i.test(label),
  );
  // 交易日期 beside 交易时间.
  const days = plain.length > 1 ? plain.filter(({ kind }) => kind === 'date') : plain;
  if (days[0] && days.length === 1) return asResolved(days[0]);
  if (hinted.length > 1) return null;
  const own = dateOfFigure(reading, dates, tokens);
  return own ? asResolved(own) : null;
}
