import SwapOutlined from '@ant-design/icons/SwapOutlined';
import { type DatasetDetail, listDatasetSteps } from '@mingfa/contract/dataset';
import { UPLOAD_PURPOSES } from '@mingfa/contract/upload';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { collectFromList } from '../../../../lib/upload/collect-files.ts';
import { uploadBatch } from '../../model/dataset-uploads.ts';
import { refreshTables } from '../../model/refresh-datasets.ts';

/** Puts new files of the same shape in the place of those that are there; the steps are done again on them. */
export function ReplaceFiles({ dataset: { datasetId, title, fileList } }: { dataset: DatasetDetail }) {
  const { t } = useTranslation('dataset');
  const input = useRef<HTMLInputElement>(null);
  const count = fileList.length;
  const steps = useEndpoint(listDatasetSteps, { params: { datasetId } });
  const choose = async () => {
    const confirmed = await confirmAction({
      title: t('replace.title'),
      text: t('replace.text', { count, steps: steps.data?.items.length ?? 0 }),
      confirmText: t('replace.choose'),
    });
    if (confirmed) input.current?.click();
  };
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (files.length !== count) {
      toast.error(t('replace.wrong', { count }));
      return;
    }
    const done = () => {
      toast.success(t('replace.done', { title }));
      void refreshTables();
    };
    uploadBatch(files, done, { datasetId, title });
  };
  if (count === 0) return null;
  return (
    <>
      <Button icon={<SwapOutlined aria-hidden />} onClick={() => void choose()}>
        {t('replace.do')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={count > 1}
        data-testid="replace-tables"
        accept={UPLOAD_PURPOSES.dataset.endings.join(',')}
        onChange={(event) => {
          take(collectFromList(event.target.files ?? []).map(({ file }) => file));
          event.target.value = '';
        }}
      />
    </>
  );
}
