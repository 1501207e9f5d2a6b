import { z } from 'zod';
import { defineSkill } from './skill.ts';

/** Finds passages in the files that the question is asked about. */
export const searchFiles = defineSkill({
  name: 'search_files',
  description: '在用户选定的文件和知识库中检索段落，返回带编号的依据。已给出的段落不足以回答时使用。',
  input: z.object({ query: z.string().trim().min(1).max(500).describe('要找的内容，用文件里可能出现的词') }),
  about: ({ query }) => query,
  isAvailable: ({ searchFiles: search }) => search !== null,
  async run(context, { query }) {
    const sources = (await context.searchFiles?.(query)) ?? [];
    return { sources, note: sources.length > 0 ? '' : '文件中没有找到相关内容。' };
  },
});
