import { playbookRule } from '@mingfa/contract/playbook';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { RuleChoice } from './rule-choice.tsx';
import styles from './rule-editor.module.css';
import type { RuleFieldsProps } from './rule-fields.ts';
import { RuleLines } from './rule-lines.tsx';
import { RuleText } from './rule-text.tsx';

const ACTIONS = playbookRule.shape.action.unwrap().options;

/** Why a rule matters, on which articles it rests, and what to write instead. */
export function RuleAdvice(fields: RuleFieldsProps) {
  const { t } = useTranslation('review');
  const { rule, disabled, onChange } = fields;
  const reason = currentLanguage() === 'en' && rule.reasonEn ? 'reasonEn' : 'reason';
  return (
    <>
      <RuleText
        label={t('playbook.rule.reason')}
        value={rule[reason]}
        maxLength={reason === 'reason' ? 600 : 1200}
        rows={3}
        disabled={disabled}
        onChange={(words) => onChange({ [reason]: words })}
      />
      <RuleLines name="articles" {...fields} />
      <RuleChoice
        label={t('playbook.rule.action')}
        value={rule.action}
        options={ACTIONS}
        nameOf={(action) => t(`playbook.rule.actions.${action}`)}
        disabled={disabled}
        onChange={(action) => onChange({ action })}
      />
      <RuleText
        label={t('playbook.rule.suggestion')}
        value={rule.suggestion}
        maxLength={1500}
        rows={4}
        disabled={disabled}
        onChange={(suggestion) => onChange({ suggestion })}
      />
      <p className={styles.about}>{t('playbook.rule.suggestionHelp')}</p>
    </>
  );
}
