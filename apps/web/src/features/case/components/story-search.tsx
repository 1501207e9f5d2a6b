import { findSimilarCases } from '@mingfa/contract/case-search';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import results from '../../../components/search-screen/results.module.css';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useEndpointMutation } from '../../../lib/query.ts';
import { useCaseWords } from '../hooks/use-case-words.ts';
import { type CaseFilterState, caseFiltersOf } from '../model/case-search-state.ts';
import { SimilarCaseRow } from './similar-case-row.tsx';
import styles from './story-search.module.css';

const SHORTEST = 10;
const EXAMPLES = [
  '租房合同到期后房东说墙面有污渍，不退两个月的押金，也拿不出维修的票据。',
  '朋友借钱时只有微信转账记录，没有借条，他现在说那是合伙投资款，不肯还。',
  '下班骑电动车回家被闯红灯的小汽车撞伤，公司说不在工作时间，不同意申报工伤。',
];

/** Similar cases for a story in anybody's words. */
export function StorySearch({ filters }: { filters: CaseFilterState }) {
  const { t } = useTranslation('case');
  const [story, setStory] = useState('');
  const [isShort, setIsShort] = useState(false);
  const search = useEndpointMutation(findSimilarCases);
  const send = (text: string) => {
    setIsShort(text.trim().length < SHORTEST);
    if (text.trim().length >= SHORTEST)
      search.mutate({ body: { story: text.trim(), filters: caseFiltersOf(filters), limit: 20 } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(story);
  };
  return (
    <>
      <search>
        <form className={styles.form} onSubmit={submit}>
          <Input.TextArea
            aria-label={t('story.label')}
            aria-invalid={isShort}
            placeholder={t('story.placeholder')}
            value={story}
            maxLength={20_000}
            autoSize={{ minRows: 4, maxRows: 14 }}
            onChange={(event) => setStory(event.target.value)}
          />
          <div className={styles.actions}>
            {isShort ? (
              <span className={styles.short} role="alert">
                {t('story.short')}
              </span>
            ) : null}
            <Button type="primary" htmlType="submit" loading={search.isPending}>
              {t('story.submit')}
            </Button>
          </div>
        </form>
      </search>
      {search.isPending ? <SkeletonRows count={6} label={t('story.loading')} /> : null}
      {search.isError ? <ErrorState error={search.error} onRetry={() => send(story)} /> : null}
      {search.isSuccess ? <Found found={search.data} /> : null}
      {search.isIdle ? (
        <section aria-label={t('story.examples')}>
          <h2 className={results.heading}>{t('story.examples')}</h2>
          <ul className={styles.examples}>
            {EXAMPLES.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  className={styles.example}
                  onClick={() => {
                    setStory(example);
                    send(example);
                  }}
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Found({ found }: { found: EndpointOutput<typeof findSimilarCases> }) {
  const { t } = useTranslation('case');
  const words = useCaseWords();
  const { story, items, searched } = found;
  const read = [
    story.area && words.area[story.area],
    story.causes.length > 0 && `${t('story.causes')}：${story.causes.map(({ value }) => value).join('、')}`,
    story.terms.length > 0 && `${t('story.terms')}：${story.terms.join('、')}`,
    story.articles.length > 0 && `${t('story.articles')}：${story.articles.join('、')}`,
  ].filter(Boolean);
  return (
    <>
      <section className={styles.read} aria-label={t('story.read')}>
        {read.map((line) => (
          <p key={String(line)}>{line}</p>
        ))}
        <p>{t('story.searched', { count: searched })}</p>
      </section>
      {items.length === 0 ? (
        <EmptyState sentence={t('story.none')} hint={t('story.noneHint')} />
      ) : (
        <ul className={results.rows}>
          {items.map((one) => (
            <SimilarCaseRow key={one.caseId} one={one} />
          ))}
        </ul>
      )}
    </>
  );
}
