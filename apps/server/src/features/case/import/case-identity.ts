import { createHash } from 'node:crypto';
import { caseNumberKey } from '@mingfa/legal/judgments/case-number-key';
import type { ReadCase } from './read-case.ts';

/** Of the words alone: what was set, spaced or wrapped differently is the same text. */
export function hashOfWords(text: string): string {
  const words = text.normalize('NFKC').replace(/[\s\p{P}\p{S}]/gu, '');
  return createHash('sha256').update(words).digest('hex');
}

/**
 * What makes two documents one case: a number of its own (guiding and reference cases), else court, number, kind and day, so
 * that judgment, correction and mediation under one number stay apart; where the number is masked or missing, its words.
 */
export function identityOf(read: ReadCase, textHash: string): string {
  const { reading } = read;
  if (reading.ownNumber !== null) return `own:${reading.ownNumber.normalize('NFKC').replace(/\s/g, '')}`;
  const [number] = reading.numbers;
  const key = number && !number.masked ? caseNumberKey(number.number) : null;
  const isReported = reading.kind === 'typical_case' || reading.kind === 'guiding_case';
  if (key === null || reading.court === null || isReported) return `text:${textHash}`;
  return [plainCourt(reading.court), key, reading.kind, reading.date ?? ''].join('|');
}

const plainCourt = (court: string) => court.normalize('NFKC').replace(/\s|中华人民共和国/g, '');
