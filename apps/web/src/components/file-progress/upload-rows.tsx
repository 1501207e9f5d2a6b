import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { dropUpload, retryUpload, useUploads } from '../../lib/upload/upload-queue.ts';
import { IconButton } from '../icon-button.tsx';
import { ListRow } from '../row-list/list-row.tsx';
import { RowList } from '../row-list/row-list.tsx';
import { describeUpload } from './describe-upload.ts';
import { ProgressBar } from './progress-line.tsx';
import { RefusedUploads } from './refused-uploads.tsx';

/** Files on their way to the server. */
export function UploadRows({ group }: { group: string }) {
  const { t } = useTranslation(['document', 'shell']);
  const { t: words } = useTranslation('document');
  const uploads = useUploads(group);
  if (uploads.length === 0) return null;
  return (
    <>
      <RefusedUploads group={group} />
      <RowList>
        {uploads.map((upload) => {
          const { text, tone, share } = describeUpload(upload, words);
          const mayRetry =
            upload.refusal === null && (upload.state === 'failed' || upload.state === 'cancelled');
          return (
            <ListRow
              key={upload.id}
              name={upload.path}
              about={[text]}
              tone={tone === 'bad' ? 'bad' : 'plain'}
              below={
                tone === 'moving' ? <ProgressBar label={`${upload.path} ${text}`} share={share} /> : null
              }
              actions={
                <>
                  {mayRetry ? (
                    <Button size="small" onClick={() => retryUpload(group, upload)}>
                      {t('viewer.retry')}
                    </Button>
                  ) : null}
                  <IconButton
                    size="small"
                    icon={<CloseOutlined />}
                    label={`${t('shell:action.cancel')} ${upload.path}`}
                    onClick={() => dropUpload(group, upload)}
                  />
                </>
              }
            />
          );
        })}
      </RowList>
    </>
  );
}
