import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { inLanguage } from '../../../../lib/in-language.ts';
import { toast } from '../../../../lib/toast.ts';
import type { SheetState } from '../../hooks/use-matter-facts.ts';
import { describeChangeFailure } from '../../model/describe-change-failure.ts';
import type { FactDefinition } from '../../model/fact-types.ts';
import { freshRow } from '../../model/fresh-row.ts';
import { FACT_GROUPS, groupOf } from '../../model/group-facts.ts';
import { FactEditor } from './fact-editor.tsx';
import styles from './facts.module.css';

/** Adds a fact of the dictionary by hand: its value, or an empty row of a list. */
export function AddFact({ state, onClose }: { state: SheetState; onClose: () => void }) {
  const { t } = useTranslation(['drafting', 'shell']);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<FactDefinition | null>(null);
  const { sheet } = state.held;
  const sought = words.trim().toLowerCase();
  const open = state.names.facts.filter(
    ({ id, kind, label, most }) =>
      (kind === 'list'
        ? (sheet.rows[id]?.length ?? 0) < (most ?? Number.POSITIVE_INFINITY)
        : !Object.hasOwn(sheet.entries, id)) && `${label.zh} ${label.en}`.toLowerCase().includes(sought),
  );
  const choose = async (definition: FactDefinition) => {
    if (definition.kind !== 'list') return setChosen(definition);
    const path = `${definition.id}/${freshRow(sheet, definition.id)}`;
    const failure = await state.change([{ act: 'add_row', path }]);
    if (!failure) return onClose();
    if (!failure.silent) toast.error(describeChangeFailure(failure, state.names, sheet));
  };
  return (
    <Sheet open title={t('sheet.addTitle')} onClose={onClose}>
      {chosen ? (
        <FactEditor
          state={state}
          path={chosen.id}
          definition={chosen}
          label={inLanguage(chosen.label)}
          onDone={(isSaved) => (isSaved ? onClose() : setChosen(null))}
        />
      ) : (
        <>
          <SearchField label={t('sheet.addSearch')} value={words} onChange={setWords} />
          {open.length === 0 ? <QuietNote>{t('sheet.addNothing')}</QuietNote> : null}
          {FACT_GROUPS.map((group) => {
            const facts = open.filter((definition) => groupOf(definition) === group);
            if (facts.length === 0) return null;
            return (
              <section key={group} aria-label={t(`group.${group}`)}>
                <h3 className={styles.addGroup}>{t(`group.${group}`)}</h3>
                <div className={styles.openFields}>
                  {facts.map((definition) => (
                    <Button key={definition.id} size="small" onClick={() => void choose(definition)}>
                      {inLanguage(definition.label)}
                    </Button>
                  ))}
                </div>
              </section>
            );
          })}
        </>
      )}
    </Sheet>
  );
}
