import { createCitationAudit, listCitationAudits } from '@mingfa/contract/citation-audit';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../components/date-field.tsx';
import type { ReviewSlotProps } from '../../../components/document-workspace/review-slot.ts';
import { ToolFrame } from '../../../components/document-workspace/tool-frame.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { today } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { isMoving } from '../../../lib/poll-while.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { useAudit } from '../hooks/use-audit.ts';
import { refreshAudits } from '../model/refresh-audits.ts';
import styles from './audit.module.css';
import { AuditExports } from './audit-exports.tsx';
import { AuditView } from './audit-view.tsx';

/** The citations of the document that is being read: the newest audit of it, or a new one. */
export function AuditTool(props: ReviewSlotProps) {
  const { documentId } = props;
  const [chosen, setChosen] = useState<string | 'new' | null>(null);
  const audits = useEndpoint(listCitationAudits, { query: { documentId, pageSize: 1 } }, { staleTime: 0 });
  return (
    <Loaded query={audits}>
      {({ items }) => {
        const shown = chosen ?? items[0]?.auditId ?? 'new';
        return shown === 'new' ? (
          <StartHere documentId={documentId} onStarted={setChosen} />
        ) : (
          <OpenedHere
            key={shown}
            {...props}
            auditId={shown}
            onNew={() => setChosen('new')}
            onDeleted={() => setChosen(null)}
          />
        );
      }}
    </Loaded>
  );
}

function StartHere({ documentId, onStarted }: { documentId: string; onStarted: (auditId: string) => void }) {
  const { t } = useTranslation('citation-audit');
  const [asOf, setAsOf] = useState<string>(() => today());
  const starting = useEndpointMutation(createCitationAudit, {
    onSuccess: ({ auditId }) => onStarted(auditId),
    onSettled: refreshAudits,
    onError: toastFailure,
  });
  return (
    <ToolFrame>
      <QuietNote>{t('intro')}</QuietNote>
      <div className={styles.start}>
        <DateField
          label={t('asOf')}
          value={asOf}
          clearable={false}
          onChange={(day) => setAsOf(day ?? today())}
        />
        <div>
          <Button
            type="primary"
            loading={starting.isPending}
            onClick={() => starting.mutate({ body: { documentId, asOf } })}
          >
            {t('startFile')}
          </Button>
        </div>
      </div>
    </ToolFrame>
  );
}

interface OpenedHereProps extends ReviewSlotProps {
  auditId: string;
  onNew: () => void;
  onDeleted: () => void;
}

function OpenedHere({ auditId, onNew, onDeleted, onOpen, onMarks, active }: OpenedHereProps) {
  const opened = useAudit(auditId, onDeleted);
  const { data } = opened.audit;
  return (
    <ToolFrame
      foot={data && !isMoving(data) ? <AuditExports audit={data} onDownload={opened.download} /> : null}
    >
      <AuditView opened={opened} onNew={onNew} onOpen={onOpen} onMarks={onMarks} active={active} />
    </ToolFrame>
  );
}
