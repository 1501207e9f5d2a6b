import ColumnWidthOutlined from '@ant-design/icons/ColumnWidthOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { getDocumentAddresses, type ReadDocument } from '@mingfa/contract/document';
import { Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../lib/query.ts';
import { FileIcon } from '../file-progress/file-icon.tsx';
import { ZOOM_STEPS, type Zoom } from './view-props.ts';
import styles from './viewer.module.css';

export interface ViewerToolbarProps {
  document: ReadDocument;
  hidesName: boolean;
  start: ReactNode;
  end: ReactNode;
  /** How many there are to jump to; null where there are none. */
  pages: number | null;
  part: number;
  onJump: (part: number) => void;
  factor: number;
  onZoom: (zoom: Zoom) => void;
  /** Null where there is only one way to show it. */
  way: 'original' | 'text' | null;
  onWay: (way: 'original' | 'text') => void;
  searches: boolean;
  onSearch: () => void;
}

/** The next step up or down from a factor that may lie between them. */
function nextZoom(factor: number, by: 1 | -1): number {
  const steps = by > 0 ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  return steps.find((step) => (by > 0 ? step > factor + 0.01 : step < factor - 0.01)) ?? factor;
}

export function ViewerToolbar(props: ViewerToolbarProps) {
  const { document, pages, part, factor, way, searches, onZoom, onWay, onSearch, onJump } = props;
  const { t } = useTranslation('document');
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('viewer.toolbar')}>
      {props.start}
      {props.hidesName ? null : (
        <span className={styles.name} title={document.name}>
          <FileIcon format={document.format} />
          <span>{document.name}</span>
        </span>
      )}
      {props.hidesName ? null : <span className={styles.spacer} />}
      {pages === null ? null : (
        <PageField page={part + 1} pages={pages} onJump={(page) => onJump(page - 1)} />
      )}
      <span className={styles.zoom}>
        <button
          type="button"
          className={styles.button}
          aria-label={t('viewer.smaller')}
          title={t('viewer.smaller')}
          onClick={() => onZoom(nextZoom(factor, -1))}
        >
          <MinusOutlined />
        </button>
        <output className={styles.factor} aria-label={t('viewer.size')}>
          {Math.round(factor * 100)}%
        </output>
        <button
          type="button"
          className={styles.button}
          aria-label={t('viewer.larger')}
          title={t('viewer.larger')}
          onClick={() => onZoom(nextZoom(factor, 1))}
        >
          <PlusOutlined />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={t('viewer.fit')}
          title={t('viewer.fit')}
          onClick={() => onZoom('fit')}
        >
          <ColumnWidthOutlined />
        </button>
      </span>
      {props.hidesName ? <span className={styles.spacer} /> : null}
      {way === null ? null : (
        <Segmented
          size="small"
          aria-label={t('viewer.way')}
          value={way}
          onChange={onWay}
          options={[
            { value: 'original', label: t('viewer.asOriginal') },
            { value: 'text', label: t('viewer.asText') },
          ]}
        />
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={t('viewer.search')}
        aria-pressed={searches}
        title={t('viewer.search')}
        onClick={onSearch}
      >
        <SearchOutlined />
      </button>
      <Download document={document} />
      {props.end}
    </div>
  );
}

function PageField({ page, pages, onJump }: { page: number; pages: number; onJump: (page: number) => void }) {
  const { t } = useTranslation('document');
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Number(typed);
    if (typed !== null && Number.isInteger(wanted) && wanted >= 1) onJump(Math.min(pages, wanted));
    setTyped(null);
  };
  return (
    <span className={styles.pages}>
      <input
        className={styles.page}
        inputMode="numeric"
        aria-label={t('viewer.goToPage', { pages })}
        value={typed ?? String(page)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
        }}
      />
      <span aria-hidden> / {pages}</span>
    </span>
  );
}

/** A fresh address for every download: the one at hand may have ended. */
function Download({ document: opened }: { document: ReadDocument }) {
  const { t } = useTranslation('document');
  const asking = useEndpointMutation(getDocumentAddresses, {
    onSuccess: ({ original }) => {
      const link = window.document.createElement('a');
      link.href = original;
      link.download = opened.name;
      link.click();
    },
    onError: toastFailure,
  });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('viewer.download')}
      title={t('viewer.download')}
      disabled={asking.isPending}
      onClick={() => asking.mutate({ params: { documentId: opened.documentId } })}
    >
      <DownloadOutlined />
    </button>
  );
}
