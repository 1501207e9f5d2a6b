import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { loadGuides } from '../../content/src/load-guides.ts';
import { LOOK_ALIKES, URGENT_PHRASES } from '../../packages/legal/src/questions/testing/urgent-phrases.ts';
import { CALM_STORIES, URGENT_STORIES } from '../../packages/legal/src/questions/testing/urgent-stories.ts';
import { readLabelled } from '../choosing/read-labelled.ts';

/** A message with what it tells of: a kind of emergency, `self_harm_another`, or `-`. */
export interface LabelledMessage {
  /** Kinds of which each is right. */
  kinds: string[];
  text: string;
  fold: number;
  /** The name of its file, where it has one. */
  file?: string;
}

/** How many folds there are; a message belongs to one by its text alone. */
export const FOLDS = 5;
/** The fold to which nothing is fitted. */
export const HELD_OUT = 0;

/** The fold of what came after the weights were chosen: judged, never learned from. Some of its long stories tell of danger indeed. */
export const JUDGED_ONLY = -2;

/** Reads labelled messages, in the order of the files: those with folds, or those that are only learned from. */
export async function readMessages(set: 'messages' | 'learned' = 'messages'): Promise<LabelledMessage[]> {
  const folder = new URL(`./${set}/`, import.meta.url);
  const names = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  const files = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return files.flatMap((lines, at) =>
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ ...readLine(line), file: names[at]?.replace('.txt', '') ?? '' })),
  );
}

function readLine(line: string): LabelledMessage {
  const at = line.indexOf(': ');
  if (at < 0) throw new Error(`Not a labelled message: ${line}`);
  const text = line.slice(at + 2);
  return { kinds: line.slice(0, at).split(' + '), text, fold: foldOf(text) };
}

const foldOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) % FOLDS;

/** Phrases and stories for which the rules were written: to learn from, never to judge on, since the rules know them. */
export function readKnownPhrases(): LabelledMessage[] {
  const told = [...Object.entries(URGENT_PHRASES), ...Object.entries(URGENT_STORIES)];
  return [
    ...told.flatMap(([kind, texts]) => texts.map((text) => ({ kinds: [kind], text, fold: -1 }))),
    ...[...LOOK_ALIKES, ...CALM_STORIES].map((text) => ({ kinds: ['-'], text, fold: -1 })),
  ];
}

/** Questions to topic guides that speak of no danger, as calm ones. */
export async function readCalmQuestions(): Promise<LabelledMessage[]> {
  const questions = await readLabelled();
  return questions
    .filter(({ guides }) => !guides.some((guide) => MAYBE_DANGER.has(guide)))
    .map(({ text, fold, kind }) => ({
      kinds: ['-'],
      text,
      fold: kind.includes('points') ? JUDGED_ONLY : fold,
    }));
}

/** Calm messages to which nothing is ever fitted. */
export async function readUnseen(): Promise<LabelledMessage[]> {
  const file = await readFile(new URL('./unseen/calm.txt', import.meta.url), 'utf8');
  return file
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ ...readLine(line), fold: JUDGED_ONLY }));
}

/** What people say who look for guides that speak of no danger, as calm messages. */
export async function readCalmSayings(): Promise<LabelledMessage[]> {
  const guides = (await loadGuides()).filter(
    ({ id, pressing }) => pressing !== 'danger' && !MAYBE_DANGER.has(id),
  );
  const texts = guides.flatMap(({ saidAs, points }) => [
    ...saidAs.zh,
    ...saidAs.en,
    ...(points ?? []).flatMap(({ askedAs }) => [...askedAs.zh, ...askedAs.en]),
  ]);
  return [...new Set(texts)].map((text) => ({ kinds: ['-'], text, fold: foldOf(text) }));
}

/** Guides to troubles in which somebody may be in danger: their questions are no look-alikes. */
const MAYBE_DANGER = new Set([
  'domestic-violence',
  'visiting-and-child-hidden',
  'scammed-online',
  'family-member-detained',
  'sexual-harassment-or-assault',
  'school-bullying',
  'home-or-land-taken',
  'overdue-debt-collection',
  'privacy-or-photos-leaked',
  'stalked-or-threatened',
  'landlord-sells-or-ends-early',
  'work-injury',
  'injured-without-contract',
  'dog-bite',
  'bad-food',
  'medical-dispute',
  'beaten-and-hurt',
  'child-hurt-at-school',
  'detention-to-prosecution',
  'administrative-detention',
  'account-hacked-or-virtual-items',
  'hit-by-car',
  'hit-and-run-or-uninsured',
  'e-bike-accident',
  'falling-object',
  'fall-in-public-place',
  'deposit-or-training-penalty',
  'drunk-driving',
  'bank-cards-lent-out',
  'police-do-not-act',
  'legitimate-defence',
  'minor-crash-insurance',
  'minor-paid-for-games',
]);
