import {
  decideOnClone,
  type ListedClone,
  listSquare,
  listSquareCategory,
  listWaitingClones,
} from '@mingfa/contract/clone-square';
import { CLONE_CATEGORY_LABELS } from '@mingfa/contract/labels/clone-labels';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CloneFace } from '../../../components/clone-face.tsx';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './administration.module.css';

export interface WaitingCloneProps {
  clone: ListedClone;
  onDecided: () => void;
}

/** A clone that waits for the square: what it says of itself, and the decision. */
export function WaitingClone({ clone, onDecided }: WaitingCloneProps) {
  const { t } = useTranslation('administration');
  const [isRefusing, setIsRefusing] = useState(false);
  const { appId, name } = clone;
  const deciding = useEndpointMutation(decideOnClone, {
    onError: toastFailure,
    onSuccess: async (_, { body }) => {
      toast.success(t(body.listed ? 'clones.admitted' : 'clones.refused', { name }));
      setIsRefusing(false);
      onDecided();
      await refreshEndpoints(listWaitingClones, listSquare, listSquareCategory);
    },
  });
  const decide = (listed: boolean, reason = '') =>
    deciding.mutate({ params: { appId }, body: { listed, reason } });
  const about = [
    t('clones.by', { maker: clone.maker || t('clones.someone') }),
    CLONE_CATEGORY_LABELS[currentLanguage()][clone.category],
    t('clones.version', { version: clone.version }),
    t('clones.publishedAt', { time: formatTime(clone.publishedAt) }),
  ];
  return (
    <li className={`${styles.card} ${styles.cardRow}`}>
      <CloneFace avatar={clone.avatar} />
      <span className={styles.grow}>
        <Link className={styles.name ?? ''} to={`/intelligent?app=${encodeURIComponent(appId)}`}>
          {name}
        </Link>
        <span className={styles.small}>{about.join(' · ')}</span>
        {clone.introduction ? <span className={styles.small}>{clone.introduction}</span> : null}
      </span>
      <span className={styles.actions}>
        <Button
          type="primary"
          loading={deciding.isPending}
          aria-label={t('clones.admitLabel', { name })}
          onClick={() => decide(true)}
        >
          {t('clones.admit')}
        </Button>
        <Button
          disabled={deciding.isPending}
          aria-label={t('clones.refuseLabel', { name })}
          onClick={() => setIsRefusing(true)}
        >
          {t('clones.refuse')}
        </Button>
      </span>
      {isRefusing ? (
        <ReasonDialog
          title={t('clones.refuseTitle', { name })}
          hint={t('clones.refuseHint')}
          label={t('clones.reason')}
          confirm={t('clones.refuse')}
          isPending={deciding.isPending}
          onConfirm={(reason) => decide(false, reason)}
          onClose={() => setIsRefusing(false)}
        />
      ) : null}
    </li>
  );
}
