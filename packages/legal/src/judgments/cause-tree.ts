import { CHAPTER_OF_CHARGE } from './charges.ts';

/** A branch of the catalogue of civil causes with the common causes under it. */
interface CauseBranch {
  name: string;
  /** Causes under it as judgments name them, those of earlier forms of the catalogue among them. */
  causes: string;
  /** Causes that are not listed stand here when they match. */
  others?: RegExp;
}

/**
 * The parts of 《民事案件案由规定》 (法〔2020〕346号: eleven parts) in their order, with common causes. **Not verified:** the catalogue is not
 * in the collections of law; the list under a part is a choice and was not held against the official text. Of the form of
 * 2026-01-01 (法〔2025〕226号) only reports were seen: they tell of a part for data and virtual property, and of new forms of work.
 */
const BRANCHES: readonly CauseBranch[] = [
  {
    name: '人格权纠纷',
    causes:
      '生命权、身体权、健康权纠纷 生命权、健康权、身体权纠纷 姓名权纠纷 名称权纠纷 肖像权纠纷 声音保护纠纷 名誉权纠纷 荣誉权纠纷 ' +
      '隐私权、个人信息保护纠纷 隐私权纠纷 个人信息保护纠纷 婚姻自主权纠纷 人身自由权纠纷 一般人格权纠纷 平等就业权纠纷',
    others: /(?:人格权|姓名权|肖像权|名誉权|隐私权|个人信息|健康权|身体权|生命权)/,
  },
  {
    name: '婚姻家庭、继承纠纷',
    causes:
      '婚约财产纠纷 离婚纠纷 离婚后财产纠纷 婚姻无效纠纷 抚养纠纷 抚养费纠纷 赡养纠纷 收养关系纠纷 监护权纠纷 探望权纠纷 分家析产纠纷',
    others: /婚|抚养|扶养|赡养|收养|监护|探望|继承|遗嘱|遗赠|遗产|同居|夫妻|亲子|析产/,
  },
  {
    name: '物权纠纷',
    causes:
      '不动产登记纠纷 物权保护纠纷 物权确认纠纷 返还原物纠纷 排除妨害纠纷 恢复原状纠纷 财产损害赔偿纠纷 所有权纠纷 占有保护纠纷 共有纠纷',
    others:
      /物权|所有权|使用权|相邻|共有|抵押权|质权|留置权|返还原物|排除妨害|消除危险|用益|占有物|业主|宅基地|地役权|居住权|承包经营权/,
  },
  {
    name: '数据、网络虚拟财产纠纷',
    causes: '数据权属纠纷 数据合同纠纷 网络虚拟财产权属纠纷 网络虚拟财产合同纠纷',
    others: /^(?:侵害)?数据|虚拟财产/,
  },
  {
    name: '知识产权与竞争纠纷',
    causes:
      '不正当竞争纠纷 垄断纠纷 著作权权属、侵权纠纷 著作权纠纷 侵害商标权纠纷 侵害发明专利权纠纷 侵害技术秘密纠纷',
    others:
      /著作权|商标|专利|植物新品种|布图设计|技术秘密|商业秘密|不正当竞争|垄断|知识产权|企业名称|域名|特许经营|技术(?:开发|转让|许可|咨询|服务|合作)?合同|网络传播权|虚假宣传|商业诋毁/,
  },
  {
    name: '劳动争议、人事争议',
    causes:
      '劳动争议 人事争议 劳动合同纠纷 确认劳动关系纠纷 追索劳动报酬纠纷 经济补偿金纠纷 竞业限制纠纷 工伤保险待遇纠纷 社会保险纠纷',
    others: /劳动(?!力)|人事争议|竞业限制|工伤保险|社会保险|养老保险待遇|失业保险|新就业形态/,
  },
  {
    name: '海事海商纠纷',
    causes: '船舶碰撞损害责任纠纷 海上、通海水域货物运输合同纠纷 船舶租用合同纠纷 海上、通海水域保险合同纠纷',
    others: /船舶|海上|海事|海商|船员|港口|航次|提单|海难|共同海损/,
  },
  {
    name: '与公司、证券、保险、票据等有关的民事纠纷',
    causes:
      '与公司有关的纠纷 股权转让纠纷 股东资格确认纠纷 股东出资纠纷 公司决议纠纷 公司盈余分配纠纷 证券虚假陈述责任纠纷 票据纠纷 信用证纠纷 保险纠纷',
    others: /公司|股东|股权|证券|期货|信托|保险|票据|信用证|破产|清算|合伙企业|独立保函|债券|基金份额/,
  },
  {
    name: '执行异议之诉',
    causes: '案外人执行异议之诉 申请执行人执行异议之诉 执行分配方案异议之诉 第三人撤销之诉',
    others: /执行异议之诉|执行分配方案|第三人撤销之诉/,
  },
  {
    name: '非讼程序案件案由',
    causes:
      '申请支付令 申请公示催告 申请宣告公民失踪 申请宣告公民死亡 申请司法确认调解协议 申请撤销仲裁裁决 申请确认仲裁协议效力',
    others: /^(?:申请|确认仲裁|撤销仲裁|司法确认|支付令|公示催告|宣告)/,
  },
  {
    name: '侵权责任纠纷',
    causes:
      '机动车交通事故责任纠纷 医疗损害责任纠纷 产品责任纠纷 网络侵权责任纠纷 提供劳务者受害责任纠纷 饲养动物损害责任纠纷 环境污染责任纠纷',
    others: /侵权责任|损害责任|责任纠纷|受害责任|侵权纠纷/,
  },
  {
    name: '合同、准合同纠纷',
    causes:
      '买卖合同纠纷 房屋买卖合同纠纷 商品房销售合同纠纷 借款合同纠纷 金融借款合同纠纷 民间借贷纠纷 企业借贷纠纷 保证合同纠纷 租赁合同纠纷 房屋租赁合同纠纷 ' +
      '承揽合同纠纷 建设工程施工合同纠纷 运输合同纠纷 委托合同纠纷 物业服务合同纠纷 中介合同纠纷 居间合同纠纷 服务合同纠纷 债权人代位权纠纷 债权人撤销权纠纷 ' +
      '债权转让合同纠纷 合同、无因管理、不当得利纠纷 不当得利纠纷 无因管理纠纷 追偿权纠纷 悬赏广告纠纷 其他合同纠纷',
    others: /合同|借贷|借款|债务|债权|不当得利|无因管理|追偿权|协议|悬赏|缔约过失|买卖|租赁|担保|欠款|货款/,
  },
];

