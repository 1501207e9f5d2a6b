import { getSettings, saveSettings } from '@mingfa/contract/admin';
import { listAllShares } from '@mingfa/contract/share';
import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';

/** Whether anything may be shared by an address at all; off closes what is shared, too. */
export function SharingSwitch() {
  const { t } = useTranslation(['administration', 'shell']);
  const label = useId();
  const settings = useEndpoint(getSettings, {});
  const saving = useEndpointMutation(saveSettings, {
    onSuccess: async () => {
      toast.success(t('shell:action.saved'));
      await refreshEndpoints(getSettings, listAllShares);
    },
    onError: tellChangedSetting(getSettings),
  });
  return (
    <Loaded query={settings}>
      {({ registration, guests, sharing = true, revision }) => (
        <div className={`${styles.card} ${styles.cardRow}`}>
          <span className={styles.grow}>
            <span id={label} className={styles.name}>
              {t('shares.allowed')}
            </span>
            <span className={styles.small}>{t('shares.allowedHint')}</span>
          </span>
          <Switch
            aria-labelledby={label}
            checked={sharing}
            loading={saving.isPending}
            onChange={(sharing) =>
              saving.mutate({ body: { registration, guests, sharing, seenRevision: revision } })
            }
          />
        </div>
      )}
    </Loaded>
  );
}
