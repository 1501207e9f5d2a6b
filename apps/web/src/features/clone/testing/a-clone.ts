import type { OwnCloneDetail } from '@mingfa/contract/clone';
import { type CloneContent, cloneContent } from '@mingfa/contract/clone-content';

/** A clone of one's own, never published. */
export function aClone(
  content: Partial<CloneContent> = {},
  more: Partial<OwnCloneDetail> = {},
): OwnCloneDetail {
  const whole = cloneContent.parse({ name: '租房助手', ...content });
  const { name, avatar, introduction, category } = whole;
  return {
    appId: 'app_123456',
    name,
    avatar,
    introduction,
    category,
    state: 'draft',
    visibility: 'private',
    listing: 'none',
    listingReason: '',
    publishedVersion: null,
    lastVersion: 0,
    draftRevision: 1,
    archived: false,
    broken: [],
    createdAt: '2026-11-20T08:00:00.000Z',
    savedAt: '2026-11-20T08:00:00.000Z',
    content: whole,
    gaps: [],
    linkId: null,
    ...more,
  };
}
