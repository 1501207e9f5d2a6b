import { SEARCH_SCOPE_LABELS } from '@mingfa/contract/labels/search-labels';
import type { SearchScope } from '@mingfa/contract/search-choice';
import type { Language } from '@mingfa/contract/values';
import type { ChosenScopes } from '../../../lib/chosen-scopes.ts';

/** The scopes that are searched, in the order they are shown. */
export function chosenScopes({ scopes, knowledgeBaseIds }: ChosenScopes): SearchScope[] {
  const { laws, cases, web } = scopes;
  const isOn: Record<SearchScope, boolean> = { laws, cases, knowledge: knowledgeBaseIds.length > 0, web };
  return (['laws', 'cases', 'knowledge', 'web'] as const).filter((scope) => isOn[scope]);
}

/** Their names, as the reader calls them. */
export const scopeNames = (choice: ChosenScopes, language: Language): string[] =>
  chosenScopes(choice).map((scope) => SEARCH_SCOPE_LABELS[language][scope]);
