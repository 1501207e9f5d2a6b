import { buildClauses } from './build-clauses.ts';
import type { Contract, Definition, Line, Pause, Placeholder, TextBlock } from './contract.ts';
import { splitSections } from './contract-sections.ts';
import { readTitle } from './contract-title.ts';
import { readEnglishParties } from './english-parties.ts';
import { readNumbers } from './line-numbers.ts';
import { readAnnexes } from './read-annexes.ts';
import { definitionsOn } from './read-definitions.ts';
import { readParties } from './read-parties.ts';
import { placeholdersOn } from './read-placeholders.ts';
import { referencesOn } from './read-references.ts';
import { splitLines } from './split-lines.ts';

/** Lines looked at between two chances for other work. */
const LINES_AT_ONCE = 100;

/**
 * A contract's parts: title, clauses as a tree, parties, signatures, open places, definitions and pointers. Costs about
 * 1 ms a page; `pause` is awaited every hundred lines.
 */
export async function readContract(blocks: readonly TextBlock[], pause?: Pause): Promise<Contract> {
  const lines = splitLines(blocks);
  await readNumbers(lines, pause);
  const sections = splitSections(lines);
  const levels = new Map(
    blocks.map((block) => [block.id, block.kind === 'heading' ? (block.level ?? 1) : null]),
  );
  const origins = (line: Line) => ({
    headingLevel: line.start === 0 ? (levels.get(line.blockId) ?? null) : null,
  });
  await pause?.();
  const { title, span } = readTitle(lines, levels);
  const body = buildClauses(sections.body, origins, 'body', 0);
  const annex = buildClauses(sections.annex, origins, 'annex', body.length);
  const clauses = [...body, ...annex];
  await pause?.();
  const key = (line: Line) => `${line.blockId}:${line.start}`;
  const owned = new Set(clauses.flatMap((clause) => clause.lines.map(key)));
  const language = languageOf(lines);
  const parties =
    language === 'en'
      ? readEnglishParties(lines, lines.map(({ text }) => text).join('\n'))
      : readParties(sections.preamble, sections.body, sections.signature);
  await pause?.();
  const contract: Contract = {
    title,
    titleSpan: span,
    language,
    clauses,
    preamble: sections.preamble,
    signature: sections.signature,
    unnumbered: [...sections.body, ...sections.annex].filter((line) => !owned.has(key(line))),
    parties,
    placeholders: [],
    definitions: [],
    references: [],
    annexes: readAnnexes(lines, sections.annex),
  };
  await pause?.();
  let done = 0;
  for (const { line, section, clauseId } of linesWithOwners(contract)) {
    contract.placeholders.push(...placeholdersOn(line, section, clauseId));
    contract.definitions.push(...definitionsOn(line, clauseId));
    if (section !== 'signature') contract.references.push(...referencesOn(line, clauseId));
    done += 1;
    if (done % LINES_AT_ONCE === 0) await pause?.();
  }
  contract.definitions = withoutRepeats(contract.definitions);
  return contract;
}

function* linesWithOwners(
  contract: Contract,
): Generator<{ line: Line; section: Placeholder['section']; clauseId: string | null }> {
  for (const line of contract.preamble) yield { line, section: 'preamble', clauseId: null };
  for (const { lines, section, id } of contract.clauses) {
    for (const line of lines) yield { line, section, clauseId: id };
  }
  for (const line of contract.unnumbered) yield { line, section: 'body', clauseId: null };
  for (const line of contract.signature) yield { line, section: 'signature', clauseId: null };
}

function languageOf(lines: readonly Line[]): Contract['language'] {
  const sample = lines
    .slice(0, 200)
    .map(({ text }) => text)
    .join('');
  const han = sample.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
  const latin = sample.match(/[A-Za-z]/g)?.length ?? 0;
  return latin > han * 3 ? 'en' : 'zh';
}

/** The same term defined twice in the same words is one definition. */
function withoutRepeats(definitions: readonly Definition[]): Definition[] {
  const seen = new Set<string>();
  return definitions.filter(({ term, meaning }) => {
    const key = `${term}\n${meaning.replace(/\s/g, '')}`;
    return !seen.has(key) && seen.add(key);
  });
}
