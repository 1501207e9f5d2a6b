import type { DocumentBlock } from '@mingfa/contract/document-content';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockElement } from './block-element.tsx';
import styles from './block-view.module.css';
import { type PartSize, partOfPlace } from './places.ts';
import { looksOfPart, type SearchHit, type ShownMark, type ViewTarget } from './shown-marks.ts';
import { usePart } from './use-parts.ts';
import type { DocumentViewProps } from './view-props.ts';

/** Height of a block before it is known. */
const BLOCK_PX = 54;
const TOP_PX = 72;

/** The words of a document with their structure: headings, lists, tables, notes, tracked changes. */
export function BlockView({
  document,
  parts,
  marks,
  hits,
  target,
  jump,
  zoom,
  onZoom,
  onPart,
}: DocumentViewProps) {
  const { t } = useTranslation('document');
  const frame = useRef<HTMLDivElement>(null);
  const factor = zoom === 'fit' ? 1 : zoom;
  useEffect(() => onZoom(factor), [factor, onZoom]);
  const rows = useVirtualizer({
    count: parts.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => Math.max(120, (parts[index]?.blocks ?? 1) * BLOCK_PX),
    overscan: 1,
    paddingStart: 24,
    paddingEnd: 48,
  });
  useEffect(() => {
    const index = target ? partOfPlace(target.place, parts) : -1;
    if (index >= 0) rows.scrollToIndex(index, { align: 'start' });
  }, [target, parts, rows]);
  useEffect(() => {
    if (jump) rows.scrollToIndex(jump.part, { align: 'start' });
  }, [jump, rows]);

  const items = rows.getVirtualItems();
  const top = rows.scrollOffset ?? 0;
  const height = frame.current?.clientHeight ?? 0;
  // The one on top, even where several short ones are in sight; at the very end the last, which may never come up.
  const eye = top + Math.min(height / 3, TOP_PX);
  const isAtEnd = top > 0 && top + height >= rows.getTotalSize() - 1;
  const current = isAtEnd ? parts.length - 1 : (items.find((item) => item.end > eye)?.index ?? 0);
  useEffect(() => onPart(current), [current, onPart]);
  const isPaged = document.format === 'pptx' || parts.some((part) => part.width !== null);
  return (
    <section
      ref={frame}
      className={styles.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('viewer.text', { name: document.name })}
    >
      <div style={{ position: 'relative', height: rows.getTotalSize() }}>
        {items.map((item) => {
          const size = parts[item.index];
          return size ? (
            <div
              key={item.key}
              ref={rows.measureElement}
              data-index={item.index}
              data-page={size.page ?? undefined}
              className={styles.row}
              style={{ transform: `translateY(${item.start}px)`, zoom: factor }}
            >
              <div className={styles.column}>
                <PartBlocks
                  documentId={document.documentId}
                  size={size}
                  heading={isPaged ? t('viewer.page', { page: size.page ?? size.number }) : null}
                  marks={marks}
                  hits={hits}
                  target={target}
                />
              </div>
            </div>
          ) : null;
        })}
      </div>
    </section>
  );
}

interface PartBlocksProps {
  documentId: string;
  size: PartSize;
  heading: string | null;
  marks: readonly ShownMark[];
  hits: ReadonlyMap<string, readonly SearchHit[]>;
  target: ViewTarget | null;
}

/** Targets that were scrolled to, so that a part that comes back into sight does not scroll again. */
const reached = new WeakSet<ViewTarget>();

function PartBlocks({ documentId, size, heading, marks, hits, target }: PartBlocksProps) {
  const { t } = useTranslation('document');
  const { part, isError, retry } = usePart(documentId, size.number);
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!part || !element || !target || reached.has(target)) return;
    const wanted =
      element.querySelector('[data-hit]') ??
      element.querySelector(`mark[data-mark="focus"]`) ??
      element.querySelector(`[data-block="${CSS.escape(target.place.blockIds[0] ?? '')}"]`);
    if (!wanted) return;
    reached.add(target);
    wanted.scrollIntoView({ block: 'center' });
  }, [part, element, target]);
  if (isError) {
    return (
      <p className={styles.waiting}>
        {t('viewer.partFailed')} <Button onClick={retry}>{t('viewer.retry')}</Button>
      </p>
    );
  }
  if (!part)
    return <div className={styles.skeleton} style={{ minHeight: Math.min(1200, size.blocks * BLOCK_PX) }} />;
  const looks = looksOfPart(part, marks, hits);
  const blocks = withComments(part.blocks);
  const ranks = headingRanks(blocks);
  return (
    <div ref={setElement}>
      {heading ? <p className={styles.partName}>{heading}</p> : null}
      {blocks.map((block, index) => {
        const name = block.part !== null && block.part !== blocks[index - 1]?.part ? block.part : null;
        return (
          <div key={block.id}>
            {name && name !== heading ? <p className={styles.partName}>{name}</p> : null}
            <BlockElement
              block={block}
              rank={ranks.get(block.id) ?? 3}
              {...(looks.has(block.id) ? { looks: looks.get(block.id) } : {})}
            />
          </div>
        );
      })}
      {part.blocks.length === 0 ? <p className={styles.waiting}>{t('viewer.noText')}</p> : null}
    </div>
  );
}

/** The file's name above is of the second rank; a heading goes at most one deeper than the one before it. */
function headingRanks(blocks: readonly DocumentBlock[]): Map<string, number> {
  const ranks = new Map<string, number>();
  let before = 2;
  for (const { id, kind, level } of blocks) {
    if (kind !== 'heading') continue;
    before = Math.min(6, before + 1, (level ?? 1) + 2);
    ranks.set(id, before);
  }
  return ranks;
}

/** Comments stand at the end of a document; they are shown under what they are about, where that is in the same part. */
function withComments(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const ids = new Set(blocks.map(({ id }) => id));
  const hangs = ({ kind, anchorId }: DocumentBlock) =>
    kind === 'comment' && anchorId !== null && ids.has(anchorId);
  return blocks
    .filter((block) => !hangs(block))
    .flatMap((block) => [block, ...blocks.filter((one) => hangs(one) && one.anchorId === block.id)]);
}
