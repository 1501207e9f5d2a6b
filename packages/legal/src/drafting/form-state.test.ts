import { expect, test } from 'vitest';
import { EMPTY_SHEET, sheetOf } from './fact-sheet.ts';
import { formState } from './form-state.ts';
import { parseCondition } from './parse-expression.ts';
import type { Template } from './template.ts';

const label = { zh: '甲', en: 'A' };
const steps: Template['steps'] = [
  {
    id: 'all',
    title: label,
    facts: [
      { fact: 'rent', required: true, fields: [], when: parseCondition('leased') },
      {
        fact: 'tenants',
        required: true,
        fields: [
          { field: 'name', required: true },
          { field: 'phone', required: parseCondition('row.name known') },
        ],
      },
    ],
  },
];
const state = (sheet: Parameters<typeof sheetOf>[0]) =>
  formState({ steps } as Template, { sheet: sheetOf(sheet), today: '2026-11-28', rows: new Map() });

test('a fact is shown and asked for once other facts say that it concerns the matter', () => {
  expect(state({})[0]).toMatchObject({ fact: 'rent', isShown: false, isRequired: false });
  expect(state({ leased: true })[0]).toMatchObject({ isShown: true, isRequired: true });
});

test('each row of a list says which of its fields are asked for', () => {
  expect(state({ tenants: [{ name: '张三' }, { phone: '1' }] })[1]).toMatchObject({
    rows: [
      { row: 'r1', required: ['name', 'phone'] },
      { row: 'r2', required: ['name'] },
    ],
  });
  expect(
    formState({ steps } as Template, { sheet: EMPTY_SHEET, today: '2026-11-28', rows: new Map() }),
  ).toHaveLength(2);
});
