import type { AnswerData } from '@mingfa/contract/answer-data';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFacts } from '../model/change-facts.ts';
import styles from './answer-facts.module.css';

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
  const write = (key: string, value: string) => setWritten({ ...written, [key]: value });
  const known = facts.known.map((fact, at) => ({ ...fact, key: `known-${at}` }));
  const missing = facts.missing.map((fact) => ({ ...fact, key: `missing-${fact.id}` }));
  const isChanged = Object.values(written).some((value) => value.trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || disabled) return;
    onAskAnew((question) => changeFacts(question, { known, missing, written }));
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
                aria-label={t('facts.correct', { label })}
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
      {missing.length > 0 ? (
        <div className={styles.known}>
          <span>{t('facts.missing')}</span>
          {missing.map(({ key, label }) => (
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
