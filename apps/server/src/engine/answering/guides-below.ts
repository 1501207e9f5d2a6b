import type { GuideFindings } from '../retrieval/index.ts';

/**
 * What may follow what was said first to somebody in danger: the guides of that danger with their articles, numbered anew, and nobody is
 * asked which situation they mean. Null where no such guide was found: then nothing of law follows.
 */
export function guidesBelow(guided: GuideFindings | null, below: readonly string[]): GuideFindings | null {
  if (!guided) return null;
  const belongs = ({ guide }: GuideFindings['found'][number]) => below.includes(guide.id);
  const sure = guided.found.filter(belongs);
  const found = sure.length > 0 ? sure : guided.possible.filter(belongs).slice(0, 1);
  if (found.length === 0) return null;
  const kept = guided.evidence.filter(({ index }) => found.some(({ sources }) => sources.includes(index)));
  const numberOf = new Map(kept.map(({ index }, at) => [index, at + 1]));
  return {
    found: found.map((one) => ({
      ...one,
      // A point may be the other side's or of a later stage: the guide as a whole speaks to who is in danger.
      points: [],
      pointsLead: false,
      sources: one.sources.map((index) => (index === null ? null : (numberOf.get(index) ?? null))),
    })),
    choices: [],
    possible: [],
    evidence: kept.map((source, at) => ({ ...source, index: at + 1 })),
  };
}

/** Where a danger was heard as possible and its guide is among what somebody would be asked to choose from, that guide answers unasked. */
export function withoutAsking(
  guided: GuideFindings | null,
  ofDanger: readonly string[],
): GuideFindings | null {
  if (!guided || guided.choices.length === 0) return guided;
  return guidesBelow(guided, ofDanger) ?? guided;
}
