/** An aside behind some words, in the brackets of the language. */
export const inBrackets = (text: string, language: string): string =>
  language.startsWith('en') ? ` (${text})` : `（${text}）`;
