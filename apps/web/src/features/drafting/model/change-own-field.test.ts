import type { FoundTemplateField } from '@mingfa/contract/own-template';
import { expect, it } from 'vitest';
import { changeOwnField } from './change-own-field.ts';

const field = (name: string, more: Partial<FoundTemplateField> = {}): FoundTemplateField => ({
  ...{ name, kind: 'text', label: name, help: '', required: true, bound: null },
  ...{ lists: [], follows: null, isSection: false, mayRepeat: false, ...more },
});
const ROWS = [
  field('原告', { kind: 'list', bound: 'claimants', isSection: true, mayRepeat: true }),
  field('性别', { kind: 'choice', bound: 'claimants.gender', lists: ['原告'] }),
  field('甲方'),
];

it('gives up the fact of a field that is of another kind now', () => {
  const [bound] = changeOwnField([field('案由', { bound: 'cause' })], '案由', { kind: 'date' });
  expect(bound).toMatchObject({ kind: 'date', bound: null });
});

it('binds columns anew where their rows come from elsewhere', () => {
  const [rows, column] = changeOwnField(ROWS, '原告', { bound: null });
  expect(rows).toMatchObject({ kind: 'list', bound: null });
  expect(column).toMatchObject({ kind: 'text', bound: null, lists: ['原告'] });
});

it('leaves columns where only the name of their rows changes', () => {
  expect(changeOwnField(ROWS, '原告', { label: '各原告' })[1]).toBe(ROWS[1]);
});

it('has what stood in rows stand by itself where they are a condition now', () => {
  const [condition, column] = changeOwnField(ROWS, '原告', { kind: 'yes_no' });
  expect(condition).toMatchObject({ kind: 'yes_no', bound: null });
  expect(column?.lists).toEqual([]);
});
