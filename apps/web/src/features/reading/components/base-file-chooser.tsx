import { openDocument } from '@mingfa/contract/document';
import { listKnowledgeBases, listKnowledgeFiles } from '@mingfa/contract/knowledge';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FileIcon } from '../../../components/file-progress/file-icon.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { ListRow } from '../../../components/row-list/list-row.tsx';
import { RowList } from '../../../components/row-list/row-list.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { refreshDocuments } from '../model/refresh-documents.ts';
import styles from './base-file-chooser.module.css';

const SHOWN_MAX = 100;

interface BaseFileChooserProps {
  open: boolean;
  onClose: () => void;
  onOpened: (documentId: string) => void;
}

/** Files of the person's knowledge bases, to be opened for reading. */
export function BaseFileChooser({ open, onClose, onOpened }: BaseFileChooserProps) {
  const { t } = useTranslation('reading');
  return (
    <Sheet open={open} onClose={onClose} title={t('fromBase.title')}>
      {open ? <Bases onOpened={onOpened} /> : null}
    </Sheet>
  );
}

function Bases({ onOpened }: Pick<BaseFileChooserProps, 'onOpened'>) {
  const { t } = useTranslation('reading');
  const [chosen, setChosen] = useState<string | null>(null);
  const bases = useEndpoint(listKnowledgeBases, { query: { pageSize: SHOWN_MAX } });
  return (
    <Loaded query={bases}>
      {({ items }) => {
        const konId = chosen ?? items[0]?.konId;
        if (!konId)
          return (
            <QuietNote>
              {t('fromBase.none')} <Link to="/knowledge_base">{t('fromBase.make')}</Link>
            </QuietNote>
          );
        return (
          <>
            <SelectField
              className={styles.base}
              label={t('fromBase.title')}
              labelPlace="hidden"
              value={konId}
              options={items.map((base) => ({ value: base.konId, label: base.name }))}
              onChange={setChosen}
            />
            <Files konId={konId} onOpened={onOpened} />
          </>
        );
      }}
    </Loaded>
  );
}

function Files({ konId, onOpened }: { konId: string } & Pick<BaseFileChooserProps, 'onOpened'>) {
  const { t } = useTranslation('reading');
  const files = useEndpoint(listKnowledgeFiles, {
    params: { konId },
    query: { state: 'ready', pageSize: SHOWN_MAX },
  });
  const opening = useEndpointMutation(openDocument, {
    onSuccess: async ({ documentId }) => {
      onOpened(documentId);
      await refreshDocuments();
    },
    onError: toastFailure,
  });
  return (
    <Loaded query={files}>
      {({ items }) =>
        items.length === 0 ? (
          <QuietNote>{t('fromBase.empty')}</QuietNote>
        ) : (
          <RowList>
            {items.map(({ fileId, format, name }) => (
              <ListRow
                key={fileId}
                icon={<FileIcon format={format} />}
                name={name}
                actions={
                  <Button
                    size="small"
                    loading={opening.isPending && opening.variables.params.documentId === fileId}
                    aria-label={`${t('fromBase.open')} ${name}`}
                    onClick={() => opening.mutate({ params: { documentId: fileId } })}
                  >
                    {t('fromBase.open')}
                  </Button>
                }
              />
            ))}
          </RowList>
        )
      }
    </Loaded>
  );
}
