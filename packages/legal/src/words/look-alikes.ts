/** Characters that are taken for each other because they look alike, in groups. */
const GROUPS =
  '恤恙 欠久 签欠 诉拆折析 裁栽载 仲伸 赁凭 偿赏尝 赡瞻 券卷 辨辩辫 抵低 账帐 假暇 违达 围 撤撒 骗编 继断 嘱瞩 免兔 缓援暖 狗拘 捕铺 职织 养痒氧 婚昏 租祖组 己已巳 末未 戌戍 贷货 侯候 徒徙 拨拔 籍藉 判叛 遗遣 赔陪培 偷愉 骚搔 殴欧 驾架 罚伐 薪新 聘骋 雇顾 押抽 担但 债责 辞乱 贪贫 盗盔 毁毀 侵浸 肇撃 逃跳 逸免 拘抱 伪为 纠纤 纷份 彩采 礼札 抚扰 瞒满 隐稳 催摧 冻栋 银很 赠增 酬筹 额颌 缴激 罪非 暴爆 绑梆 胁协 勒勤 敲敵 诈炸作 坠堕 剐刮 蹭增 疫役 肺沛 欺期 凌菱 赌睹 嫖漂 吸级 毒母 搬般 迁千';

/** For each character those that look like it. */
export const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  GROUPS.split(' ').flatMap((group) =>
    [...group].map((character) => [character, group.replace(character, '')] as const),
  ),
);
