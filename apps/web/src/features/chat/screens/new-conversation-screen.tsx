import { listSystemQuestions } from '@mingfa/contract/home';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { Composer } from '../components/composer.tsx';
import { useFirstQuestion } from '../hooks/use-first-question.ts';
import { askedWith, type ComposerOptions, NO_OPTIONS } from '../model/composer-options.ts';
import { unsentQuestion } from '../model/first-question.ts';
import styles from './new-conversation-screen.module.css';

const SHOWN_QUESTIONS = 6;
const COMPOSER = 'new';

/**
 * A greeting, the composer and suggested questions, with whom else one can ask between them. Sending makes the conversation and goes
 * there.
 */
export default function NewConversationScreen({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('chat');
  useDocumentTitle(t('new.title'));
  const prefilled = (useLocation().state as { question?: string } | null)?.question ?? '';
  const [chosen, setChosen] = useState(() => unsentQuestion(COMPOSER));
  const [options, setOptions] = useState<ComposerOptions>(NO_OPTIONS);
  const suggested = useEndpoint(
    listSystemQuestions,
    { query: { language: currentLanguage() } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const navigate = useNavigate();
  const { send, isSending, refused } = useFirstQuestion(COMPOSER, {
    onBegun: (conversationId) => void navigate(`/chat/${conversationId}`),
    giveBack: setChosen,
    // Its screen is fetched while the server takes the question.
    onSending: () => void import('./conversation-screen.tsx'),
  });
  const ask = (question: string) => send({ question, ...askedWith(options) });
  return (
    <div className={styles.screen}>
      <div className={styles.middle}>
        <h1 className={styles.greeting}>{t('new.greeting')}</h1>
        <p className={styles.promise}>{t('new.promise')}</p>
        <Composer
          name={COMPOSER}
          placeholder={t('composer.placeholder')}
          options={options}
          onOptions={setOptions}
          onSend={ask}
          initial={chosen || prefilled}
          busy={isSending}
          refused={refused}
          focusOn={COMPOSER}
        />
        {children}
        <section className={styles.suggested} aria-label={t('new.suggested')}>
          {(suggested.data?.items ?? []).slice(0, SHOWN_QUESTIONS).map((item) => (
            <button
              key={item.id}
              type="button"
              className={styles.question}
              disabled={isSending}
              onClick={() => ask(item.question)}
            >
              <span className={styles.field}>{item.field}</span>
              {item.question}
            </button>
          ))}
        </section>
      </div>
    </div>
  );
}
