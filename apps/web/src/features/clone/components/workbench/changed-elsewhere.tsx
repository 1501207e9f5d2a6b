import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import type { Draft } from '../../hooks/use-draft.ts';
import type { ChangedField } from '../../model/draft-keeper.ts';
import { fieldName } from '../../model/field-name.ts';
import { FieldValue } from '../field-value.tsx';
import styles from './changed-elsewhere.module.css';

type Side = 'mine' | 'theirs';

/** Two tabs wrote the same draft: both values of each field, and which one is kept. */
export function ChangedElsewhere({ draft }: { draft: Draft }) {
  const { t } = useTranslation('clone');
  const [isOpen, setIsOpen] = useState(true);
  const { state, changed, failure } = draft;
  if (state !== 'changed') return null;
  if (!isOpen)
    return (
      <div className={styles.reminder} role="status">
        {t('changed.title')}
        <Button size="small" type="primary" onClick={() => setIsOpen(true)}>
          {t('changed.decide')}
        </Button>
      </div>
    );
  return (
    <Choice
      key={failure?.requestId}
      changed={changed}
      onClose={() => setIsOpen(false)}
      onChoose={(isMine) => draft.keeper.resolve(isMine)}
    />
  );
}

interface ChoiceProps {
  changed: readonly ChangedField[];
  onClose: () => void;
  onChoose: (isMine: (path: string) => boolean) => void;
}

function Choice({ changed, onClose, onChoose }: ChoiceProps) {
  const { t } = useTranslation('clone');
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const sideOf = ({ path }: ChangedField): Side => chosen[path] ?? 'mine';
  const all = (side: Side) => setChosen(Object.fromEntries(changed.map(({ path }) => [path, side])));
  const take = () => {
    const mine = new Set(changed.filter((one) => sideOf(one) === 'mine').map(({ path }) => path));
    onChoose((path) => mine.has(path));
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('changed.title')}
      size="wide"
      footer={
        <>
          <Button onClick={() => all('mine')}>{t('changed.allMine')}</Button>
          <Button onClick={() => all('theirs')}>{t('changed.allTheirs')}</Button>
          <Button type="primary" onClick={take}>
            {t('changed.take')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t('changed.intro')}</p>
      <ul className={styles.fields}>
        {changed.map((field) => (
          <li key={field.path} className={styles.field}>
            <div className={styles.head}>
              <strong>{fieldName(t, field.path)}</strong>
              <Segmented<Side>
                aria-label={fieldName(t, field.path)}
                size="small"
                value={sideOf(field)}
                options={[
                  { value: 'mine', label: t('changed.mine') },
                  { value: 'theirs', label: t('changed.theirs') },
                ]}
                onChange={(side) => setChosen({ ...chosen, [field.path]: side })}
              />
            </div>
            <div className={styles.pair}>
              {(['mine', 'theirs'] as const).map((side) => (
                <div key={side} className={sideOf(field) === side ? styles.taken : styles.left}>
                  <span className={styles.side}>{t(`changed.${side}Value`)}</span>
                  <FieldValue path={field.path} value={field[side]} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
