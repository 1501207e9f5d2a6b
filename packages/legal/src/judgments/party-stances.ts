/** A stance as documents print it before a name. The longest stands first, so that 再审申请人 is not read as 申请人. */
const STANCES: readonly string[] = [
  // With the procedure before it.
  ...['一审', '二审', '原审', '再审', '原一审', '原二审', '原再审', '本诉', '原审本诉'].flatMap((when) =>
    [
      '附带民事诉讼原告人',
      '附带民事诉讼被告人',
      '被上诉人',
      '上诉人',
      '被申请人',
      '申请人',
      '被告人',
      '被告单位',
      '自诉人',
      '第三人',
      '原告',
      '被告',
    ].map((stance) => when + stance),
  ),
  ...['附带民事诉讼原告人', '附带民事诉讼被告人', '附带民事公益诉讼起诉人', '公益诉讼起诉人', '公益诉讼人'],
  ...['被上诉人', '上诉人', '被申请执行人', '申请执行人', '被执行人', '被申请人', '被申请赔偿机关'],
  ...['复议申请人', '申请复议人', '异议申请人', '异议人', '案外人', '利害关系人', '申请保全人', '被保全人'],
  ...[
    '赔偿请求人',
    '赔偿义务机关',
    '复议机关',
    '申请人',
    '被申诉人',
    '申诉单位',
    '申诉人',
    '反诉原告',
    '反诉被告',
  ],
  ...['被告单位', '被告人', '原告人', '公诉机关', '抗诉机关', '自诉人', '罪犯', '原告', '被告', '第三人'],
  ...['债务人', '债权人', '管理人', '起诉人', '被宣告人', '下落不明人', '支付义务人', '被害人', '其他当事人'],
  ...['民事诉讼原告', '民事诉讼被告', '执行机关', '报请机关', '提请机关'],
];

const escaped = [...new Set(STANCES)].toSorted((a, b) => b.length - a.length);

/** Every stance, as the source of a pattern without groups. */
export const STANCE_SOURCE = escaped.join('|');
