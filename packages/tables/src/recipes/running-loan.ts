import { daysBetween } from '@mingfa/legal/figures/calendar';
import { type LoanPrimeRate, loanPrimeRateOn } from '@mingfa/legal/figures/loan-prime-rate';
import { type Fen, multiply, percent, smallerFen } from '@mingfa/legal/figures/money';
import type { RecipeLine, RecipeSettings } from './recipe.ts';
import { yuanText } from './recipe-cells.ts';

/** What was lent and paid back on a day, by one row of the table. */
export interface LoanEvent {
  day: string;
  lent: Fen;
  repaid: Fen;
  row: number;
}

/** The running account: interest is reckoned up to each event, by the rate of each stretch. */
export class RunningLoan {
  principal: Fen = 0n;
  interest: Fen = 0n;
  /** What came back beyond what was owed then, and what came before anything was lent. */
  surplus: Fen = 0n;
  early: Fen = 0n;
  isCapped = false;
  /** A day whose LPR nobody published so far. */
  beyond: string | null = null;
  readonly lines: RecipeLine[] = [];
  readonly #limit: number;
  readonly #settings: RecipeSettings;
  readonly #rates: readonly LoanPrimeRate[];
  #day: string | null = null;
  #isLent = false;

  constructor(limit: number, settings: RecipeSettings, rates: readonly LoanPrimeRate[]) {
    this.#rates = rates;
    this.#limit = limit;
    this.#settings = settings;
  }

  take({ day, lent, repaid, row }: LoanEvent): void {
    this.reckonTo(day, [row]);
    const toInterest = smallerFen(repaid, this.interest);
    const toPrincipal = smallerFen(repaid - toInterest, this.principal);
    this.interest -= toInterest;
    this.principal -= toPrincipal;
    const rest = repaid - toInterest - toPrincipal;
    if (this.#isLent) this.surplus += rest;
    else this.early += rest;
    if (lent > 0n) this.#isLent = true;
    this.principal += lent;
    this.#write({
      from: day,
      to: day,
      days: 0,
      rate: null,
      base: null,
      interest: null,
      lent,
      repaid,
      toInterest,
      toPrincipal,
      rows: [row],
    });
  }

  /** Interest from the last event on; a stretch for each LPR where the rate follows it. */
  reckonTo(day: string, rows: number[]): void {
    let from = this.#day ?? day;
    this.#day = day;
    const cuts = typeof this.#settings.lprTimes === 'number' ? this.#rates.map((rate) => rate.from) : [];
    for (const to of [...cuts.filter((cut) => cut > from && cut < day), day]) {
      const days = daysBetween(from, to);
      if (days > 0 && this.principal > 0n) {
        const rate = this.#rateOn(from);
        const interest = multiply(this.principal, percent(rate), {
          numerator: BigInt(days),
          denominator: 365n,
        });
        this.interest += interest;
        this.#write({
          from,
          to,
          days,
          rate,
          base: this.principal,
          interest,
          lent: 0n,
          repaid: 0n,
          toInterest: 0n,
          toPrincipal: 0n,
          rows,
        });
      }
      from = to;
    }
  }

  #rateOn(day: string): number {
    const { annualRate, lprTimes } = this.#settings;
    let rate = Number(annualRate ?? 0);
    if (typeof lprTimes === 'number') {
      const published = loanPrimeRateOn(day, this.#rates);
      if (!published?.isKnown) this.beyond = day;
      rate = Number(((published?.oneYear ?? 0) * lprTimes).toFixed(6));
    }
    if (rate > this.#limit) this.isCapped = true;
    return Math.min(rate, this.#limit);
  }

  #write(line: {
    from: string;
    to: string;
    days: number;
    rate: number | null;
    base: Fen | null;
    interest: Fen | null;
    lent: Fen;
    repaid: Fen;
    toInterest: Fen;
    toPrincipal: Fen;
    rows: number[];
  }): void {
    const amount = (fen: Fen | null) => (fen === null || fen === 0n ? null : yuanText(fen));
    this.lines.push({
      cells: [
        line.from,
        line.to,
        line.days === 0 ? null : String(line.days),
        line.rate === null ? null : String(Number((line.rate / 100).toFixed(8))),
        amount(line.base),
        amount(line.interest),
        amount(line.lent),
        amount(line.repaid),
        amount(line.toInterest),
        amount(line.toPrincipal),
        yuanText(this.interest),
        yuanText(this.principal),
      ],
      rows: line.rows,
    });
  }
}
