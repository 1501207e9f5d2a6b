import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { ArticleLocation } from '@mingfa/contract/evidence';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { articleAddress } from '../../lib/article-address.ts';
import { copyText } from '../../lib/clipboard.ts';
import { toast } from '../../lib/toast.ts';
import styles from './article-sheet.module.css';
import type { FoundArticle } from './found-article.ts';

/** Turning to the article before and after, copying with the citation, and the way to the reader. */
export function ArticleFoot({
  found,
  place,
  asOf,
  onTurn,
}: {
  found: FoundArticle | null;
  place: ArticleLocation;
  asOf: string;
  onTurn: (change: Partial<ArticleLocation>) => void;
}) {
  const { t } = useTranslation('shell');
  const copy = async () => {
    if (!found) return;
    const { article, citation } = found;
    const done = await copyText(`${citation}\n${article.text ?? article.digest?.text ?? ''}`);
    if (done) toast.success(t('action.copied'));
    else toast.error(t('action.copyFailed'));
  };
  const { previous = null, next = null } = found ?? {};
  return (
    <div className={styles.foot}>
      <div className={styles.turns}>
        <button
          type="button"
          className={styles.turn}
          disabled={!previous}
          aria-label={previous ? t('article.previous', { label: previous.label }) : t('article.noPrevious')}
          onClick={() => previous && onTurn({ articleKey: previous.articleKey })}
        >
          <LeftOutlined aria-hidden /> <span>{previous?.label}</span>
        </button>
        <button
          type="button"
          className={styles.turn}
          disabled={!next}
          aria-label={next ? t('article.next', { label: next.label }) : t('article.noNext')}
          onClick={() => next && onTurn({ articleKey: next.articleKey })}
        >
          <span>{next?.label}</span> <RightOutlined aria-hidden />
        </button>
      </div>
      <div className={styles.ways}>
        <button type="button" className={styles.link} disabled={!found} onClick={copy}>
          {t('article.copy')}
        </button>
        <Link to={articleAddress(place, asOf)}>{t('article.openInReader')}</Link>
      </div>
    </div>
  );
}
