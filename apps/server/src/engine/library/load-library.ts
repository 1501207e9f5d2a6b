import { asc, count, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { law, lawAlias, lawDigest, lawLibrary, lawRepeal, lawVersion } from '../../db/schema/law.ts';

/** What the index is built from. */
export interface LibraryRows {
  revision: number;
  importedOn: string | null;
  laws: {
    id: string;
    title: string;
    titleKey: string;
    shortTitle: string;
    kind: string;
    issuer: string | null;
    region: string | null;
    digestPromulgatedOn: string | null;
    digestEffectiveOn: string | null;
    digestDocumentNumber: string | null;
  }[];
  aliases: { lawId: string; alias: string }[];
  digestCounts: { lawId: string; count: number }[];
  versions: {
    id: string;
    lawId: string;
    label: string;
    documentNumber: string | null;
    promulgatedOn: string | null;
    effectiveOn: string | null;
    effectiveApproximate: boolean;
    repealedOn: string | null;
    rawStatus: string | null;
    source: string;
    articleCount: number;
    history: string[];
    formerIds: string[];
  }[];
  repeals: {
    titleKey: string;
    title: string;
    /** Null: the day the repealing version takes effect. */
    repealedOn: string | null;
    byVersionId: string;
    byArticleKey: string;
  }[];
}

/** Number of the library's last change; 0 while it is empty. */
export async function readRevision(
  db: DatabaseOrTransaction,
): Promise<{ revision: number; importedAt: Date | null }> {
  const [row] = await db
    .select({ revision: lawLibrary.revision, importedAt: lawLibrary.importedAt })
    .from(lawLibrary);
  return row ?? { revision: 0, importedAt: null };
}

/** Reads names and versions of every law; versions still loading are left out. */
export async function loadLibraryRows(db: DatabaseOrTransaction): Promise<LibraryRows> {
  const { revision, importedAt } = await readRevision(db);
  const laws = await db
    .select({
      id: law.id,
      title: law.title,
      titleKey: law.titleKey,
      shortTitle: law.shortTitle,
      kind: law.kind,
      issuer: law.issuer,
      region: law.region,
      digestPromulgatedOn: law.digestPromulgatedOn,
      digestEffectiveOn: law.digestEffectiveOn,
      digestDocumentNumber: law.digestDocumentNumber,
    })
    .from(law)
    .orderBy(asc(law.titleKey));
  const aliases = await db.select({ lawId: lawAlias.lawId, alias: lawAlias.alias }).from(lawAlias);
  const digestCounts = await db
    .select({ lawId: lawDigest.lawId, count: count() })
    .from(lawDigest)
    .groupBy(lawDigest.lawId);
  const versions = await db
    .select({
      id: lawVersion.id,
      lawId: lawVersion.lawId,
      label: lawVersion.label,
      documentNumber: lawVersion.documentNumber,
      promulgatedOn: lawVersion.promulgatedOn,
      effectiveOn: lawVersion.effectiveOn,
      effectiveApproximate: lawVersion.effectiveApproximate,
      repealedOn: lawVersion.repealedOn,
      rawStatus: lawVersion.rawStatus,
      source: lawVersion.source,
      articleCount: lawVersion.articleCount,
      history: lawVersion.history,
      formerIds: lawVersion.formerIds,
    })
    .from(lawVersion)
    .where(eq(lawVersion.state, 'ready'));
  const repeals = await db
    .select({
      titleKey: lawRepeal.titleKey,
      title: lawRepeal.title,
      repealedOn: lawRepeal.repealedOn,
      byVersionId: lawRepeal.versionId,
      byArticleKey: lawRepeal.articleKey,
    })
    .from(lawRepeal);
  const held = new Set(versions.map((row) => row.lawId));
  for (const row of digestCounts) held.add(row.lawId);
  return {
    revision,
    importedOn: importedAt?.toISOString().slice(0, 10) ?? null,
    // A law whose first version is still loading is not there yet.
    laws: laws.filter((row) => held.has(row.id)),
    aliases,
    digestCounts,
    versions,
    repeals,
  };
}
