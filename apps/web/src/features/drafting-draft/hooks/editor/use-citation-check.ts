import { checkDraft } from '@mingfa/contract/draft';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { endpointQuery, queryClient } from '../../../../lib/query.ts';
import { showCitations } from '../../model/editor/checked-citations.ts';
import { whenNotComposing } from '../../model/editor/when-not-composing.ts';
import type { OpenDraft } from '../use-draft.ts';

/** Writing rests so long before citations are looked up. */
const REST_MS = 2_500;
const MAY_CITE = /《|第.{1,12}条|号/;

/** Shows in the text what the check says of its citations, each time it has been saved and nobody writes on. */
export function useCitationCheck(editor: Editor | null, { base, state }: OpenDraft): { isFailed: boolean } {
  const { draftId, revision } = base;
  const [isFailed, setIsFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is at the server is another with each revision
  useEffect(() => {
    if (!editor || state !== 'saved' || !MAY_CITE.test(editor.getText())) return;
    let leave = () => {};
    let isHere = true;
    const check = async () => {
      try {
        // One question with the panel of checks: no two of them are under way at once.
        const query = endpointQuery(checkDraft, { params: { draftId } });
        const ask = () => queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
        // One that is under way already may have read what stood there before.
        if (queryClient.isFetching({ queryKey: query.queryKey }) > 0) await ask();
        const { citations } = await ask();
        if (!isHere) return;
        setIsFailed(false);
        leave = whenNotComposing(editor, () =>
          editor.view.dispatch(showCitations(editor.state, citations.items)),
        );
      } catch {
        // It is asked again after the next save; the panel of checks says why where one asks.
        if (isHere) setIsFailed(true);
      }
    };
    const timer = setTimeout(() => void check(), REST_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
      leave();
    };
  }, [editor, state, draftId, revision]);
  return { isFailed };
}
