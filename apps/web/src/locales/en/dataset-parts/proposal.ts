import type { Translated } from '../../resources.ts';
import type { proposal as messages } from '../../zh-CN/dataset-parts/proposal.ts';

export const proposal = {
  between: ': ',
  cell: { yes: 'yes', no: 'no' },
  column: {
    kind: 'Kind of “{{label}}”',
    meaning: 'Meaning of “{{label}}”',
    unit: 'Unit of “{{label}}”',
    noUnit: 'No unit',
    dateOrder: 'Order of dates in “{{label}}”',
    dateOrders: { year_first: 'year/month/day', month_first: 'month/day/year', day_first: 'day/month/year' },
  },
  proposal: {
    intro:
      'The tables were recognised. Look at kinds and units of their columns, correct what is wrong, then import.',
    introAgain: 'Importing again replaces the tables that are there; steps made so far go.',
    import_one: 'Import {{count}} table',
    import_other: 'Import {{count}} tables',
    take: 'Import this table',
    columns_one: '{{count}} column',
    columns_other: '{{count}} columns',
    unreadable_one:
      'Of the first {{rows}} rows, {{count}} cell does not fit the kind of its column. It stays as written, is counted apart, and takes no part in figures.',
    unreadable_other:
      'Of the first {{rows}} rows, {{count}} cells do not fit the kind of their column. They stay as written, are counted apart, and take no part in figures.',
    encoding: 'Encoding',
    delimiter: 'Delimiter',
    delimiters: { comma: 'Comma', tab: 'Tab', semicolon: 'Semicolon', bar: 'Bar', wide: 'Chinese comma' },
    skipRows: 'Rows above header',
    headerRows: 'Header rows',
    leaveTotalsOut: 'Leave out rows of totals',
    part: 'What is shown',
    show: { columns: 'Columns', sample: 'First rows' },
    sampleAs: 'How the first rows are shown',
    asRead: 'As read',
    asWritten: 'As written',
    readAs: 'read as',
    notRead: 'not read',
    failed_one: '{{count}} not read',
    failed_other: '{{count}} not read',
    allEmpty: 'Empty in the first rows',
    warning: {
      duplicate_headers: 'a number was added to tell them apart.',
      empty_headers: 'they have names for the time being; rename them after the import.',
      totals_inside: 'they would count amounts twice, and are left out unless you say otherwise.',
      ragged_rows: 'see whether the first rows fit the header.',
      mixed_units: 'each cell was converted by its own unit.',
      ambiguous_dates: '03/04/2025 may be 4 March or 3 April; choose the order.',
      merged_cells: 'their value counts for the upper left cell, the others are empty.',
      formulas_without_value: 'these cells count as empty. Calculate and save the file in Excel once more.',
      no_header:
        'the first row looks like data, so columns have names for the time being. If it is the header, set the header rows to 1.',
      odd_characters: 'the encoding may be wrong; try another.',
    },
  },
} satisfies Translated<typeof messages>;
