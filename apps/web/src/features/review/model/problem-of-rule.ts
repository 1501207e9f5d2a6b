import { type PlaybookRule, playbookRule } from '@mingfa/contract/playbook';

export type RuleProblem = 'title' | 'reason' | 'words' | 'word' | 'article' | 'other';

const WORDS = new Set<string>(['any', 'all', 'none', 'given', 'unless', 'without']);

/** Why a rule cannot be kept as it is; null where it can. A rule that looks for words and has none would never fire. */
export function problemOfRule(rule: PlaybookRule): RuleProblem | null {
  const parsed = playbookRule.safeParse(rule);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? '');
    if (WORDS.has(field)) return 'word';
    if (field === 'articles') return 'article';
    return field === 'title' || field === 'reason' ? field : 'other';
  }
  const looksForWords = rule.type !== 'check';
  return looksForWords && rule.any.length === 0 && rule.all.length === 0 ? 'words' : null;
}
