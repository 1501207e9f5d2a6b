import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { Link } from 'react-router';
import styles from './back-link.module.css';

/** The way back, before a screen's title. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.back} aria-label={label} title={label}>
      <ArrowLeftOutlined />
    </Link>
  );
}
