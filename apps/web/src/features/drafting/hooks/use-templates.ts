import { listTemplates, type templateShelf } from '@mingfa/contract/document-template';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useEndpoint } from '../../../lib/query.ts';
import { useWrittenWords } from '../../../lib/use-written-words.ts';

type Shelf = z.infer<typeof templateShelf>;
type Form = 'all' | 'official' | 'plain';

/** Templates, narrowed by words, shelf and form. */
export function useTemplates() {
  const [typed, setTyped, words] = useWrittenWords();
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const [form, setForm] = useState<Form>('all');
  const templates = useEndpoint(
    listTemplates,
    { query: { q: words, form, ...(shelf ? { shelf: [shelf] } : {}) } },
    { placeholderData: keepPreviousData },
  );
  const showAll = () => {
    setTyped('');
    setShelf(null);
    setForm('all');
  };
  return {
    templates,
    words,
    showAll,
    filter: { typed, setTyped, shelf, setShelf, form, setForm },
  };
}

export type TemplateFilter = ReturnType<typeof useTemplates>['filter'];
