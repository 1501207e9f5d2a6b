import { z } from 'zod';
import { cloneAvatar } from './clone-avatar.ts';
import { factKind } from './fact-kind.ts';
import { idOf } from './ids.ts';
import { isoDate, PROVINCES } from './values.ts';

/** How much a clone may hold; what the workbench shows beside its fields comes from here. */
export const CLONE_LIMITS = {
  nameCharacters: 30,
  introductionCharacters: 300,
  personaCharacters: 6000,
  openingCharacters: 1000,
  guideQuestions: 6,
  /** Below this nothing is published. */
  guideQuestionsMin: 3,
  guideQuestionCharacters: 100,
  fields: 12,
  laws: 30,
  knowledgeBases: 20,
  skills: 20,
  calculators: 60,
  firstQuestions: 8,
  options: 12,
  refusedTopics: 20,
  wordsOfTopic: 20,
  goldenQuestions: 50,
  notesCharacters: 1000,
} as const;

/** Where a clone stands in the square. */
export const cloneCategory = z.enum([
  'labour',
  'tenancy',
  'family',
  'traffic',
  'loan',
  'consumer',
  'crime',
  'company',
  'contract',
  'intellectual_property',
  'administrative',
  'enforcement',
  'other',
]);
/** What {@link cloneCategory} reads. */
export type CloneCategory = z.infer<typeof cloneCategory>;

/** The parts an answer is made of, in the order they have unless a clone says otherwise. */
export const answerTemplatePart = z.enum([
  'conclusion',
  'now',
  /** What its knowledge says; in the usual order it stands behind the conclusion and what to do now. */
  'knowledge',
  'last_days',
  'amounts',
  'why',
  'proof',
  'where',
  'related',
]);
/** What {@link answerTemplatePart} reads. */
export type AnswerTemplatePart = z.infer<typeof answerTemplatePart>;

/** A name of something the program brings: a field of law, a skill, a calculator. The server knows which there are. */
const knownName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9_-]*$/);
const line = (characters: number) => z.string().trim().max(characters);
/** A law as people call it. Not its id: a clone goes from one library to another. */
const lawTitle = z.string().trim().min(2).max(80);
const bilingualHeading = z.object({ zh: line(20).default(''), en: line(60).default('') });

/** Whether no two of the list are the same: asked of names alone, so that a longer list costs nothing. */
const isWithoutTwins = (names: readonly string[]) => new Set(names).size === names.length;
const TWINS = { params: { problem: 'twins' } };
const namesOf = (name: z.ZodString, max: number) => z.array(name).max(max).refine(isWithoutTwins, TWINS);

/** A fact that is asked for before the answer. */
const firstQuestion = z.object({
  /** Told apart from the others by this; also the id of a fact of `content/fields`. */
  factId: knownName,
  label: z.string().trim().min(1).max(40),
  help: line(120).default(''),
  kind: factKind,
  /** Of a choice. */
  options: z.array(z.string().trim().min(1).max(40)).max(CLONE_LIMITS.options).default([]),
  required: z.boolean().default(false),
});

/** A topic that is not answered, known by its words. */
const refusedTopic = z.object({
  about: z.string().trim().min(1).max(60),
  words: z.array(z.string().trim().min(1).max(30)).min(1).max(CLONE_LIMITS.wordsOfTopic),
});

/** What a clone shows of itself, in English; what is empty is shown as it is in Chinese. */
const englishTexts = z.object({
  name: line(CLONE_LIMITS.nameCharacters).default(''),
  introduction: line(CLONE_LIMITS.introductionCharacters).default(''),
  opening: line(CLONE_LIMITS.openingCharacters).default(''),
  guideQuestions: z
    .array(z.string().trim().min(2).max(CLONE_LIMITS.guideQuestionCharacters))
    .max(CLONE_LIMITS.guideQuestions)
    .default([]),
});

/**
 * All that makes a clone what it is: the draft, each version, an export and a copy are this one object. What it names may be
 * half done; {@link publicationGaps} says what is missing before others may see it. Read through this schema whatever release
 * wrote it: what came later has its default.
 */