const BRANCH_OF = new Map(
  BRANCHES.flatMap(({ name, causes }) => causes.split(' ').map((cause): [string, string] => [cause, name])),
);

/** Civil causes that are listed under a branch, as judgments name them. */
export const commonCauses = (): string[] => [...BRANCH_OF.keys()];

/** Where a cause stands. */
export interface CausePlace {
  /** From the area down to the cause itself: 民事, 合同、准合同纠纷, 买卖合同纠纷. */
  path: string[];
  /** False where the branch was only concluded from the words of the cause. */
  listed: boolean;
}

/** Places a cause of action, a charge or a branch itself in the tree; null for what belongs to none of its branches. */
export function placeCause(cause: string): CausePlace | null {
  const chapter = CHAPTER_OF_CHARGE.get(cause);
  if (chapter) return { path: ['刑事', chapter, cause], listed: true };
  if (/罪$/.test(cause)) return { path: ['刑事', cause], listed: false };
  const branch = BRANCH_OF.get(cause);
  if (branch) return { path: ['民事', branch, cause], listed: true };
  const top = BRANCHES.find(({ name }) => name === cause);
  if (top) return { path: ['民事', cause], listed: true };
  const likely = BRANCHES.find(({ others }) => others?.test(cause));
  return likely ? { path: ['民事', likely.name, cause], listed: false } : null;
}
