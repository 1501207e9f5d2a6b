import { getTemplate, type TemplateDetail } from '@mingfa/contract/document-template';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { DRAFTING, templateAddress } from '../../../lib/drafting-address.ts';
import { inLanguage } from '../../../lib/in-language.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useIsMember } from '../../../lib/session.ts';
import styles from '../components/drafting.module.css';
import { OwnTemplatePage } from '../components/own/own-template-page.tsx';
import { BeginDraft } from '../components/templates/begin-draft.tsx';
import { FormMark } from '../components/templates/form-mark.tsx';
import { TemplateAbout } from '../components/templates/template-about.tsx';
import { TemplateSample } from '../components/templates/template-sample.tsx';
import { OwnTemplateScreen } from './own-template-screen.tsx';

/** A template, or at `/fields` the fields of one of the reader's own. */
export default function TemplateScreen() {
  const { '*': part } = useParams();
  if (part !== 'fields') return <OneTemplate />;
  return <OwnTemplateScreen />;
}

/** One template: what it is for, what it needs, what it makes; and the way to a draft of it. */
function OneTemplate() {
  const { t } = useTranslation('drafting');
  const { templateId = '' } = useParams();
  const template = useEndpoint(getTemplate, { params: { templateId } });
  const back = <BackLink to={DRAFTING} label={t('back.home')} />;
  return (
    <>
      <ScreenHeader
        title={template.data ? inLanguage(template.data.title) : t('title')}
        start={back}
        actions={template.data ? <DraftThis template={template.data} /> : null}
      />
      <div className={styles.body}>
        <Loaded query={template} missing={t('template.missing')}>
          {(detail) =>
            detail.shelf === 'own' ? (
              <OwnTemplatePage template={detail} />
            ) : (
              <div className={styles.columns}>
                <div className={styles.about}>
                  <p className={styles.lead}>
                    <FormMark isOfficial={detail.official !== null} /> {inLanguage(detail.about)}
                  </p>
                  <TemplateAbout template={detail} />
                </div>
                <div className={styles.sample}>
                  <TemplateSample templateId={templateId} title={inLanguage(detail.title)} />
                </div>
              </div>
            )
          }
        </Loaded>
      </div>
    </>
  );
}

/** Begins a draft; a guest is shown the way to an account, and comes back here with it. */
function DraftThis({ template }: { template: TemplateDetail }) {
  const { t } = useTranslation('drafting');
  const isMember = useIsMember();
  const [isOpen, setIsOpen] = useState(false);
  if (!isMember)
    return (
      <LinkButton primary to="/sign_up" state={{ from: templateAddress(template.templateId) }}>
        {t('template.signUp')}
      </LinkButton>
    );
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {t('template.draft')}
      </Button>
      {isOpen ? <BeginDraft template={template} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
