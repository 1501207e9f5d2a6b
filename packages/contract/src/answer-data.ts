import { z } from 'zod';
import { citationCheck, evidence } from './evidence.ts';
import { factKind } from './fact-kind.ts';
import { idOf } from './ids.ts';
import { contraryData, gapsData, planData, searchLogData } from './search-data.ts';
import { isoDate, isoTime } from './values.ts';

/** Figures and names for a label: `{ found: 8, articles: 67533 }`. */
const labelValues = z.record(z.string(), z.union([z.string(), z.number()])).default({});

/** `data-step`: one thing being done, for the thought chain. Sent again with the same id when its state changes. */
export const stepData = z.object({
  kind: z.enum([
    'read_question',
    'search_laws',
    'search_cases',
    'search_knowledge',
    'search_web',
    'read_attachments',
    'calculate',
    /** The model uses a skill: `{ skill: 'search_laws', about: '试用期工资', found: 3 }`. */
    'use_skill',
    'write',
    'check_citations',
  ]),
  state: z.enum(['running', 'done', 'failed']),
  values: labelValues,
});

/** `data-notice`: a quiet line under the answer. */
export const noticeData = z.object({
  kind: z.enum([
    'extractive',
    /** Another model took over before the first word: `{ from, to, errorCode, reason }`. */
    'fallback_model',
    /** No model gave a word, and the built-in engine answers: `{ from, to, errorCode, reason }`. */
    'fallback_built_in',
    'weak_evidence',
    'starter_library_only',
    'attachment_truncated',
    /** Files of a chosen knowledge base are still being indexed: `{ files: 3 }`. */
    'knowledge_indexing',
    /** A chosen knowledge base cannot be searched: `{ name, reason: 'off' | 'empty' | 'gone' }`; of one that is gone there is no name. */
    'knowledge_unavailable',
    /** A file could not be read, was not in time, or has no text: `{ name, reason: 'failed' | 'cancelled' | 'slow' | 'gone' | 'empty' }`. */
    'attachment_unread',
    /** Words alone were searched, since the embedding service failed. */
    'embedding_unavailable',
    /** How much of the document was read: `{ mode: 'whole' | 'retrieved', read: 12, of: 300 }`, in segments. */
    'document_read',
    /** The answer cites law outside the law this assistant answers from: `{ places: '《刑法》第…条', count: 2 }`. */
    'cited_outside_scope',
  ]),
  values: labelValues,
});

/** `data-error`: why the answer ended early, in the reader's language. */
export const runErrorData = z.object({
  errorCode: z.string(),
  errorMessage: z.string(),
  requestId: z.string(),
});

/** `data-calculators`: what can be computed for the question, with what it said already. */
export const calculatorsData = z.object({
  items: z.array(
    z.object({
      /** Id of a calculator. */
      calculator: z.string(),
      name: z.string(),
      /** What the question gave, by field. */
      inputs: z.record(z.string(), z.unknown()),
    }),
  ),
});

/**
 * `data-choices`: which of some situations somebody means, asked where it is in doubt. The answer's text asks the same; sending
 * the title of a choice, or its number, as the next question goes on with the one before.
 */
export const choicesData = z.object({
  /** The question, in the reader's language. */
  lead: z.string(),
  /** The id of a topic guide; null for none of them. */
  choices: z.array(z.object({ guide: z.string().nullable(), title: z.string() })),
});

/** `data-understood`: words of the question that were understood otherwise than they were written, in its order. */
export const understoodData = z.object({
  words: z.array(z.object({ said: z.string(), as: z.string() })),
});

/** A fact that the question leaves open. What is not there is as in an answer of an earlier release: a text that may be left out. */
const missingFact = z.object({
  id: z.string(),
  label: z.string(),
  kind: factKind.optional(),
  /** Of a choice. */
  options: z.array(z.string()).optional(),
  /** The answer's text asks for it, too. */
  required: z.boolean().optional(),
  help: z.string().optional(),
});

/**
 * `data-facts`: what was read out of the question, and what is left open that would change the answer. The question is asked
 * anew with `said` replaced, or with what was missing written behind it.
 */
export const factsData = z.object({
  known: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      value: z.string(),
      /** The words of the question it was read from. */
      said: z.string(),
    }),
  ),
  missing: z.array(missingFact),
});

/**
 * `data-insufficient`: 资料不足, why the question was not answered from the law. The answer's text says the same.
 * `refused_topic`: whoever set the assistant up leaves the topic to others. `out_of_scope`: it is answered by law, but not by the
 * law this assistant answers from. `not_held`: the library holds neither text nor digest. `version_missing`: the law of the day
 * asked for is not held.
 */
export const insufficientData = z.object({
  reason: z.enum(['refused_topic', 'out_of_scope', 'not_held', 'version_missing']),
  /** What was asked about: a topic, a situation or a law, in the reader's language. */
  about: z.string(),
  /** Whom the assistant names then; empty: nobody. */
  referTo: z.string(),
});

/** A day of the story whose law was another one than today's. */
export const offeredDay = z.object({
  day: isoDate,
  /** The words of the question that name it: `去年3月`. */
  said: z.string(),
});

/**
 * `data-days`: days the question names on which the law it rests on was another one. The question is asked anew with such a day as
 * `asOf`; nothing is answered by the law of that day unasked.
 */
export const daysData = z.object({ offers: z.array(offeredDay) });

/** What the `data-…` chunks and parts of an answer hold, by the name after the dash. */
export const answerData = {
  step: stepData,
  evidence: z.object({ sources: z.array(evidence) }),
  'citation-check': citationCheck,
  calculators: calculatorsData,
  choices: choicesData,
  understood: understoodData,
  facts: factsData,
  insufficient: insufficientData,
  days: daysData,
  plan: planData,
  gaps: gapsData,
  'search-log': searchLogData,
  contrary: contraryData,
  'follow-ups': z.object({ questions: z.array(z.string()) }),
  title: z.object({ title: z.string() }),
  notice: noticeData,
  error: runErrorData,
};
/** Names of the parts an answer has beside its text. */
export type AnswerDataName = keyof typeof answerData;
/** What each of these parts carries. */
export type AnswerData = { [Name in AnswerDataName]: z.infer<(typeof answerData)[Name]> };

/** A `data-…` chunk, which is also the part that is stored; one with an id replaces the earlier one of that id. */
export function dataPart<Name extends AnswerDataName>(name: Name) {
  return z.object({
    type: z.literal(`data-${name}` as const),
    id: z.string().optional(),
    data: answerData[name],
  });
}

/** Metadata of what a run writes, sent with the stream's `start` chunk. */
export const messageMetadata = z.object({
  runId: idOf('run'),
  model: z.string().nullable(),
  createdAt: isoTime,
  /** Of an answer: where it stands, and the day whose law it is answered with. */
  conversationId: idOf('conversation').optional(),
  questionMessageId: idOf('message').optional(),
  asOf: isoDate.optional(),
});
/** What {@link messageMetadata} reads. */
export type MessageMetadata = z.infer<typeof messageMetadata>;
