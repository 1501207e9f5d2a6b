import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { EVIDENCE_LIMITS, type EvidenceBundle, readEvidenceBundle } from '@mingfa/contract/matter-evidence';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../../components/file-progress/progress-line.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { isMoving } from '../../../../lib/poll-while.ts';
import type { EvidenceDesk } from '../../hooks/use-evidence.ts';
import styles from './evidence.module.css';

/** One PDF of all evidence: begun, on its way, done with what it lacks, or failed with a way on. */
export function BundlePanel({ desk }: { desk: EvidenceDesk }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const { now, matterId, bundling, cancelling } = desk;
  const { bundle } = now;
  const make = () => bundling.mutate({ params: { matterId } });
  const limits = EVIDENCE_LIMITS;
  const refused =
    now.pages > limits.pages
      ? t('bundle.tooMany', { limit: limits.pages })
      : now.bytes > limits.bytes
        ? t('bundle.tooBig', { limit: formatBytes(limits.bytes) })
        : null;
  const hasFiles = now.items.some(({ files }) =>
    files.some(({ state }) => state === 'counted' || state === 'counting'),
  );
  const isUnderWay = bundle !== null && isMoving(bundle);
  const isFresh = bundle?.state === 'finished' && !bundle.isOutdated;
  const label =
    bundle?.state === 'failed'
      ? 'retry'
      : bundle && (bundle.state === 'finished' || bundle.former)
        ? 'again'
        : 'make';
  return (
    <section className={styles.panel} aria-labelledby="bundle-title">
      <h2 id="bundle-title" className={styles.panelTitle}>
        {t('bundle.title')}
      </h2>
      <p className={styles.quiet}>{t('bundle.about')}</p>
      {now.files > 0 ? (
        <p className={styles.quiet}>
          {t('bundle.total', { pages: now.pages, bytes: formatBytes(now.bytes) })}
        </p>
      ) : null}
      {refused ? (
        <p className={styles.caution} role="alert">
          {refused}
        </p>
      ) : null}
      {bundle ? <BundleState bundle={bundle} /> : null}
      {bundle?.former ? (
        <p className={styles.quiet}>
          {t('bundle.former', { time: formatTime(bundle.former.createdAt), pages: bundle.former.pages })}
        </p>
      ) : null}
      <div className={styles.panelActions}>
        {bundle && (bundle.state === 'finished' || bundle.former) ? (
          <Download matterId={matterId} isMain={isFresh} />
        ) : null}
        {isUnderWay ? (
          <Button loading={cancelling.isPending} onClick={() => cancelling.mutate({ params: { matterId } })}>
            {t('bundle.cancel')}
          </Button>
        ) : (
          <Button
            type={isFresh ? 'default' : 'primary'}
            disabled={!hasFiles || refused !== null}
            loading={bundling.isPending}
            onClick={make}
          >
            {t(`bundle.${label}`)}
          </Button>
        )}
      </div>
    </section>
  );
}

function Download({ matterId, isMain }: { matterId: string; isMain: boolean }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    await downloadOrToast(readEvidenceBundle, { params: { matterId } }, `${t('bundle.fileName')}.pdf`);
    setIsLoading(false);
  };
  return (
    <Button
      type={isMain ? 'primary' : 'default'}
      icon={<DownloadOutlined aria-hidden />}
      loading={isLoading}
      onClick={() => void load()}
    >
      {t('bundle.download')}
    </Button>
  );
}

function BundleState({ bundle }: { bundle: EvidenceBundle }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const { state, done, total, pages, bytes, problems, isOutdated, expiresAt, errorMessage } = bundle;
  if (isMoving(bundle)) {
    const words =
      state === 'waiting'
        ? t('bundle.waiting')
        : done < total
          ? t('bundle.working', { done, total })
          : t('bundle.joining');
    // Putting together comes last, and takes its time, too.
    const share = total > 0 ? done / (total + 1) : 0;
    return (
      <div role="status">
        <p className={styles.quiet}>{words}</p>
        <ProgressBar label={words} share={share} />
      </div>
    );
  }
  if (state === 'cancelled') return <p className={styles.quiet}>{t('bundle.cancelled')}</p>;
  if (state === 'failed')
    return (
      <p className={styles.problem} role="alert">
        {t('bundle.failed', { why: errorMessage ?? '' })}
      </p>
    );
  return (
    <div role="status">
      <p className={styles.finished}>
        {t('bundle.finished', { pages: pages ?? 0, bytes: formatBytes(bytes ?? 0) })}
      </p>
      {expiresAt ? (
        <p className={styles.quiet}>{t('bundle.keptUntil', { time: formatTime(expiresAt) })}</p>
      ) : null}
      {isOutdated ? <p className={styles.caution}>{t('bundle.outdated')}</p> : null}
      {problems.length > 0 ? (
        <div className={styles.lacking}>
          <p>{t('bundle.problems', { count: problems.length })}</p>
          <ul>
            {problems.map(({ number, fileName, errorMessage: why }) => (
              <li key={`${number}-${fileName}`}>{t('bundle.problem', { number, name: fileName, why })}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
