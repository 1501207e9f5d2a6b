import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { ratePassword } from '@mingfa/contract/password';
import { useEffect, useState } from 'react';
import { requestData } from '../../../lib/client.ts';

/** What the server says of a password. */
export type PasswordRating = EndpointOutput<typeof ratePassword>;
type Known = Partial<Omit<EndpointInput<typeof ratePassword>, 'password'>>;

const PAUSE_MS = 350;

/** How hard a password is to guess, once one pauses in typing it; null while it is not known, also where the server cannot say. */
export function usePasswordRating(
  password: string,
  { mobile, nickname, isOwn = false }: Known,
): PasswordRating | null {
  // Not in the cache of queries: a password is kept nowhere.
  const [rated, setRated] = useState<{ password: string; rating: PasswordRating } | null>(null);
  useEffect(() => {
    if (password === '') return;
    const stop = new AbortController();
    const body = { password, isOwn, ...(mobile ? { mobile } : {}), ...(nickname ? { nickname } : {}) };
    const timer = setTimeout(() => {
      requestData(ratePassword, { body }, { signal: stop.signal }).then(
        (rating) => stop.signal.aborted || setRated({ password, rating }),
        // The meter is a help: without it the server still refuses what is weak.
        () => stop.signal.aborted || setRated(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [password, mobile, nickname, isOwn]);
  return rated?.password === password ? rated.rating : null;
}
