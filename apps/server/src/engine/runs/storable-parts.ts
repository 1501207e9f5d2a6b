import type { AnswerPart } from '@mingfa/contract/answer-part';
import { storable } from '../../runtime/storable.ts';

/** Parts as the database takes them: a model may well send a NUL or half of a surrogate pair. */
export const storableParts = (parts: readonly AnswerPart[]): AnswerPart[] => storable([...parts]);
