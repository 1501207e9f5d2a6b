import type { Translated } from '../../resources.ts';
import type { home as messages } from '../../zh-CN/review-table-parts/home.ts';

export const home = {
  intro:
    'Contracts or judgments as one table: a row for every document, a column for every question. Every cell names its source and opens the document there; what you have looked at can be checked and locked.',
  new: 'New review table',
  list: {
    search: 'Find by name',
    empty: 'No review tables yet. Rent, term and deposit of forty leases, seen in one table',
    nothing: 'No review table has “{{words}}” in its name.',
  },
  example: {
    label: 'What a review table looks like (an example)',
    document: 'Document',
    first: 'Lease of shop A.docx',
    second: 'Lease of shop B.pdf',
    third: 'Lease of shop C.docx',
    rent: 'Monthly rent',
    deposit: 'Deposit',
    sublease: 'Subletting',
    rentFirst: 'CNY 12,000',
    rentSecond: 'CNY 9,500',
    rentThird: 'CNY 11,800',
    depositFirst: 'CNY 24,000',
    subleaseFirst: 'With written consent',
    subleaseThird: 'Not allowed',
  },
  row: {
    size: '{{rows}} documents × {{columns}} columns',
    more: 'What can be done with “{{title}}”',
    cells: '{{done}} of {{total}} cells',
  },
  rename: { do: 'Rename', name: 'Name of the review table' },
  delete: {
    do: 'Delete',
    title: 'Delete “{{title}}”?',
    text: 'All its cells, checks and what was written by hand are deleted for good. The documents stay.',
  },
} satisfies Translated<typeof messages>;
