import { mainPart, wordPackage } from '../../change/testing/word-package.ts';

/** A run of words. */
export const run = (text: string, format = ''): string =>
  `<w:r>${format ? `<w:rPr>${format}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
/** A paragraph of runs; a text alone is one. */
export const paragraph = (...runs: string[]): string =>
  `<w:p>${runs.map((one) => (one.startsWith('<') ? one : run(one))).join('')}</w:p>`;
const cell = (text: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc>`;
/** A table of two columns. */
export const table = (...rows: [string, string][]): string =>
  `<w:tbl><w:tblPr><w:tblBorders><w:top w:val="single" w:sz="4"/><w:bottom w:val="single" w:sz="4"/><w:insideH w:val="single" w:sz="4"/></w:tblBorders></w:tblPr><w:tblGrid><w:gridCol w:w="4000"/><w:gridCol w:w="4000"/></w:tblGrid>${rows.map((texts) => `<w:tr>${texts.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const CONTENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word file whose body is given; with a header and a footer of its own where they are. */
export async function wordWith(body: string, { header, footer }: { header?: string; footer?: string } = {}) {
  const both = [['header', 'hdr', header] as const, ['footer', 'ftr', footer] as const].flatMap(
    ([part, root, text]) => (text === undefined ? [] : [{ part, root, text }]),
  );
  const override = (part: string, type: string) =>
    `<Override PartName="/word/${part}.xml" ContentType="${CONTENT}.${type}+xml"/>`;
  const section = `<w:sectPr>${both.map(({ part }, at) => `<w:${part}Reference w:type="default" r:id="rId${at + 1}"/>`).join('')}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>`;
  return wordPackage({
    document: mainPart(body, section),
    parts: {
      '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${override('document', 'document.main')}${both.map(({ part }) => override(part, part)).join('')}</Types>`,
      'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${both.map(({ part }, at) => `<Relationship Id="rId${at + 1}" Type="${TYPES}/${part}" Target="${part}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(
        both.map(({ part, root, text }) => [
          `word/${part}.xml`,
          `<?xml version="1.0"?><w:${root} ${WORD}>${paragraph(text)}</w:${root}>`,
        ]),
      ),
    },
  });
}

/** A lease of a firm as it may have written it: fields in all places, a tag split over runs, a condition, rows of a table and of paragraphs. */
export const FIRM_LEASE_BODY = [
  `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run('房屋租赁合同', '<w:b/><w:sz w:val="36"/>')}</w:p>`,
  paragraph(run('出租人：{{'), run('出租人', '<w:b/>'), run('姓名}}，身份证号码{{出租人身份证号}}')),
  paragraph('{{#承租人}}'),
  paragraph('承租人：{{姓名}}，电话{{电话}}'),
  paragraph('{{/承租人}}'),
  paragraph('租金每月{{租金}}元（大写：{{租金大写}}），自{{起租日期}}起，年利率{{逾期利率}}%。'),
  paragraph('{{#是否有担保}}'),
  paragraph('担保人{{担保人}}对租金承担连带责任。'),
  paragraph('{{/是否有担保}}'),
  paragraph('{{^是否有担保}}本合同没有担保。{{/是否有担保}}{{#补充约定}}补充约定：{{补充约定}}{{/补充约定}}'),
  table(['物品', '数量'], ['{{#物品清单}}{{物品}}', '{{件数}}{{/物品清单}}']),
  paragraph('签订日期：{{签订日期}}'),
].join('');

/** The lease as a Word file. */
export const firmLease = () =>
  wordWith(FIRM_LEASE_BODY, { header: '合同编号：{{合同编号}}', footer: '承办：{{承办律师}}' });
