import {
  type CaseDetail,
  caseArea,
  caseKind,
  caseOutcome,
  caseProcedure,
  correctCase,
  getCase,
} from '@mingfa/contract/case';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { useCaseWords } from '../hooks/use-case-words.ts';
import styles from './correct-case-dialog.module.css';

/** Mends by hand what was read wrongly; only what was changed is sent. */
export function CorrectCaseDialog({ one, onClose }: { one: CaseDetail; onClose: () => void }) {
  const { t } = useTranslation(['case', 'shell']);
  const words = useCaseWords();
  const before = {
    title: one.title,
    court: one.court ?? '',
    causes: one.causes.join('、'),
    area: one.area,
    kind: one.kind,
    procedure: one.procedure,
    decidedOn: one.decidedOn,
    outcome: one.outcome,
  };
  const [fields, setFields] = useState(before);
  const set = (changed: Partial<typeof before>) => setFields({ ...fields, ...changed });
  const save = useEndpointMutation(correctCase, {
    onSuccess: () => {
      toast.success(t('correct.saved'));
      void refreshEndpoints(getCase);
      onClose();
    },
    onError: toastFailure,
  });
  const submit = () => {
    const { causes, ...rest } = Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => value !== before[name as keyof typeof before]),
    ) as Partial<typeof before>;
    const list =
      causes === undefined
        ? {}
        : {
            causes: causes
              .split(/[、,，;；]/)
              .map((cause) => cause.trim())
              .filter(Boolean),
          };
    save.mutate({ params: { caseId: one.caseId }, body: { ...rest, ...list } });
  };
  const options = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, label: labels[value] }));
  const typed = (name: 'title' | 'court' | 'causes', label: string) => (
    <label className={styles.field} htmlFor={`case-${name}`}>
      {label}
      <Input
        id={`case-${name}`}
        maxLength={300}
        value={fields[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </label>
  );
  return (
    <ModalDialog
      open
      size="wide"
      title={t('correct.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button
            type="primary"
            disabled={fields.title.trim() === ''}
            loading={save.isPending}
            onClick={submit}
          >
            {t('correct.save')}
          </Button>
        </>
      }
    >
      <QuietNote>{t('correct.intro')}</QuietNote>
      <div className={styles.fields}>
        {typed('title', words.field.title)}
        {typed('court', words.field.court)}
        {typed('causes', t('correct.causes'))}
        <SelectField
          label={words.field.area}
          value={fields.area}
          options={options(caseArea.options, words.area)}
          onChange={(area) => set({ area })}
        />
        <SelectField
          label={words.field.procedure}
          value={fields.procedure}
          options={options(caseProcedure.options, words.procedure)}
          onChange={(procedure) => set({ procedure })}
        />
        <SelectField
          label={words.field.kind}
          value={fields.kind}
          options={options(caseKind.options, words.kind)}
          onChange={(kind) => set({ kind })}
        />
        <SelectField
          label={words.field.outcome}
          value={fields.outcome ?? 'none'}
          options={[{ value: 'none' as const, label: '—' }, ...options(caseOutcome.options, words.outcome)]}
          onChange={(outcome) => set({ outcome: outcome === 'none' ? null : outcome })}
        />
        <DateField
          label={words.field.decidedOn}
          value={fields.decidedOn}
          onChange={(decidedOn) => set({ decidedOn })}
        />
      </div>
    </ModalDialog>
  );
}
