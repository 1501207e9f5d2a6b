import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import { listModelChoices } from '@mingfa/contract/chat';
import { FACT_LIMITS } from '@mingfa/contract/draft-fact';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { readIntoFacts, readIntoFactsWithModel } from '@mingfa/contract/matter';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import type { SheetState } from '../../hooks/use-matter-facts.ts';
import { keepStory, readKeptStory } from '../../model/kept-story.ts';
import styles from '../drafting.module.css';
import { ConversationSource } from './conversation-source.tsx';
import { FileSource } from './file-source.tsx';
import { FoundFacts, type ReadFacts } from './found-facts.tsx';

type From = EndpointInput<typeof readIntoFacts>['from'];
const STAYS_MS = 60_000;

/** Tells what happened: a story that is pasted, a file, or a conversation is read into facts. */
export function TellStory({ state }: { state: SheetState }) {
  const { t } = useTranslation(['drafting', 'shell']);
  const { matterId } = state;
  const [text, setText] = useState(() => readKeptStory(matterId));
  const isEmpty = Object.keys(state.held.sheet.entries).length === 0;
  const [isOpen, setIsOpen] = useState(isEmpty || text !== '');
  const [choosing, setChoosing] = useState<'file' | 'conversation' | null>(null);
  const [found, setFound] = useState<ReadFacts | null>(null);
  const models = useEndpoint(listModelChoices, {}, { staleTime: STAYS_MS });
  const hasModel = models.data?.items.some(({ builtIn }) => !builtIn) ?? false;
  const takeIn = async (facts: ReadFacts, from: From) => {
    setFound(facts);
    setChoosing(null);
    if (from.kind === 'text' && facts.filled.length + facts.disagrees.length > 0) {
      keepStory(matterId, '');
      setIsOpen(false);
    }
    await state.takeIn(facts);
  };
  const reading = useEndpointMutation(readIntoFacts, {
    onSuccess: (facts, { body }) => takeIn(facts, body.from),
  });
  const withModel = useEndpointMutation(readIntoFactsWithModel, {
    onSuccess: (facts, { body }) => takeIn(facts, body.from),
  });
  const read = (from: From) => reading.mutate({ params: { matterId }, body: { from } });
  const write = (next: string) => {
    setText(next);
    keepStory(matterId, next);
    reading.reset();
    withModel.reset();
  };
  const isTooLong = text.length > FACT_LIMITS.characters;
  const idOfReading = reading.isPending ? readingOf(reading.variables.body.from) : null;
  const failed = reading.error ?? withModel.error;
  const problem = failed && !failed.failure.silent ? failed : null;
  return (
    <section className={styles.tell} aria-label={t('tell.title')}>
      {isOpen ? (
        <>
          <h2 className={styles.partTitle}>{t('tell.title')}</h2>
          <p className={styles.quiet}>{t('tell.intro')}</p>
          <textarea
            className={styles.story}
            aria-label={t('tell.words')}
            placeholder={t('tell.placeholder')}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
          {isTooLong ? (
            <p className={styles.bad} role="alert">
              {t('tell.tooLong', { limit: FACT_LIMITS.characters.toLocaleString('en-US') })}
            </p>
          ) : null}
          {problem ? (
            <p className={styles.bad} role="alert">
              {describeError(problem)} {t('tell.kept')}
            </p>
          ) : null}
          <div className={styles.ways}>
            <Button
              type="primary"
              loading={idOfReading === 'text'}
              disabled={text.trim() === '' || isTooLong}
              onClick={() => read({ kind: 'text', text })}
            >
              {problem ? t('tell.again') : t('tell.read')}
            </Button>
            {hasModel ? (
              <Button
                loading={withModel.isPending}
                disabled={text.trim() === '' || isTooLong || reading.isPending}
                onClick={() =>
                  withModel.mutate({ params: { matterId }, body: { from: { kind: 'text', text } } })
                }
              >
                {t('tell.readWithModel')}
              </Button>
            ) : null}
            <Button icon={<FileTextOutlined aria-hidden />} onClick={() => setChoosing('file')}>
              {t('tell.file')}
            </Button>
            <Button icon={<MessageOutlined aria-hidden />} onClick={() => setChoosing('conversation')}>
              {t('tell.conversation')}
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={() => setIsOpen(true)}>{t('tell.open')}</Button>
      )}
      {found ? <FoundFacts found={found} state={state} onDismiss={() => setFound(null)} /> : null}
      {choosing === 'file' ? (
        <FileSource
          reading={idOfReading}
          onChoose={(documentId) => read({ kind: 'document', documentId })}
          onClose={() => setChoosing(null)}
        />
      ) : null}
      {choosing === 'conversation' ? (
        <ConversationSource
          reading={idOfReading}
          onChoose={(conversationId) => read({ kind: 'conversation', conversationId })}
          onClose={() => setChoosing(null)}
        />
      ) : null}
    </section>
  );
}

function readingOf(from: From): string {
  if (from.kind === 'document') return from.documentId;
  return from.kind === 'conversation' ? from.conversationId : 'text';
}
