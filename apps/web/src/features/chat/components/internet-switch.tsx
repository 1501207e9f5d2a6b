import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import { getWebSearchState } from '@mingfa/contract/web-search';
import { Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import chip from '../../../components/chip.module.css';
import { useEndpoint } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import styles from './internet-switch.module.css';

export interface InternetSwitchProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Whether the next questions are also searched for on the web; where no service is set up, it says so and how to. */
export function InternetSwitch({ isOn, onSwitch }: InternetSwitchProps) {
  const { t } = useTranslation('chat');
  const [explains, setExplains] = useState(false);
  const hasSession = useSession((state) => state.hasSession);
  const state = useEndpoint(getWebSearchState, {}, { staleTime: 60_000, enabled: hasSession || explains });
  const isMissing = state.data?.isConfigured === false;
  const button = (
    <button
      type="button"
      className={`${chip.withIcon} ${isOn ? chip.chosen : ''}`}
      aria-pressed={isOn}
      title={t(isMissing ? 'internet.notSetUp' : isOn ? 'internet.on' : 'internet.off')}
      onClick={() => (isMissing ? undefined : onSwitch(!isOn))}
    >
      <GlobalOutlined aria-hidden /> {t('internet.label')}
    </button>
  );
  if (!isMissing) return button;
  return (
    <Popover
      trigger="click"
      placement="top"
      open={explains}
      onOpenChange={setExplains}
      destroyOnHidden
      content={<NotSetUp />}
    >
      {button}
    </Popover>
  );
}

function NotSetUp() {
  const { t } = useTranslation('chat');
  const isAdministrator = useSession((state) => state.profile.role === 'admin');
  return (
    <div className={styles.missing} role="status">
      <strong>{t('internet.notSetUp')}</strong>
      <p>{t('internet.askAdministrator')}</p>
      {isAdministrator ? <Link to="/admin?tab=search">{t('internet.setUp')}</Link> : null}
    </div>
  );
}
