import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { getOwnClone } from '@mingfa/contract/clone';
import { exportOverview } from '@mingfa/contract/clone-analytics';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BackLink } from '../../../../components/back-link.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { ScreenHeader } from '../../../../components/screen-header.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { today } from '../../../../lib/dates.ts';
import { downloadOrToast } from '../../../../lib/download-or-toast.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { CLONES, workbenchAddress } from '../../model/clone-address.ts';
import { dayBefore } from '../../model/days-between.ts';
import styles from './analytics.module.css';
import { ConversationsPart } from './conversations-part.tsx';
import { OverviewPart } from './overview-part.tsx';
import { UnansweredPart } from './unanswered-part.tsx';

const SPANS = ['7', '30', '90', '365'] as const;
type Span = (typeof SPANS)[number];
const PARTS = ['overview', 'unanswered', 'conversations'] as const;

/** How a clone is used: numbers, what it could not answer, and conversations whose users let its maker read them. */
export function CloneData({ appId }: { appId: string }) {
  const { t } = useTranslation('clone');
  const [params, setParams] = useSearchParams();
  const [span, setSpan] = useState<Span>('30');
  const clone = useEndpoint(getOwnClone, { params: { appId } });
  const to = today();
  const period = { appId, from: dayBefore(to, Number(span) - 1), to };
  const part = PARTS.find((one) => one === params.get('part')) ?? 'overview';
  const name = clone.data?.name ?? '';
  const exportFile = () =>
    void downloadOrToast(
      exportOverview,
      { query: { ...period, language: currentLanguage() } },
      `${name || appId}.xlsx`,
    );
  return (
    <>
      <ScreenHeader
        title={name ? t('data.titleOf', { name }) : t('data.title')}
        start={<BackLink to={CLONES} label={t('workbench.back')} />}
        actions={
          clone.data ? (
            <>
              <Button icon={<DownloadOutlined aria-hidden />} onClick={exportFile}>
                {t('data.export')}
              </Button>
              <span className={styles.wide}>
                <LinkButton to={workbenchAddress(appId)}>{t('data.edit')}</LinkButton>
              </span>
            </>
          ) : null
        }
      />
      <div className={styles.body}>
        <div className={styles.column}>
          <Loaded query={clone} missing={t('workbench.missing')}>
            {() => (
              <Tabs
                activeKey={part}
                onChange={(key) => setParams({ app: appId, view: 'data', part: key }, { replace: true })}
                items={[
                  {
                    key: 'overview',
                    label: t('data.parts.overview'),
                    children: (
                      <>
                        <div className={styles.span}>
                          <SelectField<Span>
                            small
                            label={t('data.span')}
                            labelPlace="before"
                            value={span}
                            options={SPANS.map((value) => ({
                              value,
                              label: t('data.days', { count: Number(value) }),
                            }))}
                            onChange={setSpan}
                          />
                        </div>
                        <OverviewPart period={period} />
                      </>
                    ),
                  },
                  {
                    key: 'unanswered',
                    label: t('data.parts.unanswered'),
                    children: <UnansweredPart appId={appId} />,
                  },
                  {
                    key: 'conversations',
                    label: t('data.parts.conversations'),
                    children: <ConversationsPart appId={appId} />,
                  },
                ]}
              />
            )}
          </Loaded>
        </div>
      </div>
    </>
  );
}
