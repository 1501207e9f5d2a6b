import * as clones from '@mingfa/contract/clone-chat';
import type { CloneContent } from '@mingfa/contract/clone-content';
import type { ChatPlace } from './chat-place.ts';

export interface AskedClone {
  appId: string | null;
  /** Of a clone that is open to whoever has its link. */
  linkId?: string | null;
  clone: Pick<CloneContent, 'name' | 'avatar'>;
  isClosed?: boolean;
  /** Its maker tests the draft: with their own rights, or with a stranger's. */
  test?: { asViewer: boolean };
}

/** The chat with a clone: the same endpoints under their other address. */
export function chatWithClone({ appId, linkId, clone, isClosed = false, test }: AskedClone): ChatPlace {
  const always = test ? { test: true, asViewer: test.asViewer } : {};
  return {
    endpoints: clones,
    always,
    beginning: { appId, ...(linkId ? { linkId } : {}) },
    choosesKnowledge: false,
    isClosed,
    clone,
  };
}
