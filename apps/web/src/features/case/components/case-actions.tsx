import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import { type CaseDetail, deleteCase, openOriginalCase } from '@mingfa/contract/case';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { queryClient, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { caseCitationText } from '../model/case-citation-text.ts';
import styles from './case-actions.module.css';
import { CollectMenu } from './collect/collect-menu.tsx';
import { CorrectCaseDialog } from './correct-case-dialog.tsx';

/** What one can do with a case; correcting, deleting and the unmasked text are for those who keep it. */
export function CaseActions({ one, isMasked }: { one: CaseDetail; isMasked: boolean }) {
  const { t } = useTranslation(['case', 'shell']);
  const navigate = useNavigate();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const citation = caseCitationText(one);
  const copy = async () => {
    if (await copyText(citation)) toast.success(t('shell:action.copied'));
    else toast.error(t('shell:action.copyFailed'));
  };
  return (
    <div className={styles.actions}>
      <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
        {t('reader.copy')}
      </Button>
      <Button
        size="small"
        icon={<MessageOutlined aria-hidden />}
        onClick={() => navigate('/', { state: { question: t('reader.askPrefill', { citation }) } })}
      >
        {t('reader.ask')}
      </Button>
      <CollectMenu one={one} />
      {one.mayChange ? (
        <>
          <Button size="small" icon={<EditOutlined aria-hidden />} onClick={() => setIsCorrecting(true)}>
            {t('reader.correct')}
          </Button>
          <DeleteButton caseId={one.caseId} />
        </>
      ) : null}
      {isMasked ? (
        <span className={styles.note}>
          {t('reader.masked')}
          {one.mayChange ? <OriginalButton caseId={one.caseId} /> : null}
        </span>
      ) : null}
      {isCorrecting ? <CorrectCaseDialog one={one} onClose={() => setIsCorrecting(false)} /> : null}
    </div>
  );
}

function DeleteButton({ caseId }: { caseId: string }) {
  const { t } = useTranslation(['case', 'shell']);
  const navigate = useNavigate();
  const remove = useEndpointMutation(deleteCase, {
    onSuccess: () => {
      toast.success(t('reader.deleted'));
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/v1/case/'),
      });
      void navigate('/case_search', { replace: true });
    },
    onError: toastFailure,
  });
  const ask = async () => {
    const confirmed = await confirmAction({
      title: t('reader.deleteTitle'),
      text: t('reader.deleteText'),
      confirmText: t('shell:action.delete'),
      danger: true,
    });
    if (confirmed) remove.mutate({ params: { caseId } });
  };
  return (
    <Button
      size="small"
      danger
      icon={<DeleteOutlined aria-hidden />}
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      {t('reader.delete')}
    </Button>
  );
}

/** Shows the text as it was imported, which is recorded. */
function OriginalButton({ caseId }: { caseId: string }) {
  const { t } = useTranslation('case');
  const open = useEndpointMutation(openOriginalCase, { onError: toastFailure });
  return (
    <>
      <Button
        type="link"
        size="small"
        loading={open.isPending}
        title={t('reader.originalNote')}
        onClick={() => open.mutate({ params: { caseId } })}
      >
        {t('reader.original')}
      </Button>
      <Sheet open={open.isSuccess} onClose={open.reset} title={t('reader.original')} width={760}>
        <p className={styles.note}>{t('reader.originalNote')}</p>
        <div className={styles.original}>{open.data?.text}</div>
      </Sheet>
    </>
  );
}
