import { z } from 'zod';
import { defineSkill } from './skill.ts';

/** Finds pages of the web for a question. */
export const searchWeb = defineSkill({
  name: 'search_web',
  description:
    '在网络上检索，返回带编号的网页段落。只在法规和案例不足以回答时使用；网页不是法律，不能代替法条。查询词里不要写姓名、电话、证件号。',
  input: z.object({ query: z.string().trim().min(1).max(120).describe('关键词，不含任何个人信息') }),
  about: ({ query }) => query,
  isAvailable: ({ searchWeb: search }) => !!search,
  async run(context, { query }) {
    const sources = (await context.searchWeb?.(query)) ?? [];
    return { sources, note: sources.length > 0 ? '' : '网络上没有找到相关内容，或网络检索不可用。' };
  },
});
