import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { caseSource, caseText, legalCase } from '../../../db/schema/case.ts';
import { breather } from '../../../engine/breathe.ts';
import { addProblem } from '../../../engine/importing/index.ts';
import { type CaseDraft, draftCase, hashOfRecord } from './case-draft.ts';
import type { CaseImportContext, CaseTarget } from './case-import-context.ts';
import type { CaseProgress } from './case-progress.ts';
import type { CaseRecord } from './case-record.ts';
import { READER_VERSION, readCase } from './read-case.ts';
import { addSources, type HeldCase, replaceCase, type SourceOfCase, writeNewCases } from './write-cases.ts';

/** Documents that are one case, the best of them first. */
interface SameCase {
  best: CaseDraft;
  sources: CaseDraft['source'][];
}

/** Reads documents and merges them into a library, where each case is held once however many sources it has. */
export class CaseWriter {
  readonly #context: CaseImportContext;
  readonly #target: CaseTarget;
  readonly #progress: CaseProgress;
  #writing: Promise<void> = Promise.resolve();
  /** Hashes of the batch that is being written. */
  #underway: ReadonlySet<string> = new Set();

  constructor(context: CaseImportContext, target: CaseTarget, progress: CaseProgress) {
    this.#context = context;
    this.#target = target;
    this.#progress = progress;
  }

  /** Reads a batch while the one before it is written, then begins to write it; what of it is new becomes visible at once. */
  async write(records: readonly CaseRecord[]): Promise<void> {
    const drafts = await this.#read(await this.#withoutKnown(records));
    await this.finish();
    this.#writing = this.#merge(drafts);
    // Told by the next batch or by `finish`.
    this.#writing.catch(() => {});
  }

  /** Waits until what was given is written. @throws what went wrong meanwhile */
  async finish(): Promise<void> {
    await this.#writing;
  }

  async #merge(drafts: ReadonlyMap<string, SameCase>): Promise<void> {
    if (drafts.size === 0) return;
    const held = await this.#heldOf([...drafts.keys()]);
    const added: { draft: CaseDraft; sources: CaseDraft['source'][] }[] = [];
    const joined: SourceOfCase[] = [];
    for (const [key, { best, sources }] of drafts) {
      const before = held.get(key);
      if (!before) {
        added.push({ draft: best, sources });
        continue;
      }
      this.#progress.joined += sources.length;
      if (isBetter(best, before)) await replaceCase(this.#context, before, best);
      joined.push(...sources.map((source) => ({ caseId: before.id, ...source })));
    }
    await addSources(this.#context, this.#target, joined);
    await writeNewCases(this.#context, this.#target, added);
    this.#progress.added += added.length;
    this.#progress.joined += added.reduce((sum, { sources }) => sum + sources.length - 1, 0);
  }

  /** Records that were not read before, each once, by their hashes. */
  async #withoutKnown(records: readonly CaseRecord[]): Promise<Map<string, CaseRecord>> {
    const byHash = new Map<string, CaseRecord>();
    for (const record of records) byHash.set(hashOfRecord(record, this.#context.masksNames), record);
    const known =
      byHash.size === 0
        ? []
        : await this.#context.db
            .select({ hash: caseSource.hash })
            .from(caseSource)
            .innerJoin(legalCase, eq(legalCase.id, caseSource.caseId))
            .where(and(inArray(caseSource.hash, [...byHash.keys()]), this.#isOwn()));
    for (const { hash } of known) byHash.delete(hash);
    for (const hash of this.#underway) byHash.delete(hash);
    this.#underway = new Set(byHash.keys());
    this.#progress.unchanged += records.length - byHash.size;
    return byHash;
  }

  async #read(records: ReadonlyMap<string, CaseRecord>): Promise<Map<string, SameCase>> {
    const cases = new Map<string, SameCase>();
    const breathe = breather();
    for (const [hash, record] of records) {
      const draft = this.#draft(hash, record);
      // What the database answers about the batch before is taken up in between.
      await breathe();
      if (!draft) continue;
      const same = cases.get(draft.identityKey);
      if (!same) {
        cases.set(draft.identityKey, { best: draft, sources: [draft.source] });
        continue;
      }
      same.sources.push(draft.source);
      if (draft.worth > same.best.worth) same.best = draft;
    }
    return cases;
  }

  /** A document that is refused, or that the reader stumbles over, is one line of the report. */
  #draft(hash: string, record: CaseRecord): CaseDraft | null {
    try {
      const read = readCase(record);
      if (!('problem' in read))
        return draftCase(record, read, { hash, masksNames: this.#context.masksNames });
      addProblem(this.#progress, record.path, read.problem);
    } catch (error) {
      addProblem(this.#progress, record.path, `无法解析 / could not be parsed: ${(error as Error).message}`);
    }
    return null;
  }

  async #heldOf(identityKeys: string[]): Promise<Map<string, HeldCase>> {
    const rows = await this.#context.db
      .select({
        id: legalCase.id,
        identityKey: legalCase.identityKey,
        textHash: legalCase.textHash,
        readBy: legalCase.readBy,
        corrected: legalCase.corrected,
        isDigest: sql<boolean>`${legalCase.digest} is not null`,
        court: legalCase.court,
        numbers: legalCase.numbers,
        causes: legalCase.causes,
        procedure: legalCase.procedure,
        area: legalCase.area,
        decidedOn: legalCase.decidedOn,
        characters: sql<number>`char_length(${caseText.original})`,
        maskedHash: sql<string>`md5(${caseText.masked})`,
      })
      .from(legalCase)
      .innerJoin(caseText, eq(caseText.caseId, legalCase.id))
      .where(and(inArray(legalCase.identityKey, identityKeys), this.#isOwn()));
    return new Map(
      rows.map(({ isDigest, court, numbers, causes, procedure, area, decidedOn, ...row }) => [
        row.identityKey,
        { ...row, digest: isDigest ? { court, numbers, causes, procedure, area, decidedOn } : null },
      ]),
    );
  }

  #isOwn() {
    const { ownerId } = this.#target;
    return ownerId === null ? isNull(legalCase.ownerId) : eq(legalCase.ownerId, ownerId);
  }
}

/** The longer text stays, and a digest of ours never; the same text is read again by newer rules, and masked as is set now. */
function isBetter(draft: CaseDraft, held: HeldCase): boolean {
  if (held.digest) return true;
  if (draft.values.textHash === held.textHash)
    return held.readBy < READER_VERSION || held.maskedHash !== hashOfMasked(draft);
  return draft.worth > held.characters;
}

/** As PostgreSQL's `md5` makes it of the text that is held. */
const hashOfMasked = ({ text }: CaseDraft): string => createHash('md5').update(text.masked).digest('hex');
