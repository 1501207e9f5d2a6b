import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { previewShare } from '@mingfa/contract/share';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '../../../../components/page-loading.tsx';
import { Segments } from '../../../../components/segments.tsx';
import type { AppRequestError } from '../../../../lib/api-answer.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { useMediaQuery } from '../../../../lib/media-query.ts';
import type { ShareRequest } from '../../../../lib/share-request.ts';
import type { MessagesSlot } from '../../model/messages-slot.ts';
import type { ShareChoice } from '../../model/share-choice.ts';
import { SharedContentView } from '../shared-content.tsx';
import { SwitchRow } from '../switch-row.tsx';
import styles from './dialog.module.css';
import { MarkSwitches } from './mark-switches.tsx';
import { MessageChoice } from './message-choice.tsx';
import { WhyNotShared } from './why-not-shared.tsx';

export interface ContentStepProps {
  request: ShareRequest;
  choice: ShareChoice;
  onChoice: (choice: ShareChoice) => void;
  snapshot: UseQueryResult<EndpointOutput<typeof previewShare>, AppRequestError>;
  Messages: MessagesSlot;
}

/** What goes in on one side, the snapshot as it would be read on the other; on a phone one after the other. */
export function ContentStep(props: ContentStepProps) {
  const { t } = useTranslation('sharing');
  const isWide = useMediaQuery('(min-width: 900px)');
  const [side, setSide] = useState<'choice' | 'preview'>('choice');
  return (
    <>
      {isWide ? null : (
        <div className={styles.sides}>
          <Segments
            label={t('dialog.sides')}
            segments={(['choice', 'preview'] as const).map((key) => ({
              key,
              label: t(`dialog.${key}`),
              isOn: side === key,
              onChoose: () => setSide(key),
            }))}
          />
        </div>
      )}
      <div className={styles.columns}>
        {isWide || side === 'choice' ? <Choices {...props} /> : null}
        {isWide || side === 'preview' ? <Preview {...props} /> : null}
      </div>
    </>
  );
}

function Choices({ request, choice, onChoice, snapshot }: ContentStepProps) {
  const { t } = useTranslation('sharing');
  const { source } = request;
  const change = (change: Partial<ShareChoice>) => onChoice({ ...choice, ...change });
  const isTalk = source.kind === 'conversation' || source.kind === 'search';
  const { marks = [], failedChecks = [], quotedPassages = 0, coveredColumns = [] } = snapshot.data ?? {};
  return (
    <section className={styles.choices} aria-label={t('dialog.choice')}>
      {isTalk && request.listMessages ? (
        <MessageChoice
          conversationId={source.conversationId}
          listMessages={request.listMessages}
          chosen={choice.messageIds}
          onChoose={(messageIds) => change({ messageIds })}
        />
      ) : null}
      {isTalk ? (
        <SwitchRow
          label={t('choice.sources')}
          help={t('choice.sourcesHelp')}
          isOn={choice.withSources}
          onChange={(withSources) => change({ withSources })}
        />
      ) : null}
      {quotedPassages > 0 ? (
        <p className={styles.warning} role="status">
          {t('choice.quoted', { count: quotedPassages })}
        </p>
      ) : null}
      {coveredColumns.length > 0 ? (
        <p className={styles.quiet} role="status">
          {t('choice.covered', { columns: coveredColumns.join(t('choice.coveredBetween')) })}
        </p>
      ) : null}
      <SwitchRow
        label={t('choice.redact')}
        help={t('choice.redactHelp')}
        isOn={choice.redact}
        onChange={(redact) => change({ redact })}
      />
      {choice.redact ? (
        <>
          <SwitchRow
            label={t('choice.creditCodes')}
            help={t('choice.creditCodesHelp')}
            isOn={choice.redactCreditCodes}
            onChange={(redactCreditCodes) => change({ redactCreditCodes })}
          />
          <MarkSwitches
            marks={marks}
            kept={choice.keptMarks}
            onKept={(keptMarks) => change({ keptMarks })}
            failedChecks={failedChecks}
            isLooking={snapshot.isPending || snapshot.isPlaceholderData}
          />
        </>
      ) : (
        <p className={styles.warning} role="status">
          {t('choice.unmasked')}
        </p>
      )}
    </section>
  );
}

function Preview({ choice, snapshot, Messages }: ContentStepProps) {
  const { t } = useTranslation('sharing');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.preview} aria-label={t('dialog.preview')} tabIndex={0}>
      {choice.messageIds?.length === 0 ? (
        <p className={styles.quiet}>{t('choice.noneChosen')}</p>
      ) : snapshot.isError ? (
        <WhyNotShared error={snapshot.error} onRetry={() => void snapshot.refetch()} />
      ) : snapshot.data ? (
        <div data-stale={snapshot.isPlaceholderData || undefined} className={styles.snapshot}>
          <p className={styles.quiet}>{t('dialog.previewOf', { size: formatBytes(snapshot.data.bytes) })}</p>
          <h3 className={styles.previewTitle}>{snapshot.data.title}</h3>
          <SharedContentView content={snapshot.data.content} Messages={Messages} isPreview />
        </div>
      ) : (
        <PageLoading tip={t('dialog.looking')} />
      )}
    </section>
  );
}
