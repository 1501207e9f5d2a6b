import type { CheckedCitation } from '@mingfa/contract/evidence';
import { Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CitationBadge } from '../../../components/citation-badge.tsx';
import { CitationCard } from './citation-card.tsx';
import styles from './inline-citation.module.css';

export interface InlineCitationProps {
  citation: CheckedCitation;
  /** False where the citation's words stand before it in other marks; then only the state is shown. */
  hasWords: boolean;
}

/** A checked citation in the text: a badge, or a small number for `[n]`, that opens the article. */
export function InlineCitation({ citation, hasWords }: InlineCitationProps) {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState(false);
  const isMark = citation.type === 'source';
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<CitationCard citation={citation} />}
      styles={{ content: { maxWidth: 'min(440px, calc(100vw - 48px))' } }}
    >
      {isMark && citation.state === 'verified' ? (
        <button
          type="button"
          className={styles.mark}
          aria-label={`${t('citation.source', { index: citation.sourceIndex })}：${citation.label}`}
          aria-expanded={open}
        >
          {citation.sourceIndex}
        </button>
      ) : (
        <CitationBadge
          state={citation.state}
          {...(isMark
            ? { label: `[${citation.sourceIndex}]` }
            : hasWords
              ? { label: shortLabel(citation.label) }
              : {})}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      )}
    </Popover>
  );
}

/** `《劳动合同法》第二十一条` → `劳动合同法 第二十一条`, as badges say it. */
const shortLabel = (label: string) => label.replace(/^《(.+)》/, '$1 ').trim();
