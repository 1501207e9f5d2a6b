import type { DocumentStage, DocumentState } from '@mingfa/contract/document-content';
import type { TFunction } from 'i18next';

/** What every kind of file tells of its way; an attachment tells less. */
export interface ProgressOfFile {
  state: DocumentState;
  stage?: DocumentStage;
  pagesDone: number;
  pagesTotal: number | null;
  recognisedPages?: number;
  /** What there is to search in it, and how much was read; either tells a file without any text. */
  segments?: number;
  characters?: number;
  attempts?: number;
  retryAt?: string | null;
  errorMessage: string | null;
}

export type ProgressTone = 'moving' | 'good' | 'bad' | 'still';
export interface DescribedProgress {
  text: string;
  tone: ProgressTone;
  /** From 0 to 1. */
  share: number;
}

/** Share of the way that lies behind a file when it has reached a stage. */
const REACHED: Record<DocumentStage, number> = {
  stored: 0.04,
  parsed: 0.4,
  recognised: 0.72,
  segmented: 0.78,
  embedded: 0.92,
  indexed: 1,
};
/** The work that follows a stage, and what it is called. */
const NEXT = {
  stored: { work: 'parsing', end: REACHED.parsed },
  parsed: { work: 'recognising', end: REACHED.recognised },
  recognised: { work: 'segmenting', end: REACHED.segmented },
  segmented: { work: 'embedding', end: REACHED.embedded },
  embedded: { work: 'indexing', end: REACHED.indexed },
  indexed: { work: 'indexing', end: REACHED.indexed },
} as const satisfies Record<DocumentStage, { work: string; end: number }>;

function shareOf(stage: DocumentStage, pagesDone: number, pagesTotal: number | null): number {
  const from = REACHED[stage];
  const within = pagesTotal ? Math.min(1, pagesDone / pagesTotal) : 0;
  return from + (NEXT[stage].end - from) * within;
}

/** Whether nothing was found in a file that was read to the end: a drawing, photographs, blank pages. */
export function hasNoText({ state, segments, characters }: ProgressOfFile): boolean {
  return state === 'ready' && (segments ?? characters) === 0;
}

/** Where a file is on its way, in words and as a share. `now` is for the time of the next attempt. */
export function describeProgress(
  file: ProgressOfFile,
  t: TFunction<'document'>,
  now: number = Date.now(),
): DescribedProgress {
  const { state, stage = 'stored', pagesDone, pagesTotal, attempts = 0, retryAt } = file;
  if (hasNoText(file)) return { text: t('progress.noText'), tone: 'still', share: 1 };
  if (state === 'ready') return { text: t('progress.ready'), tone: 'good', share: 1 };
  if (state === 'failed') return { text: file.errorMessage ?? t('progress.failed'), tone: 'bad', share: 1 };
  const share = shareOf(stage, pagesDone, pagesTotal);
  if (state === 'cancelled') return { text: t('progress.cancelled'), tone: 'still', share };
  if (state === 'waiting') {
    const seconds = retryAt ? Math.ceil((Date.parse(retryAt) - now) / 1000) : 0;
    const text =
      attempts > 0 && retryAt
        ? t('progress.retrying', { seconds: Math.max(1, seconds), attempt: attempts + 1 })
        : t('progress.waiting');
    return { text, tone: 'moving', share };
  }
  const { work } = NEXT[stage];
  const counts = pagesTotal !== null && pagesTotal > 1 && work !== 'segmenting' && work !== 'indexing';
  const pages = counts ? ` ${pagesDone} / ${pagesTotal}` : '';
  return { text: t(`progress.${work}`) + pages, tone: 'moving', share };
}
