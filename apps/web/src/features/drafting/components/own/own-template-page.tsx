import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { getTemplateSample, type TemplateDetail } from '@mingfa/contract/document-template';
import { deleteOwnTemplate, downloadOwnTemplate, getOwnTemplate } from '@mingfa/contract/own-template';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../../../../components/action-menu.tsx';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { FittedDocument } from '../../../../components/paged-document/fitted-document.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import { DRAFTING } from '../../../../lib/drafting-address.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { refreshOwnTemplates } from '../../model/refresh-drafting.ts';
import { templateFieldsAddress } from '../../model/template-fields-address.ts';
import styles from '../drafting.module.css';
import { FormMark } from '../templates/form-mark.tsx';
import { TemplateFacts } from '../templates/template-facts.tsx';
import own from './own-template.module.css';

/** A template of one's own: its file, what it asks for, and its words with blanks, which is not how the file looks. */
export function OwnTemplatePage({ template }: { template: TemplateDetail }) {
  const { t } = useTranslation('drafting');
  const { templateId, about, steps } = template;
  const held = useEndpoint(getOwnTemplate, { params: { templateId } });
  const sample = useEndpoint(getTemplateSample, { params: { templateId }, query: { form: 'example' } });
  const labelOf = useCallback((page: number, total: number) => t('template.page', { page, total }), [t]);
  return (
    <div className={styles.columns}>
      <div className={styles.about}>
        <p className={styles.lead}>
          <FormMark isOfficial={false} isOwn /> {inLanguage(about)}
        </p>
        <div className={own.actions}>
          <LinkButton to={templateFieldsAddress(templateId)}>{t('ownTemplate.about.edit')}</LinkButton>
          <OwnTemplateActions template={template} />
        </div>
        <Loaded query={held}>
          {({ fileName, bytes, fields, drafts, savedAt }) => (
            <dl className={styles.told}>
              {[
                [t('ownTemplate.about.file'), `${fileName} · ${formatBytes(bytes)}`],
                [t('ownTemplate.about.fields'), String(fields.length)],
                [t('ownTemplate.about.drafts'), String(drafts)],
                [t('ownTemplate.about.saved'), formatTime(savedAt)],
              ].map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </Loaded>
        <section className={styles.part} aria-label={t('ownTemplate.about.asked')}>
          <h2 className={styles.partTitle}>{t('ownTemplate.about.asked')}</h2>
          <TemplateFacts steps={steps} />
        </section>
      </div>
      <section className={styles.sample} aria-label={t('ownTemplate.about.preview')}>
        <QuietNote>{t('ownTemplate.about.approximate')}</QuietNote>
        <Loaded query={sample}>
          {(document) => <FittedDocument document={document} labelOf={labelOf} />}
        </Loaded>
      </section>
    </div>
  );
}

function OwnTemplateActions({ template }: { template: TemplateDetail }) {
  const { t } = useTranslation(['drafting', 'shell']);
  const navigate = useNavigate();
  const { templateId } = template;
  const params = { templateId };
  const title = inLanguage(template.title);
  const deleting = useEndpointMutation(deleteOwnTemplate, {
    onSuccess: async () => {
      toast.success(t('ownTemplate.about.deleted'));
      await navigate(DRAFTING, { replace: true });
      await refreshOwnTemplates();
    },
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('ownTemplate.about.deleteTitle', { title }),
      text: t('ownTemplate.about.deleteText'),
      confirmText: t('shell:action.delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params });
  };
  const download = (form: 'blank' | 'original') =>
    void downloadOrToast(downloadOwnTemplate, { params, query: { form } }, title);
  return (
    <ActionMenu
      label={t('ownTemplate.about.actions')}
      actions={[
        { key: 'blank', label: t('ownTemplate.about.blank'), onSelect: () => download('blank') },
        { key: 'original', label: t('ownTemplate.about.original'), onSelect: () => download('original') },
        { key: 'delete', label: t('ownTemplate.about.delete'), danger: true, onSelect: () => void remove() },
      ]}
      trigger={(props) => (
        <IconButton icon={<MoreOutlined />} {...props} label={t('ownTemplate.about.actions')} />
      )}
    />
  );
}
