import { citationStateLabel, citationStateMeaning } from '@mingfa/contract/labels/citation-labels';
import { z } from 'zod';
import { defineSkill, OUTSIDE_BOUNDS } from './skill.ts';

/** Checks a draft's citations against the library. */
export const checkCitations = defineSkill({
  name: 'check_citations',
  description: '逐一核对一段文字里的法条引用：是否存在、是否有效、引文是否一致、内容是否对应。',
  input: z.object({ text: z.string().trim().min(1).max(6000).describe('要核对的文字，写明法律名称和条号') }),
  about: ({ text }) => text,
  async run(context, { text }) {
    const { citations } = await context.checkCitations(text);
    const { language } = context;
    const lines = citations.map((citation) =>
      citation.location && !context.admits(citation.location.lawId)
        ? `- ${citation.label}：${OUTSIDE_BOUNDS}`
        : `- ${citation.label}：${citationStateLabel(citation, language)}（${citationStateMeaning(citation, language)}）`,
    );
    return { sources: [], note: lines.length > 0 ? lines.join('\n') : '这段文字没有可以核对的引用。' };
  },
});
