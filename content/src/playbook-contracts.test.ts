import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TextBlock } from '@mingfa/legal/contracts/contract';
import { detectKind } from '@mingfa/legal/contracts/detect-kind';
import { readContract } from '@mingfa/legal/contracts/read-contract';
import { runPlaybook } from '@mingfa/legal/contracts/run-playbook';
import { readDocxBlocks } from '@mingfa/legal/contracts/testing/read-docx-blocks';
import { textBlocks } from '@mingfa/legal/contracts/testing/text-blocks';
import { describe, expect, test } from 'vitest';
import { loadPlaybook } from './load-playbook.ts';

const folder = fileURLToPath(new URL('../../../shared/data/documents/', import.meta.url));
const present = existsSync(folder);
if (!present && process.env.CI) throw new Error(`the documents are missing at ${folder}`);
if (!present) console.warn(`skipped: no documents at ${folder}`);

const rules = await loadPlaybook();

async function review(blocks: readonly TextBlock[], side: 'neutral' | 'party_a' | 'party_b' = 'neutral') {
  const contract = await readContract(blocks);
  return runPlaybook(contract, rules, { side, kind: detectKind(contract).kind, asOf: '2026-11-21' });
}
const docx = (name: string) => readDocxBlocks(`${folder}cn-docx/${name}.docx`);

describe.skipIf(!present)('the playbook on real contracts', () => {
  test.each([
    [
      '设备采购合同',
      [
        'any-late-penalty-undefined',
        'any-dispute-vague',
        'any-confidentiality-missing',
        'sale-ip-missing',
        'any-termination-missing',
        'sale-payment-time-vague',
        'sale-warranty-period-missing',
        'any-standard-vague',
      ],
    ],
    [
      '软件技术支持服务合同',
      [
        'any-penalty-no-cap',
        'service-incident-penalty-no-cap',
        'service-uncooperative-exempt',
        'service-ip-missing',
        'service-termination-vague',
        'service-acceptance-silent',
        'any-auto-renewal',
      ],
    ],
    [
      '房屋租赁合同_a',
      ['check-amount-words', 'check-numbering', 'check-penalty', 'lease-self-help', 'any-exemption-broad'],
    ],
    [
      '房屋租赁合同_b',
      ['check-exclusive-jurisdiction', 'any-injury-waiver', 'lease-tax-on-lessee', 'check-annexes'],
    ],
    ['技术服务合同', ['check-repealed-laws', 'check-placeholders']],
    ['采购合同_dlptest', ['check-arbitration-and-court', 'check-placeholders']],
  ])('%s: what reviewers of flesh and blood would find is found', async (name, expected) => {
    const found = (await review(docx(name))).map(({ ruleId }) => ruleId);
    for (const ruleId of expected) expect(found).toContain(ruleId);
    expect(found.length).toBeLessThanOrEqual(24);
  });

  test('every finding quotes the contract, and puts its wording beside blocks that exist', {
    timeout: 240_000,
  }, async () => {
    const names = readdirSync(`${folder}cn-txt`).filter((_, index) => index % 3 === 0);
    for (const name of names) {
      const blocks = textBlocks(readFileSync(`${folder}cn-txt/${name}`, 'utf8'));
      const byId = new Map(blocks.map((block) => [block.id, block.text]));
      for (const finding of await review(blocks)) {
        const [span] = finding.spans;
        if (span) expect(byId.get(span.blockId)?.slice(span.start, span.end)).toBe(finding.quote);
        for (const id of finding.likeBlockIds) expect(byId.has(id)).toBe(true);
        if (finding.action !== 'comment') expect(finding.suggestion).not.toMatch(/^\s*$|\{[^{}]*\}/);
      }
    }
  });
});
