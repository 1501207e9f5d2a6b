import { type Segment, updateSegment } from '@mingfa/contract/knowledge';
import { Switch } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkedWords } from '../../../components/marked-words.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshKnowledge } from '../model/refresh-knowledge.ts';
import { SegmentActions } from './segment-actions.tsx';
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
  const updating = useEndpointMutation(updateSegment, {
    onSuccess: () => setEdits(false),
    onSettled: () => refreshKnowledge(),
    onError: toastFailure,
  });
  const wanted = updating.isPending ? updating.variables.body?.enabled : undefined;
  const enabled = wanted ?? segment.enabled;
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
          <MarkedWords text={text} words={words} />
        </p>
      )}
      {edits ? null : (
        <SegmentActions segment={segment} label={label} onLocate={onSelect} onEdit={() => setEdits(true)} />
      )}
    </li>
  );
}
