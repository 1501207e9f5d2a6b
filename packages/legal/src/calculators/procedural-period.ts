import type { Period } from '../figures/calendar.ts';
import type { Bilingual, LegalBasis } from './calculation.ts';

/** One period of procedure: how long, from what, and who says it. */
export interface ProceduralPeriod {
  id: string;
  name: Bilingual;
  /** The event whose day starts the period and is itself not counted. */
  from: Bilingual;
  period: Period;
  /** The lengths its article names, where the period is their sum. */
  stages?: readonly number[];
  /** Its end is not moved by a rest day. */
  fixed?: true;
  /** It ends by itself: nobody has to act by then. */
  ends?: true;
  basis: LegalBasis[];
  notes?: Bilingual[];
  /** What may still help once it is over. */
  after?: Bilingual;
}

/** So many calendar days. */
export const day = (count: number): Period => ({ unit: 'day', count });
/** So many working days. */
export const workday = (count: number): Period => ({ unit: 'workday', count });
/** So many months. */
export const month = (count: number): Period => ({ unit: 'month', count });
/** So many years. */
export const year = (count: number): Period => ({ unit: 'year', count });
