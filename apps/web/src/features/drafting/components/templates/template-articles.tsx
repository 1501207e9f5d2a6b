import ReadOutlined from '@ant-design/icons/ReadOutlined';
import { resolveCitation } from '@mingfa/contract/law';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedArticle } from '../../../../components/article-sheet/article-sheet.tsx';
import { callEndpoint } from '../../../../lib/client.ts';
import { today } from '../../../../lib/dates.ts';
import { describeFailure } from '../../../../lib/describe-failure.ts';
import { toast } from '../../../../lib/toast.ts';
import { articleName } from '../../model/article-name.ts';
import styles from '../drafting.module.css';

const ArticleSheet = lazy(() => import('../../../../components/article-sheet/article-sheet.tsx'));

interface TemplateArticlesProps {
  articles: readonly { place: string; why: string | null }[];
}

/** Articles a template relies on; pressed, they open beside it. */
export function TemplateArticles({ articles }: TemplateArticlesProps) {
  const { t } = useTranslation('drafting');
  const [opened, setOpened] = useState<OpenedArticle | null>(null);
  const open = async (place: string) => {
    const answer = await callEndpoint(resolveCitation, { query: { citation: place } });
    if (!answer.status) {
      if (!answer.silent) toast.error(describeFailure(answer));
    } else if (answer.data.location) setOpened({ location: answer.data.location, asOf: today() });
    else toast.info(t('template.articleMissing'));
  };
  return (
    <>
      <ul className={styles.articles}>
        {articles.map(({ place, why }) => (
          <li key={place}>
            <button type="button" className={styles.article} onClick={() => void open(place)}>
              <ReadOutlined aria-hidden /> {articleName(place)}
            </button>
            {why ? <span className={styles.quiet}>{why}</span> : null}
          </li>
        ))}
      </ul>
      {opened ? (
        <Suspense>
          <ArticleSheet {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
