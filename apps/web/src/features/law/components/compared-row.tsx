import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { compareVersions } from '@mingfa/contract/law';
import { useTranslation } from 'react-i18next';
import styles from './version-comparison.module.css';

type Row = EndpointOutput<typeof compareVersions>['rows'][number];
type Piece = Row['pieces'][number];
export type ComparedChange = Row['change'];

/** What of the pieces stands on a side. */
const ON_SIDE: Record<'left' | 'right', readonly Piece['kind'][]> = {
  left: ['same', 'removed', 'moved_away'],
  right: ['same', 'added', 'moved_here'],
};

/** One article in both versions. */
export function ComparedRow({ row }: { row: Row }) {
  const { t } = useTranslation('law');
  return (
    <section className={styles.row} aria-label={row.right?.label ?? row.left?.label}>
      <span className={`${styles.change} ${styles[row.change]}`}>{t(`compare.${row.change}`)}</span>
      <Side row={row} side="left" />
      <Side row={row} side="right" />
    </section>
  );
}

function Side({ row, side }: { row: Row; side: 'left' | 'right' }) {
  const { t } = useTranslation('law');
  const article = row[side];
  const pieces = row.pieces.filter((piece) => ON_SIDE[side].includes(piece.kind));
  return (
    <div className={styles.side} data-empty={article === null || undefined}>
      {/* Where both stand below each other, each says which it is. */}
      <span className={styles.age}>{t(side === 'left' ? 'compare.older' : 'compare.newer')}</span>
      {article ? (
        <div lang="zh-CN">
          <strong>{article.label}</strong>
          {'　'}
          {row.pieces.length > 0
            ? // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name and never move
              pieces.map((piece, index) => <PieceText key={index} piece={piece} />)
            : article.text}
        </div>
      ) : (
        <p className={styles.missing}>{t('compare.missing')}</p>
      )}
    </div>
  );
}

function PieceText({ piece }: { piece: Piece }) {
  const { t } = useTranslation('law');
  switch (piece.kind) {
    case 'same':
      return piece.text;
    case 'added':
      return <ins>{piece.text}</ins>;
    case 'removed':
      return <del>{piece.text}</del>;
    case 'moved_away':
    case 'moved_here':
      return (
        <>
          <span className={styles.movedText}>{piece.text}</span>
          <span className={styles.movedPlace}>{t(`compare.${piece.kind}`, { place: piece.place })}</span>
        </>
      );
  }
}
