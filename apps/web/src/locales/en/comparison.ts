import type { Translated } from '../resources.ts';
import type comparison from '../zh-CN/comparison.ts';

export default {
  back: 'Back to document reading',
  title: 'Comparison',
  intro: 'Choose two drafts and see, clause by clause, what was added, removed, changed and moved.',
  older: 'Older draft',
  newer: 'Newer draft',
  pick: 'Choose a document',
  start: 'Compare',
  same: 'Choose two different documents',
  empty: 'Nothing has been compared yet. Upload two drafts under Documents, then come back.',
  counts:
    'Changed {{changed}} · added {{added}} · removed {{removed}} · moved {{moved}} · only renumbered {{renumbered}} · the same {{same}}',
  onlyChanged: 'Changes only',
  unchanged: 'Both drafts are the same',
  change: {
    same: 'The same',
    renumbered: 'Renumbered',
    changed: 'Changed',
    added: 'Added',
    removed: 'Removed',
    moved: 'Moved',
  },
  formerly: 'In the older draft: {{label}}',
  export: 'Export comparison (Word)',
  delete: 'Delete',
  deleteTitle: 'Delete this comparison?',
  deleteText: 'Both documents stay.',
  missing: 'This comparison was not found; it may have been deleted',
  inserted: 'Added: ',
  deleted: 'Removed: ',
} satisfies Translated<typeof comparison>;
