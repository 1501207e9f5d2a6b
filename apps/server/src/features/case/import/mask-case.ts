import { findNumbers } from '@mingfa/legal/redaction/find-numbers';
import { toFlatText } from '@mingfa/legal/words/flat-text';
import type { ReadCase } from './read-case.ts';

/** What readers see of a case. */
export interface MaskedCase {
  title: string;
  paragraphs: string[];
}

/** Numbers of persons, sure or in doubt: digits give way, what says what they are stays. */
const IDENTIFIERS = new Set(['identity', 'mobile', 'card']);

/** Masks numbers of persons always, and the names of natural persons where the installation says so. */
export function maskCase(read: ReadCase, title: string, { names }: { names: boolean }): MaskedCase {
  const masks = names ? namesToMask(read) : [];
  const mask = (text: string) => {
    let masked = maskNumbers(text);
    for (const [name, shown] of masks) masked = masked.replaceAll(name, shown);
    return masked;
  };
  return { title: mask(title), paragraphs: read.paragraphs.map(mask) };
}

function maskNumbers(text: string): string {
  const found = findNumbers(toFlatText(text)).filter(({ kind }) => IDENTIFIERS.has(kind));
  let masked = text;
  for (const { start, end } of found)
    masked = masked.slice(0, start) + '×'.repeat(end - start) + masked.slice(end);
  return masked;
}

function namesToMask({ reading }: ReadCase): [string, string][] {
  const names = reading.parties.filter(({ kind, name }) => kind === 'person' && name.length >= 2);
  return names
    .map(({ name }): [string, string] => [name, `${name.charAt(0)}某`])
    .toSorted(([a], [b]) => b.length - a.length);
}
