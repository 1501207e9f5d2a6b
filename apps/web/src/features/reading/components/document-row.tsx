import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { closeDocument, type ReadDocument } from '@mingfa/contract/document';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { FileIcon } from '../../../components/file-progress/file-icon.tsx';
import { ProgressLine } from '../../../components/file-progress/progress-line.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { ListRow } from '../../../components/row-list/list-row.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { documentAddress } from '../../../lib/document-address.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshDocuments } from '../model/refresh-documents.ts';

/** A document read before, or on its way to being readable. */
export function DocumentRow({ file }: { file: ReadDocument }) {
  const { t } = useTranslation(['reading', 'shell']);
  const closing = useEndpointMutation(closeDocument, {
    onSuccess: () => toast.success(t('list.closed')),
    onSettled: refreshDocuments,
    onError: toastFailure,
  });
  const close = async () => {
    const isOwn = file.origin === 'reading';
    const confirmed = await confirmAction({
      title: t('list.closeTitle', { name: file.name }),
      text: isOwn ? t('list.closeOwn') : t('list.closeOther'),
      confirmText: isOwn ? t('shell:action.delete') : t('list.close'),
      danger: isOwn,
    });
    if (confirmed) closing.mutate({ params: { documentId: file.documentId } });
  };
  return (
    <ListRow
      icon={<FileIcon format={file.format} />}
      name={file.name}
      to={documentAddress(file.documentId)}
      about={[
        file.pages ? t('list.pages', { count: file.pages }) : null,
        formatBytes(file.bytes),
        file.openedAt ? t('list.opened', { time: formatTime(file.openedAt) }) : null,
      ]}
      below={file.state === 'ready' ? null : <ProgressLine file={file} name={file.name} />}
      actions={
        <IconButton
          icon={<CloseOutlined />}
          loading={closing.isPending}
          label={`${t('list.close')} ${file.name}`}
          tip={t('list.close')}
          onClick={() => void close()}
        />
      }
    />
  );
}
