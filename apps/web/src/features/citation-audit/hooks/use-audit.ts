import {
  cancelCitationAudit,
  deleteCitationAudit,
  exportCitationAudit,
  getCitationAudit,
  listAuditedCitations,
} from '@mingfa/contract/citation-audit';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { refreshAudits, refreshCitations } from '../model/refresh-audits.ts';

/** What of an audit is shown. */
export type Shown = 'doubtful' | 'changed_since' | 'all' | 'not_run';
export type AuditForm = 'comments' | 'report' | 'markdown' | 'json';

export const CITATIONS_A_PAGE = 50;

const REFRESHING = { onSettled: refreshAudits, onError: toastFailure };

/** One audit: read until it is finished, its citations narrowed and by page, and what can be done with it. */
export function useAudit(auditId: string, onDeleted: () => void) {
  const { t } = useTranslation(['citation-audit', 'shell']);
  const [shown, setShown] = useState<Shown>('doubtful');
  const [page, setPage] = useState(1);
  const params = { auditId };
  const audit = useEndpoint(
    getCitationAudit,
    { params },
    { staleTime: 0, refetchInterval: pollWhile(isMoving) },
  );
  const moving = audit.data !== undefined && isMoving(audit.data);
  const citations = useEndpoint(
    listAuditedCitations,
    {
      params,
      query: {
        page,
        pageSize: CITATIONS_A_PAGE,
        ...(shown === 'not_run' ? { state: ['not_run'] } : { only: shown }),
      },
    },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      enabled: audit.data !== undefined,
      refetchInterval: moving ? REREAD_MS : false,
    },
  );
  // The last ones are written between the last reading of them and the end.
  useEffect(() => {
    if (moving) return () => void refreshCitations();
    return undefined;
  }, [moving]);
  const cancelling = useEndpointMutation(cancelCitationAudit, REFRESHING);
  const deleting = useEndpointMutation(deleteCitationAudit, { ...REFRESHING, onSuccess: onDeleted });
  return {
    audit,
    citations,
    shown,
    show: (next: Shown) => {
      setShown(next);
      setPage(1);
    },
    page,
    setPage,
    cancel: () => cancelling.mutate({ params }),
    download: (form: AuditForm) =>
      downloadOrToast(
        exportCitationAudit,
        {
          params,
          query: {
            form: form === 'markdown' ? 'report' : form,
            format: form === 'markdown' ? 'md' : 'docx',
            language: currentLanguage(),
          },
        },
        t('title'),
      ),
    remove: async () => {
      const confirmed = await confirmAction({
        title: t('deleteTitle'),
        text: t('deleteText'),
        confirmText: t('shell:action.delete'),
        danger: true,
      });
      if (confirmed) deleting.mutate({ params });
    },
  };
}

/** Citations come a stretch at a time. */
const REREAD_MS = 2000;
