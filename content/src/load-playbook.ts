import { readdir } from 'node:fs/promises';
import { contractKind, type PlaybookRule, playbookRule, reviewSide } from '@mingfa/contract/playbook';
import { z } from 'zod';
import { readYaml } from './read-yaml.ts';

const folder = new URL('../playbook/built-in/', import.meta.url);

/** A rule as a file writes it: what is left out is empty; every rule of ours has its English title and reason, and says whom it serves. */
const builtInRule = playbookRule.extend({
  kinds: z.array(contractKind).default([]),
  sides: z.array(reviewSide).default([]),
  titleEn: z.string().trim().min(1).max(160),
  reasonEn: z.string().trim().min(1).max(1200),
});

const saysWhomItServes = ({ roles, serves }: { roles: unknown[]; serves?: unknown }) =>
  roles.length > 0 !== (serves !== undefined);

/**
 * Reads `playbook/built-in/*.yaml`, once, checks first, then by file and in the order of the file.
 * @throws Error naming the file that does not follow its form, or a rule that comes twice
 */
export function loadPlaybook(): Promise<PlaybookRule[]> {
  playbookRead ??= readPlaybook();
  return playbookRead;
}

let playbookRead: Promise<PlaybookRule[]> | undefined;

async function readPlaybook(): Promise<PlaybookRule[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted();
  const ordered = ['checks.yaml', ...names.filter((name) => name !== 'checks.yaml')];
  const rules: PlaybookRule[] = [];
  for (const name of ordered) {
    const parsed = z
      .array(
        builtInRule.strict().refine(saysWhomItServes, 'says neither by roles nor by serves whom it serves'),
      )
      .safeParse(await readYaml(new URL(name, folder)));
    if (!parsed.success) throw new Error(`playbook/built-in/${name}: ${z.prettifyError(parsed.error)}`);
    rules.push(...parsed.data);
  }
  const ids = rules.map(({ ruleId }) => ruleId);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`playbook: ${twice} comes twice`);
  return rules;
}
