import type { CloneContent } from '@mingfa/contract/clone-content';

/** A content without what is somebody's here: its picture, knowledge bases, a playbook, a model. */
export function withoutThings(content: CloneContent): CloneContent {
  return {
    ...content,
    avatar: { ...content.avatar, pictureId: null },
    knowledge: { ...content.knowledge, baseIds: [] },
    playbookId: content.playbookId === 'built-in' ? 'built-in' : null,
    model: { ...content.model, modelId: null },
  };
}
