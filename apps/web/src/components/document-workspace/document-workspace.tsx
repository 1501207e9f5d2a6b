import { getReading, type ReadDocument } from '@mingfa/contract/document';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../lib/query.ts';
import { DocumentViewer } from '../document-viewer/document-viewer.tsx';
import type { DocumentMark } from '../document-viewer/viewer-props.ts';
import { ErrorState } from '../error-state.tsx';
import { FileStateView } from '../file-progress/file-state-view.tsx';
import { PageLoading } from '../page-loading.tsx';
import { AskTool } from './ask-tool.tsx';
import type { ConversationSlot } from './conversation-slot.ts';
import { FactsTool } from './facts-tool.tsx';
import { type OpenedPlace, type OpenPlace, placeOfAddress } from './opened-place.ts';
import { OutlineTool } from './outline-tool.tsx';
import type { ReviewSlot } from './review-slot.ts';
import { SummaryTool } from './summary-tool.tsx';
import { type Tool, Workspace } from './workspace.tsx';

export interface DocumentWorkspaceProps {
  file: ReadDocument;
  Conversation: ConversationSlot;
  /** Contracts are reviewed; pages of the web are not. */
  Review?: ReviewSlot;
  /** The citations of files are audited. */
  Audit?: ReviewSlot;
}

const NO_MARKS: readonly DocumentMark[] = [];

/** A document with its tools: what is chosen in one opens in the other. */
export function DocumentWorkspace({ file, Conversation, Review, Audit }: DocumentWorkspaceProps) {
  const { t } = useTranslation('document');
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<OpenedPlace | null>(() =>
    placeOfAddress(file.documentId, params.get('block')),
  );
  const [marks, setMarks] = useState(NO_MARKS);
  const [activeMarkId, setActiveMarkId] = useState<string | null>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const open: OpenPlace = useCallback((place, quote = '') => {
    setOpened({ place: { ...place }, quote });
    setSheetOpen(false);
  }, []);
  if (file.state !== 'ready') return <FileStateView file={file} />;

  const { documentId } = file;
  const tools: Tool[] = [
    ...(['summary', 'outline', 'facts'] as const).map((key) => ({
      key,
      label: t(`tools.${key}`),
      content: <ReadingTool file={file} tool={key} onOpen={open} />,
    })),
    ...(
      [
        ['review', Review],
        ['audit', Audit],
      ] as const
    ).flatMap(([key, Marking]) =>
      Marking
        ? [
            {
              key,
              label: t(`tools.${key}`),
              content: (
                <Marking
                  documentId={documentId}
                  onOpen={open}
                  onMarks={setMarks}
                  active={activeMarkId}
                  onActive={setActiveMarkId}
                />
              ),
            },
          ]
        : [],
    ),
    {
      key: 'ask',
      label: t('tools.ask'),
      content: <AskTool documentId={documentId} Conversation={Conversation} onOpen={open} />,
    },
  ];
  const wanted = params.get('tool') ?? '';
  const tool = tools.some(({ key }) => key === wanted) ? wanted : 'summary';
  return (
    <Workspace
      original={
        <DocumentViewer
          documentId={documentId}
          focus={opened?.place ?? null}
          {...(opened?.quote ? { focusQuote: opened.quote } : {})}
          marks={tool === 'review' || tool === 'audit' ? marks : NO_MARKS}
          activeMarkId={activeMarkId}
          onMark={(markId) => {
            setActiveMarkId(markId);
            setSheetOpen(true);
          }}
          hidesName
        />
      }
      tools={tools}
      tool={tool}
      onTool={(key) => setParams(key === 'summary' ? {} : { tool: key }, { replace: true })}
      sheetOpen={sheetOpen}
      onSheet={setSheetOpen}
    />
  );
}

function ReadingTool({
  file,
  tool,
  onOpen,
}: {
  file: ReadDocument;
  tool: 'summary' | 'outline' | 'facts';
  onOpen: OpenPlace;
}): ReactNode {
  const { t } = useTranslation('document');
  const reading = useEndpoint(getReading, { params: { documentId: file.documentId } });
  if (reading.isPending) return <PageLoading tip={t('tools.reading')} />;
  if (reading.isError) return <ErrorState error={reading.error} onRetry={() => void reading.refetch()} />;
  if (tool === 'summary') return <SummaryTool file={file} reading={reading.data} onOpen={onOpen} />;
  if (tool === 'outline') return <OutlineTool outline={reading.data.outline} onOpen={onOpen} />;
  return <FactsTool facts={reading.data.facts} onOpen={onOpen} />;
}
