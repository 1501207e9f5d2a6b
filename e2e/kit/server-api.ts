import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeInventedLaws } from './invented-laws.ts';
import { APP_ADDRESS, DATA_FOLDER, MODEL_ADDRESS, RESULTS_FOLDER, SERVER_LOG } from './places.ts';

export const PASSWORD = 'a long enough password';

export interface Account {
  mobile: string;
  token: string;
}

interface Sent {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Calls the server as a program would. Throws on anything but a good answer. */
export async function call<Answer>(method: 'GET' | 'POST', path: string, sent: Sent = {}): Promise<Answer> {
  return (await (await send(method, path, sent)).json()) as Answer;
}

/** Asks the draft of an agent a question, as its workbench does: nothing is published untried. */
export async function tryAgent(token: string, appId: string): Promise<void> {
  const body = { appId, test: true, question: '押金不退怎么办？' };
  await (await send('POST', '/v1/brain_chat/reasons', { token, body })).text();
}

async function send(method: 'GET' | 'POST', path: string, sent: Sent): Promise<Response> {
  const response = await fetch(new URL(path, APP_ADDRESS), {
    method,
    headers: {
      ...(sent.body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
      ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
      ...sent.headers,
    },
    ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

export const freshMobile = () => `139${String(randomInt(1e8)).padStart(8, '0')}`;

export async function signUpAccount(): Promise<Account> {
  const mobile = freshMobile();
  const body = { mobile, password: PASSWORD, agreed: true };
  // Many people from many places: registrations from one address are slowed.
  const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  const { token } = await call<{ token: string }>('POST', '/v1/auth/register', { body, headers });
  return { mobile, token };
}

/** As `npm run account -- make-admin` does it beside a running server. */
export async function signUpAdministrator(): Promise<Account> {
  const account = await signUpAccount();
  const server = JSON.parse(await readFile(join(DATA_FOLDER, 'server.json'), 'utf8')) as {
    controlToken: string;
  };
  await call('POST', '/v1/admin/account/make-admin', {
    body: { mobile: account.mobile },
    headers: { 'x-control-token': server.controlToken },
  });
  return account;
}

/** The setup code as the server printed it at its start. */
export async function readSetupCode(): Promise<string> {
  const printed = await readFile(SERVER_LOG, 'utf8');
  const code = /Setup code: (\S+)/.exec(printed)?.[1];
  if (!code) throw new Error(`No setup code in what the server printed:\n${printed}`);
  return code;
}

/** Lets a model that waits at `[[gated:name]]` go on. */
export async function openGate(name: string): Promise<void> {
  await fetch(`${MODEL_ADDRESS}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'journey', messages: [{ role: 'user', content: `[[open:${name}]]` }] }),
  }).then((response) => response.text());
}

/** The invented laws on disk, by the absolute path an administrator types. */
export async function inventedLawFolder(name: string): Promise<string> {
  const folder = resolve(RESULTS_FOLDER, name);
  await writeInventedLaws(folder);
  return folder;
}

export const MODELS = { works: '演示模型', fails: '故障模型' } as const;

/** Sees to it that the models and the invented library are there; does nothing when they are. */
export async function stockInstallation(): Promise<void> {
  const { token } = await signUpAdministrator();
  const models = await call<{ items: { name: string }[] }>('GET', '/v1/admin/model/list', { token });
  for (const [name, modelName] of [
    [MODELS.works, 'journey'],
    [MODELS.fails, 'scripted-500'],
  ]) {
    if (models.items.some((model) => model.name === name)) continue;
    const body = { name, modelName, baseUrl: MODEL_ADDRESS, apiKey: 'sk-journey', enabled: true };
    await call('POST', '/v1/admin/model/save', { token, body });
  }
  const source = await inventedLawFolder('stocked-laws');
  const { importId } = await call<{ importId: string }>('POST', '/v1/law/import', {
    token,
    body: { source },
  });
  for (;;) {
    const { state } = await call<{ state: string }>('GET', `/v1/law/import/${importId}/progress`, { token });
    if (state === 'finished') return;
    if (state !== 'queued' && state !== 'running') throw new Error(`The import ended as ${state}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}
