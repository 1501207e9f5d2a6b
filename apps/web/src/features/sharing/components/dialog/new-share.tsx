import { createShare, listShares, type OwnShare } from '@mingfa/contract/share';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../../lib/query.ts';
import type { ShareRequest } from '../../../../lib/share-request.ts';
import { usePaused } from '../../../../lib/use-paused.ts';
import { useSnapshot } from '../../hooks/use-snapshot.ts';
import type { MessagesSlot } from '../../model/messages-slot.ts';
import { snapshotOf, WHOLE_AND_MASKED } from '../../model/share-choice.ts';
import { lastDayOf, problemOfTerms, USUAL_TERMS, viewLimitOf } from '../../model/share-terms.ts';
import { WordsAsRead } from '../words-as-read.tsx';
import { ContentStep } from './content-step.tsx';
import styles from './dialog.module.css';
import { TermsFields } from './terms-fields.tsx';
import { WhyNotShared } from './why-not-shared.tsx';

export interface NewShareProps {
  request: ShareRequest;
  Messages: MessagesSlot;
  onMade: (share: OwnShare, password: string) => void;
}

/** The two steps before a share is made. */
export function NewShare({ request, Messages, onMade }: NewShareProps) {
  const { t } = useTranslation(['sharing', 'shell']);
  const { source } = request;
  const [step, setStep] = useState<'content' | 'terms'>('content');
  const [choice, setChoice] = useState(WHOLE_AND_MASKED);
  const [terms, setTerms] = useState(USUAL_TERMS);
  const isEmpty = choice.messageIds?.length === 0;
  const title = usePaused(terms.title.trim());
  const note = usePaused(terms.note.trim());
  const snapshot = useSnapshot(source, choice, { title, note, isWanted: !isEmpty });
  // What is read once it is made stands there before.
  const isShown = snapshot.isSuccess && !snapshot.isPlaceholderData;
  const areWordsShown = isShown && title === terms.title.trim() && note === terms.note.trim();
  const making = useEndpointMutation(createShare, {
    onSuccess: (share) => {
      onMade(share, terms.password);
      void refreshEndpoints(listShares);
    },
    onError: toastFailure,
  });
  const make = () => {
    const { password, showsName, titleInPreview } = terms;
    making.mutate({
      body: {
        ...snapshotOf(source, choice),
        ...(title ? { title } : {}),
        note,
        expiresOn: lastDayOf(terms, today()),
        password: password || null,
        viewLimit: viewLimitOf(terms) ?? null,
        showsName,
        titleInPreview,
      },
    });
  };
  if (snapshot.error?.failure.errorCode === 'sharing_off')
    return (
      <div className={styles.scroll}>
        <WhyNotShared error={snapshot.error} onRetry={() => void snapshot.refetch()} />
      </div>
    );
  return (
    <div className={styles.frame}>
      <p className={styles.steps}>{t(step === 'content' ? 'dialog.stepContent' : 'dialog.stepTerms')}</p>
      {step === 'content' ? (
        <ContentStep
          request={request}
          choice={choice}
          onChoice={setChoice}
          snapshot={snapshot}
          Messages={Messages}
        />
      ) : (
        <div className={styles.scroll}>
          <TermsFields
            terms={terms}
            onTerms={setTerms}
            titleHint={terms.title ? '' : (snapshot.data?.title ?? '')}
            canMakePassword
          />
          {snapshot.data ? (
            <WordsAsRead title={snapshot.data.title} note={snapshot.data.note} isStale={!areWordsShown} />
          ) : null}
          {choice.redact ? <p className={styles.help}>{t('words.maskedHint')}</p> : null}
          {snapshot.isError ? (
            <WhyNotShared error={snapshot.error} onRetry={() => void snapshot.refetch()} />
          ) : null}
        </div>
      )}
      <div className={styles.foot}>
        {step === 'content' ? (
          <Button type="primary" disabled={isEmpty || !isShown} onClick={() => setStep('terms')}>
            {t('dialog.next')}
          </Button>
        ) : (
          <>
            <Button onClick={() => setStep('content')}>{t('dialog.back')}</Button>
            <Button
              type="primary"
              loading={making.isPending}
              disabled={problemOfTerms(terms, today()) !== null || !areWordsShown}
              onClick={make}
            >
              {t('dialog.make')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
