import { pasteWebPage } from '@mingfa/contract/web-page';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshWebPages } from '../model/refresh-web-pages.ts';
import styles from './paste-dialog.module.css';

interface PasteDialogProps {
  /** What was typed into the field of addresses. */
  address: string;
  onClose: () => void;
  onKept: (webPageId: string) => void;
}

/** Takes a page by its copied content, where a site blocks readers. */
export function PasteDialog({ address, onClose, onKept }: PasteDialogProps) {
  const { t } = useTranslation('web-reading');
  const { t: shared } = useTranslation('shell');
  const [html, setHtml] = useState('');
  const [title, setTitle] = useState('');
  const [from, setFrom] = useState(address.trim());
  const keeping = useEndpointMutation(pasteWebPage, {
    onSuccess: async ({ webPageId }) => {
      onKept(webPageId);
      await refreshWebPages();
    },
    onError: toastFailure,
  });
  const keep = () =>
    keeping.mutate({ body: { html, title: title.trim() || null, address: from.trim() || null } });
  return (
    <ModalDialog
      open
      size="wide"
      title={t('pasteTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shared('action.cancel')}</Button>
          <Button type="primary" disabled={html.trim() === ''} loading={keeping.isPending} onClick={keep}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('pasteHint')}</p>
      <label className={styles.field}>
        {t('pasteContent')}
        <textarea
          rows={10}
          value={html}
          onChange={(event) => setHtml(event.target.value)}
          onPaste={(event) => {
            // The source keeps headings, lists and tables; the plain text would lose them.
            const source = event.clipboardData.getData('text/html');
            if (source === '') return;
            event.preventDefault();
            setHtml(source);
          }}
        />
      </label>
      <label className={styles.field}>
        {t('pasteName')}
        <input value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <label className={styles.field}>
        {t('pasteAddress')}
        <input value={from} maxLength={2000} onChange={(event) => setFrom(event.target.value)} />
      </label>
    </ModalDialog>
  );
}
