import { z } from 'zod';

/** What kind of fact is asked for: a screen draws its field by it. */
export const factKind = z.enum(['text', 'money', 'count', 'date', 'boolean', 'choice']);
