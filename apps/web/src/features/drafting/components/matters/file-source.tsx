import { listDocuments } from '@mingfa/contract/document';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FileIcon } from '../../../../components/file-progress/file-icon.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { DOCUMENTS } from '../../../../lib/document-address.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import { SourceChooser } from './source-chooser.tsx';

const SHOWN_MAX = 50;

interface FileSourceProps {
  reading: string | null;
  onChoose: (documentId: string) => void;
  onClose: () => void;
}

/** Chooses a file of one's own that has been read. */
export function FileSource({ reading, onChoose, onClose }: FileSourceProps) {
  const { t } = useTranslation('drafting');
  const [typed, setTyped, words] = useWrittenWords();
  const documents = useEndpoint(
    listDocuments,
    { query: { q: words, pageSize: SHOWN_MAX } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <SourceChooser
      title={t('tell.fileTitle')}
      search={t('tell.fileSearch')}
      typed={typed}
      onType={setTyped}
      query={documents}
      readablesOf={({ items }) =>
        items
          .filter(({ state }) => state === 'ready')
          .map(({ documentId, name, format, openedAt }) => ({
            id: documentId,
            name,
            about: openedAt ? formatTime(openedAt) : '',
            icon: <FileIcon format={format} />,
          }))
      }
      nothing={
        words === '' ? (
          <>
            <QuietNote>{t('tell.fileNone')}</QuietNote>
            <LinkButton to={DOCUMENTS}>{t('tell.fileWay')}</LinkButton>
          </>
        ) : (
          <QuietNote>{t('tell.fileNothing')}</QuietNote>
        )
      }
      reading={reading}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
