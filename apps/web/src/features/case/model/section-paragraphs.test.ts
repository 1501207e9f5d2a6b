import type { ReportBlock } from '@mingfa/contract/case-report-content';
import { expect, it } from 'vitest';
import { readParagraphs, sectionParagraphs } from './section-paragraphs.ts';

const blocks: ReportBlock[] = [
  { kind: 'heading', text: '一、指导性案例' },
  { kind: 'paragraph', origin: 'made', text: '检索到一件。', notes: [] },
  { kind: 'quote', caseId: null, paragraph: 3, text: '出卖人应当交付。', source: '某案第3段' },
  { kind: 'table', columns: ['案号'], rows: [['一']] },
  { kind: 'paragraph', origin: 'own', text: '作者的话。', notes: [] },
];

it('of a section that may be rewritten all words are written, of another the remarks alone', () => {
  expect(sectionParagraphs({ isEditable: true, blocks })).toEqual([
    '一、指导性案例',
    '检索到一件。',
    '出卖人应当交付。',
    '作者的话。',
  ]);
  expect(sectionParagraphs({ isEditable: false, blocks })).toEqual(['作者的话。']);
});

it('a line is a paragraph; empty lines are none', () => {
  expect(readParagraphs('一\n\n 二 \n')).toEqual(['一', '二']);
});
