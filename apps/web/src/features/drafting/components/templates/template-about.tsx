import type { TemplateDetail } from '@mingfa/contract/document-template';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { inLanguage } from '../../../../lib/in-language.ts';
import styles from '../drafting.module.css';
import { TemplateArticles } from './template-articles.tsx';
import { TemplateFacts } from './template-facts.tsx';
import { TemplateNotes } from './template-notes.tsx';

/** All that is to be known of a template before it is used. */
export function TemplateAbout({ template }: { template: TemplateDetail }) {
  const { t } = useTranslation('drafting');
  const { official, usedBy, calledAlso, steps, warnings, attachments, copies, checks, articles } = template;
  return (
    <>
      <dl className={styles.told}>
        <div>
          <dt>{t('template.kind')}</dt>
          <dd>
            {official ? (
              <>
                {t('template.officialForm', { name: official.name, number: official.number })}
                <br />
                <span className={styles.quiet}>
                  {t('template.readFrom', { from: inLanguage(official.readFrom) })}
                </span>
              </>
            ) : (
              t('template.plainForm')
            )}
          </dd>
        </div>
        <div>
          <dt>{t('template.usedBy')}</dt>
          <dd>{inLanguage(usedBy)}</dd>
        </div>
        {calledAlso.length > 0 ? (
          <div>
            <dt>{t('template.calledAlso')}</dt>
            <dd>{calledAlso.join(t('fact.between'))}</dd>
          </div>
        ) : null}
      </dl>
      {warnings.length > 0 ? (
        <Part title={t('template.warnings')} isCaution>
          <TemplateNotes notes={warnings} />
        </Part>
      ) : null}
      <Part title={t('template.attachments')}>
        <TemplateNotes notes={attachments} />
        {attachments.length === 0 ? <p className={styles.quiet}>{t('template.none')}</p> : null}
      </Part>
      {copies.length > 0 ? (
        <Part title={t('template.copies')}>
          <TemplateNotes notes={copies} />
        </Part>
      ) : null}
      <Calculations title={t('template.fees')} calculations={template.fees} />
      <Calculations title={t('template.deadlines')} calculations={template.deadlines} />
      {articles.length > 0 ? (
        <Part title={t('template.articles')}>
          <TemplateArticles articles={articles.map(({ place, why }) => ({ place, why: inLanguage(why) }))} />
        </Part>
      ) : null}
      <Part title={t('template.steps')}>
        <TemplateFacts steps={steps} />
      </Part>
      {checks.length > 0 ? (
        <Part title={t('template.checks')}>
          <TemplateNotes notes={checks} />
        </Part>
      ) : null}
    </>
  );
}

interface PartProps {
  title: string;
  isCaution?: boolean;
  children: ReactNode;
}

function Part({ title, isCaution = false, children }: PartProps) {
  return (
    <section className={`${styles.part} ${isCaution ? styles.cautious : ''}`} aria-label={title}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  );
}

interface CalculationsProps {
  title: string;
  calculations: TemplateDetail['fees'];
}

/** Which case a sum is worked out for turns on the facts: before they are known a calculator stands once, by its shortest name. */
function onePerCalculator(calculations: TemplateDetail['fees']): TemplateDetail['fees'] {
  const shortest = new Map<string, TemplateDetail['fees'][number]>();
  for (const one of calculations) {
    const held = shortest.get(one.calculatorId);
    if (!held || one.label.zh.length < held.label.zh.length) shortest.set(one.calculatorId, one);
  }
  return [...shortest.values()];
}

/** Fees or deadlines the calculators work out, each with the way to its calculator. */
function Calculations({ title, calculations }: CalculationsProps) {
  const { t } = useTranslation('drafting');
  if (calculations.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={styles.notes}>
        {onePerCalculator(calculations).map(({ calculatorId, label }) => (
          <li key={`${calculatorId} ${label.zh}`}>
            {inLanguage(label)}{' '}
            <Link to={`/document_generation?calculator=${calculatorId}`}>{t('template.calculator')}</Link>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('template.calculated')}</p>
    </Part>
  );
}
