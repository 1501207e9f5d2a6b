import type { ReportContent } from '@mingfa/contract/case-report-content';
import { expect, test } from 'vitest';
import { reportFile } from './report-file.ts';

const contentOf = (title: string, cell = '短'): ReportContent => ({
  title,
  sections: [
    {
      ...{ section: 'comparison', title: '比对', isEditable: false, isEdited: false, isOutdated: false },
      blocks: [{ kind: 'table', columns: ['比对项', '待决案件', '类案'], rows: [['事实', '—', cell]] }],
    },
  ],
  log: {
    entries: 0,
    checksum: '',
    blocks: [{ kind: 'paragraph', origin: 'made', text: '共0次检索', notes: [] }],
  },
});
const written = (content: ReportContent, language: 'zh-CN' | 'en') =>
  reportFile(content, { language, author: '某律师', day: '2026-11-28' }).blocks;

test('an English report with a Chinese title is headed in English, with the title beneath', () => {
  expect(written(contentOf('押金案类案检索报告'), 'en').slice(0, 2)).toMatchObject([
    { kind: 'heading', level: 1, text: 'Similar-Case Search Report' },
    { kind: 'paragraph', text: '押金案类案检索报告' },
  ]);
  expect(written(contentOf('押金案类案检索报告'), 'zh-CN')[0]).toMatchObject({ text: '押金案类案检索报告' });
  expect(written(contentOf('Deposits'), 'en')[0]).toMatchObject({ text: 'Deposits' });
});

test('rows of a table stay whole on a page, unless one would fill it', () => {
  const tableOf = (cell: string) =>
    written(contentOf('报告', cell), 'zh-CN').find(({ kind }) => kind === 'table');
  expect(tableOf('短')).toMatchObject({ wholeRows: true });
  expect(tableOf('长'.repeat(900))).toMatchObject({ wholeRows: false });
});

test('the log in the annex is small print', () => {
  expect(written(contentOf('报告'), 'zh-CN').at(-1)).toMatchObject({ style: 'Remark', text: '共0次检索' });
});
