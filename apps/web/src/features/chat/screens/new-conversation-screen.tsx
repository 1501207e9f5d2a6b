import { listSystemQuestions } from '@mingfa/contract/home';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { Composer } from '../components/composer.tsx';
import { askedWith, type ComposerOptions, NO_OPTIONS } from '../model/composer-options.ts';
import { moveDraft } from '../model/drafts.ts';
import { loadLiveRuns, sendFirstQuestion, unsentQuestion } from '../model/first-question.ts';
import styles from './new-conversation-screen.module.css';

const SHOWN_QUESTIONS = 6;
const COMPOSER = 'new';

/** A greeting, suggested questions and the composer. Sending makes the conversation and goes there. */
export default function NewConversationScreen() {
  const { t } = useTranslation('chat');
  useDocumentTitle(t('new.title'));
  const prefilled = (useLocation().state as { question?: string } | null)?.question ?? '';
  const [chosen, setChosen] = useState(unsentQuestion);
  const [options, setOptions] = useState<ComposerOptions>(NO_OPTIONS);
  const suggested = useEndpoint(
    listSystemQuestions,
    { query: { language: currentLanguage() } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const { send, isSending } = useSending(setChosen);
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
          focusOn={COMPOSER}
        />
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

/** Sends the first question and goes to the conversation it begins, unless one went elsewhere meanwhile. */
function useSending(giveBack: (question: string) => void) {
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const isHere = useRef(true);
  // A screen that is still being fetched has been chosen already.
  const goesElsewhere = useRef(false);
  goesElsewhere.current = useNavigation().state !== 'idle';
  useEffect(() => {
    isHere.current = true;
    // Offline it fails, and is asked for again with the question.
    void loadLiveRuns().catch(() => undefined);
    return () => {
      isHere.current = false;
    };
  }, []);
  const send = async (question: Parameters<typeof sendFirstQuestion>[0]) => {
    if (isSending) return;
    setIsSending(true);
    giveBack('');
    // Its screen is fetched while the server takes the question.
    void import('./conversation-screen.tsx');
    try {
      const conversationId = await sendFirstQuestion(question);
      if (isHere.current && !goesElsewhere.current) {
        moveDraft(COMPOSER, conversationId);
        navigate(`/chat/${conversationId}`);
        return;
      }
      const { forget, leave } = await loadLiveRuns();
      leave(conversationId);
      forget(conversationId);
    } catch (error) {
      toastFailure(error);
      giveBack(question.question);
    }
    setIsSending(false);
  };
  return { send, isSending };
}
