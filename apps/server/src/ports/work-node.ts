/** This process among those that may work over one database. */
export interface WorkNode {
  /** Stands with what the process works on, and in `work_node` while it lives. */
  id: string;
  /** This is the only process: at its start, whatever is at work is left from a dead one. */
  exclusive: boolean;
}
