import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Endpoint } from '@mingfa/contract/endpoint';
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

const moved = new WeakMap<Endpoint, Endpoint>();

/** The chat's endpoints have the same names and answers under the address of conversations with clones. */
function atClones<Definition extends Endpoint>(endpoint: Definition): Definition {
  const known = moved.get(endpoint) ?? {
    ...endpoint,
    path: endpoint.path.replace('/v1/chat/', '/v1/brain_chat/'),
  };
  moved.set(endpoint, known);
  return known as Definition;
}

/** The chat with a clone: the same endpoints under their other address. */
export function chatWithClone({ appId, linkId, clone, isClosed = false, test }: AskedClone): ChatPlace {
  const always = test ? { test: true, asViewer: test.asViewer } : {};
  return {
    at: atClones,
    always,
    beginning: { appId, ...(linkId ? { linkId } : {}) },
    choosesKnowledge: false,
    ScopeChoice: null,
    isClosed,
    clone,
  };
}
