import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import FolderAddOutlined from '@ant-design/icons/FolderAddOutlined';
import { deleteWebPage, readWebPageSnapshot, type WebPage } from '@mingfa/contract/web-page';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { useIsPhone } from '../../../lib/media-query.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshWebPages } from '../model/refresh-web-pages.ts';
import { WEB_PAGES } from '../model/web-page-address.ts';
import { SaveToBase } from './save-to-base.tsx';

/** Save to a knowledge base, download the snapshot, delete. */
export function WebPageActions({ page }: { page: WebPage }) {
  const { t } = useTranslation('web-reading');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [isSaving, setIsSaving] = useState(false);
  const params = { webPageId: page.webPageId };
  const deleting = useEndpointMutation(deleteWebPage, {
    onSuccess: async () => {
      toast.success(t('deleted'));
      await navigate(WEB_PAGES, { replace: true });
      await refreshWebPages();
    },
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('deleteTitle'),
      text: t('deleteText'),
      confirmText: t('delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params });
  };
  const download = () => downloadOrToast(readWebPageSnapshot, { params }, `${page.title}.html`);
  return (
    <>
      {/* On a phone the title needs the room its words would take. */}
      <Button
        type={isPhone ? 'text' : 'default'}
        icon={<FolderAddOutlined aria-hidden />}
        aria-label={t('save')}
        title={t('save')}
        onClick={() => setIsSaving(true)}
      >
        {isPhone ? null : t('save')}
      </Button>
      <IconButton icon={<DownloadOutlined />} label={t('snapshot')} onClick={() => void download()} />
      <IconButton icon={<DeleteOutlined />} label={t('delete')} onClick={() => void remove()} />
      <ModalDialog open={isSaving} title={t('saveTitle')} onClose={() => setIsSaving(false)}>
        {isSaving ? <SaveToBase page={page} onSaved={() => setIsSaving(false)} /> : null}
      </ModalDialog>
    </>
  );
}
