import { eq, type SQL } from 'drizzle-orm';
import type { document, knowledgeBase } from '../../db/schema/document.ts';
import type { Caller } from '../../ports/app-context.ts';

/** What somebody wants to do with a document or a knowledge base. */
export type Deed = 'read' | 'change';
/** Whoever asks: the caller of a request, or the person for whom a job works. */
export type Asker = Pick<Caller, 'userId'>;

type Guarded = typeof document | typeof knowledgeBase;
type Rule = (asker: Asker, thing: Guarded) => SQL;

const owns: Rule = ({ userId }, thing) => eq(thing.ownerId, userId);

/** Whoever may read more than their own, by a share or through a clone, is let in here; nobody changes what is another's. */
const RULES: Record<Deed, Rule> = { read: owns, change: owns };

/** The condition under which rows of `thing` may be read or changed by somebody. What is deleted is nobody's. */
export function may(asker: Asker, deed: Deed, thing: Guarded): SQL {
  return RULES[deed](asker, thing);
}
