import { addProblem, type SourceFiles } from '../../../engine/importing/index.ts';
import { resolveCaseCitations } from '../resolve-case-citations.ts';
import type { CaseImportContext, CaseTarget } from './case-import-context.ts';
import type { CaseProgress } from './case-progress.ts';
import { type CaseRecord, isProblem } from './case-record.ts';
import { CaseWriter } from './case-writer.ts';
import type { KnownMappings } from './choose-mapping.ts';
import { readRecords } from './read-records.ts';
import { removeLoadingCases } from './write-cases.ts';

/** Documents that are read and written together: few enough that a kill loses a moment's work. */
const RECORDS_AT_A_TIME = 24;
const CHARACTERS_AT_A_TIME = 400_000;
/** Cases that wait until the search finds them. */
const SETTLED_AT_A_TIME = 1000;

/**
 * Reads every case a source holds into a library. Repeating it changes nothing; killed at any moment it leaves only whole cases
 * visible, and the next run goes on where it stopped.
 */
export async function importCases(
  context: CaseImportContext,
  target: CaseTarget & { mappings: KnownMappings },
  source: SourceFiles,
  progress: CaseProgress,
): Promise<void> {
  await removeLoadingCases(context);
  const writer = new CaseWriter(context, target, progress);
  try {
    await writeAll(context, writer, target.mappings, source, progress);
  } finally {
    // Stopped or broken off, the batch under way is still written before the connection goes.
    await writer.finish();
  }
  await context.search.settle();
  await resolveCaseCitations(context.db);
}

async function writeAll(
  context: CaseImportContext,
  writer: CaseWriter,
  mappings: KnownMappings,
  source: SourceFiles,
  progress: CaseProgress,
): Promise<void> {
  let waiting: CaseRecord[] = [];
  let characters = 0;
  let settled = 0;
  const flush = async () => {
    await writer.write(waiting);
    waiting = [];
    characters = 0;
    if (progress.added + progress.joined - settled >= SETTLED_AT_A_TIME) {
      await writer.finish();
      settled = progress.added + progress.joined;
      await context.search.settle();
    }
    await context.report();
  };
  progress.filesTotal = source.files.length;
  for (const { file, problem } of source.problems) addProblem(progress, file, problem);
  for (const file of source.files) {
    for await (const record of readRecords(context.parser, file, mappings)) {
      if (isProblem(record)) {
        addProblem(progress, record.path, record.problem);
        continue;
      }
      progress.read += 1;
      waiting.push(record);
      characters += record.text.length;
      if (waiting.length >= RECORDS_AT_A_TIME || characters >= CHARACTERS_AT_A_TIME) await flush();
    }
    progress.filesDone += 1;
    await context.report();
  }
  await flush();
}
