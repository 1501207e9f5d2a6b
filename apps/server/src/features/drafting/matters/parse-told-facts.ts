import { FACT_LIMITS, factPath } from '@mingfa/contract/draft-fact';
import type { ToldFact } from '@mingfa/legal/drafting/read-told-facts';
import { z } from 'zod';

const MOST = 300;
/** A fact, or a field of a row that is named by whom it is of. */
const path = z.union([
  factPath,
  z.string().regex(/^[a-z][a-z0-9_]{0,59}\/[^/\n]{1,60}\/[a-z][a-z0-9_]{0,59}$/),
]);
const toldFact = z.object({
  path,
  value: z.union([z.string().max(FACT_LIMITS.characters), z.number(), z.boolean()]),
  quote: z.string().max(2000),
});

/** The facts in a model's answer, which may stand in a fence or among other words; null where there is no such list. */
export function parseToldFacts(text: string): ToldFact[] | null {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || end < start) return null;
  let read: unknown;
  try {
    read = JSON.parse(text.slice(start, end + 1));
  } catch {
    return null;
  }
  const list = z.object({ facts: z.array(z.unknown()).max(MOST) }).safeParse(read);
  return list.success ? list.data.facts.flatMap((one) => toldFact.safeParse(one).data ?? []) : null;
}
