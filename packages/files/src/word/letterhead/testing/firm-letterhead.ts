import { createCanvas } from '@napi-rs/canvas';
import { wordPackage } from '../../change/testing/word-package.ts';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = `xmlns:r="${TYPES}"`;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A mark as firms have it in their headers. */
function logo(): Buffer {
  const canvas = createCanvas(240, 60);
  const context = canvas.getContext('2d');
  context.fillStyle = '#7A1F2B';
  context.fillRect(0, 0, 60, 60);
  context.fillStyle = '#C9A227';
  context.fillRect(70, 20, 170, 20);
  return canvas.toBuffer('image/png');
}

const words = (text: string, look = '') =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const style = (type: string, id: string, name: string, inner: string, more = '') =>
  `<w:style w:type="${type}" w:styleId="${id}"${more}><w:name w:val="${name}"/>${inner}</w:style>`;
const field = (code: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${words('1')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const PICTURE = `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0"><wp:extent cx="1524000" cy="381000"/><wp:docPr id="1" name="logo"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="logo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1524000" cy="381000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

const STYLES = `${XML}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsiaTheme="minorEastAsia"/><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults>${[
  style(
    'paragraph',
    'a',
    'Normal',
    '<w:pPr><w:spacing w:line="360" w:lineRule="auto"/><w:ind w:firstLineChars="200" w:firstLine="480"/></w:pPr>',
    ' w:default="1"',
  ),
  style(
    'paragraph',
    'a3',
    'Title',
    '<w:basedOn w:val="a"/><w:pPr><w:spacing w:after="240"/><w:ind w:firstLineChars="0" w:firstLine="0"/><w:jc w:val="center"/></w:pPr><w:rPr><w:b/><w:color w:val="7A1F2B"/><w:sz w:val="40"/></w:rPr>',
  ),
  style(
    'paragraph',
    '1',
    'heading 1',
    '<w:basedOn w:val="a"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:ind w:firstLineChars="0" w:firstLine="0"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:rFonts w:eastAsia="黑体"/><w:color w:val="7A1F2B"/><w:sz w:val="28"/></w:rPr>',
  ),
  style(
    'paragraph',
    '2',
    'heading 2',
    '<w:basedOn w:val="a"/><w:pPr><w:ind w:firstLineChars="0" w:firstLine="0"/><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/></w:rPr>',
  ),
  style(
    'paragraph',
    'a4',
    'header',
    '<w:basedOn w:val="a"/><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="8" w:space="4" w:color="7A1F2B"/></w:pBdr><w:tabs><w:tab w:val="right" w:pos="8300"/></w:tabs><w:ind w:firstLineChars="0" w:firstLine="0"/></w:pPr><w:rPr><w:sz w:val="18"/></w:rPr>',
  ),
  style('table', 'TableNormal', 'Normal Table', '', ' w:default="1"'),
  style(
    'table',
    'Firm',
    '本所表格',
    '<w:tblPr><w:tblBorders><w:top w:val="single" w:sz="12" w:color="7A1F2B"/><w:bottom w:val="single" w:sz="12" w:color="7A1F2B"/><w:insideH w:val="single" w:sz="4" w:color="C9A227"/></w:tblBorders></w:tblPr>',
  ),
].join('')}</w:styles>`;

const SAMPLE = [
  `<w:p><w:pPr><w:pStyle w:val="a3"/></w:pPr>${words('旧函标题')}</w:p>`,
  `<w:p><w:commentRangeStart w:id="1"/>${words('旧客户甲公司的内容')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>`,
  `<w:tbl><w:tblPr><w:tblStyle w:val="Firm"/></w:tblPr><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr><w:p>${words('旧表')}</w:p></w:tc></w:tr></w:tbl>`,
].join('');
const SECTION = `<w:sectPr><w:headerReference w:type="default" r:id="rId5"/><w:headerReference w:type="first" r:id="rId6"/><w:footerReference w:type="default" r:id="rId7"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="2000" w:right="1500" w:bottom="1700" w:left="1700" w:header="850" w:footer="900" w:gutter="0"/><w:titlePg/></w:sectPr>`;

/** What a test changes of it. */
export interface FirmLetterheadChanges {
  /** Put in before the end of the header. */
  header?: string;
  section?: string;
  sample?: string;
  headerLinks?: string;
  styles?: string;
  parts?: Record<string, string | Uint8Array | null>;
}

/** A firm's letterhead: a mark and its name in the header, another one on the first page, page x of y in the footer, and styles; its sample has notes, comments and a table. */
export const firmLetterhead = ({
  header = '',
  section = SECTION,
  sample = SAMPLE,
  headerLinks = '',
  styles = STYLES,
  parts = {},
}: FirmLetterheadChanges = {}): Promise<Buffer> => {
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"/>`;
  const override = (part: string, type: string) =>
    `<Override PartName="/word/${part}.xml" ContentType="${CONTENT}.${type}+xml"/>`;
  const links = (...all: string[]) =>
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
  return wordPackage({
    document: `${XML}<w:document ${W} ${R}><w:body>${sample}${section}</w:body></w:document>`,
    parts: {
      '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${[
        override('document', 'document.main'),
        override('styles', 'styles'),
        override('settings', 'settings'),
        override('numbering', 'numbering'),
        override('comments', 'comments'),
        override('footnotes', 'footnotes'),
        ...['header1', 'header2'].map((part) => override(part, 'header')),
        override('footer1', 'footer'),
      ].join(
        '',
      )}<Override PartName="/word/theme/theme1.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
      '_rels/.rels': links(
        link('rId1', 'officeDocument', 'word/document.xml'),
        `<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
      ),
      'docProps/core.xml': `${XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>旧作者</dc:creator></cp:coreProperties>`,
      'word/_rels/document.xml.rels': links(
        link('rId1', 'styles', 'styles.xml'),
        link('rId2', 'settings', 'settings.xml'),
        link('rId3', 'comments', 'comments.xml'),
        link('rId4', 'footnotes', 'footnotes.xml'),
        link('rId5', 'header', 'header1.xml'),
        link('rId6', 'header', 'header2.xml'),
        link('rId7', 'footer', 'footer1.xml'),
        link('rId8', 'theme', 'theme/theme1.xml'),
        link('rId9', 'numbering', 'numbering.xml'),
        link('rId10', 'image', 'media/old.png'),
      ),
      'word/styles.xml': styles,
      'word/settings.xml': `${XML}<w:settings ${W} ${R}><w:attachedTemplate r:id="rId1"/><w:documentProtection w:edit="readOnly" w:enforcement="1"/><w:footnotePr><w:footnote w:id="-1"/><w:footnote w:id="0"/></w:footnotePr></w:settings>`,
      'word/_rels/settings.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${TYPES}/attachedTemplate" Target="file:///C:\\Users\\wang\\firm.dotx" TargetMode="External"/></Relationships>`,
      'word/numbering.xml': `${XML}<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="chineseCounting"/><w:pStyle w:val="1"/><w:lvlText w:val="第%1章"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      'word/comments.xml': `${XML}<w:comments ${W}><w:comment w:id="1" w:author="旧作者" w:date="2020-01-01T00:00:00Z"><w:p>${words('旧批注')}</w:p></w:comment></w:comments>`,
      'word/footnotes.xml': `${XML}<w:footnotes ${W}><w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:type="continuationSeparator" w:id="0"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote><w:footnote w:id="2"><w:p>${words('旧脚注')}</w:p></w:footnote></w:footnotes>`,
      'word/theme/theme1.xml': `${XML}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="t"><a:themeElements><a:fontScheme name="f"><a:majorFont><a:latin typeface="Arial"/><a:ea typeface=""/></a:majorFont><a:minorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:font script="Hans" typeface="宋体"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`,
      'word/header1.xml': `${XML}<w:hdr ${W} ${R}><w:p><w:pPr><w:pStyle w:val="a4"/></w:pPr>${words('明正律师事务所', '<w:b/><w:color w:val="7A1F2B"/>')}<w:r><w:tab/></w:r>${words('www.example.com')}</w:p>${header}</w:hdr>`,
      'word/header2.xml': `${XML}<w:hdr ${W} ${R}><w:p><w:pPr><w:ind w:firstLineChars="0" w:firstLine="0"/></w:pPr>${PICTURE}</w:p><w:p><w:pPr><w:ind w:firstLineChars="0" w:firstLine="0"/><w:jc w:val="right"/></w:pPr>${words('北京市朝阳区某路 8 号 电话 010-12345678', '<w:sz w:val="18"/>')}</w:p></w:hdr>`,
      'word/_rels/header2.xml.rels': links(link('rId1', 'image', 'media/logo.png'), headerLinks),
      'word/footer1.xml': `${XML}<w:ftr ${W} ${R}><w:p><w:pPr><w:ind w:firstLineChars="0" w:firstLine="0"/><w:jc w:val="center"/></w:pPr>${words('第 ')}${field('PAGE')}${words(' 页，共 ')}${field('NUMPAGES')}${words(' 页')}</w:p></w:ftr>`,
      'word/media/logo.png': logo(),
      'word/media/old.png': logo(),
      'word/media/image1.png': null,
      ...parts,
    },
  });
};
