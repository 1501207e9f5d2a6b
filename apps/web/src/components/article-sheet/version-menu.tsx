import DownOutlined from '@ant-design/icons/DownOutlined';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { getLaw } from '@mingfa/contract/law';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../action-menu.tsx';
import styles from './article-sheet.module.css';

type Version = EndpointOutput<typeof getLaw>['versions'][number];

/** Chooses which text of the law is read; with one alone it only says which. */
export function VersionMenu({
  versions,
  shown,
  onShow,
}: {
  versions: readonly Version[];
  shown: string | null;
  onShow: (versionId: string) => void;
}) {
  const { t } = useTranslation('shell');
  const wordsOf = ({ label, status }: Version) => `${label} · ${status}`;
  const current = versions.find(({ versionId }) => versionId === shown);
  const words = current ? wordsOf(current) : t('article.versions');
  if (versions.length < 2) return <span className={styles.version}>{words}</span>;
  return (
    <ActionMenu
      label={t('article.versions')}
      actions={versions.map((version) => ({
        key: version.versionId,
        label: wordsOf(version),
        onSelect: () => onShow(version.versionId),
      }))}
      trigger={(props) => (
        <button type="button" className={styles.version} title={t('article.versions')} {...props}>
          {words} <DownOutlined aria-hidden />
        </button>
      )}
    />
  );
}
