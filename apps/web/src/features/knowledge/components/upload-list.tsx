import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { describeUpload } from '../../../components/file-progress/describe-upload.ts';
import { ProgressBar } from '../../../components/file-progress/progress-line.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { formatBytes } from '../../../lib/format-bytes.ts';
import {
  dropUpload,
  isUnderWay,
  keepDuplicate,
  retryUpload,
  type Upload,
} from '../../../lib/upload/upload-queue.ts';
import { uploadGroup } from '../model/add-to-base.ts';
import styles from './upload-list.module.css';

/** More rows than this of files that merely wait help nobody. */
const WAITING_SHOWN = 5;

/** Files on their way to the server, and those that need an answer. */
export function UploadList({ konId, uploads }: { konId: string; uploads: readonly Upload[] }) {
  const { t } = useTranslation('knowledge');
  const group = uploadGroup(konId);
  if (uploads.length === 0) return null;
  const left = uploads.filter(isUnderWay);
  const duplicates = uploads.filter(({ state }) => state === 'duplicate');
  const failed = uploads.filter(({ state }) => state === 'failed' || state === 'cancelled');
  const active = left.filter(({ state }) => state !== 'waiting');
  const waiting = left.filter(({ state }) => state === 'waiting');
  const hidden = waiting.length - WAITING_SHOWN;
  const shown = [...duplicates, ...failed, ...active, ...waiting.slice(0, WAITING_SHOWN)];
  const problems = duplicates.length + failed.length;
  return (
    <section className={styles.uploads} aria-label={t('files.uploads')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('files.uploads')}</h2>
        <output className={styles.state}>
          {[
            left.length > 0 ? t('files.uploadsState', { left: left.length }) : null,
            problems > 0 ? t('files.uploadsProblems', { count: problems }) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </output>
        <span className={styles.spacer} />
        {duplicates.length > 1 ? (
          <Button
            size="small"
            type="text"
            onClick={() => duplicates.forEach((one) => void dropUpload(group, one))}
          >
            {t('files.skipAll')}
          </Button>
        ) : null}
        {failed.length > 1 ? (
          <Button
            size="small"
            type="text"
            onClick={() => failed.forEach((one) => void dropUpload(group, one))}
          >
            {t('files.clearFailed')}
          </Button>
        ) : null}
      </div>
      <ul className={styles.list}>
        {shown.map((upload) => (
          <UploadRow key={upload.id} group={group} upload={upload} t={t} />
        ))}
      </ul>
      {hidden > 0 ? <p className={styles.more}>{t('files.moreUploads', { count: hidden })}</p> : null}
    </section>
  );
}

function UploadRow({ group, upload, t }: { group: string; upload: Upload; t: TFunction<'knowledge'> }) {
  const { t: words } = useTranslation('document');
  const { text, tone, share } = describeUpload(upload, words);
  const { path: name, state } = upload;
  return (
    <li className={styles.row}>
      <span className={styles.main}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={`${styles.words} ${tone === 'bad' ? styles.bad : ''}`}>
          {formatBytes(upload.file.size)} · {text}
        </span>
        {tone === 'moving' ? <ProgressBar label={`${name} ${text}`} share={share} /> : null}
      </span>
      {state === 'duplicate' ? (
        <>
          <Button size="small" onClick={() => keepDuplicate(group, upload)}>
            {t('files.keepDuplicate')}
          </Button>
          <Button size="small" type="text" onClick={() => dropUpload(group, upload)}>
            {t('files.skipDuplicate')}
          </Button>
        </>
      ) : (
        <>
          {state === 'failed' && upload.refusal === null ? (
            <Button size="small" onClick={() => retryUpload(group, upload)}>
              {t('files.retryUpload')}
            </Button>
          ) : null}
          <IconButton
            size="small"
            icon={<CloseOutlined />}
            label={t(isUnderWay(upload) ? 'files.cancelUpload' : 'files.dropUpload', { name })}
            onClick={() => dropUpload(group, upload)}
          />
        </>
      )}
    </li>
  );
}
