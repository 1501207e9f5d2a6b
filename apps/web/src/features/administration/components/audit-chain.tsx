import { auditCheckpoint, getAuditCheckpoint, verifyAudit } from '@mingfa/contract/admin-audit';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './admin-list.module.css';

/** Whether the log is as it was written: verified by itself, and against a checkpoint that was kept elsewhere. */
export function AuditChain() {
  const { t } = useTranslation('admin-lists');
  const input = useRef<HTMLInputElement>(null);
  const verifying = useEndpointMutation(verifyAudit, { onError: toastFailure });
  const against = async (file: File | undefined) => {
    if (!file) return;
    const read = auditCheckpoint.safeParse(parsed(await file.text()));
    if (read.success) verifying.mutate({ body: { checkpoint: read.data } });
    else toast.error(t('audit.noCheckpoint'));
  };
  return (
    <section className={styles.detail}>
      <p className={styles.quiet}>{t('audit.intro')}</p>
      <div className={styles.actions}>
        <Button loading={verifying.isPending} onClick={() => verifying.mutate({ body: {} })}>
          {t('audit.verify')}
        </Button>
        <Button onClick={() => void downloadOrToast(getAuditCheckpoint, {}, 'audit-checkpoint.json')}>
          {t('audit.saveCheckpoint')}
        </Button>
        <Button onClick={() => input.current?.click()}>{t('audit.verifyAgainst')}</Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('audit.verifyAgainst')}
          onChange={(event) => {
            void against(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {verifying.data ? <Verified found={verifying.data} /> : null}
    </section>
  );
}

function Verified({ found }: { found: EndpointOutput<typeof verifyAudit> }) {
  const { t } = useTranslation('admin-lists');
  const { isWhole, links, lastLinkedAt, waiting, late, problem } = found;
  return (
    <div className={styles.plainRow} role="status">
      <span className={styles.grow}>
        <strong>
          {problem
            ? t(`audit.problem_${problem.what}`, { id: problem.eventId })
            : t(links === 0 ? 'audit.nothing' : 'audit.whole')}
        </strong>
        <span className={styles.rowHead}>
          <span>{t('audit.links', { count: links })}</span>
          {lastLinkedAt ? <span>{t('audit.lastLinked', { time: formatTime(lastLinkedAt) })}</span> : null}
          <span>{t('audit.waiting', { count: waiting })}</span>
          {late > 0 ? <span>{t('audit.late', { count: late })}</span> : null}
        </span>
      </span>
      <span className={isWhole ? styles.fresh : styles.bad}>
        {t(isWhole ? 'audit.good' : 'audit.broken')}
      </span>
    </div>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
