import { z } from 'zod';
import { limitRefusal } from './limit-refusal.ts';

interface ErrorEntry {
  status: number;
  /** Shown to the person. `{name}` is replaced from the error's values. */
  text: { 'zh-CN': string; en: string };
  /** Whether an operator should hear of it. */
  report: boolean;
}

/**
 * Every expected failure. 401 and 403 end the session in the client, so they are kept for sessions that must end.
 */
export const ERRORS = {
  unauthenticated: {
    status: 401,
    text: { 'zh-CN': '登录已失效，请重新登录', en: 'Your session has ended. Please sign in again.' },
    report: false,
  },
  account_disabled: {
    status: 403,
    text: { 'zh-CN': '该账号已被停用', en: 'This account has been disabled.' },
    report: false,
  },
  not_found: {
    status: 404,
    text: { 'zh-CN': '未找到相应内容', en: 'Nothing was found here.' },
    report: false,
  },
  sign_up_required: {
    status: 409,
    text: { 'zh-CN': '注册后即可使用此功能', en: 'Sign up to use this.' },
    report: false,
  },
  invalid_input: {
    status: 422,
    text: { 'zh-CN': '提交的内容有误：{problem}', en: 'Something in the request is wrong: {problem}' },
    report: false,
  },
  malformed_address: {
    status: 400,
    text: { 'zh-CN': '网址格式不正确', en: 'The address is malformed.' },
    report: false,
  },
  host_not_allowed: {
    status: 421,
    text: {
      'zh-CN':
        '服务器不接受以“{host}”访问。如果这是你的服务器，请在 ALLOWED_HOSTS 中加上这个主机名，然后重新启动。',
      en: 'This server is not known as “{host}”. If it is yours, add that name to ALLOWED_HOSTS and start it again.',
    },
    report: false,
  },
  wrong_credentials: {
    status: 422,
    text: { 'zh-CN': '手机号或密码不正确', en: 'The mobile number or password is not right.' },
    report: false,
  },
  wrong_password: {
    status: 422,
    text: { 'zh-CN': '当前密码不正确', en: 'The current password is not right.' },
    report: false,
  },
  wrong_code: {
    status: 422,
    text: {
      'zh-CN': '验证码不正确，或者已过期、用过；填错五次也会失效。请核对，或重新获取',
      en: 'The code is wrong, used or older than five minutes; five wrong tries void it, too. Check it, or ask for a new one.',
    },
    report: false,
  },
  weak_password: {
    status: 422,
    text: {
      'zh-CN': '这个密码太常见或太容易猜到，请换一个：可以用几个不相干的词，或更长、无规律的组合',
      en: 'This password is common or easy to guess. Choose another: several unrelated words, or a longer one without a pattern.',
    },
    report: false,
  },
  same_password: {
    status: 422,
    text: { 'zh-CN': '新密码不能与原来的相同', en: 'The new password must be another one.' },
    report: false,
  },
  password_change_needed: {
    status: 409,
    text: {
      'zh-CN': '当前密码是管理员代为生成的，请先设置自己的密码',
      en: 'An administrator made up this password. Choose your own first.',
    },
    report: false,
  },
  second_factor_required: {
    status: 422,
    text: {
      'zh-CN': '该账号开启了两步验证，请输入动态验证码',
      en: 'This account has two-step verification. Enter the code of your authenticator app.',
    },
    report: false,
  },
  wrong_second_factor: {
    status: 422,
    text: {
      'zh-CN': '动态验证码不正确、已用过或已过期',
      en: 'The code of the second step is wrong, used already, or over.',
    },
    report: false,
  },
  second_factor_on: {
    status: 409,
    text: { 'zh-CN': '两步验证已经开启', en: 'Two-step verification is on already.' },
    report: false,
  },
  second_factor_needed: {
    status: 409,
    text: {
      'zh-CN': '本系统要求管理员开启两步验证，请先在“设置”中开启',
      en: 'Administrators of this installation need two-step verification. Switch it on under Settings first.',
    },
    report: false,
  },
  wrong_setup_code: {
    status: 422,
    text: { 'zh-CN': '安装码不正确', en: 'The setup code is not right.' },
    report: false,
  },
  setup_already_claimed: {
    status: 409,
    text: { 'zh-CN': '本系统已有管理员', en: 'This installation already has an administrator.' },
    report: false,
  },
  last_administrator: {
    status: 409,
    text: {
      'zh-CN': '这是唯一的管理员，请先另设一位管理员',
      en: 'This is the only administrator. Make another one first.',
    },
    report: false,
  },
  own_account: {
    status: 409,
    text: {
      'zh-CN': '这是你自己的账号，不能在这里停用、重置或删除，请到设置中修改',
      en: 'This is your own account. It is neither locked, reset nor deleted here; change it under Settings.',
    },
    report: false,
  },
  not_confirmed: {
    status: 422,
    text: {
      'zh-CN': '输入的内容与账号不符，没有删除',
      en: 'What was typed does not name the account. Nothing was deleted.',
    },
    report: false,
  },
  deletion_under_way: {
    status: 409,
    text: {
      'zh-CN': '已经申请注销，可先撤销',
      en: 'Deletion was asked for already. You can cancel it first.',
    },
    report: false,
  },
  export_under_way: {
    status: 409,
    text: { 'zh-CN': '数据正在打包，请等它完成', en: 'Your data is being packed. Wait until that is done.' },
    report: false,
  },
  agreement_changed: {
    status: 409,
    text: {
      'zh-CN': '协议刚刚又有更新，请看过再同意',
      en: 'The agreements have changed again. Look at them before you accept.',
    },
    report: false,
  },
  mobile_taken: {
    status: 409,
    text: {
      'zh-CN': '该手机号已注册，请直接登录',
      en: 'This mobile number is already registered. Please sign in.',
    },
    report: false,
  },
  registration_closed: {
    status: 409,
    text: {
      'zh-CN': '本系统暂未开放注册，请联系管理员',
      en: 'Registration is closed. Please ask the administrator.',
    },
    report: false,
  },
  invite_required: {
    status: 409,
    text: { 'zh-CN': '注册需要邀请码', en: 'Registration needs an invite code.' },
    report: false,
  },
  wrong_invite: {
    status: 422,
    text: { 'zh-CN': '邀请码无效或已被使用', en: 'The invite code is not valid or was already used.' },
    report: false,
  },
  invite_claimed: {
    status: 409,
    text: {
      'zh-CN': '你已经用过一个邀请码，每个账号、每个手机号只能用一次',
      en: 'You have entered an invite code before. Each account and each number can do so once.',
    },
    report: false,
  },
  invite_own: {
    status: 422,
    text: { 'zh-CN': '不能使用自己的邀请码', en: 'Your own invite code cannot be entered by you.' },
    report: false,
  },
  invite_circle: {
    status: 422,
    text: {
      'zh-CN': '对方是由你邀请来的，不能反过来使用对方的邀请码',
      en: 'You invited this person, directly or through others, so their code cannot be entered by you.',
    },
    report: false,
  },
  request_decided: {
    status: 409,
    text: {
      'zh-CN': '这份申请已经处理过了，请刷新后查看',
      en: 'This request has been decided already. Reload the list to see how.',
    },
    report: false,
  },
  guests_off: {
    status: 409,
    text: { 'zh-CN': '管理员已关闭访客使用，请登录', en: 'Guest access is switched off. Please sign in.' },
    report: false,
  },
  sms_not_configured: {
    status: 409,
    text: {
      'zh-CN': '尚未配置短信服务，请用密码登录，或请管理员在服务器上重置密码',
      en: 'Text messages are not set up. Sign in with a password, or ask the administrator to reset it on the server.',
    },
    report: false,
  },
  sms_unavailable: {
    status: 502,
    text: {
      'zh-CN': '短信发送失败，请稍后重试',
      en: 'The text message could not be sent. Please retry later.',
    },
    report: true,
  },
  sms_refused: {
    status: 502,
    text: {
      'zh-CN': '短信接口没有接受（HTTP {status}），请核对地址和令牌',
      en: 'The service for text messages did not take it (HTTP {status}). Check its address and token.',
    },
    report: true,
  },
  sms_unreachable: {
    status: 502,
    text: {
      'zh-CN': '连不上短信接口，请核对地址，并确认服务器可以访问它',
      en: 'The service for text messages cannot be reached. Check its address, and whether this server may open it.',
    },
    report: true,
  },
  sms_timeout: {
    status: 502,
    text: {
      'zh-CN': '短信接口 10 秒内没有回答',
      en: 'The service for text messages did not answer within 10 seconds.',
    },
    report: true,
  },
  rate_limited: {
    status: 429,
    text: {
      'zh-CN': '操作过于频繁，请 {seconds} 秒后再试',
      en: 'Too many requests. Please retry in {seconds} seconds.',
    },
    report: false,
  },
  quota_exceeded: {
    status: 429,
    text: {
      'zh-CN': '今日额度已用完（{limit} 次），北京时间 {resetsAt} 恢复{wayOn}',
      en: "Today's allowance of {limit} is used up. It resets at {resetsAt} (China time).{wayOn}",
    },
    report: false,
  },
  limit_reached: {
    status: 429,
    text: {
      'zh-CN': '已达到可保存的上限（{limit} 个），请先删除一些不再需要的{wayOn}',
      en: 'The limit of {limit} is reached. Delete some you no longer need first.{wayOn}',
    },
    report: false,
  },
  idempotency_conflict: {
    status: 409,
    text: {
      'zh-CN': '同一请求编号已用于不同的内容',
      en: 'This request key was already used for a different request.',
    },
    report: false,
  },
  request_in_progress: {
    status: 409,
    text: { 'zh-CN': '相同的请求正在处理', en: 'The same request is still being worked on.' },
    report: false,
  },
  too_large: {
    status: 413,
    text: { 'zh-CN': '内容过大，上限为 {limit}', en: 'This is too large. The limit is {limit}.' },
    report: false,
  },
  unsupported_file: {
    status: 415,
    text: {
      'zh-CN': '内容不是可用的类型（看内容，不看文件名的后缀），可用：{types}',
      en: 'The content is of no kind that can be used here, whatever its name says. Usable: {types}',
    },
    report: false,
  },
  empty_file: { status: 422, text: { 'zh-CN': '文件是空的', en: 'The file is empty.' }, report: false },
  in_use: {
    status: 409,
    text: {
      'zh-CN': '还在使用它的智能体：{names}。删除后，这些智能体将不再依据它回答',
      en: 'Agents still use it: {names}. Once it is deleted, they answer without it.',
    },
    report: false,
  },
  duplicate_file: {
    status: 409,
    text: {
      'zh-CN': '知识库中已有内容相同的文件：{name}',
      en: 'The knowledge base already has a file with the same content: {name}',
    },
    report: false,
  },
  file_password: {
    status: 422,
    text: {
      'zh-CN': '文件有密码保护，请去除密码后重新上传',
      en: 'The file is protected by a password. Remove it and upload the file again.',
    },
    report: false,
  },
  file_damaged: {
    status: 422,
    text: {
      'zh-CN': '文件已损坏或不完整，无法读取',
      en: 'The file is damaged or incomplete and cannot be read.',
    },
    report: false,
  },
  file_old_format: {
    status: 422,
    text: {
      'zh-CN': '这是旧格式的 Office 文件，请在 Word、Excel 或 WPS 中另存为 {ending} 后重新上传',
      en: 'This is an Office file in an old format. Save it as {ending} in Word or Excel and upload it again.',
    },
    report: false,
  },
  file_too_many_pages: {
    status: 422,
    text: {
      'zh-CN': '文件共 {pages} 页，超过 {limit} 页的上限，请拆分后上传',
      en: 'The file has {pages} pages; the limit is {limit}. Split it and upload the parts.',
    },
    report: false,
  },
  file_too_many_rows: {
    status: 422,
    text: {
      'zh-CN': '表格超过 {limit} 行的上限，请拆分后上传',
      en: 'The table has more than {limit} rows. Split it and upload the parts.',
    },
    report: false,
  },
  file_too_many_blocks: {
    status: 422,
    text: {
      'zh-CN': '内容超过 {limit} 段（含表格的行）的上限，请拆分后上传',
      en: 'The file has more than {limit} paragraphs and rows of tables. Split it and upload the parts.',
    },
    report: false,
  },
  file_too_long: {
    status: 422,
    text: {
      'zh-CN': '文字超过 {limit} 个字的上限，请拆分后上传',
      en: 'The text has more than {limit} characters. Split it and upload the parts.',
    },
    report: false,
  },
  file_unsafe: {
    status: 422,
    text: {
      'zh-CN': '文件内容异常（展开后过大或结构可疑），已停止读取',
      en: 'The file is abnormal (it unfolds to far too much, or its structure is suspicious) and was not read.',
    },
    report: false,
  },
  parser_timeout: {
    status: 422,
    text: {
      'zh-CN': '读取该文件用时过长，已停止，可重试或拆分文件',
      en: 'Reading the file took too long and was stopped. Retry, or split the file.',
    },
    report: true,
  },
  parser_memory: {
    status: 422,
    text: {
      'zh-CN': '读取该文件需要的内存过多，已停止，可拆分后重试',
      en: 'Reading the file needed too much memory and was stopped. Split it and try again.',
    },
    report: true,
  },
  print_too_large: {
    status: 422,
    text: {
      'zh-CN': '内容太多，导出用时或占用内存过多，已停止；可换用 Markdown，或分开导出',
      en: 'There is too much in it: the export took too long or too much memory and was stopped. Try Markdown, or export it in parts.',
    },
    report: true,
  },
  print_failed: {
    status: 500,
    text: {
      'zh-CN': '这份文件没有做成，原因已记入日志；请重试，或换一种格式',
      en: 'The file could not be made; the log says why. Retry, or choose another format.',
    },
    report: true,
  },
  server_busy: {
    status: 503,
    text: {
      'zh-CN': '服务器正忙，这次没有来得及处理，请稍后重试',
      en: 'The server is busy and did not get to it. Please retry in a moment.',
    },
    report: true,
  },
  print_too_long: {
    status: 422,
    text: {
      'zh-CN': '内容太长，放不进一张图片；请导出为 PDF 或 Word',
      en: 'It is too long for one picture. Export it as PDF or Word.',
    },
    report: false,
  },
  evidence_empty: {
    status: 422,
    text: {
      'zh-CN': '还没有可以合并的文件，请先添加文件，并等页数数完',
      en: 'There is no file to put together yet. Add files, and wait until their pages are counted.',
    },
    report: false,
  },
  evidence_too_large: {
    status: 422,
    text: {
      'zh-CN': '证据太多，合并的文件最多 {pages} 页、{bytes}；可分成两个事项，或压缩扫描件',
      en: 'There is too much evidence: a bundle has at most {pages} pages and {bytes}. Make two matters of it, or compress scans.',
    },
    report: false,
  },
  bundle_under_way: {
    status: 409,
    text: {
      'zh-CN': '证据正在合并，请等它完成或先取消',
      en: 'The bundle is being made. Wait for it, or cancel it first.',
    },
    report: false,
  },
  dataset_not_ready: {
    status: 409,
    text: {
      'zh-CN': '数据还在处理，或尚未导入',
      en: 'The data is still being processed, or was not imported yet.',
    },
    report: false,
  },
  review_table_full: {
    status: 422,
    text: {
      'zh-CN': '审阅表最多 {rows} 份文件、{columns} 列',
      en: 'A review table has at most {rows} documents and {columns} columns.',
    },
    report: false,
  },
  review_cell_changed: {
    status: 409,
    text: {
      'zh-CN': '这一格已经变了，请看过现在的内容再改',
      en: 'This cell has changed meanwhile. Look at what it says now, and change it then.',
    },
    report: false,
  },
  review_cell_checked: {
    status: 409,
    text: {
      'zh-CN': '这一格已核对锁定，请先解锁',
      en: 'This cell was checked and is locked. Unlock it first.',
    },
    report: false,
  },
  review_value_unreadable: {
    status: 422,
    text: {
      'zh-CN': '“{text}”读不成这一列的类型',
      en: '“{text}” cannot be read as a value of this column.',
    },
    report: false,
  },
  analysis_changed: {
    status: 409,
    text: {
      'zh-CN': '这份分析已在别处保存过（第 {revision} 稿），为免覆盖，这次没有保存',
      en: 'The analysis was saved elsewhere meanwhile (revision {revision}). To overwrite nothing, this was not saved.',
    },
    report: false,
  },
  analysis_running: {
    status: 409,
    text: {
      'zh-CN': '这份分析正在运行，请等它完成或先停止',
      en: 'The analysis is running. Wait for it, or stop it first.',
    },
    report: false,
  },
  analysis_versions_full: {
    status: 409,
    text: {
      'zh-CN': '这份分析保留的版本已满（手动保存的最多 {limit} 个，结果总量也有上限），请先删除一些版本',
      en: 'This analysis is full of versions (at most {limit} saved by hand, and their answers have a limit, too). Delete some first.',
    },
    report: false,
  },
  step_without_dataset: {
    status: 422,
    text: {
      'zh-CN': '这一步还没有选择数据，或所用的数据已被删除',
      en: 'No data was chosen for this step, or its data was deleted.',
    },
    report: false,
  },
  step_without_source: {
    status: 422,
    text: {
      'zh-CN': '这一步引用的上一步已不在，或还没有结果',
      en: 'The step that this one shows is gone, or has no answer yet.',
    },
    report: false,
  },
  step_source_differs: {
    status: 422,
    text: {
      'zh-CN': '引用的结果里已没有这一步要用的列，请重新选择',
      en: 'The answer it shows no longer has the columns it needs. Choose them again.',
    },
    report: false,
  },
  step_empty: {
    status: 422,
    text: { 'zh-CN': '这一步还没有内容', en: 'There is nothing in this step yet.' },
    report: false,
  },
  question_not_understood: {
    status: 422,
    text: {
      'zh-CN': '没有读懂这个问题，请换一种说法，或自己选择指标与分组',
      en: 'This question was not understood. Say it otherwise, or choose measures and groups yourself.',
    },
    report: false,
  },
  model_view_changed: {
    status: 409,
    text: {
      'zh-CN': '要发送的内容和你看过的不一样了，没有发送；请再看一遍',
      en: 'What would be sent differs from what you saw. Nothing was sent; please look again.',
    },
    report: false,
  },
  dataset_no_tables: {
    status: 422,
    text: { 'zh-CN': '没有可以导入的表格', en: 'There is no table to import.' },
    report: false,
  },
  dataset_changed: {
    status: 409,
    text: {
      'zh-CN': '数据已在别处改动，请刷新后再改',
      en: 'The data was changed elsewhere. Please reload and change it again.',
    },
    report: false,
  },
  dataset_too_large: {
    status: 422,
    text: {
      'zh-CN': '表格超出上限：最多 {rows} 行、{columns} 列、{tables} 张表',
      en: 'The table is too large: at most {rows} rows, {columns} columns and {tables} tables.',
    },
    report: false,
  },
  dataset_files_differ: {
    status: 422,
    text: {
      'zh-CN': '新文件与原来的表格不同：{problem}',
      en: 'The new files are not of the same shape: {problem}',
    },
    report: false,
  },
  table_unreadable: {
    status: 422,
    text: {
      'zh-CN': '无法按这样的设置读出表格：{problem}',
      en: 'The table cannot be read like this: {problem}',
    },
    report: false,
  },
  step_refused: {
    status: 422,
    text: { 'zh-CN': '无法这样修改：{problem}', en: 'This change cannot be made: {problem}' },
    report: false,
  },
  query_refused: {
    status: 422,
    text: { 'zh-CN': '无法这样查询：{problem}', en: 'This cannot be asked: {problem}' },
    report: false,
  },
  query_timeout: {
    status: 422,
    text: {
      'zh-CN': '查询超过 {seconds} 秒，已停止。请缩小范围，或减少要连接的表',
      en: 'The query took more than {seconds} seconds and was stopped. Ask for less, or join fewer tables.',
    },
    report: false,
  },
  query_memory: {
    status: 422,
    text: {
      'zh-CN': '查询需要的内存太多，已停止。请缩小范围，或先汇总',
      en: 'The query needs too much memory and was stopped. Ask for less, or group first.',
    },
    report: false,
  },
  query_too_large: {
    status: 422,
    text: {
      'zh-CN': '结果太大，无法显示。请少选几列，或加上条件',
      en: 'The result is too large to be shown. Choose fewer columns, or add conditions.',
    },
    report: false,
  },
  sql_not_one: {
    status: 422,
    text: {
      'zh-CN': '一次只能执行一条查询语句；PIVOT 须用 IN (…) 写明要展开的值',
      en: 'Exactly one statement can be run at a time. PIVOT has to name its values by IN (…).',
    },
    report: false,
  },
  sql_not_select: {
    status: 422,
    text: {
      'zh-CN': '只能用 SELECT 查询；不能修改数据、读写文件、更改设置或安装扩展',
      en: 'Only SELECT is allowed: data cannot be changed, files read or written, settings changed or extensions installed.',
    },
    report: false,
  },
  sql_not_allowed: {
    status: 422,
    text: {
      'zh-CN': '这条语句要访问数据以外的东西（文件、网络、设置或扩展），不允许执行',
      en: 'This statement reaches for something besides the data (files, network, settings or extensions), which is not allowed.',
    },
    report: false,
  },
  sql_wrong: {
    status: 422,
    text: { 'zh-CN': 'SQL 有误：{problem}', en: 'The SQL is wrong: {problem}' },
    report: false,
  },
  export_too_large: {
    status: 422,
    text: {
      'zh-CN': '这种格式最多导出 {rows} 行；请改用 CSV，或加上条件',
      en: 'This format takes at most {rows} rows. Choose CSV, or add conditions.',
    },
    report: false,
  },
  engine_missing: {
    status: 503,
    text: {
      'zh-CN': '本机没有可用的数据分析组件，请管理员查看日志',
      en: 'The component that analyses data does not run on this machine. An administrator can see the log.',
    },
    report: true,
  },
  recording_not_ready: {
    status: 409,
    text: { 'zh-CN': '录音还在处理，请稍候', en: 'The recording is still being processed. Please wait.' },
    report: false,
  },
  recording_no_audio: {
    status: 422,
    text: { 'zh-CN': '文件里没有声音', en: 'There is no sound in the file.' },
    report: false,
  },
  recording_damaged: {
    status: 422,
    text: { 'zh-CN': '文件已损坏，无法读出其中的声音', en: 'The file is damaged; its sound cannot be read.' },
    report: false,
  },
  recording_encrypted: {
    status: 422,
    text: { 'zh-CN': '文件已加密，无法读取', en: 'The file is encrypted and cannot be read.' },
    report: false,
  },
  recording_playlist: {
    status: 422,
    text: {
      'zh-CN': '这是播放列表，不是录音；其中的地址不会被打开，请上传录音本身',
      en: 'This is a playlist, not a recording. The addresses in it are never opened; please upload the recording itself.',
    },
    report: false,
  },
  not_a_recording: {
    status: 422,
    text: {
      'zh-CN': '这不是录音：文件里是文字或别的内容，只是名字像录音；请上传录音本身',
      en: 'This is no recording: the file holds text or something else under the name of one. Please upload the recording itself.',
    },
    report: false,
  },
  recording_too_long: {
    status: 422,
    text: { 'zh-CN': '录音超过 {hours} 小时', en: 'The recording is longer than {hours} hours.' },
    report: false,
  },
  recording_undecodable: {
    status: 422,
    text: {
      'zh-CN': '本机无法解码这种声音（{codec}）；录音已保存，可以导入文字记录',
      en: 'This machine cannot decode this sound ({codec}). The recording is kept, and a transcript can be imported.',
    },
    report: false,
  },
  recogniser_missing: {
    status: 409,
    text: {
      'zh-CN': '尚未设置语音识别。请管理员在“管理—模型”中添加，或导入已有的文字记录',
      en: 'No speech recogniser is set up. An administrator can add one under Administration, Models; or import a transcript.',
    },
    report: false,
  },
  recogniser_changed: {
    status: 409,
    text: {
      'zh-CN': '语音识别服务已改为 {host}，请确认后再发送',
      en: 'The recogniser is now {host}. Please confirm before anything is sent.',
    },
    report: false,
  },
  recogniser_not_installed: {
    status: 409,
    text: {
      'zh-CN': '本机没有安装语音识别组件 sherpa-onnx。请管理员按“管理—模型”中的命令安装',
      en: 'sherpa-onnx, which recognises speech on this machine, is not installed. An administrator finds the command under Administration, Models.',
    },
    report: false,
  },
  recogniser_folder_missing: {
    status: 409,
    text: {
      'zh-CN': '找不到识别模型的文件夹，或无权读取',
      en: 'The folder of the recogniser is not there, or cannot be read.',
    },
    report: false,
  },
  recogniser_files_missing: {
    status: 409,
    text: {
      'zh-CN': '识别模型的文件夹里缺少：{files}',
      en: 'The folder of the recogniser lacks: {files}',
    },
    report: false,
  },
  recogniser_model_unknown: {
    status: 409,
    text: {
      'zh-CN':
        '{file} 不是可用的识别模型（种类：{kind}）。支持 SenseVoice、Paraformer、Whisper，以及非流式的 Zipformer（CTC、Transducer）',
      en: '{file} is no model that can be used (kind: {kind}). Supported: SenseVoice, Paraformer, Whisper, and Zipformer that does not stream (CTC, transducer).',
    },
    report: false,
  },
  recogniser_model_changed: {
    status: 409,
    text: {
      'zh-CN': '识别模型的文件 {file} 与保存时不同（SHA-256 不符）。请管理员核对后重新保存',
      en: 'The file {file} of the recogniser is another one than when it was saved (SHA-256). An administrator should check it and save the model again.',
    },
    report: false,
  },
  recogniser_model_broken: {
    status: 409,
    text: {
      'zh-CN': '识别模型无法载入或中途出错：{problem}',
      en: 'The recogniser cannot be loaded, or broke off: {problem}',
    },
    report: true,
  },
  recogniser_memory: {
    status: 409,
    text: {
      'zh-CN': '识别模型需要的内存超过限额（6 GB）或本机所有',
      en: 'The recogniser needs more memory than its limit of 6 GB, or than this machine has.',
    },
    report: true,
  },
  transcript_changed: {
    status: 409,
    text: {
      'zh-CN': '文字记录已在别处改动，请刷新后再改',
      en: 'The transcript was changed elsewhere. Please reload and change it again.',
    },
    report: false,
  },
  transcript_unreadable: {
    status: 422,
    text: { 'zh-CN': '无法从这个文件中读出文字记录', en: 'No transcript can be read from this file.' },
    report: false,
  },
  transcript_missing: {
    status: 409,
    text: { 'zh-CN': '这份录音还没有文字记录', en: 'This recording has no transcript yet.' },
    report: false,
  },
  transcript_times_guessed: {
    status: 409,
    text: {
      'zh-CN':
        '有 {count} 段的时间是按字数推算的，不是从录音中量得的，字幕文件写不出“约”，因此暂不生成。请先边听边为这些段落选“从播放处开始”，或导出其他格式',
      en: 'The times of {count} turns were worked out by length and not measured in the recording, and subtitles cannot say “about”: none are made. Set them first with “Begins where it plays”, or choose another format.',
    },
    report: false,
  },
  passage_too_long: {
    status: 422,
    text: { 'zh-CN': '一次最多截取 {minutes} 分钟', en: 'At most {minutes} minutes can be cut at once.' },
    report: false,
  },
  passage_across_files: {
    status: 422,
    text: {
      'zh-CN': '这一段跨两个文件：{at} 起是“{next}”。请分两段截取',
      en: 'This passage lies across two files: “{next}” begins at {at}. Please cut it as two.',
    },
    report: false,
  },
  transcript_behind_end: {
    status: 422,
    text: {
      'zh-CN': '文件中的 {count} 句都在录音结束之后，未导入。请核对是否为同一份录音',
      en: 'All {count} lines of the file begin behind the end of the recording. Nothing was imported; please check that it is the same recording.',
    },
    report: false,
  },
  transcript_too_many_turns: {
    status: 422,
    text: {
      'zh-CN':
        '这份文字记录有 {count} 段，一份录音最多存 {limit} 段，未导入。请先合并短句，或按时间分成几个文件，与相应的录音分别导入',
      en: 'This transcript has {count} turns and a recording holds at most {limit}; nothing was imported. Join short turns first, or part it by time and import each part to its own recording.',
    },
    report: false,
  },
  transcript_too_many_speakers: {
    status: 422,
    text: {
      'zh-CN':
        '这份文字记录有 {count} 个说话人，一份录音最多 {limit} 个，未导入。请核对冒号前是否都是说话人，合并后再导入',
      en: 'This transcript has {count} speakers and a recording holds at most {limit}; nothing was imported. Check that only speakers stand before a colon, and import it again.',
    },
    report: false,
  },
  turn_behind_end: {
    status: 422,
    text: {
      'zh-CN': '这一句的时间超出录音长度（{length}）。请改在录音之内',
      en: 'This turn lies beyond the end of the recording ({length}). Please choose times within it.',
    },
    report: false,
  },
  turn_ends_before_start: {
    status: 422,
    text: {
      'zh-CN': '这一句的结束时间早于开始时间，请核对',
      en: 'This turn ends before it starts. Please check its times.',
    },
    report: false,
  },
  original_deleted: {
    status: 409,
    text: {
      'zh-CN': '录音原始文件已按保留设置删除',
      en: 'The original file was deleted as set for its retention.',
    },
    report: false,
  },
  file_not_ready: {
    status: 409,
    text: { 'zh-CN': '文件还在处理，请稍候', en: 'The file is still being processed. Please wait.' },
    report: false,
  },
  same_document: {
    status: 422,
    text: {
      'zh-CN': '请选择两份不同的文档，同一份文档没有可以比对的内容',
      en: 'Choose two different documents; one cannot be compared with itself.',
    },
    report: false,
  },
  not_a_contract_file: {
    status: 409,
    text: {
      'zh-CN': '只有 Word（.docx）文件可以导出批注与修订',
      en: 'Comments and tracked changes can be exported for Word files (.docx) alone.',
    },
    report: false,
  },
  upload_offset: {
    status: 409,
    text: {
      'zh-CN': '上传位置不符，应从第 {receivedBytes} 字节继续',
      en: 'The upload continues at byte {receivedBytes}.',
    },
    report: false,
  },
  upload_mismatch: {
    status: 422,
    text: {
      'zh-CN': '上传内容与校验值不符，请重新上传',
      en: 'What arrived does not match its checksum. Please upload it again.',
    },
    report: false,
  },
  upload_incomplete: {
    status: 409,
    text: { 'zh-CN': '文件还没有上传完', en: 'The file has not been uploaded completely.' },
    report: false,
  },
  storage_exceeded: {
    status: 429,
    text: {
      'zh-CN': '存储空间不足：已用 {used}，上限 {limit}，请先删除一些文件{wayOn}',
      en: 'Not enough storage: {used} of {limit} used. Delete some files first.{wayOn}',
    },
    report: false,
  },
  store_unavailable: {
    status: 503,
    text: {
      'zh-CN': '文件存储暂时不可用，请稍后重试',
      en: 'The file store is not available. Please retry later.',
    },
    report: true,
  },
  disk_full: {
    status: 503,
    text: {
      'zh-CN': '服务器磁盘空间不足，请联系管理员',
      en: "The server's disk is full. Please tell the administrator.",
    },
    report: true,
  },
  embedding_unavailable: {
    status: 502,
    text: {
      'zh-CN': '向量服务暂时不可用，已用关键词检索代替',
      en: 'The embedding service is not available; words are searched instead.',
    },
    report: true,
  },
  address_refused: {
    status: 422,
    text: {
      'zh-CN': '该网址不能打开：只能读取公开的 http 或 https 网页',
      en: 'This address cannot be opened: only public http and https pages can be read.',
    },
    report: false,
  },
  page_unreachable: {
    status: 422,
    text: { 'zh-CN': '无法打开该网页：{problem}', en: 'The page could not be opened: {problem}' },
    report: false,
  },
  page_blocked: {
    status: 422,
    text: {
      'zh-CN': '该网站拒绝读取（{status}），可在浏览器中打开后粘贴内容或上传网页',
      en: 'The site refuses readers ({status}). Open it in a browser and paste or upload the page.',
    },
    report: false,
  },
  page_needs_scripts: {
    status: 422,
    text: {
      'zh-CN': '该网页需要运行脚本才有内容，可在浏览器中打开后粘贴内容或上传网页',
      en: 'The page shows nothing without scripts. Open it in a browser and paste or upload the page.',
    },
    report: false,
  },
  page_needs_login: {
    status: 422,
    text: {
      'zh-CN': '该网页需要登录后才能阅读，可在浏览器中登录后粘贴内容或上传网页',
      en: 'The page asks to sign in. Sign in with a browser and paste or upload the page.',
    },
    report: false,
  },
  page_empty: {
    status: 422,
    text: {
      'zh-CN': '该网页上没有可读的文字，内容可能是图片或附件',
      en: 'The page has no text to read; what it shows may be pictures or attachments.',
    },
    report: false,
  },
  page_not_text: {
    status: 422,
    text: {
      'zh-CN': '该网址不是网页、PDF 或文本（{mediaType}）',
      en: 'The address is not a page, a PDF or text ({mediaType}).',
    },
    report: false,
  },
  unreadable_file: {
    status: 422,
    text: { 'zh-CN': '无法读取该文件：{problem}', en: 'The file could not be read: {problem}' },
    report: false,
  },
  run_in_progress: {
    status: 409,
    text: {
      'zh-CN': '上一个回答还在生成，请等待或先停止',
      en: 'The previous answer is still being written. Wait for it or stop it.',
    },
    report: false,
  },
  golden_run_in_progress: {
    status: 409,
    text: {
      'zh-CN': '这个智能体的测试问题正在运行，请等它结束，或先停止',
      en: 'The golden questions of this agent are being run. Wait until they are done, or stop them.',
    },
    report: false,
  },
  trial_in_progress: {
    status: 409,
    text: {
      'zh-CN': '上一次的引导问题还在试问，请等它结束再试',
      en: 'Guide questions are still being tried for you. Wait until that is done.',
    },
    report: false,
  },
  clone_archived: {
    status: 409,
    text: {
      'zh-CN': '这个智能体已归档，请先取消归档',
      en: 'This agent is archived. Take it out of the archive first.',
    },
    report: false,
  },
  purpose_closed: {
    status: 409,
    text: { 'zh-CN': '这类文件的上传尚未开放', en: 'Files of this kind cannot be uploaded here.' },
    report: false,
  },
  import_in_progress: {
    status: 409,
    text: { 'zh-CN': '已有一个导入正在进行', en: 'An import is already running.' },
    report: false,
  },
  version_not_held: {
    status: 404,
    text: { 'zh-CN': '法规库未收录该日期的文本', en: 'The library does not hold the text of that day.' },
    report: false,
  },
  setting_changed: {
    status: 409,
    text: {
      'zh-CN': '{who}已在 {when} 改过这项设置，为免覆盖，这次没有保存；请重新载入后再改',
      en: '{who} changed this setting at {when}. To overwrite nothing, this was not saved. Reload it and change it again.',
    },
    report: false,
  },
  job_not_stoppable: {
    status: 409,
    text: { 'zh-CN': '这种任务不能在这里停止', en: 'A job of this kind cannot be stopped here.' },
    report: false,
  },
  draft_changed: {
    status: 409,
    text: {
      'zh-CN': '草稿已在别处保存过（第 {draftRevision} 稿），为免覆盖，这次没有保存',
      en: 'The draft was saved elsewhere meanwhile (revision {draftRevision}). To overwrite nothing, this was not saved.',
    },
    report: false,
  },
  suggestion_problems: {
    status: 409,
    text: {
      'zh-CN': '建议里有 {count} 处引用存疑，请改正，或者逐条确认后再采用',
      en: 'The suggestion has doubtful citations ({count}). Mend them, or accept each of them, and take it over then.',
    },
    report: false,
  },
  suggestion_decided: {
    status: 409,
    text: {
      'zh-CN': '这条建议已经采用或者放弃过了',
      en: 'This suggestion was taken over or put aside before.',
    },
    report: false,
  },
  suggestion_empty: {
    status: 409,
    text: {
      'zh-CN': '这条建议没有内容，无法采用，请重新生成',
      en: 'There are no words in this suggestion to take over. Have it written again.',
    },
    report: false,
  },
  selection_gone: {
    status: 409,
    text: {
      'zh-CN': '所选的文字已不在这一部分里，为免改错地方，没有写入；请重新选择',
      en: 'The chosen words are no longer in this part. To change nothing else, nothing was written. Choose them again.',
    },
    report: false,
  },
  template_changed: {
    status: 409,
    text: {
      'zh-CN': '这个模板的设置已在别处改过，为免覆盖，这次没有保存；请重新载入后再改',
      en: 'The settings of this template were changed elsewhere meanwhile. To overwrite nothing, this was not saved. Reload it and change it again.',
    },
    report: false,
  },
  template_in_use: {
    status: 409,
    text: {
      'zh-CN': '还有 {drafts} 份文书用着这个模板，请先删除这些文书',
      en: 'Drafts that use this template: {drafts}. Delete them first.',
    },
    report: false,
  },
  template_unusable: {
    status: 422,
    text: {
      'zh-CN': '这个文件还不能用作模板：{problems}',
      en: 'This file cannot be used as a template yet: {problems}',
    },
    report: false,
  },
  letterhead_unusable: {
    status: 422,
    text: {
      'zh-CN': '这个文件不能用作信头：{problems}',
      en: 'This file cannot be used as a letterhead: {problems}',
    },
    report: false,
  },
  template_word_only: {
    status: 422,
    text: {
      'zh-CN': '自己的模板只导出为填好的 Word 原文件或 PDF',
      en: 'A template of your own exports as the filled Word file or as a PDF only',
    },
    report: false,
  },
  facts_changed: {
    status: 409,
    text: {
      'zh-CN': '这些内容已在别处改过（{facts}），为免覆盖，这次没有保存；请看过后再改',
      en: 'This was changed elsewhere meanwhile ({facts}). To overwrite nothing, this was not saved. Look at it and change it again.',
    },
    report: false,
  },
  version_changed: {
    status: 409,
    text: {
      'zh-CN': '这期间已经发布了第 {version} 版，请看过后再发布',
      en: 'Version {version} was published meanwhile. Look at it before you publish.',
    },
    report: false,
  },
  clone_withdrawn: {
    status: 409,
    text: {
      'zh-CN': '这个智能体已停止使用，之前的对话仍可查看',
      en: 'This agent is no longer offered. Earlier conversations can still be read.',
    },
    report: false,
  },
  nothing_to_run: {
    status: 422,
    text: { 'zh-CN': '还没有可以运行的测试问题', en: 'There is no golden question to run yet.' },
    report: false,
  },
  rating_not_allowed: {
    status: 409,
    text: {
      'zh-CN': '得到这个智能体的回答后才能评分，也不能给自己的智能体评分',
      en: 'Rate an agent after it has answered you. Your own cannot be rated.',
    },
    report: false,
  },
  clone_incomplete: {
    status: 422,
    text: {
      'zh-CN': '还不能发布：{problem}',
      en: 'It cannot be published yet: {problem}',
    },
    report: false,
  },
  never_published: {
    status: 409,
    text: { 'zh-CN': '还没有发布过', en: 'Nothing has been published yet.' },
    report: false,
  },
  model_not_configured: {
    status: 409,
    text: {
      'zh-CN': '未找到所选模型，请在管理后台配置',
      en: 'The chosen model is not configured. An administrator can add it.',
    },
    report: false,
  },
  model_unauthorized: {
    status: 502,
    text: {
      'zh-CN': '模型服务拒绝了密钥，请管理员检查模型配置',
      en: 'The model service refused the key. An administrator should check the model settings.',
    },
    report: true,
  },
  model_rate_limited: {
    status: 502,
    text: {
      'zh-CN': '模型服务请求过多或额度不足，请稍后重试',
      en: 'The model service is over its rate or quota. Please retry later.',
    },
    report: true,
  },
  model_refused: {
    status: 502,
    text: {
      'zh-CN': '模型服务不接受该请求，请管理员检查接口地址与模型名称',
      en: 'The model service did not accept the request. An administrator should check its address and the model name.',
    },
    report: true,
  },
  model_unavailable: {
    status: 502,
    text: { 'zh-CN': '模型服务暂时不可用，请重试', en: 'The model service is not available. Please retry.' },
    report: true,
  },
  model_unreachable: {
    status: 502,
    text: {
      'zh-CN': '无法连接模型服务，请检查地址与网络',
      en: 'The model service could not be reached. Check its address and the network.',
    },
    report: true,
  },
  model_timeout: {
    status: 502,
    text: {
      'zh-CN': '模型服务长时间没有响应，请重试',
      en: 'The model service took too long to answer. Please retry.',
    },
    report: true,
  },
  model_malformed: {
    status: 502,
    text: {
      'zh-CN': '模型服务返回了无法识别的内容',
      en: 'The model service answered with something unreadable.',
    },
    report: true,
  },
  model_repeated_instructions: {
    status: 502,
    text: {
      'zh-CN': '模型复述了给它的设定，这部分没有显示',
      en: 'The model repeated the instructions it was given; that part is not shown.',
    },
    report: false,
  },
  model_cut_off: {
    status: 502,
    text: {
      'zh-CN': '回答中途断开，已保留收到的内容',
      en: 'The answer was cut off; what arrived has been kept.',
    },
    report: true,
  },
  outgoing_gate_failed: {
    status: 503,
    text: {
      'zh-CN': '没有发送：外发前替换个人信息时出错。请重试；仍不成功时选用内置引擎或本机模型，并告诉管理员',
      en: 'Nothing was sent: replacing personal data before sending failed. Please retry; if it fails again, choose the built-in engine or a model on this host, and tell an administrator.',
    },
    report: true,
  },
  outgoing_gate_number_left: {
    status: 422,
    text: {
      'zh-CN':
        '没有发送：要外发的内容里还有身份证号、银行卡号或信用代码没有被替换。请删去该号码后重试，或选用内置引擎、本机模型',
      en: 'Nothing was sent: an identity, bank card or company number in it was not replaced. Remove the number and retry, or choose the built-in engine or a model on this host.',
    },
    report: true,
  },
  outgoing_gate_unmaskable: {
    status: 422,
    text: {
      'zh-CN':
        '没有发送：图片、声音等文件里的个人信息无法替换，已开启的外发保护不让它离开本机。请改用文字，或选用内置引擎、本机模型',
      en: 'Nothing was sent: personal data in pictures, sound and other files cannot be replaced, so the outgoing gate keeps them here. Use text, or choose the built-in engine or a model on this host.',
    },
    report: false,
  },
  web_search_not_configured: {
    status: 409,
    text: {
      'zh-CN': '管理员尚未配置联网搜索',
      en: 'Web search has not been set up by the administrator.',
    },
    report: false,
  },
  web_search_unauthorized: {
    status: 502,
    text: {
      'zh-CN': '搜索服务拒绝了密钥，请管理员检查联网搜索的配置',
      en: 'The search service refused the key. An administrator should check the settings of web search.',
    },
    report: true,
  },
  web_search_quota: {
    status: 502,
    text: {
      'zh-CN': '搜索服务的额度已用完，请管理员充值或更换',
      en: 'The quota of the search service is used up. An administrator should renew it.',
    },
    report: true,
  },
  web_search_rate_limited: {
    status: 502,
    text: {
      'zh-CN': '搜索服务请求过多，请稍后重试',
      en: 'The search service has had too many requests. Please retry later.',
    },
    report: true,
  },
  web_search_json_off: {
    status: 502,
    text: {
      'zh-CN': 'SearXNG 没有开放 JSON 结果：请在其 settings.yml 的 search.formats 中加上 json 后重启',
      en: 'SearXNG does not answer in JSON: add json to search.formats in its settings.yml and restart it.',
    },
    report: true,
  },
  web_search_refused: {
    status: 502,
    text: {
      'zh-CN': '搜索服务不接受该请求（{status}），请管理员检查地址',
      en: 'The search service did not accept the request ({status}). An administrator should check its address.',
    },
    report: true,
  },
  web_search_redirected: {
    status: 502,
    text: {
      'zh-CN': '搜索服务跳转到了别的地址，没有跟随：请管理员填写最终的地址',
      en: 'The search service redirects elsewhere, which is not followed. An administrator should enter its final address.',
    },
    report: true,
  },
  web_search_engines_silent: {
    status: 502,
    text: {
      'zh-CN': 'SearXNG 所用的搜索引擎都没有回应，请管理员检查其引擎设置',
      en: 'None of the engines that SearXNG asks has answered. An administrator should check its engines.',
    },
    report: true,
  },
  web_search_unavailable: {
    status: 502,
    text: { 'zh-CN': '搜索服务暂时不可用，请重试', en: 'The search service is not available. Please retry.' },
    report: true,
  },
  web_search_unreachable: {
    status: 502,
    text: {
      'zh-CN': '无法连接搜索服务，请检查地址与网络',
      en: 'The search service could not be reached. Check its address and the network.',
    },
    report: true,
  },
  web_search_timeout: {
    status: 502,
    text: {
      'zh-CN': '搜索服务长时间没有响应，请重试',
      en: 'The search service took too long to answer. Please retry.',
    },
    report: true,
  },
  web_search_malformed: {
    status: 502,
    text: {
      'zh-CN': '搜索服务返回了无法识别的内容',
      en: 'The search service answered with something unreadable.',
    },
    report: true,
  },
  share_gone: {
    status: 404,
    text: {
      'zh-CN': '这个分享已经打不开了：可能已到期、已被收回，或者原内容已被删除',
      en: 'This share does not open any more: it may have expired, been revoked, or lost what it was made of.',
    },
    report: false,
  },
  share_locked: {
    status: 409,
    text: { 'zh-CN': '打开这个分享需要密码', en: 'This share opens with a password.' },
    report: false,
  },
  wrong_share_password: {
    status: 422,
    text: { 'zh-CN': '分享密码不正确', en: 'The password of this share is not right.' },
    report: false,
  },
  sharing_off: {
    status: 409,
    text: { 'zh-CN': '本系统已关闭分享', en: 'Sharing is switched off on this installation.' },
    report: false,
  },
  share_changed: {
    status: 409,
    text: {
      'zh-CN': '内容在你查看之后又有变化，为免公开没有看过的内容，这次没有更新；请再看一遍',
      en: 'The content changed after you looked at it. So that nothing becomes public unseen, nothing was updated. Please look again.',
    },
    report: false,
  },
  too_long_to_share: {
    status: 422,
    text: {
      'zh-CN': '内容太长，无法整体分享，请只选择其中几条消息',
      en: 'This is too long to share as a whole. Choose some of the messages.',
    },
    report: false,
  },
  run_interrupted: {
    status: 409,
    text: {
      'zh-CN': '服务重启，回答在此处中断，可重新生成',
      en: 'The server restarted and the answer stops here. You can regenerate it.',
    },
    report: false,
  },
  database_unavailable: {
    status: 503,
    text: { 'zh-CN': '数据库暂时不可用', en: 'The database is not available.' },
    report: true,
  },
  internal: {
    status: 500,
    text: {
      'zh-CN': '服务器出了问题，请重试。如反复出现，请把请求编号告诉管理员',
      en: 'Something went wrong on the server. Please retry; if it happens again, give the administrator the request id.',
    },
    report: true,
  },
} as const satisfies Record<string, ErrorEntry>;

/** Codes of expected failures. */
export type ErrorCode = keyof typeof ERRORS;

/** The body of every failed request. */
export const errorBody = z.object({
  errorMessage: z.string(),
  errorCode: z.string(),
  requestId: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Where a limit of the person refused it. */
  refusal: limitRefusal.optional(),
});
/** What {@link errorBody} reads. */
export type ErrorBody = z.infer<typeof errorBody>;
