import { caseNumberKey } from '@mingfa/legal/judgments/case-number-key';
import { lawKey } from '@mingfa/legal/statute/law-title';
import { caseCitation, caseNumber, caseText, legalCase, type StoredSection } from '../db/schema/case.ts';
import { expireCases } from '../engine/cases/index.ts';
import { caseTerms, createCaseTextIndex } from '../engine/retrieval/index.ts';
import { touchCaseLibrary } from '../features/case/touch-case-library.ts';
import type { AppContext } from '../ports/app-context.ts';

type CaseValues = typeof legalCase.$inferInsert;

/** An invented case: what is left out is as in an ordinary civil judgment. Nothing of it ever happened. */
export interface InventedCase extends Partial<Omit<CaseValues, 'id'>> {
  title: string;
  /** Paragraphs of each section, in order. */
  sections: { kind: StoredSection['kind']; paragraphs: string[] }[];
  /** The text as imported, where names were masked in it. */
  original?: string;
  earlierNumbers?: string[];
  citations?: { title: string; articleKey: string; isBasis?: boolean; lawId?: string }[];
}

/** Writes an invented case as an import does, ready to be found. */
export async function writeCase(context: AppContext, invented: InventedCase): Promise<string> {
  const { db, ids, clock } = context;
  const { sections: told, original, earlierNumbers = [], citations = [], ...values } = invented;
  const id = ids.make('case');
  const number = values.number ?? null;
  const numbers = values.numbers ?? (number ? [number] : []);
  const sections: StoredSection[] = [];
  const paragraphs: string[] = [];
  for (const { kind, paragraphs: some } of told) {
    sections.push({ kind, from: paragraphs.length + 1, to: paragraphs.length + some.length });
    paragraphs.push(...some);
  }
  const masked = paragraphs.join('\n');
  const court = values.court ?? '某市虚构区人民法院';
  const causes = values.causes ?? ['买卖合同纠纷'];
  const search = createCaseTextIndex(context);
  await db.transaction(async (tx) => {
    await tx.insert(legalCase).values({
      level: 'basic',
      region: '浙江',
      area: 'civil',
      procedure: 'first_instance',
      kind: 'judgment',
      authority: 'ordinary',
      decidedOn: '2023-05-04',
      outcome: 'supported',
      outcomes: ['supported'],
      disposal: [],
      amounts: [],
      parties: [],
      counsel: [],
      panel: [],
      uncertain: [],
      identityKey: id,
      textHash: id,
      readBy: 1,
      state: 'ready',
      importedAt: clock.now(),
      ...values,
      court,
      causes,
      number,
      numbers,
      id,
    });
    await tx.insert(caseText).values({ caseId: id, original: original ?? masked, masked, sections });
    const named = [
      ...numbers.map((one) => ({ number: one, relation: 'own' as const })),
      ...earlierNumbers.map((one) => ({ number: one, relation: 'earlier' as const })),
    ].flatMap((one) => {
      const key = caseNumberKey(one.number);
      return key ? [{ ...one, key, caseId: id }] : [];
    });
    if (named.length > 0) await tx.insert(caseNumber).values(named);
    if (citations.length > 0) {
      await tx.insert(caseCitation).values(
        citations.map(({ title, articleKey, isBasis = true, lawId = null }) => ({
          caseId: id,
          title,
          titleKey: lawKey(title),
          articleKey,
          paragraph: 0,
          item: 0,
          isBasis,
          lawId,
        })),
      );
    }
    const terms = caseTerms({ title: values.title, court, causes, text: masked, sections });
    await search.addCases(tx, [{ caseId: id, terms }]);
    await touchCaseLibrary(tx, clock.now(), [id]);
  });
  await search.settle();
  expireCases(context);
  return id;
}
