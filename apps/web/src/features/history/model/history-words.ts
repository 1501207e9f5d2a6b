/** What is said of the conversations in a list, by what they are. */
export interface HistoryWords {
  label: string;
  emptyHint: string;
  renameLabel: string;
  deleteTitle: string;
  deleteText: (title: string) => string;
  clear: string;
  clearTitle: string;
  clearText: string;
  untitled: string;
  failed: string;
}
