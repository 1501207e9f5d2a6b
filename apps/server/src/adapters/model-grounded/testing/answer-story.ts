import { loadFields } from '@mingfa/content/fields';
import { loadGuides } from '@mingfa/content/load-guides';
import { composeAnswer } from '../compose-answer.ts';
import { TOLD_ON } from './figure-stories.ts';

const content = { fields: await loadFields() };
const guides = new Map((await loadGuides()).map((guide) => [guide.id, guide]));

/** The whole answer to a story, with its guide chosen and no article held; of a second trouble with its guide behind. */
export function answerStory({
  guide: id,
  story,
  points,
  second,
}: {
  guide: string;
  story: string;
  points?: string[];
  second?: string;
}): string {
  const chosen = [id, ...(second ? [second] : [])].map((one) => {
    const guide = guides.get(one);
    if (!guide) throw new Error(`no guide ${one}`);
    return guide;
  });
  return composeAnswer(
    {
      question: story,
      evidence: [],
      asOf: TOLD_ON,
      language: 'zh-CN',
      words: [],
      guides: chosen.map((guide, at) => ({
        guide,
        sources: guide.articles.map(() => null),
        about: null,
        ...(at === 0 && points ? { points } : {}),
      })),
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
