import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readYaml } from './read-yaml.ts';

const bilingual = z.object({ 'zh-CN': z.string().min(1), en: z.string().min(1) });
const questionsSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      field: bilingual,
      question: bilingual,
      /** Articles that decide it, as `民法典 577`: the answer cites one of them first. */
      answeredBy: z.array(z.string().regex(/^\S+ \d+(?:-\d+)?$/)).min(1),
    }),
  )
  .min(4);

/** A first question of the new conversation screen, in both languages. */
export type HomeQuestion = z.infer<typeof questionsSchema>[number];

export const AGREEMENT_NAMES = ['user-agreement', 'privacy-policy'] as const;
export type AgreementName = (typeof AGREEMENT_NAMES)[number];
type Language = 'zh-CN' | 'en';

/** An agreement as Markdown; a new version asks people for their consent again. */
export interface Agreement {
  markdown: string;
  version: string;
  /** What changed with each version, the newest first: the list at its end. */
  changes: { version: string; text: string }[];
}

export interface HomeTexts {
  questions: HomeQuestion[];
  agreements: Record<AgreementName, Record<Language, Agreement>>;
}

/**
 * Reads the first questions and the agreements.
 * @throws Error naming the file that does not follow its form
 */
export async function loadHome(): Promise<HomeTexts> {
  const read = (path: string) => readFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
  const questions = questionsSchema.parse(await readYaml(new URL('../home/questions.yaml', import.meta.url)));
  const load = async (name: AgreementName, language: Language): Promise<Agreement> => {
    const path = `agreements/${name}.${language}.md`;
    const markdown = await read(path);
    const version = /^(?:版本|Version) (\d{4}-\d{2}-\d{2})$/m.exec(markdown)?.[1];
    if (!version) throw new Error(`${path}: no line says its version`);
    const changes = [...markdown.matchAll(/^- (\d{4}-\d{2}-\d{2})[：:] *(.+)$/gm)].map(
      ([, dated = '', text = '']) => ({ version: dated, text }),
    );
    if (changes[0]?.version !== version)
      throw new Error(`${path}: no line says what version ${version} changed`);
    return { markdown, version, changes };
  };
  const both = async (name: AgreementName) => ({
    'zh-CN': await load(name, 'zh-CN'),
    en: await load(name, 'en'),
  });
  return {
    questions,
    agreements: {
      'user-agreement': await both('user-agreement'),
      'privacy-policy': await both('privacy-policy'),
    },
  };
}
