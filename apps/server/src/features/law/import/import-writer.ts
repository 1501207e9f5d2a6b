import { normalizeLawTitle, shortLawTitle } from '@mingfa/legal/statute/law-title';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { law, lawSource } from '../../../db/schema/law.ts';
import { touchLibrary } from '../touch-library.ts';
import type { ImportContext } from './import-context.ts';
import { regionOf } from './law-region.ts';
import { type LibraryState, lawOfTitle, type StateLaw, type StateVersion } from './library-state.ts';
import { makeIdentity } from './make-rows.ts';
import { lawIdentity, mergeVersion, versionFacts } from './merge-version.ts';
import type { ImportProgress } from './progress.ts';
import type { ReadStatute, ReadUnit } from './read-units.ts';
import { draftVersion, type VersionDraft } from './version-draft.ts';
import { deleteVersions, writeLoadingVersions } from './write-versions.ts';

/** Articles gathered before they are written together. */
const ARTICLES_AT_A_TIME = 250;

/** Merges statutes into the library and writes what changed, in short batches that readers hardly notice. */
export class ImportWriter {
  readonly #context: ImportContext;
  readonly #state: LibraryState;
  readonly #progress: ImportProgress;
  #drafts: VersionDraft[] = [];
  /** Versions whose text stays and whose dates or sources changed. */
  #described: StateVersion[] = [];
  #removed: string[] = [];
  #changedLaws = new Set<StateLaw>();
  #sources: { hash: string; lawId: string; articles: number }[] = [];

  constructor(context: ImportContext, state: LibraryState, progress: ImportProgress) {
    this.#context = context;
    this.#state = state;
    this.#progress = progress;
  }

  /** True when the same content was merged before: there is nothing to do. */
  skipKnown(unit: ReadUnit): boolean {
    const known = this.#state.sources.get(unit.hash);
    if (!known) return false;
    this.#progress.articles += known.articles;
    this.#progress.versionsUnchanged += 1;
    return true;
  }

