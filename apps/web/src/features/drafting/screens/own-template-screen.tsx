import { getFactDictionary } from '@mingfa/contract/document-template';
import { changeOwnTemplate, getOwnTemplate, type OwnTemplateDetail } from '@mingfa/contract/own-template';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { describeError } from '../../../lib/describe-failure.ts';
import { templateAddress } from '../../../lib/drafting-address.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { FieldSettings } from '../components/own/field-settings.tsx';
import styles from '../components/own/own-template.module.css';
import type { FactChoices } from '../model/binding-options.ts';
import { changeOwnField } from '../model/change-own-field.ts';
import { refreshOwnTemplates } from '../model/refresh-drafting.ts';

/** The fields of a template of one's own: what each asks for, and where its value comes from. */
export function OwnTemplateScreen() {
  const { t } = useTranslation('drafting');
  const { templateId = '' } = useParams();
  return (
    <MembersScreen title={t('ownTemplate.fields.screen')}>
      <Held templateId={templateId} />
    </MembersScreen>
  );
}

function Held({ templateId }: { templateId: string }) {
  const { t } = useTranslation('drafting');
  const held = useEndpoint(getOwnTemplate, { params: { templateId } }, { staleTime: 0, gcTime: 0 });
  const dictionary = useEndpoint(getFactDictionary, {}, { staleTime: Number.POSITIVE_INFINITY });
  const reload = () => void held.refetch();
  return (
    <>
      <ScreenHeader
        title={t('ownTemplate.fields.screen')}
        start={<BackLink to={templateAddress(templateId)} label={t('ownTemplate.fields.back')} />}
      />
      <ScreenColumn>
        <Loaded query={held} missing={t('ownTemplate.fields.missing')}>
          {(template) => (
            <Loaded query={dictionary}>
              {(choices) => (
                <Settings key={template.revision} template={template} choices={choices} onReload={reload} />
              )}
            </Loaded>
          )}
        </Loaded>
      </ScreenColumn>
    </>
  );
}

interface SettingsProps {
  template: OwnTemplateDetail;
  choices: FactChoices;
  onReload: () => void;
}

function Settings({ template, choices, onReload }: SettingsProps) {
  const { t } = useTranslation('drafting');
  const navigate = useNavigate();
  const [title, setTitle] = useState(template.title);
  const [note, setNote] = useState(template.note);
  const [fields, setFields] = useState(template.fields);
  const [isSaved, setIsSaved] = useState(false);
  const { templateId, revision } = template;
  const isChanged = title !== template.title || note !== template.note || fields !== template.fields;
  useLeaveGuard(isChanged && !isSaved);
  const saving = useEndpointMutation(changeOwnTemplate, {
    onSuccess: async () => {
      setIsSaved(true);
      toast.success(t('ownTemplate.fields.saved'));
    },
  });
  const save = () =>
    saving.mutate(
      {
        params: { templateId },
        body: {
          ...{ seenRevision: revision, title: title.trim() || template.title, note: note.trim() },
          fields: fields.map(({ name, kind, label, help, required, bound }) => ({
            ...{ name, kind, label: label.trim() || name, help, required, bound },
          })),
        },
      },
      {
        onSuccess: () => {
          void navigate(templateAddress(templateId));
          void refreshOwnTemplates();
        },
      },
    );
  const isOld = saving.error?.failure.errorCode === 'template_changed';
  return (
    <form
      className={styles.settings}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className={styles.lead}>{t('ownTemplate.fields.intro')}</p>
      <div className={styles.names}>
        <TextField label={t('ownTemplate.fields.name')} value={title} maxLength={100} onChange={setTitle} />
        <TextField label={t('ownTemplate.fields.note')} value={note} maxLength={300} onChange={setNote} />
      </div>
      <h2 className={styles.listTitle}>
        {t('ownTemplate.fields.list')} <span className={styles.quiet}>{fields.length}</span>
      </h2>
      <ol className={styles.fields}>
        {fields.map((field) => (
          <FieldSettings
            key={field.name}
            field={field}
            fields={fields}
            choices={choices}
            onChange={(changed) => setFields((now) => changeOwnField(now, field.name, changed))}
          />
        ))}
      </ol>
      <div className={styles.saveBar}>
        {saving.error && !saving.error.failure.silent ? (
          <p className={styles.problem} role="alert">
            {t('ownTemplate.fields.failed', { why: describeError(saving.error) })}
          </p>
        ) : null}
        {isOld ? <Button onClick={onReload}>{t('ownTemplate.fields.reload')}</Button> : null}
        <Button type="primary" htmlType="submit" loading={saving.isPending}>
          {t('ownTemplate.fields.save')}
        </Button>
      </div>
    </form>
  );
}
