import type { ReportBlock } from '@mingfa/contract/case-report-content';
import type { TierHolding } from '@mingfa/contract/case-report-project';
import { CASE_LEVEL_LABELS, CASE_PROCEDURE_LABELS } from '@mingfa/contract/labels/case-labels';
import { CASE_TIER_LABELS } from '@mingfa/contract/labels/case-report-labels';
import { holdsTier, isBehindStop, isSearched, tiersOf } from '../open-points.ts';
import { filterText } from './filter-text.ts';
import { hitsText } from './hits-text.ts';
import { line, paragraph, table } from './report-blocks.ts';
import { methodOf, momentInChina, type Writing } from './report-facts.ts';

/** The pending case, as its author told it, with the courts that were read from it. */
export function pendingSection({ report, words, language, colon }: Writing): ReportBlock[] {
  const { pending, courts } = report;
  const { level } = courts.hearing;
  const court = pending.hearingCourt + (level ? words.inBrackets(CASE_LEVEL_LABELS[language][level]) : '');
  const procedure = pending.procedure ? CASE_PROCEDURE_LABELS[language][pending.procedure] : '';
  const hasHigher = pending.hearingCourt !== '' && courts.higher.from !== 'none';
  return [
    ...(pending.hearingCourt === '' ? [] : line(words.court, court, colon)),
    ...(hasHigher ? line(words.higher, courts.higher.name ?? words.unknown, colon) : []),
    ...line(words.caseNumber, pending.number, colon),
    ...line(words.side, pending.side, colon),
    ...line(words.cause, pending.causes.join(words.comma), colon),
    ...line(words.procedure, procedure, colon),
    ...(pending.lawAsOf ? [paragraph(words.lawAsOf(pending.lawAsOf))] : []),
    ...pending.facts
      .split('\n')
      .flatMap((text, at) => line(at === 0 ? words.facts : '', text, at === 0 ? colon : '')),
    ...line(
      words.issues,
      pending.issues.map((issue, at) => `${at + 1}. ${issue}`).join(words.separator),
      colon,
    ),
    ...line(words.claims, pending.claims, colon),
  ];
}

const SHOWN_CHARACTERS = 60;
const start = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

/** Who searched, when, where and how: from the log alone. */
export function searchesSection(writing: Writing): ReportBlock[] {
  const { report, searches, words, language, colon } = writing;
  const [first, last] = [searches[0], searches.at(-1)];
  if (!first || !last) return [paragraph(words.noSearch)];
  const people = [...new Set(searches.map(({ ranBy }) => ranBy || words.noName))];
  const { shared, own, earliest, latest } = last.holdings;
  const held = words.held(shared, own, earliest ?? '—', latest ?? '—');
  return [
    paragraph(words.fromLog),
    ...line(words.searcher, people.join(words.comma), colon),
    ...line(words.time, words.between(momentInChina(first.ranAt), momentInChina(last.ranAt)), colon),
    ...line(words.platform, `${words.platformIs}${words.separator}${held}`, colon),
    table(
      words.searchColumns,
      searches.map((search) => [
        String(search.number),
        momentInChina(search.ranAt),
        methodOf(search, language),
        search.method === 'facts'
          ? words.story(search.asked.length, start(search.asked))
          : start(search.asked) || words.listed,
        filterText(search, writing),
        hitsText(search, writing),
      ]),
    ),
    coverage(writing),
    ...coverageNotes(writing),
    ...(report.stop
      ? [
          paragraph(
            words.stopped(
              CASE_TIER_LABELS[language][report.stop.tier],
              report.stop.reason,
              momentInChina(report.stop.at).slice(0, 10),
            ),
          ),
        ]
      : []),
  ];
}

/** What the library holds of each tier, which searches looked through it, and what came of it. */
function coverage(writing: Writing): ReportBlock {
  const { report, searches, words, language } = writing;
  const held = holdingsOf(writing);
  return table(
    words.tierColumns,
    tiersOf(report.courts).map((tier) => {
      const looked = searches.filter(({ tiers }) => tiers.includes(tier));
      const numbers = looked.map(({ number }) => number).join(words.comma);
      const isLookedThrough = isSearched(searches, tier);
      const most = Math.max(
        0,
        ...looked.map((one) => one.hitsByTier.find((of) => of.tier === tier)?.count ?? 0),
      );
      const none = isBehindStop(tier, report.stop) ? words.notNeeded : words.notSearched;
      const isHeld = holdsTier(held, tier);
      const chosen = report.cases.filter((one) => one.tier === tier && one.duty !== 'none');
      return [
        CASE_TIER_LABELS[language][tier],
        isHeld ? String(held.find((one) => one.tier === tier)?.count ?? '—') : words.notHeld,
        isLookedThrough ? numbers : isHeld ? none : words.notHeldSearch(numbers),
        isLookedThrough ? String(most) : '—',
        String(chosen.length),
      ];
    }),
  );
}

/** What was held at the last search, else now. */
const holdingsOf = ({ report, searches }: Writing): TierHolding[] =>
  searches.at(-1)?.holdings.byTier ?? report.tiers;

/** What the table cannot tell: tiers that could not be searched here, decisions that count no more, typical cases of nobody. */
function coverageNotes(writing: Writing): ReportBlock[] {
  const { report, searches, words, language } = writing;
  const held = holdingsOf(writing);
  const missing = tiersOf(report.courts)
    .filter((tier) => !holdsTier(held, tier))
    .map((tier) => CASE_TIER_LABELS[language][tier]);
  const replaced = held.reduce((sum, one) => sum + one.replaced, 0);
  const unplaced = searches.filter((one) => (one.unplaced ?? 0) > 0);
  const most = Math.max(0, ...unplaced.map((one) => one.unplaced ?? 0));
  const numbers = unplaced.map(({ number }) => number).join(words.comma);
  return [
    ...(missing.length > 0 ? [paragraph(words.tiersNotHeld(missing.join(words.separator)))] : []),
    ...(replaced > 0 ? [paragraph(words.replacedHeld(replaced))] : []),
    ...(most > 0 ? [paragraph(words.unplaced(most, numbers))] : []),
  ];
}
