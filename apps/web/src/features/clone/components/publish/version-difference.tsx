import { type CloneFieldDifference, compareCloneVersions, type OwnClone } from '@mingfa/contract/clone';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import { fieldName } from '../../model/field-name.ts';
import { FieldValue } from '../field-value.tsx';
import { TextDifference } from '../text-difference.tsx';
import styles from './publish.module.css';

type Side = 'draft' | number;
/** Texts of some length are shown as one, with what is other in them. */
const TEXTS = ['persona', 'opening', 'introduction'];
const readSide = (value: string): Side => (value === 'draft' ? 'draft' : Number(value));

export interface VersionDifferenceProps {
  clone: OwnClone;
  from: number;
  onClose: () => void;
}

/** What differs between two versions, or a version and the draft, field by field. */
export function VersionDifference({ clone, from: first, onClose }: VersionDifferenceProps) {
  const { t } = useTranslation('clone');
  const [from, setFrom] = useState<Side>(first);
  const [to, setTo] = useState<Side>('draft');
  const difference = useEndpoint(
    compareCloneVersions,
    { params: { appId: clone.appId }, query: { from, to } },
    { staleTime: 0 },
  );
  const sides = [
    { value: 'draft', label: t('versions.draft') },
    ...Array.from({ length: clone.lastVersion }, (_, place) => {
      const version = clone.lastVersion - place;
      return { value: String(version), label: t('versions.number', { version }) };
    }),
  ];
  return (
    <ModalDialog open onClose={onClose} title={t('versions.difference')} size="wide">
      <div className={styles.compared}>
        <SelectField<string>
          label={t('versions.from')}
          value={String(from)}
          options={sides}
          onChange={(value) => setFrom(readSide(value))}
        />
        <SelectField<string>
          label={t('versions.to')}
          value={String(to)}
          options={sides}
          onChange={(value) => setTo(readSide(value))}
        />
      </div>
      <Loaded query={difference}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.quiet}>{t('versions.same')}</p>
          ) : (
            <ul className={styles.differences}>
              {items.map((one) => (
                <li key={one.path}>
                  <h3>{fieldName(t, one.path)}</h3>
                  <Difference difference={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </ModalDialog>
  );
}

function Difference({ difference }: { difference: CloneFieldDifference }) {
  const { t } = useTranslation('clone');
  const { path, from, to, added, removed } = difference;
  if (TEXTS.includes(path)) return <TextDifference from={String(from ?? '')} to={String(to ?? '')} />;
  return (
    <>
      <div className={styles.sides}>
        {([from, to] as const).map((value, place) => (
          <div key={place === 0 ? 'from' : 'to'}>
            <span className={styles.side}>{t(place === 0 ? 'versions.from' : 'versions.to')}</span>
            <FieldValue path={path} value={value} />
          </div>
        ))}
      </div>
      {added.length > 0 ? (
        <p className={`${styles.words} ${styles.added}`}>
          {t('difference.added')} {added.join(t('separator'))}
        </p>
      ) : null}
      {removed.length > 0 ? (
        <p className={`${styles.words} ${styles.removed}`}>
          {t('difference.removed')} {removed.join(t('separator'))}
        </p>
      ) : null}
    </>
  );
}
