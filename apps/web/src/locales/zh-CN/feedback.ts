import { FEEDBACK_KIND_LABELS, FEEDBACK_STATE_LABELS } from '@mingfa/contract/labels/feedback-labels';

export default {
  title: '意见反馈',
  hint: '由本系统的管理员查看和回复。请不要写身份证号等敏感信息。',
  kind: '类型',
  kinds: FEEDBACK_KIND_LABELS['zh-CN'],
  states: FEEDBACK_STATE_LABELS['zh-CN'],
  text: '内容',
  send: '提交',
  sent: '已收到，谢谢。回复会显示在账户菜单里',
  write: '写反馈',
  screenshot: {
    add: '添加截图',
    remove: '移除截图',
    preview: '要提交的截图',
    hint: '选填，PNG、JPEG 或 WebP，不超过 5 MB',
    tooLarge: '截图超过 5 MB，请选小一些的',
  },
  context: {
    label: '一并提交以下信息',
    hint: '不勾选就不会提交；其中没有对话内容。',
    page: '页面',
    browser: '浏览器',
    version: '版本',
    errorCode: '错误代码',
    requestId: '请求编号',
    conversationId: '对话编号',
    messageId: '消息编号',
  },
  own: {
    title: '我的反馈',
    empty: '还没有提交过反馈。',
    emptyHint: '遇到问题或有建议，可以随时写给管理员。',
    withScreenshot: '含截图',
    unread: '新回复',
    answer: '管理员的回复',
  },
};
