import { limitationByRow } from './limitation-by-row.ts';
import { loanAccount } from './loan-account.ts';
import type { Recipe } from './recipe.ts';
import { roundTrips } from './round-trips.ts';
import { wageArrears } from './wage-arrears.ts';

/** All recipes, in the order in which they are offered. */
export const RECIPES: readonly Recipe[] = [loanAccount, wageArrears, limitationByRow, roundTrips];

/** A recipe by its id. */
export const findRecipe = (id: string): Recipe | undefined => RECIPES.find((recipe) => recipe.id === id);
