import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { PostgreSQL, sql } from '@codemirror/lang-sql';
import { bracketMatching } from '@codemirror/language';
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { TABLE_QUERY_LIMITS } from '@mingfa/contract/table-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { completeSql } from './complete-sql.ts';
import type { SqlFieldProps } from './sql-field-props.ts';
import { sqlLook } from './sql-look.ts';

/** A longer text is not taken in. */
const withinLimit = EditorState.changeFilter.of(
  (change) => change.newDoc.length <= TABLE_QUERY_LIMITS.sqlCharacters,
);

/** SQL as it is written: coloured, with names that are offered. Tab leaves it, as it leaves every field. */
export default function SqlEditor(props: SqlFieldProps) {
  const { label, value, tables, isInvalid = false, describedBy, shownPlace = null } = props;
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [parts] = useState(() => ({ names: new Compartment(), said: new Compartment() }));
  const tell = useEffectEvent((written: string) => {
    if (written !== props.value) props.onChange(written);
  });
  const run = useEffectEvent(() => {
    props.onRun?.();
    return true;
  });
  const begin = useEffectEvent((parent: HTMLElement) => {
    const { names, said } = parts;
    return new EditorView({
      parent,
      state: EditorState.create({
        doc: props.value,
        extensions: [
          Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => run() }])),
          history(),
          drawSelection(),
          bracketMatching(),
          closeBrackets(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          sql({ dialect: PostgreSQL }),
          withinLimit,
          EditorView.lineWrapping,
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) tell(state.doc.toString());
          }),
          names.of(namesOf(tables)),
          said.of(attributesOf(label, isInvalid, describedBy)),
          sqlLook,
        ],
      }),
    });
  });

  useEffect(() => {
    if (!place.current) return;
    const made = begin(place.current);
    setView(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    const written = view?.state.doc.toString();
    if (view && written !== value)
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
  }, [view, value]);
  useEffect(() => {
    view?.dispatch({ effects: parts.names.reconfigure(namesOf(tables)) });
  }, [view, parts, tables]);
  useEffect(() => {
    view?.dispatch({ effects: parts.said.reconfigure(attributesOf(label, isInvalid, describedBy)) });
  }, [view, parts, label, isInvalid, describedBy]);
  useEffect(() => {
    if (!view || !shownPlace) return;
    const end = view.state.doc.length;
    const [anchor, head] = [Math.min(shownPlace.from, end), Math.min(shownPlace.to, end)];
    view.focus();
    view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
  }, [view, shownPlace]);

  return <div ref={place} />;
}

function namesOf(tables: SqlFieldProps['tables']): Extension {
  return autocompletion({ override: [completeSql(tables)], icons: false });
}

function attributesOf(label: string, isInvalid: boolean, describedBy: string | undefined): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-invalid': String(isInvalid),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    spellcheck: 'false',
    autocapitalize: 'off',
  });
}
