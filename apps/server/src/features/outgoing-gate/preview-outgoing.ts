import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { previewOutgoing as contract } from '@mingfa/contract/outgoing-gate';
import { readGateSetting } from '../../engine/outgoing-gate/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { OutgoingGateContext } from './outgoing-gate-context.ts';

/** A text as it would go out, with what is replaced in it. @throws AppError as the gate does where it would refuse to send it */
export async function previewOutgoing(
  { db, gate, signal }: OutgoingGateContext & RequestContext,
  { text }: EndpointInput<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { enabled } = await readGateSetting(db);
  if (!enabled) return { enabled, text, marks: [] };
  const { texts, placeholders } = await gate.mask([text], signal);
  return { enabled, text: texts[0] ?? '', marks: placeholders };
}
