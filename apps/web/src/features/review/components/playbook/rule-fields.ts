import type { PlaybookRule } from '@mingfa/contract/playbook';

/** What every part of a rule's form is given. */
export interface RuleFieldsProps {
  rule: PlaybookRule;
  disabled: boolean;
  onChange: (to: Partial<PlaybookRule>) => void;
}
