import type { EndpointInput } from '@mingfa/contract/endpoint';
import { type createFeedback as contract, SCREENSHOT_MAX_BYTES } from '@mingfa/contract/feedback';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import { feedback } from '../../db/schema/feedback.ts';
import { holdObject } from '../../engine/ingestion/index.ts';
import type { Caller, MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { hashNetwork, requireQuietNetwork, takeFeedback } from './limit-feedback.ts';

/** Letters stay readable; more dots are no help. */
const DRAWN = { sideMax: 2400, bytesMax: 2 * 1024 * 1024 };

type Context = FeedbackContext & MakingContext<Caller | null>;

/**
 * Keeps what somebody tells whoever runs the installation. Of a picture nothing is kept but what was drawn anew.
 * @throws AppError `rate_limited`, `quota_exceeded`, `too_large`, and what a `PictureReader` throws
 */
export async function createFeedback(
  context: Context,
  input: EndpointInput<typeof contract>,
): Promise<{ feedbackId: string }> {
  await requireQuietNetwork(context, context.db);
  const id = context.ids.make('feedback');
  const screenshotKey = await storeScreenshot(context, input.screenshot);
  return context.makeOnce(async (tx) => {
    await takeFeedback(context, tx);
    await tx.insert(feedback).values({
      id,
      userId: context.caller?.userId ?? null,
      kind: input.kind,
      text: input.text,
      context: input.context ?? null,
      screenshotKey,
      addressHash: hashNetwork(context),
      createdAt: context.clock.now(),
    });
    if (screenshotKey) await holdObject(context, tx, screenshotKey, id);
    return { feedbackId: id };
  });
}

/** Until the feedback holds it, housekeeping may take it after a day. */
async function storeScreenshot(context: Context, sent: string | undefined): Promise<string | null> {
  if (!sent) return null;
  const content = Buffer.from(sent, 'base64');
  if (content.length > SCREENSHOT_MAX_BYTES)
    throw new AppError('too_large', { limit: formatBytes(SCREENSHOT_MAX_BYTES) });
  const drawn = await context.pictures.redraw(content, DRAWN, context.signal);
  const key = context.ids.make('file');
  await holdObject(context, context.db, key, null);
  await context.files.write(key, drawn);
  return key;
}
