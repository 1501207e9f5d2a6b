import { expect, test } from 'vitest';
import { checkFact } from './check-fact.ts';
import type { FactDefinition, FactKind } from './fact-definition.ts';
import type { FactValue } from './fact-sheet.ts';

const of = (kind: FactKind, more: Partial<FactDefinition> = {}): FactDefinition => ({
  id: 'x',
  kind,
  label: { zh: 'x', en: 'x' },
  ...more,
});
const options = [{ value: 'a', label: { zh: 'a', en: 'a' }, written: '甲' }];

test.each<[FactDefinition, FactValue, string | undefined]>([
  [of('identity_number'), '110101198804120010', undefined],
  [of('identity_number'), '110101198804120011', 'identity_check'],
  [of('identity_number'), '110101198813120010', 'identity_birthday'],
  [of('identity_number'), '110101209904120010', 'identity_birthday'],
  [of('identity_number'), '1101011988', 'identity_length'],
  [of('credit_code'), '91110000MA0000001L', undefined],
  [of('credit_code'), '91110000MA00000012', 'credit_code_check'],
  [of('credit_code'), '91110000MA000000I1', 'credit_code_form'],
  [of('mobile'), '13800000001', undefined],
  [of('mobile'), '010-62345678', undefined],
  [of('mobile'), '12345', 'mobile_form'],
  [of('case_number'), '（2026）京0105民初123号', undefined],
  [of('case_number'), '(2026)京0105民初123号', undefined],
  [of('case_number'), '京0105民初123号', 'case_number_form'],
  [of('case_number'), '（2099）京0105民初123号', 'case_number_impossible'],
  [of('court'), '临江市河东区人民法院', undefined],
  [of('court'), '临江市司法局', 'court_form'],
  [of('money'), 0.29, undefined],
  [of('money'), 120000.005, 'more_than_cents'],
  [of('money'), -1, 'out_of_range'],
  [of('money'), Number.NaN, 'out_of_range'],
  [of('money'), '12', 'not_of_its_kind'],
  [of('money', { least: 0.01 }), 0, 'out_of_range'],
  [of('count'), 1.5, 'not_of_its_kind'],
  [of('date'), '2024-02-29', undefined],
  [of('date'), '2023-02-29', 'no_such_day'],
  [of('date', { past: true }), '2026-11-29', 'day_ahead'],
  [of('choice', { options }), 'a', undefined],
  [of('choice', { options }), 'b', 'no_such_choice'],
  [of('yes_no'), 'yes', 'not_of_its_kind'],
  [of('text'), '长'.repeat(501), 'too_long'],
  [of('long_text'), '长'.repeat(1_000_000), 'too_long'],
])('$kind %#', (definition, value, problem) => {
  expect(checkFact(definition, value, '2026-11-28')?.problem, JSON.stringify(value).slice(0, 40)).toBe(
    problem,
  );
});
