import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { ColumnRef } from '@mingfa/contract/table-query';
import { genderWords } from './gender-words.ts';
import { isThing } from './is-thing.ts';
import type { QuestionReading } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import { isDay, isText, resolveColumn } from './resolve-columns.ts';

/** Who or what is counted where only 人数 or 几家 is said: the one column beside it, or the one of names; null for rows, where each is such a thing. */
export function peopleOf(reading: QuestionReading, word: QuestionToken | undefined): ColumnRef | null {
  const at = word ? reading.tokens.indexOf(word) : -1;
  for (const beside of [reading.tokens[at + 1], reading.tokens[at - 1]]) {
    if (beside?.kind !== 'column' || reading.isUsed(beside)) continue;
    const resolved = resolveColumn(beside, isText, true) ?? codeOf(beside);
    if (!resolved) continue;
    reading.use(beside);
    return resolved.of;
  }
  if (word && countsRows(reading, word)) return null;
  // 加班小时数 is the column before it.
  if (word && /^(?:总数|数)/.test(word.text)) reading.fail(word);
  // 几个 may count anything.
  const ofPerson = [reading.tokens[at + 1], reading.tokens[at - 1]].some(isOfGender);
  const isPeople =
    ofPerson || (word !== undefined && /人|位|名|people|persons|employees|workers|staff/.test(word.text));
  if (word && !isPeople && !/家|户|different|distinct/.test(word.text)) reading.fail(word);
  const names = partiesOf(reading, word);
  const grouped = reading.query.dimensions.map(({ of }) => of.column);
  const [only, ...more] = names.filter(({ name }) => !grouped.includes(name));
  if (!only || more.length > 0 || !word) reading.fail(word);
  // 多少人 counts people, 几家 firms.
  if (isPeople && !/姓名|员工|职工|雇员|人$|name/i.test(only.label)) reading.fail(word);
  return reading.refOf(only);
}

/** 女: whoever is meant is a person. */
const isOfGender = (token: QuestionToken | undefined): boolean =>
  token?.kind === 'value' &&
  token.candidates.every(({ column, value }) => column.kind === 'text' && genderWords([value]).length > 0);

/** 几份, 案件数量: rows, where each is one and no column holds how many there are of it. */
function countsRows(reading: QuestionReading, word: QuestionToken): boolean {
  const { tokens, nouns } = reading;
  const at = tokens.indexOf(word);
  // Number of unpaid invoices.
  const behind = tokens.slice(at + 1).find(({ kind }) => kind !== 'value' && kind !== 'time');
  const beside = [behind, tokens[at - 1]].find((token) => isThing(reading, token));
  const isVerb = [tokens[at - 1]].some(
    (token) => token?.kind === 'column' && token.candidates.every(({ column }) => isDay(column)),
  );
  // 立案数量, 各案由的数量.
  const isOfPieces =
    /[份起宗桩]|件|张/.test(word.text) || (isVerb && /数/.test(word.text)) || /^数量$/.test(word.text);
  const hasQuantity = reading.columns(({ meaning }) => meaning === 'count').length > 0;
  if (hasQuantity && /件|张|数量/.test(word.text)) return false;
  if (beside) reading.use(beside);
  return beside !== undefined || (isOfPieces && nouns.length > 0);
}

/** Columns of names: those of whom the table is about before those who kept it. */
export function partiesOf(reading: QuestionReading, word: QuestionToken | undefined): TableColumn[] {
  const names = reading.columns(({ meaning }) => meaning === 'name');
  if (word && /谁/.test(word.text) && reading.has('sum')) return names;
  const parties = names.filter(({ label }) => !KEEPERS.test(label));
  return parties.length > 0 ? parties : names;
}

const KEEPERS = /经办|承办|经手|操作|录入|负责|制单|审核|复核|柜员|律师|法官|handler|operator|clerk|agent/i;

const isCode = (column: TableColumn) => isText(column) && column.meaning === 'code';

/** 多少个合同: by 合同编号. */
function codeOf(token: Extract<QuestionToken, { kind: 'column' }>) {
  return resolveColumn(token, isCode);
}