export const cloneContent = z.object({
  name: z.string().trim().min(1).max(CLONE_LIMITS.nameCharacters),
  avatar: cloneAvatar.prefault({}),
  introduction: line(CLONE_LIMITS.introductionCharacters).default(''),
  category: cloneCategory.default('other'),
  /** Who it is, whom it serves, its tone, what it leaves to others. Never shown to those who use it. */
  persona: line(CLONE_LIMITS.personaCharacters).default(''),
  opening: line(CLONE_LIMITS.openingCharacters).default(''),
  guideQuestions: z
    .array(z.string().trim().min(2).max(CLONE_LIMITS.guideQuestionCharacters))
    .max(CLONE_LIMITS.guideQuestions)
    .refine(isWithoutTwins, TWINS)
    .default([]),
  /** Which law it answers from. Empty lists and null: all. */
  scope: z
    .object({
      fields: namesOf(knownName, CLONE_LIMITS.fields).default([]),
      /** Only these laws. */
      lawsOnly: namesOf(lawTitle, CLONE_LIMITS.laws).default([]),
      /** None of these laws. */
      lawsWithout: namesOf(lawTitle, CLONE_LIMITS.laws).default([]),
      /** Whose local regulations count beside the law of the whole country. */
      region: z.enum(PROVINCES).nullable().default(null),
      /** The day whose law is told where nobody names another; null: today. */
      asOf: isoDate.nullable().default(null),
    })
    .prefault({}),
  knowledge: z
    .object({
      baseIds: namesOf(idOf('knowledgeBase'), CLONE_LIMITS.knowledgeBases).default([]),
      /** Whoever asks may open the original of a passage that is cited. */
      showOriginals: z.boolean().default(false),
    })
    .prefault({}),
  /** Names of skills. Those that are not named are not used. */
  skills: namesOf(knownName, CLONE_LIMITS.skills).default([]),
  /** Calculators it offers; empty: every one. */
  calculators: namesOf(knownName, CLONE_LIMITS.calculators).default([]),
  /** The playbook by which contracts are reviewed; null: contracts are not reviewed. */
  playbookId: z
    .union([z.literal('built-in'), idOf('playbook')])
    .nullable()
    .default(null),
  template: z
    .object({
      /** In this order; a part that is not named is left out. Empty: every part in the usual order. */
      parts: z
        .array(z.object({ part: answerTemplatePart, heading: bilingualHeading.prefault({}) }))
        .max(answerTemplatePart.options.length)
        .refine((parts) => isWithoutTwins(parts.map(({ part }) => part)), TWINS)
        .default([]),
      length: z.enum(['short', 'usual', 'full']).default('usual'),
      /** How an answer is set as a Word file. */
      wordLayout: z.enum(['note', 'letter', 'memo']).default('note'),
    })
    .prefault({}),
  firstQuestions: z
    .array(firstQuestion)
    .max(CLONE_LIMITS.firstQuestions)
    .refine((questions) => isWithoutTwins(questions.map(({ factId }) => factId)), TWINS)
    .refine((questions) => questions.every(({ kind, options }) => kind !== 'choice' || options.length > 1), {
      params: { problem: 'two_options' },
    })
    .default([]),
  /** When it answers 资料不足. */
  refusals: z
    .object({
      topics: z.array(refusedTopic).max(CLONE_LIMITS.refusedTopics).default([]),
      /** Where nothing was found within its scope, though something outside of it. */
      outOfScope: z.boolean().default(true),
      /** Whom it names then. */
      referTo: line(200).default(''),
    })
    .prefault({}),
  /** Of a configured model; null: as the installation has it. The built-in engine answers where there is none. */
  model: z
    .object({
      modelId: idOf('model').nullable().default(null),
      temperature: z.number().min(0).max(2).nullable().default(null),
      /** Of one answer. */
      outputTokensMax: z.number().int().min(200).max(32_000).nullable().default(null),
    })
    .prefault({}),
  /** In which it answers; `asked`: in the language of the question. */
  language: z.enum(['asked', 'zh-CN', 'en']).default('asked'),
  /** What it says of itself to whoever reads English; null: the same words as to all. */
  en: englishTexts.nullable().default(null),
});
/** What {@link cloneContent} reads. */
export type CloneContent = z.infer<typeof cloneContent>;

/** What whoever uses a clone may know of it: neither its persona nor what it knows, or by what it is judged. */
export const clonePublic = cloneContent
  .pick({
    name: true,
    avatar: true,
    introduction: true,
    category: true,
    opening: true,
    guideQuestions: true,
    firstQuestions: true,
    skills: true,
    language: true,
  })
  .extend({
    appId: idOf('clone'),
    version: z.number().int(),
    /** The law it answers from, as a person reads it. */
    scope: cloneContent.shape.scope,
    showsOriginals: z.boolean(),
  });
/** What {@link clonePublic} reads. */
export type ClonePublic = z.infer<typeof clonePublic>;

/** What may keep a clone from being published, or from working as it says. */
export const cloneGap = z.object({
  /** Of {@link cloneContent}: `persona`, `knowledge.baseIds`; or `golden`, `tested`. */
  path: z.string(),
  /**
   * `missing` and `too_few` are for its maker to write. `gone`: it was deleted, or is no longer the maker's. `not_ready`: files are
   * still being read, or there are none. `not_held`: the library has no law of that name. `holds_numbers`: everybody would read a
   * telephone, identity or card number there. Of exactly this draft: `failing`, a golden question does not hold and is not waived;
   * `not_run`, some were not asked; `not_tested`, its maker has not talked to it.
   */
  problem: z.enum([
    'missing',
    'too_few',
    'gone',
    'not_ready',
    'not_held',
    'holds_numbers',
    'failing',
    'not_run',
    'not_tested',
  ]),
  /** The name, id or golden question it is about; empty where the path says all. */
  about: z.string(),
  /** Nothing is published before it is mended. */
  blocks: z.boolean(),
});
/** What {@link cloneGap} reads. */
export type CloneGap = z.infer<typeof cloneGap>;

/** What its maker has still to write before a clone can be published. */
export function publicationGaps(content: CloneContent): CloneGap[] {
  const texts = ['persona', 'opening', 'introduction'] as const;
  const missing = texts.filter((path) => content[path] === '');
  const gap = (path: string, problem: CloneGap['problem']): CloneGap => ({
    path,
    problem,
    about: '',
    blocks: true,
  });
  return [
    ...missing.map((path) => gap(path, 'missing')),
    ...(content.guideQuestions.length < CLONE_LIMITS.guideQuestionsMin
      ? [gap('guideQuestions', 'too_few')]
      : []),
  ];
}
