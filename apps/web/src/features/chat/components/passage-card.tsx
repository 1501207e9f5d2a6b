import type { CheckedCitation, FileEvidence } from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';
import { CitationBadge } from '../../../components/citation-badge.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { toast } from '../../../lib/toast.ts';
import { stateOfPassage } from '../model/state-of-passage.ts';
import styles from './citation-card.module.css';
import { useSources } from './sources-context.ts';

const FROM = {
  knowledge: 'citation.from_knowledge',
  attachment: 'citation.from_attachment',
  document: 'citation.from_document',
} as const;

/** The passage of a file behind `[n]`: file, page, words; and the way to the original. */
export function PassageCard({
  citation,
  source,
  onOpen,
}: {
  citation: CheckedCitation;
  source: FileEvidence;
  onOpen: () => void;
}) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shell');
  const { openFile } = useSources();
  const state = stateOfPassage(citation, source.from);
  const isSound = state === 'verified' || state === 'from_knowledge';
  const where = [source.title, source.label].filter(Boolean).join(' ');
  const copy = async () =>
    (await copyText(`${source.text}\n（${where}）`))
      ? toast.success(shared('action.copied'))
      : toast.error(shared('action.copyFailed'));
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong className={styles.fileTitle}>{source.title}</strong>
        <CitationBadge state={state} />
      </div>
      <p className={styles.why}>
        {[t(FROM[source.from]), source.label, source.headingPath].filter(Boolean).join(' · ')}
      </p>
      {isSound ? null : <p className={styles.why}>{t('citation.passageUnsupported')}</p>}
      <p className={styles.passage}>{source.text}</p>
      <div className={styles.actions}>
        {source.place || source.from !== 'knowledge' ? (
          <button
            type="button"
            onClick={() => {
              onOpen();
              openFile(source);
            }}
          >
            {t('citation.openOriginal')}
          </button>
        ) : null}
        <button type="button" onClick={copy}>
          {t('citation.copy')}
        </button>
      </div>
    </div>
  );
}
