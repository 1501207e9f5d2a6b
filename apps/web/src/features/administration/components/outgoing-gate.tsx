import { listModelChoices } from '@mingfa/contract/chat';
import {
  getOutgoingGate,
  type OutgoingGateSetting,
  type OutgoingPlace,
  saveOutgoingGate,
} from '@mingfa/contract/outgoing-gate';
import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';

/** Whether personal data is replaced before it leaves this host: what that does, what it cannot do, and who receives texts. */
export function OutgoingGate() {
  return (
    <Loaded query={useEndpoint(getOutgoingGate, {})}>
      {(held) => (
        <>
          <GateSwitch held={held} />
          <Explained />
          <Places held={held} />
        </>
      )}
    </Loaded>
  );
}

function GateSwitch({ held: { enabled, revision } }: { held: OutgoingGateSetting }) {
  const { t } = useTranslation(['administration', 'shell']);
  const label = useId();
  const saving = useEndpointMutation(saveOutgoingGate, {
    onSuccess: async () => {
      toast.success(t('shell:action.saved'));
      await refreshEndpoints(getOutgoingGate, listModelChoices);
    },
    onError: tellChangedSetting(getOutgoingGate),
  });
  return (
    <div className={`${styles.card} ${styles.cardRow}`}>
      <span className={styles.grow}>
        <span id={label} className={styles.name}>
          {t('gate.switch')}
        </span>
        <span className={styles.small}>{t('gate.switchHint')}</span>
      </span>
      <Switch
        aria-labelledby={label}
        checked={enabled}
        loading={saving.isPending}
        onChange={(enabled) => saving.mutate({ body: { enabled, seenRevision: revision } })}
      />
    </div>
  );
}

function Explained() {
  const { t } = useTranslation('administration');
  return (
    <>
      <h2 className={styles.heading}>{t('gate.does')}</h2>
      <ul>
        <li>{t('gate.does1')}</li>
        <li>{t('gate.does2')}</li>
        <li>{t('gate.does3')}</li>
      </ul>
      <h2 className={styles.heading}>{t('gate.cannot')}</h2>
      <ul>
        <li>{t('gate.cannot1')}</li>
        <li>{t('gate.cannot2')}</li>
        <li>{t('gate.cannot3')}</li>
        <li>{t('gate.cannot4')}</li>
      </ul>
    </>
  );
}

function Places({ held: { enabled, places } }: { held: OutgoingGateSetting }) {
  const { t } = useTranslation('administration');
  const stateOf = ({ isOnThisHost }: OutgoingPlace) =>
    isOnThisHost ? t('gate.here') : t(enabled ? 'gate.masked' : 'gate.plain');
  return (
    <>
      <h2 className={styles.heading}>{t('gate.places')}</h2>
      {places.length === 0 ? <p className={styles.intro}>{t('gate.placesEmpty')}</p> : null}
      <ul className={styles.list}>
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two models may have one name and host
          <li key={index} className={`${styles.card} ${styles.cardRow}`}>
            <span className={styles.grow}>
              <span className={styles.name}>{place.name}</span>
              <span className={styles.tag}>{t(`gate.purpose.${place.purpose}`)}</span>
              <span className={styles.small}>{place.host}</span>
            </span>
            <span className={place.isOnThisHost || enabled ? styles.small : styles.bad}>
              {stateOf(place)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
