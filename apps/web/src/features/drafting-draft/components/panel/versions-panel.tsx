import {
  type DraftVersion,
  listDraftVersions,
  restoreDraftVersion,
  saveDraftVersion,
} from '@mingfa/contract/draft-version';
import { DRAFT_VERSION_REASON_LABELS } from '@mingfa/contract/labels/draft-finding-labels';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import styles from './panel.module.css';
import { RestoreDialog } from './restore-dialog.tsx';
import { VersionDifference } from './version-difference.tsx';
import { VersionSheet } from './version-sheet.tsx';

const PAGE_SIZE = 20;
const NOTE_CHARACTERS = 200;

type Opened = { what: 'look' | 'difference' | 'restore'; version: DraftVersion };

/** How the draft stood: kept by hand, when it was exported, before another was put back. */
export function VersionsPanel({ desk }: { desk: DraftDesk }) {
  const { t } = useTranslation('draft');
  const { base, keeper } = desk.draft;
  const params = { draftId: base.draftId };
  const [page, setPage] = useState(1);
  const [note, setNote] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const versions = useEndpoint(
    listDraftVersions,
    { params, query: { page, pageSize: PAGE_SIZE } },
    { staleTime: 0 },
  );
  const keeping = useEndpointMutation(saveDraftVersion, {
    onSuccess: ({ number }) => {
      setNote('');
      toast.success(t('versions.kept', { number }));
    },
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listDraftVersions),
  });
  const restoring = useEndpointMutation(restoreDraftVersion, {
    onSuccess: (draft) => {
      keeper.refresh(draft);
      setOpened(null);
      toast.success(t('versions.restored'));
    },
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listDraftVersions),
  });
  const keep = async () => {
    await keeper.settle();
    keeping.mutate({ params, body: { note: note.trim() } });
  };
  const close = () => setOpened(null);
  return (
    <div className={styles.pane}>
      <div className={styles.column}>
        <form
          className={styles.keep}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <Input
            aria-label={t('versions.note')}
            placeholder={t('versions.note')}
            maxLength={NOTE_CHARACTERS}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button htmlType="submit" loading={keeping.isPending}>
            {t('versions.keep')}
          </Button>
        </form>
        <Loaded query={versions}>
          {({ items, total }) =>
            total === 0 ? (
              <EmptyState sentence={t('versions.none')} hint={t('versions.noneHint')} />
            ) : (
              <>
                <ul className={styles.rows}>
                  {items.map((version) => (
                    <Version
                      key={version.versionId}
                      version={version}
                      onOpen={(what) => setOpened({ what, version })}
                    />
                  ))}
                </ul>
                <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
              </>
            )
          }
        </Loaded>
      </div>
      {opened?.what === 'look' ? (
        <VersionSheet draftId={base.draftId} version={opened.version} onClose={close} />
      ) : null}
      {opened?.what === 'difference' ? (
        <VersionDifference draft={desk.draft} version={opened.version} onClose={close} />
      ) : null}
      {opened?.what === 'restore' ? (
        <RestoreDialog
          version={opened.version}
          isPending={restoring.isPending}
          onClose={close}
          onRestore={async (withFacts) => {
            await keeper.settle();
            restoring.mutate({
              params: { ...params, versionId: opened.version.versionId },
              body: { withFacts },
            });
          }}
        />
      ) : null}
    </div>
  );
}

function Version({ version, onOpen }: { version: DraftVersion; onOpen: (what: Opened['what']) => void }) {
  const { t } = useTranslation('draft');
  const { number, reason, note, characters, createdAt } = version;
  return (
    <li className={styles.version}>
      <div className={styles.versionHead}>
        <strong>{t('versions.number', { number })}</strong>
        <span className={styles.quiet}>
          {formatTime(createdAt)} · {DRAFT_VERSION_REASON_LABELS[currentLanguage()][reason]} ·{' '}
          {t('versions.characters', { count: characters })}
        </span>
      </div>
      {note ? <p className={styles.quiet}>{note}</p> : null}
      <div className={styles.ways}>
        {(['look', 'difference', 'restore'] as const).map((what) => (
          <Button key={what} size="small" onClick={() => onOpen(what)}>
            {t(`versions.${what}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
