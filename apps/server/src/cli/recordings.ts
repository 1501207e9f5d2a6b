import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { getSettings, ModelProvider } from '@mingfa/contract/admin';
import type { getLocalRecogniser, testRecogniser } from '@mingfa/contract/admin-recogniser';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import { chooseDownloader } from '../choose-downloader.ts';
import { readEnvironment } from '../env.ts';
import { fetchRecogniser } from '../features/model/index.ts';
import { type Ask, askInstallation } from './ask-installation.ts';
import { describeFailure, resolvePath } from './follow-import.ts';

const USAGE = `用法 · Usage:
  npm run recordings -- model <folder|url> [name]   采用一个语音识别模型：文件夹，或其 SHA256SUMS 的网址 · take up a recogniser: a folder, or the address of its SHA256SUMS
  npm run recordings -- status                      本机识别现状 · what of recognising on this machine is there`;

const environment = readEnvironment();
const [verb, given, name, ...rest] = process.argv.slice(2);
const isModel = verb === 'model' && given !== undefined && rest.length === 0;
if (!isModel && !(verb === 'status' && given === undefined)) {
  console.error(USAGE);
  process.exit(2);
}
let exitCode = 0;
try {
  exitCode = await askInstallation(environment, (ask) => (isModel ? takeUp(ask, given, name) : status(ask)));
} catch (error) {
  console.error(describeFailure(error));
  exitCode = 1;
}
process.exit(exitCode);

async function takeUp(ask: Ask, source: string, called: string | undefined): Promise<number> {
  const folder = /^https?:\/\//i.test(source) ? await fetchFrom(ask, source) : resolvePath(source);
  const baseUrl = pathToFileURL(folder).href;
  const held = (await listHeld(ask)).find((one) => one.baseUrl === baseUrl && one.source === 'settings');
  const saved = await ask<ModelProvider>('/v1/admin/model/save', {
    ...(held ? { modelId: held.modelId } : {}),
    ...{ purpose: 'transcription', baseUrl, enabled: true },
    name: called ?? held?.name ?? `本机 ${basename(folder)}`.slice(0, 60),
    modelName: basename(folder).slice(0, 120) || 'model',
  });
  tellModel(saved);
  const { version, installCommand } = await tellLibrary(ask);
  if (version === null) {
    console.log(
      `模型已保存；安装后即可使用 · The model is saved, and works once this has run: ${installCommand}`,
    );
    return 0;
  }
  const tested = await ask<EndpointOutput<typeof testRecogniser>>(`/v1/admin/model/${saved.modelId}/hear`, {
    uploadId: null,
  });
  console.log(
    tested.ok
      ? `测试通过 · the test passed: ${tested.tookSeconds} s`
      : `测试未通过 · the test failed: ${tested.errorMessage}`,
  );
  return tested.ok ? 0 : 1;
}

/** Only because somebody named this address. */
async function fetchFrom(ask: Ask, address: string): Promise<string> {
  const { allowedHosts } = await ask<EndpointOutput<typeof getSettings>>('/v1/admin/settings');
  return fetchRecogniser(chooseDownloader(allowedHosts ?? []), address, {
    folder: join(environment.dataDir, 'recogniser', 'models'),
    onFile: (file) => console.log(`  ↓ ${file}`),
  });
}

async function status(ask: Ask): Promise<number> {
  const { version, installCommand } = await tellLibrary(ask);
  if (version === null) console.log(`  ${installCommand}`);
  const held = await listHeld(ask);
  if (held.length === 0) console.log('没有本机识别模型 · no recogniser of this machine is set up');
  for (const model of held) tellModel(model);
  return 0;
}

async function listHeld(ask: Ask): Promise<ModelProvider[]> {
  const { items } = await ask<{ items: ModelProvider[] }>('/v1/admin/model/list');
  return items.filter(({ baseUrl }) => baseUrl.startsWith('file:'));
}

function tellModel({ name, modelName, baseUrl, files, enabled }: ModelProvider): void {
  console.log(`${name} · ${modelName} · ${baseUrl}${enabled ? '' : ' · 停用 off'}`);
  for (const { name: file, bytes, sha256 } of files ?? [])
    console.log(`  ${sha256}  ${file} (${formatBytes(bytes)})`);
}

async function tellLibrary(ask: Ask): Promise<EndpointOutput<typeof getLocalRecogniser>> {
  const told = await ask<EndpointOutput<typeof getLocalRecogniser>>('/v1/admin/model/local-recogniser');
  console.log(`sherpa-onnx ${told.version ?? '未安装 not installed'} · ffmpeg ${told.hasFfmpeg ? '✓' : '—'}`);
  return told;
}
