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
  },
} satisfies Translated<typeof messages>;
