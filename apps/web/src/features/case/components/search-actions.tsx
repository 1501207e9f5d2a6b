import BellOutlined from '@ant-design/icons/BellOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { exportCaseSearch, listSavedCaseSearches, saveCaseSearch } from '@mingfa/contract/case-search';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { downloadOrToast } from '../../../lib/download-or-toast.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { useIsMember } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { caseQueryOf } from '../hooks/use-case-search.ts';
import { type CaseSearchState, hasCaseFilters, writeCaseSearch } from '../model/case-search-state.ts';

/** What one can do with a search: keep it to see what comes, or take its hits along as a spreadsheet. */
export function SearchActions({ state }: { state: CaseSearchState }) {
  const { t } = useTranslation('case');
  const isMember = useIsMember();
  const [isNaming, setIsNaming] = useState(false);
  if (!isMember || (!state.q && !hasCaseFilters(state))) return null;
  return (
    <>
      <Button size="small" icon={<BellOutlined aria-hidden />} onClick={() => setIsNaming(true)}>
        {t('saved.save')}
      </Button>
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden />}
        onClick={() =>
          void downloadOrToast(exportCaseSearch, { query: caseQueryOf(state) }, t('search.exportName'))
        }
      >
        {t('search.export')}
      </Button>
      {isNaming ? <SaveDialog state={state} onClose={() => setIsNaming(false)} /> : null}
    </>
  );
}

function SaveDialog({ state, onClose }: { state: CaseSearchState; onClose: () => void }) {
  const { t } = useTranslation(['case', 'shell']);
  const [name, setName] = useState(state.q.slice(0, 100));
  const save = useEndpointMutation(saveCaseSearch, {
    onSuccess: () => {
      toast.success(t('saved.done'));
      void refreshEndpoints(listSavedCaseSearches);
      onClose();
    },
    onError: toastFailure,
  });
  const query = writeCaseSearch({ ...state, page: 1 }).toString();
  return (
    <ModalDialog
      open
      size="small"
      title={t('saved.save')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button
            type="primary"
            disabled={name.trim() === ''}
            loading={save.isPending}
            onClick={() => save.mutate({ body: { name: name.trim(), query } })}
          >
            {t('shell:action.save')}
          </Button>
        </>
      }
    >
      <Input
        aria-label={t('saved.name')}
        placeholder={t('saved.name')}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </ModalDialog>
  );
}
