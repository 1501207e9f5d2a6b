import Markdown, { type Components } from 'react-markdown';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import styles from './markdown-view.module.css';

const PLUGINS = [remarkGfm, remarkCjkFriendly];
/** No pictures from elsewhere; headings stand below the screen's own. */
const ELEMENTS: Components = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  img: ({ alt }) => <span>{alt}</span>,
  // An address with quotes in it is most often a formula that somebody copied.
  a: ({ href = '', children }) =>
    /^https?:\/\/(?!.*(?:["'“”‘’]|%22|%27|%E2%80%9[89CD]))/i.test(href) ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
};

/** Somebody's own Markdown. Raw HTML in it stays text. */
export function MarkdownView({ markdown }: { markdown: string }) {
  return (
    <div className={styles.markdown}>
      <Markdown remarkPlugins={PLUGINS} components={ELEMENTS}>
        {markdown}
      </Markdown>
    </div>
  );
}
