// The audit of citations against briefs with planted faults, over HTTP, at a server that runs over the data folder:
// `npm run bench -- citation-audit` [--data data] [--set bench/citation-audit] [--show]. The set holds `briefs/*.md` and `labels.jsonl`:
// {brief, start, end, expression, asOf, law, article, paragraph, item, expected, why} a line; start and end are JavaScript's offsets
// of the citation in its brief. Only figures are printed; `--show` prints what came out wrong, for sets that nothing is judged by.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { AuditedCitation, auditTextOnce } from '@mingfa/contract/citation-audit';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { DIFFERING_STATES } from '@mingfa/contract/evidence';
import { readRunningServer } from '../apps/server/src/data-folder.ts';
import { type AuditLabel, readLabels } from './citation-audit/read-labels.ts';
import { Report } from './ingestion/report.ts';

/** What the audit said of a label: the state names this kind of fault, another one warns, the library does not hold it, or nothing warns. */
type Outcome = 'named' | 'doubtful' | 'not_in_library' | 'missed' | 'not_found';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.MINGFA_DATA_DIR ?? 'data' },
    set: { type: 'string', default: 'bench/citation-audit' },
    show: { type: 'boolean', default: false },
  },
});
const running = await readRunningServer(resolve(options.data));
if (!running) throw new Error(`No server runs over ${options.data}: start one first.`);
const labels = await readLabels(join(options.set, 'labels.jsonl'));
const audits = new Map<string, AuditedCitation[]>();
const libraryDates = new Set<string>();
let [characters, milliseconds] = [0, 0];
for (const { brief, asOf } of labels) {
  const key = keyOf({ brief, asOf });
  if (!audits.has(key)) audits.set(key, await audit(brief, asOf));
}
const judged = labels.map((label) => {
  const citation = citationOf(label, audits.get(keyOf(label)) ?? []);
  return { label, citation, outcome: outcomeOf(label, citation) };
});
report();

async function audit(brief: string, asOf: string): Promise<AuditedCitation[]> {
  const text = await readFile(join(options.set, 'briefs', `${brief.replace(/\.md$/, '')}.md`), 'utf8');
  const began = performance.now();
  const response = await fetch(new URL('/v1/law/citation/audit/once', running?.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control-token': running?.controlToken ?? '' },
    body: JSON.stringify({ text, asOf }),
  });
  if (!response.ok) throw new Error(`${brief}: ${response.status} ${await response.text()}`);
  const { citations, libraryDate } = (await response.json()) as EndpointOutput<typeof auditTextOnce>;
  libraryDates.add(libraryDate ?? 'digests only');
  characters += text.length;
  milliseconds += performance.now() - began;
  return citations;
}

function keyOf({ brief, asOf }: Pick<AuditLabel, 'brief' | 'asOf'>): string {
  return `${brief} ${asOf}`;
}

/** Of what overlaps the expression, the citation of the article labelled, else what overlaps it most. */
function citationOf(label: AuditLabel, citations: readonly AuditedCitation[]): AuditedCitation | null {
  const overlapOf = ({ start, end }: AuditedCitation) =>
    Math.min(end, label.end) - Math.max(start, label.start);
  const overlapping = citations.filter((one) => overlapOf(one) > 0);
  const ofArticle = overlapping.filter(({ label: said, location }) =>
    isOfArticle(label, said, location?.articleKey),
  );
  const [best] = (ofArticle.length > 0 ? ofArticle : overlapping).toSorted(
    (a, b) => overlapOf(b) - overlapOf(a),
  );
  return best ?? null;
}

function isOfArticle({ article }: AuditLabel, said: string, key: string | undefined): boolean {
  return article !== null && (key === String(article) || said.includes(String(article)));
}

function outcomeOf({ expected }: AuditLabel, citation: AuditedCitation | null): Outcome {
  if (!citation) return 'not_found';
  const { state } = citation;
  if (expected === 'not_in_library')
    return state === 'not_in_library' ? 'named' : warns(citation) ? 'doubtful' : 'missed';
  if (expected !== 'right' && names(expected, citation)) return 'named';
  if (state === 'not_in_library' || state === 'version_not_held' || state === 'digest_only')
    return 'not_in_library';
  return warns(citation) ? 'doubtful' : 'missed';
}

/** The article, or a digest of it, could be read. */
function isHeld({ citation }: (typeof judged)[number]): boolean {
  return citation?.type === 'statute' && citation.location !== null;
}

function warns({ state }: AuditedCitation): boolean {
  return state !== 'not_run' && DIFFERING_STATES.has(state);
}

