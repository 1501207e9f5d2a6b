import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NOBODY, SITUATIONS } from '@mingfa/legal/redaction/testing/kinds-of-situations';
import { CLEAN_SENTENCES, MARKED_SENTENCES } from '@mingfa/legal/redaction/testing/redaction-set';
import { type PassageSet, readPassages } from '../read-passages.ts';
import { nameInventor, seededNumbers } from './invent-name.ts';

/** A text with the places of the names in it. */
export interface NamedSentence {
  text: string;
  names: { start: number; end: number }[];
  /** How much it counts. */
  weight: number;
  /** Names stand in it that nobody marked: what looks like one is left out. */
  isPartlyMarked: boolean;
}

/** Every sentence is filled so often, each time with other names. */
const TIMES = 15;
const HAN_NAME = /^[\u4e00-\u9fff]{2,4}$/;
const invent = nameInventor(seededNumbers(12_345));

/** Sentences that name somebody, with invented names: our own, those of the sets of this bench and of the package. */
export async function readNamedSentences(halves: readonly PassageSet[]): Promise<NamedSentence[]> {
  const contexts = (await readFile(new URL('contexts.txt', import.meta.url), 'utf8'))
    .split('\n')
    .filter(Boolean);
  const passages = (await Promise.all(halves.map(readPassages))).flat();
  const marked = [...MARKED_SENTENCES, ...Object.values(SITUATIONS).flat()].map((sentence) => {
    const letters = new Map<string, string>();
    return sentence.replace(/\{(\w+):([^}]*)\}/g, (_, kind: string, value: string) =>
      kind === 'name' && HAN_NAME.test(value) && !/^[老小阿].$/.test(value)
        ? letterOf(letters, value)
        : value,
    );
  });
  const held = passages
    .filter(({ language }) => language !== 'en')
    .map(({ text, spans }) => {
      const letters = new Map<string, string>();
      let from = 0;
      let context = '';
      for (const span of spans.toSorted((a, b) => a.start - b.start)) {
        if (span.kind !== 'name' || !HAN_NAME.test(span.text)) continue;
        context += text.slice(from, span.start) + letterOf(letters, span.text);
        from = span.start + span.text.length;
      }
      return context + text.slice(from);
    });
  return [...contexts, ...marked, ...held].flatMap((context) =>
    Array.from({ length: TIMES }, () => ({ ...fill(context), weight: 1, isPartlyMarked: false })),
  );
}

/** Sentences of judgments in which a party is named, with an invented name in its place. */
export async function readJudgments(folder: string): Promise<NamedSentence[]> {
  const sentences: NamedSentence[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    const text = (await readFile(join(folder, file), 'utf8'))
      .replace(/^[\s\S]*?content:/, '')
      .replace(/审\s*判\s*长[\s\S]*$/, '');
    const parties = [
      ...text.matchAll(
        /(?:人|原告|被告|第三人|者)(?:[（(][^）)\n]{2,20}[）)])?[：:]?([\u4e00-\u9fff]{2,3})[，,](?:男|女|曾用名|又名|汉族)/g,
      ),
    ].flatMap(({ 1: name = '' }) => (name.includes('某') ? [] : [name]));
    for (const sentence of text.split(/(?<=[。；\n])/)) {
      const letters = new Map<string, string>();
      const context = parties.reduce(
        (said, name) => said.replaceAll(name, () => letterOf(letters, name)),
        sentence,
      );
      if (letters.size > 0 && sentence.length < 400)
        sentences.push({ ...fill(context), weight: 0.35, isPartlyMarked: true });
    }
  }
  return sentences;
}

/** Texts in which nobody, or hardly anybody, is named: laws, lay questions, messages and guides. */
export async function readNamelessTexts(shared: string): Promise<NamedSentence[]> {
  const root = join(import.meta.dirname, '../../..');
  const laws = ['司法解释', '行政法规'].map((kind) => join(shared, 'laws/lawrefbook', kind));
  const [lawTexts, guides, messages] = await Promise.all([
    readTexts([...laws, join(shared, 'laws/just-laws')], (at) => at % 24 > 1 && at % 2 === 0),
    readTexts(
      ['guides', 'situations', 'digests', 'papers', 'urgent'].map((kind) => join(root, 'content', kind)),
      (at) => at % 3 < 2,
    ),
    readTexts(
      ['stories/open.jsonl', 'everyday', 'scope', 'urgent/messages'].map((kind) => join(root, 'bench', kind)),
      () => true,
    ),
  ]);
  const questions = (await readFile(join(shared, 'retrieval/statute-questions.jsonl'), 'utf8'))
    .split('\n')
    .filter(Boolean);
  const nameless = (weight: number) => (text: string) => ({ text, names: [], weight, isPartlyMarked: false });
  return [
    ...lawTexts.flatMap(inPieces).map(nameless(1)),
    ...guides.flatMap(inPieces).map(nameless(1.5)),
    ...[...CLEAN_SENTENCES, ...NOBODY].map(nameless(4)),
    ...questions
      .filter((_, at) => at % 2 === 0)
      .map((line) => nameless(4)((JSON.parse(line) as { question: string }).question)),
    // People who write may name somebody.
    ...messages
      .flatMap((text) => text.split('\n'))
      .map((text) => ({ ...nameless(2.5)(text), isPartlyMarked: true })),
  ];
}

function letterOf(letters: Map<string, string>, name: string): string {
  if (!letters.has(name)) letters.set(name, String.fromCharCode(65 + letters.size));
  return `{${letters.get(name)}}`;
}

/** The same letter is the same person. */
function fill(context: string): Pick<NamedSentence, 'text' | 'names'> {
  const people = new Map<string, string>();
  const names: NamedSentence['names'] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: mark, 1: letter = '' } of context.matchAll(/\{([A-Z])\}/g)) {
    const name = people.get(letter) ?? invent();
    people.set(letter, name);
    text += context.slice(from, index);
    names.push({ start: text.length, end: text.length + name.length });
    text += name;
    from = index + mark.length;
  }
  return { text: text + context.slice(from), names };
}

async function readTexts(places: readonly string[], isTaken: (at: number) => boolean): Promise<string[]> {
  const files = (await Promise.all(places.map(filesUnder))).flat().toSorted();
  return Promise.all(files.filter((_, at) => isTaken(at)).map((file) => readFile(file, 'utf8')));
}

async function filesUnder(place: string): Promise<string[]> {
  if (/\.[a-z]+$/.test(place)) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:md|json|jsonl|ya?ml|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const inPieces = (text: string) =>
  text.replace(/^[\s\S]*?<!-- INFO END -->/, '').match(/[\s\S]{1,4000}/g) ?? [];
