import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const HALVES = ['open', 'closed'] as const;
export type Half = (typeof HALVES)[number];

/** Twelve hexadecimal digits of the SHA-256 of a natural person's name, in UTF-8: the project holds no such name from a real document. */
const nameSha256 = z.string().regex(/^[0-9a-f]{12}$/);
const named = { name: z.string().min(1).optional(), name_sha256: nameSha256.optional() };
const hasOneName = (one: { name?: string | undefined; name_sha256?: string | undefined }) =>
  (one.name === undefined) !== (one.name_sha256 === undefined);

const party = z
  .strictObject({
    ...named,
    stance: z.enum([
      '原告',
      '被告',
      '第三人',
      '一审原告',
      '一审被告',
      '一审第三人',
      '二审上诉人',
      '二审被上诉人',
      '原审原告',
      '原审被告',
      '原审第三人',
      '上诉人',
      '被上诉人',
      '再审申请人',
      '被申请人',
      '申请人',
      '申诉人',
      '被申诉人',
      '被告人',
      '原审被告人',
      '自诉人',
      '原审自诉人',
      '附带民事诉讼原告人',
      '公诉机关',
      '抗诉机关',
      '罪犯',
      '申请执行人',
      '被执行人',
      '案外人',
      '异议人',
      '复议申请人',
      '利害关系人',
      '赔偿请求人',
      '赔偿义务机关',
      '债务人',
      '被害人',
      '被宣告人',
    ]),
    earlier: z.array(z.string().min(2)).optional(),
    kind: z.enum(['person', 'organisation', 'authority']),
    optional: z.literal(true).optional(),
  })
  .refine(hasOneName);

const counsel = z
  .strictObject({ ...named, lawyer: z.boolean(), of: z.array(z.int().positive()).min(1) })
  .refine(hasOneName);

const cited = z.strictObject({
  law: z.string().min(2),
  article: z.string().regex(/^\d+(-\d+)?$/),
  paragraph: z.int().positive().optional(),
  item: z.int().positive().optional(),
  basis: z.literal(true).optional(),
});

const section = z.strictObject({
  kind: z.enum([
    'parties',
    'procedure',
    'claims',
    'defence',
    'facts',
    'issues',
    'reasoning',
    'ruling',
    'costs',
    'appeal',
    'keywords',
    'gist',
    'articles',
    'significance',
    'duties',
  ]),
  line: z.int().positive(),
  begins: z.string().min(1).max(12),
});

const source = z.strictObject({
  file: z.string().regex(/^(judgments|supremecourt|spp|typical|written\/(open|closed))\/[^\\]+$/),
  record: z.string().optional(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const common = {
  id: z.string().regex(/^[jgptw]-[0-9a-z-]+$/),
  stratum: z.string().regex(/^[a-z-]+$/),
  source,
  invented: z.literal(true).optional(),
  note: z.string().optional(),
};

const day = z.iso.date();

const labelled = z.strictObject({
  ...common,
  court: z.string().min(4).nullable(),
  level: z.enum(['supreme', 'high', 'intermediate', 'basic']).nullable(),
  region: z.string().min(2).max(3).nullable(),
  origin: z.string().min(2).max(3).optional(),
  numbers: z.array(z.string().regex(/^（[12][0-9×]{3}）\S+号(之[一二三四五六七八九十]+)?$/)),
  masked: z.literal(true).optional(),
  own_number: z.string().optional(),
  area: z.enum([
    'civil',
    'criminal',
    'administrative',
    'enforcement',
    'compensation',
    'non-contentious',
    'supervision',
  ]),
  causes: z.array(z.string().min(2)),
  causes_or: z.array(z.array(z.string().min(2)).min(1)).optional(),
  procedure: z.enum([
    'first_instance',
    'summary',
    'small_claims',
    'second_instance',
    'retrial_application',
    'retrial',
    'supervision',
    'death_penalty_review',
    'sentence_review',
    'jurisdiction',
    'recusal',
    'special',
    'payment_order',
    'public_notice',
    'enforcement',
    'enforcement_objection',
    'enforcement_review',
    'sentence_change',
    'compensation',
    'preservation',
    'arbitration',
    'none',
  ]),
  kind: z.enum([
    'judgment',
    'ruling',
    'decision',
    'mediation',
    'order',
    'notice',
    'correction',
    'guiding_case',
    'typical_case',
  ]),
  authority: z.enum(['guiding', 'reference', 'typical', 'ordinary']),
  date: z.union([day, z.string().regex(/^\d{4}(-\d{2})?$/)]).nullable(),
  published: day.optional(),
  parties: z.array(party),
  counsel: z.array(counsel),
  cited: z.array(cited),
  argued: z.array(cited).optional(),
  earlier: z.array(z.string().min(5)),
  disposal: z.array(z.string().regex(/^[a-z_]+$/)),
  outcome: z.array(
    z.strictObject({
      claim: z.string().min(2).max(40),
      result: z.enum(['supported', 'partly', 'dismissed']),
    }),
  ),
  amounts: z.array(z.number().positive()).optional(),
  sections: z.array(section),
});

const refused = z.strictObject({
  ...common,
  refused: z.enum(['empty', 'no_judgment']),
});

const label = z.union([refused, labelled]);

/** What was read in one document of a case by hand; README.md beside this file says what each field means. */
export type CaseLabel = z.infer<typeof label>;

/** The labels of one half of the set. */
export async function readLabels(half: Half): Promise<CaseLabel[]> {
  const text = await readFile(join(import.meta.dirname, `judgments-${half}.yaml`), 'utf8');
  return z.object({ labels: z.array(label) }).parse(parse(text)).labels;
}
