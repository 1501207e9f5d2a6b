import { describe, expect, test } from 'vitest';
import type { AppError } from '../../ports/app-error.ts';
import { inventedInternet } from '../../testing/invented-internet.ts';
import { guardedPageFetcher } from './guarded-page-fetcher.ts';
import { isPublicAddress } from './is-public-address.ts';

const PUBLIC = '93.184.215.14';
const OWN = '47.98.10.20';

/** What fetching came to: a status or the code of the failure, and everything that was tried on the way. */
async function attempt(address: string, names: Record<string, string[] | string[][]> = {}) {
  const internet = inventedInternet(names);
  const fetcher = guardedPageFetcher({
    ...internet,
    allowedHosts: async () => [],
    ownAddresses: () => [OWN, 'fe80::1'],
  });
  const outcome = await fetcher.fetch(address).then(
    (page) => page.status,
    (error: AppError) => error.code,
  );
  return { outcome, lookups: internet.lookups, attempts: internet.attempts.map(({ to }) => to) };
}

/** Refused by their spelling alone: nothing is looked up, nothing connected to. */
const REFUSED: [what: string, addresses: string[]][] = [
  [
    'loopback',
    ['http://127.0.0.1/', 'http://127.0.0.1:8080/', 'http://127.255.255.254/', 'https://127.1.2.3/'],
  ],
  ['this network', ['http://0.0.0.0/', 'http://0.1.2.3/', 'http://0/']],
  [
    'private networks',
    ['http://10.0.0.1/', 'http://172.16.0.1/', 'http://172.31.255.255/', 'http://192.168.1.1/'],
  ],
  [
    'carrier-grade NAT, and the metadata of Alibaba Cloud in it',
    ['http://100.64.0.1/', 'http://100.100.100.200/latest/meta-data/'],
  ],
  [
    'link-local, and the metadata of other clouds in it',
    ['http://169.254.169.254/latest/meta-data/', 'http://169.254.0.23/'],
  ],
  [
    'the metadata of Oracle and the platform address of Azure',
    ['http://192.0.0.192/', 'http://168.63.129.16/'],
  ],
  [
    'protocol assignments and documentation',
    ['http://192.0.0.1/', 'http://192.0.2.1/', 'http://198.51.100.7/', 'http://203.0.113.9/'],
  ],
  [
    'the retired relay of 6to4, benchmarks',
    ['http://192.88.99.1/', 'http://198.18.0.1/', 'http://198.19.255.255/'],
  ],
  [
    'multicast, reserved, broadcast',
    ['http://224.0.0.1/', 'http://239.255.255.250/', 'http://240.0.0.1/', 'http://255.255.255.255/'],
  ],
  [
    'an address of the machine itself',
    [`http://${OWN}/`, `http://[::ffff:${OWN}]/`, `http://[64:ff9b::${OWN}]/`],
  ],
  ['decimal', ['http://2130706433/', 'http://3232235777/', 'http://2852039166/']],
  ['hexadecimal', ['http://0x7f000001/', 'http://0x7f.0x0.0x0.0x1/', 'http://0xA9FEA9FE/', 'http://0x7F.1/']],
  ['octal', ['http://0177.0.0.1/', 'http://017700000001/', 'http://00000177.1/', 'http://0300.0250.1.1/']],
  ['short forms', ['http://127.1/', 'http://127.0.1/', 'http://10.1/', 'http://192.168.257/']],
  ['mixed forms', ['http://0x7f.0.0.01/', 'http://169.0xfe.43518/', 'http://0251.254.169.254/']],
  [
    'full-width, circled and mathematical digits',
    ['http://１２７.０.０.１/', 'http://①②⑦.⓪.⓪.①/', 'http://𝟏𝟐𝟕.𝟎.𝟎.𝟏/'],
  ],
  [
    'ideographic and half-width full stops',
    ['http://127。0。0。1/', 'http://127｡0｡0｡1/', 'http://10．0．0．1/'],
  ],
  [
    'percent-encoding',
    ['http://%31%32%37.0.0.1/', 'http://127%2e0%2e0%2e1/', 'http://%6c%6f%63%61%6c%68%6f%73%74/'],
  ],
  ['a dot at the end', ['http://127.0.0.1./', 'http://localhost./', 'http://169.254.169.254./']],
  [
    'IPv6 loopback and unspecified',
    ['http://[::1]/', 'http://[::]/', 'http://[0:0:0:0:0:0:0:1]/', 'http://[::0001]:8080/'],
  ],
  [
    'IPv4-mapped',
    [
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]/',
      'http://[::FFFF:10.0.0.1]/',
      'http://[0:0:0:0:0:ffff:a9fe:a9fe]/',
    ],
  ],
  [
    'IPv4-compatible and translated',
    ['http://[::127.0.0.1]/', 'http://[::10.0.0.1]/', 'http://[::ffff:0:127.0.0.1]/'],
  ],
  [
    'NAT64',
    [
      'http://[64:ff9b::127.0.0.1]/',
      'http://[64:ff9b::a00:1]/',
      'http://[64:ff9b::169.254.169.254]/',
      'http://[64:ff9b:1::808:808]/',
    ],
  ],
  [
    '6to4 and Teredo',
    [
      'http://[2002:7f00:1::]/',
      'http://[2002:a00:1::1]/',
      'http://[2002:808:808::1]/',
      'http://[2001:0:4136:e378:8000:63bf:f5ff:fffe]/',
    ],
  ],
  [
    'unique local, and the metadata of AWS in it',
    ['http://[fc00::1]/', 'http://[fd00:ec2::254]/', 'http://[fd12:3456:789a::1]/'],
  ],
  [
    'link-local, site-local, multicast',
    ['http://[fe80::1]/', 'http://[febf::1]/', 'http://[fec0::1]/', 'http://[ff02::1]/'],
  ],
  [
    'documentation, benchmarks, ORCHID, discard',
    [
      'http://[2001:db8::1]/',
      'http://[3fff::1]/',
      'http://[2001:2::1]/',
      'http://[2001:20::1]/',
      'http://[100::1]/',
    ],
  ],
  ['segment routing, unassigned', ['http://[5f00::1]/', 'http://[4000::1]/', 'http://[1::1]/']],
  ['zones', ['http://[fe80::1%25eth0]/', 'http://[::1%25lo]/', 'http://[fe80::1%eth0]/']],
  [
    'names of the inside',
    [
      'http://localhost/',
      'http://LOCALHOST/',
      'http://api.localhost/',
      'http://nas/',
      'http://printer.local/',
      'http://vault.internal/',
      'http://db.corp/',
      'http://router.lan/',
      'http://wiki.home.arpa/',
      'http://abc.onion/',
    ],
  ],
  [
    'other protocols',
    [
      'ftp://example.com/',
      'file:///etc/passwd',
      'gopher://example.com/',
      'data:text/html,hi',
      'javascript:alert(1)',
      'ws://example.com/',
      'blob:http://example.com/1',
      'view-source:http://example.com/',
      'jar:http://example.com/!/',
      'dict://example.com:11211/',
    ],
  ],
  [
    'other ports',
    [
      'http://example.com:22/',
      'http://example.com:25/',
      'http://example.com:6379/',
      'https://example.com:5432/',
      'http://example.com:0/',
      'http://example.com:65536/',
      'http://example.com:9200/',
    ],
  ],
  [
    'names and passwords in front',
    [
      'http://user@example.com/',
      'http://user:secret@example.com/',
      'http://example.com@127.0.0.1/',
      'http://127.0.0.1@example.com/',
      'http://:x@example.com/',
      'http://[::1]@example.com/',
    ],
  ],
  [
    'back slashes, blanks and controls',
    [
      'http:\\\\127.0.0.1\\',
      'http:/127.0.0.1/',
      'http:127.0.0.1',
      'http://exa mple.com/',
      'http://example.com/\r\nHost: inside',
      'ht\ntp://127.0.0.1/',
      'http://127.0.0.1\t/',
      'http://exam\u0000ple.com/',
    ],
  ],
  [
    'what is no address',
    [
      '',
      'http://',
      'http:///',
      'http://?',
      '//127.0.0.1/',
      'example',
      'http://.../',
      'http://a..b.com/',
      `http://example.com/${'a'.repeat(2000)}`,
      `http://${'a.'.repeat(200)}com/`,
      'http://[::1',
      'http://256.1.1.1/',
      'http://1.2.3.4.5/',
      'http://exa$mple.com/',
    ],
  ],
];

