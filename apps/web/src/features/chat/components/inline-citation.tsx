import type { CheckedCitation } from '@mingfa/contract/evidence';
import { formatSpokenTime } from '@mingfa/contract/labels/time-labels';
import { Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CitationBadge } from '../../../components/citation-badge.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { hostOf } from '../model/host-of.ts';
import { nameOfPassage } from '../model/name-of-passage.ts';
import { stateOfPassage } from '../model/state-of-passage.ts';
import { timeOfCitation } from '../model/time-of-citation.ts';
import { CitationCard } from './citation-card.tsx';
import styles from './inline-citation.module.css';
import { PassageCard } from './passage-card.tsx';
import { isOfFile, useSources } from './sources-context.ts';
import { WebCard } from './web-card.tsx';

export interface InlineCitationProps {
  citation: CheckedCitation;
  /** False where the citation's words stand before it in other marks; then only the state is shown. */
  hasWords: boolean;
}

/** A checked citation in the text, with the number behind it as one control: a badge, or for `[n]` alone a small number. */
export function InlineCitation({ citation, hasWords }: InlineCitationProps) {
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const { items, Card, hear } = useSources();
  const isMark = citation.type === 'source';
  const source = isMark ? items.find(({ index }) => index === citation.sourceIndex) : undefined;
  const passage = source && isOfFile(source) ? source : null;
  const page = source?.kind === 'web' ? source : null;
  const time = passage ? timeOfCitation(citation, passage) : null;
  const change = (opens: boolean) => {
    setOpen(opens);
    // Beside its recording a citation is heard at once.
    if (opens && time && passage?.from === 'document') hear?.(time.startMs);
  };
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={change}
      destroyOnHidden
      content={
        Card ? (
          <Card citation={citation} />
        ) : passage ? (
          <PassageCard citation={citation} source={passage} onOpen={() => setOpen(false)} />
        ) : page ? (
          <WebCard citation={citation} source={page} onOpen={() => setOpen(false)} />
        ) : (
          <CitationCard citation={citation} onOpen={() => setOpen(false)} />
        )
      }
      styles={{ content: { maxWidth: 'min(440px, calc(100vw - 48px))' } }}
    >
      {passage ? (
        <CitationBadge
          state={stateOfPassage(citation, passage)}
          label={nameOfPassage(passage, time)}
          title={[passage.title, time ? formatSpokenTime(time, currentLanguage()) : passage.label].join(' ')}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      ) : page ? (
        <CitationBadge
          state={citation.state}
          label={`[${page.index}] ${hostOf(page.place.address)}`}
          title={page.title}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      ) : isMark && SMALL[citation.state] ? (
        <button
          type="button"
          className={`${styles.mark} ${SMALL[citation.state]}`}
          aria-label={`${t('citation.source', { index: citation.sourceIndex })}：${citation.label}，${shared(`citation.${citation.state}`)}`}
          aria-expanded={open}
        >
          {citation.sourceIndex}
        </button>
      ) : (
        <CitationBadge
          state={citation.state}
          isCase={citation.type === 'case'}
          missing={citation.missing}
          partly={citation.partly}
          {...(isMark
            ? { label: `[${citation.sourceIndex}]` }
            : hasWords
              ? { label: numbered(labelOf(citation), citation.sourceIndex) }
              : {})}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      )}
    </Popover>
  );
}

/** States whose `[n]` is only a number; every other is said in words. */
const SMALL: Partial<Record<CheckedCitation['state'], string | undefined>> = {
  verified: styles.verified,
  not_compared: styles.unknown,
  digest_only: styles.unknown,
};

/** What an English answer calls an article stays English. */
const labelOf = ({ raw, label }: CheckedCitation) => (/^Art/i.test(raw) ? raw : shortLabel(label));

/** `《劳动合同法》第二十一条` → `劳动合同法 第二十一条`, as badges say it. */
const shortLabel = (label: string) => label.replace(/^《(.+)》/, '$1 ').trim();

/** `[3] 劳动合同法 第二十一条` where its number stands behind it. */
const numbered = (label: string, index: number | null) => (index === null ? label : `[${index}] ${label}`);
