import type { FactChange } from '@mingfa/contract/draft-fact';
import { FACT_LIMITS } from '@mingfa/contract/draft-fact';
import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvidenceDesk } from '../../hooks/use-evidence.ts';
import { describeChangeFailure } from '../../model/describe-change-failure.ts';
import styles from './evidence.module.css';

export interface EvidenceFieldProps {
  desk: EvidenceDesk;
  path: string;
  label: string;
  hint?: string;
  /** Lines to write in; absent: one. */
  rows?: number;
  /** Words that are offered while it is typed. */
  offered?: readonly string[];
  wide?: boolean;
  /** What changes with it. */
  besides?: (value: string) => FactChange[];
}

const TEXT_MAX = 500;

/** A fact of a piece of evidence in words. It is saved when the field is left; what could not be saved stays, with a way to try again. */
export function EvidenceField(props: EvidenceFieldProps) {
  const { desk, path, label, hint, rows, offered, wide = false, besides } = props;
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const id = useId();
  const entry = desk.sheet.entries[path];
  const held = String(entry?.chosen.value ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // What was typed stands until the facts hold it.
  useEffect(() => {
    setTyped((now) => (now !== null && now.trim() === held ? null : now));
  }, [held]);
  const save = async () => {
    const value = typed?.trim();
    if (value === undefined || isSaving) return;
    if (value === held) return setTyped(null);
    setIsSaving(true);
    const failure = await desk.change([{ act: 'set', path, value }, ...(besides?.(value) ?? [])]);
    setIsSaving(false);
    if (!failure) return setTyped((now) => (now?.trim() === value ? null : now));
    if (!failure.silent) setProblem(describeChangeFailure(failure, desk.names, desk.sheet));
  };
  const confirm = async () => {
    const failure = await desk.change([{ act: 'confirm', path }]);
    if (failure && !failure.silent) setProblem(describeChangeFailure(failure, desk.names, desk.sheet));
  };
  const field = {
    id,
    className: styles.input,
    value: typed ?? held,
    maxLength: rows ? FACT_LIMITS.characters : TEXT_MAX,
    placeholder: hint,
    autoComplete: 'off',
    'aria-describedby': problem ? `${id}-problem` : undefined,
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      setProblem(null);
    },
    onBlur: () => void save(),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
  };
  const source = entry && !entry.confirmed && typed === null ? entry.chosen.source : null;
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`} data-path={path}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows ? (
        <textarea {...field} rows={rows} />
      ) : (
        <input {...field} list={offered ? `${id}-offered` : undefined} onKeyDown={onKeyDown} />
      )}
      {offered ? (
        <datalist id={`${id}-offered`}>
          {offered.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
      ) : null}
      {source?.kind === 'file' ? (
        <p className={styles.suggested}>
          <span>{t('field.suggested', { quote: source.place.quote.slice(0, 40) })}</span>
          <Button
            size="small"
            type="text"
            aria-label={t('field.confirmNamed', { field: label })}
            onClick={() => void confirm()}
          >
            {t('field.confirm')}
          </Button>
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}{' '}
          <Button size="small" loading={isSaving} onClick={() => void save()}>
            {t('field.retry')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
