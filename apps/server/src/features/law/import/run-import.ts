import type { ParsedStatute } from '@mingfa/legal/statute/statute';
import { eq } from 'drizzle-orm';
import { lawVersion } from '../../../db/schema/law.ts';
import { addProblem, type SourceFiles } from '../../../engine/importing/index.ts';
import { groupFiles } from './group-files.ts';
import type { ImportContext } from './import-context.ts';
import { ImportWriter } from './import-writer.ts';
import { loadLibraryState } from './library-state.ts';
import type { ImportProgress } from './progress.ts';
import { type ReadStatute, type ReadUnit, readUnits } from './read-units.ts';
import { resolveReferences } from './resolve-references.ts';
import { deleteVersions, type WriteContext } from './write-versions.ts';

/**
 * Merges everything a source holds into the library. Repeating it changes nothing; killed at any moment it leaves only
 * whole laws visible, and the next run goes on where it stopped.
 */
export async function runImport(
  context: ImportContext,
  source: SourceFiles,
  progress: ImportProgress,
): Promise<void> {
  await removeLeftovers(context);
  const state = await loadLibraryState(context.db);
  const writer = new ImportWriter(context, state, progress);
  progress.filesTotal = source.files.length;
  for (const { file, problem } of source.problems) addProblem(progress, file, problem);
  for (const group of groupFiles(source.files)) {
    for await (const unit of readUnits(context.parser, group)) {
      if ('problem' in unit) addProblem(progress, unit.path, unit.problem);
      else await mergeUnit(writer, progress, unit);
      progress.filesDone += unit.files;
      await context.report();
    }
  }
  await writer.flush();
  await resolveReferences(context.db);
}

async function mergeUnit(writer: ImportWriter, progress: ImportProgress, unit: ReadUnit): Promise<void> {
  if (writer.skipKnown(unit)) return;
  const read = readStatutes(progress, unit);
  if (read.length === 0) return;
  await writer.flushFor(read);
  try {
    writer.merge(unit, read);
  } catch (error) {
    addProblem(progress, unit.path, `无法解析 / could not be parsed: ${(error as Error).message}`);
  }
  await writer.flushWhenFull();
}

/** What a unit holds; a text that the parsers stumble over is one line of the report. */
function readStatutes(progress: ImportProgress, unit: ReadUnit): ReadStatute[] {
  try {
    const statutes = unit.parse();
    const whole = statutes.filter(({ statute }) => statute.title !== '' && statute.articles.length > 0);
    if (statutes.length > 0 && whole.length === 0) {
      addProblem(progress, unit.path, statutes[0]?.statute.warnings[0] ?? '没有读出条文 / no articles found');
    }
    const laws = whole.filter(({ statute }) => isLaw(statute));
    if (laws.length < whole.length) {
      addProblem(
        progress,
        unit.path,
        '没有日期也没有条号，看来不是法规 / neither date nor article numbers: not a law, it seems',
      );
    }
    return laws;
  } catch (error) {
    addProblem(progress, unit.path, `无法解析 / could not be parsed: ${(error as Error).message}`);
    return [];
  }
}

/** Collections also hold guides and lists of their own; a law has a date, or articles with numbers. */
function isLaw({ promulgatedOn, effectiveOn, articles }: ParsedStatute): boolean {
  return (
    promulgatedOn !== null || effectiveOn !== null || articles.some(({ label }) => label.startsWith('第'))
  );
}

/** Versions that a killed import left half written. No reader ever saw them. */
async function removeLeftovers(context: WriteContext): Promise<void> {
  for (;;) {
    const loading = await context.db
      .select({ id: lawVersion.id })
      .from(lawVersion)
      .where(eq(lawVersion.state, 'loading'))
      .limit(5);
    if (loading.length === 0) return;
    await context.db.transaction((tx) =>
      deleteVersions(
        tx,
        context.search,
        loading.map(({ id }) => id),
      ),
    );
  }
}
