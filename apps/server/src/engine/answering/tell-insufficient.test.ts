import { expect, test } from 'vitest';
import { describeBounds } from './tell-insufficient.ts';

const rest = { cues: [], prepare: [], followUps: [], tips: [] };
const fields = [
  { ...rest, id: 'tea', name: { zh: '茶叶', en: 'Tea' } },
  { ...rest, id: 'silk', name: { zh: '丝绸', en: 'Silk' } },
];
const bounds = { fields: [], lawsOnly: [], lawsWithout: [], region: null };

test('laws that are named one by one are said before the fields beside them', () => {
  const named = { ...bounds, fields: ['tea'], lawsOnly: ['甲法', '乙法'] };
  expect(describeBounds(named, fields, 'zh-CN')).toBe('我只按《甲法》《乙法》回答');
  const many = { ...named, lawsOnly: ['甲法', '乙法', '丙法', '丁法', '戊法'] };
  expect(describeBounds(many, fields, 'zh-CN')).toBe('我只按《甲法》《乙法》《丙法》《丁法》等法律回答');
  expect(describeBounds(many, fields, 'en')).toBe(
    'I answer by 《甲法》, 《乙法》, 《丙法》, 《丁法》 and other laws only',
  );
});

test('fields alone are said by name, and a province where nothing else bounds', () => {
  expect(describeBounds({ ...bounds, fields: ['tea', 'silk'] }, fields, 'zh-CN')).toBe(
    '我只回答茶叶、丝绸的问题',
  );
  expect(describeBounds({ ...bounds, fields: ['tea'] }, fields, 'en')).toBe('I answer on Tea only');
  expect(describeBounds({ ...bounds, lawsWithout: ['甲法'] }, fields, 'zh-CN')).toBe('我只按选定的法律回答');
});
