import { textOf } from '@mingfa/contract/answer-part';
import * as contract from '@mingfa/contract/share';
import * as updateContract from '@mingfa/contract/share-update';
import { sourceOf, type Told, tellPrivately } from './tell-privately.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** A share of what a person told; told now, where nothing was. */
export async function makeShare(
  server: TestApp,
  person: TestPerson,
  body: object,
  told?: Told,
): Promise<contract.OwnShare> {
  const source = sourceOf(told ?? (await tellPrivately(server, person)));
  const made = await server.call(contract.createShare, {
    token: person.token,
    body: { source, expiresOn: null, ...body },
  });
  if (made.status !== 200) throw new Error(made.text);
  return made.body;
}

export const readShare = (
  server: TestApp,
  shareId: string,
  headers: Record<string, string> = {},
  type = 'conversation',
) => server.call(contract.readShare, { query: { shareId, type }, headers });

/** What a browser sends back. */
export function cookiesOf(answer: { headers: Record<string, unknown> }): Record<string, string> {
  const set = [answer.headers['set-cookie'] ?? []].flat() as string[];
  return { cookie: set.map((one) => one.split(';')[0]).join('; ') };
}

/** The texts of shared messages. */
export const textsIn = (content: contract.SharedContent): string[] =>
  content.kind === 'messages' ? content.messages.map(({ parts }) => textOf(parts)) : [];

/** Takes a snapshot anew as its owner does: looked at first. */
export async function updateShare(server: TestApp, { token }: TestPerson, shareId: string) {
  const params = { shareId };
  const seen = await server.call(updateContract.previewShareUpdate, { token, params });
  const fingerprint = seen.body.fingerprint ?? '';
  return server.call(updateContract.updateShare, { token, params, body: { fingerprint } });
}
