import { expect, test } from 'vitest';
import { networkOf, siteOf } from './network-of.ts';

test('an IPv4 address is told by its /24, also when written as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.0/24');
  expect(networkOf('::ffff:203.0.113.200')).toBe('203.0.113.0/24');
});

test('all addresses of one IPv6 household are one place', () => {
  expect(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0DB8:0001:0002::1')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('unknown')).toBe('unknown');
});

test('a site of IPv6 is a /48, of IPv4 its network', () => {
  expect(siteOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1::/48');
  expect(siteOf('2001:db8:1:ffff::1')).toBe('2001:db8:1::/48');
  expect(siteOf('203.0.113.7')).toBe('203.0.113.0/24');
  expect(siteOf('unknown')).toBe('unknown');
});
