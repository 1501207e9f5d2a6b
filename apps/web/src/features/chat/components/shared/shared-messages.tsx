import { dataOf, textOf } from '@mingfa/contract/answer-part';
import { GENERATED_MARK, tellWhose } from '@mingfa/contract/labels/whose-labels';
import type { SharedMessage } from '@mingfa/contract/share';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { AnswerMarkdown } from '../answer-markdown.tsx';
import { AnswerNotices } from '../answer-notices.tsx';
import { CheckDay } from '../check-day.ts';
import { CheckLine } from '../check-line.tsx';
import questionStyles from '../question-view.module.css';
import { LazyPlanView, LazySearchOutcome } from '../search/lazy-search-parts.tsx';
import { type Sources, SourcesContext } from '../sources-context.ts';
import { LinkedMessage } from './linked-message.tsx';
import { SharedCitation } from './shared-citation.tsx';
import styles from './shared-messages.module.css';
import { SharedSources } from './shared-sources.tsx';

export interface SharedMessagesProps {
  messages: readonly SharedMessage[];
  /** Who answers; null: the assistant itself. */
  answeredBy: string | null;
  /** Each can be copied and linked: `#m3`. */
  isLinked?: boolean;
}

/** Questions and answers of a snapshot: all that is shown is in it, and nothing is asked of the server. */
export default function SharedMessages({ messages, answeredBy, isLinked = false }: SharedMessagesProps) {
  return (
    <div className={styles.messages}>
      {messages.map((message, index) => {
        // A snapshot never changes: a place in it is a name.
        const key = `${index} ${message.createdAt}`;
        const shown =
          message.role === 'user' ? (
            <SharedQuestion message={message} />
          ) : (
            <SharedAnswer message={message} answeredBy={answeredBy} />
          );
        if (!isLinked) return <div key={key}>{shown}</div>;
        return (
          <LinkedMessage key={key} message={message} number={index + 1}>
            {shown}
          </LinkedMessage>
        );
      })}
    </div>
  );
}

function SharedQuestion({ message }: { message: SharedMessage }) {
  const { t } = useTranslation(['sharing', 'chat']);
  return (
    <article
      className={`${questionStyles.question} ${styles.question}`}
      aria-label={t('messages.question')}
      data-role="user"
    >
      <div className={questionStyles.bubble}>
        {textOf(message.parts)}
        {message.attachments > 0 ? (
          <p className={questionStyles.attachments}>
            {t('messages.attachments', { count: message.attachments })}
          </p>
        ) : null}
      </div>
    </article>
  );
}

const CANNOT_OPEN = { openFile: () => {}, openArticle: () => {}, openWeb: () => {} };

function SharedAnswer({
  message,
  answeredBy,
}: {
  message: SharedMessage;
  answeredBy: SharedMessagesProps['answeredBy'];
}) {
  const { t } = useTranslation(['sharing', 'chat']);
  const { parts } = message;
  const check = dataOf(parts, 'citation-check');
  const evidence = dataOf(parts, 'evidence')?.sources;
  const plan = dataOf(parts, 'plan');
  const sources = useMemo<Sources>(
    () => ({ items: evidence ?? [], ...CANNOT_OPEN, Card: SharedCitation }),
    [evidence],
  );
  return (
    <article
      className={styles.answer}
      aria-label={answeredBy ?? t('chat:conversation.assistant')}
      data-role="assistant"
    >
      <p className={styles.origin}>{wordsOfOrigin()}</p>
      {plan ? (
        <Suspense>
          <LazyPlanView plan={plan} isLive={false} />
        </Suspense>
      ) : null}
      <CheckDay value={check?.asOf ?? message.asOf}>
        <SourcesContext value={sources}>
          <AnswerMarkdown text={textOf(parts)} citations={check?.citations ?? null} />
          {plan ? (
            <Suspense>
              <LazySearchOutcome parts={parts} />
            </Suspense>
          ) : null}
          {check ? <CheckLine check={check} messageId="" /> : null}
          <AnswerNotices parts={parts} />
          <SharedSources parts={parts} />
        </SourcesContext>
      </CheckDay>
    </article>
  );

  function wordsOfOrigin(): string {
    if (message.origin !== 'model') return t('messages.byProgram');
    const language = currentLanguage();
    return message.model ? tellWhose(message.model, language) : GENERATED_MARK[language].mark;
  }
}
