import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { exportTemplate, getTemplateSample } from '@mingfa/contract/document-template';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { FittedDocument } from '../../../../components/paged-document/fitted-document.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { Segments } from '../../../../components/segments.tsx';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import styles from '../drafting.module.css';

const FORMS = ['example', 'blank'] as const;
const FILES = [
  { key: 'blankWord', form: 'blank', format: 'docx' },
  { key: 'blankPdf', form: 'blank', format: 'pdf' },
  { key: 'exampleWord', form: 'example', format: 'docx' },
  { key: 'examplePdf', form: 'example', format: 'pdf' },
] as const;

interface TemplateSampleProps {
  templateId: string;
  title: string;
}

/** What a template makes, as pages: filled with an invented example, or blank; each to be had as a file. */
export function TemplateSample({ templateId, title }: TemplateSampleProps) {
  const { t } = useTranslation('drafting');
  const [form, setForm] = useState<(typeof FORMS)[number]>('example');
  const params = { templateId };
  const labelOf = useCallback((page: number, total: number) => t('template.page', { page, total }), [t]);
  const sample = useEndpoint(
    getTemplateSample,
    { params, query: { form } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <section aria-label={t('template.example')}>
      <div className={styles.partHead}>
        <Segments
          label={t('template.example')}
          segments={FORMS.map((one) => ({
            key: one,
            label: t(one === 'example' ? 'template.showExample' : 'template.showBlank'),
            isOn: form === one,
            onChoose: () => setForm(one),
          }))}
        />
        <ActionMenu
          label={t('template.more')}
          actions={FILES.map(({ key, form: wanted, format }) => ({
            key,
            label: t(`template.${key}`),
            onSelect: () =>
              void downloadOrToast(exportTemplate, { params, query: { form: wanted, format } }, title),
          }))}
          trigger={(props) => (
            <Button icon={<DownloadOutlined aria-hidden />} {...props}>
              {t('template.more')}
            </Button>
          )}
        />
      </div>
      {form === 'example' ? <QuietNote>{t('template.exampleNote')}</QuietNote> : null}
      <Loaded query={sample}>
        {(document) => <FittedDocument key={form} document={document} labelOf={labelOf} />}
      </Loaded>
    </section>
  );
}
