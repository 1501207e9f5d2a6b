import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';
import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import { deleteAnalysis, exportAnalysis } from '@mingfa/contract/analysis';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { ExportButton } from '../../../../components/file-label/export-button.tsx';
import { RenameDialog } from '../../../../components/rename-dialog.tsx';
import { ShareButton } from '../../../../components/share-button.tsx';
import { ANALYSES } from '../../../../lib/dataset-address.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useIsPhone } from '../../../../lib/media-query.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { askToShare } from '../../../../lib/share-request.ts';
import { forgetAnalysis, type OpenAnalysis } from '../../hooks/use-analysis.ts';
import type { Runs } from '../../hooks/use-runs.ts';
import { refreshAnalyses } from '../../model/refresh-analyses.ts';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import { VersionsSheet } from '../versions/versions-sheet.tsx';

const TITLE_CHARACTERS = 200;

/** What is done with a whole analysis: run, exported, shared, kept as a version or template, called otherwise, deleted. */
export function NotebookTools({ analysis, runs }: { analysis: OpenAnalysis; runs: Runs }) {
  const { t } = useTranslation('analysis');
  const { t: tShell } = useTranslation('shell');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { base, written, keeper } = analysis;
  const { analysisId } = base;
  const { title, steps } = written;
  const params = { analysisId };
  const [opened, setOpened] = useState<'rename' | 'versions' | 'template' | null>(null);
  const close = () => setOpened(null);
  const deleting = useEndpointMutation(deleteAnalysis, {
    onSuccess: () => {
      forgetAnalysis(analysisId);
      void navigate(ANALYSES);
    },
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
    if (confirmed) deleting.mutate({ params });
  };
  const share = async () => {
    await keeper.settle();
    askToShare({ source: { kind: 'analysis', analysisId } });
  };
  const hasModelWords = steps.some((step) => step.kind === 'query' && step.origin === 'model');
  const canRun = steps.length > 0 && runs.progress.state !== 'working';
  return (
    <>
      {isPhone ? null : (
        <>
          <Button
            type="primary"
            icon={<CaretRightOutlined aria-hidden />}
            disabled={!canRun}
            loading={runs.isStarting}
            onClick={() => void runs.runAll(false)}
          >
            {t('run.all')}
          </Button>
          <ShareButton source={{ kind: 'analysis', analysisId }} onBefore={keeper.settle} />
        </>
      )}
      <ExportButton
        label={t('export')}
        file={hasModelWords ? { kind: 'analysis', thingId: analysisId } : null}
        choices={[false, true].flatMap((withNumbers) =>
          (['docx', 'pdf', 'xlsx'] as const).map((format) => ({
            key: withNumbers ? `${format}-full` : format,
            label: withNumbers
              ? t('fullNumbers', { format: t(`formats.${format}`) })
              : t(`formats.${format}`),
            download: async (cleanCopyId?: string) => {
              await keeper.settle();
              await downloadOrToast(
                exportAnalysis,
                {
                  params,
                  query: {
                    format,
                    language: currentLanguage(),
                    withNumbers: String(withNumbers),
                    cleanCopyId,
                  },
                },
                `${title}.${format}`,
              );
            },
          })),
        )}
      />
      <ActionMenu
        label={t('menu', { title })}
        trigger={(trigger) => (
          <Button
            {...trigger}
            type="text"
            icon={<MoreOutlined />}
            loading={deleting.isPending}
            aria-label={t('menu', { title })}
          />
        )}
        actions={[
          ...(isPhone && canRun
            ? [
                {
                  key: 'run',
                  label: t('run.all'),
                  icon: <CaretRightOutlined />,
                  onSelect: () => void runs.runAll(false),
                },
              ]
            : []),
          ...(isPhone
            ? [
                {
                  key: 'share',
                  label: tShell('action.share'),
                  icon: <ShareAltOutlined />,
                  onSelect: () => void share(),
                },
              ]
            : []),
          {
            key: 'versions',
            label: t('versions.title'),
            icon: <HistoryOutlined />,
            onSelect: () => setOpened('versions'),
          },
          {
            key: 'template',
            label: t('templates.save'),
            icon: <SnippetsOutlined />,
            onSelect: () => setOpened('template'),
          },
          {
            key: 'rename',
            label: t('rename.do'),
            icon: <EditOutlined />,
            onSelect: () => setOpened('rename'),
          },
          {
            key: 'delete',
            label: t('delete.do'),
            icon: <DeleteOutlined />,
            danger: true,
            separated: true,
            onSelect: () => void remove(),
          },
        ]}
      />
      {opened === 'rename' ? (
        <RenameDialog
          words={{ do: t('rename.do'), name: t('rename.name') }}
          title={title}
          charactersMax={TITLE_CHARACTERS}
          onRename={(to) => {
            keeper.change(() => ({ title: to }));
            close();
          }}
          onClose={close}
        />
      ) : null}
      {opened === 'versions' ? <VersionsSheet analysis={analysis} onClose={close} /> : null}
      {opened === 'template' ? <SaveTemplateDialog analysis={analysis} onClose={close} /> : null}
    </>
  );
}
