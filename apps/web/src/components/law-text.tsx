import type { Article } from '@mingfa/contract/law';
import type { ReactNode } from 'react';
import styles from './law-text.module.css';

export interface LawTextProps {
  /** `第五百七十七条`, in bold before the first paragraph. */
  label?: string;
  paragraphs: Article['paragraphs'];
  /** Used where the paragraphs are not given: line breaks part the paragraphs. */
  text?: string | null;
  /** The 款 and 项 a citation points at. */
  marked?: { paragraph: number | null; item: number | null } | null;
  /** Smaller, for popovers and cards. */
  compact?: boolean;
  /** Draws text, for highlights; called in the order of the text. */
  renderText?: (text: string) => ReactNode;
}

/** The paragraphs as they are drawn. */
export function paragraphsOf({
  paragraphs,
  text,
}: Pick<LawTextProps, 'paragraphs' | 'text'>): Article['paragraphs'] {
  if (paragraphs.length > 0 || !text) return paragraphs;
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => ({ number: index + 1, text: line.trim(), items: [] }));
}

/** The text of an article, and only that, in the serif face: 款 spaced, 项 hanging, the number bold. */
export function LawText(props: LawTextProps) {
  const { label, marked, compact, renderText = (text: string) => text } = props;
  const markOf = (paragraph: number, item: number | null) =>
    marked?.paragraph === paragraph && marked.item === item
      ? { className: styles.marked, 'data-marked': true }
      : {};
  return (
    <div className={`${styles.article} ${compact ? styles.compact : ''}`} lang="zh-CN">
      {paragraphsOf(props).map((paragraph, index) => (
        <div key={paragraph.number} {...markOf(paragraph.number, null)}>
          <p className={`${styles.paragraph} ${index > 0 ? styles.following : ''}`}>
            {label && index === 0 ? <strong className={styles.label}>{renderText(label)}</strong> : null}
            {renderText(paragraph.text)}
          </p>
          {paragraph.items.length > 0 ? (
            <ul className={styles.items}>
              {paragraph.items.map((item) => (
                <li key={item.number} {...markOf(paragraph.number, item.number)}>
                  <div className={styles.item}>
                    <span className={styles.itemLabel}>{item.label}</span>
                    <span className={styles.itemText}>{renderText(item.text)}</span>
                  </div>
                  {item.subitems.map((subitem) => (
                    <div key={subitem.number} className={`${styles.item} ${styles.subitem}`}>
                      <span className={styles.itemLabel}>{subitem.label}</span>
                      <span className={styles.itemText}>{renderText(subitem.text)}</span>
                    </div>
                  ))}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </div>
  );
}
