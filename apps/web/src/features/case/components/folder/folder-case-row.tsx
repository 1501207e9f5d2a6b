import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { FolderCase } from '@mingfa/contract/case-folder';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../../components/icon-button.tsx';
import { caseAddress } from '../../../../lib/case-address.ts';
import { formatTime } from '../../../../lib/dates.ts';
import { CaseTags, useCaseFacts } from '../case-tags.tsx';
import { CollectMenu } from '../collect/collect-menu.tsx';
import styles from './folder.module.css';

interface FolderCaseRowProps {
  held: FolderCase;
  note: string;
  isRemoving: boolean;
  onNote: (note: string) => void;
  onRemove: () => void;
}

/** A case in a folder, with what one noted on it. */
export function FolderCaseRow({ held, note, isRemoving, onNote, onRemove }: FolderCaseRowProps) {
  const { t } = useTranslation('case-work');
  const facts = useCaseFacts();
  const { caseId, title, number, addedAt } = held;
  const added = t('folder.addedAt', { time: formatTime(addedAt) });
  return (
    <li className={styles.case}>
      {held.case ? (
        <Link className={styles.title} to={caseAddress(caseId)}>
          {title}
        </Link>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      <span className={styles.tags}>
        {held.case ? <CaseTags one={held.case} /> : null}
        {held.case ? <CollectMenu one={held.case} inList /> : null}
        <IconButton
          size="small"
          icon={<CloseOutlined />}
          loading={isRemoving}
          label={t('folder.removeOne', { title })}
          tip={t('folder.remove')}
          onClick={onRemove}
        />
      </span>
      <span className={styles.facts}>
        {held.case ? `${facts(held.case)} · ${added}` : [number, added].filter(Boolean).join(' · ')}
      </span>
      {held.case ? null : <span className={`${styles.facts} ${styles.gone}`}>{t('folder.gone')}</span>}
      <Input.TextArea
        className={styles.words ?? ''}
        aria-label={t('folder.noteOn', { title })}
        placeholder={t('folder.notePlaceholder')}
        value={note}
        maxLength={2000}
        autoSize={{ minRows: 1, maxRows: 8 }}
        onChange={(event) => onNote(event.target.value)}
      />
    </li>
  );
}
