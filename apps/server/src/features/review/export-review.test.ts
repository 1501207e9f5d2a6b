import * as playbookContract from '@mingfa/contract/playbook';
import { textsOf } from '@mingfa/files/word/change/testing/check-writing';
import {
  canonicalForm,
  resolveChanges,
  withoutComments,
} from '@mingfa/files/word/change/testing/resolve-changes';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEASE_BODY, leaseDocx } from '../../testing/lease-docx.ts';
import { openReviewApp, type ReviewApp } from '../../testing/review-app.ts';

let app: ReviewApp;

beforeAll(async () => {
  app = await openReviewApp();
});
afterAll(async () => {
  await app.close();
});

describe('written into the Word file', () => {
  const source = async () =>
    (await (await JSZip.loadAsync(app.lease)).file('word/document.xml')?.async('string')) ?? '';

  test('findings become tracked changes and comments; those rejected are left out', async () => {
    const { reviewId, findings } = await app.reviewed();
    const jurisdiction = findings.find(({ ruleId }) => ruleId === 'check-exclusive-jurisdiction');
    const open = findings.find(({ ruleId }) => ruleId === 'check-placeholders');
    const missing = findings.find(({ type, action }) => type === 'missing' && action === 'insert');
    expect(jurisdiction?.action).toBe('replace');
    expect(missing).toBeDefined();
    const changes = await app.exported(reviewId, 'form=changes');
    expect(changes.name).toContain('房屋租赁合同 审查批注版.docx');
    expect(changes.document).toContain('w:author="明法" w:date="2026-11-20T02:00:00Z"');
    expect(changes.comments).toContain('【高风险】');
    expect([changes.comments.includes('AI 生成'), changes.custom]).toEqual([false, '']);
    expect(changes.comments).toContain('依据：');
    expect(changes.comments).toContain(open?.title);
    const accepted = textsOf(resolveChanges(changes.document, '明法', 'accept')).join('\n');
    expect(accepted).toContain(`由${jurisdiction?.suggestion}管辖`);
    for (const line of missing?.suggestion.split('\n') ?? []) expect(accepted).toContain(line.trim());
    const ids = new Set(
      [...changes.comments.matchAll(/<w:comment w:id="(\d+)"/g)].map((match) => match[1] ?? ''),
    );
    const rejected = withoutComments(resolveChanges(changes.document, '明法', 'reject'), ids);
    expect(canonicalForm(rejected)).toBe(canonicalForm(await source()));

    await app.decide(jurisdiction?.findingId ?? '', { decision: 'rejected' });
    await app.decide(missing?.findingId ?? '', { suggestion: '第六条 自己写的条款。' });
    const again = await app.exported(reviewId, 'form=changes');
    const texts = textsOf(resolveChanges(again.document, '明法', 'accept')).join('\n');
    expect(texts).toContain('由被告所在地法院管辖');
    expect(texts).toContain('第六条 自己写的条款。');
    expect(again.comments).not.toContain(jurisdiction?.title);
  });

  test('of two wordings for one sentence the one that takes the words away is written, and both findings say so', async () => {
    const body = LEASE_BODY.replace('且不承担任何责任', '甲方不承担任何责任');
    const documentId = await app.open('两处意见.docx', await leaseDocx(body));
    const { reviewId, findings } = await app.reviewed({ documentId });
    const termination = findings.find(({ ruleId }) => ruleId === 'any-unilateral-termination');
    const exemption = findings.find(({ ruleId }) => ruleId === 'any-exemption-broad');
    expect([termination?.action, exemption?.action]).toEqual(['replace', 'replace']);
    expect(exemption?.reason).toContain(`“${termination?.title}”`);
    const accepted = async () => {
      const { document } = await app.exported(reviewId, 'form=changes');
      return textsOf(resolveChanges(document, '明法', 'accept')).join('\n');
    };
    const first = await accepted();
    expect(first).toContain(termination?.suggestion);
    expect(first).not.toContain('不承担任何责任');
    await app.decide(termination?.findingId ?? '', { decision: 'rejected' });
    expect(await accepted()).toContain(exemption?.suggestion);
    expect(
      (await app.held(reviewId)).findings.find(({ ruleId }) => ruleId === 'any-exemption-broad')?.reason,
    ).not.toContain(`“${termination?.title}”`);
  });

  test('a place in a table is marked in its cell', async () => {
    const rule = {
      ruleId: 'repairs',
      title: '维修费用',
      kinds: [],
      sides: [],
      level: 'medium',
      type: 'clause',
      any: ['全部由乙方承担'],
      extent: 'words',
      reason: '应由出租人承担。',
      articles: [],
      action: 'replace',
      suggestion: '由甲方承担，人为损坏除外',
    };
    const copy = await app.server.call(playbookContract.copyPlaybook, {
      token: app.me.token,
      params: { playbookId: 'built-in' },
      body: { name: '表格' },
    });
    const params = { playbookId: copy.body.playbookId };
    await app.server.call(playbookContract.updatePlaybook, {
      token: app.me.token,
      params,
      body: { items: [rule] },
    });
    const { reviewId, findings } = await app.reviewed(params);
    expect(findings).toHaveLength(1);
    const { document } = await app.exported(reviewId, 'form=changes');
    const accepted = resolveChanges(document, '明法', 'accept');
    expect(textsOf(accepted)).toContain('由甲方承担，人为损坏除外');
    expect(accepted.match(/<w:tc>/g)).toHaveLength(4);
  });

  test('a report has every finding with the state of its articles, in both languages', async () => {
    const { reviewId, findings } = await app.reviewed();
    await app.decide(findings[0]?.findingId ?? '', { decision: 'rejected' });
    const report = await app.exported(reviewId, 'form=report');
    for (const words of [
      '合同审查报告',
      '乙方',
      '租赁合同',
      findings[0]?.title ?? '',
      '已忽略',
      '（未收录）',
    ])
      expect(report.document).toContain(words);
    expect(report.document).toContain('w:orient="landscape"');
    expect((await app.exported(reviewId, 'form=report&language=en')).document).toContain('Contract review');
  });

  test('of what is no Word file there is a report alone', async () => {
    const text = '房屋租赁合同\n出租人（甲方）：张某\n承租人（乙方）：李某\n第一条 租金每月____元。';
    const other = await app.open('合同.txt', text);
    const body = await app.reviewed({ documentId: other });
    expect(body.canExportChanges).toBe(false);
    await expect(app.exported(body.reviewId, 'form=changes')).rejects.toThrow('not_a_contract_file');
    expect((await app.exported(body.reviewId, 'form=report')).document).toContain('合同审查报告');
  });
});
