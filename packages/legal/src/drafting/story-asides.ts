/** What brackets tell of somebody or call them: birth, sex, address, a short name. */
const ASIDE =
  /\([^()]{0,160}?(?:出生|日生|身份证|住|[男女](?=[，,、)])|[\u4e00-\u9fff]族|简称|下称|电话)[^()]{0,160}\)/g;

/** A story without its asides, so that they part no day from what was done on it. `placeOf` leads back. */
export function withoutAsides(story: string): { text: string; placeOf(at: number): number } {
  const cuts: { at: number; by: number }[] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: aside } of story.matchAll(ASIDE)) {
    text += story.slice(from, index);
    from = index + aside.length;
    cuts.push({ at: text.length, by: from - text.length });
  }
  text += story.slice(from);
  return { text, placeOf: (at) => at + (cuts.findLast((cut) => cut.at <= at)?.by ?? 0) };
}
