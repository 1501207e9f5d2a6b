import { findCitations } from '@mingfa/legal/citation/citations';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import { expandAbbreviation } from '@mingfa/legal/statute/law-title';
import { describe, expect, test } from 'vitest';
import { loadPlaybook } from './load-playbook.ts';
import { corpusFolder, findSourceLaw, hasCorpora } from './testing/digest-sources.ts';

const rules = await loadPlaybook();
const cited = [...new Set(rules.flatMap(({ articles }) => articles))].toSorted();
const present = hasCorpora();
if (!present && process.env.CI) throw new Error(`the law corpora are missing at ${corpusFolder}`);
if (!present) console.warn(`skipped: no law corpora at ${corpusFolder}`);

async function textOf(citation: string): Promise<string> {
  const [found] = findCitations(citation);
  if (found?.type !== 'statute' || found.law.kind !== 'named' || !found.article) return '';
  const law = await findSourceLaw(expandAbbreviation(found.law.name) ?? found.law.name);
  return law?.articles.get(formatArticleKey(found.article)) ?? '';
}

describe.skipIf(!present)('the articles the playbook relies on', () => {
  test.each(cited)('%s is in the law', async (citation) => {
    expect((await textOf(citation)).length).toBeGreaterThan(8);
  });

  test.each([
    ['《民法典》第一百四十条', ['沉默']],
    ['《民法典》第四百零一条', ['抵押财产归债权人所有', '优先受偿']],
    ['《民法典》第四百零二条', ['应当办理抵押登记', '抵押权自登记时设立']],
    ['《民法典》第四百二十八条', ['质押财产归债权人所有', '优先受偿']],
    ['《民法典》第四百二十九条', ['质权自出质人交付质押财产时设立']],
    ['《民法典》第四百九十八条', ['不利于提供格式条款一方']],
    ['《民法典》第五百零六条', ['人身损害', '故意或者重大过失']],
    ['《民法典》第五百六十五条', ['应当通知对方']],
    ['《民法典》第五百八十五条', ['违约金过分高于造成的损失']],
    ['《民法典》第五百八十六条', ['百分之二十', '不产生定金的效力']],
    ['《民法典》第五百八十八条', ['选择适用违约金或者定金']],
    ['《民法典》第六百零三条', ['第一承运人']],
    ['《民法典》第六百二十一条', ['二年内', '质量保证期']],
    ['《民法典》第六百二十二条', ['外观瑕疵']],
    ['《民法典》第六百七十条', ['不得预先在本金中扣除']],
    ['《民法典》第六百八十条', ['没有约定的，视为没有利息']],
    ['《民法典》第六百八十六条', ['按照一般保证承担保证责任']],
    ['《民法典》第六百九十二条', ['六个月']],
    ['《民法典》第六百九十五条', ['加重的部分不承担保证责任']],
    ['《民法典》第七百零五条', ['不得超过二十年', '超过部分无效']],
    ['《民法典》第七百一十二条', ['出租人应当履行租赁物的维修义务']],
    ['《民法典》第七百一十八条', ['六个月内未提出异议']],
    ['《民法典》第七百二十五条', ['不影响租赁合同的效力']],
    ['《民法典》第七百二十六条', ['优先购买']],
    ['《民法典》第七百三十四条', ['优先承租']],
    ['《民法典》第八百八十五条', ['属于受托人', '属于委托人']],
    ['《民法典》第九百三十三条', ['随时解除委托合同', '可以获得的利益']],
    ['《民法典》第九百六十四条', ['不得请求支付报酬', '必要费用']],
    ['《民法典》第九百六十七条', ['共担风险']],
    ['《民法典》第九百七十六条', ['不定期合伙']],
    ['《合同编通则解释》第十五条', ['不应当拘泥于合同使用的名称']],
    ['《合同编通则解释》第六十四条', ['不予调整违约金']],
    ['《合同编通则解释》第六十五条', ['百分之三十']],
    ['《合同编通则解释》第六十七条', ['押金或者订金']],
    ['《担保制度解释》第三十二条', ['本息还清时为止', '六个月']],
    ['《民间借贷司法解释》第二十五条', ['一年期贷款市场报价利率四倍']],
    ['《民间借贷司法解释》第二十九条', ['总计超过']],
    ['《建设工程施工合同解释（一）》第一条', ['资质']],
    ['《建设工程施工合同解释（一）》第十七条', ['二年']],
    ['《建设工程施工合同解释（一）》第二十一条', ['视为认可竣工结算文件']],
    ['《建设工程施工合同解释（一）》第二十五条', ['垫资利息没有约定']],
    ['《建设工程施工合同解释（一）》第四十二条', ['放弃或者限制建设工程价款优先受偿权']],
    ['《保障中小企业款项支付条例》第九条', ['以收到第三方付款作为']],
    ['《保障中小企业款项支付条例》第十二条', ['审计结果作为结算依据']],
    ['《民事诉讼法》第二十四条', ['被告住所地或者合同履行地']],
    ['《民事诉讼法》第三十四条', ['不动产所在地']],
    ['《民诉法解释》第二十八条', ['房屋租赁合同纠纷', '建设工程施工合同纠纷']],
    ['《仲裁法》第二十七条', ['选定的仲裁机构']],
    ['《仲裁法》第二十九条', ['仲裁协议无效']],
    ['《仲裁法》第三十一条', ['首次开庭前']],
    ['《民法典》第七百三十三条', ['返还租赁物']],
    ['《民法典》第五百六十六条', ['恢复原状']],
    [
      '《最高人民法院关于适用〈中华人民共和国仲裁法〉若干问题的解释》第七条',
      ['也可以向人民法院起诉', '仲裁协议无效'],
    ],
    ['《劳动合同法》第九条', ['不得扣押', '提供担保']],
    ['《劳动合同法》第十九条', ['不得超过一个月', '不得超过二个月', '不得超过六个月']],
    ['《劳动合同法》第二十条', ['百分之八十']],
    ['《劳动合同法》第二十四条', ['不得超过二年']],
    ['《劳动合同法》第二十五条', ['不得与劳动者约定由劳动者承担违约金']],
    ['《劳动合同法》第三十七条', ['提前三十日', '提前三日']],
    ['《劳动合同法》第八十七条', ['二倍']],
    ['《劳动法》第四十四条', ['百分之一百五十', '百分之二百', '百分之三百']],
    ['《劳动争议调解仲裁法》第二十七条', ['一年']],
    ['《劳动争议解释（一）》第三十六条', ['30%']],
    ['《妇女权益保障法》第四十四条', ['结婚、生育']],
    ['《公司法》第十五条', ['由董事会或者股东会决议']],
    ['《公司法》第八十四条', ['优先购买权', '三十日']],
    ['《公司法》第八十八条', ['补充责任']],
    ['《著作权法》第十九条', ['著作权属于受托人']],
    ['《计算机软件保护条例》第十一条', ['由受托人享有']],
    ['《个人信息保护法》第二十一条', ['目的、期限、处理方式']],
    ['《反不正当竞争法》第十条', ['商业秘密']],
  ])('%s says what the rules say of it', async (citation, words) => {
    expect(cited).toContain(citation);
    const text = await textOf(citation);
    for (const word of words) expect(text).toContain(word);
  });

  test('the laws said to be repealed are named in the provisions that repeal them', async () => {
    const code = await textOf('《民法典》第一千二百六十条');
    for (const law of [
      '婚姻法',
      '继承法',
      '民法通则',
      '收养法',
      '担保法',
      '合同法',
      '物权法',
      '侵权责任法',
      '民法总则',
    ]) {
      expect(code).toContain(law);
    }
    const investment = await textOf('《外商投资法》第四十二条');
    for (const law of ['中外合资经营企业法', '外资企业法', '中外合作经营企业法'])
      expect(investment).toContain(law);
  });
});
