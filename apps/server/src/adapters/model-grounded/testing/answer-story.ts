import { loadFields } from '@mingfa/content/fields';
import { loadGuides } from '@mingfa/content/load-guides';
import { composeAnswer } from '../compose-answer.ts';
import { TOLD_ON } from './figure-stories.ts';

const content = { fields: await loadFields() };
const guides = new Map((await loadGuides()).map((guide) => [guide.id, guide]));

/** The whole answer to a story, with its guide chosen and no article held. */
export function answerStory({ guide: id, story }: { guide: string; story: string }): string {
  const guide = guides.get(id);
  if (!guide) throw new Error(`no guide ${id}`);
  return composeAnswer(
    {
      question: story,
      evidence: [],
      asOf: TOLD_ON,
      language: 'zh-CN',
      words: [],
      guides: [{ guide, sources: guide.articles.map(() => null), about: null }],
      inDoubt: false,
      offTopic: false,
      asked: [],
      filesAsked: false,
      urgent: false,
      inDanger: false,
      starterOnly: false,
    },
    content,
  ).join('\n\n');
}
