import { findingLevel, playbookRule } from '@mingfa/contract/playbook';
import { useTranslation } from 'react-i18next';
import { RuleChoice } from './rule-choice.tsx';
import styles from './rule-editor.module.css';
import type { RuleFieldsProps } from './rule-fields.ts';
import { RuleLines } from './rule-lines.tsx';

const SCOPES = playbookRule.shape.scope.unwrap().options;

/** How grave a rule is and what sets it off: words of a clause, words that are missing, or a computed check. */
export function RuleTrigger(fields: RuleFieldsProps) {
  const { t } = useTranslation('review');
  const { rule, disabled, onChange } = fields;
  const isComputed = rule.type === 'check';
  return (
    <>
      <div className={styles.pair}>
        <RuleChoice
          label={t('playbook.rule.level')}
          value={rule.level}
          options={findingLevel.options}
          nameOf={(level) => t(`review.level.${level}`)}
          disabled={disabled}
          onChange={(level) => onChange({ level })}
        />
        <RuleChoice
          label={t('playbook.rule.type')}
          value={rule.type}
          options={isComputed ? ['check'] : ['clause', 'missing']}
          nameOf={(type) => t(`playbook.rule.types.${type}`)}
          disabled={disabled || isComputed}
          onChange={(type) => onChange({ type })}
        />
        {isComputed ? null : (
          <>
            <RuleChoice
              label={t('playbook.rule.language')}
              value={rule.language ?? 'zh'}
              options={['zh', 'en']}
              nameOf={(language) => t(`playbook.rule.languages.${language}`)}
              disabled={disabled}
              onChange={(language) => onChange({ language })}
            />
            <RuleChoice
              label={t('playbook.rule.scope')}
              value={rule.scope}
              options={SCOPES}
              nameOf={(scope) => t(`playbook.rule.scopes.${scope}`)}
              disabled={disabled}
              onChange={(scope) => onChange({ scope })}
            />
          </>
        )}
      </div>
      {isComputed ? (
        <p className={styles.about}>{t('playbook.rule.checkNote')}</p>
      ) : (
        <>
          <div className={styles.words}>
            <RuleLines name="any" {...fields} />
            <RuleLines name="all" {...fields} />
            <RuleLines name="none" {...fields} />
          </div>
          <p className={styles.about}>{t('playbook.rule.wordsHelp')}</p>
        </>
      )}
    </>
  );
}
