import type { AnswerData } from '@mingfa/contract/answer-data';
import {
  type AnswerPart,
  allDataOf,
  dataOf,
  reasoningOf,
  textOf,
  unknownTextOf,
} from '@mingfa/contract/answer-part';
import type { Message } from '@mingfa/contract/chat';
import { tellUnderstood } from '@mingfa/contract/labels/understood-labels';
import { tellWhose } from '@mingfa/contract/labels/whose-labels';
import { holdsModelWords, type WrittenBy } from '@mingfa/contract/words-origin';
import { Button } from 'antd';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';
import type { LiveRun } from '../model/live-runs.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerChoices } from './answer-choices.tsx';
import { AnswerDays } from './answer-days.tsx';
import { AnswerFacts } from './answer-facts.tsx';
import { AnswerInsufficient } from './answer-insufficient.tsx';
import { AnswerMarkdown } from './answer-markdown.tsx';
import { AnswerNotices } from './answer-notices.tsx';
import styles from './answer-view.module.css';
import { CalculatorOffers } from './calculator/calculator-offers.tsx';
import { CheckDay } from './check-day.ts';
import { CheckLine } from './check-line.tsx';
import { LazyPlanView, LazySearchOutcome } from './search/lazy-search-parts.tsx';
import { type SourceOpeners, SourcesContext } from './sources-context.ts';
import { ThoughtChain } from './thought-chain.tsx';

export interface AnswerViewProps {
  message: Message;
  /** Set while this answer is being read. */
  live: LiveRun | null;
  isWriting: boolean;
  onRegenerate: (modelId: string | null) => void;
  onShowBranch: (messageId: string) => void;
  /** Asks the question of this answer anew, changed; null where it is not at hand. */
  onAskAnew: ((change: (question: string) => string, asOf?: string) => void) | null;
  /** Asks on; null where the conversation went on behind this answer. */
  onAskOn: ((question: string) => void) | null;
  onOpen: SourceOpeners;
}

/** One answer: what was done, reasoning folded, the text with its citations, their count, notices and actions. */
export function AnswerView(props: AnswerViewProps) {
  const { message, live, isWriting, onRegenerate, onShowBranch, onOpen } = props;
  const { isClosed, clone } = useChatPlace();
  const onAskAnew = isClosed ? null : props.onAskAnew;
  const onAskOn = isClosed ? null : props.onAskOn;
  const facts = dataOf(props.message.parts, 'facts');
  const days = dataOf(props.message.parts, 'days');
  const { t } = useTranslation('chat');
  const { parts } = message;
  // Fast tokens may skip frames; the newest text always follows.
  const text = useDeferredValue(textOf(parts));
  const which = dataOf(parts, 'choices');
  const insufficient = dataOf(parts, 'insufficient');
  const check = dataOf(parts, 'citation-check');
  const evidence = dataOf(parts, 'evidence')?.sources;
  const sources = useMemo(() => ({ items: evidence ?? [], ...onOpen }), [evidence, onOpen]);
  // What was stopped did not fail; that it was stopped is said below the text.
  const wasStopped = message.run?.state === 'cancelled';
  const plan = dataOf(parts, 'plan');
  const steps = allDataOf(parts, 'step').flatMap((step) => {
    // The plan tells of every search, and what it found.
    if (plan && step.kind.startsWith('search_')) return [];
    if (live || step.state !== 'running') return [step];
    return wasStopped ? [] : [{ ...step, state: 'failed' as const }];
  });
  return (
    <article className={styles.answer} aria-label={clone?.name ?? t('conversation.assistant')}>
      <ThoughtChain steps={steps} />
      {plan ? (
        <Suspense>
          <LazyPlanView plan={plan} isLive={live !== null && text === ''} />
        </Suspense>
      ) : null}
      <BuiltInInstead
        parts={parts}
        live={live}
        disabled={isWriting}
        onRegenerate={() => onRegenerate(null)}
      />
      <Reasoning text={reasoningOf(parts)} isNow={live !== null && text === ''} />
      {live && live.state !== 'ended' && text === '' && steps.length === 0 ? (
        <NineCubeSpinner tip={t('message.connecting')} size={24} />
      ) : null}
      <Understood parts={parts} />
      {insufficient ? <AnswerInsufficient {...insufficient} /> : null}
      {which ? (
        <AnswerChoices
          which={which}
          disabled={isWriting || !onAskOn}
          onChoose={(title) => onAskOn?.(title)}
        />
      ) : null}
      <CheckDay value={check?.asOf ?? message.run?.asOf ?? null}>
        <SourcesContext value={sources}>
          <AnswerMarkdown
            text={text}
            citations={check?.citations ?? null}
            leftOut={which ? wordsOfChoices(parts, which) : insufficient ? wordsOfInsufficient(parts) : ''}
          />
        </SourcesContext>
      </CheckDay>
      <OtherText text={unknownTextOf(parts)} />
      {live?.state === 'lost' ? <output className={styles.state}>{t('message.lost')}</output> : null}
      <RunEnd message={message} parts={parts} live={live} onRegenerate={onRegenerate} />
      <CalculatorOffers items={live ? [] : (dataOf(parts, 'calculators')?.items ?? [])} />
      {facts && onAskAnew && !live ? (
        <AnswerFacts facts={facts} disabled={isWriting} onAskAnew={onAskAnew} />
      ) : null}
      {days && onAskAnew && !live ? (
        <AnswerDays
          offers={days.offers}
          disabled={isWriting}
          onAskOn={(day) => onAskAnew((question) => question, day)}
        />
      ) : null}
      {plan ? (
        <Suspense>
          <LazySearchOutcome parts={parts} />
        </Suspense>
      ) : null}
      {check ? <CheckLine check={check} messageId={message.messageId} /> : null}
      <WhoseWords model={live?.model ?? message.run?.model ?? null} text={text} check={check} />
      <AnswerNotices parts={parts} />
      {live ? null : (
        <AnswerActions
          message={message}
          text={text}
          disabled={isWriting}
          onRegenerate={() => onRegenerate(null)}
          onShowBranch={onShowBranch}
        />
      )}
    </article>
  );
}

