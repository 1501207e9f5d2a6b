import { previewDraft } from '@mingfa/contract/draft';
import type { DraftDetail, DraftPreview, WrittenParts } from '@mingfa/contract/draft-state';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ApiFailure } from '../../../lib/api-answer.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { type DraftChanges, isEmpty } from '../model/draft-changes.ts';

/** Keys pressed closer together than this are previewed once. */
const PAUSE_MS = 25;

const previewOf = ({ document, form, missing, problems, contradicted }: DraftPreview): DraftPreview => ({
  ...{ document, form, missing, problems, contradicted },
});

/**
 * What the draft looks like as it is typed: asked for shortly after each key, the former request dropped. The last one stays until the
 * next has come, and what is equal in both stays the same object, so that only what changed is drawn anew.
 */
export function usePreview(base: DraftDetail, changes: DraftChanges, parts: WrittenParts) {
  const [shown, setShown] = useState<DraftPreview>(() => previewOf(base));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [tries, setTries] = useState(0);
  // A document that is edited freely is what it is: pages draw it at once, and the server is not asked.
  const body = changes.body === undefined ? base.body : changes.body;
  const { body: _, ...others } = changes;
  const isUnsaved = !isEmpty(body ? others : changes);
  const isFree = body !== null;
  const newest = useRef({ base, changes, parts });
  newest.current = { base, changes, parts };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is read when it is asked for; a save alone changes no words
  useEffect(() => {
    if (!isUnsaved) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const now = newest.current;
      const answer = await callEndpoint(
        previewDraft,
        {
          body: {
            draftId: now.base.draftId,
            facts: [...now.changes.facts],
            parts: now.parts,
            ...(now.changes.body === null ? { body: null } : {}),
          },
        },
        { signal: controller.signal },
      );
      if (controller.signal.aborted) return;
      if (answer.status) setShown((held) => replaceEqualDeep(held, answer.data));
      if (answer.status) setFailure(null);
      else if (!answer.silent) setFailure(answer);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isUnsaved, changes.facts, changes.title, changes.parts, isFree, tries]);
  useEffect(() => {
    if (isUnsaved) return;
    setShown((held) => replaceEqualDeep(held, previewOf(base)));
    setFailure(null);
  }, [isUnsaved, base]);
  const preview = useMemo(
    () => (body ? { ...shown, document: { ...shown.document, blocks: body } } : shown),
    [shown, body],
  );
  return { preview, failure, retry: () => setTries((count) => count + 1) };
}
