import styles from './analytics.module.css';

export interface ShareListProps {
  title: string;
  none: string;
  parts: readonly { name: string; value: number }[];
}

/** Of what a whole is made: each part with its number, its share and a bar. */
export function ShareList({ title, none, parts }: ShareListProps) {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const shown = parts.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {shown.length === 0 ? <p className={styles.quiet}>{none}</p> : null}
      <ul className={styles.shares}>
        {shown.map(({ name, value }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.number}>
              {value.toLocaleString('en-US')} · {Math.round((value / sum) * 100)}%
            </span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(value / sum) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
