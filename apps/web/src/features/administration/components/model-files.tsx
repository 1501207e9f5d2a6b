import type { ModelFile } from '@mingfa/contract/admin';
import { useTranslation } from 'react-i18next';
import styles from './administration.module.css';

/** The files of a recogniser on this machine with their hashes, which are checked before each use. */
export function ModelFiles({ files }: { files: readonly ModelFile[] }) {
  const { t } = useTranslation('administration');
  return (
    <details className={styles.problems}>
      <summary>{t('models.transcription.files', { count: files.length })}</summary>
      <ul className={styles.hashes}>
        {files.map(({ name, sha256 }) => (
          <li key={name}>
            {name}
            <code>{sha256}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
