import { expect, test } from 'vitest';
import { documentText } from '../document-text.ts';
import { dictionaryOf, type FactDefinition } from '../fact-definition.ts';
import { EMPTY_SHEET, type FactSheet, sheetOf } from '../fact-sheet.ts';
import { formState } from '../form-state.ts';
import { checkOwnFields } from './check-own-fields.ts';
import { fillOwnValues } from './fill-own-values.ts';
import { guessOwnFields } from './guess-own-fields.ts';
import { OwnScope } from './own-scope.ts';
import type { OwnBlock, OwnField, OwnPiece, OwnText } from './own-template.ts';
import { ownFactsUsed, ownTemplateOf } from './own-template-of.ts';
import { renderOwnTemplate } from './render-own-template.ts';

const TODAY = '2026-11-29';
const called = (zh: string) => ({ zh, en: zh });
const fact = (id: string, kind: FactDefinition['kind'], zh: string, record?: string): FactDefinition => ({
  ...{ id, kind, label: called(zh), ...(record ? { record } : {}) },
});
const dictionary = dictionaryOf(
  [
    fact('cause', 'text', '案由'),
    fact('court', 'court', '法院'),
    fact('claimants', 'list', '原告（申请人）', 'party'),
  ],
  [
    {
      ...{ id: 'party', label: called('当事人') },
      fields: [fact('name', 'text', '姓名或者名称'), fact('phone', 'mobile', '联系电话')],
    },
  ],
);

const words = (text: string): OwnPiece => ({ kind: 'words', text });
const field = (name: string): OwnPiece => ({ kind: 'field', name });
const line = (...of: OwnPiece[]): OwnBlock => ({ kind: 'paragraph', look: 'plain', of });
const section = <Of>(name: string, of: readonly Of[], inverted = false) => ({
  ...{ kind: 'section' as const, name, inverted, of },
});
const textOf = (...body: OwnBlock[]): OwnText => ({ body, headers: [], footers: [] });
const guess = (...names: string[]) =>
  Object.fromEntries(
    guessOwnFields(textOf(line(...names.map(field))), dictionary).map(({ name, kind, bound }) => [
      name,
      bound ?? kind,
    ]),
  );
function compiled(text: OwnText, change: (fields: OwnField[]) => OwnField[] = (fields) => fields) {
  const fields = change(guessOwnFields(text, dictionary));
  return ownTemplateOf({ id: 'otp_a', namespace: 'a', title: '合同', note: '', text, fields }, dictionary);
}
type Compiled = ReturnType<typeof compiled>;
const idOf = ({ own }: Compiled, name: string) => `own_a_${own.fields.findIndex((one) => one.name === name)}`;
const columnOf = ({ own }: Compiled, name: string) => `c${own.fields.findIndex((one) => one.name === name)}`;
const scopeOf = (of: Compiled, sheet: FactSheet, isBlank = false) =>
  new OwnScope(of, dictionary, { sheet, today: TODAY }, isBlank);
const rendered = (of: Compiled, sheet: FactSheet, isBlank = false) =>
  documentText(renderOwnTemplate(of.own, scopeOf(of, sheet, isBlank)));

test('a field is guessed by its name, and bound to what the dictionary calls so', () => {
  expect(
    guess('签约日期', '租金', '合同价款', '甲方身份证号', '甲方电话', '是否续租', '逾期利率', '份数', '甲方'),
  ).toEqual({
    ...{ 签约日期: 'date', 租金: 'money', 合同价款: 'money', 甲方身份证号: 'identity_number' },
    ...{ 甲方电话: 'mobile', 是否续租: 'yes_no', 逾期利率: 'percent', 份数: 'count', 甲方: 'text' },
  });
  expect(guess('案由', '受理法院', '原告姓名', '原告', '申请人电话')).toEqual({
    ...{ 案由: 'cause', 受理法院: 'court', 原告姓名: 'claimants.name' },
    ...{ 原告: 'claimants.name', 申请人电话: 'claimants.phone' },
  });
});

test('a stretch with fields in it is rows, one without or called as a condition a yes or no', () => {
  const text = textOf(
    section('货物', [line(field('品名'))]),
    section('有担保', [line(field('担保人'))]),
    section('加急', [line(words('加急'))]),
    line(section('备注', [field('备注')])),
  );
  const kinds = Object.fromEntries(guessOwnFields(text, dictionary).map(({ name, kind }) => [name, kind]));
  expect(kinds).toMatchObject({
    货物: 'list',
    品名: 'text',
    有担保: 'yes_no',
    加急: 'yes_no',
    备注: 'long_text',
  });
});

test('rows called as a list of the dictionary take their values from it, where it has all of their fields', () => {
  const bound = (...columns: string[]) =>
    guessOwnFields(textOf(section('原告', [line(...columns.map(field))])), dictionary).map(
      (one) => one.bound,
    );
  expect(bound('姓名', '电话')).toEqual(['claimants', 'claimants.name', 'claimants.phone']);
  expect(bound('姓名', '车牌')).toEqual([null, null, null]);
});

