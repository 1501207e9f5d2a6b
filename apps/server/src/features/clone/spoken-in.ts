import type { CloneContent } from '@mingfa/contract/clone-content';
import type { Language } from '@mingfa/contract/values';

/** A content as it speaks of itself in a language: with its English words, where it has them, for whoever reads English. */
export function spokenIn(content: CloneContent, language: Language): CloneContent {
  const { en } = content;
  if (language !== 'en' || en === null) return { ...content, en: null };
  return {
    ...content,
    name: en.name || content.name,
    introduction: en.introduction || content.introduction,
    opening: en.opening || content.opening,
    guideQuestions: en.guideQuestions.length > 0 ? en.guideQuestions : content.guideQuestions,
    en: null,
  };
}
