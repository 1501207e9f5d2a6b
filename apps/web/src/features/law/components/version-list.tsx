import type { versionSummary } from '@mingfa/contract/law';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { currentLanguage } from '../../../lib/i18n.ts';
import { inBrackets } from '../../../lib/in-brackets.ts';
import { StatusTag } from './status-tag.tsx';
import styles from './version-list.module.css';

export type VersionSummary = z.infer<typeof versionSummary>;

/** The versions held, newest first. */
export function VersionList({
  versions,
  shown,
  onShow,
}: {
  versions: readonly VersionSummary[];
  shown: string | null;
  onShow: (versionId: string) => void;
}) {
  const { t } = useTranslation('law');
  return (
    <section aria-label={t('reader.versions')}>
      <h2 className={styles.heading}>{t('reader.versions')}</h2>
      <ul className={styles.list}>
        {versions.map((version) => (
          <li key={version.versionId}>
            <button
              type="button"
              className={styles.version}
              aria-current={version.versionId === shown ? 'true' : undefined}
              onClick={() => onShow(version.versionId)}
            >
              <span className={styles.line}>
                {version.label} <StatusTag status={version.status} />
              </span>
              <span className={styles.dates}>
                {[
                  version.promulgatedOn && t('reader.promulgated', { day: version.promulgatedOn }),
                  version.effectiveOn &&
                    t('reader.effective', { day: version.effectiveOn }) +
                      (version.effectiveApproximate
                        ? inBrackets(t('reader.approximate'), currentLanguage())
                        : ''),
                  version.versionId === shown && t('reader.current'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
