import { partyOnSide } from './assign-roles.ts';
import type { Contract, Pause, TextBlock } from './contract.ts';
import type { DocumentReading, PaperKind } from './document-reading.ts';
import { detectPaper } from './paper-kind.ts';
import { readContract } from './read-contract.ts';
import { readFacts } from './read-facts.ts';
import { readOutline } from './read-outline.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { splitLines } from './split-lines.ts';
import { summarise } from './summarise.ts';

/** About 700 pages; what stands behind is not looked at, and `charactersRead` says so. */
const MOST_CHARACTERS = 600_000;
const LINES_AT_ONCE = 100;

/**
 * What can be known of a paper by its words alone: kind, outline, key facts and the sentences that carry it, all of it words of
 * the paper with their places. About 5 ms a page; `pause` is awaited all the way.
 */
export async function readDocument(blocks: readonly TextBlock[], pause?: Pause): Promise<DocumentReading> {
  const charactersTotal = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const read = firstBlocks(blocks);
  const contract = await readContract(read, pause);
  const lines = splitLines(read);
  await pause?.();
  const { kind, label, confidence } = detectPaper(contract, lines);
  const numbered = numberLengths(contract);
  const sentences: Sentence[] = [];
  for (const [index, line] of lines.entries()) {
    const numberLength = numbered.get(`${line.blockId}:${line.start}`) ?? line.numberLength;
    sentences.push(...sentencesOf({ ...line, numberLength }));
    if (index % LINES_AT_ONCE === 0) await pause?.();
  }
  const levels = new Map(
    read.map((block) => [block.id, block.kind === 'heading' ? (block.level ?? 1) : null]),
  );
  return {
    kind,
    kindLabel: label,
    confidence,
    summary: await summarise(contract, sentences, kind, pause),
    outline: readOutline(contract, lines, kind, levels),
    facts: await readFacts(contract, sentences, kind, pause),
    sides: sidesOf(contract, kind),
    charactersRead: read.reduce((sum, { text }) => sum + text.length, 0),
    charactersTotal,
  };
}

/** The parties as a review chooses between them: `ETON (Eton Pharmaceuticals, Inc.)`, `张三`. */
function sidesOf(contract: Contract, kind: PaperKind): DocumentReading['sides'] {
  if (['judgment', 'pleading', 'statute'].includes(kind)) return { party_a: null, party_b: null };
  const called = (side: 'party_a' | 'party_b') => {
    const party = partyOnSide(contract.parties, side);
    if (!party) return null;
    const isSign = party.words.includes(side === 'party_a' ? '甲方' : '乙方');
    if (isSign || party.name === party.label) return party.name;
    return party.name === null ? party.label : `${party.label} (${party.name})`;
  };
  return { party_a: called('party_a'), party_b: called('party_b') };
}

function firstBlocks(blocks: readonly TextBlock[]): readonly TextBlock[] {
  let characters = 0;
  const end = blocks.findIndex(({ text }) => {
    characters += text.length;
    return characters > MOST_CHARACTERS;
  });
  return end === -1 ? blocks : blocks.slice(0, Math.max(1, end));
}

/** How long the number is that begins each clause, by its line. */
function numberLengths(contract: Contract): Map<string, number> {
  return new Map(
    contract.clauses.flatMap(({ lines }) =>
      lines.map((line) => [`${line.blockId}:${line.start}`, line.numberLength] as const),
    ),
  );
}
