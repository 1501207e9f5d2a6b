import type { PlaybookRule } from '@mingfa/contract/playbook';
import { useTranslation } from 'react-i18next';
import styles from './rule-editor.module.css';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Words of a rule, one a line. */
export function RuleLines({
  name,
  rule,
  disabled,
  onChange,
}: {
  name: 'any' | 'all' | 'none' | 'given' | 'unless' | 'without' | 'after' | 'articles';
  rule: PlaybookRule;
  disabled: boolean;
  onChange: (to: Partial<PlaybookRule>) => void;
}) {
  const { t } = useTranslation('reading');
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
