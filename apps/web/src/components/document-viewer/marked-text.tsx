import { useTranslation } from 'react-i18next';
import { cutText, type Piece, type StyledRange } from './cut-text.ts';
import styles from './marked-text.module.css';
import type { Look } from './shown-marks.ts';
import tones from './tones.module.css';

/** A block's words with marks, findings and tracked changes; always text, never HTML. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly StyledRange<Look>[] }) {
  if (ranges.length === 0) return text;
  return cutText(text, ranges).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
    <PieceOfText key={index} piece={piece} />
  ));
}

function PieceOfText({ piece }: { piece: Piece<Look> }) {
  const { t } = useTranslation('document');
  let content: React.ReactNode = piece.text;
  for (const look of piece.looks) {
    if (look.kind === 'change') {
      const title = t(`viewer.${look.change}`, { author: look.author || t('viewer.someone') });
      content =
        look.change === 'inserted' ? (
          <ins className={styles.inserted} title={title}>
            {content}
          </ins>
        ) : (
          <del className={styles.deleted} title={title}>
            {piece.text === '' ? look.text : content}
          </del>
        );
    } else if (look.kind === 'hit') {
      content = (
        <mark
          className={`${styles.hit} ${look.isCurrent ? styles.current : ''}`}
          data-hit={look.isCurrent || undefined}
        >
          {content}
        </mark>
      );
    } else {
      const { mark } = look;
      const className = `${styles.mark} ${tones[mark.tone]} ${mark.isActive ? styles.active : ''}`;
      content = mark.onOpen ? (
        <button
          type="button"
          className={className}
          title={mark.label}
          data-mark={mark.id}
          onClick={mark.onOpen}
        >
          {content}
        </button>
      ) : (
        <mark className={className} title={mark.label} data-mark={mark.id}>
          {content}
        </mark>
      );
    }
  }
  return content;
}
