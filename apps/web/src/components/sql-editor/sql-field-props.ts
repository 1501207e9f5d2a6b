import type { DatasetTable } from '@mingfa/contract/dataset';

/** What a field takes in which SQL is written. */
export interface SqlFieldProps {
  label: string;
  value: string;
  onChange: (sql: string) => void;
  /** Whose names are offered. */
  tables: readonly DatasetTable[];
  isInvalid?: boolean;
  /** Id of what is said about it. */
  describedBy?: string | undefined;
  /** A place to be shown; a new object shows it again. */
  shownPlace?: { from: number; to: number } | null;
  /** Control or Command and Enter. */
  onRun?: () => void;
}
