import { getCloneConfig } from '@mingfa/contract/clone';
import { CLONE_LIMITS, type CloneContent } from '@mingfa/contract/clone-content';
import { PROVINCES } from '@mingfa/contract/values';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../components/date-field.tsx';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import { Section } from '../../../../components/fields/section.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { ChoiceChips } from '../fields/choice-chips.tsx';
import { LawsField } from './laws-field.tsx';
import type { StepProps } from './step-props.ts';

/** From which law it answers: fields, laws in and out, region, day. */
export function ScopeStep({ draft }: StepProps) {
  const { t } = useTranslation('clone');
  const { content, clone, write } = draft;
  const { scope } = content;
  const { data: config } = useEndpoint(getCloneConfig, {});
  const set = (to: Partial<CloneContent['scope']>) => write({ scope: { ...scope, ...to } });
  const inLanguage = currentLanguage() === 'en' ? 'en' : 'zh';
  return (
    <Section title={t('steps.scope')} intro={t('scope.intro')}>
      <ChoiceChips
        label={t('scope.fields')}
        help={t('scope.fieldsHelp')}
        options={(config?.fields ?? []).map(({ field, name }) => ({ value: field, label: name[inLanguage] }))}
        chosen={scope.fields}
        max={CLONE_LIMITS.fields}
        onChange={(fields) => set({ fields })}
      />
      <LawsField
        label={t('scope.lawsOnly')}
        help={t('scope.lawsOnlyHelp')}
        path="scope.lawsOnly"
        gaps={clone.gaps}
        laws={scope.lawsOnly}
        onChange={(lawsOnly) => set({ lawsOnly })}
      />
      <LawsField
        label={t('scope.lawsWithout')}
        help={t('scope.lawsWithoutHelp')}
        path="scope.lawsWithout"
        gaps={clone.gaps}
        laws={scope.lawsWithout}
        onChange={(lawsWithout) => set({ lawsWithout })}
      />
      <FieldGroup label={t('scope.region')} help={t('scope.regionHelp')}>
        <SelectField<string>
          label={t('scope.region')}
          labelPlace="hidden"
          value={scope.region ?? ''}
          options={[
            { value: '', label: t('scope.noRegion') },
            ...PROVINCES.map((value) => ({ value, label: value })),
          ]}
          onChange={(region) => set({ region: PROVINCES.find((one) => one === region) ?? null })}
        />
      </FieldGroup>
      <FieldGroup label={t('scope.asOf')} help={t('scope.asOfHelp')}>
        <DateField label={t('scope.asOfDay')} value={scope.asOf} onChange={(asOf) => set({ asOf })} />
      </FieldGroup>
    </Section>
  );
}