  /**
   * Merges all statutes of one unit; they become visible together, with the next flush. Touches no database: what it
   * throws is about the text. Call `flushFor` before and `flushWhenFull` after.
   */
  merge(unit: ReadUnit, statutes: readonly ReadStatute[]): void {
    let articles = 0;
    let lawId: string | null = null;
    for (const read of statutes) {
      const entry = lawOfTitle(this.#state, read.statute.title, this.#context.ids);
      this.#mergeStatute(unit, read, entry);
      articles += read.statute.articles.length;
      lawId ??= entry.id;
    }
    this.#progress.articles += articles;
    if (lawId === null) return;
    this.#sources.push({ hash: unit.hash, lawId, articles });
    this.#state.sources.set(unit.hash, { articles });
  }

  /** A version waiting in this batch must be stored before another text of the same law may take its place. */
  async flushFor(statutes: readonly ReadStatute[]): Promise<void> {
    const waiting = new Set(this.#drafts.map((draft) => draft.titleKey));
    if (statutes.some(({ statute }) => waiting.has(normalizeLawTitle(statute.title)))) await this.flush();
  }

  async flushWhenFull(): Promise<void> {
    const waiting = this.#drafts.reduce((sum, draft) => sum + draft.articles.length, 0);
    if (waiting >= ARTICLES_AT_A_TIME || this.#sources.length >= ARTICLES_AT_A_TIME) await this.flush();
  }

  #mergeStatute(unit: ReadUnit, read: ReadStatute, entry: StateLaw): void {
    const identity = makeIdentity(unit, read);
    const merge = mergeVersion(entry.versions, identity);
    if (merge.unchanged) {
      this.#progress.versionsUnchanged += 1;
      return;
    }
    const others = entry.versions.filter((version) => !merge.joined.includes(version as StateVersion));
    const keepsText = merge.text.from === 'held' ? merge.text.version : null;
    const replaced = (merge.joined as StateVersion[]).filter((version) => version !== keepsText);
    const version: StateVersion = {
      id: keepsText?.id ?? this.#context.ids.make('lawVersion'),
      identities: merge.identities,
      contentHash: keepsText?.contentHash ?? identity.contentHash,
      formerIds: [
        ...((keepsText as StateVersion | null)?.formerIds ?? []),
        ...replaced.flatMap((one) => [one.id, ...one.formerIds]),
      ],
    };
    const replaces = replaced.map(({ id }) => id);
    // Drafting may meet a text it cannot read; nothing is remembered before it is done.
    const draft = keepsText
      ? null
      : draftVersion({
          versionId: version.id,
          lawId: entry.id,
          titleKey: entry.titleKey,
          statute: read.statute,
          identity,
          identities: version.identities,
          formerIds: version.formerIds,
          replaces,
          everydayWords: (key) => this.#state.everydayWords.get(`${entry.id} ${key}`) ?? [],
          makeArticleId: () => this.#context.ids.make('lawArticle'),
        });
    entry.versions = [...others, version];
    this.#changedLaws.add(entry);
    if (draft) {
      this.#drafts.push(draft);
    } else {
      this.#described.push(version);
      this.#removed.push(...replaces);
    }
    if (merge.joined.length === 0) this.#progress.versionsAdded += 1;
    else this.#progress.versionsUpdated += 1;
  }

  /** Writes what waits: new texts out of sight first, then all of it becomes visible at once. */
  async flush(): Promise<void> {
    const { db } = this.#context;
    if (this.#sources.length === 0) return;
    const changed = this.#changedLaws.size > 0;
    if (changed)
      await this.#writeLaws(
        db,
        [...this.#changedLaws].filter((entry) => !entry.stored),
      );
    // A law made later in this run may never be stored if the process dies, so only stored ones are pointed at.
    const storedLawId = (key: string) => {
      const entry = this.#state.laws.get(key);
      return entry?.stored ? entry.id : null;
    };
    if (this.#drafts.length > 0) {
      await writeLoadingVersions(this.#context, this.#drafts, storedLawId);
    }
    await db.transaction(async (tx) => {
      await this.#makeVisible(tx);
      if (changed) await this.#writeLaws(tx, [...this.#changedLaws]);
      await tx
        .insert(lawSource)
        .values(this.#sources.map((source) => ({ ...source, mergedAt: this.#context.now() })))
        .onConflictDoNothing();
      if (changed) await touchLibrary(tx, this.#context.now());
    });
    this.#drafts = [];
    this.#described = [];
    this.#removed = [];
    this.#changedLaws = new Set();
    this.#sources = [];
  }

  async #makeVisible(tx: Transaction): Promise<void> {
    const removed = [...this.#removed, ...this.#drafts.flatMap((draft) => draft.replaces)];
    await deleteVersions(tx, this.#context.search, removed);
    if (this.#drafts.length > 0) {
      const ids = sql.join(
        this.#drafts.map((draft) => sql`${draft.versionId}`),
        sql`, `,
      );
      await tx.execute(sql`update law_version set state = 'ready' where id in (${ids})`);
    }
    if (this.#described.length === 0) return;
    const rows = this.#described.map((version) => ({
      id: version.id,
      ...versionFacts(version.identities),
      identities: version.identities,
      former: version.formerIds,
    }));
    await tx.execute(sql`
      update law_version v set label = r.label, document_number = r."documentNumber",
        promulgated_on = r."promulgatedOn", effective_on = r."effectiveOn",
        effective_approximate = r."effectiveApproximate", repealed_on = r."repealedOn", raw_status = r."rawStatus",
        identities = r.identities, former_ids = r.former
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(id text, label text, "documentNumber" text,
        "promulgatedOn" date, "effectiveOn" date, "effectiveApproximate" boolean, "repealedOn" date, "rawStatus" text,
        identities jsonb, former jsonb) where v.id = r.id`);
  }

  /** Writes the rows of laws; name, kind and issuer are those of the newest version's best source. */
  async #writeLaws(db: DatabaseOrTransaction, entries: readonly StateLaw[]): Promise<void> {
    const rows = entries.flatMap((entry) => {
      const described = lawIdentity(entry.versions);
      if (!described) return [];
      entry.title = described.title;
      entry.shortTitle = shortLawTitle(described.title);
      return [
        {
          id: entry.id,
          title: entry.title,
          titleKey: entry.titleKey,
          shortTitle: entry.shortTitle,
          kind: described.kind,
          issuer: described.issuer,
          region: regionOf(described.kind, entry.title, described.issuer),
          createdAt: this.#context.now(),
        },
      ];
    });
    if (rows.length === 0) return;
    await db
      .insert(law)
      .values(rows)
      .onConflictDoUpdate({
        target: law.id,
        set: {
          title: sql`excluded.title`,
          shortTitle: sql`excluded.short_title`,
          kind: sql`excluded.kind`,
          issuer: sql`excluded.issuer`,
          region: sql`excluded.region`,
        },
      });
    for (const entry of entries) {
      if (!entry.stored) this.#progress.lawsAdded += 1;
      entry.stored = true;
    }
  }
}
