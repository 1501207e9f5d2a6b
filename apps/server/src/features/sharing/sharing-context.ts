import type { Conversation } from '@mingfa/contract/chat';
import type { SharedMessage } from '@mingfa/contract/share-content';
import type { Transaction } from '../../db/client.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';

/** What the verbs of sharing need besides the common context. */
export interface SharingContext extends AppContext {
  secrets: Secrets;
  /** Of everything that can be shared. */
  shareSources: readonly ShareSourceKind[];
  /** Under the addresses of conversations with clones no other conversation is shared. */
  withClonesOnly?: true;
  /** Makes a conversation of the caller's own of shared messages. @throws AppError `limit_reached` */
  goOnWith(
    context: RequestContext,
    tx: Transaction,
    shared: { title: string; isSearch: boolean; messages: readonly SharedMessage[] },
  ): Promise<Conversation>;
}
