/**
 * Whether an address answers on this machine: localhost, 127.0.0.0/8 and ::1, or names a folder of it. What cannot be read, or reaches this machine in another
 * way, counts as elsewhere.
 */
export function isOnThisHost(baseUrl: string): boolean {
  if (URL.parse(baseUrl)?.protocol === 'file:') return true;
  const host = URL.parse(baseUrl)?.hostname.toLowerCase().replace(/\.$/, '') ?? '';
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  if (host === '[::1]') return true;
  // 127.0.0.1 as IPv6 writes it: ::ffff:7f00:1.
  return /^127(?:\.\d{1,3}){3}$/.test(host) || /^\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\]$/.test(host);
}
