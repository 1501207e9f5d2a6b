import type { GeneratedLabel, LabelledKind } from '@mingfa/contract/generated-label';
import { tellGenerated } from '@mingfa/contract/labels/generated-labels';
import type { Language } from '@mingfa/contract/values';
import type { FileLabel } from '@mingfa/files/labels/file-label';
import type { RequestContext } from '../../ports/app-context.ts';
import type { GeneratedWords } from '../../ports/generated-words.ts';
import { dayInChina } from '../../runtime/today-in-china.ts';
import { takeCleanCopy } from './clean-copies.ts';
import { getLabelSettings } from './label-settings.ts';

/** What a label is for. */
export interface Labelled {
  kind: LabelledKind;
  /** Stands as the content's number in the metadata: it tells nothing but itself. */
  thingId: string;
  language: Language;
}

/** The label that a file with these words carries; null where none of them is a model's. */
export async function makeLabel(
  context: Pick<RequestContext, 'db'>,
  words: GeneratedWords,
  { thingId, language }: Omit<Labelled, 'kind'>,
): Promise<GeneratedLabel | null> {
  const { sentences, models, written } = words;
  if (sentences.model === 0) return null;
  const { position, producer } = await getLabelSettings(context);
  const isWhole = sentences.person === 0 && sentences.program === 0 && sentences.source === 0;
  const days = written && { first: dayInChina(written.first), last: dayInChina(written.last) };
  return {
    text: tellGenerated({ isWhole, models, days }, language),
    position,
    implicit: {
      Label: '1',
      ContentProducer: producer,
      ProduceID: thingId,
      ReservedCode1: '',
      ContentPropagator: '',
      PropagateID: '',
      ReservedCode2: '',
    },
    sentences,
  };
}

/**
 * The label to be written into a file that is given now.
 * @param of.cleanCopyId what was acknowledged, where it is wanted without explicit label
 * @throws AppError `not_found` where nothing was acknowledged for it, or too long ago
 */
export async function labelOfFile(
  context: RequestContext,
  words: GeneratedWords,
  of: Labelled & { cleanCopyId?: string | undefined },
): Promise<FileLabel | null> {
  const label = await makeLabel(context, words, of);
  if (of.cleanCopyId) await takeCleanCopy(context, { ...of, cleanCopyId: of.cleanCopyId });
  if (!label) return null;
  const { text, position, implicit } = label;
  return { text: of.cleanCopyId ? null : text, position, implicit };
}
