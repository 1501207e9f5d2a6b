import { z } from 'zod';
import {
  articleLocation,
  digestNote,
  documentPlace,
  type Evidence,
  evidence,
  lawStatus,
} from './evidence.ts';
import { isoDate } from './values.ts';

/** A source as messages hold it that were written before every kind had a shape of its own. */
const formerEvidence = z.object({
  index: z.number().int(),
  kind: z.enum(['statute', 'digest', 'attachment', 'knowledge', 'document']),
  title: z.string(),
  shortTitle: z.string(),
  label: z.string(),
  headingPath: z.string(),
  text: z.string(),
  location: articleLocation.nullable(),
  place: documentPlace.nullable().default(null),
  digest: digestNote.nullable(),
  status: lawStatus.nullable(),
  effectiveOn: isoDate.nullable(),
  effectiveApproximate: z.boolean(),
  score: z.number(),
});

/** Reads a source of a stored message, whichever release wrote it; null where it is none that is known. */
export function readStoredEvidence(stored: unknown): Evidence | null {
  const current = evidence.safeParse(stored);
  if (current.success) return current.data;
  const former = formerEvidence.safeParse(stored);
  return former.success ? upgrade(former.data) : null;
}

function upgrade(former: z.infer<typeof formerEvidence>): Evidence | null {
  const { kind, shortTitle, status, effectiveOn, effectiveApproximate, headingPath, ...rest } = former;
  const { location, place, digest, ...source } = rest;
  if (kind !== 'statute' && kind !== 'digest')
    return { ...source, kind: 'file', from: kind, headingPath, place };
  if (!location) return null;
  const ofLaw = { ...source, shortTitle, headingPath, status, effectiveOn, effectiveApproximate };
  const { versionId } = location;
  if (versionId !== null) return { ...ofLaw, kind: 'law', place: { ...location, versionId }, digest };
  return digest && { ...ofLaw, kind: 'digest', place: { ...location, versionId }, digest };
}
