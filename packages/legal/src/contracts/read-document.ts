import type { Pause, TextBlock } from './contract.ts';
import { detectKind } from './detect-kind.ts';
import type { DocumentReading } from './document-reading.ts';
import { readContract } from './read-contract.ts';

/** Kind, outline, key facts and summary of any paper; grows. */
export async function readDocument(blocks: readonly TextBlock[], pause?: Pause): Promise<DocumentReading> {
  const contract = await readContract(blocks, pause);
  const { kind, confidence } = detectKind(contract);
  const charactersTotal = blocks.reduce((sum, block) => sum + block.text.length, 0);
  return {
    kind: kind === 'other' ? 'contract' : kind,
    kindLabel: contract.title,
    confidence,
    summary: [],
    outline: contract.clauses
      .filter(({ heading }) => heading !== '')
      .map(({ depth, label, heading, lines }) => ({
        level: depth + 1,
        text: `${label} ${heading}`.trim(),
        span: { blockId: lines[0]?.blockId ?? '', start: lines[0]?.start ?? 0, end: lines[0]?.end ?? 0 },
      })),
    facts: [],
    charactersRead: charactersTotal,
    charactersTotal,
  };
}
