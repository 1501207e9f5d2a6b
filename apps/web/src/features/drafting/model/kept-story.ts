import { OF_SESSION, readStored, writeStored } from '../../../lib/stored-value.ts';

const keyOf = (matterId: string) => `${OF_SESSION}story of ${matterId}`;

/** What was pasted and not read yet, kept on this device: a closed tab or a failed reading loses nothing. */
export const readKeptStory = (matterId: string): string => readStored(keyOf(matterId)) ?? '';
export const keepStory = (matterId: string, text: string): void =>
  writeStored(keyOf(matterId), text === '' ? null : text);
