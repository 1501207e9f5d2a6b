import { randomInt } from 'node:crypto';

/** A person who writes over HTTP; answers that do not come in whole count as not acknowledged. */
export interface Client {
  post<Answer>(path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  get<Answer>(path: string): Promise<Answer>;
  /** True where the answer is 2xx, false where it is 404. */
  isThere(path: string): Promise<boolean>;
  /** Begins a stream and waits for its first event. */
  firstEvent(path: string, body: object): Promise<void>;
  maySignIn(mobile: string, password: string): Promise<boolean>;
  /** Sends bytes to a signed address. */
  put(address: string, bytes: string): Promise<void>;
  token: string;
}

/** `address` is asked for each time, since the server comes and goes. */
export function openClient(address: () => string): Client {
  const client: Client = {
    token: '',
    async post(path, body, headers = {}) {
      const response = await fetch(address() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signedIn(client.token), ...headers },
        body: JSON.stringify(body),
      });
      return await read(path, response);
    },
    async get(path) {
      return await read(path, await fetch(address() + path, { headers: signedIn(client.token) }));
    },
    async isThere(path) {
      const response = await fetch(address() + path, { headers: signedIn(client.token) });
      if (!response.ok && response.status !== 404)
        throw new Error(`${path}: ${response.status} ${await response.text()}`);
      await response.body?.cancel();
      return response.ok;
    },
    async firstEvent(path, body) {
      const response = await fetch(address() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signedIn(client.token) },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      const reader = response.body?.getReader();
      const first = await reader?.read();
      await reader?.cancel();
      if (!first || first.done) throw new Error(`${path}: no event`);
    },
    async maySignIn(mobile, password) {
      const response = await fetch(`${address()}/v1/auth/pass/login`, {
        method: 'POST',
        headers: fromElsewhere(),
        body: new URLSearchParams({ username: mobile, password }),
      });
      await response.body?.cancel();
      return response.ok;
    },
    async put(path, bytes) {
      const response = await fetch(address() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: bytes,
      });
      if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
      await response.body?.cancel();
    },
  };
  return client;
}

/** Tries that a kill breaks off count as failed, and from one network they would soon be slowed. */
export const fromElsewhere = (): Record<string, string> => ({
  'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.'),
});

const signedIn = (token: string): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

async function read<Answer>(path: string, response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Answer;
}
