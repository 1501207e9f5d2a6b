import type { AnswerData } from '@mingfa/contract/answer-data';
import type { Language } from '@mingfa/contract/values';
import type { OfferedGuide } from '../retrieval/index.ts';
import type { Turn } from './compose-prompt.ts';

/** What somebody is asked in doubt: as words for clients without buttons, and as the part that others make buttons of. */
export interface WhichOfThese {
  text: string;
  data: AnswerData['choices'];
}

/** An answer to that question. */
export interface WhichReply {
  /** What was asked before we asked back. */
  question: string;
  /** The title that was chosen; null for none of them. */
  title: string | null;
  /** All titles they were asked among. */
  offered: string[];
}

const WORDS = {
  'zh-CN': {
    lead: '先确认一下，您说的是：',
    likeliest: '先按最像的第 1 种回答。如果说的是别的，点一下或者回复数字：',
    open: '说的是下面哪一种？',
    none: '都不是',
    close: '点一下，或者回复前面的数字，我就接着说。',
  },
  en: {
    lead: 'To be sure, do you mean:',
    likeliest:
      'This answers what it most likely is, number 1. If you mean another, choose it or reply with its number:',
    open: 'Is it one of these?',
    none: 'None of these',
    close: 'Choose one, or reply with its number, and I will go on.',
  },
} as const;
const LEADS = Object.values(WORDS).flatMap(({ lead, likeliest, open }) => [lead, likeliest, open]);
const NONE: readonly string[] = Object.values(WORDS).map(({ none }) => none);

/**
 * Asks which of some situations is meant.
 * @param as `likeliest` where the first is likely enough to be answered before one is asked, `open` where none is
 */
export function askWhich(
  offered: readonly OfferedGuide[],
  language: Language,
  as: 'lead' | 'likeliest' | 'open' = 'lead',
): WhichOfThese {
  const { none, close, ...words } = WORDS[language];
  const lead = words[as];
  const choices = [...offered.map(({ guide, title }) => ({ guide, title })), { guide: null, title: none }];
  const list = choices.map(({ title }, at) => `${at + 1}. ${title}`).join('\n');
  return { text: [lead, list, ...(as === 'lead' ? [close] : [])].join('\n\n'), data: { lead, choices } };
}

/** Reads a message as the answer to that question: one of its titles, or a number. Null where it is something new. */
export function readWhichReply(message: string, history: readonly Turn[]): WhichReply | null {
  const told = history.at(-1);
  const at = history.findLastIndex(({ role }) => role === 'user');
  const question = history[at]?.text;
  if (told?.role !== 'assistant' || question === undefined) return null;
  const lead = LEADS.find((one) => told.text.includes(one));
  if (!lead) return null;
  const titles = told.text
    .slice(told.text.indexOf(lead) + lead.length)
    .trimStart()
    .split(/\n\s*\n/, 1)[0]
    ?.split('\n')
    .flatMap((line) => /^\d\. (.+)$/.exec(line)?.[1] ?? []);
  const said = message.trim().replace(/[。.！!]$/, '');
  const title = titles?.find((one, at) => one === said || String(at + 1) === said);
  if (title === undefined) return null;
  // Who meant none of the first is asked once more; what they asked stands before both.
  const before = readWhichReply(question, history.slice(0, at));
  return {
    question: before?.question ?? question,
    title: NONE.includes(title) ? null : title,
    offered: [...(before?.offered ?? []), ...(titles ?? []).filter((one) => !NONE.includes(one))],
  };
}
