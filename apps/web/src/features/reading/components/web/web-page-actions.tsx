import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import FolderAddOutlined from '@ant-design/icons/FolderAddOutlined';
import { listKnowledgeBases } from '@mingfa/contract/knowledge';
import { deleteWebPage, readWebPageSnapshot, saveWebPage, type WebPage } from '@mingfa/contract/web-page';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { PageLoading } from '../../../../components/page-loading.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { downloadFile } from '../../../../lib/download.ts';
import { useIsPhone } from '../../../../lib/media-query.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { WEB_PAGES } from '../../model/addresses.ts';
import { refreshWebPages } from '../../model/refresh-reading.ts';
import list from '../document-list.module.css';
import tools from '../tools.module.css';

const SHOWN_MAX = 100;

/** Save to a knowledge base, download the snapshot, delete. */
export function WebPageActions({ page }: { page: WebPage }) {
  const { t } = useTranslation('reading');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [isSaving, setIsSaving] = useState(false);
  const params = { webPageId: page.webPageId };
  const deleting = useEndpointMutation(deleteWebPage, {
    onSuccess: async () => {
      toast.success(t('web.deleted'));
      await navigate(WEB_PAGES, { replace: true });
      await refreshWebPages();
    },
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('web.deleteTitle'),
      text: t('web.deleteText'),
      confirmText: t('web.delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params });
  };
  const download = async () => {
    const answer = await downloadFile(readWebPageSnapshot, { params }, `${page.title}.html`);
    if (!answer.status && !answer.silent) toast.error(answer.message);
  };
  return (
    <>
      {/* On a phone the title needs the room its words would take. */}
      <Button
        type={isPhone ? 'text' : 'default'}
        icon={<FolderAddOutlined aria-hidden />}
        aria-label={t('web.save')}
        title={t('web.save')}
        onClick={() => setIsSaving(true)}
      >
        {isPhone ? null : t('web.save')}
      </Button>
      <Button
        type="text"
        icon={<DownloadOutlined />}
        aria-label={t('web.snapshot')}
        title={t('web.snapshot')}
        onClick={() => void download()}
      />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t('web.delete')}
        title={t('web.delete')}
        onClick={() => void remove()}
      />
      <ModalDialog open={isSaving} title={t('web.saveTitle')} onClose={() => setIsSaving(false)}>
        {isSaving ? <BaseChoice page={page} onSaved={() => setIsSaving(false)} /> : null}
      </ModalDialog>
    </>
  );
}

function BaseChoice({ page, onSaved }: { page: WebPage; onSaved: () => void }) {
  const { t } = useTranslation('reading');
  const bases = useEndpoint(listKnowledgeBases, { query: { pageSize: SHOWN_MAX } });
  const saving = useEndpointMutation(saveWebPage, { onError: toastFailure });
  if (bases.isPending) return <PageLoading />;
  if (bases.isError) return <ErrorState error={bases.error} onRetry={() => void bases.refetch()} />;
  if (bases.data.items.length === 0) return <p className={tools.empty}>{t('fromBase.none')}</p>;
  return (
    <ul className={list.rows}>
      {bases.data.items.map(({ konId, name }) => (
        <li key={konId} className={list.row}>
          <span className={list.main}>
            <span className={list.name}>{name}</span>
          </span>
          <Button
            loading={saving.isPending && saving.variables.body.konId === konId}
            aria-label={`${t('web.save')} ${name}`}
            onClick={() =>
              saving.mutate(
                { params: { webPageId: page.webPageId }, body: { konId } },
                {
                  onSuccess: () => {
                    toast.success(t('web.saved', { name }));
                    onSaved();
                  },
                },
              )
            }
          >
            {t('web.save')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
