import { wrapLanguageModel } from 'ai';
import { AppError } from '../../ports/app-error.ts';
import type { OpenEmbedder, OpenReranker } from '../../ports/embedder.ts';
import type { OpenImageModel } from '../../ports/image-model.ts';
import type { OpenModel } from '../../ports/model.ts';
import type { OpenTranscriber } from '../../ports/transcriber.ts';
import { maskPrompt } from './mask-prompt.ts';
import type { OutgoingGate } from './outgoing-gate.ts';
import { restoreContent, restoreStream } from './restore-answer.ts';

/** Language models through the gate: they are asked with placeholders and their answers come with the real words. */
export function gateModels(gate: OutgoingGate, open: OpenModel): OpenModel {
  return (address) =>
    wrapLanguageModel({
      model: open(address),
      middleware: {
        specificationVersion: 'v4',
        async wrapGenerate({ model, params }) {
          if (!(await gate.isClosedFor(address.baseUrl))) return await model.doGenerate(params);
          const { prompt, originals } = await maskPrompt(gate, params.prompt, params.abortSignal);
          const answer = await model.doGenerate({ ...params, prompt });
          const isJson = params.responseFormat?.type === 'json';
          return {
            ...answer,
            content: answer.content.map((part) => restoreContent(part, originals, isJson)),
          };
        },
        async wrapStream({ model, params }) {
          if (!(await gate.isClosedFor(address.baseUrl))) return await model.doStream(params);
          const { prompt, originals } = await maskPrompt(gate, params.prompt, params.abortSignal);
          const answer = await model.doStream({ ...params, prompt });
          const isJson = params.responseFormat?.type === 'json';
          return { ...answer, stream: answer.stream.pipeThrough(restoreStream(originals, isJson)) };
        },
      },
    });
}

/** Embedding models through the gate. Each text is masked by itself, so that its vector does not depend on its neighbours. */
export function gateEmbedders(gate: OutgoingGate, open: OpenEmbedder): OpenEmbedder {
  return (modelId, address) => {
    const embedder = open(modelId, address);
    return {
      ...embedder,
      async embed(texts, options) {
        if (!(await gate.isClosedFor(address.baseUrl))) return await embedder.embed(texts, options);
        const masked = await asUnavailable(gate.maskEach(texts, options?.signal), options?.signal);
        return await embedder.embed(masked, options);
      },
    };
  };
}

/** Rerank models through the gate: question and passages have the same placeholders. */
export function gateRerankers(gate: OutgoingGate, open: OpenReranker): OpenReranker {
  return (modelId, address) => {
    const reranker = open(modelId, address);
    return {
      ...reranker,
      async rerank(question, passages, options) {
        if (!(await gate.isClosedFor(address.baseUrl)))
          return await reranker.rerank(question, passages, options);
        const masked = gate.mask([question, ...passages], options?.signal);
        const [asked = '', ...others] = (await asUnavailable(masked, options?.signal)).texts;
        return await reranker.rerank(asked, others, options);
      },
    };
  };
}

/** Image models through the gate. */
export function gateImageModels(gate: OutgoingGate, open: OpenImageModel): OpenImageModel {
  return (address) => {
    const model = open(address);
    return {
      ...model,
      async draw(description, signal) {
        if (!(await gate.isClosedFor(address.baseUrl))) return await model.draw(description, signal);
        const [masked = ''] = await gate.maskEach([description], signal);
        return await model.draw(masked, signal);
      },
    };
  };
}

/**
 * Recognisers of speech through the gate. A voice cannot be masked: what is sent was agreed to by whoever has the recording, who was
 * told the host (decision 032). The names that would help it to hear stay here.
 */
export function gateTranscribers(gate: OutgoingGate, open: OpenTranscriber): OpenTranscriber {
  return (name, address) => {
    const transcriber = open(name, address);
    return {
      ...transcriber,
      async hear(piece, options) {
        const isClosed = await gate.isClosedFor(address.baseUrl);
        return await transcriber.hear(piece, isClosed ? { ...options, prompt: '' } : options);
      },
    };
  };
}

/** Whoever searches by meaning goes on with words where it fails. */
async function asUnavailable<Masked>(masked: Promise<Masked>, signal?: AbortSignal): Promise<Masked> {
  try {
    return await masked;
  } catch (error) {
    signal?.throwIfAborted();
    throw new AppError('embedding_unavailable', {}, { cause: error });
  }
}
