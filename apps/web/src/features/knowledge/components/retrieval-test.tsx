import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { type KnowledgeBase, testRetrieval } from '@mingfa/contract/knowledge';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useEndpointMutation } from '../../../lib/query.ts';
import { useOpenFile } from '../hooks/use-open-file.ts';
import { type Relevance, relevanceOf } from '../model/relevance-of.ts';
import styles from './retrieval-test.module.css';

type Result = EndpointOutput<typeof testRetrieval>;
type Hit = Result['items'][number];

/** A question, and the chunks a base finds for it: in which order, by which method. */
export function RetrievalTest({ base }: { base: KnowledgeBase }) {
  const { t } = useTranslation('knowledge');
  const [question, setQuestion] = useState('');
  const testing = useEndpointMutation(testRetrieval);
  const run = (asked: string) => {
    setQuestion(asked);
    if (asked.trim() !== '')
      testing.mutate({ params: { konId: base.konId }, body: { question: asked.trim() } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(question);
  };
  return (
    <div className={styles.test}>
      <p className={styles.intro}>{t('test.intro')}</p>
      <form className={styles.form} onSubmit={submit} data-field>
        <input
          className={styles.field}
          aria-label={t('test.label')}
          placeholder={t('test.placeholder')}
          value={question}
          maxLength={2000}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <Button
          type="primary"
          htmlType="submit"
          loading={testing.isPending}
          disabled={question.trim() === ''}
        >
          {t('test.run')}
        </Button>
      </form>
      {testing.isIdle ? (
        <ul className={styles.examples}>
          {(['first', 'second', 'third'] as const).map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.example}
                onClick={() => run(t(`test.examples.${name}`))}
              >
                {t(`test.examples.${name}`)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {testing.isError ? <ErrorState error={testing.error} onRetry={() => run(question)} /> : null}
      {testing.data ? <Results result={testing.data} /> : null}
    </div>
  );
}

function Results({ result }: { result: Result }) {
  const { t } = useTranslation('knowledge');
  const { items, methods, filesNotReady, tookMs } = result;
  return (
    <>
      {filesNotReady > 0 ? (
        <p className={styles.notice} role="status">
          {t('test.notReady', { count: filesNotReady })}
        </p>
      ) : null}
      {methods.includes('meaning') ? null : <p className={styles.small}>{t('test.noMeaning')}</p>}
      <div className={styles.line}>
        <output>{t('test.took', { count: items.length, ms: Math.round(tookMs) })}</output>
        <details className={styles.explain}>
          <summary>{t('test.explain')}</summary>
          <ul>
            <li>{t('test.explainWords')}</li>
            <li>{t('test.explainMeaning')}</li>
            <li>{t('test.explainRerank')}</li>
            <li>{t('test.explainOrder')}</li>
          </ul>
        </details>
      </div>
      {items.length === 0 ? <EmptyState sentence={t('test.none')} /> : null}
      <ol className={styles.hits}>
        {items.map((hit, index) => (
          <HitCard
            key={hit.segment.segmentId}
            hit={hit}
            rank={index + 1}
            relevance={relevanceOf(hit, items)}
          />
        ))}
      </ol>
    </>
  );
}

function HitCard({ hit, rank, relevance }: { hit: Hit; rank: number; relevance: Relevance }) {
  const { t } = useTranslation('knowledge');
  const { open } = useOpenFile();
  const { segment, fileName } = hit;
  const { points, word, methods } = relevance;
  return (
    <li className={styles.hit}>
      <div className={styles.head}>
        <span className={styles.rank}>{rank}</span>
        <span className={styles.where}>
          <strong>{fileName}</strong> {segment.label}
        </span>
        <span className={styles.score}>
          <span className={styles.bar} aria-hidden>
            <span style={{ width: `${Math.max(2, points)}%` }} />
          </span>
          {t(`test.relevance.${word}`)} {points}
        </span>
      </div>
      {segment.headingPath.length > 0 ? (
        <p className={styles.small}>{segment.headingPath.join(' › ')}</p>
      ) : null}
      <p className={styles.text}>{segment.text}</p>
      <div className={styles.foot}>
        {methods.map(({ method, rank: place, points: own }) => (
          <span key={method} className={`${styles.method} ${styles[method]}`}>
            {t('test.methodFound', {
              method: t(`test.method.${method}`),
              rank: place,
              points: own,
            })}
          </span>
        ))}
        <span className={styles.spacer} />
        <Button
          type="link"
          size="small"
          onClick={() => open({ fileId: segment.place.documentId, segmentId: segment.segmentId })}
        >
          {t('test.open')}
        </Button>
      </div>
    </li>
  );
}
