import type { AnswerData } from '@mingfa/contract/answer-data';
import styles from './answer-choices.module.css';

export interface AnswerChoicesProps {
  which: AnswerData['choices'];
  /** An answer is being written, or the conversation went on. */
  disabled: boolean;
  onChoose: (title: string) => void;
}

/** Which situation is meant, asked where the answer says it: one click goes on with another. */
export function AnswerChoices({ which, disabled, onChoose }: AnswerChoicesProps) {
  return (
    <fieldset className={styles.which} aria-label={which.lead}>
      <p className={styles.lead}>{which.lead}</p>
      <ol className={styles.choices}>
        {which.choices.map(({ title }) => (
          <li key={title}>
            <button
              type="button"
              className={styles.choice}
              disabled={disabled}
              onClick={() => onChoose(title)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
