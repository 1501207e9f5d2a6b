import { cleanText } from '@mingfa/legal/drafting/clean-text';

/** What some models think aloud before they write. */
const THOUGHTS = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;
/** What a model says to whoever asked, before what it wrote: no paper begins so. */
const GREETING =
  /^(?:好的|当然|没问题|以下(?:是|为)|下面(?:是|为)|(?:根据|按照)您(?:的|所|提供|给|描述))[^。]{0,60}[:：。]$/;
/** And behind it: how somebody takes leave, with what only a helper says. A clause may begin alike (如需开具发票 …) and stays. */
const FAREWELL =
  /^(?:希望|如(?:需|有|果)|请根据(?:实际|您)|以上(?:内容|文字|为您)|需要我)(?=.*(?:您|告诉|告知我|随时|帮助|我(?:可以|会|再|来|补充)|调整|修改))[^。]{0,80}[。！!?？]?$/;

/**
 * What a model wrote as a document can carry it: without thoughts, fences, marks of Markdown, empty lines, the name of the part above it, and what is
 * said to whoever asked. Nothing else is changed.
 */
export function cleanSuggestion(text: string, partLabel: string | null = null): string {
  const lines = cleanText(text.replace(THOUGHTS, ''))
    .replace(/^\s*```[a-z]*\s*$/gim, '')
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > 1 && GREETING.test(lines[0] ?? '')) lines.shift();
  if (lines.length > 1 && partLabel !== null && lines[0]?.replace(/[:：]$/, '') === partLabel) lines.shift();
  if (lines.length > 1 && FAREWELL.test(lines.at(-1) ?? '')) lines.pop();
  return lines.join('\n');
}
