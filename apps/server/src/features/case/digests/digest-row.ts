import { createHash } from 'node:crypto';
import type { CaseDigest } from '@mingfa/content/case-digest';
import { caseNumberKey } from '@mingfa/legal/judgments/case-number-key';
import { normalizeLawTitle } from '@mingfa/legal/statute/law-title';
import type { caseCitation, caseNumber, legalCase, StoredSection } from '../../../db/schema/case.ts';
import { caseTerms } from '../../../engine/retrieval/index.ts';
import type { CaseTerms } from '../../../ports/case-text-search.ts';

/** Grows when digests are laid out otherwise: they are written anew then. */
const LAYOUT = 1;
/** Of the rules by which imported cases are read: a digest was read by none. */
const READ_BY_NONE = 0;

/** A digest as rows of the library. */
export interface DigestRows {
  values: Omit<typeof legalCase.$inferInsert, 'id' | 'importedAt'>;
  text: { original: string; masked: string; sections: StoredSection[] };
  numbers: Omit<typeof caseNumber.$inferInsert, 'caseId'>[];
  citations: Omit<typeof caseCitation.$inferInsert, 'caseId' | 'lawId'>[];
  terms: CaseTerms;
}

/** What a digest said when it was laid out: while it is the same, its rows are. */
export const hashOfDigest = (digest: CaseDigest): string =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT, digest]))
    .digest('hex');

/** Lays a digest out as a case: what it lays down, what happened, how it was decided, its articles, and the words people use. */
export function digestRows(digest: CaseDigest): DigestRows {
  const { title, court, causes, numbers, publishedOn, decidedOn } = digest;
  const { lines, sections } = layOut(digest);
  const masked = lines.map(({ zh }) => zh).join('\n');
  const contentHash = hashOfDigest(digest);
  const ownNumber = digest.number;
  const [number = null] = numbers;
  return {
    values: {
      ownerId: null,
      identityKey: `own:${ownNumber}`,
      title: `${ownNumber}：${title}`,
      number,
      numbers,
      ownNumber,
      court,
      level: levelOf(court),
      region: null,
      area: digest.area,
      causes,
      procedure: digest.procedure,
      kind: 'guiding_case',
      authority: 'guiding',
      decidedOn,
      decidedIn: null,
      publishedOn,
      outcome: null,
      outcomes: [],
      disposal: [],
      amounts: [],
      parties: [],
      counsel: [],
      panel: [],
      uncertain: [],
      superseded: digest.superseded,
      digest: {
        titleEn: `${englishNumber(ownNumber)}: ${digest.titleEn}`,
        english: lines.map(({ en }) => en),
        source: digest.source,
        readOn: digest.readOn,
        contentHash,
      },
      textHash: contentHash,
      readBy: READ_BY_NONE,
      state: 'ready',
    },
    text: { original: masked, masked, sections },
    numbers: numbers.flatMap((one) => {
      const key = caseNumberKey(one);
      return key === null ? [] : [{ key, relation: 'own' as const, number: one }];
    }),
    citations: digest.articles.map((article) => {
      const at = article.lastIndexOf(' ');
      const law = article.slice(0, at);
      return {
        titleKey: normalizeLawTitle(law),
        title: law,
        articleKey: article.slice(at + 1),
        paragraph: 0,
        item: 0,
        isBasis: false,
      };
    }),
    terms: caseTerms({ title, court, causes, text: masked, sections }),
  };
}

function layOut({ point, facts, outcome, everydayWords }: CaseDigest) {
  const words = everydayWords.join('、');
  const parts = [
    { kind: 'gist' as const, of: point },
    { kind: 'facts' as const, of: [facts] },
    { kind: 'ruling' as const, of: [outcome] },
    { kind: 'keywords' as const, of: [{ zh: words, en: words }] },
  ];
  const lines: { zh: string; en: string }[] = [];
  const sections = parts.map(({ kind, of }): StoredSection => {
    const from = lines.length + 1;
    lines.push(...of);
    return { kind, from, to: lines.length };
  });
  return { lines, sections };
}

/** 人民法院组织法 §12–13, by the name of the court. */
function levelOf(court: string | null): DigestRows['values']['level'] {
  if (court === null) return null;
  if (court === '最高人民法院') return 'supreme';
  if (court.includes('高级')) return 'high';
  return court.includes('中级') ? 'intermediate' : 'basic';
}

const englishNumber = (number: string): string =>
  number.startsWith('检例')
    ? `Procuratorate guiding case ${/\d+/.exec(number)?.[0]}`
    : `Guiding case ${/\d+/.exec(number)?.[0]}`;
