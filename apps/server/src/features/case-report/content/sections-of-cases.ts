import type { CaseQuote, ReportBlock } from '@mingfa/contract/case-report-content';
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
import { isBehindStop, tiersOf } from '../open-points.ts';
import { heading, paragraph, table } from './report-blocks.ts';
import { courtAndDay, nameOfCase, type Writing } from './report-facts.ts';

/** The chosen cases by tier: all of them, whatever their stance. */
export function resultsSection(writing: Writing): ReportBlock[] {
  const { report, searches, words, language } = writing;
  const tiers = new Set([...tiersOf(report.courts), ...report.cases.map(({ tier }) => tier)]);
  return CASE_TIERS.filter((tier) => tiers.has(tier)).flatMap((tier): ReportBlock[] => {
    const cases = report.cases.filter((one) => one.tier === tier);
    const isSearched = searches.some((search) => search.tiers.includes(tier));
    const none = isSearched
      ? words.nothingChosen
      : isBehindStop(tier, report.stop)
        ? `${words.notNeeded}${words.separator}${words.nothingChosen}`
        : `${words.notSearched}${words.separator}${words.nothingChosen}`;
    return [
      heading(CASE_TIER_LABELS[language][tier]),
      ...(tier === 'court_library' ? [paragraph(words.libraryApart)] : []),
      cases.length === 0
        ? paragraph(none)
        : table(
            words.resultColumns,
            cases.map((one) => resultRow(one, writing)),
          ),
    ];
  });
}

function resultRow(one: ReportCase, writing: Writing): string[] {
  const { words, language, colon } = writing;
  const warnings = one.warnings.map(
    ({ kind, detail }) => CASE_WARNING_LABELS[language][kind] + (detail === '' ? '' : `${colon}${detail}`),
  );
  if (one.tierByAuthor) warnings.push(words.tierBy(one.tierReason));
  return [
    String(numberOf(one, writing)),
    nameOfCase(one) + (one.case ? '' : words.deleted),
    courtAndDay(one),
    CASE_STANCE_LABELS[language][one.stance] + (one.reason === '' ? '' : `${colon}${one.reason}`),
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
    const title = `${numberOf(one, writing)}. ${nameOfCase(one)}${one.case ? '' : words.deleted}`;
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
function noteOf(one: ReportCase, { words, language }: Writing): string {
  const effect = CASE_EFFECT_LABELS[language][one.effect.state];
  return [nameOfCase(one), courtAndDay(one), effect].filter((part) => part !== '').join(words.separator);
}

const placeOf = ({ section, paragraph: number }: CaseQuote, { words, language }: Writing): string =>
  `${CASE_SECTION_LABELS[language][section]}，${words.paragraph(number)}`;

const quote = (one: ReportCase, quoted: CaseQuote, writing: Writing): ReportBlock => ({
  kind: 'quote',
  caseId: one.caseId,
  paragraph: quoted.paragraph,
  text: quoted.text,
  source: `${nameOfCase(one)}，${placeOf(quoted, writing)}`,
});

/** Each case beside the pending one. */
export function comparisonSection(writing: Writing): ReportBlock[] {
  const { report, words, language } = writing;
  const { pending } = report;
  return report.cases.flatMap((one): ReportBlock[] => {
    const { facts, issue, reasoning, ruling } = one.quotes;
    const quoted = (words_: CaseQuote | null) =>
      words_ ? `“${words_.text}”\n（${placeOf(words_, writing)}）` : '—';
    const rows = [
      [words.facts, pending.facts || '—', quoted(facts)],
      [words.issues, pending.issues.join('\n') || '—', quoted(issue)],
      [words.reasoning, '—', quoted(reasoning)],
      [words.ruling, pending.claims ? `${words.claims}：${pending.claims}` : '—', quoted(ruling)],
      [
        words.articles,
        pending.lawAsOf ? words.lawAsOf(pending.lawAsOf) : '—',
        one.articles.join('\n') || '—',
      ],
      [words.difference, '', one.difference || '—'],
    ];
    const stance = CASE_STANCE_LABELS[language][one.stance];
    return [
      heading(`${numberOf(one, writing)}. ${nameOfCase(one)}（${stance}）`),
      one.case ? table(words.comparisonColumns, rows) : paragraph(`${nameOfCase(one)}${words.deleted}`),
    ];
  });
}

/** Whether each case is followed, considered or distinguished, and why. */
export function applicationSection(writing: Writing): ReportBlock[] {
  const { report, words, language } = writing;
  return report.cases.map((one) => {
    const use = words.useOf(
      `${numberOf(one, writing)}. ${nameOfCase(one)}`,
      CASE_DUTY_LABELS[language][one.duty],
      CASE_USE_LABELS[language][one.use],
    );
    const why = one.useReason === '' ? words.noReason : words.because(one.useReason);
    return paragraph(`${use}${language === 'en' ? ' ' : ''}${why}`, [noteOf(one, writing)]);
  });
}

/** What was found and is not used: nothing goes missing silently. */
export function omittedSection({ report, words, language }: Writing): ReportBlock[] {
  if (report.omitted.length === 0) return [paragraph(words.nothingOmitted)];
  return [
    paragraph(words.omittedIntro),
    table(
      words.omittedColumns,
      report.omitted.map(({ title, number, foundBy, removedAs, reason }) => [
        title + (removedAs === 'adverse' ? words.removedAdverse : ''),
        number ?? '—',
        foundBy.join(words.comma) || '—',
        removedAs ? CASE_STANCE_LABELS[language][removedAs] : '—',
        reason || words.noReason,
      ]),
    ),
  ];
}
