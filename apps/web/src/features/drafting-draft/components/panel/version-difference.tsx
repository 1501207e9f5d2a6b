import { compareDraftVersion, type DifferenceLine, type DraftVersion } from '@mingfa/contract/draft-version';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../../components/loaded.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import type { OpenDraft } from '../../hooks/use-draft.ts';
import styles from './panel.module.css';

const SHEET_PX = 680;

export interface VersionDifferenceProps {
  draft: OpenDraft;
  version: DraftVersion;
  onClose: () => void;
}

/** What became otherwise since a version, line by line. */
export function VersionDifference({ draft, version, onClose }: VersionDifferenceProps) {
  const { t } = useTranslation('draft');
  const [isWhole, setIsWhole] = useState(false);
  const { draftId } = draft.base;
  const found = useEndpoint(
    compareDraftVersion,
    { params: { draftId, versionId: version.versionId } },
    { staleTime: 0 },
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('versions.differenceTitle', { number: version.number })}
      width={SHEET_PX}
    >
      <Loaded query={found} missing={t('versions.gone')}>
        {({ lines, added, removed }) => (
          <>
            <div className={styles.head}>
              <p className={styles.quiet}>{t('versions.counts', { added, removed })}</p>
              <Button size="small" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
                {t(isWhole ? 'versions.onlyChanges' : 'versions.whole')}
              </Button>
            </div>
            {added + removed === 0 && !isWhole ? <p>{t('versions.same')}</p> : null}
            <ol className={styles.lines}>
              {lines.map((line, place) =>
                isWhole || line.kind !== 'same' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names; their place is what they are
                  <Line key={place} line={line} />
                ) : null,
              )}
            </ol>
          </>
        )}
      </Loaded>
    </Sheet>
  );
}

function Line({ line: { kind, text } }: { line: DifferenceLine }) {
  const { t } = useTranslation('draft');
  const words = <span lang="zh-CN">{text || ' '}</span>;
  if (kind === 'same') return <li className={styles.skipped}>{words}</li>;
  return (
    <li className={styles[kind]}>
      <span className="visually-hidden">
        {t(kind === 'added' ? 'versions.lineAdded' : 'versions.lineRemoved')}
      </span>
      {words}
    </li>
  );
}
