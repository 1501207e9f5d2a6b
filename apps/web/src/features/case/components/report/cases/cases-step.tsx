import type { CaseTier } from '@mingfa/contract/case-report-content';
import { caseTier } from '@mingfa/contract/case-report-content';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../../components/empty-state.tsx';
import { Section } from '../../../../../components/fields/section.tsx';
import { useReportWords } from '../../../hooks/use-report-words.ts';
import type { ReportStepProps } from '../report-step-props.ts';
import styles from './cases.module.css';
import { OmittedCases } from './omitted-cases.tsx';
import { ReportCaseCard } from './report-case-card.tsx';

/** The cases chosen, by tier in the order courts ask for; below them what was found and left out. */
export function CasesStep({ open, onStep }: ReportStepProps) {
  const { t } = useTranslation('case-report');
  const names = useReportWords();
  const { cases } = open.report;
  const counts = (['favourable', 'adverse', 'neutral'] as const).map((stance) =>
    t('cases.countOf', {
      stance: names.stance[stance],
      count: cases.filter((one) => one.stance === stance).length,
    }),
  );
  return (
    <Section title={t('step.cases')} intro={t('cases.intro')}>
      {cases.length === 0 ? (
        <EmptyState
          sentence={t('cases.none')}
          hint={t('cases.noneHint')}
          action={
            <Button type="primary" onClick={() => onStep('searches')}>
              {t('cases.toSearches')}
            </Button>
          }
        />
      ) : (
        <>
          <p className={styles.counts}>{counts.join(' · ')}</p>
          {caseTier.options.map((tier) => (
            <Tier key={tier} tier={tier} open={open} />
          ))}
          <Replaced open={open} />
        </>
      )}
      <OmittedCases open={open} />
    </Section>
  );
}

function Tier({ tier, open }: { tier: CaseTier; open: ReportStepProps['open'] }) {
  const names = useReportWords();
  const held = open.report.cases.filter((one) => one.tier === tier && one.duty !== 'none');
  if (held.length === 0) return null;
  return (
    <section aria-labelledby={`tier-${tier}`}>
      <h3 id={`tier-${tier}`} className={styles.tier}>
        {names.tier[tier]} <span className={styles.quiet}>{names.duty[held[0]?.duty ?? 'may_consider']}</span>
      </h3>
      <ul className={styles.cases}>
        {held.map((one) => (
          <ReportCaseCard key={one.caseId} one={one} open={open} />
        ))}
      </ul>
    </section>
  );
}

/** Decisions that a later one replaced stand behind all tiers: they belong to none. */
function Replaced({ open }: { open: ReportStepProps['open'] }) {
  const { t } = useTranslation('case-report');
  const held = open.report.cases.filter(({ duty }) => duty === 'none');
  if (held.length === 0) return null;
  return (
    <section aria-labelledby="replaced-cases">
      <h3 id="replaced-cases" className={styles.tier}>
        {t('replaced.label')}
      </h3>
      <p className={styles.quiet}>{t('replaced.apart')}</p>
      <ul className={styles.cases}>
        {held.map((one) => (
          <ReportCaseCard key={one.caseId} one={one} open={open} />
        ))}
      </ul>
    </section>
  );
}
