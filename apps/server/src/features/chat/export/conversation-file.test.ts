import type { PrintedBlock } from '@mingfa/files/printed/printed-file';
import { expect, test } from 'vitest';
import type { WordLayout } from '../clone-desk.ts';
import { conversationFile } from './conversation-file.ts';
import type { ExportDocument } from './export-document.ts';

const written = (layout: WordLayout, more: Partial<ExportDocument> = {}) =>
  conversationFile({
    title: '押金不退',
    language: 'zh-CN',
    day: '2026-11-23',
    layout,
    clone: '租房助手',
    label: null,
    entries: [
      { role: 'user', isGenerated: false, markdown: '押金不退怎么办？', notes: [], remark: '', sources: [] },
      {
        role: 'assistant',
        isGenerated: false,
        markdown: '可以要求退还。',
        notes: [],
        remark: '',
        sources: ['《民法典》第五百七十七条'],
      },
      { role: 'user', isGenerated: false, markdown: '起诉呢？', notes: [], remark: '', sources: [] },
      {
        role: 'assistant',
        isGenerated: false,
        markdown: '可以。',
        notes: [],
        remark: '',
        sources: ['《民法典》第五百七十七条'],
      },
    ],
    ...more,
  }).blocks.map(textOf);

function textOf(block: PrintedBlock): string {
  if (block.kind === 'markdown') return block.markdown;
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return '';
  return typeof block.text === 'string' ? block.text : block.text.map(({ text }) => text).join('');
}

const SAID = ['押金不退怎么办？', '可以要求退还。', '起诉呢？', '可以。'];
const CAUTION = expect.stringContaining('不构成法律意见');

test('a note has its day, and each question and answer under its heading', () => {
  expect(written('note')).toEqual([
    '押金不退',
    '导出日期：2026-11-23',
    CAUTION,
    ...['问', SAID[0], '答', SAID[1], '问', SAID[2], '答', SAID[3]],
  ]);
});

test('a letter greets, reads on without headings, and closes with who wrote it and the day', () => {
  expect(written('letter')).toEqual([
    '押金不退',
    '您好：',
    ...SAID,
    '以上供您参考。',
    '租房助手',
    '2026-11-23',
    CAUTION,
  ]);
});

test('a memo says to whom, from whom, on what and when, and names each source once at its end', () => {
  const memo = written('memo');
  expect(memo.slice(0, 6)).toEqual([
    '押金不退',
    '致：提问人',
    '自：租房助手',
    '事由：押金不退',
    '日期：2026-11-23',
    '问',
  ]);
  expect(memo.slice(-3)).toEqual(['依据', '《民法典》第五百七十七条', CAUTION]);
  expect(written('memo', { language: 'en' })).toContain('To: the person who asked');
});
