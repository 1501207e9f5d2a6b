import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Measures the event loop for a benchmark: SIGUSR2 begins anew, the result is printed when the process stops. */
export function startBenchMetrics(): { print(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // Where other programs share the machine, only the processor's time says what this one did.
  let usedBefore = usedMs();
  let heldByProcessorMs = 0;
  setInterval(() => {
    const used = usedMs();
    heldByProcessorMs = Math.max(heldByProcessorMs, used - usedBefore);
    usedBefore = used;
  }, RESOLUTION_MS).unref();
  process.on('SIGUSR2', () => {
    delay.reset();
    heldByProcessorMs = 0;
  });
  // The histogram holds the time between two looks, so an idle loop shows the resolution.
  const milliseconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  return {
    print() {
      const metrics = {
        eventLoopDelayMs: {
          p50: milliseconds(delay.percentile(50)),
          p99: milliseconds(delay.percentile(99)),
          max: milliseconds(delay.max),
        },
        heldByProcessorMs,
        peakMemoryMb: process.resourceUsage().maxRSS / 1024,
      };
      console.log(`bench-metrics ${JSON.stringify(metrics)}`);
    },
  };
}
