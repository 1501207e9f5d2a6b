import { useTranslation } from 'react-i18next';
import { Section } from '../../../../components/fields/section.tsx';
import { GoldenQuestions } from '../golden/golden-questions.tsx';
import type { StepProps } from './step-props.ts';

/** What its answers must hold, and whether they do. */
export function GoldenStep({ draft }: StepProps) {
  const { t } = useTranslation('clone');
  return (
    <Section title={t('steps.golden')} intro={t('golden.intro')}>
      <GoldenQuestions draft={draft} />
    </Section>
  );
}
