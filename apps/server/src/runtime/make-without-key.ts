import type { AppContext, MakeOnce } from '../ports/app-context.ts';

/** For what is asked for without a key, and so is never told from a repetition: one transaction, and no answer is kept. */
export function makeWithoutKey({ db }: AppContext): MakeOnce {
  return (work) => db.transaction(work);
}
