import { expect, test } from 'vitest';
import { auditedStateLabel, auditedStateMeaning } from './citation-audit-labels.ts';

const told = { type: 'statute', isWholeLaw: false, isQuoted: false, notRunReason: null } as const;

test('of a law that is cited as that of its time nothing says that it is in force on the chosen day', () => {
  const ofThen = { ...told, state: 'not_compared', ofItsTime: true } as const;
  expect(auditedStateLabel(ofThen, 'zh-CN')).toBe('当时的法律');
  expect(auditedStateMeaning(ofThen, 'zh-CN')).toContain('在所选日期已废止或已修改');
  expect(auditedStateMeaning({ ...ofThen, state: 'version_not_held' }, 'en')).toContain(
    'does not hold the text of then',
  );
  expect(auditedStateMeaning({ ...told, state: 'not_compared' }, 'zh-CN')).toContain('在所选日期有效');
});

test('what agrees beside words that were not compared is grey, and says which is which', () => {
  const partly = { kind: 'figure', agrees: '一年', open: '自争议发生之日起' } as const;
  const cited = { ...told, state: 'not_compared', partly } as const;
  expect(auditedStateLabel(cited, 'zh-CN')).toBe('数字相符，其余未比对');
  expect(auditedStateMeaning(cited, 'zh-CN')).toMatch(/“一年”与条文相符.*“自争议发生之日起”.*未比对/);
  expect(auditedStateLabel({ ...cited, partly: { ...partly, kind: 'quote' } }, 'en')).toBe(
    'Quotation agrees, rest not compared',
  );
  expect(auditedStateMeaning(cited, 'en')).toContain('were not compared');
});
