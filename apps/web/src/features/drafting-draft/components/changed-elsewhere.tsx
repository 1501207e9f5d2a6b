import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { describeFailure } from '../../../lib/describe-failure.ts';
import type { ChangedField } from '../model/draft-changes.ts';
import type { DraftDesk } from '../model/draft-desk.ts';
import styles from './changed-elsewhere.module.css';
import { changedFieldName, changedFieldValue } from './changed-field-name.ts';

type Side = 'mine' | 'theirs';
type Known = Pick<DraftDesk, 'template' | 'draft'>;

/** Two tabs wrote the same draft: both values of each field, and which one is taken. */
export function ChangedElsewhere({ desk }: { desk: Known }) {
  const { t } = useTranslation('draft');
  const [isOpen, setIsOpen] = useState(true);
  const { state } = desk.draft;
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
  return <Choice desk={desk} onClose={() => setIsOpen(false)} />;
}

function Choice({ desk, onClose }: { desk: Known; onClose: () => void }) {
  const { t } = useTranslation('draft');
  const { changed, failure, keeper } = desk.draft;
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const [isTaking, setIsTaking] = useState(false);
  const sideOf = ({ name }: ChangedField): Side => chosen[name] ?? 'mine';
  const all = (side: Side) => setChosen(Object.fromEntries(changed.map(({ name }) => [name, side])));
  const take = async () => {
    const mine = new Set(changed.filter((one) => sideOf(one) === 'mine').map(({ name }) => name));
    setIsTaking(true);
    await keeper.resolve((name) => mine.has(name));
    setIsTaking(false);
  };
  const isConflict = failure?.errorCode === 'draft_changed' || failure?.errorCode === 'facts_changed';
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
          <Button type="primary" loading={isTaking} onClick={() => void take()}>
            {t('changed.take')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t('changed.intro')}</p>
      {failure && !isConflict ? (
        <p className={styles.failure} role="alert">
          {describeFailure(failure)}
        </p>
      ) : null}
      <ul className={styles.fields}>
        {changed.map((field) => (
          <li key={field.name}>
            <div className={styles.head}>
              <strong>{changedFieldName(desk, t, field.name)}</strong>
              <Segmented<Side>
                aria-label={changedFieldName(desk, t, field.name)}
                size="small"
                value={sideOf(field)}
                options={[
                  { value: 'mine', label: t('changed.mine') },
                  { value: 'theirs', label: t('changed.theirs') },
                ]}
                onChange={(side) => setChosen({ ...chosen, [field.name]: side })}
              />
            </div>
            <div className={styles.pair}>
              {(['mine', 'theirs'] as const).map((side) => (
                <div key={side} className={sideOf(field) === side ? styles.taken : styles.left}>
                  <span className={styles.side}>{t(`changed.${side}Value`)}</span>
                  <p className={styles.words}>{changedFieldValue(desk, t, field.name, field[side])}</p>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
