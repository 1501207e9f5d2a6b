import type { AnswerData } from '@mingfa/contract/answer-data';
import { Button } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/dates.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { changeFacts } from '../model/change-facts.ts';
import { isReadable, kindOfFact } from '../model/check-fact.ts';
import { tellFact } from '../model/told-facts.ts';
import styles from './answer-facts.module.css';
import { FactField } from './facts/fact-field.tsx';

export interface AnswerFactsProps {
  facts: AnswerData['facts'];
  disabled: boolean;
  /** Asks the question anew, changed. */
  onAskAnew: (change: (question: string) => string) => void;
}

/** What was read out of the question, each put right with one click, and fields for what it left open. */
export function AnswerFacts({ facts, disabled, onAskAnew }: AnswerFactsProps) {
  const { t } = useTranslation('chat');
  const [written, setWritten] = useState<Record<string, string>>({});
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [wrongKey, setWrongKey] = useState<string | null>(null);
  const problemId = useId();
  const fields = useRef<Record<string, HTMLInputElement | null>>({});
  const write = (key: string, value: string) => {
    setWritten({ ...written, [key]: value });
    if (key === wrongKey) setWrongKey(null);
  };
  const known = facts.known.map((fact, at) => ({ ...fact, key: `known-${at}` }));
  const missing = facts.missing.map((fact) => ({ ...fact, key: `missing-${fact.id}` }));
  const typed = missing.filter(({ kind }) => kind !== undefined);
  const untyped = missing.filter(({ kind }) => kind === undefined);
  const isChanged = Object.values(written).some((value) => value.trim() !== '');
  const wrong = known.find(({ key }) => key === wrongKey);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || disabled) return;
    const unread = known.find(({ id, key, said }) => {
      const now = (written[key] ?? '').trim();
      return now !== '' && now !== said && !isReadable(kindOfFact(id), now, today());
    });
    if (unread) {
      setWrongKey(unread.key);
      fields.current[unread.key]?.focus();
      return;
    }
    const told = { ...written };
    for (const { key, kind = 'text' } of missing)
      if (told[key]) told[key] = tellFact({ kind }, told[key], currentLanguage());
    onAskAnew((question) => changeFacts(question, { known, missing, written: told }));
  };
  return (
    <form className={styles.facts} aria-label={t('facts.label')} onSubmit={submit}>
      {known.length > 0 ? (
        <div className={styles.known}>
          <span>{t('facts.known')}</span>
          {known.map(({ key, label, value, said }) =>
            corrected.includes(key) ? (
              <input
                key={key}
                ref={(field) => {
                  fields.current[key] = field;
                }}
                aria-label={t('facts.correct', { label })}
                aria-invalid={key === wrongKey}
                aria-describedby={key === wrongKey ? problemId : undefined}
                className={styles.field}
                value={written[key] ?? said}
                onChange={(event) => write(key, event.target.value)}
              />
            ) : (
              <button
                key={key}
                type="button"
                className={styles.chip}
                title={t('facts.correct', { label })}
                onClick={() => setCorrected([...corrected, key])}
              >
                {label} {value}
              </button>
            ),
          )}
        </div>
      ) : null}
      {wrong ? (
        <p id={problemId} className={styles.problem} role="alert">
          {t(`facts.unread_${kindOfFact(wrong.id)}`, { label: wrong.label })}
        </p>
      ) : null}
      {typed.length > 0 ? (
        <fieldset className={styles.typed}>
          <legend className={styles.legend}>{t('facts.missing')}</legend>
          {typed.map(({ key, label, kind = 'text', options = [], required = false, help = '' }) => (
            <FactField
              key={key}
              fact={{ label, kind, options, required, help }}
              value={written[key] ?? ''}
              onChange={(value) => write(key, value)}
            />
          ))}
        </fieldset>
      ) : null}
      {untyped.length > 0 ? (
        <div className={styles.known}>
          {typed.length > 0 ? null : <span>{t('facts.missing')}</span>}
          {untyped.map(({ key, label }) => (
            <input
              key={key}
              aria-label={label}
              placeholder={label}
              className={styles.field}
              value={written[key] ?? ''}
              onChange={(event) => write(key, event.target.value)}
            />
          ))}
        </div>
      ) : null}
      {isChanged ? (
        <Button size="small" type="primary" htmlType="submit" disabled={disabled}>
          {t('facts.askAnew')}
        </Button>
      ) : null}
    </form>
  );
}
