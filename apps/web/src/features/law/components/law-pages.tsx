import CopyOutlined from '@ant-design/icons/CopyOutlined';
import type { Article } from '@mingfa/contract/law';
import { formatCitation } from '@mingfa/legal/citation/format-citation';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { Fragment, memo, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DigestCard } from '../../../components/digest-card.tsx';
import { LawText } from '../../../components/law-text.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { toast } from '../../../lib/toast.ts';
import type { LawText as Text } from './law-facts.tsx';
import styles from './law-pages.module.css';

export interface MarkedPlace {
  articleKey: string;
  paragraph: number | null;
  item: number | null;
}

export interface LawPagesProps {
  text: Text;
  marked: MarkedPlace | null;
  /** Words marked in the text. */
  words: string;
  onChoose: (articleKey: string | null) => void;
}

/** The text of a law: headings and articles; far ones are laid out only when they come near. */
export function LawPages({ text, marked, words, onChoose }: LawPagesProps) {
  const { t } = useTranslation('law');
  const place = marked?.articleKey;
  useEffect(() => {
    if (!place) return;
    const element = document.getElementById(`article-${place}`);
    element?.scrollIntoView({ block: 'center' });
    // Articles above may grow when they are laid out for the first time.
    const frame = requestAnimationFrame(() => element?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [place]);
  const headings = new Map(text.headings.map((heading) => [heading.position, heading]));
  let last = -1;
  return (
    <div>
      {text.preamble ? <PlainText text={text.preamble} label={t('reader.preamble')} /> : null}
      {text.articles.map((article) => {
        const before = [...headings.values()].filter(
          (heading) => heading.position > last && heading.position <= (article.heading ?? -1),
        );
        last = Math.max(last, article.heading ?? -1);
        return (
          <Fragment key={`${article.position}-${article.articleKey}`}>
            {before.map((heading) => (
              <h2
                key={heading.position}
                id={`heading-${heading.position}`}
                className={styles[`level${heading.level}`] ?? styles.heading}
              >
                {heading.label}
              </h2>
            ))}
            <ArticleBlock
              article={article}
              shortTitle={text.law.shortTitle}
              marked={marked?.articleKey === article.articleKey ? marked : null}
              words={words}
              onChoose={onChoose}
            />
          </Fragment>
        );
      })}
      {text.annex ? <PlainText text={text.annex} label={t('reader.annex')} /> : null}
    </div>
  );
}

function PlainText({ text, label }: { text: string; label: string }) {
  return (
    <section className={styles.plain} aria-label={label}>
      <LawText paragraphs={[]} text={text} />
    </section>
  );
}

interface ArticleBlockProps {
  article: Article;
  shortTitle: string;
  marked: MarkedPlace | null;
  words: string;
  onChoose: (articleKey: string | null) => void;
}

const ArticleBlock = memo(
  function ArticleBlock({ article, shortTitle, marked, words, onChoose }: ArticleBlockProps) {
    const { t } = useTranslation('law');
    const { t: shared } = useTranslation('shell');
    const navigate = useNavigate();
    const { articleKey, label, text, digest, citedByCount } = article;
    const number = parseArticleKey(articleKey);
    const citation =
      number && label.startsWith('第')
        ? formatCitation({ name: shortTitle, article: number })
        : `《${shortTitle}》${label}`;
    const actions =
      (digest && text !== null ? t('article.digest') : t('reader.context')) +
      (citedByCount > 0 ? ` · ${t('article.cited', { count: citedByCount })}` : '');
    const copy = async () =>
      (await copyText(`${citation}：${text ?? digest?.text ?? ''}`))
        ? toast.success(shared('action.copied'))
        : toast.error(shared('action.copyFailed'));
    return (
      <section
        id={`article-${articleKey}`}
        className={`${styles.article} ${marked ? styles.chosen : ''}`}
        aria-label={label}
      >
        {text === null ? (
          digest && (
            <>
              <p className={styles.number}>{label}</p>
              <DigestCard digest={digest} />
            </>
          )
        ) : (
          <LawText
            label={label}
            paragraphs={article.paragraphs}
            text={text}
            marked={marked}
            renderText={(piece) => markWords(piece, words)}
          />
        )}
        <div className={styles.actions}>
          <button
            type="button"
            onClick={() => onChoose(marked ? null : articleKey)}
            aria-pressed={marked !== null}
            aria-label={`${actions}，${label}`}
          >
            {actions}
          </button>
          <button type="button" onClick={copy}>
            <CopyOutlined aria-hidden /> {t('article.copy')}
          </button>
          <button
            type="button"
            onClick={() => navigate('/', { state: { question: t('article.askPrefill', { citation }) } })}
          >
            {t('article.ask')}
          </button>
        </div>
      </section>
    );
  },
  (before, after) =>
    before.article === after.article && before.marked === after.marked && before.words === after.words,
);

/** Marks the words looked for in this law. */
function markWords(text: string, words: string): ReactNode {
  const needle = words.trim();
  if (needle.length === 0 || !text.includes(needle)) return text;
  return text.split(needle).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name and never move
    <Fragment key={index}>
      {index > 0 ? <mark>{needle}</mark> : null}
      {piece}
    </Fragment>
  ));
}