test('values come from bound facts and from facts of the template’s own; open ones are lines to write on', () => {
  const of = compiled(
    textOf(
      line(
        field('原告姓名'),
        words('，'),
        field('案由'),
        words('，租金'),
        field('租金'),
        words('元（大写'),
        field('租金大写'),
        words('）'),
      ),
      line(field('交付日期'), words('，利率'), field('利率'), words('%')),
    ),
  );
  const sheet = sheetOf({
    ...{ claimants: [{ name: '甲' }, { name: '𠮷乙' }], cause: '借款' },
    ...{ [idOf(of, '租金')]: 5000, [idOf(of, '利率')]: 3.85 },
  });
  expect(rendered(of, sheet)).toBe(
    '甲、𠮷乙，借款，租金5000元（大写伍仟元整）\n＿＿＿＿年＿＿月＿＿日，利率3.85%',
  );
  expect(rendered(of, EMPTY_SHEET)).toBe(
    '＿＿＿＿＿＿，＿＿＿＿＿＿，租金＿＿＿＿＿＿元（大写＿＿＿＿＿元）\n＿＿＿＿年＿＿月＿＿日，利率＿＿＿＿＿＿%',
  );
  expect(ownFactsUsed(of.placed)).toEqual(
    new Set(['claimants', 'cause', ...['租金', '交付日期', '利率'].map((name) => idOf(of, name))]),
  );
  expect(of.template.steps[0]?.facts.map((one) => one.fact)).not.toContain(idOf(of, '租金大写'));
});

test('what hangs on an open yes or no is not shown, nor is its opposite; on paper both stand', () => {
  const of = compiled(
    textOf(line(section('是否担保', [words('有')]), section('是否担保', [words('无')], true), words('。'))),
  );
  const by = (value: boolean) => rendered(of, sheetOf({ [idOf(of, '是否担保')]: value }));
  expect([by(true), by(false), rendered(of, EMPTY_SHEET)]).toEqual(['有。', '无。', '。']);
  expect(rendered(of, EMPTY_SHEET, true)).toBe('有无。');
});

test('a field within a condition is asked for where the condition holds', () => {
  const of = compiled(textOf(section('有担保', [line(field('担保人'))]), line(field('甲方'))));
  const shown = (sheet: FactSheet) =>
    formState(of.template, { sheet, today: TODAY, rows: new Map() })
      .filter(({ isRequired }) => isRequired)
      .map((one) => one.fact);
  const [has, who, party] = ['有担保', '担保人', '甲方'].map((name) => idOf(of, name));
  expect(shown(EMPTY_SHEET)).toEqual([has, party]);
  expect(shown(sheetOf({ [has ?? '']: true }))).toEqual([has, who, party]);
});

test('a field within a stretch that hangs on another field is asked for once that one is filled in', () => {
  const text = textOf(
    line(section('保证人', [words('保证人'), field('保证人'), words('，证件号'), field('证件号')])),
    line(section('押金', [words('押金'), field('押金'), words('元')])),
    line(section('保证人', [words('没有保证人，原因'), field('原因')], true)),
  );
  const of = compiled(text, (fields) =>
    fields.map((one) => (one.name === '押金' || one.name === '保证人' ? { ...one, required: true } : one)),
  );
  const asked = (facts: Record<string, string>) =>
    formState(of.template, { sheet: sheetOf(facts), today: TODAY, rows: new Map() })
      .filter(({ isRequired }) => isRequired)
      .map((one) => one.fact);
  const [guarantor, number, deposit, reason] = ['保证人', '证件号', '押金', '原因'].map((name) =>
    idOf(of, name),
  );
  expect(asked({})).toEqual([guarantor, deposit, reason]);
  expect(asked({ [guarantor ?? '']: '某人' })).toEqual([guarantor, number, deposit]);
});

test('the filling of the file and the view of it say the same', () => {
  const of = compiled(
    textOf(section('货物', [line(field('品名'), words('/'), field('甲方'))]), line(field('甲方'))),
  );
  const goods = columnOf(of, '品名');
  const sheet = sheetOf({ [idOf(of, '甲方')]: '周公司', [idOf(of, '货物')]: [{ [goods]: '床' }, {}] });
  expect(rendered(of, sheet)).toBe('床/周公司\n＿＿＿＿＿＿/周公司\n周公司');
  const filling = fillOwnValues(of, scopeOf(of, sheet));
  expect(filling.texts).toEqual({ 货物: '', 甲方: '周公司' });
  expect(filling.rows.货物?.map(({ texts }) => texts)).toEqual([{ 品名: '床' }, { 品名: '＿＿＿＿＿＿' }]);
});

test('settings that do not fit the text are told by field', () => {
  const text = textOf(section('货物', [line(field('品名'))]), line(field('甲方')));
  const problems = (change: (fields: OwnField[]) => OwnField[]) =>
    checkOwnFields(text, change(guessOwnFields(text, dictionary)), dictionary).map(({ name, problem }) => [
      name,
      problem,
    ]);
  const set = (name: string, more: Partial<OwnField>) => (fields: OwnField[]) =>
    fields.map((one) => (one.name === name ? { ...one, ...more } : one));
  expect(problems((fields) => fields)).toEqual([]);
  expect(problems((fields) => fields.slice(1))).toEqual([['货物', 'missing']]);
  expect(problems((fields) => [...fields, ...fields.slice(2)])).toEqual([['甲方', 'twice']]);
  expect(problems(set('甲方', { kind: 'list' }))).toEqual([['甲方', 'no_rows']]);
  expect(problems(set('甲方', { bound: 'nothing' }))).toEqual([['甲方', 'no_such_fact']]);
  expect(problems(set('甲方', { kind: 'choice' }))).toEqual([['甲方', 'other_kind']]);
  expect(problems(set('货物', { bound: 'claimants' }))).toEqual([['品名', 'column_unbound']]);
  expect(problems(set('品名', { bound: 'cause' }))).toEqual([['品名', 'column_unbound']]);
});
