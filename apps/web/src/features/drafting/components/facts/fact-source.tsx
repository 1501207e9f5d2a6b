import { factSourceLabel } from '@mingfa/contract/labels/fact-source-labels';
import { formatSpokenTime } from '@mingfa/contract/labels/time-labels';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { documentAddress } from '../../../../lib/document-address.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { recordingAddress } from '../../../../lib/recording-address.ts';
import type { FactSource as Source } from '../../model/fact-types.ts';
import styles from './facts.module.css';

const SHOWN = 40;
const cut = (quote: string) => (quote.length > SHOWN ? `${quote.slice(0, SHOWN)}…` : quote);

/** Where a value came from, with the words it was read in and the way there. */
export function FactSource({ source }: { source: Source }) {
  const { t } = useTranslation('drafting');
  switch (source.kind) {
    case 'story':
      return <span className={styles.source}>{t('source.story', { quote: cut(source.place.quote) })}</span>;
    case 'file':
      if (source.time)
        return (
          <span className={styles.source}>
            {t('source.recording', { quote: cut(source.place.quote) })}{' '}
            <Link
              to={
                source.recordingId
                  ? recordingAddress(source.recordingId, source.time.startMs)
                  : documentAddress(source.documentId)
              }
            >
              {t('source.hear', { time: formatSpokenTime(source.time, currentLanguage()) })}
            </Link>
          </span>
        );
      return (
        <span className={styles.source}>
          {t('source.file', { quote: cut(source.place.quote) })}{' '}
          <Link to={documentAddress(source.documentId)}>{t('source.openFile')}</Link>
        </span>
      );
    case 'conversation':
      return (
        <span className={styles.source}>
          {source.place
            ? t('source.conversation', { quote: cut(source.place.quote) })
            : t('source.conversationPlain')}{' '}
          <Link to={`/chat/${source.conversationId}`}>{t('source.openConversation')}</Link>
        </span>
      );
    case 'rule':
      return <span className={styles.source}>{factSourceLabel(source, currentLanguage())}</span>;
    default:
      return <span className={styles.source}>{t(`source.${source.kind}`)}</span>;
  }
}
