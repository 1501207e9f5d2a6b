import { CLONE_LIMITS, cloneCategory, cloneContent } from '@mingfa/contract/clone-content';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import { Section } from '../../../../components/fields/section.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { gapAt } from '../../model/gap-words.ts';
import { AvatarField } from './avatar-field.tsx';
import type { StepProps } from './step-props.ts';

const LANGUAGES = cloneContent.shape.language.unwrap().options;

/** Who it is on a card: name, face, introduction, category, language. */
export function BasicStep({ draft }: StepProps) {
  const { t } = useTranslation('clone');
  const { content, clone, write } = draft;
  return (
    <Section title={t('steps.basic')} intro={t('basic.intro')}>
      <TextField
        label={t('basic.name')}
        help={t('basic.nameHelp')}
        gap={content.name.trim() === '' ? t('basic.nameless') : null}
        value={content.name}
        maxLength={CLONE_LIMITS.nameCharacters}
        placeholder={t('basic.namePlaceholder')}
        onChange={(name) => write({ name })}
      />
      <AvatarField appId={clone.appId} avatar={content.avatar} onChange={(avatar) => write({ avatar })} />
      <TextField
        label={t('basic.introduction')}
        help={t('basic.introductionHelp')}
        gap={content.introduction.trim() === '' ? gapAt(clone.gaps, 'introduction') : null}
        value={content.introduction}
        maxLength={CLONE_LIMITS.introductionCharacters}
        rows={3}
        placeholder={t('basic.introductionPlaceholder')}
        onChange={(introduction) => write({ introduction })}
      />
      <FieldGroup label={t('basic.category')} help={t('basic.categoryHelp')}>
        <SelectField
          label={t('basic.category')}
          labelPlace="hidden"
          value={content.category}
          options={cloneCategory.options.map((value) => ({ value, label: t(`categories.${value}`) }))}
          onChange={(category) => write({ category })}
        />
      </FieldGroup>
      <FieldGroup label={t('basic.language')} help={t('basic.languageHelp')}>
        <SelectField
          label={t('basic.language')}
          labelPlace="hidden"
          value={content.language}
          options={LANGUAGES.map((value) => ({ value, label: t(`basic.languages.${value}`) }))}
          onChange={(language) => write({ language })}
        />
      </FieldGroup>
    </Section>
  );
}
