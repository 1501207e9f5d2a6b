import type { TranscriptOrigin } from '@mingfa/contract/recording';
import type { TranscriptSource } from '@mingfa/legal/recordings/transcript';

const SOURCES: Record<TranscriptOrigin, TranscriptSource> = {
  service: 'recording',
  local: 'recording',
  import: 'import',
  untimed: 'import',
  typed: 'typed',
};

/** What the words rest on, as a record or a statement has to say it; words of before that was kept were typed. */
export const sourceOf = (origin: TranscriptOrigin | null): TranscriptSource =>
  origin === null ? 'typed' : SOURCES[origin];
