import type { AskedTable } from '../sql/asked-tables.ts';
import type { ColumnValues } from './find-values.ts';
import { flatQuestion } from './flat-question.ts';
import type { QuestionToken } from './question-token.ts';
import { type ColumnToken, isText } from './resolve-columns.ts';
import { rowNouns } from './row-nouns.ts';

/** 几种合同, 不同的合同: kinds are meant, and no rows. */
const KINDS = /[种类]|不同|different|distinct/;
/** What exists once each, and has a number rather than a name. */
const PAPERS = /(?:合同|协议|租约|订单|发票|案件|保单|凭证|票据|contracts?|orders?|invoices?|policies)$/;

/** 合同 of a list of contracts means its rows, told apart by the column that numbers them: never 合同名称, which many of them share. */
export function nameRows(
  tokens: readonly QuestionToken[],
  table: AskedTable,
  dictionary: readonly ColumnValues[],
): QuestionToken[] {
  const nouns = rowNouns(table, dictionary);
  const saysKinds = tokens.some(
    ({ kind, text }) => (kind === 'grammar' || kind === 'left') && KINDS.test(flatQuestion(text)),
  );
  if (saysKinds) return [...tokens];
  const isUnique = (name: string) =>
    dictionary.some(({ of, isUnique: one }) => of.table === table.name && of.column === name && one);
  return tokens.map((token): QuestionToken => {
    const word = flatQuestion(token.text).trim();
    if (token.kind !== 'column' || !(nouns.includes(word) || PAPERS.test(word))) return token;
    // A column that is called so.
    if (token.candidates.some(({ column }) => flatQuestion(column.label).trim() === word)) return token;
    const candidates = rowsOf(token, isUnique, !PAPERS.test(word));
    const { start, end, text } = token;
    return candidates.length > 0
      ? { ...token, candidates }
      : { start, end, text, kind: 'grammar', word: 'row_noun' };
  });
}

function rowsOf(
  { candidates }: ColumnToken,
  isUnique: (name: string) => boolean,
  isNamed: boolean,
): ColumnToken['candidates'] {
  const texts = candidates.filter(({ column }) => isText(column));
  if (texts.some(({ column }) => isUnique(column.name)))
    return candidates.filter(({ column }) => !isText(column) || isUnique(column.name));
  if (isNamed) return candidates;
  return candidates.filter(({ column }) => column.meaning !== 'name');
}
