import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network an address lies in, by which a place is told without naming a machine: /24 of IPv4, and /64 of IPv6, of which
 * one household has all addresses.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return plain;
  // The address of a URL is written in lower case, without leading zeros and with the longest run of zeros left out.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = (tail ?? '').split(':').filter((group) => group !== '');
  while (groups.length + after.length < 8) groups.push('0');
  return `${[...groups, ...after].slice(0, 4).join(':')}::/64`;
}

/** The site a network belongs to, as far as one is told from outside: the /48 of IPv6, of whose 65,536 networks one customer may have all. */
export function siteOf(address: string): string {
  return networkOf(address).replace(/^((?:[^:]+:){3})[^:]+::\/64$/, '$1:/48');
}

/** An IPv4 address that comes in the clothes of an IPv6 one is itself; the zone of a link is not part of an address. */
export function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.replace(/%.*$/, '');
}
