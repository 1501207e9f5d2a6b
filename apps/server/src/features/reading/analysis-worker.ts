import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentReading } from '@mingfa/contract/document';
import { compareDrafts } from '@mingfa/legal/contracts/compare-drafts';
import type { Span } from '@mingfa/legal/contracts/contract';
import { readDocument } from '@mingfa/legal/contracts/read-document';
import { parseStoredParts } from '../../engine/documents/parse-stored-parts.ts';
import { placeOfBlock } from '../../engine/documents/place-of-block.ts';
import type { AnalysisJob, ComparisonResult } from './analyse-document.ts';

const job = workerData as AnalysisJob;
const answer =
  job.task === 'read'
    ? await readStored(job.documentId, job.parts)
    : ((await compareDrafts(
        parseStoredParts(job.left),
        parseStoredParts(job.right),
      )) satisfies ComparisonResult);
parentPort?.postMessage(answer);

async function readStored(documentId: string, parts: string[]): Promise<DocumentReading> {
  const blocks = parseStoredParts(parts);
  const byId = new Map(blocks.map((block) => [block.id, block]));
  /** What stands in no block, stands nowhere. */
  const placed = <Item extends { span: Span }>(items: readonly Item[]) =>
    items.flatMap(({ span, ...item }) => {
      const block = byId.get(span.blockId);
      return block ? [{ ...item, place: placeOfBlock(documentId, block) }] : [];
    });
  const reading = await readDocument(blocks);
  return {
    kind: reading.kind,
    kindLabel: reading.kindLabel,
    sides: reading.sides,
    summary: placed(reading.summary),
    outline: placed(reading.outline),
    facts: placed(reading.facts),
    charactersRead: reading.charactersRead,
    charactersTotal: reading.charactersTotal,
  };
}
