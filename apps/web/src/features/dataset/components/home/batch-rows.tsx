import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { describeUpload } from '../../../../components/file-progress/describe-upload.ts';
import { ProgressBar } from '../../../../components/file-progress/progress-line.tsx';
import { RefusedUploads } from '../../../../components/file-progress/refused-uploads.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { keepDuplicate, retryUpload, useUploads } from '../../../../lib/upload/upload-queue.ts';
import { type Batch, leaveOut, useBatches } from '../../model/dataset-uploads.ts';

/** Files on their way to be datasets, and those that take the place of files: of one dataset, or of all. */
export function BatchRows({ replaced }: { replaced?: string }) {
  const batches = useBatches((state) => state.batches);
  return batches
    .filter(({ replaces }) => replaced === undefined || replaces?.datasetId === replaced)
    .map((batch) => <BatchList key={batch.group} batch={batch} />);
}

function BatchList({ batch: { group, files, replaces } }: { batch: Batch }) {
  const { t } = useTranslation('dataset');
  const { t: words } = useTranslation('document');
  const uploads = useUploads(group);
  return (
    <section aria-label={t('sending.label', { name: files[0]?.name ?? '' })}>
      <RefusedUploads group={group} />
      <RowList>
        {files.map((file) => {
          const upload = uploads.find(({ path }) => path === file.key);
          const told = upload ? describeUpload(upload, words) : null;
          const mayRetry =
            upload?.refusal === null && (upload.state === 'failed' || upload.state === 'cancelled');
          return (
            <ListRow
              key={file.key}
              name={file.name}
              about={[
                replaces ? t('sending.replaces', { title: replaces.title }) : '',
                told?.text ?? t('sending.there'),
              ]}
              tone={told?.tone === 'bad' ? 'bad' : 'plain'}
              below={
                told?.tone === 'moving' ? (
                  <ProgressBar label={`${file.name} ${told.text}`} share={told.share} />
                ) : null
              }
              actions={
                <>
                  {upload?.state === 'duplicate' ? (
                    <Button size="small" onClick={() => keepDuplicate(group, upload)}>
                      {t('sending.keepTwice')}
                    </Button>
                  ) : null}
                  {mayRetry ? (
                    <Button size="small" onClick={() => retryUpload(group, upload)}>
                      {t('again')}
                    </Button>
                  ) : null}
                  <IconButton
                    size="small"
                    icon={<CloseOutlined />}
                    label={t('sending.leaveOut', { name: file.name })}
                    onClick={() => void leaveOut(group, file, upload)}
                  />
                </>
              }
            />
          );
        })}
      </RowList>
    </section>
  );
}
