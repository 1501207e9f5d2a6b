import { EVIDENCE_LAWS, type PackLanguage, type PackText } from './pack-text.ts';

/**
 * What is said before somebody records others. Consent is the safe way; a talk one takes part in may be recorded without it and still be used,
 * as long as it was not come by in the ways that 民诉法解释 §106 shuts out. What stands in the way of secret recordings: 民法典 §1032, §1033 第3项
 * (listening in on private activities), §1034 and §1035 and 个人信息保护法 §13 (recorded voices are personal information), 刑法 §284 (special
 * equipment for listening in); what is doubtful proves nothing alone (民事证据规定 §90 第4项).
 */
export function consentNote(language: PackLanguage): PackText {
  const laws = EVIDENCE_LAWS;
  return {
    title: language === 'en' ? 'Before you record others' : '录音之前',
    paragraphs: language === 'en' ? ENGLISH : CHINESE,
    sources: [
      { law: laws.civilProcedureInterpretation, article: '106' },
      { law: laws.civilCode, article: '1032' },
      { law: laws.civilCode, article: '1033' },
      { law: laws.civilCode, article: '1034' },
      { law: laws.civilCode, article: '1035' },
      { law: laws.personalInformation, article: '13' },
      { law: laws.criminalLaw, article: '284' },
      { law: laws.civilEvidence, article: '90' },
    ],
  };
}

const CHINESE = [
  '请先告诉在场的人正在录音、用来做什么，并取得同意。处理声音等个人信息一般应当取得本人同意（《中华人民共和国民法典》第一千零三十四条、第一千零三十五条；《中华人民共和国个人信息保护法》第十三条）。',
  '没有征得同意的录音不当然无效：民事诉讼中不得作为认定案件事实根据的，是以严重侵害他人合法权益、违反法律禁止性规定或者严重违背公序良俗的方法形成或者获取的证据（《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第一百零六条）。能否采信由法院判断。',
  '不要录自己没有参加的谈话，不要在他人住宅、宾馆房间等私密空间放置设备：除法律另有规定或者权利人明确同意外，不得窃听、公开他人的私密活动（《中华人民共和国民法典》第一千零三十二条、第一千零三十三条）。非法使用窃听专用器材造成严重后果的，是犯罪（《中华人民共和国刑法》第二百八十四条）。',
  '不要威胁、引诱对方说话，也不要剪辑。存有疑点的视听资料、电子数据不能单独作为认定案件事实的根据（《最高人民法院关于民事诉讼证据的若干规定》第九十条第四项）。请保管好录制设备和其中的录音。',
];

const ENGLISH = [
  'Tell everybody present that you are recording and what for, and ask for their consent. Recorded voices are personal information, for which consent is the rule (Civil Code, Articles 1034 and 1035; Personal Information Protection Law, Article 13).',
  'A recording made without consent is not worthless for that alone: in civil proceedings evidence is shut out if it was made or obtained in a way that seriously infringes the rights of others, breaks a prohibition of law or seriously offends public order and good morals (Supreme People’s Court’s Interpretation of the Civil Procedure Law, Article 106). The court decides.',
  'Do not record talks you take no part in, and place no device in homes, hotel rooms and other private spaces: listening in on private activities, or making them public, is forbidden unless the law or the person allows it (Civil Code, Articles 1032 and 1033). Unlawful use of special listening equipment with serious consequences is a crime (Criminal Law, Article 284).',
  'Do not threaten or lure anybody into speaking, and do not cut the recording. Audio-visual material and electronic data that are doubtful cannot decide a fact alone (Provisions on Evidence in Civil Procedure, Article 90, item 4). Keep the device with the recording on it.',
];
