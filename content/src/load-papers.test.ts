import { describe, expect, it } from 'vitest';
import { loadDigests } from './load-digests.ts';
import { findPaperAsked, loadPapers } from './load-papers.ts';

const papers = await loadPapers();

describe('papers people are asked to sign', () => {
  it.each([
    ['对方保险公司只肯赔2万，让我签调解书，能签吗', 'settlement'],
    ['公司说店要关了让我签个自愿离职协议给我一个月工资，我能签吗', 'resignation'],
    ['HR让我签调岗确认书，工资少两千，不签会怎么样', 'transfer'],
    ['表哥贷款让我在担保人那里签个字，该不该签', 'guarantee'],
    ['中介拿来一份留空的合同，能先签吗', 'blank'],
    ['检察官让签认罪认罚，要不要签', 'plea'],
    ['城管送来处罚告知书让我签收，可以不签吗', 'served'],
    ['培训班说签了免责协议不赔，合法吗', 'disclaimer'],
    ['The insurer wants me to sign a settlement for 20,000. Should I sign it?', 'settlement'],
    ['My boss says I resign voluntarily, can I sign that?', 'resignation'],
  ])('%s', (message, paper) => {
    expect(findPaperAsked(papers, message)?.id).toBe(paper);
  });

  it.each([
    '已经签了和解协议，还能反悔吗',
    '签证过期了能不能补办',
    '没签劳动合同能要双倍工资吗',
    '签了合同房东反悔不租了怎么办',
    '对方要和解，赔多少合适',
    '合同到期不续签有补偿吗',
  ])('%s: nobody is asked to sign', (message) => {
    expect(findPaperAsked(papers, message)).toBeNull();
  });

  it('rest on articles of which a digest is held', async () => {
    const held = new Set(
      (await loadDigests()).flatMap(({ shortTitle, digests }) =>
        digests.map(({ article }) => `${shortTitle} ${article}`),
      ),
    );
    for (const { source } of papers.papers) expect(held, source).toContain(source);
  });
});
