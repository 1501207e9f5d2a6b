import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJudgment } from '@mingfa/legal/judgments/read-judgment';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { articleKey } from '../../apps/server/src/engine/retrieval/cases/article-key.ts';
import type { CaseToIndex } from '../../apps/server/src/engine/retrieval/cases/similar-case-index.ts';

/** A civil case of the shared ones; its id is its file. */
export interface CivilCase extends CaseToIndex {
  title: string;
  text: string;
  sha256: string;
}

/** Judgments and typical cases about civil matters, labour among them, in the order of their files. */
export async function readCivilCases(folder: string): Promise<CivilCase[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /^judgments\/.*\.txt$|^typical\/.*(?<!_index)\.md$/.test(file),
  );
  const cases: CivilCase[] = [];
  for (const file of files.toSorted()) {
    const raw = await readFile(join(folder, file), 'utf8');
    const sha256 = createHash('sha256').update(raw).digest('hex');
    const title = /^(?:title:|# )(.*)$/m.exec(raw)?.[1]?.trim() ?? file;
    const text = raw.slice((/^content:/m.exec(raw)?.index ?? -CONTENT.length) + CONTENT.length);
    const isTypical = file.startsWith('typical');
    const result = readJudgment(text, { title, ...(isTypical ? { authority: 'typical' } : {}) });
    if (!result.ok || result.reading.area !== 'civil') continue;
    const { sections, causes, cited, authority, date } = result.reading;
    const facts = sections
      .filter(({ kind }) => kind === 'facts' || kind === 'claims')
      .map(({ start, end }) => text.slice(start, end))
      .join('\n');
    cases.push({
      id: file,
      title,
      text,
      sha256,
      facts: facts.length < SHORTEST_FACTS ? text : facts,
      causes,
      cited: cited.flatMap(({ law, article }) => {
        const number = parseArticleKey(article);
        return number ? [articleKey(law, number)] : [];
      }),
      authority,
      year: date === null ? null : Number(date.slice(0, 4)),
    });
  }
  return cases;
}

const CONTENT = 'content:';
/** Where next to nothing was read as facts the whole text stands in. */
const SHORTEST_FACTS = 80;
