import { type CloneDetail, rateClone } from '@mingfa/contract/clone-square';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { useIsMember } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshComments } from '../model/refresh-square.ts';
import styles from './own-rating.module.css';
import { RatingStars } from './rating-stars.tsx';

/** The reader's own rating; who may not rate is told why. */
export function OwnRating({ clone, linkId }: { clone: CloneDetail; linkId: string | null }) {
  const { t } = useTranslation('square');
  const isMember = useIsMember();
  const { appId, ownRating, mayRate, listed } = clone;
  const [chosen, setChosen] = useState<number | null>(null);
  const rate = useEndpointMutation(rateClone, {
    onSuccess: async () => {
      await refreshComments();
    },
    onError: toastFailure,
    onSettled: () => setChosen(null),
  });
  const send = (rating: number | null) => {
    setChosen(rating);
    rate.mutate(
      { body: { appId, rating, ...(linkId ? { linkId } : {}) } },
      { onSuccess: () => void toast.success(t(rating === null ? 'rate.taken' : 'rate.saved')) },
    );
  };
  const why = !isMember
    ? t('signUp.rate')
    : listed.isOwn
      ? t('rate.own')
      : mayRate
        ? null
        : t('rate.needsAnswer');
  // Stars that never can be pressed are left out.
  if (listed.isOwn) return <p className={styles.why}>{why}</p>;
  return (
    <div className={styles.rating}>
      <span className={styles.label}>{t(ownRating === null ? 'rate.label' : 'rate.mine')}</span>
      <RatingStars value={chosen ?? ownRating} disabled={why !== null || rate.isPending} onChange={send} />
      {ownRating !== null && mayRate ? (
        <Button type="text" size="small" disabled={rate.isPending} onClick={() => send(null)}>
          {t('rate.undo')}
        </Button>
      ) : null}
      {why ? <span className={styles.why}>{why}</span> : null}
    </div>
  );
}
