import { EVIDENCE_LIMITS } from '@mingfa/contract/matter-evidence';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { document } from '../../../db/schema/document.ts';
import { evidenceFile } from '../../../db/schema/drafting.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { JobDeeds } from '../../../ports/job-desk.ts';
import type { JobRun } from '../../../ports/jobs.ts';
import { writeFacts } from '../matters/write-facts.ts';
import { holdMatter } from '../own-rows.ts';
import { preparePages } from './bundle/prepare-pages.ts';
import type { EvidenceContext } from './evidence-context.ts';
import type { EvidenceFileRow } from './held-files.ts';
import { isLeft } from './is-left.ts';
import { suggestFromText } from './suggest-from-text.ts';

const QUEUE = 'evidence_file';
const RETRIES = 2;

/** What may have passed when it is tried again. */
const PASSING = ['store_unavailable', 'parser_timeout', 'parser_memory', 'print_too_large'];

/** Declares the counting of pages; before the jobs start. */
export function registerCounting(context: EvidenceContext): void {
  context.jobs.register<{ fileId: string }>(
    QUEUE,
    { concurrency: 1, timeoutSeconds: 600, retries: RETRIES },
    (run) => countFile(context, run),
    countingJobs(context),
  );
}

/** Counts the pages of a file; after the transaction that made its row. */
export async function queueCount({ jobs }: Pick<EvidenceContext, 'jobs'>, fileId: string): Promise<void> {
  await jobs.add(QUEUE, { fileId }, { key: fileId });
}

/** Takes up what the last process left. */
export async function resumeCounting(context: EvidenceContext): Promise<void> {
  const open = await context.db
    .select({ id: evidenceFile.id })
    .from(evidenceFile)
    .where(
      and(isNull(evidenceFile.pages), isNull(evidenceFile.errorCode), isNotNull(evidenceFile.documentId)),
    );
  for (const { id } of open) await queueCount(context, id);
}

async function countFile(
  context: EvidenceContext,
  { data: { fileId }, signal, retried }: JobRun<{ fileId: string }>,
): Promise<void> {
  const [held] = await context.db
    .select({ file: evidenceFile, document })
    .from(evidenceFile)
    .innerJoin(document, eq(document.id, evidenceFile.documentId))
    .where(eq(evidenceFile.id, fileId));
  if (!held) return;
  if (held.file.pages === null && held.file.errorCode === null) {
    let counted: Counted;
    let broke: unknown = null;
    try {
      const { pages, form } = await preparePages(context, held.document, {
        pagesMax: EVIDENCE_LIMITS.pages,
        signal,
      });
      counted = { pages, form };
    } catch (error) {
      const mayPass = !(error instanceof AppError) || PASSING.includes(error.code);
      if (isLeft(signal) || (mayPass && retried < RETRIES)) throw error;
      const failed = error instanceof AppError ? error : new AppError('internal');
      counted = { errorCode: failed.code, errorValues: plainValues(failed) };
      if (error !== failed) broke = error;
    }
    await keepCount(context, held.file, counted);
    // Whoever waits for the file is told; what broke is for the log.
    if (broke) throw broke;
  }
  if (held.document.state === 'ready') await suggestFromText(context, held.document.id);
}

type Counted = Partial<Pick<EvidenceFileRow, 'pages' | 'form' | 'errorCode' | 'errorValues'>>;

/** Keeps what was counted, and numbers the pages of the matter. */
export async function keepCount(
  context: EvidenceContext,
  { id, matterId, ownerId }: EvidenceFileRow,
  counted: Counted,
): Promise<void> {
  const catalog = await context.templates();
  await context.db.transaction(async (tx) => {
    const matter = await holdMatter(tx, { userId: ownerId }, matterId).catch(() => null);
    if (!matter) return;
    await tx
      .update(evidenceFile)
      .set({ pages: null, form: null, errorCode: null, errorValues: {}, ...counted })
      .where(eq(evidenceFile.id, id));
    await writeFacts(context, tx, catalog, matter, matter.sheet);
  });
}

/** The values of a failure as they are stored. */
export const plainValues = ({ values }: AppError): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );

function countingJobs({ db }: EvidenceContext): JobDeeds<{ fileId: string }> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ fileId }) => fileId);
      const rows = await db
        .select({ id: evidenceFile.id, ownerId: evidenceFile.ownerId })
        .from(evidenceFile)
        .where(inArray(evidenceFile.id, ids));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = known.get(id);
        return row ? { ownerId: row.ownerId, progress: null, isEnding: false } : null;
      });
    },
  };
}
