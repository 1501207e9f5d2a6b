import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import FileSearchOutlined from '@ant-design/icons/FileSearchOutlined';
import { type AnalysisSummary, deleteAnalysis, listAnalyses } from '@mingfa/contract/analysis';
import { ANALYSIS_STATE_LABELS } from '@mingfa/contract/labels/analysis-labels';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { analysisAddress } from '../../../../lib/dataset-address.ts';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { pollWhile } from '../../../../lib/poll-while.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import { forgetAnalysis } from '../../hooks/use-analysis.ts';
import { refreshAnalyses } from '../../model/refresh-analyses.ts';
import { TemplatesSheet } from '../templates/templates-sheet.tsx';
import styles from './home.module.css';
import { NewAnalysisDialog } from './new-analysis-dialog.tsx';

const PAGE_SIZE = 20;

/** The analyses made so far; a new one begins empty, with a dataset, or from a template. */
export function AnalysisList() {
  const { t } = useTranslation('analysis');
  const [page, setPage] = useState(1);
  const [typed, setTyped, q] = useWrittenWords();
  const [opened, setOpened] = useState<'new' | 'templates' | null>(null);
  const analyses = useEndpoint(
    listAnalyses,
    { query: { page, pageSize: PAGE_SIZE, q } },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: pollWhile(({ items }) => items.some(({ state }) => state === 'working')),
    },
  );
  const ways = (
    <span className={styles.ways}>
      <Button onClick={() => setOpened('templates')}>{t('templates.begin')}</Button>
      <Button type="primary" onClick={() => setOpened('new')}>
        {t('new.do')}
      </Button>
    </span>
  );
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <Loaded query={analyses}>
        {({ items, total }) =>
          total === 0 && q === '' && typed === '' ? (
            <EmptyState
              icon={<FileSearchOutlined />}
              sentence={t('list.empty')}
              hint={t('list.emptyHint')}
              action={ways}
            />
          ) : (
            <>
              <div className={styles.tools}>
                <SearchField
                  label={t('list.search')}
                  value={typed}
                  onChange={(words) => {
                    setTyped(words);
                    setPage(1);
                  }}
                  className={styles.search}
                />
                {ways}
              </div>
              {total === 0 ? <QuietNote>{t('list.nothing', { words: q })}</QuietNote> : null}
              <RowList>
                {items.map((analysis) => (
                  <AnalysisRow key={analysis.analysisId} analysis={analysis} />
                ))}
              </RowList>
              <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
      {opened === 'new' ? <NewAnalysisDialog onClose={() => setOpened(null)} /> : null}
      {opened === 'templates' ? <TemplatesSheet onClose={() => setOpened(null)} /> : null}
    </>
  );
}

function AnalysisRow({ analysis }: { analysis: AnalysisSummary }) {
  const { t } = useTranslation('analysis');
  const { analysisId, title, state, steps, datasets, updatedAt } = analysis;
  const deleting = useEndpointMutation(deleteAnalysis, {
    onSuccess: () => forgetAnalysis(analysisId),
    onSettled: refreshAnalyses,
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('delete.title', { title }),
      text: t('delete.text'),
      confirmText: t('delete.do'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { analysisId } });
  };
  return (
    <ListRow
      icon={<FileSearchOutlined aria-hidden />}
      name={title}
      to={analysisAddress(analysisId)}
      about={[
        t('row.steps', { count: steps }),
        datasets.map((dataset) => dataset.title).join(t('listed')),
        state === 'idle' ? null : ANALYSIS_STATE_LABELS[currentLanguage()][state],
        formatTime(updatedAt),
      ]}
      actions={
        <IconButton
          icon={<DeleteOutlined />}
          label={t('row.delete', { title })}
          loading={deleting.isPending}
          onClick={() => void remove()}
        />
      }
    />
  );
}
