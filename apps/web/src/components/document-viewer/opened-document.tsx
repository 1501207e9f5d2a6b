import type { ReadDocument } from '@mingfa/contract/document';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNoText } from '../file-progress/describe-progress.ts';
import { hasOriginal } from './has-original.ts';
import { IgnoredNote } from './ignored-note.tsx';
import type { PartSize } from './places.ts';
import { SearchBar } from './search-bar.tsx';
import { showMarks } from './shown-marks.ts';
import { useSearch } from './use-search.ts';
import { useSelectedText } from './use-selected-text.ts';
import { useViewTarget } from './use-view-target.ts';
import { ViewOfDocument } from './view-of-document.tsx';
import type { Zoom } from './view-props.ts';
import styles from './viewer.module.css';
import type { DocumentViewerProps } from './viewer-props.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

interface OpenedDocumentProps extends DocumentViewerProps {
  document: ReadDocument;
  parts: readonly PartSize[];
}

/** A document that can be read: its bar, the search in it, and the view of it. */
export function OpenedDocument(props: OpenedDocumentProps) {
  const { document, parts, focus, focusQuote, marks, activeMarkId, onMark, onSelectText = null } = props;
  const { t } = useTranslation('document');
  const root = useRef<HTMLDivElement>(null);
  const [canOriginal, setCanOriginal] = useState(() => hasOriginal(document, parts));
  const [way, setWay] = useState<'original' | 'text'>('original');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [factor, setFactor] = useState(1);
  const [part, setPart] = useState(0);
  const [jump, setJump] = useState<{ part: number } | null>(null);
  const [searches, setSearches] = useState(false);
  const [words, setWords] = useState('');
  const search = useSearch(document.documentId, parts.length, searches ? words : '');
  useSelectedText(root, document.documentId, onSelectText);

  const shown = useMemo(
    () =>
      showMarks({
        focus,
        focusQuote: focusQuote ?? null,
        focusLabel: t('viewer.focus'),
        marks: marks ?? [],
        activeMarkId: activeMarkId ?? null,
        onMark: onMark ?? null,
      }),
    [focus, focusQuote, marks, activeMarkId, onMark, t],
  );
  const target = useViewTarget(props, search.at);
  const fail = useCallback(() => setCanOriginal(false), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isFind) return;
    // The browser's own search would only see the pages that exist at the moment.
    event.preventDefault();
    setSearches(true);
  };
  const closeSearch = () => {
    setSearches(false);
    setWords('');
  };
  const showsOriginal = canOriginal && way === 'original';
  const { format } = document;
  const hasPages = format === 'docx' ? !showsOriginal : format !== 'xlsx' && format !== 'csv';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the search shortcut of what is inside
    <div ref={root} className={styles.viewer} onKeyDown={onKeyDown}>
      <ViewerToolbar
        document={document}
        hidesName={props.hidesName ?? false}
        start={props.headerStart}
        end={props.headerEnd}
        pages={hasPages && parts.length > 1 ? parts.length : null}
        part={part}
        onJump={(index) => setJump({ part: index })}
        factor={factor}
        onZoom={setZoom}
        way={canOriginal ? way : null}
        onWay={setWay}
        searches={searches}
        onSearch={() => setSearches(!searches)}
      />
      {searches ? (
        <SearchBar search={search} parts={parts.length} onWords={setWords} onClose={closeSearch} />
      ) : null}
      {hasNoText(document) ? <ViewerNote words={t('viewer.noTextAtAll')} /> : null}
      {hasOriginal(document, parts) && !canOriginal ? (
        <ViewerNote words={t('viewer.originalFailed')} />
      ) : null}
      <IgnoredNote ignored={document.ignored} />
      <ViewOfDocument
        document={document}
        parts={parts}
        marks={shown}
        hits={search.hits}
        target={target}
        jump={jump}
        zoom={zoom}
        onZoom={setFactor}
        onPart={setPart}
        showsOriginal={showsOriginal}
        onSelectText={onSelectText}
        onFailed={fail}
      />
    </div>
  );
}

function ViewerNote({ words }: { words: string }) {
  return (
    <p className={styles.note} role="status">
      {words}
    </p>
  );
}
