import { expect, test } from 'vitest';
import { householdOf } from './household-of.ts';

test('an IPv4 address is a household of its own, an IPv6 one shares its /64', () => {
  expect(householdOf('203.0.113.7')).toBe('203.0.113.7');
  expect(householdOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(householdOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
});
