import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import { createDatasetFromDocument } from '@mingfa/contract/dataset';
import { listDocuments } from '@mingfa/contract/document';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FileIcon } from '../../../../components/file-progress/file-icon.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { datasetAddress } from '../../../../lib/dataset-address.ts';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import { refreshDatasets } from '../../model/refresh-datasets.ts';
import styles from './home.module.css';

const PAGE_SIZE = 20;

/** Makes a dataset of the tables of a document that was read elsewhere. */
export function FromDocument() {
  const { t } = useTranslation('dataset');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.further}>
      <Button type="link" icon={<FileTextOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('fromDocument.do')}
      </Button>
      {isOpen ? <DocumentSheet onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

function DocumentSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dataset');
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const [typed, setTyped, q] = useWrittenWords();
  const documents = useEndpoint(
    listDocuments,
    { query: { page, pageSize: PAGE_SIZE, q } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const taking = useEndpointMutation(createDatasetFromDocument, {
    onSuccess: ({ datasetId }) => void navigate(datasetAddress(datasetId)),
    onSettled: refreshDatasets,
    onError: toastFailure,
  });
  const taken = taking.isPending ? taking.variables?.body.documentId : null;
  return (
    <Sheet open onClose={onClose} title={t('fromDocument.title')} width={640}>
      <p className={styles.intro}>{t('fromDocument.hint')}</p>
      <Loaded query={documents}>
        {({ items, total }) => (
          <>
            {total > 0 || typed !== '' ? (
              <SearchField
                label={t('fromDocument.search')}
                value={typed}
                onChange={(words) => {
                  setTyped(words);
                  setPage(1);
                }}
              />
            ) : null}
            {total === 0 ? (
              <QuietNote>
                {q === '' ? t('fromDocument.none') : t('fromDocument.nothing', { words: q })}
              </QuietNote>
            ) : null}
            <RowList>
              {items.map(({ documentId, name, format, state, createdAt }) => (
                <ListRow
                  key={documentId}
                  icon={<FileIcon format={format} />}
                  name={name}
                  about={[formatTime(createdAt)]}
                  actions={
                    <Button
                      size="small"
                      disabled={state !== 'ready'}
                      loading={taken === documentId}
                      aria-label={t('fromDocument.takeOf', { name })}
                      onClick={() => taking.mutate({ body: { documentId } })}
                    >
                      {t('fromDocument.take')}
                    </Button>
                  }
                />
              ))}
            </RowList>
            <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </Sheet>
  );
}
