import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { Clause, Contract, Line } from '@mingfa/legal/contracts/contract';
import { articleOf, clauseLabel, withDescendants } from '@mingfa/legal/contracts/contract-text';
import { detectKind } from '@mingfa/legal/contracts/detect-kind';
import type { RawFinding } from '@mingfa/legal/contracts/playbook-rule';
import { readContract } from '@mingfa/legal/contracts/read-contract';
import { runPlaybook } from '@mingfa/legal/contracts/run-playbook';
import { placeOfBlock } from '../../../engine/documents/place-of-block.ts';
import { positionOf } from './position-of.ts';
import type {
  ClauseLine,
  Detected,
  DraftFinding,
  ReviewedClause,
  RulesJob,
  RulesResult,
} from './review-jobs.ts';

const CITED_LAWS_MAX = 300;
/** Nobody reads more; a paper made to fire every rule at every sentence has as many. */
const FINDINGS_MAX = 1000;

/** The kind of a contract by its words, and the laws it names. */
export async function detect(blocks: readonly DocumentBlock[]): Promise<Detected> {
  const contract = await readContract(blocks);
  const cited = new Set<string>();
  for (const { text } of blocks) {
    for (const match of text.matchAll(/《([^《》\n]{2,60})》/g)) cited.add(match[1] ?? '');
    if (cited.size > CITED_LAWS_MAX) break;
  }
  return { kind: detectKind(contract).kind, citedLaws: [...cited].slice(0, CITED_LAWS_MAX) };
}

/** What the rules find, with the places of everything, and the clauses as a model is shown them. */
export async function runRules(job: RulesJob, blocks: readonly DocumentBlock[]): Promise<RulesResult> {
  const contract = await readContract(blocks);
  const order = new Map(blocks.map((block, index) => [block.id, { block, index }]));
  const raw = await runPlaybook(contract, job.rules, {
    side: job.side,
    kind: job.kind,
    asOf: job.asOf,
    language: job.language,
    lawState: (title) => job.lawStates[title.replace(/[《》]/g, '')] ?? 'unknown',
  });
  const lineOf = (line: Line): ClauseLine[] => {
    const found = order.get(line.blockId);
    return found
      ? [
          {
            blockId: line.blockId,
            start: line.start,
            text: line.text,
            place: placeOfBlock(job.documentId, found.block),
            order: found.index,
          },
        ]
      : [];
  };
  const clauses = outermost(contract).map(
    (clause): ReviewedClause => ({
      label: clauseLabel(contract, clause),
      lines: withDescendants(contract, clause)
        .flatMap(({ lines }) => lines)
        .flatMap(lineOf),
    }),
  );
  return {
    title: contract.title,
    parties: contract.parties.map(({ label, name }) => ({ label, name })),
    clauses: clauses.length > 0 ? clauses : [{ label: '', lines: wholeText(contract).flatMap(lineOf) }],
    findings: raw.slice(0, FINDINGS_MAX).map((finding) => draftOf(finding, job.documentId, order)),
  };
}

/** A paper without numbered clauses is looked at as one. */
const wholeText = (contract: Contract): Line[] => [
  ...contract.preamble,
  ...contract.clauses.flatMap(({ lines }) => lines),
  ...contract.unnumbered,
];

/** The clauses lawyers count: 第五条, or the outermost below parts and chapters. */
function outermost(contract: Contract): Clause[] {
  return contract.clauses.filter(
    (clause) =>
      clause.lines.length > 0 &&
      articleOf(contract, clause) === clause &&
      !['part', 'chapter', 'section'].includes(clause.style),
  );
}

function draftOf(
  raw: RawFinding,
  documentId: string,
  order: ReadonlyMap<string, { block: DocumentBlock; index: number }>,
): DraftFinding {
  const { anchorBlockId, likeBlockIds, ...finding } = raw;
  const [first] = raw.spans;
  const found = first ? order.get(first.blockId) : undefined;
  const ids = [...new Set(raw.spans.map(({ blockId }) => blockId))];
  return {
    ...finding,
    source: 'rule',
    places: ids.flatMap((id) => {
      const block = order.get(id)?.block;
      return block ? [placeOfBlock(documentId, block)] : [];
    }),
    insertion: raw.action === 'insert' ? { anchorBlockId, likeBlockIds } : null,
    position: positionOf(raw, first && found ? { order: found.index, start: first.start } : null),
  };
}
