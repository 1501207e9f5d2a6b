import { addSegment } from '@mingfa/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';
import { SegmentEditor } from './segment-editor.tsx';
import styles from './segment-list.module.css';

/** A segment of one's own, added to a file. */
export function NewSegment({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const { t } = useTranslation('knowledge');
  const adding = useEndpointMutation(addSegment, {
    onSuccess: async () => {
      onClose();
      await refreshKnowledge();
    },
    onError: toastFailure,
  });
  return (
    <div className={styles.adding}>
      <p className={styles.hint}>{t('segments.addHint')}</p>
      <SegmentEditor
        text=""
        isSaving={adding.isPending}
        onSave={(text) => adding.mutate({ params: { fileId }, body: { text } })}
        onCancel={onClose}
      />
    </div>
  );
}
