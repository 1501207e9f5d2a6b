import { CLONE_LIMITS } from '@mingfa/contract/clone-content';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../../components/fields/section.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { gapAt } from '../../model/gap-words.ts';
import { LinesField } from '../fields/lines-field.tsx';
import { BetterPersona } from './better-persona.tsx';
import { ProposedQuestions } from './proposed-questions.tsx';
import type { StepProps } from './step-props.ts';

/** How it speaks: persona, opening words, guide questions. */
export function PersonaStep({ draft }: StepProps) {
  const { t } = useTranslation('clone');
  const { content, clone, write } = draft;
  const { guideQuestions } = content;
  const isShort = guideQuestions.filter((one) => one.trim() !== '').length < CLONE_LIMITS.guideQuestionsMin;
  return (
    <Section title={t('steps.persona')} intro={t('persona.intro')}>
      <TextField
        label={t('persona.label')}
        help={t('persona.help')}
        gap={content.persona.trim() === '' ? gapAt(clone.gaps, 'persona') : null}
        value={content.persona}
        maxLength={CLONE_LIMITS.personaCharacters}
        rows={8}
        placeholder={t('persona.placeholder')}
        action={<BetterPersona content={content} onTake={(persona) => write({ persona })} />}
        onChange={(persona) => write({ persona })}
      />
      <TextField
        label={t('persona.opening')}
        help={t('persona.openingHelp')}
        gap={content.opening.trim() === '' ? gapAt(clone.gaps, 'opening') : null}
        value={content.opening}
        maxLength={CLONE_LIMITS.openingCharacters}
        rows={3}
        placeholder={t('persona.openingPlaceholder')}
        onChange={(opening) => write({ opening })}
      />
      <LinesField
        label={t('persona.questions')}
        help={t('persona.questionsHelp', {
          min: CLONE_LIMITS.guideQuestionsMin,
          max: CLONE_LIMITS.guideQuestions,
        })}
        gap={isShort ? gapAt(clone.gaps, 'guideQuestions') : null}
        lines={guideQuestions}
        max={CLONE_LIMITS.guideQuestions}
        maxLength={CLONE_LIMITS.guideQuestionCharacters}
        placeholder={t('persona.questionPlaceholder')}
        nameOf={(number) => t('persona.questionNumber', { number })}
        addLabel={t('persona.addQuestion')}
        action={
          <ProposedQuestions
            content={content}
            onTake={(questions) =>
              write({
                guideQuestions: [
                  ...guideQuestions.filter((one) => one.trim() !== ''),
                  ...questions.filter((one) => !guideQuestions.includes(one)),
                ].slice(0, CLONE_LIMITS.guideQuestions),
              })
            }
          />
        }
        onChange={(lines) => write({ guideQuestions: lines })}
      />
    </Section>
  );
}
