import { type AddressEntry, type AddressKind, saveAddress } from '@mingfa/contract/address-book';
import { getFactDictionary } from '@mingfa/contract/document-template';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { describeError } from '../../../../lib/describe-failure.ts';
import { inLanguage } from '../../../../lib/in-language.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { addressFields } from '../../model/address-fields.ts';
import type { FactDefinition, FactValue } from '../../model/fact-types.ts';
import { readTyped, writeTyped } from '../../model/read-typed.ts';
import { refreshAddresses } from '../../model/refresh-drafting.ts';
import styles from '../drafting.module.css';
import { FactValueField } from '../facts/fact-value-field.tsx';

interface AddressFormProps {
  /** Somebody who is kept, or the kind of somebody new. */
  edited: AddressEntry | AddressKind;
  onClose: () => void;
}

/** Somebody of the address book, with the fields a matter takes over. */
export function AddressForm({ edited, onClose }: AddressFormProps) {
  const dictionary = useEndpoint(getFactDictionary, {}, { staleTime: Number.POSITIVE_INFINITY });
  const kind = typeof edited === 'string' ? edited : edited.kind;
  const { t } = useTranslation('drafting');
  const title =
    typeof edited === 'string'
      ? t('addresses.newTitle', { kind: t(`addresses.kind.${kind}`) })
      : t('addresses.editTitle', { name: edited.name });
  const formId = useId();
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button type="primary" htmlType="submit" form={formId} loading={isSaving}>
          {t('fact.save')}
        </Button>
      }
    >
      <Loaded query={dictionary}>
        {({ records }) => (
          <Fields
            formId={formId}
            kind={kind}
            entry={typeof edited === 'string' ? null : edited}
            fields={addressFields(kind, records)}
            onSaving={setIsSaving}
            onClose={onClose}
          />
        )}
      </Loaded>
    </Sheet>
  );
}

interface FieldsProps {
  formId: string;
  kind: AddressKind;
  entry: AddressEntry | null;
  fields: readonly FactDefinition[];
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

function Fields({ formId, kind, entry, fields, onSaving, onClose }: FieldsProps) {
  const { t } = useTranslation(['drafting', 'shell']);
  const [name, setName] = useState(entry?.name ?? '');
  const [note, setNote] = useState(entry?.note ?? '');
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(entry?.fields ?? {}).map(([id, value]) => [id, writeTyped(value)])),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useEndpointMutation(saveAddress, {
    onSuccess: async () => {
      toast.success(t('addresses.saved'));
      onClose();
      await refreshAddresses();
    },
    onError: (error) => setProblem(`${describeError(error)} ${t('addresses.notSaved')}`),
    onSettled: () => onSaving(false),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const values: Record<string, FactValue> = { ...entry?.fields };
    for (const field of fields) {
      const value = readTyped(field, typed[field.id] ?? '');
      if (value === null) return setProblem(`${inLanguage(field.label)}: ${t('addresses.badNumber')}`);
      values[field.id] = value;
    }
    if (name.trim() === '') return setProblem(t('shell:field.required'));
    setProblem(null);
    onSaving(true);
    const body = { kind, name: name.trim(), fields: values, note: note.trim() };
    saving.mutate({ body: entry ? { ...body, entryId: entry.entryId } : body });
  };
  return (
    <form id={formId} className={styles.form} onSubmit={save}>
      <TextField
        label={t(kind === 'court' ? 'addresses.court' : 'addresses.name')}
        value={name}
        maxLength={200}
        onChange={setName}
      />
      {fields.map((field) => (
        <FactValueField
          key={field.id}
          definition={field}
          label={inLanguage(field.label)}
          typed={typed[field.id] ?? ''}
          onType={(next) => setTyped((held) => ({ ...held, [field.id]: next }))}
        />
      ))}
      <TextField label={t('addresses.note')} value={note} maxLength={500} rows={2} onChange={setNote} />
      {problem ? (
        <p className={styles.bad} role="alert">
          {problem}
        </p>
      ) : null}
    </form>
  );
}
