import { z } from 'zod';
import { neededWordsShape, tellsNeeded } from './needed-words.ts';
import { readYaml } from './read-yaml.ts';

const pattern = z.string().transform((source) => new RegExp(source, 'i'));
const patterns = z.strictObject({ zh: z.array(pattern).min(1), en: z.array(pattern).min(1) });
const bilingual = z.strictObject({ zh: z.string().min(10).max(150), en: z.string().min(10).max(450) });

/** A kind of paper people are asked to sign, and whether to. */
const paperSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** Words that stand near the signing. */
  words: z.strictObject({ zh: z.array(z.string()).min(1), en: z.array(z.string()).min(1) }),
  /** Who tells otherwise asks about another paper: a slip of the traffic police is none of the employer. */
  ...neededWordsShape,
  /** Whether to sign, and what must stand in it. */
  conclusion: bilingual,
  /** The article it rests on: `民法典 152`. */
  source: z.string().regex(/^[\p{Script=Han}（）]{2,30} \d+$/u),
  /** Where one of these is told besides it is another paper: a release after the harm is no exclusion agreed before it. */
  unless: z.array(z.string().min(1)).default([]),
  /** It is told where it was signed, too. */
  always: z.boolean().default(false),
  /** Day on which somebody other than its writer read it against the article; null until then. */
  readOn: z.iso.date().nullable(),
});
export type Paper = z.infer<typeof paperSchema>;

const papersSchema = z.strictObject({
  asksWhether: patterns,
  notYet: patterns,
  papers: z.array(paperSchema).min(1),
});
/** Papers, and by which words somebody asks whether to sign one. */
export type Papers = z.infer<typeof papersSchema>;

/**
 * Reads what we say of papers that people are asked to sign, once.
 * @throws Error when the file does not follow the schema
 */
export function loadPapers(): Promise<Papers> {
  papersRead ??= readYaml(new URL('../papers/papers.yaml', import.meta.url)).then((papers) =>
    papersSchema.parse(papers),
  );
  return papersRead;
}
let papersRead: Promise<Papers> | undefined;

/** How near to the signing the words of a paper stand, in characters. */
const NEAR = 40;

/** The paper a message asks whether to sign; null where it asks no such thing. */
export function findPaperAsked({ asksWhether, notYet, papers }: Papers, message: string): Paper | null {
  const asked = [...asksWhether.zh, ...asksWhether.en]
    .map((one) => one.exec(message))
    .filter((one) => one !== null);
  const isSigned = [...notYet.zh, ...notYet.en].some((one) => one.test(message));
  const near = asked.map(({ index, 0: said }) =>
    message.slice(Math.max(0, index - NEAR), index + said.length + NEAR / 2).toLowerCase(),
  );
  const told = message.toLowerCase();
  const isNamedIn = (paper: Paper, text: string) =>
    tellsNeeded(paper, told) &&
    [...paper.words.zh, ...paper.words.en].some((word) => text.includes(word.toLowerCase()));
  const mayBeAsked = ({ unless }: Paper) => !unless.some((word) => told.includes(word));
  const isAsked = near.length > 0 && !isSigned;
  if (isAsked)
    return papers.find((paper) => mayBeAsked(paper) && near.some((text) => isNamedIn(paper, text))) ?? null;
  return papers.find((paper) => paper.always && isNamedIn(paper, told)) ?? null;
}
