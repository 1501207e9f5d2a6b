import { AppError } from '../../ports/app-error.ts';
import type { ImageModel, OpenImageModel } from '../../ports/image-model.ts';
import type { ModelAddress } from '../../ports/model.ts';
import { type CallLimits, DEFAULT_LIMITS, postJson, RefusedRequest } from './post-json.ts';

/** A picture takes its time, and costs: it is asked for once more at most. */
const LIMITS: CallLimits = { ...DEFAULT_LIMITS, timeoutMs: 120_000, attempts: 2 };

/** Opens image models behind `POST /images/generations`, as OpenAI has it. */
export function openAICompatibleImageModels(limits: Partial<CallLimits> = {}): OpenImageModel {
  const all = { ...LIMITS, ...limits };
  return (address) => openImageModel(address, all);
}

function openImageModel(address: ModelAddress, limits: CallLimits): ImageModel {
  return {
    modelName: address.modelName,
    async draw(description, signal) {
      const body = {
        model: address.modelName,
        prompt: description.toWellFormed(),
        n: 1,
        size: '1024x1024',
      };
      const ask = (more: object) =>
        postJson(address, '/images/generations', { ...body, ...more }, limits, { signal });
      try {
        return readPicture(await askForBytes(ask));
      } catch (error) {
        if (error instanceof RefusedRequest) throw new AppError('model_refused', {}, { cause: error });
        throw error;
      }
    },
  };
}

/** Newer models send bytes and refuse to be asked for them, older ones send an address unless they are. */
async function askForBytes(ask: (more: object) => Promise<unknown>): Promise<unknown> {
  try {
    return await ask({ response_format: 'b64_json' });
  } catch (error) {
    if (error instanceof RefusedRequest) return ask({});
    throw error;
  }
}

/** `{ data: [{ b64_json }] }`. An address in its place is not opened: the service names it, not the administrator. */
function readPicture(answer: unknown): Uint8Array {
  const data = (answer as { data?: { b64_json?: unknown }[] } | null)?.data;
  const encoded = Array.isArray(data) ? data[0]?.b64_json : null;
  if (typeof encoded !== 'string' || encoded === '') throw new AppError('model_malformed');
  return Buffer.from(encoded.replace(/^data:[a-z/+]+;base64,/, ''), 'base64');
}
