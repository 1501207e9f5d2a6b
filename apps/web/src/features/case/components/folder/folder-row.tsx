import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import type { CaseFolder } from '@mingfa/contract/case-folder';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { useFolderActions } from '../../hooks/use-folder-actions.tsx';
import { caseFolderAddress } from '../../model/case-work-address.ts';
import styles from './folder.module.css';

/** A folder in the list: how many cases, when it changed, and what can be done with it. */
export function FolderRow({ folder }: { folder: CaseFolder }) {
  const { t } = useTranslation('case-work');
  const { folderId, name, note, caseCount, updatedAt } = folder;
  const { rename, remove, dialog, isRemoving } = useFolderActions(folder);
  return (
    <ListRow
      icon={<FolderOutlined className={styles.icon} aria-hidden />}
      name={name}
      to={caseFolderAddress(folderId)}
      about={[
        t('folder.cases', { count: caseCount }),
        t('changedAt', { time: formatTime(updatedAt) }),
        note.replace(/\s+/g, ' ').slice(0, 80),
      ]}
      actions={
        <>
          <IconButton
            icon={<EditOutlined />}
            label={t('folder.renameOne', { name })}
            tip={t('folder.rename')}
            onClick={rename}
          />
          <IconButton
            icon={<DeleteOutlined />}
            loading={isRemoving}
            label={t('folder.deleteOne', { name })}
            tip={t('folder.delete')}
            onClick={() => void remove()}
          />
          {dialog}
        </>
      }
    />
  );
}
