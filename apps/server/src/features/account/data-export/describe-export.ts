import type { PersonalData } from '../../../ports/personal-data.ts';

interface FileWords {
  /** The folder of what belongs to it, where there is one. */
  folder?: string;
  zh: string;
  en: string;
}

/** What stands in the file of each kind, and in its folder, by the kind's name. */
const FILES: Readonly<Record<string, FileWords>> = {
  account: {
    folder: 'account/',
    zh: '账号资料、登录会话（只有截短的网络地址）、同意过的协议、额度、邀请与 VIP、操作记录；文件夹里是头像等图片。密码和令牌只存散列，不在其中',
    en: 'Your account, sessions (with shortened network addresses alone), agreements accepted, quotas, invites and VIP, record of deeds; the folder holds pictures such as your avatar. Passwords and tokens are kept only as hashes and are not in it',
  },
  feedback: {
    folder: 'feedback/',
    zh: '你提交的意见反馈和答复；文件夹里是你附上的截图',
    en: 'Feedback you gave and its answers; the folder holds screenshots you added',
  },
  shares: {
    zh: '你的分享：设置、每天的打开次数',
    en: 'Your shares: their settings, openings by day',
  },
  conversations: {
    folder: 'conversations/',
    zh: '全部对话和 AI 检索，含所有分支、依据、评价；文件夹里每个对话一个 Markdown 文件，便于阅读',
    en: 'All conversations and AI searches with every branch, source and vote; the folder has one Markdown file for each, to be read',
  },
  clones: {
    zh: '你的智能体：草稿、各个版本、测试问题，以及你的评分、评论和授权；图片是它们的形象',
    en: 'Your agents: drafts, versions, golden questions, and your ratings, comments and consents; pictures are their faces',
  },
  reviews: {
    zh: '合同审查的意见和你的审查规则',
    en: 'Findings of contract reviews, and your review rules',
  },
  comparisons: { zh: '文件比对', en: 'Comparisons of documents' },
  citation_audits: {
    zh: '引用核查：核查的文字和结果',
    en: 'Citation audits: the texts and what was found',
  },
  drafts: {
    folder: 'drafts/',
    zh: '文书：事项及其事实和来源、草稿、各个版本、证据清单、通讯录；文件夹里是还留着的证据合订本',
    en: 'Drafting: matters with their facts and where each came from, drafts, versions, the evidence, the address book; the folder holds bundles of evidence that are still kept',
  },
  recordings: {
    folder: 'recordings/',
    zh: '录音：文件及其散列、文字记录和每次改动、机器原文、说话人、笔记、分析、监管记录，以及你同意过的语音识别服务；文件夹里是录音原始文件和播放副本',
    en: 'Recordings: files with their hashes, transcripts with every change and what the recogniser wrote, speakers, notes, findings, custody logs, and the recognisers you agreed to; the folder holds the originals and copies for playing',
  },
  datasets: {
    folder: 'datasets/',
    zh: '数据集：名称、表格的读法和每一步改动；文件夹里是你上传的原始文件',
    en: 'Datasets: names, how tables were read, and every step; the folder holds the files you uploaded',
  },
  analyses: {
    zh: '分析：步骤、各个版本和模板，以及每个问题得到的答案',
    en: 'Analyses: their steps, versions and templates, and the answers to each question',
  },
  'review-tables': {
    zh: '审阅表：问题、逐份文件的答案、出处和核对',
    en: 'Review tables: the questions, what each document says with its place, and what you checked',
  },
  'web-pages': {
    folder: 'web-pages/',
    zh: '你读过并保存的网页；文件夹里是保存时的网页内容',
    en: 'Web pages you read and kept; the folder holds them as they were',
  },
  documents: {
    folder: 'documents/',
    zh: '文件的名称、状态和分段；文件夹里是你上传的原件，文件名是编号，对应关系见 JSON',
    en: 'Names, states and segments of your files; the folder holds the originals, named by the ids that stand in the JSON',
  },
  'knowledge-bases': { zh: '知识库的名称和设置', en: 'Knowledge bases: names and settings' },
  uploads: {
    folder: 'uploads/',
    zh: '尚未完成的上传；文件夹里是已经收到的部分',
    en: 'Uploads that are not finished; the folder holds what has arrived',
  },
  'law-notes': { zh: '法条笔记', en: 'Notes on the law' },
  'case-reports': {
    zh: '类案检索报告、检索记录和各个版本',
    en: 'Similar-case reports with their search logs and versions',
  },
  cases: {
    zh: '自有案例、案例笔记、保存的检索和收藏夹',
    en: 'Your own cases, notes on cases, saved searches and folders',
  },
  'clean-copies': {
    zh: '取得无显式标识文件的记录',
    en: 'The log of files you took without a visible label',
  },
};

/** What an export holds, file by file, in both languages. */
export function describeExport(kinds: readonly Pick<PersonalData, 'name'>[]): string {
  const names = ['account', ...kinds.map(({ name }) => name)];
  const list = (language: 'zh' | 'en') =>
    names.map((name) => {
      const words = FILES[name];
      const where = [`\`${name}.json\``, ...(words?.folder ? [`\`${words.folder}\``] : [])].join(
        language === 'zh' ? '、' : ', ',
      );
      return words ? `- ${where}${language === 'zh' ? '：' : ': '}${words[language]}` : `- ${where}`;
    });
  return [
    '# 我的数据',
    '这是本系统保存的、属于你的全部数据。JSON 文件每种数据一个，时间为 UTC；Markdown 文件可以用任何文本编辑器打开。',
    list('zh').join('\n'),
    '名字以 `.missing.txt` 结尾的文件表示：记录里有这个文件，但存储中已经找不到它的内容。里面可能有他人的个人信息，请妥善保管。',
    '# My data',
    'This is everything this system keeps of you. There is one JSON file for each kind of data, with times in UTC; Markdown files open in any text editor.',
    list('en').join('\n'),
    'A file whose name ends in `.missing.txt` is one that the records name and the store has lost. There may be personal data of others in here: keep it safe.',
    '',
  ].join('\n\n');
}
