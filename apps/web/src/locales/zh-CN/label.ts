export default {
  carries: '文件将带有标识：',
  sentences: '以句计：模型 {{model}}、来源原文 {{source}}、程序 {{program}}、人 {{person}}。',
  metadata: '元数据写入隐式标识 AIGC（生成服务：{{producer}}）。',
  more: '元数据与文字来源',
  clean: '导出无显式标识的文件…',
  cleanTitle: '导出无显式标识的文件',
};
