import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../../lib/in-language.ts';
import type { SheetState } from '../../hooks/use-matter-facts.ts';
import { describeChangeFailure } from '../../model/describe-change-failure.ts';
import { describeValue } from '../../model/describe-value.ts';
import type { FactDefinition } from '../../model/fact-types.ts';
import { readTyped, writeTyped } from '../../model/read-typed.ts';
import { FactValueField } from './fact-value-field.tsx';
import styles from './facts.module.css';

export interface FactEditorProps {
  state: SheetState;
  path: string;
  definition: FactDefinition;
  label: string;
  /** Saved, or given up. */
  onDone: (isSaved: boolean) => void;
}

/** A fact as it is being typed. What is typed stays where it could not be saved, and where somebody else saved meanwhile. */
export function FactEditor({ state, path, definition, label, onDone }: FactEditorProps) {
  const { t } = useTranslation(['drafting', 'shell']);
  const helpId = useId();
  const [typed, setTyped] = useState(() => writeTyped(state.held.sheet.entries[path]?.chosen.value));
  const [problem, setProblem] = useState<string | null>(null);
  const [isConflict, setIsConflict] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const value = readTyped(definition, typed);
    if (value === null) return setProblem(t('fact.notNumber'));
    setIsSaving(true);
    const failure = await state.change([{ act: 'set', path, value }]);
    setIsSaving(false);
    if (!failure) return onDone(true);
    setIsConflict(failure.errorCode === 'facts_changed');
    if (!failure.silent) setProblem(describeChangeFailure(failure, state.names, state.held.sheet));
  };
  const heldNow = state.held.sheet.entries[path]?.chosen.value;
  const help = definition.help ? inLanguage(definition.help) : null;
  return (
    <form className={styles.editor} onSubmit={(event) => void save(event)}>
      <FactValueField
        definition={definition}
        label={label}
        typed={typed}
        autoFocus
        describedBy={help || problem ? helpId : undefined}
        onType={(next) => {
          setTyped(next);
          setProblem(null);
        }}
      />
      <div id={helpId}>
        {help ? <p className={styles.help}>{help}</p> : null}
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        {problem && isConflict && heldNow !== undefined ? (
          <p className={styles.help}>
            {t('fact.held')} <strong className={styles.value}>{describeValue(definition, heldNow)}</strong>
          </p>
        ) : null}
      </div>
      <div className={styles.editorFoot}>
        <Button size="small" type="primary" htmlType="submit" loading={isSaving}>
          {t('fact.save')}
        </Button>
        <Button size="small" onClick={() => onDone(false)}>
          {t('shell:action.cancel')}
        </Button>
      </div>
    </form>
  );
}
