import ToolOutlined from '@ant-design/icons/ToolOutlined';
import { Button, Tabs } from 'antd';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../lib/media-query.ts';
import { readStored, writeStored } from '../../lib/stored-value.ts';
import { Sheet } from '../sheet.tsx';
import styles from './workspace.module.css';

export interface Tool {
  key: string;
  label: string;
  content: ReactNode;
}

export interface WorkspaceProps {
  /** The document itself. */
  original: ReactNode;
  tools: readonly Tool[];
  tool: string;
  onTool: (key: string) => void;
  /** On a phone the tools are a sheet; it is closed when a place is opened in the document. */
  sheetOpen: boolean;
  onSheet: (open: boolean) => void;
  /** What the tools are called where no document is read. */
  label?: string;
}

const WIDTH_KEY = 'readingToolsWidth';
const WIDTH_PX = { least: 340, usual: 440, most: 760 };
const STEP_PX = 24;

const within = (width: number) => Math.min(WIDTH_PX.most, Math.max(WIDTH_PX.least, Math.round(width)));

/** The original on one side, the tools on the other, with a border that can be moved; on a phone the tools are a sheet. */
export function Workspace({ original, tools, tool, onTool, sheetOpen, onSheet, label }: WorkspaceProps) {
  const { t } = useTranslation('document');
  const isWide = useMediaQuery('(min-width: 900px)');
  const [width, setWidth] = useState(() => within(Number(readStored(WIDTH_KEY)) || WIDTH_PX.usual));
  const dragged = useRef<{ x: number; width: number } | null>(null);
  const resize = (to: number) => {
    setWidth(within(to));
    writeStored(WIDTH_KEY, String(within(to)));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (dragged.current) resize(dragged.current.width + dragged.current.x - event.clientX);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') resize(width + STEP_PX);
    else if (event.key === 'ArrowRight') resize(width - STEP_PX);
    else return;
    event.preventDefault();
  };
  const panel = (
    <Tabs
      className={styles.tabs ?? ''}
      activeKey={tool}
      onChange={onTool}
      destroyOnHidden
      tabBarGutter={20}
      items={tools.map(({ key, label, content }) => ({
        key,
        label,
        children: <div className={styles.tool}>{content}</div>,
      }))}
    />
  );
  return (
    <div className={styles.workspace}>
      <div className={styles.original}>{original}</div>
      {isWide ? (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a thematic break cannot be moved */}
          <div
            role="separator"
            tabIndex={0}
            className={styles.border}
            aria-orientation="vertical"
            aria-label={t('tools.resize')}
            aria-valuemin={WIDTH_PX.least}
            aria-valuemax={WIDTH_PX.most}
            aria-valuenow={width}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={() => {
              dragged.current = null;
            }}
            onKeyDown={onKeyDown}
          />
          <aside className={styles.panel} style={{ width }} aria-label={label ?? t('tools.label')}>
            {panel}
          </aside>
        </>
      ) : (
        <>
          <Button
            type="primary"
            className={styles.opener ?? ''}
            icon={<ToolOutlined aria-hidden />}
            onClick={() => onSheet(true)}
          >
            {label ?? t('tools.open')}
          </Button>
          <Sheet open={sheetOpen} onClose={() => onSheet(false)} title={label ?? t('tools.label')} flush>
            <div className={styles.sheet}>{panel}</div>
          </Sheet>
        </>
      )}
    </div>
  );
}
