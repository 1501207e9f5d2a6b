/** How a clone is asked for; one that is open by link alone, with its link. */
export function cloneRequest(appId: string, linkId: string | null) {
  return { params: { appId }, query: linkId ? { linkId } : {} };
}
