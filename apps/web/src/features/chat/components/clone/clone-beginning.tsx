import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../../../lib/api-answer.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { askedWith, type ComposerOptions, NO_OPTIONS } from '../../model/composer-options.ts';
import type { Question } from '../../model/live-runs.ts';
import { withToldFacts } from '../../model/told-facts.ts';
import { Composer } from '../composer.tsx';
import styles from './clone-beginning.module.css';
import { CloneOpening, type OpeningClone } from './clone-opening.tsx';
import { FirstFacts } from './first-facts.tsx';

export interface CloneBeginningProps {
  clone: OpeningClone;
  /** Drafts of one composer are kept apart from another's. */
  composer: string;
  /** Beside the name. */
  mark?: ReactNode;
  /** Put into the field from outside; one that could not be sent, too. */
  question?: string;
  isSending?: boolean;
  /** Why a limit refused what was sent last. */
  refused?: ApiFailure | null | undefined;
  /** Whether the field takes the focus at once; not beside a form that is being filled in. */
  takesFocus?: boolean;
  onSend: (question: Question) => void;
  /** Under the opening: what is to be known before one asks. */
  children?: ReactNode;
}

/** Before the first question to a clone: who it is, what it asks first, and the composer. */
export function CloneBeginning({
  clone,
  composer,
  mark,
  question = '',
  isSending = false,
  refused,
  takesFocus = true,
  onSend,
  children,
}: CloneBeginningProps) {
  const { t } = useTranslation('chat');
  const [options, setOptions] = useState<ComposerOptions>(NO_OPTIONS);
  const [written, setWritten] = useState<Record<string, string>>({});
  const ask = (asked: string) => {
    const told = withToldFacts(asked, clone.firstQuestions, written, currentLanguage());
    onSend({ question: told, ...askedWith(options) });
  };
  return (
    <div className={styles.beginning}>
      <div className={styles.scroll}>
        <CloneOpening clone={clone} mark={mark} onAsk={ask} disabled={isSending} />
        {children}
        <FirstFacts
          questions={clone.firstQuestions}
          written={written}
          onWrite={(factId, value) => setWritten((held) => ({ ...held, [factId]: value }))}
        />
      </div>
      <div className={styles.foot}>
        <Composer
          name={composer}
          placeholder={t('composer.placeholder')}
          options={options}
          onOptions={setOptions}
          onSend={ask}
          initial={question}
          busy={isSending}
          refused={refused}
          focusOn={takesFocus ? composer : null}
        />
      </div>
    </div>
  );
}
