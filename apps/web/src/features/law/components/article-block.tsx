import CopyOutlined from '@ant-design/icons/CopyOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import type { Article } from '@mingfa/contract/law';
import { formatCitation } from '@mingfa/legal/citation/format-citation';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../../../components/action-menu.tsx';
import { DigestCard } from '../../../components/digest-card.tsx';
import { LawText } from '../../../components/law-text.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './law-pages.module.css';
import { markWords } from './mark-words.tsx';

/** The article chosen, or the 款 or 项 of it that a link leads to. */
export interface MarkedPlace {
  articleKey: string;
  paragraph: number | null;
  item: number | null;
}

interface ArticleBlockProps {
  article: Article;
  shortTitle: string;
  marked: MarkedPlace | null;
  /** Words marked in the text; empty where they do not stand in this article. */
  words: string;
  /** Which of them the reader is at. */
  currentMatch: number | null;
  onOpen: (articleKey: string) => void;
}

/** One article: its text, and one menu of what can be done with it. */
export const ArticleBlock = memo(function ArticleBlock(props: ArticleBlockProps) {
  const { article, marked, words, currentMatch } = props;
  const { articleKey, label, text, digest } = article;
  const renderText = markWords(words, currentMatch);
  return (
    <article
      data-article={articleKey}
      tabIndex={-1}
      className={`${styles.article} ${marked ? styles.chosen : ''}`}
      aria-label={label}
      aria-keyshortcuts="Enter M J K"
    >
      {text === null ? (
        digest && (
          <>
            <p className={styles.number}>{renderText(label)}</p>
            <DigestCard digest={digest} renderText={renderText} />
          </>
        )
      ) : (
        <LawText
          label={label}
          paragraphs={article.paragraphs}
          text={text}
          marked={marked}
          renderText={renderText}
        />
      )}
      <ArticleMenu {...props} />
    </article>
  );
});

function ArticleMenu({ article, shortTitle, onOpen }: ArticleBlockProps) {
  const { t } = useTranslation('law');
  const { t: shared } = useTranslation('shell');
  const navigate = useNavigate();
  const { articleKey, label, text, digest, citedByCount } = article;
  const copy = async (words: string) =>
    (await copyText(words))
      ? toast.success(shared('action.copied'))
      : toast.error(shared('action.copyFailed'));
  const citation = () => {
    const number = parseArticleKey(articleKey);
    return number && label.startsWith('第')
      ? formatCitation({ name: shortTitle, article: number })
      : `《${shortTitle}》${label}`;
  };
  const addressOf = () => {
    const address = new URL(window.location.href);
    address.searchParams.set('article', articleKey);
    for (const finer of ['paragraph', 'item']) address.searchParams.delete(finer);
    return address.href;
  };
  const about = digest && text !== null ? t('article.digestAndNotes') : t('article.citedAndNotes');
  const actions = [
    {
      key: 'about',
      label: citedByCount > 0 ? `${about} · ${t('article.cited', { count: citedByCount })}` : about,
      icon: <FileTextOutlined />,
      onSelect: () => onOpen(articleKey),
    },
    {
      key: 'copy',
      label: t('article.copy'),
      icon: <CopyOutlined />,
      separated: true,
      onSelect: () => void copy(`${citation()}：${text ?? digest?.text ?? ''}`),
    },
    {
      key: 'link',
      label: t('article.copyLink'),
      icon: <LinkOutlined />,
      onSelect: () => void copy(addressOf()),
    },
    {
      key: 'ask',
      label: t('article.ask'),
      icon: <MessageOutlined />,
      onSelect: () =>
        navigate('/', { state: { question: t('article.askPrefill', { citation: citation() }) } }),
    },
  ];
  return (
    <ActionMenu
      label={t('article.actions', { label })}
      actions={actions}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          tabIndex={-1}
          className={styles.menu}
          aria-label={t('article.actions', { label })}
        >
          <MoreOutlined aria-hidden />
        </button>
      )}
    />
  );
}
