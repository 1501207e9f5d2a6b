/** How the sense of a sentence differs from that of the article: the words of both. */
export interface SenseDifference {
  kind: 'negation' | 'force' | 'person' | 'word' | 'connection' | 'start';
  said: string;
  /** Null where the article has nothing of the kind. */
  law: string | null;
}
