import { holidayYear, loanPrimeRate } from '@mingfa/contract/calculator';
import {
  type PublishedFigures,
  SHIPPED_FIGURES,
  withAddedFigures,
} from '@mingfa/legal/figures/published-figures';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { setting } from '../../db/schema/installation.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** Under which key of the settings the additions stand. */
export const ADDED_FIGURES_KEY = 'published_figures';

const stored = z.object({ holidayYears: z.array(holidayYear), loanPrimeRates: z.array(loanPrimeRate) });

/** What administrators of this installation added to the published figures. */
export async function readAddedFigures(tx: DatabaseOrTransaction): Promise<z.infer<typeof stored>> {
  const [row] = await tx.select().from(setting).where(eq(setting.key, ADDED_FIGURES_KEY));
  return row ? stored.parse(row.value) : { holidayYears: [], loanPrimeRates: [] };
}

/** The published figures of the release with what was added here. */
export async function readPublishedFigures({ db }: Pick<AppContext, 'db'>): Promise<PublishedFigures> {
  return withAddedFigures(SHIPPED_FIGURES, await readAddedFigures(db));
}
