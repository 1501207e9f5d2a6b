import { cleanText } from '@mingfa/legal/drafting/clean-text';

/** What some models think aloud before they write. */
const THOUGHTS = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;
/** What a model says to whoever asked, before and behind what it wrote: no paper begins or ends so. */
const GREETING = /^(?:好的|当然|没问题|以下(?:是|为)|下面(?:是|为)|根据您|按照您)[^。]{0,60}[:：。]$/;
const FAREWELL =
  /^(?:希望(?:以上|这些|对您|能)|如(?:需|有|果您)|请根据(?:实际|您)|以上(?:内容|文字|为您)|需要我)[^。]{0,80}[。！!?？]?$/;

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
