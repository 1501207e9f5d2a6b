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
