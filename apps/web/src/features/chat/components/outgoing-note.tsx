import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import { previewOutgoing } from '@mingfa/contract/outgoing-gate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useEndpointMutation } from '../../../lib/query.ts';
import styles from './outgoing-note.module.css';

const WIDTH_PX = 560;

/** Says that a model outside is asked in marks, and shows the question as it goes out. */
export default function OutgoingNote({ question }: { question: string }) {
  const { t } = useTranslation('outgoing-gate');
  const [isOpen, setOpen] = useState(false);
  const preview = useEndpointMutation(previewOutgoing, { onError: () => {} });
  const text = question.trim();
  const look = () => preview.mutate({ body: { text } });
  return (
    <div className={styles.note}>
      <SafetyCertificateOutlined aria-hidden /> {t('note')} ·{' '}
      <button
        type="button"
        className={styles.open}
        onClick={() => {
          setOpen(true);
          if (text !== '') look();
        }}
      >
        {t('preview')}
      </button>
      {isOpen ? (
        <Sheet open width={WIDTH_PX} title={t('title')} onClose={() => setOpen(false)}>
          <p className={styles.hint}>{t('hint')}</p>
          {text === '' ? <p className={styles.hint}>{t('empty')}</p> : null}
          {preview.isPending ? <PageLoading /> : null}
          {preview.isError ? <ErrorState error={preview.error} onRetry={look} /> : null}
          {preview.isSuccess && text !== '' ? <Preview {...preview.data} /> : null}
        </Sheet>
      ) : null}
    </div>
  );
}

type PreviewProps = NonNullable<ReturnType<typeof useEndpointMutation<typeof previewOutgoing>>['data']>;

function Preview({ enabled, text, marks }: PreviewProps) {
  const { t } = useTranslation('outgoing-gate');
  return (
    <>
      <p className={styles.count} role="status">
        {enabled ? (marks.length === 0 ? t('none') : t('marks', { count: marks.length })) : t('off')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={t('text')}>
        <MarkedText text={text} placeholders={marks.map(({ placeholder }) => placeholder)} />
      </section>
      {marks.length === 0 ? null : (
        <ul className={styles.marks}>
          {marks.map(({ placeholder, original, count }) => (
            <li key={placeholder}>
              <mark className={styles.mark}>{placeholder}</mark>
              <span className={styles.original}>{original}</span>
              <span className={styles.places}>{t('places', { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Only marks of this text are set off; brackets that a person wrote are not. */
function MarkedText({ text, placeholders }: { text: string; placeholders: readonly string[] }) {
  const given = new Set(placeholders);
  return text.split(/(〔[^〔〕\n]{1,24}〕)/).map((piece, index) =>
    given.has(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their order
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
