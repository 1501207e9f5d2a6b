import { contractKind, partyRole, reviewSide } from '@mingfa/contract/playbook';
import { useTranslation } from 'react-i18next';
import { RuleChecks } from './rule-checks.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';

/** Which contracts a rule is for, and whom it matters to. */
export function RuleConcerns({ rule, disabled, onChange }: RuleFieldsProps) {
  const { t } = useTranslation(['review', 'document']);
  return (
    <>
      <RuleChecks
        label={t('playbook.rule.kinds')}
        values={rule.kinds}
        options={contractKind.options}
        nameOf={(kind) => t(`document:kinds.${kind}`)}
        disabled={disabled}
        onChange={(kinds) => onChange({ kinds })}
      />
      <RuleChecks
        label={t('playbook.rule.sides')}
        values={rule.sides}
        options={reviewSide.options}
        nameOf={(side) => t(`review.sides.${side}`)}
        disabled={disabled}
        onChange={(sides) => onChange({ sides })}
      />
      <RuleChecks
        label={t('playbook.rule.roles')}
        values={rule.roles}
        options={partyRole.options}
        nameOf={(role) => t(`playbook.roles.${role}`)}
        disabled={disabled}
        onChange={(roles) => onChange({ roles })}
      />
    </>
  );
}
