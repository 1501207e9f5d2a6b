import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import type { Conversation } from '@mingfa/contract/chat';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ActionMenu } from '../../../components/action-menu.tsx';
import { MarkedWords } from '../../../components/marked-words.tsx';
import { addressOfConversation, isShownAt } from '../model/address-of-conversation.ts';
import type { HistoryWords } from '../model/history-words.ts';
import styles from './conversation-history.module.css';

/** Faces are drawn once the page stands. */
const CloneFace = lazy(async () => ({
  default: (await import('../../../components/clone-face.tsx')).CloneFace,
}));

interface RenameFieldProps {
  title: string;
  label: string;
  onDone: (title: string | null) => void;
}

function RenameField({ title, label, onDone }: RenameFieldProps) {
  const [value, setValue] = useState(title);
  const finish = () => onDone(value.trim() && value.trim() !== title ? value.trim() : null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      onDone(null);
    }
  };
  return (
    <input
      className={styles.rename}
      aria-label={label}
      value={value}
      maxLength={80}
      // biome-ignore lint/a11y/noAutofocus: the person just asked to type here
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={finish}
    />
  );
}

export interface ConversationRowProps {
  conversation: Conversation & { excerpt: string | null };
  told: Pick<HistoryWords, 'renameLabel' | 'untitled'>;
  /** What was searched for; marked where it stands. */
  words?: string;
  onRename: (title: string) => void;
  onDelete: () => void;
}

export function ConversationRow(props: ConversationRowProps) {
  const { conversation, told, words = '', onRename, onDelete } = props;
  const { t } = useTranslation('shell');
  const [renaming, setRenaming] = useState(false);
  const { clone } = conversation;
  const address = addressOfConversation(conversation);
  const isCurrent = isShownAt(useLocation(), conversation);
  const title = conversation.title || told.untitled;
  const label = t('history.actions', { title });
  if (renaming)
    return (
      <li className={styles.row}>
        <RenameField
          title={conversation.title}
          label={told.renameLabel}
          onDone={(next) => {
            setRenaming(false);
            if (next) onRename(next);
          }}
        />
      </li>
    );
  return (
    <li className={`${styles.row} ${isCurrent ? styles.current : ''}`}>
      <Link
        to={address}
        className={styles.link}
        title={title}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        <span className={styles.title}>
          <span className={styles.titleText}>
            <MarkedWords text={title} words={words} />
          </span>
          {conversation.activeRunId ? (
            <span className={styles.running} role="img" aria-label={t('history.running')} />
          ) : null}
        </span>
        {clone ? (
          <span className={styles.clone}>
            <Suspense>
              <CloneFace avatar={clone.avatar} size="small" />
            </Suspense>
            <span className={styles.titleText}>{clone.name}</span>
          </span>
        ) : null}
        {conversation.excerpt ? (
          <span className={styles.excerpt}>
            <MarkedWords text={conversation.excerpt} words={words} />
          </span>
        ) : null}
      </Link>
      <ActionMenu
        label={label}
        actions={[
          {
            key: 'rename',
            label: t('history.rename'),
            icon: <EditOutlined />,
            onSelect: () => setRenaming(true),
          },
          {
            key: 'delete',
            label: t('action.delete'),
            icon: <DeleteOutlined />,
            danger: true,
            onSelect: onDelete,
          },
        ]}
        trigger={(props) => (
          <button
            type="button"
            className={`${styles.iconButton} ${styles.more}`}
            aria-label={label}
            {...props}
          >
            <EllipsisOutlined />
          </button>
        )}
      />
    </li>
  );
}
