import type { Field } from '@mingfa/content/fields';
import type { UrgentWords } from '@mingfa/content/load-urgent';
import type { AnswerData } from '@mingfa/contract/answer-data';
import type { Language } from '@mingfa/contract/values';
import type { PublishedFigures } from '@mingfa/legal/figures/published-figures';
import type { MendedText } from '@mingfa/legal/words/mend-typing';
import type { Logger } from '../../ports/logger.ts';
import type { ResolvedModel } from '../../ports/model.ts';
import type { ToolSupport } from '../models/index.ts';
import type {
  AskedFiles,
  AskedQuestion,
  AttachedText,
  CaseSource,
  DaysCompared,
  FileSource,
  GuideSource,
  LawSource,
  PlaceOfDay,
  ReadQuestion,
} from '../retrieval/index.ts';
import type { Turn } from './compose-prompt.ts';
import type { Guidance } from './guidance.ts';
import type { LibraryReader } from './library-reader.ts';
import type { AskedResearch } from './research/asked-research.ts';
import type { HearUrgency } from './urgent-first.ts';

/** What an answer needs of the rest of the program. */
export interface AnsweringContext {
  logger: Logger;
  /** Which models take no tools. */
  toolSupport: ToolSupport;
  /** What we know of everyday fields of law, for the follow-up questions. */
  fields: Field[];
  /** What is said first to somebody in danger. */
  urgent: readonly UrgentWords[];
  /** Hears whether somebody is in danger. */
  hearUrgency: HearUrgency;
  /** @param askedBy whose own cases are found by their numbers, beside the shared ones */
  openLibrary(askedBy?: string | null): Promise<LibraryReader>;
  /** Understands typing errors in a question. */
  understandTyping(text: string): Promise<MendedText>;
  readQuestion(asked: AskedQuestion): Promise<ReadQuestion>;
  laws: LawSource;
  cases: CaseSource;
  files: FileSource;
  guides: GuideSource;
  /** How places of today's law stand on another day. */
  placesOfDay(
    places: readonly { lawId: string; articleKey: string }[],
    days: DaysCompared,
  ): Promise<(PlaceOfDay | null)[]>;
  /** Today in China. */
  today(): string;
  /** Holidays and the LPR that calculators look up, with what was added here. */
  readPublishedFigures(): Promise<PublishedFigures>;
  /** What the library holds, for the thought chain and the notices. */
  describeLibrary(): Promise<{ articles: number; digests: number; starterOnly: boolean }>;
}

export interface AnswerInput {
  question: string;
  /** Whose private cases may be told; absent or null: nobody's. */
  askedBy?: string | null;
  history: Turn[];
  /** Texts from before files were read like documents. */
  attachments: AttachedText[];
  /** The person's files to search; null: none. */
  files: AskedFiles | null;
  /** What is to be said of those files, besides what the search says. */
  notices: AnswerData['notice'][];
  asOf: string;
  language: Language;
  /** In which it is answered, whatever language the question is in; absent or null: in that of the question. */
  answersIn?: Language | null;
  /** In order of fallback. */
  models: ResolvedModel[];
  /** The conversation has no title yet. */
  wantsTitle: boolean;
  /** What whoever set the assistant up wants of its answers; null: as the program answers by itself. */
  guidance: Guidance | null;
  /** Where it is looked up; absent: in the law, and in the person's files. */
  research?: AskedResearch;
}
