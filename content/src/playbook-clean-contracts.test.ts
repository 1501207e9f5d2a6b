import { readdirSync, readFileSync } from 'node:fs';
import { readBytes } from '@mingfa/files/testing/read-blocks';
import { detectKind } from '@mingfa/legal/contracts/detect-kind';
import { readContract } from '@mingfa/legal/contracts/read-contract';
import { runPlaybook } from '@mingfa/legal/contracts/run-playbook';
import { expect, test } from 'vitest';
import { loadPlaybook } from './load-playbook.ts';

const folder = new URL('../../bench/reviews/clean-contracts/', import.meta.url);
const names = readdirSync(folder).filter((name) => /^\d\d-.+\.md$/.test(name));
const rules = await loadPlaybook();

test('there are twenty contracts without a fault', () => {
  expect(names.length).toBe(20);
});

test.each(names)('%s: neither party is told of a grave fault', async (name) => {
  const { blocks } = await readBytes(readFileSync(new URL(name, folder)), name);
  const contract = await readContract(blocks);
  const { kind } = detectKind(contract);
  for (const side of ['party_a', 'party_b'] as const) {
    const findings = await runPlaybook(contract, rules, { side, kind, asOf: '2026-11-22' });
    const grave = findings.filter(({ level }) => level === 'high');
    expect(grave.map(({ ruleId, quote, reason }) => `${side} ${ruleId} ${quote}: ${reason}`)).toEqual([]);
  }
});
