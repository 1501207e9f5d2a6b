// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anEditor, aParagraph, templateWords } from '../../testing/an-editor.ts';
import { bodyOfDoc } from './body-of-doc.ts';
import { findingOf, lookFor, replaceAll, replaceOne, turnTo } from './find-words.ts';

const cell = { paragraphs: [[templateWords('原告的话')]], columns: 1, role: 'content' as const };
let editor: Editor;
beforeEach(() => {
  editor = anEditor([
    aParagraph(templateWords('原'), { ...templateWords('告'), bold: true }, templateWords('与原告')),
    { kind: 'table', widths: [100], headRows: 0, rows: [{ cells: [cell] }] },
    aParagraph({ text: 'ABC abc', origin: { kind: 'model', part: 'grounds' } }),
  ]);
});
afterEach(() => editor.destroy());

const say = (change: Parameters<Editor['view']['dispatch']>[0]) => editor.view.dispatch(change);
const text = () => editor.state.doc.textBetween(0, editor.state.doc.content.size, '\n');

it('counts what it finds: over bold words, in cells, in any case', () => {
  say(lookFor(editor.state, '原告'));
  expect(findingOf(editor.state).places).toHaveLength(3);
  say(lookFor(editor.state, 'Abc'));
  expect(findingOf(editor.state).places).toHaveLength(2);
  say(lookFor(editor.state, ''));
  expect(findingOf(editor.state).places).toHaveLength(0);
});

it('goes round from the last to the first', () => {
  say(lookFor(editor.state, '原告'));
  const seen = [0, 1, 2, 3].map(() => {
    say(turnTo(editor.state, 1));
    return findingOf(editor.state).at;
  });
  expect(seen).toEqual([1, 2, 0, 1]);
});

it('replaces one and shows the next', () => {
  say(lookFor(editor.state, '原告'));
  say(replaceOne(editor.state, '原告原告'));
  expect(text()).toBe('原告原告与原告\n原告的话\nABC abc');
  expect(findingOf(editor.state)).toMatchObject({ at: 2 });
});

it('replaces all, also where the new words hold the old ones, and one undo takes it back', () => {
  say(lookFor(editor.state, '原告'));
  say(replaceAll(editor.state, '原告人'));
  expect(text()).toBe('原告人与原告人\n原告人的话\nABC abc');
  editor.commands.undo();
  expect(text()).toBe('原告与原告\n原告的话\nABC abc');
  say(replaceAll(editor.state, ''));
  expect(text()).toBe('与\n的话\nABC abc');
});

it('gives the person what was put in the place of a model’s words', () => {
  say(lookFor(editor.state, 'abc'));
  say(replaceAll(editor.state, '甲'));
  expect(bodyOfDoc(editor.state.doc)[2]).toMatchObject({
    spans: [
      { origin: { kind: 'typed' } },
      { text: ' ', origin: { kind: 'model' } },
      { origin: { kind: 'typed' } },
    ],
  });
});
