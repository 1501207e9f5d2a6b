import type { AnswerData } from '@mingfa/contract/answer-data';
import { type AnswerPart, dataOf, textOf } from '@mingfa/contract/answer-part';
import { type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import {
  CONTRARY_REASON_LABELS,
  GAP_REASON_LABELS,
  SEARCH_DEPTH_LABELS,
  SEARCH_SCOPE_LABELS,
} from '@mingfa/contract/labels/search-labels';
import type { LoggedSource } from '@mingfa/contract/search-data';
import type { Language } from '@mingfa/contract/values';
import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { ExportEntry } from '../export/export-document.ts';
import { EXPORT_WORDS } from '../export/export-words.ts';
import { nameOfSource } from '../export/place-notes.ts';
import type { MemoBlock, MemoDocument, MemoTable } from './memo-document.ts';
import { memoWords } from './memo-words.ts';
import { shortAnswer } from './short-answer.ts';

/** An answer that was looked up in chosen scopes, as its memo needs it. */
export interface SearchedAnswer {
  question: string;
  title: string;
  parts: readonly AnswerPart[];
  /** Its text with footnotes, and the line below it. */
  entry: ExportEntry;
  asOf: string;
  language: Language;
  /** Day of the export in China. */
  day: string;
  /** Null: no model wrote the answer. */
  label: FileLabel | null;
}

/** Puts a memo together: from what was really found and searched, as it stands with the answer. */
export function collectMemo(answer: SearchedAnswer): MemoDocument {
  const { language, day, entry, parts, asOf } = answer;
  const words = memoWords(language);
  const plan = dataOf(parts, 'plan');
  const check = dataOf(parts, 'citation-check');
  const log = dataOf(parts, 'search-log')?.entries ?? [];
  const sources = dataOf(parts, 'evidence')?.sources ?? [];
  const logged = log.flatMap((made) => made.sources);
  const cited = new Set([
    ...(check?.citations.flatMap(({ sourceIndex }) => sourceIndex ?? []) ?? []),
    ...logged.flatMap(({ used, index }) => (used && index !== null ? [index] : [])),
  ]);
  const used = sources.filter(({ index }) => cited.has(index));
  const text = textOf(parts);
  const subQuestions = plan?.subQuestions ?? [];
  const section = (heading: string, blocks: MemoBlock[], none: string) => ({
    heading,
    blocks: blocks.length > 0 ? blocks : [{ kind: 'text' as const, text: none }],
  });
  const laws = used.filter(isArticleEvidence);
  return {
    title: words.title(answer.title),
    language,
    label: answer.label,
    remarks: [
      words.exportedOn(day),
      ...(plan ? [words.depth(SEARCH_DEPTH_LABELS[language][plan.depth], scopesOf(plan, language))] : []),
      EXPORT_WORDS[language].caution,
    ],
    sections: [
      {
        heading: words.question,
        blocks: [
          { kind: 'text', text: answer.question },
          ...(subQuestions.length > 1
            ? [{ kind: 'list' as const, items: subQuestions.map((part, at) => `${at + 1}. ${part.text}`) }]
            : []),
        ],
      },
      section(
        marked(words.shortAnswer, entry, words.generated),
        text === '' ? [] : [{ kind: 'text', text: shortAnswer(text) }],
        words.noAnswer,
      ),
      section(
        marked(words.grounds, entry, words.generated),
        text === ''
          ? []
          : [
              { kind: 'markdown', markdown: entry.markdown, notes: entry.notes },
              ...(entry.remark ? [{ kind: 'remark' as const, text: entry.remark }] : []),
            ],
        words.noAnswer,
      ),
      {
        heading: words.law,
        blocks: [
          {
            kind: 'text',
            text: [words.lawAsOf(asOf), check?.libraryDate && words.libraryDate(check.libraryDate)]
              .filter((one) => typeof one === 'string')
              .join(' '),
          },
          laws.length > 0 ? list(laws.map(lawLine)) : { kind: 'text', text: words.noLaw },
        ],
      },
      section(
        words.cases,
        lists(used.filter(({ kind }) => kind === 'case').map((one) => sourceLine(one, language))),
        words.noCases,
      ),
      section(words.contrary, lists(contraryLines(parts, language)), words.noContrary),
      section(words.gaps, gapTable(parts, language), words.noGaps),
      section(words.used, lists(used.map((one) => sourceLine(one, language))), words.noUsed),
      section(words.unused, lists(unusedLines(logged, 'read')), words.noUnused),
      ...(unusedLines(logged, 'unread').length > 0
        ? [section(words.unopened, lists(unusedLines(logged, 'unread')), words.noUnused)]
        : []),
      section(words.log, logTable(log, language), words.noLog),
    ],
  };
}

/** A heading over a model's words says so. */
const marked = (heading: string, { isGenerated }: ExportEntry, mark: string): string =>
  isGenerated ? `${heading}${mark}` : heading;

const list = (items: string[]): MemoBlock => ({ kind: 'list', items });
const lists = (items: string[]): MemoBlock[] => (items.length > 0 ? [list(items)] : []);

const scopesOf = ({ searches }: AnswerData['plan'], language: Language): string =>
  [...new Set(searches.map(({ scope }) => SEARCH_SCOPE_LABELS[language][scope]))].join(
    memoWords(language).between,
  );

function lawLine(source: Evidence): string {
  if (!isArticleEvidence(source)) return nameOfSource(source);
  const facts = [source.status, source.effectiveOn && `${source.effectiveOn} 施行`]
    .filter(Boolean)
    .join('，');
  return `[${source.index}] ${nameOfSource(source)}${facts ? `（${facts}）` : ''}`;
}

function sourceLine(source: Evidence, language: Language): string {
  const more =
    source.kind === 'case'
      ? [source.court, source.caseNumber, source.decidedOn]
      : source.kind === 'web'
        ? [source.place.address, memoWords(language).readOn(source.place.readAt)]
        : [];
  const facts = more.filter((one) => one !== null && one !== '');
  return `[${source.index}] ${nameOfSource(source).trim()}${facts.length > 0 ? `（${facts.join('，')}）` : ''}`;
}

function contraryLines(parts: readonly AnswerPart[], language: Language): string[] {
  const { colon } = memoWords(language);
  return (dataOf(parts, 'contrary')?.items ?? []).map(
    ({ index, title, label, why, words }) =>
      `[${index}] ${`${title} ${label}`.trim()}（${CONTRARY_REASON_LABELS[language][why]}）${colon}“${words}”`,
  );
}

/** Sources that the search brought and the answer does not cite, each once. */
function unusedLines(logged: readonly LoggedSource[], state: 'read' | 'unread'): string[] {
  const nameOf = ({ kind, title, label, address }: LoggedSource) =>
    [kind === 'law' || kind === 'digest' ? `《${title}》${label}` : `${title} ${label}`.trim(), address]
      .filter(Boolean)
      .join(' · ');
  const used = new Set(logged.filter((one) => one.used).map(nameOf));
  const unused = logged.filter((one) => (one.state === 'read') === (state === 'read')).map(nameOf);
  return [...new Set(unused)].filter((name) => !used.has(name));
}

function gapTable(parts: readonly AnswerPart[], language: Language): MemoTable[] {
  const { columns, between } = memoWords(language);
  const rows = (dataOf(parts, 'gaps')?.gaps ?? []).map(({ what, lookedIn, why, how }) => [
    what,
    lookedIn.map((scope) => SEARCH_SCOPE_LABELS[language][scope]).join(between),
    GAP_REASON_LABELS[language][why],
    how ?? '',
  ]);
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      columns: [
        { title: columns.what, width: 2800 },
        { title: columns.lookedIn, width: 1500 },
        { title: columns.why, width: 1900 },
        { title: columns.how, width: 2800 },
      ],
      rows,
    },
  ];
}

function logTable(log: AnswerData['search-log']['entries'], language: Language): MemoTable[] {
  const { columns, colon, stop } = memoWords(language);
  if (log.length === 0) return [];
  return [
    {
      kind: 'table',
      columns: [
        { title: columns.at, width: 1500 },
        { title: columns.scope, width: 1200 },
        { title: columns.query, width: 3600 },
        { title: columns.filters, width: 1900 },
        { title: columns.found, width: 800 },
      ],
      rows: log.map(({ at, scope, service, query, filters, found }) => [
        at.slice(0, 19).replace('T', ' '),
        [SEARCH_SCOPE_LABELS[language][scope], service].filter(Boolean).join(' · '),
        query,
        Object.entries(filters)
          .map(([label, value]) => `${label}${colon}${value}`)
          .join(stop),
        String(found),
      ]),
    },
  ];
}
