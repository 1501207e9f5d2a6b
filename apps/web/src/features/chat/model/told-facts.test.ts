import { expect, it } from 'vitest';
import { isFactReadable, tellFact, withToldFacts } from './told-facts.ts';

const FACTS = [
  { factId: 'wage', label: '月工资', kind: 'money', options: [], required: true, help: '' },
  { factId: 'contract', label: '是否签了书面合同', kind: 'boolean', options: [], required: false, help: '' },
] as const;

it('writes what was told behind the question, a line each, and leaves out what was not', () => {
  const facts = FACTS.map((fact) => ({ ...fact, options: [] }));
  expect(withToldFacts('被辞退了', facts, { wage: ' 8,000 ' }, 'zh-CN')).toBe('被辞退了\n月工资：8,000元');
  expect(withToldFacts('被辞退了', facts, { contract: '是' }, 'zh-CN')).toBe(
    '被辞退了\n是否签了书面合同：是',
  );
});

it('gives a bare figure of money its unit, and keeps one value in its line', () => {
  expect(tellFact({ kind: 'money' }, '8000', 'en')).toBe('8000 yuan');
  expect(tellFact({ kind: 'money' }, '1.2万', 'zh-CN')).toBe('1.2万');
  expect(tellFact({ kind: 'text' }, '先辞退；\n后补偿', 'zh-CN')).toBe('先辞退，后补偿');
});

it('knows what cannot be read in its field', () => {
  expect(isFactReadable({ kind: 'money' }, '8000')).toBe(true);
  expect(isFactReadable({ kind: 'money' }, '很多')).toBe(false);
  expect(isFactReadable({ kind: 'count' }, '三个')).toBe(true);
  expect(isFactReadable({ kind: 'count' }, '若干')).toBe(false);
  expect(isFactReadable({ kind: 'text' }, '很多')).toBe(true);
});
