import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../../../components/fields/field-group.tsx';
import styles from '../../../../components/fields/fields.module.css';

export interface WordsFieldProps {
  label: string;
  help?: ReactNode;
  words: readonly string[];
  max: number;
  maxLength: number;
  minLength?: number;
  placeholder?: string;
  /** Offered for what is being typed. */
  offered?: readonly string[];
  onType?: (typed: string) => void;
  /** What is wrong with a word, said beside it. */
  problemOf?: (word: string) => string | null;
  /** A word as it is kept; null where it cannot be read. */
  read?: (said: string) => string | null;
  /** Said of what cannot be read. */
  unreadable?: string;
  /** Commas part several words, if nothing is said; figures have commas of their own. */
  separates?: boolean;
  onChange: (words: string[]) => void;
}

/** A list of words: each is typed and added with Enter, or chosen from what is offered. */
export function WordsField(props: WordsFieldProps) {
  const { label, help, words, max, maxLength, minLength = 1, placeholder, problemOf, onChange } = props;
  const { read = (said: string) => said, unreadable, separates = true } = props;
  const { t } = useTranslation('clone');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const [isUnread, setIsUnread] = useState(false);
  const offered = (props.offered ?? []).filter((word) => !words.includes(word));
  const shown = isOpen && typed.trim() !== '' ? offered : [];
  const isFull = words.length >= max;
  const type = (to: string) => {
    setTyped(to);
    setActive(-1);
    setIsOpen(true);
    setIsUnread(false);
    props.onType?.(to);
  };
  const add = (said: string) => {
    const parts = (separates ? said.split(/[，,、;；\n]/) : [said])
      .map((word) => word.trim().slice(0, maxLength))
      .filter((word) => word.length >= minLength);
    const kept = parts.map(read);
    const added = kept.filter((word) => word !== null && !words.includes(word)) as string[];
    if (added.length > 0) onChange([...words, ...new Set(added)].slice(0, max));
    type(parts.filter((_, place) => kept[place] === null).join('，'));
    setIsUnread(kept.includes(null));
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    setIsOpen(false);
    // Who goes on without Enter meant what is typed; beside things to choose from it may be half a name.
    const stays = event.currentTarget.parentElement?.contains(event.relatedTarget);
    if (!props.offered && !stays && typed.trim().length >= minLength) add(typed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(shown[active] ?? typed);
    } else if (event.key === 'Escape' && shown.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    } else if (event.key === 'Backspace' && typed === '') {
      onChange(words.slice(0, -1));
    } else if (shown.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + shown.length + (active < 0 && step < 0 ? 1 : 0)) % shown.length);
    }
  };
  return (
    <FieldGroup label={label} help={help} count={[words.length, max]}>
      {words.length > 0 ? (
        <ul className={styles.tags}>
          {words.map((word) => {
            const problem = problemOf?.(word);
            return (
              <li key={word} className={`${styles.tag} ${problem ? styles.bad : ''}`}>
                <span>
                  {word} {problem ? <span className={styles.badWords}>· {problem}</span> : null}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('field.remove', { name: word })}
                  onClick={() => onChange(words.filter((one) => one !== word))}
                >
                  <CloseOutlined aria-hidden />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {isFull ? null : (
        <div className={styles.typing}>
          <input
            className={styles.input}
            role="combobox"
            aria-label={t('field.addTo', { name: label })}
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-options`}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={placeholder ?? t('field.typeWords')}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onFocus={() => setIsOpen(true)}
            aria-invalid={isUnread}
            onBlur={onBlur}
          />
          <Button disabled={typed.trim().length < minLength} onBlur={onBlur} onClick={() => add(typed)}>
            {t('field.add')}
          </Button>
          {shown.length > 0 ? (
            <div id={`${id}-options`} role="listbox" aria-label={label} className={styles.options}>
              {shown.map((word, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as a combobox does
                <div
                  key={word}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === active}
                  tabIndex={-1}
                  className={`${styles.option} ${place === active ? styles.active : ''}`}
                  // The field keeps the focus, so that its list stays.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => add(word)}
                >
                  {word}
                </div>
              ))}
            </div>
          ) : null}
        </div>
      )}
      {isUnread ? (
        <p className={styles.gap} role="alert">
          {unreadable}
        </p>
      ) : null}
    </FieldGroup>
  );
}
