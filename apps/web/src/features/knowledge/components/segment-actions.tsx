import AimOutlined from '@ant-design/icons/AimOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { deleteSegment, type Segment } from '@mingfa/contract/knowledge';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';
import styles from './segment-list.module.css';

interface SegmentActionsProps {
  segment: Segment;
  label: string;
  onLocate: () => void;
  onEdit: () => void;
}

/** Goes to a segment's place in the original, edits it, deletes one that was added, takes back one that was edited. */
export function SegmentActions({ segment, label, onLocate, onEdit }: SegmentActionsProps) {
  const { t } = useTranslation('knowledge');
  const { segmentId, origin } = segment;
  const isAdded = origin === 'added';
  const removing = useEndpointMutation(deleteSegment, {
    onSettled: () => refreshKnowledge(),
    onError: toastFailure,
  });
  const words = t(isAdded ? 'segments.delete' : 'segments.revert');
  const remove = async () => {
    const isConfirmed = await confirmAction({
      title: t(isAdded ? 'segments.deleteTitle' : 'segments.revertTitle'),
      text: t(isAdded ? 'segments.deleteText' : 'segments.revertText'),
      confirmText: words,
      danger: true,
    });
    if (isConfirmed) removing.mutate({ params: { segmentId } });
  };
  return (
    <div className={styles.actions}>
      {isAdded ? null : (
        <Button
          type="text"
          size="small"
          icon={<AimOutlined />}
          aria-label={t('segments.locateLabel', { label })}
          onClick={onLocate}
        >
          {t('segments.locate')}
        </Button>
      )}
      <span className={styles.spacer} />
      <IconButton
        size="small"
        icon={<EditOutlined />}
        label={t('segments.editLabel', { label })}
        tip={t('segments.edit')}
        onClick={onEdit}
      />
      {origin === 'parsed' ? null : (
        <IconButton
          size="small"
          danger={isAdded}
          icon={isAdded ? <DeleteOutlined /> : <UndoOutlined />}
          loading={removing.isPending}
          label={words}
          onClick={() => void remove()}
        />
      )}
    </div>
  );
}
