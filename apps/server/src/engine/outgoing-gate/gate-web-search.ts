import type { Database } from '../../db/client.ts';
import type { OpenWebSearch } from '../../ports/web-search.ts';
import { readGateSetting } from './gate-setting.ts';
import type { OutgoingGate } from './outgoing-gate.ts';

/** Less finds anything. */
const LETTERS_AT_LEAST = 2;

/**
 * Web search through the gate: what points at a person is left out of a query, and a query of which nothing is left is not sent.
 * A search service on this machine asks others, so the gate is closed for every one.
 */
export function gateWebSearch(
  { db, gate }: { db: Database; gate: OutgoingGate },
  open: OpenWebSearch,
): OpenWebSearch {
  return (address) => {
    const service = open(address);
    return {
      ...service,
      async search(call) {
        if (!(await readGateSetting(db)).enabled) return await service.search(call);
        const { texts, placeholders } = await gate.mask([call.query], call.signal);
        const query = placeholders
          .reduce((left, { placeholder }) => left.replaceAll(placeholder, ' '), texts[0] ?? '')
          .replace(/\s+/g, ' ')
          .trim();
        if ((query.match(/\p{L}/gu) ?? []).length < LETTERS_AT_LEAST) return [];
        return await service.search({ ...call, query });
      },
    };
  };
}
