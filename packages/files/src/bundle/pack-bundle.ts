import type { BundlePlan } from './bundle-plan.ts';

const HEAD_BYTES = 4;

/** A plan and the contents of its files as one file, since whoever sets it is given one. */
export function packBundle(plan: BundlePlan, contents: readonly Uint8Array[]): Buffer {
  const head = Buffer.from(JSON.stringify({ plan, sizes: contents.map(({ length }) => length) }), 'utf8');
  const length = Buffer.alloc(HEAD_BYTES);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...contents]);
}

/** What {@link packBundle} packed; the contents are views of its bytes. */
export function unpackBundle(packed: Buffer): { plan: BundlePlan; contents: Buffer[] } {
  const end = HEAD_BYTES + packed.readUInt32BE(0);
  const { plan, sizes } = JSON.parse(packed.toString('utf8', HEAD_BYTES, end)) as {
    plan: BundlePlan;
    sizes: number[];
  };
  let at = end;
  const contents = sizes.map((size) => {
    at += size;
    return packed.subarray(at - size, at);
  });
  return { plan, contents };
}
