import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { articleKey, done, isoDate, seenRevision } from './values.ts';

/** Calculators are the same for everybody and keep nothing: whoever has the link may use them. */
const calculator = { tag: 'calculator', access: 'public' } as const;
const admin = { tag: 'admin', access: 'admin' } as const;

const bilingual = z.object({ zh: z.string(), en: z.string() });
const calculatorId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/);

/** A calculator with its fields: enough to draw a form. `money` in yuan, `percent` as 2.5 for 2.5 %, dates `YYYY-MM-DD`. */
export const calculatorDescription = z.object({
  calculatorId,
  name: bilingual,
  description: bilingual,
  fields: z.array(
    z.object({
      name: z.string(),
      kind: z.enum([
        'money',
        'percent',
        'count',
        'number',
        'date',
        'dates',
        'boolean',
        'choice',
        'dated-amounts',
      ]),
      label: bilingual,
      help: bilingual.optional(),
      unit: bilingual.optional(),
      required: z.boolean(),
      options: z.array(z.object({ value: z.string(), label: bilingual })).optional(),
    }),
  ),
});

/** Every calculator with its fields. */
export const listCalculators = defineEndpoint({
  ...calculator,
  method: 'GET',
  path: '/v1/calculator/list',
  summary: 'Every calculator with its fields.',
  output: z.object({ items: z.array(calculatorDescription) }),
  errors: [],
});
/** One calculator with its fields. */
export const getCalculator = defineEndpoint({
  ...calculator,
  method: 'GET',
  path: '/v1/calculator/{calculatorId}',
  summary: 'One calculator with its fields.',
  params: z.object({ calculatorId }),
  output: calculatorDescription,
  errors: ['not_found'],
});

const inputValue = z.union([
  z.number(),
  z.string().max(200),
  z.boolean(),
  z.array(z.string().max(40)).max(400),
  z.array(z.object({ date: z.string().max(20), amount: z.number() })).max(400),
  z.null(),
]);
const ask = z.object({ field: z.string(), question: bilingual, why: bilingual });
const line = z.object({
  label: bilingual,
  formula: bilingual,
  value: z.union([z.number(), z.string()]),
  unit: z.enum(['yuan', 'year', 'month', 'day', 'date', 'percent', 'times']),
});
const basis = z.object({
  law: z.string(),
  article: articleKey,
  paragraph: z.number().int().optional(),
  item: z.number().int().optional(),
  /** Where an older edition than the one in force is meant: show `edition` then, never today's article. */
  asOf: isoDate.optional(),
  edition: bilingual.optional(),
});
const computed = { calculatorId, lines: z.array(line), basis: z.array(basis), notes: z.array(bilingual) };

/** Computes: a result with steps and sources, the facts still missing, or what is wrong with the inputs. */
export const calculate = defineEndpoint({
  ...calculator,
  method: 'POST',
  path: '/v1/calculator/{calculatorId}/calculate',
  summary:
    'Computes: a result with steps and sources, the facts still missing, or what is wrong with the inputs.',
  params: z.object({ calculatorId }),
  body: z.object({
    inputs: z
      .record(z.string().max(60), inputValue)
      .refine((inputs) => Object.keys(inputs).length <= 60)
      .default({}),
  }),
  output: z.discriminatedUnion('status', [
    z.object({
      ...computed,
      status: z.literal('result'),
      amount: z.union([z.number(), z.object({ min: z.number(), max: z.number() })]).optional(),
      /** What the amount is, where it is one item or one person's part. */
      amountOf: bilingual.optional(),
      /** What belongs to it and was not counted. */
      leftOut: z.array(bilingual).optional(),
      date: isoDate.optional(),
      /** The rest day a last day was moved from. */
      movedFrom: isoDate.optional(),
      assumptions: z.array(bilingual),
      asks: z.array(ask),
    }),
    z.object({ ...computed, status: z.literal('needs'), missing: z.array(ask) }),
    z.object({
      calculatorId,
      status: z.literal('invalid'),
      problems: z.array(z.object({ field: z.string(), message: bilingual })),
    }),
  ]),
  errors: ['not_found'],
});

const year = z.number().int().min(2000).max(2199);
const source = z.string().trim().min(4).max(300);
const url = z.url({ protocol: /^https?$/ }).max(500);
/** Days off and worked weekends of one year, from the State Council's notice. */
export const holidayYear = z.object({
  year,
  /** Stretches of days off, both ends counted. */
  holidays: z
    .array(z.tuple([isoDate, isoDate]))
    .min(1)
    .max(40),
  adjustedWorkdays: z.array(isoDate).max(40),
  source,
  url: url.nullable(),
});
/** What {@link holidayYear} reads. */
export type HolidayYearInput = z.infer<typeof holidayYear>;
/** One month's LPR, in percent. */
export const loanPrimeRate = z.object({
  /** Day of publication: it holds from then until the next month's. */
  from: isoDate,
  oneYear: z.number().min(0).max(100),
  fiveYears: z.number().min(0).max(100),
  source,
});
/** What {@link loanPrimeRate} reads. */
export type LoanPrimeRateInput = z.infer<typeof loanPrimeRate>;
/** Whether an administrator added it; what is not added came with the release. */
const added = z.boolean();

/** Official holidays by year and the LPR by month, each with its source. */
export const listPublishedFigures = defineEndpoint({
  ...calculator,
  method: 'GET',
  path: '/v1/calculator/figures',
  summary: 'Official holidays by year and the LPR by month, each with its source.',
  output: z.object({
    holidayYears: z.array(holidayYear.extend({ added })),
    loanPrimeRates: z.array(loanPrimeRate.extend({ added })),
    /** The last of each that is held; calculators ask for what lies beyond. */
    lastHolidayYear: z.number().int(),
    lastLoanPrimeRateMonth: z.string(),
    /** How often administrators have changed them. */
    revision: z.number().int(),
  }),
  errors: [],
});
/** Adds the holidays of a year, or replaces them. */
export const saveHolidayYear = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/figures/holiday-year',
  summary: 'Adds the holidays of a year, or replaces them.',
  body: holidayYear
    .extend({ seenRevision })
    .refine(({ holidays }) =>
      holidays.every(([first, last]) => first <= last && last.slice(0, 4) === first.slice(0, 4)),
    )
    .refine(({ year: of, holidays, adjustedWorkdays }) =>
      [...holidays.flat(), ...adjustedWorkdays].every((day) => day.startsWith(`${of}-`)),
    ),
  output: done,
  errors: ['setting_changed'],
});
/** Adds the LPR of a month, or replaces it. */
export const saveLoanPrimeRate = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/figures/loan-prime-rate',
  summary: 'Adds the LPR of a month, or replaces it.',
  body: loanPrimeRate.extend({ seenRevision }),
  output: done,
  errors: ['setting_changed'],
});
/** Takes an added year or month back; what came with the release stays. */
export const removeAddedFigures = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/v1/admin/figures/remove',
  summary: 'Takes an added year or month back; what came with the release stays.',
  // A year of holidays (2027), or a month of the LPR (2026-05).
  body: z.object({ period: z.string().regex(/^\d{4}(?:-\d{2})?$/), seenRevision }),
  output: done,
  errors: ['setting_changed'],
});
