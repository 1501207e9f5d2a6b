import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import type { SharedItem } from '@mingfa/contract/share';
import { useTranslation } from 'react-i18next';
import { formatTimeAndZone, today } from '../../../../lib/dates.ts';
import type { MessagesSlot } from '../../model/messages-slot.ts';
import { SharedContentView } from '../shared-content.tsx';
import { ContinueButton } from './continue-button.tsx';
import styles from './page.module.css';

export interface SharedArticleProps {
  shareId: string;
  item: SharedItem;
  Messages: MessagesSlot;
}

/** Who shared it and when, what is not in it, and the snapshot itself. */
export function SharedArticle({ shareId, item, Messages }: SharedArticleProps) {
  const { t } = useTranslation('sharing');
  const { note, sharedBy, snapshotAt, expiresAt, isRedacted, withSources, content } = item;
  const facts = [
    t(`of.${item.of}`),
    ...(sharedBy ? [t('page.sharedBy', { name: sharedBy })] : []),
    t('page.snapshot', { time: formatTimeAndZone(snapshotAt) }),
    ...(expiresAt ? [t('page.until', { day: today(new Date(Date.parse(expiresAt) - 1)) })] : []),
  ];
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.facts}>
        {t('page.later')}
        {content.kind === 'messages' && !withSources ? ` ${t('page.withoutSources')}` : ''}
      </p>
      {isRedacted ? (
        <p className={styles.masked}>
          <EyeInvisibleOutlined aria-hidden /> {t('page.masked')}
        </p>
      ) : null}
      {note ? (
        <section className={styles.note} aria-label={t('page.note')}>
          {note}
        </section>
      ) : null}
      <div className={styles.content}>
        <SharedContentView content={content} Messages={Messages} />
      </div>
      {item.mayContinue ? <ContinueButton shareId={shareId} type={item.type} /> : null}
      <p className={styles.foot}>{t('page.foot')}</p>
    </>
  );
}
