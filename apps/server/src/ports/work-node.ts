/** This process among those that may work over one database. */
export interface WorkNode {
  /** Stands with what the process works on, and in `work_node` while it lives. */
  id: string;
  /** This is the only process: at its start, whatever is at work is left from a dead one. */
  exclusive: boolean;
  /**
   * Whether this process has been in touch with the database for as long as a lease lasts: only then does a lease that ran out tell
   * of a dead process, and not of a database that was away for all.
   */
  isSteady(): boolean;
}
