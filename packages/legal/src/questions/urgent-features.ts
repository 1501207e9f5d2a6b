import { englishStem } from '../words/english-stem.ts';
import { plainSpeech } from './figures-of-speech.ts';
import { readClauses } from './story-clauses.ts';
import { URGENT_CONCEPTS } from './urgent-concepts.ts';

/** A passage of a message: what is urgent stands in a few clauses, however long the story around them is. */
export interface UrgentWindow {
  text: string;
  /** Its features, each once. */
  features: string[];
}

/** How much of a message is read: its beginning and its end. */
const READ_AT_START = 3000;
const READ_AT_END = 1000;
/** How long a window is, and a message that is one window; a letter counts less than a character. */
const WINDOW_MAX = 48;
const WHOLE_MAX = 64;
const LETTERS_PER_CHARACTER = 3;

/** Cuts a message into overlapping windows of clauses and reads each. Takes time in proportion to the message. */
export function readUrgentWindows(message: string): UrgentWindow[] {
  const text =
    message.length <= READ_AT_START + READ_AT_END
      ? message
      : `${message.slice(0, READ_AT_START)}\n${message.slice(-READ_AT_END)}`;
  const clauses = readClauses(plainSpeech(text.replace(/[’‘]/g, "'").replace(/[ \t\u3000]+/g, ' ')))
    .flatMap(({ text: clause, now }) => (clause.match(/[\s\S]{1,120}/g) ?? []).map((part) => ({ part, now })))
    .filter(({ part }) => part.trim() !== '')
    .map(({ part, now }) => ({ part, length: lengthOf(part), read: readClause(part, now) }));
  const whole = clauses.reduce((sum, { length }) => sum + length, 0) <= WHOLE_MAX;
  const most = whole ? Number.POSITIVE_INFINITY : WINDOW_MAX;
  const windows: UrgentWindow[] = [];
  let reached = 0;
  for (let from = 0; from < clauses.length && reached < clauses.length; from += 1) {
    let to = from + 1;
    let length = clauses[from]?.length ?? 0;
    while (to < clauses.length && length + (clauses[to]?.length ?? 0) <= most) {
      length += clauses[to]?.length ?? 0;
      to += 1;
    }
    if (to === reached) continue;
    reached = to;
    const own = clauses.slice(from, to);
    windows.push({
      text: own.map(({ part }) => part).join('，'),
      features: featuresOf(own.map(({ read }) => read)),
    });
  }
  return windows;
}

/** How long a text is in characters; letters count less. */
export const lengthOf = (text: string): number => {
  const letters = text.match(/[a-z ]/gi)?.length ?? 0;
  return text.length - letters + letters / LETTERS_PER_CHARACTER;
};

/** What one clause says: its meanings, and its characters and words, alone, in pairs and in triples. */
interface ReadClause {
  now: boolean;
  concepts: string[];
  words: string[];
}

/** Words and meanings of clauses, and pairs of meanings of one clause or of two beside each other. */
function featuresOf(clauses: readonly ReadClause[]): string[] {
  const found = new Set<string>();
  const now = clauses.filter((clause) => clause.now).length;
  // Only what speaks for calm: what every message has would speak for danger where nothing else is known.
  if (now < clauses.length) found.add(now > 0 ? '#partly-now' : '#not-now');
  let before: string[] = [];
  for (const { concepts, words } of clauses) {
    for (const one of concepts) found.add(`@${one}`);
    for (const word of words) found.add(word);
    const near = [...new Set([...before, ...concepts])];
    for (const one of concepts) for (const other of near) if (one !== other) found.add(pairOf(one, other));
    before = concepts;
  }
  return [...found];
}

function readClause(part: string, now: boolean): ReadClause {
  const text = part.toLowerCase();
  const found = new Set<string>();
  for (const run of text.match(/\p{Script=Han}+/gu) ?? [])
    for (let at = 0; at < run.length; at += 1)
      for (let length = 1; length <= 3 && at + length <= run.length; length += 1)
        found.add(run.slice(at, at + length));
  const words = (text.match(/[a-z']+|\d+/g) ?? []).map((word) =>
    /^\d/.test(word) ? '0' : englishStem(word),
  );
  for (const [at, word] of words.entries()) {
    found.add(word);
    if (at > 0) found.add(`${words[at - 1]} ${word}`);
  }
  return { now, concepts: conceptsIn(text), words: [...found] };
}

const pairOf = (one: string, other: string): string =>
  one < other ? `@${one}+${other}` : `@${other}+${one}`;

const MEANINGS = new Map<string, string[]>();
for (const [concept, words] of Object.entries(URGENT_CONCEPTS))
  for (const word of words.split('|')) MEANINGS.set(word, [...(MEANINGS.get(word) ?? []), concept]);
const CHARACTERS_MAX = 6;
const WORDS_MAX = 3;

/** Meanings of the words in a clause: at each place of the longest word that is known. */
function conceptsIn(text: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at < text.length; ) {
    let length = Math.min(CHARACTERS_MAX, text.length - at);
    while (length > 0 && !(isHan(text[at]) && MEANINGS.has(text.slice(at, at + length)))) length -= 1;
    for (const concept of MEANINGS.get(text.slice(at, at + length)) ?? []) found.add(concept);
    at += Math.max(1, length);
  }
  const words = text.match(/[a-z]+|\d+/g) ?? [];
  for (let at = 0; at < words.length; at += 1)
    for (let length = 1; length <= WORDS_MAX; length += 1)
      for (const concept of MEANINGS.get(words.slice(at, at + length).join(' ')) ?? []) found.add(concept);
  return [...found];
}

const isHan = (character: string | undefined): boolean => /[\u4e00-\u9fff]/.test(character ?? '');
