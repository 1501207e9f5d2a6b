import styles from './segments.module.css';

export interface Segment {
  key: string;
  label: string;
  isOn: boolean;
  onChoose: () => void;
}

/** A few ways of seeing one thing, side by side; each says whether it is on. */
export function Segments({ label, segments }: { label?: string; segments: readonly Segment[] }) {
  return (
    <fieldset className={styles.segments} {...(label ? { 'aria-label': label } : {})}>
      {segments.map(({ key, label: name, isOn, onChoose }) => (
        <button key={key} type="button" className={styles.segment} aria-pressed={isOn} onClick={onChoose}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
