import { loadUrgent } from '@mingfa/content/load-urgent';
import { expect, test } from 'vitest';
import { tellIfNow, tellUrgent } from './urgent-first.ts';

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

test('beside abuse by carers the steps fit a child as they fit an old person', () => {
  const told = (['zh-CN', 'en'] as const).map((language) =>
    tellIfNow(null, guided('abused-by-carers'), language, urgent),
  );
  for (const text of told) expect(text).toContain('110');
  expect(told.join('\n')).not.toMatch(/老人|孩子|old person|child/);
});

test('other guides bring no such steps', () => {
  expect(tellIfNow(null, guided('deposit-not-returned'), 'zh-CN', urgent)).toBeNull();
  expect(tellIfNow(null, [], 'zh-CN', urgent)).toBeNull();
});

test('what may be an emergency is told what to do should it be happening, before that of a guide', () => {
  expect(tellIfNow('poisoned_or_bitten', [], 'zh-CN', urgent)).toMatch(/^## 如果正在发生\n\n1\. .*120/);
  expect(tellIfNow('fraud', guided('stalked-or-threatened'), 'zh-CN', urgent)).toContain('96110');
});

test('in doubt whether somebody may hurt themselves they are told where to turn, and the answer follows', () => {
  const doubted = { told: [], possible: { kind: 'self_harm' as const, ofAnother: false } };
  const { text, alone } = tellUrgent(doubted, 'zh-CN', urgent);
  expect(text).toContain('12356');
  expect(alone).toBe(false);
  const sure = { told: [doubted.possible], possible: null };
  expect(tellUrgent(sure, 'zh-CN', urgent)).toMatchObject({ text, alone: true });
});
