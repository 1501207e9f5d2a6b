/** A body with one of everything that stands between a paragraph and its words. */
const run = (text: string, format = '') =>
  `<w:r>${format ? `<w:rPr>${format}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const fieldChar = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (code: string, result: string) =>
  `${fieldChar('begin')}<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>${fieldChar('separate')}${run(result)}${fieldChar('end')}`;
const paragraph = (inner: string, properties = '') =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${inner}</w:p>`;
const by = (id: number) => `w:id="${id}" w:author="王律师" w:date="2026-01-01T00:00:00Z"`;
const control = (properties: string, text: string) =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${run(text)}</w:sdtContent></w:sdt>`;
const box = (inner: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${inner}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const cell = (inner: string) => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${inner}</w:tc>`;

/** By name, so that a test can pick one; `HARD_BODY` has them all. */
export const HARD = {
  formats: paragraph(
    run('租金', '<w:b/>') + run('为每月', '') + run('五千元', '<w:b/><w:u w:val="single"/>') + run('整。'),
  ),
  link: paragraph(
    `${run('详见')}<w:hyperlink r:id="rId5" w:history="1">${run('平台规则', '<w:rStyle w:val="Link"/>')}</w:hyperlink>${run('全文。')}`,
  ),
  field: paragraph(
    `${run('依照第')}${field('REF _Ref1 \\r', '十二')}${run('条处理，并见第')}${field('REF _Ref2', '三')}${run('条。')}`,
  ),
  simpleField: paragraph(
    `${run('共')}<w:fldSimple w:instr=" NUMPAGES ">${run('12')}</w:fldSimple>${run('页。')}`,
  ),
  openField: paragraph(
    `${run('目录')}${fieldChar('begin')}<w:r><w:instrText> TOC </w:instrText></w:r>${fieldChar('separate')}${run('第一条')}`,
  ),
  closedField: paragraph(`${run('第二条')}${fieldChar('end')}${run('以下为正文。')}`),
  bookmarks: paragraph(
    `<w:bookmarkStart w:id="7" w:name="a"/>${run('甲方')}<w:bookmarkEnd w:id="7"/><w:proofErr w:type="spellStart"/>${run('应当付款')}<w:proofErr w:type="spellEnd"/>`,
  ),
  smartTag: paragraph(
    `<w:smartTag w:uri="urn:x" w:element="date"><w:smartTagPr/>${run('2026年')}${run('1月1日')}</w:smartTag>${run('签订。')}`,
  ),
  controls: paragraph(
    `${run('姓名：')}${control('<w:alias w:val="n"/>', '张三')}${run('；证件：')}${control('<w:lock w:val="sdtContentLocked"/>', '锁定内容')}${run('；编号：')}${control('<w:dataBinding w:xpath="/a" w:storeItemID="{1}"/>', '绑定内容')}`,
  ),
  others: paragraph(
    `${run('乙方')}<w:ins ${by(21)}>${run('应当在十日内')}</w:ins><w:del ${by(22)}><w:r><w:delText xml:space="preserve">可以随时</w:delText></w:r></w:del>${run('交付')}<w:moveFrom ${by(23)}>${run('旧')}</w:moveFrom><w:moveTo ${by(24)}>${run('移来的话')}</w:moveTo>${run('。')}`,
  ),
  objects: paragraph(
    `${run('金额')}<w:r><w:footnoteReference w:id="2"/></w:r>${run('以')}<w:r><w:drawing><wp:inline/></w:drawing></w:r>${run('发票为准')}<w:r><w:tab/><w:t>右侧</w:t><w:br/><w:t>次行</w:t><w:noBreakHyphen/><w:sym w:font="Wingdings 2" w:char="F052"/></w:r>`,
  ),
  ruby: paragraph(
    `${run('读音')}<w:r><w:ruby><w:rubyPr/><w:rt>${run('yín')}</w:rt><w:rubyBase>${run('银行')}</w:rubyBase></w:ruby></w:r>${run('账户')}<m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath>`,
  ),
  textBox: paragraph(
    `${run('正文前')}${box(paragraph(run('框内条款一')) + paragraph(run('框内条款二')))}${run('正文后')}`,
  ),
  table: `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr>${cell(paragraph(run('单价')))}${cell(paragraph(run('一百元')) + paragraph(run('含税'), '<w:jc w:val="right"/>'))}</w:tr><w:tr>${cell('<w:p/>')}${cell(`<w:tbl><w:tblPr/><w:tblGrid/><w:tr>${cell(paragraph(run('内表')))}</w:tr></w:tbl><w:p/>`)}</w:tr></w:tbl>`,
  numbered: paragraph(
    run('双方应当诚信履行。'),
    `<w:pStyle w:val="a3"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr><w:rPr><w:b/><w:rPrChange ${by(31)}><w:rPr/></w:rPrChange></w:rPr>`,
  ),
  insertedMark: paragraph(run('新段落'), `<w:rPr><w:ins ${by(32)}/></w:rPr>`),
  deletedMark: paragraph(run('并入下段'), `<w:rPr><w:del ${by(33)}/><w:i/></w:rPr>`),
  section: paragraph(
    run('本节末尾。'),
    '<w:jc w:val="both"/><w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>',
  ),
  changedFormat: paragraph(
    run('改过格式'),
    `<w:jc w:val="left"/><w:pPrChange ${by(34)}><w:pPr/></w:pPrChange>`,
  ),
  blanks: '<w:p><w:r><w:t>  前后 有空格  </w:t></w:r><w:r><w:t></w:t></w:r><w:r><w:t>又  </w:t></w:r></w:p>',
  entities: '<w:p><w:r><w:t>甲&amp;乙&#x4E19;<![CDATA[<丁>]]><!-- 注 -->😀𠮷戊</w:t></w:r></w:p>',
  empty: '<w:p/>',
  blockControl: `<w:sdt><w:sdtPr><w:docPartObj/></w:sdtPr><w:sdtContent>${paragraph(run('控件内的段落'))}</w:sdtContent></w:sdt>`,
  commented: paragraph(
    `<w:commentRangeStart w:id="3"/>${run('已有批注')}<w:commentRangeEnd w:id="3"/><w:r><w:commentReference w:id="3"/></w:r>${run('的句子。')}`,
  ),
  last: paragraph(run('签字盖章处')),
} as const;

export const HARD_BODY = Object.values(HARD).join('\n  ');

export const HARD_COMMENTS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="3" w:author="李" w:initials="李"><w:p><w:r><w:t>旧批注</w:t></w:r></w:p></w:comment></w:comments>';
