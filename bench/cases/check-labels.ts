import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type CaseLabel, HALVES, type Half, readLabels } from './read-labels.ts';

/** Halves of a stratum differ by no more than this many documents. */
const UNEVEN = 2;

interface CheckedLabels {
  labels: Record<Half, CaseLabel[]>;
  /** What is wrong with the set; empty when nothing is. */
  problems: string[];
  /** Labels whose document was not there to compare with. */
  skipped: number;
}

/** Holds the set against its own rules, and against the documents in the folder given, so far as they are there. */
export async function checkLabels(casesFolder: string): Promise<CheckedLabels> {
  const labels = { open: await readLabels('open'), closed: await readLabels('closed') };
  const problems = [...checkTogether(labels)];
  let skipped = 0;
  for (const half of HALVES)
    for (const label of labels[half]) {
      const found = checkAlone(label, half);
      const bytes = await readSource(label, casesFolder);
      if (!bytes) skipped += 1;
      else found.push(...checkAgainst(label, bytes));
      problems.push(...found.map((problem) => `${label.id}: ${problem}`));
    }
  return { labels, problems, skipped };
}

/** The bytes of a label's document, or none where the folder of real documents does not hold it. */
async function readSource({ source, invented }: CaseLabel, casesFolder: string): Promise<Buffer | null> {
  try {
    return await readFile(join(invented ? import.meta.dirname : casesFolder, source.file));
  } catch (error) {
    if (!invented && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Ids and sources are one label's alone, and the halves are balanced. */
function checkTogether(labels: Record<Half, CaseLabel[]>): string[] {
  const problems: string[] = [];
  const all = [...labels.open, ...labels.closed];
  const ids = all.map(({ id }) => id);
  const sources = all.map(({ source }) => `${source.file} ${source.record ?? ''}`);
  for (const list of [ids, sources])
    for (const [at, one] of list.entries())
      if (list.indexOf(one) !== at) problems.push(`${one} is there twice`);
  const count = (half: Half, stratum: string) =>
    labels[half].filter((label) => label.stratum === stratum).length;
  for (const stratum of new Set(all.map((label) => label.stratum))) {
    const [open, closed] = [count('open', stratum), count('closed', stratum)];
    if (Math.abs(open - closed) > UNEVEN) problems.push(`${stratum}: ${open} open, ${closed} closed`);
  }
  if (Math.abs(labels.open.length - labels.closed.length) > UNEVEN)
    problems.push(`${labels.open.length} open, ${labels.closed.length} closed`);
  return problems;
}

/** What can be wrong in a label without looking at its document. */
function checkAlone(label: CaseLabel, half: Half): string[] {
  const problems: string[] = [];
  const isWritten = label.source.file.startsWith('written/');
  if (isWritten !== (label.invented === true))
    problems.push('invented texts, and no others, are written ones');
  if (isWritten && !label.source.file.startsWith(`written/${half}/`)) problems.push('lies in the other half');
  if ('refused' in label) return problems;
  for (const { of } of label.counsel)
    if (Math.max(...of) > label.parties.length) problems.push('counsel of a party that is not there');
  const keys = label.cited.map(keyOf);
  if (new Set(keys).size !== keys.length) problems.push('an article is cited twice');
  if (label.argued?.some((one) => keys.includes(keyOf(one))))
    problems.push('an article is both cited and merely argued');
  if ((label.authority === 'ordinary') === ['guiding_case', 'typical_case'].includes(label.kind))
    problems.push('kind and authority do not agree');
  const lines = label.sections.map(({ line }) => line);
  if (lines.some((line, at) => at > 0 && line < (lines[at - 1] ?? 0))) problems.push('sections out of order');
  return problems;
}

const keyOf = ({
  law,
  article,
  paragraph,
  item,
}: {
  law: string;
  article: string;
  paragraph?: number | undefined;
  item?: number | undefined;
}) => [law, article, paragraph, item].join(' ');

/** The document is the one that was read, and the sections begin in it where the label says. */
function checkAgainst(label: CaseLabel, bytes: Buffer): string[] {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== label.source.sha256) return ['the document is not the one that was read'];
  if ('refused' in label) return [];
  const problems: string[] = [];
  const lines = readText(label, bytes).split('\n');
  for (const { line, begins } of label.sections)
    if (!lines[line - 1]?.includes(begins)) problems.push(`line ${line} has no “${begins}”`);
  if (label.invented && !bytes.toString('utf8').trimEnd().endsWith(INVENTED))
    problems.push('is not marked as invented');
  return problems;
}

/** The last line of every text that was made up for this set. */
const INVENTED = '〔虚构〕';

/** The text of a document: of a record in JSON, its field `text`. */
function readText({ source }: CaseLabel, bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return source.file.endsWith('.json') ? z.object({ text: z.string() }).parse(JSON.parse(text)).text : text;
}
