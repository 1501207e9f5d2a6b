import { getReportDraft } from '@mingfa/contract/case-report';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../../../components/fields/section.tsx';
import { Loaded } from '../../../../../components/loaded.tsx';
import { useEndpoint } from '../../../../../lib/query.ts';
import type { ReportStepProps } from '../report-step-props.ts';
import { ReportBlocks } from './report-blocks.tsx';
import { ReportSectionView } from './report-section-view.tsx';
import styles from './text.module.css';

/** The report as it would be written now, section by section; what may be rewritten is rewritten here. */
export function TextStep({ open }: ReportStepProps) {
  const { t } = useTranslation('case-report');
  const { reportId } = open.report;
  const draft = useEndpoint(
    getReportDraft,
    { params: { reportId } },
    { refetchOnMount: 'always', placeholderData: (earlier) => earlier },
  );
  return (
    <Section title={t('step.text')} intro={t('text.intro')}>
      <Loaded query={draft}>
        {({ title, sections, log }) => (
          <article className={styles.paper} aria-label={title}>
            <p className={styles.paperTitle}>{title}</p>
            {sections.map((section) => (
              <ReportSectionView key={section.section} section={section} open={open} />
            ))}
            <section className={styles.section}>
              <h3 className={styles.heading}>{t('text.annex')}</h3>
              <p className={styles.quiet}>{t('text.annexHint', { count: log.entries })}</p>
              <details className={styles.annex}>
                <summary>{t('text.annexOpen')}</summary>
                <ReportBlocks blocks={log.blocks} />
              </details>
              <p className={styles.checksum}>
                {t('log.checksum')} <code>{log.checksum}</code>
              </p>
            </section>
          </article>
        )}
      </Loaded>
    </Section>
  );
}
