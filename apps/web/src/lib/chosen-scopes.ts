import type { SearchChoice } from '@mingfa/contract/search-choice';

/** In what, and how far, an AI search looks a question up. */
export interface ChosenScopes extends SearchChoice {
  knowledgeBaseIds: string[];
}

/** A control that changes them. */
export interface ScopeChoiceProps {
  choice: ChosenScopes;
  onChoose: (choice: ChosenScopes) => void;
}
