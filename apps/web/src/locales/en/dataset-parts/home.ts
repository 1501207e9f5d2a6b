import type { Translated } from '../../resources.ts';
import type { home as messages } from '../../zh-CN/dataset-parts/home.ts';

export const home = {
  intro:
    'Upload bank statements, payrolls or ledgers and ask them in a sentence: the answer is a table and a chart. Every figure leads to its rows. All of it happens on this server, and the file is never changed.',
  homeTabs: { datasets: 'Datasets', analyses: 'Analyses', reviews: 'Review tables' },
  signUpTitle: 'With an account you can analyse tables of your own',
  signUpHint: 'Tables and results are yours alone; nobody else sees them.',
  add: {
    label: 'Upload tables',
    drop: 'Drop tables here, or',
    dropNow: 'Let go to upload',
    choose: 'Choose files',
    kinds:
      'CSV, Excel (xlsx), JSON, Parquet, each up to {{limit}}. Files chosen at once (at most {{count}}) make one dataset.',
    tooMany: 'A dataset has at most {{limit}} files',
  },
  sending: {
    label: 'Uploading {{name}}',
    there: 'Uploaded; waits for the others chosen with it',
    keepTwice: 'Upload it all the same',
    leaveOut: 'Leave out {{name}}',
    replaces: 'to take the place of the files of “{{title}}”',
  },
  list: {
    search: 'Find by name',
    empty: 'No datasets yet. Upload a table and ask it right away',
    emptyHint:
      'Encoding, delimiter, header, units and ways of writing dates are recognised, and shown to you before anything is imported.',
    nothing: 'No dataset has “{{words}}” in its name.',
  },
  row: {
    tables_one: '{{count}} table',
    tables_other: '{{count}} tables',
    rows_one: '{{shown}} row',
    rows_other: '{{shown}} rows',
    more: 'What can be done with “{{title}}”',
  },
  way: {
    stored: 'Recognising tables',
    recognised: 'Importing',
    loaded: 'Tidying up',
    stop: 'Stop',
    retryAt: 'again at {{time}}',
  },
  rename: { do: 'Rename', name: 'Name of the dataset' },
  delete: {
    do: 'Delete',
    title: 'Delete “{{title}}”?',
    text: 'Its files, tables and steps are deleted for good.',
    analyses_one:
      '{{count}} analysis asks it: the analysis stays, but the answers it drew from here are deleted, too.',
    analyses_other:
      '{{count}} analyses ask it: they stay, but the answers they drew from here are deleted, too.',
  },
  replace: {
    do: 'Replace the files',
    title: 'Replace the files?',
    text_one:
      'Choose {{count}} file of the same shape (the same columns). The {{steps}} steps are done again on it, and the data that is there is replaced.',
    text_other:
      'Choose {{count}} files of the same shape (the same columns). The {{steps}} steps are done again on them, and the data that is there is replaced.',
    choose: 'Choose files',
    wrong_one: 'Choose {{count}} file, as many as there are now.',
    wrong_other: 'Choose {{count}} files, as many as there are now.',
    done: 'The files of “{{title}}” were replaced and are being imported',
  },
  fromDocument: {
    do: 'Take tables from a document you have read',
    title: 'Tables from a document',
    hint: 'Choose a document you have read; its tables become a dataset.',
    search: 'Find documents by name',
    none: 'No documents have been read yet. Upload one under “Document reading” first.',
    nothing: 'No document has “{{words}}” in its name.',
    take: 'Take tables',
    takeOf: 'Take the tables of “{{name}}”',
  },
} satisfies Translated<typeof messages>;
