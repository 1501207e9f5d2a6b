import type { Language } from '@mingfa/contract/values';
import { AppError } from '../ports/app-error.ts';

const MAX_DEPTH = 40;
const TOO_DEEP: Record<Language, string> = {
  'zh-CN': `嵌套超过 ${MAX_DEPTH} 层`,
  en: `nested deeper than ${MAX_DEPTH} levels`,
};

/**
 * Makes every string of an input storable: PostgreSQL refuses NUL and half surrogates.
 * Keys that would reach a prototype are dropped, and nesting deeper than any endpoint needs is refused.
 */
export function cleanInput(value: unknown, language: Language, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw new AppError('invalid_input', { problem: TOO_DEEP[language] });
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, language, depth + 1));
  const cleaned: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') continue;
    cleaned[key] = cleanInput(item, language, depth + 1);
  }
  return cleaned;
}

function cleanText(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replaceAll('\0', '') : wellFormed;
}
