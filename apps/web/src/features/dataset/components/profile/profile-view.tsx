import type { DatasetTable } from '@mingfa/contract/dataset';
import { getDatasetProfile } from '@mingfa/contract/dataset-question';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card.tsx';

/** What stands in each column of a table, from all its rows. */
export default function ProfileView({ datasetId, table }: { datasetId: string; table: DatasetTable }) {
  const { t } = useTranslation('dataset');
  const profile = useEndpoint(getDatasetProfile, { params: { datasetId }, query: { table: table.name } });
  return (
    <div>
      <Loaded query={profile}>
        {({ columns, rows, duplicateRows, duplicatesApart }) => (
          <>
            <p className={styles.intro}>
              {t('profile.rows', { count: rows, shown: rows.toLocaleString() })}
              {table.rowsLeftOut > 0 ? t('profile.leftOut', { count: table.rowsLeftOut }) : null}
              {duplicateRows > 0 ? (
                <b className={styles.odd}>
                  {t('profile.duplicates', { count: duplicateRows, shown: duplicateRows.toLocaleString() })}
                </b>
              ) : null}
              {duplicatesApart ? (
                <b className={styles.odd}>
                  {t('profile.duplicatesApart', {
                    count: duplicatesApart.rows,
                    shown: duplicatesApart.rows.toLocaleString(),
                    column: duplicatesApart.column,
                  })}
                </b>
              ) : null}
            </p>
            <ul className={styles.cards}>
              {columns.map((column) => (
                <ProfileCard key={column.column.name} profile={column} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </div>
  );
}
