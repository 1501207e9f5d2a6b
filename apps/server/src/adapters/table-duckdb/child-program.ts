import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What one child may use. */
export interface TableLimits {
  heapMegabytes: number;
  /** Memory of its own that it may write, used or not. Addresses alone are not counted: WebAssembly reserves gigabytes of them. */
  dataMegabytes: number;
  residentMegabytes: number;
  processorSeconds: number;
}

const HERE = dirname(fileURLToPath(import.meta.url));
const SERVER = join(HERE, '..', '..', '..');
const PROJECT = join(SERVER, '..', '..');

/** The command of a child: JavaScript reads nothing but the program, its libraries and the folder, and writes the folder alone. */
export function childProgram(
  program: 'load/load-child.ts' | 'ask/ask-child.ts',
  limits: TableLimits,
  folder: string,
): { command: string; args: string[] } {
  const readable = [
    HERE,
    join(SERVER, 'src', 'ports'),
    join(SERVER, 'package.json'),
    join(PROJECT, 'packages'),
    join(PROJECT, 'node_modules'),
    join(SERVER, 'node_modules'),
    join(PROJECT, 'package.json'),
    folder,
  ];
  const args = [
    `--max-old-space-size=${limits.heapMegabytes}`,
    '--disallow-code-generation-from-strings',
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    '--permission',
    ...readable.filter(existsSync).map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${folder}`,
    // DuckDB is an addon: what it may do is said by its own settings, and by the limits of the process.
    '--allow-addons',
    join(HERE, program),
  ];
  if (process.platform === 'win32') return { command: process.execPath, args };
  const limited = [
    'ulimit -c 0 2>/dev/null',
    `ulimit -t ${limits.processorSeconds} 2>/dev/null`,
    `ulimit -d ${limits.dataMegabytes * 1024} 2>/dev/null`,
    'exec "$0" "$@"',
  ].join('; ');
  return { command: '/bin/sh', args: ['-c', limited, process.execPath, ...args] };
}
