import { cleanText } from '@mingfa/legal/drafting/clean-text';

/** What a model wrote as a document can carry it: without fences, marks of Markdown and empty lines. Nothing else is changed. */
export function cleanSuggestion(text: string): string {
  return cleanText(text)
    .replace(/^\s*```[a-z]*\s*$/gim, '')
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
