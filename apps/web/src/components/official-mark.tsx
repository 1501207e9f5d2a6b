import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import styles from './official-mark.module.css';

/** That something comes with the program: an icon and a word. */
export function OfficialMark({ label }: { label: string }) {
  return (
    <span className={styles.mark}>
      <SafetyCertificateOutlined aria-hidden /> {label}
    </span>
  );
}
