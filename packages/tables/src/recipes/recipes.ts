import { bankFlows } from './bank-flows.ts';
import { constructionSettlement } from './construction-settlement.ts';
import { damagesList } from './damages-list.ts';
import { instalments } from './instalments.ts';
import { limitationByRow } from './limitation-by-row.ts';
import { loanAccount } from './loan-account.ts';
import { loanLedger } from './loan-ledger.ts';
import { prepaidCard } from './prepaid-card.ts';
import type { Recipe } from './recipe.ts';
import { roundTrips } from './round-trips.ts';
import { shareLedger } from './share-ledger.ts';
import { wageArrears } from './wage-arrears.ts';

/** All recipes, in the order in which they are offered. */
export const RECIPES: readonly Recipe[] = [
  ...[loanAccount, loanLedger, wageArrears, prepaidCard, instalments, constructionSettlement],
  ...[bankFlows, roundTrips, shareLedger, damagesList, limitationByRow],
];

/** A recipe by its id. */
export const findRecipe = (id: string): Recipe | undefined => RECIPES.find((recipe) => recipe.id === id);
