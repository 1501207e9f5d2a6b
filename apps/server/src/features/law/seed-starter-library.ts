import { createHash } from 'node:crypto';
import type { DigestFile } from '@mingfa/content/digest';
import { formatCitation } from '@mingfa/legal/citation/citations';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { lawKey } from '@mingfa/legal/statute/law-title';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { law, lawDigest } from '../../db/schema/law.ts';
import { expireLibrary } from '../../engine/library/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { touchLibrary } from './touch-library.ts';

/**
 * Brings the digests of this release into the library: new and changed ones are written, those no longer shipped go.
 * Laws that are not held yet are entered by title, without text. Does nothing when all are there already.
 * @returns how many digests were written or removed
 */
export async function seedStarterLibrary(context: AppContext, files: readonly DigestFile[]): Promise<number> {
  const wanted = files.flatMap((file) => file.digests.map((digest) => toRow(file, digest)));
  const held = await context.db
    .select({ id: lawDigest.id, contentHash: lawDigest.contentHash })
    .from(lawDigest);
  const heldHashes = new Set(held.map((row) => row.contentHash));
  const wantedHashes = new Set(wanted.map((row) => row.contentHash));
  const stale = held.filter((row) => !wantedHashes.has(row.contentHash)).map((row) => row.id);
  const missing = wanted.filter((row) => !heldHashes.has(row.contentHash));
  if (stale.length === 0 && missing.length === 0) return 0;
  await context.db.transaction(async (tx) => {
    if (stale.length > 0) await tx.delete(lawDigest).where(inArray(lawDigest.id, stale));
    for (const file of files) {
      const rows = missing.filter((row) => row.title === file.law);
      if (rows.length === 0) continue;
      const lawId = await enterLaw(context, tx, file);
      await tx
        .insert(lawDigest)
        .values(rows.map(({ title: _, ...row }) => ({ ...row, id: context.ids.make('digest'), lawId })))
        .onConflictDoNothing();
    }
    await touchLibrary(tx, context.clock.now());
  });
  expireLibrary(context);
  return stale.length + missing.length;
}

async function enterLaw(context: AppContext, tx: Transaction, file: DigestFile): Promise<string> {
  const dates = {
    digestPromulgatedOn: file.promulgatedOn,
    digestEffectiveOn: file.effectiveOn,
    digestDocumentNumber: file.documentNumber,
  };
  const titleKey = lawKey(file.law);
  const [known] = await tx.select({ id: law.id }).from(law).where(eq(law.titleKey, titleKey));
  if (known) {
    await tx.update(law).set(dates).where(eq(law.id, known.id));
    return known.id;
  }
  const id = context.ids.make('law');
  const { law: title, shortTitle, kind, issuer } = file;
  await tx.insert(law).values({
    id,
    title,
    titleKey,
    shortTitle,
    kind,
    issuer,
    region: null,
    ...dates,
    createdAt: context.clock.now(),
  });
  return id;
}

function toRow(file: DigestFile, digest: DigestFile['digests'][number]) {
  const number = parseArticleKey(digest.article);
  if (!number) throw new Error(`${file.law} ${digest.article} is no article`);
  return {
    title: file.law,
    articleKey: digest.article,
    main: number.main,
    sub: number.sub,
    heading: digest.heading,
    headingEn: digest.headingEn,
    digest: digest.digest,
    digestEn: digest.digestEn,
    everydayWords: digest.everydayWords,
    related: digest.related.map(toCitation),
    checkedOn: digest.checkedOn,
    articleHash: digest.articleHash,
    contentHash: createHash('sha256')
      .update(JSON.stringify([file.law, file.effectiveOn, digest]))
      .digest('hex'),
  };
}

/** `劳动合同法 47` → `《劳动合同法》第四十七条` */
function toCitation(related: string): string {
  const at = related.lastIndexOf(' ');
  const article = parseArticleKey(related.slice(at + 1));
  return article ? formatCitation({ name: related.slice(0, at), article }) : related;
}
