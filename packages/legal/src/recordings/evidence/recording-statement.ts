import type { TranscriptSource } from '../transcript.ts';
import { nameLaw as named } from './name-law.ts';
import { EVIDENCE_LAWS, type PackText } from './pack-text.ts';

/** What is known of how a recording came about; whatever is not known stays a blank to fill in. */
export interface RecordingOrigin {
  fileName: string;
  sha256: string;
  /** 手机, 录音笔, with make and model. */
  device: string | null;
  recordedAt: string | null;
  place: string | null;
  recordedBy: string | null;
  /** Whoever is heard, as they are named in the transcript. */
  speakers: readonly string[];
  /** Where the device with the recording is now. */
  keptWhere: string | null;
  receivedAt: string;
  /** The day on which whoever keeps the recording had the received file deleted here; null where it is enclosed. */
  deletedOn: string | null;
  /** How the file came from the device: copied by cable, sent by a messenger. */
  transferredBy: string | null;
  /** What the words of the transcript rest on; null where there is none. */
  transcript: TranscriptSource | null;
  /** Of how many turns nobody measured when they begin: their times are worked out by length, and no subtitles are enclosed. */
  guessedTimes: number;
  /** How many passages of the transcript a person changed; null where all of it was typed. */
  editedPassages: number | null;
  /** How many of them were deleted. */
  deletedPassages: number;
}

const BLANK = '＿＿＿＿＿＿';

const enclosed = ({ fileName, sha256, deletedOn }: RecordingOrigin): string =>
  deletedOn === null
    ? `本次随附的是收到的电子文件，文件名${fileName}，SHA-256：${sha256}。`
    : `收到的电子文件（文件名${fileName}）已由保管人选择于${deletedOn}从本系统删除，本次未随附；SHA-256：${sha256}，是对当时收到的文件计算的。`;

const TRANSCRIPT: Record<TranscriptSource, string> = {
  recording: '文字稿据录音整理',
  import: '文字稿是从外部导入的，不是本系统据录音转写的，与录音的对应由提交人核对',
  typed: '文字稿由人工录入，与录音的对应由提交人核对',
};

function transcriptLine({
  transcript,
  guessedTimes,
  editedPassages,
  deletedPassages,
}: RecordingOrigin): string {
  if (transcript === null) return '五、文字稿。未附文字稿。';
  const times =
    guessedTimes > 0
      ? `其中${guessedTimes}段的时间标“约”，系按字数推算，不是从录音中量得的；字幕文件因部分时间是推算的未附。`
      : '';
  const deleted = deletedPassages > 0 ? `（含删去${deletedPassages}段）` : '';
  const edited =
    editedPassages === null ? '' : `其中人工改动${editedPassages}处${deleted}，见改动清单和与识别原文对照。`;
  return `五、文字稿。${TRANSCRIPT[transcript]}，仅供对照收听，以录音为准。${times}${edited}`;
}

/**
 * A statement for whoever submits a recording, to be completed and signed by them, in the order in which a court asks: which kind of evidence it
 * is (民诉法解释 §116), where the original is (民事证据规定 §15), what bears on its authenticity (§93), and that it was come by lawfully (民诉法解释 §106).
 * It asserts nothing that was not given: blanks stay blanks.
 */
export function recordingStatement(origin: RecordingOrigin): PackText {
  const or = (value: string | null) => (value === null || value.trim() === '' ? BLANK : value);
  const { civilEvidence, civilProcedureInterpretation } = EVIDENCE_LAWS;
  return {
    title: '关于录音证据的说明（由提交人核实、补充后签名）',
    paragraphs: [
      `一、证据种类。录音存储在电子介质中，依照${named(civilProcedureInterpretation)}第一百一十六条第三款，适用电子数据的规定。`,
      `二、来源。录音由${or(origin.recordedBy)}于${or(origin.recordedAt)}在${or(origin.place)}使用${or(origin.device)}录制；录音中的说话人：${origin.speakers.length === 0 ? BLANK : origin.speakers.join('、')}。`,
      `三、原件。依照${named(civilEvidence)}第十五条，以视听资料作为证据的应当提供存储该视听资料的原始载体，以电子数据作为证据的应当提供原件。录制设备及其中的录音现由${or(origin.keptWhere)}保管，能否当庭出示、核对：${BLANK}。${enclosed(origin)}`,
      `四、真实性。供人民法院依照${named(civilEvidence)}第九十三条判断：（1）录制设备及其运行情况：${BLANK}；（2）文件从设备取出的方法：${or(origin.transferredBy)}；（3）收到时间：${origin.receivedAt}，收到后的经手情况见保管记录；（4）是否剪辑、拼接、降噪或者转换格式：${BLANK}。`,
      transcriptLine(origin),
      `六、取得方式。依照${named(civilProcedureInterpretation)}第一百零六条，以严重侵害他人合法权益、违反法律禁止性规定或者严重违背公序良俗的方法形成或者获取的证据，不得作为认定案件事实的根据。本录音的取得方式：${BLANK}（由提交人写明录制时是否在场、是否参与谈话、对方是否知道）。`,
      `提交人（签名）：${BLANK}　　　　${BLANK}年${BLANK}月${BLANK}日`,
    ],
    sources: [
      { law: civilProcedureInterpretation, article: '116' },
      { law: civilEvidence, article: '15' },
      { law: civilEvidence, article: '93' },
      { law: civilProcedureInterpretation, article: '106' },
    ],
  };
}
