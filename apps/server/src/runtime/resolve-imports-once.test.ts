import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { THREAD_ARGUMENTS } from './thread-arguments.ts';

const FILES = {
  'main.mjs': `
    import one from './one/src/deep/program.mjs';
    import other from './other/src/program.mjs';
    import './one/src/program.mjs';
    console.log(JSON.stringify({ one, other }));`,
  'one/node_modules/library/package.json': '{ "type": "module", "exports": "./library.js" }',
  'one/node_modules/library/library.js': `export { default } from './inner.js';`,
  'one/node_modules/library/inner.js': `export default 'of one';`,
  'other/node_modules/library/package.json': '{ "main": "library.cjs" }',
  'other/node_modules/library/library.cjs': `module.exports = 'of the other';`,
  'one/src/deep/program.mjs': `
    import library from 'library';
    import same from '../library.mjs';
    import said from './said.json' with { type: 'json' };
    export default [library, same, said, globalThis.loaded];`,
  'one/src/library.mjs': `
    globalThis.loaded = (globalThis.loaded ?? 0) + 1;
    export { default } from 'library';`,
  'one/src/program.mjs': `import './library.mjs';`,
  'one/src/deep/said.json': '"as JSON"',
  'other/src/program.mjs': `
    import library from 'library';
    export default library;`,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-imports-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('each import finds the file it would find otherwise, and each file is loaded once', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...THREAD_ARGUMENTS,
    join(folder, 'main.mjs'),
  ]);
  expect(JSON.parse(stdout)).toEqual({ one: ['of one', 'of one', 'as JSON', 1], other: 'of the other' });
});
