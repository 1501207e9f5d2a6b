import { CLONE_PICTURE } from '@mingfa/contract/clone-avatar';
import type { MakingContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { ImageModel } from '../../../ports/image-model.ts';
import type { HelpContext } from '../help/help-context.ts';
import { ownClone, readContent } from '../own-rows.ts';
import { keepPicture } from './upload-picture.ts';

const MODEL_MS = 120_000;

/**
 * Has the configured image model make a picture of the caller's clone; it counts as a question, and its bytes are read as hostile
 * as any upload's.
 * @throws AppError `not_found`, `model_not_configured`, `quota_exceeded`, or of a `model_…` code
 */
export async function generatePicture(
  context: HelpContext & MakingContext,
  { appId, description }: { appId: string; description: string },
): Promise<{ pictureId: string }> {
  const { name, introduction } = readContent((await ownClone(context, appId)).draft);
  const model = await context.imageModels.first();
  if (!model) throw new AppError('model_not_configured');
  await context.db.transaction((tx) => context.takeQuota(tx, context.caller, 'question'));
  try {
    const drawn = await draw(context, model, description === '' ? `${name}。${introduction}` : description);
    return await keepPicture(context, appId, drawn, null);
  } catch (error) {
    await context.db.transaction((tx) => context.refundQuota(tx, context.caller, 'question'));
    throw error;
  }
}

async function draw(
  { pictures, signal: left }: HelpContext & MakingContext,
  model: ImageModel,
  wanted: string,
): Promise<Uint8Array> {
  const late = AbortSignal.timeout(MODEL_MS);
  const made = await model.draw(describe(wanted), AbortSignal.any([left, late])).catch((error: unknown) => {
    throw late.aborted && !left.aborted ? new AppError('model_timeout') : error;
  });
  return pictures.square(made, CLONE_PICTURE, left).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('model_malformed', {}, { cause: error }) : error;
  });
}

/** Whether one is configured, and its name. */
export async function getPictureMaker({ imageModels }: HelpContext): Promise<{ modelName: string | null }> {
  return { modelName: (await imageModels.first())?.modelName ?? null };
}

/** As the product looks: a flat sign that is still told at 20 pixels. */
function describe(wanted: string): string {
  return `A flat, calm square avatar icon for a legal information assistant, one simple centred motif, few colours, no text, no letters, no people, no robots, no scales of justice. Subject: ${wanted}`;
}
