import { isThing } from './is-thing.ts';
import type { QuestionReading } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import { isDay, isNumber, isText, namesPlainly, resolveColumn } from './resolve-columns.ts';
import type { AskedGroups } from './take-dimensions.ts';

/** Takes what is listed: 列出超过10万的记录, 列出日期和金额, 列出所有供应商. */
export function takeRows(reading: QuestionReading, asked: AskedGroups): void {
  const lists = [...reading.words('list')];
  const nouns = reading.words('row_noun');
  const { query } = reading;
  const hasFigures = query.measures.length > 0;
  if (hasFigures || query.dimensions.length > 0) {
    reading.use(...lists, ...nouns);
    // 各供应商 alone asks nothing.
    if (!hasFigures && query.having.length === 0 && !asked.which && lists.length === 0)
      reading.fail(...reading.pieces);
    return;
  }
  // 超过50万的付款 can only be rows.
  const isBounded = query.filters.some(({ of }) =>
    reading.columns(isNumber).some(({ name }) => name === of.column),
  );
  // South 的客户, 东方集团的合同: who or what is named and nothing is counted.
  const isNamed =
    query.filters.length > 0 &&
    reading.unused.some(
      (token) =>
        token.kind === 'column' &&
        token.candidates.some((candidate) => isText(candidate.column) && namesPlainly(token, candidate)),
    );
  // 已到期没结清的借款, where each row is one.
  const isOfThings = query.filters.length > 0 && reading.unused.some((token) => isThing(reading, token));
  const isListed =
    isBounded ||
    isOfThings ||
    isNamed ||
    lists.length > 0 ||
    asked.isRows ||
    query.order.length > 0 ||
    query.columns.length > 0;
  if (!isListed && !(nouns.length > 0 && query.filters.length > 0)) reading.fail(...reading.tokens);
  reading.use(...lists, ...nouns);
  const named = reading.unused.flatMap((token) => {
    const resolved = token.kind === 'column' ? resolveColumn(token, () => true, true) : null;
    return resolved ? [{ token, resolved }] : [];
  });
  const [only] = named;
  if (only && named.length === 1 && isText(only.resolved.column) && nouns.length === 0 && !asked.isRows) {
    const isOne = reading.isUnique(only.resolved.of);
    // 超过50万的合同, a row each, are rows; 超过10万的供应商 may be meant by each row or by the sum.
    if (isOne && (isBounded || lists.length === 0)) {
      reading.use(only.token);
      return;
    }
    if (isBounded) reading.fail(only.token);
    // 按金额从高到低列出供应商: by each row or by the sum.
    if (reading.has('order', 'sort')) reading.fail(only.token);
    reading.use(only.token);
    reading.addDimension({ of: only.resolved.of, part: null, step: null }, only.token, only.resolved.others);
    return;
  }
  for (const { token, resolved } of named) {
    // 原告和被告都是公司的案件: a column of texts that is said says more than rows.
    if (nouns.length > 0 && isText(resolved.column) && saysWholeLabel(token)) reading.fail(token);
    reading.use(token);
    // 甲公司的付款记录 lists whole rows, whatever else is said of them.
    if (nouns.length === 0) reading.addColumn(resolved.of, token);
  }
}

const saysWholeLabel = (token: QuestionToken): boolean =>
  token.kind === 'column' && (token.candidates[0]?.score ?? 0) >= 95;

/** Takes 按金额从高到低, 降序. */
export function takeOrder(reading: QuestionReading): void {
  const [order] = reading.words('order');
  const [sort] = reading.words('sort');
  const said = order ?? sort;
  if (!said) return;
  reading.use(order, sort);
  const { query, tokens } = reading;
  const before = tokens[tokens.indexOf(said) - 1];
  const behind = tokens[tokens.indexOf(said) + 1];
  const column = [before, behind].find((token) => token?.kind === 'column');
  const resolved = column?.kind === 'column' ? resolveColumn(column, () => true) : null;
  const descending = order?.isDescending ?? !(resolved && isDay(resolved.column));
  if (query.order.length > 0) return;
  if (query.measures.length > 0) {
    const measure = resolved ? query.measures.findIndex(({ of }) => of?.column === resolved.of.column) : 0;
    if (measure < 0) reading.fail(said);
    reading.use(column);
    reading.addOrder({ by: { measure }, descending }, said);
  } else if (query.dimensions.length === 0 && resolved) {
    reading.use(column);
    reading.addOrder({ by: { of: resolved.of }, descending }, said);
  } else reading.fail(said);
}
