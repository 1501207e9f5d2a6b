import {
  type AnalysisVersion,
  deleteAnalysisVersion,
  listAnalysisVersions,
  restoreAnalysisVersion,
  saveAnalysisVersion,
} from '@mingfa/contract/analysis-version';
import { ANALYSIS_VERSION_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import type { OpenAnalysis } from '../../hooks/use-analysis.ts';
import { refreshAnalysis } from '../../model/refresh-analyses.ts';
import { VersionDifference } from './version-difference.tsx';
import { VersionView } from './version-view.tsx';
import styles from './versions.module.css';

const PAGE_SIZE = 20;
const NOTE_CHARACTERS = 200;
const WIDTH_PX = 820;

type Opened = { what: 'look' | 'difference'; version: AnalysisVersion };

/** How the analysis stood: after runs, when somebody kept it, before another was put back. */
export function VersionsSheet({ analysis, onClose }: { analysis: OpenAnalysis; onClose: () => void }) {
  const { t } = useTranslation('analysis');
  const { base, keeper } = analysis;
  const { analysisId } = base;
  const params = { analysisId };
  const [page, setPage] = useState(1);
  const [note, setNote] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const versions = useEndpoint(
    listAnalysisVersions,
    { params, query: { page, pageSize: PAGE_SIZE } },
    { staleTime: 0 },
  );
  const keeping = useEndpointMutation(saveAnalysisVersion, {
    onSuccess: ({ number }) => {
      setNote('');
      toast.success(t('versions.kept', { number }));
    },
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listAnalysisVersions),
  });
  const restoring = useEndpointMutation(restoreAnalysisVersion, {
    onSuccess: (restored) => {
      keeper.take(restored);
      toast.success(t('versions.restored'));
      onClose();
    },
    onError: toastFailure,
    onSettled: refreshAnalysis,
  });
  const deleting = useEndpointMutation(deleteAnalysisVersion, {
    onSuccess: () => toast.success(t('versions.deleted')),
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listAnalysisVersions),
  });
  const keep = async () => {
    if (await keeper.settle()) keeping.mutate({ params, body: { note: note.trim() } });
  };
  const restore = async ({ versionId, number }: AnalysisVersion) => {
    const confirmed = await confirmAction({
      title: t('versions.restoreTitle', { number }),
      text: t('versions.restoreText'),
      confirmText: t('versions.restore'),
    });
    if (!confirmed || !(await keeper.settle())) return;
    const { revision } = keeper.read().base;
    restoring.mutate({ params: { analysisId, versionId }, body: { revision } });
  };
  const remove = async ({ versionId, number }: AnalysisVersion, isLastOfPage: boolean) => {
    const confirmed = await confirmAction({
      title: t('versions.deleteTitle', { number }),
      text: t('versions.deleteText'),
      confirmText: t('versions.delete'),
      danger: true,
    });
    if (!confirmed) return;
    if (isLastOfPage && page > 1) setPage(page - 1);
    deleting.mutate({ params: { analysisId, versionId } });
  };
  if (opened)
    return (
      <Sheet
        open
        onClose={onClose}
        width={WIDTH_PX}
        title={t(`versions.${opened.what}Title`, { number: opened.version.number })}
        footer={<Button onClick={() => setOpened(null)}>{t('versions.back')}</Button>}
      >
        {opened.what === 'look' ? (
          <VersionView analysisId={analysisId} version={opened.version} />
        ) : (
          <VersionDifference analysisId={analysisId} version={opened.version} />
        )}
      </Sheet>
    );
  return (
    <Sheet open onClose={onClose} width={WIDTH_PX} title={t('versions.title')}>
      <form
        className={styles.keep}
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <Input
          aria-label={t('versions.note')}
          placeholder={t('versions.note')}
          maxLength={NOTE_CHARACTERS}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button htmlType="submit" loading={keeping.isPending}>
          {t('versions.keep')}
        </Button>
      </form>
      <Loaded query={versions}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState sentence={t('versions.none')} hint={t('versions.noneHint')} />
          ) : (
            <>
              <RowList>
                {items.map((version) => (
                  <ListRow
                    key={version.versionId}
                    name={t('versions.number', { number: version.number })}
                    about={[
                      version.note,
                      ANALYSIS_VERSION_LABELS[currentLanguage()][version.reason],
                      t('row.steps', { count: version.steps }),
                      formatTime(version.createdAt),
                    ]}
                    actions={
                      <span className={styles.ways}>
                        {(['look', 'difference'] as const).map((what) => (
                          <Button
                            key={what}
                            size="small"
                            aria-label={t(`versions.${what}Title`, { number: version.number })}
                            onClick={() => setOpened({ what, version })}
                          >
                            {t(`versions.${what}`)}
                          </Button>
                        ))}
                        <Button
                          size="small"
                          loading={restoring.isPending}
                          aria-label={t('versions.restoreLabel', { number: version.number })}
                          onClick={() => void restore(version)}
                        >
                          {t('versions.restore')}
                        </Button>
                        <Button
                          size="small"
                          danger
                          disabled={deleting.isPending}
                          aria-label={t('versions.deleteLabel', { number: version.number })}
                          onClick={() => void remove(version, items.length === 1)}
                        >
                          {t('versions.delete')}
                        </Button>
                      </span>
                    }
                  />
                ))}
              </RowList>
              <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
    </Sheet>
  );
}
