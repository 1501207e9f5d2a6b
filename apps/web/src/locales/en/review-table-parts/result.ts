import type { Translated } from '../../resources.ts';
import type { result as messages } from '../../zh-CN/review-table-parts/result.ts';

export const result = {
  result: {
    memo: 'Summary',
    memoTitle: 'Summary of “{{title}}”',
    export: 'Export',
    xlsx: 'Excel workbook (values, sources, notes), numbers covered',
    docx: 'Word (summary and table), numbers covered',
    xlsxWithNumbers: 'With numbers in full: Excel workbook',
    docxWithNumbers: 'With numbers in full: Word file',
    toDataset: 'Make a dataset',
    toDatasetDone: 'Made a dataset, which can be asked and counted',
    majority: 'Most ({{count}}): {{text}}',
    position: 'Wished for: {{text}}',
    deviations: 'Documents that differ',
    moreDeviations_other: '{{count}} more',
    notWhole: 'Documents that were not read wholly',
    copy: 'Copy the summary',
    copied: 'Copied',
    notCopied: 'It could not be copied',
    openCell: 'Open this cell of “{{name}}”',
  },
} satisfies Translated<typeof messages>;
