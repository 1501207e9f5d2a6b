import {
  paragraph,
  shape,
  slideParts,
  textRows,
  writeWord,
  writeWorkbook,
  writeZip,
} from '@mingfa/files/testing/office-packages';
import type { LocalFile } from './api.ts';
import { reportPage } from './made-texts.ts';
import { writePdf } from './write-pdf.ts';

/** What the public folder lacks: a workbook, slides, mail. */
export async function makeOfficeFiles(): Promise<LocalFile[]> {
  return [
    { name: '应收账款台账.xlsx', content: await makeWorkbook(1, 120) },
    { name: '合规培训.pptx', content: await makeSlides(1) },
    { name: '催款邮件.eml', content: makeMail(1) },
  ];
}

/** A text PDF of some pages, each with a mark of its own. */
export function makeReport(pages: number, first = 1): Buffer {
  return writePdf(Array.from({ length: pages }, (_, index) => ({ lines: reportPage(first + index) })));
}

const BATCH = { txt: 40, md: 15, docx: 20, xlsx: 10, pptx: 5, eml: 5, pdf: 5 } as const;

/** A hundred different files of the kinds a folder holds. */
export async function makeBatch(): Promise<LocalFile[]> {
  const files: LocalFile[] = [];
  for (const [ending, count] of Object.entries(BATCH)) {
    for (let index = 1; index <= count; index += 1) {
      const seed = files.length + 11;
      files.push({ name: `资料${String(seed)}.${ending}`, content: await makeOne(ending, seed) });
    }
  }
  return files;
}

async function makeOne(ending: string, seed: number): Promise<Buffer> {
  const lines = [reportPage(seed), reportPage(seed + 500)].flat();
  if (ending === 'docx') return writeWord({ body: lines.map((line) => paragraph(line)).join('') });
  if (ending === 'xlsx') return makeWorkbook(seed, 200);
  if (ending === 'pptx') return makeSlides(seed);
  if (ending === 'eml') return makeMail(seed);
  if (ending === 'pdf') return makeReport(20, seed * 20);
  return Buffer.from(ending === 'md' ? `# 资料${seed}\n\n${lines.join('\n\n')}\n` : lines.join('\n'));
}

function makeWorkbook(seed: number, rows: number): Promise<Buffer> {
  const head = ['客户', '合同编号', '应收金额', '到期日', '经办人'];
  const body = Array.from({ length: rows }, (_, index) => [
    `江河第${seed}-${index + 1}客户有限公司`,
    `JH-${2020 + (index % 6)}-${String(seed * 1000 + index)}`,
    String((seed * 7 + index * 131) % 90_000),
    `2026-${String((index % 12) + 1).padStart(2, '0')}-15`,
    ['周岩', '林舟', '许未'][index % 3] ?? '',
  ]);
  return writeWorkbook({ sheets: [{ name: '应收账款', xml: textRows([head, ...body]) }] });
}

function makeSlides(seed: number): Promise<Buffer> {
  const topics = ['反商业贿赂', '数据出境', '劳动用工', '广告宣传', '合同审批'];
  const slides = topics.map((topic, index) => ({
    tree:
      shape([`${topic}合规要点（第${seed}期）`], 'title') +
      shape([`负责部门：第${index + 1}法务组`, `整改期限为收到通知后${(seed % 9) + index + 5}个工作日。`]),
  }));
  return writeZip(slideParts(slides));
}

function makeMail(seed: number): Buffer {
  const subject = Buffer.from(`关于第${seed}号合同逾期付款的催告`).toString('base64');
  const text = Buffer.from(
    `林经理：\r\n\r\n贵司就JH-2026-${seed}号合同项下第二期货款人民币${seed * 1000 + 68}元逾期已满三十日，请于2026年12月10日前支付，否则我司将依法主张违约金。\r\n\r\n周岩\r\n`,
  ).toString('base64');
  return Buffer.from(
    `From: zhou@jianghe.example\r\nTo: lin@dongan.example\r\nSubject: =?utf-8?B?${subject}?=\r\nDate: Fri, 20 Nov 2026 10:00:00 +0800\r\n` +
      `MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${text}\r\n`,
  );
}
