import { createHash } from 'node:crypto';
import { UPLOAD_PART_BYTES } from '@mingfa/contract/upload';
import type { Script } from '../model-scripts.ts';

/** Where the rounds of a work stand: everything it needs is there, or it is under way and may be killed. */
export type KilledWorkMoment = 'prepared' | 'under way';

/** What a feature has under way when the server is killed; works of several features share the kills. */
export interface KilledWork {
  /** What is proved, as the title of a test. */
  proves: string;
  /** Answers questions to the model that are of this work; null where the question is of another. */
  model?(...asked: Parameters<Script>): ReturnType<Script> | null;
  /** Told while no server lives: what was held for the kill may go on with the next one. */
  killed?(): void;
  /** By turns `prepared` and `under way`; after the latter the server was killed and started again. It ends when all is proved. */
  run(client: KilledServerClient): AsyncGenerator<KilledWorkMoment, void>;
}

/** Asks the server, whichever process it is by now, for one person. */
export class KilledServerClient {
  readonly #address: () => string;
  #token = '';

  constructor(address: () => string) {
    this.#address = address;
  }

  async register(mobile: string): Promise<void> {
    const account = { mobile, password: 'correct horse', agreed: true };
    ({ token: this.#token } = await this.ask<{ token: string }>('/v1/auth/register', account));
  }

  /** The answer as it comes, a refusal too. */
  call(path: string, body?: object): Promise<Response> {
    return fetch(`${this.#address()}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  async ask<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await this.call(path, body);
    if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  /** Sends a file in parts; the id of the upload. */
  async upload(name: string, content: Buffer, purpose?: 'dataset' | 'recording'): Promise<string> {
    const { uploadId, ticket } = await this.ask<{ uploadId: string; ticket: string }>(
      '/v1/external-service/sts-token',
      {
        ...(purpose ? { purpose } : {}),
        name,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      },
    );
    const gateway = `${this.#address()}/v1/external-service/upload/file/gateway?ticket=${ticket}`;
    for (let offset = 0; offset < content.length; offset += UPLOAD_PART_BYTES)
      await fetch(`${gateway}&offset=${offset}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(content.subarray(offset, offset + UPLOAD_PART_BYTES)),
      });
    return uploadId;
  }
}
