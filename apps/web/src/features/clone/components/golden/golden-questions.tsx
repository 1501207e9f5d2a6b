import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import { CLONE_LIMITS } from '@mingfa/contract/clone-content';
import type { GoldenQuestion } from '@mingfa/contract/clone-golden';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import type { Draft } from '../../hooks/use-draft.ts';
import { useGolden } from '../../hooks/use-golden.ts';
import { ComparedAnswers } from './compared-answers.tsx';
import styles from './golden.module.css';
import { GoldenEditor } from './golden-editor.tsx';
import { GoldenRow } from './golden-row.tsx';
import { GoldenRunLine } from './golden-run-line.tsx';

/** Golden questions: written, run, looked at, waived. */
export function GoldenQuestions({ draft }: { draft: Draft }) {
  const { t } = useTranslation('clone');
  const { clone, state } = draft;
  const golden = useGolden(clone.appId);
  const [params, setParams] = useSearchParams();
  /** From the unanswered questions of its users one is brought here. */
  const brought = params.get('question');
  const [edited, setEdited] = useState<GoldenQuestion | string | null>(brought);
  const [isComparing, setIsComparing] = useState(false);
  const close = () => {
    setEdited(null);
    if (brought) setParams({ app: clone.appId, step: 'golden' }, { replace: true });
  };
  return (
    <Loaded query={golden.list}>
      {({ items, latestRun }) => {
        const isRunning = latestRun?.state === 'running';
        return (
          <>
            <div className={styles.tools}>
              <Button
                type="primary"
                icon={<PlayCircleOutlined aria-hidden />}
                disabled={items.length === 0 || isRunning || state !== 'saved'}
                loading={golden.isStarting}
                onClick={() => golden.run()}
              >
                {t('golden.runAll')}
              </Button>
              <Button
                icon={<PlusOutlined aria-hidden />}
                disabled={items.length >= CLONE_LIMITS.goldenQuestions}
                onClick={() => setEdited('')}
              >
                {t('golden.add')}
              </Button>
              <Button
                icon={<SwapOutlined aria-hidden />}
                disabled={clone.lastVersion === 0 || state !== 'saved'}
                onClick={() => setIsComparing(true)}
              >
                {t('golden.compare')}
              </Button>
              <span className={styles.quiet}>
                {items.length} / {CLONE_LIMITS.goldenQuestions}
              </span>
            </div>
            {clone.broken.length > 0 ? (
              <div className={styles.broken} role="status">
                {t('golden.broken', { count: clone.broken.length })}
                <ul>
                  {clone.broken.map((question) => (
                    <li key={question}>{question}</li>
                  ))}
                </ul>
              </div>
            ) : null}
            {latestRun ? (
              <GoldenRunLine
                run={latestRun}
                draftRevision={clone.draftRevision}
                onCancel={() => golden.cancel(latestRun.runId)}
              />
            ) : null}
            {items.length === 0 ? (
              <EmptyState
                sentence={t('golden.empty')}
                hint={t('golden.emptyHint')}
                examples={draft.content.guideQuestions.slice(0, 3)}
                onExample={setEdited}
              />
            ) : null}
            <ol className={styles.questions}>
              {items.map((question, place) => (
                <GoldenRow
                  key={question.goldenId}
                  question={question}
                  place={place}
                  golden={golden}
                  canRun={!isRunning && state === 'saved'}
                  onEdit={() => setEdited(question)}
                />
              ))}
            </ol>
            {edited === null ? null : <GoldenEditor draft={draft} edited={edited} onClose={close} />}
            {isComparing ? (
              <ComparedAnswers
                clone={clone}
                questions={[...items.map(({ question }) => question), ...draft.content.guideQuestions]}
                onClose={() => setIsComparing(false)}
              />
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
}
