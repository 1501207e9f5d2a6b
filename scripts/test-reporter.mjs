// Tells `npm test` what vitest ran: how many tests of each outcome, which failed, and the seconds of each file with its imports and hooks.
import { writeFileSync } from 'node:fs';

export default class TestReporter {
  onTestRunEnd(modules) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const failures = [];
    const seconds = {};
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === 'pending' ? 'skipped' : state] += 1;
        if (state === 'failed')
          failures.push(`${module.project.name} ${module.relativeModuleId} › ${test.fullName}`);
      }
      const { collectDuration, prepareDuration, setupDuration, environmentSetupDuration, duration } =
        module.diagnostic();
      const milliseconds =
        collectDuration + prepareDuration + setupDuration + environmentSetupDuration + duration;
      seconds[`${module.project.name} ${module.relativeModuleId}`] = milliseconds / 1000;
    }
    writeFileSync('test-results/tests.json', JSON.stringify({ counts, failures, seconds }));
  }
}
