import {
  type CheckedCitation,
  type CitationCheck,
  type Evidence,
  isArticleEvidence,
} from '@mingfa/contract/evidence';
import { NOTE_CLOSE, NOTE_OPEN } from '../../../engine/word-export/index.ts';
import type { ExportWords } from './export-words.ts';

/** Characters of an article shown in a footnote. */
const TEXT_SHOWN = 160;

interface Place {
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
  words: ExportWords,
): { markdown: string; notes: string[] } {
  // The marks themselves must not stand in the text; one character for one keeps the ranges right.
  const clean = text.replace(/[\uE000\uE001]/g, '\ufffd');
  const places = found.check
    ? found.check.citations.map((citation) => placeOf(citation, found.sources, words))
    : placesOfNumbers(clean, found.sources, words);
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

function placeOf(citation: CheckedCitation, sources: Evidence[], words: ExportWords): Place {
  const source = sources.find(({ index }) => index === citation.sourceIndex);
  const { start, end } = citation;
  if (citation.type === 'source' && source) {
    return { start, end, replaces: true, note: noteOfSource(source, words, words.states[citation.state]) };
  }
  return { start, end, replaces: false, note: `${citation.label}（${words.states[citation.state]}）` };
}

function placesOfNumbers(text: string, sources: Evidence[], words: ExportWords): Place[] {
  return [...text.matchAll(/\[(\d{1,3})\]/g)].flatMap((match) => {
    const source = sources.find(({ index }) => index === Number(match[1]));
    if (!source) return [];
    const note = noteOfSource(source, words, null);
    return [{ start: match.index, end: match.index + match[0].length, replaces: true, note }];
  });
}

function noteOfSource(source: Evidence, words: ExportWords, state: string | null): string {
  const name = isArticleEvidence(source) ? `《${source.title}》` : `${source.title} `;
  const marks = [source.kind === 'digest' ? words.digest : null, state].filter((mark) => mark !== null);
  const characters = [...source.text.replace(/\s+/g, ' ').trim()];
  const shown = characters.slice(0, TEXT_SHOWN).join('');
  const text = characters.length > TEXT_SHOWN ? `${shown}…` : shown;
  return `${name}${source.label}${marks.length > 0 ? `（${marks.join('；')}）` : ''}：${text}`;
}
