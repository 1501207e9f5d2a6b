import { useTranslation } from 'react-i18next';
import styles from './rule-editor.module.css';
import type { RuleFieldsProps } from './rule-fields.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface RuleLinesProps extends RuleFieldsProps {
  name: 'any' | 'all' | 'none' | 'given' | 'unless' | 'without' | 'after' | 'articles';
}

/** Words of a rule, one a line. */
export function RuleLines({ name, rule, disabled, onChange }: RuleLinesProps) {
  const { t } = useTranslation('review');
  const lines = rule[name] ?? [];
  return (
    <label className={styles.field}>
      {t(`playbook.rule.${name}`)}
      <textarea
        // Kept as typed, while what counts are its lines.
        defaultValue={lines.join('\n')}
        rows={Math.min(8, Math.max(2, lines.length))}
        disabled={disabled}
        onChange={(event) => onChange({ [name]: linesOf(event.target.value) })}
      />
    </label>
  );
}
