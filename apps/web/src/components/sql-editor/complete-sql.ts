import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { DatasetTable } from '@mingfa/contract/dataset';
import { COLUMN_KIND_LABELS } from '@mingfa/contract/labels/table-labels';
import { currentLanguage } from '../../lib/i18n.ts';
import { SQL_FUNCTIONS, SQL_KEYWORDS } from './sql-words.ts';
import { type SqlWord, wordBefore } from './word-before.ts';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Names of columns and tables, functions and words of SQL that may stand at the cursor; columns before all else. */
export function completeSql(tables: readonly DatasetTable[]) {
  /** A begun name is looked for as it is written; it is put in with its quotes. */
  const named = (label: string, isQuoted: boolean): Pick<Completion, 'label' | 'displayLabel' | 'apply'> => ({
    label: isQuoted ? quoted(label) : label,
    ...{ displayLabel: label, apply: quoted(label) },
  });
  const columnsOf = (asked: readonly DatasetTable[], isQuoted: boolean): Completion[] =>
    asked.flatMap(({ label: table, columns }) =>
      columns
        .filter(({ isSkipped }) => !isSkipped)
        .map(({ label, kind }) => ({
          ...named(label, isQuoted),
          detail: [asked.length > 1 ? table : null, COLUMN_KIND_LABELS[currentLanguage()][kind]]
            .filter(Boolean)
            .join(' · '),
          type: 'property',
          boost: 3,
        })),
    );
  const namesOf = (isQuoted: boolean): Completion[] =>
    tables.map(({ label }) => ({ ...named(label, isQuoted), type: 'class', boost: 2 }));
  const functions: Completion[] = SQL_FUNCTIONS.map(({ name, takes }) => ({
    label: name,
    detail: takes,
    type: 'function',
    boost: 1,
    apply: (view, _, from, to) =>
      view.dispatch({
        changes: { from, to, insert: `${name}()` },
        selection: { anchor: from + name.length + 1 },
      }),
  }));
  const keywords: Completion[] = SQL_KEYWORDS.map((label) => ({ label, type: 'keyword' }));
  return (context: CompletionContext): CompletionResult | null => {
    const { state, pos, explicit } = context;
    const word = wordBefore(state.sliceDoc(0, pos));
    // Where nothing is begun, only what has to stand there is proposed.
    if (!word || (word.from === pos && !explicit && word.wanted === null)) return null;
    const isBeforeQuote = word.isQuoted && state.sliceDoc(pos, pos + 1) === '"';
    const asked = tables.filter(({ name, label }) => name === word.table || label === word.table);
    const columns = columnsOf(asked.length > 0 ? asked : tables, word.isQuoted);
    const names = namesOf(word.isQuoted);
    const optionsFor = ({ table, isQuoted, wanted }: SqlWord, { isBegun }: { isBegun: boolean }) => {
      if (wanted === 'table') return names;
      if (table !== null || (wanted === 'column' && !isBegun && !explicit)) return columns;
      return isQuoted ? [...columns, ...names] : [...columns, ...names, ...functions, ...keywords];
    };
    return {
      from: word.from,
      ...(isBeforeQuote ? { to: pos + 1 } : {}),
      options: optionsFor(word, { isBegun: word.from < pos }),
    };
  };
}
