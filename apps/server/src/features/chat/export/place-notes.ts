import {
  type CheckedCitation,
  type CitationCheck,
  type CitationState,
  type Evidence,
  isArticleEvidence,
} from '@mingfa/contract/evidence';
import {
  citationStateLabel,
  citationStateMeaning,
  DIGEST_MARK,
  describeDifference,
} from '@mingfa/contract/labels/citation-labels';
import type { Language } from '@mingfa/contract/values';
import { NOTE_CLOSE, NOTE_OPEN } from '@mingfa/files/printed/note-marks';

/** Characters of an article shown in a footnote. */
const TEXT_SHOWN = 160;

interface NotePlace {
  start: number;
  end: number;
  note: string;
  /** `[1]` gives way to the footnote; the name of an article stays before it. */
  replaces: boolean;
}

/** Puts a footnote mark at every citation of an answer, one footnote for each. */
export function placeNotes(
  text: string,
  found: { sources: Evidence[]; check: CitationCheck | null },
  language: Language,
): { markdown: string; notes: string[] } {
  // The marks themselves must not stand in the text; one character for one keeps the ranges right.
  const clean = text.replace(/[\uE000\uE001]/g, '\ufffd');
  const places = found.check
    ? toldOnce(found.check.citations, found.sources).map((citation) =>
        placeOf(citation, found.sources, language),
      )
    : placesOfNumbers(clean, found.sources, language);
  const notes: string[] = [];
  let markdown = '';
  let position = 0;
  for (const place of places.sort((one, other) => one.end - other.end)) {
    if (place.start < position || place.end > clean.length) continue;
    markdown += clean.slice(position, place.replaces ? place.start : place.end);
    markdown += `${NOTE_OPEN}${notes.length}${NOTE_CLOSE}`;
    notes.push(place.note);
    position = place.end;
  }
  return { markdown: markdown + clean.slice(position), notes };
}

/** An article named right before the number of its source (`第五条[1]`) is one citation to a reader: the number's note says all. */
function toldOnce(citations: readonly CheckedCitation[], sources: readonly Evidence[]): CheckedCitation[] {
  const isSaidNext = ({ type, location, end }: CheckedCitation) =>
    type !== 'source' &&
    location !== null &&
    citations.some((next) => {
      const source = sources.find(({ index }) => index === next.sourceIndex);
      return (
        next.type === 'source' &&
        next.start === end &&
        source !== undefined &&
        isArticleEvidence(source) &&
        source.place.lawId === location.lawId &&
        source.place.articleKey === location.articleKey
      );
    });
  return citations.filter((citation) => !isSaidNext(citation));
}

function placeOf(citation: CheckedCitation, sources: Evidence[], language: Language): NotePlace {
  const source = sources.find(({ index }) => index === citation.sourceIndex);
  const { start, end } = citation;
  if (citation.type === 'source' && source) {
    return { start, end, replaces: true, note: noteOfSource(source, language, citation.state) };
  }
  return {
    start,
    end,
    replaces: false,
    note: `${citation.label}（${inWords(citation, language, describeDifference(citation, language))}）`,
  };
}

/** As the badge says it, and what it means where it was not verified: a file has nothing to point at. */
function inWords(
  citation: Pick<CheckedCitation, 'state' | 'type' | 'missing' | 'partly'>,
  language: Language,
  differs = '',
): string {
  const { state } = citation;
  const label = citationStateLabel(citation, language);
  const meaning = citationStateMeaning(citation, language).replace(/[。.]$/, '');
  const [colon, stop] = language === 'en' ? [': ', '; '] : ['：', '；'];
  if (state === 'verified') return label;
  // What it means often begins with what the badge says.
  const told = meaning.startsWith(label) ? meaning : `${label}${colon}${meaning}`;
  return `${told}${differs && stop + differs}`;
}

function placesOfNumbers(text: string, sources: Evidence[], language: Language): NotePlace[] {
  return [...text.matchAll(/\[(\d{1,3})\]/g)].flatMap((match) => {
    const source = sources.find(({ index }) => index === Number(match[1]));
    if (!source) return [];
    const note = noteOfSource(source, language, null);
    return [{ start: match.index, end: match.index + match[0].length, replaces: true, note }];
  });
}

/** A place by its whole title. */
export function nameOfSource(source: Evidence): string {
  return `${isArticleEvidence(source) ? `《${source.title}》` : `${source.title} `}${source.label}`;
}

function noteOfSource(source: Evidence, language: Language, state: CitationState | null): string {
  const marks = [
    source.kind === 'digest' ? DIGEST_MARK[language].digest : null,
    state && inWords({ state, type: 'source' }, language),
  ].filter((mark) => mark !== null);
  const characters = [...source.text.replace(/\s+/g, ' ').trim()];
  const shown = characters.slice(0, TEXT_SHOWN).join('');
  const text = characters.length > TEXT_SHOWN ? `${shown}…` : shown;
  return `${nameOfSource(source)}${marks.length > 0 ? `（${marks.join('；')}）` : ''}：${text}`;
}
