import { expect, test } from 'vitest';
import { detectField, loadFields } from './fields.ts';

const fields = await loadFields();

test('every field is complete in both languages and its patterns compile', () => {
  expect(fields.length).toBeGreaterThanOrEqual(10);
  for (const { tips } of fields)
    for (const { saidBy } of tips)
      for (const pattern of saidBy) expect(() => new RegExp(pattern)).not.toThrow();
});

test('ids of fields and of tips occur once', () => {
  const ids = fields.flatMap((field) => [field.id, ...field.tips.map((tip) => tip.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['试用期被公司辞退有没有赔偿', 'labour'],
  ['房东不退押金怎么办', 'tenancy'],
  ['朋友借钱不还', 'loan'],
  ['离婚后孩子归谁', 'family'],
  ['开车撞了人要赔多少', 'traffic'],
  ['网购买到假货', 'consumer'],
  ['有人在网上造谣诽谤我', 'personality'],
  ['父亲去世没有留遗嘱，遗产怎么分', 'inheritance'],
  ['股东能查公司的账吗', 'company'],
  ['被人打了还手算正当防卫吗', 'crime'],
  ['民事判决书收到后几天内可以上诉', 'procedure'],
])('%s belongs to %s', (question, id) => {
  expect(detectField(fields, question)?.id).toBe(id);
});

test('a question of no field has none', () => {
  expect(detectField(fields, '今天天气怎么样')).toBeNull();
  // Firms agree on arbitration, too: no proof of employment belongs to their clause.
  expect(detectField(fields, '合同只写提交仲裁，没有写哪家机构')).toBeNull();
});
