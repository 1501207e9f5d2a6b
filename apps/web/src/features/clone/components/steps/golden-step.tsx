import { useTranslation } from 'react-i18next';
import { Section } from '../fields/section.tsx';
import type { StepProps } from './step-props.ts';

/** What its answers must hold. */
export function GoldenStep(_: StepProps) {
  const { t } = useTranslation('clone');
  return (
    <Section title={t('steps.golden')} intro={t('golden.intro')}>
      {null}
    </Section>
  );
}
