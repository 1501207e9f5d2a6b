import type { ReportBlock } from '@mingfa/contract/case-report-content';
import { CASE_LEVEL_LABELS, CASE_PROCEDURE_LABELS } from '@mingfa/contract/labels/case-labels';
import { CASE_TIER_LABELS } from '@mingfa/contract/labels/case-report-labels';
import { isBehindStop, tiersOf } from '../open-points.ts';
import { filterText } from './filter-text.ts';
import { line, paragraph, table } from './report-blocks.ts';
import { methodOf, momentInChina, type Writing } from './report-facts.ts';

/** The pending case, as its author told it, with the courts that were read from it. */
export function pendingSection({ report, words, language, colon }: Writing): ReportBlock[] {
  const { pending, courts } = report;
  const { level } = courts.hearing;
  const court = pending.hearingCourt + (level ? `（${CASE_LEVEL_LABELS[language][level]}）` : '');
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
  const { shared, own, earliest, latest, revision } = last.holdings;
  const held = words.held(shared, own, earliest ?? '—', latest ?? '—', revision);
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
        words.hits(search.hits, search.searched),
      ]),
    ),
    coverage(writing),
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

/** Which searches looked through each tier, and what came of it. */
function coverage({ report, searches, words, language }: Writing): ReportBlock {
  return table(
    words.tierColumns,
    tiersOf(report.courts).map((tier) => {
      const looked = searches.filter(({ tiers }) => tiers.includes(tier));
      const most = Math.max(
        0,
        ...looked.map((one) => one.hitsByTier.find((of) => of.tier === tier)?.count ?? 0),
      );
      const none = isBehindStop(tier, report.stop) ? words.notNeeded : words.notSearched;
      return [
        CASE_TIER_LABELS[language][tier],
        looked.length > 0 ? looked.map(({ number }) => number).join(words.comma) : none,
        looked.length > 0 ? String(most) : '—',
        String(report.cases.filter((one) => one.tier === tier).length),
      ];
    }),
  );
}
