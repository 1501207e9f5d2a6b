import { joinMark } from '@mingfa/contract/count-citations';
import type { CheckedCitation } from '@mingfa/contract/evidence';
import { type ComponentProps, memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import Markdown, { type Components } from 'react-markdown';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import { escapedStaysText } from '../model/escaped-stays-text.ts';
import { foldQuotes } from '../model/fold-quotes.ts';
import { leaveOut } from '../model/leave-out.ts';
import { placeCitations } from '../model/place-citations.ts';
import styles from './answer-markdown.module.css';
import { InlineCitation } from './inline-citation.tsx';

export interface AnswerMarkdownProps {
  text: string;
  /** Null while the answer is being written or was not checked. */
  citations: readonly CheckedCitation[] | null;
  /** Words of the text that are shown otherwise. */
  leftOut?: string;
}

const PLUGINS = [remarkGfm, escapedStaysText, remarkCjkFriendly];
/** Answers are data: no pictures from elsewhere, headings below the screen's own. */
const ELEMENTS: Components = {
  h1: 'h2',
  img: ({ alt }) => <span>{alt}</span>,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
  table: (props) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <div className={styles.table} tabIndex={0}>
      <table>{props.children}</table>
    </div>
  ),
};

/** An answer's Markdown with every checked citation as a badge. Raw HTML in it stays text. */
export const AnswerMarkdown = memo(function AnswerMarkdown({
  text,
  citations,
  leftOut = '',
}: AnswerMarkdownProps) {
  const { t } = useTranslation('chat');
  const plugins = useMemo(
    () => [
      ...(leftOut === '' ? [] : [() => leaveOut(text, leftOut)]),
      () => foldQuotes((source) => t('message.wholeArticle', { source })),
      ...(citations ? [() => placeCitations(citations, text)] : []),
    ],
    [citations, text, leftOut, t],
  );
  const components = useMemo<Components>(
    () => ({
      ...ELEMENTS,
      span: (props: ComponentProps<'span'> & { 'data-citation'?: string; 'data-mark'?: string }) => {
        const citation = citations?.[Number(props['data-citation'])];
        const mark = citations?.[Number(props['data-mark'])];
        return citation ? (
          <InlineCitation
            citation={mark ? joinMark(citation, mark) : citation}
            hasWords={props.children !== undefined}
          />
        ) : (
          <span>{props.children}</span>
        );
      },
    }),
    [citations],
  );
  return (
    <div className={styles.answer}>
      <Markdown remarkPlugins={PLUGINS} rehypePlugins={plugins} components={components}>
        {text}
      </Markdown>
    </div>
  );
});
