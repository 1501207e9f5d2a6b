import FileSearchOutlined from '@ant-design/icons/FileSearchOutlined';
import type { TemplateSummary } from '@mingfa/contract/document-template';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { DRAFT_FROM_STORY, LETTERHEADS, templateAddress } from '../../../../lib/drafting-address.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import { useTemplates } from '../../hooks/use-templates.ts';
import styles from '../drafting.module.css';
import { UploadTemplate } from '../own/upload-template.tsx';
import { FormMark } from './form-mark.tsx';
import { TemplateFilters } from './template-filters.tsx';

/** What can be drafted: each document with what it is for and whether it follows an official form. */
export function TemplateGallery() {
  const { t } = useTranslation('drafting');
  const { templates, words, showAll, filter } = useTemplates();
  return (
    <>
      <div className={styles.introHead}>
        <p className={styles.intro}>
          {t('templates.intro')} <Link to={DRAFT_FROM_STORY}>{t('from.link')}</Link>
        </p>
        <div className={styles.ways}>
          <LinkButton to={LETTERHEADS}>{t('letterhead.title')}</LinkButton>
          <UploadTemplate />
        </div>
      </div>
      <TemplateFilters filter={filter} />
      <Loaded query={templates}>
        {({ items, nearest, situation }) => (
          <>
            <p className="visually-hidden" role="status">
              {t('templates.found', { count: items.length })}
            </p>
            {items.length === 0 ? (
              <EmptyState
                icon={<FileSearchOutlined />}
                sentence={words ? t('templates.nothing', { words }) : t('templates.nothingShelf')}
                hint={
                  situation
                    ? t('templates.situation', { situation: inLanguage(situation) })
                    : t(words ? 'templates.nothingAsk' : 'templates.nothingHint')
                }
                action={
                  <div className={styles.ways}>
                    {words ? (
                      <LinkButton primary to="/" state={{ question: t('templates.question', { words }) }}>
                        {t('templates.ask')}
                      </LinkButton>
                    ) : null}
                    <Button onClick={showAll}>{t('templates.showAll')}</Button>
                  </div>
                }
                examples={t('templates.examples', { returnObjects: true })}
                onExample={(example) => {
                  showAll();
                  filter.setTyped(example);
                }}
              />
            ) : null}
            <TemplateCards templates={items} />
            {nearest.length > 0 ? (
              <h2 className={styles.nearest}>
                {t(items.length > 0 ? 'templates.nearestBesides' : 'templates.nearest')}
              </h2>
            ) : null}
            <TemplateCards templates={nearest} />
            {items.length > 0 && situation ? (
              <p className={styles.situation}>
                {t('templates.situation', { situation: inLanguage(situation) })}{' '}
                <Link to="/" state={{ question: t('templates.question', { words }) }}>
                  {t('templates.ask')}
                </Link>
              </p>
            ) : null}
          </>
        )}
      </Loaded>
    </>
  );
}

function TemplateCards({ templates }: { templates: readonly TemplateSummary[] }) {
  if (templates.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {templates.map((template) => (
        <TemplateCard key={template.templateId} template={template} />
      ))}
    </ul>
  );
}

function TemplateCard({ template }: { template: TemplateSummary }) {
  const { t } = useTranslation('drafting');
  const { templateId, title, about, usedBy, official, shelf, factCount } = template;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <Link className={styles.cardName} to={templateAddress(templateId)}>
          {inLanguage(title)}
        </Link>
        <FormMark isOfficial={official !== null} isOwn={shelf === 'own'} />
      </div>
      <p className={styles.cardAbout}>{inLanguage(about)}</p>
      <p className={styles.cardFoot}>
        {[
          t(`shelf.${shelf}`),
          ...(shelf === 'own' ? [] : [t('templates.usedBy', { who: inLanguage(usedBy) })]),
          t('templates.facts', { count: factCount }),
        ].join(' · ')}
      </p>
    </li>
  );
}
