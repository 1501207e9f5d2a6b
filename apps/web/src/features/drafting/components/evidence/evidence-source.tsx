import { listDocuments } from '@mingfa/contract/document';
import { listKnowledgeBases, listKnowledgeFiles } from '@mingfa/contract/knowledge';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileIcon } from '../../../../components/file-progress/file-icon.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { ListRow } from '../../../../components/row-list/list-row.tsx';
import { RowList } from '../../../../components/row-list/row-list.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import type { EvidenceDesk } from '../../hooks/use-evidence.ts';
import { canBeEvidence } from '../../model/evidence-uploads.ts';

const SHOWN_MAX = 100;

interface HeldFile {
  id: string;
  name: string;
  format: Parameters<typeof FileIcon>[0]['format'];
  bytes: number;
}

/** Files of one's own that are held elsewhere; they stay there. */
export function EvidenceSource({
  desk,
  from,
  onClose,
}: {
  desk: EvidenceDesk;
  from: 'base' | 'reading';
  onClose: () => void;
}) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  return (
    <Sheet open title={t(from === 'base' ? 'add.fromBase' : 'add.fromReading')} onClose={onClose}>
      {from === 'base' ? <Bases desk={desk} /> : <Readings desk={desk} />}
    </Sheet>
  );
}

function Bases({ desk }: { desk: EvidenceDesk }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const [chosen, setChosen] = useState<string | null>(null);
  const bases = useEndpoint(listKnowledgeBases, { query: { pageSize: SHOWN_MAX } }, { staleTime: 0 });
  return (
    <Loaded query={bases}>
      {({ items }) => {
        const konId = chosen ?? items[0]?.konId;
        if (!konId) return <QuietNote>{t('add.noBases')}</QuietNote>;
        return (
          <>
            <SelectField
              label={t('add.base')}
              value={konId}
              options={items.map((base) => ({ value: base.konId, label: base.name }))}
              onChange={setChosen}
            />
            <BaseFiles key={konId} desk={desk} konId={konId} />
          </>
        );
      }}
    </Loaded>
  );
}

function BaseFiles({ desk, konId }: { desk: EvidenceDesk; konId: string }) {
  const files = useEndpoint(listKnowledgeFiles, { params: { konId }, query: { pageSize: SHOWN_MAX } });
  return (
    <Loaded query={files}>
      {({ items }) => (
        <Choice desk={desk} files={items.map(({ fileId, ...file }) => ({ ...file, id: fileId }))} />
      )}
    </Loaded>
  );
}

function Readings({ desk }: { desk: EvidenceDesk }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const [typed, setTyped, q] = useWrittenWords();
  const documents = useEndpoint(listDocuments, { query: { q, pageSize: SHOWN_MAX } }, { staleTime: 0 });
  return (
    <>
      <SearchField label={t('add.search')} value={typed} onChange={setTyped} />
      <Loaded query={documents}>
        {({ items }) => (
          <Choice desk={desk} files={items.map(({ documentId, ...file }) => ({ ...file, id: documentId }))} />
        )}
      </Loaded>
    </>
  );
}

function Choice({ desk, files }: { desk: EvidenceDesk; files: readonly HeldFile[] }) {
  const { t } = useTranslation('drafting', { keyPrefix: 'evidence' });
  const usable = files.filter(({ name }) => canBeEvidence(name));
  if (usable.length === 0) return <QuietNote>{t('add.noFiles')}</QuietNote>;
  const { adding, matterId } = desk;
  const isAdding = (id: string) => {
    const from = adding.variables?.body.from;
    return adding.isPending && from?.kind === 'document' && from.documentId === id;
  };
  return (
    <RowList>
      {usable.map(({ id, name, format, bytes }) => (
        <ListRow
          key={id}
          icon={<FileIcon format={format} />}
          name={name}
          about={[formatBytes(bytes)]}
          actions={
            <Button
              size="small"
              loading={isAdding(id)}
              aria-label={`${t('add.choose')} ${name}`}
              onClick={() =>
                adding.mutate(
                  { params: { matterId }, body: { from: { kind: 'document', documentId: id } } },
                  { onSuccess: () => toast.success(t('add.added', { name })) },
                )
              }
            >
              {t('add.choose')}
            </Button>
          }
        />
      ))}
    </RowList>
  );
}
