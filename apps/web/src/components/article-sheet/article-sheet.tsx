import type { ArticleLocation } from '@mingfa/contract/evidence';
import { getArticle, getLaw } from '@mingfa/contract/law';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../lib/describe-failure.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useEndpoint } from '../../lib/query.ts';
import { NineCubeSpinner } from '../nine-cube-spinner.tsx';
import { Sheet } from '../sheet.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleFoot } from './article-foot.tsx';
import styles from './article-sheet.module.css';
import { VersionMenu } from './version-menu.tsx';

const WIDTH_PX = 640;

/** What is opened: an article, and the day whose law is read where no version is named. */
export interface OpenedArticle {
  location: ArticleLocation;
  asOf: string;
}

/** An article beside what one is reading: its text, its versions, the articles around it, and the way to the reader. */
export default function ArticleSheet({ location, asOf, onClose }: OpenedArticle & { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [trail, setTrail] = useState([location]);
  const place = trail.at(-1) ?? location;
  const { lawId, articleKey, versionId } = place;
  const article = useEndpoint(getArticle, {
    params: { lawId, articleKey },
    query: { ...(versionId ? { versionId } : { asOf }), language: currentLanguage() },
  });
  const law = useEndpoint(getLaw, { params: { lawId } });
  const turnTo = (change: Partial<ArticleLocation>) =>
    setTrail((held) => [...held.slice(0, -1), { ...place, paragraph: null, item: null, ...change }]);
  const back = trail.length > 1 ? () => setTrail((held) => held.slice(0, -1)) : null;
  return (
    <Sheet open flush width={WIDTH_PX} title={law.data?.title ?? t('article.opening')} onClose={onClose}>
      <div className={styles.bar}>
        {back ? (
          <button type="button" className={styles.link} onClick={back}>
            {t('article.back')}
          </button>
        ) : null}
        {law.data && law.data.versions.length > 0 ? (
          <VersionMenu
            versions={law.data.versions}
            shown={article.data?.version?.versionId ?? versionId}
            onShow={(shown) => turnTo({ versionId: shown })}
          />
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('article.text')}>
        {article.isPending ? <NineCubeSpinner tip={t('article.opening')} size={32} /> : null}
        {article.isError ? (
          <p className={styles.problem} role="alert">
            {article.error.failure.httpStatus === 404 ? t('article.missing') : describeError(article.error)}
          </p>
        ) : null}
        {article.data ? (
          <ArticleBody
            found={article.data}
            marked={place}
            onOpen={(next) => setTrail((held) => [...held, next])}
          />
        ) : null}
      </section>
      <ArticleFoot found={article.data ?? null} place={place} asOf={asOf} onTurn={turnTo} />
    </Sheet>
  );
}
