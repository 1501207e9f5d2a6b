import type { DocumentBlock, DocumentPart } from '@mingfa/contract/document-content';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '../page-loading.tsx';
import { blocksOfPlace } from './places.ts';
import { SheetRow } from './sheet-row.tsx';
import styles from './sheet-view.module.css';
import { sheetsOf } from './sheets.ts';
import { looksOfPart } from './shown-marks.ts';
import { useAllParts } from './use-parts.ts';
import type { DocumentViewProps } from './view-props.ts';

const ROW_PX = 40;

/** Sheets as tables with their row numbers; only rows near the window exist. */
export function SheetView({ document, parts, marks, hits, target, zoom, onZoom, onPart }: DocumentViewProps) {
  const { t } = useTranslation('document');
  const all = useAllParts(document.documentId, parts.length);
  const sheets = useMemo(() => sheetsOf(all.parts, t('viewer.sheet')), [all.parts, t]);
  const [chosen, setChosen] = useState(0);
  const sheet = sheets[chosen] ?? sheets[0];
  const frame = useRef<HTMLDivElement>(null);
  const factor = zoom === 'fit' ? 1 : zoom;
  useEffect(() => onZoom(factor), [factor, onZoom]);
  useEffect(() => onPart(chosen), [chosen, onPart]);

  const rows = useVirtualizer({
    count: sheet?.rows.length ?? 0,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX * factor,
    overscan: 12,
  });

  const wanted = useMemo(() => {
    const blocks = target
      ? blocksOfPlace(
          target.place,
          all.parts.flatMap((part) => part.blocks),
        )
      : [];
    return new Set(blocks.map(({ id }) => id));
  }, [target, all.parts]);
  useEffect(() => {
    const at = sheets.findIndex(({ rows: held }) => held.some(({ block }) => wanted.has(block.id)));
    if (at >= 0) setChosen(at);
  }, [sheets, wanted]);
  useEffect(() => {
    const index = sheet?.rows.findIndex(({ block }) => wanted.has(block.id)) ?? -1;
    if (index >= 0) rows.scrollToIndex(index, { align: 'center' });
  }, [sheet, wanted, rows]);

  const looks = useMemo(() => {
    const blocks = new Map<string, DocumentBlock>();
    for (const { rows: held } of sheets) for (const { block } of held) blocks.set(block.id, block);
    const part: DocumentPart = {
      number: 1,
      page: null,
      width: null,
      height: null,
      source: 'text',
      blocks: [...blocks.values()],
    };
    return looksOfPart(part, marks, hits);
  }, [sheets, marks, hits]);

  if (all.isPending) return <PageLoading />;
  const items = rows.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = rows.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className={styles.view}>
      <SheetTabs names={sheets.map(({ name }) => name)} chosen={chosen} onChoose={setChosen} />
      <section
        ref={frame}
        className={styles.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={sheet?.name ?? document.name}
      >
        <table className={styles.table} aria-rowcount={sheet?.rows.length ?? 0} style={{ zoom: factor }}>
          <tbody>
            <tr aria-hidden style={{ height: before / factor }} />
            {items.map((item) => {
              const row = sheet?.rows[item.index];
              if (!row || !sheet) return null;
              return (
                <SheetRow
                  key={item.key}
                  ref={rows.measureElement}
                  row={row}
                  index={item.index}
                  columns={sheet.columns}
                  look={looks.get(row.block.id)}
                />
              );
            })}
            <tr aria-hidden style={{ height: Math.max(0, after) / factor }} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface SheetTabsProps {
  names: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

function SheetTabs({ names, chosen, onChoose }: SheetTabsProps) {
  const { t } = useTranslation('document');
  if (names.length < 2) return null;
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('viewer.sheets')}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={index === chosen}
          className={styles.tab}
          onClick={() => onChoose(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
