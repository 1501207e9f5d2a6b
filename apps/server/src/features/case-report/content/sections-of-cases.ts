import type { CaseQuote, CaseTier, ReportBlock } from '@mingfa/contract/case-report-content';
import type { ReportCase } from '@mingfa/contract/case-report-project';
import { CASE_SECTION_LABELS } from '@mingfa/contract/labels/case-labels';
import {
  CASE_DUTY_LABELS,
  CASE_EFFECT_LABELS,
  CASE_STANCE_LABELS,
  CASE_TIER_LABELS,
  CASE_USE_LABELS,
  CASE_WARNING_LABELS,
} from '@mingfa/contract/labels/case-report-labels';
import { CASE_TIERS } from '@mingfa/legal/judgments/case-tier';
import { holdsTier, isBehindStop, isSearched, tiersOf } from '../open-points.ts';
import { heading, paragraph, table } from './report-blocks.ts';
import { courtAndDay, nameBesideCourt, nameOfCase, type Writing } from './report-facts.ts';

/** The chosen cases by tier: all of them, whatever their stance. What is no effective decision stands apart, behind the tiers. */
export function resultsSection(writing: Writing): ReportBlock[] {
  const { report, words, language, colon } = writing;
  const apart = report.cases.filter(({ duty }) => duty === 'none');
  const ranked = report.cases.filter(({ duty }) => duty !== 'none');
  const tiers = new Set([...tiersOf(report.courts), ...ranked.map(({ tier }) => tier)]);
  const listed = (cases: readonly ReportCase[]) =>
    table(
      words.resultColumns,
      cases.map((one) => resultRow(one, writing)),
    );
  return [
    ...CASE_TIERS.filter((tier) => tiers.has(tier)).flatMap((tier): ReportBlock[] => {
      const cases = ranked.filter((one) => one.tier === tier);
      const name = CASE_TIER_LABELS[language][tier];
      const note = tier === 'court_library' ? [paragraph(words.libraryApart)] : [];
      return cases.length === 0
        ? [paragraph(`${name}${colon}${whyNone(tier, writing)}`)]
        : [heading(name), ...note, listed(cases)];
    }),
    ...(apart.length === 0
      ? []
      : [heading(words.replacedHeading), paragraph(words.replacedIntro), listed(apart)]),
  ];
}

/** Why no case of a tier is chosen: looked through in vain, no longer needed, not looked through, or not held here at all. */
function whyNone(tier: CaseTier, { report, searches, words }: Writing): string {
  const last = searches.at(-1)?.holdings.byTier ?? report.tiers;
  if (!isSearched(searches, tier) && !holdsTier(last, tier))
    return `${words.notHeld}${words.separator}${words.nothingChosen}`;
  if (isSearched(searches, tier)) return words.nothingChosen;
  const none = isBehindStop(tier, report.stop) ? words.notNeeded : words.notSearched;
  return `${none}${words.separator}${words.nothingChosen}`;
}

function resultRow(one: ReportCase, writing: Writing): string[] {
  const { words, language, colon } = writing;
  const warnings = one.warnings.map(
    ({ kind, detail }) => CASE_WARNING_LABELS[language][kind] + (detail === '' ? '' : `${colon}${detail}`),
  );
  if (one.standing) {
    const { title, number, ownNumber } = one.standing;
    warnings.push(words.standsInPlace(number ?? ownNumber ?? title));
  }
  if (one.tierByAuthor) warnings.push(words.tierBy(one.tierReason));
  return [
    String(numberOf(one, writing)),
    nameBesideCourt(one, writing) + (one.case ? '' : words.deleted),
    courtAndDay(one, writing),
    CASE_STANCE_LABELS[language][one.stance] +
      (one.wasAdverse && one.stance !== 'adverse' ? words.wasAdverse : '') +
      (one.reason === '' ? '' : `${colon}${one.reason}`),
    CASE_EFFECT_LABELS[language][one.effect.state] +
      (one.effect.why === '' ? '' : `${colon}${one.effect.why}`),
    warnings.join('\n'),
  ];
}

const numberOf = (one: ReportCase, { report }: Writing): number => report.cases.indexOf(one) + 1;

/** What the like cases hold, verbatim, each with its place. */
export function gistsSection(writing: Writing): ReportBlock[] {
  const { report, words, language } = writing;
  return report.cases.flatMap((one): ReportBlock[] => {
    const { gist } = one.quotes;
    const stance = words.stanceOf(CASE_STANCE_LABELS[language][one.stance], one.reason);
    const title = `${numberOf(one, writing)}. ${nameOfCase(one, writing)}${one.case ? '' : words.deleted}`;
    const lead = [title, CASE_DUTY_LABELS[language][one.duty], stance].join(words.separator);
    const told = gist
      ? { own_gist: words.ownGist, excerpt: words.excerpt, chosen: words.chosenGist }[gist.origin]
      : one.case?.isDigest
        ? words.digestOnly
        : words.noGist;
    return [
      paragraph(lead, [noteOf(one, writing)]),
      paragraph(told),
      ...(gist ? [quote(one, gist, writing)] : []),
    ];
  });
}

