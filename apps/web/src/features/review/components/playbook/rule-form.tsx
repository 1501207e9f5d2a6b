import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { PlaybookRule } from '@mingfa/contract/playbook';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { problemOfRule } from '../../model/problem-of-rule.ts';
import { RuleAdvice } from './rule-advice.tsx';
import { RuleConcerns } from './rule-concerns.tsx';
import styles from './rule-editor.module.css';
import { RuleExceptions } from './rule-exceptions.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';
import { RuleText } from './rule-text.tsx';
import { RuleTrigger } from './rule-trigger.tsx';

export interface RuleFormProps {
  rule: PlaybookRule;
  /** Null where the rule cannot be changed; called with null to delete it. */
  onChange: ((to: PlaybookRule | null) => void) | null;
}

/** All that can be said of a rule; what most rules do without stands under “more”. */
export function RuleForm({ rule, onChange }: RuleFormProps) {
  const { t } = useTranslation('review');
  const title = currentLanguage() === 'en' && rule.titleEn ? 'titleEn' : 'title';
  const problem = onChange === null ? null : problemOfRule(rule);
  const fields: RuleFieldsProps = {
    rule,
    disabled: onChange === null,
    onChange: (to) => onChange?.({ ...rule, ...to }),
  };
  return (
    <div className={styles.form}>
      {problem ? (
        <p role="status" className={styles.problem}>
          {t(`playbook.rule.problems.${problem}`)}
        </p>
      ) : null}
      <RuleText
        label={t('playbook.rule.title')}
        value={rule[title]}
        maxLength={title === 'title' ? 80 : 160}
        disabled={fields.disabled}
        onChange={(words) => fields.onChange({ [title]: words })}
      />
      <RuleTrigger {...fields} />
      <RuleConcerns {...fields} />
      <RuleAdvice {...fields} />
      <RuleExceptions {...fields} />
      {onChange ? (
        <Button danger type="text" icon={<DeleteOutlined aria-hidden />} onClick={() => onChange(null)}>
          {t('playbook.rule.remove')}
        </Button>
      ) : null}
    </div>
  );
}
