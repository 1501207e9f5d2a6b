import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Memory of a process and of all its children, in MB. */
export interface WatchedMemory {
  /** The most there was since the last call. */
  takePeakMb(): { server: number; children: number; together: number; processes: number };
  stop(): void;
}

const LOOK_MS = 250;

/**
 * Watches a process tree. Shared pages count once (PSS), so that sums mean something. Null where the system does not tell.
 */
export function watchMemory(pid: number): WatchedMemory | null {
  if (!existsSync(`/proc/${pid}/smaps_rollup`)) return null;
  const nothing = { server: 0, children: 0, together: 0, processes: 0 };
  let peak = { ...nothing };
  const look = () => {
    const children = descendants(pid);
    const server = memoryMb(pid);
    const others = children.reduce((sum, child) => sum + memoryMb(child), 0);
    peak.server = Math.max(peak.server, server);
    peak.children = Math.max(peak.children, others);
    peak.together = Math.max(peak.together, server + others);
    peak.processes = Math.max(peak.processes, children.length);
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    takePeakMb() {
      look();
      const taken = peak;
      peak = { ...nothing };
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}

function descendants(pid: number): number[] {
  const parents = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    // The name in brackets may hold blanks; what follows it does not.
    const [, parent = '0'] = /\) \S (\d+)/.exec(readQuietly(`/proc/${entry}/stat`)) ?? [];
    parents.set(Number(parent), [...(parents.get(Number(parent)) ?? []), Number(entry)]);
  }
  const found: number[] = [];
  for (const next = [pid]; next.length > 0; ) {
    const children = parents.get(next.pop() ?? 0) ?? [];
    found.push(...children);
    next.push(...children);
  }
  return found;
}

function memoryMb(pid: number): number {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readQuietly(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kilobytes) / 1024;
}

/** A process may end while it is looked at. */
function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
