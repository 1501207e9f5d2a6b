import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Every Node has it; types of it come with those of browsers only. */
declare const WebAssembly: { compile(content: Uint8Array): Promise<CompiledPostgres> };

/** A module of WebAssembly, which threads share. */
export type CompiledPostgres = object;

let compiled: Promise<CompiledPostgres> | undefined;

/** PostgreSQL as PGlite brings it, compiled once for all databases of a process: a run of the tests opens some two hundred. */
export function compiledPostgres(): Promise<CompiledPostgres> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<CompiledPostgres> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(pglite, '..', 'pglite.wasm')));
}
