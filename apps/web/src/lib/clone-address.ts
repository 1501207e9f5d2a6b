export interface ChatWithClone {
  appId?: string | null;
  /** Of a clone that is open to whoever has its link. */
  linkId?: string | null;
  conversationId?: string | null;
}

/** The screen on which one talks with a clone. */
export function cloneAddress({ appId, linkId, conversationId }: ChatWithClone): string {
  const parts = [
    ['app', appId],
    ['link', linkId],
    ['conversation', conversationId],
  ].flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return `/clone_agent?${parts.join('&')}`;
}
