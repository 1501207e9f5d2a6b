import type { CheckedCitation, CitationState, FileOrigin } from '@mingfa/contract/evidence';

/** How a passage of a file stands; answers kept from before call one of a knowledge base verified, as if it were law. */
export const stateOfPassage = ({ state }: CheckedCitation, from: FileOrigin): CitationState =>
  state === 'verified' && from === 'knowledge' ? 'from_knowledge' : state;
