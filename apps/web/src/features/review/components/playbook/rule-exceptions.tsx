import { playbookRule } from '@mingfa/contract/playbook';
import { useTranslation } from 'react-i18next';
import { RuleChoice } from './rule-choice.tsx';
import styles from './rule-editor.module.css';
import type { RuleFieldsProps } from './rule-fields.ts';
import { RuleLines } from './rule-lines.tsx';
import { RuleText } from './rule-text.tsx';

const EXTENTS = playbookRule.shape.extent.unwrap().options;

/** What most rules do without: when it fires not, what it leaves out, where it inserts. */
export function RuleExceptions(fields: RuleFieldsProps) {
  const { t } = useTranslation('review');
  const { rule, disabled, onChange } = fields;
  return (
    <details className={styles.more}>
      <summary>{t('playbook.rule.more')}</summary>
      <div className={styles.words}>
        <RuleLines name="given" {...fields} />
        <RuleLines name="unless" {...fields} />
        <RuleLines name="without" {...fields} />
        <RuleLines name="after" {...fields} />
      </div>
      <div className={styles.pair}>
        <RuleChoice
          label={t('playbook.rule.extent')}
          value={rule.extent}
          options={EXTENTS}
          nameOf={(extent) => t(`playbook.rule.extents.${extent}`)}
          disabled={disabled}
          onChange={(extent) => onChange({ extent })}
        />
        <RuleText
          label={t('playbook.rule.heading')}
          value={rule.heading}
          maxLength={30}
          disabled={disabled}
          onChange={(heading) => onChange({ heading })}
        />
      </div>
    </details>
  );
}
