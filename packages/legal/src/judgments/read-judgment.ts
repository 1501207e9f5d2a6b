import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from './case-number.ts';
import type {
  CaseProcedure,
  JudgmentField,
  JudgmentHints,
  JudgmentReading,
  JudgmentResult,
  JudgmentSection,
  SectionKind,
  UncertainReason,
} from './judgment-reading.ts';
import { type LaidOutText, layOutText } from './lay-out-text.ts';
import { readAmounts } from './read-amounts.ts';
import { isCaseDigest, readCaseDigest } from './read-case-digest.ts';
import { readCauses } from './read-causes.ts';
import { readCitedArticles } from './read-cited-articles.ts';
import { readCourt } from './read-court.ts';
import { type JudgmentHeading, kindOf, readHeading } from './read-heading.ts';
import { readOutcome } from './read-outcome.ts';
import { readPeople } from './read-parties.ts';
import { type ProcedureSource, readArea, readProcedure } from './read-procedure.ts';
import { readSignatures } from './read-signatures.ts';
import { readUnlistedParties } from './read-unlisted-parties.ts';
import { refuseText } from './refuse-text.ts';
import { splitSections } from './split-sections.ts';

/** As much of a section as the readers of single fields look at. */
const ENOUGH = 20_000;

/**
 * Reads the document of a case by rule: heading, parties, sections, articles and what was ordered. Pure, in time
 * linear in the text. A text that is no such document is refused with the reason.
 * @param text as imported; a dump's `title:` and `content:` and marks of Markdown are stepped over
 */
export function readJudgment(text: string, hints: JudgmentHints = {}): JudgmentResult {
  const laidOut = layOutText(text);
  const title = hints.title ?? laidOut.title;
  const isDigest = isCaseDigest(laidOut, hints);
  const heading = readHeading(laidOut);
  const refused = refuseText(laidOut, heading, isDigest);
  if (refused) return { ok: false, refused };
  const reading = isDigest ? readCaseDigest(laidOut, hints) : readCourtDocument(laidOut, heading, title);
  return { ok: true, reading };
}

function readCourtDocument(
  laidOut: LaidOutText,
  heading: JudgmentHeading,
  title: string | null,
): JudgmentReading {
  const { lines, flat } = laidOut;
  const signatures = readSignatures(lines);
  const signaturesFrom = Math.max(signatures.from, heading.bodyFrom);
  const people = readPeople(laidOut, heading.bodyFrom, signaturesFrom);
  const sections = splitSections(lines, {
    partiesFrom: people.from,
    partiesTo: people.to,
    signaturesFrom,
  });
  const words = (kinds: readonly SectionKind[], ownOnly = true) => wordsOf(flat, sections, kinds, ownOnly);
  const ruling = words(['ruling']);
  const bodyStart = lines[people.to]?.start ?? 0;
  const opening = flat.slice(bodyStart, bodyStart + ENOUGH);
  const named = heading.kind ?? kindOf(title ?? '') ?? kindByWords(opening + ruling);
  const kind = named === 'ruling' && MENDS.test(ruling) ? 'correction' : named;
  const numbers = heading.numbers.map(({ number }) => number);
  const source: ProcedureSource = {
    heading: heading.words,
    title: title ?? '',
    numbers,
    opening,
    ruling,
    kind,
  };
  const area = readArea(source) ?? 'civil';
  const { procedure, inferred } = readProcedure(source, area);
  const parties =
    people.parties.length > 0
      ? people.parties
      : readUnlistedParties(opening, laidOut.text.slice(bodyStart, bodyStart + ENOUGH));
  const causes = readCauses({ area, opening, ruling, title, parties });
  const court = readCourt(heading.court, numbers[0] ?? null, laidOut.flat.slice(0, ENOUGH));
  const outcome = readOutcome({
    area,
    procedure,
    kind,
    causes: causes.causes,
    ruling,
    claims: words(['claims', 'procedure']),
    reasoning: words(['reasoning']),
  });
  const end = lines[signaturesFrom - 1]?.end ?? flat.length;
  const uncertain = new Doubts();
  uncertain.when(court.court === null, 'court', 'not_found');
  uncertain.when(court.inferred, 'court', 'inferred');
  uncertain.when(court.region === null && court.level !== 'supreme', 'region', 'not_found');
  uncertain.when(numbers.length === 0 && area !== 'criminal', 'numbers', 'not_found');
  uncertain.when(
    heading.numbers.some(({ masked }) => masked),
    'numbers',
    'masked',
  );
  uncertain.when(heading.kind === null, 'kind', title ? 'from_title' : 'inferred');
  uncertain.when(inferred, 'procedure', 'inferred');
  uncertain.when(signatures.date === null, 'date', 'not_found');
  uncertain.when(signatures.isDateMasked, 'date', 'masked');
  uncertain.when(signatures.panel.length === 0, 'panel', 'not_found');
  uncertain.when(parties.length === 0, 'parties', 'not_found');
  uncertain.when(people.parties.length === 0 && parties.length > 0, 'parties', 'unusual');
  uncertain.when(causes.from === 'title', 'causes', 'from_title');
  uncertain.when(causes.from === null, 'causes', 'not_found');
  uncertain.when(ruling === '', 'sections', 'not_found');
  uncertain.when(outcome.uncertain, 'outcome', 'inferred');
  return {
    title: title ?? headingTitle(heading),
    numbers: heading.numbers,
    ownNumber: null,
    court: court.court,
    level: court.level,
    region: court.region,
    area,
    causes: causes.causes,
    procedure,
    kind,
    authority: 'ordinary',
    date: signatures.date,
    published: null,
    panel: signatures.panel,
    parties,
    counsel: people.counsel,
    cited: readCitedArticles(laidOut, sections, end),
    amounts: REVIEWED.has(procedure)
      ? []
      : readAmounts(
          lines.filter(({ start }) =>
            sections.some((one) => one.kind === 'ruling' && start >= one.start && start < one.end),
          ),
        ),
    disposal: outcome.disposal,
    outcome: outcome.outcome,
    sections,
    earlier: readEarlier(flat, sections, numbers),
    uncertain: uncertain.list,
  };
}

