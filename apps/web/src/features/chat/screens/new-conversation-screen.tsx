import { listConversations, startConversation } from '@mingfa/contract/chat';
import { listSystemQuestions } from '@mingfa/contract/home';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { endpointKey, queryClient, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { randomId } from '../../../lib/random-id.ts';
import { Composer } from '../components/composer.tsx';
import type { AskedFromHome } from '../model/asked-from-home.ts';
import { askedWith, type ComposerOptions, NO_OPTIONS } from '../model/composer-options.ts';
import styles from './new-conversation-screen.module.css';

const SHOWN_QUESTIONS = 6;

/** A greeting, suggested questions and the composer. Sending makes the conversation and goes there. */
export default function NewConversationScreen() {
  const { t } = useTranslation('chat');
  useDocumentTitle(t('new.title'));
  const navigate = useNavigate();
  const prefilled = (useLocation().state as { question?: string } | null)?.question ?? '';
  const [chosen, setChosen] = useState('');
  const [options, setOptions] = useState<ComposerOptions>(NO_OPTIONS);
  const suggested = useEndpoint(
    listSystemQuestions,
    { query: { language: currentLanguage() } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const start = useEndpointMutation(startConversation, { onError: toastFailure });

  const send = (question: string) => {
    const asked = askedWith(options);
    const { asOf, modelId, knowledgeBaseIds } = asked;
    start.mutate(
      { body: { asOf, modelId, knowledgeBaseIds } },
      {
        onSuccess: ({ conversationId }) => {
          void queryClient.invalidateQueries({ queryKey: endpointKey(listConversations) });
          const state: AskedFromHome = { ask: { question, ...asked }, idempotencyKey: randomId() };
          navigate(`/chat/${conversationId}`, { state });
        },
        onError: () => setChosen(question),
      },
    );
  };
  return (
    <div className={styles.screen}>
      <div className={styles.middle}>
        <h1 className={styles.greeting}>{t('new.greeting')}</h1>
        <p className={styles.promise}>{t('new.promise')}</p>
        <Composer
          name="new"
          placeholder={t('composer.placeholder')}
          options={options}
          onOptions={setOptions}
          onSend={send}
          initial={chosen || prefilled}
          busy={start.isPending}
          autoFocus
        />
        <section className={styles.suggested} aria-label={t('new.suggested')}>
          {(suggested.data?.items ?? []).slice(0, SHOWN_QUESTIONS).map((item) => (
            <button
              key={item.id}
              type="button"
              className={styles.question}
              disabled={start.isPending}
              onClick={() => send(item.question)}
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
