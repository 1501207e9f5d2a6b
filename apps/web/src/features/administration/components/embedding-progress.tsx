import { getEmbeddingState } from '@mingfa/contract/admin';
import { useTranslation } from 'react-i18next';
import { pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from './administration.module.css';

/** How far people's files and the law library are embedded with the model at work; asked again while it goes on. */
export function EmbeddingProgress() {
  const { t, i18n } = useTranslation('administration');
  const { data } = useEndpoint(
    getEmbeddingState,
    {},
    {
      staleTime: 0,
      refetchInterval: pollWhile(
        ({ state, articles }) => state === 'running' || articles.state === 'running',
      ),
    },
  );
  if (!data || data.state === 'off') return null;
  const { state, articles, errorMessage, modelName } = data;
  const figure = (value: number) => value.toLocaleString(i18n.language);
  const figures = (of: Counted) => ({ embedded: figure(of.embedded), total: figure(of.total) });
  const words = t(`models.embedding.state_${state}`, { model: modelName ?? '', ...figures(data) });
  return (
    <>
      <ProgressLine {...data} words={words} errorMessage={errorMessage} />
      {articles.state === 'off' || articles.state === 'unsupported' ? null : (
        <ProgressLine
          {...articles}
          words={t(`models.embedding.articles_${articles.state}`, figures(articles))}
          errorMessage={state === 'failed' ? null : errorMessage}
        />
      )}
    </>
  );
}

interface Counted {
  embedded: number;
  total: number;
}

function ProgressLine(line: Counted & { state: string; words: string; errorMessage: string | null }) {
  const { state, words, errorMessage, embedded, total } = line;
  const tone = state === 'failed' || state === 'unsupported' ? styles.bad : '';
  return (
    <div className={styles.embedding} role="status">
      <span className={tone}>
        {words}
        {state === 'failed' && errorMessage ? ` ${errorMessage}` : null}
      </span>
      {state === 'running' ? (
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={words}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={embedded}
        >
          <span
            className={styles.progressDone}
            style={{ width: `${total > 0 ? (embedded / total) * 100 : 0}%` }}
          />
        </div>
      ) : null}
    </div>
  );
}
