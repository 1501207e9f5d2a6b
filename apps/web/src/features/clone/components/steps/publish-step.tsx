import { useTranslation } from 'react-i18next';
import { Section } from '../../../../components/fields/section.tsx';
import { PublishForm } from '../publish/publish-form.tsx';
import { PublishedNow } from '../publish/published-now.tsx';
import { VersionList } from '../publish/version-list.tsx';
import type { StepProps } from './step-props.ts';

/** Publishing: who may use it, the checklist, what is published now, the versions. */
export function PublishStep({ draft }: StepProps) {
  const { t } = useTranslation('clone');
  return (
    <Section title={t('steps.publish')} intro={t('publish.intro')}>
      {draft.clone.lastVersion > 0 ? <PublishedNow draft={draft} /> : null}
      <PublishForm draft={draft} />
      {draft.clone.lastVersion > 0 ? <VersionList draft={draft} /> : null}
    </Section>
  );
}
