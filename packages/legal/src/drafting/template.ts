import type { Bilingual } from '../calculators/calculation.ts';
import type { DocumentParagraphStyle } from './document-blocks.ts';
import type { Condition, Operand } from './expression.ts';
import type { FactDefinition } from './fact-definition.ts';
import type { PlainFacts } from './fact-sheet.ts';
import type { ToldStage } from './told-stages.ts';

/** A text of a template: words, values, and stretches that are left out where a value in them is open. */
export type TemplateText = readonly TemplateTextPart[];
/** A part of a {@link TemplateText}. */
export type TemplateTextPart =
  | { kind: 'words'; text: string }
  | { kind: 'value'; of: Operand; format: TextFormat | null; words: readonly string[] }
  /** One box, ticked where the condition holds. */
  | { kind: 'box'; when: Condition }
  | { kind: 'optional'; text: TemplateText };

/** How a value is written, where not as its kind usually is; `boxes` draws every choice with a box. */
export const TEXT_FORMATS = ['yuan', 'figures', 'capital', 'han_date', 'boxes', 'names', 'han'] as const;
/** One of {@link TEXT_FORMATS}. */
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** How the paragraphs of a numbered stretch count: 一、 1. （一） 第一条. */
export const NUMBERINGS = ['han', 'digits', 'bracketed', 'articles'] as const;
/** One of {@link NUMBERINGS}. */
export type Numbering = (typeof NUMBERINGS)[number];

/** A repetition over the rows of a list, those that `where` holds of; `blankRows` are drawn where there is none, as a form does. */
export interface Repetition<Of> {
  kind: 'each';
  when?: Condition;
  list: string;
  as: string;
  where?: Condition;
  blankRows: number;
  of: readonly Of[];
}

/** A line within a cell of a form. */
export type TemplateLine =
  | { kind: 'line'; when?: Condition; text: TemplateText }
  | { kind: 'part'; when?: Condition; part: string }
  | Repetition<TemplateLine>;

/** A row of a form: a bar, a cell over the whole width, or a label with what is filled in beside it. */
export type TemplateFormRow =
  | { kind: 'section'; when?: Condition; text: TemplateText }
  | { kind: 'whole'; when?: Condition; lines: readonly TemplateLine[] }
  | { kind: 'labelled'; when?: Condition; label: TemplateText; lines: readonly TemplateLine[] }
  | Repetition<TemplateFormRow>;

/** What a template is made of, in order. Everything may hang on a condition. */
export type TemplateBlock =
  | { kind: 'title' | 'subtitle'; when?: Condition; text: TemplateText }
  | { kind: 'heading'; when?: Condition; level: 2 | 3; text: TemplateText }
  | {
      kind: 'paragraph';
      when?: Condition;
      style: DocumentParagraphStyle;
      text: TemplateText;
      notes: readonly TemplateText[];
    }
  | { kind: 'group'; when?: Condition; of: readonly TemplateBlock[] }
  | Repetition<TemplateBlock>
  /** Its body paragraphs count through, those of parts, groups and repetitions in it too. */
  | { kind: 'numbered'; when?: Condition; numbering: Numbering; of: readonly TemplateBlock[] }
  | { kind: 'part'; when?: Condition; part: string }
  | { kind: 'form'; when?: Condition; labelWidth: number; rows: readonly TemplateFormRow[] }
  | {
      kind: 'list';
      when?: Condition;
      list: string;
      as: string;
      blankRows: number;
      columns: readonly { title: string; width: number; text: TemplateText }[];
    }
  | { kind: 'signature'; when?: Condition; lines: readonly TemplateLine[] }
  | { kind: 'page_break'; when?: Condition };

/**
 * A sentence a rule makes out of facts. It is left out where a fact of it is open that the template does not ask for; one that is asked
 * for stands as a blank.
 */
export interface ComposedSentence {
  id: string;
  when?: Condition;
  text: TemplateText;
}

/** A paragraph of composed sentences; with `each`, one for every row. */
export interface ComposedParagraph {
  id: string;
  when?: Condition;
  each?: { list: string; as: string };
  sentences: readonly ComposedSentence[];
}

/** A stretch of the document that is composed by rule, and that a person or a model may write in its place. */
export interface TemplatePart {
  id: string;
  label: Bilingual;
  paragraphs: readonly ComposedParagraph[];
}

