import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import FileSearchOutlined from '@ant-design/icons/FileSearchOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import { mayBeRetried } from '@mingfa/contract/document-content';
import type { KnowledgeFile } from '@mingfa/contract/knowledge';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '../../../components/action-menu.tsx';
import { FileIcon } from '../../../components/file-progress/file-icon.tsx';
import { ProgressLine } from '../../../components/file-progress/progress-line.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { isMoving } from '../../../lib/poll-while.ts';
import { useFileActions } from '../hooks/use-file-actions.ts';
import { useOpenFile } from '../hooks/use-open-file.ts';
import styles from './base-files.module.css';
import { RenameDialog } from './rename-dialog.tsx';

/** A file of a base: what it is, where it is on its way, what can be done with it. */
export function FileRow({ file }: { file: KnowledgeFile }) {
  const { t } = useTranslation('knowledge');
  const [renames, setRenames] = useState(false);
  const { open } = useOpenFile();
  const actions = useFileActions(file);
  const { name } = file;
  const moves = isMoving(file);
  const facts = [
    formatBytes(file.bytes),
    file.pages ? t('files.pages', { count: file.pages }) : null,
    file.segments > 0 ? t('files.segments', { count: file.segments }) : null,
    file.recognisedPages > 0 ? t('files.recognised', { count: file.recognisedPages }) : null,
    t('files.addedAt', { time: formatTime(file.createdAt) }),
  ];
  const menu: MenuAction[] = [
    {
      key: 'open',
      label: t('files.open'),
      icon: <FileSearchOutlined />,
      onSelect: () => open({ fileId: file.fileId }),
    },
    { key: 'rename', label: t('files.rename'), icon: <EditOutlined />, onSelect: () => setRenames(true) },
    ...(moves || (file.state === 'failed' && !mayBeRetried(file))
      ? []
      : [
          {
            key: 'again',
            label: t('files.readAgain'),
            icon: <RedoOutlined />,
            onSelect: () => void actions.readAgain(),
          },
        ]),
    {
      key: 'delete',
      label: t('files.delete'),
      icon: <DeleteOutlined />,
      danger: true,
      separated: true,
      onSelect: () => void actions.remove(),
    },
  ];
  return (
    <li className={styles.row} data-card>
      <FileIcon format={file.format} />
      <span className={styles.main}>
        <button
          type="button"
          className={styles.name}
          data-card-link
          title={name}
          aria-label={t('files.openLabel', { name })}
          onClick={() => open({ fileId: file.fileId })}
        >
          {name}
        </button>
        <span className={styles.meta}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.progress}>
        <ProgressLine file={file} name={name} />
      </span>
      <span className={styles.buttons}>
        {moves ? (
          <IconButton
            size="small"
            icon={<CloseOutlined />}
            disabled={actions.isBusy}
            label={t('files.cancelLabel', { name })}
            tip={t('files.cancel')}
            onClick={actions.cancel}
          />
        ) : null}
        {mayBeRetried(file) ? (
          <Button
            size="small"
            loading={actions.isBusy}
            aria-label={t('files.retryLabel', { name })}
            onClick={actions.retry}
          >
            {t('files.retry')}
          </Button>
        ) : null}
        <ActionMenu
          label={t('files.actions', { name })}
          actions={menu}
          trigger={(props) => (
            <Button
              {...props}
              type="text"
              size="small"
              icon={<MoreOutlined />}
              aria-label={t('files.actions', { name })}
            />
          )}
        />
      </span>
      {renames ? <RenameDialog file={file} onClose={() => setRenames(false)} /> : null}
    </li>
  );
}
