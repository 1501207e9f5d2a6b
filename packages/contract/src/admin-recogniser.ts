import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idOf } from './ids.ts';

const admin = { tag: 'admin', access: 'admin' } as const;

/** What recognising speech on this machine needs, and what of it is there. */
export const getLocalRecogniser = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/v1/admin/model/local-recogniser',
  summary: 'What recognising speech on this machine needs, and what of it is there.',
  query: z.object({
    /** A folder of the server, to be looked into: only names and heads of files are read. */
    folder: z.string().trim().max(400).optional(),
  }),
  output: z.object({
    /** What is in the folder that was asked for; null where none was, or its path is not whole. */
    found: z
      .object({
        /** SenseVoice, Whisper …; null where it holds nothing that can be used. */
        title: z.string().nullable(),
        files: z.array(z.string()),
        /** What is missing, or of another kind, by name. */
        problem: z.string().nullable(),
      })
      .nullable(),
    /** Version of sherpa-onnx; null where it is not installed. */
    version: z.string().nullable(),
    /** The command that installs it, on the machine of the server. */
    installCommand: z.string(),
    /** Whether AAC (m4a, mp4) can be decoded: ffmpeg is on the machine. */
    hasFfmpeg: z.boolean(),
  }),
  errors: [],
});
/** Has a recogniser of speech hear a short tone, or the first minute of an upload, and says what it heard. */
export const testRecogniser = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/model/{modelId}/hear',
  summary:
    'Has a recogniser of speech hear a short tone, or the first minute of an upload, and says what it heard.',
  params: z.object({ modelId: z.string().max(60) }),
  body: z.object({
    /** Of the purpose `recording`; null for a second of a tone. */
    uploadId: idOf('upload').nullable(),
  }),
  output: z.object({
    ok: z.boolean(),
    /** Empty where nobody was heard to speak. */
    text: z.string(),
    /** How much was listened to, and how long that took. */
    heardSeconds: z.number(),
    tookSeconds: z.number(),
    errorCode: z.string().nullable(),
    errorMessage: z.string().nullable(),
  }),
  errors: ['not_found', 'upload_incomplete'],
});
