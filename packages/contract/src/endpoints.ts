import * as account from './account.ts';
import * as admin from './admin.ts';
import * as chat from './chat.ts';
import type { Endpoint } from './endpoint.ts';
import * as home from './home.ts';
import * as law from './law.ts';
import * as system from './system.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}

/** Every endpoint of the product, by name (`chat.streamAnswer`). */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries({ account, admin, chat, home, law, system }).flatMap(([noun, definitions]) =>
    Object.entries(definitions).flatMap(([name, value]) =>
      isEndpoint(value) ? [[`${noun}.${name}`, value] as const] : [],
    ),
  ),
);
