import { expect, test } from 'vitest';
import { NOTE_CLOSE, NOTE_OPEN } from './note-marks.ts';
import type { SetBlock } from './set-block.ts';
import { setBlocks } from './set-blocks.ts';

const markdown = (text: string, notes: string[] = []) =>
  setBlocks([{ kind: 'markdown', markdown: text, notes }]);

test('footnotes stand where their marks stood; a mark without a note is nothing', () => {
  expect(markdown(`甲${NOTE_OPEN}0${NOTE_CLOSE}乙${NOTE_OPEN}7${NOTE_CLOSE}`, ['注'])).toEqual([
    {
      kind: 'paragraph',
      style: 'Body',
      line: [
        { kind: 'text', text: '甲' },
        { kind: 'note', text: '注' },
        { kind: 'text', text: '乙' },
      ],
    },
  ]);
});

test('HTML in Markdown is its own text, a picture what it is said to show, a link its words and where it leads', () => {
  const text = JSON.stringify(markdown('<b>粗</b> ![图](http://x/y.png) [法条](https://example.com/1)'));
  for (const words of ['<b>', '</b>', '图', '法条', ' (https://example.com/1)'])
    expect(text).toContain(words);
  expect(text).not.toContain('y.png');
});

test('quotes and lists nested deeper than anybody writes keep their words', () => {
  const depthOf = (blocks: readonly SetBlock[]): number =>
    Math.max(0, ...blocks.map((block) => (block.kind === 'quote' ? 1 + depthOf(block.blocks) : 0)));
  const deep = markdown(`${'> '.repeat(500)}最里面`);
  expect(depthOf(deep)).toBeLessThanOrEqual(8);
  expect(JSON.stringify(deep)).toContain('最里面');
});

test('what no file can hold, and what turns the order round, is left out everywhere', () => {
  const text = '甲\u0007\u202e乙\ud800';
  const said = JSON.stringify(
    setBlocks([
      { kind: 'heading', level: 1, text },
      { kind: 'paragraph', style: 'Body', text: [{ text }] },
      { kind: 'markdown', markdown: `${text}${NOTE_OPEN}0${NOTE_CLOSE}`, notes: [text] },
      { kind: 'table', columns: [{ title: text, width: 1 }], rows: [[text]], size: 20 },
    ]),
  );
  expect(said).not.toMatch(/\\u0007|\u202e|\\ud800/);
  expect(said.split('甲乙').length - 1).toBe(6);
});