/** Names a case with what a reader needs to look it up. */
function noteOf(one: ReportCase, writing: Writing): string {
  const { words, language } = writing;
  const effect = CASE_EFFECT_LABELS[language][one.effect.state];
  return [nameBesideCourt(one, writing), courtAndDay(one, writing), effect]
    .filter((part) => part !== '')
    .join(words.separator);
}

const placeOf = ({ section, paragraph: number }: CaseQuote, { words, language }: Writing): string =>
  `${CASE_SECTION_LABELS[language][section]}${words.clause}${words.paragraph(number)}`;

const quote = (one: ReportCase, quoted: CaseQuote, writing: Writing): ReportBlock => ({
  kind: 'quote',
  caseId: one.caseId,
  paragraph: quoted.paragraph,
  text: quoted.text,
  source: `${nameOfCase(one, writing)}${writing.words.clause}${placeOf(quoted, writing)}`,
});

/** Each case beside the pending one. */
export function comparisonSection(writing: Writing): ReportBlock[] {
  const { report, words, language } = writing;
  const { pending } = report;
  return report.cases.flatMap((one): ReportBlock[] => {
    const { gist, facts, issue, reasoning, ruling } = one.quotes;
    const told = (quote_: CaseQuote, text: string) =>
      `${text}\n${words.inBrackets(placeOf(quote_, writing)).trim()}`;
    const quoted = (quote_: CaseQuote | null) => {
      if (!quote_) return '—';
      // What stands word for word above is not printed twice.
      const isAbove = gist?.paragraph === quote_.paragraph && gist.text === quote_.text;
      return told(quote_, isAbove ? words.sameAsGist(numberOf(one, writing)) : words.quoted(quote_.text));
    };
    const rows = [
      [words.facts, beginningOf(pending.facts, words) || '—', quoted(facts)],
      [words.issues, pending.issues.join('\n') || '—', quoted(issue)],
      [words.reasoning, '—', quoted(reasoning)],
      [
        words.ruling,
        pending.claims ? `${words.claims}${writing.colon}${pending.claims}` : '—',
        quoted(ruling),
      ],
      [
        words.articles,
        pending.lawAsOf ? words.lawAsOf(pending.lawAsOf) : '—',
        one.articles.join('\n') || '—',
      ],
      [words.difference, '', one.difference || '—'],
    ];
    const stance = CASE_STANCE_LABELS[language][one.stance];
    return [
      heading(`${numberOf(one, writing)}. ${nameOfCase(one, writing)}${words.inBrackets(stance)}`),
      one.case
        ? table(words.comparisonColumns, rows)
        : paragraph(`${nameOfCase(one, writing)}${words.deleted}`),
    ];
  });
}

/** Told in full at the beginning of the report. */
const FACTS_COMPARED = 300;
const beginningOf = (facts: string, { moreAbove }: Writing['words']): string =>
  facts.length > FACTS_COMPARED ? `${facts.slice(0, FACTS_COMPARED)}……\n${moreAbove}` : facts;

/** Whether each case is followed, considered or distinguished, and why. */
export function applicationSection(writing: Writing): ReportBlock[] {
  const { report, words, language } = writing;
  return report.cases.map((one) => {
    const use = words.useOf(
      `${numberOf(one, writing)}. ${nameOfCase(one, writing)}`,
      CASE_DUTY_LABELS[language][one.duty],
      CASE_USE_LABELS[language][one.use],
    );
    const why = one.useReason === '' ? words.noReason : words.because(one.useReason);
    return paragraph(`${use}${language === 'en' ? ' ' : ''}${why}`, [noteOf(one, writing)]);
  });
}

/** What was found and is not used: nothing goes missing silently. */
export function omittedSection(writing: Writing): ReportBlock[] {
  const { report, words, language } = writing;
  if (report.omitted.length === 0) return [paragraph(words.nothingOmitted)];
  return [
    paragraph(words.omittedIntro),
    table(
      words.omittedColumns,
      report.omitted.map(({ title, number, foundBy, removedAs, reason }) => [
        nameOfCase({ title, number }, writing) + (removedAs === 'adverse' ? words.removedAdverse : ''),
        foundBy.join(words.comma) || '—',
        removedAs ? CASE_STANCE_LABELS[language][removedAs] : '—',
        reason || words.noReason,
      ]),
    ),
  ];
}
