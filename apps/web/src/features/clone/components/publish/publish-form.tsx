import SendOutlined from '@ant-design/icons/SendOutlined';
import { type CloneVisibility, cloneVisibility, publishClone } from '@mingfa/contract/clone';
import { CLONE_LIMITS, cloneCategory } from '@mingfa/contract/clone-content';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { useChecklist } from '../../hooks/use-checklist.ts';
import type { Draft } from '../../hooks/use-draft.ts';
import { gapAt } from '../../model/gap-words.ts';
import { refreshClones } from '../../model/refresh-clones.ts';
import { Checklist } from './checklist.tsx';
import styles from './publish.module.css';
import { ToldNumbers } from './told-numbers.tsx';
import { VisibilityField } from './visibility-field.tsx';

/** Publishes the draft as a version that never changes. */
export function PublishForm({ draft }: { draft: Draft }) {
  const { t } = useTranslation('clone');
  const { clone, content, write, keeper, state } = draft;
  const [visibility, setVisibility] = useState<CloneVisibility>(clone.visibility);
  const [notes, setNotes] = useState('');
  const checks = useChecklist(draft);
  const publishing = useEndpointMutation(publishClone, {
    onSuccess: (published) => {
      keeper.adopt(published);
      setNotes('');
      toast.success(t('publish.done', { version: published.lastVersion }));
    },
    onError: toastFailure,
    onSettled: refreshClones,
  });
  const isReady = checks.every(({ isDone }) => isDone);
  /** A second click would make a version without a difference; who wants one says why in its notes. */
  const isSame = clone.state === 'published' && notes.trim() === '';
  const publish = () => {
    const { appId, draftRevision, lastVersion } = clone;
    publishing.mutate({ body: { appId, draftRevision, lastVersion, notes, visibility } });
  };
  const statusOf = () => {
    if (state !== 'saved') return t('publish.unsaved');
    if (isSame) return t('publish.same', { version: clone.publishedVersion });
    return isReady ? '' : t('publish.notReady');
  };
  return (
    <>
      <Checklist checks={checks} />
      <FieldGroup label={t('basic.category')} help={t('basic.categoryHelp')}>
        <SelectField
          label={t('basic.category')}
          labelPlace="hidden"
          value={content.category}
          options={cloneCategory.options.map((value) => ({ value, label: t(`categories.${value}`) }))}
          onChange={(category) => write({ category })}
        />
      </FieldGroup>
      <TextField
        label={t('basic.introduction')}
        help={t('basic.introductionHelp')}
        gap={content.introduction.trim() === '' ? gapAt(clone.gaps, 'introduction') : null}
        value={content.introduction}
        maxLength={CLONE_LIMITS.introductionCharacters}
        rows={3}
        onChange={(introduction) => write({ introduction })}
      />
      <VisibilityField value={visibility} options={cloneVisibility.options} onChange={setVisibility} />
      <TextField
        label={t('publish.notes')}
        help={t('publish.notesHelp')}
        value={notes}
        maxLength={CLONE_LIMITS.notesCharacters}
        rows={2}
        placeholder={t('publish.notesPlaceholder')}
        onChange={setNotes}
      />
      <ToldNumbers gaps={clone.gaps} />
      <div className={styles.publish}>
        <Button
          type="primary"
          size="large"
          icon={<SendOutlined aria-hidden />}
          disabled={!isReady || isSame || state !== 'saved'}
          loading={publishing.isPending}
          onClick={publish}
        >
          {t('publish.submit', { version: clone.lastVersion + 1 })}
        </Button>
        <span className={styles.quiet} role="status">
          {statusOf()}
        </span>
      </div>
    </>
  );
}
