import type { CaseWarningKind } from '@mingfa/contract/case-report-content';
import type { PendingCase, ReportCase, ReportSearch } from '@mingfa/contract/case-report-project';
import type { Language } from '@mingfa/contract/values';
import {
  type CaseTier,
  isOlderThanPreferred,
  isProcuratorateCase,
  tierOfCase,
} from '@mingfa/legal/judgments/case-tier';
import type { HearingCourts } from '@mingfa/legal/judgments/hearing-courts';
import { whyAlike } from '../../../engine/retrieval/index.ts';
import { tellEffect } from '../content/tell-effect.ts';
import { chooseQuotes } from './choose-quotes.ts';
import type { HeldChoice, ReadCase } from './read-report-cases.ts';

/** What describing a chosen case takes. */
export interface ReportFacts {
  pending: PendingCase;
  courts: HearingCourts;
  searches: readonly ReportSearch[];
  language: Language;
  /** In China. */
  today: string;
}

const NO_QUOTES = { gist: null, facts: null, issue: null, reasoning: null, ruling: null };
/** So many characters of facts are compared: more cost time and say little. */
const COMPARED_CHARACTERS = 3000;
const MOST_HINTS = 3;

/** A chosen case as the contract has it: tier, effect, warnings and quotations computed, the rest the author's. */
export function describeReportCase({ chosen, held }: HeldChoice, facts: ReportFacts): ReportCase {
  const computed: CaseTier = held
    ? tierOfCase({ ...held.row, publisher: held.publisher }, facts.courts)
    : 'other';
  const tier = chosen.tier ?? computed;
  const isGuiding = computed === 'guiding' && !held?.row.superseded;
  return {
    caseId: chosen.caseId,
    title: held?.summary.title ?? chosen.title,
    number: held ? (held.summary.number ?? held.summary.ownNumber) : chosen.number,
    case: held?.summary ?? null,
    stance: chosen.stance,
    wasAdverse: chosen.wasAdverse,
    reason: chosen.reason,
    use: chosen.use,
    useReason: chosen.useReason,
    // Only an effective decision makes a like case (法发〔2020〕24号第一条).
    duty: held?.effect.state === 'not_effective' ? 'none' : isGuiding ? 'shall_follow' : 'may_consider',
    tier,
    tierByAuthor: chosen.tier !== null,
    tierReason: chosen.tierReason,
    effect: held
      ? { state: held.effect.state, why: tellEffect(held.effect, facts.language) }
      : { state: 'unknown', why: '' },
    warnings: held ? warningsOf(held, facts) : [{ kind: 'deleted', detail: '' }],
    standing: held?.standing ?? null,
    // The words of a digest are ours: nobody quotes them as the court's.
    quotes: held && !held.row.digest ? chooseQuotes(held.text, chosen.quotes, facts.pending) : NO_QUOTES,
    articles: [...new Set(held?.citations.map(({ label }) => label) ?? [])],
    difference: chosen.difference,
    differenceHints: held ? hintsOf(held, facts.pending) : { missing: [], additional: [] },
    foundBy: facts.searches
      .filter(({ top }) => top.some(({ caseId }) => caseId === chosen.caseId))
      .map(({ number }) => number),
    addedAt: chosen.addedAt.toISOString(),
  };
}

function warningsOf(held: ReadCase, { today }: ReportFacts): ReportCase['warnings'] {
  const { row, effect } = held;
  const decided = row.decidedOn ?? row.decidedIn;
  const isGuiding = row.authority === 'guiding';
  const older = isOlderThanPreferred(decided, today);
  const changed = held.citations
    .filter(({ statusToday }) => statusToday === '已修改' || statusToday === '已废止')
    .map(({ label }) => label);
  const found: [CaseWarningKind, string | null | boolean][] = [
    ['superseded', row.superseded],
    ['reversed', held.reversedBy.join('、')],
    ['not_effective', effect.state === 'not_effective' && effect.reason !== 'reversed' && effect.detail],
    ['effect_unknown', effect.state === 'unknown'],
    ['older_than_three_years', !isGuiding && older === true && decided],
    ['day_unknown', decided === null],
    ['procuratorate_case', isProcuratorateCase(row)],
    ['publisher_unknown', row.authority === 'typical' && held.publisher === null],
    ['court_unknown', row.court === null || row.level === null],
    ['articles_changed', [...new Set(changed)].slice(0, 5).join('、')],
    ['digest_only', row.digest?.source.name ?? null],
    ['private', row.ownerId !== null],
  ];
  return found.flatMap(([kind, detail]) =>
    detail ? [{ kind, detail: typeof detail === 'string' ? detail : '' }] : [],
  );
}

function hintsOf({ text }: ReadCase, pending: PendingCase): ReportCase['differenceHints'] {
  const lines = text.masked.split('\n');
  const theirs = text.sections
    .filter(({ kind }) => kind === 'facts')
    .flatMap(({ from, to }) => lines.slice(from - 1, to))
    .join('\n')
    .slice(0, COMPARED_CHARACTERS);
  if (pending.facts === '' || theirs === '') return { missing: [], additional: [] };
  const compared = (facts: string) => ({ facts: facts.slice(0, COMPARED_CHARACTERS), causes: [], cited: [] });
  const { unlike } = whyAlike(compared(pending.facts), compared(theirs));
  const texts = (sentences: readonly { text: string }[]) =>
    sentences.slice(0, MOST_HINTS).map(({ text: one }) => one);
  return { missing: texts(unlike.mine), additional: texts(unlike.theirs) };
}
