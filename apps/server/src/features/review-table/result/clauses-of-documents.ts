import type { DocumentPlace } from '@mingfa/contract/evidence';
import { readClauseNumber } from '@mingfa/legal/contracts/clause-number';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { documentPart } from '../../../db/schema/document.ts';

/** What the clause is called in which a place lies: `第五条（二）`; empty before the first one and where none is numbered. */
export type ClauseOf = (place: DocumentPlace) => string;

/** Documents whose blocks are read by one statement: others get their turn in between. */
const AT_ONCE = 25;
/** Behind these no number of a clause begins. */
const HEAD_CHARACTERS = 40;
/** Numbers that others are part of; a plain figure is one where nothing greater came before. */
const OF_CLAUSES = new Set(['article', 'decimal', 'han']);

/** The clauses of documents as they are called there, by the beginnings of their blocks. */
export async function clausesOfDocuments(
  db: DatabaseOrTransaction,
  documentIds: readonly string[],
): Promise<ClauseOf> {
  const labels = new Map<string, Map<number, string>>();
  for (let from = 0; from < documentIds.length; from += AT_ONCE) {
    const ids = documentIds.slice(from, from + AT_ONCE);
    const { rows } = await db.execute<{ document: string; block: string; head: string }>(sql`
      select ${documentPart.documentId} as document, block ->> 'id' as block,
        left(block ->> 'text', ${HEAD_CHARACTERS}) as head
      from ${documentPart}, jsonb_array_elements(${documentPart.blocks}) with ordinality as blocks (block, place)
      where ${documentPart.documentId} in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})
      order by ${documentPart.documentId}, ${documentPart.number}, place`);
    for (const [document, blocks] of Map.groupBy(rows, (row) => row.document))
      labels.set(document, labelsOf(blocks));
  }
  return ({ documentId, blockIds }) =>
    labels.get(documentId)?.get(numberOfBlock(blockIds[0]) ?? Number.NaN) ?? '';
}

/** The clause of each block by its number. */
function labelsOf(blocks: readonly { block: string; head: string }[]): Map<number, string> {
  const labels = new Map<number, string>();
  let clause: { style: string; label: string } | null = null;
  for (const { block, head } of blocks) {
    const number = numberOfBlock(block);
    const own = readClauseNumber(head);
    const opens =
      own && (OF_CLAUSES.has(own.style) || (own.style === 'digit' && (!clause || clause.style === 'digit')));
    if (own && opens) clause = own;
    if (number === null || !clause) continue;
    labels.set(number, own && !opens ? clause.label + own.label : clause.label);
  }
  return labels;
}

/** Blocks are `b0`, `b1` … in reading order. */
export function numberOfBlock(blockId: string | undefined): number | null {
  const [, number] = /^b(\d+)$/.exec(blockId ?? '') ?? [];
  return number === undefined ? null : Number(number);
}
