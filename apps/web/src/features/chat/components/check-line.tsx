import * as chat from '@mingfa/contract/chat';
import { countCitations } from '@mingfa/contract/count-citations';
import { CITATION_RULES, type CitationCheck } from '@mingfa/contract/evidence';
import { EARLIER_RULES } from '@mingfa/contract/labels/citation-labels';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { endpointKey, useEndpointMutation } from '../../../lib/query.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';
import styles from './answer-view.module.css';

/** How many citations of an answer were verified, as of which day; an answer of an earlier release can be checked again. */
export function CheckLine({ check, messageId }: { check: CitationCheck; messageId: string }) {
  const { t } = useTranslation('chat');
  const isEarlier = check.rules < CITATION_RULES && check.total > 0;
  const { differing } = countCitations(check.citations);
  // The answer broke off and there was no time to check what was kept.
  if (check.partial && check.citations.length === 0)
    return <p className={styles.check}>{t('check.notChecked')}</p>;
  const facts = [
    countOf(check, t),
    ...(check.libraryDate && check.existing > 0 ? [t('check.existing', { existing: check.existing })] : []),
    ...(differing > 0 ? [t('check.differing', { differing })] : []),
    ...(check.partial ? [t('check.partial', { checked: check.citations.length })] : []),
    t('check.asOf', { day: check.asOf }),
    ...(check.libraryDate ? [t('check.libraryDate', { day: check.libraryDate })] : []),
    ...(check.libraryDate || check.total > 0 ? [] : [t('check.noText')]),
    ...(isEarlier ? [EARLIER_RULES[currentLanguage()].earlier] : []),
  ];
  return (
    <p className={styles.check}>
      {facts.join(' · ')}
      {isEarlier && messageId.startsWith('msg_') ? <Recheck messageId={messageId} /> : null}
    </p>
  );
}

/** How many were verified; where no text of the law is held nothing could be, and that is said in its place. */
function countOf({ total, verified, libraryDate, citations }: CitationCheck, t: TFunction<'chat'>): string {
  if (total === 0)
    return t(citations.some(({ state }) => state === 'from_knowledge') ? 'check.ofKnowledge' : 'check.none');
  if (libraryDate) return t('check.count', { total, verified });
  const digests = new Set(
    citations.filter(({ state }) => state === 'digest_only').map(({ reference }) => reference),
  ).size;
  return digests > 0 ? t('step.check_digests_done', { count: digests }) : t('step.check_no_text');
}

function Recheck({ messageId }: { messageId: string }) {
  const { t } = useTranslation('chat');
  const { at } = useChatPlace();
  const listMessages = at(chat.listMessages);
  const recheckAnswer = at(chat.recheckAnswer);
  const queries = useQueryClient();
  const recheck = useEndpointMutation(recheckAnswer, {
    onSuccess: () => queries.invalidateQueries({ queryKey: endpointKey(listMessages) }),
    onError: toastFailure,
  });
  return (
    <button
      type="button"
      className={styles.recheck}
      disabled={recheck.isPending}
      onClick={() => recheck.mutate({ body: { messageId } })}
    >
      {t('check.again')}
    </button>
  );
}
