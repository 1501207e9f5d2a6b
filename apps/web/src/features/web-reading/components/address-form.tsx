import CopyOutlined from '@ant-design/icons/CopyOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { readWebPage } from '@mingfa/contract/web-page';
import { Button } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { UploadRows } from '../../../components/file-progress/upload-rows.tsx';
import { LazyLimitNote } from '../../../components/limit/lazy-limit-note.tsx';
import { useEndpointMutation } from '../../../lib/query.ts';
import { collectFromList } from '../../../lib/upload/collect-files.ts';
import { refreshWebPages } from '../model/refresh-web-pages.ts';
import { webPageAddress } from '../model/web-page-address.ts';
import { addWebPages, WEB_PAGE_UPLOADS } from '../model/web-page-uploads.ts';
import styles from './address-form.module.css';
import { PasteDialog } from './paste-dialog.tsx';

/** Reads an address; takes pasted or uploaded pages where a site blocks readers. */
export function AddressForm() {
  const { t } = useTranslation('web-reading');
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
      <form className={styles.row} onSubmit={submit} data-field>
        <input
          className={styles.address}
          type="text"
          inputMode="url"
          autoComplete="url"
          aria-label={t('address')}
          aria-invalid={reading.isError}
          aria-describedby="web-address-state"
          placeholder={t('placeholder')}
          value={address}
          maxLength={2000}
          onChange={(event) => {
            setAddress(event.target.value);
            if (reading.isError) reading.reset();
          }}
        />
        <Button type="primary" htmlType="submit" loading={reading.isPending}>
          {t('read')}
        </Button>
      </form>
      <p id="web-address-state" role="status" className={reading.isError ? styles.bad : styles.state}>
        {reading.isPending ? t('reading') : null}
        {reading.isError
          ? t('failed', { problem: reading.error.failure.message.replace(/[。.]$/, '') })
          : null}
      </p>
      <LazyLimitNote failure={reading.error?.failure} />
      <div className={styles.others}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => setIsPasting(true)}>
          {t('paste')}
        </Button>
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => file.current?.click()}>
          {t('upload')}
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
