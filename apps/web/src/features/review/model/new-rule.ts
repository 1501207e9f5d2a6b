import { type PlaybookRule, playbookRule } from '@mingfa/contract/playbook';
import { randomId } from '../../../lib/random-id.ts';

/** An empty rule of one's own. */
export function newRule(title: string): PlaybookRule {
  const ruleId = `own-${randomId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 16)}`;
  return playbookRule.parse({
    ruleId,
    title,
    kinds: [],
    sides: [],
    level: 'medium',
    type: 'clause',
    reason: title,
    articles: [],
  });
}
