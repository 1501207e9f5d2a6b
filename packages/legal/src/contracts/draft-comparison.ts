/** A clause in both drafts; `spans` give both texts in reading order. */
export interface ComparedClause {
  /** As the newer draft calls it, else the older. */
  label: string;
  change: 'same' | 'changed' | 'added' | 'removed' | 'moved';
  left: { text: string; blockIds: string[] } | null;
  right: { text: string; blockIds: string[] } | null;
  spans: { kind: 'same' | 'inserted' | 'deleted'; text: string }[];
}

export interface DraftComparison {
  clauses: ComparedClause[];
  counts: Record<ComparedClause['change'], number>;
}
