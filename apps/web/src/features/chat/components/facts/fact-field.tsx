import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../components/date-field.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { type AskedFact, isFactReadable, MONEY_UNITS } from '../../model/told-facts.ts';
import styles from './fact-field.module.css';

export interface FactFieldProps {
  fact: AskedFact;
  /** As it is written; empty for nothing. */
  value: string;
  onChange: (value: string) => void;
}

/** The field of one fact: an amount, a number, a day, yes or no, one of several, or words. */
export function FactField({ fact, value, onChange }: FactFieldProps) {
  const { t } = useTranslation('chat');
  const { label, kind, options, required, help } = fact;
  const isChosen = kind === 'boolean' || kind === 'choice';
  if (kind === 'date')
    return (
      <div className={styles.fact}>
        <DateField
          labelAbove
          label={required ? `${label} *` : label}
          value={value || null}
          onChange={(day) => onChange(day ?? '')}
        />
        {help ? <p className={styles.help}>{help}</p> : null}
      </div>
    );
  if (isChosen)
    return (
      <Choice
        fact={fact}
        options={kind === 'boolean' ? [t('facts.yes'), t('facts.no')] : options}
        value={value}
        onChange={onChange}
      />
    );
  return <Written fact={fact} value={value} onChange={onChange} />;
}

function Label({ label, required }: Pick<AskedFact, 'label' | 'required'>) {
  const { t } = useTranslation('chat');
  return (
    <>
      {label}
      {required ? (
        <span className={styles.required}>
          <span aria-hidden="true"> *</span>
          <span className="visually-hidden">{t('facts.required')}</span>
        </span>
      ) : null}
    </>
  );
}

/** One of a few: pressed again it is taken back. */
function Choice({ fact, options, value, onChange }: FactFieldProps & { options: readonly string[] }) {
  const { label, required, help } = fact;
  const helpId = useId();
  return (
    <fieldset className={styles.fact} aria-describedby={help ? helpId : undefined}>
      <legend className={styles.label}>
        <Label label={label} required={required} />
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className={styles.option}
            aria-pressed={value === option}
            onClick={() => onChange(value === option ? '' : option)}
          >
            {option}
          </button>
        ))}
      </div>
      {help ? (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      ) : null}
    </fieldset>
  );
}

function Written({ fact, value, onChange }: FactFieldProps) {
  const { t } = useTranslation('chat');
  const { label, kind, required, help } = fact;
  const [isLeft, setIsLeft] = useState(false);
  const noteId = useId();
  const isWrong = isLeft && !isFactReadable(fact, value);
  const note = isWrong ? t(kind === 'money' ? 'facts.unread_amount' : 'facts.unread_count', { label }) : help;
  return (
    <div className={styles.fact}>
      <label>
        <span className={styles.label}>
          <Label label={label} required={required} />
        </span>
        <span className={styles.frame} data-field data-bad={isWrong || undefined}>
          <input
            className={styles.input}
            value={value}
            maxLength={200}
            autoComplete="off"
            inputMode={kind === 'money' ? 'decimal' : kind === 'count' ? 'numeric' : 'text'}
            aria-required={required}
            aria-invalid={isWrong}
            aria-describedby={note ? noteId : undefined}
            onChange={(event) => {
              setIsLeft(false);
              onChange(event.target.value);
            }}
            onBlur={() => setIsLeft(true)}
          />
          {kind === 'money' ? (
            <span className={styles.unit} aria-hidden="true">
              {MONEY_UNITS[currentLanguage()]}
            </span>
          ) : null}
        </span>
      </label>
      {note ? (
        <p id={noteId} className={isWrong ? styles.wrong : styles.help} role={isWrong ? 'alert' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
