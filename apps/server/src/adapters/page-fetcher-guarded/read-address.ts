import { isIP } from 'node:net';
import { AppError } from '../../ports/app-error.ts';

/** Where one request goes. */
export interface PageTarget {
  url: URL;
  /** Name in lower case without the dot at its end, or an IP address without brackets. */
  host: string;
  port: number;
  secure: boolean;
  /** Named by an administrator, so it may be internal. */
  allowed: boolean;
}

const ADDRESS_MAX_CHARACTERS = 2000;
/**
 * The ports of the two protocols, and their usual substitutes, on which county courts and authorities still publish. With any
 * other port this server could be used to knock at the mail or database servers of third parties.
 */
const PORTS = new Set([80, 443, 8080, 8443]);
/** Names that never belong to the public internet (RFC 6761, 6762, 7686, 8375, 9476; ICANN 2024 on `internal`). */
const INTERNAL_ENDINGS = new Set([
  ...['localhost', 'local', 'internal', 'intranet', 'private', 'corp', 'home', 'lan', 'localdomain'],
  ...['arpa', 'alt', 'onion', 'invalid', 'test', 'example'],
]);
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*$/;

/**
 * Reads an address as the request will go, so that nothing is judged by another reading than the one that is used: encoded
 * forms of an address (`0x7f.1`, `2130706433`, full-width digits, `%31`) are plain ones after `URL`.
 * @throws AppError `address_refused`
 */
export function readAddress(address: string, allowedHosts: readonly string[]): PageTarget {
  const refused = () => new AppError('address_refused');
  // `URL` would drop line breaks and tabs in the middle without a word.
  if (address.length > ADDRESS_MAX_CHARACTERS || /[\u0000-\u001f\u007f]/.test(address)) throw refused();
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw refused();
  if (url.username !== '' || url.password !== '') throw refused();
  const secure = url.protocol === 'https:';
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port);
  const host = hostOf(url);
  const isLiteral = isIP(host) !== 0;
  if (!isLiteral && !HOST_NAME.test(host)) throw refused();
  const allowed = isAllowed(host, port, allowedHosts);
  if (!allowed && (!PORTS.has(port) || (!isLiteral && isInternalName(host)))) throw refused();
  url.hash = '';
  return { url, host, port, secure, allowed };
}

function hostOf(url: URL): string {
  if (url.hostname.startsWith('[')) return url.hostname.slice(1, -1);
  return url.hostname.replace(/\.$/, '');
}

/** One label is a name of the network the server stands in. */
function isInternalName(host: string): boolean {
  const labels = host.split('.');
  return labels.length < 2 || INTERNAL_ENDINGS.has(labels.at(-1) ?? '');
}

/** An entry is `host`, for the usual ports, or `host:port`. */
function isAllowed(host: string, port: number, allowedHosts: readonly string[]): boolean {
  return allowedHosts.some((entry) => {
    const [, name = '', entryPort] = /^(.*?)(?::(\d+))?$/.exec(entry.trim().toLowerCase()) ?? [];
    // An IPv4 address may be written in several ways here, too.
    if (name === '' || URL.parse(`http://${name}/`)?.hostname.replace(/\.$/, '') !== host) return false;
    return entryPort === undefined ? PORTS.has(port) : Number(entryPort) === port;
  });
}
