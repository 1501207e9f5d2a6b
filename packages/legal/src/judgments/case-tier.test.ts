import { expect, test } from 'vitest';
import {
  type CaseTier,
  isOlderThanPreferred,
  readPublisher,
  type TieredCase,
  tierOfCase,
} from './case-tier.ts';
import { readHearingCourts } from './hearing-courts.ts';

const ordinary = (court: string, level: TieredCase['level'], region: string | null): TieredCase => ({
  authority: 'ordinary',
  court,
  level,
  region,
  ownNumber: null,
  publisher: null,
});
const published = (authority: TieredCase['authority'], more: Partial<TieredCase> = {}): TieredCase => ({
  ...ordinary('某市某区人民法院', 'basic', '江西'),
  authority,
  ...more,
});
const CASES: Record<string, TieredCase> = {
  guiding: published('guiding', { ownNumber: '指导性案例999号' }),
  procuratorate: published('guiding', { ownNumber: '检例第999号' }),
  reference: published('reference'),
  typicalOfSupreme: published('typical', { publisher: { level: 'supreme', region: null } }),
  typicalOfHigh: published('typical', { publisher: { level: 'high', region: '浙江' } }),
  typicalOfOtherHigh: published('typical', { publisher: { level: 'high', region: '江西' } }),
  typical: published('typical'),
  supreme: ordinary('最高人民法院', 'supreme', null),
  high: ordinary('浙江省高级人民法院', 'high', '浙江'),
  otherHigh: ordinary('江西省高级人民法院', 'high', '江西'),
  hangzhou: ordinary('浙江省杭州市中级人民法院', 'intermediate', '浙江'),
  ningbo: ordinary('浙江省宁波市中级人民法院', 'intermediate', '浙江'),
  xihu: ordinary('杭州市西湖区人民法院', 'basic', '浙江'),
  yuhang: ordinary('杭州市余杭区人民法院', 'basic', '浙江'),
};
const everywhere: Record<string, CaseTier> = {
  guiding: 'guiding',
  procuratorate: 'other',
  reference: 'court_library',
  typicalOfSupreme: 'supreme',
  typicalOfOtherHigh: 'other',
  typical: 'other',
  supreme: 'supreme',
  otherHigh: 'other',
  ningbo: 'other',
  yuhang: 'other',
};

test.each([
  ['最高人民法院', { typicalOfHigh: 'other', high: 'other', hangzhou: 'other', xihu: 'other' }],
  ['浙江省高级人民法院', { typicalOfHigh: 'high', high: 'high', hangzhou: 'other', xihu: 'other' }],
  [
    '浙江省杭州市中级人民法院',
    { typicalOfHigh: 'high', high: 'high', hangzhou: 'higher_and_own', xihu: 'other' },
  ],
  [
    '浙江省杭州市西湖区人民法院',
    { typicalOfHigh: 'high', high: 'high', hangzhou: 'higher_and_own', xihu: 'higher_and_own' },
  ],
] as const)('tiers seen from %s', (court, expected) => {
  const courts = readHearingCourts(court, {});
  const tiers = Object.fromEntries(
    Object.entries(CASES).map(([name, one]) => [name, tierOfCase(one, courts)]),
  );
  expect(tiers).toEqual({ ...everywhere, ...expected });
});

test('who published a typical case is read from the beginning of its text', () => {
  expect(readPublisher('消费者权益保护典型案例\n最高人民法院发布\n2022-03-15')?.level).toBe('supreme');
  expect(readPublisher('浙江省高级人民法院2024年发布典型案例')).toEqual({ level: 'high', region: '浙江' });
  expect(readPublisher('某区消费纠纷典型案例')).toBeNull();
});

test('three years are counted back from the day, and a masked day says only what is certain', () => {
  expect(isOlderThanPreferred('2023-11-28', '2026-11-28')).toBe(false);
  expect(isOlderThanPreferred('2023-11-27', '2026-11-28')).toBe(true);
  expect(isOlderThanPreferred('2023', '2026-11-28')).toBeNull();
  expect(isOlderThanPreferred('2022', '2026-11-28')).toBe(true);
  expect(isOlderThanPreferred(null, '2026-11-28')).toBeNull();
});
