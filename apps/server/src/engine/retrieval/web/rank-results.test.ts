import { expect, test } from 'vitest';
import { rankResults } from './rank-results.ts';

const hit = (address: string, title = address, snippet = '') => ({
  title,
  address,
  snippet,
  publishedAt: null,
});
const isOfficial = (address: string) => rankResults([[hit(address)]])[0]?.isOfficial;
const addresses = (lists: Parameters<typeof rankResults>[0]) =>
  rankResults(lists).map(({ address }) => address);

test('a page stands once, however its address is written', () => {
  const found = addresses([
    [hit('http://www.example.com/a/?utm_source=x'), hit('https://example.com/b')],
    [hit('https://m.example.com/a/index.html'), hit('https://example.com/b?id=1')],
  ]);
  expect(found).toEqual([
    'https://m.example.com/a/index.html',
    'https://example.com/b',
    'https://example.com/b?id=1',
  ]);
});

test('what several queries find comes first, and authorities among equals', () => {
  expect(
    addresses([
      [hit('https://a.example.com/1'), hit('https://www.court.gov.cn/1'), hit('https://b.example.com/2')],
      [hit('https://c.example.com/3'), hit('https://b.example.com/2')],
    ]),
  ).toEqual([
    'https://b.example.com/2',
    'https://www.court.gov.cn/1',
    'https://a.example.com/1',
    'https://c.example.com/3',
  ]);
});

test('an article that other sites copied is read once', () => {
  const [title, snippet] = [
    '关于规范房屋租赁市场秩序的通知',
    '各区住房和城乡建设委员会，为规范房屋租赁市场秩序，现就有关事项通知如下。',
  ];
  expect(
    addresses([[hit('https://a.gov.cn/1', title, snippet), hit('https://copy.com/9', title, snippet)]]),
  ).toEqual(['https://a.gov.cn/1']);
});

test('only what stands under gov.cn is an authority', () => {
  expect(isOfficial('http://www.npc.gov.cn/x')).toBe(true);
  expect(isOfficial('https://rmfyalk.court.gov.cn./')).toBe(true);
  expect(isOfficial('https://gov.cn.example.com/')).toBe(false);
  expect(isOfficial('https://notgov.cn/')).toBe(false);
});
