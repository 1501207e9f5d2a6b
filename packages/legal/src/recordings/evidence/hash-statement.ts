import { EVIDENCE_LAWS, type PackLanguage, type PackText } from './pack-text.ts';

/** A file as it was received. */
export interface ReceivedFile {
  name: string;
  bytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
  /** As it is to be written, with its time zone. */
  receivedAt: string;
  /** What the file says of itself: device, program, time of recording; none of it was checked. */
  tags: readonly { name: string; value: string }[];
  /** The day on which whoever keeps the recording had it deleted here; null where the file comes with the statement. */
  deletedOn: string | null;
}

/**
 * What a hash proves, and what it does not: that the file has not changed since it was received. Whether it was whole and genuine before that is
 * decided by the court (最高人民法院关于民事诉讼证据的若干规定 §93), and the carrier on which it was recorded is still to be shown (§15).
 */
export function hashStatement(file: ReceivedFile, language: PackLanguage): PackText {
  return {
    ...(language === 'en' ? inEnglish(file) : inChinese(file)),
    sources: [
      { law: EVIDENCE_LAWS.civilEvidence, article: '15' },
      { law: EVIDENCE_LAWS.civilEvidence, article: '93' },
    ],
  };
}

const inChinese = ({ name, bytes, sha256, receivedAt, tags, deletedOn }: ReceivedFile) => ({
  title: '校验值说明',
  paragraphs: [
    `文件名：${name}`,
    `大小：${bytes} 字节`,
    `收到时间：${receivedAt}`,
    `SHA-256：${sha256}`,
    ...(tags.length === 0
      ? []
      : [`文件自带的信息（未经核实）：${tags.map((tag) => `${tag.name} ${tag.value}`).join('；')}`]),
    deletedOn === null
      ? '本校验值在收到文件的同时计算。对随附文件重新计算，结果与上述数值一致的，说明该文件自收到之时起未被改动；它不能说明收到之前的情况，也不能说明录音内容是否真实、完整。'
      : `收到的文件已由保管人选择于 ${deletedOn} 从本系统删除，未随附。本校验值是收到文件的同时对当时收到的文件计算的；对另存的同一文件重新计算，结果与上述数值一致的，说明它与当时收到的文件相同。它不能说明收到之前的情况，也不能说明录音内容是否真实、完整。`,
    `${deletedOn === null ? '随附文件是收到的电子文件，不是录制时的存储介质。' : '收到的是电子文件，不是录制时的存储介质。'}录音存储在电子介质中的，原件及其认定见《${EVIDENCE_LAWS.civilEvidence}》第十五条，真实性由人民法院结合第九十三条所列因素综合判断。请继续保管录制所用的手机、录音笔等设备及其中的录音，不要删除、转存覆盖或者恢复出厂设置。`,
  ],
});

const inEnglish = ({ name, bytes, sha256, receivedAt, tags, deletedOn }: ReceivedFile) => ({
  title: 'Statement on the hash value',
  paragraphs: [
    `File name: ${name}`,
    `Size: ${bytes} bytes`,
    `Received: ${receivedAt}`,
    `SHA-256: ${sha256}`,
    ...(tags.length === 0
      ? []
      : [
          `What the file says of itself (not verified): ${tags.map((tag) => `${tag.name} ${tag.value}`).join('; ')}`,
        ]),
    deletedOn === null
      ? 'The value was computed while the file was received. If it is computed again over the enclosed file and is the same, the file has not been changed since it was received. It says nothing about the time before, nor whether what was recorded is true or complete.'
      : `The file as received was deleted here on ${deletedOn} by choice of whoever keeps the recording, and is not enclosed. The value is that of the file as it was received, computed while it was. If it is computed over a copy kept elsewhere and is the same, that copy is the file as received. It says nothing about the time before, nor whether what was recorded is true or complete.`,
    `${deletedOn === null ? 'The enclosed file is the electronic file as received' : 'What was received was an electronic file'}, not the medium on which it was recorded. What counts as an original is decided by Article 15 of the Supreme People’s Court’s Provisions on Evidence in Civil Procedure, and its authenticity is judged by the court by the factors in Article 93. Keep the telephone or recorder with the recording on it: do not delete, overwrite or reset it.`,
  ],
});
