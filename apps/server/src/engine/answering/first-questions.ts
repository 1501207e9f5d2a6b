import type { Field } from '@mingfa/content/fields';
import type { AnswerData } from '@mingfa/contract/answer-data';
import type { Language } from '@mingfa/contract/values';
import { findAmounts } from '@mingfa/legal/figures/find-amounts';
import { findDurations } from '@mingfa/legal/figures/find-durations';
import { readDates } from '@mingfa/legal/questions/read-dates';
import type { Guidance } from './guidance.ts';
import { plainLine } from './plain-line.ts';

type FirstQuestion = Guidance['firstQuestions'][number];
type Facts = AnswerData['facts'];

/** What is asked before the answer: what was told already, and what was not. */
export interface FirstFacts {
  /** Told as a line of the question: `label：value`. */
  known: Facts['known'];
  missing: FirstQuestion[];
}

/** What people told, for the questions that are asked first. */
export interface ToldSoFar {
  /** The question with its typing errors understood. */
  question: string;
  /** What the person said before. */
  before: readonly string[];
  today: string;
}

/** Tells the first questions apart by whether they were answered: in a line of their own, or in the story. */
export function readFirstFacts(
  questions: readonly FirstQuestion[],
  fields: readonly Field[],
  { question, before, today }: ToldSoFar,
): FirstFacts {
  const known: Facts['known'] = [];
  const missing: FirstQuestion[] = [];
  for (const one of questions) {
    const value = valueIn(question, one, today);
    if (value !== null) known.push({ id: one.factId, label: one.label, value, said: value });
    else if (
      !before.some((text) => valueIn(text, one, today) !== null) &&
      !isTold(one, fields, [...before, question], today)
    )
      missing.push(one);
  }
  return { known, missing };
}

/** What stands behind a label, as far as it is of the question's kind: `月工资：8000元。房东…` tells `8000元`; what is not of it tells nothing. */
function valueIn(text: string, { label, kind, options }: FirstQuestion, today: string): string | null {
  const found = new RegExp(`(?:^|[\\s；;，,。])${escaped(label)}\\s*[：:]\\s*([^\\n；;]+)`, 'i').exec(text);
  const said = found?.[1]?.trim() ?? '';
  return said === '' ? null : valueOfKind(said, kind, options, today)?.trim() || null;
}

/** A few words may stand before a figure: 大约是, 不到. */
const WORDS_BEFORE = 6;
const NUMBER =
  /^\D{0,6}?[\d一二两三四五六七八九十百千万零〇][\d,，.一二两三四五六七八九十百千万亿零〇]*(?:\s?\p{L}{0,3})/u;
const YES_OR_NO = /^(?:是|否|有|无|没|不|未|已|对|签|能|可|yes|no|true|false)(?![a-z])[^，,。！!？?]*/i;

function valueOfKind(
  said: string,
  kind: FirstQuestion['kind'],
  options: readonly string[],
  today: string,
): string | null {
  const upTo = (written: { start: number; end: number } | undefined) =>
    written && written.start <= WORDS_BEFORE ? said.slice(0, written.end) : null;
  const number = () => NUMBER.exec(said)?.[0].replace(/[,，.]+$/, '') ?? null;
  switch (kind) {
    case 'date':
      return upTo(readDates(said, today)[0]) ?? upTo(findDurations(said)[0]);
    case 'money':
      return upTo(findAmounts(said)[0]) ?? number();
    case 'count':
      return upTo(findDurations(said)[0]) ?? number();
    case 'choice':
      return (
        options.toSorted((one, other) => other.length - one.length).find((one) => said.startsWith(one)) ??
        null
      );
    case 'boolean':
      return YES_OR_NO.exec(said)?.[0] ?? null;
    default:
      return said.split(/[。！!？?]/)[0] ?? null;
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Figures are told in one clause with the words for what they are; a mention of wages is no wage. */
function isTold(
  { factId, kind, label, options }: FirstQuestion,
  fields: readonly Field[],
  texts: readonly string[],
  today: string,
): boolean {
  const tip = fields.flatMap(({ tips }) => tips).find(({ id }) => id === factId);
  const says = (text: string) =>
    tip ? tip.saidBy.some((pattern) => new RegExp(pattern, 'i').test(text)) : text.includes(label);
  const reads = FIGURES[kind];
  if (reads) return texts.flatMap(clausesOf).some((clause) => says(clause) && reads(clause, today));
  const chosen = options.filter((option) => option.length > 1 && texts.some((text) => text.includes(option)));
  return chosen.length === 1 || (tip !== undefined && texts.some(says));
}

const clausesOf = (text: string): string[] => text.split(/[，。；;！!？?\n]|,\s/);

const FIGURES: Partial<Record<FirstQuestion['kind'], (clause: string, today: string) => boolean>> = {
  money: (clause) => findAmounts(clause).length > 0,
  date: (clause, today) => readDates(clause, today).length > 0 || findDurations(clause).length > 0,
  count: (clause) => /[\d一二两三四五六七八九十百]/.test(clause),
};

const WORDS = {
  'zh-CN': {
    lead: '先请补充',
    colon: '：',
    comma: '、',
    between: '／',
    aside: (text: string) => `（${text}）`,
    close: '。下面先按您已经说的写。',
  },
  en: {
    lead: 'Please tell first',
    colon: ': ',
    comma: ', ',
    between: ' / ',
    aside: (text: string) => ` (${text})`,
    close: '. What follows goes by what you said so far.',
  },
} as const;

/** Asks in the answer's text for what must be known first; null where all of it was told. */
export function askFirst(missing: readonly FirstQuestion[], language: Language): string | null {
  const words = WORDS[language];
  const wanted = missing.filter(({ required }) => required);
  if (wanted.length === 0) return null;
  const asked = wanted.map(({ label, options, help }) => {
    const aside = [options.join(words.between), help].filter(Boolean).map(plainLine).join(words.colon);
    return `${plainLine(label)}${aside === '' ? '' : words.aside(aside)}`;
  });
  return `**${words.lead}**${words.colon}${asked.join(words.comma)}${words.close}`;
}

/** What a label asks for, without the words that make a question of it. */
const wantedBy = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[\s？?：:（）()]+/g, '')
    .replace(/^(?:您的|你的|请问|your)/, '')
    .replace(/(?:是多少|有多少|多少|数额|金额|元)+$/, '');

/** The facts of an answer with what is asked first before them; a fact asked first, by its id or in the same words, is not asked twice. */
export function withFirstFacts(facts: Facts | null, first: FirstFacts): Facts | null {
  const { known, missing } = first;
  const ids = new Set([...known, ...missing.map(({ factId }) => ({ id: factId }))].map(({ id }) => id));
  const labels = new Set([...known, ...missing].map(({ label }) => wantedBy(label)));
  const isOther = ({ id, label }: { id: string; label: string }) =>
    !ids.has(id) && !labels.has(wantedBy(label));
  const asked = missing.map(({ factId, label, kind, options, required, help }) => ({
    id: factId,
    label,
    kind,
    options,
    required,
    help,
  }));
  const all = {
    known: [...known, ...(facts?.known ?? []).filter(({ id }) => !ids.has(id))],
    missing: [...asked, ...(facts?.missing ?? []).filter(isOther)],
  };
  return all.known.length + all.missing.length > 0 ? all : null;
}
