import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import type { EvidenceDesk } from '../../hooks/use-evidence.ts';
import styles from './evidence.module.css';
import { PieceFiles } from './piece-files.tsx';

/** Files whose piece was taken out of the facts elsewhere: nothing of them is lost. */
export function UnplacedFiles({ desk }: { desk: EvidenceDesk }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const { unplaced, items } = desk.now;
  if (unplaced.length === 0) return null;
  const nameOf = (row: string) => String(desk.sheet.entries[`evidence/${row}/name`]?.chosen.value ?? '');
  return (
    <section className={styles.unplaced} aria-labelledby="unplaced-title">
      <h2 id="unplaced-title" className={styles.panelTitle}>
        {t('unplaced.title')}
      </h2>
      <p className={styles.quiet}>{t('unplaced.about')}</p>
      {unplaced.map((file) => (
        <div key={file.fileId} className={styles.unplacedFile}>
          <PieceFiles desk={desk} row={null} files={[file]} />
          {items.length > 0 ? (
            <SelectField
              small
              labelPlace="hidden"
              label={t('unplaced.placeNamed', { name: file.name })}
              value=""
              options={[
                { value: '', label: t('unplaced.place') },
                ...items.map(({ row, number }) => ({
                  value: row,
                  label: `${t('list.number', { number })} ${nameOf(row)}`,
                })),
              ]}
              onChange={(row) => {
                if (row)
                  desk.placing.mutate({
                    params: { matterId: desk.matterId },
                    body: {
                      row,
                      fileIds: [
                        ...(items.find((item) => item.row === row)?.files.map(({ fileId }) => fileId) ?? []),
                        file.fileId,
                      ],
                    },
                  });
              }}
            />
          ) : null}
        </div>
      ))}
    </section>
  );
}
