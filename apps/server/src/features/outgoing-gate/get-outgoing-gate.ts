import type { ModelPurpose } from '@mingfa/contract/admin';
import type { OutgoingGateSetting, OutgoingPlace } from '@mingfa/contract/outgoing-gate';
import { WEB_SEARCH_ADDRESSES } from '@mingfa/contract/web-search';
import { asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { modelProvider } from '../../db/schema/chat.ts';
import { isOnThisHost, readGateSetting } from '../../engine/outgoing-gate/index.ts';
import { readWebSearchSettings } from '../../engine/retrieval/index.ts';
import type { OutgoingGateContext } from './outgoing-gate-context.ts';

/** Whether personal data is replaced before it leaves, and who receives texts of this installation. */
export async function getOutgoingGate(context: OutgoingGateContext): Promise<OutgoingGateSetting> {
  return await describeGate(context, context.db);
}

/** The setting with the models and the search service that are switched on. */
export async function describeGate(
  { environmentModels }: OutgoingGateContext,
  db: DatabaseOrTransaction,
): Promise<OutgoingGateSetting> {
  const { enabled, revision } = await readGateSetting(db);
  const rows = await db
    .select()
    .from(modelProvider)
    .where(eq(modelProvider.enabled, true))
    .orderBy(asc(modelProvider.position), asc(modelProvider.createdAt));
  const named = Object.entries(environmentModels).flatMap(([purpose, address]) =>
    address ? [placeOf(purpose as ModelPurpose, address.modelName, address.baseUrl)] : [],
  );
  const models = rows.map(({ purpose, name, baseUrl }) => placeOf(purpose, name, baseUrl));
  const { kept } = await readWebSearchSettings(db);
  const search =
    kept.enabled && kept.service !== 'none'
      ? [
          {
            ...placeOf('web_search', kept.service, kept.baseUrl || WEB_SEARCH_ADDRESSES[kept.service]),
            // Wherever it runs, it asks search engines elsewhere.
            isOnThisHost: false,
          },
        ]
      : [];
  return { enabled, places: [...named, ...models, ...search], revision };
}

const placeOf = (purpose: OutgoingPlace['purpose'], name: string, baseUrl: string): OutgoingPlace => ({
  purpose,
  name,
  host: URL.parse(baseUrl)?.host ?? '',
  isOnThisHost: isOnThisHost(baseUrl),
});
