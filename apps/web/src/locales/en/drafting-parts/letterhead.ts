import type { Translated } from '../../resources.ts';
import type messages from '../../zh-CN/drafting-parts/letterhead.ts';

export default {
  title: 'Letterhead and styles',
  intro:
    'Upload a Word file of your firm or company: letters, opinions and contracts you draft are exported with its page, header, footer (logo pictures too) and styles. Documents for a court keep the layout of courts, unless you choose otherwise when you export.',
  upload: 'Upload a letterhead',
  dialog: 'Choose the letter paper or template you usually write on (.docx). What is used of it:',
  points: [
    'paper, margins, header and footer with the pictures in them',
    'the styles of the title, headings, text and tables (Title, Heading 1–3, Normal, table style)',
    'what stands in its text is a sample: it is in no exported file',
  ],
  limit:
    'Put the words and the logo of the letterhead into header and footer. 10 MB at most. Macros and content from elsewhere are not accepted; only you can see the file.',
  reading: 'Uploading and reading its styles …',
  failed: 'Not made: {{why}}',
  made: 'The letterhead “{{title}}” was added',
  empty: 'You have no letterhead yet.',
  emptyHint: 'Without one, documents are exported in the usual layout.',
  default: 'Default',
  makeDefault: 'Make it the default',
  noDefault: 'No longer the default',
  sampleWord: 'Download a sample (Word)',
  samplePdf: 'Download a sample (PDF)',
  original: 'Download the original',
  rename: 'Rename',
  name: 'Name of the letterhead',
  delete: 'Delete letterhead',
  deleteTitle: 'Delete the letterhead “{{title}}”?',
  deleteText: 'The original is deleted for good. Files that were exported with it stay as they are.',
  deleted: 'Deleted',
  actions: 'Actions of “{{title}}”',
  sheet: 'How a page of “{{title}}” is laid out; no picture of the file',
  picture: 'picture',
  sample: { title: 'Title', heading: '1. Heading' },
  page: 'Page',
  pageSize:
    '{{width}} × {{height}} mm; margins: top {{top}}, bottom {{bottom}}, left {{left}}, right {{right}}',
  fonts: 'Font of the text',
  noFont: 'none named',
  styles: 'Styles used',
  ours: 'usual ones where it has none: {{parts}}',
  part: { title: 'title', headings: 'some headings', table: 'tables' },
  between: ', ',
  furthermore: '; ',
  pdf: 'Not in a PDF',
  always: 'colours and spacing of styles',
  file: 'Original file',
  nothing:
    'Header and footer of this file are empty. The words and the logo of a letterhead belong there: what stands in its text is not taken over.',
} satisfies Translated<typeof messages>;
