import type { ReadDocument } from '@mingfa/contract/document';
import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { hasNoText } from '../file-progress/describe-progress.ts';
import { FileStateView } from '../file-progress/file-state-view.tsx';
import { PageLoading } from '../page-loading.tsx';
import { BlockView } from './block-view.tsx';
import { IgnoredNote } from './ignored-note.tsx';
import { PageView } from './page-view.tsx';
import type { PartSize } from './places.ts';
import { SearchBar } from './search-bar.tsx';
import { SheetView } from './sheet-view.tsx';
import { showMarks, type ViewTarget } from './shown-marks.ts';
import { useDocument } from './use-document.ts';
import { usePartSizes } from './use-parts.ts';
import { useSearch } from './use-search.ts';
import { useSelectedText } from './use-selected-text.ts';
import type { DocumentViewProps, Zoom } from './view-props.ts';
import styles from './viewer.module.css';
import type { DocumentViewerProps } from './viewer-props.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

// The reader of Word files is heavy; only Word files pay for it.
const WordView = lazy(() => import('./word-view.tsx').then(({ WordView }) => ({ default: WordView })));

/** Larger Word files are shown as text first. */
const WORD_MAX_BYTES = 30 * 1024 * 1024;

type Way = 'original' | 'text';

function hasOriginal({ format, bytes }: ReadDocument, parts: readonly PartSize[]): boolean {
  if (format === 'pdf' || format === 'image') return parts.some((part) => part.page !== null);
  return format === 'docx' && bytes <= WORD_MAX_BYTES;
}

/** The document's state first, then the document. */
export default function ViewerBody(props: DocumentViewerProps) {
  const { t } = useTranslation('document');
  const document = useDocument(props.documentId);
  const isReady = document.data?.state === 'ready';
  const sizes = usePartSizes(props.documentId, isReady);
  if (document.isPending || (isReady && sizes.isPending)) return <PageLoading />;
  if (document.isError) {
    const isGone = document.error.failure.httpStatus === 404;
    return (
      <ErrorState
        error={document.error}
        {...(isGone ? { title: t('viewer.gone') } : { onRetry: () => void document.refetch() })}
      />
    );
  }
  if (!isReady) return <FileStateView file={document.data} />;
  if (sizes.isError) return <ErrorState error={sizes.error} onRetry={() => void sizes.refetch()} />;
  const parts = sizes.data?.items ?? [];
  if (parts.length === 0) return <EmptyState sentence={t('viewer.noText')} />;
  return <OpenedDocument {...props} document={document.data} parts={parts} />;
}

interface OpenedProps extends DocumentViewerProps {
  document: ReadDocument;
  parts: readonly PartSize[];
}

function OpenedDocument(props: OpenedProps) {
  const { document, parts, focus, focusQuote, marks, activeMarkId, onMark, onSelectText } = props;
  const { t } = useTranslation('document');
  const root = useRef<HTMLDivElement>(null);
  const [canOriginal, setCanOriginal] = useState(() => hasOriginal(document, parts));
  const [way, setWay] = useState<Way>('original');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [factor, setFactor] = useState(1);
  const [part, setPart] = useState(0);
  const [jump, setJump] = useState<{ part: number } | null>(null);
  const [searches, setSearches] = useState(false);
  const [words, setWords] = useState('');
  const search = useSearch(document.documentId, parts.length, searches ? words : '');
  useSelectedText(root, document.documentId, onSelectText ?? null);

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
  const target = useTarget(props, search.at);
  const fail = useCallback(() => setCanOriginal(false), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isFind) return;
    // The browser's own search would only see the pages that exist at the moment.
    event.preventDefault();
    setSearches(true);
  };
  const isSheet = document.format === 'xlsx' || document.format === 'csv';
  const showsOriginal = canOriginal && way === 'original';
  const view: DocumentViewProps = {
    document,
    parts,
    marks: shown,
    hits: search.hits,
    target,
    jump,
    zoom,
    onZoom: setFactor,
    onPart: setPart,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the search shortcut of what is inside
    <div ref={root} className={styles.viewer} onKeyDown={onKeyDown}>
      <ViewerToolbar
        document={document}
        hidesName={props.hidesName ?? false}
        start={props.headerStart}
        end={props.headerEnd}
        pages={
          isSheet || (document.format === 'docx' && showsOriginal) || parts.length < 2 ? null : parts.length
        }
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
        <SearchBar
          search={search}
          parts={parts.length}
          onWords={setWords}
          onClose={() => {
            setSearches(false);
            setWords('');
          }}
        />
      ) : null}
      {hasNoText(document) ? (
        <p className={styles.note} role="status">
          {t('viewer.noTextAtAll')}
        </p>
      ) : null}
      {hasOriginal(document, parts) && !canOriginal ? (
        <p className={styles.note} role="status">
          {t('viewer.originalFailed')}
        </p>
      ) : null}
      <IgnoredNote ignored={document.ignored} />
      {showsOriginal && document.format === 'docx' ? (
        <Suspense fallback={<PageLoading />}>
          <WordView {...view} onSelectText={onSelectText ?? null} onFailed={fail} />
        </Suspense>
      ) : showsOriginal ? (
        <PageView {...view} />
      ) : isSheet ? (
        <SheetView {...view} />
      ) : (
        <BlockView {...view} />
      )}
    </div>
  );
}

/** Where to scroll: what changed last of the focus, the active mark and the current finding. */
function useTarget(props: OpenedProps, found: ReturnType<typeof useSearch>['at']): ViewTarget | null {
  const { focus, focusQuote, marks, activeMarkId, documentId } = props;
  const [target, setTarget] = useState<ViewTarget | null>(
    focus ? { place: focus, quote: focusQuote ?? null } : null,
  );
  useEffect(() => {
    if (focus) setTarget({ place: focus, quote: focusQuote ?? null });
  }, [focus, focusQuote]);
  const active = marks?.find((mark) => mark.id === activeMarkId);
  const activePlace = active?.places[0];
  const activeQuote = active?.quote ?? null;
  useEffect(() => {
    if (activePlace) setTarget({ place: activePlace, quote: activeQuote });
  }, [activePlace, activeQuote]);
  useEffect(() => {
    if (!found) return;
    const { blockId, page } = found;
    setTarget({
      place: {
        documentId,
        segmentId: null,
        page,
        pageEnd: page,
        boxes: [],
        blockIds: [blockId],
        sheet: null,
        row: null,
      },
      quote: null,
    });
  }, [found, documentId]);
  return target;
}
