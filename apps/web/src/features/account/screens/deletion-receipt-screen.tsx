import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { PERSONAL_KIND_LABELS, WHAT_STAYS_LABELS } from '@mingfa/contract/labels/personal-data-labels';
import { getDeletionReceipt, UNCOUNTED_STAYS } from '@mingfa/contract/rights';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { writeToken } from '../../../lib/token.ts';
import styles from '../components/rights/rights.module.css';

const ASK_AGAIN_MS = 1000;
/** The receipt itself is counted among its rows. */
const ALSO_STAYS = UNCOUNTED_STAYS.filter((what) => what !== 'receipt');

type Receipt = EndpointOutput<typeof getDeletionReceipt>;
type Row = Receipt['removed'][number] & { what?: Receipt['kept'][number]['what'] };

function Rows({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('rights');
  const language = currentLanguage();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.kind')}</th>
          <th scope="col">{t('receipt.table')}</th>
          <th scope="col">{t('receipt.rows')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, table, rows: count, what }) => (
          <tr key={`${table}-${what ?? ''}`}>
            <td>{what ? WHAT_STAYS_LABELS[language][what] : PERSONAL_KIND_LABELS[language][kind]}</td>
            <td>
              <code>{table}</code>
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useReceiptText(receipt: Receipt | undefined): string {
  const { t } = useTranslation('rights');
  if (!receipt?.finishedAt) return '';
  const language = currentLanguage();
  const line = ({ kind, table, rows, what }: Row) =>
    `| ${what ? WHAT_STAYS_LABELS[language][what] : PERSONAL_KIND_LABELS[language][kind]} | ${table} | ${rows} |`;
  const head = `| ${t('receipt.kind')} | ${t('receipt.table')} | ${t('receipt.rows')} |\n| --- | --- | ---: |`;
  return [
    `# ${t('receipt.title')}`,
    t('receipt.finished', { time: formatTime(receipt.finishedAt) }),
    `## ${t('receipt.removed')}`,
    [head, ...receipt.removed.map(line)].join('\n'),
    `## ${t('receipt.kept')}`,
    [head, ...receipt.kept.map(line)].join('\n'),
    ALSO_STAYS.map((what) => `- ${WHAT_STAYS_LABELS[language][what]}`).join('\n'),
  ].join('\n\n');
}

/** How far a deletion is; once it is done, what went and what stayed. The key of it is in the part of the address that no server sees. */
export default function DeletionReceiptScreen() {
  const { t } = useTranslation('rights');
  const navigate = useNavigate();
  const receiptKey = useLocation().hash.slice(1);
  const { data, isError } = useEndpoint(
    getDeletionReceipt,
    { params: { receiptKey } },
    {
      retry: false,
      refetchInterval: ({ state }) => (state.data && !state.data.finishedAt ? ASK_AGAIN_MS : false),
    },
  );
  const text = useReceiptText(data);
  // The account is gone: there is no session to end.
  const leave = () => {
    if (data?.finishedAt) writeToken(null);
    void navigate('/');
  };
  const isDue = data !== undefined && new Date(data.dueAt).getTime() <= Date.now();
  return (
    <main className={styles.receipt}>
      <h1>{t('receipt.title')}</h1>
      {isError ? <p>{t('receipt.missing')}</p> : null}
      <div aria-live="polite">
        {data && !data.finishedAt ? (
          <p>
            {isDue ? <NineCubeSpinner /> : null}{' '}
            {isDue ? t('receipt.working') : t('receipt.waiting', { time: formatTime(data.dueAt) })}
          </p>
        ) : null}
        {data?.finishedAt ? <p>{t('receipt.finished', { time: formatTime(data.finishedAt) })}</p> : null}
      </div>
      {data?.finishedAt ? (
        <>
          <h2>{t('receipt.removed')}</h2>
          <Rows rows={data.removed} />
          <h2>{t('receipt.kept')}</h2>
          <Rows rows={data.kept} />
          <ul className={styles.list}>
            {ALSO_STAYS.map((what) => (
              <li key={what}>{WHAT_STAYS_LABELS[currentLanguage()][what]}</li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={styles.actions}>
        {text ? (
          <Button
            href={`data:text/markdown;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${t('receipt.fileName')}.md`}
          >
            {t('receipt.download')}
          </Button>
        ) : null}
        <Button type="primary" onClick={leave}>
          {t('receipt.leave')}
        </Button>
      </div>
    </main>
  );
}
