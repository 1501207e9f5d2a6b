import type { DocumentBlock } from '@mingfa/contract/document-content';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NineCubeSpinner } from '../nine-cube-spinner.tsx';
import { fitText, usualSize } from './fit-text.ts';
import { joinBoxes } from './join-boxes.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './page-view.module.css';
import { boxesOnPage, type PartSize } from './places.ts';
import { type BlockLooks, looksOfPart, type SearchHit, type ShownMark } from './shown-marks.ts';
import { pageImageAddress } from './use-addresses.ts';
import { usePart } from './use-parts.ts';

export interface PageSheetProps {
  documentId: string;
  size: PartSize;
  /** Pixels for a point. */
  scale: number;
  template: string;
  onImageFailed: () => void;
  marks: readonly ShownMark[];
  hits: ReadonlyMap<string, readonly SearchHit[]>;
}

/** One page: its picture, its words over it as transparent text, and the marks. */
export function PageSheet(props: PageSheetProps) {
  const { documentId, size, scale, template, onImageFailed, marks, hits } = props;
  const { t } = useTranslation('document');
  const { part } = usePart(documentId, size.number);
  const page = size.page ?? size.number;
  const looks = part ? looksOfPart(part, marks, hits) : null;
  const usual = useMemo(
    () =>
      usualSize(
        (part?.blocks ?? []).flatMap(({ text, box, kind }) =>
          box && kind !== 'table' ? [{ text, width: box[2], height: box[3] }] : [],
        ),
      ),
    [part],
  );
  return (
    <section
      className={styles.sheet}
      style={{ width: (size.width ?? 0) * scale, height: (size.height ?? 0) * scale }}
      aria-label={t('viewer.page', { page })}
      data-page={page}
    >
      <PagePicture template={template} page={page} onFailed={onImageFailed} />
      <PageMarks marks={marks} page={page} blocks={part?.blocks ?? []} scale={scale} />
      <div className={styles.words}>
        {(part?.blocks ?? []).map((block) =>
          block.box ? (
            <BlockWords
              key={block.id}
              block={block}
              scale={scale}
              usual={usual}
              looks={looks?.get(block.id)}
            />
          ) : null,
        )}
      </div>
    </section>
  );
}

/** Addresses end; a picture that was refused takes the new one when it has come. */
function PagePicture({ template, page, onFailed }: { template: string; page: number; onFailed: () => void }) {
  const { t } = useTranslation('document');
  const [used, setUsed] = useState(template);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (used !== template && state === 'failed') {
    setUsed(template);
    setState('loading');
  }
  if (state === 'failed') {
    return (
      <button type="button" className={styles.failed} onClick={onFailed}>
        {t('viewer.pictureFailed')}
      </button>
    );
  }
  return (
    <>
      {state === 'loading' ? (
        <span className={styles.loading}>
          <NineCubeSpinner size={28} />
        </span>
      ) : null}
      <img
        className={`${styles.picture} ${state === 'shown' ? styles.shown : ''}`}
        src={pageImageAddress(used, page)}
        alt=""
        draggable={false}
        onLoad={() => setState('shown')}
        onError={() => {
          setState('failed');
          onFailed();
        }}
      />
    </>
  );
}

function PageMarks({
  marks,
  page,
  blocks,
  scale,
}: {
  marks: readonly ShownMark[];
  page: number;
  blocks: readonly DocumentBlock[];
  scale: number;
}) {
  return marks.map((mark) =>
    mark.places
      .flatMap((place) => joinBoxes(boxesOnPage(place, page, blocks)))
      .map(([left, top, width, height], index) => {
        const look = {
          className: `${styles.mark} ${styles[mark.tone]} ${mark.isActive ? styles.active : ''}`,
          style: {
            left: left * scale - 3,
            top: top * scale - 2,
            width: width * scale + 6,
            height: height * scale + 4,
          },
          title: mark.label,
        };
        const key = `${mark.id} ${index}`;
        return mark.onOpen ? (
          <button key={key} type="button" {...look} aria-label={mark.label} onClick={mark.onOpen} />
        ) : (
          <div key={key} {...look} data-mark={mark.id} />
        );
      }),
  );
}

function BlockWords({
  block,
  scale,
  usual,
  looks,
}: {
  block: DocumentBlock;
  scale: number;
  usual: number | null;
  looks: BlockLooks | undefined;
}) {
  const [left, top, width, height] = block.box ?? [0, 0, 0, 0];
  const fit = fitText(block.text, width, height, usual);
  const lineHeight = fit.lineHeight * scale;
  const marks = [
    ...(looks?.whole ?? []),
    ...(looks?.ranges ?? []).flatMap(({ look }) => (look.kind === 'mark' ? [look.mark] : [])),
  ];
  const open = marks.findLast((mark) => mark.onOpen)?.onOpen;
  // The words lie over the marks; a click that selects nothing is meant for the mark.
  const onClick = open ? () => window.getSelection()?.isCollapsed !== false && open() : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the mark's own button beneath
    <p
      className={styles.block}
      onClick={onClick}
      data-block={block.id}
      style={{
        left: left * scale,
        // A line of the style sheet has its leading on both sides of the type, the page only between lines.
        top: top * scale - (fit.lines > 1 ? (lineHeight - 1.2 * fit.fontSize * scale) / 2 : 0),
        width: width * scale,
        fontSize: fit.fontSize * scale,
        lineHeight: `${lineHeight}px`,
        textAlignLast: fit.lines === 1 && block.text.length > 1 ? 'justify' : 'start',
      }}
    >
      <MarkedText
        text={block.text}
        ranges={(looks?.ranges ?? []).filter(({ look }) => look.kind === 'hit')}
      />
    </p>
  );
}
