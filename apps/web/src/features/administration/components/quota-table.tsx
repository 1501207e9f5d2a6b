import {
  getQuotaTable,
  type QuotaRow,
  resetQuotaTable,
  saveQuotaTable,
  type Tier,
  tier,
} from '@mingfa/contract/quota';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import adminStyles from './administration.module.css';
import styles from './quota-table.module.css';

const GIGABYTE = 1024 ** 3;
const TIERS = tier.options;
type Limits = QuotaRow['limits'];

/** Who may do how much: one table of everything that is limited. */
export function QuotaTable() {
  const table = useEndpoint(getQuotaTable, {}, { staleTime: 0 });
  return (
    <Loaded query={table}>
      {({ rows, revision }) => <Editor key={revision} rows={rows} revision={revision} />}
    </Loaded>
  );
}

function Editor({ rows, revision }: { rows: readonly QuotaRow[]; revision: number }) {
  const { t } = useTranslation(['administration', 'quota', 'shell']);
  const [changed, setChanged] = useState<Partial<Record<QuotaRow['kind'], Limits>>>({});
  const after = {
    onSuccess: () => {
      toast.success(t('shell:action.saved'));
      void refreshEndpoints(getQuotaTable);
    },
    onError: tellChangedSetting(getQuotaTable),
  };
  const saving = useEndpointMutation(saveQuotaTable, after);
  const resetting = useEndpointMutation(resetQuotaTable, after);
  const changedRows = rows.flatMap(({ kind }) => (changed[kind] ? [{ kind, limits: changed[kind] }] : []));
  const isDefault = rows.every(({ limits, defaults }) => TIERS.every((who) => limits[who] === defaults[who]));
  const reset = async () => {
    const confirmed = await confirmAction({
      title: t('quotas.resetTitle'),
      text: t('quotas.resetText'),
      confirmText: t('quotas.reset'),
    });
    if (confirmed) resetting.mutate({ body: { seenRevision: revision } });
  };
  return (
    <>
      <p className={adminStyles.intro}>{t('quotas.intro')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.frame} aria-label={t('tabs.quotas')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('quotas.kind')}</th>
              {TIERS.map((who) => (
                <th key={who} scope="col">
                  {t(`quota:tiers.${who}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.kind}
                row={row}
                limits={changed[row.kind] ?? row.limits}
                onChange={(limits) => setChanged((before) => ({ ...before, [row.kind]: limits }))}
              />
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.actions}>
        <Button disabled={isDefault} loading={resetting.isPending} onClick={() => void reset()}>
          {t('quotas.reset')}
        </Button>
        <Button
          type="primary"
          disabled={changedRows.length === 0}
          loading={saving.isPending}
          onClick={() => saving.mutate({ body: { rows: changedRows, seenRevision: revision } })}
        >
          {t('shell:action.save')}
        </Button>
      </div>
    </>
  );
}

interface RowProps {
  row: QuotaRow;
  limits: Limits;
  onChange: (limits: Limits) => void;
}

function Row({ row: { kind, measure, defaults }, limits, onChange }: RowProps) {
  const { t } = useTranslation(['administration', 'quota']);
  const name = t(`quota:kinds.${kind}`);
  const unit = measure === 'bytes' ? GIGABYTE : 1;
  const shown = (limit: number) => Number((limit / unit).toFixed(2));
  const cell = (who: Tier) => {
    const limit = limits[who];
    const standard = defaults[who];
    if (limit === null || standard === null)
      return <span title={t('quota:notForGuestsLabel')}>{t('quota:notForGuests')}</span>;
    return (
      <>
        <InputNumber
          aria-label={`${name} · ${t(`quota:tiers.${who}`)}`}
          className={styles.number ?? ''}
          controls={false}
          min={0}
          max={1e9}
          precision={measure === 'bytes' ? 2 : 0}
          value={shown(limit)}
          onChange={(value) => onChange({ ...limits, [who]: Math.round((value ?? 0) * unit) })}
        />
        <span className={styles.note}>
          {limit === standard
            ? limit === 0
              ? t('quota:unlimited')
              : null
            : t('quotas.default', {
                limit: standard === 0 ? t('quota:unlimited') : shown(standard).toLocaleString('en-US'),
              })}
        </span>
      </>
    );
  };
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.note}>{t(`quotas.${measure}`)}</span>
      </th>
      {TIERS.map((who) => (
        <td key={who}>{cell(who)}</td>
      ))}
    </tr>
  );
}
