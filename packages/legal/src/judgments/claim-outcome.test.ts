import { expect, test } from 'vitest';
import { claimOutcome, type DecidedOutcome } from './claim-outcome.ts';

const sued = { stance: '上诉人', earlier: ['原审被告'] };
const claimant = { stance: '被上诉人', earlier: ['原审原告'] };
const appeal = (change: Partial<DecidedOutcome>): DecidedOutcome => ({
  procedure: 'second_instance',
  outcome: 'partly',
  disposal: ['changed'],
  parties: [sued, claimant],
  ruling: '变更第一项为支付20000元；驳回其他诉讼请求。',
  ...change,
});

test('at first instance the claim came out as the claims did', () => {
  expect(claimOutcome(appeal({ procedure: 'first_instance', outcome: 'supported' }))).toBe('supported');
  expect(claimOutcome(appeal({ procedure: 'summary', outcome: 'partly' }))).toBe('partly');
});

test('an appeal of whoever was sued that fails leaves the claim as it was granted', () => {
  const failed = { outcome: 'dismissed' as const, disposal: ['affirmed'], ruling: '驳回上诉，维持原判。' };
  expect(claimOutcome(appeal(failed))).toBeNull();
});

test('an appeal of whoever was sued that succeeds cuts the claim, or has it dismissed', () => {
  expect(claimOutcome(appeal({}))).toBe('partly');
  expect(claimOutcome(appeal({ outcome: 'supported', ruling: '撤销原判；驳回某甲的诉讼请求。' }))).toBe(
    'dismissed',
  );
  expect(claimOutcome(appeal({ outcome: 'supported' }))).toBe('partly');
});

test('an appeal of the claimant, of both, or of nobody known comes out as it was decided', () => {
  const own = [
    { stance: '上诉人', earlier: ['原审原告'] },
    { stance: '被上诉人', earlier: ['原审被告'] },
  ];
  expect(claimOutcome(appeal({ parties: own, outcome: 'dismissed' }))).toBe('dismissed');
  expect(claimOutcome(appeal({ parties: [sued, ...own], outcome: 'dismissed' }))).toBe('dismissed');
  expect(claimOutcome(appeal({ parties: [], outcome: 'supported' }))).toBe('supported');
});
