import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import {
  type AnalysisTemplate,
  deleteAnalysisTemplate,
  listAnalysisTemplates,
} from '@mingfa/contract/analysis-template';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { refreshTemplates } from '../../model/refresh-analyses.ts';
import { ApplyTemplate } from './apply-template.tsx';
import styles from './templates.module.css';

const PAGE_SIZE = 20;
const WIDTH_PX = 720;

/** The templates one has made: each makes a new analysis of other datasets. */
export function TemplatesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('analysis');
  const [page, setPage] = useState(1);
  const [applied, setApplied] = useState<AnalysisTemplate | null>(null);
  const templates = useEndpoint(
    listAnalysisTemplates,
    { query: { page, pageSize: PAGE_SIZE } },
    { staleTime: 0 },
  );
  const deleting = useEndpointMutation(deleteAnalysisTemplate, {
    onSettled: refreshTemplates,
    onError: toastFailure,
  });
  const remove = async ({ templateId, title }: AnalysisTemplate) => {
    const confirmed = await confirmAction({
      title: t('templates.deleteTitle', { title }),
      text: t('templates.deleteText'),
      confirmText: t('delete.do'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { templateId } });
  };
  if (applied) return <ApplyTemplate template={applied} onBack={() => setApplied(null)} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} width={WIDTH_PX} title={t('templates.title')}>
      <Loaded query={templates}>
        {({ items, total }) => (
          <>
            {total === 0 ? (
              <EmptyState sentence={t('templates.none')} hint={t('templates.noneHint')} />
            ) : null}
            <RowList>
              {items.map((template) => (
                <ListRow
                  key={template.templateId}
                  name={template.title}
                  about={[
                    template.note,
                    t('row.steps', { count: template.steps }),
                    formatTime(template.createdAt),
                  ]}
                  actions={
                    <span className={styles.ways}>
                      <Button
                        size="small"
                        aria-label={t('templates.applyOf', { title: template.title })}
                        onClick={() => setApplied(template)}
                      >
                        {t('templates.apply')}
                      </Button>
                      <IconButton
                        size="small"
                        icon={<DeleteOutlined />}
                        label={t('templates.deleteOf', { title: template.title })}
                        onClick={() => void remove(template)}
                      />
                    </span>
                  }
                />
              ))}
            </RowList>
            <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </Sheet>
  );
}
