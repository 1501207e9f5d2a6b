import { type CloneContent, cloneContent } from '@mingfa/contract/clone-content';

/** A clone's content that lacks nothing to be published. */
export function completeClone(name = '租房小助手'): CloneContent {
  return cloneContent.parse({
    name,
    introduction: '为租客和房东解答押金、维修与退租的问题。',
    category: 'tenancy',
    persona: '你是一名房屋租赁律师，为普通人解答，语气平和；刑事问题请对方另行咨询。',
    opening: '你好，请说说租房中遇到的问题。',
    guideQuestions: ['押金不退怎么办？', '房东可以随时涨租吗？', '租期没到能退租吗？'],
    scope: { fields: ['tenancy'] },
    skills: ['search_laws', 'read_article'],
  });
}
