/** A clause in both drafts; `spans` give both texts in reading order. */
export interface ComparedClause {
  /** As the newer draft calls it, else the older. */
  label: string;
  /** `renumbered`: the same words under another number; `moved`: out of the order of the others. */
  change: 'same' | 'renumbered' | 'changed' | 'added' | 'removed' | 'moved';
  /** As the older draft calls it, where it is another name. */
  formerLabel: string | null;
  left: { text: string; blockIds: string[] } | null;
  right: { text: string; blockIds: string[] } | null;
  spans: { kind: 'same' | 'inserted' | 'deleted'; text: string }[];
}

/** Two drafts compared by clause. */
export interface DraftComparison {
  clauses: ComparedClause[];
  counts: Record<ComparedClause['change'], number>;
}
