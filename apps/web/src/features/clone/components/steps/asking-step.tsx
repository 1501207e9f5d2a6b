import { CLONE_LIMITS, type CloneContent } from '@mingfa/contract/clone-content';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../../components/fields/section.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { FirstQuestions } from './first-questions.tsx';
import { RefusedTopics } from './refused-topics.tsx';
import type { StepProps } from './step-props.ts';

const REFER_MAX = 200;

/** What it asks first, and when it answers 资料不足. */
export function AskingStep({ draft }: StepProps) {
  const { t } = useTranslation('clone');
  const { content, write } = draft;
  const { refusals } = content;
  const set = (to: Partial<CloneContent['refusals']>) => write({ refusals: { ...refusals, ...to } });
  return (
    <Section title={t('steps.asking')} intro={t('asking.intro')}>
      <FirstQuestions
        questions={content.firstQuestions}
        fields={content.scope.fields}
        onChange={(firstQuestions) => write({ firstQuestions })}
      />
      <RefusedTopics
        topics={refusals.topics}
        max={CLONE_LIMITS.refusedTopics}
        onChange={(topics) => set({ topics })}
      />
      <SwitchField
        label={t('asking.outOfScope')}
        help={t('asking.outOfScopeHelp')}
        checked={refusals.outOfScope}
        onChange={(outOfScope) => set({ outOfScope })}
      />
      <TextField
        label={t('asking.referTo')}
        help={t('asking.referToHelp')}
        value={refusals.referTo}
        maxLength={REFER_MAX}
        placeholder={t('asking.referToPlaceholder')}
        onChange={(referTo) => set({ referTo })}
      />
    </Section>
  );
}
