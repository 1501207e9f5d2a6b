import { isoDate } from '@mingfa/contract/values';
import { z } from 'zod';
import { defineSkill } from './skill.ts';

const LIMIT = 6;

/** Finds articles for a question. */
export const searchLaws = defineSkill({
  name: 'search_laws',
  description:
    '在法规库中检索与问题有关的法条，返回带编号的依据。已有依据不足、需要另一领域的规定或换一种说法再查时使用。',
  input: z.object({
    query: z.string().trim().min(1).max(500).describe('要查的法律问题或关键词，用中文'),
    as_of: isoDate.optional().describe('按哪一天有效的法律，YYYY-MM-DD；不填为提问所指的日期'),
  }),
  about: ({ query }) => query,
  async run(context, { query, as_of: asOf = context.asOf }) {
    const sources = await context.searchLaws({ text: query, asOf, limit: LIMIT });
    return { sources, note: sources.length > 0 ? '' : '法规库中没有找到相关规定。' };
  },
});
