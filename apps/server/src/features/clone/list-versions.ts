import type * as contract from '@mingfa/contract/clone';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq } from 'drizzle-orm';
import { cloneEdge, cloneVersion } from '../../db/schema/clone.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { CloneContext } from './clone-context.ts';
import { type CloneRow, ownClone, readContent, requireVersion, type VersionRow } from './own-rows.ts';

/** Versions of a clone, newest first. @throws AppError `not_found` */
export async function listVersions(
  context: CloneContext & RequestContext,
  input: EndpointInput<typeof contract.listCloneVersions>,
): Promise<EndpointOutput<typeof contract.listCloneVersions>> {
  const { appId, page, pageSize } = input;
  const row = await ownClone(context, appId);
  const condition = eq(cloneVersion.cloneId, appId);
  const total = await context.db.$count(cloneVersion, condition);
  const versions = await context.db
    .select()
    .from(cloneVersion)
    .where(condition)
    .orderBy(desc(cloneVersion.version))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const restored = await readRestored(context, appId);
  return {
    items: versions.map((version) => describeVersion(row, version, restored)),
    total,
    page,
    pageSize,
  };
}

/** A version with its content. @throws AppError `not_found` */
export async function getVersion(
  context: CloneContext & RequestContext,
  input: { appId: string; version: number },
): Promise<EndpointOutput<typeof contract.getCloneVersion>> {
  const row = await ownClone(context, input.appId);
  const version = await requireVersion(context.db, row.id, input.version);
  const restored = await readRestored(context, row.id);
  return { ...describeVersion(row, version, restored), content: readContent(version.content) };
}

/** Which version each restored one brought back. */
async function readRestored(
  { db }: CloneContext,
  cloneId: string,
): Promise<ReadonlyMap<number | null, number | null>> {
  const edges = await db
    .select({ version: cloneEdge.version, from: cloneEdge.fromVersion })
    .from(cloneEdge)
    .where(and(eq(cloneEdge.cloneId, cloneId), eq(cloneEdge.kind, 'restored')));
  return new Map(edges.map(({ version, from }) => [version, from]));
}

function describeVersion(
  row: CloneRow,
  { version, content, notes, fingerprint, publishedAt }: VersionRow,
  restored: ReadonlyMap<number | null, number | null>,
): contract.CloneVersion {
  return {
    version,
    name: content.name,
    notes,
    fingerprint,
    restoredFrom: restored.get(version) ?? null,
    published: row.publishedVersion === version,
    publishedAt: publishedAt.toISOString(),
  };
}
