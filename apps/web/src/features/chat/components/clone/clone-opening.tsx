import type { CloneContent } from '@mingfa/contract/clone-content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloneFace } from '../../../../components/clone-face.tsx';
import styles from './clone-opening.module.css';

/** What a clone shows of itself before the first question. */
export type OpeningClone = Pick<
  CloneContent,
  'name' | 'avatar' | 'introduction' | 'opening' | 'guideQuestions' | 'firstQuestions'
>;

export interface CloneOpeningProps {
  clone: OpeningClone;
  /** Beside the name: that it is official, who made it. */
  mark?: ReactNode;
  /** Asks a guide question; absent where nothing can be asked. */
  onAsk?: ((question: string) => void) | undefined;
  disabled?: boolean;
}

/** Face, name, opening words and guide questions. Whatever its maker wrote is plain text. */
export function CloneOpening({ clone, mark, onAsk, disabled = false }: CloneOpeningProps) {
  const { t } = useTranslation('chat');
  const { name, avatar, opening, introduction, guideQuestions } = clone;
  return (
    <section className={styles.opening} aria-label={name}>
      <CloneFace avatar={avatar} size="large" />
      <h2 className={styles.name}>{name}</h2>
      {mark ? <div className={styles.mark}>{mark}</div> : null}
      <p className={styles.words}>{opening || introduction}</p>
      {onAsk && guideQuestions.length > 0 ? (
        <fieldset className={styles.questions} aria-label={t('clone.guideQuestions')}>
          {guideQuestions.map((question) => (
            <button
              key={question}
              type="button"
              className={styles.question}
              disabled={disabled}
              onClick={() => onAsk(question)}
            >
              {question}
            </button>
          ))}
        </fieldset>
      ) : null}
    </section>
  );
}
