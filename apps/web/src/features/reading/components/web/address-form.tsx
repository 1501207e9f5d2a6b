import CopyOutlined from '@ant-design/icons/CopyOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { pasteWebPage, readWebPage } from '@mingfa/contract/web-page';
import { Button } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { collectFromList } from '../../../../lib/upload/collect-files.ts';
import { webPageAddress } from '../../model/addresses.ts';
import { refreshWebPages } from '../../model/refresh-reading.ts';
import { addWebPages, WEB_PAGE_UPLOADS } from '../../model/web-page-uploads.ts';
import { UploadRows } from '../upload-rows.tsx';
import styles from './address-form.module.css';

/** Reads an address; takes pasted or uploaded pages where a site blocks readers. */
export function AddressForm() {
  const { t } = useTranslation('reading');
  const navigate = useNavigate();
  const [address, setAddress] = useState('');
  const [isPasting, setIsPasting] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const open = (webPageId: string) => void navigate(webPageAddress(webPageId));
  const reading = useEndpointMutation(readWebPage, {
    onSuccess: async ({ webPageId }) => {
      open(webPageId);
      await refreshWebPages();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = address.trim();
    if (typed === '') return;
    const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
    reading.mutate({ body: { address: whole } });
  };
  return (
    <section className={styles.form}>
      <form className={styles.row} onSubmit={submit}>
        <input
          className={styles.address}
          type="text"
          inputMode="url"
          autoComplete="url"
          aria-label={t('web.address')}
          aria-invalid={reading.isError}
          aria-describedby="web-address-state"
          placeholder={t('web.placeholder')}
          value={address}
          maxLength={2000}
          onChange={(event) => {
            setAddress(event.target.value);
            if (reading.isError) reading.reset();
          }}
        />
        <Button type="primary" htmlType="submit" loading={reading.isPending}>
          {t('web.read')}
        </Button>
      </form>
      <p id="web-address-state" role="status" className={reading.isError ? styles.bad : styles.state}>
        {reading.isPending ? t('web.reading') : null}
        {reading.isError
          ? t('web.failed', { problem: reading.error.failure.message.replace(/[。.]$/, '') })
          : null}
      </p>
      <div className={styles.others}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => setIsPasting(true)}>
          {t('web.paste')}
        </Button>
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => file.current?.click()}>
          {t('web.upload')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          multiple
          accept=".html,.htm"
          data-testid="choose-pages"
          onChange={(event) => {
            addWebPages(collectFromList(event.target.files ?? []), open);
            event.target.value = '';
          }}
        />
      </div>
      <UploadRows group={WEB_PAGE_UPLOADS} />
      {isPasting ? (
        <PasteDialog
          address={address}
          onClose={() => setIsPasting(false)}
          onKept={(webPageId) => {
            setIsPasting(false);
            open(webPageId);
          }}
        />
      ) : null}
    </section>
  );
}

function PasteDialog({
  address,
  onClose,
  onKept,
}: {
  address: string;
  onClose: () => void;
  onKept: (webPageId: string) => void;
}) {
  const { t } = useTranslation('reading');
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
      width={640}
      title={t('web.pasteTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shared('action.cancel')}</Button>
          <Button type="primary" disabled={html.trim() === ''} loading={keeping.isPending} onClick={keep}>
            {t('web.keep')}
          </Button>
        </>
      }
    >
      <p className={styles.state}>{t('web.pasteHint')}</p>
      <label className={styles.field}>
        {t('web.pasteContent')}
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
        {t('web.pasteName')}
        <input value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <label className={styles.field}>
        {t('web.pasteAddress')}
        <input value={from} maxLength={2000} onChange={(event) => setFrom(event.target.value)} />
      </label>
    </ModalDialog>
  );
}
