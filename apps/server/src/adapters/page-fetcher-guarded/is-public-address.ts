import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Azure answers to machines inside it under this address although it lies in a public range
 * (learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16).
 */
const PLATFORM_ADDRESSES = new Set(['168.63.129.16']);
/** Global unicast addresses, the only IPv6 addresses the internet routes to (IANA, RFC 4291). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** The well-known prefix by which IPv6-only networks reach IPv4 (RFC 6052). The one of RFC 8215 is for local use. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Whether an IP address, as a resolver or a literal gives it, is one of the public internet. What IANA's registries of
 * special addresses list is not, nor is anything this function cannot read.
 */
export function isPublicAddress(text: string): boolean {
  const address = readIp(text);
  if (address === null || address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return !PLATFORM_ADDRESSES.has(address.toString());
  return (address as ipaddr.IPv6).match(GLOBAL_UNICAST);
}

/** Whether two spellings mean the same machine. */
export function isSameAddress(one: string, other: string): boolean {
  const address = readIp(one);
  return address !== null && address.toString() === readIp(other)?.toString();
}

/**
 * What stands for an IPv4 address is that address. 6to4 and Teredo also hold one, but are retired (RFC 7526): nothing public is
 * reached through them, so they stay the special ranges they are.
 */
function readIp(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  // A zone (`fe80::1%eth0`) means an interface of this machine.
  if (text.includes('%') || isIP(text) === 0) return null;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv6 && address.match(NAT64)) {
    return new ipaddr.IPv4(address.toByteArray().slice(12));
  }
  return address;
}
