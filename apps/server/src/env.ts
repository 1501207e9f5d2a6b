import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Where people reach the product from outside, behind a TLS proxy: `https://law.example.com`. */
  PUBLIC_URL: optionalText,
  /** Proxies whose `X-Forwarded-For` is believed: a list of addresses or `true` for the one in front. */
  TRUST_PROXY: optionalText,
  /** Names people reach the server by without `PUBLIC_URL`, separated by commas; never those an attacker could choose. */
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((host) => host.toLowerCase()),
    ),
  MINGFA_DATA_DIR: z.string().default('data'),
  DATABASE_URL: optionalText,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MODEL_BASE_URL: optionalText,
  MODEL_API_KEY: optionalText,
  MODEL_NAME: optionalText,
  /** An embedding model, so that people's files are searched by meaning, too. */
  EMBEDDING_BASE_URL: optionalText,
  EMBEDDING_API_KEY: optionalText,
  EMBEDDING_MODEL_NAME: optionalText,
  /** A rerank model (`POST {base URL}/rerank`), which puts what was found in order. */
  RERANK_BASE_URL: optionalText,
  RERANK_API_KEY: optionalText,
  RERANK_MODEL_NAME: optionalText,
  /** An image model (`POST {base URL}/images/generations`), which makes faces of clones. */
  IMAGE_BASE_URL: optionalText,
  IMAGE_API_KEY: optionalText,
  IMAGE_MODEL_NAME: optionalText,
  /** A recogniser of speech (`POST {base URL}/audio/transcriptions`), which writes down what is said in recordings. */
  TRANSCRIPTION_BASE_URL: optionalText,
  TRANSCRIPTION_API_KEY: optionalText,
  TRANSCRIPTION_MODEL_NAME: optionalText,
  SMS_PROVIDER: z.enum(['none', 'console', 'webhook']).default('none'),
  SMS_WEBHOOK_URL: optionalText,
  /** Sent to the webhook as a bearer token. */
  SMS_WEBHOOK_TOKEN: optionalText,
  /** The webhook knows invite codes, too (`purpose` is `invite`). */
  SMS_WEBHOOK_INVITES: flag.default(false),
  /** A bucket for all files instead of the data folder. */
  S3_BUCKET: optionalText,
  /** Of an S3-compatible server; empty for Amazon's own. */
  S3_ENDPOINT: optionalText,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  /** In front of every key, for a bucket that holds more: `mingfa/`. */
  S3_PREFIX: z.string().default(''),
  /** Requests a minute from one address; 0 switches the limit off (benchmarks). */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(600),
  /** Requests a minute of one session. */
  RATE_LIMIT_PER_MINUTE_SESSION: z.coerce.number().int().min(1).default(300),
  /** Guest sessions made from one address in a day, and open in total; 0 means no limit. */
  GUESTS_PER_ADDRESS_A_DAY: z.coerce.number().int().min(0).default(20),
  GUESTS_IN_TOTAL: z.coerce.number().int().min(0).default(2000),
  /** Questions a day by role; 0 means no limit. */
  QUESTIONS_A_DAY_GUEST: z.coerce.number().int().min(0).default(30),
  QUESTIONS_A_DAY_USER: z.coerce.number().int().min(0).default(300),
  /** Days after which a session of an account ends, since it was opened and since it was last used. */
  SESSION_DAYS: z.coerce.number().min(0.01).max(3650).default(30),
  SESSION_IDLE_DAYS: z.coerce.number().min(0.01).max(3650).default(30),
  /** A file to seed the starter library is part of the product; tests switch it off. */
  SEED_STARTER_LIBRARY: flag.default(true),
  /** Once it listens, the server reads what the first question would wait for. */
  READ_AHEAD: flag.default(true),
  /** Another model file for the order of articles than the one that ships: benches hold questions apart with it. */
  RANKING_MODEL: optionalText,
  /** Path of ffmpeg, which decodes AAC where it is installed; empty: in the usual places, `none`: without. */
  MINGFA_FFMPEG: optionalText,
  /** Folder in whose `node_modules` sherpa-onnx is installed, which recognises speech on this machine; empty: in the usual places, `none`: without. */
  MINGFA_SHERPA_ONNX: optionalText,
  /** Where backups go; empty: `backups` in the data folder. */
  MINGFA_BACKUP_FOLDER: optionalText,
  /** The hour of the day (in China) at which a backup is made by itself; empty: only by hand and before upgrades. */
  MINGFA_BACKUP_HOUR: z
    .union([z.literal('').transform(() => undefined), z.coerce.number().int().min(0).max(23)])
    .optional(),
  /** Of the backups made by themselves: the newest of so many days and of so many weeks stay. */
  MINGFA_BACKUP_KEEP_DAILY: z.coerce.number().int().min(1).max(366).default(7),
  MINGFA_BACKUP_KEEP_WEEKLY: z.coerce.number().int().min(0).max(520).default(4),
  /** Encrypts backups; without it they cannot be restored. */
  MINGFA_BACKUP_PASSPHRASE: optionalText,
  /** A file that holds the passphrase. */
  MINGFA_BACKUP_PASSPHRASE_FILE: optionalText,
  /** Upgrade although no backup could be made: the operator has made one. */
  UPGRADE_WITHOUT_BACKUP: flag.default(false),
  /** Measures the event loop and prints it at the end; for benchmarks. */
  BENCH_METRICS: flag.default(false),
});

/** Everything the environment says, checked. */
export type Environment = Omit<z.output<typeof environmentSchema>, 'MINGFA_DATA_DIR'> & { dataDir: string };

/**
 * Reads the environment; the composition root and the command line are its only callers.
 * @throws Error naming the variables that are wrong
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const result = environmentSchema.safeParse(source);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not usable:\n  ${problems.join('\n  ')}`);
  }
  const { MINGFA_DATA_DIR, ...rest } = result.data;
  return { ...rest, dataDir: resolve(MINGFA_DATA_DIR) };
}

/** What a program that this one starts is given: our own environment, and what it alone must know. */
export function environmentWith(added: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...added };
}
