import type { Translated } from '../resources.ts';
import type reading from '../zh-CN/reading.ts';

export default {
  title: 'Document reading',
  intro:
    'Upload a file and read it beside its summary, outline and key facts; ask, review a contract, compare two drafts.',
  signUpTitle: 'Sign up to read files of your own',
  signUpHint: 'Your files are yours alone.',
  tabs: { documents: 'Documents', comparisons: 'Comparisons', playbooks: 'Playbooks' },
  list: {
    drop: 'Drop files here, or',
    choose: 'Choose files',
    dropNow: 'Let go to upload',
    kinds: 'PDF, Word, Excel, PowerPoint, pictures, mail and text, up to {{limit}} each',
    fromBase: 'From a knowledge base',
    search: 'Search by name',
    nothingFound: 'Nothing was found for “{{words}}”.',
    empty: 'No document has been read yet',
    opened: 'Opened {{time}}',
    pages: '{{count}} pages',
    close: 'Remove',
    closeTitle: 'Remove “{{name}}”?',
    closeOwn: 'The file, its notes, reviews and questions are deleted for good.',
    closeOther: 'It is only taken off this list; the file stays in its knowledge base.',
    closed: 'Removed',
  },
  fromBase: {
    title: 'From a knowledge base',
    none: 'There is no knowledge base yet',
    make: 'Make one',
    empty: 'This knowledge base has no file that can be read',
    open: 'Open',
  },
  back: 'Back to document reading',
  missing: 'This document was not found; it may have been deleted',
} satisfies Translated<typeof reading>;
