import {
  type CloneVersion,
  exportClone,
  listCloneVersions,
  restoreCloneVersion,
} from '@mingfa/contract/clone';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import type { Draft } from '../../hooks/use-draft.ts';
import { refreshClones } from '../../model/refresh-clones.ts';
import { StateBadge } from '../list/clone-state-badge.tsx';
import styles from './publish.module.css';
import { VersionDifference } from './version-difference.tsx';

const PAGE_SIZE = 10;

/** Versions, newest first: notes, what each rested on, and going back to one. */
export function VersionList({ draft }: { draft: Draft }) {
  const { t } = useTranslation('clone');
  const { clone, keeper } = draft;
  const params = { appId: clone.appId };
  const [page, setPage] = useState(1);
  const [compared, setCompared] = useState<number | null>(null);
  const versions = useEndpoint(listCloneVersions, { params, query: { page, pageSize: PAGE_SIZE } });
  const restoring = useEndpointMutation(restoreCloneVersion, {
    onSuccess: (to) => {
      keeper.refresh(to);
      toast.success(t('publish.done', { version: to.lastVersion }));
    },
    onError: toastFailure,
    onSettled: refreshClones,
  });
  const restore = async (version: number) => {
    const confirmed = await confirmAction({
      title: t('versions.restoreTitle', { version }),
      text: t('versions.restoreText', { next: clone.lastVersion + 1 }),
      confirmText: t('versions.restore'),
    });
    if (!confirmed) return;
    restoring.mutate({
      params: { ...params, version },
      body: { lastVersion: clone.lastVersion, notes: t('versions.restoreNotes', { version }) },
    });
  };
  const exportVersion = ({ name, version }: CloneVersion) =>
    void downloadOrToast(exportClone, { params, query: { from: version } }, `${name}.json`);
  return (
    <FieldGroup label={t('versions.label')} help={t('versions.help')}>
      <Loaded query={versions}>
        {({ items, total }) => (
          <>
            <ol className={styles.versions}>
              {items.map((one) => (
                <Version key={one.version} version={one}>
                  <Button size="small" onClick={() => setCompared(one.version)}>
                    {t('versions.compare')}
                  </Button>
                  {one.published ? null : (
                    <Button
                      size="small"
                      loading={restoring.isPending}
                      onClick={() => void restore(one.version)}
                    >
                      {t('versions.restore')}
                    </Button>
                  )}
                  <Button size="small" onClick={() => exportVersion(one)}>
                    {t('card.export')}
                  </Button>
                </Version>
              ))}
            </ol>
            <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
      {compared === null ? null : (
        <VersionDifference clone={clone} from={compared} onClose={() => setCompared(null)} />
      )}
    </FieldGroup>
  );
}

function Version({ version: one, children }: { version: CloneVersion; children: ReactNode }) {
  const { t } = useTranslation('clone');
  const { fingerprint } = one;
  const files = fingerprint.bases.reduce((sum, base) => sum + base.files, 0);
  const about = [
    formatTime(one.publishedAt),
    one.restoredFrom === null ? '' : t('versions.restoredFrom', { version: one.restoredFrom }),
  ];
  const restsOn = [
    fingerprint.libraryDate
      ? t('versions.library', { day: fingerprint.libraryDate })
      : t('versions.digestsOnly'),
    t('versions.articles', { count: fingerprint.articles.toLocaleString('en-US') }),
    fingerprint.bases.length > 0
      ? t('versions.bases', { count: fingerprint.bases.length, files })
      : t('versions.noBases'),
  ];
  return (
    <li className={styles.version}>
      <div className={styles.versionHead}>
        <strong>{t('versions.number', { version: one.version })}</strong>
        {one.published ? <StateBadge state="published" /> : null}
        <span className={styles.quiet}>{about.filter(Boolean).join(' · ')}</span>
      </div>
      {one.notes ? <p className={styles.notes}>{one.notes}</p> : null}
      <p className={styles.quiet}>{restsOn.join(' · ')}</p>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
