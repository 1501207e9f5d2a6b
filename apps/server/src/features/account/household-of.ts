import { isIPv4 } from 'node:net';
import { networkOf, plainAddress } from '../../runtime/network-of.ts';

/** What counts as one household for caps a day: an IPv4 address, or the /64 an IPv6 address lies in. */
export function householdOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv4(plain) ? plain : networkOf(plain);
}
