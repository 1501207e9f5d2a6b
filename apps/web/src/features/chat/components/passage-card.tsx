import {
  BESIDE_LAW_STATES,
  type CheckedCitation,
  type CitationState,
  type FileEvidence,
} from '@mingfa/contract/evidence';
import { formatSpokenTime } from '@mingfa/contract/labels/time-labels';
import { useTranslation } from 'react-i18next';
import { CitationBadge } from '../../../components/citation-badge.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { stateOfPassage } from '../model/state-of-passage.ts';
import { timeOfCitation } from '../model/time-of-citation.ts';
import styles from './citation-card.module.css';
import { PassageWords } from './passage-words.tsx';
import { PlayLink } from './play-link.tsx';
import { useSources } from './sources-context.ts';

const FROM = {
  knowledge: 'citation.from_knowledge',
  attachment: 'citation.from_attachment',
  document: 'citation.from_document',
} as const;

/** What was said, and nobody compared with the sound: the card says so in a sentence. */
const WORDS_OF_NOBODY: ReadonlySet<CitationState> = new Set(['heard_by_machine', 'from_transcript']);

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
  const { openFile, hear } = useSources();
  const state = stateOfPassage(citation, source);
  const isSound = state === 'verified' || BESIDE_LAW_STATES.has(state);
  const time = timeOfCitation(citation, source);
  const label = time ? formatSpokenTime(time, currentLanguage()) : source.label;
  const where = [source.title, label].filter(Boolean).join(' ');
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
        {[t(FROM[source.from]), label, source.headingPath].filter(Boolean).join(' · ')}
      </p>
      {isSound ? null : <p className={styles.why}>{t('citation.passageUnsupported')}</p>}
      {WORDS_OF_NOBODY.has(state) ? (
        <p className={styles.why}>{shared(`citationExplained.${state}`)}</p>
      ) : null}
      <PassageWords source={source} time={time} />
      <div className={styles.actions}>
        {time && hear && source.from === 'document' ? (
          <button type="button" onClick={() => hear(time.startMs)}>
            {t('citation.playAgain', { time: label })}
          </button>
        ) : time && source.place ? (
          <PlayLink documentId={source.place.documentId} time={time} />
        ) : null}
        {source.place || source.from !== 'knowledge' ? (
          <button
            type="button"
            onClick={() => {
              onOpen();
              openFile(
                time && source.place ? { ...source, label, place: { ...source.place, time } } : source,
              );
            }}
          >
            {t(time ? 'citation.openTranscript' : 'citation.openOriginal')}
          </button>
        ) : null}
        <button type="button" onClick={copy}>
          {t('citation.copy')}
        </button>
      </div>
    </div>
  );
}
