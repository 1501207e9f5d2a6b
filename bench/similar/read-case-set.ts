import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseToIndex } from '../../apps/server/src/engine/retrieval/cases/similar-case-index.ts';

/** A story with the cases somebody graded for it, 0 to 3. */
export interface GradedStory {
  id: string;
  text: string;
  grades: ReadonlyMap<string, number>;
}

interface Line {
  id: string;
  /** Facts of the case by charge. */
  charges: Record<string, string>;
  relevance?: Record<string, number>;
}

/** The shared set of criminal cases: facts of the cases with their charges, and stories of which the charge is not told. */
export async function readCaseSet(folder: string): Promise<{ cases: CaseToIndex[]; stories: GradedStory[] }> {
  const cases = await readLines(join(folder, 'similar-case-documents.jsonl'));
  const stories = await readLines(join(folder, 'similar-case-queries.jsonl'));
  return {
    cases: cases.map(({ id, charges }) => ({
      id,
      facts: factsOf(charges),
      causes: Object.keys(charges).filter((charge) => charge.endsWith('罪')),
      cited: [],
      authority: 'ordinary',
      year: null,
    })),
    stories: stories.map(({ id, charges, relevance }) => ({
      id,
      text: factsOf(charges),
      grades: new Map(Object.entries(relevance ?? {})),
    })),
  };
}

const SHORT_CHARACTERS = 60;

/** The first 60 characters of what happened, without the heading and labels under which the set's facts stand. */
export const shortened = (text: string): string =>
  text
    .replace(/^[^\n]*分别(?:为|如下)[：:]\s*/, '')
    .replace(/(?:起因|经过|结果)[：:]\s*/g, '')
    .slice(0, SHORT_CHARACTERS);

const factsOf = (charges: Record<string, string>): string => Object.values(charges).join('\n');

async function readLines(path: string): Promise<Line[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Line);
}
