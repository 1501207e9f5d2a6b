import { expect, it } from 'vitest';
import { columnsToAdd, readChoices } from './new-table.ts';

const OWN = { id: '1', label: '免租期', instruction: '多长？', kind: 'period', choices: [] } as const;

it('lets a question in own words be filled by hand where no model is configured, and never by a rule', () => {
  const wanted = { keys: ['rent'], own: [{ ...OWN, choices: [] }], withModel: true };
  expect(columnsToAdd(wanted, null).map(({ method }) => method)).toEqual(['rule', 'hand']);
  expect(columnsToAdd(wanted, '模型甲').map(({ method }) => method)).toEqual(['both', 'model']);
});

it('reads choices line by line, each once', () => {
  expect(readChoices(' 允许 \n\n禁止\n允许')).toEqual(['允许', '禁止']);
});
