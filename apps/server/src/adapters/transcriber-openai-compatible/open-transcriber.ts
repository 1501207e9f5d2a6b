import { AppError } from '../../ports/app-error.ts';
import type { ModelAddress } from '../../ports/model.ts';
import type { HearingOptions, OpenTranscriber, SoundPiece, Transcriber } from '../../ports/transcriber.ts';
import { postSound, RefusedForm, type SoundLimits } from './post-sound.ts';
import { readAnswer } from './read-answer.ts';

/** Below the five minutes after which the platform itself gives up on an answer. */
const LIMITS: SoundLimits = { timeoutMs: 290_000, answerMaxBytes: 8 * 1024 * 1024 };

type Field = readonly [string, string];

/** What may be asked for, the richest first; a server takes one of them. */
const FORMS: readonly (readonly Field[])[] = [
  [
    ['response_format', 'verbose_json'],
    ['timestamp_granularities[]', 'segment'],
    ['timestamp_granularities[]', 'word'],
  ],
  [['response_format', 'verbose_json']],
  [
    ['response_format', 'diarized_json'],
    ['chunking_strategy', 'auto'],
  ],
  [['response_format', 'json']],
  [],
];

/** Opens recognisers behind `POST /audio/transcriptions`, as OpenAI has it: services, vLLM, LocalAI, whisper.cpp, FunASR … */
export function openAICompatibleTranscribers(limits: Partial<SoundLimits> = {}): OpenTranscriber {
  const all = { ...LIMITS, ...limits };
  /** What a server took last, by its address and model: it is not asked for more each time. */
  const known = new Map<string, number>();
  return (name, address) => openTranscriber(name, address, all, known);
}

function openTranscriber(
  name: string,
  address: ModelAddress,
  limits: SoundLimits,
  known: Map<string, number>,
): Transcriber {
  const key = `${address.baseUrl}\n${address.modelName}`;
  return {
    name,
    modelName: address.modelName,
    host: URL.parse(address.baseUrl)?.host ?? '',
    async hear(piece, options) {
      const first = known.get(key) ?? 0;
      for (let form = first; form < FORMS.length; form += 1) {
        try {
          const fields = fieldsOf(address, FORMS[form] ?? [], options);
          const answer = await postSound(address, piece, fields, { limits, signal: options.signal });
          known.set(key, form);
          return readAnswer(answer, piece.durationMs);
        } catch (error) {
          if (!(error instanceof RefusedForm)) throw error;
          // Too large in one form is too large in all.
          if (error.status === 413) break;
        }
      }
      const heard = await heardPlainly(address, piece, { limits, options });
      known.set(key, FORMS.length);
      return heard;
    },
  };
}

/** The last try: no language and no prompt, which some models do not know. @throws AppError `model_refused` */
async function heardPlainly(
  address: ModelAddress,
  piece: SoundPiece,
  { limits, options }: { limits: SoundLimits; options: HearingOptions },
) {
  try {
    const fields: Field[] = [['model', address.modelName]];
    return readAnswer(
      await postSound(address, piece, fields, { limits, signal: options.signal }),
      piece.durationMs,
    );
  } catch (error) {
    if (error instanceof RefusedForm)
      throw new AppError('model_refused', { status: error.status }, { cause: error });
    throw error;
  }
}

function fieldsOf(
  address: ModelAddress,
  form: readonly Field[],
  { language, prompt }: HearingOptions,
): Field[] {
  const isDiarised = form.some(([, value]) => value === 'diarized_json');
  return [
    ['model', address.modelName],
    ...(language === 'auto' ? [] : [['language', language] as const]),
    // A diarised answer is refused with one.
    ...(prompt === '' || isDiarised ? [] : [['prompt', prompt.toWellFormed()] as const]),
    ['temperature', '0'],
    ...form,
  ];
}
