import type { AnswerPart } from '@mingfa/contract/answer-part';
import type { ConversationClone } from '@mingfa/contract/chat';
import type { ClonePublic } from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import type { Guidance } from '../../engine/answering/index.ts';
import type { ShownOfBases } from '../../engine/retrieval/index.ts';
import type { EndedRun } from '../../engine/runs/index.ts';
import type { Caller } from '../../ports/app-context.ts';
import type { ConversationRow, MessageRow } from './own-rows.ts';

/** The clone somebody wants to ask, and by which right. */
export interface WantedClone {
  appId: string;
  /** Of a clone that is open to whoever has its link. */
  linkId?: string | undefined;
  /** Its maker tests the draft. */
  test?: boolean | undefined;
  /** Of a test: as a stranger would be answered. */
  asViewer?: boolean | undefined;
}

/** What a conversation keeps of the clone it is with. */
export type CloneSide = Pick<
  ConversationRow,
  'cloneId' | 'cloneVersion' | 'cloneName' | 'cloneLinkId' | 'cloneTest' | 'sharedSince'
>;

/** How a clone answers in a conversation now. */
export interface CloneInstructions {
  guidance: Guidance;
  /** In which it answers whoever asks; null: as the asker reads. */
  language: Language | null;
  /** The day whose law is told where neither question nor conversation names one; null: today. */
  asOf: string | null;
  /** The model it was made for; null, or gone: as the installation has it. */
  modelId: string | null;
  /** What it knows; null where it names no knowledge base. */
  knowledge: {
    cloneId: string;
    version: number | null;
    makerId: string;
    baseIds: readonly string[];
    shows: ShownOfBases;
  } | null;
}

/** An answer of a clone that is still there, and to no test. */
export interface CountedAnswer {
  cloneId: string;
  cloneVersion: number;
  conversationId: string;
  /** The answer. */
  messageId: string;
  questionId: string | null;
  /** Who asked. */
  userId: string;
  askedAt: Date;
}

/** One that has just ended. */
export interface CloneAnswer extends CountedAnswer {
  byApi: boolean;
  state: EndedRun['state'];
  parts: readonly AnswerPart[];
  text: string;
  /** From the question to the first word of its answer; null where it was not written here, or had none. */
  firstWordMs: number | null;
}

/** One whose asker voted anew. */
export interface CloneVote extends CountedAnswer {
  before: MessageRow['vote'];
  after: MessageRow['vote'];
}

/** A clone as it is introduced to readers of a conversation. */
export type CloneIntroduction = Pick<ClonePublic, 'name' | 'avatar' | 'introduction'>;

/** How a conversation is set in Word. */
export type WordLayout = Guidance['template']['wordLayout'];

/** What chat asks of clones, of which it knows nothing else: `features/clone` answers. */
export interface CloneDesk {
  /** What a new conversation keeps. @throws AppError `not_found`, `clone_withdrawn` of one's own that is not published */
  open(caller: Caller, wanted: WantedClone): Promise<CloneSide>;
  /** How it answers in a conversation. @throws AppError `clone_withdrawn` where it may not be asked any more */
  instruct(held: ConversationRow): Promise<CloneInstructions>;
  /** The version that is published now. @throws AppError `clone_withdrawn` */
  renew(held: ConversationRow): Promise<Pick<CloneSide, 'cloneVersion' | 'cloneName'>>;
  /**
   * How conversations stand to their clones, by the conversation's id, with the name in the reader's language. Those without a clone
   * are passed over.
   */
  describe(
    db: DatabaseOrTransaction,
    rows: readonly ConversationRow[],
    language: Language,
  ): Promise<ReadonlyMap<string, ConversationClone>>;
  /** What whoever reads a conversation with it may know of a clone; null where it is with none. */
  introduce(held: ConversationRow, language: Language): Promise<CloneIntroduction | null>;
  /** How its maker wants a conversation set in Word; `note` where nothing is known any more. */
  layoutOf(held: ConversationRow): Promise<WordLayout>;
  /** Told in the transaction that ends an answer. */
  countAnswer(tx: Transaction, answer: CloneAnswer): Promise<void>;
  /** Told in the transaction that changes a vote. */
  countVote(tx: Transaction, vote: CloneVote): Promise<void>;
}