describe('an address is refused before anything is looked up or connected to:', () => {
  for (const [what, addresses] of REFUSED) {
    test(`${what} (${addresses.length})`, async () => {
      for (const address of addresses) {
        const { outcome, lookups, attempts } = await attempt(address);
        expect([address, outcome, lookups, attempts]).toEqual([address, 'address_refused', [], []]);
      }
    });
  }

  test('the table holds more than a hundred of them', () => {
    expect(REFUSED.flatMap(([, addresses]) => addresses).length).toBeGreaterThan(100);
  });
});

describe('a name is refused by what it resolves to, before anything is connected to:', () => {
  const cases: [what: string, addresses: string[]][] = [
    ['loopback', ['127.0.0.1']],
    ['private', ['192.168.0.10']],
    ['metadata', ['169.254.169.254']],
    ['IPv6 loopback', ['::1']],
    ['mapped', ['::ffff:10.0.0.1']],
    ['mapped, in hexadecimal', ['::ffff:a00:1']],
    ['unique local', ['fd00::5']],
    ['link-local with a zone', ['fe80::1%eth0']],
    ['NAT64 of a private address', ['64:ff9b::c0a8:1']],
    ['this machine', [OWN]],
    ['a public and a private address', [PUBLIC, '10.0.0.1']],
    ['a private behind many public addresses', [...Array<string>(20).fill(PUBLIC), '127.0.0.1']],
    ['a public IPv4 and an internal IPv6 address', [PUBLIC, 'fc00::1']],
    ['what is no address', ['nonsense']],
    ['an empty text', ['']],
  ];
  for (const [what, addresses] of cases) {
    test(what, async () => {
      const { outcome, attempts } = await attempt('http://site.example.com/', {
        'site.example.com': addresses,
      });
      expect([outcome, attempts]).toEqual(['address_refused', []]);
    });
  }
});

