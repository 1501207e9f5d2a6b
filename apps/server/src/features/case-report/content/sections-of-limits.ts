import { caseAuthority } from '@mingfa/contract/case';
import type { CaseWarningKind, ReportBlock } from '@mingfa/contract/case-report-content';
import { CASE_AUTHORITY_LABELS } from '@mingfa/contract/labels/case-labels';
import { CASE_TIER_LABELS } from '@mingfa/contract/labels/case-report-labels';
import { filterText } from './filter-text.ts';
import { hitsText } from './hits-text.ts';
import { heading, line, paragraph } from './report-blocks.ts';
import { methodOf, momentInChina, nameOfCase, type Writing } from './report-facts.ts';

/** What was there to be found, and what the report cannot say. */
export function holdingsSection(writing: Writing): ReportBlock[] {
  const { report, searches, revision, words, language, colon } = writing;
  const last = searches.at(-1);
  const labels = CASE_AUTHORITY_LABELS[language];
  const nameOf = (one: Parameters<typeof nameOfCase>[0]) => nameOfCase(one, writing);
  const named = (kind: CaseWarningKind) =>
    report.cases.filter((one) => one.warnings.some((warning) => warning.kind === kind)).map(nameOf);
  const held = last?.holdings.byAuthority ?? [];
  const missing = caseAuthority.options.filter((one) => !held.some(({ value }) => value === one));
  const when = (names: readonly string[], say: (names: string) => string) =>
    names.length === 0 ? [] : [paragraph(say(names.join(words.separator)))];
  return [
    ...line(
      last ? words.holdingsByAuthority : '',
      [
        ...held.map(({ value, count }) => `${labels[value]} ${count}`),
        ...(last?.holdings.digests ? [words.digests(last.holdings.digests)] : []),
      ].join(words.comma),
      colon,
    ),
    ...(last
      ? when(
          missing.map((one) => labels[one]),
          words.noneOf,
        )
      : []),
    ...(last && last.holdings.revision !== revision
      ? [paragraph(words.holdingsChanged(momentInChina(last.ranAt)))]
      : []),
    ...when(report.cases.filter(({ effect }) => effect.state === 'unknown').map(nameOf), words.unverified),
    ...when(
      report.cases.filter(({ effect }) => effect.state === 'not_effective').map(nameOf),
      words.notEffective,
    ),
    ...when(named('older_than_three_years'), words.older),
    paragraph(words.elsewhere),
    paragraph(words.noRate),
  ];
}

/** The rules by which the search was made, as the library holds them or by number alone. */
export function rulesSection({ rules, words, language, colon }: Writing): ReportBlock[] {
  return rules.map(({ citation, says, held }) =>
    paragraph(`${citation}${colon}${says[language]}`, [
      held
        ? { text: words.ruleHeld(held.from ?? words.unknown), location: held.location }
        : words.ruleNotHeld,
    ]),
  );
}

/** The whole log, entry by entry. */
export function logAnnex(writing: Writing): ReportBlock[] {
  const { searches, checksum, words, language, colon } = writing;
  return [
    paragraph(words.annexIntro(searches.length)),
    ...searches.flatMap((search): ReportBlock[] => [
      heading(words.entry(search.number, momentInChina(search.ranAt), search.ranBy || words.noName)),
      ...line(words.method, methodOf(search, language), colon),
      ...line(words.asked, search.asked || words.listed, colon),
      ...line(
        search.method === 'facts' ? words.causesGuessed : words.terms,
        search.terms.join(words.comma),
        colon,
      ),
      ...line(words.excluded, search.excluded.join(words.comma), colon),
      ...line(words.reference, search.reference ?? '', colon),
      ...line(words.problem, search.problem ? (words.problems[search.problem] ?? search.problem) : '', colon),
      ...line(words.filters, filterText(search, writing), colon),
      paragraph(hitsText(search, writing)),
      ...line(
        words.byTier,
        search.hitsByTier
          .map(({ tier, count }) => `${CASE_TIER_LABELS[language][tier]} ${count}`)
          .join(words.comma),
        colon,
      ),
      ...line(
        words.firstTen,
        search.top.map(({ rank, ...one }) => `${rank}. ${nameOfCase(one, writing)}`).join(words.separator),
        colon,
      ),
    ]),
    // Apart: a line that ends before so long a word would be stretched.
    paragraph(words.checksum),
    paragraph(checksum),
    paragraph(words.verify),
  ];
}
