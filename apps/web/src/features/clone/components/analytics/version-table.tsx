import type { CloneNumbers } from '@mingfa/contract/clone-analytics';
import { useTranslation } from 'react-i18next';
import styles from './analytics.module.css';

/** The same numbers for each version. */
export function VersionTable({ versions }: { versions: readonly (CloneNumbers & { version: number })[] }) {
  const { t } = useTranslation('clone');
  if (versions.length === 0) return null;
  const refused = ({ insufficient }: CloneNumbers) =>
    Object.values(insufficient).reduce((sum, count) => sum + count, 0);
  const columns = [
    [t('data.measures.conversations'), (one: CloneNumbers) => one.conversations],
    [t('data.measures.questions'), (one: CloneNumbers) => one.questions],
    [t('data.measures.votesUp'), (one: CloneNumbers) => one.votesUp],
    [t('data.measures.votesDown'), (one: CloneNumbers) => one.votesDown],
    [t('data.insufficient'), refused],
    [t('data.outages'), (one: CloneNumbers) => one.outages],
  ] as const;
  return (
    <section className={styles.section}>
      <h2>{t('data.byVersion')}</h2>
      <div className={styles.tableFrame}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('data.byVersion')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('versions.label')}</th>
              {columns.map(([name]) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {versions.map((one) => (
              <tr key={one.version}>
                <th scope="row">{t('versions.number', { version: one.version })}</th>
                {columns.map(([name, read]) => (
                  <td key={name}>{read(one).toLocaleString('en-US')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
