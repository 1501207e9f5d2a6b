import { hasLongWord } from '@mingfa/legal/words/long-words';
import { memo } from 'react';
import type { Span } from './page-units.ts';
import styles from './paged-document.module.css';

/** How a span is told apart, beside its words. */
function lookOf({ origin, blank, box }: Span): string {
  if (origin.kind === 'fact') {
    if (blank || (box && origin.from === null)) return `${styles.fact} ${blank ? styles.blank : ''}`;
    return `${styles.fact} ${origin.from === 'typed' || origin.from === null ? '' : styles.sourced}`;
  }
  if (origin.kind === 'typed') return styles.typed ?? '';
  return origin.kind === 'model' ? (styles.model ?? '') : '';
}

/** The key of an origin, by which the screen finds what is said of it. */
function originKey({ origin }: Span): string {
  if (origin.kind === 'fact') return `fact ${origin.from ?? ''} ${origin.path}`;
  if (origin.kind === 'composed' || origin.kind === 'typed' || origin.kind === 'model')
    return `${origin.kind} ${origin.part}`;
  return 'template';
}

/** Words of one origin. A fact leads to its field; a part to where it is written. */
const SpanView = memo(function SpanView({ span, isLive }: { span: Span; isLive: boolean }) {
  const { text, origin, box, bold } = span;
  const words = box ? (box === 'ticked' ? '☑' : '☐') : text;
  const look = [
    isLive ? lookOf(span) : '',
    bold ? styles.bold : '',
    box ? styles.box : '',
    hasLongWord(text) ? styles.endingAnywhere : '',
  ]
    .filter(Boolean)
    .join(' ');
  if (!isLive) return look ? <span className={look}>{words}</span> : words;
  const key = originKey(span);
  if (origin.kind === 'template')
    return (
      <span className={look} data-origin={key}>
        {words}
      </span>
    );
  const target = origin.kind === 'fact' ? origin.path : `part:${origin.part}`;
  // A link and no button: it has to break over lines.
  return (
    <a className={`${styles.link} ${look}`} data-origin={key} data-target={target} href={`#${target}`}>
      {words}
    </a>
  );
});

/** The spans of a paragraph, a cell or a line. */
export const Spans = memo(function Spans({ spans, isLive }: { spans: readonly Span[]; isLive: boolean }) {
  if (spans.length === 0) return <br />;
  return spans.map((span, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spans have no names; their place is what they are
    <SpanView key={place} span={span} isLive={isLive} />
  ));
});
