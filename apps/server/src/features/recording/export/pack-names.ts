import type { Language } from '@mingfa/contract/values';

/** What the files of an evidence pack are called, and what is said in it beside its statements. */
export const PACK_NAMES = {
  'zh-CN': {
    pack: '证据包',
    originals: '收到的文件',
    hashes: '校验值说明.docx',
    transcript: '文字记录',
    custody: '保管记录',
    edits: '改动清单.csv',
    compared: '与识别原文对照.csv',
    statement: '关于录音证据的说明（待核实签名）.docx',
    verify: '如何核验.txt',
    comparedColumns: [
      ...(['时间', '识别或导入的原文', '现文字', '改动'] as const),
      ...(['原起止时间', '现起止时间', '原说话人', '现说话人'] as const),
    ],
    mergedSpeaker: '（已合并的说话人）',
    replaced: (revision: number) => `被替换的文字记录-第${revision}版之前.csv`,
    replacedColumns: ['开始', '结束', '说话人', '识别或导入的原文', '被替换时的文字'],
    replacedBefore: (segments: number, revision: number) =>
      `此前 ${segments} 段，见“被替换的文字记录-第${revision}版之前.csv”`,
    basis: '依据：',
    deleted: (name: string, day: string, sha256: string) =>
      `${name} 已按保留设置于 ${day} 从本系统删除，不在本包内；收到时的 SHA-256 为 ${sha256}。`,
    noSubtitles: (count: number) =>
      `字幕文件因部分时间是推算的未附：文字记录中有 ${count} 段的时间标“约”，按字数推算，不是从录音中量得的，而字幕写不出“约”。`,
    chain:
      '保管记录.json 中每一条的 hash，是对前一条的 hash（第一条之前为 64 个 0）、一个换行符、以及 entry 的规范 JSON（键按字母顺序、无空格）计算的 SHA-256。',
    everyEdit:
      '文字记录的每一次修改（改字、改说话人、核对、恢复、查找替换等）在保管记录中各为一条，写明第几版、改动几处、何种方式，未作合并；每一处改动前后的文字见改动清单。没有写明处数的“修改文字记录”由较早的程序写入，代表其后一小时内同一人的全部修改，以改动清单为准。',
    everyPlay: '同一人一小时内多次播放同一文件，在保管记录中记一条；收到之前在录制设备上的播放不在其中。',
    wholeChain: (isWhole: boolean) =>
      isWhole
        ? '打包时已逐条重算，链条完整。'
        : '打包时逐条重算，链条不完整：有记录在写入之后被改动，请先查明原因。',
  },
  en: {
    pack: 'evidence pack',
    originals: 'received files',
    hashes: 'hash statement.docx',
    transcript: 'transcript',
    custody: 'custody log',
    edits: 'edits.csv',
    compared: 'compared with machine text.csv',
    statement: 'statement to complete and sign (Chinese).docx',
    verify: 'how to verify.txt',
    comparedColumns: [
      ...(['Time', 'As recognised or imported', 'As it stands now', 'Change'] as const),
      ...(['Times before', 'Times now', 'Speaker before', 'Speaker now'] as const),
    ],
    mergedSpeaker: '(a speaker merged into another)',
    replaced: (revision: number) => `replaced transcript before revision ${revision}.csv`,
    replacedColumns: ['Start', 'End', 'Speaker', 'As recognised or imported', 'As it stood when replaced'],
    replacedBefore: (segments: number, revision: number) =>
      `${segments} segments, in “replaced transcript before revision ${revision}.csv”`,
    basis: 'Based on: ',
    deleted: (name: string, day: string, sha256: string) =>
      `${name} was deleted here on ${day} as its retention was set, and is not in this pack; its SHA-256 on receipt was ${sha256}.`,
    noSubtitles: (count: number) =>
      `The subtitle file is left out because some times are estimates: in the transcript the time of ${count} ${count === 1 ? 'turn' : 'turns'} is marked “about”; it was worked out by length and not measured in the recording, and subtitles cannot say “about”.`,
    chain:
      'In the custody log (JSON) the hash of each entry is the SHA-256 of the hash before it (64 zeros before the first), a line feed, and the canonical JSON of its entry (keys in order, no blanks).',
    everyEdit:
      'Every change of the transcript (words, speakers, checks, restoring, replacing) is an entry of its own in the custody log, with the revision, the number of places and the way; none is merged. What stood before and after is in the list of edits. An entry without a number of places was written by an earlier program and stands for all changes of the same person within the hour after it; the list of edits has each of them.',
    everyPlay:
      'Playing the same file again within an hour, by the same person, is one entry of the custody log; what was played on the recording device before is not in it.',
    wholeChain: (isWhole: boolean) =>
      isWhole
        ? 'All entries were computed again when this was packed: the chain is whole.'
        : 'All entries were computed again when this was packed: the chain is NOT whole. An entry was changed after it was written.',
  },
} as const satisfies Record<Language, object>;