/** A fact a template draws on. */
export interface TemplateFact {
  /** Id of a shared fact, or of one of the template's own. */
  fact: string;
  /** Asked for: always, or where the condition holds. */
  required: boolean | Condition;
  /** Of a list: the fields a form shows, in order; conditions call the row `row`. */
  fields: readonly { field: string; required: boolean | Condition }[];
  /** Asked only where it holds: a part that does not concern the matter. */
  when?: Condition;
  /** In place of the dictionary's words. */
  label?: Bilingual;
  help?: Bilingual;
  /** What the choices of its fields are called here, by field and value. */
  choices?: Readonly<Record<string, Readonly<Record<string, Bilingual>>>>;
}

/** A group of fields, as a form shows them and a guided one asks them. */
export interface TemplateStep {
  id: string;
  title: Bilingual;
  facts: readonly TemplateFact[];
}

/** What is wrong, or doubtful, where the condition holds. */
export interface TemplateCheck {
  id: string;
  when: Condition;
  level: 'error' | 'warning';
  text: Bilingual;
  /** What stands for `{name}` in the text. */
  figures?: Readonly<Record<string, Operand>>;
  /** The article it rests on: `民法典 1136`. */
  source?: string;
}

/** Something to know, attach or do; `source` is an article of the template. */
export interface TemplateNote {
  when?: Condition;
  text: Bilingual;
  source?: string;
}

/** A sum or a last day, worked out by a calculator of `calculators/registry`. */
export interface TemplateCalculation {
  calculator: string;
  when?: Condition;
  label: Bilingual;
  /** Input of the calculator → what it is taken from, several facts for an input of several days; an open one is left open. */
  inputs: Readonly<Record<string, Operand | readonly Operand[]>>;
}

/** Where an official form was read; a plain form has none. */
export interface OfficialForm {
  /** `法〔2025〕82号`. */
  number: string;
  /** As its head says: `民事起诉状（离婚纠纷）`. */
  name: string;
  /** Where its sections and rows were read. */
  readFrom: Bilingual;
}

/** What a template is for, as shelves sort it. */
export const TEMPLATE_SHELVES = [
  'court',
  'enforcement',
  'labour',
  'letters',
  'contracts',
  'personal',
] as const;
/** One of {@link TEMPLATE_SHELVES}, or the shelf of somebody's own templates. */
export type TemplateShelf = (typeof TEMPLATE_SHELVES)[number] | 'own';

/**
 * A template, ready to be rendered: everything in it is parsed and its facts and conditions are checked. It is plain data: as JSON it goes to a
 * browser, where the same functions draw the preview.
 */
export interface Template {
  id: string;
  shelf: TemplateShelf;
  title: Bilingual;
  /** The title documents carry; files are named by it. */
  documentTitle: string;
  about: Bilingual;
  /** Who uses it. */
  usedBy: Bilingual;
  /** Words people look for it by. */
  calledAlso: readonly string[];
  /**
   * What has happened to those who need it, in their words, and what else a search finds it by. No names of the paper: a story that has
   * them in it does not ask for it.
   */
  everydayWords: readonly string[];
  /** What must have been told before a story is offered it; absent: nothing. */
  offeredWhen?: ToldStage;
  /** Templates that stand beside it where somebody sues: it opens a matter, and they are handed in with it. */
  handedInWith: readonly string[];
  official: OfficialForm | null;
  layout: 'court' | 'plain';
  steps: readonly TemplateStep[];
  /** Fields no other template has, by id; their ids are unlike those of all others, so that one sheet holds them too. */
  own: readonly FactDefinition[];
  parts: readonly TemplatePart[];
  body: readonly TemplateBlock[];
  /** At the foot of every page; the first that holds. */
  pageFoot: readonly { when?: Condition; text: TemplateText }[];
  checks: readonly TemplateCheck[];
  warnings: readonly TemplateNote[];
  attachments: readonly TemplateNote[];
  /** The first that holds. */
  copies: readonly { when?: Condition; count: Operand; text: Bilingual; source?: string }[];
  fees: readonly TemplateCalculation[];
  deadlines: readonly TemplateCalculation[];
  /** `says` are words of the article that it is relied on for; tests look for them in the law. */
  articles: readonly { place: string; says: readonly string[]; why: Bilingual }[];
  example: PlainFacts;
}
