/** The square with all agents. */
export const SQUARE = '/intelligent';

export interface ChatWithClone {
  appId?: string | null;
  /** Of a clone that is open to whoever has its link. */
  linkId?: string | null;
  conversationId?: string | null;
}

function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** The screen on which one talks with a clone. */
export function cloneAddress({ appId, linkId, conversationId }: ChatWithClone): string {
  return withQuery('/clone_agent', { app: appId, link: linkId, conversation: conversationId });
}

/** The introduction of a clone, over the square. */
export function introductionAddress({ appId, linkId }: Pick<ChatWithClone, 'appId' | 'linkId'>): string {
  return withQuery(SQUARE, { app: appId, link: linkId });
}

/** What the screen of a clone is opened with. */
export interface CloneScreenState {
  /** Put into the composer. */
  question?: string;
}
