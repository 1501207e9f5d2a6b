import type { AuditedCitation, CitationAudit } from '@mingfa/contract/citation-audit';
import { citationState } from '@mingfa/contract/evidence';
import {
  auditedStateLabel,
  auditedStateMeaning,
  describeAudited,
} from '@mingfa/contract/labels/citation-audit-labels';
import { CITATION_STATE_LABELS } from '@mingfa/contract/labels/citation-labels';
import type { Language } from '@mingfa/contract/values';
import type { PrintedBlock, PrintedCell, PrintedFile, PrintedRun } from '@mingfa/files/printed/printed-file';
import { isChangedSince } from '../is-changed-since.ts';
import { AUDIT_WORDS, type AuditWords } from './audit-words.ts';

/** Twentieths of a point over the width of a landscape page. */
const WIDTHS = [680, 5600, 1800, 6490];
const CENTRED = new Set([0, 2]);
const SIZE = 19;
const [GREEN, GREY, AMBER, RED] = ['1B7A3D', '5A5866', '8A5A00', 'B3261E'];

/** What a report says of an audit as a whole. */
export type ReportedAudit = Pick<
  CitationAudit,
  'name' | 'state' | 'asOf' | 'libraryDate' | 'characters' | 'charactersDone' | 'counts'
>;

/** An audit with its citations as a file of its own: what has to be looked at first, what was not run last. */
export function reportFile(
  audit: ReportedAudit,
  citations: readonly AuditedCitation[],
  language: Language,
): PrintedFile {
  const words = AUDIT_WORDS[language];
  const { counts } = audit;
  const notRun = citations.filter(({ state }) => state === 'not_run');
  const doubtful = citations.filter(({ isDoubtful }) => isDoubtful);
  const changed = citations.filter(isChangedSince);
  const shown = new Set([...notRun, ...doubtful, ...changed]);
  const others = citations.filter((citation) => !shown.has(citation));
  const states = citationState.options.flatMap((state) => {
    const count = counts.byState[state];
    return count ? [`${CITATION_STATE_LABELS[language][state]} ${count}`] : [];
  });
  const separator = language === 'en' ? ', ' : '，';
  return {
    title: `${words.report} ${audit.name}`,
    language,
    landscape: true,
    blocks: [
      { kind: 'heading', level: 1, text: words.report },
      line(words.file, audit.name),
      line('', `${words.asOf(audit.asOf)} · ${words.library(audit.libraryDate)}`),
      ...(audit.state === 'finished' ? [] : [remark(words.unfinished(shareDone(audit)))]),
      {
        kind: 'paragraph',
        style: 'Body',
        spacing: { before: 120, after: 40 },
        text: [{ text: words.counts(counts), bold: true }],
      },
      ...(states.length > 0 ? [line(words.byState, states.join(separator))] : []),
      ...section(words.doubtful, doubtful, words, language),
      ...section(words.changedSince, changed, words, language),
      ...section(words.others, others, words, language),
      ...section(words.notRun, notRun, words, language),
      { kind: 'paragraph', style: 'Remark', spacing: { before: 200 }, text: words.caution },
    ],
  };
}

const shareDone = ({ charactersDone, characters }: ReportedAudit): number =>
  characters === 0 ? 0 : Math.floor((100 * charactersDone) / characters);

function section(
  title: string,
  citations: readonly AuditedCitation[],
  words: AuditWords,
  language: Language,
): PrintedBlock[] {
  return [
    { kind: 'heading', level: 2, text: `${title} · ${citations.length}`, spacing: { before: 280 } },
    citations.length === 0
      ? remark(words.nothing)
      : {
          kind: 'table',
          columns: words.columns.map((column, index) => ({
            title: column,
            width: WIDTHS[index] ?? 1000,
            ...(CENTRED.has(index) ? { align: 'centred' as const } : {}),
          })),
          size: SIZE,
          rows: citations.map((citation) => cellsOf(citation, words, language)),
        },
  ];
}

function cellsOf(citation: AuditedCitation, words: AuditWords, language: Language): PrintedCell[] {
  const { number, label, place, sentence, isDoubtful, state } = citation;
  const where = place?.page ? [[{ text: words.page(place.page), color: GREY, size: 17 }]] : [];
  const color = state === 'verified' ? GREEN : isDoubtful ? (state === 'not_in_library' ? AMBER : RED) : GREY;
  return [
    String(number),
    [[{ text: label, bold: true }], sentence.replace(/\s+/g, ' '), ...where],
    [[{ text: auditedStateLabel(citation, language), bold: true, color }]],
    [
      auditedStateMeaning(citation, language),
      ...describeAudited(citation, language),
      ...wordingRuns(citation, words),
    ],
  ] as PrintedCell[];
}

/** Quoted words with what differs: struck out where the article has it not, underlined what it has instead. */
function wordingRuns({ wording }: AuditedCitation, words: AuditWords): (readonly PrintedRun[])[] {
  const pieces = wording?.pieces ?? [];
  if (!pieces.some(({ kind }) => kind !== 'same')) return [];
  return [
    [
      { text: words.quoted, bold: true },
      ...pieces.map(({ kind, text }): PrintedRun => {
        const flat = text.replace(/\s+/g, ' ');
        if (kind === 'same') return { text: flat };
        return kind === 'quoted'
          ? { text: flat, strike: true, color: RED }
          : { text: flat, underline: true, color: GREEN };
      }),
    ],
  ];
}

const line = (label: string, text: string): PrintedBlock => ({
  kind: 'paragraph',
  style: 'Body',
  spacing: { after: 20, line: 300 },
  text: [
    { text: label, bold: true, size: 21 },
    { text, size: 21 },
  ],
});
const remark = (text: string): PrintedBlock => ({ kind: 'paragraph', style: 'Remark', text });
