import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync('**/*.ts', { cwd: ROOT }).filter(
  (path) => !path.endsWith('.test.ts') && !path.startsWith('testing/') && !path.includes('/testing/'),
);
const sources = await Promise.all(
  files.map(async (path) => ({ path, source: await readFile(`${ROOT}/${path}`, 'utf8') })),
);
const filesWith = (pattern: RegExp) =>
  sources.flatMap(({ path, source }) => (pattern.test(source) ? [path] : [])).toSorted();

/** What opens a connection, and why it needs no gate or has one. */
const WAYS_OUT: Readonly<Record<string, string>> = {
  'adapters/model-openai-compatible/guard-fetch.ts': 'gateModels',
  'adapters/search-models/post-json.ts': 'gateEmbedders, gateRerankers, gateImageModels',
  'adapters/transcriber-openai-compatible/post-sound.ts': 'gateTranscribers',
  'adapters/web-search/call-service.ts': 'gateWebSearch',
  'adapters/page-fetcher-guarded/connect-to-address.ts': 'as request-page',
  'adapters/reading-processes/child.ts': 'a pipe to a process of this machine',
  'adapters/table-duckdb/child-answers.ts': 'a pipe to a process of this machine',
  'runtime/starting-processes/accept-pipes.ts': 'pipes of a process of this machine, by a socket in a folder',
  'runtime/starting-processes/starter.ts': 'the other ends of these',
  'adapters/page-fetcher-guarded/request-page.ts':
    'opens a page that somebody named, and sends nothing but its address',
  'adapters/files-s3/s3-files.ts': 'the store of this installation',
  'adapters/sms-webhook.ts': 'a code for the telephone that it is sent to',
  'cli/account.ts': 'the running server on this machine',
  'cli/backup.ts': 'the running server on this machine',
  'cli/follow-import.ts': 'the running server on this machine',
  'data-folder.ts': 'the running server on this machine',
};

test('whatever opens a connection is known: a new client of a model or a search service goes through the gate', () => {
  const opens =
    /(?<![.\w])fetch\((?!\w+: )|import (?!type)[^;]*\b(?:Socket|connect|request|S3Client)\b[^;]* from '(?:node:(?:https?|net|tls)|@aws-sdk\/client-s3)'|from 'undici'|new WebSocket\(/;
  const isServer = /^(?:http|db)\//;
  expect(filesWith(opens).filter((path) => !isServer.test(path))).toEqual(Object.keys(WAYS_OUT).toSorted());
});

test('libraries of model services are used by the adapter of models alone', () => {
  expect(filesWith(/from '@ai-sdk\/(?!provider')[^']+'/)).toEqual([
    'adapters/model-openai-compatible/open-model.ts',
  ]);
});

test('models and search services are opened in two places, each opener through its gate', () => {
  const opener =
    /\b(?:openAICompatibleModels|openAICompatibleEmbedders|jinaCompatibleRerankers|openAICompatibleImageModels|openAICompatibleTranscribers|webSearchServices)\(/;
  const outside = filesWith(opener).filter((path) => !path.startsWith('adapters/'));
  expect(outside).toEqual(['compose-models.ts', 'compose-web-search.ts']);
  const composed = sources.filter(({ path }) => outside.includes(path)).map(({ source }) => source);
  const bare = composed
    .join('\n')
    .replace(
      /\bgate(?:Models|Embedders|Rerankers|ImageModels|Transcribers|WebSearch)\((?:[^()]|\([^()]*\))*\)/g,
      '',
    );
  expect(bare).not.toMatch(opener);
  expect(bare).not.toMatch(/parts\.open/);
});
