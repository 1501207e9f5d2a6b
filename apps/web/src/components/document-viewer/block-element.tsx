import CommentOutlined from '@ant-design/icons/CommentOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import type { DocumentBlock } from '@mingfa/contract/document-content';
import { useTranslation } from 'react-i18next';
import { BlockTable } from './block-table.tsx';
import styles from './block-view.module.css';
import { MarkedText } from './marked-text.tsx';
import type { BlockLooks, ShownMark } from './shown-marks.ts';
import tones from './tones.module.css';

const NONE: BlockLooks = { whole: [], ranges: [] };

/** One block as an element of its kind. Never HTML from the file: only its words. */
export function BlockElement({
  block,
  rank = 3,
  looks = NONE,
}: {
  block: DocumentBlock;
  /** Of a heading, among those of the page: levels in files skip. */
  rank?: number;
  looks?: BlockLooks;
}) {
  const { t } = useTranslation('document');
  const mark = looks.whole.at(-1);
  const common = {
    'data-block': block.id,
    className: `${styles.block} ${styles[block.kind]} ${mark ? `${styles.marked} ${tones[mark.tone]}` : ''}`,
    ...(mark ? { title: mark.label, 'data-mark': mark.id } : {}),
  };
  const text = <MarkedText text={block.text} ranges={looks.ranges} />;
  const opener = mark?.onOpen ? <MarkButton mark={mark} /> : null;
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${rank}` as 'h3';
      return (
        <Heading {...common} data-level={Math.min(4, block.level ?? 1)}>
          {text}
          {opener}
        </Heading>
      );
    }
    case 'table':
      return (
        <div {...common}>
          <BlockTable block={block} looks={looks} />
          {opener}
        </div>
      );
    case 'comment':
      return (
        <div {...common} role="note">
          <span className={styles.by}>
            <CommentOutlined aria-hidden />{' '}
            {t('viewer.comment', { author: block.author || t('viewer.someone') })}
          </span>
          {text}
          {opener}
        </div>
      );
    case 'footnote':
      return (
        <p {...common} role="note">
          <span className={styles.by}>{t('viewer.footnote')}</span> {text}
          {opener}
        </p>
      );
    case 'picture':
      return (
        <p {...common}>
          <PictureOutlined aria-hidden /> {block.text ? text : t('viewer.picture')}
          {opener}
        </p>
      );
    default:
      return (
        <p {...common}>
          {text}
          {opener}
        </p>
      );
  }
}

/** A mark on a whole block is opened by a small button at its end. */
function MarkButton({ mark }: { mark: ShownMark }) {
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={mark.label}
      title={mark.label}
      onClick={() => mark.onOpen?.()}
    />
  );
}
