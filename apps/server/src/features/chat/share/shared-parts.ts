import { type AnswerPart, dataOf } from '@mingfa/contract/answer-part';
import type { CheckedCitation, CitationCheck, Evidence } from '@mingfa/contract/evidence';
import type { LoggedSource } from '@mingfa/contract/search-data';

/** What is done with the sources of a shared answer. */
export interface SharedSources {
  withText: boolean;
  /** What a file of a person is called in its place: `文件 2`. */
  nameOfFile(index: number): string;
  /** Ids of cases that are a person's own. */
  ownCases: ReadonlySet<string>;
}

type Notice = Extract<AnswerPart, { type: 'data-notice' }>['data'];
/** Notices whose words say nothing but how the answer came about; others name files, bases or models. */
const OPEN_NOTICES: Partial<Record<Notice['kind'], readonly string[]>> = {
  extractive: [],
  weak_evidence: [],
  starter_library_only: [],
  document_read: ['mode', 'read', 'of'],
  cited_outside_scope: ['places', 'count'],
};

/**
 * Of the parts of an answer what is read: its text, sources, citation check, sums, plan and log of a search, and what it says of its
 * own limits. No thoughts, no calls of tools, no failures; of files and of a person's own cases nothing but their number.
 */
export function sharedParts(parts: readonly AnswerPart[], sources: SharedSources): AnswerPart[] {
  const evidence = dataOf(parts, 'evidence')?.sources ?? [];
  const isPrivate = (index: number | null) =>
    evidence.some((source) => source.index === index && isPrivateSource(source, sources));
  return parts.flatMap((part): AnswerPart[] => {
    switch (part.type) {
      case 'text':
        return [{ type: 'text', text: part.text, state: 'done' }];
      case 'data-evidence':
        return [
          {
            type: part.type,
            data: { sources: part.data.sources.map((one) => sharedSource(one, sources)) },
          },
        ];
      case 'data-citation-check':
        return [{ type: part.type, data: sharedCheck(part.data, isPrivate, sources) }];
      case 'data-contrary':
        return [
          {
            type: part.type,
            data: {
              items: part.data.items
                .filter(({ index }) => !isPrivate(index))
                .map((item) => (sources.withText ? item : { ...item, words: '' })),
            },
          },
        ];
      case 'data-plan':
        return [
          { type: part.type, data: { ...part.data, searches: part.data.searches.map(withoutFilters) } },
        ];
      case 'data-search-log':
        return [
          {
            type: part.type,
            data: {
              entries: part.data.entries.map((entry) => ({
                ...withoutFilters(entry),
                sources: entry.sources.map((one) => loggedSource(one, sources)),
              })),
            },
          },
        ];
      case 'data-notice':
        return sharedNotice(part.data);
      case 'data-calculators':
      case 'data-choices':
      case 'data-insufficient':
      case 'data-gaps':
        return [{ type: part.type, data: part.data } as AnswerPart];
      default:
        return [];
    }
  });
}

/** Whether a source is a person's own: of a file, or of a case of theirs. */
export function isPrivateSource(source: Evidence, { ownCases }: SharedSources): boolean {
  return source.kind === 'file' || (source.kind === 'case' && ownCases.has(source.place.caseId));
}

function sharedSource(source: Evidence, sources: SharedSources): Evidence {
  if (isPrivateSource(source, sources)) {
    const { index, score } = source;
    const from = source.kind === 'file' ? source.from : 'document';
    const title = sources.nameOfFile(index);
    return { kind: 'file', index, score, title, label: '', text: '', from, headingPath: '', place: null };
  }
  const open = source.kind === 'web' ? { ...source, place: { ...source.place, snapshotId: null } } : source;
  return sources.withText ? open : withoutText(open);
}

function withoutText(source: Evidence): Evidence {
  if (source.kind === 'digest') return { ...source, text: '', digest: { ...source.digest, text: '' } };
  return source.kind === 'law' ? { ...source, text: '', digest: null } : { ...source, text: '' };
}

function sharedCheck(
  check: CitationCheck,
  isPrivate: (index: number | null) => boolean,
  { nameOfFile, ownCases }: SharedSources,
): CitationCheck {
  return {
    ...check,
    citations: check.citations.map((citation): CheckedCitation => {
      const { caseId, ...rest } = citation;
      const open = caseId === undefined || ownCases.has(caseId) ? rest : citation;
      if (citation.sourceIndex === null || !isPrivate(citation.sourceIndex)) return open;
      const name = nameOfFile(citation.sourceIndex);
      const { time: _, ...closed } = rest;
      return { ...closed, label: name, reference: `[${citation.sourceIndex}]`, difference: null };
    }),
  };
}

/** Of knowledge bases the filters would name them. */
function withoutFilters<Search extends { scope: string; filters: Record<string, string> }>(
  search: Search,
): Search {
  return search.scope === 'knowledge' ? { ...search, filters: {} } : search;
}

function loggedSource(source: LoggedSource, { ownCases, nameOfFile }: SharedSources): LoggedSource {
  const isOwn = source.kind === 'file' || (source.caseId !== undefined && ownCases.has(source.caseId));
  if (!isOwn) return source;
  const { used, index, state } = source;
  return { kind: 'file', title: nameOfFile(index ?? 0), label: '', used, index, state };
}

function sharedNotice({ kind, values }: Notice): AnswerPart[] {
  const shown = OPEN_NOTICES[kind];
  if (!shown) return [];
  const kept = Object.entries(values).filter(([name]) => shown.includes(name));
  return [{ type: 'data-notice', data: { kind, values: Object.fromEntries(kept) } }];
}
