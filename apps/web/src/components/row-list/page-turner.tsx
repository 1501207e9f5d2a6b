import { Pagination } from 'antd';
import styles from './page-turner.module.css';

export interface PageTurnerProps {
  page: number;
  pageSize: number;
  total: number;
  onTurn: (page: number) => void;
}

/** Turns the pages of a list that has more than one. */
export function PageTurner({ page, pageSize, total, onTurn }: PageTurnerProps) {
  if (total <= pageSize) return null;
  return (
    <Pagination
      className={styles.turner ?? ''}
      current={page}
      pageSize={pageSize}
      total={total}
      showSizeChanger={false}
      onChange={onTurn}
    />
  );
}