/** The text that asks the same for clients without buttons. */
function wordsOfChoices(parts: readonly AnswerPart[], { lead }: AnswerData['choices']): string {
  const part = parts.find((one) => one.type === 'text' && one.text.startsWith(lead));
  return part?.type === 'text' ? part.text : '';
}

/** What the box above says, as clients without one read it. */
function wordsOfInsufficient(parts: readonly AnswerPart[]): string {
  const part = parts.find((one) => one.type === 'text' && INSUFFICIENT.test(one.text));
  return part?.type === 'text' ? part.text.split('\n\n').slice(0, 2).join('\n\n') : '';
}
const INSUFFICIENT = /^\*\*(?:资料不足|Not enough to answer)\*\*/;

/** No model gave a word: said before the answer of the built-in engine, with a way to try again. */
function BuiltInInstead({
  parts,
  live,
  disabled,
  onRegenerate,
}: {
  parts: readonly AnswerPart[];
  live: LiveRun | null;
  disabled: boolean;
  onRegenerate: () => void;
}) {
  const { t } = useTranslation('chat');
  const { isClosed } = useChatPlace();
  const notice = allDataOf(parts, 'notice').find(({ kind }) => kind === 'fallback_built_in');
  if (!notice) return null;
  const from = String(notice.values.from);
  const reason = String(notice.values.reason).replace(/[。.]$/, '');
  return (
    <div className={styles.instead} role="alert">
      <p>{t('notice.fallback_built_in', { from, reason })}</p>
      {live || isClosed ? null : (
        <Button size="small" disabled={disabled} onClick={onRegenerate}>
          {t('message.retry')}
        </Button>
      )}
    </div>
  );
}

function Reasoning({ text, isNow }: { text: string; isNow: boolean }) {
  const { t } = useTranslation('chat');
  if (text === '') return null;
  return (
    <details className={styles.reasoning}>
      <summary>{isNow ? t('message.thinkingNow') : t('message.thinking')}</summary>
      <p>{text}</p>
    </details>
  );
}

/** What another release of this program wrote into the answer: at least it can be read. */
function OtherText({ text }: { text: string }) {
  return text === '' ? null : <p className={styles.other}>{text}</p>;
}

/** How a run ended, when it did not end well; what arrived stays above. */
function RunEnd({
  message,
  parts,
  live,
  onRegenerate,
}: {
  message: Message;
  parts: readonly AnswerPart[];
  live: LiveRun | null;
  onRegenerate: (modelId: string | null) => void;
}) {
  const { t } = useTranslation('chat');
  const { isClosed } = useChatPlace();
  const error = dataOf(parts, 'error');
  const state = message.run?.state;
  if (state === 'cancelled') return <p className={styles.state}>{t('message.cancelled')}</p>;
  const failure = error?.errorMessage ?? live?.error?.message;
  const isCutOff = state === 'interrupted' || textOf(parts) !== '';
  if (!failure && state !== 'failed' && state !== 'interrupted' && !live?.error) return null;
  return (
    <div className={isCutOff ? styles.instead : styles.failure} role="alert">
      {isCutOff ? <p>{t('message.cutOff')}</p> : null}
      {failure || !isCutOff ? <p>{failure || t('message.failed')}</p> : null}
      {error ? <p className={styles.requestId}>{error.requestId}</p> : null}
      {message.messageId.startsWith('msg_') && !isClosed ? (
        <div className={styles.failureActions}>
          <Button size="small" onClick={() => onRegenerate(null)}>
            {t('message.retry')}
          </Button>
          <Button size="small" type="text" onClick={() => onRegenerate('grounded')}>
            {t('message.regenerateBuiltIn')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** What was understood otherwise than it was written: who meant what they wrote sees it. */
function Understood({ parts }: { parts: readonly AnswerPart[] }) {
  const understood = dataOf(parts, 'understood');
  return understood ? <p className={styles.notice}>{tellUnderstood(understood, currentLanguage())}</p> : null;
}

/** Of a model's words: that they are generated, and by which. */
function WhoseWords({ text, model, check }: WrittenBy & { text: string }) {
  return model !== null && holdsModelWords(text, { model, check }) ? (
    <p className={styles.notice}>{tellWhose(model, currentLanguage())}</p>
  ) : null;
}
