import { expect, test } from 'vitest';
import { isSameCourt, readAppealCourt, readHearingCourts } from './hearing-courts.ts';

test.each([
  ['最高人民法院', {}, 'supreme', null, [null, 'none'], null],
  ['浙江省高级人民法院', {}, 'high', '浙江', ['最高人民法院', 'rule'], '浙江省高级人民法院'],
  [
    '浙江省杭州市中级人民法院',
    {},
    'intermediate',
    '浙江',
    ['浙江省高级人民法院', 'rule'],
    '浙江省高级人民法院',
  ],
  ['浙江省杭州市西湖区人民法院', {}, 'basic', '浙江', ['杭州市中级人民法院', 'name'], '浙江省高级人民法院'],
  [
    '杭州市西湖区人民法院',
    { number: '（2026）浙0106民初8号' },
    'basic',
    '浙江',
    ['杭州市中级人民法院', 'name'],
    '浙江省高级人民法院',
  ],
  ['北京市朝阳区人民法院', {}, 'basic', '北京', [null, 'unknown'], '北京市高级人民法院'],
  [
    '北京市朝阳区人民法院',
    { appealsGoTo: '北京市第三中级人民法院' },
    'basic',
    '北京',
    ['北京市第三中级人民法院', 'library'],
    '北京市高级人民法院',
  ],
  [
    '北京市朝阳区人民法院',
    { appealsGoTo: '北京市第三中级人民法院', higher: '北京知识产权法院' },
    'basic',
    '北京',
    ['北京知识产权法院', 'given'],
    '北京市高级人民法院',
  ],
  ['浙江省义乌市人民法院', {}, 'basic', '浙江', [null, 'unknown'], '浙江省高级人民法院'],
  [
    '宁波海事法院',
    { region: '浙江' },
    'intermediate',
    '浙江',
    ['浙江省高级人民法院', 'rule'],
    '浙江省高级人民法院',
  ],
  ['某某委员会', {}, null, null, [null, 'unknown'], null],
] as const)('%s %o', (name, told, level, region, [higher, from], high) => {
  const courts = readHearingCourts(name, told);
  expect(courts.hearing).toMatchObject({ level, region });
  expect(courts.higher).toEqual({ name: higher, from });
  expect(courts.high).toBe(high);
});

test('a court is the same with its province before it, and another city’s is not', () => {
  expect(isSameCourt('浙江省杭州市中级人民法院', '杭州市中级人民法院')).toBe(true);
  expect(isSameCourt('北京市第一中级人民法院', '上海市第一中级人民法院')).toBe(false);
  expect(isSameCourt(null, null)).toBe(false);
});

test('where an appeal goes is read from the end of a decision', () => {
  expect(readAppealCourt('可以上诉于浙江省杭州市中级人民法院。')).toBe('浙江省杭州市中级人民法院');
  expect(readAppealCourt('本判决为终审判决。')).toBeNull();
});
