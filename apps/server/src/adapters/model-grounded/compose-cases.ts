import type { CaseEvidence } from '@mingfa/contract/evidence';
import { CASE_AUTHORITY_LABELS } from '@mingfa/contract/labels/case-labels';
import { escapeUntrusted } from './escape-untrusted.ts';
import type { FoundMaterial } from './found-material.ts';
import { overlap, sentencesOf, type Terms, termsOf } from './passages.ts';
import type { CaseWeight, Phrases } from './phrases.ts';

/** A longer sentence of a court is cut behind one of its commas. */
const QUOTED_MAX_CHARACTERS = 160;
/** What was decided before the Civil Code took effect (民法典 §1260) mostly rests on law that was repealed by it. */
const CIVIL_CODE_IN_FORCE = '2021-01-01';

/** Cases behind the law: whose, when, one sentence of the court, what differs, and what they weigh. */
export function composeCases(found: FoundMaterial, phrases: Phrases, heading = phrases.cases): string[] {
  const cases = found.evidence.filter((source) => source.kind === 'case');
  if (cases.length === 0) return [];
  const terms = termsOf(found.question, found.words);
  return [
    `## ${heading}`,
    ...cases.map((one) => tellCase(one, terms, phrases)),
    phrases.casesWeigh(new Set(cases.map(weightOf))),
  ];
}

/** Guiding cases of the Supreme People's Court are for courts to refer to (法发〔2020〕24号), those of the Procuratorate for its own organs. */
function weightOf({ authority, caseNumber }: CaseEvidence): CaseWeight {
  if (authority !== 'guiding') return 'reference';
  return caseNumber.startsWith('检例') ? 'procuratorate' : 'court';
}

function tellCase(source: CaseEvidence, terms: Terms, phrases: Phrases): string {
  const { caseNumber, title, court, decidedOn, authority, isDigest, index } = source;
  const who = [
    escapeUntrusted(caseNumber || title),
    CASE_AUTHORITY_LABELS[phrases.language][authority],
    court && escapeUntrusted(court),
    decidedOn,
  ].filter(Boolean);
  const words = escapeUntrusted(isDigest ? source.text : pickSentence(source.text, terms));
  const said = isDigest ? `${phrases.aside(phrases.caseDigestMark)}${words}` : `“${words}”`;
  const differs =
    decidedOn !== null && decidedOn < CIVIL_CODE_IN_FORCE
      ? `${phrases.caseOfEarlierLaw(decidedOn.slice(0, 4))}`
      : '';
  const changed = source.changedBy ? phrases.caseChanged(escapeUntrusted(source.changedBy.number)) : '';
  return `- ${who.join(' · ')}${phrases.colon}${said}[${index}]${changed}${differs}`;
}

/** The sentence that speaks most of the question; of a long one its beginning. */
function pickSentence(text: string, terms: Terms): string {
  const [best = text] = text
    .split('\n')
    .flatMap(sentencesOf)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 8)
    .sort((a, b) => overlap(terms, b) - overlap(terms, a));
  if (best.length <= QUOTED_MAX_CHARACTERS) return best;
  const cut = best.slice(0, QUOTED_MAX_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf('，'), cut.lastIndexOf('、'), 40))}……`;
}
