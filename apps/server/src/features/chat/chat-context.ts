import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { langTip } from '@mingfa/contract/chat';
import type { CitationCheck, Evidence, TextStretch } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { z } from 'zod';
import type { Transaction } from '../../db/client.ts';
import type { AnswerInput } from '../../engine/answering/index.ts';
import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { Runs } from '../../engine/runs/index.ts';
import type { Caller } from '../../ports/app-context.ts';
import type { ModelRegistry } from '../../ports/model.ts';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';
import type { CloneDesk } from './clone-desk.ts';
import type { FirstWords } from './first-words.ts';

export type LangTip = z.infer<typeof langTip>;

/** How long a question waits for its files. */
export interface FileWait {
  pollMs: number;
  giveUpMs: number;
}

/** What the chat verbs need besides the common context. */
export interface ChatContext extends IngestionContext {
  runs: Runs;
  models: ModelRegistry;
  printer: PrintedFileWriter;
  fileWait: FileWait;
  clones: CloneDesk;
  firstWords: FirstWords;
  /** Under the addresses of conversations with clones no other conversation is found. */
  withClonesOnly?: true;
  /** Writes the answer to a question; the answering engine with its own context. */
  answer(input: AnswerInput, write: (chunk: AnswerChunk) => void, signal: AbortSignal): Promise<void>;
  /** Checks the citations of a finished answer. */
  checkAnswer(input: {
    text: string;
    aside?: TextStretch[] | undefined;
    byProgram?: TextStretch[] | undefined;
    sources: Evidence[];
    asOf: string;
    /** Whose own cases may be cited by their numbers. */
    askedBy: string | null;
    signal: AbortSignal;
  }): Promise<CitationCheck>;
  /** What there is to be searched now. */
  readScopes(): Promise<{
    laws: { articles: number; digests: number; isStarterOnly: boolean };
    cases: { cases: number };
    web: { isConfigured: boolean; service: string | null };
  }>;
  /** Facts that a question leaves open. */
  listTips(question: string, language: Language): LangTip[];
  /** @throws AppError `quota_exceeded` */
  takeQuota(tx: Transaction, caller: Caller, kind: 'question'): Promise<void>;
}
