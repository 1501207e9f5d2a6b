import { CITATION_STATE_MEANINGS } from '@mingfa/contract/labels/citation-labels';
import { isoDate } from '@mingfa/contract/values';
import { formatCitation } from '@mingfa/legal/citation/format-citation';
import { parseArticleLabel } from '@mingfa/legal/statute/article-number';
import { z } from 'zod';
import { defineSkill, OUTSIDE_BOUNDS } from './skill.ts';

/** Reads one article as of a day. */
export const readArticle = defineSkill({
  name: 'read_article',
  description: '读取某部法律某一条在指定日期有效的原文，返回带编号的依据。引用法条之前，用它确认条文。',
  input: z.object({
    law: z.string().trim().min(1).max(100).describe('法律名称，全称、简称均可，如“民法典”'),
    article: z.string().trim().min(1).max(20).describe('条号，如“577”“第五百七十七条”“120-1”'),
    as_of: isoDate.optional().describe('哪一天的文本，YYYY-MM-DD；不填为提问所指的日期'),
  }),
  about: ({ law, article }) => `${law} ${article}`,
  async run(context, { law, article, as_of: asOf = context.asOf }) {
    const number = parseArticleLabel(article);
    if (!number) return { sources: [], note: `“${article}”不是条号。` };
    const { state, evidence } = await context.findArticle({ lawName: law, article: number, asOf });
    const cited = formatCitation({ name: law, article: number });
    const note =
      state === 'held'
        ? ''
        : state === 'outside'
          ? `${cited}：${OUTSIDE_BOUNDS}`
          : `${cited}（${asOf}）：${CITATION_STATE_MEANINGS[context.language][state]}`;
    return { sources: evidence ? [evidence] : [], note };
  },
});
