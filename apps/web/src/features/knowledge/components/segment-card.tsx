import AimOutlined from '@ant-design/icons/AimOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { deleteSegment, type Segment, updateSegment } from '@mingfa/contract/knowledge';
import { Button, Switch } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';
import { FoundWords } from './found-words.tsx';
import { SegmentEditor } from './segment-editor.tsx';
import styles from './segment-list.module.css';

export interface SegmentCardProps {
  segment: Segment;
  /** Words that were searched for. */
  words: string;
  isSelected: boolean;
  onSelect: () => void;
}

/** One chunk: where it stands, what it says, and what can be done with it. */
export function SegmentCard({ segment, words, isSelected, onSelect }: SegmentCardProps) {
  const { t } = useTranslation('knowledge');
  const [edits, setEdits] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const { segmentId, text, origin, headingPath } = segment;
  const label = segment.label || `#${segment.position + 1}`;
  const done = { onSettled: () => refreshKnowledge(), onError: toastFailure };
  const updating = useEndpointMutation(updateSegment, { ...done, onSuccess: () => setEdits(false) });
  const removing = useEndpointMutation(deleteSegment, done);
  const wanted = updating.isPending ? updating.variables.body?.enabled : undefined;
  const enabled = wanted ?? segment.enabled;
  const remove = async () => {
    const isAdded = origin === 'added';
    const isConfirmed = await confirmAction({
      title: t(isAdded ? 'segments.deleteTitle' : 'segments.revertTitle'),
      text: t(isAdded ? 'segments.deleteText' : 'segments.revertText'),
      confirmText: t(isAdded ? 'segments.delete' : 'segments.revert'),
      danger: true,
    });
    if (isConfirmed) removing.mutate({ params: { segmentId } });
  };
  useEffect(() => {
    if (!isSelected) return;
    const show = () => card.current?.scrollIntoView({ block: 'nearest' });
    show();
    // Cards above that were never laid out change their height once they are.
    const timer = setTimeout(show, 120);
    return () => clearTimeout(timer);
  }, [isSelected]);
  return (
    <li
      ref={card}
      className={`${styles.card} ${isSelected ? styles.selected : ''} ${enabled ? '' : styles.off}`}
      aria-current={isSelected || undefined}
    >
      <div className={styles.head}>
        <strong className={styles.label}>{label}</strong>
        {origin === 'parsed' ? null : (
          <span className={styles.tag}>{t(origin === 'added' ? 'segments.addedAt' : 'segments.edited')}</span>
        )}
        {enabled ? null : <span className={styles.tag}>{t('segments.off')}</span>}
        <span className={styles.spacer} />
        <Switch
          size="small"
          checked={enabled}
          aria-label={t('segments.onLabel', { label })}
          onChange={(on) => updating.mutate({ params: { segmentId }, body: { enabled: on } })}
        />
      </div>
      {headingPath.length > 0 ? <p className={styles.path}>{headingPath.join(' › ')}</p> : null}
      {edits ? (
        <SegmentEditor
          text={text}
          isSaving={updating.isPending}
          onSave={(changed) => updating.mutate({ params: { segmentId }, body: { text: changed } })}
          onCancel={() => setEdits(false)}
        />
      ) : (
        <p className={styles.text}>
          <FoundWords text={text} words={words} />
        </p>
      )}
      {edits ? null : (
        <div className={styles.actions}>
          {origin === 'added' ? null : (
            <Button
              type="text"
              size="small"
              icon={<AimOutlined />}
              aria-label={t('segments.locateLabel', { label })}
              onClick={onSelect}
            >
              {t('segments.locate')}
            </Button>
          )}
          <span className={styles.spacer} />
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={t('segments.editLabel', { label })}
            title={t('segments.edit')}
            onClick={() => setEdits(true)}
          />
          {origin === 'parsed' ? null : (
            <Button
              type="text"
              size="small"
              danger={origin === 'added'}
              icon={origin === 'added' ? <DeleteOutlined /> : <UndoOutlined />}
              loading={removing.isPending}
              aria-label={t(origin === 'added' ? 'segments.delete' : 'segments.revert')}
              title={t(origin === 'added' ? 'segments.delete' : 'segments.revert')}
              onClick={() => void remove()}
            />
          )}
        </div>
      )}
    </li>
  );
}