/** Whether the state, with the article it shows, tells this kind of fault. */
function names(expected: AuditLabel['expected'], citation: AuditedCitation): boolean {
  const { state, difference, nearest, successors } = citation;
  const isIn = (...states: AuditedCitation['state'][]) => states.includes(state);
  switch (expected) {
    case 'repealed':
      return isIn('repealed');
    case 'renumbered':
      return (
        isIn('amended') ||
        (isIn('unsupported', 'quote_mismatch', 'not_found', 'contradicted') &&
          (nearest !== null || successors.length > 0))
      );
    case 'invented':
      return isIn('not_found', 'impossible_number');
    case 'misquoted':
      return isIn('quote_mismatch', 'contradicted', 'amended');
    case 'wrong':
      return isIn('contradicted', 'unsupported', 'quote_mismatch', 'content_mismatch', 'amended');
    case 'wrong_paragraph':
      return isIn('not_found') || (isIn('contradicted') && difference?.kind === 'paragraph_or_item');
    default:
      return false;
  }
}

function report(): void {
  const outcomes: readonly Outcome[] = ['named', 'doubtful', 'not_in_library', 'missed', 'not_found'];
  const faults = judged.filter(
    ({ label }) => label.expected !== 'right' && label.expected !== 'not_in_library',
  );
  const right = judged.filter(({ label }) => label.expected === 'right');
  const apart = judged.filter(({ label }) => label.expected === 'not_in_library');
  const row = (name: string, some: typeof judged) =>
    console.log(
      `  ${name.padEnd(18)} ${String(some.length).padStart(4)}   ` +
        outcomes
          .map((one) => `${one} ${String(some.filter(({ outcome }) => outcome === one).length).padStart(3)}`)
          .join('   '),
    );
  console.log(
    `${labels.length} labels in ${audits.size} audits: ${characters} characters, ${Math.round(milliseconds)} ms`,
  );
  for (const kind of [...new Set(faults.map(({ label }) => label.expected))].sort())
    row(
      kind,
      faults.filter(({ label }) => label.expected === kind),
    );
  row('all faults', faults);
  const green = right.filter(({ citation }) => citation?.state === 'verified').length;
  const alarms = right.filter(({ outcome }) => outcome === 'doubtful').length;
  const lost = right.filter(({ outcome }) => outcome === 'not_found').length;
  const unheld = right.filter(({ outcome }) => outcome === 'not_in_library').length;
  console.log(
    `  right ones         ${right.length}   green ${green}   false alarms ${alarms}   not in library ${unheld}   not found ${lost}`,
  );
  row('not in library', apart);
  if (options.show) show();
  const held = faults.filter(({ outcome }) => outcome !== 'not_in_library');
  const count = (some: typeof judged, ...wanted: Outcome[]) =>
    some.filter(({ outcome }) => wanted.length === 0 || wanted.includes(outcome)).length;
  const share = (part: number, all: number) => (all === 0 ? 'none' : `${((100 * part) / all).toFixed(1)} %`);
  const cases = judged.filter(({ citation }) => citation?.type === 'case');
  console.log(
    `  over ${options.data}, library of ${[...libraryDates].join(', ')}, texts of ${count(judged.filter(isHeld))} statute citations and of ${cases.filter(({ citation }) => citation?.caseId).length} of ${cases.length} case numbers held`,
  );
  const told = new Report();
  const named = count(held, 'named');
  told.check(
    'faults named, at least 95 % (what the library does not hold apart)',
    named >= 0.95 * held.length,
    share(named, held.length),
  );
  console.log(
    `        of all ${faults.length} faults named: ${share(count(faults, 'named'), faults.length)}, named or warned of: ${share(count(faults, 'named', 'doubtful'), faults.length)}`,
  );
  const onFaults = faults.filter(({ citation }) => citation?.state === 'verified').length;
  console.log(`        faults that are shown as verified: ${onFaults}`);
  told.check(
    'false alarms among right ones, at most 3 %',
    alarms <= 0.03 * right.length,
    share(alarms, right.length),
  );
  process.exitCode = told.allMet ? 0 : 1;
}

function show(): void {
  for (const { label, citation, outcome } of judged) {
    const isWell = label.expected === 'right' ? outcome === 'missed' : outcome === 'named';
    if (isWell) continue;
    const said = citation ? `${citation.state} ${citation.label}` : '–';
    console.log(
      `  ${label.brief} ${label.start} ${label.expected} → ${outcome}: ${label.expression} · ${said}`,
    );
    if (citation)
      console.log(`      ${citation.sentence.replace(/\s+/g, ' ')} ${JSON.stringify(citation.difference)}`);
  }
}
