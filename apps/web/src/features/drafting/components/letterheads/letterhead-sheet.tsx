import type { LetterheadLook, LetterLine } from '@mingfa/contract/letterhead';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './letterheads.module.css';

/** How the first page of a letterhead is laid out, in small: its margins and what stands in its header and footer. It is no picture of the file. */
export function LetterheadSheet({ look, title }: { look: LetterheadLook; title: string }) {
  const { t } = useTranslation('drafting');
  const { page, headers, footers, pictures } = look;
  const across = (twips: number) => `${(twips / page.width) * 100}%`;
  const down = (twips: number) => `${(twips / page.height) * 100}%`;
  const sides: CSSProperties = { left: across(page.left), right: across(page.right) };
  return (
    <div
      className={styles.sheet}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
      role="img"
      aria-label={t('letterhead.sheet', { title })}
    >
      <div
        className={styles.header}
        style={{ ...sides, top: down(page.header), maxHeight: down(Math.max(page.top - page.header, 600)) }}
      >
        {pictures > 0 ? <span className={styles.picture}>{t('letterhead.picture')}</span> : null}
        <Lines lines={headers.first ?? headers.usual} />
      </div>
      <div className={styles.text} style={{ ...sides, top: down(page.top), bottom: down(page.bottom) }}>
        <p className={styles.title}>{t('letterhead.sample.title')}</p>
        <p className={styles.heading}>{t('letterhead.sample.heading')}</p>
        {[1, 2, 3, 4].map((line) => (
          <div key={line} className={styles.words} />
        ))}
      </div>
      <div
        className={styles.footer}
        style={{
          ...sides,
          bottom: down(page.footer),
          maxHeight: down(Math.max(page.bottom - page.footer, 600)),
        }}
      >
        <Lines lines={footers.first ?? footers.usual} />
      </div>
    </div>
  );
}

function Lines({ lines }: { lines: readonly LetterLine[] }) {
  return lines.map((line, at) => {
    const side = { left: '', centred: styles.centred, right: styles.right }[line.align];
    const parts = partsOf(line);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to be told apart by, and never move
      <p key={at} className={`${styles.line} ${parts.length > 1 ? '' : side}`}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line neither
          <span key={index}>{part}</span>
        ))}
      </p>
    );
  });
}

/** The words between the stops of a line; numbers as they are on the first of one page. */
function partsOf({ pieces }: LetterLine): string[] {
  const parts = [''];
  for (const piece of pieces) {
    if ('tab' in piece) parts.push('');
    // It stands above the lines.
    else if (!('picture' in piece)) parts[parts.length - 1] += 'text' in piece ? piece.text : '1';
  }
  return parts;
}