/** What is in doubt, each field once. */
class Doubts {
  readonly list: { field: JudgmentField; why: UncertainReason }[] = [];

  when(isSo: boolean, field: JudgmentField, why: UncertainReason): void {
    if (isSo && !this.list.some((one) => one.field === field)) this.list.push({ field, why });
  }
}

const headingTitle = ({ court, words, numbers }: JudgmentHeading): string | null =>
  words === '' ? null : [court, words, numbers[0]?.number].filter(Boolean).join(' ');

/** What these repeat of a sentence below they do not order themselves. */
const REVIEWED: ReadonlySet<CaseProcedure> = new Set([
  'death_penalty_review',
  'sentence_review',
  'supervision',
  'retrial_application',
]);

/** 判决书中“…”补正为“…”. */
const MENDS = /(?:书|判决|裁定|调解书?)[^。]{0,200}(?:补正|更正)为/;

/** A document without a heading is what it calls itself. */
const kindByWords = (words: string): JudgmentReading['kind'] =>
  /判决如下|本判决/.test(words) ? 'judgment' : /决定如下|本决定/.test(words) ? 'decision' : 'ruling';

function wordsOf(
  flat: string,
  sections: readonly JudgmentSection[],
  kinds: readonly SectionKind[],
  ownOnly: boolean,
): string {
  return sections
    .filter(({ kind, own }) => kinds.includes(kind) && (own || !ownOnly))
    .map(({ start, end }) => flat.slice(start, Math.min(end, start + ENOUGH)))
    .join('\n')
    .trim();
}

/** 191-1 and 191-2, 7 and 7之一 are steps of one matter. */
const matterOf = (number: string) => number.replace(/(?:-\d+)?号.*$/, '');

/** Numbers of other decisions that are told of before the claims, or that the ruling disposes of. */
function readEarlier(flat: string, sections: readonly JudgmentSection[], own: readonly string[]): string[] {
  const told = wordsOf(flat, sections, ['procedure', 'ruling'], false);
  const ownMatter = new Set(own.map(matterOf));
  const numbers = [...told.matchAll(CASE_NUMBER_PATTERN)].flatMap((match) => {
    const number = readCaseNumberMatch(match)?.number;
    return number && !ownMatter.has(matterOf(number)) ? number : [];
  });
  return [...new Set(numbers)];
}
