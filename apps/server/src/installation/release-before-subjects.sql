-- What a process that was killed leaves of the release whose last migration is 0015: a person with a session, a talk of
-- three questions (answered and its events pruned, answered, being answered), an import and a file under way.
insert into "user" (id, role, mobile, created_at) values ('usr_old000', 'admin', '13800000000', now());
insert into session (id, user_id, token_hash, created_at, last_seen_at, expires_at) values
  ('ses_old000', 'usr_old000', '$token_hash', now(), now(), now() + interval '20 days');
insert into conversation (id, user_id, title, leaf_message_id, message_count, created_at, updated_at) values
  ('cnv_old000', 'usr_old000', '从前的对话', 'msg_old006', 6, '2026-09-01 20:00+00', now());
insert into message (id, conversation_id, parent_id, depth, role, parts, text, created_at) values
  ('msg_old001', 'cnv_old000', null, 1, 'user', '[{"type":"text","text":"一问"}]', '一问', '2026-09-01 20:00+00'),
  ('msg_old002', 'cnv_old000', 'msg_old001', 2, 'assistant',
    '[{"type":"data-forgotten","data":{}},{"type":"text","text":"一答","state":"done"}]', '一答', '2026-09-01 20:00+00'),
  ('msg_old003', 'cnv_old000', 'msg_old002', 3, 'user', '[{"type":"text","text":"二问"}]', '二问', now()),
  ('msg_old004', 'cnv_old000', 'msg_old003', 4, 'assistant', '[{"type":"text","text":"二答","state":"done"}]', '二答', now()),
  ('msg_old005', 'cnv_old000', 'msg_old004', 5, 'user', '[{"type":"text","text":"三问"}]', '三问', now()),
  ('msg_old006', 'cnv_old000', 'msg_old005', 6, 'assistant', '[]', '', now());
insert into run (id, conversation_id, message_id, user_id, state, node_id, model, as_of, language, cursor, pruned, request_id,
    created_at, ended_at) values
  ('run_old001', 'cnv_old000', 'msg_old002', 'usr_old000', 'finished', 'gone', '旧模型', '2021-06-01', 'zh-CN', 9, true, 'r1',
    '2026-09-01 20:00+00', '2026-09-01 20:01+00'),
  ('run_old002', 'cnv_old000', 'msg_old004', 'usr_old000', 'finished', 'gone', null, '2026-11-20', 'zh-CN', 2, false, 'r2',
    now(), now()),
  ('run_old003', 'cnv_old000', 'msg_old006', 'usr_old000', 'running', 'gone', null, '2026-11-21', 'zh-CN', 0, false, 'r3',
    now(), null);
insert into run_event (run_id, seq, data) values
  ('run_old002', 1, '{"type":"start","messageId":"msg_old004"}'),
  ('run_old002', 2, '{"type":"finish"}'),
  ('run_old003', 1, '{"type":"start","messageId":"msg_old006"}'),
  ('run_old003', 2, '{"type":"text-start","id":"t"}'),
  ('run_old003', 3, '{"type":"text-delta","id":"t","delta":"写到一半"}');
insert into law_import (id, source, source_kind, location, state, created_at, started_at) values
  ('lim_old000', '$laws', 'path', '$laws', 'running', now(), now());
insert into document (id, owner_id, origin, name, file_key, bytes, sha256, settings, state, stage, opened_at, created_at) values
  ('doc_old000', 'usr_old000', 'reading', '说明.txt', 'old_file', '$bytes', '$sha256', '{"segmentLength":600,"recognition":"auto","includeHeadings":true}',
    'working', 'stored', now(), now());
insert into job (queue, key, data, due_at, attempts, node_id, lease_until) values
  ('document.read', 'doc_old000.1', '{"documentId":"doc_old000","generation":1}', now(), 1, 'gone', now() + interval '1 minute');
