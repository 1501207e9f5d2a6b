import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import { type ListedClone, listOfficialClones, listPinnedClones } from '@mingfa/contract/clone-square';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CloneFace } from '../../../components/clone-face.tsx';
import { cloneAddress, SQUARE } from '../../../lib/clone-address.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { useIsMember } from '../../../lib/session.ts';
import { usePinOrder } from '../hooks/use-pin-order.ts';
import styles from './home-clones.module.css';
import { PinOrder } from './pin-order.tsx';

/** More official ones are found in the square. */
const OFFICIAL_SHOWN = 8;
const STAYS_MS = 60_000;

/** On the home screen: the clones one has added, in one's own order, then official ones; each opens with one click. */
export function HomeClones() {
  const { t } = useTranslation('square');
  const isMember = useIsMember();
  const [isOrdering, setIsOrdering] = useState(false);
  const official = useEndpoint(listOfficialClones, {}, { staleTime: STAYS_MS });
  const pinned = useEndpoint(listPinnedClones, {}, { enabled: isMember, staleTime: STAYS_MS });
  const order = usePinOrder(pinned.data?.items ?? []);
  const { pins } = order;
  const own = new Set(pins.map(({ appId }) => appId));
  const others = (official.data?.items ?? []).filter(({ appId }) => !own.has(appId)).slice(0, OFFICIAL_SHOWN);
  return (
    <section className={styles.clones} aria-label={t('home.label')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('home.label')}</h2>
        {pins.length > 1 ? (
          <button
            type="button"
            className={styles.order}
            aria-pressed={isOrdering}
            onClick={() => setIsOrdering(!isOrdering)}
          >
            {t(isOrdering ? 'home.orderDone' : 'home.order')}
          </button>
        ) : null}
        <Link to={SQUARE} className={styles.all}>
          <AppstoreOutlined aria-hidden /> {t('home.all')}
        </Link>
      </div>
      {isOrdering ? <PinOrder order={order} /> : null}
      {isOrdering || pins.length === 0 ? null : <Row clones={pins} label={t('home.pinnedLabel')} />}
      {official.isPending ? <Skeleton /> : null}
      {others.length > 0 ? <Row clones={others} label={t('home.officialLabel')} /> : null}
    </section>
  );
}

/** As high as what comes: what stands below does not jump. */
function Skeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: OFFICIAL_SHOWN }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that say nothing
        <span key={place} className={styles.empty} />
      ))}
    </div>
  );
}

function Row({ clones, label }: { clones: readonly ListedClone[]; label: string }) {
  return (
    <ul className={styles.row} aria-label={label}>
      {clones.map(({ appId, avatar, name, introduction }) => (
        <li key={appId}>
          <Link to={cloneAddress({ appId })} className={styles.clone} title={introduction}>
            <CloneFace avatar={avatar} size="row" />
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
