/** What speaks for a second trouble, in the order of the weights of the model. */
export const SECOND_FEATURES = [
  'likelihood',
  'likelihoodOfFirst',
  'apart',
  'ownWords',
  'ownScore',
  'behindBest',
  'alsoSaid',
  'sameField',
  'sharedArticles',
  'clauses',
  'noneOfPart',
  'onOwnSide',
  'firstOnItsSide',
  'firstOnOwnSide',
  'leadsOwnSide',
] as const;