test('a public address or name is opened at the address that was checked', async () => {
  const names = { 'www.court.gov.cn': [PUBLIC], 'xn--fiq228c.com': ['2606:2800:220:1::1'] };
  expect(await attempt('http://www.court.gov.cn/a?b=1#c', names)).toEqual({
    outcome: 200,
    lookups: ['www.court.gov.cn'],
    attempts: [`${PUBLIC}:80`],
  });
  expect((await attempt('HTTPS://WWW.Court.Gov.CN./', names)).attempts).toEqual([`${PUBLIC}:443`]);
  expect((await attempt('http://中文。com:8080/', names)).attempts).toEqual(['2606:2800:220:1::1:8080']);
  expect((await attempt('http://8.8.8.8/')).attempts).toEqual(['8.8.8.8:80']);
  expect((await attempt('http://0x08080808/')).attempts).toEqual(['8.8.8.8:80']);
  expect((await attempt('http://[64:ff9b::808:808]/')).attempts).toEqual(['64:ff9b::808:808:80']);
});

test('rebinding: the name is asked once and the connection goes where the check was', async () => {
  const names = { 'rebind.example.com': [[PUBLIC], ['127.0.0.1']] };
  expect(await attempt('http://rebind.example.com/', names)).toEqual({
    outcome: 200,
    lookups: ['rebind.example.com'],
    attempts: [`${PUBLIC}:80`],
  });
});

test('addresses at the edges of the special ranges are told apart', () => {
  const open = [
    '1.0.0.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:200::1',
    '2400:3200::1',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
  ];
  const closed = [
    '0.255.255.255',
    '10.255.255.255',
    '100.64.0.0',
    '100.127.255.255',
    '127.0.0.0',
    '169.254.0.0',
    '172.16.0.0',
    '192.0.0.255',
    '192.168.255.255',
    '198.18.0.0',
    '224.0.0.0',
    '2001:1ff::1',
    '2001:db8:ffff::1',
    '3fff:fff::1',
    'fdff::1',
    'fe80::',
    'ffff::1',
    '1fff::1',
    '0177.0.0.1',
    '127.1',
    '2130706433',
    '127.0.0.1 ',
    '１２７.０.０.１',
  ];
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(closed.filter((address) => isPublicAddress(address))).toEqual([]);
});
