import type { TextBlock } from '@mingfa/legal/contracts/contract';
import type { RawFinding } from '@mingfa/legal/contracts/playbook-rule';
import { resolveOverlaps } from '@mingfa/legal/contracts/resolve-overlaps';

/** The contract as it reads once all wordings are accepted, overlapping ones put together as the export does. */
export function acceptFindings(blocks: readonly TextBlock[], findings: readonly RawFinding[]): TextBlock[] {
  const resolved = resolveOverlaps(findings);
  const kept = findings.map((finding, at) => ({ ...finding, ...resolved[at] }));
  const inserted = new Map<string | null, string[]>();
  for (const { action, anchorBlockId, suggestion } of kept) {
    if (action !== 'insert') continue;
    inserted.set(anchorBlockId, [...(inserted.get(anchorBlockId) ?? []), ...suggestion.split('\n')]);
  }
  const added = (after: string | null): TextBlock[] =>
    (inserted.get(after) ?? []).map((text, index) => ({
      id: `${after ?? 'end'}+${index}`,
      kind: 'paragraph',
      level: null,
      text,
      number: null,
      page: null,
      rows: null,
    }));
  return [
    ...blocks.flatMap((block) => {
      let { text } = block;
      const own = kept
        .filter(({ action, spans }) => action === 'replace' && spans[0]?.blockId === block.id)
        .toSorted((a, b) => (b.spans[0]?.start ?? 0) - (a.spans[0]?.start ?? 0));
      for (const { spans, suggestion } of own) {
        const [span] = spans;
        if (span) text = text.slice(0, span.start) + suggestion + text.slice(span.end);
      }
      return [{ ...block, text }, ...added(block.id)];
    }),
    ...added(null),
  ];
}
