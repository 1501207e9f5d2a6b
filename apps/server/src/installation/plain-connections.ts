import type { Environment } from '../env.ts';

const SERVICES = [
  'MODEL_BASE_URL',
  'EMBEDDING_BASE_URL',
  'RERANK_BASE_URL',
  'IMAGE_BASE_URL',
  'SMS_WEBHOOK_URL',
  'S3_ENDPOINT',
] as const;
/** With these the driver of the database encrypts and checks the certificate. */
const ENCRYPTED_MODES = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * The variables by which something leaves or reaches this machine unencrypted. Within it nothing has to be; whether a network
 * between is one to be trusted only the operator knows, so that it is told and not refused.
 */
export function plainConnections(environment: Environment): string[] {
  const { HOST, PUBLIC_URL, DATABASE_URL } = environment;
  const isOpen = !isThisMachine(HOST) && !PUBLIC_URL?.startsWith('https:');
  const services = SERVICES.filter((name) => isPlain(environment[name]));
  return [
    ...(isOpen ? ['HOST'] : []),
    ...services,
    ...(DATABASE_URL && isPlainDatabase(DATABASE_URL) ? ['DATABASE_URL'] : []),
  ];
}

function isPlain(address: string | undefined): boolean {
  const url = URL.parse(address ?? '');
  return url?.protocol === 'http:' && !isThisMachine(url.hostname);
}

function isPlainDatabase(address: string): boolean {
  const url = URL.parse(address);
  const host = url?.searchParams.get('host') ?? url?.hostname ?? '';
  // A path is a socket of this machine.
  if (!url || host === '' || host.startsWith('/') || isThisMachine(host)) return false;
  return !ENCRYPTED_MODES.has(url.searchParams.get('sslmode') ?? '');
}

function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127\./.test(name);
}
