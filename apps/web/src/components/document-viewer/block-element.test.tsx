// @vitest-environment jsdom
import type { DocumentBlock, DocumentPart } from '@mingfa/contract/document-content';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import document from '../../locales/zh-CN/document.ts';
import { startWords } from '../../testing/start-words.ts';
import { BlockElement } from './block-element.tsx';
import { looksOfPart, type ShownMark } from './shown-marks.ts';

beforeAll(() => startWords({ document }));
afterEach(cleanup);

const block = (over: Partial<DocumentBlock>): DocumentBlock => ({
  id: 'b0',
  kind: 'paragraph',
  level: null,
  text: '',
  number: null,
  page: null,
  box: null,
  rows: null,
  part: null,
  row: null,
  paragraph: null,
  changes: [],
  author: null,
  anchorId: null,
  ...over,
});
const partOf = (one: DocumentBlock): DocumentPart => ({
  number: 1,
  page: null,
  width: null,
  height: null,
  source: 'text',
  blocks: [one],
});

test('tracked changes are seen as such, with who made them', () => {
  const changed = block({
    text: '租金3500元',
    changes: [
      { kind: 'deleted', start: 2, end: 2, author: '王律师', text: '3000' },
      { kind: 'inserted', start: 2, end: 6, author: '王律师', text: '3500' },
    ],
  });
  const looks = looksOfPart(partOf(changed), [], new Map()).get('b0');
  const { container } = render(<BlockElement block={changed} {...(looks ? { looks } : {})} />);
  expect(container.querySelector('del')?.textContent).toBe('3000');
  expect(container.querySelector('ins')?.textContent).toBe('3500');
  expect(container.querySelector('ins')?.title).toBe('王律师 增加');
});

test('HTML in a file stays text', () => {
  const { container } = render(<BlockElement block={block({ text: '<img src=x onerror=alert(1)>' })} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('<img src=x onerror=alert(1)>');
});

test('quoted words of a mark are a button that opens it; words that are not there mark the whole block', () => {
  const open = vi.fn();
  const mark: ShownMark = {
    id: 'm1',
    places: [
      {
        documentId: 'doc_aaaaaa',
        segmentId: null,
        page: null,
        pageEnd: null,
        boxes: [],
        blockIds: ['b0'],
        sheet: null,
        row: null,
      },
    ],
    tone: 'caution',
    label: '违约金过高',
    quote: '每日百分之三',
    isActive: false,
    onOpen: open,
  };
  const clause = block({ text: '违约金为每日百分之三。' });
  const part = partOf(clause);
  const quoted = looksOfPart(part, [mark], new Map()).get('b0');
  render(<BlockElement block={clause} {...(quoted ? { looks: quoted } : {})} />);
  screen.getByRole('button', { name: '每日百分之三' }).click();
  expect(open).toHaveBeenCalledOnce();
  const whole = looksOfPart(part, [{ ...mark, quote: '没有这些字' }], new Map()).get('b0');
  expect(whole?.whole).toHaveLength(1);
});

test('a table finds what was searched in the cell it stands in', () => {
  const cell = (text: string) => ({ text, paragraph: null, columnSpan: 1, rowSpan: 1 });
  const table = block({
    kind: 'table',
    text: '项目\t金额\n租金\t3000元',
    rows: [
      [cell('项目'), cell('金额')],
      [cell('租金'), cell('3000元')],
    ],
  });
  const hits = new Map([['b0', [{ blockId: 'b0', start: 9, end: 13, isCurrent: true }]]]);
  const looks = looksOfPart(partOf(table), [], hits).get('b0');
  const { container } = render(<BlockElement block={table} {...(looks ? { looks } : {})} />);
  expect(container.querySelector('td mark')?.textContent).toBe('3000');
});
