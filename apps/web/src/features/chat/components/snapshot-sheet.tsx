import { getWebSnapshot, type WebSnapshot } from '@mingfa/contract/web-search';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { PageLink } from './page-link.tsx';
import styles from './snapshot-sheet.module.css';
import { Untrusted } from './untrusted.tsx';

const WIDTH_PX = 640;

/** What is opened: a page of the web, kept as it was when it was read. */
export interface OpenedSnapshot {
  title: string;
  snapshotId: string;
}

/** The text of a page as an answer had it, beside the conversation; the page itself may have changed since. */
export default function SnapshotSheet({
  title,
  snapshotId,
  onClose,
}: OpenedSnapshot & { onClose: () => void }) {
  const { t } = useTranslation('chat');
  const snapshot = useEndpoint(getWebSnapshot, { params: { snapshotId } });
  return (
    <Sheet open flush width={WIDTH_PX} title={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('web.snapshot')}>
        <Loaded query={snapshot} missing={t('web.snapshotGone')}>
          {(page) => <Snapshot page={page} />}
        </Loaded>
      </section>
    </Sheet>
  );
}

function Snapshot({ page }: { page: WebSnapshot }) {
  const { t } = useTranslation('chat');
  const paragraphs = page.text.split('\n').filter((line) => line.trim() !== '');
  return (
    <>
      <Untrusted />
      <dl className={styles.facts}>
        <dt>{t('web.site')}</dt>
        <dd>{[page.site, page.publishedAt].filter(Boolean).join(' · ')}</dd>
        <dt>{t('web.address')}</dt>
        <dd>
          <PageLink address={page.finalAddress}>{page.finalAddress}</PageLink>
        </dd>
        <dt>{t('web.readAt')}</dt>
        <dd>{formatTime(page.readAt)}</dd>
        <dt>SHA-256</dt>
        <dd className={styles.hash}>{page.sha256}</dd>
      </dl>
      <div className={styles.text}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their order
          <p key={index}>{paragraph}</p>
        ))}
        {page.isCut ? <p className={styles.cut}>{t('web.cut')}</p> : null}
      </div>
    </>
  );
}
