import { Button, Input, Radio } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './choose-or-make-dialog.module.css';
import { ErrorState } from './error-state.tsx';
import { ModalDialog } from './modal-dialog.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** Something that exists already and can take it. */
export interface Holder {
  id: string;
  name: string;
  /** What is said about it, in a few words. */
  about: string;
}
/** Where it goes: into one that exists, or into a new one of that name. */
export type ChosenHolder = { id: string } | { newName: string };

interface ChooseOrMakeDialogProps {
  title: string;
  /** What is put there. */
  hint: string;
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  holders: readonly Holder[];
  newLabel: string;
  /** What a new one is called unless the person says otherwise. */
  newName: string;
  nameMax: number;
  words: { submit: string; loading: string };
  /** Stands between the hint and the choice: where it was put before. */
  before?: ReactNode;
  isSending: boolean;
  onChoose: (chosen: ChosenHolder) => void;
  onClose: () => void;
}

const NEW = 'new';

/** Asks where something goes: one of what is there, the one changed last first, or a new one made with it. */
export function ChooseOrMakeDialog(props: ChooseOrMakeDialogProps) {
  const { title, hint, query, holders, newLabel, nameMax, words, isSending, onChoose, onClose } = props;
  const { t } = useTranslation('shell');
  const formId = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const [newName, setNewName] = useState(props.newName);
  const chosen = picked ?? holders[0]?.id ?? NEW;
  const isNameless = chosen === NEW && newName.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isNameless) onChoose(chosen === NEW ? { newName: newName.trim() } : { id: chosen });
  };
  return (
    <ModalDialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            loading={isSending}
            disabled={query.isPending || isNameless}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{hint}</p>
      {props.before}
      {query.isPending ? <SkeletonRows count={3} label={words.loading} /> : null}
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      <form id={formId} onSubmit={submit} hidden={query.isPending}>
        <Radio.Group
          className={styles.holders ?? ''}
          value={chosen}
          onChange={(event) => setPicked(String(event.target.value))}
        >
          {holders.map(({ id, name, about }) => (
            <Radio key={id} value={id}>
              <span className={styles.name}>{name}</span> <span className={styles.about}>{about}</span>
            </Radio>
          ))}
          <Radio value={NEW}>{newLabel}</Radio>
        </Radio.Group>
        {chosen === NEW ? (
          <Input
            className={styles.new ?? ''}
            aria-label={newLabel}
            maxLength={nameMax}
            value={newName}
            onChange={(event) => setNewName(event.target.value)}
          />
        ) : null}
      </form>
    </ModalDialog>
  );
}
