import type {
  ArticleEvidence,
  CaseEvidence,
  CitationCheck,
  CitationState,
  Evidence,
  FileEvidence,
} from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { PublishedFigures } from '@mingfa/legal/figures/published-figures';
import type { ArticleNumber } from '@mingfa/legal/statute/article-number';
import type { z } from 'zod';

/** What skills may use: it only reads, and finds only what the asker may see. */
export interface SkillContext {
  /** The law of which day. */
  asOf: string;
  language: Language;
  signal: AbortSignal;
  /** Ranked sources of law for a question. */
  searchLaws(question: { text: string; asOf: string; limit: number }): Promise<ArticleEvidence[]>;
  /** An article as of a day; `evidence` is null where nothing of it is held, and where its law may not answer: `outside`. */
  findArticle(place: { lawName: string; article: ArticleNumber; asOf: string }): Promise<{
    state: 'held' | CitationState | 'outside';
    evidence: ArticleEvidence | null;
  }>;
  /** Whether a law may answer: of another one nothing is told. */
  admits(lawId: string): boolean;
  checkCitations(text: string): Promise<CitationCheck>;
  /** Holidays and the LPR, with what was added here. */
  readPublishedFigures(): Promise<PublishedFigures>;
  /** Passages of cases that the asker may read, best first; null where the library holds none. */
  searchCases: ((asked: { text: string; limit: number }) => Promise<CaseEvidence[]>) | null;
  /** Passages of the files that the question is asked about; null where it is asked about none. */
  searchFiles: ((text: string) => Promise<FileEvidence[]>) | null;
  /** Passages of pages of the web; absent or null where it is not searched. */
  searchWeb?: ((text: string) => Promise<Evidence[]>) | null;
}

/** What a skill gave: sources, not numbered yet, and what there is to say in our own words. */
export interface SkillResult {
  sources: readonly Evidence[];
  note: string;
}

/** Told of a law that may not answer. */
export const OUTSIDE_BOUNDS = '不在本助手的法律范围内，不得引用，也不要据此作答。';

interface Definition<Input extends z.ZodType> {
  /** As a model calls it. */
  name: string;
  /** When to use it, told to a model. */
  description: string;
  input: Input;
  /** What one call is about, shown to people. */
  about(input: z.infer<Input>): string;
  /** Absent: always. */
  isAvailable?(context: SkillContext): boolean;
  run(context: SkillContext, input: z.infer<Input>): Promise<SkillResult>;
}

/** Something that can be asked of this program, as data: a model calls it, and whoever calls it gives the same input. */
export interface Skill {
  name: string;
  description: string;
  input: z.ZodType;
  about(input: unknown): string;
  isAvailable(context: SkillContext): boolean;
  run(context: SkillContext, input: unknown): Promise<SkillResult>;
}

/** Makes a skill out of its description: its input is checked whoever calls it. */
export function defineSkill<Input extends z.ZodType>(definition: Definition<Input>): Skill {
  const { name, description, input } = definition;
  return {
    name,
    description,
    input,
    about: (given) => definition.about(input.parse(given)),
    isAvailable: (context) => definition.isAvailable?.(context) ?? true,
    run: (context, given) => definition.run(context, input.parse(given)),
  };
}
