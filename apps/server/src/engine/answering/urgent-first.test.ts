import { loadUrgent } from '@mingfa/content/load-urgent';
import { expect, test } from 'vitest';
import { tellIfNow } from './urgent-first.ts';

const { urgent } = await loadUrgent();
const guided = (id: string) => [{ guide: { id } }];

test('beside a guide to a danger its first two steps are told', () => {
  const told = tellIfNow(null, guided('stalked-or-threatened'), 'zh-CN', urgent);
  expect(told).toMatch(/^## 如果正在发生\n\n1\. .*\n2\. /);
  expect(told).toContain('110');
  expect(tellIfNow(null, guided('stalked-or-threatened'), 'en', urgent)).toContain(
    '## If it is happening now',
  );
});

test('other guides bring no such steps', () => {
  expect(tellIfNow(null, guided('deposit-not-returned'), 'zh-CN', urgent)).toBeNull();
  expect(tellIfNow(null, [], 'zh-CN', urgent)).toBeNull();
});
