import type { ShareType } from '@mingfa/contract/share';

/** What is given to others: where a share opens, with this installation's own name. */
export const shareAddress = (shareId: string, type: ShareType): string =>
  `${window.location.origin}/share/${shareId}/${type}`;
