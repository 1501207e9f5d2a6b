import type { CaseEvidence } from '@mingfa/contract/evidence';
import { CASE_SECTION_LABELS } from '@mingfa/contract/labels/case-labels';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { caseText, legalCase } from '../../../db/schema/case.ts';
import type { CaseIndex } from '../../cases/index.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { choosePassage } from './choose-passage.ts';
import type { StandingCase } from './prefer-later.ts';
import { type AnsweringArticle, readSameArticles } from './read-same-articles.ts';

/** What speaks for a case, each 0 to 1. */
export interface CaseSigns {
  /** The question names it by its number. */
  isNamed: boolean;
  /** Share of the question's weight that the whole case holds. */
  coverage: number;
  /** Share of the question's weight that its passage holds. */
  share: number;
  /** The best of its sentences against the question's. */
  likeness: number;
  /** It rests on one of the articles that answer. */
  sharesArticle: boolean;
  /** A guiding case that no longer applies. */
  isSuperseded: boolean;
}

/** Reads the passage of each case that fits the question; who may read them was judged before. */
export async function readCaseEvidence(
  db: Database,
  index: CaseIndex,
  cases: readonly StandingCase[],
  question: ReadQuestion,
  articles: readonly AnsweringArticle[] = [],
): Promise<{ evidence: CaseEvidence[]; signs: CaseSigns[] }> {
  if (cases.length === 0) return { evidence: [], signs: [] };
  const ids = cases.map(({ row }) => index.ids[row] as string);
  const rows = await db
    .select({
      id: legalCase.id,
      title: legalCase.title,
      number: legalCase.number,
      ownNumber: legalCase.ownNumber,
      court: legalCase.court,
      decidedOn: legalCase.decidedOn,
      authority: legalCase.authority,
      superseded: legalCase.superseded,
      digest: legalCase.digest,
      masked: caseText.masked,
      sections: caseText.sections,
    })
    .from(legalCase)
    .innerJoin(caseText, eq(caseText.caseId, legalCase.id))
    .where(inArray(legalCase.id, ids));
  const same = await readSameArticles(db, ids, articles);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const words = [
    question.text,
    ...question.words.flatMap(({ entries }) => entries.flatMap(({ legal }) => legal)),
  ];
  const found = cases.flatMap(({ score, isNamed, coverage, likeness, changedBy }, at) => {
    const held = byId.get(ids[at] as string);
    const passage = held && choosePassage(held, words.join(' '));
    if (!held || !passage) return [];
    const { id, number, ownNumber, court, decidedOn, authority, digest } = held;
    const inEnglish = question.language === 'en' ? digest : null;
    const evidence: CaseEvidence = {
      kind: 'case',
      index: 0,
      title: inEnglish?.titleEn ?? held.title,
      label: labelOf(passage, question.language),
      text: inEnglish?.english[passage.paragraph - 1] ?? passage.text,
      score,
      caseNumber: ownNumber ?? number ?? '',
      authority,
      isDigest: digest !== null,
      court,
      decidedOn,
      ...(changedBy ? { changedBy } : {}),
      place: { caseId: id, paragraph: passage.paragraph },
    };
    return [
      {
        evidence,
        signs: {
          isNamed,
          coverage,
          likeness,
          share: passage.share,
          sharesArticle: same.has(id),
          isSuperseded: held.superseded !== null,
        },
      },
    ];
  });
  return { evidence: found.map((one) => one.evidence), signs: found.map((one) => one.signs) };
}

function labelOf(
  { section, paragraph }: { section: keyof (typeof CASE_SECTION_LABELS)['en']; paragraph: number },
  language: ReadQuestion['language'],
): string {
  const name = CASE_SECTION_LABELS[language][section];
  return language === 'en' ? `${name} · paragraph ${paragraph}` : `${name} · 第 ${paragraph} 段`;
}
