import { z } from 'zod';
import { defineSkill } from './skill.ts';

const LIMIT = 4;

/** Finds passages of cases for a question. */
export const searchCases = defineSkill({
  name: 'search_cases',
  description:
    '在案例库中检索与问题相似的案例，返回裁判理由或要旨中的段落，带编号。案例不是法律，只在法条之后作参照；需要类似案例时使用。',
  input: z.object({
    query: z.string().trim().min(1).max(500).describe('案件事实或争议，用中文；也可以是案号'),
  }),
  about: ({ query }) => query,
  isAvailable: ({ searchCases: search }) => search !== null,
  async run(context, { query }) {
    const sources = (await context.searchCases?.({ text: query, limit: LIMIT })) ?? [];
    return { sources, note: sources.length > 0 ? '' : '案例库中没有找到相似的案例。' };
  },
});
