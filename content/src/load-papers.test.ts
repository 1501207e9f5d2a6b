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
    ['合同到期，公司给我一张终止通知单让我签字，能签吗', 'contract-end'],
    ['公司让我在罚款单上签字，能签吗', 'deduction'],
    ['厂里让我签扣款确认单，签了是不是就认了', 'deduction'],
    ['公司欠我三个月工资，让我签分期付款协议，该签吗', 'wages'],
    ['拆迁办让我签补偿协议，该不该签', 'expropriation'],
    ['合伙人让我签退伙协议，能签吗', 'partnership'],
    ['我爸去世了，债主让我在还款承诺书上签字，要不要签', 'debt-of-the-dead'],
    ['朋友让我在还款承诺书上签字，要不要签', 'debt'],
    ['交警开的罚单要不要签字', null],
    ['工地受伤老板给两万让我签放弃协议，能签吗', 'settlement'],
    ['培训班说签了免责协议不赔，合法吗', 'disclaimer'],
    ['孩子在幼儿园摔骨折，园长让我们签一份免责书才退费，要不要签', 'settlement'],
    ['健身房让我签免责协议，能签吗', 'disclaimer'],
    ['The insurer wants me to sign a settlement for 20,000. Should I sign it?', 'settlement'],
    ['My boss says I resign voluntarily, can I sign that?', 'resignation'],
  ])('%s', (message, paper) => {
    expect(findPaperAsked(papers, message)?.id ?? null).toBe(paper);
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
