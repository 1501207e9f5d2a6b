import type { CloneContent, ClonePublic } from '@mingfa/contract/clone-content';

/** What whoever uses a version of a clone may know of it. */
export function describePublic(appId: string, version: number, content: CloneContent): ClonePublic {
  const { name, avatar, introduction, category, opening, guideQuestions, firstQuestions, skills, language } =
    content;
  return {
    appId,
    version,
    name,
    avatar,
    introduction,
    category,
    opening,
    guideQuestions,
    firstQuestions,
    skills,
    language,
    scope: content.scope,
    showsOriginals: content.knowledge.baseIds.length > 0 && content.knowledge.showOriginals,
  };
}
