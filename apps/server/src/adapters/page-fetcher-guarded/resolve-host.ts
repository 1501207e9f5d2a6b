import { promises as dns } from 'node:dns';

/** Looks up all addresses of a name. Rejects when there are none. */
export type ResolveHost = (
  host: string,
  options: { allowed: boolean; signal: AbortSignal },
) => Promise<string[]>;

const ATTEMPT_MS = 3000;

/**
 * Public names are asked of the name servers alone: not of this machine's hosts file, and not through the thread pool, where slow
 * name servers would keep file access waiting. Names an administrator allowed may stand in the hosts file.
 */
export const resolveHost: ResolveHost = async (host, { allowed, signal }) => {
  if (allowed) {
    const found = await dns.lookup(host, { all: true, order: 'verbatim' });
    return found.map(({ address }) => address);
  }
  const resolver = new dns.Resolver({ timeout: ATTEMPT_MS, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length === 0) throw (answers[0] as PromiseRejectedResult).reason;
    return found;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};
