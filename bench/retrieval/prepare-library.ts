import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Import {
  importId: string;
  state: string;
  articles: number;
  filesDone: number;
  filesTotal: number;
  errorMessage: string | null;
}

/** Imports what the library lacks, through the running server, as the command line does. */
export async function prepareLibrary(address: string, dataDir: string, folders: string[]): Promise<void> {
  const { controlToken } = JSON.parse(await readFile(join(dataDir, 'server.json'), 'utf8')) as {
    controlToken: string;
  };
  const call = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-control-token': controlToken,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const done = await call<{ items: (Import & { source: string })[] }>('/v1/law/import/list?pageSize=100');
  for (const folder of folders) {
    if (done.items.some((one) => one.source === folder && one.state === 'finished')) continue;
    const startedAt = performance.now();
    let one = await call<Import>('/v1/law/import', { source: folder });
    while (one.state === 'queued' || one.state === 'running') {
      await wait(500);
      one = await call<Import>(`/v1/law/import/${one.importId}/progress`);
    }
    if (one.state !== 'finished')
      throw new Error(`import of ${folder}: ${one.state} ${one.errorMessage ?? ''}`);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`imported ${folder}: ${one.articles} articles in ${seconds} s`);
  }
}
