import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lane, ProcessLimits } from './process-limits.ts';

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));
const SERVER = join(dirname(PROGRAM), '..', '..', '..');
const PROJECT = join(SERVER, '..', '..');
/** Processor time of one child in seconds, kept by the kernel: one that outlives its parent in an endless loop ends, too. */
const PROCESSOR_SECONDS = 3600;

const DRAWING: readonly Lane[] = ['recognise', 'render', 'square', 'redraw', 'print', 'piece', 'bundle'];
/** What runs a model is an addon, too. */
const WITH_ADDONS: readonly Lane[] = [...DRAWING, 'hear'];
const WITH_PROGRAMS: readonly Lane[] = ['listen_ffmpeg', 'speech_ffmpeg'];

/** The command that starts a child which may read nothing but the program, its libraries and one folder. */
export function childProgram(
  lane: Lane,
  limits: ProcessLimits,
  folder: string,
): { command: string; args: string[] } {
  const readable = [
    dirname(PROGRAM),
    join(SERVER, 'package.json'),
    join(PROJECT, 'packages'),
    join(PROJECT, 'node_modules'),
    join(SERVER, 'node_modules'),
    join(PROJECT, 'package.json'),
    folder,
    ...(limits.readable ?? []),
  ];
  const args = [
    `--max-old-space-size=${limits.heapMegabytes}`,
    // Nothing that reads files has to make code from strings.
    '--disallow-code-generation-from-strings',
    '--disable-warning=ExperimentalWarning',
    '--permission',
    ...readable.filter(existsSync).map((path) => `--allow-fs-read=${path}`),
    // Drawing needs the canvas, printing the compiler of pages: both are addons. Text is read without.
    ...(WITH_ADDONS.includes(lane) ? ['--allow-addons'] : []),
    ...(WITH_PROGRAMS.includes(lane) ? ['--allow-child-process'] : []),
    // A model that is not wanted any more gives its memory back before the next one is loaded.
    ...(lane === 'hear' ? ['--expose-gc'] : []),
    PROGRAM,
  ];
  if (process.platform === 'win32') return { command: process.execPath, args };
  // No core dumps: people's files would be in them.
  const limited = `ulimit -c 0 2>/dev/null; ulimit -t ${limits.processorSeconds ?? PROCESSOR_SECONDS} 2>/dev/null; exec "$0" "$@"`;
  return { command: '/bin/sh', args: ['-c', limited, process.execPath, ...args] };
}
