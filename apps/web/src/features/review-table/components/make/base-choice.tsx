import { listKnowledgeBases } from '@mingfa/contract/knowledge';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import fields from '../../../../components/fields/fields.module.css';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import type { RowChoice } from '../../model/new-table.ts';
import styles from './make.module.css';

/** As many as one request gives. */
const LISTED = 100;

/** A knowledge base whose documents all become rows, or none. */
export function BaseChoice({ wanted, onWanted }: RowChoice) {
  const { t } = useTranslation('review-table', { keyPrefix: 'documents' });
  const name = useId();
  const bases = useEndpoint(listKnowledgeBases, { query: { pageSize: LISTED } }, { staleTime: 0 });
  return (
    <Loaded query={bases}>
      {({ items }) =>
        items.length === 0 ? (
          <QuietNote>{t('noBases')}</QuietNote>
        ) : (
          <>
            <p className={styles.hint}>{t('choose')}</p>
            <ul className={`${fields.rows} ${styles.documents}`} aria-label={t('choose')}>
              {[null, ...items].map((base) => (
                <li key={base?.konId ?? ''}>
                  <label className={fields.check}>
                    <input
                      type="radio"
                      name={name}
                      checked={wanted.konId === (base?.konId ?? null)}
                      disabled={base?.files === 0}
                      onChange={() =>
                        onWanted((before) => ({
                          ...before,
                          konId: base?.konId ?? null,
                          filesOfBase: base?.files ?? 0,
                        }))
                      }
                    />
                    <span className={fields.checkWords}>
                      {base ? base.name : t('noBase')}
                      {base ? (
                        <span className={styles.hint}>{t('baseFile', { count: base.files })}</span>
                      ) : null}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}
